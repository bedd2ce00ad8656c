"""Path files of San Andreas, those of the game and those of a limit adjuster."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace

from builders import demo, gta_sa_paths, gta_sa_paths_fla, osm, pictures, repairs
from formats import Ends, FamilyCase, FormatCase, Shown


def _node_files() -> Iterator[tuple[str, bytes]]:
    area = gta_sa_paths.smallest()
    yield "full", area.to_bytes()
    yield "padded", gta_sa_paths.padded(area.to_bytes())
    yield "wiki_sized", area.wiki_sized()
    yield "no_tail", area.no_tail()
    yield "empty", gta_sa_paths.EMPTY_FILE
    yield "extremes", replace(area, patches=[(20, b"\xff" * 28), (48, b"\x00\x80" * 14)]).to_bytes()


def _extended_node_files() -> Iterator[tuple[str, bytes]]:
    area = gta_sa_paths.smallest()
    for version in gta_sa_paths_fla.VERSIONS:
        yield f"version_{version}", gta_sa_paths_fla.to_bytes(area, version)
    yield "no_links", gta_sa_paths_fla.to_bytes(gta_sa_paths.Area(0), 4)


def _town(low: tuple[float, float], high: tuple[float, float]) -> bytes:
    """A rectangle with traffic lights."""
    outline = [low, (high[0], low[1]), high, (low[0], high[1]), low]
    area = {"type": "Polygon", "coordinates": [outline]}
    feature = {"type": "Feature", "geometry": area, "properties": {"traffic_light": "yes"}}
    return json.dumps({"type": "FeatureCollection", "features": [feature]}).encode()


def _roads(*steps: tuple[float, float]) -> bytes:
    """A road that somebody drew from the first junction of the city."""
    first = gta_sa_paths.valid_city().points[0]
    points = [[first.x + x, first.y + y] for x, y in ((0, 0), *steps)]
    road = {
        "type": "Feature",
        "properties": {"lanes": 2, "lanes_back": 1, "speed": "fast"},
        "geometry": {"type": "LineString", "coordinates": points},
    }
    return json.dumps({"type": "FeatureCollection", "features": [road]}).encode()


def _heights() -> bytes:
    """A slope over the whole map, as an ESRI ASCII grid."""
    head = ["ncols 60", "nrows 60", "xllcorner -3000", "yllcorner -3000", "cellsize 100"]
    rows = [" ".join(str(round(8 + 0.2 * row, 1)) for _ in range(60)) for row in reversed(range(60))]
    return "\n".join([*head, *rows, ""]).encode()


FAULTY = "64 files, 5 errors, 17 warnings, 1 info"
"""The end of a report on the city with planted faults."""

FAMILY = FamilyCase(
    "gta_sa_paths",
    formats=(
        FormatCase(
            "gta_sa_paths",
            Ends(
                lambda: gta_sa_paths.smallest().to_bytes(),
                {"count": 3, "navi_nodes": 260, "links": 400},
                {"header": 19, "nodes": 100},
            ),
            lambda: dict(_node_files()),
            swept=lambda: [gta_sa_paths.smallest().to_bytes()],
            unreachable={
                "gta_sa_paths: in the last field": "a file that is too short for its tail is read as one without it",
            },
        ),
        FormatCase(
            "gta_sa_paths_fla",
            Ends(
                gta_sa_paths_fla.example,
                {"name": 10, "reserve": 600, "last_field": -1},
                {"header": 20, "nodes": 200},
            ),
            lambda: dict(_extended_node_files()),
            swept=lambda: [gta_sa_paths_fla.example()],
        ),
    ),
    repairs=tuple(repairs.CASES),
    repaired_elsewhere=frozenset(
        f"SA_PATHS_{code}"
        for code in (
            "NODE_LINK_RANGE",
            "NODE_LINK_SEQUENCE",
            "NODE_OUTSIDE_AREA",
            "LINK_TARGET",
            "LINK_TYPE",
            "LINK_SELF",
            "LINK_DUPLICATE",
            "LINK_ASYMMETRIC",
            "NAVI_LINK_TARGET",
            "NAVI_FILE",
            "NAVI_ORDER",
            "NAVI_LIGHT_LAMP",
            "INTERSECTION_LIGHT_LAMP",
        )
    ),
    readme=lambda: {
        **{
            f"{folder}/{name}": data
            for folder in ("build/demo", "my_paths")
            for name, data in demo.damaged_city().items()
        },
        **{f"original_paths/{name}": data for name, data in gta_sa_paths.valid_city().files().items()},
        "NODES23.DAT": demo.damaged_city()["NODES23.DAT"],
        "roads.geojson": _roads((0, -100), (-60, -700)),
        "more_roads.geojson": _roads((-40, -50), (-90, -60)),
        "town.geojson": _town((-650, -650), (650, 650)),
        "map.asc": _heights(),
        "map.obj": b"v -3000 8 3000\nv 3000 8 3000\nv 3000 20 -3000\nv -3000 20 -3000\nf 1 2 3 4\n",
        "city.osm": osm.build_city(11).xml().encode(),
        "city.osm.pbf": osm.build_city(11).pbf(),
        "city.geojson": osm.build_city(11).geojson().encode(),
        "city.png": pictures.png(pictures.plain(48, 48)),
        **{f"radar/{name}": data for name, data in pictures.tiles(pictures.plain(192, 192)).items()},
    },
    commands={
        "docs flood id": Shown(0, "8 places; navspec docs FORMAT NAME shows one in full"),
        "rules SA_PATHS_LINK gta_img": Shown(0, "gta_img"),
        "check my_paths/": Shown(1, FAULTY),
        "check my_paths/ --output-format html -o report.html": Shown(1, f"{FAULTY}; wrote report.html"),
        "check my_paths/ --output-format html -o paths.html --background radar/": Shown(
            1, f"{FAULTY}; wrote paths.html"
        ),
        "check my_paths/ --output-format html -o city.html --background city.png --background-box=-500,-500,800,900": Shown(
            1, f"{FAULTY}; wrote city.html"
        ),
        "diff original_paths/ my_paths/ --output-format html -o diff.html": Shown(1, "wrote diff.html"),
        "compile city.osm.pbf --from osm --carriageways merge -o new_map/": Shown(0, "written: 64 files to new_map"),
        "check my_paths/NODES23.DAT --base original_paths/": Shown(0, "1 file, 0 errors, 0 warnings"),
        "check my_paths/ --output-format sarif -o paths.sarif": Shown(1, f"{FAULTY}; wrote paths.sarif"),
        "check my_paths/ --report junit=junit.xml --report md=summary.md --fail-on warning": Shown(1, FAULTY),
        "info my_paths/": Shown(0, "  links               1,060"),
        "diff original_paths/ my_paths/": Shown(1, "64 files, 53 identical, 11 different"),
        "explain SA_PATHS_RESERVE_LINKS": Shown(
            0, "  The reserve after the links has other entries than area 65535, node 0."
        ),
        "docs gta_sa_paths path_node.flags": Shown(0, "path_node: 28 bytes, CPathNode"),
        "route original_paths/ 36/31 27/7 --lanes": Shown(
            0, "36/31 to 27/7: cost 2,457, 2,472.2 m, 31 nodes (mode plain, lanes)"
        ),
        "route original_paths/ 36/31 28/7 --mode engine --output-format geojson -o route.geojson": Shown(
            0, "wrote route.geojson"
        ),
        "route original_paths/ 0,0 -900,800 --output-format html -o route.html": Shown(0, "wrote route.html"),
        "route original_paths/ 36/31 26/13": Shown(
            1, "  36/31 is vehicle and 26/13 is boat, and no way leads from one kind to another"
        ),
        "link original_paths/ 26/11 26/12 lanes=2 lanes_back=0 -o linked/": Shown(0, "wrote linked/NODES26.DAT"),
        "join original_paths/ 26/11 26/12 -o joined/": Shown(0, "original_paths: 26/11"),
        "remove original_paths/ 26/12 -o shorter/": Shown(0, "  NODES26.DAT intersections: 51 → 49 rows"),
        "repair my_paths/": Shown(0, f"{FAULTY.replace(',', ':', 1)} → 0 errors, 0 warnings, 0 info"),
        "repair my_paths/ -o repaired/": Shown(0, f"{FAULTY.replace(',', ':', 1)} → 0 errors, 0 warnings, 0 info"),
        "convert repaired/ --to fla4 --map-size 12000 -o large_map/": Shown(
            0, "256 files, 64 converted, 192 new and empty"
        ),
        "compile roads.geojson -o new_map/": Shown(0, "written: 64 files to new_map"),
        "compile roads.geojson --base original_paths/ -o with_roads/": Shown(
            0, "4 files, 4 changed, 60 unchanged, 1 info"
        ),
        "compile roads.geojson more_roads.geojson --base original_paths/ -o both/": Shown(
            0, "written: 4 files to both"
        ),
        "compile town.geojson --base original_paths/ -o lit_town/": Shown(0, "written: 4 files to lit_town"),
        "compile more_roads.geojson --base original_paths/ -o other_mod/": Shown(0, "written: 3 files to other_mod"),
        "compile roads.geojson --base original_paths/ -o one_mod/": Shown(0, "written: 4 files to one_mod"),
        "merge original_paths/ one_mod/ other_mod/ -o merged/": Shown(0, "written: 4 files to merged"),
        "diff original_paths/ with_roads/": Shown(1, "  nodes: 60 added; 105 → 165"),
        "check with_roads/ --base original_paths/": Shown(0, "4 files, 0 errors, 0 warnings, 1 info"),
        "compile roads.geojson --heights map.asc -o on_raster/": Shown(0, "written: 64 files to on_raster"),
        "compile roads.geojson --heights map.obj -o on_mesh/": Shown(0, "written: 64 files to on_mesh"),
        "compile city.osm.pbf --from osm --origin 24.94,60.17 -o new_map/": Shown(0, "written: 64 files to new_map"),
        "compile city.geojson --from osm --origin 24.94,60.17 --scale 0.5 -o half_size/": Shown(
            0, "written: 64 files to half_size"
        ),
        "compile city.osm --from osm --origin 24.94,60.17 --to fla4 --map-size 12000 -o larger_map/": Shown(
            0, "written: 256 files to larger_map"
        ),
        "compile roads.geojson --to fla4 --map-size 12000 -o larger_map/": Shown(0, "written: 256 files to larger_map"),
        "ls my_paths/NODES28.DAT /nodes/4": Shown(0, "  position_x       float       308.875 m"),
        "get my_paths/NODES28.DAT /nodes/4/position_x /nodes/0-3/flags": Shown(0, "/nodes/4/position_x: 308.875 m"),
        "set my_paths/NODES28.DAT /nodes/4/flags/speed=fast /nodes/4/flags/switched_off=true": Shown(
            0, "wrote my_paths/NODES28.DAT, before: my_paths/NODES28.DAT.bak"
        ),
        "dump --readable NODES23.DAT -o nodes23.json": Shown(0, "wrote nodes23.json"),
        "build nodes23.json -o NODES23.DAT --force": Shown(0, "wrote 20 bytes to NODES23.DAT"),
        "export original_paths/ -o roads.gpkg": Shown(0, "gta_sa_paths classic: 507 nodes, 530 lines"),
        "export original_paths/ --kind vehicle -o roads.svg": Shown(0, "gta_sa_paths classic: 203 nodes, 216 lines"),
        "roundtrip my_paths/": Shown(0, "64 files, 64 identical"),
        "census my_paths/": Shown(0, "gta_sa_paths classic: 62 files, 11 different"),
    },
)
