"""Every operation on one input, and what must hold of it whatever the input is."""

from __future__ import annotations

import hashlib
import json
import os
import random
import re
import shutil
import tempfile
import time
import traceback
import warnings
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

import navspec
from differential.nested import nested
from fuzz.seeds import BSP, Input
from hostile import FORMS, names_beside
from navspec import tree
from navspec.columns.textconv import format_lines
from navspec.families import families
from navspec.graphs.plan import plan_from_graph
from navspec.operations.check import rules_in_report
from navspec.records.comparison import Roundtrips
from navspec.report import RENDERERS, RenderOptions, render
from navspec.spec import load_spec

SECONDS = 2.0
"""Time of the processor that a call may take."""
SMALL = 9000
"""Bytes up to which slow operations run often."""

_MEMORY = Path("/dev/shm")
_LIBRARY = f"{Path(navspec.__file__).parent}/"


@dataclass(frozen=True)
class Fault:
    """What must not be.

    `kind` is `exception`, `warning`, `tool_error`, `planes`, `rewrite`, `repair`, `output`, `time`, `memory` or `killed`;
    `where` tells faults of one cause from others.
    """

    kind: str
    operation: str
    message: str
    where: str = ""
    details: str = ""

    @property
    def key(self) -> tuple[str, str, str]:
        """The same for faults that are likely to have one cause."""
        return self.kind, self.operation, self.where or _plain(self.message)


class Probe:
    """One input, its faults, and what the operations said of it.

    Attributes
    ----------
    features : set
        Which codes, stops, tables, repairs and conversions it led to: the measure of what is new about it.
    faults : list of Fault
        None, if all is well.
    slowest : tuple
        The slowest call: seconds of the processor, and which one it was.
    calls : int
        Calls of the library.
    is_read, is_asked, is_file : bool
        Whether it could be read, whether both planes were asked, and whether it is a file and not an archive of them.
    """

    def __init__(
        self, given: Input, format_id: str, others: Sequence[Input], begin: Callable[[int], None] = lambda _: None
    ) -> None:
        self.given, self.format, self.others, self.begin = given, format_id, others, begin
        self.features: set[Any] = set()
        self.faults: list[Fault] = []
        self.slowest = (0.0, "")
        self.calls = 0
        self.is_read = self.is_asked = self.is_file = self.thorough = False
        self.reading: dict[str, Any] = {"name": given.name}
        forced = given.format or (format_id if format_id in _archives() else None)
        if forced:
            self.reading["format"] = forced
        self.report: Any = None
        self.tables: Any = None
        self.root: Any = None
        self.refusal: navspec.NavspecError | None = None
        self._warned: list[str] = []
        self._digest = hashlib.sha256(given.data).hexdigest()
        self._operation = ""

    def run(self, only: str = "", thorough: bool = False) -> Probe:
        """Ask all that is always asked, and some of the rest: the same for the same bytes; all of it where `thorough`."""
        source, self.thorough = random.Random(self._digest), thorough
        with self._watched():
            for number, (operation, (do, share)) in enumerate(OPERATIONS.items()):
                chance = share if len(self.given.data) <= SMALL or share == 1 else share / 3
                drawn = source.random() < chance
                if share == 1 or thorough or operation == only or (drawn and not only):
                    self.begin(number)
                    self._operation = operation
                    do(self, random.Random(self._digest + operation))
        return self

    def call(self, do: Callable[..., Any], *args: Any, what: str = "", **kwargs: Any) -> Any:
        """What a function of the library gives; None where it refuses the input with an error of its own."""
        self.calls += 1
        before = time.process_time()
        try:
            return do(*args, **kwargs)
        except navspec.NavspecError as error:
            self._stopped(error)
            return None
        except Exception as error:  # noqa: BLE001 - each of them is a fault
            self.fault("exception", f"{type(error).__name__}: {error}"[:500], _frame(error), traceback.format_exc())
            return None
        finally:
            took = time.process_time() - before
            name = what or do.__name__
            self.slowest = max(self.slowest, (took, name))
            if took > SECONDS:
                self.fault("time", f"{name}: {took:.1f} s of the processor", name)
            for each in self._warned:
                self.fault("warning", f"{name}: {each}", re.sub(r"0x\w+|\d+", "N", each))
            self._warned.clear()

    def fault(self, kind: str, message: str, where: str = "", details: str = "") -> None:
        """Something that must not be."""
        self.faults.append(Fault(kind, self._operation, message, where, details))

    def failed(self, errors: Sequence[str]) -> None:
        """Failures of navspec itself, which records tell."""
        for error in errors:
            self.fault("tool_error", error, _plain(error))

    def same(self, data: bytes, what: str) -> None:
        """A rewrite that must be identical."""
        # Of an archive, the directory is what is read.
        is_archive = not self.is_file or self.reading.get("format") in _archives()
        given = self.given.data[: len(data)] if is_archive else self.given.data
        if data != given:
            pairs = enumerate(zip(data, self.given.data, strict=False))
            at = next((at for at, (new, old) in pairs if new != old), min(len(data), len(self.given.data)))
            self.fault(
                "rewrite", f"{what}: {len(data)} bytes of {len(self.given.data)}, the first other one at {at}", what
            )

    def _stopped(self, error: navspec.NavspecError) -> None:
        self.refusal = error
        pointer = _plain(getattr(error, "pointer", ""))
        self.features.add((self._operation, type(error).__name__, getattr(error, "code", ""), pointer))

    @contextmanager
    def _watched(self) -> Iterator[None]:
        with warnings.catch_warnings():
            warnings.simplefilter("always")
            warnings.showwarning = lambda message, kind, path, line, *_: self._warned.append(
                f"{kind.__name__} at {path.removeprefix(_LIBRARY)}:{line}: {message}"
            )
            yield


