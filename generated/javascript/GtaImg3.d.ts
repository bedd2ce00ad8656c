// Generated from gta_img3.ksy by `make generate`: GTA IV archive (IMG, version 3).
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

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
 */
export class GtaImg3 {
    constructor(_io: KaitaiStream, _parent?: undefined, _root?: GtaImg3);
    readonly _io: KaitaiStream;
    readonly _parent: undefined;
    readonly _root: GtaImg3;
    /**
     * Marks an archive whose directory is not encrypted.
     */
    readonly magic: Uint8Array;
    /**
     * Version of the format.
     */
    readonly version: number;
    /**
     * Entries of the directory.
     */
    readonly numEntries: number;
    /**
     * Bytes of the entries and their names together.
     */
    readonly lenTable: number;
    /**
     * Bytes of an entry.
     */
    readonly lenEntry: number;
    /**
     * Two bytes before the names, of unknown use.
     */
    readonly unknown: number;
    /**
     * The files, in any order.
     */
    readonly entries: Array<GtaImg3.DirectoryEntry>;
    /**
     * Name of each entry, in the order of the entries.
     */
    readonly names: Array<GtaImg3.FileName>;
    /**
     * What follows the names: nothing where only the directory was read, otherwise the rest of the archive, with all files.
     */
    readonly trailing: Uint8Array;
}

export namespace GtaImg3 {
    /**
     * Where a file lies.
     */
    class DirectoryEntry {
        constructor(_io: KaitaiStream, _parent?: GtaImg3, _root?: GtaImg3);
        readonly _io: KaitaiStream;
        readonly _parent: GtaImg3;
        readonly _root: GtaImg3;
        /**
         * Bytes of the file, where the two highest bits are 0. Otherwise it is a resource of the game, and these are flags of it.
         */
        readonly lenFile: number;
        /**
         * Kind of a resource.
         */
        readonly resourceType: number;
        /**
         * First block of the file, counted from the start of the archive.
         */
        readonly block: number;
        /**
         * Blocks that the file takes.
         */
        readonly numBlocks: number;
        /**
         * What fills the last block, and which kind of file it is.
         */
        readonly flags: GtaImg3.EntryFlags;
        /**
         * Whether the file is a resource of the game.
         */
        readonly isResource: boolean;
        /**
         * Where the file begins in the archive.
         */
        readonly ofsBody: number;
        /**
         * How long the file is.
         */
        readonly lenBody: number;
    }
    /**
     * Bits of an entry, the lowest first.
     */
    class EntryFlags {
        constructor(_io: KaitaiStream, _parent?: GtaImg3.DirectoryEntry, _root?: GtaImg3);
        readonly _io: KaitaiStream;
        readonly _parent: GtaImg3.DirectoryEntry;
        readonly _root: GtaImg3;
        /**
         * Bytes of the last block that do not belong to the file.
         */
        readonly lenUnused: number;
        /**
         * Unknown.
         */
        readonly unknown11: number;
        /**
         * A resource of the game.
         */
        readonly isResourceFile: boolean;
        /**
         * A resource of an older kind.
         */
        readonly isOldResource: boolean;
        /**
         * Unknown.
         */
        readonly unknown15: boolean;
    }
    /**
     * Name of a file, such as `nodes12.nod`; case does not matter.
     */
    class FileName {
        constructor(_io: KaitaiStream, _parent?: GtaImg3, _root?: GtaImg3);
        readonly _io: KaitaiStream;
        readonly _parent: GtaImg3;
        readonly _root: GtaImg3;
        /**
         * The name without the zero that ends it.
         */
        readonly name: Uint8Array;
    }
}
