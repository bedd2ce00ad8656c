"""`make bench`: a table on standard output and the same figures in build/bench.json."""

from __future__ import annotations

import gc
import json
import os
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import asdict, dataclass
from functools import cache, partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import networkx
import numpy as np

import navspec
import navspec_formats.gta_sa_paths as generated
import navspec_formats.gta_sa_save as generated_save
from bench import nav_peer, peers
from bench.measure import peak_megabytes, process, side_by_side
from builders import gta_iv_paths, gta_sa_save, shapes
from builders.large import large_city
from builders.large_mesh import dense_mesh, wide_mesh
from builders.source_nav import Mesh
from navspec.columns import Tables, TableSet, forth, read
from navspec.families import families
from navspec.families.gta_sa_paths.layout import number_of
from navspec.family.network.tools import Action
from navspec.family.rules.options import Options
from navspec.family.rules.runner import run_rules
from navspec.graphs.arrays import Array
from navspec.graphs.connectivity import sort_by_size
from navspec.graphs.plan import NetworkPlan, plan_from_graph
from navspec.operations.evaluation import rule_set_of
from navspec.operations.nearby import compare_nearby
from navspec.spec import Spec, load_spec

BUILD = Path("build")
SHAPES_MEGABYTES = 10
LARGE = 20e6
"""Bytes of meshes that are measured three times; where there are fewer, they are read more often."""
MESHES = ("v5", "v9", "v16.0", "v16.1", "v16.2", "v16.14", "v16.256", "v16.257")


@dataclass
class Row:
    """One line of the table; `limit` is what it should stay within, `at_least` turns that around."""

    what: str
    value: float
    unit: str
    limit: float
    at_least: bool = False
    detail: str = ""

    @property
    def holds(self) -> bool:
        """Whether the figure is within its limit."""
        return self.value >= self.limit if self.at_least else self.value <= self.limit


@cache
def node_folder() -> tuple[Path, str]:
    """64 node files: the real ones where they are, otherwise a city that the project builds."""
    corpus = os.environ.get("NAVSPEC_CORPUS")
    if corpus:
        return Path(corpus) / "gta_sa_paths" / "stock", "original files of the game"
    folder = BUILD / "bench-city"
    if not folder.is_dir():
        large_city().write(folder)
    return folder, "a city of the game's size that the project builds (NAVSPEC_CORPUS is not set)"


