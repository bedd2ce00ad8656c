"""`navspec repair`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import CommandCall
from navspec.cli.console import print_note
from navspec.cli.settings_schema import RenamedOption


@options.command(
    "repair",
    "Repair the faults that rules find.",
    options.paths,
    click.option(
        "--apply",
        is_flag=True,
        help="Replace the files that change, in archives as well; the old ones stay beside them as *.bak.",
    ),
    options.target(
        "DIR",
        "Write all files here instead, if any of them changes; a file for a single PATH, NAME.img for an archive.",
    ),
    options.force,
    # Some repairs run only when they are requested by name: that is not a setting of a project.
    options.rules("Repair only what these rules find", "Do not repair what these rules find", select_cls=click.Option),
    click.option(
        "--donor",
        cls=RenamedOption,
        old=("--from",),
        metavar="FILE",
        type=click.Path(exists=True, dir_okay=False),
        help="Take whole parts out of this file, such as an older save, where PATH is damaged beyond repair.",
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

    Without --apply or -o it only lists what it would do. Every recipe is tried on a copy and kept if its rules fail
    less
    often; the result is checked as a whole before anything is written. Recipes on request run where --select names
    their
    rules; what no rule can see has a name of its own, as in --select SA_SAVE_TRAFFIC_GLITCH. Files with wrong counts,
    whose
    bytes may not be what they are read as, stay as they are. In an archive all other files stay byte for byte; the
    list shows
    which of them would move.

    With --donor a save is repaired with parts of another one of the same game: unreadable parts, and parts with errors
    that nothing else repairs, together with what belongs to them. The parts, and what changes for the player, are
    listed.
    navspec refuses files of another platform, files whose checksum proves that they are intact although they cannot
    be read,
    and files where more than half would be replaced without a request for it.
    """
    if apply and target is not None:
        raise click.UsageError("--apply replaces the files, -o writes them elsewhere; take one of them")
    call.require_named_files(apply, target)
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
