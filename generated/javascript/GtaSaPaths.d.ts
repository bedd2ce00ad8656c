// Generated from gta_sa_paths.ksy by `make generate`: GTA San Andreas path nodes (nodes0.dat to nodes63.dat).
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

/**
 * One of the 64 squares of the graph that cars, boats and pedestrians follow.
 *
 * The world is cut into 8 by 8 squares, called areas, of 750 by 750 units; a
 * unit is about one metre. Area 0 lies in the south-west corner, numbers grow
 * eastwards, then northwards, and file N describes area N. A node is addressed
 * by the pair of its area and its row in the file of that area.
 *
 * The graph is stored as lists of neighbours, every edge from both of its ends.
 * A node owns the links `base_link` to `base_link + link_count - 1`. Row i of
 * `links`, `navi_links`, `link_lengths` and `intersections` describes link i.
 * Each edge between vehicle nodes has a navi node, which holds its lanes and its
 * traffic light; the navi links of pedestrian links are 0 and mean nothing.
 *
 * Without links a file ends after the navi nodes. Some old tools wrote files
 * that end too early: after the link lengths, or without the reserve between
 * link lengths and intersections. The decisions `has_tail` and `is_wiki_sized`
 * distinguish them by their size.
 */
export class GtaSaPaths {
    constructor(_io: KaitaiStream, _parent?: undefined, _root?: GtaSaPaths);
    readonly _io: KaitaiStream;
    readonly _parent: undefined;
    readonly _root: GtaSaPaths;
    /**
     * Path nodes, vehicle and pedestrian nodes together; 73 to 2,889 in the original files. 0xffffffff announces another format of the limit adjuster by fastman92.
     */
    readonly numNodes: number;
    /**
     * Nodes for cars and boats, which come first; 73 to 948 in the original files.
     */
    readonly numVehicleNodes: number;
    /**
     * Nodes for pedestrians, which follow; 0 to 2,262 in the original files, 0 in six of them.
     */
    readonly numPedNodes: number;
    /**
     * Navi nodes, which describe edges between vehicle nodes; 71 to 985 in the original files.
     */
    readonly numNaviNodes: number;
    /**
     * Directed links, each with an address (4 bytes), a navi link (2) and a length (1), and an intersection (1) unless the tail is missing; 149 to 6,328 in the original files.
     */
    readonly numLinks: number;
    /**
     * Path nodes, first those for vehicles, then those for pedestrians.
     */
    readonly nodes: Array<GtaSaPaths.PathNode>;
    /**
     * Data of the edges between vehicle nodes, one row for each.
     */
    readonly naviNodes: Array<GtaSaPaths.NaviNode>;
    /**
     * Addresses of the neighbours, in the order of the nodes that own them.
     */
    readonly links: Array<GtaSaPaths.Link>;
    /**
     * Room for 16 nodes that get a link into an interior at run time, 12 addresses for each. The engine takes a group whose first area id is 65535 for free; every entry of the original files is area 65535, node 0.
     */
    readonly reservedLinks: Array<GtaSaPaths.Link> | undefined;
    /**
     * The navi node of each link, which both directions of an edge share; 0, and without a meaning, on the links of pedestrian nodes.
     */
    readonly naviLinks: Array<GtaSaPaths.NaviLink>;
    /**
     * Length of each link in whole units, rounded down, at least 1: the cost of the route search. 1 to 165 in the original files.
     */
    readonly linkLengths: Array<number>;
    /**
     * Room for the lengths of the links in `reserved_links`; zeros in the original files.
     */
    readonly reservedLinkLengths: Uint8Array | undefined;
    /**
     * How each link crosses roads; all bits are 0 on the links of vehicle nodes.
     */
    readonly intersections: Array<GtaSaPaths.Intersection> | undefined;
    /**
     * Room for the intersections of the links in `reserved_links`; zeros in the original files.
     */
    readonly reservedIntersections: Uint8Array | undefined;
    /**
     * Bytes after the layout, which the game does not read: nothing in loose files, zeros up to a multiple of 2,048 bytes in an archive. A file without links may have a link reserve here, 192 times FF FF 00 00.
     */
    readonly trailing: Uint8Array;
    /**
     * Whether the reserve of the links is stored.
     */
    readonly hasLinks: boolean;
    /**
     * Bytes of a file with links that ends after the link lengths.
     */
    readonly lenShort: number;
    /**
     * Bytes of a file with links that lacks the reserve of the link lengths.
     */
    readonly lenWiki: number;
    /**
     * Bytes of a complete file with links.
     */
    readonly lenFull: number;
    /**
     * Whether the intersections follow the link lengths directly. The game does not read such a file as meant. The size shows it only for files without padding.
     */
    readonly isWikiSized: boolean;
    /**
     * Whether any part of the layout follows the link lengths.
     */
    readonly hasTail: boolean;
    /**
     * Whether the reserve of the link lengths is stored.
     */
    readonly hasReservedLinkLengths: boolean;
    /**
     * Whether the intersections are stored.
     */
    readonly hasIntersections: boolean;
    /**
     * Whether the reserve of the intersections is stored.
     */
    readonly hasReservedIntersections: boolean;
}

