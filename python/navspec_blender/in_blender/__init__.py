"""The part of the extension that needs Blender: objects of scenes, operators and panels, and their registration."""

from __future__ import annotations

import bpy

from . import editing, files, findings, panel

CLASSES = [class_ for module in (files, findings, editing, panel) for class_ in module.CLASSES]


def register() -> None:
    """Add operators, panels and menu items."""
    for class_ in CLASSES:
        bpy.utils.register_class(class_)
    panel.register()
    bpy.types.TOPBAR_MT_file_import.append(files.import_menu)
    bpy.types.TOPBAR_MT_file_export.append(files.export_menu)


def unregister() -> None:
    """Remove them."""
    bpy.types.TOPBAR_MT_file_export.remove(files.export_menu)
    bpy.types.TOPBAR_MT_file_import.remove(files.import_menu)
    panel.unregister()
    for class_ in reversed(CLASSES):
        bpy.utils.unregister_class(class_)
