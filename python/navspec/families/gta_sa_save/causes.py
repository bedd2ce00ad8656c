"""What the game itself does to saves, under the names that players have for it."""

from __future__ import annotations

from collections.abc import Iterator

from navspec.family.diagnosis.hypotheses import FileGroup, Hypothesis

_GLITCHES = (
    (
        ("ZONE0_NAME", "ZONE_LABELS", "VISITED_COUNT"),
        "has the taxi glitch: the player flew off the map, and the game wrote into the names of zones what it saw there",
        "`navspec repair` takes it out again",
    ),
    (
        ("TIMER_LIMIT", "TIME_IN_FUTURE", "TICK_EQUALS_TIMER"),
        "has been played for so long that the game sets its timer back, and all times in it lie in the future",
        "`navspec repair` lets the time played, and all that refers to it, begin anew",
    ),
)
"""Rules that fail of a glitch, the one first that nothing else makes fail."""


def causes(scene: FileGroup) -> Iterator[Hypothesis]:
    """The known glitches."""
    for failing_file in scene.failing_files:
        for names, what, fix in _GLITCHES:
            codes = tuple(f"SA_SAVE_{name}" for name in names)
            if scene.fails(codes[0], failing_file.path):
                yield Hypothesis(
                    "KNOWN_GLITCH", f"{failing_file.name or 'the save'} {what}", fix, (failing_file.path,), codes=codes
                )
