"""Completion in PowerShell, which click does not have."""

from __future__ import annotations

import os
from typing import ClassVar

from click.shell_completion import CompletionItem, ShellComplete, add_completion_class

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


def register_powershell() -> None:
    """Make click know the completion of PowerShell."""
    add_completion_class(PowerShellComplete)
