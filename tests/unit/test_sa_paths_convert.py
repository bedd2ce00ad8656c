"""Node files as other variants: what stands where, what is lost, what cannot be held."""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders import gta_sa_paths as classic
from builders import gta_sa_paths_fla as fla
from navspec.records.conversion import Converted

VARIANTS = {2: "ver2", 3: "ver3", 4: "fla4"}
CITY = classic.valid_city()
CITY_FILES = {area.name: area.to_bytes() for area in CITY.areas().values()}


def one(data: bytes, to: str, name: str = "NODES0.DAT", **options: Any) -> bytes:
    """A converted file; nothing may be lost or stand against it."""
    converted = navspec.convert(data, to, name=name, **options)
    assert (converted.refused, converted.losses, converted.tool_errors) == ((), (), ())
    [file] = converted.files
    return file.data


def city_on(grid: int) -> dict[str, bytes]:
    """The files of the city on a map with so many squares in a row."""
    city = classic.valid_city()
    city.grid = grid
    return fla.files(city.areas())


def in_folder(folder: Path, files: dict[str, bytes]) -> Path:
    classic.write_files(folder, files)
    return folder


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(params=["smallest", "promenade", "city", "empty"])
def complete(request: pytest.FixtureRequest) -> bytes:
    """A complete file of the game's own format."""
    city = max(CITY_FILES.values(), key=len)
    files = {"smallest": classic.smallest().to_bytes(), "promenade": classic.promenade().to_bytes()}
    return {**files, "city": city, "empty": classic.EMPTY_FILE}[request.param]


@pytest.mark.parametrize("version", fla.VERSIONS)
def test_there_and_back(version: int, complete: bytes) -> None:
    new = one(complete, VARIANTS[version], old_settings={"map_size": 6000})
    assert new == fla.converted(complete, version)
    assert navspec.identify(new).variant == VARIANTS[version]
    assert one(new, "classic", old_settings={"map_size": 6000}) == complete


@pytest.mark.parametrize("start", fla.VERSIONS)
@pytest.mark.parametrize("end", fla.VERSIONS)
def test_between_versions(start: int, end: int, complete: bytes) -> None:
    converted = one(fla.converted(complete, start), f"gta_sa_paths_fla:{VARIANTS[end]}")
    assert converted == fla.converted(complete, end)


def test_a_set_through_all_variants(tmp_path: Path) -> None:
    source = in_folder(tmp_path / "classic", CITY_FILES)
    for number, to in enumerate(("ver2", "fla4", "ver3", "classic")):
        target = tmp_path / str(number)
        converted = navspec.convert(source, to, output=target)
        assert (converted.refused, converted.losses, converted.findings) == ((), (), ())
        assert {file.state for file in converted.files} == {"converted"}
        source = target
    assert content(source) == CITY_FILES


def test_version_2_has_the_flood_id_in_the_classic_record() -> None:
    area = classic.smallest()
    for number, node in enumerate(area.nodes):
        node.flood_id = 200 + number
    assert one(fla.to_bytes(area, 4), "ver2") == fla.to_bytes(area, 2)
    assert one(fla.to_bytes(area, 2), "ver3") == fla.to_bytes(area, 3)


def test_incomplete_files_come_back_complete() -> None:
    area = classic.promenade()
    full = area.to_bytes()
    for data in (area.wiki_sized(), classic.padded(area.wiki_sized()), classic.padded(full)):
        new = one(data, "fla4")
        assert new == fla.to_bytes(area)
        assert one(new, "classic") == full
    assert one(area.wiki_sized(), "classic") == one(classic.padded(area.wiki_sized()), "classic") == full
    short = area.no_tail()
    for link in area.links:
        link.road_cross = link.ped_traffic_light = 0
    assert one(short, "classic") == one(one(short, "ver3"), "classic") == area.to_bytes()
    assert one(short, "fla4") == fla.to_bytes(area)


def test_what_means_nothing_comes_through() -> None:
    """Garbage in navi links of pedestrian links, links to nowhere, an odd reserve, counts that do not add up."""
    area = classic.smallest()
    area.links[8].navi_id, area.links[8].navi_area_id = 1023, 63
    area.links[9].navi_id, area.links[9].navi_area_id = 5, 40
    area.links[2].area_id, area.links[2].node_id = 63, 9999
    area.links[10].area_id = 65535
    area.nodes[3].area_id = 900
    area.reserved_links[7] = (12, 345)
    area.reserved_link_lengths[5] = area.reserved_intersections[9] = 7
    area.counts["num_ped_nodes"] = 77
    data = area.to_bytes()
    for version, variant in VARIANTS.items():
        new = one(data, variant)
        assert new == fla.to_bytes(area, version) == fla.converted(data, version)
        assert one(new, "classic") == data


