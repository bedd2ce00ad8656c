<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The surface of one map on which bots, hostages, infected and NextBots walk:
 * rectangles along the axes ("areas") with a height for each corner, the links
 * between them, and what an analysis of the map has found.
 * 
 * World units are those of the map, about an inch (0.0254 m) each; z points up,
 * times are seconds. North is towards -y, east towards +x, south towards +y,
 * west towards -x; the enums `side`, `corner` and `way` have the engine's
 * numbers for sides, corners and how one goes.
 * 
 * `version` identifies the layout of the engine. What games add depends on
 * `sub_version`, whose numbers each game counts for itself: the decision `game`
 * says whose they are. Games differ by at least a byte in every area, so that a
 * wrong choice does not end where the file does. Ids of areas and ladders are
 * not 0, which means none; ids of hiding spots begin at 0.
 */

namespace Navspec {
    class SourceNav extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_magic = $this->_io->readU4le();
            if (!($this->_m_magic == 4277009102)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(4277009102, $this->_m_magic, $this->_io, "/seq/0");
            }
            $this->_m_version = $this->_io->readU4le();
            if (!($this->_m_version >= 1)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(1, $this->_m_version, $this->_io, "/seq/1");
            }
            if (!($this->_m_version <= 16)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(16, $this->_m_version, $this->_io, "/seq/1");
            }
            if ($this->hasSubVersion()) {
                $this->_m_subVersion = $this->_io->readU4le();
            }
            if ($this->hasBspSize()) {
                $this->_m_bspSize = $this->_io->readU4le();
            }
            if ($this->hasAnalysisFlag()) {
                $this->_m_isAnalyzed = $this->_io->readU1();
            }
            if ($this->hasPlaces()) {
                $this->_m_numPlaces = $this->_io->readU2le();
            }
            if ($this->hasPlaces()) {
                $this->_m_places = [];
                $n = $this->numPlaces();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_places[] = new \Navspec\SourceNav\Place($this->_io, $this, $this->_root);
                }
            }
            if ($this->hasUnnamedFlag()) {
                $this->_m_hasUnnamedAreas = $this->_io->readU1();
            }
            if ($this->hasL4dPrologue()) {
                $this->_m_l4dPrologue = new \Navspec\SourceNav\L4dHeader($this->_io, $this, $this->_root);
            }
            if ($this->isTagged()) {
                $this->_m_tf2cTag = $this->_io->readBytes(4);
                if (!($this->_m_tf2cTag == "\x54\x46\x32\x43")) {
                    throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x54\x46\x32\x43", $this->_m_tf2cTag, $this->_io, "/seq/9");
                }
            }
            $this->_m_numAreas = $this->_io->readU4le();
            if (!($this->_m_numAreas <= intval(($this->_io()->size() - $this->_io()->pos()) / 59))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 59), $this->_m_numAreas, $this->_io, "/seq/10");
            }
            $this->_m_areas = [];
            $n = $this->numAreas();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_areas[] = new \Navspec\SourceNav\NavArea($this->_io, $this, $this->_root);
            }
            if ($this->hasLadders()) {
                $this->_m_numLadders = $this->_io->readU4le();
                if (!($this->_m_numLadders <= intval(($this->_io()->size() - $this->_io()->pos()) / 60))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 60), $this->_m_numLadders, $this->_io, "/seq/12");
                }
            }
            if ($this->hasLadders()) {
                $this->_m_ladders = [];
                $n = $this->numLadders();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_ladders[] = new \Navspec\SourceNav\NavLadder($this->_io, $this, $this->_root);
                }
            }
            if ($this->isL4d()) {
                $this->_m_maxViewDistance = $this->_io->readF4le();
            }
            $this->_m_tail = $this->_io->readBytesFull();
        }
        protected $_m_game;

        /**
         * The game that wrote the file, which says what `sub_version` means. Right
         * for all known files; reading to the last byte is the proof.
         */
        public function game() {
            if ($this->_m_game !== null)
                return $this->_m_game;
            $this->_m_game = ($this->version() < 10 ? \Navspec\SourceNav\GameKind::BASE : ($this->subVersion() == 1 ? \Navspec\SourceNav\GameKind::CS : ($this->subVersion() == 2 ? \Navspec\SourceNav\GameKind::TF : ( (($this->subVersion() == 3) || ($this->subVersion() == 4))  ? \Navspec\SourceNav\GameKind::INS : ( (($this->subVersion() >= 5) && ($this->subVersion() <= 14))  ? \Navspec\SourceNav\GameKind::L4D : ( (($this->subVersion() == 256) || ($this->subVersion() == 257))  ? \Navspec\SourceNav\GameKind::TFC : \Navspec\SourceNav\GameKind::BASE))))));
            return $this->_m_game;
        }
        protected $_m_gameVersion;

        /**
         * The `sub_version`, 0 where none is stored.
         */
        public function gameVersion() {
            if ($this->_m_gameVersion !== null)
                return $this->_m_gameVersion;
            $this->_m_gameVersion = ($this->hasSubVersion() ? $this->subVersion() : 0);
            return $this->_m_gameVersion;
        }
        protected $_m_hasAnalysisFlag;

        /**
         * Whether `is_analyzed` is stored.
         */
        public function hasAnalysisFlag() {
            if ($this->_m_hasAnalysisFlag !== null)
                return $this->_m_hasAnalysisFlag;
            $this->_m_hasAnalysisFlag = $this->version() >= 14;
            return $this->_m_hasAnalysisFlag;
        }
        protected $_m_hasBspSize;

        /**
         * Whether `bsp_size` is stored.
         */
        public function hasBspSize() {
            if ($this->_m_hasBspSize !== null)
                return $this->_m_hasBspSize;
            $this->_m_hasBspSize = $this->version() >= 4;
            return $this->_m_hasBspSize;
        }
        protected $_m_hasL4dPrologue;

        /**
         * Whether anything is stored between the places and the areas.
         */
        public function hasL4dPrologue() {
            if ($this->_m_hasL4dPrologue !== null)
                return $this->_m_hasL4dPrologue;
            $this->_m_hasL4dPrologue = $this->l4dVersion() >= 8;
            return $this->_m_hasL4dPrologue;
        }
        protected $_m_hasLadders;

        /**
         * Whether ladders are stored.
         */
        public function hasLadders() {
            if ($this->_m_hasLadders !== null)
                return $this->_m_hasLadders;
            $this->_m_hasLadders = $this->version() >= 6;
            return $this->_m_hasLadders;
        }
        protected $_m_hasPlaces;

        /**
         * Whether the place directory is stored.
         */
        public function hasPlaces() {
            if ($this->_m_hasPlaces !== null)
                return $this->_m_hasPlaces;
            $this->_m_hasPlaces = $this->version() >= 5;
            return $this->_m_hasPlaces;
        }
        protected $_m_hasRowTargets;

        /**
         * Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
         * and not by their id, as all other games do, Left 4 Dead among them.
         */
        public function hasRowTargets() {
            if ($this->_m_hasRowTargets !== null)
                return $this->_m_hasRowTargets;
            $this->_m_hasRowTargets = $this->l4dVersion() >= 14;
            return $this->_m_hasRowTargets;
        }
        protected $_m_hasSubVersion;

        /**
         * Whether `sub_version` is stored.
         */
        public function hasSubVersion() {
            if ($this->_m_hasSubVersion !== null)
                return $this->_m_hasSubVersion;
            $this->_m_hasSubVersion = $this->version() >= 10;
            return $this->_m_hasSubVersion;
        }
        protected $_m_hasTf2cTag;

        /**
         * Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
         * Right for all known files; reading to the last byte is the proof.
         */
        public function hasTf2cTag() {
            if ($this->_m_hasTf2cTag !== null)
                return $this->_m_hasTf2cTag;
            $this->_m_hasTf2cTag =  (($this->hasSubVersion()) && ($this->subVersion() == 256)) ;
            return $this->_m_hasTf2cTag;
        }
        protected $_m_hasUnnamedFlag;

        /**
         * Whether `has_unnamed_areas` is stored.
         */
        public function hasUnnamedFlag() {
            if ($this->_m_hasUnnamedFlag !== null)
                return $this->_m_hasUnnamedFlag;
            $this->_m_hasUnnamedFlag = $this->version() >= 12;
            return $this->_m_hasUnnamedFlag;
        }
        protected $_m_isBase;

        /**
         * Whether the game adds nothing.
         */
        public function isBase() {
            if ($this->_m_isBase !== null)
                return $this->_m_isBase;
            $this->_m_isBase = $this->game() == \Navspec\SourceNav\GameKind::BASE;
            return $this->_m_isBase;
        }
        protected $_m_isCs;

        /**
         * Whether Counter-Strike has added approach records.
         */
        public function isCs() {
            if ($this->_m_isCs !== null)
                return $this->_m_isCs;
            $this->_m_isCs =  (($this->game() == \Navspec\SourceNav\GameKind::CS) && ($this->gameVersion() >= 1)) ;
            return $this->_m_isCs;
        }
        protected $_m_isIns;

        /**
         * Whether Insurgency has added attributes.
         */
        public function isIns() {
            if ($this->_m_isIns !== null)
                return $this->_m_isIns;
            $this->_m_isIns =  (($this->game() == \Navspec\SourceNav\GameKind::INS) && ($this->gameVersion() >= 2)) ;
            return $this->_m_isIns;
        }
        protected $_m_isL4d;

        /**
         * Whether a game of the Left 4 Dead family wrote the file.
         */
        public function isL4d() {
            if ($this->_m_isL4d !== null)
                return $this->_m_isL4d;
            $this->_m_isL4d = $this->game() == \Navspec\SourceNav\GameKind::L4D;
            return $this->_m_isL4d;
        }
        protected $_m_isTagged;

        /**
         * Whether `tf2c_tag` is stored.
         */
        public function isTagged() {
            if ($this->_m_isTagged !== null)
                return $this->_m_isTagged;
            $this->_m_isTagged =  (($this->isTfc()) && ($this->hasTf2cTag())) ;
            return $this->_m_isTagged;
        }
        protected $_m_isTf;

        /**
         * Whether Team Fortress 2 has added attributes.
         */
        public function isTf() {
            if ($this->_m_isTf !== null)
                return $this->_m_isTf;
            $this->_m_isTf =  (($this->game() == \Navspec\SourceNav\GameKind::TF) && ($this->gameVersion() >= 2)) ;
            return $this->_m_isTf;
        }
        protected $_m_isTfc;

        /**
         * Whether Team Fortress 2 Classic or Classified has added attributes.
         */
        public function isTfc() {
            if ($this->_m_isTfc !== null)
                return $this->_m_isTfc;
            $this->_m_isTfc = $this->game() == \Navspec\SourceNav\GameKind::TFC;
            return $this->_m_isTfc;
        }
        protected $_m_l4dVersion;

        /**
         * The `sub_version` of the Left 4 Dead family, 0 for other games.
         */
        public function l4dVersion() {
            if ($this->_m_l4dVersion !== null)
                return $this->_m_l4dVersion;
            $this->_m_l4dVersion = ($this->isL4d() ? $this->gameVersion() : 0);
            return $this->_m_l4dVersion;
        }
        protected $_m_lenAttributes;

        /**
         * Bytes of the attributes of an area.
         */
        public function lenAttributes() {
            if ($this->_m_lenAttributes !== null)
                return $this->_m_lenAttributes;
            $this->_m_lenAttributes = ($this->version() >= 13 ? 4 : ($this->version() >= 9 ? 2 : 1));
            return $this->_m_lenAttributes;
        }
        protected $_m_numTeams;

        /**
         * Times that an area has in `earliest_occupy_time`.
         */
        public function numTeams() {
            if ($this->_m_numTeams !== null)
                return $this->_m_numTeams;
            $this->_m_numTeams = ($this->isTfc() ? 4 : 2);
            return $this->_m_numTeams;
        }
        protected $_m_magic;
        protected $_m_version;
        protected $_m_subVersion;
        protected $_m_bspSize;
        protected $_m_isAnalyzed;
        protected $_m_numPlaces;
        protected $_m_places;
        protected $_m_hasUnnamedAreas;
        protected $_m_l4dPrologue;
        protected $_m_tf2cTag;
        protected $_m_numAreas;
        protected $_m_areas;
        protected $_m_numLadders;
        protected $_m_ladders;
        protected $_m_maxViewDistance;
        protected $_m_tail;

        /**
         * Marks a navigation mesh; the bytes CE FA ED FE.
         */
        public function magic() { return $this->_m_magic; }

        /**
         * Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
         * to 16 in the measured files; 30 and above is another format.
         */
        public function version() { return $this->_m_version; }

        /**
         * Layout of what the game adds, by a count of its own: 0 nothing (Garry's
         * Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
         * Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
         * Classic, 257 Team Fortress 2 Classified.
         */
        public function subVersion() { return $this->_m_subVersion; }

        /**
         * Size of the map's file when the mesh was saved; the engine calls the mesh
         * out of date when they differ. 525,252 to 765,058,988 in the measured
         * files.
         */
        public function bspSize() { return $this->_m_bspSize; }

        /**
         * Whether the mesh has been analysed, 0 or 1.
         */
        public function isAnalyzed() { return $this->_m_isAnalyzed; }

        /**
         * Entries of the place directory; 0 to 60 in the measured files.
         */
        public function numPlaces() { return $this->_m_numPlaces; }

        /**
         * Names of places: call-outs such as BombsiteA in Counter-Strike, names of
         * populations in Left 4 Dead and Left 4 Dead 2.
         */
        public function places() { return $this->_m_places; }

        /**
         * Whether some area belongs to no place, 0 or 1.
         */
        public function hasUnnamedAreas() { return $this->_m_hasUnnamedAreas; }

        /**
         * Data that Left 4 Dead stores before the areas.
         */
        public function l4dPrologue() { return $this->_m_l4dPrologue; }

        /**
         * What Team Fortress 2 Classic stores before the areas, by the same hook of
         * the engine; its successor Classified stores nothing there.
         */
        public function tf2cTag() { return $this->_m_tf2cTag; }

        /**
         * Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
         * measured files; both engines refuse 0.
         */
        public function numAreas() { return $this->_m_numAreas; }

        /**
         * The areas. Left 4 Dead 2 names visible areas by their row in this list, so
         * that the order counts there.
         */
        public function areas() { return $this->_m_areas; }

        /**
         * Ladders that follow; 0 to 95 in the measured files.
         */
        public function numLadders() { return $this->_m_numLadders; }

        /**
         * The ladders; GoldSrc makes them from the map instead.
         */
        public function ladders() { return $this->_m_ladders; }

        /**
         * How far areas are tested for being seen, probably; 0 selects the
         * engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
         */
        public function maxViewDistance() { return $this->_m_maxViewDistance; }

        /**
         * Bytes after the mesh, which the engines do not read. GoldSrc does not
         * shorten a file when it saves a smaller mesh over a larger one, so that 42
         * of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
         * all other files.
         */
        public function tail() { return $this->_m_tail; }

        public function __toString() {
            return "version " . strval($this->version()) . ": " . strval($this->numAreas()) . " areas";
        }
    }
}

