// Generated from gta_iv_paths.ksy by `make generate`: GTA IV path nodes (nodes0.nod to nodes63.nod).
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

/**
 * The roads and water ways of one square of the map, as a directed graph: nodes
 * with what follows from each of them in a second table, the links. People on
 * foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
 * without roads has a file of 16 zeros.
 *
 * The map has 8 by 8 squares of 750 m, counted from the south-west corner at
 * -3000, -3000 row by row: the file of area 9 is that of the second column and
 * the second row. x points east, y north, z up.
 *
 * The links of a node begin at its `first_link` and end where those of the next
 * node begin, or at the end of the table.
 */
export class GtaIvPaths {
    constructor(_io: KaitaiStream, _parent?: undefined, _root?: GtaIvPaths);
    readonly _io: KaitaiStream;
    readonly _parent: undefined;
    readonly _root: GtaIvPaths;
    /**
     * Nodes of both kinds.
     */
    readonly numNodes: number;
    /**
     * Nodes at the front of the table that have links: those of roads and of water ways.
     */
    readonly numVehicleNodes: number;
    /**
     * Nodes after them, which have no links; what they are for is not known. The name is that of the wiki. Both numbers add up to `num_nodes`.
     */
    readonly numIntersectionNodes: number;
    /**
     * Links of all nodes.
     */
    readonly numLinks: number;
    /**
     * Nodes with links, then those without.
     */
    readonly nodes: Array<GtaIvPaths.PathNode>;
    /**
     * Links, node by node.
     */
    readonly links: Array<GtaIvPaths.PathLink>;
    /**
     * Nothing, unless a tool has cut the file out of its archive with the zeros that fill the last block of 2,048 bytes.
     */
    readonly trailing: Uint8Array;
}

export namespace GtaIvPaths {
    /**
     * A point of a road or of a water way.
     */
    class PathNode {
        constructor(_io: KaitaiStream, _parent?: GtaIvPaths, _root?: GtaIvPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaIvPaths;
        readonly _root: GtaIvPaths;
        /**
         * An address of the program that made the file; 0 in nodes without links and in most dead ends.
         */
        readonly nextPtr: number;
        /**
         * An address as well; 0.
         */
        readonly prevPtr: number;
        /**
         * Number of the file.
         */
        readonly areaId: number;
        /**
         * Number of the node in its file, each once; probably its place in the table.
         */
        readonly nodeId: number;
        /**
         * Name of the street as a hash, 0 for none.
         */
        readonly streetNameHash: number;
        /**
         * Where the search for a route keeps its distance; 0x7FFE means that it was not here.
         */
        readonly searchDistance: number;
        /**
         * First own link; never less than that of the node before, 0 at first.
         */
        readonly firstLink: number;
        /**
         * Towards the east.
         */
        readonly x: number;
        /**
         * Towards the north.
         */
        readonly y: number;
        /**
         * Up.
         */
        readonly z: number;
        /**
         * Room between the lanes of both directions.
         */
        readonly pathWidth: number;
        /**
         * Number of the connected part of the network: between different numbers there is no route. The wiki calls it a path type, which is always 1 for boats; both are true if the water ways are group 1.
         */
        readonly floodGroup: number;
        /**
         * Properties of the node, one bit each.
         */
        readonly flags: GtaIvPaths.NodeFlags;
        /**
         * East.
         */
        readonly positionX: number;
        /**
         * North.
         */
        readonly positionY: number;
        /**
         * Up.
         */
        readonly positionZ: number;
    }
    /**
     * Bits of a node, the lowest first. The wiki numbers them from the highest: its flag n is bit 31 - n.
     */
    class NodeFlags {
        constructor(_io: KaitaiStream, _parent?: GtaIvPaths.PathNode, _root?: GtaIvPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaIvPaths.PathNode;
        readonly _root: GtaIvPaths;
        /**
         * How much traffic appears, 0 to 15.
         */
        readonly spawnDensity: number;
        /**
         * A special use of the node; the values are not known.
         */
        readonly behaviour: number;
        /**
         * Unknown; only in Manhattan, as the wiki supposes.
         */
        readonly flag8: boolean;
        /**
         * Unknown.
         */
        readonly flag9: boolean;
        /**
         * Boats go here.
         */
        readonly boatMovement: boolean;
        /**
         * Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped flag"), it is about people on foot, who do not use these files.
         */
        readonly flag11: boolean;
        /**
         * Traffic goes about 50 km/h.
         */
        readonly dirtRoad: boolean;
        /**
         * Traffic goes about 70 km/h.
         */
        readonly highway: boolean;
        /**
         * Traffic goes about 30 km/h.
         */
        readonly slowTraffic: boolean;
        /**
         * Set exactly in nodes without links.
         */
        readonly unlinked: boolean;
        /**
         * Number of links that begin at the node, 0 to 15.
         */
        readonly numOwnLinks: number;
        /**
         * Meaning not known. The one tool that names the bit contradicts itself: it takes bit 20 for a dead end and again for the lowest bit of a speed limit. Not the wiki's flag 20, which is bit 11.
         */
        readonly flag20: boolean;
        /**
         * Meaning not known. Guess of one tool that contradicts itself: part of a speed limit.
         */
        readonly flag21: boolean;
        /**
         * Meaning not known. Guesses of one tool that contradicts itself: part of a speed limit, or a road block.
         */
        readonly flag22: boolean;
        /**
         * Meaning not known. Guesses of one tool that contradicts itself: restricted, or ignored.
         */
        readonly flag23: boolean;
        /**
         * Meaning not known. Guess of one tool that contradicts itself: a node for emergency vehicles.
         */
        readonly flag24: boolean;
        /**
         * A node of a water way.
         */
        readonly water: boolean;
        /**
         * Meaning not known. Guess of the wiki: only for emergency vehicles, which another tool reads in bit 24.
         */
        readonly flag26: boolean;
        /**
         * The node is not used.
         */
        readonly ignored: boolean;
        /**
         * Traffic that wanders does not come here.
         */
        readonly dontWander: boolean;
        /**
         * Unknown.
         */
        readonly flag29: boolean;
        /**
         * Unknown.
         */
        readonly flag30: boolean;
        /**
         * Unknown, but used.
         */
        readonly flag31: boolean;
    }
    /**
     * A way to another node, which may be one of another file.
     */
    class PathLink {
        constructor(_io: KaitaiStream, _parent?: GtaIvPaths, _root?: GtaIvPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaIvPaths;
        readonly _root: GtaIvPaths;
        /**
         * File of the other node.
         */
        readonly areaId: number;
        /**
         * Number of the other node in its file.
         */
        readonly nodeId: number;
        /**
         * Distance between both nodes without the fraction, 255 at most. The fraction is cut off rather than rounded.
         */
        readonly length: number;
        /**
         * Lanes in both directions.
         */
        readonly lanes: GtaIvPaths.LaneCounts;
        /**
         * Unknown; most often 0xC040.
         */
        readonly linkFlags: number;
    }
    /**
     * Lanes of both directions. That the lower number is that of the way back is not proven; the link back has both numbers exchanged.
     */
    class LaneCounts {
        constructor(_io: KaitaiStream, _parent?: GtaIvPaths.PathLink, _root?: GtaIvPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaIvPaths.PathLink;
        readonly _root: GtaIvPaths;
        /**
         * Lanes of one direction, probably of the way back.
         */
        readonly lanes02: number;
        /**
         * Lanes of the other direction, probably of this link.
         */
        readonly lanes35: number;
        /**
         * Unknown.
         */
        readonly unused: number;
    }
}
