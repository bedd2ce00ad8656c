// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package navspec;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.List;


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
 * @see <a href="https://github.com/gta-reversed/gta-reversed/blob/2af133f/source/game_sa/PathFind.cpp">CPathFind::LoadPathFindData</a>
 * @see <a href="https://gtamods.com/wiki/Paths_(GTA_SA)">Source</a>
 */
public class GtaSaPaths extends KaitaiStruct {
    public static GtaSaPaths fromFile(String fileName) throws IOException {
        return new GtaSaPaths(new ByteBufferKaitaiStream(fileName));
    }

    public enum LightCycle {
        NO_LIGHT(0),
        NORTH_SOUTH(1),
        WEST_EAST(2),
        CYCLE_3(3);

        private final long id;
        LightCycle(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, LightCycle> byId = new HashMap<Long, LightCycle>(4);
        static {
            for (LightCycle e : LightCycle.values())
                byId.put(e.id(), e);
        }
        public static LightCycle byId(long id) { return byId.get(id); }
    }

    public enum NodeSpeed {
        SLOW(0),
        NORMAL(1),
        FAST(2),
        SPEED_3(3);

        private final long id;
        NodeSpeed(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, NodeSpeed> byId = new HashMap<Long, NodeSpeed>(4);
        static {
            for (NodeSpeed e : NodeSpeed.values())
                byId.put(e.id(), e);
        }
        public static NodeSpeed byId(long id) { return byId.get(id); }
    }

    public enum SpecialUse {
        NO_SPECIAL_USE(0),
        PARKING_PARALLEL(1),
        PARKING_PERPENDICULAR(2),
        VALET(3),
        NIGHTCLUB(4),
        DELIVERIES(5),
        VALET_UNLOAD(6),
        NIGHTCLUB_UNLOAD(7),
        DRIVE_THROUGH(8),
        DRIVE_THROUGH_WINDOW(9),
        DELIVERIES_UNLOAD(10),
        SPECIAL_11(11),
        SPECIAL_12(12),
        SPECIAL_13(13),
        SPECIAL_14(14),
        SPECIAL_15(15);

        private final long id;
        SpecialUse(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, SpecialUse> byId = new HashMap<Long, SpecialUse>(16);
        static {
            for (SpecialUse e : SpecialUse.values())
                byId.put(e.id(), e);
        }
        public static SpecialUse byId(long id) { return byId.get(id); }
    }

    public GtaSaPaths(KaitaiStream _io) {
        this(_io, null, null);
    }

