"""What the studio does to whole documents: repair, convert, find ways, export."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import numpy as np
import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

import navspec
from builders.gta_sa_paths import file_name, smallest, valid_city, write_files
from builders.gta_sa_save import example
from builders.repairs import Case, Outcome
from formats import families
from navspec.cli import cli
from navspec.operations.compile import CompileOptions, compile_source
from navspec.operations.destination import Destination
from navspec.studio.application import build_application
from navspec.studio.document import Document
from navspec.studio.workspace import Workspace
from sweeps import some

TOKEN = "t"


class Page:
    """What a page asks of a studio."""

    def __init__(self, *sources: Path) -> None:
        self.workspace = Workspace()
        self.workspace.open([*map(str, sources)])
        self.client = TestClient(build_application(self.workspace, TOKEN))

    def document(self, number: int = 1) -> Document:
        return self.workspace.documents[number]

    def raw(self, path: str, number: int = 1, **query: str) -> Any:
        return self.client.get(f"/{TOKEN}/api/documents/{number}/{path}", params=query)

    def get(self, path: str, number: int = 1, **query: str) -> Any:
        answer = self.raw(path, number, **query)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def asked(self, path: str, number: int = 1, status: int = 200, **data: Any) -> Any:
        answer = self.client.post(f"/{TOKEN}/api/documents/{number}/{path}", json=data)
        assert answer.status_code == status, answer.text
        return answer.json() if status == 200 else answer.json()["error"]["message"]

    def changed(self, path: str, number: int = 1, **data: Any) -> Any:
        return self.asked(path, number, revision=self.document(number).revision, **data)

    def files(self) -> dict[str, bytes]:
        """All files that are open, by name."""
        return {
            file.content.name: bytes(file.content.data)
            for document in self.workspace.documents.values()
            for file in document.now.files.values()
        }


@pytest.fixture
def folder(tmp_path: Path) -> Callable[[Mapping[str, bytes]], Path]:
    def write(files: Mapping[str, bytes], name: str = "given") -> Path:
        built = tmp_path / name
        built.mkdir()
        for name, data in files.items():
            (built / name).write_bytes(data)
        return built

    return write


@pytest.fixture
def damaged(folder: Callable[[Mapping[str, bytes]], Path]) -> Page:
    """A file with a wrong node id (an error) and a wrong bit 8 (an info)."""
    area = smallest()
    area.nodes[2].node_id = 5
    area.nodes[3].switched_off_original = 1
    return Page(folder({area.name: area.to_bytes()}))


@pytest.fixture(scope="module")
def city(tmp_path_factory: pytest.TempPathFactory) -> Path:
    built = tmp_path_factory.mktemp("city")
    write_files(built, valid_city().files())
    return built


# Repair


@pytest.mark.parametrize("family", families())
def test_repairs_are_those_of_the_command(family: str, folder: Callable[[Mapping[str, bytes], str], Path]) -> None:
    """One repair of each kind: what a recipe makes of bytes does not ask who uses it, and is tested with `navspec.repair`."""
    kinds: dict[tuple[object, ...], tuple[Case, Outcome]] = {}
    for case in families()[family].repairs:
        outcome = case.build()
        is_complete = outcome.before.keys() == outcome.after.keys()
        kinds[case.on_request, case.folder, len(outcome.before), is_complete] = (case, outcome)
    for case, outcome in some([*kinds.values()], 2):
        demand_repaired(case, outcome, folder(outcome.before, case.name))


def demand_repaired(case: Case, outcome: Outcome, built: Path) -> None:
    """The bytes that were written down by hand, one step that can be undone; and a preview changes nothing."""
    page = Page(*([built] if case.folder else [built / name for name in outcome.before]))
    request = {"codes": list(case.codes)} if case.on_request else {"all": True}
    for number, document in page.workspace.documents.items():
        if case.on_request and not set(case.codes) & {finding.code for finding in document.now.report.findings}:
            continue
        seen = page.changed("repair", number, **request, preview=True)
        assert not document.done
        assert page.files().items() >= outcome.before.items(), "a preview changes nothing"
        done = page.changed("repair", number, **request)
        assert [file.after.keys() for file in document.done] == [{file["path"] for file in seen["files"]}] * done[
            "changes"
        ]
        assert (done["steps"], done["left"], done["after"]) == (seen["steps"], seen["left"], seen["after"])
    assert page.files() == outcome.after
    for number, document in page.workspace.documents.items():
        if document.done:
            page.changed("undo", number)
    assert page.files() == outcome.before


def test_what_can_be_repaired(damaged: Page) -> None:
    response = damaged.get("repairs")
    steps = {code: step for step in response["steps"] for code in step["codes"]}
    first = steps["SA_PATHS_NODE_ID"]
    assert (first["summary"], first["state"], first["failed"], first["left"]) == (
        "set node_id to the row",
        "done",
        1,
        0,
    )
    assert (response["before"]["error"], response["after"]["error"]) == (1, 0)
    assert response["rules"]["SA_PATHS_NODE_ID"]["summary"]
    assert response["rules"]["SA_PATHS_NODE_ID"]["title"] != response["rules"]["SA_PATHS_NODE_ID"]["summary"]
    assert damaged.document().revision == 0


def test_a_preview_tells_what_would_be_others(damaged: Page) -> None:
    """Values by field, findings that go, with their places; none of it is done."""
    before = damaged.files()
    seen = damaged.changed("repair", codes=["SA_PATHS_NODE_ID"], preview=True)
    [file] = seen["files"]
    assert (Path(file["path"]).name, file["state"], file["before"]) == (file_name(0), "changed", file["after"])
    assert seen["fields"] == [{"field": "nodes.node_id", "values": 1}]
    [fixed] = seen["gone"]
    assert (fixed["code"], seen["gone_count"], seen["found_count"]) == ("SA_PATHS_NODE_ID", 1, 0)
    assert all(each is not None for each in fixed["position"])
    assert (damaged.files(), damaged.document().done) == (before, [])


def test_only_what_is_chosen_is_repaired(damaged: Page) -> None:
    done = damaged.changed("repair", codes=["SA_PATHS_NODE_ID"])
    area = smallest()
    area.nodes[3].switched_off_original = 1
    assert damaged.files() == {area.name: area.to_bytes()}
    assert (done["changes"], done["document"]["undo"]) == (True, "Repair SA_PATHS_NODE_ID")
    assert {finding["code"] for finding in done["left"]} == {"SA_PATHS_NODE_BIT8", "SA_PATHS_SET_INCOMPLETE"}


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({}, "nothing to repair is chosen"),
        ({"codes": []}, "nothing to repair is chosen"),
        ({"codes": "SA_PATHS_NODE_ID"}, "codes: this has to be a list"),
        ({"codes": [1]}, "codes: this has to be a list"),
        ({"codes": ["NO_SUCH_RULE"]}, "no rule begins with 'NO_SUCH_RULE'"),
        ({"all": True, "settings": []}, "settings: this has to be an object"),
        ({"all": True, "settings": {"bsp": "/etc/passwd"}}, "settings: 'bsp' cannot be set here"),
        ({"all": True, "settings": {"map_size": "7"}}, "no map has a size of 7 units"),
    ],
)
def test_what_cannot_be_asked_of_a_repair(damaged: Page, body: dict[str, Any], message: str) -> None:
    assert message in damaged.asked("repair", status=422, revision=0, **body)


def test_a_repair_of_what_has_changed_is_refused(damaged: Page) -> None:
    damaged.changed("repair", codes=["SA_PATHS_NODE_ID"])
    assert "changed since the page saw it" in damaged.asked("repair", status=409, revision=0, all=True)


def test_no_file_is_read_that_nobody_opened(folder: Callable[[Mapping[str, bytes]], Path]) -> None:
    """Settings that name files are for those who start the studio, not for its page."""
    from builders.source_nav import clean

    page = Page(folder({"de_test.nav": clean(16, 0, "base").pack()}))
    assert {setting["name"] for setting in page.get("repairs")["settings"]} == {"within", "ladders_from"}
    for name in ("bsp", "places"):
        assert "cannot be set here" in page.asked("repair", status=422, revision=0, all=True, settings={name: __file__})


@pytest.fixture
def swapped(folder: Callable[[Mapping[str, bytes]], Path]) -> tuple[Page, dict[str, bytes]]:
    """Two files under each other's names, and the files as they should be."""
    right = valid_city().files()
    one, second = file_name(35), file_name(36)
    return Page(folder({**right, one: right[second], second: right[one]})), right


