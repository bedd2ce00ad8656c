"""`navspec studio`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import CommandCall


@options.command(
    "studio",
    "Open the workbench in the browser: look at files on the map, edit them, and see what is wrong.",
    click.argument("paths", metavar="[PATH]...", nargs=-1, type=click.Path(exists=True)),
    click.option(
        "--port",
        metavar="N",
        type=click.IntRange(0, 65535),
        default=0,
        help="Listen on this port; 0, the default, is any.",
    ),
    click.option("--no-browser", is_flag=True, help="Print only the address."),
    options.settings("check"),
)
def studio_command(call: CommandCall, *, port: int, no_browser: bool) -> int:
    """Open files, folders and archives in the browser, to look at them, to edit and to repair them.

    Prints the address, which only this machine can reach and which holds a secret of this run. Ends with Ctrl-C.
    """
    from navspec.studio.server import serve, state_folder
    from navspec.studio.workspace import Workspace

    workspace = Workspace(state_folder())
    if call.paths:
        workspace.open(call.sources, call.read_options.get("settings"))
    workspace.find_unsaved()
    serve(workspace, port=port, browse=not no_browser, show=click.echo)
    return 0
