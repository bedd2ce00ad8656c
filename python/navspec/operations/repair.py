"""Repairs of files: recipes that a set needs, their results, and the writing."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from types import MappingProxyType
from typing import NamedTuple

from navspec.columns import Tables, TableSet
from navspec.columns.diff import diff
from navspec.disk.files import spool
from navspec.disk.windows import safe_name
from navspec.errors import NavspecError, ReadError
from navspec.families import families, iter_over_families
from navspec.family.contract import Match
from navspec.family.diagnosis.hypotheses import CAUSES, Hypothesis
from navspec.family.repair.recipes import Doubt, Recipe, Recipes, Rescue, build_declared_recipes
from navspec.family.rules.options import Options
from navspec.family.rules.rule_set import View
from navspec.family.rules.runner import WHOLE_SET, RulesOutcome, run_rules
from navspec.inputs.discovery import Unit, discover
from navspec.inputs.file import InputFile
from navspec.inputs.request import Request
from navspec.inputs.source import Content
from navspec.operations.check import all_rules, require_options
from navspec.operations.destination import Destination
from navspec.operations.diagnose import diagnose, undo_hypotheses
from navspec.operations.donor import Donor, transplant_parts
from navspec.operations.evaluation import Evaluation, evaluate_unit, read_error_finding, rule_set_of
from navspec.records.changes import (
    FieldChanges,
    FileFailures,
    RemainingRule,
    Repaired,
    RepairedFile,
    RepairedSet,
    State,
    Step,
)
from navspec.records.report import SEVERITIES, Severity, SeverityCounts, counts_of
from navspec.spec.derived_bytes import derived_fields

Places = Counter[tuple[str, Severity, int]]
"""Failures by code, severity and number of the file."""

_MAX_ROUNDS = 8
"""Most repetitions of repairs, because one can make another possible. Two or three are usual."""
_REPLACED = "one of the files that are repaired; replace them with --apply"
_WHOLE_MAP = "the whole map is needed"
_FAILED = "navspec itself failed"
_ONLY_BASE = "only files of the base would have to change"
_UNTRUE = "errors are left, and a right checksum would hide that something happened to the file"
_UNPROVEN = (
    "nothing in the other file makes it right, and a right checksum would hide that something happened to the file"
)
_AS_IT_IS = "nothing would be another value here"
_DOUBTFUL = "repair files that may not be what they are read as"


@cache
def recipes_of(family: str) -> list[Recipe]:
    """Return the recipes of a family in their order, including the recipes that its specs determine."""
    family_ = families()[family]
    declared = family_.recipes() if family_.recipes else Recipes("", ())
    codes = {code for recipe in declared.recipes for code in recipe.codes}
    wanted = {rule.code: rule.repair for rule in rule_set_of(family).rules if rule.repair and rule.code not in codes}
    specs = [format_.spec for format_ in family_.formats]
    return declared.sort_recipes(build_declared_recipes(specs, wanted, declared.guard))


def find_named_recipes() -> dict[str, Recipe]:
    """Return recipes that only run if the user selects them by name."""
    return {
        recipe.codes[0]: recipe for recipes in iter_over_families(recipes_of) for recipe in recipes if recipe.by_name
    }


def rescues_of(family: str) -> list[Rescue]:
    """Return the rescues of a family, which make unreadable files readable."""
    family_ = families()[family]
    return family_.recipes().rescues if family_.recipes else []


def doubts_of(family: str) -> list[Doubt]:
    """Return the doubts of a family, which prevent repairs of files."""
    family_ = families()[family]
    return family_.recipes().doubts if family_.recipes else []


class _Snapshot:
    """A set at one point of its repair; it is read, and each rule runs once, when the results are needed.

    Files with the numbers `excluded` exist, but are not read.
    """

    def __init__(self, unit: Unit, profile: str, base_places: Places, excluded: Collection[int] = ()) -> None:
        self.unit = unit
        self.excluded = excluded
        self._rules = rule_set_of(unit.family.id)
        self._options = Options(profile, max_findings=0)
        self.base_places = base_places
        self._outcomes: dict[str, RulesOutcome] = {}

    @cached_property
    def _read(self) -> tuple[TableSet | None, list[tuple[InputFile, ReadError]]]:
        return self.unit.read(self.excluded)

    @property
    def files(self) -> TableSet | None:
        """Files that can be read."""
        return self._read[0]

    @cached_property
    def broken(self) -> list[tuple[InputFile, ReadError]]:
        """Files that cannot be read, with their errors."""
        return self._read[1]

    @cached_property
    def view(self) -> View | None:
        """View for the rules; None if no file can be read."""
        return None if self.files is None else self.unit.family.view(self.files)

    @cached_property
    def paths(self) -> dict[int, str]:
        """Paths of readable files by number."""
        return {} if self.files is None else {number: tables.path for number, tables in self.files.files.items()}

    @cached_property
    def is_complete(self) -> bool:
        """Whether all files of the set exist."""
        return self.files is not None and set(range(self.files.members)) <= self.paths.keys()

    def release_if_large(self) -> None:
        """Release the tables of large files after the most used facts are known; other facts are read again."""
        if self.unit.is_large:
            _ = self.places(self.codes), self.broken, self.paths, self.is_complete
            for name in ("_read", "view"):
                self.__dict__.pop(name, None)

    def _evaluate(self, code: str) -> RulesOutcome:
        if code not in self._outcomes:
            wanted = [self._rules.checks[code]] if code in self._rules.checks else []
            view = self.view
            self._outcomes[code] = run_rules(wanted, view, self._options, self.unit.path) if view else RulesOutcome()
        return self._outcomes[code]

    def places(self, codes: Iterable[str]) -> Places:
        """Return the places where rules fail, without failures of the base."""
        places: Places = Counter()
        for code in codes:
            places.update(self._evaluate(code).places)
        return places - self.base_places

    def errors(self, codes: Iterable[str]) -> list[str]:
        """Return why rules could not be run."""
        return [error for code in codes for error in self._evaluate(code).errors]

    @property
    def codes(self) -> list[str]:
        """Codes of all rules of the family."""
        return list(self._rules.checks)

    @property
    def unread_paths(self) -> set[str]:
        """Paths of files that cannot be read."""
        return {file.content.path for file, _ in self.broken}

    def path(self, number: int) -> str:
        """Return the path of a file; the folder for the whole set."""
        if number == WHOLE_SET:
            return self.unit.where
        return self.paths[number]


def _count_severities(places: Places, more: Mapping[Severity, int] = MappingProxyType({})) -> SeverityCounts:
    counts = Counter(more)
    for (_, severity, _), count in places.items():
        counts[severity] += count
    return counts_of(counts)


def _file_failures(places: Mapping[str, int]) -> tuple[FileFailures, ...]:
    return tuple(FileFailures(path, count) for path, count in places.items())


def _rank(places: Places) -> tuple[int, ...]:
    """Return numbers by which results are compared: errors first, then warnings, then infos."""
    counts = _count_severities(places)
    return tuple(counts[severity] for severity in SEVERITIES)


def count_changed_fields(before: TableSet, after: TableSet) -> tuple[FieldChanges, ...]:
    """Return the number of changed values by field, without derived bytes.

    Only files that are in both sets count.
    """
    counts: Counter[str] = Counter()
    for number, tables in after.files.items():
        if number not in before.files:
            continue
        derived = derived_fields(tables.spec)
        for table in diff(before.files[number], tables, limit=0)["tables"]:
            names = {
                ".".join(filter(None, (table["key"], field["field"]))): field["changed"] for field in table["fields"]
            }
            counts.update({name: count for name, count in names.items() if name not in derived})
    return tuple(FieldChanges(name, count) for name, count in counts.items())


class _AppliedRecipe(NamedTuple):
    """A recipe that was applied, and the files before and after it."""

    recipe: Recipe
    before: Unit
    after: Unit


@dataclass(slots=True)
class _Repair:
    """Repair of one set.

    `forced` means that the user named the format of the files, which is kept unless a recipe changes it. `errors` collects
    failures of navspec itself, `broken` the given files that cannot be read. `has_donor` means that damaged parts were looked
    for in another file. `named` are recipes that the user named and that are already applied.
    """

    unit: Unit
    options: Options
    forced: bool
    errors: list[str]
    broken: list[tuple[InputFile, ReadError]] = field(default_factory=list)
    has_donor: bool = False
    named: frozenset[str] = frozenset()

    def run(self, progress: Callable[[int, int], None]) -> tuple[RepairedSet, Unit]:
        """Repair the set, and return the record and the repaired files."""
        original = _Snapshot(self.unit, self.options.profile, self._base_places())
        causes, lost_numbers = self._undo_causes()
        rescues = self._rescue_files()
        before = start = (
            _Snapshot(self.unit, self.options.profile, original.base_places) if causes or rescues else original
        )
        given_ids = {id(file) for file in self.unit.files}
        self.broken = [broken_file for broken_file in before.broken if id(broken_file[0]) in given_ids]
        excluded, doubts = self._find_doubtful(before)
        if excluded := excluded | lost_numbers:
            start = _Snapshot(self.unit, self.options.profile, before.base_places, excluded)
        harmful: dict[Recipe, str] = {}
        while True:
            errors: list[str] = []
            now, steps, applied = self._apply_recipes(start, harmful, errors, progress)
            if now is start:
                now = before
                break
            now = _Snapshot(now.unit, self.options.profile, before.base_places) if excluded else now
            is_named = any(step.recipe.by_name for step in applied)
            if not (harm := _find_regression(before, now, is_named=is_named)):
                break
            harmful[self._find_culprit(harm, before.base_places, applied)] = harm.reason
        self.errors += [*errors, *now.errors(now.codes)]
        record = RepairedSet(
            path=self.unit.where,
            family=self.unit.family.id,
            files=len(self.unit.files),
            steps=(*causes, *rescues, *doubts, *steps),
            left=tuple(_remaining_rules(now.places(now.codes))),
            before=_count_severities(
                original.places(original.codes), {"error": len(original.unread_paths - before.unread_paths)}
            ),
            after=_count_severities(now.places(now.codes)),
        )
        return record, now.unit

    def _undo_causes(self) -> tuple[list[Step], set[int]]:
        """Undo causes of failures if possible; return the steps, and the numbers of files that are not repaired."""
        options = Options(self.options.profile)
        evaluation = evaluate_unit(self.unit, options)
        unread = {file.content.path for file, _ in evaluation.broken}
        lost_paths, done = set[str](), list[Hypothesis]()
        steps = list[Step]()
        for hypothesis, explained in diagnose(self.unit, evaluation, options):
            if self._names(hypothesis.instead):
                continue
            is_wanted = hypothesis.repairs and self.options.is_selected(hypothesis.code)
            is_done = is_wanted and self._is_better(evaluation, [*done, hypothesis])
            if is_done:
                done.append(hypothesis)
            elif (
                unread.issuperset(hypothesis.paths)
                or hypothesis.codes
                or ((hypothesis.data or hypothesis.settings) and not hypothesis.repairs)
            ):  # only a repair of the cause itself is safe
                continue
            else:
                lost_paths.update(hypothesis.paths)
            count = sum(n for (_, severity, _), n in explained.items() if severity != "info")
            state: State = "done" if is_done else "on_request" if hypothesis.repairs else "impossible"
            files = tuple(FileFailures(path, 1) for path in hypothesis.paths)
            reason = hypothesis.message if is_done else f"{hypothesis.message}. {hypothesis.fix}"
            steps.append(
                Step((hypothesis.code,), hypothesis.summary, state, reason, count, count * (not is_done), files)
            )
        self.unit = undo_hypotheses(self.unit, done)
        return steps, {self.unit.number(file) for file in self.unit.files if file.content.path in lost_paths}

    def _is_better(self, evaluation: Evaluation, done: Sequence[Hypothesis]) -> bool:
        """Return whether there are fewer errors with hypotheses undone, including errors that were hidden before."""
        now = evaluate_unit(undo_hypotheses(self.unit, done), Options(self.options.profile, max_findings=0))
        return now.outcome.severities["error"] < evaluation.outcome.severities["error"]

    def _rescue_files(self) -> list[Step]:
        """Replace unreadable files by readable ones, and return the steps."""
        steps, files = list[Step](), list[InputFile]()
        for file in self.unit.files if rescues_of(self.unit.family.id) else ():
            step, opened = self._rescue(file)
            steps += [step] if step else []
            files.append(opened)
        if steps:
            self.unit = replace(self.unit, files=files)
        return steps

    def _rescue(self, opened: InputFile) -> tuple[Step | None, InputFile]:
        """Return the step for a file, and the file, which is rescued if it was unreadable and that is possible."""
        family, content = self.unit.family, opened.content
        try:
            opened.tables()
        except ReadError as error:
            code = error.code
        else:
            return None, opened
        rescue = next((candidate for candidate in rescues_of(family.id) if code in candidate.codes), None)
        if rescue is None or not self._wants(rescue):
            return None, opened

        def step(state: State, reason: str = "") -> Step:
            return Step(
                (code,), rescue.summary, state, reason, 1, int(state != "done"), (FileFailures(content.path, 1),)
            )

        if not self._requests(rescue):
            return step("on_request"), opened
        try:
            data = rescue.apply(content.data, opened.decisions)
        except NavspecError as error:
            return step("taken_back", error.args[0]), opened
        except Exception as error:  # noqa: BLE001 - as in other steps
            self.errors.append(f"{rescue.summary}: {type(error).__name__}: {error}")
            return step("taken_back", _FAILED), opened
        return step("done"), InputFile(replace(content, data=data), family, replace(opened.match, fault=None))

    def _apply_recipes(
        self, start: _Snapshot, harmful: Mapping[Recipe, str], errors: list[str], progress: Callable[[int, int], None]
    ) -> tuple[_Snapshot, list[Step], list[_AppliedRecipe]]:
        """Apply all recipes except harmful ones; return the result, the steps, and the applied recipes."""
        now, steps, applied = start, list[Step](), list[_AppliedRecipe]()
        recipes = recipes_of(self.unit.family.id)
        for number, recipe in enumerate(recipes):
            if now.paths and ((places := now.places(recipe.codes)) or self._is_named(recipe)):
                step, then = self._apply_step(recipe, now, places, harmful.get(recipe, ""), errors)
                steps += [step] if step else []
                applied += [_AppliedRecipe(recipe, now.unit, then.unit)] if then is not now else []
                now = then
            progress(number + 1, len(recipes))
        return now, steps, applied

    def _find_culprit(self, harm: _Regression, base_places: Places, applied: Sequence[_AppliedRecipe]) -> Recipe:
        """Return the first recipe that contributes to a regression."""

        def stand(unit: Unit) -> _Snapshot:
            return _Snapshot(unit, self.options.profile, base_places)

        return next(step.recipe for step in applied if harm.is_caused_by(stand(step.before), stand(step.after)))

    def _wants(self, recipe: Recipe | Rescue) -> bool:
        """Return whether one of the rules of a recipe is selected."""
        return any(map(self.options.is_selected, recipe.codes))

    def _requests(self, recipe: Recipe | Rescue) -> bool:
        """Return whether one of the rules of a recipe is selected by more than the prefix of its family."""
        return self._names(recipe.codes)

    def _names(self, codes: Iterable[str]) -> bool:
        """Return whether one of the rules is selected by more than the prefix of its family."""
        named = tuple(code for code in self.options.select if len(code) > len(self.unit.family.prefix))
        return any(code.startswith(named) for code in codes)

    def _is_named(self, recipe: Recipe) -> bool:
        """Return whether a recipe without rules is selected by its name, and not applied yet."""
        return recipe.by_name and recipe.codes[0] in self.options.select and recipe.codes[0] not in self.named

    def _find_doubtful(self, before: _Snapshot) -> tuple[set[int], list[Step]]:
        """Return the numbers of files whose records may be misread, and the steps that say so."""
        excluded: set[int] = set()
        steps: list[Step] = []
        if before.files is None:
            return excluded, steps
        for doubt in doubts_of(self.unit.family.id):
            numbers = [
                number for number, is_found in zip(before.files.files, doubt.find(before.view), strict=True) if is_found
            ]
            excluded.update(numbers)
            counts = {before.path(number): 1 for number in numbers}
            if numbers:
                steps.append(
                    Step(
                        doubt.codes,
                        _DOUBTFUL,
                        "impossible",
                        doubt.reason,
                        len(numbers),
                        len(numbers),
                        _file_failures(counts),
                    )
                )
        return excluded, steps

    def _base_places(self) -> Places:
        """Return the failures of the base on its own."""
        if not self.unit.base:
            return Counter()
        below = _Snapshot(
            Unit(self.unit.family, self.unit.base, settings=self.unit.settings), self.options.profile, Counter()
        )
        given_numbers = {self.unit.number(file) for file in self.unit.files}
        places = below.places(below.codes)
        return Counter({place: count for place, count in places.items() if place[2] not in given_numbers})

    def _apply_step(
        self, recipe: Recipe, now: _Snapshot, places: Places, harm: str, errors: list[str]
    ) -> tuple[Step | None, _Snapshot]:
        """Return the step of a recipe whose rules fail, and the new state of the set; unchanged if the recipe does harm."""
        failing = {code for code, _, _ in places}
        codes = tuple(code for code in recipe.codes if recipe.by_name or code in failing)
        counts: dict[str, int] = Counter()
        for (_, _, number), count in sorted(places.items(), key=lambda place: place[0][2]):
            counts[now.path(number)] += count

        def step(state: State, reason: str = "", remaining: Places = places, base: Sequence[str] = ()) -> Step:
            return Step(
                codes,
                recipe.summary,
                state,
                reason,
                places.total(),
                remaining.total(),
                _file_failures(counts),
                tuple(base),
            )

        if not self._wants(recipe):
            return None, now
        if recipe.on_request and not self._requests(recipe):
            return step("on_request"), now
        if recipe.needs_set and not now.is_complete:
            return step("impossible", _WHOLE_MAP), now
        if recipe.seals and not self._requests(recipe):
            if self.has_donor:
                return step("on_request", _UNPROVEN), now
            if _rank(now.places(set(now.codes) - failing))[0]:
                return step("on_request", _UNTRUE), now
        if harm:
            return step("taken_back", harm), now
        now.release_if_large()
        try:
            unit, base = self._apply_recipe(recipe, now)
        except NavspecError as error:
            return step("taken_back", str(error)), now
        except Exception as error:  # noqa: BLE001 - a fault of one recipe must not cost the result of the others
            errors.append(f"{recipe.summary}: {type(error).__name__}: {error}")
            return step("taken_back", _FAILED), now
        if unit is None:
            reason = _ONLY_BASE if base else _AS_IT_IS if recipe.by_name else ""
            return (step("taken_back", reason, base=base) if reason else None), now
        then = _Snapshot(unit, self.options.profile, now.base_places, now.excluded)
        reason = _explain_failure(recipe, now, then)
        if reason:
            return step("taken_back", reason, base=base), now
        done = step("done", remaining=then.places(recipe.codes), base=base)
        if recipe.by_name and now.files is not None and then.files is not None:
            done = replace(done, changed=count_changed_fields(now.files, then.files))
        return done, then

    def _apply_recipe(self, recipe: Recipe, now: _Snapshot) -> tuple[Unit | None, list[str]]:
        """Return the set after a recipe, None if it changes nothing; and the files of the base that would have to change."""
        unit = now.unit
        given_files = {unit.number(file): file for file in unit.files}
        below = {unit.number(file): file for file in unit.base if unit.number(file) not in given_files}
        files, _ = unit.read(now.excluded)
        assert files is not None
        old_decisions = {number: tables.decisions for number, tables in files.files.items()}
        for tables in files.files.values():
            tables.keep_checksum()
        recipe.apply(unit.family.view(files))
        changed, base = False, []
        for number, tables in files.files.items():
            data = tables.to_bytes()
            old = given_files.get(number) or below.get(number)
            if old is not None and old.content.is_same(data):
                continue
            if number in below:
                base.append(tables.path)
                continue
            is_kept = self.forced and old is not None and tables.decisions == old_decisions[number]
            given_files[number] = self._open_changed(old, number, tables, data, is_kept)
            changed = True
        return (replace(unit, files=list(given_files.values())) if changed else None), base

    def _open_changed(
        self, old: InputFile | None, number: int, tables: Tables, data: bytes, is_kept: bool
    ) -> InputFile:
        """Return a changed or new file as it would be discovered."""
        family = self.unit.family
        if old is None:
            assert family.sets is not None
            old = InputFile(
                _sibling_content(self.unit.files[0].content, family.sets.name(number)), family, _match_of(tables)
            )
        content = replace(old.content, data=data)
        match_ = family.identify(content.name, data)
        content.move_to_disk()
        if isinstance(match_, Match) and match_.format == tables.format and not is_kept:
            return InputFile(content, family, match_)
        return InputFile(content, family, old.match if is_kept else _match_of(tables))


class _Regression(NamedTuple):
    """The reason why a result must not be written, and a test whether a step from one snapshot to the next contributes
    to it.
    """

    reason: str
    is_caused_by: Callable[[_Snapshot, _Snapshot], bool]


def _find_regression(before: _Snapshot, now: _Snapshot, *, is_named: bool) -> _Regression | None:
    """Return why a result must not be written; None if it may be. Recipes that the user named need not make it better."""
    if errors := set(now.errors(now.codes)) - set(before.errors(before.codes)):
        return _Regression(
            "rules cannot be run on the result",
            lambda was, then: bool(errors & set(then.errors(then.codes)) - set(was.errors(was.codes))),
        )
    old, new = before.places(before.codes), now.places(now.codes)
    worse = sorted(place for place in new - old if place[1] == "error")
    if worse:
        codes = {code for code, _, _ in worse}
        examples = ", ".join(f"{code} in {now.path(number)}" for code, _, number in worse[:3])
        return _Regression(
            f"the result would have errors that are not there now: {examples}",
            lambda was, then: any((then.places(codes) - was.places(codes))[place] for place in worse),
        )
    if _rank(new) > _rank(old) or (_rank(new) == _rank(old) and not is_named):
        return _Regression(
            "the result would be no better than what is there",
            lambda was, then: _rank(then.places(then.codes)) >= _rank(was.places(was.codes)),
        )
    return None


def _sibling_content(sibling: Content, name: str) -> Content:
    """Return the empty content of a new file next to another one."""
    path = f"{sibling.archive}:{name}" if sibling.archive else os.path.join(sibling.folder, name)
    return replace(sibling, data=b"", path=path, name=name, stamp=None)


def _match_of(tables: Tables) -> Match:
    """Return the match of tables that are not recognised as any file."""
    return Match(tables.format, tables.variant, tables.decisions, "repaired")


def _explain_failure(recipe: Recipe, now: _Snapshot, then: _Snapshot) -> str:
    """Return why a recipe has not helped; empty if it has."""
    if not then.paths or len(then.broken) > len(now.broken):
        return f"the result cannot be read: {then.broken[-1][1].message}"
    if then.errors(recipe.codes):
        return "its rules cannot be run on the result"
    if not recipe.by_name and _rank(then.places(recipe.codes)) >= _rank(now.places(recipe.codes)):
        return "its rules fail no less often afterwards"
    return ""


def _remaining_rules(places: Places) -> list[RemainingRule]:
    counts: Counter[tuple[str, Severity]] = Counter()
    for (code, severity, _), count in places.items():
        counts[code, severity] += count
    remaining = [RemainingRule(code, severity, count) for (code, severity), count in counts.items()]
    return sorted(remaining, key=lambda rule: (SEVERITIES.index(rule.severity), rule.code))


def repair_sources(request: Request, destination: Destination, donor: Donor | None = None) -> Repaired:
    """Repair files; see `navspec.repair`."""
    options = request.options
    require_repairs(options)
    discovery = discover(request)
    if donor and any(file.status == "unknown_format" for file in discovery.unread):
        discovery = discover(replace(request, format=donor.opened.match.format))
    if donor and len(discovery.units) + len(discovery.unread) != 1:
        raise NavspecError("parts of another file are taken for one file at a time; name only that one")
    sets = list[RepairedSet]()
    files = [
        RepairedFile(file.path, file.content.name if file.content else os.path.basename(file.path), status=file.status)
        for file in discovery.unread
    ]
    faults = [file.finding for file in discovery.unread]
    errors = list[str]()
    whole = list[RepairedFile]()

    def report_progress(done: int, total: int) -> None:
        if request.progress:
            request.progress("repaired", len(sets) * total + done, len(discovery.units) * total)

    def repair_one(unit: Unit) -> None:
        frozen = replace(unit, files=[file.frozen() for file in unit.files], base=[file.frozen() for file in unit.base])
        repaired = repair_unit(frozen, options, donor, is_forced=request.format is not None, progress=report_progress)
        sets.append(repaired.record)
        errors.extend(repaired.errors)
        broken = {id(file) for file, _ in repaired.broken}
        faults.extend(read_error_finding(error, file) for file, error in repaired.broken)
        old = {frozen.number(file): file for file in frozen.files}
        given_files = {frozen.number(file): file for file in unit.files}
        for file in repaired.unit.files:
            number = repaired.unit.number(file)
            files.append(file_record(file, old.get(number), given_files.get(number), id(file) not in broken))
            if id(file) not in broken and file.content.whole is None:  # of an archive only the directory was read
                whole.append(files[-1])

    for unit in discovery.units:
        repair_one(unit)
        unit.release()
    changed = any(file.changed for file in whole)
    written, archives = (
        destination.write(discovery.sort_records(whole), request.paths, _REPLACED) if changed else ({}, ())
    )
    return Repaired(
        version=request.version,
        profile=options.profile,
        sets=tuple(sets),
        files=tuple(written.get(id(file), file) for file in discovery.sort_records(files)),
        unread=tuple(discovery.sort_records(faults)),
        archives=archives,
        tool_errors=tuple(errors),
    )


@dataclass(frozen=True, slots=True)
class RepairResult:
    """Result of a repair of files that belong together.

    Attributes
    ----------
    record : RepairedSet
        The record.
    unit : Unit
        The repaired files.
    broken : list
        Given files that cannot be read, each with the error.
    errors : list of str
        Failures of navspec itself.
    """

    record: RepairedSet
    unit: Unit
    broken: list[tuple[InputFile, ReadError]]
    errors: list[str]


def repair_unit(
    unit: Unit,
    options: Options,
    donor: Donor | None = None,
    *,
    is_forced: bool = False,
    progress: Callable[[int, int], None] = lambda *_: None,
) -> RepairResult:
    """Repair files in memory, with bytes of their own (`InputFile.frozen`); nothing is written.

    Repairs are repeated until none is possible, because one can make an earlier one possible. `is_forced` means that the user
    named their format. Raises `NavspecError` for a donor that does not fit.
    """

    def repair_part(part: Unit) -> Unit:
        return _repair_repeatedly(_Repair(part, options, is_forced, []), lambda *_: None)[1]

    grafted, transplant = transplant_parts(unit, donor, repair_part) if donor else (unit, None)
    repair = _Repair(grafted, options, is_forced, [], has_donor=donor is not None)
    record, then = _repair_repeatedly(repair, progress)
    if transplant:
        was = evaluate_unit(unit, Options(options.profile, max_findings=0)).outcome.severities
        record = replace(record, before=counts_of(was), taken=transplant)
    return RepairResult(record, then, repair.broken, list(dict.fromkeys(repair.errors)))


def _repair_repeatedly(repair: _Repair, progress: Callable[[int, int], None]) -> tuple[RepairedSet, Unit]:
    """Run a repair until it changes nothing; return the merged record, and the repaired files."""
    before = repair.unit
    record, then = repair.run(progress)
    for _ in range(_MAX_ROUNDS - 1):
        if not record.left or list(map(id, before.files)) == list(map(id, then.files)):
            break
        by_name = {recipe.codes[0] for recipe in recipes_of(record.family) if recipe.by_name}
        named = by_name & {step.codes[0] for step in record.steps if step.state == "done"}
        repair.unit, repair.named, before = then, frozenset(named), then
        more, then = repair.run(lambda *_: None)
        record = replace(more, before=record.before, steps=_merge_steps(record.steps, more.steps, record.family))
    return record, then


def _merge_steps(earlier: Iterable[Step], later: Iterable[Step], family: str) -> tuple[Step, ...]:
    """Return the steps of a repair and of its repetition: each recipe once, applied if it was applied in either."""
    recipes = {code: recipe for recipe in recipes_of(family) for code in recipe.codes}

    def key(step: Step) -> Hashable:
        recipe = recipes.get(step.codes[0])
        is_recipe = recipe is not None and recipe.summary == step.summary
        return recipe if is_recipe else (step.summary, step.codes, tuple(place.path for place in step.places))

    merged = {key(step): step for step in earlier}
    for step in later:
        first = merged.get(key(step), step)
        latest = step if first.state != "done" else replace(first, left=step.left)
        merged[key(step)] = replace(
            latest,
            codes=tuple(dict.fromkeys((*first.codes, *step.codes))),
            failed=first.failed + max(0, step.failed - first.left) if first is not step else step.failed,
            places=_file_failures({place.path: place.failed for place in (*step.places, *first.places)}),
        )
    return tuple(merged.values())


def require_repairs(options: Options) -> None:
    """Raise `NavspecError` if the user selects unknown rules or causes, or rules without a repair."""
    is_chosen = bool(options.select or options.ignore)
    named = {*find_named_recipes(), *CAUSES} if is_chosen else set()  # the recipes of all families take half a second
    select, ignore = (
        tuple(code for code in chosen if code not in named) for chosen in (options.select, options.ignore)
    )
    require_options(replace(options, select=select, ignore=ignore))
    repairable = [rule.code for rule in all_rules() if rule.repairable] if select else []
    for beginning in select:
        if not any(code.startswith(beginning) for code in repairable):
            raise NavspecError(
                f"no rule that begins with '{beginning}' has a repair; `navspec explain` says what to do by hand"
            )


def file_record(opened: InputFile, old: InputFile | None, original: InputFile | None, is_read: bool) -> RepairedFile:
    """Return the record of a file, given the file before the repair, and the file as it was discovered."""
    content = opened.content
    is_changed = old is None or not (old is opened or old.content.is_same(content.data))
    if is_changed or original is None or original.content.reread is None:
        get_data = spool(bytes((opened.without_padding() if is_read else opened).content.data))
    else:  # it can be read again when it is needed

        def get_data() -> bytes:
            return bytes((original.without_padding() if is_read else original).content.data)

    return RepairedFile(
        path=content.path,
        name=safe_name(content.name),
        archive=content.archive,
        format=opened.match.format,
        status="read" if is_read else "unreadable",
        new=old is None,
        changed=is_changed,
        get_data=get_data,
        stamp=content.stamp,
    )
