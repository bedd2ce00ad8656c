"""The functions of `import navspec`."""

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
    from navspec.records.networks import Compiled, Exported, Mode, Route
    from navspec.records.report import Report, Rule, Severity


@public
def identify(source: Source, *, name: str | None = None) -> Format:
    """Find out what a file is.

    Parameters
    ----------
    source : path, bytes or binary file
        The file.
    name : str, optional
        Its name, where the source has none: some formats cannot be told without.

    Returns
    -------
    Format
        With `variant` and `evidence`.

    Raises `UnknownFormat` where no format fits; `tried` says why.
    """
    return Request((source,), name).opened().format


if TYPE_CHECKING:
    from navspec_formats.load import load  # pyright: ignore[reportMissingModuleSource] - a stub has no source
else:

    @public
    def load(source: Source, *, format: str | None = None, variant: str | None = None, name: str | None = None) -> Any:
        """Read a file as objects: the generated classes, every field by its name in the spec.

        Parameters
        ----------
        source : path, bytes or binary file
            The file.
        format, variant : str, optional
            Read it as this instead of finding out.
        name : str, optional
            Its name, where the source has none.

        Returns
        -------
        object
            The root; change its attributes and give it to `save`.

        Raises
        ------
        ReadError
            The bytes do not fit the spec; `UnknownFormat` when no spec fits.
        """
        from navspec.operations.trees import load_tree

        return load_tree(Request((source,), name, format, variant).opened())