/**
 * A way on which an enemy comes into view of an area: over `prev_area` into
 * `here_area`, the last area that is seen, and on to `next_area`. Codes of
 * how one goes are those of the enum `way`, but to version 9 the code 7 is
 * none. Which one it is in versions 10 to 15 is not known.
 */

namespace Navspec\SourceNav {
    class Approach extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\NavArea $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_hereArea = $this->_io->readU4le();
            $this->_m_prevArea = $this->_io->readU4le();
            $this->_m_prevToHereHow = $this->_io->readU1();
            $this->_m_nextArea = $this->_io->readU4le();
            $this->_m_hereToNextHow = $this->_io->readU1();
        }
        protected $_m_hereToNextWay;

        /**
         * Meaning of `here_to_next_how`, by the codes of the version.
         */
        public function hereToNextWay() {
            if ($this->_m_hereToNextWay !== null)
                return $this->_m_hereToNextWay;
            $this->_m_hereToNextWay = ($this->hereToNextHow() == 0 ? \Navspec\SourceNav\Way::GO_NORTH : ($this->hereToNextHow() == 1 ? \Navspec\SourceNav\Way::GO_EAST : ($this->hereToNextHow() == 2 ? \Navspec\SourceNav\Way::GO_SOUTH : ($this->hereToNextHow() == 3 ? \Navspec\SourceNav\Way::GO_WEST : ($this->hereToNextHow() == 4 ? \Navspec\SourceNav\Way::LADDER_UP : ($this->hereToNextHow() == 5 ? \Navspec\SourceNav\Way::LADDER_DOWN : ($this->hereToNextHow() == 6 ? \Navspec\SourceNav\Way::JUMP : ($this->_root()->version() <= 9 ? ($this->hereToNextHow() == 7 ? \Navspec\SourceNav\Way::NONE : \Navspec\SourceNav\Way::NO_SUCH_WAY) : ($this->hereToNextHow() == 7 ? \Navspec\SourceNav\Way::ELEVATOR_UP : ($this->hereToNextHow() == 8 ? \Navspec\SourceNav\Way::ELEVATOR_DOWN : ($this->hereToNextHow() == 9 ? \Navspec\SourceNav\Way::NONE : \Navspec\SourceNav\Way::NO_SUCH_WAY)))))))))));
            return $this->_m_hereToNextWay;
        }
        protected $_m_prevToHereWay;

        /**
         * Meaning of `prev_to_here_how`, by the codes of the version.
         */
        public function prevToHereWay() {
            if ($this->_m_prevToHereWay !== null)
                return $this->_m_prevToHereWay;
            $this->_m_prevToHereWay = ($this->prevToHereHow() == 0 ? \Navspec\SourceNav\Way::GO_NORTH : ($this->prevToHereHow() == 1 ? \Navspec\SourceNav\Way::GO_EAST : ($this->prevToHereHow() == 2 ? \Navspec\SourceNav\Way::GO_SOUTH : ($this->prevToHereHow() == 3 ? \Navspec\SourceNav\Way::GO_WEST : ($this->prevToHereHow() == 4 ? \Navspec\SourceNav\Way::LADDER_UP : ($this->prevToHereHow() == 5 ? \Navspec\SourceNav\Way::LADDER_DOWN : ($this->prevToHereHow() == 6 ? \Navspec\SourceNav\Way::JUMP : ($this->_root()->version() <= 9 ? ($this->prevToHereHow() == 7 ? \Navspec\SourceNav\Way::NONE : \Navspec\SourceNav\Way::NO_SUCH_WAY) : ($this->prevToHereHow() == 7 ? \Navspec\SourceNav\Way::ELEVATOR_UP : ($this->prevToHereHow() == 8 ? \Navspec\SourceNav\Way::ELEVATOR_DOWN : ($this->prevToHereHow() == 9 ? \Navspec\SourceNav\Way::NONE : \Navspec\SourceNav\Way::NO_SUCH_WAY)))))))))));
            return $this->_m_prevToHereWay;
        }
        protected $_m_hereArea;
        protected $_m_prevArea;
        protected $_m_prevToHereHow;
        protected $_m_nextArea;
        protected $_m_hereToNextHow;

        /**
         * Id of the area that is approached.
         */
        public function hereArea() { return $this->_m_hereArea; }

        /**
         * Id of its neighbour on the near side; 0 exactly where `here_area` is
         * the area that holds the record.
         */
        public function prevArea() { return $this->_m_prevArea; }

        /**
         * How one goes from `prev_area` to `here_area`, or back.
         */
        public function prevToHereHow() { return $this->_m_prevToHereHow; }

        /**
         * Id of its neighbour on the far side, which is out of view.
         */
        public function nextArea() { return $this->_m_nextArea; }

        /**
         * How one goes from `here_area` to `next_area`, or back.
         */
        public function hereToNextHow() { return $this->_m_hereToNextHow; }
    }
}