# Maps of other sizes


@pytest.mark.parametrize(("grid", "size"), [(16, 12000), (4, 3000)])
def test_map_sizes(grid: int, size: int, tmp_path: Path) -> None:
    """Areas keep their order, so that all that is derived from it stays: the city built there is the expected one."""
    own = in_folder(tmp_path / "own", CITY_FILES)
    expected = city_on(grid)
    there = navspec.convert(own, "fla4", settings={"map_size": size}, output=tmp_path / "there")
    assert (there.refused, there.losses, there.findings) == ((), (), ())
    assert content(tmp_path / "there") == expected
    [found] = there.sets
    assert (dict(found.old_settings), dict(found.settings)) == ({"map_size": 6000}, {"map_size": size})
    states = [file.state for file in there.files]
    assert states.count("converted") == min(64, grid * grid)
    assert states.count("added") == max(0, grid * grid - 64)
    assert states.count("dropped") == max(0, 64 - grid * grid)
    back = navspec.convert(tmp_path / "there", "classic", old_settings={"map_size": size}, output=tmp_path / "back")
    assert back.refused == ()
    assert content(tmp_path / "back") == CITY_FILES


def test_names_keep_their_spelling(tmp_path: Path) -> None:
    own = in_folder(tmp_path / "own", {name.lower(): data for name, data in CITY_FILES.items()})
    converted = navspec.convert(own, "fla4", settings={"map_size": 12000})
    names = {Path(file.path).name: file.name for file in converted.files if file.path}
    assert (names["nodes0.dat"], names["nodes9.dat"], names["nodes63.dat"]) == (
        "nodes68.dat", "nodes85.dat", "nodes187.dat",
    )  # fmt: skip
    assert sorted(file.name for file in converted.files) == sorted(f"nodes{number}.dat" for number in range(256))


def test_navi_links_are_renumbered_for_roads_alone() -> None:
    """Area 0 is 68 on a map of 16 by 16; the navi links of pedestrian links stay, whatever they are."""
    area = classic.smallest()
    area.links[9].navi_id, area.links[9].navi_area_id = 5, 40
    area.links[11].area_id = 65535
    new = one(area.to_bytes(), "fla4", settings={"map_size": 12000})
    moved = classic.smallest()
    for each in (*moved.nodes, *moved.links):
        each.area_id = 68
    for navi_node in moved.navi_nodes:
        navi_node.target_area_id = 68
    for link in moved.links[:8]:
        link.navi_area_id = 68
    moved.links[9].navi_id, moved.links[9].navi_area_id = 5, 40
    moved.links[11].area_id = 65535
    assert new == fla.to_bytes(moved)
    assert one(new, "classic", name="NODES68.DAT") == area.to_bytes()


def test_an_incomplete_set_stays_incomplete(tmp_path: Path) -> None:
    some = {name: CITY_FILES[name] for name in ("NODES27.DAT", "NODES28.DAT")}
    converted = navspec.convert(in_folder(tmp_path / "some", some), "fla4", settings={"map_size": 12000})
    assert [(file.name, file.state) for file in converted.files] == [
        ("NODES119.DAT", "converted"), ("NODES120.DAT", "converted"),
    ]  # fmt: skip


# What is lost. Offsets of FLA4: header 28, nodes 44 each from 28, navi nodes 24 each from 380, links from 476.


def loss(data: bytes, to: str, **options: Any) -> tuple[Any, ...]:
    """The only loss, and that nothing is made without leave; with leave the file is as if the value were not there."""
    refused = navspec.convert(data, to, name="NODES0.DAT", **options)
    assert refused.refused == ("1 value would be lost",)
    converted = navspec.convert(data, to, name="NODES0.DAT", allow_loss=True, **options)
    assert converted.refused == ()
    [converted_loss] = converted.losses
    assert converted_loss == refused.losses[0]
    assert converted.files[0].data == navspec.convert(plain(4), to, name="NODES0.DAT").files[0].data
    return (
        converted_loss.pointer,
        converted_loss.offset,
        converted_loss.length,
        converted_loss.value,
        converted_loss.becomes,
        converted_loss.message,
    )


def plain(version: int) -> bytes:
    return fla.to_bytes(classic.smallest(), version)


def patched(offset: int, value: bytes, version: int = 4) -> bytes:
    data = bytearray(plain(version))
    data[offset : offset + len(value)] = value
    return bytes(data)


