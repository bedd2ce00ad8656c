<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * A saved game of GTA San Andreas for Android: 29 blocks behind the letters
 * `BLOCK`, the texts of the briefing, padding to a multiple of 65,000 bytes
 * (195,000 as a rule), and a checksum. Most blocks are those of the PC.
 * 
 * A save that the game made during a mission holds the mission's script, and
 * the state of the mission in two parts of the block `pools` that nobody has
 * decoded. What the bytes in order cannot tell is decided for a file: the bytes
 * behind the checksum, the form of objects, and the size of those two parts.
 */

namespace Navspec {
    class GtaSaSaveAndroid extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag00 = $this->_io->readBytes(5);
            if (!($this->_m_tag00 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag00, $this->_io, "/seq/0");
            }
            $this->_m_simpleVariables = new \Navspec\GtaSaSaveAndroid\SimpleVariablesBlock(true, $this->_io, $this, $this->_root);
            $this->_m_tag01 = $this->_io->readBytes(5);
            if (!($this->_m_tag01 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag01, $this->_io, "/seq/2");
            }
            $this->_m_scripts = new \Navspec\GtaSaSaveAndroid\ScriptsBlock(true, false, $this->isMissionSave(), $this->_io, $this, $this->_root);
            $this->_m_tag02 = $this->_io->readBytes(5);
            if (!($this->_m_tag02 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag02, $this->_io, "/seq/4");
            }
            $this->_m_pools = new \Navspec\GtaSaSaveAndroid\MobilePoolsBlock($this->isObjectVariantB(), $this->lenMissionState(), $this->lenMissionTail(), $this->_io, $this, $this->_root);
            $this->_m_tag03 = $this->_io->readBytes(5);
            if (!($this->_m_tag03 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag03, $this->_io, "/seq/6");
            }
            $this->_m_garages = new \Navspec\GtaSaSaveAndroid\GaragesBlock($this->_io, $this, $this->_root);
            $this->_m_tag04 = $this->_io->readBytes(5);
            if (!($this->_m_tag04 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag04, $this->_io, "/seq/8");
            }
            $this->_m_gameLogic = new \Navspec\GtaSaSaveAndroid\GameLogicBlock($this->_io, $this, $this->_root);
            $this->_m_tag05 = $this->_io->readBytes(5);
            if (!($this->_m_tag05 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag05, $this->_io, "/seq/10");
            }
            $this->_m_paths = new \Navspec\GtaSaSaveAndroid\PathsBlock($this->_io, $this, $this->_root);
            $this->_m_tag06 = $this->_io->readBytes(5);
            if (!($this->_m_tag06 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag06, $this->_io, "/seq/12");
            }
            $this->_m_pickups = new \Navspec\GtaSaSaveAndroid\PickupsBlock($this->_io, $this, $this->_root);
            $this->_m_phoneInfo = new \Navspec\GtaSaSaveAndroid\EmptyBlock($this->_io, $this, $this->_root);
            $this->_m_tag08 = $this->_io->readBytes(5);
            if (!($this->_m_tag08 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag08, $this->_io, "/seq/15");
            }
            $this->_m_restartPoints = new \Navspec\GtaSaSaveAndroid\RestartPointsBlock($this->_io, $this, $this->_root);
            $this->_m_tag09 = $this->_io->readBytes(5);
            if (!($this->_m_tag09 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag09, $this->_io, "/seq/17");
            }
            $this->_m_radarBlips = new \Navspec\GtaSaSaveAndroid\RadarBlock(250, $this->_io, $this, $this->_root);
            $this->_m_tag10 = $this->_io->readBytes(5);
            if (!($this->_m_tag10 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag10, $this->_io, "/seq/19");
            }
            $this->_m_zones = new \Navspec\GtaSaSaveAndroid\ZonesBlock($this->_io, $this, $this->_root);
            $this->_m_tag11 = $this->_io->readBytes(5);
            if (!($this->_m_tag11 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag11, $this->_io, "/seq/21");
            }
            $this->_m_gangs = new \Navspec\GtaSaSaveAndroid\GangsBlock($this->_io, $this, $this->_root);
            $this->_m_tag12 = $this->_io->readBytes(5);
            if (!($this->_m_tag12 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag12, $this->_io, "/seq/23");
            }
            $this->_m_carGenerators = new \Navspec\GtaSaSaveAndroid\CarGeneratorsBlock($this->_io, $this, $this->_root);
            $this->_m_pedGenerators = new \Navspec\GtaSaSaveAndroid\EmptyBlock($this->_io, $this, $this->_root);
            $this->_m_audioScriptObjects = new \Navspec\GtaSaSaveAndroid\EmptyBlock($this->_io, $this, $this->_root);
            $this->_m_tag15 = $this->_io->readBytes(5);
            if (!($this->_m_tag15 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag15, $this->_io, "/seq/27");
            }
            $this->_m_playerInfo = new \Navspec\GtaSaSaveAndroid\PlayerInfoBlock($this->_io, $this, $this->_root);
            $this->_m_tag16 = $this->_io->readBytes(5);
            if (!($this->_m_tag16 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag16, $this->_io, "/seq/29");
            }
            $this->_m_statistics = new \Navspec\GtaSaSaveAndroid\StatisticsBlock(false, $this->_io, $this, $this->_root);
            $this->_m_tag17 = $this->_io->readBytes(5);
            if (!($this->_m_tag17 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag17, $this->_io, "/seq/31");
            }
            $this->_m_setPieces = new \Navspec\GtaSaSaveAndroid\SetPiecesBlock($this->_io, $this, $this->_root);
            $this->_m_tag18 = $this->_io->readBytes(5);
            if (!($this->_m_tag18 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag18, $this->_io, "/seq/33");
            }
            $this->_m_streaming = new \Navspec\GtaSaSaveAndroid\StreamingBlock($this->_io, $this, $this->_root);
            $this->_m_tag19 = $this->_io->readBytes(5);
            if (!($this->_m_tag19 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag19, $this->_io, "/seq/35");
            }
            $this->_m_pedRelationships = new \Navspec\GtaSaSaveAndroid\PedRelationshipsBlock($this->_io, $this, $this->_root);
            $this->_m_tag20 = $this->_io->readBytes(5);
            if (!($this->_m_tag20 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag20, $this->_io, "/seq/37");
            }
            $this->_m_tags = new \Navspec\GtaSaSaveAndroid\TagsBlock($this->_io, $this, $this->_root);
            $this->_m_tag21 = $this->_io->readBytes(5);
            if (!($this->_m_tag21 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag21, $this->_io, "/seq/39");
            }
            $this->_m_iplFlags = new \Navspec\GtaSaSaveAndroid\IplFlagsBlock($this->_io, $this, $this->_root);
            $this->_m_tag22 = $this->_io->readBytes(5);
            if (!($this->_m_tag22 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag22, $this->_io, "/seq/41");
            }
            $this->_m_shopping = new \Navspec\GtaSaSaveAndroid\ShoppingBlock($this->_io, $this, $this->_root);
            $this->_m_tag23 = $this->_io->readBytes(5);
            if (!($this->_m_tag23 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag23, $this->_io, "/seq/43");
            }
            $this->_m_gangWars = new \Navspec\GtaSaSaveAndroid\GangWarsBlock(true, false, $this->_io, $this, $this->_root);
            $this->_m_tag24 = $this->_io->readBytes(5);
            if (!($this->_m_tag24 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag24, $this->_io, "/seq/45");
            }
            $this->_m_stuntJumps = new \Navspec\GtaSaSaveAndroid\StuntJumpsBlock($this->_io, $this, $this->_root);
            $this->_m_tag25 = $this->_io->readBytes(5);
            if (!($this->_m_tag25 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag25, $this->_io, "/seq/47");
            }
            $this->_m_entryExits = new \Navspec\GtaSaSaveAndroid\EntryExitsBlock($this->_io, $this, $this->_root);
            $this->_m_tag26 = $this->_io->readBytes(5);
            if (!($this->_m_tag26 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag26, $this->_io, "/seq/49");
            }
            $this->_m_radio = new \Navspec\GtaSaSaveAndroid\RadioBlock($this->_io, $this, $this->_root);
            $this->_m_tag27 = $this->_io->readBytes(5);
            if (!($this->_m_tag27 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag27, $this->_io, "/seq/51");
            }
            $this->_m_userMarkers = new \Navspec\GtaSaSaveAndroid\UserMarkersBlock($this->_io, $this, $this->_root);
            $this->_m_tag28 = $this->_io->readBytes(5);
            if (!($this->_m_tag28 == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag28, $this->_io, "/seq/53");
            }
            $this->_m_postEffects = new \Navspec\GtaSaSaveAndroid\PostEffectsBlock($this->_io, $this, $this->_root);
            $this->_m_briefs = [];
            $n = 20;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_briefs[] = new \Navspec\GtaSaSaveAndroid\Brief($this->_io, $this, $this->_root);
            }
            $this->_m_padding = $this->_io->readBytes(($this->_io()->size() - $this->_io()->pos()) - (4 + $this->lenTrailing()));
            $this->_m_checksum = $this->_io->readU4le();
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_isMissionSave;

        /**
         * Whether the game was saved during a mission.
         */
        public function isMissionSave() {
            if ($this->_m_isMissionSave !== null)
                return $this->_m_isMissionSave;
            $this->_m_isMissionSave = $this->_io()->size() > 200000;
            return $this->_m_isMissionSave;
        }
        protected $_m_isObjectVariantB;

        /**
         * Which of two forms the objects of `pools` have; they differ in where the
         * last bytes stand, and all objects of a file have the same.
         */
        public function isObjectVariantB() {
            if ($this->_m_isObjectVariantB !== null)
                return $this->_m_isObjectVariantB;
            $this->_m_isObjectVariantB = true;
            return $this->_m_isObjectVariantB;
        }
        protected $_m_lenMissionState;

        /**
         * Bytes of the first part of a mission's state.
         */
        public function lenMissionState() {
            if ($this->_m_lenMissionState !== null)
                return $this->_m_lenMissionState;
            $this->_m_lenMissionState = 0;
            return $this->_m_lenMissionState;
        }
        protected $_m_lenMissionTail;

        /**
         * Bytes of the second part of a mission's state.
         */
        public function lenMissionTail() {
            if ($this->_m_lenMissionTail !== null)
                return $this->_m_lenMissionTail;
            $this->_m_lenMissionTail = 0;
            return $this->_m_lenMissionTail;
        }
        protected $_m_lenTrailing;

        /**
         * Bytes behind the checksum.
         */
        public function lenTrailing() {
            if ($this->_m_lenTrailing !== null)
                return $this->_m_lenTrailing;
            $this->_m_lenTrailing = \Kaitai\Struct\Stream::mod($this->_io()->size(), 65000);
            return $this->_m_lenTrailing;
        }
        protected $_m_tag00;
        protected $_m_simpleVariables;
        protected $_m_tag01;
        protected $_m_scripts;
        protected $_m_tag02;
        protected $_m_pools;
        protected $_m_tag03;
        protected $_m_garages;
        protected $_m_tag04;
        protected $_m_gameLogic;
        protected $_m_tag05;
        protected $_m_paths;
        protected $_m_tag06;
        protected $_m_pickups;
        protected $_m_phoneInfo;
        protected $_m_tag08;
        protected $_m_restartPoints;
        protected $_m_tag09;
        protected $_m_radarBlips;
        protected $_m_tag10;
        protected $_m_zones;
        protected $_m_tag11;
        protected $_m_gangs;
        protected $_m_tag12;
        protected $_m_carGenerators;
        protected $_m_pedGenerators;
        protected $_m_audioScriptObjects;
        protected $_m_tag15;
        protected $_m_playerInfo;
        protected $_m_tag16;
        protected $_m_statistics;
        protected $_m_tag17;
        protected $_m_setPieces;
        protected $_m_tag18;
        protected $_m_streaming;
        protected $_m_tag19;
        protected $_m_pedRelationships;
        protected $_m_tag20;
        protected $_m_tags;
        protected $_m_tag21;
        protected $_m_iplFlags;
        protected $_m_tag22;
        protected $_m_shopping;
        protected $_m_tag23;
        protected $_m_gangWars;
        protected $_m_tag24;
        protected $_m_stuntJumps;
        protected $_m_tag25;
        protected $_m_entryExits;
        protected $_m_tag26;
        protected $_m_radio;
        protected $_m_tag27;
        protected $_m_userMarkers;
        protected $_m_tag28;
        protected $_m_postEffects;
        protected $_m_briefs;
        protected $_m_padding;
        protected $_m_checksum;
        protected $_m_trailing;

        /**
         * Begins block 0.
         */
        public function tag00() { return $this->_m_tag00; }

        /**
         * Version, name, clock, weather and camera.
         */
        public function simpleVariables() { return $this->_m_simpleVariables; }

        /**
         * Begins block 1.
         */
        public function tag01() { return $this->_m_tag01; }

        /**
         * Variables and threads of the mission script.
         */
        public function scripts() { return $this->_m_scripts; }

        /**
         * Begins block 2.
         */
        public function tag02() { return $this->_m_tag02; }

        /**
         * The player, vehicles, and objects that scripts made.
         */
        public function pools() { return $this->_m_pools; }

        /**
         * Begins block 3.
         */
        public function tag03() { return $this->_m_tag03; }

        /**
         * Garages and the cars in them.
         */
        public function garages() { return $this->_m_garages; }

        /**
         * Begins block 4.
         */
        public function tag04() { return $this->_m_tag04; }

        /**
         * What happens after death and arrest.
         */
        public function gameLogic() { return $this->_m_gameLogic; }

        /**
         * Begins block 5.
         */
        public function tag05() { return $this->_m_tag05; }

        /**
         * Areas in which scripts switched path nodes.
         */
        public function paths() { return $this->_m_paths; }

        /**
         * Begins block 6.
         */
        public function tag06() { return $this->_m_tag06; }

        /**
         * Pickups of the whole map.
         */
        public function pickups() { return $this->_m_pickups; }

        /**
         * Block 7, without content.
         */
        public function phoneInfo() { return $this->_m_phoneInfo; }

        /**
         * Begins block 8.
         */
        public function tag08() { return $this->_m_tag08; }

        /**
         * Hospitals and police stations.
         */
        public function restartPoints() { return $this->_m_restartPoints; }

        /**
         * Begins block 9.
         */
        public function tag09() { return $this->_m_tag09; }

        /**
         * Icons of radar and map.
         */
        public function radarBlips() { return $this->_m_radarBlips; }

        /**
         * Begins block 10.
         */
        public function tag10() { return $this->_m_tag10; }

        /**
         * Zones of the map, the gangs in them, and how much of the map is revealed.
         */
        public function zones() { return $this->_m_zones; }

        /**
         * Begins block 11.
         */
        public function tag11() { return $this->_m_tag11; }

        /**
         * Weapons of gangs.
         */
        public function gangs() { return $this->_m_gangs; }

        /**
         * Begins block 12.
         */
        public function tag12() { return $this->_m_tag12; }

        /**
         * Parked cars.
         */
        public function carGenerators() { return $this->_m_carGenerators; }

        /**
         * Block 13, without content.
         */
        public function pedGenerators() { return $this->_m_pedGenerators; }

        /**
         * Block 14, without content.
         */
        public function audioScriptObjects() { return $this->_m_audioScriptObjects; }

        /**
         * Begins block 15.
         */
        public function tag15() { return $this->_m_tag15; }

        /**
         * Money and abilities of the player.
         */
        public function playerInfo() { return $this->_m_playerInfo; }

        /**
         * Begins block 16.
         */
        public function tag16() { return $this->_m_tag16; }

        /**
         * Statistics.
         */
        public function statistics() { return $this->_m_statistics; }

        /**
         * Begins block 17.
         */
        public function tag17() { return $this->_m_tag17; }

        /**
         * Places at which police appears.
         */
        public function setPieces() { return $this->_m_setPieces; }

        /**
         * Begins block 18.
         */
        public function tag18() { return $this->_m_tag18; }

        /**
         * What was loaded.
         */
        public function streaming() { return $this->_m_streaming; }

        /**
         * Begins block 19.
         */
        public function tag19() { return $this->_m_tag19; }

        /**
         * Whom people like and hate.
         */
        public function pedRelationships() { return $this->_m_pedRelationships; }

        /**
         * Begins block 20.
         */
        public function tag20() { return $this->_m_tag20; }

        /**
         * Gang tags that can be sprayed over.
         */
        public function tags() { return $this->_m_tags; }

        /**
         * Begins block 21.
         */
        public function tag21() { return $this->_m_tag21; }

        /**
         * Parts of the map that scripts load.
         */
        public function iplFlags() { return $this->_m_iplFlags; }

        /**
         * Begins block 22.
         */
        public function tag22() { return $this->_m_tag22; }

        /**
         * What was bought, and changed prices.
         */
        public function shopping() { return $this->_m_shopping; }

        /**
         * Begins block 23.
         */
        public function tag23() { return $this->_m_tag23; }

        /**
         * Gang wars and territory.
         */
        public function gangWars() { return $this->_m_gangWars; }

        /**
         * Begins block 24.
         */
        public function tag24() { return $this->_m_tag24; }

        /**
         * Unique jumps.
         */
        public function stuntJumps() { return $this->_m_stuntJumps; }

        /**
         * Begins block 25.
         */
        public function tag25() { return $this->_m_tag25; }

        /**
         * Doors into interiors.
         */
        public function entryExits() { return $this->_m_entryExits; }

        /**
         * Begins block 26.
         */
        public function tag26() { return $this->_m_tag26; }

        /**
         * What the stations have played, and news for them.
         */
        public function radio() { return $this->_m_radio; }

        /**
         * Begins block 27.
         */
        public function tag27() { return $this->_m_tag27; }

        /**
         * Markers that scripts put into the world.
         */
        public function userMarkers() { return $this->_m_userMarkers; }

        /**
         * Begins block 28.
         */
        public function tag28() { return $this->_m_tag28; }

        /**
         * Effects of the picture.
         */
        public function postEffects() { return $this->_m_postEffects; }

        /**
         * Texts of the briefing, the newest first.
         */
        public function briefs() { return $this->_m_briefs; }

        /**
         * Repeats what the game's work buffer of 65,000 bytes held: each byte that
         * which stands 65,000 before it.
         */
        public function padding() { return $this->_m_padding; }

        /**
         * Sum of all bytes before it.
         */
        public function checksum() { return $this->_m_checksum; }

        /**
         * Bytes that the game did not write; empty but for one file with two bytes
         * from a copy as text.
         */
        public function trailing() { return $this->_m_trailing; }

        public function __toString() {
            return "save of GTA San Andreas for Android";
        }
    }
}

