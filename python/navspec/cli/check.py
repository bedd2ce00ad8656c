"""`navspec check`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Literal

import click
from click.core import ParameterSource

from navspec.cli import options
from navspec.cli.common import CommandCall, build_page, exit_status, require_new_file, require_not_input, write_text
from navspec.cli.config import Config, parse_severities
from navspec.cli.console import print_note
from navspec.cli.settings_schema import SettingsOption
from navspec.family.rules.options import Options
from navspec.inputs.walk import STDIN
from navspec.records.report import SEVERITIES, Report, Severity
from navspec.reference.addresses import DOCS_VARIABLE
from navspec.report import DRAWN, RENDERERS, TABULAR, render

_FAR = 1e7
"""Units from the middle of the map beyond which no picture is placed."""


@options.command(
    "check",
    "Check files against the rules of their formats.",
    options.paths,
    options.profile,
    options.base,
    options.name,
    options.rules("Run only these rules", "Skip these rules"),
    click.option(
        "--severity",
        cls=SettingsOption,
        metavar="CODE=LEVEL",
        shell_complete=options.complete_codes,
        multiple=True,
        callback=lambda _context, _option, values: dict(map(_parse_severity, values)),
        help="Change the severity of a rule to error, warning or info; may be repeated.",
    ),
    click.option(
        "--fail-on",
        cls=SettingsOption,
        metavar="LEVEL",
        type=click.Choice([*SEVERITIES, "never"]),
        default="error",
        show_default=True,
        help="Exit with status 1 for findings of at least this severity: error, warning, info, never.",
    ),
    click.option(
        "--max-findings",
        cls=SettingsOption,
        metavar="N",
        type=click.IntRange(min=0),
        default=200,
        show_default=True,
        help="List at most N findings of each rule in each file; totals stay exact. Unreadable files are always listed. In all "
        "at most 20,000 are listed, or N if it is larger: the most severe ones, and one of each rule in each file.",
    ),
    click.option(
        "--info",
        cls=SettingsOption,
        type=click.Choice(["counts", "all", "none"]),
        default="counts",
        show_default=True,
        help="In text, show findings of severity info as counts by rule, all of them, or none.",
    ),
    click.option(
        "--docs",
        metavar="URL",
        envvar=DOCS_VARIABLE,
        default="",
        help=f"Link an html report to the reference in this folder or at this address (default: the environment variable "
        f"{DOCS_VARIABLE}).",
    ),
    click.option(
        "--report",
        "reports",
        metavar="KIND=FILE",
        multiple=True,
        help="Also write the report in another output format (sarif=paths.sarif); may be repeated.",
    ),
    click.option(
        "--background",
        metavar="PATH",
        type=click.Path(exists=True),
        help="Show a picture below the map of an html report: a PNG, JPEG, WebP, DDS, TXD or VTF, an overview text of Source, "
        "or a folder or archive with the radar tiles of San Andreas. The page contains it.",
    ),
    click.option(
        "--background-box",
        metavar="WEST,SOUTH,EAST,NORTH",
        callback=lambda _context, _option, text: _parse_box(text),
        help="Sides of the part of the map that the picture covers, in units of the game (default: known for tiles, "
        "overviews and square pictures of San Andreas).",
    ),
    options.output_options("check", "the report", options.settings("check")),
    options.jobs(1),
    click.option(
        "--watch",
        is_flag=True,
        help="Check again whenever a file changes, until Ctrl-C; the exit status is that of the last check. Not for stdin. "
        "json, sarif, github, junit and html need -o; every check replaces the file.",
    ),
    click.option(
        "--engine",
        type=click.Choice(["local", "dask"]),
        default="local",
        show_default=True,
        help="Where to check into a folder of tables: with processes on this machine, or on a Dask cluster.",
    ),
    click.option(
        "--scheduler", metavar="ADDRESS", default="", help="Address of the Dask scheduler, with --engine dask."
    ),
    click.option(
        "--shard",
        metavar="N/OF",
        help="Check only this share of the files, such as 3/16; all shares may write into one folder of tables.",
    ),
    click.option(
        "--resume",
        is_flag=True,
        help="Continue a folder of tables; results for unchanged files are reused.",
    ),
    options.progress_options,
)
def check_command(
    call: CommandCall,
    *,
    base: str | None,
    fail_on: Severity | Literal["never"],
    info: Literal["counts", "all", "none"],
    docs: str,
    reports: tuple[str, ...],
    background: str | None,
    background_box: tuple[float, float, float, float] | None,
    jobs: int,
    watch: bool,
    engine: str,
    scheduler: str,
    shard: str | None,
    resume: bool,
) -> int:
    """Check files and sets against the rules of their formats.

    Files that belong together, such as the 64 nodes*.dat, are checked as a set. An error makes the game crash, hang,
    refuse the file or corrupt data. A file with a warning loads, but does not do what its author meant. An info is
    unlike most real files.

    A PATH may also be an address, such as s3://bucket/saves or https://example.org/mesh.nav. For very many files,
    -o DIR.parquet writes a folder of tables with a row for each file and each finding.
    """
    rule_options = _add_config(call.rule_options, call.config)
    if (engine == "dask") != bool(scheduler):
        raise click.UsageError("--engine dask and --scheduler ADDRESS go together")
    reports_and_files = list(map(_parse_report, reports))
    if call.kind in TABULAR:
        if reports_and_files:
            raise click.UsageError(
                f"--report goes with a report, and --output-format {call.kind} is a folder of tables"
            )
        if watch:
            raise click.UsageError("--watch is for reports; a folder of tables goes on with --resume")
        return _check_many(call, rule_options, base, fail_on, shard or "1/1", resume, jobs, scheduler)
    if engine == "dask" or shard or resume:
        raise click.UsageError(
            "--engine, --shard and --resume are for a folder of tables; name one with -o DIR.parquet"
        )
    _require_new_reports(call, [file for _, file in reports_and_files])
    if background is None and background_box:
        raise click.UsageError("--background-box is the place of a picture; name it with --background")
    if background and DRAWN.isdisjoint([call.kind, *(kind for kind, _ in reports_and_files)]):
        raise click.UsageError("--background is for pages with a map; add --output-format html or --report html=FILE")
    picture = (background, background_box) if background else None
    run = partial(
        _check_once, call, reports_and_files, rule_options, base, jobs, picture,
        fail_on=fail_on, info=info, docs=docs,
    )  # fmt: skip
    if not watch:
        return run()
    from navspec.cli.watch import repeat_on_change

    bases = [base, *(folder.base for folder in rule_options.folders)]
    return repeat_on_change(call, run, [*filter(None, bases), *map(str, call.read_options["settings"].values())])


def _check_once(
    call: CommandCall,
    extra_reports: Sequence[tuple[str, str]],
    options: Options,
    base: str | None,
    jobs: int,
    picture: tuple[str, tuple[float, float, float, float] | None] | None,
    *,
    fail_on: Severity | Literal["never"],
    **page_options: Any,
) -> int:
    """Run one check, show its result and write the extra reports; return the exit status."""
    is_drawn = not DRAWN.isdisjoint([call.kind, *(kind for kind, _ in extra_reports)])
    from navspec.operations.check import check_sources, rules_in_report
    from navspec.report.check_summary import format_verdict

    with call.progress() as update:
        report = check_sources(call.request(replace(options, drawings=is_drawn), call.sources, base, update, jobs))
    report = call.with_stdin_path(report)
    if picture:
        report = _add_background(report, *picture, is_quiet=call.quiet)
    rules = {rule.code: rule for rule in rules_in_report(report)}
    done = f"{format_verdict(report)}; wrote"
    shown = {"brief": call.quiet, "rules": rules, "fail_on": fail_on, **page_options}
    for kind, file in extra_reports:
        write_text(render("check", kind, report, build_page(file, **shown)), file, call.force)
    call.show(report, done, **shown)
    for suppression in report.suppressed:
        if suppression.needless:
            print_note(f"{call.config.path}: {suppression}: suppressed nothing; remove it", call.quiet)
    for astray in call.config.unmatched_paths():
        print_note(f"{call.config.path}: {astray}; paths begin at its folder", call.quiet)
    return exit_status(report, report.fails_at(fail_on))


def _add_background(
    report: Report, path: str, box: tuple[float, float, float, float] | None, *, is_quiet: bool
) -> Report:
    """Return the report with a picture below its maps; note faults of the picture."""
    from navspec.operations.backgrounds import with_background

    shown = with_background(report, path, box)
    backgrounds = (drawing.background for drawing in shown.drawings)
    for fault in dict.fromkeys(fault for background in backgrounds if background for fault in background.faults):
        print_note(f"{path}: {fault}", is_quiet)
    return shown


def _check_many(
    call: CommandCall,
    options: Options,
    base: str | None,
    fail_on: Severity | Literal["never"],
    shard: str,
    resume: bool,
    jobs: int,
    scheduler: str,
) -> int:
    """Check into a folder of tables; return the exit status."""
    from navspec.operations.bulk import BulkOptions, check_many
    from navspec.operations.check import all_rules
    from navspec.operations.executors import Executor

    if call.output == STDIN:
        raise click.UsageError(f"--output-format {call.kind} is a folder of tables; name it with -o DIR")
    if STDIN in call.paths or call.read_options.pop("name", None):
        raise click.UsageError("only files at paths and addresses are checked into a folder of tables")
    bulk = BulkOptions(call.output, call.kind, shard, resume, call.force, Executor(jobs, scheduler))
    try:
        with call.progress() as update:
            record = check_many(call.request(options, call.paths, base, update), bulk)
    except KeyboardInterrupt:
        print_note(f"finished results are kept in {call.output}; go on with --resume")
        raise
    rules = {rule.code: rule for rule in all_rules()}
    write_text(render("checked", "text", record, build_page(brief=call.quiet, rules=rules)), STDIN, forced=False)
    call.note_written()
    return exit_status(record, record.fails_at(fail_on))


def _add_config(options: Options, config: Config) -> Options:
    """Return options with the severities, options of folders and suppressions of the settings file."""
    context = click.get_current_context()
    config.require_known_codes(context.command)
    names = [str(param.name) for param in context.command.params]
    on_command_line = [name for name in names if context.get_parameter_source(name) is ParameterSource.COMMANDLINE]
    return replace(
        options,
        severity={**parse_severities(config.values_for(context.command)), **options.severity},
        folders=config.folders(on_command_line, options.severity),
        suppress=config.suppressions(),
    )


def _parse_box(text: str | None) -> tuple[float, float, float, float] | None:
    if text is None:
        return None
    try:
        west, south, east, north = map(float, text.split(","))
    except ValueError:
        west = south = east = north = 0.0
    if not (-_FAR < west < east < _FAR and -_FAR < south < north < _FAR):
        raise click.UsageError(f"--background-box {text}: write WEST,SOUTH,EAST,NORTH, such as -3000,-3000,3000,3000")
    return west, south, east, north


def _parse_severity(text: str) -> tuple[str, Severity]:
    code, _, level = text.partition("=")
    for severity in SEVERITIES:
        if code and level == severity:
            return code.strip().upper(), severity
    raise click.UsageError(f"--severity {text}: write CODE=LEVEL with the level {', '.join(SEVERITIES)}")


def _parse_report(text: str) -> tuple[str, str]:
    kind, _, file = text.partition("=")
    if kind not in RENDERERS["check"] or not file or file == STDIN:
        raise click.UsageError(f"--report {text}: write KIND=FILE with the kind {', '.join(RENDERERS['check'])}")
    return kind, file


def _require_new_reports(call: CommandCall, files: list[str]) -> None:
    """Refuse report files that exist, that are inputs, or that are named twice, before any work is done."""
    for file in files:
        require_new_file(file, call.force)
        require_not_input(file, call.paths)
    if twice := [file for file, count in Counter([call.output, *files]).items() if count > 1]:
        raise click.UsageError(f"{twice[0]} is named for two reports; name another file for one of them")
