"""From bytes to a format, and from there to either plane."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import dataclass, replace
from typing import Any

from navspec.columns import Tables
from navspec.columns import read as read_tables
from navspec.errors import NavspecError, ReadError
from navspec.families import families, format_of
from navspec.family.contract import Family, Format, Match
from navspec.family.diagnosis.hypotheses import KEEP_INTACT
from navspec.inputs.source import PAST_END, Content
from navspec.inputs.transport import replaced_by
from navspec.inputs.unknown import unknown_format
from navspec.spec import Spec


@dataclass(slots=True)
class Opened:
    """A file whose format is known."""

    content: Content
    family: Family
    claim: Match
    asked: tuple[str | None, str | None] = (None, None)

    def __reduce__(self) -> tuple[Any, ...]:
        """Found out again in another process: what a family keeps in a match need not go there."""
        return _once_more, (self.content, self.asked, self.claim.format, self.claim.variant)

    @property
    def match(self) -> Match:
        """Its match; found out, if need be, when it is first asked for."""
        if self.claim.probe is not None:
            self._settle()
        return self.claim

    def _settle(self) -> None:
        """Find out what the bytes tell, or that they cannot be read any more."""
        data = self.content.data
        if not self.content.fault:
            self.claim = self.claim.resolve(data)

    def let_go(self) -> None:
        """Forget the bytes, and what was read of them, where they can be read again."""
        if self.content.again is not None:
            self.content.let_go()
            self.claim = replace(self.claim, tables=None)

    @property
    def spec(self) -> Spec:
        """The spec of its format."""
        return format_of(self.claim.format)[1].spec

    @property
    def format(self) -> Format:
        """Its format, with variant and evidence."""
        return replace(format_of(self.match.format)[1], variant=self.match.variant, evidence=self.match.evidence)

    @property
    def decisions(self) -> Mapping[str, Any]:
        """What is decided about it."""
        return self.match.decisions

    def demand(self) -> None:
        """Raise what is already known to keep the file from being read."""
        self._settle()
        if fault := self.content.fault or self.claim.fault:
            raise self.located(copy(fault))  # what is raised refers to whoever keeps the fault

    def located(self, error: ReadError) -> ReadError:
        """The error with the path of the file, and in the words of the family."""
        error.path = self.content.path
        if self.family.explain and error.code == "STRUCTURE":
            self.family.explain(error, self.match, self.content.data)
        error.hint = replaced_by(self.content.data, self.content.path) or error.hint
        if proof := self.prove_intact():
            error.hint = f"The file is intact: {proof}. {KEEP_INTACT}"
        if self.content.is_past_end:
            error.message = PAST_END
        return error

    def prove_intact(self) -> str:
        """Return what proves that the file is as its writer left it, although it may not be readable; empty without proof."""
        prove = self.family.prove_intact
        return prove(self.claim.format, self.content.data) if prove else ""

    def tables(self) -> Tables:
        """The column plane; raises `ReadError`."""
        self.demand()
        content, found = self.content, self.match.tables
        if found is None:
            try:
                found = read_tables(content.data, self.spec, decisions=self.decisions)
            except ReadError as error:
                raise self.located(error)  # noqa: B904 - the same error
        else:
            self.claim = replace(self.claim, tables=None)  # tables belong to those who ask for them
        found.variant, found.path, found.stamp = self.match.variant, content.path, content.stamp
        found.alignment, found.facts, found.is_inside = content.alignment, content.facts, content.archive is not None
        return found

    def with_data(self, data: bytes) -> Opened:
        """The file with other bytes, which are taken for what it is."""
        return replace(
            self, content=replace(self.content, data=data), claim=replace(self.match, tables=None, probe=None)
        )

    def sealed(self) -> Opened:
        """The same file with bytes that no reader takes over, and that are known again when it is replaced."""
        content = self.content
        stamp = content.stamp and content.stamp._replace(sha256=content.sha256)
        made = replace(self, content=replace(content, data=bytes(content.data), stamp=stamp))
        content.thin()
        made.content.wait()
        return made

    def unfilled(self) -> Opened:
        """The file without the zeros that only fill its last sector in an archive; raises `ReadError`.

        Those are zeros behind all that its format describes, fewer than a sector.
        """
        last = self.spec.root.fields[-1]
        if self.content.alignment == 1 or not last.rest:
            return self
        behind = self.tables()[last.id]
        if not 0 < len(behind) < self.content.alignment or behind.any():
            return self
        return replace(self, content=replace(self.content, data=self.content.data[: -len(behind)]))


def _once_more(content: Content, asked: tuple[str | None, str | None], format: str, variant: str) -> Opened:
    """A file that another process has opened; where its bytes cannot be read any more, with what it was there."""
    if content.data or not content.fault:
        return open_content(content, *asked)
    return Opened(content, format_of(format)[0], Match(format, variant), asked)


def open_content(content: Content, format: str | None = None, variant: str | None = None) -> Opened:
    """Find the format of bytes, or take the one that is asked for.

    Raises `UnknownFormat` when no family claims them, `NavspecError` for a format or variant that does not exist.
    """
    asked = format, variant
    if format is None:
        tried: dict[str, str] = {}
        for family in families().values():
            found = family.identify(content.name, content.data)
            if isinstance(found, Match):
                if variant is not None:
                    return open_content(content, found.format, variant)
                return Opened(content, family, found, asked)
            tried[family.id] = found
        raise unknown_format(content, tried)
    family, chosen = format_of(format)
    if variant is None:
        found = family.identify(content.name, content.data)
        if isinstance(found, Match) and found.format == format:
            return Opened(content, family, found, asked)
        return Opened(content, family, Match(format, chosen.variants[0], {}, "asked for"), asked)
    if variant not in chosen.variants:
        raise NavspecError(f"{format} has no variant '{variant}'; it has {', '.join(chosen.variants)}")
    decisions, fault = family.decisions[variant], None
    if not decisions and isinstance(found := family.identify(content.name, content.data), Match):
        # Nothing is decided: the bytes say which variant they are.
        found = found.resolve(content.data)
        fault = found.fault
        if (found.format, found.variant) != (format, variant):
            fault = ReadError(
                f"the file is {found.format} {found.variant}", format=format, hint=f"It cannot be read as {variant}"
            )
    return Opened(content, family, Match(format, variant, decisions, "asked for", fault), asked)
