"""File > Import > Navigation network, and File > Export > Path files of a game."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, ClassVar

import bpy
from bpy.props import BoolProperty, CollectionProperty, EnumProperty, FloatProperty, IntProperty, StringProperty
from bpy_extras.io_utils import ImportHelper

import navspec
from navspec import NavspecError
from navspec.families import families
from navspec.graphs.plan import NetworkPlan
from navspec.operations.compile import iter_targets
from navspec.records.networks import Compiled

from ..findings import collect_messages
from .findings import put_marks
from .meshes import object_mode
from .networks import AS_DRAWN, find_target, is_network, network_objects, put_network, read_plan
from .preferences import find_base
from .properties import add_classes

SUFFIXES = tuple(
    sorted(
        {
            Path(pattern).suffix.lower()
            for family in families().values()
            if family.graph or family.archives
            for format in family.formats
            for pattern in format.patterns
        }
    )
)
"""Ends of the names of files with networks, and of archives that have such files."""
FAR = 20_000.0
"""Visible distance of views, in units: maps are large."""


class ImportNetwork(bpy.types.Operator, ImportHelper):
    """Import the paths or the mesh of a game as vertices and edges with attributes: a file, an archive, or a folder"""

    bl_idname = "import_scene.navspec"
    bl_label = "Import Navigation Network"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    filter_glob: StringProperty(default=";".join(f"*{suffix}" for suffix in SUFFIXES), options={"HIDDEN"})
    # Without these of the last time, Blender shows a file browser, and a dialog for files that are dropped.
    filepath: StringProperty(subtype="FILE_PATH", options={"HIDDEN", "SKIP_SAVE"})
    directory: StringProperty(subtype="DIR_PATH", options={"HIDDEN", "SKIP_SAVE"})
    files: CollectionProperty(type=bpy.types.OperatorFileListElement, options={"HIDDEN", "SKIP_SAVE"})
    whole_folder: BoolProperty(
        name="Whole folder",
        description="Take all files of the folder, as paths need it; so does leaving the name of the file empty",
        default=False,
    )

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Show the file browser, or the options of files that are dropped."""
        return self.invoke_popup(context)

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Read the files, and add objects."""
        folder, name = os.path.split(self.filepath)
        names = [file.name for file in self.files if file.name]
        source = folder if self.whole_folder or not name else self.filepath
        several = [Path(self.directory, name) for name in names] if source != folder and len(names) > 1 else []
        try:
            graph = navspec.graph(several or source)
            objects, loops = put_network(graph, self.directory if several else source, context.scene)
        except (NavspecError, OSError) as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        for item in objects:
            if is_network(item):
                add_classes(item.data)
        _show(context, objects)
        self.report({"INFO"}, f"{graph.nodes.rows:,} nodes and {graph.edges.rows:,} edges")
        if loops:
            self.report({"WARNING"}, f"{loops:,} lines from a node to itself are left out; a check names them")
        return {"FINISHED"}


def _show(context: bpy.types.Context, objects: list[bpy.types.Object]) -> None:
    """Select the imported objects, and make all of them visible in the views, with a colour for each kind."""
    for selected_object in context.selected_objects:
        selected_object.select_set(False)
    for item in objects:
        item.select_set(True)
        context.view_layer.objects.active = item
    for area in context.screen.areas if context.screen else ():
        if area.type == "VIEW_3D":
            area.spaces.active.clip_end = max(area.spaces.active.clip_end, FAR)
            area.spaces.active.shading.wireframe_color_type = "OBJECT"


def import_menu(self: bpy.types.Menu, _context: bpy.types.Context) -> None:
    """Add the item in File > Import."""
    self.layout.operator(ImportNetwork.bl_idname, text=f"Navigation network ({', '.join(SUFFIXES)})")


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
    delete: BoolProperty(
        name="Delete from the base",
        description="Delete what was imported from the base and is no longer in the scene",
        default=False,
    )
    use_selection: BoolProperty(name="Selected objects only", default=False)
    replace: BoolProperty(name="Replace files", description="Files that are there are kept as .bak", default=False)

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Show the file browser for the folder, with the base of the preferences."""
        self.base = self.base or find_base(context)
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
            to=self._target(plan),
            settings={"map_size": self.map_size} if self.map_size else {},
            base=bpy.path.abspath(self.base) or None,
            tolerance=self.tolerance,
            delete=self.delete,
            spacing=AS_DRAWN,
            force=self.replace,
        )

    def _target(self, plan: NetworkPlan) -> str | None:
        """Return the target: the chosen one, or that of the base, or of the network."""
        if self.to != AS_IMPORTED:
            return self.to
        target = find_target(plan)
        return None if self.base and target else target[1] if target else plan.facts["format"]


def export_menu(self: bpy.types.Menu, _context: bpy.types.Context) -> None:
    """Add the item in File > Export."""
    self.layout.operator(ExportNetwork.bl_idname, text="Path files of a game")


CLASSES = (ImportNetwork, ExportNetwork)
