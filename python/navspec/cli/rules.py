"""`navspec rules`."""

from __future__ import annotations

from navspec.cli import options
from navspec.cli.common import Call
from navspec.records.report import Rules


@options.command("rules", "The rules that navspec knows.", options.printed("rules", "the list"))
def command(call: Call) -> None:
    """The rules that navspec knows, or with --as those of one format: what must hold, how bad, how it is known."""
    from navspec import api

    call.show(Rules(tuple(api.rules(call.reading["format"]))))
