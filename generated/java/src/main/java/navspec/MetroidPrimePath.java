// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package navspec;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;


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
 * @see <a href="https://github.com/AxioDL/metaforce">Source</a>
 * @see <a href="https://github.com/PrimeDecomp/echoes">Source</a>
 * @see <a href="https://wiki.axiodl.com/w/PATH_(File_Format)">Source</a>
 */
public class MetroidPrimePath extends KaitaiStruct {
    public static MetroidPrimePath fromFile(String fileName) throws IOException {
        return new MetroidPrimePath(new ByteBufferKaitaiStream(fileName));
    }

    public MetroidPrimePath(KaitaiStream _io) {
        this(_io, null, null);
    }

    public MetroidPrimePath(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public MetroidPrimePath(KaitaiStream _io, KaitaiStruct _parent, MetroidPrimePath _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.version = this._io.readU4be();
        if (!(this.version >= 4)) {
            throw new KaitaiStream.ValidationLessThanError(4, this.version, this._io, "/seq/0");
        }
        if (!(this.version <= 7)) {
            throw new KaitaiStream.ValidationGreaterThanError(7, this.version, this._io, "/seq/0");
        }
        this.numNodes = this._io.readU4be();
        if (!(this.numNodes <= ((Number) ((_io().size() - _io().pos()) / 24)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 24)).longValue(), this.numNodes, this._io, "/seq/1");
        }
        this.nodes = new ArrayList<Corner>();
        for (int i = 0; i < numNodes(); i++) {
            this.nodes.add(new Corner(this._io, this, _root));
        }
        this.numLinks = this._io.readU4be();
        if (!(this.numLinks <= ((Number) ((_io().size() - _io().pos()) / 16)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 16)).longValue(), this.numLinks, this._io, "/seq/3");
        }
        this.links = new ArrayList<RegionLink>();
        for (int i = 0; i < numLinks(); i++) {
            this.links.add(new RegionLink(this._io, this, _root));
        }
        this.numRegions = this._io.readU4be();
        if (!(this.numRegions <= ((_io().size() - _io().pos()) / 80 > 65535 ? ((long) 65535) : ((Number) ((_io().size() - _io().pos()) / 80)).longValue()))) {
            throw new KaitaiStream.ValidationGreaterThanError(((_io().size() - _io().pos()) / 80 > 65535 ? ((long) 65535) : ((Number) ((_io().size() - _io().pos()) / 80)).longValue()), this.numRegions, this._io, "/seq/5");
        }
        this.regions = new ArrayList<Region>();
        for (int i = 0; i < numRegions(); i++) {
            this.regions.add(new Region(this._io, this, _root));
        }
        this.groundConnections = new ArrayList<Long>();
        for (int i = 0; i < ((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32; i++) {
            this.groundConnections.add(this._io.readU4be());
        }
        this.flyerConnections = new ArrayList<Long>();
        for (int i = 0; i < ((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32 + 0; i++) {
            this.flyerConnections.add(this._io.readU4be());
        }
        if (hasReservedConnections()) {
            this.reservedConnections = new ArrayList<Long>();
            for (int i = 0; i < 2 * ((numRegions() * numRegions() + 31) / 32 - ((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32); i++) {
                this.reservedConnections.add(this._io.readU4be());
            }
        }
        this.numOctreeLookup = this._io.readU4be();
        if (!(this.numOctreeLookup <= ((Number) ((_io().size() - _io().pos()) / 4)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 4)).longValue(), this.numOctreeLookup, this._io, "/seq/10");
        }
        this.octreeLookup = new ArrayList<Long>();
        for (int i = 0; i < numOctreeLookup(); i++) {
            this.octreeLookup.add(this._io.readU4be());
        }
        this.numOctreeNodes = this._io.readU4be();
        if (!(this.numOctreeNodes <= ((Number) ((_io().size() - _io().pos()) / 80)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 80)).longValue(), this.numOctreeNodes, this._io, "/seq/12");
        }
        this.octreeNodes = new ArrayList<OctreeNode>();
        for (int i = 0; i < numOctreeNodes(); i++) {
            this.octreeNodes.add(new OctreeNode(this._io, this, _root));
        }
        if (hasPointCount()) {
            this.numPoints = this._io.readS4be();
            if (!(this.numPoints >= -1)) {
                throw new KaitaiStream.ValidationLessThanError(-1, this.numPoints, this._io, "/seq/14");
            }
            if (!(this.numPoints <= ((_io().size() - _io().pos()) / 28 > 46340 ? ((int) 46340) : ((Number) ((_io().size() - _io().pos()) / 28)).intValue()))) {
                throw new KaitaiStream.ValidationGreaterThanError(((_io().size() - _io().pos()) / 28 > 46340 ? ((int) 46340) : ((Number) ((_io().size() - _io().pos()) / 28)).intValue()), this.numPoints, this._io, "/seq/14");
            }
        }
        if (hasPoints()) {
            this.points = new ArrayList<FreePoint>();
            for (int i = 0; i < numPoints(); i++) {
                this.points.add(new FreePoint(this._io, this, _root));
            }
        }
        if (hasPoints()) {
            this.numPointLinks = this._io.readU4be();
            if (!(this.numPointLinks <= ((Number) ((_io().size() - _io().pos()) / 4)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 4)).longValue(), this.numPointLinks, this._io, "/seq/16");
            }
        }
        if (hasPoints()) {
            this.pointLinks = new ArrayList<Long>();
            for (int i = 0; i < numPointLinks(); i++) {
                this.pointLinks.add(this._io.readU4be());
            }
        }
        if (hasPoints()) {
            this.numPointCosts = this._io.readU4be();
            if (!(this.numPointCosts <= ((Number) ((_io().size() - _io().pos()) / 4)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 4)).longValue(), this.numPointCosts, this._io, "/seq/18");
            }
        }
        if (hasPoints()) {
            this.pointCosts = new ArrayList<Float>();
            for (int i = 0; i < numPointCosts(); i++) {
                this.pointCosts.add(this._io.readF4be());
            }
        }
        if (hasPoints()) {
            this.pointConnections = new ArrayList<Long>();
            for (int i = 0; i < ((numPoints() * numPoints() - numPoints()) / 2 + 31) / 32; i++) {
                this.pointConnections.add(this._io.readU4be());
            }
        }
        this.padding = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.nodes.size(); i++) {
            this.nodes.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.links.size(); i++) {
            this.links.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.regions.size(); i++) {
            this.regions.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.groundConnections.size(); i++) {
        }
        for (int i = 0; i < this.flyerConnections.size(); i++) {
        }
        if (hasReservedConnections()) {
            for (int i = 0; i < this.reservedConnections.size(); i++) {
            }
        }
        for (int i = 0; i < this.octreeLookup.size(); i++) {
        }
        for (int i = 0; i < this.octreeNodes.size(); i++) {
            this.octreeNodes.get(((Number) (i)).intValue())._fetchInstances();
        }
        if (hasPointCount()) {
        }
        if (hasPoints()) {
            for (int i = 0; i < this.points.size(); i++) {
                this.points.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (hasPoints()) {
        }
        if (hasPoints()) {
            for (int i = 0; i < this.pointLinks.size(); i++) {
            }
        }
        if (hasPoints()) {
        }
        if (hasPoints()) {
            for (int i = 0; i < this.pointCosts.size(); i++) {
            }
        }
        if (hasPoints()) {
            for (int i = 0; i < this.pointConnections.size(); i++) {
            }
        }
    }

    /**
     * A corner of a region, with the edge that leads to the next one.
     */
    public static class Corner extends KaitaiStruct {
        public static Corner fromFile(String fileName) throws IOException {
            return new Corner(new ByteBufferKaitaiStream(fileName));
        }

        public Corner(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Corner(KaitaiStream _io, MetroidPrimePath _parent) {
            this(_io, _parent, null);
        }

        public Corner(KaitaiStream _io, MetroidPrimePath _parent, MetroidPrimePath _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.position = new Vector(this._io, this, _root);
            this.edgeNormal = new Vector(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
            this.edgeNormal._fetchInstances();
        }
        private Vector position;
        private Vector edgeNormal;
        private MetroidPrimePath _root;
        private MetroidPrimePath _parent;

        /**
         * Place of the corner.
         */
        public Vector position() { return position; }

        /**
         * Horizontal direction of length 1 from the edge into the region, which
         * is to the right of the way to the next corner.
         */
        public Vector edgeNormal() { return edgeNormal; }
        public MetroidPrimePath _root() { return _root; }
        public MetroidPrimePath _parent() { return _parent; }
    }

    /**
     * A point of the second graph.
     */
    public static class FreePoint extends KaitaiStruct {
        public static FreePoint fromFile(String fileName) throws IOException {
            return new FreePoint(new ByteBufferKaitaiStream(fileName));
        }

        public FreePoint(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FreePoint(KaitaiStream _io, MetroidPrimePath _parent) {
            this(_io, _parent, null);
        }

        public FreePoint(KaitaiStream _io, MetroidPrimePath _parent, MetroidPrimePath _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.position = new Vector(this._io, this, _root);
            this.flags = this._io.readU4be();
            this.numLinks = this._io.readU4be();
            this.firstLink = this._io.readU4be();
            this.firstCost = this._io.readU4be();
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }
        private Vector position;
        private long flags;
        private long numLinks;
        private long firstLink;
        private long firstCost;
        private MetroidPrimePath _root;
        private MetroidPrimePath _parent;

        /**
         * Place of the point.
         */
        public Vector position() { return position; }

        /**
         * What the point is for; the meaning of the bits is not known. A search
         * requests points with one of a set of bits, or for all.
         */
        public long flags() { return flags; }

        /**
         * Links, and as many costs.
         */
        public long numLinks() { return numLinks; }

        /**
         * First link in `point_links`; a slot.
         */
        public long firstLink() { return firstLink; }

        /**
         * First cost in `point_costs`; a slot.
         */
        public long firstCost() { return firstCost; }
        public MetroidPrimePath _root() { return _root; }
        public MetroidPrimePath _parent() { return _parent; }

        @Override
        public String toString() {
            return Long.toString(numLinks()) + " links";
        }
    }

    /**
     * A box of the octree, either a leaf with regions or split into eight.
     */
    public static class OctreeNode extends KaitaiStruct {
        public static OctreeNode fromFile(String fileName) throws IOException {
            return new OctreeNode(new ByteBufferKaitaiStream(fileName));
        }

        public OctreeNode(KaitaiStream _io) {
            this(_io, null, null);
        }

        public OctreeNode(KaitaiStream _io, MetroidPrimePath _parent) {
            this(_io, _parent, null);
        }

        public OctreeNode(KaitaiStream _io, MetroidPrimePath _parent, MetroidPrimePath _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.isLeaf = this._io.readU4be();
            this.aabbMin = new Vector(this._io, this, _root);
            this.aabbMax = new Vector(this._io, this, _root);
            this.center = new Vector(this._io, this, _root);
            this.children = new ArrayList<Integer>();
            for (int i = 0; i < 8; i++) {
                this.children.add(this._io.readS4be());
            }
            this.numRegions = this._io.readU4be();
            this.firstLookup = this._io.readU4be();
        }

        public void _fetchInstances() {
            this.aabbMin._fetchInstances();
            this.aabbMax._fetchInstances();
            this.center._fetchInstances();
            for (int i = 0; i < this.children.size(); i++) {
            }
        }
        private long isLeaf;
        private Vector aabbMin;
        private Vector aabbMax;
        private Vector center;
        private List<Integer> children;
        private long numRegions;
        private long firstLookup;
        private MetroidPrimePath _root;
        private MetroidPrimePath _parent;

        /**
         * 0 for a box that is split, anything else for a leaf.
         */
        public long isLeaf() { return isLeaf; }

        /**
         * Lowest corner of the box.
         */
        public Vector aabbMin() { return aabbMin; }

        /**
         * Highest corner of the box.
         */
        public Vector aabbMax() { return aabbMax; }

        /**
         * Point at which the box is split.
         */
        public Vector center() { return center; }

        /**
         * Boxes inside, by their place in the table; slots. Bit 0 of the number
         * of a child is set where x lies above the centre, bit 1 for y, bit 2 for
         * z. -1 in a leaf.
         */
        public List<Integer> children() { return children; }

        /**
         * Regions of a leaf; 0 in a box that is split.
         */
        public long numRegions() { return numRegions; }

        /**
         * First entry of a leaf's regions in `octree_lookup`.
         */
        public long firstLookup() { return firstLookup; }
        public MetroidPrimePath _root() { return _root; }
        public MetroidPrimePath _parent() { return _parent; }
    }

    /**
     * A convex piece of floor and the space above it up to a height: 80 bytes in
     * version 4, 92 from version 5 on.
     */
    public static class Region extends KaitaiStruct {
        public static Region fromFile(String fileName) throws IOException {
            return new Region(new ByteBufferKaitaiStream(fileName));
        }

        public Region(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Region(KaitaiStream _io, MetroidPrimePath _parent) {
            this(_io, _parent, null);
        }

        public Region(KaitaiStream _io, MetroidPrimePath _parent, MetroidPrimePath _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numNodes = this._io.readU4be();
            this.firstNode = this._io.readU4be();
            this.numLinks = this._io.readU4be();
            this.firstLink = this._io.readU4be();
            this.indexMask = this._io.readU2be();
            this.typeMask = this._io.readU2be();
            this.height = this._io.readF4be();
            this.planeNormal = new Vector(this._io, this, _root);
            this.regionIndex = this._io.readU4be();
            this.centroid = new Vector(this._io, this, _root);
            this.aabbMin = new Vector(this._io, this, _root);
            this.aabbMax = new Vector(this._io, this, _root);
            if (hasObstructionCounts()) {
                this.obstructionCounts = new ArrayList<Long>();
                for (int i = 0; i < 3; i++) {
                    this.obstructionCounts.add(this._io.readU4be());
                }
            }
            this.runTimeSlot = this._io.readU4be();
        }

        public void _fetchInstances() {
            this.planeNormal._fetchInstances();
            this.centroid._fetchInstances();
            this.aabbMin._fetchInstances();
            this.aabbMax._fetchInstances();
            if (hasObstructionCounts()) {
                for (int i = 0; i < this.obstructionCounts.size(); i++) {
                }
            }
        }
        private Boolean hasObstructionCounts;

        /**
         * Whether the region can be blocked.
         */
        public Boolean hasObstructionCounts() {
            if (this.hasObstructionCounts != null)
                return this.hasObstructionCounts;
            this.hasObstructionCounts = _root().version() > 4;
            return this.hasObstructionCounts;
        }
        private long numNodes;
        private long firstNode;
        private long numLinks;
        private long firstLink;
        private int indexMask;
        private int typeMask;
        private float height;
        private Vector planeNormal;
        private long regionIndex;
        private Vector centroid;
        private Vector aabbMin;
        private Vector aabbMax;
        private List<Long> obstructionCounts;
        private long runTimeSlot;
        private MetroidPrimePath _root;
        private MetroidPrimePath _parent;

        /**
         * Corners; at least 1 for the game, 3 for a shape.
         */
        public long numNodes() { return numNodes; }

        /**
         * First corner; a slot.
         */
        public long firstNode() { return firstNode; }

        /**
         * Number of links that begin at the region.
         */
        public long numLinks() { return numLinks; }

        /**
         * First link; a slot. Without links it does not count.
         */
        public long firstLink() { return firstLink; }

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
         */
        public int indexMask() { return indexMask; }

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
         */
        public int typeMask() { return typeMask; }

        /**
         * Height of the room above the floor.
         */
        public float height() { return height; }

        /**
         * Direction of length 1 up from the floor.
         */
        public Vector planeNormal() { return planeNormal; }

        /**
         * Number by which the matrices know the region; its place in the table,
         * in all files known.
         */
        public long regionIndex() { return regionIndex; }

        /**
         * A point of the floor at which the search for a route is.
         */
        public Vector centroid() { return centroid; }

        /**
         * Lowest corner of the box around the region and the room above it.
         */
        public Vector aabbMin() { return aabbMin; }

        /**
         * Highest corner of that box.
         */
        public Vector aabbMax() { return aabbMax; }

        /**
         * What blocks the region while the game runs, in three kinds; 0 in a
         * file, in all files known.
         */
        public List<Long> obstructionCounts() { return obstructionCounts; }

        /**
         * A slot; repeats `region_index`.
         */
        public long runTimeSlot() { return runTimeSlot; }
        public MetroidPrimePath _root() { return _root; }
        public MetroidPrimePath _parent() { return _parent; }

        @Override
        public String toString() {
            return "region " + Long.toString(regionIndex()) + ": " + Long.toString(numNodes()) + " corners";
        }
    }

    /**
     * A way from a region into another, over one of its edges.
     */
    public static class RegionLink extends KaitaiStruct {
        public static RegionLink fromFile(String fileName) throws IOException {
            return new RegionLink(new ByteBufferKaitaiStream(fileName));
        }

        public RegionLink(KaitaiStream _io) {
            this(_io, null, null);
        }

        public RegionLink(KaitaiStream _io, MetroidPrimePath _parent) {
            this(_io, _parent, null);
        }

        public RegionLink(KaitaiStream _io, MetroidPrimePath _parent, MetroidPrimePath _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.edge = this._io.readU4be();
            this.regionRow = this._io.readU4be();
            this.width2d = this._io.readF4be();
            this.invWidth2d = this._io.readF4be();
        }

        public void _fetchInstances() {
        }
        private long edge;
        private long regionRow;
        private float width2d;
        private float invWidth2d;
        private MetroidPrimePath _root;
        private MetroidPrimePath _parent;

        /**
         * Edge of the owner, from its corner of this number to the next one.
         */
        public long edge() { return edge; }

        /**
         * The other region, by its place in the table.
         */
        public long regionRow() { return regionRow; }

        /**
         * Length of the edge as seen from above; one writer had its length in
         * space.
         */
        public float width2d() { return width2d; }

        /**
         * 1 divided by `width_2d`.
         */
        public float invWidth2d() { return invWidth2d; }
        public MetroidPrimePath _root() { return _root; }
        public MetroidPrimePath _parent() { return _parent; }

        @Override
        public String toString() {
            return "over edge " + Long.toString(edge()) + " to region " + Long.toString(regionRow());
        }
    }

    /**
     * A point or a direction.
     */
    public static class Vector extends KaitaiStruct {
        public static Vector fromFile(String fileName) throws IOException {
            return new Vector(new ByteBufferKaitaiStream(fileName));
        }

        public Vector(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Vector(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Vector(KaitaiStream _io, KaitaiStruct _parent, MetroidPrimePath _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.x = this._io.readF4be();
            this.y = this._io.readF4be();
            this.z = this._io.readF4be();
        }

        public void _fetchInstances() {
        }
        private float x;
        private float y;
        private float z;
        private MetroidPrimePath _root;
        private KaitaiStruct _parent;

        /**
         * First axis of the room, level.
         */
        public float x() { return x; }

        /**
         * Second axis of the room, level.
         */
        public float y() { return y; }

        /**
         * Up.
         */
        public float z() { return z; }
        public MetroidPrimePath _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }
    private Boolean hasPointCount;

    /**
     * Whether the number of points follows. In version 7 this is likely, but not
     * proven; without it the padding follows at once.
     */
    public Boolean hasPointCount() {
        if (this.hasPointCount != null)
            return this.hasPointCount;
        this.hasPointCount =  ((version() > 4) && ( ((version() < 7) || (((Number) (_io().size())).longValue() >= ((Number) ((((((28 + 24 * numNodes()) + 16 * numLinks()) + 92 * numRegions()) + 8 * (((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32)) + 4 * numOctreeLookup()) + 80 * numOctreeNodes())).longValue())) )) ;
        return this.hasPointCount;
    }
    private Boolean hasPoints;

    /**
     * Whether there are points.
     */
    public Boolean hasPoints() {
        if (this.hasPoints != null)
            return this.hasPoints;
        this.hasPoints = (hasPointCount() ? numPoints() > 0 : false);
        return this.hasPoints;
    }
    private Boolean hasReservedConnections;

    /**
     * Whether words follow the matrices that no game reads.
     */
    public Boolean hasReservedConnections() {
        if (this.hasReservedConnections != null)
            return this.hasReservedConnections;
        this.hasReservedConnections = version() < 7;
        return this.hasReservedConnections;
    }
    private long version;
    private long numNodes;
    private List<Corner> nodes;
    private long numLinks;
    private List<RegionLink> links;
    private long numRegions;
    private List<Region> regions;
    private List<Long> groundConnections;
    private List<Long> flyerConnections;
    private List<Long> reservedConnections;
    private long numOctreeLookup;
    private List<Long> octreeLookup;
    private long numOctreeNodes;
    private List<OctreeNode> octreeNodes;
    private Integer numPoints;
    private List<FreePoint> points;
    private Long numPointLinks;
    private List<Long> pointLinks;
    private Long numPointCosts;
    private List<Float> pointCosts;
    private List<Long> pointConnections;
    private byte[] padding;
    private MetroidPrimePath _root;
    private KaitaiStruct _parent;

    /**
     * Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
     * seen; the game would read it like 6.
     */
    public long version() { return version; }

    /**
     * Corners of all regions.
     */
    public long numNodes() { return numNodes; }

    /**
     * Corners, region by region; none belongs to two regions.
     */
    public List<Corner> nodes() { return nodes; }

    /**
     * Links of all regions.
     */
    public long numLinks() { return numLinks; }

    /**
     * Links, region by region.
     */
    public List<RegionLink> links() { return links; }

    /**
     * Regions; the game searches no mesh with more than 512.
     */
    public long numRegions() { return numRegions; }

    /**
     * Pieces of floor, with the room above them.
     */
    public List<Region> regions() { return regions; }

    /**
     * Whether walkers have a way between two regions: a bit for each pair i < j
     * of `region_index`, first all pairs of region 0, then of region 1, the
     * lowest bit of a word first.
     */
    public List<Long> groundConnections() { return groundConnections; }

    /**
     * Connections between regions for creatures that fly; bits as in
     * `ground_connections`.
     */
    public List<Long> flyerConnections() { return flyerConnections; }

    /**
     * Words that no game reads: what two full matrices would take more. The only
     * public writer has zeros here.
     */
    public List<Long> reservedConnections() { return reservedConnections; }

    /**
     * Entries of the lists of regions.
     */
    public long numOctreeLookup() { return numOctreeLookup; }

    /**
     * Regions of the leaves of the octree, by their place in the table.
     */
    public List<Long> octreeLookup() { return octreeLookup; }

    /**
     * Boxes of the octree; at least 1.
     */
    public long numOctreeNodes() { return numOctreeNodes; }

    /**
     * Boxes, children before their parents, so that the root is the last.
     */
    public List<OctreeNode> octreeNodes() { return octreeNodes; }

    /**
     * Free points. Where version 7 has none and the bytes in order do not show it,
     * the first word of the padding, -1, may be counted as one.
     */
    public Integer numPoints() { return numPoints; }

    /**
     * Free points.
     */
    public List<FreePoint> points() { return points; }

    /**
     * Links of all points.
     */
    public Long numPointLinks() { return numPointLinks; }

    /**
     * Points that links lead to.
     */
    public List<Long> pointLinks() { return pointLinks; }

    /**
     * Costs of all links of points.
     */
    public Long numPointCosts() { return numPointCosts; }

    /**
     * Costs of the links, as a rule their length.
     */
    public List<Float> pointCosts() { return pointCosts; }

    /**
     * Whether there is a way between two points, as in `ground_connections`.
     */
    public List<Long> pointConnections() { return pointConnections; }

    /**
     * Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
     * in the archive includes them.
     */
    public byte[] padding() { return padding; }
    public MetroidPrimePath _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }

    @Override
    public String toString() {
        return "version " + Long.toString(version()) + ": " + Long.toString(numRegions()) + " regions";
    }
}
