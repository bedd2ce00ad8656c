"""Small files that are checked together get the reports that they get one by one."""

from __future__ import annotations

import json
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

import navspec
from builders import source_nav
from builders.collection import SAMPLES
from builders.sampling import Sample
from navspec.families import families
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import RuleResult
from navspec.inputs.discovery import discover
from navspec.inputs.request import Request
from navspec.operations import unit_checks
from navspec.operations.evaluation import rule_set_of
from navspec.operations.unit_checks import check_unit
from sweeps import rounds, some

GAMES = [(version, None, "goldsrc") for version in (1, 3, 5)] + [(version, None, "base") for version in (6, 9)]
GAMES += [(version, 0, "base") for version in (10, 12, 13, 14, 16)]
GAMES += [(16, 1, "cs"), (9 + 5, 1, "cs"), (16, 2, "tf"), (16, 14, "l4d"), (15, 9, "l4d")]

TOGETHER = [name for name, family in families().items() if family.batch_support]


def samples_of(family: str) -> list[Sample]:
    prefix = families()[family].prefix
    return [sample for sample in SAMPLES if sample.code.startswith(prefix) and not sample.folder]


def mutated(data: bytes, seed: int) -> bytes:
    """A file with a few other bytes."""
    mutant, dice = bytearray(data), random.Random(seed)
    for _ in range(dice.randint(1, 6)):
        mutant[dice.randrange(len(mutant))] = dice.choice((0, 1, 2, 0x80, 0xFF))
    return bytes(mutant[: dice.choice((len(mutant), len(mutant), dice.randrange(len(mutant))))])


def report(folder: Path) -> navspec.Report:
    return navspec.check(folder, max_findings=5)