/**
 * Animations for a model.
 */

namespace Navspec\GtaSaSaveAndroid {
    class AnimGroup extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
 * An icon; what is not in use holds old bytes.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Blip extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\RadarBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_colour = $this->_io->readU4le();
            $this->_m_entityHandle = $this->_io->readU4le();
            $this->_m_position = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_counter = $this->_io->readU2le();
            $this->_m_gap016 = $this->_io->readBytes(2);
            $this->_m_sphereRadius = $this->_io->readF4le();
            $this->_m_iconSize = $this->_io->readU2le();
            $this->_m_gap01e = $this->_io->readBytes(2);
            $this->_m_enexPlus1 = $this->_io->readU4le();
            $this->_m_sprite = $this->_io->readS1();
            $this->_m_state = new \Navspec\GtaSaSaveAndroid\BlipStateBits($this->_io, $this, $this->_root);
            $this->_m_kind = new \Navspec\GtaSaSaveAndroid\BlipKindBits($this->_io, $this, $this->_root);
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
         * Where it is.
         */
        public function position() { return $this->_m_position; }

        /**
         * How often the place was used; 1 for never.
         */
        public function counter() { return $this->_m_counter; }

        /**
         * Nothing; 0.
         */
        public function gap016() { return $this->_m_gap016; }

        /**
         * Size of its sphere; 1.
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
         * Icon.
         */
        public function sprite() { return $this->_m_sprite; }

        /**
         * How it is shown.
         */
        public function state() { return $this->_m_state; }

        /**
         * What it is.
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

namespace Navspec\GtaSaSaveAndroid {
    class BlipKindBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\Blip $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * What is shown, a marker in the world or an icon on the map.
         */
        public function display() { return $this->_m_display; }

        /**
         * What it stands for. Only places and contacts are stored in use: icons
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

namespace Navspec\GtaSaSaveAndroid {
    class BlipStateBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\Blip $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
 * A text of the briefing.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Brief extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenKey = $this->_io->readU4le();
            if (!($this->_m_lenKey <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_lenKey, $this->_io, "/types/brief/seq/0");
            }
            $this->_m_key = $this->_io->readBytes($this->lenKey());
            if ($this->hasKey()) {
                $this->_m_numbers = [];
                $n = 6;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_numbers[] = $this->_io->readS4le();
                }
            }
        }
        protected $_m_hasKey;

        /**
         * Whether there is a text.
         */
        public function hasKey() {
            if ($this->_m_hasKey !== null)
                return $this->_m_hasKey;
            $this->_m_hasKey = $this->lenKey() > 0;
            return $this->_m_hasKey;
        }
        protected $_m_lenKey;
        protected $_m_key;
        protected $_m_numbers;

        /**
         * Bytes of `key`; an empty place ends here.
         */
        public function lenKey() { return $this->_m_lenKey; }

        /**
         * Key of the text, without a zero.
         */
        public function key() { return $this->_m_key; }

        /**
         * Numbers in the text; -1 for none.
         */
        public function numbers() { return $this->_m_numbers; }
    }
}

/**
 * A building with another model.
 */

namespace Navspec\GtaSaSaveAndroid {
    class BuildingSwap extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * What has another model; 0 in a free place.
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

namespace Navspec\GtaSaSaveAndroid {
    class CarBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\StoredCar $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class CarGenerator extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\CarGeneratorsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
            $this->_m_flags = new \Navspec\GtaSaSaveAndroid\GeneratorBits($this->_io, $this, $this->_root);
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
         * Colours; -1 for any.
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
         * Where it looks.
         */
        public function angle() { return $this->_m_angle; }

        /**
         * How likely it has an alarm.
         */
        public function alarmChance() { return $this->_m_alarmChance; }

        /**
         * How likely it is locked.
         */
        public function lockChance() { return $this->_m_lockChance; }

        /**
         * How it appears.
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
         * When the next appears.
         */
        public function nextGenTime() { return $this->_m_nextGenTime; }

        /**
         * Car that stands there, as an old handle; -1 for none.
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

namespace Navspec\GtaSaSaveAndroid {
    class CarGeneratorsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $this->_m_generators[] = new \Navspec\GtaSaSaveAndroid\CarGenerator($this->_io, $this, $this->_root);
            }
            $this->_m_plateCount = $this->_io->readU4le();
            $this->_m_plates = [];
            $n = 15;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_plates[] = new \Navspec\GtaSaSaveAndroid\Plate($this->_io, $this, $this->_root);
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
         * Which quarter of them is looked at next, 0 to 3.
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

namespace Navspec\GtaSaSaveAndroid {
    class ChangedPrice extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ShoppingBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Price.
         */
        public function price() { return $this->_m_price; }
    }
}

/**
 * A direction in three bytes.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Direction extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\MobileObject $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * East, 127 for 1.
         */
        public function x() { return $this->_m_x; }

        /**
         * North, 127 for 1.
         */
        public function y() { return $this->_m_y; }

        /**
         * Up, 127 for 1.
         */
        public function z() { return $this->_m_z; }
    }
}

/**
 * A direction in three bytes, 99 or 100 long.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Direction100 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\StoredCar $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
 * A block without content.
 */

namespace Navspec\GtaSaSaveAndroid {
    class EmptyBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_tag = $this->_io->readBytes(5);
            if (!($this->_m_tag == "\x42\x4C\x4F\x43\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x42\x4C\x4F\x43\x4B", $this->_m_tag, $this->_io, "/types/empty_block/seq/0");
            }
        }
        protected $_m_tag;

        /**
         * All that there is of it.
         */
        public function tag() { return $this->_m_tag; }
    }
}

/**
 * Bits of things in the world.
 */

namespace Navspec\GtaSaSaveAndroid {
    class EntityBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\MobileObject $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_usesCollision = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_collisionProcessed = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_staticFlag = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_hasContacted = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_stuck = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_safePosition = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_postponed = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_visible = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_bigBuilding = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_renderDamaged = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_streamingDontDelete = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_removeFromWorld = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_hitWall = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_beingRendered = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_drawLast = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_distanceFade = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_noShadowsOn = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_offscreen = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_staticWaitingCollision = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_dontStream = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_underwaterFlag = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_prerenderEffects = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_tempBuilding = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_noHierarchyUpdate = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_roadsignText = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_superLowLod = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_procedural = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_backfaceCulled = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_lightObject = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unimportantStream = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_tunnel = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_tunnelTransition = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_usesCollision;
        protected $_m_collisionProcessed;
        protected $_m_staticFlag;
        protected $_m_hasContacted;
        protected $_m_stuck;
        protected $_m_safePosition;
        protected $_m_postponed;
        protected $_m_visible;
        protected $_m_bigBuilding;
        protected $_m_renderDamaged;
        protected $_m_streamingDontDelete;
        protected $_m_removeFromWorld;
        protected $_m_hitWall;
        protected $_m_beingRendered;
        protected $_m_drawLast;
        protected $_m_distanceFade;
        protected $_m_noShadowsOn;
        protected $_m_offscreen;
        protected $_m_staticWaitingCollision;
        protected $_m_dontStream;
        protected $_m_underwaterFlag;
        protected $_m_prerenderEffects;
        protected $_m_tempBuilding;
        protected $_m_noHierarchyUpdate;
        protected $_m_roadsignText;
        protected $_m_superLowLod;
        protected $_m_procedural;
        protected $_m_backfaceCulled;
        protected $_m_lightObject;
        protected $_m_unimportantStream;
        protected $_m_tunnel;
        protected $_m_tunnelTransition;

        /**
         * Takes part in collisions at all.
         */
        public function usesCollision() { return $this->_m_usesCollision; }

        /**
         * Its collisions of this frame have been worked out.
         */
        public function collisionProcessed() { return $this->_m_collisionProcessed; }

        /**
         * Does not move: physics leaves it alone.
         */
        public function staticFlag() { return $this->_m_staticFlag; }

        /**
         * A contact force has acted on it.
         */
        public function hasContacted() { return $this->_m_hasContacted; }

        /**
         * Stuck: it cannot move out of a collision.
         */
        public function stuck() { return $this->_m_stuck; }

        /**
         * Stands where it touches nothing.
         */
        public function safePosition() { return $this->_m_safePosition; }

        /**
         * Its control step was put off to later in the frame.
         */
        public function postponed() { return $this->_m_postponed; }

        /**
         * Drawn; clear when a script hides it.
         */
        public function visible() { return $this->_m_visible; }

        /**
         * Far-view building: drawn from far away and never culled as small.
         */
        public function bigBuilding() { return $this->_m_bigBuilding; }

        /**
         * Drawn with the damaged model where one exists.
         */
        public function renderDamaged() { return $this->_m_renderDamaged; }

        /**
         * The streaming must not remove it.
         */
        public function streamingDontDelete() { return $this->_m_streamingDontDelete; }

