"""`navspec export`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import Call


@options.command(
    "export",
    "The network of a game as a file of another program.",
    options.paths,
    options.target("OUT", "Write it here; the end of the name says as what.", required=True),
    click.option(
        "--to",
        metavar="FORMAT",
        help="gpkg, geojson, graphml, glb, parquet, csv, svg, png or ipl, where the name does not say it.",
    ),
    click.option("--kind", "of_kind", metavar="KIND", help="Only nodes of this kind, such as vehicle, boat or ped."),
    click.option("--findings", is_flag=True, help="Show what navspec check finds as well (gpkg, geojson, svg, png)."),
    options.settings("check"),
    options.name,
    options.kind("export"),
    options.reading,
    options.force,
    options.quiet,
)
def command(call: Call, *, target: str, to: str | None, of_kind: str | None, findings: bool) -> int:
    """Write the nodes and lines of a path network or a mesh as other programs read them.

    GeoPackage (.gpkg) and GeoJSON for QGIS, GraphML for networkx and Gephi, glTF (.glb) for viewers in 3-D, tables of nodes
    and lines (OUT.nodes.parquet and OUT.lines.parquet, .csv as well) for counting, SVG and PNG to look at. Coordinates are
    those of the game. Each but .csv and the pictures holds all that navspec.graph knows, exactly, with units and meanings.
    OUT.ipl is a text of San Andreas, as its paths were made from: navspec compile makes the same network of it.
    """
    call.demand_named(False, target)
    from navspec import api

    done = api.export(call.sources, target, to=to, kind=of_kind, findings=findings, force=call.force, **call.reading)
    return call.show(done, brief=call.quiet)
