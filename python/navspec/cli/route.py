"""`navspec route`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import click

from navspec.cli import options
from navspec.cli.common import Call, demand_apart, source_of
from navspec.inputs.walk import STDIN, demand
from navspec.records.route import Mode


@options.command(
    "route",
    "The way from one node or place to another.",
    click.argument("path", metavar="PATH", type=click.Path()),
    click.argument("origin", metavar="FROM"),
    click.argument("target", metavar="TO"),
    click.option(
        "--mode",
        type=click.Choice(get_args(Mode)),
        default="plain",
        show_default=True,
        help="plain: the cheapest way; engine: the way that the game finds, with its limits.",
    ),
    click.option("--lanes", is_flag=True, help="Only edges with lanes in the direction of travel."),
    click.option(
        "--kind",
        "node_kind",
        metavar="KIND",
        help="For whom the nodes are that places stand for: vehicle, boat or ped; or who goes through a mesh of Metroid Prime, "
        "with --mode engine: ground, flyer or swimmer.",
    ),
    click.option("--max-cost", "maximum", metavar="N", type=float, help="A way that costs more is none."),
    options.name,
    options.printed("route", "the route", options.settings("route")),
    options.quiet,
    context_settings={"ignore_unknown_options": True},
)
def command(
    call: Call,
    path: str,
    origin: str,
    target: str,
    mode: Mode,
    lanes: bool,
    node_kind: str | None,
    maximum: float | None,
) -> int:
    """The way from one node or place to another, as games take it. Exit status 1 when there is none.

    FROM and TO are nodes by their names, such as 0/12 or the id of an area, or places: x,y or x,y,z.
    """
    demand(path)
    demand_apart(call.output, (path,))
    from navspec import api

    wanted: dict[str, Any] = {
        "mode": mode,
        "lanes": lanes,
        "kind": node_kind,
        "maximum": maximum,
        "drawings": call.kind == "html",
    }
    found = api.route(source_of(path), origin, target, **wanted, **call.reading)
    status = call.show(replace(found, path=found.path or (STDIN if path == STDIN else path)))
    if found.cost is None and call.output != STDIN:
        call.tell([f"{found.origin} to {found.target}: no route: {found.reason}"])
    return status
