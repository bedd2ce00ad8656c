"""`navspec roundtrip`."""

from __future__ import annotations

import os
from dataclasses import replace

from navspec.cli import options
from navspec.cli.common import Call, note
from navspec.inputs.walk import STDIN
from navspec.report.sheet import number


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
    from navspec.operations.roundtrip import roundtrip_sources

    with call.progress() as update:
        record, passed_over = roundtrip_sources(
            Request(tuple(call.sources), **call.reading, progress=update, jobs=jobs)
        )
    call.tell(each.reason for each in record.files if not each.format)
    if passed_over:
        note(f"passed over {number(passed_over, 'file')} of no known format", call.quiet)
    return call.show(replace(record, files=tuple(each.with_path(STDIN) for each in record.files)))