        /**
         * To be removed the next time it is processed.
         */
        public function removeFromWorld() { return $this->_m_removeFromWorld; }

        /**
         * Has hit a building, which changes how its next collisions are solved.
         */
        public function hitWall() { return $this->_m_hitWall; }

        /**
         * Locked against deletion while it is drawn.
         */
        public function beingRendered() { return $this->_m_beingRendered; }

        /**
         * Drawn after everything else (transparent things).
         */
        public function drawLast() { return $this->_m_drawLast; }

        /**
         * Being faded because it is far away.
         */
        public function distanceFade() { return $this->_m_distanceFade; }

        /**
         * No shadows are cast on it.
         */
        public function noShadowsOn() { return $this->_m_noShadowsOn; }

        /**
         * Known to be off the screen; only the set state can be trusted.
         */
        public function offscreen() { return $this->_m_offscreen; }

        /**
         * Made by a script and held still until the ground below it is loaded.
         */
        public function staticWaitingCollision() { return $this->_m_staticWaitingCollision; }

        /**
         * The streaming ignores it.
         */
        public function dontStream() { return $this->_m_dontStream; }

        /**
         * Under water: drawn in another order.
         */
        public function underwaterFlag() { return $this->_m_underwaterFlag; }

        /**
         * Has effects that are prepared before drawing.
         */
        public function prerenderEffects() { return $this->_m_prerenderEffects; }

        /**
         * Building that may be made and deleted more than once.
         */
        public function tempBuilding() { return $this->_m_tempBuilding; }

        /**
         * Its bones are not animated in this frame.
         */
        public function noHierarchyUpdate() { return $this->_m_noHierarchyUpdate; }

        /**
         * Road sign with text to draw.
         */
        public function roadsignText() { return $this->_m_roadsignText; }

        /**
         * Its roughest far-view model is shown.
         */
        public function superLowLod() { return $this->_m_superLowLod; }

        /**
         * Made by the generator of plants and litter.
         */
        public function procedural() { return $this->_m_procedural; }

        /**
         * Back faces are not drawn.
         */
        public function backfaceCulled() { return $this->_m_backfaceCulled; }

        /**
         * Lit by the directional lights.
         */
        public function lightObject() { return $this->_m_lightObject; }

        /**
         * First to go when the streaming is short of memory.
         */
        public function unimportantStream() { return $this->_m_unimportantStream; }

        /**
         * Part of a tunnel.
         */
        public function tunnel() { return $this->_m_tunnel; }

        /**
         * Drawn both from inside and from outside a tunnel.
         */
        public function tunnelTransition() { return $this->_m_tunnelTransition; }
    }
}

/**
 * A door.
 */

namespace Navspec\GtaSaSaveAndroid {
    class EntryExit extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\EntryExitsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_entryIndex = $this->_io->readS2le();
            if ($this->hasBody()) {
                $this->_m_door = new \Navspec\GtaSaSaveAndroid\EntryExitState($this->_io, $this, $this->_root);
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

namespace Navspec\GtaSaSaveAndroid {
    class EntryExitBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\EntryExitState $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Stands only on markers of interiors; nothing else is known.
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
         * Bikes pass, too.
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
         * Stands on the doors of Bayside and on those of burglaries, which are
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
         * Was entered and not left; on one side of the pair alone.
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

namespace Navspec\GtaSaSaveAndroid {
    class EntryExitState extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\EntryExit $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_flags = new \Navspec\GtaSaSaveAndroid\EntryExitBits($this->_io, $this, $this->_root);
            $this->_m_linkedIndex = $this->_io->readS2le();
        }
        protected $_m_flags;
        protected $_m_linkedIndex;

        /**
         * What it does.
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

namespace Navspec\GtaSaSaveAndroid {
    class EntryExitsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $_ = new \Navspec\GtaSaSaveAndroid\EntryExit($this->_io, $this, $this->_root);
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
         * Their numbers, the innermost last.
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

namespace Navspec\GtaSaSaveAndroid {
    class ExtraRestart extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\RestartPointsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_radius = $this->_io->readF4le();
            $this->_m_heading = $this->_io->readF4le();
        }
        protected $_m_position;
        protected $_m_radius;
        protected $_m_heading;

        /**
         * Where it is.
         */
        public function position() { return $this->_m_position; }

        /**
         * How near one must be; 0 or 1500.
         */
        public function radius() { return $this->_m_radius; }

        /**
         * Where the player looks.
         */
        public function heading() { return $this->_m_heading; }
    }
}

/**
 * Block 4.
 */

namespace Navspec\GtaSaSaveAndroid {
    class GameLogicBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $this->_m_restarts[] = new \Navspec\GtaSaSaveAndroid\Restart($this->_io, $this, $this->_root);
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
         * What happens to the player; 0 in every file.
         */
        public function gameState() { return $this->_m_gameState; }

        /**
         * When the state changed last.
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

namespace Navspec\GtaSaSaveAndroid {
    class Gang extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\GangsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class GangWarsBlock extends \Kaitai\Struct\Struct {
        public function __construct(bool $isMobile, bool $hasSpecificZones, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
            $this->_m_playerStartPos = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_gang1 = $this->_io->readS4le();
            $this->_m_gang2 = $this->_io->readS4le();
            $this->_m_ferocity = $this->_io->readS4le();
            $this->_m_lastTimeInArea = $this->_io->readU4le();
            $this->_m_attackState = $this->_io->readU4le();
            $this->_m_timeTillNextAttack = $this->_io->readF4le();
            $this->_m_pointOfAttack = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
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
         * How far a war that the player began has come; 0, because saving ends
         * it.
         */
        public function state() { return $this->_m_state; }

        /**
         * When it began.
         */
        public function timeStarted() { return $this->_m_timeStarted; }

        /**
         * Info of the zone; -1 for none.
         */
        public function zoneInfoIndex() { return $this->_m_zoneInfoIndex; }

        /**
         * Zone; -1 for none.
         */
        public function navZoneIndex() { return $this->_m_navZoneIndex; }

        /**
         * Where it began.
         */
        public function playerStartPos() { return $this->_m_playerStartPos; }

        /**
         * First gang.
         */
        public function gang1() { return $this->_m_gang1; }

        /**
         * Second gang.
         */
        public function gang2() { return $this->_m_gang2; }

        /**
         * How hard they fight, 0 to 2.
         */
        public function ferocity() { return $this->_m_ferocity; }

        /**
         * When the player was last there.
         */
        public function lastTimeInArea() { return $this->_m_lastTimeInArea; }

        /**
         * How far an attack on the player's territory has come; 0 in every file.
         */
        public function attackState() { return $this->_m_attackState; }

        /**
         * Time until the next attack.
         */
        public function timeTillNextAttack() { return $this->_m_timeTillNextAttack; }

        /**
         * Where it is.
         */
        public function pointOfAttack() { return $this->_m_pointOfAttack; }

        /**
         * Time that is left.
         */
        public function fightTimer() { return $this->_m_fightTimer; }

        /**
         * Icon; 0.
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
         * Probably zones to which wars are limited.
         */
        public function specificZoneCount() { return $this->_m_specificZoneCount; }

        /**
         * Probably those zones.
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

namespace Navspec\GtaSaSaveAndroid {
    class GangsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_gangs = [];
            $n = 10;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_gangs[] = new \Navspec\GtaSaSaveAndroid\Gang($this->_io, $this, $this->_root);
            }
        }
        protected $_m_gangs;

        /**
         * Gangs.
         */
        public function gangs() { return $this->_m_gangs; }
    }
}

/**
 * A garage.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Garage extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\GaragesBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_garageType = $this->_io->readU1();
            $this->_m_doorState = $this->_io->readU1();
            $this->_m_flags = new \Navspec\GtaSaSaveAndroid\GarageBits($this->_io, $this, $this->_root);
            $this->_m_gap002 = $this->_io->readBytes(1);
            $this->_m_position = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_directionA = new \Navspec\GtaSaSaveAndroid\Vec2($this->_io, $this, $this->_root);
            $this->_m_directionB = new \Navspec\GtaSaSaveAndroid\Vec2($this->_io, $this, $this->_root);
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
         * What it does now.
         */
        public function garageType() { return $this->_m_garageType; }

        /**
         * What the door does.
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
         * Direction of one side.
         */
        public function directionA() { return $this->_m_directionA; }

        /**
         * Direction of the other.
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
         * Length of the side away from it.
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
         * When the door opens.
         */
        public function timeToOpen() { return $this->_m_timeToOpen; }

        /**
         * Name to scripts, ended by a zero.
         */
        public function garageName() { return $this->_m_garageName; }

        /**
         * What it did at the start.
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

namespace Navspec\GtaSaSaveAndroid {
    class GarageBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\Garage $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class GaragesBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $this->_m_cars[] = new \Navspec\GtaSaSaveAndroid\StoredCar($this->_io, $this, $this->_root);
            }
            $this->_m_garages = [];
            $n = $this->numGarages();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_garages[] = new \Navspec\GtaSaSaveAndroid\Garage($this->_io, $this, $this->_root);
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
         * When the last help about garages was shown.
         */
        public function lastHelpTime() { return $this->_m_lastHelpTime; }

        /**
         * Cars in the garages that keep them, as slot * 20 + row: the first
         * slots of all 20 rows, then the second ones.
         */
        public function cars() { return $this->_m_cars; }

        /**
         * Garages.
         */
        public function garages() { return $this->_m_garages; }
    }
}

/**
 * How a parked car appears.
 */

namespace Navspec\GtaSaSaveAndroid {
    class GeneratorBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\CarGenerator $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class HandlingBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\StoredCar $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Loco Low Co accepts it.
         */
        public function lowRider() { return $this->_m_lowRider; }

        /**
         * Wheel Arch Angels accepts it, and no other shop.
         */
        public function streetRacer() { return $this->_m_streetRacer; }

        /**
         * Unknown.
         */
        public function unknownBit27() { return $this->_m_unknownBit27; }

        /**
         * The body swings from side to side on its suspension.
         */
        public function swingingChassis() { return $this->_m_swingingChassis; }

        /**
         * Unknown.
         */
        public function unknownBit29() { return $this->_m_unknownBit29; }
    }
}

/**
 * Something that is not shown.
 */

namespace Navspec\GtaSaSaveAndroid {
    class InvisibleObject extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * What is not shown; 0 in a free place, only 0 and 2 occur.
         */
        public function objectKind() { return $this->_m_objectKind; }

        /**
         * Which one, + 1.
         */
        public function poolIndexPlus1() { return $this->_m_poolIndexPlus1; }
    }
}

/**
 * Block 21. Parts of the map; what a number means depends on the data of the
 * game.
 */

