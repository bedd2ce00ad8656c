"""navspec in Blender: navigation networks of games as meshes, checked and compiled.

What needs Blender stands in `in_blender`, and is imported when the extension is enabled.
"""

from __future__ import annotations


def register() -> None:
    """Add operators, panels and entries of menus."""
    from .in_blender import registering

    registering.register()


def unregister() -> None:
    """Take away what `register` has added."""
    from .in_blender import registering

    registering.unregister()
