"""`navspec studio`."""

from __future__ import annotations

import click

from navspec.cli import options
from navspec.cli.common import CommandCall


@options.command(
    "studio",
    "Show, edit and repair files on a map in the browser.",
    click.argument("paths", metavar="[PATH]...", nargs=-1, type=click.Path(exists=True)),
    click.option(
        "--port",
        metavar="N",
        type=click.IntRange(0, 65535),
        default=0,
        show_default=True,
        help="Listen on this port; 0 takes a free one.",
    ),
    click.option("--no-browser", is_flag=True, help="Print the address without opening a browser."),
    options.settings("check"),
)
def studio_command(call: CommandCall, *, port: int, no_browser: bool) -> int:
    """Show, edit and repair files, folders and archives in the browser.

    navspec prints the address, which only this machine can reach, and which contains a secret of this run. Ctrl-C ends it.
    """
    from navspec.studio.server import serve, state_folder
    from navspec.studio.workspace import Workspace

    workspace = Workspace(state_folder())
    if call.paths:
        workspace.open(call.sources, call.read_options.get("settings"))
    workspace.find_unsaved()
    serve(workspace, port=port, browse=not no_browser, show=click.echo, paths=call.paths)
    return 0
