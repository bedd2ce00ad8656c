<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * One square of a path network for maps that outgrow the game, as the limit
 * adjuster by fastman92 reads it beside files of the game's own format.
 * 
 * There are three versions: `VER2` has coordinates of 32 bits, `VER3` also flood
 * ids of 16 bits, `FLA4` both, with records that are aligned. Every record begins
 * with the record of the game's own format. Navi links name files and rows by 16
 * bits each.
 * 
 * The map is cut into N by N squares of 750 by 750 units, N being 8, 16, 32 or
 * 64; area 0 lies in the south-west corner. N is in the settings of the limit
 * adjuster and not in the files.
 */

namespace Navspec {
    class GtaSaPathsFla extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_marker = $this->_io->readBytes(4);
            if (!($this->_m_marker == "\xFF\xFF\xFF\xFF")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\xFF\xFF\xFF\xFF", $this->_m_marker, $this->_io, "/seq/0");
            }
            $this->_m_magic = $this->_io->readU4le();
            if (!( (($this->_m_magic == 842616134) || ($this->_m_magic == 876694598)) )) {
                throw new \Kaitai\Struct\Error\ValidationNotAnyOfError($this->_m_magic, $this->_io, "/seq/1");
            }
            if ($this->hasName()) {
                $this->_m_lenName = $this->_io->readU1();
                if (!($this->_m_lenName == 11)) {
                    throw new \Kaitai\Struct\Error\ValidationNotEqualError(11, $this->_m_lenName, $this->_io, "/seq/2");
                }
            }
            if ($this->hasName()) {
                $this->_m_name = $this->_io->readBytes(11);
                if (!($this->_m_name == "\x00\x66\x61\x73\x74\x6D\x61\x6E\x39\x32\x00")) {
                    throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x00\x66\x61\x73\x74\x6D\x61\x6E\x39\x32\x00", $this->_m_name, $this->_io, "/seq/3");
                }
            }
            if ($this->hasName()) {
                $this->_m_versionWord = $this->_io->readU4le();
                if (!( (($this->_m_versionWord == 844252502) || ($this->_m_versionWord == 861029718)) )) {
                    throw new \Kaitai\Struct\Error\ValidationNotAnyOfError($this->_m_versionWord, $this->_io, "/seq/4");
                }
            }
            $this->_m_numNodes = $this->_io->readU4le();
            if (!($this->_m_numNodes <= intval(($this->_io()->size() - $this->_io()->pos()) / 40))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 40), $this->_m_numNodes, $this->_io, "/seq/5");
            }
            $this->_m_numVehicleNodes = $this->_io->readU4le();
            $this->_m_numPedNodes = $this->_io->readU4le();
            $this->_m_numNaviNodes = $this->_io->readU4le();
            if (!($this->_m_numNaviNodes <= intval(($this->_io()->size() - $this->_io()->pos()) / 22))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 22), $this->_m_numNaviNodes, $this->_io, "/seq/8");
            }
            $this->_m_numLinks = $this->_io->readU4le();
            if (!($this->_m_numLinks <= intval(($this->_io()->size() - $this->_io()->pos()) / 10))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 10), $this->_m_numLinks, $this->_io, "/seq/9");
            }
            $this->_m_nodes = [];
            $n = $this->numNodes();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_nodes[] = new \Navspec\GtaSaPathsFla\ExtendedPathNode($this->_io, $this, $this->_root);
            }
            $this->_m_naviNodes = [];
            $n = $this->numNaviNodes();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_naviNodes[] = new \Navspec\GtaSaPathsFla\ExtendedNaviNode($this->_io, $this, $this->_root);
            }
            $this->_m_links = [];
            $n = $this->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_links[] = new \Navspec\GtaSaPathsFla\Link($this->_io, $this, $this->_root);
            }
            if ($this->hasLinks()) {
                $this->_m_reservedLinks = [];
                $n = 192;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_reservedLinks[] = new \Navspec\GtaSaPathsFla\Link($this->_io, $this, $this->_root);
                }
            }
            $this->_m_naviLinks = [];
            $n = $this->_root()->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_naviLinks[] = new \Navspec\GtaSaPathsFla\NaviAddress($this->_io, $this, $this->_root);
            }
            $this->_m_linkLengths = [];
            $n = $this->_root()->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_linkLengths[] = $this->_io->readU1();
            }
            if ($this->hasLinks()) {
                $this->_m_reservedLinkLengths = $this->_io->readBytes(192);
            }
            $this->_m_intersections = [];
            $n = $this->_root()->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_intersections[] = new \Navspec\GtaSaPathsFla\Intersection($this->_io, $this, $this->_root);
            }
            if ($this->hasLinks()) {
                $this->_m_reservedIntersections = $this->_io->readBytes(192);
            }
            $this->_m_eofMark = $this->_io->readU4le();
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_hasLinks;

        /**
         * Whether the reserves are stored.
         */
        public function hasLinks() {
            if ($this->_m_hasLinks !== null)
                return $this->_m_hasLinks;
            $this->_m_hasLinks = $this->numLinks() != 0;
            return $this->_m_hasLinks;
        }
        protected $_m_hasName;

        /**
         * Whether a name and a version are stored between the magic and the counts.
         */
        public function hasName() {
            if ($this->_m_hasName !== null)
                return $this->_m_hasName;
            $this->_m_hasName = !($this->isFla4());
            return $this->_m_hasName;
        }
        protected $_m_isFla4;

        /**
         * Whether the counts follow the magic directly, and records are aligned.
         */
        public function isFla4() {
            if ($this->_m_isFla4 !== null)
                return $this->_m_isFla4;
            $this->_m_isFla4 = $this->magic() == 876694598;
            return $this->_m_isFla4;
        }
        protected $_m_version;

        /**
         * 2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
         */
        public function version() {
            if ($this->_m_version !== null)
                return $this->_m_version;
            $this->_m_version = ($this->isFla4() ? 4 : ($this->versionWord() == 861029718 ? 3 : 2));
            return $this->_m_version;
        }
        protected $_m_marker;
        protected $_m_magic;
        protected $_m_lenName;
        protected $_m_name;
        protected $_m_versionWord;
        protected $_m_numNodes;
        protected $_m_numVehicleNodes;
        protected $_m_numPedNodes;
        protected $_m_numNaviNodes;
        protected $_m_numLinks;
        protected $_m_nodes;
        protected $_m_naviNodes;
        protected $_m_links;
        protected $_m_reservedLinks;
        protected $_m_naviLinks;
        protected $_m_linkLengths;
        protected $_m_reservedLinkLengths;
        protected $_m_intersections;
        protected $_m_reservedIntersections;
        protected $_m_eofMark;
        protected $_m_trailing;

        /**
         * Is stored where the game's own format has its number of path nodes, which
         * can never be as large.
         */
        public function marker() { return $this->_m_marker; }

        /**
         * The bytes `FM92`, after which a name and a version follow, or `FLA4`, after
         * which the counts do.
         */
        public function magic() { return $this->_m_magic; }

        /**
         * Bytes of the name; 11.
         */
        public function lenName() { return $this->_m_lenName; }

        /**
         * The name of the author between two zeros.
         */
        public function name() { return $this->_m_name; }

        /**
         * The bytes `VER2` or `VER3`.
         */
        public function versionWord() { return $this->_m_versionWord; }

        /**
         * Path nodes, vehicle and pedestrian nodes together.
         */
        public function numNodes() { return $this->_m_numNodes; }

        /**
         * Nodes for cars and boats, which come first.
         */
        public function numVehicleNodes() { return $this->_m_numVehicleNodes; }

        /**
         * Nodes for pedestrians, which follow.
         */
        public function numPedNodes() { return $this->_m_numPedNodes; }

        /**
         * Navi nodes, which describe edges between vehicle nodes.
         */
        public function numNaviNodes() { return $this->_m_numNaviNodes; }

        /**
         * Directed links, each with an address (4 bytes), a navi link (4), a length
         * (1) and an intersection (1).
         */
        public function numLinks() { return $this->_m_numLinks; }

        /**
         * Path nodes, first those for vehicles, then those for pedestrians.
         */
        public function nodes() { return $this->_m_nodes; }

        /**
         * Data of the edges between vehicle nodes, one row for each.
         */
        public function naviNodes() { return $this->_m_naviNodes; }

        /**
         * Addresses of the neighbours, in the order of the nodes that own them.
         */
        public function links() { return $this->_m_links; }

        /**
         * Room for 16 nodes that get a link into an interior at run time, 12
         * addresses for each. The engine takes a group whose first area id is 65535
         * for free; write area 65535, node 0 everywhere.
         */
        public function reservedLinks() { return $this->_m_reservedLinks; }

        /**
         * The navi node of each link, which both directions of an edge share; 0, and
         * without a meaning, on the links of pedestrian nodes.
         */
        public function naviLinks() { return $this->_m_naviLinks; }

        /**
         * Length of each link in whole units, rounded down, at least 1: the cost of
         * the route search.
         */
        public function linkLengths() { return $this->_m_linkLengths; }

        /**
         * Room for the lengths of the links in `reserved_links`; write zeros.
         */
        public function reservedLinkLengths() { return $this->_m_reservedLinkLengths; }

        /**
         * How each link crosses roads; all bits are 0 on the links of vehicle nodes.
         * One editor writes them right after the link lengths, where the adjuster
         * does not look for them.
         */
        public function intersections() { return $this->_m_intersections; }

        /**
         * Room for the intersections of the links in `reserved_links`; write zeros.
         */
        public function reservedIntersections() { return $this->_m_reservedIntersections; }

        /**
         * The bytes `EOF` and a zero, with or without links before them; with any
         * others the adjuster loads nothing of the file.
         */
        public function eofMark() { return $this->_m_eofMark; }

        /**
         * Bytes after the layout, which nothing reads: nothing in loose files, zeros
         * up to a multiple of 2,048 bytes in an archive.
         */
        public function trailing() { return $this->_m_trailing; }

        public function __toString() {
            return strval($this->numNodes()) . " path nodes, " . strval($this->numNaviNodes()) . " navi nodes, " . strval($this->numLinks()) . " links";
        }
    }
}

