"""Edits from a file and values to a record: what is set, what follows, whether that may be written, and the writing."""

from __future__ import annotations

import os
import sys
from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, TypeVar

from navspec.columns import Tables
from navspec.columns.diff import diff
from navspec.errors import NavspecError, ReadError, WriteError
from navspec.family.repair.recipes import Recipe
from navspec.family.rules.declared import declared_rules
from navspec.family.rules.runner import RulesOutcome
from navspec.inputs.discovery import NAMELESS, Unit, apply_settings
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.operations.ask import EVERYTHING, ask_unit, news
from navspec.operations.destination import Destination, demand_elsewhere, demand_replaceable, write_file
from navspec.operations.repair import recipes_of
from navspec.places.listing import element_of, meaning, tree
from navspec.places.place import Bytes, Number, Place, root_of
from navspec.places.pointer import find
from navspec.places.values import demand_settable, parsed, written_with
from navspec.records.changes import Change, Edited, Follow
from navspec.records.report import Finding
from navspec.spec.derived_bytes import derived_fields

_MANY = 5
_SIGNED = (
    "the checksum did not fit the file before this and does afterwards: nothing tells any more that something else happened "
    "to it ({code}); check it first, or take a backup"
)
_Kind = TypeVar("_Kind", bound=Change)


def edit_source(
    request: Request,
    values: Mapping[str, Any],
    destination: Destination,
    *,
    allow_invalid: bool,
    keep_padding: bool,
) -> Edited:
    """See `navspec.edit`."""
    opened = request.opened().frozen()
    content, is_apart = opened.content, destination.output is not None
    _demand_whole(opened)
    if destination.apply:
        demand_replaceable(content.path, content.archive)
    unit = Unit(opened.family, [opened])
    apply_settings([unit], request.settings)
    done = edit_unit(unit, values, request, allow_invalid=allow_invalid, keep_padding=keep_padding)
    if done.refused or not (is_apart or (destination.apply and done.is_changed)):
        return done
    path = destination.output or content.path
    if is_apart:
        demand_elsewhere([path], [content.path], "the file that is edited; without -o it is replaced, with a backup")
    force = destination.force or destination.apply
    backup, archives = write_file(done.data, path, force=force, backup=destination.apply, stamp=content.stamp)
    return replace(done, written=os.fspath(path), backup=backup, archives=archives)


def edit_unit(
    unit: Unit, values: Mapping[str, Any], request: Request, *, allow_invalid: bool = False, keep_padding: bool = False
) -> Edited:
    """Set values in a unit of one file and write nothing: the record has the bytes that come of it.

    Raises as `navspec.edit`.
    """
    edit = _Edit(_State(unit, keep_padding), is_forced=request.format is not None)
    edit.set(values)
    edit.follow()
    return edit.record(request.version, allow_invalid=allow_invalid)


def _demand_whole(opened: InputFile) -> None:
    """Raise `WriteError` for a file that cannot be written from what is read of it."""
    if opened.content.whole is not None:
        raise WriteError(
            f"{opened.content.path or 'this'}: only a part of such a file is read, and it cannot be written without the rest"
        )


@dataclass
class _State:
    """One file at one point of an edit; what is in it does not change.

    `keep_padding` is as for `Tables.to_bytes`.
    """

    unit: Unit
    keep_padding: bool

    @property
    def opened(self) -> InputFile:
        """The file."""
        return self.unit.files[0]

    @cached_property
    def tables(self) -> Tables:
        """The file, to be looked at."""
        return self.opened.tables()

    @cached_property
    def root(self) -> Place:
        """The file as a place."""
        return root_of(self.tables)

    def place(self, pointer: str) -> Place | None:
        """What a pointer leads to; None where there is nothing."""
        try:
            (found,) = find(self.root, pointer)
        except NavspecError:
            return None
        return found

    def value(self, pointer: str) -> Any:
        """What stands at a pointer; None where there is nothing."""
        place = self.place(pointer)
        return None if place is None else tree(place)

    def written(self, tables: Tables) -> _State:
        """The file with other tables."""
        made = self.opened.with_data(tables.to_bytes(keep_padding=self.keep_padding))
        return _State(replace(self.unit, files=[made]), self.keep_padding)

    def repaired(self, recipe: Recipe) -> _State:
        """The file after a recipe.

        Raises `NavspecError` where that cannot be.
        """
        files = self.unit.table_set()
        recipe.apply(self.unit.family.view(files))
        if len(files.files) != 1:
            raise NavspecError("other files would have to be made")
        (tables,) = files.files.values()
        return self.written(tables)

    @cached_property
    def outcome(self) -> RulesOutcome:
        """What the rules find."""
        return ask_unit(self.unit, EVERYTHING).outcome


