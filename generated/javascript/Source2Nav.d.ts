// Generated from source2_nav.ksy by `make generate`: Navigation meshes of Source 2 (.nav, versions 30 to 36).
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

/**
 * The surface of one map on which bots walk: convex polygons ("areas") for each
 * size of body ("hull"), and the links over their edges.
 *
 * World units are those of the map, about an inch (0.0254 m) each; z points up.
 * In version 30 an area has corners of its own, later it names a polygon of a
 * pool. The areas are followed by the parameters they were generated with, whose
 * layout has a version of its own. Blocks of KV3, a container for key and value
 * pairs, start at multiples of eight bytes and are kept as they are.
 */
export class Source2Nav {
    constructor(_io: KaitaiStream, _parent?: undefined, _root?: Source2Nav);
    readonly _io: KaitaiStream;
    readonly _parent: undefined;
    readonly _root: Source2Nav;
    /**
     * Marks a navigation mesh; the bytes CE FA ED FE.
     */
    readonly magic: number;
    /**
     * Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
     */
    readonly version: number;
    /**
     * Layout of what the game adds after the mesh, 0 for nothing; 0 in version 30, 1 in 35 and 36.
     */
    readonly subVersion: number;
    /**
     * Whether the mesh has been analysed, 0 or 1.
     */
    readonly isAnalyzed: number;
    /**
     * Names of places that follow; 0 in the known files.
     */
    readonly numPlaces: number;
    /**
     * Names of places.
     */
    readonly places: Array<Source2Nav.Place>;
    /**
     * Whether some area belongs to no place, 0 or 1.
     */
    readonly hasUnnamedAreas: number;
    /**
     * Zeros up to a multiple of eight bytes.
     */
    readonly movableMeshPadding: Uint8Array | undefined;
    /**
     * Settings of meshes that move.
     */
    readonly movableMeshSettings: Source2Nav.Kv3Block | undefined;
    /**
     * Corners that follow.
     */
    readonly numCorners: number | undefined;
    /**
     * Corners, which polygons share.
     */
    readonly corners: Array<Source2Nav.Vec3> | undefined;
    /**
     * Polygons that follow.
     */
    readonly numPolygons: number | undefined;
    /**
     * Polygons, one for each area in the known files.
     */
    readonly polygons: Array<Source2Nav.Polygon> | undefined;
    /**
     * Whether directions of gravity are stored; 0 in the known files.
     *
     * - `has_gravity`: The list `gravity` follows.
     *
     * Bits: 0 has_gravity.
     */
    readonly gravityFlags: number | undefined;
    /**
     * Directions that follow, one for each corner.
     */
    readonly numGravity: number | undefined;
    /**
     * Direction of gravity at each corner.
     */
    readonly gravity: Array<Source2Nav.Vec3> | undefined;
    /**
     * Meshes that move; 0 in the known files.
     */
    readonly numMovableMeshes: number | undefined;
    /**
     * Meshes that move, each with polygons of its own.
     */
    readonly movableMeshes: Array<Source2Nav.MovableMesh> | undefined;
    /**
     * Zeros up to a multiple of eight bytes.
     */
    readonly gameDataPadding: Uint8Array | undefined;
    /**
     * Data of the game; an empty table in the known file.
     */
    readonly gameDataKv3: Source2Nav.Kv3Block | undefined;
    /**
     * Areas that follow; 0 to 7,258 in the known files.
     */
    readonly numAreas: number;
    /**
     * The areas of all hulls.
     */
    readonly areas: Array<Source2Nav.NavArea>;
    /**
     * Ladders that follow; 0 to 2 in the known files.
     */
    readonly numLadders: number;
    /**
     * Ladders of the map.
     */
    readonly ladders: Array<Source2Nav.NavLadder>;
    /**
     * Boxes that follow; 0 to 2 in the known files.
     */
    readonly numTransformedBounds: number;
    /**
     * Volumes of markup that were given to the generator, with their places in the world.
     */
    readonly transformedBounds: Array<Source2Nav.TransformedBox>;
    /**
     * Settings with which the mesh was generated.
     */
    readonly generationParams: Source2Nav.GenerationSettings;
    /**
     * Zeros up to a multiple of eight bytes.
     */
    readonly extraGenerationPadding: Uint8Array | undefined;
    /**
     * More about how the mesh was generated.
     */
    readonly extraGenerationParams: Source2Nav.Kv3Block | undefined;
    /**
     * Zeros up to a multiple of eight bytes.
     */
    readonly customDataPadding: Uint8Array | undefined;
    /**
     * What the game adds: in Counter-Strike 2 hiding spots, encounters, approaches and times for each area.
     */
    readonly customData: Source2Nav.Kv3Block | undefined;
    /**
     * Bytes after the mesh; nothing in the known files.
     */
    readonly tail: Uint8Array;
    /**
     * Whether blocks of KV3 are stored between the parts of the mesh.
     */
    readonly hasKv3Blocks: boolean;
    /**
     * Whether areas name polygons instead of having corners.
     */
    readonly hasPolygons: boolean;
    /**
     * Whether `gravity_flags` is stored.
     */
    readonly hasGravityFlags: boolean;
    /**
     * Whether a direction of gravity is stored for each corner.
     */
    readonly hasGravity: boolean;
    /**
     * Whether meshes that move are stored.
     */
    readonly hasMovableMeshes: boolean;
    /**
     * Whether `custom_data` is stored.
     */
    readonly hasCustomData: boolean;
}

