"""The rule catalogue of saves once more, case by case, over what `independent.gta_sa_save` reads.

Every rule is a generator of cases: whether each of them is as it should be. A rule that does not apply to a platform has no
cases. Instruction pointers of threads, and the tuning parts that fit a model, are data, and handed in.
"""

from __future__ import annotations

import math
import re
import struct
from calendar import monthrange
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from datetime import date
from itertools import combinations, pairwise
from types import SimpleNamespace
from typing import Any

from independent.gta_sa_save import ANDROID, DEFINITIVE, PC, BrokenError, Save, read

Threads = Mapping[tuple[str, int], Iterable[int]]
"""Instruction pointers by name of the thread and size of the main script."""
FittingParts = Mapping[int, Collection[int]]
"""Tuning parts by the model that they fit."""
Cases = Iterator[bool]

RULES: dict[str, Callable[[Save], Cases]] = {}


def failures(data: bytes, threads: Threads, fitting_parts: FittingParts) -> dict[str, int]:
    """Codes of rules that fail, and in how many cases."""
    try:
        save = read(data)
    except BrokenError:
        return {"TAG_CHAIN": 1}
    save.known_threads = threads
    save.fitting_parts = fitting_parts
    counts = {code: sum(not case for case in rule(save)) for code, rule in RULES.items()}
    return {code: count for code, count in counts.items() if count}


def rule(function: Callable[[Save], Cases]) -> Callable[[Save], Cases]:
    """A rule with the code that its name spells."""
    RULES[function.__name__.upper()] = function
    return function


# Versions and scripts

FIRST_IDS, SECOND_ID = (0x35DA8175, 0x65F3E583, 0x9A6EBE58, 0x9345765E), 0xFD148DF6
VERSIONS = {*FIRST_IDS, SECOND_ID, 0x641DDC4C, 0x8A13BD60, 0x147728C3, 0x5D31CC22, 0xF2E813F3, 0xDB72E396}
V1, V2 = 194_146, 194_125
VANILLA = {PC: {V1: 801, V2: 801}, ANDROID: {262_245: 800}, DEFINITIVE: {264_905: 805}}
"""Main scripts that nobody changed, and the variable in which each counts tags."""
STOCK_SIZES = {size for sizes in VANILLA.values() for size in sizes}


@rule
def file_size(save: Save) -> Cases:
    if save.format == PC:
        yield len(save.data) == 202_752
    elif save.format == ANDROID:
        yield len(save.data) % 65_000 == 0


@rule
def checksum(save: Save) -> Cases:
    if save.format != DEFINITIVE:
        yield struct.unpack_from("<I", save.data, save.last)[0] == sum(save.data[: save.last]) % 2**32


@rule
def padding_rule(save: Save) -> Cases:
    if save.format != DEFINITIVE:
        yield save.follows


@rule
def version_known(save: Save) -> Cases:
    yield save.simple.version in VERSIONS


@rule
def nested_size(save: Save) -> Cases:
    for stated, expected in save.sizes:
        yield stated == expected


@rule
def count_limits(save: Save) -> Cases:
    if save.format != ANDROID and not save.is_mission:
        yield len(save.peds) == 1
    for restarts in save.restarts:
        yield len(restarts) <= 10
    limits = {
        350: save.objects,
        96: save.scripts.threads,
        50: save.garages,
        16: save.after_death,
        64: save.paths,
        500: save.generators,
        150: save.tags,
        20: save.modifiers,
        560: save.bought,
        256: save.jumps,
        4: save.stack,
        39: save.map_zones,
        400 if save.is_pc else 455: save.entries,
    }
    for limit, rows in limits.items():
        yield len(rows) <= limit
    yield len(save.nav_zones) <= 380
    yield len(save.zone_infos) <= 380
    yield save.plate_count <= 15
    yield save.num_set_pieces <= 210


@rule
def goto_header(save: Save) -> Cases:
    size = save.scripts.globals_size
    yield size % 4 == 0 and save.scripts.globals[:7] == b"\x02\x00\x01" + struct.pack("<i", size)


@rule
def ipl_count(save: Save) -> Cases:
    yield save.num_ipls == 256
    yield max(save.ipls) <= 1


@rule
def tag_count(save: Save) -> Cases:
    yield len(save.tags) == 100


