"""Saves of Android's layout with guards, as older mobile games write them: the layouts of Android with marks between.

`WRITES` says where a piece begins that the game writes at once. A word is the first field of a piece, with the name of its
guard behind `=` where that is not the field's; `*` stands for two guards, `[]` for a list of which each number is a piece.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from builders import gta_sa_save_android as android
from builders.gta_sa_save import Save, edited, tagged
from builders.gta_sa_save_layouts import BLOCKS, LAYOUTS, tagged_layout
from builders.records import Record

ID = 0xFD148DF6

WRITES = {
    "mobile_scripts": """
        len_globals globals on_mission_flag_offset last_mission_passed_time blocked_vehicle_models[]
        using_multi_script_file met_debbie_harry main_script_size largest_mission_size mission_count
        exclusive_mission_count largest_mission_locals num_threads save_kind* num_resources unknown_end""",
    "script_brain": "script_index=",
    "building_swap": "swap_type pool_index_plus_1 new_model old_model",
    "invisible_object": "object_kind pool_index_plus_1",
    "lod_pair": "object=",
    "anim_group": "model=",
    "mobile_thread": "slot streamed_script_index next_ptr=image ip_rel stack_rel[]",
    "mobile_pools": "num_players num_vehicles camera_target[]* num_objects*",
    "android_player": "handle model ped_type ped_size position=body",
    "android_ped": "handle model ped_type ped_size position=body",
    "mobile_player_part": "player_size chaos_level=body",
    "android_object_a": "handle* model* object_size position=body",
    "garages": """
        num_garages free_bombs free_resprays no_resprays cars_collected bank_vans_collected police_cars_collected
        car_types_collected[] last_help_time""",
    "stored_car": "position=",
    "garage": "garage_type=",
    "game_logic": "num_restarts penalty_for_death penalty_for_arrest game_state time_of_last_event",
    "restart": "position heading",
    "paths": "num_areas",
    "switched_area": "x_min=",
    "pickups": "collected_index weapon_help_left collected_refs[]",
    "pickup": "revenue_value=",
    "restart_points": """
        num_hospitals num_police_stations override_restart override_position fade_in_after_death
        fade_in_after_arrest""",
    "restart_point": "position heading when_to_use",
    "extra_restart": "position radius heading",
    "radar_blips": "",
    "blip": "colour=",
    "zones": "current_level num_nav_zones num_zone_infos num_map_zones visited revealed_count",
    "zone": "info_label=",
    "zone_info": "gang_density=",
    "gangs": "",
    "gang": "ped_model_override=",
    "car_generators": "num_generators process_counter generate_even_if_close plate_count",
    "car_generator": "index model=body",
    "plate": "generator_index=",
    "player_info": "info_size money=body",
    "statistics": """
        float_stats int_stats peds_killed last_mission_passed radio_listen_time mission_attempts
        stat_message_shown[]""",
    "set_pieces": "used_count pieces",
    "streaming": "slots[]",
    "ped_relationships": "",
    "relation": "respect like ignore dislike hate",
    "tags": "num_tags tags[]",
    "ipl_flags": "slot_count flags[]",
    "shopping": "num_modifiers num_items items",
    "changed_price": "key=",
    "mobile_gang_wars": "war_size active=body",
    "stunt_jumps": "num_jumps",
    "stunt_jump": "start_min=",
    "entry_exits": "num_stack stack[] entries",
    "entry_exit": "",
    "entry_end": "",
    "door": "flags linked_index",
    "station": "recent_tracks[] recent_idents[] recent_adverts[] recent_dj[]",
    "radio": "stat_mirror[] last_change_day last_change_hour expiry_hours pending_kind banter_index",
    "user_markers": "",
    "user_marker": "in_use=",
    "brief": "len_key* key* numbers[]*",
    "empty_brief": "len_key*",
}
_UNPREFIXED = ("station",)
"""Layouts whose lists keep their names, because a list of them has another one."""
_BEHIND = {"door": "guard_next:2s"}
"""Guards that precede what follows a record."""


def _name(layout: str) -> str:
    return f"guarded_{layout}"


def _words(layout: str) -> Iterator[str]:
    """What a layout consists of, its first parts being those of others as well."""
    for word in LAYOUTS[layout].split():
        if ":" in word:
            yield word
        else:
            yield from _words(word)


def _pieces(layout: str) -> dict[str, tuple[str, int, bool]]:
    """By the first field of each piece: the name of its guard, how many there are, whether it is a list of pieces."""
    found = {}
    for word in WRITES[layout].split():
        field, is_named, name = word.rstrip("*").removesuffix("[]").partition("=")
        guard = f"guard_{name or field}" if name or not is_named else "guard"
        found[field] = guard, 1 + word.endswith("*"), "[]" in word
    return found


def _guarded_layout(layout: str) -> str:
    pieces, words = _pieces(layout), []
    for word in _words(layout):
        field, _, code = word.partition(":")
        code, _, count = code.partition("*")
        first = field.partition("/")[0]
        name, guards, is_list = pieces.pop(first, ("", 0, False))
        if is_list:
            twin = f"guarded_{code.removesuffix('[]')}{'_twice' if guards == 2 else ''}"
            own = field if layout in _UNPREFIXED else f"guarded_{field}"
            words.append(f"{own}:[]" if code.endswith("[]") else f"{own}:{twin}*{count}")
            continue
        if name:
            words.append(f"{name}:{2 * guards}s")
        if code == "station":
            field = "guarded_stations"
        code = (
            _name(code)
            if code in WRITES
            else code.replace("#tags", "#guarded_tags").replace("#stack", "#guarded_stack")
        )
        words.append(f"{field}:{code}{f'*{count}' if count else ''}")
    assert not pieces, (layout, pieces)
    return " ".join([*words, *([_BEHIND[layout]] if layout in _BEHIND else [])])


for _code in "BbHIi":
    LAYOUTS[f"guarded_{_code}"] = f"guard:2s value:{_code}"
LAYOUTS["guarded_i_twice"] = "guard:4s value:i"
for _layout in WRITES:
    LAYOUTS[_name(_layout)] = _guarded_layout(_layout)
LAYOUTS["guarded"] = tagged_layout(BLOCKS) + " briefs:[] padding:s checksum:I trailing:s"


def guarded(record: Record) -> Record:
    """A record with guards; one of which nothing has any is the same."""
    if record.layout not in WRITES:
        return record
    layout, given = _name(record.layout), {}
    codes = LAYOUTS.leaves(layout)
    for path, value in record.given.items():
        found = next(each for each in _paths(path) if each in codes)
        if isinstance(value, Record):
            given[found] = guarded(value)
        elif codes[found] == "[]":
            code = record.codes[path].removesuffix("[]")
            given[found] = [
                guarded(each) if isinstance(each, Record) else LAYOUTS.record(f"guarded_{code}", value=each)
                for each in value
            ]
        else:
            given[found] = value
    return Record(LAYOUTS, layout, given)


def _paths(path: str) -> Iterator[str]:
    """What a leaf can be called with guards."""
    head, _, last = path.rpartition("/")
    around, _, name = head.rpartition("/")
    yield path
    yield f"guarded_{path}"
    yield f"guarded_{path}/value"
    yield f"{around}/guarded_{name}/{last}/value"
    yield f"{path}/value"


def with_guards(save: Save) -> Save:
    """A save of Android with guards, without the parts that no such save was seen to have."""
    blocks = {name: save.get(f"/{name}") for name in BLOCKS if name in save.root.codes}
    blocks["simple_variables"] = blocks["simple_variables"].put("version_id", ID)
    blocks["scripts"] = blocks["scripts"].put("resources", [])
    blocks["radar_blips"] = blocks["radar_blips"].put("blips", blocks["radar_blips"].get("blips")[:175])
    blocks = {name: guarded(block) for name, block in blocks.items()}
    return Save(tagged("guarded", blocks, briefs=[guarded(each) for each in save.get("/briefs")]), android.ANDROID)


@cache
def _valid() -> Record:
    return with_guards(android.valid(form="a")).root


def valid(edits: Mapping[str, Any] | None = None) -> Save:
    """A save that keeps every rule, but for some edits by pointer."""
    return edited(Save(_valid(), android.ANDROID), edits)


def smallest() -> Save:
    """A save in which nothing has happened."""
    return with_guards(android.smallest())


def example() -> bytes:
    """The same as bytes."""
    return smallest().to_bytes()
