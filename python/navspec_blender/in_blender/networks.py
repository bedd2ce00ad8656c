"""Objects of a scene as a network."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import bpy

from navspec.graphs.graph import Graph
from navspec.graphs.plan import NetworkPlan
from navspec.operations.compile import iter_targets

from ..plans import plan_from
from ..wires import FACE, POINT, loops_of, wires_of
from ..wires import faces_of as outlines_of
from .meshes import faces_of, notes_of, put_faces, put_wire, wire_of

SOURCE = "navspec_source"
"""Property of an object: the path that it was imported from."""


def put_network(graph: Graph, source: str, scene: bpy.types.Scene) -> tuple[list[bpy.types.Object], int]:
    """A network as objects in a collection; also how many of its lines are left out, as they lead from a node to itself."""
    name = Path(source).name or graph.format
    collection = bpy.data.collections.new(name)
    scene.collection.children.link(collection)
    wires = wires_of(graph)
    made = [put_wire(wire, f"{name} {wire.name}", collection) for wire in wires]
    outlines = outlines_of(graph)
    if outlines is not None:
        made.append(put_faces(outlines, f"{name} outlines", wires[0].notes, collection))
    for each in made:
        each[SOURCE] = source
    return made, loops_of(graph)


def is_network(item: bpy.types.Object | None) -> bool:
    """Whether an object has vertices and edges of a network."""
    return item is not None and item.type == "MESH" and POINT in notes_of(item.data)


def is_outlines(item: bpy.types.Object) -> bool:
    """Whether an object has outlines of areas."""
    return item.type == "MESH" and FACE in notes_of(item.data)


def plan_of(objects: Iterable[bpy.types.Object]) -> NetworkPlan:
    """The network of objects; raises `NavspecError` where there is none, or more than one."""
    listed = list(objects)
    return plan_from(
        [wire_of(each) for each in listed if is_network(each)], [faces_of(each) for each in listed if is_outlines(each)]
    )


def target_of(plan: NetworkPlan) -> str:
    """What a network is compiled for unless somebody says so: what it was imported from."""
    if not plan.facts:
        return "gta_sa_paths"
    format, variant = plan.facts["format"], plan.facts["variant"]
    fitting = [each for _, _, each in iter_targets() if (each.format, each.variant) == (format, variant)]
    return str(fitting[0]) if fitting else format


def chosen(context: bpy.types.Context, *, selected: bool) -> list[bpy.types.Object]:
    """The objects of networks in a scene, or those of them that are selected."""
    items: Any = context.selected_objects if selected else context.scene.objects
    return [item for item in items if is_network(item) or is_outlines(item)]
