"""The `navspec` command: finds its subcommands, and turns every error into one line and an exit status."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, NoReturn

import click

from navspec import __version__
from navspec.errors import NavspecError

USAGE = 2
"""Exit status of a wrong command line, or of files that cannot be read or written at all."""
INTERRUPTED = 130

_COMMANDS = ("check", "info", "formats", "rules", "explain", "dump", "build", "diff", "roundtrip", "schema")


class Commands(click.Group):
    """Subcommands by the names of the modules that hold them."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names in the order in which the help shows them."""
        return list(_COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a name."""
        if cmd_name not in _COMMANDS:
            return None
        return import_module(f"navspec.cli.{cmd_name}").command

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments begin with."""
        if args and not args[0].startswith("-") and args[0] not in _COMMANDS:
            raise click.UsageError(f"there is no command '{args[0]}'{closest(args[0], _COMMANDS)}", ctx)
        return super().resolve_command(ctx, args)

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        """Run, and leave with the exit status."""
        if not standalone_mode:
            return super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        sys.exit(_guarded(lambda: super(Commands, self).main(args, prog_name, complete_var, False, windows_expand_args, **extra)))


def _guarded(run: Any) -> int:
    """The exit status of a run; errors become one line on stderr."""
    try:
        status = run()
        sys.stdout.flush()
    except click.UsageError as error:
        where = error.ctx.command_path if error.ctx else "navspec"
        return _fail(f"{error.format_message().rstrip('.')}; see {where} --help", USAGE, where)
    except click.ClickException as error:
        return _fail(error.format_message(), USAGE)
    except (click.Abort, KeyboardInterrupt):
        return _fail("interrupted", INTERRUPTED)
    except BrokenPipeError:
        return _closed()
    except NavspecError as error:
        return _fail(str(error), USAGE)
    except OSError as error:
        where = f"{os.fsdecode(error.filename)}: " if error.filename is not None else ""
        return _fail(f"{where}{error.strerror or error}", USAGE)
    return status if isinstance(status, int) else 0


def _fail(message: str, status: int, where: str = "navspec") -> int:
    one_line = " ".join(message.split("\n"))
    click.echo(f"{where}: {one_line}".encode("utf-8", "backslashreplace"), err=True)
    return status


def _closed() -> int:
    """Whoever read our output has left; stay silent also when the interpreter flushes at its end."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return USAGE


def closest(name: str, known: Sequence[str]) -> str:
    """What somebody may have meant, as the end of a sentence."""
    from difflib import get_close_matches

    found = get_close_matches(name, known, n=3, cutoff=0.5)
    return f"; did you mean {' or '.join(found)}?" if found else ""


@click.group(
    cls=Commands,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit status: 0 all well, 1 findings, differences or unreadable files, 2 usage or I/O.",
)
@click.version_option(__version__, message="navspec %(version)s")
def cli() -> None:
    """Check, inspect and rewrite the navigation and save files of games.

    A PATH is a file, a folder, @list.txt with one path per line, or - for stdin.
    """


def main() -> NoReturn:
    """Run the command line of this process."""
    cli(prog_name="navspec")
    raise AssertionError("a command returned instead of leaving")
