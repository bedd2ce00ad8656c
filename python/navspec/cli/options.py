"""Options that several commands share, and the commands made of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import reduce, wraps
from typing import Any, TypeVar

import click

from navspec.cli.common import Call
from navspec.cli.complete import codes, formats
from navspec.cli.config import chosen, refuse_table
from navspec.cli.shape import Kept, KeptFormat, kept
from navspec.families import families
from navspec.family.contract import Setting
from navspec.inputs.remote import TIMEOUT, USUAL_TIMEOUT, set_timeout
from navspec.report import PURPOSES, kinds

Command = TypeVar("Command", bound=Callable[..., Any])


def command(
    name: str, short_help: str, *options: Callable[[Any], Any], **more: Any
) -> Callable[[Callable[..., Any]], click.Command]:
    """A command of a name, with its options in the order of its help, and `more` that click is to know.

    What those say that are in here becomes a `Call`, the first argument of the function; it gets all others by their names.
    Where the settings file may hold one of them, the command can be told which file that is.
    """

    def decorate(function: Callable[..., Any]) -> click.Command:
        @wraps(function)
        def run(**values: Any) -> Any:
            if "config" not in values:
                refuse_table(name)
            return function(Call.of(name, values), **values)

        made = click.command(name, short_help=short_help, **more)(together(*options)(run))
        return settings_file(made) if kept(made) else made

    return decorate


paths = click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=click.Path())
file = click.argument("file", metavar="FILE", type=click.Path())
force = click.option("--force", is_flag=True, help="Let -o replace a file that is there.")
quiet = click.option("-q", "--quiet", is_flag=True, help="No progress, no notes, no explanations.")
progress = click.option("--no-progress", is_flag=True, help="No progress bar.")
as_format = click.option(
    "--input-format",
    "as_format",
    cls=KeptFormat,
    old=("--as",),
    metavar="FORMAT[:VARIANT]",
    shell_complete=formats,
    help="Read every file as this instead of finding out; see navspec formats.",
)
profile = click.option(
    "--profile",
    cls=Kept,
    type=click.Choice(["default", "strict"]),
    default="default",
    show_default=True,
    help="strict: rules that no unmodified game file breaks weigh one level more.",
)
base = click.option(
    "--base",
    cls=Kept,
    metavar="DIR",
    type=click.Path(exists=True),
    help="Lay the given files over the full set in this folder or archive.",
)
name = click.option(
    "--name", metavar="NAME", default="", help="File name to go by, as for stdin: it tells the number of a file."
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
    help=f"Time in which each file at an address has to be there (default: {TIMEOUT}, or {USUAL_TIMEOUT:g}).",
)


def jobs(default: int, ending: str = "") -> Callable[[Command], Command]:
    """`--jobs`."""
    told = f"Processes to share the work{ending}."
    return click.option("-j", "--jobs", cls=Kept, metavar="N", type=click.IntRange(min=1), default=default, help=told)


def together(*options: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Several options as one, in the order of the help."""
    return lambda command: reduce(lambda made, option: option(made), reversed(options), command)


reading = together(as_format, time_limit)
"""How the files are read that a command looks at."""

settings_file = together(
    click.option(
        "--no-config", is_flag=True, is_eager=True, help="Pass over every settings file (navspec.toml, pyproject.toml)."
    ),
    click.option(
        "--config",
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False),
        is_eager=True,
        callback=chosen,
        help="Take this settings file, instead of looking for one from here upwards.",
    ),
)
files = together(paths, name)
working = together(progress, quiet)


def printed(command: str, what: str, *between: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return the options of a command that reads files and prints: both formats, `--timeout`, its own, `-o`, `--force`."""
    return together(kind(command), reading, *between, output(what), force)


def rules(select: str, ignore: str, *, select_cls: type[click.Option] = Kept) -> Callable[[Any], Any]:
    """`--select` and `--ignore`, given to a command as lists of codes; with what they do there."""
    about: dict[str, Any] = {"metavar": "CODE", "multiple": True, "callback": _codes, "shell_complete": codes}
    chosen = f"{select}; a code or its beginning. Repeat, or separate with commas."
    return together(
        click.option("--select", cls=select_cls, help=chosen, **about),
        click.option("--ignore", cls=Kept, help=f"{ignore}; as for --select.", **about),
    )


def _codes(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> list[str]:
    """Codes of rules from options that are repeated, or separated with commas."""
    return [code.strip().upper() for value in values for code in value.split(",") if code.strip()]


def settings(command: str, ending: str = "", *, name: str = "settings", prefix: str = "") -> Callable[[Any], Any]:
    """An option for each setting that makes a difference for a command, which gets those that are given as a dict.

    `ending` stands in the help for what holds unless it is given; a setting of no other command says that itself. Where it
    is given, these are settings of other files than those that are read, so that the settings file does not hold them.
    """
    every = (setting for family in families().values() for setting in family.settings)
    known = {each.name: each for each in every if command in each.commands}

    def gather(context: click.Context, option: click.Parameter, value: str | None) -> None:
        given = context.params.setdefault(name, {})
        if value is not None:
            given[str(option.name).removeprefix(prefix)] = value

    def option(each: Setting) -> Callable[[Any], Any]:
        key, unless = f"{prefix}{each.name}", ending if ending and len(each.commands) > 1 else each.unless
        told, spelling = f"{each.help}; {unless}.", f"--{key.replace('_', '-')}"
        return click.option(
            spelling,
            key,
            cls=click.Option if ending else Kept,
            metavar=each.metavar,
            type=click.Path() if each.is_path else str,
            help=told,
            callback=gather,
            expose_value=False,
        )

    return together(*map(option, reversed(known.values())))


def output(what: str) -> Callable[[Command], Command]:
    """`-o`."""
    return click.option(
        "-o", "--output", metavar="FILE", default="-", help=f"Write {what} to this file instead of stdout."
    )


def target(metavar: str, told: str, *, required: bool = False) -> Callable[[Command], Command]:
    """`-o` of a command that prints what it has done, and writes something else where it is asked to."""
    return click.option("-o", "--output", "target", metavar=metavar, type=click.Path(), required=required, help=told)


def kind(command: str) -> Callable[[Command], Command]:
    """Return `--output-format` with the formats that a command has."""
    known = kinds(command)
    purposes = "; ".join(f"{name}: {PURPOSES[name]}" for name in known)
    return click.option(
        "--output-format",
        "kind",
        cls=KeptFormat,
        old=("--format",),
        type=click.Choice(known),
        default=known[0],
        show_default=True,
        help=f"Format of the output ({purposes}).",
    )
