"""Transplants: whole parts of a file that are replaced by those of another file, the donor."""

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
from navspec.operations.evaluation import ALL_RULES, evaluate_unit
from navspec.records.changes import ChangedFact, Transplant, TransplantedPart
from navspec.records.report import Finding
from navspec.spec.derived_bytes import derived_layout, read_derived_state
from navspec.spec.facts import fact_pointers

_LOST = "it cannot be read in this file"
_REQUESTED = "it was requested"
_CHECKSUM_RIGHT = "the checksum of this file is right again: all the rest is as it was written"
_CHECKSUM_WRONG = (
    "the checksum of this file was wrong already, and what was taken does not explain it: other parts may be damaged without "
    "a sign of it"
)
_CHECKSUM_UNKNOWN = (
    "this file is not as long as the other one, so that its checksum proves nothing, and the one of the result is computed: "
    "other parts may be damaged without a sign of it"
)
_CHECKSUM_PROVES = "with it, and nothing else, the checksum of this file is right"
_REPEATED = (
    "what was damaged is taken from the bytes that repeat the last ones of this file: the checksum is right again"
)
_THIS = "this file"
_FEW = 3


@dataclass(frozen=True, slots=True)
class Donor:
    """A file from which parts are copied, and the requested parts; by default the parts that need it."""

    opened: InputFile
    parts: tuple[str, ...] = ()


def open_donor(source: Source | None, parts: tuple[str, ...]) -> Donor | None:
    """Return the donor; None without a source.

    Raises as `Request.opened`, and `NavspecError` for parts without a file.
    """
    if source is None:
        if parts:
            raise NavspecError("parts are taken out of another file; name that, too")
        return None
    return Donor(Request((source,)).opened().frozen(), parts)


def transplant_parts(unit: Unit, donor: Donor, repair: Callable[[Unit], Unit]) -> tuple[Unit, Transplant]:
    """Return a file with parts of the donor, and the record.

    Copied are parts that cannot be read, and parts with errors that `repair`, which repairs a file, leaves; or the requested
    parts. Parts that belong to them are copied, too.

    Raises
    ------
    NavspecError
        The files do not fit each other, or the result would have more errors.
    """
    transplant = _PartTransplant.start(unit, donor)
    if not donor.parts and (healed := transplant.restore_from_padding()):
        return healed, transplant.to_record(healed, ())
    if not donor.parts and (part := transplant.find_damaged_part()):
        transplant.reasons[part] = _CHECKSUM_PROVES
        now = transplant.join_tables()
        return now, transplant.to_record(now, ())
    transplant.add(dict.fromkeys(transplant.unreadable_parts, _LOST))
    transplant.add(dict.fromkeys(map(transplant.find_part, donor.parts), _REQUESTED))
    transplant.limit_copied_parts()
    theirs = _find_failures(repair(transplant.donor_unit(donor.opened)))
    spare = _count_by_part(_only_errors(theirs))
    while True:
        now = transplant.join_tables()
        failing = _find_failures(repair(now))
        errors = _only_errors(failing)
        more = {} if donor.parts else transplant.find_needed_parts(errors, spare)
        if not more:
            break
        transplant.add(more)
        transplant.limit_copied_parts()
    before = transplant.errors if transplant.errors is not None else max(1, spare.total())
    if len(errors) > before:
        codes = ", ".join(dict.fromkeys(finding.code for finding in errors))
        raise NavspecError(
            f"with the parts of the other file there would be {len(errors)} errors instead of {before}: {codes}"
        )
    more = [part for part, count in _count_by_part(failing).items() if count > _count_by_part(theirs)[part]]
    return now, transplant.to_record(now, [part for part in more if part in transplant.cutter.names])