def demand_alike(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold the report of a folder to that of its files one by one; of those together only what cannot be read is alone."""
    single: set[str] = set()

    def check_alone(unit: unit_checks.Unit, options: Options) -> unit_checks.CheckedUnit:
        single.add(unit.where)
        return check_unit(unit, options)

    with monkeypatch.context() as patch:
        patch.setattr(unit_checks, "MAX_FILES", 1 << 20)
        patch.setattr(unit_checks, "check_unit", check_alone)
        together = report(folder)
    assert single == {input_.path for input_ in together.inputs if input_.status == "unreadable"}
    with monkeypatch.context() as patch:
        patch.setattr(unit_checks, "SMALL_SIZE", -1)
        assert json.dumps(together.to_dict()) == json.dumps(report(folder).to_dict())


def written(folder: Path, files: Sequence[tuple[str, bytes]]) -> None:
    for number, (ending, data) in enumerate(files):
        (folder / f"file{number:03}.{ending}").write_bytes(data)


@pytest.mark.parametrize("family", TOGETHER)
def test_planted_faults_are_found_together_as_one_by_one(
    family: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = [(name.rpartition(".")[2], data) for sample in samples_of(family) for name, data in sample.files.items()]
    assert len(files) > 50
    chosen = some(files, 100)
    written(tmp_path, random.Random(1).sample(chosen, len(chosen)))
    demand_alike(tmp_path, monkeypatch)


@pytest.mark.parametrize("family", TOGETHER)
def test_damaged_files_cost_the_others_nothing(family: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    dice = random.Random(2)
    files = [(name, data) for sample in samples_of(family) for name, data in sample.files.items() if len(data) > 1]
    chosen = [
        (name.rpartition(".")[2], mutated(data, seed))
        for seed, (name, data) in enumerate(dice.choices(files, k=rounds(150, 20)))
    ]
    written(tmp_path, chosen)
    demand_alike(tmp_path, monkeypatch)


def test_meshes_of_all_games_in_any_order(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    meshes = [build(*game).pack() for game in GAMES for build in (source_nav.mesh, source_nav.clean)]
    meshes += [mutated(data, seed) for seed, data in enumerate(meshes * rounds(2, 1))]
    written(tmp_path, [("nav", data) for data in random.Random(3).sample(meshes, len(meshes))])
    demand_alike(tmp_path, monkeypatch)


# --- what is checked together --------------------------------------------------------------------------------------


def units(folder: Path) -> list[unit_checks.Unit]:
    return discover(Request((str(folder),))).units


def test_lots_are_small_files_near_each_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    small, large = source_nav.clean().pack(), source_nav.clean().pack()
    monkeypatch.setattr(unit_checks, "SMALL_SIZE", len(small))
    written(tmp_path, [("nav", small)] * 5 + [("nav", large + b"\0")] + [("nav", small)] * 2)
    sizes = lambda **options: [len(lot) for lot in unit_checks.batch_units(units(tmp_path), Options(**options))]  # noqa: E731
    assert unit_checks.batch_units(units(tmp_path), Options()) == [[0, 1, 2, 3, 4, 6, 7], [5]]
    assert sizes(drawings=True) == [1] * 8
    assert [len(lot) for lot in unit_checks.batch_units(units(tmp_path), Options(), jobs=2)] == [1] * 8
    monkeypatch.setattr(unit_checks, "BATCHES_PER_PROCESS", 2)
    assert unit_checks.batch_units(units(tmp_path), Options(), jobs=2) == [[0, 1], [2, 3], [4, 6], [5], [7]]
    monkeypatch.setattr(unit_checks, "MAX_FILES", 2)
    assert sizes() == [2, 2, 2, 1, 1]
    monkeypatch.setattr(unit_checks, "MAX_FILES", 8)
    monkeypatch.setattr(unit_checks, "MAX_SIZE", 3 * len(small))
    assert sizes() == [3, 3, 1, 1]
    monkeypatch.setattr(unit_checks, "MAX_DISTANCE", 6)
    assert unit_checks.batch_units(units(tmp_path), Options()) == [[0, 1, 2], [3, 4, 6], [5], [7]]
    monkeypatch.setattr(unit_checks, "MAX_DISTANCE", 3)
    assert unit_checks.batch_units(units(tmp_path), Options()) == [[0, 1, 2], [3, 4], [5], [6, 7]]


def test_empty_files_are_there_like_all_others(tmp_path: Path) -> None:
    mesh = source_nav.clean().pack()
    written(tmp_path, [("nav", b""), ("nav", mesh), ("nav", b""), ("nav", mesh)])
    report = navspec.check(tmp_path, format="source_nav")
    assert [input_.status for input_ in report.inputs] == ["unreadable", "read", "unreadable", "read"]


def test_files_for_which_something_else_is_declared_are_not_together(tmp_path: Path) -> None:
    written(tmp_path, [("nav", source_nav.clean().pack())] * 3)
    checked_units = units(tmp_path)
    checked_units[1].settings = {"places": frozenset((b"middle",))}
    assert unit_checks.batch_units(checked_units, Options()) == [[0, 2], [1]]


def test_rules_are_asked_once_for_many_files(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, [("nav", source_nav.mesh(*game).pack()) for game in ((16, 1, "cs"), (9, None, "base")) * 4])
    sizes: list[int] = []
    check = rule_set_of("source_nav").checks["NAV_LINK_SELF"]
    monkeypatch.setitem(
        rule_set_of("source_nav").checks,
        "NAV_LINK_SELF",
        type(check)(check.rule, lambda mesh: sizes.append(mesh.meshes) or check.evaluate(mesh)),
    )
    assert not navspec.check(tmp_path).tool_errors
    assert sizes == [4, 4]


def test_a_rule_that_fails_for_one_file_costs_the_others_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written(tmp_path, [("nav", source_nav.mesh().pack())] * 3)
    check = rule_set_of("source_nav").checks["NAV_LINK_SELF"]

    def ask(mesh: object) -> RuleResult:
        if mesh.files.files[max(mesh.files.files)].path.endswith("002.nav"):  # type: ignore[attr-defined]
            raise ValueError("no")
        return check.evaluate(mesh)  # type: ignore[return-value]

    monkeypatch.setitem(rule_set_of("source_nav").checks, "NAV_LINK_SELF", type(check)(check.rule, ask))
    report = navspec.check(tmp_path)
    assert report.tool_errors == (f"NAV_LINK_SELF, {tmp_path / 'file002.nav'}: ValueError: no",)
    assert report.totals["NAV_LINK_SELF"].cases == 2 * 5


def test_several_processes_check_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, [("nav", source_nav.mesh(16, 1, "cs").pack())] * 6)
    monkeypatch.setattr(unit_checks, "BATCHES_PER_PROCESS", 1)
    assert navspec.check(tmp_path, jobs=2).to_dict() == navspec.check(tmp_path).to_dict()


def test_what_is_suppressed_and_asked_otherwise_in_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    files = [("nav", data) for sample in samples_of("source_nav") for data in sample.files.values()]
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        written(tmp_path / name, random.Random(3).sample(files, 80))
    full = navspec.check(tmp_path)
    codes = sorted({finding.code for finding in full.findings if finding.path not in full.unread and finding.pointer})
    suppress = [
        navspec.Suppress(codes[0], "everywhere"),
        navspec.Suppress(codes[1], "in one folder", path="a", root=str(tmp_path)),
        navspec.Suppress("NAV_", "below a place", pointer="/areas/0"),
    ]
    folders = [navspec.Folder("b", ignore=[codes[2]], severity={codes[3]: "info"}, root=str(tmp_path))]

    def both() -> navspec.Report:
        return navspec.check(tmp_path, suppress=suppress, folders=folders, max_findings=5)

    together = both()
    with monkeypatch.context() as patch:
        patch.setattr(unit_checks, "SMALL_SIZE", -1)
        separate = both()
    assert json.dumps(together.to_dict()) == json.dumps(separate.to_dict())
    assert together.suppressed == separate.suppressed
    assert all(count.count for count in together.suppressed)
    assert {finding.code for finding in together.findings}.isdisjoint(codes[:1])
