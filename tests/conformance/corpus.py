"""Conformance over real files: those of `NAVSPEC_CORPUS`, in all languages at once, some files beside each other.

What is asked of a generated parser is what the spec says by itself. Nothing is left out: what a language cannot hold, and what
cannot be asked of any, is listed by file with the reason.
"""

from __future__ import annotations

import csv
import hashlib
import json
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import navspec
from conformance import vectors
from conformance.rewriting import NAME as REWRITER
from conformance.rewriting import digest
from conformance.running import Outcome, asked, fault_of, time_limit
from conformance.sessions import Ended, Session
from conformance.toolchains import Dumper
from navspec import tree
from navspec.spec import load_spec

TOO_LARGE = re.compile(r'[:,\[]"-?\d+"')
"""An integer that canonical JSON writes as text, because not every language holds it."""

NAN = re.compile(r'"f4:[0-9a-f]{8}"|"f8:[7f]ff(?!0{13})[0-9a-f]{13}"')
ONE_NAN = '"f8:nan"'
"""What every dumper prints for NaN: which bits it has does not survive in every language."""

KINDS = {"end": "eof", "value": "validation"}
"""The kinds of error of a generated parser, by those of `ReadError` that say the same."""

INEXACT = "inexact"
"""What a dumper says instead of a kind of error when its language cannot hold a number."""


class File(NamedTuple):
    """A real file: its name in the corpus, where it is, its format by the index."""

    name: str
    path: Path
    format: str


@dataclass(frozen=True)
class Case:
    """What a generated parser must say to a file.

    Attributes
    ----------
    kind : str
        `json` or `error`; empty where navspec refuses the file in words that generated parsers do not have: they
        must agree with each other then.
    by_itself : str
        How navspec goes beyond the spec alone with this file, if it does.
    """

    spec_id: str
    kind: str
    text: str = ""
    by_itself: str = ""


@dataclass(frozen=True)
class Exemption:
    """A file that was not compared; without a language it was in none."""

    file: str
    language: str
    reason: str


@dataclass
class Examined:
    """What became of one file: faults by language, empty where there are none; which of them are languages that do not look."""

    file: str
    case: Case | None = None
    faults: dict[str, str] = field(default_factory=dict)
    exemptions: list[Exemption] = field(default_factory=list)
    unchecked: set[str] = field(default_factory=set)


@dataclass
class Summary:
    """What became of all files: outcomes by language and format, and what was not compared."""

    outcomes: dict[str, dict[str, Outcome]] = field(default_factory=dict)
    exemptions: list[Exemption] = field(default_factory=list)
    by_itself: Counter[str] = field(default_factory=Counter)

    def add(self, found: Examined) -> None:
        """Count one file."""
        self.exemptions += found.exemptions
        if found.case is None:
            return
        if found.case.by_itself:
            self.by_itself[found.case.by_itself] += 1
        exempt = {exemption.language for exemption in found.exemptions}
        for language, fault in found.faults.items():
            outcome = self.outcomes.setdefault(language, {}).setdefault(found.case.spec_id, Outcome())
            if language in exempt:
                outcome.exempt += 1
            elif language in found.unchecked:
                outcome.unchecked.append(found.file)
            else:
                outcome.add(f"{found.file}: {fault}" if fault else "")

    def as_json(self) -> dict[str, Any]:
        """The same as data, and in the same order whatever came first."""
        for formats in self.outcomes.values():
            for outcome in formats.values():
                outcome.faults.sort()
                outcome.unchecked.sort()
        return {
            "exceptions": [
                asdict(exemption) for exemption in sorted(self.exemptions, key=lambda each: (each.file, each.language))
            ],
            "beyond_the_spec": dict(sorted(self.by_itself.items())),
        }


def chosen(folder: Path, share: int) -> list[File]:
    """Every `share`-th file of the index, by the hash of its name."""
    with (folder / "INDEX.tsv").open(encoding="utf-8", newline="") as index:
        rows = [File(row["file"], folder / row["file"], row["format"]) for row in csv.DictReader(index, delimiter="\t")]
    return [row for row in rows if int(hashlib.sha256(row.name.encode()).hexdigest(), 16) % share == 0]


