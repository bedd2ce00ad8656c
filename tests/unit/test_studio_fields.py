"""What the studio tells of any file: its fields, its bytes, and what becomes of them."""

from __future__ import annotations

import os
import struct
import time
from pathlib import Path
from typing import Any

import pytest

from builders.collection import SAMPLES
from builders.gta_sa_paths import smallest, valid_city, write_files
from builders.gta_sa_save import valid
from builders.source_nav import example as mesh
from navspec.inputs.file import open_content
from navspec.inputs.source import Content
from navspec.places import addresses
from navspec.places.addresses import find_places
from navspec.places.place import NumberPlace, root_place
from sweeps import some
from unit.studio_page import Page

CORPUS = os.environ.get("NAVSPEC_CORPUS", "")
NODES, NAVIS, LINKS = 20, 20 + 8 * 28, 20 + 8 * 28 + 4 * 14
"""Where the lists of the smallest file begin: behind five counts, 8 nodes of 28 bytes and 4 navi nodes of 14."""


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "NODES0.DAT").write_bytes(smallest().to_bytes())
    return Page(tmp_path / "NODES0.DAT")


def test_the_parts_of_a_file_stand_in_the_order_of_its_bytes(page: Page) -> None:
    response = page.get("parts", pointer="")
    stored = [part for part in response["parts"] if part["kind"] != "derived"]
    assert [(field["pointer"], field["offset"], field["length"]) for field in stored[:8]] == [
        ("/num_nodes", 0, 4),
        ("/num_vehicle_nodes", 4, 4),
        ("/num_ped_nodes", 8, 4),
        ("/num_navi_nodes", 12, 4),
        ("/num_links", 16, 4),
        ("/nodes", NODES, 8 * 28),
        ("/navi_nodes", NAVIS, 4 * 14),
        ("/links", LINKS, 12 * 4),
    ]
    ends = [field["offset"] + field["length"] for field in stored]
    assert [field["offset"] for field in stored[1:]] == ends[:-1]
    assert ends[-1] == len(page.data)


def test_a_list_is_told_in_pieces(page: Page) -> None:
    response = page.get("parts", pointer="/links", start=9, count=2)
    assert response["total"] == 12
    assert [part["offset"] for part in response["parts"]] == [LINKS + 36, LINKS + 40]
    assert [part["pointer"] for part in page.get("parts", pointer="/links", start=11, count=5)["parts"]] == [
        "/links/11"
    ]


def test_a_value_says_what_it_is_and_where_it_stands(page: Page) -> None:
    response = page.get("place", pointer="/nodes/3/flags/speed")
    assert (response["offset"], response["length"], response["type"]) == (NODES + 3 * 28 + 24, 4, "b2")
    assert response["limits"] == [0, 3]
    assert [name[:2] for name in response["names"]][2] == [2, "fast"]
    assert response["docs"]["anchor"] == "path_node.flags.speed"
    assert [pointer for pointer, _ in response["way"]] == [
        "/nodes",
        "/nodes/3",
        "/nodes/3/flags",
        "/nodes/3/flags/speed",
    ]
    assert response["way"][0][1] == 5
    assert response["way"][1][1] == 3


def test_a_byte_leads_to_its_field_and_the_field_to_its_bytes(page: Page) -> None:
    for offset, pointer in (
        (0, "/num_nodes"),
        (NODES + 28 + 8, "/nodes/1/x"),
        (NODES + 28 + 9, "/nodes/1/x"),
        (NODES + 7 * 28 + 27, "/nodes/7/flags"),
        (LINKS + 4 * 5 + 2, "/links/5/node_id"),
        (len(page.data) - 1, "/reserved_intersections"),
    ):
        response = page.get("place", offset=offset)
        assert response["pointer"] == pointer
        assert response["offset"] <= offset < response["offset"] + response["length"]
        assert page.get("place", pointer=pointer)["offset"] == response["offset"]


def test_the_fields_of_a_range_cover_it(page: Page) -> None:
    response = page.get("spans", offset=NODES + 28 + 9, length=40)
    assert [span[2] for span in response[:3]] == ["/nodes/1/x", "/nodes/1/y", "/nodes/1/z"]
    assert [span[0] for span in response[1:]] == [one[0] + one[1] for one in response[:-1]]
    assert response[-1][0] + response[-1][1] >= NODES + 28 + 49