    public GtaSaPaths(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public GtaSaPaths(KaitaiStream _io, KaitaiStruct _parent, GtaSaPaths _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.numNodes = this._io.readU4le();
        if (!(this.numNodes <= ((Number) ((_io().size() - _io().pos()) / 28)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 28)).longValue(), this.numNodes, this._io, "/seq/0");
        }
        this.numVehicleNodes = this._io.readU4le();
        this.numPedNodes = this._io.readU4le();
        this.numNaviNodes = this._io.readU4le();
        if (!(this.numNaviNodes <= ((Number) ((_io().size() - _io().pos()) / 14)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 14)).longValue(), this.numNaviNodes, this._io, "/seq/3");
        }
        this.numLinks = this._io.readU4le();
        if (!(this.numLinks <= ((Number) ((_io().size() - _io().pos()) / 7)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 7)).longValue(), this.numLinks, this._io, "/seq/4");
        }
        this.nodes = new ArrayList<PathNode>();
        for (int i = 0; i < numNodes(); i++) {
            this.nodes.add(new PathNode(this._io, this, _root));
        }
        this.naviNodes = new ArrayList<NaviNode>();
        for (int i = 0; i < numNaviNodes(); i++) {
            this.naviNodes.add(new NaviNode(this._io, this, _root));
        }
        this.links = new ArrayList<Link>();
        for (int i = 0; i < numLinks(); i++) {
            this.links.add(new Link(this._io, this, _root));
        }
        if (hasLinks()) {
            this.reservedLinks = new ArrayList<Link>();
            for (int i = 0; i < 192; i++) {
                this.reservedLinks.add(new Link(this._io, this, _root));
            }
        }
        this.naviLinks = new ArrayList<NaviLink>();
        for (int i = 0; i < _root().numLinks(); i++) {
            this.naviLinks.add(new NaviLink(this._io, this, _root));
        }
        this.linkLengths = new ArrayList<Integer>();
        for (int i = 0; i < _root().numLinks(); i++) {
            this.linkLengths.add(this._io.readU1());
        }
        if (hasReservedLinkLengths()) {
            this.reservedLinkLengths = this._io.readBytes(192);
        }
        if (hasIntersections()) {
            this.intersections = new ArrayList<Intersection>();
            for (int i = 0; i < _root().numLinks(); i++) {
                this.intersections.add(new Intersection(this._io, this, _root));
            }
        }
        if (hasReservedIntersections()) {
            this.reservedIntersections = this._io.readBytes(192);
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.nodes.size(); i++) {
            this.nodes.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.naviNodes.size(); i++) {
            this.naviNodes.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.links.size(); i++) {
            this.links.get(((Number) (i)).intValue())._fetchInstances();
        }
        if (hasLinks()) {
            for (int i = 0; i < this.reservedLinks.size(); i++) {
                this.reservedLinks.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        for (int i = 0; i < this.naviLinks.size(); i++) {
            this.naviLinks.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.linkLengths.size(); i++) {
        }
        if (hasReservedLinkLengths()) {
        }
        if (hasIntersections()) {
            for (int i = 0; i < this.intersections.size(); i++) {
                this.intersections.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (hasReservedIntersections()) {
        }
    }

    /**
     * How a link of a pedestrian node crosses a road.
     * @see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83">Source</a>
     */
    public static class Intersection extends KaitaiStruct {
        public static Intersection fromFile(String fileName) throws IOException {
            return new Intersection(new ByteBufferKaitaiStream(fileName));
        }

        public Intersection(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Intersection(KaitaiStream _io, GtaSaPaths _parent) {
            this(_io, _parent, null);
        }

        public Intersection(KaitaiStream _io, GtaSaPaths _parent, GtaSaPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.roadCross = this._io.readBitsIntLe(1) != 0;
            this.pedTrafficLight = this._io.readBitsIntLe(1) != 0;
            this.reserved = this._io.readBitsIntLe(6);
        }

        public void _fetchInstances() {
        }
        private boolean roadCross;
        private boolean pedTrafficLight;
        private long reserved;
        private GtaSaPaths _root;
        private GtaSaPaths _parent;

        /**
         * The link crosses a road, pedestrians look before they go; set on 1,812
         * original links.
         */
        public boolean roadCross() { return roadCross; }

        /**
         * Pedestrians wait for a light. Set on 1,346 original links that have
         * `road_cross`: those that are near a lamp on the map.
         */
        public boolean pedTrafficLight() { return pedTrafficLight; }

        /**
         * Not used; 0 in the original files.
         */
        public long reserved() { return reserved; }
        public GtaSaPaths _root() { return _root; }
        public GtaSaPaths _parent() { return _parent; }
    }

    /**
     * Lanes of an edge, seen along the direction of its navi node.
     */
    public static class LaneBits extends KaitaiStruct {
        public static LaneBits fromFile(String fileName) throws IOException {
            return new LaneBits(new ByteBufferKaitaiStream(fileName));
        }

        public LaneBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LaneBits(KaitaiStream _io, GtaSaPaths.NaviNode _parent) {
            this(_io, _parent, null);
        }

        public LaneBits(KaitaiStream _io, GtaSaPaths.NaviNode _parent, GtaSaPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.leftLanes = this._io.readBitsIntLe(3);
            this.rightLanes = this._io.readBitsIntLe(3);
            this.trafficLightAtTarget = this._io.readBitsIntLe(1) != 0;
            this.reserved = this._io.readBitsIntLe(1) != 0;
        }

        public void _fetchInstances() {
        }
        private long leftLanes;
        private long rightLanes;
        private boolean trafficLightAtTarget;
        private boolean reserved;
        private GtaSaPaths _root;
        private GtaSaPaths.NaviNode _parent;

        /**
         * Lanes against the direction; 0 to 2 in the original files.
         */
        public long leftLanes() { return leftLanes; }

        /**
         * Lanes along the direction; 0 to 2 in the original files.
         */
        public long rightLanes() { return rightLanes; }

        /**
         * The light is at the target, not at the other end: the end that is more
         * of a junction. Set on 1,213 original navi nodes, which all have a
         * light.
         */
        public boolean trafficLightAtTarget() { return trafficLightAtTarget; }

        /**
         * Not used; 0 in the original files.
         */
        public boolean reserved() { return reserved; }
        public GtaSaPaths _root() { return _root; }
        public GtaSaPaths.NaviNode _parent() { return _parent; }

        @Override
        public String toString() {
            return Long.toString(leftLanes()) + " left, " + Long.toString(rightLanes()) + " right";
        }
    }

    /**
     * Traffic light of an edge.
     */
    public static class LightBits extends KaitaiStruct {
        public static LightBits fromFile(String fileName) throws IOException {
            return new LightBits(new ByteBufferKaitaiStream(fileName));
        }

        public LightBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LightBits(KaitaiStream _io, GtaSaPaths.NaviNode _parent) {
            this(_io, _parent, null);
        }

        public LightBits(KaitaiStream _io, GtaSaPaths.NaviNode _parent, GtaSaPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.state = this._io.readBitsIntLe(2);
            this.bridgeLights = this._io.readBitsIntLe(1) != 0;
            this.reserved = this._io.readBitsIntLe(13);
        }

        public void _fetchInstances() {
        }
        private LightCycle stateName;

        /**
         * Meaning of `state`.
         */
        public LightCycle stateName() {
            if (this.stateName != null)
                return this.stateName;
            this.stateName = GtaSaPaths.LightCycle.byId(state());
            return this.stateName;
        }
        private long state;
        private boolean bridgeLights;
        private long reserved;
        private GtaSaPaths _root;
        private GtaSaPaths.NaviNode _parent;

        /**
         * Which cycle the light follows, see `light_cycle`; in the original
         * files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
         * the lamps on the map.
         */
        public long state() { return state; }

        /**
         * Switched by scripts at run time, at bridges and crossings; 0 in the
         * original files.
         */
        public boolean bridgeLights() { return bridgeLights; }

        /**
         * Not used; 0 in the original files.
         */
        public long reserved() { return reserved; }
        public GtaSaPaths _root() { return _root; }
        public GtaSaPaths.NaviNode _parent() { return _parent; }

        @Override
        public String toString() {
            return "light state " + Long.toString(state());
        }
    }

    /**
     * Address of a path node.
     */
    public static class Link extends KaitaiStruct {
        public static Link fromFile(String fileName) throws IOException {
            return new Link(new ByteBufferKaitaiStream(fileName));
        }

        public Link(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Link(KaitaiStream _io, GtaSaPaths _parent) {
            this(_io, _parent, null);
        }

        public Link(KaitaiStream _io, GtaSaPaths _parent, GtaSaPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.areaId = this._io.readU2le();
            this.nodeId = this._io.readU2le();
        }

        public void _fetchInstances() {
        }
        private int areaId;
        private int nodeId;
        private GtaSaPaths _root;
        private GtaSaPaths _parent;

        /**
         * Area of the node; 0 to 63. 65535 means none and occurs only in the
         * reserve.
         */
        public int areaId() { return areaId; }

        /**
         * Row of the node in the file of that area.
         */
        public int nodeId() { return nodeId; }
        public GtaSaPaths _root() { return _root; }
        public GtaSaPaths _parent() { return _parent; }

        @Override
        public String toString() {
            return "area " + Long.toString(areaId()) + " node " + Long.toString(nodeId());
        }
    }

    /**
     * Address of a navi node. The word 0xffff means none to the engine, so area
     * 63 can use no more than 1,023 navi nodes.
     * @see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L49-L72">Source</a>
     */
    public static class NaviLink extends KaitaiStruct {
        public static NaviLink fromFile(String fileName) throws IOException {
            return new NaviLink(new ByteBufferKaitaiStream(fileName));
        }

        public NaviLink(KaitaiStream _io) {
            this(_io, null, null);
        }

        public NaviLink(KaitaiStream _io, GtaSaPaths _parent) {
            this(_io, _parent, null);
        }

        public NaviLink(KaitaiStream _io, GtaSaPaths _parent, GtaSaPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.naviId = this._io.readBitsIntLe(10);
            this.naviAreaId = this._io.readBitsIntLe(6);
        }

        public void _fetchInstances() {
        }
        private long naviId;
        private long naviAreaId;
        private GtaSaPaths _root;
        private GtaSaPaths _parent;

        /**
         * Row of the navi node in the file of `navi_area_id`.
         */
        public long naviId() { return naviId; }

        /**
         * Area of the file that holds the navi node; 0 to 63.
         */
        public long naviAreaId() { return naviAreaId; }
        public GtaSaPaths _root() { return _root; }
        public GtaSaPaths _parent() { return _parent; }

        @Override
        public String toString() {
            return "area " + Long.toString(naviAreaId()) + " navi node " + Long.toString(naviId());
        }
    }

    /**
     * An edge between two vehicle nodes: its target is one of the ends, its
     * direction points to the target. Travelling towards the target uses the
     * right lanes, away from it the left lanes. In the original files the
     * target is the end with the lower address, and the file is the one of the
     * area where the navi node lies.
     * @see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118">Source</a>
     */
    public static class NaviNode extends KaitaiStruct {
        public static NaviNode fromFile(String fileName) throws IOException {
            return new NaviNode(new ByteBufferKaitaiStream(fileName));
        }

        public NaviNode(KaitaiStream _io) {
            this(_io, null, null);
        }

        public NaviNode(KaitaiStream _io, GtaSaPaths _parent) {
            this(_io, _parent, null);
        }

        public NaviNode(KaitaiStream _io, GtaSaPaths _parent, GtaSaPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.x = this._io.readS2le();
            this.y = this._io.readS2le();
            this.targetAreaId = this._io.readU2le();
            this.targetNodeId = this._io.readU2le();
            this.dirX = this._io.readS1();
            this.dirY = this._io.readS1();
            this.pathWidth = this._io.readU1();
            this.lanes = new LaneBits(this._io, this, _root);
            this.trafficLight = new LightBits(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.lanes._fetchInstances();
            this.trafficLight._fetchInstances();
        }
        private Double directionX;

        /**
         * East part of the vector of length 1 that points to the target.
         */
        public Double directionX() {
            if (this.directionX != null)
                return this.directionX;
            this.directionX = ((Number) (((Number) (dirX())).doubleValue() * 0.01)).doubleValue();
            return this.directionX;
        }
        private Double directionY;

        /**
         * North part of the vector of length 1 that points to the target.
         */
        public Double directionY() {
            if (this.directionY != null)
                return this.directionY;
            this.directionY = ((Number) (((Number) (dirY())).doubleValue() * 0.01)).doubleValue();
            return this.directionY;
        }
        private Double fullWidth;

        /**
         * From side to side of the median strip.
         */
        public Double fullWidth() {
            if (this.fullWidth != null)
                return this.fullWidth;
            this.fullWidth = ((Number) (((Number) (pathWidth())).doubleValue() * 0.125)).doubleValue();
            return this.fullWidth;
        }
        private Double halfWidth;

        /**
         * From the middle of the median strip to one side.
         */
        public Double halfWidth() {
            if (this.halfWidth != null)
                return this.halfWidth;
            this.halfWidth = ((Number) (((Number) (pathWidth())).doubleValue() * 0.0625)).doubleValue();
            return this.halfWidth;
        }
        private Double positionX;

        /**
         * East.
         */
        public Double positionX() {
            if (this.positionX != null)
                return this.positionX;
            this.positionX = ((Number) (((Number) (x())).doubleValue() * 0.125)).doubleValue();
            return this.positionX;
        }
        private Double positionY;

        /**
         * North.
         */
        public Double positionY() {
            if (this.positionY != null)
                return this.positionY;
            this.positionY = ((Number) (((Number) (y())).doubleValue() * 0.125)).doubleValue();
            return this.positionY;
        }
        private short x;
        private short y;
        private int targetAreaId;
        private int targetNodeId;
        private byte dirX;
        private byte dirY;
        private int pathWidth;
        private LaneBits lanes;
        private LightBits trafficLight;
        private GtaSaPaths _root;
        private GtaSaPaths _parent;

        /**
         * East, in eighths of a unit. Cars wait about here at a light. In the
         * original files it is the mean of both ends of the edge, or of the
         * ends of two pieces of road that were joined in the edge; at most 45.2
         * units from the middle of the edge.
         */
        public short x() { return x; }

        /**
         * North, in eighths of a unit.
         */
        public short y() { return y; }

        /**
         * Area of the end that the direction points to; 0 to 63.
         */
        public int targetAreaId() { return targetAreaId; }

        /**
         * Node of the end that the direction points to; always a vehicle node in
         * the original files.
         */
        public int targetNodeId() { return targetNodeId; }

        /**
         * East part of the direction in hundredths, -100 to 100, cut toward 0
         * after a division that can be one step too low or too high; the length
         * of the vector is 98.6 to 100 in the original files.
         */
        public byte dirX() { return dirX; }

        /**
         * North part of the direction in hundredths, -100 to 100.
         */
        public byte dirY() { return dirY; }

        /**
         * Half of the width of the median strip in sixteenths of a unit: the
         * larger width of both ends of a piece of road, or of the ends of two
         * pieces that were joined, which the files do not have. It is the width
         * of one of the ends of the edge on all but 22 edges; 0 to 120 in the
         * original files. The engine takes the byte for signed.
         */
        public int pathWidth() { return pathWidth; }

        /**
         * Lanes in both directions, and the end that has the light.
         */
        public LaneBits lanes() { return lanes; }

        /**
         * State of the light.
         */
        public LightBits trafficLight() { return trafficLight; }
        public GtaSaPaths _root() { return _root; }
        public GtaSaPaths _parent() { return _parent; }

        @Override
        public String toString() {
            return "to area " + Long.toString(targetAreaId()) + " node " + Long.toString(targetNodeId());
        }
    }

    /**
     * Number of links and properties of a path node.
     * @see <a href="https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117">Source</a>
     */
    public static class NodeFlags extends KaitaiStruct {
        public static NodeFlags fromFile(String fileName) throws IOException {
            return new NodeFlags(new ByteBufferKaitaiStream(fileName));
        }

        public NodeFlags(KaitaiStream _io) {
            this(_io, null, null);
        }

        public NodeFlags(KaitaiStream _io, GtaSaPaths.PathNode _parent) {
            this(_io, _parent, null);
        }

        public NodeFlags(KaitaiStream _io, GtaSaPaths.PathNode _parent, GtaSaPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.linkCount = this._io.readBitsIntLe(4);
            this.onDeadEnd = this._io.readBitsIntLe(1) != 0;
            this.switchedOff = this._io.readBitsIntLe(1) != 0;
            this.roadBlock = this._io.readBitsIntLe(1) != 0;
            this.waterNode = this._io.readBitsIntLe(1) != 0;
            this.switchedOffOriginal = this._io.readBitsIntLe(1) != 0;
            this.alreadyFound = this._io.readBitsIntLe(1) != 0;
            this.dontWander = this._io.readBitsIntLe(1) != 0;
            this.interiorNode = this._io.readBitsIntLe(1) != 0;
            this.speed = this._io.readBitsIntLe(2);
            this.dummy = this._io.readBitsIntLe(2);
            this.density = this._io.readBitsIntLe(4);
            this.specialFunction = this._io.readBitsIntLe(4);
            this.padding = this._io.readBitsIntLe(8);
        }

        public void _fetchInstances() {
        }
        private SpecialUse specialFunctionName;

        /**
         * Meaning of `special_function`.
         */
        public SpecialUse specialFunctionName() {
            if (this.specialFunctionName != null)
                return this.specialFunctionName;
            this.specialFunctionName = GtaSaPaths.SpecialUse.byId(specialFunction());
            return this.specialFunctionName;
        }
        private NodeSpeed speedName;

        /**
         * Meaning of `speed`.
         */
        public NodeSpeed speedName() {
            if (this.speedName != null)
                return this.speedName;
            this.speedName = GtaSaPaths.NodeSpeed.byId(speed());
            return this.speedName;
        }
        private long linkCount;
        private boolean onDeadEnd;
        private boolean switchedOff;
        private boolean roadBlock;
        private boolean waterNode;
        private boolean switchedOffOriginal;
        private boolean alreadyFound;
        private boolean dontWander;
        private boolean interiorNode;
        private long speed;
        private long dummy;
        private long density;
        private long specialFunction;
        private long padding;
        private GtaSaPaths _root;
        private GtaSaPaths.PathNode _parent;

        /**
         * Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
         * nodes of the original files.
         */
        public long linkCount() { return linkCount; }

        /**
         * The vehicle node lies on a branch that leads nowhere; set on 2,594 of
         * 30,587 original vehicle nodes, never on pedestrian nodes.
         */
        public boolean onDeadEnd() { return onDeadEnd; }

        /**
         * Little or no traffic until a script switches the node on; set on a
         * quarter of the original vehicle nodes and a sixth of the pedestrian
         * nodes. The commands 01E7 and 022A clear it for vehicles and for
         * pedestrians in a box, 01E8 and 022B set it.
         */
        public boolean switchedOff() { return switchedOff; }

        /**
         * The police may build a road block here; set on 391 original vehicle
         * nodes, never on pedestrian nodes.
         */
        public boolean roadBlock() { return roadBlock; }

        /**
         * A node for boats; set on 1,596 original vehicle nodes, never on
         * pedestrian nodes.
         */
        public boolean waterNode() { return waterNode; }

        /**
         * Copy of `switched_off` that the loader makes, from which the commands
         * 091D and 091E put it back; the stored value has no effect, and equals
         * it in the original files.
         */
        public boolean switchedOffOriginal() { return switchedOffOriginal; }

        /**
         * Scratch bit of a search; 0 in the original files.
         */
        public boolean alreadyFound() { return alreadyFound; }

        /**
         * Wandering pedestrians keep away; set on 17 original pedestrian
         * nodes.
         */
        public boolean dontWander() { return dontWander; }

        /**
         * Marks nodes of interiors at run time; 0 in the original files.
         */
        public boolean interiorNode() { return interiorNode; }

        /**
         * How fast cars drive, see `node_speed`. Vehicle nodes of the original
         * files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
         */
        public long speed() { return speed; }

        /**
         * Not used; 0 in the original files.
         */
        public long dummy() { return dummy; }

        /**
         * How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
         * original nodes.
         */
        public long density() { return density; }

        /**
         * What cars do here, see `special_use`; 0 on all but 232 original
         * nodes, which are vehicle nodes.
         */
        public long specialFunction() { return specialFunction; }

        /**
         * Not used; 0 in the original files.
         */
        public long padding() { return padding; }
        public GtaSaPaths _root() { return _root; }
        public GtaSaPaths.PathNode _parent() { return _parent; }

        @Override
        public String toString() {
            return Long.toString(linkCount()) + " links";
        }
    }

    /**
     * A point of the graph, for vehicles or for pedestrians.
     * @see <a href="https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150">Source</a>
     */
    public static class PathNode extends KaitaiStruct {
        public static PathNode fromFile(String fileName) throws IOException {
            return new PathNode(new ByteBufferKaitaiStream(fileName));
        }

        public PathNode(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PathNode(KaitaiStream _io, GtaSaPaths _parent) {
            this(_io, _parent, null);
        }

        public PathNode(KaitaiStream _io, GtaSaPaths _parent, GtaSaPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.nextPtr = this._io.readU4le();
            this.prevPtr = this._io.readU4le();
            this.x = this._io.readS2le();
            this.y = this._io.readS2le();
            this.z = this._io.readS2le();
            this.searchDistance = this._io.readS2le();
            this.baseLink = this._io.readS2le();
            this.areaId = this._io.readU2le();
            this.nodeId = this._io.readU2le();
            this.pathWidth = this._io.readU1();
            this.floodId = this._io.readU1();
            this.flags = new NodeFlags(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.flags._fetchInstances();
        }
        private Double fullWidth;

        /**
         * From side to side.
         */
        public Double fullWidth() {
            if (this.fullWidth != null)
                return this.fullWidth;
            this.fullWidth = ((Number) (((Number) (pathWidth())).doubleValue() * 0.125)).doubleValue();
            return this.fullWidth;
        }
        private Double halfWidth;

        /**
         * From the middle to one side, as the engine uses the width.
         */
        public Double halfWidth() {
            if (this.halfWidth != null)
                return this.halfWidth;
            this.halfWidth = ((Number) (((Number) (pathWidth())).doubleValue() * 0.0625)).doubleValue();
            return this.halfWidth;
        }
        private Double positionX;

        /**
         * East.
         */
        public Double positionX() {
            if (this.positionX != null)
                return this.positionX;
            this.positionX = ((Number) (((Number) (x())).doubleValue() * 0.125)).doubleValue();
            return this.positionX;
        }
        private Double positionY;

        /**
         * North.
         */
        public Double positionY() {
            if (this.positionY != null)
                return this.positionY;
            this.positionY = ((Number) (((Number) (y())).doubleValue() * 0.125)).doubleValue();
            return this.positionY;
        }
        private Double positionZ;

        /**
         * Up.
         */
        public Double positionZ() {
            if (this.positionZ != null)
                return this.positionZ;
            this.positionZ = ((Number) (((Number) (z())).doubleValue() * 0.125)).doubleValue();
            return this.positionZ;
        }
        private long nextPtr;
        private long prevPtr;
        private short x;
        private short y;
        private short z;
        private short searchDistance;
        private short baseLink;
        private int areaId;
        private int nodeId;
        private int pathWidth;
        private int floodId;
        private NodeFlags flags;
        private GtaSaPaths _root;
        private GtaSaPaths _parent;

        /**
         * Address in the memory of the original compiler: that of the node below
         * this one on the stack of the flood fill that numbers the parts of the
         * graph, 0 for the lowest one. The engine overwrites it. Any value; write
         * 0 for a new node.
         */
        public long nextPtr() { return nextPtr; }

        /**
         * Overwritten by the engine; 0 in the original files.
         */
        public long prevPtr() { return prevPtr; }

        /**
         * East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
         * units in the original files.
         */
        public short x() { return x; }

        /**
         * North, in eighths of a unit, truncated towards zero; -2932.5 to
         * 2853.625 units in the original files.
         */
        public short y() { return y; }

        /**
         * Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
         * in the original files.
         */
        public short z() { return z; }

        /**
         * Scratch value of the route search, which takes 32766 (0x7ffe) for a
         * node that it has not touched; 32766 in the original files.
         */
        public short searchDistance() { return searchDistance; }

        /**
         * Row of the node's first link; the sum of the link counts of the nodes
         * before it, 0 to 6,326 in the original files.
         */
        public short baseLink() { return baseLink; }

        /**
         * Area of the node's own address, which is the number of the file;
         * 0 to 63.
         */
        public int areaId() { return areaId; }

        /**
         * Node of the node's own address, which is its row in the file; 0 to
         * 2,888 in the original files.
         */
        public int nodeId() { return nodeId; }

        /**
         * Half of a width in sixteenths of a unit: of the median strip at a
         * vehicle node, of the path at a pedestrian node. In the original
         * files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
         * nodes, mostly 16.
         */
        public int pathWidth() { return pathWidth; }

        /**
         * Number of the connected part of the graph that the node belongs to,
         * counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
         * nodes and 1 to 179 at pedestrian nodes of the original files.
         */
        public int floodId() { return floodId; }

        /**
         * Number of links and properties, 32 bits.
         */
        public NodeFlags flags() { return flags; }
        public GtaSaPaths _root() { return _root; }
        public GtaSaPaths _parent() { return _parent; }

        @Override
        public String toString() {
            return "area " + Long.toString(areaId()) + " node " + Long.toString(nodeId());
        }
    }
    private Boolean hasIntersections;

    /**
     * Whether the intersections are stored.
     */
    public Boolean hasIntersections() {
        if (this.hasIntersections != null)
            return this.hasIntersections;
        this.hasIntersections = hasTail();
        return this.hasIntersections;
    }
    private Boolean hasLinks;

    /**
     * Whether the reserve of the links is stored.
     */
    public Boolean hasLinks() {
        if (this.hasLinks != null)
            return this.hasLinks;
        this.hasLinks = numLinks() != 0;
        return this.hasLinks;
    }
    private Boolean hasReservedIntersections;

    /**
     * Whether the reserve of the intersections is stored.
     */
    public Boolean hasReservedIntersections() {
        if (this.hasReservedIntersections != null)
            return this.hasReservedIntersections;
        this.hasReservedIntersections =  ((hasLinks()) && (hasTail())) ;
        return this.hasReservedIntersections;
    }
    private Boolean hasReservedLinkLengths;

    /**
     * Whether the reserve of the link lengths is stored.
     */
    public Boolean hasReservedLinkLengths() {
        if (this.hasReservedLinkLengths != null)
            return this.hasReservedLinkLengths;
        this.hasReservedLinkLengths =  ((hasLinks()) && (hasTail()) && (!(isWikiSized()))) ;
        return this.hasReservedLinkLengths;
    }
    private Boolean hasTail;

    /**
     * Whether any part of the layout follows the link lengths.
     */
    public Boolean hasTail() {
        if (this.hasTail != null)
            return this.hasTail;
        this.hasTail =  ((!(hasLinks())) || (isWikiSized()) || (((Number) (_io().size())).longValue() >= lenFull())) ;
        return this.hasTail;
    }
    private Boolean isWikiSized;

    /**
     * Whether the intersections follow the link lengths directly. The game
     * does not read such a file as meant. The size shows it only for files
     * without padding.
     */
    public Boolean isWikiSized() {
        if (this.isWikiSized != null)
            return this.isWikiSized;
        this.isWikiSized =  ((hasLinks()) && (((Number) (_io().size())).longValue() == lenWiki())) ;
        return this.isWikiSized;
    }
    private Long lenFull;

    /**
     * Bytes of a complete file with links.
     */
    public Long lenFull() {
        if (this.lenFull != null)
            return this.lenFull;
        this.lenFull = ((Number) (((Number) (lenWiki() + 192)).longValue())).longValue();
        return this.lenFull;
    }
    private Long lenShort;

    /**
     * Bytes of a file with links that ends after the link lengths.
     */
    public Long lenShort() {
        if (this.lenShort != null)
            return this.lenShort;
        this.lenShort = ((Number) (((Number) ((((20 + ((Number) (numNodes())).longValue() * 28) + ((Number) (numNaviNodes())).longValue() * 14) + ((Number) (numLinks())).longValue() * 7) + 768)).longValue())).longValue();
        return this.lenShort;
    }
    private Long lenWiki;

    /**
     * Bytes of a file with links that lacks the reserve of the link lengths.
     */
    public Long lenWiki() {
        if (this.lenWiki != null)
            return this.lenWiki;
        this.lenWiki = ((Number) (((Number) ((lenShort() + ((Number) (numLinks())).longValue()) + 192)).longValue())).longValue();
        return this.lenWiki;
    }
    private long numNodes;
    private long numVehicleNodes;
    private long numPedNodes;
    private long numNaviNodes;
    private long numLinks;
    private List<PathNode> nodes;
    private List<NaviNode> naviNodes;
    private List<Link> links;
    private List<Link> reservedLinks;
    private List<NaviLink> naviLinks;
    private List<Integer> linkLengths;
    private byte[] reservedLinkLengths;
    private List<Intersection> intersections;
    private byte[] reservedIntersections;
    private byte[] trailing;
    private GtaSaPaths _root;
    private KaitaiStruct _parent;

    /**
     * Path nodes, vehicle and pedestrian nodes together; 73 to 2,889 in the
     * original files. 0xffffffff announces another format of the limit
     * adjuster by fastman92.
     */
    public long numNodes() { return numNodes; }

    /**
     * Nodes for cars and boats, which come first; 73 to 948 in the original
     * files.
     */
    public long numVehicleNodes() { return numVehicleNodes; }

    /**
     * Nodes for pedestrians, which follow; 0 to 2,262 in the original files,
     * 0 in six of them.
     */
    public long numPedNodes() { return numPedNodes; }

    /**
     * Navi nodes, which describe edges between vehicle nodes; 71 to 985 in the
     * original files.
     */
    public long numNaviNodes() { return numNaviNodes; }

    /**
     * Directed links, each with an address (4 bytes), a navi link (2) and a
     * length (1), and an intersection (1) unless the tail is missing; 149 to
     * 6,328 in the original files.
     */
    public long numLinks() { return numLinks; }

    /**
     * Path nodes, first those for vehicles, then those for pedestrians.
     */
    public List<PathNode> nodes() { return nodes; }

    /**
     * Data of the edges between vehicle nodes, one row for each.
     */
    public List<NaviNode> naviNodes() { return naviNodes; }

    /**
     * Addresses of the neighbours, in the order of the nodes that own them.
     */
    public List<Link> links() { return links; }

    /**
     * Room for 16 nodes that get a link into an interior at run time, 12
     * addresses for each. The engine takes a group whose first area id is 65535
     * for free; every entry of the original files is area 65535, node 0.
     */
    public List<Link> reservedLinks() { return reservedLinks; }

    /**
     * The navi node of each link, which both directions of an edge share; 0, and
     * without a meaning, on the links of pedestrian nodes.
     */
    public List<NaviLink> naviLinks() { return naviLinks; }

    /**
     * Length of each link in whole units, rounded down, at least 1: the cost of
     * the route search. 1 to 165 in the original files.
     */
    public List<Integer> linkLengths() { return linkLengths; }

    /**
     * Room for the lengths of the links in `reserved_links`; zeros in the
     * original files.
     */
    public byte[] reservedLinkLengths() { return reservedLinkLengths; }

    /**
     * How each link crosses roads; all bits are 0 on the links of vehicle nodes.
     */
    public List<Intersection> intersections() { return intersections; }

    /**
     * Room for the intersections of the links in `reserved_links`; zeros in the
     * original files.
     */
    public byte[] reservedIntersections() { return reservedIntersections; }

    /**
     * Bytes after the layout, which the game does not read: nothing in loose
     * files, zeros up to a multiple of 2,048 bytes in an archive. A file without
     * links may have a link reserve here, 192 times FF FF 00 00.
     */
    public byte[] trailing() { return trailing; }
    public GtaSaPaths _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }

    @Override
    public String toString() {
        return Long.toString(numNodes()) + " path nodes, " + Long.toString(numNaviNodes()) + " navi nodes, " + Long.toString(numLinks()) + " links";
    }
}
