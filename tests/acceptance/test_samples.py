"""Every rule on files made for it: exactly the findings that were written down by hand, and no others."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_paths as builder
from builders.collection import SAMPLES
from builders.sampling import Expected, Sample
from navspec.records import general_rules
from navspec.records.report import Finding
from navspec.report import render
from sweeps import some

MANY = 100_000
GENERAL = general_rules.RULES.keys()


def as_expected(finding: Finding, folder: Path) -> Expected:
    path = "" if finding.path == str(folder) else finding.path.rpartition(os.sep)[2]
    return Expected(finding.code, finding.severity, path, finding.pointer, finding.offset, finding.length)


@pytest.mark.parametrize("sample", some(SAMPLES, 500), ids=lambda sample: sample.name)
def test_exactly_the_expected_findings(sample: Sample, tmp_path: Path) -> None:
    for name, data in {**sample.files, **sample.beside}.items():
        (tmp_path / name).write_bytes(data)
    paths = [str(tmp_path / name) for name in sample.files]
    report = navspec.check(str(tmp_path) if sample.folder else paths, max_findings=MANY, settings=sample.settings)
    found = sorted((as_expected(finding, tmp_path) for finding in report.findings), key=repr)
    assert found == sorted(sample.expected, key=repr)
    failed = {code: total.failed for code, total in report.totals.items() if total.failed}
    assert failed == Counter(each.code for each in sample.expected)
    assert report.totals[sample.code].cases > 0
    assert report.tool_errors == ()


def test_a_census_of_samples_tells_no_names(tmp_path: Path) -> None:
    """Damaged files are counted as well; no question fails for them."""
    names, families = set[str](), {rule.code: rule.family for rule in navspec.rules()}
    by_family = {families[each.code]: each for each in reversed(SAMPLES) if each.kind == "pass"}
    asked = [each for each in (*by_family.values(), *SAMPLES[::30]) if not each.beside and not each.settings]
    for number, sample in enumerate(asked):
        folder = tmp_path / f"sample_{number}"
        folder.mkdir()
        for name, data in sample.files.items():
            (folder / name).write_bytes(data)
            names.add(name)
    census = navspec.census(tmp_path)
    assert census.tool_errors == ()
    assert by_family.keys() == {format_.family for format_ in navspec.formats()}
    assert by_family.keys() <= {format_.format for format_ in census.formats}
    text = render("census", "json", census) + render("census", "text", census)
    assert not any(name in text for name in (*names, "sample_", str(tmp_path)))


def test_every_rule_has_a_passing_and_a_failing_sample() -> None:
    kinds = {(sample.code, sample.kind) for sample in SAMPLES}
    for rule in navspec.rules():
        if rule.code in GENERAL:
            continue
        assert (rule.code, "fail") in kinds, rule.code
        assert (rule.code, "pass") in kinds, rule.code


def test_every_rule_is_documented() -> None:
    for rule in navspec.rules():
        assert rule.summary.endswith("."), rule.code
        assert rule.explanation, rule.code
        assert rule.fix, rule.code
        assert rule.fault.endswith("."), rule.code
        assert rule.fault != rule.summary, rule.code
        assert not (rule.exceptions and rule.real_files == "none"), rule.code


def test_the_number_of_real_files_belongs_to_the_family() -> None:
    kinds = {(rule.family, rule.real_files, rule.num_real_files) for rule in navspec.rules()}
    assert {kind for kind in kinds if kind[1] != "none"} == {
        ("gta_sa_paths", "original", 64),
        ("gta_sa_save", "measured", 86),
        ("gta_iv_paths", "reported", 0),
        ("source_nav", "measured", 124),
        ("source2_nav", "measured", 5),
    }


def test_the_deprecated_key_of_rules_follows_from_the_new_ones() -> None:
    rules = {rule.code: rule.to_dict() for rule in navspec.rules()}
    assert rules["SA_PATHS_NODE_ID"]["unmodified"] == "clean"
    assert rules["SA_PATHS_NODE_SPEED_ZERO"]["unmodified"] == "exceptions"
    assert rules["PRIME_HEIGHT"]["unmodified"] == "unmeasured"


def test_samples_name_rules_that_exist() -> None:
    known = {rule.code for rule in navspec.rules()} - GENERAL
    assert {sample.code for sample in SAMPLES} == known


def test_what_a_base_has_on_its_own_is_left_out(tmp_path: Path) -> None:
    """A link of the base to a node that the given file took away is news; the base's own faults are not."""
    west, east = (builder.border_city().areas()[number] for number in (0, 1))
    base, given = tmp_path / "base", tmp_path / "given"
    west.vehicle_nodes[0].search_distance = 0
    builder.write_files(base, {west.name: west.to_bytes(), east.name: east.to_bytes()})
    builder.write_files(given, {east.name: builder.EMPTY_FILE})
    report = navspec.check(given / east.name, base=base)
    codes = {(finding.code, Path(finding.path).parent.name, finding.pointer) for finding in report.findings}
    assert ("SA_PATHS_LINK_TARGET", "base", "/links/2") in codes
    assert "SA_PATHS_NODE_SEARCH_DISTANCE" not in {finding.code for finding in report.findings}
    assert report.totals["SA_PATHS_NODE_SEARCH_DISTANCE"].failed == 0
    assert [Path(input_.path).name for input_ in report.inputs] == [east.name]
