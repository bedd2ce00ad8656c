"""Guides: pages that a reader follows from an empty folder to the end, made by following them.

A guide is Markdown. Its blocks of Python are run, and so are the commands in its blocks of `console`. Both are
written without
their output, which is added. A step in another program is a comment that begins with `<!-- do`, as Python that has
the same
effect; it is run and left out. A picture is a file that a block or a command has made.
"""

from __future__ import annotations

import re
import shlex
import tempfile
from collections.abc import Iterator
from contextlib import chdir, redirect_stdout
from dataclasses import dataclass
from functools import cache
from io import StringIO
from pathlib import Path
from typing import Any

from click.testing import CliRunner

from navspec.cli import cli
from navspec.spec.ksy.compile import SpecError

_BLOCK = re.compile(r"^```(python|console)\n(.*?)^```\n|^<!-- do\n(.*?)^-->\n\n?", re.DOTALL | re.MULTILINE)
_PICTURE = re.compile(r"!\[([^\]]*)\]\(([\w.-]+\.(?:svg|png))\)")
PICTURES = "pictures"
"""The folder of the pictures, beside the pages."""
MOST_LINES = 14
"""Lines of the output of a command that are shown; the others are left out in the middle."""


@dataclass(frozen=True)
class Guide:
    """A followed guide, without its title; `pictures` are its files by their names in the folder of pictures."""

    name: str
    title: str
    text: str
    pictures: dict[str, bytes]


@cache
def follow_guide(path: Path) -> Guide:
    """Return a guide with all its output.

    Raises `SpecError` where a block or a command fails, and where a picture was not made.
    """
    with tempfile.TemporaryDirectory(prefix="navspec-guide-") as folder, chdir(folder):
        scope: dict[str, Any] = {"__name__": path.stem}
        text = _BLOCK.sub(lambda block: _run_block(block, scope, path), path.read_text(encoding="utf-8"))
        pictures = dict(_pictures(text, path))
    title, _, body = _PICTURE.sub(rf"![\1]({PICTURES}/{path.stem}_\2)", text).partition("\n\n")
    return Guide(path.stem, title.removeprefix("# "), body, pictures)


def _run_block(block: re.Match[str], scope: dict[str, Any], path: Path) -> str:
    kind, shown, hidden = block.groups()
    if kind == "console":
        return "```console\n" + "".join(_run_command(line, path) for line in shown.splitlines()) + "```\n"
    printed = StringIO()
    try:
        with redirect_stdout(printed):
            exec(compile(hidden or shown, path.name, "exec"), scope)
    except Exception as error:
        raise SpecError(f"{path.name}: {type(error).__name__}: {error}, in\n{hidden or shown}") from error
    if kind is None:
        return ""
    return block[0] + (f"\n```text\n{printed.getvalue()}```\n" if printed.getvalue() else "")


def _run_command(line: str, path: Path) -> str:
    """Return a command with its output; a comment after it has its exit status, if not 0."""
    command, _, expected = line.removeprefix("$ ").partition("  # exit ")
    program, *arguments = shlex.split(command)
    if program != "navspec":
        raise SpecError(f"{path.name}: only navspec is run, not {program}")
    done = CliRunner(env={"COLUMNS": "120", "NO_COLOR": "1"}).invoke(cli, arguments, prog_name=program)
    if done.exit_code != int(expected or 0):
        raise SpecError(f"{path.name}: '{command}' ends with {done.exit_code}:\n{done.output}")
    lines = done.stdout.splitlines()
    if len(lines) > MOST_LINES:
        lines[MOST_LINES - 2 : -1] = ["..."]
    return "".join(f"{printed_line}\n" for printed_line in [f"$ {command}", *lines])


def _pictures(text: str, path: Path) -> Iterator[tuple[str, bytes]]:
    for _, name in _PICTURE.findall(text):
        if not Path(name).is_file():
            raise SpecError(f"{path.name}: nothing has made the picture {name}")
        yield f"{path.stem}_{name}", Path(name).read_bytes()
