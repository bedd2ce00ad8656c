"""Functions of `import navspec`."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from navspec.errors.arguments import accept_old_names, public
from navspec.families import all_formats, find_format
from navspec.family.rules.options import Folder, Options
from navspec.inputs.request import Progress, Request, as_codes, as_sources
from navspec.operations.destination import Destination
from navspec.records.suppression import Suppress

if TYPE_CHECKING:
    from navspec.columns import Tables, TableSet
    from navspec.errors import ReadError
    from navspec.family.contract import Format
    from navspec.graphs.graph import Graph
    from navspec.inputs.source import Source
    from navspec.records.archives import Extracted, Packed
    from navspec.records.bulk import BulkReport
    from navspec.records.census import Census
    from navspec.records.changes import Edited, Repaired
    from navspec.records.comparison import Difference, Roundtrip
    from navspec.records.contents import Facts, Parts, Values
    from navspec.records.conversion import Converted
    from navspec.records.networks import Compiled, Exported, Merged, Mode, Route
    from navspec.records.report import Report, Rule, Severity


@public
def identify(source: Source, *, name: str | None = None) -> Format:
    """Identify the format of a file from its bytes and its name.

    Parameters
    ----------
    source : path, bytes or binary file
        The file.
    name : str, optional
        File name of bytes: some formats cannot be identified without it.

    Returns
    -------
    Format
        The format, with the `variant` of the file and the `evidence` for it. The file may still have faults.

    Raises
    ------
    UnknownFormat
        No format fits; `tried` says why.
    OSError
        The path cannot be read.

    Examples
    --------
    >>> format = navspec.identify("maps/koth_lake.nav")
    >>> format.id, format.variant
    ('source_nav', 'tf')
    """
    return Request((source,), name).opened().format


if TYPE_CHECKING:
    from navspec_formats.load import load  # pyright: ignore[reportMissingModuleSource] - a stub has no source
else:

    @public
    def load(source: Source, *, format: str | None = None, variant: str | None = None, name: str | None = None) -> Any:
        """Read a file as objects: generated classes that have every field by its name in the spec.

        Parameters
        ----------
        source : path, bytes or binary file
            The file.
        format, variant : str, optional
            Format and variant of the file. Default: detected.
        name : str, optional
            File name of bytes.

        Returns
        -------
        object
            The root; change its attributes and pass it to `save`.

        Raises
        ------
        ReadError
            The bytes do not fit the spec; `UnknownFormat` if no spec fits.

        Examples
        --------
        >>> mesh = navspec.load("maps/koth_lake.nav")
        >>> mesh.num_areas, mesh.areas[0].id
        (4, 1)
        >>> navspec.load("build/demo/NODES28.DAT")
        <GtaSaPaths: 72 path nodes, 33 navi nodes, 146 links>
        """
        from navspec.operations.trees import load_tree

        return load_tree(Request((source,), name, format, variant).opened())


@public
def to_bytes(data: Any, *, keep_padding: bool = False) -> bytes:
    """Return the bytes of a tree or of tables.

    Counts and lengths are filled in, and so are checksums and repeat-fill.

    Parameters
    ----------
    data : object or Tables
        The root that `load` returned, or the result of `tables`.
    keep_padding : bool
        Keep existing repeat-fill, and only add missing bytes.

    Returns
    -------
    bytes
        The file; without changes, the bytes that were read.

    Raises
    ------
    WriteError
        The data would not read back.

    Examples
    --------
    >>> from pathlib import Path
    >>> mesh = navspec.load("maps/koth_lake.nav")
    >>> navspec.to_bytes(mesh) == Path("maps/koth_lake.nav").read_bytes()
    True
    """
    from navspec.operations.trees import to_bytes

    return to_bytes(data, keep_padding=keep_padding)


@public
def save(
    tree: Any, path: str | os.PathLike[str], *, force: bool = False, backup: bool = True, keep_padding: bool = False
) -> None:
    """Write a tree, in one step; see `to_bytes`.

    Parameters
    ----------
    tree : object
        The root that `load` returned.
    path : path
        The file to write.
    force : bool
        Replace an existing file.
    backup : bool
        Keep a copy of the replaced file next to it.
    keep_padding : bool
        As for `to_bytes`.

    Raises
    ------
    WriteError
        The tree does not fit its spec, or is only the directory of an archive; or the file exists and `force` is not set, or
        it has changed since it was read. Nothing is written.

    Examples
    --------
    >>> area = navspec.load("build/demo/NODES28.DAT")
    >>> area.nodes[5].flags.speed = 2
    >>> navspec.save(area, "build/NODES28.DAT")
    """
    from navspec.operations.trees import save_tree

    save_tree(tree, path, force=force, backup=backup, keep_padding=keep_padding)


@public
def tables(source: Source, *, format: str | None = None, variant: str | None = None, name: str | None = None) -> Tables:
    """Read a file as columns.

    Parameters
    ----------
    source : path, bytes or binary file
        The file.
    format, variant : str, optional
        Format and variant of the file. Default: detected. With the format of an archive, its directory is read.
    name : str, optional
        File name of bytes.

    Returns
    -------
    Tables
        One NumPy array per record type, by dotted field path.

    Raises
    ------
    ReadError
        The bytes do not fit the spec; `UnknownFormat` if no spec fits.
    NavspecError
        The source is a folder or an archive, which `table_set` reads.

    Examples
    --------
    >>> area = navspec.tables("build/demo/NODES28.DAT")
    >>> area.column("nodes", "position_x")[:3]  # metres
    array([ 73.875, 472.25 , 156.25 ])
    >>> len(area["nodes"]), area["nodes"].dtype["x"]  # the numbers as the file stores them
    (72, dtype('int16'))
    """
    from navspec.inputs.discovery import load_tables

    return load_tables(Request((source,), name, format, variant))


@public
def table_set(
    source: Source,
    *,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
) -> TableSet:
    """Read the files of a set as columns, such as the 64 `nodes*.dat`.

    Parameters
    ----------
    source : path, bytes or binary file
        A folder or an archive with files that belong together.
    format, variant : str, optional
        Format and variant of every file. Default: detected.
    settings : mapping, optional
        Facts that the files do not contain, such as `{"map_size": 12000}`; `navspec check --help` lists the names.

    Returns
    -------
    TableSet
        One NumPy array per record type over all files, and `files`, the tables of each.

    Raises
    ------
    ReadError
        A file does not fit its spec; `UnknownFormat` if the source contains no files of a set, or files of several sets.
    NavspecError
        The source is one file, which `tables` reads.

    Examples
    --------
    >>> paths = navspec.table_set("build/demo")
    >>> paths
    <TableSet of 64 files in build/demo>
    >>> len(paths.column("nodes", "position_x"))
    507
    """
    from navspec.inputs.discovery import load_table_set

    return load_table_set(Request((source,), format=format, variant=variant, settings=settings or {}))


@public
def graph(
    source: Source | Sequence[Source],
    *,
    kind: str | None = None,
    name: str | None = None,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Graph:
    """Return the nodes and edges of a path network or a mesh as columns.

    Parameters
    ----------
    source : path, bytes or binary file, or a list of them
        A file, or a folder or an archive with one set or one mesh.
    kind : str, optional
        Kind of nodes, such as `"vehicle"`: only these nodes and the edges between them.
    name, format, variant, settings : optional
        As for `check`.

    Returns
    -------
    Graph
        Its columns are made when they are first used.

    Raises
    ------
    ReadError
        A file does not fit its spec; `UnknownFormat` if there is not exactly one network.
    NavspecError
        The network has no such kind.

    Examples
    --------
    >>> roads = navspec.graph("build/demo", kind="vehicle")
    >>> roads
    <Graph of gta_sa_paths: 203 nodes, 432 edges>
    >>> roads.edges["lanes"][:4]
    array([1, 1, 2, 1])
    """
    from navspec.operations.networks import load_graph

    request = Request(as_sources(source), name, format, variant, settings or {})
    return load_graph(request, kind)


@public
def route(
    source: Source | Sequence[Source] | Graph,
    origin: str | Sequence[float],
    target: str | Sequence[float],
    *,
    mode: Mode = "plain",
    lanes: bool = False,
    kind: str | None = None,
    maximum: float | None = None,
    name: str | None = None,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
    drawings: bool = False,
) -> Route:
    """Find the route from one node or place to another, as games find it.

    Parameters
    ----------
    source : path, bytes or binary file, a list of them, or a Graph
        A file, or a folder or an archive with one set or one mesh; or a result of `graph`, for many routes.
    origin, target : str, or two or three numbers
        A node by its name, such as `"0/12"` or the id of an area; or a place, `"x,y"` or `(x, y, z)`, in units of the game. A
        place selects the nearest node of a path network, and the area around it, or else the nearest one, of a mesh.
    mode : str
        `"plain"`: the least sum of the costs that the game adds up, without limits. `"engine"`: the search of the game, with
        its limits and flaws.
    lanes : bool
        Only use edges with lanes in the direction of travel.
    kind : str, optional
        Kind of the nodes that places select, such as `"boat"`. Default: the kind of the other end if that is a node,
        otherwise the first kind, which is cars in cities. In meshes of Metroid Prime the mover, with mode `engine`:
        `"ground"`, `"flyer"` or `"swimmer"`.
    maximum : float, optional
        Greatest cost of a route.
    name, format, variant, settings : optional
        As for `check`; not together with a Graph.
    drawings : bool
        Draw a map of the route, which `Route.to_html` shows.

    Returns
    -------
    Route
        `cost`, `nodes`, `position` and more; without a route `cost` is None and `reason` says why.

    Raises
    ------
    NoSuchPart
        The node does not exist.
    ReadError
        A file does not fit its spec; `UnknownFormat` if there is not exactly one network.
    NavspecError
        The network does not support an option, or a place is invalid.

    Examples
    --------
    >>> way = navspec.route("build/demo", "36/31", "27/7")
    >>> way.cost, way.length, way.nodes[:2]
    (1975, 1986.384, ('36/31', '36/30'))

    For many routes, make the graph once:

    >>> roads = navspec.graph("build/demo", kind="vehicle")
    >>> navspec.route(roads, "36/31", (-900.0, 800.0)).cost
    1746
    """
    from navspec.graphs.graph import Graph
    from navspec.operations.networks import RouteOptions, find_route, route_graph

    wanted = RouteOptions(origin, target, mode, lanes, kind, maximum, drawings)
    if isinstance(source, Graph):
        return route_graph(source, wanted)
    return find_route(Request(as_sources(source), name, format, variant, settings or {}), wanted)


@public
def export(
    source: Source | Sequence[Source],
    path: str | os.PathLike[str],
    *,
    to: str | None = None,
    kind: str | None = None,
    findings: bool = False,
    force: bool = False,
    name: str | None = None,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Exported:
    """Write a path network or a mesh as a file that other programs read.

    Parameters
    ----------
    source : path, bytes or binary file, or a list of them
        As for `graph`.
    path : path
        The file to write. Its extension selects the format: `.gpkg`, `.geojson`, `.graphml`, `.glb`, `.svg` or `.png`;
        `.parquet` and `.csv` are two files, with `.nodes` and `.lines` before the extension; `.ipl` is a text of San Andreas,
        which `compile` reads.
    to : str, optional
        Format of the file, if its name does not say it: `"gpkg"` and so on.
    kind : str, optional
        Kind of nodes, such as `"vehicle"`: only these nodes and the edges between them.
    findings : bool
        Also show the findings of `check`; for GeoPackage, GeoJSON and pictures.
    force : bool
        Replace existing files.
    name, format, variant, settings : optional
        As for `check`.

    Returns
    -------
    Exported
        Numbers of nodes and lines, and the files.

    Raises
    ------
    NavspecError
        The format is unknown, or needs an extra that is not installed; or the network has no such kind.
    ReadError
        A file does not fit its spec; `UnknownFormat` if there is not exactly one network.
    WriteError
        A file exists and `force` is not set.

    Examples
    --------
    >>> exported = navspec.export("build/demo", "demo.geojson", kind="vehicle")
    >>> exported.nodes, exported.lines
    (203, 216)
    """
    from navspec.operations.export import export_network

    request = Request(as_sources(source), name, format, variant, settings or {})
    return export_network(request, path, to, kind, findings=findings, force=force)


@public
def check(
    source: Source | Sequence[Source],
    *,
    profile: str = "default",
    select: str | Iterable[str] = (),
    ignore: str | Iterable[str] = (),
    severity: Mapping[str, Severity] | None = None,
    base: str | os.PathLike[str] | None = None,
    name: str | None = None,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
    max_findings: int = 200,
    suppress: Sequence[Suppress] = (),
    folders: Sequence[Folder] = (),
    jobs: int = 1,
    progress: Progress | None = None,
    drawings: bool = False,
) -> Report:
    """Check files against the rules of their formats.

    Parameters
    ----------
    source : source or list of sources
        Files, and folders and archives, which are walked. Files in one of them that belong together are checked together.
    profile : str
        `default`, or `strict`: rules that no original or measured file fails are one severity higher.
    select, ignore : str or iterable of str
        Codes of rules to run or to leave out, or beginnings of codes.
    severity : mapping
        Severity by code.
    base : path, optional
        Folder or archive with a full set on which the given files are overlaid.
    name : str, optional
        File name of bytes.
    format, variant : str, optional
        Format and variant of every file. Default: detected.
    settings : mapping, optional
        Facts that the files do not contain, such as `{"map_size": 12000}`; `navspec check --help` lists the names.
    max_findings : int
        Most findings of a rule, and of each severity, that are kept for each file: the first ones. Unreadable files are
        always named, totals stay exact, and `Report.unlisted` counts the others. Of more than 20,000 findings in total the
        most severe ones are kept, and at least the first of every rule in every file; a higher number raises that limit, too.
    suppress : list of Suppress
        Findings to leave out: `Report.suppressed` counts them with the reason, and they do not make the check fail.
    folders : list of Folder
        Other options for files in some folders; the last match wins.
    jobs : int
        Number of processes.
    progress : callable, optional
        Called with the work that is done, its amount, and the total.
    drawings : bool
        Draw maps of the files, which `Report.to_html` shows.

    Returns
    -------
    Report
        The same bytes give the same report. `to_html`, `to_json` and `to_sarif` return it as text, and `save` writes it in
        the format that the file name selects.

    Raises
    ------
    NavspecError
        An option is invalid, or a folder has no file of a known format.
    OSError
        A path cannot be read.

    Examples
    --------
    >>> report = navspec.check("build/demo")
    >>> report
    <Report of 64 files: 5 errors, 17 warnings, 1 info>
    >>> report.save("report.html")

    Only some rules:

    >>> report = navspec.check("build/demo", select=["SA_PATHS_LINK_TARGET", "SA_PATHS_NODE_ID"])
    >>> [(finding.code, finding.pointer) for finding in report.findings]
    [('SA_PATHS_NODE_ID', '/nodes/5/node_id'), ('SA_PATHS_LINK_TARGET', '/links/149')]
    """
    from navspec.operations.check import check_sources

    options = Options(
        profile,
        as_codes(select),
        as_codes(ignore),
        dict(severity or {}),
        max_findings,
        drawings,
        tuple(suppress),
        tuple(folders),
    )
    request = Request(as_sources(source), name, format, variant, settings or {}, base, options, progress, jobs)
    return check_sources(request)


@accept_old_names(kind="output_format")
@public
def check_many(
    source: Source | Sequence[Source],
    output: str | os.PathLike[str],
    *,
    output_format: str | None = None,
    shard: str | None = None,
    resume: bool = False,
    force: bool = False,
    profile: str = "default",
    select: str | Iterable[str] = (),
    ignore: str | Iterable[str] = (),
    severity: Mapping[str, Severity] | None = None,
    base: str | os.PathLike[str] | None = None,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
    max_findings: int = 200,
    suppress: Sequence[Suppress] = (),
    folders: Sequence[Folder] = (),
    jobs: int = 1,
    scheduler: str | None = None,
    progress: Progress | None = None,
) -> BulkReport:
    """Check very many files against the rules of their formats, and write the findings into a folder of tables.

    Only the files of the current batches are in memory. Other options are those of `check`.

    Parameters
    ----------
    source : path, address, or list of them
        Files, folders and archives; addresses as in fsspec, such as `s3://bucket/saves`.
    output : path
        The folder: tables `files`, `sets`, `findings`, `causes`, `unlisted`, `skipped_rules` and `suppressed`, each in many
        parts, with a manifest of finished batches and a summary.
    output_format : str, optional
        `parquet` (default), or `rows` for JSON Lines, whose lines `navspec schema check-rows` describes.
    shard : str, optional
        `3/16` for the third of sixteen shares of the files, which are the same on every machine; all of them may fill one
        folder.
    resume : bool
        Continue with the results in the folder: results of unchanged files are kept.
    force : bool
        Start again if there are results already.
    jobs : int
        Number of processes on this machine.
    scheduler : str, optional
        Address of the scheduler of a Dask cluster, whose workers do the work instead.
    progress : callable, optional
        Called with the work that is done, the number of checked files, and the number of files found so far.

    Returns
    -------
    BulkReport
        The totals; the same for the same bytes, even if the work was shared or interrupted.

    Raises
    ------
    NavspecError
        An option is invalid, the folder contains other files, a scheduler does not answer, or no file is known.
    OSError
        The folder cannot be written.

    Examples
    --------
    >>> navspec.check_many("maps", "tables", output_format="rows")
    <BulkReport of 3 files: 1 error, 0 warnings, 4 info, 1 not read>
    """
    from navspec.operations.bulk import BulkOptions
    from navspec.operations.bulk import check_many as operation
    from navspec.operations.executors import Executor

    options = Options(
        profile,
        as_codes(select),
        as_codes(ignore),
        dict(severity or {}),
        max_findings,
        suppress=tuple(suppress),
        folders=tuple(folders),
    )
    request = Request(as_sources(source), None, format, variant, settings or {}, base, options, progress)
    engine = Executor(jobs, scheduler or "")
    return operation(
        request, BulkOptions(os.fspath(output), output_format or "parquet", shard or "1/1", resume, force, engine)
    )


@public
def repair(
    source: Source | Sequence[Source],
    *,
    apply: bool = False,
    output: str | os.PathLike[str] | None = None,
    force: bool = False,
    select: str | Iterable[str] = (),
    ignore: str | Iterable[str] = (),
    profile: str = "default",
    base: str | os.PathLike[str] | None = None,
    donor: Source | None = None,
    parts: str | Iterable[str] = (),
    name: str | None = None,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
    progress: Progress | None = None,
) -> Repaired:
    """Repair failures of rules for which there are recipes.

    Each recipe runs on a copy, and is taken back if its rules fail as often as before. In the end all rules run again; a
    result that is not better, or that has a new error, is not written. This is repeated until nothing changes, because one
    repair may make another possible: repairing the result again does nothing.

    Parameters
    ----------
    source : source or list of sources
        Files, folders and archives, as for `check`.
    apply : bool
        Replace the files that change, and keep copies of them next to them.
    output : path, optional
        Write all readable files here instead: a folder, or a file if a single one is given.
    force : bool
        Let `output` replace existing files.
    select, ignore : str or iterable of str
        Codes of rules whose recipes run or do not run, or beginnings of codes; and of causes that are undone or not, such as
        `SWAPPED_FILES`. Recipes on request only run if more than the prefix of their family is selected.
    profile : str
        As for `check`; it decides how results are compared.
    base : path, optional
        Folder with a full set on which the given files are overlaid. Its files are not changed.
    donor : path, bytes or binary file, optional
        Another file of the same format and version, such as an older save, whose parts replace parts of the one given file:
        parts that cannot be read, and parts with errors that no recipe can repair, with the parts that belong to them.
        Afterwards the file is repaired as usual; everything else in it stays the same.
    parts : str or iterable of str
        Names of parts to copy from `donor`, such as `garages`, instead of those with errors.
    name, format, variant, settings, progress : optional
        As for `check`.

    Returns
    -------
    Repaired
        The repair, or its preview; `files` have the bytes.

    Raises
    ------
    NavspecError
        An option is invalid, or a folder has no file of a known format; or a donor does not fit, or would add errors.
    WriteError
        A file exists and `force` is not set, or two files would be written to one path; nothing is written.
    OSError
        A path cannot be read or written; existing files are unchanged.

    Examples
    --------
    >>> preview = navspec.repair("build/demo")
    >>> preview.before["error"], preview.after["error"]
    (5, 0)
    >>> done = navspec.repair("build/demo", output="repaired")

    A damaged save, with parts of an older one:

    >>> navspec.repair("broken.b", donor="GTASAsf2.b", output="whole.b").after["error"]
    0
    """
    from navspec.operations.donor import open_donor
    from navspec.operations.repair import repair_sources

    options = Options(profile, as_codes(select), as_codes(ignore))
    request = Request(as_sources(source), name, format, variant, settings or {}, base, options, progress)
    donor_file = open_donor(donor, as_codes(parts))
    return repair_sources(request, Destination(output, force=force, apply=apply), donor_file)


@public
def ls(
    source: Source,
    pointer: str = "",
    *,
    limit: int = 100,
    everything: bool = False,
    format: str | None = None,
    variant: str | None = None,
    name: str | None = None,
) -> Parts:
    """List the parts of a file, or of a place in it.

    Parameters
    ----------
    source : path, bytes or binary file
        The file.
    pointer : str
        A place in it, such as `/nodes/4`; a range of a list, such as `/nodes/4-9`; the name of a field that the file has
        once. Default: the whole file.
    limit : int
        Most parts that are listed.
    everything : bool
        Also list bytes that only fill space.
    format, variant, name : optional
        As for `load`.

    Returns
    -------
    Parts
        The parts, and their number.

    Raises
    ------
    ReadError
        The bytes do not fit the spec; `UnknownFormat` if no spec fits.
    NavspecError
        The pointer leads nowhere.

    Examples
    --------
    >>> parts = navspec.ls("GTASAsf1.b", "/player_info")
    >>> parts.total
    22
    >>> parts.entries[0]["pointer"], parts.entries[0]["value"]
    ('/player_info/info_size', 40)
    """
    from navspec.operations.listing import list_parts

    opened = Request((source,), name, format, variant).opened()
    return list_parts(opened, pointer, limit=limit, everything=everything)


@public
def get(
    source: Source, *pointers: str, format: str | None = None, variant: str | None = None, name: str | None = None
) -> Values:
    """Return values of a file.

    Parameters
    ----------
    source : path, bytes or binary file
        The file.
    *pointers : str
        Places in it, such as `/nodes/4/x`. A structure, or a list, is returned with all its values; `/nodes/*/x` and
        `/nodes/0-9/x` select several places, and `money` the only field of that name, `/player_info/money`.
    format, variant, name : optional
        As for `load`.

    Returns
    -------
    Values
        `values` has a mapping with `pointer` and `value` for each place.

    Raises
    ------
    ReadError
        The bytes do not fit the spec; `UnknownFormat` if no spec fits.
    NavspecError
        A pointer leads nowhere, or to too many values.

    Examples
    --------
    >>> (money,) = navspec.get("GTASAsf1.b", "money").values
    >>> money["value"], money["unit"]
    (14250, '$')
    >>> numbers = navspec.get("build/demo/NODES28.DAT", "/nodes/0-2/node_id")
    >>> [place["value"] for place in numbers.values]
    [0, 1, 2]
    """
    from navspec.operations.listing import get_values

    return get_values(Request((source,), name, format, variant).opened(), pointers)


@public
def diff(
    a: Source,
    b: Source,
    *,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
    limit: int = 1000,
    rows: bool = False,
) -> Difference:
    """Compare two files or two folders by record and field, and networks whose rows came or went by place.

    Files of two folders are paired by their number in their set, others by their path in the folder. An archive is compared
    like a folder, without the zeros that only fill a sector; of two archives the directories are compared, too.

    Parameters
    ----------
    a, b : path, bytes or binary file
        Before and after.
    format, variant : str, optional
        Format and variant of every file. Default: detected.
    settings : mapping, optional
        As for `info`: `source` names the texts that paths of San Andreas were made from, and changes name their streets.
    limit : int
        Most changes that are listed for a table, and most nodes and lines of a network; totals stay exact.
    rows : bool
        Compare only by record, not by place.

    Returns
    -------
    Difference
        `files` has every pair of files, and files without a counterpart; `networks` has the nodes and lines that were
        added, removed, moved or changed, whatever their numbers are; `fails` if anything differs.

    Raises
    ------
    NavspecError
        One is a file and one a folder; neither folder has a file of a known format; or, for two files, one cannot be read.
    OSError
        A path cannot be read.

    Examples
    --------
    >>> navspec.diff("original_paths", "my_paths").summary["different"]
    11
    >>> (file,) = navspec.diff("original_paths/NODES28.DAT", "my_paths/NODES28.DAT").files
    >>> file.tables[0]["changes"][0]["fields"]
    [{'field': 'node_id', 'a': 5, 'b': 6}]
    """
    from navspec.operations.comparison import diff_sources

    return diff_sources(Request((a, b), format=format, variant=variant, settings=settings or {}), limit, by_row=rows)


@public
def edit(
    source: Source,
    values: Mapping[str, Any],
    *,
    apply: bool = False,
    output: str | os.PathLike[str] | None = None,
    force: bool = False,
    allow_invalid: bool = False,
    keep_padding: bool = False,
    name: str | None = None,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
) -> Edited:
    """Set values of a file, and update the values that depend on them.

    All values are set, or none. Dependent values are updated as `repair` would, and the result is checked before it is
    written: a result with a new error is refused.

    Parameters
    ----------
    source : path, bytes or binary file
        The file.
    values : mapping
        New values by pointer: `{"/nodes/4/x": 800, "/nodes/4/flags/speed": "fast"}`, or by the name of a field that the file
        has once: `{"money": 5}`. A value is a number or bytes, or text as on the command line: the name of a member of an
        enum, a number with its unit, text or `hex:00ff` for bytes.
    apply : bool
        Replace the file, and keep a copy of it next to it. A file that has changed in the meantime is not replaced.
    output : path, optional
        Write the result here instead.
    force : bool
        Let `output` replace an existing file.
    allow_invalid : bool
        Write the result even if it has new errors.
    keep_padding : bool
        As for `to_bytes`.
    format, variant, name : optional
        As for `load`.
    settings : mapping, optional
        As for `check`.

    Returns
    -------
    Edited
        The changed and updated values; `data` has the bytes.

    Raises
    ------
    NavspecError
        A pointer leads nowhere.
    WriteError
        A value does not fit its place, or the place cannot be set; the file has changed or is write-protected; or `output`
        exists and `force` is not set. Nothing is written.
    ReadError
        The bytes do not fit the spec; `UnknownFormat` if no spec fits.
    OSError
        A path cannot be read or written; existing files are unchanged.

    Examples
    --------
    >>> preview = navspec.edit("build/demo/NODES28.DAT", {"/nodes/5/flags/switched_off": True})
    >>> preview.follows[0].pointer
    '/nodes/5/flags/switched_off_original'
    >>> navspec.edit("GTASAsf1.b", {"money": 1_000_000}, output="rich.b").written
    'rich.b'
    """
    from navspec.operations.edit import edit_source

    return edit_source(
        Request((source,), name, format, variant, settings or {}),
        values,
        Destination(output, force=force, apply=apply),
        allow_invalid=allow_invalid,
        keep_padding=keep_padding,
    )


@public
def convert(
    source: Source | Sequence[Source],
    to: str,
    *,
    output: str | os.PathLike[str] | None = None,
    force: bool = False,
    allow_loss: bool = False,
    settings: Mapping[str, Any] | None = None,
    old_settings: Mapping[str, Any] | None = None,
    name: str | None = None,
    format: str | None = None,
    variant: str | None = None,
    progress: Progress | None = None,
) -> Converted:
    """Convert files and sets to another variant, or format.

    Everything is converted and checked before the first file is written. If a file cannot be read, a value does not fit, a
    value would be lost and `allow_loss` is not set, or a rule finds a new error, nothing is written, and `refused` says why.

    Parameters
    ----------
    source : source or list of sources
        Files, folders and archives, as for `check`.
    to : str
        A variant, game or version such as `fla4`, `gmod` or `16.0`, or `FORMAT:NAME`.
    output : path, optional
        Write the new files here: a folder, in which they keep their names, or a file if a single one is given.
    force : bool
        Replace existing files.
    allow_loss : bool
        Convert even if values are lost.
    settings, old_settings : mapping, optional
        Facts that the new files, and the given ones, do not contain, such as `{"map_size": 12000}`. Default for the given
        files: detected; for the new ones: the same if the target allows it.
    name, format, variant, progress : optional
        As for `check`.

    Returns
    -------
    Converted
        The result for every file, losses and obstacles; `files` have the bytes.

    Raises
    ------
    NavspecError
        A target or setting does not exist, or does not fit the files.
    WriteError
        A file exists and `force` is not set, or files get other numbers and would be written next to the old ones.
    OSError
        A path cannot be read or written.

    Examples
    --------
    >>> converted = navspec.convert("maps/koth_lake.nav", "16.0")
    >>> converted.refused, converted.losses[0].pointer
    (('1 value would be lost',), '/areas/2/tf_attributes')
    >>> converted = navspec.convert("maps/koth_lake.nav", "16.0", allow_loss=True, output="garrysmod/")
    >>> converted.files[0].written
    'garrysmod/koth_lake.nav'
    """
    from navspec.operations.convert import ConvertOptions, convert_sources

    request = Request(as_sources(source), name, format, variant, old_settings or {}, progress=progress)
    aim = ConvertOptions(to, settings or {}, allow_loss=allow_loss)
    return convert_sources(request, aim, Destination(output, force=force))


@public
def compile(
    source: Any,
    output: str | os.PathLike[str] | None = None,
    *,
    to: str | None = None,
    base: str | os.PathLike[str] | None = None,
    tolerance: float | None = None,
    spacing: float | None = None,
    radius: float = 0.0,
    heights: str | os.PathLike[str] | None = None,
    source_format: str | None = None,
    origin: Sequence[float] | None = None,
    scale: float = 1.0,
    carriageways: str = "keep",
    delete: bool = False,
    original: bool = False,
    strict: bool = False,
    faults: str | os.PathLike[str] | None = None,
    lights: str | os.PathLike[str] | None = None,
    arithmetic: str | None = None,
    settings: Mapping[str, Any] | None = None,
    force: bool = False,
) -> Compiled:
    """Compile a network, exported or drawn, or the texts that the makers of a game wrote, to files of a game.

    Nodes keep the places of their names (`area/node`) if these still fit, and edges keep their attributes if these still fit:
    an exported network without changes gives the same bytes. Everything else is computed. Everything is made and checked
    before the first file is written: a part that no file can hold, or an error that rules find, prevents the writing of all
    files.

    Parameters
    ----------
    source : Plan, Graph, GeoDataFrame, path or list of these
        The network; a path is a file that `navspec.export` wrote, or that the user drew with any program. A frame has lines,
        and a list of frames nodes and lines, as `Graph.to_geopandas` returns them. Several other ones are one network: their
        lines meet each other. Or the texts of San Andreas or Vice City, `paths.ipl` and so on.
    output : path, optional
        A folder for the files, or NAME.img, an archive. Nothing is written without it.
    to : str, optional
        A format such as `gta_sa_paths`, a variant such as `fla4`, or `FORMAT:NAME`. Default: that of the base, or
        `gta_sa_paths`.
    base : path, optional
        A folder or archive with a full set into which the roads are merged; only files that change are written. Nodes and
        lines with the names of some of the base are these: where their attributes differ they are changed. Everything else of
        the base stays the same.
    tolerance : float, optional
        Ends of roads no farther than this from each other, or from a node or line of the base, in units of the game, are
        joined. Default: 2, of OpenStreetMap 0.5.
    spacing : float, optional
        Longer edges of drawn lines are divided evenly, in units of the game. Default: of OpenStreetMap 20; otherwise for
        San Andreas as in its original files, and for GTA IV, without public ones, not at all. `math.inf` leaves them as
        they are drawn, if files can hold them.
    radius : float
        Bends of drawn lines that no other line joins become arcs of this radius, in units of the game; 0 for none.
    heights : path, optional
        Heights of the map, for all nodes of drawn lines: a raster (GeoTIFF, or PNG with a world file, or .asc) or a mesh
        (.obj or .glb), in units of the game.
    source_format : str, optional
        `osm`: the source has roads of OpenStreetMap, as GeoJSON, XML (.osm) or PBF (.osm.pbf).
    origin : sequence of float, optional
        Longitude and latitude, in degrees, of the place that becomes 0, 0. Default: the middle of the roads.
    scale : float
        Units of the game for a metre.
    carriageways : str
        `merge` makes one road in both directions, with a median strip, of two one-way roads of OpenStreetMap of the same name
        that run beside each other; `keep` leaves them as they are.
    delete : bool
        Delete nodes and lines of the base that are no longer in its edited export. Kinds of nodes that it has none of
        stay, as in an export of one kind.
    original : bool
        Make the bytes that the original compiler made of the texts; see `arithmetic`.
    strict : bool
        Treat warnings about the drawing as obstacles: nothing is written then.
    faults : path, optional
        Write all obstacles and warnings about the drawing to this GeoPackage or GeoJSON file, as points with messages.
    lights : path, optional
        The lamps that are placed on the map: a table with the columns model, x, y, z and heading, IPL files, or `gta3.img`.
        Traffic lights are computed from them.
    arithmetic : str, optional
        How positions, lengths and directions are computed: `exact`, or `console`, as on the PlayStation 2. Default:
        `console` with `original`, otherwise `exact`.
    settings : mapping, optional
        Facts that the new files do not contain, such as `{"map_size": 12000}`.
    force : bool
        Replace existing files.

    Returns
    -------
    Compiled
        The files, obstacles and warnings with their places on the drawing, and findings; `files` have the bytes.

    Raises
    ------
    NavspecError
        A target or setting does not exist, or a source is not a network.
    WriteError
        A file exists and `force` is not set.
    OSError
        A path cannot be read or written.

    Examples
    --------
    >>> compiled = navspec.compile("roads.geojson", "with_roads", base="original_paths")
    >>> [file.name for file in compiled.files]
    ['NODES18.DAT', 'NODES26.DAT', 'NODES27.DAT', 'NODES34.DAT']
    """
    from navspec.operations.compile import CompileOptions, compile_source

    options = {"lights": lights, "arithmetic": arithmetic}
    declared = {**(settings or {}), **{name: value for name, value in options.items() if value is not None}}
    order = CompileOptions(
        to,
        declared,
        base,
        tolerance,
        original,
        strict,
        faults,
        source_format=source_format,
        origin=origin,
        scale=scale,
        carriageways=carriageways,
        spacing=spacing,
        heights=heights,
        radius=radius,
        delete=delete,
    )
    return compile_source(source, order, Destination(output, force=force))


@public
def merge(
    base: str | os.PathLike[str],
    a: str | os.PathLike[str],
    b: str | os.PathLike[str],
    output: str | os.PathLike[str] | None = None,
    *,
    more: Sequence[str] = (),
    prefer: str | None = None,
    settings: Mapping[str, Any] | None = None,
    force: bool = False,
) -> Merged:
    """Merge two or more mods of one base: what each changes in its network, by place, is applied to the base.

    New, moved, changed and deleted nodes and lines are found as `diff` finds them, whatever their numbers are. New nodes of
    the same kind and place are one node. Everything is made and checked before the first file is written.

    Parameters
    ----------
    base : path
        A folder or archive with the full set that all mods were made of.
    a, b : path
        Folders or archives of the mods. Files that one lacks are those of the base.
    output : path, optional
        A folder for the files that differ from the base, or NAME.img, an archive. Nothing is written without it.
    more : sequence of path
        Further mods.
    prefer : str, optional
        The mod whose changes win where those of another exclude them: `A`, `B`, and so on, in the order of the mods.
        Default: such conflicts prevent the writing.
    settings : mapping, optional
        Facts that the files do not contain, such as `{"map_size": 12000}`.
    force : bool
        Replace existing files.

    Returns
    -------
    Merged
        The files, conflicts with their places, and findings that the base does not have.

    Raises
    ------
    NavspecError
        A folder has no set whose networks can be merged, the sets are of different formats, or `prefer` is not a mod.
    WriteError
        A file exists and `force` is not set.
    OSError
        A path cannot be read or written.

    Examples
    --------
    >>> for name in ("roads", "more_roads"):
    ...     compiled = navspec.compile(f"{name}.geojson", f"mods/{name}", base="original_paths")
    >>> merged = navspec.merge("original_paths", "mods/roads", "mods/more_roads", "merged")
    >>> merged.conflicts, len(merged.files), merged.summary["error"]
    ((), 4, 0)
    """
    from navspec.operations.merge import MergeSources, merge_sources

    sources = MergeSources(base, (a, b, *more), prefer, settings)
    return merge_sources(sources, Destination(output, force=force))


@public
def info(
    source: Source | Sequence[Source],
    *,
    name: str | None = None,
    format: str | None = None,
    variant: str | None = None,
    settings: Mapping[str, Any] | None = None,
    unread: list[ReadError] | None = None,
) -> Facts:
    """Return facts about files in the words of their games.

    Parameters
    ----------
    source : source or list of sources
        As for `check`.
    name, format, variant, settings : optional
        As for `check`.
    unread : list, optional
        A list to which the errors of unreadable files are added. Without it the first such error is raised.

    Returns
    -------
    Facts
        `files` and `sets` with their facts.

    Raises
    ------
    ReadError
        A file does not fit its spec, and there is no list `unread`; `UnknownFormat` if no spec fits.
    OSError
        A path cannot be read.

    Examples
    --------
    >>> (save,) = navspec.info("GTASAsf1.b").files
    >>> save.info["title"], save.info["money"]
    ("Sweet's Girl", 14250)
    """
    from navspec.operations.listing import describe_sources

    request = Request(as_sources(source), name, format, variant, settings or {})
    return describe_sources(request, unread)


@public
def census(
    source: Source | Sequence[Source],
    *,
    name: str | None = None,
    format: str | None = None,
    variant: str | None = None,
    progress: Progress | None = None,
    unread: list[ReadError] | None = None,
) -> Census:
    """Count values of files without revealing their content.

    Owners of games can post the counts where a format has open questions.

    Parameters
    ----------
    source, name, format, variant, progress
        As for `check`.
    unread : list, optional
        A list to which the errors of unreadable files are added; they are counted in any case.

    Returns
    -------
    Census
        Numbers of files, their sizes and tables; how often which value occurs in fields from which no content can be
        restored; results of rules; and numbers for the open questions of the formats. No paths, names, places or texts.

    Raises
    ------
    UnknownFormat
        No file in a folder is known.
    OSError
        A path cannot be read.

    Examples
    --------
    >>> counts = navspec.census("build/demo")
    >>> [(tally.variant, tally.files) for tally in counts.formats]
    [('classic', 62), ('no_tail', 1), ('wiki', 1)]
    """
    from navspec.operations.census import census_sources

    request = Request(as_sources(source), name, format, variant, progress=progress)
    return census_sources(request, unread)


@public
def formats() -> list[Format]:
    """Return all formats, by id.

    Examples
    --------
    >>> navspec.formats()[-1].id
    'source_nav'
    """
    return all_formats()


@public
def rules(format: str | None = None) -> list[Rule]:
    """Return all rules with their texts, by code; or those of one format.

    Parameters
    ----------
    format : str, optional
        Id of a format, such as `gta_sa_paths`.

    Returns
    -------
    list of Rule
        The rules.

    Raises
    ------
    NavspecError
        The format does not exist.

    Examples
    --------
    >>> rule = navspec.rules("gta_sa_paths")[0]
    >>> rule.code, rule.severities
    ('SA_PATHS_COUNT_SUM', ('error',))
    """
    from navspec.operations.check import all_rules

    return all_rules(None if format is None else find_format(format)[0].id)


@public
def dump(
    source: Source,
    *,
    readable: bool = False,
    format: str | None = None,
    variant: str | None = None,
    name: str | None = None,
) -> str:
    """Return a file as canonical JSON, from which `build` makes the identical bytes.

    Parameters
    ----------
    source : path, bytes or binary file
        The file.
    readable : bool
        Write the form for editing by hand: members in the order of the file, decimal floats, names of enums and flags.
    format, variant, name : optional
        As for `load`.

    Returns
    -------
    str
        The JSON text.

    Raises
    ------
    ReadError
        The bytes do not fit the spec; `UnknownFormat` if no spec fits.

    Examples
    --------
    >>> import json
    >>> text = navspec.dump("build/demo/NODES28.DAT", readable=True)
    >>> json.loads(text)["num_nodes"]
    72
    """
    from navspec.operations.trees import dump_file

    return dump_file(Request((source,), name, format, variant).opened(), readable=readable)


@public
def extract(
    source: Source, folder: str | os.PathLike[str], names: str | Iterable[str] = (), *, force: bool = False
) -> Extracted:
    """Write files of an archive into a folder, without the zeros that only fill their last sector.

    Parameters
    ----------
    source : path, bytes or binary file
        The archive; or a file with older files at its end, such as a mesh of GoldSrc.
    folder : path
        The folder to write into; it is made if it does not exist.
    names : str or iterable of str
        Files to write, or patterns such as `nodes1?.dat`, in any case of letters. Default: all files of known formats.
    force : bool
        Replace existing files.

    Returns
    -------
    Extracted
        Files that were written, and files that were skipped and why.

    Raises
    ------
    NavspecError
        The source is not an archive, a name matches no file, or no file has a known format.
    WriteError
        A file exists and `force` is not set; nothing is written.
    OSError
        A path cannot be read or written; existing files are unchanged.

    Examples
    --------
    >>> extracted = navspec.extract("gta3.img", "loose", "nodes1?.dat")
    >>> extracted.summary["written"], extracted.files[0].path
    (10, 'loose/NODES10.DAT')
    """
    from navspec.operations.archives import extract_files

    return extract_files(Request((source,)), as_codes(names), Destination(folder, force=force))


@public
def pack(
    folder: str | os.PathLike[str],
    archive: str | os.PathLike[str],
    *,
    base: str | os.PathLike[str] | None = None,
    format: str | None = None,
    force: bool = False,
) -> Packed:
    """Write an archive of the files of a folder, as the game streams it.

    The archive is written to a temporary file, read back and compared before it is moved to its place; the replaced archive
    is kept next to it as `<name>.bak`. The memory does not depend on its size.

    Parameters
    ----------
    folder : path
        Its files go into the archive, in the order of their names; hidden files and backups (`*.bak`) do not.
    archive : path
        The archive to write.
    base : path, optional
        An archive whose files of the same names (upper and lower case are the same) are replaced, and whose other files stay
        the same, byte for byte. Files that have room stay at their places, larger files move into a gap or to the end, and
        new files come after the others. It may be the `archive` itself.
    format : str, optional
        Format of a new archive: `gta_img` or `gta_img3`. Default: detected from the names of the files.
    force : bool
        Replace an existing archive.

    Returns
    -------
    Packed
        New, changed and moved files, and the size of the archive.

    Raises
    ------
    NavspecError
        The folder has no file, or subfolders, or the format cannot be detected.
    WriteError
        The archive exists and `force` is not set; or a name or size does not fit such an archive. Nothing is written.
    ReadError
        The directory of the base cannot be read.
    OSError
        A path cannot be read or written, or a disk is full; existing files are unchanged.

    Examples
    --------
    >>> extracted = navspec.extract("gta3.img", "loose")
    >>> packed = navspec.pack("loose", "new.img")
    >>> packed.entries, packed.size
    (64, 165888)
    """
    from navspec.operations.archives import pack_folder

    into, origin = os.fspath(archive), None if base is None else os.fspath(base)
    return pack_folder(Path(folder), into, origin, format, force=force)


@public
def build(text: str) -> bytes:
    """Return the bytes of a dump.

    Rows can be added to lists and removed. Missing fields of a row are filled in: with the value that means none, the only
    value expected or the number of the row, if the spec has one, otherwise with 0 and without rows. Counts and lengths follow
    and may be left out everywhere, and so may fixed values, lists without rows, and decisions that the variant implies. If
    the rows of a list differ from its count, or lack a field, all references to them have to lead to a row.

    Parameters
    ----------
    text : str
        JSON text as `dump` returns it, in either form.

    Returns
    -------
    bytes
        The file.

    Raises
    ------
    WriteError
        The text is not a dump, or does not fit its spec; a reference leads to no row; or rows are inserted before others that
        are referenced by number, because such references do not follow in a text.

    Examples
    --------
    >>> from pathlib import Path
    >>> text = navspec.dump("build/demo/NODES28.DAT")
    >>> navspec.build(text) == Path("build/demo/NODES28.DAT").read_bytes()
    True
    """
    from navspec.operations.trees import build_file

    return build_file(text)


@public
def roundtrip(
    source: Source, *, format: str | None = None, variant: str | None = None, name: str | None = None
) -> Roundtrip:
    """Read and write a file as objects and as columns, and compare the bytes.

    Parameters
    ----------
    source : path, bytes or binary file
        The file.
    format, variant, name : optional
        As for `load`.

    Returns
    -------
    Roundtrip
        Both results, and the first byte that differs. A file that cannot be read has the state `error`.

    Raises
    ------
    UnknownFormat
        No spec fits.
    OSError
        The path cannot be read.

    Examples
    --------
    >>> navspec.roundtrip("GTASAsf1.b").state
    'identical'
    """
    from navspec.operations.comparison import roundtrip_file

    return roundtrip_file(Request((source,), name, format, variant).opened())
