"""Ways through the network as it is, edited or not."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any, cast

from navspec.errors import NavspecError
from navspec.operations.graph import network_of
from navspec.operations.route import Wanted, choices_in, route_in
from navspec.records.networks import Mode
from navspec.studio.calls import Call, endpoint
from navspec.studio.settings import chosen_of, declared, offered


@endpoint("documents/{document:int}/routing")
def routing(call: Call) -> Any:
    """What can be asked for: see `Choices`; and settings of the files that make a difference."""
    document = call.document
    return {**asdict(choices_in(document.now.graph)), "settings": offered(document.unit.family, "route")}


@endpoint("documents/{document:int}/route", method="POST")
def route(call: Call) -> Any:
    """The way `from` one node or place `to` another; `mode`, `kind`, `lanes`, `maximum` and `settings` where they are given.

    The record is that of `navspec route`; beside it `line` has the points that the way is drawn by.
    """
    document = call.document
    wanted = Wanted(
        call.member("from", str),
        call.member("to", str),
        cast(Mode, call.member("mode", str, "plain")),
        call.member("lanes", bool, False),
        call.member("kind", str, "") or None,
        _maximum(call),
    )
    graph, settings = document.now.graph, call.member("settings", dict, {})
    if chosen_of(document.unit.family, settings, "route"):
        graph = network_of(declared(document.unit, settings, "route"))
    route_record = route_in(graph, wanted)
    return {"revision": document.revision, **route_record.to_dict(), "line": [point[:2] for point in route_record.line]}


def _maximum(call: Call) -> float | None:
    maximum = call.data.get("maximum")
    if maximum is not None and not isinstance(maximum, int | float):
        raise NavspecError("maximum: this has to be a number")
    return maximum


ROUTES = [routing, route]
