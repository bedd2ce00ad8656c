// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package navspec.readwrite;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.ArrayList;
import io.kaitai.struct.ConsistencyError;
import java.util.Objects;
import java.util.List;


/**
 * An archive such as `pc/data/cdimages/paths.img`. It consists of blocks of
 * 2,048 bytes: a directory at the start, then the files. Unlike version 2 it
 * knows how long a file is.
 * 
 * The directory is all that this spec describes. It can be read from its own
 * 20 + `len_table` bytes; when a whole archive is handed over, the files are
 * part of `trailing`, and `ofs_body` and `len_body` of an entry say where each
 * of them lies, counted from the start of the archive.
 * 
 * In archives as the game has them, header and table can be encrypted; then the
 * first word is another one, and only the last four bytes of the header are stored
 * there as they are.
 * @see <a href="https://github.com/ahmed605/SparkIV">Source</a>
 * @see <a href="https://gtamods.com/wiki/IMG_archive">Source</a>
 */
public class GtaImg3 extends KaitaiStruct.ReadWrite {
    public static GtaImg3 fromFile(String fileName) throws IOException {
        return new GtaImg3(new ByteBufferKaitaiStream(fileName));
    }
    public GtaImg3() {
        this(null, null, null);
    }

    public GtaImg3(KaitaiStream _io) {
        this(_io, null, null);
    }

    public GtaImg3(KaitaiStream _io, KaitaiStruct.ReadWrite _parent) {
        this(_io, _parent, null);
    }