@dataclass
class _Edit:
    """One file on its way through an edit.

    `start` is the file as it was and `now` as it is; `pointers` are the places that were set, `reasons` the recipes that
    changed others, `sealed` the pointers of what follows from all the rest.
    """

    start: _State
    is_forced: bool
    pointers: _Pointers = field(default_factory=lambda: _Pointers(()))
    reasons: dict[str, Recipe] = field(default_factory=dict)
    notes: list[str] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.now = self.start
        self.derived = {f"/{sealed_field}" for sealed_field in derived_fields(self.start.tables.spec)}

    def set(self, values: Mapping[str, Any]) -> None:
        """Put values into the file, all of them or none."""
        tables = self.start.opened.tables()
        root = root_of(tables)
        edits: dict[str, tuple[Number | Bytes, Any]] = {}
        for pointer, given in values.items():
            for place in find(root, pointer):
                demand_settable(place, given)
                assert isinstance(place, Number | Bytes)
                if place.pointer in edits:
                    raise NavspecError(f"{place.pointer} is set twice")
                edits[place.pointer] = place, parsed(place, given)
        for place, value in edits.values():
            place.store(value)
        self.pointers = _Pointers(edits)
        self.now = self.start.written(tables)

    def follow(self) -> None:
        """Run the recipes that make right what depends on the values that are others now."""
        start, now = self.start, self.now
        touched = {each for each in self.pointers.all if start.value(each) != now.value(each)}
        touched.update(difference.pointer for difference in _differences(start, now))
        held = [dependency for dependency in start.unit.family.dependencies if any(map(dependency.matches, touched))]
        held = [each for each in held if each.when is None or each.when(start.tables)]
        for each in held:
            if each.refuse:
                raise WriteError(each.refuse, pointer=min(filter(each.matches, touched)))
        self.notes += dict.fromkeys(each.warn for each in held if each.warn)
        codes = {code for each in held for code in each.codes}
        if codes and start.unit.family.sets and start.unit.number(start.opened) == NAMELESS:
            self.notes.append("the name of the file does not tell its number, so that not all may follow (--name)")
        for recipe in recipes_of(start.unit.family.id) if codes else ():
            if not codes.isdisjoint(recipe.codes):
                start = self._run(recipe, start)

    def _run(self, recipe: Recipe, before: _State) -> _State:
        """Run a recipe on the edited file, and on the file as it was without the edit, which is returned.

        What it does to the rows of lists in either case has nothing to do with the edit, and is left out.
        """
        named = f"{' and '.join(recipe.codes)} ({recipe.summary})"
        if recipe.needs_set:
            self.notes.append(f"{named} is not seen to: all files of the set are needed for that")
            return before
        try:
            then, anyway = self.now.repaired(recipe), before.repaired(recipe)
        except NavspecError as error:
            self.notes.append(f"{named} is not seen to: {error}")
            return before
        except Exception as error:  # noqa: BLE001 - a fault of one recipe must not cost the edit
            self.errors.append(f"{recipe.summary}: {type(error).__name__}: {error}")
            return before
        known = {
            difference.pointer
            for difference in _differences(before, anyway)
            if difference.is_value and difference.in_list
        }
        changed = [difference.pointer for difference in _differences(self.now, then)]
        free = [each for each in changed if each in known and not self.pointers.touch(each)]
        others = {each for each in free if anyway.value(each) == then.value(each)}
        kept = [each for each in changed if each not in others]
        undone = next(filter(self.pointers.touch, kept), None)
        if undone is not None:
            self.notes.append(f"{named} is not seen to: that would change {undone} again")
        elif kept:
            self.now = self._without(then, others) if others else then
            self.reasons.update(dict.fromkeys(kept, recipe))
        return anyway

    def _without(self, then: _State, pointers: Iterable[str]) -> _State:
        """A later state with some values as they are now."""
        tables = then.opened.tables()
        root = root_of(tables)
        for pointer in pointers:
            (place,), was = find(root, pointer), self.now.place(pointer)
            if isinstance(place, Number | Bytes) and isinstance(was, Number | Bytes):
                place.store(was.stored)
        return then.written(tables)

    def record(self, version: str, *, allow_invalid: bool) -> Edited:
        """What the edit comes to, held to the rules."""
        start, now = self.start, self.now
        changes = [self._change(Change, each) for each in self.pointers.all]
        same = [change.label for change in changes if change.old == change.new]
        self.notes += [f"{each} has this value already" for each in same[:_MANY]]
        if len(same) > _MANY:
            self.notes.append(f"{len(same) - _MANY:,} more have their values already")
        differences = sorted(
            (difference.pointer for difference in _differences(start, now)), key=self.derived.__contains__
        )
        found, gone = _news(start.outcome, now.outcome), _news(now.outcome, start.outcome)
        sums = {note.code for note in declared_rules(start.tables.spec) if note.key == "checksum"}
        self.notes += [_SIGNED.format(code=each.code) for each in gone if each.code in sums]
        refused = self._refused(found)
        if refused and allow_invalid:
            self.notes.append(refused)
            refused = ""
        return Edited(
            version=version,
            path=start.opened.content.path,
            format=start.opened.match.format,
            variant=start.opened.match.variant,
            changes=tuple(change for change in changes if change.old != change.new),
            follows=tuple(
                self._change(Follow, difference) for difference in differences if not self.pointers.touch(difference)
            ),
            notes=tuple(self.notes),
            found=tuple(found),
            gone=tuple(gone),
            refused=refused,
            tool_errors=(*self.errors, *now.outcome.errors),
            data=bytes(now.opened.without_padding().content.data),
        )

    def _change(self, kind: type[_Kind], pointer: str) -> _Kind:
        """What stands at a place before and afterwards, and why where it was not set."""
        places = {side: found for side in ("old", "new") if (found := self._sides[side].place(pointer))}
        values = {side: tree(place) for side, place in places.items()}
        meant = {side: meaning(place) for side, place in places.items()}
        place = next(iter(places.values()))
        recipe, reason = None if pointer in self.derived else self.reasons.get(pointer), ""
        if pointer not in self.pointers.known:
            reason = recipe.summary if recipe else written_with(place)
        codes = recipe.codes if recipe else ()
        return kind(pointer, values.get("old"), values.get("new"), meant, reason, codes, element_of(place))

    @property
    def _sides(self) -> dict[str, _State]:
        return {"old": self.start, "new": self.now}

    def _refused(self, found: Iterable[Finding]) -> str:
        """Why the result must not be written; empty where it may be."""
        if set(self.now.outcome.errors) - set(self.start.outcome.errors):
            return "rules cannot be run on the result"
        errors = [each for each in found if each.severity == "error"]
        if errors:
            shown = ", ".join(f"{error.code} at {error.pointer or 'the file'}" for error in errors[:_MANY])
            return f"the result would have errors that are not there now: {shown}"
        return "" if self.is_forced else self._misread()

    def _misread(self) -> str:
        """What the result would be taken for; empty where that is what it is."""
        known = self.start.opened.match
        try:
            read = open_content(self.now.opened.frozen().content).match
        except ReadError as error:
            return f"nothing would know the result any more: {error.message}"
        if (read.format, read.variant) != (known.format, known.variant):
            return f"the result would be taken for {read.format} {read.variant}".rstrip()
        return "" if read.decisions == known.decisions else "the result would be read in another way"


