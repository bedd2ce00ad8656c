"""Results of operations on networks: `navspec.route`, `navspec.export` and `navspec.compile`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypedDict, cast, get_args

from navspec.disk.files import Stamp
from navspec.records.archives import Packed
from navspec.records.drawing import Drawing
from navspec.records.record import Natural, PythonOnly, Record, Result, Versioned, json_property, list_refusals
from navspec.records.report import SEVERITIES, Finding, Position

Mode = Literal["plain", "engine"]

RouteData = TypedDict(
    "RouteData",
    {
        "from": str,
        "to": str,
        "mode": Mode,
        "lanes": bool,
        "cost": float | None,
        "nodes": list[str],
        "reason": str | None,
        "kind": str | None,
        "unit": str,
        "length": float | None,
        "position": list[Position],
        "points": list[Position],
    },
)
RouteData.__doc__ = """A route through a network, or the reason why none exists.

- from, to: Start and end of the route, as the user wrote them.
- mode: plain: the cheapest route; engine: the route that the game takes, with its limits and flaws.
- lanes: Whether the route only uses edges with lanes in the direction of travel.
- cost: Sum of the costs that the game adds up; null without a route.
- nodes: Names of the nodes, from the start to the end.
- reason: Why no route exists.
- kind: Kind of the first node; null without a route.
- unit: Unit of lengths and positions.
- length: Length from node to node in space.
- position: Positions of the nodes: east, north and up.
- points: Points that the game drives by, if they differ from the nodes.
"""


@dataclass(frozen=True, slots=True)
class Route(Result):
    """A route through a network, or the reason why none exists.

    - path: Path of the network.
    - origin, target: Start and end of the route, as the user wrote them.
    - mode: plain: the cheapest route; engine: the route that the game takes, with its limits and flaws.
    - lanes: Whether the route only uses edges with lanes in the direction of travel.
    - cost: Sum of the costs that the game adds up; None without a route.
    - nodes: Names of the nodes, from the start to the end.
    - reason: Why no route exists.
    - kind: Kind of the first node; None without a route.
    - unit: Unit of lengths and positions.
    - length: Length from node to node in space.
    - position: Positions of the nodes: east, north and up.
    - points: Points that the game drives by, if they differ from the nodes.
    - drawing: Map that shows the route, if it was requested.

    Examples
    --------
    >>> way = navspec.route("build/demo", "36/31", "26/13")
    >>> way.fails, way.cost, way.reason is None
    (True, None, False)
    """

    path: PythonOnly[str]
    origin: str
    target: str
    mode: Mode
    lanes: bool
    cost: float | None = None
    nodes: tuple[str, ...] = ()
    reason: str | None = None
    kind: str | None = None
    unit: str = "m"
    length: float | None = None
    position: tuple[Position, ...] = ()
    points: tuple[Position, ...] = ()
    drawing: PythonOnly[Drawing | None] = None

    @property
    def line(self) -> tuple[Position, ...]:
        """Points that the route is drawn by."""
        return self.points or self.position

    def to_html(self) -> str:
        """Return a page for the browser: the route, and the map where `navspec.route(..., drawings=True)` drew it."""
        return self._rendered("html")

    @property
    def fails(self) -> bool:
        """Whether no route exists."""
        return self.cost is None

    def to_dict(self) -> RouteData:
        """Return the route as plain data."""
        return {
            "from": self.origin,
            "to": self.target,
            "mode": self.mode,
            "lanes": self.lanes,
            "cost": self.cost,
            "nodes": list(self.nodes),
            "reason": self.reason,
            "kind": self.kind,
            "unit": self.unit,
            "length": self.length,
            "position": list(self.position),
            "points": list(self.points),
        }


@dataclass(frozen=True, slots=True)
class ExportedFile(Record):
    """A file that was written.

    - path: Path of the file.
    - size: Size in bytes.
    """

    path: str
    size: Natural


@dataclass(frozen=True, slots=True)
class Exported(Result):
    """Files that a network was exported to.

    - source: Folder, archive or file that was exported; empty for bytes.
    - format, variant: Format and variant of the exported files.
    - kind: Kind of the written file, by its extension: gpkg, geojson, graphml, glb, parquet, csv, svg or png.
    - nodes: Number of nodes.
    - lines: Number of lines; edges between the same nodes in both directions are one line.
    - edges: Number of edges, each with one direction.
    - findings: Number of findings that are shown.
    - files: Files that were written.

    Examples
    --------
    >>> exported = navspec.export("maps/koth_lake.nav", "lake.glb")
    >>> exported.kind, exported.nodes, exported.files[0].path
    ('glb', 4, 'lake.glb')
    """

    source: str
    format: str
    variant: str
    kind: str
    nodes: Natural
    lines: Natural
    edges: Natural
    findings: Natural
    files: tuple[ExportedFile, ...]


CompiledState = Literal["new", "changed"]


@dataclass(frozen=True, slots=True)
class CompileObstacle(Record):
    """A part of a drawing that no file can hold, or that is probably a mistake, with its place.

    - feature: Name of the part in the program that drew it, such as `fid 12`; empty for the whole drawing.
    - message: The fault, and its place.
    - position: Place of the part in the game; null if that is not known.
    - fix: How to repair the drawing.
    - severity: `error` if no file can hold it, `warning` if it is probably a mistake.
    """

    feature: str
    message: str
    position: Position | None
    fix: str = ""
    severity: Literal["error", "warning"] = "error"


@dataclass(frozen=True, slots=True)
class CompiledFile(Record):
    """A file that a compilation makes.

    - path: Path of the file of the base that it replaces; empty if there is none.
    - name: Name of the file without folders.
    - archive: Archive that contains the replaced file; None for a file of its own.
    - state: `new`, or `changed` if the base has the file with other bytes.
    - data: Bytes of the file.
    - written, backup: Path of the written file, and of the copy of the file that it replaced; empty if there is none.
    - stamp: State of the replaced file on disk when it was read.
    """

    path: str
    name: str
    archive: PythonOnly[str | None] = None
    state: CompiledState = "new"
    data: PythonOnly[bytes] = field(default=b"", repr=False)
    written: str = ""
    backup: str = ""
    stamp: PythonOnly[Stamp | None] = None

    @property
    @json_property(before="written")
    def size(self) -> Natural:
        """Bytes of the file."""
        return len(self.data)


class CompileSummary(TypedDict):
    """Counts of a compilation.

    - nodes, lines: Compiled nodes, and lines between two of them.
    - files: All files; the next members count them by state.
    - unchanged: Files of the base that do not change.
    - refused: Reasons for which nothing may be written; empty if there is none.
    - obstacles: Parts of the drawing that no file can hold.
    - drawing_warnings: Parts of the drawing that files can hold, but that are probably mistakes.
    - error, warning, info: Findings by severity; with a base, only new ones.
    - truncated: Whether the lists leave out obstacles, warnings or findings; the counts are exact.
    - written: Files that were written.
    """

    nodes: Natural
    lines: Natural
    files: Natural
    new: Natural
    changed: Natural
    unchanged: Natural
    refused: list[str]
    obstacles: Natural
    drawing_warnings: Natural
    error: Natural
    warning: Natural
    info: Natural
    truncated: bool
    written: Natural


@dataclass(frozen=True, slots=True)
class Compiled(Versioned):
    """Files of a game that a network was compiled to; the same network gives the same record.

    - source: Path of the drawing; empty if it is not a file.
    - base: Path of the set that the network is merged into; empty for none.
    - target: Target of the compilation, as FORMAT:NAME.
    - settings: Settings with which the new files have to be read.
    - files: The new files.
    - obstacles: Parts of the drawing that no file can hold.
    - drawing_warnings: Parts of the drawing that files can hold, but that are probably mistakes.
    - findings: Findings in the new files; with a base, only findings that the base does not have.
    - notes: Assumptions, and other remarks.
    - archives: Archives that were written.
    - counts: Exact numbers: `nodes`, `lines`, `unchanged` files, `obstacles`, `drawing_warnings` and `findings`, findings by
      severity, and `conflicts` of merged sets.
    - tool_errors: Failures of navspec itself.

    Examples
    --------
    >>> compiled = navspec.compile("roads.geojson")  # a preview: nothing is written
    >>> compiled.target, len(compiled.files), compiled.refused
    ('gta_sa_paths:classic', 64, ())
    """

    source: str
    base: str
    target: str
    settings: Mapping[str, Any] = field(default_factory=dict)
    files: tuple[CompiledFile, ...] = ()
    obstacles: tuple[CompileObstacle, ...] = ()
    drawing_warnings: tuple[CompileObstacle, ...] = ()
    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()
    archives: tuple[Packed, ...] = ()
    counts: PythonOnly[Mapping[str, int]] = field(default_factory=dict)
    tool_errors: tuple[str, ...] = ()

    @property
    def refused(self) -> tuple[str, ...]:
        """Reasons for which nothing may be written; empty if there is none."""
        return list_refusals(
            (
                (self.counts.get("conflicts", 0), "conflict", "conflicts"),
                (self.counts["obstacles"], "thing cannot be compiled", "things cannot be compiled"),
                (self.counts["error"], "error would be there", "errors would be there"),
                (len(self.tool_errors), "failure of navspec itself", "failures of navspec itself"),
            )
        )

    @property
    def fails(self) -> bool:
        """Whether nothing may be written."""
        return bool(self.refused)

    @property
    @json_property(before="source")
    def summary(self) -> CompileSummary:
        """Counts of files, obstacles and findings, and the reasons for which nothing may be written."""
        states = Counter(file.state for file in self.files)
        lists = {
            "obstacles": self.obstacles,
            "drawing_warnings": self.drawing_warnings,
            "findings": self.findings,
        }
        numbers = {
            **{name: self.counts[name] for name in ("nodes", "lines")},
            "files": len(self.files),
            **{state: states[state] for state in get_args(CompiledState)},
            **{name: self.counts[name] for name in ("unchanged", "obstacles", "drawing_warnings", *SEVERITIES)},
            "truncated": any(len(listed) < self.counts[name] for name, listed in lists.items()),
            "written": sum(bool(file.written) for file in self.files),
        }
        return cast(CompileSummary, numbers | {"refused": list(self.refused)})


@dataclass(frozen=True, slots=True)
class Merged(Compiled):
    """Files of a game that the changes of several sets to one base were merged to, as `Compiled`.

    - source: Paths of the sets, each with the letter that names it in conflicts.
    - conflicts: Changes of two sets that exclude each other, with their places in the base; nothing is written then.

    Examples
    --------
    >>> merged = navspec.merge("original_paths", "my_paths", "original_paths")
    >>> merged.conflicts, merged.summary["changed"]
    ((), 0)
    """

    conflicts: tuple[CompileObstacle, ...] = ()
