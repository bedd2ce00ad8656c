"""Networks of nodes and edges, from files."""

from __future__ import annotations

from navspec.family.contract import Family
from navspec.graphs.graph import Graph
from navspec.inputs.request import Request
from navspec.inputs.sets import Unit, unit_of


def graph_of(request: Request, kind: str | None = None) -> Graph:
    """See `navspec.graph`."""
    return network_of(network_unit(request), kind)


def network_unit(request: Request) -> Unit:
    """The one set or mesh of a request that is a network; raises as `unit_of`."""
    return unit_of(request, lambda family: family.graph is not None, "network")


def network_of(unit: Unit, kind: str | None = None) -> Graph:
    """The nodes and edges of files that belong together; raises `ReadError` for a file that cannot be read."""
    family: Family = unit.family
    view = family.view(unit.table_set())
    made = family.graph(view)  # type: ignore[misc] - a network has it
    made.view = view
    return made if kind is None else made.of_kind(kind)
