// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package navspec.readwrite;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Map;
import java.util.HashMap;
import java.util.ArrayList;
import java.util.Arrays;
import io.kaitai.struct.ConsistencyError;
import java.util.Objects;
import java.util.List;


/**
 * The surface of one map on which bots, hostages, infected and NextBots walk:
 * rectangles along the axes ("areas") with a height for each corner, the links
 * between them, and what an analysis of the map has found.
 * 
 * World units are those of the map, about an inch (0.0254 m) each; z points up,
 * times are seconds. North is towards -y, east towards +x, south towards +y,
 * west towards -x; the enums `side`, `corner` and `way` have the engine's
 * numbers for sides, corners and how one goes.
 * 
 * `version` identifies the layout of the engine. What games add depends on
 * `sub_version`, whose numbers each game counts for itself: the decision `game`
 * says whose they are. Games differ by at least a byte in every area, so that a
 * wrong choice does not end where the file does. Ids of areas and ladders are
 * not 0, which means none; ids of hiding spots begin at 0.
 * @see <a href="https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp">Source</a>
 * @see <a href="https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp">Source</a>
 * @see <a href="https://developer.valvesoftware.com/wiki/NAV_(file_format)">Source</a>
 */
public class SourceNav extends KaitaiStruct.ReadWrite {
    public static SourceNav fromFile(String fileName) throws IOException {
        return new SourceNav(new ByteBufferKaitaiStream(fileName));
    }

    public enum Corner {
        NORTH_WEST(0),
        NORTH_EAST(1),
        SOUTH_EAST(2),
        SOUTH_WEST(3);

        private final long id;
        Corner(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Corner> byId = new HashMap<Long, Corner>(4);
        static {
            for (Corner e : Corner.values())
                byId.put(e.id(), e);
        }
        public static Corner byId(long id) { return byId.get(id); }
    }

    public enum GameKind {
        BASE(0),
        CS(1),
        TF(2),
        INS(3),
        L4D(4),
        TFC(5);

