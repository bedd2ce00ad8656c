"""Reports that a user of Python makes: pages, files by their names, and the short lines that a notebook shows."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_paths as builder
from builders.demo import damaged_city
from navspec.cli.group import cli
from navspec.report import RENDERERS

DATA = builder.example()


@pytest.fixture(scope="module")
def city(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("city")
    builder.write_files(folder, damaged_city())
    return folder


@pytest.fixture(scope="module")
def report(city: Path) -> navspec.Report:
    return navspec.check(city, drawings=True)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit):
        cli([*arguments], prog_name="navspec")
    return capsys.readouterr().out


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("a.json", "json"),
        ("a.jsonl", "jsonl"),
        ("a.sarif", "sarif"),
        ("a.SARIF.json", "sarif"),
        ("a.xml", "junit"),
        ("a.md", "md"),
        ("a.html", "html"),
        ("a.txt", "text"),
    ],
)
def test_the_name_of_the_file_selects_what_the_command_prints(
    name: str, kind: str, report: navspec.Report, city: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    report.save(tmp_path / name)
    assert (tmp_path / name).read_text(encoding="utf-8") == printed(capsys, "check", str(city), "--output-format", kind)


def test_texts_are_those_of_the_files(report: navspec.Report, tmp_path: Path) -> None:
    for name, text in (("a.html", report.to_html()), ("a.sarif", report.to_sarif()), ("a.json", report.to_json())):
        report.save(tmp_path / name)
        assert (tmp_path / name).read_text(encoding="utf-8") == text
    assert json.loads(report.to_json())["summary"]["error"] == 5
    assert json.loads(report.to_sarif())["version"] == "2.1.0"
    assert report.to_html().startswith("<!DOCTYPE html>")


def test_a_format_is_named_where_no_file_name_says_it(report: navspec.Report, tmp_path: Path) -> None:
    report.save(tmp_path / "log", format="github")
    assert (tmp_path / "log").read_text(encoding="utf-8").startswith("::notice file=")


@pytest.mark.parametrize(
    ("name", "format", "text"),
    [
        (
            "a.pdf",
            None,
            "a.pdf: no format has this ending; end the name with .json, .jsonl, .sarif, .sarif.json, .xml, .md, .html, .txt, "
            "or pass format= with github, html, json, jsonl, junit, md, sarif, text",
        ),
        ("a.geojson", None, "a.geojson: no format has this ending; "),
        ("a.json", "pdf", "a.json: a Report has no format 'pdf'; "),
        ("a.json", 5, "format: this has to be text, not 5"),
    ],
)
def test_formats_that_a_report_does_not_have(
    name: str, format: str | None, text: str, report: navspec.Report, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(navspec.NavspecError) as error:
        report.save(name, format=format)
    assert str(error.value).startswith(text)
    assert not list(tmp_path.iterdir())


def test_a_file_that_exists_stays_without_force(report: navspec.Report, tmp_path: Path) -> None:
    path = tmp_path / "a.json"
    path.write_text("mine")
    with pytest.raises(navspec.WriteError, match=r"a\.json"):
        report.save(path)
    assert path.read_text() == "mine"
    report.save(path, force=True)
    assert path.read_text(encoding="utf-8") == report.to_json()


def test_every_result_can_be_saved(city: Path, tmp_path: Path) -> None:
    direction = navspec.route(city, "26/0", "26/1", drawings=True)
    assert direction.to_html().startswith("<!DOCTYPE html>")
    results = {
        "info": navspec.info(DATA),
        "ls": navspec.ls(DATA),
        "get": navspec.get(DATA, "/nodes/0"),
        "set": navspec.edit(DATA, {"/nodes/0/flags/speed": "fast"}, allow_invalid=True),
        "diff": navspec.diff(DATA, builder.smallest().to_bytes()),
        "repair": navspec.repair(DATA),
        "convert": navspec.convert(DATA, "fla4", name="NODES0.DAT"),
        "export": navspec.export(city, tmp_path / "roads.geojson"),
        "census": navspec.census(DATA),
        "route": direction,
    }
    for command, result in results.items():
        for kind in RENDERERS[command]:
            path = tmp_path / f"{command}.{kind}"
            result.save(path, format=kind)
            assert path.stat().st_size, path
        assert json.loads((tmp_path / f"{command}.json").read_text(encoding="utf-8")) == json.loads(result.to_json())
        assert len(repr(result)) < 400, result
        assert "\n" not in repr(result)
    direction.save(tmp_path / "way.geojson")
    navspec.roundtrip(DATA).save(tmp_path / "roundtrip.json")
    with pytest.raises(
        navspec.NavspecError, match=r"way\.txt: no format has this ending; end the name with \.json, or"
    ):
        navspec.roundtrip(DATA).save(tmp_path / "way.txt")


def test_every_command_that_prints_a_result_has_its_class_here() -> None:
    from navspec.rendering import _COMMANDS

    remaining = {"formats", "rules", "docs", "hits", "explain", "explain_cause", "explain_repair"}
    remaining |= {"add", "remove", "unlink", "join"}  # their result is that of link
    assert set(_COMMANDS.values()) | remaining == set(RENDERERS)


def test_a_report_is_one_line_with_its_totals(report: navspec.Report) -> None:
    assert repr(report) == "<Report of 64 files: 5 errors, 17 warnings, 1 info>"
    assert str(report) == repr(report)
    assert repr(navspec.check([DATA])) == "<Report of 1 file: 0 errors, 0 warnings, 0 info>"
    bad = navspec.check(b"nothing known", name="x.dat")
    assert repr(bad) == "<Report of 1 file: 1 error, 0 warnings, 0 info, 1 not read>"


def test_records_are_short() -> None:
    assert repr(navspec.info(DATA)) == "Facts(files=<1>, sets=<0>)"
    assert (
        repr(navspec.roundtrip(DATA))
        == "Roundtrip(path='', format='gta_sa_paths', variant='classic', size=1548, tree='identical', tables='identical')"
    )
    assert repr(navspec.rules("gta_img")[0]).startswith("Rule(code='IMG_")
    data = navspec.convert(DATA, "fla4", name="NODES0.DAT").files[0]
    assert len(data.data) > 1000
    assert len(repr(data)) < 400


def test_the_repr_of_a_report_is_short(city: Path) -> None:
    report = navspec.check(city)
    assert repr(report).startswith("<Report of 64 files")
    assert [repr(file)[:11] for file in report.inputs[:1]] == ["Input(path="]


@pytest.mark.parametrize(
    ("at", "short"),
    [
        (lambda tree: tree, "<GtaSaPaths: 8 path nodes, 4 navi nodes, 12 links>"),
        (lambda tree: tree.nodes[1], "<PathNode: area 0 node 1>"),
        (lambda tree: tree.nodes[0].flags, "<NodeFlags: 1 links>"),
        (lambda tree: type(tree)(), "<GtaSaPaths>"),
    ],
)
def test_objects_say_what_their_spec_says(at: Callable[[object], object], short: str) -> None:
    assert repr(at(navspec.load(DATA))) == short


def test_objects_without_a_text_in_the_spec_show_their_first_numbers() -> None:
    intersection = navspec.load(DATA).intersections[0]
    assert repr(intersection) == "<Intersection road_cross=False, ped_traffic_light=False, reserved=0>"
