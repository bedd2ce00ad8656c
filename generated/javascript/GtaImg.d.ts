// Generated from gta_img.ksy by `make generate`: GTA San Andreas archive (IMG, version 2).
import type KaitaiStream from 'kaitai-struct/KaitaiStream';

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
 */
export class GtaImg {
    constructor(_io: KaitaiStream, _parent?: undefined, _root?: GtaImg);
    readonly _io: KaitaiStream;
    readonly _parent: undefined;
    readonly _root: GtaImg;
    /**
     * Version 2 of the format. The archives of earlier games have no magic; their directory is a file of its own.
     */
    readonly magic: Uint8Array;
    /**
     * Entries of the directory. About 16,000 in the `gta3.img` of the original game; 64 in the modified archive that was measured.
     */
    readonly numEntries: number;
    /**
     * The files, in any order. Bytes after the last entry, up to the first sector that a file takes, do not count, whatever they hold: one archive has a 65th entry there that `num_entries` leaves out.
     */
    readonly entries: Array<GtaImg.DirectoryEntry>;
    /**
     * What follows the directory: nothing where only the directory was read, otherwise the rest of the archive, with all files.
     */
    readonly trailing: Uint8Array;
}

export namespace GtaImg {
    /**
     * Where a file lies, and its name.
     */
    class DirectoryEntry {
        constructor(_io: KaitaiStream, _parent?: GtaImg, _root?: GtaImg);
        readonly _io: KaitaiStream;
        readonly _parent: GtaImg;
        readonly _root: GtaImg;
        /**
         * First sector of the file, counted from the start of the archive; at least 2, after the directory, in the archive that was measured.
         */
        readonly sector: number;
        /**
         * Sectors that the game reads for the file; at least 1 in the archive that was measured.
         */
        readonly numSectors: number;
        /**
         * 0 in the archive that was measured. Some tools take it as the number of sectors where it is not 0.
         */
        readonly numSectorsArchive: number;
        /**
         * File name, ended by a zero and filled with zeros, so 23 characters at most, such as `Nodes12.dat`. Case does not matter.
         */
        readonly name: Uint8Array;
        /**
         * Where the file begins in the archive.
         */
        readonly ofsBody: number;
        /**
         * How much of the archive the file takes, with the zeros that fill its last sector.
         */
        readonly lenBody: number;
    }
}
