// Generated from gta_sa_paths_fla.ksy by `make generate`: GTA San Andreas path nodes of fastman92's limit adjuster.
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

/**
 * One square of a path network for maps that outgrow the game, as the limit
 * adjuster by fastman92 reads it beside files of the game's own format.
 *
 * There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
 * ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
 * with the record of the game's own format. Navi links name files and rows by 16
 * bits each.
 *
 * The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
 * 64; area 0 lies in the south-west corner. N is in the settings of the limit
 * adjuster and not in the files.
 */
export class GtaSaPathsFla {
    constructor(_io: KaitaiStream, _parent?: undefined, _root?: GtaSaPathsFla);
    readonly _io: KaitaiStream;
    readonly _parent: undefined;
    readonly _root: GtaSaPathsFla;
    /**
     * Is stored where the game's own format has its number of path nodes, which can never be as large.
     */
    readonly marker: Uint8Array;
    /**
     * The bytes `FM92`, after which a name and a version follow, or `FLA4`, after which the counts do.
     */
    readonly magic: number;
    /**
     * Bytes of the name; 11.
     */
    readonly lenName: number | undefined;
    /**
     * The name of the author between two zeros.
     */
    readonly name: Uint8Array | undefined;
    /**
     * The bytes `VER2` or `VER3`.
     */
    readonly versionWord: number | undefined;
    /**
     * Path nodes, vehicle and pedestrian nodes together.
     */
    readonly numNodes: number;
    /**
     * Nodes for cars and boats, which come first.
     */
    readonly numVehicleNodes: number;
    /**
     * Nodes for pedestrians, which follow.
     */
    readonly numPedNodes: number;
    /**
     * Navi nodes, which describe edges between vehicle nodes.
     */
    readonly numNaviNodes: number;
    /**
     * Directed links, each with an address (4 bytes), a navi link (4), a length (1) and an intersection (1).
     */
    readonly numLinks: number;
    /**
     * Path nodes, first those for vehicles, then those for pedestrians.
     */
    readonly nodes: Array<GtaSaPathsFla.ExtendedPathNode>;
    /**
     * Data of the edges between vehicle nodes, one row for each.
     */
    readonly naviNodes: Array<GtaSaPathsFla.ExtendedNaviNode>;
    /**
     * Addresses of the neighbours, in the order of the nodes that own them.
     */
    readonly links: Array<GtaSaPathsFla.Link>;
    /**
     * Room for 16 nodes that get a link into an interior at run time, 12 addresses for each. The engine takes a group whose first area id is 65535 for free; write area 65535, node 0 everywhere.
     */
    readonly reservedLinks: Array<GtaSaPathsFla.Link> | undefined;
    /**
     * The navi node of each link, which both directions of an edge share; 0, and without a meaning, on the links of pedestrian nodes.
     */
    readonly naviLinks: Array<GtaSaPathsFla.NaviAddress>;
    /**
     * Length of each link in whole units, rounded down, at least 1: the cost of the route search.
     */
    readonly linkLengths: Array<number>;
    /**
     * Room for the lengths of the links in `reserved_links`; write zeros.
     */
    readonly reservedLinkLengths: Uint8Array | undefined;
    /**
     * How each link crosses roads; all bits are 0 on the links of vehicle nodes. One editor writes them right after the link lengths, where the adjuster does not look for them.
     */
    readonly intersections: Array<GtaSaPathsFla.Intersection>;
    /**
     * Room for the intersections of the links in `reserved_links`; write zeros.
     */
    readonly reservedIntersections: Uint8Array | undefined;
    /**
     * The bytes `EOF` and a zero, with or without links before them; with any others the adjuster loads nothing of the file.
     */
    readonly eofMark: number;
    /**
     * Bytes after the layout, which nothing reads: nothing in loose files, zeros up to a multiple of 2,048 bytes in an archive.
     */
    readonly trailing: Uint8Array;
    /**
     * Whether the counts follow the magic directly, and records are aligned.
     */
    readonly isFla4: boolean;
    /**
     * Whether a name and a version are stored between the magic and the counts.
     */
    readonly hasName: boolean;
    /**
     * 2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
     */
    readonly version: number;
    /**
     * Whether the reserves are stored.
     */
    readonly hasLinks: boolean;
}