@rule
def enex_order(save: Save) -> Cases:
    indices = [each.index for each in save.entries]
    yield all(first < second for first, second in pairwise(indices))
    yield all(0 <= each < (400 if save.is_pc else 455) for each in indices)


@rule
def cargen_index(save: Save) -> Cases:
    indices = [each.index for each in save.generators]
    yield all(each < 500 for each in indices)
    yield all(first < second for first, second in pairwise(indices))


@rule
def on_mission_offset(save: Save) -> Cases:
    yield save.scripts.on_mission in range(8, save.scripts.globals_size, 4)


def thread_bases(save: Save) -> set[int]:
    """Differences of absolute and relative instruction pointers."""
    bases = set()
    for each in save.scripts.threads:
        pairs = [(each.ip_abs, each.ip_rel), *zip(each.stack_abs, each.stack_rel, strict=True)]
        bases |= {(absolute - relative) % 2**32 for absolute, relative in pairs if relative}
    return bases


@rule
def thread_base(save: Save) -> Cases:
    if save.format != DEFINITIVE:
        yield len(thread_bases(save)) <= 1


@rule
def thread_base_id(save: Save) -> Cases:
    version, bases = save.simple.version, thread_bases(save)
    if version in (0x35DA8175, 0x65F3E583):
        yield bases == {0xA49960}
    elif version == 0x9345765E:
        yield bases == {0xA4BFE0}
    elif version == SECOND_ID:
        yield len(bases) == 1 and min(bases) & 0xFFFF == 0x12D0


def plain_threads(save: Save) -> list[SimpleNamespace]:
    """Threads without those of missions."""
    return [each for each in save.scripts.threads if not each.is_mission_script]


@rule
def thread_ip_range(save: Save) -> Cases:
    for each in plain_threads(save):
        pointers = (each.ip_rel, *each.stack_rel[: each.depth])
        yield all(save.scripts.globals_size <= pointer < save.scripts.main_size for pointer in pointers)


@rule
def thread_ip_table(save: Save) -> Cases:
    for each in plain_threads(save):
        known = save.known_threads.get((each.name, save.scripts.main_size))
        yield known is None or each.ip_rel in known


@rule
def thread_shape(save: Save) -> Cases:
    if not save.is_pc:
        return
    threads = save.scripts.threads
    for each in threads:
        yield (
            not each.base
            and not each.external
            and each.external_type == -1
            and not each.mission
            and each.depth <= 8
            and all(each.stack_rel[: each.depth])
            and each.slot < 96
        )
    yield len({each.slot for each in threads}) == len(threads)
    yield len({each.name for each in threads}) == len(threads)
    yield bool(threads) and threads[0].name == "main"


@rule
def thread_wake(save: Save) -> Cases:
    for each in save.scripts.threads:
        yield each.wake <= save.simple.timer + 60_000


@rule
def script_known(save: Save) -> Cases:
    yield save.scripts.main_size in VANILLA[save.format]


@rule
def script_id_mix(save: Save) -> Cases:
    if save.is_pc:
        version, size = save.simple.version, save.scripts.main_size
        yield (version in FIRST_IDS and size == V1) or (version == SECOND_ID and size == V2)


@rule
def ipl_order(save: Save) -> Cases:
    allowed = {V1: {2, 3, 46, 59, 124}, V2: {42, 59, 60, 61, 79}}.get(save.scripts.main_size)
    for index, flag in enumerate(save.ipls, 1):
        yield not flag or allowed is None or index in allowed


# World and player


@rule
def clock_range(save: Save) -> Cases:
    month, day, hour, minute, weekday = save.simple.clock
    yield 1 <= month <= 12
    yield 1 <= day <= 31
    yield hour < 24
    yield minute < 60
    yield 1 <= weekday <= 7


@rule
def tick_equals_timer(save: Save) -> Cases:
    yield save.simple.last_tick == save.simple.timer


@rule
def timer_limit(save: Save) -> Cases:
    yield save.simple.timer <= 4_140_000_000


@rule
def system_time(save: Save) -> Cases:
    if not save.is_pc:
        return
    year, month, weekday, day, hour, minute, second, ms = save.simple.system_time
    yield (
        1 <= year <= 9999
        and 1 <= month <= 12
        and 1 <= day <= monthrange(year, month)[1]
        and date(year, month, day).isoweekday() % 7 == weekday
        and hour < 24
        and minute < 60
        and second < 60
        and ms < 1000
    )


