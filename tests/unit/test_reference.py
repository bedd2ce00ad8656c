"""Pages of the reference: everything that a spec says is on its page once, and every link leads somewhere."""

from __future__ import annotations

import dataclasses
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
import yaml

from navspec.families import families
from navspec.family.contract import rule_texts
from navspec.reference import addresses
from navspec.reference.index import find_entries, iter_anchors, iter_entries, select_anchor
from navspec.reference.markdown import (
    ProseSection,
    read_prose,
    render_page,
    render_split,
    weigh,
)
from navspec.reference.model import Link, Page, Row, Structure, iter_rows, plain_text, row_facts
from navspec.reference.pages import load_page
from navspec.reference.split import PAGE_LIMIT, Locations, split_pages
from navspec.spec.meanings import parse_meanings, remove_names

ROOT = Path(__file__).parents[2]
FORMATS = sorted(path.stem for path in (ROOT / "ksy").glob("*.ksy"))
TESTS = sorted(path.stem for path in (ROOT / "tests").glob("*.ksy"))
BITS = re.compile(r"b\d+(le|be)?")
SCALAR = re.compile(r"[usf][1248](le|be)?|b\d+(le|be)?")


@cache
def page_of(spec_id: str) -> Page:
    return load_page(spec_id, "shapes_formats" if spec_id in TESTS else "navspec_formats")


@cache
def set_of_anchors(spec_id: str) -> frozenset[str]:
    return frozenset(iter_anchors(page_of(spec_id)))


# What a page has to have, from the YAML alone


@cache
def raw(spec_id: str) -> dict[str, Any]:
    folder = ROOT / ("tests" if spec_id in TESTS else "ksy")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    return yaml.load((folder / f"{spec_id}.ksy").read_text(encoding="utf-8"), Loader=loader)


def held(attribute: dict[str, Any]) -> Iterator[str]:
    """Types that a field names."""
    kind = attribute.get("type")
    for name in kind["cases"].values() if isinstance(kind, dict) else [kind]:
        if isinstance(name, str) and not SCALAR.fullmatch(name):
            yield name.partition("(")[0]


NEVER = {"gta_sa_save": "is_guarded", "gta_sa_save_de": "is_guarded"}
"""Params that are false in all of a format: what they switch on is left out, and so are they."""


def without_param(body: dict[str, Any], param: str | None) -> dict[str, Any]:
    """A type without what a param switches on."""
    if not param:
        return body
    result = {**body, "seq": [entry for entry in body.get("seq", []) if entry.get("if") != param]}
    result["params"] = [entry for entry in body.get("params", []) if entry["id"] != param]
    instances = body.get("instances", {}).items()
    return result | {"instances": {name: entry for name, entry in instances if entry.get("value") != f"not {param}"}}


def types_of(spec_id: str) -> tuple[dict[str, dict[str, Any]], dict[str, Any]]:
    """Types by name, as the root leads to them, and enums by name, those that come with types of other specs among them."""
    spec = raw(spec_id)
    types, enums = {spec_id: spec}, dict(spec.get("enums", {}))
    waiting = [(name, spec_id) for entry in spec.get("seq", []) for name in held(entry)]
    while waiting:
        name, owner = waiting.pop()
        if "::" in name:
            owner, _, name = name.partition("::")
        if name in types:
            continue
        second = raw(owner)
        if name not in second["types"]:
            lenders = [entry for entry in second["meta"].get("imports", []) if name in raw(entry).get("types", {})]
            owner, second = lenders[0], raw(lenders[0])
        types[name] = without_param(second["types"][name], NEVER.get(spec_id))
        enums |= mentioned(str(types[name]), second.get("enums", {}))
        waiting += [(inner, owner) for entry in types[name].get("seq", []) for inner in held(entry)]
    return types, enums


def mentioned(text: str, enums: dict[str, Any]) -> dict[str, Any]:
    """The enums of a spec that a text names, and those with members that go with theirs."""
    words = set(re.findall(r"\w+", text))
    result = {name: body for name, body in enums.items() if name in words}
    enums = {name: body for name, body in enums.items() if name not in result}
    for body in list(result.values()):
        partners = {name for value in body.values() if isinstance(value, dict) for name in value.get("-with", {})}
        result |= mentioned(" ".join(partners), enums)
    return result


