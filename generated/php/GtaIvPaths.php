<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The roads and water ways of one square of the map, as a directed graph: nodes
 * with what follows from each of them in a second table, the links. People on
 * foot do not use it. The files lie in `pc/data/cdimages/paths.img`; a square
 * without roads has a file of 16 zeros.
 * 
 * The map has 8 by 8 squares of 750 m, counted from the south-west corner at
 * -3000, -3000 row by row: the file of area 9 is that of the second column and
 * the second row. x points east, y north, z up.
 * 
 * The links of a node begin at its `first_link` and end where those of the next
 * node begin, or at the end of the table.
 */

namespace Navspec {
    class GtaIvPaths extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaIvPaths $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numNodes = $this->_io->readU4le();
            if (!($this->_m_numNodes <= intval(($this->_io()->size() - $this->_io()->pos()) / 32))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 32), $this->_m_numNodes, $this->_io, "/seq/0");
            }
            $this->_m_numVehicleNodes = $this->_io->readU4le();
            $this->_m_numIntersectionNodes = $this->_io->readU4le();
            $this->_m_numLinks = $this->_io->readU4le();
            if (!($this->_m_numLinks <= intval(($this->_io()->size() - $this->_io()->pos()) / 8))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 8), $this->_m_numLinks, $this->_io, "/seq/3");
            }
            $this->_m_nodes = [];
            $n = $this->numNodes();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_nodes[] = new \Navspec\GtaIvPaths\PathNode($this->_io, $this, $this->_root);
            }
            $this->_m_links = [];
            $n = $this->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_links[] = new \Navspec\GtaIvPaths\PathLink($this->_io, $this, $this->_root);
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_numNodes;
        protected $_m_numVehicleNodes;
        protected $_m_numIntersectionNodes;
        protected $_m_numLinks;
        protected $_m_nodes;
        protected $_m_links;
        protected $_m_trailing;

        /**
         * Nodes of both kinds.
         */
        public function numNodes() { return $this->_m_numNodes; }

        /**
         * Nodes at the front of the table that have links: those of roads and of
         * water ways.
         */
        public function numVehicleNodes() { return $this->_m_numVehicleNodes; }

        /**
         * Nodes after them, which have no links; what they are for is not known.
         * The name is that of the wiki. Both numbers add up to `num_nodes`.
         */
        public function numIntersectionNodes() { return $this->_m_numIntersectionNodes; }

        /**
         * Links of all nodes.
         */
        public function numLinks() { return $this->_m_numLinks; }

        /**
         * Nodes with links, then those without.
         */
        public function nodes() { return $this->_m_nodes; }

        /**
         * Links, node by node.
         */
        public function links() { return $this->_m_links; }

        /**
         * Nothing, unless a tool has cut the file out of its archive with the zeros
         * that fill the last block of 2,048 bytes.
         */
        public function trailing() { return $this->_m_trailing; }

        public function __toString() {
            return strval($this->numNodes()) . " nodes, " . strval($this->numLinks()) . " links";
        }
    }
}

/**
 * Lanes of both directions. That the lower number is that of the way back is
 * not proven; the link back has both numbers exchanged.
 */

namespace Navspec\GtaIvPaths {
    class LaneCounts extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaIvPaths\PathLink $_parent = null, ?\Navspec\GtaIvPaths $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_lanes02 = $this->_io->readBitsIntLe(3);
            $this->_m_lanes35 = $this->_io->readBitsIntLe(3);
            $this->_m_unused = $this->_io->readBitsIntLe(2);
        }
        protected $_m_lanes02;
        protected $_m_lanes35;
        protected $_m_unused;

        /**
         * Lanes of one direction, probably of the way back.
         */
        public function lanes02() { return $this->_m_lanes02; }

        /**
         * Lanes of the other direction, probably of this link.
         */
        public function lanes35() { return $this->_m_lanes35; }

        /**
         * Unknown.
         */
        public function unused() { return $this->_m_unused; }
    }
}

/**
 * Bits of a node, the lowest first. The wiki numbers them from the highest:
 * its flag n is bit 31 - n.
 */

