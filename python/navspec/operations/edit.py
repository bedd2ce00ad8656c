"""Edits of values in a file: set values, update dependent values, check the result, and write it."""

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
from navspec.family.rules.checks import find_changed_rights
from navspec.family.rules.declared import declared_rules
from navspec.family.rules.runner import RulesOutcome
from navspec.inputs.discovery import NAMELESS, Unit, apply_settings
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.request import Request
from navspec.operations.destination import Destination, require_elsewhere, require_replaceable, write_file
from navspec.operations.evaluation import ALL_RULES, evaluate_unit, iter_new_findings
from navspec.operations.repair import recipes_of
from navspec.places.addresses import find_places
from navspec.places.listing import element_name, to_json_tree, value_meaning
from navspec.places.place import BytesPlace, NumberPlace, Place, root_place
from navspec.places.values import describe_computed, parse_value, require_settable
from navspec.records.changes import Change, Edited, Follow
from navspec.records.report import Finding
from navspec.spec.derived_bytes import derived_fields

_MAX_LISTED = 5
_CHECKSUM_NOTE = (
    "the checksum did not fit the file before this and does afterwards: nothing shows any more that something else happened "
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
    """Edit a file; see `navspec.edit`."""
    opened = request.opened().frozen()
    content, is_apart = opened.content, destination.output is not None
    require_complete(opened)
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
    """Set values in a unit of one file without writing it; the record has the bytes.

    Raises as `navspec.edit`.
    """
    edit = _Edit(_EditState(unit, keep_padding), is_forced=request.format is not None)
    edit.set(values)
    edit.update_dependents()
    return edit.to_record(request.version, allow_invalid=allow_invalid)


def require_complete(opened: InputFile) -> None:
    """Raise `WriteError` for a file that was only read in part, so that it cannot be written."""
    if opened.content.whole is not None:
        raise WriteError(
            f"{opened.content.path or 'this'}: only a part of such a file is read, and it cannot be written without the rest"
        )


@dataclass
class _EditState:
    """A file at one point of an edit; its content does not change.

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
        """Tables of the file, for reading only."""
        return self.opened.tables()

    @cached_property
    def root(self) -> Place:
        """The file as a place."""
        return root_place(self.tables)

    def find_place(self, pointer: str) -> Place | None:
        """Return the place of a pointer; None if it does not exist."""
        try:
            (place,) = find_places(self.root, pointer)
        except NavspecError:
            return None
        return place

    def value(self, pointer: str) -> Any:
        """Return the value at a pointer; None if it does not exist."""
        place = self.find_place(pointer)
        return None if place is None else to_json_tree(place)

    def with_tables(self, tables: Tables) -> _EditState:
        """Return the state with other tables."""
        opened = self.opened.with_data(tables.to_bytes(keep_padding=self.keep_padding))
        return _EditState(replace(self.unit, files=[opened]), self.keep_padding)

    def with_recipe(self, recipe: Recipe) -> _EditState:
        """Return the state after a recipe.

        Raises `NavspecError` if the recipe is impossible.
        """
        files = self.unit.table_set()
        recipe.apply(self.unit.family.view(files))
        if len(files.files) != 1:
            raise NavspecError("other files would have to be made")
        (tables,) = files.files.values()
        return self.with_tables(tables)

    @cached_property
    def outcome(self) -> RulesOutcome:
        """Results of all rules."""
        return evaluate_unit(self.unit, ALL_RULES).outcome


@dataclass
class _Edit:
    """An edit of one file.

    `start` is the file before the edit, and `now` the current one; `pointers` are the places that were set, `reasons` the
    recipes that changed others, `derived` the pointers of derived bytes.
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
        """Set values, all or none."""
        tables = self.start.opened.tables()
        root = root_place(tables)
        edits: dict[str, tuple[NumberPlace | BytesPlace, Any]] = {}
        for pointer, value in values.items():
            for place in find_places(root, pointer):
                require_settable(place, value)
                assert isinstance(place, NumberPlace | BytesPlace)
                if place.pointer in edits:
                    raise NavspecError(f"{place.pointer} is set twice")
                edits[place.pointer] = place, parse_value(place, value)
        for place, value in edits.values():
            place.store(value)
        self.pointers = _PointerSet(edits)
        self.now = self.start.with_tables(tables)

    def update_dependents(self) -> None:
        """Run the recipes that update values that depend on the changed ones."""
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
        codes |= find_changed_rights(*(state.unit.family.view(state.unit.table_set()) for state in (start, now)))
        if codes and start.unit.family.sets and start.unit.number(start.opened) == NAMELESS:
            self.notes.append("the name of the file has no number, so that not all may follow (--name)")
        for recipe in recipes_of(start.unit.family.id) if codes else ():
            if not codes.isdisjoint(recipe.codes):
                start = self._run_recipe(recipe, start)

    def _run_recipe(self, recipe: Recipe, before: _EditState) -> _EditState:
        """Run a recipe on the edited file, and on the file without the edit, which is returned.

        Changes to rows of lists that it makes in either case are unrelated to the edit, and are left out.
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
        """Return a later state with some values as they are now."""
        tables = then.opened.tables()
        root = root_place(tables)
        for pointer in pointers:
            (place,), was = find_places(root, pointer), self.now.find_place(pointer)
            if isinstance(place, NumberPlace | BytesPlace) and isinstance(was, NumberPlace | BytesPlace):
                place.store(was.stored)
        return then.with_tables(tables)

    def to_record(self, version: str, *, allow_invalid: bool) -> Edited:
        """Check the result, and return the record."""
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
        """Return the record of the value at a pointer before and after the edit, with the reason if it was not set."""
        places = {side: side_place for side in ("old", "new") if (side_place := self._sides[side].find_place(pointer))}
        values = {side: to_json_tree(place) for side, place in places.items()}
        meanings = {side: value_meaning(place) for side, place in places.items()}
        place = next(iter(places.values()))
        recipe, reason = None if pointer in self.derived else self.reasons.get(pointer), ""
        if pointer not in self.pointers.as_set:
            reason = recipe.summary if recipe else describe_computed(place)
        codes = recipe.codes if recipe else ()
        return kind(pointer, values.get("old"), values.get("new"), meanings, reason, codes, element_name(place))

    @property
    def _sides(self) -> dict[str, _EditState]:
        return {"old": self.start, "new": self.now}

    def _find_refusal(self, new_findings: Iterable[Finding]) -> str:
        """Return why the result must not be written; empty if it may be."""
        files = [] if self.is_forced else [(self.start.opened, self.now.opened)]
        return find_refusal(new_findings, self.start.outcome, self.now.outcome, files)


def find_refusal(
    new_findings: Iterable[Finding],
    before: RulesOutcome,
    after: RulesOutcome,
    files: Iterable[tuple[InputFile, InputFile]],
) -> str:
    """Return why edited files must not be written; empty if they may be.

    `files` are changed files before and after the edit that have to be identified as before.
    """
    if set(after.errors) - set(before.errors):
        return "rules cannot be run on the result"
    errors = [finding for finding in new_findings if finding.severity == "error"]
    if errors:
        shown = ", ".join(f"{error.code} at {error.pointer or 'the file'}" for error in errors[:_MAX_LISTED])
        return f"the result would have errors that are not there now: {shown}"
    return next(filter(None, (_find_misreading(*pair) for pair in files)), "")


def _find_misreading(before: InputFile, after: InputFile) -> str:
    """Return a sentence on the format that the result would be read as; empty if it is the same."""
    original = before.match
    try:
        read = open_content(after.frozen().content).match
    except ReadError as error:
        return f"nothing would know the result any more: {error.message}"
    if (read.format, read.variant) != (original.format, original.variant):
        return f"the result would be taken for {read.format} {read.variant}".rstrip()
    return "" if read.decisions == original.decisions else "the result would be read in another way"


class _PointerSet:
    """Pointers, with a fast test for equal, inner and outer pointers."""

    def __init__(self, pointers: Collection[str]) -> None:
        self.all = tuple(pointers)
        self._around = {outer for pointer in pointers for outer in _iter_ancestors(pointer)}

    def is_related(self, pointer: str) -> bool:
        """Return whether a pointer equals, contains, or is inside one of them."""
        return pointer in self._around or not self.as_set.isdisjoint(_iter_ancestors(pointer))

    @cached_property
    def as_set(self) -> frozenset[str]:
        """Pointers without an order."""
        return frozenset(self.all)


def _iter_ancestors(pointer: str) -> Iterator[str]:
    """Yield a pointer, and the pointers of the places around it, except the file."""
    while pointer:
        yield pointer
        pointer = pointer.rpartition("/")[0]


@dataclass(frozen=True, slots=True)
class _PlaceDifference:
    """A place where two states of a file differ: a value, or an added or removed element."""

    pointer: str
    in_list: bool
    is_value: bool


def _find_differences(a: _EditState, b: _EditState) -> list[_PlaceDifference]:
    """Return the places where two states of a file differ, in the order of the tables."""
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
    """Yield the pointers of one change of a table."""
    where = change["pointer_a"] if change["pointer_b"] is None else change["pointer_b"]
    if change["kind"] != "changed" or kind in ("bytes", "text"):
        yield where
        return
    for field_change in change["fields"]:
        yield f"{where}/{field_change['field'].replace('.', '/')}" if field_change["field"] else where


def _new_findings(before: RulesOutcome, after: RulesOutcome) -> list[Finding]:
    """Return findings in `after` that `before` does not have."""

    def key(finding: Finding) -> tuple[str, ...]:
        return finding.code, finding.severity, finding.pointer

    findings = sorted(after.findings, key=lambda finding: (finding.offset, finding.pointer, finding.code))
    return list(iter_new_findings(findings, map(key, before.findings), key))
