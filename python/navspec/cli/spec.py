"""`navspec spec`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from navspec.cli import options
from navspec.cli.common import CommandCall, print_note, require_new_file, write_text
from navspec.report.sheet import printable


@options.command(
    "spec",
    "Check and compile a .ksy file for your own format.",
    click.argument("file", metavar="FILE.ksy", type=click.Path()),
    options.target("FILE", "Output file for the compiled spec, <id>.spec.json; - is stdout."),
    options.force,
    options.quiet,
)
def spec_command(call: CommandCall, *, target: str | None) -> int:
    """Check a spec in Kaitai Struct against the rules of ksy/README.md, and list each problem with its place, rule and fix.

    With -o the spec is also compiled, unless it breaks a rule that concerns more than readers of the spec (W12, W23, W24,
    W25, the order of keys). A package with the result and a family makes the format known to navspec.
    """
    if target:
        require_new_file(target, call.force)
    from navspec.spec import ksy

    path = Path(*call.paths)
    problems = ksy.lint([path], Path())
    for problem in problems:
        click.echo(printable(str(problem)), err=bool(target))
    if target is None:
        print_note(f"{call.paths[0]}: {len(problems) or 'no'} problem{'s' * (len(problems) != 1)}", call.quiet)
        return int(bool(problems))
    if any(problem.rule not in ksy.WORDS for problem in problems):
        print_note("navspec: nothing is written")
        return 1
    write_text(ksy.text_of(ksy.compile_spec(path)), target, call.force)
    replace(call, output=target).note_written()
    return 0