def _planes(probe: Probe, source: random.Random) -> None:
    if probe.format == BSP:
        return
    data = probe.given.data
    probe.tables = probe.call(navspec.tables, data, **probe.reading)
    if probe.tables is None and not isinstance(probe.refusal, navspec.ReadError):
        return  # an archive in place of a file
    probe.is_file, probe.is_read = True, probe.tables is not None
    # Objects are slow: of large files a third is read as such, and a sixth written.
    held = [("columns", probe.tables)]
    if probe.thorough or len(data) <= SMALL or source.random() < 1 / 3:
        probe.root = probe.call(navspec.load, data, **probe.reading)
        probe.is_asked = True
        if (probe.tables is None) != (probe.root is None) and not probe.faults:
            refusing = "columns" if probe.tables is None else "objects"
            probe.fault("planes", f"only one plane refuses this: {refusing}: {probe.refusal}", refusing)
        if probe.thorough or len(data) <= SMALL or source.random() < 1 / 2:
            held.append(("objects", probe.root))
    for plane, each in held:
        if each is not None:
            written = probe.call(navspec.to_bytes, each, what=f"to_bytes of {plane}")
            if written is None:
                probe.fault("rewrite", f"{plane}: what was read is refused", plane)
            else:
                probe.same(written, plane)
    if probe.tables is not None:
        probe.features |= {("rows", key, len(probe.tables[key]).bit_length()) for key in probe.tables}


def _check(probe: Probe, source: random.Random) -> None:
    probe.report = report = probe.call(navspec.check, probe.given.data, **probe.reading)
    if report is None:
        return
    probe.failed(report.tool_errors)
    if probe.format == BSP:
        probe.is_read = any(input_.status == "read" for input_ in report.inputs)
    elif probe.is_file and (report.inputs[0].status == "read") != (probe.tables is not None):
        probe.fault("planes", f"check says {report.inputs[0].status}, reading says otherwise", report.inputs[0].status)
    probe.features |= {(finding.code, finding.severity) for finding in report.findings}
    probe.features |= {(code, total.failed.bit_length()) for code, total in report.totals.items()}
    probe.features |= {(input_.variant, input_.status) for input_ in report.inputs}


