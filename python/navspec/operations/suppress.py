"""What was left out of a report, by what asked for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from navspec.family.rules.runner import RulesOutcome
from navspec.records.report import Input
from navspec.records.suppression import Place, Suppress, Suppressed


def suppressed_by(asked: Sequence[Suppress], outcome: RulesOutcome, inputs: Iterable[Input]) -> tuple[Suppressed, ...]:
    """What each of those that `asked` has left out, in their order."""
    if not asked:
        return ()
    places: list[dict[Place, int]] = [{} for _ in asked]
    for (at, code, severity, path), count in sorted(outcome.suppressed.items()):
        places[at][code, severity, path] = count
    codes = [code for code, total in outcome.totals.items() if total.cases]
    paths = [input_.path for input_ in inputs]
    return tuple(_told(each, own, codes, paths) for each, own in zip(asked, places, strict=True))


def _told(asked: Suppress, places: Mapping[Place, int], codes: Iterable[str], paths: Iterable[str]) -> Suppressed:
    """What one has left out, of rules that were asked of files."""
    was_asked = any(code.startswith(asked.code) for code in codes) and any(map(asked.covers, paths))
    count = sum(places.values())
    return Suppressed(asked.code, asked.path, asked.pointer, asked.reason, count, was_asked and not count, places)
