"""The `navspec` command: finds its subcommands, and turns every error into one line and an exit status."""

from __future__ import annotations

import gc
import os
import sys
import warnings
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any, NoReturn

import click

from navspec import __version__
from navspec.cli.console import closes_with_us, lenient
from navspec.cli.said import note
from navspec.errors import NavspecError, NavspecWarning, ReadError, closest

UNREADABLE = 1
"""Exit status where a file is no such file as navspec can read."""
USAGE = 2
"""Exit status of a wrong command line, or of files that cannot be read or written at all."""
FAILED = 3
"""Exit status where navspec itself failed, so that nobody takes it for findings."""
INTERRUPTED = 130

_ISSUES = "https://github.com/navspec/navspec/issues"
_COMMANDS = (
    "check", "info", "formats", "rules", "explain", "docs", "ls", "get", "set", "dump", "build", "diff", "extract", "pack",
    "route", "roundtrip", "repair", "convert", "compile", "export", "census", "studio",
    "git", "schema", "spec", "completion",
)  # fmt: skip


class Commands(click.Group):
    """Subcommands by the names of the modules that hold them."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Names in the order in which the help shows them."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command of a name."""
        if cmd_name not in _COMMANDS:
            return None
        return import_module(f"navspec.cli.{cmd_name}").command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """The command that the arguments begin with."""
        if args and args[0] not in _COMMANDS and os.path.exists(args[0]):  # noqa: PTH110 - a name may be too long to ask
            args = ["check", *args]
        if args and not args[0].startswith("-") and args[0] not in _COMMANDS:
            raise click.UsageError(f"there is no command '{args[0]}'{closest(args[0], _COMMANDS)}", ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a reader that has left ends it in silence."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            _drop_output()
            return USAGE

    def main(self, *args: Any, **options: Any) -> Any:
        """Run a command line; standalone, as by default, leave the process with its exit status."""
        if not options.get("standalone_mode", True):
            return super().main(*args, **options)
        with warnings.catch_warnings():
            warnings.showwarning = _told(warnings.showwarning)
            status = guarded(partial(super().main, *args, **{**options, "standalone_mode": False}))
        sys.exit(status)


def _told(show: Callable[..., None]) -> Callable[..., None]:
    """What shows warnings: our own as a line like every other."""

    def showwarning(message: Warning | str, category: type[Warning], *place: Any) -> None:
        if issubclass(category, NavspecWarning):
            _say(f"navspec: {message}")
        else:
            show(message, category, *place)

    return showwarning


def guarded(run: Callable[[], Any]) -> int:
    """The exit status of a run; errors become one line on stderr."""
    try:
        status = run()
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        return USAGE
    except click.UsageError as error:
        where = error.ctx.command_path if error.ctx else "navspec"
        return _fail(f"{error.format_message().rstrip('.')}; see {where} --help", USAGE, where)
    except click.ClickException as error:
        return _fail(error.format_message(), USAGE)
    except click.Abort:
        return _fail("interrupted", INTERRUPTED)
    except ReadError as error:
        return _fail(str(error), USAGE if Path(error.path).is_dir() else UNREADABLE)
    except NavspecError as error:
        return _fail(str(error), USAGE)
    except OSError as error:
        where = f"{os.fsdecode(error.filename)}: " if error.filename is not None else ""
        return _fail(f"{where}{error.strerror or error}", USAGE)
    except Exception:  # noqa: BLE001 - whatever it is, it is not one of the files
        import traceback

        for line in traceback.format_exc().splitlines():
            note(line)
        return _fail(f"this is a fault of navspec {__version__}; report it with the lines above, at {_ISSUES}", FAILED)
    return status if isinstance(status, int) else 0


def _fail(message: str, status: int, where: str = "navspec") -> int:
    _say(f"{where}: {message}")
    return status


def _say(message: str) -> None:
    """One line on stderr."""
    note(" ".join(message.split()))


def _drop_output() -> None:
    """Let the interpreter flush what is left of stdout into nothing when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit status: 0 all well, 1 findings, differences or unreadable files, 2 usage or I/O, 3 navspec itself failed.",
)
@click.version_option(__version__, message="navspec %(version)s")
def cli() -> None:
    """Check, inspect and rewrite the navigation and save files of games.

    A PATH is a file, a folder, @list.txt with one path per line, or - for stdin. In the place of a COMMAND it is checked,
    as when it is dropped on the program.
    """


def main() -> NoReturn:
    """Run the command line of this process."""
    gc.set_threshold(100_000)  # a command makes much that stays, and next to nothing that only the collector can free
    lenient(sys.stdout, sys.stderr)
    try:
        cli(prog_name="navspec")
    finally:
        if not {*sys.argv[1:2]} & {*_COMMANDS} and closes_with_us():
            click.pause("Press any key to close this window.")
    raise AssertionError("a command returned instead of leaving")
