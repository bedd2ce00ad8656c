"""The command line. Only this package prints, and every command is a file of its own, imported when it is used."""

from __future__ import annotations

from navspec.cli.group import cli, main

__all__ = ["cli", "main"]