def _values(probe: Probe, source: random.Random) -> None:
    if probe.tables is None or probe.root is None:
        return
    spec = load_spec(probe.tables.spec.id)
    if json.dumps(nested(probe.tables)) != json.dumps(probe.call(tree.to_json, probe.root, spec)):
        probe.fault("planes", "the planes differ in a value", "values")


def _identify(probe: Probe, source: random.Random) -> None:
    probe.call(navspec.identify, probe.given.data, name=probe.given.name)


def _info(probe: Probe, source: random.Random) -> None:
    facts = probe.call(navspec.info, probe.given.data, unread=[], **probe.reading)
    _shown(probe, "info", facts)


def _graph(probe: Probe, source: random.Random) -> None:
    graph = probe.call(navspec.graph, probe.given.data, **probe.reading)
    if graph is not None:
        probe.call(_all_of, graph)
        names = graph.names()
        for mode in ("plain", "engine"):
            ends = (source.choice([*names[:1], *names[-1:], "0,0,0"]) for _ in range(2))
            _shown(probe, "route", probe.call(navspec.route, graph, *ends, mode=mode, drawings=True))


def _all_of(graph: navspec.Graph) -> None:
    """What is known of a graph, and what follows from it."""
    for columns in (graph.nodes, graph.edges):
        for name in columns:
            columns.words(name)
    graph.components(strong=True)
    if graph.nodes.rows and np.isfinite(graph.position).all(axis=1).any():
        graph.nearest((0, 0, 0))
    plan_from_graph(graph)


def _roundtrip(probe: Probe, source: random.Random) -> None:
    trip = probe.call(navspec.roundtrip, probe.given.data, **probe.reading)
    if trip is None:
        return
    if "different" in (trip.tree, trip.tables) or (trip.tree == "error") != (trip.tables == "error"):
        probe.fault("rewrite", f"round trip: objects {trip.tree}, columns {trip.tables}: {trip.reason}", "roundtrip")
    _shown(probe, "roundtrip", Roundtrips((trip,)))


def _repair(probe: Probe, source: random.Random) -> None:
    done = probe.call(navspec.repair, probe.given.data, **probe.reading)
    if done is None:
        return
    probe.failed(done.tool_errors)
    before = max(done.before["error"], probe.report.severities.get("error", 0) if probe.report else 0)
    if done.after["error"] > before:
        probe.fault("repair", f"{before} errors before, {done.after['error']} afterwards", "more errors")
    for file in done.files:
        if file.changed:
            _mended(probe, before, len(done.files) == 1, file)
    probe.features |= {(step.codes[0], step.state) for set_ in done.sets for step in set_.steps}
    if source.random() < 0.3:
        _shown(probe, "repair", done)


def _mended(probe: Probe, before: int, is_alone: bool, file: Any) -> None:
    """A repaired file is read, and no worse than it was."""
    forced = {"format": probe.given.format} if probe.given.format else {}
    report = probe.call(navspec.check, file.data, name=file.name, what="check of what was repaired", **forced)
    if report is None or report.inputs[0].status != "read":
        probe.fault("repair", f"{file.name} cannot be read afterwards", "unreadable")
    elif is_alone and (left := report.severities.get("error", 0)) > before:
        probe.fault("repair", f"{before} errors before, {left} in the file that it gives", "more errors")


def _look(probe: Probe, source: random.Random) -> None:
    data = probe.given.data
    parts = probe.call(navspec.ls, data, **probe.reading)
    if parts is None:
        return
    _shown(probe, "ls", parts)
    pointers = [entry["pointer"] for entry in parts.entries]
    pointers += [finding.pointer for finding in probe.report.findings if finding.pointer] if probe.report else []
    for pointer in source.sample(pointers, min(2, len(pointers))):
        inner = probe.call(navspec.ls, data, pointer, everything=True, **probe.reading)
        values = probe.call(navspec.get, data, pointer, **probe.reading)
        if inner is None and values is None:
            continue  # such as a list with more in it than can be had at a time
        _shown(probe, "ls", inner)
        _shown(probe, "get", values)


