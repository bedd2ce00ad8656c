"""Where reading stopped: the partial tree that a failed read leaves tells the field and its place in the file."""

from __future__ import annotations

from typing import Any

from kaitaistruct import ValidationFailedError

from navspec.errors import ReadError
from navspec.spec import Field
from navspec.tree.binding import Binding, Plan
from navspec.tree.faults import FAILURES, validated, words
from navspec.tree.values import evaluator


def located(error: BaseException, root: Any, binding: Binding) -> ReadError:
    """The error of the library for one of `FAILURES`, raised while `root` was read."""
    o, base, path = root, 0, ""
    while inner := _unfinished(o, binding.of[type(o)]):
        field, o, index = inner
        base += _begin(field, o, binding)
        path += f"/{field.id}" if index is None else f"/{field.id}/{index}"
    plan = binding.of[type(o)]
    offset = base + o._io.pos()
    ...