export namespace GtaSaPathsFla {
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
     * A point of the graph, for vehicles or for pedestrians: the record of the game's own format and what replaces some of its fields.
     */
    class ExtendedPathNode {
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla;
        readonly _root: GtaSaPathsFla;
        /**
         * The record of the game's own format. Its `x`, `y` and `z` are not used; tools write 0, 32760, or the low 16 bits of what replaces them. From version 3 on its `flood_id` is not used, either.
         */
        readonly classic: GtaSaPathsFla.PathNode;
        /**
         * East, in eighths of a unit, truncated towards zero.
         */
        readonly xExt: number;
        /**
         * North, in eighths of a unit, truncated towards zero.
         */
        readonly yExt: number;
        /**
         * Up, in eighths of a unit, truncated towards zero.
         */
        readonly zExt: number;
        /**
         * Number of the connected part of the graph that the node belongs to, counted from 1, for vehicles and pedestrians apart.
         */
        readonly floodIdExt: number | undefined;
        /**
         * Not used; it aligns the record.
         */
        readonly padding: number | undefined;
        /**
         * Whether flood ids have 16 bits.
         */
        readonly hasFloodIdExt: boolean;
        /**
         * Whether the record is aligned.
         */
        readonly hasPadding: boolean;
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
     * An edge between two vehicle nodes: the record of the game's own format and the coordinates that replace those in it.
     */
    class ExtendedNaviNode {
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla;
        readonly _root: GtaSaPathsFla;
        /**
         * The record of the game's own format. Its `x` and `y` are not used; tools write 0, 32760, or the low 16 bits of what replaces them.
         */
        readonly classic: GtaSaPathsFla.NaviNode;
        /**
         * Not used; it aligns the coordinates.
         */
        readonly padding: number | undefined;
        /**
         * East, in eighths of a unit.
         */
        readonly xExt: number;
        /**
         * North, in eighths of a unit.
         */
        readonly yExt: number;
        /**
         * Whether the record is aligned.
         */
        readonly hasPadding: boolean;
        /**
         * East.
         */
        readonly positionX: number;
        /**
         * North.
         */
        readonly positionY: number;
    }
    /**
     * Address of a navi node.
     */
    class NaviAddress {
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla;
        readonly _root: GtaSaPathsFla;
        /**
         * Row of the navi node in the file of `navi_area_id`.
         */
        readonly naviId: number;
        /**
         * Area of the file that holds the navi node.
         */
        readonly naviAreaId: number;
    }
    /**
     * Address of a path node.
     */
    class Link {
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla;
        readonly _root: GtaSaPathsFla;
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
     * How a link of a pedestrian node crosses a road.
     */
    class Intersection {
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla;
        readonly _root: GtaSaPathsFla;
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
    /**
     * A point of the graph, for vehicles or for pedestrians.
     */
    class PathNode {
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla.ExtendedPathNode, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla.ExtendedPathNode;
        readonly _root: GtaSaPathsFla;
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
        readonly flags: GtaSaPathsFla.NodeFlags;
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
     * An edge between two vehicle nodes: its target is one of the ends, its direction points to the target. Travelling towards the target uses the right lanes, away from it the left lanes. In the original files the target is the end with the lower address, and the file is the one of the area where the navi node lies.
     */
    class NaviNode {
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla.ExtendedNaviNode, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla.ExtendedNaviNode;
        readonly _root: GtaSaPathsFla;
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
        readonly lanes: GtaSaPathsFla.LaneBits;
        /**
         * State of the light.
         */
        readonly trafficLight: GtaSaPathsFla.LightBits;
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
     * Number of links and properties of a path node.
     */
    class NodeFlags {
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla.PathNode, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla.PathNode;
        readonly _root: GtaSaPathsFla;
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
        readonly speedName: GtaSaPathsFla.NodeSpeed | number;
        /**
         * Meaning of `special_function`.
         */
        readonly specialFunctionName: GtaSaPathsFla.SpecialUse | number;
    }
    /**
     * Lanes of an edge, seen along the direction of its navi node.
     */
    class LaneBits {
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla.NaviNode, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla.NaviNode;
        readonly _root: GtaSaPathsFla;
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
        constructor(_io: KaitaiStream, _parent?: GtaSaPathsFla.NaviNode, _root?: GtaSaPathsFla);
        readonly _io: KaitaiStream;
        readonly _parent: GtaSaPathsFla.NaviNode;
        readonly _root: GtaSaPathsFla;
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
        readonly stateName: GtaSaPathsFla.LightCycle | number;
    }
}
