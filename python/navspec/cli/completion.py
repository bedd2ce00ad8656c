"""`navspec completion`."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from navspec.cli import options
from navspec.cli.common import CommandCall, write_text
from navspec.cli.group import COMPLETION_VARIABLE, cli
from navspec.cli.powershell import register_powershell

SHELLS = ("bash", "zsh", "fish", "powershell")


@options.command(
    "completion",
    "Print the completion script of a shell (bash, zsh, fish, powershell).",
    click.argument("shell", metavar="SHELL", type=click.Choice(SHELLS)),
    options.output("the script"),
    options.force,
)
def completion_command(call: CommandCall, shell: str) -> None:
    """Print the script that makes a SHELL complete commands, options, their values, and codes of rules.

    SHELL is bash, zsh, fish or powershell:

    \b
    bash        put eval "$(navspec completion bash)" into ~/.bashrc
    zsh         put eval "$(navspec completion zsh)" into ~/.zshrc
    fish        navspec completion fish -o ~/.config/fish/completions/navspec.fish
    powershell  put navspec completion powershell | Out-String | Invoke-Expression
                into the file that $PROFILE names
    """
    register_powershell()
    kind = get_completion_class(shell)
    assert kind is not None, shell
    script = kind(cli, {}, "navspec", COMPLETION_VARIABLE)
    write_text(script.source_template % script.source_vars(), call.output, call.force)
