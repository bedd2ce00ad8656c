"""What most likely happened: each class planted in files that the project builds, told first, and by what it explains."""

from __future__ import annotations

import gzip
import struct
import zipfile
from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_save_android, source_nav
from builders.gta_sa_paths import City, file_name, promenade, smallest, valid_city, write_files
from builders.gta_sa_paths_fla import files as extended
from builders.gta_sa_paths_fla import wide_city
from builders.gta_sa_save import Save, longer_block, valid
from builders.large_mesh import wide_mesh
from builders.source_bsp import bsp
from navspec.families import families
from navspec.family.diagnosis.hypotheses import CAUSES
from navspec.records.report import Report
from navspec.spec.derived_bytes import derived_layout

SHARE = 0.95
"""Of what the planted fault makes fail, the least that its cause explains."""
CITY = valid_city().files()
SEARCH = "SA_PATHS_NODE_SEARCH_DISTANCE"
BUSY = sorted(CITY, key=lambda name: len(CITY[name]))[-6:]
"""The files with most in them."""
SAVE = valid().to_bytes()
AREAS = 24


def mesh() -> bytes:
    """Areas in a row, each joined with the next one."""
    areas = [
        source_nav.Area(
            number,
            nw=(100.0 * number, 0.0, 0.0),
            se=(100.0 * number + 100.0, 100.0, 0.0),
            connections=((), (number + 1,) if number < AREAS else (), (), (number - 1,) if number > 1 else ()),
        )
        for number in range(1, AREAS + 1)
    ]
    return source_nav.Mesh(16, 1, areas=areas, game="cs").pack()


MESH = mesh()


def rotten() -> bytes:
    """A save with other times and dates than those under its checksum."""
    return SAVE[:200] + bytes(byte ^ 0x55 for byte in SAVE[200:260]) + SAVE[260:]


def broken_lines() -> bytes:
    """A save without bytes 0D, whose checksum is right, and behind each 0A a 0D."""
    tables = navspec.tables(SAVE.replace(b"\r\n", b"\0\n"))
    tables.recompute_checksum()
    return tables.to_bytes().replace(b"\n", b"\r\n")


def cause_of(report: Report) -> str:
    """The code of the only cause of a report in which it explains what it must."""
    assert report.tool_errors == ()
    (cause,) = report.causes
    explained, all_ = (
        sum(counts[level] for level in ("error", "warning")) for counts in (cause.explains, report.summary)
    )
    assert all_ > 0
    assert explained >= SHARE * all_
    assert cause.fix
    return cause.code


def folder(tmp_path: Path, changes: Mapping[str, bytes]) -> Path:
    write_files(tmp_path / "set", {**CITY, **changes})
    return tmp_path / "set"


def recounted(data: bytes, field: int, change: int) -> bytes:
    counts = list(struct.unpack_from("<5I", data))
    counts[field] += change
    return struct.pack("<5I", *counts) + data[20:]


ONE, OTHER = BUSY[-1], BUSY[-2]


def swapped() -> dict[str, bytes]:
    return {ONE: CITY[OTHER], OTHER: CITY[ONE]}


SETS: dict[str, Callable[[], Mapping[str, bytes]]] = {
    "SWAPPED_FILES": swapped,
    "COPIED_FILE": lambda: {ONE: CITY[OTHER]},
    "WRONG_COUNT": lambda: {ONE: recounted(CITY[ONE], 4, -2)},
    "CUT_FILE": lambda: {ONE: CITY[ONE][:-1000]},
    "BYTES_ADDED_OR_LOST": lambda: {ONE: CITY[ONE][:100] + b"abc" + CITY[ONE][100:]},
    "LINE_ENDINGS": lambda: {ONE: CITY[ONE].replace(b"\r", b"\n").replace(b"\n", b"\r\n")},
    "EMPTY_FILE": lambda: {ONE: b""},
}


@pytest.mark.parametrize("code", SETS)
def test_what_happened_to_a_file_of_a_set(code: str, tmp_path: Path) -> None:
    assert cause_of(navspec.check(folder(tmp_path, SETS[code]()))) == code


def renumbered(city: City) -> City:
    """A city whose points were drawn in the other order, so that nodes have other numbers."""
    last = len(city.points) - 1
    renumbered_city = City(city.grid)
    renumbered_city.points = [replace(point, edges=list(point.edges)) for point in reversed(city.points)]
    renumbered_city.edges = [
        replace(edge, a=last - edge.a, b=last - edge.b, light=None if edge.light is None else last - edge.light)
        for edge in city.edges
    ]
    return renumbered_city


