"""The part of the extension that needs Blender: objects of scenes, operators and panels, and their registration."""

from __future__ import annotations

import bpy

from . import drop_files, editing, files, findings, ground, lanes, panel, preferences, properties

MODULES = (preferences, files, drop_files, findings, editing, ground, lanes, panel)
CLASSES = [class_ for module in MODULES for class_ in module.CLASSES]


def register() -> None:
    """Add operators, panels and menu items."""
    for class_ in CLASSES:
        bpy.utils.register_class(class_)
    panel.register()
    lanes.register()
    bpy.types.TOPBAR_MT_file_import.append(files.import_menu)
    bpy.types.TOPBAR_MT_file_export.append(files.export_menu)


def unregister() -> None:
    """Remove them."""
    bpy.types.TOPBAR_MT_file_export.remove(files.export_menu)
    bpy.types.TOPBAR_MT_file_import.remove(files.import_menu)
    lanes.unregister()
    panel.unregister()
    properties.unregister()
    for class_ in reversed(CLASSES):
        bpy.utils.unregister_class(class_)
