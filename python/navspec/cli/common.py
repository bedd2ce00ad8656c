"""Options that several commands share, and where results go."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Iterable, Mapping
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

import click

from navspec.errors import closest
from navspec.families import all_formats, families
from navspec.inputs.source import MAX_BYTES
from navspec.inputs.walk import STDIN, expand
from navspec.reference.addresses import site
from navspec.report import DRAWN, PURPOSES, Page, kinds, render

if TYPE_CHECKING:
    from navspec.records.report import Rule

Command = TypeVar("Command", bound=Callable[..., Any])

paths = click.argument("paths", metavar="PATH...", nargs=-1, required=True, type=click.Path())
force = click.option("--force", is_flag=True, help="Let -o replace a file that is there.")
quiet = click.option("-q", "--quiet", is_flag=True, help="No progress, no notes, no explanations.")
progress = click.option("--no-progress", is_flag=True, help="No progress bar.")
jobs = click.option(
    "-j", "--jobs", metavar="N", type=click.IntRange(min=1), default=1, help="Processes to share the work."
)
all_jobs = click.option(
    "-j",
    "--jobs",
    metavar="N",
    type=click.IntRange(min=1),
    default=os.cpu_count() or 1,
    help="Processes to share the work; one for each processor unless given.",
)
as_format = click.option(
    "--as",
    "as_format",
    metavar="FORMAT[:VARIANT]",
    help="Read every file as this instead of finding out; see navspec formats.",
)
profile = click.option(
    "--profile",
    type=click.Choice(["default", "strict"]),
    default="default",
    show_default=True,
    help="strict: rules that no unmodified game file breaks weigh one level more.",
)
base = click.option(
    "--base",
    metavar="DIR",
    type=click.Path(exists=True),
    help="Lay the given files over the full set in this folder or archive.",
)
name = click.option(
    "--name", metavar="NAME", default="", help="File name to go by, as for stdin: it tells the number of a file."
)


def rules(select: str, ignore: str) -> Callable[[Command], Command]:
    """`--select` and `--ignore`, given to a command as lists of codes; with what they do there."""

    def decorate(command: Command) -> Command:
        left_out = click.option(
            "--ignore", metavar="CODE", multiple=True, callback=_codes, help=f"{ignore}; as for --select."
        )
        chosen = click.option(
            "--select",
            metavar="CODE",
            multiple=True,
            callback=_codes,
            help=f"{select}; a code or its beginning. Repeat, or separate with commas.",
        )
        return chosen(left_out(command))

    return decorate


def _codes(_context: click.Context, _option: click.Parameter, values: tuple[str, ...]) -> list[str]:
    """Codes of rules from options that are repeated, or separated with commas."""
    return [code.strip().upper() for value in values for code in value.split(",") if code.strip()]


def settings(
    command: str, ending: str = "", *, name: str = "settings", prefix: str = ""
) -> Callable[[Callable[..., int]], Callable[..., int]]:
    """An option for each setting that makes a difference for a command, which gets those that are given as a dict.

    `ending` stands in the help for what holds unless it is given; a setting of no other command says that itself.
    """
    every = (each for family in families().values() for each in family.settings)
    known = {each.name: each for each in every if command in each.commands}
    keys = {each: f"{prefix}{each}" for each in known}
    endings = {each.name: ending if ending and len(each.commands) > 1 else each.unless for each in known.values()}

    def decorate(command: Callable[..., int]) -> Callable[..., int]:
        @wraps(command)
        def gathered(*args: Any, **values: Any) -> int:
            given = {each: values.pop(key) for each, key in keys.items()}
            found = {each: value for each, value in given.items() if value is not None}
            return command(*args, **{name: found}, **values)

        for each in known.values():
            spelling = f"--{keys[each.name].replace('_', '-')}"
            option = click.option(
                spelling, keys[each.name], metavar=each.metavar, help=f"{each.help}; {endings[each.name]}."
            )
            gathered = option(gathered)
        return gathered

    return decorate


def output_option(what: str = "the output") -> Callable[[Command], Command]:
    """`-o`."""
    return click.option(
        "-o", "--output", metavar="FILE", default="-", help=f"Write {what} to this file instead of stdout."
    )


def format_option(command: str) -> Callable[[Command], Command]:
    """`--format` with the kinds of output that a command has."""
    choice = click.Choice(kinds(command))
    purposes = "; ".join(f"{kind}: {PURPOSES[kind]}" for kind in kinds(command))
    return click.option(
        "--format",
        "kind",
        type=choice,
        default=kinds(command)[0],
        show_default=True,
        help=f"Kind of output ({purposes}).",
    )


def chosen_format(text: str | None) -> tuple[str | None, str | None]:
    """Format and variant of `--as`.

    Raises `click.UsageError` for one that does not exist.
    """
    if text is None:
        return None, None
    format_id, _, variant = text.partition(":")
    known = {each.id: each for each in all_formats()}
    if format_id not in known:
        raise click.UsageError(
            f"there is no format '{format_id}'{closest(format_id, list(known))}; known are {', '.join(known)}"
        )
    variants = known[format_id].variants
    if variant and variant not in variants:
        others = [each.id for each in known.values() if variant in each.variants]
        meant = f"; did you mean {others[0]}:{variant}?" if others else ""
        raise click.UsageError(f"{format_id} has no variant '{variant}'{meant}; it has {', '.join(variants)}")
    return format_id, variant or None


def stdin() -> bytes:
    """All of stdin, or a little more than navspec reads."""
    return sys.stdin.buffer.read(MAX_BYTES + 1)


def expanded(paths: Iterable[str], name: str) -> list[str]:
    """The paths of a command line, those of lists among them.

    Raises `click.UsageError` for a name that more than one file would get.
    """
    found = expand(paths)
    if name and len(found) > 1:
        raise click.UsageError("--name names one file, but there are several paths")
    return found


def sources(paths: Iterable[str]) -> list[str | bytes]:
    """The paths, with what stdin holds in the place of `-`."""
    return [stdin() if path == STDIN else path for path in paths]


def demand_free(output: str, forced: bool) -> None:
    """Refuse a file that is there before any work is done."""
    if output != "-" and not forced and Path(output).exists():
        raise click.UsageError(f"{output} exists already; name another file, or add --force to replace it")


def demand_shown(kind: str, output: str) -> None:
    """Refuse to print on a terminal what it cannot show, before any work is done."""
    if kind in DRAWN and output == "-" and sys.stdout.isatty():
        raise click.UsageError(f"{kind} is a page for the browser; write it to a file with -o report.{kind}")


def page(output: str = "-", *, brief: bool = False, rules: Mapping[str, Rule] | None = None) -> Page:
    """What the result is printed on: colours and line breaks only on a terminal."""
    terminal = output == "-" and sys.stdout.isatty()
    color = terminal and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    width = max(shutil.get_terminal_size().columns, 40) if terminal else None
    return Page(color, width, brief, rules or {}, docs=site())


def show(command: str, kind: str, record: Any, target: Page, output: str = "-", forced: bool = False) -> None:
    """Print the result of a command, or write it to a file."""
    write_text(render(command, kind, record, target), output, forced, color=target.color)


def write_text(text: str, output: str, forced: bool, *, color: bool = False) -> None:
    """Text to a file or stdout: UTF-8 with line feeds on every system, but for a terminal."""
    data = text.encode("utf-8", "backslashreplace")
    if output == "-" and sys.stdout.isatty():
        click.echo(data.decode(), nl=False, color=color)
    else:
        write_binary(data, output, forced)


def write_binary(data: bytes, output: str, forced: bool) -> None:
    """Bytes to a file, whole or not at all, or to stdout."""
    if output == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    from navspec.outputs.write import write_bytes

    write_bytes(data, Path(output), force=forced)


def note(text: str, silent: bool = False) -> None:
    """One line for the person at the terminal."""
    if not silent:
        click.echo(text.encode("utf-8", "backslashreplace"), err=True)