/**
 * An edge between two vehicle nodes: the record of the game's own format and
 * the coordinates that replace those in it.
 */

namespace Navspec\GtaSaPathsFla {
    class ExtendedNaviNode extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_classic = new \Navspec\GtaSaPathsFla\NaviNode($this->_io, $this, $this->_root);
            if ($this->hasPadding()) {
                $this->_m_padding = $this->_io->readU2le();
            }
            $this->_m_xExt = $this->_io->readS4le();
            $this->_m_yExt = $this->_io->readS4le();
        }
        protected $_m_hasPadding;

        /**
         * Whether the record is aligned.
         */
        public function hasPadding() {
            if ($this->_m_hasPadding !== null)
                return $this->_m_hasPadding;
            $this->_m_hasPadding = $this->_root()->isFla4();
            return $this->_m_hasPadding;
        }
        protected $_m_positionX;

        /**
         * East.
         */
        public function positionX() {
            if ($this->_m_positionX !== null)
                return $this->_m_positionX;
            $this->_m_positionX = $this->xExt() * 0.125;
            return $this->_m_positionX;
        }
        protected $_m_positionY;

        /**
         * North.
         */
        public function positionY() {
            if ($this->_m_positionY !== null)
                return $this->_m_positionY;
            $this->_m_positionY = $this->yExt() * 0.125;
            return $this->_m_positionY;
        }
        protected $_m_classic;
        protected $_m_padding;
        protected $_m_xExt;
        protected $_m_yExt;

        /**
         * The record of the game's own format. Its `x` and `y` are not used;
         * tools write 0, 32760, or the low 16 bits of what replaces them.
         */
        public function classic() { return $this->_m_classic; }

        /**
         * Not used; it aligns the coordinates.
         */
        public function padding() { return $this->_m_padding; }

        /**
         * East, in eighths of a unit.
         */
        public function xExt() { return $this->_m_xExt; }

        /**
         * North, in eighths of a unit.
         */
        public function yExt() { return $this->_m_yExt; }

        public function __toString() {
            return "to area " . strval($this->classic()->targetAreaId()) . " node " . strval($this->classic()->targetNodeId());
        }
    }
}

