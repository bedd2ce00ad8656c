"""Options that several commands share, shell completion of their values, and commands built from them."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator
from functools import reduce, wraps
from typing import Any, TypeVar

import click

from navspec.cli.common import CommandCall
from navspec.cli.config import load_config, refuse_settings_table
from navspec.cli.group import ExampleCommand, verbose
from navspec.cli.settings_schema import FormatSettingsOption, SettingsOption, settings_options
from navspec.families import all_formats, families
from navspec.family.contract import Setting, rule_texts
from navspec.inputs.remote import DEFAULT_TIMEOUT, TIMEOUT, set_timeout
from navspec.report import PURPOSES, kinds

Command = TypeVar("Command", bound=Callable[..., Any])
_SECTION = re.compile(r"^## ([A-Z][A-Z0-9_]*)$", re.MULTILINE)


def complete_codes(_context: click.Context, _option: click.Parameter, incomplete: str) -> list[str]:
    """Return codes of rules that complete the last one of a list with commas."""
    before, comma, begun = incomplete.rpartition(",")
    return [
        f"{before}{comma}{code}" for code in sorted(_candidate_codes(begun.upper())) if code.startswith(begun.upper())
    ]


def _candidate_codes(begun: str) -> Iterator[str]:
    """Yield codes of rules that may begin with a text, from their texts: building the rules takes too long."""
    from navspec.records.general_rules import RULES

    yield from RULES
    for family in families().values():
        if begun.startswith(family.prefix) or family.prefix.startswith(begun):
            try:
                yield from _SECTION.findall(rule_texts(f"navspec.families.{family.id}"))
            except ModuleNotFoundError:  # a family of another package
                from navspec.operations.evaluation import rule_set_of

                yield from rule_set_of(family.id).codes


def complete_formats(_context: click.Context, _option: click.Parameter, incomplete: str) -> list[str]:
    """Return ids of formats that complete a text."""
    return [format_.id for format_ in all_formats() if format_.id.startswith(incomplete)]


def command(
    name: str, short_help: str, *options: Callable[[Any], Any], **more: Any
) -> Callable[[Callable[..., Any]], click.Command]:
    """Return a decorator that makes a function a command, with its options in the order of its help, and `more` for click.

    Every command has `--verbose`. The values of shared options become a `CommandCall`, the first argument of the
    function; it gets all others by their names. Where the settings file may hold one of them, the command also has the
    options that choose that file.
    """

    def decorate(function: Callable[..., Any]) -> click.Command:
        @wraps(function)
        def run(**values: Any) -> Any:
            if "config" not in values:
                refuse_settings_table(name)
            return function(CommandCall.from_options(name, values), **values)

        click_command = click.command(name, cls=ExampleCommand, short_help=short_help, **more)(
            combine(*options, verbose)(run)
        )
        return settings_file(click_command) if settings_options(click_command) else click_command

    return decorate


paths = click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=click.Path())
path = click.argument("paths", metavar="PATH", type=click.Path(), callback=lambda _context, _argument, value: (value,))
"""One file, folder or archive."""
file = click.argument("file", metavar="FILE", type=click.Path())
force = click.option("--force", is_flag=True, help="Replace an existing output file.")
quiet = click.option("-q", "--quiet", is_flag=True, help="Print no progress bar, notes or explanations.")
progress = click.option("--no-progress", is_flag=True, help="Show no progress bar.")
as_format = click.option(
    "--input-format",
    "as_format",
    cls=FormatSettingsOption,
    old=("--as",),
    metavar="FORMAT[:VARIANT]",
    shell_complete=complete_formats,
    help="Treat every file as this format (default: detected from name and content); navspec formats lists them.",
)
profile = click.option(
    "--profile",
    cls=SettingsOption,
    type=click.Choice(["default", "strict"]),
    default="default",
    show_default=True,
    help="With strict, rules that no original or public file fails are one level more severe.",
)
base = click.option(
    "--base",
    cls=SettingsOption,
    metavar="DIR",
    type=click.Path(exists=True),
    help="Take the other files of the set from this folder or archive.",
)
name = click.option(
    "--name",
    metavar="NAME",
    default="",
    help="Assume this file name, as for stdin; the number of an area is read from it.",
)


def _limit_time(context: click.Context, _option: click.Parameter, seconds: float | None) -> None:
    """Set the time limit for addresses as long as the command runs."""
    if seconds is None:
        return
    before = os.environ.get(TIMEOUT)
    set_timeout(seconds)
    context.call_on_close(
        lambda: os.environ.pop(TIMEOUT, None) if before is None else os.environ.__setitem__(TIMEOUT, before)
    )


time_limit = click.option(
    "--timeout",
    metavar="SECONDS",
    type=click.FloatRange(min=0, min_open=True),
    callback=_limit_time,
    expose_value=False,
    help=f"Time limit for each file at an address (default: the environment variable {TIMEOUT}, or {DEFAULT_TIMEOUT:g}).",
)


def jobs(default: int, ending: str = "") -> Callable[[Command], Command]:
    """Return the option `--jobs`."""
    help_text = f"Use this many processes{ending}."
    return click.option(
        "-j", "--jobs", cls=SettingsOption, metavar="N", type=click.IntRange(min=1), default=default, help=help_text
    )


def combine(*options: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Combine several options into one decorator, in the order of the help."""
    return lambda command: reduce(lambda decorated, option: option(decorated), reversed(options), command)


