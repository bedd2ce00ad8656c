"""File > Import > Navigation network, and File > Export > Path files of a game."""

from __future__ import annotations

import os
from typing import Any, ClassVar

import bpy
from bpy.props import BoolProperty, EnumProperty, FloatProperty, IntProperty, StringProperty
from bpy_extras.io_utils import ImportHelper

import navspec
from navspec import NavspecError
from navspec.graphs.plan import NetworkPlan
from navspec.operations.compile import iter_targets
from navspec.records.networks import Compiled

from ..findings import collect_messages
from .findings import put_marks
from .meshes import object_mode
from .networks import AS_DRAWN, default_target, network_objects, put_network, read_plan

FAR = 20_000.0
"""Visible distance of views, in units: maps are large."""


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
        """Read the files, and add objects."""
        folder, name = os.path.split(self.filepath)
        source = folder if self.whole_folder or not name else self.filepath
        try:
            graph = navspec.graph(source)
            objects, loops = put_network(graph, source, context.scene)
        except (NavspecError, OSError) as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        _show(context, objects)
        self.report({"INFO"}, f"{graph.nodes.rows:,} nodes and {graph.edges.rows:,} edges")
        if loops:
            self.report({"WARNING"}, f"{loops:,} lines from a node to itself are left out; a check names them")
        return {"FINISHED"}


def _show(context: bpy.types.Context, objects: list[bpy.types.Object]) -> None:
    """Select the imported objects, and make all of them visible in the views."""
    for selected_object in context.selected_objects:
        selected_object.select_set(False)
    for item in objects:
        item.select_set(True)
        context.view_layer.objects.active = item
    for area in context.screen.areas if context.screen else ():
        if area.type == "VIEW_3D":
            area.spaces.active.clip_end = max(area.spaces.active.clip_end, FAR)


def import_menu(self: bpy.types.Menu, _context: bpy.types.Context) -> None:
    """Add the item in File > Import."""
    self.layout.operator(ImportNetwork.bl_idname, text="Navigation network (.dat, .nod, .nav, .PATH, .img)")


def _targets(_self: Any, _context: Any) -> list[tuple[str, str, str]]:
    """Return the targets of compilation; they are kept in a list because Blender does not keep the texts."""
    if not _TARGETS:
        _TARGETS.append((AS_IMPORTED, "As imported", "Those of San Andreas for what was drawn"))
        _TARGETS.extend((str(target), str(target), "") for _, _, target in iter_targets())
    return _TARGETS


AS_IMPORTED = "as_imported"
_TARGETS: list[tuple[str, str, str]] = []


class ExportNetwork(bpy.types.Operator):
    """Compile the networks of the scene into the path files of a game"""

    bl_idname = "export_scene.navspec"
    bl_label = "Export Path Files"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    directory: StringProperty(name="Folder", subtype="DIR_PATH")
    to: EnumProperty(name="Files", description="For which game, in which variant", items=_targets)
    base: StringProperty(
        name="Base", description="Folder or archive with all files of a map, to lay the roads into", subtype="FILE_PATH"
    )
    map_size: IntProperty(
        name="Map size", description="Width of a larger map in units; 0 for one that holds all roads", default=0, min=0
    )
    tolerance: FloatProperty(
        name="Tolerance",
        description="Ends of roads that are no farther from each other are joined",
        default=2.0,
        min=0.0,
    )
    use_selection: BoolProperty(name="Selected objects only", default=False)
    replace: BoolProperty(name="Replace files", description="Files that are there are kept as .bak", default=False)

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Show the file browser for the folder."""
        context.window_manager.fileselect_add(self)
        return {"RUNNING_MODAL"}

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Compile; obstacles are marked, and prevent that anything is written."""
        try:
            with object_mode(context):
                compiled = self._compiled(read_plan(network_objects(context, selected=self.use_selection)))
                put_marks(collect_messages(compiled), compiled.refused, context.scene)
        except (NavspecError, OSError) as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        for note in compiled.notes:
            self.report({"INFO"}, note)
        if compiled.refused:
            self.report({"ERROR"}, f"Nothing is written: {', '.join(compiled.refused)}; see the findings")
            return {"CANCELLED"}
        self.report({"INFO"}, f"{compiled.summary['written']:,} files are written")
        return {"FINISHED"}

    def _compiled(self, plan: NetworkPlan) -> Compiled:
        """Compile a network into the folder with the options."""
        return navspec.compile(
            plan,
            os.path.normpath(bpy.path.abspath(self.directory)),
            to=default_target(plan) if self.to == AS_IMPORTED else self.to,
            settings={"map_size": self.map_size} if self.map_size else {},
            base=bpy.path.abspath(self.base) or None,
            tolerance=self.tolerance,
            spacing=AS_DRAWN,
            force=self.replace,
        )


def export_menu(self: bpy.types.Menu, _context: bpy.types.Context) -> None:
    """Add the item in File > Export."""
    self.layout.operator(ExportNetwork.bl_idname, text="Path files of a game")


CLASSES = (ImportNetwork, ExportNetwork)
