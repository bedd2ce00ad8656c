// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.GtaImg || (root.GtaImg = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (GtaImg_, KaitaiStream) {
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
 * @see {@link https://gtamods.com/wiki/IMG_archive|Source}
 */

var GtaImg = (function() {
  function GtaImg(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  GtaImg.prototype._read = function() {
    this.magic = this._io.readBytes(4);
    if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([86, 69, 82, 50])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([86, 69, 82, 50]), this.magic, this._io, "/seq/0");
    }
    this.numEntries = this._io.readU4le();
    if (!(this.numEntries <= Math.floor((this._io.size - this._io.pos) / 32))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 32), this.numEntries, this._io, "/seq/1");
    }
    this.entries = [];
    for (var i = 0; i < this.numEntries; i++) {
      this.entries.push(new DirectoryEntry(this._io, this, this._root));
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * Where a file lies, and its name.
   */

  var DirectoryEntry = GtaImg.DirectoryEntry = (function() {
    function DirectoryEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    DirectoryEntry.prototype._read = function() {
      this.sector = this._io.readU4le();
      this.numSectors = this._io.readU2le();
      this.numSectorsArchive = this._io.readU2le();
      this.name = this._io.readBytes(24);
    }

    /**
     * How much of the archive the file takes, with the zeros that fill its last sector.
     */
    Object.defineProperty(DirectoryEntry.prototype, 'lenBody', {
      get: function() {
        if (this._m_lenBody !== undefined)
          return this._m_lenBody;
        this._m_lenBody = ((this.numSectorsArchive != 0 ? this.numSectorsArchive : this.numSectors) * 2048);
        return this._m_lenBody;
      }
    });

    /**
     * Where the file begins in the archive.
     */
    Object.defineProperty(DirectoryEntry.prototype, 'ofsBody', {
      get: function() {
        if (this._m_ofsBody !== undefined)
          return this._m_ofsBody;
        this._m_ofsBody = (this.sector * 2048);
        return this._m_ofsBody;
      }
    });

    /**
     * First sector of the file, counted from the start of the archive; at
     * least 2, after the directory, in the archive that was measured.
     */

    /**
     * Sectors that the game reads for the file; at least 1 in the archive
     * that was measured.
     */

    /**
     * 0 in the archive that was measured. Some tools take it as the number
     * of sectors where it is not 0.
     */

    /**
     * File name, ended by a zero and filled with zeros, so 23 characters at
     * most, such as `Nodes12.dat`. Case does not matter.
     */

    DirectoryEntry.prototype.toString = function() {
      return (this.numSectors).toString() + " sectors from sector " + (this.sector).toString();
    }

    return DirectoryEntry;
  })();

  /**
   * Version 2 of the format. The archives of earlier games have no magic;
   * their directory is a file of its own.
   */

  /**
   * Entries of the directory. About 16,000 in the `gta3.img` of the original
   * game; 64 in the modified archive that was measured.
   */

  /**
   * The files, in any order. Bytes after the last entry, up to the first
   * sector that a file takes, do not count, whatever they hold: one archive
   * has a 65th entry there that `num_entries` leaves out.
   */

  /**
   * What follows the directory: nothing where only the directory was read,
   * otherwise the rest of the archive, with all files.
   */

  GtaImg.prototype.toString = function() {
    return (this.numEntries).toString() + " entries";
  }

  return GtaImg;
})();
GtaImg_.GtaImg = GtaImg;
});

// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = { GtaImg });
