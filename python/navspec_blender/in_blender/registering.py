"""What is added to Blender, and taken away again."""

from __future__ import annotations

import bpy

from . import checking, editing, exporting, importing, panel

CLASSES = [each for module in (importing, exporting, checking, editing, panel) for each in module.CLASSES]


def register() -> None:
    """Add operators, panels and entries of menus."""
    for each in CLASSES:
        bpy.utils.register_class(each)
    panel.register()
    bpy.types.TOPBAR_MT_file_import.append(importing.menu)
    bpy.types.TOPBAR_MT_file_export.append(exporting.menu)


def unregister() -> None:
    """Take them away."""
    bpy.types.TOPBAR_MT_file_export.remove(exporting.menu)
    bpy.types.TOPBAR_MT_file_import.remove(importing.menu)
    panel.unregister()
    for each in reversed(CLASSES):
        bpy.utils.unregister_class(each)
