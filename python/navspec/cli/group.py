"""The `navspec` command: finds its subcommands, and turns every error into one line and an exit status."""

from __future__ import annotations

import gc
import os
import re
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
from navspec.errors import (
    NavspecError,
    NavspecWarning,
    ReadError,
    close_matches,
    closest,
    join_alternatives,
    suggest_values,
)

UNREADABLE = 1
"""Exit status where navspec cannot read a file."""
USAGE = 2
"""Exit status of a wrong command line, or of files that cannot be read or written at all."""
FAILED = 3
"""Exit status where navspec itself failed, different from that of findings."""
INTERRUPTED = 130
COMPLETION_VARIABLE = "_NAVSPEC_COMPLETE"
"""The environment variable by which the script of a shell requests completions."""

_OPTION_SIMILARITY = 0.7
_SENTENCE_STARTS = ("Got", "Missing", "Option")
"""First words of messages of click, which begin with a capital letter."""
_ISSUES = "https://github.com/navspec/navspec/issues"
_SECTIONS = {
    "Check": {"check": "check", "explain": "reference", "rules": "reference"},
    "Look": {
        "info": "facts", "ls": "fields", "get": "fields", "diff": "comparison", "docs": "reference", "formats": "reference",
    },
    "Change": {
        "set": "fields", "add": "rows", "remove": "rows", "link": "rows", "unlink": "rows", "join": "rows",
        "repair": "repair", "fix": "repair", "convert": "convert", "new": "new", "dump": "json_files",
        "build": "json_files", "extract": "archives", "pack": "archives",
    },
    "Roads": {"compile": "networks", "merge": "merge", "export": "networks", "route": "networks"},
    "Integrate": {
        "studio": "studio", "git": "git", "schema": "reference", "completion": "completion", "spec": "spec",
        "census": "facts", "roundtrip": "comparison",
    },
    "Help": {"help": "about", "version": "about"},
}  # fmt: skip
"""Sections of the help, their commands, and the modules of this package that define them."""
_MODULES = {name: module for commands in _SECTIONS.values() for name, module in commands.items()}


class ExampleCommand(click.Command):
    """A command whose help ends with examples."""

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples and the epilog."""
        write_examples(ctx, formatter)
        super().format_epilog(ctx, formatter)


class ExampleGroup(click.Group):
    """A group of commands whose help ends with examples, as that of its commands."""

    command_class = ExampleCommand

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the examples and the epilog."""
        write_examples(ctx, formatter)
        super().format_epilog(ctx, formatter)


def write_examples(context: click.Context, formatter: click.HelpFormatter) -> None:
    """Write the examples of a command, each with a comment, without breaks in the lines."""
    from navspec.cli.examples import EXAMPLES

    with formatter.section("Examples"):
        for command, comment in EXAMPLES[context.command_path.removeprefix("navspec ")]:
            indent = " " * formatter.current_indent
            formatter.write(f"{indent}# {comment}\n{indent}navspec {command}\n")


class CommandGroup(click.Group):
    """Subcommands by name, imported when they are used."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002 - click's signature
        """Return the names in the order in which the help shows them."""
        return list(_MODULES)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands in sections, with their summaries."""
        width = max(map(len, _MODULES))
        for title, names in _SECTIONS.items():
            commands = [(name, self.get_command(ctx, name)) for name in names]
            with formatter.section(title):
                formatter.write_dl(
                    [(name.ljust(width), command.get_short_help_str(90)) for name, command in commands if command]
                )

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
        if os.environ.get(COMPLETION_VARIABLE, "").startswith("powershell"):
            from navspec.cli.powershell import register_powershell

            register_powershell()
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
        return _fail(f"{_describe_usage_error(error)}; see {where} --help", USAGE, where)
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


