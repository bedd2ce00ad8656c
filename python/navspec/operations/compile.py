"""Compilation of a drawn or exported network to files of a game: made, checked, and written in one step."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from reprlib import repr as brief
from typing import Any

import numpy as np

from navspec.columns import Tables
from navspec.disk.atomic_write import require_no_link
from navspec.disk.windows import long_path
from navspec.errors import MAX_BYTES, LimitExceeded, NavspecError, WriteError, closest, join_alternatives
from navspec.exchange import osm
from navspec.exchange.ground import read_ground
from navspec.families import families
from navspec.family.contract import Family
from navspec.family.conversion.compiler import (
    Compiler,
    MergeOptions,
    MergeResult,
    NodingSettings,
    Problem,
    fault_to_obstacle,
    fault_to_warning,
    problems_to_obstacles,
)
from navspec.family.conversion.conversions import Target
from navspec.family.network.attributes import fit_attributes
from navspec.family.network.base_network import find_mismatched_endpoints
from navspec.family.network.drawing_warnings import DRAWN, EndReach, find_drawing_warnings
from navspec.family.network.edited_lines import follow_line_edits
from navspec.family.network.noding import add_nodes_at_joints, have_ends, release_heights
from navspec.family.rules.options import Options
from navspec.family.rules.runner import RulesOutcome, sort_findings
from navspec.graphs.graph import Graph
from navspec.graphs.noding.parts import has_value
from navspec.graphs.plan import NetworkPlan, plan_from_graph, select_lines
from navspec.inputs.archive import find_archive_format, is_archive_name
from navspec.inputs.discovery import Unit, apply_settings, find_unit
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.inputs.source import Content
from navspec.inputs.unknown_files import explain_unknown
from navspec.operations.destination import Destination, plan_archive, write_files
from navspec.operations.drawings import join_drawings
from navspec.operations.evaluation import ALL_RULES, evaluate_unit, iter_new_findings
from navspec.records.archives import Packed
from navspec.records.networks import Compiled, CompiledFile, CompileObstacle
from navspec.records.report import Finding
from navspec.version import __version__

MAX_LISTED = 10_000
"""Most obstacles that are listed; their number is exact."""


DEFAULT_TARGET = "gta_sa_paths"
"""Target of networks without a base and without a requested target."""
CARRIAGEWAYS = ("keep", "merge")
"""Handling of the two carriageways of a road of OpenStreetMap; the first one is the default."""
DEFAULT_TOLERANCE = 2.0
"""Greatest distance between nodes that are joined, in units of the game."""


@dataclass(frozen=True, slots=True)
class CompileOptions:
    """Target and `settings` of a compilation; the default target is that of the base, or `DEFAULT_TARGET`.

    The network is merged into `base`: its folder or archive, or the files in memory. Nodes no farther than `tolerance` from a
    node of the base become this node. `original` requests the bytes of the original compiler; only texts of the game's own
    tools can become these. `renumber` is as `renumbers` in `MergeOptions`. `delete` deletes what an edited export of the
    base no longer has. `strict` makes obstacles of warnings about the drawing. All obstacles and warnings are written to
    `faults`.

    With `source_format` `osm` the network is a file of OpenStreetMap, whose place at `origin`, longitude and latitude in
    degrees, becomes 0, 0, and whose metres become `scale` units; its `carriageways` are kept or merged. Edges of drawn lines
    that are longer than `spacing` are divided, their bends become arcs of `radius`, and their nodes get the heights of the
    file `heights`.
    """

    to: str | None
    settings: Mapping[str, Any]
    base: str | os.PathLike[str] | Unit | None = None
    tolerance: float | None = None
    original: bool = False
    strict: bool = False
    faults: str | os.PathLike[str] | None = None
    source_format: str | None = None
    origin: Sequence[float] | None = None
    scale: float = 1.0
    carriageways: str = CARRIAGEWAYS[0]
    spacing: float | None = None
    heights: str | os.PathLike[str] | None = None
    radius: float = 0.0
    delete: bool = False
    renumber: bool = False

    @property
    def end_reach(self) -> EndReach:
        """Reach of ends that miss another line: lines of maps share their points, so that few ends are mistakes."""
        return DRAWN if self.source_format is None else EndReach(osm.ALMOST_JUNCTION * self.scale, 0, 0)

    def make_noding(self) -> NodingSettings:
        """Return the settings for nodes of drawn lines; raises `NavspecError` for numbers out of range and bad heights."""
        is_map = self.source_format is not None
        tolerance, spacing = self.tolerance, self.spacing
        if tolerance is None:
            tolerance = osm.TOLERANCE if is_map else DEFAULT_TOLERANCE
        if spacing is None and is_map:
            spacing = osm.SPACING
        if not 0 <= tolerance < math.inf:
            raise NavspecError(f"tolerance: this has to be a number of 0 or more, not {tolerance!r}")
        if not (spacing is None or spacing > 0):
            raise NavspecError(f"spacing: this has to be a number of more than 0, not {spacing!r}")
        if not 0 <= self.radius < math.inf:
            raise NavspecError(f"radius: this has to be a number of 0 or more, not {self.radius!r}")
        if not 0 < self.scale < math.inf:
            raise NavspecError(f"scale: this has to be a number of more than 0, not {self.scale!r}")
        if self.source_format not in (None, "osm"):
            raise NavspecError(f"source_format: this can be osm, not {self.source_format!r}; leave it out for drawings")
        if self.carriageways not in CARRIAGEWAYS:
            raise NavspecError(f"carriageways: this can be {' or '.join(CARRIAGEWAYS)}, not {self.carriageways!r}")
        if not is_map and (self.origin is not None or self.scale != 1 or self.carriageways != CARRIAGEWAYS[0]):
            raise NavspecError(
                "origin, scale and carriageways are for roads of OpenStreetMap; add --from osm, or leave them out"
            )
        if self.origin is not None and not (abs(self.origin[0]) <= 180 and abs(self.origin[1]) < 90):
            raise NavspecError(f"origin: this has to be a longitude and a latitude in degrees, not {self.origin!r}")
        ground = None if self.heights is None else read_ground(self.heights, is_added=is_map)
        return NodingSettings(tolerance, spacing, ground, drops_redundant=is_map, radius=self.radius)


def compile_source(source: Any, options: CompileOptions, destination: Destination) -> Compiled:
    """Compile a network; see `navspec.compile`."""
    noding = options.make_noding()
    _require_other_faults(source, options)
    if options.delete and options.base is None:
        raise NavspecError("delete: this is for an edited export of a base; name the base, too")
    texts = _find_texts(source)
    if texts:
        return _compile_texts(texts, options, destination)
    if options.original:
        raise NavspecError("original: this is for texts of the game's own tools, such as paths.ipl; leave it out")
    settings: Mapping[str, Any] = {}
    if options.base is None:
        base = None
        family, compiler, target = _find_target(options.to or DEFAULT_TARGET)
    else:
        base, family, compiler, target = _load_base(options)
    if options.source_format is None:
        plan, name = _load_plan(source)
        map_notes: tuple[str, ...] = ()
    else:
        plan, name, map_notes = _load_map(source, options, compiler)
    if options.delete and not plan.facts:
        raise NavspecError("delete: a drawing lacks most of the base, and only an edited export can tell; leave it out")
    plan, problems, notes = fit_attributes(plan, compiler, target.format)
    result = MergeResult(
        plan, {}, tuple(_find_faults(plan, compiler, options)), (), np.zeros(len(plan.offsets) - 1, bool)
    )
    if result.obstacles:
        pass
    elif base is None:
        result, settings = _compile_plan(plan, family, compiler, target, options.settings, noding)
    else:
        assert compiler.merge is not None
        result = compiler.merge(
            plan, base.table_set(), MergeOptions(noding, deletes=options.delete, renumbers=options.renumber)
        )
    # All pieces of a line have the same obstacles.
    all_obstacles = (*result.obstacles, *problems_to_obstacles(plan, problems))
    obstacles = list({(obstacle.feature, obstacle.message): obstacle for obstacle in reversed(all_obstacles)}.values())[
        ::-1
    ]
    warnings = _find_warnings(result, family, compiler, settings if base is None else base.settings, options.end_reach)
    if options.strict:
        obstacles, warnings = [*obstacles, *(replace(warning, severity="error") for warning in warnings)], []
    files = [] if obstacles else list(_build_files(family, result.files, base))
    outcome = _check_files(family, target, settings, files, base) if files else RulesOutcome()
    compiled = Compiled(
        version=__version__,
        source=name,
        base="" if base is None else base.where if isinstance(options.base, Unit) else os.fspath(options.base or ""),
        target=str(target),
        settings=settings,
        drawing_warnings=tuple(warnings[:MAX_LISTED]),
        notes=(*map_notes, *notes, *result.notes),
        counts={
            "nodes": len(result.plan.position),
            "lines": len(result.plan.offsets) - 1,
            "drawing_warnings": len(warnings),
            "unchanged": 0 if base is None or obstacles else len(base.files) - len(files),
        },
    )
    return _finish(compiled, files, obstacles, outcome, options, destination)


def _find_warnings(
    result: MergeResult, family: Family, compiler: Compiler, settings: Mapping[str, Any], reach: EndReach
) -> list[CompileObstacle]:
    """Return warnings about the drawn lines of a result."""
    assert family.sets is not None
    map_edge = math.inf
    if result.files:
        map_edge = compiler.square * math.isqrt(family.sets.members(result.files, settings)) / 2
    warnings = find_drawing_warnings(
        result.plan,
        result.is_new,
        compiler,
        around=result.around,
        map_edge=map_edge,
        has_faults=bool(result.obstacles),
        reach=reach,
    )
    return [*result.warnings, *warnings]


def _require_other_faults(source: Any, options: CompileOptions) -> None:
    """Raise `NavspecError` if the file for faults is a drawing."""
    for path in source if isinstance(source, list | tuple) else [source]:
        if options.faults is None or not isinstance(path, str | os.PathLike):
            continue
        if os.path.realpath(path) == os.path.realpath(options.faults):
            raise NavspecError(f"faults: {os.fspath(options.faults)} is the drawing; name another file")


def _write_faults(compiled: Compiled, path: str | os.PathLike[str], *, force: bool) -> None:
    """Write obstacles and warnings as points for GIS programs."""
    from navspec.exchange import Mark, write_marks

    marks = []
    for fault in (*compiled.obstacles, *compiled.drawing_warnings):
        x, y, z = (math.nan if axis is None else axis for axis in fault.position or (None, None, None))
        text = f"{fault.message}. {fault.fix}" if fault.fix else fault.message
        marks.append(Mark("drawing", fault.severity, text, compiled.source, fault.feature, (x, y, z)))
    write_marks(marks, path, force=force)


def _finish(
    compiled: Compiled,
    files: Sequence[CompiledFile],
    obstacles: Sequence[CompileObstacle],
    outcome: RulesOutcome,
    options: CompileOptions,
    destination: Destination,
) -> Compiled:
    """Complete a record with its files and their findings, write its faults, and the files if nothing prevents it."""
    findings, _ = sort_findings(outcome, {file.name: number for number, file in enumerate(files, 1)}, Options())
    compiled = replace(
        compiled,
        files=tuple(files),
        obstacles=tuple(obstacles[:MAX_LISTED]),
        findings=tuple(findings),
        counts={
            "drawing_warnings": 0,
            **compiled.counts,
            "obstacles": len(obstacles),
            "findings": sum(outcome.severities.values()),
            **outcome.severities,
        },
        tool_errors=tuple(outcome.errors),
    )
    if options.faults is not None:
        _write_faults(compiled, options.faults, force=destination.force)
    if destination.output is None or compiled.refused:
        return compiled
    written, archives = _write_files(files, destination)
    return replace(compiled, files=written, archives=archives)


def _find_texts(source: Any) -> list[str]:
    """Return the paths of texts of a game's own tools; empty for a network of another kind.

    Raises `NavspecError` for texts together with drawings, and for a file that is named twice.
    """
    sources = list(source) if isinstance(source, list | tuple) else [source]
    suffixes = {suffix for _, compiler, _ in iter_targets() if compiler.texts for suffix in compiler.texts.suffixes}
    paths = [os.fspath(path) for path in sources if isinstance(path, str | os.PathLike)]
    texts = [path for path in paths if Path(path).suffix.lower() in suffixes]
    if len({os.path.realpath(path) for path in paths}) < len(paths):
        raise NavspecError("a file is named twice; name every file once")
    if texts and len(texts) < len(sources):
        raise NavspecError(
            f"source: texts of the game's own tools ({', '.join(sorted(suffixes))}) make a whole set; compile drawings apart "
            "from them"
        )
    return texts


def _compile_texts(texts: Sequence[str], options: CompileOptions, destination: Destination) -> Compiled:
    """Compile texts of a game's own tools to a whole set."""
    if options.base is not None:
        raise NavspecError("base: texts make a whole set; leave it out")
    family, compiler, target = _find_target(options.to or DEFAULT_TARGET)
    if compiler.texts is None:
        raise NavspecError(f"to: {target} is made of drawings and not of texts; name another target")
    unit = Unit(family)
    apply_settings([unit], options.settings)
    contents = [(path, _read_text(path)) for path in texts]
    compilation = compiler.texts.compile(contents, target, {**unit.settings, "original": options.original})
    files = list(_build_files(family, compilation.files, None))
    outcome = _check_files(family, target, compilation.settings, files, None) if files else RulesOutcome()
    compiled = Compiled(
        version=__version__,
        source=", ".join(texts),
        base="",
        target=str(target),
        settings=compilation.settings,
        notes=compilation.notes,
        counts={"nodes": compilation.num_nodes, "lines": compilation.num_lines, "unchanged": 0},
    )
    return _finish(compiled, files, compilation.obstacles, outcome, options, destination)


