"""Findings that somebody has decided to live with: left out exactly, counted, and told with the reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import navspec
from builders.demo import damaged_city
from builders.gta_sa_paths import smallest, valid_city, write_files
from navspec import Folder, NavspecError, Report, Suppress
from navspec.records.suppression import fits


@pytest.fixture
def bad(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    write_files(tmp_path / "bad", damaged_city())
    monkeypatch.chdir(tmp_path)
    return "bad"


def keys(report: Report) -> set[tuple[str, str, str]]:
    return {(finding.code, finding.path, finding.pointer) for finding in report.findings}


@pytest.mark.parametrize(
    ("pattern", "path", "expected"),
    [
        ("maps/**", "maps/a.nav", True),
        ("maps/**", "maps/deep/er/a.nav", True),
        ("maps/**", "maps", True),
        ("maps", "maps/deep/a.nav", True),
        ("maps/", "./maps/a.nav", True),
        ("map", "maps/a.nav", False),
        ("*.nav", "maps/a.nav", False),
        ("**/*.nav", "maps/deep/a.nav", True),
        ("**/*.nav", "a.nav", True),
        ("maps/*/a.nav", "maps/a.nav", False),
        ("maps/?.na[vx]", "maps/b.nax", True),
        ("**/deep/**/a.nav", "maps/deep/a.nav", True),
        ("gta3.img", "gta3.img:nodes1.dat", True),
        ("gta3.img:nodes?.dat", "gta3.img:nodes1.dat", True),
        ("gta3.img:nodes?.dat", "gta3.img:nodes12.dat", False),
        ("**", "../other/a.nav", False),
        ("**", "", False),
    ],
)
def test_patterns(pattern: str, path: str, expected: bool) -> None:
    assert fits(pattern, path) is expected


def test_a_pattern_begins_in_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    root = str(tmp_path / "[odd]")
    for folder, expected in ((tmp_path / "[odd]" / "maps", True), (tmp_path, False)):
        folder.mkdir(parents=True, exist_ok=True)
        monkeypatch.chdir(folder)
        assert fits("maps/*", "a.nav", root) is expected
    assert fits("maps/*", f"{root}/maps/a.nav", root)
    assert not fits("maps/*", "maps/a.nav", root)
    assert not fits("**/" * 30 + "x", f"{root}{'/a' * 60}", root)


@pytest.mark.parametrize("most", [0, 1, 200])
def test_what_is_suppressed_is_left_out_before_the_cut(bad: str, most: int) -> None:
    full = navspec.check(bad)
    links = {key for key in keys(full) if key[0].startswith("SA_PATHS_LINK_") and "NODES3" in key[1]}
    assert len(links) > 1
    suppressions = Suppress("SA_PATHS_LINK_", "as in the game", path="bad/NODES3*")
    report = navspec.check(bad, suppress=[suppressions], max_findings=most)
    (entry,) = report.suppressed
    assert (entry.count, entry.reason, entry.needless) == (len(links), "as in the game", False)
    assert Counter({(code, path): n for (code, _, path), n in entry.places.items()}) == Counter(
        (code, path) for code, path, _ in links
    )
    remaining = Counter(
        finding.severity for finding in full.findings if (finding.code, finding.path, finding.pointer) not in links
    )
    assert {level: report.summary[level] for level in ("error", "warning", "info")} == dict(remaining)
    assert report.totals == full.totals
    if most == 200:
        assert keys(report) == keys(full) - links


def test_a_pointer_means_what_lies_below_it_and_nothing_else(bad: str) -> None:
    full = navspec.check(bad)
    one = next(finding for finding in full.findings if finding.code == "SA_PATHS_LINK_TARGET")
    at = f"{one.pointer.rpartition('/')[0]}/"

    def counted(pointer: str, most: int = 0) -> int:
        suppressions = [Suppress("SA_PATHS_LINK_TARGET", "known", pointer=pointer)]
        (entry,) = navspec.check(bad, suppress=suppressions, max_findings=most).suppressed
        assert entry.needless is (entry.count == 0)
        return entry.count

    assert [counted(each) for each in (one.pointer, at, "/", one.pointer[:-1], f"{one.pointer}/x")] == [1, 1, 1, 0, 0]


def test_the_first_that_asks_has_the_findings(bad: str) -> None:
    one = next(finding for finding in navspec.check(bad).findings if finding.code == "SA_PATHS_LINK_SELF")
    first = Suppress(one.code, "this one", path=one.path, pointer=one.pointer)
    report = navspec.check(bad, suppress=[first, Suppress("SA_PATHS_LINK_SELF", "all")])
    assert [(suppressed.count, suppressed.needless) for suppressed in report.suppressed] == [(1, False), (0, True)]


def test_one_is_needless_only_where_it_was_asked(bad: str) -> None:
    suppressions = [
        Suppress("SA_PATHS_NODE_OUTSIDE_AREA", "not so"),
        Suppress("SA_PATHS_LINK_SELF", "elsewhere", path="other/**"),
        Suppress("NAV_", "of meshes"),
    ]
    assert [each.needless for each in navspec.check(bad, suppress=suppressions).suppressed] == [True, False, False]


def test_without_errors_a_check_passes(bad: str) -> None:
    assert navspec.check(bad).fails
    report = navspec.check(bad, suppress=[Suppress("SA_PATHS_", "all known")])
    assert (report.findings, report.fails_at("info"), report.causes) == ((), False, ())


def test_over_a_base_only_what_is_new_is_suppressed(bad: str, tmp_path: Path) -> None:
    write_files(tmp_path / "good", valid_city().files())
    source = "bad/NODES35.DAT"
    full = navspec.check(source, base="good")
    suppressions = [Suppress("SA_PATHS_LINK_TARGET", "known")]
    report = navspec.check(source, base="good", suppress=suppressions)
    removed = {key for key in keys(full) if key[0] == "SA_PATHS_LINK_TARGET"}
    assert removed
    assert keys(report) == keys(full) - removed
    assert report.suppressed[0].count == len(removed)
    assert report.totals == full.totals
    (tmp_path / "good" / "NODES35.DAT").write_bytes(Path(source).read_bytes())
    second = navspec.check("bad/NODES28.DAT", base="good", suppress=suppressions)
    assert second.suppressed[0].count == 0, "the base has it on its own"


@pytest.mark.parametrize(
    ("code", "fails"),
    [("SA_PATHS_", True), ("SA_PATHS_FILE_", True), ("SA_PATHS_FILE_TRUNCATED", False)],
)
def test_an_unreadable_file_is_suppressed_by_its_whole_code_alone(tmp_path: Path, code: str, fails: bool) -> None:
    path = tmp_path / "NODES0.DAT"
    path.write_bytes(smallest().to_bytes()[:300])
    report = navspec.check(path, suppress=[Suppress(code, "to be made anew")])
    assert (report.fails, bool(report.findings)) == (fails, fails)
    assert report.inputs[0].status == "unreadable"
    assert report.fails_at("never") is fails


def test_a_file_of_unknown_format(tmp_path: Path) -> None:
    path = tmp_path / "x.dat"
    path.write_bytes(b"\x1f\x8b something packed")
    report = navspec.check(path, suppress=[Suppress("FORMAT_UNKNOWN", "a note")])
    assert (report.fails, report.findings, report.causes, report.suppressed[0].count) == (False, (), (), 1)
    assert navspec.check(path, suppress=[Suppress("FORMAT_", "a note")]).fails


def test_stdin_has_no_path(bad: str) -> None:
    data = Path(bad, "NODES37.DAT").read_bytes()
    suppressions = [Suppress("SA_PATHS_LINK_SELF", "known"), Suppress("SA_PATHS_", "known", path="**")]
    report = navspec.check(data, name="NODES37.DAT", suppress=suppressions).with_path("-")
    assert [suppressed.count for suppressed in report.suppressed] == [1, 0]
    assert list(report.suppressed[0].places) == [("SA_PATHS_LINK_SELF", "warning", "-")]
    assert report.suppressed[0].path == ""


@pytest.mark.parametrize(
    ("suppressions", "text"),
    [
        ({"code": "", "reason": "x"}, "needs the code of a rule"),
        ({"code": "SA_", "reason": " "}, "without a reason"),
        ({"code": "SA_", "reason": "x", "pointer": "nodes"}, "not a pointer"),
    ],
)
def test_what_cannot_be_suppressed(suppressions: Any, text: str) -> None:
    with pytest.raises(NavspecError, match=text):
        Suppress(**suppressions)


def test_unknown_codes_and_wrong_lists(bad: str) -> None:
    with pytest.raises(NavspecError, match="no rule begins with 'SA_PATH_X'"):
        navspec.check(bad, suppress=[Suppress("SA_PATH_X", "x")])
    with pytest.raises(NavspecError, match="no rule begins with 'SA_PATH_X'"):
        navspec.check(bad, folders=[Folder("x", ignore=["SA_PATH_X"])])
    with pytest.raises(NavspecError, match="there is no profile 'hard'"):
        navspec.check(bad, folders=[Folder("x", profile="hard")])
    with pytest.raises(NavspecError, match=r"^select: this has to be a list of texts, not 'SA_PATHS_'"):
        Folder("x", select="SA_PATHS_")
    wrong: Any = ["SA_PATHS_"]
    with pytest.raises(NavspecError, match=r"suppress: this has to be a list of navspec\.Suppress"):
        navspec.check(bad, suppress=wrong)


@pytest.mark.parametrize("jobs", [1, 2])
def test_folders_have_their_own_options(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, jobs: int) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("a", "b", "c"):
        write_files(tmp_path / name, damaged_city())
    folders = [
        Folder("[ab]", select=["SA_PATHS_LINK_"]),
        Folder("b", severity={"SA_PATHS_LINK_TARGET": "info"}),
        Folder("c/NODES1*", ignore=["SA_"]),
    ]
    report = navspec.check(["a", "b", "c"], folders=folders, severity={"SA_PATHS_LINK_SELF": "error"}, jobs=jobs)
    result = {
        name: {finding.code: finding.severity for finding in report.findings if finding.path[0] == name}
        for name in "abc"
    }
    assert result["a"] == {
        "SA_PATHS_LINK_TARGET": "error",
        "SA_PATHS_LINK_SELF": "error",
        "SA_PATHS_LINK_ASYMMETRIC": "warning",
    }
    assert result["b"] == {**result["a"], "SA_PATHS_LINK_TARGET": "info"}
    single = navspec.check("c", severity={"SA_PATHS_LINK_SELF": "error"})
    assert result["c"] == {finding.code: finding.severity for finding in single.findings}, (
        "only a part of the set is meant"
    )


def test_folders_have_their_own_base_and_settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    write_files(tmp_path / "good", valid_city().files())
    for name in ("a", "b"):
        write_files(tmp_path / name, {"NODES35.DAT": damaged_city()["NODES35.DAT"]})
    suppressions = ["a/NODES35.DAT", "b/NODES35.DAT"]
    report = navspec.check(suppressions, folders=[Folder("a", base="good")], select="SA_PATHS_LINK_TARGET")
    assert [finding.path for finding in report.findings] == ["a/NODES35.DAT"], "b has no other end to ask of"
    with pytest.raises(NavspecError, match="map"):
        navspec.check(suppressions, folders=[Folder("b", settings={"map_size": 7})])
    navspec.check(["a"], folders=[Folder("b", settings={"map_size": 7})])
