"""Saves of San Andreas: bits, members, limits and commands of the spec against the tables and lists of the document."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from facts import documents
from facts.documents import Table, letters
from navspec.columns import read
from navspec.spec import Spec, load_spec

DOCUMENT = "gta_sa_save.md"
BLOCK_1, BLOCK_2, BLOCK_3 = "Block 1: scripts", "Block 2: player", "Block 3: garages"
BLOCK_5, BLOCK_16, BLOCK_17 = "Block 5: paths", "Block 16: statistics", "Block 17: set pieces"
BLOCK_21, BLOCK_25, BLOCK_26 = "Block 21: IPL flags", "Block 25: entry-exits", "Block 26: radio"
NOT_STYLES = range(4)
OPCODE = re.compile(r"\b0[0-9A-F]{3}\b")


@cache
def spec() -> Spec:
    return load_spec("gta_sa_save")


@pytest.fixture
def document(facts: Path) -> Path:
    return facts / DOCUMENT


def _bits(structure: str) -> dict[int, str]:
    """Names by their lowest bit."""
    return {shift: name for name, (shift, _) in spec().types[structure].bit_fields.items()}


def _listed(text: str) -> dict[int, str]:
    """`0:uses_collision, 1:collision_processed`."""
    return {int(number): name for number, name in re.findall(r"(-?\d+):([a-z0-9_]+)", " ".join(text.split()))}


def _after(text: str, start: str, end: str = "\n\n") -> str:
    """The part of a text between two marks."""
    return text.split(start, 1)[1].split(end, 1)[0]


def _pairs(table: Table, *columns: int) -> dict[int, list[str]]:
    """Cells by the number in the first column of a table that stands two or more times side by side."""
    width = len(table.columns) // len(columns)
    found: dict[int, list[str]] = {}
    for row in table.rows:
        for start in columns:
            cells = row[start : start + width]
            if cells and cells[0]:
                found[int(re.findall(r"\d+", cells[0])[0])] = cells[1:]
    return found


def _said(document: Path, heading: str, name: str) -> str:
    """What the document says of the one field of a block that has this name among its names."""
    found = [
        row[table.columns.index("meaning, observed")]
        for table in documents.tables(document)
        if table.heading.startswith(heading) and "meaning, observed" in table.columns
        for row in table.rows
        if name in row[table.columns.index("name")].split(", ")
    ]
    (meaning,) = found
    return meaning


def _meaning(enum: str, number: int) -> str:
    return " ".join(next(member.doc for member in spec().members[enum] if member.value == number).split())


# --- bits --------------------------------------------------------------------------------------------------------------


def test_bits_of_objects_are_those_of_the_document(document: Path) -> None:
    rows = _pairs(documents.table(document, BLOCK_2, "bit", "hex"), 0, 4)
    stated = {bit: cells[1].split(" (")[0] for bit, cells in rows.items()}
    assert stated.pop(20) == "one 2-bit field, state of the script brain"
    assert stated.pop(27) == "unknown"
    mine = _bits("object_bits")
    assert (mine.pop(20), mine.pop(27)) == ("brain_state", "unknown_27")
    assert mine == stated
    assert spec().types["object_bits"].bit_fields["brain_state"] == (20, 2)
    for bit, cells in rows.items():
        mask = int(cells[0], 16)
        assert mask & -mask == 1 << bit


def test_every_script_object_of_a_real_save_can_be_lifted_by_a_magnet(corpus: Path) -> None:
    shift, _ = spec().types["object_bits"].bit_fields["magnet"]
    seen = 0
    for path in sorted((corpus / "gta_sa_save" / "pc").iterdir()):
        flags = read(path.read_bytes(), spec())["pools.objects"]["object_flags"]
        assert np.all(flags >> shift & 1), path.name
        seen += len(flags)
    assert seen > 4000


def test_bits_of_things_in_the_world_are_those_of_the_document(document: Path) -> None:
    stated = _listed(_after(documents.section(document, BLOCK_2), "entity_flags bits (E): "))
    renamed = {2: "static_flag", 20: "underwater_flag"}
    assert _bits("entity_bits") == stated | renamed
    assert len(stated) == 32


def test_bits_of_doors_have_their_script_names(document: Path) -> None:
    text = _after(documents.section(document, BLOCK_25), "Script names (SBL `EntryexitsFlag`): ", ". Bit 1")
    stated = {int(number): name for number, name in re.findall(r"(\d+) ([a-z ]+)", text)}
    doors = spec().types["entry_exit_bits"]
    assert [doors.by_id[name].notes.get("orig_id") for _, name in sorted(_bits("entry_exit_bits").items())] == [
        stated[bit] for bit in range(16)
    ]


# --- members -----------------------------------------------------------------------------------------------------------


def test_styles_of_fighting_are_the_combos_of_the_engine(document: Path) -> None:
    table = documents.table(document, BLOCK_2, "no.", "engine combo")
    combos: dict[int, str] = {}
    for numbers, names in zip(table.column("no."), table.column("engine combo"), strict=True):
        first, _, last = numbers.partition("..")
        combos |= dict(zip(range(int(first), int(last or first) + 1), names.split(", "), strict=True))
    stated = {number: name for number, name in combos.items() if number not in NOT_STYLES}
    assert {member.value: member.notes.get("orig_id") for member in spec().members["fighting"]} == stated
    assert "starts" in _meaning("fighting", 15)
    assert "everybody but the player" in _meaning("fighting", 4)


def test_kinds_of_script_brains_name_the_command_that_sets_them(document: Path) -> None:
    table = documents.table(document, BLOCK_1, "type", "set by")
    setters = dict(zip(map(int, table.column("type")), table.column("set by"), strict=True))
    assert setters.pop(-1) == "-"
    assert {member.value for member in spec().members["brain_kind"]} == {-1, *setters}
    for member in spec().members["brain_kind"]:
        if member.value != -1:
            code, command = setters[member.value].rstrip(",").split(" ")[:2]
            assert member.notes.get("orig_id") == command.rstrip(",")
            assert OPCODE.findall(member.doc) == [code]
            assert ("does nothing" in setters[member.value]) == ("does nothing" in " ".join(member.doc.split()))


def test_slots_hold_the_weapons_of_the_document(document: Path) -> None:
    text = " ".join(_after(documents.section(document, BLOCK_2), "Weapon slots, slot kind {type:name}: ").split())
    slots = re.findall(r"(\d+) ([a-z]+) \{([^}]*)\}", text)
    assert spec().enums["weapon_slot"] == {int(number): f"slot_{kind}" for number, kind, _ in slots}
    weapons = {number: name for _, _, held in slots for number, name in _listed(held).items()}
    known = spec().enums["weapon_kind"]
    twins = {11: "dildo_2", 13: "vibrator_2"}
    assert {number: known[number] for number in weapons} == weapons | twins


def test_stations_are_those_of_the_document(document: Path) -> None:
    text = _after(documents.section(document, BLOCK_26), "the sound archives (streams) of the game: ")
    stated = dict(re.findall(r"(\d+):([A-Z]{2}) ", text))
    assert {
        str(member.value): member.notes["orig_id"]
        for member in spec().members["station_order"]
        if "orig_id" in member.notes
    } == stated
    names = dict(
        re.findall(
            r"(\d+):([A-Za-z0-9. -]+?)(?: \(|[,.]\s|\.?$)", _after(documents.section(document, BLOCK_3), "\nRadio: ")
        )
    )
    for number, name in names.items():
        if number != "0":
            assert letters(spec().enums["station"][int(number)]) == "car" + letters(name)
    assert "no radio" in _meaning("station", 0)


def test_bombs_are_those_of_the_document(document: Path) -> None:
    meaning = _said(document, BLOCK_3, "bomb").split("(SBL")[0]
    stated = re.findall(r"(?:^|, )(\d) [a-z]", re.sub(r"\([^)]*\)", "", meaning))
    assert set(spec().enums["car_bomb"]) == set(map(int, stated)) == set(range(6))


@pytest.mark.parametrize(
    ("enum", "field"),
    [("damage_effect", "collision_damage_effect"), ("collision_response", "special_collision_response")],
)
def test_what_touches_do_to_objects_is_as_in_the_document(document: Path, enum: str, field: str) -> None:
    meaning = _said(document, BLOCK_2, field).split("(GR")[0]
    stated = {int(number) for number in re.findall(r"(?:^|, )(\d+) [a-z]", meaning)}
    assert set(spec().enums[enum]) == stated
    assert spec().types["script_object"].enum_of(spec().types["script_object"].by_id[field]) == enum


def test_flags_of_missions_bear_their_script_names(document: Path) -> None:
    table = documents.table(document, BLOCK_16, "id", "right name")
    stated = {
        int(row[start]): row[start + 1 : start + 4]
        for row in table.rows
        for start in (0, 5)
        if row[start : start + 1] != [""]
    }
    assert set(stated) == set(range(302, 343))
    assert {number: spec().enums["int_stat"][number] for number in stated} == {
        number: name for number, (name, _, _) in stated.items()
    }
    for number, (_, script, title) in stated.items():
        told = letters(_meaning("int_stat", number))
        assert letters(re.split(r"[ ,_]", script)[0]) in told, number
        assert number in {309, 327, 340, 341} or letters(re.split(r"[,(]", title)[0]) in told, number


def test_police_triggers_are_those_of_the_document(document: Path) -> None:
    table = documents.table(document, BLOCK_17, "type", "engine name")
    traps = {member.value: member for member in spec().members["trap_kind"]}
    assert {number: each.notes["orig_id"] for number, each in traps.items() if number} == dict(
        zip(map(int, table.column("type")), table.column("engine name"), strict=True)
    )
    for number, place, stars in zip(*map(table.column, ("type", "player must be", "stars at least")), strict=True):
        told = _meaning("trap_kind", int(number))
        assert (place == "in a vehicle") == ("in a vehicle" in told)
        assert (stars == "2") == ("two stars" in told)


def test_parts_of_the_map_are_those_of_the_document(document: Path) -> None:
    table = documents.table(document, BLOCK_21, "index", "PC v1", "PC v2")
    rows = {row[0]: row[2:4] for row in table.rows}
    loaded = {"barriers1", "barriers2", "truthsfarm", "crack", "carter"}
    stated = {int(index): names for index, names in rows.items() if loaded & set(names)}
    members = {member.value: member for member in spec().members["map_part"]}
    assert set(members) == set(stated)
    for index, (first, second) in stated.items():
        versions = [f"{name}_of_v{version}" for version, name in ((1, first), (2, second)) if name in loaded]
        assert members[index].id == "_".join(versions)
        assert {first, second} <= set(re.findall(r"`([a-z0-9_]+)`", members[index].doc))
    assert spec().types["ipl_flags_block"].by_id["flags"].notes["index"] == {"enum": "map_part", "first": 1}


# --- commands and limits -----------------------------------------------------------------------------------------------


def test_commands_of_switched_areas_are_those_of_the_document(document: Path) -> None:
    table = documents.table(document, BLOCK_5, "opcode", "command")
    stated = {code for cell in table.column("opcode") for code in OPCODE.findall(cell)}
    assert set(OPCODE.findall(spec().types["switched_area"].doc)) == stated
    assert stated == {"01E7", "01E8", "022A", "022B", "091D", "091E"}


def test_animations_come_from_the_command_of_the_document(document: Path) -> None:
    stated = OPCODE.findall(_said(document, BLOCK_1, "attached_anim_groups"))
    assert OPCODE.findall(spec().types["scripts_block"].by_id["attached_anim_groups"].doc) == stated


@pytest.mark.parametrize(
    ("words", "structure", "field"),
    [
        ("objects", "pools_block", "num_objects"),
        ("threads", "scripts_block", "num_threads"),
        ("garages", "garages_block", "num_garages"),
        ("after-death", "game_logic_block", "num_restarts"),
        ("switched areas (block 5)", "paths_block", "num_areas"),
        ("restarts", "restart_points_block", "num_hospitals"),
        ("restarts", "restart_points_block", "num_police_stations"),
        ("generators", "car_generators_block", "num_generators"),
        ("plates", "car_generators_block", "plate_count"),
        ("set pieces", "set_pieces_block", "used_count"),
        ("modifiers", "shopping_block", "num_modifiers"),
        ("items", "shopping_block", "num_items"),
        ("jumps", "stunt_jumps_block", "num_jumps"),
        ("stack", "entry_exits_block", "num_stack"),
    ],
)
def test_limits_are_those_of_the_document(document: Path, words: str, structure: str, field: str) -> None:
    table = documents.table(document, "5.1 Structure", "code", "definition")
    (meaning,) = (row[3] for row in table.rows if row[0] == "COUNT_LIMITS")
    limit = int(re.findall(rf"(?:^|, ){re.escape(words)} <= (\d+)", meaning)[0])
    (note,) = spec().types[structure].by_id[field].notes_of("expect")
    assert (note["code"], note["max"]) == ("SA_SAVE_COUNT_LIMITS", limit)


def test_a_step_counts_units_of_20_ms(document: Path) -> None:
    unit = int(re.findall(r"\((\d+) ms\)", _said(document, "Block 0: simple variables", "time_step"))[0])
    for structure, owner in (
        ("simple_variables_block", spec()),
        ("definitive_simple_block", load_spec("gta_sa_save_de")),
    ):
        for field in ("time_step", "time_step_non_clipped"):
            notes = owner.types[structure].by_id[field].notes
            assert (notes["unit"], notes["scale"]) == ("ms", unit)


# --- names of the engine -----------------------------------------------------------------------------------------------


def test_fields_bear_the_names_of_the_engine(facts: Path) -> None:
    stated = {row["field"]: row["engine_name"] for row in documents.rows(facts / "gta_sa_save_engine_names.tsv")}
    mine = {name: spec().types[name.split(".")[0]].by_id[name.split(".")[1]].notes.get("orig_id") for name in stated}
    assert mine == stated
    assert len(stated) > 250