namespace Navspec\GtaSaSaveAndroid {
    class IplFlagsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Parts, the first of which is not stored: 256.
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

namespace Navspec\GtaSaSaveAndroid {
    class LoadedMission extends \Kaitai\Struct\Struct {
        public function __construct(bool $hasIndex, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ScriptThread $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Number of the mission.
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

namespace Navspec\GtaSaSaveAndroid {
    class LodPair extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
 * An object that a script made, 64 bytes in both forms.
 */

namespace Navspec\GtaSaSaveAndroid {
    class MobileObject extends \Kaitai\Struct\Struct {
        public function __construct(bool $isVariantB, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\MobilePoolsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_isVariantB = $isVariantB;
            $this->_read();
        }

        private function _read() {
            $this->_m_handle = $this->_io->readU4le();
            $this->_m_model = $this->_io->readS4le();
            $this->_m_objectSize = $this->_io->readU4le();
            $this->_m_position = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_right = new \Navspec\GtaSaSaveAndroid\Direction($this->_io, $this, $this->_root);
            $this->_m_forward = new \Navspec\GtaSaSaveAndroid\Direction($this->_io, $this, $this->_root);
            $this->_m_gap01e = $this->_io->readBytes(6);
            $this->_m_bonusValue = $this->_io->readU1();
            $this->_m_gap025 = $this->_io->readBytes(1);
            $this->_m_costValue = $this->_io->readU2le();
            $this->_m_removalTime = $this->_io->readS4le();
            $this->_m_entityFlags = new \Navspec\GtaSaSaveAndroid\EntityBits($this->_io, $this, $this->_root);
            if ($this->isFormB()) {
                $this->_m_unknown48 = $this->_io->readU4le();
            }
            $this->_m_unused = $this->_io->readS1();
            if ($this->isFormA()) {
                $this->_m_gap031 = $this->_io->readBytes(3);
            }
            if ($this->isFormB()) {
                $this->_m_gap035 = $this->_io->readBytes(1);
            }
            $this->_m_objectFlags = new \Navspec\GtaSaSaveAndroid\ObjectBits($this->_io, $this, $this->_root);
            $this->_m_objectType = $this->_io->readU1();
            $this->_m_collisionDamageEffect = $this->_io->readU1();
            $this->_m_specialCollisionResponse = $this->_io->readU1();
            $this->_m_physicalFlags = new \Navspec\GtaSaSaveAndroid\PhysicalBits($this->_io, $this, $this->_root);
            $this->_m_unknownEnd = $this->_io->readS2le();
            if ($this->isFormA()) {
                $this->_m_gap03e = $this->_io->readBytes(2);
            }
        }
        protected $_m_collisionDamageEffectName;

        /**
         * Meaning of `collision_damage_effect`.
         */
        public function collisionDamageEffectName() {
            if ($this->_m_collisionDamageEffectName !== null)
                return $this->_m_collisionDamageEffectName;
            $this->_m_collisionDamageEffectName = $this->collisionDamageEffect();
            return $this->_m_collisionDamageEffectName;
        }
        protected $_m_isFormA;

        /**
         * Whether it has the first form.
         */
        public function isFormA() {
            if ($this->_m_isFormA !== null)
                return $this->_m_isFormA;
            $this->_m_isFormA = !($this->isVariantB());
            return $this->_m_isFormA;
        }
        protected $_m_isFormB;

        /**
         * Whether it has the second form.
         */
        public function isFormB() {
            if ($this->_m_isFormB !== null)
                return $this->_m_isFormB;
            $this->_m_isFormB = $this->isVariantB();
            return $this->_m_isFormB;
        }
        protected $_m_objectTypeName;

        /**
         * Meaning of `object_type`.
         */
        public function objectTypeName() {
            if ($this->_m_objectTypeName !== null)
                return $this->_m_objectTypeName;
            $this->_m_objectTypeName = $this->objectType();
            return $this->_m_objectTypeName;
        }
        protected $_m_specialCollisionResponseName;

        /**
         * Meaning of `special_collision_response`.
         */
        public function specialCollisionResponseName() {
            if ($this->_m_specialCollisionResponseName !== null)
                return $this->_m_specialCollisionResponseName;
            $this->_m_specialCollisionResponseName = $this->specialCollisionResponse();
            return $this->_m_specialCollisionResponseName;
        }
        protected $_m_handle;
        protected $_m_model;
        protected $_m_objectSize;
        protected $_m_position;
        protected $_m_right;
        protected $_m_forward;
        protected $_m_gap01e;
        protected $_m_bonusValue;
        protected $_m_gap025;
        protected $_m_costValue;
        protected $_m_removalTime;
        protected $_m_entityFlags;
        protected $_m_unknown48;
        protected $_m_unused;
        protected $_m_gap031;
        protected $_m_gap035;
        protected $_m_objectFlags;
        protected $_m_objectType;
        protected $_m_collisionDamageEffect;
        protected $_m_specialCollisionResponse;
        protected $_m_physicalFlags;
        protected $_m_unknownEnd;
        protected $_m_gap03e;
        protected $_m_isVariantB;

        /**
         * Place among objects * 256 + counter.
         */
        public function handle() { return $this->_m_handle; }

        /**
         * Model.
         */
        public function model() { return $this->_m_model; }

        /**
         * Bytes that follow: 52.
         */
        public function objectSize() { return $this->_m_objectSize; }

        /**
         * Where it stands.
         */
        public function position() { return $this->_m_position; }

        /**
         * Its right side.
         */
        public function right() { return $this->_m_right; }

        /**
         * Its front; its top is the product of the two.
         */
        public function forward() { return $this->_m_forward; }

        /**
         * Old memory; no meaning.
         */
        public function gap01e() { return $this->_m_gap01e; }

        /**
         * Nothing known; 0.
         */
        public function bonusValue() { return $this->_m_bonusValue; }

        /**
         * Nothing.
         */
        public function gap025() { return $this->_m_gap025; }

        /**
         * Nothing known; 0.
         */
        public function costValue() { return $this->_m_costValue; }

        /**
         * When it goes.
         */
        public function removalTime() { return $this->_m_removalTime; }

        /**
         * What the engine knows about it.
         */
        public function entityFlags() { return $this->_m_entityFlags; }

        /**
         * Unknown.
         */
        public function unknown48() { return $this->_m_unknown48; }

        /**
         * Nothing.
         */
        public function unused() { return $this->_m_unused; }

        /**
         * Old memory; no meaning.
         */
        public function gap031() { return $this->_m_gap031; }

        /**
         * Old memory; no meaning.
         */
        public function gap035() { return $this->_m_gap035; }

        /**
         * What the game knows about it; the upper byte is not reliable in the
         * second form.
         */
        public function objectFlags() { return $this->_m_objectFlags; }

        /**
         * 2 for objects of missions.
         */
        public function objectType() { return $this->_m_objectType; }

        /**
         * What a blow does to it: 0 or 200.
         */
        public function collisionDamageEffect() { return $this->_m_collisionDamageEffect; }

        /**
         * What it does when something touches it: 0, or 200, which has no name.
         */
        public function specialCollisionResponse() { return $this->_m_specialCollisionResponse; }

        /**
         * What does not hurt it.
         */
        public function physicalFlags() { return $this->_m_physicalFlags; }

        /**
         * Unknown; -1.
         */
        public function unknownEnd() { return $this->_m_unknownEnd; }

        /**
         * Old memory; no meaning.
         */
        public function gap03e() { return $this->_m_gap03e; }

        /**
         * Which of two forms the object has.
         */
        public function isVariantB() { return $this->_m_isVariantB; }
    }
}

/**
 * A person; the player where `ped_type` is 0 or 1.
 */

namespace Navspec\GtaSaSaveAndroid {
    class MobilePlayer extends \Kaitai\Struct\Struct {
        public function __construct(bool $isDefinitive, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\MobilePoolsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
            $this->_m_position = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_heading = $this->_io->readF4le();
            $this->_m_health = $this->_io->readF4le();
            $this->_m_armor = $this->_io->readF4le();
            $this->_m_weapons = [];
            $n = 13;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_weapons[] = new \Navspec\GtaSaSaveAndroid\Weapon($this->_io, $this, $this->_root);
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
                $this->_m_playerPart = new \Navspec\GtaSaSaveAndroid\MobilePlayerPart($this->_io, $this, $this->_root);
            }
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
         * Model; 0 for the player.
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
         * Where he stands.
         */
        public function position() { return $this->_m_position; }

        /**
         * Where he looks.
         */
        public function heading() { return $this->_m_heading; }

        /**
         * Health.
         */
        public function health() { return $this->_m_health; }

        /**
         * Armour.
         */
        public function armor() { return $this->_m_armor; }

        /**
         * What he carries, one weapon of each kind.
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
         * outside.
         */
        public function exitIndex() { return $this->_m_exitIndex; }

        /**
         * How he fights: 15 from the start, others from gyms or scripts.
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
         * Unknown.
         */
        public function unknownPed() { return $this->_m_unknownPed; }

        /**
         * What only the player has.
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

namespace Navspec\GtaSaSaveAndroid {
    class MobilePlayerPart extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\MobilePlayer $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Their textures in the same way.
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
         * The same as `active_weapon_slot`.
         */
        public function chosenWeaponSlot() { return $this->_m_chosenWeaponSlot; }

        /**
         * Old memory; no meaning.
         */
        public function gap085() { return $this->_m_gap085; }

        /**
         * Unknown; 1.
         */
        public function unknownEnd() { return $this->_m_unknownEnd; }
    }
}

/**
 * Block 2. The player with all he carries, vehicles, and objects.
 */

namespace Navspec\GtaSaSaveAndroid {
    class MobilePoolsBlock extends \Kaitai\Struct\Struct {
        public function __construct(bool $isObjectVariantB, int $lenMissionState, int $lenMissionTail, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_isObjectVariantB = $isObjectVariantB;
            $this->_m_lenMissionState = $lenMissionState;
            $this->_m_lenMissionTail = $lenMissionTail;
            $this->_read();
        }

        private function _read() {
            $this->_m_numPlayers = $this->_io->readU4le();
            if (!($this->_m_numPlayers <= intval(($this->_io()->size() - $this->_io()->pos()) / 432))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 432), $this->_m_numPlayers, $this->_io, "/types/mobile_pools_block/seq/0");
            }
            $this->_m_players = [];
            $n = $this->numPlayers();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_players[] = new \Navspec\GtaSaSaveAndroid\MobilePlayer(false, $this->_io, $this, $this->_root);
            }
            $this->_m_numVehicles = $this->_io->readU4le();
            if (!($this->_m_numVehicles <= intval(($this->_io()->size() - $this->_io()->pos()) / 200))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 200), $this->_m_numVehicles, $this->_io, "/types/mobile_pools_block/seq/2");
            }
            $this->_m_vehicles = [];
            $n = $this->numVehicles();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_vehicles[] = new \Navspec\GtaSaSaveAndroid\MobileVehicle($this->_io, $this, $this->_root);
            }
            $this->_m_cameraTarget = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_cameraTarget[] = $this->_io->readS4le();
            }
            $this->_m_missionState = $this->_io->readBytes($this->lenMissionState());
            $this->_m_numObjects = $this->_io->readU4le();
            if (!($this->_m_numObjects <= intval(($this->_io()->size() - $this->_io()->pos()) / 62))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 62), $this->_m_numObjects, $this->_io, "/types/mobile_pools_block/seq/6");
            }
            $this->_m_objects = [];
            $n = $this->numObjects();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_objects[] = new \Navspec\GtaSaSaveAndroid\MobileObject($this->isObjectVariantB(), $this->_io, $this, $this->_root);
            }
            $this->_m_missionTail = $this->_io->readBytes($this->lenMissionTail());
        }
        protected $_m_numPlayers;
        protected $_m_players;
        protected $_m_numVehicles;
        protected $_m_vehicles;
        protected $_m_cameraTarget;
        protected $_m_missionState;
        protected $_m_numObjects;
        protected $_m_objects;
        protected $_m_missionTail;
        protected $_m_isObjectVariantB;
        protected $_m_lenMissionState;
        protected $_m_lenMissionTail;

        /**
         * People that follow: 1, and more in a save made during a mission.
         */
        public function numPlayers() { return $this->_m_numPlayers; }

        /**
         * The player, then people of the mission.
         */
        public function players() { return $this->_m_players; }

        /**
         * Vehicles that follow.
         */
        public function numVehicles() { return $this->_m_numVehicles; }

        /**
         * Vehicles of the mission.
         */
        public function vehicles() { return $this->_m_vehicles; }

        /**
         * Probably what the camera follows: -1, kind of thing (3 person, 2
         * vehicle), its handle, -1.
         */
        public function cameraTarget() { return $this->_m_cameraTarget; }

        /**
         * State of the mission; not decoded.
         */
        public function missionState() { return $this->_m_missionState; }

        /**
         * Objects that follow.
         */
        public function numObjects() { return $this->_m_numObjects; }

        /**
         * Objects that scripts made.
         */
        public function objects() { return $this->_m_objects; }

        /**
         * More state of the mission; not decoded.
         */
        public function missionTail() { return $this->_m_missionTail; }

        /**
         * Which of two forms objects have.
         */
        public function isObjectVariantB() { return $this->_m_isObjectVariantB; }

        /**
         * Bytes of the first part of a mission's state.
         */
        public function lenMissionState() { return $this->_m_lenMissionState; }

        /**
         * Bytes of the second part.
         */
        public function lenMissionTail() { return $this->_m_lenMissionTail; }
    }
}

/**
 * A vehicle of the mission.
 */

namespace Navspec\GtaSaSaveAndroid {
    class MobileVehicle extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\MobilePoolsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_handle = $this->_io->readU4le();
            $this->_m_model = $this->_io->readS4le();
            $this->_m_vehicleSize = $this->_io->readU4le();
            $this->_m_matrix = [];
            $n = 18;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_matrix[] = $this->_io->readF4le();
            }
            $this->_m_createdBy = $this->_io->readU1();
            $this->_m_colours = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_colours[] = $this->_io->readU1();
            }
            $this->_m_unknown89 = $this->_io->readU1();
            $this->_m_alarm = $this->_io->readU2le();
            $this->_m_unknown92 = $this->_io->readBytes(24);
            $this->_m_health = $this->_io->readF4le();
            $this->_m_unknown120 = $this->_io->readU4le();
            $this->_m_entityFlags = $this->_io->readU4le();
            $this->_m_unknown128 = $this->_io->readBytes(12);
            $this->_m_unknown140 = $this->_io->readBytes(24);
            $this->_m_unknown164 = $this->_io->readBytes(36);
        }
        protected $_m_handle;
        protected $_m_model;
        protected $_m_vehicleSize;
        protected $_m_matrix;
        protected $_m_createdBy;
        protected $_m_colours;
        protected $_m_unknown89;
        protected $_m_alarm;
        protected $_m_unknown92;
        protected $_m_health;
        protected $_m_unknown120;
        protected $_m_entityFlags;
        protected $_m_unknown128;
        protected $_m_unknown140;
        protected $_m_unknown164;

        /**
         * Place among vehicles * 256 + counter.
         */
        public function handle() { return $this->_m_handle; }

        /**
         * Model.
         */
        public function model() { return $this->_m_model; }

        /**
         * Bytes of the first part: 128.
         */
        public function vehicleSize() { return $this->_m_vehicleSize; }

        /**
         * Position and direction.
         */
        public function matrix() { return $this->_m_matrix; }

        /**
         * Who made it.
         */
        public function createdBy() { return $this->_m_createdBy; }

        /**
         * Colours by their number in the palette.
         */
        public function colours() { return $this->_m_colours; }

        /**
         * Unknown.
         */
        public function unknown89() { return $this->_m_unknown89; }

        /**
         * State of the alarm.
         */
        public function alarm() { return $this->_m_alarm; }

        /**
         * Unknown.
         */
        public function unknown92() { return $this->_m_unknown92; }

        /**
         * Health; 1000 for a whole vehicle.
         */
        public function health() { return $this->_m_health; }

        /**
         * Unknown.
         */
        public function unknown120() { return $this->_m_unknown120; }

        /**
         * What the engine knows about it.
         */
        public function entityFlags() { return $this->_m_entityFlags; }

        /**
         * Unknown.
         */
        public function unknown128() { return $this->_m_unknown128; }

        /**
         * Unknown.
         */
        public function unknown140() { return $this->_m_unknown140; }

        /**
         * Unknown.
         */
        public function unknown164() { return $this->_m_unknown164; }
    }
}

/**
 * Bits of objects. The game saves and loads all 32.
 */

