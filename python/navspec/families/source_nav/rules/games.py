"""Rules for a game that the user names; not declared, as specs know nothing but the file."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from navspec.errors import NavspecError
from navspec.families.source_nav.layout import LAST, LAST_GOLDSRC, LAST_WITHOUT_GAME, TITLES
from navspec.families.source_nav.rules.base import RULES
from navspec.families.source_nav.view import Array, SourceMesh
from navspec.family.rules.rule_set import RuleResult

_FIRST_WITH_SPOT_IDS, _FIRST_WITH_LADDERS, _FIRST_WITHOUT_APPROACHES = 3, 6, 15
"""First versions whose encounter paths name hiding spots, that have ladders, and in which only some games have
approaches.
"""


class Game(NamedTuple):
    """Versions and variants that a game reads.

    Attributes
    ----------
    title : str
        Its name.
    last : int
        The highest version that it reads.
    variants : tuple of str
        Variants of version 10 and later that it reads.
    is_open : bool
        Whether its source is published, so that it is known what it does with other variants.
    """

    title: str
    last: int
    variants: tuple[str, ...]
    is_open: bool


GAMES = {
    "cs16": Game("Counter-Strike 1.6", LAST_GOLDSRC, (), is_open=True),
    "cs": Game("Counter-Strike: Source", LAST, ("cs",), is_open=False),
    "tf": Game("Team Fortress 2", LAST, ("tf", "base"), is_open=True),
    "gmod": Game("Garry's Mod", LAST, ("base",), is_open=True),
    "l4d": Game("Left 4 Dead 2", LAST, ("l4d",), is_open=False),
}
"""Games by their names in settings. Games that add nothing to the meshes of Source read what Garry's Mod reads."""


def parse_game(name: Any) -> Game:
    """Return the game of a name; raises `NavspecError` for any other value."""
    if name not in GAMES:
        raise NavspecError(f"'{name}' is not a game whose meshes are known; use one of {', '.join(GAMES)}")
    return GAMES[name]


def _whole_meshes(mesh: SourceMesh, message: str, field: str = "", **params: Any) -> RuleResult:
    """Return a failure of every mesh of a batch, which has one version and one game."""
    rows, many = np.arange(mesh.meshes), mesh.meshes
    return RuleResult(many, "", rows, message, field, params={name: [value] * many for name, value in params.items()})


@RULES.rule("GAME_VERSION", ("error", "warning"), "engine", "file", measured=False)
def _game_version(mesh: SourceMesh) -> RuleResult:
    game: Game | None = mesh.setting("against")
    if game is None:
        return RuleResult(0)
    version = f"{mesh.version}" if mesh.sub_version is None else f"{mesh.version}.{mesh.sub_version}"
    params = {"game": game.title, "version": version, "last": game.last, "made_for": TITLES[mesh.game]}
    if mesh.version > game.last:
        return _whole_meshes(
            mesh, "{game} refuses version {version}; it reads up to version {last}", "version", **params
        )
    if mesh.version <= LAST_WITHOUT_GAME or mesh.game in game.variants:
        return RuleResult(mesh.meshes)
    if game.is_open:
        message = "{game} takes what {made_for} stores in version {version} for other fields, and reads nonsense"
        return _whole_meshes(mesh, message, "sub_version", **params)
    message = "it is not known that {game} reads version {version}, which is of {made_for}"
    result = _whole_meshes(mesh, message, "sub_version", **params)
    result.severity = "warning"
    return result


@RULES.rule("GAME_IGNORES", "info", "engine", "file", measured=False)
def _game_ignores(mesh: SourceMesh) -> Iterator[RuleResult]:
    game: Game | None = mesh.setting("against")
    if game is None:
        return
    yield RuleResult(mesh.meshes)
    if _is_of_source(game) and mesh.version < _FIRST_WITHOUT_APPROACHES:
        yield _count_in_meshes(game, mesh.counts("areas.approaches"), "skips the {count:,} approaches of the areas")
    if mesh.version < _FIRST_WITH_SPOT_IDS:
        yield _count_in_meshes(game, mesh.counts("areas.encounters"), "skips the {count:,} encounter paths")


@RULES.rule("GAME_COMPUTES", "info", "engine", "file", measured=False)
def _game_computes(mesh: SourceMesh) -> Iterator[RuleResult]:
    game: Game | None = mesh.setting("against")
    if game is None:
        return
    yield RuleResult(mesh.meshes)
    if not _is_of_source(game):
        return
    attributes, is_stairs = mesh.column("areas", "attributes"), mesh.column("areas", "attributes.stairs") != 0
    has_more = is_stairs & (attributes & attributes - 1 != 0)  # a second bit
    action = "finds stairs again: {count:,} areas with stairs lose their other attributes"
    yield _count_in_meshes(game, mesh.count_per_mesh("areas", has_more), action)
    if mesh.version < _FIRST_WITH_LADDERS:
        yield _count_in_meshes(game, np.ones(mesh.meshes, np.int64), "makes ladders from the map, as the mesh has none")


def _is_of_source(game: Game) -> bool:
    """Return whether a game has the published engine of Source."""
    return game.is_open and game.last == LAST


def _count_in_meshes(game: Game, counts: Array, action: str) -> RuleResult:
    """Return what a game does with something that meshes have, given how many each of them has."""
    rows = np.flatnonzero(counts)
    params = {"game": [game.title] * len(rows), "count": counts[rows]}
    return RuleResult(0, "", rows, "{game} " + action, params=params)