def expected(spec_id: str) -> list[str]:
    types, enums = types_of(spec_id)
    named = [
        name.rpartition("::")[2] for body in types.values() for value in body.get("seq", []) for name in held(value)
    ]
    runs = {
        name
        for name, body in types.items()
        if body.get("seq") and all(BITS.fullmatch(str(entry.get("type"))) for entry in body["seq"])
    }
    inside = {name for name, uses in Counter(named).items() if uses == 1} & runs

    def parts(body: dict[str, Any], prefix: str) -> Iterator[str]:
        for entry in (*body.get("params", []), *body.get("seq", [])):
            yield f"{prefix}.{entry['id']}"
            for choice in entry.get("-bits", {}).values():
                for bit in [choice] if isinstance(choice, str) else choice.values():
                    yield f"{prefix}.{entry['id']}.{bit}"
            for name in held(entry):
                if name.rpartition("::")[2] in inside:
                    yield from parts(types[name.rpartition("::")[2]], f"{prefix}.{entry['id']}")
        for name in body.get("instances", {}):
            yield f"{prefix}.{name}"

    result = []
    for name, body in types.items():
        if name not in inside:
            result += [name, *parts(body, name)]
    for name, members in enums.items():
        result += [
            name,
            *(f"{name}.{member if isinstance(member, str) else member['id']}" for member in members.values()),
        ]
    return result


@pytest.mark.parametrize("spec_id", [*FORMATS, *TESTS])
def test_everything_of_a_spec_has_one_anchor(spec_id: str) -> None:
    on_page = list(iter_anchors(page_of(spec_id)))
    rules = {rule.code for rule in page_of(spec_id).rules}
    assert sorted(rule for rule in on_page if rule not in rules) == sorted(expected(spec_id))
    assert len(set(on_page)) == len(on_page)


@pytest.mark.parametrize("family", sorted(families()))
def test_every_rule_stands_on_one_page(family: str) -> None:
    on_pages = [rule.code for form in families()[family].formats for rule in page_of(form.id).rules]
    assert sorted(on_pages) == sorted(re.findall(r"^## (\S+)$", rule_texts(f"navspec.families.{family}"), re.MULTILINE))
    assert all(rule.summary for rule in page_of(addresses.page_of_rules(family)).rules)


def links_in(value: Any) -> Iterator[Link]:
    if isinstance(value, Link):
        yield value
    elif isinstance(value, tuple):
        for entry in value:
            yield from links_in(entry)
    elif isinstance(value, dict):
        yield from links_in(tuple(value.values()))
    elif dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from links_in(getattr(value, field.name))


@pytest.mark.parametrize("spec_id", [*FORMATS, *TESTS])
def test_every_link_of_a_page_leads_somewhere(spec_id: str) -> None:
    result = list(links_in(page_of(spec_id)))
    dead = [link for link in result if link.anchor not in set_of_anchors(link.page or spec_id)]
    assert dead == []
    assert result
    assert {page for page in result if page.page == spec_id} == set()


@pytest.mark.parametrize("spec_id", [*FORMATS, *TESTS])
def test_offsets_and_sizes_add_up(spec_id: str) -> None:
    """The last stored row of a structure of constant size ends where the structure does."""
    measured = 0
    for structure in page_of(spec_id).structures:
        stored = [row for row in structure.rows if row.role == "field" and row.offset != ("absent",)]
        if not structure.size.isdecimal() or structure.bits or not stored:
            continue
        # Sizes and counts that are constant by way of a param have names.
        named = [
            row for row in stored if re.search(r"^[a-z]\w* (records|numbers|times) |as many as", plain_text(row.type))
        ]
        if named or not all(plain_text(row.size).isdecimal() for row in stored):
            continue
        offsets = [plain_text(row.offset).removeprefix("block + ") for row in stored]
        assert offsets[0] == "0x0"
        ends = [int(offset, 16) for offset in offsets[1:]] + [int(structure.size)]
        for row, offset, end in zip(stored, offsets, ends, strict=True):
            count = int(plain_text(row.type).split()[0]) if plain_text(row.type).split()[0].isdecimal() else 1
            assert int(offset, 16) + int(plain_text(row.size)) * count == end, row.anchor
        measured += 1
    assert measured or spec_id in ("hashed", "sealed"), spec_id


# The words, by the invented format


def structure(name: str) -> Structure:
    return next(structure for structure in page_of("shapes").structures if structure.name == name)


def row(anchor: str) -> Row:
    rows = (row for structure in page_of("shapes").structures for row in iter_rows(structure.rows))
    return next(row for row in rows if row.anchor == anchor)


