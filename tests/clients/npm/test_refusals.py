"""Files that cannot be read: the package names the rule and the place that the library names."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import navspec
from builders.collection import SAMPLES
from clients.npm import run_script
from navspec.spec import load_spec

SEED = 5
EACH = 10
"""Damaged files of each sample."""
SHORT = ("_COUNT_EXCEEDS_FILE", "_TRUNCATED")
"""Where rows or bytes do not fit, one engine refuses their number, the other one the end of the file."""


def _damaged() -> Iterator[tuple[str, bytes]]:
    """Samples that are cut off, and samples with another byte near their begin."""
    chance = random.Random(SEED)
    for sample in SAMPLES[::20]:
        for name, data in list(sample.files.items())[:1]:
            for number in range(EACH):
                if number % 2:
                    yield name, data[: chance.randrange(1, max(len(data), 2))]
                else:
                    at = chance.randrange(min(len(data), 600))
                    yield name, data[:at] + bytes([chance.choice((0, 255, data[at] ^ 0x80))]) + data[at + 1 :]


def test_refusals_are_those_of_the_library(node: str, tmp_path: Path) -> None:
    jobs = []
    for number, (name, data) in enumerate(_damaged()):
        path = tmp_path / str(number) / Path(name).name
        path.parent.mkdir()
        path.write_bytes(data)
        jobs.append([{"name": str(path), "path": str(path)}])
    compared, places, differences = 0, 0, []
    for job, line in zip(jobs, run_script(node, "check.mjs", tmp_path, jobs), strict=True):
        expected = json.loads(navspec.check(job[0]["path"]).to_json())
        formats = {side["inputs"][0]["format"] for side in (expected, line)}
        if len(formats) > 1 or any(side["inputs"][0]["status"] != "unreadable" for side in (expected, line)):
            continue
        wanted, result = expected["findings"][0], line["findings"][0]
        if wanted["code"] not in {case["code"] for case in load_spec(formats.pop()).read_errors}:
            continue
        compared += 1
        places += (wanted["pointer"], wanted["offset"]) == (result["pointer"], result["offset"])
        if wanted["code"].replace(*SHORT) != result["code"].replace(*SHORT):
            differences.append((wanted["code"], result["code"], result["pointer"], job[0]["path"]))
    print(f"\n{compared} refusals compared, {places} at the same place", end=" ")
    assert not differences, differences[:5]
    assert compared > 100
    assert places > 0.8 * compared