def _edit(probe: Probe, source: random.Random) -> None:
    parts = probe.call(navspec.ls, probe.given.data, **probe.reading)
    pointers = [entry["pointer"] for entry in parts.entries] if parts else []
    pointers += [finding.pointer for finding in probe.report.findings if finding.pointer] if probe.report else []
    if not pointers:
        return
    value = source.choice((0, 1, -1, 255, 65535, 2**31, 2**64, 1.5, "nan", "true", "", "hex:00ff", "none"))
    done = probe.call(navspec.edit, probe.given.data, {source.choice(pointers): value}, **probe.reading)
    if done is None:
        return
    probe.failed(done.tool_errors)
    if done.data and not done.refused and probe.call(navspec.tables, done.data, **probe.reading) is None:
        probe.fault("output", "what was edited cannot be read", "edit")
    _shown(probe, "set", done)


def _rows(probe: Probe, source: random.Random) -> None:
    """Rows come and go, at a place of chance; what is left is written and read. Directories are only half of an archive."""
    if probe.format in _archives():
        return
    tables = probe.call(navspec.tables, probe.given.data, **probe.reading)
    lists = [key for key in tables if key] if tables is not None else []
    if tables is None or not lists:
        return
    key = source.choice(lists)
    at = source.choice((0, 1, len(tables[key]) - 1, len(tables[key]), -1, 2**31))
    if source.random() < 0.5:
        parent = source.choice((None, None, 0, 1, 2**31))
        probe.call(tables.insert, key, at, {}, parent=parent)
    else:
        probe.call(tables.delete, key, at)
    data = probe.call(navspec.to_bytes, tables, what="to_bytes of other rows")
    if data is not None and probe.call(navspec.tables, data, what="tables of other rows", **probe.reading) is None:
        probe.fault("output", "what has other rows cannot be read", "rows")


def _exchange(probe: Probe, source: random.Random) -> None:
    """A network goes out to another program, and comes back damaged; what is still one is compiled."""
    kind = source.choice(("geojson", "graphml", "csv", "glb", "parquet", "gpkg"))
    folder = Path(tempfile.mkdtemp(prefix="navspec-fuzz.", dir=_MEMORY if _MEMORY.is_dir() else None))
    try:
        reading = probe.reading
        if probe.call(navspec.export, probe.given.data, folder / f"net.{kind}", **reading) is None:
            return
        path = source.choice(sorted(folder.iterdir()))
        data = bytearray(path.read_bytes())
        for _ in range(source.choice((0, 1, 1, 2, 8))):
            at = source.randrange(len(data))
            damage = source.choice(
                (bytes([data[at] ^ 1 << source.randrange(8)]), b"", b"null", b"1e999", b'"', data[:9])
            )
            data[at : at + source.choice((0, 1, 4))] = damage
        path.write_bytes(data)
        to = source.choice(("gta_sa_paths:classic", "gta_sa_paths_fla:fla4", "gta_iv_paths"))
        done = probe.call(navspec.compile, folder / f"net.{kind}", to=to, what=f"compile of .{kind}")
        if done is not None:
            probe.failed(done.tool_errors)
            _shown(probe, "compile", done)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _census(probe: Probe, source: random.Random) -> None:
    _shown(probe, "census", probe.call(navspec.census, probe.given.data, unread=[], **probe.reading))


def _diff(probe: Probe, source: random.Random) -> None:
    other = source.choice(probe.others).data
    reading = {"format": probe.reading["format"]} if "format" in probe.reading else {}
    pair = (probe.given.data, other) if source.random() < 0.5 else (other, probe.given.data)
    _shown(probe, "diff", probe.call(navspec.diff, *pair, **reading))
    same = probe.call(navspec.diff, probe.given.data, probe.given.data, what="diff with itself", **reading)
    if same is not None and {file.status for file in same.files} - {"identical", "error"}:
        probe.fault("output", "a file differs from itself", "diff")


