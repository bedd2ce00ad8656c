"""Rules declared by the annotations of a spec: the checks are generic, the spec has names and limits."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from string import Formatter
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.columns.access import Array
from navspec.family.rules.rule_set import RelatedRows, RuleCheck, RuleFunction, RuleResult, RuleSet
from navspec.records.report import RealFiles, Rule
from navspec.spec import Field, Spec
from navspec.spec.expectations import Limits, limits_of
from navspec.spec.table_schema import field_paths

Annotation = Mapping[str, Any]

NO_FILES: RealFiles = "none"

RULE_KEYS = ("expect", "key", "unique", "checksum", "echo", "ref", "range_ref")


@dataclass(frozen=True, slots=True)
class DeclaredRule:
    """An annotation at its place: a field of a table, or a whole list or run of bytes of the root (`table` is then "").

    `element` is the field with a `{}` for each number of a list in the row.
    """

    table: str
    field: str
    element: str
    key: str
    note: Annotation
    definition: Field
    limits: Limits

    @property
    def code(self) -> str:
        """Code of the rule."""
        return self.note["code"]


Groups = dict[str, list[DeclaredRule]]
"""Annotations of one code by their table."""


@cache
def declared_rules(spec: Spec) -> tuple[DeclaredRule, ...]:
    """Return every annotation of a spec that makes a rule, in file order."""
    return tuple(
        DeclaredRule(
            place.table,
            place.field,
            place.element,
            key,
            note,
            place.attribute,
            limits_of(note, spec, place.attribute.kind),
        )
        for place in field_paths(spec)
        for key in RULE_KEYS
        for note in place.attribute.notes_of(key)
        if "code" in note
    )


def group_by_code(specs: Sequence[Spec]) -> dict[str, dict[str, list[DeclaredRule]]]:
    """Group the declared rules of several specs by code and by the id of the spec."""
    groups: dict[str, dict[str, list[DeclaredRule]]] = {}
    for spec in specs:
        for rule in declared_rules(spec):
            groups.setdefault(rule.code, {}).setdefault(spec.id, []).append(rule)
    return groups


def build_declared_checks(specs: Sequence[Spec], rule_set: RuleSet | None = None) -> list[RuleCheck]:
    """Build the rules that the specs of a family declare; declarations with one code are one rule.

    `rule_set` has the other rules of the family, and says which real files all of them ran on; default: none.

    Fields of one table with one code are checked together. Each file is checked by its own spec. If a set mixes specs,
    the rows of a table are checked by the first spec, for columns that all of them have.
    """
    specs_by_id = {spec.id: spec for spec in specs}
    return [_build_check(specs_by_id[next(iter(groups))], groups, rule_set) for groups in group_by_code(specs).values()]


def _build_check(spec: Spec, groups: Mapping[str, list[DeclaredRule]], rule_set: RuleSet | None) -> RuleCheck:
    group = groups[spec.id]
    first = group[0]
    note = first.note
    outcome = note.get("unmodified", "clean")
    real_files, num_real_files = (
        rule_set.describe_real_files(measured=outcome != "unmeasured") if rule_set else (NO_FILES, 0)
    )
    across = first.key == "ref" and "file" in note
    rule = Rule(
        code=note["code"],
        severities=(note["severity"],),
        evidence=note["evidence"],
        scope="set" if across else "file",
        family=spec.family,
        real_files=real_files,
        num_real_files=num_real_files,
        exceptions=outcome["exceptions"] if isinstance(outcome, dict) else 0,
    )
    return RuleCheck(rule, _build_rule_function(spec, groups), needs_number=across or note.get("is") == "file")


def _build_rule_function(spec: Spec, groups: Mapping[str, list[DeclaredRule]]) -> RuleFunction:
    first = groups[spec.id][0]
    match first.key:
        case "expect":
            by_table = {name: _group_by_table(rules) for name, rules in groups.items()}
            return lambda view: _check_expectations(view.files, by_table)
        case "key":
            return lambda view: _check_identity(view.files, first)
        case "unique":
            return lambda view: _check_unique(view.files, first)
        case "ref":
            return lambda view: _check_reference(view.files, first)
        case "checksum" | "echo":
            return lambda view: _check_derived_bytes(view.files, {name: rules[0] for name, rules in groups.items()})
    return lambda view: _check_range(view.files, first)


def _group_by_table(group: list[DeclaredRule]) -> Groups:
    by_table: Groups = {}
    for rule in group:
        by_table.setdefault(rule.table, []).append(rule)
    return by_table


def _check_expectations(files: TableSet, groups: Mapping[str, Groups]) -> Iterator[RuleResult]:
    """Check expected values: by table, and those of the root by file."""
    specs = [tables.spec.id for tables in files.files.values()]
    spec_id = next((name for name in groups if name in specs), "")
    checked = 0
    for table, group in groups.get(spec_id, {}).items():
        cases, results = _check_columns(files, group) if table else _check_root_values(files, groups)
        checked += cases
        yield from results
    yield RuleResult(checked)


def _find_first_wrong(values: Array, rule: DeclaredRule) -> tuple[Array, list[str]]:
    """Return for each failing row its first unexpected value, and the field of that value."""
    flat = values.reshape(len(values), -1)
    at = (~rule.limits.valid_mask(flat)).argmax(axis=1)
    numbers = np.column_stack(np.unravel_index(at, values.shape[1:] or (1,)))
    return flat[np.arange(len(flat)), at], [rule.element.format(*row) for row in numbers.tolist()]


def _check_root_values(files: TableSet, groups: Mapping[str, Groups]) -> tuple[int, list[RuleResult]]:
    """Check values or bytes that a file has once; skip files without one, or of a spec without such a rule."""
    failures: dict[str, list[tuple[int, str, Any]]] = {}
    cases = 0
    for index, tables in enumerate(files.files.values()):
        for rule in groups.get(tables.spec.id, {}).get("", ()):
            value = _read_root_value(tables, rule.field)
            if value is None:
                continue
            cases += 1
            is_list = isinstance(value, np.ndarray)
            if not (rule.limits.all_valid(value) if is_list else rule.limits.is_valid(value)):
                value = value[np.argmin(rule.limits.valid_mask(value))] if is_list else value
                failures.setdefault(_format_message(rule), []).append((index, rule.field, value))
    results = []
    for message, failed in failures.items():
        rows, fields, values = zip(*failed, strict=True)
        results.append(RuleResult(0, "", np.array(rows), message, fields=fields, params={"value": np.array(values)}))
    return cases, results


def _read_root_value(tables: Tables, field: str) -> Any:
    """Return a number, or an array of them; None if the file does not have the field."""
    if field in tables:
        return tables[field]
    try:
        return tables.value(field)
    except KeyError:
        with suppress(KeyError):
            return tables.column("", field)[0]
    return None


def _check_derived_bytes(files: TableSet, groups: Mapping[str, DeclaredRule]) -> RuleResult:
    """Check derived bytes as they were when the file was read; written files always have the right ones."""
    kept = [(index, tables) for index, tables in enumerate(files.files.values()) if tables.spec.id in groups]
    bad = [(index, tables) for index, tables in kept if not _has_right_derived_bytes(tables, groups[tables.spec.id])]
    first = next(iter(groups.values()))
    params = {}
    if first.key == "checksum":
        params["value"] = [tables.column("", groups[tables.spec.id].field)[0] for _, tables in bad]
        params["expected"] = [tables.seal.expected for _, tables in bad]
    return RuleResult(
        len(kept),
        rows=np.array([index for index, _ in bad], np.int64),
        message=_format_message(first),
        fields=[groups[tables.spec.id].field for _, tables in bad],
        params=params,
    )


def _has_right_derived_bytes(tables: Tables, rule: DeclaredRule) -> bool:
    return not tables.seal.digest if rule.key == "checksum" else tables.seal.follows


def _check_columns(files: TableSet, group: list[DeclaredRule]) -> tuple[int, list[RuleResult]]:
    """Check fields of the rows of a table; a row fails if one of them does, and shows the first that does.

    Fields that such files do not have are skipped.
    """
    table = group[0].table
    columns = [(rule, column) for rule in group if (column := _read_column(files, rule)) is not None]
    cases = len(columns[0][1]) if columns else 0
    is_left = np.ones(cases, dtype=bool)
    results = []
    for rule, column in columns:
        if rule.limits.all_valid(column):
            continue
        good = rule.limits.valid_mask(column)
        row_holds = good.all(axis=tuple(range(1, good.ndim)))
        rows = np.flatnonzero(is_left & ~row_holds)
        is_left &= row_holds
        if len(rows):
            value, fields = _find_first_wrong(column[rows], rule)
            params = {"value": value, **_message_params(files, rule, rows)}
            results.append(RuleResult(0, table, rows, _format_message(rule), fields=fields, params=params))
    return cases, results


def _read_column(files: TableSet, rule: DeclaredRule) -> Array | None:
    try:
        return files.column(rule.table, rule.field)
    except KeyError:
        return None


def _check_identity(files: TableSet, rule: DeclaredRule) -> RuleResult:
    """Check values that repeat the row's own number, or the number of the file."""
    values, expected = compare_identities(files, rule)
    rows = np.flatnonzero(values != expected)
    params = {"value": values[rows], "expected": expected[rows], **_message_params(files, rule, rows)}
    return RuleResult(len(values), rule.table, rows, _format_message(rule), rule.field, params=params)


