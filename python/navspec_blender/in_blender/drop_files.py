"""Files that are dropped into a 3D view."""

from __future__ import annotations

import bpy

from .files import SUFFIXES, ImportNetwork


class NAVSPEC_FH_networks(bpy.types.FileHandler):  # noqa: N801 - Blender wants such names
    """Import files of networks that are dropped into a 3D view"""

    bl_idname = "NAVSPEC_FH_networks"
    bl_label = "Navigation network"
    bl_import_operator = ImportNetwork.bl_idname
    bl_file_extensions = ";".join(SUFFIXES)

    @classmethod
    def poll_drop(cls, context: bpy.types.Context) -> bool:
        """Return whether files can be dropped there."""
        return context.area is not None and context.area.type == "VIEW_3D"


CLASSES = (NAVSPEC_FH_networks,)