def _read_text(path: str) -> bytes:
    """Return the bytes of a text; raises `LimitExceeded` for more than `MAX_BYTES`."""
    with Path(long_path(path)).open("rb") as file:
        data = file.read(MAX_BYTES + 1)
    if len(data) > MAX_BYTES:
        raise LimitExceeded(f"the text has more than {MAX_BYTES:,} bytes, which is the limit", path=path)
    return data


def _load_plan(source: Any) -> tuple[NetworkPlan, str]:
    """Return a network and the name of its file, empty if it is not a file; of several, the network of all."""
    from navspec.exchange.frames import is_frame, read_frames

    frames = source if isinstance(source, list | tuple) else [source]
    if frames and all(map(is_frame, frames)):
        return read_frames(frames), ""
    if isinstance(source, list | tuple) and source:
        loaded = [_load_plan(part) for part in source]
        if len(loaded) == 1:
            return loaded[0]
        plans, names = zip(*loaded, strict=True)
        return join_drawings(plans, names), ", ".join(names)
    if isinstance(source, Graph):
        return plan_from_graph(source), ""
    if isinstance(source, NetworkPlan):
        return source, ""
    if not isinstance(source, str | os.PathLike):
        raise NavspecError(f"source: this has to be a path, a graph, a plan or a GeoDataFrame, not {brief(source)}")
    from navspec.exchange import read

    if Path(source).suffix.lower() in osm.ONLY_SUFFIXES:
        raise NavspecError(f"{os.fspath(source)}: this is a file of OpenStreetMap; add --from osm")
    try:
        return read(source), os.fspath(source)
    except NavspecError:
        explain_unknown(source)
        raise