class _Pointers:
    """Some pointers, and a quick answer to whether another one is one of them, in what one of them leads to, or around it."""

    def __init__(self, pointers: Collection[str]) -> None:
        self.all = tuple(pointers)
        self._around = {outer for pointer in pointers for outer in _outwards(pointer)}

    def touch(self, pointer: str) -> bool:
        """Whether a pointer has to do with them."""
        return pointer in self._around or not self.known.isdisjoint(_outwards(pointer))

    @cached_property
    def known(self) -> frozenset[str]:
        """The same without an order."""
        return frozenset(self.all)


def _outwards(pointer: str) -> Iterator[str]:
    """A pointer, and those of what is around its place, but for the file."""
    while pointer:
        yield pointer
        pointer = pointer.rpartition("/")[0]


@dataclass(frozen=True, slots=True)
class _Difference:
    """A place where two states of a file differ: a value, or an element that came or went."""

    pointer: str
    in_list: bool
    is_value: bool


def _differences(a: _State, b: _State) -> list[_Difference]:
    """Where two states of a file differ, in the order of the tables."""
    if a.opened.content.data == b.opened.content.data:
        return []
    found: dict[str, _Difference] = {}
    for table in diff(a.tables, b.tables, limit=sys.maxsize, by_place=True)["tables"]:
        for change in table["changes"]:
            is_value = change["kind"] == "changed"
            for pointer in _places(change, table["kind"]):
                found.setdefault(pointer, _Difference(pointer, bool(table["key"]), is_value))
    return list(found.values())


def _places(change: Mapping[str, Any], kind: str) -> Iterator[str]:
    """The pointers of one change of a table."""
    where = change["pointer_a"] if change["pointer_b"] is None else change["pointer_b"]
    if change["kind"] != "changed" or kind in ("bytes", "text"):
        yield where
        return
    for each in change["fields"]:
        yield f"{where}/{each['field'].replace('.', '/')}" if each["field"] else where


def _news(before: RulesOutcome, after: RulesOutcome) -> list[Finding]:
    """What is found afterwards and was not before."""

    def key(each: Finding) -> tuple[str, ...]:
        return each.code, each.severity, each.pointer

    found = sorted(after.findings, key=lambda each: (each.offset, each.pointer, each.code))
    return list(news(found, map(key, before.findings), key))
