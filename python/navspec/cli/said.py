"""What is said on stderr."""

from __future__ import annotations

import click


def note(text: str, silent: bool = False) -> None:
    """One line for the person at the terminal, which no name of a file can steer, nor anybody who reads the log."""
    if not silent:
        from navspec.report.sheet import printable  # --help has nothing to say

        click.echo(printable(text).encode("utf-8", "backslashreplace"), err=True)