/**
 * A straight path through an area, with the hiding spots seen from it.
 */

namespace Navspec\SourceNav {
    class Encounter extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\NavArea $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_fromArea = $this->_io->readU4le();
            if ($this->hasSides()) {
                $this->_m_fromDir = $this->_io->readU1();
            }
            $this->_m_toArea = $this->_io->readU4le();
            if ($this->hasSides()) {
                $this->_m_toDir = $this->_io->readU1();
            }
            if ($this->isOld()) {
                $this->_m_pathFrom = new \Navspec\SourceNav\Vec3($this->_io, $this, $this->_root);
            }
            if ($this->isOld()) {
                $this->_m_pathTo = new \Navspec\SourceNav\Vec3($this->_io, $this, $this->_root);
            }
            $this->_m_numSpots = $this->_io->readU1();
            if ($this->hasSides()) {
                $this->_m_spots = [];
                $n = $this->numSpots();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_spots[] = new \Navspec\SourceNav\EncounterSpot($this->_io, $this, $this->_root);
                }
            }
            if ($this->isOld()) {
                $this->_m_oldSpots = [];
                $n = $this->numSpots() + 0;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_oldSpots[] = new \Navspec\SourceNav\OldEncounterSpot($this->_io, $this, $this->_root);
                }
            }
        }
        protected $_m_fromDirName;

        /**
         * Meaning of `from_dir`.
         */
        public function fromDirName() {
            if ($this->_m_fromDirName !== null)
                return $this->_m_fromDirName;
            $this->_m_fromDirName = $this->fromDir();
            return $this->_m_fromDirName;
        }
        protected $_m_hasSides;

        /**
         * Whether the form of version 3 and later is stored.
         */
        public function hasSides() {
            if ($this->_m_hasSides !== null)
                return $this->_m_hasSides;
            $this->_m_hasSides = $this->_root()->version() >= 3;
            return $this->_m_hasSides;
        }
        protected $_m_isOld;

        /**
         * Whether the form of versions 1 and 2 is stored.
         */
        public function isOld() {
            if ($this->_m_isOld !== null)
                return $this->_m_isOld;
            $this->_m_isOld = $this->_root()->version() < 3;
            return $this->_m_isOld;
        }
        protected $_m_toDirName;

        /**
         * Meaning of `to_dir`.
         */
        public function toDirName() {
            if ($this->_m_toDirName !== null)
                return $this->_m_toDirName;
            $this->_m_toDirName = $this->toDir();
            return $this->_m_toDirName;
        }
        protected $_m_fromArea;
        protected $_m_fromDir;
        protected $_m_toArea;
        protected $_m_toDir;
        protected $_m_pathFrom;
        protected $_m_pathTo;
        protected $_m_numSpots;
        protected $_m_spots;
        protected $_m_oldSpots;

        /**
         * Id of the area from which one comes; 0 where it is lost.
         */
        public function fromArea() { return $this->_m_fromArea; }

        /**
         * Side of this area on which `from_area` is connected.
         */
        public function fromDir() { return $this->_m_fromDir; }

        /**
         * Id of the area into which one goes; 0 where it is lost.
         */
        public function toArea() { return $this->_m_toArea; }

        /**
         * Side of this area on which `to_area` is connected.
         */
        public function toDir() { return $this->_m_toDir; }

        /**
         * Begin of the path; the engine discards it.
         */
        public function pathFrom() { return $this->_m_pathFrom; }

        /**
         * End of the path; the engine discards it.
         */
        public function pathTo() { return $this->_m_pathTo; }

        /**
         * Spots that follow; 0 to 233 in the measured files.
         */
        public function numSpots() { return $this->_m_numSpots; }

        /**
         * Spots in the order in which they come into view.
         */
        public function spots() { return $this->_m_spots; }

        /**
         * Spots of versions 1 and 2; the engine discards them.
         */
        public function oldSpots() { return $this->_m_oldSpots; }
    }
}

/**
 * A hiding spot that is seen from a path.
 */

namespace Navspec\SourceNav {
    class EncounterSpot extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\Encounter $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_spotId = $this->_io->readU4le();
            $this->_m_t = $this->_io->readU1();
        }
        protected $_m_fraction;

        /**
         * The same as a part of the path, 0 to 1.
         */
        public function fraction() {
            if ($this->_m_fraction !== null)
                return $this->_m_fraction;
            $this->_m_fraction = $this->t() * 0.00392156862745098;
            return $this->_m_fraction;
        }
        protected $_m_spotId;
        protected $_m_t;

        /**
         * Id of a hiding spot of any area; also 0 where the spot is lost.
         */
        public function spotId() { return $this->_m_spotId; }

        /**
         * Part of the path at which the spot comes into view; 255 is the end.
         */
        public function t() { return $this->_m_t; }
    }
}

/**
 * A point at which a bot hides, or from which it shoots.
 */

namespace Navspec\SourceNav {
    class HidingSpot extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\NavArea $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->hasIdentity()) {
                $this->_m_id = $this->_io->readU4le();
            }
            $this->_m_position = new \Navspec\SourceNav\Vec3($this->_io, $this, $this->_root);
            if ($this->hasIdentity()) {
                $this->_m_flags = new \Navspec\SourceNav\HidingSpotBits($this->_io, $this, $this->_root);
            }
        }
        protected $_m_hasIdentity;

        /**
         * Whether id and flags are stored.
         */
        public function hasIdentity() {
            if ($this->_m_hasIdentity !== null)
                return $this->_m_hasIdentity;
            $this->_m_hasIdentity = $this->_root()->version() >= 2;
            return $this->_m_hasIdentity;
        }
        protected $_m_id;
        protected $_m_position;
        protected $_m_flags;

        /**
         * Id of the spot, unique in the file; counted from 0 in the order of the
         * measured files.
         */
        public function id() { return $this->_m_id; }

        /**
         * On the floor.
         */
        public function position() { return $this->_m_position; }

        /**
         * Quality of the spot; version 1 takes all spots for cover.
         */
        public function flags() { return $this->_m_flags; }
    }
}

/**
 * What a hiding spot is good for.
 */

namespace Navspec\SourceNav {
    class HidingSpotBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\HidingSpot $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_inCover = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_goodSniperSpot = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_idealSniperSpot = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_exposed = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_reserved = $this->_io->readBitsIntLe(4);
        }
        protected $_m_inCover;
        protected $_m_goodSniperSpot;
        protected $_m_idealSniperSpot;
        protected $_m_exposed;
        protected $_m_reserved;

        /**
         * In a corner with hard cover.
         */
        public function inCover() { return $this->_m_inCover; }

        /**
         * A sniper can fire well along a line.
         */
        public function goodSniperSpot() { return $this->_m_goodSniperSpot; }

        /**
         * A sniper sees far or much from here.
         */
        public function idealSniperSpot() { return $this->_m_idealSniperSpot; }

        /**
         * In the open, mostly on a ledge; not known to GoldSrc.
         */
        public function exposed() { return $this->_m_exposed; }

        /**
         * Not used; 0 in the measured files.
         */
        public function reserved() { return $this->_m_reserved; }
    }
}

/**
 * Ids of areas or of ladders.
 */

