"""Checks of very many files, batch by batch, by many workers, into a folder of tables; an ended run can be resumed."""

from __future__ import annotations

import hashlib
import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from navspec.errors import NavspecError, ReadError
from navspec.families import families
from navspec.inputs.archive import is_container
from navspec.inputs.batches import Batch, digest_files, discover_batch, iter_batches
from navspec.inputs.discovery import Discovery, UnreadableFile, apply_settings, group_files, iter_sources
from navspec.inputs.remote import is_address
from navspec.inputs.request import Request
from navspec.inputs.unknown_files import explain_unknown, no_known_file_error
from navspec.operations.check import check_discovery, require_options
from navspec.operations.executors import Executor, WorkerFailure, release_large_blocks
from navspec.operations.result_store import WRITERS, ResultStore
from navspec.records.bulk import TABLES, BulkReport, rows_of
from navspec.records.record import dumps
from navspec.records.report import Report, Status, Total


class Job(NamedTuple):
    """A batch, and the digest of its files when they were checked before; empty if they were not."""

    batch: Batch
    digest: str


class JobResult(NamedTuple):
    """The digest of the files of a batch, its tables as files by name, and its share of the totals."""

    digest: str
    tables: Mapping[str, bytes]
    share: Mapping[str, Any]


_JobOutcome = tuple[Job, JobResult | WorkerFailure | None]


@dataclass(frozen=True, slots=True)
class BulkOptions:
    """Options in addition to a request: output folder and its format, share of the files, whether to resume, and the
    executor.
    """

    output: str
    kind: str
    share: str
    resume: bool
    force: bool
    executor: Executor

    @property
    def shard(self) -> tuple[int, int]:
        """Number of the share, and the number of shares; raises `NavspecError` for an invalid share."""
        number, _, count = self.share.partition("/")
        if number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count):
            return int(number), int(count)
        raise NavspecError(f"there is no shard '{self.share}'; write N/OF, such as 3/16")


def check_many(request: Request, bulk: BulkOptions) -> BulkReport:
    """Check very many files; see `navspec.check_many`."""
    _require_options(request, bulk)
    shard = bulk.shard
    ending, write = WRITERS[bulk.kind]
    blank = {name: write(record, ()) for name, record in TABLES.items()}
    store = ResultStore(Path(bulk.output), ending, shard, _fingerprint(request), blank)
    store.require_usable(resume=bulk.resume, force=bulk.force)
    totals = _BulkTotals()
    num_started = done = 0

    def jobs() -> Iterator[Job]:
        nonlocal num_started
        for batch in iter_batches(request, shard):
            num_started += len(batch.paths)
            yield Job(batch, store.digest_of(batch.key))

    batch_request = replace(request, progress=None, jobs=1, sources=())
    check = partial(check_job, request=batch_request, kind=bulk.kind)
    with store.open(restart=not bulk.resume):
        for job, result in _run_jobs(bulk.executor, check, jobs()):
            if result is None:
                totals.add(store.reuse(job.batch.key))
                totals.reused += 1
            else:
                job_result = (
                    _build_failed_result(job.batch, result, batch_request, bulk.kind)
                    if isinstance(result, WorkerFailure)
                    else result
                )
                store.add(job.batch.key, *job_result)
                totals.add(job_result.share)
            done += len(job.batch.paths)
            if request.progress:
                request.progress("checked", done, num_started)
        checked = totals.to_record(request, bulk)
        store.finish(dumps(checked.to_dict(), indent=1) + "\n")
    if not checked.files and not (shard[1] > 1 and any(iter_batches(request))):
        raise no_known_file_error(next(iter(request.paths), ""))
    return checked


def _run_jobs(
    executor: Executor, check: Callable[[Job], JobResult | None], jobs: Iterable[Job]
) -> Iterator[_JobOutcome]:
    """Yield the result of each batch; a batch that ended a worker is split and run again."""
    for job, result in executor.run(check, jobs):
        parts = job.batch.split() if isinstance(result, WorkerFailure) else []
        if parts:
            yield from executor.run(check, [Job(part, "") for part in parts])
        else:
            yield job, result


def check_job(job: Job, request: Request, kind: str) -> JobResult | None:
    """Check the files of a batch; return None if they have not changed."""
    release_large_blocks()
    discovery = discover_batch(job.batch, request)
    now = digest_files(discovery)
    return None if now == job.digest else _build_result(check_discovery(discovery, request), now, kind)


