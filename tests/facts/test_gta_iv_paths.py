"""The spec of the paths of GTA IV against the document that it was written from: its tables of records and bits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import navspec
from facts import documents, specs

SPEC = specs.spec("gta_iv_paths")
ARCHIVE = specs.spec("gta_img3")

Row = tuple[int, str, str]
"""Offset, type and name."""


@pytest.fixture
def document(facts: Path) -> Path:
    return facts / "gta_iv_paths.md"


def rows(table: documents.Table, base: int = 16) -> list[Row]:
    """The rows of a table of fields, one for each name, with offsets written to a base."""
    found = []
    for at, kind, words, *_ in table.rows:
        names = re.findall(r"`(\w+)`", words)
        each, count = (kind.split("[")[0], len(names)) if "[" in kind else (kind, 1)
        assert len(names) == count
        assert kind == each or kind == f"{each}[{count}]"
        found += [(int(at, base) + int(each[1]) * row, each, name) for row, name in enumerate(names)]
    return found


def record(name: str) -> list[Row]:
    return [(part.at, part.type, part.id) for part in specs.parts(SPEC, name)]


def test_header(document: Path) -> None:
    table = documents.table(document, "2.1 Header (16)", "off")
    found = list(specs.fields(SPEC).values())[:4]
    assert [(4 * row, each["type"], each["id"]) for row, each in enumerate(found)] == rows(table, 10)


def test_size_of_a_file(document: Path) -> None:
    """The header, 32 bytes for each node and 8 for each link, and then nothing."""
    assert "size == 16 + 32*num_nodes + 8*num_links exactly" in document.read_text(encoding="utf-8")
    lists = [
        (specs.width(SPEC, field), field["repeat-expr"]) for field in specs.fields(SPEC).values() if "repeat" in field
    ]
    assert lists == [(32, "num_nodes"), (8, "num_links")]
    assert [*specs.fields(SPEC)][4:] == ["nodes", "links", "trailing"]


@pytest.mark.parametrize(
    ("heading", "name", "size"), [("2.2 `node` (32)", "path_node", 32), ("2.3 `link` (8)", "path_link", 8)]
)
def test_records(document: Path, heading: str, name: str, size: int) -> None:
    table = documents.table(document, heading, "off")
    assert record(name) == rows(table)
    assert specs.size(SPEC, name) == size


def test_scales(document: Path) -> None:
    table = documents.table(document, "2.2 `node` (32)", "scale")
    said = {name: scale for name, scale in zip(table.column("name"), table.column("scale"), strict=True) if scale}
    assert said == {"`x`, `y`, `z`": "x/8, y/8, z/128 m", "`path_width`": "/8 m"}
    scales = {part.id: specs.scale(SPEC, "path_node", part.body) for part in specs.parts(SPEC, "path_node")}
    found = {name: scale for name, scale in scales.items() if scale}
    assert found == {"x": 1 / 8, "y": 1 / 8, "z": 1 / 128, "path_width": 1 / 8}


def ends(text: str) -> tuple[int, int]:
    """First and last of `4-7`, or of `8`."""
    first, _, last = text.partition("-")
    return int(first), int(last or first)


def test_bits_of_nodes(document: Path) -> None:
    """Their places, and the numbers of the wiki, which counts from the other end."""
    table = documents.table(document, "3.4 Node flags", "bits (LSB=0)")
    due = []
    for place, wiki, words, *_ in table.rows:
        first, last = ends(place.split(" ")[0])
        assert ends(wiki) == (31 - last, 31 - first)
        names = re.findall(r"`(\w+)`", words)
        if len(names) == 1:
            due.append((first, last, names[0]))
        else:
            due += [(bit, bit, name) for bit, name in zip(range(first, last + 1), names, strict=True)]
    assert [(each.first, each.last, each.id) for each in specs.bits(SPEC, "node_flags")] == due
    assert due[-1][1] == 31


def test_what_the_wiki_calls_flag_20(document: Path) -> None:
    """It is bit 11, and neither the number of a node's links nor bit 20."""
    table = documents.table(document, "3.4 Node flags", "bits (LSB=0)")
    [row] = [row for row in table.rows if row[1] == "20"]
    assert row[0] == "11"
    assert "unknown ped flag" in row[3]
    docs = {bit.id: " ".join(bit.body["doc"].split()) for bit in specs.bits(SPEC, "node_flags")}
    assert "unknown ped flag" in docs["flag_11"]
    assert "Not the wiki's flag 20" in docs["flag_20"]


def test_bits_of_lanes(document: Path) -> None:
    table = documents.table(document, "2.3 `link` (8)", "off")
    meaning = dict(zip(table.column("name"), table.column("meaning"), strict=True))["`lanes`"]
    assert meaning.startswith("bits 0-2 and bits 3-5: two lane counts; bits 6-7 unknown")
    found = [(bit.first, bit.last, bit.id) for bit in specs.bits(SPEC, "lane_counts")]
    assert found == [(0, 2, "lanes_0_2"), (3, 5, "lanes_3_5"), (6, 7, "unused")]


def test_the_archive(document: Path) -> None:
    """Words, because the document tells it in a sentence: types in their order, and the masks of flags."""
    text = documents.section(document, "1. What it is, container, coordinates")
    header = re.findall(r"u\d", text.split("Header 20 bytes: ")[1].split(".")[0])
    entry = re.findall(r"u\d", text.split("Entry 16 bytes: ")[1].split("; then")[0])
    fields = [field for field in specs.fields(ARCHIVE).values() if "repeat" not in field and "size-eos" not in field]
    assert [f"u{specs.width(ARCHIVE, field)}" for field in fields] == header
    assert [part.type for part in specs.parts(ARCHIVE, "directory_entry")] == entry
    assert (specs.size(ARCHIVE, "directory_entry"), sum(specs.width(ARCHIVE, field) for field in fields)) == (16, 20)
    masks = {
        each.id: sum(1 << bit for bit in range(each.first, each.last + 1))
        for each in specs.bits(ARCHIVE, "entry_flags")
    }
    assert masks["len_unused"] == (1 << 11) - 1
    assert [masks["is_resource_file"], masks["is_old_resource"]] == [0x2000, 0x4000]
    assert "low 11 bits = unused bytes of the last block; 0x2000 and 0x4000 resource kinds" in text


def test_rules(document: Path) -> None:
    """Each row of the catalogue is a rule of this severity, scope and evidence, and there is no other."""
    table = documents.table(document, "5. Rule catalogue", "code")
    scopes = {"f": "file", "s": "set"}
    due = {row[0]: (row[1], scopes[row[2]]) for row in table.rows}
    found = {rule.code: (rule.severities[0], rule.scope) for rule in navspec.rules("gta_iv_paths")}
    assert {code: each for code, each in found.items() if code.startswith("IV_")} == due
