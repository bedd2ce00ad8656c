"""`navspec git setup`."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from navspec.cli.common import write_text
from navspec.cli.said import note
from navspec.errors import NavspecError
from navspec.families import all_patterns
from navspec.inputs.walk import STDIN

DRIVER = "navspec"
"""Name of the driver in the attributes and in the configuration."""
_BY_RECORD = f"diff.{DRIVER}.command"


@click.command("setup", short_help="Tell git to call navspec for files of known formats.")
@click.option("--global", "everywhere", is_flag=True, help="For all repositories of this user, not for this one alone.")
@click.option(
    "--by-record",
    is_flag=True,
    help="Have git diff print what navspec diff does; git log and blame go on to compare lines. Without it lines again.",
)
@click.option("--print", "only_print", is_flag=True, help="Only print the commands and the attributes.")
def command(*, everywhere: bool, by_record: bool, only_print: bool) -> None:
    """Tell git to call navspec for files of known formats: in its configuration how, in its attributes for which.

    The configuration is of this machine; `.gitattributes` is a file of the repository, to be committed. What stands there
    already stays. The attributes also keep git from changing ends of lines in these files, and from merging them line by line.
    """
    scope = ["--global"] if everywhere else ["--local"]
    configs = [["git", "config", *scope, key, value] for key, value in _settings(by_record).items()]
    lines = attributes()
    if only_print:
        shown = [*map(shlex.join, configs), "", "# .gitattributes", *lines]
        write_text("".join(f"{each}\n" for each in shown), STDIN, forced=False)
        return
    target = _attributes_file(everywhere)
    if not by_record and _run(["git", "config", *scope, "--default=", "--get", _BY_RECORD]):
        configs.append(["git", "config", *scope, "--unset-all", _BY_RECORD])
    for config in configs:
        _run(config)
    note(f"git calls navspec {'everywhere' if everywhere else 'in this repository'} for what {target} names")
    _append(target, lines)


def attributes() -> list[str]:
    """The lines of `.gitattributes` for all known formats."""
    return [f"{_any_case(pattern)} -text -merge diff={DRIVER}" for pattern in all_patterns()]


def _any_case(pattern: str) -> str:
    """A pattern of small letters for both cases of each, as git tells them apart."""
    return re.sub("[a-z]", lambda letter: f"[{letter[0]}{letter[0].upper()}]", pattern)


def _settings(by_record: bool) -> dict[str, str]:
    """What the configuration says of the driver; `--` because a file can be called as an option is."""
    called = _called()
    settings = {f"diff.{DRIVER}.textconv": f"{called} git textconv --"}
    return settings | ({_BY_RECORD: f"{called} git diff --"} if by_record else {})


def _called() -> str:
    """How a shell calls navspec: by its name, where that is found."""
    if shutil.which("navspec"):
        return "navspec"
    return f"{shlex.quote(Path(sys.executable).as_posix())} -m navspec"


def _attributes_file(everywhere: bool) -> Path:
    if not everywhere:
        top = _run(["git", "rev-parse", "--show-toplevel"], "; --global sets it up outside of a repository, too")
        return Path(top) / ".gitattributes"
    if named := _run(["git", "config", "--global", "--type=path", "--default=", "core.attributesFile"]):
        return Path(named)
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "git" / "attributes"


def _run(line: Sequence[str], hint: str = "") -> str:
    """What a command of git prints, without the end of the line; where it fails, an error that says why, and a hint."""
    try:
        done = subprocess.run(line, capture_output=True, check=False, text=True, errors="surrogateescape")
    except FileNotFoundError:
        raise NavspecError("git is not installed, or not on the path; with --print nothing is run") from None
    if done.returncode:
        said = " ".join(done.stderr.split()) or f"exit status {done.returncode}"
        raise NavspecError(f"{shlex.join(line)}: {said}{hint}")
    return done.stdout.removesuffix("\n")


def _append(target: Path, lines: Sequence[str]) -> None:
    """Add those lines to the attributes that they lack."""
    from navspec.disk.write import write_bytes

    before = target.read_bytes() if target.exists() else b""
    there = before.decode("utf-8", "surrogateescape").splitlines()
    missing = [line for line in lines if line not in there]
    if not missing:
        note(f"{target} has all of them already")
        return
    gap = b"" if not before or before.endswith(b"\n") else b"\n"
    write_bytes(before + gap + "".join(f"{each}\n" for each in missing).encode(), target, force=True)
    note(f"added {len(missing)} lines to {target}")