/**
 * A point of the graph, for vehicles or for pedestrians: the record of the
 * game's own format and what replaces some of its fields.
 */

namespace Navspec\GtaSaPathsFla {
    class ExtendedPathNode extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_classic = new \Navspec\GtaSaPathsFla\PathNode($this->_io, $this, $this->_root);
            $this->_m_xExt = $this->_io->readS4le();
            $this->_m_yExt = $this->_io->readS4le();
            $this->_m_zExt = $this->_io->readS4le();
            if ($this->hasFloodIdExt()) {
                $this->_m_floodIdExt = $this->_io->readU2le();
            }
            if ($this->hasPadding()) {
                $this->_m_padding = $this->_io->readU2le();
            }
        }
        protected $_m_hasFloodIdExt;

        /**
         * Whether flood ids have 16 bits.
         */
        public function hasFloodIdExt() {
            if ($this->_m_hasFloodIdExt !== null)
                return $this->_m_hasFloodIdExt;
            $this->_m_hasFloodIdExt = $this->_root()->version() >= 3;
            return $this->_m_hasFloodIdExt;
        }
        protected $_m_hasPadding;

        /**
         * Whether the record is aligned.
         */
        public function hasPadding() {
            if ($this->_m_hasPadding !== null)
                return $this->_m_hasPadding;
            $this->_m_hasPadding = $this->_root()->isFla4();
            return $this->_m_hasPadding;
        }
        protected $_m_positionX;

        /**
         * East.
         */
        public function positionX() {
            if ($this->_m_positionX !== null)
                return $this->_m_positionX;
            $this->_m_positionX = $this->xExt() * 0.125;
            return $this->_m_positionX;
        }
        protected $_m_positionY;

        /**
         * North.
         */
        public function positionY() {
            if ($this->_m_positionY !== null)
                return $this->_m_positionY;
            $this->_m_positionY = $this->yExt() * 0.125;
            return $this->_m_positionY;
        }
        protected $_m_positionZ;

        /**
         * Up.
         */
        public function positionZ() {
            if ($this->_m_positionZ !== null)
                return $this->_m_positionZ;
            $this->_m_positionZ = $this->zExt() * 0.125;
            return $this->_m_positionZ;
        }
        protected $_m_classic;
        protected $_m_xExt;
        protected $_m_yExt;
        protected $_m_zExt;
        protected $_m_floodIdExt;
        protected $_m_padding;

        /**
         * The record of the game's own format. Its `x`, `y` and `z` are not
         * used; tools write 0, 32760, or the low 16 bits of what replaces them.
         * From version 3 on its `flood_id` is not used, either.
         */
        public function classic() { return $this->_m_classic; }

        /**
         * East, in eighths of a unit, truncated towards zero.
         */
        public function xExt() { return $this->_m_xExt; }

        /**
         * North, in eighths of a unit, truncated towards zero.
         */
        public function yExt() { return $this->_m_yExt; }

        /**
         * Up, in eighths of a unit, truncated towards zero.
         */
        public function zExt() { return $this->_m_zExt; }

        /**
         * Number of the connected part of the graph that the node belongs to,
         * counted from 1, for vehicles and pedestrians apart.
         */
        public function floodIdExt() { return $this->_m_floodIdExt; }

        /**
         * Not used; it aligns the record.
         */
        public function padding() { return $this->_m_padding; }

        public function __toString() {
            return "area " . strval($this->classic()->areaId()) . " node " . strval($this->classic()->nodeId());
        }
    }
}