namespace Navspec\GtaSaSaveAndroid {
    class ObjectBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\MobileObject $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_pickup = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_collisionRelated = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_propertyForSale = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_shopOutOfStock = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_brokenGlass = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_glassGone = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_exploded = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_changesVehicleColour = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_lampPost = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_targetable = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_broken = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_trainCrossing = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_photographed = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_liftable = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_doorMoving = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_doorOpen = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_noModel = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_scaled = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_magnet = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_damaged = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_brainState = $this->_io->readBitsIntLe(2);
            $this->_m_fadingIn = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_colBrightness = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_disabledAttractors = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_doNotRender = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_fadingIn2 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unknown27 = $this->_io->readBitsIntLe(5);
        }
        protected $_m_pickup;
        protected $_m_collisionRelated;
        protected $_m_propertyForSale;
        protected $_m_shopOutOfStock;
        protected $_m_brokenGlass;
        protected $_m_glassGone;
        protected $_m_exploded;
        protected $_m_changesVehicleColour;
        protected $_m_lampPost;
        protected $_m_targetable;
        protected $_m_broken;
        protected $_m_trainCrossing;
        protected $_m_photographed;
        protected $_m_liftable;
        protected $_m_doorMoving;
        protected $_m_doorOpen;
        protected $_m_noModel;
        protected $_m_scaled;
        protected $_m_magnet;
        protected $_m_damaged;
        protected $_m_brainState;
        protected $_m_fadingIn;
        protected $_m_colBrightness;
        protected $_m_disabledAttractors;
        protected $_m_doNotRender;
        protected $_m_fadingIn2;
        protected $_m_unknown27;

        /**
         * The object of a pickup.
         */
        public function pickup() { return $this->_m_pickup; }

        /**
         * Used by the collision code; no better name is known.
         */
        public function collisionRelated() { return $this->_m_collisionRelated; }

        /**
         * The pickup object of a property for sale.
         */
        public function propertyForSale() { return $this->_m_propertyForSale; }

        /**
         * Shop pickup that is sold out.
         */
        public function shopOutOfStock() { return $this->_m_shopOutOfStock; }

        /**
         * Glass with cracks.
         */
        public function brokenGlass() { return $this->_m_brokenGlass; }

        /**
         * Glass that has fallen out completely.
         */
        public function glassGone() { return $this->_m_glassGone; }

        /**
         * Has exploded (barrel, gas pump).
         */
        public function exploded() { return $this->_m_exploded; }

        /**
         * Detached car part that takes the colours of its car.
         */
        public function changesVehicleColour() { return $this->_m_changesVehicleColour; }

        /**
         * Lamp post: falls over and goes out.
         */
        public function lampPost() { return $this->_m_lampPost; }

        /**
         * The player's aim may pick it by itself; scripts set it.
         */
        public function targetable() { return $this->_m_targetable; }

        /**
         * Broken, so it gives no cover.
         */
        public function broken() { return $this->_m_broken; }

        /**
         * Train crossing that is switched on: the barrier is down.
         */
        public function trainCrossing() { return $this->_m_trainCrossing; }

        /**
         * Was on the last photograph; scripts ask for it.
         */
        public function photographed() { return $this->_m_photographed; }

        /**
         * Can be picked up and carried.
         */
        public function liftable() { return $this->_m_liftable; }

        /**
         * Door or gate in motion.
         */
        public function doorMoving() { return $this->_m_doorMoving; }

        /**
         * Door or gate that stands open.
         */
        public function doorOpen() { return $this->_m_doorOpen; }

        /**
         * Has no model to draw; set on most saved objects, 3,957 of 4,599.
         */
        public function noModel() { return $this->_m_noModel; }

        /**
         * Drawn at another size.
         */
        public function scaled() { return $this->_m_scaled; }

        /**
         * A crane's magnet can lift it. Set when the object is made: on all of
         * 4,599 saved ones.
         */
        public function magnet() { return $this->_m_magnet; }

        /**
         * Damaged in the last step; drives the damage effects.
         */
        public function damaged() { return $this->_m_damaged; }

        /**
         * Whether a script brain waits for this object; 0 for no, as in every
         * measured file.
         */
        public function brainState() { return $this->_m_brainState; }

        /**
         * Fading in after it was made; works only for objects of scripts.
         */
        public function fadingIn() { return $this->_m_fadingIn; }

        /**
         * Its light follows the brightness stored in the collision below it.
         */
        public function colBrightness() { return $this->_m_colBrightness; }

        /**
         * Attractors on it that are off by default are switched on, against what
         * the name says.
         */
        public function disabledAttractors() { return $this->_m_disabledAttractors; }

        /**
         * Not drawn.
         */
        public function doNotRender() { return $this->_m_doNotRender; }

        /**
         * A second mark of fading in; what sets it is not known.
         */
        public function fadingIn2() { return $this->_m_fadingIn2; }

        /**
         * Unknown.
         */
        public function unknown27() { return $this->_m_unknown27; }
    }
}

/**
 * Block 5. After each mission the game cuts the list to 54 areas.
 */

namespace Navspec\GtaSaSaveAndroid {
    class PathsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $this->_m_areas[] = new \Navspec\GtaSaSaveAndroid\SwitchedArea($this->_io, $this, $this->_root);
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

namespace Navspec\GtaSaSaveAndroid {
    class PedRelationshipsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_relations = [];
            $n = 32;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_relations[] = new \Navspec\GtaSaSaveAndroid\Relation($this->_io, $this, $this->_root);
            }
        }
        protected $_m_relations;

        /**
         * What each kind of people thinks of the others.
         */
        public function relations() { return $this->_m_relations; }
    }
}

/**
 * What has no effect on an object.
 */

namespace Navspec\GtaSaSaveAndroid {
    class PhysicalBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\MobileObject $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_noCollisionForce = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_noSpeed = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_bulletProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_fireProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_collisionProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_meleeProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_explosionProof = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unknown7 = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_noCollisionForce;
        protected $_m_noSpeed;
        protected $_m_bulletProof;
        protected $_m_fireProof;
        protected $_m_collisionProof;
        protected $_m_meleeProof;
        protected $_m_explosionProof;
        protected $_m_unknown7;

        /**
         * Hits do not push it.
         */
        public function noCollisionForce() { return $this->_m_noCollisionForce; }

        /**
         * Its speed is not applied: it stays where it is.
         */
        public function noSpeed() { return $this->_m_noSpeed; }

        /**
         * Bullets do no damage.
         */
        public function bulletProof() { return $this->_m_bulletProof; }

        /**
         * Fire does no damage.
         */
        public function fireProof() { return $this->_m_fireProof; }

        /**
         * Collisions do no damage.
         */
        public function collisionProof() { return $this->_m_collisionProof; }

        /**
         * Blows do no damage.
         */
        public function meleeProof() { return $this->_m_meleeProof; }

        /**
         * Explosions do no damage.
         */
        public function explosionProof() { return $this->_m_explosionProof; }

        /**
         * Unknown.
         */
        public function unknown7() { return $this->_m_unknown7; }
    }
}

/**
 * Something that lies about; where the type is 0 the place is free, and
 * holds old bytes.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Pickup extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\PickupsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
            $this->_m_flags = new \Navspec\GtaSaSaveAndroid\PickupBits($this->_io, $this, $this->_root);
            $this->_m_gap01d = $this->_io->readBytes(2);
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
         * When it comes back.
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
         * What a business makes.
         */
        public function moneyPerDay() { return $this->_m_moneyPerDay; }

        /**
         * Model, 321 to 1581. 953 oyster, 954 horseshoe, 1253 snapshot, 1212
         * money, 1240 health, 1242 armour, 1247 bribe, 1272 and 1273 property,
         * 1274 business, 1277 save disk.
         */
        public function model() { return $this->_m_model; }

        /**
         * How often the place was used.
         */
        public function counter() { return $this->_m_counter; }

        /**
         * What it does when it is taken.
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

namespace Navspec\GtaSaSaveAndroid {
    class PickupBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\Pickup $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Its help text has been shown.
         */
        public function helpShown() { return $this->_m_helpShown; }

        /**
         * Its object is drawn.
         */
        public function isVisible() { return $this->_m_isVisible; }

        /**
         * Text of a property: 1 where it is for sale, 2 where it is locked.
         */
        public function propertyText() { return $this->_m_propertyText; }

        /**
         * Unknown; 0.
         */
        public function unknownPickupBit() { return $this->_m_unknownPickupBit; }
    }
}

/**
 * Block 6.
 */

namespace Navspec\GtaSaSaveAndroid {
    class PickupsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_pickups = [];
            $n = 620;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_pickups[] = new \Navspec\GtaSaSaveAndroid\Pickup($this->_io, $this, $this->_root);
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
         * Where the next one is noted, 0 to 19.
         */
        public function collectedIndex() { return $this->_m_collectedIndex; }

        /**
         * How often the help about weapons is still shown; 10 at the start.
         */
        public function weaponHelpLeft() { return $this->_m_weaponHelpLeft; }

        /**
         * What was just taken (opcode 0214): slot + 65,536 * counter; 0 for
         * none.
         */
        public function collectedRefs() { return $this->_m_collectedRefs; }
    }
}

/**
 * A licence plate for a parked car.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Plate extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\CarGeneratorsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class PlayerInfoBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Money.
         */
        public function money() { return $this->_m_money; }

        /**
         * Cars on the road; 0.
         */
        public function carDensity() { return $this->_m_carDensity; }

        /**
         * How the player fares; 0 in every file.
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
         * Most armour: 100 or 150 (opcode 055F)
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

namespace Navspec\GtaSaSaveAndroid {
    class PopulationBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ZoneInfo $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class PostEffectsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * How much brighter the colour filter gets where there is no such light;
         * 0.5.
         */
        public function extraMultMult() { return $this->_m_extraMultMult; }

        /**
         * How far the colour filter is shifted at the left; 16.
         */
        public function leftUOffset() { return $this->_m_leftUOffset; }

        /**
         * How far it is shifted at the right; 16.
         */
        public function rightUOffset() { return $this->_m_rightUOffset; }

        /**
         * How far it is shifted at the top; 16.
         */
        public function topVOffset() { return $this->_m_topVOffset; }

        /**
         * How far it is shifted at the bottom; 16.
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
         * The same inside a building; 0.5.
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
         * Width in which it is drawn.
         */
        public function hazeRenderX() { return $this->_m_hazeRenderX; }

        /**
         * Height in which it is drawn.
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
         * The same where the script names none; 170.
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
         * What is left of that flash, in steps of 20 ms; 50.
         */
        public function nightOnCount() { return $this->_m_nightOnCount; }

        /**
         * What is left of the flash of infrared vision; 50.
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
         * Colour of what is warm: red, green, blue, alpha, 0 to 1; red. The dead
         * turn blue.
         */
        public function infraredHeatRgba() { return $this->_m_infraredHeatRgba; }

        /**
         * Colour in which the smeared picture is drawn: red, green, blue, alpha.
         */
        public function infraredColour() { return $this->_m_infraredColour; }

        /**
         * Colour laid over it: red, green, blue, alpha.
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
         * Whether `radiosity_limit` stands for the limit of the time of day; 0.
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
         * Height of those waves across the picture; 4.
         */
        public function xOffset() { return $this->_m_xOffset; }

        /**
         * Distance of the rows in which they are drawn; 24.
         */
        public function yOffset() { return $this->_m_yOffset; }

        /**
         * How fast those waves run, in radians per ms; 0.0015.
         */
        public function waterSpeed() { return $this->_m_waterSpeed; }

        /**
         * How close those waves are, in radians per row; 0.04.
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
         * Whether it rains; 0.
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
         * Width of the screen that is meant by default, as the name has it; 0.
         */
        public function defScreenX() { return $this->_m_defScreenX; }

        /**
         * Its height; 0.
         */
        public function defScreenY() { return $this->_m_defScreenY; }
    }
}

/**
 * People in a zone.
 */

namespace Navspec\GtaSaSaveAndroid {
    class RaceBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ZoneInfo $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class RadarBlock extends \Kaitai\Struct\Struct {
        public function __construct(int $numBlips, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_numBlips = $numBlips;
            $this->_read();
        }

        private function _read() {
            $this->_m_blips = [];
            $n = $this->numBlips();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_blips[] = new \Navspec\GtaSaSaveAndroid\Blip($this->_io, $this, $this->_root);
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

namespace Navspec\GtaSaSaveAndroid {
    class RadioBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_stations = [];
            $n = 14;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_stations[] = new \Navspec\GtaSaSaveAndroid\StationHistory($this->_io, $this, $this->_root);
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
         * What the stations have played.
         */
        public function stations() { return $this->_m_stations; }

        /**
         * Low bytes of the statistics 181, 327, 328, 329, 318, 320, 330, 331,
         * 332, 333, 311, 323, 308, 310, 335, 336, 337, 302, 338, 339, 340, 341
         * and 342, in this order, by which the stations choose what they talk
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
         * What the news are about; 2 and 3 occur.
         */
        public function pendingKind() { return $this->_m_pendingKind; }

        /**
         * Talk about it; 255 for none.
         */
        public function banterIndex() { return $this->_m_banterIndex; }
    }
}

/**
 * What one kind of people thinks of the others, a bit for each (opcode
 * 0746).
 */

namespace Navspec\GtaSaSaveAndroid {
    class Relation extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\PedRelationshipsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Whom it respects.
         */
        public function respect() { return $this->_m_respect; }

        /**
         * Whom it likes.
         */
        public function like() { return $this->_m_like; }

        /**
         * Whom it ignores; none.
         */
        public function ignore() { return $this->_m_ignore; }

        /**
         * Whom it does not like.
         */
        public function dislike() { return $this->_m_dislike; }

        /**
         * Whom it hates.
         */
        public function hate() { return $this->_m_hate; }
    }
}

/**
 * A place to wake up at.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Restart extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\GameLogicBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_heading = $this->_io->readF4le();
        }
        protected $_m_position;
        protected $_m_heading;

        /**
         * Where it is.
         */
        public function position() { return $this->_m_position; }

