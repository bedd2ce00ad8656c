// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package navspec.readwrite;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import io.kaitai.struct.ConsistencyError;
import java.util.Objects;
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
public class Source2Nav extends KaitaiStruct.ReadWrite {
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
    public Source2Nav() {
        this(null, null, null);
    }

    public Source2Nav(KaitaiStream _io) {
        this(_io, null, null);
    }

    public Source2Nav(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public Source2Nav(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, Source2Nav _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
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
            Place _t_places = new Place(this._io, this, _root);
            try {
                _t_places._read();
            } finally {
                this.places.add(_t_places);
            }
        }
        this.hasUnnamedAreas = this._io.readU1();
        if (hasKv3Blocks()) {
            this.movableMeshPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8));
        }
        if (hasKv3Blocks()) {
            this.movableMeshSettings = new Kv3Block(this._io, this, _root);
            this.movableMeshSettings._read();
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
                Vec3 _t_corners = new Vec3(this._io, this, _root);
                try {
                    _t_corners._read();
                } finally {
                    this.corners.add(_t_corners);
                }
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
                Polygon _t_polygons = new Polygon(this._io, this, _root);
                try {
                    _t_polygons._read();
                } finally {
                    this.polygons.add(_t_polygons);
                }
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
                Vec3 _t_gravity = new Vec3(this._io, this, _root);
                try {
                    _t_gravity._read();
                } finally {
                    this.gravity.add(_t_gravity);
                }
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
                MovableMesh _t_movableMeshes = new MovableMesh(this._io, this, _root);
                try {
                    _t_movableMeshes._read();
                } finally {
                    this.movableMeshes.add(_t_movableMeshes);
                }
            }
        }
        if (hasKv3Blocks()) {
            this.gameDataPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8));
        }
        if (hasKv3Blocks()) {
            this.gameDataKv3 = new Kv3Block(this._io, this, _root);
            this.gameDataKv3._read();
        }
        this.numAreas = this._io.readU4le();
        if (!(this.numAreas <= ((Number) ((_io().size() - _io().pos()) / 34)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 34)).longValue(), this.numAreas, this._io, "/seq/20");
        }
        this.areas = new ArrayList<NavArea>();
        for (int i = 0; i < numAreas(); i++) {
            NavArea _t_areas = new NavArea(this._io, this, _root);
            try {
                _t_areas._read();
            } finally {
                this.areas.add(_t_areas);
            }
        }
        this.numLadders = this._io.readU4le();
        if (!(this.numLadders <= ((Number) ((_io().size() - _io().pos()) / 60)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 60)).longValue(), this.numLadders, this._io, "/seq/22");
        }
        this.ladders = new ArrayList<NavLadder>();
        for (int i = 0; i < numLadders(); i++) {
            NavLadder _t_ladders = new NavLadder(this._io, this, _root);
            try {
                _t_ladders._read();
            } finally {
                this.ladders.add(_t_ladders);
            }
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
            TransformedBox _t_transformedBounds = new TransformedBox(this._io, this, _root);
            try {
                _t_transformedBounds._read();
            } finally {
                this.transformedBounds.add(_t_transformedBounds);
            }
        }
        this.generationParams = new GenerationSettings(this._io, this, _root);
        this.generationParams._read();
        if (hasKv3Blocks()) {
            this.extraGenerationPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8));
        }
        if (hasKv3Blocks()) {
            this.extraGenerationParams = new Kv3Block(this._io, this, _root);
            this.extraGenerationParams._read();
        }
        if (hasCustomData()) {
            this.customDataPadding = this._io.readBytes(KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8));
        }
        if (hasCustomData()) {
            this.customData = new Kv3Block(this._io, this, _root);
            this.customData._read();
        }
        this.tail = this._io.readBytesFull();
        _dirty = false;
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

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeU4le(this.magic);
        this._io.writeU4le(this.version);
        this._io.writeU4le(this.subVersion);
        this._io.writeU1(this.isAnalyzed);
        this._io.writeU2le(this.numPlaces);
        for (int i = 0; i < this.places.size(); i++) {
            this.places.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        this._io.writeU1(this.hasUnnamedAreas);
        if (hasKv3Blocks()) {
            if (this.movableMeshPadding.length != KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8))
                throw new ConsistencyError("movable_mesh_padding", KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8), this.movableMeshPadding.length);
            this._io.writeBytes(this.movableMeshPadding);
        }
        if (hasKv3Blocks()) {
            this.movableMeshSettings._write_Seq(this._io);
        }
        if (hasPolygons()) {
            this._io.writeU4le(this.numCorners);
        }
        if (hasPolygons()) {
            for (int i = 0; i < this.corners.size(); i++) {
                this.corners.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }
        if (hasPolygons()) {
            this._io.writeU4le(this.numPolygons);
        }
        if (hasPolygons()) {
            for (int i = 0; i < this.polygons.size(); i++) {
                this.polygons.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }
        if (hasGravityFlags()) {
            this._io.writeU4le(this.gravityFlags);
        }
        if (hasGravity()) {
            this._io.writeU4le(this.numGravity);
        }
        if (hasGravity()) {
            for (int i = 0; i < this.gravity.size(); i++) {
                this.gravity.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }
        if (hasMovableMeshes()) {
            this._io.writeU4le(this.numMovableMeshes);
        }
        if (hasMovableMeshes()) {
            for (int i = 0; i < this.movableMeshes.size(); i++) {
                this.movableMeshes.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }
        if (hasKv3Blocks()) {
            if (this.gameDataPadding.length != KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8))
                throw new ConsistencyError("game_data_padding", KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8), this.gameDataPadding.length);
            this._io.writeBytes(this.gameDataPadding);
        }
        if (hasKv3Blocks()) {
            this.gameDataKv3._write_Seq(this._io);
        }
        this._io.writeU4le(this.numAreas);
        for (int i = 0; i < this.areas.size(); i++) {
            this.areas.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        this._io.writeU4le(this.numLadders);
        for (int i = 0; i < this.ladders.size(); i++) {
            this.ladders.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        this._io.writeS4le(this.numTransformedBounds);
        for (int i = 0; i < this.transformedBounds.size(); i++) {
            this.transformedBounds.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        this.generationParams._write_Seq(this._io);
        if (hasKv3Blocks()) {
            if (this.extraGenerationPadding.length != KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8))
                throw new ConsistencyError("extra_generation_padding", KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8), this.extraGenerationPadding.length);
            this._io.writeBytes(this.extraGenerationPadding);
        }
        if (hasKv3Blocks()) {
            this.extraGenerationParams._write_Seq(this._io);
        }
        if (hasCustomData()) {
            if (this.customDataPadding.length != KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8))
                throw new ConsistencyError("custom_data_padding", KaitaiStream.mod(8 - KaitaiStream.mod(_io().pos(), 8), 8), this.customDataPadding.length);
            this._io.writeBytes(this.customDataPadding);
        }
        if (hasCustomData()) {
            this.customData._write_Seq(this._io);
        }
        this._io.writeBytes(this.tail);
        if (!(this._io.isEof()))
            throw new ConsistencyError("tail", 0, this._io.size() - this._io.pos());
    }

    public void _check() {
        if (!(this.magic == 4277009102L)) {
            throw new KaitaiStream.ValidationNotEqualError(4277009102L, this.magic, null, "/seq/0");
        }
        if (!(this.version >= 30)) {
            throw new KaitaiStream.ValidationLessThanError(30, this.version, null, "/seq/1");
        }
        if (!(this.version <= 36)) {
            throw new KaitaiStream.ValidationGreaterThanError(36, this.version, null, "/seq/1");
        }
        if (this.places.size() != numPlaces())
            throw new ConsistencyError("places", numPlaces(), this.places.size());
        for (int i = 0; i < this.places.size(); i++) {
            if (!Objects.equals(this.places.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("places", _root(), this.places.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.places.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("places", this, this.places.get(((Number) (i)).intValue())._parent());
        }
        if (hasKv3Blocks()) {
        }
        if (hasKv3Blocks()) {
            if (!Objects.equals(this.movableMeshSettings._root(), _root()))
                throw new ConsistencyError("movable_mesh_settings", _root(), this.movableMeshSettings._root());
            if (!Objects.equals(this.movableMeshSettings._parent(), this))
                throw new ConsistencyError("movable_mesh_settings", this, this.movableMeshSettings._parent());
        }
        if (hasPolygons()) {
        }
        if (hasPolygons()) {
            if (this.corners.size() != numCorners())
                throw new ConsistencyError("corners", numCorners(), this.corners.size());
            for (int i = 0; i < this.corners.size(); i++) {
                if (!Objects.equals(this.corners.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("corners", _root(), this.corners.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.corners.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("corners", this, this.corners.get(((Number) (i)).intValue())._parent());
            }
        }
        if (hasPolygons()) {
        }
        if (hasPolygons()) {
            if (this.polygons.size() != numPolygons())
                throw new ConsistencyError("polygons", numPolygons(), this.polygons.size());
            for (int i = 0; i < this.polygons.size(); i++) {
                if (!Objects.equals(this.polygons.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("polygons", _root(), this.polygons.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.polygons.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("polygons", this, this.polygons.get(((Number) (i)).intValue())._parent());
            }
        }
        if (hasGravityFlags()) {
        }
        if (hasGravity()) {
        }
        if (hasGravity()) {
            if (this.gravity.size() != numGravity())
                throw new ConsistencyError("gravity", numGravity(), this.gravity.size());
            for (int i = 0; i < this.gravity.size(); i++) {
                if (!Objects.equals(this.gravity.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("gravity", _root(), this.gravity.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.gravity.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("gravity", this, this.gravity.get(((Number) (i)).intValue())._parent());
            }
        }
        if (hasMovableMeshes()) {
        }
        if (hasMovableMeshes()) {
            if (this.movableMeshes.size() != numMovableMeshes())
                throw new ConsistencyError("movable_meshes", numMovableMeshes(), this.movableMeshes.size());
            for (int i = 0; i < this.movableMeshes.size(); i++) {
                if (!Objects.equals(this.movableMeshes.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("movable_meshes", _root(), this.movableMeshes.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.movableMeshes.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("movable_meshes", this, this.movableMeshes.get(((Number) (i)).intValue())._parent());
            }
        }
        if (hasKv3Blocks()) {
        }
        if (hasKv3Blocks()) {
            if (!Objects.equals(this.gameDataKv3._root(), _root()))
                throw new ConsistencyError("game_data_kv3", _root(), this.gameDataKv3._root());
            if (!Objects.equals(this.gameDataKv3._parent(), this))
                throw new ConsistencyError("game_data_kv3", this, this.gameDataKv3._parent());
        }
        if (this.areas.size() != numAreas())
            throw new ConsistencyError("areas", numAreas(), this.areas.size());
        for (int i = 0; i < this.areas.size(); i++) {
            if (!Objects.equals(this.areas.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("areas", _root(), this.areas.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.areas.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("areas", this, this.areas.get(((Number) (i)).intValue())._parent());
        }
        if (this.ladders.size() != numLadders())
            throw new ConsistencyError("ladders", numLadders(), this.ladders.size());
        for (int i = 0; i < this.ladders.size(); i++) {
            if (!Objects.equals(this.ladders.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("ladders", _root(), this.ladders.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.ladders.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("ladders", this, this.ladders.get(((Number) (i)).intValue())._parent());
        }
        if (this.transformedBounds.size() != numTransformedBounds())
            throw new ConsistencyError("transformed_bounds", numTransformedBounds(), this.transformedBounds.size());
        for (int i = 0; i < this.transformedBounds.size(); i++) {
            if (!Objects.equals(this.transformedBounds.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("transformed_bounds", _root(), this.transformedBounds.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.transformedBounds.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("transformed_bounds", this, this.transformedBounds.get(((Number) (i)).intValue())._parent());
        }
        if (!Objects.equals(this.generationParams._root(), _root()))
            throw new ConsistencyError("generation_params", _root(), this.generationParams._root());
        if (!Objects.equals(this.generationParams._parent(), this))
            throw new ConsistencyError("generation_params", this, this.generationParams._parent());
        if (hasKv3Blocks()) {
        }
        if (hasKv3Blocks()) {
            if (!Objects.equals(this.extraGenerationParams._root(), _root()))
                throw new ConsistencyError("extra_generation_params", _root(), this.extraGenerationParams._root());
            if (!Objects.equals(this.extraGenerationParams._parent(), this))
                throw new ConsistencyError("extra_generation_params", this, this.extraGenerationParams._parent());
        }
        if (hasCustomData()) {
        }
        if (hasCustomData()) {
            if (!Objects.equals(this.customData._root(), _root()))
                throw new ConsistencyError("custom_data", _root(), this.customData._root());
            if (!Objects.equals(this.customData._parent(), this))
                throw new ConsistencyError("custom_data", this, this.customData._parent());
        }
        _dirty = false;
    }

    /**
     * Links over one edge of an area.
     */
    public static class AreaEdge extends KaitaiStruct.ReadWrite {
        public static AreaEdge fromFile(String fileName) throws IOException {
            return new AreaEdge(new ByteBufferKaitaiStream(fileName));
        }
        public AreaEdge() {
            this(null, null, null);
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
        }
        public void _read() {
            this.numLinks = this._io.readU4le();
            if (!(this.numLinks <= ((Number) ((_io().size() - _io().pos()) / 8)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 8)).longValue(), this.numLinks, this._io, "/types/area_edge/seq/0");
            }
            this.links = new ArrayList<EdgeLink>();
            for (int i = 0; i < numLinks(); i++) {
                EdgeLink _t_links = new EdgeLink(this._io, this, _root);
                try {
                    _t_links._read();
                } finally {
                    this.links.add(_t_links);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.links.size(); i++) {
                this.links.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.numLinks);
            for (int i = 0; i < this.links.size(); i++) {
                this.links.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
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
        private long numLinks;
        private List<EdgeLink> links;
        private Source2Nav _root;
        private Source2Nav.NavArea _parent;

        /**
         * Links that follow.
         */
        public long numLinks() { return numLinks; }
        public void setNumLinks(long _v) { _dirty = true; numLinks = _v; }

        /**
         * Links over the edge into other areas.
         */
        public List<EdgeLink> links() { return links; }
        public void setLinks(List<EdgeLink> _v) { _dirty = true; links = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav.NavArea _parent() { return _parent; }
        public void set_parent(Source2Nav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A way over an edge into another area.
     */
    public static class EdgeLink extends KaitaiStruct.ReadWrite {
        public static EdgeLink fromFile(String fileName) throws IOException {
            return new EdgeLink(new ByteBufferKaitaiStream(fileName));
        }
        public EdgeLink() {
            this(null, null, null);
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
        }
        public void _read() {
            this.areaId = this._io.readU4le();
            this.edgeIndex = this._io.readU4le();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.areaId);
            this._io.writeU4le(this.edgeIndex);
        }

        public void _check() {
            _dirty = false;
        }
        private long areaId;
        private long edgeIndex;
        private Source2Nav _root;
        private Source2Nav.AreaEdge _parent;

        /**
         * Id of the area that is entered.
         */
        public long areaId() { return areaId; }
        public void setAreaId(long _v) { _dirty = true; areaId = _v; }

        /**
         * Edge of that area over which it is entered.
         */
        public long edgeIndex() { return edgeIndex; }
        public void setEdgeIndex(long _v) { _dirty = true; edgeIndex = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav.AreaEdge _parent() { return _parent; }
        public void set_parent(Source2Nav.AreaEdge _v) { _dirty = true; _parent = _v; }
    }

    /**
     * How a mesh was generated.
     */
    public static class GenerationSettings extends KaitaiStruct.ReadWrite {
        public static GenerationSettings fromFile(String fileName) throws IOException {
            return new GenerationSettings(new ByteBufferKaitaiStream(fileName));
        }
        public GenerationSettings() {
            this(null, null, null);
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
        }
        public void _read() {
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
                Hull _t_hulls = new Hull(this._io, this, _root);
                try {
                    _t_hulls._read();
                } finally {
                    this.hulls.add(_t_hulls);
                }
            }
            if (hasGravityFlag()) {
                this.gravityFlag = this._io.readU1();
            }
            _dirty = false;
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

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeS4le(this.genVersion);
            this._io.writeU4le(this.useProjectDefaults);
            this._io.writeF4le(this.tileSize);
            this._io.writeF4le(this.cellSize);
            this._io.writeF4le(this.cellHeight);
            this._io.writeS4le(this.minRegionSize);
            this._io.writeS4le(this.mergedRegionSize);
            this._io.writeF4le(this.meshSampleDistance);
            this._io.writeF4le(this.maxSampleError);
            this._io.writeS4le(this.maxEdgeLength);
            this._io.writeF4le(this.maxEdgeError);
            this._io.writeS4le(this.vertsPerPoly);
            if (hasEdgeRemoval()) {
                this._io.writeF4le(this.smallAreaOnEdgeRemoval);
            }
            if (hasHullNames()) {
                this._io.writeBytes(this.hullPresetName);
                this._io.writeU1(0);
            }
            if (hasHullNames()) {
                this._io.writeBytes(this.hullDefinitionsFile);
                this._io.writeU1(0);
            }
            this._io.writeU4le(this.numHulls);
            for (int i = 0; i < this.hulls.size(); i++) {
                this.hulls.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
            if (hasGravityFlag()) {
                this._io.writeU1(this.gravityFlag);
            }
        }

        public void _check() {
            if (!(this.genVersion >= 6)) {
                throw new KaitaiStream.ValidationLessThanError(6, this.genVersion, null, "/types/generation_settings/seq/0");
            }
            if (!(this.genVersion <= 13)) {
                throw new KaitaiStream.ValidationGreaterThanError(13, this.genVersion, null, "/types/generation_settings/seq/0");
            }
            if (hasEdgeRemoval()) {
            }
            if (hasHullNames()) {
                if (KaitaiStream.byteArrayIndexOf(this.hullPresetName, ((byte) 0)) != -1)
                    throw new ConsistencyError("hull_preset_name", -1, KaitaiStream.byteArrayIndexOf(this.hullPresetName, ((byte) 0)));
            }
            if (hasHullNames()) {
                if (KaitaiStream.byteArrayIndexOf(this.hullDefinitionsFile, ((byte) 0)) != -1)
                    throw new ConsistencyError("hull_definitions_file", -1, KaitaiStream.byteArrayIndexOf(this.hullDefinitionsFile, ((byte) 0)));
            }
            if (this.hulls.size() != (genVersion() < 12 ? ((long) 3) : ((Number) (numHulls())).longValue()))
                throw new ConsistencyError("hulls", (genVersion() < 12 ? ((long) 3) : ((Number) (numHulls())).longValue()), this.hulls.size());
            for (int i = 0; i < this.hulls.size(); i++) {
                if (!Objects.equals(this.hulls.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("hulls", _root(), this.hulls.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.hulls.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("hulls", this, this.hulls.get(((Number) (i)).intValue())._parent());
            }
            if (hasGravityFlag()) {
            }
            _dirty = false;
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
        public void _invalidateHasEdgeRemoval() { this.hasEdgeRemoval = null; }
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
        public void _invalidateHasGravityFlag() { this.hasGravityFlag = null; }
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
        public void _invalidateHasHullNames() { this.hasHullNames = null; }
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
        public void setGenVersion(int _v) { _dirty = true; genVersion = _v; }

        /**
         * Whether the settings are to be those of the project: with 1 the game
         * warns when they differ. 1 in the known files.
         */
        public long useProjectDefaults() { return useProjectDefaults; }
        public void setUseProjectDefaults(long _v) { _dirty = true; useProjectDefaults = _v; }

        /**
         * Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
         * 192 units there.
         */
        public float tileSize() { return tileSize; }
        public void setTileSize(float _v) { _dirty = true; tileSize = _v; }

        /**
         * Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
         */
        public float cellSize() { return cellSize; }
        public void setCellSize(float _v) { _dirty = true; cellSize = _v; }

        /**
         * Size of a cell along z (Recast: `ch`); 2 in the known files.
         */
        public float cellHeight() { return cellHeight; }
        public void setCellHeight(float _v) { _dirty = true; cellHeight = _v; }

        /**
         * Smallest region, as the side of a square in cells (Recast:
         * `regionMinSize`); 8 in the known files.
         */
        public int minRegionSize() { return minRegionSize; }
        public void setMinRegionSize(int _v) { _dirty = true; minRegionSize = _v; }

        /**
         * Regions up to this size are merged, as the side of a square in cells
         * (Recast: `regionMergeSize`); 20 in the known files.
         */
        public int mergedRegionSize() { return mergedRegionSize; }
        public void setMergedRegionSize(int _v) { _dirty = true; mergedRegionSize = _v; }

        /**
         * Distance of the samples of the height (Recast: `detailSampleDist`);
         * 120 in the known files.
         */
        public float meshSampleDistance() { return meshSampleDistance; }
        public void setMeshSampleDistance(float _v) { _dirty = true; meshSampleDistance = _v; }

        /**
         * Largest error of a sample of the height (Recast:
         * `detailSampleMaxError`); 2 in the known files.
         */
        public float maxSampleError() { return maxSampleError; }
        public void setMaxSampleError(float _v) { _dirty = true; maxSampleError = _v; }

        /**
         * Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
         * files.
         */
        public int maxEdgeLength() { return maxEdgeLength; }
        public void setMaxEdgeLength(int _v) { _dirty = true; maxEdgeLength = _v; }

        /**
         * Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
         * 45 in the known files.
         */
        public float maxEdgeError() { return maxEdgeError; }
        public void setMaxEdgeError(float _v) { _dirty = true; maxEdgeError = _v; }

        /**
         * Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
         * files, which is also the most that the game stores.
         */
        public int vertsPerPoly() { return vertsPerPoly; }
        public void setVertsPerPoly(int _v) { _dirty = true; vertsPerPoly = _v; }

        /**
         * Size up to which areas at edges are dropped; -1, in the known files,
         * selects the default.
         */
        public Float smallAreaOnEdgeRemoval() { return smallAreaOnEdgeRemoval; }
        public void setSmallAreaOnEdgeRemoval(Float _v) { _dirty = true; smallAreaOnEdgeRemoval = _v; }

        /**
         * Name of a set of hulls; empty in the known files.
         */
        public byte[] hullPresetName() { return hullPresetName; }
        public void setHullPresetName(byte[] _v) { _dirty = true; hullPresetName = _v; }

        /**
         * File with the hulls; empty in the known files.
         */
        public byte[] hullDefinitionsFile() { return hullDefinitionsFile; }
        public void setHullDefinitionsFile(byte[] _v) { _dirty = true; hullDefinitionsFile = _v; }

        /**
         * Hulls that follow, from generator version 12 on; before, three follow
         * whatever the number, so that the number is its own bound. 3 or 1 in
         * the known files.
         */
        public long numHulls() { return numHulls; }
        public void setNumHulls(long _v) { _dirty = true; numHulls = _v; }

        /**
         * Sizes of bodies that the mesh was generated for.
         */
        public List<Hull> hulls() { return hulls; }
        public void setHulls(List<Hull> _v) { _dirty = true; hulls = _v; }

        /**
         * Whether gravity follows the rotation, probably; 0 in the known files.
         */
        public Integer gravityFlag() { return gravityFlag; }
        public void setGravityFlag(Integer _v) { _dirty = true; gravityFlag = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav _parent() { return _parent; }
        public void set_parent(Source2Nav _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A point at which a bot hides, or from which it shoots.
     */
    public static class HidingSpot extends KaitaiStruct.ReadWrite {
        public static HidingSpot fromFile(String fileName) throws IOException {
            return new HidingSpot(new ByteBufferKaitaiStream(fileName));
        }
        public HidingSpot() {
            this(null, null, null);
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
        }
        public void _read() {
            this.id = this._io.readU4le();
            this.position = new Vec3(this._io, this, _root);
            this.position._read();
            this.flags = this._io.readU1();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.id);
            this.position._write_Seq(this._io);
            this._io.writeU1(this.flags);
        }

        public void _check() {
            if (!Objects.equals(this.position._root(), _root()))
                throw new ConsistencyError("position", _root(), this.position._root());
            if (!Objects.equals(this.position._parent(), this))
                throw new ConsistencyError("position", this, this.position._parent());
            _dirty = false;
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
        public void setId(long _v) { _dirty = true; id = _v; }

        /**
         * On the floor.
         */
        public Vec3 position() { return position; }
        public void setPosition(Vec3 _v) { _dirty = true; position = _v; }

        /**
         * Quality of the spot.
         * 
         * - `in_cover`: A corner with hard cover.
         * - `good_sniper_spot`: A sniper can fire well along a line.
         * - `ideal_sniper_spot`: A sniper sees far or much from here.
         * - `exposed`: In the open, mostly on a ledge.
         */
        public int flags() { return flags; }
        public void setFlags(int _v) { _dirty = true; flags = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav.NavArea _parent() { return _parent; }
        public void set_parent(Source2Nav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * Size and skill of a body.
     */
    public static class Hull extends KaitaiStruct.ReadWrite {
        public static Hull fromFile(String fileName) throws IOException {
            return new Hull(new ByteBufferKaitaiStream(fileName));
        }
        public Hull() {
            this(null, null, null);
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
        }
        public void _read() {
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
            _dirty = false;
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

        public void _write_Seq() {
            _assertNotDirty();
            if (hasEnabled()) {
                this._io.writeU1(this.enabled);
            }
            this._io.writeF4le(this.radius);
            this._io.writeF4le(this.height);
            if (hasShortHeight()) {
                this._io.writeU1(this.shortHeightEnabled);
            }
            if (hasShortHeight()) {
                this._io.writeF4le(this.shortHeight);
            }
            if (hasCrawlHeight()) {
                this._io.writeU1(this.crawlEnabled);
            }
            if (hasCrawlHeight()) {
                this._io.writeF4le(this.crawlHeight);
            }
            this._io.writeF4le(this.maxClimb);
            this._io.writeS4le(this.maxSlope);
            this._io.writeF4le(this.maxJumpDown);
            this._io.writeF4le(this.maxJumpHorizontal);
            this._io.writeF4le(this.maxJumpUp);
            if (hasBorderErosion()) {
                this._io.writeS4le(this.borderErosion);
            }
        }

        public void _check() {
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
            _dirty = false;
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
        public void _invalidateHasBorderErosion() { this.hasBorderErosion = null; }
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
        public void _invalidateHasCrawlHeight() { this.hasCrawlHeight = null; }
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
        public void _invalidateHasEnabled() { this.hasEnabled = null; }
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
        public void _invalidateHasShortHeight() { this.hasShortHeight = null; }
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
        public void setEnabled(Integer _v) { _dirty = true; enabled = _v; }

        /**
         * Half of the width; 12 to 23 in the known files.
         */
        public float radius() { return radius; }
        public void setRadius(float _v) { _dirty = true; radius = _v; }

        /**
         * Height upright; 24 to 79 in the known files.
         */
        public float height() { return height; }
        public void setHeight(float _v) { _dirty = true; height = _v; }

        /**
         * Whether the body can crouch; 1 in the known files.
         */
        public Integer shortHeightEnabled() { return shortHeightEnabled; }
        public void setShortHeightEnabled(Integer _v) { _dirty = true; shortHeightEnabled = _v; }

        /**
         * Height crouched; 35.5 in the known files.
         */
        public Float shortHeight() { return shortHeight; }
        public void setShortHeight(Float _v) { _dirty = true; shortHeight = _v; }

        /**
         * Whether the body can crawl; 0 in the known file.
         */
        public Integer crawlEnabled() { return crawlEnabled; }
        public void setCrawlEnabled(Integer _v) { _dirty = true; crawlEnabled = _v; }

        /**
         * Height crawling; 17.5 in the known file.
         */
        public Float crawlHeight() { return crawlHeight; }
        public void setCrawlHeight(Float _v) { _dirty = true; crawlHeight = _v; }

        /**
         * Highest step; 15.5 or 16 in the known files.
         */
        public float maxClimb() { return maxClimb; }
        public void setMaxClimb(float _v) { _dirty = true; maxClimb = _v; }

        /**
         * Steepest slope; 50 in the known files.
         */
        public int maxSlope() { return maxSlope; }
        public void setMaxSlope(int _v) { _dirty = true; maxSlope = _v; }

        /**
         * Deepest jump; 0 to 240 in the known files.
         */
        public float maxJumpDown() { return maxJumpDown; }
        public void setMaxJumpDown(float _v) { _dirty = true; maxJumpDown = _v; }

        /**
         * Longest jump; 64 in the known files.
         */
        public float maxJumpHorizontal() { return maxJumpHorizontal; }
        public void setMaxJumpHorizontal(float _v) { _dirty = true; maxJumpHorizontal = _v; }

        /**
         * Highest jump; 0 to 240 in the known files.
         */
        public float maxJumpUp() { return maxJumpUp; }
        public void setMaxJumpUp(float _v) { _dirty = true; maxJumpUp = _v; }

        /**
         * Cells that are taken off at borders, -1 for the radius; 0 in the known files.
         */
        public Integer borderErosion() { return borderErosion; }
        public void setBorderErosion(Integer _v) { _dirty = true; borderErosion = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav.GenerationSettings _parent() { return _parent; }
        public void set_parent(Source2Nav.GenerationSettings _v) { _dirty = true; _parent = _v; }
    }

    /**
     * Ids of ladders.
     */
    public static class IdList extends KaitaiStruct.ReadWrite {
        public static IdList fromFile(String fileName) throws IOException {
            return new IdList(new ByteBufferKaitaiStream(fileName));
        }
        public IdList() {
            this(null, null, null);
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
        }
        public void _read() {
            this.numIds = this._io.readU4le();
            if (!(this.numIds <= ((Number) ((_io().size() - _io().pos()) / 4)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 4)).longValue(), this.numIds, this._io, "/types/id_list/seq/0");
            }
            this.ids = new ArrayList<Long>();
            for (int i = 0; i < numIds(); i++) {
                this.ids.add(this._io.readU4le());
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.ids.size(); i++) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.numIds);
            for (int i = 0; i < this.ids.size(); i++) {
                this._io.writeU4le(this.ids.get(((Number) (i)).intValue()));
            }
        }

        public void _check() {
            if (this.ids.size() != numIds())
                throw new ConsistencyError("ids", numIds(), this.ids.size());
            for (int i = 0; i < this.ids.size(); i++) {
            }
            _dirty = false;
        }
        private long numIds;
        private List<Long> ids;
        private Source2Nav _root;
        private Source2Nav.NavArea _parent;

        /**
         * Ids that follow.
         */
        public long numIds() { return numIds; }
        public void setNumIds(long _v) { _dirty = true; numIds = _v; }

        /**
         * Ids of the ladders in the list.
         */
        public List<Long> ids() { return ids; }
        public void setIds(List<Long> _v) { _dirty = true; ids = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav.NavArea _parent() { return _parent; }
        public void set_parent(Source2Nav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * Keys and values in a binary form, whose header has their length. Their
     * content is kept unchanged.
     */
    public static class Kv3Block extends KaitaiStruct.ReadWrite {
        public static Kv3Block fromFile(String fileName) throws IOException {
            return new Kv3Block(new ByteBufferKaitaiStream(fileName));
        }
        public Kv3Block() {
            this(null, null, null);
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
        }
        public void _read() {
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
                this.buffers._read();
            }
            this.content = this._io.readBytes(lenContent());
            _dirty = false;
        }

        public void _fetchInstances() {
            if (hasBuffers()) {
                this.buffers._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU1(this.kv3Version);
            this._io.writeBytes(this.kv3Magic);
            this._io.writeBytes(this.formatGuid);
            this._io.writeU4le(this.compression);
            this._io.writeU2le(this.dictionaryId);
            this._io.writeU2le(this.frameSize);
            this._io.writeU4le(this.bytes1Count);
            this._io.writeU4le(this.bytes4Count);
            this._io.writeU4le(this.bytes8Count);
            this._io.writeU4le(this.typeCount);
            this._io.writeU2le(this.objectCount);
            this._io.writeU2le(this.arrayCount);
            this._io.writeU4le(this.sizeUncompressed);
            this._io.writeU4le(this.sizeCompressed);
            this._io.writeU4le(this.numBlobs);
            this._io.writeU4le(this.sizeBlobs);
            this._io.writeU4le(this.bytes2Count);
            this._io.writeU4le(this.sizeBlobTable);
            if (hasBuffers()) {
                this.buffers._write_Seq(this._io);
            }
            this._io.writeBytes(this.content);
        }

        public void _check() {
            if (!( ((this.kv3Version == 4) || (this.kv3Version == 5)) )) {
                throw new KaitaiStream.ValidationNotAnyOfError(this.kv3Version, null, "/types/kv3_block/seq/0");
            }
            if (this.kv3Magic.length != 3)
                throw new ConsistencyError("kv3_magic", 3, this.kv3Magic.length);
            if (!(Arrays.equals(this.kv3Magic, new byte[] { 51, 86, 75 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 51, 86, 75 }, this.kv3Magic, null, "/types/kv3_block/seq/1");
            }
            if (this.formatGuid.length != 16)
                throw new ConsistencyError("format_guid", 16, this.formatGuid.length);
            if (!(this.numBlobs == 0)) {
                throw new KaitaiStream.ValidationNotEqualError(0, this.numBlobs, null, "/types/kv3_block/seq/14");
            }
            if (hasBuffers()) {
                if (!Objects.equals(this.buffers._root(), _root()))
                    throw new ConsistencyError("buffers", _root(), this.buffers._root());
                if (!Objects.equals(this.buffers._parent(), this))
                    throw new ConsistencyError("buffers", this, this.buffers._parent());
            }
            if (this.content.length != lenContent())
                throw new ConsistencyError("content", lenContent(), this.content.length);
            _dirty = false;
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
        public void _invalidateHasBuffers() { this.hasBuffers = null; }
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
        public void _invalidateLenContent() { this.lenContent = null; }
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
        public void setKv3Version(int _v) { _dirty = true; kv3Version = _v; }

        /**
         * Marks the container.
         */
        public byte[] kv3Magic() { return kv3Magic; }
        public void setKv3Magic(byte[] _v) { _dirty = true; kv3Magic = _v; }

        /**
         * Kind of content of the block.
         */
        public byte[] formatGuid() { return formatGuid; }
        public void setFormatGuid(byte[] _v) { _dirty = true; formatGuid = _v; }

        /**
         * 0 none, 1 LZ4, 2 zstd.
         */
        public long compression() { return compression; }
        public void setCompression(long _v) { _dirty = true; compression = _v; }

        /**
         * 0 in the known files.
         */
        public int dictionaryId() { return dictionaryId; }
        public void setDictionaryId(int _v) { _dirty = true; dictionaryId = _v; }

        /**
         * 16384 for LZ4, 0 otherwise.
         */
        public int frameSize() { return frameSize; }
        public void setFrameSize(int _v) { _dirty = true; frameSize = _v; }

        /**
         * Number of values of one byte.
         */
        public long bytes1Count() { return bytes1Count; }
        public void setBytes1Count(long _v) { _dirty = true; bytes1Count = _v; }

        /**
         * Values of four bytes.
         */
        public long bytes4Count() { return bytes4Count; }
        public void setBytes4Count(long _v) { _dirty = true; bytes4Count = _v; }

        /**
         * Values of eight bytes.
         */
        public long bytes8Count() { return bytes8Count; }
        public void setBytes8Count(long _v) { _dirty = true; bytes8Count = _v; }

        /**
         * Types of values.
         */
        public long typeCount() { return typeCount; }
        public void setTypeCount(long _v) { _dirty = true; typeCount = _v; }

        /**
         * Number of objects in the data.
         */
        public int objectCount() { return objectCount; }
        public void setObjectCount(int _v) { _dirty = true; objectCount = _v; }

        /**
         * Number of arrays in the data.
         */
        public int arrayCount() { return arrayCount; }
        public void setArrayCount(int _v) { _dirty = true; arrayCount = _v; }

        /**
         * Bytes of the content.
         */
        public long sizeUncompressed() { return sizeUncompressed; }
        public void setSizeUncompressed(long _v) { _dirty = true; sizeUncompressed = _v; }

        /**
         * Bytes of the content as it is stored.
         */
        public long sizeCompressed() { return sizeCompressed; }
        public void setSizeCompressed(long _v) { _dirty = true; sizeCompressed = _v; }

        /**
         * Always 0; the layout with blobs is not used in meshes.
         */
        public long numBlobs() { return numBlobs; }
        public void setNumBlobs(long _v) { _dirty = true; numBlobs = _v; }

        /**
         * Bytes of all blobs.
         */
        public long sizeBlobs() { return sizeBlobs; }
        public void setSizeBlobs(long _v) { _dirty = true; sizeBlobs = _v; }

        /**
         * Values of two bytes.
         */
        public long bytes2Count() { return bytes2Count; }
        public void setBytes2Count(long _v) { _dirty = true; bytes2Count = _v; }

        /**
         * Bytes of the table of blobs.
         */
        public long sizeBlobTable() { return sizeBlobTable; }
        public void setSizeBlobTable(long _v) { _dirty = true; sizeBlobTable = _v; }

        /**
         * Sizes of two buffers, from version 5 on.
         */
        public Kv3Buffers buffers() { return buffers; }
        public void setBuffers(Kv3Buffers _v) { _dirty = true; buffers = _v; }

        /**
         * Keys and values, compressed as `compression` says.
         */
        public byte[] content() { return content; }
        public void setContent(byte[] _v) { _dirty = true; content = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav _parent() { return _parent; }
        public void set_parent(Source2Nav _v) { _dirty = true; _parent = _v; }
    }

    /**
     * Sizes of the two buffers of a container of version 5.
     */
    public static class Kv3Buffers extends KaitaiStruct.ReadWrite {
        public static Kv3Buffers fromFile(String fileName) throws IOException {
            return new Kv3Buffers(new ByteBufferKaitaiStream(fileName));
        }
        public Kv3Buffers() {
            this(null, null, null);
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
        }
        public void _read() {
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
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.counts.size(); i++) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.uncompressed1);
            this._io.writeU4le(this.compressed1);
            this._io.writeU4le(this.uncompressed2);
            this._io.writeU4le(this.compressed2);
            for (int i = 0; i < this.counts.size(); i++) {
                this._io.writeU4le(this.counts.get(((Number) (i)).intValue()));
            }
        }

        public void _check() {
            if (this.counts.size() != 8)
                throw new ConsistencyError("counts", 8, this.counts.size());
            for (int i = 0; i < this.counts.size(); i++) {
            }
            _dirty = false;
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
        public void _invalidateLenStored() { this.lenStored = null; }
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
        public void setUncompressed1(long _v) { _dirty = true; uncompressed1 = _v; }

        /**
         * Bytes of the first buffer as it is stored.
         */
        public long compressed1() { return compressed1; }
        public void setCompressed1(long _v) { _dirty = true; compressed1 = _v; }

        /**
         * Bytes of the second buffer.
         */
        public long uncompressed2() { return uncompressed2; }
        public void setUncompressed2(long _v) { _dirty = true; uncompressed2 = _v; }

        /**
         * Bytes of the second buffer as it is stored.
         */
        public long compressed2() { return compressed2; }
        public void setCompressed2(long _v) { _dirty = true; compressed2 = _v; }

        /**
         * More counts.
         */
        public List<Long> counts() { return counts; }
        public void setCounts(List<Long> _v) { _dirty = true; counts = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav.Kv3Block _parent() { return _parent; }
        public void set_parent(Source2Nav.Kv3Block _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A mesh that moves.
     */
    public static class MovableMesh extends KaitaiStruct.ReadWrite {
        public static MovableMesh fromFile(String fileName) throws IOException {
            return new MovableMesh(new ByteBufferKaitaiStream(fileName));
        }
        public MovableMesh() {
            this(null, null, null);
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
        }
        public void _read() {
            this.id = this._io.readBytesTerm((byte) 0, false, true, true);
            this.transform = new ArrayList<Float>();
            for (int i = 0; i < 12; i++) {
                this.transform.add(this._io.readF4le());
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.transform.size(); i++) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeBytes(this.id);
            this._io.writeU1(0);
            for (int i = 0; i < this.transform.size(); i++) {
                this._io.writeF4le(this.transform.get(((Number) (i)).intValue()));
            }
        }

        public void _check() {
            if (KaitaiStream.byteArrayIndexOf(this.id, ((byte) 0)) != -1)
                throw new ConsistencyError("id", -1, KaitaiStream.byteArrayIndexOf(this.id, ((byte) 0)));
            if (this.transform.size() != 12)
                throw new ConsistencyError("transform", 12, this.transform.size());
            for (int i = 0; i < this.transform.size(); i++) {
            }
            _dirty = false;
        }
        private byte[] id;
        private List<Float> transform;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Whole numbers with colons between them.
         */
        public byte[] id() { return id; }
        public void setId(byte[] _v) { _dirty = true; id = _v; }

        /**
         * Three rows of three numbers for the rotation and one for the place.
         */
        public List<Float> transform() { return transform; }
        public void setTransform(List<Float> _v) { _dirty = true; transform = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav _parent() { return _parent; }
        public void set_parent(Source2Nav _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A convex polygon on which a hull can walk.
     */
    public static class NavArea extends KaitaiStruct.ReadWrite {
        public static NavArea fromFile(String fileName) throws IOException {
            return new NavArea(new ByteBufferKaitaiStream(fileName));
        }
        public NavArea() {
            this(null, null, null);
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
        }
        public void _read() {
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
                    Vec3 _t_corners = new Vec3(this._io, this, _root);
                    try {
                        _t_corners._read();
                    } finally {
                        this.corners.add(_t_corners);
                    }
                }
            }
            this.unused = this._io.readF4le();
            this.edges = new ArrayList<AreaEdge>();
            for (int i = 0; i < numEdges(); i++) {
                AreaEdge _t_edges = new AreaEdge(this._io, this, _root);
                try {
                    _t_edges._read();
                } finally {
                    this.edges.add(_t_edges);
                }
            }
            this.numHidingSpots = this._io.readU1();
            this.hidingSpots = new ArrayList<HidingSpot>();
            for (int i = 0; i < numHidingSpots(); i++) {
                HidingSpot _t_hidingSpots = new HidingSpot(this._io, this, _root);
                try {
                    _t_hidingSpots._read();
                } finally {
                    this.hidingSpots.add(_t_hidingSpots);
                }
            }
            this.numEncounters = this._io.readU4le();
            if (!(this.numEncounters == 0)) {
                throw new KaitaiStream.ValidationNotEqualError(0, this.numEncounters, this._io, "/types/nav_area/seq/10");
            }
            this.laddersAbove = new IdList(this._io, this, _root);
            this.laddersAbove._read();
            this.laddersBelow = new IdList(this._io, this, _root);
            this.laddersBelow._read();
            _dirty = false;
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

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.id);
            this._io.writeU8le(this.attributes);
            this._io.writeU1(this.hullIndex);
            if (hasPolygon()) {
                this._io.writeU4le(this.polygonIndex);
            }
            if (hasCorners()) {
                this._io.writeU4le(this.numCorners);
            }
            if (hasCorners()) {
                for (int i = 0; i < this.corners.size(); i++) {
                    this.corners.get(((Number) (i)).intValue())._write_Seq(this._io);
                }
            }
            this._io.writeF4le(this.unused);
            for (int i = 0; i < this.edges.size(); i++) {
                this.edges.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
            this._io.writeU1(this.numHidingSpots);
            for (int i = 0; i < this.hidingSpots.size(); i++) {
                this.hidingSpots.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
            this._io.writeU4le(this.numEncounters);
            this.laddersAbove._write_Seq(this._io);
            this.laddersBelow._write_Seq(this._io);
        }

        public void _check() {
            if (hasPolygon()) {
                if (!(this.polygonIndex >= ((Number) ((_root().numPolygons() > 0 ? 0 : 1))).longValue())) {
                    throw new KaitaiStream.ValidationLessThanError(((Number) ((_root().numPolygons() > 0 ? 0 : 1))).longValue(), this.polygonIndex, null, "/types/nav_area/seq/3");
                }
                if (!(this.polygonIndex <= (_root().numPolygons() > 0 ? ((Number) (_root().numPolygons() - 1)).longValue() : 0))) {
                    throw new KaitaiStream.ValidationGreaterThanError((_root().numPolygons() > 0 ? ((Number) (_root().numPolygons() - 1)).longValue() : 0), this.polygonIndex, null, "/types/nav_area/seq/3");
                }
            }
            if (hasCorners()) {
            }
            if (hasCorners()) {
                if (this.corners.size() != numCorners())
                    throw new ConsistencyError("corners", numCorners(), this.corners.size());
                for (int i = 0; i < this.corners.size(); i++) {
                    if (!Objects.equals(this.corners.get(((Number) (i)).intValue())._root(), _root()))
                        throw new ConsistencyError("corners", _root(), this.corners.get(((Number) (i)).intValue())._root());
                    if (!Objects.equals(this.corners.get(((Number) (i)).intValue())._parent(), this))
                        throw new ConsistencyError("corners", this, this.corners.get(((Number) (i)).intValue())._parent());
                }
            }
            if (this.edges.size() != numEdges())
                throw new ConsistencyError("edges", numEdges(), this.edges.size());
            for (int i = 0; i < this.edges.size(); i++) {
                if (!Objects.equals(this.edges.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("edges", _root(), this.edges.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.edges.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("edges", this, this.edges.get(((Number) (i)).intValue())._parent());
            }
            if (this.hidingSpots.size() != numHidingSpots())
                throw new ConsistencyError("hiding_spots", numHidingSpots(), this.hidingSpots.size());
            for (int i = 0; i < this.hidingSpots.size(); i++) {
                if (!Objects.equals(this.hidingSpots.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("hiding_spots", _root(), this.hidingSpots.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.hidingSpots.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("hiding_spots", this, this.hidingSpots.get(((Number) (i)).intValue())._parent());
            }
            if (!(this.numEncounters == 0)) {
                throw new KaitaiStream.ValidationNotEqualError(0, this.numEncounters, null, "/types/nav_area/seq/10");
            }
            if (!Objects.equals(this.laddersAbove._root(), _root()))
                throw new ConsistencyError("ladders_above", _root(), this.laddersAbove._root());
            if (!Objects.equals(this.laddersAbove._parent(), this))
                throw new ConsistencyError("ladders_above", this, this.laddersAbove._parent());
            if (!Objects.equals(this.laddersBelow._root(), _root()))
                throw new ConsistencyError("ladders_below", _root(), this.laddersBelow._root());
            if (!Objects.equals(this.laddersBelow._parent(), this))
                throw new ConsistencyError("ladders_below", this, this.laddersBelow._parent());
            _dirty = false;
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
        public void _invalidateHasCorners() { this.hasCorners = null; }
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
        public void _invalidateHasPolygon() { this.hasPolygon = null; }
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
        public void _invalidateNumEdges() { this.numEdges = null; }
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
        public void setId(long _v) { _dirty = true; id = _v; }

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
        public void setAttributes(long _v) { _dirty = true; attributes = _v; }

        /**
         * Row of `generation_params.hulls`.
         */
        public int hullIndex() { return hullIndex; }
        public void setHullIndex(int _v) { _dirty = true; hullIndex = _v; }

        /**
         * Row of `polygons`.
         */
        public Long polygonIndex() { return polygonIndex; }
        public void setPolygonIndex(Long _v) { _dirty = true; polygonIndex = _v; }

        /**
         * Corners that follow; 3 or 4 in the known files.
         */
        public Long numCorners() { return numCorners; }
        public void setNumCorners(Long _v) { _dirty = true; numCorners = _v; }

        /**
         * Corners, counter-clockwise seen from above.
         */
        public List<Vec3> corners() { return corners; }
        public void setCorners(List<Vec3> _v) { _dirty = true; corners = _v; }

        /**
         * Not known; 0 but in three areas of the oldest file.
         */
        public float unused() { return unused; }
        public void setUnused(float _v) { _dirty = true; unused = _v; }

        /**
         * Links over each edge; edge i leads from corner i to the next one.
         */
        public List<AreaEdge> edges() { return edges; }
        public void setEdges(List<AreaEdge> _v) { _dirty = true; edges = _v; }

        /**
         * Hiding spots that follow; 0 in the known files.
         */
        public int numHidingSpots() { return numHidingSpots; }
        public void setNumHidingSpots(int _v) { _dirty = true; numHidingSpots = _v; }

        /**
         * Points in the area at which bots hide.
         */
        public List<HidingSpot> hidingSpots() { return hidingSpots; }
        public void setHidingSpots(List<HidingSpot> _v) { _dirty = true; hidingSpots = _v; }

        /**
         * Always 0; the layout of what would follow is not known.
         */
        public long numEncounters() { return numEncounters; }
        public void setNumEncounters(long _v) { _dirty = true; numEncounters = _v; }

        /**
         * Ladders that lead up from here.
         */
        public IdList laddersAbove() { return laddersAbove; }
        public void setLaddersAbove(IdList _v) { _dirty = true; laddersAbove = _v; }

        /**
         * Ladders that lead down from here.
         */
        public IdList laddersBelow() { return laddersBelow; }
        public void setLaddersBelow(IdList _v) { _dirty = true; laddersBelow = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav _parent() { return _parent; }
        public void set_parent(Source2Nav _v) { _dirty = true; _parent = _v; }

        @Override
        public String toString() {
            return "area " + Long.toString(id());
        }
    }

    /**
     * A ladder, and the areas at its ends.
     */
    public static class NavLadder extends KaitaiStruct.ReadWrite {
        public static NavLadder fromFile(String fileName) throws IOException {
            return new NavLadder(new ByteBufferKaitaiStream(fileName));
        }
        public NavLadder() {
            this(null, null, null);
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
        }
        public void _read() {
            this.id = this._io.readU4le();
            this.width = this._io.readF4le();
            this.top = new Vec3(this._io, this, _root);
            this.top._read();
            this.bottom = new Vec3(this._io, this, _root);
            this.bottom._read();
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
            _dirty = false;
        }

        public void _fetchInstances() {
            this.top._fetchInstances();
            this.bottom._fetchInstances();
            if (hasBottomSides()) {
            }
            if (hasBottomSides()) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.id);
            this._io.writeF4le(this.width);
            this.top._write_Seq(this._io);
            this.bottom._write_Seq(this._io);
            this._io.writeF4le(this.length);
            this._io.writeU4le(this.direction);
            this._io.writeU4le(this.topForwardArea);
            this._io.writeU4le(this.topLeftArea);
            this._io.writeU4le(this.topRightArea);
            this._io.writeU4le(this.topBehindArea);
            this._io.writeU4le(this.bottomArea);
            if (hasBottomSides()) {
                this._io.writeU4le(this.bottomLeftArea);
            }
            if (hasBottomSides()) {
                this._io.writeU4le(this.bottomRightArea);
            }
        }

        public void _check() {
            if (!Objects.equals(this.top._root(), _root()))
                throw new ConsistencyError("top", _root(), this.top._root());
            if (!Objects.equals(this.top._parent(), this))
                throw new ConsistencyError("top", this, this.top._parent());
            if (!Objects.equals(this.bottom._root(), _root()))
                throw new ConsistencyError("bottom", _root(), this.bottom._root());
            if (!Objects.equals(this.bottom._parent(), this))
                throw new ConsistencyError("bottom", this, this.bottom._parent());
            if (hasBottomSides()) {
            }
            if (hasBottomSides()) {
            }
            _dirty = false;
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
        public void _invalidateDirectionName() { this.directionName = null; }
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
        public void _invalidateHasBottomSides() { this.hasBottomSides = null; }
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
        public void setId(long _v) { _dirty = true; id = _v; }

        /**
         * Size of the ladder from side to side.
         */
        public float width() { return width; }
        public void setWidth(float _v) { _dirty = true; width = _v; }

        /**
         * Upper end.
         */
        public Vec3 top() { return top; }
        public void setTop(Vec3 _v) { _dirty = true; top = _v; }

        /**
         * Lower end.
         */
        public Vec3 bottom() { return bottom; }
        public void setBottom(Vec3 _v) { _dirty = true; bottom = _v; }

        /**
         * Cost of the climb.
         */
        public float length() { return length; }
        public void setLength(float _v) { _dirty = true; length = _v; }

        /**
         * Side to which the face of the ladder looks.
         */
        public long direction() { return direction; }
        public void setDirection(long _v) { _dirty = true; direction = _v; }

        /**
         * Id of the area straight on over the top, 0 for none.
         */
        public long topForwardArea() { return topForwardArea; }
        public void setTopForwardArea(long _v) { _dirty = true; topForwardArea = _v; }

        /**
         * Id of the area to the left, 0 for none.
         */
        public long topLeftArea() { return topLeftArea; }
        public void setTopLeftArea(long _v) { _dirty = true; topLeftArea = _v; }

        /**
         * Id of the area to the right, 0 for none.
         */
        public long topRightArea() { return topRightArea; }
        public void setTopRightArea(long _v) { _dirty = true; topRightArea = _v; }

        /**
         * Id of the area behind the climber, 0 for none.
         */
        public long topBehindArea() { return topBehindArea; }
        public void setTopBehindArea(long _v) { _dirty = true; topBehindArea = _v; }

        /**
         * Id of the area at the lower end, 0 for none.
         */
        public long bottomArea() { return bottomArea; }
        public void setBottomArea(long _v) { _dirty = true; bottomArea = _v; }

        /**
         * Id of the area to the left of the lower end, 0 for none.
         */
        public Long bottomLeftArea() { return bottomLeftArea; }
        public void setBottomLeftArea(Long _v) { _dirty = true; bottomLeftArea = _v; }

        /**
         * Id of the area to the right of the lower end, 0 for none.
         */
        public Long bottomRightArea() { return bottomRightArea; }
        public void setBottomRightArea(Long _v) { _dirty = true; bottomRightArea = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav _parent() { return _parent; }
        public void set_parent(Source2Nav _v) { _dirty = true; _parent = _v; }

        @Override
        public String toString() {
            return "ladder " + Long.toString(id());
        }
    }

    /**
     * A name of a place.
     */
    public static class Place extends KaitaiStruct.ReadWrite {
        public static Place fromFile(String fileName) throws IOException {
            return new Place(new ByteBufferKaitaiStream(fileName));
        }
        public Place() {
            this(null, null, null);
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
        }
        public void _read() {
            this.lenName = this._io.readU2le();
            this.name = this._io.readBytes(lenName());
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU2le(this.lenName);
            this._io.writeBytes(this.name);
        }

        public void _check() {
            if (this.name.length != lenName())
                throw new ConsistencyError("name", lenName(), this.name.length);
            _dirty = false;
        }
        private int lenName;
        private byte[] name;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Bytes of the name.
         */
        public int lenName() { return lenName; }
        public void setLenName(int _v) { _dirty = true; lenName = _v; }

        /**
         * ASCII with a zero at its end.
         */
        public byte[] name() { return name; }
        public void setName(byte[] _v) { _dirty = true; name = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav _parent() { return _parent; }
        public void set_parent(Source2Nav _v) { _dirty = true; _parent = _v; }
    }

    /**
     * The outline of an area.
     */
    public static class Polygon extends KaitaiStruct.ReadWrite {
        public static Polygon fromFile(String fileName) throws IOException {
            return new Polygon(new ByteBufferKaitaiStream(fileName));
        }
        public Polygon() {
            this(null, null, null);
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
        }
        public void _read() {
            this.numCornerIndices = this._io.readU1();
            this.cornerIndices = new ArrayList<Long>();
            for (int i = 0; i < numCornerIndices(); i++) {
                this.cornerIndices.add(this._io.readU4le());
            }
            if (hasMovableMesh()) {
                this.movableMeshIndex = this._io.readU4le();
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            for (int i = 0; i < this.cornerIndices.size(); i++) {
            }
            if (hasMovableMesh()) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU1(this.numCornerIndices);
            for (int i = 0; i < this.cornerIndices.size(); i++) {
                this._io.writeU4le(this.cornerIndices.get(((Number) (i)).intValue()));
            }
            if (hasMovableMesh()) {
                this._io.writeU4le(this.movableMeshIndex);
            }
        }

        public void _check() {
            if (this.cornerIndices.size() != numCornerIndices())
                throw new ConsistencyError("corner_indices", numCornerIndices(), this.cornerIndices.size());
            for (int i = 0; i < this.cornerIndices.size(); i++) {
            }
            if (hasMovableMesh()) {
            }
            _dirty = false;
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
        public void _invalidateHasMovableMesh() { this.hasMovableMesh = null; }
        private int numCornerIndices;
        private List<Long> cornerIndices;
        private Long movableMeshIndex;
        private Source2Nav _root;
        private Source2Nav _parent;

        /**
         * Corners of the polygon; 3 or 4 in the known files.
         */
        public int numCornerIndices() { return numCornerIndices; }
        public void setNumCornerIndices(int _v) { _dirty = true; numCornerIndices = _v; }

        /**
         * Rows of `corners`, counter-clockwise seen from above.
         */
        public List<Long> cornerIndices() { return cornerIndices; }
        public void setCornerIndices(List<Long> _v) { _dirty = true; cornerIndices = _v; }

        /**
         * Row of `movable_meshes`, 0xffffffff for the world itself.
         */
        public Long movableMeshIndex() { return movableMeshIndex; }
        public void setMovableMeshIndex(Long _v) { _dirty = true; movableMeshIndex = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav _parent() { return _parent; }
        public void set_parent(Source2Nav _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A box with a place in the world.
     */
    public static class TransformedBox extends KaitaiStruct.ReadWrite {
        public static TransformedBox fromFile(String fileName) throws IOException {
            return new TransformedBox(new ByteBufferKaitaiStream(fileName));
        }
        public TransformedBox() {
            this(null, null, null);
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
        }
        public void _read() {
            this.mins = new Vec3(this._io, this, _root);
            this.mins._read();
            this.maxs = new Vec3(this._io, this, _root);
            this.maxs._read();
            this.transform = new ArrayList<Float>();
            for (int i = 0; i < 12; i++) {
                this.transform.add(this._io.readF4le());
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            this.mins._fetchInstances();
            this.maxs._fetchInstances();
            for (int i = 0; i < this.transform.size(); i++) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.mins._write_Seq(this._io);
            this.maxs._write_Seq(this._io);
            for (int i = 0; i < this.transform.size(); i++) {
                this._io.writeF4le(this.transform.get(((Number) (i)).intValue()));
            }
        }

        public void _check() {
            if (!Objects.equals(this.mins._root(), _root()))
                throw new ConsistencyError("mins", _root(), this.mins._root());
            if (!Objects.equals(this.mins._parent(), this))
                throw new ConsistencyError("mins", this, this.mins._parent());
            if (!Objects.equals(this.maxs._root(), _root()))
                throw new ConsistencyError("maxs", _root(), this.maxs._root());
            if (!Objects.equals(this.maxs._parent(), this))
                throw new ConsistencyError("maxs", this, this.maxs._parent());
            if (this.transform.size() != 12)
                throw new ConsistencyError("transform", 12, this.transform.size());
            for (int i = 0; i < this.transform.size(); i++) {
            }
            _dirty = false;
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
        public void setMins(Vec3 _v) { _dirty = true; mins = _v; }

        /**
         * Corner of the highest coordinates.
         */
        public Vec3 maxs() { return maxs; }
        public void setMaxs(Vec3 _v) { _dirty = true; maxs = _v; }

        /**
         * Three rows of three numbers for the rotation and one for the place.
         */
        public List<Float> transform() { return transform; }
        public void setTransform(List<Float> _v) { _dirty = true; transform = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public Source2Nav _parent() { return _parent; }
        public void set_parent(Source2Nav _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A point or a direction.
     */
    public static class Vec3 extends KaitaiStruct.ReadWrite {
        public static Vec3 fromFile(String fileName) throws IOException {
            return new Vec3(new ByteBufferKaitaiStream(fileName));
        }
        public Vec3() {
            this(null, null, null);
        }

        public Vec3(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Vec3(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public Vec3(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, Source2Nav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.x = this._io.readF4le();
            this.y = this._io.readF4le();
            this.z = this._io.readF4le();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeF4le(this.x);
            this._io.writeF4le(this.y);
            this._io.writeF4le(this.z);
        }

        public void _check() {
            _dirty = false;
        }
        private float x;
        private float y;
        private float z;
        private Source2Nav _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * First axis.
         */
        public float x() { return x; }
        public void setX(float _v) { _dirty = true; x = _v; }

        /**
         * Second axis.
         */
        public float y() { return y; }
        public void setY(float _v) { _dirty = true; y = _v; }

        /**
         * Up.
         */
        public float z() { return z; }
        public void setZ(float _v) { _dirty = true; z = _v; }
        public Source2Nav _root() { return _root; }
        public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
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
    public void _invalidateHasCustomData() { this.hasCustomData = null; }
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
    public void _invalidateHasGravity() { this.hasGravity = null; }
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
    public void _invalidateHasGravityFlags() { this.hasGravityFlags = null; }
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
    public void _invalidateHasKv3Blocks() { this.hasKv3Blocks = null; }
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
    public void _invalidateHasMovableMeshes() { this.hasMovableMeshes = null; }
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
    public void _invalidateHasPolygons() { this.hasPolygons = null; }
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
    private KaitaiStruct.ReadWrite _parent;

    /**
     * Marks a navigation mesh; the bytes CE FA ED FE.
     */
    public long magic() { return magic; }
    public void setMagic(long _v) { _dirty = true; magic = _v; }

    /**
     * Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
     * earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
     */
    public long version() { return version; }
    public void setVersion(long _v) { _dirty = true; version = _v; }

    /**
     * Layout of what the game adds after the mesh, 0 for nothing; 0 in version
     * 30, 1 in 35 and 36.
     */
    public long subVersion() { return subVersion; }
    public void setSubVersion(long _v) { _dirty = true; subVersion = _v; }

    /**
     * Whether the mesh has been analysed, 0 or 1.
     */
    public int isAnalyzed() { return isAnalyzed; }
    public void setIsAnalyzed(int _v) { _dirty = true; isAnalyzed = _v; }

    /**
     * Names of places that follow; 0 in the known files.
     */
    public int numPlaces() { return numPlaces; }
    public void setNumPlaces(int _v) { _dirty = true; numPlaces = _v; }

    /**
     * Names of places.
     */
    public List<Place> places() { return places; }
    public void setPlaces(List<Place> _v) { _dirty = true; places = _v; }

    /**
     * Whether some area belongs to no place, 0 or 1.
     */
    public int hasUnnamedAreas() { return hasUnnamedAreas; }
    public void setHasUnnamedAreas(int _v) { _dirty = true; hasUnnamedAreas = _v; }

    /**
     * Zeros up to a multiple of eight bytes.
     */
    public byte[] movableMeshPadding() { return movableMeshPadding; }
    public void setMovableMeshPadding(byte[] _v) { _dirty = true; movableMeshPadding = _v; }

    /**
     * Settings of meshes that move.
     */
    public Kv3Block movableMeshSettings() { return movableMeshSettings; }
    public void setMovableMeshSettings(Kv3Block _v) { _dirty = true; movableMeshSettings = _v; }

    /**
     * Corners that follow.
     */
    public Long numCorners() { return numCorners; }
    public void setNumCorners(Long _v) { _dirty = true; numCorners = _v; }

    /**
     * Corners, which polygons share.
     */
    public List<Vec3> corners() { return corners; }
    public void setCorners(List<Vec3> _v) { _dirty = true; corners = _v; }

    /**
     * Polygons that follow.
     */
    public Long numPolygons() { return numPolygons; }
    public void setNumPolygons(Long _v) { _dirty = true; numPolygons = _v; }

    /**
     * Polygons, one for each area in the known files.
     */
    public List<Polygon> polygons() { return polygons; }
    public void setPolygons(List<Polygon> _v) { _dirty = true; polygons = _v; }

    /**
     * Whether directions of gravity are stored; 0 in the known files.
     * 
     * - `has_gravity`: The list `gravity` follows.
     */
    public Long gravityFlags() { return gravityFlags; }
    public void setGravityFlags(Long _v) { _dirty = true; gravityFlags = _v; }

    /**
     * Directions that follow, one for each corner.
     */
    public Long numGravity() { return numGravity; }
    public void setNumGravity(Long _v) { _dirty = true; numGravity = _v; }

    /**
     * Direction of gravity at each corner.
     */
    public List<Vec3> gravity() { return gravity; }
    public void setGravity(List<Vec3> _v) { _dirty = true; gravity = _v; }

    /**
     * Meshes that move; 0 in the known files.
     */
    public Long numMovableMeshes() { return numMovableMeshes; }
    public void setNumMovableMeshes(Long _v) { _dirty = true; numMovableMeshes = _v; }

    /**
     * Meshes that move, each with polygons of its own.
     */
    public List<MovableMesh> movableMeshes() { return movableMeshes; }
    public void setMovableMeshes(List<MovableMesh> _v) { _dirty = true; movableMeshes = _v; }

    /**
     * Zeros up to a multiple of eight bytes.
     */
    public byte[] gameDataPadding() { return gameDataPadding; }
    public void setGameDataPadding(byte[] _v) { _dirty = true; gameDataPadding = _v; }

    /**
     * Data of the game; an empty table in the known file.
     */
    public Kv3Block gameDataKv3() { return gameDataKv3; }
    public void setGameDataKv3(Kv3Block _v) { _dirty = true; gameDataKv3 = _v; }

    /**
     * Areas that follow; 0 to 7,258 in the known files.
     */
    public long numAreas() { return numAreas; }
    public void setNumAreas(long _v) { _dirty = true; numAreas = _v; }

    /**
     * The areas of all hulls.
     */
    public List<NavArea> areas() { return areas; }
    public void setAreas(List<NavArea> _v) { _dirty = true; areas = _v; }

    /**
     * Ladders that follow; 0 to 2 in the known files.
     */
    public long numLadders() { return numLadders; }
    public void setNumLadders(long _v) { _dirty = true; numLadders = _v; }

    /**
     * Ladders of the map.
     */
    public List<NavLadder> ladders() { return ladders; }
    public void setLadders(List<NavLadder> _v) { _dirty = true; ladders = _v; }

    /**
     * Boxes that follow; 0 to 2 in the known files.
     */
    public int numTransformedBounds() { return numTransformedBounds; }
    public void setNumTransformedBounds(int _v) { _dirty = true; numTransformedBounds = _v; }

    /**
     * Volumes of markup that were given to the generator, with their places in
     * the world.
     */
    public List<TransformedBox> transformedBounds() { return transformedBounds; }
    public void setTransformedBounds(List<TransformedBox> _v) { _dirty = true; transformedBounds = _v; }

    /**
     * Settings with which the mesh was generated.
     */
    public GenerationSettings generationParams() { return generationParams; }
    public void setGenerationParams(GenerationSettings _v) { _dirty = true; generationParams = _v; }

    /**
     * Zeros up to a multiple of eight bytes.
     */
    public byte[] extraGenerationPadding() { return extraGenerationPadding; }
    public void setExtraGenerationPadding(byte[] _v) { _dirty = true; extraGenerationPadding = _v; }

    /**
     * More about how the mesh was generated.
     */
    public Kv3Block extraGenerationParams() { return extraGenerationParams; }
    public void setExtraGenerationParams(Kv3Block _v) { _dirty = true; extraGenerationParams = _v; }

    /**
     * Zeros up to a multiple of eight bytes.
     */
    public byte[] customDataPadding() { return customDataPadding; }
    public void setCustomDataPadding(byte[] _v) { _dirty = true; customDataPadding = _v; }

    /**
     * What the game adds: in Counter-Strike 2 hiding spots, encounters,
     * approaches and times for each area.
     */
    public Kv3Block customData() { return customData; }
    public void setCustomData(Kv3Block _v) { _dirty = true; customData = _v; }

    /**
     * Bytes after the mesh; nothing in the known files.
     */
    public byte[] tail() { return tail; }
    public void setTail(byte[] _v) { _dirty = true; tail = _v; }
    public Source2Nav _root() { return _root; }
    public void set_root(Source2Nav _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }

    @Override
    public String toString() {
        return "version " + Long.toString(version()) + ": " + Long.toString(numAreas()) + " areas";
    }
}
