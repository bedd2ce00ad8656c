"""File > Export > Path files of a game."""

from __future__ import annotations

import os
from typing import Any, ClassVar

import bpy
from bpy.props import BoolProperty, EnumProperty, FloatProperty, IntProperty, StringProperty

import navspec
from navspec import NavspecError
from navspec.graphs.plan import NetworkPlan
from navspec.operations.compile import iter_targets
from navspec.records.networks import Compiled

from ..findings import said_of
from .marks import put_marks
from .meshes import object_mode
from .networks import chosen, plan_of, target_of


def _targets(_self: Any, _context: Any) -> list[tuple[str, str, str]]:
    """What networks can be compiled for; Blender needs somebody to keep the texts."""
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
        """Ask for the folder."""
        context.window_manager.fileselect_add(self)
        return {"RUNNING_MODAL"}

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Compile; what stands against it is marked, and nothing is written then."""
        try:
            with object_mode(context):
                made = self._compiled(plan_of(chosen(context, selected=self.use_selection)))
                put_marks(said_of(made), made.refused, context.scene)
        except (NavspecError, OSError) as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        for note in made.notes:
            self.report({"INFO"}, note)
        if made.refused:
            self.report({"ERROR"}, f"Nothing is written: {', '.join(made.refused)}; see the findings")
            return {"CANCELLED"}
        self.report({"INFO"}, f"{made.summary['written']:,} files are written")
        return {"FINISHED"}

    def _compiled(self, plan: NetworkPlan) -> Compiled:
        """Compile a network into the folder, as the options say."""
        return navspec.compile(
            plan,
            os.path.normpath(bpy.path.abspath(self.directory)),
            to=target_of(plan) if self.to == AS_IMPORTED else self.to,
            settings={"map_size": self.map_size} if self.map_size else {},
            base=bpy.path.abspath(self.base) or None,
            tolerance=self.tolerance,
            force=self.replace,
        )


def menu(self: bpy.types.Menu, _context: bpy.types.Context) -> None:
    """The entry in File > Export."""
    self.layout.operator(ExportNetwork.bl_idname, text="Path files of a game")


CLASSES = (ExportNetwork,)
