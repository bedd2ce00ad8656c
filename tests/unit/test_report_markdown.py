"""The report as Markdown: short, and nothing in it is markup that a file has brought."""

from __future__ import annotations

from collections import Counter
from html.parser import HTMLParser

import pytest
from markdown_it import MarkdownIt

from navspec.records.report import Cause, Finding, Report, Rule, Skipped, Total
from navspec.report import RenderOptions, render

RULE = Rule(
    "A_B", ("error",), "engine", "file", "x", fault="A_B | <fails>.", summary="Sum.", explanation="Why.", fix="Mend it."
)
HOSTILE = "a`b``c|d<script>x</script> [l](http://e.org) ![i](j) *b* _e_ @someone &amp; www.e.org \x1b[31m\n# h"


class Tags(HTMLParser):
    """The elements of a page, and its text."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.text = ""

    def handle_starttag(self, tag: str, attrs: object) -> None:
        self.tags[tag] += 1

    def handle_data(self, data: str) -> None:
        self.text += data


def shown(text: str) -> Tags:
    tags = Tags()
    tags.feed(MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"]).render(text))
    return tags


def found(message: str = "it is odd", path: str = "a.nav", row: int = 0, **facts: str) -> Finding:
    facts = {"severity": "error", **facts}
    return Finding("A_B", evidence="engine", message=message, path=path, pointer=f"/nodes/{row}", **facts)  # type: ignore[arg-type]


def of(*findings: Finding, fail_on: str = "error", **members: object) -> str:
    severities = Counter(finding.severity for finding in findings)
    totals = {"A_B": Total(9, len(findings))}
    report = Report("0.1.0", "default", findings=findings, severities=severities, totals=totals, **members)  # type: ignore[arg-type]
    return render("check", "md", report, RenderOptions(rules={"A_B": RULE}, fail_on=fail_on))  # type: ignore[arg-type]


def test_what_it_says() -> None:
    text = of(found(), found(severity="warning", row=1))
    assert text.splitlines() == [
        "### Fails: 0 files, 1 error, 1 warning",
        "",
        "| rule | severity | fails | |",
        "| --- | --- | ---: | --- |",
        "| `A_B` | error | 2 | A_B &#124; &#60;fails&#62;. |",
        "",
        "**First findings**",
        "",
        "- error `A_B` `a.nav`: it is odd `/nodes/0, 0x0`",
        "- warning `A_B` `a.nav`: it is odd `/nodes/1, 0x0`",
    ]


def test_nothing_to_say() -> None:
    assert of() == "### Passes: 0 files, 0 errors, 0 warnings\n"


def test_fail_on() -> None:
    assert of(found(severity="warning"), fail_on="warning").startswith("### Fails: ")
    assert of(found(severity="warning")).startswith("### Loads, 1 warning: ")


def test_hostile_texts_stand_as_they_are() -> None:
    plain = shown(of(found("x", "p")))
    cause = Cause("TRUNCATED", "it ends early", ("p",), {"error": 1, "warning": 0, "info": 0}, "Copy it again.")
    for entry in (HOSTILE, "`", "``a", " zz ", "a\\", "\\`", "-->", "<!--", "&#60;b&#62;", "|||", "~~a~~", "__a__"):
        page = shown(of(found(entry, entry)))
        assert page.tags == plain.tags, entry
        spelled = entry.replace("\x1b", "\\x1b").replace("\n", "\\n")
        assert page.text.count(spelled.strip()) == 2, entry
        text = shown(of(causes=(Cause(cause.code, entry, (entry,), cause.explains, entry),), tool_errors=(entry,)))
        assert text.tags["script"] + text.tags["a"] + text.tags["img"] + text.tags["em"] + text.tags["del"] == 0


def test_it_stays_short() -> None:
    findings = [found("long " * 10_000, "folder/" * 1000, row) for row in range(500)]
    text = of(*findings)
    assert len(text) < 30_000
    assert text.endswith("\n… and 480 more findings\n")


def test_what_was_not_asked_and_what_failed() -> None:
    skipped = (Skipped("A_B", "a.nav", "no map", 3),)
    text = of(skipped_rules=skipped, tool_errors=("A_B: it fell over",))
    assert "\nnavspec itself failed, please report it: A_B: it fell over\n" in text
    assert text.endswith("\n1 rule could not check everything; the text of `navspec check` shows the reasons.\n")


@pytest.mark.parametrize("severity", ["info"])
def test_infos_are_only_counted(severity: str) -> None:
    text = of(found(severity=severity))
    assert "First findings" not in text
    assert "| `A_B` | info | 1 | " in text
