"""`navspec git textconv`."""

from __future__ import annotations

import click

from navspec.cli.common import write_text
from navspec.inputs.walk import STDIN


@click.command("textconv", short_help="A file as lines of text, for git diff, log, blame and grep.")
@click.argument("file", metavar="FILE", type=click.Path())
def command(file: str) -> None:
    """A file as lines of text, a value in each, for git to compare.

    Git stops where this fails: a file that cannot be read is one line with the reason and its hash, and a text that no
    format claims is left as it is.
    """
    from navspec.operations.textconv import text_of
    from navspec.report.sheet import printable

    text, is_own = text_of(file)
    write_text(text if is_own else "\n".join(map(printable, text.split("\n"))), STDIN, forced=False)
