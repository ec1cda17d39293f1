"""Modules whose code was compiled when the snapshot was made, imported without a file.

This module is executed inside Pyodide while the snapshot is made, and stays in it. Files written then do not (the
file system is not part of the memory), so what is imported for the first time after the start must be found here.
"""

from __future__ import annotations

import sys
from importlib.machinery import ModuleSpec
from types import CodeType, ModuleType


class FrozenFinder:
    """Meta path finder and loader over compiled code: module name to (code, whether it is a package)."""

    def __init__(self) -> None:
        self.codes: dict[str, tuple[CodeType, bool]] = {}

    def add(self, name: str, source: str, filename: str, package: bool) -> None:
        """Compiles a module now, to be run when it is first imported."""
        self.codes[name] = compile(source, filename, "exec", dont_inherit=True), package

    def find_spec(self, name: str, path: object = None, target: object = None) -> ModuleSpec | None:
        """Spec of a module that was compiled here, None for every other."""
        found = self.codes.get(name)
        if found is None:
            return None
        code, package = found
        spec = ModuleSpec(name, self, origin=code.co_filename, is_package=package)  # type: ignore[arg-type]
        spec.has_location = False
        return spec

    def create_module(self, spec: ModuleSpec) -> ModuleType | None:
        """The default module object is right."""
        return None

    def exec_module(self, module: ModuleType) -> None:
        """Runs the module's code."""
        exec(self.codes[module.__name__][0], module.__dict__)


finder = FrozenFinder()


def install() -> None:
    """Puts the finder first, before the one that would look for files."""
    sys.meta_path.insert(0, finder)
