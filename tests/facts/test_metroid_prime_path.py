"""The spec of meshes of Metroid Prime against the document that it was written from: its tables of records, bits and names."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import navspec
from facts import documents, specs

SPEC = specs.spec("metroid_prime_path")
TYPES = {
    "node": "corner",
    "link": "region_link",
    "region": "region",
    "octree_node": "octree_node",
    "point": "free_point",
}
"""Records of the spec by the names of the document."""
NAMES = {"region": "region_row", "num_lookup": "num_octree_lookup"}
"""Fields of the spec by the names of the document, where both differ."""

Row = tuple[int, str, str]
"""Offset, type and name."""


@pytest.fixture
def document(facts: Path) -> Path:
    return facts / "metroid_prime_path.md"


def record(name: str, *absent: str) -> list[Row]:
    return [(part.at, part.type, part.id) for part in specs.parts(SPEC, TYPES[name], *absent)]


def rows(table: documents.Table, version: str = "") -> list[Row]:
    """The rows of a table of fields that a version has."""
    found = []
    for at, kind, words, meaning, *_ in table.rows:
        only = re.match(r"\*\*(v\d(?:, v\d)*)(?: only)?\*\*", meaning)
        if not only or version in only[1]:
            name = words.strip("`")
            found.append((int(at, 16), kind, NAMES.get(name, name)))
    return found


def test_sections(document: Path) -> None:
    """Their order, and the sizes of rows."""
    table = documents.table(document, "2.1 Sections in file order", "content")
    named = [name for content in table.column("content") for name in re.findall(r"`(\w+)`", content)]
    due = [NAMES.get(name, name) for name in named]
    points = documents.table(document, "2.7 Point section", "order")
    tail = [name for words in points.column("name") for name in re.findall(r"`(\w+)`", words)]
    assert tail[0] == due[-2] == "num_points"
    assert [*due[:-1], *tail[1:], due[-1]] == list(specs.fields(SPEC))
    sizes = {words: [int(each, 16) for each in re.findall(r"0x\w+", words)] for words in table.column("size")}
    fields = specs.fields(SPEC)
    assert sizes["4 + 0x18*N"] == [specs.width(SPEC, fields["nodes"])]
    assert sizes["4 + 0x10*L"] == [specs.width(SPEC, fields["links"])]
    older = specs.size(SPEC, "region", "has_obstruction_counts")
    assert sizes["4 + (0x50 or 0x5C)*R"] == [older, specs.width(SPEC, fields["regions"])]
    assert sizes["4 + 0x50*T"] == [specs.width(SPEC, fields["octree_nodes"])]


def test_types_of_lists(document: Path) -> None:
    """Numbers that stand in lists without a record."""
    table = documents.table(document, "2.1 Sections in file order", "content")
    text = "\n".join(table.column("content"))
    due = {name: kind for kind, name in re.findall(r"(u4|f4)\[[^`]*\] `(\w+)`", text)}
    points = documents.table(document, "2.7 Point section", "order")
    for kinds, words in zip(points.column("type"), points.column("name"), strict=True):
        names = re.findall(r"`(\w+)`", words)
        due |= {name: kind.split("[")[0] for name, kind in zip(names, kinds.split(", "), strict=True)}
    fields = specs.fields(SPEC)
    assert len(due) == 11
    # A word of the padding, which is -1, may stand where the number of points does.
    due |= {"points": "free_point", "num_points": "s4"}
    assert {name: fields[name]["type"] for name in due} == due


@pytest.mark.parametrize(
    ("version", "absent", "size"), [("v4", ["has_obstruction_counts"], 0x50), ("v6", [], 0x5C), ("v7", [], 0x5C)]
)
def test_regions(document: Path, version: str, absent: list[str], size: int) -> None:
    table = documents.table(document, "2.4 `region`", "off")
    assert record("region", *absent) == rows(table, version)
    assert specs.size(SPEC, "region", *absent) == size


@pytest.mark.parametrize(
    ("heading", "name", "size"),
    [
        ("2.2 `node` (0x18)", "node", 0x18),
        ("2.3 `link` (0x10)", "link", 0x10),
        ("2.6 `octree_node` (0x50)", "octree_node", 0x50),
    ],
)
def test_records(document: Path, heading: str, name: str, size: int) -> None:
    assert record(name) == rows(documents.table(document, heading, "off"))
    assert specs.size(SPEC, TYPES[name]) == size


def test_points(document: Path) -> None:
    """The document has them in a sentence."""
    text = " ".join(documents.section(document, "2.7 Point section").split())
    said = text.split("`point` (0x1C): ")[1].split(". One")[0]
    due = [(int(at, 16), kind, name) for at, kind, name in re.findall(r"(\w\w) ([uf]4(?:\[3\])?) `(\w+)`", said)]
    assert record("point") == due
    assert specs.size(SPEC, "free_point") == 0x1C


def test_bits_of_types(document: Path) -> None:
    table = documents.table(document, "2.4.1 `type_mask` and `index_mask`", "bit of `type_mask`")
    due = {}
    for places, masks, words, *_ in table.rows:
        ends = [int(each) for each in re.findall(r"\d+", places)]
        names = re.findall(r"`(\w+)`", words)
        bits = range(ends[0], ends[-1] + 1)
        if len(bits) > 1:
            stem = names[0].rpartition("_")[0]
            assert names == [f"{stem}_{bits[0]}", f"{stem}_{bits[-1]}"]
            names = [f"{stem}_{bit}" for bit in bits]
        numbers = [int(each, 16) for each in re.findall(r"0x\w+", masks)]
        assert numbers in ([1 << bit for bit in sorted({bits[0], bits[-1]})], [sum(1 << bit for bit in bits)])
        due |= dict(zip(bits, names, strict=True))
    field = specs.fields(SPEC, "region")["type_mask"]
    assert field["type"] == "u2"
    assert field["-bits"] == due
    assert list(due) == list(range(16))


def test_bits_of_indices(document: Path) -> None:
    text = documents.section(document, "2.4.1 `type_mask` and `index_mask`")
    assert (
        "`index_mask`: bit k, k = 0 to 7, = usable by creatures whose path-mesh index is k; bits 8 to 15 are never"
        in text
    )
    field = specs.fields(SPEC, "region")["index_mask"]
    assert field["type"] == "u2"
    assert field["-bits"] == {bit: f"index_{bit}" for bit in range(8)}


def test_names_of_the_engine(document: Path) -> None:
    table = documents.table(document, "2.9 Engine names", "record, class")
    due: dict[str, dict[str, str]] = {}
    classes = {}
    for words, names in table.rows:
        record, name = re.findall(r"(\w+)`?, `(\w+)`", words)[0]
        kind = TYPES.get(record, "")
        assert kind or record == "file"
        if kind:
            classes[kind] = name
        due[kind] = {}
        for left, right in (each.split(" = ") for each in re.split(r", (?=\w)", names) if "=" in each):
            due[kind] |= {NAMES.get(each, each): right.split(" ")[0] for each in left.split(" + ")}
    assert {name: body["-orig-id"] for name, body in SPEC["types"].items() if "-orig-id" in body} == classes
    # The other names are those of the document for fields that the engine does not name.
    others = {"num_octree_lookup": "num_lookup"}
    for kind, names in due.items():
        found = {each: body["-orig-id"] for each, body in specs.fields(SPEC, kind).items() if "-orig-id" in body}
        assert found == names | ({} if kind else others), kind


def test_regions_at_a_point(document: Path) -> None:
    """How many the game takes, in the table of searches, is what the rule tells."""
    table = documents.table(document, "3.5 Search flags and callers", "query")
    [row] = [row for row in table.rows if row[0] == "regions returned for a point, at most"]
    prime, echoes = (int(re.findall(r"\d+", each)[0]) for each in row[1:])
    [rule] = [each for each in navspec.rules("metroid_prime_path") if each.code == "PRIME_OVERLAP_LIMIT"]
    assert re.findall(r"first (\d+)", rule.explanation) == [str(prime), str(echoes)] == ["4", "8"]


def test_rules(document: Path) -> None:
    """Each row of the catalogue is a rule of this severity and evidence, and there is no other."""
    due = {}
    for table in documents.tables(document):
        if table.columns[:3] == ["code", "severity", "evidence"]:
            for codes, severity, evidence, *_ in table.rows:
                due |= {code: (severity, evidence.split(", ")[0]) for code in codes.split(", ")}
    found = {rule.code: (rule.severities[0], rule.evidence) for rule in navspec.rules("metroid_prime_path")}
    assert {code: each for code, each in found.items() if code.startswith("PRIME_")} == due


def test_versions(document: Path) -> None:
    """Which parts a version has."""
    table = documents.table(document, "2.1 Sections in file order", "v4", "v6", "v7")
    due = {row[1]: row[3:6] for row in table.rows}
    [dead] = [has for content, has in due.items() if "reserved_connections" in content]
    assert [each.strip("*") for each in dead] == ["y", "y", "absent"]
    assert SPEC["instances"]["has_reserved_connections"]["value"] == "version < 7"
    [points] = [has for content, has in due.items() if "num_points" in content]
    assert [point.strip("*") for point in points] == ["absent", "y", "probable"]
    assert SPEC["instances"]["has_point_count"]["value"].startswith("version > 4 and (version < 7 or ")
    version = specs.fields(SPEC)["version"]["valid"]
    assert (version["min"], version["max"]) == (4, 7)
