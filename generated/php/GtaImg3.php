<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

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

namespace Navspec {
    class GtaImg3 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaImg3 $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_magic = $this->_io->readBytes(4);
            if (!($this->_m_magic == "\x52\x2A\x4E\xA9")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x52\x2A\x4E\xA9", $this->_m_magic, $this->_io, "/seq/0");
            }
            $this->_m_version = $this->_io->readU4le();
            if (!($this->_m_version == 3)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(3, $this->_m_version, $this->_io, "/seq/1");
            }
            $this->_m_numEntries = $this->_io->readU4le();
            if (!($this->_m_numEntries <= intval(($this->_io()->size() - $this->_io()->pos()) / 16))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 16), $this->_m_numEntries, $this->_io, "/seq/2");
            }
            $this->_m_lenTable = $this->_io->readU4le();
            $this->_m_lenEntry = $this->_io->readU2le();
            if (!($this->_m_lenEntry == 16)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(16, $this->_m_lenEntry, $this->_io, "/seq/4");
            }
            $this->_m_unknown = $this->_io->readU2le();
            $this->_m_entries = [];
            $n = $this->numEntries();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_entries[] = new \Navspec\GtaImg3\DirectoryEntry($this->_io, $this, $this->_root);
            }
            $this->_m_names = [];
            $n = $this->_root()->numEntries();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_names[] = new \Navspec\GtaImg3\FileName($this->_io, $this, $this->_root);
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_magic;
        protected $_m_version;
        protected $_m_numEntries;
        protected $_m_lenTable;
        protected $_m_lenEntry;
        protected $_m_unknown;
        protected $_m_entries;
        protected $_m_names;
        protected $_m_trailing;

        /**
         * Marks an archive whose directory is not encrypted.
         */
        public function magic() { return $this->_m_magic; }

        /**
         * Version of the format.
         */
        public function version() { return $this->_m_version; }

        /**
         * Entries of the directory.
         */
        public function numEntries() { return $this->_m_numEntries; }

        /**
         * Bytes of the entries and their names together.
         */
        public function lenTable() { return $this->_m_lenTable; }

        /**
         * Bytes of an entry.
         */
        public function lenEntry() { return $this->_m_lenEntry; }

        /**
         * Two bytes before the names, of unknown use.
         */
        public function unknown() { return $this->_m_unknown; }

        /**
         * The files, in any order.
         */
        public function entries() { return $this->_m_entries; }

        /**
         * Name of each entry, in the order of the entries.
         */
        public function names() { return $this->_m_names; }

        /**
         * What follows the names: nothing where only the directory was read,
         * otherwise the rest of the archive, with all files.
         */
        public function trailing() { return $this->_m_trailing; }

        public function __toString() {
            return strval($this->numEntries()) . " entries";
        }
    }
}

/**
 * Where a file lies.
 */

namespace Navspec\GtaImg3 {
    class DirectoryEntry extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaImg3 $_parent = null, ?\Navspec\GtaImg3 $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenFile = $this->_io->readU4le();
            $this->_m_resourceType = $this->_io->readU4le();
            $this->_m_block = $this->_io->readU4le();
            $this->_m_numBlocks = $this->_io->readU2le();
            $this->_m_flags = new \Navspec\GtaImg3\EntryFlags($this->_io, $this, $this->_root);
        }
        protected $_m_isResource;

        /**
         * Whether the file is a resource of the game.
         */
        public function isResource() {
            if ($this->_m_isResource !== null)
                return $this->_m_isResource;
            $this->_m_isResource = $this->lenFile() >= 1073741824;
            return $this->_m_isResource;
        }
        protected $_m_lenBody;

        /**
         * How long the file is.
         */
        public function lenBody() {
            if ($this->_m_lenBody !== null)
                return $this->_m_lenBody;
            $this->_m_lenBody = ($this->isResource() ? ($this->numBlocks() * 2048 - $this->flags()->lenUnused()) : $this->lenFile());
            return $this->_m_lenBody;
        }
        protected $_m_ofsBody;

        /**
         * Where the file begins in the archive.
         */
        public function ofsBody() {
            if ($this->_m_ofsBody !== null)
                return $this->_m_ofsBody;
            $this->_m_ofsBody = ($this->block() * 2048);
            return $this->_m_ofsBody;
        }
        protected $_m_lenFile;
        protected $_m_resourceType;
        protected $_m_block;
        protected $_m_numBlocks;
        protected $_m_flags;

        /**
         * Bytes of the file, where the two highest bits are 0. Otherwise it is a
         * resource of the game, and these are flags of it.
         */
        public function lenFile() { return $this->_m_lenFile; }

        /**
         * Kind of a resource.
         */
        public function resourceType() { return $this->_m_resourceType; }

        /**
         * First block of the file, counted from the start of the archive.
         */
        public function block() { return $this->_m_block; }

        /**
         * Blocks that the file takes.
         */
        public function numBlocks() { return $this->_m_numBlocks; }

        /**
         * What fills the last block, and which kind of file it is.
         */
        public function flags() { return $this->_m_flags; }

        public function __toString() {
            return strval($this->numBlocks()) . " blocks from block " . strval($this->block());
        }
    }
}

/**
 * Bits of an entry, the lowest first.
 */

namespace Navspec\GtaImg3 {
    class EntryFlags extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaImg3\DirectoryEntry $_parent = null, ?\Navspec\GtaImg3 $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenUnused = $this->_io->readBitsIntLe(11);
            $this->_m_unknown11 = $this->_io->readBitsIntLe(2);
            $this->_m_isResourceFile = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_isOldResource = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unknown15 = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_lenUnused;
        protected $_m_unknown11;
        protected $_m_isResourceFile;
        protected $_m_isOldResource;
        protected $_m_unknown15;

        /**
         * Bytes of the last block that do not belong to the file.
         */
        public function lenUnused() { return $this->_m_lenUnused; }

        /**
         * Unknown.
         */
        public function unknown11() { return $this->_m_unknown11; }

        /**
         * A resource of the game.
         */
        public function isResourceFile() { return $this->_m_isResourceFile; }

        /**
         * A resource of an older kind.
         */
        public function isOldResource() { return $this->_m_isOldResource; }

        /**
         * Unknown.
         */
        public function unknown15() { return $this->_m_unknown15; }
    }
}

/**
 * Name of a file, such as `nodes12.nod`; case does not matter.
 */

namespace Navspec\GtaImg3 {
    class FileName extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaImg3 $_parent = null, ?\Navspec\GtaImg3 $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_name = $this->_io->readBytesTerm(0, false, true, true);
        }
        protected $_m_name;

        /**
         * The name without the zero that ends it.
         */
        public function name() { return $this->_m_name; }
    }
}
