"""Meshes as graphs: areas of all hulls, links over their edges, and the edges up and down ladders.

The route search of the games of Source 2 is not known.
"""

from __future__ import annotations

from functools import cached_property

import numpy as np

from navspec.columns.access import Array
from navspec.families.source2_nav.view import LISTS, SLOTS, Source2Mesh
from navspec.family.network.routing import Point, Routing
from navspec.family.views.row_index import NO_ROW
from navspec.family.views.stored_columns import (
    PORTAL,
    LadderEdges,
    build_portal_columns,
    build_table_columns,
    find_ladder_edges,
)
from navspec.graphs.arrays import count_earlier
from navspec.graphs.graph import Column, Graph, Polygons, nearest_row
from navspec.graphs.spatial import find_containing

KINDS = {0: "connection", 1: "ladder_up", 2: "ladder_down"}
"""Kinds of edges."""

_ENDS = (SLOTS[:3], SLOTS[4:])
"""Slots at which a climb ends: up, where the slot behind the ladder cannot be reached, and down."""


def build_graph(view: Source2Mesh) -> Graph:
    """Return the graph of a mesh: its areas, the links that lead to an area, and the edges over ladders."""
    edges = Source2Edges(view)
    unit = view.file.spec.types["nav_ladder"].by_id["top"].notes["unit"]
    hulls = range(max(view.count("generation_params.hulls"), int(view.hulls.max(initial=-1)) + 1))
    return Graph(
        format=view.file.spec.id,
        variant=view.file.variant,
        family="source2_nav",
        position=view.centres,
        source=edges.source,
        target=edges.target,
        key=("area",),
        cost="length",
        numbers=("order",),
        measures=("length", *PORTAL),
        unit=unit,
        polygons=_polygons(view),
        nodes={
            "kind": Column(
                lambda: view.hulls, names={number: f"hull_{number}" for number in hulls}, doc="Hull that fits here."
            ),
            "area": Column(lambda: view.ids, doc="Id of the area."),
            **build_table_columns(view.file, "areas", leave=("id", "num_encounters")),
        },
        edges={
            "kind": Column(lambda: edges.kind, names=KINDS, doc="Over an edge of the area, or up or down a ladder."),
            "order": Column(
                lambda: count_earlier(edges.source),
                doc="Place among the edges of the area that it leads from: links, ladders up, ladders down.",
            ),
            "length": Column(
                lambda: edges.length, unit, doc="Distance of the centres in space; of ladders what they store."
            ),
            "edge": Column(lambda: edges.edge, doc="Edge of the area over which a link leads; -1 on ladders."),
            "target_edge": Column(lambda: edges.target_edge, doc="Edge of the other area; -1 on ladders."),
            **build_portal_columns(lambda: edges.portal, unit),
            **build_table_columns(
                view.file,
                "ladders",
                prefix="ladder_",
                leave=tuple(f"{slot}_area" for slot in SLOTS),
                rows=edges.ladder,
            ),
        },
    )


def _polygons(view: Source2Mesh) -> Polygons:
    return Polygons(view.edge_offsets, view.corners).counter_clockwise()


class Source2Edges:
    """Edges of a graph: links that lead to an area, followed by the edges up and down ladders.

    Attributes
    ----------
    links : numpy.ndarray
        Rows of the links; int64.
    source, target : numpy.ndarray
        Rows of areas, for every edge; int64.
    ladder : numpy.ndarray
        Row of the ladder, -1 for links; int64.
    kind : numpy.ndarray
        Number of one of `KINDS`.
    """

    def __init__(self, view: Source2Mesh) -> None:
        self.view, self.links = view, view.graph.whole
        owner, target = view.graph.ends
        groups = (LadderEdges(owner, target, self.links * 0 - 1), *map(self._ladder_edges, LISTS, _ENDS))
        self.source, self.target, self.ladder = (np.concatenate(columns) for columns in zip(*groups, strict=True))
        self.kind = np.repeat(np.arange(3, dtype=np.int8), [len(group.source) for group in groups])

    def _ladder_edges(self, key: str, slots: tuple[str, ...]) -> LadderEdges:
        view = self.view
        ladder = view.ladder_index.rows(key, view.file[key])
        stored = [areas for areas in map(view.ladder_areas, slots) if len(areas) == view.count("ladders")]
        ends = [np.where(areas == 0, NO_ROW, view.rows("ladders", areas)) for areas in stored]
        return find_ladder_edges(view.file.parents(key), ladder, np.stack(ends, axis=1))

    def _with_ladders(self, column: Array, value: float) -> Array:
        """Return a column of the links, with a value for the edges over ladders."""
        rest = len(self.source) - len(self.links)
        return np.append(column[self.links], np.full((rest, *column.shape[1:]), value, column.dtype), axis=0)

    @property
    def edge(self) -> Array:
        """Edge of the owner that a link leads over."""
        return self._with_ladders(self.view.links.edge, -1)

    @property
    def target_edge(self) -> Array:
        """Edge of the target that a link leads to."""
        return self._with_ladders(self.view.links.target_edge, -1)

    @cached_property
    def length(self) -> Array:
        """Distance of the centres, or the length that a ladder stores."""
        with np.errstate(all="ignore"):
            distance = np.linalg.norm(self.view.centres[self.target] - self.view.centres[self.source], axis=1)
        is_climb = self.ladder >= 0
        distance[is_climb] = self.view.column("ladders", "length")[self.ladder[is_climb]]
        return distance

    @cached_property
    def portal(self) -> Array:
        """Both ends of the overlap of the two edges of a link; shape (edges, 2, 3)."""
        return self._with_ladders(self.view.borders, np.nan)


def find_area(graph: Graph, point: Point, is_fit: Array) -> int:
    """Return the area that contains a point, or the nearest one.

    Of several areas it is the one whose centre is nearest in height, or the highest for a point without height.
    """
    assert graph.polygons is not None
    rows = np.flatnonzero(find_containing(graph.polygons, *point[:2]) & is_fit)
    if not len(rows):
        return nearest_row(graph.position, point, is_fit)
    height = graph.position[rows, 2]
    return int(rows[np.argmin(np.abs(height - point[2])) if len(point) > 2 else np.argmax(height)])


ROUTING = Routing(node_at=find_area)
