"""Numbers as text that a page can hold."""

from __future__ import annotations

from base64 import b64encode
from typing import Any

import numpy as np


def packed(values: Any, dtype: str) -> str:
    """Numbers as Base64 of their bytes."""
    array = values if isinstance(values, np.ndarray) else list(values)
    return b64encode(np.asarray(array, dtype=dtype).tobytes()).decode("ascii")
