// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package navspec;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.ArrayList;
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
public class GtaIvPaths extends KaitaiStruct {
    public static GtaIvPaths fromFile(String fileName) throws IOException {
        return new GtaIvPaths(new ByteBufferKaitaiStream(fileName));
    }

    public GtaIvPaths(KaitaiStream _io) {
        this(_io, null, null);
    }

    public GtaIvPaths(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public GtaIvPaths(KaitaiStream _io, KaitaiStruct _parent, GtaIvPaths _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
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
            this.nodes.add(new PathNode(this._io, this, _root));
        }
        this.links = new ArrayList<PathLink>();
        for (int i = 0; i < numLinks(); i++) {
            this.links.add(new PathLink(this._io, this, _root));
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.nodes.size(); i++) {
            this.nodes.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.links.size(); i++) {
            this.links.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * Lanes of both directions. That the lower number is that of the way back is
     * not proven; the link back has both numbers exchanged.
     */
    public static class LaneCounts extends KaitaiStruct {
        public static LaneCounts fromFile(String fileName) throws IOException {
            return new LaneCounts(new ByteBufferKaitaiStream(fileName));
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
            _read();
        }
        private void _read() {
            this.lanes02 = this._io.readBitsIntLe(3);
            this.lanes35 = this._io.readBitsIntLe(3);
            this.unused = this._io.readBitsIntLe(2);
        }

        public void _fetchInstances() {
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

        /**
         * Lanes of the other direction, probably of this link.
         */
        public long lanes35() { return lanes35; }

        /**
         * Unknown.
         */
        public long unused() { return unused; }
        public GtaIvPaths _root() { return _root; }
        public GtaIvPaths.PathLink _parent() { return _parent; }
    }

    /**
     * Bits of a node, the lowest first. The wiki numbers them from the highest:
     * its flag n is bit 31 - n.
     */
    public static class NodeFlags extends KaitaiStruct {
        public static NodeFlags fromFile(String fileName) throws IOException {
            return new NodeFlags(new ByteBufferKaitaiStream(fileName));
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
            _read();
        }
        private void _read() {
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
        }

        public void _fetchInstances() {
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

        /**
         * A special use of the node; the values are not known.
         */
        public long behaviour() { return behaviour; }

        /**
         * Unknown; only in Manhattan, as the wiki supposes.
         */
        public boolean flag8() { return flag8; }

        /**
         * Unknown.
         */
        public boolean flag9() { return flag9; }

        /**
         * Boats go here.
         */
        public boolean boatMovement() { return boatMovement; }

        /**
         * Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
         * flag"), it is about people on foot, who do not use these files.
         */
        public boolean flag11() { return flag11; }

        /**
         * Traffic goes about 50 km/h.
         */
        public boolean dirtRoad() { return dirtRoad; }

        /**
         * Traffic goes about 70 km/h.
         */
        public boolean highway() { return highway; }

        /**
         * Traffic goes about 30 km/h.
         */
        public boolean slowTraffic() { return slowTraffic; }

        /**
         * Set exactly in nodes without links.
         */
        public boolean unlinked() { return unlinked; }

        /**
         * Number of links that begin at the node, 0 to 15.
         */
        public long numOwnLinks() { return numOwnLinks; }

        /**
         * Meaning not known. The one tool that names the bit contradicts itself:
         * it takes bit 20 for a dead end and again for the lowest bit of a speed
         * limit. Not the wiki's flag 20, which is bit 11.
         */
        public boolean flag20() { return flag20; }

        /**
         * Meaning not known. Guess of one tool that contradicts itself: part of
         * a speed limit.
         */
        public boolean flag21() { return flag21; }

        /**
         * Meaning not known. Guesses of one tool that contradicts itself: part
         * of a speed limit, or a road block.
         */
        public boolean flag22() { return flag22; }

        /**
         * Meaning not known. Guesses of one tool that contradicts itself:
         * restricted, or ignored.
         */
        public boolean flag23() { return flag23; }

        /**
         * Meaning not known. Guess of one tool that contradicts itself: a node
         * for emergency vehicles.
         */
        public boolean flag24() { return flag24; }

        /**
         * A node of a water way.
         */
        public boolean water() { return water; }

        /**
         * Meaning not known. Guess of the wiki: only for emergency vehicles,
         * which another tool reads in bit 24.
         */
        public boolean flag26() { return flag26; }

        /**
         * The node is not used.
         */
        public boolean ignored() { return ignored; }

        /**
         * Traffic that wanders does not come here.
         */
        public boolean dontWander() { return dontWander; }

        /**
         * Unknown.
         */
        public boolean flag29() { return flag29; }

        /**
         * Unknown.
         */
        public boolean flag30() { return flag30; }

        /**
         * Unknown, but used.
         */
        public boolean flag31() { return flag31; }
        public GtaIvPaths _root() { return _root; }
        public GtaIvPaths.PathNode _parent() { return _parent; }
    }

    /**
     * A way to another node, which may be one of another file.
     */
    public static class PathLink extends KaitaiStruct {
        public static PathLink fromFile(String fileName) throws IOException {
            return new PathLink(new ByteBufferKaitaiStream(fileName));
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
            _read();
        }
        private void _read() {
            this.areaId = this._io.readU2le();
            this.nodeId = this._io.readU2le();
            this.length = this._io.readU1();
            this.lanes = new LaneCounts(this._io, this, _root);
            this.linkFlags = this._io.readU2le();
        }

        public void _fetchInstances() {
            this.lanes._fetchInstances();
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

        /**
         * Number of the other node in its file.
         */
        public int nodeId() { return nodeId; }

        /**
         * Distance between both nodes without the fraction, 255 at most. The
         * fraction is cut off rather than rounded.
         */
        public int length() { return length; }

        /**
         * Lanes in both directions.
         */
        public LaneCounts lanes() { return lanes; }

        /**
         * Unknown; most often 0xC040.
         */
        public int linkFlags() { return linkFlags; }
        public GtaIvPaths _root() { return _root; }
        public GtaIvPaths _parent() { return _parent; }

        @Override
        public String toString() {
            return "to area " + Long.toString(areaId()) + " node " + Long.toString(nodeId());
        }
    }

    /**
     * A point of a road or of a water way.
     */
    public static class PathNode extends KaitaiStruct {
        public static PathNode fromFile(String fileName) throws IOException {
            return new PathNode(new ByteBufferKaitaiStream(fileName));
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
            _read();
        }
        private void _read() {
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
        }

        public void _fetchInstances() {
            this.flags._fetchInstances();
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
            this.positionZ = ((Number) (((Number) (z())).doubleValue() * 0.0078125)).doubleValue();
            return this.positionZ;
        }
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

        /**
         * An address as well; 0.
         */
        public long prevPtr() { return prevPtr; }

        /**
         * Number of the file.
         */
        public int areaId() { return areaId; }

        /**
         * Number of the node in its file, each once; probably its place in the
         * table.
         */
        public int nodeId() { return nodeId; }

        /**
         * Name of the street as a hash, 0 for none.
         */
        public long streetNameHash() { return streetNameHash; }

        /**
         * Where the search for a route keeps its distance; 0x7FFE means that it
         * was not here.
         */
        public int searchDistance() { return searchDistance; }

        /**
         * First own link; never less than that of the node before, 0 at first.
         */
        public int firstLink() { return firstLink; }

        /**
         * Towards the east.
         */
        public short x() { return x; }

        /**
         * Towards the north.
         */
        public short y() { return y; }

        /**
         * Up.
         */
        public short z() { return z; }

        /**
         * Room between the lanes of both directions.
         */
        public int pathWidth() { return pathWidth; }

        /**
         * Number of the connected part of the network: between different numbers
         * there is no route. The wiki calls it a path type, which is always 1
         * for boats; both are true if the water ways are group 1.
         */
        public int floodGroup() { return floodGroup; }

        /**
         * Properties of the node, one bit each.
         */
        public NodeFlags flags() { return flags; }
        public GtaIvPaths _root() { return _root; }
        public GtaIvPaths _parent() { return _parent; }

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
    private KaitaiStruct _parent;

    /**
     * Nodes of both kinds.
     */
    public long numNodes() { return numNodes; }

    /**
     * Nodes at the front of the table that have links: those of roads and of
     * water ways.
     */
    public long numVehicleNodes() { return numVehicleNodes; }

    /**
     * Nodes after them, which have no links; what they are for is not known.
     * The name is that of the wiki. Both numbers add up to `num_nodes`.
     */
    public long numIntersectionNodes() { return numIntersectionNodes; }

    /**
     * Links of all nodes.
     */
    public long numLinks() { return numLinks; }

    /**
     * Nodes with links, then those without.
     */
    public List<PathNode> nodes() { return nodes; }

    /**
     * Links, node by node.
     */
    public List<PathLink> links() { return links; }

    /**
     * Nothing, unless a tool has cut the file out of its archive with the zeros
     * that fill the last block of 2,048 bytes.
     */
    public byte[] trailing() { return trailing; }
    public GtaIvPaths _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }

    @Override
    public String toString() {
        return Long.toString(numNodes()) + " nodes, " + Long.toString(numLinks()) + " links";
    }
}