@pytest.mark.parametrize(
    ("anchor", "offset", "size", "kind"),
    [
        ("shapes.magic", "0x0", "4", "bytes"),
        ("shapes.sub_version", "0x8", "4", "u4"),
        ("shapes.header", "after sub_version", "56", "header_block"),
        ("shapes.numbers", "0x3A after sub_version", "4", "num_numbers numbers of s4"),
        ("shapes.items", "0x4 after game_block", "varies", "num_items records of item"),
        ("shapes.chain", "after items", "varies", "records of chain_link, the last being the first with kind = 255"),
        ("shapes.padding", "after settings", "(8 - offset % 8) % 8", "bytes"),
        ("shapes.late_marks", "0x8 after padding", "2", "3 numbers of u2be"),
        ("shapes.remainder", "after late_marks", "bytes left - len_footer", "bytes"),
        ("header_block.corners", "block + 0x1B", "12", "2 records of vec3"),
        ("header_block.flags", "block + 0x5", "4", "bits"),
        ("header_block.flags.middle", "bit 4", "20 bits", "b20"),
        ("item.attributes", "0x4", "1, 2 or 4", "by version: 1: u1; 2: u2; otherwise u4"),
        ("item.attributes.painted", "bit 6", "1 bit", "b1"),
        ("item.spots", "0x1 after bonus", "varies", "num_spots records of spot with num_marks = num_tags"),
        ("item.name", "after spots", "up to a byte 0", "bytes"),
        ("item.body", "0x1 after name", "8", "by body_kind: 0: body_point; 1: body_text; otherwise bytes"),
        ("item.blob", "0xB after name", "len_blob", "bytes"),
        ("item.grid", "0x1 after blob", "1",
         "numbers of u1, as many as num_rows * (flags.num_columns + 1) - (num_rows >> 1) % 2"),
        ("body_text.unparsed", "0x6", "the rest", "bytes"),
        ("spot.num_marks", "", "", "u1"),
        ("item.is_far", "", "", "true or false"),
        ("shapes.len_footer", "", "", "whole number"),
        ("item.x", "", "", "number"),
        ("shapes.peek", "", "", "view"),
    ],
)  # fmt: skip
def test_place_and_type(anchor: str, offset: str, size: str, kind: str) -> None:
    result = row(anchor)
    assert (plain_text(result.offset), plain_text(result.size), plain_text(result.type)) == (offset, size, kind)


@pytest.mark.parametrize(
    ("anchor", "text"),
    [
        ("shapes.magic", ['must be "SHPS"']),
        ("shapes.version", ["must be 1 to 3"]),
        ("shapes.num_items", ["must be at most bytes left / 41"]),
        ("shapes.sub_version", ["stored if has_sub_version: version >= 2"]),
        ("shapes.game_block", ["stored if is_other_game"]),
        ("shapes.footer", ["stored if has_footer", "should be 0x53504853 (SHAPES_FOOTER)"]),
        ("shapes.items", ["owner is a row of numbers; 255 for none", "rule SHAPES_ITEM_OWNER"]),
        ("item.owner", ["owner is a row of numbers; 255 for none", "rule SHAPES_ITEM_OWNER"]),
        ("item.item_id", ["no two rows share it", "rule SHAPES_ITEM_ID"]),
        ("item.raw_x", ["in m, stored number times 0.125"]),
        ("item.score", ["stored if has_score: version >= 3",
                        "the column `rating` to the rules of the family, as in its other formats"]),
        ("item.attributes.hidden", ["if is_other_game"]),
        ("item.attributes.painted", ["unless is_other_game"]),
        ("id_list.ids", ["the item_id of a row of items", "rule SHAPES_SIDE_ID"]),
        ("header_block.flags.low", ["should be at most 6 (SHAPES_LOW)"]),
        ("hull.enabled", ["stored if has_enabled: gen_version of settings_block >= 9"]),
        (
            "face.polygon_row",
            ["must be 0 if num_polygons > 0, else 1 to num_polygons - 1 if num_polygons > 0, else 0"],
        ),
        ("vec3.x", ["in m"]),
    ],
)  # fmt: skip
def test_facts(anchor: str, text: list[str]) -> None:
    assert [plain_text(fact) for fact in row_facts(row(anchor))] == text