def _lines(probe: Probe, source: random.Random) -> None:
    """What git compares: a file with another byte has other lines, or cannot be read."""
    if probe.tables is None or not probe.given.data:
        return
    other = bytearray(probe.given.data)
    other[source.randrange(len(other))] ^= 1 << source.randrange(8)
    tables = probe.call(navspec.tables, bytes(other), what="tables of a file with another bit", **probe.reading)
    texts = [probe.call(format_lines, each) for each in (probe.tables, tables) if each is not None]
    is_archive = probe.reading.get("format") in _archives()
    if len(set(texts)) < len(texts) and probe.is_file and not is_archive:
        probe.fault("output", "files that differ have the same lines", "lines")


def _convert(probe: Probe, source: random.Random) -> None:
    targets = _targets(probe.format)
    if not targets:
        return
    for target in source.sample(targets, min(2, len(targets))):
        is_loss = source.random() < 0.8
        done = probe.call(navspec.convert, probe.given.data, target, allow_loss=is_loss, **probe.reading)
        if done is None:
            continue
        states = {file.state for file in done.files}
        probe.features |= {(target, state) for state in states}
        if not done.refused:
            for file in done.files:
                _converted(probe, file)
        _shown(probe, "convert", done)


def _converted(probe: Probe, file: Any) -> None:
    if not file.data:
        return
    tables = probe.call(navspec.tables, file.data, name=file.name, what="tables of what was converted")
    root = probe.call(navspec.load, file.data, name=file.name, what="load of what was converted")
    if tables is None or root is None:
        probe.fault("output", f"{file.name}: what was converted cannot be read", "convert")
    elif not navspec.to_bytes(tables) == navspec.to_bytes(root) == file.data:
        probe.fault("rewrite", f"{file.name}: what was converted is rewritten as something else", "convert")


def _dump(probe: Probe, source: random.Random) -> None:
    text = probe.call(navspec.dump, probe.given.data, **probe.reading)
    if text is None:
        return
    json.loads(text)
    built = probe.call(navspec.build, text)
    if built is None:
        probe.fault("rewrite", "what was dumped cannot be built", "build")
    else:
        probe.same(built, "dump")
    if source.random() < 0.3:
        readable = probe.call(navspec.dump, probe.given.data, readable=True, **probe.reading)
        if readable is not None and probe.call(navspec.build, readable, what="build of a readable dump") is None:
            probe.fault("output", "what was dumped for people cannot be built", "build readable")


def _reports(probe: Probe, source: random.Random) -> None:
    report = probe.report
    if report is None:
        return
    kind = source.choice(tuple(RENDERERS["check"]))
    if kind == "html":
        report = probe.call(navspec.check, probe.given.data, drawings=True, what="check with maps", **probe.reading)
        if report is None:
            return
    page = RenderOptions(
        rules={each.code: each for each in rules_in_report(report)}, width=source.choice((None, 40, 100))
    )
    _shown(probe, "check", report, kind, page)


def _shown(probe: Probe, command: str, record: Any, kind: str = "", page: RenderOptions | None = None) -> None:
    """What is printed of a record is well formed."""
    if record is None:
        return
    for each in (kind,) if kind else RENDERERS[command]:
        text = probe.call(render, command, each, record, page, what=f"{command} as {each}")
        if text is None:
            probe.fault("output", f"{command} as {each} is refused", each)
        elif fault := _malformed(each, text):
            probe.fault("output", f"{command} as {each}: {fault}", f"{command} {each}")


def _malformed(kind: str, text: str) -> str:
    """What is wrong with a text, if anything is."""
    try:
        text.encode()
        if kind in ("json", "geojson", "sarif"):
            json.loads(text, parse_constant=_no_number)
        elif kind == "jsonl":
            for line in text.splitlines():
                json.loads(line, parse_constant=_no_number)
        elif kind == "junit":
            ET.fromstring(text)
    except (ValueError, ET.ParseError) as error:
        return f"{type(error).__name__}: {error}"
    if kind in ("text", "github") and (
        found := re.search(r"[\x00-\x08\x0b-\x1f\x7f\x80-\x9f\u202a-\u202e\u2066-\u2069]", text)
    ):
        return f"prints {found.group()!r}"
    return ""


def _no_number(name: str) -> None:
    raise ValueError(f"{name} is no number of JSON")


