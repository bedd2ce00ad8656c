"""`navspec repair` and `navspec fix`."""

from __future__ import annotations

import sys
from dataclasses import replace

import click

from navspec.cli import options
from navspec.cli.common import CommandCall
from navspec.cli.console import print_note
from navspec.cli.settings_schema import RenamedOption
from navspec.families import families
from navspec.family.rules.options import Options

_apply = click.option(
    "--apply",
    is_flag=True,
    help="Replace the changed files, also in archives; the old ones are kept as *.bak.",
)
_target = options.target(
    "DIR",
    "Output folder for all files, written if any of them changes; a file for a single PATH, NAME.img for an archive.",
)


@options.command(
    "repair",
    "Repair the faults that rules find.",
    options.paths,
    _apply,
    _target,
    options.force,
    # Some repairs run only when they are requested by name: that is not a setting of a project.
    options.rules("Repair only what these rules find", "Do not repair what these rules find", select_cls=click.Option),
    click.option(
        "--donor",
        cls=RenamedOption,
        old=("--from",),
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False),
        help="Take whole parts from this file, such as an older save, where PATH is damaged beyond repair.",
    ),
    click.option(
        "--part",
        "parts",
        cls=RenamedOption,
        old=("--block",),
        metavar="NAME",
        multiple=True,
        help="Take this part of the --donor file, instead of the parts with errors; may be repeated.",
    ),
    options.base,
    options.profile,
    options.name,
    options.kind("repair"),
    options.read_options,
    options.settings("repair"),
    options.progress_options,
)
def repair_command(
    call: CommandCall, *, apply: bool, target: str | None, donor: str | None, parts: tuple[str, ...], base: str | None
) -> int:
    """Repair the faults that rules find, where the right value follows from the rest of the files.

    Without --apply or -o the repairs are only listed. Each repair is tried on a copy, and kept if its rules fail less
    often. The result is checked as a whole before anything is written. Some repairs run only on request: name their rules
    with --select, or their own names, such as --select SA_SAVE_TRAFFIC_GLITCH. Files with wrong counts are not changed,
    because their bytes may mean something else. In an archive all other files stay as they are, byte for byte; the list
    shows which of them would move.

    With --donor a save is repaired with parts of another save of the same game. These are the unreadable parts and the
    parts with errors that nothing else repairs, with the parts that belong to them. They are listed, with the changes for
    the player. navspec refuses a donor of another platform, and a file whose checksum proves that it is intact although it
    cannot be read. It also refuses a repair that would replace more than half of a file without --part.
    """
    _require_one_destination(call, apply, target)
    from navspec.operations.destination import Destination
    from navspec.operations.donor import open_donor
    from navspec.operations.repair import repair_sources

    destination = Destination(target, force=call.force, apply=apply)
    with call.progress() as update:
        request = call.request(call.rule_options, call.sources, base, update)
        done = repair_sources(request, destination, open_donor(donor, parts))
    status = call.show(call.with_stdin_path(done), brief=call.quiet)
    if target is not None and not any(file.changed for file in done.files):
        print_note(f"{target} is not written: nothing is repaired, so take the files as they are", call.quiet)
    return status


def _require_one_destination(call: CommandCall, apply: bool, target: str | None) -> None:
    """Refuse files that would be both replaced and written elsewhere, and stdin and stdout where a file is needed."""
    if apply and target is not None:
        raise click.UsageError("--apply replaces the files, -o writes them elsewhere; take one of them")
    call.require_named_files(apply, target)


_FIXES = sorted({name for family in families().values() for name in family.fixes})


@options.command(
    "fix",
    "List or apply repairs of one kind that only a person can decide.",
    click.argument("fix", metavar=f"[{'|'.join(_FIXES)}]", type=click.Choice(_FIXES)),
    options.paths,
    _apply,
    _target,
    options.force,
    options.name,
    options.read_options,
    options.settings("repair"),
    options.progress_options,
)
def fix_command(call: CommandCall, *, fix: str, apply: bool, target: str | None) -> int:
    """List the places that a kind of repair would change, or repair them with --apply or -o.

    links: areas of a mesh that lie side by side within the height of a step, and between which no link leads, or only one.
    Look at the listed places first: the file does not contain railings or glass, which may be there. Areas that nothing
    joins get links both ways, and one-way links on level ground get links back. --within sets another height than that of
    a step. navspec unlink removes one of them.

    The list is that of navspec check, and the repair that of navspec repair, with --select and the codes of the rules.
    """
    _require_one_destination(call, apply, target)
    codes = tuple(code for family in families().values() for code in family.fixes.get(fix, ()))
    options_of_fix = Options(select=codes, max_findings=sys.maxsize)
    if not apply and target is None:
        from navspec.operations.check import check_sources

        with call.progress() as update:
            report = check_sources(call.request(options_of_fix, call.sources, None, update))
        status = replace(call, command="check").show(call.with_stdin_path(report), brief=True, info="all")
        if report.findings:
            print_note("--apply repairs these places, -o writes the result elsewhere", call.quiet)
        return status
    from navspec.operations.destination import Destination
    from navspec.operations.repair import repair_sources

    with call.progress() as update:
        request = call.request(options_of_fix, call.sources, None, update)
        done = repair_sources(request, Destination(target, force=call.force, apply=apply))
    return replace(call, command="repair").show(call.with_stdin_path(done), brief=call.quiet)
