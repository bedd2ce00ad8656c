"""`navspec git diff`."""

from __future__ import annotations

import difflib
from dataclasses import replace
from typing import NamedTuple

import click

from navspec.cli.common import page, write_text
from navspec.errors import NavspecError
from navspec.inputs.walk import STDIN

_NONE = "."
"""What git gives as the mode of a version that is not there."""


class _Side(NamedTuple):
    """A file before or after a change: where it lies, and what it is called."""

    file: str
    name: str


@click.command("diff", short_help="What changed in a file, by record, as git diff calls it.")
@click.argument("path")
@click.argument("versions", metavar="[OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE]", nargs=-1)
def command(path: str, versions: tuple[str, ...]) -> None:
    """What changed in a file of a repository, by record and field, with the arguments that git gives to a diff driver.

    PATH is its name in the repository. Git stops where this fails, so that the exit status is 0 unless the arguments are
    others.
    """
    if len(versions) not in (0, 6, 8):
        raise click.UsageError("git gives a path alone, or with file, hash and mode of both its versions")
    write_text(_told(path, *versions) if versions else _line(f"{path}: not merged"), STDIN, forced=False)


def _told(
    path: str, old: str, _old_hex: str, old_mode: str, new: str, _new_hex: str, new_mode: str, *renamed: str
) -> str:
    """What there is to say of both versions; `renamed` is the new name in the repository, with what git says of that."""
    before, after = _Side(old, f"a/{path}"), _Side(new, f"b/{renamed[0] if renamed else path}")
    if old_mode == _NONE:
        return _line(f"{after.name}: added, {_what(after)}")
    if new_mode == _NONE:
        return _line(f"{before.name}: removed, {_what(before)}")
    return _changes(before, after)


def _line(text: str) -> str:
    """A line in which no name can steer a terminal."""
    from navspec.report.sheet import printable

    return f"{printable(text)}\n"


def _what(side: _Side) -> str:
    """What a file is: its format and variant, or why nobody knows."""
    from navspec.operations.textconv import text_of

    text, is_own = text_of(side.file)
    return "a text of no known format" if is_own else text.partition("\n")[0]


def _changes(before: _Side, after: _Side) -> str:
    """What `navspec diff` prints, under the names in the repository."""
    from navspec import api
    from navspec.report import render

    try:
        found = api.diff(before.file, after.file)
    except NavspecError:
        return _line_changes(before, after)
    if not found.fails:
        return _line(f"{before.name} → {after.name}: the same content")
    files = tuple(
        replace(file, path_a=_named(file.path_a, before), path_b=_named(file.path_b, after)) for file in found.files
    )
    return render("diff", "text", replace(found, files=files), page())


def _line_changes(before: _Side, after: _Side) -> str:
    """What changed between files that cannot be compared by record: by line between texts, otherwise what they are."""
    from navspec.operations.textconv import text_of

    (old, is_old_text), (new, is_new_text) = text_of(before.file), text_of(after.file)
    if not (is_old_text and is_new_text):
        return _line(f"{before.name} → {after.name}: {_what(before)} → {_what(after)}")
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), before.name, after.name, lineterm="")
    return "".join(map(_line, lines))


def _named(path: str | None, side: _Side) -> str | None:
    """The path of a file, or of one in an archive, under the name that it has in the repository."""
    return path and side.name + path.removeprefix(side.file)
