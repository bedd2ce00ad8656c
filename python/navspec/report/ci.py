"""The report of a check for CI services: GitHub annotations, and short Markdown for the summary of a job or a comment."""

from __future__ import annotations

import re
from collections.abc import Iterator

from navspec.records.report import SEVERITIES, Finding, Report, Severity
from navspec.report import RenderOptions
from navspec.report.check_summary import (
    RankedRule,
    format_verdict,
    group_skipped_checks,
    outcome_of,
    rank_rules,
    truncation_notice,
)
from navspec.report.locations import format_location, format_position, message_with_location, to_posix
from navspec.report.sheet import format_count, printable

CAUSES = 10
RULES = 50
FINDINGS = 20
MAX_LENGTH = 300
"""Characters of a text; texts from files can be of any length."""


def render_markdown(report: Report, options: RenderOptions) -> str:
    """Return the verdict, the likely causes, the rules that failed with their counts, and the first findings."""
    _, words = outcome_of(report, options.fail_on)
    blocks = [
        f"### {words}: {format_verdict(report)}",
        *_cause_blocks(report),
        *_rule_blocks(rank_rules(report, options)),
        *_finding_blocks(report),
    ]
    blocks += [f"navspec itself failed, please report it: {_escape(tool_error)}" for tool_error in report.tool_errors]
    if groups := group_skipped_checks(report):
        rules = format_count(len({code for group in groups for code in group.codes}), "rule")
        blocks.append(f"{rules} could not check everything; the text of `navspec check` shows the reasons.")
    return "\n\n".join(blocks) + "\n"


def _cause_blocks(report: Report) -> Iterator[str]:
    if report.causes:
        lines = [f"- {_escape(cause.message)}. {_escape(cause.fix)}" for cause in report.causes[:CAUSES]]
        yield "\n".join(["**Most likely**", "", *lines, *_omitted_lines(len(report.causes) - CAUSES, "more causes")])


def _rule_blocks(ranks: list[RankedRule]) -> Iterator[str]:
    if ranks:
        rows = [
            f"| {_format_code(rank.rule.code)} | {rank.severity} | {rank.total.failed:,} | {_escape(rank.rule.title)} |"
            for rank in ranks[:RULES]
        ]
        head = ["| rule | severity | fails | |", "| --- | --- | ---: | --- |"]
        yield "\n".join([*head, *rows, *_omitted_lines(len(ranks) - RULES, "more rules")])


def _finding_blocks(report: Report) -> Iterator[str]:
    """List findings that no cause explains: first those of files that cannot be read, then by severity."""
    findings = [finding for finding in report.findings if finding.cause is None and finding.severity != "info"]
    findings.sort(key=lambda finding: (finding.path not in report.unread, SEVERITIES.index(finding.severity)))
    if findings:
        lines = [_format_finding(finding) for finding in findings[:FINDINGS]]
        yield "\n".join(["**First findings**", "", *lines, *_omitted_lines(len(findings) - FINDINGS, "more findings")])
    if left_out := truncation_notice(report, len(report.findings)):
        yield left_out


def _format_finding(finding: Finding) -> str:
    path = f"{_format_code(finding.path)}: " if finding.path else ""
    at = f" {format_position(finding.position)}" if finding.position else ""
    place = f" {_format_code(format_location(finding))}" if finding.path else ""
    return f"- {finding.severity} {_format_code(finding.code)} {path}{_escape(finding.message)}{at}{place}"


def _omitted_lines(count: int, what: str) -> list[str]:
    return ["", f"… and {count:,} {what}"] if count > 0 else []


def _truncate(text: str) -> str:
    text = printable(text)
    return f"{text[:MAX_LENGTH]}…" if len(text) > MAX_LENGTH else text


def _escape(text: str) -> str:
    """Return text in which nothing is markup, a link or the name of a user."""
    return _ACTIVE.sub(lambda sign: f"&#{ord(sign[0])};", _truncate(text))


_ACTIVE = re.compile(r"[&<>|*`\[\]~@\\#]|(?<![^\W_])_|_(?![^\W_])|:(?=/)|(?<=www)\.", re.IGNORECASE)
"""Characters with a meaning in Markdown, except inside of words such as names of rules."""


def _format_code(text: str) -> str:
    """Return text as code, between more backticks than it has in a row."""
    text = _truncate(text)
    fence = "`" * (max(map(len, re.findall("`+", text)), default=0) + 1)
    gap = " " if "`" in text or text != text.strip() else ""
    return f"{fence}{gap}{text}{gap}{fence}"


COMMANDS: dict[Severity, str] = {"error": "error", "warning": "warning", "info": "notice"}


def render_github(report: Report, options: RenderOptions) -> str:
    """Return one command per finding, and the verdict as a plain line of the log."""
    del options
    lines = [_format_command(finding) for finding in report.findings]
    lines += [f"::error title=navspec itself failed::{_escape_data(tool_error)}" for tool_error in report.tool_errors]
    if left_out := truncation_notice(report, len(report.findings)):
        lines.append(f"::notice title=navspec::{_escape_data(left_out)}")
    return "".join(f"{line}\n" for line in (*lines, format_verdict(report)))


def _format_command(finding: Finding) -> str:
    file = f"file={_escape_property(to_posix(finding.path))}," if finding.path else ""
    title, message = _escape_property(finding.code), _escape_data(message_with_location(finding))
    return f"::{COMMANDS[finding.severity]} {file}title={title}::{message}"


def _escape_data(text: str) -> str:
    lines = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return printable(lines)


def _escape_property(text: str) -> str:
    return _escape_data(text).replace(":", "%3A").replace(",", "%2C")