namespace Navspec\SourceNav {
    class IdList extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\NavArea $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numIds = $this->_io->readU4le();
            if (!($this->_m_numIds <= intval(($this->_io()->size() - $this->_io()->pos()) / 4))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 4), $this->_m_numIds, $this->_io, "/types/id_list/seq/0");
            }
            $this->_m_ids = [];
            $n = $this->numIds();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_ids[] = $this->_io->readU4le();
            }
        }
        protected $_m_numIds;
        protected $_m_ids;

        /**
         * Ids that follow; 0 to 24 in the measured files.
         */
        public function numIds() { return $this->_m_numIds; }

        /**
         * Ids of the areas or ladders in the list.
         */
        public function ids() { return $this->_m_ids; }
    }
}

/**
 * What Left 4 Dead stores between the place directory and the areas.
 */

namespace Navspec\SourceNav {
    class L4dHeader extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->hasPopulation()) {
                $this->_m_population = $this->_io->readBytesTerm(0, false, true, true);
            }
            $this->_m_numFogPlaces = $this->_io->readU2le();
            $this->_m_fogPlaces = [];
            $n = $this->numFogPlaces();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_fogPlaces[] = new \Navspec\SourceNav\Place($this->_io, $this, $this->_root);
            }
        }
        protected $_m_hasPopulation;

        /**
         * Whether `population` is stored.
         */
        public function hasPopulation() {
            if ($this->_m_hasPopulation !== null)
                return $this->_m_hasPopulation;
            $this->_m_hasPopulation = $this->_root()->l4dVersion() >= 12;
            return $this->_m_hasPopulation;
        }
        protected $_m_population;
        protected $_m_numFogPlaces;
        protected $_m_fogPlaces;

        /**
         * Name of the population that areas without one of their own take, such
         * as default or c1streets.
         */
        public function population() { return $this->_m_population; }

        /**
         * Names that follow; 0 in the measured files.
         */
        public function numFogPlaces() { return $this->_m_numFogPlaces; }

        /**
         * Names of places with fog of their own.
         */
        public function fogPlaces() { return $this->_m_fogPlaces; }
    }
}

/**
 * Twenty bytes of early sub-versions of Left 4 Dead.
 */

namespace Navspec\SourceNav {
    class L4dOldBlock extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\NavArea $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_unknownD1 = $this->_io->readU4le();
            $this->_m_unknownD2 = $this->_io->readU4le();
            $this->_m_unknownD3 = $this->_io->readF4le();
            $this->_m_unknownD4 = $this->_io->readF4le();
            $this->_m_unknownD5 = $this->_io->readU4le();
        }
        protected $_m_unknownD1;
        protected $_m_unknownD2;
        protected $_m_unknownD3;
        protected $_m_unknownD4;
        protected $_m_unknownD5;

        /**
         * Not known.
         */
        public function unknownD1() { return $this->_m_unknownD1; }

        /**
         * Not known.
         */
        public function unknownD2() { return $this->_m_unknownD2; }

        /**
         * Not known.
         */
        public function unknownD3() { return $this->_m_unknownD3; }

        /**
         * Not known.
         */
        public function unknownD4() { return $this->_m_unknownD4; }

        /**
         * Not known.
         */
        public function unknownD5() { return $this->_m_unknownD5; }
    }
}

/**
 * What the director of Left 4 Dead may do in an area, 32 bits.
 */

namespace Navspec\SourceNav {
    class L4dSpawnBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\NavArea $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_reserved1 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_empty = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_stopScan = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_hasOldBlock = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_reserved2 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_battlestation = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_finale = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_playerStart = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_battlefield = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_ignoreVisibility = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_notClearable = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_checkpoint = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_obscured = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_noMobs = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_threat = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_rescueVehicle = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_rescueCloset = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_escapeRoute = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_destroyedDoor = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_nothreat = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_lyingdown = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_reserved3 = $this->_io->readBitsIntLe(3);
            $this->_m_compassNorth = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_compassNortheast = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_compassEast = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_compassSoutheast = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_compassSouth = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_compassSouthwest = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_compassWest = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_compassNorthwest = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_reserved1;
        protected $_m_empty;
        protected $_m_stopScan;
        protected $_m_hasOldBlock;
        protected $_m_reserved2;
        protected $_m_battlestation;
        protected $_m_finale;
        protected $_m_playerStart;
        protected $_m_battlefield;
        protected $_m_ignoreVisibility;
        protected $_m_notClearable;
        protected $_m_checkpoint;
        protected $_m_obscured;
        protected $_m_noMobs;
        protected $_m_threat;
        protected $_m_rescueVehicle;
        protected $_m_rescueCloset;
        protected $_m_escapeRoute;
        protected $_m_destroyedDoor;
        protected $_m_nothreat;
        protected $_m_lyingdown;
        protected $_m_reserved3;
        protected $_m_compassNorth;
        protected $_m_compassNortheast;
        protected $_m_compassEast;
        protected $_m_compassSoutheast;
        protected $_m_compassSouth;
        protected $_m_compassSouthwest;
        protected $_m_compassWest;
        protected $_m_compassNorthwest;

        /**
         * Not used; 0 in the measured files.
         */
        public function reserved1() { return $this->_m_reserved1; }

        /**
         * No wandering infected are placed here.
         */
        public function empty() { return $this->_m_empty; }

        /**
         * Not known.
         */
        public function stopScan() { return $this->_m_stopScan; }

        /**
         * Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
         * measured files.
         */
        public function hasOldBlock() { return $this->_m_hasOldBlock; }

        /**
         * Not used; 0 in the measured files.
         */
        public function reserved2() { return $this->_m_reserved2; }

        /**
         * A strong place for survivor bots to defend.
         */
        public function battlestation() { return $this->_m_battlestation; }

        /**
         * Infected come from here during the finale.
         */
        public function finale() { return $this->_m_finale; }

        /**
         * Survivors start here.
         */
        public function playerStart() { return $this->_m_playerStart; }

        /**
         * Region of an event, to which spawning is limited.
         */
        public function battlefield() { return $this->_m_battlefield; }

        /**
         * Infected come although survivors see the area.
         */
        public function ignoreVisibility() { return $this->_m_ignoreVisibility; }

        /**
         * Never counts as cleared.
         */
        public function notClearable() { return $this->_m_notClearable; }

        /**
         * Safe room.
         */
        public function checkpoint() { return $this->_m_checkpoint; }

        /**
         * Infected may come in view, out of fog, water or plants.
         */
        public function obscured() { return $this->_m_obscured; }

        /**
         * No mob comes from here.
         */
        public function noMobs() { return $this->_m_noMobs; }

        /**
         * Preferred for Tank or Witch.
         */
        public function threat() { return $this->_m_threat; }

        /**
         * Region of the rescue vehicle.
         */
        public function rescueVehicle() { return $this->_m_rescueVehicle; }

        /**
         * The dead come back here.
         */
        public function rescueCloset() { return $this->_m_rescueCloset; }

        /**
         * On the way from start to end, as the analysis finds it; 0 in the
         * measured files.
         */
        public function escapeRoute() { return $this->_m_escapeRoute; }

        /**
         * Set while the game runs; 0 in the measured files.
         */
        public function destroyedDoor() { return $this->_m_destroyedDoor; }

        /**
         * Neither Tank nor Witch.
         */
        public function nothreat() { return $this->_m_nothreat; }

        /**
         * Infected may lie here.
         */
        public function lyingdown() { return $this->_m_lyingdown; }

        /**
         * Not used; 0 in the measured files.
         */
        public function reserved3() { return $this->_m_reserved3; }

        /**
         * Not known; 0 in the measured files.
         */
        public function compassNorth() { return $this->_m_compassNorth; }

        /**
         * Not known; 0 in the measured files.
         */
        public function compassNortheast() { return $this->_m_compassNortheast; }

        /**
         * Not known; 0 in the measured files.
         */
        public function compassEast() { return $this->_m_compassEast; }

        /**
         * Not known; 0 in the measured files.
         */
        public function compassSoutheast() { return $this->_m_compassSoutheast; }

        /**
         * Not known; 0 in the measured files.
         */
        public function compassSouth() { return $this->_m_compassSouth; }

        /**
         * Not known; 0 in the measured files.
         */
        public function compassSouthwest() { return $this->_m_compassSouthwest; }

        /**
         * Not known; 0 in the measured files.
         */
        public function compassWest() { return $this->_m_compassWest; }

        /**
         * Not known; 0 in the measured files.
         */
        public function compassNorthwest() { return $this->_m_compassNorthwest; }
    }
}

/**
 * A rectangle on which one can walk, and its properties.
 */

