"""Samples of the rules of scripts, their threads, and lists that the game keeps in order."""

from __future__ import annotations

from typing import Any

from builders import gta_sa_save_android as android
from builders import gta_sa_save_content as content
from builders.gta_sa_save import Save, Sealing, edited, valid
from builders.gta_sa_save_content import PC_SCRIPT, TIMER
from builders.gta_sa_save_sampling import Edits, SaveSamples
from builders.sampling import ERROR, INFO, WARNING

SAMPLES = SaveSamples("s")
broken, sound = SAMPLES.broken, SAMPLES.sound

ID = "/simple_variables/version_id"
SIZE = "/scripts/main_script_size"
THREADS = "/scripts/threads"
PSAVE1 = f"{THREADS}/17"
"""The thread in a subroutine."""
ADPLANE = f"{THREADS}/1"
BASE = PC_SCRIPT.base

MIXED = (("SCRIPT_ID_MIX", INFO, SIZE),)
OTHER_PLACE = (("THREAD_BASE_ID", INFO, ID),)


def moved(base: int) -> Edits:
    """All threads at addresses that put the script of the PC to another place."""
    edits = {f"{THREADS}/{row}/ip_abs": at + base for row, at in enumerate(PC_SCRIPT.threads.values())}
    stack = [PC_SCRIPT.threads["psave1"] - back for back in (300, 900)]
    return edits | {f"{PSAVE1}/stack_abs/{row}": at + base for row, at in enumerate(stack)}


def thread(row: int, ip: int, **more: Any) -> Edits:
    """A thread that goes on elsewhere."""
    edits = {f"{THREADS}/{row}/ip_rel": ip, f"{THREADS}/{row}/ip_abs": ip + BASE}
    return edits | {f"{THREADS}/{row}/{name}": value for name, value in more.items()}


def returning(ip: int) -> Edits:
    """The thread in a subroutine returns elsewhere."""
    return {f"{PSAVE1}/stack_rel/0": ip, f"{PSAVE1}/stack_abs/0": ip + BASE}


# --- the file ----------------------------------------------------------------------------------------------------------


def _longer(edits: Edits) -> Save:
    return edited(Save(valid().root, Sealing(202_800, 51_200, 202_800)), edits)


broken("FILE_SIZE", ERROR, "A save of the PC with 48 bytes more padding.", {}, "/padding", base=_longer)
broken("FILE_SIZE", ERROR, "A line break behind a save of Android.", {"/trailing": b"\r\n"}, base=android.valid)
sound("Sizes of the game.", {}, "FILE_SIZE", "VERSION_KNOWN", "GOTO_HEADER", "ENEX_ORDER", "CARGEN_INDEX")
sound("A save of Android.", {}, "FILE_SIZE", "VERSION_KNOWN", "GOTO_HEADER", base=android.valid)

broken("VERSION_KNOWN", WARNING, "The id of no version.", {ID: 0x12345678}, also=MIXED)

broken("GOTO_HEADER", ERROR, "Another instruction than a jump.", {"/scripts/globals/0": 7}, "/scripts/globals")
broken("GOTO_HEADER", ERROR, "A jump to the byte behind.", {"/scripts/globals/1": 0xAB + 1}, "/scripts/globals")
broken("GOTO_HEADER", ERROR, "A byte that is part of no variable.", {"/scripts/len_globals": 43_809})

# Door 4 leads nowhere and nothing leads to it; the last is 329, to which the one before it leads.
DOOR, LAST_DOOR = "/entry_exits/entries/4/entry_index", "/entry_exits/entries/304/entry_index"
ALONE = {"/entry_exits/entries/303/door/linked_index": -1}

broken("ENEX_ORDER", WARNING, "A door that is there twice.", {DOOR: 3})
broken(
    "ENEX_ORDER", WARNING, "A door behind one with a higher number.", {DOOR: 350}, "/entry_exits/entries/5/entry_index"
)
broken("ENEX_ORDER", WARNING, "A door too many for the PC.", {LAST_DOOR: 400, **ALONE})
broken("ENEX_ORDER", WARNING, "A door too many for Android.", {LAST_DOOR: 455, **ALONE}, base=android.valid)
sound("The last door of the PC.", {LAST_DOOR: 399, **ALONE}, "ENEX_ORDER")
sound("The last door of Android.", {LAST_DOOR: 454, **ALONE}, "ENEX_ORDER", base=android.valid)