def test_files_under_each_others_names_change_places(swapped: tuple[Page, dict[str, bytes]]) -> None:
    page, right = swapped
    [cause] = [step for step in page.get("repairs")["steps"] if step["codes"] == ["SWAPPED_FILES"]]
    assert cause["state"] == "done"
    done = page.changed("repair", codes=["SWAPPED_FILES"])
    assert page.files() == right
    assert {Path(path).name for path in done["document"]["changed"]} == {file_name(35), file_name(36)}


def test_causes_are_left_where_only_rules_are_chosen(swapped: tuple[Page, dict[str, bytes]]) -> None:
    page, _ = swapped
    before = page.files()
    response = page.changed("repair", codes=["SA_PATHS_NODE_BIT8"], preview=True)
    [cause] = [step for step in response["steps"] if step["codes"] == ["SWAPPED_FILES"]]
    assert cause["state"] == "on_request"
    page.changed("repair", codes=["SA_PATHS_NODE_BIT8"])
    assert page.files() == before


def test_the_command_undoes_a_cause_by_its_name(tmp_path: Path, swapped: tuple[Page, dict[str, bytes]]) -> None:
    page, right = swapped
    built = tmp_path / "given"
    for chosen, files in (("SA_PATHS_NODE_BIT8", page.files()), ("SWAPPED_FILES", right)):
        CliRunner().invoke(cli, ["repair", str(built), "--apply", "--select", chosen])
        assert {path.name: path.read_bytes() for path in built.iterdir() if ".bak" not in path.name} == files