/**
 * How a link of a pedestrian node crosses a road.
 */

namespace Navspec\GtaSaPathsFla {
    class Intersection extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_roadCross = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_pedTrafficLight = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_reserved = $this->_io->readBitsIntLe(6);
        }
        protected $_m_roadCross;
        protected $_m_pedTrafficLight;
        protected $_m_reserved;

        /**
         * The link crosses a road, pedestrians look before they go; set on 1,812
         * original links.
         */
        public function roadCross() { return $this->_m_roadCross; }

        /**
         * Pedestrians wait for a light. Set on 1,346 original links that have
         * `road_cross`: those that are near a lamp on the map.
         */
        public function pedTrafficLight() { return $this->_m_pedTrafficLight; }

        /**
         * Not used; 0 in the original files.
         */
        public function reserved() { return $this->_m_reserved; }
    }
}

/**
 * Lanes of an edge, seen along the direction of its navi node.
 */

namespace Navspec\GtaSaPathsFla {
    class LaneBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla\NaviNode $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_leftLanes = $this->_io->readBitsIntLe(3);
            $this->_m_rightLanes = $this->_io->readBitsIntLe(3);
            $this->_m_trafficLightAtTarget = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_reserved = $this->_io->readBitsIntLe(1) != 0;
        }
        protected $_m_leftLanes;
        protected $_m_rightLanes;
        protected $_m_trafficLightAtTarget;
        protected $_m_reserved;

        /**
         * Lanes against the direction; 0 to 2 in the original files.
         */
        public function leftLanes() { return $this->_m_leftLanes; }

        /**
         * Lanes along the direction; 0 to 2 in the original files.
         */
        public function rightLanes() { return $this->_m_rightLanes; }

        /**
         * The light is at the target, not at the other end: the end that is more
         * of a junction. Set on 1,213 original navi nodes, which all have a
         * light.
         */
        public function trafficLightAtTarget() { return $this->_m_trafficLightAtTarget; }

        /**
         * Not used; 0 in the original files.
         */
        public function reserved() { return $this->_m_reserved; }

        public function __toString() {
            return strval($this->leftLanes()) . " left, " . strval($this->rightLanes()) . " right";
        }
    }
}