@pytest.mark.parametrize(
    ("anchor", "value", "role"),
    [
        ("shapes.has_footer", "file size % 4 = 0", "decision"),
        ("shapes.is_other_game", "version >= 2 and sub_version > 9", "decision"),
        ("shapes.len_footer", "4 if has_footer, else 0", "derived"),
        ("shapes.has_late_marks", "settings.gen_version >= 9", "derived"),
        ("item.x", "raw_x * 0.125", "derived"),
        ("item.has_detail", "flags.mode = 2 and not flags.has_more", "derived"),
        ("item.is_far", "raw_x > 800 or raw_x < -800", "derived"),
        ("face.num_edges", "num_corners of row polygon_row of polygons if polygon_row < num_polygons, else 0", "derived"),
        ("shapes.peek", "", "view"),
        ("spot.num_marks", "", "param"),
    ],
)  # fmt: skip
def test_values(anchor: str, value: str, role: str) -> None:
    assert (plain_text(row(anchor).value), row(anchor).role) == (value, role)


def test_names_in_expressions_are_links() -> None:
    assert row("face.num_edges").value == (
        Link("num_corners", "polygon.num_corners"), " of row ", Link("polygon_row", "face.polygon_row"), " of ",
        Link("polygons", "shapes.polygons"), " if ", Link("polygon_row", "face.polygon_row"), " < ",
        Link("num_polygons", "shapes.num_polygons"), ", else 0",
    )  # fmt: skip


def test_members_of_enums_keep_their_names() -> None:
    rows = {row.id: row for row in page_of("source_nav").structures[0].rows}
    assert Link("cs", "game_kind.cs") in rows["is_cs"].value
    assert plain_text(rows["game"].value).startswith("base if version < 10, else cs if sub_version = 1, else tf if")
    assert rows["game"].enum == Link("game_kind", "game_kind")


def test_named_bits_have_what_the_doc_says_of_them() -> None:
    rows = {link.anchor: link for one in page_of("source_nav").structures for link in iter_rows(one.rows)}
    assert rows["nav_area.attributes.cliff"].meaning == "The ground falls by 300 units or more beside the area."
    assert "`cliff`" not in rows["nav_area.attributes"].meaning
    assert rows["nav_area.attributes"].meaning.startswith("Properties, one bit each;")
    assert not [row.anchor for row in rows.values() if row.role == "bit" and not row.meaning]


def test_only_what_is_named_leaves_the_doc() -> None:
    doc = "Two bits.\n\n- `one`: the\n  first\n- `other`: no bit\n"
    assert parse_meanings(doc) == {"one": "the first", "other": "no bit"}
    assert remove_names(doc, {"one"}) == "Two bits.\n\n- `other`: no bit"


def test_the_page_of_a_spec_without_a_family() -> None:
    result = page_of("shapes")
    assert [rule.code for rule in result.rules] == [
        "SHAPES_FOOTER", "SHAPES_ITEM_ID", "SHAPES_ITEM_OWNER", "SHAPES_LOW", "SHAPES_SIDE_ID",
    ]  # fmt: skip
    assert result.asked["SHAPES_LOW"] == (Link("header_block.flags.low", "header_block.flags.low"),)
    assert (result.relatives, result.variants, result.rules_on) == ((), (), "shapes")
    assert [entry.name for entry in result.structures][:4] == ["shapes", "header_block", "vec3", "item"]
    assert [entry.text for entry in structure("vec3").used] == ["header_block.origin", "header_block.corners"]


def test_what_other_specs_lend() -> None:
    lent = {structure.name: structure.lender for structure in page_of("gta_sa_paths_fla").structures}
    assert lent["link"] == Link("gta_sa_paths", "link", "gta_sa_paths")
    assert lent["gta_sa_paths_fla"] is None
    of_mobile = {structure.name: structure.lender for structure in page_of("gta_sa_save_de").structures}
    assert {value.page for value in of_mobile.values() if value} == {"gta_sa_save", "gta_sa_save_android"}


def test_the_rules_of_a_family_stand_on_one_page() -> None:
    assert page_of("gta_sa_paths_fla").rules == ()
    assert page_of("gta_sa_paths_fla").rules_on == "gta_sa_paths"
    requested = page_of("gta_sa_paths").asked["SA_PATHS_NODE_ID"]
    assert {page.page for page in requested} == {"", "gta_sa_paths_fla"}
    links = {link.page for link in links_in(page_of("gta_sa_paths_fla")) if link.anchor == "SA_PATHS_NODE_ID"}
    assert links == {"gta_sa_paths"}


# Looking things up


