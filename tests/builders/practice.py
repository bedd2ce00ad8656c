"""Write the files that the guides and the examples of the API use: `python -m builders.practice FOLDER`, or
`python tests/builders/practice.py FOLDER`."""

from __future__ import annotations

import sys
from pathlib import Path

if not __package__:
    sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from formats import families


def practice_files() -> dict[str, bytes]:
    """Return the files, by path."""
    return {path: data for family in families().values() for path, data in family.readme().items()}


def write_practice_files(folder: Path) -> int:
    """Write the files into a folder, which is made if it does not exist; return their number."""
    files = practice_files()
    for path, data in files.items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_bytes(data)
    return len(files)


if __name__ == "__main__":
    print(f"wrote {write_practice_files(Path(sys.argv[1]))} practice files to {sys.argv[1]}")
