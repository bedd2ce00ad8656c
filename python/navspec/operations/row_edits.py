"""Edits of rows: rows are added and removed, and nodes of networks are linked, unlinked and joined."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.columns.diff import diff
from navspec.errors import NavspecError, NoSuchPart, WriteError
from navspec.family.network.tools import HAS_BACK, Action, EditResult, Tool
from navspec.graphs.arrays import Array
from navspec.graphs.graph import Graph
from navspec.inputs.discovery import Unit, apply_settings
from navspec.inputs.request import Request
from navspec.operations.destination import Destination
from navspec.operations.edit import find_refusal, require_complete
from navspec.operations.evaluation import ALL_RULES, evaluate_unit, find_unmatched
from navspec.operations.networks import build_network, find_network_unit
from navspec.operations.repair import file_record
from navspec.places.addresses import find_places
from navspec.places.place import BytesPlace, NumberPlace, RecordPlace, TablePlace, root_place
from navspec.places.values import parse_value, require_settable
from navspec.records.changes import FieldChanges, ListChange, RowsEdited
from navspec.records.report import Finding
from navspec.spec.table_schema import references

RowEdit = Callable[[Unit], EditResult]
"""Edits files that belong together, which stay as they are; raises `NavspecError` for an impossible edit."""


def edit_rows(
    request: Request, edit: RowEdit, destination: Destination, *, has_network: bool, allow_invalid: bool
) -> RowsEdited:
    """Edit rows of a file or a set, check the result, and write it unless it has new errors.

    With `has_network` the files are the one network of the request, such as the paths in an archive, otherwise the one
    file. Raises `NavspecError` for an impossible edit, and as `find_network_unit`, `Request.opened` and
    `Destination.write`.
    """
    unit = find_network_unit(request) if has_network else _open_file(request)
    for file in unit.files:
        require_complete(file)
    # Zeros that fill a sector of an archive would be in the middle of a file that grows.
    original = replace(unit, files=[file.without_padding().frozen() for file in unit.files], base=[])
    result = edit(original)
    _require_possible(result)
    edited = replace(
        original,
        files=[
            file.with_data(result.files[number].to_bytes())
            if (number := original.number(file)) in result.files
            else file
            for file in original.files
        ],
    )
    before, after = (evaluate_unit(version, ALL_RULES).outcome for version in (original, edited))
    new_findings, old_findings = _compare_findings(before.findings, after.findings)
    pairs = [pair for pair in zip(original.files, edited.files, strict=True) if pair[0] is not pair[1]]
    refused = find_refusal(new_findings, before, after, () if request.format else pairs)
    match = original.files[0].match
    record = RowsEdited(
        version=request.version,
        path=unit.where,
        format=match.format,
        variant=match.variant,
        elements=result.nodes,
        lists=tuple(
            change for old, new in pairs for change in _list_changes(new.content.path, old.tables(), new.tables())
        ),
        notes=(*result.notes, *([refused] if refused and allow_invalid else ())),
        found=tuple(new_findings),
        gone=tuple(old_findings),
        refused="" if allow_invalid else refused,
        tool_errors=tuple(after.errors),
    )
    files = [
        file_record(new, old, source, True)
        for new, old, source in zip(edited.files, original.files, unit.files, strict=True)
    ]
    is_changed = any(file.changed for file in files)
    written, archives = {}, ()
    if is_changed and not record.refused and (destination.apply or destination.output is not None):
        written, archives = destination.write(
            files, request.paths, "one of the files that are edited; without -o they are replaced, with backups"
        )
    files = [written.get(id(file), file) for file in files]
    return replace(record, files=tuple(file for file in files if file.changed or file.written), archives=archives)


def _open_file(request: Request) -> Unit:
    opened = request.opened()
    unit = Unit(opened.family, [opened])
    apply_settings([unit], request.settings)
    return unit


def _require_possible(result: EditResult) -> None:
    """Raise `WriteError` with the obstacles of an edit."""
    if result.obstacles:
        texts = list(dict.fromkeys(obstacle.message for obstacle in result.obstacles))
        more = f" (and {len(texts) - 1:,} more obstacles)" if len(texts) > 1 else ""
        fix = result.obstacles[0].fix
        raise WriteError(f"{texts[0]}{more}{f'; {fix[0].lower()}{fix[1:]}' if fix else ''}")


def _compare_findings(before: Sequence[Finding], after: Sequence[Finding]) -> tuple[list[Finding], list[Finding]]:
    """Return findings that appear, and findings that disappear.

    Messages may name renumbered rows: a finding with a new message replaces one of the same code, severity and file.
    """

    def key(finding: Finding) -> tuple[str, ...]:
        return finding.code, finding.severity, finding.path

    def full_key(finding: Finding) -> tuple[str, ...]:
        return *key(finding), finding.message

    return find_unmatched(after, before, full_key, key)


def _list_changes(path: str, before: Tables, after: Tables) -> Iterator[ListChange]:
    """Yield the lists of a file whose rows or values change."""
    for table in diff(before, after, limit=0)["tables"]:
        fields = tuple(FieldChanges(field["field"], field["changed"]) for field in table["fields"])
        if fields or table["rows_a"] != table["rows_b"]:  # otherwise rows only move with those around them
            yield ListChange(path, table["key"], table["rows_a"], table["rows_b"], fields)


# --- rows by their pointers ----------------------------------------------------------------------------------------


def add_row(
    unit: Unit, pointer: str, values: Mapping[str, Any], *, at: int | None = None, copied: int | None = None
) -> EditResult:
    """Add a row to a list.

    Parameters
    ----------
    unit : Unit
        One file.
    pointer : str
        The list.
    values : mapping
        Values by the field of the row, a relative pointer; `""` for the row of a list of plain values. Ids of the
        row are the next ones, and others have the defaults of `Tables.insert`, unless they are given.
    at : int, optional
        Row of the list before which it is inserted (default: after the last one).
    copied : int, optional
        Row of the list from which values are copied that are not given. Lists inside it are not copied.

    Raises
    ------
    NavspecError
        The list, the row or a field does not exist.
    WriteError
        A value does not fit, or a reference cannot be updated.
    """
    number, tables = _single_file(unit)
    place = _find_list(tables, pointer)
    key, row = place.child_of.key, len(place) if at is None else at
    owner = place.owner
    parent = owner.row if isinstance(owner, RecordPlace) and owner.key else None
    is_plain = tables[key].dtype.names is None
    rows: Any = np.zeros(1, tables[key].dtype) if is_plain else {}
    if copied is not None:
        _require_row(place, copied)
        rows = tables[key][place.start + copied : place.start + copied + 1].copy()
    ids = {
        reference.key: int(tables.column(key, reference.key).max(initial=0)) + 1
        for reference in references(tables.spec).numbers
        if reference.to == key and reference.key
    }
    tables.insert(key, row, rows, parent)
    new = f"{place.pointer}/{row}"
    root = root_place(tables)
    for name, value in {**ids, **values}.items():
        for target in find_places(root, f"{new}/{name}" if name else new):
            require_settable(target, value)
            assert isinstance(target, NumberPlace | BytesPlace)
            target.store(parse_value(target, value))
    return EditResult({number: tables}, nodes=(new,))


def _single_file(unit: Unit) -> tuple[int, Tables]:
    """Return the number and the tables of the file of a unit."""
    ((number, tables),) = unit.table_set().files.items()
    return number, tables


def _find_list(tables: Tables, pointer: str) -> TablePlace:
    """Return the place of a list to which rows can be added."""
    places = find_places(root_place(tables), pointer)
    if len(places) != 1:
        example = f", such as {places[0].pointer}" if places else ""
        raise NavspecError(f"{pointer}: these are {len(places):,} lists; name one{example}")
    (place,) = places
    if not isinstance(place, TablePlace):
        around = place.pointer.rpartition("/")[0]
        hint = f"; name its list {around}" if place.name.isdecimal() else f", but {place.type_name}"
        raise NavspecError(f"{place.pointer}: this is not a list that can get rows{hint}")
    return place


def _require_row(place: TablePlace, row: int) -> None:
    """Raise `NoSuchPart` for a row that a list does not have."""
    if not 0 <= row < len(place):
        there = f"0 to {len(place) - 1:,}" if len(place) else "none"
        raise NoSuchPart(f"{place.pointer}: there is no row {row}; rows are {there}")


def remove(unit: Unit, names: Sequence[str]) -> EditResult:
    """Remove rows by their pointers, or nodes by their names with everything that refers to them.

    Raises `NavspecError` for a row or node that does not exist, `WriteError` for rows to which others refer.
    """
    is_pointer = [name.startswith("/") for name in names]
    if all(is_pointer):
        return _remove_rows(unit, names)
    if any(is_pointer):
        raise NavspecError("rows by pointers and nodes by names are removed in two calls; name one kind at a time")
    graph = build_network(unit)
    rows = np.unique([graph.row(name) for name in names])
    return _use_tool(_find_tool(unit, "delete", "remove nodes"), unit, graph, nodes=rows)


def _remove_rows(unit: Unit, pointers: Sequence[str]) -> EditResult:
    number, tables = _single_file(unit)
    root = root_place(tables)
    rows: dict[str, set[int]] = {}
    for place in (place for pointer in pointers for place in find_places(root, pointer)):
        (around,) = find_places(root, place.pointer.rpartition("/")[0]) if place.pointer else [place]
        if not isinstance(around, TablePlace):
            raise NavspecError(f"{place.pointer or '/'}: this is not a row of a list; only rows can be removed")
        rows.setdefault(around.child_of.key, set()).add(around.start + int(place.name))
    if len(rows) > 1:
        raise NavspecError(f"these are rows of {' and '.join(rows)}; remove rows of one list at a time")
    for key, chosen in rows.items():
        try:
            tables.delete(key, sorted(chosen))
        except WriteError as error:
            raise WriteError(f"{error.message}{_suggest_node(unit, key, min(chosen))}", pointer=error.pointer) from None
    return EditResult({number: tables})


def _suggest_node(unit: Unit, key: str, row: int) -> str:
    """Return a hint to remove a node by its name, if a row is that of a node."""
    if unit.family.graph is None or unit.family.editor is None:
        return ""
    graph = build_network(unit)
    if "." in key or len(_single_file(unit)[1][key]) != graph.nodes.rows:
        return ""
    return f"; `navspec remove PATH {graph.names([row])[0]}` removes the node with all that refers to it"


# --- nodes by their names ------------------------------------------------------------------------------------------


def link(unit: Unit, one: str, second: str, attributes: Mapping[str, Any], *, both: bool) -> EditResult:
    """Link a node to another one, in both directions if `both`; `attributes` are those of the tool `connect`.

    Raises `NavspecError` for unknown nodes or attributes, and for a link that exists.
    """
    graph = build_network(unit)
    tool = _find_tool(unit, "connect", "link nodes")
    is_one_way = HAS_BACK in (tool.takes or ())
    values = {**attributes, **({HAS_BACK: both} if is_one_way else {})}
    ends = _find_ends(graph, one, second)
    if not is_one_way and (np.isin(graph.source, ends) & np.isin(graph.target, ends)).any():
        raise NavspecError(f"{one} and {second} are linked already; `navspec unlink` removes the link")
    result = _use_tool(tool, unit, graph, nodes=ends, attributes=values)
    notes = () if both or is_one_way else ("links of this format lead both ways",)
    return replace(result, notes=(*result.notes, *notes))


def unlink(unit: Unit, one: str, second: str, *, both: bool) -> EditResult:
    """Remove the links from a node to another one, and those back if `both`.

    Raises `NavspecError` for unknown nodes, and without such a link.
    """
    graph = build_network(unit)
    delete = _find_tool(unit, "delete", "remove links")
    assert unit.family.editor is not None
    editor = unit.family.editor()
    is_one_way = all(HAS_BACK in (tool.takes or ()) for tool in editor.tools if tool.name == "connect")
    start, end = _find_ends(graph, one, second)
    is_link = graph.edges.words("kind") == editor.link_kind if editor.link_kind else np.ones(graph.edges.rows, bool)
    forward, back = (
        np.flatnonzero((graph.source == source) & (graph.target == target) & is_link)
        for source, target in ((start, end), (end, start))
    )
    edges = np.union1d(forward, back) if both else forward
    if not len(edges):
        hint = f"; one leads from {second} to {one}" if len(back) else ""
        raise NavspecError(f"no link leads from {one} to {second}{hint}")
    result = _use_tool(delete, unit, graph, edges=edges)
    notes = () if both or is_one_way else ("links of this format lead both ways, and both are removed",)
    return replace(result, notes=(*result.notes, *notes))


def join(unit: Unit, one: str, second: str) -> EditResult:
    """Join a node with another one, which is removed; its links lead to the first one.

    Raises `NavspecError` for unknown nodes, and for nodes that cannot be joined.
    """
    graph = build_network(unit)
    return _use_tool(_find_tool(unit, "join", "join nodes"), unit, graph, nodes=_find_ends(graph, one, second))


def _find_ends(graph: Graph, one: str, second: str) -> Array:
    """Return the rows of two different nodes."""
    rows = np.array([graph.row(one), graph.row(second)])
    if rows[0] == rows[1]:
        raise NavspecError(f"both nodes are {one}; name two different ones")
    return rows


def _find_tool(unit: Unit, name: str, what: str) -> Tool:
    """Return a tool of the editor of a unit; raises `NavspecError` if `what` is impossible without it."""
    for tool in unit.family.editor().tools if unit.family.editor else ():
        if tool.name == name:
            return tool
    raise NavspecError(f"{unit.where}: navspec cannot {what} in files of {unit.family.id}")


def _use_tool(
    tool: Tool,
    unit: Unit,
    graph: Graph,
    *,
    nodes: Any = (),
    edges: Any = (),
    attributes: Mapping[str, Any] | None = None,
) -> EditResult:
    """Use a tool on rows of the graph of a unit."""
    assert unit.family.editor is not None
    values = {"attributes": dict(attributes)} if attributes else {}
    action = Action(tool.name, np.asarray(nodes, np.int64), np.asarray(edges, np.int64), values)
    return unit.family.editor().edit(graph.view, action)
