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
 * An archive such as `gta3.img`, from which the game streams models, textures
 * and path nodes. It consists of sectors of 2,048 bytes: a directory at the
 * start, then the files, each filled with zeros up to the end of its last
 * sector. No field has the real length of a file.
 * 
 * The directory is all that this spec describes. It can be read from its own
 * 8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
 * are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
 * each of them lies, counted from the start of the archive.
 * @see <a href="https://gtamods.com/wiki/IMG_archive">Source</a>
 */
public class GtaImg extends KaitaiStruct {
    public static GtaImg fromFile(String fileName) throws IOException {
        return new GtaImg(new ByteBufferKaitaiStream(fileName));
    }

    public GtaImg(KaitaiStream _io) {
        this(_io, null, null);
    }

    public GtaImg(KaitaiStream _io, KaitaiStruct _parent) {
        this(_io, _parent, null);
    }

    public GtaImg(KaitaiStream _io, KaitaiStruct _parent, GtaImg _root) {
        super(_io);
        this._parent = _parent;
        this._root = _root == null ? this : _root;
        _read();
    }
    private void _read() {
        this.magic = this._io.readBytes(4);
        if (!(Arrays.equals(this.magic, new byte[] { 86, 69, 82, 50 }))) {
            throw new KaitaiStream.ValidationNotEqualError(new byte[] { 86, 69, 82, 50 }, this.magic, this._io, "/seq/0");
        }
        this.numEntries = this._io.readU4le();
        if (!(this.numEntries <= ((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() / ((long) 32))).longValue())) {
            throw new KaitaiStream.ValidationGreaterThanError(((Number) (((Number) (((Number) (_io().size())).longValue() - ((Number) (_io().pos())).longValue())).longValue() / ((long) 32))).longValue(), this.numEntries, this._io, "/seq/1");
        }
        this.entries = new ArrayList<DirectoryEntry>();
        for (int i = 0; i < numEntries(); i++) {
            this.entries.add(new DirectoryEntry(this._io, this, _root));
        }
        this.trailing = this._io.readBytesFull();
    }

    public void _fetchInstances() {
        for (int i = 0; i < this.entries.size(); i++) {
            this.entries.get(((Number) (i)).intValue())._fetchInstances();
        }
    }

    /**
     * Where a file lies, and its name.
     */
    public static class DirectoryEntry extends KaitaiStruct {
        public static DirectoryEntry fromFile(String fileName) throws IOException {
            return new DirectoryEntry(new ByteBufferKaitaiStream(fileName));
        }

        public DirectoryEntry(KaitaiStream _io) {
            this(_io, null, null);
        }

        public DirectoryEntry(KaitaiStream _io, GtaImg _parent) {
            this(_io, _parent, null);
        }

        public DirectoryEntry(KaitaiStream _io, GtaImg _parent, GtaImg _root) {
            super(_io);
            this._parent = _parent;
            this._root = _root;
            _read();
        }
        private void _read() {
            this.sector = this._io.readU4le();
            this.numSectors = this._io.readU2le();
            this.numSectorsArchive = this._io.readU2le();
            this.name = this._io.readBytes(24);
        }

        public void _fetchInstances() {
        }
        private Long lenBody;

        /**
         * How much of the archive the file takes, with the zeros that fill its last sector.
         */
        public Long lenBody() {
            if (this.lenBody != null)
                return this.lenBody;
            this.lenBody = ((Number) (((Number) ((numSectorsArchive() != 0 ? ((Number) (numSectorsArchive())).longValue() : ((Number) (numSectors())).longValue()) * ((long) 2048))).longValue())).longValue();
            return this.lenBody;
        }
        private Long ofsBody;

        /**
         * Where the file begins in the archive.
         */
        public Long ofsBody() {
            if (this.ofsBody != null)
                return this.ofsBody;
            this.ofsBody = ((Number) (((Number) (((Number) (sector())).longValue() * ((long) 2048))).longValue())).longValue();
            return this.ofsBody;
        }
        private long sector;
        private int numSectors;
        private int numSectorsArchive;
        private byte[] name;
        private GtaImg _root;
        private GtaImg _parent;

        /**
         * First sector of the file, counted from the start of the archive; at
         * least 2, after the directory, in the archive that was measured.
         */
        public long sector() { return sector; }

        /**
         * Sectors that the game reads for the file; at least 1 in the archive
         * that was measured.
         */
        public int numSectors() { return numSectors; }

        /**
         * 0 in the archive that was measured. Some tools take it as the number
         * of sectors where it is not 0.
         */
        public int numSectorsArchive() { return numSectorsArchive; }

        /**
         * File name, ended by a zero and filled with zeros, so 23 characters at
         * most, such as `Nodes12.dat`. Case does not matter.
         */
        public byte[] name() { return name; }
        public GtaImg _root() { return _root; }
        public GtaImg _parent() { return _parent; }

        @Override
        public String toString() {
            return Long.toString(numSectors()) + " sectors from sector " + Long.toString(sector());
        }
    }
    private byte[] magic;
    private long numEntries;
    private List<DirectoryEntry> entries;
    private byte[] trailing;
    private GtaImg _root;
    private KaitaiStruct _parent;

    /**
     * Version 2 of the format. The archives of earlier games have no magic;
     * their directory is a file of its own.
     */
    public byte[] magic() { return magic; }

    /**
     * Entries of the directory. About 16,000 in the `gta3.img` of the original
     * game; 64 in the modified archive that was measured.
     */
    public long numEntries() { return numEntries; }

    /**
     * The files, in any order. Bytes after the last entry, up to the first
     * sector that a file takes, do not count, whatever they hold: one archive
     * has a 65th entry there that `num_entries` leaves out.
     */
    public List<DirectoryEntry> entries() { return entries; }

    /**
     * What follows the directory: nothing where only the directory was read,
     * otherwise the rest of the archive, with all files.
     */
    public byte[] trailing() { return trailing; }
    public GtaImg _root() { return _root; }
    public KaitaiStruct _parent() { return _parent; }

    @Override
    public String toString() {
        return Long.toString(numEntries()) + " entries";
    }
}
