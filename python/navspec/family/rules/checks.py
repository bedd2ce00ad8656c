"""Rules that a spec declares as checks: expressions that hold for every row, with what findings say where they do not."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.family.rules.expressions import FEW, Evaluator, load_plan
from navspec.family.rules.joins import combine_keys
from navspec.family.rules.operations import UNSEEN, EvaluatedColumn, decode_text
from navspec.family.rules.rule_set import RelatedRows, RuleCheck, RuleResult, RuleSet, View, count_true
from navspec.records.report import RealFiles, Rule
from navspec.spec import Spec

NO_FILES: RealFiles = "none"


def build_checks(specs: Sequence[Spec], rule_set: RuleSet | None = None) -> list[RuleCheck]:
    """Build the rules that `-checks` and `-derived` of the specs of a family declare; equal codes are one rule.

    `rule_set` has the other rules of the family, and says which real files all of them ran on; default: none.
    """
    first: dict[str, tuple[Spec, list[dict[str, Any]]]] = {}
    for spec in specs:
        own: dict[str, list[dict[str, Any]]] = {}
        for check in load_plan(spec).checks:
            own.setdefault(check["code"], []).append(check)
        for code, checks in own.items():
            first.setdefault(code, (spec, checks))
    return [_build_rule(spec, code, checks, rule_set) for code, (spec, checks) in first.items()]


def _build_rule(spec: Spec, code: str, checks: list[dict[str, Any]], rule_set: RuleSet | None) -> RuleCheck:
    note = checks[0]
    outcome = note.get("unmodified", "clean")
    real_files = rule_set.describe_real_files(measured=outcome != "unmeasured") if rule_set else (NO_FILES, 0)
    severities = dict.fromkeys(fault["severity"] for check in checks for fault in check["faults"])
    is_across = any(check["across"] for check in checks)
    rule = Rule(
        code,
        tuple(severities),
        note["evidence"][0],
        note.get("scope", "set" if is_across else "file"),
        spec.family,
        *real_files,
        outcome["exceptions"] if isinstance(outcome, dict) else 0,
    )
    needs_number = any(check["numbered"] for check in checks)
    return RuleCheck(rule, lambda view: _report_checks(view, code), needs_number=needs_number)


def evaluator_of(view: View) -> Evaluator:
    """Return the evaluator of the files of a view, which keeps it."""
    evaluator = view.__dict__.get("_evaluator")
    if evaluator is None:
        evaluator = view.__dict__["_evaluator"] = Evaluator(view.files)
    return evaluator


def run_checks(view: View, code: str) -> Iterator[RuleResult]:
    """Run the checks of one code, each for the files whose spec makes it."""
    evaluator = evaluator_of(view)
    for check in evaluator.plan.checks_by_code.get(code, ()):
        yield from run_check(evaluator, check)


def _report_checks(view: View, code: str) -> Iterator[RuleResult]:
    """Run the checks of one code as reports need them: findings with the same words are in the order of their rows."""
    evaluator = evaluator_of(view)
    for check in evaluator.plan.checks_by_code.get(code, ()):
        results = run_check(evaluator, check)
        yield from results if len(results) < 3 else _join_results(results)


def run_faults(view: View, code: str) -> Iterator[RuleResult]:
    """Run the checks of one code, as repairs need them: a row fails with every fault that it has, and so does every
    element of a list.
    """
    evaluator = evaluator_of(view)
    for check in evaluator.plan.checks_by_code.get(code, ()):
        if not evaluator.count(check["table"]):
            continue
        when = evaluator.evaluate(check["when"], check["table"]) if "when" in check else EvaluatedColumn(True)
        selected, _ = _select_rows(evaluator, check, when)
        for fault in check["faults"]:
            table = fault.get("each", check["table"])
            is_intended = selected[evaluator.related(table, "owner").rows] if "each" in fault else selected
            values, state = evaluator.evaluate(fault["assert"], table)
            fails = np.greater(is_intended if state is None else is_intended & (state == 0), values)
            yield _build_result(evaluator, table, fault, np.flatnonzero(fails))


def run_check(evaluator: Evaluator, check: dict[str, Any]) -> list[RuleResult]:
    """Run one check over all rows of its table; a row fails with the first of the faults that it has."""
    if not evaluator.count(check["table"]):
        return [RuleResult(_count_groups(evaluator, check))] if "first" in check else []
    is_single = not check["table"] and len(evaluator.tables) == 1 and not check["across"] and "first" not in check
    run = _run_single_check if is_single else _run_check
    if evaluator.is_quiet:
        return run(evaluator, check)
    with evaluator.quiet():
        return run(evaluator, check)


def _run_single_check(evaluator: Evaluator, check: dict[str, Any]) -> list[RuleResult]:
    """Run one check of the root of the only file."""
    if "when" in check:
        values, state = evaluator.evaluate(check["when"], "")
        if not values or (state is not None and state[0]):
            return []
    cases = 0
    for fault in check["faults"]:
        values, state = evaluator.evaluate(fault["assert"], "")
        if state is None or not state[0]:
            cases = 1
            if not values:
                return [RuleResult(1), _build_result(evaluator, "", fault, np.zeros(1, np.int64))]
    return [RuleResult(cases)]


def _run_check(evaluator: Evaluator, check: dict[str, Any]) -> list[RuleResult]:
    table = check["table"]
    count = evaluator.count(table)
    selected, cases, unseen = _find_cases(evaluator, check)
    if not cases and unseen is None:
        return [RuleResult(_count_groups(evaluator, check))] if "first" in check else []
    chosen = None
    if FEW * cases < count and unseen is None and not any("each" in fault for fault in check["faults"]):
        chosen = _choose_rows(evaluator, check, selected, cases)
        selected = np.ones(cases, bool)
    defined: Array | None = None
    failing: Array | None = None
    results = []
    for fault in check["faults"]:
        if "each" in fault:
            failing = np.zeros(count, bool) if failing is None else failing
            defined, rows = _find_elements(
                evaluator, fault, selected, np.zeros(count, bool) if defined is None else defined, failing
            )
            failing[evaluator.related(fault["each"], "owner").rows[rows]] = True
            if len(rows):
                results.append((fault, rows))
            continue
        values, state = evaluator.evaluate(fault["assert"], table, chosen)
        if state is None:
            defined, fails = selected, np.greater(selected, values)
        else:
            is_known = selected & (state == 0)
            defined, fails = is_known if defined is None else defined | is_known, np.greater(is_known, values)
            if check["across"] and (state == UNSEEN).any():
                is_unseen = np.zeros(count, bool) if unseen is None else unseen
                is_unseen[slice(None) if chosen is None else chosen] |= selected & (state == UNSEEN)
                unseen = is_unseen
        fails = fails if failing is None else np.greater(fails, failing)
        (rows,) = fails.nonzero()
        if len(rows):
            failing = fails if failing is None else failing | fails
            results.append((fault, rows if chosen is None else chosen[rows]))
    cases = cases if defined is None or defined is selected else count_true(defined)
    if "first" in check:
        cases, results = _first_of_each(evaluator, check, results)
    not_asked = 0 if unseen is None else count_true(unseen)
    reason = check.get("unseen", f"the {evaluator.files.key} of the other end is not there") if not_asked else ""
    failed = [_build_result(evaluator, fault.get("each", table), fault, rows) for fault, rows in results]
    return [RuleResult(cases, not_asked=not_asked, reason=reason), *failed]


def _join_results(results: Iterable[RuleResult]) -> Iterator[RuleResult]:
    """Yield results, those with the same words as one in the order of its rows: a limit then keeps the first findings."""
    groups: dict[tuple[Any, ...], list[RuleResult]] = {}
    for number, result in enumerate(results):
        related = tuple((entry.message, entry.table) for entry in result.related)
        key = result.table, result.message, result.severity, tuple(result.params), related, result.spans and number
        groups.setdefault(key, []).append(result)
    for parts in groups.values():
        if len(parts) == 1:
            yield parts[0]
            continue
        rows = np.concatenate([part.rows for part in parts])
        order = np.argsort(rows, kind="stable")
        fields = [field for part in parts for field in part.fields or [part.field] * len(part.rows)]
        yield replace(
            parts[0],
            rows=rows[order],
            fields=[fields[number] for number in order.tolist()],
            params={name: _concatenate([part.params[name] for part in parts])[order] for name in parts[0].params},
            related=[
                replace(entry, rows=np.concatenate([part.related[number].rows for part in parts])[order])
                for number, entry in enumerate(parts[0].related)
            ],
            right=None,
        )


def _concatenate(parts: list[Array]) -> Array:
    """Join arrays; values of several types stay what they are."""
    if len({(part.dtype.kind, part.ndim) for part in parts}) == 1:
        return np.concatenate(parts)
    values = np.empty(sum(map(len, parts)), object)
    for number, value in enumerate(value for part in parts for value in part.tolist()):
        values[number] = value
    return values


def _choose_rows(evaluator: Evaluator, check: dict[str, Any], selected: Array, cases: int) -> Array:
    """Return the rows that a check is made for; those of its condition, whose values may be kept, if these are all."""
    conditions = [check["when"]] if "when" in check else []
    if conditions and conditions[0]["op"] == "if" and conditions[0]["args"][2] is False:
        conditions.append(conditions[0]["args"][0])
    for tree in conditions:
        condition = evaluator.evaluate(tree, check["table"])
        if condition.state is None and np.ndim(condition.values):
            rows = evaluator.rows_where(condition, tree, check["table"])
            if len(rows) == cases:
                return rows
    return selected.nonzero()[0]


def _find_cases(evaluator: Evaluator, check: dict[str, Any]) -> tuple[Array, int, Array | None]:
    """Return the rows that a check is made for, their number, and the rows whose condition is not seen, if any."""
    table, when, condition = check["table"], check.get("when"), EvaluatedColumn(True)
    if when is not None:
        condition = evaluator.evaluate(when, table)
        if condition.state is None and np.ndim(condition.values) == 0:
            if not condition.values:
                return np.zeros(0, bool), 0, None
            when = None
    key = table, id(when), evaluator.makers(check) is None or id(check)
    cases = evaluator.cases.get(key)
    if cases is None:
        selected, unseen = _select_rows(evaluator, check, condition)
        cases = evaluator.cases[key] = selected, count_true(selected), unseen if unseen.any() else None
    return cases


def _select_rows(evaluator: Evaluator, check: dict[str, Any], when: EvaluatedColumn) -> tuple[Array, Array]:
    """Return the rows that a check is made for, by its condition, and the rows for which the condition is not seen; bool."""
    table, count = check["table"], evaluator.count(check["table"])
    selected, unseen = _is_true(when, count), _is_unseen(when, count)
    if (is_maker := evaluator.makers(check)) is not None:
        is_of_maker = is_maker[evaluator.file_of(table)]
        selected, unseen = selected & is_of_maker, unseen & is_of_maker
    return selected, unseen


def _find_elements(
    evaluator: Evaluator, fault: dict[str, Any], selected: Array, defined: Array, failing: Array
) -> tuple[Array, Array]:
    """Return which rows are known to have a fault of their elements or not, and the first such element of each row."""
    table = fault["each"]
    owner = evaluator.related(table, "owner").rows
    outcome = evaluator.evaluate(fault["assert"], table)
    is_known = selected[owner] if outcome.state is None else selected[owner] & (outcome.state == 0)
    rows = np.flatnonzero(is_known & ~np.broadcast_to(outcome.values, len(owner)) & ~failing[owner])
    defined = defined.copy()
    defined[owner[is_known]] = True
    return defined, rows[np.unique(owner[rows], return_index=True)[1]]


def _is_true(column: EvaluatedColumn, count: int) -> Array:
    values = np.asarray(column.values, bool)
    values = values if values.ndim else np.full(count, values)
    return values if column.state is None else values & (column.state == 0)


def _is_unseen(column: EvaluatedColumn, count: int) -> Array:
    return np.zeros(count, bool) if column.state is None else column.state == UNSEEN


def _first_of_each(
    evaluator: Evaluator, check: dict[str, Any], results: list[tuple[dict[str, Any], Array]]
) -> tuple[int, list[tuple[dict[str, Any], Array]]]:
    """Return the number of rows that the check is made for, and the first failing row of each of them."""
    if not results:
        return _count_groups(evaluator, check), results
    table, group = check["table"], check["first"]
    if group == "file":
        owner = evaluator.file_of(table)
    elif "value" in group:
        owner = _number_groups(evaluator, check)
    else:
        owner = np.broadcast_to(evaluator.evaluate(group, table).values, evaluator.count(table))
    failing = np.sort(np.concatenate([rows for _, rows in results]))
    chosen = failing[np.unique(owner[failing], return_index=True)[1]]
    results = [(fault, kept) for fault, rows in results if len(kept := rows[np.isin(rows, chosen)])]
    return _count_groups(evaluator, check), results


def _count_groups(evaluator: Evaluator, check: dict[str, Any]) -> int:
    """Return the number of rows whose first failing row counts; only in files for which the check is made, if its
    condition is one of the root.
    """
    if "value" in check["first"]:
        return int(_number_groups(evaluator, check).max(initial=-1)) + 1
    to = "" if check["first"] == "file" else evaluator.target(check["table"], check["first"]["by"])
    when = check.get("when", {})
    if when.get("op") != "via" or when["by"] != "root":
        return evaluator.count(to)
    is_made = _is_true(evaluator.evaluate(when["of"], ""), len(evaluator.tables))
    return int(np.diff(evaluator.starts(to))[is_made].sum())


def _number_groups(evaluator: Evaluator, check: dict[str, Any]) -> Array:
    """Return a number for each row, from 0: equal for rows of a file with the same value."""
    table = check["table"]
    values = np.broadcast_to(evaluator.evaluate(check["first"]["value"], table).values, evaluator.count(table))
    columns = [values] if len(evaluator.tables) == 1 else [evaluator.file_of(table), values]
    return np.unique(combine_keys(columns, columns)[0], return_inverse=True)[1]


def _build_result(evaluator: Evaluator, table: str, fault: dict[str, Any], rows: Array) -> RuleResult:
    params = {
        name: show_values(evaluator.evaluate(param["of"], table, rows), len(rows))
        for name, param in fault["params"].items()
    }
    related = [_relate(evaluator, table, entry, rows) for entry in fault.get("related", ())]
    right = None
    if "right" in fault:
        right = _spread(evaluator.evaluate(fault["right"], table, rows).values, len(rows))
    result = RuleResult(
        0,
        table,
        rows,
        fault["message"],
        fault.get("at", ""),
        params=params,
        severity=fault["severity"],
        related=related,
        right=right,
    )
    if "of" in fault:
        result.table, result.rows = fault["to"], evaluator.evaluate(fault["of"], table, rows).values
    if "after" in fault:
        result.spans = evaluator.ends(fault["after"], rows), np.zeros_like(rows)
    if not evaluator.is_stored(result.table):
        result.table, result.rows, result.fields = evaluator.locate_elements(result.table, result.rows, result.field)
    return result


def show_values(column: EvaluatedColumn, count: int) -> Any:
    """Return values of a parameter, one for each row; None where there is none."""
    values = _spread(column.values, count)
    if values.dtype == object:
        values = np.array([None, *map(decode_text, values)], object)[1:]
    if column.state is not None and column.state.any():
        values = np.where(column.state == 0, values.astype(object), np.array(None, object))
    return values


def _spread(values: Any, count: int) -> Array:
    """Return one value for each row; a list of numbers is one value."""
    return values if np.ndim(values) else np.broadcast_to(np.asarray(values), count)


def _relate(evaluator: Evaluator, table: str, entry: dict[str, Any], rows: Array) -> RelatedRows:
    matches = evaluator.evaluate(entry["row"], table, rows)
    places = np.broadcast_to(matches.values, len(rows))
    if matches.state is not None:
        places = np.where(matches.state == 0, places, -1)
    if "when" in entry:
        places = np.where(_is_true(evaluator.evaluate(entry["when"], table, rows), len(rows)), places, -1)
    return RelatedRows(entry["message"], entry["to"], places)


def find_changed_rights(before: View, after: View) -> set[str]:
    """Return the codes of derived values whose right value changes with an edit, for some row that was there before."""
    old, new = evaluator_of(before), evaluator_of(after)
    codes: set[str] = set()
    for check in new.plan.checks:
        table = check["table"]
        if not check.get("derived") or check["code"] in codes or old.count(table) != new.count(table):
            continue
        (fault,) = check["faults"]
        (one, state), (two, more) = (evaluator.evaluate(fault["right"], table) for evaluator in (old, new))
        is_known = np.equal(0 if state is None else state, 0) & np.equal(0 if more is None else more, 0)
        if np.any((one != two) & is_known):
            codes.add(check["code"])
    return codes
