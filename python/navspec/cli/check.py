"""`navspec check`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Any, Literal

import click
from click.core import ParameterSource

from navspec.cli import options
from navspec.cli.common import Call, demand_apart, demand_free, page, status_of, write_text
from navspec.cli.complete import codes
from navspec.cli.config import Config, levels_of
from navspec.cli.said import note
from navspec.cli.shape import Kept
from navspec.inputs.walk import STDIN
from navspec.records.report import SEVERITIES, Severity
from navspec.reference.addresses import SETTING
from navspec.report import DRAWN, RENDERERS, TABULAR, render


@options.command(
    "check",
    "Hold files and sets to the rules of their formats.",
    options.paths,
    options.profile,
    options.base,
    options.name,
    options.rules("Only these rules", "Leave out these rules"),
    click.option(
        "--severity",
        cls=Kept,
        metavar="CODE=LEVEL",
        shell_complete=codes,
        multiple=True,
        help="Another severity for a rule: error, warning or info.",
    ),
    click.option(
        "--fail-on",
        cls=Kept,
        metavar="LEVEL",
        type=click.Choice([*SEVERITIES, "never"]),
        default="error",
        show_default=True,
        help="Exit with 1 for findings at or above this: error, warning, info, never.",
    ),
    click.option(
        "--max-findings",
        cls=Kept,
        metavar="N",
        type=click.IntRange(min=0),
        default=200,
        show_default=True,
        help="List this many findings of a rule in a file, the first ones; totals stay exact. Files that cannot be read are "
        "always named. No more than 20,000 in all unless N is higher, the most severe ones, but one of each rule in each file.",
    ),
    click.option(
        "--info",
        cls=Kept,
        type=click.Choice(["counts", "all", "none"]),
        default="counts",
        show_default=True,
        help="How a text shows findings that are no more than info: their counts by rule, all of them, or none.",
    ),
    click.option(
        "--docs",
        metavar="URL",
        envvar=SETTING,
        default="",
        help=f"Let an html report link to the reference in this folder or at this address; {SETTING} unless given.",
    ),
    click.option(
        "--report",
        "reports",
        metavar="KIND=FILE",
        multiple=True,
        help="Write the report to a file as well, as another kind of output (sarif=paths.sarif); repeat for several.",
    ),
    options.printed("check", "the report", options.settings("check")),
    options.jobs(1),
    click.option(
        "--watch",
        is_flag=True,
        help="Check again whenever a file changes; Ctrl-C ends it, with the exit status of the last check. Not for stdin; "
        "json, sarif, github, junit and html need -o, a file that every check replaces.",
    ),
    click.option(
        "--engine",
        type=click.Choice(["local", "dask"]),
        default="local",
        show_default=True,
        help="Who does the work for a folder of tables: processes here, or a Dask cluster.",
    ),
    click.option("--scheduler", metavar="ADDRESS", default="", help="Where the scheduler of that cluster answers."),
    click.option(
        "--shard",
        metavar="N/OF",
        help="Only this share of the files, such as 3/16, the same on every machine; all may fill one folder of tables.",
    ),
    click.option(
        "--resume",
        is_flag=True,
        help="Go on with a folder of tables: what was done of files that are what they were is kept.",
    ),
    options.working,
)
def command(
    call: Call,
    *,
    severity: tuple[str, ...],
    fail_on: Severity | Literal["never"],
    info: Literal["counts", "all", "none"],
    docs: str,
    reports: tuple[str, ...],
    watch: bool,
    engine: str,
    scheduler: str,
    shard: str | None,
    resume: bool,
    **asked: Any,
) -> int:
    """Hold files and sets to the rules of their formats.

    Files that belong together, such as the 64 nodes*.dat, are checked as a set. Errors make the game crash, hang,
    refuse or corrupt; warnings load but do not do what their author meant; info is unlike every unmodified game file.

    For very many files write a folder of tables, with a row for each file and each finding: -o DIR.parquet. A PATH may be an
    address then and otherwise, such as s3://bucket/saves or https://example.org/mesh.nav.
    """
    asked |= _asked(call.config, dict(map(_level, severity)))
    if (engine == "dask") != bool(scheduler):
        raise click.UsageError("--engine dask and --scheduler ADDRESS go together")
    others = list(map(_kind_and_file, reports))
    if call.kind in TABULAR:
        if others:
            raise click.UsageError(
                f"--report goes with a report, and --output-format {call.kind} is a folder of tables"
            )
        if watch:
            raise click.UsageError("--watch is for reports; a folder of tables goes on with --resume")
        asked |= {"shard": shard, "resume": resume, "scheduler": scheduler or None}
        return _many(call, fail_on, **asked)
    if engine == "dask" or shard or resume:
        raise click.UsageError(
            "--engine, --shard and --resume are for a folder of tables; name one with -o DIR.parquet"
        )
    _demand_writable(call, [file for _, file in others])
    run = partial(_check, call, others, asked, fail_on=fail_on, info=info, docs=docs)
    if not watch:
        return run()
    from navspec.cli.watch import repeated

    bases = [asked["base"], *(each.base for each in asked["folders"])]
    return repeated(call, run, [*filter(None, bases), *map(str, call.reading["settings"].values())])


def _check(
    call: Call,
    others: Sequence[tuple[str, str]],
    asked: Mapping[str, Any],
    *,
    fail_on: Severity | Literal["never"],
    **told: Any,
) -> int:
    """One check, and what there is to tell of it, in other reports as well; the exit status."""
    is_drawn = not DRAWN.isdisjoint([call.kind, *(kind for kind, _ in others)])
    from navspec import api
    from navspec.operations.check import rules_of
    from navspec.report.check import verdict

    with call.progress() as update:
        report = api.check(call.sources, **call.reading, **asked, progress=update, drawings=is_drawn)
    report = call.named(report)
    rules = {each.code: each for each in rules_of(report)}
    done = f"{verdict(report)}; wrote"
    shown = {"brief": call.quiet, "rules": rules, "fail_on": fail_on, **told}
    for kind, file in others:
        write_text(render("check", kind, report, page(file, **shown)), file, call.force)
    call.show(report, done, **shown)
    for each in report.suppressed:
        if each.needless:
            note(f"{call.config.path}: {each}: suppressed nothing; take it out", call.quiet)
    for astray in call.config.astray():
        note(f"{call.config.path}: {astray}; paths begin at its folder", call.quiet)
    return status_of(report, report.fails_at(fail_on))


def _many(call: Call, fail_on: Severity | Literal["never"], *, base: str | None, **asked: Any) -> int:
    """The same into a folder of tables."""
    from navspec import api
    from navspec.operations.check import all_rules

    if call.output == STDIN:
        raise click.UsageError(f"--output-format {call.kind} is a folder of tables; name it with -o DIR")
    if STDIN in call.paths or call.reading.pop("name", None):
        raise click.UsageError("only files at paths and addresses are checked into a folder of tables")
    target = {"output_format": call.kind, "force": call.force, "base": base}
    try:
        with call.progress() as update:
            record = api.check_many(call.paths, call.output, **target, **call.reading, **asked, progress=update)
    except KeyboardInterrupt:
        note(f"what is done is kept in {call.output}; go on with --resume")
        raise
    rules = {rule.code: rule for rule in all_rules()}
    write_text(render("checked", "text", record, page(brief=call.quiet, rules=rules)), STDIN, forced=False)
    call.wrote()
    return status_of(record, record.fails_at(fail_on))


def _asked(config: Config, severity: dict[str, Severity]) -> dict[str, Any]:
    """Severities, what is asked otherwise of folders and what is left out, as the settings file and the options say it."""
    context = click.get_current_context()
    config.demand_codes(context.command)
    named = [str(param.name) for param in context.command.params]
    given = [each for each in named if context.get_parameter_source(each) is ParameterSource.COMMANDLINE]
    return {
        "severity": levels_of(config.said(context.command)) | severity,
        "folders": config.folders(given, severity),
        "suppress": config.suppressed(),
    }


def _level(text: str) -> tuple[str, Severity]:
    code, _, level = text.partition("=")
    for each in SEVERITIES:
        if code and level == each:
            return code.strip().upper(), each
    raise click.UsageError(f"--severity {text}: write CODE=LEVEL with the level {', '.join(SEVERITIES)}")


def _kind_and_file(text: str) -> tuple[str, str]:
    kind, _, file = text.partition("=")
    if kind not in RENDERERS["check"] or not file or file == STDIN:
        raise click.UsageError(f"--report {text}: write KIND=FILE with the kind {', '.join(RENDERERS['check'])}")
    return kind, file


def _demand_writable(call: Call, files: list[str]) -> None:
    """Refuse files that are there, that are read, or that two reports are for, before any work is done."""
    for file in files:
        demand_free(file, call.force)
        demand_apart(file, call.paths)
    if twice := [file for file, count in Counter([call.output, *files]).items() if count > 1]:
        raise click.UsageError(f"{twice[0]} is named for two reports; name another file for one of them")
