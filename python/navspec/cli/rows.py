"""Commands for rows of lists and nodes of networks: `navspec add`, `remove`, `link`, `unlink` and `join`."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import click

from navspec.cli import options
from navspec.cli.common import CommandCall
from navspec.family.rules.options import Options
from navspec.inputs.walk import require_path


def _edit_options(command: str) -> Callable[[Any], Any]:
    """Return the options of a command that edits rows and nodes."""
    return options.combine(
        click.option("-n", "--dry-run", is_flag=True, help="List the changes, and write nothing."),
        options.target(
            "OUT", "Write the result here, a file or a folder for a set; PATH stays as it is (default: replace PATH)."
        ),
        options.force,
        click.option("--allow-invalid", is_flag=True, help="Write the result although it has new errors."),
        options.name,
        options.kind(command),
        options.read_options,
        options.settings("check"),
        options.quiet,
    )


_nodes = options.combine(click.argument("one", metavar="A"), click.argument("second", metavar="B"))


def _run_edit(
    call: CommandCall, edit: Any, *, has_network: bool, dry_run: bool, target: str | None, allow_invalid: bool
) -> int:
    """Edit the files of a call, and print the result."""
    call.require_named_files(not (dry_run or target), target)
    if not has_network:
        require_path(call.paths[0], file=True)
    from navspec.operations.destination import Destination
    from navspec.operations.row_edits import edit_rows

    destination = Destination(None if dry_run else target, force=call.force, apply=not dry_run and target is None)
    request = call.request(Options(), call.sources, None, None)
    done = edit_rows(request, edit, destination, has_network=has_network, allow_invalid=allow_invalid)
    return call.show(done, brief=call.quiet)


def _parse_values(texts: tuple[str, ...], noun: str) -> dict[str, str]:
    """Return values by name; a text without a name is the value of a row that has no fields."""
    values: dict[str, str] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        name, value = (name, value) if equals else ("", text)
        if name in values:
            raise click.UsageError(
                f"{name or 'the value'} is set twice; write {noun}=VALUE once for each {noun.lower()}"
            )
        values[name] = value
    return values


@options.command(
    "add",
    "Add a row to a list of a file.",
    options.path,
    click.argument("pointer", metavar="LIST"),
    click.argument("fields", metavar="[FIELD=VALUE...]", nargs=-1),
    click.option(
        "--at",
        metavar="ROW",
        type=click.IntRange(min=0),
        help="Insert before this row of LIST (default: after the last).",
    ),
    click.option(
        "--copy", "copied", metavar="ROW", type=click.IntRange(min=0), help="Copy the values of this row of LIST."
    ),
    _edit_options("add"),
)
def add_command(
    call: CommandCall, *, pointer: str, fields: tuple[str, ...], at: int | None, copied: int | None, **destination: Any
) -> int:
    """Add a row to the list that LIST leads to; counts, parallel lists and numbers of later rows follow.

    LIST is a pointer such as /areas/4/hiding_spots, or the name of a field that the file has once. Values are written as
    for navspec set: FIELD=VALUE such as position/x=12.5, or only the VALUE for a list of plain numbers. The row gets the
    next free id; other fields that are not named get the default of the format. Lists inside the new row are empty. Nodes
    of path files cannot be added one by one: navspec compile makes them from drawn roads.
    """
    from navspec.operations.row_edits import add_row

    values = _parse_values(fields, "FIELD")
    return _run_edit(
        call, partial(add_row, pointer=pointer, values=values, at=at, copied=copied), has_network=False, **destination
    )


@options.command(
    "remove",
    "Remove rows or nodes from files.",
    options.path,
    click.argument("names", metavar="POINTER|NODE...", nargs=-1, required=True),
    _edit_options("remove"),
)
def remove_command(call: CommandCall, *, names: tuple[str, ...], **destination: Any) -> int:
    """Remove rows by their pointers, or nodes by their names.

    A POINTER such as /areas/4/hiding_spots/0 removes this row; it is refused while other rows refer to the row. Patterns
    such as /areas/4/hiding_spots/* remove several. A NODE, such as 6/87 or the id of an area, is removed with
    everything that refers to it: links, ladders, and entries of other areas.
    """
    from navspec.operations.row_edits import remove

    has_network = not any(name.startswith("/") for name in names)
    return _run_edit(call, partial(remove, names=names), has_network=has_network, **destination)


@options.command(
    "link",
    "Link a node or an area to another one.",
    options.path,
    _nodes,
    click.argument("attributes", metavar="[ATTRIBUTE=VALUE...]", nargs=-1),
    click.option("--both", is_flag=True, help="Also link B to A."),
    click.option("--side", metavar="SIDE", help="Side of the area A over which it leads to B (default: where B lies)."),
    _edit_options("link"),
)
def link_command(
    call: CommandCall,
    *,
    one: str,
    second: str,
    attributes: tuple[str, ...],
    both: bool,
    side: str | None,
    **destination: Any,
) -> int:
    """Link A to B.

    A and B are nodes by their names, such as 6/87, or ids of areas. In a mesh the link leads from A to B over the side on
    which B lies, and with --both also back over the opposite side. In path files every link leads both ways;
    ATTRIBUTEs are those of roads: lanes=2, lanes_back=0 for a one-way street. Navi nodes, lengths, dead ends and flood ids
    follow.
    """
    from navspec.operations.row_edits import link

    values = _parse_values(attributes, "ATTRIBUTE") | ({} if side is None else {"side": side})
    return _run_edit(
        call, partial(link, one=one, second=second, attributes=values, both=both), has_network=True, **destination
    )


@options.command(
    "unlink",
    "Remove the link from a node or an area to another one.",
    options.path,
    _nodes,
    click.option("--both", is_flag=True, help="Also remove the link from B to A."),
    _edit_options("unlink"),
)
def unlink_command(call: CommandCall, *, one: str, second: str, both: bool, **destination: Any) -> int:
    """Remove the link from A to B, with what leads over it, such as encounter paths.

    A and B are nodes by their names, such as 6/87, or ids of areas. In path files every link leads both ways, and is
    removed in both directions. Ladders stay: navspec remove PATH /ladders/0 removes one.
    """
    from navspec.operations.row_edits import unlink

    return _run_edit(call, partial(unlink, one=one, second=second, both=both), has_network=True, **destination)


@options.command(
    "join",
    "Join two nodes or areas to one.",
    options.path,
    _nodes,
    _edit_options("join"),
)
def join_command(call: CommandCall, *, one: str, second: str, **destination: Any) -> int:
    """Join B with A, which stays; the links of B become links of A.

    Two areas of a mesh are joined if they form one rectangle and have the same attributes. Two nodes of path files are
    joined at the place of A.
    """
    from navspec.operations.row_edits import join

    return _run_edit(call, partial(join, one=one, second=second), has_network=True, **destination)