@public
def to_bytes(data: Any, *, keep_padding: bool = False) -> bytes:
    """The file that a tree (from `load`) or tables (from `tables`) stand for.

    Counts and lengths are filled in, and so are checksums and bytes that fill the file by repeating others: those with
    `keep_padding` only as far as there are too few of them.

    Raises `WriteError` for what would not read back.
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
        The root that `load` gave.
    path : path
        Where to.
    force : bool
        Replace a file that is there.
    backup : bool
        Keep what is replaced beside it.
    keep_padding : bool
        As for `to_bytes`.

    Raises
    ------
    WriteError
        The tree does not fit its spec, or is only the directory of an archive; or a file is there and `force` is not set, or
        it is the one that was read and has changed since. Nothing is written.
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
        Read it as this instead of finding out; with the format of an archive, its directory is read.
    name : str, optional
        Its name, where the source has none.

    Returns
    -------
    Tables
        One NumPy array per record type, by dotted field path.

    Raises as `load`, and `NavspecError` for a folder or an archive, which `table_set` reads.
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
        Read every file as this instead of finding out.
    settings : mapping, optional
        What the files do not say, such as `{"map_size": 12000}`; `navspec check --help` lists the names.

    Returns
    -------
    TableSet
        One NumPy array per record type over all files, and `files`, the tables of each.

    Raises
    ------
    ReadError
        A file does not fit its spec; `UnknownFormat` when no files of a set are in there, or files of several.
    NavspecError
        The source is one file, which `tables` reads.
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
    """Nodes and edges of a path network or a mesh, as columns.

    Parameters
    ----------
    source : path, bytes or binary file, or a list of them
        A file, or a folder or an archive with one set or one mesh.
    kind : str, optional
        Only nodes of this kind and the edges between them, such as `"vehicle"`.
    name, format, variant, settings : optional
        As for `check`.

    Returns
    -------
    Graph
        Whose columns are made when they are first asked for.

    Raises
    ------
    ReadError
        A file does not fit its spec; `UnknownFormat` where there is no network, or more than one.
    NavspecError
        Nodes cannot be of that kind.
    """
    from navspec.operations.networks import load_graph

    asked = Request(as_sources(source), name, format, variant, settings or {})
    return load_graph(asked, kind)


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
    """The way from one node or place to another, as games take it.

    Parameters
    ----------
    source : path, bytes or binary file, a list of them, or a Graph
        A file, or a folder or an archive with one set or one mesh; or what `graph` made of it, for many routes.
    origin, target : str, or two or three numbers
        A node by its name, such as `"0/12"` or the id of an area; or a place, `"x,y"` or `(x, y, z)`, in units of the game. Of
        a path network the nearest node is meant; of a mesh the area there, or else the nearest one.
    mode : str
        `"plain"`: the least sum of the column that the game adds up, without limits. `"engine"`: as the game of the files
        searches, with its limits and flaws.
    lanes : bool
        Only edges with lanes in the direction of travel.
    kind : str, optional
        For whom the nodes are that places stand for, such as `"boat"`. Unless it is given, that is the kind of the other end
        where that is a node, or the first that there is, which are cars in cities. In meshes of Metroid Prime who goes, with
        mode `engine`: `"ground"`, `"flyer"` or `"swimmer"`.
    maximum : float, optional
        A way that costs more is none.
    name, format, variant, settings : optional
        As for `check`; not together with a Graph.
    drawings : bool
        Draw the map with the way on it, which `Route.to_html` shows.

    Returns
    -------
    Route
        `cost`, `nodes`, `position` and more; without a way `cost` is None and `reason` says why.

    Raises
    ------
    NoSuchPart
        There is no such node.
    ReadError
        A file does not fit its spec; `UnknownFormat` where there is no network, or more than one.
    NavspecError
        Something is asked for that such a network does not have, or a place is none.
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
        Where to. The end of its name says as what: `.gpkg`, `.geojson`, `.graphml`, `.glb`, `.svg` or `.png`; `.parquet` and
        `.csv` are two files, with `.nodes` and `.lines` before the end.
    to : str, optional
        The format of the file, where its name does not say it: `"gpkg"` and so on.
    kind : str, optional
        Only nodes of this kind and the edges between them, such as `"vehicle"`.
    findings : bool
        Show what `check` finds as well; for GeoPackage, GeoJSON and pictures.
    force : bool
        Replace a file that is there.
    name, format, variant, settings : optional
        As for `check`.

    Returns
    -------
    Exported
        How many nodes and lines there are, and the files.

    Raises
    ------
    NavspecError
        The format is not known, or needs an extra that is not installed; or nodes cannot be of that kind.
    ReadError
        A file does not fit its spec; `UnknownFormat` where there is no network, or more than one.
    WriteError
        A file is there and `force` is not set.
    """
    from navspec.operations.export import export_network

    asked = Request(as_sources(source), name, format, variant, settings or {})
    return export_network(asked, path, to, kind, findings=findings, force=force)


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
    """Hold files to the rules of their formats.

    Parameters
    ----------
    source : source or list of sources
        Files, and folders and archives, which are walked. Files of one of them that belong together are checked together.
    profile : str
        `default`, or `strict`: rules that unmodified game files pass completely weigh one level more.
    select, ignore : str or iterable of str
        Codes of rules to run or to leave out, or beginnings of codes.
    severity : mapping
        Severity by code.
    base : path, optional
        Folder or archive with a full set, over which the given files are laid.
    name : str, optional
        File name for bytes.
    format, variant : str, optional
        Read every file as this instead of finding out.
    settings : mapping, optional
        What the files do not say, such as `{"map_size": 12000}`; `navspec check --help` lists the names.
    max_findings : int
        Most findings of a rule, and of each severity, that are kept of a file: the first ones. Files that cannot be read are
        always named, totals stay exact, and `Report.unlisted` says what is left out. Of more than 20,000 findings in all the
        most severe ones are kept, and at least the first of every rule in every file; a higher number raises that bound too.
    suppress : list of Suppress
        Findings to leave out: they are counted in `Report.suppressed` with the reason, and make no check fail.
    folders : list of Folder
        What is asked otherwise of files in some folders; of several for a file the later ones win.
    jobs : int
        Processes for several sets.
    progress : callable, optional
        Called with what is done, how much of it, and how much there is.
    drawings : bool
        Draw the maps of what is checked, which `Report.to_html` shows.

    Returns
    -------
    Report
        The same bytes give the same report. `to_html`, `to_json` and `to_sarif` return it as text, and `save` writes it in
        the format that the file name selects.

    Raises
    ------
    NavspecError
        An option that does not exist, or a folder in which nothing is known.
    OSError
        A path that cannot be read.
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

    No more files are in memory than are worked on at a time. Options that are not listed are those of `check`.

    Parameters
    ----------
    source : path, address, or list of them
        Files, folders and archives; addresses as fsspec has them, such as `s3://bucket/saves`.
    output : path
        The folder: tables `files`, `sets`, `findings`, `causes`, `unlisted`, `skipped_rules` and `suppressed`, each in many
        parts, with a manifest of what is done and a summary.
    output_format : str, optional
        `parquet` (default), or `rows` for JSON Lines, whose lines `navspec schema check-rows` describes.
    shard : str, optional
        `3/16` for the third of sixteen shares of the files, which are the same on every machine; all of them may fill one
        folder.
    resume : bool
        Go on with what is in the folder: what was done of files that are what they were is kept.
    force : bool
        Begin anew where there are results already.
    jobs : int
        Processes on this machine.
    scheduler : str, optional
        Address of the scheduler of a Dask cluster, whose workers do the work instead.
    progress : callable, optional
        Called with what is done, how many files of it, and how many are found so far.

    Returns
    -------
    BulkReport
        The totals; the same for the same bytes, however the work was shared or interrupted.

    Raises
    ------
    NavspecError
        An option that does not exist, a folder that holds something else, a scheduler that does not answer, or no known file.
    OSError
        A folder that cannot be written.
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
    """Mend what the rules find wrong and a recipe can set right.

    Each recipe runs on a copy, and is taken back where its rules fail no less often afterwards. In the end all rules are
    asked again; a result that is no better, or that has an error that was not there, is not written. This is repeated until
    nothing changes, as one repair may make another possible: repairing the result once more does nothing.

    Parameters
    ----------
    apply : bool
        Replace the files that change, and keep what they held beside them.
    output : path, optional
        Write all files that could be read here instead: a folder, or a file where a single one is given.
    force : bool
        Let `output` replace files that are there.
    select, ignore : str or iterable of str
        Codes of rules whose recipes run or do not run, or beginnings of codes; and of causes that are undone or not, such as
        `SWAPPED_FILES`. Recipes on request run only where more than the prefix of their family is selected.
    profile : str
        As for `check`; it decides what weighs more when results are compared.
    base : path, optional
        Folder with a full set, over which the given files are laid. Its files are not changed.
    donor : path, bytes or binary file, optional
        Another file of the same format and version, such as an older save: parts of it take the place of parts of the one
        file that is repaired. Those are parts that cannot be read, and parts with errors that no recipe can mend; what
        belongs to them comes along. The file is repaired as usual afterwards; all else in it stays as it is.
    parts : str or iterable of str
        Names of parts to take out of `donor`, such as `garages`, instead of those with errors.
    source, name, format, variant, settings, progress
        As for `check`.

    Returns
    -------
    Repaired
        What was done, or would be; `files` hold the bytes.

    Raises
    ------
    NavspecError
        An option that does not exist, or a folder in which nothing is known; or a donor that does not fit, or with which
        there would be more errors.
    WriteError
        A file is there and `force` is not set, or two files would go to one place; nothing is written.
    OSError
        A path that cannot be read or written; what was there is as it was.
    """
    from navspec.operations.donor import open_donor
    from navspec.operations.repair import repair_sources

    options = Options(profile, as_codes(select), as_codes(ignore))
    request = Request(as_sources(source), name, format, variant, settings or {}, base, options, progress)
    given = open_donor(donor, as_codes(parts))
    return repair_sources(request, Destination(output, force=force, apply=apply), given)


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
    """What a file, or a part of one, consists of.

    Parameters
    ----------
    pointer : str
        A place in it, such as `/nodes/4`; a range of a list, such as `/nodes/4-9`; the name of a field that the file has once.
    limit : int
        Most parts that are listed.
    everything : bool
        List bytes that only fill a place, too.
    source, format, variant, name
        As for `load`.

    Returns
    -------
    Parts
        The parts one by one, and how many there are.

    Raises as `load`, and `NavspecError` for a pointer that leads nowhere.
    """
    from navspec.operations.listing import list_parts

    opened = Request((source,), name, format, variant).opened()
    return list_parts(opened, pointer, limit=limit, everything=everything)


