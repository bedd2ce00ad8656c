"""The settings file of a project: where it is, and what it says to a command."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path, PurePath
from typing import TYPE_CHECKING, Any

import click

from navspec.cli.settings_schema import (
    SettingsOption,
    command_only_keys,
    folder_options,
    old_keys,
    options_by_command,
    require_shape,
    settings_options,
    settings_schema,
)
from navspec.errors import NavspecError
from navspec.inputs.addresses import is_address

if TYPE_CHECKING:
    from navspec.family.rules.options import Folder
    from navspec.records.report import Severity
    from navspec.records.suppression import Suppress

NAME = "navspec.toml"
SHARED = "pyproject.toml"
_ROOTS = (".git", ".hg")
"""What stands in the folder at which a project begins."""
_MOST = 1 << 20
"""Bytes of the longest file that is read."""
_MOST_DOTS = 2000
"""Dots in the longest line, or in as many lines as cost the same: `tomllib` takes the square of the parts of a key, in time
and memory."""


@dataclass(frozen=True, slots=True)
class Config:
    """What a settings file says.

    - path: The file; empty where there is none.
    - tables: What stands in it, which is of the shape of such files.
    """

    path: str = ""
    tables: Mapping[str, Any] = field(default_factory=dict)

    @property
    def root(self) -> str:
        """The folder at which paths in the file begin."""
        parent = Path(self.path).parent
        return "" if parent == Path() else str(parent)

    def values_for(self, command: click.Command) -> dict[str, Any]:
        """The values for a command by their keys: those of its own table win, severities by code."""
        command_table = self.tables.get(command.name or "", {})
        command_table = (
            command_table if isinstance(command_table, dict) else {}
        )  # `info` is a command, and an option of check
        values = {}
        for key in settings_options(command):
            of_all = self.tables.get(key)
            if key == "severity":
                values[key] = {**(of_all or {}), **command_table.get(key, {})}
            elif key in command_table:
                values[key] = command_table[key]
            elif of_all is not None and not isinstance(of_all, dict):
                values[key] = of_all
        return values

    def defaults(self, context: click.Context) -> dict[str, Any]:
        """What the options of a command are unless they are given, by the names of their parameters."""
        options = settings_options(context.command)
        values = self.values_for(context.command)
        return {
            str(options[key].name): self._parse_value(options[key], values[key], key)
            for key in values
            if key != "severity"
        }

    def _parse_value(self, option: SettingsOption, value: Any, where: str) -> Any:
        """A value as the option takes it; paths begin at the folder of the file."""
        if option.is_path and not is_address(value):
            value = os.path.join(self.root, value)  # noqa: PTH118 - as it is given on a command line
        try:
            return option.type_cast_value(click.Context(click.Command(None)), value)
        except click.BadParameter as error:
            raise NavspecError(f"{self.path}: {where}: {error.message.rstrip('.')}") from error

    def folders(self, overridden: Collection[str], severity: Mapping[str, Severity]) -> tuple[Folder, ...]:
        """What is asked otherwise of folders, but for the options that are `given`; severities are joined by code."""
        from navspec.family.rules.options import Folder

        folders = []
        for number, table in enumerate(self.tables.get("folder", ()), 1):
            values = {
                str(option.name): self._parse_value(option, table[key], f"folder {number}.{key}")
                for key, option in folder_options().items()
                if key in table and key != "severity" and option.name not in overridden
            }
            options: dict[str, Any] = {key: _upper(values.pop(key)) for key in ("select", "ignore") if key in values}
            options |= {key: values.pop(key) for key in ("profile", "base") if key in values}
            levels: dict[str, Severity] = {**parse_severities(table), **severity}
            folders.append(Folder(table["path"], severity=levels, settings=values, root=self.root, **options))
        return tuple(folders)

    def suppressions(self) -> tuple[Suppress, ...]:
        """What is to be left out."""
        from navspec.records.suppression import Suppress

        suppressions = []
        for number, table in enumerate(self.tables.get("suppress", ()), 1):
            try:
                suppressions.append(Suppress(**{**table, "code": table["code"].strip().upper()}, root=self.root))
            except NavspecError as error:
                raise NavspecError(f"{self.path}: suppress {number}: {error}") from error
        return tuple(suppressions)

    def unmatched_paths(self) -> Iterator[str]:
        """What is said of paths of which there is no file."""
        for kind in ("folder", "suppress"):
            for number, table in enumerate(self.tables.get(kind, ()), 1):
                if (pattern := table.get("path")) and not _matches_any_file(pattern, self.root):
                    yield f"{kind} {number}: there is no file '{pattern}'"

    def require_known_codes(self, command: click.Command) -> None:
        """Raise `NavspecError` where a code stands in the file for a command that no rule begins with."""
        from navspec.operations.check import demand_codes

        for where, code in self._codes(command):
            try:
                demand_codes([code.strip().upper()])
            except NavspecError as error:
                raise NavspecError(f"{self.path}: {where}: {error}") from error

    def _codes(self, command: click.Command) -> Iterator[tuple[str, str]]:
        tables = [("", self.values_for(command))]
        tables += [(f"folder {at}.", table) for at, table in enumerate(self.tables.get("folder", ()), 1)]
        for where, table in tables:
            for key in ("select", "ignore", "severity"):
                yield from ((f"{where}{key}", code) for code in table.get(key, ()))
        for at, suppression in enumerate(self.tables.get("suppress", ()), 1):
            yield f"suppress {at}.code", suppression["code"]


def _matches_any_file(pattern: str, root: str) -> bool:
    """Whether there is a file or folder of a pattern, or an archive that may hold one."""
    names = [part for part in pattern.replace(os.sep, "/").split("/") if part not in ("", ".")]
    for count in range(1, len(names) + 1):
        try:
            match_ = next(Path(root).glob("/".join(names[:count])), None)
        except (OSError, ValueError):
            return True
        if match_ is None or match_.is_file():
            return match_ is not None
    return True


def parse_severities(table: Mapping[str, Any]) -> dict[str, Severity]:
    """Severities by code, as rules have these."""
    return {code.strip().upper(): level for code, level in table.get("severity", {}).items()}


def _upper(codes: Collection[str]) -> list[str]:
    return [code.strip().upper() for code in codes]


def load_config(context: click.Context, _option: click.Parameter, value: str | None) -> Config:
    """The settings file of a run, whose values become what options are unless they are given."""
    if context.resilient_parsing or context.params.get("no_config"):
        return Config(value or "")
    path = value or find_settings_file(Path.cwd())
    config = load_file(path) if path else Config()
    context.default_map = config.defaults(context)
    return config


def refuse_settings_table(command: str) -> None:
    """Raise `NavspecError` where the settings file has a table for a command that takes no settings."""
    try:
        path = find_settings_file(Path.cwd())
        tables = _read_toml(path) if path else {}
    except (NavspecError, OSError):  # of no use to this command
        return
    if Path(path).name == SHARED:
        tables = _navspec_table(tables)
    if isinstance(tables, dict) and command in tables and command not in settings_schema()["properties"]:
        raise NavspecError(
            f"{path}: {command}: this command takes nothing from a settings file; give its options on the command line"
        )


def find_settings_file(folder: Path) -> str:
    """The settings file of a folder, or of the nearest one above it up to where its project begins; empty where none is.

    As a path from the folder, where it is in that.
    """
    for place in (folder, *folder.parents):
        for path in (place / NAME, place / SHARED):
            if os.path.isfile(path) and (  # noqa: PTH113 - it raises nothing
                path.name == NAME or _navspec_table(_read_toml(str(path))) is not None
            ):
                return path.name if place == folder else str(path)
        if any(os.path.exists(place / marker) for marker in _ROOTS):  # noqa: PTH110
            break
    return ""


def load_file(path: str) -> Config:
    """A settings file.

    Raises `NavspecError`, which names file and key, for one that is no TOML or holds what cannot stand there.
    """
    tables, where = _read_toml(path), ""
    if Path(path).name == SHARED:
        tables, where = _navspec_table(tables), "tool.navspec"
        if tables is None:
            raise NavspecError(f"{path}: there is no table [tool.navspec]; name a file that has one")
    try:
        tables = _rename_old_keys(tables, where)
        require_shape(tables, settings_schema(), where)
        for key in ("folder", "suppress"):
            for number, table in enumerate(tables.get(key, ()), 1):
                _require_below(table.get("path", ""), f"{key} {number}.path")
    except NavspecError as error:
        raise NavspecError(f"{path}: {error}") from error
    return Config(path, tables)


def _rename_old_keys(tables: Any, where: str) -> Any:
    """Return the tables of a file with new names of options in the place of old ones.

    Raises `NavspecError` for an option with both names, or for all commands where each has values of its own for it.
    """
    if not isinstance(tables, dict):
        return tables
    renamed: dict[str, Any] = {}
    for key, value in tables.items():
        name: str = old_keys().get(str(key), str(key))
        place = f"{where}.{key}" if where else key
        if name != key and name in tables:
            raise NavspecError(f"{place}: this is the old name of {name}; keep one of them")
        if name in command_only_keys() and where in ("", "tool.navspec"):
            raise NavspecError(
                f"{place}: commands have different values for this; write it into the table of one, as [check]"
            )
        renamed[name] = _rename_old_keys(value, place) if key in options_by_command() else value
    return renamed


def _navspec_table(tables: Mapping[str, Any]) -> Any:
    """What a `pyproject.toml` says to navspec; None where that is nothing."""
    tool = tables.get("tool")
    return tool.get("navspec") if isinstance(tool, dict) else None


def _read_toml(path: str) -> dict[str, Any]:
    """What stands in a file of TOML; for a `pyproject.toml` without the word in it, nothing."""
    with Path(path).open("rb") as file:
        data = file.read(_MOST + 1)
    if len(data) > _MOST:
        raise NavspecError(f"{path}: no settings file, it has more than {_MOST:,} bytes")
    if b"navspec" not in data and Path(path).name == SHARED:
        return {}
    if sum(line.count(b".") ** 2 for line in data.split(b"\n")) > _MOST_DOTS**2:
        raise NavspecError(f"{path}: no settings file, it has lines with too many dots")
    import tomllib

    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise NavspecError(f"{path}: no settings file, it is not UTF-8 text") from error
    except (ValueError, RecursionError) as error:  # a number may be too long for the interpreter
        raise NavspecError(f"{path}: no settings file, this is no TOML: {error}") from error


def _require_below(pattern: str, where: str) -> None:
    path = PurePath(pattern)
    if path.is_absolute() or ".." in path.parts:
        raise NavspecError(
            f"{where}: '{pattern}' leads out of the folder of this file, and only what is below it is meant"
        )
