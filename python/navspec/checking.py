"""Checks from paths to a report: which files belong together, what is read, what was found."""

from __future__ import annotations

import hashlib
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field, replace
from functools import cache, partial
from typing import Any

from navspec.archives import is_container, read_source, split
from navspec.check import annotations, structure
from navspec.check.drawing import Drawing
from navspec.check.engine import Options, Outcome, finish, run
from navspec.check.record import SEVERITIES, Finding, Input, Report, Rule, SetInput
from navspec.check.rules import RuleSet, View
from navspec.errors import LimitExceeded, NavspecError, ReadError, UnknownFormat
from navspec.files import contents
from navspec.formats import Family, families
from navspec.opening import Opened, open_content
from navspec.sources import Content, Source, settled
from navspec.spec import load_spec
from navspec.tables import Tables, TableSet

Progress = Callable[[str, int, int], None]

NAMELESS = -1
"""Number of a file whose name does not tell one."""


@cache
def rule_set_of(family: str) -> RuleSet:
    """The rules of a family, those that its specs declare among them."""
    rules = families()[family].rule_set()
    for check in annotations.checks([load_spec(each.id) for each in families()[family].formats]):
        rules.checks.setdefault(check.rule.code, check)
    return rules


def all_rules(family: str | None = None) -> list[Rule]:
    """Rules with their texts, by code; the general ones too where no family is asked for."""
    found = [] if family else list(structure.RULES.values())
    for each in families() if family is None else [family]:
        found += rule_set_of(each).rules
    return sorted(found, key=lambda rule: rule.code)


_FEW = 4
"""Rules that may be named where one does not exist."""


@dataclass(slots=True)
class Unit:
    """Files that are checked together: a set, part of one, or a single file.

    `path` is the folder or archive for files that were found in one, empty for files that were named.
    """

    family: Family
    files: list[Opened] = field(default_factory=list)
    path: str = ""
    base: list[Opened] = field(default_factory=list)
    settings: Mapping[str, Any] = field(default_factory=dict)

    def number(self, opened: Opened) -> int:
        """Number of a file in the set."""
        found = self.family.sets.number(opened.content.name) if self.family.sets else None
        return NAMELESS if found is None else found

    def table_set(self) -> TableSet:
        """All files as one set; raises `ReadError` for the first that cannot be read."""
        return self._joined({self.number(each): each.tables() for each in self.files})

    def _joined(self, tables: dict[int, Tables], unread: Collection[int] = ()) -> TableSet:
        sets = self.family.sets
        key, members = (sets.key, sets.members(tables, self.settings)) if sets else ("file", None)
        return TableSet(tables, key=key, members=members, path=self.path, unread=unread, settings=self.settings)

    def read(self, apart: Collection[int] = ()) -> tuple[TableSet | None, list[tuple[Opened, ReadError]]]:
        """What can be read of the set, over the base, and what cannot.

        Files with the numbers `apart` are in neither, but count as files that are there.
        """
        tables: dict[int, Tables] = {}
        broken: list[tuple[Opened, ReadError]] = []
        given = {self.number(each) for each in self.files}
        below = [each for each in self.base if self.number(each) not in given]
        for each in (*below, *self.files):
            if self.number(each) in apart:
                continue
            try:
                tables[self.number(each)] = each.tables()
            except ReadError as error:
                broken.append((each, error))
        unread = {*apart, *(self.number(each) for each, _ in broken)}
        return (self._joined(tables, unread) if tables else None), broken


@dataclass(slots=True)
class Found:
    """What a list of sources comes to."""

    units: list[Unit] = field(default_factory=list)
    unknown: list[tuple[Content, UnknownFormat]] = field(default_factory=list)
    too_large: list[LimitExceeded] = field(default_factory=list)
    order: list[str] = field(default_factory=list)


def find(sources: Sequence[Source], name: str, format: str | None, variant: str | None) -> Found:
    """Group files into sets.

    Raises `UnknownFormat` for a folder in which nothing is known, `OSError` for a path that cannot be read.
    """
    found = Found()
    groups: Groups = {}
    for source in _distinct(sources):
        if is_container(source, format):
            units = sets_in(source, format, variant, found.too_large if isinstance(source, str) else None)
            if not units and not found.too_large:
                path = source if isinstance(source, str) else ""
                raise UnknownFormat("nothing in here is of a format that navspec knows", path=path)
            found.units += units
            continue
        try:
            content = read_source(source, name)
        except LimitExceeded as error:
            found.too_large.append(error)
            continue
        try:
            opened = open_content(content, format, variant)
        except UnknownFormat as error:
            found.unknown.append((content, error))
            found.order.append(content.path)
            continue
        _group(opened, groups, found.units, "")
    found.order += [each.path for each in found.too_large]
    found.order += [each.content.path for unit in found.units for each in unit.files]
    return found


