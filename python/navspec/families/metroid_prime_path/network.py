"""Meshes as nodes and edges: regions, and links over their edges. The free points of Echoes are a graph of their own."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from navspec.columns.access import Array
from navspec.families.metroid_prime_path.view import Mesh
from navspec.family.views.stored_columns import make_portal_columns, make_table_columns
from navspec.graphs.graph import Column, Graph, Polygons
from navspec.graphs.numbers import count_before

KINDS = {0: "region"}
"""What nodes and edges are."""

_SLICES = ("num_nodes", "first_node", "num_links", "first_link")
"""Where the corners and links of a region stand."""


def graph(view: Mesh) -> Graph:
    """The regions of a mesh, and the links that lead to one."""
    ways = Passages(view)
    unit = view.tables.spec.types["region"].by_id["height"].notes["unit"]
    return Graph(
        format=view.tables.spec.id,
        variant=view.tables.variant,
        family="metroid_prime_path",
        position=view.centroids,
        source=ways.source,
        target=ways.target,
        key=("region",),
        cost="length",
        unit=unit,
        polygons=_polygons(view),
        nodes={
            "kind": Column(lambda: np.zeros(view.regions, np.int8), names=KINDS, doc="What it is."),
            "region": Column(lambda: np.arange(view.regions), doc="Row in the table of regions."),
            **make_table_columns(view.tables, "regions", leave=("centroid", *_SLICES)),
        },
        edges={
            "kind": Column(lambda: np.zeros(len(ways.links), np.int8), names=KINDS, doc="What it is.", is_shared=True),
            "order": Column(
                lambda: count_before(ways.source), doc="Place among the edges of the region that it leads from."
            ),
            "length": Column(
                lambda: ways.length,
                unit,
                doc="Distance of the centroids in space, which the route search adds up.",
                is_shared=True,
            ),
            "link": Column(lambda: ways.row, doc="Row in the table of links."),
            **make_table_columns(view.tables, "links", leave=("region_row",), rows=ways.row),
            **make_portal_columns(lambda: ways.portal, unit),
        },
    )


def _polygons(view: Mesh) -> Polygons:
    """Floors; the file has them clockwise."""
    counts = np.bincount(view.corners.region, minlength=view.regions)
    corners = view.places[view.corners.row]
    return Polygons(np.concatenate(([0], np.cumsum(counts))), corners).counter_clockwise()


class Passages:
    """The links that are edges.

    Attributes
    ----------
    links : numpy.ndarray
        Their places among the ways of the mesh; int64.
    source, target : numpy.ndarray
        Rows of regions; int64.
    row : numpy.ndarray
        Rows of the links; int64.
    """

    def __init__(self, view: Mesh) -> None:
        self.view, self.links = view, view.graph.whole
        self.source, self.target = view.graph.ends
        self.row = view.ways.row[self.links]

    @cached_property
    def length(self) -> Array:
        """Distance of the centroids."""
        return self.view.graph.length

    @cached_property
    def portal(self) -> Array:
        """Both ends of the edge that a link crosses, where it exists, the last one of the file first: those are clockwise."""
        places = np.append(self.view.places, np.full((1, 3), np.nan), axis=0)
        return np.stack([places[each[self.links]] for each in (self.view.ways.end, self.view.ways.start)], axis=1)
