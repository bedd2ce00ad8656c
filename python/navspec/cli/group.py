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
from navspec.cli.console import owns_console, print_note, replace_unprintable
from navspec.errors import NavspecError, NavspecWarning, ReadError, closest

UNREADABLE = 1
"""Exit status where navspec cannot read a file."""
USAGE = 2
"""Exit status of a wrong command line, or of files that cannot be read or written at all."""
FAILED = 3
"""Exit status where navspec itself failed, different from that of findings."""
INTERRUPTED = 130

_ISSUES = "https://github.com/navspec/navspec/issues"
_MODULES = {
    "check": "check", "info": "facts", "formats": "reference", "rules": "reference", "explain": "reference",
    "docs": "reference", "ls": "fields", "get": "fields", "set": "fields", "dump": "json_files", "build": "json_files",
    "diff": "comparison", "extract": "archives", "pack": "archives", "route": "networks", "roundtrip": "comparison",
    "repair": "repair", "convert": "convert", "compile": "networks", "export": "networks", "census": "facts",
    "studio": "studio", "git": "git", "schema": "reference", "spec": "spec", "completion": "completion",
}  # fmt: skip
"""Commands in the order of the help, and the modules of this package that define them."""


class CommandGroup(click.Group):
    """Subcommands by name, imported when they are used."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the names in the order in which the help shows them."""
        return list(_MODULES)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """Return the command of a name; None for an unknown one."""
        if cmd_name not in _MODULES:
            return None
        command: click.Command = getattr(import_module(f"navspec.cli.{_MODULES[cmd_name]}"), f"{cmd_name}_command")
        return command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """Return the command that the arguments begin with; an existing path is checked."""
        if args and args[0] not in _MODULES and os.path.exists(args[0]):  # noqa: PTH110 - a name may be too long to ask
            args = ["check", *args]
        if args and not args[0].startswith("-") and args[0] not in _MODULES:
            raise click.UsageError(f"there is no command '{args[0]}'{closest(args[0], _MODULES)}", ctx)
        return super().resolve_command(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; end without a message when the reader of stdout has closed it."""
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            _discard_output()
            return USAGE

    def main(self, *args: Any, **options: Any) -> Any:
        """Run a command line; standalone, as by default, leave the process with its exit status."""
        if not options.get("standalone_mode", True):
            return super().main(*args, **options)
        with warnings.catch_warnings():
            warnings.showwarning = _plain_warnings(warnings.showwarning)
            status = run_guarded(partial(super().main, *args, **{**options, "standalone_mode": False}))
        sys.exit(status)


def _plain_warnings(show: Callable[..., None]) -> Callable[..., None]:
    """Return a function that shows warnings of navspec as one line, and others with `show`."""

    def showwarning(message: Warning | str, category: type[Warning], *place: Any) -> None:
        if issubclass(category, NavspecWarning):
            _print_line(f"navspec: {message}")
        else:
            show(message, category, *place)

    return showwarning


def run_guarded(run: Callable[[], Any]) -> int:
    """Return the exit status of a run; errors become one line on stderr."""
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
    except Exception:  # noqa: BLE001 - a fault of navspec, not of the files
        import traceback

        for line in traceback.format_exc().splitlines():
            print_note(line)
        return _fail(f"this is a fault of navspec {__version__}; report it with the lines above, at {_ISSUES}", FAILED)
    return status if isinstance(status, int) else 0


def _fail(message: str, status: int, where: str = "navspec") -> int:
    _print_line(f"{where}: {message}")
    return status


def _print_line(message: str) -> None:
    """Print a message to stderr as one line."""
    print_note(" ".join(message.split()))


def _discard_output() -> None:
    """Let the interpreter flush the rest of stdout into nothing when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


@click.group(
    cls=CommandGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit status: 0 all well, 1 findings, differences or unreadable files, 2 usage or I/O, 3 navspec itself failed.",
)
@click.version_option(__version__, message="navspec %(version)s")
def cli() -> None:
    """Check, inspect and rewrite the navigation and save files of games.

    A PATH is a file, a folder, @list.txt with one path per line, or - for stdin. A PATH instead of a COMMAND is
    checked,
    also when files are dropped on the program.
    """


def main() -> NoReturn:
    """Run the command line of this process."""
    gc.set_threshold(100_000)  # a command keeps most of its objects, and leaves next to nothing for the collector
    replace_unprintable(sys.stdout, sys.stderr)
    try:
        cli(prog_name="navspec")
    finally:
        if not {*sys.argv[1:2]} & {*_MODULES} and owns_console():
            click.pause("Press any key to close this window.")
    raise AssertionError("a command returned instead of leaving")
