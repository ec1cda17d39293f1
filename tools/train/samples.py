"""Files of samples as numpy reads them (requirements/train.txt): positions of self-play, and how their games ended."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np

Array: TypeAlias = Any
"""An array of numpy's, which the environment of the page's tools does not have."""

SAMPLE: Final = np.dtype([("own", "<u8"), ("enemy", "<u8"), ("label", "<i2"), ("game", "<i2")])
"""As `tools.train.selfplay.SAMPLE`, which does without numpy."""