@rule
def chaos_pair(save: Save) -> Cases:
    limits = dict(enumerate((0, 115, 365, 875, 1800, 3500, 6900)))
    yield save.simple.max_chaos == limits.get(save.simple.max_wanted)


@rule
def cheat_flag_stat(save: Save) -> Cases:
    yield save.simple.has_cheated == (save.stat(137) > 0)


@rule
def extra_colour_pair(save: Save) -> Cases:
    yield save.simple.extra_on == (save.simple.extra_interpolation == 1.0)


EFFECTS = (
    *(40, 41, 42, 56, 68, 76, 77, 136, 152, 157, 158, 159, 164, 165, 172, 173, 196, 232, 233, 234, 268, 269, 270, 271),
    *(272, 280, 296, 324, 336, 337),
)


@rule
def bool_range(save: Save) -> Cases:
    for value in booleans(save):
        yield value in (0, 1)


def booleans(save: Save) -> Iterator[int]:
    """Every byte that is known to mean no or yes, but for the flags of block 21, which have a rule of their own."""
    simple, info, war = save.simple, save.info, save.war
    if save.format != DEFINITIVE:
        yield from (simple.mission_pack, simple.clock_stored, simple.has_cheated, simple.invert_look, simple.extra_on)
        yield from (*simple.riots, *simple.languages, *simple.helps)
    if save.format == ANDROID:
        yield simple.motion_blur
    yield from (each.active for each in save.scripts.brains)
    yield from (save.scripts.flags.multi, save.scripts.flags.met)
    for each in save.scripts.threads:
        yield from (each.active, each.condition, each.cleanup, each.external, each.text_box)
        yield from (each.not_flag, each.wasted_check, each.wasted, each.mission)
    for ped in save.peds:
        for weapon in ped.weapons:
            yield from (weapon.first_person, weapon.not_in_hand)
    yield from (*save.garage_state.free, *save.game_logic.penalties)
    for path in save.paths:
        yield from (path.off, path.cars)
    yield from (save.restart.override, *save.restart.fades)
    yield from (each.used for each in save.generators)
    yield from (*info.abilities, *info.flags, *save.stats.shown, *save.bought)
    yield from (war.active, war.is_close, *war.mobile_flags)
    for jump in save.jumps:
        yield from (jump.done, jump.found)
    yield from (each.used for each in save.markers)
    if not save.is_pc:
        yield from (save.post_effects[at] for at in EFFECTS)


@rule
def name_terminated(save: Save) -> Cases:
    if save.is_pc:
        yield 0 in save.simple.save_name[:24]
    elif save.format == ANDROID:
        yield b"\0\0" in (save.simple.save_name[at : at + 2] for at in range(0, 48, 2))


@rule
def target_blip(save: Save) -> Cases:
    if save.format == DEFINITIVE:
        return
    counter, slot = divmod(save.simple.target_blip, 0x10000)
    blip = save.blips[slot] if slot < len(save.blips) else None
    yield (not counter and not slot) or (
        blip is not None and blip.counter == counter and bool(blip.flags_a & 2) and blip.sprite == 41
    )


@rule
def camera_near_player(save: Save) -> Cases:
    yield math.dist(save.simple.camera, save.player.position) <= 10.1


@rule
def time_in_future(save: Save) -> Cases:
    now = save.simple.timer
    for each in save.pickups:
        yield not each.type or each.regeneration <= now
    for each in save.set_pieces:
        yield each.last <= now
    for each in save.garages:
        yield each.time_to_open <= now
    for ped in save.peds:
        for each in ped.weapons:
            yield each.next_shot <= now
    yield save.garage_state.last_help <= now
    yield save.war.started <= now
    yield save.war.last_in_area <= now
    yield save.game_logic.last_event <= now


@rule
def player_area(save: Save) -> Cases:
    yield save.player.area == save.simple.interior & 0xFF


@rule
def interior_stack(save: Save) -> Cases:
    yield (save.simple.interior != 0) == bool(save.stack)


@rule
def exit_index(save: Save) -> Cases:
    has_wardrobes = any(entry.linked == 345 for entry in save.entries)
    yield save.player.exit == (save.stack[-1] if save.stack else -1) or (
        bool(save.stack) and save.player.exit == 345 and has_wardrobes
    )


@rule
def slot_chosen(save: Save) -> Cases:
    yield save.player.active_slot == save.player.chosen


