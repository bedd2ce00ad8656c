"""Preferences of the extension."""

from __future__ import annotations

import bpy
from bpy.props import StringProperty

PACKAGE = __name__.rsplit(".", 2)[0]
"""Name under which Blender has the extension."""


class ExtensionPreferences(bpy.types.AddonPreferences):
    """Preferences of the extension"""

    bl_idname = PACKAGE

    base: StringProperty(
        name="Base",
        description="Folder or archive with all files of the map that roads are made for; checks and exports use it",
        subtype="FILE_PATH",
    )

    def draw(self, _context: bpy.types.Context) -> None:
        """Show them."""
        self.layout.prop(self, "base")


def find_preferences(context: bpy.types.Context) -> ExtensionPreferences | None:
    """Return the preferences; None if Blender has not enabled the extension, but a script has."""
    addon = context.preferences.addons.get(PACKAGE)
    return addon.preferences if addon else None


def find_base(context: bpy.types.Context) -> str:
    """Return the base of the preferences, empty for none."""
    preferences = find_preferences(context)
    return bpy.path.abspath(preferences.base) if preferences else ""


CLASSES = (ExtensionPreferences,)
