// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package navspec.readwrite;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
import io.kaitai.struct.ConsistencyError;
import java.util.Objects;
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
public class MetroidPrimePath extends KaitaiStruct.ReadWrite {
    public static MetroidPrimePath fromFile(String fileName) throws IOException {
        return new MetroidPrimePath(new ByteBufferKaitaiStream(fileName));
    }
    public MetroidPrimePath() {
        this(null, null, null);
    }

    public MetroidPrimePath(KaitaiStream _io) {
        this(_io, null, null);
    }

    public MetroidPrimePath(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public MetroidPrimePath(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, MetroidPrimePath _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
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
            Corner _t_nodes = new Corner(this._io, this, _root);
            try {
                _t_nodes._read();
            } finally {
                this.nodes.add(_t_nodes);
            }
        }
        this.numLinks = this._io.readU4be();
        if (!(this.numLinks <= ((Number) ((_io().size() - _io().pos()) / 16)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 16)).longValue(), this.numLinks, this._io, "/seq/3");
        }
        this.links = new ArrayList<RegionLink>();
        for (int i = 0; i < numLinks(); i++) {
            RegionLink _t_links = new RegionLink(this._io, this, _root);
            try {
                _t_links._read();
            } finally {
                this.links.add(_t_links);
            }
        }
        this.numRegions = this._io.readU4be();
        if (!(this.numRegions <= ((_io().size() - _io().pos()) / 80 > 65535 ? ((long) 65535) : ((Number) ((_io().size() - _io().pos()) / 80)).longValue()))) {
            throw new KaitaiStream.ValidationGreaterThanError(((_io().size() - _io().pos()) / 80 > 65535 ? ((long) 65535) : ((Number) ((_io().size() - _io().pos()) / 80)).longValue()), this.numRegions, this._io, "/seq/5");
        }
        this.regions = new ArrayList<Region>();
        for (int i = 0; i < numRegions(); i++) {
            Region _t_regions = new Region(this._io, this, _root);
            try {
                _t_regions._read();
            } finally {
                this.regions.add(_t_regions);
            }
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
            OctreeNode _t_octreeNodes = new OctreeNode(this._io, this, _root);
            try {
                _t_octreeNodes._read();
            } finally {
                this.octreeNodes.add(_t_octreeNodes);
            }
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
                FreePoint _t_points = new FreePoint(this._io, this, _root);
                try {
                    _t_points._read();
                } finally {
                    this.points.add(_t_points);
                }
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
        _dirty = false;
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

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeU4be(this.version);
        this._io.writeU4be(this.numNodes);
        for (int i = 0; i < this.nodes.size(); i++) {
            this.nodes.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        this._io.writeU4be(this.numLinks);
        for (int i = 0; i < this.links.size(); i++) {
            this.links.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        this._io.writeU4be(this.numRegions);
        for (int i = 0; i < this.regions.size(); i++) {
            this.regions.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        for (int i = 0; i < this.groundConnections.size(); i++) {
            this._io.writeU4be(this.groundConnections.get(((Number) (i)).intValue()));
        }
        for (int i = 0; i < this.flyerConnections.size(); i++) {
            this._io.writeU4be(this.flyerConnections.get(((Number) (i)).intValue()));
        }
        if (hasReservedConnections()) {
            for (int i = 0; i < this.reservedConnections.size(); i++) {
                this._io.writeU4be(this.reservedConnections.get(((Number) (i)).intValue()));
            }
        }
        this._io.writeU4be(this.numOctreeLookup);
        for (int i = 0; i < this.octreeLookup.size(); i++) {
            this._io.writeU4be(this.octreeLookup.get(((Number) (i)).intValue()));
        }
        this._io.writeU4be(this.numOctreeNodes);
        for (int i = 0; i < this.octreeNodes.size(); i++) {
            this.octreeNodes.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        if (hasPointCount()) {
            this._io.writeS4be(this.numPoints);
        }
        if (hasPoints()) {
            if (this.points.size() != numPoints())
                throw new ConsistencyError("points", numPoints(), this.points.size());
            for (int i = 0; i < this.points.size(); i++) {
                if (!Objects.equals(this.points.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("points", _root(), this.points.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.points.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("points", this, this.points.get(((Number) (i)).intValue())._parent());
                this.points.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }
        if (hasPoints()) {
            this._io.writeU4be(this.numPointLinks);
        }
        if (hasPoints()) {
            if (this.pointLinks.size() != numPointLinks())
                throw new ConsistencyError("point_links", numPointLinks(), this.pointLinks.size());
            for (int i = 0; i < this.pointLinks.size(); i++) {
                this._io.writeU4be(this.pointLinks.get(((Number) (i)).intValue()));
            }
        }
        if (hasPoints()) {
            this._io.writeU4be(this.numPointCosts);
        }
        if (hasPoints()) {
            if (this.pointCosts.size() != numPointCosts())
                throw new ConsistencyError("point_costs", numPointCosts(), this.pointCosts.size());
            for (int i = 0; i < this.pointCosts.size(); i++) {
                this._io.writeF4be(this.pointCosts.get(((Number) (i)).intValue()));
            }
        }
        if (hasPoints()) {
            if (this.pointConnections.size() != ((numPoints() * numPoints() - numPoints()) / 2 + 31) / 32)
                throw new ConsistencyError("point_connections", ((numPoints() * numPoints() - numPoints()) / 2 + 31) / 32, this.pointConnections.size());
            for (int i = 0; i < this.pointConnections.size(); i++) {
                this._io.writeU4be(this.pointConnections.get(((Number) (i)).intValue()));
            }
        }
        this._io.writeBytes(this.padding);
        if (!(this._io.isEof()))
            throw new ConsistencyError("padding", 0, this._io.size() - this._io.pos());
    }

    public void _check() {
        if (!(this.version >= 4)) {
            throw new KaitaiStream.ValidationLessThanError(4, this.version, null, "/seq/0");
        }
        if (!(this.version <= 7)) {
            throw new KaitaiStream.ValidationGreaterThanError(7, this.version, null, "/seq/0");
        }
        if (this.nodes.size() != numNodes())
            throw new ConsistencyError("nodes", numNodes(), this.nodes.size());
        for (int i = 0; i < this.nodes.size(); i++) {
            if (!Objects.equals(this.nodes.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("nodes", _root(), this.nodes.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.nodes.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("nodes", this, this.nodes.get(((Number) (i)).intValue())._parent());
        }
        if (this.links.size() != numLinks())
            throw new ConsistencyError("links", numLinks(), this.links.size());
        for (int i = 0; i < this.links.size(); i++) {
            if (!Objects.equals(this.links.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("links", _root(), this.links.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.links.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("links", this, this.links.get(((Number) (i)).intValue())._parent());
        }
        if (this.regions.size() != numRegions())
            throw new ConsistencyError("regions", numRegions(), this.regions.size());
        for (int i = 0; i < this.regions.size(); i++) {
            if (!Objects.equals(this.regions.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("regions", _root(), this.regions.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.regions.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("regions", this, this.regions.get(((Number) (i)).intValue())._parent());
        }
        if (this.groundConnections.size() != ((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32)
            throw new ConsistencyError("ground_connections", ((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32, this.groundConnections.size());
        for (int i = 0; i < this.groundConnections.size(); i++) {
        }
        if (this.flyerConnections.size() != ((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32 + 0)
            throw new ConsistencyError("flyer_connections", ((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32 + 0, this.flyerConnections.size());
        for (int i = 0; i < this.flyerConnections.size(); i++) {
        }
        if (hasReservedConnections()) {
            if (this.reservedConnections.size() != 2 * ((numRegions() * numRegions() + 31) / 32 - ((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32))
                throw new ConsistencyError("reserved_connections", 2 * ((numRegions() * numRegions() + 31) / 32 - ((numRegions() * numRegions() - numRegions()) / 2 + 31) / 32), this.reservedConnections.size());
            for (int i = 0; i < this.reservedConnections.size(); i++) {
            }
        }
        if (this.octreeLookup.size() != numOctreeLookup())
            throw new ConsistencyError("octree_lookup", numOctreeLookup(), this.octreeLookup.size());
        for (int i = 0; i < this.octreeLookup.size(); i++) {
        }
        if (this.octreeNodes.size() != numOctreeNodes())
            throw new ConsistencyError("octree_nodes", numOctreeNodes(), this.octreeNodes.size());
        for (int i = 0; i < this.octreeNodes.size(); i++) {
            if (!Objects.equals(this.octreeNodes.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("octree_nodes", _root(), this.octreeNodes.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.octreeNodes.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("octree_nodes", this, this.octreeNodes.get(((Number) (i)).intValue())._parent());
        }
        _dirty = false;
    }

    /**
     * A corner of a region, with the edge that leads to the next one.
     */
    public static class Corner extends KaitaiStruct.ReadWrite {
        public static Corner fromFile(String fileName) throws IOException {
            return new Corner(new ByteBufferKaitaiStream(fileName));
        }
        public Corner() {
            this(null, null, null);
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
        }
        public void _read() {
            this.position = new Vector(this._io, this, _root);
            this.position._read();
            this.edgeNormal = new Vector(this._io, this, _root);
            this.edgeNormal._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
            this.edgeNormal._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.position._write_Seq(this._io);
            this.edgeNormal._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.position._root(), _root()))
                throw new ConsistencyError("position", _root(), this.position._root());
            if (!Objects.equals(this.position._parent(), this))
                throw new ConsistencyError("position", this, this.position._parent());
            if (!Objects.equals(this.edgeNormal._root(), _root()))
                throw new ConsistencyError("edge_normal", _root(), this.edgeNormal._root());
            if (!Objects.equals(this.edgeNormal._parent(), this))
                throw new ConsistencyError("edge_normal", this, this.edgeNormal._parent());
            _dirty = false;
        }
        private Vector position;
        private Vector edgeNormal;
        private MetroidPrimePath _root;
        private MetroidPrimePath _parent;

        /**
         * Place of the corner.
         */
        public Vector position() { return position; }
        public void setPosition(Vector _v) { _dirty = true; position = _v; }

        /**
         * Horizontal direction of length 1 from the edge into the region, which
         * is to the right of the way to the next corner.
         */
        public Vector edgeNormal() { return edgeNormal; }
        public void setEdgeNormal(Vector _v) { _dirty = true; edgeNormal = _v; }
        public MetroidPrimePath _root() { return _root; }
        public void set_root(MetroidPrimePath _v) { _dirty = true; _root = _v; }
        public MetroidPrimePath _parent() { return _parent; }
        public void set_parent(MetroidPrimePath _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A point of the second graph.
     */
    public static class FreePoint extends KaitaiStruct.ReadWrite {
        public static FreePoint fromFile(String fileName) throws IOException {
            return new FreePoint(new ByteBufferKaitaiStream(fileName));
        }
        public FreePoint() {
            this(null, null, null);
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
        }
        public void _read() {
            this.position = new Vector(this._io, this, _root);
            this.position._read();
            this.flags = this._io.readU4be();
            this.numLinks = this._io.readU4be();
            this.firstLink = this._io.readU4be();
            this.firstCost = this._io.readU4be();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.position._write_Seq(this._io);
            this._io.writeU4be(this.flags);
            this._io.writeU4be(this.numLinks);
            this._io.writeU4be(this.firstLink);
            this._io.writeU4be(this.firstCost);
        }

        public void _check() {
            if (!Objects.equals(this.position._root(), _root()))
                throw new ConsistencyError("position", _root(), this.position._root());
            if (!Objects.equals(this.position._parent(), this))
                throw new ConsistencyError("position", this, this.position._parent());
            _dirty = false;
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
        public void setPosition(Vector _v) { _dirty = true; position = _v; }

        /**
         * What the point is for; the meaning of the bits is not known. A search
         * requests points with one of a set of bits, or for all.
         */
        public long flags() { return flags; }
        public void setFlags(long _v) { _dirty = true; flags = _v; }

        /**
         * Links, and as many costs.
         */
        public long numLinks() { return numLinks; }
        public void setNumLinks(long _v) { _dirty = true; numLinks = _v; }

        /**
         * First link in `point_links`; a slot.
         */
        public long firstLink() { return firstLink; }
        public void setFirstLink(long _v) { _dirty = true; firstLink = _v; }

        /**
         * First cost in `point_costs`; a slot.
         */
        public long firstCost() { return firstCost; }
        public void setFirstCost(long _v) { _dirty = true; firstCost = _v; }
        public MetroidPrimePath _root() { return _root; }
        public void set_root(MetroidPrimePath _v) { _dirty = true; _root = _v; }
        public MetroidPrimePath _parent() { return _parent; }
        public void set_parent(MetroidPrimePath _v) { _dirty = true; _parent = _v; }

        @Override
        public String toString() {
            return Long.toString(numLinks()) + " links";
        }
    }

    /**
     * A box of the octree, either a leaf with regions or split into eight.
     */
    public static class OctreeNode extends KaitaiStruct.ReadWrite {
        public static OctreeNode fromFile(String fileName) throws IOException {
            return new OctreeNode(new ByteBufferKaitaiStream(fileName));
        }
        public OctreeNode() {
            this(null, null, null);
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
        }
        public void _read() {
            this.isLeaf = this._io.readU4be();
            this.aabbMin = new Vector(this._io, this, _root);
            this.aabbMin._read();
            this.aabbMax = new Vector(this._io, this, _root);
            this.aabbMax._read();
            this.center = new Vector(this._io, this, _root);
            this.center._read();
            this.children = new ArrayList<Integer>();
            for (int i = 0; i < 8; i++) {
                this.children.add(this._io.readS4be());
            }
            this.numRegions = this._io.readU4be();
            this.firstLookup = this._io.readU4be();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.aabbMin._fetchInstances();
            this.aabbMax._fetchInstances();
            this.center._fetchInstances();
            for (int i = 0; i < this.children.size(); i++) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4be(this.isLeaf);
            this.aabbMin._write_Seq(this._io);
            this.aabbMax._write_Seq(this._io);
            this.center._write_Seq(this._io);
            for (int i = 0; i < this.children.size(); i++) {
                this._io.writeS4be(this.children.get(((Number) (i)).intValue()));
            }
            this._io.writeU4be(this.numRegions);
            this._io.writeU4be(this.firstLookup);
        }

        public void _check() {
            if (!Objects.equals(this.aabbMin._root(), _root()))
                throw new ConsistencyError("aabb_min", _root(), this.aabbMin._root());
            if (!Objects.equals(this.aabbMin._parent(), this))
                throw new ConsistencyError("aabb_min", this, this.aabbMin._parent());
            if (!Objects.equals(this.aabbMax._root(), _root()))
                throw new ConsistencyError("aabb_max", _root(), this.aabbMax._root());
            if (!Objects.equals(this.aabbMax._parent(), this))
                throw new ConsistencyError("aabb_max", this, this.aabbMax._parent());
            if (!Objects.equals(this.center._root(), _root()))
                throw new ConsistencyError("center", _root(), this.center._root());
            if (!Objects.equals(this.center._parent(), this))
                throw new ConsistencyError("center", this, this.center._parent());
            if (this.children.size() != 8)
                throw new ConsistencyError("children", 8, this.children.size());
            for (int i = 0; i < this.children.size(); i++) {
            }
            _dirty = false;
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
        public void setIsLeaf(long _v) { _dirty = true; isLeaf = _v; }

        /**
         * Lowest corner of the box.
         */
        public Vector aabbMin() { return aabbMin; }
        public void setAabbMin(Vector _v) { _dirty = true; aabbMin = _v; }

        /**
         * Highest corner of the box.
         */
        public Vector aabbMax() { return aabbMax; }
        public void setAabbMax(Vector _v) { _dirty = true; aabbMax = _v; }

        /**
         * Point at which the box is split.
         */
        public Vector center() { return center; }
        public void setCenter(Vector _v) { _dirty = true; center = _v; }

        /**
         * Boxes inside, by their place in the table; slots. Bit 0 of the number
         * of a child is set where x lies above the centre, bit 1 for y, bit 2 for
         * z. -1 in a leaf.
         */
        public List<Integer> children() { return children; }
        public void setChildren(List<Integer> _v) { _dirty = true; children = _v; }

        /**
         * Regions of a leaf; 0 in a box that is split.
         */
        public long numRegions() { return numRegions; }
        public void setNumRegions(long _v) { _dirty = true; numRegions = _v; }

        /**
         * First entry of a leaf's regions in `octree_lookup`.
         */
        public long firstLookup() { return firstLookup; }
        public void setFirstLookup(long _v) { _dirty = true; firstLookup = _v; }
        public MetroidPrimePath _root() { return _root; }
        public void set_root(MetroidPrimePath _v) { _dirty = true; _root = _v; }
        public MetroidPrimePath _parent() { return _parent; }
        public void set_parent(MetroidPrimePath _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A convex piece of floor and the space above it up to a height: 80 bytes in
     * version 4, 92 from version 5 on.
     */
    public static class Region extends KaitaiStruct.ReadWrite {
        public static Region fromFile(String fileName) throws IOException {
            return new Region(new ByteBufferKaitaiStream(fileName));
        }
        public Region() {
            this(null, null, null);
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
        }
        public void _read() {
            this.numNodes = this._io.readU4be();
            this.firstNode = this._io.readU4be();
            this.numLinks = this._io.readU4be();
            this.firstLink = this._io.readU4be();
            this.indexMask = this._io.readU2be();
            this.typeMask = this._io.readU2be();
            this.height = this._io.readF4be();
            this.planeNormal = new Vector(this._io, this, _root);
            this.planeNormal._read();
            this.regionIndex = this._io.readU4be();
            this.centroid = new Vector(this._io, this, _root);
            this.centroid._read();
            this.aabbMin = new Vector(this._io, this, _root);
            this.aabbMin._read();
            this.aabbMax = new Vector(this._io, this, _root);
            this.aabbMax._read();
            if (hasObstructionCounts()) {
                this.obstructionCounts = new ArrayList<Long>();
                for (int i = 0; i < 3; i++) {
                    this.obstructionCounts.add(this._io.readU4be());
                }
            }
            this.runTimeSlot = this._io.readU4be();
            _dirty = false;
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

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4be(this.numNodes);
            this._io.writeU4be(this.firstNode);
            this._io.writeU4be(this.numLinks);
            this._io.writeU4be(this.firstLink);
            this._io.writeU2be(this.indexMask);
            this._io.writeU2be(this.typeMask);
            this._io.writeF4be(this.height);
            this.planeNormal._write_Seq(this._io);
            this._io.writeU4be(this.regionIndex);
            this.centroid._write_Seq(this._io);
            this.aabbMin._write_Seq(this._io);
            this.aabbMax._write_Seq(this._io);
            if (hasObstructionCounts()) {
                for (int i = 0; i < this.obstructionCounts.size(); i++) {
                    this._io.writeU4be(this.obstructionCounts.get(((Number) (i)).intValue()));
                }
            }
            this._io.writeU4be(this.runTimeSlot);
        }

        public void _check() {
            if (!Objects.equals(this.planeNormal._root(), _root()))
                throw new ConsistencyError("plane_normal", _root(), this.planeNormal._root());
            if (!Objects.equals(this.planeNormal._parent(), this))
                throw new ConsistencyError("plane_normal", this, this.planeNormal._parent());
            if (!Objects.equals(this.centroid._root(), _root()))
                throw new ConsistencyError("centroid", _root(), this.centroid._root());
            if (!Objects.equals(this.centroid._parent(), this))
                throw new ConsistencyError("centroid", this, this.centroid._parent());
            if (!Objects.equals(this.aabbMin._root(), _root()))
                throw new ConsistencyError("aabb_min", _root(), this.aabbMin._root());
            if (!Objects.equals(this.aabbMin._parent(), this))
                throw new ConsistencyError("aabb_min", this, this.aabbMin._parent());
            if (!Objects.equals(this.aabbMax._root(), _root()))
                throw new ConsistencyError("aabb_max", _root(), this.aabbMax._root());
            if (!Objects.equals(this.aabbMax._parent(), this))
                throw new ConsistencyError("aabb_max", this, this.aabbMax._parent());
            if (hasObstructionCounts()) {
                if (this.obstructionCounts.size() != 3)
                    throw new ConsistencyError("obstruction_counts", 3, this.obstructionCounts.size());
                for (int i = 0; i < this.obstructionCounts.size(); i++) {
                }
            }
            _dirty = false;
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
        public void _invalidateHasObstructionCounts() { this.hasObstructionCounts = null; }
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
        public void setNumNodes(long _v) { _dirty = true; numNodes = _v; }

        /**
         * First corner; a slot.
         */
        public long firstNode() { return firstNode; }
        public void setFirstNode(long _v) { _dirty = true; firstNode = _v; }

        /**
         * Number of links that begin at the region.
         */
        public long numLinks() { return numLinks; }
        public void setNumLinks(long _v) { _dirty = true; numLinks = _v; }

        /**
         * First link; a slot. Without links it does not count.
         */
        public long firstLink() { return firstLink; }
        public void setFirstLink(long _v) { _dirty = true; firstLink = _v; }

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
        public void setIndexMask(int _v) { _dirty = true; indexMask = _v; }

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
        public void setTypeMask(int _v) { _dirty = true; typeMask = _v; }

        /**
         * Height of the room above the floor.
         */
        public float height() { return height; }
        public void setHeight(float _v) { _dirty = true; height = _v; }

        /**
         * Direction of length 1 up from the floor.
         */
        public Vector planeNormal() { return planeNormal; }
        public void setPlaneNormal(Vector _v) { _dirty = true; planeNormal = _v; }

        /**
         * Number by which the matrices know the region; its place in the table,
         * in all files known.
         */
        public long regionIndex() { return regionIndex; }
        public void setRegionIndex(long _v) { _dirty = true; regionIndex = _v; }

        /**
         * A point of the floor at which the search for a route is.
         */
        public Vector centroid() { return centroid; }
        public void setCentroid(Vector _v) { _dirty = true; centroid = _v; }

        /**
         * Lowest corner of the box around the region and the room above it.
         */
        public Vector aabbMin() { return aabbMin; }
        public void setAabbMin(Vector _v) { _dirty = true; aabbMin = _v; }

        /**
         * Highest corner of that box.
         */
        public Vector aabbMax() { return aabbMax; }
        public void setAabbMax(Vector _v) { _dirty = true; aabbMax = _v; }

        /**
         * What blocks the region while the game runs, in three kinds; 0 in a
         * file, in all files known.
         */
        public List<Long> obstructionCounts() { return obstructionCounts; }
        public void setObstructionCounts(List<Long> _v) { _dirty = true; obstructionCounts = _v; }

        /**
         * A slot; repeats `region_index`.
         */
        public long runTimeSlot() { return runTimeSlot; }
        public void setRunTimeSlot(long _v) { _dirty = true; runTimeSlot = _v; }
        public MetroidPrimePath _root() { return _root; }
        public void set_root(MetroidPrimePath _v) { _dirty = true; _root = _v; }
        public MetroidPrimePath _parent() { return _parent; }
        public void set_parent(MetroidPrimePath _v) { _dirty = true; _parent = _v; }

        @Override
        public String toString() {
            return "region " + Long.toString(regionIndex()) + ": " + Long.toString(numNodes()) + " corners";
        }
    }

    /**
     * A way from a region into another, over one of its edges.
     */
    public static class RegionLink extends KaitaiStruct.ReadWrite {
        public static RegionLink fromFile(String fileName) throws IOException {
            return new RegionLink(new ByteBufferKaitaiStream(fileName));
        }
        public RegionLink() {
            this(null, null, null);
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
        }
        public void _read() {
            this.edge = this._io.readU4be();
            this.regionRow = this._io.readU4be();
            this.width2d = this._io.readF4be();
            this.invWidth2d = this._io.readF4be();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4be(this.edge);
            this._io.writeU4be(this.regionRow);
            this._io.writeF4be(this.width2d);
            this._io.writeF4be(this.invWidth2d);
        }

        public void _check() {
            _dirty = false;
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
        public void setEdge(long _v) { _dirty = true; edge = _v; }

        /**
         * The other region, by its place in the table.
         */
        public long regionRow() { return regionRow; }
        public void setRegionRow(long _v) { _dirty = true; regionRow = _v; }

        /**
         * Length of the edge as seen from above; one writer had its length in
         * space.
         */
        public float width2d() { return width2d; }
        public void setWidth2d(float _v) { _dirty = true; width2d = _v; }

        /**
         * 1 divided by `width_2d`.
         */
        public float invWidth2d() { return invWidth2d; }
        public void setInvWidth2d(float _v) { _dirty = true; invWidth2d = _v; }
        public MetroidPrimePath _root() { return _root; }
        public void set_root(MetroidPrimePath _v) { _dirty = true; _root = _v; }
        public MetroidPrimePath _parent() { return _parent; }
        public void set_parent(MetroidPrimePath _v) { _dirty = true; _parent = _v; }

        @Override
        public String toString() {
            return "over edge " + Long.toString(edge()) + " to region " + Long.toString(regionRow());
        }
    }

    /**
     * A point or a direction.
     */
    public static class Vector extends KaitaiStruct.ReadWrite {
        public static Vector fromFile(String fileName) throws IOException {
            return new Vector(new ByteBufferKaitaiStream(fileName));
        }
        public Vector() {
            this(null, null, null);
        }

        public Vector(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Vector(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public Vector(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, MetroidPrimePath _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.x = this._io.readF4be();
            this.y = this._io.readF4be();
            this.z = this._io.readF4be();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeF4be(this.x);
            this._io.writeF4be(this.y);
            this._io.writeF4be(this.z);
        }

        public void _check() {
            _dirty = false;
        }
        private float x;
        private float y;
        private float z;
        private MetroidPrimePath _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * First axis of the room, level.
         */
        public float x() { return x; }
        public void setX(float _v) { _dirty = true; x = _v; }

        /**
         * Second axis of the room, level.
         */
        public float y() { return y; }
        public void setY(float _v) { _dirty = true; y = _v; }

        /**
         * Up.
         */
        public float z() { return z; }
        public void setZ(float _v) { _dirty = true; z = _v; }
        public MetroidPrimePath _root() { return _root; }
        public void set_root(MetroidPrimePath _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
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
    public void _invalidateHasPointCount() { this.hasPointCount = null; }
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
    public void _invalidateHasPoints() { this.hasPoints = null; }
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
    public void _invalidateHasReservedConnections() { this.hasReservedConnections = null; }
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
    private KaitaiStruct.ReadWrite _parent;

    /**
     * Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
     * seen; the game would read it like 6.
     */
    public long version() { return version; }
    public void setVersion(long _v) { _dirty = true; version = _v; }

    /**
     * Corners of all regions.
     */
    public long numNodes() { return numNodes; }
    public void setNumNodes(long _v) { _dirty = true; numNodes = _v; }

    /**
     * Corners, region by region; none belongs to two regions.
     */
    public List<Corner> nodes() { return nodes; }
    public void setNodes(List<Corner> _v) { _dirty = true; nodes = _v; }

    /**
     * Links of all regions.
     */
    public long numLinks() { return numLinks; }
    public void setNumLinks(long _v) { _dirty = true; numLinks = _v; }

    /**
     * Links, region by region.
     */
    public List<RegionLink> links() { return links; }
    public void setLinks(List<RegionLink> _v) { _dirty = true; links = _v; }

    /**
     * Regions; the game searches no mesh with more than 512.
     */
    public long numRegions() { return numRegions; }
    public void setNumRegions(long _v) { _dirty = true; numRegions = _v; }

    /**
     * Pieces of floor, with the room above them.
     */
    public List<Region> regions() { return regions; }
    public void setRegions(List<Region> _v) { _dirty = true; regions = _v; }

    /**
     * Whether walkers have a way between two regions: a bit for each pair i < j
     * of `region_index`, first all pairs of region 0, then of region 1, the
     * lowest bit of a word first.
     */
    public List<Long> groundConnections() { return groundConnections; }
    public void setGroundConnections(List<Long> _v) { _dirty = true; groundConnections = _v; }

    /**
     * Connections between regions for creatures that fly; bits as in
     * `ground_connections`.
     */
    public List<Long> flyerConnections() { return flyerConnections; }
    public void setFlyerConnections(List<Long> _v) { _dirty = true; flyerConnections = _v; }

    /**
     * Words that no game reads: what two full matrices would take more. The only
     * public writer has zeros here.
     */
    public List<Long> reservedConnections() { return reservedConnections; }
    public void setReservedConnections(List<Long> _v) { _dirty = true; reservedConnections = _v; }

    /**
     * Entries of the lists of regions.
     */
    public long numOctreeLookup() { return numOctreeLookup; }
    public void setNumOctreeLookup(long _v) { _dirty = true; numOctreeLookup = _v; }

    /**
     * Regions of the leaves of the octree, by their place in the table.
     */
    public List<Long> octreeLookup() { return octreeLookup; }
    public void setOctreeLookup(List<Long> _v) { _dirty = true; octreeLookup = _v; }

    /**
     * Boxes of the octree; at least 1.
     */
    public long numOctreeNodes() { return numOctreeNodes; }
    public void setNumOctreeNodes(long _v) { _dirty = true; numOctreeNodes = _v; }

    /**
     * Boxes, children before their parents, so that the root is the last.
     */
    public List<OctreeNode> octreeNodes() { return octreeNodes; }
    public void setOctreeNodes(List<OctreeNode> _v) { _dirty = true; octreeNodes = _v; }

    /**
     * Free points. Where version 7 has none and the bytes in order do not show it,
     * the first word of the padding, -1, may be counted as one.
     */
    public Integer numPoints() { return numPoints; }
    public void setNumPoints(Integer _v) { _dirty = true; numPoints = _v; }

    /**
     * Free points.
     */
    public List<FreePoint> points() { return points; }
    public void setPoints(List<FreePoint> _v) { _dirty = true; points = _v; }

    /**
     * Links of all points.
     */
    public Long numPointLinks() { return numPointLinks; }
    public void setNumPointLinks(Long _v) { _dirty = true; numPointLinks = _v; }

    /**
     * Points that links lead to.
     */
    public List<Long> pointLinks() { return pointLinks; }
    public void setPointLinks(List<Long> _v) { _dirty = true; pointLinks = _v; }

    /**
     * Costs of all links of points.
     */
    public Long numPointCosts() { return numPointCosts; }
    public void setNumPointCosts(Long _v) { _dirty = true; numPointCosts = _v; }

    /**
     * Costs of the links, as a rule their length.
     */
    public List<Float> pointCosts() { return pointCosts; }
    public void setPointCosts(List<Float> _v) { _dirty = true; pointCosts = _v; }

    /**
     * Whether there is a way between two points, as in `ground_connections`.
     */
    public List<Long> pointConnections() { return pointConnections; }
    public void setPointConnections(List<Long> _v) { _dirty = true; pointConnections = _v; }

    /**
     * Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
     * in the archive includes them.
     */
    public byte[] padding() { return padding; }
    public void setPadding(byte[] _v) { _dirty = true; padding = _v; }
    public MetroidPrimePath _root() { return _root; }
    public void set_root(MetroidPrimePath _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }

    @Override
    public String toString() {
        return "version " + Long.toString(version()) + ": " + Long.toString(numRegions()) + " regions";
    }
}
