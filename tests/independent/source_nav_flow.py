"""Count the rules of meshes about the flow of Left 4 Dead, in plain Python."""

from __future__ import annotations

from itertools import permutations
from typing import TYPE_CHECKING

from independent.source_nav import Area, Mesh, Tally

if TYPE_CHECKING:
    from collections.abc import Iterable

BITS = {"finale": 6, "player_start": 7, "battlefield": 8, "checkpoint": 11, "vehicle": 15, "closet": 16}
ELEVATOR = 30


def count(mesh: Mesh, size: int) -> Tally:
    """Every rule of a mesh; the size of its file does not matter."""
    del size
    tally = Tally()
    if mesh.game == "l4d" and mesh.sub_version >= 1:
        _flow(tally, mesh)
    return tally


def links(mesh: Mesh) -> list[set[int]]:
    """The rows to which one gets from every area over connections, ladders and elevators."""
    rows = {area.id: row for row, area in enumerate(mesh.areas)}
    ladders = {ladder.id: ladder for ladder in mesh.ladders}
    found = []
    for area in mesh.areas:
        ids = {number for side in area.connections for number in side}
        ids |= {end for up in area.ladders_up or () if up in ladders for end in ladders[up].areas[:3]}
        ids |= {ladders[down].areas[4] for down in area.ladders_down or () if down in ladders}
        found.append({rows[number] for number in ids if number in rows} - {rows[area.id]})
    lifts = [row for row, area in enumerate(mesh.areas) if area.attributes >> ELEVATOR & 1]
    for one, other in permutations(lifts, 2):
        if _near(mesh.areas[one], mesh.areas[other]):
            found[one].add(other)
    return found


def _near(one: Area, other: Area) -> bool:
    """Whether less than 150 units are between two areas, along x and along y."""
    return all(max(one.nw[axis] - other.se[axis], other.nw[axis] - one.se[axis]) < 150 for axis in (0, 1))


def groups(members: set[int], ways: list[set[int]]) -> list[set[int]]:
    """Members that ways between them join, the most first; of as many those with the first row."""
    both: dict[int, set[int]] = {row: set() for row in members}
    for row in members:
        for other in ways[row] & members:
            both[row].add(other)
            both[other].add(row)
    found, left = [], set(members)
    while left:
        group = reached({min(left)}, both)
        found.append(group)
        left -= group
    return sorted(found, key=lambda group: (-len(group), min(group)))


def reached(start: Iterable[int], ways: dict[int, set[int]] | list[set[int]]) -> set[int]:
    """All rows to which ways lead from some."""
    found, edge = set(start), set(start)
    while edge:
        edge = {other for row in edge for other in ways[row]} - found
        found |= edge
    return found


def marked(mesh: Mesh) -> dict[str, set[int]]:
    """Rows of the areas with each spawn attribute."""
    words = [(row, area.spawn_attributes or 0) for row, area in enumerate(mesh.areas)]
    return {name: {row for row, word in words if word >> bit & 1} for name, bit in BITS.items()}


def checkpoints(mesh: Mesh) -> list[int]:
    """How many areas the groups of checkpoints have, the largest first."""
    return [len(group) for group in groups(marked(mesh)["checkpoint"], links(mesh))]


def _flow(tally: Tally, mesh: Mesh) -> None:
    marks, ways = marked(mesh), links(mesh)
    rooms = groups(marks["checkpoint"], ways)
    start = marks["player_start"]
    if not start and rooms:
        start = max(rooms[:2], key=lambda group: len(reached(group, ways)))
    rooms.sort(key=lambda group: not group & start)
    end = marks["finale"] or {row for group in rooms if not group & start for row in group}
    there = reached(start, ways)
    if start:
        tally.ask("L4D_NO_END", "", bool(end))
        tally.ask("L4D_NO_FLOW_AREAS", "", len(mesh.areas) - len(there) <= 0.2 * len(mesh.areas))
        if end:
            tally.ask("L4D_NO_FLOW", f"/areas/{min(start)}", bool(end & there))
        for row in marks["closet"]:
            tally.ask("L4D_CLOSET_UNREACHED", f"/areas/{row}/spawn_attributes", row in there)
    for number, group in enumerate(rooms):
        allowed = number < (1 if marks["finale"] else 2)
        tally.ask("L4D_CHECKPOINT_STRAY", f"/areas/{min(group)}/spawn_attributes", allowed)
    _holes(tally, mesh, marks, ways)


def _holes(tally: Tally, mesh: Mesh, marks: dict[str, set[int]], ways: list[set[int]]) -> None:
    never = marks["player_start"] | marks["checkpoint"] | marks["closet"] | marks["vehicle"]
    for region in ("battlefield", "finale", "checkpoint"):
        inside = marks[region]
        for number, group in enumerate(groups(set(range(len(mesh.areas))) - inside, ways)):
            if any(ways[row] & inside for row in group) or any(ways[row] & group for row in inside):
                fails = number > 0 and len(group) <= 20 and not group & never
                tally.ask("L4D_REGION_HOLE", f"/areas/{min(group)}/spawn_attributes", not fails)
