"""Editing tools for meshes of Source 2: attributes and deletion; too little is known of the format for more."""

from __future__ import annotations

import numpy as np

from navspec.families.source2_nav.identify import FORMAT
from navspec.families.source2_nav.network import Source2Edges, build_graph
from navspec.families.source2_nav.view import SLOTS, Source2Mesh
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

_PREFIX = "ladder_"
_LINKS = "areas.edges.links"

_AREA_LEAVE = (
    # Ids, numbers and lists.
    "id", "hull_index", "polygon_index", "num_corners", "num_encounters", "corners", "edges", "hiding_spots",
    "ladders_above", "ladders_below",
    # A field of unknown meaning.
    "unused",
)  # fmt: skip
_LADDER_LEAVE = ("id", *(f"{slot}_area" for slot in SLOTS))


def _set_attributes(mesh: Source2Mesh, action: Action) -> MeshEdit:
    """Set attributes of areas and ladders."""
    areas = action.nodes
    ladders = np.unique(Source2Edges(mesh).ladder[action.edges])
    parts = (
        AttributeRows("areas", "areas", areas, leave=_AREA_LEAVE),
        AttributeRows("ladders", "ladders", ladders[ladders >= 0], _PREFIX, _LADDER_LEAVE),
    )
    set_columns(mesh.file, parse_attributes("attributes", action.values.get("attributes")), parts)
    return MeshEdit(nodes=tuple(map(str, mesh.ids[areas].tolist())))


def _delete_elements(mesh: Source2Mesh, action: Action) -> MeshEdit:
    """Delete areas, links and ladders, with all references to them."""
    areas, edges, mesh_edges = action.nodes, action.edges, Source2Edges(mesh)
    if len(areas) and (mesh.header("has_custom_data") or mesh.header("has_kv3_blocks")):
        message = "the mesh has data of the game that list areas by their place, and these cannot be read"
        raise EditRefusal(
            build_obstacle(message, mesh.centres[areas], "Delete the links that lead to the areas instead")
        )
    ladders = np.unique(mesh_edges.ladder[edges])
    delete_with_references(mesh.file, _LINKS, mesh_edges.links[edges[edges < len(mesh_edges.links)]])
    delete_with_references(mesh.file, "ladders", ladders[ladders >= 0])
    delete_with_references(mesh.file, "areas", areas)
    return MeshEdit()


_SPEC = load_spec(FORMAT)

EDITOR = build_mesh_editor(
    Source2Mesh,
    build_graph,
    {
        Tool(
            "set",
            "Set",
            "Sets attributes of areas, and the known values of ladders.",
            nodes=(0, None),
            edges=(0, None),
            values=("attributes",),
        ): _set_attributes,
        Tool(
            "delete",
            "Delete",
            "Removes links and ladders, and areas with all that leads to them, unless the mesh has data of the game that list "
            "areas.",
            nodes=(0, None),
            edges=(0, None),
        ): _delete_elements,
    },
    nodes=list_column_names(_SPEC, _SPEC.types["nav_area"], leave=_AREA_LEAVE),
    edges=list_column_names(_SPEC, _SPEC.types["nav_ladder"], prefix=_PREFIX, leave=_LADDER_LEAVE),
)