def case_of(file: File) -> Case | None:
    """What generated parsers must say to a file; None where it is of no format that navspec knows."""
    try:
        tables, spec_id = navspec.tables(file.path), ""
        spec_id = tables.spec.id  # type: ignore[union-attr]
        decisions: Mapping[str, Any] | None = tables.decisions  # type: ignore[union-attr]
    except navspec.ReadError:
        spec_id, decisions = file.format, None
    if spec_id not in vectors.ids():
        return None
    spec, data = load_spec(spec_id), file.path.read_bytes()
    try:
        found = tree.to_json(tree.read(data, spec), spec)
    except navspec.ReadError as error:
        kind = KINDS.get(error.kind, "")
        refused = "refused by navspec too" if decisions is None else "read by navspec, refused by the spec alone"
        return Case(spec_id, "error" if kind else "", kind, refused)
    text = NAN.sub(ONE_NAN, json.dumps(found, ensure_ascii=False, separators=(",", ":")))
    if decisions is None:
        return Case(spec_id, "json", text, "refused by navspec, read by the spec alone")
    same = all(found[name] == decisions[name] for name in spec.decisions)
    return Case(spec_id, "json", text, "" if same else "decided otherwise by navspec than by the spec alone")


def examined(file: File, sessions: Mapping[str, Session]) -> Examined:
    """Ask all languages for a file."""
    case = case_of(file)
    found = Examined(file.name, case)
    if case is None:
        found.exemptions.append(Exemption(file.name, "", f"{file.format} is no format of navspec"))
        return found
    for language, session in sessions.items():
        if not case.kind:
            case = found.case = _first_answer(session, file, case)
        is_rewritten = language == REWRITER and case.kind == "json"
        text = digest(file.path.read_bytes()) if is_rewritten else case.text
        try:
            answer = asked(session, case.spec_id, file.path, b"" if case.kind == "error" else text.encode())
        except Ended as ended:
            found.faults[language] = str(ended)
            continue
        found.faults[language] = fault_of(answer, text, case.kind)
        if found.faults[language] and case.kind == "error" and case.text in session.dumper.ignores:
            found.unchecked.add(language)
        if case.kind == "json" and found.faults[language].startswith(f"!{INEXACT} ") and TOO_LARGE.search(case.text):
            found.exemptions.append(Exemption(file.name, language, found.faults[language].removeprefix(f"!{INEXACT} ")))
    return found


def _first_answer(session: Session, file: File, case: Case) -> Case:
    """The case of a file for which the first language that is asked is the measure of the others."""
    pieces = session.ask(f"{case.spec_id}\t{file.path}", time_limit(file.path.stat().st_size))
    try:
        text = b"".join(pieces).decode()
    except Ended as ended:
        text = f"!other {ended}"
    if text.startswith("!"):
        return Case(case.spec_id, "error", text[1:].partition(" ")[0], case.by_itself)
    return Case(
        case.spec_id, "json", text, "read by the generated parsers, refused by navspec for what they do not test"
    )


_sessions: dict[str, Session] = {}


def _start(dumpers: Mapping[str, Dumper]) -> None:
    """Give a process its own programs; they end with it."""
    _sessions.update({name: Session(dumper) for name, dumper in dumpers.items()})


def _examined(file: File) -> Examined:
    return examined(file, _sessions)


def run(files: Sequence[File], dumpers: Mapping[str, Dumper], *, jobs: int) -> Summary:
    """Ask all languages for all files, the largest first, in as many processes as `jobs`; says on stderr how far it is."""
    summary = Summary()
    by_size = sorted(files, key=lambda file: (-file.path.stat().st_size, file.name))
    with ProcessPoolExecutor(jobs, initializer=_start, initargs=(dumpers,)) as pool:
        waiting = [pool.submit(_examined, file) for file in by_size]
        for done, future in enumerate(as_completed(waiting), 1):
            summary.add(future.result())
            if done % 10 == 0 or done == len(files):
                print(f"{done} of {len(files)} files", file=sys.stderr, flush=True)
    return summary


def lines(summary: Summary) -> Iterable[str]:
    """What was not compared as the others were, for people."""
    for what, count in sorted(summary.by_itself.items()):
        yield f"{count} files {what}\n"
    for exemption in sorted(summary.exemptions, key=lambda each: (each.file, each.language)):
        yield f"not compared{f' in {exemption.language}' if exemption.language else ''}: {exemption.file}: {exemption.reason}\n"
