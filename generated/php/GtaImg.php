<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

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

namespace Navspec {
    class GtaImg extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaImg $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_magic = $this->_io->readBytes(4);
            if (!($this->_m_magic == "\x56\x45\x52\x32")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x56\x45\x52\x32", $this->_m_magic, $this->_io, "/seq/0");
            }
            $this->_m_numEntries = $this->_io->readU4le();
            if (!($this->_m_numEntries <= intval(($this->_io()->size() - $this->_io()->pos()) / 32))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 32), $this->_m_numEntries, $this->_io, "/seq/1");
            }
            $this->_m_entries = [];
            $n = $this->numEntries();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_entries[] = new \Navspec\GtaImg\DirectoryEntry($this->_io, $this, $this->_root);
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_magic;
        protected $_m_numEntries;
        protected $_m_entries;
        protected $_m_trailing;

        /**
         * Version 2 of the format. The archives of earlier games have no magic;
         * their directory is a file of its own.
         */
        public function magic() { return $this->_m_magic; }

        /**
         * Entries of the directory. About 16,000 in the `gta3.img` of the original
         * game; 64 in the modified archive that was measured.
         */
        public function numEntries() { return $this->_m_numEntries; }

        /**
         * The files, in any order. Bytes after the last entry, up to the first
         * sector that a file takes, do not count, whatever they hold: one archive
         * has a 65th entry there that `num_entries` leaves out.
         */
        public function entries() { return $this->_m_entries; }

        /**
         * What follows the directory: nothing where only the directory was read,
         * otherwise the rest of the archive, with all files.
         */
        public function trailing() { return $this->_m_trailing; }

        public function __toString() {
            return strval($this->numEntries()) . " entries";
        }
    }
}

/**
 * Where a file lies, and its name.
 */

namespace Navspec\GtaImg {
    class DirectoryEntry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaImg $_parent = null, ?\Navspec\GtaImg $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_sector = $this->_io->readU4le();
            $this->_m_numSectors = $this->_io->readU2le();
            $this->_m_numSectorsArchive = $this->_io->readU2le();
            $this->_m_name = $this->_io->readBytes(24);
        }
        protected $_m_lenBody;

        /**
         * How much of the archive the file takes, with the zeros that fill its last sector.
         */
        public function lenBody() {
            if ($this->_m_lenBody !== null)
                return $this->_m_lenBody;
            $this->_m_lenBody = (($this->numSectorsArchive() != 0 ? $this->numSectorsArchive() : $this->numSectors()) * 2048);
            return $this->_m_lenBody;
        }
        protected $_m_ofsBody;

        /**
         * Where the file begins in the archive.
         */
        public function ofsBody() {
            if ($this->_m_ofsBody !== null)
                return $this->_m_ofsBody;
            $this->_m_ofsBody = ($this->sector() * 2048);
            return $this->_m_ofsBody;
        }
        protected $_m_sector;
        protected $_m_numSectors;
        protected $_m_numSectorsArchive;
        protected $_m_name;

        /**
         * First sector of the file, counted from the start of the archive; at
         * least 2, after the directory, in the archive that was measured.
         */
        public function sector() { return $this->_m_sector; }

        /**
         * Sectors that the game reads for the file; at least 1 in the archive
         * that was measured.
         */
        public function numSectors() { return $this->_m_numSectors; }

        /**
         * 0 in the archive that was measured. Some tools take it as the number
         * of sectors where it is not 0.
         */
        public function numSectorsArchive() { return $this->_m_numSectorsArchive; }

        /**
         * File name, ended by a zero and filled with zeros, so 23 characters at
         * most, such as `Nodes12.dat`. Case does not matter.
         */
        public function name() { return $this->_m_name; }

        public function __toString() {
            return strval($this->numSectors()) . " sectors from sector " . strval($this->sector());
        }
    }
}