def test_real_files_are_repaired_as_by_the_command(tmp_path: Path) -> None:
    corpus = os.environ.get("NAVSPEC_CORPUS")
    if not corpus:
        pytest.skip("without NAVSPEC_CORPUS")
    from builders.large import with_many_faults

    stock = Path(corpus) / "gta_sa_paths" / "stock"
    files = with_many_faults({path.name: path.read_bytes() for path in stock.iterdir()})
    built = tmp_path / "given"
    built.mkdir()
    for name, data in files.items():
        (built / name).write_bytes(data)
    page = Page(built)
    page.changed("repair", all=True)
    record = navspec.repair(built, apply=True)
    wanted = {path.name: path.read_bytes() for path in built.iterdir() if ".bak" not in path.name}
    assert page.files() == wanted
    assert wanted != files
    assert record.after == page.get("repairs")["before"]


# Convert


def test_targets_have_their_settings(city: Path) -> None:
    targets = {target["to"]: target for target in Page(city).get("conversions")["targets"]}
    assert targets["gta_sa_paths_fla:fla4"]["names"] == ["fla4"]
    assert {target["name"] for target in targets["gta_sa_paths_fla:fla4"]["settings"]} == {"map_size"}
    assert {target["name"] for target in targets["gta_iv_paths:gta_iv"]["settings"]} == {"high_nodes", "unproven"}


def test_a_conversion_is_a_document_beside(city: Path, tmp_path: Path) -> None:
    """Its files are those of the command, under their bare names, and none of them is saved anywhere."""
    page = Page(city)
    seen = page.asked("convert", to="gta_sa_paths_fla:fla4", preview=True)
    assert (seen["summary"]["converted"], seen["summary"]["refused"], len(page.workspace.documents)) == (64, [], 1)
    built = page.asked("convert", to="gta_sa_paths_fla:fla4")["made"]
    assert {file["format"] for file in built["files"]} == {"gta_sa_paths_fla"}
    assert built["changed"] == [file["path"] for file in built["files"]] == [file["name"] for file in built["files"]]
    navspec.convert(city, "fla4", output=tmp_path / "new")
    wanted = {path.name: path.read_bytes() for path in (tmp_path / "new").iterdir()}
    assert {file.content.name: file.content.data for file in page.document(2).now.files.values()} == wanted
    assert not page.document(1).done


def test_losses_are_told_before_they_are_accepted(city: Path) -> None:
    page = Page(city)
    response = page.asked("convert", to="gta_iv_paths:gta_iv")
    assert response["summary"]["losses"] > 0
    assert "would be lost" in response["summary"]["refused"][0]
    assert "made" not in response
    assert all(loss["message"] for loss in response["losses"])
    built = page.asked("convert", to="gta_iv_paths:gta_iv", allow_loss=True)["made"]
    assert built["family"] == "gta_iv_paths"
    assert page.get("exports", built["id"])["files"] == len(built["files"])