        /**
         * Where the player looks.
         */
        public function heading() { return $this->_m_heading; }
    }
}

/**
 * A place to wake up at.
 */

namespace Navspec\GtaSaSaveAndroid {
    class RestartPoint extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\RestartPointsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_heading = $this->_io->readF4le();
            $this->_m_whenToUse = $this->_io->readS4le();
        }
        protected $_m_position;
        protected $_m_heading;
        protected $_m_whenToUse;

        /**
         * Where it is.
         */
        public function position() { return $this->_m_position; }

        /**
         * Where the player looks.
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

namespace Navspec\GtaSaSaveAndroid {
    class RestartPointsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numHospitals = $this->_io->readU2le();
            $this->_m_hospitals = [];
            $n = $this->numHospitals();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_hospitals[] = new \Navspec\GtaSaSaveAndroid\RestartPoint($this->_io, $this, $this->_root);
            }
            $this->_m_numPoliceStations = $this->_io->readU2le();
            $this->_m_policeStations = [];
            $n = $this->numPoliceStations();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_policeStations[] = new \Navspec\GtaSaSaveAndroid\RestartPoint($this->_io, $this, $this->_root);
            }
            $this->_m_overrideRestart = $this->_io->readU1();
            $this->_m_overridePosition = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_fadeInAfterDeath = $this->_io->readU1();
            $this->_m_fadeInAfterArrest = $this->_io->readU1();
            $this->_m_extraHospital = new \Navspec\GtaSaSaveAndroid\ExtraRestart($this->_io, $this, $this->_root);
            $this->_m_extraPolice = new \Navspec\GtaSaSaveAndroid\ExtraRestart($this->_io, $this, $this->_root);
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
         * Hospitals.
         */
        public function hospitals() { return $this->_m_hospitals; }

        /**
         * Police stations that follow.
         */
        public function numPoliceStations() { return $this->_m_numPoliceStations; }

        /**
         * Police stations.
         */
        public function policeStations() { return $this->_m_policeStations; }

        /**
         * Whether the next one is at `override_position`.
         */
        public function overrideRestart() { return $this->_m_overrideRestart; }

        /**
         * Where a script put the next one (opcode 016E)
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
 * the game asks for it.
 */

namespace Navspec\GtaSaSaveAndroid {
    class ScriptBrain extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * What starts it; 0, 1, 3 and 5 are in use, -1 in a free place.
         */
        public function brainType() { return $this->_m_brainType; }

        /**
         * Scripts that are switched together: 1 for those of casinos, -1 for
         * none.
         */
        public function group() { return $this->_m_group; }

        /**
         * Whether it may start.
         */
        public function isActive() { return $this->_m_isActive; }

        /**
         * Nothing; 0.
         */
        public function gap005() { return $this->_m_gap005; }

        /**
         * How near to the object the player must come; 5 unless set, 4 to 150.
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

namespace Navspec\GtaSaSaveAndroid {
    class ScriptResource extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_index = $this->_io->readU2le();
            $this->_m_ownerSlot = $this->_io->readU2le();
            $this->_m_model = $this->_io->readU4le();
            $this->_m_resourceKind = $this->_io->readU2le();
            if ($this->isSpecial()) {
                $this->_m_special = new \Navspec\GtaSaSaveAndroid\SpecialModel($this->_io, $this, $this->_root);
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
         * Number of the entry.
         */
        public function index() { return $this->_m_index; }

        /**
         * Place of the thread.
         */
        public function ownerSlot() { return $this->_m_ownerSlot; }

        /**
         * Model.
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

namespace Navspec\GtaSaSaveAndroid {
    class ScriptThread extends \Kaitai\Struct\Struct {
        public function __construct(bool $isMobile, bool $hasMissionIndex, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ScriptsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $this->_m_missionPart = new \Navspec\GtaSaSaveAndroid\LoadedMission($this->hasMissionIndex(), $this->_io, $this, $this->_root);
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
         * Where a mission's script begins; 0.
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
         * Whether it runs; 1.
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
         * What started it from outside; -1.
         */
        public function externalType() { return $this->_m_externalType; }

        /**
         * Nothing; 0.
         */
        public function gap0cc() { return $this->_m_gap0cc; }

        /**
         * When it goes on.
         */
        public function wakeTime() { return $this->_m_wakeTime; }

        /**
         * 0 none, 1 to 8 in a condition that asks for all, 21 to 28 for one of
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
         * Where a skipped scene goes on (opcode 0707); 0.
         */
        public function sceneSkipIp() { return $this->_m_sceneSkipIp; }

        /**
         * Whether it is a mission; 0.
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
         * Return addresses counted in the same way; 0 where none stands.
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

namespace Navspec\GtaSaSaveAndroid {
    class ScriptsBlock extends \Kaitai\Struct\Struct {
        public function __construct(bool $isMobile, bool $hasMissionIndex, bool $isMissionSave, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $this->_m_scriptBrains[] = new \Navspec\GtaSaSaveAndroid\ScriptBrain($this->_io, $this, $this->_root);
            }
            $this->_m_onMissionFlagOffset = $this->_io->readS4le();
            $this->_m_lastMissionPassedTime = $this->_io->readU4le();
            $this->_m_buildingSwaps = [];
            $n = 25;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_buildingSwaps[] = new \Navspec\GtaSaSaveAndroid\BuildingSwap($this->_io, $this, $this->_root);
            }
            $this->_m_invisibleObjects = [];
            $n = 20;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_invisibleObjects[] = new \Navspec\GtaSaSaveAndroid\InvisibleObject($this->_io, $this, $this->_root);
            }
            $this->_m_blockedVehicleModels = [];
            $n = 20;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_blockedVehicleModels[] = $this->_io->readS4le();
            }
            $this->_m_lodPairs = [];
            $n = 10;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_lodPairs[] = new \Navspec\GtaSaSaveAndroid\LodPair($this->_io, $this, $this->_root);
            }
            $this->_m_attachedAnimGroups = [];
            $n = 8;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_attachedAnimGroups[] = new \Navspec\GtaSaSaveAndroid\AnimGroup($this->_io, $this, $this->_root);
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
                $this->_m_threads[] = new \Navspec\GtaSaSaveAndroid\ScriptThread($this->isMobile(), $this->hasMissionIndex(), $this->_io, $this, $this->_root);
            }
            if ($this->isMobileGame()) {
                $this->_m_numResources = $this->_io->readU2le();
            }
            if ($this->isMobileGame()) {
                $this->_m_resources = [];
                $n = $this->numResources();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_resources[] = new \Navspec\GtaSaSaveAndroid\ScriptResource($this->_io, $this, $this->_root);
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
         * Where the variables hold whether a mission runs, as a multiple of 4:
         * 1636 on the PC (opcode 0180)
         */
        public function onMissionFlagOffset() { return $this->_m_onMissionFlagOffset; }

        /**
         * When the last mission was passed (opcodes 0318, 0595); 4,294,967,295
         * for never.
         */
        public function lastMissionPassedTime() { return $this->_m_lastMissionPassedTime; }

        /**
         * Buildings of which another model is shown (opcode 03B6); used ones
         * come first.
         */
        public function buildingSwaps() { return $this->_m_buildingSwaps; }

        /**
         * What scripts hid (opcode 0363)
         */
        public function invisibleObjects() { return $this->_m_invisibleObjects; }

        /**
         * Vehicles that do not appear; -1 for none.
         */
        public function blockedVehicleModels() { return $this->_m_blockedVehicleModels; }

        /**
         * Objects with a distant model of their own (opcode 0827)
         */
        public function lodPairs() { return $this->_m_lodPairs; }

        /**
         * Animations that belong to models (opcode 08E8). The unmodified game
         * has `DEALER` for the models 28, 29, 30 and 254.
         */
        public function attachedAnimGroups() { return $this->_m_attachedAnimGroups; }

        /**
         * Whether missions stand in the main script's file; 1.
         */
        public function usingMultiScriptFile() { return $this->_m_usingMultiScriptFile; }

        /**
         * Unused; 0.
         */
        public function metDebbieHarry() { return $this->_m_metDebbieHarry; }

        /**
         * Bytes of the main script, which tell its version: 194,146 is v1,
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
         * Missions that run alone; 0.
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
         * Unknown; 2 to 6, 0 in the mission save of Android. It does not tell
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
         * Unknown; 0.
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
 * wanted and in the way that the type asks for. Types of cars for a player
 * in a vehicle want him to move towards the place where they appear. Nothing
 * appears where something stands already.
 */

namespace Navspec\GtaSaSaveAndroid {
    class SetPiece extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\SetPiecesBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lastGenerationTime = $this->_io->readS4le();
            $this->_m_x1 = $this->_io->readS2le();
            $this->_m_y1 = $this->_io->readS2le();
            $this->_m_x2 = $this->_io->readS2le();
            $this->_m_y2 = $this->_io->readS2le();
            $this->_m_spawn1 = new \Navspec\GtaSaSaveAndroid\Spot($this->_io, $this, $this->_root);
            $this->_m_spawn2 = new \Navspec\GtaSaSaveAndroid\Spot($this->_io, $this, $this->_root);
            $this->_m_target1 = new \Navspec\GtaSaSaveAndroid\Spot($this->_io, $this, $this->_root);
            $this->_m_target2 = new \Navspec\GtaSaSaveAndroid\Spot($this->_io, $this, $this->_root);
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
         * When it did last; 0 for never. It rests for 40 s after that.
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
         * Where the first appears.
         */
        public function spawn1() { return $this->_m_spawn1; }

        /**
         * Where the second appears.
         */
        public function spawn2() { return $this->_m_spawn2; }

        /**
         * Where the first heads for; it is not bound to go there.
         */
        public function target1() { return $this->_m_target1; }

        /**
         * Where the second heads for.
         */
        public function target2() { return $this->_m_target2; }

        /**
         * What appears, and for whom.
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

namespace Navspec\GtaSaSaveAndroid {
    class SetPiecesBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_usedCount = $this->_io->readU4le();
            $this->_m_pieces = [];
            $n = 210;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_pieces[] = new \Navspec\GtaSaSaveAndroid\SetPiece($this->_io, $this, $this->_root);
            }
        }
        protected $_m_usedCount;
        protected $_m_pieces;

        /**
         * Places in use, 209; all 210 are stored.
         */
        public function usedCount() { return $this->_m_usedCount; }

        /**
         * Places.
         */
        public function pieces() { return $this->_m_pieces; }
    }
}

/**
 * Block 22.
 */

namespace Navspec\GtaSaSaveAndroid {
    class ShoppingBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $this->_m_modifiers[] = new \Navspec\GtaSaSaveAndroid\ChangedPrice($this->_io, $this, $this->_root);
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
         * Changed prices.
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
 * Block 0, 312 bytes on the PC and 428 on Android.
 */

namespace Navspec\GtaSaSaveAndroid {
    class SimpleVariablesBlock extends \Kaitai\Struct\Struct {
        public function __construct(bool $isMobile, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_m_isMobile = $isMobile;
            $this->_read();
        }

