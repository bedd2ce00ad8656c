"""What users may declare about files, as the page offers it and sends it back."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from navspec.errors import NavspecError
from navspec.family.contract import Family, Setting
from navspec.inputs.sets import Unit, declare


def offered(family: Family, command: str) -> list[dict[str, str]]:
    """The settings of a family that make a difference for a command."""
    return [
        {"name": setting.name, "metavar": setting.metavar, "help": setting.help, "unless": setting.unless}
        for setting in _of(family, command)
    ]


def declared(unit: Unit, values: Mapping[str, Any], command: str) -> Unit:
    """Files with what the page says about them; raises `NavspecError` for what it cannot say."""
    chosen = chosen_of(unit.family, values, command)
    changed = replace(unit)
    declare([changed], chosen)
    return changed


def chosen_of(family: Family, values: Mapping[str, Any], command: str) -> dict[str, Any]:
    """Settings that the page sends, those left empty left out; raises `NavspecError` for one that was not offered."""
    names = {setting.name for setting in _of(family, command)}
    for name in values:
        if name not in names:
            raise NavspecError(f"settings: '{name}' cannot be set here")
    return {name: value for name, value in values.items() if value not in ("", None)}


def _of(family: Family, command: str) -> list[Setting]:
    """Without those that would have the server read a file which nobody opened."""
    return [setting for setting in family.settings if command in setting.commands and not setting.is_path]
