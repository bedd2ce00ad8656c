"""Editing tools for meshes of Metroid Prime: masks of regions and deletion; too little is known of the format for
more.
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from navspec.families.metroid_prime_path.layout import CREATURES, FORMAT, MATRICES, mask_of
from navspec.families.metroid_prime_path.network import PrimeEdges, build_graph
from navspec.families.metroid_prime_path.recipes.base import fill_padding
from navspec.families.metroid_prime_path.view import PrimeMesh, pack_words, reload_mesh
from navspec.family.network.mesh_editor import (
    AttributeRows,
    EditRefusal,
    MeshEdit,
    build_mesh_editor,
    build_obstacle,
    delete_with_references,
    set_columns,
)
from navspec.family.network.tools import Action, Tool, parse_attributes
from navspec.family.views.stored_columns import list_column_names
from navspec.spec import load_spec

_SPEC = load_spec(FORMAT)

_LEAVE = (
    # Slices, and the game's own numbers.
    "num_nodes", "first_node", "num_links", "first_link", "region_index", "run_time_slot", "obstruction_counts",
    # The shape, which decides boxes and the octree.
    "height", "plane_normal", "centroid", "aabb_min", "aabb_max",
    # Bits of unknown meaning.
    *(f"type_mask.{note}" for note in _SPEC.types["region"].by_id["type_mask"].notes["bits"].values() if note not in CREATURES),
)  # fmt: skip


def _set_attributes(mesh: PrimeMesh, action: Action) -> MeshEdit:
    """Set the creatures that may be in regions."""
    attributes = parse_attributes("attributes", action.values.get("attributes"))

    def change() -> None:
        set_columns(mesh.tables, attributes, [AttributeRows("regions", "regions", action.nodes, leave=_LEAVE)])

    return MeshEdit(_with_matrices(mesh, change), tuple(map(str, action.nodes.tolist())))


def _delete_elements(mesh: PrimeMesh, action: Action) -> MeshEdit:
    """Delete regions with their corners and all references to them, and links."""
    regions, links = action.nodes, PrimeEdges(mesh).row[action.edges]
    if len(regions) == mesh.regions:
        raise EditRefusal(
            build_obstacle("without regions nothing is left", mesh.centroids, "Leave at least one region")
        )

    def change() -> None:
        delete_with_references(mesh.tables, "links", np.unique(links))
        delete_with_references(mesh.tables, "regions", regions)

    notes = _with_matrices(mesh, change)
    fill_padding(mesh)
    return MeshEdit(notes)


def _with_matrices(mesh: PrimeMesh, change: Callable[[], None]) -> tuple[str, ...]:
    """Change a mesh, and recompute the matrices that agreed with the links; returns notes on the others."""
    right = [
        table
        for table, names in MATRICES.items()
        if mesh.is_indexed and np.array_equal(mesh.tables[table], pack_words(mesh.due_bits(mask_of(names))))
    ]
    change()
    after = reload_mesh(mesh)
    for table in right:
        after.tables[table][...] = pack_words(after.due_bits(mask_of(MATRICES[table])))
    return tuple(f"{table} were not what the links have, and do not follow" for table in MATRICES if table not in right)


EDITOR = build_mesh_editor(
    PrimeMesh,
    build_graph,
    {
        Tool(
            "set",
            "Set",
            "Sets which creatures may be in regions. Which regions are connected for them follows.",
            nodes=(1, None),
            values=("attributes",),
        ): _set_attributes,
        Tool(
            "delete",
            "Delete",
            "Removes regions with their corners, links that lead to them, and links. Which regions are connected follows.",
            nodes=(0, None),
            edges=(0, None),
        ): _delete_elements,
    },
    nodes=list_column_names(_SPEC, _SPEC.types["region"], leave=_LEAVE),
    edges=(),
)