/**
 * Traffic light of an edge.
 */

namespace Navspec\GtaSaPathsFla {
    class LightBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla\NaviNode $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_state = $this->_io->readBitsIntLe(2);
            $this->_m_bridgeLights = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_reserved = $this->_io->readBitsIntLe(13);
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
        protected $_m_state;
        protected $_m_bridgeLights;
        protected $_m_reserved;

        /**
         * Which cycle the light follows, see `light_cycle`; in the original
         * files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
         * the lamps on the map.
         */
        public function state() { return $this->_m_state; }

        /**
         * Switched by scripts at run time, at bridges and crossings; 0 in the
         * original files.
         */
        public function bridgeLights() { return $this->_m_bridgeLights; }

        /**
         * Not used; 0 in the original files.
         */
        public function reserved() { return $this->_m_reserved; }

        public function __toString() {
            return "light state " . strval($this->state());
        }
    }
}

/**
 * Address of a path node.
 */

namespace Navspec\GtaSaPathsFla {
    class Link extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_areaId = $this->_io->readU2le();
            $this->_m_nodeId = $this->_io->readU2le();
        }
        protected $_m_areaId;
        protected $_m_nodeId;

        /**
         * Area of the node; 0 to 63. 65535 means none and occurs only in the
         * reserve.
         */
        public function areaId() { return $this->_m_areaId; }

        /**
         * Row of the node in the file of that area.
         */
        public function nodeId() { return $this->_m_nodeId; }

        public function __toString() {
            return "area " . strval($this->areaId()) . " node " . strval($this->nodeId());
        }
    }
}

/**
 * Address of a navi node.
 */

namespace Navspec\GtaSaPathsFla {
    class NaviAddress extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_naviId = $this->_io->readU2le();
            $this->_m_naviAreaId = $this->_io->readU2le();
        }
        protected $_m_naviId;
        protected $_m_naviAreaId;

        /**
         * Row of the navi node in the file of `navi_area_id`.
         */
        public function naviId() { return $this->_m_naviId; }

        /**
         * Area of the file that holds the navi node.
         */
        public function naviAreaId() { return $this->_m_naviAreaId; }

        public function __toString() {
            return "area " . strval($this->naviAreaId()) . " navi node " . strval($this->naviId());
        }
    }
}

/**
 * An edge between two vehicle nodes: its target is one of the ends, its
 * direction points to the target. Travelling towards the target uses the
 * right lanes, away from it the left lanes. In the original files the
 * target is the end with the lower address, and the file is the one of the
 * area where the navi node lies.
 */

