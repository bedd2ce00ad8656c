"""Commands that git calls for files of known formats: `navspec git setup`, `diff` and `textconv`."""

from __future__ import annotations

import difflib
import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

import click

from navspec.cli.common import build_page, write_text
from navspec.cli.console import print_note
from navspec.cli.group import ExampleCommand, ExampleGroup
from navspec.errors import NavspecError
from navspec.families import all_patterns
from navspec.inputs.walk import STDIN

DRIVER = "navspec"
"""Name of the driver in the attributes and in the configuration."""
_BY_RECORD = f"diff.{DRIVER}.command"


@click.command("setup", cls=ExampleCommand, short_help="Let git call navspec for files of known formats.")
@click.option("--global", "everywhere", is_flag=True, help="Set up all repositories of this user, not only this one.")
@click.option(
    "--by-record",
    is_flag=True,
    help="Let git diff list changes by record, as navspec diff does; git log and blame compare lines (default: lines).",
)
@click.option("--print", "only_print", is_flag=True, help="Only print the commands and the attributes.")
def setup_command(*, everywhere: bool, by_record: bool, only_print: bool) -> None:
    """Let git call navspec for files of known formats: write its configuration and attributes.

    The configuration belongs to this machine. `.gitattributes` is a file of the repository, to be committed; its present
    lines are kept. The attributes also keep git from changing line endings in these files, and from merging them line by
    line.
    """
    scope = ["--global"] if everywhere else ["--local"]
    configs = [["git", "config", *scope, key, value] for key, value in _driver_settings(by_record).items()]
    lines = attribute_lines()
    if only_print:
        shown = [*map(shlex.join, configs), "", "# .gitattributes", *lines]
        write_text("".join(f"{line}\n" for line in shown), STDIN, forced=False)
        return
    target = _attributes_file(everywhere)
    if not by_record and _run_git(["git", "config", *scope, "--default=", "--get", _BY_RECORD]):
        configs.append(["git", "config", *scope, "--unset-all", _BY_RECORD])
    for config in configs:
        _run_git(config)
    print_note(f"git calls navspec {'everywhere' if everywhere else 'in this repository'} for what {target} names")
    _append_missing(target, lines)


def attribute_lines() -> list[str]:
    """Return the lines of `.gitattributes` for all known formats."""
    return [f"{_match_any_case(pattern)} -text -merge diff={DRIVER}" for pattern in all_patterns()]


def _match_any_case(pattern: str) -> str:
    """Return a pattern of small letters that matches both cases of each, as git distinguishes them."""
    return re.sub("[a-z]", lambda letter: f"[{letter[0]}{letter[0].upper()}]", pattern)


def _driver_settings(by_record: bool) -> dict[str, str]:
    """Return the configuration of the driver; `--` because a file name can look like an option."""
    called = _navspec_command()
    settings = {f"diff.{DRIVER}.textconv": f"{called} git textconv --"}
    return settings | ({_BY_RECORD: f"{called} git diff --"} if by_record else {})


def _navspec_command() -> str:
    """Return the command by which a shell calls navspec: its name, where the PATH has it."""
    if shutil.which("navspec"):
        return "navspec"
    return f"{shlex.quote(Path(sys.executable).as_posix())} -m navspec"


def _attributes_file(everywhere: bool) -> Path:
    if not everywhere:
        top = _run_git(["git", "rev-parse", "--show-toplevel"], "; --global sets it up outside of a repository, too")
        return Path(top) / ".gitattributes"
    if named := _run_git(["git", "config", "--global", "--type=path", "--default=", "core.attributesFile"]):
        return Path(named)
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "git" / "attributes"


def _run_git(line: Sequence[str], hint: str = "") -> str:
    """Return the output of a git command, without the end of the line.

    Raises `NavspecError` with the reason and a hint where it fails.
    """
    try:
        done = subprocess.run(line, capture_output=True, check=False, text=True, errors="surrogateescape")
    except FileNotFoundError:
        raise NavspecError("git is not installed, or not on the path; with --print nothing is run") from None
    if done.returncode:
        message = " ".join(done.stderr.split()) or f"exit status {done.returncode}"
        raise NavspecError(f"{shlex.join(line)}: {message}{hint}")
    return done.stdout.removesuffix("\n")


def _append_missing(target: Path, lines: Sequence[str]) -> None:
    """Append the lines that a file of attributes lacks."""
    from navspec.disk.atomic_write import write_bytes

    before = target.read_bytes() if target.exists() else b""
    present = before.decode("utf-8", "surrogateescape").splitlines()
    missing = [line for line in lines if line not in present]
    if not missing:
        print_note(f"{target} has all of them already")
        return
    gap = b"" if not before or before.endswith(b"\n") else b"\n"
    write_bytes(before + gap + "".join(f"{line}\n" for line in missing).encode(), target, force=True)
    print_note(f"added {len(missing)} lines to {target}")