namespace Navspec\SourceNav {
    class NavArea extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_id = $this->_io->readU4le();
            switch ($this->_root()->lenAttributes()) {
                case 1:
                    $this->_m_attributes = $this->_io->readU1();
                    break;
                case 2:
                    $this->_m_attributes = $this->_io->readU2le();
                    break;
                default:
                    $this->_m_attributes = $this->_io->readU4le();
                    break;
            }
            $this->_m_nw = new \Navspec\SourceNav\Vec3($this->_io, $this, $this->_root);
            $this->_m_se = new \Navspec\SourceNav\Vec3($this->_io, $this, $this->_root);
            $this->_m_neZ = $this->_io->readF4le();
            $this->_m_swZ = $this->_io->readF4le();
            $this->_m_connections = [];
            $n = 4;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_connections[] = new \Navspec\SourceNav\IdList($this->_io, $this, $this->_root);
            }
            $this->_m_numHidingSpots = $this->_io->readU1();
            $this->_m_hidingSpots = [];
            $n = $this->numHidingSpots();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_hidingSpots[] = new \Navspec\SourceNav\HidingSpot($this->_io, $this, $this->_root);
            }
            if ($this->hasApproaches()) {
                $this->_m_numApproaches = $this->_io->readU1();
            }
            if ($this->hasApproaches()) {
                $this->_m_approaches = [];
                $n = $this->numApproaches();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_approaches[] = new \Navspec\SourceNav\Approach($this->_io, $this, $this->_root);
                }
            }
            $this->_m_numEncounters = $this->_io->readU4le();
            if (!($this->_m_numEncounters <= intval(($this->_io()->size() - $this->_io()->pos()) / 11))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 11), $this->_m_numEncounters, $this->_io, "/types/nav_area/seq/11");
            }
            $this->_m_encounters = [];
            $n = $this->numEncounters();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_encounters[] = new \Navspec\SourceNav\Encounter($this->_io, $this, $this->_root);
            }
            if ($this->hasPlaceIndex()) {
                $this->_m_placeIndex = $this->_io->readU2le();
            }
            if ($this->hasLadderLists()) {
                $this->_m_laddersUp = new \Navspec\SourceNav\IdList($this->_io, $this, $this->_root);
            }
            if ($this->hasLadderLists()) {
                $this->_m_laddersDown = new \Navspec\SourceNav\IdList($this->_io, $this, $this->_root);
            }
            if ($this->hasOccupyTimes()) {
                $this->_m_earliestOccupyTime = [];
                $n = $this->_root()->numTeams();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_earliestOccupyTime[] = $this->_io->readF4le();
                }
            }
            if ($this->hasLight()) {
                $this->_m_lightIntensity = [];
                $n = 4;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_lightIntensity[] = $this->_io->readF4le();
                }
            }
            if ($this->hasSpawnAttributes()) {
                $this->_m_spawnAttributes = new \Navspec\SourceNav\L4dSpawnBits($this->_io, $this, $this->_root);
            }
            if ($this->hasUnknownA()) {
                $this->_m_unknownA = $this->_io->readU4le();
            }
            if ($this->hasUnknownB()) {
                $this->_m_unknownB = $this->_io->readU4le();
            }
            if ($this->hasUnknownC()) {
                $this->_m_unknownC = $this->_io->readU4le();
            }
            if ($this->hasFogPlaceIndex()) {
                $this->_m_fogPlaceIndex = $this->_io->readU2le();
            }
            if ($this->hasUnknownD()) {
                $this->_m_unknownD = new \Navspec\SourceNav\L4dOldBlock($this->_io, $this, $this->_root);
            }
            if ($this->hasUnknownE()) {
                $this->_m_numUnknownE = $this->_io->readU1();
            }
            if ($this->hasUnknownE()) {
                $this->_m_unknownE = [];
                $n = $this->numUnknownE();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_unknownE[] = $this->_io->readU4le();
                }
            }
            if ($this->hasVisible()) {
                $this->_m_numVisible = $this->_io->readU4le();
                if (!($this->_m_numVisible <= intval(($this->_io()->size() - $this->_io()->pos()) / 4))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 4), $this->_m_numVisible, $this->_io, "/types/nav_area/seq/26");
                }
            }
            if ($this->hasVisible()) {
                $this->_m_visible = [];
                $n = $this->numVisible();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_visible[] = new \Navspec\SourceNav\VisibleArea($this->_io, $this, $this->_root);
                }
            }
            if ($this->hasInheritedVisibility()) {
                $this->_m_inheritVisibilityFrom = $this->_io->readU4le();
            }
            if ($this->hasCsApproaches()) {
                $this->_m_numCsApproaches = $this->_io->readU1();
            }
            if ($this->hasCsApproaches()) {
                $this->_m_csApproaches = [];
                $n = $this->numCsApproaches();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_csApproaches[] = new \Navspec\SourceNav\Approach($this->_io, $this, $this->_root);
                }
            }
            if ($this->hasTfAttributes()) {
                $this->_m_tfAttributes = new \Navspec\SourceNav\TfAreaBits($this->_io, $this, $this->_root);
            }
            if ($this->hasTfcAttributes()) {
                $this->_m_tfcAttributes = $this->_io->readU8le();
            }
            if ($this->hasInsAttributes()) {
                $this->_m_insAttributes = $this->_io->readU4le();
            }
        }
        protected $_m_hasApproaches;

        /**
         * Whether approach records are stored here for every game.
         */
        public function hasApproaches() {
            if ($this->_m_hasApproaches !== null)
                return $this->_m_hasApproaches;
            $this->_m_hasApproaches = $this->_root()->version() < 15;
            return $this->_m_hasApproaches;
        }
        protected $_m_hasCsApproaches;

        /**
         * Whether approach records of Counter-Strike are stored.
         */
        public function hasCsApproaches() {
            if ($this->_m_hasCsApproaches !== null)
                return $this->_m_hasCsApproaches;
            $this->_m_hasCsApproaches = $this->_root()->isCs();
            return $this->_m_hasCsApproaches;
        }
        protected $_m_hasFogPlaceIndex;

        /**
         * Whether `fog_place_index` is stored.
         */
        public function hasFogPlaceIndex() {
            if ($this->_m_hasFogPlaceIndex !== null)
                return $this->_m_hasFogPlaceIndex;
            $this->_m_hasFogPlaceIndex = $this->_root()->l4dVersion() >= 8;
            return $this->_m_hasFogPlaceIndex;
        }
        protected $_m_hasInheritedVisibility;

        /**
         * Whether `inherit_visibility_from` is stored.
         */
        public function hasInheritedVisibility() {
            if ($this->_m_hasInheritedVisibility !== null)
                return $this->_m_hasInheritedVisibility;
            $this->_m_hasInheritedVisibility = ($this->_root()->isL4d() ? $this->_root()->l4dVersion() >= 11 : $this->_root()->version() >= 16);
            return $this->_m_hasInheritedVisibility;
        }
        protected $_m_hasInsAttributes;

        /**
         * Whether `ins_attributes` is stored.
         */
        public function hasInsAttributes() {
            if ($this->_m_hasInsAttributes !== null)
                return $this->_m_hasInsAttributes;
            $this->_m_hasInsAttributes = $this->_root()->isIns();
            return $this->_m_hasInsAttributes;
        }
        protected $_m_hasLadderLists;

        /**
         * Whether ids of ladders are stored.
         */
        public function hasLadderLists() {
            if ($this->_m_hasLadderLists !== null)
                return $this->_m_hasLadderLists;
            $this->_m_hasLadderLists = $this->_root()->version() >= 7;
            return $this->_m_hasLadderLists;
        }
        protected $_m_hasLight;

        /**
         * Whether `light_intensity` is stored.
         */
        public function hasLight() {
            if ($this->_m_hasLight !== null)
                return $this->_m_hasLight;
            $this->_m_hasLight = $this->_root()->version() >= 11;
            return $this->_m_hasLight;
        }
        protected $_m_hasOccupyTimes;

        /**
         * Whether `earliest_occupy_time` is stored.
         */
        public function hasOccupyTimes() {
            if ($this->_m_hasOccupyTimes !== null)
                return $this->_m_hasOccupyTimes;
            $this->_m_hasOccupyTimes = $this->_root()->version() >= 8;
            return $this->_m_hasOccupyTimes;
        }
        protected $_m_hasPlaceIndex;

        /**
         * Whether `place_index` is stored.
         */
        public function hasPlaceIndex() {
            if ($this->_m_hasPlaceIndex !== null)
                return $this->_m_hasPlaceIndex;
            $this->_m_hasPlaceIndex = $this->_root()->version() >= 5;
            return $this->_m_hasPlaceIndex;
        }
        protected $_m_hasSpawnAttributes;

        /**
         * Whether `spawn_attributes` is stored.
         */
        public function hasSpawnAttributes() {
            if ($this->_m_hasSpawnAttributes !== null)
                return $this->_m_hasSpawnAttributes;
            $this->_m_hasSpawnAttributes = $this->_root()->l4dVersion() >= 1;
            return $this->_m_hasSpawnAttributes;
        }
        protected $_m_hasTfAttributes;

        /**
         * Whether `tf_attributes` is stored.
         */
        public function hasTfAttributes() {
            if ($this->_m_hasTfAttributes !== null)
                return $this->_m_hasTfAttributes;
            $this->_m_hasTfAttributes = $this->_root()->isTf();
            return $this->_m_hasTfAttributes;
        }
        protected $_m_hasTfcAttributes;

        /**
         * Whether `tfc_attributes` is stored.
         */
        public function hasTfcAttributes() {
            if ($this->_m_hasTfcAttributes !== null)
                return $this->_m_hasTfcAttributes;
            $this->_m_hasTfcAttributes = $this->_root()->isTfc();
            return $this->_m_hasTfcAttributes;
        }
        protected $_m_hasUnknownA;

        /**
         * Whether `unknown_a` is stored.
         */
        public function hasUnknownA() {
            if ($this->_m_hasUnknownA !== null)
                return $this->_m_hasUnknownA;
            $this->_m_hasUnknownA =  (($this->_root()->l4dVersion() >= 2) && ($this->_root()->l4dVersion() <= 9)) ;
            return $this->_m_hasUnknownA;
        }
        protected $_m_hasUnknownB;

        /**
         * Whether `unknown_b` is stored.
         */
        public function hasUnknownB() {
            if ($this->_m_hasUnknownB !== null)
                return $this->_m_hasUnknownB;
            $this->_m_hasUnknownB =  (($this->_root()->l4dVersion() >= 4) && ($this->_root()->l4dVersion() <= 9)) ;
            return $this->_m_hasUnknownB;
        }
        protected $_m_hasUnknownC;

        /**
         * Whether `unknown_c` is stored.
         */
        public function hasUnknownC() {
            if ($this->_m_hasUnknownC !== null)
                return $this->_m_hasUnknownC;
            $this->_m_hasUnknownC =  (($this->_root()->l4dVersion() >= 5) && ($this->_root()->l4dVersion() <= 12)) ;
            return $this->_m_hasUnknownC;
        }
        protected $_m_hasUnknownD;

        /**
         * Whether `unknown_d` is stored.
         */
        public function hasUnknownD() {
            if ($this->_m_hasUnknownD !== null)
                return $this->_m_hasUnknownD;
            $this->_m_hasUnknownD =  (($this->_root()->l4dVersion() >= 1) && ($this->_root()->l4dVersion() <= 9) && ($this->spawnAttributes()->hasOldBlock())) ;
            return $this->_m_hasUnknownD;
        }
        protected $_m_hasUnknownE;

        /**
         * Whether `unknown_e` is stored.
         */
        public function hasUnknownE() {
            if ($this->_m_hasUnknownE !== null)
                return $this->_m_hasUnknownE;
            $this->_m_hasUnknownE =  (($this->_root()->l4dVersion() >= 3) && ($this->_root()->l4dVersion() <= 9)) ;
            return $this->_m_hasUnknownE;
        }
        protected $_m_hasVisible;

        /**
         * Whether a list of visible areas is stored.
         */
        public function hasVisible() {
            if ($this->_m_hasVisible !== null)
                return $this->_m_hasVisible;
            $this->_m_hasVisible = ($this->_root()->isL4d() ? $this->_root()->l4dVersion() >= 5 : $this->_root()->version() >= 16);
            return $this->_m_hasVisible;
        }
        protected $_m_id;
        protected $_m_attributes;
        protected $_m_nw;
        protected $_m_se;
        protected $_m_neZ;
        protected $_m_swZ;
        protected $_m_connections;
        protected $_m_numHidingSpots;
        protected $_m_hidingSpots;
        protected $_m_numApproaches;
        protected $_m_approaches;
        protected $_m_numEncounters;
        protected $_m_encounters;
        protected $_m_placeIndex;
        protected $_m_laddersUp;
        protected $_m_laddersDown;
        protected $_m_earliestOccupyTime;
        protected $_m_lightIntensity;
        protected $_m_spawnAttributes;
        protected $_m_unknownA;
        protected $_m_unknownB;
        protected $_m_unknownC;
        protected $_m_fogPlaceIndex;
        protected $_m_unknownD;
        protected $_m_numUnknownE;
        protected $_m_unknownE;
        protected $_m_numVisible;
        protected $_m_visible;
        protected $_m_inheritVisibilityFrom;
        protected $_m_numCsApproaches;
        protected $_m_csApproaches;
        protected $_m_tfAttributes;
        protected $_m_tfcAttributes;
        protected $_m_insAttributes;

        /**
         * Id of the area, which is not 0 and unique in the file; 1 to 820,337
         * in the measured files, with gaps.
         */
        public function id() { return $this->_m_id; }

        /**
         * Properties, one bit each; how many there are depends on the version,
         * and what bits 16 to 29 mean on the game. GoldSrc knows the lowest
         * four.
         * 
         * - `crouch`: Bots have to crouch here; their search of a way adds 20
         *   times the length.
         * - `jump`: Bots have to jump here; their search of a way adds 5 times
         *   the length. Used while the mesh is made.
         * - `precise`: Bots follow the area exactly, and do not avoid obstacles.
         * - `no_jump`: Bots do not jump at breaks of the height.
         * - `stop`: Bots stop when they enter.
         * - `run`: Bots run here.
         * - `walk`: Bots walk here.
         * - `avoid`: Bots come here only where the alternatives are worse.
         * - `transient`: The way of bots may become blocked here, and is tested
         *   now and then.
         * - `dont_hide`: Bots find no hiding spots here.
         * - `stand`: Bots that hide here stand, and do not crouch.
         * - `no_hostages`: Hostages keep out.
         * - `stairs`: Bots walk up these steps, and do not climb or jump; found
         *   again on each load.
         * - `no_merge`: The editor never merges the area.
         * - `obstacle_top`: Bots climb to this point on top of an obstacle.
         * - `cliff`: The ground falls by 300 units or more beside the area.
         * - `tank_only`: Left 4 Dead: only the Tank finds its way here.
         * - `blocked_lua`: Garry's Mod: a script has blocked the area.
         * - `mob_only`: Left 4 Dead: only common infected find their way here.
         * - `playerclip`: Left 4 Dead 2: the area lies in player clip.
         * - `breakablewall`: Left 4 Dead 2: infected can break a wall here.
         * - `flow_blocked`: Left 4 Dead 2: the way of escape is cut here; set at
         *   run time.
         * - `outside_world`: Left 4 Dead 2: the area lies outside the world; set
         *   at run time.
         * - `blocked_propdoor`: Garry's Mod: a rotating door is closed here.
         * - `mostly_flat`: Left 4 Dead 2: the area is flat; 54,500 of 59,534
         *   such areas have four equal heights.
         * - `func_cost`: Other games: a `func_nav_cost` has set a cost for the
         *   area; cleared on each load.
         * - `has_elevator`: The area is in the way of an elevator.
         * - `nav_blocker`: A `func_nav_blocker` has blocked the area.
         */
        public function attributes() { return $this->_m_attributes; }

        /**
         * The corner of the lowest x and y, with its height.
         */
        public function nw() { return $this->_m_nw; }

        /**
         * The corner of the highest x and y, with its height.
         */
        public function se() { return $this->_m_se; }

        /**
         * Height of the corner at the x of `se` and the y of `nw`.
         */
        public function neZ() { return $this->_m_neZ; }

        /**
         * Height of the corner at the x of `nw` and the y of `se`.
         */
        public function swZ() { return $this->_m_swZ; }

        /**
         * For each side the areas into which one gets over it; the way back is a
         * connection of its own.
         */
        public function connections() { return $this->_m_connections; }

        /**
         * Hiding spots that follow; 0 to 4 in the measured files.
         */
        public function numHidingSpots() { return $this->_m_numHidingSpots; }

        /**
         * Points in the area at which bots hide.
         */
        public function hidingSpots() { return $this->_m_hidingSpots; }

        /**
         * Approach records that follow; 0 to 16 in the measured files, and
         * GoldSrc has room for no more.
         */
        public function numApproaches() { return $this->_m_numApproaches; }

        /**
         * Ways by which enemies come into view.
         */
        public function approaches() { return $this->_m_approaches; }

        /**
         * Paths that follow; 0 to 1,722 in the measured files.
         */
        public function numEncounters() { return $this->_m_numEncounters; }

        /**
         * Straight paths through the area, with the spots seen from them.
         */
        public function encounters() { return $this->_m_encounters; }

        /**
         * Place of the area: 1 is the first of `places`, 0 means none.
         */
        public function placeIndex() { return $this->_m_placeIndex; }

        /**
         * Ladders that lead up from here.
         */
        public function laddersUp() { return $this->_m_laddersUp; }

        /**
         * Ladders that lead down from here.
         */
        public function laddersDown() { return $this->_m_laddersDown; }

        /**
         * When the first of each team can be here; the team's number modulo 2 is
         * the index, so that Terrorists come before Counter-Terrorists. Team
         * Fortress 2 Classic and Classified have one for each of four teams. 0
         * to 120 in the measured files; 0 everywhere in Team Fortress 2,
         * Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
         */
        public function earliestOccupyTime() { return $this->_m_earliestOccupyTime; }

        /**
         * Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
         * 1 in all other measured files.
         */
        public function lightIntensity() { return $this->_m_lightIntensity; }

        /**
         * Actions that the director of Left 4 Dead may take here.
         */
        public function spawnAttributes() { return $this->_m_spawnAttributes; }

        /**
         * Not known; sub-versions 2 to 9 of Left 4 Dead.
         */
        public function unknownA() { return $this->_m_unknownA; }

        /**
         * Not known; sub-versions 4 to 9 of Left 4 Dead.
         */
        public function unknownB() { return $this->_m_unknownB; }

        /**
         * Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
         * the only measured file.
         */
        public function unknownC() { return $this->_m_unknownC; }

        /**
         * Entry of `fog_places`, probably counted from 1; 0 in the measured files.
         */
        public function fogPlaceIndex() { return $this->_m_fogPlaceIndex; }

        /**
         * Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
         */
        public function unknownD() { return $this->_m_unknownD; }

        /**
         * Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
         */
        public function numUnknownE() { return $this->_m_numUnknownE; }

        /**
         * Not known; sub-versions 3 to 9 of Left 4 Dead.
         */
        public function unknownE() { return $this->_m_unknownE; }

        /**
         * Entries that follow; 0 to 1,196 in the measured files.
         */
        public function numVisible() { return $this->_m_numVisible; }

        /**
         * Areas that can be seen from here, or how they differ from those of the
         * area in `inherit_visibility_from`.
         */
        public function visible() { return $this->_m_visible; }

        /**
         * Id of the area whose list holds for this one too, 0 for none. An entry
         * of the own list comes before one of that list, and only one step is
         * taken.
         */
        public function inheritVisibilityFrom() { return $this->_m_inheritVisibilityFrom; }

        /**
         * Approach records that follow; 0 to 16 in the measured files.
         */
        public function numCsApproaches() { return $this->_m_numCsApproaches; }

        /**
         * Ways by which enemies come into view, in Counter-Strike on Source.
         */
        public function csApproaches() { return $this->_m_csApproaches; }

        /**
         * Properties that Team Fortress 2 adds.
         */
        public function tfAttributes() { return $this->_m_tfAttributes; }

        /**
         * Properties that Team Fortress 2 Classic and Classified add, 64 bits.
         * What they mean is not known; they are not those of Team Fortress 2. 0
         * in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
         * and 32 are set in few areas of Classic.
         */
        public function tfcAttributes() { return $this->_m_tfcAttributes; }

        /**
         * Properties that Insurgency adds; what the bits mean is not known.
         */
        public function insAttributes() { return $this->_m_insAttributes; }

        public function __toString() {
            return "area " . strval($this->id());
        }
    }
}

