"""What the search for faults rests on: it knows what steers, finds what is planted, and outlives what does not end."""

from __future__ import annotations

import gc
import json
import os
import random
import signal
import warnings
from pathlib import Path

import pytest

from builders import gta_sa_paths as builder
from formats import formats
from fuzz.campaign import Campaign
from fuzz.mutations import Files, steering
from fuzz.probe import OPERATIONS, Probe
from fuzz.seeds import Input, kept
from sweeps import rounds

FORMAT = "gta_sa_paths"
SMALL = Input(builder.smallest().to_bytes(), "NODES0.DAT")
MARK = b"a fault"


@pytest.fixture(autouse=True)
def _without_garbage_of_others() -> None:
    """What earlier tests left open, such as a loop of asyncio, warns when it is collected; here every warning is a fault."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gc.collect()


def ask(probe: Probe, source: random.Random) -> None:
    if MARK in probe.given.data:
        probe.call(lambda: {}[MARK], what="planted")


def end(probe: Probe, source: random.Random) -> None:
    if MARK in probe.given.data:
        os.kill(os.getpid(), signal.SIGKILL)


def campaign(folder: Path, *given: Input, seed: str = "1") -> Campaign:
    return Campaign({FORMAT: list(given)}, seed, folder, folder / "seeds", jobs=1)


def test_what_steers_is_known_from_the_spec() -> None:
    places = {(at, size) for at, size, _ in steering(SMALL, FORMAT)}
    counts = {(4 * number, 4) for number in (0, 3, 4)}
    node = {(20 + 16, 2), (20 + 18, 2), (20 + 20, 2), (20 + 24, 4)}  # its first link, area and number, how many links
    assert counts | node <= places
    assert (20 + 8, 2) not in places, "a coordinate leads nowhere"


@pytest.mark.parametrize("format_id", formats())
def test_a_few_inputs_of_every_format(format_id: str) -> None:
    own = [Input(data, SMALL.name if format_id == FORMAT else "a") for data in formats()[format_id].files().values()]
    files = Files(format_id, own, [SMALL])
    for number in range(rounds(3, 1)):
        source = random.Random(number)
        probe = Probe(files.mutated(source, min(own, key=lambda each: len(each.data))), format_id, own)
        assert probe.run(thorough=number == 0).faults == []


def test_a_planted_fault_is_kept_as_a_smaller_file(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(OPERATIONS, "planted", (ask, 1.0))
    planted = Input(SMALL.data + MARK, SMALL.name)
    found = campaign(tmp_path, planted)
    found.run(seconds=60, inputs=1, tell=print)
    found.write()
    told = json.loads((tmp_path / "fuzz.json").read_text())
    (fault,) = told["faults"]
    assert (fault["kind"], fault["operation"]) == ("exception", "planted")
    assert told["formats"][FORMAT]["inputs"] == 1
    assert list(told["formats"][FORMAT]["faults"].values()) == [1]
    smaller = Path(fault["file"]).read_bytes()
    assert MARK in smaller
    assert len(smaller) < len(planted.data) / 4
    assert fault["command"] == f"make fuzz FILE={fault['file']} FORMAT={FORMAT}"


def test_a_process_that_is_ended_is_a_fault(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setitem(OPERATIONS, "planted", (end, 1.0))
    found = campaign(tmp_path, SMALL, Input(SMALL.data + MARK, SMALL.name))
    found.run(seconds=60, inputs=2, tell=print)
    (fault,) = found.faults
    assert (fault["kind"], fault["operation"], fault["message"]) == ("killed", "planted", "ended by signal 9")
    assert Path(fault["file"]).read_bytes() == SMALL.data + MARK


def test_what_is_new_becomes_a_seed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("fuzz.campaign.BATCH", 12)
    first = campaign(tmp_path, SMALL)
    first.run(seconds=60, inputs=10, tell=print)
    seeds = [each.data for each in kept(tmp_path / "seeds", FORMAT)]
    assert first.tallies[FORMAT].inputs == 13  # the seed itself, and one batch
    assert seeds
    assert SMALL.data not in seeds
    assert {each.name for each in kept(tmp_path / "seeds", FORMAT)} == {SMALL.name}
    assert len(campaign(tmp_path, SMALL).start[FORMAT]) == 1 + len(seeds)
