"""Repairs of the file, of lists that the game keeps in order, and of scripts."""

from __future__ import annotations

from builders import gta_sa_save_android as android
from builders.gta_sa_save import valid
from builders.gta_sa_save_content import PC_SCRIPT, TIMER
from builders.gta_sa_save_samples_scripts import ADPLANE, PARTS, PSAVE1, returning, thread
from builders.repairs_save import SaveCases

CASES = SaveCases()
_edited = CASES.edited

_EARLIER = {
    key: at for row, each in enumerate(PC_SCRIPT.threads.values()) for key, at in thread(row, each - 21).items()
}
_RETURN = PC_SCRIPT.threads["psave1"]
_BACK = _RETURN - 900
"""The return address that is not in use any more, and moves all the same."""

# --- the file ----------------------------------------------------------------------------------------------------------

CASES.bytes("FILE_SIZE", "A line break behind a save of the PC.", valid().to_bytes() + b"\r\n", valid())
_edited("FILE_SIZE", "A line break behind a save of Android.", {"/trailing": b"\r\n"}, base=android.valid)
_edited("CHECKSUM", "A sum that somebody made up.", {"/checksum": 12_345})
_edited("CHECKSUM", "A sum that somebody made up, on Android.", {"/checksum": 12_345}, base=android.valid)
_edited("PADDING_RULE", "Zeros for padding.", {"/padding": bytes(valid().span("/padding")[1])})

# --- lists -------------------------------------------------------------------------------------------------------------

_DOORS, _CARS = "/entry_exits/entries", "/car_generators/generators"
_doors, _cars = valid().get(_DOORS), valid().get(_CARS)

_edited(
    "ENEX_ORDER",
    "Two doors swapped, and another at the end.",
    {_DOORS: [_doors[1], _doors[0], *_doors[3:-1], _doors[2], _doors[-1]]},
)
_edited("CARGEN_INDEX", "A car generator that is there twice.", {_CARS: [*_cars, _cars[-1]]})
_edited("CARGEN_INDEX", "A car generator too many.", {_CARS: [*_cars, _cars[0].put("index", 500)]})

# --- scripts -----------------------------------------------------------------------------------------------------------

_edited("THREAD_BASE", "An address of another thread.", {f"{ADPLANE}/ip_abs": 60_055 + PC_SCRIPT.base})
_edited("THREAD_BASE", "No return address in memory.", {f"{PSAVE1}/stack_abs/0": 0})
_edited(
    "THREAD_IP_TABLE",
    "Threads of v2 with the size of v1: half of a conversion to v2.",
    _EARLIER
    | returning(_RETURN - 300 - 21)
    | {f"{PSAVE1}/stack_rel/1": _BACK - 21, f"{PSAVE1}/stack_abs/1": _BACK - 21 + PC_SCRIPT.base},
    on_request=True,
)
_edited(
    "IPL_ORDER",
    "The farm and the crack factory by the numbers of v2.",
    {f"{PARTS}/45": 0, f"{PARTS}/41": 1},
    on_request=True,
)
_edited(
    "THREAD_WAKE",
    "A thread that sleeps for days.",
    {f"{ADPLANE}/wake_time": TIMER + 600_000_000},
    {f"{ADPLANE}/wake_time": TIMER},
)