def _build_result(report: Report, now: str, kind: str) -> JobResult:
    _, write = WRITERS[kind]
    rows = rows_of(report)
    share = {
        "files": dict(Counter(input_.status for input_ in report.inputs)),
        "rows": {name: len(table_rows) for name, table_rows in rows.items()},
        "severities": dict(report.severities),
        "suppressed": [sum(suppression.count for suppression in report.suppressed), len(report.excused)],
        "rules": {code: [total.cases, total.failed] for code, total in report.totals.items()},
        "tool_errors": list(report.tool_errors),
    }
    return JobResult(
        now, {name: write(TABLES[name], table_rows) for name, table_rows in rows.items() if table_rows}, share
    )


def _build_failed_result(batch: Batch, failure: WorkerFailure, request: Request, kind: str) -> JobResult:
    """Return the result of files whose worker was lost; the next run tries them again."""
    discovery = Discovery(None)
    for path in batch.paths:
        if isinstance(path, ReadError):
            discovery.unread.append(UnreadableFile(path))
            continue
        error = ReadError(
            f"this was not checked: {failure.reason}",
            code="FILE_UNREADABLE",
            path=path,
            hint="Run it again with --resume, with fewer --jobs where memory was short",
        )
        discovery.unread.append(UnreadableFile(error))
    return _build_result(check_discovery(discovery, request), "", kind)


def _require_options(request: Request, bulk: BulkOptions) -> None:
    """Raise `NavspecError` for invalid options before any work is done."""
    require_options(request.options)
    if bulk.kind not in WRITERS:
        raise NavspecError(f"there is no kind of tables '{bulk.kind}'; take {' or '.join(WRITERS)}")
    if not all(isinstance(source, str | os.PathLike) for source in request.sources) or "-" in request.paths:
        raise NavspecError("only files at paths and addresses are checked into a folder of tables")
    for place in (request, *request.options.folders):
        apply_settings((), place.settings)
        for setting in (setting for family in families().values() for setting in family.settings):
            if (value := place.settings.get(setting.name)) is not None:
                setting.parse(value)
        if place.base is not None and not is_container(os.fspath(place.base)):
            explain_unknown(place.base)
            raise NavspecError(
                f"{place.base}: the base is neither folder nor archive; name one with a full set of files"
            )


def _fingerprint(request: Request) -> str:
    """Return a digest of everything except the files that determines the results."""
    options = request.options
    base_paths = (place.base for place in (request, *options.folders))
    bases = [Request((base,)) for base in base_paths if base is not None]
    parts = [
        request.version,
        [options.profile, options.select, options.ignore, sorted(options.severity.items()), options.max_findings],
        [request.format, request.variant, sorted((name, str(value)) for name, value in request.settings.items())],
        [asdict(record) for record in (*options.suppress, *options.folders)],
        [digest_files(group_files(iter_sources(base), base)) for base in bases],
        # A shell expands a pattern to another list when there is a new file.
        sorted({path for path in request.paths if is_address(path) or Path(path).is_dir()}),
    ]
    return hashlib.sha256(json.dumps(parts, sort_keys=True, default=str).encode()).hexdigest()


class _BulkTotals:
    """Totals over all batches."""

    def __init__(self) -> None:
        self.files: Counter[Status] = Counter()
        self.rows: Counter[str] = Counter(dict.fromkeys(TABLES, 0))
        self.severities: Counter[str] = Counter()
        self.suppressed = self.excused = 0
        self.rules: dict[str, Total] = {}
        self.tool_errors: set[str] = set()
        self.reused = 0

    def add(self, share: Mapping[str, Any]) -> None:
        self.files.update(share["files"])
        self.rows.update(share["rows"])
        self.severities.update(share["severities"])
        suppressed, excused = share["suppressed"]
        self.suppressed += suppressed
        self.excused += excused
        for code, (cases, failed) in share["rules"].items():
            total = self.rules.setdefault(code, Total())
            total.cases += cases
            total.failed += failed
        self.tool_errors.update(share["tool_errors"])

    def to_record(self, request: Request, bulk: BulkOptions) -> BulkReport:
        return BulkReport(
            version=request.version,
            profile=request.options.profile,
            output=bulk.output,
            shard=bulk.shard,
            files=dict(sorted(self.files.items())),
            rows=dict(self.rows),
            suppressed=self.suppressed,
            excused=self.excused,
            totals=self.rules,
            severities=self.severities,
            is_cut=self.rows["unlisted"] > 0,
            tool_errors=tuple(sorted(self.tool_errors)),
            reused=self.reused,
        )
