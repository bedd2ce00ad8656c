"""`navspec census`."""

from __future__ import annotations

from navspec.cli import options
from navspec.cli.common import Call
from navspec.errors import ReadError


@options.command(
    "census",
    "Counts without content, made to be posted.",
    options.files,
    options.printed("census", "the census"),
    options.working,
)
def command(call: Call) -> int:
    """Count what files hold, without telling it: made to be posted by owners of games, to settle open questions.

    Numbers of files, their sizes and tables, how often which value stands in fields that say nothing of what somebody has
    made, what rules found, and answers to the open questions of the formats. No paths, names, places or texts.
    """
    from navspec import api

    unread: list[ReadError] = []
    with call.progress() as update:
        census = api.census(call.sources, **call.reading, progress=update, unread=unread)
    call.tell(unread)
    return call.show(census)
