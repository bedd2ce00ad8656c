"""Pictures of the map from above, SVG or PNG: areas and lines by colour, with a legend and a scale."""

from __future__ import annotations

import warnings
from collections.abc import Mapping, Sequence
from typing import Any, BinaryIO

import numpy as np

from navspec.errors.extras import import_extra
from navspec.exchange.layers import AREA, LINE, NOWHERE, POINT, FeatureLayer, Mark, line_layer, mark_layer, node_layer
from navspec.exchange.styles import Colour, iter_colours
from navspec.exchange.values import NO_XML
from navspec.graphs.plan import NetworkPlan

_INCHES, _DOTS = 12.0, 150
_ENTRIES = 16
"""Entries of the legend; the number of further ones is shown."""
_STEPS = np.array([1, 2, 5, 10])
_LOOKS: Mapping[int, dict[str, Any]] = {AREA: {"linewidth": 0.3, "alpha": 0.75}, LINE: {"linewidth": 0.7}}
_PLAIN = {
    "text.parse_math": False,
    "svg.hashsalt": "navspec",
    "svg.fonttype": "none",
    "agg.path.chunksize": 20_000,
    "font.family": "DejaVu Sans",
}


def write(plan: NetworkPlan, marks: Sequence[Mark], file: BinaryIO, kind: str) -> None:
    """Draw a network; the same network gives the same bytes. Features without a place are left out."""
    matplotlib = import_extra("matplotlib", "map")
    figures = import_extra("matplotlib.figure", "map")
    layers = {"nodes" if plan.polygons is None else "areas": node_layer(plan), "lines": line_layer(plan)}
    if marks:
        layers["findings"] = mark_layer(marks)
    with warnings.catch_warnings(), matplotlib.rc_context(_PLAIN):
        warnings.simplefilter("ignore")  # of signs that the font does not have
        figure = figures.Figure(figsize=(_INCHES, _INCHES), dpi=_DOTS, layout="constrained")
        axes = figure.add_subplot(aspect="equal")
        axes.set_facecolor("#f6f7f9")
        axes.grid(color="#d5d9df", linewidth=0.5)
        axes.set_axisbelow(True)
        axes.tick_params(labelsize=8, colors="#555c66")
        shown = [
            (name, *entry)
            for name, layer in layers.items()
            if not (name == "nodes" and len(layers["lines"].shape))
            for entry in _draw_layer(axes, name, layer)
        ]
        axes.autoscale_view()
        _draw_scale(axes, str(plan.facts.get("unit", "")))
        _draw_legend(axes, shown)
        axes.set_title(_format_title(plan), fontsize=11, loc="left")
        metadata: dict[str, Any] = {"Date": None, "Creator": None} if kind == "svg" else {"Software": None}
        figure.savefig(file, format=kind, metadata=metadata, bbox_inches="tight", pad_inches=0.15)


def _format_title(plan: NetworkPlan) -> str:
    what = " ".join(str(plan.facts[fact]) for fact in ("format", "variant") if plan.facts.get(fact))
    nodes, lines = len(plan.position), len(plan.offsets) - 1
    return f"{what}   {nodes:,} nodes, {lines:,} lines".lstrip()


def _draw_layer(axes: Any, name: str, layer: FeatureLayer) -> list[tuple[str, Colour, int]]:
    """Draw a layer; return the meaning of each colour, and the number of shapes with it."""
    is_there = layer.shape != NOWHERE
    entries = []
    for label, colour, rows in iter_colours(name, layer.columns, len(layer.shape)):
        rows = rows[is_there[rows]]
        if not len(rows):
            continue
        paint = tuple(channel / 255 for channel in colour)
        is_one = np.zeros(len(layer.shape), bool)
        is_one[rows] = True
        part = layer.select(is_one)
        if part.shape[0] == POINT:
            size, mark = (28, "D") if name == "findings" else (2, "o")
            axes.scatter(*part.points[:, :2].T, s=size, marker=mark, color=[paint], linewidths=0, zorder=4)
        else:
            axes.add_patch(_build_patch(part, paint, is_thin=name == "lines" and "kind" not in layer.columns))
        entries.append((label, colour, len(rows)))
    return entries


def _build_patch(layer: FeatureLayer, paint: tuple[float, ...], *, is_thin: bool) -> Any:
    """Return all lines or areas as one path."""
    path = import_extra("matplotlib.path", "map").Path
    patches = import_extra("matplotlib.patches", "map")
    points, first = layer.points[:, :2], layer.offsets[:-1]
    kind = int(layer.shape[0])
    codes = np.full(len(points), path.LINETO, np.uint8)
    codes[first] = path.MOVETO
    if kind == AREA:
        ends = layer.offsets[1:]
        points, codes = np.insert(points, ends, points[first], axis=0), np.insert(codes, ends, path.CLOSEPOLY)
    look = dict(_LOOKS[kind]) | ({"linewidth": 0.3, "alpha": 0.5} if is_thin else {})
    fill = {"facecolor": paint, "edgecolor": "#30343a"} if kind == AREA else {"facecolor": "none", "edgecolor": paint}
    return patches.PathPatch(path(points, codes), **look, **fill, zorder=2 if kind == AREA else 3)


def _draw_scale(axes: Any, unit: str) -> None:
    """Draw a bar of a round length at the bottom left."""
    x_min, right = axes.get_xlim()
    bottom, top = axes.get_ylim()
    wanted = (right - x_min) / 5
    power = 10.0 ** np.floor(np.log10(wanted))
    length = float(power * _STEPS[max(wanted / power, 1) >= _STEPS][-1])
    x, y = x_min + (right - x_min) * 0.03, bottom + (top - bottom) * 0.03
    axes.plot([x, x + length], [y, y], color="#20242a", linewidth=3, solid_capstyle="butt", zorder=5)
    text = f"{length:,.10g} {unit}".rstrip()
    axes.annotate(text, (x, y), (0, 4), textcoords="offset points", fontsize=9, color="#20242a", zorder=5)
    axes.set_xlim(x_min, right)
    axes.set_ylim(bottom, top)


def _draw_legend(axes: Any, shown: Sequence[tuple[str, str, Colour, int]]) -> None:
    patches = import_extra("matplotlib.patches", "map")
    most = sorted(shown, key=lambda entry: -entry[3])[:_ENTRIES]
    entries = [
        patches.Patch(color=tuple(part / 255 for part in colour), label=f"{name}: {NO_XML.sub('?', label)} ({count:,})")
        for name, label, colour, count in (entry for entry in shown if entry in most)
    ]
    if len(shown) > len(most):
        entries.append(patches.Patch(color="none", label=f"and {len(shown) - len(most)} more"))
    if entries:
        axes.legend(handles=entries, loc="upper right", fontsize=8, framealpha=0.9)