def _folder(probe: Probe, source: random.Random) -> None:
    """Beside others in a folder, from the disk; an archive is unpacked, too."""
    parent = _MEMORY if _MEMORY.is_dir() else None
    folder = Path(tempfile.mkdtemp(prefix="navspec-fuzz.", dir=parent))
    try:
        files = {each.name: each.data for each in source.sample(probe.others, min(3, len(probe.others)))}
        for name, data in (files | {probe.given.name: probe.given.data}).items():
            folder.joinpath(name).write_bytes(data)
        report = probe.call(navspec.check, folder, what="check of a folder")
        if report is not None:
            probe.failed(report.tool_errors)
            probe.features |= {("folder", finding.code) for finding in report.findings}
        done = probe.call(navspec.repair, folder, what="repair of a folder")
        if done is not None:
            probe.failed(done.tool_errors)
            if done.after["error"] > done.before["error"]:
                errors = f"{done.before['error']} errors before, {done.after['error']} afterwards"
                probe.fault("repair", f"folder: {errors}", "folder")
        probe.call(navspec.table_set, folder)
        if report is not None:
            _beside(probe, source, folder, report)
        before = sorted(folder.rglob("*"))
        out = folder / "out"
        if probe.call(navspec.extract, folder / probe.given.name, out) is not None:
            others = [each for each in folder.rglob("*") if each not in before and out not in (each, *each.parents)]
            if others:
                probe.fault("output", f"extract wrote {others[0].relative_to(folder)}", "extract")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _beside(probe: Probe, source: random.Random, folder: Path, report: Any) -> None:
    """What strangers put beside the files changes nothing that is said of them."""
    names = [each for each in names_beside(probe.given.name) if not os.path.lexists(folder / each)]
    names = [name for name in names if not name.endswith((".bsp", ".dir"))]  # maps and directories tell what a file is
    for name in source.sample(names, min(4, len(names))):
        form = source.choice([*FORMS])
        FORMS[form](folder / name)
        probe.features.add(("beside", form))
    there = sorted(folder.rglob("*"))
    again = probe.call(navspec.check, folder, what="check of a folder with more in it")
    if again is not None and again.to_json() != report.to_json():  # as text: NaN is unlike itself
        probe.fault("output", "what lies beside files changes what is said of them", "beside")
    if sorted(folder.rglob("*")) != there:
        probe.fault("output", "a check deletes what lies beside files", "beside")


OPERATIONS: dict[str, tuple[Callable[[Probe, random.Random], None], float]] = {
    "planes": (_planes, 1),
    "check": (_check, 1),
    "repair": (_repair, 0.7),
    "identify": (_identify, 0.2),
    "values": (_values, 0.15),
    "info": (_info, 0.2),
    "graph": (_graph, 0.2),
    "roundtrip": (_roundtrip, 0.1),
    "look": (_look, 0.15),
    "edit": (_edit, 0.15),
    "rows": (_rows, 0.2),
    "exchange": (_exchange, 0.1),
    "census": (_census, 0.1),
    "diff": (_diff, 0.1),
    "lines": (_lines, 0.1),
    "convert": (_convert, 0.2),
    "dump": (_dump, 0.1),
    "reports": (_reports, 0.25),
    "folder": (_folder, 0.04),
}
"""What is asked, and of which share of the inputs; of larger ones of a third of that."""


@cache
def _archives() -> frozenset[str]:
    """Formats of archives: a file of one is read as such only where that is asked for."""
    return frozenset(name for family in families().values() if family.archives for name in family.archives.formats)


@cache
def _targets(format_id: str) -> list[str]:
    family = next((each for each in families().values() if format_id in {one.id for one in each.formats}), None)
    return [str(target) for target in family.conversions().targets] if family and family.conversions else []


def _frame(error: BaseException) -> str:
    """Where in the library an error was raised."""
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if frame.filename.startswith(_LIBRARY)] or frames
    return f"{type(error).__name__} in {own[-1].filename.removeprefix(_LIBRARY)}:{own[-1].name}"


def _plain(text: str) -> str:
    return re.sub(r"0x[0-9A-Fa-f]+|\d+", "N", text)[:200]
