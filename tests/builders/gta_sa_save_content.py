"""What a sound save of San Andreas holds: every rule of the document is kept, and all the rest is made up by formulas.

The player stands in the kitchen of his mother's house in Ganton and has been about a bit: some tags, jumps and zones are his.
"""

from __future__ import annotations

from collections.abc import Mapping
from struct import pack, unpack
from typing import Any, NamedTuple

from builders.gta_sa_save_layouts import LAYOUTS
from builders.records import STALE, Record, text

record = LAYOUTS.record

TIMER = 5_000_000
PLAYER = (2495.25, -1709.5, 1014.75)
INTERIOR, OUTSIDE, INSIDE = 3, 28, 219
"""The house of Ganton: its area, and its doors seen from outside and from inside."""
MAX_HEALTH_STAT, MAX_HEALTH, MOBILE_MAX_HEALTH = 569.0, 100, 125
"""The statistic, and 0.176 and 0.22 of it."""
SPRAYED, FOUND, DONE = 10, 7, 3
COLLECTED = {"oysters": 3, "horseshoes": 2, "snapshots": 5}


class Script(NamedTuple):
    """The main script of a platform."""

    globals_size: int
    mission_flag: int
    tags: int
    main_size: int
    largest_mission: int
    missions: int
    locals: int
    base: int
    threads: Mapping[str, int]


THREADS = {
    "main": (60055, 67245, 67553),
    "adplane": (84655, 90318, 91272),
    "apcheck": (136014, 147844, 149788),
    "bloodr": (80600, 86197, 87021),
    "buy_pro": (83432, 89095, 89919),
    "colls": (85627, 91290, 92308),
    "cranes": (98803, 106595, 107899),
    "gfagnt": (141406, 153236, 155222),
    "gym": (75353, 82543, 83323),
    "help": (92249, 99856, 101255),
    "hj": (159737, 171607, 173906),
    "hotr": (80743, 86394, 87218),
    "impnd_l": (83616, 89279, 90233),
    "intman": (154954, 166784, 169083),
    "kicks": (80949, 86604, 87428),
    "mob_ran": (188279, 200142, 202508),
    "oddveh": (81853, 87516, 88340),
    "psave1": (88443, 96050, 97180),
    "r3": (76417, 83676, 84492),
    "shoot": (75022, 82212, 82992),
    "trainsl": (84533, 90196, 91150),
    "tri": (81226, 86889, 87713),
    "valet_l": (84329, 89992, 90946),
}
"""Where threads wait in the scripts of PC (version 1), Android and Definitive Edition."""


def _threads(platform: int) -> dict[str, int]:
    return {name: found[platform] for name, found in THREADS.items()}


PC_SCRIPT = Script(43808, 1636, 801, 194146, 68439, 135, 964, 0xA49960, _threads(0))
ANDROID_SCRIPT = Script(49212, 1632, 800, 262245, 68400, 151, 975, 0xC0DE0000, _threads(1))
DEFINITIVE_SCRIPT = Script(49492, 1640, 805, 264905, 68619, 151, 975, 0, _threads(2))

SAVE_PICKUPS = {
    887: 1263.05,
    905: -773.67,
    923: 1091.39,
    941: 1263.76,
    959: -776.59,
    977: 1090.89,
    995: 183.23,
}


def blocks(max_health: int) -> dict[str, Record]:
    """The blocks that all platforms write alike."""
    found = statistics()
    return {
        "garages": garages(),
        "game_logic": record("game_logic", penalty_for_death=1, penalty_for_arrest=1, time_of_last_event=TIMER - 9000),
        "paths": record("paths", areas=[_area(index) for index in range(6)]),
        "pickups": pickups(),
        "restart_points": restart_points(),
        "zones": zones(),
        "gangs": record("gangs", gangs=[(-1, bytes(3), *weapons) for weapons in GANGS]),
        "car_generators": car_generators(),
        "player_info": player_info(max_health),
        "statistics": found,
        "set_pieces": record("set_pieces", used_count=209, pieces=[_piece(index) for index in range(210)]),
        "streaming": record("streaming", slots=[(255, 255, 2, 8)[index % 4] for index in range(26316)]),
        "ped_relationships": record("ped_relationships", relations=[_relation(index) for index in range(32)]),
        "tags": record("tags", tags=[255 if index < SPRAYED else index for index in range(100)]),
        "ipl_flags": record("ipl_flags", slot_count=256, flags=[int(index + 1 in (46, 59)) for index in range(255)]),
        "shopping": record(
            "shopping",
            modifiers=[record("changed_price", key=0x6A946537 + index, price=100 * index) for index in range(2)],
            items=[int(index % 9 == 0) for index in range(544)],
        ),
        "gang_wars": gang_wars(),
        "stunt_jumps": record("stunt_jumps", jumps=[_jump(index) for index in range(70)]),
        "entry_exits": entry_exits(),
        "radio": radio(found),
        "user_markers": record(
            "user_markers",
            markers=[(int(index == 1), bytes(3), (100.0 * index, 5.0, 13.0), 255, 255, 0) for index in range(5)],
        ),
    }