@pytest.mark.parametrize("spec_id", ["gta_sa_paths", "source_nav"])
def test_any_anchor_can_be_looked_up(spec_id: str) -> None:
    whole = page_of(spec_id)
    for anchor in list(iter_anchors(whole))[::7]:
        assert anchor in {*iter_anchors(select_anchor(whole, anchor))}
    with pytest.raises(KeyError):
        select_anchor(whole, "nothing")


def test_what_is_looked_up_comes_alone() -> None:
    field = select_anchor(page_of("gta_sa_paths"), "path_node.flags.speed")
    assert list(iter_anchors(field)) == ["path_node", "path_node.flags.speed"]
    assert list(iter_anchors(select_anchor(page_of("gta_sa_paths"), "node_speed.fast"))) == [
        "node_speed",
        "node_speed.fast",
    ]
    assert list(iter_anchors(select_anchor(page_of("gta_sa_paths"), "SA_PATHS_NODE_ID"))) == ["SA_PATHS_NODE_ID"]


# Markdown


@cache
def made(name: str) -> str:
    return (ROOT / "generated" / "docs" / f"{name}.md").read_text(encoding="utf-8")


@cache
def ids(name: str) -> frozenset[str]:
    """Anchors of a page; headings make one of their words, too."""
    text = made(name)
    slugs = [
        re.sub(r"[^\w -]", "", entry.lower()).replace(" ", "-")
        for entry in re.findall(r"^#+ (.*)$", text, re.MULTILINE)
    ]
    return frozenset((*re.findall(r'<a id="([^"]+)"></a>', text), *slugs))


PARTS = sorted(
    path.stem
    for path in (ROOT / "generated" / "docs").glob("*.md")
    if re.search(r"_(structures|enums|rules)(_\d)?$", path.stem)
)


@pytest.mark.parametrize("name", [*FORMATS, *PARTS, "README"])
def test_markdown_has_no_dead_link(name: str) -> None:
    links = re.findall(r"\]\(([^)\s]+)\)", made(name))
    checked = 0
    for link in links:
        target, _, anchor = link.partition("#")
        if "://" in target:
            continue
        second = target.removesuffix(".md") or name
        assert second in (*FORMATS, *PARTS, "README"), link
        assert not anchor or anchor in ids(second), link
        checked += 1
    assert checked >= (1 if name in PARTS else len(FORMATS))


@pytest.mark.parametrize("spec_id", FORMATS)
def test_markdown_has_every_anchor_once(spec_id: str) -> None:
    """On the page of the format or of a part; the page leads on to parts, and to the pages of another format."""
    main = re.findall(r'<a id="([^"]+)"></a>', made(spec_id))
    parts = [name for name in PARTS if re.fullmatch(rf"{spec_id}_(structures|enums|rules)(_\d)?", name)]
    described = [anchor for name in parts for anchor in re.findall(r'<a id="([^"]+)"></a>', made(name))]
    moved = dict(re.findall(r'<a id="([^"]+)"></a>\[`[^`]+`\]\((\w+)\.md#', made(spec_id)))
    assert Counter(main).most_common(1)[0][1] == 1
    assert Counter([*described, *(set(main) - moved.keys())]).most_common(1)[0][1] == 1
    expected = set(iter_anchors(page_of(spec_id)))
    assert {*main, *described} <= expected
    elsewhere = expected - {*main, *described}
    assert all(anchor in ids(moved[anchor.split(".")[0]]) for anchor in elsewhere)


@pytest.mark.parametrize("spec_id", FORMATS)
def test_tables_are_whole(spec_id: str) -> None:
    """Every row of a table has as many cells as its head."""
    text = made(spec_id)
    for table in re.findall(r"(?:^\|.*\|\n)+", text, re.MULTILINE):
        cells = {len(re.split(r"(?<!\\)\|", line)) for line in table.splitlines()}
        assert len(cells) == 1, table[:200]
    assert all(line.endswith("|") for line in text.splitlines() if line.startswith("|"))


def test_the_author_stands_around_the_tables() -> None:
    text = (
        "# Title\n\nLead.\n\n## Variants\n\nOne.\n\n## How it is laid out\n\n### Part\n\nTwo.\n\n## Sources\n\nThree.\n"
    )
    prose = read_prose(text)
    assert (prose.title, prose.lead) == ("Title", "Lead.")
    assert prose.before == (ProseSection("Variants", "One."), ProseSection("How it is laid out", "### Part\n\nTwo."))
    assert prose.after == (ProseSection("Sources", "Three."),)
    page = render_page(page_of("shapes"), prose)
    order = [
        page.index(each) for each in ("# <a id=", "Lead.", "## Variants", "### Part", "## Structures", "## Sources")
    ]
    assert order == sorted(order)


