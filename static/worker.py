"""The file that PyScript starts the worker with; the work is in the package."""

from rsg.browser.worker import exchange  # noqa: F401 (exported below)

__export__ = ["exchange"]