def declare(units: Iterable[Unit], settings: Mapping[str, Any]) -> None:
    """Give units what their user declared about them.

    Raises `NavspecError` for a setting that no family has, or for a value that it cannot have.
    """
    known = [each.name for family in families().values() for each in family.settings]
    for name in settings:
        if name not in known:
            raise NavspecError(f"there is no setting '{name}'; known are {', '.join(known)}")
    for unit in units:
        chosen = [each for each in unit.family.settings if settings.get(each.name) is not None]
        unit.settings = {each.name: each.parse(settings[each.name]) for each in chosen}


def _distinct(sources: Sequence[Source]) -> Iterator[str | bytes | bytearray | memoryview]:
    """Every source once, as a path or bytes: what is named twice is one file all the same."""
    seen: set[str] = set()
    for source in sources:
        given = settled(source)
        if isinstance(given, str):
            archive, name = split(given) or (given, "")
            place = f"{os.path.realpath(archive)}:{name.casefold()}"
            if place in seen:
                continue
            seen.add(place)
        yield given


def sets_in(
    container: Source,
    format: str | None,
    variant: str | None,
    too_large: list[LimitExceeded] | None = None,
) -> list[Unit]:
    """The sets and single files in a folder or an archive; files that no format claims are passed over.

    Folders and archives in a folder are looked into. What is said of files that are too large goes to `too_large`; without
    such a list it is raised.
    """
    groups: Groups = {}
    units: list[Unit] = []
    for content in contents(container, format):
        if isinstance(content, LimitExceeded):
            if too_large is None:
                raise content
            too_large.append(content)
            continue
        try:
            opened = open_content(content, format, variant)
        except UnknownFormat:
            continue
        _group(opened, groups, units, content.folder)
    return units


Groups = dict[tuple[str, str], tuple[Unit, set[int]]]
"""The unit to which files of a family in a folder are added, and the numbers that it has."""


def _group(opened: Opened, groups: Groups, units: list[Unit], path: str) -> None:
    """Put a file into the unit of its set, or into one of its own."""
    unit = Unit(opened.family, path=path)
    number = unit.number(opened)
    if number == NAMELESS:
        units.append(Unit(opened.family, [opened]))
        return
    key = (opened.family.id, opened.content.folder)
    if key not in groups or number in groups[key][1]:
        groups[key] = unit, set()
        units.append(unit)
    known, numbers = groups[key]
    known.files.append(opened)
    numbers.add(number)


def check_sources(
    sources: Sequence[Source],
    options: Options,
    *,
    base: str | os.PathLike[str] | None,
    name: str,
    format: str | None,
    variant: str | None,
    settings: Mapping[str, Any],
    jobs: int,
    progress: Progress | None,
    version: str,
) -> Report:
    """See `navspec.check`."""
    demand(options)
    found = find(sources, name, format, variant)
    declare(found.units, settings)
    if base is not None:
        lay_over(found.units, os.fspath(base))
    outcome, inputs, sets, drawings = Outcome(), [], [], []
    for content, error in found.unknown:
        inputs.append(_input(content, status="unknown_format"))
        _structural(outcome, structure.finding_of(error, content.path), structure.FORMAT_UNKNOWN, options)
    for error in found.too_large:
        inputs.append(_unread_input(error.path))
        _structural(outcome, structure.finding_of(error, error.path), structure.STRUCTURE, options)
    done, total = 0, sum(len(unit.files) for unit in found.units)
    for unit, (part, unit_inputs, unit_set, drawing) in zip(
        found.units, _checked(found.units, options, jobs), strict=True
    ):
        outcome.add(part)
        inputs += unit_inputs
        sets += [unit_set] if unit_set else []
        drawings += [drawing] if drawing else []
        done += len(unit.files)
        if progress:
            progress("checked", done, total)
    place = {path: number for number, path in enumerate(found.order)}
    findings, truncated = finish(outcome, place, options)
    return Report(
        version=version,
        profile=options.profile,
        inputs=tuple(sorted(inputs, key=lambda each: place.get(each.path, 0))),
        sets=tuple(sets),
        findings=tuple(findings),
        totals=outcome.totals,
        severities=outcome.severities,
        skipped_rules=tuple(outcome.skipped),
        tool_errors=tuple(outcome.errors),
        truncated=truncated,
        drawings=tuple(drawings),
    )


