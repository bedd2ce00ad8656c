"""Specs of the paths of San Andreas against the document that they were written from: records, bits, values, rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import navspec
from facts import documents, specs

SPEC = specs.spec("gta_sa_paths")
EXTENDED = specs.spec("gta_sa_paths_fla")
ARCHIVE = specs.spec("gta_img")
PAGE = Path(__file__).parents[2] / "ksy" / "gta_sa_paths.md"

Row = tuple[int, str, str]
"""Offset, type and name."""


@pytest.fixture
def document(facts: Path) -> Path:
    return facts / "gta_sa_paths.md"


def numbers(text: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", text)]


def rows(table: documents.Table) -> list[Row]:
    columns = zip(table.column("offset"), table.column("type"), table.column("name"), strict=True)
    return [(int(at), kind, name) for at, kind, name in columns]


def record(body: specs.Body, name: str, *absent: str) -> list[Row]:
    return [(part.at, part.type, part.id) for part in specs.parts(body, name, *absent)]


def span(first: int, last: int) -> str:
    return f"bit {first}" if first == last else f"bits {first}-{last}"


def test_sections(document: Path) -> None:
    """Names, order, sizes of rows, what counts them, and which are there without links."""
    table = documents.table(document, "2.1 Sections", "section")
    due = []
    for _, _, size, name, presence in table.rows:
        if name == "(five counts)":
            due += [(field, "4", False) for field in list(specs.fields(SPEC))[:5]]
        else:
            due.append((name, size.split(" (")[0], presence == "if num_links != 0"))
    found = []
    for field in specs.fields(SPEC).values():
        condition = SPEC["instances"][field["if"]]["value"] if "if" in field else ""
        needs_links = condition == "num_links != 0" or condition.startswith("has_links and ")
        count = field.get("repeat-expr", 1)
        if "size-eos" in field:
            size = "to end of file"
        elif isinstance(count, int):
            size = str(specs.width(SPEC, field) * count)
        else:
            size = f"{specs.width(SPEC, field)} * {count.removeprefix('_root.')}"
        found.append((field["id"], size, needs_links))
    assert found == due


def test_header(document: Path) -> None:
    table = documents.table(document, "2.2 Header", "offset")
    found = list(specs.fields(SPEC).values())[:5]
    assert [(4 * row, each["type"], each["id"]) for row, each in enumerate(found)] == rows(table)
    assert documents.table(document, "2.1 Sections", "section").rows[0][2] == "20"


def test_path_node(document: Path) -> None:
    table = documents.table(document, "2.3 Path node (28 bytes)", "offset")
    assert record(SPEC, "path_node") == rows(table)
    assert specs.size(SPEC, "path_node") == 28
    names = {part.id: part.body.get("-orig-id") for part in specs.parts(SPEC, "path_node")}
    due = dict(zip(table.column("name"), table.column("engine name"), strict=True))
    assert names == due | {"flags": "m_dwFlags"}
    assert due["flags"] == "-"


def test_bits_of_path_nodes(document: Path) -> None:
    table = documents.table(document, "2.4 Node flags", "bits")
    due = [
        (name, numbers(bits)[0], numbers(bits)[-1])
        for bits, name in zip(table.column("bits"), table.column("name"), strict=True)
    ]
    assert [(bit.id, bit.first, bit.last) for bit in specs.bits(SPEC, "node_flags")] == due


def test_special_functions(document: Path) -> None:
    text = documents.section(document, "2.4 Node flags")
    said = " ".join(text.split("special_function ([FS]): ")[1].split(". It is")[0].split())
    due = {
        int(value): name.replace(" ", "_").replace("-", "_") for value, name in re.findall(r"(\d+) ([a-z -]+)", said)
    }
    assert len(due) == 11
    found = specs.members(SPEC, "special_use")
    assert found == due | {0: "no_special_use"} | {value: f"special_{value}" for value in range(11, 16)}


def test_speeds(document: Path) -> None:
    table = documents.table(document, "2.4 Node flags", "bits")
    said = dict(zip(table.column("name"), table.column("meaning"), strict=True))["speed"]
    due = {int(value): name for value, name in re.findall(r"(\d) (\w+)", said)}
    assert due == {0: "slow", 1: "normal", 2: "fast", 3: "unused"}
    assert specs.members(SPEC, "node_speed") == due | {3: "speed_3"}


def test_light_cycles(document: Path) -> None:
    table = documents.table(document, "2.6 Navi node", "offset")
    said = dict(zip(table.column("name"), table.column("meaning, unit"), strict=True))["traffic_light_state"]
    due = {int(value): name.replace("-", "_") for value, name in re.findall(r"(\d) ([a-z-]+)", said)}
    assert due == {0: "none", 1: "north_south", 2: "west_east", 3: "unused"}
    assert specs.members(SPEC, "light_cycle") == due | {0: "no_light", 3: "cycle_3"}


def test_counts_of_bits(document: Path, stock: Path) -> None:
    """Which bit of a wiki letter is which field, and on how many nodes of the real files it is set."""
    table = documents.table(document, "2.5 Flag statistics", "wiki letter")
    flags = navspec.table_set(stock).column("nodes", "flags").astype("int64")
    runs = {each.id: each for each in specs.bits(SPEC, "node_flags")}
    assert len(flags) == 68_237
    places = []
    for letter, bit, said, _, _, total in table.rows[1:]:
        name, part = [*said.split(", "), ""][:2]
        within = {"": None, "low bit": 0, "high bit": 1}.get(part, numbers(part)[0] if numbers(part) else None)
        for row, place in enumerate(numbers(bit)):
            assert runs[name].first + (row if within is None else within) == place, letter
            places.append(place)
            assert int((flags >> place & 1).sum()) == int(total.replace(",", "")), letter
    assert places == list(range(4, 24))


def test_navi_node(document: Path) -> None:
    """Fields, and the bits of its last three bytes."""
    table = documents.table(document, "2.6 Navi node", "offset")
    found: list[Row] = []
    for part in specs.parts(SPEC, "navi_node"):
        kind = part.body["type"]
        if kind in SPEC["types"]:
            for bit in specs.bits(SPEC, kind):
                width = bit.last - bit.first + 1
                found.append((part.at, f"b{width} ({span(bit.first, bit.last)})", bit.id))
        else:
            found.append((part.at, part.type, part.id))
    names = {"traffic_light_state": "state", "unused": "reserved"}
    assert found == [(at, kind, names.get(name, name)) for at, kind, name in rows(table)]
    assert specs.size(SPEC, "navi_node") == 14
    assert "14 bytes; engine name CCarPathLink" in table.heading
    assert SPEC["types"]["navi_node"]["-orig-id"] == "CCarPathLink"


def test_rows_of_links(document: Path) -> None:
    """Numbers and bits of the four sections with a row for each link."""
    table = documents.table(document, "2.7 Links, navi links", "section")
    names = documents.table(document, "2.1 Sections", "section")
    section = dict(zip(names.column("#"), names.column("suggested name"), strict=True))
    found = []
    for field in specs.fields(SPEC).values():
        if field["id"] in ("links", "navi_links", "link_lengths", "intersections"):
            if field["type"] == "u1":
                found.append((field["id"], "u1", "length"))
            elif field["id"] == "links":
                found += [(field["id"], part.type, part.id) for part in specs.parts(SPEC, field["type"])]
            else:
                bits = specs.bits(SPEC, field["type"])
                whole = f"u{(bits[-1].last + 1) // 8}"
                found += [(field["id"], f"{whole} {span(one.first, one.last)}", one.id) for one in bits]
    due = [(section[number], kind, name.replace("unused", "reserved")) for number, kind, name, *_ in table.rows]
    assert found == due


def test_reserves(document: Path) -> None:
    """Which there are, and what the real ones hold, is what the rules ask for."""
    table = documents.table(document, "2.8 Reserves", "section")
    found = [field for field in specs.fields(SPEC) if field.startswith("reserved_")]
    assert found == [each.split(" ", 1)[1] for each in table.column("section")]
    content = dict(zip(found, table.column("stock content"), strict=True))
    assert content["reserved_links"].startswith("192 times `FF FF 00 00`")
    for name in found[1:]:
        assert content[name] == "all 0"
        assert specs.fields(SPEC)[name]["-expect"]["eq"] == 0
        assert specs.fields(SPEC)[name]["size"] == 192


def test_entries_of_archives(document: Path) -> None:
    table = documents.table(document, "1.5 The archive", "offset")
    header = [("0", "4 bytes", "magic"), ("4", "u4", "num_entries")]
    found = [(f"{8 + at} + 32 i", kind, name) for at, kind, name in record(ARCHIVE, "directory_entry")]
    assert [*header, *found] == [tuple(row[:3]) for row in table.rows]
    assert specs.size(ARCHIVE, "directory_entry") == 32
    assert specs.fields(ARCHIVE)["magic"]["contents"] == "VER2"


def test_frames_of_car_recordings(document: Path) -> None:
    """The page of the format has them; no spec does."""
    due = documents.table(document, "1.6 Car recordings", "offset")
    found = [tuple(row[:3]) for row in documents.table(PAGE, "Car recordings", "offset").rows]
    said: list[tuple[str, ...]] = []
    for row in due.rows:
        said += zip(*(each.split(", ") for each in row[:3]), strict=True)
    assert found == said


def test_commands_of_scripts(document: Path) -> None:
    due = documents.table(document, "1.7 Script commands", "opcode")
    table = documents.table(PAGE, "Commands of scripts", "opcodes")
    assert table.column("opcodes") == due.column("opcode")
    found = [[each.removeprefix("SWITCH_") for each in row.split(", ")] for row in table.column("commands")]
    said = [
        each.replace("PED_ROADS_ON_ANGLED, .._", "PED_ROADS_ON_ANGLED, PED_ROADS_").split(", ")
        for each in due.column("command")
    ]
    assert found == [[re.sub(r"^\.\._", "ROADS_", each.removeprefix("SWITCH_")) for each in row] for row in said]


def test_errors_of_the_wiki_are_told(document: Path) -> None:
    """Every row of the document has a row on the page."""
    due = documents.table(document, "2.9 Errata to the wiki", "correct").rows
    told = documents.table(PAGE, "Errors of public documents", "says").rows
    assert [row[0] for row in due] == [str(number + 1) for number in range(20)]
    assert len([row for row in told if row[0] == "GTAMods"]) == len(due)


# The limit adjuster


WITHOUT = {
    "VER2": ("has_flood_id_ext", "has_padding"),
    "VER3": ("has_padding",),
    "FLA4": (),
}
"""Conditions that do not hold in a variant."""


def test_sizes_of_extended_records(document: Path) -> None:
    table = documents.table(document, "4.4 fastman92 formats", "record", *WITHOUT)
    due = {row[0]: row[1:] for row in table.rows}
    types = {"path node": "extended_path_node", "navi node": "extended_navi_node", "navi link": "navi_address"}
    for name, kind in types.items():
        assert [str(specs.size(EXTENDED, kind, *absent)) for absent in WITHOUT.values()] == due[name], name


def test_extended_headers(document: Path) -> None:
    table = documents.table(document, "4.4 fastman92 formats", "variant", "bytes")
    said = {row[0]: row[1] for row in table.rows}
    fields = list(specs.fields(EXTENDED).values())
    header = fields[: [field["id"] for field in fields].index("nodes")]
    short = [each for each in header if each.get("if") != "has_name"]
    for found, name in ((header, "VER2, VER3 (44 bytes)"), (short, "FLA4 (28 bytes)")):
        assert f"({sum(specs.width(EXTENDED, each) for each in found)} bytes)" in name
        assert "5 u4 counts in classic order" in said[name]
        assert [each["id"] for each in found][-5:] == list(specs.fields(SPEC))[:5]
    by_name = {field["id"]: field for field in fields}
    assert specs.contents(by_name["marker"]) == b"\xff\xff\xff\xff"
    assert specs.contents(by_name["name"]) == b"\0fastman92\0"
    for name, due in (("magic", [b"FM92", b"FLA4"]), ("version_word", [b"VER2", b"VER3"])):
        words = [int(each, 0) for each in by_name[name]["valid"]["any-of"]]
        assert [word.to_bytes(4, "little") for word in words] == due
    assert by_name["eof_mark"]["-expect"]["eq"].to_bytes(4, "little") == b"EOF\0"


def test_extended_path_node(document: Path) -> None:
    table = documents.table(document, "4.4 fastman92 formats", "present in", "offset")
    for variant, absent in WITHOUT.items():
        due = [
            (int(at), kind, name) for at, kind, name, present, _ in table.rows if present == "all" or variant in present
        ]
        assert record(EXTENDED, "extended_path_node", *absent) == due, variant


def test_extended_navi_node(document: Path) -> None:
    text = " ".join(documents.section(document, "4.4 fastman92 formats").split())
    assert (
        "VER3 (22 bytes, packed): 14 classic bytes (their x, y are not used), s4 x_ext at 14, s4 y_ext at 18." in text
    )
    assert "FLA4 (24): 14 classic bytes, 2 padding bytes (keep), s4 x_ext at 16, s4 y_ext at 20." in text
    packed = [(0, "14 bytes", "classic"), (14, "s4", "x_ext"), (18, "s4", "y_ext")]
    aligned = [(0, "14 bytes", "classic"), (14, "u2", "padding"), (16, "s4", "x_ext"), (20, "s4", "y_ext")]
    for variant, absent in WITHOUT.items():
        due = aligned if variant == "FLA4" else packed
        assert record(EXTENDED, "extended_navi_node", *absent) == due
    assert "Navi link (all): u2 navi_id, u2 navi_area_id" in text
    assert record(EXTENDED, "navi_address") == [(0, "u2", "navi_id"), (2, "u2", "navi_area_id")]


# Rules


SOURCE_RULES = {f"SA_PATHS_{code}" for code in ("NAVI_PARKING_LANES", "NAVI_LIGHT_LAMP", "INTERSECTION_LIGHT_LAMP")}
"""Rules from the study of the texts that the files were made from."""


def test_rules(document: Path) -> None:
    """Each row of the catalogue is a rule of this severity, scope and evidence; the others are `SOURCE_RULES`."""
    severities, scopes = {"E": "error", "W": "warning", "I": "info"}, {"F": "file", "S": "set"}
    due = {}
    for table in documents.tables(document):
        if table.columns[0] == "code":
            for row in table.rows:
                worst = severities[row[1][0]]
                due[f"SA_PATHS_{row[0]}"] = (worst, scopes[row[2]], row[3].replace("stock-data", "measured"))
    found = {rule.code: (rule.severities[0], rule.scope, rule.evidence) for rule in navspec.rules("gta_sa_paths")}
    assert {code: found.get(code) for code in due} == due
    assert {code for code in found if code.startswith("SA_PATHS_")} == set(due) | SOURCE_RULES
