"""The real mobile save with guards, and real vehicles: what they hold, by plain Python and by the data of the game."""

from __future__ import annotations

import json
import struct
from pathlib import Path

import numpy as np
import pytest

import navspec
from differential.nested import nested
from independent.gta_sa_save_guards import GUARD, TAG, stripped
from navspec import tree
from navspec.columns import Tables
from navspec.spec import load_spec

NAME, FORMAT = "GTASAsf1.b", "gta_sa_save_android"
BLIPS, POST_EFFECTS = bytes(75 * 40), TAG + struct.pack("<I", 348) + bytes(348)
MARKERS = 5 * 28
APART = {"padding", "radar_blips.blips"}
"""Tables with other rows in the save without guards."""
OF_ITS_OWN = {"SA_SAVE_PADDING_RULE"}
"""Somebody wrote a text into the padding of the file."""


@pytest.fixture(scope="module")
def mobile(corpus: Path) -> bytes:
    (path,) = (corpus / "gta_sa_save" / "mobile").iterdir()
    return path.read_bytes()


@pytest.fixture(scope="module")
def without_guards(mobile: bytes) -> bytes:
    """The same save in format 4, put together by plain Python: 75 free blips and block 28, all of it 0, are new."""
    data, _ = stripped(mobile)
    tags = [at for at in range(len(data)) if data.startswith(TAG, at)]
    assert len(tags) == 28
    after_blips, after_markers, first = tags[10], tags[27] + len(TAG) + MARKERS, len(TAG)
    head = TAG + struct.pack("<I", 0x147728C3) + data[first + 4 : after_blips] + BLIPS
    data = head + data[after_blips:after_markers] + POST_EFFECTS + data[after_markers:]
    data += (data[-65_000:] * 2)[: 195_000 - 4 - len(data)]
    return data + struct.pack("<I", sum(data) & 0xFFFFFFFF)


def opened(data: bytes) -> Tables:
    found = navspec.tables(data, name=NAME)
    assert isinstance(found, Tables)
    return found


def test_every_guard_is_where_the_game_writes_one(mobile: bytes) -> None:
    data, guards = stripped(mobile)
    assert (len(data), guards) == (182_997, 33_357)
    assert mobile.count(GUARD) > guards  # one is a value, others are in the padding


def test_both_planes_give_the_save_back(mobile: bytes) -> None:
    tables = opened(mobile)
    assert (tables.format, tables.variant) == (FORMAT, "guarded")
    assert tables.to_bytes() == mobile
    root = navspec.load(mobile, name=NAME)
    assert navspec.to_bytes(root) == mobile
    assert json.dumps(nested(tables)) == json.dumps(tree.to_json(root, load_spec(FORMAT)))


def test_every_value_is_that_of_the_save_without_guards(mobile: bytes, without_guards: bytes) -> None:
    """Names of fields are the same; what has guards of its own stands under another name and in another list."""
    tables, plain = opened(mobile), opened(without_guards)
    compared = 0
    for key, rows in plain.items():
        if not key or not len(rows) or key in APART or key.startswith("post_effects."):
            continue
        around, _, last = key.rpartition(".")
        own = tables[key] if len(tables[key]) else tables[f"{around}.guarded_{last}"]
        for name in rows.dtype.names or [""]:
            expected = rows[name] if name else rows
            assert _numbers(own, name).tobytes() == np.ascontiguousarray(expected).tobytes(), (key, name)
            compared += expected.size
    assert compared > 40_000
    blips = opened(without_guards)["radar_blips.blips"]
    for name in blips.dtype.names:
        assert (tables["radar_blips.blips"][name] == blips[name][:175]).all()


def _numbers(rows: np.ndarray, name: str) -> np.ndarray:
    """A field of rows by the name that it has without guards; of rows that are numbers with guards the numbers."""
    names = rows.dtype.names or ()
    found = rows[next(each for each in (name, f"guarded_{name}") if each in names)] if name else rows
    return np.ascontiguousarray(found["value"] if "value" in (found.dtype.names or ()) else found)


def test_the_findings_are_those_of_the_save_without_guards(mobile: bytes, without_guards: bytes) -> None:
    reports = [navspec.check(data, name=NAME) for data in (mobile, without_guards)]
    own, plain = (
        {(finding.code, finding.severity, finding.message) for finding in report.findings} for report in reports
    )
    assert own - plain == {each for each in own if each[0] in OF_ITS_OWN}
    assert plain <= own
    codes = {code.removeprefix("SA_SAVE_") for code, _, _ in own}
    assert codes >= {"CAR_POSITION", "CHAOS_PAIR", "POP_GROUP", "HEALTH_MAX", "ARMOR_MAX", "BODY_STATS", "PADDING_RULE"}


def test_facts_of_the_save(mobile: bytes) -> None:
    facts = navspec.info(mobile, name=NAME).to_dict()["files"][0]["info"]
    assert (facts["version"], facts["title"], facts["money"]) == ("phones, format 2", "RACE21", 999_999_999)
    assert (facts["room"], facts["missions_passed"], facts["checksum_ok"]) == ("Johnson House", 145, True)
    assert facts["completed"]["tags"] == {"count": 100, "of": 100}