LAST_CAR = "/car_generators/generators/149/index"
broken("CARGEN_INDEX", ERROR, "A car generator that is there twice.", {LAST_CAR: 152})
broken("CARGEN_INDEX", ERROR, "A car generator too many.", {LAST_CAR: 500})
broken("CARGEN_INDEX", ERROR, "A number that would be -1 with a sign.", {LAST_CAR: 65_535})
sound("The last car generator.", {LAST_CAR: 499}, "CARGEN_INDEX")

# --- which script ------------------------------------------------------------------------------------------------------

FLAG = "/scripts/on_mission_flag_offset"
broken("ON_MISSION_OFFSET", ERROR, "Between two variables.", {FLAG: 1638})
broken("ON_MISSION_OFFSET", ERROR, "In the jump before the variables.", {FLAG: 4})
broken("ON_MISSION_OFFSET", ERROR, "Behind the variables.", {FLAG: 43_808})
broken("ON_MISSION_OFFSET", ERROR, "Before them.", {FLAG: -4})
sound("The first variable.", {FLAG: 8}, "ON_MISSION_OFFSET")
sound("The last variable.", {FLAG: 43_804}, "ON_MISSION_OFFSET")

broken("SCRIPT_KNOWN", INFO, "A script that nobody knows.", {SIZE: 200_000}, also=MIXED)
sound("The script v1 of PC 1.00.", {}, "SCRIPT_KNOWN", "SCRIPT_ID_MIX", "IPL_ORDER")
sound("The script of Android.", {}, "SCRIPT_KNOWN", base=android.valid)

broken("SCRIPT_ID_MIX", INFO, "PC 2.0 of Germany with the script v1.", {ID: 0x5D31CC22}, SIZE)
broken("SCRIPT_ID_MIX", INFO, "PC 2.0 with the script v1.", {ID: 0xFD148DF6}, SIZE, also=OTHER_PLACE)
sound("PC 1.01 with the script v1.", {ID: 0x9A6EBE58}, "SCRIPT_ID_MIX")

PARTS = "/ipl_flags/flags"
broken("IPL_ORDER", INFO, "The crack factory of v2, which is another part in v1.", {f"{PARTS}/41": 1})
broken(
    "IPL_ORDER", INFO, "The last of all parts, and one of v1.", {f"{PARTS}/254": 1, f"{PARTS}/45": 1}, f"{PARTS}/254"
)
sound("All parts that v1 loads.", {f"{PARTS}/{part - 1}": 1 for part in (2, 3, 46, 59, 124)}, "IPL_ORDER")

# --- threads by themselves -----------------------------------------------------------------------------------------------

broken("THREAD_SHAPE", WARNING, "A thread that counts from elsewhere.", {f"{ADPLANE}/base_ip": 44_000})
broken("THREAD_SHAPE", WARNING, "A script from outside.", {f"{ADPLANE}/is_external": 1})
broken("THREAD_SHAPE", WARNING, "A script of a person.", {f"{ADPLANE}/external_type": 0})
broken("THREAD_SHAPE", WARNING, "A mission.", {f"{ADPLANE}/is_mission": 1})
broken("THREAD_SHAPE", WARNING, "A place of a pool that has 96.", {f"{ADPLANE}/slot": 96})
broken("THREAD_SHAPE", WARNING, "The place of main.", {f"{ADPLANE}/slot": 95})
broken(
    "THREAD_SHAPE",
    WARNING,
    "A name twice.",
    {f"{THREADS}/3/thread_name": b"custom\0\0", f"{THREADS}/2/thread_name": b"custom\0\0"},
)
broken(
    "THREAD_SHAPE",
    WARNING,
    "No return address where one is in use.",
    {f"{ADPLANE}/stack_depth": 1},
    f"{ADPLANE}/stack_rel/0",
    also=[("THREAD_IP_RANGE", ERROR, f"{ADPLANE}/stack_rel/0")],
)
broken(
    "THREAD_SHAPE",
    WARNING,
    "More return addresses than there is room for, all but two of them empty.",
    {f"{PSAVE1}/stack_depth": 9},
    f"{PSAVE1}/stack_depth",
    *(f"{PSAVE1}/stack_rel/{entry}" for entry in range(2, 8)),
    also=[("THREAD_IP_RANGE", ERROR, f"{PSAVE1}/stack_rel/{entry}") for entry in range(2, 8)],
)
broken("THREAD_SHAPE", WARNING, "Something else before main.", {f"{THREADS}/0/thread_name": b"custom\0\0"})
sound("Threads of the PC.", {}, "THREAD_SHAPE", "THREAD_WAKE", "THREAD_BASE", "THREAD_BASE_ID", "THREAD_IP_RANGE")
sound("A name with old memory behind its zero.", {f"{ADPLANE}/thread_name": b"a\0plane\0"}, "THREAD_SHAPE")

