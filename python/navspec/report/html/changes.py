"""Changes of networks in words, with their shapes on the map: what the page of `diff` and the studio show."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from navspec.records.comparison import CHANGE_KINDS, ChangeCounts, ChangedField, ChangeShapes, NetworkDifference
from navspec.report.comparisons import describe_change, locate_node, name_line, name_node
from navspec.report.facts import format_key
from navspec.report.sheet import format_count

FIELDS = 12
"""Fields that are listed of a node or a line."""


class DescribedChange(NamedTuple):
    """A node or a line that differs, in words, with its shapes before and after."""

    kind: str
    name: str
    text: str
    fields: list[ChangedField]
    shapes: ChangeShapes


def network_data(network: NetworkDifference) -> dict[str, Any]:
    """Return the changes of a network as JSON.

    - groups: The nodes, then the lines, that are new, gone, moved and changed, each with a `title` with their exact number,
      how many there are in `total`, and `changes`: of each its `kind`, `name`, `text` and `fields` in words, and its
      shapes `a` before and `b` after it: one place, two ends of a line, or the corners of an area.
    - following: Texts about numbers that only follow, with how many differ.
    """
    nodes = (
        DescribedChange(
            change["kind"], name_node(change), _describe_place(change, network.noun), change["fields"], shapes
        )
        for change, shapes in zip(network.node_changes, network.node_shapes, strict=True)
    )
    lines = (
        DescribedChange(change["kind"], name_line(change), "", change["fields"], shapes)
        for change, shapes in zip(network.line_changes, network.line_shapes, strict=True)
    )
    return {
        "groups": [
            *_iter_groups(network.noun, network.nodes, nodes),
            *_iter_groups("line", network.lines, lines),
        ],
        "following": [f"{format_key(count['field'])} of {count['count']:,}" for count in network.following],
    }


def _describe_place(change: Any, noun: str) -> str:
    kind = "" if change["node_kind"] == noun else f"{change['node_kind']} "
    return f"{kind}{locate_node(change)}"


def _iter_groups(noun: str, counts: ChangeCounts, changes: Iterable[DescribedChange]) -> Iterator[dict[str, Any]]:
    """Yield a group for each kind of change that there is."""
    listed = list(changes)
    for kind in CHANGE_KINDS:
        if count := counts[kind]:
            yield {
                "kind": kind,
                "title": _title(noun, kind, count),
                "total": count,
                "changes": [_change_data(change) for change in listed if change.kind == kind],
            }


def _title(noun: str, kind: str, count: int) -> str:
    if kind == "added":
        return format_count(count, f"new {noun}")
    return f"{format_count(count, noun)} {'gone' if kind == 'removed' else kind}"


def _change_data(change: DescribedChange) -> dict[str, Any]:
    fields = [describe_change({**field, "field": format_key(field["field"])}, {}) for field in change.fields]
    if len(fields) > FIELDS:
        fields[FIELDS:] = [f"and {len(fields) - FIELDS:,} more"]
    return {
        "kind": change.kind,
        "name": change.name,
        "text": change.text,
        "fields": fields,
        "a": change.shapes.a,
        "b": change.shapes.b,
    }
