"""What the conformance vectors are: small files from the builders, by format and name.

Only files whose decisions are those that the spec makes by itself belong here: a generated parser opens a file without being
told more.
"""

from __future__ import annotations

from functools import cache

from conformance.varying import invalid, swept
from formats import Files, formats
from navspec.spec import load_spec

EOF, VALIDATION = "eof", "validation"

Hostile = dict[str, tuple[str, bytes]]

VARIES = {
    "example": "a small file that has every part",
    "directory": "a directory alone",
    "whole": "a directory and what follows it",
    "full": "something in every list",
    "version_*": "the version, then the sub-version and the game where there are several",
    "generator_*": "the version of the generator's settings",
    "values_*": "bits, members of enums, and numbers that are none",
    "odd_values": "numbers at the ends of their range, minus zero, infinity, the smallest float",
    "extremes": "coordinates and other numbers at the ends of their range",
    "empty": "nothing in the lists",
    "empty_*": "a record with nothing in its lists",
    "no_*": "a part that is left out",
    "*_without_*": "a list in a record with nothing in it",
    "single_*": "a list of one record",
    "octree": "how deep and wide a tree is",
    "padded": "bytes behind the file up to a multiple of 2048",
    "trailing": "bytes behind the file",
    "guarded": "marks between the fields, as older mobile games write them",
    "wiki_sized": "the form that a widespread document describes",
    "nothing": "no bytes at all",
    "cut_in_*": "where the file ends",
    "too_many_*": "a count or a row of one more than there is",
    "invalid_*_eq": "a number or text that must be another",
    "invalid_*_min": "a number below the lowest",
    "invalid_*_max": "a number above the highest, or above what the file has room for",
    "invalid_*_huge": "the highest number that the field can hold, where that is too high",
    "invalid_*_any_of": "a number that is none of those allowed",
}
"""What a vector varies, by its name; the first pattern that fits holds."""


@cache
def files(spec_id: str) -> Files:
    """Files of a format that can be read, by name."""
    case, spec = formats()[spec_id], load_spec(spec_id)
    shown = [case.sealed(data) for base in case.swept() for data in swept(base, spec)]
    return case.files() | {f"values_{number:02}": data for number, data in enumerate(shown, 1)}


def large(spec_id: str) -> Files:
    """More such files, too large to be kept: they are made anew for each run."""
    return formats()[spec_id].large()


def hostile(spec_id: str) -> Hostile:
    """Files of a format that must be refused, by name, with the kind of error.

    They end too early, ask for one element more than there is, or say what they must not.
    """
    case = formats()[spec_id]
    data = case.ends.whole()
    found = {"nothing": (EOF, b"")}
    found |= {f"cut_in_{name}": (EOF, data[:end]) for name, end in case.ends.early.items()}
    found |= {f"cut_in_{name}": (VALIDATION, data[:end]) for name, end in case.ends.counted.items()}
    found |= {f"too_many_{name}": (VALIDATION, made()) for name, made in case.too_many.items()}
    broken = invalid(files(spec_id).values(), load_spec(spec_id))
    return found | {name: (VALIDATION, data) for name, data in broken}
