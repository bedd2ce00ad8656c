"""Checks of what is in the scene."""

from __future__ import annotations

from typing import ClassVar

import bpy
from bpy.props import IntProperty

import navspec
from navspec import NavspecError
from navspec.operations.compile import targets
from navspec.records.compiled import Compiled
from navspec.records.report import Report

from ..findings import said_of
from .marks import marks, put_marks, show
from .meshes import object_mode
from .networks import SOURCE, chosen, plan_of, target_of


class CheckNetwork(bpy.types.Operator):
    """Find what is wrong with the networks of the scene: paths as they would be exported, meshes as they were imported"""

    bl_idname = "navspec.check"
    bl_label = "Check"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Whether there is a network."""
        return bool(chosen(context, selected=False))

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Check, and put marks."""
        try:
            with object_mode(context):
                found = _checked(chosen(context, selected=False))
                said = said_of(found)
                put_marks(said, found.refused if isinstance(found, Compiled) else (), context.scene)
        except (NavspecError, OSError) as error:
            self.report({"ERROR"}, str(error))
            return {"CANCELLED"}
        errors = sum(each.severity == "error" for each in said)
        self.report({"WARNING" if errors else "INFO"}, f"{errors:,} errors, {len(said) - errors:,} other findings")
        return {"FINISHED"}


class ShowFinding(bpy.types.Operator):
    """Select the mark of a finding and look at it"""

    bl_idname = "navspec.show_finding"
    bl_label = "Show Finding"
    bl_options: ClassVar = {"REGISTER", "UNDO"}

    row: IntProperty(min=0)

    @classmethod
    def poll(cls, context: bpy.types.Context) -> bool:
        """Whether there are marks."""
        return marks(context.scene) is not None

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Select it, and put the cursor and the views there."""
        item = marks(context.scene)
        if item is None or self.row >= len(item.data.vertices):
            return {"CANCELLED"}
        show(context, item, self.row)
        return {"FINISHED"}


def _checked(objects: list[bpy.types.Object]) -> Report | Compiled:
    """Where nothing compiles such files, they are looked at as they are."""
    plan = plan_of(objects)
    if plan.facts and plan.facts["format"] not in {target.format for _, _, target in targets()}:
        return navspec.check(list(dict.fromkeys(object_[SOURCE] for object_ in objects if SOURCE in object_)))
    return navspec.compile(plan, to=target_of(plan))


CLASSES = (CheckNetwork, ShowFinding)