SLOTS = (
    *({0, 1}, {2, 3, 4, 5, 6, 7, 8, 9}, {22, 23, 24}, {25, 26, 27}, {28, 29, 32}, {30, 31}, {33, 34}),
    *({35, 36, 37, 38}, {16, 17, 18, 39}, {41, 42, 43}, {10, 11, 12, 13, 14, 15}, {44, 45, 46}, {40}),
)


@rule
def weapon_slot_type(save: Save) -> Cases:
    for ped in save.peds:
        active = ped.active_slot
        for weapon, allowed in zip(ped.weapons, SLOTS, strict=True):
            yield weapon.type in allowed | {0}
        yield active == 0 or (active < 13 and ped.weapons[active].type != 0)


@rule
def health_max(save: Save) -> Cases:
    yield save.player.health == min(200, save.info.max_health)


@rule
def max_health_stat(save: Save) -> Cases:
    health = (0.176 if save.is_pc else 0.22) * save.stat(24)
    yield math.isfinite(health) and save.info.max_health == math.floor(health)


@rule
def armor_max(save: Save) -> Cases:
    yield save.player.armor <= save.info.max_armor


@rule
def wanted_clear(save: Save) -> Cases:
    yield save.player.chaos == 0
    yield save.player.wanted == 0


@rule
def body_stats(save: Save) -> Cases:
    yield save.player.fat == save.stat(21)
    yield save.player.muscle == save.stat(23)


@rule
def objects(save: Save) -> Cases:
    if save.format == DEFINITIVE:
        return
    handles = [each.handle for each in save.objects]
    for each in save.objects:
        yield each.type == 2 and each.handle >> 8 < 350
    yield len(set(handles)) == len(handles)


@rule
def money_shown(save: Save) -> Cases:
    yield save.info.money_shown == save.info.money


@rule
def stats_finite(save: Save) -> Cases:
    for each in save.stats.floats:
        yield math.isfinite(each)
    yield save.stat(176) == 0


MIRRORED = (
    *(181, 327, 328, 329, 318, 320, 330, 331, 332, 333, 311, 323),
    *(308, 310, 335, 336, 337, 302, 338, 339, 340, 341, 342),
)


@rule
def radio_stats(save: Save) -> Cases:
    for byte, number in zip(save.radio_mirror, MIRRORED, strict=True):
        yield byte == save.stat(number) & 0xFF


@rule
def relations(save: Save) -> Cases:
    for each in save.relations:
        respect, like, ignore, dislike, hate = each.masks
        yield not ignore and not any(one & other for one, other in combinations((respect, like, dislike, hate), 2))


# Garages, pickups, zones, collectables

ROWS = (
    *("cjsafe", "beacsv", "vEsvgrg", "cn2gar1", "cn2gar2", "burbdo2", "blob69", "blob7", "burbdoo", "blob6", "carlas1"),
    *("CEsafe1", "imp_la", "imp_sf", "imp_lv", "sav1sfe", "sav1sfw", "LCKSfse", "svgsfs1", "dhangar"),
)
IMPOUNDS = range(12, 15)
HIDEOUTS = {16, 17, 18, *range(24, 33), *range(39, 43), 45}


@rule
def garage_door(save: Save) -> Cases:
    for each in save.garages:
        yield bool(each.flags & 0x40) == (each.door != 1) and (each.door_position == 0) == (each.door == 0)


@rule
def garage_type(save: Save) -> Cases:
    known = {1, 2, 3, 4, 5, 11, *range(14, 22), *range(23, 46)}
    for each in save.garages:
        yield {each.type, each.original_type} <= known


@rule
def hideout_closed(save: Save) -> Cases:
    for each in save.garages:
        yield each.type not in HIDEOUTS or each.door == 0


@rule
def garage_rect(save: Save) -> Cases:
    for each in save.garages:
        yield each.left < each.right and each.front < each.back and each.position[2] < each.top


def cars(save: Save) -> Iterator[tuple[int, SimpleNamespace]]:
    """Stored cars and their rows."""
    for row, slots in enumerate(save.cars):
        yield from ((row, car) for car in slots if car.model)


@rule
def car_model(save: Save) -> Cases:
    for _, car in cars(save):
        yield 400 <= car.model <= 611 and all(mod == -1 or 1000 <= mod <= 1193 for mod in car.mods)


@rule
def car_radio(save: Save) -> Cases:
    for _, car in cars(save):
        yield car.radio <= 13


