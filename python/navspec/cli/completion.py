"""`navspec completion`."""

from __future__ import annotations

import os
from typing import ClassVar

import click
from click.shell_completion import CompletionItem, ShellComplete, add_completion_class, get_completion_class

from navspec.cli import options
from navspec.cli.common import CommandCall, write_text
from navspec.cli.group import COMPLETION_VARIABLE, cli

SHELLS = ("bash", "zsh", "fish", "powershell")
_POWERSHELL = """\
Register-ArgumentCompleter -Native -CommandName %(prog_name)s -ScriptBlock {
    param($wordToComplete, $commandAst, $cursorPosition)
    $words = $commandAst.CommandElements |
        Where-Object { $_.Extent.EndOffset -lt $cursorPosition } |
        ForEach-Object { if ($_.Value -is [string]) { $_.Value } else { $_.Extent.Text } }
    $env:%(complete_var)s = "powershell_complete"
    $env:COMP_WORDS = $words -join "`n"
    $env:COMP_CWORD = $wordToComplete
    try {
        %(prog_name)s | Where-Object { $_ } | ForEach-Object {
            $value, $help = $_ -split "`t", 2
            $tip = if ($help) { $help } else { $value }
            [System.Management.Automation.CompletionResult]::new($value, $value, "ParameterValue", $tip)
        }
    } finally {
        Remove-Item Env:%(complete_var)s, Env:COMP_WORDS, Env:COMP_CWORD -ErrorAction SilentlyContinue
    }
}
"""


class PowerShellComplete(ShellComplete):
    """Completion in PowerShell, which passes the words before the cursor in lines, and the begun word by itself."""

    name: ClassVar[str] = "powershell"
    source_template: ClassVar[str] = _POWERSHELL

    def get_completion_args(self) -> tuple[list[str], str]:
        """Return the arguments before the cursor, and the begun word."""
        words = os.environ.get("COMP_WORDS", "").split("\n")
        return words[1:], os.environ.get("COMP_CWORD", "")

    def format_completion(self, item: CompletionItem) -> str:
        """Return a completion and its help."""
        return f"{item.value}\t{item.help or ''}"

    def complete(self) -> str:
        """Return all completions; none for paths, which PowerShell then completes itself."""
        arguments, begun = self.get_completion_args()
        items = self.get_completions(arguments, begun)
        return "\n".join(self.format_completion(item) for item in items if item.type == "plain")


add_completion_class(PowerShellComplete)


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
    kind = get_completion_class(shell)
    assert kind is not None, shell
    script = kind(cli, {}, "navspec", COMPLETION_VARIABLE)
    write_text(script.source_template % script.source_vars(), call.output, call.force)
