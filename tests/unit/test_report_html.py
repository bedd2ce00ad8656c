"""The page of `check --format html` as text: structure, escaping, what it holds."""

from __future__ import annotations

import re
from base64 import b64decode, b64encode
from dataclasses import replace
from hashlib import sha256
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders.demo import damaged_city
from builders.gta_sa_paths import write_files
from navspec.records.drawing import CrossSection, Drawing, Layer, Relation, Square, Surface, Theme, TrafficLights
from navspec.records.report import Finding, Input, Report, Rule, SetInput, Skipped, Total, Unlisted
from navspec.report import RenderOptions, render
from navspec.report.html import asset
from navspec.report.locations import shorten_paths
from page_data import data_of, scenes_of, unpacked

VOID = {"meta", "link", "input", "img", "br"}
RULE = Rule(
    "A_B",
    ("error", "warning"),
    "measured",
    "file",
    "gta_sa_paths",
    fault="Fault.",
    summary="Sum.",
    explanation="Because.",
    fix="Do.",
)
PAGE = RenderOptions(
    rules={"A_B": replace(RULE, repair="set it to 0"), "A_C": replace(RULE, code="A_C", summary="Holds.")}
)
ODD = "<img src=x onerror=alert(1)>&amp;\"'</script><!--\u2028\x1b\udce4\u202e.dat"


def found(**facts: Any) -> Finding:
    value = {"message": "node 1 is odd", "path": "P/N1.dat", "pointer": "/nodes/1", "offset": 48, "length": 28}
    return Finding(**{"code": "A_B", "severity": "error", "evidence": "engine", **value, **facts})


def report(*findings: Finding, **members: Any) -> Report:
    paths = dict.fromkeys(finding.path for finding in findings if finding.path)
    inputs = tuple(Input(path, 9, "0" * 64, "gta_sa_paths", "gta_sa_paths", "classic") for path in paths)
    counts = {level: sum(finding.severity == level for finding in findings) for level in ("error", "warning", "info")}
    totals = {"A_B": Total(9, len(findings)), "A_C": Total(4, 0)}
    output = Report("0.1.0", "default", inputs=inputs, findings=findings, totals=totals, severities=counts)
    return replace(output, **members)