export namespace GtaSaPaths {
    enum NodeSpeed {
        /**
         * Slow; only 112 original nodes, of one group apart from the rest, have it.
         */
        SLOW = 0,
        /**
         * Ordinary roads, and water.
         */
        NORMAL = 1,
        /**
         * Highways.
         */
        FAST = 2,
        /**
         * Not used.
         */
        SPEED_3 = 3,
    }
    enum SpecialUse {
        /**
         * An ordinary node.
         */
        NO_SPECIAL_USE = 0,
        /**
         * Parking along the road; scripts that switch roads skip the node.
         */
        PARKING_PARALLEL = 1,
        /**
         * Parking across the road; scripts that switch roads skip the node.
         */
        PARKING_PERPENDICULAR = 2,
        /**
         * Valet parking.
         */
        VALET = 3,
        /**
         * A nightclub.
         */
        NIGHTCLUB = 4,
        /**
         * Deliveries.
         */
        DELIVERIES = 5,
        /**
         * Getting out at a valet.
         */
        VALET_UNLOAD = 6,
        /**
         * Getting out at a nightclub.
         */
        NIGHTCLUB_UNLOAD = 7,
        /**
         * The way through a drive-through.
         */
        DRIVE_THROUGH = 8,
        /**
         * The window of a drive-through.
         */
        DRIVE_THROUGH_WINDOW = 9,
        /**
         * Unloading deliveries.
         */
        DELIVERIES_UNLOAD = 10,
        /**
         * Not used.
         */
        SPECIAL_11 = 11,
        /**
         * Not used.
         */
        SPECIAL_12 = 12,
        /**
         * Not used.
         */
        SPECIAL_13 = 13,
        /**
         * Not used.
         */
        SPECIAL_14 = 14,
        /**
         * Not used.
         */
        SPECIAL_15 = 15,
    }
    enum LightCycle {
        /**
         * The edge has no traffic light.
         */
        NO_LIGHT = 0,
        /**
         * Green together with the lights for north and south.
         */
        NORTH_SOUTH = 1,
        /**
         * Green together with the lights for west and east.
         */
        WEST_EAST = 2,
        /**
         * Not used.
         */
        CYCLE_3 = 3,
    }
    /**
     * A point of the graph, for vehicles or for pedestrians.
     */
    class PathNode {
        constructor(_io: KaitaiStream, _parent?: GtaSaPaths, _root?: GtaSaPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPaths;
        readonly _root: GtaSaPaths;
        /**
         * Address in the memory of the original compiler: that of the node below this one on the stack of the flood fill that numbers the parts of the graph, 0 for the lowest one. The engine overwrites it. Any value; write 0 for a new node.
         */
        readonly nextPtr: number;
        /**
         * Overwritten by the engine; 0 in the original files.
         */
        readonly prevPtr: number;
        /**
         * East, in eighths of a unit, truncated towards zero; -2992 to 2946.25 units in the original files.
         */
        readonly x: number;
        /**
         * North, in eighths of a unit, truncated towards zero; -2932.5 to 2853.625 units in the original files.
         */
        readonly y: number;
        /**
         * Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units in the original files.
         */
        readonly z: number;
        /**
         * Scratch value of the route search, which takes 32766 (0x7ffe) for a node that it has not touched; 32766 in the original files.
         */
        readonly searchDistance: number;
        /**
         * Row of the node's first link; the sum of the link counts of the nodes before it, 0 to 6,326 in the original files.
         */
        readonly baseLink: number;
        /**
         * Area of the node's own address, which is the number of the file; 0 to 63.
         */
        readonly areaId: number;
        /**
         * Node of the node's own address, which is its row in the file; 0 to 2,888 in the original files.
         */
        readonly nodeId: number;
        /**
         * Half of a width in sixteenths of a unit: of the median strip at a vehicle node, of the path at a pedestrian node. In the original files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian nodes, mostly 16.
         */
        readonly pathWidth: number;
        /**
         * Number of the connected part of the graph that the node belongs to, counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle nodes and 1 to 179 at pedestrian nodes of the original files.
         */
        readonly floodId: number;
        /**
         * Number of links and properties, 32 bits.
         */
        readonly flags: GtaSaPaths.NodeFlags;
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
        /**
         * From the middle to one side, as the engine uses the width.
         */
        readonly halfWidth: number;
        /**
         * From side to side.
         */
        readonly fullWidth: number;
    }
    /**
     * Number of links and properties of a path node.
     */
    class NodeFlags {
        constructor(_io: KaitaiStream, _parent?: GtaSaPaths.PathNode, _root?: GtaSaPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPaths.PathNode;
        readonly _root: GtaSaPaths;
        /**
         * Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian nodes of the original files.
         */
        readonly linkCount: number;
        /**
         * The vehicle node lies on a branch that leads nowhere; set on 2,594 of 30,587 original vehicle nodes, never on pedestrian nodes.
         */
        readonly onDeadEnd: boolean;
        /**
         * Little or no traffic until a script switches the node on; set on a quarter of the original vehicle nodes and a sixth of the pedestrian nodes. The commands 01E7 and 022A clear it for vehicles and for pedestrians in a box, 01E8 and 022B set it.
         */
        readonly switchedOff: boolean;
        /**
         * The police may build a road block here; set on 391 original vehicle nodes, never on pedestrian nodes.
         */
        readonly roadBlock: boolean;
        /**
         * A node for boats; set on 1,596 original vehicle nodes, never on pedestrian nodes.
         */
        readonly waterNode: boolean;
        /**
         * Copy of `switched_off` that the loader makes, from which the commands 091D and 091E put it back; the stored value has no effect, and equals it in the original files.
         */
        readonly switchedOffOriginal: boolean;
        /**
         * Scratch bit of a search; 0 in the original files.
         */
        readonly alreadyFound: boolean;
        /**
         * Wandering pedestrians keep away; set on 17 original pedestrian nodes.
         */
        readonly dontWander: boolean;
        /**
         * Marks nodes of interiors at run time; 0 in the original files.
         */
        readonly interiorNode: boolean;
        /**
         * How fast cars drive, see `node_speed`. Vehicle nodes of the original files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
         */
        readonly speed: number;
        /**
         * Not used; 0 in the original files.
         */
        readonly dummy: number;
        /**
         * How likely traffic appears here, 0 to 15; 15 on 97.7 % of the original nodes.
         */
        readonly density: number;
        /**
         * What cars do here, see `special_use`; 0 on all but 232 original nodes, which are vehicle nodes.
         */
        readonly specialFunction: number;
        /**
         * Not used; 0 in the original files.
         */
        readonly padding: number;
        /**
         * Meaning of `speed`.
         */
        readonly speedName: GtaSaPaths.NodeSpeed | number;
        /**
         * Meaning of `special_function`.
         */
        readonly specialFunctionName: GtaSaPaths.SpecialUse | number;
    }
    /**
     * An edge between two vehicle nodes: its target is one of the ends, its direction points to the target. Travelling towards the target uses the right lanes, away from it the left lanes. In the original files the target is the end with the lower address, and the file is the one of the area where the navi node lies.
     */
    class NaviNode {
        constructor(_io: KaitaiStream, _parent?: GtaSaPaths, _root?: GtaSaPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPaths;
        readonly _root: GtaSaPaths;
        /**
         * East, in eighths of a unit. Cars wait about here at a light. In the original files it is the mean of both ends of the edge, or of the ends of two pieces of road that were joined in the edge; at most 45.2 units from the middle of the edge.
         */
        readonly x: number;
        /**
         * North, in eighths of a unit.
         */
        readonly y: number;
        /**
         * Area of the end that the direction points to; 0 to 63.
         */
        readonly targetAreaId: number;
        /**
         * Node of the end that the direction points to; always a vehicle node in the original files.
         */
        readonly targetNodeId: number;
        /**
         * East part of the direction in hundredths, -100 to 100, cut toward 0 after a division that can be one step too low or too high; the length of the vector is 98.6 to 100 in the original files.
         */
        readonly dirX: number;
        /**
         * North part of the direction in hundredths, -100 to 100.
         */
        readonly dirY: number;
        /**
         * Half of the width of the median strip in sixteenths of a unit: the larger width of both ends of a piece of road, or of the ends of two pieces that were joined, which the files do not have. It is the width of one of the ends of the edge on all but 22 edges; 0 to 120 in the original files. The engine takes the byte for signed.
         */
        readonly pathWidth: number;
        /**
         * Lanes in both directions, and the end that has the light.
         */
        readonly lanes: GtaSaPaths.LaneBits;
        /**
         * State of the light.
         */
        readonly trafficLight: GtaSaPaths.LightBits;
        /**
         * East.
         */
        readonly positionX: number;
        /**
         * North.
         */
        readonly positionY: number;
        /**
         * East part of the vector of length 1 that points to the target.
         */
        readonly directionX: number;
        /**
         * North part of the vector of length 1 that points to the target.
         */
        readonly directionY: number;
        /**
         * From the middle of the median strip to one side.
         */
        readonly halfWidth: number;
        /**
         * From side to side of the median strip.
         */
        readonly fullWidth: number;
    }
    /**
     * Lanes of an edge, seen along the direction of its navi node.
     */
    class LaneBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaPaths.NaviNode, _root?: GtaSaPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPaths.NaviNode;
        readonly _root: GtaSaPaths;
        /**
         * Lanes against the direction; 0 to 2 in the original files.
         */
        readonly leftLanes: number;
        /**
         * Lanes along the direction; 0 to 2 in the original files.
         */
        readonly rightLanes: number;
        /**
         * The light is at the target, not at the other end: the end that is more of a junction. Set on 1,213 original navi nodes, which all have a light.
         */
        readonly trafficLightAtTarget: boolean;
        /**
         * Not used; 0 in the original files.
         */
        readonly reserved: boolean;
    }
    /**
     * Traffic light of an edge.
     */
    class LightBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaPaths.NaviNode, _root?: GtaSaPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPaths.NaviNode;
        readonly _root: GtaSaPaths;
        /**
         * Which cycle the light follows, see `light_cycle`; in the original files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from the lamps on the map.
         */
        readonly state: number;
        /**
         * Switched by scripts at run time, at bridges and crossings; 0 in the original files.
         */
        readonly bridgeLights: boolean;
        /**
         * Not used; 0 in the original files.
         */
        readonly reserved: number;
        /**
         * Meaning of `state`.
         */
        readonly stateName: GtaSaPaths.LightCycle | number;
    }
    /**
     * Address of a path node.
     */
    class Link {
        constructor(_io: KaitaiStream, _parent?: GtaSaPaths, _root?: GtaSaPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPaths;
        readonly _root: GtaSaPaths;
        /**
         * Area of the node; 0 to 63. 65535 means none and occurs only in the reserve.
         */
        readonly areaId: number;
        /**
         * Row of the node in the file of that area.
         */
        readonly nodeId: number;
    }
    /**
     * Address of a navi node. The word 0xffff means none to the engine, so area 63 can use no more than 1,023 navi nodes.
     */
    class NaviLink {
        constructor(_io: KaitaiStream, _parent?: GtaSaPaths, _root?: GtaSaPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPaths;
        readonly _root: GtaSaPaths;
        /**
         * Row of the navi node in the file of `navi_area_id`.
         */
        readonly naviId: number;
        /**
         * Area of the file that holds the navi node; 0 to 63.
         */
        readonly naviAreaId: number;
    }
    /**
     * How a link of a pedestrian node crosses a road.
     */
    class Intersection {
        constructor(_io: KaitaiStream, _parent?: GtaSaPaths, _root?: GtaSaPaths);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPaths;
        readonly _root: GtaSaPaths;
        /**
         * The link crosses a road, pedestrians look before they go; set on 1,812 original links.
         */
        readonly roadCross: boolean;
        /**
         * Pedestrians wait for a light. Set on 1,346 original links that have `road_cross`: those that are near a lamp on the map.
         */
        readonly pedTrafficLight: boolean;
        /**
         * Not used; 0 in the original files.
         */
        readonly reserved: number;
    }
}
