"""The contract of a family: everything that the rest of the library uses of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from navspec.errors import ReadError
from navspec.family.containers import ArchiveSupport, EmbeddedFile, FileSets
from navspec.records.record import PythonOnly, Record
from navspec.spec import Spec, load_spec

if TYPE_CHECKING:
    from navspec.columns import Tables, TableSet
    from navspec.family.conversion.compiler import Compiler
    from navspec.family.conversion.conversions import Conversions
    from navspec.family.diagnosis.hypotheses import FileGroup, Hypothesis
    from navspec.family.network.routing import Routing
    from navspec.family.network.tools import Editor
    from navspec.family.repair.parts import PartLayout
    from navspec.family.repair.recipes import Recipes
    from navspec.family.rules.rule_set import RuleSet, View
    from navspec.graphs.graph import Graph
    from navspec.records.census_metrics import Question
    from navspec.records.drawing import Drawing


@dataclass(frozen=True, slots=True)
class Format(Record):
    """A format, or the one that a file turned out to have.

    - id, title, family: What it is called, and the family that it belongs to.
    - variants: What kinds of such files there are.
    - extensions: How its files end, without the dot.
    - variant, evidence: What a file is, and why it is taken for that; set where one was looked at.
    - read, write, check, repair, convert: What navspec can do with it.
    - package: The one that holds `<id>.spec.json`, and the module that the Kaitai compiler makes of the spec, where there is
      one.
    - names: What its files are called, with `*` for any signs (`nodes*.dat`), where many other files end as they do.
    """

    id: str
    title: str
    family: PythonOnly[str]
    variants: tuple[str, ...]
    extensions: tuple[str, ...]
    variant: PythonOnly[str] = ""
    evidence: PythonOnly[str] = ""
    read: bool = True
    write: bool = True
    check: bool = True
    repair: bool = False
    convert: bool = False
    package: PythonOnly[str] = "navspec_formats"
    names: PythonOnly[tuple[str, ...]] = ()

    @property
    def patterns(self) -> tuple[str, ...]:
        """Patterns of file names, compared without case: its names, or its extensions."""
        return self.names or tuple(f"*.{extension}" for extension in self.extensions)

    @property
    def spec(self) -> Spec:
        """Its spec; raises as `load_spec`."""
        return load_spec(self.id, self.package)


@dataclass(frozen=True, slots=True)
class Formats(Record):
    """All formats, by id."""

    formats: tuple[Format, ...]


@dataclass(frozen=True, slots=True)
class Match:
    """A file that a family claims: which spec, which variant, what is decided, and why.

    `fault` is what keeps the file from being read, where a look at it tells that already. Where only reading tells more than
    the format, `probe` gives the match from the bytes once somebody asks, with `tables` being the file as it was read.
    """

    format: str
    variant: str
    decisions: Mapping[str, Any] = field(default_factory=dict)
    evidence: str = ""
    fault: ReadError | None = None
    tables: Tables | None = field(default=None, compare=False, repr=False)
    probe: Callable[[bytes | bytearray], Match] | None = None

    def resolve(self, data: bytes | bytearray) -> Match:
        """The match when all is known that the bytes tell."""
        return self.probe(data) if self.probe else self


@dataclass(frozen=True, slots=True)
class Setting:
    """Something that the files do not say and their user may: a key of `settings=`, and an option of the command line.

    `metavar` stands for the value in the help, `unless` says what holds unless it is given. `parse` makes the value of what a
    caller gives, which is text from the command line; it raises `NavspecError` for what cannot be. Where the value is for one
    file, `fits(value, name)` tells which one of several. It makes a difference for `commands`; "convert from" are the given
    files of a conversion, "convert" the new ones, as "compile" are. Where `is_path` is set, `parse` takes the value for a file
    and reads it.
    """

    name: str
    metavar: str
    help: str
    parse: Callable[[Any], Any]
    unless: str = "found out from the files unless given"
    fits: Callable[[Any, str], bool] | None = None
    commands: tuple[str, ...] = ("check", "info", "repair", "convert", "convert from", "compile")
    is_path: bool = False


@dataclass(frozen=True, slots=True)
class Dependency:
    """Values that depend on an edited value.

    `pattern` is a pointer in which `*` stands for any one part, `/nodes/*/x`; a pattern holds for all below it, too. `codes`
    are rules whose recipes then make the fields right that depend on the value. `refuse` says why the value is never to be set
    by hand, `warn` what does not follow and has to be seen to. `when` asks whether this is a file of which it holds.
    """

    pattern: str
    codes: tuple[str, ...] = ()
    refuse: str = ""
    warn: str = ""
    when: Callable[[Tables], bool] | None = None

    def holds(self, pointer: str) -> bool:
        """Whether a pointer is of the pattern, or below it."""
        wanted, names = self.pattern.split("/"), pointer.split("/")
        return len(names) >= len(wanted) and all(part in ("*", name) for part, name in zip(wanted, names, strict=False))


@dataclass(frozen=True, slots=True)
class BatchSupport:
    """Batch checks of single files: one view over a `TableBatch` of many files, which no rule mixes.

    Nothing in one file leads to another, ids count in their file alone, and every answer says how many questions of each file
    were not asked. What is found, counted and told is then the same as of one file after the other.

    `batch_key(tables)` gives what has to be the same for files of one layout that share a view, `info_each(view)` the `info` of
    each file.
    """

    batch_key: Callable[[Tables], Hashable]
    info_each: Callable[[Any], list[dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Family:
    """One family: formats that share rules.

    `identify(name, data)` looks at a file (name without folders, empty where there is none) and returns a `Match`, which
    may have to be `resolve`d, or why the file is none of theirs. `decisions` maps a variant to what choosing it pins.
    `view` makes of a set of files what the rest looks at: `rule_set` gives the rules, `info` tells the facts in the words
    of the game, `draw` makes the map, `graph` the network of nodes and edges.
    `explain(error, match, data)` gives an error of reading the code and the words of the family. `prove_intact(format, data)`
    gives what proves that a file is as its writer left it even where it cannot be read, such as a right checksum, in words;
    empty where nothing does. `recipes` are what repairs files beyond what the specs determine, `conversions` what they can be
    converted to, `compiler` what makes files of networks, `editor` what can be done to one by hand.
    `archives` are files that hold others; `embedded_files` gives files of the family that are stored in the rest of
    another one. `settings` are what users may declare. `dependencies` says what depends on values that are edited,
    `parts` what can be taken out of another file, `sources` the pointers of the fields that a fact of `info` comes from, by
    its name: one of them is there in a file. `batch_support` lets small single files be checked in one batch.
    """

    id: str
    prefix: str
    formats: tuple[Format, ...]
    identify: Callable[[str, bytes | bytearray], Match | str]
    decisions: Mapping[str, Mapping[str, Any]]
    view: Callable[[TableSet], View]
    rule_set: Callable[[], RuleSet]
    info: Callable[[Any], dict[str, Any]]
    sets: FileSets | None = None
    archives: ArchiveSupport | None = None
    draw: Callable[[Any], Drawing] | None = None
    explain: Callable[[ReadError, Match, bytes | bytearray], None] | None = None
    prove_intact: Callable[[str, bytes | bytearray], str] | None = None
    recipes: Callable[[], Recipes] | None = None
    settings: tuple[Setting, ...] = ()
    conversions: Callable[[], Conversions] | None = None
    embedded_files: Callable[[Tables], Sequence[EmbeddedFile]] | None = None
    dependencies: tuple[Dependency, ...] = ()
    census: Callable[[Any], Sequence[Question]] | None = None
    parts: Callable[[], PartLayout] | None = None
    sources: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    causes: Callable[[FileGroup], Iterable[Hypothesis]] | None = None
    graph: Callable[[Any], Graph] | None = None
    compiler: Callable[[], Compiler] | None = None
    routing: Callable[[], Routing] | None = None
    editor: Callable[[], Editor] | None = None
    batch_support: BatchSupport | None = None


def lazy_import(module: str, name: str) -> Callable[..., Any]:
    """Return a callable that imports a function or value of a module on its first use.

    Every command imports the packages of families; their other modules are not needed before a file is read.
    """

    @cache
    def load() -> Any:
        return getattr(import_module(module), name)

    def call(*args: Any) -> Any:
        target = load()
        return target(*args) if callable(target) else target

    return call


def rule_texts(package: str) -> str:
    """The texts of a family's rules, as Markdown, from the package of the family; empty where it has none."""
    texts = files(package) / "rules.md"
    return texts.read_text(encoding="utf-8") if texts.is_file() else ""
