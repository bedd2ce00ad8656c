"""Facts of a save in the words of the game."""

from __future__ import annotations

from typing import Any

from navspec.formats.gta_sa_save.view import Save
from navspec.tables import TableSet


def info(files: TableSet) -> dict[str, Any]:
    """What a save holds."""
    save = Save(files)
    return {"money": save.value("player_info.money")}
