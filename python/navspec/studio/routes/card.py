"""Facts about a file in the words of the game, and the progress of its player."""

from __future__ import annotations

from collections import Counter
from pathlib import PurePath
from typing import Any

from navspec.errors import ReadError
from navspec.operations.listing import find_fact_pointers
from navspec.report.facts import format_key, format_value, progress_of
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.routes.fields import load_tables


@endpoint("documents/{document:int}/card")
def card(call: ApiCall) -> Any:
    """Return facts of the set and of each file, as `navspec info` shows them.

    Of a fact: its name, its words, and the pointer of its field, empty where it comes from several. `done` is
    progress of the
    player: its name, in words, in percent. `findings` are counted by severity.
    """
    document, report = call.document, call.document.now.report
    counts = Counter[tuple[str, str]]()
    for (_, severity, path), count in report.tally.items():
        counts[path, severity] += count
    return {
        "revision": document.revision,
        "sets": [{"name": set_.path or set_.family, "facts": _facts(set_.info, {})} for set_ in report.sets],
        "files": [
            {
                "path": input_.path,
                "name": PurePath(input_.path).name,
                "format": input_.format,
                "variant": input_.variant,
                "status": input_.status,
                "facts": _facts(input_.info, _sources(document, input_.path)),
                "done": [
                    [f"{format_key(key)} {name}", text, percent]
                    for key, value in input_.info.items()
                    for name, (text, percent) in progress_of(value).items()
                ],
                "findings": {severity: counts[input_.path, severity] for severity in ("error", "warning", "info")},
            }
            for input_ in report.inputs
        ],
    }


def _facts(info: Any, sources: dict[str, str]) -> list[list[str]]:
    return [
        [format_key(key), format_value(value), sources.get(key, "")]
        for key, value in info.items()
        if not progress_of(value)
    ]


def _sources(document: Document, path: str) -> dict[str, str]:
    opened = document.now.files.get(path)
    if opened is None:
        return {}
    try:
        return find_fact_pointers(opened, load_tables(document, opened))
    except ReadError:
        return {}


ROUTES = [card]
