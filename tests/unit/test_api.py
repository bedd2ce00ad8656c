"""The functions of `import navspec`: what they take and what they give."""

from __future__ import annotations

import io
import os
from importlib.util import find_spec
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_paths as builder
from navspec.columns import Tables, TableSet

DATA = builder.example()


@pytest.fixture
def path(tmp_path: Path) -> Path:
    target = tmp_path / "NODES0.DAT"
    target.write_bytes(DATA)
    return target


def test_no_module_has_the_name_of_a_public_function() -> None:
    for name in set(navspec.__all__) - {"__version__"}:
        assert find_spec(f"navspec.{name}") is None, name


@pytest.mark.parametrize("kind", ["str", "Path", "bytes", "bytearray", "memoryview", "file", "BytesIO"])
def test_every_kind_of_source(kind: str, path: Path) -> None:
    with path.open("rb") as file:
        source = {
            "str": str(path),
            "Path": path,
            "bytes": DATA,
            "bytearray": bytearray(DATA),
            "memoryview": memoryview(DATA),
            "file": file,
            "BytesIO": io.BytesIO(DATA),
        }[kind]
        tables = navspec.tables(source)
    assert isinstance(tables, Tables)
    assert tables.to_bytes() == DATA


def test_a_buffer_of_the_caller_is_not_kept() -> None:
    source = bytearray(DATA)
    tables, tree = navspec.tables(source), navspec.load(source)
    source[:] = bytes(len(source))
    assert tables.to_bytes() == DATA
    assert navspec.to_bytes(tree) == DATA


def test_identify() -> None:
    result = navspec.identify(DATA)
    assert (result.id, result.variant, result.title) == ("gta_sa_paths", "classic", "GTA San Andreas path nodes")
    assert result.evidence == "exactly the size that the game reads"
    assert navspec.identify(builder.smallest().no_tail()).variant == "no_tail"
    assert navspec.identify(builder.smallest().wiki_sized()).variant == "wiki"


def test_a_format_and_a_variant_can_be_asked_for() -> None:
    tables = navspec.tables(DATA, format="gta_sa_paths", variant="no_tail")
    assert len(tables["intersections"]) == 0
    assert len(tables["trailing"]) == 192 * 2 + 12
    with pytest.raises(navspec.NavspecError, match="no variant 'other'"):
        navspec.tables(DATA, format="gta_sa_paths", variant="other")
    with pytest.raises(navspec.NavspecError, match="no format 'other'"):
        navspec.tables(DATA, format="other")


def test_a_folder_is_a_set(tmp_path: Path) -> None:
    builder.valid_city().write(tmp_path)
    paths = navspec.table_set(tmp_path)
    assert isinstance(paths, TableSet)
    assert list(paths.files) == list(range(64))
    assert len(paths["nodes"]) == sum(len(tables["nodes"]) for tables in paths.files.values())
    assert set(paths.column("nodes", "area")) == {number for number in paths.files if len(paths.files[number]["nodes"])}
    assert (paths.column("nodes", "area") == paths.column("nodes", "area_id")).all()


def test_a_folder_without_a_set(tmp_path: Path) -> None:
    with pytest.raises(navspec.UnknownFormat, match="no files of a set"):
        navspec.table_set(tmp_path)


def test_objects_are_edited_and_saved(path: Path) -> None:
    tree = navspec.load(path)
    tree.nodes[1].flags.speed = 2
    with pytest.raises(navspec.WriteError, match="--force"):
        navspec.save(tree, path)
    navspec.save(tree, path, force=True)
    assert path.with_name("NODES0.DAT.bak").read_bytes() == DATA
    changed = [at for at, (a, b) in enumerate(zip(DATA, path.read_bytes(), strict=True)) if a != b]
    assert changed == [20 + 28 + 25]


def test_dump_and_build() -> None:
    for readable in (False, True):
        assert navspec.build(navspec.dump(DATA, readable=readable)) == DATA


@pytest.mark.parametrize(
    "text", ["", "{}", "[]", "null", '{"$navspec": {}}', '{"$navspec": {"format": "other"}}', "[" * 100_000]
)
def test_what_is_no_dump(text: str) -> None:
    with pytest.raises(navspec.NavspecError):
        navspec.build(text)


def test_records_have_the_members_of_their_json() -> None:
    report = navspec.check(DATA, name="NODES5.DAT")
    record = report.to_dict()
    assert set(record) == {name for name in record if hasattr(report, name)}
    assert report.summary["error"] == sum(finding.severity == "error" for finding in report.findings) > 0
    finding, rule, expected = report.findings[0], navspec.rules()[0], navspec.formats()[0]
    for each in (finding, rule, expected):
        assert all(hasattr(each, name) for name in each.to_dict())


