"""A report as Markdown, short: for the summary of a CI job, or a comment."""

from __future__ import annotations

import re
from collections.abc import Iterator

from navspec.records.report import SEVERITIES, Finding, Report
from navspec.report import Page
from navspec.report.check import verdict
from navspec.report.parts import cut, standing, unasked
from navspec.report.places import coordinates, where
from navspec.report.rank import Ranked, ranked
from navspec.report.sheet import number, printable

CAUSES = 10
RULES = 50
FINDINGS = 20
LONGEST = 300
"""Characters of a text, which files can make of any length."""


def render(report: Report, page: Page) -> str:
    """The verdict, what most likely happened, the rules that failed with their counts, and the first findings."""
    _, words = standing(report, page.fail_on)
    blocks = [f"### {words}: {verdict(report)}", *_causes(report), *_rules(ranked(report, page)), *_findings(report)]
    blocks += [f"navspec itself failed, please report it: {_plain(tool_error)}" for tool_error in report.tool_errors]
    if asked := unasked(report):
        rules = number(len({code for each in asked for code in each.codes}), "rule")
        blocks.append(f"{rules} could not be asked of everything; the text of `navspec check` tells why.")
    return "\n\n".join(blocks) + "\n"


def _causes(report: Report) -> Iterator[str]:
    if report.causes:
        told = [f"- {_plain(cause.message)}. {_plain(cause.fix)}" for cause in report.causes[:CAUSES]]
        yield "\n".join(["**Most likely**", "", *told, *_more(len(report.causes) - CAUSES, "more causes")])


def _rules(ranks: list[Ranked]) -> Iterator[str]:
    if ranks:
        rows = [
            f"| {_code(rank.rule.code)} | {rank.severity} | {rank.total.failed:,} | {_plain(rank.rule.summary)} |"
            for rank in ranks[:RULES]
        ]
        head = ["| rule | severity | fails | |", "| --- | --- | ---: | --- |"]
        yield "\n".join([*head, *rows, *_more(len(ranks) - RULES, "more rules")])


def _findings(report: Report) -> Iterator[str]:
    """Those of files that cannot be read, then by their severity; what a cause explains is told with it."""
    left = [finding for finding in report.findings if finding.cause is None and finding.severity != "info"]
    left.sort(key=lambda each: (each.path not in report.unread, SEVERITIES.index(each.severity)))
    if left:
        told = [_finding(each) for each in left[:FINDINGS]]
        yield "\n".join(["**First findings**", "", *told, *_more(len(left) - FINDINGS, "more findings")])
    if left_out := cut(report, len(report.findings)):
        yield left_out


def _finding(each: Finding) -> str:
    path = f"{_code(each.path)}: " if each.path else ""
    at = f" {coordinates(each.position)}" if each.position else ""
    place = f" {_code(where(each))}" if each.path else ""
    return f"- {each.severity} {_code(each.code)} {path}{_plain(each.message)}{at}{place}"


def _more(left: int, what: str) -> list[str]:
    return ["", f"… and {left:,} {what}"] if left > 0 else []


def _short(text: str) -> str:
    text = printable(text)
    return f"{text[:LONGEST]}…" if len(text) > LONGEST else text


def _plain(text: str) -> str:
    """Text in which nothing is markup, nor a link or somebody's name."""
    return _ACTIVE.sub(lambda sign: f"&#{ord(sign[0])};", _short(text))


_ACTIVE = re.compile(r"[&<>|*`\[\]~@\\#]|(?<![^\W_])_|_(?![^\W_])|:(?=/)|(?<=www)\.", re.IGNORECASE)
"""Signs that mean something to Markdown; not those inside of words, such as names of rules."""


def _code(text: str) -> str:
    """Text as it stands, between more backticks than it has in a row."""
    text = _short(text)
    fence = "`" * (max(map(len, re.findall("`+", text)), default=0) + 1)
    gap = " " if "`" in text or text != text.strip() else ""
    return f"{fence}{gap}{text}{gap}{fence}"
