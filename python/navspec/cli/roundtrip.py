"""`navspec roundtrip`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from navspec.cli import options
from navspec.cli.common import Call, note
from navspec.inputs.walk import STDIN
from navspec.report.sheet import number

if TYPE_CHECKING:
    from navspec.records.roundtrip import Roundtrips


@options.command(
    "roundtrip",
    "Read and write files, compare the bytes.",
    options.files,
    options.printed("roundtrip", "the result"),
    options.jobs(os.cpu_count() or 1, "; one for each processor unless given"),
    options.working,
)
def command(call: Call, *, jobs: int) -> int:
    """Read and write files with both planes (as objects and as columns) and compare the bytes. Nothing is changed."""
    from navspec.inputs.request import Request
    from navspec.operations.roundtrip import joined, roundtrip_lots

    with call.progress() as update:
        lots = _told(call, roundtrip_lots(Request(tuple(call.sources), **call.reading, progress=update, jobs=jobs)))
        if call.kind == "jsonl":
            return call.stream(lots)
        record = joined(lots)
    return call.show(record)


def _told(call: Call, lots: Iterable[tuple[Roundtrips, int]]) -> Iterator[Roundtrips]:
    """Results that say - for stdin; what keeps files from being read, and how many are passed over, is said."""
    passed_over = 0
    for record, count in lots:
        call.tell(file.reason for file in record.files if not file.format)
        passed_over += count
        yield record.with_path(STDIN)
    if passed_over:
        note(f"passed over {number(passed_over, 'file')} of no known format", call.quiet)