        private function _read() {
            $this->_m_versionId = $this->_io->readU4le();
            $this->_m_saveName = $this->_io->readBytes($this->lenSaveName());
            $this->_m_missionPackGame = $this->_io->readU1();
            $this->_m_gap069 = $this->_io->readBytes(3);
            $this->_m_currentLevel = $this->_io->readS4le();
            $this->_m_cameraPos = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
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
            $this->_m_clockHasBeenStored = $this->_io->readU1();
            $this->_m_padMode = $this->_io->readS2le();
            $this->_m_hasCheated = $this->_io->readU1();
            $this->_m_gap091 = $this->_io->readBytes(3);
            $this->_m_globalTimer = $this->_io->readU4le();
            $this->_m_timeScale = $this->_io->readF4le();
            $this->_m_timeStep = $this->_io->readF4le();
            $this->_m_timeStepNonClipped = $this->_io->readF4le();
            $this->_m_frameCounter = $this->_io->readU4le();
            $this->_m_oldWeather = $this->_io->readS2le();
            $this->_m_newWeather = $this->_io->readS2le();
            $this->_m_forcedWeather = $this->_io->readS2le();
            $this->_m_gap0ae = $this->_io->readBytes(2);
            $this->_m_weatherInterpolation = $this->_io->readF4le();
            $this->_m_weatherTypeInList = $this->_io->readU4le();
            $this->_m_rain = $this->_io->readF4le();
            $this->_m_carZoom = $this->_io->readU4le();
            $this->_m_pedZoom = $this->_io->readU4le();
            $this->_m_interior = $this->_io->readS4le();
            $this->_m_invertLook = $this->_io->readU1();
            $this->_m_gap0c9 = $this->_io->readBytes(3);
            $this->_m_extraColour = $this->_io->readS4le();
            $this->_m_extraColourOn = $this->_io->readU1();
            $this->_m_gap0d1 = $this->_io->readBytes(3);
            $this->_m_extraColourInterpolation = $this->_io->readF4le();
            $this->_m_extraColourWeather = $this->_io->readS4le();
            $this->_m_waterConfiguration = $this->_io->readU4le();
            $this->_m_laRiots = $this->_io->readU1();
            $this->_m_laRiotsNoPoliceCars = $this->_io->readU1();
            $this->_m_gap0e2 = $this->_io->readBytes(2);
            $this->_m_maxWantedLevel = $this->_io->readU4le();
            $this->_m_maxChaos = $this->_io->readU4le();
            $this->_m_frenchGame = $this->_io->readU1();
            $this->_m_germanGame = $this->_io->readU1();
            $this->_m_nastyGame = $this->_io->readU1();
            $this->_m_gap0ef = $this->_io->readBytes(45);
            $this->_m_cinematicCameraHelpLeft = $this->_io->readU1();
            if ($this->isMobileGame()) {
                $this->_m_motionBlur = $this->_io->readU1();
            }
            if ($this->isMobileGame()) {
                $this->_m_volumes = [];
                $n = 2;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_volumes[] = $this->_io->readU1();
                }
            }
            if ($this->isMobileGame()) {
                $this->_m_unknown388 = $this->_io->readU1();
            }
            if ($this->isMobileGame()) {
                $this->_m_menuRadio = $this->_io->readU1();
            }
            if ($this->isMobileGame()) {
                $this->_m_unknown390 = [];
                $n = 3;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_unknown390[] = $this->_io->readU1();
                }
            }
            if ($this->isMobileGame()) {
                $this->_m_gap189 = $this->_io->readBytes(11);
            }
            if ($this->isMobileGame()) {
                $this->_m_unknown404 = $this->_io->readU1();
            }
            if ($this->isMobileGame()) {
                $this->_m_gap195 = $this->_io->readBytes(7);
            }
            if ($this->isMobileGame()) {
                $this->_m_unknown412 = [];
                $n = 3;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_unknown412[] = $this->_io->readU1();
                }
            }
            if ($this->isMobileGame()) {
                $this->_m_gap19f = $this->_io->readBytes(1);
            }
            if ($this->isPc()) {
                $this->_m_gap11d = $this->_io->readBytes(1);
            }
            if ($this->isPc()) {
                $this->_m_systemTime = [];
                $n = 8;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_systemTime[] = $this->_io->readU2le();
                }
            }
            if ($this->isPc()) {
                $this->_m_gap12e = $this->_io->readBytes(2);
            }
            $this->_m_targetBlip = $this->_io->readU4le();
            $this->_m_stealVehicleHelpShown = $this->_io->readU1();
            $this->_m_taxisHaveNitro = $this->_io->readU1();
            $this->_m_prostitutesPayYou = $this->_io->readU1();
            $this->_m_gap137 = $this->_io->readBytes(1);
            if ($this->isMobileGame()) {
                $this->_m_unknown424 = $this->_io->readU4le();
            }
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
        protected $_m_isMobileGame;

        /**
         * Whether the settings of phones follow.
         */
        public function isMobileGame() {
            if ($this->_m_isMobileGame !== null)
                return $this->_m_isMobileGame;
            $this->_m_isMobileGame = $this->isMobile();
            return $this->_m_isMobileGame;
        }
        protected $_m_isPc;

        /**
         * Whether the settings of the PC follow.
         */
        public function isPc() {
            if ($this->_m_isPc !== null)
                return $this->_m_isPc;
            $this->_m_isPc = !($this->isMobile());
            return $this->_m_isPc;
        }
        protected $_m_lenSaveName;

        /**
         * Bytes of `save_name`.
         */
        public function lenSaveName() {
            if ($this->_m_lenSaveName !== null)
                return $this->_m_lenSaveName;
            $this->_m_lenSaveName = ($this->isMobile() ? 200 : 100);
            return $this->_m_lenSaveName;
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
        protected $_m_versionId;
        protected $_m_saveName;
        protected $_m_missionPackGame;
        protected $_m_gap069;
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
        protected $_m_padMode;
        protected $_m_hasCheated;
        protected $_m_gap091;
        protected $_m_globalTimer;
        protected $_m_timeScale;
        protected $_m_timeStep;
        protected $_m_timeStepNonClipped;
        protected $_m_frameCounter;
        protected $_m_oldWeather;
        protected $_m_newWeather;
        protected $_m_forcedWeather;
        protected $_m_gap0ae;
        protected $_m_weatherInterpolation;
        protected $_m_weatherTypeInList;
        protected $_m_rain;
        protected $_m_carZoom;
        protected $_m_pedZoom;
        protected $_m_interior;
        protected $_m_invertLook;
        protected $_m_gap0c9;
        protected $_m_extraColour;
        protected $_m_extraColourOn;
        protected $_m_gap0d1;
        protected $_m_extraColourInterpolation;
        protected $_m_extraColourWeather;
        protected $_m_waterConfiguration;
        protected $_m_laRiots;
        protected $_m_laRiotsNoPoliceCars;
        protected $_m_gap0e2;
        protected $_m_maxWantedLevel;
        protected $_m_maxChaos;
        protected $_m_frenchGame;
        protected $_m_germanGame;
        protected $_m_nastyGame;
        protected $_m_gap0ef;
        protected $_m_cinematicCameraHelpLeft;
        protected $_m_motionBlur;
        protected $_m_volumes;
        protected $_m_unknown388;
        protected $_m_menuRadio;
        protected $_m_unknown390;
        protected $_m_gap189;
        protected $_m_unknown404;
        protected $_m_gap195;
        protected $_m_unknown412;
        protected $_m_gap19f;
        protected $_m_gap11d;
        protected $_m_systemTime;
        protected $_m_gap12e;
        protected $_m_targetBlip;
        protected $_m_stealVehicleHelpShown;
        protected $_m_taxisHaveNitro;
        protected $_m_prostitutesPayYou;
        protected $_m_gap137;
        protected $_m_unknown424;
        protected $_m_isMobile;

        /**
         * CRC-32 (polynomial 0xEDB88320, without the final inversion) of a text
         * that names the version, such as `GTASA2`. 0x35DA8175 PC 1.00
         * (0x65F3E583 modified), 0x9A6EBE58 PC 1.01 (0x9345765E modified),
         * 0xFD148DF6 PC 2.0, 0x5D31CC22 PC 2.0 of Germany, 0x147728C3 Android,
         * 0xF2E813F3 Definitive Edition. It does not tell which script the game
         * ran.
         */
        public function versionId() { return $this->_m_versionId; }

        /**
         * Name in the menu. On the PC letters of the game's font, most of them
         * as in ASCII; on phones the key of the last mission's text, in UTF-16.
         * Ends with a zero among the first 24 letters; the game makes it anew at
         * every save.
         */
        public function saveName() { return $this->_m_saveName; }

        /**
         * Whether a mission pack is played; 0 in all measured files.
         */
        public function missionPackGame() { return $this->_m_missionPackGame; }

        /**
         * Old memory; no meaning.
         */
        public function gap069() { return $this->_m_gap069; }

        /**
         * Town, by its number. 0 in most files; not tied to that of the zones.
         */
        public function currentLevel() { return $this->_m_currentLevel; }

        /**
         * Where the camera was; within 10.1 m of the player.
         */
        public function cameraPos() { return $this->_m_cameraPos; }

        /**
         * How long a minute of the game is; 1000.
         */
        public function msPerGameMinute() { return $this->_m_msPerGameMinute; }

        /**
         * When the clock last went on; equals `global_timer` in a file of the
         * PC.
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
         * Month of the clock that opcode 0253 put aside.
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
         * Layout of the controller; 0.
         */
        public function padMode() { return $this->_m_padMode; }

        /**
         * Whether the player has cheated; in agreement with statistic 137.
         */
        public function hasCheated() { return $this->_m_hasCheated; }

        /**
         * Old memory; no meaning.
         */
        public function gap091() { return $this->_m_gap091; }

        /**
         * Time played, which all other times refer to; 253,805 to 285,665,273.
         */
        public function globalTimer() { return $this->_m_globalTimer; }

        /**
         * Speed of the game, 1.0.
         */
        public function timeScale() { return $this->_m_timeScale; }

        /**
         * Length of the last step in units of 20 ms: 1.0 is a frame of 1/50 s.
         * 0.00001 in files of the PC.
         */
        public function timeStep() { return $this->_m_timeStep; }

        /**
         * The same without limits; 0 in files of the PC.
         */
        public function timeStepNonClipped() { return $this->_m_timeStepNonClipped; }

        /**
         * Frames drawn, 7,289 to 12,250,323.
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
         * Old memory; no meaning.
         */
        public function gap0ae() { return $this->_m_gap0ae; }

        /**
         * How far the change of weather has come, 0 to 1.
         */
        public function weatherInterpolation() { return $this->_m_weatherInterpolation; }

        /**
         * Place in the list of weathers, 0 to 63.
         */
        public function weatherTypeInList() { return $this->_m_weatherTypeInList; }

        /**
         * How hard it rains, 0 to 1.
         */
        public function rain() { return $this->_m_rain; }

        /**
         * Camera of vehicles (opcode 09AD), 1 to 3.
         */
        public function carZoom() { return $this->_m_carZoom; }

        /**
         * Camera on foot, 1 to 3.
         */
        public function pedZoom() { return $this->_m_pedZoom; }

        /**
         * Area code, 0 to 18; 0 is outside. The player carries the same.
         */
        public function interior() { return $this->_m_interior; }

        /**
         * Whether looking up and down is swapped.
         */
        public function invertLook() { return $this->_m_invertLook; }

        /**
         * Old memory; no meaning.
         */
        public function gap0c9() { return $this->_m_gap0c9; }

        /**
         * Tint of an interior, 0 to 11.
         */
        public function extraColour() { return $this->_m_extraColour; }

        /**
         * Whether the tint is on: exactly when `extra_colour_interpolation` is
         * 1.
         */
        public function extraColourOn() { return $this->_m_extraColourOn; }

        /**
         * Old memory; no meaning.
         */
        public function gap0d1() { return $this->_m_gap0d1; }

        /**
         * Strength of the tint, 0 or 1.
         */
        public function extraColourInterpolation() { return $this->_m_extraColourInterpolation; }

        /**
         * Weather of the tint: 0, 21 or 22.
         */
        public function extraColourWeather() { return $this->_m_extraColourWeather; }

        /**
         * Water of the map; 0.
         */
        public function waterConfiguration() { return $this->_m_waterConfiguration; }

        /**
         * Whether Los Santos riots (opcode 06C8)
         */
        public function laRiots() { return $this->_m_laRiots; }

        /**
         * Whether the riots have no police cars.
         */
        public function laRiotsNoPoliceCars() { return $this->_m_laRiotsNoPoliceCars; }

        /**
         * Old memory; no meaning.
         */
        public function gap0e2() { return $this->_m_gap0e2; }

        /**
         * Most stars that police gives (opcode 01F0), 0 to 6.
         */
        public function maxWantedLevel() { return $this->_m_maxWantedLevel; }

        /**
         * The same as chaos: 0, 115, 365, 875, 1800, 3500 or 6900 for 0 to 6
         * stars.
         */
        public function maxChaos() { return $this->_m_maxChaos; }

        /**
         * Censored for France; which of the two bytes it is was disputed.
         */
        public function frenchGame() { return $this->_m_frenchGame; }

        /**
         * Censored for Germany (opcode 040C), independent of the language.
         */
        public function germanGame() { return $this->_m_germanGame; }

        /**
         * Whether blood is shown and victims drop money; follows the language.
         */
        public function nastyGame() { return $this->_m_nastyGame; }

        /**
         * Old memory; no meaning.
         */
        public function gap0ef() { return $this->_m_gap0ef; }

        /**
         * How often the help for the cinematic camera is still shown; 2 at the
         * start.
         */
        public function cinematicCameraHelpLeft() { return $this->_m_cinematicCameraHelpLeft; }

        /**
         * Whether motion blur is on; 1.
         */
        public function motionBlur() { return $this->_m_motionBlur; }

        /**
         * Probably the volume of sound and music; 64.
         */
        public function volumes() { return $this->_m_volumes; }

        /**
         * Unknown; 1 in all measured files.
         */
        public function unknown388() { return $this->_m_unknown388; }

        /**
         * Probably the station of the menu, 1 to 12.
         */
        public function menuRadio() { return $this->_m_menuRadio; }

        /**
         * Unknown; 1, then 0, 2 or 4, then 0.
         */
        public function unknown390() { return $this->_m_unknown390; }

        /**
         * Old memory; no meaning.
         */
        public function gap189() { return $this->_m_gap189; }

        /**
         * Unknown; 1 in all measured files.
         */
        public function unknown404() { return $this->_m_unknown404; }

        /**
         * Old memory; no meaning.
         */
        public function gap195() { return $this->_m_gap195; }

        /**
         * Unknown; 1 in all measured files.
         */
        public function unknown412() { return $this->_m_unknown412; }

        /**
         * Old memory; no meaning.
         */
        public function gap19f() { return $this->_m_gap19f; }

        /**
         * Old memory; no meaning.
         */
        public function gap11d() { return $this->_m_gap11d; }

        /**
         * Clock of the computer: year, month, weekday from Sunday on, day, hour,
         * minute, second, millisecond.
         */
        public function systemTime() { return $this->_m_systemTime; }

        /**
         * Old memory; no meaning.
         */
        public function gap12e() { return $this->_m_gap12e; }

        /**
         * Waypoint of the player as a handle: slot of the blip + 65,536 times
         * its counter; 0 for none.
         */
        public function targetBlip() { return $this->_m_targetBlip; }

        /**
         * Whether the help for stealing vehicles was shown.
         */
        public function stealVehicleHelpShown() { return $this->_m_stealVehicleHelpShown; }

        /**
         * Whether taxis have nitro (opcode 0572)
         */
        public function taxisHaveNitro() { return $this->_m_taxisHaveNitro; }

        /**
         * Whether prostitutes pay the player (opcode 0A3D)
         */
        public function prostitutesPayYou() { return $this->_m_prostitutesPayYou; }

        /**
         * Nothing; 0 on the PC.
         */
        public function gap137() { return $this->_m_gap137; }

        /**
         * Unknown; 0.
         */
        public function unknown424() { return $this->_m_unknown424; }

        /**
         * Whether a phone wrote the save. Names take two bytes per letter there, and other settings end the block.
         */
        public function isMobile() { return $this->_m_isMobile; }
    }
}

/**
 * Name of a model that scripts choose.
 */

