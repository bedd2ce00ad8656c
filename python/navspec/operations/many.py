"""Checks of very many files: some at a time, by many workers, into a folder of tables, and on from where a run was ended."""

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

from navspec.errors import NavspecError, ReadError, UnknownFormat
from navspec.families import families
from navspec.inputs.archive import is_container
from navspec.inputs.batches import Batch, digest_files, discover_batch, iter_batches
from navspec.inputs.discovery import Discovery, UnreadableFile, apply_settings, group_files, iter_sources
from navspec.inputs.remote import is_address
from navspec.inputs.request import Request
from navspec.inputs.unknown_files import explain_unknown
from navspec.operations.check import check_found, demand
from navspec.operations.engines import Ended, Engine
from navspec.operations.memory import give_back_large
from navspec.operations.rows import WRITERS
from navspec.operations.shelf import Shelf
from navspec.records.bulk import TABLES, BulkReport, rows_of
from navspec.records.record import dumps
from navspec.records.report import Report, Status, Total


class Work(NamedTuple):
    """A lot, and the digest of its files when they were checked before; empty where they were not."""

    lot: Batch
    known: str


class Done(NamedTuple):
    """What came of a lot: the digest of its files, the files of its tables by their names, and its share of the sum."""

    digest_files: str
    tables: Mapping[str, bytes]
    share: Mapping[str, Any]


_Answer = tuple[Work, Done | Ended | None]


@dataclass(frozen=True, slots=True)
class Asked:
    """What is wanted beside a request: the folder and its kind, which share of the files, whether to go on, and by whom."""

    output: str
    kind: str
    share: str
    resume: bool
    force: bool
    engine: Engine

    @property
    def shard(self) -> tuple[int, int]:
        """Number of the share, and of how many; raises `NavspecError` for what is none."""
        number, _, count = self.share.partition("/")
        if number.isdecimal() and count.isdecimal() and 1 <= int(number) <= int(count):
            return int(number), int(count)
        raise NavspecError(f"there is no shard '{self.share}'; write N/OF, such as 3/16")


def check_many(request: Request, asked: Asked) -> BulkReport:
    """See `navspec.check_many`."""
    _demand(request, asked)
    shard = asked.shard
    ending, write = WRITERS[asked.kind]
    blank = {name: write(record, ()) for name, record in TABLES.items()}
    shelf = Shelf(Path(asked.output), ending, shard, _fingerprint(request), blank)
    shelf.demand(resume=asked.resume, force=asked.force)
    found = _Sum()
    drawn = done = 0

    def works() -> Iterator[Work]:
        nonlocal drawn
        for lot in iter_batches(request, shard):
            drawn += len(lot.paths)
            yield Work(lot, shelf.digest_of(lot.key))

    alone = replace(request, progress=None, jobs=1, sources=())
    check = partial(check_lot, request=alone, kind=asked.kind)
    with shelf.open(anew=not asked.resume):
        for work, made in _done_by(asked.engine, check, works()):
            if made is None:
                found.add(shelf.keep(work.lot.key))
                found.reused += 1
            else:
                given = _lost(work.lot, made, alone, asked.kind) if isinstance(made, Ended) else made
                shelf.put(work.lot.key, *given)
                found.add(given.share)
            done += len(work.lot.paths)
            if request.progress:
                request.progress("checked", done, drawn)
        checked = found.record(request, asked)
        shelf.finish(dumps(checked.to_dict(), indent=1) + "\n")
    if not checked.files and not (shard[1] > 1 and any(iter_batches(request))):
        raise UnknownFormat("nothing in here is of a format that navspec knows", path=next(iter(request.paths), ""))
    return checked


def _done_by(engine: Engine, check: Callable[[Work], Done | None], works: Iterable[Work]) -> Iterator[_Answer]:
    """What comes of each lot; of one that ended a worker, what comes of each part of it alone."""
    for work, made in engine.run(check, works):
        parts = work.lot.split() if isinstance(made, Ended) else []
        if parts:
            yield from engine.run(check, [Work(part, "") for part in parts])
        else:
            yield work, made


def check_lot(work: Work, request: Request, kind: str) -> Done | None:
    """Check the files of a lot; None where they are what they were."""
    give_back_large()
    found = discover_batch(work.lot, request)
    now = digest_files(found)
    return None if now == work.known else _done(check_found(found, request), now, kind)


def _done(report: Report, now: str, kind: str) -> Done:
    _, write = WRITERS[kind]
    rows = rows_of(report)
    share = {
        "files": dict(Counter(input_.status for input_ in report.inputs)),
        "rows": {name: len(each) for name, each in rows.items()},
        "severities": dict(report.severities),
        "suppressed": [sum(each.count for each in report.suppressed), len(report.excused)],
        "rules": {code: [each.cases, each.failed] for code, each in report.totals.items()},
        "tool_errors": list(report.tool_errors),
    }
    return Done(now, {name: write(TABLES[name], each) for name, each in rows.items() if each}, share)


def _lost(lot: Batch, ended: Ended, request: Request, kind: str) -> Done:
    """What is said of files that a worker did not come back from; they are tried again by the next run."""
    found = Discovery(None)
    for path in lot.paths:
        if isinstance(path, ReadError):
            found.unread.append(UnreadableFile(path))
            continue
        error = ReadError(
            f"this was not checked: {ended.reason}",
            code="FILE_UNREADABLE",
            path=path,
            hint="Run it again with --resume, with fewer --jobs where memory was short",
        )
        found.unread.append(UnreadableFile(error))
    return _done(check_found(found, request), "", kind)


def _demand(request: Request, asked: Asked) -> None:
    """Raise `NavspecError` for what cannot be asked, before any work is done."""
    demand(request.options)
    if asked.kind not in WRITERS:
        raise NavspecError(f"there is no kind of tables '{asked.kind}'; take {' or '.join(WRITERS)}")
    if not all(isinstance(source, str | os.PathLike) for source in request.sources) or "-" in request.paths:
        raise NavspecError("only files at paths and addresses are checked into a folder of tables")
    for each in (request, *request.options.folders):
        apply_settings((), each.settings)
        for setting in (setting for family in families().values() for setting in family.settings):
            if (given := each.settings.get(setting.name)) is not None:
                setting.parse(given)
        if each.base is not None and not is_container(os.fspath(each.base)):
            explain_unknown(each.base)
            raise NavspecError(
                f"{each.base}: the base is neither folder nor archive; name one with a full set of files"
            )


def _fingerprint(request: Request) -> str:
    """Of all that decides what is found, but for the files."""
    options = request.options
    given = (each.base for each in (request, *options.folders))
    bases = [Request((each,)) for each in given if each is not None]
    said = [
        request.version,
        [options.profile, options.select, options.ignore, sorted(options.severity.items()), options.max_findings],
        [request.format, request.variant, sorted((name, str(each)) for name, each in request.settings.items())],
        [asdict(each) for each in (*options.suppress, *options.folders)],
        [digest_files(group_files(iter_sources(base), base)) for base in bases],
        # What a shell makes of a pattern is another list when there is a new file.
        sorted({path for path in request.paths if is_address(path) or Path(path).is_dir()}),
    ]
    return hashlib.sha256(json.dumps(said, sort_keys=True, default=str).encode()).hexdigest()


class _Sum:
    """All that was found, added up."""

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

    def record(self, request: Request, asked: Asked) -> BulkReport:
        return BulkReport(
            version=request.version,
            profile=request.options.profile,
            output=asked.output,
            shard=asked.shard,
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