@click.command(
    "textconv", cls=ExampleCommand, short_help="Print a file as lines of text, for git diff, log, blame and grep."
)
@click.argument("file", metavar="FILE", type=click.Path())
def textconv_command(file: str) -> None:
    """Print a file as lines of text, a value in each, for git to compare.

    Git stops where this fails: a file that cannot be read is one line with the reason and its hash, and a text that no
    format claims is left as it is.
    """
    from navspec.operations.textconv import convert_to_text
    from navspec.report.sheet import printable

    text, is_own = convert_to_text(file)
    write_text(text if is_own else "\n".join(map(printable, text.split("\n"))), STDIN, forced=False)


_NO_VERSION = "."
"""The mode that git passes for a version that does not exist."""


class _Side(NamedTuple):
    """A file before or after a change: its path on the disk, and its name."""

    file: str
    name: str


@click.command("diff", cls=ExampleCommand, short_help="Show the changes of a file by record, when git diff calls it.")
@click.argument("path")
@click.argument("versions", metavar="[OLD-FILE OLD-HEX OLD-MODE NEW-FILE NEW-HEX NEW-MODE]", nargs=-1)
def diff_command(path: str, versions: tuple[str, ...]) -> None:
    """Show what changed in a file of a repository, by record and field, with the arguments that git gives to a diff
    driver.

    PATH is its name in the repository. Git stops where this fails, so that the exit status is 0 unless the arguments
    are
    wrong.
    """
    if len(versions) not in (0, 6, 8):
        raise click.UsageError("git gives only a path, or a path with file, hash and mode of both its versions")
    write_text(
        _describe_change(path, *versions) if versions else _printable_line(f"{path}: not merged"), STDIN, forced=False
    )


def _describe_change(
    path: str, old: str, _old_hex: str, old_mode: str, new: str, _new_hex: str, new_mode: str, *renamed: str
) -> str:
    """Return the text on both versions; `renamed` is the new name in the repository, and git's note about that."""
    before, after = _Side(old, f"a/{path}"), _Side(new, f"b/{renamed[0] if renamed else path}")
    if old_mode == _NO_VERSION:
        return _printable_line(f"{after.name}: added, {_describe_side(after)}")
    if new_mode == _NO_VERSION:
        return _printable_line(f"{before.name}: removed, {_describe_side(before)}")
    return _render_changes(before, after)


def _printable_line(text: str) -> str:
    """Return a line without control characters, so that a file name cannot steer a terminal."""
    from navspec.report.sheet import printable

    return f"{printable(text)}\n"


def _describe_side(side: _Side) -> str:
    """Return format and variant of a file, or why it has none."""
    from navspec.operations.textconv import convert_to_text

    text, is_own = convert_to_text(side.file)
    return "a text of no known format" if is_own else text.partition("\n")[0]


def _render_changes(before: _Side, after: _Side) -> str:
    """Return the output of `navspec diff`, with the names in the repository."""
    from navspec import api
    from navspec.report import render

    try:
        difference = api.diff(before.file, after.file)
    except NavspecError:
        return _render_line_changes(before, after)
    if not difference.fails:
        return _printable_line(f"{before.name} → {after.name}: the same content")
    files = tuple(
        replace(file, path_a=_repository_path(file.path_a, before), path_b=_repository_path(file.path_b, after))
        for file in difference.files
    )
    return render("diff", "text", replace(difference, files=files), build_page())


def _render_line_changes(before: _Side, after: _Side) -> str:
    """Return a line diff of two texts, or the formats of two files that cannot be compared by record."""
    from navspec.operations.textconv import convert_to_text

    (old, is_old_text), (new, is_new_text) = convert_to_text(before.file), convert_to_text(after.file)
    if not (is_old_text and is_new_text):
        return _printable_line(f"{before.name} → {after.name}: {_describe_side(before)} → {_describe_side(after)}")
    lines = difflib.unified_diff(old.splitlines(), new.splitlines(), before.name, after.name, lineterm="")
    return "".join(map(_printable_line, lines))


def _repository_path(path: str | None, side: _Side) -> str | None:
    """Return the path of a file, or of one in an archive, with its name in the repository."""
    return path and side.name + path.removeprefix(side.file)


@click.group(
    "git",
    cls=ExampleGroup,
    commands=[setup_command, textconv_command, diff_command],
    short_help="Let git show changes in files of known formats.",
)
def git_command() -> None:
    """Let git show changes in files of known formats: `navspec git setup` makes git call the other two commands."""
