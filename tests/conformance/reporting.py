"""What ran and what did not, as a table for people and as data."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from conformance.running import Outcome

PASSED, FAILED, NOT_RUN = "passed", "FAILED", "not run"

NO_EXAMPLE = "-"
UNCHECKED, EXEMPT = "unchecked", "exempt"

MEANINGS = {
    PASSED: "the parser ran on so many vectors and printed exactly what navspec does, and the example what its page shows",
    FAILED: "it ran, and so many vectors, or the example, came out differently",
    NOT_RUN: "the parser can run, but not here",
    EXEMPT: "files with numbers that the language cannot hold; listed below",
    UNCHECKED: "files that must be refused, and that the parsers of this language read: they do not test values",
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
        if outcome.faults:
            return f"{FAILED} {len(outcome.faults)}"
        apart = {UNCHECKED: len(outcome.unchecked), EXEMPT: outcome.exempt}
        return ", ".join((f"{PASSED} {outcome.passed}", *(f"{count} {word}" for word, count in apart.items() if count)))

    @property
    def slowest_refusal(self) -> float:
        """Seconds that the hostile file took that was refused last of all."""
        return max((outcome.slowest_refusal for outcome in self.formats.values()), default=0.0)


def table(rows: Sequence[Row], spec_ids: Sequence[str]) -> str:
    """The matrix, a row for each language and a column for each format."""
    lines = [
        ["", "example", *spec_ids],
        *(
            [
                row.language,
                row.example or (row.status if not row.formats else NO_EXAMPLE),
                *(row.cell(spec_id) for spec_id in spec_ids),
            ]
            for row in rows
        ),
    ]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    text = [
        "  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip() + "\n" for line in lines
    ]
    words = [row.status for row in rows]
    found = [outcome for row in rows for outcome in row.formats.values()]
    words += [UNCHECKED for outcome in found if outcome.unchecked] + [EXEMPT for outcome in found if outcome.exempt]
    used = [f"{word}: {meaning}\n" for word, meaning in MEANINGS.items() if word in words]
    notes = [f"{row.language}: {row.note}\n" for row in rows if row.note]
    faults = [
        f"{row.language}: {fault}\n" for row in rows for outcome in row.formats.values() for fault in outcome.faults
    ]
    return "".join((*text, "\n", *used, *notes, *faults))


def as_json(rows: Sequence[Row]) -> dict[str, Any]:
    """The same as data."""
    return {"schema_version": 1, "languages": [asdict(row) | {"slowest_refusal": row.slowest_refusal} for row in rows]}