namespace Navspec\GtaSaPathsFla {
    class NaviNode extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla\ExtendedNaviNode $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_x = $this->_io->readS2le();
            $this->_m_y = $this->_io->readS2le();
            $this->_m_targetAreaId = $this->_io->readU2le();
            $this->_m_targetNodeId = $this->_io->readU2le();
            $this->_m_dirX = $this->_io->readS1();
            $this->_m_dirY = $this->_io->readS1();
            $this->_m_pathWidth = $this->_io->readU1();
            $this->_m_lanes = new \Navspec\GtaSaPathsFla\LaneBits($this->_io, $this, $this->_root);
            $this->_m_trafficLight = new \Navspec\GtaSaPathsFla\LightBits($this->_io, $this, $this->_root);
        }
        protected $_m_directionX;

        /**
         * East part of the vector of length 1 that points to the target.
         */
        public function directionX() {
            if ($this->_m_directionX !== null)
                return $this->_m_directionX;
            $this->_m_directionX = $this->dirX() * 0.01;
            return $this->_m_directionX;
        }
        protected $_m_directionY;

        /**
         * North part of the vector of length 1 that points to the target.
         */
        public function directionY() {
            if ($this->_m_directionY !== null)
                return $this->_m_directionY;
            $this->_m_directionY = $this->dirY() * 0.01;
            return $this->_m_directionY;
        }
        protected $_m_fullWidth;

        /**
         * From side to side of the median strip.
         */
        public function fullWidth() {
            if ($this->_m_fullWidth !== null)
                return $this->_m_fullWidth;
            $this->_m_fullWidth = $this->pathWidth() * 0.125;
            return $this->_m_fullWidth;
        }
        protected $_m_halfWidth;

        /**
         * From the middle of the median strip to one side.
         */
        public function halfWidth() {
            if ($this->_m_halfWidth !== null)
                return $this->_m_halfWidth;
            $this->_m_halfWidth = $this->pathWidth() * 0.0625;
            return $this->_m_halfWidth;
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
        protected $_m_x;
        protected $_m_y;
        protected $_m_targetAreaId;
        protected $_m_targetNodeId;
        protected $_m_dirX;
        protected $_m_dirY;
        protected $_m_pathWidth;
        protected $_m_lanes;
        protected $_m_trafficLight;

        /**
         * East, in eighths of a unit. Cars wait about here at a light. In the
         * original files it is the mean of both ends of the edge, or of the
         * ends of two pieces of road that were joined in the edge; at most 45.2
         * units from the middle of the edge.
         */
        public function x() { return $this->_m_x; }

        /**
         * North, in eighths of a unit.
         */
        public function y() { return $this->_m_y; }

        /**
         * Area of the end that the direction points to; 0 to 63.
         */
        public function targetAreaId() { return $this->_m_targetAreaId; }

        /**
         * Node of the end that the direction points to; always a vehicle node in
         * the original files.
         */
        public function targetNodeId() { return $this->_m_targetNodeId; }

        /**
         * East part of the direction in hundredths, -100 to 100, cut toward 0
         * after a division that can be one step too low or too high; the length
         * of the vector is 98.6 to 100 in the original files.
         */
        public function dirX() { return $this->_m_dirX; }

        /**
         * North part of the direction in hundredths, -100 to 100.
         */
        public function dirY() { return $this->_m_dirY; }

        /**
         * Half of the width of the median strip in sixteenths of a unit: the
         * larger width of both ends of a piece of road, or of the ends of two
         * pieces that were joined, which the files do not have. It is the width
         * of one of the ends of the edge on all but 22 edges; 0 to 120 in the
         * original files. The engine takes the byte for signed.
         */
        public function pathWidth() { return $this->_m_pathWidth; }

        /**
         * Lanes in both directions, and the end that has the light.
         */
        public function lanes() { return $this->_m_lanes; }

        /**
         * State of the light.
         */
        public function trafficLight() { return $this->_m_trafficLight; }

        public function __toString() {
            return "to area " . strval($this->targetAreaId()) . " node " . strval($this->targetNodeId());
        }
    }
}

/**
 * Number of links and properties of a path node.
 */

namespace Navspec\GtaSaPathsFla {
    class NodeFlags extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla\PathNode $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_linkCount = $this->_io->readBitsIntLe(4);
            $this->_m_onDeadEnd = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_switchedOff = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_roadBlock = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_waterNode = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_switchedOffOriginal = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_alreadyFound = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_dontWander = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_interiorNode = $this->_io->readBitsIntLe(1) != 0;
            $this->_m_speed = $this->_io->readBitsIntLe(2);
            $this->_m_dummy = $this->_io->readBitsIntLe(2);
            $this->_m_density = $this->_io->readBitsIntLe(4);
            $this->_m_specialFunction = $this->_io->readBitsIntLe(4);
            $this->_m_padding = $this->_io->readBitsIntLe(8);
        }
        protected $_m_specialFunctionName;

        /**
         * Meaning of `special_function`.
         */
        public function specialFunctionName() {
            if ($this->_m_specialFunctionName !== null)
                return $this->_m_specialFunctionName;
            $this->_m_specialFunctionName = $this->specialFunction();
            return $this->_m_specialFunctionName;
        }
        protected $_m_speedName;

        /**
         * Meaning of `speed`.
         */
        public function speedName() {
            if ($this->_m_speedName !== null)
                return $this->_m_speedName;
            $this->_m_speedName = $this->speed();
            return $this->_m_speedName;
        }
        protected $_m_linkCount;
        protected $_m_onDeadEnd;
        protected $_m_switchedOff;
        protected $_m_roadBlock;
        protected $_m_waterNode;
        protected $_m_switchedOffOriginal;
        protected $_m_alreadyFound;
        protected $_m_dontWander;
        protected $_m_interiorNode;
        protected $_m_speed;
        protected $_m_dummy;
        protected $_m_density;
        protected $_m_specialFunction;
        protected $_m_padding;

        /**
         * Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
         * nodes of the original files.
         */
        public function linkCount() { return $this->_m_linkCount; }

        /**
         * The vehicle node lies on a branch that leads nowhere; set on 2,594 of
         * 30,587 original vehicle nodes, never on pedestrian nodes.
         */
        public function onDeadEnd() { return $this->_m_onDeadEnd; }

        /**
         * Little or no traffic until a script switches the node on; set on a
         * quarter of the original vehicle nodes and a sixth of the pedestrian
         * nodes. The commands 01E7 and 022A clear it for vehicles and for
         * pedestrians in a box, 01E8 and 022B set it.
         */
        public function switchedOff() { return $this->_m_switchedOff; }

        /**
         * The police may build a road block here; set on 391 original vehicle
         * nodes, never on pedestrian nodes.
         */
        public function roadBlock() { return $this->_m_roadBlock; }

        /**
         * A node for boats; set on 1,596 original vehicle nodes, never on
         * pedestrian nodes.
         */
        public function waterNode() { return $this->_m_waterNode; }

        /**
         * Copy of `switched_off` that the loader makes, from which the commands
         * 091D and 091E put it back; the stored value has no effect, and equals
         * it in the original files.
         */
        public function switchedOffOriginal() { return $this->_m_switchedOffOriginal; }

        /**
         * Scratch bit of a search; 0 in the original files.
         */
        public function alreadyFound() { return $this->_m_alreadyFound; }

        /**
         * Wandering pedestrians keep away; set on 17 original pedestrian
         * nodes.
         */
        public function dontWander() { return $this->_m_dontWander; }

        /**
         * Marks nodes of interiors at run time; 0 in the original files.
         */
        public function interiorNode() { return $this->_m_interiorNode; }

        /**
         * How fast cars drive, see `node_speed`. Vehicle nodes of the original
         * files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
         */
        public function speed() { return $this->_m_speed; }

        /**
         * Not used; 0 in the original files.
         */
        public function dummy() { return $this->_m_dummy; }

        /**
         * How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
         * original nodes.
         */
        public function density() { return $this->_m_density; }

        /**
         * What cars do here, see `special_use`; 0 on all but 232 original
         * nodes, which are vehicle nodes.
         */
        public function specialFunction() { return $this->_m_specialFunction; }

        /**
         * Not used; 0 in the original files.
         */
        public function padding() { return $this->_m_padding; }

        public function __toString() {
            return strval($this->linkCount()) . " links";
        }
    }
}

