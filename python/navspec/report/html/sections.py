"""The parts of the page that stand in it as text, readable without a script and on paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import PurePath
from typing import Any

from navspec import api
from navspec.records.report import EVIDENCE, SEVERITIES, Finding, Report
from navspec.reference.addresses import address, page_of_rules
from navspec.report import Page
from navspec.report.facts import told, words
from navspec.report.html.data import LISTED
from navspec.report.html.markup import Markup, joined, tag
from navspec.report.html.rank import Ranked, ranked
from navspec.report.parts import unasked
from navspec.report.places import where
from navspec.report.sheet import number, printable

SAMPLE = 20
"""Findings of a rule that stand on paper and where no script runs."""
LEADING = 5
"""Facts in the first paragraph."""


def parts(report: Report, page: Page) -> dict[str, str]:
    """What fills the template, by name."""
    rules = ranked(report, page)
    subject = _subject(report)
    return {
        "title": tag("title", f"{PurePath(subject).name or subject}: report of navspec"),
        "header": _header(report, page, subject),
        "stage": f"stage {'mapped' if report.drawings else 'plain'}",
        "hidden": "" if report.findings or report.drawings else "hidden",
        "rules": joined(*_rules(rules, report, page)),
        "unasked": joined(*_unasked(report)),
        "failures": joined(*_failures(report)),
        "facts": joined(*_facts(report)),
        "files": _files(report),
        "version": tag("span", f"navspec {report.version}"),
    }


def _subject(report: Report) -> str:
    """What was checked, in a few words."""
    if len(report.sets) == 1 and report.sets[0].files == len(report.inputs):
        return report.sets[0].path or report.sets[0].family
    if len(report.inputs) == 1:
        return report.inputs[0].path or "one file"
    return number(len(report.inputs), "file")


# The beginning


def _header(report: Report, page: Page, subject: str) -> Markup:
    fails = report.fails_at(page.fail_on)
    bar = "nothing" if page.fail_on == "never" else {"info": "any finding"}.get(page.fail_on, f"{page.fail_on}s")
    state = tag("p", "Fails" if fails else "Passes", class_=f"verdict {'bad' if fails else 'good'}")
    asked = len(report.totals)
    failed = sum(total.failed > 0 for total in report.totals.values())
    cells = [
        _figure(report.severities.get(each, 0), _plural(each, report), each if report.severities.get(each) else "none")
        for each in SEVERITIES
    ]
    cells += [
        _figure(len(report.inputs), "file" if len(report.inputs) == 1 else "files"),
        _figure(asked, "rules asked"),
        _figure(asked - failed, "of them hold"),
    ]
    return joined(
        tag("p", tag("b", "navspec"), f" {report.version} on ", tag("code", subject), class_="kicker"),
        tag("div", tag("h1", PurePath(subject).name or subject), state, class_="title"),
        *(tag("p", each, class_="lead") for each in _lead(report)),
        tag("dl", *cells, class_="figures"),
        tag("p", f"{_profile(report)} It fails on {bar}{_unread_too(report)}.", class_="terms"),
        *_cut(report),
    )


def _plural(severity: str, report: Report) -> str:
    one = report.severities.get(severity, 0) == 1
    return severity if one or severity == "info" else f"{severity}s"


def _figure(count: int, what: str, kind: str = "") -> Markup:
    return tag("div", tag("dt", what), tag("dd", f"{count:,}"), class_=f"figure {kind}".strip())


def _profile(report: Report) -> str:
    if report.profile == "strict":
        return "Profile strict: what no unmodified game file breaks weighs one level more."
    return f"Profile {report.profile}."


def _unread_too(report: Report) -> str:
    states = {"unreadable": "cannot be read", "unknown_format": "no format claims"}
    counts = {why: sum(each.status == status for each in report.inputs) for status, why in states.items()}
    parts = [f"{number(count, 'file')} that {why}" for why, count in counts.items() if count]
    return f"; here also on {' and '.join(parts)}" if parts else ""


def _cut(report: Report) -> Iterator[Markup]:
    listed = min(len(report.findings), LISTED)
    if listed < sum(report.severities.values()):
        yield tag("p", f"The list ends after {number(listed, 'finding')}; the totals are exact.", class_="notice")


def _lead(report: Report) -> Iterator[str]:
    """What was checked, in the words of the game."""
    titles = {each.id: each.title for each in api.formats()}
    for each in report.sets:
        title = next((titles[file.format] for file in report.inputs if file.family == each.family), each.family)
        whole = each.files + len(each.missing)
        many = (
            f"all {whole:,} files of a set" if not each.missing else f"{each.files:,} of the {whole:,} files of a set"
        )
        yield _sentence(f"{title}, {many}", each.info)
    alone = [each for each in report.inputs if each.info]
    if len(alone) == 1:
        yield _sentence(f"{titles[alone[0].format]}, {alone[0].variant}", alone[0].info)
    elif alone:
        kinds = sorted({titles[each.format] for each in alone})
        yield f"{number(len(alone), 'single file')}: {', '.join(kinds)}."


def _sentence(what: str, info: Mapping[str, Any]) -> str:
    numbers = {key: value for key, value in info.items() if type(value) is int}
    first = [f"{value:,} {words(key)}" for key, value in list(numbers.items())[:LEADING]]
    return f"{what}{': ' if first else ''}{', '.join(first)}."


# Rules


def _rules(rules: list[Ranked], report: Report, page: Page) -> Iterator[Markup]:
    if rules:
        yield tag("h2", "What it means and what to do")
    yield from (_rule(each, page) for each in rules)
    held = sorted(code for code, total in report.totals.items() if not total.failed)
    if held:
        rows = [
            tag(
                "tr", _code_cell(code), tag("td", page.rules[code].summary if code in page.rules else ""), _asked(total)
            )
            for code, total in ((code, report.totals[code].cases) for code in held)
        ]
        head = tag("tr", *(tag("th", each, scope="col") for each in ("Rule", "What holds", "Cases")))
        table = tag("table", tag("thead", head), tag("tbody", *rows))
        title = f"{number(len(held), 'rule')} that hold{'s' if len(held) == 1 else ''}"
        yield tag("details", tag("summary", title), tag("div", table, class_="wide"))


def _code_cell(code: str) -> Markup:
    return tag("th", tag("code", code), scope="row")


def _asked(cases: int) -> Markup:
    return tag("td", f"{cases:,}", class_="number")


def _rule(each: Ranked, page: Page) -> Markup:
    rule, total = each.rule, each.total
    asked = f"{total.failed:,} of {number(total.cases, 'case')}" if total.cases else f"{total.failed:,}"
    about = [tag("p", rule.summary, class_="summary")] if rule.summary else []
    about += [tag("p", tag("b", "Why. "), rule.explanation)] if rule.explanation else []
    about += [tag("p", tag("b", "Fix. "), rule.fix)] if rule.fix else []
    mended = joined(tag("code", "navspec repair"), f" can mend this: {rule.repair}.")
    about += [tag("p", mended, class_="mend") if rule.repairable else tag("p", "To be mended by hand.", class_="hand")]
    if page.docs and rule.code in page.rules:
        link = tag(
            "a", "More in the reference", href=address(page_of_rules(rule.family), rule.code, page.docs), class_="link"
        )
        about.append(tag("p", link))
    facts = tag(
        "dl",
        *(tag("dt", "Fails in"), tag("dd", asked)),
        *(tag("dt", "Known from"), tag("dd", f"{rule.evidence}: {EVIDENCE[rule.evidence]}")),
        class_="known",
    )
    head = tag("h3", tag("span", each.severity, class_=f"level {each.severity}"), " ", tag("code", rule.code))
    body = tag("div", facts, *about, class_="about")
    return tag("article", head, body, *_sample(each), id=f"rule-{rule.code}", class_=f"rule {each.severity}")


def _sample(each: Ranked) -> Iterator[Markup]:
    if not each.findings:
        return
    items = [tag("li", *_told(finding)) for finding in each.findings[:SAMPLE]]
    more = each.total.failed - len(items)
    items += [tag("li", f"… and {more:,} more", class_="more")] if more > 0 else []
    yield tag("ul", *items, class_="sample")


def _told(finding: Finding) -> tuple[str, Markup]:
    return f"{finding.message} ", tag("span", f"{finding.path} {where(finding)}".strip(), class_="where")


# What was not asked, and what failed


def _unasked(report: Report) -> Iterator[Markup]:
    if not report.skipped_rules:
        return
    items = []
    for each in unasked(report):
        listed = [part for code in each.codes for part in (tag("code", code), " ")]
        sentence = f"{each.reason[:1].upper()}{each.reason[1:]}{each.ending}."
        items.append(tag("li", tag("p", sentence), tag("p", *listed, class_="codes")))
    yield tag("h2", "Not checked")
    yield tag("ul", *items, class_="reasons")


def _failures(report: Report) -> Iterator[Markup]:
    if report.tool_errors:
        yield tag("h2", "navspec itself failed")
        yield tag("p", "These are no faults of the files; please report them.")
        yield tag("ul", *(tag("li", tag("code", each)) for each in report.tool_errors), class_="failed")


# Facts and files


def _facts(report: Report) -> Iterator[Markup]:
    described = [(each.path or each.family, each.info, each.missing) for each in report.sets]
    described += [(each.path, each.info, ()) for each in report.inputs if each.info]
    if not described:
        return
    yield tag("h2", "What is in the files")
    for path, info, missing in described:
        pairs = [(words(key), told(value)) for key, value in info.items()]
        pairs += [("not here", ", ".join(missing))] if missing else []
        listed = [tag("div", tag("dt", key), tag("dd", value)) for key, value in pairs]
        heads = [tag("h3", tag("code", path))] if len(described) > 1 else []
        yield joined(*heads, tag("dl", *listed, class_="facts"))


def _files(report: Report) -> Markup:
    counts: dict[str, dict[str, int]] = {}
    for each in report.findings:
        here = counts.setdefault(each.path, dict.fromkeys(SEVERITIES, 0))
        here[each.severity] += 1
    rows = []
    for each in report.inputs:
        found = counts.get(each.path, {})
        counted = [tag("td", f"{found.get(level, 0) or ''}", class_=f"number {level}") for level in SEVERITIES]
        kind = " ".join(filter(None, (each.format, each.variant))) if each.status == "read" else words(each.status)
        size, digest = tag("td", f"{each.size:,}", class_="number"), tag("td", tag("code", each.sha256), class_="hash")
        rows.append(tag("tr", tag("th", each.path, scope="row"), tag("td", kind), size, *counted, digest))
    names: Iterable[str] = ("File", "Kind", "Bytes", *(printable(each).capitalize() for each in SEVERITIES), "SHA-256")
    head = tag("tr", *(tag("th", each, scope="col") for each in names))
    table = tag("table", tag("thead", head), tag("tbody", *rows))
    return tag("details", tag("summary", number(len(report.inputs), "file")), tag("div", table, class_="wide"))