        private final long id;
        GameKind(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, GameKind> byId = new HashMap<Long, GameKind>(6);
        static {
            for (GameKind e : GameKind.values())
                byId.put(e.id(), e);
        }
        public static GameKind byId(long id) { return byId.get(id); }
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

    public enum Way {
        GO_NORTH(0),
        GO_EAST(1),
        GO_SOUTH(2),
        GO_WEST(3),
        LADDER_UP(4),
        LADDER_DOWN(5),
        JUMP(6),
        ELEVATOR_UP(7),
        ELEVATOR_DOWN(8),
        NONE(9),
        NO_SUCH_WAY(255);

        private final long id;
        Way(long id) { this.id = id; }
        public long id() { return id; }
        private static final Map<Long, Way> byId = new HashMap<Long, Way>(11);
        static {
            for (Way e : Way.values())
                byId.put(e.id(), e);
        }
        public static Way byId(long id) { return byId.get(id); }
    }
    public SourceNav() {
        this(null, null, null);
    }

    public SourceNav(KaitaiStream _io) {
        this(_io, null, null);
    }

    public SourceNav(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public SourceNav(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, SourceNav _root) {
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
        if (!(this.version >= 1)) {
            throw new KaitaiStream.ValidationLessThanError(1, this.version, this._io, "/seq/1");
        }
        if (!(this.version <= 16)) {
            throw new KaitaiStream.ValidationGreaterThanError(16, this.version, this._io, "/seq/1");
        }
        if (hasSubVersion()) {
            this.subVersion = this._io.readU4le();
        }
        if (hasBspSize()) {
            this.bspSize = this._io.readU4le();
        }
        if (hasAnalysisFlag()) {
            this.isAnalyzed = this._io.readU1();
        }
        if (hasPlaces()) {
            this.numPlaces = this._io.readU2le();
        }
        if (hasPlaces()) {
            this.places = new ArrayList<Place>();
            for (int i = 0; i < numPlaces(); i++) {
                Place _t_places = new Place(this._io, this, _root);
                try {
                    _t_places._read();
                } finally {
                    this.places.add(_t_places);
                }
            }
        }
        if (hasUnnamedFlag()) {
            this.hasUnnamedAreas = this._io.readU1();
        }
        if (hasL4dPrologue()) {
            this.l4dPrologue = new L4dHeader(this._io, this, _root);
            this.l4dPrologue._read();
        }
        if (isTagged()) {
            this.tf2cTag = this._io.readBytes(4);
            if (!(Arrays.equals(this.tf2cTag, new byte[] { 84, 70, 50, 67 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 84, 70, 50, 67 }, this.tf2cTag, this._io, "/seq/9");
            }
        }
        this.numAreas = this._io.readU4le();
        if (!(this.numAreas <= ((Number) ((_io().size() - _io().pos()) / 59)).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 59)).longValue(), this.numAreas, this._io, "/seq/10");
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
        if (hasLadders()) {
            this.numLadders = this._io.readU4le();
            if (!(this.numLadders <= ((Number) ((_io().size() - _io().pos()) / 60)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 60)).longValue(), this.numLadders, this._io, "/seq/12");
            }
        }
        if (hasLadders()) {
            this.ladders = new ArrayList<NavLadder>();
            for (int i = 0; i < numLadders(); i++) {
                NavLadder _t_ladders = new NavLadder(this._io, this, _root);
                try {
                    _t_ladders._read();
                } finally {
                    this.ladders.add(_t_ladders);
                }
            }
        }
        if (isL4d()) {
            this.maxViewDistance = this._io.readF4le();
        }
        this.tail = this._io.readBytesFull();
        _dirty = false;
    }

    public void _fetchInstances() {
        if (hasSubVersion()) {
        }
        if (hasBspSize()) {
        }
        if (hasAnalysisFlag()) {
        }
        if (hasPlaces()) {
        }
        if (hasPlaces()) {
            for (int i = 0; i < this.places.size(); i++) {
                this.places.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (hasUnnamedFlag()) {
        }
        if (hasL4dPrologue()) {
            this.l4dPrologue._fetchInstances();
        }
        if (isTagged()) {
        }
        for (int i = 0; i < this.areas.size(); i++) {
            this.areas.get(((Number) (i)).intValue())._fetchInstances();
        }
        if (hasLadders()) {
        }
        if (hasLadders()) {
            for (int i = 0; i < this.ladders.size(); i++) {
                this.ladders.get(((Number) (i)).intValue())._fetchInstances();
            }
        }
        if (isL4d()) {
        }
    }

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeU4le(this.magic);
        this._io.writeU4le(this.version);
        if (hasSubVersion()) {
            this._io.writeU4le(this.subVersion);
        }
        if (hasBspSize()) {
            this._io.writeU4le(this.bspSize);
        }
        if (hasAnalysisFlag()) {
            this._io.writeU1(this.isAnalyzed);
        }
        if (hasPlaces()) {
            this._io.writeU2le(this.numPlaces);
        }
        if (hasPlaces()) {
            for (int i = 0; i < this.places.size(); i++) {
                this.places.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }
        if (hasUnnamedFlag()) {
            this._io.writeU1(this.hasUnnamedAreas);
        }
        if (hasL4dPrologue()) {
            this.l4dPrologue._write_Seq(this._io);
        }
        if (isTagged()) {
            this._io.writeBytes(this.tf2cTag);
        }
        this._io.writeU4le(this.numAreas);
        for (int i = 0; i < this.areas.size(); i++) {
            this.areas.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        if (hasLadders()) {
            this._io.writeU4le(this.numLadders);
        }
        if (hasLadders()) {
            for (int i = 0; i < this.ladders.size(); i++) {
                this.ladders.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }
        if (isL4d()) {
            this._io.writeF4le(this.maxViewDistance);
        }
        this._io.writeBytes(this.tail);
        if (!(this._io.isEof()))
            throw new ConsistencyError("tail", 0, this._io.size() - this._io.pos());
    }

    public void _check() {
        if (!(this.magic == 4277009102L)) {
            throw new KaitaiStream.ValidationNotEqualError(4277009102L, this.magic, null, "/seq/0");
        }
        if (!(this.version >= 1)) {
            throw new KaitaiStream.ValidationLessThanError(1, this.version, null, "/seq/1");
        }
        if (!(this.version <= 16)) {
            throw new KaitaiStream.ValidationGreaterThanError(16, this.version, null, "/seq/1");
        }
        if (hasSubVersion()) {
        }
        if (hasBspSize()) {
        }
        if (hasAnalysisFlag()) {
        }
        if (hasPlaces()) {
        }
        if (hasPlaces()) {
            if (this.places.size() != numPlaces())
                throw new ConsistencyError("places", numPlaces(), this.places.size());
            for (int i = 0; i < this.places.size(); i++) {
                if (!Objects.equals(this.places.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("places", _root(), this.places.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.places.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("places", this, this.places.get(((Number) (i)).intValue())._parent());
            }
        }
        if (hasUnnamedFlag()) {
        }
        if (hasL4dPrologue()) {
            if (!Objects.equals(this.l4dPrologue._root(), _root()))
                throw new ConsistencyError("l4d_prologue", _root(), this.l4dPrologue._root());
            if (!Objects.equals(this.l4dPrologue._parent(), this))
                throw new ConsistencyError("l4d_prologue", this, this.l4dPrologue._parent());
        }
        if (isTagged()) {
            if (this.tf2cTag.length != 4)
                throw new ConsistencyError("tf2c_tag", 4, this.tf2cTag.length);
            if (!(Arrays.equals(this.tf2cTag, new byte[] { 84, 70, 50, 67 }))) {
                throw new KaitaiStream.ValidationNotEqualError(new byte[] { 84, 70, 50, 67 }, this.tf2cTag, null, "/seq/9");
            }
        }
        if (this.areas.size() != numAreas())
            throw new ConsistencyError("areas", numAreas(), this.areas.size());
        for (int i = 0; i < this.areas.size(); i++) {
            if (!Objects.equals(this.areas.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("areas", _root(), this.areas.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.areas.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("areas", this, this.areas.get(((Number) (i)).intValue())._parent());
        }
        if (hasLadders()) {
        }
        if (hasLadders()) {
            if (this.ladders.size() != numLadders())
                throw new ConsistencyError("ladders", numLadders(), this.ladders.size());
            for (int i = 0; i < this.ladders.size(); i++) {
                if (!Objects.equals(this.ladders.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("ladders", _root(), this.ladders.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.ladders.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("ladders", this, this.ladders.get(((Number) (i)).intValue())._parent());
            }
        }
        if (isL4d()) {
        }
        _dirty = false;
    }

    /**
     * A way on which an enemy comes into view of an area: over `prev_area` into
     * `here_area`, the last area that is seen, and on to `next_area`. Codes of
     * how one goes are those of the enum `way`, but to version 9 the code 7 is
     * none. Which one it is in versions 10 to 15 is not known.
     */
    public static class Approach extends KaitaiStruct.ReadWrite {
        public static Approach fromFile(String fileName) throws IOException {
            return new Approach(new ByteBufferKaitaiStream(fileName));
        }
        public Approach() {
            this(null, null, null);
        }

        public Approach(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Approach(KaitaiStream _io, SourceNav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public Approach(KaitaiStream _io, SourceNav.NavArea _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.hereArea = this._io.readU4le();
            this.prevArea = this._io.readU4le();
            this.prevToHereHow = this._io.readU1();
            this.nextArea = this._io.readU4le();
            this.hereToNextHow = this._io.readU1();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.hereArea);
            this._io.writeU4le(this.prevArea);
            this._io.writeU1(this.prevToHereHow);
            this._io.writeU4le(this.nextArea);
            this._io.writeU1(this.hereToNextHow);
        }

        public void _check() {
            _dirty = false;
        }
        private Way hereToNextWay;

        /**
         * Meaning of `here_to_next_how`, by the codes of the version.
         */
        public Way hereToNextWay() {
            if (this.hereToNextWay != null)
                return this.hereToNextWay;
            this.hereToNextWay = (hereToNextHow() == 0 ? SourceNav.Way.GO_NORTH : (hereToNextHow() == 1 ? SourceNav.Way.GO_EAST : (hereToNextHow() == 2 ? SourceNav.Way.GO_SOUTH : (hereToNextHow() == 3 ? SourceNav.Way.GO_WEST : (hereToNextHow() == 4 ? SourceNav.Way.LADDER_UP : (hereToNextHow() == 5 ? SourceNav.Way.LADDER_DOWN : (hereToNextHow() == 6 ? SourceNav.Way.JUMP : (_root().version() <= 9 ? (hereToNextHow() == 7 ? SourceNav.Way.NONE : SourceNav.Way.NO_SUCH_WAY) : (hereToNextHow() == 7 ? SourceNav.Way.ELEVATOR_UP : (hereToNextHow() == 8 ? SourceNav.Way.ELEVATOR_DOWN : (hereToNextHow() == 9 ? SourceNav.Way.NONE : SourceNav.Way.NO_SUCH_WAY)))))))))));
            return this.hereToNextWay;
        }
        public void _invalidateHereToNextWay() { this.hereToNextWay = null; }
        private Way prevToHereWay;

        /**
         * Meaning of `prev_to_here_how`, by the codes of the version.
         */
        public Way prevToHereWay() {
            if (this.prevToHereWay != null)
                return this.prevToHereWay;
            this.prevToHereWay = (prevToHereHow() == 0 ? SourceNav.Way.GO_NORTH : (prevToHereHow() == 1 ? SourceNav.Way.GO_EAST : (prevToHereHow() == 2 ? SourceNav.Way.GO_SOUTH : (prevToHereHow() == 3 ? SourceNav.Way.GO_WEST : (prevToHereHow() == 4 ? SourceNav.Way.LADDER_UP : (prevToHereHow() == 5 ? SourceNav.Way.LADDER_DOWN : (prevToHereHow() == 6 ? SourceNav.Way.JUMP : (_root().version() <= 9 ? (prevToHereHow() == 7 ? SourceNav.Way.NONE : SourceNav.Way.NO_SUCH_WAY) : (prevToHereHow() == 7 ? SourceNav.Way.ELEVATOR_UP : (prevToHereHow() == 8 ? SourceNav.Way.ELEVATOR_DOWN : (prevToHereHow() == 9 ? SourceNav.Way.NONE : SourceNav.Way.NO_SUCH_WAY)))))))))));
            return this.prevToHereWay;
        }
        public void _invalidatePrevToHereWay() { this.prevToHereWay = null; }
        private long hereArea;
        private long prevArea;
        private int prevToHereHow;
        private long nextArea;
        private int hereToNextHow;
        private SourceNav _root;
        private SourceNav.NavArea _parent;

        /**
         * Id of the area that is approached.
         */
        public long hereArea() { return hereArea; }
        public void setHereArea(long _v) { _dirty = true; hereArea = _v; }

        /**
         * Id of its neighbour on the near side; 0 exactly where `here_area` is
         * the area that holds the record.
         */
        public long prevArea() { return prevArea; }
        public void setPrevArea(long _v) { _dirty = true; prevArea = _v; }

        /**
         * How one goes from `prev_area` to `here_area`, or back.
         */
        public int prevToHereHow() { return prevToHereHow; }
        public void setPrevToHereHow(int _v) { _dirty = true; prevToHereHow = _v; }

        /**
         * Id of its neighbour on the far side, which is out of view.
         */
        public long nextArea() { return nextArea; }
        public void setNextArea(long _v) { _dirty = true; nextArea = _v; }

        /**
         * How one goes from `here_area` to `next_area`, or back.
         */
        public int hereToNextHow() { return hereToNextHow; }
        public void setHereToNextHow(int _v) { _dirty = true; hereToNextHow = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.NavArea _parent() { return _parent; }
        public void set_parent(SourceNav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A straight path through an area, with the hiding spots seen from it.
     */
    public static class Encounter extends KaitaiStruct.ReadWrite {
        public static Encounter fromFile(String fileName) throws IOException {
            return new Encounter(new ByteBufferKaitaiStream(fileName));
        }
        public Encounter() {
            this(null, null, null);
        }

        public Encounter(KaitaiStream _io) {
            this(_io, null, null);
        }

        public Encounter(KaitaiStream _io, SourceNav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public Encounter(KaitaiStream _io, SourceNav.NavArea _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.fromArea = this._io.readU4le();
            if (hasSides()) {
                this.fromDir = this._io.readU1();
            }
            this.toArea = this._io.readU4le();
            if (hasSides()) {
                this.toDir = this._io.readU1();
            }
            if (isOld()) {
                this.pathFrom = new Vec3(this._io, this, _root);
                this.pathFrom._read();
            }
            if (isOld()) {
                this.pathTo = new Vec3(this._io, this, _root);
                this.pathTo._read();
            }
            this.numSpots = this._io.readU1();
            if (hasSides()) {
                this.spots = new ArrayList<EncounterSpot>();
                for (int i = 0; i < numSpots(); i++) {
                    EncounterSpot _t_spots = new EncounterSpot(this._io, this, _root);
                    try {
                        _t_spots._read();
                    } finally {
                        this.spots.add(_t_spots);
                    }
                }
            }
            if (isOld()) {
                this.oldSpots = new ArrayList<OldEncounterSpot>();
                for (int i = 0; i < numSpots() + 0; i++) {
                    OldEncounterSpot _t_oldSpots = new OldEncounterSpot(this._io, this, _root);
                    try {
                        _t_oldSpots._read();
                    } finally {
                        this.oldSpots.add(_t_oldSpots);
                    }
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            if (hasSides()) {
            }
            if (hasSides()) {
            }
            if (isOld()) {
                this.pathFrom._fetchInstances();
            }
            if (isOld()) {
                this.pathTo._fetchInstances();
            }
            if (hasSides()) {
                for (int i = 0; i < this.spots.size(); i++) {
                    this.spots.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            if (isOld()) {
                for (int i = 0; i < this.oldSpots.size(); i++) {
                    this.oldSpots.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.fromArea);
            if (hasSides()) {
                this._io.writeU1(this.fromDir);
            }
            this._io.writeU4le(this.toArea);
            if (hasSides()) {
                this._io.writeU1(this.toDir);
            }
            if (isOld()) {
                this.pathFrom._write_Seq(this._io);
            }
            if (isOld()) {
                this.pathTo._write_Seq(this._io);
            }
            this._io.writeU1(this.numSpots);
            if (hasSides()) {
                for (int i = 0; i < this.spots.size(); i++) {
                    this.spots.get(((Number) (i)).intValue())._write_Seq(this._io);
                }
            }
            if (isOld()) {
                for (int i = 0; i < this.oldSpots.size(); i++) {
                    this.oldSpots.get(((Number) (i)).intValue())._write_Seq(this._io);
                }
            }
        }

        public void _check() {
            if (hasSides()) {
            }
            if (hasSides()) {
            }
            if (isOld()) {
                if (!Objects.equals(this.pathFrom._root(), _root()))
                    throw new ConsistencyError("path_from", _root(), this.pathFrom._root());
                if (!Objects.equals(this.pathFrom._parent(), this))
                    throw new ConsistencyError("path_from", this, this.pathFrom._parent());
            }
            if (isOld()) {
                if (!Objects.equals(this.pathTo._root(), _root()))
                    throw new ConsistencyError("path_to", _root(), this.pathTo._root());
                if (!Objects.equals(this.pathTo._parent(), this))
                    throw new ConsistencyError("path_to", this, this.pathTo._parent());
            }
            if (hasSides()) {
                if (this.spots.size() != numSpots())
                    throw new ConsistencyError("spots", numSpots(), this.spots.size());
                for (int i = 0; i < this.spots.size(); i++) {
                    if (!Objects.equals(this.spots.get(((Number) (i)).intValue())._root(), _root()))
                        throw new ConsistencyError("spots", _root(), this.spots.get(((Number) (i)).intValue())._root());
                    if (!Objects.equals(this.spots.get(((Number) (i)).intValue())._parent(), this))
                        throw new ConsistencyError("spots", this, this.spots.get(((Number) (i)).intValue())._parent());
                }
            }
            if (isOld()) {
                if (this.oldSpots.size() != numSpots() + 0)
                    throw new ConsistencyError("old_spots", numSpots() + 0, this.oldSpots.size());
                for (int i = 0; i < this.oldSpots.size(); i++) {
                    if (!Objects.equals(this.oldSpots.get(((Number) (i)).intValue())._root(), _root()))
                        throw new ConsistencyError("old_spots", _root(), this.oldSpots.get(((Number) (i)).intValue())._root());
                    if (!Objects.equals(this.oldSpots.get(((Number) (i)).intValue())._parent(), this))
                        throw new ConsistencyError("old_spots", this, this.oldSpots.get(((Number) (i)).intValue())._parent());
                }
            }
            _dirty = false;
        }
        private Side fromDirName;

        /**
         * Meaning of `from_dir`.
         */
        public Side fromDirName() {
            if (this.fromDirName != null)
                return this.fromDirName;
            this.fromDirName = SourceNav.Side.byId(fromDir());
            return this.fromDirName;
        }
        public void _invalidateFromDirName() { this.fromDirName = null; }
        private Boolean hasSides;

        /**
         * Whether the form of version 3 and later is stored.
         */
        public Boolean hasSides() {
            if (this.hasSides != null)
                return this.hasSides;
            this.hasSides = _root().version() >= 3;
            return this.hasSides;
        }
        public void _invalidateHasSides() { this.hasSides = null; }
        private Boolean isOld;

        /**
         * Whether the form of versions 1 and 2 is stored.
         */
        public Boolean isOld() {
            if (this.isOld != null)
                return this.isOld;
            this.isOld = _root().version() < 3;
            return this.isOld;
        }
        public void _invalidateIsOld() { this.isOld = null; }
        private Side toDirName;

        /**
         * Meaning of `to_dir`.
         */
        public Side toDirName() {
            if (this.toDirName != null)
                return this.toDirName;
            this.toDirName = SourceNav.Side.byId(toDir());
            return this.toDirName;
        }
        public void _invalidateToDirName() { this.toDirName = null; }
        private long fromArea;
        private Integer fromDir;
        private long toArea;
        private Integer toDir;
        private Vec3 pathFrom;
        private Vec3 pathTo;
        private int numSpots;
        private List<EncounterSpot> spots;
        private List<OldEncounterSpot> oldSpots;
        private SourceNav _root;
        private SourceNav.NavArea _parent;

        /**
         * Id of the area from which one comes; 0 where it is lost.
         */
        public long fromArea() { return fromArea; }
        public void setFromArea(long _v) { _dirty = true; fromArea = _v; }

        /**
         * Side of this area on which `from_area` is connected.
         */
        public Integer fromDir() { return fromDir; }
        public void setFromDir(Integer _v) { _dirty = true; fromDir = _v; }

        /**
         * Id of the area into which one goes; 0 where it is lost.
         */
        public long toArea() { return toArea; }
        public void setToArea(long _v) { _dirty = true; toArea = _v; }

        /**
         * Side of this area on which `to_area` is connected.
         */
        public Integer toDir() { return toDir; }
        public void setToDir(Integer _v) { _dirty = true; toDir = _v; }

        /**
         * Begin of the path; the engine discards it.
         */
        public Vec3 pathFrom() { return pathFrom; }
        public void setPathFrom(Vec3 _v) { _dirty = true; pathFrom = _v; }

        /**
         * End of the path; the engine discards it.
         */
        public Vec3 pathTo() { return pathTo; }
        public void setPathTo(Vec3 _v) { _dirty = true; pathTo = _v; }

        /**
         * Spots that follow; 0 to 233 in the measured files.
         */
        public int numSpots() { return numSpots; }
        public void setNumSpots(int _v) { _dirty = true; numSpots = _v; }

        /**
         * Spots in the order in which they come into view.
         */
        public List<EncounterSpot> spots() { return spots; }
        public void setSpots(List<EncounterSpot> _v) { _dirty = true; spots = _v; }

        /**
         * Spots of versions 1 and 2; the engine discards them.
         */
        public List<OldEncounterSpot> oldSpots() { return oldSpots; }
        public void setOldSpots(List<OldEncounterSpot> _v) { _dirty = true; oldSpots = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.NavArea _parent() { return _parent; }
        public void set_parent(SourceNav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A hiding spot that is seen from a path.
     */
    public static class EncounterSpot extends KaitaiStruct.ReadWrite {
        public static EncounterSpot fromFile(String fileName) throws IOException {
            return new EncounterSpot(new ByteBufferKaitaiStream(fileName));
        }
        public EncounterSpot() {
            this(null, null, null);
        }

        public EncounterSpot(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EncounterSpot(KaitaiStream _io, SourceNav.Encounter _parent) {
            this(_io, _parent, null);
        }

        public EncounterSpot(KaitaiStream _io, SourceNav.Encounter _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.spotId = this._io.readU4le();
            this.t = this._io.readU1();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.spotId);
            this._io.writeU1(this.t);
        }

        public void _check() {
            _dirty = false;
        }
        private Double fraction;

        /**
         * The same as a part of the path, 0 to 1.
         */
        public Double fraction() {
            if (this.fraction != null)
                return this.fraction;
            this.fraction = ((Number) (((Number) (t())).doubleValue() * 0.00392156862745098)).doubleValue();
            return this.fraction;
        }
        public void _invalidateFraction() { this.fraction = null; }
        private long spotId;
        private int t;
        private SourceNav _root;
        private SourceNav.Encounter _parent;

        /**
         * Id of a hiding spot of any area; also 0 where the spot is lost.
         */
        public long spotId() { return spotId; }
        public void setSpotId(long _v) { _dirty = true; spotId = _v; }

        /**
         * Part of the path at which the spot comes into view; 255 is the end.
         */
        public int t() { return t; }
        public void setT(int _v) { _dirty = true; t = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.Encounter _parent() { return _parent; }
        public void set_parent(SourceNav.Encounter _v) { _dirty = true; _parent = _v; }
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

        public HidingSpot(KaitaiStream _io, SourceNav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public HidingSpot(KaitaiStream _io, SourceNav.NavArea _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            if (hasIdentity()) {
                this.id = this._io.readU4le();
            }
            this.position = new Vec3(this._io, this, _root);
            this.position._read();
            if (hasIdentity()) {
                this.flags = new HidingSpotBits(this._io, this, _root);
                this.flags._read();
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            if (hasIdentity()) {
            }
            this.position._fetchInstances();
            if (hasIdentity()) {
                this.flags._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            if (hasIdentity()) {
                this._io.writeU4le(this.id);
            }
            this.position._write_Seq(this._io);
            if (hasIdentity()) {
                this.flags._write_Seq(this._io);
            }
        }

        public void _check() {
            if (hasIdentity()) {
            }
            if (!Objects.equals(this.position._root(), _root()))
                throw new ConsistencyError("position", _root(), this.position._root());
            if (!Objects.equals(this.position._parent(), this))
                throw new ConsistencyError("position", this, this.position._parent());
            if (hasIdentity()) {
                if (!Objects.equals(this.flags._root(), _root()))
                    throw new ConsistencyError("flags", _root(), this.flags._root());
                if (!Objects.equals(this.flags._parent(), this))
                    throw new ConsistencyError("flags", this, this.flags._parent());
            }
            _dirty = false;
        }
        private Boolean hasIdentity;

        /**
         * Whether id and flags are stored.
         */
        public Boolean hasIdentity() {
            if (this.hasIdentity != null)
                return this.hasIdentity;
            this.hasIdentity = _root().version() >= 2;
            return this.hasIdentity;
        }
        public void _invalidateHasIdentity() { this.hasIdentity = null; }
        private Long id;
        private Vec3 position;
        private HidingSpotBits flags;
        private SourceNav _root;
        private SourceNav.NavArea _parent;

        /**
         * Id of the spot, unique in the file; counted from 0 in the order of the
         * measured files.
         */
        public Long id() { return id; }
        public void setId(Long _v) { _dirty = true; id = _v; }

        /**
         * On the floor.
         */
        public Vec3 position() { return position; }
        public void setPosition(Vec3 _v) { _dirty = true; position = _v; }

        /**
         * Quality of the spot; version 1 takes all spots for cover.
         */
        public HidingSpotBits flags() { return flags; }
        public void setFlags(HidingSpotBits _v) { _dirty = true; flags = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.NavArea _parent() { return _parent; }
        public void set_parent(SourceNav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * What a hiding spot is good for.
     */
    public static class HidingSpotBits extends KaitaiStruct.ReadWrite {
        public static HidingSpotBits fromFile(String fileName) throws IOException {
            return new HidingSpotBits(new ByteBufferKaitaiStream(fileName));
        }
        public HidingSpotBits() {
            this(null, null, null);
        }

        public HidingSpotBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public HidingSpotBits(KaitaiStream _io, SourceNav.HidingSpot _parent) {
            this(_io, _parent, null);
        }

        public HidingSpotBits(KaitaiStream _io, SourceNav.HidingSpot _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.inCover = this._io.readBitsIntLe(1) != 0;
            this.goodSniperSpot = this._io.readBitsIntLe(1) != 0;
            this.idealSniperSpot = this._io.readBitsIntLe(1) != 0;
            this.exposed = this._io.readBitsIntLe(1) != 0;
            this.reserved = this._io.readBitsIntLe(4);
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeBitsIntLe(1, (this.inCover ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.goodSniperSpot ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.idealSniperSpot ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.exposed ? 1 : 0));
            this._io.writeBitsIntLe(4, this.reserved);
        }

        public void _check() {
            _dirty = false;
        }
        private boolean inCover;
        private boolean goodSniperSpot;
        private boolean idealSniperSpot;
        private boolean exposed;
        private long reserved;
        private SourceNav _root;
        private SourceNav.HidingSpot _parent;

        /**
         * In a corner with hard cover.
         */
        public boolean inCover() { return inCover; }
        public void setInCover(boolean _v) { _dirty = true; inCover = _v; }

        /**
         * A sniper can fire well along a line.
         */
        public boolean goodSniperSpot() { return goodSniperSpot; }
        public void setGoodSniperSpot(boolean _v) { _dirty = true; goodSniperSpot = _v; }

        /**
         * A sniper sees far or much from here.
         */
        public boolean idealSniperSpot() { return idealSniperSpot; }
        public void setIdealSniperSpot(boolean _v) { _dirty = true; idealSniperSpot = _v; }

        /**
         * In the open, mostly on a ledge; not known to GoldSrc.
         */
        public boolean exposed() { return exposed; }
        public void setExposed(boolean _v) { _dirty = true; exposed = _v; }

        /**
         * Not used; 0 in the measured files.
         */
        public long reserved() { return reserved; }
        public void setReserved(long _v) { _dirty = true; reserved = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.HidingSpot _parent() { return _parent; }
        public void set_parent(SourceNav.HidingSpot _v) { _dirty = true; _parent = _v; }
    }

    /**
     * Ids of areas or of ladders.
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

        public IdList(KaitaiStream _io, SourceNav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public IdList(KaitaiStream _io, SourceNav.NavArea _parent, SourceNav _root) {
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
        private SourceNav _root;
        private SourceNav.NavArea _parent;

        /**
         * Ids that follow; 0 to 24 in the measured files.
         */
        public long numIds() { return numIds; }
        public void setNumIds(long _v) { _dirty = true; numIds = _v; }

        /**
         * Ids of the areas or ladders in the list.
         */
        public List<Long> ids() { return ids; }
        public void setIds(List<Long> _v) { _dirty = true; ids = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.NavArea _parent() { return _parent; }
        public void set_parent(SourceNav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * What Left 4 Dead stores between the place directory and the areas.
     * @see <a href="https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp">Source</a>
     */
    public static class L4dHeader extends KaitaiStruct.ReadWrite {
        public static L4dHeader fromFile(String fileName) throws IOException {
            return new L4dHeader(new ByteBufferKaitaiStream(fileName));
        }
        public L4dHeader() {
            this(null, null, null);
        }

        public L4dHeader(KaitaiStream _io) {
            this(_io, null, null);
        }

        public L4dHeader(KaitaiStream _io, SourceNav _parent) {
            this(_io, _parent, null);
        }

        public L4dHeader(KaitaiStream _io, SourceNav _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            if (hasPopulation()) {
                this.population = this._io.readBytesTerm((byte) 0, false, true, true);
            }
            this.numFogPlaces = this._io.readU2le();
            this.fogPlaces = new ArrayList<Place>();
            for (int i = 0; i < numFogPlaces(); i++) {
                Place _t_fogPlaces = new Place(this._io, this, _root);
                try {
                    _t_fogPlaces._read();
                } finally {
                    this.fogPlaces.add(_t_fogPlaces);
                }
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            if (hasPopulation()) {
            }
            for (int i = 0; i < this.fogPlaces.size(); i++) {
                this.fogPlaces.get(((Number) (i)).intValue())._fetchInstances();
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            if (hasPopulation()) {
                this._io.writeBytes(this.population);
                this._io.writeU1(0);
            }
            this._io.writeU2le(this.numFogPlaces);
            for (int i = 0; i < this.fogPlaces.size(); i++) {
                this.fogPlaces.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
        }

        public void _check() {
            if (hasPopulation()) {
                if (KaitaiStream.byteArrayIndexOf(this.population, ((byte) 0)) != -1)
                    throw new ConsistencyError("population", -1, KaitaiStream.byteArrayIndexOf(this.population, ((byte) 0)));
            }
            if (this.fogPlaces.size() != numFogPlaces())
                throw new ConsistencyError("fog_places", numFogPlaces(), this.fogPlaces.size());
            for (int i = 0; i < this.fogPlaces.size(); i++) {
                if (!Objects.equals(this.fogPlaces.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("fog_places", _root(), this.fogPlaces.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.fogPlaces.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("fog_places", this, this.fogPlaces.get(((Number) (i)).intValue())._parent());
            }
            _dirty = false;
        }
        private Boolean hasPopulation;

        /**
         * Whether `population` is stored.
         */
        public Boolean hasPopulation() {
            if (this.hasPopulation != null)
                return this.hasPopulation;
            this.hasPopulation = _root().l4dVersion() >= 12;
            return this.hasPopulation;
        }
        public void _invalidateHasPopulation() { this.hasPopulation = null; }
        private byte[] population;
        private int numFogPlaces;
        private List<Place> fogPlaces;
        private SourceNav _root;
        private SourceNav _parent;

        /**
         * Name of the population that areas without one of their own take, such
         * as default or c1streets.
         */
        public byte[] population() { return population; }
        public void setPopulation(byte[] _v) { _dirty = true; population = _v; }

        /**
         * Names that follow; 0 in the measured files.
         */
        public int numFogPlaces() { return numFogPlaces; }
        public void setNumFogPlaces(int _v) { _dirty = true; numFogPlaces = _v; }

        /**
         * Names of places with fog of their own.
         */
        public List<Place> fogPlaces() { return fogPlaces; }
        public void setFogPlaces(List<Place> _v) { _dirty = true; fogPlaces = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav _parent() { return _parent; }
        public void set_parent(SourceNav _v) { _dirty = true; _parent = _v; }
    }

    /**
     * Twenty bytes of early sub-versions of Left 4 Dead.
     */
    public static class L4dOldBlock extends KaitaiStruct.ReadWrite {
        public static L4dOldBlock fromFile(String fileName) throws IOException {
            return new L4dOldBlock(new ByteBufferKaitaiStream(fileName));
        }
        public L4dOldBlock() {
            this(null, null, null);
        }

        public L4dOldBlock(KaitaiStream _io) {
            this(_io, null, null);
        }

        public L4dOldBlock(KaitaiStream _io, SourceNav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public L4dOldBlock(KaitaiStream _io, SourceNav.NavArea _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.unknownD1 = this._io.readU4le();
            this.unknownD2 = this._io.readU4le();
            this.unknownD3 = this._io.readF4le();
            this.unknownD4 = this._io.readF4le();
            this.unknownD5 = this._io.readU4le();
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.unknownD1);
            this._io.writeU4le(this.unknownD2);
            this._io.writeF4le(this.unknownD3);
            this._io.writeF4le(this.unknownD4);
            this._io.writeU4le(this.unknownD5);
        }

        public void _check() {
            _dirty = false;
        }
        private long unknownD1;
        private long unknownD2;
        private float unknownD3;
        private float unknownD4;
        private long unknownD5;
        private SourceNav _root;
        private SourceNav.NavArea _parent;

        /**
         * Not known.
         */
        public long unknownD1() { return unknownD1; }
        public void setUnknownD1(long _v) { _dirty = true; unknownD1 = _v; }

        /**
         * Not known.
         */
        public long unknownD2() { return unknownD2; }
        public void setUnknownD2(long _v) { _dirty = true; unknownD2 = _v; }

        /**
         * Not known.
         */
        public float unknownD3() { return unknownD3; }
        public void setUnknownD3(float _v) { _dirty = true; unknownD3 = _v; }

        /**
         * Not known.
         */
        public float unknownD4() { return unknownD4; }
        public void setUnknownD4(float _v) { _dirty = true; unknownD4 = _v; }

        /**
         * Not known.
         */
        public long unknownD5() { return unknownD5; }
        public void setUnknownD5(long _v) { _dirty = true; unknownD5 = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.NavArea _parent() { return _parent; }
        public void set_parent(SourceNav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * What the director of Left 4 Dead may do in an area, 32 bits.
     */
    public static class L4dSpawnBits extends KaitaiStruct.ReadWrite {
        public static L4dSpawnBits fromFile(String fileName) throws IOException {
            return new L4dSpawnBits(new ByteBufferKaitaiStream(fileName));
        }
        public L4dSpawnBits() {
            this(null, null, null);
        }

        public L4dSpawnBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public L4dSpawnBits(KaitaiStream _io, SourceNav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public L4dSpawnBits(KaitaiStream _io, SourceNav.NavArea _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.reserved1 = this._io.readBitsIntLe(1) != 0;
            this.empty = this._io.readBitsIntLe(1) != 0;
            this.stopScan = this._io.readBitsIntLe(1) != 0;
            this.hasOldBlock = this._io.readBitsIntLe(1) != 0;
            this.reserved2 = this._io.readBitsIntLe(1) != 0;
            this.battlestation = this._io.readBitsIntLe(1) != 0;
            this.finale = this._io.readBitsIntLe(1) != 0;
            this.playerStart = this._io.readBitsIntLe(1) != 0;
            this.battlefield = this._io.readBitsIntLe(1) != 0;
            this.ignoreVisibility = this._io.readBitsIntLe(1) != 0;
            this.notClearable = this._io.readBitsIntLe(1) != 0;
            this.checkpoint = this._io.readBitsIntLe(1) != 0;
            this.obscured = this._io.readBitsIntLe(1) != 0;
            this.noMobs = this._io.readBitsIntLe(1) != 0;
            this.threat = this._io.readBitsIntLe(1) != 0;
            this.rescueVehicle = this._io.readBitsIntLe(1) != 0;
            this.rescueCloset = this._io.readBitsIntLe(1) != 0;
            this.escapeRoute = this._io.readBitsIntLe(1) != 0;
            this.destroyedDoor = this._io.readBitsIntLe(1) != 0;
            this.nothreat = this._io.readBitsIntLe(1) != 0;
            this.lyingdown = this._io.readBitsIntLe(1) != 0;
            this.reserved3 = this._io.readBitsIntLe(3);
            this.compassNorth = this._io.readBitsIntLe(1) != 0;
            this.compassNortheast = this._io.readBitsIntLe(1) != 0;
            this.compassEast = this._io.readBitsIntLe(1) != 0;
            this.compassSoutheast = this._io.readBitsIntLe(1) != 0;
            this.compassSouth = this._io.readBitsIntLe(1) != 0;
            this.compassSouthwest = this._io.readBitsIntLe(1) != 0;
            this.compassWest = this._io.readBitsIntLe(1) != 0;
            this.compassNorthwest = this._io.readBitsIntLe(1) != 0;
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeBitsIntLe(1, (this.reserved1 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.empty ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.stopScan ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.hasOldBlock ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.reserved2 ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.battlestation ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.finale ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.playerStart ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.battlefield ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.ignoreVisibility ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.notClearable ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.checkpoint ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.obscured ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.noMobs ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.threat ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.rescueVehicle ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.rescueCloset ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.escapeRoute ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.destroyedDoor ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.nothreat ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.lyingdown ? 1 : 0));
            this._io.writeBitsIntLe(3, this.reserved3);
            this._io.writeBitsIntLe(1, (this.compassNorth ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.compassNortheast ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.compassEast ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.compassSoutheast ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.compassSouth ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.compassSouthwest ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.compassWest ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.compassNorthwest ? 1 : 0));
        }

        public void _check() {
            _dirty = false;
        }
        private boolean reserved1;
        private boolean empty;
        private boolean stopScan;
        private boolean hasOldBlock;
        private boolean reserved2;
        private boolean battlestation;
        private boolean finale;
        private boolean playerStart;
        private boolean battlefield;
        private boolean ignoreVisibility;
        private boolean notClearable;
        private boolean checkpoint;
        private boolean obscured;
        private boolean noMobs;
        private boolean threat;
        private boolean rescueVehicle;
        private boolean rescueCloset;
        private boolean escapeRoute;
        private boolean destroyedDoor;
        private boolean nothreat;
        private boolean lyingdown;
        private long reserved3;
        private boolean compassNorth;
        private boolean compassNortheast;
        private boolean compassEast;
        private boolean compassSoutheast;
        private boolean compassSouth;
        private boolean compassSouthwest;
        private boolean compassWest;
        private boolean compassNorthwest;
        private SourceNav _root;
        private SourceNav.NavArea _parent;

        /**
         * Not used; 0 in the measured files.
         */
        public boolean reserved1() { return reserved1; }
        public void setReserved1(boolean _v) { _dirty = true; reserved1 = _v; }

        /**
         * No wandering infected are placed here.
         */
        public boolean empty() { return empty; }
        public void setEmpty(boolean _v) { _dirty = true; empty = _v; }

        /**
         * Not known.
         */
        public boolean stopScan() { return stopScan; }
        public void setStopScan(boolean _v) { _dirty = true; stopScan = _v; }

        /**
         * Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
         * measured files.
         */
        public boolean hasOldBlock() { return hasOldBlock; }
        public void setHasOldBlock(boolean _v) { _dirty = true; hasOldBlock = _v; }

        /**
         * Not used; 0 in the measured files.
         */
        public boolean reserved2() { return reserved2; }
        public void setReserved2(boolean _v) { _dirty = true; reserved2 = _v; }

        /**
         * A strong place for survivor bots to defend.
         */
        public boolean battlestation() { return battlestation; }
        public void setBattlestation(boolean _v) { _dirty = true; battlestation = _v; }

        /**
         * Infected come from here during the finale.
         */
        public boolean finale() { return finale; }
        public void setFinale(boolean _v) { _dirty = true; finale = _v; }

        /**
         * Survivors start here.
         */
        public boolean playerStart() { return playerStart; }
        public void setPlayerStart(boolean _v) { _dirty = true; playerStart = _v; }

        /**
         * Region of an event, to which spawning is limited.
         */
        public boolean battlefield() { return battlefield; }
        public void setBattlefield(boolean _v) { _dirty = true; battlefield = _v; }

        /**
         * Infected come although survivors see the area.
         */
        public boolean ignoreVisibility() { return ignoreVisibility; }
        public void setIgnoreVisibility(boolean _v) { _dirty = true; ignoreVisibility = _v; }

        /**
         * Never counts as cleared.
         */
        public boolean notClearable() { return notClearable; }
        public void setNotClearable(boolean _v) { _dirty = true; notClearable = _v; }

        /**
         * Safe room.
         */
        public boolean checkpoint() { return checkpoint; }
        public void setCheckpoint(boolean _v) { _dirty = true; checkpoint = _v; }

        /**
         * Infected may come in view, out of fog, water or plants.
         */
        public boolean obscured() { return obscured; }
        public void setObscured(boolean _v) { _dirty = true; obscured = _v; }

        /**
         * No mob comes from here.
         */
        public boolean noMobs() { return noMobs; }
        public void setNoMobs(boolean _v) { _dirty = true; noMobs = _v; }

        /**
         * Preferred for Tank or Witch.
         */
        public boolean threat() { return threat; }
        public void setThreat(boolean _v) { _dirty = true; threat = _v; }

        /**
         * Region of the rescue vehicle.
         */
        public boolean rescueVehicle() { return rescueVehicle; }
        public void setRescueVehicle(boolean _v) { _dirty = true; rescueVehicle = _v; }

        /**
         * The dead come back here.
         */
        public boolean rescueCloset() { return rescueCloset; }
        public void setRescueCloset(boolean _v) { _dirty = true; rescueCloset = _v; }

        /**
         * On the way from start to end, as the analysis finds it; 0 in the
         * measured files.
         */
        public boolean escapeRoute() { return escapeRoute; }
        public void setEscapeRoute(boolean _v) { _dirty = true; escapeRoute = _v; }

        /**
         * Set while the game runs; 0 in the measured files.
         */
        public boolean destroyedDoor() { return destroyedDoor; }
        public void setDestroyedDoor(boolean _v) { _dirty = true; destroyedDoor = _v; }

        /**
         * Neither Tank nor Witch.
         */
        public boolean nothreat() { return nothreat; }
        public void setNothreat(boolean _v) { _dirty = true; nothreat = _v; }

        /**
         * Infected may lie here.
         */
        public boolean lyingdown() { return lyingdown; }
        public void setLyingdown(boolean _v) { _dirty = true; lyingdown = _v; }

        /**
         * Not used; 0 in the measured files.
         */
        public long reserved3() { return reserved3; }
        public void setReserved3(long _v) { _dirty = true; reserved3 = _v; }

        /**
         * Not known; 0 in the measured files.
         */
        public boolean compassNorth() { return compassNorth; }
        public void setCompassNorth(boolean _v) { _dirty = true; compassNorth = _v; }

        /**
         * Not known; 0 in the measured files.
         */
        public boolean compassNortheast() { return compassNortheast; }
        public void setCompassNortheast(boolean _v) { _dirty = true; compassNortheast = _v; }

        /**
         * Not known; 0 in the measured files.
         */
        public boolean compassEast() { return compassEast; }
        public void setCompassEast(boolean _v) { _dirty = true; compassEast = _v; }

        /**
         * Not known; 0 in the measured files.
         */
        public boolean compassSoutheast() { return compassSoutheast; }
        public void setCompassSoutheast(boolean _v) { _dirty = true; compassSoutheast = _v; }

        /**
         * Not known; 0 in the measured files.
         */
        public boolean compassSouth() { return compassSouth; }
        public void setCompassSouth(boolean _v) { _dirty = true; compassSouth = _v; }

        /**
         * Not known; 0 in the measured files.
         */
        public boolean compassSouthwest() { return compassSouthwest; }
        public void setCompassSouthwest(boolean _v) { _dirty = true; compassSouthwest = _v; }

        /**
         * Not known; 0 in the measured files.
         */
        public boolean compassWest() { return compassWest; }
        public void setCompassWest(boolean _v) { _dirty = true; compassWest = _v; }

        /**
         * Not known; 0 in the measured files.
         */
        public boolean compassNorthwest() { return compassNorthwest; }
        public void setCompassNorthwest(boolean _v) { _dirty = true; compassNorthwest = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.NavArea _parent() { return _parent; }
        public void set_parent(SourceNav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A rectangle on which one can walk, and its properties.
     * @see <a href="https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp">Source</a>
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

        public NavArea(KaitaiStream _io, SourceNav _parent) {
            this(_io, _parent, null);
        }

        public NavArea(KaitaiStream _io, SourceNav _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.id = this._io.readU4le();
            switch (_root().lenAttributes()) {
            case 1: {
                this.attributes = ((Number) (this._io.readU1())).longValue();
                break;
            }
            case 2: {
                this.attributes = ((Number) (this._io.readU2le())).longValue();
                break;
            }
            default: {
                this.attributes = this._io.readU4le();
                break;
            }
            }
            this.nw = new Vec3(this._io, this, _root);
            this.nw._read();
            this.se = new Vec3(this._io, this, _root);
            this.se._read();
            this.neZ = this._io.readF4le();
            this.swZ = this._io.readF4le();
            this.connections = new ArrayList<IdList>();
            for (int i = 0; i < 4; i++) {
                IdList _t_connections = new IdList(this._io, this, _root);
                try {
                    _t_connections._read();
                } finally {
                    this.connections.add(_t_connections);
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
            if (hasApproaches()) {
                this.numApproaches = this._io.readU1();
            }
            if (hasApproaches()) {
                this.approaches = new ArrayList<Approach>();
                for (int i = 0; i < numApproaches(); i++) {
                    Approach _t_approaches = new Approach(this._io, this, _root);
                    try {
                        _t_approaches._read();
                    } finally {
                        this.approaches.add(_t_approaches);
                    }
                }
            }
            this.numEncounters = this._io.readU4le();
            if (!(this.numEncounters <= ((Number) ((_io().size() - _io().pos()) / 11)).longValue())) {
                throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 11)).longValue(), this.numEncounters, this._io, "/types/nav_area/seq/11");
            }
            this.encounters = new ArrayList<Encounter>();
            for (int i = 0; i < numEncounters(); i++) {
                Encounter _t_encounters = new Encounter(this._io, this, _root);
                try {
                    _t_encounters._read();
                } finally {
                    this.encounters.add(_t_encounters);
                }
            }
            if (hasPlaceIndex()) {
                this.placeIndex = this._io.readU2le();
            }
            if (hasLadderLists()) {
                this.laddersUp = new IdList(this._io, this, _root);
                this.laddersUp._read();
            }
            if (hasLadderLists()) {
                this.laddersDown = new IdList(this._io, this, _root);
                this.laddersDown._read();
            }
            if (hasOccupyTimes()) {
                this.earliestOccupyTime = new ArrayList<Float>();
                for (int i = 0; i < _root().numTeams(); i++) {
                    this.earliestOccupyTime.add(this._io.readF4le());
                }
            }
            if (hasLight()) {
                this.lightIntensity = new ArrayList<Float>();
                for (int i = 0; i < 4; i++) {
                    this.lightIntensity.add(this._io.readF4le());
                }
            }
            if (hasSpawnAttributes()) {
                this.spawnAttributes = new L4dSpawnBits(this._io, this, _root);
                this.spawnAttributes._read();
            }
            if (hasUnknownA()) {
                this.unknownA = this._io.readU4le();
            }
            if (hasUnknownB()) {
                this.unknownB = this._io.readU4le();
            }
            if (hasUnknownC()) {
                this.unknownC = this._io.readU4le();
            }
            if (hasFogPlaceIndex()) {
                this.fogPlaceIndex = this._io.readU2le();
            }
            if (hasUnknownD()) {
                this.unknownD = new L4dOldBlock(this._io, this, _root);
                this.unknownD._read();
            }
            if (hasUnknownE()) {
                this.numUnknownE = this._io.readU1();
            }
            if (hasUnknownE()) {
                this.unknownE = new ArrayList<Long>();
                for (int i = 0; i < numUnknownE(); i++) {
                    this.unknownE.add(this._io.readU4le());
                }
            }
            if (hasVisible()) {
                this.numVisible = this._io.readU4le();
                if (!(this.numVisible <= ((Number) ((_io().size() - _io().pos()) / 4)).longValue())) {
                    throw new KaitaiStream.ValidationGreaterThanError(((Number) ((_io().size() - _io().pos()) / 4)).longValue(), this.numVisible, this._io, "/types/nav_area/seq/26");
                }
            }
            if (hasVisible()) {
                this.visible = new ArrayList<VisibleArea>();
                for (int i = 0; i < numVisible(); i++) {
                    VisibleArea _t_visible = new VisibleArea(this._io, this, _root);
                    try {
                        _t_visible._read();
                    } finally {
                        this.visible.add(_t_visible);
                    }
                }
            }
            if (hasInheritedVisibility()) {
                this.inheritVisibilityFrom = this._io.readU4le();
            }
            if (hasCsApproaches()) {
                this.numCsApproaches = this._io.readU1();
            }
            if (hasCsApproaches()) {
                this.csApproaches = new ArrayList<Approach>();
                for (int i = 0; i < numCsApproaches(); i++) {
                    Approach _t_csApproaches = new Approach(this._io, this, _root);
                    try {
                        _t_csApproaches._read();
                    } finally {
                        this.csApproaches.add(_t_csApproaches);
                    }
                }
            }
            if (hasTfAttributes()) {
                this.tfAttributes = new TfAreaBits(this._io, this, _root);
                this.tfAttributes._read();
            }
            if (hasTfcAttributes()) {
                this.tfcAttributes = this._io.readU8le();
            }
            if (hasInsAttributes()) {
                this.insAttributes = this._io.readU4le();
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            switch (_root().lenAttributes()) {
            case 1: {
                break;
            }
            case 2: {
                break;
            }
            default: {
                break;
            }
            }
            this.nw._fetchInstances();
            this.se._fetchInstances();
            for (int i = 0; i < this.connections.size(); i++) {
                this.connections.get(((Number) (i)).intValue())._fetchInstances();
            }
            for (int i = 0; i < this.hidingSpots.size(); i++) {
                this.hidingSpots.get(((Number) (i)).intValue())._fetchInstances();
            }
            if (hasApproaches()) {
            }
            if (hasApproaches()) {
                for (int i = 0; i < this.approaches.size(); i++) {
                    this.approaches.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            for (int i = 0; i < this.encounters.size(); i++) {
                this.encounters.get(((Number) (i)).intValue())._fetchInstances();
            }
            if (hasPlaceIndex()) {
            }
            if (hasLadderLists()) {
                this.laddersUp._fetchInstances();
            }
            if (hasLadderLists()) {
                this.laddersDown._fetchInstances();
            }
            if (hasOccupyTimes()) {
                for (int i = 0; i < this.earliestOccupyTime.size(); i++) {
                }
            }
            if (hasLight()) {
                for (int i = 0; i < this.lightIntensity.size(); i++) {
                }
            }
            if (hasSpawnAttributes()) {
                this.spawnAttributes._fetchInstances();
            }
            if (hasUnknownA()) {
            }
            if (hasUnknownB()) {
            }
            if (hasUnknownC()) {
            }
            if (hasFogPlaceIndex()) {
            }
            if (hasUnknownD()) {
                this.unknownD._fetchInstances();
            }
            if (hasUnknownE()) {
            }
            if (hasUnknownE()) {
                for (int i = 0; i < this.unknownE.size(); i++) {
                }
            }
            if (hasVisible()) {
            }
            if (hasVisible()) {
                for (int i = 0; i < this.visible.size(); i++) {
                    this.visible.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            if (hasInheritedVisibility()) {
            }
            if (hasCsApproaches()) {
            }
            if (hasCsApproaches()) {
                for (int i = 0; i < this.csApproaches.size(); i++) {
                    this.csApproaches.get(((Number) (i)).intValue())._fetchInstances();
                }
            }
            if (hasTfAttributes()) {
                this.tfAttributes._fetchInstances();
            }
            if (hasTfcAttributes()) {
            }
            if (hasInsAttributes()) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.id);
            switch (_root().lenAttributes()) {
            case 1: {
                this._io.writeU1(((Number) (this.attributes)).intValue());
                break;
            }
            case 2: {
                this._io.writeU2le(((Number) (this.attributes)).intValue());
                break;
            }
            default: {
                this._io.writeU4le(this.attributes);
                break;
            }
            }
            this.nw._write_Seq(this._io);
            this.se._write_Seq(this._io);
            this._io.writeF4le(this.neZ);
            this._io.writeF4le(this.swZ);
            for (int i = 0; i < this.connections.size(); i++) {
                this.connections.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
            this._io.writeU1(this.numHidingSpots);
            for (int i = 0; i < this.hidingSpots.size(); i++) {
                this.hidingSpots.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
            if (hasApproaches()) {
                this._io.writeU1(this.numApproaches);
            }
            if (hasApproaches()) {
                for (int i = 0; i < this.approaches.size(); i++) {
                    this.approaches.get(((Number) (i)).intValue())._write_Seq(this._io);
                }
            }
            this._io.writeU4le(this.numEncounters);
            for (int i = 0; i < this.encounters.size(); i++) {
                this.encounters.get(((Number) (i)).intValue())._write_Seq(this._io);
            }
            if (hasPlaceIndex()) {
                this._io.writeU2le(this.placeIndex);
            }
            if (hasLadderLists()) {
                this.laddersUp._write_Seq(this._io);
            }
            if (hasLadderLists()) {
                this.laddersDown._write_Seq(this._io);
            }
            if (hasOccupyTimes()) {
                for (int i = 0; i < this.earliestOccupyTime.size(); i++) {
                    this._io.writeF4le(this.earliestOccupyTime.get(((Number) (i)).intValue()));
                }
            }
            if (hasLight()) {
                for (int i = 0; i < this.lightIntensity.size(); i++) {
                    this._io.writeF4le(this.lightIntensity.get(((Number) (i)).intValue()));
                }
            }
            if (hasSpawnAttributes()) {
                this.spawnAttributes._write_Seq(this._io);
            }
            if (hasUnknownA()) {
                this._io.writeU4le(this.unknownA);
            }
            if (hasUnknownB()) {
                this._io.writeU4le(this.unknownB);
            }
            if (hasUnknownC()) {
                this._io.writeU4le(this.unknownC);
            }
            if (hasFogPlaceIndex()) {
                this._io.writeU2le(this.fogPlaceIndex);
            }
            if (hasUnknownD()) {
                this.unknownD._write_Seq(this._io);
            }
            if (hasUnknownE()) {
                this._io.writeU1(this.numUnknownE);
            }
            if (hasUnknownE()) {
                for (int i = 0; i < this.unknownE.size(); i++) {
                    this._io.writeU4le(this.unknownE.get(((Number) (i)).intValue()));
                }
            }
            if (hasVisible()) {
                this._io.writeU4le(this.numVisible);
            }
            if (hasVisible()) {
                for (int i = 0; i < this.visible.size(); i++) {
                    this.visible.get(((Number) (i)).intValue())._write_Seq(this._io);
                }
            }
            if (hasInheritedVisibility()) {
                this._io.writeU4le(this.inheritVisibilityFrom);
            }
            if (hasCsApproaches()) {
                this._io.writeU1(this.numCsApproaches);
            }
            if (hasCsApproaches()) {
                for (int i = 0; i < this.csApproaches.size(); i++) {
                    this.csApproaches.get(((Number) (i)).intValue())._write_Seq(this._io);
                }
            }
            if (hasTfAttributes()) {
                this.tfAttributes._write_Seq(this._io);
            }
            if (hasTfcAttributes()) {
                this._io.writeU8le(this.tfcAttributes);
            }
            if (hasInsAttributes()) {
                this._io.writeU4le(this.insAttributes);
            }
        }

        public void _check() {
            switch (_root().lenAttributes()) {
            case 1: {
                break;
            }
            case 2: {
                break;
            }
            default: {
                break;
            }
            }
            if (!Objects.equals(this.nw._root(), _root()))
                throw new ConsistencyError("nw", _root(), this.nw._root());
            if (!Objects.equals(this.nw._parent(), this))
                throw new ConsistencyError("nw", this, this.nw._parent());
            if (!Objects.equals(this.se._root(), _root()))
                throw new ConsistencyError("se", _root(), this.se._root());
            if (!Objects.equals(this.se._parent(), this))
                throw new ConsistencyError("se", this, this.se._parent());
            if (this.connections.size() != 4)
                throw new ConsistencyError("connections", 4, this.connections.size());
            for (int i = 0; i < this.connections.size(); i++) {
                if (!Objects.equals(this.connections.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("connections", _root(), this.connections.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.connections.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("connections", this, this.connections.get(((Number) (i)).intValue())._parent());
            }
            if (this.hidingSpots.size() != numHidingSpots())
                throw new ConsistencyError("hiding_spots", numHidingSpots(), this.hidingSpots.size());
            for (int i = 0; i < this.hidingSpots.size(); i++) {
                if (!Objects.equals(this.hidingSpots.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("hiding_spots", _root(), this.hidingSpots.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.hidingSpots.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("hiding_spots", this, this.hidingSpots.get(((Number) (i)).intValue())._parent());
            }
            if (hasApproaches()) {
            }
            if (hasApproaches()) {
                if (this.approaches.size() != numApproaches())
                    throw new ConsistencyError("approaches", numApproaches(), this.approaches.size());
                for (int i = 0; i < this.approaches.size(); i++) {
                    if (!Objects.equals(this.approaches.get(((Number) (i)).intValue())._root(), _root()))
                        throw new ConsistencyError("approaches", _root(), this.approaches.get(((Number) (i)).intValue())._root());
                    if (!Objects.equals(this.approaches.get(((Number) (i)).intValue())._parent(), this))
                        throw new ConsistencyError("approaches", this, this.approaches.get(((Number) (i)).intValue())._parent());
                }
            }
            if (this.encounters.size() != numEncounters())
                throw new ConsistencyError("encounters", numEncounters(), this.encounters.size());
            for (int i = 0; i < this.encounters.size(); i++) {
                if (!Objects.equals(this.encounters.get(((Number) (i)).intValue())._root(), _root()))
                    throw new ConsistencyError("encounters", _root(), this.encounters.get(((Number) (i)).intValue())._root());
                if (!Objects.equals(this.encounters.get(((Number) (i)).intValue())._parent(), this))
                    throw new ConsistencyError("encounters", this, this.encounters.get(((Number) (i)).intValue())._parent());
            }
            if (hasPlaceIndex()) {
            }
            if (hasLadderLists()) {
                if (!Objects.equals(this.laddersUp._root(), _root()))
                    throw new ConsistencyError("ladders_up", _root(), this.laddersUp._root());
                if (!Objects.equals(this.laddersUp._parent(), this))
                    throw new ConsistencyError("ladders_up", this, this.laddersUp._parent());
            }
            if (hasLadderLists()) {
                if (!Objects.equals(this.laddersDown._root(), _root()))
                    throw new ConsistencyError("ladders_down", _root(), this.laddersDown._root());
                if (!Objects.equals(this.laddersDown._parent(), this))
                    throw new ConsistencyError("ladders_down", this, this.laddersDown._parent());
            }
            if (hasOccupyTimes()) {
                if (this.earliestOccupyTime.size() != _root().numTeams())
                    throw new ConsistencyError("earliest_occupy_time", _root().numTeams(), this.earliestOccupyTime.size());
                for (int i = 0; i < this.earliestOccupyTime.size(); i++) {
                }
            }
            if (hasLight()) {
                if (this.lightIntensity.size() != 4)
                    throw new ConsistencyError("light_intensity", 4, this.lightIntensity.size());
                for (int i = 0; i < this.lightIntensity.size(); i++) {
                }
            }
            if (hasSpawnAttributes()) {
                if (!Objects.equals(this.spawnAttributes._root(), _root()))
                    throw new ConsistencyError("spawn_attributes", _root(), this.spawnAttributes._root());
                if (!Objects.equals(this.spawnAttributes._parent(), this))
                    throw new ConsistencyError("spawn_attributes", this, this.spawnAttributes._parent());
            }
            if (hasUnknownA()) {
            }
            if (hasUnknownB()) {
            }
            if (hasUnknownC()) {
            }
            if (hasFogPlaceIndex()) {
            }
            if (hasUnknownD()) {
                if (!Objects.equals(this.unknownD._root(), _root()))
                    throw new ConsistencyError("unknown_d", _root(), this.unknownD._root());
                if (!Objects.equals(this.unknownD._parent(), this))
                    throw new ConsistencyError("unknown_d", this, this.unknownD._parent());
            }
            if (hasUnknownE()) {
            }
            if (hasUnknownE()) {
                if (this.unknownE.size() != numUnknownE())
                    throw new ConsistencyError("unknown_e", numUnknownE(), this.unknownE.size());
                for (int i = 0; i < this.unknownE.size(); i++) {
                }
            }
            if (hasVisible()) {
            }
            if (hasVisible()) {
                if (this.visible.size() != numVisible())
                    throw new ConsistencyError("visible", numVisible(), this.visible.size());
                for (int i = 0; i < this.visible.size(); i++) {
                    if (!Objects.equals(this.visible.get(((Number) (i)).intValue())._root(), _root()))
                        throw new ConsistencyError("visible", _root(), this.visible.get(((Number) (i)).intValue())._root());
                    if (!Objects.equals(this.visible.get(((Number) (i)).intValue())._parent(), this))
                        throw new ConsistencyError("visible", this, this.visible.get(((Number) (i)).intValue())._parent());
                }
            }
            if (hasInheritedVisibility()) {
            }
            if (hasCsApproaches()) {
            }
            if (hasCsApproaches()) {
                if (this.csApproaches.size() != numCsApproaches())
                    throw new ConsistencyError("cs_approaches", numCsApproaches(), this.csApproaches.size());
                for (int i = 0; i < this.csApproaches.size(); i++) {
                    if (!Objects.equals(this.csApproaches.get(((Number) (i)).intValue())._root(), _root()))
                        throw new ConsistencyError("cs_approaches", _root(), this.csApproaches.get(((Number) (i)).intValue())._root());
                    if (!Objects.equals(this.csApproaches.get(((Number) (i)).intValue())._parent(), this))
                        throw new ConsistencyError("cs_approaches", this, this.csApproaches.get(((Number) (i)).intValue())._parent());
                }
            }
            if (hasTfAttributes()) {
                if (!Objects.equals(this.tfAttributes._root(), _root()))
                    throw new ConsistencyError("tf_attributes", _root(), this.tfAttributes._root());
                if (!Objects.equals(this.tfAttributes._parent(), this))
                    throw new ConsistencyError("tf_attributes", this, this.tfAttributes._parent());
            }
            if (hasTfcAttributes()) {
            }
            if (hasInsAttributes()) {
            }
            _dirty = false;
        }
        private Boolean hasApproaches;

        /**
         * Whether approach records are stored here for every game.
         */
        public Boolean hasApproaches() {
            if (this.hasApproaches != null)
                return this.hasApproaches;
            this.hasApproaches = _root().version() < 15;
            return this.hasApproaches;
        }
        public void _invalidateHasApproaches() { this.hasApproaches = null; }
        private Boolean hasCsApproaches;

        /**
         * Whether approach records of Counter-Strike are stored.
         */
        public Boolean hasCsApproaches() {
            if (this.hasCsApproaches != null)
                return this.hasCsApproaches;
            this.hasCsApproaches = _root().isCs();
            return this.hasCsApproaches;
        }
        public void _invalidateHasCsApproaches() { this.hasCsApproaches = null; }
        private Boolean hasFogPlaceIndex;

        /**
         * Whether `fog_place_index` is stored.
         */
        public Boolean hasFogPlaceIndex() {
            if (this.hasFogPlaceIndex != null)
                return this.hasFogPlaceIndex;
            this.hasFogPlaceIndex = _root().l4dVersion() >= 8;
            return this.hasFogPlaceIndex;
        }
        public void _invalidateHasFogPlaceIndex() { this.hasFogPlaceIndex = null; }
        private Boolean hasInheritedVisibility;

        /**
         * Whether `inherit_visibility_from` is stored.
         */
        public Boolean hasInheritedVisibility() {
            if (this.hasInheritedVisibility != null)
                return this.hasInheritedVisibility;
            this.hasInheritedVisibility = (_root().isL4d() ? _root().l4dVersion() >= 11 : _root().version() >= 16);
            return this.hasInheritedVisibility;
        }
        public void _invalidateHasInheritedVisibility() { this.hasInheritedVisibility = null; }
        private Boolean hasInsAttributes;

        /**
         * Whether `ins_attributes` is stored.
         */
        public Boolean hasInsAttributes() {
            if (this.hasInsAttributes != null)
                return this.hasInsAttributes;
            this.hasInsAttributes = _root().isIns();
            return this.hasInsAttributes;
        }
        public void _invalidateHasInsAttributes() { this.hasInsAttributes = null; }
        private Boolean hasLadderLists;

        /**
         * Whether ids of ladders are stored.
         */
        public Boolean hasLadderLists() {
            if (this.hasLadderLists != null)
                return this.hasLadderLists;
            this.hasLadderLists = _root().version() >= 7;
            return this.hasLadderLists;
        }
        public void _invalidateHasLadderLists() { this.hasLadderLists = null; }
        private Boolean hasLight;

        /**
         * Whether `light_intensity` is stored.
         */
        public Boolean hasLight() {
            if (this.hasLight != null)
                return this.hasLight;
            this.hasLight = _root().version() >= 11;
            return this.hasLight;
        }
        public void _invalidateHasLight() { this.hasLight = null; }
        private Boolean hasOccupyTimes;

        /**
         * Whether `earliest_occupy_time` is stored.
         */
        public Boolean hasOccupyTimes() {
            if (this.hasOccupyTimes != null)
                return this.hasOccupyTimes;
            this.hasOccupyTimes = _root().version() >= 8;
            return this.hasOccupyTimes;
        }
        public void _invalidateHasOccupyTimes() { this.hasOccupyTimes = null; }
        private Boolean hasPlaceIndex;

        /**
         * Whether `place_index` is stored.
         */
        public Boolean hasPlaceIndex() {
            if (this.hasPlaceIndex != null)
                return this.hasPlaceIndex;
            this.hasPlaceIndex = _root().version() >= 5;
            return this.hasPlaceIndex;
        }
        public void _invalidateHasPlaceIndex() { this.hasPlaceIndex = null; }
        private Boolean hasSpawnAttributes;

        /**
         * Whether `spawn_attributes` is stored.
         */
        public Boolean hasSpawnAttributes() {
            if (this.hasSpawnAttributes != null)
                return this.hasSpawnAttributes;
            this.hasSpawnAttributes = _root().l4dVersion() >= 1;
            return this.hasSpawnAttributes;
        }
        public void _invalidateHasSpawnAttributes() { this.hasSpawnAttributes = null; }
        private Boolean hasTfAttributes;

        /**
         * Whether `tf_attributes` is stored.
         */
        public Boolean hasTfAttributes() {
            if (this.hasTfAttributes != null)
                return this.hasTfAttributes;
            this.hasTfAttributes = _root().isTf();
            return this.hasTfAttributes;
        }
        public void _invalidateHasTfAttributes() { this.hasTfAttributes = null; }
        private Boolean hasTfcAttributes;

        /**
         * Whether `tfc_attributes` is stored.
         */
        public Boolean hasTfcAttributes() {
            if (this.hasTfcAttributes != null)
                return this.hasTfcAttributes;
            this.hasTfcAttributes = _root().isTfc();
            return this.hasTfcAttributes;
        }
        public void _invalidateHasTfcAttributes() { this.hasTfcAttributes = null; }
        private Boolean hasUnknownA;

        /**
         * Whether `unknown_a` is stored.
         */
        public Boolean hasUnknownA() {
            if (this.hasUnknownA != null)
                return this.hasUnknownA;
            this.hasUnknownA =  ((_root().l4dVersion() >= 2) && (_root().l4dVersion() <= 9)) ;
            return this.hasUnknownA;
        }
        public void _invalidateHasUnknownA() { this.hasUnknownA = null; }
        private Boolean hasUnknownB;

        /**
         * Whether `unknown_b` is stored.
         */
        public Boolean hasUnknownB() {
            if (this.hasUnknownB != null)
                return this.hasUnknownB;
            this.hasUnknownB =  ((_root().l4dVersion() >= 4) && (_root().l4dVersion() <= 9)) ;
            return this.hasUnknownB;
        }
        public void _invalidateHasUnknownB() { this.hasUnknownB = null; }
        private Boolean hasUnknownC;

        /**
         * Whether `unknown_c` is stored.
         */
        public Boolean hasUnknownC() {
            if (this.hasUnknownC != null)
                return this.hasUnknownC;
            this.hasUnknownC =  ((_root().l4dVersion() >= 5) && (_root().l4dVersion() <= 12)) ;
            return this.hasUnknownC;
        }
        public void _invalidateHasUnknownC() { this.hasUnknownC = null; }
        private Boolean hasUnknownD;

        /**
         * Whether `unknown_d` is stored.
         */
        public Boolean hasUnknownD() {
            if (this.hasUnknownD != null)
                return this.hasUnknownD;
            this.hasUnknownD =  ((_root().l4dVersion() >= 1) && (_root().l4dVersion() <= 9) && (spawnAttributes().hasOldBlock())) ;
            return this.hasUnknownD;
        }
        public void _invalidateHasUnknownD() { this.hasUnknownD = null; }
        private Boolean hasUnknownE;

        /**
         * Whether `unknown_e` is stored.
         */
        public Boolean hasUnknownE() {
            if (this.hasUnknownE != null)
                return this.hasUnknownE;
            this.hasUnknownE =  ((_root().l4dVersion() >= 3) && (_root().l4dVersion() <= 9)) ;
            return this.hasUnknownE;
        }
        public void _invalidateHasUnknownE() { this.hasUnknownE = null; }
        private Boolean hasVisible;

        /**
         * Whether a list of visible areas is stored.
         */
        public Boolean hasVisible() {
            if (this.hasVisible != null)
                return this.hasVisible;
            this.hasVisible = (_root().isL4d() ? _root().l4dVersion() >= 5 : _root().version() >= 16);
            return this.hasVisible;
        }
        public void _invalidateHasVisible() { this.hasVisible = null; }
        private long id;
        private long attributes;
        private Vec3 nw;
        private Vec3 se;
        private float neZ;
        private float swZ;
        private List<IdList> connections;
        private int numHidingSpots;
        private List<HidingSpot> hidingSpots;
        private Integer numApproaches;
        private List<Approach> approaches;
        private long numEncounters;
        private List<Encounter> encounters;
        private Integer placeIndex;
        private IdList laddersUp;
        private IdList laddersDown;
        private List<Float> earliestOccupyTime;
        private List<Float> lightIntensity;
        private L4dSpawnBits spawnAttributes;
        private Long unknownA;
        private Long unknownB;
        private Long unknownC;
        private Integer fogPlaceIndex;
        private L4dOldBlock unknownD;
        private Integer numUnknownE;
        private List<Long> unknownE;
        private Long numVisible;
        private List<VisibleArea> visible;
        private Long inheritVisibilityFrom;
        private Integer numCsApproaches;
        private List<Approach> csApproaches;
        private TfAreaBits tfAttributes;
        private Long tfcAttributes;
        private Long insAttributes;
        private SourceNav _root;
        private SourceNav _parent;

        /**
         * Id of the area, which is not 0 and unique in the file; 1 to 820,337
         * in the measured files, with gaps.
         */
        public long id() { return id; }
        public void setId(long _v) { _dirty = true; id = _v; }

        /**
         * Properties, one bit each; how many there are depends on the version,
         * and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
         * four.
         * 
         * - `crouch`: Bots have to crouch here; their search of a way adds 20
         *   times the length.
         * - `jump`: Bots have to jump here; their search of a way adds 5 times
         *   the length. Used while the mesh is made.
         * - `precise`: Bots follow the area exactly, and do not avoid obstacles.
         * - `no_jump`: Bots do not jump at breaks of the height.
         * - `stop`: Bots stop when they enter.
         * - `run`: Bots run here.
         * - `walk`: Bots walk here.
         * - `avoid`: Bots come here only where the alternatives are worse.
         * - `transient`: The way of bots may become blocked here, and is tested
         *   now and then.
         * - `dont_hide`: Bots find no hiding spots here.
         * - `stand`: Bots that hide here stand, and do not crouch.
         * - `no_hostages`: Hostages keep out.
         * - `stairs`: Bots walk up these steps, and do not climb or jump; found
         *   again on each load.
         * - `no_merge`: The editor never merges the area.
         * - `obstacle_top`: Bots climb to this point on top of an obstacle.
         * - `cliff`: The ground falls by 300 units or more beside the area.
         * - `tank_only`: Left 4 Dead: only the Tank finds its way here.
         * - `blocked_lua`: Garry's Mod: a script has blocked the area.
         * - `mob_only`: Left 4 Dead: only common infected find their way here.
         * - `playerclip`: Left 4 Dead 2: the area lies in player clip.
         * - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
         * - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
         *   run time.
         * - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
         *   at run time.
         * - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
         * - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
         *   such areas have four equal heights.
         * - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
         *   area; cleared on each load.
         * - `has_elevator`: The area is in the way of an elevator.
         * - `nav_blocker`: A `func_nav_blocker` has blocked the area.
         */
        public long attributes() { return attributes; }
        public void setAttributes(long _v) { _dirty = true; attributes = _v; }

        /**
         * The corner of the lowest x and y, with its height.
         */
        public Vec3 nw() { return nw; }
        public void setNw(Vec3 _v) { _dirty = true; nw = _v; }

        /**
         * The corner of the highest x and y, with its height.
         */
        public Vec3 se() { return se; }
        public void setSe(Vec3 _v) { _dirty = true; se = _v; }

        /**
         * Height of the corner at the x of `se` and the y of `nw`.
         */
        public float neZ() { return neZ; }
        public void setNeZ(float _v) { _dirty = true; neZ = _v; }

        /**
         * Height of the corner at the x of `nw` and the y of `se`.
         */
        public float swZ() { return swZ; }
        public void setSwZ(float _v) { _dirty = true; swZ = _v; }

        /**
         * For each side the areas into which one gets over it; the way back is a
         * connection of its own.
         */
        public List<IdList> connections() { return connections; }
        public void setConnections(List<IdList> _v) { _dirty = true; connections = _v; }

        /**
         * Hiding spots that follow; 0 to 4 in the measured files.
         */
        public int numHidingSpots() { return numHidingSpots; }
        public void setNumHidingSpots(int _v) { _dirty = true; numHidingSpots = _v; }

        /**
         * Points in the area at which bots hide.
         */
        public List<HidingSpot> hidingSpots() { return hidingSpots; }
        public void setHidingSpots(List<HidingSpot> _v) { _dirty = true; hidingSpots = _v; }

        /**
         * Approach records that follow; 0 to 16 in the measured files, and
         * GoldSrc has room for no more.
         */
        public Integer numApproaches() { return numApproaches; }
        public void setNumApproaches(Integer _v) { _dirty = true; numApproaches = _v; }

        /**
         * Ways by which enemies come into view.
         */
        public List<Approach> approaches() { return approaches; }
        public void setApproaches(List<Approach> _v) { _dirty = true; approaches = _v; }

        /**
         * Paths that follow; 0 to 1,722 in the measured files.
         */
        public long numEncounters() { return numEncounters; }
        public void setNumEncounters(long _v) { _dirty = true; numEncounters = _v; }

        /**
         * Straight paths through the area, with the spots seen from them.
         */
        public List<Encounter> encounters() { return encounters; }
        public void setEncounters(List<Encounter> _v) { _dirty = true; encounters = _v; }

        /**
         * Place of the area: 1 is the first of `places`, 0 means none.
         */
        public Integer placeIndex() { return placeIndex; }
        public void setPlaceIndex(Integer _v) { _dirty = true; placeIndex = _v; }

        /**
         * Ladders that lead up from here.
         */
        public IdList laddersUp() { return laddersUp; }
        public void setLaddersUp(IdList _v) { _dirty = true; laddersUp = _v; }

        /**
         * Ladders that lead down from here.
         */
        public IdList laddersDown() { return laddersDown; }
        public void setLaddersDown(IdList _v) { _dirty = true; laddersDown = _v; }

        /**
         * When the first of each team can be here; the team's number modulo 2 is
         * the index, so that Terrorists come before Counter-Terrorists. Team
         * Fortress 2 Classic and Classified have one for each of four teams. 0
         * to 120 in the measured files; 0 everywhere in Team Fortress 2,
         * Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
         */
        public List<Float> earliestOccupyTime() { return earliestOccupyTime; }
        public void setEarliestOccupyTime(List<Float> _v) { _dirty = true; earliestOccupyTime = _v; }

        /**
         * Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
         * 1 in all other measured files.
         */
        public List<Float> lightIntensity() { return lightIntensity; }
        public void setLightIntensity(List<Float> _v) { _dirty = true; lightIntensity = _v; }

        /**
         * Actions that the director of Left 4 Dead may take here.
         */
        public L4dSpawnBits spawnAttributes() { return spawnAttributes; }
        public void setSpawnAttributes(L4dSpawnBits _v) { _dirty = true; spawnAttributes = _v; }

        /**
         * Not known; sub-versions 2 to 9 of Left 4 Dead.
         */
        public Long unknownA() { return unknownA; }
        public void setUnknownA(Long _v) { _dirty = true; unknownA = _v; }

        /**
         * Not known; sub-versions 4 to 9 of Left 4 Dead.
         */
        public Long unknownB() { return unknownB; }
        public void setUnknownB(Long _v) { _dirty = true; unknownB = _v; }

        /**
         * Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
         * the only measured file.
         */
        public Long unknownC() { return unknownC; }
        public void setUnknownC(Long _v) { _dirty = true; unknownC = _v; }

        /**
         * Entry of `fog_places`, probably counted from 1; 0 in the measured files.
         */
        public Integer fogPlaceIndex() { return fogPlaceIndex; }
        public void setFogPlaceIndex(Integer _v) { _dirty = true; fogPlaceIndex = _v; }

        /**
         * Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
         */
        public L4dOldBlock unknownD() { return unknownD; }
        public void setUnknownD(L4dOldBlock _v) { _dirty = true; unknownD = _v; }

        /**
         * Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
         */
        public Integer numUnknownE() { return numUnknownE; }
        public void setNumUnknownE(Integer _v) { _dirty = true; numUnknownE = _v; }

        /**
         * Not known; sub-versions 3 to 9 of Left 4 Dead.
         */
        public List<Long> unknownE() { return unknownE; }
        public void setUnknownE(List<Long> _v) { _dirty = true; unknownE = _v; }

        /**
         * Entries that follow; 0 to 1,196 in the measured files.
         */
        public Long numVisible() { return numVisible; }
        public void setNumVisible(Long _v) { _dirty = true; numVisible = _v; }

        /**
         * Areas that can be seen from here, or how they differ from those of the
         * area in `inherit_visibility_from`.
         */
        public List<VisibleArea> visible() { return visible; }
        public void setVisible(List<VisibleArea> _v) { _dirty = true; visible = _v; }

        /**
         * Id of the area whose list holds for this one too, 0 for none. An entry
         * of the own list comes before one of that list, and only one step is
         * taken.
         */
        public Long inheritVisibilityFrom() { return inheritVisibilityFrom; }
        public void setInheritVisibilityFrom(Long _v) { _dirty = true; inheritVisibilityFrom = _v; }

        /**
         * Approach records that follow; 0 to 16 in the measured files.
         */
        public Integer numCsApproaches() { return numCsApproaches; }
        public void setNumCsApproaches(Integer _v) { _dirty = true; numCsApproaches = _v; }

        /**
         * Ways by which enemies come into view, in Counter-Strike on Source.
         */
        public List<Approach> csApproaches() { return csApproaches; }
        public void setCsApproaches(List<Approach> _v) { _dirty = true; csApproaches = _v; }

        /**
         * Properties that Team Fortress 2 adds.
         */
        public TfAreaBits tfAttributes() { return tfAttributes; }
        public void setTfAttributes(TfAreaBits _v) { _dirty = true; tfAttributes = _v; }

        /**
         * Properties that Team Fortress 2 Classic and Classified add, 64 bits.
         * What they mean is not known; they are not those of Team Fortress 2. 0
         * in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
         * and 32 are set in few areas of Classic.
         */
        public Long tfcAttributes() { return tfcAttributes; }
        public void setTfcAttributes(Long _v) { _dirty = true; tfcAttributes = _v; }

        /**
         * Properties that Insurgency adds; what the bits mean is not known.
         */
        public Long insAttributes() { return insAttributes; }
        public void setInsAttributes(Long _v) { _dirty = true; insAttributes = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav _parent() { return _parent; }
        public void set_parent(SourceNav _v) { _dirty = true; _parent = _v; }

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

        public NavLadder(KaitaiStream _io, SourceNav _parent) {
            this(_io, _parent, null);
        }

        public NavLadder(KaitaiStream _io, SourceNav _parent, SourceNav _root) {
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
            if (hasDanglingFlag()) {
                this.isDangling = this._io.readU1();
            }
            this.topForwardArea = this._io.readU4le();
            this.topLeftArea = this._io.readU4le();
            this.topRightArea = this._io.readU4le();
            this.topBehindArea = this._io.readU4le();
            this.bottomArea = this._io.readU4le();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.top._fetchInstances();
            this.bottom._fetchInstances();
            if (hasDanglingFlag()) {
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
            if (hasDanglingFlag()) {
                this._io.writeU1(this.isDangling);
            }
            this._io.writeU4le(this.topForwardArea);
            this._io.writeU4le(this.topLeftArea);
            this._io.writeU4le(this.topRightArea);
            this._io.writeU4le(this.topBehindArea);
            this._io.writeU4le(this.bottomArea);
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
            if (hasDanglingFlag()) {
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
            this.directionName = SourceNav.Side.byId(direction());
            return this.directionName;
        }
        public void _invalidateDirectionName() { this.directionName = null; }
        private Boolean hasDanglingFlag;

        /**
         * Whether `is_dangling` is stored.
         */
        public Boolean hasDanglingFlag() {
            if (this.hasDanglingFlag != null)
                return this.hasDanglingFlag;
            this.hasDanglingFlag = _root().version() == 6;
            return this.hasDanglingFlag;
        }
        public void _invalidateHasDanglingFlag() { this.hasDanglingFlag = null; }
        private long id;
        private float width;
        private Vec3 top;
        private Vec3 bottom;
        private float length;
        private long direction;
        private Integer isDangling;
        private long topForwardArea;
        private long topLeftArea;
        private long topRightArea;
        private long topBehindArea;
        private long bottomArea;
        private SourceNav _root;
        private SourceNav _parent;

        /**
         * Id of the ladder, not 0 and unique in the file; 1 to 265 in the
         * measured files.
         */
        public long id() { return id; }
        public void setId(long _v) { _dirty = true; id = _v; }

        /**
         * Width; 3.2 to 124 in the measured files.
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
         * Cost of the climb, which is not always the distance of the ends; 6.4
         * to 1,109 in the measured files.
         */
        public float length() { return length; }
        public void setLength(float _v) { _dirty = true; length = _v; }

        /**
         * Side to which the face of the ladder looks.
         */
        public long direction() { return direction; }
        public void setDirection(long _v) { _dirty = true; direction = _v; }

        /**
         * Whether the lower end hangs in the air; only version 6 stores it.
         */
        public Integer isDangling() { return isDangling; }
        public void setIsDangling(Integer _v) { _dirty = true; isDangling = _v; }

        /**
         * Id of the area straight on over the top, 0 for none.
         */
        public long topForwardArea() { return topForwardArea; }
        public void setTopForwardArea(long _v) { _dirty = true; topForwardArea = _v; }

        /**
         * Id of the area to the left of `direction`, 0 for none.
         */
        public long topLeftArea() { return topLeftArea; }
        public void setTopLeftArea(long _v) { _dirty = true; topLeftArea = _v; }

        /**
         * Id of the area to the right, 0 for none.
         */
        public long topRightArea() { return topRightArea; }
        public void setTopRightArea(long _v) { _dirty = true; topRightArea = _v; }

        /**
         * Id of the area behind the climber, from which one only gets down; 0 for none.
         */
        public long topBehindArea() { return topBehindArea; }
        public void setTopBehindArea(long _v) { _dirty = true; topBehindArea = _v; }

        /**
         * Id of the area at the lower end; 0 on a broken ladder.
         */
        public long bottomArea() { return bottomArea; }
        public void setBottomArea(long _v) { _dirty = true; bottomArea = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav _parent() { return _parent; }
        public void set_parent(SourceNav _v) { _dirty = true; _parent = _v; }

        @Override
        public String toString() {
            return "ladder " + Long.toString(id());
        }
    }

    /**
     * A point that is seen from a path, in versions 1 and 2.
     */
    public static class OldEncounterSpot extends KaitaiStruct.ReadWrite {
        public static OldEncounterSpot fromFile(String fileName) throws IOException {
            return new OldEncounterSpot(new ByteBufferKaitaiStream(fileName));
        }
        public OldEncounterSpot() {
            this(null, null, null);
        }

        public OldEncounterSpot(KaitaiStream _io) {
            this(_io, null, null);
        }

        public OldEncounterSpot(KaitaiStream _io, SourceNav.Encounter _parent) {
            this(_io, _parent, null);
        }

        public OldEncounterSpot(KaitaiStream _io, SourceNav.Encounter _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.position = new Vec3(this._io, this, _root);
            this.position._read();
            this.t = this._io.readF4le();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.position._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this.position._write_Seq(this._io);
            this._io.writeF4le(this.t);
        }

        public void _check() {
            if (!Objects.equals(this.position._root(), _root()))
                throw new ConsistencyError("position", _root(), this.position._root());
            if (!Objects.equals(this.position._parent(), this))
                throw new ConsistencyError("position", this, this.position._parent());
            _dirty = false;
        }
        private Vec3 position;
        private float t;
        private SourceNav _root;
        private SourceNav.Encounter _parent;

        /**
         * The point.
         */
        public Vec3 position() { return position; }
        public void setPosition(Vec3 _v) { _dirty = true; position = _v; }

        /**
         * Part of the path at which the spot comes into view, 0 to 1.
         */
        public float t() { return t; }
        public void setT(float _v) { _dirty = true; t = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.Encounter _parent() { return _parent; }
        public void set_parent(SourceNav.Encounter _v) { _dirty = true; _parent = _v; }
    }

    /**
     * An entry of the place directory.
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

        public Place(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
            this(_io, _parent, null);
        }

        public Place(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, SourceNav _root) {
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
        private SourceNav _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * Bytes of the name with the zero that ends it; 4 to 26 in the
         * measured files. The engines have room for 256.
         */
        public int lenName() { return lenName; }
        public void setLenName(int _v) { _dirty = true; lenName = _v; }

        /**
         * ASCII with a zero at its end.
         */
        public byte[] name() { return name; }
        public void setName(byte[] _v) { _dirty = true; name = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }

    /**
     * Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
     * 22, 25, 26 and 28 to 30.
     * @see <a href="https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h">Source</a>
     */
    public static class TfAreaBits extends KaitaiStruct.ReadWrite {
        public static TfAreaBits fromFile(String fileName) throws IOException {
            return new TfAreaBits(new ByteBufferKaitaiStream(fileName));
        }
        public TfAreaBits() {
            this(null, null, null);
        }

        public TfAreaBits(KaitaiStream _io) {
            this(_io, null, null);
        }

        public TfAreaBits(KaitaiStream _io, SourceNav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public TfAreaBits(KaitaiStream _io, SourceNav.NavArea _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.blocked = this._io.readBitsIntLe(1) != 0;
            this.spawnRoomRed = this._io.readBitsIntLe(1) != 0;
            this.spawnRoomBlue = this._io.readBitsIntLe(1) != 0;
            this.spawnRoomExit = this._io.readBitsIntLe(1) != 0;
            this.hasAmmo = this._io.readBitsIntLe(1) != 0;
            this.hasHealth = this._io.readBitsIntLe(1) != 0;
            this.controlPoint = this._io.readBitsIntLe(1) != 0;
            this.blueSentryDanger = this._io.readBitsIntLe(1) != 0;
            this.redSentryDanger = this._io.readBitsIntLe(1) != 0;
            this.reserved1 = this._io.readBitsIntLe(2);
            this.blueSetupGate = this._io.readBitsIntLe(1) != 0;
            this.redSetupGate = this._io.readBitsIntLe(1) != 0;
            this.blockedAfterPointCapture = this._io.readBitsIntLe(1) != 0;
            this.blockedUntilPointCapture = this._io.readBitsIntLe(1) != 0;
            this.blueOneWayDoor = this._io.readBitsIntLe(1) != 0;
            this.redOneWayDoor = this._io.readBitsIntLe(1) != 0;
            this.withSecondPoint = this._io.readBitsIntLe(1) != 0;
            this.withThirdPoint = this._io.readBitsIntLe(1) != 0;
            this.withFourthPoint = this._io.readBitsIntLe(1) != 0;
            this.withFifthPoint = this._io.readBitsIntLe(1) != 0;
            this.sniperSpot = this._io.readBitsIntLe(1) != 0;
            this.sentrySpot = this._io.readBitsIntLe(1) != 0;
            this.escapeRoute = this._io.readBitsIntLe(1) != 0;
            this.escapeRouteVisible = this._io.readBitsIntLe(1) != 0;
            this.noSpawning = this._io.readBitsIntLe(1) != 0;
            this.rescueCloset = this._io.readBitsIntLe(1) != 0;
            this.bombCanDropHere = this._io.readBitsIntLe(1) != 0;
            this.doorNeverBlocks = this._io.readBitsIntLe(1) != 0;
            this.doorAlwaysBlocks = this._io.readBitsIntLe(1) != 0;
            this.unblockable = this._io.readBitsIntLe(1) != 0;
            this.reserved2 = this._io.readBitsIntLe(1) != 0;
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeBitsIntLe(1, (this.blocked ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.spawnRoomRed ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.spawnRoomBlue ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.spawnRoomExit ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.hasAmmo ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.hasHealth ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.controlPoint ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.blueSentryDanger ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.redSentryDanger ? 1 : 0));
            this._io.writeBitsIntLe(2, this.reserved1);
            this._io.writeBitsIntLe(1, (this.blueSetupGate ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.redSetupGate ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.blockedAfterPointCapture ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.blockedUntilPointCapture ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.blueOneWayDoor ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.redOneWayDoor ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.withSecondPoint ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.withThirdPoint ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.withFourthPoint ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.withFifthPoint ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.sniperSpot ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.sentrySpot ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.escapeRoute ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.escapeRouteVisible ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.noSpawning ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.rescueCloset ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.bombCanDropHere ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.doorNeverBlocks ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.doorAlwaysBlocks ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.unblockable ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.reserved2 ? 1 : 0));
        }

        public void _check() {
            _dirty = false;
        }
        private boolean blocked;
        private boolean spawnRoomRed;
        private boolean spawnRoomBlue;
        private boolean spawnRoomExit;
        private boolean hasAmmo;
        private boolean hasHealth;
        private boolean controlPoint;
        private boolean blueSentryDanger;
        private boolean redSentryDanger;
        private long reserved1;
        private boolean blueSetupGate;
        private boolean redSetupGate;
        private boolean blockedAfterPointCapture;
        private boolean blockedUntilPointCapture;
        private boolean blueOneWayDoor;
        private boolean redOneWayDoor;
        private boolean withSecondPoint;
        private boolean withThirdPoint;
        private boolean withFourthPoint;
        private boolean withFifthPoint;
        private boolean sniperSpot;
        private boolean sentrySpot;
        private boolean escapeRoute;
        private boolean escapeRouteVisible;
        private boolean noSpawning;
        private boolean rescueCloset;
        private boolean bombCanDropHere;
        private boolean doorNeverBlocks;
        private boolean doorAlwaysBlocks;
        private boolean unblockable;
        private boolean reserved2;
        private SourceNav _root;
        private SourceNav.NavArea _parent;

        /**
         * The area is blocked; set while the game runs, 0 in the measured
         * files.
         */
        public boolean blocked() { return blocked; }
        public void setBlocked(boolean _v) { _dirty = true; blocked = _v; }

        /**
         * In the spawn room of red; set while the game runs, 0 in the
         * measured files.
         */
        public boolean spawnRoomRed() { return spawnRoomRed; }
        public void setSpawnRoomRed(boolean _v) { _dirty = true; spawnRoomRed = _v; }

        /**
         * In the spawn room of blue; set while the game runs, 0 in the
         * measured files.
         */
        public boolean spawnRoomBlue() { return spawnRoomBlue; }
        public void setSpawnRoomBlue(boolean _v) { _dirty = true; spawnRoomBlue = _v; }

        /**
         * At an exit of a spawn room; set while the game runs, 0 in the
         * measured files.
         */
        public boolean spawnRoomExit() { return spawnRoomExit; }
        public void setSpawnRoomExit(boolean _v) { _dirty = true; spawnRoomExit = _v; }

        /**
         * Ammunition lies here; set while the game runs, 0 in the measured
         * files.
         */
        public boolean hasAmmo() { return hasAmmo; }
        public void setHasAmmo(boolean _v) { _dirty = true; hasAmmo = _v; }

        /**
         * Health lies here; set while the game runs, 0 in the measured
         * files.
         */
        public boolean hasHealth() { return hasHealth; }
        public void setHasHealth(boolean _v) { _dirty = true; hasHealth = _v; }

        /**
         * At a control point; set while the game runs, 0 in the measured
         * files.
         */
        public boolean controlPoint() { return controlPoint; }
        public void setControlPoint(boolean _v) { _dirty = true; controlPoint = _v; }

        /**
         * A sentry gun of blue fires here; set while the game runs, 0 in the
         * measured files.
         */
        public boolean blueSentryDanger() { return blueSentryDanger; }
        public void setBlueSentryDanger(boolean _v) { _dirty = true; blueSentryDanger = _v; }

        /**
         * A sentry gun of red fires here; set while the game runs, 0 in the
         * measured files.
         */
        public boolean redSentryDanger() { return redSentryDanger; }
        public void setRedSentryDanger(boolean _v) { _dirty = true; redSentryDanger = _v; }

        /**
         * Not used; 0 in the measured files.
         */
        public long reserved1() { return reserved1; }
        public void setReserved1(long _v) { _dirty = true; reserved1 = _v; }

        /**
         * Closes nothing: the distances of both teams lead through the area even
         * where something else blocks it.
         */
        public boolean blueSetupGate() { return blueSetupGate; }
        public void setBlueSetupGate(boolean _v) { _dirty = true; blueSetupGate = _v; }

        /**
         * Closes nothing: the distances of both teams lead through the area even
         * where something else blocks it.
         */
        public boolean redSetupGate() { return redSetupGate; }
        public void setRedSetupGate(boolean _v) { _dirty = true; redSetupGate = _v; }

        /**
         * Closes when a control point is captured, any, or one of the index that
         * bits 17 to 20 name or higher. Not checked beside bit 14.
         */
        public boolean blockedAfterPointCapture() { return blockedAfterPointCapture; }
        public void setBlockedAfterPointCapture(boolean _v) { _dirty = true; blockedAfterPointCapture = _v; }

        /**
         * Closed from the start of the round until any control point is captured.
         */
        public boolean blockedUntilPointCapture() { return blockedUntilPointCapture; }
        public void setBlockedUntilPointCapture(boolean _v) { _dirty = true; blockedUntilPointCapture = _v; }

        /**
         * Closed to red.
         */
        public boolean blueOneWayDoor() { return blueOneWayDoor; }
        public void setBlueOneWayDoor(boolean _v) { _dirty = true; blueOneWayDoor = _v; }

        /**
         * Closed to blue.
         */
        public boolean redOneWayDoor() { return redOneWayDoor; }
        public void setRedOneWayDoor(boolean _v) { _dirty = true; redOneWayDoor = _v; }

        /**
         * Bit 13 waits for the control point of index 1 of the map; bit 14 and
         * an area without bit 13 ignore it.
         */
        public boolean withSecondPoint() { return withSecondPoint; }
        public void setWithSecondPoint(boolean _v) { _dirty = true; withSecondPoint = _v; }

        /**
         * Bit 13 waits for the control point of index 2 of the map; bit 14 and
         * an area without bit 13 ignore it.
         */
        public boolean withThirdPoint() { return withThirdPoint; }
        public void setWithThirdPoint(boolean _v) { _dirty = true; withThirdPoint = _v; }

        /**
         * Bit 13 waits for the control point of index 3 of the map; bit 14 and
         * an area without bit 13 ignore it.
         */
        public boolean withFourthPoint() { return withFourthPoint; }
        public void setWithFourthPoint(boolean _v) { _dirty = true; withFourthPoint = _v; }

        /**
         * Bit 13 waits for the control point of index 4 of the map; bit 14 and
         * an area without bit 13 ignore it.
         */
        public boolean withFifthPoint() { return withFifthPoint; }
        public void setWithFifthPoint(boolean _v) { _dirty = true; withFifthPoint = _v; }

        /**
         * Good for a sniper.
         */
        public boolean sniperSpot() { return sniperSpot; }
        public void setSniperSpot(boolean _v) { _dirty = true; sniperSpot = _v; }

        /**
         * Good for a sentry gun.
         */
        public boolean sentrySpot() { return sentrySpot; }
        public void setSentrySpot(boolean _v) { _dirty = true; sentrySpot = _v; }

        /**
         * On an escape route; set while the game runs, 0 in the measured
         * files.
         */
        public boolean escapeRoute() { return escapeRoute; }
        public void setEscapeRoute(boolean _v) { _dirty = true; escapeRoute = _v; }

        /**
         * In view of an escape route; set while the game runs, 0 in the
         * measured files.
         */
        public boolean escapeRouteVisible() { return escapeRouteVisible; }
        public void setEscapeRouteVisible(boolean _v) { _dirty = true; escapeRouteVisible = _v; }

        /**
         * Bots do not appear here; 0 in the measured files.
         */
        public boolean noSpawning() { return noSpawning; }
        public void setNoSpawning(boolean _v) { _dirty = true; noSpawning = _v; }

        /**
         * Where the dead come back in Raid mode; 0 in the measured files.
         */
        public boolean rescueCloset() { return rescueCloset; }
        public void setRescueCloset(boolean _v) { _dirty = true; rescueCloset = _v; }

        /**
         * The bomb may be dropped here; set while the game runs, 0 in the
         * measured files.
         */
        public boolean bombCanDropHere() { return bombCanDropHere; }
        public void setBombCanDropHere(boolean _v) { _dirty = true; bombCanDropHere = _v; }

        /**
         * A door here never blocks, whatever bit 29 says.
         */
        public boolean doorNeverBlocks() { return doorNeverBlocks; }
        public void setDoorNeverBlocks(boolean _v) { _dirty = true; doorNeverBlocks = _v; }

        /**
         * A door here always blocks.
         */
        public boolean doorAlwaysBlocks() { return doorAlwaysBlocks; }
        public void setDoorAlwaysBlocks(boolean _v) { _dirty = true; doorAlwaysBlocks = _v; }

        /**
         * Can never be blocked.
         */
        public boolean unblockable() { return unblockable; }
        public void setUnblockable(boolean _v) { _dirty = true; unblockable = _v; }

        /**
         * Not used; 0 in the measured files.
         */
        public boolean reserved2() { return reserved2; }
        public void setReserved2(boolean _v) { _dirty = true; reserved2 = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.NavArea _parent() { return _parent; }
        public void set_parent(SourceNav.NavArea _v) { _dirty = true; _parent = _v; }
    }

    /**
     * A point of the map.
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

        public Vec3(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, SourceNav _root) {
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
        private SourceNav _root;
        private KaitaiStruct.ReadWrite _parent;

        /**
         * East; -15,475 to 15,475 in the measured files.
         */
        public float x() { return x; }
        public void setX(float _v) { _dirty = true; x = _v; }

        /**
         * South; -15,475 to 15,475 in the measured files.
         */
        public float y() { return y; }
        public void setY(float _v) { _dirty = true; y = _v; }

        /**
         * Up; -4,626 to 11,908 in the measured files.
         */
        public float z() { return z; }
        public void setZ(float _v) { _dirty = true; z = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public KaitaiStruct.ReadWrite _parent() { return _parent; }
        public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }
    }

    /**
     * An area that is seen, or one that is not although the list inherited says so.
     */
    public static class VisibleArea extends KaitaiStruct.ReadWrite {
        public static VisibleArea fromFile(String fileName) throws IOException {
            return new VisibleArea(new ByteBufferKaitaiStream(fileName));
        }
        public VisibleArea() {
            this(null, null, null);
        }

        public VisibleArea(KaitaiStream _io) {
            this(_io, null, null);
        }

        public VisibleArea(KaitaiStream _io, SourceNav.NavArea _parent) {
            this(_io, _parent, null);
        }

        public VisibleArea(KaitaiStream _io, SourceNav.NavArea _parent, SourceNav _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.target = this._io.readU4le();
            if (hasFlags()) {
                this.flags = this._io.readU1();
            }
            _dirty = false;
        }

        public void _fetchInstances() {
            if (hasFlags()) {
            }
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.target);
            if (hasFlags()) {
                this._io.writeU1(this.flags);
            }
        }

        public void _check() {
            if (hasFlags()) {
            }
            _dirty = false;
        }
        private Boolean hasFlags;

        /**
         * Whether `flags` is stored.
         */
        public Boolean hasFlags() {
            if (this.hasFlags != null)
                return this.hasFlags;
            this.hasFlags =  ((!(_root().isL4d())) || (_root().l4dVersion() >= 9)) ;
            return this.hasFlags;
        }
        public void _invalidateHasFlags() { this.hasFlags = null; }
        private long target;
        private Integer flags;
        private SourceNav _root;
        private SourceNav.NavArea _parent;

        /**
         * Id of the area; in Left 4 Dead from sub-version 14 on its row in
         * `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
         * 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
         */
        public long target() { return target; }
        public void setTarget(long _v) { _dirty = true; target = _v; }

        /**
         * How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
         * the measured files. An entry for the area itself always has the value
         * 2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
         * the list inherited.
         * 
         * - `potentially_visible`: Some part of the area can be seen.
         * - `completely_visible`: All of the area can be seen.
         */
        public Integer flags() { return flags; }
        public void setFlags(Integer _v) { _dirty = true; flags = _v; }
        public SourceNav _root() { return _root; }
        public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
        public SourceNav.NavArea _parent() { return _parent; }
        public void set_parent(SourceNav.NavArea _v) { _dirty = true; _parent = _v; }
    }
    private GameKind game;

    /**
     * The game that wrote the file, which says what `sub_version` means. Right
     * for all known files; reading to the last byte is the proof.
     */
    public GameKind game() {
        if (this.game != null)
            return this.game;
        this.game = (version() < 10 ? GameKind.BASE : (subVersion() == 1 ? GameKind.CS : (subVersion() == 2 ? GameKind.TF : ( ((subVersion() == 3) || (subVersion() == 4))  ? GameKind.INS : ( ((subVersion() >= 5) && (subVersion() <= 14))  ? GameKind.L4D : ( ((subVersion() == 256) || (subVersion() == 257))  ? GameKind.TFC : GameKind.BASE))))));
        return this.game;
    }
    public void _invalidateGame() { this.game = null; }
    private Long gameVersion;

    /**
     * The `sub_version`, 0 where none is stored.
     */
    public Long gameVersion() {
        if (this.gameVersion != null)
            return this.gameVersion;
        this.gameVersion = ((Number) ((hasSubVersion() ? ((Number) (subVersion())).longValue() : 0))).longValue();
        return this.gameVersion;
    }
    public void _invalidateGameVersion() { this.gameVersion = null; }
    private Boolean hasAnalysisFlag;

    /**
     * Whether `is_analyzed` is stored.
     */
    public Boolean hasAnalysisFlag() {
        if (this.hasAnalysisFlag != null)
            return this.hasAnalysisFlag;
        this.hasAnalysisFlag = version() >= 14;
        return this.hasAnalysisFlag;
    }
    public void _invalidateHasAnalysisFlag() { this.hasAnalysisFlag = null; }
    private Boolean hasBspSize;

    /**
     * Whether `bsp_size` is stored.
     */
    public Boolean hasBspSize() {
        if (this.hasBspSize != null)
            return this.hasBspSize;
        this.hasBspSize = version() >= 4;
        return this.hasBspSize;
    }
    public void _invalidateHasBspSize() { this.hasBspSize = null; }
    private Boolean hasL4dPrologue;

    /**
     * Whether anything is stored between the places and the areas.
     */
    public Boolean hasL4dPrologue() {
        if (this.hasL4dPrologue != null)
            return this.hasL4dPrologue;
        this.hasL4dPrologue = l4dVersion() >= 8;
        return this.hasL4dPrologue;
    }
    public void _invalidateHasL4dPrologue() { this.hasL4dPrologue = null; }
    private Boolean hasLadders;

    /**
     * Whether ladders are stored.
     */
    public Boolean hasLadders() {
        if (this.hasLadders != null)
            return this.hasLadders;
        this.hasLadders = version() >= 6;
        return this.hasLadders;
    }
    public void _invalidateHasLadders() { this.hasLadders = null; }
    private Boolean hasPlaces;

    /**
     * Whether the place directory is stored.
     */
    public Boolean hasPlaces() {
        if (this.hasPlaces != null)
            return this.hasPlaces;
        this.hasPlaces = version() >= 5;
        return this.hasPlaces;
    }
    public void _invalidateHasPlaces() { this.hasPlaces = null; }
    private Boolean hasRowTargets;

    /**
     * Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
     * and not by their id, as all other games do, Left 4 Dead among them.
     */
    public Boolean hasRowTargets() {
        if (this.hasRowTargets != null)
            return this.hasRowTargets;
        this.hasRowTargets = l4dVersion() >= 14;
        return this.hasRowTargets;
    }
    public void _invalidateHasRowTargets() { this.hasRowTargets = null; }
    private Boolean hasSubVersion;

    /**
     * Whether `sub_version` is stored.
     */
    public Boolean hasSubVersion() {
        if (this.hasSubVersion != null)
            return this.hasSubVersion;
        this.hasSubVersion = version() >= 10;
        return this.hasSubVersion;
    }
    public void _invalidateHasSubVersion() { this.hasSubVersion = null; }
    private Boolean hasTf2cTag;

    /**
     * Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
     * Right for all known files; reading to the last byte is the proof.
     */
    public Boolean hasTf2cTag() {
        if (this.hasTf2cTag != null)
            return this.hasTf2cTag;
        this.hasTf2cTag =  ((hasSubVersion()) && (subVersion() == 256)) ;
        return this.hasTf2cTag;
    }
    public void _invalidateHasTf2cTag() { this.hasTf2cTag = null; }
    private Boolean hasUnnamedFlag;

    /**
     * Whether `has_unnamed_areas` is stored.
     */
    public Boolean hasUnnamedFlag() {
        if (this.hasUnnamedFlag != null)
            return this.hasUnnamedFlag;
        this.hasUnnamedFlag = version() >= 12;
        return this.hasUnnamedFlag;
    }
    public void _invalidateHasUnnamedFlag() { this.hasUnnamedFlag = null; }
    private Boolean isBase;

    /**
     * Whether the game adds nothing.
     */
    public Boolean isBase() {
        if (this.isBase != null)
            return this.isBase;
        this.isBase = game() == GameKind.BASE;
        return this.isBase;
    }
    public void _invalidateIsBase() { this.isBase = null; }
    private Boolean isCs;

    /**
     * Whether Counter-Strike has added approach records.
     */
    public Boolean isCs() {
        if (this.isCs != null)
            return this.isCs;
        this.isCs =  ((game() == GameKind.CS) && (gameVersion() >= 1)) ;
        return this.isCs;
    }
    public void _invalidateIsCs() { this.isCs = null; }
    private Boolean isIns;

    /**
     * Whether Insurgency has added attributes.
     */
    public Boolean isIns() {
        if (this.isIns != null)
            return this.isIns;
        this.isIns =  ((game() == GameKind.INS) && (gameVersion() >= 2)) ;
        return this.isIns;
    }
    public void _invalidateIsIns() { this.isIns = null; }
    private Boolean isL4d;

    /**
     * Whether a game of the Left 4 Dead family wrote the file.
     */
    public Boolean isL4d() {
        if (this.isL4d != null)
            return this.isL4d;
        this.isL4d = game() == GameKind.L4D;
        return this.isL4d;
    }
    public void _invalidateIsL4d() { this.isL4d = null; }
    private Boolean isTagged;

    /**
     * Whether `tf2c_tag` is stored.
     */
    public Boolean isTagged() {
        if (this.isTagged != null)
            return this.isTagged;
        this.isTagged =  ((isTfc()) && (hasTf2cTag())) ;
        return this.isTagged;
    }
    public void _invalidateIsTagged() { this.isTagged = null; }
    private Boolean isTf;

    /**
     * Whether Team Fortress 2 has added attributes.
     */
    public Boolean isTf() {
        if (this.isTf != null)
            return this.isTf;
        this.isTf =  ((game() == GameKind.TF) && (gameVersion() >= 2)) ;
        return this.isTf;
    }
    public void _invalidateIsTf() { this.isTf = null; }
    private Boolean isTfc;

    /**
     * Whether Team Fortress 2 Classic or Classified has added attributes.
     */
    public Boolean isTfc() {
        if (this.isTfc != null)
            return this.isTfc;
        this.isTfc = game() == GameKind.TFC;
        return this.isTfc;
    }
    public void _invalidateIsTfc() { this.isTfc = null; }
    private Long l4dVersion;

    /**
     * The `sub_version` of the Left 4 Dead family, 0 for other games.
     */
    public Long l4dVersion() {
        if (this.l4dVersion != null)
            return this.l4dVersion;
        this.l4dVersion = ((Number) ((isL4d() ? ((Number) (gameVersion())).longValue() : 0))).longValue();
        return this.l4dVersion;
    }
    public void _invalidateL4dVersion() { this.l4dVersion = null; }
    private Byte lenAttributes;

    /**
     * Bytes of the attributes of an area.
     */
    public Byte lenAttributes() {
        if (this.lenAttributes != null)
            return this.lenAttributes;
        this.lenAttributes = ((Number) ((version() >= 13 ? 4 : (version() >= 9 ? 2 : 1)))).byteValue();
        return this.lenAttributes;
    }
    public void _invalidateLenAttributes() { this.lenAttributes = null; }
    private Byte numTeams;

    /**
     * Times that an area has in `earliest_occupy_time`.
     */
    public Byte numTeams() {
        if (this.numTeams != null)
            return this.numTeams;
        this.numTeams = ((Number) ((isTfc() ? 4 : 2))).byteValue();
        return this.numTeams;
    }
    public void _invalidateNumTeams() { this.numTeams = null; }
    private long magic;
    private long version;
    private Long subVersion;
    private Long bspSize;
    private Integer isAnalyzed;
    private Integer numPlaces;
    private List<Place> places;
    private Integer hasUnnamedAreas;
    private L4dHeader l4dPrologue;
    private byte[] tf2cTag;
    private long numAreas;
    private List<NavArea> areas;
    private Long numLadders;
    private List<NavLadder> ladders;
    private Float maxViewDistance;
    private byte[] tail;
    private SourceNav _root;
    private KaitaiStruct.ReadWrite _parent;

    /**
     * Marks a navigation mesh; the bytes CE FA ED FE.
     */
    public long magic() { return magic; }
    public void setMagic(long _v) { _dirty = true; magic = _v; }

    /**
     * Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
     * to 16 in the measured files; 30 and above is another format.
     */
    public long version() { return version; }
    public void setVersion(long _v) { _dirty = true; version = _v; }

    /**
     * Layout of what the game adds, by a count of its own: 0 nothing (Garry's
     * Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
     * Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
     * Classic, 257 Team Fortress 2 Classified.
     */
    public Long subVersion() { return subVersion; }
    public void setSubVersion(Long _v) { _dirty = true; subVersion = _v; }

    /**
     * Size of the map's file when the mesh was saved; the engine calls the mesh
     * out of date when they differ. 525,252 to 765,058,988 in the measured
     * files.
     */
    public Long bspSize() { return bspSize; }
    public void setBspSize(Long _v) { _dirty = true; bspSize = _v; }

    /**
     * Whether the mesh has been analysed, 0 or 1.
     */
    public Integer isAnalyzed() { return isAnalyzed; }
    public void setIsAnalyzed(Integer _v) { _dirty = true; isAnalyzed = _v; }

    /**
     * Entries of the place directory; 0 to 60 in the measured files.
     */
    public Integer numPlaces() { return numPlaces; }
    public void setNumPlaces(Integer _v) { _dirty = true; numPlaces = _v; }

    /**
     * Names of places: call-outs such as BombsiteA in Counter-Strike, names of
     * populations in Left 4 Dead and Left 4 Dead 2.
     */
    public List<Place> places() { return places; }
    public void setPlaces(List<Place> _v) { _dirty = true; places = _v; }

    /**
     * Whether some area belongs to no place, 0 or 1.
     */
    public Integer hasUnnamedAreas() { return hasUnnamedAreas; }
    public void setHasUnnamedAreas(Integer _v) { _dirty = true; hasUnnamedAreas = _v; }

    /**
     * Data that Left 4 Dead stores before the areas.
     */
    public L4dHeader l4dPrologue() { return l4dPrologue; }
    public void setL4dPrologue(L4dHeader _v) { _dirty = true; l4dPrologue = _v; }

    /**
     * What Team Fortress 2 Classic stores before the areas, by the same hook of
     * the engine; its successor Classified stores nothing there.
     */
    public byte[] tf2cTag() { return tf2cTag; }
    public void setTf2cTag(byte[] _v) { _dirty = true; tf2cTag = _v; }

    /**
     * Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
     * measured files; both engines refuse 0.
     */
    public long numAreas() { return numAreas; }
    public void setNumAreas(long _v) { _dirty = true; numAreas = _v; }

    /**
     * The areas. Left 4 Dead 2 names visible areas by their row in this list, so
     * that the order counts there.
     */
    public List<NavArea> areas() { return areas; }
    public void setAreas(List<NavArea> _v) { _dirty = true; areas = _v; }

    /**
     * Ladders that follow; 0 to 95 in the measured files.
     */
    public Long numLadders() { return numLadders; }
    public void setNumLadders(Long _v) { _dirty = true; numLadders = _v; }

    /**
     * The ladders; GoldSrc makes them from the map instead.
     */
    public List<NavLadder> ladders() { return ladders; }
    public void setLadders(List<NavLadder> _v) { _dirty = true; ladders = _v; }

    /**
     * How far areas are tested for being seen, probably; 0 selects the
     * engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
     */
    public Float maxViewDistance() { return maxViewDistance; }
    public void setMaxViewDistance(Float _v) { _dirty = true; maxViewDistance = _v; }

    /**
     * Bytes after the mesh, which the engines do not read. GoldSrc does not
     * shorten a file when it saves a smaller mesh over a larger one, so that 42
     * of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
     * all other files.
     */
    public byte[] tail() { return tail; }
    public void setTail(byte[] _v) { _dirty = true; tail = _v; }
    public SourceNav _root() { return _root; }
    public void set_root(SourceNav _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }

    @Override
    public String toString() {
        return "version " + Long.toString(version()) + ": " + Long.toString(numAreas()) + " areas";
    }
}