read_options = combine(as_format, time_limit)
"""Options for reading the files of a command."""

settings_file = combine(
    click.option(
        "--no-config", is_flag=True, is_eager=True, help="Ignore all settings files (navspec.toml, pyproject.toml)."
    ),
    click.option(
        "--config",
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False),
        is_eager=True,
        callback=load_config,
        help="Use this settings file (default: the nearest navspec.toml or pyproject.toml from here upwards).",
    ),
)
files = combine(paths, name)
progress_options = combine(progress, quiet)


def output_options(command: str, what: str, *between: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return the options of a command that reads files and prints: both formats, `--timeout`, its own, `-o`, `--force`."""
    return combine(kind(command), read_options, *between, output(what), force)


def rules(select: str, ignore: str, *, select_cls: type[click.Option] = SettingsOption) -> Callable[[Any], Any]:
    """Return `--select` and `--ignore`, which a command gets as tuples of codes; the texts say what they do there."""
    about: dict[str, Any] = {
        "metavar": "CODE",
        "multiple": True,
        "callback": _split_codes,
        "shell_complete": complete_codes,
    }
    chosen = f"{select}; a code or its beginning. Repeat, or separate with commas."
    return combine(
        click.option("--select", cls=select_cls, help=chosen, **about),
        click.option("--ignore", cls=SettingsOption, help=f"{ignore}; as for --select.", **about),
    )


def _split_codes(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> tuple[str, ...]:
    """Return codes of rules from options that are repeated, or separated with commas."""
    return tuple(code.strip().upper() for value in values for code in value.split(",") if code.strip())


def settings(command: str, default: str = "", *, name: str = "settings", prefix: str = "") -> Callable[[Any], Any]:
    """Return an option for each setting that makes a difference for a command, which gets their values as a dict.

    `default` is the default in the help; a setting that does not affect reading has its own. With a `default` these are
    settings of other files than the ones that are read, so that the settings file does not have them.
    """
    every = (setting for family in families().values() for setting in family.settings)
    of_command = {setting.name: setting for setting in every if command in setting.commands}

    def gather(context: click.Context, option: click.Parameter, value: str | None) -> None:
        values = context.params.setdefault(name, {})
        if value is not None:
            values[str(option.name).removeprefix(prefix)] = value

    def option(setting: Setting) -> Callable[[Any], Any]:
        key, fallback = f"{prefix}{setting.name}", default if default and setting.is_for_reading else setting.default
        help_text, spelling = f"{setting.help} (default: {fallback}).", f"--{key.replace('_', '-')}"
        return click.option(
            spelling,
            key,
            cls=click.Option if default else SettingsOption,
            metavar=setting.metavar,
            type=click.Path() if setting.is_path else str,
            help=help_text,
            callback=gather,
            expose_value=False,
        )

    return combine(*map(option, reversed(of_command.values())))


def output(what: str) -> Callable[[Command], Command]:
    """Return `-o` of a command that prints its result."""
    return click.option(
        "-o",
        "--output",
        metavar="FILE",
        default="-",
        help=f"Output file for {what}; folders in its path are created (default: stdout).",
    )


def target(metavar: str, help_text: str, *, required: bool = False) -> Callable[[Command], Command]:
    """Return `-o` of a command that prints what it has done, and writes other files on request."""
    return click.option(
        "-o", "--output", "target", metavar=metavar, type=click.Path(), required=required, help=help_text
    )


def kind(command: str) -> Callable[[Command], Command]:
    """Return `--output-format` with the formats that a command has."""
    formats_of_command = kinds(command)
    purposes = "; ".join(f"{name}: {PURPOSES[name]}" for name in formats_of_command)
    return click.option(
        "--output-format",
        "kind",
        cls=FormatSettingsOption,
        old=("--format",),
        type=click.Choice(formats_of_command),
        default=formats_of_command[0],
        show_default=True,
        help=f"Format of the output ({purposes}).",
    )
