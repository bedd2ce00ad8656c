"""Pages that show the same studio, so that nobody is surprised by another one."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable

ALIVE = 5.0
"""Seconds for which a page that was heard of counts as open."""

_MOST = 100


class Windows:
    """Which document each page shows, and when it was heard of."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._seen: dict[Hashable, tuple[float, int]] = {}

    def hear(self, window: str, document: int) -> None:
        """Know that a page is there."""
        now = self._clock()
        alive = {name: seen for name, seen in self._seen.copy().items() if now - seen[0] <= ALIVE and name != window}
        self._seen = dict(list(alive.items())[1 - _MOST :]) | {window: (now, document)}

    def others(self, window: str, document: int) -> int:
        """How many other pages show a document."""
        now = self._clock()
        seen = self._seen.copy().items()
        return sum(name != window and shown == document and now - when <= ALIVE for name, (when, shown) in seen)
