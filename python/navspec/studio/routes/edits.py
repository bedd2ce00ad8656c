"""Changes of a document: tools, undo, redo, reload, and repairs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

import numpy as np

from navspec.columns import Tables
from navspec.errors import NavspecError
from navspec.family.network.tools import Action, Editor, parse_vector
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import View
from navspec.inputs.file import InputFile
from navspec.operations.check import all_rules
from navspec.operations.nearby import compare_nearby
from navspec.operations.repair import RepairResult, count_changed_fields, recipes_of, repair_unit, require_repairs
from navspec.records.changes import Step
from navspec.records.report import SEVERITIES, Finding, SeverityCounts
from navspec.report.sheet import format_count
from navspec.studio.disk import reread_files
from navspec.studio.document import Document, EditStep
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.routes.documents import list_settings, summarise_document, with_settings
from navspec.studio.routes.findings import count_fixed, count_severities, find_new_findings
from navspec.studio.routes.scene import find_tool, select_rows
from navspec.studio.state import State
from navspec.studio.storage import reload_from_disk
from navspec.studio.workspace import Clipboard


@endpoint("documents/{document:int}/edit", method="POST", changes=True)
def edit(call: ApiCall) -> Any:
    """Use a tool: `tool`, `nodes` and `edges` as names, or nodes by pointers of findings, `values` as `Tool.values` says.

    `obstacles` are the reasons against it; nothing is changed then.
    """
    document, data = call.document, call.data
    editor = _require_editor(document)
    tool = find_tool(editor, data.get("tool"))
    locality = document.unit.family.locality
    nodes, edges = select_rows(document.now.graph, data, locality().table if locality else "")
    action = Action(tool.name, nodes, edges, call.member("values", dict, {}))
    return _apply_action(document, editor, action, call.member("title", str, tool.title))


@endpoint("documents/{document:int}/copy", method="POST")
def copy(call: ApiCall) -> Any:
    """Copy `nodes` with the lines between them; all pages can paste them into documents of the same format."""
    document = call.document
    editor = _require_editor(document)
    if editor.copy is None:
        raise NavspecError("what this format stores cannot be copied here")
    before = document.now
    nodes, _ = select_rows(before.graph, {"nodes": call.member("nodes", list)})
    if not len(nodes):
        raise NavspecError("choose something to copy first")
    placed = np.isfinite(before.graph.position[nodes]).all(axis=1)
    if not placed.all():
        name = before.graph.names(nodes[~placed][:1])[0]
        raise NavspecError(f"{name} has no place on the map, and cannot be copied")
    copies = editor.copy(before.view, nodes)
    call.workspace.clipboard = Clipboard(document.unit.family.id, _format_title(document), copies)
    return {"count": len(copies.position)}


@endpoint("documents/{document:int}/paste", method="POST", changes=True)
def paste(call: ApiCall) -> Any:
    """Paste what a page has copied last, with its middle `at` a place, east and north; the response is that of `edit`."""
    document, clipboard = call.document, call.workspace.clipboard
    editor = _require_editor(document)
    if clipboard is None:
        raise NavspecError("nothing is copied yet; choose something on a map and copy it first")
    if clipboard.family != document.unit.family.id:
        raise NavspecError(
            f"what was copied is of another format ({clipboard.title}), and cannot be pasted into this one "
            f"({_format_title(document)})"
        )
    east, north, _ = parse_vector("at", call.data.get("at"), may_lack_height=True)
    low, high = (bound(clipboard.copies.position[:, :2], axis=0) for bound in (np.min, np.max))
    by = np.append((east, north) - (low + high) / 2, 0.0)
    noun = format_count(len(clipboard.copies.position), call.member("noun", str, "node"))
    action = Action("paste", values={"copies": clipboard.copies, "by": by})
    return _apply_action(document, editor, action, f"Paste {noun}")


def _format_title(document: Document) -> str:
    """Return the title of the format of a document."""
    titles = {format_.id: format_.title for format_ in document.unit.family.formats}
    return titles[document.unit.files[0].spec.id]


def _require_editor(document: Document) -> Editor:
    make_editor = document.unit.family.editor
    if make_editor is None:
        raise NavspecError("networks of this format cannot be edited here")
    return make_editor()


def _apply_action(document: Document, editor: Editor, action: Action, title: str) -> dict[str, Any]:
    before = document.now
    view = before.view
    edition = editor.edit(view, action)
    if edition.obstacles:
        return {
            "obstacles": [obstacle.to_dict() for obstacle in edition.obstacles],
            "document": summarise_document(document),
        }
    changes: dict[str, InputFile | None] = {}
    tables: dict[str, Tables] = {}
    for number, changed in edition.files.items():
        path, changes[path] = before.write_tables(number, changed)
        tables[path] = changed
    is_changed = document.apply(title, changes, tables)
    return {
        "document": summarise_document(document),
        "changes": is_changed,
        "title": title,
        "nearby": _nearby_news(document, view) if is_changed else None,
        "notes": list(edition.notes),
        "nodes": list(edition.nodes),
        "obstacles": [],
    }


@endpoint("documents/{document:int}/undo", method="POST", changes=True)
def undo(call: ApiCall) -> Any:
    """Undo the last step."""
    return _step(call.document, call.document.undo)


@endpoint("documents/{document:int}/redo", method="POST", changes=True)
def redo(call: ApiCall) -> Any:
    """Redo the step that was undone last."""
    return _step(call.document, call.document.redo)


def _step(document: Document, act: Callable[[], EditStep]) -> dict[str, Any]:
    view = None if document.now.is_small else document.now.view
    step = act()
    return {
        "document": summarise_document(document),
        "title": step.title,
        "nearby": _nearby_news(document, view) if view else None,
    }


_MOST_NEARBY = 100
"""Findings near an edit that are listed; the counts are exact."""


def _nearby_news(document: Document, before: View) -> dict[str, Any] | None:
    """Return the findings that are new near an edit, and totals of the new and the gone ones; None for small documents,
    whose whole report comes soon after.
    """
    if document.now.is_small:
        return None
    news = compare_nearby(document.unit.family, before, document.now.view)
    return news and {
        "found": [{"message": finding.message, "position": finding.position} for finding in news.new[:_MOST_NEARBY]],
        "found_totals": count_severities(news.new),
        "gone_totals": count_severities(news.gone),
    }


@endpoint("documents/{document:int}/reload", method="POST", changes=True)
def reload(call: ApiCall) -> Any:
    """Reread the files from the disk, which is a step that can be undone."""
    document = call.document
    reload_from_disk(document, dict(reread_files(document.unit, list(document.now.files))))
    return {"document": summarise_document(document)}


_MAX_LISTED = 500
"""Findings of each kind that a preview lists; the counts are exact."""


@dataclass(frozen=True, slots=True)
class RepairPlan:
    """The result of a repair before it is applied.

    Attributes
    ----------
    done : list of RepairResult
        The repairs, in their order.
    state : State
        The files after them.
    changes : mapping
        The files that would change, by path; None for one that would be removed.
    """

    done: list[RepairResult]
    state: State
    changes: dict[str, InputFile | None]


_PLANS: WeakKeyDictionary[State, dict[str, RepairPlan]] = WeakKeyDictionary()
"""Plans that were computed for a state, so that the repair after its preview does not compute them again."""


@endpoint("documents/{document:int}/repairs")
def repairs(call: ApiCall) -> Any:
    """Return the plan of a repair of everything, step by step, and the repairs that run only on request.

    - steps: As in the record of `navspec repair`.
    - named: Repairs of faults that no rule can see, which run by their names.
    - unread: Files that cannot be read, and stay as they are.
    """
    document = call.document
    plan = _cached_plan(document, [Options()], {})
    family = document.unit.family
    return {
        "revision": document.revision,
        **_repair_record(plan),
        "named": [
            {"code": recipe.codes[0], "summary": recipe.summary} for recipe in recipes_of(family.id) if recipe.by_name
        ],
        "rules": {
            rule.code: {"summary": rule.summary, "title": rule.title, "fix": rule.fix, "repair": rule.repair}
            for rule in all_rules(family.id)
        },
        "settings": list_settings(family, "repair"),
    }


@endpoint("documents/{document:int}/repair", method="POST", changes=True)
def repair(call: ApiCall) -> Any:
    """Repair, as one step: with `all` everything that needs no request, with `codes` the repairs of these, in this order.

    With `preview` nothing is changed, and the response has the result: files, values by their field, and findings that
    would be gone or new, those with a place first.
    """
    document = call.document
    plan = _cached_plan(document, _requested_repairs(call), call.member("settings", dict, {}))
    if call.member("preview", bool, False):
        return {"preview": True, **_repair_record(plan), **_compare_plan(document.now, plan)}
    codes = list(dict.fromkeys(code for repaired in plan.done for step in _done_steps(repaired) for code in step.codes))
    title = f"Repair {codes[0]}" if len(codes) == 1 else f"Repair of {len(codes)} rules"
    is_changed = document.apply(title, plan.changes)
    return {"document": summarise_document(document), "changes": is_changed, **_repair_record(plan)}


def _requested_repairs(call: ApiCall) -> list[Options]:
    """Return the options of the requested repairs, one after the other."""
    codes = call.member("codes", list, [])
    if not all(isinstance(code, str) and code for code in codes):
        raise NavspecError("codes: this has to be a list of codes of rules")
    orders = [Options()] if call.member("all", bool, False) else []
    orders += [Options(select=tuple(codes))] if codes else []
    if not orders:
        raise NavspecError("nothing to repair is chosen")
    for order in orders:
        require_repairs(order)
    return orders


def _cached_plan(document: Document, orders: Sequence[Options], settings: dict[str, Any]) -> RepairPlan:
    state = document.now
    plans = _PLANS.setdefault(state, {})
    key = repr((orders, settings))
    if key not in plans:
        plans.clear()
        plans[key] = _plan(state, orders, settings)
    return plans[key]


def _plan(state: State, orders: Sequence[Options], settings: dict[str, Any]) -> RepairPlan:
    unit, done = with_settings(state.unit, settings, "repair"), []
    is_forced = any(file.requested[0] for file in unit.files)
    for order in orders:
        done.append(repair_unit(unit, order, is_forced=is_forced))
        unit = done[-1].unit
    old, new = state.files, State(unit).files
    changes: dict[str, InputFile | None] = {path: None for path in old if path not in new}
    changes |= {
        path: opened
        for path, opened in new.items()
        if path not in old or not old[path].content.is_same(opened.content.data)
    }
    return RepairPlan(done, state.with_files(changes), changes)


def _done_steps(repaired: RepairResult) -> list[Step]:
    return [step for step in repaired.record.steps if step.state == "done"]


def _repair_record(plan: RepairPlan) -> dict[str, Any]:
    """Return the steps that were done and not done, and the remaining findings."""
    first, last = plan.done[0], plan.done[-1]
    unread = [error for _, error in last.broken]
    return {
        "steps": [step.to_dict() for repaired in plan.done for step in repaired.record.steps],
        "left": [remaining.to_dict() for remaining in last.record.left],
        "unread": [{"path": error.path, "message": error.message} for error in unread],
        "before": _count_by_severity(first.record.before, len(first.broken)),
        "after": _count_by_severity(last.record.after, len(unread)),
        "errors": [error for repaired in plan.done for error in repaired.errors],
    }


def _count_by_severity(counts: SeverityCounts, unread: int) -> dict[str, int]:
    """Return findings by severity, including the errors that keep files from being read."""
    return {severity: counts[severity] + (unread if severity == "error" else 0) for severity in SEVERITIES}


def _compare_plan(before: State, plan: RepairPlan) -> dict[str, Any]:
    """Return the differences between the present files and those of a plan."""
    fixed, new = (
        find_new_findings(before.report, plan.state.report),
        find_new_findings(plan.state.report, before.report),
    )
    return {
        "files": [_file(path, before.files.get(path), opened) for path, opened in plan.changes.items()],
        "fields": [field.to_dict() for field in _fields(before, plan.state)],
        "gone": _listed(fixed),
        "gone_count": sum(count_fixed(before.report, plan.state.report, new).values()),
        "found": _listed(new),
        "found_count": len(new),
    }


def _fields(before: State, after: State) -> Sequence[Any]:
    old, new = before.unit.read()[0], after.unit.read()[0]
    return () if old is None or new is None else count_changed_fields(old, new)


def _listed(findings: list[Finding]) -> list[Any]:
    return [
        finding.to_dict() for finding in sorted(findings, key=lambda finding: finding.position is None)[:_MAX_LISTED]
    ]


def _file(path: str, old: InputFile | None, new: InputFile | None) -> dict[str, Any]:
    return {
        "path": path,
        "state": "new" if old is None else "gone" if new is None else "changed",
        "before": None if old is None else old.content.size,
        "after": None if new is None else new.content.size,
    }


ROUTES = [edit, copy, paste, undo, redo, reload, repairs, repair]