DROPPED = ", which is dropped; converted back it would be"


@pytest.mark.parametrize(
    ("data", "to", "expected"),
    [
        (
            patched(28 + 2 * 44 + 42, b"\x05\x00"), "ver3",
            ("/nodes/2/padding", 158, 2, 5, 0, f"area 0 node 2 has the unused padding 5{DROPPED} 0"),
        ),
        (
            patched(380 + 24 + 14, b"\x00\x01"), "classic",
            ("/navi_nodes/1/padding", 418, 2, 256, 0, f"area 0 navi node 1 has the unused padding 256{DROPPED} 0"),
        ),
        (
            patched(28 + 44 + 8, struct.pack("<h", 32760)), "classic",
            ("/nodes/1/classic/x", 80, 2, 32760, -23040, f"area 0 node 1 has the unused x 32760{DROPPED} -23040"),
        ),
        (
            patched(380 + 2, b"\0\0"), "classic",
            ("/navi_nodes/0/classic/y", 382, 2, 0, -23200, f"area 0 navi node 0 has the unused y 0{DROPPED} -23200"),
        ),
        (
            patched(28 + 3 * 44 + 23, b"\x09"), "ver2",
            ("/nodes/3/classic/flood_id", 183, 1, 9, 1, f"area 0 node 3 has the unused flood id 9{DROPPED} 1"),
        ),
        (
            patched(1748, b"EOF\x01"), "classic",
            ("/eof_mark", 1748, 4, 21_385_029, 4_607_813, f"area 0 ends with the mark 0x1464f45{DROPPED} 0x464f45"),
        ),
        (
            plain(4) + b"\0\0\xab\xcd\0", "ver2",
            ("/trailing", 1752, 5, "hex:abcd00", None,
             "area 0 has bytes other than 0 behind its last section, which are dropped"),
        ),
    ],
)  # fmt: skip
def test_losses(data: bytes, to: str, expected: tuple[Any, ...]) -> None:
    assert loss(data, to) == expected


def test_trailing_bytes_of_classic_files() -> None:
    """They are lost in another variant, and stay where nothing is converted."""
    area = classic.smallest()
    area.trailing = bytes(3) + b"left over"
    converted = navspec.convert(area.to_bytes(), "fla4", name="NODES0.DAT")
    [converted_loss] = converted.losses
    assert (converted_loss.pointer, converted_loss.offset, converted_loss.length, converted_loss.value) == (
        "/trailing", 1548, 12, "hex:" + b"left over".hex(),
    )  # fmt: skip
    assert one(area.to_bytes(), "classic") == area.to_bytes()


def test_padding_is_kept_where_the_target_has_it() -> None:
    assert one(plain(4), "fla4") == plain(4)
    odd = fla.to_bytes(classic.smallest(), padding=7, unused=lambda _: 32760)
    area = classic.smallest()
    assert one(odd, "fla4", settings={"map_size": 6000}) == odd
    moved = navspec.convert(odd, "fla4", name="NODES0.DAT", settings={"map_size": 12000})
    assert moved.losses == ()
    assert moved.files[0].data.count(b"\x07\x00") >= len(area.nodes) + len(area.navi_nodes)


