"""`navspec completion`."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from navspec.cli import options
from navspec.cli.common import CommandCall, write_text
from navspec.cli.group import cli

SHELLS = ("bash", "zsh", "fish")
_COMPLETION_VARIABLE = "_NAVSPEC_COMPLETE"
"""The environment variable by which the script requests completions."""


@options.command(
    "completion",
    "Print the shell completion script (bash, zsh, fish).",
    click.argument("shell", type=click.Choice(SHELLS)),
    options.output("the script"),
    options.force,
)
def completion_command(call: CommandCall, shell: str) -> None:
    """Print the script that makes a shell complete commands, options, their values, and codes of rules.

    For bash put eval "$(navspec completion bash)" into ~/.bashrc, for zsh the same with zsh into ~/.zshrc, and for
    fish write
    it to ~/.config/fish/completions/navspec.fish.
    """
    kind = get_completion_class(shell)
    assert kind is not None, shell
    script = kind(cli, {}, "navspec", _COMPLETION_VARIABLE)
    write_text(script.source_template % script.source_vars(), call.output, call.force)
