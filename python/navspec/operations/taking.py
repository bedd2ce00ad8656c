"""Whole parts of a file out of another one: which of them, and the file that comes of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from navspec.columns import Tables, read
from navspec.errors import NavspecError, ReadError
from navspec.family.diagnosis.hypotheses import KEEP_INTACT
from navspec.family.repair.parts import PartFinder, RecoveredParts
from navspec.inputs.discovery import Unit
from navspec.inputs.file import InputFile
from navspec.inputs.request import Request
from navspec.inputs.source import Source
from navspec.operations.ask import EVERYTHING, ask_unit
from navspec.records.changes import ChangedFact, Transplant, TransplantedPart
from navspec.records.report import Finding
from navspec.spec.derived_bytes import derived_layout, read_derived_state

_LOST = "it cannot be read in this file"
_ASKED = "it was asked for"
_SUM_RIGHT = "the checksum of this file is right again: all the rest is as it was written"
_SUM_WRONG = (
    "the checksum of this file was wrong already, and what was taken does not explain it: other parts may be damaged without "
    "a sign of it"
)
_SUM_UNTOLD = (
    "this file is not as long as the other one, so that its checksum proves nothing, and the one of the result is computed: "
    "other parts may be damaged without a sign of it"
)
_SUM_PROVES = "with it, and nothing else, the checksum of this file is right"
_REPEATED = (
    "what was damaged is taken from the bytes that repeat the last ones of this file: the checksum is right again"
)
_THIS = "this file"
_FEW = 3


@dataclass(frozen=True, slots=True)
class Donor:
    """A file out of which parts are taken, and the parts that were asked for; without any, those that need it."""

    opened: InputFile
    asked: tuple[str, ...] = ()


def donor_of(source: Source | None, asked: tuple[str, ...]) -> Donor | None:
    """What is given as another file to take parts out of; None where nothing is.

    Raises as `Request.opened`, and `NavspecError` for parts without a file.
    """
    if source is None:
        if asked:
            raise NavspecError("parts are taken out of another file; name that, too")
        return None
    return Donor(Request((source,)).opened().frozen(), asked)


def take(unit: Unit, donor: Donor, mended: Callable[[Unit], Unit]) -> tuple[Unit, Transplant]:
    """A file with parts of another one, and what was taken.

    Taken are parts that cannot be read, and those in which errors are left that `mended`, which repairs a file, cannot
    mend; or those that were asked for. With them come the parts that belong to them.

    Raises
    ------
    NavspecError
        The files do not fit each other, or the result would have more errors.
    """
    taking = _Taking.of(unit, donor)
    if not donor.asked and (healed := taking.healed()):
        return healed, taking.record(healed, ())
    if not donor.asked and (part := taking.proven()):
        taking.reasons[part] = _SUM_PROVES
        now = taking.join_tables()
        return now, taking.record(now, ())
    taking.add(dict.fromkeys(taking.lost, _LOST))
    taking.add(dict.fromkeys(map(taking.named, donor.asked), _ASKED))
    taking.require_own_parts()
    theirs = _failing(mended(taking.like(donor.opened)))
    spare = _by_part(_errors(theirs))
    while True:
        now = taking.join_tables()
        failing = _failing(mended(now))
        left = _errors(failing)
        more = {} if donor.asked else taking.needed(left, spare)
        if not more:
            break
        taking.add(more)
        taking.require_own_parts()
    before = taking.errors if taking.errors is not None else max(1, spare.total())
    if len(left) > before:
        codes = ", ".join(dict.fromkeys(each.code for each in left))
        raise NavspecError(
            f"with the parts of the other file there would be {len(left)} errors instead of {before}: {codes}"
        )
    more = [each for each, count in _by_part(failing).items() if count > _by_part(theirs)[each]]
    return now, taking.record(now, [each for each in more if each in taking.cutter.names])


@dataclass(slots=True)
class _Taking:
    """One file on its way.

    `own` are its tables, None where it cannot be read, and `errors` what the rules find then; `reasons` has the parts that
    are taken, `is_healed` tells that none had to be.
    """

    unit: Unit
    donor: InputFile
    cutter: PartFinder
    pieces: RecoveredParts
    own: Tables | None
    errors: int | None
    reasons: dict[str, str]
    is_healed: bool = False

    @classmethod
    def of(cls, unit: Unit, donor: Donor) -> _Taking:
        """The start; raises `NavspecError` for files that cannot be cut."""
        if len(unit.files) != 1:
            raise NavspecError("parts are taken for one file at a time; name that alone")
        (opened,), other = unit.files, donor.opened
        parts = unit.family.parts() if unit.family.parts else None
        if parts is None:
            own = _called(opened, "this file")
            raise NavspecError(f"{own}: no parts can be put into a file of {opened.match.format}")
        format = other.match.format
        if format not in parts.formats:
            raise NavspecError(f"{_called(other)}: no parts can be taken out of a file of {format}")
        try:
            model = other.tables()
        except ReadError as error:
            raise NavspecError(f"the other file cannot be read itself: {error}") from error
        try:
            own = opened.tables()
        except ReadError:
            own = None
        if own is None and (proof := opened.prove_intact()):
            raise NavspecError(
                f"{_called(opened, _THIS)} is intact, of a version that navspec does not know: {proof}. {KEEP_INTACT}"
            )
        own_format = own.format if own is not None else parts.recognise(opened.content.data) or model.format
        if own_format != model.format:
            raise NavspecError(
                f"{_called(opened, _THIS)} is {own_format} and {_called(other)} {model.format}: "
                "parts can only be taken from a file of the same format"
            )
        if opened.match.format == own_format and opened.match.variant != other.match.variant:
            raise NavspecError(
                f"{_called(opened, _THIS)} has the variant {opened.match.variant} of {own_format} and {_called(other)} "
                f"{other.match.variant}: parts can only be taken from a file of the same variant"
            )
        cutter = PartFinder(parts, model, other.content.data)
        pieces = cutter.find_parts(opened.content.data)
        if not pieces.whole:
            raise NavspecError(f"nothing of {_called(opened, _THIS)} can be read: take {_called(other)} as it is")
        errors = None if own is None else len(_errors(_failing(unit)))
        return cls(unit, other, cutter, pieces, own, errors, {})

    def healed(self) -> Unit | None:
        """The file as it was written, where the bytes that fill it by repeating others have what is damaged.

        The checksum tells whether they do; None where they do not, or where nothing is damaged.
        """
        (opened,), model = self.unit.files, self.cutter.model
        sealing, end, data = derived_layout(model.spec), self.pieces.end, bytes(opened.content.data)
        if not (sealing and sealing.echo and sealing.checksum and end and self._is_long) or self._had_right_sum(model):
            return None
        until, far = sum((self.own or model).span("", 0, sealing.echo.id)), sealing.distance
        known = min(until - end, far)
        if known <= 0 or end < far:
            return None
        body = data[: end - far] + data[end : end + known] + data[end - far + known : end]
        filled = body + (body[-far:] * (1 + (until - end) // far))[: until - end] + data[until:]
        try:
            tables = self._read(filled)
        except ReadError:
            return None
        if tables.seal.digest:
            return None
        self.is_healed = True
        return self._with(filled)

    def proven(self) -> str | None:
        """The part that alone is damaged, as the checksum tells; None where there is no such part."""
        if self.own is None or not self.own.seal.digest:
            return None
        for each, own in self.pieces.whole.items():
            theirs = self._theirs(each)
            if len(own) == len(theirs) and own != theirs:
                trial = replace(self, reasons={each: _SUM_PROVES})
                try:
                    tables = trial.join_tables().files[0].tables()
                except (NavspecError, ReadError):
                    continue
                if not tables.seal.digest:
                    return each
        return None

    @property
    def lost(self) -> list[str]:
        """Parts that cannot be read; none of a file that can."""
        return [name for name in self.cutter.names if name not in self.pieces.whole]

    def named(self, name: str) -> str:
        """A part by its name or pointer; raises `NavspecError` where there is none."""
        found = name.strip("/")
        if found not in self.cutter.names:
            raise NavspecError(f"there is no part '{name}'; there are {', '.join(self.cutter.names)}")
        return found

    def like(self, opened: InputFile) -> Unit:
        """The donor as the only file."""
        return replace(self.unit, files=[opened], path="")

    def add(self, more: Mapping[str, str]) -> None:
        """Take some more parts, and those that belong to them."""
        if not more:
            return
        self.reasons.update({each: reason for each, reason in more.items() if each not in self.reasons})
        model = self.donor.tables()
        now = self._read(self._lengthened(self._data()))
        self.cutter.parts.require_fit(now, model, self.reasons)
        self.add(self.cutter.parts.find_companions(now, model, self.reasons))

    def require_own_parts(self) -> None:
        """Raise `NavspecError` where more than half of the parts would be the other file's without being asked for."""
        total = len(self.cutter.names)
        num_taken = sum(reason != _ASKED for reason in self.reasons.values())
        if 2 * num_taken > total:
            donor = _called(self.donor)
            raise NavspecError(
                f"{num_taken} of the {total} parts of {_called(self.unit.files[0], _THIS)} would have to come from {donor}, "
                f"which is more than half: take {donor} as it is, or name the parts that you want of it"
            )

    def needed(self, left: Iterable[Finding], spare: Counter[str]) -> dict[str, str]:
        """Parts with errors that the donor does not have, and why they are taken."""
        found = dict[str, list[str]]()
        for each in left:
            found.setdefault(_part_of(each), []).append(each.code)
        return {
            part: f"{len(codes)} error{'s' * (len(codes) > 1)} in it cannot be mended: {_some(codes)}"
            for part, codes in found.items()
            if part in self.cutter.names and part not in self.reasons and spare[part] < len(codes)
        }

    def _data(self) -> bytes:
        """All parts, one after the other."""
        whole = self.pieces.whole
        return b"".join(
            self._theirs(name) if name in self.reasons or name not in whole else whole[name]
            for name in self.cutter.names
        )

    def _theirs(self, name: str) -> bytes:
        """A part of the donor."""
        at, starts = self.cutter.names.index(name), self.cutter.starts
        return bytes(self.cutter.data[starts[at] : starts[at + 1]])

    @property
    def _is_long(self) -> bool:
        """Whether the file is as long as one can be."""
        size, other = len(self.unit.files[0].content.data), len(self.cutter.data)
        return self.own is not None or size == other

    def _lengthened(self, parts: bytes) -> bytes:
        """Parts with what stands behind them: where it can be told, that of the file itself."""
        own = bytes(self.unit.files[0].content.data) if self._is_long else self.cutter.data
        tables = self.own or self.donor.tables()
        behind = sum(tables.span("", 0, self.cutter.parts.end_field))
        room = behind - len(parts)
        if room < 0:
            raise NavspecError(f"with the parts of the other file this one would be {-room:,} bytes too long")
        return parts + own[behind - room : behind] + own[behind:]

    def _read(self, data: bytes) -> Tables:
        tables = self.own or self.donor.tables()
        return read(data, tables.spec, decisions=tables.decisions, variant=tables.variant)

    def join_tables(self) -> Unit:
        """The file as it would be; a checksum that was wrong stays as it is, because what else is wrong nobody knows.

        Of a file that is not as long as it was, the checksum is lost.
        """
        if self.own is not None and not self.reasons:
            return self.unit
        tables = self._read(self._lengthened(self._data()))
        sealing = derived_layout(tables.spec)
        sums = sealing.checksum.id if sealing and sealing.checksum else ""
        stored = tables[""][sums].tobytes() if sums else b""
        tables.recompute_checksum(padding=self.own is None or self.own.seal.follows)
        data = tables.to_bytes()
        if sums and self._is_long and not self._had_right_sum(tables):
            at, size = tables.span("", 0, sums)
            data = data[:at] + stored + data[at + size :]
        return self._with(data)

    def _with(self, data: bytes) -> Unit:
        """The file with other bytes."""
        (opened,) = self.unit.files
        claim = replace(self.donor.match if self.own is None else opened.match, tables=None)
        return replace(self.unit, files=[replace(opened, content=replace(opened.content, data=data), raw_match=claim)])

    def _had_right_sum(self, tables: Tables) -> bool:
        sealing = derived_layout(tables.spec)
        if self.own is not None or sealing is None:
            return self.own is not None and not self.own.seal.digest
        data = self.unit.files[0].content.data
        spans = {name: tables.span("", 0, name) for name in sealing.names}
        return self._is_long and not read_derived_state(data, spans, sealing).digest

    def record(self, now: Unit, failing: Iterable[str]) -> Transplant:
        """What was taken, and what is another fact for that; and parts in which more fails than in the other file."""
        tables = now.files[0].tables()
        notes = [f"the mark before /{each} was damaged, and is written again" for each in self.pieces.repaired]
        if self.is_healed:
            notes = [_REPEATED]
        elif not self._is_long:
            notes.append(_SUM_UNTOLD)
        elif not self._had_right_sum(tables):
            notes.append(_SUM_WRONG if tables.seal.digest else _SUM_RIGHT)
        if others := " and ".join(f"/{each}" for each in failing):
            notes.append(f"warnings are left in {others} that the other file does not have")
        return Transplant(
            donor=_called(self.donor),
            parts=tuple(
                TransplantedPart(f"/{name}", self.reasons[name]) for name in self.cutter.names if name in self.reasons
            ),
            facts=tuple(self._facts(now)),
            notes=tuple(notes),
        )

    def _facts(self, now: Unit) -> Iterable[ChangedFact]:
        """Facts that are others than they were; where the file could not be read, those that come from what was taken."""
        new = _flat(_info(now))
        if self.own is not None:
            old = _flat(_info(self.unit))
            return [ChangedFact(name, old.get(name), new.get(name)) for name in new if old.get(name) != new.get(name)]
        sources, taken = self.unit.family.sources, tuple(f"/{reason}/" for reason in self.reasons)
        told = [name for name in new if any(f"{each}/".startswith(taken) for each in sources.get(name, ()))]
        return [ChangedFact(name, None, new[name]) for name in told]


