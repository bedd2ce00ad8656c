// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

(function (root, factory) {
  if (typeof define === 'function' && define.amd) {
    define(['exports', 'kaitai-struct/KaitaiStream'], factory);
  } else if (typeof exports === 'object' && exports !== null && typeof exports.nodeType !== 'number') {
    factory(exports, require('kaitai-struct/KaitaiStream'));
  } else {
    factory(root.GtaImg3 || (root.GtaImg3 = {}), root.KaitaiStream);
  }
})(typeof self !== 'undefined' ? self : this, function (GtaImg3_, KaitaiStream) {
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
 * @see {@link https://github.com/ahmed605/SparkIV|Source}
 * @see {@link https://gtamods.com/wiki/IMG_archive|Source}
 */

var GtaImg3 = (function() {
  function GtaImg3(_io, _parent, _root) {
    this._io = _io;
    this._parent = _parent;
    this._root = _root || this;

    this._read();
  }
  GtaImg3.prototype._read = function() {
    this.magic = this._io.readBytes(4);
    if (!((KaitaiStream.byteArrayCompare(this.magic, new Uint8Array([82, 42, 78, 169])) == 0))) {
      throw new KaitaiStream.ValidationNotEqualError(new Uint8Array([82, 42, 78, 169]), this.magic, this._io, "/seq/0");
    }
    this.version = this._io.readU4le();
    if (!(this.version == 3)) {
      throw new KaitaiStream.ValidationNotEqualError(3, this.version, this._io, "/seq/1");
    }
    this.numEntries = this._io.readU4le();
    if (!(this.numEntries <= Math.floor((this._io.size - this._io.pos) / 16))) {
      throw new KaitaiStream.ValidationGreaterThanError(Math.floor((this._io.size - this._io.pos) / 16), this.numEntries, this._io, "/seq/2");
    }
    this.lenTable = this._io.readU4le();
    this.lenEntry = this._io.readU2le();
    if (!(this.lenEntry == 16)) {
      throw new KaitaiStream.ValidationNotEqualError(16, this.lenEntry, this._io, "/seq/4");
    }
    this.unknown = this._io.readU2le();
    this.entries = [];
    for (var i = 0; i < this.numEntries; i++) {
      this.entries.push(new DirectoryEntry(this._io, this, this._root));
    }
    this.names = [];
    for (var i = 0; i < this._root.numEntries; i++) {
      this.names.push(new FileName(this._io, this, this._root));
    }
    this.trailing = this._io.readBytesFull();
  }

  /**
   * Where a file lies.
   */

  var DirectoryEntry = GtaImg3.DirectoryEntry = (function() {
    function DirectoryEntry(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    DirectoryEntry.prototype._read = function() {
      this.lenFile = this._io.readU4le();
      this.resourceType = this._io.readU4le();
      this.block = this._io.readU4le();
      this.numBlocks = this._io.readU2le();
      this.flags = new EntryFlags(this._io, this, this._root);
    }

    /**
     * Whether the file is a resource of the game.
     */
    Object.defineProperty(DirectoryEntry.prototype, 'isResource', {
      get: function() {
        if (this._m_isResource !== undefined)
          return this._m_isResource;
        this._m_isResource = this.lenFile >= 1073741824;
        return this._m_isResource;
      }
    });

    /**
     * How long the file is.
     */
    Object.defineProperty(DirectoryEntry.prototype, 'lenBody', {
      get: function() {
        if (this._m_lenBody !== undefined)
          return this._m_lenBody;
        this._m_lenBody = (this.isResource ? (this.numBlocks * 2048 - this.flags.lenUnused) : this.lenFile);
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
        this._m_ofsBody = (this.block * 2048);
        return this._m_ofsBody;
      }
    });

    /**
     * Bytes of the file, where the two highest bits are 0. Otherwise it is a
     * resource of the game, and these are flags of it.
     */

    /**
     * Kind of a resource.
     */

    /**
     * First block of the file, counted from the start of the archive.
     */

    /**
     * Blocks that the file takes.
     */

    /**
     * What fills the last block, and which kind of file it is.
     */

    DirectoryEntry.prototype.toString = function() {
      return (this.numBlocks).toString() + " blocks from block " + (this.block).toString();
    }

    return DirectoryEntry;
  })();

  /**
   * Bits of an entry, the lowest first.
   */

  var EntryFlags = GtaImg3.EntryFlags = (function() {
    function EntryFlags(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    EntryFlags.prototype._read = function() {
      this.lenUnused = this._io.readBitsIntLe(11);
      this.unknown11 = this._io.readBitsIntLe(2);
      this.isResourceFile = this._io.readBitsIntLe(1) != 0;
      this.isOldResource = this._io.readBitsIntLe(1) != 0;
      this.unknown15 = this._io.readBitsIntLe(1) != 0;
    }

    /**
     * Bytes of the last block that do not belong to the file.
     */

    /**
     * Unknown.
     */

    /**
     * A resource of the game.
     */

    /**
     * A resource of an older kind.
     */

    /**
     * Unknown.
     */

    return EntryFlags;
  })();

  /**
   * Name of a file, such as `nodes12.nod`; case does not matter.
   */

  var FileName = GtaImg3.FileName = (function() {
    function FileName(_io, _parent, _root) {
      this._io = _io;
      this._parent = _parent;
      this._root = _root;

      this._read();
    }
    FileName.prototype._read = function() {
      this.name = this._io.readBytesTerm(0, false, true, true);
    }

    /**
     * The name without the zero that ends it.
     */

    return FileName;
  })();

  /**
   * Marks an archive whose directory is not encrypted.
   */

  /**
   * Version of the format.
   */

  /**
   * Entries of the directory.
   */

  /**
   * Bytes of the entries and their names together.
   */

  /**
   * Bytes of an entry.
   */

  /**
   * Two bytes before the names, of unknown use.
   */

  /**
   * The files, in any order.
   */

  /**
   * Name of each entry, in the order of the entries.
   */

  /**
   * What follows the names: nothing where only the directory was read,
   * otherwise the rest of the archive, with all files.
   */

  GtaImg3.prototype.toString = function() {
    return (this.numEntries).toString() + " entries";
  }

  return GtaImg3;
})();
GtaImg3_.GtaImg3 = GtaImg3;
});

// Never runs: it shows Node.js the name, so that ES modules can import it.
0 && (module.exports = { GtaImg3 });