def test_bytes_come_as_they_are(page: Page) -> None:
    assert page.get("bytes", offset=5, length=30) == page.data[5:35]
    assert page.get("bytes", offset=len(page.data), length=30) == b""


def test_fields_are_found_by_a_part_of_their_name(page: Page) -> None:
    response = page.get("search", name="SPEED")
    assert response["total"] == 8
    assert response["found"][7]["pointer"] == "/nodes/7/flags/speed"
    assert page.get("search", name="link count")["total"] == 8
    assert page.get("search", name="links/node_id")["total"] == 12 + 192  # and those that are kept free
    assert page.get("search", name="no such name") == {"total": 0, "found": []}
    assert page.get("search")["total"] == 0


def test_fields_are_found_by_value(page: Page) -> None:
    xs = [struct.unpack_from("<h", page.data, NODES + 28 * node + 8)[0] for node in range(8)]
    wanted = [f"/nodes/{node}/x" for node in range(8) if xs[node] == xs[1]]
    for text in (str(xs[1]), f"-{hex(-xs[1])}", f"{xs[1] / 8}", f"{xs[1] / 8} m"):
        response = page.get("search", name="nodes.x", value=text)
        assert [hit["pointer"] for hit in response["found"] if hit["pointer"].startswith("/nodes/")] == wanted, text
    normal = [f"/nodes/{node}/flags/speed" for node in range(8) if _speed(page, node) == 1]
    assert [hit["pointer"] for hit in page.get("search", value="normal")["found"]] == normal


def _speed(page: Page, node: int) -> int:
    return struct.unpack_from("<I", page.data, NODES + 28 * node + 24)[0] >> 12 & 3


def test_texts_and_bytes_are_found(tmp_path: Path) -> None:
    (tmp_path / "GTASAsf1.b").write_bytes(valid().to_bytes())
    page = Page(tmp_path / "GTASAsf1.b")
    assert page.get("search", value="Sweet's Girl")["found"][0]["pointer"] == "/simple_variables/save_name"
    assert page.get("search", name="tag_05", value="hex:424c4f434b")["found"][0]["offset"] == page.data.index(
        b"BLOCK", page.get("place", pointer="/tag_05")["offset"]
    )


def test_a_value_that_is_set_is_in_the_bytes_and_can_be_undone(page: Page) -> None:
    before = page.data
    response = page.put({"/nodes/3/path_width": "8", "/nodes/3/flags/speed": "fast"})
    assert response["refused"] == ""
    assert page.data[NODES + 3 * 28 + 22] == 8
    assert _speed(page, 3) == 2
    assert {change["pointer"] for change in response["changes"]} == {"/nodes/3/path_width", "/nodes/3/flags/speed"}
    assert response["document"]["undo"] == "set /nodes/3/path_width to 8 and 1 more"
    assert response["document"]["changed"] == [page.path]
    assert page.undo()["document"]["changed"] == []
    assert page.data == before


def test_what_does_not_fit_is_refused_in_words(page: Page) -> None:
    before = page.data
    assert "use 0 to 3" in page.put({"/nodes/3/flags/speed": "4"}, 422)
    assert "counts nodes" in page.put({"/num_nodes": "4"}, 422)
    response = page.put({"/links/0/node_id": "500"})
    assert "would have errors" in response["refused"]
    assert "document" not in response
    assert page.data == before
    assert page.put({"/links/0/node_id": "500"}, allow_invalid=True)["document"]["revision"] == 1
    assert page.data[LINKS + 2 : LINKS + 4] == struct.pack("<H", 500)


def test_what_follows_is_told(tmp_path: Path) -> None:
    (tmp_path / "GTASAsf1.b").write_bytes(valid().to_bytes())
    page = Page(tmp_path / "GTASAsf1.b")
    response = page.put({"money": "777"})
    assert [follow["pointer"] for follow in response["follows"]] == [
        "/player_info/money_shown",
        "/checksum",
        "/padding",
    ]
    at = page.get("place", pointer="/player_info/money")["offset"]
    assert struct.unpack_from("<i", page.data, at)[0] == 777
    assert struct.unpack("<I", page.data[-4:])[0] == sum(page.data[:-4])