# --- block 0 -----------------------------------------------------------------------------------------------------------


SIMPLE = {
    "current_level": 1,
    "camera_pos": (PLAYER[0] + 3, PLAYER[1] - 3, PLAYER[2] + 1),
    "ms_per_game_minute": 1000,
    "last_clock_tick": TIMER,
    "game_month": 2,
    "game_day": 14,
    "game_hour": 19,
    "game_minute": 45,
    "game_weekday": 3,
    "stored_month": 2,
    "stored_day": 13,
    "stored_hour": 7,
    "stored_minute": 30,
    "global_timer": TIMER,
    "time_scale": 1.0,
    "time_step": 0.00001,
    "frame_counter": 140_000,
    "new_weather": 1,
    "forced_weather": -1,
    "weather_interpolation": 0.25,
    "weather_type_in_list": 17,
    "car_zoom": 1,
    "ped_zoom": 1,
    "interior": INTERIOR,
    "extra_colour": 4,
    "extra_colour_on": 1,
    "extra_colour_interpolation": 1.0,
    "extra_colour_weather": 21,
    "max_wanted_level": 4,
    "max_chaos": 1800,
}
"""What block 0 holds on every platform."""

LANGUAGE = {"nasty_game": 1, "cinematic_camera_help_left": 2}
WAYPOINT, WAYPOINT_COUNTER = 5, 3
TARGET_BLIP = WAYPOINT | WAYPOINT_COUNTER << 16


# --- block 1 -----------------------------------------------------------------------------------------------------------


def scripts(layout: str, script: Script, threads: list[Record], **more: Any) -> Record:
    """Variables and threads of a script."""
    free = {"script_index": -1, "brain_type": -1, "group": -1, "radius": 5.0}
    brains = [dict(free) for _ in range(70)]
    brains[0] = {"script_index": 20, "group": -1, "is_active": 1, "radius": 7.0, "target": pack("<hHI", 209, 100, 0)}
    brains[1] = {
        "script_index": 21,
        "brain_type": 5,
        "group": 1,
        "is_active": 1,
        "radius": 5.0,
        "target": b"DANCER\0\0",
    }
    given = {f"script_brains/{row}/{name}": value for row, brain in enumerate(brains) for name, value in brain.items()}
    given |= {f"script_brains/{row}/gap_005": bytes(3) for row in range(70)}
    given |= {f"building_swaps/{row}/{name}": -1 for row in range(25) for name in ("new_model", "old_model")}
    given |= {"building_swaps/0": (2, 15, 3985, 3986), "invisible_objects/0": (2, 31)}
    given |= {"lod_pairs": [(-1, -1)] * 10, "attached_anim_groups": [(-1, bytes(16))] * 8}
    given |= {"attached_anim_groups/0": (28, text("DEALER", 16)), "blocked_vehicle_models": [-1] * 20}
    return record(
        layout,
        len_globals=script.globals_size,
        globals=variables(script),
        on_mission_flag_offset=script.mission_flag,
        last_mission_passed_time=TIMER - 250_000,
        using_multi_script_file=1,
        main_script_size=script.main_size,
        largest_mission_size=script.largest_mission,
        mission_count=script.missions,
        largest_mission_locals=script.locals,
        threads=threads,
        **given,
        **more,
    )


