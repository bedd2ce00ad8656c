"""Where the results of an operation go."""

from __future__ import annotations

import os
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Destination:
    """A file or folder, the place of what was given, or nothing.

    `output` is a path to write to, `force` lets it replace what is there; `apply` puts results in the place of their sources.
    """

    output: str | os.PathLike[str] | None = None
    force: bool = False
    apply: bool = False