namespace Navspec\GtaSaSaveAndroid {
    class SpecialModel extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ScriptResource $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Name with a zero behind it, such as `ryder2`.
         */
        public function modelName() { return $this->_m_modelName; }
    }
}

/**
 * A place on the ground.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Spot extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\SetPiece $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class StationHistory extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\RadioBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class StatisticsBlock extends \Kaitai\Struct\Struct {
        public function __construct(bool $isDefinitive, \Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Time with each station.
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
         * Unknown.
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

namespace Navspec\GtaSaSaveAndroid {
    class StoredCar extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\GaragesBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_handlingFlags = new \Navspec\GtaSaSaveAndroid\HandlingBits($this->_io, $this, $this->_root);
            $this->_m_carFlags = new \Navspec\GtaSaSaveAndroid\CarBits($this->_io, $this, $this->_root);
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
            $this->_m_forward = new \Navspec\GtaSaSaveAndroid\Direction100($this->_io, $this, $this->_root);
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
         * Where it stands.
         */
        public function position() { return $this->_m_position; }

        /**
         * Handling of the model, and tuning.
         */
        public function handlingFlags() { return $this->_m_handlingFlags; }

        /**
         * What does not hurt it, and what is built in.
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
         * Tuning parts, 1000 to 1193; -1 for none.
         */
        public function mods() { return $this->_m_mods; }

        /**
         * Colours by their number in the palette.
         */
        public function colours() { return $this->_m_colours; }

        /**
         * Station that is on; 0 where the vehicle has no radio.
         */
        public function radio() { return $this->_m_radio; }

        /**
         * Extras of the model, 0 to 4; 255 for none.
         */
        public function components() { return $this->_m_components; }

        /**
         * Bomb in the car; 0 in all 1,404 cars that were measured.
         */
        public function bomb() { return $this->_m_bomb; }

        /**
         * 0 to 2; 255 for none.
         */
        public function paintjob() { return $this->_m_paintjob; }

        /**
         * Charges of nitro: 0 to 10, or 101.
         */
        public function nitro() { return $this->_m_nitro; }

        /**
         * Its front.
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

namespace Navspec\GtaSaSaveAndroid {
    class StreamingBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * What was loaded of models (from 0), textures (20,000), collisions
         * (25,000), parts of the map (25,255), paths (25,511), animations
         * (25,575), recordings (25,755), scripts (26,230): 255 not at all, else
         * bits: 2 needed by the game, 4 by a mission, 8 kept, 16 first, 32 for a
         * scene, 1 and 128 unknown.
         */
        public function slots() { return $this->_m_slots; }
    }
}

/**
 * A unique jump.
 */

namespace Navspec\GtaSaSaveAndroid {
    class StuntJump extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\StuntJumpsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_startMin = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_startMax = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_landMin = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_landMax = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
            $this->_m_camera = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
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
         * Highest corner.
         */
        public function startMax() { return $this->_m_startMax; }

        /**
         * Lowest corner of the box in which one lands.
         */
        public function landMin() { return $this->_m_landMin; }

        /**
         * Highest corner.
         */
        public function landMax() { return $this->_m_landMax; }

        /**
         * Where the camera is.
         */
        public function camera() { return $this->_m_camera; }

        /**
         * Money for it; 500.
         */
        public function reward() { return $this->_m_reward; }

        /**
         * Whether the player has done it.
         */
        public function done() { return $this->_m_done; }

        /**
         * Whether he has tried it.
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

namespace Navspec\GtaSaSaveAndroid {
    class StuntJumpsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $this->_m_jumps[] = new \Navspec\GtaSaSaveAndroid\StuntJump($this->_io, $this, $this->_root);
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

namespace Navspec\GtaSaSaveAndroid {
    class SwitchedArea extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\PathsBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Whether nodes of cars are meant rather than those of people.
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

namespace Navspec\GtaSaSaveAndroid {
    class TagsBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
 * A marker in the world; what is not in use holds old places.
 */

namespace Navspec\GtaSaSaveAndroid {
    class UserMarker extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\UserMarkersBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_inUse = $this->_io->readU1();
            $this->_m_gap001 = $this->_io->readBytes(3);
            $this->_m_position = new \Navspec\GtaSaSaveAndroid\Vec3($this->_io, $this, $this->_root);
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
         * Whether it is there.
         */
        public function inUse() { return $this->_m_inUse; }

        /**
         * Nothing; 0.
         */
        public function gap001() { return $this->_m_gap001; }

        /**
         * Where it is.
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

namespace Navspec\GtaSaSaveAndroid {
    class UserMarkersBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_markers = [];
            $n = 5;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_markers[] = new \Navspec\GtaSaSaveAndroid\UserMarker($this->_io, $this, $this->_root);
            }
        }
        protected $_m_markers;

        /**
         * Markers.
         */
        public function markers() { return $this->_m_markers; }
    }
}

/**
 * A direction on the ground.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Vec2 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\Garage $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class Vec3 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
 * A weapon; all zero in an empty slot.
 */

namespace Navspec\GtaSaSaveAndroid {
    class Weapon extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\MobilePlayer $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
         * Weapon; its slot decides which may stand here.
         */
        public function weaponType() { return $this->_m_weaponType; }

        /**
         * What it is doing.
         */
        public function state() { return $this->_m_state; }

        /**
         * Shots until it is loaded again.
         */
        public function clip() { return $this->_m_clip; }

        /**
         * Shots in all, above 25,000 without end.
         */
        public function totalAmmo() { return $this->_m_totalAmmo; }

        /**
         * When it can shoot again.
         */
        public function nextShotTime() { return $this->_m_nextShotTime; }

        /**
         * Whether it was chosen for the view through it; 0.
         */
        public function firstPersonSelected() { return $this->_m_firstPersonSelected; }

        /**
         * Whether it is hidden; 0.
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

namespace Navspec\GtaSaSaveAndroid {
    class Zone extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ZonesBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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

namespace Navspec\GtaSaSaveAndroid {
    class ZoneInfo extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid\ZonesBlock $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
            $this->_m_population = new \Navspec\GtaSaSaveAndroid\PopulationBits($this->_io, $this, $this->_root);
            $this->_m_races = new \Navspec\GtaSaSaveAndroid\RaceBits($this->_io, $this, $this->_root);
        }
        protected $_m_gangDensity;
        protected $_m_dealerDensity;
        protected $_m_colour;
        protected $_m_population;
        protected $_m_races;

        /**
         * How many of each gang, 0 to 100 (opcode 076C)
         */
        public function gangDensity() { return $this->_m_gangDensity; }

        /**
         * How many dealers (opcode 076A), 0 to 15.
         */
        public function dealerDensity() { return $this->_m_dealerDensity; }

        /**
         * Red, green, blue and alpha on the map, which follow from the
         * densities.
         */
        public function colour() { return $this->_m_colour; }

        /**
         * Kind of people.
         */
        public function population() { return $this->_m_population; }

        /**
         * Who lives there (opcode 0874)
         */
        public function races() { return $this->_m_races; }
    }
}

/**
 * Block 10. Zones have a box and a name; what lives in them stands in infos,
 * which several may share.
 */

namespace Navspec\GtaSaSaveAndroid {
    class ZonesBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaSaveAndroid $_parent = null, ?\Navspec\GtaSaSaveAndroid $_root = null) {
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
                $this->_m_navZones[] = new \Navspec\GtaSaSaveAndroid\Zone($this->_io, $this, $this->_root);
            }
            $this->_m_zoneInfos = [];
            $n = $this->numZoneInfos();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_zoneInfos[] = new \Navspec\GtaSaSaveAndroid\ZoneInfo($this->_io, $this, $this->_root);
            }
            $this->_m_mapZones = [];
            $n = $this->numMapZones();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_mapZones[] = new \Navspec\GtaSaSaveAndroid\Zone($this->_io, $this, $this->_root);
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
         * Who lives in the zones.
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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
         * The game asks for it by its name for a person in an interior (opcode
         * 07D3): `HOUSE` in the unmodified game.
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
    class CollisionResponse {

        /**
         * Nothing special.
         */
        const RESPONSE_NONE = 0;

        /**
         * The case of lamp posts.
         */
        const RESPONSE_LAMP_POST = 1;

        /**
         * The case of small boxes.
         */
        const RESPONSE_SMALL_BOX = 2;

        /**
         * The case of big boxes.
         */
        const RESPONSE_BIG_BOX = 3;

        /**
         * The case of parts of fences.
         */
        const RESPONSE_FENCE_PART = 4;

        /**
         * The case of grenades.
         */
        const RESPONSE_GRENADE = 5;

        /**
         * The case of doors that swing.
         */
        const RESPONSE_SWING_DOOR = 6;

        /**
         * The case of doors with a lock.
         */
        const RESPONSE_LOCK_DOOR = 7;

        /**
         * The case of what hangs.
         */
        const RESPONSE_HANGING = 8;

        /**
         * The case of balls of pool.
         */
        const RESPONSE_POOL_BALL = 9;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveAndroid {
    class DamageEffect {

        /**
         * Nothing.
         */
        const DAMAGE_NONE = 0;

        /**
         * Its model changes.
         */
        const DAMAGE_CHANGES_MODEL = 1;

        /**
         * It breaks to pieces.
         */
        const DAMAGE_SMASHES = 20;

        /**
         * Its model changes, then it breaks to pieces.
         */
        const DAMAGE_CHANGES_THEN_SMASHES = 21;

        /**
         * It breaks into parts.
         */
        const DAMAGE_BREAKS = 200;

        /**
         * It breaks into parts and is never made again.
         */
        const DAMAGE_BREAKS_FOR_GOOD = 202;

        private const _VALUES = [0 => true, 1 => true, 20 => true, 21 => true, 200 => true, 202 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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
         * Fat of the player; `fat` of the player repeats it.
         */
        const FAT = 21;

        /**
         * Stamina of the player.
         */
        const STAMINA = 22;

        /**
         * Muscle of the player; `muscle` of the player repeats it.
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
         * Sex appeal of the clothes alone, 0 to 1000.
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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
         * Stays open while the named car stands inside.
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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
         * Gang; what its letter stands for is not known.
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

namespace Navspec\GtaSaSaveAndroid {
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
         * Shots of the player that hit somebody; divided by `bullets_fired` they
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
         * Cars painted anew.
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
         * Missions of the game; 147 in the unmodified one.
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
         * Snapshots there are; 50 in the unmodified game.
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
         * Horseshoes there are; 50 in the unmodified game.
         */
        const TOTAL_HORSESHOES = 242;

        /**
         * Oysters collected; with those left they make `total_oysters`.
         */
        const OYSTERS_COLLECTED = 243;

        /**
         * Oysters there are; 50 in the unmodified game.
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
    class ObjectOrigin {

        /**
         * No origin noted.
         */
        const OBJECT_UNKNOWN = 0;

        /**
         * The game itself.
         */
        const OBJECT_OF_GAME = 1;

        /**
         * A mission, as of all measured objects.
         */
        const OBJECT_OF_MISSION = 2;

        /**
         * Made for a while.
         */
        const OBJECT_TEMPORARY = 3;

        /**
         * Made for a cutscene; not saved.
         */
        const OBJECT_OF_CUTSCENE = 4;

        /**
         * A thing held in the hand, a projectile, a step of an escalator or a
         * creature in the water.
         */
        const OBJECT_DECORATION = 5;

        /**
         * A mission, in a second way.
         */
        const OBJECT_OF_MISSION_2 = 6;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveAndroid {
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
         * First of eight kinds for people of missions.
         */
        const PED_MISSION1 = 24;

        /**
         * Second of eight kinds for people of missions.
         */
        const PED_MISSION2 = 25;

        /**
         * Third of eight kinds for people of missions.
         */
        const PED_MISSION3 = 26;

        /**
         * Fourth of eight kinds for people of missions.
         */
        const PED_MISSION4 = 27;

        /**
         * Fifth of eight kinds for people of missions.
         */
        const PED_MISSION5 = 28;

        /**
         * Sixth of eight kinds for people of missions.
         */
        const PED_MISSION6 = 29;

        /**
         * Seventh of eight kinds for people of missions.
         */
        const PED_MISSION7 = 30;

        /**
         * Last of eight kinds for people of missions.
         */
        const PED_MISSION8 = 31;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true, 16 => true, 17 => true, 18 => true, 19 => true, 20 => true, 21 => true, 22 => true, 23 => true, 24 => true, 25 => true, 26 => true, 27 => true, 28 => true, 29 => true, 30 => true, 31 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
    class SystemTimePart {

        /**
         * Year.
         */
        const YEAR = 0;

        /**
         * Month, 1 to 12.
         */
        const MONTH = 1;

        /**
         * Weekday, 0 for Sunday.
         */
        const WEEKDAY = 2;

        /**
         * Day of the month.
         */
        const DAY = 3;

        /**
         * Hour.
         */
        const HOUR = 4;

        /**
         * Minute.
         */
        const MINUTE = 5;

        /**
         * Second.
         */
        const SECOND = 6;

        /**
         * Millisecond.
         */
        const MILLISECOND = 7;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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
         * player in a vehicle with two stars or more.
         */
        const ONE_FAST_CAR = 2;

        /**
         * One car, speed 16 and a push, avoids the traffic and rams a player in a
         * vehicle with two stars or more.
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
         * Two cars as `one_fast_car` that brake in front of the player; in a
         * vehicle, two stars or more.
         */
        const TWO_BRAKING_CARS = 6;

        /**
         * Two cars as `one_car`; the player in a vehicle, two stars or more.
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

namespace Navspec\GtaSaSaveAndroid {
    class WarAttack {

        /**
         * Nobody attacks.
         */
        const NO_ATTACK = 0;

        /**
         * The territory is under attack and the player has been told.
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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

namespace Navspec\GtaSaSaveAndroid {
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