def demand(options: Options) -> None:
    """Raise `NavspecError` for options that name what does not exist."""
    if options.profile not in ("default", "strict"):
        raise NavspecError(f"there is no profile '{options.profile}'; take default or strict")
    if options.max_findings < 0:
        raise NavspecError(f"{options.max_findings} findings cannot be kept; take 0 or more")
    for code, level in options.severity.items():
        if level not in SEVERITIES:
            raise NavspecError(f"{code}: there is no severity '{level}'; take {', '.join(SEVERITIES)}")
    codes = [rule.code for rule in all_rules()]
    for each in (*options.select, *options.ignore, *options.severity):
        if not each or not any(code.startswith(each) for code in codes):
            raise NavspecError(f"no rule begins with '{each}'{_meant(each, codes)}; `navspec rules` lists them")


def _meant(part: str, codes: Iterable[str]) -> str:
    """Rules whose codes have some text further behind, where they are few, as the end of a sentence."""
    found = [code for code in codes if part and part in code]
    return f"; did you mean {' or '.join(found)}?" if 0 < len(found) <= _FEW else ""


def lay_over(units: list[Unit], base: str) -> None:
    """Put the files of a full set under the given ones.

    Raises `NavspecError` where the base holds no set of their family, or more than one.
    """
    if not is_container(base):
        raise NavspecError(f"{base}: the base is neither folder nor archive; name one with a full set of files")
    below = sets_in(base, None, None)
    for unit in (unit for unit in units if unit.family.sets):
        sets = [each for each in below if each.family is unit.family]
        if len(sets) != 1:
            what = "no set" if not sets else "several sets"
            raise NavspecError(
                f"{base}: the base holds {what} of {unit.family.id}; name a folder or an archive with one"
            )
        unit.base = sets[0].files


Checked = tuple[Outcome, list[Input], SetInput | None, Drawing | None]


def _checked(units: list[Unit], options: Options, jobs: int) -> Iterable[Checked]:
    """Every unit, one after the other or in several processes."""
    if jobs > 1 and len(units) > 1:
        quiet = (signal.SIGINT, signal.SIG_IGN)  # the parent answers an interrupt
        with ProcessPoolExecutor(min(jobs, len(units)), initializer=signal.signal, initargs=quiet) as pool:
            yield from pool.map(_check_again, [_portable(unit) for unit in units], [options] * len(units))
    else:
        for unit in units:
            yield _check_unit(unit, options)


Portable = tuple[str, str, list[Any], list[Any], Mapping[str, Any]]


def _portable(unit: Unit) -> Portable:
    return (
        unit.family.id,
        unit.path,
        [(e.content, e.match) for e in unit.files],
        [(e.content, e.match) for e in unit.base],
        unit.settings,
    )


def _check_again(portable: Portable, options: Options) -> Checked:
    """A unit that came from another process."""
    family_id, path, files, base, settings = portable
    family = families()[family_id]
    opened = [[Opened(content, family, match) for content, match in each] for each in (files, base)]
    return _check_unit(Unit(family, opened[0], path, opened[1], settings), options)


def _check_unit(unit: Unit, options: Options) -> Checked:
    rules = rule_set_of(unit.family.id)
    hashes = {id(each): hashlib.sha256(each.content.data).hexdigest() for each in unit.files}
    files, broken = unit.read()
    outcome = Outcome()
    asked = Counter(each.match.format for each in unit.files)
    for rule, cases in (
        *((each.rule, asked[each.format]) for each in rules.structural.values()),
        (structure.STRUCTURE, len(unit.files)),
    ):
        if options.wants(rule.code):
            outcome.count(rule.code, cases, 0)
    for each, error in broken:
        known = rules.structural.get(error.code)
        rule = known.rule if known else structure.STRUCTURE
        _structural(outcome, structure.finding_of(error, each.content.path), rule, options)
    drawing = None
    if files is not None:
        first = unit.files[0].content
        where = unit.path or (first.path if len(unit.files) == 1 else first.folder)
        view = rules.view(files)
        ask = partial(_over_base, unit) if unit.base else _asked
        outcome.add(ask(rules, view, options, where))
        if options.drawings and unit.family.draw:
            paths = tuple(tables.path for tables in files.files.values())
            drawing = replace(unit.family.draw(view), path=where, files=paths)
    described = _set_input(unit, files)
    bad = {id(each) for each, _ in broken}
    # Files of a set are described by the set: their own facts are what `info` is for.
    facts: dict[str, Any] = {}
    if described is None and files is not None and id(unit.files[0]) not in bad:
        facts = unit.family.info(_alone(files, unit.number(unit.files[0])))
    inputs = [
        _input(each.content, each, hashes[id(each)], "unreadable" if id(each) in bad else "read", facts)
        for each in unit.files
    ]
    return outcome, inputs, described, drawing