def _load_map(source: Any, options: CompileOptions, compiler: Compiler) -> tuple[NetworkPlan, str, tuple[str, ...]]:
    """Return the roads of a file of OpenStreetMap, the name of the file, and notes."""
    if not isinstance(source, str | os.PathLike):
        raise NavspecError(f"source: roads of OpenStreetMap are in one file, and this is {brief(source)}")
    name = os.fspath(source)
    drawing = osm.read(
        name,
        options.origin,
        options.scale,
        most_values=compiler.most_values,
        merges_carriageways=options.carriageways == "merge",
        lane_width=compiler.lane_width,
    )
    return drawing.plan, name, drawing.notes


def _find_faults(plan: NetworkPlan, compiler: Compiler, options: CompileOptions) -> Iterator[CompileObstacle]:
    """Yield reasons why a plan is not a network of roads, for any target."""
    if plan.polygons is not None:
        is_area = np.diff(plan.polygons.offsets) > 0
        for name in compiler.end_columns:
            is_area &= ~has_value(plan.nodes.get(name, np.full(len(is_area), None, object)))
        fix = f"Or give it {' or '.join(compiler.end_columns)}, for the junctions in it" if compiler.end_columns else ""
        problem = Problem("nodes", np.flatnonzero(is_area), "{where} is a polygon; draw lines", fix=fix)
        yield from problems_to_obstacles(plan, [problem])
    if not plan.facts and _has_degrees(plan):
        low, high = (
            ", ".join(f"{axis:g}" for axis in bound(plan.vertices[:, :2], axis=0)) for bound in (np.min, np.max)
        )
        yield CompileObstacle(
            "",
            f"the lines lie between {low} and {high}, which look like longitude and latitude",
            None,
            "Project them to a plane in units of the game, such as metres, and move them to their place on the map",
        )
    # An exported network can be empty, as the files were.
    if options.base is None and not plan.facts and len(plan.offsets) == 1:
        yield CompileObstacle("", "the drawing has no roads", None, "Draw lines")


