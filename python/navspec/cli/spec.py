"""`navspec spec`."""

from __future__ import annotations

from pathlib import Path

import click

from navspec.cli import common
from navspec.inputs.walk import demand


@click.command("spec", short_help="Check a .ksy file, and compile it for a format of your own.")
@click.argument("file", metavar="FILE.ksy", type=click.Path())
@click.option("-o", "--output", metavar="FILE", help="Write what the library reads here, <id>.spec.json; - is stdout.")
@common.force
@common.quiet
def command(file: str, output: str | None, force: bool, quiet: bool) -> int:
    """Hold a spec in Kaitai Struct to the rules of ksy/README.md: each problem with its place, its rule, and what takes its
    place.

    With -o it is compiled as well, unless it breaks a rule that is about more than what readers of the spec want to know
    (W12, W23, W24, W25, the order of keys). A package with the result and a family makes the format known to navspec.
    """
    if output:
        common.demand_free(output, force)
    demand(file, file=True)
    from navspec.spec import ksy

    problems = ksy.lint([Path(file)], Path())
    for problem in problems:
        click.echo(problem, err=bool(output))
    if output is None:
        common.note(f"{file}: {len(problems) or 'no'} problem{'s' * (len(problems) != 1)}", quiet)
        return int(bool(problems))
    if any(problem.rule not in ksy.WORDS for problem in problems):
        common.note("navspec: nothing is written")
        return 1
    common.write_text(ksy.text_of(ksy.compile_spec(Path(file))), output, force)
    if output != "-":
        common.note(f"wrote {output}", quiet)
    return 0
