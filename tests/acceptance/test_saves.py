"""Real saves of three platforms: read, rewritten and edited by both planes; every rule once more by plain Python."""

from __future__ import annotations

import csv
import json
import struct
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import navspec
from acceptance.test_save_rules import fitting_parts, threads
from differential.nested import nested
from independent import gta_sa_save as independent
from independent import gta_sa_save_rules as catalogue
from navspec import tree
from navspec.columns import Tables
from navspec.records.report import Report
from navspec.spec import load_spec

FOLDERS = {"pc": ("gta_sa_save", "pc"), "android": ("gta_sa_save_android", "android")}
FOLDERS |= {"de": ("gta_sa_save_de", "definitive")}
GLITCHED = "TAXI_GLITCH"
WITH_BIKES = "supergatto__cf94d871__GTASAMP10.b"
"""The only save with motorbikes and bicycles among the vehicles around the player."""
GUARDED = "wordsitee__be321486__GTASAsf1.b"
"""The only save of a mobile game before its format 4, which writes a guard before each value."""


@pytest.fixture(scope="module")
def saves(corpus: Path) -> list[Path]:
    """The saves that the independent reader knows, too."""
    found = sorted(path for folder in FOLDERS for path in (corpus / "gta_sa_save" / folder).iterdir())
    assert Counter(path.parent.name for path in found) == {"pc": 70, "android": 12, "de": 3}
    return found


def test_every_save_of_the_corpus_is_asked_for_something(saves: list[Path], corpus: Path) -> None:
    folder = corpus / "gta_sa_save"
    files = {path.name for path in folder.rglob("*") if path.is_file() and path.parent.name != "invalid"}
    assert files == {path.name for path in saves} | {GUARDED}
    assert len(files) == 86


@pytest.mark.parametrize(
    ("file", "errors"), [(f"android/{WITH_BIKES}", set()), (f"mobile/{GUARDED}", {"CAR_POSITION"})]
)
def test_saves_of_phones_are_read(file: str, errors: set[str], corpus: Path) -> None:
    """An editor put a helicopter outside its garage in one of them; it also gave it a word in the padding."""
    path = corpus / "gta_sa_save" / file
    report = checked(path)
    assert [input_.status for input_ in report.inputs] == ["read"]
    assert not report.causes
    assert {
        finding.code.removeprefix("SA_SAVE_") for finding in report.findings if finding.severity == "error"
    } == errors
    tables = navspec.tables(path)
    assert isinstance(tables, Tables)
    assert tables.to_bytes() == path.read_bytes() == navspec.to_bytes(navspec.load(path))
    assert not any("thread" in sign for sign in navspec.info(path).files[0].info["mods"])


@pytest.mark.parametrize("file", [f"android/{WITH_BIKES}", f"mobile/{GUARDED}"])
def test_intact_saves_of_phones_are_never_called_damaged(file: str, corpus: Path) -> None:
    """Whether they can be read or not."""
    path = corpus / "gta_sa_save" / file
    report = checked(path)
    assert {cause.code for cause in report.causes} <= {"UNKNOWN_VERSION"}
    texts = [*(cause.message + cause.fix for cause in report.causes), *(finding.message for finding in report.findings)]
    assert not [text for text in texts if "damaged" in text or "backup" in text]
    donor = next((corpus / "gta_sa_save" / "pc").glob("*STAD_03"))
    with pytest.raises(navspec.NavspecError, match=r"is intact|a file of the same format"):
        navspec.repair(path, donor=donor)


@pytest.fixture(scope="module")
def share(saves: list[Path]) -> list[Path]:
    """The first save of every collection, those of Android in every form, and those whose padding a tool wrote."""
    first: dict[str, Path] = {}
    for path in saves:
        first.setdefault(path.name.partition("__")[0], path)
    others = ("GTASAsf10", "2aec638f", "PC__RIOT_4")
    return sorted({*first.values(), *(path for path in saves if any(other in path.name for other in others))})


@cache
def checked(path: Path) -> Report:
    report = navspec.check(path)
    assert report.tool_errors == ()
    return report


@cache
def expected(path: Path) -> set[str]:
    return set(catalogue.failures(path.read_bytes(), threads(), fitting_parts()))


def failing(report: Report) -> set[str]:
    """Codes of rules that failed, without the prefix of the family."""
    return {code.removeprefix("SA_SAVE_") for code, total in report.totals.items() if total.failed}


def test_every_code_is_that_of_plain_python(saves: list[Path]) -> None:
    for path in saves:
        assert failing(checked(path)) == expected(path), path.name


def test_every_rule_of_the_catalogue_was_asked(saves: list[Path]) -> None:
    asked = {code.removeprefix("SA_SAVE_") for path in saves for code in checked(path).totals} - {"STRUCTURE"}
    assert asked == {*catalogue.RULES, "TAG_CHAIN", "GUARDS"}
    assert len(asked) == 87


def test_no_more_failures_than_the_rules_know_of(saves: list[Path], corpus: Path) -> None:
    rules = {rule.code: rule for rule in navspec.rules("gta_sa_save")}
    paths = [*saves, corpus / "gta_sa_save" / "mobile" / GUARDED]
    assert {rule.num_real_files for rule in rules.values()} == {len(paths)}
    failures: Counter[str] = Counter()
    for path in paths:
        failures.update({code: total.failed for code, total in checked(path).totals.items() if total.failed})
    assert {code: count for code, count in failures.items() if count > rules[code].exceptions} == {}


