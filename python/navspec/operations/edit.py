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
from navspec.operations.destination import Destination, require_elsewhere, require_replaceable, write_file
from navspec.operations.evaluation import ALL_RULES, evaluate_unit, iter_new_findings
from navspec.operations.repair import recipes_of
from navspec.places.listing import element_of, meaning, tree
from navspec.places.place import Bytes, Number, Place, root_of
from navspec.places.pointer import find
from navspec.places.values import demand_settable, parsed, written_with
from navspec.records.changes import Change, Edited, Follow
from navspec.records.report import Finding
from navspec.spec.derived_bytes import derived_fields

_MAX_LISTED = 5
_CHECKSUM_NOTE = (
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
    _require_complete(opened)
    if destination.apply:
        require_replaceable(content.path, content.archive)
    unit = Unit(opened.family, [opened])
    apply_settings([unit], request.settings)
    done = edit_unit(unit, values, request, allow_invalid=allow_invalid, keep_padding=keep_padding)
    if done.refused or not (is_apart or (destination.apply and done.is_changed)):
        return done
    path = destination.output or content.path
    if is_apart:
        require_elsewhere([path], [content.path], "the file that is edited; without -o it is replaced, with a backup")
    force = destination.force or destination.apply
    backup, archives = write_file(done.data, path, force=force, backup=destination.apply, stamp=content.stamp)
    return replace(done, written=os.fspath(path), backup=backup, archives=archives)


def edit_unit(
    unit: Unit, values: Mapping[str, Any], request: Request, *, allow_invalid: bool = False, keep_padding: bool = False
) -> Edited:
    """Set values in a unit of one file and write nothing: the record has the bytes that come of it.

    Raises as `navspec.edit`.
    """
    edit = _Edit(_EditState(unit, keep_padding), is_forced=request.format is not None)
    edit.set(values)
    edit.update_dependents()
    return edit.to_record(request.version, allow_invalid=allow_invalid)


def _require_complete(opened: InputFile) -> None:
    """Raise `WriteError` for a file that cannot be written from what is read of it."""
    if opened.content.whole is not None:
        raise WriteError(
            f"{opened.content.path or 'this'}: only a part of such a file is read, and it cannot be written without the rest"
        )


@dataclass
class _EditState:
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

    def find_place(self, pointer: str) -> Place | None:
        """What a pointer leads to; None where there is nothing."""
        try:
            (place,) = find(self.root, pointer)
        except NavspecError:
            return None
        return place

    def value(self, pointer: str) -> Any:
        """What stands at a pointer; None where there is nothing."""
        place = self.find_place(pointer)
        return None if place is None else tree(place)

    def with_tables(self, tables: Tables) -> _EditState:
        """The file with other tables."""
        opened = self.opened.with_data(tables.to_bytes(keep_padding=self.keep_padding))
        return _EditState(replace(self.unit, files=[opened]), self.keep_padding)

    def with_recipe(self, recipe: Recipe) -> _EditState:
        """The file after a recipe.

        Raises `NavspecError` where that cannot be.
        """
        files = self.unit.table_set()
        recipe.apply(self.unit.family.view(files))
        if len(files.files) != 1:
            raise NavspecError("other files would have to be made")
        (tables,) = files.files.values()
        return self.with_tables(tables)

    @cached_property
    def outcome(self) -> RulesOutcome:
        """What the rules find."""
        return evaluate_unit(self.unit, ALL_RULES).outcome


@dataclass
class _Edit:
    """One file on its way through an edit.

    `start` is the file as it was and `now` as it is; `pointers` are the places that were set, `reasons` the recipes that
    changed others, `sealed` the pointers of what follows from all the rest.
    """

    start: _EditState
    is_forced: bool
    pointers: _PointerSet = field(default_factory=lambda: _PointerSet(()))
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
        for pointer, value in values.items():
            for place in find(root, pointer):
                demand_settable(place, value)
                assert isinstance(place, Number | Bytes)
                if place.pointer in edits:
                    raise NavspecError(f"{place.pointer} is set twice")
                edits[place.pointer] = place, parsed(place, value)
        for place, value in edits.values():
            place.store(value)
        self.pointers = _PointerSet(edits)
        self.now = self.start.with_tables(tables)

    def update_dependents(self) -> None:
        """Run the recipes that make right what depends on the values that are others now."""
        start, now = self.start, self.now
        touched = {pointer for pointer in self.pointers.all if start.value(pointer) != now.value(pointer)}
        touched.update(difference.pointer for difference in _find_differences(start, now))
        dependencies = [
            dependency for dependency in start.unit.family.dependencies if any(map(dependency.matches, touched))
        ]
        dependencies = [
            dependency for dependency in dependencies if dependency.when is None or dependency.when(start.tables)
        ]
        for dependency in dependencies:
            if dependency.refuse:
                raise WriteError(dependency.refuse, pointer=min(filter(dependency.matches, touched)))
        self.notes += dict.fromkeys(dependency.warn for dependency in dependencies if dependency.warn)
        codes = {code for dependency in dependencies for code in dependency.codes}
        if codes and start.unit.family.sets and start.unit.number(start.opened) == NAMELESS:
            self.notes.append("the name of the file does not tell its number, so that not all may follow (--name)")
        for recipe in recipes_of(start.unit.family.id) if codes else ():
            if not codes.isdisjoint(recipe.codes):
                start = self._run_recipe(recipe, start)

    def _run_recipe(self, recipe: Recipe, before: _EditState) -> _EditState:
        """Run a recipe on the edited file, and on the file as it was without the edit, which is returned.

        What it does to the rows of lists in either case has nothing to do with the edit, and is left out.
        """
        named = f"{' and '.join(recipe.codes)} ({recipe.summary})"
        if recipe.needs_set:
            self.notes.append(f"{named} is not seen to: all files of the set are needed for that")
            return before
        try:
            then, anyway = self.now.with_recipe(recipe), before.with_recipe(recipe)
        except NavspecError as error:
            self.notes.append(f"{named} is not seen to: {error}")
            return before
        except Exception as error:  # noqa: BLE001 - a fault of one recipe must not cost the edit
            self.errors.append(f"{recipe.summary}: {type(error).__name__}: {error}")
            return before
        unrelated = {
            difference.pointer
            for difference in _find_differences(before, anyway)
            if difference.is_value and difference.in_list
        }
        changed = [difference.pointer for difference in _find_differences(self.now, then)]
        free = [pointer for pointer in changed if pointer in unrelated and not self.pointers.is_related(pointer)]
        side_effects = {pointer for pointer in free if anyway.value(pointer) == then.value(pointer)}
        kept = [pointer for pointer in changed if pointer not in side_effects]
        undone = next(filter(self.pointers.is_related, kept), None)
        if undone is not None:
            self.notes.append(f"{named} is not seen to: that would change {undone} again")
        elif kept:
            self.now = self._restore_values(then, side_effects) if side_effects else then
            self.reasons.update(dict.fromkeys(kept, recipe))
        return anyway

    def _restore_values(self, then: _EditState, pointers: Iterable[str]) -> _EditState:
        """A later state with some values as they are now."""
        tables = then.opened.tables()
        root = root_of(tables)
        for pointer in pointers:
            (place,), was = find(root, pointer), self.now.find_place(pointer)
            if isinstance(place, Number | Bytes) and isinstance(was, Number | Bytes):
                place.store(was.stored)
        return then.with_tables(tables)

    def to_record(self, version: str, *, allow_invalid: bool) -> Edited:
        """What the edit comes to, held to the rules."""
        start, now = self.start, self.now
        changes = [self._change(Change, pointer) for pointer in self.pointers.all]
        same = [change.label for change in changes if change.old == change.new]
        self.notes += [f"{label} has this value already" for label in same[:_MAX_LISTED]]
        if len(same) > _MAX_LISTED:
            self.notes.append(f"{len(same) - _MAX_LISTED:,} more have their values already")
        differences = sorted(
            (difference.pointer for difference in _find_differences(start, now)), key=self.derived.__contains__
        )
        new_findings, old_findings = (
            _new_findings(start.outcome, now.outcome),
            _new_findings(now.outcome, start.outcome),
        )
        sums = {note.code for note in declared_rules(start.tables.spec) if note.key == "checksum"}
        self.notes += [_CHECKSUM_NOTE.format(code=finding.code) for finding in old_findings if finding.code in sums]
        refused = self._find_refusal(new_findings)
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
                self._change(Follow, difference)
                for difference in differences
                if not self.pointers.is_related(difference)
            ),
            notes=tuple(self.notes),
            found=tuple(new_findings),
            gone=tuple(old_findings),
            refused=refused,
            tool_errors=(*self.errors, *now.outcome.errors),
            data=bytes(now.opened.without_padding().content.data),
        )

    def _change(self, kind: type[_Kind], pointer: str) -> _Kind:
        """What stands at a place before and afterwards, and why where it was not set."""
        places = {side: side_place for side in ("old", "new") if (side_place := self._sides[side].find_place(pointer))}
        values = {side: tree(place) for side, place in places.items()}
        meanings = {side: meaning(place) for side, place in places.items()}
        place = next(iter(places.values()))
        recipe, reason = None if pointer in self.derived else self.reasons.get(pointer), ""
        if pointer not in self.pointers.as_set:
            reason = recipe.summary if recipe else written_with(place)
        codes = recipe.codes if recipe else ()
        return kind(pointer, values.get("old"), values.get("new"), meanings, reason, codes, element_of(place))

    @property
    def _sides(self) -> dict[str, _EditState]:
        return {"old": self.start, "new": self.now}

    def _find_refusal(self, new_findings: Iterable[Finding]) -> str:
        """Why the result must not be written; empty where it may be."""
        if set(self.now.outcome.errors) - set(self.start.outcome.errors):
            return "rules cannot be run on the result"
        errors = [finding for finding in new_findings if finding.severity == "error"]
        if errors:
            shown = ", ".join(f"{error.code} at {error.pointer or 'the file'}" for error in errors[:_MAX_LISTED])
            return f"the result would have errors that are not there now: {shown}"
        return "" if self.is_forced else self._find_misreading()

    def _find_misreading(self) -> str:
        """What the result would be taken for; empty where that is what it is."""
        original = self.start.opened.match
        try:
            read = open_content(self.now.opened.frozen().content).match
        except ReadError as error:
            return f"nothing would know the result any more: {error.message}"
        if (read.format, read.variant) != (original.format, original.variant):
            return f"the result would be taken for {read.format} {read.variant}".rstrip()
        return "" if read.decisions == original.decisions else "the result would be read in another way"