def compare_identities(files: TableSet, rule: DeclaredRule) -> tuple[Array, Array]:
    """Return the values of a column that repeats numbers of rows or files, and the expected ones."""
    values = files.column(rule.table, rule.field)
    if rule.note["is"] == "file":
        return values, np.repeat(files.numbers, files.counts(rule.table))
    starts = files.starts(rule.table)
    return values, np.arange(len(values)) - np.repeat(starts[:-1], np.diff(starts))


def _check_unique(files: TableSet, rule: DeclaredRule) -> RuleResult:
    """Check that no value repeats within a file; the first of equal ones passes."""
    values = files.column(rule.table, rule.field)
    starts = files.starts(rule.table)
    first = np.arange(len(values))
    for start, end in pairwise(starts):
        _, rows, number = np.unique(values[start:end], return_index=True, return_inverse=True)
        first[start:end] = start + rows[number]
    bad = np.flatnonzero(first != np.arange(len(values)))
    params = {"value": values[bad], **_message_params(files, rule, bad)}
    related = (RelatedRows("{where} has it first", rule.table, first[bad]),)
    return RuleResult(len(values), rule.table, bad, _format_message(rule), rule.field, params=params, related=related)


def _check_reference(files: TableSet, rule: DeclaredRule) -> RuleResult:
    """Check references to a row number, or to the value of a key column, of another table of this file or of another file
    of the set.
    """
    note = rule.note
    values = files.column(rule.table, note.get("row", "") or rule.field).astype(np.int64)
    own_file = np.repeat(np.arange(len(files.files)), files.counts(rule.table))
    is_checked = values != note["none"] if "none" in note else np.ones(len(values), dtype=bool)
    target, absent, reason = own_file, np.zeros(len(values), dtype=bool), ""
    if "file" in note:
        numbers = files.column(rule.table, note["file"]).astype(np.int64)
        is_member = numbers < files.members
        index = np.full(max(files.members, int(files.numbers.max(initial=0)) + 1), -1)
        index[files.numbers] = np.arange(len(files.numbers))
        target = np.where(is_member, index[np.where(is_member, numbers, 0)], -1)
        absent = is_member & (target < 0) & is_checked
        reason = f"the {files.key} that they name is not there"
    if "key" in note:
        good = _have_key(files, note["table"], note["key"], values, target)
    else:
        rows = files.column("", note["below"]).astype(np.int64) if "below" in note else files.counts(note["table"])
        good = (target >= 0) & (values >= 0) & (values < np.append(rows, 0)[target])
    bad = np.flatnonzero(is_checked & ~absent & ~good)
    return RuleResult(
        int(is_checked.sum() - absent.sum()),
        rule.table,
        bad,
        _format_message(rule),
        rule.field,
        params={"value": values[bad], **_message_params(files, rule, bad)},
        not_asked=int(absent.sum()),
        reason=reason,
        related=(RelatedRows("{where} is named", "", target[bad]),) if "file" in note else (),
    )