def test_the_edited_state_is_converted(damaged: Page) -> None:
    damaged.changed("repair", codes=["SA_PATHS_NODE_ID"])
    record = damaged.asked("convert", to="gta_sa_paths_fla:ver2")
    area = smallest()
    area.nodes[3].switched_off_original = 1
    [new] = [file.content.data for file in damaged.document(record["made"]["id"]).now.files.values()]
    back = navspec.convert(bytes(new), "classic", name=file_name(0))
    assert back.files[0].data == area.to_bytes()


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({}, "to: this has to be text"),
        ({"to": ""}, "there is no format ''"),
        ({"to": "gta_sa_paths_fla:none"}, "cannot be converted to"),
        ({"to": "gta_sa_paths_fla:fla4", "settings": {"map_size": "7"}}, "no map has a size of 7 units"),
        ({"to": "gta_sa_paths_fla:fla4", "settings": {"bsp": "x"}}, "cannot be set here"),
        ({"to": "gta_sa_paths_fla:fla4", "from_settings": {"high_nodes": "drop"}}, "cannot be set here"),
    ],
)
def test_what_cannot_be_asked_of_a_conversion(city: Path, body: dict[str, Any], message: str) -> None:
    assert message in Page(city).asked("convert", status=422, **body)


# Route


def test_ways_are_those_of_the_command(city: Path) -> None:
    page = Page(city)
    choices = page.get("routing")
    assert (choices["modes"], choices["kinds"], choices["lanes"]) == (
        ["plain", "engine"],
        ["vehicle", "boat", "ped"],
        True,
    )
    graph = navspec.graph(city)
    names = [graph.names([row])[0] for row in np.flatnonzero(graph.nodes["kind"] == graph.nodes["kind"][0])]
    ends: dict[str, Any] = {"from": names[0], "to": names[len(names) // 2]}
    for mode in choices["modes"]:
        route = page.asked("route", **ends, mode=mode)
        command = CliRunner().invoke(cli, ["route", str(city), *ends.values(), "--mode", mode, "--format", "json"])
        record = json.loads(command.stdout)
        assert {name: route[name] for name in record if name in route} == {
            name: value for name, value in record.items() if name in route
        }
        assert len(route["nodes"]) > 1
        assert route["line"] == [point[:2] for point in route["points"] or route["position"]]


def test_ways_use_the_edited_state(city: Path) -> None:
    """To nodes of a file that was taken away there is no way, and the reason says why."""
    page = Page(city)
    graph = navspec.graph(city)
    source, target = graph.names([int(graph.source[0]), int(graph.target[0])])
    ends: dict[str, Any] = {"from": source, "to": target}
    assert page.asked("route", **ends)["nodes"] == [source, target]
    area = int(target.partition("/")[0])
    [path] = [file for file in page.document().now.files if Path(file).name == file_name(area)]
    page.document().apply("Take a file away", {path: None})
    assert f"nothing of area {area} is in the files" in page.asked("route", status=422, **ends)
    page.changed("undo")
    assert page.asked("route", **ends)["nodes"] == [source, target]


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"from": "35/0"}, "to: this has to be text"),
        ({"from": "35/0", "to": ""}, "there is no node"),
        ({"from": "35/0", "to": "64/99999"}, "there is no node"),
        ({"from": "35/0", "to": "1,x"}, "is not a place"),
        ({"from": "35/0", "to": "35/1", "mode": "fast"}, "mode: this has to be"),
        ({"from": "35/0", "to": "35/1", "kind": "train"}, "kind: this has to be"),
        ({"from": "35/0", "to": "35/1", "maximum": "far"}, "maximum: this has to be a number"),
    ],
)
def test_what_cannot_be_asked_of_a_way(city: Path, body: dict[str, Any], message: str) -> None:
    assert message in Page(city).asked("route", status=422, **body)


# Export


def test_every_kind_of_file_is_offered_and_made(damaged: Page) -> None:
    """As the command writes it, of the present state; nothing is left on the disk."""
    damaged.changed("repair", codes=["SA_PATHS_NODE_ID"])
    offered = damaged.get("exports")
    assert [network["kind"] for network in offered["networks"]] == [
        "gpkg",
        "geojson",
        "graphml",
        "glb",
        "parquet",
        "csv",
        "svg",
        "png",
    ]
    assert offered["nodes"] == ["vehicle", "ped"]
    heads = {"gpkg": b"SQLite format 3\0", "graphml": b"<?xml", "glb": b"glTF", "png": b"\x89PNG", "svg": b"<?xml"}
    for network in offered["networks"]:
        answer = damaged.raw("export/network", kind=network["kind"], findings="true" if network["findings"] else "")
        assert answer.status_code == 200, answer.text
        assert answer.content.startswith(heads.get(network["kind"], b"PK" if network["files"] > 1 else b"{"))
        end = "zip" if network["files"] > 1 else network["kind"]
        assert answer.headers["content-disposition"].endswith(f".{end}")