def _asked(rules: RuleSet, view: View, options: Options, where: str) -> Outcome:
    return run(rules.ordered, view, options, where)


def _over_base(unit: Unit, rules: RuleSet, view: View, options: Options, where: str) -> Outcome:
    """The rules over given files and the base below them; what the base has on its own is no news and left out."""
    everything = replace(options, max_findings=sys.maxsize)
    outcome = _asked(rules, view, everything, where)
    below, _ = Unit(unit.family, unit.base, settings=unit.settings).read()
    before = _asked(rules, rules.view(below), everything, where).findings if below is not None else []
    given = {each.content.path for each in unit.files}
    known = {(each.code, each.path, each.pointer) for each in before if each.path not in given}
    news = [each for each in outcome.findings if (each.code, each.path, each.pointer) not in known]
    for each in outcome.findings:
        if (each.code, each.path, each.pointer) in known:
            outcome.count(each.code, 0, -1)
            outcome.severities[each.severity] -= 1
    outcome.findings = news
    return outcome


def _alone(files: TableSet, number: int) -> TableSet:
    """One file of a set."""
    return TableSet({number: files.files[number]}, key=files.key, members=files.members, settings=files.settings)


def _set_input(unit: Unit, files: TableSet | None) -> SetInput | None:
    sets = unit.family.sets
    if sets is None or files is None or (not unit.path and len(unit.files) == 1):
        return None
    there = {unit.number(each) for each in unit.files}
    absent = (number for number in range(files.members) if number not in there)
    missing = tuple(map(sets.name, absent)) if unit.path else ()
    path = unit.path or unit.files[0].content.folder
    return SetInput(path, unit.family.id, len(unit.files), missing, unit.family.info(files))


def _structural(outcome: Outcome, finding: Finding, rule: Rule, options: Options) -> None:
    """Take in a finding that reading made."""
    if not options.wants(rule.code):
        return
    severity = options.rate(rule)
    outcome.count(rule.code, 0, 1)
    outcome.severities[severity] += 1
    outcome.findings.append(replace(finding, severity=severity, evidence=rule.evidence))


def _input(
    content: Content,
    opened: Opened | None = None,
    sha256: str = "",
    status: Any = "read",
    info: dict[str, Any] | None = None,
) -> Input:
    return Input(
        path=content.path,
        size=content.size,
        sha256=sha256 or hashlib.sha256(content.data).hexdigest(),
        format=opened.match.format if opened else "",
        family=opened.family.id if opened else "",
        variant=opened.match.variant if opened else "",
        status=status,
        info=info or {},
    )


def _unread_input(path: str) -> Input:
    """The record of a file that is too large to be read at once."""
    with open(path, "rb") as file:
        return Input(
            path, os.fstat(file.fileno()).st_size, hashlib.file_digest(file, "sha256").hexdigest(), status="unreadable"
        )


def describe(
    sources: Sequence[Source],
    name: str,
    format: str | None,
    variant: str | None,
    settings: Mapping[str, Any],
    unread: list[ReadError] | None,
) -> dict[str, Any]:
    """See `navspec.info`."""
    found = find(sources, name, format, variant)
    declare(found.units, settings)
    errors: list[ReadError] = [*(error for _, error in found.unknown), *found.too_large]
    files, sets = [], []
    for unit in found.units:
        table_set, broken = unit.read()
        errors += [error for _, error in broken]
        bad = {id(each) for each, _ in broken}
        for each in unit.files:
            if table_set is None or id(each) in bad:
                continue
            record = _input(each.content, each, info=unit.family.info(_alone(table_set, unit.number(each)))).to_dict()
            files.append({key: record[key] for key in ("path", "format", "family", "variant", "size", "info")})
        described = _set_input(unit, table_set)
        sets += [described.to_dict()] if described else []
    if errors and unread is None:
        raise errors[0]
    if unread is not None:
        unread += errors
    return {"files": files, "sets": sets}