@rule
def car_bomb(save: Save) -> Cases:
    for _, car in cars(save):
        yield car.bomb <= 5


PAINTJOBS = {
    **dict.fromkeys((534, 535, 536, 558, 559, 560, 561, 562, 565, 567, 576), (0, 1, 2)),
    575: (0, 1),
    483: (0,),
}


@rule
def car_paintjob(save: Save) -> Cases:
    for _, car in cars(save):
        if 400 <= car.model <= 611:
            yield car.paintjob in (255, *PAINTJOBS.get(car.model, ()))


@rule
def car_parts_fit(save: Save) -> Cases:
    if save.scripts.main_size not in STOCK_SIZES:
        return
    for _, car in cars(save):
        if 400 <= car.model <= 611:
            fitting = save.fitting_parts.get(car.model, ())
            yield all(mod in fitting for mod in car.mods if 1000 <= mod <= 1193)


@rule
def car_position(save: Save) -> Cases:
    garages: dict[str, SimpleNamespace] = {}
    for each in save.garages:
        garages.setdefault(each.name.split(b"\0")[0].decode("latin-1"), each)
    for row, car in cars(save):
        garage = None if row in IMPOUNDS else garages.get(ROWS[row])
        yield (
            all(map(math.isfinite, car.position))
            and (garage is None or near(car.position, garage))
            and 98 <= math.hypot(*car.forward) <= 101
        )


def near(position: tuple[float, ...], garage: SimpleNamespace) -> bool:
    """Whether a point is within 8 m of a garage, and not below or above it."""
    x, y, z = position
    if any(map(math.isnan, (garage.left, garage.right, garage.front, garage.back))):
        return False
    beside = max(garage.left - x, 0.0, x - garage.right)
    along = max(garage.front - y, 0.0, y - garage.back)
    return math.hypot(beside, along) <= 8 and garage.position[2] - 3 <= z <= garage.top + 3


@rule
def car_slot_hole(save: Save) -> Cases:
    for row, slots in enumerate(save.cars):
        used = [bool(car.model) for car in slots]
        yield used == sorted(used, reverse=True) and not (row in IMPOUNDS and used[3])


@rule
def pickup_pointer(save: Save) -> Cases:
    if save.is_pc:
        for each in save.pickups:
            yield each.object == 0


def used_pickups(save: Save) -> list[SimpleNamespace]:
    """Pickups of slots in use."""
    return [each for each in save.pickups if each.type]


@rule
def pickup_type(save: Save) -> Cases:
    for each in used_pickups(save):
        yield each.type <= 22 and 1 <= each.model <= 19_999


@rule
def pickup_text(save: Save) -> Cases:
    for each in save.pickups:
        text = each.disabled_to_text >> 4 & 7
        yield (text == 2) == (each.type == 17) and (text == 1) == (each.type == 18)


@rule
def collected_ref(save: Save) -> Cases:
    for each in save.collected:
        counter, slot = divmod(each, 0x10000)
        yield not each or (slot < 620 and counter <= save.pickups[slot].counter)
    yield save.collected_index < 20


@rule
def collectables(save: Save) -> Cases:
    for found, total, model in ((243, 244, 953), (241, 242, 954), (231, 232, 1253)):
        left = sum(each.model == model for each in used_pickups(save))
        yield save.stat(found) + left == save.stat(total)


@rule
def tags_variable(save: Save) -> Cases:
    if (number := VANILLA[save.format].get(save.scripts.main_size)) is not None:
        yield sum(alpha > 228 for alpha in save.tags) == save.variable(number)


@rule
def jump_stats(save: Save) -> Cases:
    yield sum(bool(each.found) for each in save.jumps) == save.stat(144)
    yield sum(bool(each.done) for each in save.jumps) == save.stat(145)
    for each in save.jumps:
        yield not each.done or bool(each.found)


def ordered(low: Iterable[Any], high: Iterable[Any]) -> bool:
    """Whether no coordinate of the first corner is above that of the second."""
    return all(one <= other for one, other in zip(low, high, strict=True))


@rule
def jump_boxes(save: Save) -> Cases:
    for each in save.jumps:
        yield ordered(each.start_min, each.start_max) and ordered(each.land_min, each.land_max)


@rule
def zone0_name(save: Save) -> Cases:
    yield bool(save.nav_zones) and save.nav_zones[0].label == b"SAN_AND\0"


