// Generated from metroid_prime_path.ksy by `make generate`: Navigation meshes of Metroid Prime (PATH).
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

/**
 * Where the creatures of one room can go: convex pieces of floor with a height
 * ("regions"), links over the edges that two of them share, two matrices that
 * show at once whether there is a way at all, and an octree that finds the
 * regions at a point. From Echoes on there may be a second, independent graph
 * of free points.
 *
 * There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
 * Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
 * units of the game, about a metre, in the space of the room; z points up.
 * Corners run clockwise as seen from above.
 *
 * The game writes addresses over some fields when it loads the mesh ("slots");
 * the file has positions in tables there. No file of a game is public: the
 * layout is that of the loaders, where nothing else is said.
 */
export class MetroidPrimePath {
    constructor(_io: KaitaiStream, _parent?: undefined, _root?: MetroidPrimePath);
    readonly _io: KaitaiStream;
    readonly _parent: undefined;
    readonly _root: MetroidPrimePath;
    /**
     * Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never seen; the game would read it like 6.
     */
    readonly version: number;
    /**
     * Corners of all regions.
     */
    readonly numNodes: number;
    /**
     * Corners, region by region; none belongs to two regions.
     */
    readonly nodes: Array<MetroidPrimePath.Corner>;
    /**
     * Links of all regions.
     */
    readonly numLinks: number;
    /**
     * Links, region by region.
     */
    readonly links: Array<MetroidPrimePath.RegionLink>;
    /**
     * Regions; the game searches no mesh with more than 512.
     */
    readonly numRegions: number;
    /**
     * Pieces of floor, with the room above them.
     */
    readonly regions: Array<MetroidPrimePath.Region>;
    /**
     * Whether walkers have a way between two regions: a bit for each pair i < j of `region_index`, first all pairs of region 0, then of region 1, the lowest bit of a word first.
     */
    readonly groundConnections: Array<number>;
    /**
     * Connections between regions for creatures that fly; bits as in `ground_connections`.
     */
    readonly flyerConnections: Array<number>;
    /**
     * Words that no game reads: what two full matrices would take more. The only public writer has zeros here.
     */
    readonly reservedConnections: Array<number> | undefined;
    /**
     * Entries of the lists of regions.
     */
    readonly numOctreeLookup: number;
    /**
     * Regions of the leaves of the octree, by their place in the table.
     */
    readonly octreeLookup: Array<number>;
    /**
     * Boxes of the octree; at least 1.
     */
    readonly numOctreeNodes: number;
    /**
     * Boxes, children before their parents, so that the root is the last.
     */
    readonly octreeNodes: Array<MetroidPrimePath.OctreeNode>;
    /**
     * Free points. Where version 7 has none and the bytes in order do not show it, the first word of the padding, -1, may be counted as one.
     */
    readonly numPoints: number | undefined;
    /**
     * Free points.
     */
    readonly points: Array<MetroidPrimePath.FreePoint> | undefined;
    /**
     * Links of all points.
     */
    readonly numPointLinks: number | undefined;
    /**
     * Points that links lead to.
     */
    readonly pointLinks: Array<number> | undefined;
    /**
     * Costs of all links of points.
     */
    readonly numPointCosts: number | undefined;
    /**
     * Costs of the links, as a rule their length.
     */
    readonly pointCosts: Array<number> | undefined;
    /**
     * Whether there is a way between two points, as in `ground_connections`.
     */
    readonly pointConnections: Array<number> | undefined;
    /**
     * Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size in the archive includes them.
     */
    readonly padding: Uint8Array;
    /**
     * Whether words follow the matrices that no game reads.
     */
    readonly hasReservedConnections: boolean;
    /**
     * Whether the number of points follows. In version 7 this is likely, but not proven; without it the padding follows at once.
     */
    readonly hasPointCount: boolean;
    /**
     * Whether there are points.
     */
    readonly hasPoints: boolean;
}

