"""Networks of nodes and edges, from files."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from navspec.errors import NavspecError
from navspec.family.contract import Family
from navspec.family.rules.rule_set import View
from navspec.graphs.graph import Graph
from navspec.inputs.discovery import Unit, find_unit
from navspec.inputs.request import Request


def graph_of(request: Request, kind: str | None = None) -> Graph:
    """See `navspec.graph`."""
    return network_of(network_unit(request), kind)


def network_unit(request: Request) -> Unit:
    """The one set or mesh of a request that is a network; raises as `unit_of`."""
    return find_unit(request, lambda family: family.graph is not None, "network")


def network_of(unit: Unit, kind: str | None = None) -> Graph:
    """The nodes and edges of files that belong together.

    Raises `ReadError` for a file that cannot be read, `NavspecError` for files that are no network.
    """
    _demand_network(unit.family)
    made = network_in(unit.family, unit.family.view(unit.table_set()))
    return made if kind is None else made.of_kind(kind)


def network_in(family: Family, view: View) -> Graph:
    """The same of what is read of the files already; raises `NavspecError` for files that are no network."""
    made = _demand_network(family)(view)
    made.view = view
    return made


def _demand_network(family: Family) -> Callable[[Any], Graph]:
    if family.graph is None:
        raise NavspecError("this is no network of nodes and edges")
    return family.graph
