"""`make fuzz`: mutated files of every format through every operation."""

from __future__ import annotations

import os
import random
import secrets
import sys
from argparse import ArgumentParser
from pathlib import Path

from fuzz.campaign import Campaign, Tally
from fuzz.probe import Probe
from fuzz.seeds import FORMATS, Input, seeds

BUILD = Path("build")


def main() -> int:
    """Run, or ask everything of one file again; 1 where there is a fault."""
    parser = ArgumentParser(prog="fuzz", description=__doc__)
    parser.add_argument("--minutes", type=float, default=1, help="how long")
    parser.add_argument("--inputs", type=int, default=sys.maxsize, help="no more inputs of a format than this")
    parser.add_argument("--seed", default="", help="the same inputs again, as far as the time allows")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--format", action="append", choices=FORMATS, help="only this format; may be repeated")
    parser.add_argument(
        "--seeds", type=Path, default=BUILD / "fuzz-seeds", help="folder of what earlier runs have kept"
    )
    parser.add_argument("--file", type=Path, help="ask everything of this file instead, which is one of --format")
    parser.add_argument("--as", dest="forced", help="read the file as this format")
    given = parser.parse_args()
    if given.file:
        if not given.format:
            parser.error("--file goes with --format")
        return _again(given.file, given.format[0], given.forced)
    seed = given.seed or secrets.token_hex(4)
    print(f"seed {seed}; the same inputs again: make fuzz SEED={seed}", flush=True)
    built = seeds(random.Random(seed))
    campaign = Campaign({name: built[name] for name in given.format or FORMATS}, seed, BUILD, given.seeds, given.jobs)
    campaign.run(60 * given.minutes, given.inputs, lambda line: print(line, flush=True))
    campaign.write()
    print(table(campaign.tallies))
    for fault in campaign.faults:
        print(f"{fault['format']} {fault['kind']} in {fault['operation']}: {fault['message']}\n  {fault['command']}")
    return int(bool(campaign.faults))


def table(tallies: dict[str, Tally]) -> str:
    """What the README shows."""
    lines = ["| format | inputs | read | faults | slowest call, s |", "| --- | ---: | ---: | ---: | ---: |"]
    for name, each in tallies.items():
        faults = sum(each.faults.values())
        lines.append(f"| `{name}` | {each.inputs:,} | {each.read:,} | {faults:,} | {each.slowest:.1f} |")
    return "\n".join(lines)


def _again(file: Path, format_id: str, forced: str | None) -> int:
    import random

    others = seeds(random.Random(file.name))[format_id]
    probe = Probe(Input(file.read_bytes(), file.name, forced), format_id, others).run(thorough=True)
    for fault in probe.faults:
        print(f"{fault.kind} in {fault.operation}: {fault.message}\n{fault.details}")
    print(f"{len(probe.faults)} faults, {probe.calls} calls, the slowest {probe.slowest[0]:.2f} s: {probe.slowest[1]}")
    return int(bool(probe.faults))


if __name__ == "__main__":
    sys.exit(main())