def test_a_file_of_a_set_is_set_in_its_place(tmp_path: Path) -> None:
    write_files(tmp_path, valid_city().files())
    page = Page(tmp_path)
    files = list(page.documents[0].now.files)
    page.path = next(file for file in files if file.endswith("NODES35.DAT"))
    response = page.put({"/nodes/0/path_width": "16"})
    assert page.data[NODES + 22] == 16
    assert response["document"]["changed"] == [page.path]
    assert list(page.documents[0].now.files) == files


def test_a_file_that_cannot_be_read_shows_why_and_its_bytes(tmp_path: Path) -> None:
    data = smallest().to_bytes()[:100]
    (tmp_path / "NODES0.DAT").write_bytes(data)
    (tmp_path / "some.bin").write_bytes(b"nothing that is known")
    page = Page(tmp_path / "NODES0.DAT", tmp_path / "some.bin")
    response = page.get("file")
    assert response["size"] == 100
    assert response["error"]["offset"] <= 100
    assert "end" in response["error"]["message"] or "left" in response["error"]["message"]
    assert page.get("bytes") == data
    assert page.ask("documents/1/parts", 422, path=page.path)["error"]["code"] == response["error"]["code"]
    assert page.ask("unread/0/bytes") == b"nothing that is known"
    assert page.ask("unread/0/file")["error"]["message"] == "no known format fits"
    assert page.ask("unread/1/file", 422)["error"]["kind"] == "refused"


@pytest.mark.parametrize(
    "sample", some([sample for sample in SAMPLES if sample.kind == "fail"][::9], 25), ids=lambda sample: sample.name
)
def test_places_stand_where_findings_have_them(sample: Any) -> None:
    """Offsets in samples are written by hand: each pointer leads to them, and the fields cover every byte."""
    for name, data in sample.files.items():
        opened = open_content(Content(data, name, name)).frozen() if _is_known(name, data) else None
        if opened is None or opened.content.whole is not None:
            continue
        root, end = root_place(opened.tables()), 0
        for place, start, size in addresses.iter_values_between(root, 0, len(data) if len(data) < 40_000 else 0):
            assert start == end, place.pointer
            end = start + size
        for expected in sample.expected:
            if expected.path != name or not expected.pointer or expected.length <= 0:
                continue
            (place,) = find_places(root, expected.pointer)
            if isinstance(place, NumberPlace):
                assert addresses.byte_span(place) == (expected.offset, expected.length), expected.pointer


def _is_known(name: str, data: bytes) -> bool:
    try:
        open_content(Content(data, name, name)).frozen().tables()
    except ValueError:
        return False
    return True


def test_docs_lead_from_name_to_name(page: Page) -> None:
    response = page.get("docs", anchor="node_speed")
    assert [part["text"] for part in response["parts"]] == ["0 slow", "1 normal", "2 fast", "3 speed_3"]
    assert page.get("docs", anchor="node_speed.fast")["meaning"] == "Highways."
    assert page.get("docs", anchor="no_such") is None


def test_a_mesh_has_lists_in_its_rows(tmp_path: Path) -> None:
    (tmp_path / "invented.nav").write_bytes(mesh())
    page = Page(tmp_path / "invented.nav")
    result = [hit for hit in page.get("search", name="connections.ids")["found"] if hit["kind"] == "number"]
    assert result
    for hit in result:
        response = page.get("place", offset=hit["offset"])
        assert response["pointer"] == hit["pointer"]
        assert int(response["value"]) == struct.unpack_from("<I", page.data, hit["offset"])[0]


@pytest.mark.skipif(not CORPUS, reason="NAVSPEC_CORPUS names no folder of real files")
def test_a_large_mesh_is_quick() -> None:
    page = Page(Path(CORPUS) / "source_nav" / "v16.2" / "jiimjaam__ctf_sawmill.nav")
    request: list[tuple[str, dict[str, Any]]] = [
        ("parts", {"pointer": ""}),
        ("parts", {"pointer": "/areas", "start": 2400, "count": 100}),
        ("search", {"name": "id"}),
        ("search", {"value": "77"}),
        ("place", {"offset": 2_070_046}),
        ("spans", {"offset": 2_070_046, "length": 2048}),
    ]
    for what, query in request:
        started = time.perf_counter()
        assert page.get(what, **query)
        print(f"{what} {query}: {1000 * (time.perf_counter() - started):.0f} ms")
