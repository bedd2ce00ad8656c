"""The page of `check --format html` as text: structure, escaping, what it holds."""

from __future__ import annotations

import json
import re
import struct
import zlib
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
from navspec.records.drawing import Drawing, Layer, Relation, Square, Surface, Theme
from navspec.records.report import Finding, Input, Report, Rule, SetInput, Skipped, Total, Unlisted
from navspec.report import RenderOptions, render
from navspec.report.html import REPORT_SCRIPTS, SCRIPTS, asset, script_text
from navspec.report.locations import shorten_paths

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


def data_of(page: str) -> Any:
    (text,) = re.findall(r'<script type="application/json" id="data">(.*?)</script>', page, re.DOTALL)
    return json.loads(text)


def numbers(text: str, dtype: str) -> list[float]:
    return np.frombuffer(b64decode(text), dtype).tolist()


def test_parts_and_landmarks() -> None:
    page = render("check", "html", report(found()), PAGE)
    assert page.startswith("<!DOCTYPE html>\n<html lang=")
    structure = parsed(page)
    tags = [tag for tag, _ in structure.found]
    assert [tags.count(entry) for entry in ("main", "h1", "footer", "canvas", "title")] == [1, 1, 1, 1, 1]
    ids = {attributes.get("id") for _, attributes in structure.found}
    assert {"rule-A_B", "tree", "canvas", "words"} <= ids
    for tag, attributes in structure.found:
        assert "style" not in attributes, tag  # the policy would refuse it
        assert not any(name.startswith("on") for name in attributes), tag
    named = [
        tag for tag, attributes in structure.found if tag in ("input", "canvas") and "aria-label" not in attributes
    ]
    assert named == []


def test_nothing_comes_from_elsewhere() -> None:
    page = render("check", "html", report(found()), PAGE)
    structure = parsed(page)
    sources = [attributes.get(name) for _, attributes in structure.found for name in ("src", "href")]
    assert all(source.startswith(("#", "data:")) for source in sources if source)
    assert set(re.findall(r"https?://[^'\"\s)]+", page)) == {"http://www.w3.org/2000/svg"}
    assert "@import" not in page
    assert "url(" not in page
    for word in ("fetch(", "XMLHttpRequest", "WebSocket", "import(", "eval(", "innerHTML", "document.write", "Date"):
        assert word not in script_text(*REPORT_SCRIPTS, "changes", "difference")


def test_the_policy_allows_what_stands_in_the_page() -> None:
    page = render("check", "html", report(found()), PAGE)
    (policy,) = (page["content"] or "" for page in parsed(page).all("meta") if page.get("http-equiv"))
    allowed = dict(entry.split(" ", 1) for entry in policy.split("; "))
    assert allowed["default-src"] == "'none'"
    assert "unsafe" not in policy
    for tag, name in (("style", "style-src"), ("script", "script-src")):
        (text,) = re.findall(rf"<{tag}>(.*?)</{tag}>", page, re.DOTALL)
        assert allowed[name] == f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def test_every_asset_is_used() -> None:
    folder = Path(navspec.__file__).parent / "report" / "html"
    names = {path.name for path in folder.iterdir() if path.suffix in (".js", ".css")}
    scripts = (*SCRIPTS, *REPORT_SCRIPTS, "changes", "difference")
    assert names == {"palette.css", "style.css", "difference.css", *(f"{name}.js" for name in scripts)}
    assert all(asset(name).endswith("\n") for name in names)


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
    assert shown["title"] == "P"
    assert numbers(shown["x"], "<f4") == [0.5, 1.0, 2.25]
    assert numbers(shown["y"], "<f4") == [-1.0, 0.0, 3.0]
    assert shown["files"] == [1]
    assert numbers(shown["layers"][0]["lines"], "<u2") == [0, 1, 1, 2]
    assert numbers(shown["layers"][0]["points"], "<u2") == [0, 1, 2]
    assert shown["layers"][0]["shown"] is True
    assert shown["surfaces"] == []
    assert shown["squares"] == [["7", 0, 0, 10, 10, "present", 1], ["8", 10, 0, 20, 10, "absent", -1]]


def test_rows_of_many_points_are_wider() -> None:
    many = 1 << 16
    for more, dtype in ((0, "<u2"), (1, "<u4")):
        x = np.zeros(many + more)
        layer = Layer("Roads", "road", np.array([len(x) - 1]), np.zeros((0, 2), np.int64), shown=False)
        page = render("check", "html", report(drawings=(Drawing(x, x, (layer,)),)), PAGE)
        (shown,) = data_of(page)["maps"]
        assert numbers(shown["layers"][0]["points"], dtype) == [len(x) - 1]
        assert shown["layers"][0]["shown"] is False


