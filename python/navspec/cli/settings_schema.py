"""The JSON Schema of the settings file, built from the options of all commands, and files checked against it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

import click

from navspec.cli.group import cli
from navspec.errors import NavspecError, closest, join_alternatives
from navspec.families import families
from navspec.records.report import SEVERITIES

Schema = dict[str, Any]

_TEXT: Schema = {"type": "string", "minLength": 1}
_KINDS: Mapping[str, tuple[type, ...]] = {"string": (str,), "integer": (int,), "array": (list,), "object": (dict,)}
_WORDS = {"string": "text", "integer": "a whole number", "array": "a list", "object": "a table"}


class RenamedOption(click.Option):
    """An option that works under its old names as well; help and completion show only the new one.

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


class SettingsOption(click.Option):
    """An option whose value may also come from the settings file, under its name there."""

    @property
    def key(self) -> str:
        """Its name in the file."""
        return max(self.opts, key=len).removeprefix("--")

    @property
    def is_path(self) -> bool:
        """Whether its value is a path, which begins at the folder of the file there."""
        return isinstance(self.type, click.Path)

    @property
    def schema(self) -> Schema:
        """The JSON Schema of its value."""
        description = {"description": self.help or ""}
        if self.key == "severity":
            return {**description, "type": "object", "additionalProperties": {"enum": list(SEVERITIES)}}
        if self.multiple:
            return {**description, "type": "array", "items": _TEXT}
        if isinstance(self.type, click.IntRange):
            return {**description, "type": "integer", "minimum": self.type.min}
        if isinstance(self.type, click.Choice):
            return {**description, "enum": list(self.type.choices)}
        return (
            {**description, **_TEXT} if self.is_path else {**description, "type": ["string", "integer"], "minLength": 1}
        )


class FormatSettingsOption(RenamedOption, SettingsOption):
    """A format, which the settings file may hold for the commands that take other settings from it."""


def settings_options(command: click.Command) -> dict[str, SettingsOption]:
    """Return the options of a command that the file may hold, by their names there."""
    options = {option.key: option for option in command.params if isinstance(option, SettingsOption)}
    return {} if all(isinstance(option, FormatSettingsOption) for option in options.values()) else options


@cache
def options_by_command() -> dict[str, dict[str, SettingsOption]]:
    """Return the options that the file may hold, for every command that has some."""
    context = click.Context(cli)
    click_commands = {name: cli.get_command(context, name) for name in cli.list_commands(context)}
    options = {name: settings_options(command) for name, command in click_commands.items() if command}
    return {name: kept_options for name, kept_options in options.items() if kept_options}


@cache
def folder_options() -> dict[str, SettingsOption]:
    """Return the options that a folder may have: those for the check itself, without those for its output."""
    names = {"select", "ignore", "severity", "profile", "base"}
    names |= {setting.name for family in families().values() for setting in family.settings}
    return {key: option for key, option in options_by_command()["check"].items() if option.name in names}


@cache
def command_only_keys() -> set[str]:
    """Return the keys that only the table of a command may have, as every command has other values for them."""
    formats = [
        option
        for options in options_by_command().values()
        for option in options.values()
        if isinstance(option, FormatSettingsOption)
    ]
    return {option.key for option in formats if isinstance(option.type, click.Choice)}


@cache
def old_keys() -> dict[str, str]:
    """Return the old names of keys, and the new ones."""
    options = [option for of_command in options_by_command().values() for option in of_command.values()]
    renamed = [option for option in options if isinstance(option, FormatSettingsOption)]
    return {old.removeprefix("--"): option.key for option in renamed for old in option.old}


@cache
def settings_schema() -> Schema:
    """Return the JSON Schema of the file."""
    keys: dict[str, Schema] = {}
    for options in options_by_command().values():
        for key, option in options.items():
            if key not in command_only_keys():
                keys.setdefault(key, option.schema)
    for name, options in options_by_command().items():
        table = _table_schema({key: option.schema for key, option in options.items()}, f"Only for navspec {name}.")
        keys[name] = {"anyOf": [keys[name], table]} if name in keys else table
    folder = _table_schema(
        {"path": {**_TEXT, "description": "Pattern of the files, relative to this one."}}
        | {key: option.schema for key, option in folder_options().items()},
        "Options of check for the files of some folders; of several that match a file, the last one wins.",
        "path",
    )
    suppress = _table_schema(
        {
            "code": {**_TEXT, "description": "Code of a rule, or the beginning of several."},
            "path": {**_TEXT, "description": "Pattern of the files, relative to this one (default: all)."},
            "pointer": {**_TEXT, "description": "JSON Pointer to the place, or to a part that contains it."},
            "reason": {**_TEXT, "description": "Why these findings do not matter."},
        },
        "Findings that check leaves out.",
        "code",
        "reason",
    )
    lists = {key: {"type": "array", "items": schema} for key, schema in (("folder", folder), ("suppress", suppress))}
    return _table_schema({**dict(sorted(keys.items())), **lists}, "Settings of navspec for a project.")


def _table_schema(properties: Schema, description: str, *required: str) -> Schema:
    needed = {"required": list(required)} if required else {}
    return {
        "description": description,
        "type": "object",
        "properties": properties,
        **needed,
        "additionalProperties": False,
    }


def require_valid(value: Any, schema: Schema, where: str = "") -> None:
    """Raise `NavspecError`, which names the key, for a value that does not match a schema."""
    if "anyOf" in schema:
        require_valid(value, schema["anyOf"][isinstance(value, dict)], where)
        return
    if "enum" in schema:
        if value not in schema["enum"]:
            raise NavspecError(
                f"{where}: this has to be {join_alternatives(schema['enum'])}, not {_format_toml_value(value)}"
            )
        return
    kinds = [schema["type"]] if isinstance(schema["type"], str) else schema["type"]
    if isinstance(value, bool) or not any(isinstance(value, _KINDS[kind]) for kind in kinds):
        raise NavspecError(
            f"{where}: this has to be {join_alternatives([_WORDS[kind] for kind in kinds])}, not {_format_toml_value(value)}"
        )
    if isinstance(value, str) and len(value.strip()) < schema.get("minLength", 0):
        raise NavspecError(f"{where}: this is empty")
    if isinstance(value, int) and value < schema.get("minimum", value):
        raise NavspecError(f"{where}: this has to be {schema['minimum']} or more, not {value}")
    if isinstance(value, list):
        for number, element in enumerate(value, 1):
            require_valid(element, schema["items"], f"{where} {number}" if "properties" in schema["items"] else where)
    if isinstance(value, dict):
        _require_members(value, schema, where)


def _require_members(value: Mapping[str, Any], schema: Schema, where: str) -> None:
    properties, prefix = schema.get("properties", {}), f"{where}." if where else ""
    for key, member in value.items():
        inner = properties.get(key) or schema["additionalProperties"]
        if not inner:
            raise NavspecError(
                f"{prefix}{key}: there is no such key{closest(key, properties) or _list_keys(properties)}"
            )
        require_valid(member, inner, f"{prefix}{key}")
    for key in schema.get("required", ()):
        if key not in value:
            raise NavspecError(f"{where}: {key} is missing")


def _list_keys(keys: Mapping[str, Any]) -> str:
    return f"; use {join_alternatives(keys)}"


def _format_toml_value(value: Any) -> str:
    """Return a value as TOML writes it, or its kind, for an error message."""
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
