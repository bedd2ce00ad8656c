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
import java.util.Arrays;


/**
 * The surface of one map on which bots walk: convex polygons ("areas") for each
 * size of body ("hull"), and the links over their edges.
 * 
 * World units are those of the map, about an inch (0.0254 m) each; z points up.
 * In version 30 an area has corners of its own, later it names a polygon of a
 * pool. The areas are followed by the parameters they were generated with, whose
 * layout has a version of its own. Blocks of KV3, a container for key and value
 * pairs, start at multiples of eight bytes and are kept as they are.
 * @see <a href="https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh">Source</a>
 * @see <a href="https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py">Source</a>
 */
public class Source2Nav extends KaitaiStruct {
    public static Source2Nav fromFile(String fileName) throws IOException {
        return new Source2Nav(new ByteBufferKaitaiStream(fileName));
    }

    public enum Side {
        NORTH(0),
        EAST(1),
        SOUTH(2),
        WEST(3);

        private final long id;
        Side(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Side> byId = new HashMap<Long, Side>(4);
        static {
            for (Side e : Side.values())
                byId.put(e.id(), e);
        }
        public static Side byId(long id) { return byId.get(id); }
    }

    public Source2Nav(KaitaiStream _io) {
        this(_io, null, null);
    }

    public Source2Nav(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public Source2Nav(KaitaiStream _io, KaitaiStruct _parent, Source2Nav _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.magic = this._io.readU4le();
        if (!(this.magic == 4277009102L)) {
            throw new KaitaiStream.ValidationNotEqualError(4277009102L, this.magic, this._io, "/seq/0");
        }
        this.version = this._io.readU4le();
        if (!(this.version >= 30)) {
            throw new KaitaiStream.ValidationLessThanError(30, this.version, this._io, "/seq/1");
        }
        if (!(this.version <= 36)) {
            throw new KaitaiStream.ValidationGreaterThanError(36, this.version, this._io, "/seq/1");
        }
        this.subVersion = this._io.readU4le();
        this.isAnalyzed = this._io.readU1();
        this.numPlaces = this._io.readU2le();
        this.places = new ArrayList<Place>();
        for (int i = 0; i < numPlaces(); i++) {
            this.places.add(new Place(this._io, this, _root));
        }
        this.hasUnnamedAreas = this._io.readU1();
        if (hasKv3Blocks()) {
            this.movableMeshPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8));
        }
        if (hasKv3Blocks()) {
            this.movableMeshSettings = new Kv3Block(this._io, this, _root);
        }
        if (hasPolygons()) {
            this.numCorners = this._io.readU4le();
            if (!(this.numCorners <= ((Number) ((_io().size() - _io().pos()) / 12)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 12)).longValue(), this.numCorners, this._io, "/seq/9");
            }
        }
        if (hasPolygons()) {
            this.corners = new ArrayList<Vec3>();
            for (int i = 0; i < numCorners(); i++) {
                this.corners.add(new Vec3(this._io, this, _root));
            }
        }
        if (hasPolygons()) {
            this.numPolygons = this._io.readU4le();
            if (!(this.numPolygons <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.numPolygons, this._io, "/seq/11");
            }
        }
        if (hasPolygons()) {
            this.polygons = new ArrayList<Polygon>();
            for (int i = 0; i < numPolygons(); i++) {
                this.polygons.add(new Polygon(this._io, this, _root));
            }
        }
        if (hasGravityFlags()) {
            this.gravityFlags = this._io.readU4le();
        }
        if (hasGravity()) {
            this.numGravity = this._io.readU4le();
            if (!(this.numGravity <= ((Number) ((_io().size() - _io().pos()) / 12)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 12)).longValue(), this.numGravity, this._io, "/seq/14");
            }
        }
        if (hasGravity()) {
            this.gravity = new ArrayList<Vec3>();
            for (int i = 0; i < numGravity(); i++) {
                this.gravity.add(new Vec3(this._io, this, _root));
            }
        }
        if (hasMovableMeshes()) {
            this.numMovableMeshes = this._io.readU4le();
            if (!(this.numMovableMeshes <= ((Number) ((_io().size() - _io().pos()) / 49)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 49)).longValue(), this.numMovableMeshes, this._io, "/seq/16");
            }
        }
        if (hasMovableMeshes()) {
            this.movableMeshes = new ArrayList<MovableMesh>();
            for (int i = 0; i < numMovableMeshes(); i++) {
                this.movableMeshes.add(new MovableMesh(this._io, this, _root));
            }
        }
        if (hasKv3Blocks()) {
            this.gameDataPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8));
        }
        if (hasKv3Blocks()) {
            this.gameDataKv3 = new Kv3Block(this._io, this, _root);
        }
        this.numAreas = this._io.readU4le();
        if (!(this.numAreas <= ((Number) ((_io().size() - _io().pos()) / 34)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 34)).longValue(), this.numAreas, this._io, "/seq/20");
        }
        this.areas = new ArrayList<NavArea>();
        for (int i = 0; i < numAreas(); i++) {
            this.areas.add(new NavArea(this._io, this, _root));
        }
        this.numLadders = this._io.readU4le();
        if (!(this.numLadders <= ((Number) ((_io().size() - _io().pos()) / 60)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 60)).longValue(), this.numLadders, this._io, "/seq/22");
        }
        this.ladders = new ArrayList<NavLadder>();
        for (int i = 0; i < numLadders(); i++) {
            this.ladders.add(new NavLadder(this._io, this, _root));
        }
        this.numTransformedBounds = this._io.readS4le();
        if (!(this.numTransformedBounds >= 0)) {
            throw new KaitaiStream.ValidationLessThanError(0, this.numTransformedBounds, this._io, "/seq/24");
        }
        if (!(this.numTransformedBounds <= ((Number) ((_io().size() - _io().pos()) / 72)).intValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 72)).intValue(), this.numTransformedBounds, this._io, "/seq/24");
        }
        this.transformedBounds = new ArrayList<TransformedBox>();
        for (int i = 0; i < numTransformedBounds(); i++) {
            this.transformedBounds.add(new TransformedBox(this._io, this, _root));
        }
        this.generationParams = new GenerationSettings(this._io, this, _root);
        if (hasKv3Blocks()) {
            this.extraGenerationPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8));
        }
        if (hasKv3Blocks()) {
            this.extraGenerationParams = new Kv3Block(this._io, this, _root);
        }
        if (hasCustomData()) {
            this.customDataPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8));
        }
        if (hasCustomData()) {
            this.customData = new Kv3Block(this._io, this, _root);
        }
        this.tail = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.places.size(); i++) {
            this.places.get(((Number) (i)).intValue())._fetchInstances();
        }
        if (hasKv3Blocks()) {
        }
        if (hasKv3Blocks()) {
            this.movableMeshSettings._fetchInstances();
        }
        if (hasPolygons()) {
        }
        if (hasPolygons()) {
            for (int i = 0; i < this.corners.size(); i++) {
                this.corners.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (hasPolygons()) {
        }
        if (hasPolygons()) {
            for (int i = 0; i < this.polygons.size(); i++) {
                this.polygons.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (hasGravityFlags()) {
        }
        if (hasGravity()) {
        }
        if (hasGravity()) {
            for (int i = 0; i < this.gravity.size(); i++) {
                this.gravity.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (hasMovableMeshes()) {
        }
        if (hasMovableMeshes()) {
            for (int i = 0; i < this.movableMeshes.size(); i++) {
                this.movableMeshes.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (hasKv3Blocks()) {
        }
        if (hasKv3Blocks()) {
            this.gameDataKv3._fetchInstances();
        }
        for (int i = 0; i < this.areas.size(); i++) {
            this.areas.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.ladders.size(); i++) {
            this.ladders.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.transformedBounds.size(); i++) {
            this.transformedBounds.get(((Number) (i)).intValue())._fetchInstances();
        }
        this.generationParams._fetchInstances();
        if (hasKv3Blocks()) {
        }
        if (hasKv3Blocks()) {
            this.extraGenerationParams._fetchInstances();
        }
        if (hasCustomData()) {
        }
        if (hasCustomData()) {
            this.customData._fetchInstances();
        }
    }

    /**
     * Links over one edge of an area.
     */
    public static class AreaEdge extends KaitaiStruct {
        public static AreaEdge fromFile(String fileName) throws IOException {
            return new AreaEdge(new ByteBufferKaitaiStream(fileName));
        }

        public AreaEdge(KaitaiStream _io) {
            this(_io, null, null);
        }

        public AreaEdge(KaitaiStream _io, Source2Nav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public AreaEdge(KaitaiStream _io, Source2Nav.NavArea _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numLinks = this._io.readU4le();
            if (!(this.numLinks <= ((Number) ((_io().size() - _io().pos()) / 8)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 8)).longValue(), this.numLinks, this._io, "/types/area_edge/seq/0");
            }
            this.links = new ArrayList<EdgeLink>();
            for (int i = 0; i < numLinks(); i++) {
                this.links.add(new EdgeLink(this._io, this, _root));
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.links.size(); i++) {
                this.links.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        private long numLinks;
        private List<EdgeLink> links;
        private Source2Nav _root;
        private Source2Nav.NavArea _parent;

        /**
         * Links that follow.
         */
        public long numLinks() { return numLinks; }

        /**
         * Links over the edge into other areas.
         */
        public List<EdgeLink> links() { return links; }
        public Source2Nav _root() { return _root; }
        public Source2Nav.NavArea _parent() { return _parent; }
    }

    /**
     * A way over an edge into another area.
     */
    public static class EdgeLink extends KaitaiStruct {
        public static EdgeLink fromFile(String fileName) throws IOException {
            return new EdgeLink(new ByteBufferKaitaiStream(fileName));
        }

        public EdgeLink(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EdgeLink(KaitaiStream _io, Source2Nav.AreaEdge _parent) {
            this(_io, _parent, null);
        }

        public EdgeLink(KaitaiStream _io, Source2Nav.AreaEdge _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.areaId = this._io.readU4le();
            this.edgeIndex = this._io.readU4le();
        }

        public void _fetchInstances() {
        }
        private long areaId;
        private long edgeIndex;
        private Source2Nav _root;
        private Source2Nav.AreaEdge _parent;

        /**
         * Id of the area that is entered.
         */
        public long areaId() { return areaId; }

        /**
         * Edge of that area over which it is entered.
         */
        public long edgeIndex() { return edgeIndex; }
        public Source2Nav _root() { return _root; }
        public Source2Nav.AreaEdge _parent() { return _parent; }
    }

    /**
     * How a mesh was generated.
     */
    public static class GenerationSettings extends KaitaiStruct {
        public static GenerationSettings fromFile(String fileName) throws IOException {
            return new GenerationSettings(new ByteBufferKaitaiStream(fileName));
        }

        public GenerationSettings(KaitaiStream _io) {
            this(_io, null, null);
        }

        public GenerationSettings(KaitaiStream _io, Source2Nav _parent) {
            this(_io, _parent, null);
        }

        public GenerationSettings(KaitaiStream _io, Source2Nav _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.genVersion = this._io.readS4le();
            if (!(this.genVersion >= 6)) {
                throw new KaitaiStream.ValidationLessThanError(6, this.genVersion, this._io, "/types/generation_settings/seq/0");
            }
            if (!(this.genVersion <= 13)) {
                throw new KaitaiStream.ValidationGreaterThanError(13, this.genVersion, this._io, "/types/generation_settings/seq/0");
            }
            this.useProjectDefaults = this._io.readU4le();
            this.tileSize = this._io.readF4le();
            this.cellSize = this._io.readF4le();
            this.cellHeight = this._io.readF4le();
            this.minRegionSize = this._io.readS4le();
            this.mergedRegionSize = this._io.readS4le();
            this.meshSampleDistance = this._io.readF4le();
            this.maxSampleError = this._io.readF4le();
            this.maxEdgeLength = this._io.readS4le();
            this.maxEdgeError = this._io.readF4le();
            this.vertsPerPoly = this._io.readS4le();
            if (hasEdgeRemoval()) {
                this.smallAreaOnEdgeRemoval = this._io.readF4le();
            }
            if (hasHullNames()) {
                this.hullPresetName = this._io.readBytesTerm((byte) 0, false, true, true);
            }
            if (hasHullNames()) {
                this.hullDefinitionsFile = this._io.readBytesTerm((byte) 0, false, true, true);
            }
            this.numHulls = this._io.readU4le();
            if (!(this.numHulls <= ((Number) ((genVersion() < 12 ? ((Number) (numHulls())).longValue() : ((Number) ((_io().size() - _io().pos()) / 38)).longValue()))).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((genVersion() < 12 ? ((Number) (numHulls())).longValue() : ((Number) ((_io().size() - _io().pos()) / 38)).longValue()))).longValue(), this.numHulls, this._io, "/types/generation_settings/seq/15");
            }
            this.hulls = new ArrayList<Hull>();
            for (int i = 0; i < (genVersion() < 12 ? ((long) 3) : ((Number) (numHulls())).longValue()); i++) {
                this.hulls.add(new Hull(this._io, this, _root));
            }
            if (hasGravityFlag()) {
                this.gravityFlag = this._io.readU1();
            }
        }

        public void _fetchInstances() {
            if (hasEdgeRemoval()) {
            }
            if (hasHullNames()) {
            }
            if (hasHullNames()) {
            }
            for (int i = 0; i < this.hulls.size(); i++) {
                this.hulls.get(((Number) (i)).intValue())._fetchInstances();
            }
            if (hasGravityFlag()) {
            }
        }
        private Boolean hasEdgeRemoval;

        /**
         * Whether `small_area_on_edge_removal` is stored.
         */
        public Boolean hasEdgeRemoval() {
            if (this.hasEdgeRemoval != null)
                return this.hasEdgeRemoval;
            this.hasEdgeRemoval = genVersion() >= 7;
            return this.hasEdgeRemoval;
        }
        private Boolean hasGravityFlag;

        /**
         * Whether `gravity_flag` is stored.
         */
        public Boolean hasGravityFlag() {
            if (this.hasGravityFlag != null)
                return this.hasGravityFlag;
            this.hasGravityFlag = genVersion() >= 10;
            return this.hasGravityFlag;
        }
        private Boolean hasHullNames;

        /**
         * Whether names of hulls are stored.
         */
        public Boolean hasHullNames() {
            if (this.hasHullNames != null)
                return this.hasHullNames;
            this.hasHullNames = genVersion() >= 12;
            return this.hasHullNames;
        }
        private int genVersion;
        private long useProjectDefaults;
        private float tileSize;
        private float cellSize;
        private float cellHeight;
        private int minRegionSize;
        private int mergedRegionSize;
        private float meshSampleDistance;
        private float maxSampleError;
        private int maxEdgeLength;
        private float maxEdgeError;
        private int vertsPerPoly;
        private Float smallAreaOnEdgeRemoval;
        private byte[] hullPresetName;
        private byte[] hullDefinitionsFile;
        private long numHulls;
        private List<Hull> hulls;
        private Integer gravityFlag;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
         * in 36. That of hulls before 6 is not known.
         */
        public int genVersion() { return genVersion; }

        /**
         * Whether the settings are to be those of the project: with 1 the game
         * warns when they differ. 1 in the known files.
         */
        public long useProjectDefaults() { return useProjectDefaults; }

        /**
         * Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
         * 192 units there.
         */
        public float tileSize() { return tileSize; }

        /**
         * Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
         */
        public float cellSize() { return cellSize; }

        /**
         * Size of a cell along z (Recast: `ch`); 2 in the known files.
         */
        public float cellHeight() { return cellHeight; }

        /**
         * Smallest region, as the side of a square in cells (Recast:
         * `regionMinSize`); 8 in the known files.
         */
        public int minRegionSize() { return minRegionSize; }

        /**
         * Regions up to this size are merged, as the side of a square in cells
         * (Recast: `regionMergeSize`); 20 in the known files.
         */
        public int mergedRegionSize() { return mergedRegionSize; }

        /**
         * Distance of the samples of the height (Recast: `detailSampleDist`);
         * 120 in the known files.
         */
        public float meshSampleDistance() { return meshSampleDistance; }

        /**
         * Largest error of a sample of the height (Recast:
         * `detailSampleMaxError`); 2 in the known files.
         */
        public float maxSampleError() { return maxSampleError; }

        /**
         * Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
         * files.
         */
        public int maxEdgeLength() { return maxEdgeLength; }

        /**
         * Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
         * 45 in the known files.
         */
        public float maxEdgeError() { return maxEdgeError; }

        /**
         * Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
         * files, which is also the most that the game stores.
         */
        public int vertsPerPoly() { return vertsPerPoly; }

        /**
         * Size up to which areas at edges are dropped; -1, in the known files,
         * selects the default.
         */
        public Float smallAreaOnEdgeRemoval() { return smallAreaOnEdgeRemoval; }

        /**
         * Name of a set of hulls; empty in the known files.
         */
        public byte[] hullPresetName() { return hullPresetName; }

        /**
         * File with the hulls; empty in the known files.
         */
        public byte[] hullDefinitionsFile() { return hullDefinitionsFile; }

        /**
         * Hulls that follow, from generator version 12 on; before, three follow
         * whatever the number, so that the number is its own bound. 3 or 1 in
         * the known files.
         */
        public long numHulls() { return numHulls; }

        /**
         * Sizes of bodies that the mesh was generated for.
         */
        public List<Hull> hulls() { return hulls; }

        /**
         * Whether gravity follows the rotation, probably; 0 in the known files.
         */
        public Integer gravityFlag() { return gravityFlag; }
        public Source2Nav _root() { return _root; }
        public Source2Nav _parent() { return _parent; }
    }

    /**
     * A point at which a bot hides, or from which it shoots.
     */
    public static class HidingSpot extends KaitaiStruct {
        public static HidingSpot fromFile(String fileName) throws IOException {
            return new HidingSpot(new ByteBufferKaitaiStream(fileName));
        }

        public HidingSpot(KaitaiStream _io) {
            this(_io, null, null);
        }

        public HidingSpot(KaitaiStream _io, Source2Nav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public HidingSpot(KaitaiStream _io, Source2Nav.NavArea _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.id = this._io.readU4le();
            this.position = new Vec3(this._io, this, _root);
            this.flags = this._io.readU1();
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }
        private long id;
        private Vec3 position;
        private int flags;
        private Source2Nav _root;
        private Source2Nav.NavArea _parent;

        /**
         * Number by which encounters name the spot.
         */
        public long id() { return id; }

        /**
         * On the floor.
         */
        public Vec3 position() { return position; }

        /**
         * Quality of the spot.
         * 
         * - `in_cover`: A corner with hard cover.
         * - `good_sniper_spot`: A sniper can fire well along a line.
         * - `ideal_sniper_spot`: A sniper sees far or much from here.
         * - `exposed`: In the open, mostly on a ledge.
         */
        public int flags() { return flags; }
        public Source2Nav _root() { return _root; }
        public Source2Nav.NavArea _parent() { return _parent; }
    }

    /**
     * Size and skill of a body.
     */
    public static class Hull extends KaitaiStruct {
        public static Hull fromFile(String fileName) throws IOException {
            return new Hull(new ByteBufferKaitaiStream(fileName));
        }

        public Hull(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Hull(KaitaiStream _io, Source2Nav.GenerationSettings _parent) {
            this(_io, _parent, null);
        }

        public Hull(KaitaiStream _io, Source2Nav.GenerationSettings _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            if (hasEnabled()) {
                this.enabled = this._io.readU1();
            }
            this.radius = this._io.readF4le();
            this.height = this._io.readF4le();
            if (hasShortHeight()) {
                this.shortHeightEnabled = this._io.readU1();
            }
            if (hasShortHeight()) {
                this.shortHeight = this._io.readF4le();
            }
            if (hasCrawlHeight()) {
                this.crawlEnabled = this._io.readU1();
            }
            if (hasCrawlHeight()) {
                this.crawlHeight = this._io.readF4le();
            }
            this.maxClimb = this._io.readF4le();
            this.maxSlope = this._io.readS4le();
            this.maxJumpDown = this._io.readF4le();
            this.maxJumpHorizontal = this._io.readF4le();
            this.maxJumpUp = this._io.readF4le();
            if (hasBorderErosion()) {
                this.borderErosion = this._io.readS4le();
            }
        }

        public void _fetchInstances() {
            if (hasEnabled()) {
            }
            if (hasShortHeight()) {
            }
            if (hasShortHeight()) {
            }
            if (hasCrawlHeight()) {
            }
            if (hasCrawlHeight()) {
            }
            if (hasBorderErosion()) {
            }
        }
        private Boolean hasBorderErosion;

        /**
         * Whether `border_erosion` is stored.
         */
        public Boolean hasBorderErosion() {
            if (this.hasBorderErosion != null)
                return this.hasBorderErosion;
            this.hasBorderErosion = _parent().genVersion() >= 11;
            return this.hasBorderErosion;
        }
        private Boolean hasCrawlHeight;

        /**
         * Whether the height crawling is stored.
         */
        public Boolean hasCrawlHeight() {
            if (this.hasCrawlHeight != null)
                return this.hasCrawlHeight;
            this.hasCrawlHeight = _parent().genVersion() >= 13;
            return this.hasCrawlHeight;
        }
        private Boolean hasEnabled;

        /**
         * Whether `enabled` is stored.
         */
        public Boolean hasEnabled() {
            if (this.hasEnabled != null)
                return this.hasEnabled;
            this.hasEnabled = _parent().genVersion() >= 9;
            return this.hasEnabled;
        }
        private Boolean hasShortHeight;

        /**
         * Whether the height crouched is stored.
         */
        public Boolean hasShortHeight() {
            if (this.hasShortHeight != null)
                return this.hasShortHeight;
            this.hasShortHeight = _parent().genVersion() >= 8;
            return this.hasShortHeight;
        }
        private Integer enabled;
        private float radius;
        private float height;
        private Integer shortHeightEnabled;
        private Float shortHeight;
        private Integer crawlEnabled;
        private Float crawlHeight;
        private float maxClimb;
        private int maxSlope;
        private float maxJumpDown;
        private float maxJumpHorizontal;
        private float maxJumpUp;
        private Integer borderErosion;
        private Source2Nav _root;
        private Source2Nav.GenerationSettings _parent;

        /**
         * Whether the hull is used; 1 in the known files.
         */
        public Integer enabled() { return enabled; }

        /**
         * Half of the width; 12 to 23 in the known files.
         */
        public float radius() { return radius; }

        /**
         * Height upright; 24 to 79 in the known files.
         */
        public float height() { return height; }

        /**
         * Whether the body can crouch; 1 in the known files.
         */
        public Integer shortHeightEnabled() { return shortHeightEnabled; }

        /**
         * Height crouched; 35.5 in the known files.
         */
        public Float shortHeight() { return shortHeight; }

        /**
         * Whether the body can crawl; 0 in the known file.
         */
        public Integer crawlEnabled() { return crawlEnabled; }

        /**
         * Height crawling; 17.5 in the known file.
         */
        public Float crawlHeight() { return crawlHeight; }

        /**
         * Highest step; 15.5 or 16 in the known files.
         */
        public float maxClimb() { return maxClimb; }

        /**
         * Steepest slope; 50 in the known files.
         */
        public int maxSlope() { return maxSlope; }

        /**
         * Deepest jump; 0 to 240 in the known files.
         */
        public float maxJumpDown() { return maxJumpDown; }

        /**
         * Longest jump; 64 in the known files.
         */
        public float maxJumpHorizontal() { return maxJumpHorizontal; }

        /**
         * Highest jump; 0 to 240 in the known files.
         */
        public float maxJumpUp() { return maxJumpUp; }

        /**
         * Cells that are taken off at borders, -1 for the radius; 0 in the known files.
         */
        public Integer borderErosion() { return borderErosion; }
        public Source2Nav _root() { return _root; }
        public Source2Nav.GenerationSettings _parent() { return _parent; }
    }

    /**
     * Ids of ladders.
     */
    public static class IdList extends KaitaiStruct {
        public static IdList fromFile(String fileName) throws IOException {
            return new IdList(new ByteBufferKaitaiStream(fileName));
        }

        public IdList(KaitaiStream _io) {
            this(_io, null, null);
        }

        public IdList(KaitaiStream _io, Source2Nav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public IdList(KaitaiStream _io, Source2Nav.NavArea _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numIds = this._io.readU4le();
            if (!(this.numIds <= ((Number) ((_io().size() - _io().pos()) / 4)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 4)).longValue(), this.numIds, this._io, "/types/id_list/seq/0");
            }
            this.ids = new ArrayList<Long>();
            for (int i = 0; i < numIds(); i++) {
                this.ids.add(this._io.readU4le());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.ids.size(); i++) {
            }
        }
        private long numIds;
        private List<Long> ids;
        private Source2Nav _root;
        private Source2Nav.NavArea _parent;

        /**
         * Ids that follow.
         */
        public long numIds() { return numIds; }

        /**
         * Ids of the ladders in the list.
         */
        public List<Long> ids() { return ids; }
        public Source2Nav _root() { return _root; }
        public Source2Nav.NavArea _parent() { return _parent; }
    }

    /**
     * Keys and values in a binary form, whose header has their length. Their
     * content is kept unchanged.
     */
    public static class Kv3Block extends KaitaiStruct {
        public static Kv3Block fromFile(String fileName) throws IOException {
            return new Kv3Block(new ByteBufferKaitaiStream(fileName));
        }

        public Kv3Block(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Kv3Block(KaitaiStream _io, Source2Nav _parent) {
            this(_io, _parent, null);
        }

        public Kv3Block(KaitaiStream _io, Source2Nav _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.kv3Version = this._io.readU1();
            if (!( ((this.kv3Version == 4) || (this.kv3Version == 5)) )) {
                throw new KaitaiStream.ValidationNotAnyOfError(this.kv3Version, this._io, "/types/kv3_block/seq/0");
            }
            this.kv3Magic = this._io.readBytes(3);
            if (!(Arrays.equals(this.kv3Magic, new byte[] { 51, 86, 75 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 51, 86, 75 }, this.kv3Magic, this._io, "/types/kv3_block/seq/1");
            }
            this.formatGuid = this._io.readBytes(16);
            this.compression = this._io.readU4le();
            this.dictionaryId = this._io.readU2le();
            this.frameSize = this._io.readU2le();
            this.bytes1Count = this._io.readU4le();
            this.bytes4Count = this._io.readU4le();
            this.bytes8Count = this._io.readU4le();
            this.typeCount = this._io.readU4le();
            this.objectCount = this._io.readU2le();
            this.arrayCount = this._io.readU2le();
            this.sizeUncompressed = this._io.readU4le();
            this.sizeCompressed = this._io.readU4le();
            if (!(this.sizeCompressed <= ((Number) (_io().size() - _io().pos())).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) (_io().size() - _io().pos())).longValue(), this.sizeCompressed, this._io, "/types/kv3_block/seq/13");
            }
            this.numBlobs = this._io.readU4le();
            if (!(this.numBlobs == 0)) {
                throw new KaitaiStream.ValidationNotEqualError(0, this.numBlobs, this._io, "/types/kv3_block/seq/14");
            }
            this.sizeBlobs = this._io.readU4le();
            this.bytes2Count = this._io.readU4le();
            this.sizeBlobTable = this._io.readU4le();
            if (hasBuffers()) {
                this.buffers = new Kv3Buffers(this._io, this, _root);
            }
            this.content = this._io.readBytes(lenContent());
        }

        public void _fetchInstances() {
            if (hasBuffers()) {
                this.buffers._fetchInstances();
            }
        }
        private Boolean hasBuffers;

        /**
         * Whether the content is two buffers.
         */
        public Boolean hasBuffers() {
            if (this.hasBuffers != null)
                return this.hasBuffers;
            this.hasBuffers = kv3Version() >= 5;
            return this.hasBuffers;
        }
        private Long lenContent;

        /**
         * Bytes of the content as it is stored.
         */
        public Long lenContent() {
            if (this.lenContent != null)
                return this.lenContent;
            this.lenContent = ((Number) ((hasBuffers() ? ((Number) (buffers().lenStored())).longValue() : ((Number) (sizeCompressed())).longValue()))).longValue();
            return this.lenContent;
        }
        private int kv3Version;
        private byte[] kv3Magic;
        private byte[] formatGuid;
        private long compression;
        private int dictionaryId;
        private int frameSize;
        private long bytes1Count;
        private long bytes4Count;
        private long bytes8Count;
        private long typeCount;
        private int objectCount;
        private int arrayCount;
        private long sizeUncompressed;
        private long sizeCompressed;
        private long numBlobs;
        private long sizeBlobs;
        private long bytes2Count;
        private long sizeBlobTable;
        private Kv3Buffers buffers;
        private byte[] content;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Version of the container; how others end is not known.
         */
        public int kv3Version() { return kv3Version; }

        /**
         * Marks the container.
         */
        public byte[] kv3Magic() { return kv3Magic; }

        /**
         * Kind of content of the block.
         */
        public byte[] formatGuid() { return formatGuid; }

        /**
         * 0 none, 1 LZ4, 2 zstd.
         */
        public long compression() { return compression; }

        /**
         * 0 in the known files.
         */
        public int dictionaryId() { return dictionaryId; }

        /**
         * 16384 for LZ4, 0 otherwise.
         */
        public int frameSize() { return frameSize; }

        /**
         * Number of values of one byte.
         */
        public long bytes1Count() { return bytes1Count; }

        /**
         * Values of four bytes.
         */
        public long bytes4Count() { return bytes4Count; }

        /**
         * Values of eight bytes.
         */
        public long bytes8Count() { return bytes8Count; }

        /**
         * Types of values.
         */
        public long typeCount() { return typeCount; }

        /**
         * Number of objects in the data.
         */
        public int objectCount() { return objectCount; }

        /**
         * Number of arrays in the data.
         */
        public int arrayCount() { return arrayCount; }

        /**
         * Bytes of the content.
         */
        public long sizeUncompressed() { return sizeUncompressed; }

        /**
         * Bytes of the content as it is stored.
         */
        public long sizeCompressed() { return sizeCompressed; }

        /**
         * Always 0; the layout with blobs is not used in meshes.
         */
        public long numBlobs() { return numBlobs; }

        /**
         * Bytes of all blobs.
         */
        public long sizeBlobs() { return sizeBlobs; }

        /**
         * Values of two bytes.
         */
        public long bytes2Count() { return bytes2Count; }

        /**
         * Bytes of the table of blobs.
         */
        public long sizeBlobTable() { return sizeBlobTable; }

        /**
         * Sizes of two buffers, from version 5 on.
         */
        public Kv3Buffers buffers() { return buffers; }

        /**
         * Keys and values, compressed as `compression` says.
         */
        public byte[] content() { return content; }
        public Source2Nav _root() { return _root; }
        public Source2Nav _parent() { return _parent; }
    }

    /**
     * Sizes of the two buffers of a container of version 5.
     */
    public static class Kv3Buffers extends KaitaiStruct {
        public static Kv3Buffers fromFile(String fileName) throws IOException {
            return new Kv3Buffers(new ByteBufferKaitaiStream(fileName));
        }

        public Kv3Buffers(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Kv3Buffers(KaitaiStream _io, Source2Nav.Kv3Block _parent) {
            this(_io, _parent, null);
        }

        public Kv3Buffers(KaitaiStream _io, Source2Nav.Kv3Block _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.uncompressed1 = this._io.readU4le();
            if (!(this.uncompressed1 <= ((Number) ((_parent().compression() == 0 ? ((Number) (_io().size() - _io().pos())).longValue() : ((long) 1073741823)))).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_parent().compression() == 0 ? ((Number) (_io().size() - _io().pos())).longValue() : ((long) 1073741823)))).longValue(), this.uncompressed1, this._io, "/types/kv3_buffers/seq/0");
            }
            this.compressed1 = this._io.readU4le();
            if (!(this.compressed1 <= ((Number) ((_parent().compression() == 0 ? ((long) 1073741823) : ((Number) (_io().size() - _io().pos())).longValue()))).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_parent().compression() == 0 ? ((long) 1073741823) : ((Number) (_io().size() - _io().pos())).longValue()))).longValue(), this.compressed1, this._io, "/types/kv3_buffers/seq/1");
            }
            this.uncompressed2 = this._io.readU4le();
            if (!(this.uncompressed2 <= ((Number) ((_parent().compression() == 0 ? ((Number) (_io().size() - _io().pos())).longValue() : ((long) 1073741823)))).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_parent().compression() == 0 ? ((Number) (_io().size() - _io().pos())).longValue() : ((long) 1073741823)))).longValue(), this.uncompressed2, this._io, "/types/kv3_buffers/seq/2");
            }
            this.compressed2 = this._io.readU4le();
            if (!(this.compressed2 <= ((Number) ((_parent().compression() == 0 ? ((long) 1073741823) : ((Number) (_io().size() - _io().pos())).longValue()))).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_parent().compression() == 0 ? ((long) 1073741823) : ((Number) (_io().size() - _io().pos())).longValue()))).longValue(), this.compressed2, this._io, "/types/kv3_buffers/seq/3");
            }
            this.counts = new ArrayList<Long>();
            for (int i = 0; i < 8; i++) {
                this.counts.add(this._io.readU4le());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.counts.size(); i++) {
            }
        }
        private Long lenStored;

        /**
         * Bytes of both buffers as they are stored.
         */
        public Long lenStored() {
            if (this.lenStored != null)
                return this.lenStored;
            this.lenStored = ((Number) ((_parent().compression() == 0 ? ((Number) (((Number) (uncompressed1())).longValue() + ((Number) (uncompressed2())).longValue())).longValue() : ((Number) (((Number) (compressed1())).longValue() + ((Number) (compressed2())).longValue())).longValue()))).longValue();
            return this.lenStored;
        }
        private long uncompressed1;
        private long compressed1;
        private long uncompressed2;
        private long compressed2;
        private List<Long> counts;
        private Source2Nav _root;
        private Source2Nav.Kv3Block _parent;

        /**
         * Bytes of the first buffer.
         */
        public long uncompressed1() { return uncompressed1; }

        /**
         * Bytes of the first buffer as it is stored.
         */
        public long compressed1() { return compressed1; }

        /**
         * Bytes of the second buffer.
         */
        public long uncompressed2() { return uncompressed2; }

        /**
         * Bytes of the second buffer as it is stored.
         */
        public long compressed2() { return compressed2; }

        /**
         * More counts.
         */
        public List<Long> counts() { return counts; }
        public Source2Nav _root() { return _root; }
        public Source2Nav.Kv3Block _parent() { return _parent; }
    }

    /**
     * A mesh that moves.
     */
    public static class MovableMesh extends KaitaiStruct {
        public static MovableMesh fromFile(String fileName) throws IOException {
            return new MovableMesh(new ByteBufferKaitaiStream(fileName));
        }

        public MovableMesh(KaitaiStream _io) {
            this(_io, null, null);
        }

        public MovableMesh(KaitaiStream _io, Source2Nav _parent) {
            this(_io, _parent, null);
        }

        public MovableMesh(KaitaiStream _io, Source2Nav _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.id = this._io.readBytesTerm((byte) 0, false, true, true);
            this.transform = new ArrayList<Float>();
            for (int i = 0; i < 12; i++) {
                this.transform.add(this._io.readF4le());
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.transform.size(); i++) {
            }
        }
        private byte[] id;
        private List<Float> transform;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Whole numbers with colons between them.
         */
        public byte[] id() { return id; }

        /**
         * Three rows of three numbers for the rotation and one for the place.
         */
        public List<Float> transform() { return transform; }
        public Source2Nav _root() { return _root; }
        public Source2Nav _parent() { return _parent; }
    }

    /**
     * A convex polygon on which a hull can walk.
     */
    public static class NavArea extends KaitaiStruct {
        public static NavArea fromFile(String fileName) throws IOException {
            return new NavArea(new ByteBufferKaitaiStream(fileName));
        }

        public NavArea(KaitaiStream _io) {
            this(_io, null, null);
        }

        public NavArea(KaitaiStream _io, Source2Nav _parent) {
            this(_io, _parent, null);
        }

        public NavArea(KaitaiStream _io, Source2Nav _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.id = this._io.readU4le();
            this.attributes = this._io.readU8le();
            this.hullIndex = this._io.readU1();
            if (hasPolygon()) {
                this.polygonIndex = this._io.readU4le();
                if (!(this.polygonIndex >= ((Number) ((_root().numPolygons() > 0 ? 0 : 1))).longValue())) {
                    throw new KaitaiStream.ValidationLessThanError(((Number) ((_root().numPolygons() > 0 ? 0 : 1))).longValue(), this.polygonIndex, this._io, "/types/nav_area/seq/3");
                }
                if (!(this.polygonIndex <= (_root().numPolygons() > 0 ? ((Number) (_root().numPolygons() - 1)).longValue() : 0))) {
                    throw new KaitaiStream.ValidationGreaterThanError((_root().numPolygons() > 0 ? ((Number) (_root().numPolygons() - 1)).longValue() : 0), this.polygonIndex, this._io, "/types/nav_area/seq/3");
                }
            }
            if (hasCorners()) {
                this.numCorners = this._io.readU4le();
                if (!(this.numCorners <= ((Number) ((_io().size() - _io().pos()) / 16)).longValue())) {
                    throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 16)).longValue(), this.numCorners, this._io, "/types/nav_area/seq/4");
                }
            }
            if (hasCorners()) {
                this.corners = new ArrayList<Vec3>();
                for (int i = 0; i < numCorners(); i++) {
                    this.corners.add(new Vec3(this._io, this, _root));
                }
            }
            this.unused = this._io.readF4le();
            this.edges = new ArrayList<AreaEdge>();
            for (int i = 0; i < numEdges(); i++) {
                this.edges.add(new AreaEdge(this._io, this, _root));
            }
            this.numHidingSpots = this._io.readU1();
            this.hidingSpots = new ArrayList<HidingSpot>();
            for (int i = 0; i < numHidingSpots(); i++) {
                this.hidingSpots.add(new HidingSpot(this._io, this, _root));
            }
            this.numEncounters = this._io.readU4le();
            if (!(this.numEncounters == 0)) {
                throw new KaitaiStream.ValidationNotEqualError(0, this.numEncounters, this._io, "/types/nav_area/seq/10");
            }
            this.laddersAbove = new IdList(this._io, this, _root);
            this.laddersBelow = new IdList(this._io, this, _root);
        }

        public void _fetchInstances() {
            if (hasPolygon()) {
            }
            if (hasCorners()) {
            }
            if (hasCorners()) {
                for (int i = 0; i < this.corners.size(); i++) {
                    this.corners.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            for (int i = 0; i < this.edges.size(); i++) {
                this.edges.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.hidingSpots.size(); i++) {
                this.hidingSpots.get(((Number) (i)).intValue())._fetchInstances();
            }
            this.laddersAbove._fetchInstances();
            this.laddersBelow._fetchInstances();
        }
        private Boolean hasCorners;

        /**
         * Whether the area has corners of its own.
         */
        public Boolean hasCorners() {
            if (this.hasCorners != null)
                return this.hasCorners;
            this.hasCorners = !(_root().hasPolygons());
            return this.hasCorners;
        }
        private Boolean hasPolygon;

        /**
         * Whether the area names a polygon.
         */
        public Boolean hasPolygon() {
            if (this.hasPolygon != null)
                return this.hasPolygon;
            this.hasPolygon = _root().hasPolygons();
            return this.hasPolygon;
        }
        private Long numEdges;

        /**
         * Edges of the area, as many as it has corners.
         */
        public Long numEdges() {
            if (this.numEdges != null)
                return this.numEdges;
            this.numEdges = ((Number) ((_root().version() < 31 ? ((Number) (numCorners())).longValue() : (polygonIndex() < _root().numPolygons() ? ((Number) (_root().polygons().get(((Number) (((Number) (polygonIndex())).intValue())).intValue()).numCornerIndices())).longValue() : 0)))).longValue();
            return this.numEdges;
        }
        private long id;
        private long attributes;
        private int hullIndex;
        private Long polygonIndex;
        private Long numCorners;
        private List<Vec3> corners;
        private float unused;
        private List<AreaEdge> edges;
        private int numHidingSpots;
        private List<HidingSpot> hidingSpots;
        private long numEncounters;
        private IdList laddersAbove;
        private IdList laddersBelow;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Id of the area; 1, 2, 3 and so on in the known files.
         */
        public long id() { return id; }

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
         */
        public long attributes() { return attributes; }

        /**
         * Row of `generation_params.hulls`.
         */
        public int hullIndex() { return hullIndex; }

        /**
         * Row of `polygons`.
         */
        public Long polygonIndex() { return polygonIndex; }

        /**
         * Corners that follow; 3 or 4 in the known files.
         */
        public Long numCorners() { return numCorners; }

        /**
         * Corners, counter-clockwise seen from above.
         */
        public List<Vec3> corners() { return corners; }

        /**
         * Not known; 0 but in three areas of the oldest file.
         */
        public float unused() { return unused; }

        /**
         * Links over each edge; edge i leads from corner i to the next one.
         */
        public List<AreaEdge> edges() { return edges; }

        /**
         * Hiding spots that follow; 0 in the known files.
         */
        public int numHidingSpots() { return numHidingSpots; }

        /**
         * Points in the area at which bots hide.
         */
        public List<HidingSpot> hidingSpots() { return hidingSpots; }

        /**
         * Always 0; the layout of what would follow is not known.
         */
        public long numEncounters() { return numEncounters; }

        /**
         * Ladders that lead up from here.
         */
        public IdList laddersAbove() { return laddersAbove; }

        /**
         * Ladders that lead down from here.
         */
        public IdList laddersBelow() { return laddersBelow; }
        public Source2Nav _root() { return _root; }
        public Source2Nav _parent() { return _parent; }

        @Override
        public String toString() {
            return "area " + Long.toString(id());
        }
    }

    /**
     * A ladder, and the areas at its ends.
     */
    public static class NavLadder extends KaitaiStruct {
        public static NavLadder fromFile(String fileName) throws IOException {
            return new NavLadder(new ByteBufferKaitaiStream(fileName));
        }

        public NavLadder(KaitaiStream _io) {
            this(_io, null, null);
        }

        public NavLadder(KaitaiStream _io, Source2Nav _parent) {
            this(_io, _parent, null);
        }

        public NavLadder(KaitaiStream _io, Source2Nav _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.id = this._io.readU4le();
            this.width = this._io.readF4le();
            this.top = new Vec3(this._io, this, _root);
            this.bottom = new Vec3(this._io, this, _root);
            this.length = this._io.readF4le();
            this.direction = this._io.readU4le();
            this.topForwardArea = this._io.readU4le();
            this.topLeftArea = this._io.readU4le();
            this.topRightArea = this._io.readU4le();
            this.topBehindArea = this._io.readU4le();
            this.bottomArea = this._io.readU4le();
            if (hasBottomSides()) {
                this.bottomLeftArea = this._io.readU4le();
            }
            if (hasBottomSides()) {
                this.bottomRightArea = this._io.readU4le();
            }
        }

        public void _fetchInstances() {
            this.top._fetchInstances();
            this.bottom._fetchInstances();
            if (hasBottomSides()) {
            }
            if (hasBottomSides()) {
            }
        }
        private Side directionName;

        /**
         * Meaning of `direction`.
         */
        public Side directionName() {
            if (this.directionName != null)
                return this.directionName;
            this.directionName = Source2Nav.Side.byId(direction());
            return this.directionName;
        }
        private Boolean hasBottomSides;

        /**
         * Whether the areas beside the lower end are stored.
         */
        public Boolean hasBottomSides() {
            if (this.hasBottomSides != null)
                return this.hasBottomSides;
            this.hasBottomSides = _root().version() >= 35;
            return this.hasBottomSides;
        }
        private long id;
        private float width;
        private Vec3 top;
        private Vec3 bottom;
        private float length;
        private long direction;
        private long topForwardArea;
        private long topLeftArea;
        private long topRightArea;
        private long topBehindArea;
        private long bottomArea;
        private Long bottomLeftArea;
        private Long bottomRightArea;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Number by which areas name the ladder.
         */
        public long id() { return id; }

        /**
         * Size of the ladder from side to side.
         */
        public float width() { return width; }

        /**
         * Upper end.
         */
        public Vec3 top() { return top; }

        /**
         * Lower end.
         */
        public Vec3 bottom() { return bottom; }

        /**
         * Cost of the climb.
         */
        public float length() { return length; }

        /**
         * Side to which the face of the ladder looks.
         */
        public long direction() { return direction; }

        /**
         * Id of the area straight on over the top, 0 for none.
         */
        public long topForwardArea() { return topForwardArea; }

        /**
         * Id of the area to the left, 0 for none.
         */
        public long topLeftArea() { return topLeftArea; }

        /**
         * Id of the area to the right, 0 for none.
         */
        public long topRightArea() { return topRightArea; }

        /**
         * Id of the area behind the climber, 0 for none.
         */
        public long topBehindArea() { return topBehindArea; }

        /**
         * Id of the area at the lower end, 0 for none.
         */
        public long bottomArea() { return bottomArea; }

        /**
         * Id of the area to the left of the lower end, 0 for none.
         */
        public Long bottomLeftArea() { return bottomLeftArea; }

        /**
         * Id of the area to the right of the lower end, 0 for none.
         */
        public Long bottomRightArea() { return bottomRightArea; }
        public Source2Nav _root() { return _root; }
        public Source2Nav _parent() { return _parent; }

        @Override
        public String toString() {
            return "ladder " + Long.toString(id());
        }
    }

    /**
     * A name of a place.
     */
    public static class Place extends KaitaiStruct {
        public static Place fromFile(String fileName) throws IOException {
            return new Place(new ByteBufferKaitaiStream(fileName));
        }

        public Place(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Place(KaitaiStream _io, Source2Nav _parent) {
            this(_io, _parent, null);
        }

        public Place(KaitaiStream _io, Source2Nav _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.lenName = this._io.readU2le();
            this.name = this._io.readBytes(lenName());
        }

        public void _fetchInstances() {
        }
        private int lenName;
        private byte[] name;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Bytes of the name.
         */
        public int lenName() { return lenName; }

        /**
         * ASCII with a zero at its end.
         */
        public byte[] name() { return name; }
        public Source2Nav _root() { return _root; }
        public Source2Nav _parent() { return _parent; }
    }

    /**
     * The outline of an area.
     */
    public static class Polygon extends KaitaiStruct {
        public static Polygon fromFile(String fileName) throws IOException {
            return new Polygon(new ByteBufferKaitaiStream(fileName));
        }

        public Polygon(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Polygon(KaitaiStream _io, Source2Nav _parent) {
            this(_io, _parent, null);
        }

        public Polygon(KaitaiStream _io, Source2Nav _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.numCornerIndices = this._io.readU1();
            this.cornerIndices = new ArrayList<Long>();
            for (int i = 0; i < numCornerIndices(); i++) {
                this.cornerIndices.add(this._io.readU4le());
            }
            if (hasMovableMesh()) {
                this.movableMeshIndex = this._io.readU4le();
            }
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.cornerIndices.size(); i++) {
            }
            if (hasMovableMesh()) {
            }
        }
        private Boolean hasMovableMesh;

        /**
         * Whether `movable_mesh_index` is stored.
         */
        public Boolean hasMovableMesh() {
            if (this.hasMovableMesh != null)
                return this.hasMovableMesh;
            this.hasMovableMesh = _root().version() >= 35;
            return this.hasMovableMesh;
        }
        private int numCornerIndices;
        private List<Long> cornerIndices;
        private Long movableMeshIndex;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Corners of the polygon; 3 or 4 in the known files.
         */
        public int numCornerIndices() { return numCornerIndices; }

        /**
         * Rows of `corners`, counter-clockwise seen from above.
         */
        public List<Long> cornerIndices() { return cornerIndices; }

        /**
         * Row of `movable_meshes`, 0xffffffff for the world itself.
         */
        public Long movableMeshIndex() { return movableMeshIndex; }
        public Source2Nav _root() { return _root; }
        public Source2Nav _parent() { return _parent; }
    }

    /**
     * A box with a place in the world.
     */
    public static class TransformedBox extends KaitaiStruct {
        public static TransformedBox fromFile(String fileName) throws IOException {
            return new TransformedBox(new ByteBufferKaitaiStream(fileName));
        }

        public TransformedBox(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TransformedBox(KaitaiStream _io, Source2Nav _parent) {
            this(_io, _parent, null);
        }

        public TransformedBox(KaitaiStream _io, Source2Nav _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.mins = new Vec3(this._io, this, _root);
            this.maxs = new Vec3(this._io, this, _root);
            this.transform = new ArrayList<Float>();
            for (int i = 0; i < 12; i++) {
                this.transform.add(this._io.readF4le());
            }
        }

        public void _fetchInstances() {
            this.mins._fetchInstances();
            this.maxs._fetchInstances();
            for (int i = 0; i < this.transform.size(); i++) {
            }
        }
        private Vec3 mins;
        private Vec3 maxs;
        private List<Float> transform;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Corner of the lowest coordinates.
         */
        public Vec3 mins() { return mins; }

        /**
         * Corner of the highest coordinates.
         */
        public Vec3 maxs() { return maxs; }

        /**
         * Three rows of three numbers for the rotation and one for the place.
         */
        public List<Float> transform() { return transform; }
        public Source2Nav _root() { return _root; }
        public Source2Nav _parent() { return _parent; }
    }

    /**
     * A point or a direction.
     */
    public static class Vec3 extends KaitaiStruct {
        public static Vec3 fromFile(String fileName) throws IOException {
            return new Vec3(new ByteBufferKaitaiStream(fileName));
        }

        public Vec3(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Vec3(KaitaiStream _io, KaitaiStruct _parent) {
            this(_io, _parent, null);
        }

        public Vec3(KaitaiStream _io, KaitaiStruct _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.x = this._io.readF4le();
            this.y = this._io.readF4le();
            this.z = this._io.readF4le();
        }

        public void _fetchInstances() {
        }
        private float x;
        private float y;
        private float z;
        private Source2Nav _root;
        private KaitaiStruct _parent;

        /**
         * First axis.
         */
        public float x() { return x; }

        /**
         * Second axis.
         */
        public float y() { return y; }

        /**
         * Up.
         */
        public float z() { return z; }
        public Source2Nav _root() { return _root; }
        public KaitaiStruct _parent() { return _parent; }
    }
    private Boolean hasCustomData;

    /**
     * Whether `custom_data` is stored.
     */
    public Boolean hasCustomData() {
        if (this.hasCustomData != null)
            return this.hasCustomData;
        this.hasCustomData = subVersion() > 0;
        return this.hasCustomData;
    }
    private Boolean hasGravity;

    /**
     * Whether a direction of gravity is stored for each corner.
     */
    public Boolean hasGravity() {
        if (this.hasGravity != null)
            return this.hasGravity;
        this.hasGravity =  ((hasGravityFlags()) && ((gravityFlags() & 1) == 1)) ;
        return this.hasGravity;
    }
    private Boolean hasGravityFlags;

    /**
     * Whether `gravity_flags` is stored.
     */
    public Boolean hasGravityFlags() {
        if (this.hasGravityFlags != null)
            return this.hasGravityFlags;
        this.hasGravityFlags = version() >= 32;
        return this.hasGravityFlags;
    }
    private Boolean hasKv3Blocks;

    /**
     * Whether blocks of KV3 are stored between the parts of the mesh.
     */
    public Boolean hasKv3Blocks() {
        if (this.hasKv3Blocks != null)
            return this.hasKv3Blocks;
        this.hasKv3Blocks = version() >= 36;
        return this.hasKv3Blocks;
    }
    private Boolean hasMovableMeshes;

    /**
     * Whether meshes that move are stored.
     */
    public Boolean hasMovableMeshes() {
        if (this.hasMovableMeshes != null)
            return this.hasMovableMeshes;
        this.hasMovableMeshes = version() >= 35;
        return this.hasMovableMeshes;
    }
    private Boolean hasPolygons;

    /**
     * Whether areas name polygons instead of having corners.
     */
    public Boolean hasPolygons() {
        if (this.hasPolygons != null)
            return this.hasPolygons;
        this.hasPolygons = version() >= 31;
        return this.hasPolygons;
    }
    private long magic;
    private long version;
    private long subVersion;
    private int isAnalyzed;
    private int numPlaces;
    private List<Place> places;
    private int hasUnnamedAreas;
    private byte[] movableMeshPadding;
    private Kv3Block movableMeshSettings;
    private Long numCorners;
    private List<Vec3> corners;
    private Long numPolygons;
    private List<Polygon> polygons;
    private Long gravityFlags;
    private Long numGravity;
    private List<Vec3> gravity;
    private Long numMovableMeshes;
    private List<MovableMesh> movableMeshes;
    private byte[] gameDataPadding;
    private Kv3Block gameDataKv3;
    private long numAreas;
    private List<NavArea> areas;
    private long numLadders;
    private List<NavLadder> ladders;
    private int numTransformedBounds;
    private List<TransformedBox> transformedBounds;
    private GenerationSettings generationParams;
    private byte[] extraGenerationPadding;
    private Kv3Block extraGenerationParams;
    private byte[] customDataPadding;
    private Kv3Block customData;
    private byte[] tail;
    private Source2Nav _root;
    private KaitaiStruct _parent;

    /**
     * Marks a navigation mesh; the bytes CE FA ED FE.
     */
    public long magic() { return magic; }

    /**
     * Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
     * earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
     */
    public long version() { return version; }

    /**
     * Layout of what the game adds after the mesh, 0 for nothing; 0 in version
     * 30, 1 in 35 and 36.
     */
    public long subVersion() { return subVersion; }

    /**
     * Whether the mesh has been analysed, 0 or 1.
     */
    public int isAnalyzed() { return isAnalyzed; }

    /**
     * Names of places that follow; 0 in the known files.
     */
    public int numPlaces() { return numPlaces; }

    /**
     * Names of places.
     */
    public List<Place> places() { return places; }

    /**
     * Whether some area belongs to no place, 0 or 1.
     */
    public int hasUnnamedAreas() { return hasUnnamedAreas; }

    /**
     * Zeros up to a multiple of eight bytes.
     */
    public byte[] movableMeshPadding() { return movableMeshPadding; }

    /**
     * Settings of meshes that move.
     */
    public Kv3Block movableMeshSettings() { return movableMeshSettings; }

    /**
     * Corners that follow.
     */
    public Long numCorners() { return numCorners; }

    /**
     * Corners, which polygons share.
     */
    public List<Vec3> corners() { return corners; }

    /**
     * Polygons that follow.
     */
    public Long numPolygons() { return numPolygons; }

    /**
     * Polygons, one for each area in the known files.
     */
    public List<Polygon> polygons() { return polygons; }

    /**
     * Whether directions of gravity are stored; 0 in the known files.
     * 
     * - `has_gravity`: The list `gravity` follows.
     */
    public Long gravityFlags() { return gravityFlags; }

    /**
     * Directions that follow, one for each corner.
     */
    public Long numGravity() { return numGravity; }

    /**
     * Direction of gravity at each corner.
     */
    public List<Vec3> gravity() { return gravity; }

    /**
     * Meshes that move; 0 in the known files.
     */
    public Long numMovableMeshes() { return numMovableMeshes; }

    /**
     * Meshes that move, each with polygons of its own.
     */
    public List<MovableMesh> movableMeshes() { return movableMeshes; }

    /**
     * Zeros up to a multiple of eight bytes.
     */
    public byte[] gameDataPadding() { return gameDataPadding; }

    /**
     * Data of the game; an empty table in the known file.
     */
    public Kv3Block gameDataKv3() { return gameDataKv3; }

    /**
     * Areas that follow; 0 to 7,258 in the known files.
     */
    public long numAreas() { return numAreas; }

    /**
     * The areas of all hulls.
     */
    public List<NavArea> areas() { return areas; }

    /**
     * Ladders that follow; 0 to 2 in the known files.
     */
    public long numLadders() { return numLadders; }

    /**
     * Ladders of the map.
     */
    public List<NavLadder> ladders() { return ladders; }

    /**
     * Boxes that follow; 0 to 2 in the known files.
     */
    public int numTransformedBounds() { return numTransformedBounds; }

    /**
     * Volumes of markup that were given to the generator, with their places in
     * the world.
     */
    public List<TransformedBox> transformedBounds() { return transformedBounds; }

    /**
     * Settings with which the mesh was generated.
     */
    public GenerationSettings generationParams() { return generationParams; }

    /**
     * Zeros up to a multiple of eight bytes.
     */
    public byte[] extraGenerationPadding() { return extraGenerationPadding; }

    /**
     * More about how the mesh was generated.
     */
    public Kv3Block extraGenerationParams() { return extraGenerationParams; }

    /**
     * Zeros up to a multiple of eight bytes.
     */
    public byte[] customDataPadding() { return customDataPadding; }

    /**
     * What the game adds: in Counter-Strike 2 hiding spots, encounters,
     * approaches and times for each area.
     */
    public Kv3Block customData() { return customData; }

    /**
     * Bytes after the mesh; nothing in the known files.
     */
    public byte[] tail() { return tail; }
    public Source2Nav _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }

    @Override
    public String toString() {
        return "version " + Long.toString(version()) + ": " + Long.toString(numAreas()) + " areas";
    }
}
