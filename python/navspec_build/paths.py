"""Places in the repository."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class RepositoryLayout:
    """The folders of one checkout; tests build small ones."""

    root: Path

    @property
    def specs(self) -> list[Path]:
        """The specs of the formats, by name."""
        return sorted((self.root / "ksy").glob("*.ksy"))

    @property
    def test_specs(self) -> list[Path]:
        """The specs that only tests use, by name."""
        return sorted((self.root / "tests").glob("*.ksy"))

    @property
    def imported(self) -> list[Path]:
        """Specs that others import, in folders below `ksy/`."""
        return sorted((self.root / "ksy").glob("*/**/*.ksy"))

    def text_of(self, spec: Path) -> Path:
        """Return the text beside a spec."""
        return spec.with_suffix(".md")

    @property
    def guides(self) -> list[Path]:
        """The guides, by name."""
        return sorted((self.root / "python" / "navspec_build" / "guides").glob("*.md"))

    @property
    def web(self) -> Path:
        """The sources of the pages for browsers."""
        return self.root / "python" / "navspec" / "studio" / "web"

    @property
    def engine(self) -> Path:
        """The sources of the engine in JavaScript, which the pages and the package for npm contain."""
        return self.web / "engine"

    @property
    def palette(self) -> Path:
        """The colours of all pages with a map."""
        return self.web / "kit" / "palette.css"

    @property
    def web_sources(self) -> list[Path]:
        """All sources of the pages for browsers, by name; empty where a checkout has none."""
        if not self.web.is_dir():
            return []
        return sorted(path for path in self.web.rglob("*") if path.is_file())

    @property
    def changelog(self) -> Path:
        """Changes of each spec from version to version."""
        return self.root / "ksy" / "CHANGELOG.md"

    @property
    def license(self) -> Path:
        """The licence of the specs, and of the code generated from them."""
        return self.root / "ksy" / "LICENSE"

    def relative(self, path: Path) -> str:
        """Return `path` as the manifest and messages name it."""
        return path.relative_to(self.root).as_posix()


HERE = RepositoryLayout(Path(__file__).resolve().parents[2])
