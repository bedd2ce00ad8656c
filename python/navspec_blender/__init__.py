"""navspec in Blender: navigation networks of games as meshes, checked and compiled.

`in_blender` needs Blender, and is imported when the extension is enabled.
"""

from __future__ import annotations


def register() -> None:
    """Add operators, panels and menu items."""
    from . import in_blender

    in_blender.register()


def unregister() -> None:
    """Remove everything that `register` has added."""
    from . import in_blender

    in_blender.unregister()