    public GtaImg3(KaitaiStream _io, KaitaiStruct.ReadWrite _parent, GtaImg3 _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
    }
    public void _read() {
        this.magic = this._io.readBytes(4);
        if (!(Arrays.equals(this.magic, new byte[] { 82, 42, 78, -87 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 82, 42, 78, -87 }, this.magic, this._io, "/seq/0");
        }
        this.version = this._io.readU4le();
        if (!(this.version == 3)) {
            throw new KaitaiStream.ValidationNotEqualError(3, this.version, this._io, "/seq/1");
        }
        this.numEntries = this._io.readU4le();
        if (!(this.numEntries <= ((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() / ((long) 16))).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() / ((long) 16))).longValue(), this.numEntries, this._io, "/seq/2");
        }
        this.lenTable = this._io.readU4le();
        this.lenEntry = this._io.readU2le();
        if (!(this.lenEntry == 16)) {
            throw new KaitaiStream.ValidationNotEqualError(16, this.lenEntry, this._io, "/seq/4");
        }
        this.unknown = this._io.readU2le();
        this.entries = new ArrayList<DirectoryEntry>();
        for (int i = 0; i < numEntries(); i++) {
            DirectoryEntry _t_entries = new DirectoryEntry(this._io, this, _root);
            try {
                _t_entries._read();
            } finally {
                this.entries.add(_t_entries);
            }
        }
        this.names = new ArrayList<FileName>();
        for (int i = 0; i < _root().numEntries(); i++) {
            FileName _t_names = new FileName(this._io, this, _root);
            try {
                _t_names._read();
            } finally {
                this.names.add(_t_names);
            }
        }
        this.trailing = this._io.readBytesFull();
        _dirty = false;
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.names.size(); i++) {
            this.names.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    public void _write_Seq() {
        _assertNotDirty();
        this._io.writeBytes(this.magic);
        this._io.writeU4le(this.version);
        this._io.writeU4le(this.numEntries);
        this._io.writeU4le(this.lenTable);
        this._io.writeU2le(this.lenEntry);
        this._io.writeU2le(this.unknown);
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        for (int i = 0; i < this.names.size(); i++) {
            this.names.get(((Number) (i)).intValue())._write_Seq(this._io);
        }
        this._io.writeBytes(this.trailing);
        if (!(this._io.isEof()))
            throw new ConsistencyError("trailing", 0, this._io.size() - this._io.pos());
    }

    public void _check() {
        if (this.magic.length != 4)
            throw new ConsistencyError("magic", 4, this.magic.length);
        if (!(Arrays.equals(this.magic, new byte[] { 82, 42, 78, -87 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 82, 42, 78, -87 }, this.magic, null, "/seq/0");
        }
        if (!(this.version == 3)) {
            throw new KaitaiStream.ValidationNotEqualError(3, this.version, null, "/seq/1");
        }
        if (!(this.lenEntry == 16)) {
            throw new KaitaiStream.ValidationNotEqualError(16, this.lenEntry, null, "/seq/4");
        }
        if (this.entries.size() != numEntries())
            throw new ConsistencyError("entries", numEntries(), this.entries.size());
        for (int i = 0; i < this.entries.size(); i++) {
            if (!Objects.equals(this.entries.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("entries", _root(), this.entries.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.entries.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("entries", this, this.entries.get(((Number) (i)).intValue())._parent());
        }
        if (this.names.size() != _root().numEntries())
            throw new ConsistencyError("names", _root().numEntries(), this.names.size());
        for (int i = 0; i < this.names.size(); i++) {
            if (!Objects.equals(this.names.get(((Number) (i)).intValue())._root(), _root()))
                throw new ConsistencyError("names", _root(), this.names.get(((Number) (i)).intValue())._root());
            if (!Objects.equals(this.names.get(((Number) (i)).intValue())._parent(), this))
                throw new ConsistencyError("names", this, this.names.get(((Number) (i)).intValue())._parent());
        }
        _dirty = false;
    }

    /**
     * Where a file lies.
     */
    public static class DirectoryEntry extends KaitaiStruct.ReadWrite {
        public static DirectoryEntry fromFile(String fileName) throws IOException {
            return new DirectoryEntry(new ByteBufferKaitaiStream(fileName));
        }
        public DirectoryEntry() {
            this(null, null, null);
        }

        public DirectoryEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DirectoryEntry(KaitaiStream _io, GtaImg3 _parent) {
            this(_io, _parent, null);
        }

        public DirectoryEntry(KaitaiStream _io, GtaImg3 _parent, GtaImg3 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.lenFile = this._io.readU4le();
            this.resourceType = this._io.readU4le();
            this.block = this._io.readU4le();
            this.numBlocks = this._io.readU2le();
            this.flags = new EntryFlags(this._io, this, _root);
            this.flags._read();
            _dirty = false;
        }

        public void _fetchInstances() {
            this.flags._fetchInstances();
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeU4le(this.lenFile);
            this._io.writeU4le(this.resourceType);
            this._io.writeU4le(this.block);
            this._io.writeU2le(this.numBlocks);
            this.flags._write_Seq(this._io);
        }

        public void _check() {
            if (!Objects.equals(this.flags._root(), _root()))
                throw new ConsistencyError("flags", _root(), this.flags._root());
            if (!Objects.equals(this.flags._parent(), this))
                throw new ConsistencyError("flags", this, this.flags._parent());
            _dirty = false;
        }
        private Boolean isResource;

        /**
         * Whether the file is a resource of the game.
         */
        public Boolean isResource() {
            if (this.isResource != null)
                return this.isResource;
            this.isResource = ((Number) (lenFile())).longValue() >= ((long) 1073741824);
            return this.isResource;
        }
        public void _invalidateIsResource() { this.isResource = null; }
        private Long lenBody;

        /**
         * How long the file is.
         */
        public Long lenBody() {
            if (this.lenBody != null)
                return this.lenBody;
            this.lenBody = ((Number) ((isResource() ? ((Number) (((Number) (numBlocks())).longValue() * ((long) 2048) - ((Number) (flags().lenUnused())).longValue())).longValue() : ((Number) (lenFile())).longValue()))).longValue();
            return this.lenBody;
        }
        public void _invalidateLenBody() { this.lenBody = null; }
        private Long ofsBody;

        /**
         * Where the file begins in the archive.
         */
        public Long ofsBody() {
            if (this.ofsBody != null)
                return this.ofsBody;
            this.ofsBody = ((Number) (((Number) (((Number) (block())).longValue() * ((long) 2048))).longValue())).longValue();
            return this.ofsBody;
        }
        public void _invalidateOfsBody() { this.ofsBody = null; }
        private long lenFile;
        private long resourceType;
        private long block;
        private int numBlocks;
        private EntryFlags flags;
        private GtaImg3 _root;
        private GtaImg3 _parent;

        /**
         * Bytes of the file, where the two highest bits are 0. Otherwise it is a
         * resource of the game, and these are flags of it.
         */
        public long lenFile() { return lenFile; }
        public void setLenFile(long _v) { _dirty = true; lenFile = _v; }

        /**
         * Kind of a resource.
         */
        public long resourceType() { return resourceType; }
        public void setResourceType(long _v) { _dirty = true; resourceType = _v; }

        /**
         * First block of the file, counted from the start of the archive.
         */
        public long block() { return block; }
        public void setBlock(long _v) { _dirty = true; block = _v; }

        /**
         * Blocks that the file takes.
         */
        public int numBlocks() { return numBlocks; }
        public void setNumBlocks(int _v) { _dirty = true; numBlocks = _v; }

        /**
         * What fills the last block, and which kind of file it is.
         */
        public EntryFlags flags() { return flags; }
        public void setFlags(EntryFlags _v) { _dirty = true; flags = _v; }
        public GtaImg3 _root() { return _root; }
        public void set_root(GtaImg3 _v) { _dirty = true; _root = _v; }
        public GtaImg3 _parent() { return _parent; }
        public void set_parent(GtaImg3 _v) { _dirty = true; _parent = _v; }

        @Override
        public String toString() {
            return Long.toString(numBlocks()) + " blocks from block " + Long.toString(block());
        }
    }

    /**
     * Bits of an entry, the lowest first.
     */
    public static class EntryFlags extends KaitaiStruct.ReadWrite {
        public static EntryFlags fromFile(String fileName) throws IOException {
            return new EntryFlags(new ByteBufferKaitaiStream(fileName));
        }
        public EntryFlags() {
            this(null, null, null);
        }

        public EntryFlags(KaitaiStream _io) {
            this(_io, null, null);
        }

        public EntryFlags(KaitaiStream _io, GtaImg3.DirectoryEntry _parent) {
            this(_io, _parent, null);
        }

        public EntryFlags(KaitaiStream _io, GtaImg3.DirectoryEntry _parent, GtaImg3 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.lenUnused = this._io.readBitsIntLe(11);
            this.unknown11 = this._io.readBitsIntLe(2);
            this.isResourceFile = this._io.readBitsIntLe(1) != 0;
            this.isOldResource = this._io.readBitsIntLe(1) != 0;
            this.unknown15 = this._io.readBitsIntLe(1) != 0;
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeBitsIntLe(11, this.lenUnused);
            this._io.writeBitsIntLe(2, this.unknown11);
            this._io.writeBitsIntLe(1, (this.isResourceFile ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.isOldResource ? 1 : 0));
            this._io.writeBitsIntLe(1, (this.unknown15 ? 1 : 0));
        }

        public void _check() {
            _dirty = false;
        }
        private long lenUnused;
        private long unknown11;
        private boolean isResourceFile;
        private boolean isOldResource;
        private boolean unknown15;
        private GtaImg3 _root;
        private GtaImg3.DirectoryEntry _parent;

        /**
         * Bytes of the last block that do not belong to the file.
         */
        public long lenUnused() { return lenUnused; }
        public void setLenUnused(long _v) { _dirty = true; lenUnused = _v; }

        /**
         * Unknown.
         */
        public long unknown11() { return unknown11; }
        public void setUnknown11(long _v) { _dirty = true; unknown11 = _v; }

        /**
         * A resource of the game.
         */
        public boolean isResourceFile() { return isResourceFile; }
        public void setIsResourceFile(boolean _v) { _dirty = true; isResourceFile = _v; }

        /**
         * A resource of an older kind.
         */
        public boolean isOldResource() { return isOldResource; }
        public void setIsOldResource(boolean _v) { _dirty = true; isOldResource = _v; }

        /**
         * Unknown.
         */
        public boolean unknown15() { return unknown15; }
        public void setUnknown15(boolean _v) { _dirty = true; unknown15 = _v; }
        public GtaImg3 _root() { return _root; }
        public void set_root(GtaImg3 _v) { _dirty = true; _root = _v; }
        public GtaImg3.DirectoryEntry _parent() { return _parent; }
        public void set_parent(GtaImg3.DirectoryEntry _v) { _dirty = true; _parent = _v; }
    }

    /**
     * Name of a file, such as `nodes12.nod`; case does not matter.
     */
    public static class FileName extends KaitaiStruct.ReadWrite {
        public static FileName fromFile(String fileName) throws IOException {
            return new FileName(new ByteBufferKaitaiStream(fileName));
        }
        public FileName() {
            this(null, null, null);
        }

        public FileName(KaitaiStream _io) {
            this(_io, null, null);
        }

        public FileName(KaitaiStream _io, GtaImg3 _parent) {
            this(_io, _parent, null);
        }

        public FileName(KaitaiStream _io, GtaImg3 _parent, GtaImg3 _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
        }
        public void _read() {
            this.name = this._io.readBytesTerm((byte) 0, false, true, true);
            _dirty = false;
        }

        public void _fetchInstances() {
        }

        public void _write_Seq() {
            _assertNotDirty();
            this._io.writeBytes(this.name);
            this._io.writeU1(0);
        }

        public void _check() {
            if (KaitaiStream.byteArrayIndexOf(this.name, ((byte) 0)) != -1)
                throw new ConsistencyError("name", -1, KaitaiStream.byteArrayIndexOf(this.name, ((byte) 0)));
            _dirty = false;
        }
        private byte[] name;
        private GtaImg3 _root;
        private GtaImg3 _parent;

        /**
         * The name without the zero that ends it.
         */
        public byte[] name() { return name; }
        public void setName(byte[] _v) { _dirty = true; name = _v; }
        public GtaImg3 _root() { return _root; }
        public void set_root(GtaImg3 _v) { _dirty = true; _root = _v; }
        public GtaImg3 _parent() { return _parent; }
        public void set_parent(GtaImg3 _v) { _dirty = true; _parent = _v; }
    }
    private byte[] magic;
    private long version;
    private long numEntries;
    private long lenTable;
    private int lenEntry;
    private int unknown;
    private List<DirectoryEntry> entries;
    private List<FileName> names;
    private byte[] trailing;
    private GtaImg3 _root;
    private KaitaiStruct.ReadWrite _parent;

    /**
     * Marks an archive whose directory is not encrypted.
     */
    public byte[] magic() { return magic; }
    public void setMagic(byte[] _v) { _dirty = true; magic = _v; }

    /**
     * Version of the format.
     */
    public long version() { return version; }
    public void setVersion(long _v) { _dirty = true; version = _v; }

    /**
     * Entries of the directory.
     */
    public long numEntries() { return numEntries; }
    public void setNumEntries(long _v) { _dirty = true; numEntries = _v; }

    /**
     * Bytes of the entries and their names together.
     */
    public long lenTable() { return lenTable; }
    public void setLenTable(long _v) { _dirty = true; lenTable = _v; }

    /**
     * Bytes of an entry.
     */
    public int lenEntry() { return lenEntry; }
    public void setLenEntry(int _v) { _dirty = true; lenEntry = _v; }

    /**
     * Two bytes before the names, of unknown use.
     */
    public int unknown() { return unknown; }
    public void setUnknown(int _v) { _dirty = true; unknown = _v; }

    /**
     * The files, in any order.
     */
    public List<DirectoryEntry> entries() { return entries; }
    public void setEntries(List<DirectoryEntry> _v) { _dirty = true; entries = _v; }

    /**
     * Name of each entry, in the order of the entries.
     */
    public List<FileName> names() { return names; }
    public void setNames(List<FileName> _v) { _dirty = true; names = _v; }

    /**
     * What follows the names: nothing where only the directory was read,
     * otherwise the rest of the archive, with all files.
     */
    public byte[] trailing() { return trailing; }
    public void setTrailing(byte[] _v) { _dirty = true; trailing = _v; }
    public GtaImg3 _root() { return _root; }
    public void set_root(GtaImg3 _v) { _dirty = true; _root = _v; }
    public KaitaiStruct.ReadWrite _parent() { return _parent; }
    public void set_parent(KaitaiStruct.ReadWrite _v) { _dirty = true; _parent = _v; }

    @Override
    public String toString() {
        return Long.toString(numEntries()) + " entries";
    }
}