/**
 * A point of the graph, for vehicles or for pedestrians.
 */

namespace Navspec\GtaSaPathsFla {
    class PathNode extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPathsFla\ExtendedPathNode $_parent = null, ?\Navspec\GtaSaPathsFla $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_nextPtr = $this->_io->readU4le();
            $this->_m_prevPtr = $this->_io->readU4le();
            $this->_m_x = $this->_io->readS2le();
            $this->_m_y = $this->_io->readS2le();
            $this->_m_z = $this->_io->readS2le();
            $this->_m_searchDistance = $this->_io->readS2le();
            $this->_m_baseLink = $this->_io->readS2le();
            $this->_m_areaId = $this->_io->readU2le();
            $this->_m_nodeId = $this->_io->readU2le();
            $this->_m_pathWidth = $this->_io->readU1();
            $this->_m_floodId = $this->_io->readU1();
            $this->_m_flags = new \Navspec\GtaSaPathsFla\NodeFlags($this->_io, $this, $this->_root);
        }
        protected $_m_fullWidth;

        /**
         * From side to side.
         */
        public function fullWidth() {
            if ($this->_m_fullWidth !== null)
                return $this->_m_fullWidth;
            $this->_m_fullWidth = $this->pathWidth() * 0.125;
            return $this->_m_fullWidth;
        }
        protected $_m_halfWidth;

        /**
         * From the middle to one side, as the engine uses the width.
         */
        public function halfWidth() {
            if ($this->_m_halfWidth !== null)
                return $this->_m_halfWidth;
            $this->_m_halfWidth = $this->pathWidth() * 0.0625;
            return $this->_m_halfWidth;
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
            $this->_m_positionZ = $this->z() * 0.125;
            return $this->_m_positionZ;
        }
        protected $_m_nextPtr;
        protected $_m_prevPtr;
        protected $_m_x;
        protected $_m_y;
        protected $_m_z;
        protected $_m_searchDistance;
        protected $_m_baseLink;
        protected $_m_areaId;
        protected $_m_nodeId;
        protected $_m_pathWidth;
        protected $_m_floodId;
        protected $_m_flags;

        /**
         * Address in the memory of the original compiler: that of the node below
         * this one on the stack of the flood fill that numbers the parts of the
         * graph, 0 for the lowest one. The engine overwrites it. Any value; write
         * 0 for a new node.
         */
        public function nextPtr() { return $this->_m_nextPtr; }

        /**
         * Overwritten by the engine; 0 in the original files.
         */
        public function prevPtr() { return $this->_m_prevPtr; }

        /**
         * East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
         * units in the original files.
         */
        public function x() { return $this->_m_x; }

        /**
         * North, in eighths of a unit, truncated towards zero; -2932.5 to
         * 2853.625 units in the original files.
         */
        public function y() { return $this->_m_y; }

        /**
         * Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
         * in the original files.
         */
        public function z() { return $this->_m_z; }

        /**
         * Scratch value of the route search, which takes 32766 (0x7ffe) for a
         * node that it has not touched; 32766 in the original files.
         */
        public function searchDistance() { return $this->_m_searchDistance; }

        /**
         * Row of the node's first link; the sum of the link counts of the nodes
         * before it, 0 to 6,326 in the original files.
         */
        public function baseLink() { return $this->_m_baseLink; }

        /**
         * Area of the node's own address, which is the number of the file;
         * 0 to 63.
         */
        public function areaId() { return $this->_m_areaId; }

        /**
         * Node of the node's own address, which is its row in the file; 0 to
         * 2,888 in the original files.
         */
        public function nodeId() { return $this->_m_nodeId; }

        /**
         * Half of a width in sixteenths of a unit: of the median strip at a
         * vehicle node, of the path at a pedestrian node. In the original
         * files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
         * nodes, mostly 16.
         */
        public function pathWidth() { return $this->_m_pathWidth; }

        /**
         * Number of the connected part of the graph that the node belongs to,
         * counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
         * nodes and 1 to 179 at pedestrian nodes of the original files.
         */
        public function floodId() { return $this->_m_floodId; }

        /**
         * Number of links and properties, 32 bits.
         */
        public function flags() { return $this->_m_flags; }

        public function __toString() {
            return "area " . strval($this->areaId()) . " node " . strval($this->nodeId());
        }
    }
}

