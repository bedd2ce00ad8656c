"""What the page can ask: a module for each kind of question, with its `ROUTES`.

What the page begins with is imported at the start, all else with the first other question: it takes longer than the rest of
the start.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module

from starlette.routing import Route

FIRST = ("documents", "scene", "findings")
LATER = ("edits", "conversions", "networks", "exports", "opening", "saving", "fields", "card")


@cache
def routes(modules: tuple[str, ...]) -> list[Route]:
    """The answers of some modules."""
    return [route for name in modules for route in import_module(f"{__name__}.{name}").ROUTES]
