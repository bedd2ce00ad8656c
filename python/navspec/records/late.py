"""Fields that are made once somebody looks at them: of most reports, few people look at more than the numbers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from threading import RLock
from typing import TYPE_CHECKING, Any
from weakref import ref

Make = Callable[[], Mapping[str, Any]]

_LOCK = RLock()
_newest: list[ref[Late]] = []


class Late:
    """A dataclass with slots, of which some fields can be put off: they are made together when one of them is asked for.

    It has a field `_make`, which gives those that are not there yet, by their names; None where all are.
    """

    __slots__ = ()

    if TYPE_CHECKING:
        _make: Make | None
    else:  # otherwise every name would be one of an attribute

        def __getattr__(self, name: str) -> Any:
            if name != "_make":
                self._settle()
            return object.__getattribute__(self, name)

    @property
    def waits(self) -> bool:
        """Whether something is still to be made."""
        return self._make is not None

    def _settle(self) -> None:
        """Make what was put off."""
        with _LOCK:
            if self._make is not None:
                for name, value in self._make().items():
                    object.__setattr__(self, name, value)
                object.__setattr__(self, "_make", None)

    def __getstate__(self) -> object:
        self._settle()
        return object.__getstate__(self)


def put_off(late: Late, make: Make, *names: str) -> None:
    """Forget fields until somebody asks for one."""
    for name in names:
        object.__delattr__(late, name)
    object.__setattr__(late, "_make", make)


def alone(*late: Late) -> None:
    """Have nothing of those named here before wait but these: what they are made of is kept for one report at most."""
    with _LOCK:
        for each in _newest:
            if (other := each()) is not None:
                other._settle()
        _newest[:] = map(ref, late)