def _describe_usage_error(error: click.UsageError) -> str:
    """Return the message of a wrong command line: the option first, then the fault, then what to do."""
    params = error.ctx.command.params if error.ctx else []
    if isinstance(error, click.NoSuchOption):
        spellings = {old: param.opts[-1] for param in params for old in getattr(param, "old", ())}
        spellings |= {
            spelling: spelling for param in params if isinstance(param, click.Option) for spelling in param.opts
        }
        suggested = dict.fromkeys(
            map(spellings.__getitem__, close_matches(error.option_name, spellings, _OPTION_SIMILARITY))
        )
        hint = f"; did you mean {' or '.join(suggested)}?" if suggested else ""
        return f"there is no option '{error.option_name}'{hint}"
    if isinstance(error, click.BadParameter) and error.param is not None and error.ctx is not None:
        kind, name = error.param.type, _name_parameter(error.param, error.ctx)
        if isinstance(error, click.MissingParameter):
            values = f"; use {join_alternatives(kind.choices)}" if isinstance(kind, click.Choice) else ""
            return f"{'/'.join(error.param.opts) if isinstance(error.param, click.Option) else name} is missing{values}"
        value = re.match(r"'(.*)' is not one of", error.message)
        if isinstance(kind, click.Choice) and value:
            return f"{name}: unknown value '{value[1]}'{suggest_values(value[1], kind.choices)}"
        return f"{name}: {_describe_value_error(error, kind)}"
    message = error.format_message().rstrip(".")
    return f"{message[:1].lower()}{message[1:]}" if message.split()[0] in _SENTENCE_STARTS else message


def _describe_value_error(error: click.BadParameter, kind: click.ParamType) -> str:
    """Return the message of a wrong value, with the range of a number."""
    if not isinstance(kind, click.IntRange | click.FloatRange):
        return f"{error.message[:1].lower()}{error.message[1:].rstrip('.')}"
    value = re.match(r"'(.*)' is not a valid|(\S+) is not in the range", error.message)
    noun = "a whole number" if isinstance(kind, click.IntRange) else "a number"
    least, most = (f"{bound:g}" if bound is not None else "" for bound in (kind.min, kind.max))
    limits = f"{least} to {most}" if most else f"above {least}" if kind.min_open else f"{least} or more"
    return f"unknown value '{value[1] or value[2] if value else ''}'; use {noun}, {limits}"


def _name_parameter(parameter: click.Parameter, context: click.Context) -> str:
    """Return the name of a parameter as the help shows it."""
    return (
        parameter.opts[-1]
        if isinstance(parameter, click.Option)
        else parameter.make_metavar(context).removesuffix("...")
    )


def _fail(message: str, status: int, where: str = "navspec") -> int:
    _print_line(f"{where}: {message}")
    return status


def _print_line(message: str) -> None:
    """Print a message to stderr as one line."""
    print_note(" ".join(message.split()))


def _discard_output() -> None:
    """Let the interpreter flush the rest of stdout into nothing when it ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _show_log(context: click.Context, _option: click.Parameter, is_set: bool) -> None:
    if is_set and not context.resilient_parsing:
        from navspec.cli.verbose import show_log

        show_log(context)


verbose = click.option(
    "-v",
    "--verbose",
    is_flag=True,
    is_eager=True,
    expose_value=False,
    callback=_show_log,
    help="Print to stderr each file that is read, its format, and the time; for bug reports.",
)
"""The option `--verbose`."""


@click.group(
    cls=CommandGroup,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
    epilog="Exit status: 0 all well, 1 findings, differences or unreadable files, 2 usage or I/O, 3 navspec itself failed.",
)
@click.version_option(__version__, message="navspec %(version)s")
@verbose
def cli() -> None:
    """Check, inspect and edit the path, navigation mesh and save files of games.

    A PATH is a file, a folder, @list.txt with one path per line, or - for stdin. A PATH instead of a COMMAND is
    checked, so that files can be dropped on the program. `navspec help COMMAND` shows the options of a command and
    examples.
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