def _have_key(files: TableSet, table: str, key: str, values: Array, target: Array) -> Array:
    good = np.zeros(len(values), dtype=bool)
    for index, tables in enumerate(files.files.values()):
        is_in_file = target == index
        good[is_in_file] = np.isin(values[is_in_file], tables.column(table, key))
    return good


def _check_range(files: TableSet, rule: DeclaredRule) -> RuleResult:
    """Check the first row and the count of slices of another table of the same file."""
    note = rule.note
    first = files.column(rule.table, note["first"]).astype(np.int64)
    count = files.column(rule.table, note["count"]).astype(np.int64)
    rows = np.repeat(files.counts(note["table"]), files.counts(rule.table))
    bad = np.flatnonzero((first < 0) | (first + count > rows))
    return RuleResult(
        len(first), rule.table, bad, _format_message(rule), rule.field, params=_message_params(files, rule, bad)
    )


def _format_message(rule: DeclaredRule) -> str:
    if "message" in rule.note:
        return rule.note["message"].replace("{field}", rule.definition.id.replace("_", " "))
    what = rule.field or rule.definition.id
    if rule.key == "echo":
        return f"{{where}}: {what} does not repeat the bytes that stand {rule.note['distance']} before"
    if rule.key == "checksum":
        return f"{{where}}: {what} is {{value}}, {{expected}} is expected"
    if rule.key != "expect":
        return f"{{where}}: {what} is {{value}}, which {'no other row may have' if rule.key == 'unique' else 'leads nowhere'}"
    limits = {"eq": "", "min": "at least ", "max": "at most ", "any-of": "one of ", "in-enum": "a value of "}
    wanted = " and ".join(f"{words}{rule.note[key]}" for key, words in limits.items() if key in rule.note)
    return f"{{where}}: {what} is {{value}}, {wanted} is expected"


def _message_params(files: TableSet, rule: DeclaredRule, rows: Array) -> dict[str, Array]:
    """Return the fields of the record that the message names."""
    names = {name for _, name, _, _ in Formatter().parse(rule.note.get("message", "")) if name}
    return {
        name: files.column(rule.table, name)[rows] for name in sorted(names - {"where", "field", "value", "expected"})
    }
