"""Objects of a scene as a network."""

from __future__ import annotations

import math
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import bpy

from navspec.exchange.styles import assign_colours
from navspec.family.conversion.compiler import Compiler
from navspec.graphs.graph import Graph
from navspec.graphs.plan import NetworkPlan
from navspec.operations.compile import DEFAULT_TARGET, iter_targets

from ..plans import build_plan
from ..wires import FACE, POINT, build_faces, build_wires, count_loops
from .meshes import put_faces, put_wire, read_faces, read_notes, read_wire

SOURCE = "navspec_source"
"""Property of an object: the path that it was imported from."""


def put_network(graph: Graph, source: str, scene: bpy.types.Scene) -> tuple[list[bpy.types.Object], int]:
    """Add a network as objects in a collection; also return how many lines from a node to itself are left out."""
    name = Path(source).name or graph.format
    collection = bpy.data.collections.new(name)
    scene.collection.children.link(collection)
    wires = build_wires(graph)
    objects = [put_wire(wire, f"{name} {wire.name}", collection) for wire in wires]
    for item, colour in zip(objects, assign_colours([wire.name for wire in wires]), strict=True):
        item.color = (*(value / 255 for value in colour), 1)
    outlines = build_faces(graph)
    if outlines is not None:
        objects.append(put_faces(outlines, f"{name} outlines", wires[0].notes, collection))
    for item in objects:
        item[SOURCE] = source
    return objects, count_loops(graph)


def is_network(item: bpy.types.Object | None) -> bool:
    """Return whether an object has vertices and edges of a network."""
    return item is not None and item.type == "MESH" and POINT in read_notes(item.data)


def is_outlines(item: bpy.types.Object) -> bool:
    """Return whether an object has outlines of areas."""
    return item.type == "MESH" and FACE in read_notes(item.data)


def read_plan(objects: Iterable[bpy.types.Object]) -> NetworkPlan:
    """Return the network of objects; raises `NavspecError` if there is none, or more than one."""
    listed = list(objects)
    return build_plan(
        [read_wire(item) for item in listed if is_network(item)],
        [read_faces(item) for item in listed if is_outlines(item)],
    )


AS_DRAWN = math.inf
"""Spacing with which the edges of a network stay as they are in the scene: its vertices are the nodes."""


def find_target(plan: NetworkPlan) -> tuple[Compiler, str] | None:
    """Return the compiler and the target of a network: the format that it was imported from; None if nothing compiles it."""
    format, variant = (plan.facts[name] if plan.facts else "" for name in ("format", "variant"))
    fitting = [
        (compiler, target) for _, compiler, target in iter_targets() if target.format == (format or DEFAULT_TARGET)
    ]
    if not fitting:
        return None
    exact = [(compiler, target) for compiler, target in fitting if target.variant == variant]
    compiler, target = (exact or fitting)[0]
    return compiler, str(target) if exact else target.format


def network_objects(context: bpy.types.Context, *, selected: bool) -> list[bpy.types.Object]:
    """Return the objects of networks in a scene, or the selected ones of them."""
    items: Any = context.selected_objects if selected else context.scene.objects
    return [item for item in items if is_network(item) or is_outlines(item)]