def test_polygons_are_in_the_order_of_their_values() -> None:
    corners, counts = np.array([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]), np.array([3, 4, 3])
    surface = Surface("Areas", "area", corners, counts, np.array([8.0, -1.5, 2.0]), np.array([11, 12, 4294967295]))
    nothing = replace(surface, corners=corners[:0], counts=counts[:0], values=np.zeros(0), numbers=counts[:0])
    x = np.arange(10.0)
    output = Drawing(x, x, (), surfaces=(surface, nothing), value="Height", note="y <up>")
    (shown,) = data_of(render("check", "html", report(drawings=(output,)), PAGE))["maps"]
    first, empty = shown["surfaces"]
    assert (shown["value"], shown["note"]) == ("Height", "y <up>")
    assert (first["title"], first["noun"], first["shown"]) == ("Areas", "area", True)
    assert numbers(first["corners"], "<u2") == [3, 4, 5, 6, 7, 8, 9, 0, 1, 2]
    assert numbers(first["counts"], "u1") == [4, 3, 3]
    assert numbers(first["values"], "<f4") == [-1.5, 2.0, 8.0]
    assert numbers(first["numbers"], "<u4") == [12, 4294967295, 11]
    assert (empty["corners"], empty["counts"]) == ("", "")


def test_themes_take_few_bytes_and_are_in_the_order_of_the_polygons() -> None:
    corners, counts, x = np.arange(9), np.full(3, 3), np.arange(9.0)
    themes = (
        Theme("Place", ("<Roof>", "Yard"), np.array([1, -1, 0])),
        Theme("Many", tuple(map(str, range(300))), np.array([0, 299, 255])),
        Theme("Marks", tuple("abcdefghi"), np.array([1 << 8, 0, 3]), is_marks=True),
        Theme("All marks", tuple(map(str, range(32))), np.array([0, 1 << 31, 1]), is_marks=True),
    )
    surface = Surface("Areas", "area", corners, counts, np.array([8.0, -1.5, 2.0]), np.arange(3), themes=themes)
    spots = Layer("Spots", "spot", np.array([2, 1]), np.zeros((0, 2), np.int64), theme=themes[0].of(np.array([2, 0])))
    (shown,) = data_of(render("check", "html", report(drawings=(Drawing(x, x, (spots,), surfaces=(surface,)),)), PAGE))[
        "maps"
    ]
    result = {entry["title"]: entry for entry in shown["surfaces"][0]["themes"]}
    assert (result["Place"]["names"], result["Place"]["marks"]) == (["<Roof>", "Yard"], False)
    assert numbers(result["Place"]["codes"], "u1") == [0, 1, 2]
    assert numbers(result["Many"]["codes"], "<u2") == [300, 256, 1]
    assert result["Marks"]["marks"] is True
    assert numbers(result["Marks"]["codes"], "<u2") == [0, 3, 1 << 8]
    assert numbers(result["All marks"]["codes"], "<u4") == [1 << 31, 1, 0]
    assert numbers(shown["layers"][0]["theme"]["codes"], "u1") == [1, 2]
    assert shown["surfaces"][0]["relation"] is None


def test_a_relation_is_kept_by_its_halves(monkeypatch: pytest.MonkeyPatch) -> None:
    x = np.repeat([0.0, 900.0, 10.0, 500.0], 3)
    pairs = np.array([[1, 1, 0, 0], [1, 1, 0, 1], [1, 0, 1, 0], [0, 0, 0, 1]], dtype=bool)
    values = np.array([3.0, 2.0, 1.0, 0.0])  # they are drawn from the last one to the first
    surface = Surface("Areas", "area", np.arange(12), np.full(4, 3), values, np.arange(4))
    surface = replace(surface, relation=Relation("Seen", "visible", np.packbits(pairs, axis=1)))
    output = report(drawings=(Drawing(x, x, (), surfaces=(surface,)),))

    def kept() -> dict[str, Any]:
        return data_of(render("check", "html", output, PAGE))["maps"][0]["surfaces"][0]["relation"]

    result = kept()
    stored = zlib.decompress(b64decode(result["pairs"]))
    assert (result["title"], result["word"], result["polygons"], len(stored)) == ("Seen", "visible", 4, 4 * 2 + 1 + 1)
    # From the west to the east they are 0, 2, 3, 1, which are drawn as 3, 1, 0, 2.
    assert struct.unpack_from("<4H", stored) == (3, 1, 0, 2)
    # Of 0, 2, 3, 1: 0 sees 1 alone, 2 and 3 see none behind them.
    assert stored[8] == 0b000100
    # It is not mutual between 0 and 2, which sees 0, nor between 3 and 1, which sees 3.
    assert stored[9] == 0b100001
    monkeypatch.setattr("navspec.report.html.layers.MAX_RELATION", len(b64decode(result["pairs"])) - 1)
    assert kept() == {**result, "pairs": ""}


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


def test_the_demo_is_all_there_and_always_the_same(tmp_path: Path) -> None:
    write_files(tmp_path, damaged_city())
    rules = {rule.code: rule for rule in navspec.rules()}
    output = navspec.check(tmp_path, drawings=True)
    page = render("check", "html", output, RenderOptions(rules=rules))
    assert page == render("check", "html", navspec.check(tmp_path, drawings=True, jobs=2), RenderOptions(rules=rules))
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
    assert len(page) < 210_000