/**
 * A ladder, and the areas at its ends.
 */

namespace Navspec\SourceNav {
    class NavLadder extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_id = $this->_io->readU4le();
            $this->_m_width = $this->_io->readF4le();
            $this->_m_top = new \Navspec\SourceNav\Vec3($this->_io, $this, $this->_root);
            $this->_m_bottom = new \Navspec\SourceNav\Vec3($this->_io, $this, $this->_root);
            $this->_m_length = $this->_io->readF4le();
            $this->_m_direction = $this->_io->readU4le();
            if ($this->hasDanglingFlag()) {
                $this->_m_isDangling = $this->_io->readU1();
            }
            $this->_m_topForwardArea = $this->_io->readU4le();
            $this->_m_topLeftArea = $this->_io->readU4le();
            $this->_m_topRightArea = $this->_io->readU4le();
            $this->_m_topBehindArea = $this->_io->readU4le();
            $this->_m_bottomArea = $this->_io->readU4le();
        }
        protected $_m_directionName;

        /**
         * Meaning of `direction`.
         */
        public function directionName() {
            if ($this->_m_directionName !== null)
                return $this->_m_directionName;
            $this->_m_directionName = $this->direction();
            return $this->_m_directionName;
        }
        protected $_m_hasDanglingFlag;

        /**
         * Whether `is_dangling` is stored.
         */
        public function hasDanglingFlag() {
            if ($this->_m_hasDanglingFlag !== null)
                return $this->_m_hasDanglingFlag;
            $this->_m_hasDanglingFlag = $this->_root()->version() == 6;
            return $this->_m_hasDanglingFlag;
        }
        protected $_m_id;
        protected $_m_width;
        protected $_m_top;
        protected $_m_bottom;
        protected $_m_length;
        protected $_m_direction;
        protected $_m_isDangling;
        protected $_m_topForwardArea;
        protected $_m_topLeftArea;
        protected $_m_topRightArea;
        protected $_m_topBehindArea;
        protected $_m_bottomArea;

        /**
         * Id of the ladder, not 0 and unique in the file; 1 to 265 in the
         * measured files.
         */
        public function id() { return $this->_m_id; }

        /**
         * Width; 3.2 to 124 in the measured files.
         */
        public function width() { return $this->_m_width; }

        /**
         * Upper end.
         */
        public function top() { return $this->_m_top; }

        /**
         * Lower end.
         */
        public function bottom() { return $this->_m_bottom; }

        /**
         * Cost of the climb, which is not always the distance of the ends; 6.4
         * to 1,109 in the measured files.
         */
        public function length() { return $this->_m_length; }

        /**
         * Side to which the face of the ladder looks.
         */
        public function direction() { return $this->_m_direction; }

        /**
         * Whether the lower end hangs in the air; only version 6 stores it.
         */
        public function isDangling() { return $this->_m_isDangling; }

        /**
         * Id of the area straight on over the top, 0 for none.
         */
        public function topForwardArea() { return $this->_m_topForwardArea; }

        /**
         * Id of the area to the left of `direction`, 0 for none.
         */
        public function topLeftArea() { return $this->_m_topLeftArea; }

        /**
         * Id of the area to the right, 0 for none.
         */
        public function topRightArea() { return $this->_m_topRightArea; }

        /**
         * Id of the area behind the climber, from which one only gets down; 0 for none.
         */
        public function topBehindArea() { return $this->_m_topBehindArea; }

        /**
         * Id of the area at the lower end; 0 on a broken ladder.
         */
        public function bottomArea() { return $this->_m_bottomArea; }

        public function __toString() {
            return "ladder " . strval($this->id());
        }
    }
}

