"""What may stand in the settings file: its JSON Schema, made of the options of all commands, and files held to it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import click

from navspec.cli.group import cli
from navspec.errors import NavspecError, closest
from navspec.families import families
from navspec.records.report import SEVERITIES

Shape = dict[str, Any]

_TEXT: Shape = {"type": "string", "minLength": 1}
_KINDS: Mapping[str, tuple[type, ...]] = {"string": (str,), "integer": (int,), "array": (list,), "object": (dict,)}
_WORDS = {"string": "text", "integer": "a whole number", "array": "a list", "object": "a table"}


class Renamed(click.Option):
    """An option that works under its old names as well; help and completion show the new one alone.

    Attributes
    ----------
    old : tuple of str
        The old spellings, such as `--as`.
    """

    def __init__(self, *args: Any, old: tuple[str, ...] = (), **more: Any) -> None:
        super().__init__(*args, **more)
        self.old = old

    def add_to_parser(self, parser: Any, ctx: click.Context) -> None:
        """Register all spellings."""
        shown = self.opts
        self.opts = [*shown, *self.old]
        super().add_to_parser(parser, ctx)
        self.opts = shown


class Kept(click.Option):
    """An option whose value may stand in the settings file as well, under its name there."""

    @property
    def key(self) -> str:
        """Its name in the file."""
        return max(self.opts, key=len).removeprefix("--")

    @property
    def is_path(self) -> bool:
        """Whether its value is a path, which begins at the folder of the file there."""
        return isinstance(self.type, click.Path)

    @property
    def shape(self) -> Shape:
        """What its value may be."""
        said = {"description": self.help or ""}
        if self.key == "severity":
            return {**said, "type": "object", "additionalProperties": {"enum": list(SEVERITIES)}}
        if self.multiple:
            return {**said, "type": "array", "items": _TEXT}
        if isinstance(self.type, click.IntRange):
            return {**said, "type": "integer", "minimum": self.type.min}
        if isinstance(self.type, click.Choice):
            return {**said, "enum": list(self.type.choices)}
        return {**said, **_TEXT} if self.is_path else {**said, "type": ["string", "integer"], "minLength": 1}


class KeptFormat(Renamed, Kept):
    """A format, which the settings file may hold for the commands that take other settings from it."""


def kept(command: click.Command) -> dict[str, Kept]:
    """Return the options of a command that the file may hold, by their names there."""
    options = {option.key: option for option in command.params if isinstance(option, Kept)}
    return {} if all(isinstance(option, KeptFormat) for option in options.values()) else options


@cache
def commands() -> dict[str, dict[str, Kept]]:
    """The same of every command that has some."""
    context = click.Context(cli)
    found = {name: cli.get_command(context, name) for name in cli.list_commands(context)}
    options = {name: kept(command) for name, command in found.items() if command}
    return {name: each for name, each in options.items() if each}


@cache
def of_folders() -> dict[str, Kept]:
    """The options that a folder may have otherwise: those that say what is asked of files, and not what is told of it."""
    asked = {"select", "ignore", "severity", "profile", "base"}
    asked |= {setting.name for family in families().values() for setting in family.settings}
    return {key: each for key, each in commands()["check"].items() if each.name in asked}


@cache
def of_one_command() -> set[str]:
    """Return the keys that stand only in the table of a command, as every command has other values for them."""
    formats = [
        option for options in commands().values() for option in options.values() if isinstance(option, KeptFormat)
    ]
    return {option.key for option in formats if isinstance(option.type, click.Choice)}


@cache
def old_keys() -> dict[str, str]:
    """Return the old names of keys, and the new ones."""
    options = [option for of_command in commands().values() for option in of_command.values()]
    renamed = [option for option in options if isinstance(option, KeptFormat)]
    return {old.removeprefix("--"): option.key for option in renamed for old in option.old}


@cache
def shape() -> Shape:
    """The JSON Schema of the file."""
    keys: dict[str, Shape] = {}
    for options in commands().values():
        for key, option in options.items():
            if key not in of_one_command():
                keys.setdefault(key, option.shape)
    for name, options in commands().items():
        table = _table({key: each.shape for key, each in options.items()}, f"For navspec {name} alone.")
        keys[name] = {"anyOf": [keys[name], table]} if name in keys else table
    folder = _table(
        {"path": {**_TEXT, "description": "Pattern of the files, relative to this one."}}
        | {key: each.shape for key, each in of_folders().items()},
        "What check asks otherwise of the files of some folders; of several that mean a file, the later ones win.",
        "path",
    )
    suppress = _table(
        {
            "code": {**_TEXT, "description": "Code of a rule, or the beginning of several."},
            "path": {**_TEXT, "description": "Pattern of the files, relative to this one; all unless given."},
            "pointer": {**_TEXT, "description": "JSON Pointer to the place, or to what it lies below."},
            "reason": {**_TEXT, "description": "Why these findings do not matter."},
        },
        "Findings that check is to leave out.",
        "code",
        "reason",
    )
    lists = {key: {"type": "array", "items": each} for key, each in (("folder", folder), ("suppress", suppress))}
    return _table({**dict(sorted(keys.items())), **lists}, "Settings of navspec for a project.")


def _table(properties: Shape, told: str, *required: str) -> Shape:
    needed = {"required": list(required)} if required else {}
    return {
        "description": told,
        "type": "object",
        "properties": properties,
        **needed,
        "additionalProperties": False,
    }


def demand(value: Any, shape: Shape, where: str = "") -> None:
    """Raise `NavspecError`, which names the key, for a value that is not of a shape."""
    if "anyOf" in shape:
        demand(value, shape["anyOf"][isinstance(value, dict)], where)
        return
    if "enum" in shape:
        if value not in shape["enum"]:
            raise NavspecError(f"{where}: this has to be {_either(shape['enum'])}, not {_told(value)}")
        return
    kinds = [shape["type"]] if isinstance(shape["type"], str) else shape["type"]
    if isinstance(value, bool) or not any(isinstance(value, _KINDS[kind]) for kind in kinds):
        raise NavspecError(f"{where}: this has to be {_either([_WORDS[kind] for kind in kinds])}, not {_told(value)}")
    if isinstance(value, str) and len(value.strip()) < shape.get("minLength", 0):
        raise NavspecError(f"{where}: this is empty")
    if isinstance(value, int) and value < shape.get("minimum", value):
        raise NavspecError(f"{where}: this has to be {shape['minimum']} or more, not {value}")
    if isinstance(value, list):
        for number, each in enumerate(value, 1):
            demand(each, shape["items"], f"{where} {number}" if "properties" in shape["items"] else where)
    if isinstance(value, dict):
        _demand_members(value, shape, where)


def _demand_members(value: Mapping[str, Any], shape: Shape, where: str) -> None:
    known, behind = shape.get("properties", {}), f"{where}." if where else ""
    for key, each in value.items():
        inner = known.get(key) or shape["additionalProperties"]
        if not inner:
            raise NavspecError(f"{behind}{key}: there is no such key{closest(key, known) or _all(known)}")
        demand(each, inner, f"{behind}{key}")
    for key in shape.get("required", ()):
        if key not in value:
            raise NavspecError(f"{where}: {key} is missing")


def _all(known: Mapping[str, Any]) -> str:
    return f"; known are {', '.join(known)}"


def _either(words: list[str]) -> str:
    return " or ".join(filter(None, (", ".join(words[:-1]), words[-1])))


def _told(value: Any) -> str:
    """A value as TOML has it, as far as an error needs it."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            return f"'{value}'"
        case int() | float():
            return str(value)
        case list():
            return "a list"
        case dict():
            return "a table"
    return "a date or time"
