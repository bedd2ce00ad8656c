"""The height of the ground, as networks of the same world know it."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, endpoint


class NearestGround(NamedTuple):
    """The ground at the node that is nearest to a place, as seen from above."""

    distance: float
    height: float
    noun: str


@endpoint("documents/{document:int}/ground")
def ground(call: ApiCall) -> Any:
    """Return the ground near a place, `x` and `y`: its `height`, the `noun` for that part of the network, and its `distance`.

    Null where no network of the same world is open beside the document.
    """
    try:
        place = np.array([float(call.query[axis]) for axis in "xy"])
    except (KeyError, ValueError) as error:
        raise NavspecError("x, y: these have to be numbers") from error
    world = call.document.unit.family.world
    nearest: list[NearestGround] = []
    for document in list(call.workspace.documents.values()):
        family = document.unit.family
        if world is not None and world.id and family.ground and family.world == world:
            nearest += _find_nearest(document, place)
    return min(nearest)._asdict() if nearest else None


def _find_nearest(document: Document, place: np.ndarray[Any, Any]) -> list[NearestGround]:
    """Return the ground at the nearest node of a network; empty where it cannot be read or has none."""
    nouns = document.unit.family.ground
    try:
        graph = document.now.graph
    except NavspecError:
        return []
    about, kinds = graph.nodes.about["kind"], graph.nodes["kind"]
    rows = np.flatnonzero(np.isin(kinds, [number for number, name in about.names.items() if name in nouns]))
    with np.errstate(all="ignore"):
        away = np.hypot(*(graph.position[rows, :2] - place).T)
    away[~np.isfinite(graph.position[rows]).all(axis=1)] = np.inf
    if not len(away) or not np.isfinite(away.min()):
        return []
    row = rows[away.argmin()]
    return [NearestGround(float(away.min()), float(graph.position[row, 2]), nouns[about.names[int(kinds[row])]])]


ROUTES = [ground]