namespace Navspec\GtaIvPaths {
    class NodeFlags extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaIvPaths\PathNode $_parent = null, ?\Navspec\GtaIvPaths $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_spawnDensity = $this->_io->readBitsIntLe(4);
            $this->_m_behaviour = $this->_io->readBitsIntLe(4);
            $this->_m_flag8 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag9 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_boatMovement = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag11 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_dirtRoad = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_highway = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_slowTraffic = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_unlinked = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_numOwnLinks = $this->_io->readBitsIntLe(4);
            $this->_m_flag20 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag21 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag22 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag23 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag24 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_water = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag26 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_ignored = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_dontWander = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag29 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag30 = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_flag31 = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_spawnDensity;
        protected $_m_behaviour;
        protected $_m_flag8;
        protected $_m_flag9;
        protected $_m_boatMovement;
        protected $_m_flag11;
        protected $_m_dirtRoad;
        protected $_m_highway;
        protected $_m_slowTraffic;
        protected $_m_unlinked;
        protected $_m_numOwnLinks;
        protected $_m_flag20;
        protected $_m_flag21;
        protected $_m_flag22;
        protected $_m_flag23;
        protected $_m_flag24;
        protected $_m_water;
        protected $_m_flag26;
        protected $_m_ignored;
        protected $_m_dontWander;
        protected $_m_flag29;
        protected $_m_flag30;
        protected $_m_flag31;

        /**
         * How much traffic appears, 0 to 15.
         */
        public function spawnDensity() { return $this->_m_spawnDensity; }

        /**
         * A special use of the node; the values are not known.
         */
        public function behaviour() { return $this->_m_behaviour; }

        /**
         * Unknown; only in Manhattan, as the wiki supposes.
         */
        public function flag8() { return $this->_m_flag8; }

        /**
         * Unknown.
         */
        public function flag9() { return $this->_m_flag9; }

        /**
         * Boats go here.
         */
        public function boatMovement() { return $this->_m_boatMovement; }

        /**
         * Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
         * flag"), it is about people on foot, who do not use these files.
         */
        public function flag11() { return $this->_m_flag11; }

        /**
         * Traffic goes about 50 km/h.
         */
        public function dirtRoad() { return $this->_m_dirtRoad; }

        /**
         * Traffic goes about 70 km/h.
         */
        public function highway() { return $this->_m_highway; }

        /**
         * Traffic goes about 30 km/h.
         */
        public function slowTraffic() { return $this->_m_slowTraffic; }

        /**
         * Set exactly in nodes without links.
         */
        public function unlinked() { return $this->_m_unlinked; }

        /**
         * Number of links that begin at the node, 0 to 15.
         */
        public function numOwnLinks() { return $this->_m_numOwnLinks; }

        /**
         * Meaning not known. The one tool that names the bit contradicts itself:
         * it takes bit 20 for a dead end and again for the lowest bit of a speed
         * limit. Not the wiki's flag 20, which is bit 11.
         */
        public function flag20() { return $this->_m_flag20; }

        /**
         * Meaning not known. Guess of one tool that contradicts itself: part of
         * a speed limit.
         */
        public function flag21() { return $this->_m_flag21; }

        /**
         * Meaning not known. Guesses of one tool that contradicts itself: part
         * of a speed limit, or a road block.
         */
        public function flag22() { return $this->_m_flag22; }

        /**
         * Meaning not known. Guesses of one tool that contradicts itself:
         * restricted, or ignored.
         */
        public function flag23() { return $this->_m_flag23; }

        /**
         * Meaning not known. Guess of one tool that contradicts itself: a node
         * for emergency vehicles.
         */
        public function flag24() { return $this->_m_flag24; }

        /**
         * A node of a water way.
         */
        public function water() { return $this->_m_water; }

        /**
         * Meaning not known. Guess of the wiki: only for emergency vehicles,
         * which another tool reads in bit 24.
         */
        public function flag26() { return $this->_m_flag26; }

        /**
         * The node is not used.
         */
        public function ignored() { return $this->_m_ignored; }

        /**
         * Traffic that wanders does not come here.
         */
        public function dontWander() { return $this->_m_dontWander; }

        /**
         * Unknown.
         */
        public function flag29() { return $this->_m_flag29; }

        /**
         * Unknown.
         */
        public function flag30() { return $this->_m_flag30; }

        /**
         * Unknown, but used.
         */
        public function flag31() { return $this->_m_flag31; }
    }
}

/**
 * A way to another node, which may be one of another file.
 */