def _has_degrees(plan: NetworkPlan) -> bool:
    """Return whether all points may be degrees: roads of a game are longer than one unit from point to point."""
    drawing = select_lines(plan, np.flatnonzero(~have_ends(plan)))
    points = drawing.vertices[:, :2]
    line = np.repeat(np.arange(len(drawing.offsets) - 1), np.diff(drawing.offsets))
    steps = np.hypot(*np.diff(points, axis=0).T)[line[1:] == line[:-1]]
    return bool(len(steps) and (np.abs(points) <= (180, 90)).all() and np.median(steps) < 1)


def iter_targets() -> Iterator[tuple[Family, Compiler, Target]]:
    """Yield all targets of compilations, with their families and compilers."""
    for family in families().values():
        if family.compiler:
            compiler = family.compiler()
            yield from ((family, compiler, target) for target in compiler.targets)


def _find_target(to: str) -> tuple[Family, Compiler, Target]:
    """Return the target of a name, in any case of letters, or of a format with one target."""
    choices = list(iter_targets())
    name = to.strip().lower()
    matches = [choice for choice in choices if choice[2].is_called(name)] or [
        choice for choice in choices if choice[2].format == name
    ]
    if len(matches) == 1:
        return matches[0]
    names = [str(target) for _, _, target in matches or choices]
    hint = (
        ""
        if matches
        else closest(to, [*names, *(target_name for _, _, target in choices for target_name in target.all_names)])
    )
    raise NavspecError(f"to: a network cannot be compiled for '{to}'{hint}; name one of {', '.join(names)}")


