"""What ran and what did not, as a table for people and as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from conformance.running import Outcome

PASSED, FAILED, CHECKED, GENERATED, NOT_RUN = "passed", "FAILED", "syntax-checked", "generated", "not run"

MEANINGS = {
    PASSED: "the parser ran on so many vectors and printed exactly what navspec does, and the example what its page shows",
    FAILED: "it ran, and so many vectors, or the example, came out differently",
    CHECKED: "the language's own program accepts the source; nothing ran",
    GENERATED: "the source exists; nothing here has looked at it",
    NOT_RUN: "the parser can run, but not here",
}


@dataclass
class Row:
    """One language."""

    language: str
    runtime: str
    status: str
    toolchain: str = ""
    note: str = ""
    example: str = ""
    seconds: dict[str, float] = field(default_factory=dict)
    formats: dict[str, Outcome] = field(default_factory=dict)

    def cell(self, spec_id: str) -> str:
        """What became of one format."""
        outcome = self.formats.get(spec_id)
        if outcome is None:
            return self.status
        return f"{FAILED} {len(outcome.faults)}" if outcome.faults else f"{PASSED} {outcome.passed}"


def table(rows: Sequence[Row], spec_ids: Sequence[str]) -> str:
    """The matrix, a row for each language and a column for each format."""
    lines = [
        ["", "example", *spec_ids],
        *([row.language, row.example or row.status, *(row.cell(each) for each in spec_ids)] for row in rows),
    ]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    text = [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() + "\n" for line in lines
    ]
    words = [row.status for row in rows]
    used = [f"{word}: {meaning}\n" for word, meaning in MEANINGS.items() if word in words]
    notes = [f"{row.language}: {row.note}\n" for row in rows if row.note]
    faults = [
        f"{row.language}: {fault}\n" for row in rows for outcome in row.formats.values() for fault in outcome.faults
    ]
    return "".join((*text, "\n", *used, *notes, *faults))


def as_json(rows: Sequence[Row]) -> dict[str, Any]:
    """The same as data."""
    return {"schema_version": 1, "languages": [asdict(row) for row in rows]}
