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
from navspec.family.worlds import World
from navspec.records.record import PythonOnly, Record
from navspec.spec import Spec, load_spec

if TYPE_CHECKING:
    from navspec.columns import Tables, TableSet
    from navspec.columns.access import Array
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
    from navspec.records.form import FormSection


@dataclass(frozen=True, slots=True)
class Format(Record):
    """A format, or the format of a file.

    - id, title, family: Its names, and the family that it belongs to.
    - variants: Variants of such files.
    - extensions: Extensions of the files, without the dot.
    - variant, evidence: The variant of a file, and the evidence for it; set if a file was identified.
    - read, write, check, repair, convert: Operations that navspec supports.
    - package: The package of `<id>.spec.json`, and of the module that the Kaitai compiler makes of the spec, if there
      is one.
    - names: Patterns of file names (`nodes*.dat`), for formats whose extension many other files have.

    Examples
    --------
    >>> format = navspec.identify("build/demo/NODES28.DAT")
    >>> format.id, format.variant, format.convert
    ('gta_sa_paths', 'classic', True)
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
        """Patterns of file names, compared without regard to case: `names`, or else the extensions."""
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
    """A file that a family claims: its format, variant and decisions, and the evidence.

    `fault` is why the file cannot be read, if identification already finds that. If only reading can determine the
    variant, `probe` returns the final match from the bytes, with the file as read in `tables`.
    """

    format: str
    variant: str
    decisions: Mapping[str, Any] = field(default_factory=dict)
    evidence: str = ""
    fault: ReadError | None = None
    tables: Tables | None = field(default=None, compare=False, repr=False)
    probe: Callable[[bytes | bytearray], Match] | None = None

    def resolve(self, data: bytes | bytearray) -> Match:
        """Return the match with everything that the bytes determine."""
        return self.probe(data) if self.probe else self


@dataclass(frozen=True, slots=True)
class Setting:
    """A value that files do not store and users may give: a key of `settings=`, and an option of the command line.

    `metavar` names the value in the help, `default` describes the default. `parse` converts the value of a caller, which is
    text on the command line; it raises `NavspecError` for an invalid value. For values that belong to one file,
    `fits(value, name)` returns whether it is the file with this name. The setting matters to `commands`; "convert from"
    are the input files of a conversion, "convert" its output, as "compile" is. If `is_path` is set, `parse` reads the
    value as a file.
    """

    name: str
    metavar: str
    help: str
    parse: Callable[[Any], Any]
    default: str = "detected from the files"
    fits: Callable[[Any, str], bool] | None = None
    commands: tuple[str, ...] = ("check", "info", "repair", "convert", "convert from", "compile", "merge")
    is_path: bool = False

    @property
    def is_for_reading(self) -> bool:
        """Whether it makes a difference for what files are, and not only for how they are made."""
        return "info" in self.commands


@dataclass(frozen=True, slots=True)
class Dependency:
    """Fields that depend on an edited value.

    `pattern` is a pointer in which `*` matches any one part, `/nodes/*/x`; a pattern includes everything below it.
    `codes` are the rules whose recipes then update the fields that depend on the value. `refuse` is the reason why the
    value can never be set, `warn` a consequence that the user has to handle. `when` returns whether the dependency
    applies to a file.
    """

    pattern: str
    codes: tuple[str, ...] = ()
    refuse: str = ""
    warn: str = ""
    when: Callable[[Tables], bool] | None = None

    def matches(self, pointer: str) -> bool:
        """Whether a pointer is of the pattern, or below it."""
        wanted, names = self.pattern.split("/"), pointer.split("/")
        return len(names) >= len(wanted) and all(part in ("*", name) for part, name in zip(wanted, names, strict=False))


@dataclass(frozen=True, slots=True)
class BatchSupport:
    """Batch checks of single files: one view over a `Joint` set of many files, which no rule mixes.

    No reference leads from one file to another, ids are unique per file only, and every result counts its skipped
    checks by file. Findings, counts and facts are then the same as if each file was checked by itself.

    `batch_key(tables)` returns a key that is equal for files of one layout, which can share a view. `info_each(view)`
    returns the `info` of each file.
    """

    batch_key: Callable[[Tables], Hashable]
    info_each: Callable[[Any], list[dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Locality:
    """Surroundings of the rows of the list that most rules of a family are about.

    - table: The list, of the root.
    - boxes(view): x and y of the lowest and the highest corner of each row; shape (rows, 4).
    - links(view): Rows at both ends of everything that leads from row to row.
    - anchors(view): Rows that rows of other lists refer to.
    - reach: Distance from which on rows have nothing to do with each other unless they are linked.
    - codes: Beginnings of the codes of the rules that look no farther.
    - unread: Lists in the rows that none of these rules reads.
    """

    table: str
    boxes: Callable[[Any], Array]
    links: Callable[[Any], tuple[Array, Array]]
    anchors: Callable[[Any], Array]
    reach: float
    codes: tuple[str, ...]
    unread: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Family:
    """One family: formats that share rules.

    - `identify(name, data)` returns the `Match` of a file, which may need `resolve`, or the reason why the file is not of
      the family. The name has no folders, and is empty if there is none.
    - `decisions`: for each variant the decisions that it pins.
    - `view` makes the view of a set of files that everything else reads: `rule_set` has its rules, `info` returns its facts
      in the terms of the game, `draw` its map, `graph` its network of nodes and edges, `form` the fields that users set
      most often.
    - `explain(error, match, data)` sets the code and the message of an error of reading.
    - `prove_intact(format, data)` returns the proof, such as a valid checksum, that a file is as its writer left it even if
      it cannot be read; empty if there is none.
    - `recipes` repair files beyond what the specs determine, `conversions` convert them, `compiler` makes files of
      networks, `editor` edits a network.
    - `archives`: files that contain others. `embedded_files` returns files of the family stored in the rest of another
      file.
    - `fixes`: codes of repairs on request that belong together, by the name with which `navspec fix` applies them.
    - `settings`: values that users may give. `dependencies`: fields that depend on edited values. `parts`: parts that can
      be copied from another file.
    - `locality` has the surroundings of rows, where an edit is checked before the whole file is.
    - `batch_support` lets small single files be checked in one batch.
    - `world` has the coordinates of its maps, which other families may share. `is_ground`: whether its map can lie below
      those of other families of its world.
    - `origins(settings, number, tables, table, rows)` names the sources of rows of a file with a number, as the settings say;
      empty texts for unknown ones.
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
    form: Callable[[Any], Sequence[FormSection]] | None = None
    explain: Callable[[ReadError, Match, bytes | bytearray], None] | None = None
    prove_intact: Callable[[str, bytes | bytearray], str] | None = None
    recipes: Callable[[], Recipes] | None = None
    fixes: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    settings: tuple[Setting, ...] = ()
    conversions: Callable[[], Conversions] | None = None
    embedded_files: Callable[[Tables], Sequence[EmbeddedFile]] | None = None
    dependencies: tuple[Dependency, ...] = ()
    census: Callable[[Any], Sequence[Question]] | None = None
    parts: Callable[[], PartLayout] | None = None
    causes: Callable[[FileGroup], Iterable[Hypothesis]] | None = None
    graph: Callable[[Any], Graph] | None = None
    compiler: Callable[[], Compiler] | None = None
    routing: Callable[[], Routing] | None = None
    editor: Callable[[], Editor] | None = None
    locality: Callable[[], Locality] | None = None
    batch_support: BatchSupport | None = None
    origins: Callable[[Mapping[str, Any], int, Tables, str, Array], list[str]] | None = None
    world: World | None = None
    is_ground: bool = False

    @property
    def settable_columns(self) -> tuple[Sequence[str], Sequence[str]] | None:
        """Columns of nodes and of edges of its networks that edits may change; None without an editor."""
        if self.editor is None:
            return None
        editor = self.editor()
        return editor.nodes, ("kind", *editor.edges)


def lazy_import(module: str, name: str) -> Callable[..., Any]:
    """Return a callable that imports a function or value of a module on its first use.

    Every command imports the packages of families. Their other modules are needed only to read a file.
    """

    @cache
    def load() -> Any:
        return getattr(import_module(module), name)

    def call(*args: Any) -> Any:
        target = load()
        return target(*args) if callable(target) else target

    return call


def rule_texts(package: str) -> str:
    """Return the texts of a family's rules, as Markdown, from the package of the family; empty if it has none."""
    texts = files(package) / "rules.md"
    return texts.read_text(encoding="utf-8") if texts.is_file() else ""