def test_a_list_of_sources_is_one_report(tmp_path: Path) -> None:
    builder.valid_city().write(tmp_path)
    paths = [tmp_path / "NODES27.DAT", str(tmp_path / "NODES28.DAT")]
    report = navspec.check(paths)
    assert [Path(input_.path).name for input_ in report.inputs] == ["NODES27.DAT", "NODES28.DAT"]
    assert [set_.files for set_ in report.sets] == [2]
    assert report.findings == ()


def test_jobs_give_the_same_report(tmp_path: Path) -> None:
    for name in ("one", "other"):
        builder.valid_city().write(tmp_path / name)
    (tmp_path / "one" / "NODES27.DAT").write_bytes(DATA)
    assert navspec.check(tmp_path, jobs=2).to_dict() == navspec.check(tmp_path).to_dict()


def test_options_that_do_not_exist() -> None:
    with pytest.raises(navspec.NavspecError, match="no profile"):
        navspec.check(DATA, profile="loud")
    with pytest.raises(navspec.NavspecError, match="no rule begins with"):
        navspec.check(DATA, select=["NOTHING"])


def test_large_inputs_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navspec.inputs.source.MAX_BYTES", 100)
    with pytest.raises(navspec.LimitExceeded):
        navspec.tables(DATA)


class Drip(io.RawIOBase):
    """A stream that gives three bytes at a time."""

    def __init__(self, data: bytes) -> None:
        self.rest = data

    def read(self, size: int = -1) -> bytes:
        part, self.rest = self.rest[:3], self.rest[3:]
        return part


def test_a_slow_stream_is_read_to_its_end() -> None:
    tables = navspec.tables(Drip(DATA))
    assert isinstance(tables, Tables)
    assert tables.to_bytes() == DATA


def test_what_is_no_source(path: Path) -> None:
    closed = path.open("rb")
    closed.close()
    for source in (closed, 5, None, io.StringIO("text"), "a\0b", path.parent):
        with pytest.raises(navspec.NavspecError):
            navspec.identify(source)


def test_a_variant_alone_is_taken_too() -> None:
    tables = navspec.tables(DATA, variant="no_tail")
    assert len(tables["intersections"]) == 0
    with pytest.raises(navspec.NavspecError, match="no variant"):
        navspec.tables(DATA, variant="other")


def test_what_cannot_be_written() -> None:
    with pytest.raises(navspec.WriteError, match="neither a tree nor"):
        navspec.to_bytes(3)


def test_places_that_take_no_file(path: Path) -> None:
    tables = navspec.tables(path)
    assert isinstance(tables, Tables)
    tables.write(path.parent / "new" / "folder" / "a.dat")
    assert (path.parent / "new" / "folder" / "a.dat").read_bytes() == path.read_bytes()
    with pytest.raises(navspec.WriteError, match="this is a folder"):
        tables.write(path.parent, force=True)


def test_a_link_is_followed_when_its_file_is_replaced(path: Path) -> None:
    link = path.with_name("NODES1.DAT")
    link.symlink_to(path)
    tables = navspec.tables(path)
    assert isinstance(tables, Tables)
    tables["nodes"]["next_ptr"][0] = 9
    tables.write(link, force=True, backup=False)
    assert link.is_symlink()
    assert path.read_bytes() == tables.to_bytes()


@pytest.mark.parametrize(
    "options", [{"severity": {"SA_PATHS_NODE_ID": "loud"}}, {"select": [""]}, {"max_findings": -1}]
)
def test_options_with_wrong_values(options: dict[str, object]) -> None:
    with pytest.raises(navspec.NavspecError):
        navspec.check(DATA, **options)  # type: ignore[arg-type]


def test_severities_of_beginnings_of_codes() -> None:
    levels = {"SA_PATHS_NODE": "info", "SA_PATHS_NODE_AREA_ID": "warning"}
    report = navspec.check(DATA, name="NODES5.DAT", severity=levels)
    severities = {finding.code: finding.severity for finding in report.findings}
    assert severities["SA_PATHS_NODE_AREA_ID"] == "warning"
    assert severities["SA_PATHS_NODE_OUTSIDE_AREA"] == "info"