def test_losses_of_a_set_are_counted_and_cut(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navspec.operations.convert.MAX_LISTED", 10)
    data = fla.to_bytes(classic.smallest(), unused=lambda _: 32760, padding=1)
    converted = navspec.convert(data, "classic", name="NODES0.DAT")
    # 8 nodes and 4 navi nodes: x, y, z and padding; x, y and padding
    assert converted.counts["losses"] == 8 * 4 + 4 * 3
    assert len(converted.losses) == 10
    assert converted.to_dict()["summary"]["truncated"] is True
    assert converted.refused == ("44 values would be lost",)


# What cannot be held


def changed(change: Callable[[classic.Area], None], version: int = 4) -> bytes:
    area = classic.smallest()
    change(area)
    return fla.to_bytes(area, version)


def set_node(row: int, **values: int) -> Callable[[classic.Area], None]:
    return lambda area: [setattr(area.nodes[row], name, value) for name, value in values.items()] and None


def set_link(row: int, **values: int) -> Callable[[classic.Area], None]:
    return lambda area: [setattr(area.links[row], name, value) for name, value in values.items()] and None


def set_navi(row: int, **values: int) -> Callable[[classic.Area], None]:
    return lambda area: [setattr(area.navi_nodes[row], name, value) for name, value in values.items()] and None


@pytest.mark.parametrize(
    ("change", "to", "size", "expected"),
    [
        (set_node(2, x=-32769), "classic", None,
         ("/nodes/2/x_ext", 144, 4, -4096.125, "area 0 node 2 lies at x = -4096.125, but classic files end at")),
        (set_node(7, z=32768), "classic", None,
         ("/nodes/7/z_ext", 372, 4, 4096.0, "area 0 node 7 lies at z = 4096.0, but classic files end at")),
        (set_navi(3, y=40000), "classic", None,
         ("/navi_nodes/3/y_ext", 472, 4, 5000.0, "area 0 navi node 3 lies at y = 5000.0, but")),
        (set_link(8, navi_id=1024), "classic", None,
         ("/navi_links/8/navi_id", 1324, 2, 1024, "area 0 node 5 has a link with the navi_id 1024, but")),
        (set_link(9, navi_area_id=64), "classic", None,
         ("/navi_links/9/navi_area_id", 1330, 2, 64, "area 0 node 6 has a link with the navi_area_id 64, but")),
        (set_node(1, flood_id=300), "classic", None,
         ("/nodes/1/flood_id_ext", 112, 2, 300, "area 0 node 1 has the flood id 300, but classic files end at 255")),
        (set_node(1, flood_id=256), "ver2", None,
         ("/nodes/1/flood_id_ext", 112, 2, 256, "area 0 node 1 has the flood id 256, but ver2 files end at 255")),
        (set_node(4, area_id=64), "fla4", 12000,
         ("/nodes/4/classic/area_id", 222, 2, 64, "area 0 node 4 names area 64, which has no place on a map of 12000 units")),
        (set_link(11, area_id=400), "fla4", 12000,
         ("/links/11/area_id", 520, 2, 400, "area 0 node 7 names area 400, which has no place on")),
        (set_navi(2, target_area_id=64), "fla4", 24000,
         ("/navi_nodes/2/classic/target_area_id", 432, 2, 64, "area 0 navi node 2 names area 64, which")),
        (set_link(0, navi_area_id=99), "fla4", 12000,
         ("/navi_links/0/navi_area_id", 1294, 2, 99, "area 0 node 0 names area 99, which has no place")),
    ],
)  # fmt: skip
def test_obstacles(
    change: Callable[[classic.Area], None], to: str, size: int | None, expected: tuple[Any, ...]
) -> None:
    settings = {"map_size": size} if size else {}
    for allow_loss in (False, True):
        converted = navspec.convert(
            changed(change), to, name="NODES0.DAT", allow_loss=allow_loss,
            old_settings={"map_size": 6000}, settings=settings,
        )  # fmt: skip
        assert converted.refused == ("1 value cannot be held",)
        [obstacle] = converted.obstacles
        assert (obstacle.pointer, obstacle.offset, obstacle.length, obstacle.value) == expected[:4]
        assert obstacle.message.startswith(expected[4])
        assert obstacle.fix
        assert [(file.state, file.data) for file in converted.files] == [("refused", b"")]


def test_content_outside_of_a_smaller_map(tmp_path: Path) -> None:
    """The file and what others name in it; empty files out there do not matter."""
    wide = in_folder(tmp_path / "wide", fla.files(fla.wide_city().areas()))
    converted = navspec.convert(wide, "classic", output=tmp_path / "out", allow_loss=True)
    places = {(Path(obstacle.path).name, obstacle.pointer) for obstacle in converted.obstacles}
    # The road runs along y = 10: row 8 of 16, areas 128 to 143; 132 to 139 are on the game's map.
    areas = {128, 129, 130, 131, 140, 141, 142, 143, 255}
    assert {place for place in places if place[1] == "/num_nodes"} == {
        (f"NODES{area}.DAT", "/num_nodes") for area in areas
    }
    others = {name for name, pointer in places if pointer != "/num_nodes"}
    assert others == {"NODES132.DAT", "NODES139.DAT"}
    assert not (tmp_path / "out").exists()
    west = [
        obstacle
        for obstacle in converted.obstacles
        if obstacle.path.endswith("NODES132.DAT") and "/links/" in obstacle.pointer
    ]
    assert {each.value for each in west} == {131}


def test_new_errors(tmp_path: Path) -> None:
    """1,025 navi nodes are nothing to the limit adjuster; in the game's own format no link could name the last one."""
    area = classic.smallest()
    area.navi_nodes += [replace(area.navi_nodes[0]) for _ in range(1021)]
    data = fla.to_bytes(area)
    converted = navspec.convert(data, "classic", name="NODES0.DAT", allow_loss=True, output=tmp_path / "out")
    assert converted.refused == ("1 error would be new",)
    [found] = [finding for finding in converted.findings if finding.severity == "error"]
    assert (found.code, found.pointer) == ("SA_PATHS_LIMIT_NAVI", "/num_navi_nodes")
    assert not (tmp_path / "out").exists()


def test_old_findings_are_no_news() -> None:
    """A file with errors can be converted; what was wrong is wrong, and not listed."""
    area = classic.smallest()
    area.nodes[3].search_distance = 0
    area.links[2].node_id = 999
    area.links[5].length = 0
    converted = navspec.convert(area.to_bytes(), "fla4", name="NODES0.DAT")
    assert (converted.refused, converted.findings) == ((), ())
    codes = {finding.code for finding in navspec.check(converted.files[0].data, name="NODES0.DAT").findings}
    assert codes >= {"SA_PATHS_NODE_SEARCH_DISTANCE", "SA_PATHS_LINK_TARGET", "SA_PATHS_LENGTH_ZERO"}


# What is asked for


def test_files_that_are_as_they_should_be_already(tmp_path: Path) -> None:
    mixed = {"NODES0.DAT": plain(4) + bytes(300), "NODES1.DAT": classic.border_city().areas()[1].to_bytes()}
    folder = in_folder(tmp_path / "mixed", mixed)
    converted = navspec.convert(folder, "fla4", output=tmp_path / "out")
    assert [(file.name, file.state) for file in converted.files] == [
        ("NODES0.DAT", "unchanged"), ("NODES1.DAT", "converted"),
    ]  # fmt: skip
    new = content(tmp_path / "out")
    assert new == {"NODES0.DAT": mixed["NODES0.DAT"], "NODES1.DAT": fla.converted(mixed["NODES1.DAT"], 4)}


@pytest.mark.parametrize(
    ("to", "hint"),
    [
        ("fla", "did you mean fla4?"),
        ("gta_sa_paths_fla:ver4", "did you mean gta_sa_paths_fla:ver"),
        ("gta_sa_paths:wiki", "it can be converted to gta_sa_paths:classic, gta_sa_paths_fla:ver2"),
        ("", "it can be converted to gta_sa_paths:classic"),
    ],
)
def test_targets_that_do_not_exist(to: str, hint: str) -> None:
    with pytest.raises(navspec.NavspecError, match="gta_sa_paths cannot be converted to") as raised:
        navspec.convert(plain(4), to)
    assert hint in str(raised.value)


def test_formats_say_whether_they_convert() -> None:
    found = {format_.id: format_.convert for format_ in navspec.formats()}
    assert (found["gta_sa_paths"], found["gta_sa_paths_fla"], found["gta_img"]) == (True, True, False)


def test_settings_that_do_not_go() -> None:
    with pytest.raises(navspec.NavspecError, match="gta_sa_paths:classic has a map of 6000 units"):
        navspec.convert(plain(4), "classic", settings={"map_size": 12000})
    with pytest.raises(navspec.NavspecError, match="no map has a size of 7000 units"):
        navspec.convert(plain(4), "fla4", settings={"map_size": 7000})
    with pytest.raises(navspec.NavspecError, match="no map has a size of 7000 units"):
        navspec.convert(plain(4), "fla4", old_settings={"map_size": 7000})
    with pytest.raises(navspec.NavspecError, match="there is no setting 'size'"):
        navspec.convert(plain(4), "fla4", settings={"size": 6000})


def test_a_file_that_is_read_as_something_else() -> None:
    """Where the format is named, it need not show in the result."""
    nameless = navspec.convert(classic.EMPTY_FILE, "fla4", format="gta_sa_paths")
    assert nameless.files[0].data == fla.converted(classic.EMPTY_FILE, 4)
    back = navspec.convert(nameless.files[0].data, "classic", format="gta_sa_paths_fla")
    assert back.files[0].data == classic.EMPTY_FILE


def test_record(tmp_path: Path) -> None:
    path = tmp_path / "NODES0.DAT"
    path.write_bytes(classic.smallest().to_bytes())
    converted = navspec.convert(path, "fla4", output=tmp_path / "new.dat")
    assert isinstance(converted, Converted)
    [file] = converted.to_dict()["files"]
    assert file == {
        "path": str(path), "name": "NODES0.DAT", "format": "gta_sa_paths", "variant": "classic", "state": "converted",
        "size": 1548, "new_size": 1752, "written": str(tmp_path / "new.dat"), "backup": "",
    }  # fmt: skip
    assert (tmp_path / "new.dat").read_bytes() == plain(4)
