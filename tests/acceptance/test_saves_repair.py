"""Repairs of real saves: the taxi glitch, and that nothing else is touched."""

from __future__ import annotations

from pathlib import Path
from struct import unpack_from

import pytest

import navspec
from navspec.columns import Tables, TableSet
from navspec.families.gta_sa_save.rules.zones import SHARE, measure_territory
from navspec.families.gta_sa_save.view import Save

SIZE = 202_752
ZONES = 379
ZONE = 32
NAMES = 16
"""Bytes of a zone, and of its two names at the beginning."""

GLITCH = {"SA_SAVE_ZONE0_NAME", "SA_SAVE_ZONE_LABELS", "SA_SAVE_VISITED_COUNT"}


def saves(corpus: Path) -> list[Path]:
    return sorted((corpus / "gta_sa_save" / "pc").iterdir())


def one(corpus: Path, commit: str) -> Path:
    (found,) = (corpus / "gta_sa_save" / "pc").glob(f"JohnCard*{commit}*")
    return found


def zones_at(path: Path) -> int:
    """Where the zones with names begin: behind level and three counts."""
    tables = navspec.tables(path)
    assert isinstance(tables, Tables)
    return tables.span("", 0, "zones.current_level")[0] + 10


def names(data: bytes, start: int) -> list[bytes]:
    return [data[start + ZONE * zone :][:NAMES] for zone in range(ZONES)]


def codes(data: bytes) -> set[str]:
    return {finding.code for finding in navspec.check(data, name="GTASAsf1.b").findings}


def test_the_taxi_glitch_goes_and_nothing_else_changes(corpus: Path) -> None:
    clean, damaged = one(corpus, "780b0145"), one(corpus, "d0f2b45b")
    assert codes(clean.read_bytes()) == set()
    before = damaged.read_bytes()
    assert codes(before) == GLITCH
    done = navspec.repair(damaged)
    assert [(step.codes, step.state, step.left) for set_ in done.sets for step in set_.steps] == [
        (("SA_SAVE_ZONE0_NAME", "SA_SAVE_ZONE_LABELS"), "done", 0),
        (("SA_SAVE_VISITED_COUNT",), "done", 0),
    ]
    after = done.files[0].data
    assert codes(after) == set()

    start = zones_at(damaged)
    assert names(after, start) == names(clean.read_bytes(), zones_at(clean))
    tables = navspec.tables(damaged)
    assert isinstance(tables, Tables)
    counter, _ = tables.span("", 0, "zones.revealed_count")
    padding = tables.extent("padding")[0]
    changed = [at for at in range(SIZE) if before[at] != after[at]]
    inside = [at for at in changed if at < padding]
    assert [(at, before[at], after[at]) for at in inside] == [
        *((start + at, 1, 0) for at in (7, ZONE + 5, ZONE + 14, ZONE + 15)),
        (counter, 104, 99),
    ]
    repeated = [at for at in changed if padding <= at < SIZE - 4]
    assert all(after[at] == after[at - 51_200] for at in range(padding, SIZE - 4))
    assert {at - 51_200 for at in repeated} <= set(changed)
    assert unpack_from("<I", after, SIZE - 4)[0] == sum(after[:-4])


def test_all_saves_of_the_same_map_get_its_names_back(corpus: Path) -> None:
    clean = one(corpus, "780b0145")
    right = names(clean.read_bytes(), zones_at(clean))
    damaged = 0
    for path in saves(corpus):
        before, start = path.read_bytes(), zones_at(path)
        was_right = names(before, start) == right
        found = codes(before) & GLITCH
        assert ("SA_SAVE_ZONE_LABELS" in found) == (not was_right)
        done = navspec.repair(path, select=sorted(GLITCH))
        assert done.tool_errors == ()
        after = done.files[0].data
        assert names(after, start) == right
        assert done.files[0].changed == bool(found)
        assert not codes(after) & GLITCH
        damaged += not was_right
    assert damaged == 17


@pytest.mark.parametrize(
    ("commit", "code"),
    [
        ("0d65e819", "SA_SAVE_CAR_SLOT_HOLE"),
        ("251cad6d__Tests__TestData__SA__PC__RIOT_4", "SA_SAVE_CAR_POSITION"),
        ("b00ba471", "SA_SAVE_PLATE_GENERATOR"),
        ("b00ba471", "SA_SAVE_ENEX_LINK"),
    ],
)
def test_what_players_and_mods_left_behind(corpus: Path, commit: str, code: str) -> None:
    (path,) = (save for save in saves(corpus) if commit in save.name)
    before = codes(path.read_bytes())
    assert code in before
    done = navspec.repair(path, select=[code])
    assert [(step.state, step.left) for set_ in done.sets for step in set_.steps] == [("done", 0)]
    assert codes(done.files[0].data) == before - {code}


def test_shares_of_the_territory_are_those_that_the_game_writes(corpus: Path) -> None:
    """To the last bit, so that a recipe for the counts leaves a share that is right."""
    for path in saves(corpus):
        tables = navspec.tables(path)
        assert isinstance(tables, Tables)
        before = tables.to_bytes()
        tables.set_column("", SHARE, measure_territory(Save(TableSet({0: tables}))).share)
        assert tables.to_bytes() == before, path
