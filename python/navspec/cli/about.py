"""`navspec help` and `navspec version`."""

from __future__ import annotations

import click

from navspec import __version__
from navspec.cli.group import ExampleCommand, cli
from navspec.errors import closest


@click.command("help", cls=ExampleCommand, short_help="Show the help of navspec or of a command.")
@click.argument("names", metavar="[COMMAND]...", nargs=-1)
@click.pass_context
def help_command(context: click.Context, names: tuple[str, ...]) -> None:
    """Show the help of navspec, or of a command: the same as `navspec COMMAND --help`."""
    shown = context.find_root()
    for name in names:
        group = shown.command
        command = group.get_command(shown, name) if isinstance(group, click.Group) else None
        if command is None:
            commands = group.list_commands(shown) if isinstance(group, click.Group) else []
            raise click.UsageError(f"there is no command '{' '.join(names)}'{closest(name, commands)}")
        shown = click.Context(command, shown, name, **cli.context_settings)
    click.echo(shown.get_help(), color=context.color)


@click.command("version", cls=ExampleCommand, short_help="Show the version of navspec.")
def version_command() -> None:
    """Show the version of navspec: the same as `navspec --version`."""
    click.echo(f"navspec {__version__}")