def test_a_base_must_be_one_set(path: Path, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    for base in (tmp_path / "empty", tmp_path / "nowhere", path):
        with pytest.raises(navspec.NavspecError, match="base"):
            navspec.check(path, base=base)


def test_a_damaged_file_of_the_base_does_not_stop_the_check(path: Path, tmp_path: Path) -> None:
    base = tmp_path / "base"
    builder.valid_city().write(base)
    for name in ("NODES0.DAT", "NODES27.DAT"):
        (base / name).write_bytes((base / name).read_bytes()[:19])
    report = navspec.check(path, base=base)
    assert [input_.status for input_ in report.inputs] == ["read"]
    assert report.inputs[0].info["nodes"] == 8
    assert {Path(finding.path).name for finding in report.findings if finding.code == "SA_PATHS_FILE_TRUNCATED"} == {
        "NODES27.DAT"
    }


def test_a_file_named_twice_is_one_file(path: Path) -> None:
    report = navspec.check([path, str(path)])
    assert len(report.inputs) == 1


def test_a_file_that_cannot_be_read_is_not_missing(tmp_path: Path) -> None:
    builder.valid_city().write(tmp_path)
    broken = tmp_path / "NODES27.DAT"
    broken.write_bytes(broken.read_bytes()[:100])
    report = navspec.check(tmp_path)
    assert {finding.code for finding in report.findings} == {"SA_PATHS_FILE_TRUNCATED"}
    assert report.sets[0].missing == ()


def test_a_file_that_is_too_large_costs_only_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    builder.valid_city().write(tmp_path)
    (tmp_path / "NODES5.DAT").write_bytes(bytes(30_000))
    monkeypatch.setattr("navspec.inputs.source.MAX_BYTES", 20_000)
    report = navspec.check(tmp_path)
    large = next(input_ for input_ in report.inputs if input_.path.endswith("NODES5.DAT"))
    assert (large.status, large.size, large.format) == ("unreadable", 30_000, "")
    assert len(report.inputs) == 64
    assert [finding.code for finding in report.findings if finding.path == large.path] == ["STRUCTURE"]
    unread: list[navspec.ReadError] = []
    assert len(navspec.info(tmp_path, unread=unread).to_dict()["files"]) == 63
    assert len(unread) == 1


def test_readable_dumps_hold_what_can_be_edited() -> None:
    text = navspec.dump(DATA, readable=True)
    assert '"speed": "normal"' in text
    assert "speed_name" not in text
    assert "position_x" not in text
    edited = text.replace('"speed": "normal"', '"speed": "fast"', 1)
    assert len(edited) < len(text)
    data = navspec.build(edited)
    assert [at for at, (a, b) in enumerate(zip(DATA, data, strict=True)) if a != b] == [20 + 25]
    with pytest.raises(navspec.WriteError, match="or one of slow, normal, fast") as caught:
        navspec.build(text.replace('"speed": "normal"', '"speed": "quick"', 1))
    assert caught.value.pointer == "/nodes/0/flags/speed"


def test_errors_in_json_name_their_place() -> None:
    text = navspec.dump(DATA, readable=True)
    with pytest.raises(navspec.WriteError, match="in line 4, column 3"):
        navspec.build(text.replace(",", "", 1))
    with pytest.raises(navspec.WriteError, match="'num_nodes' occurs twice"):
        navspec.build(text.replace('"num_nodes"', '"num_nodes": 8, "num_nodes"', 1))
    with pytest.raises(navspec.WriteError, match="no such variant"):
        navspec.build(text.replace('"classic"', '"baroque"', 1))


def test_attributes_that_no_field_has() -> None:
    tree = navspec.load(DATA)
    tree.nodes[1].path_widht = 3
    with pytest.raises(navspec.WriteError, match="no field path_widht; did you mean path_width") as caught:
        navspec.to_bytes(tree)
    assert caught.value.pointer == "/nodes/1"


def test_files_of_a_folder_come_in_the_order_of_their_numbers(tmp_path: Path) -> None:
    builder.write_files(tmp_path, builder.valid_city().files())
    paths = [Path(input_.path).name for input_ in navspec.check(tmp_path).inputs]
    assert paths == [builder.file_name(area) for area in range(64)]
    assert [Path(file["path"]).name for file in navspec.info(tmp_path).to_dict()["files"]] == paths


@pytest.mark.parametrize("plane", ["tree", "tables", "copied tables"])
def test_a_file_that_has_changed_since_it_was_read_is_not_overwritten(plane: str, path: Path) -> None:
    read = {
        "tree": navspec.load,
        "tables": navspec.tables,
        "copied tables": lambda path: navspec.tables(path).copy(),  # type: ignore[union-attr]
    }[plane](path)

    def write(place: Path, **source: bool) -> None:
        if plane == "tree":
            navspec.save(read, place, **source)
        else:
            read.write(place, **source)

    write(path, force=True)
    write(path, force=True)  # what it wrote itself is no change
    path.write_bytes(builder.valid_city().areas()[1].to_bytes())
    second = path.read_bytes()
    with pytest.raises(navspec.WriteError, match="this file has changed since it was read"):
        write(path, force=True)
    assert path.read_bytes() == second != DATA
    write(path.parent / "NODES1.DAT")
    assert (path.parent / "NODES1.DAT").read_bytes() == DATA
    path.unlink()
    write(path)
    assert path.read_bytes() == DATA


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_pipes_in_a_folder_are_passed_over(tmp_path: Path) -> None:
    """Nobody writes into them, so that reading one would never end."""
    for name in ("NODES1.DAT", "gta3.img", "map.nav"):
        os.mkfifo(tmp_path / name)
    (tmp_path / "NODES0.DAT").write_bytes(DATA)
    assert [Path(input_.path).name for input_ in navspec.check(tmp_path).inputs] == ["NODES0.DAT"]
    assert [Path(file["path"]).name for file in navspec.info(tmp_path).to_dict()["files"]] == ["NODES0.DAT"]