def test_exports_are_those_of_the_command(damaged: Page, tmp_path: Path) -> None:
    damaged.changed("repair", codes=["SA_PATHS_NODE_ID"])
    [(name, data)] = damaged.files().items()
    repaired = tmp_path / name
    repaired.write_bytes(data)
    navspec.export(repaired, tmp_path / "plain.geojson", kind="vehicle")
    assert (
        damaged.raw("export/network", kind="geojson", nodes="vehicle").content
        == (tmp_path / "plain.geojson").read_bytes()
    )
    navspec.export(repaired, tmp_path / "given.csv")
    with ZipFile(io.BytesIO(damaged.raw("export/network", kind="csv").content)) as packed:
        assert {name.split(".")[1]: packed.read(name) for name in packed.namelist()} == {
            part: (tmp_path / f"given.{part}.csv").read_bytes() for part in ("nodes", "lines")
        }


def test_findings_are_on_what_has_a_place_for_them(damaged: Page) -> None:
    shapes = damaged.raw("export/network", kind="geojson", findings="true").json()["features"]
    assert "SA_PATHS_NODE_ID" in {shape["properties"].get("finding") for shape in shapes}
    answer = damaged.raw("export/network", kind="graphml", findings="true")
    assert (answer.status_code, answer.json()["error"]["message"]) == (422, "a .graphml file has no place for findings")