export namespace Source2Nav {
    enum Side {
        /**
         * Towards -y.
         */
        NORTH = 0,
        /**
         * Towards +x.
         */
        EAST = 1,
        /**
         * Towards +y.
         */
        SOUTH = 2,
        /**
         * Towards -x.
         */
        WEST = 3,
    }
    /**
     * A name of a place.
     */
    class Place {
        constructor(_io: KaitaiStream, _parent?: Source2Nav, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav;
        readonly _root: Source2Nav;
        /**
         * Bytes of the name.
         */
        readonly lenName: number;
        /**
         * ASCII with a zero at its end.
         */
        readonly name: Uint8Array;
    }
    /**
     * A point or a direction.
     */
    class Vec3 {
        constructor(_io: KaitaiStream, _parent?: Source2Nav | Source2Nav.NavArea | Source2Nav.HidingSpot | Source2Nav.NavLadder | Source2Nav.TransformedBox, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav | Source2Nav.NavArea | Source2Nav.HidingSpot | Source2Nav.NavLadder | Source2Nav.TransformedBox;
        readonly _root: Source2Nav;
        /**
         * First axis.
         */
        readonly x: number;
        /**
         * Second axis.
         */
        readonly y: number;
        /**
         * Up.
         */
        readonly z: number;
    }
    /**
     * The outline of an area.
     */
    class Polygon {
        constructor(_io: KaitaiStream, _parent?: Source2Nav, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav;
        readonly _root: Source2Nav;
        /**
         * Corners of the polygon; 3 or 4 in the known files.
         */
        readonly numCornerIndices: number;
        /**
         * Rows of `corners`, counter-clockwise seen from above.
         */
        readonly cornerIndices: Array<number>;
        /**
         * Row of `movable_meshes`, 0xffffffff for the world itself.
         */
        readonly movableMeshIndex: number | undefined;
        /**
         * Whether `movable_mesh_index` is stored.
         */
        readonly hasMovableMesh: boolean;
    }
    /**
     * A mesh that moves.
     */
    class MovableMesh {
        constructor(_io: KaitaiStream, _parent?: Source2Nav, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav;
        readonly _root: Source2Nav;
        /**
         * Whole numbers with colons between them.
         */
        readonly id: Uint8Array;
        /**
         * Three rows of three numbers for the rotation and one for the place.
         */
        readonly transform: Array<number>;
    }
    /**
     * Ids of ladders.
     */
    class IdList {
        constructor(_io: KaitaiStream, _parent?: Source2Nav.NavArea, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav.NavArea;
        readonly _root: Source2Nav;
        /**
         * Ids that follow.
         */
        readonly numIds: number;
        /**
         * Ids of the ladders in the list.
         */
        readonly ids: Array<number>;
    }
    /**
     * A convex polygon on which a hull can walk.
     */
    class NavArea {
        constructor(_io: KaitaiStream, _parent?: Source2Nav, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav;
        readonly _root: Source2Nav;
        /**
         * Id of the area; 1, 2, 3 and so on in the known files.
         */
        readonly id: number;
        /**
         * Properties, one bit each. The names, which are those of public tools,
         * hold from version 35 on; bits 19 to 63 belong to the game.
         *
         * - `jump`: Bots jump to pass.
         * - `no_jump`: Bots do not jump here.
         * - `stop`: Bots stop on entering.
         * - `run`: Bots run here.
         * - `walk`: Bots walk here.
         * - `avoid`: Used only where the alternatives are worse.
         * - `transient`: May become blocked.
         * - `dont_hide`: No hiding spots.
         * - `stand`: Bots that hide here do not crouch.
         * - `no_hostages`: Hostages keep out.
         * - `stairs`: Steps that bots walk up without jumping.
         * - `no_merge`: The editor never merges the area.
         * - `obstacle_top`: The floor is the top of an obstacle.
         * - `non_z_up`: The floor does not face up.
         * - `crouch_height`: Room only for crouching; 78 of 2,519 areas of
         *   `de_mirage`.
         * - `non_z_up_transition`: Between floors that face up and others.
         * - `crawl_height`: Room only for crawling.
         *
         * Bits: 1 jump (has_movable_meshes), 3 no_jump (has_movable_meshes), 4 stop (has_movable_meshes), 5 run (has_movable_meshes), 6 walk (has_movable_meshes), 7 avoid (has_movable_meshes), 8 transient (has_movable_meshes), 9 dont_hide (has_movable_meshes), 10 stand (has_movable_meshes), 11 no_hostages (has_movable_meshes), 12 stairs (has_movable_meshes), 13 no_merge (has_movable_meshes), 14 obstacle_top (has_movable_meshes), 15 non_z_up (has_movable_meshes), 16 crouch_height (has_movable_meshes), 17 non_z_up_transition (has_movable_meshes), 18 crawl_height (has_movable_meshes).
         */
        readonly attributes: number;
        /**
         * Row of `generation_params.hulls`.
         */
        readonly hullIndex: number;
        /**
         * Row of `polygons`.
         */
        readonly polygonIndex: number | undefined;
        /**
         * Corners that follow; 3 or 4 in the known files.
         */
        readonly numCorners: number | undefined;
        /**
         * Corners, counter-clockwise seen from above.
         */
        readonly corners: Array<Source2Nav.Vec3> | undefined;
        /**
         * Not known; 0 but in three areas of the oldest file.
         */
        readonly unused: number;
        /**
         * Links over each edge; edge i leads from corner i to the next one.
         */
        readonly edges: Array<Source2Nav.AreaEdge>;
        /**
         * Hiding spots that follow; 0 in the known files.
         */
        readonly numHidingSpots: number;
        /**
         * Points in the area at which bots hide.
         */
        readonly hidingSpots: Array<Source2Nav.HidingSpot>;
        /**
         * Always 0; the layout of what would follow is not known.
         */
        readonly numEncounters: number;
        /**
         * Ladders that lead up from here.
         */
        readonly laddersAbove: Source2Nav.IdList;
        /**
         * Ladders that lead down from here.
         */
        readonly laddersBelow: Source2Nav.IdList;
        /**
         * Whether the area names a polygon.
         */
        readonly hasPolygon: boolean;
        /**
         * Whether the area has corners of its own.
         */
        readonly hasCorners: boolean;
        /**
         * Edges of the area, as many as it has corners.
         */
        readonly numEdges: number;
    }
    /**
     * Links over one edge of an area.
     */
    class AreaEdge {
        constructor(_io: KaitaiStream, _parent?: Source2Nav.NavArea, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav.NavArea;
        readonly _root: Source2Nav;
        /**
         * Links that follow.
         */
        readonly numLinks: number;
        /**
         * Links over the edge into other areas.
         */
        readonly links: Array<Source2Nav.EdgeLink>;
    }
    /**
     * A way over an edge into another area.
     */
    class EdgeLink {
        constructor(_io: KaitaiStream, _parent?: Source2Nav.AreaEdge, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav.AreaEdge;
        readonly _root: Source2Nav;
        /**
         * Id of the area that is entered.
         */
        readonly areaId: number;
        /**
         * Edge of that area over which it is entered.
         */
        readonly edgeIndex: number;
    }
    /**
     * A point at which a bot hides, or from which it shoots.
     */
    class HidingSpot {
        constructor(_io: KaitaiStream, _parent?: Source2Nav.NavArea, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav.NavArea;
        readonly _root: Source2Nav;
        /**
         * Number by which encounters name the spot.
         */
        readonly id: number;
        /**
         * On the floor.
         */
        readonly position: Source2Nav.Vec3;
        /**
         * Quality of the spot.
         *
         * - `in_cover`: A corner with hard cover.
         * - `good_sniper_spot`: A sniper can fire well along a line.
         * - `ideal_sniper_spot`: A sniper sees far or much from here.
         * - `exposed`: In the open, mostly on a ledge.
         *
         * Bits: 0 in_cover, 1 good_sniper_spot, 2 ideal_sniper_spot, 3 exposed.
         */
        readonly flags: number;
    }
    /**
     * A ladder, and the areas at its ends.
     */
    class NavLadder {
        constructor(_io: KaitaiStream, _parent?: Source2Nav, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav;
        readonly _root: Source2Nav;
        /**
         * Number by which areas name the ladder.
         */
        readonly id: number;
        /**
         * Size of the ladder from side to side.
         */
        readonly width: number;
        /**
         * Upper end.
         */
        readonly top: Source2Nav.Vec3;
        /**
         * Lower end.
         */
        readonly bottom: Source2Nav.Vec3;
        /**
         * Cost of the climb.
         */
        readonly length: number;
        /**
         * Side to which the face of the ladder looks.
         */
        readonly direction: number;
        /**
         * Id of the area straight on over the top, 0 for none.
         */
        readonly topForwardArea: number;
        /**
         * Id of the area to the left, 0 for none.
         */
        readonly topLeftArea: number;
        /**
         * Id of the area to the right, 0 for none.
         */
        readonly topRightArea: number;
        /**
         * Id of the area behind the climber, 0 for none.
         */
        readonly topBehindArea: number;
        /**
         * Id of the area at the lower end, 0 for none.
         */
        readonly bottomArea: number;
        /**
         * Id of the area to the left of the lower end, 0 for none.
         */
        readonly bottomLeftArea: number | undefined;
        /**
         * Id of the area to the right of the lower end, 0 for none.
         */
        readonly bottomRightArea: number | undefined;
        /**
         * Whether the areas beside the lower end are stored.
         */
        readonly hasBottomSides: boolean;
        /**
         * Meaning of `direction`.
         */
        readonly directionName: Source2Nav.Side | number;
    }
    /**
     * A box with a place in the world.
     */
    class TransformedBox {
        constructor(_io: KaitaiStream, _parent?: Source2Nav, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav;
        readonly _root: Source2Nav;
        /**
         * Corner of the lowest coordinates.
         */
        readonly mins: Source2Nav.Vec3;
        /**
         * Corner of the highest coordinates.
         */
        readonly maxs: Source2Nav.Vec3;
        /**
         * Three rows of three numbers for the rotation and one for the place.
         */
        readonly transform: Array<number>;
    }
    /**
     * How a mesh was generated.
     */
    class GenerationSettings {
        constructor(_io: KaitaiStream, _parent?: Source2Nav, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav;
        readonly _root: Source2Nav;
        /**
         * Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13 in 36. That of hulls before 6 is not known.
         */
        readonly genVersion: number;
        /**
         * Whether the settings are to be those of the project: with 1 the game warns when they differ. 1 in the known files.
         */
        readonly useProjectDefaults: number;
        /**
         * Side of a tile in cells (Recast: `tileSize`); 128 in the known files, 192 units there.
         */
        readonly tileSize: number;
        /**
         * Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
         */
        readonly cellSize: number;
        /**
         * Size of a cell along z (Recast: `ch`); 2 in the known files.
         */
        readonly cellHeight: number;
        /**
         * Smallest region, as the side of a square in cells (Recast: `regionMinSize`); 8 in the known files.
         */
        readonly minRegionSize: number;
        /**
         * Regions up to this size are merged, as the side of a square in cells (Recast: `regionMergeSize`); 20 in the known files.
         */
        readonly mergedRegionSize: number;
        /**
         * Distance of the samples of the height (Recast: `detailSampleDist`); 120 in the known files.
         */
        readonly meshSampleDistance: number;
        /**
         * Largest error of a sample of the height (Recast: `detailSampleMaxError`); 2 in the known files.
         */
        readonly maxSampleError: number;
        /**
         * Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known files.
         */
        readonly maxEdgeLength: number;
        /**
         * Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or 45 in the known files.
         */
        readonly maxEdgeError: number;
        /**
         * Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known files, which is also the most that the game stores.
         */
        readonly vertsPerPoly: number;
        /**
         * Size up to which areas at edges are dropped; -1, in the known files, selects the default.
         */
        readonly smallAreaOnEdgeRemoval: number | undefined;
        /**
         * Name of a set of hulls; empty in the known files.
         */
        readonly hullPresetName: Uint8Array | undefined;
        /**
         * File with the hulls; empty in the known files.
         */
        readonly hullDefinitionsFile: Uint8Array | undefined;
        /**
         * Hulls that follow, from generator version 12 on; before, three follow whatever the number, so that the number is its own bound. 3 or 1 in the known files.
         */
        readonly numHulls: number;
        /**
         * Sizes of bodies that the mesh was generated for.
         */
        readonly hulls: Array<Source2Nav.Hull>;
        /**
         * Whether gravity follows the rotation, probably; 0 in the known files.
         */
        readonly gravityFlag: number | undefined;
        /**
         * Whether `small_area_on_edge_removal` is stored.
         */
        readonly hasEdgeRemoval: boolean;
        /**
         * Whether names of hulls are stored.
         */
        readonly hasHullNames: boolean;
        /**
         * Whether `gravity_flag` is stored.
         */
        readonly hasGravityFlag: boolean;
    }
    /**
     * Size and skill of a body.
     */
    class Hull {
        constructor(_io: KaitaiStream, _parent?: Source2Nav.GenerationSettings, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav.GenerationSettings;
        readonly _root: Source2Nav;
        /**
         * Whether the hull is used; 1 in the known files.
         */
        readonly enabled: number | undefined;
        /**
         * Half of the width; 12 to 23 in the known files.
         */
        readonly radius: number;
        /**
         * Height upright; 24 to 79 in the known files.
         */
        readonly height: number;
        /**
         * Whether the body can crouch; 1 in the known files.
         */
        readonly shortHeightEnabled: number | undefined;
        /**
         * Height crouched; 35.5 in the known files.
         */
        readonly shortHeight: number | undefined;
        /**
         * Whether the body can crawl; 0 in the known file.
         */
        readonly crawlEnabled: number | undefined;
        /**
         * Height crawling; 17.5 in the known file.
         */
        readonly crawlHeight: number | undefined;
        /**
         * Highest step; 15.5 or 16 in the known files.
         */
        readonly maxClimb: number;
        /**
         * Steepest slope; 50 in the known files.
         */
        readonly maxSlope: number;
        /**
         * Deepest jump; 0 to 240 in the known files.
         */
        readonly maxJumpDown: number;
        /**
         * Longest jump; 64 in the known files.
         */
        readonly maxJumpHorizontal: number;
        /**
         * Highest jump; 0 to 240 in the known files.
         */
        readonly maxJumpUp: number;
        /**
         * Cells that are taken off at borders, -1 for the radius; 0 in the known files.
         */
        readonly borderErosion: number | undefined;
        /**
         * Whether `enabled` is stored.
         */
        readonly hasEnabled: boolean;
        /**
         * Whether the height crouched is stored.
         */
        readonly hasShortHeight: boolean;
        /**
         * Whether the height crawling is stored.
         */
        readonly hasCrawlHeight: boolean;
        /**
         * Whether `border_erosion` is stored.
         */
        readonly hasBorderErosion: boolean;
    }
    /**
     * Keys and values in a binary form, whose header has their length. Their content is kept unchanged.
     */
    class Kv3Block {
        constructor(_io: KaitaiStream, _parent?: Source2Nav, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav;
        readonly _root: Source2Nav;
        /**
         * Version of the container; how others end is not known.
         */
        readonly kv3Version: number;
        /**
         * Marks the container.
         */
        readonly kv3Magic: Uint8Array;
        /**
         * Kind of content of the block.
         */
        readonly formatGuid: Uint8Array;
        /**
         * 0 none, 1 LZ4, 2 zstd.
         */
        readonly compression: number;
        /**
         * 0 in the known files.
         */
        readonly dictionaryId: number;
        /**
         * 16384 for LZ4, 0 otherwise.
         */
        readonly frameSize: number;
        /**
         * Number of values of one byte.
         */
        readonly bytes1Count: number;
        /**
         * Values of four bytes.
         */
        readonly bytes4Count: number;
        /**
         * Values of eight bytes.
         */
        readonly bytes8Count: number;
        /**
         * Types of values.
         */
        readonly typeCount: number;
        /**
         * Number of objects in the data.
         */
        readonly objectCount: number;
        /**
         * Number of arrays in the data.
         */
        readonly arrayCount: number;
        /**
         * Bytes of the content.
         */
        readonly sizeUncompressed: number;
        /**
         * Bytes of the content as it is stored.
         */
        readonly sizeCompressed: number;
        /**
         * Always 0; the layout with blobs is not used in meshes.
         */
        readonly numBlobs: number;
        /**
         * Bytes of all blobs.
         */
        readonly sizeBlobs: number;
        /**
         * Values of two bytes.
         */
        readonly bytes2Count: number;
        /**
         * Bytes of the table of blobs.
         */
        readonly sizeBlobTable: number;
        /**
         * Sizes of two buffers, from version 5 on.
         */
        readonly buffers: Source2Nav.Kv3Buffers | undefined;
        /**
         * Keys and values, compressed as `compression` says.
         */
        readonly content: Uint8Array;
        /**
         * Whether the content is two buffers.
         */
        readonly hasBuffers: boolean;
        /**
         * Bytes of the content as it is stored.
         */
        readonly lenContent: number;
    }
    /**
     * Sizes of the two buffers of a container of version 5.
     */
    class Kv3Buffers {
        constructor(_io: KaitaiStream, _parent?: Source2Nav.Kv3Block, _root?: Source2Nav);
        readonly _io: KaitaiStream;
        readonly _parent: Source2Nav.Kv3Block;
        readonly _root: Source2Nav;
        /**
         * Bytes of the first buffer.
         */
        readonly uncompressed1: number;
        /**
         * Bytes of the first buffer as it is stored.
         */
        readonly compressed1: number;
        /**
         * Bytes of the second buffer.
         */
        readonly uncompressed2: number;
        /**
         * Bytes of the second buffer as it is stored.
         */
        readonly compressed2: number;
        /**
         * More counts.
         */
        readonly counts: Array<number>;
        /**
         * Bytes of both buffers as they are stored.
         */
        readonly lenStored: number;
    }
}