def variables(script: Script) -> list[int]:
    """Variables of a script, from its jump over them on."""
    found = [index * 7 % 1000 for index in range(script.globals_size // 4)]
    found[:2] = jump_over(script.globals_size)
    found[script.mission_flag // 4] = 1
    found[script.tags] = SPRAYED
    if script is PC_SCRIPT:
        found[39] = found[883] = found[1928] = found[9462] = 0
        found[5345:5349] = [0xFFFFFFFF] * 4
        for index, value in SAVE_PICKUPS.items():
            found[index] = int.from_bytes(pack("<f", value), "little")
    return found


def jump_over(size: int) -> tuple[int, int]:
    """The jump with which a space of variables begins, as the first two of them."""
    return unpack("<2I", bytes((2, 0, 1)) + pack("<i", size) + b"\0")


def threads(layout: str, script: Script, **more: Any) -> list[Record]:
    """Threads of a script, each at the place where it waits; one of them in a subroutine."""
    found = []
    for index, (name, at) in enumerate(script.threads.items()):
        stack = [at - 300, at - 900] if name == "psave1" else []
        relative = stack + [0] * (8 - len(stack))
        found.append(
            record(
                layout,
                slot=95 - index,
                next_ptr=0xA43000 + index,
                prev_ptr=0xA44000 + index,
                thread_name=text(name, 8),
                ip_abs=at + script.base,
                stack_abs=[each and each + script.base for each in relative],
                stack_depth=int(name == "psave1"),
                timer_a=-40 * index,
                timer_b=90 * index,
                is_active=1,
                external_type=-1,
                wake_time=TIMER + 250 * (index % 3),
                wasted_busted_check=index % 2,
                ip_rel=at,
                stack_rel=relative,
                **{"locals/3": 17 * index},
                **more,
            )
        )
    return found


# --- block 2 -----------------------------------------------------------------------------------------------------------

WEAPONS = {
    1: (5, 1),
    2: (22, 90),
    3: (25, 20),
    5: (30, 200),
    8: (39, 5),
    9: (43, 12),
    10: (14, 1),
    11: (46, 1),
    12: (40, 0),
}
"""Type and ammunition by slot: a bat, a pistol, a shotgun, an AK-47, satchels, a camera, flowers, a parachute, a detonator."""

CLOTHES = {
    "model_keys": [0xBB1CA4CC, 0x6E99E4D7, 0x6E850EB7, 0x6A946537, 0x82E3B96F, 0, 0, 0, 0, 0],
    "texture_keys": [0xBB1CA4CC, 0, 0x289ACF8B, 0x336252BE, *[0] * 14],
}
"""Vest, bare head and hands, jeans and sneakers."""

FAT, MUSCLE = 200.0, 50.0


def person(max_health: int) -> dict[str, Any]:
    """What the player has on every platform."""
    found: dict[str, Any] = {
        "handle": 1,
        "position": PLAYER,
        "health": min(200, max_health),
        "armor": 25.0,
        "created_by": 2,
        "active_weapon_slot": 2,
        "area": INTERIOR,
        "exit_index": OUTSIDE,
        "fighting_style": 15,
        "allowed_attack_moves": 15,
    }
    for slot, (kind, ammo) in WEAPONS.items():
        found |= {f"weapons/{slot}/weapon_type": kind, f"weapons/{slot}/total_ammo": ammo}
        found |= {f"weapons/{slot}/clip": min(ammo, 10), f"weapons/{slot}/next_shot_time": TIMER - 70_000}
    return found


def body(player_size: int, before: str = "") -> dict[str, Any]:
    """The clothes and the body of the player, with what stands before their names."""
    found = {"player_size": player_size, **CLOTHES, "fat": FAT, "muscle": MUSCLE, "chosen_weapon_slot": 2}
    return {before + name: value for name, value in found.items()}


def objects(layout: str, size: int) -> list[Record]:
    """Objects that scripts made."""
    return [
        record(
            layout,
            handle=(20 + index) * 256 + 1 + index,
            model=1000 + index,
            object_size=size,
            position=(15.0 * index, -200.0, 12.0),
            right=(127, 0, 0),
            forward=(0, 127, 0),
            gap_01f=b"\0",
            entity_flags=0x81,
            object_flags=0x5_0000,
            object_type=2,
            collision_damage_effect=200 * (index % 2),
            physical_flags=0x10,
        )
        for index in range(28)
    ]


# --- block 3 -----------------------------------------------------------------------------------------------------------

GARAGES = {
    "mul_lan": 1,
    "imp_la": 33,
    "duf_LAS": 15,
    "lasbomb": 2,
    "modgLAS": 38,
    "carlas1": 31,
    "burg_lk": 43,
    "modlast": 36,
    "sprLAe": 5,
    "cjsafe": 16,
    "bodLAwN": 38,
    "sprLAe ": 5,
    "spLAw2": 5,
    "beacsv": 17,
    "CEsafe1": 32,
    "mds1SFS": 38,
    "tbon": 1,
    "svgsfs1": 42,
    "mdsSFSe": 37,
    "sprsfse": 5,
    "brgSFSE": 43,
    "LCKSfse": 41,
    "hbgdSFS": 15,
    "fdorsfe": 15,
    "michdr": 5,
    "sav1sfe": 39,
    "imp_sf": 34,
    "sprsfw": 5,
    "sav1sfw": 40,
    "imp_lv": 35,
    "vgshngr": 44,
    "vgElock": 19,
    "timy1": 20,
    "vEcmod": 38,
    "vEsvgrg": 18,
    "blob2": 1,
    "blob1": 15,
    "blob6": 30,
    "blob69": 27,
    "blob7": 28,
    "CNspray": 5,
    "CN2spry": 5,
    "cn2gar1": 24,
    "cn2gar2": 25,
    "ghostdr": 1,
    "dhangar": 45,
    "amumis": 15,
    "CEspray": 5,
    "burbdoo": 29,
    "burbdo2": 26,
}
"""Type by name, in the order of the file; two garages have the name `sprLAe`."""

DOORS = {"michdr": 1, "duf_LAS": 2, "CEspray": 1}
"""Open and closing doors."""


def _garage(name: str, kind: int, index: int) -> Record:
    left, front, door = -2000.0 + 80 * index, 500.0 + 20 * index, DOORS.get(name, 0)
    return record(
        "garage",
        garage_type=kind,
        door_state=door,
        flags=0x08 | (0x40 if door != 1 else 0) | (0x80 if name == "michdr" else 0),
        position=(left, front, 10.0),
        direction_a=(1.0, 0.0),
        direction_b=(0.0, 1.0),
        top_z=15.0,
        width=12.0,
        depth=9.0,
        left=left,
        right=left + 12,
        front=front,
        back=front + 9,
        door_position=float(door != 0),
        garage_name=text(name.strip(), 8, STALE),
        original_type=1 if kind in (2, 20) else kind,
    )


def car_in(garage: str, model: int, **more: Any) -> Record:
    """A car in the middle of a garage."""
    index = list(GARAGES).index(garage)
    given = {
        "position": (-1994.0 + 80 * index, 504.5 + 20 * index, 11.0),
        "model": model,
        "mods": [1010, *[-1] * 14],
        "colours": (3, 1, 0, 0),
        "radio": 6,
        "components": (255, 255),
        "paintjob": 255,
        "forward": (0, 99, 0),
        "gap_00c": b"\0",
        "gap_037": b"\0",
    }
    return record("stored_car", **{**given, **more})


def _no_car(index: int) -> Record:
    """A free place, which still holds an older car."""
    return record("stored_car", position=(float("nan"), 9e9, index), mods=[index] * 15, forward=(1, 2, 3), radio=77)


def garages() -> Record:
    """Fifty garages; two cars in Ganton, one in Verdant Meadows' hangar, one impounded in Los Santos."""
    cars = [_no_car(index) for index in range(80)]
    cars[0], cars[20] = car_in("cjsafe", 567), car_in("cjsafe", 522, mods=[-1] * 15)
    cars[19] = car_in("dhangar", 447, position=(1600.0, 1404.0, 12.0), mods=[-1] * 15)
    cars[12] = car_in("imp_la", 411, position=(-500.0, 2400.0, 55.0), forward=(-70, 70, 0))
    return record(
        "garages",
        last_help_time=TIMER - 300_000,
        cars=cars,
        garages=[_garage(name, kind, index) for index, (name, kind) in enumerate(GARAGES.items())],
    )


# --- blocks 5 to 9 -----------------------------------------------------------------------------------------------------


def _area(index: int) -> Record:
    box = (-50.0 * index, 20.0, 10.0 * index, 100.0, -5.0, 40.0)
    names = ("x_min", "x_max", "y_min", "y_max", "z_min", "z_max")
    more = {"switched_off": 1, "for_cars": index % 2, "gap_01a": bytes(2)}
    return record("switched_area", **dict(zip(names, box, strict=True)), **more)


PICKUPS = [
    # model, type, flags, how many, how many of them taken
    (953, 3, 0x08, 50, COLLECTED["oysters"]),
    (954, 3, 0x08, 50, COLLECTED["horseshoes"]),
    (1253, 20, 0x08, 50, COLLECTED["snapshots"]),
    (1272, 17, 0x20, 4, 0),
    (1273, 18, 0x18, 6, 0),
    (1274, 16, 0x08, 3, 0),
    (1277, 3, 0x08, 12, 0),
    (1240, 15, 0x08, 20, 0),
    (346, 2, 0x0C, 30, 0),
    (1212, 8, 0x08, 2, 0),
]
PROPERTY = {18: {"ammo_or_max": 30_000}, 16: {"ammo_or_max": 2000, "money_per_day": 2000, "revenue_value": 350.0}}


def pickups() -> Record:
    """Pickups; what the player took has left its place free."""
    rows = []
    for model, kind, flags, count, taken in PICKUPS:
        for number in range(count):
            gone = number < taken
            rows.append(
                record(
                    "pickup",
                    regeneration_time=TIMER - 1000 * number,
                    x=8 * number - 4000,
                    y=model,
                    z=80,
                    model=model,
                    counter=2 + number % 3,
                    pickup_type=0 if gone else kind,
                    flags=0x09 if gone else flags,
                    gap_01d=bytes(2),
                    **PROPERTY.get(kind, {}),
                )
            )
    rows += [record("pickup", counter=1, gap_01d=bytes(2)) for _ in range(620 - len(rows))]
    return record(
        "pickups",
        pickups=rows,
        collected_index=2,
        weapon_help_left=8,
        collected_refs=[0 | 2 << 16, 50 | 1 << 16, *[0] * 18],
    )


def restart_points() -> Record:
    """Hospitals and police stations of three cities."""

    def points(count: int) -> list[Record]:
        return [
            record("restart_point", position=(100.0 * index, -50.0, 13.5), heading=45.0 * index, when_to_use=index % 3)
            for index in range(count)
        ]

    extra = ((1178.0, -1323.0, 14.0), 0.0, 90.0)
    return record(
        "restart_points",
        hospitals=points(8),
        police_stations=points(7),
        fade_in_after_death=1,
        fade_in_after_arrest=1,
        extra_hospital=extra,
        extra_police=extra,
    )


def radar_blips(count: int) -> Record:
    """Blips: of all kinds in use that a save keeps, and free ones with what they once were."""
    rows = []
    for index in range(count):
        used = index < 20
        waypoint = index == WAYPOINT
        rows.append(
            record(
                "blip",
                colour=8,
                position=(50.0 * index, 75.0, 10.0),
                counter=WAYPOINT_COUNTER if waypoint else 1 + index % 4,
                gap_016=bytes(2),
                sphere_radius=1.0,
                icon_size=1 if used else 3,
                gap_01e=bytes(2),
                enex_plus_1=OUTSIDE + 1 if index == 7 else (0 if used else 4000),
                sprite=41 if waypoint else (5 + index if used else 99),
                state=0x07 if used else 0x05,
                kind=0x02 | (4 + index % 2 if used else 1) << 2,
                gap_025=b"\0",
            )
        )
    return record("radar_blips", blips=rows)


# --- blocks 10 to 12 ---------------------------------------------------------------------------------------------------

MAP_LEVELS = {"THEMAP": 0, "VEGAS": 3, "SF01": 2, "SF02": 2, "SF03": 2, "LA01": 1, "LA02": 1}


def densities(info: int) -> tuple[int, int, int]:
    """Of Ballas, Grove and Vagos in a zone; 30 zones of every ten are of some gang."""
    return ((0, 0, 0), (35, 10, 0), (0, 40, 5), (0, 0, 30), (5, 60, 5))[info % 5 if 0 < info < 60 else 0]


def _zone_info(index: int) -> Record:
    b, g, v = densities(index)
    total = b + g + v
    colour = (
        [(200 * b + 70 * g + 255 * v) // total, (200 * g + 200 * v) // total, 200 * b // total] if total else [0] * 3
    )
    return record(
        "zone_info",
        gang_density=[b, g, v, *[0] * 6, 0],
        dealer_density=index % 16,
        colour=[*colour, min(max(3 * total, 55), 120) if total else 0],
        population=index % 20 | (0x20 if total else 0) | (0x80 if index == 300 else 0),
        races=(15, 1, 6, 9, 10)[index % 5],
    )


def _nav_zone(index: int) -> Record:
    name = {0: "SAN_AND", 1: "SUNMA"}.get(index, f"ZONE{index:03}"[:8])
    west, south = (index % 20) * 100 - 1000, (index // 20) * 100 - 1000
    box = (west, south, -50, west + 100, south + 100, 200) if index else (-3000, -3000, -2000, 3000, 3000, 2000)
    names = ("x1", "y1", "z1", "x2", "y2", "z2")
    return record(
        "zone",
        info_label=text(name, 8),
        text_key=text(f"TXT_{index}", 8),
        **dict(zip(names, box, strict=True)),
        info_index=max(0, index - 1),
        level=int(index > 0),
    )


def zones() -> Record:
    """Zones of the map and of the gangs, and the twelve squares that the player has seen."""
    visited = [int(index % 9 == 4) for index in range(100)]
    return record(
        "zones",
        current_level=1,
        nav_zones=[_nav_zone(index) for index in range(379)],
        zone_infos=[_zone_info(index) for index in range(378)],
        map_zones=[
            record(
                "zone",
                info_label=text(name, 8),
                text_key=text(name, 8),
                x2=100,
                y2=100,
                z2=10,
                zone_type=3,
                level=level,
            )
            for name, level in MAP_LEVELS.items()
        ],
        visited=visited,
        revealed_count=sum(visited),
    )


def territory() -> tuple[int, int]:
    """Zones of Grove Street, and of it, the Ballas and the Vagos together."""
    grove = others = 0
    for index in range(379):
        b, g, v = densities(max(0, index - 1))
        grove += g > b + v
        others += g <= b + v and b != v
    return grove, grove + others


GANGS = [(22, 28, 0), (22, 32, 0), (22, 0, 0), (22, 30, 0), (22, 28, 0), (24, 0, 0), (22, 30, 0), (22, 28, 0)]
GANGS += [(0, 0, 0), (0, 0, 0)]


def car_generators() -> Record:
    """Parked cars, eleven of them with plates of their own."""
    rows = [
        record(
            "car_generator",
            index=index + 2 * (index // 50),
            model=(-1, -400 - index, 400 + index)[index % 3],
            colours=(-1, -1),
            x=80 * index - 8000,
            y=8 * index,
            z=100,
            angle=index,
            alarm_chance=10,
            lock_chance=20,
            flags=0x10,
            max_delay=10_000,
            gap_013=bytes(2),
            next_gen_time=TIMER - 5000,
            vehicle_handle=-1,
            generate_count=0 if index % 4 == 0 else 65535,
            is_used=1,
            gap_01f=bytes(2),
        )
        for index in range(150)
    ]
    plates = [(10 * index, f"PLATE{index:02} ".encode().ljust(12, b"\0")) for index in range(4)]
    plates += [(60 + index, f"GRAVE{index:02} ".encode().ljust(12, b"\0")) for index in range(7)]
    plates += [(-1, bytes(12))] * 4
    return record("car_generators", process_counter=2, generators=rows, plate_count=11, plates=plates)


# --- blocks 15 to 17 ---------------------------------------------------------------------------------------------------

MONEY = 14_250


def player_info(max_health: int) -> Record:
    """Money and abilities of the player."""
    return record(
        "player_info",
        info_size=40,
        money=MONEY,
        gap_00b=b"\0",
        road_density=0.8,
        money_shown=MONEY,
        gap_015=bytes(3),
        collectables_picked_up=0,
        collectables_total=3,
        max_health=max_health,
        max_armor=100,
        can_drive_by=1,
        busted_audio_status=1,
        last_bust_message=2,
    )


STATS = {
    120: 40,
    121: 60,
    134: 12,
    144: FOUND,
    145: DONE,
    146: 30,
    147: 26,
    148: 147,
    181: 1,
    190: 2,
    231: COLLECTED["snapshots"],
    232: 50,
    241: COLLECTED["horseshoes"],
    242: 50,
    243: COLLECTED["oysters"],
    244: 50,
    302: 1,
    311: 1,
    318: 1,
    323: 0,
    337: 1,
    339: 1,
}
FLOAT_STATS = {
    0: 32.0,
    1: 187.0,
    3: 5120.5,
    4: 80_250.25,
    13: 2500.0,
    21: FAT,
    22: 120.0,
    23: MUSCLE,
    24: MAX_HEALTH_STAT,
}


def statistics(layout: str = "statistics") -> Record:
    """Statistics by their numbers in the game."""
    grove, _ = territory()
    stats = {**STATS, 236: grove, 237: grove + 2}
    return record(
        layout,
        **{f"int_stats/{number - 120}": value for number, value in stats.items()},
        **{f"float_stats/{number}": value for number, value in FLOAT_STATS.items()},
        peds_killed=[index * 3 % 11 for index in range(32)],
        last_mission_passed=text("SWEET_2", 8),
        radio_listen_time=[60_000 * index for index in range(14)],
        stat_message_shown=[index % 2 for index in range(128)],
    )


def _piece(index: int) -> Record:
    if index == 209:
        return record("set_piece", gap_00d=bytes(3))
    west, south = 40 * index - 4000, -8 * index
    return record(
        "set_piece",
        last_generation_time=TIMER - 40_000 if index % 50 == 1 else 0,
        x1=west,
        y1=south,
        x2=west + 80,
        y2=south + 60,
        spawn_1=(west - 4, south),
        spawn_2=(west - 4, south + 8),
        target_1=(west + 40, south),
        target_2=(west + 40, south + 8),
        piece_type=1 + index % 8,
        gap_00d=bytes(3),
    )


def _relation(index: int) -> Record:
    return record(
        "relation",
        respect=1 << index,
        like=1 << (index + 1) % 32,
        dislike=1 << (index + 5) % 32,
        hate=1 << (index + 9) % 32,
    )


# --- blocks 23 to 26 ---------------------------------------------------------------------------------------------------


def gang_wars(layout: str = "gang_wars", size: int = 88, **more: Any) -> Record:
    """No war, and what is left of the last one."""
    grove, all_gangs = territory()
    return record(
        layout,
        war_size=size,
        active=1,
        time_started=TIMER - 900_000,
        zone_info_index=4,
        nav_zone_index=5,
        player_start_pos=(2000.0, -1500.0, 13.0),
        gang_1=0,
        gang_2=1,
        ferocity=1,
        last_time_in_area=TIMER - 800_000,
        time_till_next_attack=250_000.0,
        point_of_attack=(2010.0, -1510.0, 13.0),
        fight_timer=-12,
        territory_share=grove / all_gangs,
        difficulty=0.25,
        **more,
    )


def _jump(index: int) -> Record:
    x, y = 60.0 * index - 2000, -40.0 * index
    return record(
        "stunt_jump",
        start_min=(x, y, 10.0),
        start_max=(x + 4, y + 6, 14.0),
        land_min=(x + 60, y, 8.0),
        land_max=(x + 80, y + 20, 30.0),
        camera=(x + 30, y - 20, 25.0),
        reward=500,
        done=int(index < DONE),
        found=int(index < FOUND),
    )


def entry_exits() -> Record:
    """Doors, half of them with a way back, and the one through which the player came."""
    numbers = [number for number in range(330) if number % 13 != 5]
    known = set(numbers)
    links = {number: number + 1 if number % 2 == 0 and number + 1 in known else -1 for number in numbers}
    links |= {OUTSIDE: INSIDE, INSIDE: OUTSIDE}
    rows = [
        record("entry_exit", entry_index=number, door=(0x4000 | (4 if links[number] >= 0 else 0), links[number]))
        for number in numbers
    ]
    return record("entry_exits", stack=[OUTSIDE], entries=[*rows, record("entry_end", entry_index=-1)])


MIRRORED = [
    181,
    327,
    328,
    329,
    318,
    320,
    330,
    331,
    332,
    333,
    311,
    323,
    308,
    310,
    335,
    336,
    337,
    302,
    338,
    339,
    340,
    341,
    342,
]
"""Statistics whose low bytes block 26 repeats."""


def radio(stats: Record) -> Record:
    """Stations that have played little, and the news."""
    station = ([4, 7, *[-1] * 18], [-1] * 8, [12, *[-1] * 39], [-1] * 15)
    return record(
        "radio",
        stations=[station] * 14,
        stat_mirror=[stats.get(f"int_stats/{number - 120}") & 0xFF for number in MIRRORED],
        last_change_day=12,
        last_change_hour=255,
        expiry_hours=24,
        pending_kind=3,
        banter_index=255,
    )
