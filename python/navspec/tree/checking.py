"""What must hold before a structure is written: ranges, kinds, presence, and what its generated class checks."""

from __future__ import annotations

import operator
import struct
from collections.abc import Callable
from functools import cache
from typing import Any

from kaitaistruct import ConsistencyError, ValidationFailedError

from navspec.spec import Field
from navspec.tree.binding import Binding, Plan, values_of
from navspec.tree.linking import Fault, evaluate
from navspec.tree.measuring import sizes
from navspec.tree.stream import float_bytes

Check = Callable[[Any], None]

_CODES = {("int", False): "?BH?I???Q", ("int", True): "?bh?i???q", ("float", False): "????f???d"}


def check(objects: list[Any], binding: Binding) -> None:
    """Raise `Fault` for the first structure that could not be written, or would not be written as it stands.

    The generated classes are asked as well, which marks every object as clean.
    """
    checks = _checks(binding)
    for o in objects:
        for each in checks[type(o)]:
            each(o)


@cache
def _checks(binding: Binding) -> dict[type, list[Check]]:
    return {plan.cls: list(_plan_checks(plan, binding)) for plan in binding.plans.values()}
