"""The families of formats; each package in here is one."""

from __future__ import annotations

import pkgutil
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from navspec.family.contract import Family, Format


@cache
def families() -> dict[str, Family]:
    """Every family by id: the packages in here that define `FAMILY`."""
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    return {name: import_module(f"{__name__}.{name}").FAMILY for name in names}


def all_formats() -> list[Format]:
    """All formats, by id."""
    return sorted((each for family in families().values() for each in family.formats), key=lambda each: each.id)