@rule
def zone_labels(save: Save) -> Cases:
    for each in (*save.nav_zones, *save.map_zones):
        yield all(re.fullmatch(rb"[A-Z0-9_]+\0*", text) for text in (each.label, each.text))


@rule
def visited_count(save: Save) -> Cases:
    yield save.revealed == sum(map(bool, save.visited))


@rule
def zone_index(save: Save) -> Cases:
    for each in (*save.nav_zones, *save.map_zones):
        is_known = 0 <= each.info < len(save.zone_infos) and each.type in (0, 3) and each.level <= 3
        yield is_known and ordered(each.low, each.high)


@rule
def zone_colour(save: Save) -> Cases:
    for each in save.zone_infos:
        ballas, grove, vagos = each.density[:3]
        total = ballas + grove + vagos
        expected = (0, 0, 0, 0)
        if total:
            red, green = 200 * ballas + 70 * grove + 255 * vagos, 200 * grove + 200 * vagos
            expected = (red // total, green // total, 200 * ballas // total, min(max(3 * total, 55), 120))
        yield each.colour == expected and each.pop >> 5 & 3 == (1 if total else 0)


@rule
def pop_group(save: Save) -> Cases:
    for each in save.zone_infos:
        yield each.pop & 31 < 20 and each.races < 16 and max(*each.density, each.dealers) <= 100


@rule
def territory_share(save: Save) -> Cases:
    held = {"grove": 0, "ballas": 0, "vagos": 0}
    for zone in save.nav_zones:
        if 0 <= zone.info < len(save.zone_infos):
            ballas, grove, vagos = save.zone_infos[zone.info].density[:3]
            if grove > ballas + vagos:
                held["grove"] += 1
            elif ballas != vagos:
                held["ballas" if ballas > vagos else "vagos"] += 1
    total = sum(held.values())
    yield abs(save.war.share - (held["grove"] / total if total else 0.0)) <= 0.0001
    yield save.stat(236) == held["grove"]
    yield save.stat(237) >= save.stat(236)


@rule
def war_idle(save: Save) -> Cases:
    yield save.war.state == 0
    yield save.war.attack_state == 0


@rule
def war_zone(save: Save) -> Cases:
    info, zone = save.war.zone_info, save.war.nav_zone
    yield (info == zone == -1) or (0 <= zone < len(save.nav_zones) and save.nav_zones[zone].info == info)


@rule
def cargen_model(save: Save) -> Cases:
    for each in save.generators:
        model = each.model
        is_known = 400 <= model <= 611 or model == -1 or -611 <= model <= -400
        yield is_known and each.used == 1 and each.ipl == 0


@rule
def plate_count(save: Save) -> Cases:
    yield save.plate_count == sum(each.generator != -1 for each in save.plates)


@rule
def plate_generator(save: Save) -> Cases:
    known = {-1, *(each.index for each in save.generators)}
    for each in save.plates:
        yield each.generator in known


@rule
def blip_in_use(save: Save) -> Cases:
    if save.is_mission:
        return
    for each in save.blips:
        if each.flags_a & 2:
            yield each.flags_b >> 2 & 15 in (4, 5) and each.sprite <= 64 and each.enex <= 400


def known_entries(save: Save) -> set[int]:
    """Indices of connections."""
    return {each.index for each in save.entries}


@rule
def enex_link(save: Save) -> Cases:
    known = {-1} | known_entries(save)
    for each in save.entries:
        yield each.linked in known


@rule
def enex_stack(save: Save) -> Cases:
    known = known_entries(save)
    for each in save.stack:
        yield each in known


@rule
def restarts(save: Save) -> Cases:
    for each in (*save.restarts[0], *save.restarts[1]):
        yield 0 <= each.when <= 3


@rule
def setpieces(save: Save) -> Cases:
    for each in save.set_pieces:
        left, low, right, high = each.rectangle
        yield each.type <= 8 and left <= right and low <= high


@rule
def vanilla_counts(save: Save) -> Cases:
    counts = [len(save.garages), len(save.nav_zones), len(save.zone_infos), len(save.map_zones)]
    counts += [len(save.tags), len(save.jumps), len(save.bought)]
    expected = [50, 379, 378, 7, 100, 70, 544]
    for count, usual in zip(counts, expected, strict=True):
        yield count == usual
    yield save.stat(148) == 147
    yield all(save.stat(number) == 50 for number in (232, 242, 244))
