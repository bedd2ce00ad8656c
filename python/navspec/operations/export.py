"""Export of networks to files of other programs."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import numpy as np

from navspec import exchange
from navspec.disk.atomic_write import require_free, write_all
from navspec.errors import NavspecError
from navspec.exchange import Mark
from navspec.exchange.layers import DRAWN
from navspec.families import families
from navspec.family.conversion.line_attributes import describe_drawing
from navspec.graphs.graph import Graph
from navspec.graphs.plan import plan_from_graph
from navspec.inputs.request import Request
from navspec.operations.check import check_sources
from navspec.operations.destination import require_elsewhere
from navspec.operations.networks import build_network, find_network_unit, network_from_view
from navspec.records.networks import Exported, ExportedFile
from navspec.records.report import Finding


def export_network(
    request: Request,
    path: str | os.PathLike[str],
    to: str | None,
    kind: str | None,
    *,
    findings: bool = False,
    force: bool = False,
) -> Exported:
    """Export a network; see `navspec.export`."""
    if suffix := _find_text_suffix(path, to):
        if findings or kind is not None:
            option = "findings" if findings else "kind"
            raise NavspecError(f"{option}: a {suffix} file holds a whole network and nothing else; leave it out")
        return _export_text(request, path, suffix, force=force)
    chosen = exchange.choose_kind(path, to)
    if findings and not exchange.KINDS[chosen].has_marks:
        able = ", ".join(f".{name}" for name, kind in exchange.KINDS.items() if kind.has_marks)
        raise NavspecError(f"findings: a .{chosen} file has no place for them; these have: {able}")
    targets = exchange.target_paths(path, chosen)
    require_free(targets, force=force)
    unit = find_network_unit(request)
    require_elsewhere(targets, [file.content.path for file in unit.files], "one of the files that are exported")
    graph = build_network(unit, kind)
    return export_graph(
        graph, path, chosen, check_sources(request).findings if findings else (), unit.where, force=force
    )


def export_graph(
    graph: Graph,
    path: str | os.PathLike[str],
    chosen: str,
    findings: Sequence[Finding] = (),
    where: str = "",
    *,
    force: bool = False,
) -> Exported:
    """Export a graph from `where` as a `chosen` kind of file, with `findings` as marks."""
    family, marks = families()[graph.family], _to_marks(findings)
    settable = (family.editor().nodes, ("kind", *family.editor().edges)) if family.editor else None
    plan = plan_from_graph(graph, settable)
    if family.compiler:
        drawing, notes = describe_drawing(family.compiler().attributes, family.compiler().vocabulary())
        plan = replace(plan, drawing=drawing, notes={**plan.notes, DRAWN: notes})
    written = exchange.write(plan, path, to=chosen, marks=marks, force=force)
    return Exported(
        where,
        graph.format,
        graph.variant,
        chosen,
        len(plan.position),
        len(plan.offsets) - 1,
        graph.edges.rows,
        len(marks),
        tuple(ExportedFile(os.fspath(file), file.stat().st_size) for file in written),
    )


def _find_text_suffix(path: str | os.PathLike[str], to: str | None) -> str:
    """Return the suffix of texts of a game's own tools, if the file is one; empty for other kinds."""
    suffix = Path(path).suffix.lower() if to is None else f".{to.lower()}"
    compilers = [family.compiler() for family in families().values() if family.compiler]
    return suffix if any(compiler.texts and suffix in compiler.texts.suffixes for compiler in compilers) else ""


def _export_text(request: Request, path: str | os.PathLike[str], suffix: str, *, force: bool) -> Exported:
    """Write a network as a text of the game's own tools."""
    require_free([Path(path)], force=force)
    unit = find_network_unit(request)
    require_elsewhere([Path(path)], [file.content.path for file in unit.files], "one of the files that are exported")
    texts = unit.family.compiler().texts if unit.family.compiler else None
    if texts is None or suffix not in texts.suffixes or texts.write is None:
        raise NavspecError(f"to: {unit.family.id} has no texts ({suffix}); export another kind of file")
    view = unit.family.view(unit.table_set())
    graph = network_from_view(unit.family, view)
    text = texts.write(view)
    write_all([(Path(path), text)], force=force)
    lines, _ = graph.lines
    return Exported(
        unit.where,
        graph.format,
        graph.variant,
        suffix.removeprefix("."),
        len(graph.position),
        len(lines),
        graph.edges.rows,
        0,
        (ExportedFile(os.fspath(path), len(text)),),
    )


def _to_marks(findings: Sequence[Finding]) -> list[Mark]:
    return [
        Mark(
            finding.code,
            finding.severity,
            finding.message,
            finding.path,
            finding.pointer,
            _to_xyz(finding.position or (None,) * 3),
        )
        for finding in findings
    ]


def _to_xyz(position: Sequence[float | None]) -> tuple[float, float, float]:
    x, y, z = (np.nan if coordinate is None else float(coordinate) for coordinate in position)
    return x, y, z