def _load_base(options: CompileOptions) -> tuple[Unit, Family, Compiler, Target]:
    """Return the set of the base, its family and target, and a compiler that merges networks into it."""
    wanted = None if options.to is None else _find_target(options.to)
    choices = [wanted] if wanted else iter_targets()
    mergers = [choice for choice in choices if choice[1].merge]
    _refuse_compile_settings(options.settings)
    if not mergers:
        raise NavspecError(f"base: networks cannot be merged into files of {options.to}; leave it out")
    formats = sorted({family.id for family, _, _ in mergers})
    if isinstance(options.base, Unit):
        unit = replace(options.base)
    else:
        request = Request((options.base,), settings=options.settings)  # type: ignore[arg-type] - only called with a base
        unit = find_unit(request, lambda candidate: candidate.id in formats, f"set of {' or '.join(formats)}")
    # Zeros that fill a sector would be in the middle of a file that grows.
    unit.files = [file.without_padding() for file in unit.files]
    kinds = {(file.format, file.variant) for file in unit.table_set().files.values()}
    for family, compiler, target in mergers:
        if kinds == {(target.format, target.variant)}:
            return unit, family, compiler, target
    variants = ", ".join(sorted(f"{format}:{variant}" for format, variant in kinds))
    names = join_alternatives(str(target) for _, _, target in mergers)
    fix = "convert them first, or choose their variant with to" if wanted else "convert them first"
    raise NavspecError(f"base: the files have to be {names} to merge roads into them, and these are {variants}; {fix}")


def _refuse_compile_settings(settings: Mapping[str, Any]) -> None:
    """Raise `NavspecError` for settings that only matter if a whole set is made."""
    for setting in (setting for family in families().values() for setting in family.settings):
        if settings.get(setting.name) is not None and not setting.is_for_reading:
            raise NavspecError(f"{setting.name}: this is for whole sets; leave it out, or leave out base")