class _PointerSet:
    """Some pointers, and a quick answer to whether another one is one of them, in what one of them leads to, or around it."""

    def __init__(self, pointers: Collection[str]) -> None:
        self.all = tuple(pointers)
        self._around = {outer for pointer in pointers for outer in _iter_ancestors(pointer)}

    def is_related(self, pointer: str) -> bool:
        """Whether a pointer has to do with them."""
        return pointer in self._around or not self.as_set.isdisjoint(_iter_ancestors(pointer))

    @cached_property
    def as_set(self) -> frozenset[str]:
        """The same without an order."""
        return frozenset(self.all)


def _iter_ancestors(pointer: str) -> Iterator[str]:
    """A pointer, and those of what is around its place, but for the file."""
    while pointer:
        yield pointer
        pointer = pointer.rpartition("/")[0]


@dataclass(frozen=True, slots=True)
class _PlaceDifference:
    """A place where two states of a file differ: a value, or an element that came or went."""

    pointer: str
    in_list: bool
    is_value: bool


def _find_differences(a: _EditState, b: _EditState) -> list[_PlaceDifference]:
    """Where two states of a file differ, in the order of the tables."""
    if a.opened.content.data == b.opened.content.data:
        return []
    differences: dict[str, _PlaceDifference] = {}
    for table in diff(a.tables, b.tables, limit=sys.maxsize, by_place=True)["tables"]:
        for change in table["changes"]:
            is_value = change["kind"] == "changed"
            for pointer in _iter_pointers(change, table["kind"]):
                differences.setdefault(pointer, _PlaceDifference(pointer, bool(table["key"]), is_value))
    return list(differences.values())


def _iter_pointers(change: Mapping[str, Any], kind: str) -> Iterator[str]:
    """The pointers of one change of a table."""
    where = change["pointer_a"] if change["pointer_b"] is None else change["pointer_b"]
    if change["kind"] != "changed" or kind in ("bytes", "text"):
        yield where
        return
    for field_change in change["fields"]:
        yield f"{where}/{field_change['field'].replace('.', '/')}" if field_change["field"] else where


def _new_findings(before: RulesOutcome, after: RulesOutcome) -> list[Finding]:
    """What is found afterwards and was not before."""

    def key(finding: Finding) -> tuple[str, ...]:
        return finding.code, finding.severity, finding.pointer

    findings = sorted(after.findings, key=lambda finding: (finding.offset, finding.pointer, finding.code))
    return list(iter_new_findings(findings, map(key, before.findings), key))
