"""Generated from shapes.ksy by `make generate`: Every construct that the two planes carry."""

from enum import IntEnum
from typing import Any, BinaryIO, Self

from kaitaistruct import KaitaiStream

class _Struct:
    """Members of every structure."""

    _io: KaitaiStream
    _dirty: bool
    def close(self) -> None: ...
    def __enter__(self) -> Self: ...
    def __exit__(self, *args: object) -> None: ...
    @classmethod
    def from_file(cls, filename: str) -> Self: ...
    @classmethod
    def from_bytes(cls, buf: bytes | bytearray) -> Self: ...
    @classmethod
    def from_io(cls, io: BinaryIO) -> Self: ...
    def _read(self) -> None: ...
    def _fetch_instances(self) -> None: ...
    def _check(self) -> None: ...
    def _write(self, io: KaitaiStream | None = None) -> None: ...
    def _write__seq(self, io: KaitaiStream | None = None) -> None: ...

class Shapes(_Struct):
    """An invented format for tests: small, and with each construct of the subset at least once, nested the way real formats nest them."""

    class HeaderBlock(_Struct):
        """Fixed, with nested structures, bits and constant lists."""

        _parent: Shapes
        _root: Shapes
        kind: int
        """Any number."""
        scale: float
        """Any number, NaN included."""
        flags: Shapes.HeaderFlags
        """Bits in four bytes."""
        origin: Shapes.Vec3
        """A nested structure."""
        triple: list[int]
        """A constant list of numbers."""
        corners: list[Shapes.Vec3]
        """A constant list of structures."""
        reserved: bytes
        """Bytes without a known meaning."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class HeaderFlags(_Struct):
        """Thirty-two bits, the lowest first."""

        _parent: Shapes.HeaderBlock
        _root: Shapes
        low: int
        """Bits 0 to 2."""
        is_set: bool
        """Bit 3."""
        middle: int
        """Bits 4 to 23."""
        high: int
        """Bits 24 to 31."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes.HeaderBlock | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class Vec3(_Struct):
        """Three coordinates."""

        _parent: Shapes.HeaderBlock
        _root: Shapes
        x: float
        """East."""
        y: float
        """North."""
        z: float
        """Up."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes.HeaderBlock | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class Item(_Struct):
        """Lists between fields, optional parts, text, a union, lists of lists."""

        _parent: Shapes
        _root: Shapes
        item_id: int
        """Identity."""
        attributes: int
        """One field, whose width depends on the version: `open`, `hidden`, `locked` or `painted`, and `wide`.

        Bits: 0 open, 3 hidden (is_other_game), 6 locked (is_other_game), 6 painted, 9 wide.
        """
        raw_x: int
        """East."""
        flags: Shapes.ItemFlags
        """Bits in two bytes."""
        owner: int
        """Row of `numbers`, 255 for none."""
        num_tags: int
        """Tags that follow."""
        tags: list[int]
        """A list of numbers inside a record."""
        sides: list[Shapes.IdList]
        """A constant number of lists."""
        score: float | None
        """Present by version."""
        extra: int | None
        """Present by a bit of this record."""
        detail: Shapes.DetailBlock | None
        """A structure of variable size, present by a bit of this record."""
        bonus: int | None
        """Present by the version and by a bit of this record."""
        num_spots: int
        """Spots that follow."""
        spots: list[Shapes.Spot]
        """Lists of lists, with a parameter."""
        name: bytes
        """Bytes up to a zero."""
        body_kind: int
        """Which case of `body` applies."""
        body: Shapes.BodyPoint | Shapes.BodyText | bytes
        """A union of constant size; raw bytes for other kinds."""
        len_blob: int
        """Bytes of the blob."""
        blob: bytes
        """Bytes whose number stands before them."""
        num_rows: int
        """Rows of the grid."""
        grid: list[int]
        """A list counted by an expression."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes | None = None,
            _root: Shapes | None = None,
        ) -> None: ...
        @property
        def has_score(self) -> bool:
            """Whether `score` is stored."""
        def _invalidate_has_score(self) -> None: ...
        @property
        def has_extra(self) -> bool:
            """Whether `extra` is stored."""
        def _invalidate_has_extra(self) -> None: ...
        @property
        def has_detail(self) -> bool:
            """Whether `detail` is stored."""
        def _invalidate_has_detail(self) -> None: ...
        @property
        def has_bonus(self) -> bool:
            """Whether `bonus` is stored."""
        def _invalidate_has_bonus(self) -> None: ...
        @property
        def x(self) -> float:
            """East in metres."""
        def _invalidate_x(self) -> None: ...
        @property
        def is_far(self) -> bool:
            """More than 100 m away."""
        def _invalidate_is_far(self) -> None: ...

    class ItemFlags(_Struct):
        """Sixteen bits."""

        _parent: Shapes.Item
        _root: Shapes
        has_more: bool
        """Whether `extra` follows."""
        mode: int
        """2 announces a detail."""
        num_columns: int
        """Columns of the grid less one."""
        rest: int
        """No meaning."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes.Item | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class IdList(_Struct):
        """A list with its count."""

        _parent: Shapes.Item
        _root: Shapes
        num_ids: int
        """Ids that follow."""
        ids: list[int]
        """Ids of items."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes.Item | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class DetailBlock(_Struct):
        """Fixed and variable parts."""

        _parent: Shapes.Item
        _root: Shapes
        weight: float
        """Any number."""
        len_note: int
        """Bytes of the note."""
        note: bytes
        """Any bytes."""
        check_word: int
        """Behind the variable part."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes.Item | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class Spot(_Struct):
        """A list whose count the parent gives."""

        _parent: Shapes.Item
        _root: Shapes
        num_marks: int
        spot_id: int
        """Any number."""
        num_points: int
        """Points that follow."""
        points: list[Shapes.Point]
        """Fixed records in the innermost list."""
        marks: list[int]
        """As many as the item has tags."""
        def __init__(
            self,
            num_marks: int,
            _io: KaitaiStream | None = None,
            _parent: Shapes.Item | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class Point(_Struct):
        """A fixed record."""

        _parent: Shapes.Spot
        _root: Shapes
        target: int
        """Any number."""
        t: int
        """Fraction of the path."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes.Spot | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class BodyPoint(_Struct):
        """Case 0 of the union."""

        _parent: Shapes.Item
        _root: Shapes
        a: int
        """Any number."""
        b: float
        """Any number."""
        unparsed: bytes
        """The rest of the union."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes.Item | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class BodyText(_Struct):
        """Case 1 of the union."""

        _parent: Shapes.Item
        _root: Shapes
        letters: bytes
        """Any bytes."""
        unparsed: bytes
        """The rest of the union."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes.Item | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class ChainLink(_Struct):
        """One link; kind 255 ends the chain."""

        _parent: Shapes
        _root: Shapes
        kind: int
        """255 on the last link."""
        num_values: int
        """Values that follow."""
        values: list[int]
        """Any numbers."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class Polygon(_Struct):
        """A list of corners."""

        _parent: Shapes
        _root: Shapes
        num_corners: int
        """Corners that follow."""
        corners: list[int]
        """Any numbers."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes | None = None,
            _root: Shapes | None = None,
        ) -> None: ...

    class Face(_Struct):
        """As many edges as its polygon has corners."""

        _parent: Shapes
        _root: Shapes
        polygon_row: int
        """Row of `polygons`."""
        edges: list[int]
        """Any numbers."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes | None = None,
            _root: Shapes | None = None,
        ) -> None: ...
        @property
        def num_edges(self) -> int:
            """Corners of the polygon."""
        def _invalidate_num_edges(self) -> None: ...

    class SettingsBlock(_Struct):
        """Optional parts by its own first field."""

        _parent: Shapes
        _root: Shapes
        gen_version: int
        """Version of the generator."""
        tile: float | None
        """Present from generator 7."""
        title: bytes
        """Bytes up to a zero."""
        num_hulls: int
        """Hulls that follow."""
        hulls: list[Shapes.Hull]
        """Records whose layout depends on the generator."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes | None = None,
            _root: Shapes | None = None,
        ) -> None: ...
        @property
        def has_tile(self) -> bool:
            """Whether `tile` is stored."""
        def _invalidate_has_tile(self) -> None: ...

    class Hull(_Struct):
        """Grows with the generator."""

        _parent: Shapes.SettingsBlock
        _root: Shapes
        enabled: int | None
        """Present from generator 9."""
        radius: float
        """Any number."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Shapes.SettingsBlock | None = None,
            _root: Shapes | None = None,
        ) -> None: ...
        @property
        def has_enabled(self) -> bool:
            """Whether `enabled` is stored."""
        def _invalidate_has_enabled(self) -> None: ...

    _parent: None
    _root: Shapes
    magic: bytes
    """File magic."""
    version: int
    """Layout version, 1 to 3."""
    sub_version: int | None
    """Game version, from layout version 2."""
    header: Shapes.HeaderBlock
    """A fixed structure inside the root."""
    num_numbers: int
    """Numbers that follow."""
    numbers: list[int]
    """A list of plain numbers."""
    game_block: int | None
    """Present when the decision says that the other game wrote the file."""
    num_items: int
    """Items that follow."""
    items: list[Shapes.Item]
    """Records of variable size."""
    chain: list[Shapes.ChainLink]
    """A list that ends with a marker row."""
    num_polygons: int
    """Polygons that follow."""
    polygons: list[Shapes.Polygon]
    """A table that a later one looks into."""
    num_faces: int
    """Faces that follow."""
    faces: list[Shapes.Face]
    """Records whose length another table tells."""
    settings: Shapes.SettingsBlock
    """A structure of variable size that occurs once, behind the lists."""
    padding: bytes
    """Alignment to eight bytes."""
    aligned: int
    """The field that is aligned."""
    late_marks: list[int] | None
    """Present by a value that stands behind the lists; big endian."""
    remainder: bytes
    """What stands before the footer."""
    footer: int | None
    """The last four bytes, where the decision says so."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: Shapes | None = None,
    ) -> None: ...
    @property
    def has_sub_version(self) -> bool:
        """Whether `sub_version` is stored."""
    def _invalidate_has_sub_version(self) -> None: ...
    @property
    def is_other_game(self) -> bool:
        """Which of two games wrote the file."""
    def _invalidate_is_other_game(self) -> None: ...
    @property
    def has_footer(self) -> bool:
        """Whether the last four bytes are a footer."""
    def _invalidate_has_footer(self) -> None: ...
    @property
    def len_footer(self) -> int:
        """Bytes of the footer."""
    def _invalidate_len_footer(self) -> None: ...
    @property
    def has_late_marks(self) -> bool:
        """Whether `late_marks` is stored."""
    def _invalidate_has_late_marks(self) -> None: ...
    peek__enabled: bool
    @property
    def peek(self) -> Any:
        """A view on bytes that `version` owns."""
