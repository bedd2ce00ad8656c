"""The settings file of a project: finding it, and its values for a command."""

from __future__ import annotations

import logging
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
    require_valid,
    settings_options,
    settings_schema,
)
from navspec.errors import NavspecError
from navspec.inputs.remote import is_address

if TYPE_CHECKING:
    from navspec.family.rules.options import Folder
    from navspec.records.report import Severity
    from navspec.records.suppression import Suppress

SETTINGS_FILE = "navspec.toml"
PYPROJECT = "pyproject.toml"
_ROOTS = (".git", ".hg")
"""Names that mark the folder at which a project begins."""
_MAX_FILE_BYTES = 1 << 20
"""Bytes of the longest file that is read."""
_MAX_DOTS = 2000
"""Dots in the longest line, or in as many lines as cost the same. `tomllib` takes the square of the parts of a key, in
time
and memory.
"""


@dataclass(frozen=True, slots=True)
class Config:
    """The content of a settings file.

    - path: The file; empty where there is none.
    - tables: Its tables, which match the schema of such files.
    """

    path: str = ""
    tables: Mapping[str, Any] = field(default_factory=dict)

    @property
    def root(self) -> str:
        """The folder at which paths in the file begin."""
        parent = Path(self.path).parent
        return "" if parent == Path() else str(parent)

    def values_for(self, command: click.Command) -> dict[str, Any]:
        """Return the values for a command by their keys: those of its own table win, severities by code."""
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
        """Return the defaults of the options of a command, by the names of their parameters."""
        options = settings_options(context.command)
        values = self.values_for(context.command)
        return {
            str(options[key].name): self._parse_value(options[key], values[key], key)
            for key in values
            if key != "severity"
        }

    def _parse_value(self, option: SettingsOption, value: Any, where: str) -> Any:
        """Return a value converted as the option converts it; paths begin at the folder of the file."""
        if option.is_path and not is_address(value):
            value = os.path.join(self.root, value)  # noqa: PTH118 - as it is given on a command line
        try:
            return option.type_cast_value(click.Context(click.Command(None)), value)
        except click.BadParameter as error:
            raise NavspecError(f"{self.path}: {where}: {error.message.rstrip('.')}") from error

    def folders(self, overridden: Collection[str], severity: Mapping[str, Severity]) -> tuple[Folder, ...]:
        """Return the options of folders, without those `overridden` on the command line; severities are joined by
        code.
        """
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
        """Return the suppressions of the file."""
        from navspec.records.suppression import Suppress

        suppressions = []
        for number, table in enumerate(self.tables.get("suppress", ()), 1):
            try:
                suppressions.append(Suppress(**{**table, "code": table["code"].strip().upper()}, root=self.root))
            except NavspecError as error:
                raise NavspecError(f"{self.path}: suppress {number}: {error}") from error
        return tuple(suppressions)

    def unmatched_paths(self) -> Iterator[str]:
        """Yield a message for each path of the file that matches no file."""
        for kind in ("folder", "suppress"):
            for number, table in enumerate(self.tables.get(kind, ()), 1):
                if (pattern := table.get("path")) and not _matches_any_file(pattern, self.root):
                    yield f"{kind} {number}: there is no file '{pattern}'"

    def require_known_codes(self, command: click.Command) -> None:
        """Raise `NavspecError` for a code in the file that no rule begins with, in the values for a command."""
        from navspec.operations.check import require_codes

        for where, code in self._codes(command):
            try:
                require_codes([code.strip().upper()])
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
    """Return whether a pattern matches a file or folder, or an archive that may contain one."""
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
    """Return the severities of a table by code, in upper case."""
    return {code.strip().upper(): level for code, level in table.get("severity", {}).items()}


def _upper(codes: Collection[str]) -> list[str]:
    return [code.strip().upper() for code in codes]


def load_config(context: click.Context, _option: click.Parameter, value: str | None) -> Config:
    """Load the settings file of a run; its values become the defaults of the options."""
    if context.resilient_parsing or context.params.get("no_config"):
        return Config(value or "")
    path = value or find_settings_file(Path.cwd())
    logging.getLogger(__name__).debug("settings file: %s", path or "none")
    config = load_file(path) if path else Config()
    context.default_map = config.defaults(context)
    return config


def refuse_settings_table(command: str) -> None:
    """Raise `NavspecError` where the settings file has a table for a command that takes no settings."""
    try:
        path = find_settings_file(Path.cwd())
        tables = _read_toml(path) if path else {}
    except (NavspecError, OSError):  # the fault does not concern this command
        return
    if Path(path).name == PYPROJECT:
        tables = _navspec_table(tables)
    if isinstance(tables, dict) and command in tables and command not in settings_schema()["properties"]:
        raise NavspecError(
            f"{path}: {command}: this command takes nothing from a settings file; give its options on the command line"
        )


def find_settings_file(folder: Path) -> str:
    """Return the settings file of a folder, or of the nearest one above it up to where its project begins; empty for none.

    The path begins at the folder where the file is in it.
    """
    for place in (folder, *folder.parents):
        for path in (place / SETTINGS_FILE, place / PYPROJECT):
            if os.path.isfile(path) and (  # noqa: PTH113 - it raises nothing
                path.name == SETTINGS_FILE or _navspec_table(_read_toml(str(path))) is not None
            ):
                return path.name if place == folder else str(path)
        if any(os.path.exists(place / marker) for marker in _ROOTS):  # noqa: PTH110
            break
    return ""


def load_file(path: str) -> Config:
    """Return a settings file.

    Raises `NavspecError`, which names file and key, for a file that is not TOML or has a value that is not allowed.
    """
    tables, where = _read_toml(path), ""
    if Path(path).name == PYPROJECT:
        tables, where = _navspec_table(tables), "tool.navspec"
        if tables is None:
            raise NavspecError(f"{path}: there is no table [tool.navspec]; name a file that has one")
    try:
        tables = _rename_old_keys(tables, where)
        require_valid(tables, settings_schema(), where)
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
    """Return the table of navspec in a `pyproject.toml`; None where there is none."""
    tool = tables.get("tool")
    return tool.get("navspec") if isinstance(tool, dict) else None


def _read_toml(path: str) -> dict[str, Any]:
    """Return the content of a TOML file; of a `pyproject.toml` without the word navspec, nothing."""
    with Path(path).open("rb") as file:
        data = file.read(_MAX_FILE_BYTES + 1)
    if len(data) > _MAX_FILE_BYTES:
        raise NavspecError(f"{path}: not a settings file, it has more than {_MAX_FILE_BYTES:,} bytes")
    if b"navspec" not in data and Path(path).name == PYPROJECT:
        return {}
    if sum(line.count(b".") ** 2 for line in data.split(b"\n")) > _MAX_DOTS**2:
        raise NavspecError(f"{path}: not a settings file, it has lines with too many dots")
    import tomllib

    try:
        return tomllib.loads(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise NavspecError(f"{path}: not a settings file, it is not UTF-8 text") from error
    except (ValueError, RecursionError) as error:  # a number may be too long for the interpreter
        raise NavspecError(f"{path}: not a settings file, this is not TOML: {error}") from error


def _require_below(pattern: str, where: str) -> None:
    path = PurePath(pattern)
    if path.is_absolute() or ".." in path.parts:
        raise NavspecError(f"{where}: '{pattern}' leads out of the folder of this file; name a path below it")