@dataclass(slots=True)
class _PartTransplant:
    """Transplant into one file.

    `tables` are those of the file, None if it cannot be read, and `errors` the number of its errors; `reasons` has the copied
    parts, `is_healed` means that none had to be copied.
    """

    unit: Unit
    donor: InputFile
    cutter: PartFinder
    pieces: RecoveredParts
    tables: Tables | None
    errors: int | None
    reasons: dict[str, str]
    is_healed: bool = False

    @classmethod
    def start(cls, unit: Unit, donor: Donor) -> _PartTransplant:
        """Return a transplant without parts; raises `NavspecError` for files that have no parts."""
        if len(unit.files) != 1:
            raise NavspecError("parts are taken for one file at a time; name only that one")
        (opened,), donor_file = unit.files, donor.opened
        parts = unit.family.parts() if unit.family.parts else None
        if parts is None:
            label = _label(opened, "this file")
            raise NavspecError(f"{label}: no parts can be put into a file of {opened.match.format}")
        format = donor_file.match.format
        if format not in parts.formats:
            raise NavspecError(f"{_label(donor_file)}: no parts can be taken out of a file of {format}")
        try:
            model = donor_file.tables()
        except ReadError as error:
            raise NavspecError(f"the other file cannot be read itself: {error}") from error
        try:
            label = opened.tables()
        except ReadError:
            label = None
        if label is None and (proof := opened.prove_intact()):
            raise NavspecError(
                f"{_label(opened, _THIS)} is intact, of a version that navspec does not know: {proof}. {KEEP_INTACT}"
            )
        own_format = label.format if label is not None else parts.recognise(opened.content.data) or model.format
        if own_format != model.format:
            raise NavspecError(
                f"{_label(opened, _THIS)} is {own_format} and {_label(donor_file)} {model.format}: "
                "parts can only be taken from a file of the same format"
            )
        if opened.match.format == own_format and opened.match.variant != donor_file.match.variant:
            raise NavspecError(
                f"{_label(opened, _THIS)} has the variant {opened.match.variant} of {own_format} and {_label(donor_file)} "
                f"{donor_file.match.variant}: parts can only be taken from a file of the same variant"
            )
        cutter = PartFinder(parts, model, donor_file.content.data)
        pieces = cutter.find_parts(opened.content.data)
        if not pieces.whole:
            raise NavspecError(f"nothing of {_label(opened, _THIS)} can be read: take {_label(donor_file)} as it is")
        errors = None if label is None else len(_only_errors(_find_failures(unit)))
        return cls(unit, donor_file, cutter, pieces, label, errors, {})

    def restore_from_padding(self) -> Unit | None:
        """Return the file as it was written, if its repeat-fill has the damaged bytes.

        The checksum proves it; None if it does not, or if nothing is damaged.
        """
        (opened,), model = self.unit.files, self.cutter.model
        sealing, end, data = derived_layout(model.spec), self.pieces.end, bytes(opened.content.data)
        if not (
            sealing and sealing.echo and sealing.checksum and end and self._is_full_size
        ) or self._had_right_checksum(model):
            return None
        until, far = sum((self.tables or model).span("", 0, sealing.echo.id)), sealing.distance
        repeated = min(until - end, far)
        if repeated <= 0 or end < far:
            return None
        body = data[: end - far] + data[end : end + repeated] + data[end - far + repeated : end]
        filled = body + (body[-far:] * (1 + (until - end) // far))[: until - end] + data[until:]
        try:
            tables = self._read(filled)
        except ReadError:
            return None
        if tables.seal.digest:
            return None
        self.is_healed = True
        return self._with_data(filled)

    def find_damaged_part(self) -> str | None:
        """Return the only damaged part, if the checksum proves it; None otherwise."""
        if self.tables is None or not self.tables.seal.digest:
            return None
        for name, data in self.pieces.whole.items():
            theirs = self._donor_part(name)
            if len(data) == len(theirs) and data != theirs:
                trial = replace(self, reasons={name: _CHECKSUM_PROVES})
                try:
                    tables = trial.join_tables().files[0].tables()
                except (NavspecError, ReadError):
                    continue
                if not tables.seal.digest:
                    return name
        return None

    @property
    def unreadable_parts(self) -> list[str]:
        """Names of parts that cannot be read; empty if the file can be read."""
        return [name for name in self.cutter.names if name not in self.pieces.whole]

    def find_part(self, name: str) -> str:
        """Return the name of a part by name or pointer; raises `NavspecError` for an unknown one."""
        part = name.strip("/")
        if part not in self.cutter.names:
            raise NavspecError(f"there is no part '{name}'; there are {', '.join(self.cutter.names)}")
        return part

    def donor_unit(self, opened: InputFile) -> Unit:
        """Return a unit with the donor as the only file."""
        return replace(self.unit, files=[opened], path="")

    def add(self, more: Mapping[str, str]) -> None:
        """Add parts, and the parts that belong to them."""
        if not more:
            return
        self.reasons.update({part: reason for part, reason in more.items() if part not in self.reasons})
        model = self.donor.tables()
        now = self._read(self._complete(self._data()))
        self.cutter.parts.require_fit(now, model, self.reasons)
        self.add(self.cutter.parts.find_companions(now, model, self.reasons))

    def limit_copied_parts(self) -> None:
        """Raise `NavspecError` if more than half of the parts would come from the donor without a request."""
        total = len(self.cutter.names)
        num_taken = sum(reason != _REQUESTED for reason in self.reasons.values())
        if 2 * num_taken > total:
            donor = _label(self.donor)
            raise NavspecError(
                f"{num_taken} of the {total} parts of {_label(self.unit.files[0], _THIS)} would have to come from {donor}, "
                f"which is more than half: take {donor} as it is, or name the parts that you want of it"
            )

    def find_needed_parts(self, errors: Iterable[Finding], spare: Counter[str]) -> dict[str, str]:
        """Return parts with errors that the donor does not have, and why they are copied."""
        codes_by_part = dict[str, list[str]]()
        for finding in errors:
            codes_by_part.setdefault(_part_of(finding), []).append(finding.code)
        return {
            part: f"{len(codes)} error{'s' * (len(codes) > 1)} in it cannot be repaired: {_join_codes(codes)}"
            for part, codes in codes_by_part.items()
            if part in self.cutter.names and part not in self.reasons and spare[part] < len(codes)
        }

    def _data(self) -> bytes:
        """Return the bytes of all parts."""
        whole = self.pieces.whole
        return b"".join(
            self._donor_part(name) if name in self.reasons or name not in whole else whole[name]
            for name in self.cutter.names
        )

    def _donor_part(self, name: str) -> bytes:
        """Return the bytes of a part of the donor."""
        at, starts = self.cutter.names.index(name), self.cutter.starts
        return bytes(self.cutter.data[starts[at] : starts[at + 1]])

    @property
    def _is_full_size(self) -> bool:
        """Whether the file has its full size."""
        size, donor_size = len(self.unit.files[0].content.data), len(self.cutter.data)
        return self.tables is not None or size == donor_size

    def _complete(self, parts: bytes) -> bytes:
        """Return parts with the bytes that follow them; those of the file itself if it has its full size."""
        original = bytes(self.unit.files[0].content.data) if self._is_full_size else self.cutter.data
        tables = self.tables or self.donor.tables()
        behind = sum(tables.span("", 0, self.cutter.parts.end_field))
        room = behind - len(parts)
        if room < 0:
            raise NavspecError(f"with the parts of the other file this one would be {-room:,} bytes too long")
        return parts + original[behind - room : behind] + original[behind:]

    def _read(self, data: bytes) -> Tables:
        tables = self.tables or self.donor.tables()
        return read(data, tables.spec, decisions=tables.decisions, variant=tables.variant)

    def join_tables(self) -> Unit:
        """Return the file with the copied parts. A checksum that was wrong does not change, because other faults are unknown.

        If the file was shorter, the checksum is lost.
        """
        if self.tables is not None and not self.reasons:
            return self.unit
        tables = self._read(self._complete(self._data()))
        sealing = derived_layout(tables.spec)
        sums = sealing.checksum.id if sealing and sealing.checksum else ""
        stored = tables[""][sums].tobytes() if sums else b""
        tables.recompute_checksum(padding=self.tables is None or self.tables.seal.follows)
        data = tables.to_bytes()
        if sums and self._is_full_size and not self._had_right_checksum(tables):
            at, size = tables.span("", 0, sums)
            data = data[:at] + stored + data[at + size :]
        return self._with_data(data)

    def _with_data(self, data: bytes) -> Unit:
        """Return the unit with other bytes of the file."""
        (opened,) = self.unit.files
        raw_match = replace(self.donor.match if self.tables is None else opened.match, tables=None)
        return replace(
            self.unit, files=[replace(opened, content=replace(opened.content, data=data), raw_match=raw_match)]
        )

    def _had_right_checksum(self, tables: Tables) -> bool:
        sealing = derived_layout(tables.spec)
        if self.tables is not None or sealing is None:
            return self.tables is not None and not self.tables.seal.digest
        data = self.unit.files[0].content.data
        spans = {name: tables.span("", 0, name) for name in sealing.names}
        return self._is_full_size and not read_derived_state(data, spans, sealing).digest

    def to_record(self, now: Unit, failing: Iterable[str]) -> Transplant:
        """Return the record, with the facts that changed, and with parts in which more fails than in the donor."""
        tables = now.files[0].tables()
        notes = [f"the mark before /{name} was damaged, and is written again" for name in self.pieces.repaired]
        if self.is_healed:
            notes = [_REPEATED]
        elif not self._is_full_size:
            notes.append(_CHECKSUM_UNKNOWN)
        elif not self._had_right_checksum(tables):
            notes.append(_CHECKSUM_WRONG if tables.seal.digest else _CHECKSUM_RIGHT)
        if names := " and ".join(f"/{name}" for name in failing):
            notes.append(f"warnings are left in {names} that the other file does not have")
        return Transplant(
            donor=_label(self.donor),
            parts=tuple(
                TransplantedPart(f"/{name}", self.reasons[name]) for name in self.cutter.names if name in self.reasons
            ),
            facts=tuple(self._find_changed_facts(now)),
            notes=tuple(notes),
        )

    def _find_changed_facts(self, now: Unit) -> Iterable[ChangedFact]:
        """Return facts that changed; if the file could not be read, facts that come from copied parts."""
        new = _flatten(_load_info(now))
        if self.tables is not None:
            old = _flatten(_load_info(self.unit))
            return [ChangedFact(name, old.get(name), new.get(name)) for name in new if old.get(name) != new.get(name)]
        pointers, prefixes = fact_pointers(self.unit.files[0].spec), tuple(f"/{reason}/" for reason in self.reasons)
        facts = [name for name in new if any(f"{pointer}/".startswith(prefixes) for pointer in pointers.get(name, ()))]
        return [ChangedFact(name, None, new[name]) for name in facts]


def _load_info(unit: Unit) -> Mapping[str, Any]:
    return unit.family.info(unit.family.view(unit.table_set()))


def _flatten(info: Mapping[str, Any]) -> dict[str, Any]:
    """Return facts by dotted names."""
    facts = dict[str, Any]()
    for name, value in info.items():
        inner = value if isinstance(value, Mapping) and not {"count", "of"} <= value.keys() else None
        facts |= (
            {name: value} if inner is None else {f"{name}.{key}": inner_value for key, inner_value in inner.items()}
        )
    return facts


def _find_failures(unit: Unit) -> list[Finding]:
    """Return errors and warnings."""
    return [finding for finding in evaluate_unit(unit, ALL_RULES).outcome.findings if finding.severity != "info"]


def _only_errors(findings: Iterable[Finding]) -> list[Finding]:
    return [finding for finding in findings if finding.severity == "error"]


def _count_by_part(findings: Iterable[Finding]) -> Counter[str]:
    return Counter(map(_part_of, findings))


def _part_of(finding: Finding) -> str:
    return finding.pointer.removeprefix("/").partition("/")[0]


def _join_codes(codes: Sequence[str]) -> str:
    unique = list(dict.fromkeys(codes))
    return ", ".join(unique[:_FEW]) + (f" and {len(unique) - _FEW} more" if len(unique) > _FEW else "")


def _label(opened: InputFile, otherwise: str = "the other file") -> str:
    return opened.content.path or otherwise