export namespace MetroidPrimePath {
    /**
     * A point or a direction.
     */
    class Vector {
        constructor(_io: KaitaiStream, _parent?: MetroidPrimePath.Corner | MetroidPrimePath.Region | MetroidPrimePath.OctreeNode | MetroidPrimePath.FreePoint, _root?: MetroidPrimePath);
        readonly _io: KaitaiStream;
        readonly _parent: MetroidPrimePath.Corner | MetroidPrimePath.Region | MetroidPrimePath.OctreeNode | MetroidPrimePath.FreePoint;
        readonly _root: MetroidPrimePath;
        /**
         * First axis of the room, level.
         */
        readonly x: number;
        /**
         * Second axis of the room, level.
         */
        readonly y: number;
        /**
         * Up.
         */
        readonly z: number;
    }
    /**
     * A corner of a region, with the edge that leads to the next one.
     */
    class Corner {
        constructor(_io: KaitaiStream, _parent?: MetroidPrimePath, _root?: MetroidPrimePath);
        readonly _io: KaitaiStream;
        readonly _parent: MetroidPrimePath;
        readonly _root: MetroidPrimePath;
        /**
         * Place of the corner.
         */
        readonly position: MetroidPrimePath.Vector;
        /**
         * Horizontal direction of length 1 from the edge into the region, which is to the right of the way to the next corner.
         */
        readonly edgeNormal: MetroidPrimePath.Vector;
    }
    /**
     * A way from a region into another, over one of its edges.
     */
    class RegionLink {
        constructor(_io: KaitaiStream, _parent?: MetroidPrimePath, _root?: MetroidPrimePath);
        readonly _io: KaitaiStream;
        readonly _parent: MetroidPrimePath;
        readonly _root: MetroidPrimePath;
        /**
         * Edge of the owner, from its corner of this number to the next one.
         */
        readonly edge: number;
        /**
         * The other region, by its place in the table.
         */
        readonly regionRow: number;
        /**
         * Length of the edge as seen from above; one writer had its length in space.
         */
        readonly width2d: number;
        /**
         * 1 divided by `width_2d`.
         */
        readonly invWidth2d: number;
    }
    /**
     * A convex piece of floor and the space above it up to a height: 80 bytes in version 4, 92 from version 5 on.
     */
    class Region {
        constructor(_io: KaitaiStream, _parent?: MetroidPrimePath, _root?: MetroidPrimePath);
        readonly _io: KaitaiStream;
        readonly _parent: MetroidPrimePath;
        readonly _root: MetroidPrimePath;
        /**
         * Corners; at least 1 for the game, 3 for a shape.
         */
        readonly numNodes: number;
        /**
         * First corner; a slot.
         */
        readonly firstNode: number;
        /**
         * Number of links that begin at the region.
         */
        readonly numLinks: number;
        /**
         * First link; a slot. Without links it does not count.
         */
        readonly firstLink: number;
        /**
         * Creatures that may be here, by their path index; 1 to 7 in Metroid
         * Prime, as the wiki says. The game reads the low byte.
         *
         * - `index_0`: Creatures of path index 0.
         * - `index_1`: Creatures of path index 1.
         * - `index_2`: Creatures of path index 2.
         * - `index_3`: Creatures of path index 3.
         * - `index_4`: Creatures of path index 4.
         * - `index_5`: Creatures of path index 5.
         * - `index_6`: Creatures of path index 6.
         * - `index_7`: Creatures of path index 7.
         *
         * Bits: 0 index_0, 1 index_1, 2 index_2, 3 index_3, 4 index_4, 5 index_5, 6 index_6, 7 index_7.
         */
        readonly indexMask: number;
        /**
         * Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
         * Prime, as the wiki says. The game reads the low byte, and compares all
         * of it with the kind that a search requests.
         *
         * - `ground`: Walkers; a search lifts the point, leaves out regions
         *   whose floor is 3 units or more below, and uses `ground_connections`.
         * - `flyer`: Flyers; a search uses `flyer_connections`.
         * - `swimmer`: Swimmers; a search uses no matrix.
         * - `unknown_3`: No known search uses the bit.
         * - `no_matrix`: In Echoes a search for it uses no matrix; probably a
         *   fourth kind.
         * - `unknown_5`: No known search uses the bit.
         * - `unknown_6`: No known search uses the bit.
         * - `unknown_7`: No known search uses the bit.
         * - `unused_8`: The game ignores the bit.
         * - `unused_9`: The game ignores the bit.
         * - `unused_10`: The game ignores the bit.
         * - `unused_11`: The game ignores the bit.
         * - `unused_12`: The game ignores the bit.
         * - `unused_13`: The game ignores the bit.
         * - `unused_14`: The game ignores the bit.
         * - `unused_15`: The game ignores the bit.
         *
         * Bits: 0 ground, 1 flyer, 2 swimmer, 3 unknown_3, 4 no_matrix, 5 unknown_5, 6 unknown_6, 7 unknown_7, 8 unused_8, 9 unused_9, 10 unused_10, 11 unused_11, 12 unused_12, 13 unused_13, 14 unused_14, 15 unused_15.
         */
        readonly typeMask: number;
        /**
         * Height of the room above the floor.
         */
        readonly height: number;
        /**
         * Direction of length 1 up from the floor.
         */
        readonly planeNormal: MetroidPrimePath.Vector;
        /**
         * Number by which the matrices know the region; its place in the table, in all files known.
         */
        readonly regionIndex: number;
        /**
         * A point of the floor at which the search for a route is.
         */
        readonly centroid: MetroidPrimePath.Vector;
        /**
         * Lowest corner of the box around the region and the room above it.
         */
        readonly aabbMin: MetroidPrimePath.Vector;
        /**
         * Highest corner of that box.
         */
        readonly aabbMax: MetroidPrimePath.Vector;
        /**
         * What blocks the region while the game runs, in three kinds; 0 in a file, in all files known.
         */
        readonly obstructionCounts: Array<number> | undefined;
        /**
         * A slot; repeats `region_index`.
         */
        readonly runTimeSlot: number;
        /**
         * Whether the region can be blocked.
         */
        readonly hasObstructionCounts: boolean;
    }
    /**
     * A box of the octree, either a leaf with regions or split into eight.
     */
    class OctreeNode {
        constructor(_io: KaitaiStream, _parent?: MetroidPrimePath, _root?: MetroidPrimePath);
        readonly _io: KaitaiStream;
        readonly _parent: MetroidPrimePath;
        readonly _root: MetroidPrimePath;
        /**
         * 0 for a box that is split, anything else for a leaf.
         */
        readonly isLeaf: number;
        /**
         * Lowest corner of the box.
         */
        readonly aabbMin: MetroidPrimePath.Vector;
        /**
         * Highest corner of the box.
         */
        readonly aabbMax: MetroidPrimePath.Vector;
        /**
         * Point at which the box is split.
         */
        readonly center: MetroidPrimePath.Vector;
        /**
         * Boxes inside, by their place in the table; slots. Bit 0 of the number of a child is set where x lies above the centre, bit 1 for y, bit 2 for z. -1 in a leaf.
         */
        readonly children: Array<number>;
        /**
         * Regions of a leaf; 0 in a box that is split.
         */
        readonly numRegions: number;
        /**
         * First entry of a leaf's regions in `octree_lookup`.
         */
        readonly firstLookup: number;
    }
    /**
     * A point of the second graph.
     */
    class FreePoint {
        constructor(_io: KaitaiStream, _parent?: MetroidPrimePath, _root?: MetroidPrimePath);
        readonly _io: KaitaiStream;
        readonly _parent: MetroidPrimePath;
        readonly _root: MetroidPrimePath;
        /**
         * Place of the point.
         */
        readonly position: MetroidPrimePath.Vector;
        /**
         * What the point is for; the meaning of the bits is not known. A search requests points with one of a set of bits, or for all.
         */
        readonly flags: number;
        /**
         * Links, and as many costs.
         */
        readonly numLinks: number;
        /**
         * First link in `point_links`; a slot.
         */
        readonly firstLink: number;
        /**
         * First cost in `point_costs`; a slot.
         */
        readonly firstCost: number;
    }
}