def _info(unit: Unit) -> Mapping[str, Any]:
    return unit.family.info(unit.family.view(unit.table_set()))


def _flat(info: Mapping[str, Any]) -> dict[str, Any]:
    """Facts by their names, those inside others behind a dot."""
    found = dict[str, Any]()
    for name, value in info.items():
        inner = value if isinstance(value, Mapping) and not {"count", "of"} <= value.keys() else None
        found |= {name: value} if inner is None else {f"{name}.{key}": each for key, each in inner.items()}
    return found


def _failing(unit: Unit) -> list[Finding]:
    """Errors and warnings."""
    return [finding for finding in ask_unit(unit, EVERYTHING).outcome.findings if finding.severity != "info"]


def _errors(findings: Iterable[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.severity == "error"]


def _by_part(findings: Iterable[Finding]) -> Counter[str]:
    return Counter(map(_part_of, findings))


def _part_of(finding: Finding) -> str:
    return finding.pointer.removeprefix("/").partition("/")[0]


def _some(codes: Sequence[str]) -> str:
    known = list(dict.fromkeys(codes))
    return ", ".join(known[:_FEW]) + (f" and {len(known) - _FEW} more" if len(known) > _FEW else "")


def _called(opened: InputFile, otherwise: str = "the other file") -> str:
    return opened.content.path or otherwise