def test_addresses(tmp_path: Path) -> None:
    assert addresses.page_address("gta_sa_paths", "A_B") == "gta_sa_paths.html#A_B"
    assert (
        addresses.page_address("gta_sa_paths", at="https://example.org/docs/")
        == "https://example.org/docs/gta_sa_paths.html"
    )
    assert addresses.page_address("a", "b", str(tmp_path)) == f"{tmp_path.as_uri()}/a.html#b"
    assert addresses.page_of_rules("gta_sa_paths") == "gta_sa_paths"
    assert addresses.page_of_rules("") == "index"


# Large pages


def weigh_all_alike(page: Page, kind: str, item: object) -> int:
    return PAGE_LIMIT // 4


def test_a_small_page_stays_whole() -> None:
    (split,) = split_pages([page_of("shapes")], lambda page, kind, item: 1)
    assert split.parts == ()
    assert split.structures == page_of("shapes").structures


def test_a_large_page_has_parts_and_every_anchor_one_place() -> None:
    page = page_of("shapes")
    (split,) = split_pages([page], weigh_all_alike)
    locations = Locations([split])
    assert [structure.anchor for structure in split.structures] == ["shapes"]
    assert [anchor for part in split.parts for anchor in part.stems] == [
        *(structure.anchor for structure in page.structures[1:]),
        *(enum.anchor for enum in page.enums),
        *(rule.code for rule in page.rules),
    ]
    assert locations.find("shapes", "shapes.magic") == "shapes"
    assert locations.find("shapes", "item.attributes.painted") == locations.find("shapes", "item")
    assert locations.find("shapes", "item").startswith("shapes_structures_")
    texts = render_split(split, None, locations)
    assert texts.keys() == {"shapes", *(part.name for part in split.parts)}
    assert '<a id="item"></a>[`item`](shapes_structures_' in texts["shapes"]
    assert not any(f"]({name}.md#" in text for name, text in texts.items())


def test_types_of_another_format_are_described_once() -> None:
    pages = [page_of("gta_sa_save"), page_of("gta_sa_save_de")]
    splits = split_pages(pages, weigh)
    locations = Locations(splits)
    assert splits[1].borrowed["clothes_file"] == "gta_sa_save"
    assert locations.find("gta_sa_save_de", "clothes_file.clothes_vest") == locations.find(
        "gta_sa_save", "clothes_file.clothes_vest"
    )
    anchors = [stem for split in splits for part in split.parts if part.kind == "enums" for stem in part.stems]
    assert len(anchors) == len(set(anchors))
    texts = [text for split in splits for text in render_split(split, None, locations).values()]
    assert all(len(text.encode()) < 300_000 for text in texts)


def test_a_hash_is_shown_and_found_without_a_sign() -> None:
    entries = list(iter_entries(page_of("gta_sa_save")))
    assert "| `0xBB1CA4CC`<br>-1155750708 | " in render_page(page_of("gta_sa_save"))
    assert [entry.name for entry in find_entries(["bb1ca4cc"], entries)] == ["clothes_vest"]
    assert [entry.name for entry in find_entries(["-1155750708"], entries)] == ["clothes_vest"]


@pytest.mark.parametrize(
    ("spec_id", "anchor", "offset"),
    [
        ("gta_sa_save", "simple_variables_block.mission_pack_game", "block + 0x68"),  # after 100 bytes of the name
        ("gta_sa_save", "simple_variables_block.french_game", "block + 0xEC"),
        ("gta_sa_save", "simple_variables_block.gap_137", "block + 0x137"),  # the last of 312 bytes
        ("gta_sa_save", "simple_variables_block.motion_blur", "absent"),
        ("gta_sa_save_android", "simple_variables_block.mission_pack_game", "block + 0xCC"),  # after 200 bytes
        ("gta_sa_save", "player.fat", "0x218"),
    ],
)
def test_offsets_are_constant_where_params_are(spec_id: str, anchor: str, offset: str) -> None:
    rows = (row for structure in page_of(spec_id).structures for row in iter_rows(structure.rows))
    assert next(plain_text(row.offset) for row in rows if row.anchor == anchor) == offset
