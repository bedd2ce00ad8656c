"""What a story needs beside the browser: the files before it, and what the command line says after it."""

from __future__ import annotations

import json
import os
import struct
from collections import Counter
from pathlib import Path
from urllib.request import urlopen

from click.testing import CliRunner

from browser.pages import COLOURS, DESKTOP, PHONE, Pages
from builders.gta_img import ENTRY, HEADER, SECTOR
from builders.gta_sa_paths import valid_city, write_files
from navspec.cli import cli


def stock(folder: Path) -> Path:
    """A copy of the game's own path files where they are, otherwise a city in which nothing is wrong."""
    corpus = os.environ.get("NAVSPEC_CORPUS")
    files = valid_city().files()
    if corpus:
        files = {path.name: path.read_bytes() for path in sorted(Path(corpus, "gta_sa_paths", "stock").iterdir())}
    write_files(folder, files)
    return folder


def held(folder: Path) -> dict[str, bytes]:
    """All files of a folder by their names."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def checked(*paths: Path) -> Counter[tuple[str, str]]:
    """How often each rule fails, by severity and code, as `navspec check` says."""
    done = CliRunner().invoke(cli, ["check", "-q", "--format", "json", *map(str, paths)])
    assert done.exit_code in (0, 1), done.output
    return Counter((load["severity"], load["code"]) for load in json.loads(done.stdout)["findings"])


def errors(result: Counter[tuple[str, str]]) -> Counter[str]:
    """The errors among them."""
    return Counter({code: many for (severity, code), many in result.items() if severity == "error"})


def present(address: str) -> bytes:
    """The only file of the first document, as the server has it now."""
    with urlopen(f"{address}api/documents/1/download?what=all") as answer:
        return answer.read()


def entries(archive: bytes) -> dict[str, bytes]:
    """What an archive of the second version holds, by name: whole sectors."""
    (count,) = struct.unpack_from("<I", archive, 4)
    result = {}
    for row in range(count):
        sector, sectors, _, name = struct.unpack_from("<IHH24s", archive, HEADER + ENTRY * row)
        result[name.rstrip(b"\0").decode()] = archive[SECTOR * sector : SECTOR * (sector + sectors)]
    return result


def look(pages: Pages, name: str, axe: str) -> None:
    """Keep what is seen, light, dark and on a phone; anybody can use it, and nothing stands out at the right."""
    for style, size, dark in (("dark", DESKTOP, True), ("phone", PHONE, False), ("light", DESKTOP, False)):
        pages.dress(size, dark=dark)
        pages.painted()
        pages.shot(f"story-{name}-{style}")
        assert pages.is_narrow_enough(), (name, style)
        if style != "phone":
            result = pages.violations(axe, COLOURS if dark else ())
            assert not result, (name, style, result)
