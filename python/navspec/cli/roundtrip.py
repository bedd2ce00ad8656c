"""`navspec roundtrip`."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

import click

from navspec.cli import common
from navspec.cli.progress import progress
from navspec.errors import ReadError, UnknownFormat
from navspec.inputs.source import Source
from navspec.inputs.walk import walk
from navspec.records.roundtrip import Roundtrip, Roundtrips
from navspec.report.sheet import number

FILES_PER_PROCESS = 4
"""Fewer files than this are done before a process of their own has started."""


@click.command("roundtrip", short_help="Read and write files, compare the bytes.")
@common.paths
@common.name
@common.format_option("roundtrip")
@common.as_format
@common.output_option("the result")
@common.force
@common.all_jobs
@common.progress
@common.quiet
def command(
    paths: tuple[str, ...],
    name: str,
    kind: str,
    as_format: str | None,
    output: str,
    force: bool,
    jobs: int,
    no_progress: bool,
    quiet: bool,
) -> int:
    """Read and write files with both planes (as objects and as columns) and compare the bytes. Nothing is changed."""
    common.demand_free(output, force)
    format_id, variant = common.chosen_format(as_format)
    given = common.expanded(paths, name)
    named = list(walk(given, format_id))
    sources = common.sources(path for path, _ in named)
    one = partial(_one, format_id=format_id, variant=variant, name=name)
    files: list[Roundtrip] = []
    passed_over = 0
    with progress(not no_progress and not quiet) as update:
        for (path, explicit), result in zip(named, _results(one, sources, jobs), strict=True):
            if isinstance(result, str) and explicit:
                common.note(f"navspec: {result}")
                files.append(Roundtrip(path, "", "", 0, "error", "error", reason=result))
            elif isinstance(result, str):
                passed_over += 1
            else:
                files.append(replace(result, path=path))
            if update:
                update("files", len(files) + passed_over, len(named))
    if not files:
        raise UnknownFormat("nothing in here is of a format that navspec knows", path=given[0])
    record = Roundtrips(tuple(files))
    common.show("roundtrip", kind, record, common.page(output), output, force)
    if passed_over:
        common.note(f"passed over {number(passed_over, 'file')} of no known format", quiet)
    if output != "-":
        common.note(f"wrote {output}", quiet)
    return int(record.fails)


def _results(one: partial[Roundtrip | str], sources: list[str | bytes], jobs: int) -> Iterator[Roundtrip | str]:
    count = min(jobs, len(sources) // FILES_PER_PROCESS)
    if count <= 1:
        yield from map(one, sources)
        return
    from concurrent.futures import ProcessPoolExecutor

    with ProcessPoolExecutor(count, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        yield from pool.map(one, sources, chunksize=max(1, len(sources) // (4 * count)))


def _one(source: Source, format_id: str | None, variant: str | None, name: str) -> Roundtrip | str:
    """The record of one file, or why no format claims it."""
    from navspec import api

    try:
        return api.roundtrip(source, format=format_id, variant=variant, name=name)
    except ReadError as error:
        return str(error)
