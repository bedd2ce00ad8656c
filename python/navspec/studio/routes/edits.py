"""Changes of a document: tools, undo, redo, reload, and repairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from weakref import WeakKeyDictionary

from navspec.errors import NavspecError
from navspec.family.network.tools import Action
from navspec.family.rules.options import Options
from navspec.inputs.file import InputFile
from navspec.operations.check import all_rules
from navspec.operations.repair import Mended, changed_fields, demand_repairs, recipes_of, repair_unit
from navspec.records.changes import Step
from navspec.records.report import SEVERITIES, Finding, SeverityCounts
from navspec.studio.disk import reread_files
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.routes.documents import list_settings, summary, with_settings
from navspec.studio.routes.findings import count_fixed, find_new_findings
from navspec.studio.routes.scene import find_tool, select_rows
from navspec.studio.state import State
from navspec.studio.storage import reload_from_disk


@endpoint("documents/{document:int}/edit", method="POST", changes=True)
def edit(call: ApiCall) -> Any:
    """Use a tool: `tool`, `nodes` and `edges` as names, `values` as `Tool.values` says.

    `obstacles` say what stands against it; nothing is changed then.
    """
    document, data = call.document, call.data
    make_editor = document.unit.family.editor
    if make_editor is None:
        raise NavspecError("networks of this format cannot be edited here")
    editor = make_editor()
    tool = find_tool(editor, data.get("tool"))
    before = document.now
    nodes, edges = select_rows(before.graph, data)
    edition = editor.edit(before.table_set, Action(tool.name, nodes, edges, call.member("values", dict, {})))
    if edition.obstacles:
        return {"obstacles": [obstacle.to_dict() for obstacle in edition.obstacles], "document": summary(document)}
    changes = dict(before.write_tables(number, tables) for number, tables in edition.files.items())
    is_changed = document.apply(call.member("title", str, tool.title), changes)
    return {
        "document": summary(document),
        "changes": is_changed,
        "notes": list(edition.notes),
        "nodes": list(edition.nodes),
        "obstacles": [],
    }


@endpoint("documents/{document:int}/undo", method="POST", changes=True)
def undo(call: ApiCall) -> Any:
    """Take the last step back."""
    step = call.document.undo()
    return {"document": summary(call.document), "title": step.title}


@endpoint("documents/{document:int}/redo", method="POST", changes=True)
def redo(call: ApiCall) -> Any:
    """Do again what was taken back last."""
    step = call.document.redo()
    return {"document": summary(call.document), "title": step.title}


@endpoint("documents/{document:int}/reload", method="POST", changes=True)
def reload(call: ApiCall) -> Any:
    """Take the files as they are on the disk, which is a step that can be undone."""
    document = call.document
    reload_from_disk(document, dict(reread_files(document.unit, list(document.now.files))))
    return {"document": summary(document)}


_TOLD = 500
"""Findings of each kind that a preview tells; the counts are exact."""


@dataclass(frozen=True, slots=True)
class RepairPlan:
    """What a repair comes to.

    Attributes
    ----------
    done : list of Mended
        What was done, in the order in which it was.
    state : State
        The files as they would be.
    changes : mapping
        The files that would be others, by path; None for one that would be gone.
    """

    done: list[Mended]
    state: State
    changes: dict[str, InputFile | None]


_PLANS: WeakKeyDictionary[State, dict[str, RepairPlan]] = WeakKeyDictionary()
"""What was worked out for a state: who has seen a preview need not wait for the same once more."""


@endpoint("documents/{document:int}/repairs")
def repairs(call: ApiCall) -> Any:
    """What a repair of everything comes to as the files are, step by step, and what is done only where it is asked for.

    - steps: As `navspec repair` tells them.
    - named: What no rule can see, and is done by its name.
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
            rule.code: {"summary": rule.summary, "fix": rule.fix, "repair": rule.repair}
            for rule in all_rules(family.id)
        },
        "settings": list_settings(family, "repair"),
    }


@endpoint("documents/{document:int}/repair", method="POST", changes=True)
def repair(call: ApiCall) -> Any:
    """Repair, as one step: with `all` whatever needs no asking, with `codes` what is asked for by these, in this order.

    With `preview` nothing is changed, and the answer tells what would be: files, values by their field, and findings that
    would be gone or new, those with a place first.
    """
    document = call.document
    plan = _cached_plan(document, _orders(call), call.member("settings", dict, {}))
    if call.member("preview", bool, False):
        return {"preview": True, **_repair_record(plan), **_compare_plan(document.now, plan)}
    codes = list(dict.fromkeys(code for repaired in plan.done for step in _steps_of(repaired) for code in step.codes))
    title = f"Repair {codes[0]}" if len(codes) == 1 else f"Repair of {len(codes)} rules"
    is_changed = document.apply(title, plan.changes)
    return {"document": summary(document), "changes": is_changed, **_repair_record(plan)}


def _orders(call: ApiCall) -> list[Options]:
    """The repairs that are asked for, one after the other."""
    codes = call.member("codes", list, [])
    if not all(isinstance(code, str) and code for code in codes):
        raise NavspecError("codes: this has to be a list of codes of rules")
    orders = [Options()] if call.member("all", bool, False) else []
    orders += [Options(select=tuple(codes))] if codes else []
    if not orders:
        raise NavspecError("nothing to repair is chosen")
    for order in orders:
        demand_repairs(order)
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


def _steps_of(repaired: Mended) -> list[Step]:
    return [step for step in repaired.record.steps if step.state == "done"]


def _repair_record(plan: RepairPlan) -> dict[str, Any]:
    """What was done and what not, and what is left then."""
    first, last = plan.done[0], plan.done[-1]
    unread = [error for _, error in last.broken]
    return {
        "steps": [step.to_dict() for repaired in plan.done for step in repaired.record.steps],
        "left": [remaining.to_dict() for remaining in last.record.left],
        "unread": [{"path": error.path, "message": error.message} for error in unread],
        "before": _counts(first.record.before, len(first.broken)),
        "after": _counts(last.record.after, len(unread)),
        "errors": [error for repaired in plan.done for error in repaired.errors],
    }


def _counts(counts: SeverityCounts, unread: int) -> dict[str, int]:
    """Findings by severity, those among them that keep files from being read."""
    return {severity: counts[severity] + (unread if severity == "error" else 0) for severity in SEVERITIES}


def _compare_plan(before: State, plan: RepairPlan) -> dict[str, Any]:
    """What would be another than before."""
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
    return () if old is None or new is None else changed_fields(old, new)


def _listed(findings: list[Finding]) -> list[Any]:
    return [finding.to_dict() for finding in sorted(findings, key=lambda finding: finding.position is None)[:_TOLD]]


def _file(path: str, old: InputFile | None, new: InputFile | None) -> dict[str, Any]:
    return {
        "path": path,
        "state": "new" if old is None else "gone" if new is None else "changed",
        "before": None if old is None else old.content.size,
        "after": None if new is None else new.content.size,
    }


ROUTES = [edit, undo, redo, reload, repairs, repair]
