"""File > Import > Navigation network."""

from __future__ import annotations

import os
from typing import ClassVar

import bpy
from bpy.props import BoolProperty, StringProperty
from bpy_extras.io_utils import ImportHelper

import navspec
from navspec import NavspecError

from .networks import put_network

FAR = 20_000.0
"""How far views show, in units: maps are large."""


class ImportNetwork(bpy.types.Operator, ImportHelper):
    """Import the paths or the mesh of a game as vertices and edges with attributes: a file, an archive, or a folder"""

    bl_idname = "import_scene.navspec"
    bl_label = "Import Navigation Network"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    filter_glob: StringProperty(default="*.dat;*.nod;*.nav;*.path;*.img", options={"HIDDEN"})
    whole_folder: BoolProperty(
        name="Whole folder",
        description="Take all files of the folder, as paths need it; so does leaving the name of the file empty",
        default=False,
    )

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Read, and make objects."""
        folder, name = os.path.split(self.filepath)
        source = folder if self.whole_folder or not name else self.filepath
        try:
            graph = navspec.graph(source)
            made, loops = put_network(graph, source, context.scene)
        except (NavspecError, OSError) as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        _show(context, made)
        self.report({"INFO"}, f"{graph.nodes.rows:,} nodes and {graph.edges.rows:,} edges")
        if loops:
            self.report({"WARNING"}, f"{loops:,} lines from a node to itself are left out; a check names them")
        return {"FINISHED"}


def _show(context: bpy.types.Context, made: list[bpy.types.Object]) -> None:
    """Select what was imported, and let the views show all of it."""
    for selected_object in context.selected_objects:
        selected_object.select_set(False)
    for each in made:
        each.select_set(True)
        context.view_layer.objects.active = each
    for area in context.screen.areas if context.screen else ():
        if area.type == "VIEW_3D":
            area.spaces.active.clip_end = max(area.spaces.active.clip_end, FAR)


def menu(self: bpy.types.Menu, _context: bpy.types.Context) -> None:
    """The entry in File > Import."""
    self.layout.operator(ImportNetwork.bl_idname, text="Navigation network (.dat, .nod, .nav, .PATH, .img)")


CLASSES = (ImportNetwork,)
