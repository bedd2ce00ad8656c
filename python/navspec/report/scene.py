"""Drawings as the map of the pages for browsers takes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from navspec.records.background import Background, Piece
from navspec.records.drawing import CrossSection, Drawing, Layer, Names, Surface, Theme
from navspec.report.sheet import printable

_SMALL = 127
"""Most names of a theme whose codes fit into a byte."""


def encode_drawing(drawing: Drawing, numbers: Mapping[str, int]) -> dict[str, Any]:
    """Return a drawing as the page takes it: the members of `Drawing`, with numbers of files instead of paths."""
    return {
        "title": printable(drawing.path),
        "files": [numbers[file] for file in drawing.files if file in numbers],
        "x": drawing.x.astype(np.float32),
        "y": drawing.y.astype(np.float32),
        "layers": [_layer(layer) for layer in drawing.layers],
        "surfaces": [_surface(surface) for surface in drawing.surfaces],
        "squares": [
            [
                square.label,
                square.west,
                square.south,
                square.east,
                square.north,
                square.state,
                numbers.get(square.path, -1),
            ]
            for square in drawing.squares
        ],
        "names": drawing.names and _names(drawing.names),
        "themes": [_theme(theme) for theme in drawing.themes],
        "value": drawing.value,
        "note": drawing.note,
        "console": list(drawing.console),
        "focus": drawing.focus,
        "background": drawing.background
        and {**encode_background(drawing.background), "placement": drawing.background.placement},
    }


def _layer(layer: Layer) -> dict[str, Any]:
    return {
        "title": layer.title,
        "style": layer.style,
        "shown": layer.shown,
        "points": layer.points.astype(np.uint32),
        "lines": layer.lines.astype(np.uint32).ravel(),
        "theme": layer.theme and _theme(layer.theme),
        "joins": None if layer.joins is None else layer.joins.astype(np.uint32).ravel(),
        "section": layer.section and _section(layer.section),
        "pointers": list(layer.pointers),
    }


def _section(section: CrossSection) -> dict[str, Any]:
    lights = section.lights
    return {
        "width": section.width.astype(np.float32),
        "forward": section.forward.astype(np.uint8),
        "back": section.back.astype(np.uint8),
        "lane": section.lane,
        "clear": section.clear,
        "dim": section.is_dim.astype(np.uint8),
        "heights": None if section.heights is None else section.heights.astype(np.float32).ravel(),
        "lights": lights
        and {
            "line": lights.line.astype(np.uint32),
            "forward": lights.is_forward.astype(np.uint8),
            "part": lights.part.astype(np.float32),
        },
    }


def _surface(surface: Surface) -> dict[str, Any]:
    relation = surface.relation
    return {
        "title": surface.title,
        "noun": surface.noun,
        "shown": surface.shown,
        "corners": surface.corners.astype(np.uint32),
        "counts": surface.counts.astype(np.uint8),
        "values": surface.values.astype(np.float32),
        "numbers": surface.numbers.astype(np.uint32),
        "themes": [_theme(theme) for theme in surface.themes],
        "relation": relation
        and {
            "title": relation.title,
            "word": relation.word,
            "pairs": relation.pairs if relation.pairs is None else relation.pairs.ravel(),
        },
    }


def _theme(theme: Theme) -> dict[str, Any]:
    return {
        "title": theme.title,
        "names": [printable(name) for name in theme.names],
        "codes": theme.codes.astype(np.int32 if theme.is_marks or len(theme.names) > _SMALL else np.int8),
        "marks": theme.is_marks,
        "ordered": theme.is_ordered,
    }


def _names(names: Names) -> dict[str, Any]:
    return {
        "noun": names.noun,
        "group": names.group,
        "starts": names.starts.tolist(),
        "numbers": names.numbers.tolist(),
        "flags": names.flags.astype(np.uint32),
        "bits": [list(bit) for bit in names.bits],
    }


def encode_background(background: Background) -> dict[str, Any]:
    """Return a picture with its pieces."""
    return {
        "title": background.title,
        "width": background.width,
        "height": background.height,
        "pieces": [
            {**describe_piece(piece), "data": np.frombuffer(piece.data, np.uint8)} for piece in background.pieces
        ],
    }


def describe_piece(piece: Piece) -> dict[str, Any]:
    """Return a piece without its bytes."""
    return {
        "name": piece.name,
        "sides": [piece.left, piece.top, piece.right, piece.bottom],
        "media_type": piece.media_type,
    }