@public
def get(
    source: Source, *pointers: str, format: str | None = None, variant: str | None = None, name: str | None = None
) -> Values:
    """Values of a file.

    Parameters
    ----------
    *pointers : str
        Places in it, such as `/nodes/4/x`. A structure, or a list, is given with all that is in it; `/nodes/*/x` and
        `/nodes/0-9/x` stand for several places, and `money` for the only field of that name, `/player_info/money`.
    source, format, variant, name
        As for `load`.

    Returns
    -------
    Values
        `values` has a mapping with `pointer` and `value` for each place.

    Raises as `load`, and `NavspecError` for a pointer that leads nowhere, or to more than can be had at a time.
    """
    from navspec.operations.listing import get_values

    return get_values(Request((source,), name, format, variant).opened(), pointers)


@public
def diff(
    a: Source, b: Source, *, format: str | None = None, variant: str | None = None, limit: int = 1000
) -> Difference:
    """What changed between two files or two folders, by record and field.

    Files of two folders are paired by their number in their set, others by their path in the folder. An archive is compared
    as a folder is, with zeros that only fill a sector left out, and two archives by their directories too.

    Parameters
    ----------
    a, b : path, bytes or binary file
        Before and after.
    format, variant : str, optional
        Read every file as this instead of finding out.
    limit : int
        Most changes that are listed of a table; totals stay exact.

    Returns
    -------
    Difference
        `files` has every pair of files, and those that are alone; `fails` where anything differs.

    Raises
    ------
    NavspecError
        One is a file and one a folder; neither folder holds a known format; or, for two files, one cannot be read.
    OSError
        A path cannot be read.
    """
    from navspec.operations.comparison import diff_sources

    return diff_sources(Request((a, b), format=format, variant=variant), limit)


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
    """Set values of a file; what depends on them follows.

    All values are set, or none. What the format knows to follow from them is made right as `repair` would, and the result is
    held to the rules before it is written: one with an error that was not there is refused.

    Parameters
    ----------
    values : mapping
        New values by pointer: `{"/nodes/4/x": 800, "/nodes/4/flags/speed": "fast"}`, or by the name of a field that the file
        has once: `{"money": 5}`. A value is a number or bytes, or text as on the command line: the name of a member of an
        enum, a number with its unit, text or `hex:00ff` for bytes.
    apply : bool
        Replace the file, and keep what it held beside it. It is left as it is where it has changed in the meantime.
    output : path, optional
        Write the result here instead.
    force : bool
        Let `output` replace a file that is there.
    allow_invalid : bool
        Write the result although it has errors that were not there.
    keep_padding : bool
        As for `to_bytes`.
    source, format, variant, name
        As for `load`.
    settings : mapping, optional
        As for `check`.

    Returns
    -------
    Edited
        What was set and what followed; `data` holds the bytes.

    Raises
    ------
    NavspecError
        A pointer leads nowhere.
    WriteError
        A value does not fit its place, or is none that can be set; the file has changed or is write-protected; or `output` is
        there and `force` is not set. Nothing is written.
    ReadError
        The bytes do not fit the spec; `UnknownFormat` when no spec fits.
    OSError
        A path that cannot be read or written; what was there is as it was.
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
    """Make files of another variant, or format, from files and sets.

    Everything is converted and held to the rules before the first file is written. Where a file cannot be read, a value
    cannot be held, a value would be lost and `allow_loss` is not set, or a rule finds an error that was not there before,
    nothing is written, and `refused` says why.

    Parameters
    ----------
    to : str
        A variant, game or version such as `fla4`, `gmod` or `16.0`, or `FORMAT:NAME`.
    output : path, optional
        Write the new files here: a folder, in which they keep their names, or a file where a single one is given.
    force : bool
        Replace files that are there.
    allow_loss : bool
        Convert although values are lost.
    settings, old_settings : mapping, optional
        What the new files, and the given ones, do not say themselves, such as `{"map_size": 12000}`. That of the given files
        is found out where it is not named, that of the new ones is then the same where the target allows it.
    source, name, format, variant, progress
        As for `check`.

    Returns
    -------
    Converted
        What becomes of every file, what is lost, and what stands against it; `files` hold the bytes.

    Raises
    ------
    NavspecError
        A target or setting that does not exist, or that the files do not go with.
    WriteError
        A file is there and `force` is not set, or files get other numbers and would be written beside the old ones.
    OSError
        A path that cannot be read or written.
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
    tolerance: float = 2.0,
    settings: Mapping[str, Any] | None = None,
    force: bool = False,
) -> Compiled:
    """Make files of a game from a network, exported or drawn.

    Nodes keep the places of their names (`area/node`) where they still lie there, and edges what is told of them where it
    still fits: an exported network that nobody has changed becomes the same bytes. All else is computed. Everything is made
    and checked before the first file is written: what no file can hold, and an error that rules find, keep all of them from
    being written.

    Parameters
    ----------
    source : Plan, Graph or path
        The network; a path is a file that `navspec.export` wrote, or that somebody drew with whatever program.
    output : path, optional
        A folder for the files, or NAME.img, an archive. Nothing is written without it.
    to : str, optional
        A format such as `gta_sa_paths`, a variant such as `fla4`, or `FORMAT:NAME`. Unless given, it is what the base is, or
        `gta_sa_paths`.
    base : path, optional
        A folder or archive with a full set into which the roads are laid, and only files that change are written. Nodes and
        lines that have the names of some of the base are these: where they are told otherwise they become so. All else of it
        stays as it is.
    tolerance : float
        Ends of roads no farther than this from each other, or from a node or line of the base, in units of the game, are
        joined.
    settings : mapping, optional
        What the new files do not say themselves, such as `{"map_size": 12000}`.
    force : bool
        Replace files that are there.

    Returns
    -------
    Compiled
        The files, what stands against them with its place on the drawing, and what rules find; `files` hold the bytes.

    Raises
    ------
    NavspecError
        A target or setting that does not exist, or a source that is no network.
    WriteError
        A file is there and `force` is not set.
    OSError
        A path that cannot be read or written.
    """
    from navspec.operations.compile import CompileOptions, compile_source

    order = CompileOptions(to, settings or {}, base, tolerance)
    return compile_source(source, order, Destination(output, force=force))


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
    """What files are, in the words of their games.

    `source` and `settings` are as for `check`. The errors of files that cannot be read are put into `unread`; without such a
    list the first one is raised.
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
    """Count what files hold, without telling it: for owners of games, to be posted where a format has open questions.

    Parameters
    ----------
    source, name, format, variant, progress
        As for `check`.
    unread : list, optional
        Where the errors of files go that cannot be read; they are counted, whether or not there is such a list.

    Returns
    -------
    Census
        Numbers of files, their sizes and tables; how often which value stands in fields from which nothing can be put
        together; what rules found; and answers to the open questions of the formats. No paths, names, places or texts.

    Raises `UnknownFormat` where nothing in a folder is known, `OSError` for a path that cannot be read.
    """
    from navspec.operations.census import census_sources

    request = Request(as_sources(source), name, format, variant, progress=progress)
    return census_sources(request, unread)


@public
def formats() -> list[Format]:
    """All formats, by id."""
    return all_formats()


@public
def rules(format: str | None = None) -> list[Rule]:
    """All rules with their texts, by code; or those of one format.

    Raises `NavspecError` for a format that does not exist.
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
    readable : bool
        Write the form for editing by hand: members in the order of the file, decimal floats, names of enums and flags.
    source, format, variant, name
        As for `load`.

    Raises as `load`.
    """
    from navspec.operations.trees import dump_file

    return dump_file(Request((source,), name, format, variant).opened(), readable=readable)


@public
def extract(
    source: Source, folder: str | os.PathLike[str], names: str | Iterable[str] = (), *, force: bool = False
) -> Extracted:
    """Write files out of an archive into a folder, without the zeros that only fill their last sector.

    Parameters
    ----------
    source : path, bytes or binary file
        The archive; or a file behind which older ones are left, such as a mesh of GoldSrc.
    folder : path
        Where to; it is made if it is not there.
    names : str or iterable of str
        Files to write, or patterns such as `nodes1?.dat`, in any case of letters. All of known formats where none are given.
    force : bool
        Replace files that are there.

    Returns
    -------
    Extracted
        What was written, and what was passed over and why.

    Raises
    ------
    NavspecError
        The source is no archive, a name stands for no file, or no file is of a known format.
    WriteError
        A file is there and `force` is not set; nothing is written.
    OSError
        A path that cannot be read or written; what was there is as it was.
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

    The archive is written beside its place, read back and held to what was to be written before it takes its place; what was
    there stays beside it as `<name>.bak`. Memory does not grow with it.

    Parameters
    ----------
    folder : path
        Its files go into the archive, in the order of their names; hidden files and backups (`*.bak`) do not.
    archive : path
        Where to.
    base : path, optional
        An archive whose files of the same names (upper and lower case are the same) are replaced, and whose others stay as
        they are, byte for byte. What has room stays at its place, what grows moves into a gap or to the end, and new files
        are put behind the others. It may be the `archive` itself.
    format : str, optional
        Of a new archive: `gta_img` or `gta_img3`; found out from the names of the files unless given.
    force : bool
        Replace an archive that is there.

    Returns
    -------
    Packed
        What is new, what changed and what moved, and the size of the archive.

    Raises
    ------
    NavspecError
        There is no file in the folder, there are folders in it, or nothing tells the format.
    WriteError
        The archive is there and `force` is not set; or a name or size does not fit such an archive. Nothing is written.
    ReadError
        The directory of the base cannot be read.
    OSError
        A path that cannot be read or written, or a disk that is full; what was there is as it was.
    """
    from navspec.operations.archives import pack_folder

    into, origin = os.fspath(archive), None if base is None else os.fspath(base)
    return pack_folder(Path(folder), into, origin, format, force=force)


@public
def build(text: str) -> bytes:
    """The bytes that a dump describes.

    Rows can be added to lists and taken out. What a row lacks is filled in: with what means none, what is the only value
    expected or the number of the row, where the spec tells one, otherwise with 0 and without rows. Counts and lengths follow
    and may be left out everywhere, as may fixed values, lists without rows, and decisions that the variant implies. If the
    rows of a list are others than its count says, or lack something, all that leads to them has to lead to a row.

    Raises `WriteError` for text that is no dump, or one that does not fit its spec; for a number that leads to no row; and for
    rows that are put before others that are named by their numbers, which do not follow in a text.
    """
    from navspec.operations.trees import build_file

    return build_file(text)


@public
def roundtrip(
    source: Source, *, format: str | None = None, variant: str | None = None, name: str | None = None
) -> Roundtrip:
    """Read and write a file with both planes (as objects and as columns), and compare the bytes."""
    from navspec.operations.comparison import roundtrip_file

    return roundtrip_file(Request((source,), name, format, variant).opened())
