"""What the studio tells of nodes and edges that somebody has chosen, and of what an edit came to."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from builders import gta_iv_paths, metroid_prime_path, source_nav
from builders.gta_sa_paths import smallest
from unit.studio_page import Page, unpacked


class Chooser(Page):
    """A page on which nodes and edges are chosen."""

    def findings(self, **query: Any) -> Any:
        """Findings, with arrays as lists."""
        return unpacked(self.ask("documents/1/findings", **query))

    def post(self, what: str, status: int = 200, **data: Any) -> Any:
        """An answer about the document."""
        return self._posted(f"documents/1/{what}", data, status)


@pytest.fixture
def page(tmp_path: Path) -> Chooser:
    """The smallest city: 0 - 1 - 2 - 3, 4 at 1, footpath 5 - 6 - 7."""
    (tmp_path / "nodes0.dat").write_bytes(smallest().to_bytes())
    return Chooser(tmp_path)


def test_edges_of_lines_are_found_either_way(page: Chooser) -> None:
    assert page.post("edges", lines=[["0/1", "0/0"], ["0/0", "0/3"]])["edges"] == [["0/1", "0/0"], ["0/0", "0/1"]]
    assert page.post("edges", lines=[])["edges"] == []
    assert page.post("edges", 422, lines=[["0/1"]]) == "lines have to be pairs of names"
    assert "there is no node '0/99'" in page.post("edges", 422, lines=[["0/1", "0/99"]])


def test_nodes_and_edges_are_chosen_by_an_attribute(page: Chooser) -> None:
    def chosen(condition: str) -> Any:
        answer = page.post("select", condition=condition)
        assert answer["count"] == len(answer["nodes"]) + len(answer["edges"])
        return answer["nodes"] or answer["edges"]

    assert chosen("kind = ped") == ["0/5", "0/6", "0/7"]
    assert chosen("Path Width >= 0 ") == [f"0/{node}" for node in range(8)]
    assert chosen("switched off = yes") == []
    assert chosen("traffic light != no light") == [["0/2", "0/1"]]
    for condition, words in {
        "density": "is not a condition",
        "densty < 15": "nothing has the attribute 'densty'; did you mean",
        "kind < ped": "kind: names have no order",
        "kind = tram": "kind: not 'tram'; it can be vehicle, boat, ped",
        "density < lots": "density: not 'lots'; it can be a number",
        "switched_off = maybe": "switched_off: not 'maybe'; it can be yes, no",
    }.items():
        assert words in page.post("select", 422, condition=condition)


@pytest.mark.parametrize(
    ("name", "content"),
    [
        ("nodes0.dat", smallest().to_bytes()),
        ("nodes0.nod", gta_iv_paths.example()),
        ("de_test.nav", source_nav.example()),
        ("room.PATH", metroid_prime_path.example()),
    ],
)
def test_the_example_of_a_condition_is_one(name: str, content: bytes, tmp_path: Path) -> None:
    (tmp_path / name).write_bytes(content)
    page = Chooser(tmp_path)
    condition = page.ask("documents/1")["editor"]["condition"]
    assert "count" in page.post("select", condition=condition)


def test_a_node_is_told_with_its_neighbours(page: Chooser) -> None:
    response = page.post("things", nodes=["0/1"])
    assert response["neighbours"] == [{"name": f"0/{each}", "out": True, "back": True} for each in (0, 2, 4)]
    assert response["positions"] == [[-2880.0, -2900.0, 10.0]]
    kinds = {node["name"]: node["type"] for node in response["nodes"]}
    assert (kinds["path_width"], kinds["switched_off"], kinds["area"]) == ("float", "bool", "int")
    assert page.post("things", nodes=["0/1", "0/2"])["neighbours"] == []


def test_what_differs_has_no_value(page: Chooser) -> None:
    response = {node["name"]: node for node in page.post("things", nodes=["0/0", "0/5"])["nodes"]}
    assert (response["kind"]["mixed"], response["kind"]["value"]) == (True, None)
    assert (response["area"]["mixed"], response["area"]["value"]) == (False, 0)
    assert response["kind"]["settable"]
    assert not response["kind"]["open"]
    assert not response["area"]["settable"]


def test_a_connection_of_a_mesh_leads_back_until_it_is_told_not_to(tmp_path: Path) -> None:
    (tmp_path / "room.PATH").write_bytes(metroid_prime_path.example())
    (edge,) = Chooser(tmp_path).ask("documents/1/attributes", tool="connect")["edges"]
    assert (edge["name"], edge["value"]) == ("has_back", True)


def test_what_can_be_set_is_told_without_values(page: Chooser) -> None:
    response = page.ask("documents/1/attributes", tool="connect")
    backs = {edge["name"]: edge["back"] for edge in response["edges"]}
    assert (backs["lanes"], backs["navi_path_width"]) == ("lanes_back", None)
    kind = next(node for node in response["nodes"] if node["name"] == "kind")
    assert "ped" in kind["names"]
    assert "value" not in kind
    assert (
        "there is no tool 'weld'; tools are move,"
        in page.ask("documents/1/attributes", 422, tool="weld")["error"]["message"]
    )


def test_findings_tell_what_is_new_and_gone_since_a_revision_by_severity(page: Chooser) -> None:
    first = page.findings()
    before = page.documents[0].now.report.severities
    assert page.edit("delete", nodes=["0/1"])["changes"]
    response = page.findings(since=first["revision"])
    after = page.documents[0].now.report.severities
    news = response["news"]
    for level in ("error", "warning", "info"):
        change = news["found_totals"][level] - news["gone_totals"][level]
        assert change == after.get(level, 0) - before.get(level, 0)
    assert sum(news["found_totals"].values()) == len(news["found"]) > 0
    assert page.undo()["document"]["undo"] is None
    back = page.findings(since=response["revision"])["news"]
    assert (back["found_totals"], back["gone_totals"]) == (news["gone_totals"], news["found_totals"])
    assert page.findings(since=first["revision"])["news"] is None, "only the last reports are kept"


def test_a_file_of_no_format_says_why_in_few_words_and_for_those_who_ask(tmp_path: Path) -> None:
    (tmp_path / "hello.dat").write_bytes(b"hello world")
    (unread,) = Page(tmp_path / "hello.dat").ask("session")["unread"]
    assert (unread["path"], unread["message"]) == (str(tmp_path / "hello.dat"), "no known format fits")
    assert unread["reasons"]["gta_sa_save"] == "the first letters are not BLOCK"


def test_a_mesh_that_cannot_be_read_has_no_map_and_that_is_no_refusal(tmp_path: Path) -> None:
    (tmp_path / "junk.nav").write_bytes(b"hello world" * 40)
    response = Page(tmp_path / "junk.nav").ask("documents/1/scene")
    assert response[8:].rstrip() == b'{"revision":0}'


def test_a_file_of_a_kind_that_is_not_read_is_named(tmp_path: Path) -> None:
    """Nobody needs the reasons of the formats then."""
    (tmp_path / "save.psu").write_bytes(b"\x27\x84\0\0" + bytes(508))
    (unread,) = Page(tmp_path / "save.psu").ask("session")["unread"]
    assert unread["message"].startswith(
        "this is a container of PlayStation 2 saves (.psu), which navspec does not read. "
    )
    assert unread["reasons"] == {}
