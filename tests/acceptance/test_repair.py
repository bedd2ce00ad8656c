"""Every recipe on files made for it: the bytes that were written down by hand, and nothing else touched."""

from __future__ import annotations

from pathlib import Path

import pytest

import navspec
from builders.repairs import Case, Files, Outcome
from formats import families, formats
from navspec.operations.repair import recipes_of, rescues_of
from navspec.records.changes import Repaired
from sweeps import some

CASES = [case for family in families().values() for case in family.repairs]


def write(folder: Path, files: Files) -> None:
    folder.mkdir(exist_ok=True)
    for name, data in files.items():
        (folder / name).write_bytes(data)


def read(folder: Path) -> Files:
    return {path.name: path.read_bytes() for path in folder.iterdir() if ".bak" not in path.name}


def given(case: Case, folder: Path, outcome: Outcome) -> list[Path]:
    return [folder] if case.folder else [folder / name for name in outcome.before]


def repaired(case: Case, sources: list[Path], **options: object) -> Repaired:
    return navspec.repair(sources, select=case.codes if case.on_request else (), **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("case", some(CASES, 60), ids=lambda case: case.name)
def test_bytes_before_and_after(case: Case, tmp_path: Path) -> None:
    """And what a repair leaves is no reason for another one, even on request."""
    outcome = case.build()
    write(tmp_path, outcome.before)
    sources = given(case, tmp_path, outcome)
    failing = {finding.code for finding in navspec.check(sources).findings}
    assert set(case.codes) <= failing

    listed = repaired(case, sources)
    assert read(tmp_path) == outcome.before, "listing changes nothing"
    steps = [step for set_ in listed.sets for step in set_.steps]
    assert set(case.codes) <= {code for step in steps if step.state == "done" for code in step.codes}
    assert {step.state for step in steps} == {"done"}
    changed = {file.path for file in listed.files if file.changed}
    assert {Path(path).name for path in changed} == {
        name for name, data in outcome.after.items() if outcome.before.get(name) != data
    }

    done = repaired(case, sources, apply=True)
    assert read(tmp_path) == outcome.after
    assert done.before == listed.before
    assert done.after == listed.after
    for file in done.files:
        assert file.written == (file.path if file.changed else "")
        if file.changed and not file.new:
            assert Path(file.backup).read_bytes() == outcome.before[Path(file.path).name]

    report = navspec.check(sources)
    assert not {finding.code for finding in report.findings} & failing
    again = repaired(case, sources)
    assert [set_.steps for set_ in again.sets] == [() for _ in again.sets]
    assert not any(file.changed for file in again.files)


@pytest.mark.parametrize("case", [each for each in CASES if each.on_request], ids=lambda case: case.name)
def test_recipes_on_request_are_only_listed_without_it(case: Case, tmp_path: Path) -> None:
    outcome = case.build()
    write(tmp_path, outcome.before)
    sources = given(case, tmp_path, outcome)
    for select in ((), (case.codes[0].partition("_")[0] + "_",)):
        done = navspec.repair(sources, select=select)
        steps = [step for set_ in done.sets for step in set_.steps if set(step.codes) & set(case.codes)]
        assert [(step.state, step.codes) for step in steps] == [("on_request", case.codes)]
        assert not {step.state for set_ in done.sets for step in set_.steps} - {"on_request", "done"}
    # A beginning that says more than the family asks for it.
    done = navspec.repair(sources, select=[case.codes[0][:-2]])
    assert [step.state for set_ in done.sets for step in set_.steps] == ["done"]
    ignored = navspec.repair(sources, select=case.codes, ignore=case.codes)
    assert [set_.steps for set_ in ignored.sets] == [()]


@pytest.mark.parametrize("family", families())
def test_every_code_that_is_said_to_be_repaired_has_a_recipe(family: str) -> None:
    recipes = [recipe for recipe in recipes_of(family) if not recipe.by_name]
    found: set[str] = set()
    for those in (recipes, rescues_of(family)):
        codes = [code for each in those for code in each.codes]
        assert len(set(codes)) == len(codes)
        found.update(codes)
    repairable = {rule.code for rule in navspec.rules() if rule.repairable and rule.family == family}
    assert found == repairable
    case = families()[family]
    shown = {code for repair in case.repairs for code in repair.codes}
    assert shown & repairable == repairable - case.repaired_elsewhere
    assert case.repaired_elsewhere <= repairable


@pytest.mark.parametrize("family", families())
def test_recipes_on_request_say_so_in_the_rules(family: str) -> None:
    asked = {code for recipe in recipes_of(family) if recipe.on_request for code in recipe.codes}
    asked |= {code for rescue in rescues_of(family) for code in rescue.codes}
    said = {rule.code for rule in navspec.rules() if rule.repair.endswith(", on request") and rule.family == family}
    assert asked == said


def test_formats_that_have_recipes_say_so() -> None:
    for format_ in navspec.formats():
        assert format_.repair == (bool(recipes_of(format_.family)) and not formats()[format_.id].is_read_only), (
            format_.id
        )


def test_recipes_run_in_the_order_of_the_facts() -> None:
    """The layout first, then ids, links, edges and crossings, then what follows from the graph, at last the reserves."""
    codes = [recipe.codes[0].removeprefix("SA_PATHS_") for recipe in recipes_of("gta_sa_paths")]
    order = (
        "FILE_WIKI_SIZE",
        "FILE_NO_TAIL",
        "NODE_ID",
        "NODE_SEARCH_DISTANCE",
        "LENGTH_ZERO",
        "NAVI_LINK_PAIR",
        "NAVI_TARGET",
        "NAVI_TARGET_LOWER",
        "NAVI_DIR_REVERSED",
        "INTERSECTION_ASYMMETRIC",
        "FLOOD_LINK",
        "NODE_DEAD_END",
        "NODE_BIT8",
        "RESERVE_LINKS",
    )
    places = [codes.index(code) for code in order]
    assert places == sorted(places)