def node_rows() -> list[Row]:
    """The 64 node files."""
    folder, _ = node_folder()
    paths = sorted(folder.iterdir())
    data = [path.read_bytes() for path in paths]
    with_links = [path for path, each in zip(paths, data, strict=True) if peers.HEADER.unpack_from(each)[4]]
    filled = [each for each in data if peers.HEADER.unpack_from(each)[4]]

    def columns() -> None:
        for path in with_links:
            navspec.tables(path)

    def views() -> None:
        for path in with_links:
            peers.node_views(path)

    def tuples() -> None:
        for each in filled:
            peers.node_tuples(each)

    ours, numpy_views, plain = side_by_side(columns, views, tuples)
    some = sorted(filled, key=len)[len(filled) // 2]

    def loaded() -> None:
        navspec.load(some, format="gta_sa_paths")

    def bare() -> None:
        generated.GtaSaPaths.from_bytes(some)._read()

    layer, without = side_by_side(loaded, bare, rounds=5)
    checked, tuples_again = side_by_side(lambda: navspec.check(folder), tuples, rounds=5)
    return [
        Row(
            "column read, one by one / NumPy views and file reads",
            ours / numpy_views,
            "x",
            3,
            detail=_ms(ours, numpy_views),
        ),
        Row("column read / struct.iter_unpack to tuples", ours / plain, "x", 0.2, detail=_ms(ours, plain)),
        Row("generated class alone / object read", without / layer, "x", 2, at_least=True, detail=_ms(without, layer)),
        Row(
            "check of the set, reading included / struct.iter_unpack",
            checked / tuples_again,
            "x",
            2,
            detail=_ms(checked, tuples_again),
        ),
    ]


def graph_rows() -> list[Row]:
    """The graph of the 64 node files, from files to lengths and lanes in both directions."""
    folder, _ = node_folder()
    paths = {number_of(path.name): path for path in folder.iterdir()}

    def columns() -> None:
        edges = navspec.graph(folder).edges
        for name in ("source", "target", "length", "lanes"):
            edges[name]

    def plain() -> peers.Ways:
        return peers.node_ways({area: path.read_bytes() for area, path in paths.items()})

    graph, ways = navspec.graph(folder), plain()
    names = [(int(area), int(row)) for area, row in (name.split("/") for name in graph.names())]
    told = zip(graph.source.tolist(), graph.target.tolist(), graph.edges["lanes"].tolist(), strict=True)
    assert [(names[a], names[b], lanes) for a, b, lanes in told] == [
        (node, to, lanes) for node in sorted(ways) for to, _, lanes in ways[node]
    ]
    ours, others, networkx = side_by_side(columns, plain, lambda: peers.as_networkx(plain()), rounds=5)
    detail = f"plain Python {others * 1e3:.0f} ms, networkx {networkx * 1e3:.0f} ms"
    return [Row("graph of the stock set, with lengths and lanes", ours * 1e3, "ms", 60, detail=detail)]


def route_rows() -> list[Row]:
    """A way through most of the 64 node files, in the graph that is there already."""
    graph, ways, (origin, target) = _network()
    network = peers.as_networkx(ways)
    first, last = (_node(each) for each in (origin, target))

    def route() -> float | None:
        return navspec.route(graph, origin, target).cost

    def of_networkx() -> float:
        return networkx.dijkstra_path_length(network, first, last, weight="length")

    def plain() -> float:
        return peers.shortest(ways, first, last)

    assert route() == of_networkx() == plain()
    ours, others, theirs = side_by_side(route, plain, of_networkx, rounds=5)
    detail = f"plain Python {others * 1e3:.0f} ms, networkx {theirs * 1e3:.0f} ms"
    return [Row("a route through the stock set, once its graph is there", ours * 1e3, "ms", 10, detail=detail)]


def _network() -> tuple[navspec.Graph, peers.Ways, list[str]]:
    """The graph, the same in plain Python, and two nodes far from each other in the largest part."""
    folder, _ = node_folder()
    graph = navspec.graph(folder)
    ways = peers.node_ways({number_of(path.name): path.read_bytes() for path in folder.iterdir()})
    return graph, ways, graph.names(np.flatnonzero(sort_by_size(graph.components()).part == 0)[[0, -1]])


def _node(name: str) -> tuple[int, int]:
    area, node = map(int, name.split("/"))
    return area, node


def edit_rows() -> list[Row]:
    """One edit of the 64 node files with each tool, and the check behind it."""
    folder, _ = node_folder()
    family = families()["gta_sa_paths"]
    graph = navspec.graph(folder)
    files: TableSet = graph.view.files
    assert family.editor is not None
    edit = family.editor().edit
    at = random.Random(1)
    roads = np.flatnonzero(graph.nodes["kind"] == 0)
    ways = np.flatnonzero(graph.edges["kind"] == 0)

    def node() -> Array:
        return np.array([at.choice(roads)])

    def way() -> Array:
        return np.array([at.choice(ways)])

    def drawn() -> Action:
        row = at.choice(roads)
        x, y, z = graph.position[row].tolist()
        points = [graph.names([row])[0], [x + 60, y + 40, z + 9], [x + 150, y + 90, z + 9]]
        return Action("draw", values={"points": points, "attributes": {"bridge": True}})

    def joined() -> Array:
        one = at.choice(roads)
        away = np.linalg.norm((graph.position[roads] - graph.position[one])[:, :2], axis=1)
        return np.array([one, at.choice(roads[(away > 60) & (away < 120)])])

    tools: dict[str, Callable[[], Action]] = {
        "move a node": lambda: Action("move", node(), values={"by": [3, 2, 0]}),
        "set an attribute": lambda: Action("set", node(), values={"attributes": {"speed": 2}}),
        "draw a road": drawn,
        "connect two nodes": lambda: Action("connect", joined()),
        "cut a road": lambda: Action("cut", edges=way()),
        "delete a node": lambda: Action("delete", node()),
    }
    rows = []
    for name, make in tools.items():
        took = []
        for _ in range(11):
            action = make()
            fresh = TableSet(files.files, key=files.key, members=files.members, settings=files.settings)
            began = time.perf_counter()
            edit(fresh, action)
            took.append(time.perf_counter() - began)
        rows.append(Row(f"paths: {name}, 64 files, median", 1e3 * statistics.median(took), "ms", 120))
    return rows


def compile_rows() -> list[Row]:
    """The network of the 64 node files made into files again, from memory and from GeoJSON; and a road laid into them."""
    folder, _ = node_folder()
    network = plan_from_graph(navspec.graph(folder))
    drawn = BUILD / "bench-network.geojson"
    navspec.export(folder, drawn, force=True)
    points = np.array([[-400, -300, 900], [400, -300, 900]], np.float64)
    road = NetworkPlan({}, {}, np.zeros((0, 3)), {}, points, np.array([0, 2]))
    whole, read, laid = side_by_side(
        lambda: navspec.compile(network),
        lambda: navspec.compile(drawn),
        lambda: navspec.compile(road, base=folder),
        rounds=3,
    )
    megabytes = drawn.stat().st_size / 1e6
    return [
        Row("paths: compile the network of 64 files, checked", whole, "s", 1),
        Row("the same from GeoJSON", read, "s", 3, detail=f"{megabytes:.0f} MB"),
        Row("paths: lay a road into 64 files, checked", laid, "s", 1),
    ]


def iv_rows() -> list[Row]:
    """64 path files of a city of GTA IV."""
    folder = BUILD / "bench-iv-city"
    if not folder.is_dir():
        folder.mkdir()
        gta_iv_paths.write(folder, gta_iv_paths.large_city())
    paths = sorted(folder.iterdir())

    def columns() -> None:
        for path in paths:
            navspec.tables(path)

    def views() -> None:
        for path in paths:
            peers.iv_views(path)

    ours, numpy_views = side_by_side(columns, views)
    what = "GTA IV, column read, one by one / NumPy views and file reads"
    return [Row(what, ours / numpy_views, "x", 3, detail=_ms(ours, numpy_views))]


def shape_rows() -> list[Row]:
    """Nested records of variable size."""
    spec = load_spec("shapes", "shapes_formats")
    items = [_item(number) for number in range(400)]
    size = sum(len(item.pack(3)) for item in items)
    count = SHAPES_MEGABYTES * 1_000_000 // size * len(items)
    repeated = [items[number % len(items)] for number in range(count)]
    data = shapes.File(items=repeated).to_bytes()
    tables = read(data, spec)
    start = tables.span("items", 0)[0]
    rows, end = peers.read_items(data, start, count)
    assert peers.write_items(rows) == data[start:end]
    assert tables.to_bytes() == data
    read_ours, read_plain = side_by_side(
        lambda: read(data, spec), lambda: peers.read_items(data, start, count), rounds=5
    )
    write_ours, write_plain = side_by_side(tables.to_bytes, lambda: peers.write_items(rows), rounds=5)
    what = f"{len(data) / 1e6:.0f} MB of nested records"
    return [
        Row(
            f"{what}: plain Python reader / column read",
            read_plain / read_ours,
            "x",
            6,
            at_least=True,
            detail=_speed(data, read_ours),
        ),
        Row(
            f"{what}: plain Python writer / column write",
            write_plain / write_ours,
            "x",
            6,
            at_least=True,
            detail=_speed(data, write_ours),
        ),
    ]


def _item(number: int) -> shapes.Item:
    """An item as areas of a navigation mesh are: many lists, most of them short, a few with dozens of entries."""
    spots = [shapes.Spot(spot_id=each, points=[(each, 7)] * (number * 5 % 17)) for each in range(number % 8)]
    return shapes.Item(
        item_id=number,
        raw_x=number,
        mode=1,
        num_columns=number % 4,
        tags=list(range(number % 6)),
        sides=[list(range((number + side) % 5)) for side in range(4)],
        spots=spots,
        name=b"area",
        blob=bytes(number * 7 % 300),
        num_rows=number % 3,
    )


def mesh_rows() -> list[Row]:
    """Real navigation meshes of every engine; none where there is no folder of real files."""
    corpus = os.environ.get("NAVSPEC_CORPUS")
    folders = [Path(corpus) / "source_nav" / name for name in MESHES] if corpus else []
    rows = [row for folder in folders for row in _mesh_rows(load_spec("source_nav"), folder)]
    return rows + ([_checked_meshes(folders)] if folders else [])


def _checked_meshes(folders: Sequence[Path]) -> Row:
    """All of them, from bytes to reports."""
    spec = load_spec("source_nav")
    data = [path.read_bytes() for folder in folders for path in sorted(folder.iterdir())]
    read_all = partial(_each, lambda each: read(each, spec), data)
    ours, checked = side_by_side(read_all, partial(_each, partial(navspec.check, name="map.nav"), data), rounds=5)
    speeds = " / ".join(f"{sum(map(len, data)) / 1e6 / seconds:.0f}" for seconds in (checked, ours))
    what = f"{len(data)} meshes: check, reading included / column read"
    return Row(what, checked / ours, "x", 4, detail=f"{speeds} MB/s")


def _mesh_rows(spec: Spec, folder: Path) -> list[Row]:
    data = [path.read_bytes() for path in sorted(folder.iterdir())]
    tables = [read(each, spec) for each in data]
    live = sum(nav_peer.read_nav(each)[1] for each in data)
    assert live == sum(len(each) - len(found["tail"]) for each, found in zip(data, tables, strict=True))
    ours, written, asked, plain = side_by_side(
        partial(_each, lambda each: read(each, spec), data),
        partial(_each, Tables.to_bytes, tables),
        partial(_each, _ask_all, tables),
        partial(_each, nav_peer.read_nav, data),
        rounds=3 + int(LARGE // live),
    )
    times = 1 + int(LARGE // live)
    runs = [run for each in data for run in _machine_runs(spec, each)] * times
    again, bare = side_by_side(
        partial(_each, lambda each: read(each, spec), data * times), partial(_each, lambda run: run(), runs)
    )
    what = f"{live / 1e6:.1f} MB of meshes, {folder.name}"
    speeds = " / ".join(f"{live / 1e6 / seconds:.0f}" for seconds in (ours, written, plain))
    return [
        Row(f"{what}: plain Python reader / column read", plain / ours, "x", 5, at_least=True, detail=f"{speeds} MB/s"),
        Row(
            f"{what}: column read / its programs alone", again / bare, "x", 1.3, detail=_ms(again / times, bare / times)
        ),
        Row(f"{what}: column write / column read", written / ours, "x", 1.5),
        Row(
            f"{what}: plain Python reader / column read and all rules",
            plain / (ours + asked),
            "x",
            2,
            at_least=True,
            detail=f"rules {asked / ours:.2f} of the read",
        ),
    ]


def _machine_runs(spec: Spec, data: bytes) -> list[Callable[[], Any]]:
    """What the virtual machine does while a file is read, to be done again with nothing around it."""
    runs: list[Callable[[], Any]] = []
    run = forth.Program.run

    def noted(program: forth.Program, *given: Any) -> str | None:
        runs.append(partial(program.machine.run, program.build_inputs(*given), **forth.QUIET))
        return run(program, *given)

    with patch.object(forth.Program, "run", noted):
        read(data, spec)
    return runs


def _ask_all(tables: Tables) -> None:
    """Every rule of a mesh, to the numbers of cases and the rows that fail."""
    view = families()["source_nav"].view(TableSet({0: tables}))
    for check in rule_set_of("source_nav").sorted_checks:
        for _ in check.run(view):
            pass


def _each(work: Callable[[Any], Any], things: Iterable[Any]) -> None:
    """Do something with each and keep nothing of it, without Python's collector, which would slow tuples down most."""
    gc.disable()
    for thing in things:
        work(thing)
    gc.enable()


def save_rows() -> list[Row]:
    """A save of the PC, against a sum of its bytes in plain Python, which any tool that writes a checksum pays."""
    data = _save()
    columns, checked, plain = side_by_side(
        lambda: navspec.tables(data, format="gta_sa_save"),
        lambda: navspec.check(data, name="GTASAsf1.b"),
        lambda: sum(data),
        rounds=25,
    )
    loaded, bare = side_by_side(
        lambda: navspec.load(data, format="gta_sa_save"),
        lambda: generated_save.GtaSaSave.from_bytes(data)._read(),
        rounds=5,
    )
    return [
        Row("save: column read / sum of its bytes", columns / plain, "x", 2, detail=_ms(columns, plain)),
        Row("save: check, reading included / sum of its bytes", checked / plain, "x", 3.5, detail=_ms(checked, plain)),
        Row(
            "save: generated class alone / object read", bare / loaded, "x", 2, at_least=True, detail=_ms(bare, loaded)
        ),
    ]


def _save() -> bytes:
    """A real save where there is one."""
    corpus = os.environ.get("NAVSPEC_CORPUS")
    found = sorted(Path(corpus).glob("gta_sa_save/pc/*.b")) if corpus else []
    return found[0].read_bytes() if found else gta_sa_save.valid().to_bytes()


def process_rows() -> list[Row]:
    """Whole processes, and memory."""
    folder, _ = node_folder()
    command = str(Path(sys.executable).with_name("navspec"))
    one = str(min(folder.iterdir()))
    return [
        Row("navspec --help, cold", process([command, "--help"]), "s", 0.2),
        Row("navspec check of one file, cold", process([command, "check", one]), "s", 0.35),
        Row("navspec check of the set, cold", process([command, "check", str(folder)]), "s", 0.6),
        Row("navspec check of the set, most memory", peak_megabytes([command, "check", str(folder)]), "MB", 150),
    ]


def memory_rows() -> list[Row]:
    """Most memory that one large mesh takes: one whose areas all see each other, and one of very many areas."""
    return [row for name, make in (("dense", dense_mesh), ("wide", wide_mesh)) for row in _memory_rows(name, make)]


def _memory_rows(name: str, make: Callable[[], Mesh]) -> list[Row]:
    mesh, mended = BUILD / f"bench-{name}.nav", BUILD / f"bench-{name}-mended.nav"
    if not mesh.is_file():
        mesh.write_bytes(make().pack())
    command = str(Path(sys.executable).with_name("navspec"))
    what = f"a {name} mesh of {mesh.stat().st_size / 1e6:.0f} MB"
    return [
        Row(f"check of {what}, most memory", peak_megabytes([command, "check", str(mesh)]), "MB", 500),
        Row(
            f"repair of {what}, most memory",
            peak_megabytes([command, "repair", str(mesh), "-o", str(mended), "--force"]),
            "MB",
            500,
        ),
    ]


def studio_rows() -> list[Row]:
    """An edit of a large mesh with the news near it, and the check of all that follows, against reading the mesh."""
    mesh = BUILD / "bench-wide.nav"
    if not mesh.is_file():
        mesh.write_bytes(wide_mesh().pack())
    family, spec, data = families()["source_nav"], load_spec("source_nav"), mesh.read_bytes()
    files = TableSet({0: read(data, spec)})
    assert family.editor is not None
    edit = family.editor().edit
    middle = Action("delete", np.array([len(files.files[0]["areas"]) // 2]))

    def edited() -> None:
        before = family.view(files)
        after = edit(files, middle).files
        after[0].to_bytes()
        compare_nearby(family, before, family.view(files.with_files(after)))

    def checked() -> None:
        run_rules(rule_set_of(family.id).sorted_checks, family.view(files.with_files(files.files)), Options(), "")

    ours, whole, reading = side_by_side(edited, checked, lambda: read(data, spec), rounds=3)
    what = f"a mesh of {len(data) / 1e6:.0f} MB"
    return [
        Row(f"{what}: an area deleted, news near it / column read", ours / reading, "x", 8, detail=_ms(ours, reading)),
        Row(f"{what}: all rules / an area deleted, news near it", whole / ours, "x", 1.5, True, _ms(whole, ours)),
    ]


def _ms(one: float, other: float) -> str:
    return f"{one * 1e3:.1f} ms / {other * 1e3:.1f} ms"


def _speed(data: bytes, seconds: float) -> str:
    return f"{len(data) / 1e6 / seconds:.0f} MB/s"


def main() -> None:
    """Measure, print, write."""
    BUILD.mkdir(exist_ok=True)
    rows = [
        *node_rows(),
        *graph_rows(),
        *route_rows(),
        *edit_rows(),
        *compile_rows(),
        *iv_rows(),
        *shape_rows(),
        *mesh_rows(),
        *save_rows(),
        *studio_rows(),
    ]
    rows += [*process_rows(), *memory_rows()]
    print(f"Node files: {node_folder()[1]}\n")
    print(f"{'what':74} {'figure':>10} {'should be':>12}")
    for row in rows:
        bound = f"{'>=' if row.at_least else '<='} {row.limit:g} {row.unit}"
        print(f"{row.what:74} {row.value:8.2f} {row.unit:2} {bound:>11} {'' if row.holds else ' MISSED'}  {row.detail}")
    figures = [{**asdict(row), "holds": row.holds} for row in rows]
    result = {"version": navspec.__version__, "files": node_folder()[1], "figures": figures}
    (BUILD / "bench.json").write_text(json.dumps(result, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
