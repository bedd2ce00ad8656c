"""Bytes that follow from the rest of a file: what was read decides whether they are filled in, in both planes alike."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import navspec
from builders.sealed import File, hashed
from navspec import tree
from navspec.columns import Tables, TableSet, assemble, read
from navspec.errors import ReadError, WriteError
from navspec.family.repair.recipes import build_declared_recipes
from navspec.family.rules.declared import build_declared_checks
from navspec.family.rules.options import Options
from navspec.family.rules.runner import run_rules
from navspec.spec import Spec, load_spec
from navspec.spec.derived_bytes import NEW_FILE_STATE, DerivedState
from shapes_formats.sealed import Sealed
from sweeps import rounds

PACKAGE = "shapes_formats"
SOUND = File()
ROOM = File().size - 4 - len(File().head())
FOREIGN = File(filler=b"\xee" * ROOM)
WRONG = File(checksum=5)
DAMAGED = File(filler=b"\xee" * ROOM, checksum=5)
LONG = File(size=192)
APPENDED = File(trailing=b"\r\n")
FULL = File(entries=[(1, b"x" * 111)])
NOTHING = File(entries=[])


@cache
def spec(name: str = "sealed") -> Spec:
    return load_spec(name, PACKAGE)


class Objects:
    """The object plane: a file, edited by its fields."""

    def __init__(self, data: bytes) -> None:
        self.root = tree.read(data, spec(), package=PACKAGE)

    def price(self, value: int, entry: int = 0) -> None:
        self.root.entries[entry].price = value

    def label(self, value: bytes) -> None:
        self.root.entries[0].label = value

    def set(self, name: str, value: Any) -> None:
        setattr(self.root, name, value)

    def write(self, **options: bool) -> bytes:
        return tree.to_bytes(self.root, spec(), **options)

    @property
    def seal(self) -> DerivedState:
        return tree.derived_state(self.root)

    @property
    def sums(self) -> tuple[bytes, int]:
        return self.root.filler, self.root.checksum


class Columns:
    """The column plane."""

    def __init__(self, data: bytes) -> None:
        self.tables = read(data, spec())

    def price(self, value: int, entry: int = 0) -> None:
        self.tables["entries"]["price"][entry] = value

    def label(self, value: bytes) -> None:
        _, *sizes = np.diff(self.tables.offsets("entries.label"))
        rest = self.tables["entries.label"][self.tables.offsets("entries.label")[1] :]
        self.tables.replace("entries.label", [*value, *rest], [len(value), *sizes])

    def set(self, name: str, value: Any) -> None:
        if isinstance(value, bytes):
            self.tables.replace(name, list(value))
        else:
            self.tables.set_column("", name, value)

    def write(self, **options: bool) -> bytes:
        return self.tables.to_bytes(**options)

    @property
    def seal(self) -> DerivedState:
        return self.tables.seal

    @property
    def sums(self) -> tuple[bytes, int]:
        return self.tables["filler"].tobytes(), int(self.tables.column("", "checksum")[0])


both = pytest.mark.parametrize("plane", [Objects, Columns])
Plane = Callable[[bytes], Any]


@both
@pytest.mark.parametrize(
    "file", [SOUND, FOREIGN, WRONG, DAMAGED, LONG, APPENDED, FULL, NOTHING, File(size=68), replace(LONG, checksum=9)]
)
def test_a_file_that_nobody_changed_comes_back(plane: Plane, file: File) -> None:
    opened = plane(file.to_bytes())
    assert opened.write() == file.to_bytes()
    assert opened.write(keep_padding=True) == file.to_bytes()
    opened.price(9) if file.entries else None
    opened.price(file.entries[0][0]) if file.entries else None
    assert opened.write() == file.to_bytes()


@both
@pytest.mark.parametrize(
    ("file", "follows", "is_right", "end"),
    [
        (SOUND, True, True, None),
        (FOREIGN, False, True, None),
        (WRONG, True, False, None),
        (DAMAGED, False, False, None),
        (LONG, True, True, 188),
        (APPENDED, True, True, 124),
        (FULL, True, True, None),
        (NOTHING, True, True, None),
        (replace(NOTHING, filler=b"SEAL" + bytes(112)), False, True, None),
    ],
)
def test_what_is_remembered(plane: Plane, file: File, follows: bool, is_right: bool, end: int | None) -> None:
    seal = plane(file.to_bytes()).seal
    assert (seal.follows, not seal.digest, seal.end) == (follows, is_right, end)
    assert seal.expected == sum(file.to_bytes()[4 : len(file.to_bytes()) - len(file.trailing) - 4])


@both
@pytest.mark.parametrize("file", [SOUND, WRONG, LONG, APPENDED])
@pytest.mark.parametrize("label", [b"abc", b"xyz", b"", b"a label that is long"])
def test_an_edited_file_is_sealed(plane: Plane, file: File, label: bytes) -> None:
    """As long as it was, with padding that repeats the new content, and with the right checksum."""
    opened = plane(file.to_bytes())
    opened.price(0xFFFF)
    opened.label(label)
    expected = replace(file, entries=[(0xFFFF, label), file.entries[1]], checksum=None)
    assert opened.write() == expected.to_bytes()
    assert opened.write() == expected.to_bytes()
    end = len(expected.to_bytes()) - len(file.trailing)
    number = expected.to_bytes()[end - 4 : end]
    assert opened.sums == (expected.to_bytes()[len(expected.head()) : end - 4], int.from_bytes(number, "big"))


@both
@pytest.mark.parametrize("file", [FOREIGN, DAMAGED])
def test_foreign_padding_stays_while_its_length_does(plane: Plane, file: File) -> None:
    opened = plane(file.to_bytes())
    opened.price(8)
    kept = File(entries=[(8, b"abc"), (258, b"")], filler=FOREIGN.filler)
    assert opened.write() == kept.to_bytes()
    opened.label(b"abcdefgh")
    refilled = File(entries=[(8, b"abcdefgh"), (258, b"")])
    assert opened.write() == refilled.to_bytes()
    opened.price(9)
    assert opened.write() == replace(refilled, entries=[(9, b"abcdefgh"), (258, b"")]).to_bytes()


@both
def test_a_wrong_checksum_stays_only_in_the_file_that_had_it(plane: Plane) -> None:
    moved = plane(replace(DAMAGED, entries=[(1, b"abc"), (2, b"")]).to_bytes())
    moved.price(2)
    moved.price(1, entry=1)
    swapped = replace(DAMAGED, entries=[(2, b"abc"), (1, b"")])
    assert moved.write() == replace(swapped, checksum=None).to_bytes(), "the sum alone does not tell of this edit"
    touched = plane(WRONG.to_bytes())
    touched.set("checksum", 6)
    assert touched.write() == SOUND.to_bytes()


@both
def test_padding_is_kept_where_that_is_asked(plane: Plane) -> None:
    filler = SOUND.to_bytes()[len(SOUND.head()) : -4]
    opened = plane(SOUND.to_bytes())
    opened.price(8)
    entries = [(8, b"abc"), (258, b"")]
    assert opened.write(keep_padding=True) == File(entries, filler).to_bytes()
    assert opened.write() == File(entries).to_bytes()
    opened.set("filler", b"\x11" * ROOM)
    opened.label(b"abcdefg")
    assert opened.write(keep_padding=True) == File([(8, b"abcdefg"), entries[1]], b"\x11" * (ROOM - 4)).to_bytes()
    opened.label(b"")
    longer = File([(8, b""), entries[1]], b"\x11" * (ROOM + 4))
    assert opened.write(keep_padding=True) == longer.to_bytes()
    assert opened.write() == File([(8, b""), entries[1]]).to_bytes()


@both
@pytest.mark.parametrize(("file", "size"), [(SOUND, 128), (APPENDED, 130), (LONG, 192)])
def test_no_room_is_left(plane: Plane, file: File, size: int) -> None:
    opened = plane(file.to_bytes())
    opened.label(bytes(200))
    head = len(replace(file, entries=[(7, bytes(200)), (258, b"")]).head())
    over = head + 4 + len(file.trailing) - size
    with pytest.raises(WriteError, match=rf"^/filler: .*{over} bytes too long for a file of {size} bytes; .*"):
        opened.write()


def test_padding_is_kept_in_files_that_are_saved(tmp_path: Path) -> None:
    tables = read(SOUND.to_bytes(), spec())
    tables["entries"]["price"][0] = 8
    tables.write(tmp_path / "kept", keep_padding=True)
    kept = File([(8, b"abc"), (258, b"")], SOUND.to_bytes()[len(SOUND.head()) : -4]).to_bytes()
    assert (tmp_path / "kept").read_bytes() == navspec.to_bytes(tables, keep_padding=True) == kept
    tables.write(tmp_path / "filled")
    assert (tmp_path / "filled").read_bytes() == navspec.to_bytes(tables) == File([(8, b"abc"), (258, b"")]).to_bytes()


# New files


def test_a_new_file_of_objects_is_sealed() -> None:
    root = Sealed()
    tree.set_decisions(root, spec(), {"len_trailing": 0})
    entry = Sealed.Entry()
    entry.price, entry.label = 7, b"abc"
    root.entries, root.trailing = [entry], b""
    assert tree.to_bytes(root, spec()) == File([(7, b"abc")]).to_bytes()


def test_a_new_file_of_columns_is_sealed() -> None:
    entries = np.array([(7, 3)], [("price", "u2"), ("len_label", "u1")])
    rows = {"entries": entries, "entries.label": list(b"abc")}
    assembled = assemble(spec(), decisions={"len_trailing": 0}, root={}, rows=rows, counts={"entries.label": [3]})
    assert assembled.seal == NEW_FILE_STATE
    assert assembled.to_bytes() == File([(7, b"abc")]).to_bytes()
    assert assembled.to_bytes() == read(assembled.to_bytes(), spec()).to_bytes()


# Tables made of tables, trees made of trees


@pytest.mark.parametrize("file", [SOUND, FOREIGN, WRONG, DAMAGED, LONG, APPENDED])
@pytest.mark.parametrize("change", [Tables.copy, Tables.recast, lambda tables: tables.copy().recast()])
def test_what_is_remembered_is_handed_on(file: File, change: Callable[[Tables], Tables]) -> None:
    tables = read(file.to_bytes(), spec())
    assert change(tables).to_bytes() == file.to_bytes()
    tables.set_column("entries", "price", 5)
    expected = replace(file, entries=[(5, b"abc"), (5, b"")], checksum=None).to_bytes()
    assert change(tables).to_bytes() == expected
    assert tables.to_bytes() == expected


@pytest.mark.parametrize("file", [SOUND, FOREIGN, WRONG, LONG, APPENDED])
def test_dropped_rows_make_room(file: File) -> None:
    tables = read(file.to_bytes(), spec())
    tables.keep("entries", [False, True])
    expected = replace(file, entries=[(258, b"")], checksum=None, filler=None)
    assert tables.to_bytes() == tables.recast().to_bytes() == expected.to_bytes()


def test_what_was_appended_can_be_dropped() -> None:
    tables = read(APPENDED.to_bytes(), spec())
    assert tables.recast(decisions={"len_trailing": 0}, rows={"trailing": []}).to_bytes() == SOUND.to_bytes()


@pytest.mark.parametrize("clone", [copy.copy, copy.deepcopy, lambda root: pickle.loads(pickle.dumps(root))])
@pytest.mark.parametrize("file", [FOREIGN, WRONG, DAMAGED, LONG])
def test_copies_of_trees_remember(clone: Callable[[Any], Any], file: File) -> None:
    assert tree.to_bytes(clone(Objects(file.to_bytes()).root), spec()) == file.to_bytes()


@pytest.mark.parametrize("file", [SOUND, FOREIGN, WRONG, DAMAGED, LONG, APPENDED])
def test_what_is_remembered_goes_through_json(file: File) -> None:
    root = Objects(file.to_bytes()).root
    text = json.dumps([tree.to_json(root, spec()), tree.derived_state(root).facts()])
    content, facts = json.loads(text)
    again = tree.from_json(content, spec(), PACKAGE)
    tree.set_derived_state(again, DerivedState.from_facts(facts))
    assert tree.to_bytes(again, spec()) == file.to_bytes()
    assert (facts == {}) == (file is SOUND)


@pytest.mark.parametrize(("file", "names"), [(SOUND, set()), (LONG, {"end"}), (DAMAGED, {"follows", "digest"})])
def test_dumps_tell_what_is_remembered(file: File, names: set[str], monkeypatch: pytest.MonkeyPatch) -> None:
    opened = SimpleNamespace(spec=spec(), match=SimpleNamespace(format="sealed", variant="plain"))
    monkeypatch.setattr("navspec.inputs.request.open_content", lambda *given: opened)
    monkeypatch.setattr("navspec.operations.trees.load_tree", lambda opened_file: Objects(file.to_bytes()).root)
    head = json.loads(navspec.dump(file.to_bytes()))["$navspec"]
    assert set(head.pop("seal", {})) == names
    assert head == {"format": "sealed", "variant": "plain"}


def test_formats_without_sealed_bytes_take_no_notice_of_a_seal() -> None:
    dump = json.loads(navspec.dump(bytes(20), name="NODES3.DAT"))
    dump["$navspec"]["seal"] = {"end": 5, "follows": False, "digest": "0"}
    assert navspec.build(json.dumps(dump)) == bytes(20)


@pytest.mark.parametrize(
    "facts", ['{"end":-1}', '{"end":67108865}', '{"end":true}', '{"follows":0}', '{"expected":1}', "[]", "null"]
)
def test_dumps_with_a_seal_that_is_none(facts: str) -> None:
    dump = json.loads(navspec.dump(bytes(20), name="NODES3.DAT"))
    dump["$navspec"]["seal"] = json.loads(facts)
    with pytest.raises(WriteError, match=r"^/\$navspec/seal: .*(a seal is an object|cannot be filled to) "):
        navspec.build(json.dumps(dump))


# Hashes that nobody can compute


def test_a_file_with_an_unknown_hash_can_only_be_read() -> None:
    data = hashed(b"\1\2\3\4\5\6\7\x08", 10, -20)
    tables, root = read(data, spec("hashed")), tree.read(data, spec("hashed"), package=PACKAGE)
    assert tables.to_bytes() == tree.to_bytes(root, spec("hashed")) == data
    tables["values"][0] = root.values[0] = 11
    words = "/fingerprint: a value differs from the file that was read, and the algorithm .* not edited"
    with pytest.raises(WriteError, match=words):
        tables.to_bytes()
    with pytest.raises(WriteError, match=words):
        tree.to_bytes(root, spec("hashed"))
    tables["values"][0] = root.values[0] = 10
    assert tables.to_bytes() == tree.to_bytes(root, spec("hashed")) == data


def test_an_unknown_hash_is_no_value_to_set() -> None:
    data = hashed(bytes(8), 10)
    tables, root = read(data, spec("hashed")), tree.read(data, spec("hashed"), package=PACKAGE)
    tables[""]["fingerprint"][0][3] = 1
    root.fingerprint = b"\0\0\0\1\0\0\0\0"
    with pytest.raises(WriteError, match="/fingerprint"):
        tables.to_bytes()
    with pytest.raises(WriteError, match="/fingerprint"):
        tree.to_bytes(root, spec("hashed"))


def test_copies_with_an_unknown_hash_are_not_written_either() -> None:
    tables = read(hashed(bytes(8), 10), spec("hashed"))
    tables["values"][0] = 11
    tables.recompute_checksum(padding=True)
    for derived in (tables.copy(), tables.recast()):
        assert derived["values"].tolist() == [11]
        with pytest.raises(WriteError, match="differs from the file that was read"):
            derived.to_bytes()
        derived["values"][0] = 10
        assert derived.to_bytes() == hashed(bytes(8), 10)


def test_new_files_with_an_unknown_hash_are_not_written() -> None:
    assembled = assemble(spec("hashed"), decisions={}, root={}, rows={"values": [1]})
    with pytest.raises(WriteError, match=r"^/fingerprint: .*a new one, and the algorithm .*"):
        assembled.to_bytes()


# Rules and repairs


@dataclass
class Plain:
    """A view without words of its own."""

    files: TableSet

    def place(self, table: str, rows: np.ndarray) -> tuple[list[str], dict[str, np.ndarray]]:
        return [f"file {row}" for row in rows], {}


def test_rules_ask_whether_files_were_sealed() -> None:
    files = [SOUND, FOREIGN, WRONG, DAMAGED, APPENDED]
    tables = {number: read(content.to_bytes(), spec(), path=f"f{number}") for number, content in enumerate(files)}
    tables[5] = read(hashed(bytes(8)), spec("hashed"), path="f5")
    outcome = run_rules(build_declared_checks([spec(), spec("hashed")]), Plain(TableSet(tables)), Options(), "set")
    assert outcome.errors == []
    places = {
        (finding.code, finding.path, finding.pointer, finding.offset, finding.length) for finding in outcome.findings
    }
    assert places == {
        ("SEALED_FILLER", "f1", "/filler", 16, 108),
        ("SEALED_FILLER", "f3", "/filler", 16, 108),
        ("SEALED_CHECKSUM", "f2", "/checksum", 124, 4),
        ("SEALED_CHECKSUM", "f3", "/checksum", 124, 4),
    }
    assert {code: (total.cases, total.failed) for code, total in outcome.totals.items()} == {
        "SEALED_FILLER": (5, 2),
        "SEALED_CHECKSUM": (5, 2),
    }
    total = sum(WRONG.to_bytes()[4:124])
    finding = next(finding for finding in outcome.findings if finding.code == "SEALED_CHECKSUM")
    assert finding.params == {"value": 5, "expected": total}
    assert finding.message == f"file 2 has the checksum 5, it should be {total}"
    words = "file 1: filler does not repeat the bytes that stand 16 before"
    assert next(finding for finding in outcome.findings if finding.code == "SEALED_FILLER").message == words


def test_repairs_seal_what_their_rule_is_about() -> None:
    recipes = {
        make_declared_recipe.codes[0]: make_declared_recipe
        for make_declared_recipe in build_declared_recipes([spec()], {"SEALED_FILLER": "", "SEALED_CHECKSUM": ""})
    }
    expected = {
        "SEALED_CHECKSUM": [SOUND, FOREIGN, SOUND, FOREIGN],
        "SEALED_FILLER": [SOUND, SOUND, SOUND, SOUND],
    }
    for code, files in expected.items():
        cases = [SOUND, FOREIGN, WRONG, DAMAGED]
        tables = {number: read(content.to_bytes(), spec()) for number, content in enumerate(cases)}
        recipes[code].apply(Plain(TableSet(tables)))
        assert [table.to_bytes() for table in tables.values()] == [file.to_bytes() for file in files]


# Any bytes


LABELS = st.binary(max_size=40)
ENTRIES = st.lists(st.tuples(st.integers(0, 0xFFFF), LABELS), max_size=3)


@settings(max_examples=rounds(150, 40), deadline=None)
@given(ENTRIES, ENTRIES, st.sampled_from([64, 128, 192, 256]), st.binary(max_size=3), st.booleans())
def test_both_planes_write_the_same(
    old: list[tuple[int, bytes]], new: list[tuple[int, bytes]], size: int, trailing: bytes, is_wrong: bool
) -> None:
    """Any content in place of any other: the file is as its builder makes it, or both planes find it too long."""
    before = File(old, size=size, trailing=trailing, checksum=1 if is_wrong else None)
    after = File(new, size=size, trailing=trailing)
    if len(before.head()) + 4 > size:
        return
    objects, columns = Objects(before.to_bytes()), Columns(before.to_bytes())
    assert objects.write() == columns.write() == before.to_bytes()
    assert objects.seal == columns.seal
    objects.root.entries = [_entry(*entry) for entry in new]
    rows = np.array([(price, len(label)) for price, label in new], [("price", "u2"), ("len_label", "u1")])
    text = np.frombuffer(b"".join(label for _, label in new), np.uint8)
    recast = columns.tables.recast(
        rows={"entries": rows, "entries.label": text}, counts={"entries.label": [len(label) for _, label in new]}
    )
    if len(after.head()) + 4 <= size:
        expected = before.to_bytes() if new == old else after.to_bytes()
        assert objects.write() == recast.to_bytes() == expected
        return
    for write in (objects.write, recast.to_bytes):
        with pytest.raises(WriteError, match=f"{len(after.head()) + 4 - size} bytes too long"):
            write()


def _entry(price: int, label: bytes) -> Any:
    entry = Sealed.Entry()
    entry.price, entry.label = price, label
    return entry


def test_any_bytes_come_back_or_are_refused() -> None:
    """Every byte changed in three ways, and every beginning of a file, longer and shorter than the distance."""
    data = replace(SOUND, entries=[(7, b"abc")]).to_bytes()
    damaged = [
        data[:at] + bytes([data[at] ^ change]) + data[at + 1 :] for at in range(128) for change in (1, 0x80, 0xFF)
    ]
    outcomes = set()
    for candidate in [*damaged, *(data[:size] for size in range(len(data))), data + bytes(200)]:
        outcomes.add(_survives(candidate))
    assert outcomes == {True, False}


def _survives(data: bytes) -> bool:
    try:
        opened = Columns(data)
    except ReadError:
        with pytest.raises(ReadError):
            Objects(data)
        return False
    assert opened.write() == Objects(data).write() == data
    assert opened.seal == Objects(data).seal
    return True