/**
 * A point that is seen from a path, in versions 1 and 2.
 */

namespace Navspec\SourceNav {
    class OldEncounterSpot extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\Encounter $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\SourceNav\Vec3($this->_io, $this, $this->_root);
            $this->_m_t = $this->_io->readF4le();
        }
        protected $_m_position;
        protected $_m_t;

        /**
         * The point.
         */
        public function position() { return $this->_m_position; }

        /**
         * Part of the path at which the spot comes into view, 0 to 1.
         */
        public function t() { return $this->_m_t; }
    }
}

/**
 * An entry of the place directory.
 */

namespace Navspec\SourceNav {
    class Place extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lenName = $this->_io->readU2le();
            $this->_m_name = $this->_io->readBytes($this->lenName());
        }
        protected $_m_lenName;
        protected $_m_name;

        /**
         * Bytes of the name with the zero that ends it; 4 to 26 in the
         * measured files. The engines have room for 256.
         */
        public function lenName() { return $this->_m_lenName; }

        /**
         * ASCII with a zero at its end.
         */
        public function name() { return $this->_m_name; }
    }
}

/**
 * Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
 * 22, 25, 26 and 28 to 30.
 */

namespace Navspec\SourceNav {
    class TfAreaBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\NavArea $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_blocked = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_spawnRoomRed = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_spawnRoomBlue = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_spawnRoomExit = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_hasAmmo = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_hasHealth = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_controlPoint = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_blueSentryDanger = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_redSentryDanger = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_reserved1 = $this->_io->readBitsIntLe(2);
            $this->_m_blueSetupGate = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_redSetupGate = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_blockedAfterPointCapture = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_blockedUntilPointCapture = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_blueOneWayDoor = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_redOneWayDoor = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_withSecondPoint = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_withThirdPoint = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_withFourthPoint = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_withFifthPoint = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_sniperSpot = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_sentrySpot = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_escapeRoute = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_escapeRouteVisible = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_noSpawning = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_rescueCloset = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_bombCanDropHere = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_doorNeverBlocks = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_doorAlwaysBlocks = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unblockable = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_reserved2 = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_blocked;
        protected $_m_spawnRoomRed;
        protected $_m_spawnRoomBlue;
        protected $_m_spawnRoomExit;
        protected $_m_hasAmmo;
        protected $_m_hasHealth;
        protected $_m_controlPoint;
        protected $_m_blueSentryDanger;
        protected $_m_redSentryDanger;
        protected $_m_reserved1;
        protected $_m_blueSetupGate;
        protected $_m_redSetupGate;
        protected $_m_blockedAfterPointCapture;
        protected $_m_blockedUntilPointCapture;
        protected $_m_blueOneWayDoor;
        protected $_m_redOneWayDoor;
        protected $_m_withSecondPoint;
        protected $_m_withThirdPoint;
        protected $_m_withFourthPoint;
        protected $_m_withFifthPoint;
        protected $_m_sniperSpot;
        protected $_m_sentrySpot;
        protected $_m_escapeRoute;
        protected $_m_escapeRouteVisible;
        protected $_m_noSpawning;
        protected $_m_rescueCloset;
        protected $_m_bombCanDropHere;
        protected $_m_doorNeverBlocks;
        protected $_m_doorAlwaysBlocks;
        protected $_m_unblockable;
        protected $_m_reserved2;

