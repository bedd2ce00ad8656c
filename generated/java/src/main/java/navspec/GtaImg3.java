// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

package navspec;

import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStruct;
import io.kaitai.struct.KaitaiStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.ArrayList;
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
public class GtaImg3 extends KaitaiStruct {
    public static GtaImg3 fromFile(String fileName) throws IOException {
        return new GtaImg3(new ByteBufferKaitaiStream(fileName));
    }

    public GtaImg3(KaitaiStream _io) {
        this(_io, null, null);
    }

    public GtaImg3(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public GtaImg3(KaitaiStream _io, KaitaiStruct _parent, GtaImg3 _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
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
            this.entries.add(new DirectoryEntry(this._io, this, _root));
        }
        this.names = new ArrayList<FileName>();
        for (int i = 0; i < _root().numEntries(); i++) {
            this.names.add(new FileName(this._io, this, _root));
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
        for (int i = 0; i < this.names.size(); i++) {
            this.names.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * Where a file lies.
     */
    public static class DirectoryEntry extends KaitaiStruct {
        public static DirectoryEntry fromFile(String fileName) throws IOException {
            return new DirectoryEntry(new ByteBufferKaitaiStream(fileName));
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
            _read();
        }
        private void _read() {
            this.lenFile = this._io.readU4le();
            this.resourceType = this._io.readU4le();
            this.block = this._io.readU4le();
            this.numBlocks = this._io.readU2le();
            this.flags = new EntryFlags(this._io, this, _root);
        }

        public void _fetchInstances() {
            this.flags._fetchInstances();
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

        /**
         * Kind of a resource.
         */
        public long resourceType() { return resourceType; }

        /**
         * First block of the file, counted from the start of the archive.
         */
        public long block() { return block; }

        /**
         * Blocks that the file takes.
         */
        public int numBlocks() { return numBlocks; }

        /**
         * What fills the last block, and which kind of file it is.
         */
        public EntryFlags flags() { return flags; }
        public GtaImg3 _root() { return _root; }
        public GtaImg3 _parent() { return _parent; }

        @Override
        public String toString() {
            return Long.toString(numBlocks()) + " blocks from block " + Long.toString(block());
        }
    }

    /**
     * Bits of an entry, the lowest first.
     */
    public static class EntryFlags extends KaitaiStruct {
        public static EntryFlags fromFile(String fileName) throws IOException {
            return new EntryFlags(new ByteBufferKaitaiStream(fileName));
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
            _read();
        }
        private void _read() {
            this.lenUnused = this._io.readBitsIntLe(11);
            this.unknown11 = this._io.readBitsIntLe(2);
            this.isResourceFile = this._io.readBitsIntLe(1) != 0;
            this.isOldResource = this._io.readBitsIntLe(1) != 0;
            this.unknown15 = this._io.readBitsIntLe(1) != 0;
        }

        public void _fetchInstances() {
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

        /**
         * Unknown.
         */
        public long unknown11() { return unknown11; }

        /**
         * A resource of the game.
         */
        public boolean isResourceFile() { return isResourceFile; }

        /**
         * A resource of an older kind.
         */
        public boolean isOldResource() { return isOldResource; }

        /**
         * Unknown.
         */
        public boolean unknown15() { return unknown15; }
        public GtaImg3 _root() { return _root; }
        public GtaImg3.DirectoryEntry _parent() { return _parent; }
    }

    /**
     * Name of a file, such as `nodes12.nod`; case does not matter.
     */
    public static class FileName extends KaitaiStruct {
        public static FileName fromFile(String fileName) throws IOException {
            return new FileName(new ByteBufferKaitaiStream(fileName));
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
            _read();
        }
        private void _read() {
            this.name = this._io.readBytesTerm((byte) 0, false, true, true);
        }

        public void _fetchInstances() {
        }
        private byte[] name;
        private GtaImg3 _root;
        private GtaImg3 _parent;

        /**
         * The name without the zero that ends it.
         */
        public byte[] name() { return name; }
        public GtaImg3 _root() { return _root; }
        public GtaImg3 _parent() { return _parent; }
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
    private KaitaiStruct _parent;

    /**
     * Marks an archive whose directory is not encrypted.
     */
    public byte[] magic() { return magic; }

    /**
     * Version of the format.
     */
    public long version() { return version; }

    /**
     * Entries of the directory.
     */
    public long numEntries() { return numEntries; }

    /**
     * Bytes of the entries and their names together.
     */
    public long lenTable() { return lenTable; }

    /**
     * Bytes of an entry.
     */
    public int lenEntry() { return lenEntry; }

    /**
     * Two bytes before the names, of unknown use.
     */
    public int unknown() { return unknown; }

    /**
     * The files, in any order.
     */
    public List<DirectoryEntry> entries() { return entries; }

    /**
     * Name of each entry, in the order of the entries.
     */
    public List<FileName> names() { return names; }

    /**
     * What follows the names: nothing where only the directory was read,
     * otherwise the rest of the archive, with all files.
     */
    public byte[] trailing() { return trailing; }
    public GtaImg3 _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }

    @Override
    public String toString() {
        return Long.toString(numEntries()) + " entries";
    }
}
