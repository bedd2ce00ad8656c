"""The form of `<id>.spec.json` as types. Its JSON Schema is made from them; `docs/writing-an-engine.md` explains it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Any, Literal, NotRequired, TypedDict, get_args

from navspec.spec.ksy.check_names import AGGREGATES, FILE_NUMBERS, FUNCTIONS, OF_MEMBERS, OF_PARTNERS, ROW_NUMBERS
from navspec.spec.model import SCHEMA_VERSION

Expression = Annotated[Any, ("$ref", "#/$defs/Expression")]
"""A value that steers reading, such as the size of a list."""
Formula = Annotated[Any, ("$ref", "#/$defs/Formula")]
"""A value of a row that a check computes."""
FieldOfAnyKind = Annotated[Any, ("$ref", "#/$defs/Field")]
"""One part of a structure."""

Endian = Literal["le", "be"]
Evidence = Literal["engine", "measured", "community", "inferred", "unknown"]
Severity = Literal["error", "warning", "info"]
Constant = int | float | str | bool
Names = str | Sequence[str]

# --- expressions ---------------------------------------------------------------------------------------------------


class _From(TypedDict("_From", {"from": Literal["self", "parent", "root"]})):
    """Start of the path of a name."""


class NamedValue(_From):
    """The value of a field, a bit, a derived value or a parameter.

    - op: Kind of the node.
    - from: Structure in which the path begins: the one that has the expression, the one around it, or the file.
    - up: Number of steps outwards from `parent`; 1 is the structure around.
    - path: Names from there inwards.
    """

    op: Literal["get"]
    up: NotRequired[int]
    path: Sequence[str]


class TableLookUp(TypedDict):
    """A value in a row of an earlier list of the root.

    - op: Kind of the node.
    - table: The list, as a name of the root.
    - index: Number of the row.
    - path: Names in that row.
    """

    op: Literal["row"]
    table: NamedValue
    index: Expression
    path: Sequence[str]


class StreamValue(TypedDict):
    """Size of the file, or the offset of the next byte.

    - op: Kind of the node.
    - of: Which of both.
    """

    op: Literal["io"]
    of: Literal["size", "pos"]


class CastValue(TypedDict):
    """A value in another type.

    - op: Kind of the node.
    - to: Type by its Kaitai name, such as u4 or f8; `int` turns a truth value or an enum into a number.
    - args: The value.
    """

    op: Literal["cast"]
    to: str
    args: Sequence[Expression]


Operator = Literal[
    "+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "==", "!=", "<", "<=", ">", ">=", "and", "or", "not", "neg", "inv", "if"
]  # fmt: skip


OPERATIONS = (
    *get_args(Operator),
    *(name for name in FUNCTIONS if name != "format"),
    *("float", "int", "same", "list", "all_equal"),
)
"""Operators and functions of the values of a row."""
Kind = Literal["int", "float", "bool", "text", "row", "list", "set"]
"""Kind of a value of a row."""


class Operation(TypedDict):
    """A value made from others.

    - op: Operator; `if` takes a condition and two values.
    - args: Operands in order.
    """

    op: Operator
    args: Sequence[Expression]


class FieldValue(TypedDict):
    """A field of the row.

    - op: Kind of the node.
    - path: Dotted path of the column; empty for the element of a list of numbers itself.
    """

    op: Literal["field"]
    path: str


class RowNumber(TypedDict):
    """A number that every row or file has, or a value that is never there.

    - op: Which number; `nothing` is absent.
    """

    op: Annotated[str, ("enum", (*ROW_NUMBERS, *FILE_NUMBERS, "nothing"))]


class RowOf(TypedDict):
    """The row that a relation leads to.

    - op: Kind of the node.
    - by: Name of the relation.
    """

    op: Literal["place"]
    by: str


class Via(TypedDict):
    """A value of the row that a relation leads to.

    - op: Kind of the node.
    - by: Name of the relation.
    - of: The value, computed in that row.
    """

    op: Literal["via"]
    by: str
    of: Formula


class FromRow(TypedDict):
    """A value of a row that is itself computed.

    - op: Kind of the node.
    - row: The row.
    - to: Key of its table.
    - of: The value, computed in that row.
    """

    op: Literal["from"]
    row: Formula
    to: str
    of: Formula


class Aggregate(TypedDict):
    """A value of the rows of a list.

    - op: Name of the function.
    - table: Key of the table of the list.
    - by: Relation of this table that leads to the row which has the list.
    - of: Value or condition, computed for each row of the list; absent only for `count` of all rows.
    - where: Condition for rows of the list that count; absent: all.
    """

    op: Annotated[str, ("enum", tuple(AGGREGATES))]
    table: str
    by: str
    of: NotRequired[Formula]
    where: NotRequired[Formula]


class Element(TypedDict):
    """A value of one row of a list.

    - op: Kind of the node.
    - table: Key of the table of the list.
    - by: Relation of this table that leads to the row which has the list.
    - index: Number of the row in the list, from 0.
    - of: The value, computed in that row.
    """

    op: Literal["at"]
    table: str
    by: str
    index: int
    of: Formula


class Elements(TypedDict):
    """All numbers of a list of constant length in the row, as one value.

    - op: Kind of the node.
    - table: Key of the table of the list.
    """

    op: Literal["elements"]
    table: str


class BytesText(TypedDict):
    """Bytes of the row, up to the first zero.

    - op: Kind of the node.
    - table: Key of the table of the bytes.
    - letters: Letters and ranges of letters, such as A-Z0-9_, that the text has; it ends before any other byte.
    """

    op: Literal["text"]
    table: str
    letters: NotRequired[str]


class EnumFunction(TypedDict):
    """Facts that an enum has about a value.

    - op: Name of the function.
    - args: The value.
    - enum: Name of the enum.
    """

    op: Annotated[str, ("enum", tuple(OF_MEMBERS))]
    args: Sequence[Formula]
    enum: str


class PartnerFunction(TypedDict):
    """Facts that the partners of the members of an enum have about a value.

    - op: Name of the function.
    - args: The value; for `is_partner` a number, then the value.
    - enum: Name of the enum.
    - of: Kind of partners: a name in `with` of its members.
    """

    op: Annotated[str, ("enum", tuple(OF_PARTNERS))]
    args: Sequence[Formula]
    enum: str
    of: str


class BitNames(TypedDict):
    """The names of the bits that are set in a number, as text.

    - op: Kind of the node.
    - args: The number.
    - of: Key of a table and path of the field whose bits have these names.
    """

    op: Literal["bit_names"]
    args: Sequence[Formula]
    of: Sequence[str]


class NonzeroNames(TypedDict):
    """The names of those values that are not 0, as text.

    - op: Kind of the node.
    - args: The values.
    - names: Their names.
    """

    op: Literal["nonzero_names"]
    args: Sequence[Formula]
    names: Sequence[str]


class FormattedText(TypedDict):
    """Text with values.

    - op: Kind of the node.
    - args: The text, with `{}` for each value, and the values.
    - kinds: Kinds of the arguments.
    """

    op: Literal["format"]
    args: Sequence[Formula]
    kinds: Sequence[Kind]


class FormulaOperation(TypedDict):
    """A value made from others.

    - op: Operator or function.
    - args: Operands in order.
    """

    op: Annotated[str, ("enum", OPERATIONS)]
    args: Sequence[Formula]


# --- annotations ---------------------------------------------------------------------------------------------------


class Exceptions(TypedDict):
    """Number of findings in original or measured files.

    - exceptions: Number of findings in them.
    """

    exceptions: int


class RuleNote(TypedDict):
    """Facts about a declared rule.

    - code: Stable name; without it there is no rule.
    - severity: How bad a broken rule is.
    - evidence: How the rule is known, the strongest first.
    - unmodified: Result on original or measured files; absent: none breaks the rule.
    - message: Sentence of a finding, with parameters in braces.
    """

    code: NotRequired[str]
    severity: NotRequired[Severity]
    evidence: NotRequired[Evidence | Sequence[Evidence]]
    unmodified: NotRequired[Literal["clean", "unmeasured"] | Exceptions]
    message: NotRequired[str]


class _Choices(TypedDict("_Choices", {"any-of": NotRequired[Sequence[Constant]], "in-enum": NotRequired[str]})):
    """Values that are allowed."""


class Expectation(_Choices, RuleNote):
    """Limits of the values of a sane file.

    - eq: The only value; of every element, where the field is bytes or a list of constant length in a record.
    - min: Least value.
    - max: Greatest value.
    - any-of: All values.
    - in-enum: Enum whose members are all values.
    """

    eq: NotRequired[Constant]
    min: NotRequired[Constant]
    max: NotRequired[Constant]


class _AsIf(TypedDict("_AsIf", {"as": NotRequired[str], "if": NotRequired[str]})):
    """Name and condition of a reference."""


class ReferenceNote(_AsIf, RuleNote):
    """The value leads to a row of a table.

    - table: Key of the table that it leads to.
    - row: Field of the record that has the number; absent: the annotated field.
    - key: Field of the target whose value the number repeats; absent: it is the number of a row.
    - file: Field of the record with the number of the file in its set; absent: the same file.
    - below: Count of the root which bounds the rows instead of the length of the table.
    - base: Number of the first row; default: 0.
    - if: Boolean derived value of the root: of several references the first holds whose value is true.
    - none: Value that leads to nothing, as a number or as text of one.
    - as: Name of the relation in checks.
    - entries: Name that the rows which refer to a row have in checks.
    - last: Of several rows with one key the last is meant.
    """

    table: str
    row: NotRequired[str]
    key: NotRequired[str]
    file: NotRequired[str]
    below: NotRequired[str]
    base: NotRequired[int]
    none: NotRequired[int | str]
    entries: NotRequired[str]
    last: NotRequired[Literal[True]]


class _As(TypedDict("_As", {"as": NotRequired[str]})):
    """Name of a relation."""


class SliceNote(_As, RuleNote):
    """Rows of the list own consecutive rows of a table.

    - first: Field with the number of the first row.
    - count: Field with the number of rows; absent: up to where those of the next row begin.
    - table: Key of the table whose rows are owned.
    - as: Name of the relation from an owned row to its owner; default: owner.
    - entries: Name of the list of owned rows in checks; default: the name of the table.
    """

    first: str
    count: NotRequired[str]
    table: str
    entries: NotRequired[str]


class _Is(TypedDict("_Is", {"is": Literal["row", "file"]})):
    """Kind of number that a key repeats."""


class KeyNote(_Is, RuleNote):
    """The value repeats a number.

    - is: The number of the row in its table, or of the file in its set.
    """


class _FromOffset(TypedDict("_FromOffset", {"from": NotRequired[int]})):
    """Begin of a sum."""


class ChecksumNote(_FromOffset, RuleNote):
    """The value is computed from bytes of the file.

    - algorithm: sum32 is the sum of bytes modulo 2^32.
    - from: Offset of the first byte.
    - until: Field of the root before which the sum ends.
    """

    algorithm: Literal["sum32", "unknown"]
    until: NotRequired[str]


class EchoNote(RuleNote):
    """Every byte repeats an earlier one.

    - distance: Bytes from a byte to its repetition.
    - size: Bytes of a whole new file, which the repetition fills.
    """

    distance: int
    size: int


class MeasureNote(TypedDict):
    """The number is a count or a length, although the expression of the list is not its bare name.

    - list: Field that is counted or measured.
    - bias: Stored number minus the length; default: 0.
    """

    list: str
    bias: NotRequired[int]


class IndexNote(TypedDict):
    """The members of an enum say what the elements of a list are.

    - enum: Name of the enum.
    - first: Value of the member for the first element; default: 0.
    """

    enum: str
    first: NotRequired[int]


class BesideNote(_As):
    """A list has a row for each row of a table.

    - table: Key of the table.
    - as: Name of the relation in checks.
    """

    table: str


class ShapeNote(TypedDict, total=False):
    """Shapes of rows on a map; a position is a structure with x and y, or `.` for fields of the record.

    - point: Position of a point.
    - roads: Count of the root: so many first points are those of roads.
    - box: Two opposite corners, or one list of them.
    - line: Both ends.
    - polygon: List of corners, rows that the record owns, or a reference to them.
    """

    point: str
    roads: str
    box: Sequence[str]
    line: Sequence[str]
    polygon: Sequence[str]


class FilesNote(TypedDict):
    """Each row is a file inside this one.

    - names: List whose row of the same number has the name; absent: the row itself.
    - name: Field with the name.
    - offset: Derived value: first byte of the file.
    - size: Derived value: bytes of the file.
    """

    names: NotRequired[str]
    name: str
    offset: str
    size: str


class FieldNotes(TypedDict, total=False):
    """Annotations of a field; every one may be absent.

    - orig_id: Name in the engine or in another source.
    - unit: Unit of the value, after scaling.
    - scale: Value = stored number * scale.
    - column: Name of the column among all formats of the family; `.` on a structure gives its fields their own names.
    - evidence: How the meaning is known, the strongest first.
    - bits: Names of bits by their number from the lowest; names that depend on the file by boolean derived values of the
      root: the first that is true counts, and `_` is always true.
    - count_of: The list that the number counts.
    - size_of: The bytes whose length the number is.
    - index: What the elements of the list are.
    - fact: Name of the fact about the file that the value is; of a list with `index` the element of each fact.
    - enum: Enum that names elements of a list, hashes (a member is the stored number as s4), or bytes (by `orig_id`).
    - checksum: How the value follows from the bytes of the file.
    - echo: How the bytes repeat earlier ones.
    - expect: What a sane file has, one or several.
    - key: The number of a row or file that the value repeats, one or several.
    - unique: No two rows of the table have the same value, one or several.
    - ref: Rows that the value leads to, one or several.
    - range_ref: Rows of other tables that rows of the list own, one or several.
    - pairs: Table; the list has a bit for each pair of its rows.
    - beside: Table; the list has a row for each of its rows.
    - shape: What rows are on a map.
    - files: Files inside the file.
    """

    orig_id: str
    unit: str
    scale: float
    column: str
    evidence: Sequence[Evidence]
    bits: Mapping[str, str | Mapping[str, str]]
    count_of: MeasureNote
    size_of: MeasureNote
    index: IndexNote
    fact: str | Mapping[str, str]
    enum: str
    checksum: ChecksumNote
    echo: EchoNote
    expect: Expectation | Sequence[Expectation]
    key: KeyNote | Sequence[KeyNote]
    unique: RuleNote | Sequence[RuleNote]
    ref: ReferenceNote | Sequence[ReferenceNote]
    range_ref: SliceNote | Sequence[SliceNote]
    pairs: str
    beside: str | BesideNote
    shape: ShapeNote
    files: FilesNote


class TypeNotes(TypedDict, total=False):
    """Annotations of a structure; every one may be absent.

    - orig_id: Name in the engine or in another source.
    - webide_representation: One line for a record in the Kaitai Web IDE.
    """

    orig_id: str
    webide_representation: str


class ParamNotes(TypedDict, total=False):
    """Annotations of a parameter; every one may be absent.

    - orig_id: Name in the engine or in another source.
    """

    orig_id: str


class InstanceNotes(TypedDict, total=False):
    """Annotations of a derived value; every one may be absent.

    - orig_id: Name in the engine or in another source.
    - unit: Unit of the value.
    - evidence: How the meaning is known, the strongest first.
    - decision: The value is computed once for a file, and kept when the file is changed.
    - overlay: The value is a view on bytes that another field owns; there is nothing to compute.
    """

    orig_id: str
    unit: str
    evidence: Sequence[Evidence]
    decision: Literal[True]
    overlay: Literal[True]


class _With(TypedDict("_With", {"with": NotRequired[Mapping[str, Any]]})):
    """Partners of a member."""


class MemberNotes(_With, total=False):
    """Annotations of a member of an enum; every one may be absent.

    - orig_id: Name in the engine or in another source.
    - unit: Unit of the list element that the member names.
    - evidence: How the meaning is known, the strongest first.
    - with: Values that are used with the member, one or a list, by the name of an enum or of a kind of numbers: ids of its
      members, or numbers.
    """

    orig_id: str
    unit: str
    evidence: Sequence[Evidence]


# --- structures ----------------------------------------------------------------------------------------------------


class Repetition(TypedDict, total=False):
    """Number of times that a field is stored; exactly one of `count`, `until` and `to_end` is there.

    - count: Number of elements.
    - until: The list ends with the first element whose number `field` has this value; that element belongs to the list.
    - field: First field of the elements.
    - to_end: Elements fill the file.
    """

    count: Expression
    until: int
    field: str
    to_end: Literal[True]


class Valid(TypedDict, total=False):
    """Limits of a number in a file that can be read.

    - eq: The only value.
    - min: Least value.
    - max: Greatest value.
    - any_of: All values.
    """

    eq: Expression
    min: Expression
    max: Expression
    any_of: Expression


class _If(TypedDict("_If", {"if": NotRequired[Expression]})):
    """When a field is stored."""


class StoredField(_If):
    """Facts about a field of any kind.

    - id: Name.
    - contents: Fixed bytes as hexadecimal digits.
    - repeat: How often it is stored; absent: once.
    - if: Condition; absent: the field is always stored.
    - enum: Enum that has every value as a member.
    - valid: What the value must be.
    - doc: Meaning, as CommonMark; the case of a switch has none.
    - notes: Annotations; the case of a switch has none.
    """

    id: str
    contents: NotRequired[str]
    repeat: NotRequired[Repetition]
    enum: NotRequired[str]
    valid: NotRequired[Valid]
    doc: NotRequired[str]
    notes: NotRequired[FieldNotes]


class IntField(StoredField):
    """A whole number.

    - kind: Kind of the field.
    - size: Bytes.
    - signed: Whether it is in two's complement.
    - endian: Order of the bytes: le has the lowest first.
    """

    kind: Literal["int"]
    size: Literal[1, 2, 4, 8]
    signed: bool
    endian: Endian


class FloatField(StoredField):
    """A number in IEEE 754.

    - kind: Kind of the field.
    - size: Bytes.
    - endian: Order of the bytes: le has the lowest first.
    """

    kind: Literal["float"]
    size: Literal[4, 8]
    endian: Endian


class BitsField(StoredField):
    """Some bits of a structure that consists of nothing else; one bit is a truth value.

    - kind: Kind of the field.
    - width: Number of bits.
    """

    kind: Literal["bits"]
    width: int


class BytesField(StoredField):
    """Bytes; exactly one of `size`, `terminator` and `rest` is there.

    - kind: Kind of the field.
    - size: Number of bytes.
    - terminator: Byte that ends them; it is stored and not part of the value.
    - rest: They fill the file.
    """

    kind: Literal["bytes"]
    size: NotRequired[Expression]
    terminator: NotRequired[int]
    rest: NotRequired[Literal[True]]


class StructField(StoredField):
    """A structure.

    - kind: Kind of the field.
    - type: Name of its type.
    - args: Values of its parameters, computed in the structure around it.
    """

    kind: Literal["struct"]
    type: str
    args: Sequence[Expression]


class Case(TypedDict):
    """One form of a field.

    - value: Value of `on` for which the form is that of `field`.
    - field: The form.
    """

    value: Expression
    field: IntField | FloatField | BytesField | StructField


class SwitchField(StoredField):
    """A field whose form depends on a value.

    - kind: Kind of the field.
    - on: The value.
    - cases: Forms by values; the first one counts.
    - default: Form for all other values; null: raw bytes where there is a `size`, otherwise there is no other value.
    - size: Bytes of every form; absent: each is as long as it is, and all are whole numbers.
    """

    kind: Literal["switch"]
    on: Expression
    cases: Sequence[Case]
    default: IntField | FloatField | BytesField | StructField | None
    size: NotRequired[Expression]


class ParamData(TypedDict):
    """A parameter of a structure.

    - id: Name.
    - type: Type by its Kaitai name, such as bool or u4.
    - doc: Meaning.
    - notes: Annotations.
    """

    id: str
    type: str
    doc: str
    notes: ParamNotes


class InstanceData(TypedDict):
    """A derived value: computed, not stored.

    - id: Name.
    - value: The value; null for a view.
    - kind: Kind of the value; an enum is a whole number.
    - enum: Enum that names the value, where it has one; other values are possible.
    - members: Enum from whose members the number is chosen.
    - doc: Meaning.
    - notes: Annotations.
    """

    id: str
    value: Expression | None
    kind: Literal["int", "float", "bool", "enum", "overlay"]
    enum: NotRequired[str]
    members: NotRequired[str]
    doc: str
    notes: InstanceNotes


class TypeData(TypedDict):
    """A structure.

    - doc: Meaning, as CommonMark.
    - doc_ref: Addresses of other descriptions.
    - owner: Id of the spec that has the type.
    - lender: Id of the format that the type was taken from; empty: it is of this format.
    - params: Parameters in order.
    - fields: Fields in file order.
    - instances: Derived values.
    - size: Bytes; null where that depends on the file.
    - min_size: Least number of bytes.
    - bits: For a structure of bits: whether the first field has the lowest bits (le) or the highest (be); null for others.
    - notes: Annotations.
    """

    doc: str
    doc_ref: Sequence[str]
    owner: str
    lender: str
    params: Sequence[ParamData]
    fields: Sequence[FieldOfAnyKind]
    instances: Sequence[InstanceData]
    size: int | None
    min_size: int
    bits: Endian | None
    notes: TypeNotes


class MemberData(TypedDict):
    """A member of an enum.

    - value: The number.
    - id: Name.
    - doc: Meaning.
    - notes: Annotations.
    """

    value: int
    id: str
    doc: str
    notes: MemberNotes


class EnumData(TypedDict):
    """Names of numbers.

    - owner: Id of the spec that has the enum.
    - values: Members.
    """

    owner: str
    values: Sequence[MemberData]


# --- checks --------------------------------------------------------------------------------------------------------


class _CaseIf(TypedDict("_CaseIf", {"if": NotRequired[str]})):
    """When a reference holds."""


class ReferenceCase(_CaseIf):
    """One reference of several: the first whose `if` is true counts.

    - kind: Whether the value is the number of a row, or the key of one.
    - to: Key of the table that it leads to.
    - value: Number or key, computed in the row that refers.
    - key: Value of the rows of the target that is compared; only for keys.
    - file: Number of the file in its set; absent: the same file.
    - below: Count of the root which bounds the rows instead of the length of the table.
    - none: Value that leads to nothing.
    - base: Number of the first row; default: 0.
    - if: Boolean derived value of the root; absent: the reference always holds.
    - last: Of several rows with the key the last is meant; absent: the first.
    """

    kind: Literal["row", "key"]
    to: str
    value: Formula
    key: NotRequired[Formula]
    file: NotRequired[Formula]
    below: NotRequired[str]
    none: NotRequired[int]
    base: NotRequired[int]
    last: NotRequired[Literal[True]]


class ReferenceRelation(TypedDict):
    """The row that a number leads to.

    - kind: Kind of the first case.
    - to: Key of the table that the relation leads to.
    - cases: References in order.
    """

    kind: Literal["row", "key"]
    to: str
    cases: Sequence[ReferenceCase]


class SliceRelation(TypedDict):
    """The row that owns a row, as one of consecutive ones.

    - kind: Kind of the relation.
    - to: Key of the table of the owners.
    - first: Number of the first owned row, computed in the owner.
    - count: Number of owned rows; absent: up to where those of the next owner begin.
    """

    kind: Literal["slice"]
    to: str
    first: Formula
    count: NotRequired[Formula]


class EntryRelation(TypedDict):
    """The row that is an element of a list.

    Rows of the table are the elements of the lists that rows of another table have; `owner` is the row with the list.

    - kind: Kind of the relation.
    - to: Key of the table whose rows are listed.
    - of: Key of the table whose rows have the lists.
    - first: Number of the first listed row, computed in the row that has the list.
    - count: Number of listed rows; a list that is not wholly in the table is empty.
    """

    kind: Literal["entry"]
    to: str
    of: str
    first: Formula
    count: Formula


class BesideRelation(TypedDict):
    """The row of the same number in another table of the file.

    - kind: Kind of the relation.
    - to: Key of the other table.
    """

    kind: Literal["beside"]
    to: str


class OptionalRelation(TypedDict):
    """The row of an optional structure of the row.

    - kind: Kind of the relation.
    - to: Key of the table of the structures.
    """

    kind: Literal["optional"]
    to: str


class JoinRelation(TypedDict):
    """The first row of a table with equal values.

    - kind: Kind of the relation.
    - to: Key of the other table.
    - last: The last row instead of the first.
    - paired: The first of several equal rows leads to the first one, the second to the second, and so on.
    - within: Whether rows of other files of the set count; default: file.
    - match: Pairs of a value of the row and a value of rows of the other table, which must all be equal.
    """

    kind: Literal["join"]
    to: str
    last: NotRequired[Literal[True]]
    paired: NotRequired[Literal[True]]
    within: NotRequired[Literal["file", "set"]]
    match: Sequence[Sequence[Formula]]


Relation = ReferenceRelation | SliceRelation | EntryRelation | BesideRelation | OptionalRelation | JoinRelation


class _Lone(TypedDict("_Lone", {"alone": NotRequired[str]})):
    """Words of a row without an owner."""


class LabelData(_Lone):
    """Words for a row, `{where}` in messages.

    - text: Words with parameters in braces, after those of the row that `of` leads to.
    - params: Parameters by name; names that begin with `_` fill only the words.
    - of: Row whose label comes first; absent: the row around it.
    - to: Key of the table of that row.
    - alone: Words instead of `text` where `of` leads to no row.
    """

    text: str
    params: Mapping[str, Formula]
    of: NotRequired[Formula]
    to: NotRequired[str]


class MessageParam(TypedDict):
    """A parameter of a message, which is also data of the finding.

    - of: The value.
    - kind: Kind of the value; a row is shown by its number.
    """

    of: Formula
    kind: Kind


class RelatedRow(TypedDict):
    """Another place that a finding names.

    - row: The row.
    - to: Key of its table.
    - message: What it is, with parameters in braces.
    - when: Condition; absent: always.
    """

    row: Formula
    to: str
    message: str
    when: NotRequired[Formula]


class _Assertion(TypedDict("_Assertion", {"each": NotRequired[str], "assert": Formula})):
    """Condition that a row meets, and the list whose elements do."""


class Fault(_Assertion):
    """One way in which a row can fail.

    - each: Key of the table of a list in the row: the fault is about its elements, and the first that fails counts.
    - at: Path of the field or list that a finding points at; absent or empty: the row.
    - of: Another row that a finding points at.
    - to: Key of the table of that row.
    - after: Field of the root after which a finding points at an empty place.
    - right: Right value of `at`, which a repair sets.
    - assert: What must hold.
    - message: Sentence of a finding, with parameters in braces.
    - params: Parameters of the message and data of the finding, by name.
    - severity: How bad it is.
    - related: Other places that a finding names.
    """

    at: NotRequired[str]
    of: NotRequired[Formula]
    to: NotRequired[str]
    after: NotRequired[str]
    right: NotRequired[Formula]
    message: str
    params: Mapping[str, MessageParam]
    severity: Severity
    related: NotRequired[Sequence[RelatedRow]]


class FirstOfValue(TypedDict):
    """Rows with one value.

    - value: The value.
    """

    value: Formula


class Check(TypedDict):
    """Part of a rule: what must hold for each row of a table.

    - code: Rule that the check is a part of.
    - table: Key of the table whose rows are checked.
    - severity: How bad a broken rule is.
    - evidence: How the rule is known, the strongest first.
    - unmodified: Result on original or measured files; absent: none breaks the rule.
    - unseen: Why rows are skipped that need files which are not there; absent: a general reason.
    - scope: What the rule is about; absent: what follows from `across`.
    - when: Rows for which the check is made; absent: all.
    - first: `file`, a row, or a value: only the first failing row of each counts.
    - faults: Ways to fail; a row fails with the first of them.
    - across: References into other files of the set are used.
    - numbered: The number of the file in its set must be known.
    - derived: The value of the field follows from others: `right` of the only fault.
    """

    code: str
    table: str
    severity: Severity
    evidence: Sequence[Evidence]
    unmodified: NotRequired[Literal["clean", "unmeasured"] | Exceptions]
    unseen: NotRequired[str]
    scope: NotRequired[Literal["file", "set"]]
    when: NotRequired[Formula]
    first: NotRequired[Formula | FirstOfValue]
    faults: Sequence[Fault]
    across: bool
    numbered: bool
    derived: NotRequired[Literal[True]]


class ReadErrorCase(TypedDict):
    """The rule that a file breaks which cannot be read, by the kind and the place of the error.

    - code: Code of the rule, which is an error.
    - evidence: How the rule is known, the strongest first.
    - kind: Kinds of errors that it is about; absent: all.
    - at: Regular expression that is searched in the pointer of the error; absent: any place.
    """

    code: str
    evidence: Sequence[Evidence]
    kind: NotRequired[Sequence[Literal["end", "count", "value"]]]
    at: NotRequired[str]


class LanesData(TypedDict, total=False):
    """Widths and lanes of the lines that edges of a network are on a map; traffic keeps to the right.

    - lane: Width of a lane, in units of the map.
    - clear: Height from which on one edge leads over another, in units of the map.
    - ahead: Lanes in the direction of the edge.
    - back: Lanes against it.
    - median: Width between both directions.
    - path: Width of an edge without lanes, such as a footpath.
    - dim: Whether there is usually no traffic.
    - light: Whether the edge has a traffic light.
    - light_ahead: Whether that is for traffic in the direction of the edge.
    - stop_x, stop_y: Where traffic stops for it.
    """

    lane: Formula
    clear: Formula
    ahead: Formula
    back: Formula
    median: Formula
    path: Formula
    dim: Formula
    light: Formula
    light_ahead: Formula
    stop_x: Formula
    stop_y: Formula


class SpecData(TypedDict):
    """A format: how its files are read, what their parts mean, and what must hold.

    - schema_version: Version of this form; a reader refuses every other one.
    - id: Name of the format.
    - title: Title for human readers.
    - endian: Order of the bytes of numbers that do not say it themselves.
    - family: Name of the family; its formats share rules and columns.
    - version: Version of the spec, by semantic versioning.
    - root: Name of the type of the whole file.
    - doc: What the format is, as CommonMark.
    - types: Structures by name.
    - enums: Enums by name.
    - relations: Ways from one row to another, by the table of the row and by name; only relations that checks use.
    - labels: Words for rows, by table.
    - lanes: Widths and lanes of the lines that the rows are on a map, by table; absent: none are known.
    - checks: What must hold beyond the annotations of fields.
    - read_errors: Rules of files that cannot be read; the first case that an error is one of counts.
    """

    schema_version: Annotated[int, ("const", SCHEMA_VERSION)]
    id: str
    title: str
    endian: Endian
    family: str
    version: str
    root: str
    doc: str
    types: Mapping[str, TypeData]
    enums: Mapping[str, EnumData]
    relations: Mapping[str, Mapping[str, Relation]]
    labels: Mapping[str, LabelData]
    lanes: NotRequired[Mapping[str, LanesData]]
    checks: Sequence[Check]
    read_errors: Sequence[ReadErrorCase]


DEFINITIONS: dict[str, tuple[str, Any]] = {
    "Field": (
        "One part of a structure, by its kind.",
        IntField | FloatField | BitsField | BytesField | StructField | SwitchField,
    ),
    "Expression": (
        "A constant, a list, or a node with `op`; every value is known while the file is read.",
        Constant | Sequence[Expression] | NamedValue | TableLookUp | StreamValue | CastValue | Operation,
    ),
    "Formula": (
        "A constant or a node with `op`; the value may be absent or not seen.",
        Constant
        | FieldValue
        | RowNumber
        | RowOf
        | Via
        | FromRow
        | Aggregate
        | Element
        | Elements
        | BytesText
        | EnumFunction
        | PartnerFunction
        | BitNames
        | NonzeroNames
        | FormattedText
        | StreamValue
        | FormulaOperation,
    ),
}
"""Texts and types of values of many kinds, by their `op` or `kind`."""
