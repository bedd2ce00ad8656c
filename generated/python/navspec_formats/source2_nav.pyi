"""Generated from source2_nav.ksy by `make generate`: Navigation meshes of Source 2 (.nav, versions 30 to 36)."""

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

class Source2Nav(_Struct):
    """The surface of one map on which bots walk: convex polygons ("areas") for each
    size of body ("hull"), and the links over their edges.

    World units are those of the map, about an inch (0.0254 m) each; z points up.
    In version 30 an area has corners of its own, later it names a polygon of a
    pool. The areas are followed by the parameters they were generated with, whose
    layout has a version of its own. Blocks of KV3, a container for key and value
    pairs, start at multiples of eight bytes and are kept as they are.
    """

    class Side(IntEnum):
        north = 0
        east = 1
        south = 2
        west = 3

    class Place(_Struct):
        """A name of a place."""

        _parent: Source2Nav
        _root: Source2Nav
        len_name: int
        """Bytes of the name."""
        name: bytes
        """ASCII with a zero at its end."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...

    class Vec3(_Struct):
        """A point or a direction."""

        _parent: Source2Nav | Source2Nav.NavArea | Source2Nav.HidingSpot | Source2Nav.NavLadder | Source2Nav.TransformedBox
        _root: Source2Nav
        x: float
        """First axis."""
        y: float
        """Second axis."""
        z: float
        """Up."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav | Source2Nav.NavArea | Source2Nav.HidingSpot | Source2Nav.NavLadder | Source2Nav.TransformedBox | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...

    class Polygon(_Struct):
        """The outline of an area."""

        _parent: Source2Nav
        _root: Source2Nav
        num_corner_indices: int
        """Corners of the polygon; 3 or 4 in the known files."""
        corner_indices: list[int]
        """Rows of `corners`, counter-clockwise seen from above."""
        movable_mesh_index: int | None
        """Row of `movable_meshes`, 0xffffffff for the world itself."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...
        @property
        def has_movable_mesh(self) -> bool:
            """Whether `movable_mesh_index` is stored."""
        def _invalidate_has_movable_mesh(self) -> None: ...

    class MovableMesh(_Struct):
        """A mesh that moves."""

        _parent: Source2Nav
        _root: Source2Nav
        id: bytes
        """Whole numbers with colons between them."""
        transform: list[float]
        """Three rows of three numbers for the rotation and one for the place."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...

    class IdList(_Struct):
        """Ids of ladders."""

        _parent: Source2Nav.NavArea
        _root: Source2Nav
        num_ids: int
        """Ids that follow."""
        ids: list[int]
        """Ids of the ladders in the list."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav.NavArea | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...

    class NavArea(_Struct):
        """A convex polygon on which a hull can walk."""

        _parent: Source2Nav
        _root: Source2Nav
        id: int
        """Id of the area; 1, 2, 3 and so on in the known files."""
        attributes: int
        """Properties, one bit each. The names, which are those of public tools,
        hold from version 35 on; bits 19 to 63 belong to the game.

        - `jump`: Bots jump to pass.
        - `no_jump`: Bots do not jump here.
        - `stop`: Bots stop on entering.
        - `run`: Bots run here.
        - `walk`: Bots walk here.
        - `avoid`: Used only where the alternatives are worse.
        - `transient`: May become blocked.
        - `dont_hide`: No hiding spots.
        - `stand`: Bots that hide here do not crouch.
        - `no_hostages`: Hostages keep out.
        - `stairs`: Steps that bots walk up without jumping.
        - `no_merge`: The editor never merges the area.
        - `obstacle_top`: The floor is the top of an obstacle.
        - `non_z_up`: The floor does not face up.
        - `crouch_height`: Room only for crouching; 78 of 2,519 areas of
          `de_mirage`.
        - `non_z_up_transition`: Between floors that face up and others.
        - `crawl_height`: Room only for crawling.

        Bits: 1 jump (has_movable_meshes), 3 no_jump (has_movable_meshes), 4 stop (has_movable_meshes), 5 run (has_movable_meshes), 6 walk (has_movable_meshes), 7 avoid (has_movable_meshes), 8 transient (has_movable_meshes), 9 dont_hide (has_movable_meshes), 10 stand (has_movable_meshes), 11 no_hostages (has_movable_meshes), 12 stairs (has_movable_meshes), 13 no_merge (has_movable_meshes), 14 obstacle_top (has_movable_meshes), 15 non_z_up (has_movable_meshes), 16 crouch_height (has_movable_meshes), 17 non_z_up_transition (has_movable_meshes), 18 crawl_height (has_movable_meshes).
        """
        hull_index: int
        """Row of `generation_params.hulls`."""
        polygon_index: int | None
        """Row of `polygons`."""
        num_corners: int | None
        """Corners that follow; 3 or 4 in the known files."""
        corners: list[Source2Nav.Vec3] | None
        """Corners, counter-clockwise seen from above."""
        unused: float
        """Not known; 0 but in three areas of the oldest file."""
        edges: list[Source2Nav.AreaEdge]
        """Links over each edge; edge i leads from corner i to the next one."""
        num_hiding_spots: int
        """Hiding spots that follow; 0 in the known files."""
        hiding_spots: list[Source2Nav.HidingSpot]
        """Points in the area at which bots hide."""
        num_encounters: int
        """Always 0; the layout of what would follow is not known."""
        ladders_above: Source2Nav.IdList
        """Ladders that lead up from here."""
        ladders_below: Source2Nav.IdList
        """Ladders that lead down from here."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...
        @property
        def has_polygon(self) -> bool:
            """Whether the area names a polygon."""
        def _invalidate_has_polygon(self) -> None: ...
        @property
        def has_corners(self) -> bool:
            """Whether the area has corners of its own."""
        def _invalidate_has_corners(self) -> None: ...
        @property
        def num_edges(self) -> int:
            """Edges of the area, as many as it has corners."""
        def _invalidate_num_edges(self) -> None: ...

    class AreaEdge(_Struct):
        """Links over one edge of an area."""

        _parent: Source2Nav.NavArea
        _root: Source2Nav
        num_links: int
        """Links that follow."""
        links: list[Source2Nav.EdgeLink]
        """Links over the edge into other areas."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav.NavArea | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...

    class EdgeLink(_Struct):
        """A way over an edge into another area."""

        _parent: Source2Nav.AreaEdge
        _root: Source2Nav
        area_id: int
        """Id of the area that is entered."""
        edge_index: int
        """Edge of that area over which it is entered."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav.AreaEdge | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...

    class HidingSpot(_Struct):
        """A point at which a bot hides, or from which it shoots."""

        _parent: Source2Nav.NavArea
        _root: Source2Nav
        id: int
        """Number by which encounters name the spot."""
        position: Source2Nav.Vec3
        """On the floor."""
        flags: int
        """Quality of the spot.

        - `in_cover`: A corner with hard cover.
        - `good_sniper_spot`: A sniper can fire well along a line.
        - `ideal_sniper_spot`: A sniper sees far or much from here.
        - `exposed`: In the open, mostly on a ledge.

        Bits: 0 in_cover, 1 good_sniper_spot, 2 ideal_sniper_spot, 3 exposed.
        """
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav.NavArea | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...

    class NavLadder(_Struct):
        """A ladder, and the areas at its ends."""

        _parent: Source2Nav
        _root: Source2Nav
        id: int
        """Number by which areas name the ladder."""
        width: float
        """Size of the ladder from side to side."""
        top: Source2Nav.Vec3
        """Upper end."""
        bottom: Source2Nav.Vec3
        """Lower end."""
        length: float
        """Cost of the climb."""
        direction: int
        """Side to which the face of the ladder looks."""
        top_forward_area: int
        """Id of the area straight on over the top, 0 for none."""
        top_left_area: int
        """Id of the area to the left, 0 for none."""
        top_right_area: int
        """Id of the area to the right, 0 for none."""
        top_behind_area: int
        """Id of the area behind the climber, 0 for none."""
        bottom_area: int
        """Id of the area at the lower end, 0 for none."""
        bottom_left_area: int | None
        """Id of the area to the left of the lower end, 0 for none."""
        bottom_right_area: int | None
        """Id of the area to the right of the lower end, 0 for none."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...
        @property
        def has_bottom_sides(self) -> bool:
            """Whether the areas beside the lower end are stored."""
        def _invalidate_has_bottom_sides(self) -> None: ...
        @property
        def direction_name(self) -> Source2Nav.Side | int:
            """Meaning of `direction`."""
        def _invalidate_direction_name(self) -> None: ...

    class TransformedBox(_Struct):
        """A box with a place in the world."""

        _parent: Source2Nav
        _root: Source2Nav
        mins: Source2Nav.Vec3
        """Corner of the lowest coordinates."""
        maxs: Source2Nav.Vec3
        """Corner of the highest coordinates."""
        transform: list[float]
        """Three rows of three numbers for the rotation and one for the place."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...

    class GenerationSettings(_Struct):
        """How a mesh was generated."""

        _parent: Source2Nav
        _root: Source2Nav
        gen_version: int
        """Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13 in 36. That of hulls before 6 is not known."""
        use_project_defaults: int
        """Whether the settings are to be those of the project: with 1 the game warns when they differ. 1 in the known files."""
        tile_size: float
        """Side of a tile in cells (Recast: `tileSize`); 128 in the known files, 192 units there."""
        cell_size: float
        """Size of a cell along x and y (Recast: `cs`); 1.5 in the known files."""
        cell_height: float
        """Size of a cell along z (Recast: `ch`); 2 in the known files."""
        min_region_size: int
        """Smallest region, as the side of a square in cells (Recast: `regionMinSize`); 8 in the known files."""
        merged_region_size: int
        """Regions up to this size are merged, as the side of a square in cells (Recast: `regionMergeSize`); 20 in the known files."""
        mesh_sample_distance: float
        """Distance of the samples of the height (Recast: `detailSampleDist`); 120 in the known files."""
        max_sample_error: float
        """Largest error of a sample of the height (Recast: `detailSampleMaxError`); 2 in the known files."""
        max_edge_length: int
        """Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known files."""
        max_edge_error: float
        """Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or 45 in the known files."""
        verts_per_poly: int
        """Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known files, which is also the most that the game stores."""
        small_area_on_edge_removal: float | None
        """Size up to which areas at edges are dropped; -1, in the known files, selects the default."""
        hull_preset_name: bytes | None
        """Name of a set of hulls; empty in the known files."""
        hull_definitions_file: bytes | None
        """File with the hulls; empty in the known files."""
        num_hulls: int
        """Hulls that follow, from generator version 12 on; before, three follow whatever the number, so that the number is its own bound. 3 or 1 in the known files."""
        hulls: list[Source2Nav.Hull]
        """Sizes of bodies that the mesh was generated for."""
        gravity_flag: int | None
        """Whether gravity follows the rotation, probably; 0 in the known files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...
        @property
        def has_edge_removal(self) -> bool:
            """Whether `small_area_on_edge_removal` is stored."""
        def _invalidate_has_edge_removal(self) -> None: ...
        @property
        def has_hull_names(self) -> bool:
            """Whether names of hulls are stored."""
        def _invalidate_has_hull_names(self) -> None: ...
        @property
        def has_gravity_flag(self) -> bool:
            """Whether `gravity_flag` is stored."""
        def _invalidate_has_gravity_flag(self) -> None: ...

    class Hull(_Struct):
        """Size and skill of a body."""

        _parent: Source2Nav.GenerationSettings
        _root: Source2Nav
        enabled: int | None
        """Whether the hull is used; 1 in the known files."""
        radius: float
        """Half of the width; 12 to 23 in the known files."""
        height: float
        """Height upright; 24 to 79 in the known files."""
        short_height_enabled: int | None
        """Whether the body can crouch; 1 in the known files."""
        short_height: float | None
        """Height crouched; 35.5 in the known files."""
        crawl_enabled: int | None
        """Whether the body can crawl; 0 in the known file."""
        crawl_height: float | None
        """Height crawling; 17.5 in the known file."""
        max_climb: float
        """Highest step; 15.5 or 16 in the known files."""
        max_slope: int
        """Steepest slope; 50 in the known files."""
        max_jump_down: float
        """Deepest jump; 0 to 240 in the known files."""
        max_jump_horizontal: float
        """Longest jump; 64 in the known files."""
        max_jump_up: float
        """Highest jump; 0 to 240 in the known files."""
        border_erosion: int | None
        """Cells that are taken off at borders, -1 for the radius; 0 in the known files."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav.GenerationSettings | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...
        @property
        def has_enabled(self) -> bool:
            """Whether `enabled` is stored."""
        def _invalidate_has_enabled(self) -> None: ...
        @property
        def has_short_height(self) -> bool:
            """Whether the height crouched is stored."""
        def _invalidate_has_short_height(self) -> None: ...
        @property
        def has_crawl_height(self) -> bool:
            """Whether the height crawling is stored."""
        def _invalidate_has_crawl_height(self) -> None: ...
        @property
        def has_border_erosion(self) -> bool:
            """Whether `border_erosion` is stored."""
        def _invalidate_has_border_erosion(self) -> None: ...

    class Kv3Block(_Struct):
        """Keys and values in a binary form, whose header has their length. Their content is kept unchanged."""

        _parent: Source2Nav
        _root: Source2Nav
        kv3_version: int
        """Version of the container; how others end is not known."""
        kv3_magic: bytes
        """Marks the container."""
        format_guid: bytes
        """Kind of content of the block."""
        compression: int
        """0 none, 1 LZ4, 2 zstd."""
        dictionary_id: int
        """0 in the known files."""
        frame_size: int
        """16384 for LZ4, 0 otherwise."""
        bytes1_count: int
        """Number of values of one byte."""
        bytes4_count: int
        """Values of four bytes."""
        bytes8_count: int
        """Values of eight bytes."""
        type_count: int
        """Types of values."""
        object_count: int
        """Number of objects in the data."""
        array_count: int
        """Number of arrays in the data."""
        size_uncompressed: int
        """Bytes of the content."""
        size_compressed: int
        """Bytes of the content as it is stored."""
        num_blobs: int
        """Always 0; the layout with blobs is not used in meshes."""
        size_blobs: int
        """Bytes of all blobs."""
        bytes2_count: int
        """Values of two bytes."""
        size_blob_table: int
        """Bytes of the table of blobs."""
        buffers: Source2Nav.Kv3Buffers | None
        """Sizes of two buffers, from version 5 on."""
        content: bytes
        """Keys and values, compressed as `compression` says."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...
        @property
        def has_buffers(self) -> bool:
            """Whether the content is two buffers."""
        def _invalidate_has_buffers(self) -> None: ...
        @property
        def len_content(self) -> int:
            """Bytes of the content as it is stored."""
        def _invalidate_len_content(self) -> None: ...

    class Kv3Buffers(_Struct):
        """Sizes of the two buffers of a container of version 5."""

        _parent: Source2Nav.Kv3Block
        _root: Source2Nav
        uncompressed_1: int
        """Bytes of the first buffer."""
        compressed_1: int
        """Bytes of the first buffer as it is stored."""
        uncompressed_2: int
        """Bytes of the second buffer."""
        compressed_2: int
        """Bytes of the second buffer as it is stored."""
        counts: list[int]
        """More counts."""
        def __init__(
            self,
            _io: KaitaiStream | None = None,
            _parent: Source2Nav.Kv3Block | None = None,
            _root: Source2Nav | None = None,
        ) -> None: ...
        @property
        def len_stored(self) -> int:
            """Bytes of both buffers as they are stored."""
        def _invalidate_len_stored(self) -> None: ...

    _parent: None
    _root: Source2Nav
    magic: int
    """Marks a navigation mesh; the bytes CE FA ED FE."""
    version: int
    """Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in earlier years, 36 Counter-Strike 2 of 2026 and Deadlock."""
    sub_version: int
    """Layout of what the game adds after the mesh, 0 for nothing; 0 in version 30, 1 in 35 and 36."""
    is_analyzed: int
    """Whether the mesh has been analysed, 0 or 1."""
    num_places: int
    """Names of places that follow; 0 in the known files."""
    places: list[Source2Nav.Place]
    """Names of places."""
    has_unnamed_areas: int
    """Whether some area belongs to no place, 0 or 1."""
    movable_mesh_padding: bytes | None
    """Zeros up to a multiple of eight bytes."""
    movable_mesh_settings: Source2Nav.Kv3Block | None
    """Settings of meshes that move."""
    num_corners: int | None
    """Corners that follow."""
    corners: list[Source2Nav.Vec3] | None
    """Corners, which polygons share."""
    num_polygons: int | None
    """Polygons that follow."""
    polygons: list[Source2Nav.Polygon] | None
    """Polygons, one for each area in the known files."""
    gravity_flags: int | None
    """Whether directions of gravity are stored; 0 in the known files.

    - `has_gravity`: The list `gravity` follows.

    Bits: 0 has_gravity.
    """
    num_gravity: int | None
    """Directions that follow, one for each corner."""
    gravity: list[Source2Nav.Vec3] | None
    """Direction of gravity at each corner."""
    num_movable_meshes: int | None
    """Meshes that move; 0 in the known files."""
    movable_meshes: list[Source2Nav.MovableMesh] | None
    """Meshes that move, each with polygons of its own."""
    game_data_padding: bytes | None
    """Zeros up to a multiple of eight bytes."""
    game_data_kv3: Source2Nav.Kv3Block | None
    """Data of the game; an empty table in the known file."""
    num_areas: int
    """Areas that follow; 0 to 7,258 in the known files."""
    areas: list[Source2Nav.NavArea]
    """The areas of all hulls."""
    num_ladders: int
    """Ladders that follow; 0 to 2 in the known files."""
    ladders: list[Source2Nav.NavLadder]
    """Ladders of the map."""
    num_transformed_bounds: int
    """Boxes that follow; 0 to 2 in the known files."""
    transformed_bounds: list[Source2Nav.TransformedBox]
    """Volumes of markup that were given to the generator, with their places in the world."""
    generation_params: Source2Nav.GenerationSettings
    """Settings with which the mesh was generated."""
    extra_generation_padding: bytes | None
    """Zeros up to a multiple of eight bytes."""
    extra_generation_params: Source2Nav.Kv3Block | None
    """More about how the mesh was generated."""
    custom_data_padding: bytes | None
    """Zeros up to a multiple of eight bytes."""
    custom_data: Source2Nav.Kv3Block | None
    """What the game adds: in Counter-Strike 2 hiding spots, encounters, approaches and times for each area."""
    tail: bytes
    """Bytes after the mesh; nothing in the known files."""
    def __init__(
        self,
        _io: KaitaiStream | None = None,
        _parent: None = None,
        _root: Source2Nav | None = None,
    ) -> None: ...
    @property
    def has_kv3_blocks(self) -> bool:
        """Whether blocks of KV3 are stored between the parts of the mesh."""
    def _invalidate_has_kv3_blocks(self) -> None: ...
    @property
    def has_polygons(self) -> bool:
        """Whether areas name polygons instead of having corners."""
    def _invalidate_has_polygons(self) -> None: ...
    @property
    def has_gravity_flags(self) -> bool:
        """Whether `gravity_flags` is stored."""
    def _invalidate_has_gravity_flags(self) -> None: ...
    @property
    def has_gravity(self) -> bool:
        """Whether a direction of gravity is stored for each corner."""
    def _invalidate_has_gravity(self) -> None: ...
    @property
    def has_movable_meshes(self) -> bool:
        """Whether meshes that move are stored."""
    def _invalidate_has_movable_meshes(self) -> None: ...
    @property
    def has_custom_data(self) -> bool:
        """Whether `custom_data` is stored."""
    def _invalidate_has_custom_data(self) -> None: ...