namespace Navspec\GtaSaPathsFla {
    class LightCycle {

        /**
         * The edge has no traffic light.
         */
        const NO_LIGHT = 0;

        /**
         * Green together with the lights for north and south.
         */
        const NORTH_SOUTH = 1;

        /**
         * Green together with the lights for west and east.
         */
        const WEST_EAST = 2;

        /**
         * Not used.
         */
        const CYCLE_3 = 3;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaPathsFla {
    class NodeSpeed {

        /**
         * Slow; only 112 original nodes, of one group apart from the rest, have it.
         */
        const SLOW = 0;

        /**
         * Ordinary roads, and water.
         */
        const NORMAL = 1;

        /**
         * Highways.
         */
        const FAST = 2;

        /**
         * Not used.
         */
        const SPEED_3 = 3;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}

namespace Navspec\GtaSaPathsFla {
    class SpecialUse {

        /**
         * An ordinary node.
         */
        const NO_SPECIAL_USE = 0;

        /**
         * Parking along the road; scripts that switch roads skip the node.
         */
        const PARKING_PARALLEL = 1;

        /**
         * Parking across the road; scripts that switch roads skip the node.
         */
        const PARKING_PERPENDICULAR = 2;

        /**
         * Valet parking.
         */
        const VALET = 3;

        /**
         * A nightclub.
         */
        const NIGHTCLUB = 4;

        /**
         * Deliveries.
         */
        const DELIVERIES = 5;

        /**
         * Getting out at a valet.
         */
        const VALET_UNLOAD = 6;

        /**
         * Getting out at a nightclub.
         */
        const NIGHTCLUB_UNLOAD = 7;

        /**
         * The way through a drive-through.
         */
        const DRIVE_THROUGH = 8;

        /**
         * The window of a drive-through.
         */
        const DRIVE_THROUGH_WINDOW = 9;

        /**
         * Unloading deliveries.
         */
        const DELIVERIES_UNLOAD = 10;

        /**
         * Not used.
         */
        const SPECIAL_11 = 11;

        /**
         * Not used.
         */
        const SPECIAL_12 = 12;

        /**
         * Not used.
         */
        const SPECIAL_13 = 13;

        /**
         * Not used.
         */
        const SPECIAL_14 = 14;

        /**
         * Not used.
         */
        const SPECIAL_15 = 15;

        private const _VALUES = [0 => true, 1 => true, 2 => true, 3 => true, 4 => true, 5 => true, 6 => true, 7 => true, 8 => true, 9 => true, 10 => true, 11 => true, 12 => true, 13 => true, 14 => true, 15 => true];

        public static function isDefined(int $v): bool {
            return isset(self::_VALUES[$v]);
        }
    }
}
