"""Networks of nodes and lines: `navspec export`, `compile` and `route`."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, get_args

import click

from navspec.cli import options
from navspec.cli.common import CommandCall, load_source, require_not_input
from navspec.inputs.walk import STDIN, require_path
from navspec.records.networks import Mode


@options.command(
    "export",
    "Export a path network or a mesh for other programs.",
    options.paths,
    options.target("OUT", "Output file; its extension selects the format.", required=True),
    click.option(
        "--to",
        metavar="FORMAT",
        help="Output format: gpkg, geojson, graphml, glb, parquet, csv, svg, png or ipl (default: by the extension).",
    ),
    click.option(
        "--kind",
        "of_kind",
        metavar="KIND",
        help="Export only nodes of this kind, such as vehicle, boat or ped (default: all).",
    ),
    click.option("--findings", is_flag=True, help="Add the findings of navspec check (gpkg, geojson, svg, png)."),
    options.settings("check"),
    options.name,
    options.kind("export"),
    options.read_options,
    options.force,
    options.quiet,
)
def export_command(call: CommandCall, *, target: str, to: str | None, of_kind: str | None, findings: bool) -> int:
    """Export the nodes and lines of a path network or a mesh for other programs.

    GeoPackage (.gpkg) and GeoJSON are for QGIS, GraphML for networkx and Gephi, and glTF (.glb) for viewers in 3D. Tables of
    nodes and lines (OUT.nodes.parquet and OUT.lines.parquet, or .csv) are for statistics, SVG and PNG are pictures.
    Coordinates are those of the game. All formats except .csv and the pictures contain everything that navspec.graph knows,
    exactly, with units and meanings. OUT.ipl is a text of San Andreas, as its paths were made from; navspec compile makes
    the same network from it.
    """
    call.require_named_files(False, target)
    from navspec import api

    done = api.export(
        call.sources, target, to=to, kind=of_kind, findings=findings, force=call.force, **call.read_options
    )
    return call.show(done, brief=call.quiet)


def _parse_origin(context: click.Context, option: click.Parameter, value: str | None) -> tuple[float, float] | None:
    """Parse a longitude and a latitude."""
    if value is None:
        return None
    try:
        longitude, latitude = (float(number) for number in value.split(","))
        if abs(longitude) <= 180 and abs(latitude) < 90:
            return longitude, latitude
    except ValueError:
        pass
    raise click.BadParameter(f"'{value}' is not LON,LAT, such as 24.94,60.17", context, option)


@options.command(
    "compile",
    "Compile a drawn or exported network, or original texts, into game files.",
    click.argument("roads", metavar="ROADS...", nargs=-1, required=True, type=click.Path(dir_okay=False)),
    click.option(
        "--to",
        metavar="TARGET",
        help="Format, variant such as fla4, or FORMAT:NAME to compile for (default: the format of the base, or gta_sa_paths).",
    ),
    options.target("DIR", "Output folder, or NAME.img for an archive."),
    options.force,
    click.option(
        "--base",
        metavar="BASE",
        type=click.Path(exists=True),
        help="Merge the roads, or edits of an export, into the full set in this folder or archive; only files that change "
        "are written.",
    ),
    click.option(
        "--tolerance",
        metavar="UNITS",
        type=click.FloatRange(min=0),
        help="Join ends of roads that are at most this far from each other, or from a road of the base. Only for drawings "
        "(default: 2, of OpenStreetMap 0.5).",
    ),
    click.option(
        "--spacing",
        metavar="UNITS",
        type=click.FloatRange(min=0, min_open=True),
        help="Divide edges of drawn lines that are longer than this (default: of OpenStreetMap 20; otherwise for San Andreas "
        "as in its original files, and for GTA IV, without public ones, not at all).",
    ),
    click.option(
        "--round",
        "radius",
        metavar="RADIUS",
        type=click.FloatRange(min=0),
        default=0.0,
        help="Make arcs of bends that no other line joins (default: bends stay as they are drawn).",
    ),
    click.option(
        "--heights",
        metavar="FILE",
        type=click.Path(dir_okay=False),
        help="Heights of the map for nodes of drawn lines: .tif, .png, .asc, .obj or .glb, in units of the game.",
    ),
    click.option(
        "--from",
        "source_format",
        type=click.Choice(["osm"]),
        help="osm: ROADS is a file of OpenStreetMap (.geojson, .osm or .osm.pbf).",
    ),
    click.option(
        "--origin",
        metavar="LON,LAT",
        callback=_parse_origin,
        help="Longitude and latitude that become 0, 0. Only with --from osm (default: the middle of the roads).",
    ),
    click.option(
        "--scale",
        metavar="S",
        type=click.FloatRange(min=0, min_open=True),
        default=1.0,
        show_default=True,
        help="Units of the game for a metre. Only with --from osm.",
    ),
    click.option(
        "--carriageways",
        type=click.Choice(["keep", "merge"]),
        default="keep",
        show_default=True,
        help="merge: make one road in both directions, with a median strip, of two one-way roads of the same name that run "
        "beside each other. Only with --from osm.",
    ),
    click.option(
        "--delete",
        is_flag=True,
        help="Delete nodes and lines of the base that the edited export no longer has.",
    ),
    click.option(
        "--original",
        is_flag=True,
        help="Compile texts (paths.ipl and so on) to the bytes of the original compiler.",
    ),
    click.option(
        "--strict", is_flag=True, help="Treat warnings about the drawing as refusals: nothing is written then."
    ),
    click.option(
        "--faults",
        metavar="FILE",
        type=click.Path(dir_okay=False),
        help="Write refusals and warnings about the drawing as points with messages: .gpkg or .geojson.",
    ),
    options.settings("compile", "the smallest for all roads"),
    options.kind("compile"),
    options.quiet,
)
def compile_command(call: CommandCall, *, roads: tuple[str, ...], target: str | None, **arguments: Any) -> int:
    """Compile roads from a file of another program, or from original texts, into the files of a game.

    ROADS is a file that navspec export wrote, edited or not, or lines drawn by hand. The lines of several files meet each
    other. ROADS may also be the texts of San Andreas or Vice City, paths.ipl, paths2.ipl and so on, all of them. Without -o
    the result is only shown. Everything is compiled and checked before the first file is written. Roads that no file can
    store are listed with their places on the drawing; then nothing is written, and the exit status is 1. Probable mistakes
    are warnings, such as an end that misses its junction.
    """
    if target == STDIN:
        raise click.UsageError("the files are not for stdout; name a folder with -o")
    if STDIN in roads:
        raise click.UsageError("roads are not read from stdin, as their name says what they are; name a file")
    from navspec import api

    source = roads[0] if len(roads) == 1 else list(roads)
    compiled = api.compile(source, target, force=call.force, **call.read_options, **arguments)
    return call.show(compiled, brief=call.quiet)


@options.command(
    "route",
    "Find a route between two nodes or places.",
    click.argument("path", metavar="PATH", type=click.Path()),
    click.argument("origin", metavar="FROM"),
    click.argument("target", metavar="TO"),
    click.option(
        "--mode",
        type=click.Choice(get_args(Mode)),
        default="plain",
        show_default=True,
        help="Search mode; plain: the cheapest route; engine: the route that the game finds, with its limits.",
    ),
    click.option("--lanes", is_flag=True, help="Use only edges with lanes in the direction of travel."),
    click.option(
        "--kind",
        "node_kind",
        metavar="KIND",
        help="Snap places to nodes of this kind: vehicle, boat or ped. In a mesh of Metroid Prime with --mode engine, the "
        "mover: ground, flyer or swimmer.",
    ),
    click.option(
        "--max-cost",
        "maximum",
        metavar="N",
        type=float,
        help="Reject a route that costs more than this (default: no limit).",
    ),
    options.name,
    options.output_options("route", "the route", options.settings("route")),
    options.quiet,
    context_settings={"ignore_unknown_options": True},
)
def route_command(
    call: CommandCall,
    path: str,
    origin: str,
    target: str,
    mode: Mode,
    lanes: bool,
    node_kind: str | None,
    maximum: float | None,
) -> int:
    """Find a route between two nodes or places, as games do. The exit status is 1 when there is none.

    FROM and TO are nodes by their names, such as 0/12 or the id of an area, or places: x,y or x,y,z.
    """
    require_path(path)
    require_not_input(call.output, (path,))
    from navspec import api

    route = api.route(
        load_source(path),
        origin,
        target,
        mode=mode,
        lanes=lanes,
        kind=node_kind,
        maximum=maximum,
        drawings=call.kind == "html",
        **call.read_options,
    )
    status = call.show(replace(route, path=route.path or (STDIN if path == STDIN else path)))
    if route.cost is None and call.output != STDIN:
        call.report_errors([f"{route.origin} to {route.target}: no route: {route.reason}"])
    return status