def test_games_write_no_errors_but_those_of_the_taxi(saves: list[Path], corpus: Path) -> None:
    """Glitched saves are those that the index knows; one mod stores cars where they do not belong, one tool appends."""
    with (corpus / "INDEX.tsv").open(encoding="utf-8") as file:
        notes = {Path(row["file"]).name: row["note"] or "" for row in csv.DictReader(file, delimiter="\t")}
    errors: dict[str, set[str]] = {}
    for path in saves:
        for finding in checked(path).findings:
            if finding.severity == "error":
                errors.setdefault(finding.code.removeprefix("SA_SAVE_"), set()).add(path.name)
    assert set(errors) == {"ZONE0_NAME", "ZONE_LABELS", "CAR_POSITION", "FILE_SIZE"}
    assert errors["ZONE0_NAME"] == {name for name, note in notes.items() if GLITCHED in note}
    assert errors["ZONE_LABELS"] > errors["ZONE0_NAME"]
    assert len(errors["ZONE_LABELS"]) == 17
    assert [len(errors[code]) for code in ("CAR_POSITION", "FILE_SIZE")] == [1, 1]


def test_a_save_before_and_after_the_taxi(saves: list[Path]) -> None:
    (clean,) = (path for path in saves if "780b0145" in path.name)
    (damaged,) = (path for path in saves if "d0f2b45b" in path.name)
    assert failing(checked(clean)) == set()
    assert failing(checked(damaged)) == {"ZONE0_NAME", "ZONE_LABELS", "VISITED_COUNT"}
    tables = navspec.tables(damaged)
    assert isinstance(tables, Tables)
    assert (tables["zones.visited"].sum(), tables.column("", "zones.revealed_count")[0]) == (99, 104)


def test_no_save_shows_a_thread_that_the_original_game_does_not_have(saves: list[Path]) -> None:
    signs = {path.name: navspec.info(path).files[0].info["mods"] for path in saves}
    assert [name for name, found in signs.items() if any("thread" in sign for sign in found)] == []


def test_no_save(corpus: Path) -> None:
    (path,) = (corpus / "gta_sa_save" / "invalid").iterdir()
    assert failing(navspec.check(path)) == {"FORMAT_UNKNOWN"}
    assert failing(navspec.check(path.read_bytes(), name="GTASAsf1.b")) == {"TAG_CHAIN"} == expected(path)


def test_columns_give_back_every_save(saves: list[Path]) -> None:
    for path in saves:
        tables = navspec.tables(path)
        assert isinstance(tables, Tables)
        assert (tables.format, navspec.identify(path).variant) == FOLDERS[path.parent.name], path.name
        assert tables.to_bytes() == path.read_bytes(), path.name


def test_objects_give_back_a_share_of_saves(share: list[Path]) -> None:
    assert len(share) >= 12
    for path in share:
        assert navspec.to_bytes(navspec.load(path)) == path.read_bytes(), path.name


def of_each_platform(saves: list[Path]) -> Iterator[Path]:
    """The saves of missions, and one of the PC."""
    yield from (path for path in saves if "GTASAsf10" in path.name)
    yield next(path for path in saves if path.parent.name == "pc")


def test_both_planes_agree_on_every_value(saves: list[Path]) -> None:
    for path in of_each_platform(saves):
        tables = navspec.tables(path)
        assert isinstance(tables, Tables)
        of = load_spec(tables.format)
        assert json.dumps(nested(tables)) == json.dumps(tree.to_json(navspec.load(path), of)), path.name


def test_json_gives_back_every_byte(saves: list[Path]) -> None:
    for path in of_each_platform(saves):
        assert navspec.build(navspec.dump(path)) == path.read_bytes(), path.name


RICH = 123_456_789


def with_money(data: bytes) -> bytes:
    """The save that the game would have written with that much money."""
    save = independent.read(data)
    return independent.edited(save, {save.money_at: struct.pack("<i", RICH)})


def test_columns_write_other_money_and_what_follows_from_it(saves: list[Path]) -> None:
    for path in saves:
        if path.parent.name == "de":
            continue
        tables = navspec.tables(path)
        assert isinstance(tables, Tables)
        tables.set_column("", "player_info.money", RICH)
        assert tables.to_bytes() == with_money(path.read_bytes()), path.name


def test_objects_write_other_money_and_what_follows_from_it(share: list[Path]) -> None:
    for path in share:
        if path.parent.name == "de":
            continue
        root = navspec.load(path)
        root.player_info.money = RICH
        assert navspec.to_bytes(root) == with_money(path.read_bytes()), path.name


def test_saves_of_the_definitive_edition_are_read_only(saves: list[Path], tmp_path: Path) -> None:
    """Nobody knows how their hash is made: they are given back unchanged, and no edit is written."""
    for path in saves:
        if path.parent.name != "de":
            continue
        tables = navspec.tables(path)
        assert isinstance(tables, Tables)
        tables.set_column("", "player_info.money", RICH)
        with pytest.raises(navspec.WriteError, match="hash"):
            tables.write(tmp_path / "columns.sav")
        root = navspec.load(path)
        root.player_info.money = RICH
        with pytest.raises(navspec.WriteError, match="hash"):
            navspec.save(root, tmp_path / "objects.sav")
    assert not list(tmp_path.iterdir())