        /**
         * The area is blocked; set while the game runs, 0 in the measured
         * files.
         */
        public function blocked() { return $this->_m_blocked; }

        /**
         * In the spawn room of red; set while the game runs, 0 in the
         * measured files.
         */
        public function spawnRoomRed() { return $this->_m_spawnRoomRed; }

        /**
         * In the spawn room of blue; set while the game runs, 0 in the
         * measured files.
         */
        public function spawnRoomBlue() { return $this->_m_spawnRoomBlue; }

        /**
         * At an exit of a spawn room; set while the game runs, 0 in the
         * measured files.
         */
        public function spawnRoomExit() { return $this->_m_spawnRoomExit; }

        /**
         * Ammunition lies here; set while the game runs, 0 in the measured
         * files.
         */
        public function hasAmmo() { return $this->_m_hasAmmo; }

        /**
         * Health lies here; set while the game runs, 0 in the measured
         * files.
         */
        public function hasHealth() { return $this->_m_hasHealth; }

        /**
         * At a control point; set while the game runs, 0 in the measured
         * files.
         */
        public function controlPoint() { return $this->_m_controlPoint; }

        /**
         * A sentry gun of blue fires here; set while the game runs, 0 in the
         * measured files.
         */
        public function blueSentryDanger() { return $this->_m_blueSentryDanger; }

        /**
         * A sentry gun of red fires here; set while the game runs, 0 in the
         * measured files.
         */
        public function redSentryDanger() { return $this->_m_redSentryDanger; }

        /**
         * Not used; 0 in the measured files.
         */
        public function reserved1() { return $this->_m_reserved1; }

        /**
         * Closes nothing: the distances of both teams lead through the area even
         * where something else blocks it.
         */
        public function blueSetupGate() { return $this->_m_blueSetupGate; }

        /**
         * Closes nothing: the distances of both teams lead through the area even
         * where something else blocks it.
         */
        public function redSetupGate() { return $this->_m_redSetupGate; }

        /**
         * Closes when a control point is captured, any, or one of the index that
         * bits 17 to 20 name or higher. Not checked beside bit 14.
         */
        public function blockedAfterPointCapture() { return $this->_m_blockedAfterPointCapture; }

        /**
         * Closed from the start of the round until any control point is captured.
         */
        public function blockedUntilPointCapture() { return $this->_m_blockedUntilPointCapture; }

        /**
         * Closed to red.
         */
        public function blueOneWayDoor() { return $this->_m_blueOneWayDoor; }

        /**
         * Closed to blue.
         */
        public function redOneWayDoor() { return $this->_m_redOneWayDoor; }

        /**
         * Bit 13 waits for the control point of index 1 of the map; bit 14 and
         * an area without bit 13 ignore it.
         */
        public function withSecondPoint() { return $this->_m_withSecondPoint; }

        /**
         * Bit 13 waits for the control point of index 2 of the map; bit 14 and
         * an area without bit 13 ignore it.
         */
        public function withThirdPoint() { return $this->_m_withThirdPoint; }

        /**
         * Bit 13 waits for the control point of index 3 of the map; bit 14 and
         * an area without bit 13 ignore it.
         */
        public function withFourthPoint() { return $this->_m_withFourthPoint; }

        /**
         * Bit 13 waits for the control point of index 4 of the map; bit 14 and
         * an area without bit 13 ignore it.
         */
        public function withFifthPoint() { return $this->_m_withFifthPoint; }

        /**
         * Good for a sniper.
         */
        public function sniperSpot() { return $this->_m_sniperSpot; }

        /**
         * Good for a sentry gun.
         */
        public function sentrySpot() { return $this->_m_sentrySpot; }

        /**
         * On an escape route; set while the game runs, 0 in the measured
         * files.
         */
        public function escapeRoute() { return $this->_m_escapeRoute; }

        /**
         * In view of an escape route; set while the game runs, 0 in the
         * measured files.
         */
        public function escapeRouteVisible() { return $this->_m_escapeRouteVisible; }

        /**
         * Bots do not appear here; 0 in the measured files.
         */
        public function noSpawning() { return $this->_m_noSpawning; }

        /**
         * Where the dead come back in Raid mode; 0 in the measured files.
         */
        public function rescueCloset() { return $this->_m_rescueCloset; }

        /**
         * The bomb may be dropped here; set while the game runs, 0 in the
         * measured files.
         */
        public function bombCanDropHere() { return $this->_m_bombCanDropHere; }

        /**
         * A door here never blocks, whatever bit 29 says.
         */
        public function doorNeverBlocks() { return $this->_m_doorNeverBlocks; }

        /**
         * A door here always blocks.
         */
        public function doorAlwaysBlocks() { return $this->_m_doorAlwaysBlocks; }

        /**
         * Can never be blocked.
         */
        public function unblockable() { return $this->_m_unblockable; }

        /**
         * Not used; 0 in the measured files.
         */
        public function reserved2() { return $this->_m_reserved2; }
    }
}

/**
 * A point of the map.
 */

namespace Navspec\SourceNav {
    class Vec3 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\SourceNav $_root = null) {
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
         * East; -15,475 to 15,475 in the measured files.
         */
        public function x() { return $this->_m_x; }

        /**
         * South; -15,475 to 15,475 in the measured files.
         */
        public function y() { return $this->_m_y; }

        /**
         * Up; -4,626 to 11,908 in the measured files.
         */
        public function z() { return $this->_m_z; }
    }
}

/**
 * An area that is seen, or one that is not although the list inherited says so.
 */

namespace Navspec\SourceNav {
    class VisibleArea extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\SourceNav\NavArea $_parent = null, ?\Navspec\SourceNav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_target = $this->_io->readU4le();
            if ($this->hasFlags()) {
                $this->_m_flags = $this->_io->readU1();
            }
        }
        protected $_m_hasFlags;

        /**
         * Whether `flags` is stored.
         */
        public function hasFlags() {
            if ($this->_m_hasFlags !== null)
                return $this->_m_hasFlags;
            $this->_m_hasFlags =  ((!($this->_root()->isL4d())) || ($this->_root()->l4dVersion() >= 9)) ;
            return $this->_m_hasFlags;
        }
        protected $_m_target;
        protected $_m_flags;

        /**
         * Id of the area; in Left 4 Dead from sub-version 14 on its row in
         * `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
         * 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
         */
        public function target() { return $this->_m_target; }

        /**
         * How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
         * the measured files. An entry for the area itself always has the value
         * 2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
         * the list inherited.
         * 
         * - `potentially_visible`: Some part of the area can be seen.
         * - `completely_visible`: All of the area can be seen.
         */
        public function flags() { return $this->_m_flags; }
    }
}

namespace Navspec\SourceNav {
    class Corner {

        /**
         * Lowest x and y.
         */
        const NORTH_WEST = 0;

        /**
         * Highest x, lowest y.
         */
        const NORTH_EAST = 1;

        /**
         * Highest x and y.
         */
        const SOUTH_EAST = 2;

        /**
         * Lowest x, highest y.
         */
        const SOUTH_WEST = 3;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\SourceNav {
    class GameKind {

        /**
         * The engine without a game; GoldSrc, Half-Life 2, Garry's Mod and most mods.
         */
        const BASE = 0;

        /**
         * Counter-Strike on Source, with approach records from sub-version 1 on.
         */
        const CS = 1;

        /**
         * Team Fortress 2, with attributes from sub-version 2 on.
         */
        const TF = 2;

        /**
         * Insurgency, with attributes from sub-version 2 on.
         */
        const INS = 3;

        /**
         * Left 4 Dead and Left 4 Dead 2.
         */
        const L4D = 4;

        /**
         * Team Fortress 2 Classic and Team Fortress 2 Classified, with attributes
         * of their own and four teams.
         */
        const TFC = 5;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\SourceNav {
    class Side {

        /**
         * Towards -y.
         */
        const NORTH = 0;

        /**
         * Towards +x.
         */
        const EAST = 1;

        /**
         * Towards +y.
         */
        const SOUTH = 2;

        /**
         * Towards -x.
         */
        const WEST = 3;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\SourceNav {
    class Way {

        /**
         * Over the north side.
         */
        const GO_NORTH = 0;

        /**
         * Over the east side.
         */
        const GO_EAST = 1;

        /**
         * Over the south side.
         */
        const GO_SOUTH = 2;

        /**
         * Over the west side.
         */
        const GO_WEST = 3;

        /**
         * Up a ladder.
         */
        const LADDER_UP = 4;

        /**
         * Down a ladder.
         */
        const LADDER_DOWN = 5;

        /**
         * By a jump; in no known file.
         */
        const JUMP = 6;

        /**
         * Up an elevator; in no known file except three codes that are left from
         * versions in which 7 is none.
         */
        const ELEVATOR_UP = 7;

        /**
         * Down an elevator; in no known file.
         */
        const ELEVATOR_DOWN = 8;

        /**
         * No way, because the area is absent; 7 to version 9.
         */
        const NONE = 9;

        /**
         * A code that the version does not have; in no known file.
         */
        const NO_SUCH_WAY = 255;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 255 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}