def _compile_plan(
    plan: NetworkPlan,
    family: Family,
    compiler: Compiler,
    target: Target,
    settings: Mapping[str, Any],
    noding: NodingSettings,
) -> tuple[MergeResult, Mapping[str, Any]]:
    """Return a whole set, and the settings with which its files have to be read."""
    unit = Unit(family)
    apply_settings([unit], settings)
    edits = follow_line_edits(release_heights(plan, noding.ground), compiler, noding.tolerance)
    plan = edits.plan
    drawing = add_nodes_at_joints(plan, compiler, noding)
    compilation = compiler.compile(drawing.plan, target, unit.settings)
    faults, doubts = find_mismatched_endpoints(plan, noding.tolerance)
    obstacles = (
        *map(fault_to_obstacle, (*faults, *drawing.faults)),
        *problems_to_obstacles(drawing.plan, compilation.obstacles),
    )
    notes = (*edits.notes, *map(str, (*doubts, *drawing.notes)))
    # Lines of an export that name their nodes are as they were.
    is_new = ~have_ends(plan)[drawing.origin] if plan.facts else np.ones(len(drawing.origin), bool)
    warnings = tuple(map(fault_to_warning, drawing.warnings))
    result = MergeResult(drawing.plan, compilation.files, obstacles, notes, is_new, warnings=warnings)
    return result, compilation.settings


def _build_files(family: Family, tables_by_number: Mapping[int, Tables], base: Unit | None) -> Iterator[CompiledFile]:
    """Yield the new files in the order of their numbers, with the paths of the files of the base that they replace."""
    assert family.sets is not None
    old = {} if base is None else {base.number(file): file.content for file in base.files}
    for number, tables in sorted(tables_by_number.items()):
        data = tables.to_bytes()
        if number in old:
            content = old[number]
            yield CompiledFile(content.path, content.name, content.archive, "changed", data, stamp=content.stamp)
        else:
            yield CompiledFile("", family.sets.name(number), data=data)


def _check_files(
    family: Family, target: Target, settings: Mapping[str, Any], files: Sequence[CompiledFile], base: Unit | None
) -> RulesOutcome:
    """Check the new files, together with the unchanged files of the base, and return findings that the base does not have."""
    unit = Unit(family, [_open_file(family, file, target) for file in files], settings=settings)
    if base is not None:
        unit.base, unit.settings = [], base.settings
        changed = {file.path for file in files}
        unit.files += [file for file in base.files if file.content.path not in changed]
    evaluation = evaluate_unit(unit, ALL_RULES)
    outcome = evaluation.outcome
    outcome.errors += [f"the new file cannot be read: {error}" for _, error in evaluation.broken]
    if base is None:
        return outcome
    before = evaluate_unit(base, ALL_RULES).outcome
    new = RulesOutcome(errors=outcome.errors)
    for finding in iter_new_findings(outcome.findings, map(_finding_key, before.findings), _finding_key):
        new.findings.append(finding)
        new.failures[finding.group] += 1
    return new


def _finding_key(finding: Finding) -> tuple[str, str]:
    """Return code and file name of a finding, without its row, because rows are renumbered."""
    return finding.code, Path(finding.path).name.lower()


def _open_file(family: Family, file: CompiledFile, target: Target) -> InputFile:
    """Return a new file as it would be discovered."""
    content = Content(file.data, file.name, file.name)
    opened = open_content(content)
    if (opened.family.id, opened.match.format, opened.match.variant) != (family.id, target.format, target.variant):
        raise WriteError(f"{file.name}: the new file would be taken for {opened.match.format}:{opened.match.variant}")
    return opened


def _write_files(
    files: Sequence[CompiledFile], destination: Destination
) -> tuple[tuple[CompiledFile, ...], tuple[Packed, ...]]:
    """Write files; see `write_files`."""
    output = os.fspath(destination.output or "")
    if is_archive_name(output):
        whole = plan_archive(output, files, find_archive_format(file.name for file in files))
        paths: Sequence[str | Path] = [f"{whole.path}:{file.name}" for file in files]
        written, archives = write_files(files, paths, force=destination.force, whole=whole)
    else:
        folder = Path(output)
        paths = [folder / file.name for file in files]
        for path in paths:
            require_no_link(path, folder)
        written, archives = write_files(files, paths, force=destination.force)
    return tuple(written[id(file)] for file in files), archives
