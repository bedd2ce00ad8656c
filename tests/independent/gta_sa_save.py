"""Read saves of GTA San Andreas of three platforms with `struct` and plain Python alone.

Written from the layout tables, without a look at navspec: what both agree on is not an echo. Blocks are read in order, and
what the platforms store in different places has one name here.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

PC, ANDROID, DEFINITIVE = "gta_sa_save", "gta_sa_save_android", "gta_sa_save_de"
WINDOWS = {PC: 51_200, ANDROID: 65_000}
TAG = b"BLOCK"
WITHOUT_DAMAGE = {448, 461, 462, 463, 468, 521, 522, 523, 581, 586, 481, 509, 510} | {
    *(430, 446, 452, 453, 454, 472, 473, 484, 493, 595),
    *(449, 537, 538, 569, 570, 590),
}
"""Models of motorcycles and bicycles, of boats, of trains."""


class BrokenError(Exception):
    """A block does not end where the next one should begin."""


class Layout:
    """A record as words of `name:form`; several values share a name as a tuple, a form alone is passed over."""

    def __init__(self, text: str) -> None:
        words = [word.rpartition(":") for word in text.split()]
        self.packed = struct.Struct("<" + "".join(form for _, _, form in words))
        self.slots: list[tuple[str, int | slice]] = []
        at = 0
        for name, _, form in words:
            count = len(struct.Struct(form).unpack(bytes(struct.calcsize("<" + form)))) if name else 0
            if name:
                self.slots.append((name, at if count == 1 else slice(at, at + count)))
            at += count
        assert all("x" in form for name, _, form in words if not name)

    def record(self, values: tuple[Any, ...]) -> SimpleNamespace:
        """Values under their names."""
        return SimpleNamespace(**{name: values[at] for name, at in self.slots})


@dataclass
class Save:
    """Everything that the rules ask of a save; blocks have the names of the layout tables."""

    format: str
    data: bytes
    len_trailing: int = 0
    end: int = 0
    is_mission: bool = False
    sizes: list[tuple[int, int]] = field(default_factory=list)
    """Sizes that the file states of its structures, each with the right one."""
    peds: list[SimpleNamespace] = field(default_factory=list)
    """The player, and who else is there while a mission runs."""
    money_at: int = 0
    """Where the money stands."""

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"block {name} was not read")

    @property
    def is_pc(self) -> bool:
        """Whether the save is of the PC."""
        return self.format == PC

    @property
    def last(self) -> int:
        """Where the checksum stands."""
        return len(self.data) - self.len_trailing - 4

    @property
    def follows(self) -> bool:
        """Whether the padding repeats what stands one buffer before it."""
        window = WINDOWS[self.format]
        return self.data[self.end : self.last] == self.data[self.end - window : self.last - window]

    @property
    def player(self) -> SimpleNamespace:
        """Whom one plays."""
        return next(ped for ped in self.peds if hasattr(ped, "chosen"))

    def stat(self, number: int) -> Any:
        """A statistic by its number."""
        return self.stats.floats[number] if number < 82 else self.stats.integers[number - 120]

    def variable(self, number: int) -> int:
        """A variable of the script, as an integer."""
        return struct.unpack_from("<i", self.scripts.globals, 4 * number)[0]


def edited(save: Save, edits: Mapping[int, bytes]) -> bytes:
    """The file with other bytes at some places, and what follows from them; padding that followed no rule stays."""
    data = bytearray(save.data)
    for at, replacement in edits.items():
        data[at : at + len(replacement)] = replacement
    if save.format == DEFINITIVE:
        return bytes(data)
    if save.follows:
        window = data[save.end - WINDOWS[save.format] : save.end]
        size = save.last - save.end
        data[save.end : save.last] = (window * (size // len(window) + 1))[:size]
    struct.pack_into("<I", data, save.last, sum(data[: save.last]) % 2**32)
    return bytes(data)


class Reader:
    """Bytes and how far they have been read."""

    def __init__(self, data: bytes, at: int = 0) -> None:
        self.data, self.at = data, at

    def one(self, form: str) -> Any:
        """A value."""
        return self.record(f"value:{form}").value

    def raw(self, size: int) -> bytes:
        """Bytes as they are."""
        if self.at + size > len(self.data):
            raise BrokenError(f"{size} bytes at {self.at}")
        self.at += size
        return self.data[self.at - size : self.at]

    def record(self, layout: str) -> SimpleNamespace:
        """A record."""
        return self.records(layout, 1)[0]

    def records(self, layout: str, count: int) -> list[SimpleNamespace]:
        """Records side by side."""
        known = _layout(layout)
        packed = self.raw(known.packed.size * count)
        return [known.record(values) for values in known.packed.iter_unpack(packed)]

    def text(self) -> bytes:
        """A text behind its length."""
        return self.raw(self.one("I"))


_LAYOUTS: dict[str, Layout] = {}


def _layout(text: str) -> Layout:
    if text not in _LAYOUTS:
        _LAYOUTS[text] = Layout(text)
    return _LAYOUTS[text]


SIMPLE = (
    "mission_pack:B 3x level:i camera:3f ms_per_minute:I last_tick:I clock:5B stored_clock:4B clock_stored:B pad_mode:h "
    "has_cheated:B 3x timer:I scale:3f frames:I weather:3h 2x interpolation:f list:I rain:f zooms:2I interior:i "
    "invert_look:B 3x extra_colour:i extra_on:B 3x extra_interpolation:f extra_weather:i water:I riots:2B 2x "
    "max_wanted:I max_chaos:I languages:3B 45x help_left:B "
)
SIMPLE_PC = "version:I save_name:100s " + SIMPLE + "x system_time:8H 2x target_blip:I helps:3B x"
SIMPLE_ANDROID = (
    "version:I save_name:200s "
    + SIMPLE
    + "motion_blur:B volumes:2B first:B station:B three:3B 11x second:B 7x last:3B x target_blip:I helps:3B x zero:I"
)
SIMPLE_DEFINITIVE = (
    "version:I mission_pack:I level:B camera:3f ms_per_minute:I last_tick:I clock:5B stored_clock:4B clock_stored:I "
    "has_cheated:B timer:I scale:3f frames:I weather:3h interpolation:f list:I rain:f zooms:2I one:B interior:i "
    "invert_look:I extra_colour:i extra_on:I extra_interpolation:f extra_weather:i water:I riots:2I max_wanted:I "
    "max_chaos:I rest:53s"
)
BRAIN = "script:h type:b group:b active:B 3x radius:f union:8s"
THREAD = (
    "8x name:8s base:I ip_abs:I stack_abs:8I depth:H 2x locals:{}I timers:2i active:B condition:B cleanup:B external:B "
    "text_box:B external_type:b 2x wake:i and_or:H not_flag:B wasted_check:B wasted:B 3x scene_skip:i mission:B 3x "
    "ip_rel:I stack_rel:8I"
)
LOOK = "chaos:I wanted:B 3x models:10I textures:18I fat:f muscle:f chosen:B 3x"
BODY = "health:f armor:f weapons:364s created_by:B active_slot:B area:B x exit:i style:B moves:B 2x"
WEAPON = "type:I state:I clip:I total:I next_shot:I first_person:B not_in_hand:B 2x fx:I"
OBJECT_PC = (
    "handle:I model:i size:I position:3f right:3b forward:3b 6x bonus:B x cost:H removal:i entity_flags:I unused:b 3x "
    "object_flags:I type:B damage:B response:B physical:B"
)
OBJECT_ANDROID = "handle:I model:i size:I position:3f right:3b forward:3b 6x bonus:B x cost:H removal:i entity_flags:I "
OBJECT_A = OBJECT_ANDROID + "unused:b 3x object_flags:I type:B damage:B response:B physical:B one:h 2x"
OBJECT_B = OBJECT_ANDROID + "unknown:I unused:b x object_flags:I type:B damage:B response:B physical:B one:h"
CAR = (
    "position:3f handling:I flags:B x model:H mods:15h colours:4B radio:B components:2B bomb:B paintjob:B nitro:B "
    "forward:3b x"
)
GARAGE = (
    "type:B door:B flags:B x position:3f directions:4f top:f width:f depth:f left:f right:f front:f back:f "
    "door_position:f time_to_open:I name:8s original_type:B 3x"
)
PICKUP = "revenue:f object:I ammo:I regeneration:I position:3h money:H model:h counter:H type:B disabled_to_text:B 2x"
BLIP = "colour:I handle:I position:3f counter:H 2x radius:f size:H 2x enex:I sprite:b flags_a:B flags_b:B x"
ZONE = "label:8s text:8s low:3h high:3h info:h type:B level:B"
INFO = "density:10B dealers:B colour:4B pop:B races:B"
GENERATOR = (
    "index:H model:h colours:2b position:3h angle:B alarm:B lock:B flags:B delays:2H 2x next:I vehicle:h count:H "
    "ipl:B used:B 2x"
)
PLAYER_INFO = (
    "size:I money:i car_density:H state:B x road_density:f money_shown:i hours:B 3x collectables:2I abilities:3B "
    "max_health:B max_armor:B flags:3B audio:B x bust_message:H"
)
RESTARTS = "override:B override_position:3f fades:2B hospital:5f police:5f"
SET_PIECE = "last:i rectangle:4h points:8h type:B 3x"
WAR = (
    "active:B 3x state:I started:I zone_info:i nav_zone:i start:3f gangs:2i ferocity:i last_in_area:I attack_state:I "
    "till_next:f point:3f fight:i blip:i is_close:B 3x share:f difficulty:f"
)
JUMP = "start_min:3f start_max:3f land_min:3f land_max:3f camera:3f reward:i done:B found:B 2x"
STATION = "tracks:20b idents:8i adverts:40i dj:15i"


def read(data: bytes) -> Save:
    """A whole save; `BrokenError` where it is none."""
    if data.startswith(b"\0\xff\0\xff"):
        return _definitive(data)
    formats = (PC, 312), (ANDROID, 428)
    format = next((each for each, size in formats if data.startswith(TAG) and data.startswith(TAG, 5 + size)), None)
    if format is None:
        raise BrokenError("block 1")
    if format == PC:
        return _tagged(data, format, 0)
    forms = [_tagged(data, format, len(data) % 65_000, variant) for variant in (OBJECT_B, OBJECT_A)]
    return max(forms, key=lambda save: sum(object_.type == 2 for object_ in save.objects))


def _tagged(data: bytes, format: str, len_trailing: int, variant: str = OBJECT_PC) -> Save:
    """A save of blocks behind tags."""
    save, reader = Save(format, data, len_trailing), Reader(data)
    _tag(reader)
    save.simple = reader.record(SIMPLE_PC if format == PC else SIMPLE_ANDROID)
    _tag(reader)
    _scripts(reader, save)
    _tag(reader)
    if format == PC:
        _pools_pc(reader, save)
    else:
        _pools_android(reader, save, variant)
    if save.is_mission:
        _behind_mission(reader, save)
    else:
        _others(reader, save)
    save.end = reader.at
    if save.end + 4 + len_trailing > len(data):
        raise BrokenError("no room for the checksum")
    return save


def _tag(reader: Reader) -> None:
    if reader.raw(len(TAG)) != TAG:
        raise BrokenError(f"no tag at {reader.at - len(TAG)}")


def _behind_mission(reader: Reader, save: Save) -> None:
    """The blocks behind undecoded bytes: they begin at the first tag from which the rest can be read."""
    for tag in re.finditer(TAG, reader.data[reader.at :]):
        attempt = Reader(reader.data, reader.at + tag.start())
        sizes = len(save.sizes)
        try:
            _others(attempt, save)
        except BrokenError:
            del save.sizes[sizes:]
            continue
        reader.at = attempt.at
        return
    raise BrokenError("block 3")


def _scripts(reader: Reader, save: Save) -> None:
    size = reader.one("I")
    found = SimpleNamespace(globals_size=size, globals=reader.raw(size), brains=reader.records(BRAIN, 70))
    found.__dict__.update(reader.record("on_mission:i last_passed:I").__dict__)
    found.swaps = reader.records("type:I index:I new:i old:i", 25)
    found.invisible = reader.records("type:I index:I", 20)
    reader.records("model:i", 20)
    reader.records("object:i lod:i", 10)
    reader.records("model:i ifp:16s", 8)
    found.flags = reader.record("multi:B met:B")
    found.main_size, found.largest = reader.record("sizes:2I").sizes
    found.missions = reader.record("counts:2H").counts
    found.locals = reader.one("I")
    count = reader.one("I")
    if not save.is_pc:
        found.save_kind = reader.one("I")
    found.threads = [_thread(reader, save) for _ in range(count)]
    if not save.is_pc:
        for _ in range(reader.one("H")):
            if 290 <= reader.record("index:H owner:H model:I kind:H").model <= 299:
                reader.text()
        reader.raw(4 + (12 if save.is_mission else 0))
    save.scripts = found


def _thread(reader: Reader, save: Save) -> SimpleNamespace:
    slot = reader.one("H")
    if not save.is_pc:
        reader.one("i")
        if slot & 0x8000:
            save.is_mission = True
            reader.raw((4 if save.format == DEFINITIVE else 0) + 69_000 + 4 * 1024)
    thread = reader.record(THREAD.format(32 if save.is_pc else 40))
    thread.slot, thread.is_mission_script = slot, bool(slot & 0x8000)
    thread.name = thread.name.split(b"\0")[0].decode("latin-1")
    return thread


def _pools_pc(reader: Reader, save: Save) -> None:
    for _ in range(reader.one("I")):
        player = reader.record(f"handle:I model:i type:i ped_size:I position:3f {BODY} player_size:I {LOOK}")
        save.sizes += (player.ped_size, 0x18C), (player.player_size, 0x84)
        _add_ped(save, player)
    save.objects = reader.records(OBJECT_PC, reader.one("I"))
    save.sizes += ((object_.size, 48) for object_ in save.objects)


def _add_ped(save: Save, ped: SimpleNamespace) -> None:
    ped.weapons = [_layout(WEAPON).record(each) for each in _layout(WEAPON).packed.iter_unpack(ped.weapons)]
    save.peds.append(ped)


def _peds(reader: Reader, save: Save, size: int, body: str) -> None:
    for _ in range(reader.one("I")):
        ped = reader.record("handle:I model:i type:i")
        if 290 <= ped.model <= 299:
            reader.raw(9)
        save.sizes.append((reader.one("I"), size))
        ped.__dict__.update(reader.record(body).__dict__)
        if ped.type in (0, 1):
            save.sizes.append((reader.one("I"), 136))
            ped.__dict__.update(reader.record(f"{LOOK} one:f").__dict__)
        _add_ped(save, ped)


def _pools_android(reader: Reader, save: Save, variant: str) -> None:
    _peds(reader, save, 420, f"position:3f heading:f {BODY} flags:4I 4x")
    for _ in range(reader.one("I")):
        vehicle = reader.record("handle:I model:i size:I rest:128s")
        reader.raw(36 if vehicle.model in WITHOUT_DAMAGE else 60)
        save.sizes.append((vehicle.size, 128))
    reader.raw(16)
    if save.is_mission:
        reader.at = _objects_of_mission(reader)
    save.objects = reader.records(variant, reader.one("I"))
    save.sizes += ((object_.size, 52) for object_ in save.objects)


def _objects_of_mission(reader: Reader) -> int:
    """Where the count of objects stands behind undecoded bytes: each object states its 52 bytes."""
    stated = struct.pack("<I", 52)
    for found in re.finditer(stated, reader.data[reader.at :]):
        start = reader.at + found.start() - 12
        count = struct.unpack_from("<I", reader.data, start)[0]
        sizes = (reader.data[start + 12 + 64 * row :][:4] for row in range(count))
        if 0 < count <= 350 and all(size == stated for size in sizes):
            return start
    raise BrokenError("objects")


def _others(reader: Reader, save: Save) -> None:
    """Blocks 3 to the end of a tagged save."""
    _tag(reader)
    _garages(reader, save)
    _tag(reader)
    _game_logic(reader, save)
    _tag(reader)
    _paths(reader, save)
    _tag(reader)
    _pickups(reader, save)
    _tag(reader)  # block 7 is empty
    _tag(reader)
    _restarts(reader, save)
    _tag(reader)
    save.blips = reader.records(BLIP, 175 if save.is_pc else 250)
    _tag(reader)
    _zones(reader, save)
    _tag(reader)
    reader.raw(160)
    _tag(reader)
    _generators(reader, save)
    _tag(reader)  # blocks 13 and 14 are empty
    _tag(reader)
    _tag(reader)
    _player_info(reader, save)
    _tag(reader)
    _stats(reader, save)
    _tag(reader)
    _set_pieces(reader, save)
    _tag(reader)
    reader.raw(26_316)
    _tag(reader)
    save.relations = reader.records("masks:5I", 32)
    _tag(reader)
    save.tags = reader.raw(reader.one("I"))
    _tag(reader)
    _ipls(reader, save)
    _tag(reader)
    _shopping(reader, save)
    _tag(reader)
    _wars(reader, save, b"" if save.is_pc else b"\0" * 8)
    _tag(reader)
    save.jumps = reader.records(JUMP, reader.one("I"))
    _tag(reader)
    _entry_exits(reader, save)
    _tag(reader)
    _radio(reader, save)
    _tag(reader)
    save.markers = reader.records("used:B 3x position:3f colour:3I", 5)
    if not save.is_pc:
        _tag(reader)
        _post_effects(reader, save)
        for _ in range(20):
            if reader.text():
                reader.raw(24)


def _definitive(data: bytes) -> Save:
    """A save of named sections."""
    save, reader = Save(DEFINITIVE, data), Reader(data, 0x24)
    reader.text()
    reader.raw(8)
    _section(reader, "SIMPLE_VARIABLES")
    reader.text()
    save.simple = reader.record(SIMPLE_DEFINITIVE)
    _section(reader, "METADATA")
    reader.text()
    _section(reader, "SCRIPTS")
    _scripts(reader, save)
    _section(reader, "POOLS")
    _peds(reader, save, 476, f"position:3f heading:f {BODY} rest:76s")
    reader.raw(200 * reader.one("I") + 16 + 22)
    save.objects = reader.records("handle:I model:i size:I position:3f rest:76s", reader.one("I"))
    save.sizes += ((object_.size, 88) for object_ in save.objects)
    _section(reader, "GARAGES")
    _garages(reader, save)
    _section(reader, "GAMELOGIC")
    _game_logic(reader, save)
    _section(reader, "PATHS")
    _paths(reader, save)
    _section(reader, "PICKUPS")
    _pickups(reader, save)
    _section(reader, "RESTART")
    _restarts(reader, save)
    _section(reader, "RADAR")
    save.blips = reader.records(BLIP, 250)
    reader.raw(2)
    _section(reader, "ZONES")
    _zones(reader, save)
    _section(reader, "GANGS")
    reader.raw(160)
    _section(reader, "CARGENERATORS")
    _generators(reader, save)
    _section(reader, "PLAYERINFO")
    _player_info(reader, save)
    _section(reader, "STATS")
    _stats(reader, save)
    _section(reader, "SETPIECES")
    _set_pieces(reader, save)
    _section(reader, "STREAMING")
    reader.raw(26_316)
    _section(reader, "PEDTYPE")
    save.relations = reader.records("masks:5I", 32)
    _section(reader, "TAGS")
    save.tags = reader.raw(reader.one("I"))
    _section(reader, "IPLS")
    _ipls(reader, save)
    _section(reader, "SHOPPING")
    _shopping(reader, save)
    _section(reader, "GANGWARS")
    _wars(reader, save, b"\0" * 36)
    _section(reader, "STUNTJUMPS")
    save.jumps = reader.records(JUMP, reader.one("I"))
    _section(reader, "ENTRYEXIT")
    _entry_exits(reader, save)
    _section(reader, "RADIO")
    _radio(reader, save)
    _section(reader, "USER_3DMARKERS")
    save.markers = reader.records("used:B 3x position:3f colour:3I", 5)
    _section(reader, "POSTEFFECTS")
    _post_effects(reader, save)
    _section(reader, "BRIEFS")
    for _ in range(20):
        reader.text()
        reader.text()
        reader.raw(24)
    if reader.at != len(data):
        raise BrokenError("bytes behind the last brief")
    return save


def _section(reader: Reader, name: str) -> None:
    if reader.text() != name.encode() + b"\0":
        raise BrokenError(f"no section {name} before {reader.at}")


def _garages(reader: Reader, save: Save) -> None:
    count = reader.one("I")
    save.garage_state = reader.record("free:3B collected:7i last_help:i")
    cars = reader.records(CAR, 80)
    save.cars = [[cars[slot * 20 + row] for slot in range(4)] for row in range(20)]
    save.garages = reader.records(GARAGE, count)


def _game_logic(reader: Reader, save: Save) -> None:
    count = reader.one("I")
    save.game_logic = reader.record("penalties:2B state:B last_event:I")
    save.after_death = reader.records("place:4f", count)


def _paths(reader: Reader, save: Save) -> None:
    save.paths = reader.records("box:6f off:B cars:B 2x", reader.one("I"))


def _pickups(reader: Reader, save: Save) -> None:
    save.pickups = reader.records(PICKUP, 620)
    state = reader.record("index:H help_left:B refs:20I")
    save.collected_index, save.collected = state.index, state.refs


def _restarts(reader: Reader, save: Save) -> None:
    save.restarts = [reader.records("place:4f when:i", reader.one("H")) for _ in range(2)]
    save.restart = reader.record(RESTARTS)


def _zones(reader: Reader, save: Save) -> None:
    save.zone_level = reader.one("I")
    nav, infos, maps = reader.record("counts:3H").counts
    save.nav_zones = reader.records(ZONE, nav)
    save.zone_infos = reader.records(INFO, infos)
    save.map_zones = reader.records(ZONE, maps)
    save.visited = reader.raw(100)
    save.revealed = reader.one("I")


def _generators(reader: Reader, save: Save) -> None:
    count = reader.one("I")
    reader.raw(2)
    save.generators = reader.records(GENERATOR, count)
    save.plate_count = reader.one("I")
    save.plates = reader.records("generator:i text:12s", 15)


def _player_info(reader: Reader, save: Save) -> None:
    save.money_at = reader.at + 4
    save.info = reader.record(PLAYER_INFO)
    save.sizes.append((save.info.size, 40))


def _stats(reader: Reader, save: Save) -> None:
    is_definitive = save.format == DEFINITIVE
    save.stats = reader.record(f"floats:82f integers:{224 if is_definitive else 223}i killed:32i mission:8s")
    reader.raw(14 * 4 + 100 * 4)
    save.stats.shown = reader.raw(128)
    reader.raw(4 if is_definitive else 0)


def _set_pieces(reader: Reader, save: Save) -> None:
    save.num_set_pieces = reader.one("I")
    save.set_pieces = reader.records(SET_PIECE, 210)


def _ipls(reader: Reader, save: Save) -> None:
    save.num_ipls = reader.one("I")
    save.ipls = reader.raw(255)


def _shopping(reader: Reader, save: Save) -> None:
    save.modifiers = reader.records("key:I price:I", reader.one("I"))
    save.bought = reader.raw(reader.one("I"))


def _wars(reader: Reader, save: Save, more: bytes) -> None:
    save.sizes.append((reader.one("I"), 88 + len(more)))
    save.war = reader.record(WAR)
    save.war.mobile_flags = tuple(reader.raw(len(more))[:2])


def _entry_exits(reader: Reader, save: Save) -> None:
    save.stack = [reader.one("H") for _ in range(reader.one("I"))]
    save.entries = []
    while (index := reader.one("h")) != -1:
        entry = reader.record("flags:H linked:h")
        entry.index = index
        save.entries.append(entry)


def _radio(reader: Reader, save: Save) -> None:
    reader.records(STATION, 14)
    save.radio_mirror = reader.raw(23)
    reader.raw(5)


def _post_effects(reader: Reader, save: Save) -> None:
    save.sizes.append((reader.one("I"), 348))
    save.post_effects = reader.raw(348)
