"""A report as workflow commands, which GitHub Actions shows as annotations."""

from __future__ import annotations

from navspec.records.report import Finding, Report, Severity
from navspec.report import Page
from navspec.report.check import verdict
from navspec.report.parts import cut
from navspec.report.places import placed, slashed
from navspec.report.sheet import printable

COMMANDS: dict[Severity, str] = {"error": "error", "warning": "warning", "info": "notice"}


def render(report: Report, page: Page) -> str:
    """One command per finding, and the verdict as a plain line of the log."""
    del page
    lines = [_command(finding) for finding in report.findings]
    lines += [f"::error title=navspec itself failed::{_data(tool_error)}" for tool_error in report.tool_errors]
    if left_out := cut(report, len(report.findings)):
        lines.append(f"::notice title=navspec::{_data(left_out)}")
    return "".join(f"{line}\n" for line in (*lines, verdict(report)))


def _command(finding: Finding) -> str:
    file = f"file={_property(slashed(finding.path))}," if finding.path else ""
    return f"::{COMMANDS[finding.severity]} {file}title={_property(finding.code)}::{_data(placed(finding))}"


def _data(text: str) -> str:
    lines = text.replace("%", "%25").replace("\r", "%0D").replace("\n", "%0A")
    return printable(lines)


def _property(text: str) -> str:
    return _data(text).replace(":", "%3A").replace(",", "%2C")