def test_an_edit_changes_its_bytes_and_the_sum(mobile: bytes) -> None:
    tables = opened(mobile)
    offset, _ = tables.span("tags.guarded_tags", 3, "value")
    tables.set_column("tags.guarded_tags", "value", 1, [3])
    written = tables.to_bytes()
    sum_at = len(mobile) - 4
    assert {at for at in range(sum_at) if written[at] != mobile[at]} == {offset}
    assert written[sum_at:] == struct.pack("<I", sum(written[:sum_at]) & 0xFFFFFFFF)


def test_a_lost_byte_is_found_at_the_next_guard(mobile: bytes) -> None:
    at, _ = opened(mobile).span("zones.zone_infos", 255, "population")
    report = navspec.check(mobile[:at] + mobile[at + 1 :] + b"\0", name=NAME)
    (fault,) = [finding for finding in report.findings if finding.severity == "error"]
    assert (fault.code, fault.pointer) == ("SA_SAVE_GUARDS", "/zones/zone_infos/256/guard")
    assert "no guard precedes /zones/zone_infos/256" in fault.message


def test_the_save_without_guards_is_what_convert_makes(mobile: bytes, without_guards: bytes, corpus: Path) -> None:
    """All but blips 175 to 249 and block 28, in which are the values that saves of Android share."""
    (file,) = navspec.convert(mobile, "android").files
    new, plain = opened(file.data), opened(without_guards)
    assert len(file.data) == 195_000
    assert new.decisions["is_object_variant_b"] is False
    blips, _ = plain.span("radar_blips.blips", 175)
    effects, size = plain.span("", 0, "post_effects")
    ends = [(0, blips), (blips + len(BLIPS), effects), (effects + size, plain.extent("padding")[0])]
    for start, end in ends:
        assert file.data[start:end] == without_guards[start:end]
    others = [opened(path.read_bytes()) for path in (corpus / "gta_sa_save" / "android").iterdir()]
    assert {row.tobytes() for each in others for row in each["radar_blips.blips"][175:]} == {
        row.tobytes() for row in new["radar_blips.blips"][175:]
    }
    gaps = [name for name in new.spec.types["post_effects_block"].by_id if name.startswith("gap_")]
    screen = {"haze_scan_x", "haze_scan_y", "haze_render_x", "haze_render_y", "rain_enable"}
    for name in new.spec.types["post_effects_block"].by_id.keys() - screen - {*gaps}:
        key = f"post_effects.{name}"
        found = {tuple(each[key].tolist()) if key in each else each.value(key) for each in (new, *others)}
        assert len(found) == 1, name


MASSES = {
    481: (100, 39),
    411: (1400, 2725.3),
    445: (1650, 3851.4),
    469: (2500, 6041.7),
    521: (500, 200),
    413: (2600, 8666.7),
}
"""Mass and turn mass of models, as handling.cfg of the original game has them."""
BIKES = {481, 521}


def test_vehicles_have_the_mass_of_their_models(corpus: Path) -> None:
    (path,) = (corpus / "gta_sa_save" / "android").glob("supergatto*")
    tables = opened(path.read_bytes())
    vehicles = tables["pools.vehicles"]
    assert len(vehicles) == 13
    models = vehicles["model"].tolist()
    assert set(MASSES) <= set(models)
    for row, model in enumerate(models):
        if model in MASSES:
            found = vehicles["mass"][row].item(), vehicles["turn_mass"][row].item()
            assert found == pytest.approx(MASSES[model], rel=1e-4)
    assert np.diff(tables.offsets("pools.vehicles.damage")).tolist() == [int(each not in BIKES) for each in models]
    assert (tables["pools.vehicles.damage"]["wheel_effect"] == 0.5).all()
    assert set(vehicles["driver"].tolist()) - {-1} <= set(tables["pools.players"]["handle"].tolist())
    assert tables.to_bytes() == path.read_bytes() == navspec.to_bytes(navspec.load(path))


def test_saves_with_vehicles(corpus: Path) -> None:
    counts = {
        path.name.partition("__")[0] + path.name[-5:]: len(opened(path.read_bytes())["pools.vehicles"])
        for path in (corpus / "gta_sa_save" / "android").iterdir()
    }
    assert {name: count for name, count in counts.items() if count} == {
        "supergattoP10.b": 13,
        "Sj41+dlpf10.b": 5,
        "Sj41+dlpsf1.b": 1,
    }


def test_parts_are_taken_out_of_a_save_with_guards(mobile: bytes) -> None:
    """A block has lost 20 bytes; the same save has it whole."""
    damaged = mobile[:0x20000] + mobile[0x20014:]
    done = navspec.repair(damaged, donor=mobile, name=NAME)
    assert navspec.identify(done.files[0].data).variant == "guarded"
    assert len(done.files[0].data) == len(mobile)
    assert done.after["error"] == 0


def test_parts_are_not_taken_out_of_a_save_of_another_form(mobile: bytes, without_guards: bytes) -> None:
    for damaged, donor in ((mobile, without_guards), (without_guards, mobile)):
        with pytest.raises(navspec.NavspecError, match="parts can only be taken from a file of the same variant"):
            navspec.repair(damaged[:100_000], donor=donor, name=NAME)
