"""Endpoints of the studio: a module for each kind of request, with its `ROUTES`.

The page begins with a few modules, which are imported at the start. All others are imported with the first other
request:
that takes longer than the rest of the start.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from starlette.routing import Route

FIRST = ("documents", "scene", "findings")
LATER = (
    "edits",
    "previews",
    "conversions",
    "networks",
    "exports",
    "opening",
    "saving",
    "fields",
    "card",
    "backgrounds",
    "form",
    "ground",
    "profile",
    "space",
)


@cache
def load_routes(modules: tuple[str, ...]) -> list[Route]:
    """Return the routes of some modules."""
    return [route for name in modules for route in import_module(f"{__name__}.{name}").ROUTES]
