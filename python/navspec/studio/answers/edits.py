"""What changes a document: tools, undo, redo, and what is on the disk by now."""

from __future__ import annotations

import time
from collections import Counter
from typing import Any

from navspec.errors import NavspecError
from navspec.family.editors import Action
from navspec.operations.ask import news
from navspec.records.report import SEVERITIES, Finding, Report
from navspec.studio.answers.documents import summary
from navspec.studio.answers.scene import chosen
from navspec.studio.calls import Call, endpoint
from navspec.studio.disk import read_again
from navspec.studio.document import Document
from navspec.studio.saving import reloaded
from navspec.studio.state import State

_TOLD = 200
"""New findings that are told with an edit; the page gets all of them with the findings of the document."""


@endpoint("documents/{document:int}/edit", method="POST", changes=True)
def edit(call: Call) -> Any:
    """Use a tool: `tool`, `nodes` and `edges` as names, `values` as `Tool.values` says.

    `obstacles` say what stands against it; nothing is changed then.
    """
    document, data = call.document, call.data
    made = document.unit.family.editor
    if made is None:
        raise NavspecError("networks of this format cannot be edited here")
    editor = made()
    tool = next((each for each in editor.tools if each.name == data.get("tool")), None)
    if tool is None:
        raise NavspecError(
            f"there is no tool '{data.get('tool')}'; tools are {', '.join(t.name for t in editor.tools)}"
        )
    before = document.now
    nodes, edges = chosen(before.graph, data)
    edition = editor.edit(before.table_set, Action(tool.name, nodes, edges, call.member("values", dict, {})))
    if edition.obstacles:
        return {"obstacles": [each.to_dict() for each in edition.obstacles], "document": summary(document)}
    changes = dict(before.written(number, tables) for number, tables in edition.files.items())
    is_changed = document.do(call.member("title", str, tool.title), changes)
    return {
        **outcome(document, before),
        "changes": is_changed,
        "notes": list(edition.notes),
        "nodes": list(edition.nodes),
        "obstacles": [],
    }


@endpoint("documents/{document:int}/undo", method="POST", changes=True)
def undo(call: Call) -> Any:
    """Take the last step back."""
    before = call.document.now
    step = call.document.undo()
    return {**outcome(call.document, before), "title": step.title}


@endpoint("documents/{document:int}/redo", method="POST", changes=True)
def redo(call: Call) -> Any:
    """Do again what was taken back last."""
    before = call.document.now
    step = call.document.redo()
    return {**outcome(call.document, before), "title": step.title}


@endpoint("documents/{document:int}/reload", method="POST", changes=True)
def reload(call: Call) -> Any:
    """Take the files as they are on the disk, which is a step that can be undone."""
    document = call.document
    before = document.now
    reloaded(document, dict(read_again(document.unit, list(document.now.files))))
    return outcome(document, before)


def outcome(document: Document, before: State) -> dict[str, Any]:
    """What a change comes to: the document, and findings that are new or gone since a state of it."""
    started = time.perf_counter()
    old, new = before.report, document.now.report
    found = difference(new, old)
    less = gone_totals(old, new, found)
    return {
        "document": summary(document),
        "totals": {each: new.severities.get(each, 0) for each in SEVERITIES},
        "found": [each.to_dict() for each in found[:_TOLD]],
        "found_count": len(found),
        "found_totals": _totals(found),
        "gone_count": sum(less.values()),
        "gone_totals": less,
        "check_ms": round(1000 * (time.perf_counter() - started)),
    }


def _totals(findings: list[Finding]) -> dict[str, int]:
    return {**dict.fromkeys(SEVERITIES, 0), **Counter(each.severity for each in findings)}


def gone_totals(old: Report, new: Report, found: list[Finding]) -> dict[str, int]:
    """How many findings of a report are gone where some are new, those too that it counts without listing them."""
    more = _totals(found)
    return {each: max(0, old.severities.get(each, 0) - new.severities.get(each, 0) + more[each]) for each in SEVERITIES}


def difference(report: Report, known: Report) -> list[Finding]:
    """Findings that are in one report and not in another: rows may have other numbers in between, places stay."""

    def key(each: Finding) -> tuple[Any, ...]:
        return each.code, each.severity, tuple(each.position) if each.position else (each.path, each.pointer)

    return list(news(report.findings, map(key, known.findings), key))


ROUTES = [edit, undo, redo, reload]
