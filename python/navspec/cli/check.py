"""`navspec check`."""

from __future__ import annotations

from dataclasses import replace
from typing import Literal

import click

from navspec.cli import common
from navspec.cli.progress import progress
from navspec.inputs.walk import STDIN
from navspec.records.report import SEVERITIES, Severity
from navspec.reference.addresses import SETTING
from navspec.report import DRAWN


@click.command("check", short_help="Hold files and sets to the rules of their formats.")
@common.paths
@common.profile
@common.base
@common.name
@common.rules("Only these rules", "Leave out these rules")
@click.option(
    "--severity", metavar="CODE=LEVEL", multiple=True, help="Another severity for a rule: error, warning or info."
)
@click.option(
    "--fail-on",
    metavar="LEVEL",
    type=click.Choice([*SEVERITIES, "never"]),
    default="error",
    show_default=True,
    help="Exit with 1 for findings at or above this: error, warning, info, never.",
)
@click.option(
    "--max-findings",
    metavar="N",
    type=click.IntRange(min=0),
    default=10_000,
    show_default=True,
    help="List no more than this; totals stay exact.",
)
@click.option(
    "--docs",
    metavar="URL",
    envvar=SETTING,
    default="",
    help=f"Let an html report link to the reference in this folder or at this address; {SETTING} unless given.",
)
@common.format_option("check")
@common.as_format
@common.settings("check")
@common.output_option("the report")
@common.force
@common.jobs
@common.progress
@common.quiet
def command(
    paths: tuple[str, ...],
    profile: str,
    base: str | None,
    name: str,
    select: list[str],
    ignore: list[str],
    severity: tuple[str, ...],
    fail_on: Severity | Literal["never"],
    max_findings: int,
    docs: str,
    kind: str,
    as_format: str | None,
    settings: dict[str, str],
    output: str,
    force: bool,
    jobs: int,
    no_progress: bool,
    quiet: bool,
) -> int:
    """Hold files and sets to the rules of their formats.

    Files that belong together, such as the 64 nodes*.dat, are checked as a set. Errors make the game crash, hang,
    refuse or corrupt; warnings load but do not do what their author meant; info is unlike every unmodified game file.
    """
    common.demand_free(output, force)
    common.demand_shown(kind, output)
    levels = dict(_level(each) for each in severity)
    format_id, variant = common.chosen_format(as_format)
    given = common.expanded(paths, name)
    sources = common.sources(given)
    from navspec import api
    from navspec.operations.check import rules_of

    with progress(not no_progress and not quiet) as update:
        report = api.check(
            sources,
            profile=profile,
            select=select,
            ignore=ignore,
            severity=levels,
            base=base,
            name=name or None,
            format=format_id,
            variant=variant,
            settings=settings,
            max_findings=max_findings,
            jobs=jobs,
            progress=update,
            drawings=kind in DRAWN,
        )
    if STDIN in given:
        report = report.with_path(STDIN)
    rules = {each.code: each for each in rules_of(report)}
    page = replace(common.page(output, brief=quiet, rules=rules), fail_on=fail_on, docs=docs)
    common.show("check", kind, report, page, output, force)
    if output != "-":
        from navspec.report.check import verdict

        common.note(f"{verdict(report)}; wrote {output}", quiet)
    return int(report.fails_at(fail_on))


def _level(text: str) -> tuple[str, Severity]:
    code, _, level = text.partition("=")
    for each in SEVERITIES:
        if code and level == each:
            return code.strip().upper(), each
    raise click.UsageError(f"--severity {text}: write CODE=LEVEL with the level {', '.join(SEVERITIES)}")