def test_a_missing_extra_is_told(damaged: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    answer = damaged.raw("export/network", kind="png")
    assert answer.status_code == 422
    assert ' install "matplotlib<4,>=3.8"' in answer.json()["error"]["message"]


@pytest.mark.parametrize(("path", "kind"), [("network", "exe"), ("network", ""), ("report", "exe")])
def test_unknown_kinds_are_refused(damaged: Page, path: str, kind: str) -> None:
    assert damaged.raw(f"export/{path}", kind=kind).status_code == 422


def test_reports_are_of_the_present_state(damaged: Page) -> None:
    def codes() -> set[str]:
        return {finding["code"] for finding in damaged.raw("export/report", kind="json").json()["findings"]}

    before = codes()
    damaged.changed("repair", codes=["SA_PATHS_NODE_ID"])
    assert before - codes() == {"SA_PATHS_NODE_ID"}
    page = damaged.raw("export/report", kind="html")
    assert page.text.startswith("<!DOCTYPE html>")
    assert "SA_PATHS_NODE_BIT8" in page.text


def test_files_that_cannot_be_read_have_reports_all_the_same(folder: Callable[[Mapping[str, bytes]], Path]) -> None:
    page = Page(folder({file_name(0): smallest().to_bytes()[:700]}))
    offered = page.get("exports")
    assert offered["networks"] == []
    assert file_name(0) in offered["why"]
    assert page.raw("export/report", kind="html").status_code == 200
    response = page.get("repairs")
    assert (response["before"]["error"], response["after"]["error"]) == (1, 1)
    assert [Path(unread_file["path"]).name for unread_file in response["unread"]] == [file_name(0)]


def test_what_is_no_network_has_files_and_reports_alone(folder: Callable[[Mapping[str, bytes]], Path]) -> None:
    page = Page(folder({"GTASAsf1.b": example()}))
    offered = page.get("exports")
    assert (offered["networks"], offered["nodes"], offered["files"]) == ([], [], 1)
    for path in ("export/network", "routing"):
        answer = page.raw(path, kind="geojson")
        assert (answer.status_code, answer.json()["error"]["message"]) == (
            422,
            "this is not a network of nodes and edges",
        )


def test_a_save_is_converted(folder: Callable[[Mapping[str, bytes]], Path]) -> None:
    page = Page(folder({"GTASAsf1.b": example()}))
    for target in page.get("conversions")["targets"]:
        response = page.asked("convert", to=target["to"], preview=True)
        assert response["sets"][0]["target"] == target["to"]


# Drawings


def drawn(page: Page, name: str, data: bytes, number: int = 1, **query: str) -> Any:
    answer = page.client.post(
        f"/{TOKEN}/api/documents/{number}/draw",
        content=data,
        params={"name": name, "revision": str(page.document(number).revision), **query},
        headers={"Content-Type": "application/octet-stream"},
    )
    assert answer.status_code in (200, 422), answer.text
    return answer.json()


def test_an_export_becomes_a_document_again(city: Path) -> None:
    """The files are those that the command makes of it."""
    page = Page(city)
    data = page.raw("export/network", kind="geojson").content
    seen = drawn(page, "roads.geojson", data, to="gta_sa_paths:classic", preview="true")
    assert (seen["summary"]["refused"], seen["source"], len(page.workspace.documents)) == ([], "roads.geojson", 1)
    built = drawn(page, "roads.geojson", data, to="gta_sa_paths:classic")["made"]
    assert (built["title"], built["origin"], len(built["changed"])) == ("roads", "made", 64)
    wanted = {file.name: file.data for file in navspec.compile(navspec.graph(city), to="gta_sa_paths:classic").files}
    assert {file.content.name: file.content.data for file in page.document(2).now.files.values()} == wanted


ROAD = {
    "type": "FeatureCollection",
    "features": [
        {
            "type": "Feature",
            "properties": {},
            "geometry": {"type": "LineString", "coordinates": [[-400, 400, 10], [-300, 410, 10]]},
        }
    ],
}


@pytest.mark.parametrize("to", ["gta_sa_paths:classic", "gta_sa_paths_fla:fla4", "gta_iv_paths:gta_iv"])
def test_a_road_is_laid_into_the_document(to: str, city: Path, tmp_path: Path) -> None:
    """As by the command, but with numbers as the game gives them, as one step that can be undone; a preview changes nothing."""
    base = tmp_path / "base" if to != "gta_sa_paths:classic" else city
    if base != city:
        navspec.convert(city, to, output=base, allow_loss=True)
    page = Page(base)
    drawings = page.get("drawings")
    assert drawings["into"]
    assert drawings["targets"][0]["to"].startswith("gta_iv") == to.startswith("gta_iv")  # the own format first
    before, data = page.files(), json.dumps(ROAD).encode()
    seen = drawn(page, "road.geojson", data, preview="true", reach="1.5")
    assert (seen["summary"]["refused"], page.files()) == ([], before)
    done = drawn(page, "road.geojson", data, reach="1.5")
    assert (done["changes"], done["document"]["undo"]) == (True, "Lay in road.geojson")
    drawing = tmp_path / "road.geojson"
    drawing.write_bytes(data)
    built = compile_source(drawing, CompileOptions(to, {}, base, 1.5, renumber=True), Destination())
    changed = {file.name: file.data for file in built.files}
    assert changed
    assert page.files() == {**before, **changed}
    page.changed("undo")
    assert page.files() == before


def test_a_road_of_its_own_brings_no_finding_elsewhere(city: Path) -> None:
    """The flood ids of other parts follow, as the game numbers them."""
    page = Page(city)
    done = drawn(page, "road.geojson", json.dumps(ROAD).encode())
    assert (done["summary"]["refused"], done["findings"]) == ([], [])


@pytest.mark.parametrize(
    ("name", "query", "told"),
    [
        ("road.txt", {}, "this is not a drawing"),
        ("road.geojson", {"to": "gta_sa_paths:none"}, "cannot be compiled for"),
        ("road.geojson", {"to": "gta_sa_paths:classic", "settings": "[]"}, "settings: this has to be an object"),
        ("road.geojson", {"to": "gta_sa_paths:classic", "settings": '{"bsp": 1}'}, "cannot be set here"),
        ("road.geojson", {"reach": "far"}, "reach: this has to be a number"),
        ("road.geojson", {"reach": "-1"}, "this has to be a number of 0 or more"),
    ],
)
def test_what_is_no_drawing(city: Path, name: str, query: dict[str, Any], told: str) -> None:
    error = drawn(Page(city), name, json.dumps(ROAD).encode(), **query)["error"]["message"]
    assert told in error
    assert "navspec-" not in error, "no temporary folder is told"


def test_broken_drawings_are_refused(city: Path) -> None:
    page = Page(city)
    for name, data in (("road.geojson", b"{"), ("road.gpkg", b"none"), ("road.glb", b""), ("road.graphml", b"<x")):
        message = drawn(page, name, data)["error"]["message"]
        assert "navspec-" not in message
    assert not page.document().done
