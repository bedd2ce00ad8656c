"""Files of a known format: from bytes to a format, and to either plane."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from navspec.columns import Tables
from navspec.columns import read as read_tables
from navspec.errors import NavspecError, ReadError
from navspec.families import families, find_format
from navspec.family.contract import Family, Format, Match
from navspec.family.diagnosis.hypotheses import KEEP_INTACT
from navspec.inputs.source import PAST_END, Content
from navspec.inputs.unknown_files import describe_replacement, unknown_format_error
from navspec.spec import Spec
from navspec.spec.read_errors import find_code

_LOGGER = logging.getLogger(__name__)


@dataclass(slots=True)
class InputFile:
    """A file whose format is known."""

    content: Content
    family: Family
    raw_match: Match
    requested: tuple[str | None, str | None] = (None, None)

    def __reduce__(self) -> tuple[Any, ...]:
        """Return how another process opens the file again; the match of the family is not sent."""
        return _reopen, (self.content, self.requested, self.raw_match.format, self.raw_match.variant)

    @property
    def match(self) -> Match:
        """Match of the file; it is resolved when it is first used."""
        if self.raw_match.probe is not None:
            self._settle()
        return self.raw_match

    def _settle(self) -> None:
        """Resolve the match, unless the bytes cannot be read any more."""
        data = self.content.data
        if not self.content.fault:
            self.raw_match = self.raw_match.resolve(data)
            _LOGGER.debug("%s: %s", self.content.path, _describe_match(self.raw_match))

    def release(self) -> None:
        """Release the bytes, and the tables that were read from them, if they can be read again."""
        if self.content.reread is not None:
            self.content.release()
            self.raw_match = replace(self.raw_match, tables=None)

    @property
    def spec(self) -> Spec:
        """Spec of the format."""
        return find_format(self.raw_match.format)[1].spec

    @property
    def format(self) -> Format:
        """Format of the file, with variant and evidence."""
        return replace(find_format(self.match.format)[1], variant=self.match.variant, evidence=self.match.evidence)

    @property
    def decisions(self) -> Mapping[str, Any]:
        """Decisions of the reader about the file."""
        return self.match.decisions

    def require_readable(self) -> None:
        """Raise the error that is already known to prevent reading the file."""
        self._settle()
        if fault := self.content.fault or self.raw_match.fault:
            raise self.locate_error(copy(fault))  # a raised error keeps references to its frames

    def locate_error(self, error: ReadError) -> ReadError:
        """Return the error with the path of the file, and with the explanation of its family."""
        if error.code == "STRUCTURE":
            error.code = find_code(self.spec.read_errors, error.kind, error.pointer) or error.code
        # Errors of `identify` have their words and no kind; with a path an error has been here before.
        if self.family.explain and error.kind and not error.path:
            self.family.explain(error, self.match, self.content.data)
        error.path = self.content.path
        error.hint = describe_replacement(self.content.data, self.content.path) or error.hint
        if proof := self.prove_intact():
            error.hint = f"The file is intact: {proof}. {KEEP_INTACT}"
        if self.content.is_past_end:
            error.message = PAST_END
        return error

    def prove_intact(self) -> str:
        """Return the proof that the file is as its writer left it, even if it cannot be read; empty without proof."""
        prove = self.family.prove_intact
        return prove(self.raw_match.format, self.content.data) if prove else ""

    def tables(self) -> Tables:
        """Return the tables of the file; raises `ReadError`."""
        self.require_readable()
        content, tables = self.content, self.match.tables
        if tables is None:
            try:
                _LOGGER.debug("%s: reading the tables", content.path)
                tables = read_tables(content.data, self.spec, decisions=self.decisions)
            except ReadError as error:
                raise self.locate_error(error)  # noqa: B904 - the same error
        else:
            self.raw_match = replace(self.raw_match, tables=None)  # the caller may change the tables
        self.describe(tables)
        return tables

    def describe(self, tables: Tables) -> None:
        """Write into tables where they come from: this file."""
        content = self.content
        tables.variant, tables.path, tables.stamp = self.match.variant, content.path, content.stamp
        tables.alignment, tables.facts, tables.is_inside = content.alignment, content.facts, content.archive is not None

    def with_data(self, data: bytes) -> InputFile:
        """Return the file with other bytes, read as the same format."""
        return replace(
            self, content=replace(self.content, data=data), raw_match=replace(self.match, tables=None, probe=None)
        )

    def frozen(self) -> InputFile:
        """Return a copy whose bytes no reader takes over, and whose stamp detects changes when the file is replaced."""
        content = self.content
        stamp = content.stamp and content.stamp._replace(sha256=content.sha256)
        copy_ = replace(self, content=replace(content, data=bytes(content.data), stamp=stamp))
        content.release_if_large()
        copy_.content.move_to_disk()
        return copy_

    def without_padding(self) -> InputFile:
        """Return the file without the zeros that only fill its last sector in an archive; raises `ReadError`.

        These zeros follow everything that the format describes, and are fewer than a sector.
        """
        last = self.spec.root.fields[-1]
        if self.content.alignment == 1 or not last.rest:
            return self
        behind = self.tables()[last.id]
        if not 0 < len(behind) < self.content.alignment or behind.any():
            return self
        return replace(self, content=replace(self.content, data=self.content.data[: -len(behind)]))


def _reopen(content: Content, requested: tuple[str | None, str | None], format: str, variant: str) -> InputFile:
    """Return a file that another process has opened; if its bytes cannot be read any more, with the format that it had
    there.
    """
    if content.data or not content.fault:
        return open_content(content, *requested)
    return InputFile(content, find_format(format)[0], Match(format, variant), requested)


def _describe_match(match: Match) -> str:
    """Return the result of an identification and its reason, for the log."""
    if match.probe is not None:
        return f"{match.format}, {match.evidence}; the variant is determined later"
    return f"{match.format} {match.variant}, {match.evidence}"


def open_content(content: Content, format: str | None = None, variant: str | None = None) -> InputFile:
    """Find the format of bytes, or use the requested one.

    Raises `UnknownFormat` if no family recognises them, `NavspecError` for a format or variant that does not exist.
    """
    opened = _open_content(content, format, variant)
    if _LOGGER.isEnabledFor(logging.DEBUG):
        _LOGGER.debug("%s: %s bytes; %s", content.path, f"{len(content.data):,}", _describe_match(opened.raw_match))
    return opened


def _open_content(content: Content, format: str | None, variant: str | None) -> InputFile:
    """Find the format of bytes, or use the requested one, without a log of the result."""
    requested = format, variant
    if format is None:
        tried: dict[str, str] = {}
        for family in families().values():
            match = family.identify(content.name, content.data)
            if isinstance(match, Match):
                if variant is not None:
                    return _open_content(content, match.format, variant)
                return InputFile(content, family, match, requested)
            tried[family.id] = match
            _LOGGER.debug("%s: not %s, %s", content.path, family.id, match)
        raise unknown_format_error(content, tried)
    family, chosen = find_format(format)
    if variant is None:
        match = family.identify(content.name, content.data)
        if isinstance(match, Match) and match.format == format:
            return InputFile(content, family, match, requested)
        return InputFile(content, family, Match(format, chosen.variants[0], {}, "as requested"), requested)
    if variant not in chosen.variants:
        raise NavspecError(f"{format} has no variant '{variant}'; it has {', '.join(chosen.variants)}")
    decisions, fault = family.decisions[variant], None
    if not decisions and isinstance(match := family.identify(content.name, content.data), Match):
        # Without decisions the bytes themselves determine the variant.
        match = match.resolve(content.data)
        fault = match.fault
        if (match.format, match.variant) != (format, variant):
            fault = ReadError(
                f"the file is {match.format} {match.variant}", format=format, hint=f"It cannot be read as {variant}"
            )
    return InputFile(content, family, Match(format, variant, decisions, "as requested", fault), requested)
