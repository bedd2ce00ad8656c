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
        {"name": each.name, "metavar": each.metavar, "help": each.help, "unless": each.unless}
        for each in _of(family, command)
    ]


def declared(unit: Unit, given: Mapping[str, Any], command: str) -> Unit:
    """Files with what the page says about them; raises `NavspecError` for what it cannot say."""
    chosen = chosen_of(unit.family, given, command)
    made = replace(unit)
    declare([made], chosen)
    return made


def chosen_of(family: Family, given: Mapping[str, Any], command: str) -> dict[str, Any]:
    """Settings that the page sends, those left empty left out; raises `NavspecError` for one that was not offered."""
    known = {each.name for each in _of(family, command)}
    for name in given:
        if name not in known:
            raise NavspecError(f"settings: '{name}' cannot be set here")
    return {name: value for name, value in given.items() if value not in ("", None)}


def _of(family: Family, command: str) -> list[Setting]:
    """Without those that would have the server read a file which nobody opened."""
    return [setting for setting in family.settings if command in setting.commands and not setting.is_path]
