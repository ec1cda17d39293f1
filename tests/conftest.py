"""What all unit tests share."""

from __future__ import annotations

from hypothesis import settings

# A busy machine, or Pyodide, is slow now and then; speed is measured by `make bench`, never by a test.
settings.register_profile("patient", deadline=None)
settings.load_profile("patient")
