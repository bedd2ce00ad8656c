"""Samples that are saves: one sound save, a fault planted by pointer, and the findings at pointers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from builders.gta_sa_save import Save, valid
from builders.sampling import Expected, Kind, Result, Sample

PREFIX = "SA_SAVE_"

Edits = Mapping[str, Any]
"""Values by pointer."""
Base = Callable[[Edits], Save]
Found = tuple[str, str, str]
"""Code, severity and pointer of a finding; its place in the file is where the builder put what the pointer names."""


class SaveSamples(list[Sample]):
    """Samples in the order in which they stand in a module; `mark` keeps their names apart from those of others."""

    def __init__(self, mark: str) -> None:
        super().__init__()
        self.mark = mark

    def broken(
        self,
        code: str,
        severity: str,
        about: str,
        edits: Mapping[str, Any],
        *at: str,
        also: Sequence[Found] = (),
        base: Base = valid,
        moved: int = 0,
    ) -> None:
        """A save with some edits that breaks a rule `at` some pointers, or at that of its first edit, and other rules too.

        Where reading has lost its way, it finds the fault so many bytes behind the right place.
        """
        found = [(code, severity, pointer) for pointer in at or list(edits)[:1]]
        self._add("fail", code, about, edits, [*found, *also], base, moved)

    def sound(
        self, about: str, edits: Mapping[str, Any], *codes: str, also: Sequence[Found] = (), base: Base = valid
    ) -> None:
        """A save with some edits that keeps some rules, whatever other rules it breaks."""
        for code in codes:
            self._add("pass", code, about, edits, list(also), base)

    def _add(
        self,
        kind: Kind,
        code: str,
        about: str,
        edits: Mapping[str, Any],
        found: Sequence[Found],
        base: Base,
        moved: int = 0,
    ) -> None:
        code = PREFIX + code
        number = sum(each.code == code and each.kind == kind for each in self)

        def build() -> Result:
            save = base(edits)
            spans = [save.span(at) for _, _, at in found]
            expected = [
                Expected(PREFIX + each, level, save.name, at, offset + moved, length)
                for (each, level, at), (offset, length) in zip(found, spans, strict=True)
            ]
            return {save.name: save.to_bytes()}, expected

        self.append(Sample(f"{code}-{kind}-{self.mark}{number}", code, kind, about, False, build))