namespace Navspec\GtaIvPaths {
    class PathLink extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaIvPaths $_parent = null, ?\Navspec\GtaIvPaths $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_areaId = $this->_io->readU2le();
            $this->_m_nodeId = $this->_io->readU2le();
            $this->_m_length = $this->_io->readU1();
            $this->_m_lanes = new \Navspec\GtaIvPaths\LaneCounts($this->_io, $this, $this->_root);
            $this->_m_linkFlags = $this->_io->readU2le();
        }
        protected $_m_areaId;
        protected $_m_nodeId;
        protected $_m_length;
        protected $_m_lanes;
        protected $_m_linkFlags;

        /**
         * File of the other node.
         */
        public function areaId() { return $this->_m_areaId; }

        /**
         * Number of the other node in its file.
         */
        public function nodeId() { return $this->_m_nodeId; }

        /**
         * Distance between both nodes without the fraction, 255 at most. The
         * fraction is cut off rather than rounded.
         */
        public function length() { return $this->_m_length; }

        /**
         * Lanes in both directions.
         */
        public function lanes() { return $this->_m_lanes; }

        /**
         * Unknown; most often 0xC040.
         */
        public function linkFlags() { return $this->_m_linkFlags; }

        public function __toString() {
            return "to area " . strval($this->areaId()) . " node " . strval($this->nodeId());
        }
    }
}

/**
 * A point of a road or of a water way.
 */

namespace Navspec\GtaIvPaths {
    class PathNode extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaIvPaths $_parent = null, ?\Navspec\GtaIvPaths $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_nextPtr = $this->_io->readU4le();
            $this->_m_prevPtr = $this->_io->readU4le();
            $this->_m_areaId = $this->_io->readU2le();
            $this->_m_nodeId = $this->_io->readU2le();
            $this->_m_streetNameHash = $this->_io->readU4le();
            $this->_m_searchDistance = $this->_io->readU2le();
            $this->_m_firstLink = $this->_io->readU2le();
            $this->_m_x = $this->_io->readS2le();
            $this->_m_y = $this->_io->readS2le();
            $this->_m_z = $this->_io->readS2le();
            $this->_m_pathWidth = $this->_io->readU1();
            $this->_m_floodGroup = $this->_io->readU1();
            $this->_m_flags = new \Navspec\GtaIvPaths\NodeFlags($this->_io, $this, $this->_root);
        }
        protected $_m_positionX;

        /**
         * East.
         */
        public function positionX() {
            if ($this->_m_positionX !== null)
                return $this->_m_positionX;
            $this->_m_positionX = $this->x() * 0.125;
            return $this->_m_positionX;
        }
        protected $_m_positionY;

        /**
         * North.
         */
        public function positionY() {
            if ($this->_m_positionY !== null)
                return $this->_m_positionY;
            $this->_m_positionY = $this->y() * 0.125;
            return $this->_m_positionY;
        }
        protected $_m_positionZ;

        /**
         * Up.
         */
        public function positionZ() {
            if ($this->_m_positionZ !== null)
                return $this->_m_positionZ;
            $this->_m_positionZ = $this->z() * 0.0078125;
            return $this->_m_positionZ;
        }
        protected $_m_nextPtr;
        protected $_m_prevPtr;
        protected $_m_areaId;
        protected $_m_nodeId;
        protected $_m_streetNameHash;
        protected $_m_searchDistance;
        protected $_m_firstLink;
        protected $_m_x;
        protected $_m_y;
        protected $_m_z;
        protected $_m_pathWidth;
        protected $_m_floodGroup;
        protected $_m_flags;

        /**
         * An address of the program that made the file; 0 in nodes without links
         * and in most dead ends.
         */
        public function nextPtr() { return $this->_m_nextPtr; }

        /**
         * An address as well; 0.
         */
        public function prevPtr() { return $this->_m_prevPtr; }

        /**
         * Number of the file.
         */
        public function areaId() { return $this->_m_areaId; }

        /**
         * Number of the node in its file, each once; probably its place in the
         * table.
         */
        public function nodeId() { return $this->_m_nodeId; }

        /**
         * Name of the street as a hash, 0 for none.
         */
        public function streetNameHash() { return $this->_m_streetNameHash; }

        /**
         * Where the search for a route keeps its distance; 0x7FFE means that it
         * was not here.
         */
        public function searchDistance() { return $this->_m_searchDistance; }

        /**
         * First own link; never less than that of the node before, 0 at first.
         */
        public function firstLink() { return $this->_m_firstLink; }

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
         * Room between the lanes of both directions.
         */
        public function pathWidth() { return $this->_m_pathWidth; }

        /**
         * Number of the connected part of the network: between different numbers
         * there is no route. The wiki calls it a path type, which is always 1
         * for boats; both are true if the water ways are group 1.
         */
        public function floodGroup() { return $this->_m_floodGroup; }

        /**
         * Properties of the node, one bit each.
         */
        public function flags() { return $this->_m_flags; }

        public function __toString() {
            return "area " . strval($this->areaId()) . " node " . strval($this->nodeId());
        }
    }
}
