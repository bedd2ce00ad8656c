"""What repair makes of damaged saves: for every recipe the save before and after it."""

from __future__ import annotations

from builders.gta_sa_save import Save, valid
from builders.gta_sa_save_sampling import PREFIX, Base, Edits
from builders.repairs import Case, Outcome


class SaveCases(list[Case]):
    """Cases in the order in which they stand in a module."""

    def edited(
        self, code: str, about: str, damage: Edits, repair: Edits | None = None, *, base: Base = valid, **more: bool
    ) -> None:
        """A sound save with damage; sound again afterwards, but for what `repair` does to it."""
        self.bytes(code, about, base(damage).to_bytes(), base(repair or {}), **more)

    def bytes(self, code: str, about: str, before: bytes, after: Save, *, on_request: bool = False) -> None:
        """A save that a repair makes of some bytes."""
        codes = (PREFIX + code,)
        name = f"{codes[0]}-{sum(each.codes == codes for each in self)}"
        outcome = Outcome({after.name: before}, {after.name: after.to_bytes()})
        self.append(Case(name, codes, about, False, on_request, lambda: outcome))