def searched(data: bytes, node: int) -> bytes:
    """A file with a wrong number in a node."""
    tables = navspec.tables(data)
    tables.set_column("nodes", "search_distance", 7, [node])
    return tables.to_bytes()


def unexplained(report: Report) -> list[tuple[str, str, str]]:
    """Code, name and pointer of what no cause explains."""
    return sorted(
        (finding.code, Path(finding.path).name, finding.pointer) for finding in report.findings if finding.cause is None
    )


def test_files_of_two_maps_in_one_folder(tmp_path: Path) -> None:
    other_files = renumbered(valid_city(seed=1)).files()
    assert navspec.check(folder(tmp_path, other_files)).findings == (), "the other map is a sound one"
    mixed = {name: other_files[name] for name in (OTHER, ONE)}
    report = navspec.check(folder(tmp_path, mixed))
    assert cause_of(report) == "MIXED_SETS"
    between = report.totals["SA_PATHS_LINK_ASYMMETRIC"].failed + report.totals["SA_PATHS_LINK_TARGET"].failed
    assert report.causes[0].message == (
        f"{OTHER}, {ONE} are of another map than the other 62 files: "
        f"{between} of {between} links between them have no reverse link"
    )
    third = BUSY[-3]
    mixed[ONE], pointer = searched(mixed[ONE], 0), "/nodes/0/search_distance"
    for most in (1, 200):
        mixed_files = {**mixed, third: searched(CITY[third], 0)}
        report = navspec.check(folder(tmp_path, mixed_files), max_findings=most)
        assert [cause.code for cause in report.causes] == ["MIXED_SETS"]
        assert unexplained(report) == sorted((SEARCH, name, pointer) for name in (third, ONE))


WIDE = extended(wide_city(16).areas(), 4)
"""Files of the limit adjuster, of a map of 12,000 units."""


@pytest.mark.parametrize(
    ("files", "own", "taken"),
    [(WIDE, 12000, 6000), (WIDE, 12000, 24000), (CITY, 6000, 3000), (CITY, 6000, 12000)],
    ids=lambda value: str(value) if isinstance(value, int) else "",
)
def test_files_of_a_map_of_another_size(files: dict[str, bytes], own: int, taken: int, tmp_path: Path) -> None:
    write_files(tmp_path, files)
    report = navspec.check(tmp_path, settings={"map_size": taken})
    assert cause_of(report) == "MAP_SIZE"
    assert report.causes[0].message == (
        f"the files are of a map of {own:,} units, and are taken for those of a map of {taken:,}: "
        "each stands in another square"
    )
    one = max(files, key=lambda name: len(files[name]))
    write_files(tmp_path, {one: searched(files[one], 1)})
    report = navspec.check(tmp_path, settings={"map_size": taken}, max_findings=1)
    assert [cause.code for cause in report.causes] == ["MAP_SIZE"]
    assert [finding[:2] for finding in unexplained(report)] == [(SEARCH, one)]


def test_meshes_of_another_build_of_their_map(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / f"{name}.nav").write_bytes(MESH)
    (tmp_path / "two.bsp").write_bytes(bsp(b""))
    report = navspec.check(tmp_path)
    assert cause_of(report) == "OTHER_MAP"
    assert report.causes[0].message == "two.nav was saved for another build of the map, or for another map"
    assert {Path(finding.path).name for finding in report.findings} == {"two.nav"}, (
        "the other has no map to differ from"
    )
    wrong = bytearray(MESH)
    at = navspec.tables(MESH).span("areas.connections.ids", 0)[0]
    struct.pack_into("<I", wrong, at, 99)
    (tmp_path / "two.nav").write_bytes(wrong)
    report = navspec.check(tmp_path, max_findings=1)
    assert [cause.code for cause in report.causes] == ["OTHER_MAP"]
    assert {finding.code for finding in report.findings if finding.cause is None} == {
        "NAV_LINK_DANGLING",
        "NAV_LINK_ONE_WAY",
        "NAV_LINK_ONE_WAY_FLAT",
    }


def test_a_file_under_the_name_of_another_area(tmp_path: Path) -> None:
    whole = folder(tmp_path, {})
    (whole / ONE).rename(whole / file_name(0))
    data = (whole / file_name(0)).read_bytes()
    report = navspec.check(data, name=file_name(0))
    assert cause_of(report) == "MISNAMED_FILE"
    assert report.causes[0].fix == f"Rename it to {ONE}"
    before = (whole / file_name(0)).read_bytes()
    navspec.repair(whole / file_name(0), apply=True)
    assert (whole / file_name(0)).read_bytes() == before, "nothing in it is wrong but its name"


