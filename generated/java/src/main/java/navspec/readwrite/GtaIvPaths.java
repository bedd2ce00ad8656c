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
 * @see <a href="https://github.com/gta-reversed/gta-reversed">Source</a>
 * @see <a href="https://github.com/Swoorup/paths-visualizer">Source</a>
 * @see <a href="https://gtamods.com/wiki/Paths_(GTA4)">Source</a>
 */
public class GtaIvPaths extends KaitaiStruct.ReadWrite {
    public static GtaIvPaths fromFile(String fileName) throws IOException {
        return new GtaIvPaths(new ByteBufferKaitaiStream(fileName));
    }
    public GtaIvPaths() {
        this(null, null, null);
    }

    public GtaIvPaths(KaitaiStream _io) {
        this(_io, null, null);
    }

    public GtaIvPaths(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public GtaIvPaths(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, GtaIvPaths _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
        this.numNodes = this._io.readU4le();
        if (!(this.numNodes <= ((Number) ((_io().size() - _io().pos()) / 32)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 32)).longValue(), this.numNodes, this._io, "/seq/0");
        }
        this.numVehicleNodes = this._io.readU4le();
        this.numIntersectionNodes = this._io.readU4le();
        this.numLinks = this._io.readU4le();
        if (!(this.numLinks <= ((Number) ((_io().size() - _io().pos()) / 8)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 8)).longValue(), this.numLinks, this._io, "/seq/3");
        }
        this.nodes = new ArrayList<PathNode>();
        for (int i = 0; i < numNodes(); i++) {
            PathNode _t_nodes = new PathNode(this._io, this, _root);
            try {
                _t_nodes._read();
            } finally {
                this.nodes.add(_t_nodes);
            }
        }
        this.links = new ArrayList<PathLink>();
        for (int i = 0; i < numLinks(); i++) {
            PathLink _t_links = new PathLink(this._io, this, _root);
            try {
                _t_links._read();
            } finally {
                this.links.add(_t_links);
            }
        }
        this.trailing = this._io.readBytesFull();
        _dirty = false;
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.nodes.size(); i++) {
            this.nodes.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.links.size(); i++) {
            this.links.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeU4le(this.numNodes);
        this._io.writeU4le(this.numVehicleNodes);
        this._io.writeU4le(this.numIntersectionNodes);
        this._io.writeU4le(this.numLinks);
        for (int i = 0; i < this.nodes.size(); i++) {
            this.nodes.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        for (int i = 0; i < this.links.size(); i++) {
            this.links.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        this._io.writeBytes(this.trailing);
        if (!(this._io.isEof()))
            throw new ConsistencyError("trailing", 0, this._io.size() - this._io.pos());
    }

    public void _check() {
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
        _dirty = false;
    }

    /**
     * Lanes of both directions. That the lower number is that of the way back is
     * not proven; the link back has both numbers exchanged.
     */
    public static class LaneCounts extends KaitaiStruct.ReadWrite {
        public static LaneCounts fromFile(String fileName) throws IOException {
            return new LaneCounts(new ByteBufferKaitaiStream(fileName));
        }
        public LaneCounts() {
            this(null, null, null);
        }

        public LaneCounts(KaitaiStream _io) {
            this(_io, null, null);
        }

        public LaneCounts(KaitaiStream _io, GtaIvPaths.PathLink _parent) {
            this(_io, _parent, null);
        }

        public LaneCounts(KaitaiStream _io, GtaIvPaths.PathLink _parent, GtaIvPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.lanes02 = this._io.readBitsIntLe(3);
            this.lanes35 = this._io.readBitsIntLe(3);
            this.unused = this._io.readBitsIntLe(2);
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeBitsIntLe(3, this.lanes02);
            this._io.writeBitsIntLe(3, this.lanes35);
            this._io.writeBitsIntLe(2, this.unused);
        }

        public void _check() {
            _dirty = false;
        }
        private long lanes02;
        private long lanes35;
        private long unused;
        private GtaIvPaths _root;
        private GtaIvPaths.PathLink _parent;

        /**
         * Lanes of one direction, probably of the way back.
         */
        public long lanes02() { return lanes02; }
        public void setLanes02(long _v) { _dirty = true; lanes02 = _v; }

        /**
         * Lanes of the other direction, probably of this link.
         */
        public long lanes35() { return lanes35; }
        public void setLanes35(long _v) { _dirty = true; lanes35 = _v; }

        /**
         * Unknown.
         */
        public long unused() { return unused; }
        public void setUnused(long _v) { _dirty = true; unused = _v; }
        public GtaIvPaths _root() { return _root; }
        public void set_root(GtaIvPaths _v) { _dirty = true; _root = _v; }
        public GtaIvPaths.PathLink _parent() { return _parent; }
        public void set_parent(GtaIvPaths.PathLink _v) { _dirty = true; _parent = _v; }
    }

    /**
     * Bits of a node, the lowest first. The wiki numbers them from the highest:
     * its flag n is bit 31 - n.
     */
    public static class NodeFlags extends KaitaiStruct.ReadWrite {
        public static NodeFlags fromFile(String fileName) throws IOException {
            return new NodeFlags(new ByteBufferKaitaiStream(fileName));
        }
        public NodeFlags() {
            this(null, null, null);
        }

        public NodeFlags(KaitaiStream _io) {
            this(_io, null, null);
        }

        public NodeFlags(KaitaiStream _io, GtaIvPaths.PathNode _parent) {
            this(_io, _parent, null);
        }

        public NodeFlags(KaitaiStream _io, GtaIvPaths.PathNode _parent, GtaIvPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.spawnDensity = this._io.readBitsIntLe(4);
            this.behaviour = this._io.readBitsIntLe(4);
            this.flag8 = this._io.readBitsIntLe(1) != 0;
            this.flag9 = this._io.readBitsIntLe(1) != 0;
            this.boatMovement = this._io.readBitsIntLe(1) != 0;
            this.flag11 = this._io.readBitsIntLe(1) != 0;
            this.dirtRoad = this._io.readBitsIntLe(1) != 0;
            this.highway = this._io.readBitsIntLe(1) != 0;
            this.slowTraffic = this._io.readBitsIntLe(1) != 0;
            this.unlinked = this._io.readBitsIntLe(1) != 0;
            this.numOwnLinks = this._io.readBitsIntLe(4);
            this.flag20 = this._io.readBitsIntLe(1) != 0;
            this.flag21 = this._io.readBitsIntLe(1) != 0;
            this.flag22 = this._io.readBitsIntLe(1) != 0;
            this.flag23 = this._io.readBitsIntLe(1) != 0;
            this.flag24 = this._io.readBitsIntLe(1) != 0;
            this.water = this._io.readBitsIntLe(1) != 0;
            this.flag26 = this._io.readBitsIntLe(1) != 0;
            this.ignored = this._io.readBitsIntLe(1) != 0;
            this.dontWander = this._io.readBitsIntLe(1) != 0;
            this.flag29 = this._io.readBitsIntLe(1) != 0;
            this.flag30 = this._io.readBitsIntLe(1) != 0;
            this.flag31 = this._io.readBitsIntLe(1) != 0;
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeBitsIntLe(4, this.spawnDensity);
            this._io.writeBitsIntLe(4, this.behaviour);
            this._io.writeBitsIntLe(1, (this.flag8 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag9 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.boatMovement ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag11 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.dirtRoad ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.highway ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.slowTraffic ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.unlinked ? 1 : 0));
            this._io.writeBitsIntLe(4, this.numOwnLinks);
            this._io.writeBitsIntLe(1, (this.flag20 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag21 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag22 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag23 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag24 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.water ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag26 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.ignored ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.dontWander ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag29 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag30 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.flag31 ? 1 : 0));
        }

        public void _check() {
            _dirty = false;
        }
        private long spawnDensity;
        private long behaviour;
        private boolean flag8;
        private boolean flag9;
        private boolean boatMovement;
        private boolean flag11;
        private boolean dirtRoad;
        private boolean highway;
        private boolean slowTraffic;
        private boolean unlinked;
        private long numOwnLinks;
        private boolean flag20;
        private boolean flag21;
        private boolean flag22;
        private boolean flag23;
        private boolean flag24;
        private boolean water;
        private boolean flag26;
        private boolean ignored;
        private boolean dontWander;
        private boolean flag29;
        private boolean flag30;
        private boolean flag31;
        private GtaIvPaths _root;
        private GtaIvPaths.PathNode _parent;

        /**
         * How much traffic appears, 0 to 15.
         */
        public long spawnDensity() { return spawnDensity; }
        public void setSpawnDensity(long _v) { _dirty = true; spawnDensity = _v; }

        /**
         * A special use of the node; the values are not known.
         */
        public long behaviour() { return behaviour; }
        public void setBehaviour(long _v) { _dirty = true; behaviour = _v; }

        /**
         * Unknown; only in Manhattan, as the wiki supposes.
         */
        public boolean flag8() { return flag8; }
        public void setFlag8(boolean _v) { _dirty = true; flag8 = _v; }

        /**
         * Unknown.
         */
        public boolean flag9() { return flag9; }
        public void setFlag9(boolean _v) { _dirty = true; flag9 = _v; }

        /**
         * Boats go here.
         */
        public boolean boatMovement() { return boatMovement; }
        public void setBoatMovement(boolean _v) { _dirty = true; boatMovement = _v; }

        /**
         * Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
         * flag"), it is about people on foot, who do not use these files.
         */
        public boolean flag11() { return flag11; }
        public void setFlag11(boolean _v) { _dirty = true; flag11 = _v; }

        /**
         * Traffic goes about 50 km/h.
         */
        public boolean dirtRoad() { return dirtRoad; }
        public void setDirtRoad(boolean _v) { _dirty = true; dirtRoad = _v; }

        /**
         * Traffic goes about 70 km/h.
         */
        public boolean highway() { return highway; }
        public void setHighway(boolean _v) { _dirty = true; highway = _v; }

        /**
         * Traffic goes about 30 km/h.
         */
        public boolean slowTraffic() { return slowTraffic; }
        public void setSlowTraffic(boolean _v) { _dirty = true; slowTraffic = _v; }

        /**
         * Set exactly in nodes without links.
         */
        public boolean unlinked() { return unlinked; }
        public void setUnlinked(boolean _v) { _dirty = true; unlinked = _v; }

        /**
         * Number of links that begin at the node, 0 to 15.
         */
        public long numOwnLinks() { return numOwnLinks; }
        public void setNumOwnLinks(long _v) { _dirty = true; numOwnLinks = _v; }

        /**
         * Meaning not known. The one tool that names the bit contradicts itself:
         * it takes bit 20 for a dead end and again for the lowest bit of a speed
         * limit. Not the wiki's flag 20, which is bit 11.
         */
        public boolean flag20() { return flag20; }
        public void setFlag20(boolean _v) { _dirty = true; flag20 = _v; }

        /**
         * Meaning not known. Guess of one tool that contradicts itself: part of
         * a speed limit.
         */
        public boolean flag21() { return flag21; }
        public void setFlag21(boolean _v) { _dirty = true; flag21 = _v; }

        /**
         * Meaning not known. Guesses of one tool that contradicts itself: part
         * of a speed limit, or a road block.
         */
        public boolean flag22() { return flag22; }
        public void setFlag22(boolean _v) { _dirty = true; flag22 = _v; }

        /**
         * Meaning not known. Guesses of one tool that contradicts itself:
         * restricted, or ignored.
         */
        public boolean flag23() { return flag23; }
        public void setFlag23(boolean _v) { _dirty = true; flag23 = _v; }

        /**
         * Meaning not known. Guess of one tool that contradicts itself: a node
         * for emergency vehicles.
         */
        public boolean flag24() { return flag24; }
        public void setFlag24(boolean _v) { _dirty = true; flag24 = _v; }

        /**
         * A node of a water way.
         */
        public boolean water() { return water; }
        public void setWater(boolean _v) { _dirty = true; water = _v; }

        /**
         * Meaning not known. Guess of the wiki: only for emergency vehicles,
         * which another tool reads in bit 24.
         */
        public boolean flag26() { return flag26; }
        public void setFlag26(boolean _v) { _dirty = true; flag26 = _v; }

        /**
         * The node is not used.
         */
        public boolean ignored() { return ignored; }
        public void setIgnored(boolean _v) { _dirty = true; ignored = _v; }

        /**
         * Traffic that wanders does not come here.
         */
        public boolean dontWander() { return dontWander; }
        public void setDontWander(boolean _v) { _dirty = true; dontWander = _v; }

        /**
         * Unknown.
         */
        public boolean flag29() { return flag29; }
        public void setFlag29(boolean _v) { _dirty = true; flag29 = _v; }

        /**
         * Unknown.
         */
        public boolean flag30() { return flag30; }
        public void setFlag30(boolean _v) { _dirty = true; flag30 = _v; }

        /**
         * Unknown, but used.
         */
        public boolean flag31() { return flag31; }
        public void setFlag31(boolean _v) { _dirty = true; flag31 = _v; }
        public GtaIvPaths _root() { return _root; }
        public void set_root(GtaIvPaths _v) { _dirty = true; _root = _v; }
        public GtaIvPaths.PathNode _parent() { return _parent; }
        public void set_parent(GtaIvPaths.PathNode _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A way to another node, which may be one of another file.
     */
    public static class PathLink extends KaitaiStruct.ReadWrite {
        public static PathLink fromFile(String fileName) throws IOException {
            return new PathLink(new ByteBufferKaitaiStream(fileName));
        }
        public PathLink() {
            this(null, null, null);
        }

        public PathLink(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PathLink(KaitaiStream _io, GtaIvPaths _parent) {
            this(_io, _parent, null);
        }

        public PathLink(KaitaiStream _io, GtaIvPaths _parent, GtaIvPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.areaId = this._io.readU2le();
            this.nodeId = this._io.readU2le();
            this.length = this._io.readU1();
            this.lanes = new LaneCounts(this._io, this, _root);
            this.lanes._read();
            this.linkFlags = this._io.readU2le();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.lanes._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU2le(this.areaId);
            this._io.writeU2le(this.nodeId);
            this._io.writeU1(this.length);
            this.lanes._write_Seq(this._io);
            this._io.writeU2le(this.linkFlags);
        }

        public void _check() {
            if (!Objects.equals(this.lanes._root(), _root()))
                throw new ConsistencyError("lanes", _root(), this.lanes._root());
            if (!Objects.equals(this.lanes._parent(), this))
                throw new ConsistencyError("lanes", this, this.lanes._parent());
            _dirty = false;
        }
        private int areaId;
        private int nodeId;
        private int length;
        private LaneCounts lanes;
        private int linkFlags;
        private GtaIvPaths _root;
        private GtaIvPaths _parent;

        /**
         * File of the other node.
         */
        public int areaId() { return areaId; }
        public void setAreaId(int _v) { _dirty = true; areaId = _v; }

        /**
         * Number of the other node in its file.
         */
        public int nodeId() { return nodeId; }
        public void setNodeId(int _v) { _dirty = true; nodeId = _v; }

        /**
         * Distance between both nodes without the fraction, 255 at most. The
         * fraction is cut off rather than rounded.
         */
        public int length() { return length; }
        public void setLength(int _v) { _dirty = true; length = _v; }

        /**
         * Lanes in both directions.
         */
        public LaneCounts lanes() { return lanes; }
        public void setLanes(LaneCounts _v) { _dirty = true; lanes = _v; }

        /**
         * Unknown; most often 0xC040.
         */
        public int linkFlags() { return linkFlags; }
        public void setLinkFlags(int _v) { _dirty = true; linkFlags = _v; }
        public GtaIvPaths _root() { return _root; }
        public void set_root(GtaIvPaths _v) { _dirty = true; _root = _v; }
        public GtaIvPaths _parent() { return _parent; }
        public void set_parent(GtaIvPaths _v) { _dirty = true; _parent = _v; }

        @Override
        public String toString() {
            return "to area " + Long.toString(areaId()) + " node " + Long.toString(nodeId());
        }
    }

    /**
     * A point of a road or of a water way.
     */
    public static class PathNode extends KaitaiStruct.ReadWrite {
        public static PathNode fromFile(String fileName) throws IOException {
            return new PathNode(new ByteBufferKaitaiStream(fileName));
        }
        public PathNode() {
            this(null, null, null);
        }

        public PathNode(KaitaiStream _io) {
            this(_io, null, null);
        }

        public PathNode(KaitaiStream _io, GtaIvPaths _parent) {
            this(_io, _parent, null);
        }

        public PathNode(KaitaiStream _io, GtaIvPaths _parent, GtaIvPaths _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.nextPtr = this._io.readU4le();
            this.prevPtr = this._io.readU4le();
            this.areaId = this._io.readU2le();
            this.nodeId = this._io.readU2le();
            this.streetNameHash = this._io.readU4le();
            this.searchDistance = this._io.readU2le();
            this.firstLink = this._io.readU2le();
            this.x = this._io.readS2le();
            this.y = this._io.readS2le();
            this.z = this._io.readS2le();
            this.pathWidth = this._io.readU1();
            this.floodGroup = this._io.readU1();
            this.flags = new NodeFlags(this._io, this, _root);
            this.flags._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.flags._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.nextPtr);
            this._io.writeU4le(this.prevPtr);
            this._io.writeU2le(this.areaId);
            this._io.writeU2le(this.nodeId);
            this._io.writeU4le(this.streetNameHash);
            this._io.writeU2le(this.searchDistance);
            this._io.writeU2le(this.firstLink);
            this._io.writeS2le(this.x);
            this._io.writeS2le(this.y);
            this._io.writeS2le(this.z);
            this._io.writeU1(this.pathWidth);
            this._io.writeU1(this.floodGroup);
            this.flags._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.flags._root(), _root()))
                throw new ConsistencyError("flags", _root(), this.flags._root());
            if (!Objects.equals(this.flags._parent(), this))
                throw new ConsistencyError("flags", this, this.flags._parent());
            _dirty = false;
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
        public void _invalidatePositionX() { this.positionX = null; }
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
        public void _invalidatePositionY() { this.positionY = null; }
        private Double positionZ;

        /**
         * Up.
         */
        public Double positionZ() {
            if (this.positionZ != null)
                return this.positionZ;
            this.positionZ = ((Number) (((Number) (z())).doubleValue() * 0.0078125)).doubleValue();
            return this.positionZ;
        }
        public void _invalidatePositionZ() { this.positionZ = null; }
        private long nextPtr;
        private long prevPtr;
        private int areaId;
        private int nodeId;
        private long streetNameHash;
        private int searchDistance;
        private int firstLink;
        private short x;
        private short y;
        private short z;
        private int pathWidth;
        private int floodGroup;
        private NodeFlags flags;
        private GtaIvPaths _root;
        private GtaIvPaths _parent;

        /**
         * An address of the program that made the file; 0 in nodes without links
         * and in most dead ends.
         */
        public long nextPtr() { return nextPtr; }
        public void setNextPtr(long _v) { _dirty = true; nextPtr = _v; }

        /**
         * An address as well; 0.
         */
        public long prevPtr() { return prevPtr; }
        public void setPrevPtr(long _v) { _dirty = true; prevPtr = _v; }

        /**
         * Number of the file.
         */
        public int areaId() { return areaId; }
        public void setAreaId(int _v) { _dirty = true; areaId = _v; }

        /**
         * Number of the node in its file, each once; probably its place in the
         * table.
         */
        public int nodeId() { return nodeId; }
        public void setNodeId(int _v) { _dirty = true; nodeId = _v; }

        /**
         * Name of the street as a hash, 0 for none.
         */
        public long streetNameHash() { return streetNameHash; }
        public void setStreetNameHash(long _v) { _dirty = true; streetNameHash = _v; }

        /**
         * Where the search for a route keeps its distance; 0x7FFE means that it
         * was not here.
         */
        public int searchDistance() { return searchDistance; }
        public void setSearchDistance(int _v) { _dirty = true; searchDistance = _v; }

        /**
         * First own link; never less than that of the node before, 0 at first.
         */
        public int firstLink() { return firstLink; }
        public void setFirstLink(int _v) { _dirty = true; firstLink = _v; }

        /**
         * Towards the east.
         */
        public short x() { return x; }
        public void setX(short _v) { _dirty = true; x = _v; }

        /**
         * Towards the north.
         */
        public short y() { return y; }
        public void setY(short _v) { _dirty = true; y = _v; }

        /**
         * Up.
         */
        public short z() { return z; }
        public void setZ(short _v) { _dirty = true; z = _v; }

        /**
         * Room between the lanes of both directions.
         */
        public int pathWidth() { return pathWidth; }
        public void setPathWidth(int _v) { _dirty = true; pathWidth = _v; }

        /**
         * Number of the connected part of the network: between different numbers
         * there is no route. The wiki calls it a path type, which is always 1
         * for boats; both are true if the water ways are group 1.
         */
        public int floodGroup() { return floodGroup; }
        public void setFloodGroup(int _v) { _dirty = true; floodGroup = _v; }

        /**
         * Properties of the node, one bit each.
         */
        public NodeFlags flags() { return flags; }
        public void setFlags(NodeFlags _v) { _dirty = true; flags = _v; }
        public GtaIvPaths _root() { return _root; }
        public void set_root(GtaIvPaths _v) { _dirty = true; _root = _v; }
        public GtaIvPaths _parent() { return _parent; }
        public void set_parent(GtaIvPaths _v) { _dirty = true; _parent = _v; }

        @Override
        public String toString() {
            return "area " + Long.toString(areaId()) + " node " + Long.toString(nodeId());
        }
    }
    private long numNodes;
    private long numVehicleNodes;
    private long numIntersectionNodes;
    private long numLinks;
    private List<PathNode> nodes;
    private List<PathLink> links;
    private byte[] trailing;
    private GtaIvPaths _root;
    private KaitaiStruct.ReadWrite _parent;

    /**
     * Nodes of both kinds.
     */
    public long numNodes() { return numNodes; }
    public void setNumNodes(long _v) { _dirty = true; numNodes = _v; }

    /**
     * Nodes at the front of the table that have links: those of roads and of
     * water ways.
     */
    public long numVehicleNodes() { return numVehicleNodes; }
    public void setNumVehicleNodes(long _v) { _dirty = true; numVehicleNodes = _v; }

    /**
     * Nodes after them, which have no links; what they are for is not known.
     * The name is that of the wiki. Both numbers add up to `num_nodes`.
     */
    public long numIntersectionNodes() { return numIntersectionNodes; }
    public void setNumIntersectionNodes(long _v) { _dirty = true; numIntersectionNodes = _v; }

    /**
     * Links of all nodes.
     */
    public long numLinks() { return numLinks; }
    public void setNumLinks(long _v) { _dirty = true; numLinks = _v; }

    /**
     * Nodes with links, then those without.
     */
    public List<PathNode> nodes() { return nodes; }
    public void setNodes(List<PathNode> _v) { _dirty = true; nodes = _v; }

    /**
     * Links, node by node.
     */
    public List<PathLink> links() { return links; }
    public void setLinks(List<PathLink> _v) { _dirty = true; links = _v; }

    /**
     * Nothing, unless a tool has cut the file out of its archive with the zeros
     * that fill the last block of 2,048 bytes.
     */
    public byte[] trailing() { return trailing; }
    public void setTrailing(byte[] _v) { _dirty = true; trailing = _v; }
    public GtaIvPaths _root() { return _root; }
    public void set_root(GtaIvPaths _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }

    @Override
    public String toString() {
        return Long.toString(numNodes()) + " nodes, " + Long.toString(numLinks()) + " links";
    }
}