broken("THREAD_WAKE", WARNING, "A millisecond too late.", {f"{ADPLANE}/wake_time": TIMER + 60_001})
sound("In a minute, and long ago.", {f"{ADPLANE}/wake_time": TIMER + 60_000, f"{PSAVE1}/wake_time": -1}, "THREAD_WAKE")

# --- where threads go on -------------------------------------------------------------------------------------------------

broken("THREAD_BASE", WARNING, "Another address.", {f"{ADPLANE}/ip_abs": 84_656 + BASE}, also=OTHER_PLACE)
broken("THREAD_BASE", WARNING, "Another return address.", {f"{PSAVE1}/stack_abs/0": 7}, also=OTHER_PLACE)
broken("THREAD_BASE", WARNING, "A return address above those in use.", {f"{PSAVE1}/stack_abs/1": 7}, also=OTHER_PLACE)
broken("THREAD_BASE", WARNING, "Another address on Android.", {f"{ADPLANE}/ip_abs": 84_656}, base=android.valid)
sound("Elsewhere, but all of them.", moved(0xA5_0000), "THREAD_BASE", also=OTHER_PLACE)
sound("Threads of a running mission.", {}, "THREAD_BASE", "THREAD_IP_TABLE", base=android.during_mission)
sound(
    "Halves of the addresses of 64 bits.",
    {f"{THREADS}/{row}/ip_abs": 0x1234_5679 * row & 0xFFFF_FFFF for row in range(len(content.THREADS) - 2)},
    "THREAD_IP_RANGE",
    base=android.valid,
)

broken("THREAD_BASE_ID", INFO, "Where no version has the script.", moved(0xA4_9961), ID)
broken("THREAD_BASE_ID", INFO, "A page higher.", moved(0xB4_9960), ID)
sound("PC 1.01 with a modified executable.", {ID: 0x9345765E, **moved(0xA4_BFE0)}, "THREAD_BASE_ID")
sound("PC 2.0 has the same only in the lower half.", {ID: 0xFD148DF6, **moved(0xDA_12D0)}, "THREAD_BASE_ID", also=MIXED)

CUSTOM = {"thread_name": b"custom\0\0"}
broken("THREAD_IP_RANGE", ERROR, "In the last variable.", thread(1, 43_807, **CUSTOM))
broken("THREAD_IP_RANGE", ERROR, "Behind the script.", thread(1, 194_146, **CUSTOM))
broken("THREAD_IP_RANGE", ERROR, "Back into the variables.", returning(43_807))
broken("THREAD_IP_RANGE", ERROR, "Back behind the script.", returning(194_146))
sound("The first byte of the script.", {**thread(1, 43_808, **CUSTOM), **returning(43_808)}, "THREAD_IP_RANGE")
sound("The last byte of the script.", {**thread(1, 194_145, **CUSTOM), **returning(194_145)}, "THREAD_IP_RANGE")
sound(
    "A return address above those in use.",
    {f"{PSAVE1}/stack_rel/1": 1, f"{PSAVE1}/stack_abs/1": 1 + BASE},
    "THREAD_IP_RANGE",
)

broken("THREAD_IP_TABLE", ERROR, "A byte further on.", thread(1, 84_656))
broken("THREAD_IP_TABLE", ERROR, "Where the script v2 goes on.", thread(1, 84_634))
broken(
    "THREAD_IP_TABLE",
    ERROR,
    "On Android.",
    {f"{ADPLANE}/ip_rel": 90_319, f"{ADPLANE}/ip_abs": 90_319 + 0xC0DE0000},
    base=android.valid,
)
sound("A thread that nobody knows.", thread(1, 100_000, **CUSTOM), "THREAD_IP_TABLE")
sound("The second of two places.", thread(17, 87_509), "THREAD_IP_TABLE")