class Structure(HTMLParser):
    """Elements, ids and texts of a page whose elements are closed in their order."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if not {"script", "style"} & set(self.open):
            self.text.append(data)

    def all(self, tag: str) -> list[dict[str, str | None]]:
        return [attributes for name, attributes in self.found if name == tag]

    @property
    def words(self) -> str:
        return " ".join(" ".join(self.text).split())


def parsed(page: str) -> Structure:
    structure = Structure()
    structure.feed(page)
    structure.close()
    assert structure.open == []
    ids = [attributes["id"] for _, attributes in structure.found if "id" in attributes]
    assert len(ids) == len(set(ids))
    return structure


def numbers(text: str, dtype: str) -> list[float]:
    return np.frombuffer(b64decode(text), dtype).tolist()


def test_parts_and_landmarks() -> None:
    page = render("check", "html", report(found()), PAGE)
    assert page.startswith("<!DOCTYPE html>\n<html lang=")
    structure = parsed(page)
    tags = [tag for tag, _ in structure.found]
    assert [tags.count(entry) for entry in ("main", "h1", "footer", "title")] == [1, 1, 1, 1]
    ids = {attributes.get("id") for _, attributes in structure.found}
    assert {"rule-A_B", "tree", "map", "words"} <= ids
    for tag, attributes in structure.found:
        assert "style" not in attributes, tag  # the policy would refuse it
        assert not any(name.startswith("on") for name in attributes), tag
    assert all("aria-label" in attributes for attributes in structure.all("input"))


def test_nothing_comes_from_elsewhere() -> None:
    page = render("check", "html", report(found()), PAGE)
    structure = parsed(page)
    sources = [attributes.get(name) for _, attributes in structure.found for name in ("src", "href")]
    assert all(source.startswith(("#", "data:")) for source in sources if source)
    assert set(re.findall(r"https?://[^'\"\s)]+", page)) == {"http://www.w3.org/2000/svg"}
    assert "@import" not in page
    assert "url(" not in asset("report.css")
    assert set(re.findall(r"url\([^)]*\)", asset("report.js"))) == {"url(${t.toDataURL()"}
    for word in ("fetch(", "XMLHttpRequest", "WebSocket", "import(", "eval(", "innerHTML", "document.write", "Date("):
        assert word not in asset("report.js")


def test_the_policy_allows_what_stands_in_the_page() -> None:
    page = render("check", "html", report(found()), PAGE)
    (policy,) = (page["content"] or "" for page in parsed(page).all("meta") if page.get("http-equiv"))
    allowed = dict(entry.split(" ", 1) for entry in policy.split("; "))
    assert allowed["default-src"] == "'none'"
    assert "unsafe" not in policy
    for tag, name in (("style", "style-src"), ("script", "script-src")):
        (text,) = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        assert allowed[name] == f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_text_of_files_stays_text() -> None:
    odd = found(path=ODD, message=ODD, pointer=ODD, related=({"path": ODD, "pointer": "", "message": ODD},))
    missing = SetInput(ODD, "gta_sa_paths", 1, (ODD,), {"name": ODD, ODD: 1})
    many = report(odd, found(), sets=(missing,), tool_errors=(ODD,), skipped_rules=(Skipped("A_B", ODD, ODD),))
    page = render("check", "html", many, PAGE)
    page.encode("utf-8")
    structure = parsed(page)
    assert structure.all("img") == []
    assert page.count("<!--") == 0
    assert not re.search("[\x1b\u2028\u202e]", page)
    (text,) = re.findall(r'id="data">(.*?)</script>', page, re.DOTALL)
    assert not set("<>&") & set(text)
    shown = "<img src=x onerror=alert(1)>&amp;\"'</script><!--\\u2028\\x1b\\udce4\\u202e.dat"
    assert shown in structure.words
    assert data_of(page)["findings"]["message"][0] == shown
    assert data_of(page)["files"][0] == shown


def test_summary() -> None:
    info = {"nodes": 1200, "links": 3, "areas": [0, 1, 2, 9], "extent": {"x": [-1.5, 2.0]}, "largest": None}
    selection = SetInput("P", "gta_sa_paths", 1, ("N2.dat", "N3.dat"), info)
    skipped = tuple(Skipped("A_B", "P", "the other end is not there", count) for count in (40, 2))
    remaining = (Unlisted("A_B", "warning", "N.dat", 7),)
    members = {"sets": (selection,), "unlisted": remaining, "skipped_rules": skipped, "tool_errors": ("A_C failed",)}
    short = replace(report(found(), **members), severities={"error": 1, "warning": 7, "info": 0})
    words = parsed(render("check", "html", short, PAGE)).words
    assert "P Fails GTA San Andreas path nodes, 1 of the 3 files of a set: 1,200 nodes, 3 links." in words
    assert "errors 1" not in words
    assert "error 1 warnings 7 info 0 file 1 rules run 2 of them pass 1" in words
    assert "Showing 1 of 8 findings, the first ones of each rule in each file (see --max-findings);" in words
    assert "The other end is not there (42 checks skipped). A_B" in words
    assert "navspec itself failed" in words
    assert "A_C failed" in words
    assert "areas 0 to 2, 9" in words
    assert "extent x -1.5 to 2" in words
    assert "not here N2.dat, N3.dat" in words


@pytest.mark.parametrize(
    ("severity", "fail_on", "verdict"),
    [
        ("error", "error", "Fails"),
        ("warning", "error", "Loads, 1 warning"),
        ("info", "error", "Passes"),
        ("warning", "warning", "Fails"),
        ("error", "never", "1 error"),
    ],
)
def test_verdict(severity: Any, fail_on: Any, verdict: str) -> None:
    page = render("check", "html", report(found(severity=severity)), replace(PAGE, fail_on=fail_on))
    assert f"N1.dat {verdict}" in parsed(page).words


def test_rules() -> None:
    findings = [found(severity="warning", message=f"case {number}") for number in range(25)]
    structure = parsed(render("check", "html", report(*findings), PAGE))
    words = structure.words
    assert (
        "warning Fault A_B Fails in 25 of 9 cases Known from measured: true of real files "
        "Fault. Must hold. Sum. Why. Because. Fix. Do." in words
    )
    assert "navspec repair can fix this: set it to 0." in words
    assert "case 19" in words
    assert "case 20" not in words
    assert "… and 5 more" in words
    assert "1 rule that passes" in words
    assert "A_C Holds. 4" in words
    second = RenderOptions(rules={"A_B": RULE})
    assert "To be fixed by hand." in parsed(render("check", "html", report(found()), second)).words


def test_the_worst_rules_come_first() -> None:
    codes = [("Z_A", "error"), ("A_A", "warning"), ("A_Z", "error"), ("A_A", "info")]
    selection = report(*(found(code=code, severity=severity) for code, severity in codes))
    missing = Input("Z.dat", 0, "0" * 64, status="unreadable")
    remaining = (Unlisted("A_B", "error", "N.dat", 1), Unlisted("Z_Z", "warning", "Z.dat", 1))
    page = render("check", "html", replace(selection, inputs=(*selection.inputs, missing), unlisted=remaining))
    assert [(rule["code"], rule["severity"]) for rule in data_of(page)["rules"]] == [
        ("Z_Z", 1),  # of a file that cannot be read
        ("A_B", 0),  # none of its findings is listed
        ("A_Z", 0),
        ("Z_A", 0),
        ("A_A", 1),
    ]


def test_the_head_leads_to_the_worst() -> None:
    """Rules by severity, then by how often they fail; files likewise."""
    findings = [found(code="A_A", severity="warning")] * 2 + [found(code="B_B", severity="error", path="Q/N9.dat")]
    findings += [found(code="C_C", severity="warning") for _ in range(5)]
    selection = report(*findings)
    other = replace(selection.inputs[0], path="Q/N9.dat")
    page = render("check", "html", replace(selection, inputs=(*selection.inputs, other)))
    assert re.findall(r'href="#rule-(\w+)"', page) == ["B_B", "C_C", "A_A"]
    words = parsed(page).words
    assert "Rules, worst first Rule Findings Files B_B 1 1 C_C 5 1 A_A 2 1" in words
    assert "Files, worst first File Error Warning Info N9.dat 1 N1.dat 7" in words


def drawing() -> Drawing:
    lines = np.array([[0, 1], [1, 2]])
    layer = Layer("Roads", "road", np.array([0, 1, 2]), lines)
    squares = (Square("7", 0, 0, 10, 10, "present", "P/N1.dat"), Square("8", 10, 0, 20, 10, "absent"))
    return Drawing(np.array([0.5, 1.0, 2.25]), np.array([-1.0, 0.0, 3.0]), (layer,), squares, "P", ("P/N1.dat",))


def test_data() -> None:
    placed = found(position=[1.5, -2.25, None], severity="info", related=({"path": "P/N2.dat", "message": "there"},))
    elsewhere, nowhere = found(path="Q/N9.dat", position=[1.0, 1.0, 3.0]), found(pointer="")
    page = render("check", "html", report(elsewhere, placed, nowhere, drawings=(drawing(),)), PAGE)
    data = data_of(page)
    assert data["files"] == ["Q/N9.dat", "P/N1.dat"]
    columns = data["findings"]
    assert columns["map"] == [-1, 0, 0]  # a place on no map is none, and a file has its square
    places = np.array([numbers(columns[axis], "<f4") for axis in "xyz"]).T
    np.testing.assert_array_equal(places, [[1.0, 1.0, 3.0], [1.5, -2.25, np.nan], [np.nan] * 3])
    assert columns["severity"] == [0, 2, 0]
    assert columns["pointer"] == ["/nodes/1", "/nodes/1", ""]
    assert (columns["offset"], columns["length"]) == ([48] * 3, [28] * 3)
    assert columns["related"] == {"1": [["P/N2.dat", "there", None]]}
    (shown,) = data["maps"]
    assert (shown["title"], shown["files"], shown["squares"]) == ("P", [1], [[1, 0, 0, 10, 10]])
    scene = unpacked(shown)
    assert (scene["x"], scene["y"]) == ([0.5, 1.0, 2.25], [-1.0, 0.0, 3.0])
    assert scene["layers"][0]["lines"] == [0, 1, 1, 2]
    assert scene["layers"][0]["points"] == [0, 1, 2]
    assert scene["layers"][0]["shown"] is True
    assert scene["surfaces"] == []
    assert scene["squares"] == [["7", 0, 0, 10, 10, "present", 1], ["8", 10, 0, 20, 10, "absent", -1]]
    assert scene["background"] is None


def test_the_map_has_lanes_lights_and_colours() -> None:
    lights = TrafficLights(np.array([1]), np.array([True]), np.array([0.25]))
    width, ones = np.array([10.8, 5.4]), np.array([1, 1])
    section = CrossSection(width, ones, np.array([1, 0]), 5.4, np.array([False, True]), lights)
    speed = Theme("Speed", ("slow", "fast\u202e"), np.array([0, 1, -1]), is_ordered=True)
    roads = replace(drawing(), layers=(replace(drawing().layers[0], section=section),), themes=(speed,))
    (scene,) = scenes_of(render("check", "html", report(drawings=(roads,)), PAGE))
    result = scene["layers"][0]["section"]
    assert result["width"] == pytest.approx([10.8, 5.4])
    assert (result["forward"], result["back"], result["dim"]) == ([1, 1], [1, 0], [0, 1])
    assert result["lights"] == {"line": [1], "forward": [1], "part": [0.25]}
    (theme,) = scene["themes"]
    assert (theme["codes"], theme["ordered"], theme["names"]) == ([0, 1, -1], True, ["slow", "fast\\u202e"])


def test_polygons_have_values_themes_and_relations() -> None:
    counts, x = np.array([3, 4, 3]), np.arange(10.0)
    themes = (
        Theme("Place", ("<Roof>", "Yard"), np.array([1, -1, 0])),
        Theme("Marks", tuple("abcdefghi"), np.array([1 << 8, 0, 3]), is_marks=True),
    )
    pairs = np.array([[1, 1, 0], [0, 1, 0], [1, 0, 1]], dtype=bool)
    seen = Relation("Seen", "visible", np.packbits(pairs, axis=1))
    surface = Surface(
        "Areas", "area", np.arange(10), counts, np.array([8.0, -1.5, 2.0]), np.array([11, 12, 4294967295])
    )
    surface = replace(surface, shown=False, themes=themes, relation=seen)
    spots = Layer("Spots", "spot", np.array([2, 1]), np.zeros((0, 2), np.int64), theme=themes[0].of(np.array([2, 0])))
    output = Drawing(x, x, (spots,), surfaces=(surface,), value="Height", note="y <up>")
    (scene,) = scenes_of(render("check", "html", report(drawings=(output,)), PAGE))
    (areas,) = scene["surfaces"]
    assert (scene["value"], scene["note"]) == ("Height", "y <up>")
    assert (areas["title"], areas["noun"], areas["shown"]) == ("Areas", "area", False)
    assert (areas["counts"], areas["values"], areas["numbers"]) == ([3, 4, 3], [8.0, -1.5, 2.0], [11, 12, 4294967295])
    assert [(theme["names"][0], theme["marks"], theme["codes"]) for theme in areas["themes"]] == [
        ("<Roof>", False, [1, -1, 0]),
        ("a", True, [256, 0, 3]),
    ]
    assert areas["relation"] == {"title": "Seen", "word": "visible", "pairs": [0b11000000, 0b01000000, 0b10100000]}
    assert scene["layers"][0]["theme"]["codes"] == [0, 1]


def test_more_findings_than_a_browser_scrolls(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navspec.report.html.data.LISTED", 2)
    monkeypatch.setattr("navspec.report.html.content.LISTED", 2)
    selection = report(
        *(found(message=f"case {number}") for number in range(3)), unlisted=(Unlisted("A_C", "info", "N.dat", 5),)
    )
    data = data_of(page := render("check", "html", selection, PAGE))
    assert data["findings"]["message"] == ["case 0", "case 1"]
    assert [rule["code"] for rule in data["rules"]] == ["A_B", "A_C"]
    assert data["files"] == ["P/N1.dat", "N.dat"]
    assert data["unlisted"] == [[0, 0, 0, 1, 0], [1, 2, 1, 5, 0]]
    assert "Showing 2 of 8 findings" in parsed(page).words


def test_files_are_named_by_as_little_as_tells_them_apart() -> None:
    paths = ["a/x/N1.dat", "a/x/N2.dat", "b/x/N1.dat", "N3.dat", "x/N3.dat", "", "c/i.img:N1.dat"]
    assert shorten_paths(paths) == ["a/x/N1.dat", "N2.dat", "b/x/N1.dat", "N3.dat", "x/N3.dat", "", "i.img:N1.dat"]
    assert shorten_paths([f"saves/{number}/GTASAsf1.b" for number in "12"]) == ["1/GTASAsf1.b", "2/GTASAsf1.b"]
    assert shorten_paths(["/N1.dat", "N1.dat"]) == ["/N1.dat", "N1.dat"]


def test_the_demo_is_all_there_and_always_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_files(tmp_path / "city", damaged_city())
    monkeypatch.chdir(tmp_path)  # so that the size of the page does not depend on where the files are
    rules = {rule.code: rule for rule in navspec.rules()}
    output = navspec.check("city", drawings=True)
    page = render("check", "html", output, RenderOptions(rules=rules))
    assert page == render("check", "html", navspec.check("city", drawings=True, jobs=2), RenderOptions(rules=rules))
    data = data_of(page)
    listed = zip(*(data["findings"][key] for key in ("rule", "file", "pointer", "offset", "message")), strict=True)
    assert [(data["rules"][rule]["code"], data["files"][file], *rest) for rule, file, *rest in listed] == [
        (finding.code, finding.path, finding.pointer, finding.offset, finding.message) for finding in output.findings
    ]
    assert set(data["findings"]["map"]) == {0}
    structure = parsed(page)
    failed = {code for code, total in output.totals.items() if total.failed}
    assert {f"rule-{code}" for code in failed} == {entry.get("id") for entry in structure.all("article")}
    for code in failed:
        assert rules[code].explanation.replace("`", "") in structure.words
    assert len(page) < 220_000
