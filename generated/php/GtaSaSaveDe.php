<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * A saved game of the Definitive Edition: a header, then 28 sections after
 * their names, most of them with what the saves of the PC have. The layout was
 * found on four files of one player, so a fact without another
 * source is measured on those.
 * 
 * The header holds a hash of unknown algorithm. Saves can be read and
 * written back as they are, but not changed.
 */

namespace Navspec {
    class GtaSaSaveDe extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_magic = $this->_io->readU4le();
            if (!($this->_m_magic == 4278255360)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(4278255360, $this->_m_magic, $this->_io, "/seq/0");
            }
            $this->_m_formatVersion = $this->_io->readU4le();
            $this->_m_hash = $this->_io->readBytes(16);
            $this->_m_formatVersion2 = $this->_io->readU4le();
            $this->_m_timeSaved = $this->_io->readU8le();
            $this->_m_saveName = new \Navspec\GtaSaSaveDe\Text($this->_io, $this, $this->_root);
            $this->_m_formatVersion3 = $this->_io->readU4le();
            $this->_m_formatVersion4 = $this->_io->readU4le();
            $this->_m_tag00 = $this->_io->readBytes(21);
            if (!($this->_m_tag00 == "\x11\x00\x00\x00\x53\x49\x4D\x50\x4C\x45\x5F\x56\x41\x52\x49\x41\x42\x4C\x45\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x11\x00\x00\x00\x53\x49\x4D\x50\x4C\x45\x5F\x56\x41\x52\x49\x41\x42\x4C\x45\x53\x00", $this->_m_tag00, $this->_io, "/seq/8");
            }
            $this->_m_simpleVariables = new \Navspec\GtaSaSaveDe\DefinitiveSimpleBlock($this->_io, $this, $this->_root);
            $this->_m_tag01 = $this->_io->readBytes(13);
            if (!($this->_m_tag01 == "\x09\x00\x00\x00\x4D\x45\x54\x41\x44\x41\x54\x41\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x09\x00\x00\x00\x4D\x45\x54\x41\x44\x41\x54\x41\x00", $this->_m_tag01, $this->_io, "/seq/10");
            }
            $this->_m_metadata = new \Navspec\GtaSaSaveDe\MetadataBlock($this->_io, $this, $this->_root);
            $this->_m_tag02 = $this->_io->readBytes(12);
            if (!($this->_m_tag02 == "\x08\x00\x00\x00\x53\x43\x52\x49\x50\x54\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x08\x00\x00\x00\x53\x43\x52\x49\x50\x54\x53\x00", $this->_m_tag02, $this->_io, "/seq/12");
            }
            $this->_m_scripts = new \Navspec\GtaSaSaveDe\ScriptsBlock(true, true, $this->isMissionSave(), $this->_io, $this, $this->_root);
            $this->_m_tag03 = $this->_io->readBytes(10);
            if (!($this->_m_tag03 == "\x06\x00\x00\x00\x50\x4F\x4F\x4C\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x06\x00\x00\x00\x50\x4F\x4F\x4C\x53\x00", $this->_m_tag03, $this->_io, "/seq/14");
            }
            $this->_m_pools = new \Navspec\GtaSaSaveDe\DefinitivePoolsBlock($this->_io, $this, $this->_root);
            $this->_m_tag04 = $this->_io->readBytes(12);
            if (!($this->_m_tag04 == "\x08\x00\x00\x00\x47\x41\x52\x41\x47\x45\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x08\x00\x00\x00\x47\x41\x52\x41\x47\x45\x53\x00", $this->_m_tag04, $this->_io, "/seq/16");
            }
            $this->_m_garages = new \Navspec\GtaSaSaveDe\GaragesBlock($this->_io, $this, $this->_root);
            $this->_m_tag05 = $this->_io->readBytes(14);
            if (!($this->_m_tag05 == "\x0A\x00\x00\x00\x47\x41\x4D\x45\x4C\x4F\x47\x49\x43\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x0A\x00\x00\x00\x47\x41\x4D\x45\x4C\x4F\x47\x49\x43\x00", $this->_m_tag05, $this->_io, "/seq/18");
            }
            $this->_m_gameLogic = new \Navspec\GtaSaSaveDe\GameLogicBlock($this->_io, $this, $this->_root);
            $this->_m_tag06 = $this->_io->readBytes(10);
            if (!($this->_m_tag06 == "\x06\x00\x00\x00\x50\x41\x54\x48\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x06\x00\x00\x00\x50\x41\x54\x48\x53\x00", $this->_m_tag06, $this->_io, "/seq/20");
            }
            $this->_m_paths = new \Navspec\GtaSaSaveDe\PathsBlock($this->_io, $this, $this->_root);
            $this->_m_tag07 = $this->_io->readBytes(12);
            if (!($this->_m_tag07 == "\x08\x00\x00\x00\x50\x49\x43\x4B\x55\x50\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x08\x00\x00\x00\x50\x49\x43\x4B\x55\x50\x53\x00", $this->_m_tag07, $this->_io, "/seq/22");
            }
            $this->_m_pickups = new \Navspec\GtaSaSaveDe\PickupsBlock($this->_io, $this, $this->_root);
            $this->_m_tag08 = $this->_io->readBytes(12);
            if (!($this->_m_tag08 == "\x08\x00\x00\x00\x52\x45\x53\x54\x41\x52\x54\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x08\x00\x00\x00\x52\x45\x53\x54\x41\x52\x54\x00", $this->_m_tag08, $this->_io, "/seq/24");
            }
            $this->_m_restartPoints = new \Navspec\GtaSaSaveDe\RestartPointsBlock($this->_io, $this, $this->_root);
            $this->_m_tag09 = $this->_io->readBytes(10);
            if (!($this->_m_tag09 == "\x06\x00\x00\x00\x52\x41\x44\x41\x52\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x06\x00\x00\x00\x52\x41\x44\x41\x52\x00", $this->_m_tag09, $this->_io, "/seq/26");
            }
            $this->_m_radarBlips = new \Navspec\GtaSaSaveDe\RadarBlock(250, $this->_io, $this, $this->_root);
            $this->_m_radarEnd = $this->_io->readBytes(2);
            $this->_m_tag10 = $this->_io->readBytes(10);
            if (!($this->_m_tag10 == "\x06\x00\x00\x00\x5A\x4F\x4E\x45\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x06\x00\x00\x00\x5A\x4F\x4E\x45\x53\x00", $this->_m_tag10, $this->_io, "/seq/29");
            }
            $this->_m_zones = new \Navspec\GtaSaSaveDe\ZonesBlock($this->_io, $this, $this->_root);
            $this->_m_tag11 = $this->_io->readBytes(10);
            if (!($this->_m_tag11 == "\x06\x00\x00\x00\x47\x41\x4E\x47\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x06\x00\x00\x00\x47\x41\x4E\x47\x53\x00", $this->_m_tag11, $this->_io, "/seq/31");
            }
            $this->_m_gangs = new \Navspec\GtaSaSaveDe\GangsBlock($this->_io, $this, $this->_root);
            $this->_m_tag12 = $this->_io->readBytes(18);
            if (!($this->_m_tag12 == "\x0E\x00\x00\x00\x43\x41\x52\x47\x45\x4E\x45\x52\x41\x54\x4F\x52\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x0E\x00\x00\x00\x43\x41\x52\x47\x45\x4E\x45\x52\x41\x54\x4F\x52\x53\x00", $this->_m_tag12, $this->_io, "/seq/33");
            }
            $this->_m_carGenerators = new \Navspec\GtaSaSaveDe\CarGeneratorsBlock($this->_io, $this, $this->_root);
            $this->_m_tag13 = $this->_io->readBytes(15);
            if (!($this->_m_tag13 == "\x0B\x00\x00\x00\x50\x4C\x41\x59\x45\x52\x49\x4E\x46\x4F\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x0B\x00\x00\x00\x50\x4C\x41\x59\x45\x52\x49\x4E\x46\x4F\x00", $this->_m_tag13, $this->_io, "/seq/35");
            }
            $this->_m_playerInfo = new \Navspec\GtaSaSaveDe\PlayerInfoBlock($this->_io, $this, $this->_root);
            $this->_m_tag14 = $this->_io->readBytes(10);
            if (!($this->_m_tag14 == "\x06\x00\x00\x00\x53\x54\x41\x54\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x06\x00\x00\x00\x53\x54\x41\x54\x53\x00", $this->_m_tag14, $this->_io, "/seq/37");
            }
            $this->_m_statistics = new \Navspec\GtaSaSaveDe\StatisticsBlock(true, $this->_io, $this, $this->_root);
            $this->_m_tag15 = $this->_io->readBytes(14);
            if (!($this->_m_tag15 == "\x0A\x00\x00\x00\x53\x45\x54\x50\x49\x45\x43\x45\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x0A\x00\x00\x00\x53\x45\x54\x50\x49\x45\x43\x45\x53\x00", $this->_m_tag15, $this->_io, "/seq/39");
            }
            $this->_m_setPieces = new \Navspec\GtaSaSaveDe\SetPiecesBlock($this->_io, $this, $this->_root);
            $this->_m_tag16 = $this->_io->readBytes(14);
            if (!($this->_m_tag16 == "\x0A\x00\x00\x00\x53\x54\x52\x45\x41\x4D\x49\x4E\x47\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x0A\x00\x00\x00\x53\x54\x52\x45\x41\x4D\x49\x4E\x47\x00", $this->_m_tag16, $this->_io, "/seq/41");
            }
            $this->_m_streaming = new \Navspec\GtaSaSaveDe\StreamingBlock($this->_io, $this, $this->_root);
            $this->_m_tag17 = $this->_io->readBytes(12);
            if (!($this->_m_tag17 == "\x08\x00\x00\x00\x50\x45\x44\x54\x59\x50\x45\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x08\x00\x00\x00\x50\x45\x44\x54\x59\x50\x45\x00", $this->_m_tag17, $this->_io, "/seq/43");
            }
            $this->_m_pedRelationships = new \Navspec\GtaSaSaveDe\PedRelationshipsBlock($this->_io, $this, $this->_root);
            $this->_m_tag18 = $this->_io->readBytes(9);
            if (!($this->_m_tag18 == "\x05\x00\x00\x00\x54\x41\x47\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x05\x00\x00\x00\x54\x41\x47\x53\x00", $this->_m_tag18, $this->_io, "/seq/45");
            }
            $this->_m_tags = new \Navspec\GtaSaSaveDe\TagsBlock($this->_io, $this, $this->_root);
            $this->_m_tag19 = $this->_io->readBytes(9);
            if (!($this->_m_tag19 == "\x05\x00\x00\x00\x49\x50\x4C\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x05\x00\x00\x00\x49\x50\x4C\x53\x00", $this->_m_tag19, $this->_io, "/seq/47");
            }
            $this->_m_iplFlags = new \Navspec\GtaSaSaveDe\IplFlagsBlock($this->_io, $this, $this->_root);
            $this->_m_tag20 = $this->_io->readBytes(13);
            if (!($this->_m_tag20 == "\x09\x00\x00\x00\x53\x48\x4F\x50\x50\x49\x4E\x47\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x09\x00\x00\x00\x53\x48\x4F\x50\x50\x49\x4E\x47\x00", $this->_m_tag20, $this->_io, "/seq/49");
            }
            $this->_m_shopping = new \Navspec\GtaSaSaveDe\ShoppingBlock($this->_io, $this, $this->_root);
            $this->_m_tag21 = $this->_io->readBytes(13);
            if (!($this->_m_tag21 == "\x09\x00\x00\x00\x47\x41\x4E\x47\x57\x41\x52\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x09\x00\x00\x00\x47\x41\x4E\x47\x57\x41\x52\x53\x00", $this->_m_tag21, $this->_io, "/seq/51");
            }
            $this->_m_gangWars = new \Navspec\GtaSaSaveDe\GangWarsBlock(true, true, $this->_io, $this, $this->_root);
            $this->_m_tag22 = $this->_io->readBytes(15);
            if (!($this->_m_tag22 == "\x0B\x00\x00\x00\x53\x54\x55\x4E\x54\x4A\x55\x4D\x50\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x0B\x00\x00\x00\x53\x54\x55\x4E\x54\x4A\x55\x4D\x50\x53\x00", $this->_m_tag22, $this->_io, "/seq/53");
            }
            $this->_m_stuntJumps = new \Navspec\GtaSaSaveDe\StuntJumpsBlock($this->_io, $this, $this->_root);
            $this->_m_tag23 = $this->_io->readBytes(14);
            if (!($this->_m_tag23 == "\x0A\x00\x00\x00\x45\x4E\x54\x52\x59\x45\x58\x49\x54\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x0A\x00\x00\x00\x45\x4E\x54\x52\x59\x45\x58\x49\x54\x00", $this->_m_tag23, $this->_io, "/seq/55");
            }
            $this->_m_entryExits = new \Navspec\GtaSaSaveDe\EntryExitsBlock($this->_io, $this, $this->_root);
            $this->_m_tag24 = $this->_io->readBytes(10);
            if (!($this->_m_tag24 == "\x06\x00\x00\x00\x52\x41\x44\x49\x4F\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x06\x00\x00\x00\x52\x41\x44\x49\x4F\x00", $this->_m_tag24, $this->_io, "/seq/57");
            }
            $this->_m_radio = new \Navspec\GtaSaSaveDe\RadioBlock($this->_io, $this, $this->_root);
            $this->_m_tag25 = $this->_io->readBytes(19);
            if (!($this->_m_tag25 == "\x0F\x00\x00\x00\x55\x53\x45\x52\x5F\x33\x44\x4D\x41\x52\x4B\x45\x52\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x0F\x00\x00\x00\x55\x53\x45\x52\x5F\x33\x44\x4D\x41\x52\x4B\x45\x52\x53\x00", $this->_m_tag25, $this->_io, "/seq/59");
            }
            $this->_m_userMarkers = new \Navspec\GtaSaSaveDe\UserMarkersBlock($this->_io, $this, $this->_root);
            $this->_m_tag26 = $this->_io->readBytes(16);
            if (!($this->_m_tag26 == "\x0C\x00\x00\x00\x50\x4F\x53\x54\x45\x46\x46\x45\x43\x54\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x0C\x00\x00\x00\x50\x4F\x53\x54\x45\x46\x46\x45\x43\x54\x53\x00", $this->_m_tag26, $this->_io, "/seq/61");
            }
            $this->_m_postEffects = new \Navspec\GtaSaSaveDe\PostEffectsBlock($this->_io, $this, $this->_root);
            $this->_m_tag27 = $this->_io->readBytes(11);
            if (!($this->_m_tag27 == "\x07\x00\x00\x00\x42\x52\x49\x45\x46\x53\x00")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x07\x00\x00\x00\x42\x52\x49\x45\x46\x53\x00", $this->_m_tag27, $this->_io, "/seq/63");
            }
            $this->_m_briefs = [];
            $n = 20;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_briefs[] = new \Navspec\GtaSaSaveDe\DefinitiveBrief($this->_io, $this, $this->_root);
            }
        }
        protected $_m_isMissionSave;

        /**
         * Whether the game was saved during a mission.
         */
        public function isMissionSave() {
            if ($this->_m_isMissionSave !== null)
                return $this->_m_isMissionSave;
            $this->_m_isMissionSave = $this->_io()->size() > 440000;
            return $this->_m_isMissionSave;
        }
        protected $_m_magic;
        protected $_m_formatVersion;
        protected $_m_hash;
        protected $_m_formatVersion2;
        protected $_m_timeSaved;
        protected $_m_saveName;
        protected $_m_formatVersion3;
        protected $_m_formatVersion4;
        protected $_m_tag00;
        protected $_m_simpleVariables;
        protected $_m_tag01;
        protected $_m_metadata;
        protected $_m_tag02;
        protected $_m_scripts;
        protected $_m_tag03;
        protected $_m_pools;
        protected $_m_tag04;
        protected $_m_garages;
        protected $_m_tag05;
        protected $_m_gameLogic;
        protected $_m_tag06;
        protected $_m_paths;
        protected $_m_tag07;
        protected $_m_pickups;
        protected $_m_tag08;
        protected $_m_restartPoints;
        protected $_m_tag09;
        protected $_m_radarBlips;
        protected $_m_radarEnd;
        protected $_m_tag10;
        protected $_m_zones;
        protected $_m_tag11;
        protected $_m_gangs;
        protected $_m_tag12;
        protected $_m_carGenerators;
        protected $_m_tag13;
        protected $_m_playerInfo;
        protected $_m_tag14;
        protected $_m_statistics;
        protected $_m_tag15;
        protected $_m_setPieces;
        protected $_m_tag16;
        protected $_m_streaming;
        protected $_m_tag17;
        protected $_m_pedRelationships;
        protected $_m_tag18;
        protected $_m_tags;
        protected $_m_tag19;
        protected $_m_iplFlags;
        protected $_m_tag20;
        protected $_m_shopping;
        protected $_m_tag21;
        protected $_m_gangWars;
        protected $_m_tag22;
        protected $_m_stuntJumps;
        protected $_m_tag23;
        protected $_m_entryExits;
        protected $_m_tag24;
        protected $_m_radio;
        protected $_m_tag25;
        protected $_m_userMarkers;
        protected $_m_tag26;
        protected $_m_postEffects;
        protected $_m_tag27;
        protected $_m_briefs;

        /**
         * Begins the file; the bytes 00 FF 00 FF.
         */
        public function magic() { return $this->_m_magic; }

        /**
         * Version of the container; 33.
         */
        public function formatVersion() { return $this->_m_formatVersion; }

        /**
         * Differs in every file; its algorithm is not known, so that changed
         * saves cannot be written.
         */
        public function hash() { return $this->_m_hash; }

        /**
         * Number of the format, stored a second time.
         */
        public function formatVersion2() { return $this->_m_formatVersion2; }

        /**
         * Time of the save, in steps of 100 ns since the beginning of the year 1.
         */
        public function timeSaved() { return $this->_m_timeSaved; }

        /**
         * Key of the last mission's text, such as `FAR_1`.
         */
        public function saveName() { return $this->_m_saveName; }

        /**
         * Number of the format, stored a third time.
         */
        public function formatVersion3() { return $this->_m_formatVersion3; }

        /**
         * Number of the format, stored a fourth time.
         */
        public function formatVersion4() { return $this->_m_formatVersion4; }

        /**
         * Begins the section SIMPLE_VARIABLES: the length of its name, its name, a
         * zero.
         */
        public function tag00() { return $this->_m_tag00; }

        /**
         * Version, name, clock, weather and camera.
         */
        public function simpleVariables() { return $this->_m_simpleVariables; }

        /**
         * Begins the section METADATA: the length of its name, its name, a zero.
         */
        public function tag01() { return $this->_m_tag01; }

        /**
         * Table of the script's names, compressed.
         */
        public function metadata() { return $this->_m_metadata; }

        /**
         * Begins the section SCRIPTS: the length of its name, its name, a zero.
         */
        public function tag02() { return $this->_m_tag02; }

        /**
         * Variables and threads of the mission script.
         */
        public function scripts() { return $this->_m_scripts; }

        /**
         * Begins the section POOLS: the length of its name, its name, a zero.
         */
        public function tag03() { return $this->_m_tag03; }

        /**
         * The player, and objects that scripts made.
         */
        public function pools() { return $this->_m_pools; }

        /**
         * Begins the section GARAGES: the length of its name, its name, a zero.
         */
        public function tag04() { return $this->_m_tag04; }

        /**
         * Garages and the cars in them.
         */
        public function garages() { return $this->_m_garages; }

        /**
         * Begins the section GAMELOGIC: the length of its name, its name, a zero.
         */
        public function tag05() { return $this->_m_tag05; }

        /**
         * Places to wake up at, and penalties, after death and arrest.
         */
        public function gameLogic() { return $this->_m_gameLogic; }

        /**
         * Begins the section PATHS: the length of its name, its name, a zero.
         */
        public function tag06() { return $this->_m_tag06; }

        /**
         * Areas in which scripts switched path nodes.
         */
        public function paths() { return $this->_m_paths; }

        /**
         * Begins the section PICKUPS: the length of its name, its name, a zero.
         */
        public function tag07() { return $this->_m_tag07; }

        /**
         * Pickups of the whole map.
         */
        public function pickups() { return $this->_m_pickups; }

        /**
         * Begins the section RESTART: the length of its name, its name, a zero.
         */
        public function tag08() { return $this->_m_tag08; }

        /**
         * Hospitals and police stations.
         */
        public function restartPoints() { return $this->_m_restartPoints; }

        /**
         * Begins the section RADAR: the length of its name, its name, a zero.
         */
        public function tag09() { return $this->_m_tag09; }

        /**
         * Icons of radar and map.
         */
        public function radarBlips() { return $this->_m_radarBlips; }

        /**
         * Unknown; 01 00.
         */
        public function radarEnd() { return $this->_m_radarEnd; }

        /**
         * Begins the section ZONES: the length of its name, its name, a zero.
         */
        public function tag10() { return $this->_m_tag10; }

        /**
         * Zones of the map, the gangs in them, and how much of the map is revealed.
         */
        public function zones() { return $this->_m_zones; }

        /**
         * Begins the section GANGS: the length of its name, its name, a zero.
         */
        public function tag11() { return $this->_m_tag11; }

        /**
         * Weapons of gangs.
         */
        public function gangs() { return $this->_m_gangs; }

        /**
         * Begins the section CARGENERATORS: the length of its name, its name, a
         * zero.
         */
        public function tag12() { return $this->_m_tag12; }

        /**
         * Parked cars.
         */
        public function carGenerators() { return $this->_m_carGenerators; }

        /**
         * Begins the section PLAYERINFO: the length of its name, its name, a zero.
         */
        public function tag13() { return $this->_m_tag13; }

        /**
         * Money and abilities of the player.
         */
        public function playerInfo() { return $this->_m_playerInfo; }

        /**
         * Begins the section STATS: the length of its name, its name, a zero.
         */
        public function tag14() { return $this->_m_tag14; }

        /**
         * The 82 statistics with a fraction, the whole numbers, and records kept
         * beside them.
         */
        public function statistics() { return $this->_m_statistics; }

        /**
         * Begins the section SETPIECES: the length of its name, its name, a zero.
         */
        public function tag15() { return $this->_m_tag15; }

        /**
         * Places at which police appears.
         */
        public function setPieces() { return $this->_m_setPieces; }

        /**
         * Begins the section STREAMING: the length of its name, its name, a zero.
         */
        public function tag16() { return $this->_m_tag16; }

        /**
         * Loading state of models, textures and other parts of the game.
         */
        public function streaming() { return $this->_m_streaming; }

        /**
         * Begins the section PEDTYPE: the length of its name, its name, a zero.
         */
        public function tag17() { return $this->_m_tag17; }

        /**
         * Whom people like and hate.
         */
        public function pedRelationships() { return $this->_m_pedRelationships; }

        /**
         * Begins the section TAGS: the length of its name, its name, a zero.
         */
        public function tag18() { return $this->_m_tag18; }

        /**
         * Gang tags that can be sprayed over.
         */
        public function tags() { return $this->_m_tags; }

        /**
         * Begins the section IPLS: the length of its name, its name, a zero.
         */
        public function tag19() { return $this->_m_tag19; }

        /**
         * Parts of the map that scripts load.
         */
        public function iplFlags() { return $this->_m_iplFlags; }

        /**
         * Begins the section SHOPPING: the length of its name, its name, a zero.
         */
        public function tag20() { return $this->_m_tag20; }

        /**
         * Bought items, and changed prices.
         */
        public function shopping() { return $this->_m_shopping; }

        /**
         * Begins the section GANGWARS: the length of its name, its name, a zero.
         */
        public function tag21() { return $this->_m_tag21; }

        /**
         * Gang wars and territory.
         */
        public function gangWars() { return $this->_m_gangWars; }

        /**
         * Begins the section STUNTJUMPS: the length of its name, its name, a zero.
         */
        public function tag22() { return $this->_m_tag22; }

        /**
         * Unique jumps.
         */
        public function stuntJumps() { return $this->_m_stuntJumps; }

        /**
         * Begins the section ENTRYEXIT: the length of its name, its name, a zero.
         */
        public function tag23() { return $this->_m_tag23; }

        /**
         * Doors into interiors.
         */
        public function entryExits() { return $this->_m_entryExits; }

        /**
         * Begins the section RADIO: the length of its name, its name, a zero.
         */
        public function tag24() { return $this->_m_tag24; }

        /**
         * Songs, adverts and talk that the stations have played, and pending news.
         */
        public function radio() { return $this->_m_radio; }

        /**
         * Begins the section USER_3DMARKERS: the length of its name, its name, a
         * zero.
         */
        public function tag25() { return $this->_m_tag25; }

        /**
         * Markers that scripts put into the world.
         */
        public function userMarkers() { return $this->_m_userMarkers; }

        /**
         * Begins the section POSTEFFECTS: the length of its name, its name, a zero.
         */
        public function tag26() { return $this->_m_tag26; }

        /**
         * Effects of the picture.
         */
        public function postEffects() { return $this->_m_postEffects; }

        /**
         * Begins the section BRIEFS: the length of its name, its name, a zero.
         */
        public function tag27() { return $this->_m_tag27; }

        /**
         * Texts of the briefing.
         */
        public function briefs() { return $this->_m_briefs; }

        public function __toString() {
            return "save of the Definitive Edition";
        }
    }
}

/**
 * Animations for a model.
 */

namespace Navspec\GtaSaSaveDe {
    class AnimGroup extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_model = $this->_io->readS4le();
            $this->_m_ifpName = $this->_io->readBytes(16);
        }
        protected $_m_model;
        protected $_m_ifpName;

        /**
         * Model of a person; -1 in a free place.
         */
        public function model() { return $this->_m_model; }

        /**
         * File of animations, such as `DEALER`, ended by a zero.
         */
        public function ifpName() { return $this->_m_ifpName; }
    }
}

/**
 * An icon; a slot that is not in use holds old bytes.
 */

namespace Navspec\GtaSaSaveDe {
    class Blip extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\RadarBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_colour = $this->_io->readU4le();
            $this->_m_entityHandle = $this->_io->readU4le();
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_counter = $this->_io->readU2le();
            $this->_m_gap016 = $this->_io->readBytes(2);
            $this->_m_sphereRadius = $this->_io->readF4le();
            $this->_m_iconSize = $this->_io->readU2le();
            $this->_m_gap01e = $this->_io->readBytes(2);
            $this->_m_enexPlus1 = $this->_io->readU4le();
            $this->_m_sprite = $this->_io->readS1();
            $this->_m_state = new \Navspec\GtaSaSaveDe\BlipStateBits($this->_io, $this, $this->_root);
            $this->_m_kind = new \Navspec\GtaSaSaveDe\BlipKindBits($this->_io, $this, $this->_root);
            $this->_m_gap025 = $this->_io->readBytes(1);
        }
        protected $_m_colourName;

        /**
         * Meaning of `colour`.
         */
        public function colourName() {
            if ($this->_m_colourName !== null)
                return $this->_m_colourName;
            $this->_m_colourName = $this->colour();
            return $this->_m_colourName;
        }
        protected $_m_spriteName;

        /**
         * Meaning of `sprite`.
         */
        public function spriteName() {
            if ($this->_m_spriteName !== null)
                return $this->_m_spriteName;
            $this->_m_spriteName = $this->sprite();
            return $this->_m_spriteName;
        }
        protected $_m_colour;
        protected $_m_entityHandle;
        protected $_m_position;
        protected $_m_counter;
        protected $_m_gap016;
        protected $_m_sphereRadius;
        protected $_m_iconSize;
        protected $_m_gap01e;
        protected $_m_enexPlus1;
        protected $_m_sprite;
        protected $_m_state;
        protected $_m_kind;
        protected $_m_gap025;

        /**
         * 0 red, 1 green, 2 blue, 3 white, 4 yellow, 5 red, 6 blue, 7 threat, 8
         * destination; above that red, green, blue and alpha.
         */
        public function colour() { return $this->_m_colour; }

        /**
         * Thing that it follows (opcodes 0186, 0187); 0 in a save.
         */
        public function entityHandle() { return $this->_m_entityHandle; }

        /**
         * Place that the icon marks.
         */
        public function position() { return $this->_m_position; }

        /**
         * Number of times that the slot was used; 1 for never.
         */
        public function counter() { return $this->_m_counter; }

        /**
         * Nothing; 0.
         */
        public function gap016() { return $this->_m_gap016; }

        /**
         * Size of the sphere around the target; 1.
         */
        public function sphereRadius() { return $this->_m_sphereRadius; }

        /**
         * Size of its square, 1 or 3.
         */
        public function iconSize() { return $this->_m_iconSize; }

        /**
         * Nothing; 0.
         */
        public function gap01e() { return $this->_m_gap01e; }

        /**
         * Door that it belongs to, + 1; 0 for none.
         */
        public function enexPlus1() { return $this->_m_enexPlus1; }

        /**
         * Picture of the icon.
         */
        public function sprite() { return $this->_m_sprite; }

        /**
         * Looks of the icon.
         */
        public function state() { return $this->_m_state; }

        /**
         * Kind of target, and where the icon is shown.
         */
        public function kind() { return $this->_m_kind; }

        /**
         * Nothing; 0.
         */
        public function gap025() { return $this->_m_gap025; }

        public function __toString() {
            return "sprite " . strval($this->sprite());
        }
    }
}

/**
 * Kind of an icon.
 */

namespace Navspec\GtaSaSaveDe {
    class BlipKindBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\Blip $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_display = $this->_io->readBitsIntLe(2);
            $this->_m_blipType = $this->_io->readBitsIntLe(4);
            $this->_m_appearance = $this->_io->readBitsIntLe(2);
        }
        protected $_m_blipTypeName;

        /**
         * Meaning of `blip_type`.
         */
        public function blipTypeName() {
            if ($this->_m_blipTypeName !== null)
                return $this->_m_blipTypeName;
            $this->_m_blipTypeName = $this->blipType();
            return $this->_m_blipTypeName;
        }
        protected $_m_displayName;

        /**
         * Meaning of `display`.
         */
        public function displayName() {
            if ($this->_m_displayName !== null)
                return $this->_m_displayName;
            $this->_m_displayName = $this->display();
            return $this->_m_displayName;
        }
        protected $_m_display;
        protected $_m_blipType;
        protected $_m_appearance;

        /**
         * Form of the blip, a marker in the world or an icon on the map.
         */
        public function display() { return $this->_m_display; }

        /**
         * Kind of target. Only places and contacts are stored in use: icons
         * of what moves are written as free.
         */
        public function blipType() { return $this->_m_blipType; }

        /**
         * 0 friend, 1 threat.
         */
        public function appearance() { return $this->_m_appearance; }
    }
}

/**
 * State of an icon.
 */

namespace Navspec\GtaSaSaveDe {
    class BlipStateBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\Blip $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_bright = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_inUse = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_shortRange = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_friendly = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_blipRemain = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_fade = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_coordAppearance = $this->_io->readBitsIntLe(2);
        }
        protected $_m_bright;
        protected $_m_inUse;
        protected $_m_shortRange;
        protected $_m_friendly;
        protected $_m_blipRemain;
        protected $_m_fade;
        protected $_m_coordAppearance;

        /**
         * Bright colour; always set.
         */
        public function bright() { return $this->_m_bright; }

        /**
         * The slot holds a blip.
         */
        public function inUse() { return $this->_m_inUse; }

        /**
         * Shown only when near.
         */
        public function shortRange() { return $this->_m_shortRange; }

        /**
         * Drawn as a friend: colour 7 (threat) then shows as blue instead of
         * red.
         */
        public function friendly() { return $this->_m_friendly; }

        /**
         * Stays after the thing it marks is gone.
         */
        public function blipRemain() { return $this->_m_blipRemain; }

        /**
         * Probably a leftover; always clear.
         */
        public function fade() { return $this->_m_fade; }

        /**
         * Form for places.
         */
        public function coordAppearance() { return $this->_m_coordAppearance; }
    }
}

/**
 * A building with another model.
 */

namespace Navspec\GtaSaSaveDe {
    class BuildingSwap extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_swapType = $this->_io->readU4le();
            $this->_m_poolIndexPlus1 = $this->_io->readU4le();
            $this->_m_newModel = $this->_io->readS4le();
            $this->_m_oldModel = $this->_io->readS4le();
        }
        protected $_m_swapTypeName;

        /**
         * Meaning of `swap_type`.
         */
        public function swapTypeName() {
            if ($this->_m_swapTypeName !== null)
                return $this->_m_swapTypeName;
            $this->_m_swapTypeName = $this->swapType();
            return $this->_m_swapTypeName;
        }
        protected $_m_swapType;
        protected $_m_poolIndexPlus1;
        protected $_m_newModel;
        protected $_m_oldModel;

        /**
         * Kind of thing that has another model; 0 in a free place.
         */
        public function swapType() { return $this->_m_swapType; }

        /**
         * Building + 1; 0 in a free place.
         */
        public function poolIndexPlus1() { return $this->_m_poolIndexPlus1; }

        /**
         * Model that is shown; -1 in a free place.
         */
        public function newModel() { return $this->_m_newModel; }

        /**
         * Model of the map; -1 in a free place.
         */
        public function oldModel() { return $this->_m_oldModel; }
    }
}

/**
 * Bits of cars that are kept.
 */

namespace Navspec\GtaSaSaveDe {
    class CarBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\StoredCar $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_carBulletProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_carFireProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_carExplosionProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_carCollisionProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_carMeleeProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_bassBoost = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_hydraulics = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_nitrous = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_carBulletProof;
        protected $_m_carFireProof;
        protected $_m_carExplosionProof;
        protected $_m_carCollisionProof;
        protected $_m_carMeleeProof;
        protected $_m_bassBoost;
        protected $_m_hydraulics;
        protected $_m_nitrous;

        /**
         * No harm by bullets.
         */
        public function carBulletProof() { return $this->_m_carBulletProof; }

        /**
         * No harm by fire.
         */
        public function carFireProof() { return $this->_m_carFireProof; }

        /**
         * No harm by explosions.
         */
        public function carExplosionProof() { return $this->_m_carExplosionProof; }

        /**
         * No harm by collisions.
         */
        public function carCollisionProof() { return $this->_m_carCollisionProof; }

        /**
         * No harm by blows.
         */
        public function carMeleeProof() { return $this->_m_carMeleeProof; }

        /**
         * Stereo with bass boost is fitted.
         */
        public function bassBoost() { return $this->_m_bassBoost; }

        /**
         * Hydraulics are fitted.
         */
        public function hydraulics() { return $this->_m_hydraulics; }

        /**
         * Nitrous is fitted.
         */
        public function nitrous() { return $this->_m_nitrous; }
    }
}

/**
 * A place at which a car is parked.
 */

namespace Navspec\GtaSaSaveDe {
    class CarGenerator extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\CarGeneratorsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_index = $this->_io->readU2le();
            $this->_m_model = $this->_io->readS2le();
            $this->_m_colours = [];
            $n = 2;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_colours[] = $this->_io->readS1();
            }
            $this->_m_x = $this->_io->readS2le();
            $this->_m_y = $this->_io->readS2le();
            $this->_m_z = $this->_io->readS2le();
            $this->_m_angle = $this->_io->readU1();
            $this->_m_alarmChance = $this->_io->readU1();
            $this->_m_lockChance = $this->_io->readU1();
            $this->_m_flags = new \Navspec\GtaSaSaveDe\GeneratorBits($this->_io, $this, $this->_root);
            $this->_m_minDelay = $this->_io->readU2le();
            $this->_m_maxDelay = $this->_io->readU2le();
            $this->_m_gap013 = $this->_io->readBytes(2);
            $this->_m_nextGenTime = $this->_io->readU4le();
            $this->_m_vehicleHandle = $this->_io->readS2le();
            $this->_m_generateCount = $this->_io->readU2le();
            $this->_m_iplId = $this->_io->readU1();
            $this->_m_isUsed = $this->_io->readU1();
            $this->_m_gap01f = $this->_io->readBytes(2);
        }
        protected $_m_generateCountName;

        /**
         * Meaning of `generate_count`.
         */
        public function generateCountName() {
            if ($this->_m_generateCountName !== null)
                return $this->_m_generateCountName;
            $this->_m_generateCountName = $this->generateCount();
            return $this->_m_generateCountName;
        }
        protected $_m_modelName;

        /**
         * Meaning of `model`.
         */
        public function modelName() {
            if ($this->_m_modelName !== null)
                return $this->_m_modelName;
            $this->_m_modelName = $this->model();
            return $this->_m_modelName;
        }
        protected $_m_index;
        protected $_m_model;
        protected $_m_colours;
        protected $_m_x;
        protected $_m_y;
        protected $_m_z;
        protected $_m_angle;
        protected $_m_alarmChance;
        protected $_m_lockChance;
        protected $_m_flags;
        protected $_m_minDelay;
        protected $_m_maxDelay;
        protected $_m_gap013;
        protected $_m_nextGenTime;
        protected $_m_vehicleHandle;
        protected $_m_generateCount;
        protected $_m_iplId;
        protected $_m_isUsed;
        protected $_m_gap01f;

        /**
         * Place in the game's table, below 500, in order.
         */
        public function index() { return $this->_m_index; }

        /**
         * Model; -1 for any, -n for any that is n now.
         */
        public function model() { return $this->_m_model; }

        /**
         * Colours of the car; -1 for any.
         */
        public function colours() { return $this->_m_colours; }

        /**
         * Towards the east.
         */
        public function x() { return $this->_m_x; }

        /**
         * Towards the north.
         */
        public function y() { return $this->_m_y; }

        /**
         * Up.
         */
        public function z() { return $this->_m_z; }

        /**
         * Heading of the parked car, in steps of 1/256 of a turn.
         */
        public function angle() { return $this->_m_angle; }

        /**
         * Chance that the car has an alarm.
         */
        public function alarmChance() { return $this->_m_alarmChance; }

        /**
         * Chance that the car is locked.
         */
        public function lockChance() { return $this->_m_lockChance; }

        /**
         * Conditions under which the car appears.
         */
        public function flags() { return $this->_m_flags; }

        /**
         * Shortest time until the next.
         */
        public function minDelay() { return $this->_m_minDelay; }

        /**
         * Longest time until the next; 10,000.
         */
        public function maxDelay() { return $this->_m_maxDelay; }

        /**
         * Nothing; 0.
         */
        public function gap013() { return $this->_m_gap013; }

        /**
         * Time at which the next car appears.
         */
        public function nextGenTime() { return $this->_m_nextGenTime; }

        /**
         * Car at the place, as an old handle; -1 for none.
         */
        public function vehicleHandle() { return $this->_m_vehicleHandle; }

        /**
         * Cars that still come: 0 for none, 65,535 for without end, which the
         * game makes of 101 and more in a script; 1 occurs.
         */
        public function generateCount() { return $this->_m_generateCount; }

        /**
         * Part of the map that it belongs to; 0, others are not saved.
         */
        public function iplId() { return $this->_m_iplId; }

        /**
         * Whether the place is in use; 1, others are not saved.
         */
        public function isUsed() { return $this->_m_isUsed; }

        /**
         * Nothing; 0.
         */
        public function gap01f() { return $this->_m_gap01f; }

        public function __toString() {
            return "model " . strval($this->model());
        }
    }
}

/**
 * Block 12.
 */

namespace Navspec\GtaSaSaveDe {
    class CarGeneratorsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numGenerators = $this->_io->readU4le();
            if (!($this->_m_numGenerators <= intval(($this->_io()->size() - $this->_io()->pos()) / 34))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 34), $this->_m_numGenerators, $this->_io, "/types/car_generators_block/seq/0");
            }
            $this->_m_processCounter = $this->_io->readU1();
            $this->_m_generateEvenIfClose = $this->_io->readU1();
            $this->_m_generators = [];
            $n = $this->numGenerators();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_generators[] = new \Navspec\GtaSaSaveDe\CarGenerator($this->_io, $this, $this->_root);
            }
            $this->_m_plateCount = $this->_io->readU4le();
            $this->_m_plates = [];
            $n = 15;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_plates[] = new \Navspec\GtaSaSaveDe\Plate($this->_io, $this, $this->_root);
            }
        }
        protected $_m_numGenerators;
        protected $_m_processCounter;
        protected $_m_generateEvenIfClose;
        protected $_m_generators;
        protected $_m_plateCount;
        protected $_m_plates;

        /**
         * Parked cars that follow; 109 to 218.
         */
        public function numGenerators() { return $this->_m_numGenerators; }

        /**
         * Quarter of the generators that is looked at next, 0 to 3.
         */
        public function processCounter() { return $this->_m_processCounter; }

        /**
         * Cars that still may appear nearby, 0 to 20.
         */
        public function generateEvenIfClose() { return $this->_m_generateEvenIfClose; }

        /**
         * Parked cars.
         */
        public function generators() { return $this->_m_generators; }

        /**
         * Licence plates in use; 15 are stored.
         */
        public function plateCount() { return $this->_m_plateCount; }

        /**
         * Licence plates.
         */
        public function plates() { return $this->_m_plates; }
    }
}

/**
 * A changed price.
 */

namespace Navspec\GtaSaSaveDe {
    class ChangedPrice extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ShoppingBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_key = $this->_io->readU4le();
            $this->_m_price = $this->_io->readU4le();
        }
        protected $_m_key;
        protected $_m_price;

        /**
         * Key of what costs another price.
         */
        public function key() { return $this->_m_key; }

        /**
         * Dollars that the item costs now.
         */
        public function price() { return $this->_m_price; }
    }
}

/**
 * A text of the briefing.
 */

namespace Navspec\GtaSaSaveDe {
    class DefinitiveBrief extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenKey = $this->_io->readU4le();
            if (!($this->_m_lenKey <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_lenKey, $this->_io, "/types/definitive_brief/seq/0");
            }
            $this->_m_key = $this->_io->readBytes($this->lenKey());
            $this->_m_lenMissionText = $this->_io->readU4le();
            if (!($this->_m_lenMissionText <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_lenMissionText, $this->_io, "/types/definitive_brief/seq/2");
            }
            $this->_m_missionText = $this->_io->readBytes($this->lenMissionText());
            $this->_m_numbers = [];
            $n = 6;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_numbers[] = $this->_io->readS4le();
            }
        }
        protected $_m_lenKey;
        protected $_m_key;
        protected $_m_lenMissionText;
        protected $_m_missionText;
        protected $_m_numbers;

        /**
         * Bytes of `key`.
         */
        public function lenKey() { return $this->_m_lenKey; }

        /**
         * Key of the text, without a zero.
         */
        public function key() { return $this->_m_key; }

        /**
         * Bytes of `mission_text`.
         */
        public function lenMissionText() { return $this->_m_lenMissionText; }

        /**
         * Name of the mission's texts, without a zero; may be empty.
         */
        public function missionText() { return $this->_m_missionText; }

        /**
         * Numbers in the text; -1 for none.
         */
        public function numbers() { return $this->_m_numbers; }
    }
}

/**
 * An object that a script made.
 */

namespace Navspec\GtaSaSaveDe {
    class DefinitiveObject extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\DefinitivePoolsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_handle = $this->_io->readU4le();
            $this->_m_model = $this->_io->readS4le();
            $this->_m_objectSize = $this->_io->readU4le();
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_unknown24 = $this->_io->readBytes(76);
        }
        protected $_m_handle;
        protected $_m_model;
        protected $_m_objectSize;
        protected $_m_position;
        protected $_m_unknown24;

        /**
         * Place among objects * 256 + counter.
         */
        public function handle() { return $this->_m_handle; }

        /**
         * Model number of the object.
         */
        public function model() { return $this->_m_model; }

        /**
         * Bytes that follow: 88.
         */
        public function objectSize() { return $this->_m_objectSize; }

        /**
         * Place of the object in the world.
         */
        public function position() { return $this->_m_position; }

        /**
         * Bytes of unknown use after the position of the object.
         */
        public function unknown24() { return $this->_m_unknown24; }
    }
}

/**
 * Section POOLS. The player with all he carries, and objects.
 */

namespace Navspec\GtaSaSaveDe {
    class DefinitivePoolsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numPlayers = $this->_io->readU4le();
            if (!($this->_m_numPlayers <= intval(($this->_io()->size() - $this->_io()->pos()) / 628))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 628), $this->_m_numPlayers, $this->_io, "/types/definitive_pools_block/seq/0");
            }
            $this->_m_players = [];
            $n = $this->numPlayers();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_players[] = new \Navspec\GtaSaSaveDe\MobilePlayer(true, $this->_io, $this, $this->_root);
            }
            $this->_m_numVehicles = $this->_io->readU4le();
            if (!($this->_m_numVehicles <= intval(($this->_io()->size() - $this->_io()->pos()) / 176))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 176), $this->_m_numVehicles, $this->_io, "/types/definitive_pools_block/seq/2");
            }
            $this->_m_vehicles = [];
            $n = $this->numVehicles();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_vehicles[] = new \Navspec\GtaSaSaveDe\MobileVehicle($this->_io, $this, $this->_root);
            }
            $this->_m_cameraTarget = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_cameraTarget[] = $this->_io->readS4le();
            }
            $this->_m_unknownBeforeObjects = $this->_io->readBytes(22);
            $this->_m_numObjects = $this->_io->readU4le();
            if (!($this->_m_numObjects <= intval(($this->_io()->size() - $this->_io()->pos()) / 100))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 100), $this->_m_numObjects, $this->_io, "/types/definitive_pools_block/seq/6");
            }
            $this->_m_objects = [];
            $n = $this->numObjects();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_objects[] = new \Navspec\GtaSaSaveDe\DefinitiveObject($this->_io, $this, $this->_root);
            }
        }
        protected $_m_numPlayers;
        protected $_m_players;
        protected $_m_numVehicles;
        protected $_m_vehicles;
        protected $_m_cameraTarget;
        protected $_m_unknownBeforeObjects;
        protected $_m_numObjects;
        protected $_m_objects;

        /**
         * Players that follow; 1.
         */
        public function numPlayers() { return $this->_m_numPlayers; }

        /**
         * The player as a person: health, weapons, clothes.
         */
        public function players() { return $this->_m_players; }

        /**
         * Vehicles that follow; 0.
         */
        public function numVehicles() { return $this->_m_numVehicles; }

        /**
         * Vehicles of a mission, in the form of Android; none in the measured
         * files.
         */
        public function vehicles() { return $this->_m_vehicles; }

        /**
         * Probably what the camera follows.
         */
        public function cameraTarget() { return $this->_m_cameraTarget; }

        /**
         * Bytes of unknown use between the camera target and the objects.
         */
        public function unknownBeforeObjects() { return $this->_m_unknownBeforeObjects; }

        /**
         * Objects that follow; 175.
         */
        public function numObjects() { return $this->_m_numObjects; }

        /**
         * Objects that scripts made.
         */
        public function objects() { return $this->_m_objects; }
    }
}

/**
 * Section SIMPLE_VARIABLES: a text, then 187 bytes without gaps. Yes and no
 * take four bytes.
 */

namespace Navspec\GtaSaSaveDe {
    class DefinitiveSimpleBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lastMission = new \Navspec\GtaSaSaveDe\Text($this->_io, $this, $this->_root);
            $this->_m_versionId = $this->_io->readU4le();
            $this->_m_missionPackGame = $this->_io->readU4le();
            $this->_m_currentLevel = $this->_io->readU1();
            $this->_m_cameraPos = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_msPerGameMinute = $this->_io->readU4le();
            $this->_m_lastClockTick = $this->_io->readU4le();
            $this->_m_gameMonth = $this->_io->readU1();
            $this->_m_gameDay = $this->_io->readU1();
            $this->_m_gameHour = $this->_io->readU1();
            $this->_m_gameMinute = $this->_io->readU1();
            $this->_m_gameWeekday = $this->_io->readU1();
            $this->_m_storedMonth = $this->_io->readU1();
            $this->_m_storedDay = $this->_io->readU1();
            $this->_m_storedHour = $this->_io->readU1();
            $this->_m_storedMinute = $this->_io->readU1();
            $this->_m_clockHasBeenStored = $this->_io->readU4le();
            $this->_m_hasCheated = $this->_io->readU1();
            $this->_m_globalTimer = $this->_io->readU4le();
            $this->_m_timeScale = $this->_io->readF4le();
            $this->_m_timeStep = $this->_io->readF4le();
            $this->_m_timeStepNonClipped = $this->_io->readF4le();
            $this->_m_frameCounter = $this->_io->readU4le();
            $this->_m_oldWeather = $this->_io->readS2le();
            $this->_m_newWeather = $this->_io->readS2le();
            $this->_m_forcedWeather = $this->_io->readS2le();
            $this->_m_weatherInterpolation = $this->_io->readF4le();
            $this->_m_weatherTypeInList = $this->_io->readU4le();
            $this->_m_rain = $this->_io->readF4le();
            $this->_m_carZoom = $this->_io->readU4le();
            $this->_m_pedZoom = $this->_io->readU4le();
            $this->_m_unknown89 = $this->_io->readU1();
            $this->_m_interior = $this->_io->readS4le();
            $this->_m_invertLook = $this->_io->readU4le();
            $this->_m_extraColour = $this->_io->readS4le();
            $this->_m_extraColourOn = $this->_io->readU4le();
            $this->_m_extraColourInterpolation = $this->_io->readF4le();
            $this->_m_extraColourWeather = $this->_io->readS4le();
            $this->_m_waterConfiguration = $this->_io->readU4le();
            $this->_m_laRiots = $this->_io->readU4le();
            $this->_m_laRiotsNoPoliceCars = $this->_io->readU4le();
            $this->_m_maxWantedLevel = $this->_io->readU4le();
            $this->_m_maxChaos = $this->_io->readU4le();
            $this->_m_unknown134 = $this->_io->readBytes(53);
        }
        protected $_m_currentLevelName;

        /**
         * Meaning of `current_level`.
         */
        public function currentLevelName() {
            if ($this->_m_currentLevelName !== null)
                return $this->_m_currentLevelName;
            $this->_m_currentLevelName = $this->currentLevel();
            return $this->_m_currentLevelName;
        }
        protected $_m_extraColourWeatherName;

        /**
         * Meaning of `extra_colour_weather`.
         */
        public function extraColourWeatherName() {
            if ($this->_m_extraColourWeatherName !== null)
                return $this->_m_extraColourWeatherName;
            $this->_m_extraColourWeatherName = $this->extraColourWeather();
            return $this->_m_extraColourWeatherName;
        }
        protected $_m_forcedWeatherName;

        /**
         * Meaning of `forced_weather`.
         */
        public function forcedWeatherName() {
            if ($this->_m_forcedWeatherName !== null)
                return $this->_m_forcedWeatherName;
            $this->_m_forcedWeatherName = $this->forcedWeather();
            return $this->_m_forcedWeatherName;
        }
        protected $_m_interiorName;

        /**
         * Meaning of `interior`.
         */
        public function interiorName() {
            if ($this->_m_interiorName !== null)
                return $this->_m_interiorName;
            $this->_m_interiorName = $this->interior();
            return $this->_m_interiorName;
        }
        protected $_m_newWeatherName;

        /**
         * Meaning of `new_weather`.
         */
        public function newWeatherName() {
            if ($this->_m_newWeatherName !== null)
                return $this->_m_newWeatherName;
            $this->_m_newWeatherName = $this->newWeather();
            return $this->_m_newWeatherName;
        }
        protected $_m_oldWeatherName;

        /**
         * Meaning of `old_weather`.
         */
        public function oldWeatherName() {
            if ($this->_m_oldWeatherName !== null)
                return $this->_m_oldWeatherName;
            $this->_m_oldWeatherName = $this->oldWeather();
            return $this->_m_oldWeatherName;
        }
        protected $_m_lastMission;
        protected $_m_versionId;
        protected $_m_missionPackGame;
        protected $_m_currentLevel;
        protected $_m_cameraPos;
        protected $_m_msPerGameMinute;
        protected $_m_lastClockTick;
        protected $_m_gameMonth;
        protected $_m_gameDay;
        protected $_m_gameHour;
        protected $_m_gameMinute;
        protected $_m_gameWeekday;
        protected $_m_storedMonth;
        protected $_m_storedDay;
        protected $_m_storedHour;
        protected $_m_storedMinute;
        protected $_m_clockHasBeenStored;
        protected $_m_hasCheated;
        protected $_m_globalTimer;
        protected $_m_timeScale;
        protected $_m_timeStep;
        protected $_m_timeStepNonClipped;
        protected $_m_frameCounter;
        protected $_m_oldWeather;
        protected $_m_newWeather;
        protected $_m_forcedWeather;
        protected $_m_weatherInterpolation;
        protected $_m_weatherTypeInList;
        protected $_m_rain;
        protected $_m_carZoom;
        protected $_m_pedZoom;
        protected $_m_unknown89;
        protected $_m_interior;
        protected $_m_invertLook;
        protected $_m_extraColour;
        protected $_m_extraColourOn;
        protected $_m_extraColourInterpolation;
        protected $_m_extraColourWeather;
        protected $_m_waterConfiguration;
        protected $_m_laRiots;
        protected $_m_laRiotsNoPoliceCars;
        protected $_m_maxWantedLevel;
        protected $_m_maxChaos;
        protected $_m_unknown134;

        /**
         * Key of the last mission's text.
         */
        public function lastMission() { return $this->_m_lastMission; }

        /**
         * 0xF2E813F3.
         */
        public function versionId() { return $this->_m_versionId; }

        /**
         * Whether a mission pack is played; 0.
         */
        public function missionPackGame() { return $this->_m_missionPackGame; }

        /**
         * Town, by its number.
         */
        public function currentLevel() { return $this->_m_currentLevel; }

        /**
         * Place of the camera.
         */
        public function cameraPos() { return $this->_m_cameraPos; }

        /**
         * Length of a minute of the game; 1000.
         */
        public function msPerGameMinute() { return $this->_m_msPerGameMinute; }

        /**
         * Time at which the clock last went on.
         */
        public function lastClockTick() { return $this->_m_lastClockTick; }

        /**
         * Month, 1 to 12.
         */
        public function gameMonth() { return $this->_m_gameMonth; }

        /**
         * Day of the month, 1 to 31.
         */
        public function gameDay() { return $this->_m_gameDay; }

        /**
         * Hour, 0 to 23.
         */
        public function gameHour() { return $this->_m_gameHour; }

        /**
         * Minute, 0 to 59.
         */
        public function gameMinute() { return $this->_m_gameMinute; }

        /**
         * Day of the week, 1 to 7.
         */
        public function gameWeekday() { return $this->_m_gameWeekday; }

        /**
         * Month of the clock that a script put aside.
         */
        public function storedMonth() { return $this->_m_storedMonth; }

        /**
         * Day of the clock that was put aside.
         */
        public function storedDay() { return $this->_m_storedDay; }

        /**
         * Hour of the clock that was put aside.
         */
        public function storedHour() { return $this->_m_storedHour; }

        /**
         * Minute of the clock that was put aside.
         */
        public function storedMinute() { return $this->_m_storedMinute; }

        /**
         * Whether a clock was put aside.
         */
        public function clockHasBeenStored() { return $this->_m_clockHasBeenStored; }

        /**
         * Probably whether the player has cheated; 1 with 648 cheats.
         */
        public function hasCheated() { return $this->_m_hasCheated; }

        /**
         * Time played, which all other times refer to.
         */
        public function globalTimer() { return $this->_m_globalTimer; }

        /**
         * Speed of the game.
         */
        public function timeScale() { return $this->_m_timeScale; }

        /**
         * Length of the last step in units of 20 ms.
         */
        public function timeStep() { return $this->_m_timeStep; }

        /**
         * Length of the last step before it was limited, in units of 20 ms.
         */
        public function timeStepNonClipped() { return $this->_m_timeStepNonClipped; }

        /**
         * Frames drawn.
         */
        public function frameCounter() { return $this->_m_frameCounter; }

        /**
         * Weather that goes.
         */
        public function oldWeather() { return $this->_m_oldWeather; }

        /**
         * Weather that comes.
         */
        public function newWeather() { return $this->_m_newWeather; }

        /**
         * Weather that a script holds; -1 for none.
         */
        public function forcedWeather() { return $this->_m_forcedWeather; }

        /**
         * Progress of the change of weather, 0 to 1.
         */
        public function weatherInterpolation() { return $this->_m_weatherInterpolation; }

        /**
         * Place in the list of weathers.
         */
        public function weatherTypeInList() { return $this->_m_weatherTypeInList; }

        /**
         * Strength of the rain, 0 to 1.
         */
        public function rain() { return $this->_m_rain; }

        /**
         * Camera of vehicles.
         */
        public function carZoom() { return $this->_m_carZoom; }

        /**
         * Camera on foot.
         */
        public function pedZoom() { return $this->_m_pedZoom; }

        /**
         * Unknown; 2.
         */
        public function unknown89() { return $this->_m_unknown89; }

        /**
         * Area code; 0 is outside. The player carries the same.
         */
        public function interior() { return $this->_m_interior; }

        /**
         * Probably whether looking up and down is swapped.
         */
        public function invertLook() { return $this->_m_invertLook; }

        /**
         * Tint of an interior.
         */
        public function extraColour() { return $this->_m_extraColour; }

        /**
         * Whether the tint is on.
         */
        public function extraColourOn() { return $this->_m_extraColourOn; }

        /**
         * Strength of the tint, 0 or 1.
         */
        public function extraColourInterpolation() { return $this->_m_extraColourInterpolation; }

        /**
         * Weather of the tint.
         */
        public function extraColourWeather() { return $this->_m_extraColourWeather; }

        /**
         * Water of the map.
         */
        public function waterConfiguration() { return $this->_m_waterConfiguration; }

        /**
         * Whether Los Santos riots.
         */
        public function laRiots() { return $this->_m_laRiots; }

        /**
         * Whether the riots have no police cars.
         */
        public function laRiotsNoPoliceCars() { return $this->_m_laRiotsNoPoliceCars; }

        /**
         * Most stars that police gives, 0 to 6.
         */
        public function maxWantedLevel() { return $this->_m_maxWantedLevel; }

        /**
         * Highest chaos, which belongs to the highest number of stars: 0, 115,
         * 365, 875, 1800, 3500 or 6900 for 0 to 6 stars.
         */
        public function maxChaos() { return $this->_m_maxChaos; }

        /**
         * Languages and settings of the menu, in an unknown order.
         */
        public function unknown134() { return $this->_m_unknown134; }
    }
}

/**
 * A direction in three bytes, 99 or 100 long.
 */

namespace Navspec\GtaSaSaveDe {
    class Direction100 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\StoredCar $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_x = $this->_io->readS1();
            $this->_m_y = $this->_io->readS1();
            $this->_m_z = $this->_io->readS1();
        }
        protected $_m_x;
        protected $_m_y;
        protected $_m_z;

        /**
         * East.
         */
        public function x() { return $this->_m_x; }

        /**
         * North.
         */
        public function y() { return $this->_m_y; }

        /**
         * Up.
         */
        public function z() { return $this->_m_z; }
    }
}

/**
 * A door.
 */

namespace Navspec\GtaSaSaveDe {
    class EntryExit extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\EntryExitsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_entryIndex = $this->_io->readS2le();
            if ($this->hasBody()) {
                $this->_m_door = new \Navspec\GtaSaSaveDe\EntryExitState($this->_io, $this, $this->_root);
            }
        }
        protected $_m_hasBody;

        /**
         * Whether it is a door rather than the end.
         */
        public function hasBody() {
            if ($this->_m_hasBody !== null)
                return $this->_m_hasBody;
            $this->_m_hasBody = $this->entryIndex() != -1;
            return $this->_m_hasBody;
        }
        protected $_m_entryIndex;
        protected $_m_door;

        /**
         * Number in the game's table, below 400 on the PC and 455 on Android; -1
         * ends the list.
         */
        public function entryIndex() { return $this->_m_entryIndex; }

        /**
         * State of the door.
         */
        public function door() { return $this->_m_door; }

        public function __toString() {
            return "door " . strval($this->entryIndex());
        }
    }
}

/**
 * Bits of doors; the names of other sources are those of scripts.
 */

namespace Navspec\GtaSaSaveDe {
    class EntryExitBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\EntryExitState $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_interiorMarker = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_pairing = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_createLinkedPair = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_rewardInterior = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_usedRewardEntrance = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_carsAndAircraft = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_bikesOnly = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_disableOnFoot = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_acceptNpcGroup = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_foodDate = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_burglaryDoor = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_disableExit = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_burglaryAccess = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_enteredWithoutExit = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_enableAccess = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_deleteEnex = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_interiorMarker;
        protected $_m_pairing;
        protected $_m_createLinkedPair;
        protected $_m_rewardInterior;
        protected $_m_usedRewardEntrance;
        protected $_m_carsAndAircraft;
        protected $_m_bikesOnly;
        protected $_m_disableOnFoot;
        protected $_m_acceptNpcGroup;
        protected $_m_foodDate;
        protected $_m_burglaryDoor;
        protected $_m_disableExit;
        protected $_m_burglaryAccess;
        protected $_m_enteredWithoutExit;
        protected $_m_enableAccess;
        protected $_m_deleteEnex;

        /**
         * Is set only on markers of interiors; nothing else is known.
         */
        public function interiorMarker() { return $this->_m_interiorMarker; }

        /**
         * The player is moved without walking through the door.
         */
        public function pairing() { return $this->_m_pairing; }

        /**
         * Joined with a mate without this bit when a new game starts.
         */
        public function createLinkedPair() { return $this->_m_createLinkedPair; }

        /**
         * An interior as a reward. Who enters by a door without it loads the
         * shop of that name and sets it on the mate; leaving by a door that has
         * it unloads the shop.
         */
        public function rewardInterior() { return $this->_m_rewardInterior; }

        /**
         * Entrance whose reward interior was used; the wiki says that
         * `reward_interior` of the mate sets it.
         */
        public function usedRewardEntrance() { return $this->_m_usedRewardEntrance; }

        /**
         * Cars and aircraft pass.
         */
        public function carsAndAircraft() { return $this->_m_carsAndAircraft; }

        /**
         * Bikes may pass as well; not only bikes, as the name suggests.
         */
        public function bikesOnly() { return $this->_m_bikesOnly; }

        /**
         * Not on foot; never set.
         */
        public function disableOnFoot() { return $this->_m_disableOnFoot; }

        /**
         * Members of the group come along, passengers get out.
         */
        public function acceptNpcGroup() { return $this->_m_acceptNpcGroup; }

        /**
         * Without fading in, or a date with food: the sources differ.
         */
        public function foodDate() { return $this->_m_foodDate; }

        /**
         * Is set on the doors of Bayside and on those of burglaries, which are
         * made for their time; scripts name it after opening hours.
         */
        public function burglaryDoor() { return $this->_m_burglaryDoor; }

        /**
         * No way back; never set.
         */
        public function disableExit() { return $this->_m_disableExit; }

        /**
         * Open to burglars, switched by the job.
         */
        public function burglaryAccess() { return $this->_m_burglaryAccess; }

        /**
         * Was entered and not left; on one side of the pair only.
         */
        public function enteredWithoutExit() { return $this->_m_enteredWithoutExit; }

        /**
         * May be used; set unless a script clears it.
         */
        public function enableAccess() { return $this->_m_enableAccess; }

        /**
         * Goes when it is used; never set.
         */
        public function deleteEnex() { return $this->_m_deleteEnex; }
    }
}

/**
 * State of a door.
 */

namespace Navspec\GtaSaSaveDe {
    class EntryExitState extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\EntryExit $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_flags = new \Navspec\GtaSaSaveDe\EntryExitBits($this->_io, $this, $this->_root);
            $this->_m_linkedIndex = $this->_io->readS2le();
        }
        protected $_m_flags;
        protected $_m_linkedIndex;

        /**
         * Behaviour of the door.
         */
        public function flags() { return $this->_m_flags; }

        /**
         * Door at the other side; -1, or one that does not exist, for none.
         * Links need not be mutual.
         */
        public function linkedIndex() { return $this->_m_linkedIndex; }
    }
}

/**
 * Block 25.
 */

namespace Navspec\GtaSaSaveDe {
    class EntryExitsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numStack = $this->_io->readU4le();
            if (!($this->_m_numStack <= intval(($this->_io()->size() - $this->_io()->pos()) / 2))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 2), $this->_m_numStack, $this->_io, "/types/entry_exits_block/seq/0");
            }
            $this->_m_stack = [];
            $n = $this->numStack();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_stack[] = $this->_io->readU2le();
            }
            $this->_m_entries = [];
            $i = 0;
            do {
                $_ = new \Navspec\GtaSaSaveDe\EntryExit($this->_io, $this, $this->_root);
                $this->_m_entries[] = $_;
                $i++;
            } while (!($_->entryIndex() == -1));
        }
        protected $_m_numStack;
        protected $_m_stack;
        protected $_m_entries;

        /**
         * Doors that the player went through; 0 outside, 1 inside.
         */
        public function numStack() { return $this->_m_numStack; }

        /**
         * Numbers of the doors that the player went through, the innermost last.
         */
        public function stack() { return $this->_m_stack; }

        /**
         * Doors, in order; the last has the number -1 and nothing else. They
         * overwrite what the game made of its map files; a door without a record
         * keeps that.
         */
        public function entries() { return $this->_m_entries; }
    }
}

/**
 * A place for one part of the map.
 */

namespace Navspec\GtaSaSaveDe {
    class ExtraRestart extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\RestartPointsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_radius = $this->_io->readF4le();
            $this->_m_heading = $this->_io->readF4le();
        }
        protected $_m_position;
        protected $_m_radius;
        protected $_m_heading;

        /**
         * Place at which the player wakes up.
         */
        public function position() { return $this->_m_position; }

        /**
         * Distance from the place within which the player must be; 0 or 1500.
         */
        public function radius() { return $this->_m_radius; }

        /**
         * Direction in which the player looks after waking up.
         */
        public function heading() { return $this->_m_heading; }
    }
}

/**
 * Block 4.
 */

namespace Navspec\GtaSaSaveDe {
    class GameLogicBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numRestarts = $this->_io->readU4le();
            if (!($this->_m_numRestarts <= intval(($this->_io()->size() - $this->_io()->pos()) / 16))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 16), $this->_m_numRestarts, $this->_io, "/types/game_logic_block/seq/0");
            }
            $this->_m_penaltyForDeath = $this->_io->readU1();
            $this->_m_penaltyForArrest = $this->_io->readU1();
            $this->_m_gameState = $this->_io->readU1();
            $this->_m_timeOfLastEvent = $this->_io->readU4le();
            $this->_m_restarts = [];
            $n = $this->numRestarts();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_restarts[] = new \Navspec\GtaSaSaveDe\Restart($this->_io, $this, $this->_root);
            }
        }
        protected $_m_gameStateName;

        /**
         * Meaning of `game_state`.
         */
        public function gameStateName() {
            if ($this->_m_gameStateName !== null)
                return $this->_m_gameStateName;
            $this->_m_gameStateName = $this->gameState();
            return $this->_m_gameStateName;
        }
        protected $_m_numRestarts;
        protected $_m_penaltyForDeath;
        protected $_m_penaltyForArrest;
        protected $_m_gameState;
        protected $_m_timeOfLastEvent;
        protected $_m_restarts;

        /**
         * Places that follow; 0.
         */
        public function numRestarts() { return $this->_m_numRestarts; }

        /**
         * Whether death costs the weapons (opcode 08DD)
         */
        public function penaltyForDeath() { return $this->_m_penaltyForDeath; }

        /**
         * Whether arrest costs the weapons (opcode 08DE)
         */
        public function penaltyForArrest() { return $this->_m_penaltyForArrest; }

        /**
         * Whether the player plays, died or was arrested; 0 in every file.
         */
        public function gameState() { return $this->_m_gameState; }

        /**
         * Time at which the state last changed.
         */
        public function timeOfLastEvent() { return $this->_m_timeOfLastEvent; }

        /**
         * Places to wake up at after death; none in the measured files.
         */
        public function restarts() { return $this->_m_restarts; }
    }
}

/**
 * Weapons of a gang (opcode 0237).
 */

namespace Navspec\GtaSaSaveDe {
    class Gang extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\GangsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_pedModelOverride = $this->_io->readS1();
            $this->_m_gap001 = $this->_io->readBytes(3);
            $this->_m_weaponA = $this->_io->readU4le();
            $this->_m_weaponB = $this->_io->readU4le();
            $this->_m_weaponC = $this->_io->readU4le();
        }
        protected $_m_weaponAName;

        /**
         * Meaning of `weapon_a`.
         */
        public function weaponAName() {
            if ($this->_m_weaponAName !== null)
                return $this->_m_weaponAName;
            $this->_m_weaponAName = $this->weaponA();
            return $this->_m_weaponAName;
        }
        protected $_m_weaponBName;

        /**
         * Meaning of `weapon_b`.
         */
        public function weaponBName() {
            if ($this->_m_weaponBName !== null)
                return $this->_m_weaponBName;
            $this->_m_weaponBName = $this->weaponB();
            return $this->_m_weaponBName;
        }
        protected $_m_weaponCName;

        /**
         * Meaning of `weapon_c`.
         */
        public function weaponCName() {
            if ($this->_m_weaponCName !== null)
                return $this->_m_weaponCName;
            $this->_m_weaponCName = $this->weaponC();
            return $this->_m_weaponCName;
        }
        protected $_m_pedModelOverride;
        protected $_m_gap001;
        protected $_m_weaponA;
        protected $_m_weaponB;
        protected $_m_weaponC;

        /**
         * Model of its members; -1 for the usual ones.
         */
        public function pedModelOverride() { return $this->_m_pedModelOverride; }

        /**
         * Nothing; 0.
         */
        public function gap001() { return $this->_m_gap001; }

        /**
         * First weapon; 0 for none.
         */
        public function weaponA() { return $this->_m_weaponA; }

        /**
         * Second weapon; 0 for none.
         */
        public function weaponB() { return $this->_m_weaponB; }

        /**
         * Third weapon; 0 for none.
         */
        public function weaponC() { return $this->_m_weaponC; }
    }
}

/**
 * Block 23.
 */

namespace Navspec\GtaSaSaveDe {
    class GangWarsBlock extends \Kaitai\Struct\Struct {
        public function __construct(bool $isMobile, bool $hasSpecificZones, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_isMobile = $isMobile;
            $this->_m_hasSpecificZones = $hasSpecificZones;
            $this->_read();
        }

        private function _read() {
            $this->_m_warSize = $this->_io->readU4le();
            $this->_m_active = $this->_io->readU1();
            $this->_m_gap005 = $this->_io->readBytes(3);
            $this->_m_state = $this->_io->readU4le();
            $this->_m_timeStarted = $this->_io->readU4le();
            $this->_m_zoneInfoIndex = $this->_io->readS4le();
            $this->_m_navZoneIndex = $this->_io->readS4le();
            $this->_m_playerStartPos = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_gang1 = $this->_io->readS4le();
            $this->_m_gang2 = $this->_io->readS4le();
            $this->_m_ferocity = $this->_io->readS4le();
            $this->_m_lastTimeInArea = $this->_io->readU4le();
            $this->_m_attackState = $this->_io->readU4le();
            $this->_m_timeTillNextAttack = $this->_io->readF4le();
            $this->_m_pointOfAttack = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_fightTimer = $this->_io->readS4le();
            $this->_m_radarBlip = $this->_io->readS4le();
            $this->_m_playerIsClose = $this->_io->readU1();
            $this->_m_gap051 = $this->_io->readBytes(3);
            $this->_m_territoryShare = $this->_io->readF4le();
            $this->_m_difficulty = $this->_io->readF4le();
            if ($this->isMobileGame()) {
                $this->_m_canStartOnMission = $this->_io->readU1();
            }
            if ($this->isMobileGame()) {
                $this->_m_trainingMission = $this->_io->readU1();
            }
            if ($this->isMobileGame()) {
                $this->_m_gap05e = $this->_io->readBytes(2);
            }
            if ($this->isMobileGame()) {
                $this->_m_zoneInfoForTraining = $this->_io->readS4le();
            }
            if ($this->withSpecificZones()) {
                $this->_m_specificZoneCount = $this->_io->readU4le();
            }
            if ($this->withSpecificZones()) {
                $this->_m_specificZones = [];
                $n = 6;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_specificZones[] = $this->_io->readS4le();
                }
            }
        }
        protected $_m_attackStateName;

        /**
         * Meaning of `attack_state`.
         */
        public function attackStateName() {
            if ($this->_m_attackStateName !== null)
                return $this->_m_attackStateName;
            $this->_m_attackStateName = $this->attackState();
            return $this->_m_attackStateName;
        }
        protected $_m_gang1Name;

        /**
         * Meaning of `gang_1`.
         */
        public function gang1Name() {
            if ($this->_m_gang1Name !== null)
                return $this->_m_gang1Name;
            $this->_m_gang1Name = $this->gang1();
            return $this->_m_gang1Name;
        }
        protected $_m_gang2Name;

        /**
         * Meaning of `gang_2`.
         */
        public function gang2Name() {
            if ($this->_m_gang2Name !== null)
                return $this->_m_gang2Name;
            $this->_m_gang2Name = $this->gang2();
            return $this->_m_gang2Name;
        }
        protected $_m_isMobileGame;

        /**
         * Whether fields of phones follow.
         */
        public function isMobileGame() {
            if ($this->_m_isMobileGame !== null)
                return $this->_m_isMobileGame;
            $this->_m_isMobileGame = $this->isMobile();
            return $this->_m_isMobileGame;
        }
        protected $_m_stateName;

        /**
         * Meaning of `state`.
         */
        public function stateName() {
            if ($this->_m_stateName !== null)
                return $this->_m_stateName;
            $this->_m_stateName = $this->state();
            return $this->_m_stateName;
        }
        protected $_m_withSpecificZones;

        /**
         * Whether fields of the Definitive Edition follow.
         */
        public function withSpecificZones() {
            if ($this->_m_withSpecificZones !== null)
                return $this->_m_withSpecificZones;
            $this->_m_withSpecificZones = $this->hasSpecificZones();
            return $this->_m_withSpecificZones;
        }
        protected $_m_warSize;
        protected $_m_active;
        protected $_m_gap005;
        protected $_m_state;
        protected $_m_timeStarted;
        protected $_m_zoneInfoIndex;
        protected $_m_navZoneIndex;
        protected $_m_playerStartPos;
        protected $_m_gang1;
        protected $_m_gang2;
        protected $_m_ferocity;
        protected $_m_lastTimeInArea;
        protected $_m_attackState;
        protected $_m_timeTillNextAttack;
        protected $_m_pointOfAttack;
        protected $_m_fightTimer;
        protected $_m_radarBlip;
        protected $_m_playerIsClose;
        protected $_m_gap051;
        protected $_m_territoryShare;
        protected $_m_difficulty;
        protected $_m_canStartOnMission;
        protected $_m_trainingMission;
        protected $_m_gap05e;
        protected $_m_zoneInfoForTraining;
        protected $_m_specificZoneCount;
        protected $_m_specificZones;
        protected $_m_isMobile;
        protected $_m_hasSpecificZones;

        /**
         * Bytes that follow: 88, on Android 96, in the Definitive Edition 124.
         */
        public function warSize() { return $this->_m_warSize; }

        /**
         * Whether wars happen (opcode 0879)
         */
        public function active() { return $this->_m_active; }

        /**
         * Old memory; no meaning.
         */
        public function gap005() { return $this->_m_gap005; }

        /**
         * Stage of a war that the player began; 0, because saving ends it.
         */
        public function state() { return $this->_m_state; }

        /**
         * Time at which the war began.
         */
        public function timeStarted() { return $this->_m_timeStarted; }

        /**
         * Info of the zone; -1 for none.
         */
        public function zoneInfoIndex() { return $this->_m_zoneInfoIndex; }

        /**
         * Zone that is fought for; -1 for none.
         */
        public function navZoneIndex() { return $this->_m_navZoneIndex; }

        /**
         * Place of the player when the war began.
         */
        public function playerStartPos() { return $this->_m_playerStartPos; }

        /**
         * First gang of the war.
         */
        public function gang1() { return $this->_m_gang1; }

        /**
         * Second gang of the war.
         */
        public function gang2() { return $this->_m_gang2; }

        /**
         * Strength of the attackers, 0 to 2.
         */
        public function ferocity() { return $this->_m_ferocity; }

        /**
         * Time at which the player was last in the zone.
         */
        public function lastTimeInArea() { return $this->_m_lastTimeInArea; }

        /**
         * Stage of an attack on the player's territory; 0 in every file.
         */
        public function attackState() { return $this->_m_attackState; }

        /**
         * Time until the next attack.
         */
        public function timeTillNextAttack() { return $this->_m_timeTillNextAttack; }

        /**
         * Place of the attack.
         */
        public function pointOfAttack() { return $this->_m_pointOfAttack; }

        /**
         * Countdown of the fight.
         */
        public function fightTimer() { return $this->_m_fightTimer; }

        /**
         * Icon of the war on the radar; 0.
         */
        public function radarBlip() { return $this->_m_radarBlip; }

        /**
         * Whether the player is near.
         */
        public function playerIsClose() { return $this->_m_playerIsClose; }

        /**
         * Old memory; no meaning.
         */
        public function gap051() { return $this->_m_gap051; }

        /**
         * Zones of the Grove among those of Grove, Ballas and Vagos (opcode
         * 08E2)
         */
        public function territoryShare() { return $this->_m_territoryShare; }

        /**
         * The share when the last war began.
         */
        public function difficulty() { return $this->_m_difficulty; }

        /**
         * Whether a war can begin during a mission.
         */
        public function canStartOnMission() { return $this->_m_canStartOnMission; }

        /**
         * Whether the mission that teaches it runs.
         */
        public function trainingMission() { return $this->_m_trainingMission; }

        /**
         * Old memory; no meaning.
         */
        public function gap05e() { return $this->_m_gap05e; }

        /**
         * Info of that mission's zone.
         */
        public function zoneInfoForTraining() { return $this->_m_zoneInfoForTraining; }

        /**
         * Probably how many zones wars are limited to.
         */
        public function specificZoneCount() { return $this->_m_specificZoneCount; }

        /**
         * Probably the zones to which wars are limited.
         */
        public function specificZones() { return $this->_m_specificZones; }

        /**
         * Whether the fields of phones and the Definitive Edition follow.
         */
        public function isMobile() { return $this->_m_isMobile; }

        /**
         * Whether those of the Definitive Edition follow.
         */
        public function hasSpecificZones() { return $this->_m_hasSpecificZones; }
    }
}

/**
 * Block 11.
 */

namespace Navspec\GtaSaSaveDe {
    class GangsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_gangs = [];
            $n = 10;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_gangs[] = new \Navspec\GtaSaSaveDe\Gang($this->_io, $this, $this->_root);
            }
        }
        protected $_m_gangs;

        /**
         * Weapons and model of the ten gangs, in the order of `gang_id`.
         */
        public function gangs() { return $this->_m_gangs; }
    }
}

/**
 * A garage.
 */

namespace Navspec\GtaSaSaveDe {
    class Garage extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\GaragesBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_garageType = $this->_io->readU1();
            $this->_m_doorState = $this->_io->readU1();
            $this->_m_flags = new \Navspec\GtaSaSaveDe\GarageBits($this->_io, $this, $this->_root);
            $this->_m_gap002 = $this->_io->readBytes(1);
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_directionA = new \Navspec\GtaSaSaveDe\Vec2($this->_io, $this, $this->_root);
            $this->_m_directionB = new \Navspec\GtaSaSaveDe\Vec2($this->_io, $this, $this->_root);
            $this->_m_topZ = $this->_io->readF4le();
            $this->_m_width = $this->_io->readF4le();
            $this->_m_depth = $this->_io->readF4le();
            $this->_m_left = $this->_io->readF4le();
            $this->_m_right = $this->_io->readF4le();
            $this->_m_front = $this->_io->readF4le();
            $this->_m_back = $this->_io->readF4le();
            $this->_m_doorPosition = $this->_io->readF4le();
            $this->_m_timeToOpen = $this->_io->readU4le();
            $this->_m_garageName = $this->_io->readBytes(8);
            $this->_m_originalType = $this->_io->readU1();
            $this->_m_gap04c = $this->_io->readBytes(3);
        }
        protected $_m_doorStateName;

        /**
         * Meaning of `door_state`.
         */
        public function doorStateName() {
            if ($this->_m_doorStateName !== null)
                return $this->_m_doorStateName;
            $this->_m_doorStateName = $this->doorState();
            return $this->_m_doorStateName;
        }
        protected $_m_garageTypeName;

        /**
         * Meaning of `garage_type`.
         */
        public function garageTypeName() {
            if ($this->_m_garageTypeName !== null)
                return $this->_m_garageTypeName;
            $this->_m_garageTypeName = $this->garageType();
            return $this->_m_garageTypeName;
        }
        protected $_m_originalTypeName;

        /**
         * Meaning of `original_type`.
         */
        public function originalTypeName() {
            if ($this->_m_originalTypeName !== null)
                return $this->_m_originalTypeName;
            $this->_m_originalTypeName = $this->originalType();
            return $this->_m_originalTypeName;
        }
        protected $_m_garageType;
        protected $_m_doorState;
        protected $_m_flags;
        protected $_m_gap002;
        protected $_m_position;
        protected $_m_directionA;
        protected $_m_directionB;
        protected $_m_topZ;
        protected $_m_width;
        protected $_m_depth;
        protected $_m_left;
        protected $_m_right;
        protected $_m_front;
        protected $_m_back;
        protected $_m_doorPosition;
        protected $_m_timeToOpen;
        protected $_m_garageName;
        protected $_m_originalType;
        protected $_m_gap04c;

        /**
         * Use of the garage now.
         */
        public function garageType() { return $this->_m_garageType; }

        /**
         * State of the door.
         */
        public function doorState() { return $this->_m_doorState; }

        /**
         * How the door opens, and whether it is in use.
         */
        public function flags() { return $this->_m_flags; }

        /**
         * Old memory; no meaning.
         */
        public function gap002() { return $this->_m_gap002; }

        /**
         * First corner, at the floor.
         */
        public function position() { return $this->_m_position; }

        /**
         * Direction of the first side.
         */
        public function directionA() { return $this->_m_directionA; }

        /**
         * Direction of the second side.
         */
        public function directionB() { return $this->_m_directionB; }

        /**
         * Height of the ceiling.
         */
        public function topZ() { return $this->_m_topZ; }

        /**
         * Length of the side along the door.
         */
        public function width() { return $this->_m_width; }

        /**
         * Length of the side perpendicular to the door.
         */
        public function depth() { return $this->_m_depth; }

        /**
         * Lowest x.
         */
        public function left() { return $this->_m_left; }

        /**
         * Highest x.
         */
        public function right() { return $this->_m_right; }

        /**
         * Lowest y.
         */
        public function front() { return $this->_m_front; }

        /**
         * Highest y.
         */
        public function back() { return $this->_m_back; }

        /**
         * 0 when the door is closed, otherwise 1.
         */
        public function doorPosition() { return $this->_m_doorPosition; }

        /**
         * Time at which the door opens.
         */
        public function timeToOpen() { return $this->_m_timeToOpen; }

        /**
         * Name to scripts, ended by a zero.
         */
        public function garageName() { return $this->_m_garageName; }

        /**
         * Use of the garage at the start.
         */
        public function originalType() { return $this->_m_originalType; }

        /**
         * Old memory; no meaning.
         */
        public function gap04c() { return $this->_m_gap04c; }
    }
}

/**
 * Bits of garages.
 */

namespace Navspec\GtaSaSaveDe {
    class GarageBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\Garage $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_usedModShop = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_inactive = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_resprayUsed = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_opensUp = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_goesIn = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_cameraFollows = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_doorClosed = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_alwaysFree = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_usedModShop;
        protected $_m_inactive;
        protected $_m_resprayUsed;
        protected $_m_opensUp;
        protected $_m_goesIn;
        protected $_m_cameraFollows;
        protected $_m_doorClosed;
        protected $_m_alwaysFree;

        /**
         * A tuning shop that has been used, as the wiki reads it; the engine's
         * name is not known.
         */
        public function usedModShop() { return $this->_m_usedModShop; }

        /**
         * Switched off by a script (02B9); the door does not react.
         */
        public function inactive() { return $this->_m_inactive; }

        /**
         * A respray has been done here (the first one is free).
         */
        public function resprayUsed() { return $this->_m_resprayUsed; }

        /**
         * Door swings up.
         */
        public function opensUp() { return $this->_m_opensUp; }

        /**
         * Door swings up and then slides in under the ceiling.
         */
        public function goesIn() { return $this->_m_goesIn; }

        /**
         * The camera follows the player in instead of staying outside.
         */
        public function cameraFollows() { return $this->_m_cameraFollows; }

        /**
         * Repeats the state of the door: set exactly when `door_state` is not 1.
         */
        public function doorClosed() { return $this->_m_doorClosed; }

        /**
         * Paint always costs nothing; only in `michdr`.
         */
        public function alwaysFree() { return $this->_m_alwaysFree; }
    }
}

/**
 * Block 3. Garages, shops that work on cars, and the cars that the player
 * keeps.
 */

namespace Navspec\GtaSaSaveDe {
    class GaragesBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numGarages = $this->_io->readU4le();
            if (!($this->_m_numGarages <= intval(($this->_io()->size() - $this->_io()->pos()) / 80))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 80), $this->_m_numGarages, $this->_io, "/types/garages_block/seq/0");
            }
            $this->_m_freeBombs = $this->_io->readU1();
            $this->_m_freeResprays = $this->_io->readU1();
            $this->_m_noResprays = $this->_io->readU1();
            $this->_m_carsCollected = $this->_io->readS4le();
            $this->_m_bankVansCollected = $this->_io->readS4le();
            $this->_m_policeCarsCollected = $this->_io->readS4le();
            $this->_m_carTypesCollected = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_carTypesCollected[] = $this->_io->readS4le();
            }
            $this->_m_lastHelpTime = $this->_io->readS4le();
            $this->_m_cars = [];
            $n = 80;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_cars[] = new \Navspec\GtaSaSaveDe\StoredCar($this->_io, $this, $this->_root);
            }
            $this->_m_garages = [];
            $n = $this->numGarages();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_garages[] = new \Navspec\GtaSaSaveDe\Garage($this->_io, $this, $this->_root);
            }
        }
        protected $_m_numGarages;
        protected $_m_freeBombs;
        protected $_m_freeResprays;
        protected $_m_noResprays;
        protected $_m_carsCollected;
        protected $_m_bankVansCollected;
        protected $_m_policeCarsCollected;
        protected $_m_carTypesCollected;
        protected $_m_lastHelpTime;
        protected $_m_cars;
        protected $_m_garages;

        /**
         * Garages that follow the cars; 50.
         */
        public function numGarages() { return $this->_m_numGarages; }

        /**
         * Whether bombs cost nothing; 0.
         */
        public function freeBombs() { return $this->_m_freeBombs; }

        /**
         * Whether paint costs nothing (opcode 0335)
         */
        public function freeResprays() { return $this->_m_freeResprays; }

        /**
         * Whether paint shops are closed (opcode 0A14)
         */
        public function noResprays() { return $this->_m_noResprays; }

        /**
         * Leftover of earlier games.
         */
        public function carsCollected() { return $this->_m_carsCollected; }

        /**
         * Leftover of earlier games.
         */
        public function bankVansCollected() { return $this->_m_bankVansCollected; }

        /**
         * Leftover of earlier games.
         */
        public function policeCarsCollected() { return $this->_m_policeCarsCollected; }

        /**
         * Leftover of earlier games.
         */
        public function carTypesCollected() { return $this->_m_carTypesCollected; }

        /**
         * Time at which the last help about garages was shown.
         */
        public function lastHelpTime() { return $this->_m_lastHelpTime; }

        /**
         * Cars in the garages that keep them, as slot * 20 + row: the first
         * slots of all 20 rows, then the second ones.
         */
        public function cars() { return $this->_m_cars; }

        /**
         * State of the 50 garages of the map: place, door, use.
         */
        public function garages() { return $this->_m_garages; }
    }
}

/**
 * How a parked car appears.
 */

namespace Navspec\GtaSaSaveDe {
    class GeneratorBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\CarGenerator $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_waitUntilFar = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_highPriority = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_activeGenerator = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_ownedByPlayer = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_ignorePopulationLimit = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unusedGeneratorBits = $this->_io->readBitsIntLe(3);
        }
        protected $_m_waitUntilFar;
        protected $_m_highPriority;
        protected $_m_activeGenerator;
        protected $_m_ownedByPlayer;
        protected $_m_ignorePopulationLimit;
        protected $_m_unusedGeneratorBits;

        /**
         * No new car until the player has gone far away.
         */
        public function waitUntilFar() { return $this->_m_waitUntilFar; }

        /**
         * Appears in any case; scripts call it "force spawn".
         */
        public function highPriority() { return $this->_m_highPriority; }

        /**
         * Never set.
         */
        public function activeGenerator() { return $this->_m_activeGenerator; }

        /**
         * The player has already owned a car of this generator.
         */
        public function ownedByPlayer() { return $this->_m_ownedByPlayer; }

        /**
         * Always set.
         */
        public function ignorePopulationLimit() { return $this->_m_ignorePopulationLimit; }

        /**
         * Nothing known; 0.
         */
        public function unusedGeneratorBits() { return $this->_m_unusedGeneratorBits; }
    }
}

/**
 * Bits of handling, a part of the model's data; to be copied with the car.
 */

namespace Navspec\GtaSaSaveDe {
    class HandlingBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\StoredCar $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_boost1g = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_boost2g = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_npcAntiRoll = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_npcNeutral = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_noHandbrake = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_steerRear = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_handbrakeSteer = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_altSteer = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_frontNarrow2 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_frontNarrow = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_frontWide = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_frontWide2 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_rearNarrow2 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_rearNarrow = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_rearWide = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_rearWide2 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_hydraulicGeometry = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_hydraulicsInst = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_noHydraulics = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_nosInst = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_offroad = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_offroad2 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_halogen = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_rearWheelFirst = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_useMaxSpeed = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_lowRider = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_streetRacer = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unknownBit27 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_swingingChassis = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unknownBit29 = $this->_io->readBitsIntLe(3);
        }
        protected $_m_boost1g;
        protected $_m_boost2g;
        protected $_m_npcAntiRoll;
        protected $_m_npcNeutral;
        protected $_m_noHandbrake;
        protected $_m_steerRear;
        protected $_m_handbrakeSteer;
        protected $_m_altSteer;
        protected $_m_frontNarrow2;
        protected $_m_frontNarrow;
        protected $_m_frontWide;
        protected $_m_frontWide2;
        protected $_m_rearNarrow2;
        protected $_m_rearNarrow;
        protected $_m_rearWide;
        protected $_m_rearWide2;
        protected $_m_hydraulicGeometry;
        protected $_m_hydraulicsInst;
        protected $_m_noHydraulics;
        protected $_m_nosInst;
        protected $_m_offroad;
        protected $_m_offroad2;
        protected $_m_halogen;
        protected $_m_rearWheelFirst;
        protected $_m_useMaxSpeed;
        protected $_m_lowRider;
        protected $_m_streetRacer;
        protected $_m_unknownBit27;
        protected $_m_swingingChassis;
        protected $_m_unknownBit29;

        /**
         * More power when pulling away and uphill.
         */
        public function boost1g() { return $this->_m_boost1g; }

        /**
         * More power at higher speed.
         */
        public function boost2g() { return $this->_m_boost2g; }

        /**
         * No body roll when the computer drives.
         */
        public function npcAntiRoll() { return $this->_m_npcAntiRoll; }

        /**
         * Less likely to spin when the computer drives.
         */
        public function npcNeutral() { return $this->_m_npcNeutral; }

        /**
         * The handbrake has no effect.
         */
        public function noHandbrake() { return $this->_m_noHandbrake; }

        /**
         * The rear wheels steer instead of the front ones (forklift).
         */
        public function steerRear() { return $this->_m_steerRear; }

        /**
         * With the handbrake the rear wheels steer too (monster trucks).
         */
        public function handbrakeSteer() { return $this->_m_handbrakeSteer; }

        /**
         * Another kind of steering; nothing more is known of it.
         */
        public function altSteer() { return $this->_m_altSteer; }

        /**
         * Very narrow front wheels.
         */
        public function frontNarrow2() { return $this->_m_frontNarrow2; }

        /**
         * Narrow front wheels.
         */
        public function frontNarrow() { return $this->_m_frontNarrow; }

        /**
         * Wide front wheels.
         */
        public function frontWide() { return $this->_m_frontWide; }

        /**
         * Very wide front wheels.
         */
        public function frontWide2() { return $this->_m_frontWide2; }

        /**
         * Very narrow rear wheels.
         */
        public function rearNarrow2() { return $this->_m_rearNarrow2; }

        /**
         * Narrow rear wheels.
         */
        public function rearNarrow() { return $this->_m_rearNarrow; }

        /**
         * Wide rear wheels.
         */
        public function rearWide() { return $this->_m_rearWide; }

        /**
         * Very wide rear wheels.
         */
        public function rearWide2() { return $this->_m_rearWide2; }

        /**
         * Suspension geometry made for hydraulics.
         */
        public function hydraulicGeometry() { return $this->_m_hydraulicGeometry; }

        /**
         * Hydraulics are installed.
         */
        public function hydraulicsInst() { return $this->_m_hydraulicsInst; }

        /**
         * Hydraulics cannot be installed.
         */
        public function noHydraulics() { return $this->_m_noHydraulics; }

        /**
         * Nitrous is installed.
         */
        public function nosInst() { return $this->_m_nosInst; }

        /**
         * Better grip on loose ground (dirt).
         */
        public function offroad() { return $this->_m_offroad; }

        /**
         * Better grip on soft ground (sand).
         */
        public function offroad2() { return $this->_m_offroad2; }

        /**
         * Brighter, bluer headlights.
         */
        public function halogen() { return $this->_m_halogen; }

        /**
         * The rear wheels are computed before the front ones.
         */
        public function rearWheelFirst() { return $this->_m_rearWheelFirst; }

        /**
         * Cannot go faster than the top speed of its handling line.
         */
        public function useMaxSpeed() { return $this->_m_useMaxSpeed; }

        /**
         * Loco Low Co accepts the car.
         */
        public function lowRider() { return $this->_m_lowRider; }

        /**
         * Wheel Arch Angels accepts it, and no other shop.
         */
        public function streetRacer() { return $this->_m_streetRacer; }

        /**
         * Meaning not known.
         */
        public function unknownBit27() { return $this->_m_unknownBit27; }

        /**
         * The body swings from side to side on its suspension.
         */
        public function swingingChassis() { return $this->_m_swingingChassis; }

        /**
         * Meaning not known.
         */
        public function unknownBit29() { return $this->_m_unknownBit29; }
    }
}

/**
 * Something that is not shown.
 */

namespace Navspec\GtaSaSaveDe {
    class InvisibleObject extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_objectKind = $this->_io->readU4le();
            $this->_m_poolIndexPlus1 = $this->_io->readU4le();
        }
        protected $_m_objectKindName;

        /**
         * Meaning of `object_kind`.
         */
        public function objectKindName() {
            if ($this->_m_objectKindName !== null)
                return $this->_m_objectKindName;
            $this->_m_objectKindName = $this->objectKind();
            return $this->_m_objectKindName;
        }
        protected $_m_objectKind;
        protected $_m_poolIndexPlus1;

        /**
         * Kind of thing that is hidden; 0 in a free place, only 0 and 2 occur.
         */
        public function objectKind() { return $this->_m_objectKind; }

        /**
         * Row of the hidden thing in the pool of its kind, plus 1.
         */
        public function poolIndexPlus1() { return $this->_m_poolIndexPlus1; }
    }
}

/**
 * Block 21. Parts of the map; what a number means depends on the data of the
 * game.
 */

namespace Navspec\GtaSaSaveDe {
    class IplFlagsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_slotCount = $this->_io->readU4le();
            if (!($this->_m_slotCount == 256)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(256, $this->_m_slotCount, $this->_io, "/types/ipl_flags_block/seq/0");
            }
            $this->_m_flags = [];
            $n = 255;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_flags[] = $this->_io->readU1();
            }
        }
        protected $_m_slotCount;
        protected $_m_flags;

        /**
         * Number of parts, 256; the first is not stored.
         */
        public function slotCount() { return $this->_m_slotCount; }

        /**
         * Whether part 1, 2, ... is loaded and kept by a script (opcodes 0776,
         * 0777), which streamed parts ignore. Parts are numbered in the order of
         * gta3.img.
         */
        public function flags() { return $this->_m_flags; }
    }
}

/**
 * A mission that runs.
 */

namespace Navspec\GtaSaSaveDe {
    class LoadedMission extends \Kaitai\Struct\Struct {
        public function __construct(bool $hasIndex, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ScriptThread $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_hasIndex = $hasIndex;
            $this->_read();
        }

        private function _read() {
            if ($this->isNumbered()) {
                $this->_m_missionIndex = $this->_io->readU4le();
            }
            $this->_m_code = $this->_io->readBytes(69000);
            $this->_m_missionLocals = [];
            $n = 1024;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_missionLocals[] = $this->_io->readU4le();
            }
        }
        protected $_m_isNumbered;

        /**
         * Whether the number is there.
         */
        public function isNumbered() {
            if ($this->_m_isNumbered !== null)
                return $this->_m_isNumbered;
            $this->_m_isNumbered = $this->hasIndex();
            return $this->_m_isNumbered;
        }
        protected $_m_missionIndex;
        protected $_m_code;
        protected $_m_missionLocals;
        protected $_m_hasIndex;

        /**
         * Number of the mission whose script is loaded.
         */
        public function missionIndex() { return $this->_m_missionIndex; }

        /**
         * Script of the mission.
         */
        public function code() { return $this->_m_code; }

        /**
         * Variables of the mission.
         */
        public function missionLocals() { return $this->_m_missionLocals; }

        /**
         * Whether the number of the mission comes first.
         */
        public function hasIndex() { return $this->_m_hasIndex; }
    }
}

/**
 * An object with its distant model.
 */

namespace Navspec\GtaSaSaveDe {
    class LodPair extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_object = $this->_io->readS4le();
            $this->_m_lodObject = $this->_io->readS4le();
        }
        protected $_m_object;
        protected $_m_lodObject;

        /**
         * Handle of the object; -1 in a free place.
         */
        public function object() { return $this->_m_object; }

        /**
         * Handle of the distant one; -1 in a free place.
         */
        public function lodObject() { return $this->_m_lodObject; }
    }
}

/**
 * The table of names that the script's compiler wrote.
 */

namespace Navspec\GtaSaSaveDe {
    class MetadataBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenChunks = $this->_io->readU4le();
            if (!($this->_m_lenChunks <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_lenChunks, $this->_io, "/types/metadata_block/seq/0");
            }
            $this->_m_chunks = $this->_io->readBytes($this->lenChunks());
        }
        protected $_m_lenChunks;
        protected $_m_chunks;

        /**
         * Bytes of `chunks`.
         */
        public function lenChunks() { return $this->_m_lenChunks; }

        /**
         * Six chunks of 131,072 bytes before their compression with zlib, each
         * after a header of 48 bytes. Together they are a text of 752,686 bytes
         * with its length before it: global and local variables, labels,
         * constants and scripts. It is the same in all measured files.
         */
        public function chunks() { return $this->_m_chunks; }
    }
}

/**
 * A person; the player where `ped_type` is 0 or 1.
 */

namespace Navspec\GtaSaSaveDe {
    class MobilePlayer extends \Kaitai\Struct\Struct {
        public function __construct(bool $isDefinitive, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\DefinitivePoolsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_isDefinitive = $isDefinitive;
            $this->_read();
        }

        private function _read() {
            $this->_m_handle = $this->_io->readU4le();
            $this->_m_model = $this->_io->readS4le();
            $this->_m_pedType = $this->_io->readS4le();
            if ($this->hasModelName()) {
                $this->_m_modelName = $this->_io->readBytes(9);
            }
            $this->_m_pedSize = $this->_io->readU4le();
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_heading = $this->_io->readF4le();
            $this->_m_health = $this->_io->readF4le();
            $this->_m_armor = $this->_io->readF4le();
            $this->_m_weapons = [];
            $n = 13;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_weapons[] = new \Navspec\GtaSaSaveDe\Weapon($this->_io, $this, $this->_root);
            }
            $this->_m_createdBy = $this->_io->readU1();
            $this->_m_activeWeaponSlot = $this->_io->readU1();
            $this->_m_area = $this->_io->readU1();
            $this->_m_gap197 = $this->_io->readBytes(1);
            $this->_m_exitIndex = $this->_io->readS4le();
            $this->_m_fightingStyle = $this->_io->readU1();
            $this->_m_allowedAttackMoves = $this->_io->readU1();
            $this->_m_gap19e = $this->_io->readBytes(2);
            if ($this->isAndroid()) {
                $this->_m_pedFlags = [];
                $n = 4;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_pedFlags[] = $this->_io->readU4le();
                }
            }
            if ($this->isAndroid()) {
                $this->_m_gap1b0 = $this->_io->readBytes(4);
            }
            if ($this->isDefinitiveEdition()) {
                $this->_m_unknownPed = $this->_io->readBytes(76);
            }
            if ($this->isPlayer()) {
                $this->_m_playerPart = new \Navspec\GtaSaSaveDe\MobilePlayerPart($this->_io, $this, $this->_root);
            }
        }
        protected $_m_activeWeaponSlotName;

        /**
         * Meaning of `active_weapon_slot`.
         */
        public function activeWeaponSlotName() {
            if ($this->_m_activeWeaponSlotName !== null)
                return $this->_m_activeWeaponSlotName;
            $this->_m_activeWeaponSlotName = $this->activeWeaponSlot();
            return $this->_m_activeWeaponSlotName;
        }
        protected $_m_areaName;

        /**
         * Meaning of `area`.
         */
        public function areaName() {
            if ($this->_m_areaName !== null)
                return $this->_m_areaName;
            $this->_m_areaName = $this->area();
            return $this->_m_areaName;
        }
        protected $_m_fightingStyleName;

        /**
         * Meaning of `fighting_style`.
         */
        public function fightingStyleName() {
            if ($this->_m_fightingStyleName !== null)
                return $this->_m_fightingStyleName;
            $this->_m_fightingStyleName = $this->fightingStyle();
            return $this->_m_fightingStyleName;
        }
        protected $_m_hasModelName;

        /**
         * Whether the model has a name.
         */
        public function hasModelName() {
            if ($this->_m_hasModelName !== null)
                return $this->_m_hasModelName;
            $this->_m_hasModelName =  (($this->model() >= 290) && ($this->model() <= 299)) ;
            return $this->_m_hasModelName;
        }
        protected $_m_isAndroid;

        /**
         * Whether the person has the size of Android.
         */
        public function isAndroid() {
            if ($this->_m_isAndroid !== null)
                return $this->_m_isAndroid;
            $this->_m_isAndroid = !($this->isDefinitive());
            return $this->_m_isAndroid;
        }
        protected $_m_isDefinitiveEdition;

        /**
         * Whether the person has the size of the Definitive Edition.
         */
        public function isDefinitiveEdition() {
            if ($this->_m_isDefinitiveEdition !== null)
                return $this->_m_isDefinitiveEdition;
            $this->_m_isDefinitiveEdition = $this->isDefinitive();
            return $this->_m_isDefinitiveEdition;
        }
        protected $_m_isPlayer;

        /**
         * Whether it is the player.
         */
        public function isPlayer() {
            if ($this->_m_isPlayer !== null)
                return $this->_m_isPlayer;
            $this->_m_isPlayer =  (($this->pedType() == 0) || ($this->pedType() == 1)) ;
            return $this->_m_isPlayer;
        }
        protected $_m_handle;
        protected $_m_model;
        protected $_m_pedType;
        protected $_m_modelName;
        protected $_m_pedSize;
        protected $_m_position;
        protected $_m_heading;
        protected $_m_health;
        protected $_m_armor;
        protected $_m_weapons;
        protected $_m_createdBy;
        protected $_m_activeWeaponSlot;
        protected $_m_area;
        protected $_m_gap197;
        protected $_m_exitIndex;
        protected $_m_fightingStyle;
        protected $_m_allowedAttackMoves;
        protected $_m_gap19e;
        protected $_m_pedFlags;
        protected $_m_gap1b0;
        protected $_m_unknownPed;
        protected $_m_playerPart;
        protected $_m_isDefinitive;

        /**
         * Place among people * 256 + counter.
         */
        public function handle() { return $this->_m_handle; }

        /**
         * Number of the model that the player has, 0.
         */
        public function model() { return $this->_m_model; }

        /**
         * Kind of person; 0 for the player.
         */
        public function pedType() { return $this->_m_pedType; }

        /**
         * Name of the model, where it is one that scripts choose.
         */
        public function modelName() { return $this->_m_modelName; }

        /**
         * Bytes of the person: 420 on Android, 476 in the Definitive Edition.
         */
        public function pedSize() { return $this->_m_pedSize; }

        /**
         * Place of the player in the world.
         */
        public function position() { return $this->_m_position; }

        /**
         * Direction in which the player looks.
         */
        public function heading() { return $this->_m_heading; }

        /**
         * Points of health that the player has.
         */
        public function health() { return $this->_m_health; }

        /**
         * Armour.
         */
        public function armor() { return $this->_m_armor; }

        /**
         * Weapons that the player carries, one of each kind.
         */
        public function weapons() { return $this->_m_weapons; }

        /**
         * 1 the game, 2 a mission, 3 a replay.
         */
        public function createdBy() { return $this->_m_createdBy; }

        /**
         * Kind of weapon in the hand.
         */
        public function activeWeaponSlot() { return $this->_m_activeWeaponSlot; }

        /**
         * Area code, the low byte of `simple_variables.interior`.
         */
        public function area() { return $this->_m_area; }

        /**
         * Old memory; no meaning.
         */
        public function gap197() { return $this->_m_gap197; }

        /**
         * Door by which he leaves: the top of `entry_exits.stack`, or -1
         * outside; 345, the exit of the changing room, after he has changed his
         * clothes.
         */
        public function exitIndex() { return $this->_m_exitIndex; }

        /**
         * Style in which the player fights: 15 from the start, others from gyms
         * or scripts.
         */
        public function fightingStyle() { return $this->_m_fightingStyle; }

        /**
         * Moves that he may use, a bit for each: 15, the four low bits, from the
         * start.
         */
        public function allowedAttackMoves() { return $this->_m_allowedAttackMoves; }

        /**
         * Old memory; no meaning.
         */
        public function gap19e() { return $this->_m_gap19e; }

        /**
         * Probably flags of the person.
         */
        public function pedFlags() { return $this->_m_pedFlags; }

        /**
         * Old memory; no meaning.
         */
        public function gap1b0() { return $this->_m_gap1b0; }

        /**
         * Bytes of unknown use before the part of the player.
         */
        public function unknownPed() { return $this->_m_unknownPed; }

        /**
         * Data that only the player has, no other person.
         */
        public function playerPart() { return $this->_m_playerPart; }

        /**
         * Whether the Definitive Edition wrote the save.
         */
        public function isDefinitive() { return $this->_m_isDefinitive; }
    }
}

/**
 * What only the player has.
 */

namespace Navspec\GtaSaSaveDe {
    class MobilePlayerPart extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\MobilePlayer $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_playerSize = $this->_io->readU4le();
            $this->_m_chaosLevel = $this->_io->readU4le();
            $this->_m_wantedLevel = $this->_io->readU1();
            $this->_m_gap009 = $this->_io->readBytes(3);
            $this->_m_modelKeys = [];
            $n = 10;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_modelKeys[] = $this->_io->readU4le();
            }
            $this->_m_textureKeys = [];
            $n = 18;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_textureKeys[] = $this->_io->readU4le();
            }
            $this->_m_fat = $this->_io->readF4le();
            $this->_m_muscle = $this->_io->readF4le();
            $this->_m_chosenWeaponSlot = $this->_io->readU1();
            $this->_m_gap085 = $this->_io->readBytes(3);
            $this->_m_unknownEnd = $this->_io->readF4le();
        }
        protected $_m_chosenWeaponSlotName;

        /**
         * Meaning of `chosen_weapon_slot`.
         */
        public function chosenWeaponSlotName() {
            if ($this->_m_chosenWeaponSlotName !== null)
                return $this->_m_chosenWeaponSlotName;
            $this->_m_chosenWeaponSlotName = $this->chosenWeaponSlot();
            return $this->_m_chosenWeaponSlotName;
        }
        protected $_m_playerSize;
        protected $_m_chaosLevel;
        protected $_m_wantedLevel;
        protected $_m_gap009;
        protected $_m_modelKeys;
        protected $_m_textureKeys;
        protected $_m_fat;
        protected $_m_muscle;
        protected $_m_chosenWeaponSlot;
        protected $_m_gap085;
        protected $_m_unknownEnd;

        /**
         * Bytes that follow: 136.
         */
        public function playerSize() { return $this->_m_playerSize; }

        /**
         * Chaos that the player has made; 0, because saving clears it.
         */
        public function chaosLevel() { return $this->_m_chaosLevel; }

        /**
         * Stars; 0, because saving clears them.
         */
        public function wantedLevel() { return $this->_m_wantedLevel; }

        /**
         * Old memory; no meaning.
         */
        public function gap009() { return $this->_m_gap009; }

        /**
         * Clothes by the CRC-32 (without the final inversion) of the model's
         * name in capitals; 0 for none.
         */
        public function modelKeys() { return $this->_m_modelKeys; }

        /**
         * Clothes by the CRC-32 (without the final inversion) of the texture's
         * name in capitals; 0 for none.
         */
        public function textureKeys() { return $this->_m_textureKeys; }

        /**
         * Copy of statistic 21.
         */
        public function fat() { return $this->_m_fat; }

        /**
         * Copy of statistic 23.
         */
        public function muscle() { return $this->_m_muscle; }

        /**
         * Weapon slot that the player has chosen; equals `active_weapon_slot`.
         */
        public function chosenWeaponSlot() { return $this->_m_chosenWeaponSlot; }

        /**
         * Old memory; no meaning.
         */
        public function gap085() { return $this->_m_gap085; }

        /**
         * Last number of the player; 1.
         */
        public function unknownEnd() { return $this->_m_unknownEnd; }
    }
}

/**
 * A vehicle: 176 bytes, and 24 more where its class is that of cars. 31
 * vehicles of 4 files were measured.
 */

namespace Navspec\GtaSaSaveDe {
    class MobileVehicle extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\DefinitivePoolsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_handle = $this->_io->readU4le();
            $this->_m_model = $this->_io->readS4le();
            $this->_m_vehicleSize = $this->_io->readU4le();
            $this->_m_right = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_matrixFlags = $this->_io->readU4le();
            $this->_m_forward = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_gap028 = $this->_io->readBytes(4);
            $this->_m_up = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_gap038 = $this->_io->readBytes(4);
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_gap048 = $this->_io->readBytes(12);
            $this->_m_createdBy = $this->_io->readU1();
            $this->_m_colours = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_colours[] = $this->_io->readU1();
            }
            $this->_m_gap059 = $this->_io->readBytes(1);
            $this->_m_alarm = $this->_io->readU2le();
            $this->_m_maxPassengers = $this->_io->readU1();
            $this->_m_gap05d = $this->_io->readBytes(3);
            $this->_m_steerAngle = $this->_io->readF4le();
            $this->_m_gasPedal = $this->_io->readF4le();
            $this->_m_brakePedal = $this->_io->readF4le();
            $this->_m_vehicleFlags = $this->_io->readU4le();
            $this->_m_vehicleFlags2 = $this->_io->readU4le();
            $this->_m_health = $this->_io->readF4le();
            $this->_m_unknown120 = $this->_io->readU4le();
            $this->_m_entityFlags = $this->_io->readU4le();
            $this->_m_mass = $this->_io->readF4le();
            $this->_m_turnMass = $this->_io->readF4le();
            $this->_m_buoyancy = $this->_io->readF4le();
            if ($this->hasDamage()) {
                $this->_m_damage = new \Navspec\GtaSaSaveDe\VehicleDamage($this->_io, $this, $this->_root);
            }
            $this->_m_driver = $this->_io->readS4le();
            $this->_m_passengers = [];
            $n = 8;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_passengers[] = $this->_io->readS4le();
            }
        }
        protected $_m_hasDamage;

        /**
         * Whether `damage` is stored.
         */
        public function hasDamage() {
            if ($this->_m_hasDamage !== null)
                return $this->_m_hasDamage;
            $this->_m_hasDamage = !( (($this->isBike()) || ($this->isBoat()) || ($this->isTrain())) );
            return $this->_m_hasDamage;
        }
        protected $_m_isBike;

        /**
         * Whether the original game has the model as a motorcycle or bicycle.
         */
        public function isBike() {
            if ($this->_m_isBike !== null)
                return $this->_m_isBike;
            $this->_m_isBike =  (($this->model() == 448) || ( (($this->model() >= 461) && ($this->model() <= 463)) ) || ($this->model() == 468) || ($this->model() == 481) || ($this->model() == 509) || ($this->model() == 510) || ( (($this->model() >= 521) && ($this->model() <= 523)) ) || ($this->model() == 581) || ($this->model() == 586)) ;
            return $this->_m_isBike;
        }
        protected $_m_isBoat;

        /**
         * Whether the original game has the model as a boat.
         */
        public function isBoat() {
            if ($this->_m_isBoat !== null)
                return $this->_m_isBoat;
            $this->_m_isBoat =  (($this->model() == 430) || ($this->model() == 446) || ( (($this->model() >= 452) && ($this->model() <= 454)) ) || ($this->model() == 472) || ($this->model() == 473) || ($this->model() == 484) || ($this->model() == 493) || ($this->model() == 595)) ;
            return $this->_m_isBoat;
        }
        protected $_m_isTrain;

        /**
         * Whether the original game has the model as a train or tram.
         */
        public function isTrain() {
            if ($this->_m_isTrain !== null)
                return $this->_m_isTrain;
            $this->_m_isTrain =  (($this->model() == 449) || ($this->model() == 537) || ($this->model() == 538) || ($this->model() == 569) || ($this->model() == 570) || ($this->model() == 590)) ;
            return $this->_m_isTrain;
        }
        protected $_m_modelName;

        /**
         * Meaning of `model`.
         */
        public function modelName() {
            if ($this->_m_modelName !== null)
                return $this->_m_modelName;
            $this->_m_modelName = $this->model();
            return $this->_m_modelName;
        }
        protected $_m_handle;
        protected $_m_model;
        protected $_m_vehicleSize;
        protected $_m_right;
        protected $_m_matrixFlags;
        protected $_m_forward;
        protected $_m_gap028;
        protected $_m_up;
        protected $_m_gap038;
        protected $_m_position;
        protected $_m_gap048;
        protected $_m_createdBy;
        protected $_m_colours;
        protected $_m_gap059;
        protected $_m_alarm;
        protected $_m_maxPassengers;
        protected $_m_gap05d;
        protected $_m_steerAngle;
        protected $_m_gasPedal;
        protected $_m_brakePedal;
        protected $_m_vehicleFlags;
        protected $_m_vehicleFlags2;
        protected $_m_health;
        protected $_m_unknown120;
        protected $_m_entityFlags;
        protected $_m_mass;
        protected $_m_turnMass;
        protected $_m_buoyancy;
        protected $_m_damage;
        protected $_m_driver;
        protected $_m_passengers;

        /**
         * Place among vehicles * 256 + counter.
         */
        public function handle() { return $this->_m_handle; }

        /**
         * Model, 400 to 611; its class decides whether `damage` is stored.
         */
        public function model() { return $this->_m_model; }

        /**
         * Bytes of the first part: 128.
         */
        public function vehicleSize() { return $this->_m_vehicleSize; }

        /**
         * Direction of the right side of the vehicle.
         */
        public function right() { return $this->_m_right; }

        /**
         * Flags of the matrix that `right` to `position` are.
         */
        public function matrixFlags() { return $this->_m_matrixFlags; }

        /**
         * Direction of the front of the vehicle.
         */
        public function forward() { return $this->_m_forward; }

        /**
         * Old memory; no meaning.
         */
        public function gap028() { return $this->_m_gap028; }

        /**
         * Direction of the top of the vehicle.
         */
        public function up() { return $this->_m_up; }

        /**
         * Old memory; no meaning.
         */
        public function gap038() { return $this->_m_gap038; }

        /**
         * Place of the vehicle in the world.
         */
        public function position() { return $this->_m_position; }

        /**
         * Old memory; no meaning.
         */
        public function gap048() { return $this->_m_gap048; }

        /**
         * Origin of the vehicle; 1 to 3 were seen.
         */
        public function createdBy() { return $this->_m_createdBy; }

        /**
         * Colours by their number in the palette.
         */
        public function colours() { return $this->_m_colours; }

        /**
         * Old memory; no meaning.
         */
        public function gap059() { return $this->_m_gap059; }

        /**
         * State of the alarm; 0.
         */
        public function alarm() { return $this->_m_alarm; }

        /**
         * Seats beside the driver's; 1 with two doors, 3 with four.
         */
        public function maxPassengers() { return $this->_m_maxPassengers; }

        /**
         * Old memory; no meaning.
         */
        public function gap05d() { return $this->_m_gap05d; }

        /**
         * Angle of the front wheels.
         */
        public function steerAngle() { return $this->_m_steerAngle; }

        /**
         * How far the gas pedal is pressed, 0 to 1.
         */
        public function gasPedal() { return $this->_m_gasPedal; }

        /**
         * How far the brake pedal is pressed, 0 to 1; 0, 0.05 and 0.2 were seen.
         */
        public function brakePedal() { return $this->_m_brakePedal; }

        /**
         * State that the game keeps of the vehicle; the first 32 flags of
         * vehicles.
         */
        public function vehicleFlags() { return $this->_m_vehicleFlags; }

        /**
         * The flags of vehicles that follow; the top byte is old memory.
         */
        public function vehicleFlags2() { return $this->_m_vehicleFlags2; }

        /**
         * Health; 1000 for a whole vehicle.
         */
        public function health() { return $this->_m_health; }

        /**
         * Unknown; 1 in the 6 vehicles of files with objects of form B, 0 in the
         * 25 of form A.
         */
        public function unknown120() { return $this->_m_unknown120; }

        /**
         * State that the engine keeps of the vehicle, with the bits that
         * `entity_flags` of objects has.
         */
        public function entityFlags() { return $this->_m_entityFlags; }

        /**
         * Mass, as in `handling.cfg`.
         */
        public function mass() { return $this->_m_mass; }

        /**
         * Resistance to turning, as in `handling.cfg`.
         */
        public function turnMass() { return $this->_m_turnMass; }

        /**
         * Buoyancy; `mass` * 0.8 / share under water in `handling.cfg`.
         */
        public function buoyancy() { return $this->_m_buoyancy; }

        /**
         * Broken parts; stored only for cars and for vehicles that the game builds like them.
         */
        public function damage() { return $this->_m_damage; }

        /**
         * Person who drives, by his handle; -1 for none.
         */
        public function driver() { return $this->_m_driver; }

        /**
         * People in the other seats in the same way.
         */
        public function passengers() { return $this->_m_passengers; }

        public function __toString() {
            return "vehicle " . strval($this->model());
        }
    }
}

/**
 * Block 5. After each mission the game cuts the list to 54 areas.
 */

namespace Navspec\GtaSaSaveDe {
    class PathsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numAreas = $this->_io->readU4le();
            if (!($this->_m_numAreas <= intval(($this->_io()->size() - $this->_io()->pos()) / 28))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 28), $this->_m_numAreas, $this->_io, "/types/paths_block/seq/0");
            }
            $this->_m_areas = [];
            $n = $this->numAreas();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_areas[] = new \Navspec\GtaSaSaveDe\SwitchedArea($this->_io, $this, $this->_root);
            }
        }
        protected $_m_numAreas;
        protected $_m_areas;

        /**
         * Areas that follow, 64 at most; 1 to 54 in the measured files.
         */
        public function numAreas() { return $this->_m_numAreas; }

        /**
         * Areas in which path nodes are switched.
         */
        public function areas() { return $this->_m_areas; }
    }
}

/**
 * Block 19.
 */

namespace Navspec\GtaSaSaveDe {
    class PedRelationshipsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_relations = [];
            $n = 32;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_relations[] = new \Navspec\GtaSaSaveDe\Relation($this->_io, $this, $this->_root);
            }
        }
        protected $_m_relations;

        /**
         * Relations of each kind of people to the others.
         */
        public function relations() { return $this->_m_relations; }
    }
}

/**
 * Something that lies about; where the type is 0 the place is free, and
 * holds old bytes.
 */

namespace Navspec\GtaSaSaveDe {
    class Pickup extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\PickupsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_revenueValue = $this->_io->readF4le();
            $this->_m_objectPtr = $this->_io->readU4le();
            $this->_m_ammoOrMax = $this->_io->readU4le();
            $this->_m_regenerationTime = $this->_io->readU4le();
            $this->_m_x = $this->_io->readS2le();
            $this->_m_y = $this->_io->readS2le();
            $this->_m_z = $this->_io->readS2le();
            $this->_m_moneyPerDay = $this->_io->readU2le();
            $this->_m_model = $this->_io->readS2le();
            $this->_m_counter = $this->_io->readU2le();
            $this->_m_pickupType = $this->_io->readU1();
            $this->_m_flags = new \Navspec\GtaSaSaveDe\PickupBits($this->_io, $this, $this->_root);
            $this->_m_gap01d = $this->_io->readBytes(2);
        }
        protected $_m_modelName;

        /**
         * Meaning of `model`.
         */
        public function modelName() {
            if ($this->_m_modelName !== null)
                return $this->_m_modelName;
            $this->_m_modelName = $this->model();
            return $this->_m_modelName;
        }
        protected $_m_pickupTypeName;

        /**
         * Meaning of `pickup_type`.
         */
        public function pickupTypeName() {
            if ($this->_m_pickupTypeName !== null)
                return $this->_m_pickupTypeName;
            $this->_m_pickupTypeName = $this->pickupType();
            return $this->_m_pickupTypeName;
        }
        protected $_m_revenueValue;
        protected $_m_objectPtr;
        protected $_m_ammoOrMax;
        protected $_m_regenerationTime;
        protected $_m_x;
        protected $_m_y;
        protected $_m_z;
        protected $_m_moneyPerDay;
        protected $_m_model;
        protected $_m_counter;
        protected $_m_pickupType;
        protected $_m_flags;
        protected $_m_gap01d;

        /**
         * Money that a business has made.
         */
        public function revenueValue() { return $this->_m_revenueValue; }

        /**
         * Old address; 0 on the PC and Android.
         */
        public function objectPtr() { return $this->_m_objectPtr; }

        /**
         * Shots; the price of a property; the most that a business holds.
         */
        public function ammoOrMax() { return $this->_m_ammoOrMax; }

        /**
         * Time at which the pickup comes back.
         */
        public function regenerationTime() { return $this->_m_regenerationTime; }

        /**
         * Towards the east.
         */
        public function x() { return $this->_m_x; }

        /**
         * Towards the north.
         */
        public function y() { return $this->_m_y; }

        /**
         * Up.
         */
        public function z() { return $this->_m_z; }

        /**
         * Dollars a day that the business makes.
         */
        public function moneyPerDay() { return $this->_m_moneyPerDay; }

        /**
         * Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
         * money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
         * 1274 business, 1277 save disk.
         */
        public function model() { return $this->_m_model; }

        /**
         * Number of times that the slot was used.
         */
        public function counter() { return $this->_m_counter; }

        /**
         * Effect of the pickup when it is taken.
         */
        public function pickupType() { return $this->_m_pickupType; }

        /**
         * State.
         */
        public function flags() { return $this->_m_flags; }

        /**
         * Nothing; 0.
         */
        public function gap01d() { return $this->_m_gap01d; }

        public function __toString() {
            return "pickup of type " . strval($this->pickupType());
        }
    }
}

/**
 * Bits of pickups.
 */

namespace Navspec\GtaSaSaveDe {
    class PickupBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\Pickup $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_disabled = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_isEmpty = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_helpShown = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_isVisible = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_propertyText = $this->_io->readBitsIntLe(3);
            $this->_m_unknownPickupBit = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_propertyTextName;

        /**
         * Meaning of `property_text`.
         */
        public function propertyTextName() {
            if ($this->_m_propertyTextName !== null)
                return $this->_m_propertyTextName;
            $this->_m_propertyTextName = $this->propertyText();
            return $this->_m_propertyTextName;
        }
        protected $_m_disabled;
        protected $_m_isEmpty;
        protected $_m_helpShown;
        protected $_m_isVisible;
        protected $_m_propertyText;
        protected $_m_unknownPickupBit;

        /**
         * Taken, waits to come back.
         */
        public function disabled() { return $this->_m_disabled; }

        /**
         * Holds no more ammunition.
         */
        public function isEmpty() { return $this->_m_isEmpty; }

        /**
         * The help text of the pickup has been shown.
         */
        public function helpShown() { return $this->_m_helpShown; }

        /**
         * The object of the pickup is drawn.
         */
        public function isVisible() { return $this->_m_isVisible; }

        /**
         * Text of a property: 1 where it is for sale, 2 where it is locked.
         */
        public function propertyText() { return $this->_m_propertyText; }

        /**
         * Meaning not known; always 0.
         */
        public function unknownPickupBit() { return $this->_m_unknownPickupBit; }
    }
}

/**
 * Block 6.
 */

namespace Navspec\GtaSaSaveDe {
    class PickupsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_pickups = [];
            $n = 620;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_pickups[] = new \Navspec\GtaSaSaveDe\Pickup($this->_io, $this, $this->_root);
            }
            $this->_m_collectedIndex = $this->_io->readU2le();
            $this->_m_weaponHelpLeft = $this->_io->readU1();
            $this->_m_collectedRefs = [];
            $n = 20;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_collectedRefs[] = $this->_io->readU4le();
            }
        }
        protected $_m_pickups;
        protected $_m_collectedIndex;
        protected $_m_weaponHelpLeft;
        protected $_m_collectedRefs;

        /**
         * Places for pickups.
         */
        public function pickups() { return $this->_m_pickups; }

        /**
         * Row of `collected_refs` that the next pickup takes, 0 to 19.
         */
        public function collectedIndex() { return $this->_m_collectedIndex; }

        /**
         * How often the help about weapons is still shown; 10 at the start.
         */
        public function weaponHelpLeft() { return $this->_m_weaponHelpLeft; }

        /**
         * Pickups that were just taken (opcode 0214): slot + 65,536 * counter; 0
         * for none.
         */
        public function collectedRefs() { return $this->_m_collectedRefs; }
    }
}

/**
 * A licence plate for a parked car.
 */

namespace Navspec\GtaSaSaveDe {
    class Plate extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\CarGeneratorsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_generatorIndex = $this->_io->readS4le();
            $this->_m_plateText = $this->_io->readBytes(12);
        }
        protected $_m_generatorIndex;
        protected $_m_plateText;

        /**
         * `index` of the parked car; -1 where free.
         */
        public function generatorIndex() { return $this->_m_generatorIndex; }

        /**
         * Eight characters, filled with blanks, then zeros.
         */
        public function plateText() { return $this->_m_plateText; }
    }
}

/**
 * Block 15.
 */

namespace Navspec\GtaSaSaveDe {
    class PlayerInfoBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_infoSize = $this->_io->readU4le();
            $this->_m_money = $this->_io->readS4le();
            $this->_m_carDensity = $this->_io->readU2le();
            $this->_m_playerState = $this->_io->readU1();
            $this->_m_gap00b = $this->_io->readBytes(1);
            $this->_m_roadDensity = $this->_io->readF4le();
            $this->_m_moneyShown = $this->_io->readS4le();
            $this->_m_hoursNotEaten = $this->_io->readU1();
            $this->_m_gap015 = $this->_io->readBytes(3);
            $this->_m_collectablesPickedUp = $this->_io->readU4le();
            $this->_m_collectablesTotal = $this->_io->readU4le();
            $this->_m_infiniteRun = $this->_io->readU1();
            $this->_m_fastReload = $this->_io->readU1();
            $this->_m_fireproof = $this->_io->readU1();
            $this->_m_maxHealth = $this->_io->readU1();
            $this->_m_maxArmor = $this->_io->readU1();
            $this->_m_freeBustedOnce = $this->_io->readU1();
            $this->_m_freeWastedOnce = $this->_io->readU1();
            $this->_m_canDriveBy = $this->_io->readU1();
            $this->_m_bustedAudioStatus = $this->_io->readU1();
            $this->_m_gap029 = $this->_io->readBytes(1);
            $this->_m_lastBustMessage = $this->_io->readU2le();
        }
        protected $_m_playerStateName;

        /**
         * Meaning of `player_state`.
         */
        public function playerStateName() {
            if ($this->_m_playerStateName !== null)
                return $this->_m_playerStateName;
            $this->_m_playerStateName = $this->playerState();
            return $this->_m_playerStateName;
        }
        protected $_m_infoSize;
        protected $_m_money;
        protected $_m_carDensity;
        protected $_m_playerState;
        protected $_m_gap00b;
        protected $_m_roadDensity;
        protected $_m_moneyShown;
        protected $_m_hoursNotEaten;
        protected $_m_gap015;
        protected $_m_collectablesPickedUp;
        protected $_m_collectablesTotal;
        protected $_m_infiniteRun;
        protected $_m_fastReload;
        protected $_m_fireproof;
        protected $_m_maxHealth;
        protected $_m_maxArmor;
        protected $_m_freeBustedOnce;
        protected $_m_freeWastedOnce;
        protected $_m_canDriveBy;
        protected $_m_bustedAudioStatus;
        protected $_m_gap029;
        protected $_m_lastBustMessage;

        /**
         * Bytes that follow: 40.
         */
        public function infoSize() { return $this->_m_infoSize; }

        /**
         * Dollars that the player has.
         */
        public function money() { return $this->_m_money; }

        /**
         * Cars on the road; 0.
         */
        public function carDensity() { return $this->_m_carDensity; }

        /**
         * Whether the player plays, died or was arrested; 0 in every file.
         */
        public function playerState() { return $this->_m_playerState; }

        /**
         * Nothing; 0.
         */
        public function gap00b() { return $this->_m_gap00b; }

        /**
         * Roads around the player, 0.69 to 1.02.
         */
        public function roadDensity() { return $this->_m_roadDensity; }

        /**
         * Money that the screen shows on its way to `money`.
         */
        public function moneyShown() { return $this->_m_moneyShown; }

        /**
         * Hours without a meal; 0, because saving sets it back.
         */
        public function hoursNotEaten() { return $this->_m_hoursNotEaten; }

        /**
         * Nothing; 0.
         */
        public function gap015() { return $this->_m_gap015; }

        /**
         * Leftover of earlier games.
         */
        public function collectablesPickedUp() { return $this->_m_collectablesPickedUp; }

        /**
         * Leftover of earlier games.
         */
        public function collectablesTotal() { return $this->_m_collectablesTotal; }

        /**
         * Whether running does not tire (opcode 0330)
         */
        public function infiniteRun() { return $this->_m_infiniteRun; }

        /**
         * Whether weapons are loaded at once (opcode 0331)
         */
        public function fastReload() { return $this->_m_fastReload; }

        /**
         * Whether fire does no harm (opcode 055D)
         */
        public function fireproof() { return $this->_m_fireproof; }

        /**
         * Most health: statistic 24 times 0.176, on phones 0.22, without the
         * fraction.
         */
        public function maxHealth() { return $this->_m_maxHealth; }

        /**
         * Most armour: 100 or 150 (opcode 055F).
         */
        public function maxArmor() { return $this->_m_maxArmor; }

        /**
         * Whether the next arrest costs nothing.
         */
        public function freeBustedOnce() { return $this->_m_freeBustedOnce; }

        /**
         * Whether the next death costs nothing (opcode 0414)
         */
        public function freeWastedOnce() { return $this->_m_freeWastedOnce; }

        /**
         * Whether the player may shoot from cars (opcode 0501)
         */
        public function canDriveBy() { return $this->_m_canDriveBy; }

        /**
         * Speech at arrests, 0 to 2.
         */
        public function bustedAudioStatus() { return $this->_m_bustedAudioStatus; }

        /**
         * Old memory; no meaning.
         */
        public function gap029() { return $this->_m_gap029; }

        /**
         * Speech at the last arrest, 1 to 3.
         */
        public function lastBustMessage() { return $this->_m_lastBustMessage; }
    }
}

/**
 * Kind of people in a zone.
 */

namespace Navspec\GtaSaSaveDe {
    class PopulationBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ZoneInfo $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_groupId = $this->_io->readBitsIntLe(5);
            $this->_m_radarMode = $this->_io->readBitsIntLe(2);
            $this->_m_noCops = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_groupIdName;

        /**
         * Meaning of `group_id`.
         */
        public function groupIdName() {
            if ($this->_m_groupIdName !== null)
                return $this->_m_groupIdName;
            $this->_m_groupIdName = $this->groupId();
            return $this->_m_groupIdName;
        }
        protected $_m_groupId;
        protected $_m_radarMode;
        protected $_m_noCops;

        /**
         * Group of the population table (opcode 0767), 0 to 19.
         */
        public function groupId() { return $this->_m_groupId; }

        /**
         * 1 when one of the three gangs of Los Santos is there.
         */
        public function radarMode() { return $this->_m_radarMode; }

        /**
         * Without police (opcode 09B7)
         */
        public function noCops() { return $this->_m_noCops; }
    }
}

/**
 * Block 28. Numbers of the effects that change the picture, with those of
 * the measured files.
 */

namespace Navspec\GtaSaSaveDe {
    class PostEffectsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_effectsSize = $this->_io->readU4le();
            $this->_m_colour1Mult = $this->_io->readF4le();
            $this->_m_colour2Mult = $this->_io->readF4le();
            $this->_m_gap00c = $this->_io->readBytes(4);
            $this->_m_extraMultRate = $this->_io->readF4le();
            $this->_m_extraMultCap = $this->_io->readF4le();
            $this->_m_extraMultMult = $this->_io->readF4le();
            $this->_m_leftUOffset = $this->_io->readS4le();
            $this->_m_rightUOffset = $this->_io->readS4le();
            $this->_m_topVOffset = $this->_io->readS4le();
            $this->_m_bottomVOffset = $this->_io->readS4le();
            $this->_m_seamRemover = $this->_io->readU1();
            $this->_m_seamSearch = $this->_io->readU1();
            $this->_m_seamDebug = $this->_io->readU1();
            $this->_m_gap02f = $this->_io->readBytes(1);
            $this->_m_seamMode = $this->_io->readS4le();
            $this->_m_seamShiftTl = $this->_io->readS4le();
            $this->_m_seamShiftBr = $this->_io->readS4le();
            $this->_m_smokeyEnable = $this->_io->readU1();
            $this->_m_gap03d = $this->_io->readBytes(3);
            $this->_m_smokeyStrength = $this->_io->readS4le();
            $this->_m_smokeyDistance = $this->_io->readS4le();
            $this->_m_waterEnable = $this->_io->readU1();
            $this->_m_gap049 = $this->_io->readBytes(3);
            $this->_m_dayNightBalance = $this->_io->readF4le();
            $this->_m_heatHaze = $this->_io->readU1();
            $this->_m_heatHazeMaskTest = $this->_io->readU1();
            $this->_m_gap052 = $this->_io->readBytes(2);
            $this->_m_hazeHourStart = $this->_io->readS4le();
            $this->_m_hazeHourEnd = $this->_io->readS4le();
            $this->_m_hazeFadeSpeed = $this->_io->readF4le();
            $this->_m_hazeInsideFadeSpeed = $this->_io->readF4le();
            $this->_m_hazeType = $this->_io->readS4le();
            $this->_m_hazeTypeLast = $this->_io->readS4le();
            $this->_m_hazeIntensity = $this->_io->readS4le();
            $this->_m_hazeRandomShift = $this->_io->readS4le();
            $this->_m_hazeSpeedMin = $this->_io->readS4le();
            $this->_m_hazeSpeedMax = $this->_io->readS4le();
            $this->_m_hazeScanX = $this->_io->readS4le();
            $this->_m_hazeScanY = $this->_io->readS4le();
            $this->_m_hazeRenderX = $this->_io->readS4le();
            $this->_m_hazeRenderY = $this->_io->readS4le();
            $this->_m_darknessFilter = $this->_io->readU1();
            $this->_m_gap08d = $this->_io->readBytes(3);
            $this->_m_darknessAlpha = $this->_io->readS4le();
            $this->_m_darknessAlphaDefault = $this->_io->readS4le();
            $this->_m_darknessRadiosityLimit = $this->_io->readS4le();
            $this->_m_cctv = $this->_io->readU1();
            $this->_m_cctvColour = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_cctvColour[] = $this->_io->readU1();
            }
            $this->_m_fog = $this->_io->readU1();
            $this->_m_speedFx = $this->_io->readU1();
            $this->_m_speedFxTest = $this->_io->readU1();
            $this->_m_speedFxAlpha = $this->_io->readS4le();
            $this->_m_speedFxUser = $this->_io->readU1();
            $this->_m_speedFxUserFrame = $this->_io->readU1();
            $this->_m_gap0aa = $this->_io->readBytes(2);
            $this->_m_speedFxManual = $this->_io->readF4le();
            $this->_m_inCutscene = $this->_io->readU1();
            $this->_m_nightVision = $this->_io->readU1();
            $this->_m_gap0b2 = $this->_io->readBytes(2);
            $this->_m_nightGrain = $this->_io->readS4le();
            $this->_m_nightColour = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_nightColour[] = $this->_io->readU1();
            }
            $this->_m_nightOnTime = $this->_io->readF4le();
            $this->_m_nightOnCount = $this->_io->readF4le();
            $this->_m_infraredOnCount = $this->_io->readF4le();
            $this->_m_infrared = $this->_io->readU1();
            $this->_m_gap0c9 = $this->_io->readBytes(3);
            $this->_m_infraredGrain = $this->_io->readS4le();
            $this->_m_infraredRadius = $this->_io->readF4le();
            $this->_m_infraredHeatRgba = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_infraredHeatRgba[] = $this->_io->readF4le();
            }
            $this->_m_infraredColour = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_infraredColour[] = $this->_io->readU1();
            }
            $this->_m_infraredMainColour = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_infraredMainColour[] = $this->_io->readU1();
            }
            $this->_m_radiosity = $this->_io->readU1();
            $this->_m_radiosityLinear = $this->_io->readU1();
            $this->_m_radiosityStripCopy = $this->_io->readU1();
            $this->_m_gap0ef = $this->_io->readBytes(1);
            $this->_m_radiosityPxX = $this->_io->readS4le();
            $this->_m_radiosityPxY = $this->_io->readS4le();
            $this->_m_radiosityFilterPasses = $this->_io->readS4le();
            $this->_m_radiosityRenderPasses = $this->_io->readS4le();
            $this->_m_radiosityLimit = $this->_io->readS4le();
            $this->_m_radiosityIntensity = $this->_io->readS4le();
            $this->_m_radiosityUCorr = $this->_io->readS4le();
            $this->_m_radiosityVCorr = $this->_io->readS4le();
            $this->_m_radiosityDebug = $this->_io->readU1();
            $this->_m_radiosityBypassLimit = $this->_io->readU1();
            $this->_m_disableAll = $this->_io->readU1();
            $this->_m_savePhotoFromScript = $this->_io->readU1();
            $this->_m_grainEnable = $this->_io->readU1();
            $this->_m_gap115 = $this->_io->readBytes(3);
            $this->_m_grainStrength = $this->_io->readS4le();
            $this->_m_highlightEnable = $this->_io->readU1();
            $this->_m_gap11d = $this->_io->readBytes(3);
            $this->_m_highlightStrength = $this->_io->readS4le();
            $this->_m_highlightScale = $this->_io->readS4le();
            $this->_m_highlightOffset = $this->_io->readS4le();
            $this->_m_highlightMblur = $this->_io->readU1();
            $this->_m_gap12d = $this->_io->readBytes(3);
            $this->_m_waterStrength = $this->_io->readS4le();
            $this->_m_xOffset = $this->_io->readF4le();
            $this->_m_yOffset = $this->_io->readF4le();
            $this->_m_waterSpeed = $this->_io->readF4le();
            $this->_m_waterFreq = $this->_io->readF4le();
            $this->_m_waterColour = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_waterColour[] = $this->_io->readU1();
            }
            $this->_m_waterDepthDarkness = $this->_io->readU1();
            $this->_m_gap149 = $this->_io->readBytes(3);
            $this->_m_waterFullDarkDepth = $this->_io->readF4le();
            $this->_m_waterFxStart = $this->_io->readF4le();
            $this->_m_rainEnable = $this->_io->readU1();
            $this->_m_colourEnable = $this->_io->readU1();
            $this->_m_gap156 = $this->_io->readBytes(2);
            $this->_m_defScreenX = $this->_io->readS4le();
            $this->_m_defScreenY = $this->_io->readS4le();
        }
        protected $_m_effectsSize;
        protected $_m_colour1Mult;
        protected $_m_colour2Mult;
        protected $_m_gap00c;
        protected $_m_extraMultRate;
        protected $_m_extraMultCap;
        protected $_m_extraMultMult;
        protected $_m_leftUOffset;
        protected $_m_rightUOffset;
        protected $_m_topVOffset;
        protected $_m_bottomVOffset;
        protected $_m_seamRemover;
        protected $_m_seamSearch;
        protected $_m_seamDebug;
        protected $_m_gap02f;
        protected $_m_seamMode;
        protected $_m_seamShiftTl;
        protected $_m_seamShiftBr;
        protected $_m_smokeyEnable;
        protected $_m_gap03d;
        protected $_m_smokeyStrength;
        protected $_m_smokeyDistance;
        protected $_m_waterEnable;
        protected $_m_gap049;
        protected $_m_dayNightBalance;
        protected $_m_heatHaze;
        protected $_m_heatHazeMaskTest;
        protected $_m_gap052;
        protected $_m_hazeHourStart;
        protected $_m_hazeHourEnd;
        protected $_m_hazeFadeSpeed;
        protected $_m_hazeInsideFadeSpeed;
        protected $_m_hazeType;
        protected $_m_hazeTypeLast;
        protected $_m_hazeIntensity;
        protected $_m_hazeRandomShift;
        protected $_m_hazeSpeedMin;
        protected $_m_hazeSpeedMax;
        protected $_m_hazeScanX;
        protected $_m_hazeScanY;
        protected $_m_hazeRenderX;
        protected $_m_hazeRenderY;
        protected $_m_darknessFilter;
        protected $_m_gap08d;
        protected $_m_darknessAlpha;
        protected $_m_darknessAlphaDefault;
        protected $_m_darknessRadiosityLimit;
        protected $_m_cctv;
        protected $_m_cctvColour;
        protected $_m_fog;
        protected $_m_speedFx;
        protected $_m_speedFxTest;
        protected $_m_speedFxAlpha;
        protected $_m_speedFxUser;
        protected $_m_speedFxUserFrame;
        protected $_m_gap0aa;
        protected $_m_speedFxManual;
        protected $_m_inCutscene;
        protected $_m_nightVision;
        protected $_m_gap0b2;
        protected $_m_nightGrain;
        protected $_m_nightColour;
        protected $_m_nightOnTime;
        protected $_m_nightOnCount;
        protected $_m_infraredOnCount;
        protected $_m_infrared;
        protected $_m_gap0c9;
        protected $_m_infraredGrain;
        protected $_m_infraredRadius;
        protected $_m_infraredHeatRgba;
        protected $_m_infraredColour;
        protected $_m_infraredMainColour;
        protected $_m_radiosity;
        protected $_m_radiosityLinear;
        protected $_m_radiosityStripCopy;
        protected $_m_gap0ef;
        protected $_m_radiosityPxX;
        protected $_m_radiosityPxY;
        protected $_m_radiosityFilterPasses;
        protected $_m_radiosityRenderPasses;
        protected $_m_radiosityLimit;
        protected $_m_radiosityIntensity;
        protected $_m_radiosityUCorr;
        protected $_m_radiosityVCorr;
        protected $_m_radiosityDebug;
        protected $_m_radiosityBypassLimit;
        protected $_m_disableAll;
        protected $_m_savePhotoFromScript;
        protected $_m_grainEnable;
        protected $_m_gap115;
        protected $_m_grainStrength;
        protected $_m_highlightEnable;
        protected $_m_gap11d;
        protected $_m_highlightStrength;
        protected $_m_highlightScale;
        protected $_m_highlightOffset;
        protected $_m_highlightMblur;
        protected $_m_gap12d;
        protected $_m_waterStrength;
        protected $_m_xOffset;
        protected $_m_yOffset;
        protected $_m_waterSpeed;
        protected $_m_waterFreq;
        protected $_m_waterColour;
        protected $_m_waterDepthDarkness;
        protected $_m_gap149;
        protected $_m_waterFullDarkDepth;
        protected $_m_waterFxStart;
        protected $_m_rainEnable;
        protected $_m_colourEnable;
        protected $_m_gap156;
        protected $_m_defScreenX;
        protected $_m_defScreenY;

        /**
         * Bytes that follow: 348.
         */
        public function effectsSize() { return $this->_m_effectsSize; }

        /**
         * Strength of the first pass of the colour filter; 1.
         */
        public function colour1Mult() { return $this->_m_colour1Mult; }

        /**
         * Strength of the second pass of the colour filter; 1.
         */
        public function colour2Mult() { return $this->_m_colour2Mult; }

        /**
         * Old memory; no meaning.
         */
        public function gap00c() { return $this->_m_gap00c; }

        /**
         * How much of the light below the player the colour filter follows in a
         * step of 20 ms; 0.0005.
         */
        public function extraMultRate() { return $this->_m_extraMultRate; }

        /**
         * The most of that light; 0.35.
         */
        public function extraMultCap() { return $this->_m_extraMultCap; }

        /**
         * How much brighter the colour filter gets where no light is below the
         * player; 0.5.
         */
        public function extraMultMult() { return $this->_m_extraMultMult; }

        /**
         * How far the colour filter is shifted at the left; 16.
         */
        public function leftUOffset() { return $this->_m_leftUOffset; }

        /**
         * How far the colour filter is shifted at the right; 16.
         */
        public function rightUOffset() { return $this->_m_rightUOffset; }

        /**
         * How far the colour filter is shifted at the top; 16.
         */
        public function topVOffset() { return $this->_m_topVOffset; }

        /**
         * How far the colour filter is shifted at the bottom; 16.
         */
        public function bottomVOffset() { return $this->_m_bottomVOffset; }

        /**
         * Whether seams at the edge of the picture are hidden; 1. Nothing more
         * is known.
         */
        public function seamRemover() { return $this->_m_seamRemover; }

        /**
         * Named after a search for seams; 0. Nothing more is known.
         */
        public function seamSearch() { return $this->_m_seamSearch; }

        /**
         * Named after testing of the seam remover; 0. Nothing more is known.
         */
        public function seamDebug() { return $this->_m_seamDebug; }

        /**
         * Old memory; no meaning.
         */
        public function gap02f() { return $this->_m_gap02f; }

        /**
         * How seams are hidden; 1. Nothing more is known.
         */
        public function seamMode() { return $this->_m_seamMode; }

        /**
         * Shift at the top left of the seam remover, as the name has it; 0.
         */
        public function seamShiftTl() { return $this->_m_seamShiftTl; }

        /**
         * Shift at the bottom right of the seam remover, as the name has it; 1.
         */
        public function seamShiftBr() { return $this->_m_seamShiftBr; }

        /**
         * Whether an effect of smoke is on; 0. Nothing more is known.
         */
        public function smokeyEnable() { return $this->_m_smokeyEnable; }

        /**
         * Old memory; no meaning.
         */
        public function gap03d() { return $this->_m_gap03d; }

        /**
         * Strength of that smoke; 128.
         */
        public function smokeyStrength() { return $this->_m_smokeyStrength; }

        /**
         * Distance of that smoke; 75.
         */
        public function smokeyDistance() { return $this->_m_smokeyDistance; }

        /**
         * Whether the picture waves as under water; 0.
         */
        public function waterEnable() { return $this->_m_waterEnable; }

        /**
         * Old memory; no meaning.
         */
        public function gap049() { return $this->_m_gap049; }

        /**
         * Balance between the day and night colours of buildings while night or
         * infrared vision is on; 1.
         */
        public function dayNightBalance() { return $this->_m_dayNightBalance; }

        /**
         * Switch of scripts for the shimmer of hot air; 0.
         */
        public function heatHaze() { return $this->_m_heatHaze; }

        /**
         * Named after a test of the shimmer's mask; 0. Nothing more is known.
         */
        public function heatHazeMaskTest() { return $this->_m_heatHazeMaskTest; }

        /**
         * Old memory; no meaning.
         */
        public function gap052() { return $this->_m_gap052; }

        /**
         * Hour from which the air shimmers; 10.
         */
        public function hazeHourStart() { return $this->_m_hazeHourStart; }

        /**
         * Hour to which the air shimmers; 19.
         */
        public function hazeHourEnd() { return $this->_m_hazeHourEnd; }

        /**
         * How fast the shimmer comes and goes; 0.05.
         */
        public function hazeFadeSpeed() { return $this->_m_hazeFadeSpeed; }

        /**
         * How fast the shimmer comes and goes inside a building; 0.5.
         */
        public function hazeInsideFadeSpeed() { return $this->_m_hazeInsideFadeSpeed; }

        /**
         * Kind of shimmer, 0 to 4, which the next seven numbers follow; 0.
         */
        public function hazeType() { return $this->_m_hazeType; }

        /**
         * Kind that they were set for; 0.
         */
        public function hazeTypeLast() { return $this->_m_hazeTypeLast; }

        /**
         * Strength of the shimmer; 80.
         */
        public function hazeIntensity() { return $this->_m_hazeIntensity; }

        /**
         * Whether parts of it are shifted by chance; 0.
         */
        public function hazeRandomShift() { return $this->_m_hazeRandomShift; }

        /**
         * Slowest part of the shimmer; 12.
         */
        public function hazeSpeedMin() { return $this->_m_hazeSpeedMin; }

        /**
         * Fastest part of the shimmer; 18.
         */
        public function hazeSpeedMax() { return $this->_m_hazeSpeedMax; }

        /**
         * Width of a part of the picture that shimmers, by the size of the
         * screen.
         */
        public function hazeScanX() { return $this->_m_hazeScanX; }

        /**
         * Height of such a part.
         */
        public function hazeScanY() { return $this->_m_hazeScanY; }

        /**
         * Width in which the shimmer is drawn.
         */
        public function hazeRenderX() { return $this->_m_hazeRenderX; }

        /**
         * Height in which the shimmer is drawn.
         */
        public function hazeRenderY() { return $this->_m_hazeRenderY; }

        /**
         * Whether a script has darkened the picture; 0.
         */
        public function darknessFilter() { return $this->_m_darknessFilter; }

        /**
         * Old memory; no meaning.
         */
        public function gap08d() { return $this->_m_gap08d; }

        /**
         * How dark the picture gets, 0 to 255; 170.
         */
        public function darknessAlpha() { return $this->_m_darknessAlpha; }

        /**
         * How dark the picture gets where the script names no value, 0 to 255;
         * 170.
         */
        public function darknessAlphaDefault() { return $this->_m_darknessAlphaDefault; }

        /**
         * Limit of the glow in a darkened picture; 45.
         */
        public function darknessRadiosityLimit() { return $this->_m_darknessRadiosityLimit; }

        /**
         * Whether a script shows the picture as that of a surveillance camera;
         * 0.
         */
        public function cctv() { return $this->_m_cctv; }

        /**
         * Colour of the lines across that picture: red, green, blue, alpha.
         */
        public function cctvColour() { return $this->_m_cctvColour; }

        /**
         * Whether mist drifts over the picture; 0.
         */
        public function fog() { return $this->_m_fog; }

        /**
         * Whether the picture blurs at high speed; 1.
         */
        public function speedFx() { return $this->_m_speedFx; }

        /**
         * Whether that blur is tested; 0.
         */
        public function speedFxTest() { return $this->_m_speedFxTest; }

        /**
         * Strength of that blur; 36.
         */
        public function speedFxAlpha() { return $this->_m_speedFxAlpha; }

        /**
         * Whether the blur is allowed; 1.
         */
        public function speedFxUser() { return $this->_m_speedFxUser; }

        /**
         * Whether it is allowed in the present frame; 0.
         */
        public function speedFxUserFrame() { return $this->_m_speedFxUserFrame; }

        /**
         * Old memory; no meaning.
         */
        public function gap0aa() { return $this->_m_gap0aa; }

        /**
         * Speed that the game sets for the present frame; 0.
         */
        public function speedFxManual() { return $this->_m_speedFxManual; }

        /**
         * Whether a cutscene runs, in which night and infrared vision do
         * nothing; 0.
         */
        public function inCutscene() { return $this->_m_inCutscene; }

        /**
         * Whether the night vision goggles are on; 0.
         */
        public function nightVision() { return $this->_m_nightVision; }

        /**
         * Old memory; no meaning.
         */
        public function gap0b2() { return $this->_m_gap0b2; }

        /**
         * Grain of the picture in night vision; 48.
         */
        public function nightGrain() { return $this->_m_nightGrain; }

        /**
         * Colour of night vision: red, green, blue, alpha.
         */
        public function nightColour() { return $this->_m_nightColour; }

        /**
         * How long the flash lasts with which night vision goes on, in steps of
         * 20 ms; 50.
         */
        public function nightOnTime() { return $this->_m_nightOnTime; }

        /**
         * Rest of that flash, in steps of 20 ms; 50.
         */
        public function nightOnCount() { return $this->_m_nightOnCount; }

        /**
         * Rest of the flash of infrared vision; 50.
         */
        public function infraredOnCount() { return $this->_m_infraredOnCount; }

        /**
         * Whether the infrared goggles are on; 0.
         */
        public function infrared() { return $this->_m_infrared; }

        /**
         * Old memory; no meaning.
         */
        public function gap0c9() { return $this->_m_gap0c9; }

        /**
         * Grain of the picture in infrared vision; 64.
         */
        public function infraredGrain() { return $this->_m_infraredGrain; }

        /**
         * How wide infrared vision smears the picture; 0.003.
         */
        public function infraredRadius() { return $this->_m_infraredRadius; }

        /**
         * Colour of warm bodies: red, green, blue, alpha, 0 to 1; red. The dead
         * turn blue.
         */
        public function infraredHeatRgba() { return $this->_m_infraredHeatRgba; }

        /**
         * Colour in which the smeared picture is drawn: red, green, blue, alpha.
         */
        public function infraredColour() { return $this->_m_infraredColour; }

        /**
         * Colour of the overlay: red, green, blue, alpha.
         */
        public function infraredMainColour() { return $this->_m_infraredMainColour; }

        /**
         * Whether bright parts of the picture glow; 0.
         */
        public function radiosity() { return $this->_m_radiosity; }

        /**
         * Whether the glow is smoothed; 1.
         */
        public function radiosityLinear() { return $this->_m_radiosityLinear; }

        /**
         * Whether the glow is copied in strips; 1.
         */
        public function radiosityStripCopy() { return $this->_m_radiosityStripCopy; }

        /**
         * Old memory; no meaning.
         */
        public function gap0ef() { return $this->_m_gap0ef; }

        /**
         * Width of the picture that glows; 0.
         */
        public function radiosityPxX() { return $this->_m_radiosityPxX; }

        /**
         * Height of the picture that glows; 0.
         */
        public function radiosityPxY() { return $this->_m_radiosityPxY; }

        /**
         * How often the glow is filtered; 2.
         */
        public function radiosityFilterPasses() { return $this->_m_radiosityFilterPasses; }

        /**
         * How often the glow is drawn; 1.
         */
        public function radiosityRenderPasses() { return $this->_m_radiosityRenderPasses; }

        /**
         * Brightness from which parts glow where `radiosity_bypass_limit` is
         * set; 220.
         */
        public function radiosityLimit() { return $this->_m_radiosityLimit; }

        /**
         * Strength of the glow; 35.
         */
        public function radiosityIntensity() { return $this->_m_radiosityIntensity; }

        /**
         * Correction of the filter across; 2.
         */
        public function radiosityUCorr() { return $this->_m_radiosityUCorr; }

        /**
         * Correction of the filter down; 2.
         */
        public function radiosityVCorr() { return $this->_m_radiosityVCorr; }

        /**
         * Whether the glow is tested; 0.
         */
        public function radiosityDebug() { return $this->_m_radiosityDebug; }

        /**
         * Whether `radiosity_limit` replaces the limit of the time of day; 0.
         */
        public function radiosityBypassLimit() { return $this->_m_radiosityBypassLimit; }

        /**
         * Whether all effects are off; 0.
         */
        public function disableAll() { return $this->_m_disableAll; }

        /**
         * Whether a script has a photograph stored; 0.
         */
        public function savePhotoFromScript() { return $this->_m_savePhotoFromScript; }

        /**
         * Whether the picture has grain; 0.
         */
        public function grainEnable() { return $this->_m_grainEnable; }

        /**
         * Old memory; no meaning.
         */
        public function gap115() { return $this->_m_gap115; }

        /**
         * Strength of the grain; 64.
         */
        public function grainStrength() { return $this->_m_grainStrength; }

        /**
         * Whether an effect of highlights is on; 0. Nothing more is known.
         */
        public function highlightEnable() { return $this->_m_highlightEnable; }

        /**
         * Old memory; no meaning.
         */
        public function gap11d() { return $this->_m_gap11d; }

        /**
         * Strength of those highlights; 128.
         */
        public function highlightStrength() { return $this->_m_highlightStrength; }

        /**
         * Scale of those highlights; 3.
         */
        public function highlightScale() { return $this->_m_highlightScale; }

        /**
         * Shift of those highlights; 2.
         */
        public function highlightOffset() { return $this->_m_highlightOffset; }

        /**
         * Whether highlights blur with motion, as the name has it; 0.
         */
        public function highlightMblur() { return $this->_m_highlightMblur; }

        /**
         * Old memory; no meaning.
         */
        public function gap12d() { return $this->_m_gap12d; }

        /**
         * Strength of the waves of the picture under water; 64.
         */
        public function waterStrength() { return $this->_m_waterStrength; }

        /**
         * Height of the waves across the picture under water; 4.
         */
        public function xOffset() { return $this->_m_xOffset; }

        /**
         * Distance of the rows in which the waves under water are drawn; 24.
         */
        public function yOffset() { return $this->_m_yOffset; }

        /**
         * Speed of the waves of the picture under water, in radians per ms;
         * 0.0015.
         */
        public function waterSpeed() { return $this->_m_waterSpeed; }

        /**
         * Density of the waves of the picture under water, in radians per row;
         * 0.04.
         */
        public function waterFreq() { return $this->_m_waterFreq; }

        /**
         * Colour of the picture under water: red, green, blue, alpha.
         */
        public function waterColour() { return $this->_m_waterColour; }

        /**
         * Whether it gets darker further down; 1.
         */
        public function waterDepthDarkness() { return $this->_m_waterDepthDarkness; }

        /**
         * Old memory; no meaning.
         */
        public function gap149() { return $this->_m_gap149; }

        /**
         * Depth at which it is darkest; 90.
         */
        public function waterFullDarkDepth() { return $this->_m_waterFullDarkDepth; }

        /**
         * How far the camera must be under water for the effects; 0.535.
         */
        public function waterFxStart() { return $this->_m_waterFxStart; }

        /**
         * Whether the effect of rain is enabled; 0.
         */
        public function rainEnable() { return $this->_m_rainEnable; }

        /**
         * Whether the colour filter is on; 1.
         */
        public function colourEnable() { return $this->_m_colourEnable; }

        /**
         * Old memory; no meaning.
         */
        public function gap156() { return $this->_m_gap156; }

        /**
         * Width of the default screen, by its name; 0.
         */
        public function defScreenX() { return $this->_m_defScreenX; }

        /**
         * Height of the default screen, by its name; 0.
         */
        public function defScreenY() { return $this->_m_defScreenY; }
    }
}

/**
 * People in a zone.
 */

namespace Navspec\GtaSaSaveDe {
    class RaceBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ZoneInfo $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_black = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_whitePeople = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_oriental = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_hispanic = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unusedRaces = $this->_io->readBitsIntLe(4);
        }
        protected $_m_black;
        protected $_m_whitePeople;
        protected $_m_oriental;
        protected $_m_hispanic;
        protected $_m_unusedRaces;

        /**
         * Black people live there.
         */
        public function black() { return $this->_m_black; }

        /**
         * White people live there.
         */
        public function whitePeople() { return $this->_m_whitePeople; }

        /**
         * People from Asia live there.
         */
        public function oriental() { return $this->_m_oriental; }

        /**
         * Hispanic people live there.
         */
        public function hispanic() { return $this->_m_hispanic; }

        /**
         * Nothing; 0.
         */
        public function unusedRaces() { return $this->_m_unusedRaces; }
    }
}

/**
 * Block 9.
 */

namespace Navspec\GtaSaSaveDe {
    class RadarBlock extends \Kaitai\Struct\Struct {
        public function __construct(int $numBlips, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_numBlips = $numBlips;
            $this->_read();
        }

        private function _read() {
            $this->_m_blips = [];
            $n = $this->numBlips();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_blips[] = new \Navspec\GtaSaSaveDe\Blip($this->_io, $this, $this->_root);
            }
        }
        protected $_m_blips;
        protected $_m_numBlips;

        /**
         * Places for icons.
         */
        public function blips() { return $this->_m_blips; }

        /**
         * Blips: 175 on the PC, 250 elsewhere.
         */
        public function numBlips() { return $this->_m_numBlips; }
    }
}

/**
 * Block 26.
 */

namespace Navspec\GtaSaSaveDe {
    class RadioBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_stations = [];
            $n = 14;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_stations[] = new \Navspec\GtaSaSaveDe\StationHistory($this->_io, $this, $this->_root);
            }
            $this->_m_statMirror = [];
            $n = 23;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_statMirror[] = $this->_io->readU1();
            }
            $this->_m_lastChangeDay = $this->_io->readU1();
            $this->_m_lastChangeHour = $this->_io->readU1();
            $this->_m_expiryHours = $this->_io->readU1();
            $this->_m_pendingKind = $this->_io->readU1();
            $this->_m_banterIndex = $this->_io->readU1();
        }
        protected $_m_pendingKindName;

        /**
         * Meaning of `pending_kind`.
         */
        public function pendingKindName() {
            if ($this->_m_pendingKindName !== null)
                return $this->_m_pendingKindName;
            $this->_m_pendingKindName = $this->pendingKind();
            return $this->_m_pendingKindName;
        }
        protected $_m_stations;
        protected $_m_statMirror;
        protected $_m_lastChangeDay;
        protected $_m_lastChangeHour;
        protected $_m_expiryHours;
        protected $_m_pendingKind;
        protected $_m_banterIndex;

        /**
         * Songs, adverts and talk that each station has played.
         */
        public function stations() { return $this->_m_stations; }

        /**
         * Low bytes of the statistics by which the stations choose what they talk
         * about.
         */
        public function statMirror() { return $this->_m_statMirror; }

        /**
         * Day of the month of the last news.
         */
        public function lastChangeDay() { return $this->_m_lastChangeDay; }

        /**
         * Hour of the last news; 255 for never.
         */
        public function lastChangeHour() { return $this->_m_lastChangeHour; }

        /**
         * Hours for which they are news: 24 after a new city, 168 (a week) after
         * a mission, 255 without end.
         */
        public function expiryHours() { return $this->_m_expiryHours; }

        /**
         * Subject of the pending news; 2 and 3 occur.
         */
        public function pendingKind() { return $this->_m_pendingKind; }

        /**
         * Talk about the pending news; 255 for none.
         */
        public function banterIndex() { return $this->_m_banterIndex; }
    }
}

/**
 * What one kind of people thinks of the others, a bit for each (opcode
 * 0746).
 */

namespace Navspec\GtaSaSaveDe {
    class Relation extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\PedRelationshipsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_respect = $this->_io->readU4le();
            $this->_m_like = $this->_io->readU4le();
            $this->_m_ignore = $this->_io->readU4le();
            $this->_m_dislike = $this->_io->readU4le();
            $this->_m_hate = $this->_io->readU4le();
        }
        protected $_m_respect;
        protected $_m_like;
        protected $_m_ignore;
        protected $_m_dislike;
        protected $_m_hate;

        /**
         * Kinds of people that this kind respects.
         */
        public function respect() { return $this->_m_respect; }

        /**
         * Kinds of people that this kind likes.
         */
        public function like() { return $this->_m_like; }

        /**
         * Kinds of people that this kind ignores; none.
         */
        public function ignore() { return $this->_m_ignore; }

        /**
         * Kinds of people that this kind dislikes.
         */
        public function dislike() { return $this->_m_dislike; }

        /**
         * Kinds of people that this kind hates.
         */
        public function hate() { return $this->_m_hate; }
    }
}

/**
 * A place to wake up at.
 */

namespace Navspec\GtaSaSaveDe {
    class Restart extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\GameLogicBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_heading = $this->_io->readF4le();
        }
        protected $_m_position;
        protected $_m_heading;

        /**
         * Place at which the player wakes up.
         */
        public function position() { return $this->_m_position; }

        /**
         * Direction in which the player looks after waking up.
         */
        public function heading() { return $this->_m_heading; }
    }
}

/**
 * A place to wake up at.
 */

namespace Navspec\GtaSaSaveDe {
    class RestartPoint extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\RestartPointsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_heading = $this->_io->readF4le();
            $this->_m_whenToUse = $this->_io->readS4le();
        }
        protected $_m_position;
        protected $_m_heading;
        protected $_m_whenToUse;

        /**
         * Place at which the player wakes up.
         */
        public function position() { return $this->_m_position; }

        /**
         * Direction in which the player looks after waking up.
         */
        public function heading() { return $this->_m_heading; }

        /**
         * Cities that must be unlocked (statistic 181), 0 to 2.
         */
        public function whenToUse() { return $this->_m_whenToUse; }
    }
}

/**
 * Block 8. Where the player wakes up.
 */

namespace Navspec\GtaSaSaveDe {
    class RestartPointsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numHospitals = $this->_io->readU2le();
            $this->_m_hospitals = [];
            $n = $this->numHospitals();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_hospitals[] = new \Navspec\GtaSaSaveDe\RestartPoint($this->_io, $this, $this->_root);
            }
            $this->_m_numPoliceStations = $this->_io->readU2le();
            $this->_m_policeStations = [];
            $n = $this->numPoliceStations();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_policeStations[] = new \Navspec\GtaSaSaveDe\RestartPoint($this->_io, $this, $this->_root);
            }
            $this->_m_overrideRestart = $this->_io->readU1();
            $this->_m_overridePosition = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_fadeInAfterDeath = $this->_io->readU1();
            $this->_m_fadeInAfterArrest = $this->_io->readU1();
            $this->_m_extraHospital = new \Navspec\GtaSaSaveDe\ExtraRestart($this->_io, $this, $this->_root);
            $this->_m_extraPolice = new \Navspec\GtaSaSaveDe\ExtraRestart($this->_io, $this, $this->_root);
        }
        protected $_m_numHospitals;
        protected $_m_hospitals;
        protected $_m_numPoliceStations;
        protected $_m_policeStations;
        protected $_m_overrideRestart;
        protected $_m_overridePosition;
        protected $_m_fadeInAfterDeath;
        protected $_m_fadeInAfterArrest;
        protected $_m_extraHospital;
        protected $_m_extraPolice;

        /**
         * Hospitals that follow.
         */
        public function numHospitals() { return $this->_m_numHospitals; }

        /**
         * Places where the player wakes up after death.
         */
        public function hospitals() { return $this->_m_hospitals; }

        /**
         * Police stations that follow.
         */
        public function numPoliceStations() { return $this->_m_numPoliceStations; }

        /**
         * Places where the player wakes up after an arrest.
         */
        public function policeStations() { return $this->_m_policeStations; }

        /**
         * Whether the next one is at `override_position`.
         */
        public function overrideRestart() { return $this->_m_overrideRestart; }

        /**
         * Place of the next waking up, where a script has set one (opcode 016E).
         */
        public function overridePosition() { return $this->_m_overridePosition; }

        /**
         * Whether the picture comes back after death.
         */
        public function fadeInAfterDeath() { return $this->_m_fadeInAfterDeath; }

        /**
         * Whether the picture comes back after an arrest.
         */
        public function fadeInAfterArrest() { return $this->_m_fadeInAfterArrest; }

        /**
         * A hospital for those who die near it (opcode 08DF)
         */
        public function extraHospital() { return $this->_m_extraHospital; }

        /**
         * A police station for those who are arrested near it (opcode 08E0)
         */
        public function extraPolice() { return $this->_m_extraPolice; }
    }
}

/**
 * A script that starts by itself, because the player comes near or because
 * the game requests it.
 */

namespace Navspec\GtaSaSaveDe {
    class ScriptBrain extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_scriptIndex = $this->_io->readS2le();
            $this->_m_brainType = $this->_io->readS1();
            $this->_m_group = $this->_io->readS1();
            $this->_m_isActive = $this->_io->readU1();
            $this->_m_gap005 = $this->_io->readBytes(3);
            $this->_m_radius = $this->_io->readF4le();
            $this->_m_target = $this->_io->readBytes(8);
        }
        protected $_m_brainTypeName;

        /**
         * Meaning of `brain_type`.
         */
        public function brainTypeName() {
            if ($this->_m_brainTypeName !== null)
                return $this->_m_brainTypeName;
            $this->_m_brainTypeName = $this->brainType();
            return $this->_m_brainTypeName;
        }
        protected $_m_scriptIndex;
        protected $_m_brainType;
        protected $_m_group;
        protected $_m_isActive;
        protected $_m_gap005;
        protected $_m_radius;
        protected $_m_target;

        /**
         * Number of the script in script.img; -1 in a free place.
         */
        public function scriptIndex() { return $this->_m_scriptIndex; }

        /**
         * Event that starts the script; 0, 1, 3 and 5 are in use, -1 in a free
         * place.
         */
        public function brainType() { return $this->_m_brainType; }

        /**
         * Scripts that are switched together: 1 for those of casinos, -1 for
         * none.
         */
        public function group() { return $this->_m_group; }

        /**
         * Whether the script may start.
         */
        public function isActive() { return $this->_m_isActive; }

        /**
         * Nothing; 0.
         */
        public function gap005() { return $this->_m_gap005; }

        /**
         * Distance to the object within which the player must come; default: 5,
         * else 4 to 150.
         */
        public function radius() { return $this->_m_radius; }

        /**
         * To `brain_type` -1, 0 and 1: model in two bytes, chance in percent in
         * two, four zeros. To 3 and 5: a name in capitals, such as `HOUSE`,
         * filled with zeros.
         */
        public function target() { return $this->_m_target; }
    }
}

/**
 * A model that a thread has loaded.
 */

namespace Navspec\GtaSaSaveDe {
    class ScriptResource extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_index = $this->_io->readU2le();
            $this->_m_ownerSlot = $this->_io->readU2le();
            $this->_m_model = $this->_io->readU4le();
            $this->_m_resourceKind = $this->_io->readU2le();
            if ($this->isSpecial()) {
                $this->_m_special = new \Navspec\GtaSaSaveDe\SpecialModel($this->_io, $this, $this->_root);
            }
        }
        protected $_m_isSpecial;

        /**
         * Whether the model has a name.
         */
        public function isSpecial() {
            if ($this->_m_isSpecial !== null)
                return $this->_m_isSpecial;
            $this->_m_isSpecial =  (($this->model() >= 290) && ($this->model() <= 299)) ;
            return $this->_m_isSpecial;
        }
        protected $_m_index;
        protected $_m_ownerSlot;
        protected $_m_model;
        protected $_m_resourceKind;
        protected $_m_special;

        /**
         * Number of the entry in the list.
         */
        public function index() { return $this->_m_index; }

        /**
         * Slot of the thread that loaded the model.
         */
        public function ownerSlot() { return $this->_m_ownerSlot; }

        /**
         * Number of the model that the thread has loaded.
         */
        public function model() { return $this->_m_model; }

        /**
         * 1 or 2.
         */
        public function resourceKind() { return $this->_m_resourceKind; }

        /**
         * Name of the model, where it is one that scripts choose.
         */
        public function special() { return $this->_m_special; }
    }
}

/**
 * A running script: 262 bytes on the PC, 298 elsewhere and more while a
 * mission runs.
 */

namespace Navspec\GtaSaSaveDe {
    class ScriptThread extends \Kaitai\Struct\Struct {
        public function __construct(bool $isMobile, bool $hasMissionIndex, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_isMobile = $isMobile;
            $this->_m_hasMissionIndex = $hasMissionIndex;
            $this->_read();
        }

        private function _read() {
            $this->_m_slot = $this->_io->readU2le();
            if ($this->isMobileGame()) {
                $this->_m_streamedScriptIndex = $this->_io->readS4le();
            }
            if ($this->isMissionSlot()) {
                $this->_m_missionPart = new \Navspec\GtaSaSaveDe\LoadedMission($this->hasMissionIndex(), $this->_io, $this, $this->_root);
            }
            $this->_m_nextPtr = $this->_io->readU4le();
            $this->_m_prevPtr = $this->_io->readU4le();
            $this->_m_threadName = $this->_io->readBytes(8);
            $this->_m_baseIp = $this->_io->readU4le();
            $this->_m_ipAbs = $this->_io->readU4le();
            $this->_m_stackAbs = [];
            $n = 8;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_stackAbs[] = $this->_io->readU4le();
            }
            $this->_m_stackDepth = $this->_io->readU2le();
            $this->_m_gap040 = $this->_io->readBytes(2);
            $this->_m_locals = [];
            $n = $this->numLocals();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_locals[] = $this->_io->readU4le();
            }
            $this->_m_timerA = $this->_io->readS4le();
            $this->_m_timerB = $this->_io->readS4le();
            $this->_m_isActive = $this->_io->readU1();
            $this->_m_conditionResult = $this->_io->readU1();
            $this->_m_usesMissionCleanup = $this->_io->readU1();
            $this->_m_isExternal = $this->_io->readU1();
            $this->_m_overridesTextBox = $this->_io->readU1();
            $this->_m_externalType = $this->_io->readS1();
            $this->_m_gap0cc = $this->_io->readBytes(2);
            $this->_m_wakeTime = $this->_io->readS4le();
            $this->_m_andOrState = $this->_io->readU2le();
            $this->_m_notFlag = $this->_io->readU1();
            $this->_m_wastedBustedCheck = $this->_io->readU1();
            $this->_m_wastedOrBusted = $this->_io->readU1();
            $this->_m_gap0d7 = $this->_io->readBytes(3);
            $this->_m_sceneSkipIp = $this->_io->readS4le();
            $this->_m_isMission = $this->_io->readU1();
            $this->_m_gap0df = $this->_io->readBytes(3);
            $this->_m_ipRel = $this->_io->readU4le();
            $this->_m_stackRel = [];
            $n = 8;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_stackRel[] = $this->_io->readU4le();
            }
        }
        protected $_m_isMissionSlot;

        /**
         * Whether the mission that runs is stored with the thread.
         */
        public function isMissionSlot() {
            if ($this->_m_isMissionSlot !== null)
                return $this->_m_isMissionSlot;
            $this->_m_isMissionSlot =  (($this->isMobile()) && ($this->slot() >= 32768)) ;
            return $this->_m_isMissionSlot;
        }
        protected $_m_isMobileGame;

        /**
         * Whether it is a thread of phones and of the Definitive Edition.
         */
        public function isMobileGame() {
            if ($this->_m_isMobileGame !== null)
                return $this->_m_isMobileGame;
            $this->_m_isMobileGame = $this->isMobile();
            return $this->_m_isMobileGame;
        }
        protected $_m_numLocals;

        /**
         * Variables of the thread.
         */
        public function numLocals() {
            if ($this->_m_numLocals !== null)
                return $this->_m_numLocals;
            $this->_m_numLocals = ($this->isMobile() ? 40 : 32);
            return $this->_m_numLocals;
        }
        protected $_m_slot;
        protected $_m_streamedScriptIndex;
        protected $_m_missionPart;
        protected $_m_nextPtr;
        protected $_m_prevPtr;
        protected $_m_threadName;
        protected $_m_baseIp;
        protected $_m_ipAbs;
        protected $_m_stackAbs;
        protected $_m_stackDepth;
        protected $_m_gap040;
        protected $_m_locals;
        protected $_m_timerA;
        protected $_m_timerB;
        protected $_m_isActive;
        protected $_m_conditionResult;
        protected $_m_usesMissionCleanup;
        protected $_m_isExternal;
        protected $_m_overridesTextBox;
        protected $_m_externalType;
        protected $_m_gap0cc;
        protected $_m_wakeTime;
        protected $_m_andOrState;
        protected $_m_notFlag;
        protected $_m_wastedBustedCheck;
        protected $_m_wastedOrBusted;
        protected $_m_gap0d7;
        protected $_m_sceneSkipIp;
        protected $_m_isMission;
        protected $_m_gap0df;
        protected $_m_ipRel;
        protected $_m_stackRel;
        protected $_m_isMobile;
        protected $_m_hasMissionIndex;

        /**
         * Place among the 96 threads, 16 to 95 on the PC, each once. On phones
         * bit 15 marks a mission.
         */
        public function slot() { return $this->_m_slot; }

        /**
         * Number of the script that is loaded; -1.
         */
        public function streamedScriptIndex() { return $this->_m_streamedScriptIndex; }

        /**
         * The mission that runs.
         */
        public function missionPart() { return $this->_m_missionPart; }

        /**
         * Old address; not read.
         */
        public function nextPtr() { return $this->_m_nextPtr; }

        /**
         * Old address; not read.
         */
        public function prevPtr() { return $this->_m_prevPtr; }

        /**
         * Name in small letters, once per file, ended by a zero.
         */
        public function threadName() { return $this->_m_threadName; }

        /**
         * Begin of the script of a mission; 0.
         */
        public function baseIp() { return $this->_m_baseIp; }

        /**
         * Address of the next instruction, `ip_rel` plus the same for all
         * threads of the file; not read.
         */
        public function ipAbs() { return $this->_m_ipAbs; }

        /**
         * Return addresses in the same way; entries above the depth are old.
         */
        public function stackAbs() { return $this->_m_stackAbs; }

        /**
         * Return addresses in use; 0, or 1 in `psave1`.
         */
        public function stackDepth() { return $this->_m_stackDepth; }

        /**
         * Nothing; 0.
         */
        public function gap040() { return $this->_m_gap040; }

        /**
         * Variables of the thread: 32, on phones 40.
         */
        public function locals() { return $this->_m_locals; }

        /**
         * First timer.
         */
        public function timerA() { return $this->_m_timerA; }

        /**
         * Second timer.
         */
        public function timerB() { return $this->_m_timerB; }

        /**
         * Whether the thread runs; 1.
         */
        public function isActive() { return $this->_m_isActive; }

        /**
         * Outcome of the last condition.
         */
        public function conditionResult() { return $this->_m_conditionResult; }

        /**
         * Whether it cleans up like a mission; 0.
         */
        public function usesMissionCleanup() { return $this->_m_usesMissionCleanup; }

        /**
         * Whether it came from outside the main script; 0.
         */
        public function isExternal() { return $this->_m_isExternal; }

        /**
         * Whether it may replace a help text; 0.
         */
        public function overridesTextBox() { return $this->_m_overridesTextBox; }

        /**
         * Event that started the thread from outside; -1.
         */
        public function externalType() { return $this->_m_externalType; }

        /**
         * Nothing; 0.
         */
        public function gap0cc() { return $this->_m_gap0cc; }

        /**
         * Time at which the thread goes on.
         */
        public function wakeTime() { return $this->_m_wakeTime; }

        /**
         * 0 none, 1 to 8 in a condition that requires all, 21 to 28 for one of
         * several.
         */
        public function andOrState() { return $this->_m_andOrState; }

        /**
         * Whether the condition is turned round.
         */
        public function notFlag() { return $this->_m_notFlag; }

        /**
         * Whether it ends when the player dies or is arrested.
         */
        public function wastedBustedCheck() { return $this->_m_wastedBustedCheck; }

        /**
         * Whether that has happened; 0.
         */
        public function wastedOrBusted() { return $this->_m_wastedOrBusted; }

        /**
         * Nothing; 0.
         */
        public function gap0d7() { return $this->_m_gap0d7; }

        /**
         * Place at which a skipped scene goes on (opcode 0707); 0.
         */
        public function sceneSkipIp() { return $this->_m_sceneSkipIp; }

        /**
         * Whether the thread is a mission; 0.
         */
        public function isMission() { return $this->_m_isMission; }

        /**
         * Nothing; 0.
         */
        public function gap0df() { return $this->_m_gap0df; }

        /**
         * The next instruction, counted from the start of the script space:
         * `len_globals` to `main_script_size` - 1.
         */
        public function ipRel() { return $this->_m_ipRel; }

        /**
         * Return addresses counted in the same way; 0 for none.
         */
        public function stackRel() { return $this->_m_stackRel; }

        /**
         * Whether a phone or the Definitive Edition wrote the save.
         */
        public function isMobile() { return $this->_m_isMobile; }

        /**
         * Whether a mission part begins with a number.
         */
        public function hasMissionIndex() { return $this->_m_hasMissionIndex; }

        public function __toString() {
            return "thread " . strval($this->slot());
        }
    }
}

/**
 * Block 1. What a script is, how far it has run, and what it left in the
 * world.
 */

namespace Navspec\GtaSaSaveDe {
    class ScriptsBlock extends \Kaitai\Struct\Struct {
        public function __construct(bool $isMobile, bool $hasMissionIndex, bool $isMissionSave, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_isMobile = $isMobile;
            $this->_m_hasMissionIndex = $hasMissionIndex;
            $this->_m_isMissionSave = $isMissionSave;
            $this->_read();
        }

        private function _read() {
            $this->_m_lenGlobals = $this->_io->readU4le();
            if (!($this->_m_lenGlobals <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_lenGlobals, $this->_io, "/types/scripts_block/seq/0");
            }
            $this->_m_globals = [];
            $n = intval($this->lenGlobals() / 4);
            for ($i = 0; $i < $n; $i++) {
                $this->_m_globals[] = $this->_io->readU4le();
            }
            $this->_m_scriptBrains = [];
            $n = 70;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_scriptBrains[] = new \Navspec\GtaSaSaveDe\ScriptBrain($this->_io, $this, $this->_root);
            }
            $this->_m_onMissionFlagOffset = $this->_io->readS4le();
            $this->_m_lastMissionPassedTime = $this->_io->readU4le();
            $this->_m_buildingSwaps = [];
            $n = 25;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_buildingSwaps[] = new \Navspec\GtaSaSaveDe\BuildingSwap($this->_io, $this, $this->_root);
            }
            $this->_m_invisibleObjects = [];
            $n = 20;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_invisibleObjects[] = new \Navspec\GtaSaSaveDe\InvisibleObject($this->_io, $this, $this->_root);
            }
            $this->_m_blockedVehicleModels = [];
            $n = 20;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_blockedVehicleModels[] = $this->_io->readS4le();
            }
            $this->_m_lodPairs = [];
            $n = 10;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_lodPairs[] = new \Navspec\GtaSaSaveDe\LodPair($this->_io, $this, $this->_root);
            }
            $this->_m_attachedAnimGroups = [];
            $n = 8;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_attachedAnimGroups[] = new \Navspec\GtaSaSaveDe\AnimGroup($this->_io, $this, $this->_root);
            }
            $this->_m_usingMultiScriptFile = $this->_io->readU1();
            $this->_m_metDebbieHarry = $this->_io->readU1();
            $this->_m_mainScriptSize = $this->_io->readU4le();
            $this->_m_largestMissionSize = $this->_io->readU4le();
            $this->_m_missionCount = $this->_io->readU2le();
            $this->_m_exclusiveMissionCount = $this->_io->readU2le();
            $this->_m_largestMissionLocals = $this->_io->readU4le();
            $this->_m_numThreads = $this->_io->readU4le();
            if (!($this->_m_numThreads <= intval(($this->_io()->size() - $this->_io()->pos()) / 262))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 262), $this->_m_numThreads, $this->_io, "/types/scripts_block/seq/17");
            }
            if ($this->isMobileGame()) {
                $this->_m_saveKind = $this->_io->readU4le();
            }
            $this->_m_threads = [];
            $n = $this->numThreads();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_threads[] = new \Navspec\GtaSaSaveDe\ScriptThread($this->isMobile(), $this->hasMissionIndex(), $this->_io, $this, $this->_root);
            }
            if ($this->isMobileGame()) {
                $this->_m_numResources = $this->_io->readU2le();
            }
            if ($this->isMobileGame()) {
                $this->_m_resources = [];
                $n = $this->numResources();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_resources[] = new \Navspec\GtaSaSaveDe\ScriptResource($this->_io, $this, $this->_root);
                }
            }
            if ($this->isMobileGame()) {
                $this->_m_unknownEnd = $this->_io->readU4le();
            }
            if ($this->isDuringMission()) {
                $this->_m_missionName = $this->_io->readBytes(8);
            }
            if ($this->isDuringMission()) {
                $this->_m_missionEnd = $this->_io->readU4le();
            }
        }
        protected $_m_isDuringMission;

        /**
         * Whether the mission that runs is named.
         */
        public function isDuringMission() {
            if ($this->_m_isDuringMission !== null)
                return $this->_m_isDuringMission;
            $this->_m_isDuringMission = $this->isMissionSave();
            return $this->_m_isDuringMission;
        }
        protected $_m_isMobileGame;

        /**
         * Whether parts of phones and of the Definitive Edition are there.
         */
        public function isMobileGame() {
            if ($this->_m_isMobileGame !== null)
                return $this->_m_isMobileGame;
            $this->_m_isMobileGame = $this->isMobile();
            return $this->_m_isMobileGame;
        }
        protected $_m_mainScriptSizeName;

        /**
         * Meaning of `main_script_size`.
         */
        public function mainScriptSizeName() {
            if ($this->_m_mainScriptSizeName !== null)
                return $this->_m_mainScriptSizeName;
            $this->_m_mainScriptSizeName = $this->mainScriptSize();
            return $this->_m_mainScriptSizeName;
        }
        protected $_m_lenGlobals;
        protected $_m_globals;
        protected $_m_scriptBrains;
        protected $_m_onMissionFlagOffset;
        protected $_m_lastMissionPassedTime;
        protected $_m_buildingSwaps;
        protected $_m_invisibleObjects;
        protected $_m_blockedVehicleModels;
        protected $_m_lodPairs;
        protected $_m_attachedAnimGroups;
        protected $_m_usingMultiScriptFile;
        protected $_m_metDebbieHarry;
        protected $_m_mainScriptSize;
        protected $_m_largestMissionSize;
        protected $_m_missionCount;
        protected $_m_exclusiveMissionCount;
        protected $_m_largestMissionLocals;
        protected $_m_numThreads;
        protected $_m_saveKind;
        protected $_m_threads;
        protected $_m_numResources;
        protected $_m_resources;
        protected $_m_unknownEnd;
        protected $_m_missionName;
        protected $_m_missionEnd;
        protected $_m_isMobile;
        protected $_m_hasMissionIndex;
        protected $_m_isMissionSave;

        /**
         * Bytes of the variables, a multiple of 4: 43,808 on the PC, 49,212 on
         * Android, 49,492 in the Definitive Edition.
         */
        public function lenGlobals() { return $this->_m_lenGlobals; }

        /**
         * Variables of all scripts, four bytes each, with integers, floats or
         * parts of texts: variable 801 is number 801. The first eight bytes are
         * none: they are the jump with which the script begins, bytes 02 00 01,
         * then `len_globals` in four bytes.
         */
        public function globals() { return $this->_m_globals; }

        /**
         * Scripts that start near people and objects; 62 of 70 places are used
         * in most files.
         */
        public function scriptBrains() { return $this->_m_scriptBrains; }

        /**
         * Byte of the variables that stores whether a mission runs, a multiple
         * of 4: 1636 on the PC (opcode 0180).
         */
        public function onMissionFlagOffset() { return $this->_m_onMissionFlagOffset; }

        /**
         * Time at which the last mission was passed (opcodes 0318, 0595);
         * 4,294,967,295 for never.
         */
        public function lastMissionPassedTime() { return $this->_m_lastMissionPassedTime; }

        /**
         * Buildings that are shown with another model (opcode 03B6); used ones
         * come first.
         */
        public function buildingSwaps() { return $this->_m_buildingSwaps; }

        /**
         * Things that scripts hid (opcode 0363).
         */
        public function invisibleObjects() { return $this->_m_invisibleObjects; }

        /**
         * Vehicles that do not appear (opcode 03C5); -1 for none.
         */
        public function blockedVehicleModels() { return $this->_m_blockedVehicleModels; }

        /**
         * Objects with a distant model of their own (opcode 0827)
         */
        public function lodPairs() { return $this->_m_lodPairs; }

        /**
         * Animations that belong to models (opcode 08E8). The original game
         * has `DEALER` for the models 28, 29, 30 and 254.
         */
        public function attachedAnimGroups() { return $this->_m_attachedAnimGroups; }

        /**
         * Whether missions are stored in the main script's file; 1.
         */
        public function usingMultiScriptFile() { return $this->_m_usingMultiScriptFile; }

        /**
         * Unused; 0.
         */
        public function metDebbieHarry() { return $this->_m_metDebbieHarry; }

        /**
         * Bytes of the main script, which identify its version: 194,146 is v1,
         * 194,125 v2; 262,245 on Android, 264,905 in the Definitive Edition.
         */
        public function mainScriptSize() { return $this->_m_mainScriptSize; }

        /**
         * Bytes of the largest mission; 68,439 in v1 and v2.
         */
        public function largestMissionSize() { return $this->_m_largestMissionSize; }

        /**
         * Missions of the script; 135 in v1 and v2.
         */
        public function missionCount() { return $this->_m_missionCount; }

        /**
         * Missions that exclude all others; 0.
         */
        public function exclusiveMissionCount() { return $this->_m_exclusiveMissionCount; }

        /**
         * Variables of the mission with most of them; 964 in v1 and v2.
         */
        public function largestMissionLocals() { return $this->_m_largestMissionLocals; }

        /**
         * Threads that follow, 96 at most.
         */
        public function numThreads() { return $this->_m_numThreads; }

        /**
         * Unknown; 2 to 6, 0 in the mission save of Android. It does not show
         * how the game was saved.
         */
        public function saveKind() { return $this->_m_saveKind; }

        /**
         * Running scripts, `main` first.
         */
        public function threads() { return $this->_m_threads; }

        /**
         * Models that follow.
         */
        public function numResources() { return $this->_m_numResources; }

        /**
         * Models that threads have loaded.
         */
        public function resources() { return $this->_m_resources; }

        /**
         * Last number of the block, always 0.
         */
        public function unknownEnd() { return $this->_m_unknownEnd; }

        /**
         * Mission that runs, such as `SYN2`; empty in the Definitive Edition.
         */
        public function missionName() { return $this->_m_missionName; }

        /**
         * Unknown; 1.
         */
        public function missionEnd() { return $this->_m_missionEnd; }

        /**
         * Whether a phone or the Definitive Edition wrote the save.
         */
        public function isMobile() { return $this->_m_isMobile; }

        /**
         * Whether the script of a mission begins with the number of the mission.
         */
        public function hasMissionIndex() { return $this->_m_hasMissionIndex; }

        /**
         * Whether the game was saved during a mission.
         */
        public function isMissionSave() { return $this->_m_isMissionSave; }
    }
}

/**
 * A place at which police appears when the player comes into a rectangle,
 * wanted and in the way that the type requires. Types of cars for a player
 * in a vehicle want him to move towards the place where they appear. Nothing
 * appears where the place is taken.
 */

namespace Navspec\GtaSaSaveDe {
    class SetPiece extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\SetPiecesBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lastGenerationTime = $this->_io->readS4le();
            $this->_m_x1 = $this->_io->readS2le();
            $this->_m_y1 = $this->_io->readS2le();
            $this->_m_x2 = $this->_io->readS2le();
            $this->_m_y2 = $this->_io->readS2le();
            $this->_m_spawn1 = new \Navspec\GtaSaSaveDe\Spot($this->_io, $this, $this->_root);
            $this->_m_spawn2 = new \Navspec\GtaSaSaveDe\Spot($this->_io, $this, $this->_root);
            $this->_m_target1 = new \Navspec\GtaSaSaveDe\Spot($this->_io, $this, $this->_root);
            $this->_m_target2 = new \Navspec\GtaSaSaveDe\Spot($this->_io, $this, $this->_root);
            $this->_m_pieceType = $this->_io->readU1();
            $this->_m_gap00d = $this->_io->readBytes(3);
        }
        protected $_m_pieceTypeName;

        /**
         * Meaning of `piece_type`.
         */
        public function pieceTypeName() {
            if ($this->_m_pieceTypeName !== null)
                return $this->_m_pieceTypeName;
            $this->_m_pieceTypeName = $this->pieceType();
            return $this->_m_pieceTypeName;
        }
        protected $_m_lastGenerationTime;
        protected $_m_x1;
        protected $_m_y1;
        protected $_m_x2;
        protected $_m_y2;
        protected $_m_spawn1;
        protected $_m_spawn2;
        protected $_m_target1;
        protected $_m_target2;
        protected $_m_pieceType;
        protected $_m_gap00d;

        /**
         * Time at which the trap last sprang; 0 for never. The trap rests for 40
         * s after that.
         */
        public function lastGenerationTime() { return $this->_m_lastGenerationTime; }

        /**
         * Lowest x.
         */
        public function x1() { return $this->_m_x1; }

        /**
         * Lowest y.
         */
        public function y1() { return $this->_m_y1; }

        /**
         * Highest x.
         */
        public function x2() { return $this->_m_x2; }

        /**
         * Highest y.
         */
        public function y2() { return $this->_m_y2; }

        /**
         * Place at which the first car or policeman appears.
         */
        public function spawn1() { return $this->_m_spawn1; }

        /**
         * Place at which the second car or policeman appears.
         */
        public function spawn2() { return $this->_m_spawn2; }

        /**
         * Place that the first car or policeman heads for, without being bound
         * to it.
         */
        public function target1() { return $this->_m_target1; }

        /**
         * Place that the second car or policeman heads for.
         */
        public function target2() { return $this->_m_target2; }

        /**
         * Cars or policemen that appear, and the players for whom they appear.
         */
        public function pieceType() { return $this->_m_pieceType; }

        /**
         * Nothing; 0.
         */
        public function gap00d() { return $this->_m_gap00d; }
    }
}

/**
 * Block 17. Places at which police lies in wait (opcode 04F8).
 */

namespace Navspec\GtaSaSaveDe {
    class SetPiecesBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_usedCount = $this->_io->readU4le();
            $this->_m_pieces = [];
            $n = 210;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_pieces[] = new \Navspec\GtaSaSaveDe\SetPiece($this->_io, $this, $this->_root);
            }
        }
        protected $_m_usedCount;
        protected $_m_pieces;

        /**
         * Places in use, 209; all 210 are stored.
         */
        public function usedCount() { return $this->_m_usedCount; }

        /**
         * Places at which police appears.
         */
        public function pieces() { return $this->_m_pieces; }
    }
}

/**
 * Block 22.
 */

namespace Navspec\GtaSaSaveDe {
    class ShoppingBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numModifiers = $this->_io->readU4le();
            if (!($this->_m_numModifiers <= intval(($this->_io()->size() - $this->_io()->pos()) / 8))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 8), $this->_m_numModifiers, $this->_io, "/types/shopping_block/seq/0");
            }
            $this->_m_modifiers = [];
            $n = $this->numModifiers();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_modifiers[] = new \Navspec\GtaSaSaveDe\ChangedPrice($this->_io, $this, $this->_root);
            }
            $this->_m_numItems = $this->_io->readU4le();
            if (!($this->_m_numItems <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_numItems, $this->_io, "/types/shopping_block/seq/2");
            }
            $this->_m_items = [];
            $n = $this->numItems();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_items[] = $this->_io->readU1();
            }
        }
        protected $_m_numModifiers;
        protected $_m_modifiers;
        protected $_m_numItems;
        protected $_m_items;

        /**
         * Prices that follow; 0 to 4.
         */
        public function numModifiers() { return $this->_m_numModifiers; }

        /**
         * Items with a changed price.
         */
        public function modifiers() { return $this->_m_modifiers; }

        /**
         * Goods that follow; 544.
         */
        public function numItems() { return $this->_m_numItems; }

        /**
         * Whether it was bought, in the order of the prices in shopping.dat.
         */
        public function items() { return $this->_m_items; }
    }
}

/**
 * Name of a model that scripts choose.
 */

namespace Navspec\GtaSaSaveDe {
    class SpecialModel extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ScriptResource $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenModelName = $this->_io->readU4le();
            if (!($this->_m_lenModelName <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_lenModelName, $this->_io, "/types/special_model/seq/0");
            }
            $this->_m_modelName = $this->_io->readBytes($this->lenModelName());
        }
        protected $_m_lenModelName;
        protected $_m_modelName;

        /**
         * Bytes of the name.
         */
        public function lenModelName() { return $this->_m_lenModelName; }

        /**
         * Name with a zero after it, such as `ryder2`.
         */
        public function modelName() { return $this->_m_modelName; }
    }
}

/**
 * A place on the ground.
 */

namespace Navspec\GtaSaSaveDe {
    class Spot extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\SetPiece $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_x = $this->_io->readS2le();
            $this->_m_y = $this->_io->readS2le();
        }
        protected $_m_x;
        protected $_m_y;

        /**
         * Towards the east.
         */
        public function x() { return $this->_m_x; }

        /**
         * Towards the north.
         */
        public function y() { return $this->_m_y; }
    }
}

/**
 * What a station has played.
 */

namespace Navspec\GtaSaSaveDe {
    class StationHistory extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\RadioBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_recentTracks = [];
            $n = 20;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_recentTracks[] = $this->_io->readS1();
            }
            $this->_m_recentIdents = [];
            $n = 8;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_recentIdents[] = $this->_io->readS4le();
            }
            $this->_m_recentAdverts = [];
            $n = 40;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_recentAdverts[] = $this->_io->readS4le();
            }
            $this->_m_recentDj = [];
            $n = 15;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_recentDj[] = $this->_io->readS4le();
            }
        }
        protected $_m_recentTracks;
        protected $_m_recentIdents;
        protected $_m_recentAdverts;
        protected $_m_recentDj;

        /**
         * Songs; -1 for none.
         */
        public function recentTracks() { return $this->_m_recentTracks; }

        /**
         * Jingles; -1 for none.
         */
        public function recentIdents() { return $this->_m_recentIdents; }

        /**
         * Advertisements; -1 for none.
         */
        public function recentAdverts() { return $this->_m_recentAdverts; }

        /**
         * Talk; -1 for none.
         */
        public function recentDj() { return $this->_m_recentDj; }
    }
}

/**
 * Block 16. Statistic 0 to 81 are fractions, 120 to 342 whole numbers;
 * others do not exist.
 */

namespace Navspec\GtaSaSaveDe {
    class StatisticsBlock extends \Kaitai\Struct\Struct {
        public function __construct(bool $isDefinitive, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_isDefinitive = $isDefinitive;
            $this->_read();
        }

        private function _read() {
            $this->_m_floatStats = [];
            $n = 82;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_floatStats[] = $this->_io->readF4le();
            }
            $this->_m_intStats = [];
            $n = $this->numIntStats();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_intStats[] = $this->_io->readS4le();
            }
            $this->_m_pedsKilled = [];
            $n = 32;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_pedsKilled[] = $this->_io->readS4le();
            }
            $this->_m_lastMissionPassed = $this->_io->readBytes(8);
            $this->_m_radioListenTime = [];
            $n = 14;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_radioListenTime[] = $this->_io->readS4le();
            }
            $this->_m_missionAttempts = [];
            $n = 100;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_missionAttempts[] = $this->_io->readS4le();
            }
            $this->_m_statMessageShown = [];
            $n = 128;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_statMessageShown[] = $this->_io->readU1();
            }
            if ($this->isDefinitiveEdition()) {
                $this->_m_statisticsEnd = $this->_io->readU4le();
            }
        }
        protected $_m_isDefinitiveEdition;

        /**
         * Whether four more bytes follow.
         */
        public function isDefinitiveEdition() {
            if ($this->_m_isDefinitiveEdition !== null)
                return $this->_m_isDefinitiveEdition;
            $this->_m_isDefinitiveEdition = $this->isDefinitive();
            return $this->_m_isDefinitiveEdition;
        }
        protected $_m_numIntStats;

        /**
         * Whole numbers; the last one of the Definitive Edition is statistic
         * 343.
         */
        public function numIntStats() {
            if ($this->_m_numIntStats !== null)
                return $this->_m_numIntStats;
            $this->_m_numIntStats = ($this->isDefinitive() ? 224 : 223);
            return $this->_m_numIntStats;
        }
        protected $_m_floatStats;
        protected $_m_intStats;
        protected $_m_pedsKilled;
        protected $_m_lastMissionPassed;
        protected $_m_radioListenTime;
        protected $_m_missionAttempts;
        protected $_m_statMessageShown;
        protected $_m_statisticsEnd;
        protected $_m_isDefinitive;

        /**
         * Statistics 0 to 81.
         */
        public function floatStats() { return $this->_m_floatStats; }

        /**
         * Statistics 120 to 342; from 302 on they are flags of missions, 0 or 1,
         * by the names that scripts give them.
         */
        public function intStats() { return $this->_m_intStats; }

        /**
         * People killed, by kind.
         */
        public function pedsKilled() { return $this->_m_pedsKilled; }

        /**
         * Key of the last mission's text, filled with zeros.
         */
        public function lastMissionPassed() { return $this->_m_lastMissionPassed; }

        /**
         * Time for which each station was heard.
         */
        public function radioListenTime() { return $this->_m_radioListenTime; }

        /**
         * 0 in all measured files.
         */
        public function missionAttempts() { return $this->_m_missionAttempts; }

        /**
         * Whether the message of a line of statdisp.dat was shown.
         */
        public function statMessageShown() { return $this->_m_statMessageShown; }

        /**
         * Bytes of unknown use at the end of the block.
         */
        public function statisticsEnd() { return $this->_m_statisticsEnd; }

        /**
         * Whether the Definitive Edition wrote the save, which has one more statistic.
         */
        public function isDefinitive() { return $this->_m_isDefinitive; }
    }
}

/**
 * A car that is kept; the place is free where the model is 0, and holds old
 * bytes then.
 */

namespace Navspec\GtaSaSaveDe {
    class StoredCar extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\GaragesBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_handlingFlags = new \Navspec\GtaSaSaveDe\HandlingBits($this->_io, $this, $this->_root);
            $this->_m_carFlags = new \Navspec\GtaSaSaveDe\CarBits($this->_io, $this, $this->_root);
            $this->_m_gap00c = $this->_io->readBytes(1);
            $this->_m_model = $this->_io->readU2le();
            $this->_m_mods = [];
            $n = 15;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_mods[] = $this->_io->readS2le();
            }
            $this->_m_colours = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_colours[] = $this->_io->readU1();
            }
            $this->_m_radio = $this->_io->readU1();
            $this->_m_components = [];
            $n = 2;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_components[] = $this->_io->readU1();
            }
            $this->_m_bomb = $this->_io->readU1();
            $this->_m_paintjob = $this->_io->readU1();
            $this->_m_nitro = $this->_io->readU1();
            $this->_m_forward = new \Navspec\GtaSaSaveDe\Direction100($this->_io, $this, $this->_root);
            $this->_m_gap037 = $this->_io->readBytes(1);
        }
        protected $_m_bombName;

        /**
         * Meaning of `bomb`.
         */
        public function bombName() {
            if ($this->_m_bombName !== null)
                return $this->_m_bombName;
            $this->_m_bombName = $this->bomb();
            return $this->_m_bombName;
        }
        protected $_m_modelName;

        /**
         * Meaning of `model`.
         */
        public function modelName() {
            if ($this->_m_modelName !== null)
                return $this->_m_modelName;
            $this->_m_modelName = $this->model();
            return $this->_m_modelName;
        }
        protected $_m_radioName;

        /**
         * Meaning of `radio`.
         */
        public function radioName() {
            if ($this->_m_radioName !== null)
                return $this->_m_radioName;
            $this->_m_radioName = $this->radio();
            return $this->_m_radioName;
        }
        protected $_m_position;
        protected $_m_handlingFlags;
        protected $_m_carFlags;
        protected $_m_gap00c;
        protected $_m_model;
        protected $_m_mods;
        protected $_m_colours;
        protected $_m_radio;
        protected $_m_components;
        protected $_m_bomb;
        protected $_m_paintjob;
        protected $_m_nitro;
        protected $_m_forward;
        protected $_m_gap037;

        /**
         * Place of the parked car in the world.
         */
        public function position() { return $this->_m_position; }

        /**
         * Handling of the model, and tuning.
         */
        public function handlingFlags() { return $this->_m_handlingFlags; }

        /**
         * Kinds of harm that the car is proof against, and what is built in.
         */
        public function carFlags() { return $this->_m_carFlags; }

        /**
         * Nothing; 0.
         */
        public function gap00c() { return $this->_m_gap00c; }

        /**
         * Model, 400 to 611; 0 where the place is free.
         */
        public function model() { return $this->_m_model; }

        /**
         * Tuning parts, 1000 to 1193; -1 for none. Which ones fit a model says
         * the enum `vehicle`, which wheels its `wheel_class`. Parts that are put
         * on both sides are stored once.
         */
        public function mods() { return $this->_m_mods; }

        /**
         * Colours by their number in the palette.
         */
        public function colours() { return $this->_m_colours; }

        /**
         * Station that is on, 1 to 13; 0 where the vehicle has no radio.
         */
        public function radio() { return $this->_m_radio; }

        /**
         * Extras of the model, 0 to 4; 255 for none.
         */
        public function components() { return $this->_m_components; }

        /**
         * Bomb in the car; 0 in all 8,252 cars that were measured but five of
         * one edited save.
         */
        public function bomb() { return $this->_m_bomb; }

        /**
         * Paintjob, 0 to 2 where the model has as many (`paintjob_count` of
         * `vehicle`); 255 for none.
         */
        public function paintjob() { return $this->_m_paintjob; }

        /**
         * Charges of nitro: 0 to 10, or 101.
         */
        public function nitro() { return $this->_m_nitro; }

        /**
         * Direction of the front of the parked car.
         */
        public function forward() { return $this->_m_forward; }

        /**
         * Nothing; 0.
         */
        public function gap037() { return $this->_m_gap037; }

        public function __toString() {
            return "model " . strval($this->model());
        }
    }
}

/**
 * Block 18.
 */

namespace Navspec\GtaSaSaveDe {
    class StreamingBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_slots = [];
            $n = 26316;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_slots[] = $this->_io->readU1();
            }
        }
        protected $_m_slots;

        /**
         * Loading state of each model (from 0), texture (20,000), collision
         * (25,000), part of the map (25,255), path file (25,511), animation
         * (25,575), recording (25,755), script (26,230). 255 is not loaded; else
         * bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
         * scene. 1 is "do not remove", left over from GTA III and Vice City, by
         * the names of their engine. 128 is in no public list.
         */
        public function slots() { return $this->_m_slots; }
    }
}

/**
 * A unique jump.
 */

namespace Navspec\GtaSaSaveDe {
    class StuntJump extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\StuntJumpsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_startMin = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_startMax = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_landMin = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_landMax = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_camera = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_reward = $this->_io->readS4le();
            $this->_m_done = $this->_io->readU1();
            $this->_m_found = $this->_io->readU1();
            $this->_m_gap042 = $this->_io->readBytes(2);
        }
        protected $_m_startMin;
        protected $_m_startMax;
        protected $_m_landMin;
        protected $_m_landMax;
        protected $_m_camera;
        protected $_m_reward;
        protected $_m_done;
        protected $_m_found;
        protected $_m_gap042;

        /**
         * Lowest corner of the box from which one jumps.
         */
        public function startMin() { return $this->_m_startMin; }

        /**
         * Highest corner of the box from which a jump starts.
         */
        public function startMax() { return $this->_m_startMax; }

        /**
         * Lowest corner of the box in which one lands.
         */
        public function landMin() { return $this->_m_landMin; }

        /**
         * Highest corner of the box in which a jump must land.
         */
        public function landMax() { return $this->_m_landMax; }

        /**
         * Place of the camera during the jump.
         */
        public function camera() { return $this->_m_camera; }

        /**
         * Dollars for the jump; 500.
         */
        public function reward() { return $this->_m_reward; }

        /**
         * Whether the player has landed the jump.
         */
        public function done() { return $this->_m_done; }

        /**
         * Whether the player has tried the jump.
         */
        public function found() { return $this->_m_found; }

        /**
         * Old memory; no meaning.
         */
        public function gap042() { return $this->_m_gap042; }
    }
}

/**
 * Block 24.
 */

namespace Navspec\GtaSaSaveDe {
    class StuntJumpsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numJumps = $this->_io->readU4le();
            if (!($this->_m_numJumps <= intval(($this->_io()->size() - $this->_io()->pos()) / 68))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 68), $this->_m_numJumps, $this->_io, "/types/stunt_jumps_block/seq/0");
            }
            $this->_m_jumps = [];
            $n = $this->numJumps();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_jumps[] = new \Navspec\GtaSaSaveDe\StuntJump($this->_io, $this, $this->_root);
            }
        }
        protected $_m_numJumps;
        protected $_m_jumps;

        /**
         * Jumps that follow; 70.
         */
        public function numJumps() { return $this->_m_numJumps; }

        /**
         * Jumps, in an order that turns by some places whenever a save is
         * loaded.
         */
        public function jumps() { return $this->_m_jumps; }
    }
}

/**
 * A box in which path nodes are switched on or off. Opcodes 01E7 and 01E8
 * add one for cars, on and off, 022A and 022B one for people, unless 64 are
 * stored. Each first drops the boxes that lie inside the new one, of
 * whichever kind; a fault there loses the last box and doubles another, so
 * that doubled boxes are normal. 091D (cars) and 091E (people) drop the
 * boxes inside theirs, give the nodes their original state back, and add
 * none.
 */

namespace Navspec\GtaSaSaveDe {
    class SwitchedArea extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\PathsBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_xMin = $this->_io->readF4le();
            $this->_m_xMax = $this->_io->readF4le();
            $this->_m_yMin = $this->_io->readF4le();
            $this->_m_yMax = $this->_io->readF4le();
            $this->_m_zMin = $this->_io->readF4le();
            $this->_m_zMax = $this->_io->readF4le();
            $this->_m_switchedOff = $this->_io->readU1();
            $this->_m_forCars = $this->_io->readU1();
            $this->_m_gap01a = $this->_io->readBytes(2);
        }
        protected $_m_xMin;
        protected $_m_xMax;
        protected $_m_yMin;
        protected $_m_yMax;
        protected $_m_zMin;
        protected $_m_zMax;
        protected $_m_switchedOff;
        protected $_m_forCars;
        protected $_m_gap01a;

        /**
         * Lowest x.
         */
        public function xMin() { return $this->_m_xMin; }

        /**
         * Highest x.
         */
        public function xMax() { return $this->_m_xMax; }

        /**
         * Lowest y.
         */
        public function yMin() { return $this->_m_yMin; }

        /**
         * Highest y.
         */
        public function yMax() { return $this->_m_yMax; }

        /**
         * Lowest z.
         */
        public function zMin() { return $this->_m_zMin; }

        /**
         * Highest z.
         */
        public function zMax() { return $this->_m_zMax; }

        /**
         * Whether the nodes are off.
         */
        public function switchedOff() { return $this->_m_switchedOff; }

        /**
         * Whether the area switches nodes of cars; else those of people.
         */
        public function forCars() { return $this->_m_forCars; }

        /**
         * Nothing; 0.
         */
        public function gap01a() { return $this->_m_gap01a; }
    }
}

/**
 * Block 20.
 */

namespace Navspec\GtaSaSaveDe {
    class TagsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numTags = $this->_io->readU4le();
            if (!($this->_m_numTags <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_numTags, $this->_io, "/types/tags_block/seq/0");
            }
            $this->_m_tags = [];
            $n = $this->numTags();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_tags[] = $this->_io->readU1();
            }
        }
        protected $_m_numTags;
        protected $_m_tags;

        /**
         * Gang tags that follow; as many as the game has, because it does not
         * read this number.
         */
        public function numTags() { return $this->_m_numTags; }

        /**
         * Paint on each, 0 to 255; above 228 it is sprayed over.
         */
        public function tags() { return $this->_m_tags; }
    }
}

/**
 * A text with its length.
 */

namespace Navspec\GtaSaSaveDe {
    class Text extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenContent = $this->_io->readU4le();
            if (!($this->_m_lenContent <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_lenContent, $this->_io, "/types/text/seq/0");
            }
            $this->_m_content = $this->_io->readBytes($this->lenContent());
        }
        protected $_m_lenContent;
        protected $_m_content;

        /**
         * Bytes of `content`.
         */
        public function lenContent() { return $this->_m_lenContent; }

        /**
         * Text with a zero after it.
         */
        public function content() { return $this->_m_content; }
    }
}

/**
 * A marker in the world; a slot that is not in use holds old places.
 */

namespace Navspec\GtaSaSaveDe {
    class UserMarker extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\UserMarkersBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_inUse = $this->_io->readU1();
            $this->_m_gap001 = $this->_io->readBytes(3);
            $this->_m_position = new \Navspec\GtaSaSaveDe\Vec3($this->_io, $this, $this->_root);
            $this->_m_red = $this->_io->readU4le();
            $this->_m_green = $this->_io->readU4le();
            $this->_m_blue = $this->_io->readU4le();
        }
        protected $_m_inUse;
        protected $_m_gap001;
        protected $_m_position;
        protected $_m_red;
        protected $_m_green;
        protected $_m_blue;

        /**
         * Whether the marker is shown.
         */
        public function inUse() { return $this->_m_inUse; }

        /**
         * Nothing; 0.
         */
        public function gap001() { return $this->_m_gap001; }

        /**
         * Place of the marker in the world.
         */
        public function position() { return $this->_m_position; }

        /**
         * Red, 0 to 255.
         */
        public function red() { return $this->_m_red; }

        /**
         * Green, 0 to 255.
         */
        public function green() { return $this->_m_green; }

        /**
         * Blue, 0 to 255.
         */
        public function blue() { return $this->_m_blue; }
    }
}

/**
 * Block 27 (opcode 0A40).
 */

namespace Navspec\GtaSaSaveDe {
    class UserMarkersBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_markers = [];
            $n = 5;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_markers[] = new \Navspec\GtaSaSaveDe\UserMarker($this->_io, $this, $this->_root);
            }
        }
        protected $_m_markers;

        /**
         * The five markers that scripts can set (opcode 0A40).
         */
        public function markers() { return $this->_m_markers; }
    }
}

/**
 * A direction on the ground.
 */

namespace Navspec\GtaSaSaveDe {
    class Vec2 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\Garage $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_x = $this->_io->readF4le();
            $this->_m_y = $this->_io->readF4le();
        }
        protected $_m_x;
        protected $_m_y;

        /**
         * Towards the east.
         */
        public function x() { return $this->_m_x; }

        /**
         * Towards the north.
         */
        public function y() { return $this->_m_y; }
    }
}

/**
 * A point or direction in the world.
 */

namespace Navspec\GtaSaSaveDe {
    class Vec3 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_x = $this->_io->readF4le();
            $this->_m_y = $this->_io->readF4le();
            $this->_m_z = $this->_io->readF4le();
        }
        protected $_m_x;
        protected $_m_y;
        protected $_m_z;

        /**
         * Towards the east.
         */
        public function x() { return $this->_m_x; }

        /**
         * Towards the north.
         */
        public function y() { return $this->_m_y; }

        /**
         * Up.
         */
        public function z() { return $this->_m_z; }
    }
}

/**
 * Broken parts of a car, helicopter, plane, quad bike, monster truck or trailer.
 */

namespace Navspec\GtaSaSaveDe {
    class VehicleDamage extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\MobileVehicle $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_wheelEffect = $this->_io->readF4le();
            $this->_m_engineStatus = $this->_io->readU1();
            $this->_m_wheels = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_wheels[] = $this->_io->readU1();
            }
            $this->_m_doors = [];
            $n = 6;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_doors[] = $this->_io->readU1();
            }
            $this->_m_gap00f = $this->_io->readBytes(1);
            $this->_m_lights = $this->_io->readU4le();
            $this->_m_panels = $this->_io->readU4le();
        }
        protected $_m_wheelEffect;
        protected $_m_engineStatus;
        protected $_m_wheels;
        protected $_m_doors;
        protected $_m_gap00f;
        protected $_m_lights;
        protected $_m_panels;

        /**
         * Effect of a flat tyre on the driving; 0.5.
         */
        public function wheelEffect() { return $this->_m_wheelEffect; }

        /**
         * Damage of the engine, 0 to 250.
         */
        public function engineStatus() { return $this->_m_engineStatus; }

        /**
         * State of the wheels, 0 to 2; 0 is whole.
         */
        public function wheels() { return $this->_m_wheels; }

        /**
         * State of bonnet, boot, and the doors left front, right front, left
         * rear, right rear, 0 to 4; 0 is whole.
         */
        public function doors() { return $this->_m_doors; }

        /**
         * Nothing; 0.
         */
        public function gap00f() { return $this->_m_gap00f; }

        /**
         * State of the lights, two bits each; 0 is whole.
         */
        public function lights() { return $this->_m_lights; }

        /**
         * State of the panels, four bits each; 0 is whole.
         */
        public function panels() { return $this->_m_panels; }
    }
}

/**
 * A weapon; all zero in an empty slot.
 */

namespace Navspec\GtaSaSaveDe {
    class Weapon extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\MobilePlayer $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_weaponType = $this->_io->readU4le();
            $this->_m_state = $this->_io->readU4le();
            $this->_m_clip = $this->_io->readU4le();
            $this->_m_totalAmmo = $this->_io->readU4le();
            $this->_m_nextShotTime = $this->_io->readU4le();
            $this->_m_firstPersonSelected = $this->_io->readU1();
            $this->_m_dontPlaceInHand = $this->_io->readU1();
            $this->_m_gap016 = $this->_io->readBytes(2);
            $this->_m_fxPtr = $this->_io->readU4le();
        }
        protected $_m_stateName;

        /**
         * Meaning of `state`.
         */
        public function stateName() {
            if ($this->_m_stateName !== null)
                return $this->_m_stateName;
            $this->_m_stateName = $this->state();
            return $this->_m_stateName;
        }
        protected $_m_weaponTypeName;

        /**
         * Meaning of `weapon_type`.
         */
        public function weaponTypeName() {
            if ($this->_m_weaponTypeName !== null)
                return $this->_m_weaponTypeName;
            $this->_m_weaponTypeName = $this->weaponType();
            return $this->_m_weaponTypeName;
        }
        protected $_m_weaponType;
        protected $_m_state;
        protected $_m_clip;
        protected $_m_totalAmmo;
        protected $_m_nextShotTime;
        protected $_m_firstPersonSelected;
        protected $_m_dontPlaceInHand;
        protected $_m_gap016;
        protected $_m_fxPtr;

        /**
         * Weapon; its slot decides which fit here.
         */
        public function weaponType() { return $this->_m_weaponType; }

        /**
         * Whether the weapon is ready, fires, reloads or is empty.
         */
        public function state() { return $this->_m_state; }

        /**
         * Shots left before the weapon must be loaded again.
         */
        public function clip() { return $this->_m_clip; }

        /**
         * Shots in all, above 25,000 without end.
         */
        public function totalAmmo() { return $this->_m_totalAmmo; }

        /**
         * Time from which the weapon can shoot again.
         */
        public function nextShotTime() { return $this->_m_nextShotTime; }

        /**
         * Whether it was chosen for the view through it; 0.
         */
        public function firstPersonSelected() { return $this->_m_firstPersonSelected; }

        /**
         * Whether the weapon is hidden; 0.
         */
        public function dontPlaceInHand() { return $this->_m_dontPlaceInHand; }

        /**
         * Old memory; no meaning.
         */
        public function gap016() { return $this->_m_gap016; }

        /**
         * Old address; 0.
         */
        public function fxPtr() { return $this->_m_fxPtr; }

        public function __toString() {
            return "weapon " . strval($this->weaponType()) . ": " . strval($this->totalAmmo());
        }
    }
}

/**
 * A box with a name.
 */

namespace Navspec\GtaSaSaveDe {
    class Zone extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ZonesBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_infoLabel = $this->_io->readBytes(8);
            $this->_m_textKey = $this->_io->readBytes(8);
            $this->_m_x1 = $this->_io->readS2le();
            $this->_m_y1 = $this->_io->readS2le();
            $this->_m_z1 = $this->_io->readS2le();
            $this->_m_x2 = $this->_io->readS2le();
            $this->_m_y2 = $this->_io->readS2le();
            $this->_m_z2 = $this->_io->readS2le();
            $this->_m_infoIndex = $this->_io->readU2le();
            $this->_m_zoneType = $this->_io->readU1();
            $this->_m_level = $this->_io->readU1();
        }
        protected $_m_levelName;

        /**
         * Meaning of `level`.
         */
        public function levelName() {
            if ($this->_m_levelName !== null)
                return $this->_m_levelName;
            $this->_m_levelName = $this->level();
            return $this->_m_levelName;
        }
        protected $_m_zoneTypeName;

        /**
         * Meaning of `zone_type`.
         */
        public function zoneTypeName() {
            if ($this->_m_zoneTypeName !== null)
                return $this->_m_zoneTypeName;
            $this->_m_zoneTypeName = $this->zoneType();
            return $this->_m_zoneTypeName;
        }
        protected $_m_infoLabel;
        protected $_m_textKey;
        protected $_m_x1;
        protected $_m_y1;
        protected $_m_z1;
        protected $_m_x2;
        protected $_m_y2;
        protected $_m_z2;
        protected $_m_infoIndex;
        protected $_m_zoneType;
        protected $_m_level;

        /**
         * Name to scripts in capitals, filled with zeros.
         */
        public function infoLabel() { return $this->_m_infoLabel; }

        /**
         * Name of the text that is shown, filled with zeros.
         */
        public function textKey() { return $this->_m_textKey; }

        /**
         * Lowest x.
         */
        public function x1() { return $this->_m_x1; }

        /**
         * Lowest y.
         */
        public function y1() { return $this->_m_y1; }

        /**
         * Lowest z.
         */
        public function z1() { return $this->_m_z1; }

        /**
         * Highest x.
         */
        public function x2() { return $this->_m_x2; }

        /**
         * Highest y.
         */
        public function y2() { return $this->_m_y2; }

        /**
         * Highest z.
         */
        public function z2() { return $this->_m_z2; }

        /**
         * Info of the zone; 0 for towns.
         */
        public function infoIndex() { return $this->_m_infoIndex; }

        /**
         * Kind of the zone; only 0 (with a name) and 3 (of a town) occur.
         */
        public function zoneType() { return $this->_m_zoneType; }

        /**
         * Town.
         */
        public function level() { return $this->_m_level; }
    }
}

/**
 * Who lives in a zone.
 */

namespace Navspec\GtaSaSaveDe {
    class ZoneInfo extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe\ZonesBlock $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_gangDensity = [];
            $n = 10;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_gangDensity[] = $this->_io->readU1();
            }
            $this->_m_dealerDensity = $this->_io->readU1();
            $this->_m_colour = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_colour[] = $this->_io->readU1();
            }
            $this->_m_population = new \Navspec\GtaSaSaveDe\PopulationBits($this->_io, $this, $this->_root);
            $this->_m_races = new \Navspec\GtaSaSaveDe\RaceBits($this->_io, $this, $this->_root);
        }
        protected $_m_gangDensity;
        protected $_m_dealerDensity;
        protected $_m_colour;
        protected $_m_population;
        protected $_m_races;

        /**
         * Density of each gang, 0 to 100 (opcode 076C).
         */
        public function gangDensity() { return $this->_m_gangDensity; }

        /**
         * Density of dealers (opcode 076A), 0 to 15.
         */
        public function dealerDensity() { return $this->_m_dealerDensity; }

        /**
         * Red, green, blue and alpha on the map, which follow from the
         * densities.
         */
        public function colour() { return $this->_m_colour; }

        /**
         * Kind of people in the zone.
         */
        public function population() { return $this->_m_population; }

        /**
         * Groups of people that live in the zone (opcode 0874).
         */
        public function races() { return $this->_m_races; }
    }
}

/**
 * Block 10. Zones have a box and a name; their inhabitants are stored in infos,
 * which several may share.
 */

namespace Navspec\GtaSaSaveDe {
    class ZonesBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveDe $_parent = null, ?\Navspec\GtaSaSaveDe $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_currentLevel = $this->_io->readU4le();
            $this->_m_numNavZones = $this->_io->readU2le();
            $this->_m_numZoneInfos = $this->_io->readU2le();
            $this->_m_numMapZones = $this->_io->readU2le();
            $this->_m_navZones = [];
            $n = $this->numNavZones();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_navZones[] = new \Navspec\GtaSaSaveDe\Zone($this->_io, $this, $this->_root);
            }
            $this->_m_zoneInfos = [];
            $n = $this->numZoneInfos();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_zoneInfos[] = new \Navspec\GtaSaSaveDe\ZoneInfo($this->_io, $this, $this->_root);
            }
            $this->_m_mapZones = [];
            $n = $this->numMapZones();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_mapZones[] = new \Navspec\GtaSaSaveDe\Zone($this->_io, $this, $this->_root);
            }
            $this->_m_visited = [];
            $n = 100;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_visited[] = $this->_io->readU1();
            }
            $this->_m_revealedCount = $this->_io->readU4le();
        }
        protected $_m_currentLevelName;

        /**
         * Meaning of `current_level`.
         */
        public function currentLevelName() {
            if ($this->_m_currentLevelName !== null)
                return $this->_m_currentLevelName;
            $this->_m_currentLevelName = $this->currentLevel();
            return $this->_m_currentLevelName;
        }
        protected $_m_currentLevel;
        protected $_m_numNavZones;
        protected $_m_numZoneInfos;
        protected $_m_numMapZones;
        protected $_m_navZones;
        protected $_m_zoneInfos;
        protected $_m_mapZones;
        protected $_m_visited;
        protected $_m_revealedCount;

        /**
         * Town in which the player is, 0 to 3; not that of block 0.
         */
        public function currentLevel() { return $this->_m_currentLevel; }

        /**
         * Zones with a name, 379.
         */
        public function numNavZones() { return $this->_m_numNavZones; }

        /**
         * Infos, 378.
         */
        public function numZoneInfos() { return $this->_m_numZoneInfos; }

        /**
         * Zones of towns, 7.
         */
        public function numMapZones() { return $this->_m_numMapZones; }

        /**
         * Zones with a name, the first being all of the map.
         */
        public function navZones() { return $this->_m_navZones; }

        /**
         * Inhabitants of the zones.
         */
        public function zoneInfos() { return $this->_m_zoneInfos; }

        /**
         * Towns.
         */
        public function mapZones() { return $this->_m_mapZones; }

        /**
         * Whether a part of the map is revealed, 0 or 1: ten columns from west
         * to east, ten parts from north to south in each.
         */
        public function visited() { return $this->_m_visited; }

        /**
         * Parts that are revealed.
         */
        public function revealedCount() { return $this->_m_revealedCount; }
    }
}

namespace Navspec\GtaSaSaveDe {
    class BlipColour {

        /**
         * Red.
         */
        const BLIP_RED = 0;

        /**
         * Green.
         */
        const BLIP_GREEN = 1;

        /**
         * Blue.
         */
        const BLIP_BLUE = 2;

        /**
         * White.
         */
        const BLIP_WHITE = 3;

        /**
         * Yellow.
         */
        const BLIP_YELLOW = 4;

        /**
         * Red as well.
         */
        const BLIP_RED_2 = 5;

        /**
         * Blue as well.
         */
        const BLIP_BLUE_2 = 6;

        /**
         * Red, or blue where the icon is friendly.
         */
        const BLIP_THREAT = 7;

        /**
         * Cream, for a destination.
         */
        const BLIP_DESTINATION = 8;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class BlipDisplay {

        /**
         * Neither on the radar nor in the world.
         */
        const SHOW_NOTHING = 0;

        /**
         * The marker in the world.
         */
        const SHOW_MARKER = 1;

        /**
         * The icon on the radar.
         */
        const SHOW_ICON = 2;

        /**
         * Marker and icon.
         */
        const SHOW_BOTH = 3;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class BlipTarget {

        /**
         * No target: free slot.
         */
        const BLIP_OF_NOTHING = 0;

        /**
         * Follows a vehicle.
         */
        const BLIP_OF_CAR = 1;

        /**
         * A person.
         */
        const BLIP_OF_PED = 2;

        /**
         * Follows an object.
         */
        const BLIP_OF_OBJECT = 3;

        /**
         * A place; with contact points the only kind that stays in use in a save.
         */
        const BLIP_OF_PLACE = 4;

        /**
         * A contact point.
         */
        const BLIP_OF_CONTACT = 5;

        /**
         * Follows a searchlight.
         */
        const BLIP_OF_SPOTLIGHT = 6;

        /**
         * Follows a pickup.
         */
        const BLIP_OF_PICKUP = 7;

        /**
         * An airstrip, drawn as a line.
         */
        const BLIP_OF_AIRSTRIP = 8;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class BrainKind {

        /**
         * The place is free.
         */
        const FREE_BRAIN = -1;

        /**
         * Starts when a person of the model appears near the player, with the
         * chance in percent (opcode 0928).
         */
        const PED_BRAIN = 0;

        /**
         * Starts when the player comes near an object of the model (opcode 0929).
         */
        const OBJECT_BRAIN = 1;

        /**
         * For generators of people; in no file, because the command (opcode 0927)
         * does nothing in the released game.
         */
        const PED_GENERATOR_BRAIN = 2;

        /**
         * The game requests it by its name for a person in an interior (opcode
         * 07D3): `HOUSE` in the original game.
         */
        const CODE_PED_BRAIN = 3;

        /**
         * For objects, by its name; in no file, because the command (opcode 07D4)
         * does nothing in the released game.
         */
        const CODE_OBJECT_BRAIN = 4;

        /**
         * Starts by its name when a person uses an attractor of the map (opcode
         * 0884), such as `BARGUY` or `PEDSLOT`.
         */
        const ATTRACTOR_BRAIN = 5;

        private const _VALUES = [-1 => true, 0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class CarBomb {

        /**
         * No bomb is fitted.
         */
        const NO_BOMB = 0;

        /**
         * Goes off five seconds after it was started; fitted by garages of type 2.
         */
        const BOMB_WITH_TIMER = 1;

        /**
         * Goes off with the ignition once it is armed; fitted by garages of type
         * 3.
         */
        const BOMB_AT_IGNITION = 2;

        /**
         * Goes off by remote control; fitted by garages of type 4.
         */
        const BOMB_REMOTE = 3;

        /**
         * The five seconds have begun.
         */
        const BOMB_WITH_TIMER_TICKING = 4;

        /**
         * Armed, goes off with the ignition.
         */
        const BOMB_AT_IGNITION_ARMED = 5;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class CarPart {

        /**
         * None.
         */
        const NO_PART = -1;

        /**
         * Pro.
         */
        const PART_SPL_B_MAR_M = 1000;

        /**
         * Win.
         */
        const PART_SPL_B_BAB_M = 1001;

        /**
         * Drag.
         */
        const PART_SPL_B_BAR_M = 1002;

        /**
         * Alpha.
         */
        const PART_SPL_B_MAB_M = 1003;

        /**
         * Champ scoop.
         */
        const PART_BNT_B_SC_M = 1004;

        /**
         * Fury scoop.
         */
        const PART_BNT_B_SC_L = 1005;

        /**
         * Roof scoop.
         */
        const PART_RF_B_SC_R = 1006;

        /**
         * Side skirt Left.
         */
        const PART_WG_L_B_SSK = 1007;

        /**
         * Nitro 5x.
         */
        const PART_NTO_B_L = 1008;

        /**
         * Nitro 2x.
         */
        const PART_NTO_B_S = 1009;

        /**
         * Nitro 10x.
         */
        const PART_NTO_B_TW = 1010;

        /**
         * Race scoop.
         */
        const PART_BNT_B_SC_P_M = 1011;

        /**
         * Worx scoop.
         */
        const PART_BNT_B_SC_P_L = 1012;

        /**
         * Round fog lamps.
         */
        const PART_LGT_B_RSPT = 1013;

        /**
         * Champ.
         */
        const PART_SPL_B_BAR_L = 1014;

        /**
         * Race.
         */
        const PART_SPL_B_BBR_L = 1015;

        /**
         * Worx.
         */
        const PART_SPL_B_BBR_M = 1016;

        /**
         * Side skirt Right.
         */
        const PART_WG_R_B_SSK = 1017;

        /**
         * Upswept.
         */
        const PART_EXH_B_TS = 1018;

        /**
         * Twin.
         */
        const PART_EXH_B_T = 1019;

        /**
         * Large.
         */
        const PART_EXH_B_L = 1020;

        /**
         * Medium.
         */
        const PART_EXH_B_M = 1021;

        /**
         * Small.
         */
        const PART_EXH_B_S = 1022;

        /**
         * Fury.
         */
        const PART_SPL_B_BBB_M = 1023;

        /**
         * Square fog lamps.
         */
        const PART_LGT_B_SSPT = 1024;

        /**
         * Offroad.
         */
        const PART_WHEEL_OR1 = 1025;

        /**
         * Side skirt Left (Alien).
         */
        const PART_WG_L_A_S = 1026;

        /**
         * Side skirt Right (Alien).
         */
        const PART_WG_R_A_S = 1027;

        /**
         * Exhaust (Alien).
         */
        const PART_EXH_A_S = 1028;

        /**
         * Exhaust (X-flow).
         */
        const PART_EXH_C_S = 1029;

        /**
         * Side skirt Right (X-flow).
         */
        const PART_WG_R_C_S = 1030;

        /**
         * Side skirt Left (X-flow).
         */
        const PART_WG_L_C_S = 1031;

        /**
         * Roof vent (Alien).
         */
        const PART_RF_A_S = 1032;

        /**
         * Roof vent (X-flow).
         */
        const PART_RF_C_S = 1033;

        /**
         * Side skirt Right (Alien).
         */
        const PART_EXH_A_L = 1034;

        /**
         * Side skirt Left (Alien).
         */
        const PART_RF_C_L = 1035;

        /**
         * Exhaust (Alien).
         */
        const PART_WG_L_A_L = 1036;

        /**
         * Exhaust (X-flow).
         */
        const PART_EXH_C_L = 1037;

        /**
         * Side skirt Right (X-flow).
         */
        const PART_RF_A_L = 1038;

        /**
         * Side skirt Left (X-flow).
         */
        const PART_WG_L_C_L = 1039;

        /**
         * Roof vent (Alien).
         */
        const PART_WG_R_A_L = 1040;

        /**
         * Roof vent (X-flow).
         */
        const PART_WG_R_C_L = 1041;

        /**
         * Side skirt Left (Chrome strip).
         */
        const PART_WG_L_LR_BR1 = 1042;

        /**
         * Exhaust (Slamin).
         */
        const PART_EXH_LR_BR2 = 1043;

        /**
         * Exhaust (Chromer).
         */
        const PART_EXH_LR_BR1 = 1044;

        /**
         * Side skirt Right (Alien).
         */
        const PART_EXH_C_F = 1045;

        /**
         * Side skirt Left (Alien).
         */
        const PART_EXH_A_F = 1046;

        /**
         * Exhaust (Alien).
         */
        const PART_WG_L_A_F = 1047;

        /**
         * Exhaust (X-flow).
         */
        const PART_WG_L_C_F = 1048;

        /**
         * Side skirt Right (X-flow).
         */
        const PART_SPL_A_F_R = 1049;

        /**
         * Side skirt Left (X-flow).
         */
        const PART_SPL_C_F_R = 1050;

        /**
         * Roof vent (Alien).
         */
        const PART_WG_R_A_F = 1051;

        /**
         * Roof vent (X-flow).
         */
        const PART_WG_R_C_F = 1052;

        /**
         * Spoiler (Alien).
         */
        const PART_RF_C_F = 1053;

        /**
         * Spoiler (X-flow).
         */
        const PART_RF_A_F = 1054;

        /**
         * Side skirt Right (Alien).
         */
        const PART_RF_A_ST = 1055;

        /**
         * Side skirt Left (Alien).
         */
        const PART_WG_L_A_ST = 1056;

        /**
         * Exhaust (Alien).
         */
        const PART_WG_L_C_ST = 1057;

        /**
         * Exhaust (X-flow).
         */
        const PART_SPL_A_ST_R = 1058;

        /**
         * Side skirt Right (X-flow).
         */
        const PART_EXH_C_ST = 1059;

        /**
         * Side skirt Left (X-flow).
         */
        const PART_SPL_C_ST_R = 1060;

        /**
         * Roof vent (Alien).
         */
        const PART_RF_C_ST = 1061;

        /**
         * Roof vent (X-flow).
         */
        const PART_WG_R_A_ST = 1062;

        /**
         * Spoiler (Alien).
         */
        const PART_WG_R_C_ST = 1063;

        /**
         * Spoiler (X-flow).
         */
        const PART_EXH_A_ST = 1064;

        /**
         * Side skirt Right (Alien).
         */
        const PART_EXH_A_J = 1065;

        /**
         * Side skirt Left (Alien).
         */
        const PART_EXH_C_J = 1066;

        /**
         * Exhaust (Alien).
         */
        const PART_RF_A_J = 1067;

        /**
         * Exhaust (X-flow).
         */
        const PART_RF_C_J = 1068;

        /**
         * Side skirt Right (X-flow).
         */
        const PART_WG_L_A_J = 1069;

        /**
         * Side skirt Left (X-flow).
         */
        const PART_WG_L_C_J = 1070;

        /**
         * Roof vent (Alien).
         */
        const PART_WG_R_A_J = 1071;

        /**
         * Roof vent (X-flow).
         */
        const PART_WG_R_C_J = 1072;

        /**
         * Shadow.
         */
        const PART_WHEEL_SR6 = 1073;

        /**
         * Mega.
         */
        const PART_WHEEL_SR3 = 1074;

        /**
         * Rimshine=.
         */
        const PART_WHEEL_SR2 = 1075;

        /**
         * Wires.
         */
        const PART_WHEEL_LR4 = 1076;

        /**
         * Classic.
         */
        const PART_WHEEL_LR1 = 1077;

        /**
         * Twist.
         */
        const PART_WHEEL_LR3 = 1078;

        /**
         * Cutter.
         */
        const PART_WHEEL_SR1 = 1079;

        /**
         * Switch.
         */
        const PART_WHEEL_SR5 = 1080;

        /**
         * Grove.
         */
        const PART_WHEEL_SR4 = 1081;

        /**
         * Import.
         */
        const PART_WHEEL_GN1 = 1082;

        /**
         * Dollar.
         */
        const PART_WHEEL_LR2 = 1083;

        /**
         * Trance.
         */
        const PART_WHEEL_LR5 = 1084;

        /**
         * Atomic.
         */
        const PART_WHEEL_GN2 = 1085;

        /**
         * Stereo bass boost.
         */
        const PART_STEREO = 1086;

        /**
         * Hydralics.
         */
        const PART_HYDRALICS = 1087;

        /**
         * Side skirt Right (Alien).
         */
        const PART_RF_A_U = 1088;

        /**
         * Side skirt Left (Alien).
         */
        const PART_EXH_C_U = 1089;

        /**
         * Exhaust (Alien).
         */
        const PART_WG_L_A_U = 1090;

        /**
         * Exhaust (X-flow).
         */
        const PART_RF_C_U = 1091;

        /**
         * Side skirt Right (X-flow).
         */
        const PART_EXH_A_U = 1092;

        /**
         * Side skirt Left (X-flow).
         */
        const PART_WG_L_C_U = 1093;

        /**
         * Roof vent (Alien).
         */
        const PART_WG_R_A_U = 1094;

        /**
         * Roof vent (X-flow).
         */
        const PART_WG_R_C_U = 1095;

        /**
         * Ahab.
         */
        const PART_WHEEL_GN3 = 1096;

        /**
         * Virtual.
         */
        const PART_WHEEL_GN4 = 1097;

        /**
         * Access.
         */
        const PART_WHEEL_GN5 = 1098;

        /**
         * -.
         */
        const PART_WG_R_LR_BR1 = 1099;

        /**
         * Bullbar (Chrome grill).
         */
        const PART_MISC_C_LR_REM1 = 1100;

        /**
         * Side skirt Right (Chrome flames).
         */
        const PART_WG_R_LR_REM1 = 1101;

        /**
         * Side skirt Left (Chrome strip).
         */
        const PART_WG_R_LR_SV = 1102;

        /**
         * Roof (Convertible roof).
         */
        const PART_RF_LR_BL2 = 1103;

        /**
         * Exhaust (Chromer).
         */
        const PART_EXH_LR_BL1 = 1104;

        /**
         * Exhaust (Slamin).
         */
        const PART_EXH_LR_BL2 = 1105;

        /**
         * Side skirt Left (Chrome arches).
         */
        const PART_WG_L_LR_REM2 = 1106;

        /**
         * Side skirt Right (Chrome strip).
         */
        const PART_WG_R_LR_BL1 = 1107;

        /**
         * Side skirt Left (Chrome strip).
         */
        const PART_WG_L_LR_BL1 = 1108;

        /**
         * Rear bullbars (Chromer).
         */
        const PART_BBB_LR_SLV1 = 1109;

        /**
         * Rear bullbars (Slamin).
         */
        const PART_BBB_LR_SLV2 = 1110;

        /**
         * No name is known.
         */
        const PART_BNT_LR_SLV1 = 1111;

        /**
         * No name is known.
         */
        const PART_BNT_LR_SLV2 = 1112;

        /**
         * Exhaust (Chromer).
         */
        const PART_EXH_LR_SLV1 = 1113;

        /**
         * Exhaust (Slamin).
         */
        const PART_EXH_LR_SLV2 = 1114;

        /**
         * Front bullbars (Chromer).
         */
        const PART_FBB_LR_SLV1 = 1115;

        /**
         * Front bullbars (Slamin).
         */
        const PART_FBB_LR_SLV2 = 1116;

        /**
         * Front bumper (Chromer).
         */
        const PART_FBMP_LR_SLV1 = 1117;

        /**
         * Side skirt Left (Chrome trim).
         */
        const PART_WG_L_LR_SLV1 = 1118;

        /**
         * Side skirt Left (Wheelcovers).
         */
        const PART_WG_L_LR_SLV2 = 1119;

        /**
         * Side skirt Right (Chrome trim).
         */
        const PART_WG_R_LR_SLV1 = 1120;

        /**
         * Side skirt Right (Wheelcovers).
         */
        const PART_WG_R_LR_SLV2 = 1121;

        /**
         * Side skirt Left (Chrome flames).
         */
        const PART_WG_L_LR_REM1 = 1122;

        /**
         * Bullbar (Chrome bars).
         */
        const PART_MISC_C_LR_REM2 = 1123;

        /**
         * Side skirt Right (Chrome arches).
         */
        const PART_WG_R_LR_REM2 = 1124;

        /**
         * Bullbar (Chrome lights).
         */
        const PART_MISC_C_LR_REM3 = 1125;

        /**
         * Exhaust (Chromer).
         */
        const PART_EXH_LR_REM1 = 1126;

        /**
         * Exhaust (Slamin).
         */
        const PART_EXH_LR_REM2 = 1127;

        /**
         * Roof (Vinyl hardtop).
         */
        const PART_RF_LR_BL1 = 1128;

        /**
         * Exhaust (Chromer).
         */
        const PART_EXH_LR_SV1 = 1129;

        /**
         * Roof (Hardtop).
         */
        const PART_RF_LR_SV1 = 1130;

        /**
         * Roof (Softtop).
         */
        const PART_RF_LR_SV2 = 1131;

        /**
         * Exhaust (Slamin).
         */
        const PART_EXH_LR_SV2 = 1132;

        /**
         * Side skirt Left (Chrome strip).
         */
        const PART_WG_L_LR_SV = 1133;

        /**
         * Side skirt Left (Chrome strip).
         */
        const PART_WG_L_LR_T1 = 1134;

        /**
         * Exhaust (Slamin).
         */
        const PART_EXH_LR_T2 = 1135;

        /**
         * Exhaust (Chromer).
         */
        const PART_EXH_LR_T1 = 1136;

        /**
         * Side skirt Right (Chrome strip).
         */
        const PART_WG_R_LR_T1 = 1137;

        /**
         * Spoiler (Alien).
         */
        const PART_SPL_A_S_B = 1138;

        /**
         * Spoiler (X-flow).
         */
        const PART_SPL_C_S_B = 1139;

        /**
         * Rear bumper (X-flow).
         */
        const PART_RBMP_C_S = 1140;

        /**
         * Rear bumper (Alien).
         */
        const PART_RBMP_A_S = 1141;

        /**
         * Oval vents Right.
         */
        const PART_BNTR_B_OV = 1142;

        /**
         * Oval vents Left.
         */
        const PART_BNTL_B_OV = 1143;

        /**
         * Square vents Right.
         */
        const PART_BNTR_B_SQ = 1144;

        /**
         * Square vents Left.
         */
        const PART_BNTL_B_SQ = 1145;

        /**
         * Spoiler (Alien).
         */
        const PART_SPL_C_L_B = 1146;

        /**
         * Spoiler (X-flow).
         */
        const PART_SPL_A_L_B = 1147;

        /**
         * Rear bumber (X-flow).
         */
        const PART_RBMP_C_L = 1148;

        /**
         * Rear bumber (Alien).
         */
        const PART_RBMP_A_L = 1149;

        /**
         * Rear bumber (X-flow).
         */
        const PART_RBMP_A_F = 1150;

        /**
         * Rear bumber (Alien).
         */
        const PART_RBMP_C_F = 1151;

        /**
         * Front bumper (Alien).
         */
        const PART_FBMP_C_F = 1152;

        /**
         * Front bumper (X-flow).
         */
        const PART_FBMP_A_F = 1153;

        /**
         * Rear bumber (X-flow).
         */
        const PART_RBMP_A_ST = 1154;

        /**
         * Rear bumber (Alien).
         */
        const PART_FBMP_A_ST = 1155;

        /**
         * Front bumper (Alien).
         */
        const PART_RBMP_C_ST = 1156;

        /**
         * Front bumper (X-flow).
         */
        const PART_FBMP_C_ST = 1157;

        /**
         * Spoiler (Alien).
         */
        const PART_SPL_C_J_B = 1158;

        /**
         * Spoiler (X-flow).
         */
        const PART_RBMP_A_J = 1159;

        /**
         * Rear bumber (X-flow).
         */
        const PART_FBMP_A_J = 1160;

        /**
         * Rear bumber (Alien).
         */
        const PART_RBMP_C_J = 1161;

        /**
         * Front bumper (Alien).
         */
        const PART_SPL_A_J_B = 1162;

        /**
         * Spoiler (Alien).
         */
        const PART_SPL_C_U_B = 1163;

        /**
         * Spoiler (X-flow).
         */
        const PART_SPL_A_U_B = 1164;

        /**
         * Rear bumber (X-flow).
         */
        const PART_FBMP_C_U = 1165;

        /**
         * Rear bumber (Alien).
         */
        const PART_FBMP_A_U = 1166;

        /**
         * Front bumper (Alien).
         */
        const PART_RBMP_C_U = 1167;

        /**
         * Front bumper (X-flow).
         */
        const PART_RBMP_A_U = 1168;

        /**
         * Front bumper (Alien).
         */
        const PART_FBMP_A_S = 1169;

        /**
         * Front bumper (X-flow).
         */
        const PART_FBMP_C_S = 1170;

        /**
         * Front bumper (Alien).
         */
        const PART_FBMP_A_L = 1171;

        /**
         * Front bumper (X-flow).
         */
        const PART_FBMP_C_L = 1172;

        /**
         * Front bumper (X-flow).
         */
        const PART_FBMP_C_J = 1173;

        /**
         * Front bumper (Chromer).
         */
        const PART_FBMP_LR_BR1 = 1174;

        /**
         * Front bumper (Slamin).
         */
        const PART_FBMP_LR_BR2 = 1175;

        /**
         * Rear bumper (Chromer).
         */
        const PART_RBMP_LR_BR1 = 1176;

        /**
         * Rear bumper (Slamin).
         */
        const PART_RBMP_LR_BR2 = 1177;

        /**
         * Rear bumper (Slamin).
         */
        const PART_RBMP_LR_REM2 = 1178;

        /**
         * Front bumper (Chromer).
         */
        const PART_FBMP_LR_REM1 = 1179;

        /**
         * Rear bumper (Chromer).
         */
        const PART_RBMP_LR_REM1 = 1180;

        /**
         * Front bumper (Slamin).
         */
        const PART_FBMP_LR_BL2 = 1181;

        /**
         * Front bumper (Chromer).
         */
        const PART_FBMP_LR_BL1 = 1182;

        /**
         * Rear bumper (Slamin).
         */
        const PART_RBMP_LR_BL2 = 1183;

        /**
         * Rear bumper (Chromer).
         */
        const PART_RBMP_LR_BL1 = 1184;

        /**
         * Front bumper (Slamin).
         */
        const PART_FBMP_LR_REM2 = 1185;

        /**
         * Rear bumper (Slamin).
         */
        const PART_RBMP_LR_SV2 = 1186;

        /**
         * Rear bumper (Chromer).
         */
        const PART_RBMP_LR_SV1 = 1187;

        /**
         * Front bumper (Slamin).
         */
        const PART_FBMP_LR_SV2 = 1188;

        /**
         * Front bumper (Chromer).
         */
        const PART_FBMP_LR_SV1 = 1189;

        /**
         * Front bumper (Slamin).
         */
        const PART_FBMP_LR_T2 = 1190;

        /**
         * Front bumper (Chromer).
         */
        const PART_FBMP_LR_T1 = 1191;

        /**
         * Rear bumper (Chromer).
         */
        const PART_RBMP_LR_T1 = 1192;

        /**
         * Rear bumper (Slamin).
         */
        const PART_RBMP_LR_T2 = 1193;

        private const _VALUES = [-1 => true, 1000 => true, 1001 => true, 1002 => true, 1003 => true, 1004 => true, 1005 => true, 1006 => true, 1007 => true, 1008 => true, 1009 => true, 1010 => true, 1011 => true, 1012 => true, 1013 => true, 1014 => true, 1015 => true, 1016 => true, 1017 => true, 1018 => true, 1019 => true, 1020 => true, 1021 => true, 1022 => true, 1023 => true, 1024 => true, 1025 => true, 1026 => true, 1027 => true, 1028 => true, 1029 => true, 1030 => true, 1031 => true, 1032 => true, 1033 => true, 1034 => true, 1035 => true, 1036 => true, 1037 => true, 1038 => true, 1039 => true, 1040 => true, 1041 => true, 1042 => true, 1043 => true, 1044 => true, 1045 => true, 1046 => true, 1047 => true, 1048 => true, 1049 => true, 1050 => true, 1051 => true, 1052 => true, 1053 => true, 1054 => true, 1055 => true, 1056 => true, 1057 => true, 1058 => true, 1059 => true, 1060 => true, 1061 => true, 1062 => true, 1063 => true, 1064 => true, 1065 => true, 1066 => true, 1067 => true, 1068 => true, 1069 => true, 1070 => true, 1071 => true, 1072 => true, 1073 => true, 1074 => true, 1075 => true, 1076 => true, 1077 => true, 1078 => true, 1079 => true, 1080 => true, 1081 => true, 1082 => true, 1083 => true, 1084 => true, 1085 => true, 1086 => true, 1087 => true, 1088 => true, 1089 => true, 1090 => true, 1091 => true, 1092 => true, 1093 => true, 1094 => true, 1095 => true, 1096 => true, 1097 => true, 1098 => true, 1099 => true, 1100 => true, 1101 => true, 1102 => true, 1103 => true, 1104 => true, 1105 => true, 1106 => true, 1107 => true, 1108 => true, 1109 => true, 1110 => true, 1111 => true, 1112 => true, 1113 => true, 1114 => true, 1115 => true, 1116 => true, 1117 => true, 1118 => true, 1119 => true, 1120 => true, 1121 => true, 1122 => true, 1123 => true, 1124 => true, 1125 => true, 1126 => true, 1127 => true, 1128 => true, 1129 => true, 1130 => true, 1131 => true, 1132 => true, 1133 => true, 1134 => true, 1135 => true, 1136 => true, 1137 => true, 1138 => true, 1139 => true, 1140 => true, 1141 => true, 1142 => true, 1143 => true, 1144 => true, 1145 => true, 1146 => true, 1147 => true, 1148 => true, 1149 => true, 1150 => true, 1151 => true, 1152 => true, 1153 => true, 1154 => true, 1155 => true, 1156 => true, 1157 => true, 1158 => true, 1159 => true, 1160 => true, 1161 => true, 1162 => true, 1163 => true, 1164 => true, 1165 => true, 1166 => true, 1167 => true, 1168 => true, 1169 => true, 1170 => true, 1171 => true, 1172 => true, 1173 => true, 1174 => true, 1175 => true, 1176 => true, 1177 => true, 1178 => true, 1179 => true, 1180 => true, 1181 => true, 1182 => true, 1183 => true, 1184 => true, 1185 => true, 1186 => true, 1187 => true, 1188 => true, 1189 => true, 1190 => true, 1191 => true, 1192 => true, 1193 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class CarPlace {

        /**
         * Ganton, first car.
         */
        const CAR_CJSAFE_1 = 0;

        /**
         * Santa Maria Beach, first car.
         */
        const CAR_BEACSV_1 = 1;

        /**
         * Rockshore West, first car.
         */
        const CAR_VESVGRG_1 = 2;

        /**
         * Fort Carson, first car.
         */
        const CAR_CN2GAR1_1 = 3;

        /**
         * Bone County, first car.
         */
        const CAR_CN2GAR2_1 = 4;

        /**
         * Dillimore, first car.
         */
        const CAR_BURBDO2_1 = 5;

        /**
         * Prickle Pine, first car.
         */
        const CAR_BLOB69_1 = 6;

        /**
         * Whitewood Estates, first car.
         */
        const CAR_BLOB7_1 = 7;

        /**
         * Palomino Creek, first car.
         */
        const CAR_BURBDOO_1 = 8;

        /**
         * Redsands West, first car.
         */
        const CAR_BLOB6_1 = 9;

        /**
         * El Corona, first car.
         */
        const CAR_CARLAS1_1 = 10;

        /**
         * Mulholland, first car.
         */
        const CAR_CESAFE1_1 = 11;

        /**
         * Pershing Square, first car.
         */
        const CAR_IMP_LA_1 = 12;

        /**
         * Downtown, first car.
         */
        const CAR_IMP_SF_1 = 13;

        /**
         * The Emerald Isle, first car.
         */
        const CAR_IMP_LV_1 = 14;

        /**
         * Calton Heights, first car.
         */
        const CAR_SAV1SFE_1 = 15;

        /**
         * Paradiso, first car.
         */
        const CAR_SAV1SFW_1 = 16;

        /**
         * Doherty, first car.
         */
        const CAR_LCKSFSE_1 = 17;

        /**
         * Hashbury, first car.
         */
        const CAR_SVGSFS1_1 = 18;

        /**
         * Verdant Meadows, first car.
         */
        const CAR_DHANGAR_1 = 19;

        /**
         * Ganton, second car.
         */
        const CAR_CJSAFE_2 = 20;

        /**
         * Santa Maria Beach, second car.
         */
        const CAR_BEACSV_2 = 21;

        /**
         * Rockshore West, second car.
         */
        const CAR_VESVGRG_2 = 22;

        /**
         * Fort Carson, second car.
         */
        const CAR_CN2GAR1_2 = 23;

        /**
         * Bone County, second car.
         */
        const CAR_CN2GAR2_2 = 24;

        /**
         * Dillimore, second car.
         */
        const CAR_BURBDO2_2 = 25;

        /**
         * Prickle Pine, second car.
         */
        const CAR_BLOB69_2 = 26;

        /**
         * Whitewood Estates, second car.
         */
        const CAR_BLOB7_2 = 27;

        /**
         * Palomino Creek, second car.
         */
        const CAR_BURBDOO_2 = 28;

        /**
         * Redsands West, second car.
         */
        const CAR_BLOB6_2 = 29;

        /**
         * El Corona, second car.
         */
        const CAR_CARLAS1_2 = 30;

        /**
         * Mulholland, second car.
         */
        const CAR_CESAFE1_2 = 31;

        /**
         * Pershing Square, second car.
         */
        const CAR_IMP_LA_2 = 32;

        /**
         * Downtown, second car.
         */
        const CAR_IMP_SF_2 = 33;

        /**
         * The Emerald Isle, second car.
         */
        const CAR_IMP_LV_2 = 34;

        /**
         * Calton Heights, second car.
         */
        const CAR_SAV1SFE_2 = 35;

        /**
         * Paradiso, second car.
         */
        const CAR_SAV1SFW_2 = 36;

        /**
         * Doherty, second car.
         */
        const CAR_LCKSFSE_2 = 37;

        /**
         * Hashbury, second car.
         */
        const CAR_SVGSFS1_2 = 38;

        /**
         * Verdant Meadows, second car.
         */
        const CAR_DHANGAR_2 = 39;

        /**
         * Ganton, third car.
         */
        const CAR_CJSAFE_3 = 40;

        /**
         * Santa Maria Beach, third car.
         */
        const CAR_BEACSV_3 = 41;

        /**
         * Rockshore West, third car.
         */
        const CAR_VESVGRG_3 = 42;

        /**
         * Fort Carson, third car.
         */
        const CAR_CN2GAR1_3 = 43;

        /**
         * Bone County, third car.
         */
        const CAR_CN2GAR2_3 = 44;

        /**
         * Dillimore, third car.
         */
        const CAR_BURBDO2_3 = 45;

        /**
         * Prickle Pine, third car.
         */
        const CAR_BLOB69_3 = 46;

        /**
         * Whitewood Estates, third car.
         */
        const CAR_BLOB7_3 = 47;

        /**
         * Palomino Creek, third car.
         */
        const CAR_BURBDOO_3 = 48;

        /**
         * Redsands West, third car.
         */
        const CAR_BLOB6_3 = 49;

        /**
         * El Corona, third car.
         */
        const CAR_CARLAS1_3 = 50;

        /**
         * Mulholland, third car.
         */
        const CAR_CESAFE1_3 = 51;

        /**
         * Pershing Square, third car.
         */
        const CAR_IMP_LA_3 = 52;

        /**
         * Downtown, third car.
         */
        const CAR_IMP_SF_3 = 53;

        /**
         * The Emerald Isle, third car.
         */
        const CAR_IMP_LV_3 = 54;

        /**
         * Calton Heights, third car.
         */
        const CAR_SAV1SFE_3 = 55;

        /**
         * Paradiso, third car.
         */
        const CAR_SAV1SFW_3 = 56;

        /**
         * Doherty, third car.
         */
        const CAR_LCKSFSE_3 = 57;

        /**
         * Hashbury, third car.
         */
        const CAR_SVGSFS1_3 = 58;

        /**
         * Verdant Meadows, third car.
         */
        const CAR_DHANGAR_3 = 59;

        /**
         * Ganton, fourth car.
         */
        const CAR_CJSAFE_4 = 60;

        /**
         * Santa Maria Beach, fourth car.
         */
        const CAR_BEACSV_4 = 61;

        /**
         * Rockshore West, fourth car.
         */
        const CAR_VESVGRG_4 = 62;

        /**
         * Fort Carson, fourth car.
         */
        const CAR_CN2GAR1_4 = 63;

        /**
         * Bone County, fourth car.
         */
        const CAR_CN2GAR2_4 = 64;

        /**
         * Dillimore, fourth car.
         */
        const CAR_BURBDO2_4 = 65;

        /**
         * Prickle Pine, fourth car.
         */
        const CAR_BLOB69_4 = 66;

        /**
         * Whitewood Estates, fourth car.
         */
        const CAR_BLOB7_4 = 67;

        /**
         * Palomino Creek, fourth car.
         */
        const CAR_BURBDOO_4 = 68;

        /**
         * Redsands West, fourth car.
         */
        const CAR_BLOB6_4 = 69;

        /**
         * El Corona, fourth car.
         */
        const CAR_CARLAS1_4 = 70;

        /**
         * Mulholland, fourth car.
         */
        const CAR_CESAFE1_4 = 71;

        /**
         * Pershing Square, fourth car.
         */
        const CAR_IMP_LA_4 = 72;

        /**
         * Downtown, fourth car.
         */
        const CAR_IMP_SF_4 = 73;

        /**
         * The Emerald Isle, fourth car.
         */
        const CAR_IMP_LV_4 = 74;

        /**
         * Calton Heights, fourth car.
         */
        const CAR_SAV1SFE_4 = 75;

        /**
         * Paradiso, fourth car.
         */
        const CAR_SAV1SFW_4 = 76;

        /**
         * Doherty, fourth car.
         */
        const CAR_LCKSFSE_4 = 77;

        /**
         * Hashbury, fourth car.
         */
        const CAR_SVGSFS1_4 = 78;

        /**
         * Verdant Meadows, fourth car.
         */
        const CAR_DHANGAR_4 = 79;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true, 50 => true, 51 => true, 52 => true, 53 => true, 54 => true, 55 => true, 56 => true, 57 => true, 58 => true, 59 => true, 60 => true, 61 => true, 62 => true, 63 => true, 64 => true, 65 => true, 66 => true, 67 => true, 68 => true, 69 => true, 70 => true, 71 => true, 72 => true, 73 => true, 74 => true, 75 => true, 76 => true, 77 => true, 78 => true, 79 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class CarSupply {

        /**
         * Switched off: no car comes.
         */
        const NO_CARS = 0;

        /**
         * One comes whenever the place is free.
         */
        const CARS_WITHOUT_END = 65535;

        private const _VALUES = [0 => true, 65535 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class ClothesFile {

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_LETTER = -2130323853;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES05 = -2128139900;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TRACKYTOP2ERIS = -2120650015;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_BBALLJACKRSTAR = -2105660245;

        /**
         * Model of shoes.
         */
        const CLOTHES_SNEAKER = -2099005073;

        /**
         * Texture of a tattoo on the back.
         */
        const CLOTHES_8SANTOS = -2090124558;

        /**
         * Texture of a tattoo on the upper left arm.
         */
        const CLOTHES_4RIP = -2078666637;

        /**
         * Model of a haircut.
         */
        const CLOTHES_JHERI = -2065518319;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHCRO2 = -2054640588;

        /**
         * Texture of trousers.
         */
        const CLOTHES_WORKTRCAMOGRY = -2052262949;

        /**
         * Model of a hat.
         */
        const CLOTHES_HATMANC = -2048278805;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNEAKERBINCGANG = -2044477490;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SPORTJACK = -2043512013;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES01 = -2041909859;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLUEBACK = -2036040854;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKSILVER = -2021884895;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPZIPUP = -2019982038;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPREDSIDE = -2016707715;

        /**
         * Texture of shoes.
         */
        const CLOTHES_BIKER = -1990787643;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_ZORRO = -1981870358;

        /**
         * Texture of a tattoo on the lower back.
         */
        const CLOTHES_12BANDIT = -1969195485;

        /**
         * Texture of a hat.
         */
        const CLOTHES_HATMANCPLAID = -1964116422;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_BALDGOATEE = -1963027521;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_BBJERSEY = -1939440971;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNEAKERHEATGRY = -1904363264;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SLEEVTBROWN = -1884311732;

        /**
         * Model of a hat.
         */
        const CLOTHES_BANDKNOTS = -1883025336;

        /**
         * Model of a hat.
         */
        const CLOTHES_CAPKNIT = -1865726160;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_BBJACK = -1858787998;

        /**
         * Model of a hat.
         */
        const CLOTHES_CAPBACK = -1854362888;

        /**
         * Texture of a tattoo on the left chest.
         */
        const CLOTHES_9HOMEBOY = -1823195996;

        /**
         * Texture of trousers.
         */
        const CLOTHES_TRACKTRBLUE = -1792906401;

        /**
         * Texture of shoes.
         */
        const CLOTHES_TIMBERHIKE = -1776200269;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES03DARK = -1775229149;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BANDBLACK2 = -1774386363;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_HIGHFADE = -1771290832;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BOATER = -1770518513;

        /**
         * Texture of a tattoo on the lower back.
         */
        const CLOTHES_12MAYAFACE = -1750049245;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CHINOSBLACK = -1741429914;

        /**
         * Model of a hat.
         */
        const CLOTHES_BANDANA = -1731248096;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CHONGERRED = -1728660861;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_WCOATBLUE = -1696313426;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HAWAIIRED = -1685754027;

        /**
         * Texture of a tattoo on the right chest.
         */
        const CLOTHES_10LS4 = -1676283917;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_HAIRBLOND = -1641885640;

        /**
         * Model of a hat.
         */
        const CLOTHES_CAPRIMUP = -1558708536;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SUIT1TRGANG = -1555711683;

        /**
         * Texture of a tattoo on the lower back.
         */
        const CLOTHES_12CROSS7 = -1543548803;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTZIPCRM = -1542912072;

        /**
         * Texture of a tattoo on the left chest.
         */
        const CLOTHES_9BULLET = -1539205552;

        /**
         * Texture of a tattoo on the back.
         */
        const CLOTHES_8SA2 = -1536471168;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SUIT1TRGREY = -1528938308;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SHELLSUIT = -1517729907;

        /**
         * Texture of a tattoo on the lower left arm.
         */
        const CLOTHES_5CROSS2 = -1491351160;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLK = -1481401990;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HOODYAGREEN = -1474608012;

        /**
         * Texture of a tattoo on the lower right arm.
         */
        const CLOTHES_7MARY = -1463755291;

        /**
         * Model of trousers.
         */
        const CLOTHES_CHINOSB = -1462684028;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_HOODYA = -1445731415;

        /**
         * Texture of shoes.
         */
        const CLOTHES_CONVHEATRED = -1418673442;

        /**
         * Texture of a tattoo on the stomach.
         */
        const CLOTHES_11DICE = -1417294946;

        /**
         * Texture of trousers.
         */
        const CLOTHES_TRACKTRPRO = -1415549898;

        /**
         * Texture of shoes.
         */
        const CLOTHES_CONVPROBLU = -1388786875;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SHIRTAGREY = -1387603497;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SIXTYNINERS = -1360763405;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTBOBORED = -1360496682;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNEAKERHEATBLK = -1353828996;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SHORTSKHAKI = -1346917259;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKLS = -1329825844;

        /**
         * Texture of trousers.
         */
        const CLOTHES_BBSHORTRED = -1322853282;

        /**
         * Texture of a tattoo on the upper left arm.
         */
        const CLOTHES_4WEED = -1320660899;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES03RED = -1315175786;

        /**
         * Texture of shoes.
         */
        const CLOTHES_BASK2HEATWHT = -1302330535;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HOODYAROCKSTAR = -1284351162;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_BALD = -1283206622;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_BBJACKRIM = -1275250524;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTILOVELS = -1266547107;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SUIT1TRGREEN = -1251995603;

        /**
         * Texture of a tattoo on the back.
         */
        const CLOTHES_8WESTSIDE = -1240067115;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKSAINTS = -1237768548;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_BANDRED3 = -1213698741;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BOWLERGANG = -1211736145;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTZIPGRY = -1176863975;

        /**
         * Texture of a tattoo on the stomach.
         */
        const CLOTHES_11GROVE = -1176003537;

        /**
         * Texture of a tattoo on the back.
         */
        const CLOTHES_8SA = -1165234860;

        /**
         * Texture of clothes for the torso; White Tank in the game.
         */
        const CLOTHES_VEST = -1155750708;

        /**
         * Texture of shoes.
         */
        const CLOTHES_BASK2HEATBAND = -1148229085;

        /**
         * Texture of an outfit for the whole body.
         */
        const CLOTHES_GIMPLEG = -1137657761;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPGANGBACK = -1136478730;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BERETBLK = -1129277353;

        /**
         * Texture of a tattoo on the left chest.
         */
        const CLOTHES_9RASTA = -1111109003;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_JHERICURL = -1097507985;

        /**
         * Model of shoes.
         */
        const CLOTHES_CONV = -1070691449;

        /**
         * Texture of shoes.
         */
        const CLOTHES_HITOP = -1065514865;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BANDRED2 = -1062248995;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SHIRTBPLAID = -1057871046;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_EYEPATCH = -1054508993;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SUIT1TRBLK2 = -1050956886;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_HAWAII = -1046709712;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLUEUP = -1044535002;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPZIPOVER = -1040483121;

        /**
         * Texture of a hat.
         */
        const CLOTHES_TRILBYLGHT = -1032506243;

        /**
         * Model of trousers.
         */
        const CLOTHES_WORKTR = -1016290293;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_WCOAT = -991048258;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTMADDGRN = -984606467;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTHEATWHT = -982971022;

        /**
         * Texture of trousers.
         */
        const CLOTHES_LEATHERTR = -980612554;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TRACKYTOP1PRO = -966834233;

        /**
         * Texture of a tattoo on the stomach.
         */
        const CLOTHES_11JAIL = -965034693;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHPRO2 = -953920443;

        /**
         * Texture of a tattoo on the back.
         */
        const CLOTHES_8GUN = -933646738;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_PAINTER = -927725507;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_TSHIRT2 = -927686579;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLUESIDE = -924081688;

        /**
         * Texture of a hat.
         */
        const CLOTHES_HATMANCBLK = -923064431;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNEAKERBINCBLU = -915574819;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPREDBACK = -914054657;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTBASE5 = -902968157;

        /**
         * Texture of a hat.
         */
        const CLOTHES_SKULLYBLK = -898404223;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BIKERHELMET = -896277735;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SANDALSOCK = -892354851;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTERISYELL = -860364429;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HOCKEYTOP = -850125817;

        /**
         * Texture of trousers.
         */
        const CLOTHES_DENIMSGANG = -821490932;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BOWLERBLUE = -805792136;

        /**
         * Texture of a tattoo on the lower left arm.
         */
        const CLOTHES_5CROSS3 = -803407586;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKHASH = -796923107;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SWEATRSTAR = -794654001;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_WEDGE = -784729353;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SHOEDRESSBRN = -771431603;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLKOVER = -768108218;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SHIRTABLUE = -756029055;

        /**
         * Texture of a tattoo on the back.
         */
        const CLOTHES_8SA3 = -747864298;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_HAIRPINK = -739310734;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_SUIT2 = -738837002;

        /**
         * Model of a hat.
         */
        const CLOTHES_TRILBY = -728420398;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SHOESPATZ = -720851967;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_BANDITS = -716662261;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_BASKBALL = -708578759;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CUTOFFCHINOSBLUE = -697413025;

        /**
         * Texture of shoes.
         */
        const CLOTHES_BOXINGSHOE = -643423809;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHYELLOW = -621572358;

        /**
         * Model of a chain.
         */
        const CLOTHES_NECK2 = -615337454;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SUIT1TRBLUE = -612667158;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNEAKERPRORED = -593236238;

        /**
         * Texture of shoes.
         */
        const CLOTHES_COWBOYBOOT2 = -592930753;

        /**
         * Texture of an outfit for the whole body.
         */
        const CLOTHES_COUNTRYTR = -559695285;

        /**
         * Model of a hat.
         */
        const CLOTHES_CAPSIDE = -550014854;

        /**
         * Texture of a tattoo on the stomach.
         */
        const CLOTHES_11DICE2 = -540317176;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_BANDBLACK3 = -516279341;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BERETRED = -504652289;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_AFROBLOND = -489310709;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_MOHAWKBEARD = -484903262;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SUIT2GRN = -482093022;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_SWEAT = -478073248;

        /**
         * Model of glasses or mask.
         */
        const CLOTHES_BANDMASK = -477691962;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_TRACKYTOP1 = -458609233;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BOWLERRED = -447227464;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPREDUP = -435127553;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HOODYAMERC = -424716847;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHPINK = -409608179;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_AFRO = -404058850;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_COACHSEMI = -396806578;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_HAIRGREEN = -390935833;

        /**
         * Model of a chain.
         */
        const CLOTHES_NECK = -377764840;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_LEATHER = -374138177;

        /**
         * Texture of shoes.
         */
        const CLOTHES_BASK1PROWHT = -362333265;

        /**
         * Texture of a tattoo on the right chest.
         */
        const CLOTHES_10LS5 = -351084699;

        /**
         * Texture of trousers.
         */
        const BARE_LEGS_SKIN = -331394646;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHZIP1 = -323377260;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKROPES = -321705096;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES01DARK = -319785917;

        /**
         * Texture of trousers.
         */
        const CLOTHES_TRACKTRGANG = -316890488;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SHIRTBGANG = -311338362;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPGANGUP = -310576940;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHCRO = -308482976;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_BOWLING = -302970687;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_BASKBALLLOC = -286656069;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_BASKBALLDRIB = -282438905;

        /**
         * Model of a hat.
         */
        const CLOTHES_CAP = -261408060;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLKUP = -257628726;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HOODYABLACK = -251391875;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BOWLER = -247467388;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPGANGSIDE = -234000524;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_HIGHAFRO = -222736955;

        /**
         * Texture of trousers.
         */
        const CLOTHES_LEGSBLACK = -211260960;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHPRO = -201526967;

        /**
         * Model of a hat.
         */
        const CLOTHES_SKULLYCAP = -193286889;

        /**
         * Texture of an outfit for the whole body.
         */
        const CLOTHES_POLICETR = -192727393;

        /**
         * Texture of a hat.
         */
        const CLOTHES_MOTO = -189288785;

        /**
         * Texture of clothes for the torso.
         */
        const BARE_TORSO_SKIN = -179538918;

        /**
         * Texture of shoes.
         */
        const CLOTHES_CONVPROGRN = -170393699;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKROPEG = -167117051;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES04 = -165668590;

        /**
         * Texture of shoes.
         */
        const CLOTHES_CONVHEATBLK = -164903050;

        /**
         * Texture of shoes.
         */
        const CLOTHES_BASK1ERIS = -143835965;

        /**
         * Model of shoes.
         */
        const BARE_FEET = -140687740;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_SHIRTA = -91475022;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPRED = -85418798;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPKNITGRN = -69603330;

        /**
         * Texture of a tattoo on the right chest.
         */
        const CLOTHES_10WEED = -66161621;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHSUB1 = -59129127;

        /**
         * Texture of a tattoo on the upper right arm.
         */
        const CLOTHES_6CROWN = -49204571;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HOODYABASE5 = -47496189;

        /**
         * None.
         */
        const NO_CLOTHES = 0;

        /**
         * Texture of shoes.
         */
        const BARE_FEET_SKIN = 15018968;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CHONGERGREY = 19656297;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_TASH = 35494100;

        /**
         * Texture of a hat.
         */
        const CLOTHES_TRILBYDRK = 40123646;

        /**
         * Texture of a tattoo on the right chest.
         */
        const CLOTHES_10LS3 = 40991312;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BANDBLUE = 48232002;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_SLEEVT = 56105302;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CUTOFFDENIMS = 70023999;

        /**
         * Texture of shoes.
         */
        const CLOTHES_TIMBERRED = 88492340;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SHIRTBCHECK = 92867832;

        /**
         * Texture of trousers.
         */
        const CLOTHES_WORKTRCAMOGRN = 109016604;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CHONGERGANG = 112203752;

        /**
         * Texture of trousers.
         */
        const CLOTHES_WORKTRKHAKI = 144021517;

        /**
         * Model of shoes.
         */
        const CLOTHES_SHOE = 148748802;

        /**
         * Texture of shoes.
         */
        const CLOTHES_TIMBERFAWN = 155777005;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLKBACK = 184941352;

        /**
         * Texture of a tattoo on the left chest.
         */
        const CLOTHES_9CROWN = 206012528;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHGNO = 216144353;

        /**
         * Texture of trousers.
         */
        const CLOTHES_TRACKTRERIS = 216937872;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTWHITE = 222883665;

        /**
         * Texture of trousers.
         */
        const CLOTHES_TRACKTRWHSTR = 236097233;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SUIT1RED = 239959007;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTBLUNTS = 272626106;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPREDOVER = 280413073;

        /**
         * Texture of a tattoo on the lower back.
         */
        const CLOTHES_12ANGELS = 297654023;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES03BLUE = 326783084;

        /**
         * Texture of a haircut.
         */
        const BARE_HEAD_SKIN = 338913607;

        /**
         * Texture of a tattoo on the stomach.
         */
        const CLOTHES_11GROVE3 = 347651027;

        /**
         * Model of shoes.
         */
        const CLOTHES_BASK1 = 351222414;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BANDRED = 355561549;

        /**
         * Texture of a tattoo on the upper left arm.
         */
        const CLOTHES_4SPIDER = 357739873;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SUIT1YELLOW = 376361990;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HOODYABLUE = 390024698;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKCROSS = 415386514;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPZIPBACK = 415833761;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES05DARK = 426824323;

        /**
         * Texture of shoes.
         */
        const CLOTHES_BASK1PROBLK = 435065541;

        /**
         * Texture of an outfit for the whole body.
         */
        const CLOTHES_BALACLAVA = 435776856;

        /**
         * Texture of trousers.
         */
        const CLOTHES_LEGSHEART = 436277294;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_BALDTASH = 441849698;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPGANG = 448686252;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_MOHAWK = 475286744;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SUIT1BLUE = 482703393;

        /**
         * Texture of a tattoo on the right chest.
         */
        const CLOTHES_10LS = 485055216;

        /**
         * Texture of a hat.
         */
        const CLOTHES_HOCKEY = 490921511;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_BALDBEARD = 492481370;

        /**
         * Texture of trousers.
         */
        const CLOTHES_BOXSHORT = 497405699;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_AFROTASH = 527596789;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHGNO2 = 534143351;

        /**
         * Texture of trousers.
         */
        const CLOTHES_BBSHORTWHT = 536113308;

        /**
         * Texture of trousers.
         */
        const CLOTHES_BIEGETR = 576933739;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TUXEDO = 592439904;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES04DARK = 605092659;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CHINOSBLUE = 638494825;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTPROBLK = 641217881;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_BANDBLUE3 = 654351964;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GROUCHO = 672552983;

        /**
         * Texture of trousers.
         */
        const CLOTHES_JEANSDENIM = 681234315;

        /**
         * Model of trousers.
         */
        const CLOTHES_CHONGER = 682440495;

        /**
         * Texture of a tattoo on the back.
         */
        const CLOTHES_8POKER = 701805957;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CHINOSBIEGE = 724587403;

        /**
         * Model of trousers.
         */
        const CLOTHES_SHORTS = 744365350;

        /**
         * Texture of a tattoo on the right chest.
         */
        const CLOTHES_10OG = 756997454;

        /**
         * Texture of trousers.
         */
        const CLOTHES_DENIMSRED = 768268528;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPTRUCK = 797398277;

        /**
         * Model of clothes for the torso.
         */
        const BARE_TORSO = 804553162;

        /**
         * Texture of a tattoo on the lower right arm.
         */
        const CLOTHES_7CROSS2 = 814012577;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BOXINGCAP = 815232608;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SUIT1TRYELLOW = 817599759;

        /**
         * Texture of a tattoo on the lower right arm.
         */
        const CLOTHES_7CROSS = 824658141;

        /**
         * Texture of a tattoo on the lower back.
         */
        const CLOTHES_12MAYABIRD = 840928074;

        /**
         * Model of trousers.
         */
        const CLOTHES_BOXINGSHORT = 847386951;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTMADDGREY = 847965730;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNEAKERBINCBLK = 862081726;

        /**
         * Texture of trousers.
         */
        const CLOTHES_WORKTRGREY = 873925974;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_CORNROWS = 877881813;

        /**
         * Model of trousers.
         */
        const BARE_LEGS = 879907265;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BANDBLACK = 883673976;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HAWAIIWHT = 894944151;

        /**
         * Texture of an outfit for the whole body.
         */
        const CLOTHES_VALET = 900618200;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_COACH = 938627203;

        /**
         * Model of a hat.
         */
        const CLOTHES_BERET = 957644727;

        /**
         * Texture of a tattoo on the lower left arm.
         */
        const CLOTHES_5GUN = 976451251;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_DENIMFADE = 980509603;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BOWLERYELLOW = 983903833;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SUIT1TRBLK = 985006348;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_GROOVECUT = 985944332;

        /**
         * Texture of an outfit for the whole body.
         */
        const CLOTHES_CROUPIER = 995481457;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SANDAL = 1004809233;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CHINOSKHAKI = 1016528228;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SHELLSUITTR = 1025982260;

        /**
         * Texture of shoes.
         */
        const CLOTHES_FLIPFLOP = 1035276773;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_HOODJACK = 1043357982;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKAFRICA = 1047161561;

        /**
         * Texture of trousers.
         */
        const CLOTHES_TRACKTR = 1056966746;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_BEARD = 1061221996;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SHIRTAYELLOW = 1063322903;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_BANDGANG3 = 1070589922;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPZIP = 1117017627;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRT2HORIZ = 1119183852;

        /**
         * Model of trousers.
         */
        const CLOTHES_SUIT1TR = 1132121869;

        /**
         * Texture of a hat.
         */
        const CLOTHES_HATTIGER = 1140302723;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_VESTBLACK = 1142040938;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLKSIDE = 1162486186;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_GOATEE = 1164319867;

        /**
         * Texture of shoes.
         */
        const CLOTHES_BASK2SEMI = 1171834843;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKGOLD = 1181652212;

        /**
         * Texture of a tattoo on the lower right arm.
         */
        const CLOTHES_7CROSS3 = 1199826999;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTERISORN = 1219550336;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BANDGANG2 = 1221121908;

        /**
         * Texture of an outfit for the whole body.
         */
        const CLOTHES_PIMPTR = 1226861131;

        /**
         * Model of glasses or mask.
         */
        const CLOTHES_ZORROMASK = 1227267994;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_BASKBALLRIM = 1236532544;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_SUIT1 = 1258253388;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CUTOFFCHINOS = 1259848584;

        /**
         * Texture of a tattoo on the upper right arm.
         */
        const CLOTHES_6CLOWN = 1305940489;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BANDBLUE2 = 1342680778;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_SLOPE = 1348958410;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SUIT1BLK = 1393983095;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_FIELD = 1398700055;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BOATERBLK = 1401419026;

        /**
         * Model of an outfit for the whole body.
         */
        const CLOTHES_GARAGETR = 1410124429;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTSUBURB = 1410494900;

        /**
         * Texture of a tattoo on the upper right arm.
         */
        const CLOTHES_6AZTEC = 1414728149;

        /**
         * Texture of shoes.
         */
        const CLOTHES_TIMBERGREY = 1421047989;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPZIPSIDE = 1451672611;

        /**
         * Texture of shoes.
         */
        const CLOTHES_CONVPROBLK = 1463285286;

        /**
         * Model of a watch.
         */
        const CLOTHES_WATCH = 1486911337;

        /**
         * Texture of shoes.
         */
        const CLOTHES_CONVHEATORN = 1524146037;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNEAKERHEATWHT = 1556585494;

        /**
         * Texture of a chain.
         */
        const CLOTHES_STOPWATCH = 1559566642;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_TRAMLINE = 1566172763;

        /**
         * Texture of a hat.
         */
        const CLOTHES_COWBOY = 1572879657;

        /**
         * Texture of a tattoo on the left chest.
         */
        const CLOTHES_9GUN2 = 1601531329;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLUEOVER = 1603672324;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_HAIRBLUE = 1639626768;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPBLUE = 1652597115;

        /**
         * Texture of a chain.
         */
        const CLOTHES_NECKDOLLAR = 1664243712;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SUIT1GREY = 1667254391;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_SHIRTB = 1669685768;

        /**
         * Texture of a tattoo on the stomach.
         */
        const CLOTHES_11GROVE2 = 1673497413;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_TSHIRT = 1676791040;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_SUIT1GANG = 1694216694;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTLOCGREY = 1694851341;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHSUB2 = 1701876579;

        /**
         * Texture of a hat.
         */
        const CLOTHES_CAPGANGOVER = 1701894040;

        /**
         * Texture of a tattoo on the lower back.
         */
        const CLOTHES_12DAGGER = 1717669588;

        /**
         * Texture of trousers.
         */
        const CLOTHES_LEATHERTRCHAPS = 1724837436;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SUIT1TRRED = 1743586468;

        /**
         * Texture of glasses or a mask.
         */
        const CLOTHES_GLASSES03 = 1749322929;

        /**
         * Texture of a hat.
         */
        const CLOTHES_SKULLYGRN = 1754495290;

        /**
         * Model of trousers.
         */
        const CLOTHES_JEANS = 1788110135;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_BASEBALL = 1794329688;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_MOHAWKPINK = 1795449523;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_FLATTOP = 1796327307;

        /**
         * Model of clothes for the torso.
         */
        const CLOTHES_DENIM = 1807103951;

        /**
         * Texture of a tattoo on the stomach.
         */
        const CLOTHES_11GODSGIFT = 1807889086;

        /**
         * Texture of an outfit for the whole body.
         */
        const CLOTHES_GARAGELEG = 1817399610;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNAKESKIN = 1818644432;

        /**
         * Texture of a chain.
         */
        const CLOTHES_DOGTAG = 1828427041;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_CORNROWSB = 1851741582;

        /**
         * Model that saves have.
         */
        const BARE_HANDS = 1854213815;

        /**
         * Model of a haircut.
         */
        const BARE_HEAD = 1855579351;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_AFROGOATEE = 1855861398;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_ELVISHAIR = 1862671160;

        /**
         * Texture of a tattoo on the left chest.
         */
        const CLOTHES_9GUN = 1894107403;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SHORTSGREY = 1896158386;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTBOBOMONK = 1897016603;

        /**
         * Model of glasses or mask.
         */
        const CLOTHES_GROUCHOS = 1905890257;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_HOODJACKBEIGE = 1909997276;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNEAKERPROWHT = 1920025136;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_MOHAWKBLOND = 1928972671;

        /**
         * Model of a hat.
         */
        const CLOTHES_HOCKEYMASK = 1929723771;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_AFROBEARD = 1932822998;

        /**
         * Texture of a tattoo on the right chest.
         */
        const CLOTHES_10LS2 = 1970686662;

        /**
         * Texture of a hat.
         */
        const CLOTHES_HELMET = 1974327007;

        /**
         * Texture of a watch.
         */
        const CLOTHES_WATCHZIP2 = 1974531630;

        /**
         * Texture of a haircut.
         */
        const CLOTHES_HAIRRED = 1981021008;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SHOEDRESSBLK = 1982801949;

        /**
         * Texture of trousers.
         */
        const CLOTHES_SHORTSGANG = 1990126899;

        /**
         * Model of a hat.
         */
        const CLOTHES_CAPOVEREYE = 1999252971;

        /**
         * Texture of an outfit for the whole body.
         */
        const CLOTHES_MEDICTR = 2061229512;

        /**
         * Texture of a hat.
         */
        const CLOTHES_BANDGANG = 2061582229;

        /**
         * Texture of clothes for the torso.
         */
        const CLOTHES_TSHIRTPRORED = 2070098161;

        /**
         * Texture of shoes.
         */
        const CLOTHES_SNEAKERPROBLU = 2079839801;

        /**
         * Texture of a tattoo on the lower left arm.
         */
        const CLOTHES_5CROSS = 2096097750;

        /**
         * Texture of a tattoo on the upper right arm.
         */
        const CLOTHES_6AFRICA = 2119686255;

        /**
         * Texture of trousers.
         */
        const CLOTHES_CHONGERBLUE = 2123292223;

        /**
         * Texture of shoes.
         */
        const CLOTHES_COWBOYBOOT = 2123755548;

        private const _VALUES = [-2130323853 => true, -2128139900 => true, -2120650015 => true, -2105660245 => true, -2099005073 => true, -2090124558 => true, -2078666637 => true, -2065518319 => true, -2054640588 => true, -2052262949 => true, -2048278805 => true, -2044477490 => true, -2043512013 => true, -2041909859 => true, -2036040854 => true, -2021884895 => true, -2019982038 => true, -2016707715 => true, -1990787643 => true, -1981870358 => true, -1969195485 => true, -1964116422 => true, -1963027521 => true, -1939440971 => true, -1904363264 => true, -1884311732 => true, -1883025336 => true, -1865726160 => true, -1858787998 => true, -1854362888 => true, -1823195996 => true, -1792906401 => true, -1776200269 => true, -1775229149 => true, -1774386363 => true, -1771290832 => true, -1770518513 => true, -1750049245 => true, -1741429914 => true, -1731248096 => true, -1728660861 => true, -1696313426 => true, -1685754027 => true, -1676283917 => true, -1641885640 => true, -1558708536 => true, -1555711683 => true, -1543548803 => true, -1542912072 => true, -1539205552 => true, -1536471168 => true, -1528938308 => true, -1517729907 => true, -1491351160 => true, -1481401990 => true, -1474608012 => true, -1463755291 => true, -1462684028 => true, -1445731415 => true, -1418673442 => true, -1417294946 => true, -1415549898 => true, -1388786875 => true, -1387603497 => true, -1360763405 => true, -1360496682 => true, -1353828996 => true, -1346917259 => true, -1329825844 => true, -1322853282 => true, -1320660899 => true, -1315175786 => true, -1302330535 => true, -1284351162 => true, -1283206622 => true, -1275250524 => true, -1266547107 => true, -1251995603 => true, -1240067115 => true, -1237768548 => true, -1213698741 => true, -1211736145 => true, -1176863975 => true, -1176003537 => true, -1165234860 => true, -1155750708 => true, -1148229085 => true, -1137657761 => true, -1136478730 => true, -1129277353 => true, -1111109003 => true, -1097507985 => true, -1070691449 => true, -1065514865 => true, -1062248995 => true, -1057871046 => true, -1054508993 => true, -1050956886 => true, -1046709712 => true, -1044535002 => true, -1040483121 => true, -1032506243 => true, -1016290293 => true, -991048258 => true, -984606467 => true, -982971022 => true, -980612554 => true, -966834233 => true, -965034693 => true, -953920443 => true, -933646738 => true, -927725507 => true, -927686579 => true, -924081688 => true, -923064431 => true, -915574819 => true, -914054657 => true, -902968157 => true, -898404223 => true, -896277735 => true, -892354851 => true, -860364429 => true, -850125817 => true, -821490932 => true, -805792136 => true, -803407586 => true, -796923107 => true, -794654001 => true, -784729353 => true, -771431603 => true, -768108218 => true, -756029055 => true, -747864298 => true, -739310734 => true, -738837002 => true, -728420398 => true, -720851967 => true, -716662261 => true, -708578759 => true, -697413025 => true, -643423809 => true, -621572358 => true, -615337454 => true, -612667158 => true, -593236238 => true, -592930753 => true, -559695285 => true, -550014854 => true, -540317176 => true, -516279341 => true, -504652289 => true, -489310709 => true, -484903262 => true, -482093022 => true, -478073248 => true, -477691962 => true, -458609233 => true, -447227464 => true, -435127553 => true, -424716847 => true, -409608179 => true, -404058850 => true, -396806578 => true, -390935833 => true, -377764840 => true, -374138177 => true, -362333265 => true, -351084699 => true, -331394646 => true, -323377260 => true, -321705096 => true, -319785917 => true, -316890488 => true, -311338362 => true, -310576940 => true, -308482976 => true, -302970687 => true, -286656069 => true, -282438905 => true, -261408060 => true, -257628726 => true, -251391875 => true, -247467388 => true, -234000524 => true, -222736955 => true, -211260960 => true, -201526967 => true, -193286889 => true, -192727393 => true, -189288785 => true, -179538918 => true, -170393699 => true, -167117051 => true, -165668590 => true, -164903050 => true, -143835965 => true, -140687740 => true, -91475022 => true, -85418798 => true, -69603330 => true, -66161621 => true, -59129127 => true, -49204571 => true, -47496189 => true, 0 => true, 15018968 => true, 19656297 => true, 35494100 => true, 40123646 => true, 40991312 => true, 48232002 => true, 56105302 => true, 70023999 => true, 88492340 => true, 92867832 => true, 109016604 => true, 112203752 => true, 144021517 => true, 148748802 => true, 155777005 => true, 184941352 => true, 206012528 => true, 216144353 => true, 216937872 => true, 222883665 => true, 236097233 => true, 239959007 => true, 272626106 => true, 280413073 => true, 297654023 => true, 326783084 => true, 338913607 => true, 347651027 => true, 351222414 => true, 355561549 => true, 357739873 => true, 376361990 => true, 390024698 => true, 415386514 => true, 415833761 => true, 426824323 => true, 435065541 => true, 435776856 => true, 436277294 => true, 441849698 => true, 448686252 => true, 475286744 => true, 482703393 => true, 485055216 => true, 490921511 => true, 492481370 => true, 497405699 => true, 527596789 => true, 534143351 => true, 536113308 => true, 576933739 => true, 592439904 => true, 605092659 => true, 638494825 => true, 641217881 => true, 654351964 => true, 672552983 => true, 681234315 => true, 682440495 => true, 701805957 => true, 724587403 => true, 744365350 => true, 756997454 => true, 768268528 => true, 797398277 => true, 804553162 => true, 814012577 => true, 815232608 => true, 817599759 => true, 824658141 => true, 840928074 => true, 847386951 => true, 847965730 => true, 862081726 => true, 873925974 => true, 877881813 => true, 879907265 => true, 883673976 => true, 894944151 => true, 900618200 => true, 938627203 => true, 957644727 => true, 976451251 => true, 980509603 => true, 983903833 => true, 985006348 => true, 985944332 => true, 995481457 => true, 1004809233 => true, 1016528228 => true, 1025982260 => true, 1035276773 => true, 1043357982 => true, 1047161561 => true, 1056966746 => true, 1061221996 => true, 1063322903 => true, 1070589922 => true, 1117017627 => true, 1119183852 => true, 1132121869 => true, 1140302723 => true, 1142040938 => true, 1162486186 => true, 1164319867 => true, 1171834843 => true, 1181652212 => true, 1199826999 => true, 1219550336 => true, 1221121908 => true, 1226861131 => true, 1227267994 => true, 1236532544 => true, 1258253388 => true, 1259848584 => true, 1305940489 => true, 1342680778 => true, 1348958410 => true, 1393983095 => true, 1398700055 => true, 1401419026 => true, 1410124429 => true, 1410494900 => true, 1414728149 => true, 1421047989 => true, 1451672611 => true, 1463285286 => true, 1486911337 => true, 1524146037 => true, 1556585494 => true, 1559566642 => true, 1566172763 => true, 1572879657 => true, 1601531329 => true, 1603672324 => true, 1639626768 => true, 1652597115 => true, 1664243712 => true, 1667254391 => true, 1669685768 => true, 1673497413 => true, 1676791040 => true, 1694216694 => true, 1694851341 => true, 1701876579 => true, 1701894040 => true, 1717669588 => true, 1724837436 => true, 1743586468 => true, 1749322929 => true, 1754495290 => true, 1788110135 => true, 1794329688 => true, 1795449523 => true, 1796327307 => true, 1807103951 => true, 1807889086 => true, 1817399610 => true, 1818644432 => true, 1828427041 => true, 1851741582 => true, 1854213815 => true, 1855579351 => true, 1855861398 => true, 1862671160 => true, 1894107403 => true, 1896158386 => true, 1897016603 => true, 1905890257 => true, 1909997276 => true, 1920025136 => true, 1928972671 => true, 1929723771 => true, 1932822998 => true, 1970686662 => true, 1974327007 => true, 1974531630 => true, 1981021008 => true, 1982801949 => true, 1990126899 => true, 1999252971 => true, 2061229512 => true, 2061582229 => true, 2070098161 => true, 2079839801 => true, 2096097750 => true, 2119686255 => true, 2123292223 => true, 2123755548 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class ClothesModel {

        /**
         * Geometry of the upper garment.
         */
        const MODEL_TORSO = 0;

        /**
         * Geometry of the head, with the hair.
         */
        const MODEL_HEAD = 1;

        /**
         * Geometry of the hands; always HANDS.
         */
        const MODEL_HANDS = 2;

        /**
         * Geometry of the trousers.
         */
        const MODEL_LEGS = 3;

        /**
         * Geometry of the shoes.
         */
        const MODEL_FEET = 4;

        /**
         * Geometry of the chain around the neck.
         */
        const MODEL_CHAIN = 5;

        /**
         * Geometry of the watch.
         */
        const MODEL_WATCH = 6;

        /**
         * Geometry of the glasses.
         */
        const MODEL_SHADES = 7;

        /**
         * Geometry of the hat or mask.
         */
        const MODEL_HAT = 8;

        /**
         * Geometry of a whole outfit (valet, medic, gimp suit) that hides the
         * rest.
         */
        const MODEL_SPECIAL = 9;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class ClothesTexture {

        /**
         * Surface of the upper garment.
         */
        const TEXTURE_TORSO = 0;

        /**
         * Surface of the head: hair cut and beard.
         */
        const TEXTURE_HEAD = 1;

        /**
         * Surface of the trousers.
         */
        const TEXTURE_LEGS = 2;

        /**
         * Surface of the shoes.
         */
        const TEXTURE_FEET = 3;

        /**
         * Tattoo on the upper left arm: in 119 saves only files whose names begin with 4. gta-reversed exchanges slots 4 and 5.
         */
        const TEXTURE_TATTOO_UPPER_LEFT_ARM = 4;

        /**
         * Tattoo on the lower left arm: in 119 saves only files whose names begin with 5. gta-reversed exchanges slots 4 and 5.
         */
        const TEXTURE_TATTOO_LOWER_LEFT_ARM = 5;

        /**
         * Tattoo on the upper right arm.
         */
        const TEXTURE_TATTOO_UPPER_RIGHT_ARM = 6;

        /**
         * Tattoo on the lower right arm.
         */
        const TEXTURE_TATTOO_LOWER_RIGHT_ARM = 7;

        /**
         * Tattoo on the back.
         */
        const TEXTURE_TATTOO_BACK = 8;

        /**
         * Tattoo on the left chest.
         */
        const TEXTURE_TATTOO_LEFT_CHEST = 9;

        /**
         * Tattoo on the right chest.
         */
        const TEXTURE_TATTOO_RIGHT_CHEST = 10;

        /**
         * Tattoo on the stomach.
         */
        const TEXTURE_TATTOO_STOMACH = 11;

        /**
         * Tattoo on the lower back.
         */
        const TEXTURE_TATTOO_LOWER_BACK = 12;

        /**
         * Surface of the chain.
         */
        const TEXTURE_CHAIN = 13;

        /**
         * Surface of the watch.
         */
        const TEXTURE_WATCH = 14;

        /**
         * Surface of the glasses.
         */
        const TEXTURE_SHADES = 15;

        /**
         * Surface of the hat.
         */
        const TEXTURE_HAT = 16;

        /**
         * Surface of the whole outfit.
         */
        const TEXTURE_SPECIAL = 17;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class Door {

        /**
         * Shut.
         */
        const DOOR_CLOSED = 0;

        /**
         * Fully open.
         */
        const DOOR_OPEN = 1;

        /**
         * On the way down.
         */
        const DOOR_CLOSING = 2;

        /**
         * On the way up.
         */
        const DOOR_OPENING = 3;

        /**
         * Open; closes once the player is out.
         */
        const DOOR_WAITING_FOR_PLAYER_TO_LEAVE = 4;

        /**
         * Shut over a delivered car; does not open again.
         */
        const DOOR_CLOSED_AFTER_DROP_OFF = 5;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class Fighting {

        /**
         * The style of everybody but the player.
         */
        const STANDARD = 4;

        /**
         * Boxing, learnt in the gym of Los Santos.
         */
        const BOXING = 5;

        /**
         * Kung fu, learnt in the gym of San Fierro.
         */
        const KUNG_FU = 6;

        /**
         * Kick boxing, learnt in the gym of Las Venturas.
         */
        const KNEE_HEAD = 7;

        /**
         * The blows with a baseball bat; as a style only by edits or scripts.
         */
        const STYLE_BAT = 8;

        /**
         * The blows with a knife; as a style only by edits or scripts.
         */
        const STYLE_KNIFE = 9;

        /**
         * The blows with a golf club; as a style only by edits or scripts.
         */
        const STYLE_GOLF_CLUB = 10;

        /**
         * The blows with a katana; as a style only by edits or scripts.
         */
        const STYLE_KATANA = 11;

        /**
         * The blows with a chainsaw; as a style only by edits or scripts.
         */
        const STYLE_CHAINSAW = 12;

        /**
         * The blows with a dildo; as a style only by edits or scripts; one
         * measured file has it.
         */
        const STYLE_DILDO = 13;

        /**
         * The blows with flowers; as a style only by edits or scripts.
         */
        const STYLE_FLOWERS = 14;

        /**
         * Grabs and kicks, the style with which the player starts.
         */
        const GRAB_KICK = 15;

        /**
         * Blows with the elbows; only scripts give it. Its engine name is that of
         * blows with a pistol.
         */
        const ELBOWS = 16;

        private const _VALUES = [4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class FloatStat {

        /**
         * Points of progress; the menu shows their share of 187, at most 100 %.
         */
        const PROGRESS_MADE = 0;

        /**
         * Points of progress that can be reached.
         */
        const TOTAL_PROGRESS = 1;

        /**
         * Furthest hoop of a basketball throw.
         */
        const FURTHEST_HOOP = 2;

        /**
         * Metres walked and run.
         */
        const DISTANCE_ON_FOOT = 3;

        /**
         * Metres driven in cars.
         */
        const DISTANCE_BY_CAR = 4;

        /**
         * Metres ridden on motorbikes.
         */
        const DISTANCE_BY_MOTORBIKE = 5;

        /**
         * Metres by boat.
         */
        const DISTANCE_BY_BOAT = 6;

        /**
         * Metres driven in golf carts.
         */
        const DISTANCE_BY_GOLF_CART = 7;

        /**
         * Metres flown in helicopters.
         */
        const DISTANCE_BY_HELICOPTER = 8;

        /**
         * Metres flown in planes.
         */
        const DISTANCE_BY_PLANE = 9;

        /**
         * Metres of the longest ride on the rear wheel.
         */
        const LONGEST_WHEELIE_DISTANCE = 10;

        /**
         * Metres of the longest ride on the front wheel.
         */
        const LONGEST_STOPPIE_DISTANCE = 11;

        /**
         * Longest drive on two wheels, as a distance.
         */
        const LONGEST_2_WHEELS_DISTANCE = 12;

        /**
         * Dollars spent on weapons.
         */
        const WEAPON_SPEND = 13;

        /**
         * Dollars spent on clothes.
         */
        const FASHION_SPEND = 14;

        /**
         * Dollars spent on property.
         */
        const PROPERTY_SPEND = 15;

        /**
         * Dollars spent on repairs and painting of cars.
         */
        const AUTO_REPAIR_AND_PAINTING_SPEND = 16;

        /**
         * Seconds of the longest ride on the rear wheel.
         */
        const LONGEST_WHEELIE_TIME = 17;

        /**
         * Seconds of the longest ride on the front wheel.
         */
        const LONGEST_STOPPIE_TIME = 18;

        /**
         * Longest drive on two wheels, as a time.
         */
        const LONGEST_2_WHEELS_TIME = 19;

        /**
         * Dollars spent on food.
         */
        const FOOD_SPEND = 20;

        /**
         * Fat of the player, also stored with the player.
         */
        const FAT = 21;

        /**
         * Stamina of the player.
         */
        const STAMINA = 22;

        /**
         * Muscle of the player, also stored with the player.
         */
        const MUSCLE = 23;

        /**
         * Health that the player can have; `max_health` follows from it.
         */
        const MAX_HEALTH = 24;

        /**
         * Sex appeal, 0 to 1000: clothes, body and car.
         */
        const SEX_APPEAL = 25;

        /**
         * Distance swum.
         */
        const DISTANCE_BY_SWIMMING = 26;

        /**
         * Metres ridden on bicycles.
         */
        const DISTANCE_BY_BICYCLE = 27;

        /**
         * Metres run on treadmills in gyms.
         */
        const DISTANCE_ON_TREADMILL = 28;

        /**
         * Metres ridden on exercise bikes in gyms.
         */
        const DISTANCE_ON_EXERCISE_BIKE = 29;

        /**
         * Dollars spent on tattoos.
         */
        const TATTOO_SPEND = 30;

        /**
         * Dollars spent at the barber.
         */
        const HAIRDRESSING_SPEND = 31;

        /**
         * Dollars spent on girlfriends; 0 in all measured files.
         */
        const GIRLFRIEND_SPEND = 32;

        /**
         * Dollars spent on prostitutes.
         */
        const PROSTITUTE_SPEND = 33;

        /**
         * Dollars spent on furniture; 0 in all measured files.
         */
        const FURNITURE_SPEND = 34;

        /**
         * Dollars put into gambling.
         */
        const MONEY_SPENT_GAMBLING = 35;

        /**
         * Dollars from pimping.
         */
        const MONEY_MADE_FROM_PIMPING = 36;

        /**
         * Dollars won in gambling.
         */
        const MONEY_WON_GAMBLING = 37;

        /**
         * Biggest win in gambling, in dollars.
         */
        const BIGGEST_GAMBLING_WIN = 38;

        /**
         * Biggest loss in gambling, in dollars.
         */
        const BIGGEST_GAMBLING_LOSS = 39;

        /**
         * Dollars of the best single burglary.
         */
        const LARGEST_BURGLARY_SWAG = 40;

        /**
         * Dollars from burglaries.
         */
        const MONEY_MADE_FROM_BURGLARY = 41;

        /**
         * Dollars spent on building property; 0 in all measured files.
         */
        const MONEY_SPENT_BUILDING_PROPERTY = 42;

        /**
         * Not used; 0 in all measured files.
         */
        const UNUSED = 43;

        /**
         * Seconds of the longest run on a treadmill.
         */
        const LONGEST_TREADMILL_TIME = 44;

        /**
         * Seconds of the longest ride on an exercise bike.
         */
        const LONGEST_EXERCISE_BIKE_TIME = 45;

        /**
         * Most weight on the bench.
         */
        const MAX_BENCH_PRESS = 46;

        /**
         * Most weight with dumbbells.
         */
        const MAX_DUMBBELLS = 47;

        /**
         * Best time in the 8-Track.
         */
        const BESTTIME_8_TRACK = 48;

        /**
         * Best time of the BMX challenge.
         */
        const BMX_BEST_TIME = 49;

        /**
         * Lightest weight; 0 in all measured files.
         */
        const LIGHTEST_WEIGHT = 50;

        /**
         * Longest chase at five stars.
         */
        const LONGEST_5_STAR_CHASE = 51;

        /**
         * Last chase at five stars.
         */
        const LAST_5_STAR_CHASE = 52;

        /**
         * Wages that were paid; 0 in all measured files.
         */
        const WAGE_BILL = 53;

        /**
         * Dollars spent in strip clubs.
         */
        const STRIP_CLUB_SPEND = 54;

        /**
         * Dollars spent on tuning cars.
         */
        const CAR_MODIFICATION_SPEND = 55;

        /**
         * Time spent shopping; 0 in all measured files.
         */
        const TIME_SPENT_SHOPPING = 56;

        /**
         * Time spent gambling; 0 in all measured files.
         */
        const TIME_SPENT_GAMBLING = 57;

        /**
         * Time of the longest mission; 0 in all measured files.
         */
        const TIME_SPENT_ON_LONGEST_MISSION = 58;

        /**
         * Time of the quickest mission; 0 in all measured files.
         */
        const TIME_SPENT_ON_QUICKEST_MISSION = 59;

        /**
         * Average time of a mission; 0 in all measured files.
         */
        const AVERAGE_MISSION_TIME = 60;

        /**
         * Dollars spent on drugs; 0 in all measured files.
         */
        const DRUGS_SPEND = 61;

        /**
         * Dollars spent shopping, in all.
         */
        const TOTAL_SHOPPING_SPEND = 62;

        /**
         * Time spent under water; 0 in all measured files.
         */
        const TIME_SPENT_UNDERWATER = 63;

        /**
         * Respect, in all.
         */
        const TOTAL_RESPECT = 64;

        /**
         * Respect from girlfriends.
         */
        const GIRLFRIEND_RESPECT = 65;

        /**
         * Respect from clothes.
         */
        const CLOTHES_RESPECT = 66;

        /**
         * Respect from fitness; 0 in all measured files.
         */
        const FITNESS_RESPECT = 67;

        /**
         * Respect earned by deeds; part of the total respect.
         */
        const RESPECT = 68;

        /**
         * Skill, 0 to 1000, with the pistol; 1000 = hitman, two pistols.
         */
        const PISTOL_SKILL = 69;

        /**
         * Skill, 0 to 1000, with the silenced pistol.
         */
        const SILENCED_PISTOL_SKILL = 70;

        /**
         * Skill, 0 to 1000, with the Desert Eagle.
         */
        const DESERT_EAGLE_SKILL = 71;

        /**
         * Skill, 0 to 1000, with the pump-action shotgun.
         */
        const SHOTGUN_SKILL = 72;

        /**
         * Skill, 0 to 1000, with the sawn-off shotgun; 1000 = two guns.
         */
        const SAWN_OFF_SHOTGUN_SKILL = 73;

        /**
         * Skill, 0 to 1000, with the SPAS 12.
         */
        const COMBAT_SHOTGUN_SKILL = 74;

        /**
         * Skill, 0 to 1000, with Micro Uzi and TEC-9; 1000 = two guns.
         */
        const MACHINE_PISTOL_SKILL = 75;

        /**
         * Skill, 0 to 1000, with the MP5.
         */
        const SMG_SKILL = 76;

        /**
         * Skill, 0 to 1000, with the AK-47.
         */
        const AK_47_SKILL = 77;

        /**
         * Skill, 0 to 1000, with the M4.
         */
        const M4_SKILL = 78;

        /**
         * Skill, 0 to 1000, with the rifles.
         */
        const RIFLE_SKILL = 79;

        /**
         * Sex appeal of the clothes only, 0 to 1000.
         */
        const APPEARANCE = 80;

        /**
         * Skill in gambling.
         */
        const GAMBLING = 81;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true, 50 => true, 51 => true, 52 => true, 53 => true, 54 => true, 55 => true, 56 => true, 57 => true, 58 => true, 59 => true, 60 => true, 61 => true, 62 => true, 63 => true, 64 => true, 65 => true, 66 => true, 67 => true, 68 => true, 69 => true, 70 => true, 71 => true, 72 => true, 73 => true, 74 => true, 75 => true, 76 => true, 77 => true, 78 => true, 79 => true, 80 => true, 81 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class GameVersion {

        /**
         * Phones, older version.
         */
        const VERSION_PHONES_OLDER = -1978417824;

        /**
         * PC 1.01, modified executable.
         */
        const VERSION_PC_1_01_MODIFIED = -1824164258;

        /**
         * PC 1.01.
         */
        const VERSION_PC_1_01 = -1704018344;

        /**
         * 2.0; gta-reversed calls it Austrian.
         */
        const VERSION_2_0_UNSEEN = -613227626;

        /**
         * Definitive Edition.
         */
        const VERSION_DEFINITIVE = -219671565;

        /**
         * PC 2.0.
         */
        const VERSION_PC_2_0 = -48984586;

        /**
         * Android.
         */
        const VERSION_ANDROID = 343353539;

        /**
         * PC 1.00.
         */
        const VERSION_PC_1_00 = 903512437;

        /**
         * PC 2.0 of Germany.
         */
        const VERSION_PC_2_0_GERMANY = 1563544610;

        /**
         * PlayStation 2.
         */
        const VERSION_PS2 = 1679678540;

        /**
         * PC 1.00, modified executable.
         */
        const VERSION_PC_1_00_MODIFIED = 1710482819;

        private const _VALUES = [-1978417824 => true, -1824164258 => true, -1704018344 => true, -613227626 => true, -219671565 => true, -48984586 => true, 343353539 => true, 903512437 => true, 1563544610 => true, 1679678540 => true, 1710482819 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class GangId {

        /**
         * Ballas, purple, enemy.
         */
        const GANG_BALLAS = 0;

        /**
         * Grove Street Families, green, the player's gang.
         */
        const GANG_GROVE_STREET_FAMILIES = 1;

        /**
         * Los Santos Vagos, yellow, enemy.
         */
        const GANG_VAGOS = 2;

        /**
         * San Fierro Rifa.
         */
        const GANG_RIFA = 3;

        /**
         * Da Nang Boys.
         */
        const GANG_DA_NANG = 4;

        /**
         * Italian Mafia of Las Venturas.
         */
        const GANG_MAFIA = 5;

        /**
         * Mountain Cloud Boys (Triads).
         */
        const GANG_TRIADS = 6;

        /**
         * Varrios Los Aztecas.
         */
        const GANG_AZTECAS = 7;

        /**
         * Gang 9, never used; gta-reversed calls it the Russian Mafia.
         */
        const GANG_UNUSED_8 = 8;

        /**
         * Gang 10, never used; gta-reversed calls it the bikers.
         */
        const GANG_UNUSED_9 = 9;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class GarageKind {

        /**
         * Opens only for the vehicle a mission has named.
         */
        const GARAGE_ONLY_TARGET_VEHICLE = 1;

        /**
         * Bomb shop: bomb that explodes some seconds after it is armed.
         */
        const GARAGE_BOMB_SHOP_TIMED = 2;

        /**
         * Bomb shop: bomb that explodes when the engine is started.
         */
        const GARAGE_BOMB_SHOP_ENGINE = 3;

        /**
         * Bomb shop: bomb set off by the detonator.
         */
        const GARAGE_BOMB_SHOP_REMOTE = 4;

        /**
         * Pay'n'Spray: repairs, resprays, ends the chase.
         */
        const GARAGE_PAY_N_SPRAY = 5;

        /**
         * Closes as soon as it is touched.
         */
        const GARAGE_CLOSES_WHEN_TOUCHED = 11;

        /**
         * Opens for the named vehicle and holds the player while it closes.
         */
        const GARAGE_TARGET_VEHICLE_FREEZE_PLAYER = 14;

        /**
         * Only scripts open it; it closes by itself.
         */
        const GARAGE_SCRIPT_OPENS_ONLY = 15;

        /**
         * Safehouse garage in Ganton (the Johnson house).
         */
        const GARAGE_GANTON = 16;

        /**
         * Safehouse garage at Santa Maria Beach.
         */
        const GARAGE_SANTA_MARIA = 17;

        /**
         * Safehouse garage in Rockshore West.
         */
        const GARAGE_ROCKSHORE_WEST = 18;

        /**
         * Scripts open and close it.
         */
        const GARAGE_SCRIPT_CONTROLLED = 19;

        /**
         * Stays open while the named car is inside.
         */
        const GARAGE_STAYS_OPEN_WITH_CAR_INSIDE = 20;

        /**
         * Closes over the car and never opens again.
         */
        const GARAGE_CLOSES_ONCE_AND_FOR_ALL = 21;

        /**
         * Scripts open it; the player is held while it closes.
         */
        const GARAGE_SCRIPT_OPENS_AND_FREEZES = 23;

        /**
         * Safehouse garage in Fort Carson.
         */
        const GARAGE_FORT_CARSON = 24;

        /**
         * Safehouse garage at Verdant Meadows.
         */
        const GARAGE_VERDANT_MEADOWS = 25;

        /**
         * Safehouse garage in Dillimore.
         */
        const GARAGE_DILLIMORE = 26;

        /**
         * Safehouse garage in Prickle Pine.
         */
        const GARAGE_PRICKLE_PINE = 27;

        /**
         * Safehouse garage in Whitewood Estates.
         */
        const GARAGE_WHITEWOOD = 28;

        /**
         * Safehouse garage in Palomino Creek.
         */
        const GARAGE_PALOMINO_CREEK = 29;

        /**
         * Safehouse garage in Redsands West.
         */
        const GARAGE_REDSANDS_WEST = 30;

        /**
         * Safehouse garage in El Corona.
         */
        const GARAGE_EL_CORONA = 31;

        /**
         * Safehouse garage in Mulholland.
         */
        const GARAGE_MULHOLLAND = 32;

        /**
         * Impound of Los Santos.
         */
        const GARAGE_IMPOUND_LS = 33;

        /**
         * Impound of San Fierro.
         */
        const GARAGE_IMPOUND_SF = 34;

        /**
         * Impound of Las Venturas.
         */
        const GARAGE_IMPOUND_LV = 35;

        /**
         * Loco Low Co: tuning shop for lowriders.
         */
        const GARAGE_LOCO_LOW_CO = 36;

        /**
         * Wheel Arch Angels: tuning shop for street racers.
         */
        const GARAGE_WHEEL_ARCH_ANGELS = 37;

        /**
         * TransFender: tuning shop for the other cars.
         */
        const GARAGE_TRANSFENDER = 38;

        /**
         * Safehouse garage in Calton Heights.
         */
        const GARAGE_CALTON_HEIGHTS = 39;

        /**
         * Safehouse garage in Paradiso.
         */
        const GARAGE_PARADISO = 40;

        /**
         * The Doherty garage.
         */
        const GARAGE_DOHERTY = 41;

        /**
         * Safehouse garage in Hashbury.
         */
        const GARAGE_HASHBURY = 42;

        /**
         * Lock-up where the loot of burglaries is delivered.
         */
        const GARAGE_BURGLARY = 43;

        /**
         * Hangar of the AT-400, the airliner.
         */
        const GARAGE_AT400_HANGAR = 44;

        /**
         * Hangar of the airstrip at Verdant Meadows; holds aircraft.
         */
        const GARAGE_ABANDONED_AIRPORT_HANGAR = 45;

        private const _VALUES = [1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 11 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class GarageUse {

        /**
         * The player keeps cars in it.
         */
        const USE_HIDEOUT = 0;

        /**
         * The police keeps cars in it.
         */
        const USE_IMPOUND = 1;

        private const _VALUES = [0 => true, 1 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class HiddenThing {

        /**
         * Nothing; the place is free.
         */
        const NOTHING_HIDDEN = 0;

        /**
         * As earlier games had it.
         */
        const HIDDEN_LEGACY = 1;

        /**
         * A building that a script has hidden.
         */
        const HIDDEN_BUILDING = 2;

        /**
         * A movable object that a script has hidden.
         */
        const HIDDEN_OBJECT = 3;

        /**
         * A dummy (place holder of an object) that a script has hidden.
         */
        const HIDDEN_DUMMY = 4;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class Icon {

        /**
         * Marker drawn as a square: something of interest.
         */
        const ICON_PLAYER_INTEREST = -5;

        /**
         * Square of an enemy.
         */
        const ICON_THREAT = -4;

        /**
         * Square of a friend.
         */
        const ICON_FRIEND = -3;

        /**
         * Square of an object.
         */
        const ICON_OBJECT = -2;

        /**
         * Square of a destination.
         */
        const ICON_DESTINATION = -1;

        /**
         * No icon: a coloured square.
         */
        const ICON_NONE = 0;

        /**
         * White square.
         */
        const ICON_WHITE = 1;

        /**
         * The player's arrow in the middle of the radar.
         */
        const ICON_CENTRE = 2;

        /**
         * "You are here" arrow of the map in the menu.
         */
        const ICON_MAP_HERE = 3;

        /**
         * Letter N at the rim of the radar.
         */
        const ICON_NORTH = 4;

        /**
         * Airfield: the pilot school.
         */
        const ICON_AIRYARD = 5;

        /**
         * Ammu-Nation, weapon shop.
         */
        const ICON_AMMU = 6;

        /**
         * Barber.
         */
        const ICON_BARBER = 7;

        /**
         * Missions of Big Smoke.
         */
        const ICON_BIG_SMOKE = 8;

        /**
         * Boat school.
         */
        const ICON_BOATYARD = 9;

        /**
         * Burger Shot restaurant.
         */
        const ICON_BURGERSHOT = 10;

        /**
         * Bulldozer: quarry jobs.
         */
        const ICON_QUARRY = 11;

        /**
         * Missions of Catalina.
         */
        const ICON_CATALINA = 12;

        /**
         * Missions of Cesar Vialpando.
         */
        const ICON_CESAR = 13;

        /**
         * Cluckin' Bell restaurant.
         */
        const ICON_CHICKEN = 14;

        /**
         * Missions of CJ himself.
         */
        const ICON_CJ = 15;

        /**
         * Missions for the policemen of C.R.A.S.H.
         */
        const ICON_CRASH = 16;

        /**
         * Diner.
         */
        const ICON_DINER = 17;

        /**
         * Emmet's weapons.
         */
        const ICON_EMMET = 18;

        /**
         * Territory under attack.
         */
        const ICON_ENEMY_ATTACK = 19;

        /**
         * Drawing of a fire; what it is used for is not known.
         */
        const ICON_FIRE = 20;

        /**
         * Girlfriend.
         */
        const ICON_GIRLFRIEND = 21;

        /**
         * Hospital.
         */
        const ICON_HOSPITAL = 22;

        /**
         * Loco Syndicate missions.
         */
        const ICON_SYNDICATE = 23;

        /**
         * Missions of Madd Dogg.
         */
        const ICON_MADD_DOGG = 24;

        /**
         * Caligula's casino (the Mafia).
         */
        const ICON_CALIGULAS = 25;

        /**
         * Missions of OG Loc by their name in scripts, STRAP1 to STRAP4.
         */
        const ICON_MC_STRAP = 26;

        /**
         * Tuning shop.
         */
        const ICON_MOD_GARAGE = 27;

        /**
         * Missions of OG Loc.
         */
        const ICON_OG_LOC = 28;

        /**
         * Well Stacked Pizza restaurant.
         */
        const ICON_PIZZA = 29;

        /**
         * Police station.
         */
        const ICON_POLICE = 30;

        /**
         * Property for sale.
         */
        const ICON_PROPERTY_GREEN = 31;

        /**
         * Property that is not for sale.
         */
        const ICON_PROPERTY_RED = 32;

        /**
         * Street race.
         */
        const ICON_RACE = 33;

        /**
         * Missions of Ryder.
         */
        const ICON_RYDER = 34;

        /**
         * Save house.
         */
        const ICON_SAVE = 35;

        /**
         * Driving or bike school.
         */
        const ICON_SCHOOL = 36;

        /**
         * Unknown contact: question mark.
         */
        const ICON_QUESTION = 37;

        /**
         * Missions of Sweet.
         */
        const ICON_SWEET = 38;

        /**
         * Tattoo shop.
         */
        const ICON_TATTOO = 39;

        /**
         * Missions of The Truth.
         */
        const ICON_TRUTH = 40;

        /**
         * Target set by the player on the map.
         */
        const ICON_WAYPOINT = 41;

        /**
         * Toreno's ranch.
         */
        const ICON_TORENO_RANCH = 42;

        /**
         * Missions of the Triads (San Fierro).
         */
        const ICON_TRIADS = 43;

        /**
         * The Four Dragons casino.
         */
        const ICON_FOUR_DRAGONS = 44;

        /**
         * Clothes shop.
         */
        const ICON_CLOTHES = 45;

        /**
         * Missions of Wu Zi Mu.
         */
        const ICON_WOOZIE = 46;

        /**
         * Missions of Zero.
         */
        const ICON_ZERO = 47;

        /**
         * Club for a date.
         */
        const ICON_DISCO = 48;

        /**
         * Bar for a date.
         */
        const ICON_DRINK = 49;

        /**
         * Restaurant for a date.
         */
        const ICON_FOOD = 50;

        /**
         * Trucking jobs.
         */
        const ICON_TRUCK = 51;

        /**
         * Dollar sign.
         */
        const ICON_CASH = 52;

        /**
         * Drawing of a flag; what it is used for is not known.
         */
        const ICON_FLAG = 53;

        /**
         * Gym.
         */
        const ICON_GYM = 54;

        /**
         * Police impound.
         */
        const ICON_IMPOUND = 55;

        /**
         * Drawing of a light; what it is used for is not known.
         */
        const ICON_LIGHT = 56;

        /**
         * Runway.
         */
        const ICON_RUNWAY = 57;

        /**
         * Gang, by its letter the blue colour; which gang is not known.
         */
        const ICON_GANG_B = 58;

        /**
         * Gang, purple (Ballas).
         */
        const ICON_GANG_P = 59;

        /**
         * Gang, yellow (Vagos).
         */
        const ICON_GANG_Y = 60;

        /**
         * Gang; the meaning of its letter is not known.
         */
        const ICON_GANG_N = 61;

        /**
         * Gang, green (Grove Street).
         */
        const ICON_GANG_G = 62;

        /**
         * Pay'n'Spray.
         */
        const ICON_SPRAY = 63;

        /**
         * Missions of Mike Toreno.
         */
        const ICON_TORENO = 64;

        private const _VALUES = [-5 => true, -4 => true, -3 => true, -2 => true, -1 => true, 0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true, 50 => true, 51 => true, 52 => true, 53 => true, 54 => true, 55 => true, 56 => true, 57 => true, 58 => true, 59 => true, 60 => true, 61 => true, 62 => true, 63 => true, 64 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class IntStat {

        /**
         * People that others killed.
         */
        const PEOPLE_WASTED_BY_OTHERS = 120;

        /**
         * People that the player killed.
         */
        const PEOPLE_YOUVE_WASTED = 121;

        /**
         * Vehicles destroyed on land.
         */
        const ROAD_VEHICLES_DESTROYED = 122;

        /**
         * Boats the player has wrecked.
         */
        const BOATS_DESTROYED = 123;

        /**
         * Aircraft the player has wrecked.
         */
        const PLANES_HELICOPTERS_DESTROYED = 124;

        /**
         * Dollars of damage to property.
         */
        const COST_OF_PROPERTY_DAMAGED = 125;

        /**
         * Shots the player has fired.
         */
        const BULLETS_FIRED = 126;

        /**
         * Kilograms of explosives used.
         */
        const KGS_OF_EXPLOSIVES_USED = 127;

        /**
         * Shots of the player that hit a person; divided by `bullets_fired` they
         * give the accuracy.
         */
        const BULLETS_THAT_HIT = 128;

        /**
         * Tyres shot.
         */
        const TIRES_POPPED_WITH_GUNFIRE = 129;

        /**
         * Shots at the head.
         */
        const NUM_HEADSHOTS = 130;

        /**
         * Sum of all wanted stars ever got.
         */
        const TOTAL_NUM_WANTED_STARS_ATTAINED = 131;

        /**
         * Sum of all wanted stars ever lost again.
         */
        const TOTAL_NUM_WANTED_STARS_EVADED = 132;

        /**
         * Arrests of the player.
         */
        const TIMES_BUSTED = 133;

        /**
         * Days that have passed in the game.
         */
        const DAYS_PASSED_IN_GAME = 134;

        /**
         * Times wasted.
         */
        const NUM_HOSPITAL_VISITS = 135;

        /**
         * Visits to a safehouse; each save adds one.
         */
        const SAFEHOUSE_VISITS = 136;

        /**
         * Cheats used; `has_cheated` says whether there were any.
         */
        const TIMES_CHEATED = 137;

        /**
         * Cars painted again.
         */
        const VEHICLE_RESPRAYS = 138;

        /**
         * Longest insane jump.
         */
        const INSANE_JUMP_DISTANCE = 139;

        /**
         * Highest insane jump.
         */
        const INSANE_JUMP_HEIGHT = 140;

        /**
         * Most flips of an insane jump.
         */
        const INSANE_JUMP_FLIPS = 141;

        /**
         * Most rotation of an insane jump.
         */
        const INSANE_JUMP_ROTATION = 142;

        /**
         * Best insane stunt, by its number.
         */
        const BEST_INSANE_STUNT_AWARDED = 143;

        /**
         * Stunt jumps found; counts `found` of the stunt jumps.
         */
        const UNIQUE_JUMPS_FOUND = 144;

        /**
         * Stunt jumps done; counts `done` of the stunt jumps.
         */
        const UNIQUE_JUMPS_DONE = 145;

        /**
         * Missions tried.
         */
        const MISSION_ATTEMPTS = 146;

        /**
         * Missions passed so far.
         */
        const MISSIONS_PASSED = 147;

        /**
         * Missions of the game; 147 in the original one.
         */
        const TOTAL_NUM_MISSIONS_IN_GAME = 148;

        /**
         * Dollars made with a taxi.
         */
        const CASH_MADE_IN_A_TAXI = 149;

        /**
         * Passengers brought to their place.
         */
        const PASSENGERS_DROPPED_OFF = 150;

        /**
         * Patients delivered in paramedic missions.
         */
        const PEOPLE_SAVED_IN_AN_AMBULANCE = 151;

        /**
         * Criminals caught in vigilante missions.
         */
        const CRIMINALS_KILLED_ON_VIGILANTE_MISSION = 152;

        /**
         * Fires put out.
         */
        const TOTAL_FIRES_EXTINGUISHED = 153;

        /**
         * Pizzas delivered (script name).
         */
        const PACKAGES_DELIVERED = 154;

        /**
         * Contract killings.
         */
        const ASSASSINATIONS = 155;

        /**
         * Points of the last dance.
         */
        const LAST_DANCE_SCORE = 156;

        /**
         * Highest level of a vigilante mission.
         */
        const MAX_VIGILANTE_MISSION_LEVEL = 157;

        /**
         * Highest level of a paramedic mission.
         */
        const MAX_PARAMEDIC_MISSION_LEVEL = 158;

        /**
         * Highest level of a firefighter mission.
         */
        const MAX_FIREFIGHTER_MISSION_LEVEL = 159;

        /**
         * Skill, 0 to 1000, at driving cars.
         */
        const DRIVING_SKILL = 160;

        /**
         * Trucking jobs done.
         */
        const NUM_TRUCK_MISSIONS_PASSED = 161;

        /**
         * Dollars made with trucks.
         */
        const MONEY_MADE_IN_TRUCK = 162;

        /**
         * Members of the player's own group that died by his hand.
         */
        const RECRUITED_GANG_MEMBERS_KILLED = 163;

        /**
         * Armour; 0 in all measured files.
         */
        const ARMOR = 164;

        /**
         * Energy from food, 0 to 1000; when it runs out, fat is burnt.
         */
        const ENERGY = 165;

        /**
         * Photos made with the camera.
         */
        const PHOTOGRAPHS_TAKEN = 166;

        /**
         * Rampages tried; 0 in all measured files.
         */
        const RAMPAGES_ATTEMPTED = 167;

        /**
         * Rampages passed; 0 in all measured files.
         */
        const RAMPAGES_PASSED = 168;

        /**
         * Time in the air.
         */
        const FLIGHT_TIME = 169;

        /**
         * Times that the player drowned.
         */
        const TIMES_DROWNED = 170;

        /**
         * Prostitutes driven in the job as a pimp.
         */
        const NUM_GIRLS_PIMPED = 171;

        /**
         * Best position in the 8-Track.
         */
        const BESTPOS_8_TRACK = 172;

        /**
         * Milliseconds of flight with the jetpack.
         */
        const TIME_ON_JETPACK = 173;

        /**
         * Best level at the shooting range.
         */
        const SHOOTING_RANGE_LEVELS_PASSED = 174;

        /**
         * Cars parked in the best valet round.
         */
        const MOST_CARS_PARKED_ON_VALET_PARKING = 175;

        /**
         * Kills since the last checkpoint; a save adds them to the next statistic,
         * so that 0 is stored.
         */
        const KILLS_SINCE_LAST_CHECKPOINT = 176;

        /**
         * Kills up to the last save, which adds those of
         * `kills_since_last_checkpoint`.
         */
        const TOTAL_LEGITIMATE_KILLS = 177;

        /**
         * Kills in the Bloodring derby.
         */
        const NUM_BLOODRING_KILLS = 178;

        /**
         * Time survived in the Bloodring derby.
         */
        const TOTAL_TIME_IN_BLOODRING = 179;

        /**
         * A flag named "no more hurricanes"; 0 in all measured files.
         */
        const NO_MORE_HURRICANES_FLAG = 180;

        /**
         * Cities that are open; decides which hospitals and police stations are
         * used.
         */
        const CITY_UNLOCKED = 181;

        /**
         * Police bribes collected.
         */
        const NUM_POLICE_BRIBES = 182;

        /**
         * Cars stolen; 0 in all measured files.
         */
        const NUM_CARS_STOLEN = 183;

        /**
         * Present girlfriends.
         */
        const CURRENT_NUM_GIRLFRIENDS = 184;

        /**
         * Dates that went wrong.
         */
        const NUM_DISASTROUS_DATES = 185;

        /**
         * Different girlfriends met.
         */
        const NUM_GIRLS_DATED = 186;

        /**
         * Dates that ended in the house.
         */
        const NUM_TIMES_SCORED_WITH_A_GIRL = 187;

        /**
         * Dates that went well.
         */
        const NUM_SUCCESSFUL_DATES = 188;

        /**
         * Girls left.
         */
        const NUM_GIRLS_DUMPED = 189;

        /**
         * Prostitutes visited.
         */
        const NUM_PROSTITUTES_VISITED = 190;

        /**
         * Burglaries done.
         */
        const NUM_HOUSES_BURGLED = 191;

        /**
         * Safes cracked; 0 in all measured files.
         */
        const NUM_SAFES_CRACKED = 192;

        /**
         * Rank as a burglar; 0 in all measured files.
         */
        const BURGLAR_STATUS = 193;

        /**
         * Stolen things sold.
         */
        const NUM_STOLEN_ITEMS_SOLD = 194;

        /**
         * Eight balls potted at pool; 0 in all measured files.
         */
        const NUM_EIGHT_BALLS_IN_POOL = 195;

        /**
         * Games of pool won; 0 in all measured files.
         */
        const TOTAL_NUM_WINS_PLAYING_POOL = 196;

        /**
         * Games of pool lost; 0 in all measured files.
         */
        const TOTAL_NUM_LOSSES_PLAYING_POOL = 197;

        /**
         * Visits to the gym.
         */
        const TIMES_VISITED_THE_GYM = 198;

        /**
         * Type of body; 0 in all measured files.
         */
        const BODY_TYPE = 199;

        /**
         * Meals bought, one more per purchase.
         */
        const NUM_MEALS_EATEN = 200;

        /**
         * Dollars made in the quarry; 0 in all measured files.
         */
        const MONEY_MADE_IN_QUARRY = 201;

        /**
         * Seconds for the quarry jobs.
         */
        const TIME_TAKEN_TO_COMPLETE_QUARRY = 202;

        /**
         * Pieces of furniture bought; 0 in all measured files.
         */
        const NUM_FURNITURE_PURCHASED = 203;

        /**
         * Favourite game of the console; 0 in all measured files.
         */
        const FAVORITE_CONSOLE_GAME = 204;

        /**
         * Most civilians killed in a rampage; 0 in all measured files.
         */
        const MAX_CIVILIAN_PEDS_KILLED_RAMPAGE = 205;

        /**
         * Most policemen killed in a rampage; 0 in all measured files.
         */
        const MAX_POLICE_PEDS_KILLED_RAMPAGE = 206;

        /**
         * Most civilian vehicles destroyed in a rampage; 0 in all measured files.
         */
        const MAX_CIVILIAN_VEHICLES_DESTROYED_RAMPAGE = 207;

        /**
         * Most police vehicles destroyed in a rampage; 0 in all measured files.
         */
        const MAX_POLICE_VEHICLES_DESTROYED_RAMPAGE = 208;

        /**
         * Most tanks destroyed in a rampage; 0 in all measured files.
         */
        const MAX_NUM_TANKS_DESTROYED_RAMPAGE = 209;

        /**
         * Level reached in the job as a pimp.
         */
        const PIMPING_LEVEL = 210;

        /**
         * Best score in the Kickstart stunt arena.
         */
        const KICKSTART_BEST_SCORE = 211;

        /**
         * Seconds of the best lap in the Hotring (8-Track).
         */
        const BEST_LAP_TIME_IN_8_TRACK = 212;

        /**
         * Cars delivered to the export ship.
         */
        const NUM_VEHICLES_EXPORTED = 213;

        /**
         * Cars bought back from the export ship.
         */
        const NUM_VEHICLES_IMPORTED = 214;

        /**
         * Best score in basketball.
         */
        const MAX_BASKETBALL_SCORE = 215;

        /**
         * Fires and explosions caused.
         */
        const FIRES_STARTED = 216;

        /**
         * Drugs sold; 0 in all measured files.
         */
        const AMOUNT_OF_DRUGS_SOLD = 217;

        /**
         * Drugs bought; 0 in all measured files.
         */
        const AMOUNT_OF_DRUGS_BOUGHT = 218;

        /**
         * Seconds of the best lap on the dirt track.
         */
        const BEST_LAP_TIME_IN_DIRT_TRACK = 219;

        /**
         * Best time on the dirt track.
         */
        const BESTTIME_DIRT_TRACK = 220;

        /**
         * Best position on the dirt track.
         */
        const BESTPOS_DIRT_TRACK = 221;

        /**
         * Best time of the NRG-500 challenge.
         */
        const NRG_500_BEST_TIME = 222;

        /**
         * Skill, 0 to 1000, at flying.
         */
        const FLYING_SKILL = 223;

        /**
         * Respect from missions.
         */
        const RESPECT_MISSION = 224;

        /**
         * Breath under water, 0 to 1000.
         */
        const LUNG_CAPACITY = 225;

        /**
         * How gory the game is rated; 0 in all measured files.
         */
        const GAME_GORE_RATING = 226;

        /**
         * How sexual the game is rated; 0 in all measured files.
         */
        const GAME_SEX_RATING = 227;

        /**
         * Total of the respect from missions.
         */
        const RESPECT_MISSION_TOTAL = 228;

        /**
         * Skill on motorbikes.
         */
        const BIKE_SKILL = 229;

        /**
         * Skill on bicycles.
         */
        const CYCLING_SKILL = 230;

        /**
         * Snapshots taken; with those left they make `total_snapshots`.
         */
        const SNAPSHOTS_TAKEN = 231;

        /**
         * Snapshots there are; 50 in the original game.
         */
        const TOTAL_SNAPSHOTS = 232;

        /**
         * Luck, 0 to 1000, from the horseshoes; helps in the casinos.
         */
        const LUCK = 233;

        /**
         * Gang wars won, as attacker or defender.
         */
        const TERRITORIES_TAKEN_OVER = 234;

        /**
         * Own territories lost to an attack.
         */
        const TERRITORIES_LOST = 235;

        /**
         * Territories held; counts the zones in which the Grove is the strongest.
         */
        const TERRITORIES_HELD = 236;

        /**
         * Most territories held.
         */
        const MAX_NUM_TERRITORIES_HELD = 237;

        /**
         * Members of the gang taken along.
         */
        const GANG_MEMBERS_RECRUITED = 238;

        /**
         * Members of enemy gangs killed by the player; 0.75 respect each.
         */
        const ENEMY_GANG_MEMBERS_KILLED = 239;

        /**
         * Members of the own gang killed by the player; each costs 5 respect.
         */
        const FRIENDLY_GANG_MEMBERS_KILLED = 240;

        /**
         * Horseshoes collected; with those left they make `total_horseshoes`.
         */
        const HORSESHOES_COLLECTED = 241;

        /**
         * Horseshoes there are; 50 in the original game.
         */
        const TOTAL_HORSESHOES = 242;

        /**
         * Oysters collected; with those left they make `total_oysters`.
         */
        const OYSTERS_COLLECTED = 243;

        /**
         * Oysters there are; 50 in the original game.
         */
        const TOTAL_OYSTERS = 244;

        /**
         * Calories; 0 in all measured files.
         */
        const CALORIES = 245;

        /**
         * Best time of a rampage for two; 0 in all measured files.
         */
        const N_2P_RAMPAGE_BEST_TIME = 246;

        /**
         * Best time of a rampage for two in cars; 0 in all measured files.
         */
        const N_2P_CAR_RAMPAGE_BEST_TIME = 247;

        /**
         * Best time of a rampage for two on foot; 0 in all measured files.
         */
        const N_2P_ON_FOOT_RAMPAGE_BEST_TIME = 248;

        /**
         * Best time of a rampage for two in helicopters; 0 in all measured files.
         */
        const N_2P_CHOPPER_RAMPAGE_BEST_TIME = 249;

        /**
         * Best time of a rampage for two on bikes; 0 in all measured files.
         */
        const N_2P_BIKE_RAMPAGE_BEST_TIME = 250;

        /**
         * Best time of keeping a ball up; 0 in all measured files.
         */
        const KEEPIE_UPPY_BEST_TIME = 251;

        /**
         * Percent of progress with Denise.
         */
        const PROGRESS_WITH_DENISE = 252;

        /**
         * Percent of progress with Michelle.
         */
        const PROGRESS_WITH_MICHELLE = 253;

        /**
         * Percent of progress with Helena.
         */
        const PROGRESS_WITH_HELENA = 254;

        /**
         * Percent of progress with Barbara.
         */
        const PROGRESS_WITH_BARBARA = 255;

        /**
         * Percent of progress with Katie.
         */
        const PROGRESS_WITH_KATIE = 256;

        /**
         * Percent of progress with Millie.
         */
        const PROGRESS_WITH_MILLIE = 257;

        /**
         * Best position in the race Lowrider Race.
         */
        const BEST_POSITION_LOWRIDER_RACE = 258;

        /**
         * Best time in the race Lowrider Race.
         */
        const BEST_TIME_LOWRIDER_RACE = 259;

        /**
         * Best position in the race Little Loop.
         */
        const BEST_POSITION_LITTLE_LOOP = 260;

        /**
         * Best time in the race Little Loop.
         */
        const BEST_TIME_LITTLE_LOOP = 261;

        /**
         * Best position in the race Backroad Wanderer.
         */
        const BEST_POSITION_BACKROAD_WANDERER = 262;

        /**
         * Best time in the race Backroad Wanderer.
         */
        const BEST_TIME_BACKROAD_WANDERER = 263;

        /**
         * Best position in the race City Circuit.
         */
        const BEST_POSITION_CITY_CIRCUIT = 264;

        /**
         * Best time in the race City Circuit.
         */
        const BEST_TIME_CITY_CIRCUIT = 265;

        /**
         * Best position in the race Vinewood.
         */
        const BEST_POSITION_VINEWOOD = 266;

        /**
         * Best time in the race Vinewood.
         */
        const BEST_TIME_VINEWOOD = 267;

        /**
         * Best position in the race Freeway.
         */
        const BEST_POSITION_FREEWAY = 268;

        /**
         * Best time in the race Freeway.
         */
        const BEST_TIME_FREEWAY = 269;

        /**
         * Best position in the race Into the Country.
         */
        const BEST_POSITION_INTO_THE_COUNTRY = 270;

        /**
         * Best time in the race Into the Country.
         */
        const BEST_TIME_INTO_THE_COUNTRY = 271;

        /**
         * Best position in the race Badlands A.
         */
        const BEST_POSITION_BADLANDS_A = 272;

        /**
         * Best time in the race Badlands A.
         */
        const BEST_TIME_BADLANDS_A = 273;

        /**
         * Best position in the race Badlands B.
         */
        const BEST_POSITION_BADLANDS_B = 274;

        /**
         * Best time in the race Badlands B.
         */
        const BEST_TIME_BADLANDS_B = 275;

        /**
         * Best position in the race Dirtbike Danger.
         */
        const BEST_POSITION_DIRTBIKE_DANGER = 276;

        /**
         * Best time in the race Dirtbike Danger.
         */
        const BEST_TIME_DIRTBIKE_DANGER = 277;

        /**
         * Best position in the race Bandito County.
         */
        const BEST_POSITION_BANDITO_COUNTY = 278;

        /**
         * Best time in the race Bandito County.
         */
        const BEST_TIME_BANDITO_COUNTY = 279;

        /**
         * Best position in the race Go-Go Karting.
         */
        const BEST_POSITION_GO_GO_KART = 280;

        /**
         * Best time in the race Go-Go Karting.
         */
        const BEST_TIME_GO_GO_KART = 281;

        /**
         * Best position in the race San Fierro Fastlane.
         */
        const BEST_POSITION_SAN_FIERRO_FASTLANE = 282;

        /**
         * Best time in the race San Fierro Fastlane.
         */
        const BEST_TIME_SAN_FIERRO_FASTLANE = 283;

        /**
         * Best position in the race San Fierro Hills.
         */
        const BEST_POSITION_SAN_FIERRO_HILLS = 284;

        /**
         * Best time in the race San Fierro Hills.
         */
        const BEST_TIME_SAN_FIERRO_HILLS = 285;

        /**
         * Best position in the race Country Endurance.
         */
        const BEST_POSITION_COUNTRY_ENDURANCE = 286;

        /**
         * Best time in the race Country Endurance.
         */
        const BEST_TIME_COUNTRY_ENDURANCE = 287;

        /**
         * Best position in the race San Fierro to Las Venturas.
         */
        const BEST_POSITION_SF_TO_LV = 288;

        /**
         * Best time in the race San Fierro to Las Venturas.
         */
        const BEST_TIME_SF_TO_LV = 289;

        /**
         * Best position in the race Dam Rider.
         */
        const BEST_POSITION_DAM_RIDER = 290;

        /**
         * Best time in the race Dam Rider.
         */
        const BEST_TIME_DAM_RIDER = 291;

        /**
         * Best position in the race Desert Tricks.
         */
        const BEST_POSITION_DESERT_TRICKS = 292;

        /**
         * Best time in the race Desert Tricks.
         */
        const BEST_TIME_DESERT_TRICKS = 293;

        /**
         * Best position in the race Las Venturas Ringroad.
         */
        const BEST_POSITION_LV_RINGROAD = 294;

        /**
         * Best time in the race Las Venturas Ringroad.
         */
        const BEST_TIME_LV_RINGROAD = 295;

        /**
         * Best time of World War Aces.
         */
        const BESTTIME_WORLD_WAR_ACES = 296;

        /**
         * Best time of Barnstorming.
         */
        const BESTTIME_BARNSTORMING = 297;

        /**
         * Best time of Military Service.
         */
        const BESTTIME_MILITARY_SERVICE = 298;

        /**
         * Best time of Chopper Checkpoint.
         */
        const BESTTIME_CHOPPER_CHECKPOINT = 299;

        /**
         * Best time of Whirly Bird Waypoint.
         */
        const BESTTIME_WHIRLY_BIRD_WAYPOINT = 300;

        /**
         * Best time of Heli Hell.
         */
        const BESTTIME_HELI_HELL = 301;

        /**
         * 0 or 1: Drive-Thru is passed; the script `sweet3` sets it. The radio
         * talks about it.
         */
        const PASSED_SWEET2 = 302;

        /**
         * 0 or 1: Management Issues is passed; the script `strap3` sets it.
         */
        const PASSED_STRAP3 = 303;

        /**
         * 0 or 1: 555 We Tip is passed; the script `scrash1` sets it, together
         * with `passed_scrash1`.
         */
        const PASSED_ZERO1 = 304;

        /**
         * 0 or 1: Yay Ka-Boom-Boom is passed; the script `syn7` sets it.
         */
        const PASSED_SYNDICATE_AND_WOOZIE = 305;

        /**
         * 0 or 1: Fish in a Barrel is passed; the script `casino7_cut` sets it.
         */
        const PASSED_CASINO7 = 306;

        /**
         * 0 or 1: Breaking the Bank at Caligula's is passed; the script `heist9`
         * sets it.
         */
        const PASSED_HEIST8 = 307;

        /**
         * 0 or 1: Vertical Bird is passed; the script `mansion2` sets it. The
         * radio talks about it.
         */
        const PASSED_MANSION2 = 308;

        /**
         * 0 or 1: Riot has begun; the script `riot1` sets it.
         */
        const STARTED_RIOT1 = 309;

        /**
         * 0 or 1: Robbing Uncle Sam is passed; the script `ryder2` sets it. The
         * radio talks about it.
         */
        const PASSED_RYDER2 = 310;

        /**
         * 0 or 1: Mike Toreno is passed; the script `farlie3` sets it. The radio
         * talks about it.
         */
        const PASSED_FARLIE3 = 311;

        /**
         * 0 or 1: Architectural Espionage is passed; the script `heist1` sets it.
         */
        const PASSED_HEIST1 = 312;

        /**
         * 0 or 1: Jizzy is passed; the script `syn2` sets it.
         */
        const PASSED_SYNDICATE2 = 313;

        /**
         * 0 or 1: Reuniting the Families is passed; the script `la1fin1` sets it.
         */
        const PASSED_LAFIN1 = 314;

        /**
         * 0 or 1: Small Town Bank is passed; the script `cat2` sets it.
         */
        const PASSED_CAT2 = 315;

        /**
         * 0 or 1: Photo Opportunity is passed; the script `syn1` sets it.
         */
        const PASSED_SYNDICATE1 = 316;

        /**
         * 0 or 1: Don Peyote is passed; the script `casino4` sets it.
         */
        const PASSED_CASINO4 = 317;

        /**
         * 0 or 1: Local Liquor Store is passed; the script `cat1` sets it. The
         * radio talks about it.
         */
        const PASSED_CAT1 = 318;

        /**
         * 0 or 1: Badlands is passed; the script `bcrash1` sets it.
         */
        const PASSED_BCRASH1 = 319;

        /**
         * 0 or 1: Monster is passed; the script `desert1` sets it. The radio talks
         * about it.
         */
        const PASSED_DESERT1 = 320;

        /**
         * 0 or 1: Wear Flowers in Your Hair is passed; the script `garage1` sets
         * it.
         */
        const PASSED_GARAGE1 = 321;

        /**
         * 0 or 1: Farewell, My Love is passed; the main script sets it.
         */
        const PASSED_BCESAR4 = 322;

        /**
         * 0 or 1: The Green Sabre is passed; the script `la1fin2` sets it. The
         * radio talks about it.
         */
        const PASSED_LAFIN2 = 323;

        /**
         * 0 or 1: Deconstruction is passed; the script `garage2` sets it.
         */
        const PASSED_GARAGE2 = 324;

        /**
         * 0 or 1: Verdant Meadows is passed; the script `desert4` sets it, which
         * calls itself Learning to Fly.
         */
        const PASSED_DESERT4 = 325;

        /**
         * 0 or 1: Highjack is passed; the script `desert2` sets it.
         */
        const PASSED_DESERT12 = 326;

        /**
         * 0 or 1: The call of Wu Zi Mu is answered that opens the missions of the
         * casino, after the first test of a pilot; the script `mobile` sets it,
         * none of a mission. The radio talks about it.
         */
        const PASSED_CASINO3 = 327;

        /**
         * 0 or 1: The Meat Business is passed; the script `casino6` sets it. The
         * radio talks about it.
         */
        const PASSED_CASINO6 = 328;

        /**
         * 0 or 1: Saint Mark's Bistro is passed; the script `casino10` sets it.
         * The radio talks about it.
         */
        const PASSED_CASINO10 = 329;

        /**
         * 0 or 1: Interdiction is passed; the script `desert3` sets it. The radio
         * talks about it.
         */
        const PASSED_DESERT3 = 330;

        /**
         * 0 or 1: Learning to Fly, the school for pilots, is passed; the script
         * `desert5` sets it. The radio talks about it.
         */
        const PASSED_DESERT5 = 331;

        /**
         * 0 or 1: Black Project is passed; the script `desert8` sets it. The radio
         * talks about it.
         */
        const PASSED_DESERT8 = 332;

        /**
         * 0 or 1: Green Goo is passed; the script `desert10` sets it. The radio
         * talks about it.
         */
        const PASSED_DESERT10 = 333;

        /**
         * 0 or 1: Home Coming is passed; the script `mansion3` sets it.
         */
        const PASSED_MANSION3 = 334;

        /**
         * 0 or 1: Riot is passed; the script `riot1` sets it. The radio talks
         * about it.
         */
        const PASSED_RIOT1 = 335;

        /**
         * 0 or 1: 555 We Tip is passed; the script `scrash1` sets it, together
         * with `passed_zero1`. The radio talks about it.
         */
        const PASSED_SCRASH1 = 336;

        /**
         * 0 or 1: House Party is passed; the script `strap4` sets it. The radio
         * talks about it.
         */
        const PASSED_STRAP4 = 337;

        /**
         * 0 or 1: Are You Going to San Fierro? is passed; the script `truth2` sets
         * it. The radio talks about it.
         */
        const PASSED_TRUTH2 = 338;

        /**
         * 0 or 1: High Noon is passed; the script `vcrash2` sets it. The radio
         * talks about it.
         */
        const PASSED_VCRASH2 = 339;

        /**
         * 0 or 1: Badlands can begin; the script `la1fin2` sets it at the end of
         * The Green Sabre. The radio talks about it.
         */
        const STARTED_BADLANDS = 340;

        /**
         * 0 or 1: The second meeting with Catalina has begun; the script
         * `catalina` sets it. The radio talks about it.
         */
        const STARTED_CAT2 = 341;

        /**
         * 0 or 1: The race of Farewell, My Love has started; the main script sets
         * it, whatever the name says. The radio talks about it.
         */
        const STARTED_CRASH1 = 342;

        private const _VALUES = [120 => true, 121 => true, 122 => true, 123 => true, 124 => true, 125 => true, 126 => true, 127 => true, 128 => true, 129 => true, 130 => true, 131 => true, 132 => true, 133 => true, 134 => true, 135 => true, 136 => true, 137 => true, 138 => true, 139 => true, 140 => true, 141 => true, 142 => true, 143 => true, 144 => true, 145 => true, 146 => true, 147 => true, 148 => true, 149 => true, 150 => true, 151 => true, 152 => true, 153 => true, 154 => true, 155 => true, 156 => true, 157 => true, 158 => true, 159 => true, 160 => true, 161 => true, 162 => true, 163 => true, 164 => true, 165 => true, 166 => true, 167 => true, 168 => true, 169 => true, 170 => true, 171 => true, 172 => true, 173 => true, 174 => true, 175 => true, 176 => true, 177 => true, 178 => true, 179 => true, 180 => true, 181 => true, 182 => true, 183 => true, 184 => true, 185 => true, 186 => true, 187 => true, 188 => true, 189 => true, 190 => true, 191 => true, 192 => true, 193 => true, 194 => true, 195 => true, 196 => true, 197 => true, 198 => true, 199 => true, 200 => true, 201 => true, 202 => true, 203 => true, 204 => true, 205 => true, 206 => true, 207 => true, 208 => true, 209 => true, 210 => true, 211 => true, 212 => true, 213 => true, 214 => true, 215 => true, 216 => true, 217 => true, 218 => true, 219 => true, 220 => true, 221 => true, 222 => true, 223 => true, 224 => true, 225 => true, 226 => true, 227 => true, 228 => true, 229 => true, 230 => true, 231 => true, 232 => true, 233 => true, 234 => true, 235 => true, 236 => true, 237 => true, 238 => true, 239 => true, 240 => true, 241 => true, 242 => true, 243 => true, 244 => true, 245 => true, 246 => true, 247 => true, 248 => true, 249 => true, 250 => true, 251 => true, 252 => true, 253 => true, 254 => true, 255 => true, 256 => true, 257 => true, 258 => true, 259 => true, 260 => true, 261 => true, 262 => true, 263 => true, 264 => true, 265 => true, 266 => true, 267 => true, 268 => true, 269 => true, 270 => true, 271 => true, 272 => true, 273 => true, 274 => true, 275 => true, 276 => true, 277 => true, 278 => true, 279 => true, 280 => true, 281 => true, 282 => true, 283 => true, 284 => true, 285 => true, 286 => true, 287 => true, 288 => true, 289 => true, 290 => true, 291 => true, 292 => true, 293 => true, 294 => true, 295 => true, 296 => true, 297 => true, 298 => true, 299 => true, 300 => true, 301 => true, 302 => true, 303 => true, 304 => true, 305 => true, 306 => true, 307 => true, 308 => true, 309 => true, 310 => true, 311 => true, 312 => true, 313 => true, 314 => true, 315 => true, 316 => true, 317 => true, 318 => true, 319 => true, 320 => true, 321 => true, 322 => true, 323 => true, 324 => true, 325 => true, 326 => true, 327 => true, 328 => true, 329 => true, 330 => true, 331 => true, 332 => true, 333 => true, 334 => true, 335 => true, 336 => true, 337 => true, 338 => true, 339 => true, 340 => true, 341 => true, 342 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class InteriorArea {

        /**
         * Outside.
         */
        const INTERIOR_OUTSIDE = 0;

        /**
         * Area 1 of the interiors; several rooms share it.
         */
        const INTERIOR_1 = 1;

        /**
         * Area 2 of the interiors; several rooms share it.
         */
        const INTERIOR_2 = 2;

        /**
         * Area 3 of the interiors; several rooms share it.
         */
        const INTERIOR_3 = 3;

        /**
         * Area 4 of the interiors; several rooms share it.
         */
        const INTERIOR_4 = 4;

        /**
         * Area 5 of the interiors; several rooms share it.
         */
        const INTERIOR_5 = 5;

        /**
         * Area 6 of the interiors; several rooms share it.
         */
        const INTERIOR_6 = 6;

        /**
         * Area 7 of the interiors; several rooms share it.
         */
        const INTERIOR_7 = 7;

        /**
         * Area 8 of the interiors; several rooms share it.
         */
        const INTERIOR_8 = 8;

        /**
         * Area 9 of the interiors; several rooms share it.
         */
        const INTERIOR_9 = 9;

        /**
         * Area 10 of the interiors; several rooms share it.
         */
        const INTERIOR_10 = 10;

        /**
         * Area 11 of the interiors; several rooms share it.
         */
        const INTERIOR_11 = 11;

        /**
         * Area 12 of the interiors; several rooms share it.
         */
        const INTERIOR_12 = 12;

        /**
         * Area 14 of the interiors; several rooms share it.
         */
        const INTERIOR_14 = 14;

        /**
         * Area 15 of the interiors; several rooms share it.
         */
        const INTERIOR_15 = 15;

        /**
         * Area 16 of the interiors; several rooms share it.
         */
        const INTERIOR_16 = 16;

        /**
         * Area 17 of the interiors; several rooms share it.
         */
        const INTERIOR_17 = 17;

        /**
         * Area 18 of the interiors; several rooms share it.
         */
        const INTERIOR_18 = 18;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class InteriorRoom {

        /**
         * Ammu-Nation 1.
         */
        const ROOM_AMMU_NATION_1 = 1;

        /**
         * Cafe shop (Catalina).
         */
        const ROOM_CAFE_SHOP_CATALINA = 2;

        /**
         * Caligulas Casino (Roof access).
         */
        const ROOM_CALIGULAS_CASINO_ROOF_ACCESS = 3;

        /**
         * Insnamee Track Betting (Chinatown SF).
         */
        const ROOM_INSNAMEE_TRACK_BETTING_CHINATOWN_SF = 4;

        /**
         * LV Meat Factory.
         */
        const ROOM_LV_MEAT_FACTORY = 5;

        /**
         * Liberty City.
         */
        const ROOM_LIBERTY_CITY = 6;

        /**
         * Restaurant 1.
         */
        const ROOM_RESTAURANT_1 = 7;

        /**
         * Safe House 1.
         */
        const ROOM_SAFE_HOUSE_1 = 8;

        /**
         * Safe House 16.
         */
        const ROOM_SAFE_HOUSE_16 = 9;

        /**
         * Shamal.
         */
        const ROOM_SHAMAL = 10;

        /**
         * Stadium 1.
         */
        const ROOM_STADIUM_1 = 11;

        /**
         * Sub Urban.
         */
        const ROOM_SUB_URBAN = 12;

        /**
         * The Caligulas Casino.
         */
        const ROOM_THE_CALIGULAS_CASINO = 13;

        /**
         * Warehouse.
         */
        const ROOM_WAREHOUSE = 14;

        /**
         * Big Smoke's Crack Palace.
         */
        const ROOM_BIG_SMOKES_CRACK_PALACE = 15;

        /**
         * Reece's Barbershop.
         */
        const ROOM_REECES_BARBERSHOP = 16;

        /**
         * Safe House 17.
         */
        const ROOM_SAFE_HOUSE_17 = 17;

        /**
         * The Pig Pen.
         */
        const ROOM_THE_PIG_PEN = 18;

        /**
         * Big Bear's apartment.
         */
        const ROOM_BIG_BEARS_APARTMENT = 19;

        /**
         * Big Spread Ranch.
         */
        const ROOM_BIG_SPREAD_RANCH = 20;

        /**
         * Brothel.
         */
        const ROOM_BROTHEL = 21;

        /**
         * Brothel 2.
         */
        const ROOM_BROTHEL_2 = 22;

        /**
         * Driving School.
         */
        const ROOM_DRIVING_SCHOOL = 23;

        /**
         * Gay Gordo's Barbershop.
         */
        const ROOM_GAY_GORDOS_BARBERSHOP = 24;

        /**
         * Insnamee Track Betting.
         */
        const ROOM_INSNAMEE_TRACK_BETTING = 25;

        /**
         * Jizzy's Pleasure Domes.
         */
        const ROOM_JIZZYS_PLEASURE_DOMES = 26;

        /**
         * Johnson House.
         */
        const ROOM_JOHNSON_HOUSE = 27;

        /**
         * LV Tattoo Parlour.
         */
        const ROOM_LV_TATTOO_PARLOUR = 28;

        /**
         * LVPD HQ.
         */
        const ROOM_LVPD_HQ = 29;

        /**
         * Las Venturas Planning Dep.
         */
        const ROOM_LAS_VENTURAS_PLANNING_DEP = 30;

        /**
         * Record Label Hallway.
         */
        const ROOM_RECORD_LABEL_HALLWAY = 31;

        /**
         * Sex Shop.
         */
        const ROOM_SEX_SHOP = 32;

        /**
         * Train Hard.
         */
        const ROOM_TRAIN_HARD = 33;

        /**
         * 24/7 shop 3.
         */
        const ROOM_24_7_SHOP_3 = 34;

        /**
         * Ammu-Nation 2.
         */
        const ROOM_AMMU_NATION_2 = 35;

        /**
         * Diner 2.
         */
        const ROOM_DINER_2 = 36;

        /**
         * Safe House 2.
         */
        const ROOM_SAFE_HOUSE_2 = 37;

        /**
         * Safe House 6.
         */
        const ROOM_SAFE_HOUSE_6 = 38;

        /**
         * Burning Desire House.
         */
        const ROOM_BURNING_DESIRE_HOUSE = 39;

        /**
         * Diner 1.
         */
        const ROOM_DINER_1 = 40;

        /**
         * Los Santos Gym.
         */
        const ROOM_LOS_SANTOS_GYM = 41;

        /**
         * Madd Dogg's Mansion 1.
         */
        const ROOM_MADD_DOGGS_MANSION_1 = 42;

        /**
         * Madd Dogg's Mansion 2.
         */
        const ROOM_MADD_DOGGS_MANSION_2 = 43;

        /**
         * Police Station 1.
         */
        const ROOM_POLICE_STATION_1 = 44;

        /**
         * Safe House 10.
         */
        const ROOM_SAFE_HOUSE_10 = 45;

        /**
         * Safe House 3.
         */
        const ROOM_SAFE_HOUSE_3 = 46;

        /**
         * The Crack Den.
         */
        const ROOM_THE_CRACK_DEN = 47;

        /**
         * Victim.
         */
        const ROOM_VICTIM = 48;

        /**
         * Well Stacked Pizza Co.
         */
        const ROOM_WELL_STACKED_PIZZA_CO = 49;

        /**
         * 24/7 shop 2.
         */
        const ROOM_24_7_SHOP_2 = 50;

        /**
         * Ammu-Nation 3.
         */
        const ROOM_AMMU_NATION_3 = 51;

        /**
         * Ammu-Nation 4.
         */
        const ROOM_AMMU_NATION_4 = 52;

        /**
         * LSPD HQ.
         */
        const ROOM_LSPD_HQ = 53;

        /**
         * Millie's Bedroom.
         */
        const ROOM_MILLIES_BEDROOM = 54;

        /**
         * RC Zero's Shop.
         */
        const ROOM_RC_ZEROS_SHOP = 55;

        /**
         * Restaurant 2.
         */
        const ROOM_RESTAURANT_2 = 56;

        /**
         * Safe House 13.
         */
        const ROOM_SAFE_HOUSE_13 = 57;

        /**
         * Safe House 15.
         */
        const ROOM_SAFE_HOUSE_15 = 58;

        /**
         * Safe House 8.
         */
        const ROOM_SAFE_HOUSE_8 = 59;

        /**
         * Safe House 9.
         */
        const ROOM_SAFE_HOUSE_9 = 60;

        /**
         * San Fierro Gym.
         */
        const ROOM_SAN_FIERRO_GYM = 61;

        /**
         * Ammu-Nation 5 (2 floors).
         */
        const ROOM_AMMU_NATION_5_2_FLOORS = 62;

        /**
         * Las Venturas Gym.
         */
        const ROOM_LAS_VENTURAS_GYM = 63;

        /**
         * Colonel Fuhrberger's House.
         */
        const ROOM_COLONEL_FUHRBERGERS_HOUSE = 64;

        /**
         * Safe House 11.
         */
        const ROOM_SAFE_HOUSE_11 = 65;

        /**
         * Safe House 7.
         */
        const ROOM_SAFE_HOUSE_7 = 66;

        /**
         * Andromada.
         */
        const ROOM_ANDROMADA = 67;

        /**
         * Cluckin' Bell.
         */
        const ROOM_CLUCKIN_BELL = 68;

        /**
         * Safe House 18.
         */
        const ROOM_SAFE_HOUSE_18 = 69;

        /**
         * Safe House 4.
         */
        const ROOM_SAFE_HOUSE_4 = 70;

        /**
         * Abandoned AC Tower (safehouse).
         */
        const ROOM_ABANDONED_AC_TOWER_SAFEHOUSE = 71;

        /**
         * Burger Shot.
         */
        const ROOM_BURGER_SHOT = 72;

        /**
         * RC Zero's Battlefield.
         */
        const ROOM_RC_ZEROS_BATTLEFIELD = 73;

        /**
         * SFPD HQ.
         */
        const ROOM_SFPD_HQ = 74;

        /**
         * Safe House 14.
         */
        const ROOM_SAFE_HOUSE_14 = 75;

        /**
         * The Four Dragons Casino.
         */
        const ROOM_THE_FOUR_DRAGONS_CASINO = 76;

        /**
         * Bar 2 (Ten Green Bottles).
         */
        const ROOM_BAR_2_TEN_GREEN_BOTTLES = 77;

        /**
         * Safe House 12.
         */
        const ROOM_SAFE_HOUSE_12 = 78;

        /**
         * The Four Dragons Casino (office).
         */
        const ROOM_THE_FOUR_DRAGONS_CASINO_OFFICE = 79;

        /**
         * Budget Inn Motel Room.
         */
        const ROOM_BUDGET_INN_MOTEL_ROOM = 80;

        /**
         * Macisla's Barbershop.
         */
        const ROOM_MACISLAS_BARBERSHOP = 81;

        /**
         * The Casino.
         */
        const ROOM_THE_CASINO = 82;

        /**
         * Didier Sachs.
         */
        const ROOM_DIDIER_SACHS = 83;

        /**
         * Francis Int. Airport (Baggage Claim).
         */
        const ROOM_FRANCIS_INT_AIRPORT_BAGGAGE_CLAIM = 84;

        /**
         * San Fierro Chunk (cutscene place).
         */
        const ROOM_SAN_FIERRO_CHUNK_CUTSCENE_PLACE = 85;

        /**
         * Stadium 3 (Kickstart).
         */
        const ROOM_STADIUM_3_KICKSTART = 86;

        /**
         * Binco.
         */
        const ROOM_BINCO = 87;

        /**
         * Jefferson Motel.
         */
        const ROOM_JEFFERSON_MOTEL = 88;

        /**
         * Safe House 5.
         */
        const ROOM_SAFE_HOUSE_5 = 89;

        /**
         * Stadium 2 (Bloodbowl).
         */
        const ROOM_STADIUM_2_BLOODBOWL = 90;

        /**
         * LS Tattoo Parlour.
         */
        const ROOM_LS_TATTOO_PARLOUR = 91;

        /**
         * Bar 1 (Gaydar Station).
         */
        const ROOM_BAR_1_GAYDAR_STATION = 92;

        /**
         * Hemlock Tattoo.
         */
        const ROOM_HEMLOCK_TATTOO = 93;

        /**
         * Rusty Brown's - Ring Donuts.
         */
        const ROOM_RUSTY_BROWNS_RING_DONUTS = 94;

        /**
         * The Sherman's Dam Generator Hall.
         */
        const ROOM_THE_SHERMANS_DAM_GENERATOR_HALL = 95;

        /**
         * 24/7 shop 1.
         */
        const ROOM_24_7_SHOP_1 = 96;

        /**
         * Atrium lobby entrance.
         */
        const ROOM_ATRIUM_LOBBY_ENTRANCE = 97;

        /**
         * Atrium lobby exit.
         */
        const ROOM_ATRIUM_LOBBY_EXIT = 98;

        /**
         * Lil Probe Inn (UFO Bar).
         */
        const ROOM_LIL_PROBE_INN_UFO_BAR = 99;

        /**
         * Zip.
         */
        const ROOM_ZIP = 100;

        private const _VALUES = [1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true, 50 => true, 51 => true, 52 => true, 53 => true, 54 => true, 55 => true, 56 => true, 57 => true, 58 => true, 59 => true, 60 => true, 61 => true, 62 => true, 63 => true, 64 => true, 65 => true, 66 => true, 67 => true, 68 => true, 69 => true, 70 => true, 71 => true, 72 => true, 73 => true, 74 => true, 75 => true, 76 => true, 77 => true, 78 => true, 79 => true, 80 => true, 81 => true, 82 => true, 83 => true, 84 => true, 85 => true, 86 => true, 87 => true, 88 => true, 89 => true, 90 => true, 91 => true, 92 => true, 93 => true, 94 => true, 95 => true, 96 => true, 97 => true, 98 => true, 99 => true, 100 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class ItemKind {

        /**
         * Part of a car.
         */
        const GOODS_CAR_PART = 0;

        /**
         * Clothes for the torso.
         */
        const GOODS_TORSO = 1;

        /**
         * Trousers.
         */
        const GOODS_LEGS = 2;

        /**
         * Shoes.
         */
        const GOODS_SHOES = 3;

        /**
         * Chain.
         */
        const GOODS_CHAIN = 4;

        /**
         * Watch.
         */
        const GOODS_WATCH = 5;

        /**
         * Glasses or mask.
         */
        const GOODS_SHADES = 6;

        /**
         * Hat.
         */
        const GOODS_HAT = 7;

        /**
         * Clothes for all of the body.
         */
        const GOODS_SPECIAL = 8;

        /**
         * Haircut.
         */
        const GOODS_HAIRCUT = 9;

        /**
         * Tattoo.
         */
        const GOODS_TATTOO = 10;

        /**
         * Food.
         */
        const GOODS_FOOD = 11;

        /**
         * Weapon.
         */
        const GOODS_WEAPON = 12;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class MapPart {

        /**
         * With the data of v1 `barriers1`, with those of v2 `countryn_stream0`.
         */
        const BARRIERS1_OF_V1 = 2;

        /**
         * With the data of v1 `barriers2`, with those of v2 `countryn_stream1`.
         */
        const BARRIERS2_OF_V1 = 3;

        /**
         * With the data of v2 `crack`, with those of v1 `countryw_stream5`.
         */
        const CRACK_OF_V2 = 42;

        /**
         * With the data of v1 `truthsfarm`, with those of v2 `sfse_stream3`.
         */
        const TRUTHSFARM_OF_V1 = 46;

        /**
         * With the data of v1 `crack`, with those of v2 `truthsfarm`.
         */
        const CRACK_OF_V1_TRUTHSFARM_OF_V2 = 59;

        /**
         * With the data of v2 `barriers1`, with those of v1 `sfse_stream0`.
         */
        const BARRIERS1_OF_V2 = 60;

        /**
         * With the data of v2 `barriers2`, with those of v1 `sfse_stream1`.
         */
        const BARRIERS2_OF_V2 = 61;

        /**
         * With the data of v2 `carter`, with those of v1 `vegasn_stream2`; a
         * script of v1 reaches carter there by that name.
         */
        const CARTER_OF_V2 = 79;

        /**
         * With the data of v1 `carter`, with those of v2 `countrye_stream5`.
         */
        const CARTER_OF_V1 = 124;

        private const _VALUES = [2 => true, 3 => true, 42 => true, 46 => true, 59 => true, 60 => true, 61 => true, 79 => true, 124 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class MapZone {

        /**
         * All of the map.
         */
        const MAP_ZONE_THEMAP = 0;

        /**
         * Las Venturas.
         */
        const MAP_ZONE_VEGAS = 1;

        /**
         * San Fierro.
         */
        const MAP_ZONE_SF01 = 2;

        /**
         * San Fierro.
         */
        const MAP_ZONE_SF02 = 3;

        /**
         * San Fierro.
         */
        const MAP_ZONE_SF03 = 4;

        /**
         * Los Santos.
         */
        const MAP_ZONE_LA01 = 5;

        /**
         * Los Santos.
         */
        const MAP_ZONE_LA02 = 6;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class MirroredStat {

        /**
         * Low byte of statistic 181 (`city_unlocked`).
         */
        const MIRROR_181 = 0;

        /**
         * Low byte of statistic 327 (`passed_casino3`).
         */
        const MIRROR_327 = 1;

        /**
         * Low byte of statistic 328 (`passed_casino6`).
         */
        const MIRROR_328 = 2;

        /**
         * Low byte of statistic 329 (`passed_casino10`).
         */
        const MIRROR_329 = 3;

        /**
         * Low byte of statistic 318 (`passed_cat1`), for the second episode of "I Say / You Say" (said by the wiki).
         */
        const MIRROR_318 = 4;

        /**
         * Low byte of statistic 320 (`passed_desert1`).
         */
        const MIRROR_320 = 5;

        /**
         * Low byte of statistic 330 (`passed_desert3`).
         */
        const MIRROR_330 = 6;

        /**
         * Low byte of statistic 331 (`passed_desert5`).
         */
        const MIRROR_331 = 7;

        /**
         * Low byte of statistic 332 (`passed_desert8`).
         */
        const MIRROR_332 = 8;

        /**
         * Low byte of statistic 333 (`passed_desert10`).
         */
        const MIRROR_333 = 9;

        /**
         * Low byte of statistic 311 (`passed_farlie3`).
         */
        const MIRROR_311 = 10;

        /**
         * Low byte of statistic 323 (`passed_lafin2`).
         */
        const MIRROR_323 = 11;

        /**
         * Low byte of statistic 308 (`passed_mansion2`), for the news "News Ep#9" (said by the wiki).
         */
        const MIRROR_308 = 12;

        /**
         * Low byte of statistic 310 (`passed_ryder2`).
         */
        const MIRROR_310 = 13;

        /**
         * Low byte of statistic 335 (`passed_riot1`).
         */
        const MIRROR_335 = 14;

        /**
         * Low byte of statistic 336 (`passed_scrash1`).
         */
        const MIRROR_336 = 15;

        /**
         * Low byte of statistic 337 (`passed_strap4`).
         */
        const MIRROR_337 = 16;

        /**
         * Low byte of statistic 302 (`passed_sweet2`).
         */
        const MIRROR_302 = 17;

        /**
         * Low byte of statistic 338 (`passed_truth2`).
         */
        const MIRROR_338 = 18;

        /**
         * Low byte of statistic 339 (`passed_vcrash2`).
         */
        const MIRROR_339 = 19;

        /**
         * Low byte of statistic 340 (`started_badlands`).
         */
        const MIRROR_340 = 20;

        /**
         * Low byte of statistic 341 (`started_cat2`).
         */
        const MIRROR_341 = 21;

        /**
         * Low byte of statistic 342 (`started_crash1`).
         */
        const MIRROR_342 = 22;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class MissionKey {

        /**
         * Script `bcesar4`.
         */
        const MISSION_BCES4_2 = 0;

        /**
         * Script `bcesar4`.
         */
        const MISSION_BCESAR4 = 1;

        /**
         * Badlands: script `bcrash1`.
         */
        const MISSION_BCRASH1 = 2;

        /**
         * Script `stunt`.
         */
        const MISSION_BMX = 3;

        /**
         * Script `casino2`.
         */
        const MISSION_CASEEN2 = 4;

        /**
         * Saint Mark's Bistro: script `casino10`.
         */
        const MISSION_CASIN10 = 5;

        /**
         * Script `casino1`.
         */
        const MISSION_CASINO1 = 6;

        /**
         * Script `casino3`.
         */
        const MISSION_CASINO3 = 7;

        /**
         * Don Peyote: script `casino4`.
         */
        const MISSION_CASINO4 = 8;

        /**
         * Script `casino5`.
         */
        const MISSION_CASINO5 = 9;

        /**
         * The Meat Business: script `casino6`.
         */
        const MISSION_CASINO6 = 10;

        /**
         * Fish in a Barrel: script `casino7_cut`.
         */
        const MISSION_CASINO7 = 11;

        /**
         * Script `casino9`.
         */
        const MISSION_CASINO9 = 12;

        /**
         * Local Liquor Store: script `cat1`.
         */
        const MISSION_CAT_1 = 13;

        /**
         * Small Town Bank: script `cat2`.
         */
        const MISSION_CAT_2 = 14;

        /**
         * Script `cat3`.
         */
        const MISSION_CAT_3 = 15;

        /**
         * Script `cat4`.
         */
        const MISSION_CAT_4 = 16;

        /**
         * Script `RaceTour`.
         */
        const MISSION_CESAR_1 = 17;

        /**
         * Script `cesar2`.
         */
        const MISSION_CESAR_2 = 18;

        /**
         * Script `crash1`.
         */
        const MISSION_CRASH_1 = 19;

        /**
         * Script `crash4`.
         */
        const MISSION_CRASH_2 = 20;

        /**
         * Script `crash3`.
         */
        const MISSION_CRASH_3 = 21;

        /**
         * Green Goo: script `desert10`.
         */
        const MISSION_DESER10 = 22;

        /**
         * Monster: script `desert1`.
         */
        const MISSION_DESERT1 = 23;

        /**
         * Highjack: script `desert2`.
         */
        const MISSION_DESERT2 = 24;

        /**
         * Interdiction: script `desert3`.
         */
        const MISSION_DESERT3 = 25;

        /**
         * Verdant Meadows: script `desert4`.
         */
        const MISSION_DESERT4 = 26;

        /**
         * Learning to Fly: script `desert5`.
         */
        const MISSION_DESERT5 = 27;

        /**
         * Script `desert6`.
         */
        const MISSION_DESERT6 = 28;

        /**
         * Black Project: script `desert8`.
         */
        const MISSION_DESERT8 = 29;

        /**
         * Script `desert9`.
         */
        const MISSION_DESERT9 = 30;

        /**
         * Script `doc2`.
         */
        const MISSION_DOC_2 = 31;

        /**
         * Script `farlie1`.
         */
        const MISSION_FAR_1 = 32;

        /**
         * Script `farlie2`.
         */
        const MISSION_FAR_2 = 33;

        /**
         * Mike Toreno: script `farlie3`.
         */
        const MISSION_FAR_3 = 34;

        /**
         * Script `farlie4`.
         */
        const MISSION_FAR_4 = 35;

        /**
         * Script `farlie5`.
         */
        const MISSION_FAR_5 = 36;

        /**
         * Wear Flowers in Your Hair: script `garage1`.
         */
        const MISSION_GAR_1 = 37;

        /**
         * Deconstruction: script `garage2`.
         */
        const MISSION_GAR_2 = 38;

        /**
         * Script `grove1`.
         */
        const MISSION_GROVE_1 = 39;

        /**
         * Script `grove2`.
         */
        const MISSION_GROVE_2 = 40;

        /**
         * Architectural Espionage: script `heist1`.
         */
        const MISSION_HEIST_1 = 41;

        /**
         * Script `heist2`.
         */
        const MISSION_HEIST_2 = 42;

        /**
         * Script `heist3`.
         */
        const MISSION_HEIST_3 = 43;

        /**
         * Script `heist4`.
         */
        const MISSION_HEIST_4 = 44;

        /**
         * Script `heist5`.
         */
        const MISSION_HEIST_5 = 45;

        /**
         * Breaking the Bank at Caligula's: script `heist9`.
         */
        const MISSION_HEIST_9 = 46;

        /**
         * Script `intro1`.
         */
        const MISSION_INTRO_1 = 47;

        /**
         * Script `intro2`.
         */
        const MISSION_INTRO_2 = 48;

        /**
         * Reuniting the Families: script `la1fin1`.
         */
        const MISSION_LA1FIN1 = 49;

        /**
         * The Green Sabre: script `la1fin2`.
         */
        const MISSION_LA1FIN2 = 50;

        /**
         * Script `mansion1`.
         */
        const MISSION_MAN_1 = 51;

        /**
         * Vertical Bird: script `mansion2`.
         */
        const MISSION_MAN_2 = 52;

        /**
         * Home Coming: script `mansion3`.
         */
        const MISSION_MAN_3 = 53;

        /**
         * Script `mansion5`.
         */
        const MISSION_MAN_5 = 54;

        /**
         * Script `stunt`.
         */
        const MISSION_NRG500 = 55;

        /**
         * Riot: script `riot1`.
         */
        const MISSION_RIOT_1 = 56;

        /**
         * Script `riot2`.
         */
        const MISSION_RIOT_2 = 57;

        /**
         * Script `finaleC`.
         */
        const MISSION_RIOT_4 = 58;

        /**
         * Script `ryder1`.
         */
        const MISSION_RYDER_1 = 59;

        /**
         * Robbing Uncle Sam: script `ryder2`.
         */
        const MISSION_RYDER_2 = 60;

        /**
         * Script `ryder3`.
         */
        const MISSION_RYDER_3 = 61;

        /**
         * 555 We Tip: script `scrash1`.
         */
        const MISSION_SCRA_1 = 62;

        /**
         * Script `scrash2`.
         */
        const MISSION_SCRA_2 = 63;

        /**
         * Script `smoke1`.
         */
        const MISSION_SMOKE_1 = 64;

        /**
         * Script `smoke2`.
         */
        const MISSION_SMOKE_2 = 65;

        /**
         * Script `smoke3`.
         */
        const MISSION_SMOKE_3 = 66;

        /**
         * Script `smoke4`.
         */
        const MISSION_SMOKE_4 = 67;

        /**
         * Script `RaceTour`.
         */
        const MISSION_STAD_01 = 68;

        /**
         * Script `RaceTour`.
         */
        const MISSION_STAD_03 = 69;

        /**
         * Script `steal1`.
         */
        const MISSION_STEAL_1 = 70;

        /**
         * Script `steal2`.
         */
        const MISSION_STEAL_2 = 71;

        /**
         * Script `steal4`.
         */
        const MISSION_STEAL_4 = 72;

        /**
         * Script `steal5`.
         */
        const MISSION_STEAL_5 = 73;

        /**
         * Script `strap1`.
         */
        const MISSION_STRAP_1 = 74;

        /**
         * Script `strap2`.
         */
        const MISSION_STRAP_2 = 75;

        /**
         * Management Issues: script `strap3`.
         */
        const MISSION_STRAP_3 = 76;

        /**
         * House Party: script `strap4`.
         */
        const MISSION_STRAP_4 = 77;

        /**
         * Script `sweet1b`.
         */
        const MISSION_SWEET1B = 78;

        /**
         * Script `sweet1`.
         */
        const MISSION_SWEET_1 = 79;

        /**
         * Script `sweet2`.
         */
        const MISSION_SWEET_2 = 80;

        /**
         * Drive-Thru: script `sweet3`.
         */
        const MISSION_SWEET_3 = 81;

        /**
         * Script `sweet4`.
         */
        const MISSION_SWEET_4 = 82;

        /**
         * Script `sweet5`.
         */
        const MISSION_SWEET_5 = 83;

        /**
         * Script `sweet6`.
         */
        const MISSION_SWEET_6 = 84;

        /**
         * Script `sweet7`.
         */
        const MISSION_SWEET_7 = 85;

        /**
         * Photo Opportunity: script `syn1`.
         */
        const MISSION_SYND_1 = 86;

        /**
         * Jizzy: script `syn2`.
         */
        const MISSION_SYND_2 = 87;

        /**
         * Script `syn3`.
         */
        const MISSION_SYND_3 = 88;

        /**
         * Script `syn4`.
         */
        const MISSION_SYND_4 = 89;

        /**
         * Script `syn5`.
         */
        const MISSION_SYND_5 = 90;

        /**
         * Script `syn6`.
         */
        const MISSION_SYND_6 = 91;

        /**
         * Yay Ka-Boom-Boom: script `syn7`.
         */
        const MISSION_SYND_7 = 92;

        /**
         * Script `truth1`.
         */
        const MISSION_TRUTH_1 = 93;

        /**
         * Are You Going to San Fierro?: script `truth2`.
         */
        const MISSION_TRUTH_2 = 94;

        /**
         * Script `vcrash1`.
         */
        const MISSION_VCRASH1 = 95;

        /**
         * High Noon: script `vcrash2`.
         */
        const MISSION_VCRASH2 = 96;

        /**
         * Script `wuzi1`.
         */
        const MISSION_WUZI_1 = 97;

        /**
         * Script `wuzi2`.
         */
        const MISSION_WUZI_2 = 98;

        /**
         * Script `wuzi4`.
         */
        const MISSION_WUZI_4 = 99;

        /**
         * Script `zero1`.
         */
        const MISSION_ZERO_1 = 100;

        /**
         * Script `zero2`.
         */
        const MISSION_ZERO_2 = 101;

        /**
         * Script `zero4`.
         */
        const MISSION_ZERO_4 = 102;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true, 50 => true, 51 => true, 52 => true, 53 => true, 54 => true, 55 => true, 56 => true, 57 => true, 58 => true, 59 => true, 60 => true, 61 => true, 62 => true, 63 => true, 64 => true, 65 => true, 66 => true, 67 => true, 68 => true, 69 => true, 70 => true, 71 => true, 72 => true, 73 => true, 74 => true, 75 => true, 76 => true, 77 => true, 78 => true, 79 => true, 80 => true, 81 => true, 82 => true, 83 => true, 84 => true, 85 => true, 86 => true, 87 => true, 88 => true, 89 => true, 90 => true, 91 => true, 92 => true, 93 => true, 94 => true, 95 => true, 96 => true, 97 => true, 98 => true, 99 => true, 100 => true, 101 => true, 102 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class NavZone {

        /**
         * San Andreas.
         */
        const ZONE_SAN_AND = 0;

        /**
         * Bayside Marina.
         */
        const ZONE_SUNMA = 1;

        /**
         * Bayside.
         */
        const ZONE_SUNNN = 2;

        /**
         * Battery Point.
         */
        const ZONE_BATTP = 3;

        /**
         * Paradiso.
         */
        const ZONE_PARA = 4;

        /**
         * Santa Flora.
         */
        const ZONE_CIVI = 5;

        /**
         * Palisades.
         */
        const ZONE_BAYV = 6;

        /**
         * City Hall.
         */
        const ZONE_CITYS = 7;

        /**
         * Ocean Flats.
         */
        const ZONE_OCEAF1 = 8;

        /**
         * Ocean Flats.
         */
        const ZONE_OCEAF2 = 9;

        /**
         * Ocean Flats.
         */
        const ZONE_OCEAF3 = 10;

        /**
         * Foster Valley.
         */
        const ZONE_SILLY3 = 11;

        /**
         * Foster Valley.
         */
        const ZONE_SILLY4 = 12;

        /**
         * Hashbury.
         */
        const ZONE_HASH = 13;

        /**
         * Juniper Hollow.
         */
        const ZONE_JUNIHO = 14;

        /**
         * Esplanade North.
         */
        const ZONE_ESPN1 = 15;

        /**
         * Esplanade North.
         */
        const ZONE_ESPN2 = 16;

        /**
         * Esplanade North.
         */
        const ZONE_ESPN3 = 17;

        /**
         * Financial.
         */
        const ZONE_FINA = 18;

        /**
         * Calton Heights.
         */
        const ZONE_CALT = 19;

        /**
         * Downtown.
         */
        const ZONE_SFDWT1 = 20;

        /**
         * Downtown.
         */
        const ZONE_SFDWT2 = 21;

        /**
         * Downtown.
         */
        const ZONE_SFDWT3 = 22;

        /**
         * Downtown.
         */
        const ZONE_SFDWT4 = 23;

        /**
         * Juniper Hill.
         */
        const ZONE_JUNIHI = 24;

        /**
         * Chinatown.
         */
        const ZONE_CHINA = 25;

        /**
         * Downtown.
         */
        const ZONE_SFDWT5 = 26;

        /**
         * King's.
         */
        const ZONE_THEA1 = 27;

        /**
         * King's.
         */
        const ZONE_THEA2 = 28;

        /**
         * King's.
         */
        const ZONE_THEA3 = 29;

        /**
         * Garcia.
         */
        const ZONE_GARC = 30;

        /**
         * Doherty.
         */
        const ZONE_DOH1 = 31;

        /**
         * Doherty.
         */
        const ZONE_DOH2 = 32;

        /**
         * Downtown.
         */
        const ZONE_SFDWT6 = 33;

        /**
         * Easter Bay Airport.
         */
        const ZONE_SFAIR3 = 34;

        /**
         * Easter Basin.
         */
        const ZONE_EASB1 = 35;

        /**
         * Easter Basin.
         */
        const ZONE_EASB2 = 36;

        /**
         * Esplanade East.
         */
        const ZONE_ESPE1 = 37;

        /**
         * Esplanade East.
         */
        const ZONE_ESPE2 = 38;

        /**
         * Esplanade East.
         */
        const ZONE_ESPE3 = 39;

        /**
         * Angel Pine.
         */
        const ZONE_ANGPI = 40;

        /**
         * Shady Cabin.
         */
        const ZONE_SHACA = 41;

        /**
         * Back o Beyond.
         */
        const ZONE_BACKO = 42;

        /**
         * Leafy Hollow.
         */
        const ZONE_LEAFY = 43;

        /**
         * Flint Range.
         */
        const ZONE_FLINTR = 44;

        /**
         * Fallen Tree.
         */
        const ZONE_HAUL = 45;

        /**
         * The Farm.
         */
        const ZONE_FARM = 46;

        /**
         * El Quebrados.
         */
        const ZONE_ELQUE = 47;

        /**
         * Aldea Malvada.
         */
        const ZONE_ALDEA = 48;

        /**
         * The Sherman Dam.
         */
        const ZONE_DAM = 49;

        /**
         * Las Barrancas.
         */
        const ZONE_BARRA = 50;

        /**
         * Fort Carson.
         */
        const ZONE_CARSO = 51;

        /**
         * Hunter Quarry.
         */
        const ZONE_QUARY = 52;

        /**
         * Octane Springs.
         */
        const ZONE_OCTAN = 53;

        /**
         * Green Palms.
         */
        const ZONE_PALMS = 54;

        /**
         * Regular Tom.
         */
        const ZONE_TOM = 55;

        /**
         * Las Brujas.
         */
        const ZONE_BRUJA = 56;

        /**
         * Verdant Meadows.
         */
        const ZONE_MEAD = 57;

        /**
         * Las Payasadas.
         */
        const ZONE_PAYAS = 58;

        /**
         * Arco del Oeste.
         */
        const ZONE_ARCO = 59;

        /**
         * Easter Bay Airport.
         */
        const ZONE_SFAIR1 = 60;

        /**
         * Hankypanky Point.
         */
        const ZONE_HANKY = 61;

        /**
         * Palomino Creek.
         */
        const ZONE_PALO = 62;

        /**
         * North Rock.
         */
        const ZONE_NROCK = 63;

        /**
         * Montgomery.
         */
        const ZONE_MONT = 64;

        /**
         * Montgomery.
         */
        const ZONE_MONT1 = 65;

        /**
         * Hampton Barns.
         */
        const ZONE_HBARNS = 66;

        /**
         * Fern Ridge.
         */
        const ZONE_FERN = 67;

        /**
         * Dillimore.
         */
        const ZONE_DILLI = 68;

        /**
         * Hilltop Farm.
         */
        const ZONE_TOPFA = 69;

        /**
         * Blueberry.
         */
        const ZONE_BLUEB1 = 70;

        /**
         * Blueberry.
         */
        const ZONE_BLUEB = 71;

        /**
         * The Panopticon.
         */
        const ZONE_PANOP = 72;

        /**
         * Frederick Bridge.
         */
        const ZONE_FRED = 73;

        /**
         * The Mako Span.
         */
        const ZONE_MAKO = 74;

        /**
         * Blueberry Acres.
         */
        const ZONE_BLUAC = 75;

        /**
         * Martin Bridge.
         */
        const ZONE_MART = 76;

        /**
         * Fallow Bridge.
         */
        const ZONE_FALLO = 77;

        /**
         * Shady Creeks.
         */
        const ZONE_CREEK = 78;

        /**
         * Shady Creeks.
         */
        const ZONE_CREEK1 = 79;

        /**
         * Queens.
         */
        const ZONE_WESTP1 = 80;

        /**
         * Queens.
         */
        const ZONE_WESTP2 = 81;

        /**
         * Queens.
         */
        const ZONE_WESTP3 = 82;

        /**
         * Los Santos.
         */
        const ZONE_LA = 83;

        /**
         * Las Venturas.
         */
        const ZONE_VE = 84;

        /**
         * Bone County.
         */
        const ZONE_BONE = 85;

        /**
         * Tierra Robada.
         */
        const ZONE_ROBAD = 86;

        /**
         * Gant Bridge.
         */
        const ZONE_GANTB = 87;

        /**
         * Gant Bridge.
         */
        const ZONE_GANTB1 = 88;

        /**
         * San Fierro.
         */
        const ZONE_SF = 89;

        /**
         * Tierra Robada.
         */
        const ZONE_ROBAD1 = 90;

        /**
         * Red County.
         */
        const ZONE_RED = 91;

        /**
         * Flint County.
         */
        const ZONE_FLINTC = 92;

        /**
         * Easter Bay Chemicals.
         */
        const ZONE_EBAY = 93;

        /**
         * Easter Bay Chemicals.
         */
        const ZONE_EBAY2 = 94;

        /**
         * Easter Bay Airport.
         */
        const ZONE_SFAIR4 = 95;

        /**
         * Foster Valley.
         */
        const ZONE_SILLY1 = 96;

        /**
         * Foster Valley.
         */
        const ZONE_SILLY2 = 97;

        /**
         * Easter Bay Airport.
         */
        const ZONE_SFAIR2 = 98;

        /**
         * Easter Bay Airport.
         */
        const ZONE_SFAIR5 = 99;

        /**
         * Whetstone.
         */
        const ZONE_WHET = 100;

        /**
         * Los Santos International.
         */
        const ZONE_LAIR1 = 101;

        /**
         * Los Santos International.
         */
        const ZONE_LAIR2A = 102;

        /**
         * Verdant Bluffs.
         */
        const ZONE_BLUF1A = 103;

        /**
         * El Corona.
         */
        const ZONE_ELCO2 = 104;

        /**
         * Willowfield.
         */
        const ZONE_LIND1A = 105;

        /**
         * Willowfield.
         */
        const ZONE_LIND1B = 106;

        /**
         * Willowfield.
         */
        const ZONE_LIND2A = 107;

        /**
         * Willowfield.
         */
        const ZONE_LIND2B = 108;

        /**
         * Ocean Docks.
         */
        const ZONE_LDOC4 = 109;

        /**
         * Ocean Docks.
         */
        const ZONE_LDOC1B = 110;

        /**
         * Marina.
         */
        const ZONE_MAR3 = 111;

        /**
         * Verona Beach.
         */
        const ZONE_VERO4A = 112;

        /**
         * Verona Beach.
         */
        const ZONE_VERO4B = 113;

        /**
         * Verdant Bluffs.
         */
        const ZONE_BLUF1B = 114;

        /**
         * Verdant Bluffs.
         */
        const ZONE_BLUF2 = 115;

        /**
         * El Corona.
         */
        const ZONE_ELCO1 = 116;

        /**
         * Verona Beach.
         */
        const ZONE_VERO1 = 117;

        /**
         * Marina.
         */
        const ZONE_MAR1 = 118;

        /**
         * Marina.
         */
        const ZONE_MAR2 = 119;

        /**
         * Verona Beach.
         */
        const ZONE_VERO3 = 120;

        /**
         * Verona Beach.
         */
        const ZONE_VERO2 = 121;

        /**
         * Conference Center.
         */
        const ZONE_CONF1B = 122;

        /**
         * Conference Center.
         */
        const ZONE_CONF1A = 123;

        /**
         * Commerce.
         */
        const ZONE_THALL1 = 124;

        /**
         * Commerce.
         */
        const ZONE_COM1A = 125;

        /**
         * Commerce.
         */
        const ZONE_COM1B = 126;

        /**
         * Commerce.
         */
        const ZONE_COM2 = 127;

        /**
         * Pershing Square.
         */
        const ZONE_PER1 = 128;

        /**
         * Commerce.
         */
        const ZONE_COM4 = 129;

        /**
         * Little Mexico.
         */
        const ZONE_LMEX1A = 130;

        /**
         * Little Mexico.
         */
        const ZONE_LMEX1B = 131;

        /**
         * Commerce.
         */
        const ZONE_COM3 = 132;

        /**
         * Idlewood.
         */
        const ZONE_IWD3A = 133;

        /**
         * Idlewood.
         */
        const ZONE_IWD3B = 134;

        /**
         * Idlewood.
         */
        const ZONE_IWD4 = 135;

        /**
         * Idlewood.
         */
        const ZONE_IWD1 = 136;

        /**
         * Idlewood.
         */
        const ZONE_IWD2 = 137;

        /**
         * Glen Park.
         */
        const ZONE_GLN2A = 138;

        /**
         * Glen Park.
         */
        const ZONE_GLN1B = 139;

        /**
         * Jefferson.
         */
        const ZONE_JEF3A = 140;

        /**
         * Jefferson.
         */
        const ZONE_JEF3C = 141;

        /**
         * Jefferson.
         */
        const ZONE_JEF2 = 142;

        /**
         * Jefferson.
         */
        const ZONE_JEF1B = 143;

        /**
         * Jefferson.
         */
        const ZONE_JEF1A = 144;

        /**
         * Las Colinas.
         */
        const ZONE_CHC1A = 145;

        /**
         * Las Colinas.
         */
        const ZONE_CHC1B = 146;

        /**
         * Las Colinas.
         */
        const ZONE_CHC2B = 147;

        /**
         * Las Colinas.
         */
        const ZONE_CHC2A = 148;

        /**
         * Idlewood.
         */
        const ZONE_IWD5 = 149;

        /**
         * Ganton.
         */
        const ZONE_GAN2 = 150;

        /**
         * Ganton.
         */
        const ZONE_GAN1 = 151;

        /**
         * Willowfield.
         */
        const ZONE_LIND4C = 152;

        /**
         * East Beach.
         */
        const ZONE_EBE3C = 153;

        /**
         * East Beach.
         */
        const ZONE_EBE2A = 154;

        /**
         * East Beach.
         */
        const ZONE_EBE2B = 155;

        /**
         * East Los Santos.
         */
        const ZONE_ELS4 = 156;

        /**
         * East Los Santos.
         */
        const ZONE_ELS3A = 157;

        /**
         * Jefferson.
         */
        const ZONE_JEF3B = 158;

        /**
         * East Los Santos.
         */
        const ZONE_ELS3B = 159;

        /**
         * East Los Santos.
         */
        const ZONE_ELS3C = 160;

        /**
         * East Los Santos.
         */
        const ZONE_ELS1A = 161;

        /**
         * East Los Santos.
         */
        const ZONE_ELS1B = 162;

        /**
         * East Los Santos.
         */
        const ZONE_ELS2 = 163;

        /**
         * Los Flores.
         */
        const ZONE_LFL1A = 164;

        /**
         * Los Flores.
         */
        const ZONE_LFL1B = 165;

        /**
         * East Beach.
         */
        const ZONE_EBE1 = 166;

        /**
         * Las Colinas.
         */
        const ZONE_CHC4A = 167;

        /**
         * Las Colinas.
         */
        const ZONE_CHC4B = 168;

        /**
         * Las Colinas.
         */
        const ZONE_CHC3 = 169;

        /**
         * Downtown Los Santos.
         */
        const ZONE_LDT5 = 170;

        /**
         * Downtown Los Santos.
         */
        const ZONE_LDT7 = 171;

        /**
         * Downtown Los Santos.
         */
        const ZONE_LDT4 = 172;

        /**
         * Downtown Los Santos.
         */
        const ZONE_LDT3 = 173;

        /**
         * Downtown Los Santos.
         */
        const ZONE_LDT6 = 174;

        /**
         * Mulholland Intersection.
         */
        const ZONE_MULINT = 175;

        /**
         * Mulholland.
         */
        const ZONE_MUL3 = 176;

        /**
         * Mulholland.
         */
        const ZONE_MUL2A = 177;

        /**
         * Mulholland.
         */
        const ZONE_MUL2B = 178;

        /**
         * Market.
         */
        const ZONE_MKT3 = 179;

        /**
         * Vinewood.
         */
        const ZONE_VIN3 = 180;

        /**
         * Market.
         */
        const ZONE_MKT4 = 181;

        /**
         * Downtown Los Santos.
         */
        const ZONE_LDT1A = 182;

        /**
         * Downtown Los Santos.
         */
        const ZONE_LDT1B = 183;

        /**
         * Downtown Los Santos.
         */
        const ZONE_LDT1C = 184;

        /**
         * Temple.
         */
        const ZONE_SUN3A = 185;

        /**
         * Temple.
         */
        const ZONE_SUN3B = 186;

        /**
         * Temple.
         */
        const ZONE_SUN3C = 187;

        /**
         * Mulholland.
         */
        const ZONE_MUL7A = 188;

        /**
         * Mulholland.
         */
        const ZONE_MUL7B = 189;

        /**
         * Mulholland.
         */
        const ZONE_MUL6 = 190;

        /**
         * Vinewood.
         */
        const ZONE_VIN2 = 191;

        /**
         * Temple.
         */
        const ZONE_SUN1 = 192;

        /**
         * Temple.
         */
        const ZONE_SUN4 = 193;

        /**
         * Temple.
         */
        const ZONE_SUN2 = 194;

        /**
         * Mulholland.
         */
        const ZONE_MUL4 = 195;

        /**
         * Mulholland.
         */
        const ZONE_MUL1A = 196;

        /**
         * Mulholland.
         */
        const ZONE_MUL1B = 197;

        /**
         * Mulholland.
         */
        const ZONE_MUL5A = 198;

        /**
         * Mulholland.
         */
        const ZONE_MUL5B = 199;

        /**
         * Mulholland.
         */
        const ZONE_MUL5C = 200;

        /**
         * Mulholland.
         */
        const ZONE_MUL1C = 201;

        /**
         * Santa Maria Beach.
         */
        const ZONE_SMB1 = 202;

        /**
         * Santa Maria Beach.
         */
        const ZONE_SMB2 = 203;

        /**
         * Rodeo.
         */
        const ZONE_ROD5B = 204;

        /**
         * Rodeo.
         */
        const ZONE_ROD5A = 205;

        /**
         * Rodeo.
         */
        const ZONE_ROD1A = 206;

        /**
         * Rodeo.
         */
        const ZONE_ROD1B = 207;

        /**
         * Rodeo.
         */
        const ZONE_ROD1C = 208;

        /**
         * Rodeo.
         */
        const ZONE_ROD3A = 209;

        /**
         * Rodeo.
         */
        const ZONE_ROD3B = 210;

        /**
         * Rodeo.
         */
        const ZONE_ROD4A = 211;

        /**
         * Rodeo.
         */
        const ZONE_ROD4B = 212;

        /**
         * Rodeo.
         */
        const ZONE_ROD4C = 213;

        /**
         * Vinewood.
         */
        const ZONE_VIN1B = 214;

        /**
         * Richman.
         */
        const ZONE_RIH5A = 215;

        /**
         * Richman.
         */
        const ZONE_RIH5B = 216;

        /**
         * Rodeo.
         */
        const ZONE_ROD2B = 217;

        /**
         * Rodeo.
         */
        const ZONE_ROD2A = 218;

        /**
         * Richman.
         */
        const ZONE_RIH6A = 219;

        /**
         * Richman.
         */
        const ZONE_RIH6B = 220;

        /**
         * Richman.
         */
        const ZONE_RIH3A = 221;

        /**
         * Richman.
         */
        const ZONE_RIH3B = 222;

        /**
         * Richman.
         */
        const ZONE_RIH4 = 223;

        /**
         * Richman.
         */
        const ZONE_RIH2 = 224;

        /**
         * Richman.
         */
        const ZONE_RIH1A = 225;

        /**
         * Richman.
         */
        const ZONE_RIH1B = 226;

        /**
         * The Strip.
         */
        const ZONE_STRIP1 = 227;

        /**
         * The Strip.
         */
        const ZONE_STRIP2 = 228;

        /**
         * The Four Dragons Casino.
         */
        const ZONE_DRAG = 229;

        /**
         * The Pink Swan.
         */
        const ZONE_PINK = 230;

        /**
         * The High Roller.
         */
        const ZONE_HIGH = 231;

        /**
         * Pirates in Men's Pants.
         */
        const ZONE_PIRA = 232;

        /**
         * The Visage.
         */
        const ZONE_VISA1 = 233;

        /**
         * The Visage.
         */
        const ZONE_VISA2 = 234;

        /**
         * Julius Thruway South.
         */
        const ZONE_JTS1 = 235;

        /**
         * Julius Thruway West.
         */
        const ZONE_JTW1 = 236;

        /**
         * Julius Thruway South.
         */
        const ZONE_JTS2 = 237;

        /**
         * Rockshore East.
         */
        const ZONE_RSE = 238;

        /**
         * Come-A-Lot.
         */
        const ZONE_LOT = 239;

        /**
         * The Camel's Toe.
         */
        const ZONE_CAM = 240;

        /**
         * Royal Casino.
         */
        const ZONE_ROY = 241;

        /**
         * Caligula's Palace.
         */
        const ZONE_CALI1 = 242;

        /**
         * Caligula's Palace.
         */
        const ZONE_CALI2 = 243;

        /**
         * Pilgrim.
         */
        const ZONE_PILL1 = 244;

        /**
         * Starfish Casino.
         */
        const ZONE_STAR2 = 245;

        /**
         * The Strip.
         */
        const ZONE_STRIP3 = 246;

        /**
         * The Strip.
         */
        const ZONE_STRIP4 = 247;

        /**
         * The Emerald Isle.
         */
        const ZONE_ISLE = 248;

        /**
         * Old Venturas Strip.
         */
        const ZONE_OVS = 249;

        /**
         * K.A.C.C. Military Fuels.
         */
        const ZONE_KACC = 250;

        /**
         * Creek.
         */
        const ZONE_CREE = 251;

        /**
         * Sobell Rail Yards.
         */
        const ZONE_SRY = 252;

        /**
         * Linden Station.
         */
        const ZONE_LST = 253;

        /**
         * Julius Thruway East.
         */
        const ZONE_JTE2 = 254;

        /**
         * Linden Side.
         */
        const ZONE_LDS = 255;

        /**
         * Julius Thruway East.
         */
        const ZONE_JTE1 = 256;

        /**
         * Julius Thruway North.
         */
        const ZONE_JTN1 = 257;

        /**
         * Julius Thruway East.
         */
        const ZONE_JTE4 = 258;

        /**
         * Julius Thruway East.
         */
        const ZONE_JTE3 = 259;

        /**
         * Julius Thruway North.
         */
        const ZONE_JTN2 = 260;

        /**
         * Julius Thruway North.
         */
        const ZONE_JTN3 = 261;

        /**
         * Julius Thruway North.
         */
        const ZONE_JTN4 = 262;

        /**
         * Julius Thruway North.
         */
        const ZONE_JTN5 = 263;

        /**
         * Julius Thruway West.
         */
        const ZONE_JTW2 = 264;

        /**
         * Julius Thruway North.
         */
        const ZONE_JTN6 = 265;

        /**
         * Harry Gold Parkway.
         */
        const ZONE_HGP = 266;

        /**
         * Redsands East.
         */
        const ZONE_REDE1 = 267;

        /**
         * Redsands East.
         */
        const ZONE_REDE2 = 268;

        /**
         * Redsands East.
         */
        const ZONE_REDE3 = 269;

        /**
         * Julius Thruway North.
         */
        const ZONE_JTN8 = 270;

        /**
         * Redsands West.
         */
        const ZONE_REDW2 = 271;

        /**
         * Redsands West.
         */
        const ZONE_REDW1 = 272;

        /**
         * Redsands West.
         */
        const ZONE_REDW3 = 273;

        /**
         * Redsands West.
         */
        const ZONE_REDW4 = 274;

        /**
         * Las Venturas Airport.
         */
        const ZONE_VAIR1 = 275;

        /**
         * Las Venturas Airport.
         */
        const ZONE_VAIR2 = 276;

        /**
         * Las Venturas Airport.
         */
        const ZONE_VAIR3 = 277;

        /**
         * LVA Freight Depot.
         */
        const ZONE_LVA1 = 278;

        /**
         * Blackfield Intersection.
         */
        const ZONE_BINT2 = 279;

        /**
         * Blackfield Intersection.
         */
        const ZONE_BINT1 = 280;

        /**
         * Blackfield Intersection.
         */
        const ZONE_BINT3 = 281;

        /**
         * Blackfield Intersection.
         */
        const ZONE_BINT4 = 282;

        /**
         * LVA Freight Depot.
         */
        const ZONE_LVA2 = 283;

        /**
         * LVA Freight Depot.
         */
        const ZONE_LVA3 = 284;

        /**
         * LVA Freight Depot.
         */
        const ZONE_LVA4 = 285;

        /**
         * LVA Freight Depot.
         */
        const ZONE_LVA5 = 286;

        /**
         * Greenglass College.
         */
        const ZONE_GGC1 = 287;

        /**
         * Greenglass College.
         */
        const ZONE_GGC2 = 288;

        /**
         * Blackfield.
         */
        const ZONE_BFLD1 = 289;

        /**
         * Blackfield.
         */
        const ZONE_BFLD2 = 290;

        /**
         * Roca Escalante.
         */
        const ZONE_ROCE1 = 291;

        /**
         * Roca Escalante.
         */
        const ZONE_ROCE2 = 292;

        /**
         * Last Dime Motel.
         */
        const ZONE_LDM = 293;

        /**
         * Rockshore West.
         */
        const ZONE_RSW1 = 294;

        /**
         * Rockshore West.
         */
        const ZONE_RSW2 = 295;

        /**
         * Randolph Industrial Estate.
         */
        const ZONE_RIE = 296;

        /**
         * Blackfield Chapel.
         */
        const ZONE_BFC1 = 297;

        /**
         * Blackfield Chapel.
         */
        const ZONE_BFC2 = 298;

        /**
         * Julius Thruway North.
         */
        const ZONE_JTN7 = 299;

        /**
         * Pilson Intersection.
         */
        const ZONE_PINT = 300;

        /**
         * Whitewood Estates.
         */
        const ZONE_WWE = 301;

        /**
         * Prickle Pine.
         */
        const ZONE_PRP1 = 302;

        /**
         * Prickle Pine.
         */
        const ZONE_PRP2 = 303;

        /**
         * Prickle Pine.
         */
        const ZONE_PRP3 = 304;

        /**
         * Spinybed.
         */
        const ZONE_SPIN = 305;

        /**
         * Prickle Pine.
         */
        const ZONE_PRP4 = 306;

        /**
         * Pilgrim.
         */
        const ZONE_PILL2 = 307;

        /**
         * San Andreas Sound.
         */
        const ZONE_SASO = 308;

        /**
         * Fisher's Lagoon.
         */
        const ZONE_FISH = 309;

        /**
         * Garver Bridge.
         */
        const ZONE_GARV = 310;

        /**
         * Garver Bridge.
         */
        const ZONE_GARV1 = 311;

        /**
         * Garver Bridge.
         */
        const ZONE_GARV2 = 312;

        /**
         * Kincaid Bridge.
         */
        const ZONE_KINC = 313;

        /**
         * Kincaid Bridge.
         */
        const ZONE_KINC1 = 314;

        /**
         * Kincaid Bridge.
         */
        const ZONE_KINC2 = 315;

        /**
         * Los Santos Inlet.
         */
        const ZONE_LSINL = 316;

        /**
         * Sherman Reservoir.
         */
        const ZONE_SHERR = 317;

        /**
         * Flint Water.
         */
        const ZONE_FLINW = 318;

        /**
         * Easter Tunnel.
         */
        const ZONE_ETUNN = 319;

        /**
         * Bayside Tunnel.
         */
        const ZONE_BYTUN = 320;

        /**
         * The Big Ear.
         */
        const ZONE_BIGE = 321;

        /**
         * Lil' Probe Inn.
         */
        const ZONE_PROBE = 322;

        /**
         * Valle Ocultado.
         */
        const ZONE_VALLE = 323;

        /**
         * Glen Park.
         */
        const ZONE_GLN1 = 324;

        /**
         * Ocean Docks.
         */
        const ZONE_LDOC3A = 325;

        /**
         * Linden Station.
         */
        const ZONE_LINDEN = 326;

        /**
         * Unity Station.
         */
        const ZONE_UNITY = 327;

        /**
         * Vinewood.
         */
        const ZONE_VIN1A = 328;

        /**
         * Market Station.
         */
        const ZONE_MARKST = 329;

        /**
         * Cranberry Station.
         */
        const ZONE_CRANB = 330;

        /**
         * Yellow Bell Station.
         */
        const ZONE_YELLOW = 331;

        /**
         * San Fierro Bay.
         */
        const ZONE_SANB1 = 332;

        /**
         * San Fierro Bay.
         */
        const ZONE_SANB2 = 333;

        /**
         * El Castillo del Diablo.
         */
        const ZONE_ELCA = 334;

        /**
         * El Castillo del Diablo.
         */
        const ZONE_ELCA1 = 335;

        /**
         * El Castillo del Diablo.
         */
        const ZONE_ELCA2 = 336;

        /**
         * Restricted Area.
         */
        const ZONE_REST = 337;

        /**
         * Montgomery Intersection.
         */
        const ZONE_MONINT_A = 338;

        /**
         * Montgomery Intersection.
         */
        const ZONE_MONINT_B = 339;

        /**
         * Robada Intersection.
         */
        const ZONE_ROBINT = 340;

        /**
         * Flint Intersection.
         */
        const ZONE_FLINTI = 341;

        /**
         * Easter Bay Airport.
         */
        const ZONE_SFBAG2 = 342;

        /**
         * Easter Bay Airport.
         */
        const ZONE_SFBAG3 = 343;

        /**
         * Easter Bay Airport.
         */
        const ZONE_SFBAG1 = 344;

        /**
         * Market.
         */
        const ZONE_MKT1 = 345;

        /**
         * Market.
         */
        const ZONE_MKT2 = 346;

        /**
         * Avispa Country Club.
         */
        const ZONE_SFGLF4 = 347;

        /**
         * Avispa Country Club.
         */
        const ZONE_CUNTC2 = 348;

        /**
         * Missionary Hill.
         */
        const ZONE_HILLP = 349;

        /**
         * Mount Chiliad.
         */
        const ZONE_MTCHI2 = 350;

        /**
         * Mount Chiliad.
         */
        const ZONE_MTCHI3 = 351;

        /**
         * Mount Chiliad.
         */
        const ZONE_MTCHI1 = 352;

        /**
         * Mount Chiliad.
         */
        const ZONE_MTCHI4 = 353;

        /**
         * Yellow Bell Golf Course.
         */
        const ZONE_YBELL1 = 354;

        /**
         * Yellow Bell Golf Course.
         */
        const ZONE_YBELL2 = 355;

        /**
         * Las Venturas Airport.
         */
        const ZONE_LVBAG = 356;

        /**
         * Ocean Docks.
         */
        const ZONE_LDOC1A = 357;

        /**
         * Los Santos International.
         */
        const ZONE_LAIR2B = 358;

        /**
         * Ocean Docks.
         */
        const ZONE_LDOC3B = 359;

        /**
         * Los Santos International.
         */
        const ZONE_LBAG1 = 360;

        /**
         * Los Santos International.
         */
        const ZONE_LBAG2 = 361;

        /**
         * Los Santos International.
         */
        const ZONE_LBAG3 = 362;

        /**
         * Starfish Casino.
         */
        const ZONE_CONST1 = 363;

        /**
         * Beacon Hill.
         */
        const ZONE_BEACO = 364;

        /**
         * Avispa Country Club.
         */
        const ZONE_SFGLF1 = 365;

        /**
         * Avispa Country Club.
         */
        const ZONE_SFGLF2 = 366;

        /**
         * Garcia.
         */
        const ZONE_SFGLF3 = 367;

        /**
         * Avispa Country Club.
         */
        const ZONE_CUNTC1 = 368;

        /**
         * Avispa Country Club.
         */
        const ZONE_CUNTC3 = 369;

        /**
         * Playa del Seville.
         */
        const ZONE_PLS = 370;

        /**
         * Ocean Docks.
         */
        const ZONE_LDOC3C = 371;

        /**
         * Starfish Casino.
         */
        const ZONE_STAR1 = 372;

        /**
         * The Clown's Pocket.
         */
        const ZONE_RING = 373;

        /**
         * Ocean Docks.
         */
        const ZONE_LDOC2 = 374;

        /**
         * Willowfield.
         */
        const ZONE_LIND3 = 375;

        /**
         * Willowfield.
         */
        const ZONE_LIND4A = 376;

        /**
         * Whitewood Estates.
         */
        const ZONE_WWE1 = 377;

        /**
         * Downtown Los Santos.
         */
        const ZONE_LDT8 = 378;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true, 50 => true, 51 => true, 52 => true, 53 => true, 54 => true, 55 => true, 56 => true, 57 => true, 58 => true, 59 => true, 60 => true, 61 => true, 62 => true, 63 => true, 64 => true, 65 => true, 66 => true, 67 => true, 68 => true, 69 => true, 70 => true, 71 => true, 72 => true, 73 => true, 74 => true, 75 => true, 76 => true, 77 => true, 78 => true, 79 => true, 80 => true, 81 => true, 82 => true, 83 => true, 84 => true, 85 => true, 86 => true, 87 => true, 88 => true, 89 => true, 90 => true, 91 => true, 92 => true, 93 => true, 94 => true, 95 => true, 96 => true, 97 => true, 98 => true, 99 => true, 100 => true, 101 => true, 102 => true, 103 => true, 104 => true, 105 => true, 106 => true, 107 => true, 108 => true, 109 => true, 110 => true, 111 => true, 112 => true, 113 => true, 114 => true, 115 => true, 116 => true, 117 => true, 118 => true, 119 => true, 120 => true, 121 => true, 122 => true, 123 => true, 124 => true, 125 => true, 126 => true, 127 => true, 128 => true, 129 => true, 130 => true, 131 => true, 132 => true, 133 => true, 134 => true, 135 => true, 136 => true, 137 => true, 138 => true, 139 => true, 140 => true, 141 => true, 142 => true, 143 => true, 144 => true, 145 => true, 146 => true, 147 => true, 148 => true, 149 => true, 150 => true, 151 => true, 152 => true, 153 => true, 154 => true, 155 => true, 156 => true, 157 => true, 158 => true, 159 => true, 160 => true, 161 => true, 162 => true, 163 => true, 164 => true, 165 => true, 166 => true, 167 => true, 168 => true, 169 => true, 170 => true, 171 => true, 172 => true, 173 => true, 174 => true, 175 => true, 176 => true, 177 => true, 178 => true, 179 => true, 180 => true, 181 => true, 182 => true, 183 => true, 184 => true, 185 => true, 186 => true, 187 => true, 188 => true, 189 => true, 190 => true, 191 => true, 192 => true, 193 => true, 194 => true, 195 => true, 196 => true, 197 => true, 198 => true, 199 => true, 200 => true, 201 => true, 202 => true, 203 => true, 204 => true, 205 => true, 206 => true, 207 => true, 208 => true, 209 => true, 210 => true, 211 => true, 212 => true, 213 => true, 214 => true, 215 => true, 216 => true, 217 => true, 218 => true, 219 => true, 220 => true, 221 => true, 222 => true, 223 => true, 224 => true, 225 => true, 226 => true, 227 => true, 228 => true, 229 => true, 230 => true, 231 => true, 232 => true, 233 => true, 234 => true, 235 => true, 236 => true, 237 => true, 238 => true, 239 => true, 240 => true, 241 => true, 242 => true, 243 => true, 244 => true, 245 => true, 246 => true, 247 => true, 248 => true, 249 => true, 250 => true, 251 => true, 252 => true, 253 => true, 254 => true, 255 => true, 256 => true, 257 => true, 258 => true, 259 => true, 260 => true, 261 => true, 262 => true, 263 => true, 264 => true, 265 => true, 266 => true, 267 => true, 268 => true, 269 => true, 270 => true, 271 => true, 272 => true, 273 => true, 274 => true, 275 => true, 276 => true, 277 => true, 278 => true, 279 => true, 280 => true, 281 => true, 282 => true, 283 => true, 284 => true, 285 => true, 286 => true, 287 => true, 288 => true, 289 => true, 290 => true, 291 => true, 292 => true, 293 => true, 294 => true, 295 => true, 296 => true, 297 => true, 298 => true, 299 => true, 300 => true, 301 => true, 302 => true, 303 => true, 304 => true, 305 => true, 306 => true, 307 => true, 308 => true, 309 => true, 310 => true, 311 => true, 312 => true, 313 => true, 314 => true, 315 => true, 316 => true, 317 => true, 318 => true, 319 => true, 320 => true, 321 => true, 322 => true, 323 => true, 324 => true, 325 => true, 326 => true, 327 => true, 328 => true, 329 => true, 330 => true, 331 => true, 332 => true, 333 => true, 334 => true, 335 => true, 336 => true, 337 => true, 338 => true, 339 => true, 340 => true, 341 => true, 342 => true, 343 => true, 344 => true, 345 => true, 346 => true, 347 => true, 348 => true, 349 => true, 350 => true, 351 => true, 352 => true, 353 => true, 354 => true, 355 => true, 356 => true, 357 => true, 358 => true, 359 => true, 360 => true, 361 => true, 362 => true, 363 => true, 364 => true, 365 => true, 366 => true, 367 => true, 368 => true, 369 => true, 370 => true, 371 => true, 372 => true, 373 => true, 374 => true, 375 => true, 376 => true, 377 => true, 378 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class NewsKind {

        /**
         * Of a city that is open now.
         */
        const NEWS_OF_CITY = 1;

        /**
         * A mission stat changed; radio hosts talk about it.
         */
        const NEWS_OF_MISSION = 2;

        /**
         * None.
         */
        const NO_NEWS = 3;

        private const _VALUES = [1 => true, 2 => true, 3 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class ObjectModel {

        /**
         * Large purple dildo.
         */
        const MODEL_GUN_DILDO1 = 321;

        /**
         * A second dildo.
         */
        const MODEL_GUN_DILDO2 = 322;

        /**
         * Bunch of flowers, a gift.
         */
        const MODEL_FLOWERA = 325;

        /**
         * Walking cane, a gift.
         */
        const MODEL_GUN_CANE = 326;

        /**
         * Brass knuckles, worn on the fist.
         */
        const MODEL_BRASSKNUCKLE = 331;

        /**
         * Golf club.
         */
        const MODEL_GOLFCLUB = 333;

        /**
         * Police truncheon.
         */
        const MODEL_NITESTICK = 334;

        /**
         * Combat knife, which kills silently from behind.
         */
        const MODEL_KNIFECUR = 335;

        /**
         * Baseball bat.
         */
        const MODEL_BAT = 336;

        /**
         * Garden shovel.
         */
        const MODEL_SHOVEL = 337;

        /**
         * Pool cue.
         */
        const MODEL_POOLCUE = 338;

        /**
         * Japanese sword.
         */
        const MODEL_KATANA = 339;

        /**
         * Chainsaw.
         */
        const MODEL_CHNSAW = 341;

        /**
         * Hand grenade.
         */
        const MODEL_GRENADE = 342;

        /**
         * Tear gas.
         */
        const MODEL_TEARGAS = 343;

        /**
         * Molotov cocktail.
         */
        const MODEL_MOLOTOV = 344;

        /**
         * Colt 45 pistol; two at skill 1000.
         */
        const MODEL_COLT45 = 346;

        /**
         * Colt 45 with silencer.
         */
        const MODEL_SILENCED = 347;

        /**
         * Desert Eagle pistol.
         */
        const MODEL_DESERT_EAGLE = 348;

        /**
         * Pump-action shotgun.
         */
        const MODEL_CHROMEGUN = 349;

        /**
         * Sawn-off shotgun.
         */
        const MODEL_SAWNOFF = 350;

        /**
         * SPAS 12.
         */
        const MODEL_SHOTGSPA = 351;

        /**
         * Micro Uzi; two at skill 1000.
         */
        const MODEL_MICRO_UZI = 352;

        /**
         * MP5 sub-machine gun.
         */
        const MODEL_MP5LNG = 353;

        /**
         * AK-47.
         */
        const MODEL_AK47 = 355;

        /**
         * M4 assault rifle.
         */
        const MODEL_M4 = 356;

        /**
         * Hunting rifle without scope.
         */
        const MODEL_CUNTGUN = 357;

        /**
         * Sniper rifle with scope.
         */
        const MODEL_SNIPER = 358;

        /**
         * Unguided rocket launcher.
         */
        const MODEL_ROCKETLA = 359;

        /**
         * Heat-seeking rocket launcher.
         */
        const MODEL_HEATSEEK = 360;

        /**
         * Flamethrower.
         */
        const MODEL_FLAME = 361;

        /**
         * Minigun.
         */
        const MODEL_MINIGUN = 362;

        /**
         * Satchel charge.
         */
        const MODEL_SATCHEL = 363;

        /**
         * Spray can.
         */
        const MODEL_SPRAYCAN = 365;

        /**
         * Fire extinguisher.
         */
        const MODEL_FIRE_EX = 366;

        /**
         * Camera for snapshots; ammunition is the film.
         */
        const MODEL_CAMERA = 367;

        /**
         * Night vision goggles.
         */
        const MODEL_NVGOGGLES = 368;

        /**
         * Infrared goggles.
         */
        const MODEL_IRGOGGLES = 369;

        /**
         * Jetpack.
         */
        const MODEL_JETPACK = 370;

        /**
         * Parachute.
         */
        const MODEL_GUN_PARA = 371;

        /**
         * Tec-9.
         */
        const MODEL_TEC9 = 372;

        /**
         * Model `bskball_lax`, seen as an object that starts a script.
         */
        const MODEL_BSKBALL_LAX = 946;

        /**
         * Model `bskballhub_lax01`, seen as an object that starts a script.
         */
        const MODEL_BSKBALLHUB_LAX01 = 947;

        /**
         * Oyster.
         */
        const MODEL_CJ_OYSTER = 953;

        /**
         * Horseshoe.
         */
        const MODEL_CJ_HORSE_SHOE = 954;

        /**
         * Model `cj_ext_sprunk`, seen as an object that starts a script.
         */
        const MODEL_CJ_EXT_SPRUNK = 955;

        /**
         * Model `cj_ext_candy`, seen as an object that starts a script.
         */
        const MODEL_CJ_EXT_CANDY = 956;

        /**
         * Model `gate_autor`, seen as an object that starts a script.
         */
        const MODEL_GATE_AUTOR = 985;

        /**
         * Model `gate_autol`, seen as an object that starts a script.
         */
        const MODEL_GATE_AUTOL = 986;

        /**
         * Model `ws_apgate`, seen as an object that scripts made.
         */
        const MODEL_WS_APGATE = 988;

        /**
         * Model `vendmach`, seen as an object that starts a script.
         */
        const MODEL_VENDMACH = 1209;

        /**
         * Money.
         */
        const MODEL_MONEY = 1212;

        /**
         * Information.
         */
        const MODEL_INFO = 1239;

        /**
         * Health.
         */
        const MODEL_HEALTH = 1240;

        /**
         * Body armour.
         */
        const MODEL_BODYARMOUR = 1242;

        /**
         * Bribe.
         */
        const MODEL_BRIBE = 1247;

        /**
         * Snapshot.
         */
        const MODEL_CAMERAPICKUP = 1253;

        /**
         * Property that is locked.
         */
        const MODEL_PROPERTY_LOCKED = 1272;

        /**
         * Property for sale.
         */
        const MODEL_PROPERTY_FSALE = 1273;

        /**
         * Money of an asset.
         */
        const MODEL_BIGDOLLAR = 1274;

        /**
         * Save disk.
         */
        const MODEL_PICKUPSAVE = 1277;

        /**
         * Model `vendmachfd`, seen as an object that starts a script.
         */
        const MODEL_VENDMACHFD = 1302;

        /**
         * Model `chillidogcart`, seen as an object that starts a script.
         */
        const MODEL_CHILLIDOGCART = 1340;

        /**
         * Model `icescart_prop`, seen as an object that starts a script.
         */
        const MODEL_ICESCART_PROP = 1341;

        /**
         * Model `noodlecart_prop`, seen as an object that starts a script.
         */
        const MODEL_NOODLECART_PROP = 1342;

        /**
         * Model `magnocrane_02`, seen as an object that scripts made.
         */
        const MODEL_MAGNOCRANE_02 = 1379;

        /**
         * Model `magnocrane_01`, seen as an object that scripts made.
         */
        const MODEL_MAGNOCRANE_01 = 1380;

        /**
         * Model `magnocrane_03`, seen as an object that scripts made.
         */
        const MODEL_MAGNOCRANE_03 = 1382;

        /**
         * Model `twrcrane_m_04`, seen as an object that scripts made.
         */
        const MODEL_TWRCRANE_M_04 = 1383;

        /**
         * Model `twrcrane_m_01`, seen as an object that scripts made.
         */
        const MODEL_TWRCRANE_M_01 = 1384;

        /**
         * Model `twrcrane_m_02`, seen as an object that scripts made.
         */
        const MODEL_TWRCRANE_M_02 = 1385;

        /**
         * Model `lodnocrane_01`, seen as an object that scripts made.
         */
        const MODEL_LODNOCRANE_01 = 1398;

        /**
         * Model `lodnocrane_02`, seen as an object that scripts made.
         */
        const MODEL_LODNOCRANE_02 = 1399;

        /**
         * Model `lodnocrane_03`, seen as an object that scripts made.
         */
        const MODEL_LODNOCRANE_03 = 1400;

        /**
         * Model `lodcrane_m_01`, seen as an object that scripts made.
         */
        const MODEL_LODCRANE_M_01 = 1403;

        /**
         * Model `lodcrane_m_04`, seen as an object that scripts made.
         */
        const MODEL_LODCRANE_M_04 = 1404;

        /**
         * Model `gen_doorshop02`, seen as an object that scripts made.
         */
        const MODEL_GEN_DOORSHOP02 = 1496;

        /**
         * Model `gen_doorext03`, seen as an object that scripts made.
         */
        const MODEL_GEN_DOOREXT03 = 1498;

        /**
         * Model `gen_doorext04`, seen as an object that scripts made.
         */
        const MODEL_GEN_DOOREXT04 = 1501;

        /**
         * Model `gen_doorext07`, seen as an object that scripts made.
         */
        const MODEL_GEN_DOOREXT07 = 1505;

        /**
         * Model `gen_doorshop3`, seen as an object that scripts made.
         */
        const MODEL_GEN_DOORSHOP3 = 1522;

        /**
         * Model `portakabin`, seen as an object that scripts made.
         */
        const MODEL_PORTAKABIN = 1684;

        /**
         * Model `snesish`, seen as an object that starts a script.
         */
        const MODEL_SNESISH = 1718;

        /**
         * Model `low_console`, seen as an object that starts a script.
         */
        const MODEL_LOW_CONSOLE = 1719;

        /**
         * Model `cj_sprunk1`, seen as an object that starts a script.
         */
        const MODEL_CJ_SPRUNK1 = 1775;

        /**
         * Model `cj_candyvendor`, seen as an object that starts a script.
         */
        const MODEL_CJ_CANDYVENDOR = 1776;

        /**
         * Model `wheel_o_fortune`, seen as an object that starts a script.
         */
        const MODEL_WHEEL_O_FORTUNE = 1895;

        /**
         * Model `vendin3`, seen as an object that starts a script.
         */
        const MODEL_VENDIN3 = 1977;

        /**
         * Model `roulette_tbl`, seen as an object that starts a script.
         */
        const MODEL_ROULETTE_TBL = 1978;

        /**
         * Model `swank_console`, seen as an object that starts a script.
         */
        const MODEL_SWANK_CONSOLE = 2028;

        /**
         * Model `blck_jack`, seen as an object that starts a script.
         */
        const MODEL_BLCK_JACK = 2188;

        /**
         * Model `kb_bandit_u`, seen as an object that starts a script.
         */
        const MODEL_KB_BANDIT_U = 2325;

        /**
         * Model `gym_treadmill`, seen as an object that starts a script.
         */
        const MODEL_GYM_TREADMILL = 2627;

        /**
         * Model `gym_bench1`, seen as an object that starts a script.
         */
        const MODEL_GYM_BENCH1 = 2629;

        /**
         * Model `gym_bike`, seen as an object that starts a script.
         */
        const MODEL_GYM_BIKE = 2630;

        /**
         * Model `gym_mat1`, seen as an object that starts a script.
         */
        const MODEL_GYM_MAT1 = 2631;

        /**
         * Model `neil_slot`, seen as an object that starts a script.
         */
        const MODEL_NEIL_SLOT = 2640;

        /**
         * Model `cj_coin_op`, seen as an object that starts a script.
         */
        const MODEL_CJ_COIN_OP = 2681;

        /**
         * Model `otb_machine`, seen as an object that starts a script.
         */
        const MODEL_OTB_MACHINE = 2754;

        /**
         * Model `cj_coin_op_1`, seen as an object that starts a script.
         */
        const MODEL_CJ_COIN_OP_1 = 2778;

        /**
         * Model `cj_coin_op_2`, seen as an object that starts a script.
         */
        const MODEL_CJ_COIN_OP_2 = 2779;

        /**
         * Model `cj_slot_bank`, seen as an object that starts a script.
         */
        const MODEL_CJ_SLOT_BANK = 2785;

        /**
         * Model `cj_coin_op_3`, seen as an object that starts a script.
         */
        const MODEL_CJ_COIN_OP_3 = 2872;

        /**
         * Model `a51_blastdoorr`, seen as an object that scripts made.
         */
        const MODEL_A51_BLASTDOORR = 2927;

        /**
         * Model `a51_blastdoorl`, seen as an object that scripts made.
         */
        const MODEL_A51_BLASTDOORL = 2929;

        /**
         * Model `shutter_vegas`, seen as an object that scripts made.
         */
        const MODEL_SHUTTER_VEGAS = 2938;

        /**
         * Model `freight_sfw_door`, seen as an object that scripts made.
         */
        const MODEL_FREIGHT_SFW_DOOR = 2944;

        /**
         * Model `cr_door_03`, seen as an object that scripts made.
         */
        const MODEL_CR_DOOR_03 = 2946;

        /**
         * Model `cr_door_01`, seen as an object that scripts made.
         */
        const MODEL_CR_DOOR_01 = 2947;

        /**
         * Model `a51_labdoor`, seen as an object that scripts made.
         */
        const MODEL_A51_LABDOOR = 2951;

        /**
         * Model `k_pooltablesm`, seen as an object that starts a script.
         */
        const MODEL_K_POOLTABLESM = 2964;

        /**
         * Model `cr1_door`, seen as an object that scripts made.
         */
        const MODEL_CR1_DOOR = 3029;

        /**
         * Model `ct_gatexr`, seen as an object that scripts made.
         */
        const MODEL_CT_GATEXR = 3036;

        /**
         * Model `imy_shash_wall`, seen as an object that scripts made.
         */
        const MODEL_IMY_SHASH_WALL = 3059;

        /**
         * Model `ad_flatdoor`, seen as an object that scripts made.
         */
        const MODEL_AD_FLATDOOR = 3061;

        /**
         * Model `nf_blackboard`, seen as an object that scripts made.
         */
        const MODEL_NF_BLACKBOARD = 3077;

        /**
         * Model `md_poster`, seen as an object that scripts made.
         */
        const MODEL_MD_POSTER = 3083;

        /**
         * Model `trdcsgrgdoor_lvs`, seen as an object that scripts made.
         */
        const MODEL_TRDCSGRGDOOR_LVS = 3084;

        /**
         * Model `ab_casdorlok`, seen as an object that scripts made.
         */
        const MODEL_AB_CASDORLOK = 3089;

        /**
         * Model `cuntgirldoor`, seen as an object that scripts made.
         */
        const MODEL_CUNTGIRLDOOR = 3093;

        /**
         * Model `a51_jetdoor`, seen as an object that scripts made.
         */
        const MODEL_A51_JETDOOR = 3095;

        /**
         * Model `carrier_door_sfse`, seen as an object that scripts made.
         */
        const MODEL_CARRIER_DOOR_SFSE = 3113;

        /**
         * Model `carrier_lift2_sfse`, seen as an object that scripts made.
         */
        const MODEL_CARRIER_LIFT2_SFSE = 3114;

        /**
         * Model `carrier_lift1_sfse`, seen as an object that scripts made.
         */
        const MODEL_CARRIER_LIFT1_SFSE = 3115;

        /**
         * Model `a51_ventcoverb`, seen as an object that scripts made.
         */
        const MODEL_A51_VENTCOVERB = 3117;

        /**
         * Model `vgsxrefbballnet`, seen as an object that starts a script.
         */
        const MODEL_VGSXREFBBALLNET = 3496;

        /**
         * Model `vgsxrefbballnet2`, seen as an object that starts a script.
         */
        const MODEL_VGSXREFBBALLNET2 = 3497;

        /**
         * Model `hubintroof_sfse`, seen as an object that scripts made.
         */
        const MODEL_HUBINTROOF_SFSE = 11388;

        /**
         * Model `hubinterior_sfs`, seen as an object that scripts made.
         */
        const MODEL_HUBINTERIOR_SFS = 11389;

        /**
         * Model `hubgirders_sfse`, seen as an object that scripts made.
         */
        const MODEL_HUBGIRDERS_SFSE = 11390;

        /**
         * Model `hubprops6_sfse`, seen as an object that scripts made.
         */
        const MODEL_HUBPROPS6_SFSE = 11391;

        /**
         * Model `hubprops1_sfs`, seen as an object that scripts made.
         */
        const MODEL_HUBPROPS1_SFS = 11393;

        /**
         * Model `hubgrgbeams_sfse`, seen as an object that scripts made.
         */
        const MODEL_HUBGRGBEAMS_SFSE = 11394;

        /**
         * Model `quarry_crane`, seen as an object that scripts made.
         */
        const MODEL_QUARRY_CRANE = 16328;

        /**
         * Model `quarry_cranearm`, seen as an object that scripts made.
         */
        const MODEL_QUARRY_CRANEARM = 16329;

        /**
         * Model `quarry_cranebase`, seen as an object that scripts made.
         */
        const MODEL_QUARRY_CRANEBASE = 16330;

        private const _VALUES = [321 => true, 322 => true, 325 => true, 326 => true, 331 => true, 333 => true, 334 => true, 335 => true, 336 => true, 337 => true, 338 => true, 339 => true, 341 => true, 342 => true, 343 => true, 344 => true, 346 => true, 347 => true, 348 => true, 349 => true, 350 => true, 351 => true, 352 => true, 353 => true, 355 => true, 356 => true, 357 => true, 358 => true, 359 => true, 360 => true, 361 => true, 362 => true, 363 => true, 365 => true, 366 => true, 367 => true, 368 => true, 369 => true, 370 => true, 371 => true, 372 => true, 946 => true, 947 => true, 953 => true, 954 => true, 955 => true, 956 => true, 985 => true, 986 => true, 988 => true, 1209 => true, 1212 => true, 1239 => true, 1240 => true, 1242 => true, 1247 => true, 1253 => true, 1272 => true, 1273 => true, 1274 => true, 1277 => true, 1302 => true, 1340 => true, 1341 => true, 1342 => true, 1379 => true, 1380 => true, 1382 => true, 1383 => true, 1384 => true, 1385 => true, 1398 => true, 1399 => true, 1400 => true, 1403 => true, 1404 => true, 1496 => true, 1498 => true, 1501 => true, 1505 => true, 1522 => true, 1684 => true, 1718 => true, 1719 => true, 1775 => true, 1776 => true, 1895 => true, 1977 => true, 1978 => true, 2028 => true, 2188 => true, 2325 => true, 2627 => true, 2629 => true, 2630 => true, 2631 => true, 2640 => true, 2681 => true, 2754 => true, 2778 => true, 2779 => true, 2785 => true, 2872 => true, 2927 => true, 2929 => true, 2938 => true, 2944 => true, 2946 => true, 2947 => true, 2951 => true, 2964 => true, 3029 => true, 3036 => true, 3059 => true, 3061 => true, 3077 => true, 3083 => true, 3084 => true, 3089 => true, 3093 => true, 3095 => true, 3113 => true, 3114 => true, 3115 => true, 3117 => true, 3496 => true, 3497 => true, 11388 => true, 11389 => true, 11390 => true, 11391 => true, 11393 => true, 11394 => true, 16328 => true, 16329 => true, 16330 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class Paint {

        /**
         * Any.
         */
        const PAINT_ANY = -1;

        /**
         * Black.
         */
        const PAINT_BLACK = 0;

        /**
         * White.
         */
        const PAINT_WHITE = 1;

        /**
         * Police car blue.
         */
        const PAINT_POLICE_CAR_BLUE = 2;

        /**
         * Cherry red.
         */
        const PAINT_CHERRY_RED = 3;

        /**
         * Midnight blue.
         */
        const PAINT_MIDNIGHT_BLUE = 4;

        /**
         * Temple curtain purple.
         */
        const PAINT_TEMPLE_CURTAIN_PURPLE = 5;

        /**
         * Taxi yellow.
         */
        const PAINT_TAXI_YELLOW = 6;

        /**
         * Striking blue.
         */
        const PAINT_STRIKING_BLUE = 7;

        /**
         * Light blue grey.
         */
        const PAINT_LIGHT_BLUE_GREY = 8;

        /**
         * Hoods.
         */
        const PAINT_HOODS = 9;

        /**
         * Saxony blue poly.
         */
        const PAINT_SAXONY_BLUE_POLY = 10;

        /**
         * Concord blue poly.
         */
        const PAINT_CONCORD_BLUE_POLY = 11;

        /**
         * Jasper green poly.
         */
        const PAINT_JASPER_GREEN_POLY = 12;

        /**
         * Pewter gray poly.
         */
        const PAINT_PEWTER_GRAY_POLY = 13;

        /**
         * Frost white.
         */
        const PAINT_FROST_WHITE = 14;

        /**
         * Silver stone poly.
         */
        const PAINT_SILVER_STONE_POLY_15 = 15;

        /**
         * Rio red.
         */
        const PAINT_RIO_RED = 16;

        /**
         * Torino red pearl.
         */
        const PAINT_TORINO_RED_PEARL = 17;

        /**
         * Formula red.
         */
        const PAINT_FORMULA_RED = 18;

        /**
         * Honey beige poly.
         */
        const PAINT_HONEY_BEIGE_POLY = 19;

        /**
         * Mariner blue.
         */
        const PAINT_MARINER_BLUE = 20;

        /**
         * Blaze red.
         */
        const PAINT_BLAZE_RED = 21;

        /**
         * Classic red.
         */
        const PAINT_CLASSIC_RED = 22;

        /**
         * Winning silver poly.
         */
        const PAINT_WINNING_SILVER_POLY = 23;

        /**
         * Steel gray poly.
         */
        const PAINT_STEEL_GRAY_POLY_24 = 24;

        /**
         * Shadow silver poly.
         */
        const PAINT_SHADOW_SILVER_POLY = 25;

        /**
         * Silver stone poly.
         */
        const PAINT_SILVER_STONE_POLY_26 = 26;

        /**
         * Warm grey mica.
         */
        const PAINT_WARM_GREY_MICA = 27;

        /**
         * Harbor blue poly.
         */
        const PAINT_HARBOR_BLUE_POLY = 28;

        /**
         * Porcelain silver poly.
         */
        const PAINT_PORCELAIN_SILVER_POLY = 29;

        /**
         * Mellow burgundy.
         */
        const PAINT_MELLOW_BURGUNDY = 30;

        /**
         * Graceful red mica.
         */
        const PAINT_GRACEFUL_RED_MICA = 31;

        /**
         * Currant blue poly.
         */
        const PAINT_CURRANT_BLUE_POLY = 32;

        /**
         * Gray poly.
         */
        const PAINT_GRAY_POLY = 33;

        /**
         * Arctic white.
         */
        const PAINT_ARCTIC_WHITE = 34;

        /**
         * Anthracite gray poly.
         */
        const PAINT_ANTHRACITE_GRAY_POLY = 35;

        /**
         * Black poly.
         */
        const PAINT_BLACK_POLY = 36;

        /**
         * Dark green poly.
         */
        const PAINT_DARK_GREEN_POLY = 37;

        /**
         * Seafoam poly.
         */
        const PAINT_SEAFOAM_POLY = 38;

        /**
         * Diamond blue poly.
         */
        const PAINT_DIAMOND_BLUE_POLY = 39;

        /**
         * Biston brown poly.
         */
        const PAINT_BISTON_BROWN_POLY = 40;

        /**
         * Desert taupe poly.
         */
        const PAINT_DESERT_TAUPE_POLY = 41;

        /**
         * Garnet red poly.
         */
        const PAINT_GARNET_RED_POLY = 42;

        /**
         * Desert red.
         */
        const PAINT_DESERT_RED = 43;

        /**
         * Green.
         */
        const PAINT_GREEN_44 = 44;

        /**
         * Cabernet red poly.
         */
        const PAINT_CABERNET_RED_POLY = 45;

        /**
         * Light ivory.
         */
        const PAINT_LIGHT_IVORY = 46;

        /**
         * Pueblo beige.
         */
        const PAINT_PUEBLO_BEIGE = 47;

        /**
         * Smoke silver poly.
         */
        const PAINT_SMOKE_SILVER_POLY = 48;

        /**
         * Astra silver poly.
         */
        const PAINT_ASTRA_SILVER_POLY = 49;

        /**
         * Ascot gray.
         */
        const PAINT_ASCOT_GRAY = 50;

        /**
         * Agate green.
         */
        const PAINT_AGATE_GREEN = 51;

        /**
         * Petrol blue green poly.
         */
        const PAINT_PETROL_BLUE_GREEN_POLY = 52;

        /**
         * Surf blue.
         */
        const PAINT_SURF_BLUE = 53;

        /**
         * Nautical blue poly.
         */
        const PAINT_NAUTICAL_BLUE_POLY = 54;

        /**
         * Woodrose poly.
         */
        const PAINT_WOODROSE_POLY = 55;

        /**
         * Crystal blue poly.
         */
        const PAINT_CRYSTAL_BLUE_POLY = 56;

        /**
         * Bisque frost poly.
         */
        const PAINT_BISQUE_FROST_POLY = 57;

        /**
         * Currant red solid.
         */
        const PAINT_CURRANT_RED_SOLID = 58;

        /**
         * Lt.crystal blue poly.
         */
        const PAINT_LT_CRYSTAL_BLUE_POLY = 59;

        /**
         * Lt.titanium poly.
         */
        const PAINT_LT_TITANIUM_POLY = 60;

        /**
         * Race yellow solid.
         */
        const PAINT_RACE_YELLOW_SOLID = 61;

        /**
         * Brt.currant red poly.
         */
        const PAINT_BRT_CURRANT_RED_POLY = 62;

        /**
         * Clear crystal blue frost poly.
         */
        const PAINT_CLEAR_CRYSTAL_BLUE_FROST_POLY = 63;

        /**
         * Silver poly.
         */
        const PAINT_SILVER_POLY_64 = 64;

        /**
         * Pastel alabaster.
         */
        const PAINT_PASTEL_ALABASTER = 65;

        /**
         * Mid currant red poly.
         */
        const PAINT_MID_CURRANT_RED_POLY = 66;

        /**
         * Med regatta blue poly.
         */
        const PAINT_MED_REGATTA_BLUE_POLY = 67;

        /**
         * Oxford white solid.
         */
        const PAINT_OXFORD_WHITE_SOLID = 68;

        /**
         * Alabaster solid.
         */
        const PAINT_ALABASTER_SOLID = 69;

        /**
         * Elec.currant red poly.
         */
        const PAINT_ELEC_CURRANT_RED_POLY = 70;

        /**
         * Spinnaker blue solid.
         */
        const PAINT_SPINNAKER_BLUE_SOLID = 71;

        /**
         * Dk.titanium poly.
         */
        const PAINT_DK_TITANIUM_POLY = 72;

        /**
         * Pastel alabaster solid.
         */
        const PAINT_PASTEL_ALABASTER_SOLID = 73;

        /**
         * Med.cabernet solid.
         */
        const PAINT_MED_CABERNET_SOLID = 74;

        /**
         * Twilight blue poly.
         */
        const PAINT_TWILIGHT_BLUE_POLY = 75;

        /**
         * Titanium frost poly.
         */
        const PAINT_TITANIUM_FROST_POLY = 76;

        /**
         * Sandalwood frost poly.
         */
        const PAINT_SANDALWOOD_FROST_POLY = 77;

        /**
         * Wild strawberry poly.
         */
        const PAINT_WILD_STRAWBERRY_POLY = 78;

        /**
         * Ultra blue poly.
         */
        const PAINT_ULTRA_BLUE_POLY = 79;

        /**
         * Vermilion solid.
         */
        const PAINT_VERMILION_SOLID = 80;

        /**
         * Med.sandalwood poly.
         */
        const PAINT_MED_SANDALWOOD_POLY = 81;

        /**
         * Med.red solid.
         */
        const PAINT_MED_RED_SOLID = 82;

        /**
         * Deep jewel green.
         */
        const PAINT_DEEP_JEWEL_GREEN = 83;

        /**
         * Med.woodrose poly.
         */
        const PAINT_MED_WOODROSE_POLY = 84;

        /**
         * Vermillion solid.
         */
        const PAINT_VERMILLION_SOLID = 85;

        /**
         * Green.
         */
        const PAINT_GREEN_86 = 86;

        /**
         * Bright blue poly.
         */
        const PAINT_BRIGHT_BLUE_POLY_87 = 87;

        /**
         * Bright red.
         */
        const PAINT_BRIGHT_RED_88 = 88;

        /**
         * Lt.champagne poly.
         */
        const PAINT_LT_CHAMPAGNE_POLY = 89;

        /**
         * Silver poly.
         */
        const PAINT_SILVER_POLY_90 = 90;

        /**
         * Steel blue poly.
         */
        const PAINT_STEEL_BLUE_POLY = 91;

        /**
         * Medium gray poly.
         */
        const PAINT_MEDIUM_GRAY_POLY = 92;

        /**
         * Arctic pearl.
         */
        const PAINT_ARCTIC_PEARL = 93;

        /**
         * Nassau blue poly.
         */
        const PAINT_NASSAU_BLUE_POLY = 94;

        /**
         * Med.sapphire blue poly.
         */
        const PAINT_MED_SAPPHIRE_BLUE_POLY = 95;

        /**
         * Silver poly.
         */
        const PAINT_SILVER_POLY_96 = 96;

        /**
         * Lt.sapphire blue poly.
         */
        const PAINT_LT_SAPPHIRE_BLUE_POLY_97 = 97;

        /**
         * Malachite poly.
         */
        const PAINT_MALACHITE_POLY = 98;

        /**
         * Flax.
         */
        const PAINT_FLAX = 99;

        /**
         * Med.maui blue poly.
         */
        const PAINT_MED_MAUI_BLUE_POLY = 100;

        /**
         * Dk.sapphire blue poly.
         */
        const PAINT_DK_SAPPHIRE_BLUE_POLY = 101;

        /**
         * Copper beige.
         */
        const PAINT_COPPER_BEIGE = 102;

        /**
         * Bright blue poly.
         */
        const PAINT_BRIGHT_BLUE_POLY_103 = 103;

        /**
         * Med.flax.
         */
        const PAINT_MED_FLAX = 104;

        /**
         * Med.gray poly.
         */
        const PAINT_MED_GRAY_POLY = 105;

        /**
         * Bright blue poly.
         */
        const PAINT_BRIGHT_BLUE_POLY_106 = 106;

        /**
         * Lt.driftwood poly.
         */
        const PAINT_LT_DRIFTWOOD_POLY = 107;

        /**
         * Blue.
         */
        const PAINT_BLUE = 108;

        /**
         * Steel gray poly.
         */
        const PAINT_STEEL_GRAY_POLY_109 = 109;

        /**
         * Lt.beechwood poly.
         */
        const PAINT_LT_BEECHWOOD_POLY = 110;

        /**
         * Slate gray.
         */
        const PAINT_SLATE_GRAY = 111;

        /**
         * Lt.sapphire blue poly.
         */
        const PAINT_LT_SAPPHIRE_BLUE_POLY_112 = 112;

        /**
         * Dk.beechwood poly.
         */
        const PAINT_DK_BEECHWOOD_POLY = 113;

        /**
         * Torch red.
         */
        const PAINT_TORCH_RED = 114;

        /**
         * Bright red.
         */
        const PAINT_BRIGHT_RED_115 = 115;

        /**
         * Med.sapphire blue firemist.
         */
        const PAINT_MED_SAPPHIRE_BLUE_FIREMIST = 116;

        /**
         * Med.garnet red poly.
         */
        const PAINT_MED_GARNET_RED_POLY = 117;

        /**
         * White diamond pearl.
         */
        const PAINT_WHITE_DIAMOND_PEARL = 118;

        /**
         * Dk.sable poly.
         */
        const PAINT_DK_SABLE_POLY = 119;

        /**
         * Antelope beige.
         */
        const PAINT_ANTELOPE_BEIGE = 120;

        /**
         * Brilliant red poly.
         */
        const PAINT_BRILLIANT_RED_POLY_121 = 121;

        /**
         * Gun metal poly.
         */
        const PAINT_GUN_METAL_POLY = 122;

        /**
         * Med.beechwood poly.
         */
        const PAINT_MED_BEECHWOOD_POLY = 123;

        /**
         * Brilliant red poly.
         */
        const PAINT_BRILLIANT_RED_POLY_124 = 124;

        /**
         * Bright blue poly.
         */
        const PAINT_BRIGHT_BLUE_POLY_125 = 125;

        /**
         * Pink.
         */
        const PAINT_PINK = 126;

        private const _VALUES = [-1 => true, 0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true, 50 => true, 51 => true, 52 => true, 53 => true, 54 => true, 55 => true, 56 => true, 57 => true, 58 => true, 59 => true, 60 => true, 61 => true, 62 => true, 63 => true, 64 => true, 65 => true, 66 => true, 67 => true, 68 => true, 69 => true, 70 => true, 71 => true, 72 => true, 73 => true, 74 => true, 75 => true, 76 => true, 77 => true, 78 => true, 79 => true, 80 => true, 81 => true, 82 => true, 83 => true, 84 => true, 85 => true, 86 => true, 87 => true, 88 => true, 89 => true, 90 => true, 91 => true, 92 => true, 93 => true, 94 => true, 95 => true, 96 => true, 97 => true, 98 => true, 99 => true, 100 => true, 101 => true, 102 => true, 103 => true, 104 => true, 105 => true, 106 => true, 107 => true, 108 => true, 109 => true, 110 => true, 111 => true, 112 => true, 113 => true, 114 => true, 115 => true, 116 => true, 117 => true, 118 => true, 119 => true, 120 => true, 121 => true, 122 => true, 123 => true, 124 => true, 125 => true, 126 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class PartSlot {

        /**
         * Spoilers.
         */
        const PART_SLOT_SPOILERS = 0;

        /**
         * Vents.
         */
        const PART_SLOT_VENTS = 1;

        /**
         * Roof.
         */
        const PART_SLOT_ROOF = 2;

        /**
         * Side skirts.
         */
        const PART_SLOT_SIDE_SKIRTS = 3;

        /**
         * Nitro.
         */
        const PART_SLOT_NITRO = 4;

        /**
         * Hood.
         */
        const PART_SLOT_HOOD = 5;

        /**
         * Exhausts.
         */
        const PART_SLOT_EXHAUSTS = 6;

        /**
         * Wheels.
         */
        const PART_SLOT_WHEELS = 7;

        /**
         * Hydraulics.
         */
        const PART_SLOT_HYDRAULICS = 8;

        /**
         * Front bullbars.
         */
        const PART_SLOT_FRONT_BULLBARS = 9;

        /**
         * Front bumper.
         */
        const PART_SLOT_FRONT_BUMPER = 10;

        /**
         * Rear bumper.
         */
        const PART_SLOT_REAR_BUMPER = 11;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class PedKind {

        /**
         * First player.
         */
        const PED_PLAYER1 = 0;

        /**
         * Second player.
         */
        const PED_PLAYER2 = 1;

        /**
         * Player over a network.
         */
        const PED_PLAYER_NETWORK = 2;

        /**
         * Player, not used.
         */
        const PED_PLAYER_UNUSED = 3;

        /**
         * Civilian man.
         */
        const PED_CIVMALE = 4;

        /**
         * Civilian woman.
         */
        const PED_CIVFEMALE = 5;

        /**
         * Policeman.
         */
        const PED_COP = 6;

        /**
         * Members of gang 1, the Ballas.
         */
        const PED_GANG1 = 7;

        /**
         * Members of gang 2, the Grove Street Families.
         */
        const PED_GANG2 = 8;

        /**
         * Members of gang 3, the Vagos.
         */
        const PED_GANG3 = 9;

        /**
         * Members of gang 4, the Rifa.
         */
        const PED_GANG4 = 10;

        /**
         * Members of gang 5, the Da Nang Boys.
         */
        const PED_GANG5 = 11;

        /**
         * Members of gang 6, the Mafia.
         */
        const PED_GANG6 = 12;

        /**
         * Members of gang 7, the Triads.
         */
        const PED_GANG7 = 13;

        /**
         * Members of gang 8, the Aztecas.
         */
        const PED_GANG8 = 14;

        /**
         * Gang 9, unused; gta-reversed calls it the Russian Mafia.
         */
        const PED_GANG9 = 15;

        /**
         * Gang 10, unused; gta-reversed calls it the bikers.
         */
        const PED_GANG10 = 16;

        /**
         * Drug dealers.
         */
        const PED_DEALER = 17;

        /**
         * Ambulance crew.
         */
        const PED_MEDIC = 18;

        /**
         * Fire crew.
         */
        const PED_FIREMAN = 19;

        /**
         * Muggers and car thieves among the passers-by.
         */
        const PED_CRIMINAL = 20;

        /**
         * Homeless people.
         */
        const PED_BUM = 21;

        /**
         * Prostitutes.
         */
        const PED_PROSTITUTE = 22;

        /**
         * Characters with a model of their own.
         */
        const PED_SPECIAL = 23;

        /**
         * First of eight kinds reserved to missions.
         */
        const PED_MISSION1 = 24;

        /**
         * Second of eight kinds reserved to missions.
         */
        const PED_MISSION2 = 25;

        /**
         * Third of eight kinds reserved to missions.
         */
        const PED_MISSION3 = 26;

        /**
         * Fourth of eight kinds reserved to missions.
         */
        const PED_MISSION4 = 27;

        /**
         * Fifth of eight kinds reserved to missions.
         */
        const PED_MISSION5 = 28;

        /**
         * Sixth of eight kinds reserved to missions.
         */
        const PED_MISSION6 = 29;

        /**
         * Seventh of eight kinds reserved to missions.
         */
        const PED_MISSION7 = 30;

        /**
         * Last of eight kinds reserved to missions.
         */
        const PED_MISSION8 = 31;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class PickupKind {

        /**
         * The slot is free.
         */
        const PICKUP_NONE = 0;

        /**
         * Ware on display in a shop; bought, not taken.
         */
        const PICKUP_IN_SHOP = 1;

        /**
         * Lies in the street, comes back after a while.
         */
        const PICKUP_ON_STREET = 2;

        /**
         * Taken once, then gone.
         */
        const PICKUP_ONCE = 3;

        /**
         * Taken once, gone after a while.
         */
        const PICKUP_ONCE_TIMEOUT = 4;

        /**
         * Taken once, gone after a longer while.
         */
        const PICKUP_ONCE_TIMEOUT_SLOW = 5;

        /**
         * Collectable of older games (hidden package); unused.
         */
        const PICKUP_COLLECTABLE = 6;

        /**
         * Ware of a shop that is sold out.
         */
        const PICKUP_SHOP_OUT_OF_STOCK = 7;

        /**
         * Money dropped by the dead; vanishes after a while.
         */
        const PICKUP_MONEY = 8;

        /**
         * Land mine, not armed yet.
         */
        const PICKUP_MINE_INACTIVE = 9;

        /**
         * Land mine, armed.
         */
        const PICKUP_MINE_ARMED = 10;

        /**
         * Sea mine, not armed yet.
         */
        const PICKUP_NAVAL_MINE_INACTIVE = 11;

        /**
         * Sea mine, armed.
         */
        const PICKUP_NAVAL_MINE_ARMED = 12;

        /**
         * Floating package that has not reached the water.
         */
        const PICKUP_FLOATING_PACKAGE = 13;

        /**
         * Package floating on the water.
         */
        const PICKUP_FLOATING_PACKAGE_AFLOAT = 14;

        /**
         * Lies in the street and takes longer to come back.
         */
        const PICKUP_ON_STREET_SLOW = 15;

        /**
         * Money that a business has earned; grows up to its cap.
         */
        const PICKUP_ASSET_REVENUE = 16;

        /**
         * Property that cannot be bought (yet), red house.
         */
        const PICKUP_PROPERTY_LOCKED = 17;

        /**
         * Property that can be bought, green house.
         */
        const PICKUP_PROPERTY_FOR_SALE = 18;

        /**
         * Money that does not vanish.
         */
        const PICKUP_MONEY_STAYS = 19;

        /**
         * Snapshot to be photographed.
         */
        const PICKUP_SNAPSHOT = 20;

        /**
         * Starts a two-player game (consoles).
         */
        const PICKUP_TWO_PLAYER = 21;

        /**
         * Taken once, removed when the mission ends.
         */
        const PICKUP_ONCE_FOR_MISSION = 22;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class PlayState {

        /**
         * Normal play.
         */
        const STILL_PLAYING = 0;

        /**
         * The player has died and is about to wake up at a hospital.
         */
        const PLAYER_WASTED = 1;

        /**
         * The player was arrested and is about to wake up at a police station.
         */
        const PLAYER_BUSTED = 2;

        /**
         * A mission has just failed.
         */
        const MISSION_FAILED = 3;

        /**
         * A mission has just been passed.
         */
        const MISSION_PASSED = 4;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class PlayerCondition {

        /**
         * Normal play.
         */
        const PLAYER_PLAYING = 0;

        /**
         * The player has died (wasted).
         */
        const PLAYER_DIED = 1;

        /**
         * The player was arrested (busted).
         */
        const PLAYER_ARRESTED = 2;

        /**
         * A critical mission was failed.
         */
        const PLAYER_FAILED_MISSION = 3;

        /**
         * The second player has left.
         */
        const PLAYER_LEFT_GAME = 4;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class PopulationGroup {

        /**
         * Office district: people in suits.
         */
        const GROUP_BUSINESS = 0;

        /**
         * Desert.
         */
        const GROUP_DESERT = 1;

        /**
         * Bars and clubs.
         */
        const GROUP_ENTERTAINMENT = 2;

        /**
         * Country.
         */
        const GROUP_COUNTRYSIDE = 3;

        /**
         * Rich residents.
         */
        const GROUP_RESIDENTIAL_RICH = 4;

        /**
         * Average residents.
         */
        const GROUP_RESIDENTIAL_AVERAGE = 5;

        /**
         * Poor residents.
         */
        const GROUP_RESIDENTIAL_POOR = 6;

        /**
         * Gang territory.
         */
        const GROUP_GANGLAND = 7;

        /**
         * Beach.
         */
        const GROUP_BEACH = 8;

        /**
         * Shopping streets.
         */
        const GROUP_SHOPPING = 9;

        /**
         * Park.
         */
        const GROUP_PARK = 10;

        /**
         * Industrial estate.
         */
        const GROUP_INDUSTRY = 11;

        /**
         * Bars and clubs, crowded.
         */
        const GROUP_ENTERTAINMENT_BUSY = 12;

        /**
         * Shopping streets, crowded.
         */
        const GROUP_SHOPPING_BUSY = 13;

        /**
         * Expensive shopping streets.
         */
        const GROUP_SHOPPING_POSH = 14;

        /**
         * Secluded villas.
         */
        const GROUP_RICH_SECLUDED = 15;

        /**
         * Airport buildings.
         */
        const GROUP_AIRPORT = 16;

        /**
         * Golf club.
         */
        const GROUP_GOLF_CLUB = 17;

        /**
         * Factories out of town.
         */
        const GROUP_OUT_OF_TOWN_FACTORY = 18;

        /**
         * Runway: no people.
         */
        const GROUP_AIRPORT_RUNWAY = 19;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class PropertyOffer {

        /**
         * Nothing is said.
         */
        const NO_PROPERTY_TEXT = 0;

        /**
         * The text offers to buy it.
         */
        const CAN_BE_BOUGHT = 1;

        /**
         * The text says it cannot be bought.
         */
        const CANNOT_BE_BOUGHT = 2;

        private const _VALUES = [0 => true, 1 => true, 2 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class ScriptVersion {

        /**
         * v2.
         */
        const SCRIPT_V2 = 194125;

        /**
         * v1.
         */
        const SCRIPT_V1 = 194146;

        /**
         * Android.
         */
        const SCRIPT_ANDROID = 262245;

        /**
         * Definitive Edition.
         */
        const SCRIPT_DEFINITIVE = 264905;

        private const _VALUES = [194125 => true, 194146 => true, 262245 => true, 264905 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class ShopItem {

        /**
         * Fury scoop (vents): part `bnt_b_sc_l`, model 1005, text BMBLBS.
         */
        const ITEM_BNT_B_SC_L = 0;

        /**
         * Champ scoop (vents): part `bnt_b_sc_m`, model 1004, text BMBMBS.
         */
        const ITEM_BNT_B_SC_M = 1;

        /**
         * Worx scoop (hood): part `bnt_b_sc_p_l`, model 1012, text BMBLCS.
         */
        const ITEM_BNT_B_SC_P_L = 2;

        /**
         * Race scoop (hood): part `bnt_b_sc_p_m`, model 1011, text BMBMCS.
         */
        const ITEM_BNT_B_SC_P_M = 3;

        /**
         * Oval vents Left (hood): part `bntl_b_ov`, model 1143, text BMBOBV.
         */
        const ITEM_BNTL_B_OV = 4;

        /**
         * Square vents Left (hood): part `bntl_b_sq`, model 1145, text BMBSBV.
         */
        const ITEM_BNTL_B_SQ = 5;

        /**
         * Large (exhausts): part `exh_b_l`, model 1020, text BMBLE.
         */
        const ITEM_EXH_B_L = 6;

        /**
         * Medium (exhausts): part `exh_b_m`, model 1021, text BMBME.
         */
        const ITEM_EXH_B_M = 7;

        /**
         * Small (exhausts): part `exh_b_s`, model 1022, text BMBSE.
         */
        const ITEM_EXH_B_S = 8;

        /**
         * Twin (exhausts): part `exh_b_t`, model 1019, text BMBTE.
         */
        const ITEM_EXH_B_T = 9;

        /**
         * Upswept (exhausts): part `exh_b_ts`, model 1018, text BMBUE.
         */
        const ITEM_EXH_B_TS = 10;

        /**
         * Round fog lamps: part `lgt_b_rspt`, model 1013, text BMBRSL.
         */
        const ITEM_LGT_B_RSPT = 11;

        /**
         * Square fog lamps: part `lgt_b_sspt`, model 1024, text BMBSSL.
         */
        const ITEM_LGT_B_SSPT = 12;

        /**
         * Nitro 5x (nitro): part `nto_b_l`, model 1008, text BMBLN.
         */
        const ITEM_NTO_B_L = 13;

        /**
         * Nitro 2x (nitro): part `nto_b_s`, model 1009, text BMBSM.
         */
        const ITEM_NTO_B_S = 14;

        /**
         * Nitro 10x (nitro): part `nto_b_tw`, model 1010, text BMBTN.
         */
        const ITEM_NTO_B_TW = 15;

        /**
         * Roof scoop (roof): part `rf_b_sc_r`, model 1006, text BMBRS.
         */
        const ITEM_RF_B_SC_R = 16;

        /**
         * Win (spoilers): part `spl_b_bab_m`, model 1001, text BMMABBS.
         */
        const ITEM_SPL_B_BAB_M = 17;

        /**
         * Champ (spoilers): part `spl_b_bar_l`, model 1014, text BMLARBS.
         */
        const ITEM_SPL_B_BAR_L = 18;

        /**
         * Drag (spoilers): part `spl_b_bar_m`, model 1002, text BMMARBS.
         */
        const ITEM_SPL_B_BAR_M = 19;

        /**
         * Fury (spoilers): part `spl_b_bbb_m`, model 1023, text BMMBS.
         */
        const ITEM_SPL_B_BBB_M = 20;

        /**
         * Race (spoilers): part `spl_b_bbr_l`, model 1015, text BMLRS.
         */
        const ITEM_SPL_B_BBR_L = 21;

        /**
         * Worx (spoilers): part `spl_b_bbr_m`, model 1016, text BMMRS.
         */
        const ITEM_SPL_B_BBR_M = 22;

        /**
         * Alpha (spoilers): part `spl_b_mab_m`, model 1003, text BMMABS.
         */
        const ITEM_SPL_B_MAB_M = 23;

        /**
         * Pro (spoilers): part `spl_b_mar_m`, model 1000, text BMMARS.
         */
        const ITEM_SPL_B_MAR_M = 24;

        /**
         * Side skirt Left (side skirts): part `wg_l_b_ssk`, model 1007, text BMWNG1.
         */
        const ITEM_WG_L_B_SSK = 25;

        /**
         * Side skirt Right (side skirts): part `wg_r_b_ssk`, model 1017, text BMWNG2.
         */
        const ITEM_WG_R_B_SSK = 26;

        /**
         * Side skirt Left (Alien) (exhausts): part `exh_a_f`, model 1046, text FLSAE.
         */
        const ITEM_EXH_A_F = 27;

        /**
         * Side skirt Right (Alien) (exhausts): part `exh_c_f`, model 1045, text FLSCE.
         */
        const ITEM_EXH_C_F = 28;

        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_a_f`, model 1153, text FLSAFF.
         */
        const ITEM_FBMP_A_F = 29;

        /**
         * Front bumper (Alien) (front bumper): part `fbmp_c_f`, model 1152, text FLSCFF.
         */
        const ITEM_FBMP_C_F = 30;

        /**
         * Rear bumber (X-flow) (rear bumper): part `rbmp_a_f`, model 1150, text FLSARF.
         */
        const ITEM_RBMP_A_F = 31;

        /**
         * Rear bumber (Alien) (rear bumper): part `rbmp_c_f`, model 1151, text FLSCRF.
         */
        const ITEM_RBMP_C_F = 32;

        /**
         * Spoiler (X-flow) (roof): part `rf_a_f`, model 1054, text FLSARV.
         */
        const ITEM_RF_A_F = 33;

        /**
         * Spoiler (Alien) (roof): part `rf_c_f`, model 1053, text FLSCRV.
         */
        const ITEM_RF_C_F = 34;

        /**
         * Side skirt Right (X-flow) (spoilers): part `spl_a_f_r`, model 1049, text FLSAS.
         */
        const ITEM_SPL_A_F_R = 35;

        /**
         * Side skirt Left (X-flow) (spoilers): part `spl_c_f_r`, model 1050, text FLSCS.
         */
        const ITEM_SPL_C_F_R = 36;

        /**
         * Exhaust (Alien) (side skirts): part `wg_l_a_f`, model 1047, text FLSASI.
         */
        const ITEM_WG_L_A_F = 37;

        /**
         * Exhaust (X-flow) (side skirts): part `wg_l_c_f`, model 1048, text FLSCSI.
         */
        const ITEM_WG_L_C_F = 38;

        /**
         * Side skirt Right (Alien) (exhausts): part `exh_a_j`, model 1065, text JSTAE.
         */
        const ITEM_EXH_A_J = 39;

        /**
         * Side skirt Left (Alien) (exhausts): part `exh_c_j`, model 1066, text JSTCE.
         */
        const ITEM_EXH_C_J = 40;

        /**
         * Rear bumber (X-flow) (front bumper): part `fbmp_a_j`, model 1160, text JSTAFF.
         */
        const ITEM_FBMP_A_J = 41;

        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_c_j`, model 1173, text JSTCFF.
         */
        const ITEM_FBMP_C_J = 42;

        /**
         * Spoiler (X-flow) (rear bumper): part `rbmp_a_j`, model 1159, text JSTARF.
         */
        const ITEM_RBMP_A_J = 43;

        /**
         * Rear bumber (Alien) (rear bumper): part `rbmp_c_j`, model 1161, text JSTCRF.
         */
        const ITEM_RBMP_C_J = 44;

        /**
         * Exhaust (Alien) (roof): part `rf_a_j`, model 1067, text JSTARV.
         */
        const ITEM_RF_A_J = 45;

        /**
         * Exhaust (X-flow) (roof): part `rf_c_j`, model 1068, text JSTCRV.
         */
        const ITEM_RF_C_J = 46;

        /**
         * Front bumper (Alien) (spoilers): part `spl_a_j_b`, model 1162, text JSTAS.
         */
        const ITEM_SPL_A_J_B = 47;

        /**
         * Spoiler (Alien) (spoilers): part `spl_c_j_b`, model 1158, text JSTCS.
         */
        const ITEM_SPL_C_J_B = 48;

        /**
         * Side skirt Right (X-flow) (side skirts): part `wg_l_a_j`, model 1069, text JSTASI.
         */
        const ITEM_WG_L_A_J = 49;

        /**
         * Side skirt Left (X-flow) (side skirts): part `wg_l_c_j`, model 1070, text JSTCSI.
         */
        const ITEM_WG_L_C_J = 50;

        /**
         * Side skirt Right (Alien) (exhausts): part `exh_a_l`, model 1034, text LGDAE.
         */
        const ITEM_EXH_A_L = 51;

        /**
         * Exhaust (X-flow) (exhausts): part `exh_c_l`, model 1037, text LGDCE.
         */
        const ITEM_EXH_C_L = 52;

        /**
         * Front bumper (Alien) (front bumper): part `fbmp_a_l`, model 1171, text LGDAFF.
         */
        const ITEM_FBMP_A_L = 53;

        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_c_l`, model 1172, text LGDCFF.
         */
        const ITEM_FBMP_C_L = 54;

        /**
         * Rear bumber (Alien) (rear bumper): part `rbmp_a_l`, model 1149, text LGDARF.
         */
        const ITEM_RBMP_A_L = 55;

        /**
         * Rear bumber (X-flow) (rear bumper): part `rbmp_c_l`, model 1148, text LGDCRF.
         */
        const ITEM_RBMP_C_L = 56;

        /**
         * Side skirt Right (X-flow) (roof): part `rf_a_l`, model 1038, text LGDARV.
         */
        const ITEM_RF_A_L = 57;

        /**
         * Side skirt Left (Alien) (roof): part `rf_c_l`, model 1035, text LGDCRV.
         */
        const ITEM_RF_C_L = 58;

        /**
         * Spoiler (X-flow) (spoilers): part `spl_a_l_b`, model 1147, text LGDAS.
         */
        const ITEM_SPL_A_L_B = 59;

        /**
         * Spoiler (Alien) (spoilers): part `spl_c_l_b`, model 1146, text LGDCS.
         */
        const ITEM_SPL_C_L_B = 60;

        /**
         * Exhaust (Alien) (side skirts): part `wg_l_a_l`, model 1036, text LGDASI.
         */
        const ITEM_WG_L_A_L = 61;

        /**
         * Side skirt Left (X-flow) (side skirts): part `wg_l_c_l`, model 1039, text LGDCSI.
         */
        const ITEM_WG_L_C_L = 62;

        /**
         * Spoiler (X-flow) (exhausts): part `exh_a_st`, model 1064, text STRAE.
         */
        const ITEM_EXH_A_ST = 63;

        /**
         * Side skirt Right (X-flow) (exhausts): part `exh_c_st`, model 1059, text STRCE.
         */
        const ITEM_EXH_C_ST = 64;

        /**
         * Rear bumber (Alien) (front bumper): part `fbmp_a_st`, model 1155, text STRAFF.
         */
        const ITEM_FBMP_A_ST = 65;

        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_c_st`, model 1157, text STRCFF.
         */
        const ITEM_FBMP_C_ST = 66;

        /**
         * Rear bumber (X-flow) (rear bumper): part `rbmp_a_st`, model 1154, text STRARF.
         */
        const ITEM_RBMP_A_ST = 67;

        /**
         * Front bumper (Alien) (rear bumper): part `rbmp_c_st`, model 1156, text STRCRF.
         */
        const ITEM_RBMP_C_ST = 68;

        /**
         * Side skirt Right (Alien) (roof): part `rf_a_st`, model 1055, text STRARV.
         */
        const ITEM_RF_A_ST = 69;

        /**
         * Roof vent (Alien) (roof): part `rf_c_st`, model 1061, text STRCRV.
         */
        const ITEM_RF_C_ST = 70;

        /**
         * Exhaust (X-flow) (spoilers): part `spl_a_st_r`, model 1058, text STRAS.
         */
        const ITEM_SPL_A_ST_R = 71;

        /**
         * Side skirt Left (X-flow) (spoilers): part `spl_c_st_r`, model 1060, text STRCS.
         */
        const ITEM_SPL_C_ST_R = 72;

        /**
         * Side skirt Left (Alien) (side skirts): part `wg_l_a_st`, model 1056, text STRASI.
         */
        const ITEM_WG_L_A_ST = 73;

        /**
         * Exhaust (Alien) (side skirts): part `wg_l_c_st`, model 1057, text SRTCSI.
         */
        const ITEM_WG_L_C_ST = 74;

        /**
         * Exhaust (Alien) (exhausts): part `exh_a_s`, model 1028, text SULAE.
         */
        const ITEM_EXH_A_S = 75;

        /**
         * Exhaust (X-flow) (exhausts): part `exh_c_s`, model 1029, text SULCE.
         */
        const ITEM_EXH_C_S = 76;

        /**
         * Front bumper (Alien) (front bumper): part `fbmp_a_s`, model 1169, text SULAFF.
         */
        const ITEM_FBMP_A_S = 77;

        /**
         * Front bumper (X-flow) (front bumper): part `fbmp_c_s`, model 1170, text SULCFF.
         */
        const ITEM_FBMP_C_S = 78;

        /**
         * Rear bumper (Alien) (rear bumper): part `rbmp_a_s`, model 1141, text SULARF.
         */
        const ITEM_RBMP_A_S = 79;

        /**
         * Rear bumper (X-flow) (rear bumper): part `rbmp_c_s`, model 1140, text SULCRF.
         */
        const ITEM_RBMP_C_S = 80;

        /**
         * Roof vent (Alien) (roof): part `rf_a_s`, model 1032, text SULARV.
         */
        const ITEM_RF_A_S = 81;

        /**
         * Roof vent (X-flow) (roof): part `rf_c_s`, model 1033, text SULCRV.
         */
        const ITEM_RF_C_S = 82;

        /**
         * Spoiler (Alien) (spoilers): part `spl_a_s_b`, model 1138, text SULAS.
         */
        const ITEM_SPL_A_S_B = 83;

        /**
         * Spoiler (X-flow) (spoilers): part `spl_c_s_b`, model 1139, text SULCS.
         */
        const ITEM_SPL_C_S_B = 84;

        /**
         * Side skirt Left (Alien) (side skirts): part `wg_l_a_s`, model 1026, text SULASI.
         */
        const ITEM_WG_L_A_S = 85;

        /**
         * Side skirt Left (X-flow) (side skirts): part `wg_l_c_s`, model 1031, text SULCSI.
         */
        const ITEM_WG_L_C_S = 86;

        /**
         * Side skirt Right (X-flow) (exhausts): part `exh_a_u`, model 1092, text URAAE.
         */
        const ITEM_EXH_A_U = 87;

        /**
         * Side skirt Left (Alien) (exhausts): part `exh_c_u`, model 1089, text URACE.
         */
        const ITEM_EXH_C_U = 88;

        /**
         * Rear bumber (Alien) (front bumper): part `fbmp_a_u`, model 1166, text URAAFF.
         */
        const ITEM_FBMP_A_U = 89;

        /**
         * Rear bumber (X-flow) (front bumper): part `fbmp_c_u`, model 1165, text URACFF.
         */
        const ITEM_FBMP_C_U = 90;

        /**
         * Front bumper (X-flow) (rear bumper): part `rbmp_a_u`, model 1168, text URAARF.
         */
        const ITEM_RBMP_A_U = 91;

        /**
         * Front bumper (Alien) (rear bumper): part `rbmp_c_u`, model 1167, text URACRF.
         */
        const ITEM_RBMP_C_U = 92;

        /**
         * Side skirt Right (Alien) (roof): part `rf_a_u`, model 1088, text URAARV.
         */
        const ITEM_RF_A_U = 93;

        /**
         * Exhaust (X-flow) (roof): part `rf_c_u`, model 1091, text URACRV.
         */
        const ITEM_RF_C_U = 94;

        /**
         * Spoiler (X-flow) (spoilers): part `spl_a_u_b`, model 1164, text URAAUB.
         */
        const ITEM_SPL_A_U_B = 95;

        /**
         * Spoiler (Alien) (spoilers): part `spl_c_u_b`, model 1163, text URACUB.
         */
        const ITEM_SPL_C_U_B = 96;

        /**
         * Exhaust (Alien) (side skirts): part `wg_l_a_u`, model 1090, text URAASI.
         */
        const ITEM_WG_L_A_U = 97;

        /**
         * Side skirt Left (X-flow) (side skirts): part `wg_l_c_u`, model 1093, text URACSI.
         */
        const ITEM_WG_L_C_U = 98;

        /**
         * Roof (Vinyl hardtop) (roof): part `rf_lr_bl1`, model 1128, text BLDVH.
         */
        const ITEM_RF_LR_BL1 = 99;

        /**
         * Roof (Convertible roof) (roof): part `rf_lr_bl2`, model 1103, text BLDCR.
         */
        const ITEM_RF_LR_BL2 = 100;

        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_bl1`, model 1184, text BLDRF1.
         */
        const ITEM_RBMP_LR_BL1 = 101;

        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_bl2`, model 1183, text BLDRF2.
         */
        const ITEM_RBMP_LR_BL2 = 102;

        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_bl1`, model 1182, text BLDFF1.
         */
        const ITEM_FBMP_LR_BL1 = 103;

        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_bl2`, model 1181, text BLDFF2.
         */
        const ITEM_FBMP_LR_BL2 = 104;

        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_bl1`, model 1104, text BLDE1.
         */
        const ITEM_EXH_LR_BL1 = 105;

        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_bl2`, model 1105, text BLDE2.
         */
        const ITEM_EXH_LR_BL2 = 106;

        /**
         * Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_bl1`, model 1108, text BLDCS.
         */
        const ITEM_WG_L_LR_BL1 = 107;

        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_rem1`, model 1126, text REME1.
         */
        const ITEM_EXH_LR_REM1 = 108;

        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_rem2`, model 1127, text REME2.
         */
        const ITEM_EXH_LR_REM2 = 109;

        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_rem1`, model 1179, text REMFF1.
         */
        const ITEM_FBMP_LR_REM1 = 110;

        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_rem2`, model 1185, text REMFF2.
         */
        const ITEM_FBMP_LR_REM2 = 111;

        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_rem1`, model 1180, text REMRF1.
         */
        const ITEM_RBMP_LR_REM1 = 112;

        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_rem2`, model 1178, text REMRF2.
         */
        const ITEM_RBMP_LR_REM2 = 113;

        /**
         * Side skirt Left (Chrome flames) (side skirts): part `wg_l_lr_rem1`, model 1122, text REMCA.
         */
        const ITEM_WG_L_LR_REM1 = 114;

        /**
         * Side skirt Left (Chrome arches) (side skirts): part `wg_l_lr_rem2`, model 1106, text REMCA2.
         */
        const ITEM_WG_L_LR_REM2 = 115;

        /**
         * Bullbar (Chrome grill): part `misc_c_lr_rem1`, model 1100, text REMCG.
         */
        const ITEM_MISC_C_LR_REM1 = 116;

        /**
         * Bullbar (Chrome bars): part `misc_c_lr_rem2`, model 1123, text REMCB.
         */
        const ITEM_MISC_C_LR_REM2 = 117;

        /**
         * Bullbar (Chrome lights): part `misc_c_lr_rem3`, model 1125, text REMCL.
         */
        const ITEM_MISC_C_LR_REM3 = 118;

        /**
         * Roof (Hardtop) (roof): part `rf_lr_sv1`, model 1130, text SAVHA.
         */
        const ITEM_RF_LR_SV1 = 119;

        /**
         * Roof (Softtop) (roof): part `rf_lr_sv2`, model 1131, text SAVST.
         */
        const ITEM_RF_LR_SV2 = 120;

        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_sv1`, model 1189, text SAVFF1.
         */
        const ITEM_FBMP_LR_SV1 = 121;

        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_sv2`, model 1188, text SAVFF2.
         */
        const ITEM_FBMP_LR_SV2 = 122;

        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_sv1`, model 1187, text SAVRF1.
         */
        const ITEM_RBMP_LR_SV1 = 123;

        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_sv2`, model 1186, text SAVRF2.
         */
        const ITEM_RBMP_LR_SV2 = 124;

        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_sv1`, model 1129, text SAVEX1.
         */
        const ITEM_EXH_LR_SV1 = 125;

        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_sv2`, model 1132, text SAVEX2.
         */
        const ITEM_EXH_LR_SV2 = 126;

        /**
         * Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_sv`, model 1133, text SAVCS.
         */
        const ITEM_WG_L_LR_SV = 127;

        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_br1`, model 1044, text BRDEXH1.
         */
        const ITEM_EXH_LR_BR1 = 128;

        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_br2`, model 1043, text BRDEXH2.
         */
        const ITEM_EXH_LR_BR2 = 129;

        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_br1`, model 1174, text BRDFBM1.
         */
        const ITEM_FBMP_LR_BR1 = 130;

        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_br2`, model 1175, text BRDFBM2.
         */
        const ITEM_FBMP_LR_BR2 = 131;

        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_br1`, model 1176, text BRDRBM1.
         */
        const ITEM_RBMP_LR_BR1 = 132;

        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_br2`, model 1177, text BRDRBM2.
         */
        const ITEM_RBMP_LR_BR2 = 133;

        /**
         * Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_br1`, model 1042, text BRDWNG1.
         */
        const ITEM_WG_L_LR_BR1 = 134;

        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_slv1`, model 1113, text SLAE1.
         */
        const ITEM_EXH_LR_SLV1 = 135;

        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_slv2`, model 1114, text SLAE2.
         */
        const ITEM_EXH_LR_SLV2 = 136;

        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_slv1`, model 1117, text SLAFF.
         */
        const ITEM_FBMP_LR_SLV1 = 137;

        /**
         * Front bullbars (Chromer) (front bullbars): part `fbb_lr_slv1`, model 1115, text SLAFB1.
         */
        const ITEM_FBB_LR_SLV1 = 138;

        /**
         * Front bullbars (Slamin) (front bullbars): part `fbb_lr_slv2`, model 1116, text SLAFB2.
         */
        const ITEM_FBB_LR_SLV2 = 139;

        /**
         * Rear bullbars (Chromer): part `bbb_lr_slv1`, model 1109, text SLARB1.
         */
        const ITEM_BBB_LR_SLV1 = 140;

        /**
         * Rear bullbars (Slamin): part `bbb_lr_slv2`, model 1110, text SLARB2.
         */
        const ITEM_BBB_LR_SLV2 = 141;

        /**
         * Side skirt Left (Chrome trim) (side skirts): part `wg_l_lr_slv1`, model 1118, text SLACT.
         */
        const ITEM_WG_L_LR_SLV1 = 142;

        /**
         * Side skirt Left (Wheelcovers) (side skirts): part `wg_l_lr_slv2`, model 1119, text SLAWC.
         */
        const ITEM_WG_L_LR_SLV2 = 143;

        /**
         * Exhaust (Chromer) (exhausts): part `exh_lr_t1`, model 1136, text TOREX1.
         */
        const ITEM_EXH_LR_T1 = 144;

        /**
         * Exhaust (Slamin) (exhausts): part `exh_lr_t2`, model 1135, text TOREX2.
         */
        const ITEM_EXH_LR_T2 = 145;

        /**
         * Front bumper (Chromer) (front bumper): part `fbmp_lr_t1`, model 1191, text TORFB1.
         */
        const ITEM_FBMP_LR_T1 = 146;

        /**
         * Front bumper (Slamin) (front bumper): part `fbmp_lr_t2`, model 1190, text TORFB2.
         */
        const ITEM_FBMP_LR_T2 = 147;

        /**
         * Rear bumper (Chromer) (rear bumper): part `rbmp_lr_t1`, model 1192, text TORRB1.
         */
        const ITEM_RBMP_LR_T1 = 148;

        /**
         * Rear bumper (Slamin) (rear bumper): part `rbmp_lr_t2`, model 1193, text TORRB2.
         */
        const ITEM_RBMP_LR_T2 = 149;

        /**
         * Side skirt Left (Chrome strip) (side skirts): part `wg_l_lr_t1`, model 1134, text TORWNG.
         */
        const ITEM_WG_L_LR_T1 = 150;

        /**
         * Cutter (wheels): part `wheel_sr1`, model 1079, text SRW1.
         */
        const ITEM_WHEEL_SR1 = 151;

        /**
         * Rimshine= (wheels): part `wheel_sr2`, model 1075, text SRW2.
         */
        const ITEM_WHEEL_SR2 = 152;

        /**
         * Classic (wheels): part `wheel_lr1`, model 1077, text LRDW1.
         */
        const ITEM_WHEEL_LR1 = 153;

        /**
         * Dollar (wheels): part `wheel_lr2`, model 1083, text LRDW2.
         */
        const ITEM_WHEEL_LR2 = 154;

        /**
         * Import (wheels): part `wheel_gn1`, model 1082, text GENWH1.
         */
        const ITEM_WHEEL_GN1 = 155;

        /**
         * Atomic (wheels): part `wheel_gn2`, model 1085, text GENWH2.
         */
        const ITEM_WHEEL_GN2 = 156;

        /**
         * Mega (wheels): part `wheel_sr3`, model 1074, text SRW3.
         */
        const ITEM_WHEEL_SR3 = 157;

        /**
         * Grove (wheels): part `wheel_sr4`, model 1081, text SRW4.
         */
        const ITEM_WHEEL_SR4 = 158;

        /**
         * Switch (wheels): part `wheel_sr5`, model 1080, text SRW5.
         */
        const ITEM_WHEEL_SR5 = 159;

        /**
         * Shadow (wheels): part `wheel_sr6`, model 1073, text SRW6.
         */
        const ITEM_WHEEL_SR6 = 160;

        /**
         * Twist (wheels): part `wheel_lr3`, model 1078, text LRDW3.
         */
        const ITEM_WHEEL_LR3 = 161;

        /**
         * Wires (wheels): part `wheel_lr4`, model 1076, text LRDW4.
         */
        const ITEM_WHEEL_LR4 = 162;

        /**
         * Trance (wheels): part `wheel_lr5`, model 1084, text LRDW5.
         */
        const ITEM_WHEEL_LR5 = 163;

        /**
         * Offroad (wheels): part `wheel_or1`, model 1025, text GENWH6.
         */
        const ITEM_WHEEL_OR1 = 164;

        /**
         * Ahab (wheels): part `wheel_gn3`, model 1096, text GENWH3.
         */
        const ITEM_WHEEL_GN3 = 165;

        /**
         * Virtual (wheels): part `wheel_gn4`, model 1097, text GENWH4.
         */
        const ITEM_WHEEL_GN4 = 166;

        /**
         * Access (wheels): part `wheel_gn5`, model 1098, text GENWH5.
         */
        const ITEM_WHEEL_GN5 = 167;

        /**
         * Stereo bass boost: part `stereo`, model 1086, text STEREO.
         */
        const ITEM_STEREO = 168;

        /**
         * Hydralics (hydraulics): part `hydralics`, model 1087, text HYDRAU.
         */
        const ITEM_HYDRALICS = 169;

        /**
         * Clothes for the torso: texture `player_torso` on model `torso`, text TORSO.
         */
        const ITEM_PLAYER_TORSO = 170;

        /**
         * Shoes: texture `foot` on model `feet`, text FEET.
         */
        const ITEM_FOOT = 171;

        /**
         * Clothes for the torso: texture `vestblack` on model `vest`, text VESTA.
         */
        const ITEM_VESTBLACK = 172;

        /**
         * Clothes for the torso: texture `vest` on model `vest`, text VESTWH.
         */
        const ITEM_VEST = 173;

        /**
         * Clothes for the torso: texture `tshirt2horiz` on model `tshirt2`, text TSRTHS1.
         */
        const ITEM_TSHIRT2HORIZ = 174;

        /**
         * Clothes for the torso: texture `tshirtwhite` on model `tshirt`, text TSHIRTC.
         */
        const ITEM_TSHIRTWHITE = 175;

        /**
         * Clothes for the torso: texture `tshirtilovels` on model `tshirt`, text LOVETS1.
         */
        const ITEM_TSHIRTILOVELS = 176;

        /**
         * Clothes for the torso: texture `tshirtblunts` on model `tshirt`, text TSHIRTA.
         */
        const ITEM_TSHIRTBLUNTS = 177;

        /**
         * Clothes for the torso: texture `shirtbplaid` on model `shirtb`, text SHIRTBB.
         */
        const ITEM_SHIRTBPLAID = 178;

        /**
         * Clothes for the torso: texture `shirtbcheck` on model `shirtb`, text CHEKSH1.
         */
        const ITEM_SHIRTBCHECK = 179;

        /**
         * Clothes for the torso: texture `field` on model `field`, text FIELDA.
         */
        const ITEM_FIELD = 180;

        /**
         * Clothes for the torso: texture `tshirterisyell` on model `tshirt`, text ERSTSH1.
         */
        const ITEM_TSHIRTERISYELL = 181;

        /**
         * Clothes for the torso: texture `tshirterisorn` on model `tshirt`, text ERISTS2.
         */
        const ITEM_TSHIRTERISORN = 182;

        /**
         * Clothes for the torso: texture `trackytop2eris` on model `trackytop1`, text TRAKER1.
         */
        const ITEM_TRACKYTOP2ERIS = 183;

        /**
         * Clothes for the torso: texture `bbjackrim` on model `bbjack`, text BASJCT2.
         */
        const ITEM_BBJACKRIM = 184;

        /**
         * Clothes for the torso: texture `bballjackrstar` on model `bbjack`, text BASJCT3.
         */
        const ITEM_BBALLJACKRSTAR = 185;

        /**
         * Clothes for the torso: texture `baskballdrib` on model `baskball`, text BASKA.
         */
        const ITEM_BASKBALLDRIB = 186;

        /**
         * Clothes for the torso: texture `baskballrim` on model `baskball`, text BASKC.
         */
        const ITEM_BASKBALLRIM = 187;

        /**
         * Clothes for the torso: texture `sixtyniners` on model `tshirt`, text TSHRT69.
         */
        const ITEM_SIXTYNINERS = 188;

        /**
         * Clothes for the torso: texture `bandits` on model `baseball`, text BANDITS.
         */
        const ITEM_BANDITS = 189;

        /**
         * Clothes for the torso: texture `tshirtprored` on model `tshirt`, text PROSHRD.
         */
        const ITEM_TSHIRTPRORED = 190;

        /**
         * Clothes for the torso: texture `tshirtproblk` on model `tshirt`, text PROTSH1.
         */
        const ITEM_TSHIRTPROBLK = 191;

        /**
         * Clothes for the torso: texture `trackytop1pro` on model `trackytop1`, text TRAKPR1.
         */
        const ITEM_TRACKYTOP1PRO = 192;

        /**
         * Clothes for the torso: texture `hockeytop` on model `sweat`, text HCKYTOP.
         */
        const ITEM_HOCKEYTOP = 193;

        /**
         * Clothes for the torso: texture `bbjersey` on model `sleevt`, text BBJERY1.
         */
        const ITEM_BBJERSEY = 194;

        /**
         * Clothes for the torso: texture `shellsuit` on model `trackytop1`, text SHELSUT.
         */
        const ITEM_SHELLSUIT = 195;

        /**
         * Clothes for the torso: texture `tshirtheatwht` on model `tshirt`, text HEATSH1.
         */
        const ITEM_TSHIRTHEATWHT = 196;

        /**
         * Clothes for the torso: texture `tshirtbobomonk` on model `tshirt`, text TSHRBO1.
         */
        const ITEM_TSHIRTBOBOMONK = 197;

        /**
         * Clothes for the torso: texture `tshirtbobored` on model `tshirt`, text TSHRBO2.
         */
        const ITEM_TSHIRTBOBORED = 198;

        /**
         * Clothes for the torso: texture `tshirtbase5` on model `tshirt`, text TSRTBA1.
         */
        const ITEM_TSHIRTBASE5 = 199;

        /**
         * Clothes for the torso: texture `tshirtsuburb` on model `tshirt`, text TSRTSB1.
         */
        const ITEM_TSHIRTSUBURB = 200;

        /**
         * Clothes for the torso: texture `hoodyamerc` on model `hoodya`, text HODMRC1.
         */
        const ITEM_HOODYAMERC = 201;

        /**
         * Clothes for the torso: texture `hoodyabase5` on model `hoodya`, text HODBSE1.
         */
        const ITEM_HOODYABASE5 = 202;

        /**
         * Clothes for the torso: texture `hoodyarockstar` on model `hoodya`, text HODRST1.
         */
        const ITEM_HOODYAROCKSTAR = 203;

        /**
         * Clothes for the torso: texture `wcoatblue` on model `wcoat`, text WCOATA.
         */
        const ITEM_WCOATBLUE = 204;

        /**
         * Clothes for the torso: texture `coach` on model `coach`, text COACHA.
         */
        const ITEM_COACH = 205;

        /**
         * Clothes for the torso: texture `coachsemi` on model `coach`, text COACHB.
         */
        const ITEM_COACHSEMI = 206;

        /**
         * Clothes for the torso: texture `sweatrstar` on model `sweat`, text RSTRSWE.
         */
        const ITEM_SWEATRSTAR = 207;

        /**
         * Clothes for the torso: texture `hoodyablue` on model `hoodya`, text HOODB.
         */
        const ITEM_HOODYABLUE = 208;

        /**
         * Clothes for the torso: texture `hoodyablack` on model `hoodya`, text HOODBL.
         */
        const ITEM_HOODYABLACK = 209;

        /**
         * Clothes for the torso: texture `hoodyagreen` on model `hoodya`, text HOODG.
         */
        const ITEM_HOODYAGREEN = 210;

        /**
         * Clothes for the torso: texture `sleevtbrown` on model `sleevt`, text SLEVB1.
         */
        const ITEM_SLEEVTBROWN = 211;

        /**
         * Clothes for the torso: texture `shirtablue` on model `shirta`, text BSHIRT.
         */
        const ITEM_SHIRTABLUE = 212;

        /**
         * Clothes for the torso: texture `shirtayellow` on model `shirta`, text YSHIRT.
         */
        const ITEM_SHIRTAYELLOW = 213;

        /**
         * Clothes for the torso: texture `shirtagrey` on model `shirta`, text GSHIRT.
         */
        const ITEM_SHIRTAGREY = 214;

        /**
         * Clothes for the torso: texture `shirtbgang` on model `shirtb`, text SHTBG1.
         */
        const ITEM_SHIRTBGANG = 215;

        /**
         * Clothes for the torso: texture `tshirtzipcrm` on model `tshirt`, text TSHZIP1.
         */
        const ITEM_TSHIRTZIPCRM = 216;

        /**
         * Clothes for the torso: texture `tshirtzipgry` on model `tshirt`, text TSHZIP2.
         */
        const ITEM_TSHIRTZIPGRY = 217;

        /**
         * Clothes for the torso: texture `denimfade` on model `denim`, text DENJCK1.
         */
        const ITEM_DENIMFADE = 218;

        /**
         * Clothes for the torso: texture `bowling` on model `hawaii`, text BOWLSH1.
         */
        const ITEM_BOWLING = 219;

        /**
         * Clothes for the torso: texture `hoodjackbeige` on model `hoodjack`, text HODJCK1.
         */
        const ITEM_HOODJACKBEIGE = 220;

        /**
         * Clothes for the torso: texture `baskballloc` on model `baskball`, text BASKB.
         */
        const ITEM_BASKBALLLOC = 221;

        /**
         * Clothes for the torso: texture `tshirtlocgrey` on model `tshirt`, text TSHIRTB.
         */
        const ITEM_TSHIRTLOCGREY = 222;

        /**
         * Clothes for the torso: texture `tshirtmaddgrey` on model `tshirt`, text TSHRTMG.
         */
        const ITEM_TSHIRTMADDGREY = 223;

        /**
         * Clothes for the torso: texture `tshirtmaddgrn` on model `tshirt`, text TSRTMGN.
         */
        const ITEM_TSHIRTMADDGRN = 224;

        /**
         * Clothes for the torso: texture `suit1grey` on model `suit1`, text SUT1GRY.
         */
        const ITEM_SUIT1GREY = 225;

        /**
         * Clothes for the torso: texture `suit1blk` on model `suit1`, text SUT1BLK.
         */
        const ITEM_SUIT1BLK = 226;

        /**
         * Clothes for the torso: texture `leather` on model `leather`, text BIKERJ.
         */
        const ITEM_LEATHER = 227;

        /**
         * Clothes for the torso: texture `painter` on model `painter`, text PAINT1.
         */
        const ITEM_PAINTER = 228;

        /**
         * Clothes for the torso: texture `hawaiiwht` on model `hawaii`, text HAWAI1.
         */
        const ITEM_HAWAIIWHT = 229;

        /**
         * Clothes for the torso: texture `hawaiired` on model `hawaii`, text HAWAI2.
         */
        const ITEM_HAWAIIRED = 230;

        /**
         * Clothes for the torso: texture `sportjack` on model `trackytop1`, text SPRJCT.
         */
        const ITEM_SPORTJACK = 231;

        /**
         * Clothes for the torso: texture `suit1red` on model `suit1`, text SUIT1.
         */
        const ITEM_SUIT1RED = 232;

        /**
         * Clothes for the torso: texture `suit1blue` on model `suit1`, text SUIT2.
         */
        const ITEM_SUIT1BLUE = 233;

        /**
         * Clothes for the torso: texture `suit1yellow` on model `suit1`, text SUIT3.
         */
        const ITEM_SUIT1YELLOW = 234;

        /**
         * Clothes for the torso: texture `suit2grn` on model `suit2`, text SUT2GRN.
         */
        const ITEM_SUIT2GRN = 235;

        /**
         * Clothes for the torso: texture `tuxedo` on model `suit2`, text TUXEDO.
         */
        const ITEM_TUXEDO = 236;

        /**
         * Clothes for the torso: texture `suit1gang` on model `suit1`, text SUITGNG.
         */
        const ITEM_SUIT1GANG = 237;

        /**
         * Clothes for the torso: texture `letter` on model `sleevt`, text LETTER.
         */
        const ITEM_LETTER = 238;

        /**
         * Trousers: texture `worktrcamogrn` on model `worktr`, text WORKA.
         */
        const ITEM_WORKTRCAMOGRN = 239;

        /**
         * Trousers: texture `worktrcamogry` on model `worktr`, text WORKB.
         */
        const ITEM_WORKTRCAMOGRY = 240;

        /**
         * Trousers: texture `worktrgrey` on model `worktr`, text WORKC.
         */
        const ITEM_WORKTRGREY = 241;

        /**
         * Trousers: texture `worktrkhaki` on model `worktr`, text WORKD.
         */
        const ITEM_WORKTRKHAKI = 242;

        /**
         * Trousers: texture `tracktr` on model `tracktr`, text TRABOTA.
         */
        const ITEM_TRACKTR = 243;

        /**
         * Trousers: texture `tracktreris` on model `tracktr`, text TRAKERI.
         */
        const ITEM_TRACKTRERIS = 244;

        /**
         * Trousers: texture `jeansdenim` on model `jeans`, text JEANSBL.
         */
        const ITEM_JEANSDENIM = 245;

        /**
         * Trousers: texture `legsblack` on model `legs`, text BOXBLK.
         */
        const ITEM_LEGSBLACK = 246;

        /**
         * Trousers: texture `legsheart` on model `legs`, text BOXHRT.
         */
        const ITEM_LEGSHEART = 247;

        /**
         * Trousers: texture `biegetr` on model `chinosb`, text BEITROS.
         */
        const ITEM_BIEGETR = 248;

        /**
         * Trousers: texture `tracktrpro` on model `tracktr`, text TRACKT1.
         */
        const ITEM_TRACKTRPRO = 249;

        /**
         * Trousers: texture `tracktrwhstr` on model `tracktr`, text TRACKT2.
         */
        const ITEM_TRACKTRWHSTR = 250;

        /**
         * Trousers: texture `tracktrblue` on model `tracktr`, text TRACKT3.
         */
        const ITEM_TRACKTRBLUE = 251;

        /**
         * Trousers: texture `tracktrgang` on model `tracktr`, text TRACKT4.
         */
        const ITEM_TRACKTRGANG = 252;

        /**
         * Trousers: texture `bbshortwht` on model `boxingshort`, text BOXSRT1.
         */
        const ITEM_BBSHORTWHT = 253;

        /**
         * Trousers: texture `boxshort` on model `boxingshort`, text BOXSRT2.
         */
        const ITEM_BOXSHORT = 254;

        /**
         * Trousers: texture `bbshortred` on model `boxingshort`, text BOXSRT3.
         */
        const ITEM_BBSHORTRED = 255;

        /**
         * Trousers: texture `shellsuittr` on model `tracktr`, text SHELBOT.
         */
        const ITEM_SHELLSUITTR = 256;

        /**
         * Trousers: texture `shortsgrey` on model `shorts`, text SHORT1.
         */
        const ITEM_SHORTSGREY = 257;

        /**
         * Trousers: texture `shortskhaki` on model `shorts`, text SHORT2.
         */
        const ITEM_SHORTSKHAKI = 258;

        /**
         * Trousers: texture `chongergrey` on model `chonger`, text CHONG1.
         */
        const ITEM_CHONGERGREY = 259;

        /**
         * Trousers: texture `chongergang` on model `chonger`, text CHONG2.
         */
        const ITEM_CHONGERGANG = 260;

        /**
         * Trousers: texture `chongerred` on model `chonger`, text CHONG3.
         */
        const ITEM_CHONGERRED = 261;

        /**
         * Trousers: texture `chongerblue` on model `chonger`, text CHONG4.
         */
        const ITEM_CHONGERBLUE = 262;

        /**
         * Trousers: texture `shortsgang` on model `shorts`, text SHORT3.
         */
        const ITEM_SHORTSGANG = 263;

        /**
         * Trousers: texture `denimsgang` on model `jeans`, text DENIM1.
         */
        const ITEM_DENIMSGANG = 264;

        /**
         * Trousers: texture `denimsred` on model `jeans`, text DENIM2.
         */
        const ITEM_DENIMSRED = 265;

        /**
         * Trousers: texture `chinosbiege` on model `chinosb`, text CHINBIE.
         */
        const ITEM_CHINOSBIEGE = 266;

        /**
         * Trousers: texture `chinoskhaki` on model `chinosb`, text CHINOK.
         */
        const ITEM_CHINOSKHAKI = 267;

        /**
         * Trousers: texture `cutoffchinos` on model `shorts`, text CUTCHI.
         */
        const ITEM_CUTOFFCHINOS = 268;

        /**
         * Trousers: texture `cutoffchinosblue` on model `shorts`, text CUTCHBU.
         */
        const ITEM_CUTOFFCHINOSBLUE = 269;

        /**
         * Trousers: texture `chinosblack` on model `chinosb`, text CHINO3.
         */
        const ITEM_CHINOSBLACK = 270;

        /**
         * Trousers: texture `chinosblue` on model `chinosb`, text CHINO4.
         */
        const ITEM_CHINOSBLUE = 271;

        /**
         * Trousers: texture `leathertr` on model `leathertr`, text LEATHA.
         */
        const ITEM_LEATHERTR = 272;

        /**
         * Trousers: texture `leathertrchaps` on model `leathertr`, text LEATHB.
         */
        const ITEM_LEATHERTRCHAPS = 273;

        /**
         * Trousers: texture `suit1trgrey` on model `suit1tr`, text SUTR1GR.
         */
        const ITEM_SUIT1TRGREY = 274;

        /**
         * Trousers: texture `suit1trblk` on model `suit1tr`, text SUTR1BL.
         */
        const ITEM_SUIT1TRBLK = 275;

        /**
         * Trousers: texture `cutoffdenims` on model `shorts`, text CUTDENM.
         */
        const ITEM_CUTOFFDENIMS = 276;

        /**
         * Trousers: texture `suit1trred` on model `suit1tr`, text SUITTR1.
         */
        const ITEM_SUIT1TRRED = 277;

        /**
         * Trousers: texture `suit1trblue` on model `suit1tr`, text SUITTR2.
         */
        const ITEM_SUIT1TRBLUE = 278;

        /**
         * Trousers: texture `suit1tryellow` on model `suit1tr`, text SUITTR3.
         */
        const ITEM_SUIT1TRYELLOW = 279;

        /**
         * Trousers: texture `suit1trgreen` on model `suit1tr`, text SUTR1GN.
         */
        const ITEM_SUIT1TRGREEN = 280;

        /**
         * Trousers: texture `suit1trblk2` on model `suit1tr`, text SUTR2BL.
         */
        const ITEM_SUIT1TRBLK2 = 281;

        /**
         * Trousers: texture `suit1trgang` on model `suit1tr`, text SUTRGNG.
         */
        const ITEM_SUIT1TRGANG = 282;

        /**
         * Trousers: texture `player_legs` on model `legs`, text LEGS.
         */
        const ITEM_PLAYER_LEGS = 283;

        /**
         * Shoes: texture `cowboyboot2` on model `biker`, text COWBOT2.
         */
        const ITEM_COWBOYBOOT2 = 284;

        /**
         * Shoes: texture `bask2semi` on model `bask1`, text BASKBO1.
         */
        const ITEM_BASK2SEMI = 285;

        /**
         * Shoes: texture `bask1eris` on model `bask1`, text BASKBO2.
         */
        const ITEM_BASK1ERIS = 286;

        /**
         * Shoes: texture `sneakerbincgang` on model `sneaker`, text SNKBGAN.
         */
        const ITEM_SNEAKERBINCGANG = 287;

        /**
         * Shoes: texture `sneakerbincblu` on model `sneaker`, text SNKBBLU.
         */
        const ITEM_SNEAKERBINCBLU = 288;

        /**
         * Shoes: texture `sneakerbincblk` on model `sneaker`, text SNKBBLK.
         */
        const ITEM_SNEAKERBINCBLK = 289;

        /**
         * Shoes: texture `sandal` on model `flipflop`, text SANDIL1.
         */
        const ITEM_SANDAL = 290;

        /**
         * Shoes: texture `sandalsock` on model `flipflop`, text SANDIL2.
         */
        const ITEM_SANDALSOCK = 291;

        /**
         * Shoes: texture `flipflop` on model `flipflop`, text SANDIL3.
         */
        const ITEM_FLIPFLOP = 292;

        /**
         * Shoes: texture `hitop` on model `bask1`, text HITOP.
         */
        const ITEM_HITOP = 293;

        /**
         * Shoes: texture `convproblk` on model `conv`, text CHUBLK.
         */
        const ITEM_CONVPROBLK = 294;

        /**
         * Shoes: texture `convproblu` on model `conv`, text CONBLUE.
         */
        const ITEM_CONVPROBLU = 295;

        /**
         * Shoes: texture `convprogrn` on model `conv`, text CONGREN.
         */
        const ITEM_CONVPROGRN = 296;

        /**
         * Shoes: texture `sneakerprored` on model `sneaker`, text PROTRA1.
         */
        const ITEM_SNEAKERPRORED = 297;

        /**
         * Shoes: texture `sneakerproblu` on model `sneaker`, text PROTRA2.
         */
        const ITEM_SNEAKERPROBLU = 298;

        /**
         * Shoes: texture `sneakerprowht` on model `sneaker`, text PROTRA3.
         */
        const ITEM_SNEAKERPROWHT = 299;

        /**
         * Shoes: texture `bask1prowht` on model `bask1`, text PROWHT1.
         */
        const ITEM_BASK1PROWHT = 300;

        /**
         * Shoes: texture `bask1problk` on model `bask1`, text PROBLK1.
         */
        const ITEM_BASK1PROBLK = 301;

        /**
         * Shoes: texture `boxingshoe` on model `biker`, text BOXSHO1.
         */
        const ITEM_BOXINGSHOE = 302;

        /**
         * Shoes: texture `convheatblk` on model `conv`, text COHEAT1.
         */
        const ITEM_CONVHEATBLK = 303;

        /**
         * Shoes: texture `convheatred` on model `conv`, text COHEAT2.
         */
        const ITEM_CONVHEATRED = 304;

        /**
         * Shoes: texture `convheatorn` on model `conv`, text COHEAT3.
         */
        const ITEM_CONVHEATORN = 305;

        /**
         * Shoes: texture `sneakerheatwht` on model `sneaker`, text SNHEAT1.
         */
        const ITEM_SNEAKERHEATWHT = 306;

        /**
         * Shoes: texture `sneakerheatgry` on model `sneaker`, text SNHEAT2.
         */
        const ITEM_SNEAKERHEATGRY = 307;

        /**
         * Shoes: texture `sneakerheatblk` on model `sneaker`, text SNHEAT3.
         */
        const ITEM_SNEAKERHEATBLK = 308;

        /**
         * Shoes: texture `bask2heatwht` on model `bask1`, text BSHEAT1.
         */
        const ITEM_BASK2HEATWHT = 309;

        /**
         * Shoes: texture `bask2heatband` on model `bask1`, text BSHEAT2.
         */
        const ITEM_BASK2HEATBAND = 310;

        /**
         * Shoes: texture `timbergrey` on model `bask1`, text TIMBER1.
         */
        const ITEM_TIMBERGREY = 311;

        /**
         * Shoes: texture `timberred` on model `bask1`, text TIMBER2.
         */
        const ITEM_TIMBERRED = 312;

        /**
         * Shoes: texture `timberfawn` on model `bask1`, text TIMBER3.
         */
        const ITEM_TIMBERFAWN = 313;

        /**
         * Shoes: texture `timberhike` on model `bask1`, text TIMBER4.
         */
        const ITEM_TIMBERHIKE = 314;

        /**
         * Shoes: texture `cowboyboot` on model `biker`, text COWBOY.
         */
        const ITEM_COWBOYBOOT = 315;

        /**
         * Shoes: texture `biker` on model `biker`, text BIKEBOT.
         */
        const ITEM_BIKER = 316;

        /**
         * Shoes: texture `snakeskin` on model `biker`, text SNAKESN.
         */
        const ITEM_SNAKESKIN = 317;

        /**
         * Shoes: texture `shoedressblk` on model `shoe`, text SHOEDR1.
         */
        const ITEM_SHOEDRESSBLK = 318;

        /**
         * Shoes: texture `shoedressbrn` on model `shoe`, text SHOEDR2.
         */
        const ITEM_SHOEDRESSBRN = 319;

        /**
         * Shoes: texture `shoespatz` on model `shoe`, text SHOEDR3.
         */
        const ITEM_SHOESPATZ = 320;

        /**
         * Chain: texture `dogtag` on model `neck`, text DOGTAG.
         */
        const ITEM_DOGTAG = 321;

        /**
         * Chain: texture `neckafrica` on model `neck`, text NECKAFR.
         */
        const ITEM_NECKAFRICA = 322;

        /**
         * Chain: texture `stopwatch` on model `neck`, text STOPWAT.
         */
        const ITEM_STOPWATCH = 323;

        /**
         * Chain: texture `necksaints` on model `neck`, text NECKSNT.
         */
        const ITEM_NECKSAINTS = 324;

        /**
         * Chain: texture `neckhash` on model `neck`, text NECKHA.
         */
        const ITEM_NECKHASH = 325;

        /**
         * Chain: texture `necksilver` on model `neck2`, text NECKCU1.
         */
        const ITEM_NECKSILVER = 326;

        /**
         * Chain: texture `neckgold` on model `neck2`, text NECKCU2.
         */
        const ITEM_NECKGOLD = 327;

        /**
         * Chain: texture `neckropes` on model `neck2`, text NECKRP1.
         */
        const ITEM_NECKROPES = 328;

        /**
         * Chain: texture `neckropeg` on model `neck2`, text NECKRP2.
         */
        const ITEM_NECKROPEG = 329;

        /**
         * Chain: texture `neckls` on model `neck`, text NECKLS.
         */
        const ITEM_NECKLS = 330;

        /**
         * Chain: texture `neckdollar` on model `neck`, text NECKDL.
         */
        const ITEM_NECKDOLLAR = 331;

        /**
         * Chain: texture `neckcross` on model `neck`, text NECKCR.
         */
        const ITEM_NECKCROSS = 332;

        /**
         * Watch: texture `watchpink` on model `watch`, text WATCH7.
         */
        const ITEM_WATCHPINK = 333;

        /**
         * Watch: texture `watchyellow` on model `watch`, text WATCH8.
         */
        const ITEM_WATCHYELLOW = 334;

        /**
         * Watch: texture `watchpro` on model `watch`, text WATCH3.
         */
        const ITEM_WATCHPRO = 335;

        /**
         * Watch: texture `watchpro2` on model `watch`, text WATCH4.
         */
        const ITEM_WATCHPRO2 = 336;

        /**
         * Watch: texture `watchsub1` on model `watch`, text WATCH9.
         */
        const ITEM_WATCHSUB1 = 337;

        /**
         * Watch: texture `watchsub2` on model `watch`, text WATCH10.
         */
        const ITEM_WATCHSUB2 = 338;

        /**
         * Watch: texture `watchzip1` on model `watch`, text WATCH11.
         */
        const ITEM_WATCHZIP1 = 339;

        /**
         * Watch: texture `watchzip2` on model `watch`, text WATCH12.
         */
        const ITEM_WATCHZIP2 = 340;

        /**
         * Watch: texture `watchgno` on model `watch`, text WATCH2.
         */
        const ITEM_WATCHGNO = 341;

        /**
         * Watch: texture `watchgno2` on model `watch`, text WATCH5.
         */
        const ITEM_WATCHGNO2 = 342;

        /**
         * Watch: texture `watchcro` on model `watch`, text WATCH1.
         */
        const ITEM_WATCHCRO = 343;

        /**
         * Watch: texture `watchcro2` on model `watch`, text WATCH6.
         */
        const ITEM_WATCHCRO2 = 344;

        /**
         * Glasses or mask: texture `groucho` on model `grouchos`, text GROUCH1.
         */
        const ITEM_GROUCHO = 345;

        /**
         * Glasses or mask: texture `zorro` on model `zorromask`, text ZORRO.
         */
        const ITEM_ZORRO = 346;

        /**
         * Glasses or mask: texture `eyepatch` on model `eyepatch`, text EYEPCH.
         */
        const ITEM_EYEPATCH = 347;

        /**
         * Glasses or mask: texture `glasses01` on model `glasses01`, text GLASS1.
         */
        const ITEM_GLASSES01 = 348;

        /**
         * Glasses or mask: texture `glasses04` on model `glasses04`, text GLASS4.
         */
        const ITEM_GLASSES04 = 349;

        /**
         * Glasses or mask: texture `bandred3` on model `bandmask`, text BANDA15.
         */
        const ITEM_BANDRED3 = 350;

        /**
         * Glasses or mask: texture `bandblue3` on model `bandmask`, text BANDA16.
         */
        const ITEM_BANDBLUE3 = 351;

        /**
         * Glasses or mask: texture `bandgang3` on model `bandmask`, text BANDA17.
         */
        const ITEM_BANDGANG3 = 352;

        /**
         * Glasses or mask: texture `bandblack3` on model `bandmask`, text BANDA18.
         */
        const ITEM_BANDBLACK3 = 353;

        /**
         * Glasses or mask: texture `glasses01dark` on model `glasses01`, text GLASS5.
         */
        const ITEM_GLASSES01DARK = 354;

        /**
         * Glasses or mask: texture `glasses04dark` on model `glasses04`, text GLASS6.
         */
        const ITEM_GLASSES04DARK = 355;

        /**
         * Glasses or mask: texture `glasses03` on model `glasses03`, text GLASS3.
         */
        const ITEM_GLASSES03 = 356;

        /**
         * Glasses or mask: texture `glasses03red` on model `glasses03`, text GLASS8.
         */
        const ITEM_GLASSES03RED = 357;

        /**
         * Glasses or mask: texture `glasses03blue` on model `glasses03`, text GLASS9.
         */
        const ITEM_GLASSES03BLUE = 358;

        /**
         * Glasses or mask: texture `glasses03dark` on model `glasses03`, text GLASS7.
         */
        const ITEM_GLASSES03DARK = 359;

        /**
         * Glasses or mask: texture `glasses05dark` on model `glasses03`, text GLASS10.
         */
        const ITEM_GLASSES05DARK = 360;

        /**
         * Glasses or mask: texture `glasses05` on model `glasses03`, text GLASS11.
         */
        const ITEM_GLASSES05 = 361;

        /**
         * Hat: texture `bandred` on model `bandana`, text BANDAN7.
         */
        const ITEM_BANDRED = 362;

        /**
         * Hat: texture `bandblue` on model `bandana`, text BANDAN8.
         */
        const ITEM_BANDBLUE = 363;

        /**
         * Hat: texture `bandgang` on model `bandana`, text BANDAN9.
         */
        const ITEM_BANDGANG = 364;

        /**
         * Hat: texture `bandblack` on model `bandana`, text BANDA10.
         */
        const ITEM_BANDBLACK = 365;

        /**
         * Hat: texture `bandred2` on model `bandknots`, text BANDA11.
         */
        const ITEM_BANDRED2 = 366;

        /**
         * Hat: texture `bandblue2` on model `bandknots`, text BANDA12.
         */
        const ITEM_BANDBLUE2 = 367;

        /**
         * Hat: texture `bandblack2` on model `bandknots`, text BANDA13.
         */
        const ITEM_BANDBLACK2 = 368;

        /**
         * Hat: texture `bandgang2` on model `bandknots`, text BANDA14.
         */
        const ITEM_BANDGANG2 = 369;

        /**
         * Hat: texture `capknitgrn` on model `capknit`, text CAP25.
         */
        const ITEM_CAPKNITGRN = 370;

        /**
         * Hat: texture `captruck` on model `captruck`, text CAP26.
         */
        const ITEM_CAPTRUCK = 371;

        /**
         * Hat: texture `cowboy` on model `cowboy`, text CAP28.
         */
        const ITEM_COWBOY = 372;

        /**
         * Hat: texture `hattiger` on model `cowboy`, text CAP29.
         */
        const ITEM_HATTIGER = 373;

        /**
         * Hat: texture `helmet` on model `helmet`, text CAP27.
         */
        const ITEM_HELMET = 374;

        /**
         * Hat: texture `moto` on model `moto`, text CAP30.
         */
        const ITEM_MOTO = 375;

        /**
         * Hat: texture `boxingcap` on model `boxingcap`, text CAP15.
         */
        const ITEM_BOXINGCAP = 376;

        /**
         * Hat: texture `hockey` on model `hockeymask`, text CAP16.
         */
        const ITEM_HOCKEY = 377;

        /**
         * Hat: texture `capgang` on model `cap`, text CAP31.
         */
        const ITEM_CAPGANG = 378;

        /**
         * Hat: texture `capgangback` on model `capback`, text CAP32.
         */
        const ITEM_CAPGANGBACK = 379;

        /**
         * Hat: texture `capgangside` on model `capside`, text CAP33.
         */
        const ITEM_CAPGANGSIDE = 380;

        /**
         * Hat: texture `capgangover` on model `capovereye`, text CAP34.
         */
        const ITEM_CAPGANGOVER = 381;

        /**
         * Hat: texture `capgangup` on model `caprimup`, text CAP35.
         */
        const ITEM_CAPGANGUP = 382;

        /**
         * Hat: texture `bikerhelmet` on model `bikerhelmet`, text CAP56.
         */
        const ITEM_BIKERHELMET = 383;

        /**
         * Hat: texture `capred` on model `cap`, text CAP36.
         */
        const ITEM_CAPRED = 384;

        /**
         * Hat: texture `capredback` on model `capback`, text CAP37.
         */
        const ITEM_CAPREDBACK = 385;

        /**
         * Hat: texture `capredside` on model `capside`, text CAP38.
         */
        const ITEM_CAPREDSIDE = 386;

        /**
         * Hat: texture `capredover` on model `capovereye`, text CAP39.
         */
        const ITEM_CAPREDOVER = 387;

        /**
         * Hat: texture `capredup` on model `caprimup`, text CAP40.
         */
        const ITEM_CAPREDUP = 388;

        /**
         * Hat: texture `capblue` on model `cap`, text CAP41.
         */
        const ITEM_CAPBLUE = 389;

        /**
         * Hat: texture `capblueback` on model `capback`, text CAP42.
         */
        const ITEM_CAPBLUEBACK = 390;

        /**
         * Hat: texture `capblueside` on model `capside`, text CAP43.
         */
        const ITEM_CAPBLUESIDE = 391;

        /**
         * Hat: texture `capblueover` on model `capovereye`, text CAP44.
         */
        const ITEM_CAPBLUEOVER = 392;

        /**
         * Hat: texture `capblueup` on model `caprimup`, text CAP45.
         */
        const ITEM_CAPBLUEUP = 393;

        /**
         * Hat: texture `skullyblk` on model `skullycap`, text CAP57.
         */
        const ITEM_SKULLYBLK = 394;

        /**
         * Hat: texture `skullygrn` on model `skullycap`, text CAP58.
         */
        const ITEM_SKULLYGRN = 395;

        /**
         * Hat: texture `hatmancblk` on model `hatmanc`, text MANCBLK.
         */
        const ITEM_HATMANCBLK = 396;

        /**
         * Hat: texture `hatmancplaid` on model `hatmanc`, text MANCPLD.
         */
        const ITEM_HATMANCPLAID = 397;

        /**
         * Hat: texture `capzip` on model `cap`, text CAP46.
         */
        const ITEM_CAPZIP = 398;

        /**
         * Hat: texture `capzipback` on model `capback`, text CAP47.
         */
        const ITEM_CAPZIPBACK = 399;

        /**
         * Hat: texture `capzipside` on model `capside`, text CAP48.
         */
        const ITEM_CAPZIPSIDE = 400;

        /**
         * Hat: texture `capzipover` on model `capovereye`, text CAP49.
         */
        const ITEM_CAPZIPOVER = 401;

        /**
         * Hat: texture `capzipup` on model `caprimup`, text CAP50.
         */
        const ITEM_CAPZIPUP = 402;

        /**
         * Hat: texture `beretred` on model `beret`, text CAP17.
         */
        const ITEM_BERETRED = 403;

        /**
         * Hat: texture `beretblk` on model `beret`, text CAP18.
         */
        const ITEM_BERETBLK = 404;

        /**
         * Hat: texture `capblk` on model `cap`, text CAP51.
         */
        const ITEM_CAPBLK = 405;

        /**
         * Hat: texture `capblkback` on model `capback`, text CAP52.
         */
        const ITEM_CAPBLKBACK = 406;

        /**
         * Hat: texture `capblkside` on model `capside`, text CAP53.
         */
        const ITEM_CAPBLKSIDE = 407;

        /**
         * Hat: texture `capblkover` on model `capovereye`, text CAP54.
         */
        const ITEM_CAPBLKOVER = 408;

        /**
         * Hat: texture `capblkup` on model `caprimup`, text CAP55.
         */
        const ITEM_CAPBLKUP = 409;

        /**
         * Hat: texture `trilbydrk` on model `trilby`, text TRIBY1.
         */
        const ITEM_TRILBYDRK = 410;

        /**
         * Hat: texture `trilbylght` on model `trilby`, text TRIBY2.
         */
        const ITEM_TRILBYLGHT = 411;

        /**
         * Hat: texture `bowler` on model `bowler`, text BOWLER1.
         */
        const ITEM_BOWLER = 412;

        /**
         * Hat: texture `bowlerred` on model `bowler`, text BOWLER2.
         */
        const ITEM_BOWLERRED = 413;

        /**
         * Hat: texture `bowlerblue` on model `bowler`, text BOWLER3.
         */
        const ITEM_BOWLERBLUE = 414;

        /**
         * Hat: texture `bowleryellow` on model `bowler`, text BOWLER4.
         */
        const ITEM_BOWLERYELLOW = 415;

        /**
         * Hat: texture `boater` on model `boater`, text BOATHA1.
         */
        const ITEM_BOATER = 416;

        /**
         * Hat: texture `bowlergang` on model `bowler`, text BOWLER5.
         */
        const ITEM_BOWLERGANG = 417;

        /**
         * Hat: texture `boaterblk` on model `boater`, text BOATHA2.
         */
        const ITEM_BOATERBLK = 418;

        /**
         * Outfit for the whole body: texture `gimpleg` on model `gimpleg`, text GIMP.
         */
        const ITEM_GIMPLEG = 419;

        /**
         * Outfit for the whole body: texture `valet` on model `valet`, text VALETU.
         */
        const ITEM_VALET = 420;

        /**
         * Outfit for the whole body: texture `countrytr` on model `countrytr`, text COUNTRY.
         */
        const ITEM_COUNTRYTR = 421;

        /**
         * Outfit for the whole body: texture `croupier` on model `valet`, text CROUP.
         */
        const ITEM_CROUPIER = 422;

        /**
         * Outfit for the whole body: texture `policetr` on model `policetr`, text POLICE.
         */
        const ITEM_POLICETR = 423;

        /**
         * Outfit for the whole body: texture `balaclava` on model `balaclava`, text BALACLA.
         */
        const ITEM_BALACLAVA = 424;

        /**
         * Outfit for the whole body: texture `pimptr` on model `pimptr`, text PIMPSUT.
         */
        const ITEM_PIMPTR = 425;

        /**
         * Outfit for the whole body: texture `garageleg` on model `garagetr`, text RDRIVER.
         */
        const ITEM_GARAGELEG = 426;

        /**
         * Outfit for the whole body: texture `medictr` on model `medictr`, text PAMEDIC.
         */
        const ITEM_MEDICTR = 427;

        /**
         * Haircut: texture `player_face` on model `head`, text HEAD.
         */
        const ITEM_PLAYER_FACE = 428;

        /**
         * Haircut: texture `hairblond` on model `head`, text BLHAIR.
         */
        const ITEM_HAIRBLOND = 429;

        /**
         * Haircut: texture `hairred` on model `head`, text REDHAIR.
         */
        const ITEM_HAIRRED = 430;

        /**
         * Haircut: texture `hairblue` on model `head`, text BLUHAIR.
         */
        const ITEM_HAIRBLUE = 431;

        /**
         * Haircut: texture `hairgreen` on model `head`, text GRNHAIR.
         */
        const ITEM_HAIRGREEN = 432;

        /**
         * Haircut: texture `hairpink` on model `head`, text PNKHAIR.
         */
        const ITEM_HAIRPINK = 433;

        /**
         * Haircut: texture `bald` on model `head`, text BALD.
         */
        const ITEM_BALD = 434;

        /**
         * Haircut: texture `baldbeard` on model `head`, text BLADBEA.
         */
        const ITEM_BALDBEARD = 435;

        /**
         * Haircut: texture `baldtash` on model `head`, text BALDTSH.
         */
        const ITEM_BALDTASH = 436;

        /**
         * Haircut: texture `baldgoatee` on model `head`, text BALDGOT.
         */
        const ITEM_BALDGOATEE = 437;

        /**
         * Haircut: texture `highfade` on model `head`, text HIGHFAD.
         */
        const ITEM_HIGHFADE = 438;

        /**
         * Haircut: texture `highafro` on model `highafro`, text AFROHI.
         */
        const ITEM_HIGHAFRO = 439;

        /**
         * Haircut: texture `wedge` on model `wedge`, text WEDGE.
         */
        const ITEM_WEDGE = 440;

        /**
         * Haircut: texture `slope` on model `slope`, text SLOPE.
         */
        const ITEM_SLOPE = 441;

        /**
         * Haircut: texture `jhericurl` on model `jheri`, text JHERI.
         */
        const ITEM_JHERICURL = 442;

        /**
         * Haircut: texture `cornrows` on model `cornrows`, text CORNROW.
         */
        const ITEM_CORNROWS = 443;

        /**
         * Haircut: texture `cornrowsb` on model `cornrows`, text CORNRO2.
         */
        const ITEM_CORNROWSB = 444;

        /**
         * Haircut: texture `tramline` on model `tramline`, text TRAMLIN.
         */
        const ITEM_TRAMLINE = 445;

        /**
         * Haircut: texture `groovecut` on model `groovecut`, text GROOVE.
         */
        const ITEM_GROOVECUT = 446;

        /**
         * Haircut: texture `mohawk` on model `mohawk`, text MOHAWK.
         */
        const ITEM_MOHAWK = 447;

        /**
         * Haircut: texture `mohawkblond` on model `mohawk`, text MOHAWKB.
         */
        const ITEM_MOHAWKBLOND = 448;

        /**
         * Haircut: texture `mohawkpink` on model `mohawk`, text MOHAWKP.
         */
        const ITEM_MOHAWKPINK = 449;

        /**
         * Haircut: texture `mohawkbeard` on model `mohawk`, text MOHAKBE.
         */
        const ITEM_MOHAWKBEARD = 450;

        /**
         * Haircut: texture `afro` on model `afro`, text AFRO.
         */
        const ITEM_AFRO = 451;

        /**
         * Haircut: texture `afrotash` on model `afro`, text AFROT.
         */
        const ITEM_AFROTASH = 452;

        /**
         * Haircut: texture `afrobeard` on model `afro`, text AFROB.
         */
        const ITEM_AFROBEARD = 453;

        /**
         * Haircut: texture `afroblond` on model `afro`, text AFROBL.
         */
        const ITEM_AFROBLOND = 454;

        /**
         * Haircut: texture `flattop` on model `flattop`, text AFROFL.
         */
        const ITEM_FLATTOP = 455;

        /**
         * Haircut: texture `elvishair` on model `elvishair`, text ELVISHA.
         */
        const ITEM_ELVISHAIR = 456;

        /**
         * Haircut: texture `beard` on model `head`, text BEARD.
         */
        const ITEM_BEARD = 457;

        /**
         * Haircut: texture `tash` on model `head`, text TASH.
         */
        const ITEM_TASH = 458;

        /**
         * Haircut: texture `goatee` on model `head`, text GOATEE.
         */
        const ITEM_GOATEE = 459;

        /**
         * Haircut: texture `afrogoatee` on model `afro`, text AFROGOT.
         */
        const ITEM_AFROGOATEE = 460;

        /**
         * Tattoo on the upper left arm: texture `4weed`, text 4WEED.
         */
        const ITEM_4WEED = 461;

        /**
         * Tattoo on the upper left arm: texture `4rip`, text 4RIP.
         */
        const ITEM_4RIP = 462;

        /**
         * Tattoo on the upper left arm: texture `4spider`, text 4SPIDER.
         */
        const ITEM_4SPIDER = 463;

        /**
         * Tattoo on the lower left arm: texture `5gun`, text 5GUN.
         */
        const ITEM_5GUN = 464;

        /**
         * Tattoo on the lower left arm: texture `5cross`, text 5CROSS.
         */
        const ITEM_5CROSS = 465;

        /**
         * Tattoo on the lower left arm: texture `5cross2`, text 5CROSS2.
         */
        const ITEM_5CROSS2 = 466;

        /**
         * Tattoo on the lower left arm: texture `5cross3`, text 5CROSS3.
         */
        const ITEM_5CROSS3 = 467;

        /**
         * Tattoo on the upper right arm: texture `6aztec`, text 6AZTEC.
         */
        const ITEM_6AZTEC = 468;

        /**
         * Tattoo on the upper right arm: texture `6crown`, text 6CROWN.
         */
        const ITEM_6CROWN = 469;

        /**
         * Tattoo on the upper right arm: texture `6clown`, text 6CLOWN.
         */
        const ITEM_6CLOWN = 470;

        /**
         * Tattoo on the upper right arm: texture `6africa`, text 6AFRICA.
         */
        const ITEM_6AFRICA = 471;

        /**
         * Tattoo on the lower right arm: texture `7cross`, text 7CROSS.
         */
        const ITEM_7CROSS = 472;

        /**
         * Tattoo on the lower right arm: texture `7cross2`, text 7CROSS2.
         */
        const ITEM_7CROSS2 = 473;

        /**
         * Tattoo on the lower right arm: texture `7cross3`, text 7CROSS3.
         */
        const ITEM_7CROSS3 = 474;

        /**
         * Tattoo on the lower right arm: texture `7mary`, text 7MARY.
         */
        const ITEM_7MARY = 475;

        /**
         * Tattoo on the back: texture `8sa`, text 8SA.
         */
        const ITEM_8SA = 476;

        /**
         * Tattoo on the back: texture `8sa2`, text 8SA2.
         */
        const ITEM_8SA2 = 477;

        /**
         * Tattoo on the back: texture `8sa3`, text 8SA3.
         */
        const ITEM_8SA3 = 478;

        /**
         * Tattoo on the back: texture `8westside`, text 8WESTSD.
         */
        const ITEM_8WESTSIDE = 479;

        /**
         * Tattoo on the back: texture `8santos`, text 8SANTOS.
         */
        const ITEM_8SANTOS = 480;

        /**
         * Tattoo on the back: texture `8poker`, text 8POKER.
         */
        const ITEM_8POKER = 481;

        /**
         * Tattoo on the back: texture `8gun`, text 8GUN.
         */
        const ITEM_8GUN = 482;

        /**
         * Tattoo on the left chest: texture `9crown`, text 9CROWN.
         */
        const ITEM_9CROWN = 483;

        /**
         * Tattoo on the left chest: texture `9gun`, text 9GUN.
         */
        const ITEM_9GUN = 484;

        /**
         * Tattoo on the left chest: texture `9gun2`, text 9GUN2.
         */
        const ITEM_9GUN2 = 485;

        /**
         * Tattoo on the left chest: texture `9homeboy`, text 9HOMBY.
         */
        const ITEM_9HOMEBOY = 486;

        /**
         * Tattoo on the left chest: texture `9bullet`, text 9BULLT.
         */
        const ITEM_9BULLET = 487;

        /**
         * Tattoo on the left chest: texture `9rasta`, text 9RASTA.
         */
        const ITEM_9RASTA = 488;

        /**
         * Tattoo on the right chest: texture `10ls`, text 10LS.
         */
        const ITEM_10LS = 489;

        /**
         * Tattoo on the right chest: texture `10ls2`, text 10LS2.
         */
        const ITEM_10LS2 = 490;

        /**
         * Tattoo on the right chest: texture `10ls3`, text 10LS3.
         */
        const ITEM_10LS3 = 491;

        /**
         * Tattoo on the right chest: texture `10ls4`, text 10LS4.
         */
        const ITEM_10LS4 = 492;

        /**
         * Tattoo on the right chest: texture `10ls5`, text 10LS5.
         */
        const ITEM_10LS5 = 493;

        /**
         * Tattoo on the right chest: texture `10og`, text 10OG.
         */
        const ITEM_10OG = 494;

        /**
         * Tattoo on the right chest: texture `10weed`, text 10WEED.
         */
        const ITEM_10WEED = 495;

        /**
         * Tattoo on the stomach: texture `11grove`, text 11GROVE.
         */
        const ITEM_11GROVE = 496;

        /**
         * Tattoo on the stomach: texture `11grove2`, text 11GROV2.
         */
        const ITEM_11GROVE2 = 497;

        /**
         * Tattoo on the stomach: texture `11grove3`, text 11GROV3.
         */
        const ITEM_11GROVE3 = 498;

        /**
         * Tattoo on the stomach: texture `11dice`, text 11DICE.
         */
        const ITEM_11DICE = 499;

        /**
         * Tattoo on the stomach: texture `11dice2`, text 11DICE2.
         */
        const ITEM_11DICE2 = 500;

        /**
         * Tattoo on the stomach: texture `11jail`, text 11JAIL.
         */
        const ITEM_11JAIL = 501;

        /**
         * Tattoo on the stomach: texture `11godsgift`, text 11GGIFT.
         */
        const ITEM_11GODSGIFT = 502;

        /**
         * Tattoo on the lower back: texture `12angels`, text 12ANGEL.
         */
        const ITEM_12ANGELS = 503;

        /**
         * Tattoo on the lower back: texture `12mayabird`, text 12MAYBR.
         */
        const ITEM_12MAYABIRD = 504;

        /**
         * Tattoo on the lower back: texture `12dagger`, text 12DAGER.
         */
        const ITEM_12DAGGER = 505;

        /**
         * Tattoo on the lower back: texture `12bandit`, text 12BNDIT.
         */
        const ITEM_12BANDIT = 506;

        /**
         * Tattoo on the lower back: texture `12cross7`, text 12CROSS.
         */
        const ITEM_12CROSS7 = 507;

        /**
         * Tattoo on the lower back: texture `12mayaface`, text 12MYFAC.
         */
        const ITEM_12MAYAFACE = 508;

        /**
         * Food `burgerlow`, text BURLOW.
         */
        const ITEM_BURGERLOW = 509;

        /**
         * Food `burgermed`, text BURMED.
         */
        const ITEM_BURGERMED = 510;

        /**
         * Food `burgerhigh`, text BURHIG.
         */
        const ITEM_BURGERHIGH = 511;

        /**
         * Food `burger_healthy`, text BURHEAL.
         */
        const ITEM_BURGER_HEALTHY = 512;

        /**
         * Food `clucklow`, text CLULOW.
         */
        const ITEM_CLUCKLOW = 513;

        /**
         * Food `cluckmed`, text CLUMED.
         */
        const ITEM_CLUCKMED = 514;

        /**
         * Food `cluckhigh`, text CLUHIG.
         */
        const ITEM_CLUCKHIGH = 515;

        /**
         * Food `cluck_healthy`, text CLUHEAL.
         */
        const ITEM_CLUCK_HEALTHY = 516;

        /**
         * Food `pizzalow`, text PIZLOW.
         */
        const ITEM_PIZZALOW = 517;

        /**
         * Food `pizzamed`, text PIZMED.
         */
        const ITEM_PIZZAMED = 518;

        /**
         * Food `pizzahigh`, text PIZHIG.
         */
        const ITEM_PIZZAHIGH = 519;

        /**
         * Food `pizza_healthy`, text PIZHEAL.
         */
        const ITEM_PIZZA_HEALTHY = 520;

        /**
         * Food `rustylow`, text RUSLOW.
         */
        const ITEM_RUSTYLOW = 521;

        /**
         * Food `rustymed`, text RUSMED.
         */
        const ITEM_RUSTYMED = 522;

        /**
         * Food `rustyhigh`, text RUSHIG.
         */
        const ITEM_RUSTYHIGH = 523;

        /**
         * Weapon, text PISTOL.
         */
        const ITEM_PISTOL = 524;

        /**
         * Weapon, text PISTSL.
         */
        const ITEM_PISTOL_SILENCED = 525;

        /**
         * Weapon, text DEAGLE.
         */
        const ITEM_DESERT_EAGLE = 526;

        /**
         * Weapon, text GRENADE.
         */
        const ITEM_GRENADE = 527;

        /**
         * Weapon, text SHOTGN1.
         */
        const ITEM_SHOTGUN = 528;

        /**
         * Weapon, text SHOTGN2.
         */
        const ITEM_SPAS12 = 529;

        /**
         * Weapon, text SHOTGN3.
         */
        const ITEM_SAWNOFF = 530;

        /**
         * Weapon, text UZI.
         */
        const ITEM_MICRO_UZI = 531;

        /**
         * Weapon, text TEC9.
         */
        const ITEM_TEC9 = 532;

        /**
         * Weapon, text MP5.
         */
        const ITEM_MP5 = 533;

        /**
         * Weapon, text AK.
         */
        const ITEM_AK47 = 534;

        /**
         * Weapon, text M4.
         */
        const ITEM_M4 = 535;

        /**
         * Weapon, text RIFLE.
         */
        const ITEM_COUNTRYRIFLE = 536;

        /**
         * Weapon, text SNIPE.
         */
        const ITEM_SNIPERRIFLE = 537;

        /**
         * Weapon, text ROCKET.
         */
        const ITEM_RLAUNCHER = 538;

        /**
         * Weapon, text ROCKHS.
         */
        const ITEM_RLAUNCHER_HS = 539;

        /**
         * Weapon, text FLAMET.
         */
        const ITEM_FTHROWER = 540;

        /**
         * Weapon, text DETONA.
         */
        const ITEM_SATCHEL_CHARGE = 541;

        /**
         * Weapon, text MINIGU.
         */
        const ITEM_MINIGUN = 542;

        /**
         * Weapon, text ARMOUR.
         */
        const ITEM_ARMOUR = 543;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true, 50 => true, 51 => true, 52 => true, 53 => true, 54 => true, 55 => true, 56 => true, 57 => true, 58 => true, 59 => true, 60 => true, 61 => true, 62 => true, 63 => true, 64 => true, 65 => true, 66 => true, 67 => true, 68 => true, 69 => true, 70 => true, 71 => true, 72 => true, 73 => true, 74 => true, 75 => true, 76 => true, 77 => true, 78 => true, 79 => true, 80 => true, 81 => true, 82 => true, 83 => true, 84 => true, 85 => true, 86 => true, 87 => true, 88 => true, 89 => true, 90 => true, 91 => true, 92 => true, 93 => true, 94 => true, 95 => true, 96 => true, 97 => true, 98 => true, 99 => true, 100 => true, 101 => true, 102 => true, 103 => true, 104 => true, 105 => true, 106 => true, 107 => true, 108 => true, 109 => true, 110 => true, 111 => true, 112 => true, 113 => true, 114 => true, 115 => true, 116 => true, 117 => true, 118 => true, 119 => true, 120 => true, 121 => true, 122 => true, 123 => true, 124 => true, 125 => true, 126 => true, 127 => true, 128 => true, 129 => true, 130 => true, 131 => true, 132 => true, 133 => true, 134 => true, 135 => true, 136 => true, 137 => true, 138 => true, 139 => true, 140 => true, 141 => true, 142 => true, 143 => true, 144 => true, 145 => true, 146 => true, 147 => true, 148 => true, 149 => true, 150 => true, 151 => true, 152 => true, 153 => true, 154 => true, 155 => true, 156 => true, 157 => true, 158 => true, 159 => true, 160 => true, 161 => true, 162 => true, 163 => true, 164 => true, 165 => true, 166 => true, 167 => true, 168 => true, 169 => true, 170 => true, 171 => true, 172 => true, 173 => true, 174 => true, 175 => true, 176 => true, 177 => true, 178 => true, 179 => true, 180 => true, 181 => true, 182 => true, 183 => true, 184 => true, 185 => true, 186 => true, 187 => true, 188 => true, 189 => true, 190 => true, 191 => true, 192 => true, 193 => true, 194 => true, 195 => true, 196 => true, 197 => true, 198 => true, 199 => true, 200 => true, 201 => true, 202 => true, 203 => true, 204 => true, 205 => true, 206 => true, 207 => true, 208 => true, 209 => true, 210 => true, 211 => true, 212 => true, 213 => true, 214 => true, 215 => true, 216 => true, 217 => true, 218 => true, 219 => true, 220 => true, 221 => true, 222 => true, 223 => true, 224 => true, 225 => true, 226 => true, 227 => true, 228 => true, 229 => true, 230 => true, 231 => true, 232 => true, 233 => true, 234 => true, 235 => true, 236 => true, 237 => true, 238 => true, 239 => true, 240 => true, 241 => true, 242 => true, 243 => true, 244 => true, 245 => true, 246 => true, 247 => true, 248 => true, 249 => true, 250 => true, 251 => true, 252 => true, 253 => true, 254 => true, 255 => true, 256 => true, 257 => true, 258 => true, 259 => true, 260 => true, 261 => true, 262 => true, 263 => true, 264 => true, 265 => true, 266 => true, 267 => true, 268 => true, 269 => true, 270 => true, 271 => true, 272 => true, 273 => true, 274 => true, 275 => true, 276 => true, 277 => true, 278 => true, 279 => true, 280 => true, 281 => true, 282 => true, 283 => true, 284 => true, 285 => true, 286 => true, 287 => true, 288 => true, 289 => true, 290 => true, 291 => true, 292 => true, 293 => true, 294 => true, 295 => true, 296 => true, 297 => true, 298 => true, 299 => true, 300 => true, 301 => true, 302 => true, 303 => true, 304 => true, 305 => true, 306 => true, 307 => true, 308 => true, 309 => true, 310 => true, 311 => true, 312 => true, 313 => true, 314 => true, 315 => true, 316 => true, 317 => true, 318 => true, 319 => true, 320 => true, 321 => true, 322 => true, 323 => true, 324 => true, 325 => true, 326 => true, 327 => true, 328 => true, 329 => true, 330 => true, 331 => true, 332 => true, 333 => true, 334 => true, 335 => true, 336 => true, 337 => true, 338 => true, 339 => true, 340 => true, 341 => true, 342 => true, 343 => true, 344 => true, 345 => true, 346 => true, 347 => true, 348 => true, 349 => true, 350 => true, 351 => true, 352 => true, 353 => true, 354 => true, 355 => true, 356 => true, 357 => true, 358 => true, 359 => true, 360 => true, 361 => true, 362 => true, 363 => true, 364 => true, 365 => true, 366 => true, 367 => true, 368 => true, 369 => true, 370 => true, 371 => true, 372 => true, 373 => true, 374 => true, 375 => true, 376 => true, 377 => true, 378 => true, 379 => true, 380 => true, 381 => true, 382 => true, 383 => true, 384 => true, 385 => true, 386 => true, 387 => true, 388 => true, 389 => true, 390 => true, 391 => true, 392 => true, 393 => true, 394 => true, 395 => true, 396 => true, 397 => true, 398 => true, 399 => true, 400 => true, 401 => true, 402 => true, 403 => true, 404 => true, 405 => true, 406 => true, 407 => true, 408 => true, 409 => true, 410 => true, 411 => true, 412 => true, 413 => true, 414 => true, 415 => true, 416 => true, 417 => true, 418 => true, 419 => true, 420 => true, 421 => true, 422 => true, 423 => true, 424 => true, 425 => true, 426 => true, 427 => true, 428 => true, 429 => true, 430 => true, 431 => true, 432 => true, 433 => true, 434 => true, 435 => true, 436 => true, 437 => true, 438 => true, 439 => true, 440 => true, 441 => true, 442 => true, 443 => true, 444 => true, 445 => true, 446 => true, 447 => true, 448 => true, 449 => true, 450 => true, 451 => true, 452 => true, 453 => true, 454 => true, 455 => true, 456 => true, 457 => true, 458 => true, 459 => true, 460 => true, 461 => true, 462 => true, 463 => true, 464 => true, 465 => true, 466 => true, 467 => true, 468 => true, 469 => true, 470 => true, 471 => true, 472 => true, 473 => true, 474 => true, 475 => true, 476 => true, 477 => true, 478 => true, 479 => true, 480 => true, 481 => true, 482 => true, 483 => true, 484 => true, 485 => true, 486 => true, 487 => true, 488 => true, 489 => true, 490 => true, 491 => true, 492 => true, 493 => true, 494 => true, 495 => true, 496 => true, 497 => true, 498 => true, 499 => true, 500 => true, 501 => true, 502 => true, 503 => true, 504 => true, 505 => true, 506 => true, 507 => true, 508 => true, 509 => true, 510 => true, 511 => true, 512 => true, 513 => true, 514 => true, 515 => true, 516 => true, 517 => true, 518 => true, 519 => true, 520 => true, 521 => true, 522 => true, 523 => true, 524 => true, 525 => true, 526 => true, 527 => true, 528 => true, 529 => true, 530 => true, 531 => true, 532 => true, 533 => true, 534 => true, 535 => true, 536 => true, 537 => true, 538 => true, 539 => true, 540 => true, 541 => true, 542 => true, 543 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class StatMessage {

        /**
         * Statistic 21 (`fat`) is more than 250.
         */
        const MESSAGE_0 = 0;

        /**
         * Statistic 21 (`fat`) is more than 400.
         */
        const MESSAGE_1 = 1;

        /**
         * Statistic 21 (`fat`) is more than 600.
         */
        const MESSAGE_2 = 2;

        /**
         * Statistic 21 (`fat`) is more than 800.
         */
        const MESSAGE_3 = 3;

        /**
         * Statistic 21 (`fat`) is more than 950.
         */
        const MESSAGE_4 = 4;

        /**
         * Statistic 22 (`stamina`) is more than 20.
         */
        const MESSAGE_5 = 5;

        /**
         * Statistic 22 (`stamina`) is more than 100.
         */
        const MESSAGE_6 = 6;

        /**
         * Statistic 22 (`stamina`) is more than 200.
         */
        const MESSAGE_7 = 7;

        /**
         * Statistic 22 (`stamina`) is more than 300.
         */
        const MESSAGE_8 = 8;

        /**
         * Statistic 22 (`stamina`) is more than 400.
         */
        const MESSAGE_9 = 9;

        /**
         * Statistic 22 (`stamina`) is more than 500.
         */
        const MESSAGE_10 = 10;

        /**
         * Statistic 22 (`stamina`) is more than 600.
         */
        const MESSAGE_11 = 11;

        /**
         * Statistic 22 (`stamina`) is more than 700.
         */
        const MESSAGE_12 = 12;

        /**
         * Statistic 22 (`stamina`) is more than 800.
         */
        const MESSAGE_13 = 13;

        /**
         * Statistic 22 (`stamina`) is more than 900.
         */
        const MESSAGE_14 = 14;

        /**
         * Statistic 22 (`stamina`) is more than 999.
         */
        const MESSAGE_15 = 15;

        /**
         * Statistic 23 (`muscle`) is more than 100.
         */
        const MESSAGE_16 = 16;

        /**
         * Statistic 23 (`muscle`) is more than 200.
         */
        const MESSAGE_17 = 17;

        /**
         * Statistic 23 (`muscle`) is more than 350.
         */
        const MESSAGE_18 = 18;

        /**
         * Statistic 23 (`muscle`) is more than 400.
         */
        const MESSAGE_19 = 19;

        /**
         * Statistic 23 (`muscle`) is more than 600.
         */
        const MESSAGE_20 = 20;

        /**
         * Statistic 23 (`muscle`) is more than 800.
         */
        const MESSAGE_21 = 21;

        /**
         * Statistic 23 (`muscle`) is more than 999.
         */
        const MESSAGE_22 = 22;

        /**
         * Statistic 223 (`flying_skill`) is more than 20.
         */
        const MESSAGE_23 = 23;

        /**
         * Statistic 223 (`flying_skill`) is more than 180.
         */
        const MESSAGE_24 = 24;

        /**
         * Statistic 225 (`lung_capacity`) is more than 50.
         */
        const MESSAGE_25 = 25;

        /**
         * Statistic 225 (`lung_capacity`) is more than 250.
         */
        const MESSAGE_26 = 26;

        /**
         * Statistic 225 (`lung_capacity`) is more than 500.
         */
        const MESSAGE_27 = 27;

        /**
         * Statistic 225 (`lung_capacity`) is more than 750.
         */
        const MESSAGE_28 = 28;

        /**
         * Statistic 225 (`lung_capacity`) is more than 999.
         */
        const MESSAGE_29 = 29;

        /**
         * Statistic 229 (`bike_skill`) is more than 20.
         */
        const MESSAGE_30 = 30;

        /**
         * Statistic 229 (`bike_skill`) is more than 200.
         */
        const MESSAGE_31 = 31;

        /**
         * Statistic 229 (`bike_skill`) is more than 400.
         */
        const MESSAGE_32 = 32;

        /**
         * Statistic 229 (`bike_skill`) is more than 800.
         */
        const MESSAGE_33 = 33;

        /**
         * Statistic 229 (`bike_skill`) is more than 999.
         */
        const MESSAGE_34 = 34;

        /**
         * Statistic 230 (`cycling_skill`) is more than 20.
         */
        const MESSAGE_35 = 35;

        /**
         * Statistic 230 (`cycling_skill`) is more than 200.
         */
        const MESSAGE_36 = 36;

        /**
         * Statistic 230 (`cycling_skill`) is more than 400.
         */
        const MESSAGE_37 = 37;

        /**
         * Statistic 230 (`cycling_skill`) is more than 800.
         */
        const MESSAGE_38 = 38;

        /**
         * Statistic 230 (`cycling_skill`) is more than 999.
         */
        const MESSAGE_39 = 39;

        /**
         * Statistic 64 (`total_respect`) is more than 1.
         */
        const MESSAGE_40 = 40;

        /**
         * Statistic 64 (`total_respect`) is more than 10.
         */
        const MESSAGE_41 = 41;

        /**
         * Statistic 64 (`total_respect`) is more than 60.
         */
        const MESSAGE_42 = 42;

        /**
         * Statistic 64 (`total_respect`) is more than 160.
         */
        const MESSAGE_43 = 43;

        /**
         * Statistic 64 (`total_respect`) is more than 330.
         */
        const MESSAGE_44 = 44;

        /**
         * Statistic 64 (`total_respect`) is more than 540.
         */
        const MESSAGE_45 = 45;

        /**
         * Statistic 64 (`total_respect`) is more than 800.
         */
        const MESSAGE_46 = 46;

        /**
         * Statistic 64 (`total_respect`) is less than 10.
         */
        const MESSAGE_47 = 47;

        /**
         * Statistic 64 (`total_respect`) is less than 60.
         */
        const MESSAGE_48 = 48;

        /**
         * Statistic 64 (`total_respect`) is less than 160.
         */
        const MESSAGE_49 = 49;

        /**
         * Statistic 64 (`total_respect`) is less than 330.
         */
        const MESSAGE_50 = 50;

        /**
         * Statistic 64 (`total_respect`) is less than 540.
         */
        const MESSAGE_51 = 51;

        /**
         * Statistic 64 (`total_respect`) is less than 800.
         */
        const MESSAGE_52 = 52;

        /**
         * Statistic 69 (`pistol_skill`) is more than 40.
         */
        const MESSAGE_53 = 53;

        /**
         * Statistic 69 (`pistol_skill`) is more than 200.
         */
        const MESSAGE_54 = 54;

        /**
         * Statistic 69 (`pistol_skill`) is more than 400.
         */
        const MESSAGE_55 = 55;

        /**
         * Statistic 69 (`pistol_skill`) is more than 600.
         */
        const MESSAGE_56 = 56;

        /**
         * Statistic 69 (`pistol_skill`) is more than 800.
         */
        const MESSAGE_57 = 57;

        /**
         * Statistic 69 (`pistol_skill`) is more than 999.
         */
        const MESSAGE_58 = 58;

        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 200.
         */
        const MESSAGE_59 = 59;

        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 400.
         */
        const MESSAGE_60 = 60;

        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 500.
         */
        const MESSAGE_61 = 61;

        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 600.
         */
        const MESSAGE_62 = 62;

        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 800.
         */
        const MESSAGE_63 = 63;

        /**
         * Statistic 70 (`silenced_pistol_skill`) is more than 999.
         */
        const MESSAGE_64 = 64;

        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 200.
         */
        const MESSAGE_65 = 65;

        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 400.
         */
        const MESSAGE_66 = 66;

        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 600.
         */
        const MESSAGE_67 = 67;

        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 800.
         */
        const MESSAGE_68 = 68;

        /**
         * Statistic 71 (`desert_eagle_skill`) is more than 999.
         */
        const MESSAGE_69 = 69;

        /**
         * Statistic 72 (`shotgun_skill`) is more than 200.
         */
        const MESSAGE_70 = 70;

        /**
         * Statistic 72 (`shotgun_skill`) is more than 400.
         */
        const MESSAGE_71 = 71;

        /**
         * Statistic 72 (`shotgun_skill`) is more than 600.
         */
        const MESSAGE_72 = 72;

        /**
         * Statistic 72 (`shotgun_skill`) is more than 800.
         */
        const MESSAGE_73 = 73;

        /**
         * Statistic 72 (`shotgun_skill`) is more than 999.
         */
        const MESSAGE_74 = 74;

        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 200.
         */
        const MESSAGE_75 = 75;

        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 400.
         */
        const MESSAGE_76 = 76;

        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 600.
         */
        const MESSAGE_77 = 77;

        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 800.
         */
        const MESSAGE_78 = 78;

        /**
         * Statistic 73 (`sawn_off_shotgun_skill`) is more than 999.
         */
        const MESSAGE_79 = 79;

        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 200.
         */
        const MESSAGE_80 = 80;

        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 400.
         */
        const MESSAGE_81 = 81;

        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 600.
         */
        const MESSAGE_82 = 82;

        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 800.
         */
        const MESSAGE_83 = 83;

        /**
         * Statistic 74 (`combat_shotgun_skill`) is more than 999.
         */
        const MESSAGE_84 = 84;

        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 50.
         */
        const MESSAGE_85 = 85;

        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 200.
         */
        const MESSAGE_86 = 86;

        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 400.
         */
        const MESSAGE_87 = 87;

        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 600.
         */
        const MESSAGE_88 = 88;

        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 800.
         */
        const MESSAGE_89 = 89;

        /**
         * Statistic 75 (`machine_pistol_skill`) is more than 999.
         */
        const MESSAGE_90 = 90;

        /**
         * Statistic 76 (`smg_skill`) is more than 250.
         */
        const MESSAGE_91 = 91;

        /**
         * Statistic 76 (`smg_skill`) is more than 400.
         */
        const MESSAGE_92 = 92;

        /**
         * Statistic 76 (`smg_skill`) is more than 600.
         */
        const MESSAGE_93 = 93;

        /**
         * Statistic 76 (`smg_skill`) is more than 800.
         */
        const MESSAGE_94 = 94;

        /**
         * Statistic 76 (`smg_skill`) is more than 999.
         */
        const MESSAGE_95 = 95;

        /**
         * Statistic 77 (`ak_47_skill`) is more than 200.
         */
        const MESSAGE_96 = 96;

        /**
         * Statistic 77 (`ak_47_skill`) is more than 400.
         */
        const MESSAGE_97 = 97;

        /**
         * Statistic 77 (`ak_47_skill`) is more than 600.
         */
        const MESSAGE_98 = 98;

        /**
         * Statistic 77 (`ak_47_skill`) is more than 800.
         */
        const MESSAGE_99 = 99;

        /**
         * Statistic 77 (`ak_47_skill`) is more than 999.
         */
        const MESSAGE_100 = 100;

        /**
         * Statistic 78 (`m4_skill`) is more than 200.
         */
        const MESSAGE_101 = 101;

        /**
         * Statistic 78 (`m4_skill`) is more than 400.
         */
        const MESSAGE_102 = 102;

        /**
         * Statistic 78 (`m4_skill`) is more than 600.
         */
        const MESSAGE_103 = 103;

        /**
         * Statistic 78 (`m4_skill`) is more than 800.
         */
        const MESSAGE_104 = 104;

        /**
         * Statistic 78 (`m4_skill`) is more than 999.
         */
        const MESSAGE_105 = 105;

        /**
         * Statistic 79 (`rifle_skill`) is more than 200.
         */
        const MESSAGE_106 = 106;

        /**
         * Statistic 79 (`rifle_skill`) is more than 300.
         */
        const MESSAGE_107 = 107;

        /**
         * Statistic 79 (`rifle_skill`) is more than 400.
         */
        const MESSAGE_108 = 108;

        /**
         * Statistic 79 (`rifle_skill`) is more than 600.
         */
        const MESSAGE_109 = 109;

        /**
         * Statistic 79 (`rifle_skill`) is more than 800.
         */
        const MESSAGE_110 = 110;

        /**
         * Statistic 79 (`rifle_skill`) is more than 999.
         */
        const MESSAGE_111 = 111;

        /**
         * Statistic 81 (`gambling`) is more than 1.
         */
        const MESSAGE_112 = 112;

        /**
         * Statistic 81 (`gambling`) is more than 10.
         */
        const MESSAGE_113 = 113;

        /**
         * Statistic 81 (`gambling`) is more than 100.
         */
        const MESSAGE_114 = 114;

        /**
         * Statistic 81 (`gambling`) is more than 999.
         */
        const MESSAGE_115 = 115;

        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 20.
         */
        const MESSAGE_116 = 116;

        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 200.
         */
        const MESSAGE_117 = 117;

        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 400.
         */
        const MESSAGE_118 = 118;

        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 600.
         */
        const MESSAGE_119 = 119;

        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 800.
         */
        const MESSAGE_120 = 120;

        /**
         * Statistic 163 (`recruited_gang_members_killed`) is more than 999.
         */
        const MESSAGE_121 = 121;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true, 50 => true, 51 => true, 52 => true, 53 => true, 54 => true, 55 => true, 56 => true, 57 => true, 58 => true, 59 => true, 60 => true, 61 => true, 62 => true, 63 => true, 64 => true, 65 => true, 66 => true, 67 => true, 68 => true, 69 => true, 70 => true, 71 => true, 72 => true, 73 => true, 74 => true, 75 => true, 76 => true, 77 => true, 78 => true, 79 => true, 80 => true, 81 => true, 82 => true, 83 => true, 84 => true, 85 => true, 86 => true, 87 => true, 88 => true, 89 => true, 90 => true, 91 => true, 92 => true, 93 => true, 94 => true, 95 => true, 96 => true, 97 => true, 98 => true, 99 => true, 100 => true, 101 => true, 102 => true, 103 => true, 104 => true, 105 => true, 106 => true, 107 => true, 108 => true, 109 => true, 110 => true, 111 => true, 112 => true, 113 => true, 114 => true, 115 => true, 116 => true, 117 => true, 118 => true, 119 => true, 120 => true, 121 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class Station {

        /**
         * The vehicle has no radio; emergency vehicles hear the police band.
         */
        const CAR_EMERGENCY = 0;

        /**
         * Playback FM is on.
         */
        const CAR_PLAYBACK_FM = 1;

        /**
         * K-Rose is on.
         */
        const CAR_K_ROSE = 2;

        /**
         * K-DST is on.
         */
        const CAR_K_DST = 3;

        /**
         * Bounce FM is on.
         */
        const CAR_BOUNCE_FM = 4;

        /**
         * SF-UR is on.
         */
        const CAR_SF_UR = 5;

        /**
         * Radio Los Santos is on.
         */
        const CAR_RADIO_LOS_SANTOS = 6;

        /**
         * Radio X is on.
         */
        const CAR_RADIO_X = 7;

        /**
         * CSR 103.9 is on.
         */
        const CAR_CSR_103_9 = 8;

        /**
         * K-Jah West is on.
         */
        const CAR_K_JAH_WEST = 9;

        /**
         * Master Sounds 98.3 is on.
         */
        const CAR_MASTER_SOUNDS_98_3 = 10;

        /**
         * WCTR is on.
         */
        const CAR_WCTR = 11;

        /**
         * The player's own songs are on.
         */
        const CAR_USER_TRACKS = 12;

        /**
         * The radio is switched off.
         */
        const CAR_OFF = 13;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class StationOrder {

        /**
         * Police band of emergency vehicles; its sounds are in the archive AA.
         */
        const RADIO_EMERGENCY = 0;

        /**
         * Playback FM; its sounds are in the archive CH.
         */
        const RADIO_PLAYBACK_FM = 1;

        /**
         * K-Rose; its sounds are in the archive CO.
         */
        const RADIO_K_ROSE = 2;

        /**
         * K-DST; its sounds are in the archive CR.
         */
        const RADIO_K_DST = 3;

        /**
         * Bounce FM; its sounds are in the archive DS.
         */
        const RADIO_BOUNCE_FM = 4;

        /**
         * SF-UR; its sounds are in the archive HC.
         */
        const RADIO_SF_UR = 5;

        /**
         * Radio Los Santos; its sounds are in the archive MH.
         */
        const RADIO_RADIO_LOS_SANTOS = 6;

        /**
         * Radio X; its sounds are in the archive MR.
         */
        const RADIO_RADIO_X = 7;

        /**
         * CSR 103.9; its sounds are in the archive NJ.
         */
        const RADIO_CSR_103_9 = 8;

        /**
         * K-Jah West; its sounds are in the archive RE.
         */
        const RADIO_K_JAH_WEST = 9;

        /**
         * Master Sounds 98.3; its sounds are in the archive RG.
         */
        const RADIO_MASTER_SOUNDS_98_3 = 10;

        /**
         * WCTR; its sounds are in the archive TK.
         */
        const RADIO_WCTR = 11;

        /**
         * The player's own songs.
         */
        const RADIO_USER_TRACKS = 12;

        /**
         * No station: the radio is off.
         */
        const RADIO_OFF = 13;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class StockGarage {

        /**
         * Commerce.
         */
        const GARAGE_MUL_LAN = 0;

        /**
         * Pershing Square.
         */
        const GARAGE_IMP_LA = 1;

        /**
         * El Corona.
         */
        const GARAGE_DUF_LAS = 2;

        /**
         * El Corona.
         */
        const GARAGE_LASBOMB = 3;

        /**
         * El Corona.
         */
        const GARAGE_MODGLAS = 4;

        /**
         * El Corona.
         */
        const GARAGE_CARLAS1 = 5;

        /**
         * Playa del Seville.
         */
        const GARAGE_BURG_LK = 6;

        /**
         * Willowfield.
         */
        const GARAGE_MODLAST = 7;

        /**
         * Idlewood.
         */
        const GARAGE_SPRLAE_1 = 8;

        /**
         * Ganton.
         */
        const GARAGE_CJSAFE = 9;

        /**
         * Temple.
         */
        const GARAGE_BODLAWN = 10;

        /**
         * Temple.
         */
        const GARAGE_SPRLAE_2 = 11;

        /**
         * Santa Maria Beach.
         */
        const GARAGE_SPLAW2 = 12;

        /**
         * Santa Maria Beach.
         */
        const GARAGE_BEACSV = 13;

        /**
         * Mulholland.
         */
        const GARAGE_CESAFE1 = 14;

        /**
         * Ocean Flats.
         */
        const GARAGE_MDS1SFS = 15;

        /**
         * Ocean Flats.
         */
        const GARAGE_TBON = 16;

        /**
         * Hashbury.
         */
        const GARAGE_SVGSFS1 = 17;

        /**
         * Doherty.
         */
        const GARAGE_MDSSFSE = 18;

        /**
         * Downtown.
         */
        const GARAGE_SPRSFSE = 19;

        /**
         * Doherty.
         */
        const GARAGE_BRGSFSE = 20;

        /**
         * Doherty.
         */
        const GARAGE_LCKSFSE = 21;

        /**
         * Doherty.
         */
        const GARAGE_HBGDSFS = 22;

        /**
         * Chinatown.
         */
        const GARAGE_FDORSFE = 23;

        /**
         * Downtown.
         */
        const GARAGE_MICHDR = 24;

        /**
         * Calton Heights.
         */
        const GARAGE_SAV1SFE = 25;

        /**
         * Downtown.
         */
        const GARAGE_IMP_SF = 26;

        /**
         * Juniper Hollow.
         */
        const GARAGE_SPRSFW = 27;

        /**
         * Paradiso.
         */
        const GARAGE_SAV1SFW = 28;

        /**
         * The Emerald Isle.
         */
        const GARAGE_IMP_LV = 29;

        /**
         * Las Venturas Airport.
         */
        const GARAGE_VGSHNGR = 30;

        /**
         * Pilgrim.
         */
        const GARAGE_VGELOCK = 31;

        /**
         * Royal Casino.
         */
        const GARAGE_TIMY1 = 32;

        /**
         * Come-A-Lot.
         */
        const GARAGE_VECMOD = 33;

        /**
         * Rockshore West.
         */
        const GARAGE_VESVGRG = 34;

        /**
         * Redsands East.
         */
        const GARAGE_BLOB2 = 35;

        /**
         * Redsands East.
         */
        const GARAGE_BLOB1 = 36;

        /**
         * Redsands West.
         */
        const GARAGE_BLOB6 = 37;

        /**
         * Prickle Pine.
         */
        const GARAGE_BLOB69 = 38;

        /**
         * Whitewood Estates.
         */
        const GARAGE_BLOB7 = 39;

        /**
         * El Quebrados.
         */
        const GARAGE_CNSPRAY = 40;

        /**
         * Fort Carson.
         */
        const GARAGE_CN2SPRY = 41;

        /**
         * Fort Carson.
         */
        const GARAGE_CN2GAR1 = 42;

        /**
         * Bone County.
         */
        const GARAGE_CN2GAR2 = 43;

        /**
         * El Castillo del Diablo.
         */
        const GARAGE_GHOSTDR = 44;

        /**
         * Verdant Meadows.
         */
        const GARAGE_DHANGAR = 45;

        /**
         * Angel Pine.
         */
        const GARAGE_AMUMIS = 46;

        /**
         * Dillimore.
         */
        const GARAGE_CESPRAY = 47;

        /**
         * Palomino Creek.
         */
        const GARAGE_BURBDOO = 48;

        /**
         * Dillimore.
         */
        const GARAGE_BURBDO2 = 49;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true, 47 => true, 48 => true, 49 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class SwappedThing {

        /**
         * Nothing; the place is free.
         */
        const NOTHING_SWAPPED = 0;

        /**
         * A building whose model a script has replaced.
         */
        const BUILDING_SWAPPED = 2;

        private const _VALUES = [0 => true, 2 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class Town {

        /**
         * The country outside the three cities.
         */
        const COUNTRYSIDE_TOWN = 0;

        /**
         * Los Santos, the south-east of the map.
         */
        const LOS_SANTOS = 1;

        /**
         * San Fierro, the west.
         */
        const SAN_FIERRO = 2;

        /**
         * Las Venturas, the north-east.
         */
        const LAS_VENTURAS = 3;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class TrapKind {

        /**
         * Nothing; the record is not used.
         */
        const NO_TRAP = 0;

        /**
         * Two police cars creep towards a player on foot with a star or more;
         * speed 4.
         */
        const TWO_SLOW_CARS = 1;

        /**
         * One car, speed 16 and a push, ploughs through the traffic to block a
         * player with two stars or more in a vehicle that moves towards the
         * place where the car appears.
         */
        const ONE_FAST_CAR = 2;

        /**
         * One car, speed 16 and a push, avoids the traffic and rams a player
         * with two stars or more in a vehicle that moves towards the place where
         * the car appears.
         */
        const ONE_CAR = 3;

        /**
         * A policeman runs to the target, for a player on foot with a star or
         * more.
         */
        const ONE_COP = 4;

        /**
         * Two policemen run to the targets, for a player on foot with a star or
         * more.
         */
        const TWO_COPS = 5;

        /**
         * Two cars as `one_fast_car` that brake in front of the player, who has
         * two stars or more and moves in a vehicle towards the place where the
         * cars appear.
         */
        const TWO_BRAKING_CARS = 6;

        /**
         * Two cars as `one_car`; the player has two stars or more and moves in a
         * vehicle towards the place where the cars appear.
         */
        const TWO_FAST_CARS = 7;

        /**
         * Two cars as `two_slow_cars`, but with speed 24; the player on foot, a
         * star or more.
         */
        const TWO_CARS = 8;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class Vehicle {

        /**
         * Landstalker.
         */
        const VEHICLE_LANDSTALKER = 400;

        /**
         * Bravura.
         */
        const VEHICLE_BRAVURA = 401;

        /**
         * Buffalo.
         */
        const VEHICLE_BUFFALO = 402;

        /**
         * Linerunner.
         */
        const VEHICLE_LINERUNNER = 403;

        /**
         * Perennial.
         */
        const VEHICLE_PERENNIAL = 404;

        /**
         * Sentinel.
         */
        const VEHICLE_SENTINEL = 405;

        /**
         * Dumper.
         */
        const VEHICLE_DUMPER = 406;

        /**
         * Fire truck.
         */
        const VEHICLE_FIRE_TRUCK = 407;

        /**
         * Trashmaster.
         */
        const VEHICLE_TRASHMASTER = 408;

        /**
         * Stretch.
         */
        const VEHICLE_STRETCH = 409;

        /**
         * Manana.
         */
        const VEHICLE_MANANA = 410;

        /**
         * Infernus.
         */
        const VEHICLE_INFERNUS = 411;

        /**
         * Voodoo.
         */
        const VEHICLE_VOODOO = 412;

        /**
         * Pony.
         */
        const VEHICLE_PONY = 413;

        /**
         * Mule.
         */
        const VEHICLE_MULE = 414;

        /**
         * Cheetah.
         */
        const VEHICLE_CHEETAH = 415;

        /**
         * Ambulance.
         */
        const VEHICLE_AMBULANCE = 416;

        /**
         * Leviathan.
         */
        const VEHICLE_LEVIATHAN = 417;

        /**
         * Moonbeam.
         */
        const VEHICLE_MOONBEAM = 418;

        /**
         * Esperanto.
         */
        const VEHICLE_ESPERANTO = 419;

        /**
         * Taxi.
         */
        const VEHICLE_TAXI = 420;

        /**
         * Washington.
         */
        const VEHICLE_WASHINGTON = 421;

        /**
         * Bobcat.
         */
        const VEHICLE_BOBCAT = 422;

        /**
         * Mr. Whoopee.
         */
        const VEHICLE_MR_WHOOPEE = 423;

        /**
         * BF Injection.
         */
        const VEHICLE_BF_INJECTION = 424;

        /**
         * Hunter.
         */
        const VEHICLE_HUNTER = 425;

        /**
         * Premier.
         */
        const VEHICLE_PREMIER = 426;

        /**
         * Enforcer.
         */
        const VEHICLE_ENFORCER = 427;

        /**
         * Securicar.
         */
        const VEHICLE_SECURICAR = 428;

        /**
         * Banshee.
         */
        const VEHICLE_BANSHEE = 429;

        /**
         * Predator.
         */
        const VEHICLE_PREDATOR = 430;

        /**
         * Bus.
         */
        const VEHICLE_BUS = 431;

        /**
         * Rhino.
         */
        const VEHICLE_RHINO = 432;

        /**
         * Barracks.
         */
        const VEHICLE_BARRACKS = 433;

        /**
         * Hotknife.
         */
        const VEHICLE_HOTKNIFE = 434;

        /**
         * Trailer 2.
         */
        const VEHICLE_TRAILER_2 = 435;

        /**
         * Previon.
         */
        const VEHICLE_PREVION = 436;

        /**
         * Coach.
         */
        const VEHICLE_COACH = 437;

        /**
         * Cabbie.
         */
        const VEHICLE_CABBIE = 438;

        /**
         * Stallion.
         */
        const VEHICLE_STALLION = 439;

        /**
         * Rumpo.
         */
        const VEHICLE_RUMPO = 440;

        /**
         * RC Bandit.
         */
        const VEHICLE_RC_BANDIT = 441;

        /**
         * Romero.
         */
        const VEHICLE_ROMERO = 442;

        /**
         * Packer.
         */
        const VEHICLE_PACKER = 443;

        /**
         * Monster.
         */
        const VEHICLE_MONSTER = 444;

        /**
         * Admiral.
         */
        const VEHICLE_ADMIRAL = 445;

        /**
         * Squalo.
         */
        const VEHICLE_SQUALO = 446;

        /**
         * Seasparrow.
         */
        const VEHICLE_SEASPARROW = 447;

        /**
         * Pizza Boy.
         */
        const VEHICLE_PIZZA_BOY = 448;

        /**
         * Trolly.
         */
        const VEHICLE_TROLLY = 449;

        /**
         * Trailer 3.
         */
        const VEHICLE_TRAILER_3 = 450;

        /**
         * Turismo.
         */
        const VEHICLE_TURISMO = 451;

        /**
         * Speeder.
         */
        const VEHICLE_SPEEDER = 452;

        /**
         * Reefer.
         */
        const VEHICLE_REEFER = 453;

        /**
         * Tropic.
         */
        const VEHICLE_TROPIC = 454;

        /**
         * Flatbed.
         */
        const VEHICLE_FLATBED = 455;

        /**
         * Yankee.
         */
        const VEHICLE_YANKEE = 456;

        /**
         * Caddy.
         */
        const VEHICLE_CADDY = 457;

        /**
         * Solair.
         */
        const VEHICLE_SOLAIR = 458;

        /**
         * Berkley's RC van.
         */
        const VEHICLE_BERKLEYS_RC_VAN = 459;

        /**
         * Skimmer.
         */
        const VEHICLE_SKIMMER = 460;

        /**
         * PCJ-600.
         */
        const VEHICLE_PCJ_600 = 461;

        /**
         * Faggio.
         */
        const VEHICLE_FAGGIO = 462;

        /**
         * Freeway.
         */
        const VEHICLE_FREEWAY = 463;

        /**
         * RC Baron.
         */
        const VEHICLE_RC_BARON = 464;

        /**
         * RC Raider.
         */
        const VEHICLE_RC_RAIDER = 465;

        /**
         * Glendale.
         */
        const VEHICLE_GLENDALE = 466;

        /**
         * Oceanic.
         */
        const VEHICLE_OCEANIC = 467;

        /**
         * Sanchez.
         */
        const VEHICLE_SANCHEZ = 468;

        /**
         * Sparrow.
         */
        const VEHICLE_SPARROW = 469;

        /**
         * Patriot.
         */
        const VEHICLE_PATRIOT = 470;

        /**
         * Quadbike.
         */
        const VEHICLE_QUADBIKE = 471;

        /**
         * Coastguard.
         */
        const VEHICLE_COASTGUARD = 472;

        /**
         * Dinghy.
         */
        const VEHICLE_DINGHY = 473;

        /**
         * Hermes.
         */
        const VEHICLE_HERMES = 474;

        /**
         * Sabre.
         */
        const VEHICLE_SABRE = 475;

        /**
         * Rustler.
         */
        const VEHICLE_RUSTLER = 476;

        /**
         * ZR-350.
         */
        const VEHICLE_ZR_350 = 477;

        /**
         * Walton.
         */
        const VEHICLE_WALTON = 478;

        /**
         * Regina.
         */
        const VEHICLE_REGINA = 479;

        /**
         * Comet.
         */
        const VEHICLE_COMET = 480;

        /**
         * BMX.
         */
        const VEHICLE_BMX = 481;

        /**
         * Burrito.
         */
        const VEHICLE_BURRITO = 482;

        /**
         * Camper.
         */
        const VEHICLE_CAMPER = 483;

        /**
         * Marquis.
         */
        const VEHICLE_MARQUIS = 484;

        /**
         * Baggage.
         */
        const VEHICLE_BAGGAGE = 485;

        /**
         * Dozer.
         */
        const VEHICLE_DOZER = 486;

        /**
         * Maverick.
         */
        const VEHICLE_MAVERICK = 487;

        /**
         * News Chopper.
         */
        const VEHICLE_NEWS_CHOPPER = 488;

        /**
         * Rancher.
         */
        const VEHICLE_RANCHER = 489;

        /**
         * FBI rancher.
         */
        const VEHICLE_FBI_RANCHER = 490;

        /**
         * Virgo.
         */
        const VEHICLE_VIRGO = 491;

        /**
         * Greenwood.
         */
        const VEHICLE_GREENWOOD = 492;

        /**
         * Jetmax.
         */
        const VEHICLE_JETMAX = 493;

        /**
         * Hotring racer.
         */
        const VEHICLE_HOTRING_RACER = 494;

        /**
         * Sandking.
         */
        const VEHICLE_SANDKING = 495;

        /**
         * Blista Compact.
         */
        const VEHICLE_BLISTA_COMPACT = 496;

        /**
         * Police Maverick.
         */
        const VEHICLE_POLICE_MAVERICK = 497;

        /**
         * Boxville.
         */
        const VEHICLE_BOXVILLE = 498;

        /**
         * Benson.
         */
        const VEHICLE_BENSON = 499;

        /**
         * Mesa.
         */
        const VEHICLE_MESA = 500;

        /**
         * RC Goblin.
         */
        const VEHICLE_RC_GOBLIN = 501;

        /**
         * Hotring racer 2.
         */
        const VEHICLE_HOTRING_RACER_2 = 502;

        /**
         * Hotring racer 3.
         */
        const VEHICLE_HOTRING_RACER_3 = 503;

        /**
         * Bloodring Banger.
         */
        const VEHICLE_BLOODRING_BANGER = 504;

        /**
         * Rancher Lure.
         */
        const VEHICLE_RANCHER_LURE = 505;

        /**
         * Super GT.
         */
        const VEHICLE_SUPER_GT = 506;

        /**
         * Elegant.
         */
        const VEHICLE_ELEGANT = 507;

        /**
         * Journey.
         */
        const VEHICLE_JOURNEY = 508;

        /**
         * Bike.
         */
        const VEHICLE_BIKE = 509;

        /**
         * Mountain bike.
         */
        const VEHICLE_MOUNTAIN_BIKE = 510;

        /**
         * Beagle.
         */
        const VEHICLE_BEAGLE = 511;

        /**
         * Cropduster.
         */
        const VEHICLE_CROPDUSTER = 512;

        /**
         * Stuntplane.
         */
        const VEHICLE_STUNTPLANE = 513;

        /**
         * Tanker.
         */
        const VEHICLE_TANKER = 514;

        /**
         * Roadtrain.
         */
        const VEHICLE_ROADTRAIN = 515;

        /**
         * Nebula.
         */
        const VEHICLE_NEBULA = 516;

        /**
         * Majestic.
         */
        const VEHICLE_MAJESTIC = 517;

        /**
         * Buccaneer.
         */
        const VEHICLE_BUCCANEER = 518;

        /**
         * Shamal.
         */
        const VEHICLE_SHAMAL = 519;

        /**
         * Hydra.
         */
        const VEHICLE_HYDRA = 520;

        /**
         * FCR-900.
         */
        const VEHICLE_FCR_900 = 521;

        /**
         * NRG-500.
         */
        const VEHICLE_NRG_500 = 522;

        /**
         * HPV1000.
         */
        const VEHICLE_HPV1000 = 523;

        /**
         * Cement truck.
         */
        const VEHICLE_CEMENT_TRUCK = 524;

        /**
         * Towtruck.
         */
        const VEHICLE_TOWTRUCK = 525;

        /**
         * Fortune.
         */
        const VEHICLE_FORTUNE = 526;

        /**
         * Cadrona.
         */
        const VEHICLE_CADRONA = 527;

        /**
         * FBI truck.
         */
        const VEHICLE_FBI_TRUCK = 528;

        /**
         * Willard.
         */
        const VEHICLE_WILLARD = 529;

        /**
         * Forklift.
         */
        const VEHICLE_FORKLIFT = 530;

        /**
         * Tractor.
         */
        const VEHICLE_TRACTOR = 531;

        /**
         * Combine harvester.
         */
        const VEHICLE_COMBINE_HARVESTER = 532;

        /**
         * Feltzer.
         */
        const VEHICLE_FELTZER = 533;

        /**
         * Remington.
         */
        const VEHICLE_REMINGTON = 534;

        /**
         * Slamvan.
         */
        const VEHICLE_SLAMVAN = 535;

        /**
         * Blade.
         */
        const VEHICLE_BLADE = 536;

        /**
         * Freight train.
         */
        const VEHICLE_FREIGHT_TRAIN = 537;

        /**
         * Brownstreak Engine.
         */
        const VEHICLE_BROWNSTREAK_ENGINE = 538;

        /**
         * Vortex.
         */
        const VEHICLE_VORTEX = 539;

        /**
         * Vincent.
         */
        const VEHICLE_VINCENT = 540;

        /**
         * Bullet.
         */
        const VEHICLE_BULLET = 541;

        /**
         * Clover.
         */
        const VEHICLE_CLOVER = 542;

        /**
         * Sadler.
         */
        const VEHICLE_SADLER = 543;

        /**
         * Fire truck (ladder).
         */
        const VEHICLE_FIRE_TRUCK_LADDER = 544;

        /**
         * Hustler.
         */
        const VEHICLE_HUSTLER = 545;

        /**
         * Intruder.
         */
        const VEHICLE_INTRUDER = 546;

        /**
         * Primo.
         */
        const VEHICLE_PRIMO = 547;

        /**
         * Cargobob.
         */
        const VEHICLE_CARGOBOB = 548;

        /**
         * Tampa.
         */
        const VEHICLE_TAMPA = 549;

        /**
         * Sunrise.
         */
        const VEHICLE_SUNRISE = 550;

        /**
         * Merit.
         */
        const VEHICLE_MERIT = 551;

        /**
         * Utility van.
         */
        const VEHICLE_UTILITY_VAN = 552;

        /**
         * Nevada.
         */
        const VEHICLE_NEVADA = 553;

        /**
         * Yosemite.
         */
        const VEHICLE_YOSEMITE = 554;

        /**
         * Windsor.
         */
        const VEHICLE_WINDSOR = 555;

        /**
         * Monster 2.
         */
        const VEHICLE_MONSTER_2 = 556;

        /**
         * Monster 3.
         */
        const VEHICLE_MONSTER_3 = 557;

        /**
         * Uranus.
         */
        const VEHICLE_URANUS = 558;

        /**
         * Jester.
         */
        const VEHICLE_JESTER = 559;

        /**
         * Sultan.
         */
        const VEHICLE_SULTAN = 560;

        /**
         * Stratum.
         */
        const VEHICLE_STRATUM = 561;

        /**
         * Elegy.
         */
        const VEHICLE_ELEGY = 562;

        /**
         * Raindance.
         */
        const VEHICLE_RAINDANCE = 563;

        /**
         * RC Tiger.
         */
        const VEHICLE_RC_TIGER = 564;

        /**
         * Flash.
         */
        const VEHICLE_FLASH = 565;

        /**
         * Tahoma.
         */
        const VEHICLE_TAHOMA = 566;

        /**
         * Savanna.
         */
        const VEHICLE_SAVANNA = 567;

        /**
         * Bandito.
         */
        const VEHICLE_BANDITO = 568;

        /**
         * Freight train flatbed.
         */
        const VEHICLE_FREIGHT_TRAIN_FLATBED = 569;

        /**
         * Brownstreak Carriage.
         */
        const VEHICLE_BROWNSTREAK_CARRIAGE = 570;

        /**
         * Kart.
         */
        const VEHICLE_KART = 571;

        /**
         * Mower.
         */
        const VEHICLE_MOWER = 572;

        /**
         * Dune.
         */
        const VEHICLE_DUNE = 573;

        /**
         * Sweeper.
         */
        const VEHICLE_SWEEPER = 574;

        /**
         * Broadway.
         */
        const VEHICLE_BROADWAY = 575;

        /**
         * Tornado.
         */
        const VEHICLE_TORNADO = 576;

        /**
         * AT-400.
         */
        const VEHICLE_AT_400 = 577;

        /**
         * DFT-30.
         */
        const VEHICLE_DFT_30 = 578;

        /**
         * Huntley.
         */
        const VEHICLE_HUNTLEY = 579;

        /**
         * Stafford.
         */
        const VEHICLE_STAFFORD = 580;

        /**
         * BF-400.
         */
        const VEHICLE_BF_400 = 581;

        /**
         * News van.
         */
        const VEHICLE_NEWS_VAN = 582;

        /**
         * Tug.
         */
        const VEHICLE_TUG = 583;

        /**
         * Gas trailer.
         */
        const VEHICLE_GAS_TRAILER = 584;

        /**
         * Emperor.
         */
        const VEHICLE_EMPEROR = 585;

        /**
         * Wayfarer.
         */
        const VEHICLE_WAYFARER = 586;

        /**
         * Euros.
         */
        const VEHICLE_EUROS = 587;

        /**
         * Hotdog.
         */
        const VEHICLE_HOTDOG = 588;

        /**
         * Club.
         */
        const VEHICLE_CLUB = 589;

        /**
         * Freight train boxcar.
         */
        const VEHICLE_FREIGHT_TRAIN_BOXCAR = 590;

        /**
         * Trailer 4.
         */
        const VEHICLE_TRAILER_4 = 591;

        /**
         * Andromada.
         */
        const VEHICLE_ANDROMADA = 592;

        /**
         * Dodo.
         */
        const VEHICLE_DODO = 593;

        /**
         * RC Cam.
         */
        const VEHICLE_RC_CAM = 594;

        /**
         * Launch.
         */
        const VEHICLE_LAUNCH = 595;

        /**
         * Police car (LS).
         */
        const VEHICLE_POLICE_CAR_LS = 596;

        /**
         * Police car (SF).
         */
        const VEHICLE_POLICE_CAR_SF = 597;

        /**
         * Police car (LV).
         */
        const VEHICLE_POLICE_CAR_LV = 598;

        /**
         * Police ranger.
         */
        const VEHICLE_POLICE_RANGER = 599;

        /**
         * Picador.
         */
        const VEHICLE_PICADOR = 600;

        /**
         * S.W.A.T.
         */
        const VEHICLE_S_W_A_T = 601;

        /**
         * Alpha.
         */
        const VEHICLE_ALPHA = 602;

        /**
         * Phoenix.
         */
        const VEHICLE_PHOENIX = 603;

        /**
         * Glendale Damaged.
         */
        const VEHICLE_GLENDALE_DAMAGED = 604;

        /**
         * Sadler Damaged.
         */
        const VEHICLE_SADLER_DAMAGED = 605;

        /**
         * Baggage trailer (covered).
         */
        const VEHICLE_BAGGAGE_TRAILER_COVERED = 606;

        /**
         * Baggage trailer (Uncovered).
         */
        const VEHICLE_BAGGAGE_TRAILER_UNCOVERED = 607;

        /**
         * Trailer 1.
         */
        const VEHICLE_TRAILER_1 = 608;

        /**
         * Black Boxville.
         */
        const VEHICLE_BLACK_BOXVILLE = 609;

        /**
         * Farm trailer.
         */
        const VEHICLE_FARM_TRAILER = 610;

        /**
         * Street Clean trailer.
         */
        const VEHICLE_STREET_CLEAN_TRAILER = 611;

        private const _VALUES = [400 => true, 401 => true, 402 => true, 403 => true, 404 => true, 405 => true, 406 => true, 407 => true, 408 => true, 409 => true, 410 => true, 411 => true, 412 => true, 413 => true, 414 => true, 415 => true, 416 => true, 417 => true, 418 => true, 419 => true, 420 => true, 421 => true, 422 => true, 423 => true, 424 => true, 425 => true, 426 => true, 427 => true, 428 => true, 429 => true, 430 => true, 431 => true, 432 => true, 433 => true, 434 => true, 435 => true, 436 => true, 437 => true, 438 => true, 439 => true, 440 => true, 441 => true, 442 => true, 443 => true, 444 => true, 445 => true, 446 => true, 447 => true, 448 => true, 449 => true, 450 => true, 451 => true, 452 => true, 453 => true, 454 => true, 455 => true, 456 => true, 457 => true, 458 => true, 459 => true, 460 => true, 461 => true, 462 => true, 463 => true, 464 => true, 465 => true, 466 => true, 467 => true, 468 => true, 469 => true, 470 => true, 471 => true, 472 => true, 473 => true, 474 => true, 475 => true, 476 => true, 477 => true, 478 => true, 479 => true, 480 => true, 481 => true, 482 => true, 483 => true, 484 => true, 485 => true, 486 => true, 487 => true, 488 => true, 489 => true, 490 => true, 491 => true, 492 => true, 493 => true, 494 => true, 495 => true, 496 => true, 497 => true, 498 => true, 499 => true, 500 => true, 501 => true, 502 => true, 503 => true, 504 => true, 505 => true, 506 => true, 507 => true, 508 => true, 509 => true, 510 => true, 511 => true, 512 => true, 513 => true, 514 => true, 515 => true, 516 => true, 517 => true, 518 => true, 519 => true, 520 => true, 521 => true, 522 => true, 523 => true, 524 => true, 525 => true, 526 => true, 527 => true, 528 => true, 529 => true, 530 => true, 531 => true, 532 => true, 533 => true, 534 => true, 535 => true, 536 => true, 537 => true, 538 => true, 539 => true, 540 => true, 541 => true, 542 => true, 543 => true, 544 => true, 545 => true, 546 => true, 547 => true, 548 => true, 549 => true, 550 => true, 551 => true, 552 => true, 553 => true, 554 => true, 555 => true, 556 => true, 557 => true, 558 => true, 559 => true, 560 => true, 561 => true, 562 => true, 563 => true, 564 => true, 565 => true, 566 => true, 567 => true, 568 => true, 569 => true, 570 => true, 571 => true, 572 => true, 573 => true, 574 => true, 575 => true, 576 => true, 577 => true, 578 => true, 579 => true, 580 => true, 581 => true, 582 => true, 583 => true, 584 => true, 585 => true, 586 => true, 587 => true, 588 => true, 589 => true, 590 => true, 591 => true, 592 => true, 593 => true, 594 => true, 595 => true, 596 => true, 597 => true, 598 => true, 599 => true, 600 => true, 601 => true, 602 => true, 603 => true, 604 => true, 605 => true, 606 => true, 607 => true, 608 => true, 609 => true, 610 => true, 611 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class VehicleClass {

        /**
         * Car.
         */
        const CLASS_CAR = 0;

        /**
         * Monster truck.
         */
        const CLASS_MTRUCK = 1;

        /**
         * Quad bike.
         */
        const CLASS_QUAD = 2;

        /**
         * Helicopter.
         */
        const CLASS_HELI = 3;

        /**
         * Plane.
         */
        const CLASS_PLANE = 4;

        /**
         * Boat.
         */
        const CLASS_BOAT = 5;

        /**
         * Train.
         */
        const CLASS_TRAIN = 6;

        /**
         * Motorbike.
         */
        const CLASS_BIKE = 7;

        /**
         * Bicycle.
         */
        const CLASS_BMX = 8;

        /**
         * Trailer.
         */
        const CLASS_TRAILER = 9;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class WarAttack {

        /**
         * No gang attacks.
         */
        const NO_ATTACK = 0;

        /**
         * The territory is under attack and the player has been warned.
         */
        const PLAYER_WAS_TOLD = 1;

        /**
         * The player has reached the attacked territory.
         */
        const PLAYER_CAME = 2;

        private const _VALUES = [0 => true, 1 => true, 2 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class WarState {

        /**
         * No war goes on.
         */
        const NO_WAR = 0;

        /**
         * The player has killed enough members in their territory.
         */
        const PROVOKED = 1;

        /**
         * The first attackers are on the way.
         */
        const FIRST_WAVE = 2;

        /**
         * First wave passed.
         */
        const FIRST_PASSED = 3;

        /**
         * The second attackers are on the way.
         */
        const SECOND_WAVE = 4;

        /**
         * Second wave passed.
         */
        const SECOND_PASSED = 5;

        /**
         * The last attackers are on the way.
         */
        const THIRD_WAVE = 6;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class WeaponKind {

        /**
         * Bare hands.
         */
        const UNARMED = 0;

        /**
         * Brass knuckles, worn on the fist.
         */
        const BRASS_KNUCKLES = 1;

        /**
         * Golf club.
         */
        const GOLF_CLUB = 2;

        /**
         * Police truncheon.
         */
        const NIGHTSTICK = 3;

        /**
         * Combat knife, which kills silently from behind.
         */
        const KNIFE = 4;

        /**
         * Baseball bat.
         */
        const BAT = 5;

        /**
         * Garden shovel.
         */
        const SHOVEL = 6;

        /**
         * Pool cue.
         */
        const POOL_CUE = 7;

        /**
         * Japanese sword.
         */
        const KATANA = 8;

        /**
         * Chainsaw.
         */
        const CHAINSAW = 9;

        /**
         * Large purple dildo.
         */
        const DILDO = 10;

        /**
         * A second dildo.
         */
        const DILDO_2 = 11;

        /**
         * Large vibrator.
         */
        const VIBRATOR = 12;

        /**
         * A second vibrator.
         */
        const VIBRATOR_2 = 13;

        /**
         * Bunch of flowers, a gift.
         */
        const FLOWERS = 14;

        /**
         * Walking cane, a gift.
         */
        const CANE = 15;

        /**
         * Hand grenade.
         */
        const GRENADE = 16;

        /**
         * Tear gas.
         */
        const TEARGAS = 17;

        /**
         * Molotov cocktail.
         */
        const MOLOTOV = 18;

        /**
         * A rocket in flight; never in a slot.
         */
        const ROCKET = 19;

        /**
         * A heat-seeking rocket in flight; never in a slot.
         */
        const HEAT_SEEKING_ROCKET = 20;

        /**
         * A bomb that falls; never in a slot.
         */
        const FREE_FALL_BOMB = 21;

        /**
         * Colt 45 pistol; two at skill 1000.
         */
        const PISTOL = 22;

        /**
         * Colt 45 with silencer.
         */
        const SILENCED_PISTOL = 23;

        /**
         * Desert Eagle pistol.
         */
        const DESERT_EAGLE = 24;

        /**
         * Pump-action shotgun.
         */
        const SHOTGUN = 25;

        /**
         * Sawn-off shotgun.
         */
        const SAWN_OFF = 26;

        /**
         * SPAS 12.
         */
        const COMBAT_SHOTGUN = 27;

        /**
         * Micro Uzi; two at skill 1000.
         */
        const MICRO_UZI = 28;

        /**
         * MP5 sub-machine gun.
         */
        const MP5 = 29;

        /**
         * AK-47.
         */
        const AK47 = 30;

        /**
         * M4 assault rifle.
         */
        const M4 = 31;

        /**
         * Tec-9.
         */
        const TEC9 = 32;

        /**
         * Hunting rifle without scope.
         */
        const COUNTRY_RIFLE = 33;

        /**
         * Sniper rifle with scope.
         */
        const SNIPER_RIFLE = 34;

        /**
         * Unguided rocket launcher.
         */
        const ROCKET_LAUNCHER = 35;

        /**
         * Heat-seeking rocket launcher.
         */
        const HEAT_SEEKER = 36;

        /**
         * Flamethrower.
         */
        const FLAMETHROWER = 37;

        /**
         * Minigun.
         */
        const MINIGUN = 38;

        /**
         * Satchel charge.
         */
        const SATCHEL = 39;

        /**
         * Detonator of satchel charges.
         */
        const DETONATOR = 40;

        /**
         * Spray can.
         */
        const SPRAYCAN = 41;

        /**
         * Fire extinguisher.
         */
        const EXTINGUISHER = 42;

        /**
         * Camera for snapshots; ammunition is the film.
         */
        const CAMERA = 43;

        /**
         * Night vision goggles.
         */
        const NIGHT_VISION = 44;

        /**
         * Infrared goggles.
         */
        const INFRARED = 45;

        /**
         * Parachute.
         */
        const PARACHUTE = 46;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true, 32 => true, 33 => true, 34 => true, 35 => true, 36 => true, 37 => true, 38 => true, 39 => true, 40 => true, 41 => true, 42 => true, 43 => true, 44 => true, 45 => true, 46 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class WeaponSlot {

        /**
         * Fists and brass knuckles.
         */
        const SLOT_UNARMED = 0;

        /**
         * Blunt and bladed weapons.
         */
        const SLOT_MELEE = 1;

        /**
         * Pistols.
         */
        const SLOT_HANDGUN = 2;

        /**
         * Shotguns.
         */
        const SLOT_SHOTGUN = 3;

        /**
         * Submachine guns.
         */
        const SLOT_SMG = 4;

        /**
         * Assault rifles.
         */
        const SLOT_RIFLE = 5;

        /**
         * Country and sniper rifle.
         */
        const SLOT_SNIPER = 6;

        /**
         * Launchers, flamethrower, minigun.
         */
        const SLOT_HEAVY = 7;

        /**
         * Grenades, tear gas, molotovs, satchel charges.
         */
        const SLOT_THROWN = 8;

        /**
         * Spray can, extinguisher, camera.
         */
        const SLOT_SPECIAL = 9;

        /**
         * Gifts that also hit: dildos, vibrators, flowers, cane.
         */
        const SLOT_GIFT = 10;

        /**
         * Goggles and parachute.
         */
        const SLOT_GOGGLES = 11;

        /**
         * Detonator of the satchel charges.
         */
        const SLOT_DETONATOR = 12;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class WeaponState {

        /**
         * Ready to fire.
         */
        const WEAPON_READY = 0;

        /**
         * Being fired.
         */
        const FIRING = 1;

        /**
         * Being reloaded.
         */
        const RELOADING = 2;

        /**
         * Out of ammunition.
         */
        const OUT_OF_AMMO = 3;

        /**
         * A blow is meeting something.
         */
        const MELEE_CONTACT = 4;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class Weather {

        /**
         * None, where weather can be forced.
         */
        const NO_WEATHER = -1;

        /**
         * Extra sunny, Los Santos.
         */
        const EXTRA_SUNNY_LA = 0;

        /**
         * Sunny, Los Santos.
         */
        const SUNNY_LA = 1;

        /**
         * Extra sunny with smog, Los Santos.
         */
        const EXTRA_SUNNY_SMOG_LA = 2;

        /**
         * Sunny with smog, Los Santos.
         */
        const SUNNY_SMOG_LA = 3;

        /**
         * Cloudy, Los Santos.
         */
        const CLOUDY_LA = 4;

        /**
         * Sunny, San Fierro.
         */
        const SUNNY_SF = 5;

        /**
         * Extra sunny, San Fierro.
         */
        const EXTRA_SUNNY_SF = 6;

        /**
         * Cloudy, San Fierro.
         */
        const CLOUDY_SF = 7;

        /**
         * Rainy, San Fierro.
         */
        const RAINY_SF = 8;

        /**
         * Foggy, San Fierro.
         */
        const FOGGY_SF = 9;

        /**
         * Sunny, Las Venturas.
         */
        const SUNNY_VEGAS = 10;

        /**
         * Extra sunny, Las Venturas.
         */
        const EXTRA_SUNNY_VEGAS = 11;

        /**
         * Cloudy, Las Venturas.
         */
        const CLOUDY_VEGAS = 12;

        /**
         * Extra sunny, country.
         */
        const EXTRA_SUNNY_COUNTRY = 13;

        /**
         * Sunny, country.
         */
        const SUNNY_COUNTRY = 14;

        /**
         * Cloudy, country.
         */
        const CLOUDY_COUNTRY = 15;

        /**
         * Rainy, country.
         */
        const RAINY_COUNTRY = 16;

        /**
         * Extra sunny, desert.
         */
        const EXTRA_SUNNY_DESERT = 17;

        /**
         * Sunny, desert.
         */
        const SUNNY_DESERT = 18;

        /**
         * Sandstorm, desert.
         */
        const SANDSTORM_DESERT = 19;

        /**
         * Under water.
         */
        const UNDERWATER = 20;

        /**
         * First set of colours for interiors.
         */
        const EXTRACOLOURS_1 = 21;

        /**
         * Second set of colours for interiors.
         */
        const EXTRACOLOURS_2 = 22;

        private const _VALUES = [-1 => true, 0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class WheelClass {

        /**
         * Class 0 of vehicles.ide: wheels that fit its cars.
         */
        const WHEEL_CLASS_0 = 0;

        /**
         * Class 1 of vehicles.ide: wheels that fit its cars.
         */
        const WHEEL_CLASS_1 = 1;

        /**
         * Class 2 of vehicles.ide: wheels that fit its cars.
         */
        const WHEEL_CLASS_2 = 2;

        private const _VALUES = [0 => true, 1 => true, 2 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveDe {
    class ZoneKind {

        /**
         * A zone whose name is shown.
         */
        const NAV_ZONE = 0;

        /**
         * A local zone; in no save.
         */
        const LOCAL_ZONE = 1;

        /**
         * A zone with an info; in no save.
         */
        const INFO_ZONE = 2;

        /**
         * Zone of map.zon, which decides the city.
         */
        const MAP_ZONE = 3;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}