@pytest.mark.parametrize(
    ("code", "name", "data"),
    [
        ("NOT_DOWNLOADED", "a.nav", b"version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 123456\n"),
        ("WEB_PAGE", "a.nav", b"\n<!DOCTYPE html><html><body>Not found</body></html>"),
        ("COMPRESSED_FILE", "a.nav", gzip.compress(MESH)),
        ("ZEROED_FILE", "a.nav", bytes(4096)),
        ("CUT_FILE", "a.nav", MESH[: len(MESH) * 2 // 3]),
        ("WRONG_COUNT", "a.nav", MESH.replace(struct.pack("<I", AREAS), struct.pack("<I", AREAS - 1), 1)),
        ("ROTTED_FILE", "GTASAsf1.b", rotten()),
        ("LINE_ENDINGS", "GTASAsf1.b", broken_lines()),
        ("CUT_FILE", "GTASAsf1.b", SAVE[:90_000]),
        ("ZEROED_FILE", "GTASAsf1.b", SAVE[:30_000] + bytes(len(SAVE) - 30_000)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_happened_to_a_file(code: str, name: str, data: bytes) -> None:
    assert cause_of(navspec.check(data, name=name)) == code


@pytest.mark.parametrize("of_version", [valid, gta_sa_save_android.valid], ids=["pc", "android"])
@pytest.mark.parametrize("tag", ["/tag_01", "/tag_08", "/tag_21"])
def test_an_intact_save_of_an_unknown_version(of_version: Callable[[], Save], tag: str) -> None:
    """A block is longer than any known version has it; checksum and letters are right."""
    save = of_version()
    at, _ = save.span(tag)
    unknown = longer_block(save.to_bytes(), at)
    report = navspec.check(unknown, name="GTASAsf1.b")
    assert cause_of(report) == "UNKNOWN_VERSION"
    (cause,), (finding,) = report.causes, report.findings
    assert "is intact, of a version that navspec does not know: its checksum is right" in cause.message
    assert "send it" in cause.fix
    assert "The file is intact" in finding.message
    for text in (cause.message, cause.fix, finding.message):
        assert not {"damaged", "backup", "lost", "--donor"} & set(text.replace(",", " ").split())
    assert not navspec.repair(unknown, name="GTASAsf1.b").files[0].changed


@pytest.mark.parametrize("of_version", [valid, gta_sa_save_android.valid], ids=["pc", "android"])
def test_a_save_without_a_right_checksum_is_not_called_intact(of_version: Callable[[], Save]) -> None:
    save = of_version()
    at, _ = save.span("/tag_08")
    unknown = longer_block(save.to_bytes(), at)
    wrong_sum = unknown[:-1] + bytes([unknown[-1] ^ 1])
    assert cause_of(navspec.check(wrong_sum, name="GTASAsf1.b")) == "BYTES_ADDED_OR_LOST"


def test_every_family_with_a_checksum_can_prove_that_a_file_is_intact() -> None:
    for family in families().values():
        sealings = [derived_layout(format_.spec) for format_ in family.formats]
        if any(sealing and sealing.until for sealing in sealings):
            assert family.prove_intact, family.id


def test_a_right_checksum_does_not_make_up_for_lost_blocks() -> None:
    """A program wrote the sum of a save of which the last blocks are missing: letters of the padding do not count."""
    save = valid()
    at, _ = save.span("/tag_20")
    body = (SAVE[:at] + SAVE[at - 51_200 : at] * 4)[: len(SAVE) - 4]
    data = body + struct.pack("<I", sum(body) % 2**32)
    assert {cause.code for cause in navspec.check(data, name="GTASAsf1.b").causes} == {"BYTES_ADDED_OR_LOST"}


def test_the_version_that_everything_fits() -> None:
    data = bytearray(MESH)
    data[4] = 15
    report = navspec.check(bytes(data), name="a.nav")
    assert cause_of(report) == "WRONG_VERSION"
    assert report.causes[0].message == "a.nav says version 15.1, but the data fits version 16.1"
    assert navspec.repair(bytes(data), name="a.nav").files[0].data == MESH


def crowd(sub_version: int, names_rows: bool, blind: int = 0) -> bytes:
    """A mesh of Left 4 Dead of forty areas, of the ids 21 to 60, that see themselves by their row or id, but for some."""
    areas = [
        source_nav.Area(
            row + 21,
            nw=(100.0 * row, 0.0, 0.0),
            se=(100.0 * row + 100.0, 100.0, 0.0),
            connections=((), (row + 22,) if row < 39 else (), (), (row + 20,) if row else ()),
            visible=[((row if row >= blind else row + 1) if names_rows else row + 21 + (row < blind), 2)],
            spawn_attributes=1 << 11 | 1 << 6 | 1 << 15,  # a checkpoint in the finale, with the vehicle
        )
        for row in range(40)
    ]
    return source_nav.Mesh(16, sub_version, "l4d", areas=areas).pack()


@pytest.mark.parametrize(("sub_version", "names_rows"), [(14, False), (13, True)])
def test_lists_that_name_areas_in_another_way(sub_version: int, names_rows: bool) -> None:
    report = navspec.check(crowd(sub_version, names_rows), name="a.nav")
    assert cause_of(report) == "OTHER_ORDER"
    words = "hold rows, or other ids" if names_rows else "count the rows of another order, or hold ids"
    assert report.causes[0].message == (
        f"40 of 40 areas of a.nav do not see themselves: the lists of visible areas {words}"
    )
    assert report.totals["NAV_VIS_INDEX_RANGE"].failed == (0 if names_rows else 21)
    assert navspec.check(crowd(sub_version, not names_rows), name="a.nav").causes == ()


def test_lists_of_a_mesh_whose_areas_have_moved() -> None:
    """All numbers are of rows that are there; three areas see the next one instead of themselves, or two."""
    report = navspec.check(crowd(14, True, blind=3), name="a.nav")
    assert cause_of(report) == "OTHER_ORDER"
    report = navspec.check(crowd(14, True, blind=2), name="a.nav")
    assert (report.causes, [finding.message for finding in report.findings if finding.severity == "warning"]) == (
        (),
        ["2 of 40 areas do not see themselves"],
    )


@pytest.mark.parametrize(("offset", "value", "says"), [(4, 14, "14.2"), (8, 0, "16.0")])
def test_the_version_that_all_of_a_large_mesh_fits(offset: int, value: int, says: str) -> None:
    whole = wide_mesh(80).pack()
    data = bytearray(whole)
    struct.pack_into("<I", data, offset, value)
    report = navspec.check(bytes(data), name="a.nav")
    assert cause_of(report) == "WRONG_VERSION"
    assert report.causes[0].message == f"a.nav says version {says}, but the data fits version 16.2"


def test_a_glitch_of_the_game() -> None:
    save = valid({"/zones/nav_zones/0/info_label": b"SAN_AND\1"})
    assert cause_of(navspec.check(save.to_bytes(), name=save.name)) == "KNOWN_GLITCH"


def test_files_without_faults_have_no_causes(tmp_path: Path) -> None:
    for source in (folder(tmp_path, {}), MESH, SAVE, smallest().to_bytes(), promenade().to_bytes()):
        assert navspec.check(source).causes == ()


def test_other_faults_are_listed_beside_what_is_explained(tmp_path: Path) -> None:
    """A link to itself in a swapped file, and a wrong number in another one, are still told one by one."""
    third = BUSY[-3]
    planted = {ONE: searched(CITY[OTHER], 3), OTHER: CITY[ONE], third: searched(CITY[third], 0)}
    report = navspec.check(folder(tmp_path, planted), max_findings=1)
    assert [cause.code for cause in report.causes] == ["SWAPPED_FILES"]
    assert unexplained(report) == sorted(
        [(SEARCH, ONE, "/nodes/3/search_distance"), (SEARCH, third, "/nodes/0/search_distance")]
    )


def test_a_fault_in_the_place_of_another_is_not_explained(tmp_path: Path) -> None:
    """A navi node of each file has a width of its own: without the swap another one fails, and the rule no less often."""

    def widened(name: str, width: int) -> bytes:
        tables = navspec.tables(CITY[name])
        tables.set_column("navi_nodes", "path_width", width, [0])
        return tables.to_bytes()

    first_name, second_name = "NODES27.DAT", "NODES35.DAT"
    report = navspec.check(
        folder(tmp_path, {first_name: widened(second_name, 10), second_name: widened(first_name, 11)})
    )
    assert [cause.code for cause in report.causes] == ["SWAPPED_FILES"]
    listed = Counter(finding.group for finding in report.findings if finding.cause is not None)
    assert listed <= Counter(report.explained), "no more are called explained than are counted as such"
    assert len(unexplained(report)) == sum((report.tally - Counter(report.explained)).values())


def test_swapped_files_are_put_back_and_no_other_is_touched(tmp_path: Path) -> None:
    whole = folder(tmp_path, swapped())
    done = navspec.repair(whole, apply=True)
    assert {path.name: path.read_bytes() for path in whole.glob("*.DAT")} == CITY
    assert {Path(file.path).name for file in done.files if file.written} == {ONE, OTHER}


def test_a_copy_is_left_alone_with_all_links_into_it(tmp_path: Path) -> None:
    whole = folder(tmp_path, {ONE: CITY[OTHER]})
    before = {path.name: path.read_bytes() for path in whole.glob("*.DAT")}
    done = navspec.repair(whole, apply=True)
    assert {path.name: path.read_bytes() for path in whole.glob("*.DAT")} == before
    assert next((step.codes, step.state) for set_ in done.sets for step in set_.steps) == (
        ("COPIED_FILE",),
        "impossible",
    )


def test_rot_explains_nothing_that_real_saves_have_too() -> None:
    """Here a licence plate for a parked car that does not exist, which the game leaves behind."""
    plate = {"/car_generators/plates/0/generator_index": 499}
    sound = valid(plate).to_bytes()
    (group,) = {finding.group for finding in navspec.check(sound, name="GTASAsf1.b").findings}
    assert group[0] == "SA_SAVE_PLATE_GENERATOR"
    assert navspec.check(sound, name="GTASAsf1.b").causes == ()
    report = navspec.check(flipped(sound), name="GTASAsf1.b")
    assert not report.causes
    assert {finding.code for finding in report.findings} == {"SA_SAVE_PLATE_GENERATOR", "SA_SAVE_CHECKSUM"}


def flipped(data: bytes) -> bytes:
    """A save with a single bit of the work of its scripts turned, which no rule sees but the checksum."""
    return data[:60_000] + bytes([data[60_000] ^ 0x40]) + data[60_001:]


def test_the_checksum_of_a_save_without_other_errors_is_computed_with_a_word_on_backups(tmp_path: Path) -> None:
    path = tmp_path / "GTASAsf1.b"
    path.write_bytes(flipped(valid().to_bytes()))
    done = navspec.repair(path, apply=True)
    (step,) = (
        repair_step for one in done.sets for repair_step in one.steps if repair_step.codes == ("SA_SAVE_CHECKSUM",)
    )
    assert step.state == "done"
    assert "if the change was not yours, take the file from a backup" in step.summary
    assert not navspec.check(path).findings


def test_the_checksum_of_a_save_that_repair_changes_follows() -> None:
    (repaired_file,) = navspec.repair(
        valid({"/car_generators/plates/0/generator_index": 499}).to_bytes(), name="a.b"
    ).files
    assert repaired_file.changed
    assert navspec.check(repaired_file.data, name="GTASAsf1.b").findings == ()


def test_a_wrong_checksum_stays_as_long_as_errors_are_left() -> None:
    at = navspec.tables(SAVE).span("", 0, "checksum")[0]
    data = bytearray(SAVE)
    pointer = navspec.tables(SAVE).span("scripts.threads", 0, "ip_rel")[0]
    data[pointer : pointer + 4] = b"\xff\xff\xff\x7f"
    done = navspec.repair(bytes(data), name="GTASAsf1.b")
    assert done.after["error"] > 1
    assert done.files[0].changed
    assert done.files[0].data[at : at + 4] == SAVE[at : at + 4]
    requested = navspec.repair(bytes(data), name="GTASAsf1.b", select=["SA_SAVE_CHECKSUM"])
    assert "SA_SAVE_CHECKSUM" not in {
        finding.code for finding in navspec.check(requested.files[0].data, name="a.b").findings
    }


def test_what_is_explained_of_bytes_stays_so_under_a_name() -> None:
    report = navspec.check(b"").with_path("-")
    assert report.causes[0].code == "EMPTY_FILE"
    assert report.causes[0].paths == ("-",)
    assert not report.unexplained


def test_a_zip_file_is_told_how_it_can_be_looked_into(tmp_path: Path) -> None:
    path = tmp_path / "mods.zip"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("a.nav", MESH)
    (cause,) = navspec.check(path).causes
    address = cause.fix.rpartition(" ")[2]
    assert address == f"zip://::{path}"
    assert [input_.status for input_ in navspec.check(address).inputs] == ["read"]


def test_every_kind_is_found_somewhere() -> None:
    """No kind is explained that no code names."""
    library = Path(navspec.__file__).parent
    text = "".join(
        path.read_text(encoding="utf-8")
        for folder in ("family", "families", "inputs")
        for path in (library / folder).rglob("*.py")
        if path.name != "suspects.py"
    )
    assert [code for code in CAUSES if f'"{code}"' not in text] == []
