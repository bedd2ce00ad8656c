"""`navspec git`: what git asks for files of known formats, and how it is told to."""

from __future__ import annotations

import click

from navspec.cli.git import diff, setup, textconv


@click.group(
    "git",
    commands=[setup.command, textconv.command, diff.command],
    short_help="Let git show what changed in files of known formats.",
)
def command() -> None:
    """Let git show what changed in files of known formats: `navspec git setup` tells it to call the other two."""
