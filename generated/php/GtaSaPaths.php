<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * One of the 64 squares of the graph that cars, boats and pedestrians follow.
 * 
 * The world is cut into 8 by 8 squares, called areas, of 750 by 750 units; a
 * unit is about one metre. Area 0 lies in the south-west corner, numbers grow
 * eastwards, then northwards, and file N describes area N. A node is addressed
 * by the pair of its area and its row in the file of that area.
 * 
 * The graph is stored as lists of neighbours, every edge from both of its ends.
 * A node owns the links `base_link` to `base_link + link_count - 1`. Row i of
 * `links`, `navi_links`, `link_lengths` and `intersections` describes link i.
 * Each edge between vehicle nodes has a navi node, which holds its lanes and its
 * traffic light; the navi links of pedestrian links are 0 and mean nothing.
 * 
 * Without links a file ends after the navi nodes. Some old tools wrote files
 * that end too early: after the link lengths, or without the reserve between
 * link lengths and intersections. The decisions `has_tail` and `is_wiki_sized`
 * distinguish them by their size.
 */

namespace Navspec {
    class GtaSaPaths extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\GtaSaPaths $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numNodes = $this->_io->readU4le();
            if (!($this->_m_numNodes <= intval(($this->_io()->size() - $this->_io()->pos()) / 28))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 28), $this->_m_numNodes, $this->_io, "/seq/0");
            }
            $this->_m_numVehicleNodes = $this->_io->readU4le();
            $this->_m_numPedNodes = $this->_io->readU4le();
            $this->_m_numNaviNodes = $this->_io->readU4le();
            if (!($this->_m_numNaviNodes <= intval(($this->_io()->size() - $this->_io()->pos()) / 14))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 14), $this->_m_numNaviNodes, $this->_io, "/seq/3");
            }
            $this->_m_numLinks = $this->_io->readU4le();
            if (!($this->_m_numLinks <= intval(($this->_io()->size() - $this->_io()->pos()) / 7))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 7), $this->_m_numLinks, $this->_io, "/seq/4");
            }
            $this->_m_nodes = [];
            $n = $this->numNodes();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_nodes[] = new \Navspec\GtaSaPaths\PathNode($this->_io, $this, $this->_root);
            }
            $this->_m_naviNodes = [];
            $n = $this->numNaviNodes();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_naviNodes[] = new \Navspec\GtaSaPaths\NaviNode($this->_io, $this, $this->_root);
            }
            $this->_m_links = [];
            $n = $this->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_links[] = new \Navspec\GtaSaPaths\Link($this->_io, $this, $this->_root);
            }
            if ($this->hasLinks()) {
                $this->_m_reservedLinks = [];
                $n = 192;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_reservedLinks[] = new \Navspec\GtaSaPaths\Link($this->_io, $this, $this->_root);
                }
            }
            $this->_m_naviLinks = [];
            $n = $this->_root()->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_naviLinks[] = new \Navspec\GtaSaPaths\NaviLink($this->_io, $this, $this->_root);
            }
            $this->_m_linkLengths = [];
            $n = $this->_root()->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_linkLengths[] = $this->_io->readU1();
            }
            if ($this->hasReservedLinkLengths()) {
                $this->_m_reservedLinkLengths = $this->_io->readBytes(192);
            }
            if ($this->hasIntersections()) {
                $this->_m_intersections = [];
                $n = $this->_root()->numLinks();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_intersections[] = new \Navspec\GtaSaPaths\Intersection($this->_io, $this, $this->_root);
                }
            }
            if ($this->hasReservedIntersections()) {
                $this->_m_reservedIntersections = $this->_io->readBytes(192);
            }
            $this->_m_trailing = $this->_io->readBytesFull();
        }
        protected $_m_hasIntersections;

        /**
         * Whether the intersections are stored.
         */
        public function hasIntersections() {
            if ($this->_m_hasIntersections !== null)
                return $this->_m_hasIntersections;
            $this->_m_hasIntersections = $this->hasTail();
            return $this->_m_hasIntersections;
        }
        protected $_m_hasLinks;

        /**
         * Whether the reserve of the links is stored.
         */
        public function hasLinks() {
            if ($this->_m_hasLinks !== null)
                return $this->_m_hasLinks;
            $this->_m_hasLinks = $this->numLinks() != 0;
            return $this->_m_hasLinks;
        }
        protected $_m_hasReservedIntersections;

        /**
         * Whether the reserve of the intersections is stored.
         */
        public function hasReservedIntersections() {
            if ($this->_m_hasReservedIntersections !== null)
                return $this->_m_hasReservedIntersections;
            $this->_m_hasReservedIntersections =  (($this->hasLinks()) && ($this->hasTail())) ;
            return $this->_m_hasReservedIntersections;
        }
        protected $_m_hasReservedLinkLengths;

        /**
         * Whether the reserve of the link lengths is stored.
         */
        public function hasReservedLinkLengths() {
            if ($this->_m_hasReservedLinkLengths !== null)
                return $this->_m_hasReservedLinkLengths;
            $this->_m_hasReservedLinkLengths =  (($this->hasLinks()) && ($this->hasTail()) && (!($this->isWikiSized()))) ;
            return $this->_m_hasReservedLinkLengths;
        }
        protected $_m_hasTail;

        /**
         * Whether any part of the layout follows the link lengths.
         */
        public function hasTail() {
            if ($this->_m_hasTail !== null)
                return $this->_m_hasTail;
            $this->_m_hasTail =  ((!($this->hasLinks())) || ($this->isWikiSized()) || ($this->_io()->size() >= $this->lenFull())) ;
            return $this->_m_hasTail;
        }
        protected $_m_isWikiSized;

        /**
         * Whether the intersections follow the link lengths directly. The game
         * does not read such a file as meant. The size shows it only for files
         * without padding.
         */
        public function isWikiSized() {
            if ($this->_m_isWikiSized !== null)
                return $this->_m_isWikiSized;
            $this->_m_isWikiSized =  (($this->hasLinks()) && ($this->_io()->size() == $this->lenWiki())) ;
            return $this->_m_isWikiSized;
        }
        protected $_m_lenFull;

        /**
         * Bytes of a complete file with links.
         */
        public function lenFull() {
            if ($this->_m_lenFull !== null)
                return $this->_m_lenFull;
            $this->_m_lenFull = ($this->lenWiki() + 192);
            return $this->_m_lenFull;
        }
        protected $_m_lenShort;

        /**
         * Bytes of a file with links that ends after the link lengths.
         */
        public function lenShort() {
            if ($this->_m_lenShort !== null)
                return $this->_m_lenShort;
            $this->_m_lenShort = ((((20 + $this->numNodes() * 28) + $this->numNaviNodes() * 14) + $this->numLinks() * 7) + 768);
            return $this->_m_lenShort;
        }
        protected $_m_lenWiki;

        /**
         * Bytes of a file with links that lacks the reserve of the link lengths.
         */
        public function lenWiki() {
            if ($this->_m_lenWiki !== null)
                return $this->_m_lenWiki;
            $this->_m_lenWiki = (($this->lenShort() + $this->numLinks()) + 192);
            return $this->_m_lenWiki;
        }
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
        protected $_m_trailing;

        /**
         * Path nodes, vehicle and pedestrian nodes together; 73 to 2,889 in the
         * original files. 0xffffffff announces another format of the limit
         * adjuster by fastman92.
         */
        public function numNodes() { return $this->_m_numNodes; }

        /**
         * Nodes for cars and boats, which come first; 73 to 948 in the original
         * files.
         */
        public function numVehicleNodes() { return $this->_m_numVehicleNodes; }

        /**
         * Nodes for pedestrians, which follow; 0 to 2,262 in the original files,
         * 0 in six of them.
         */
        public function numPedNodes() { return $this->_m_numPedNodes; }

        /**
         * Navi nodes, which describe edges between vehicle nodes; 71 to 985 in the
         * original files.
         */
        public function numNaviNodes() { return $this->_m_numNaviNodes; }

        /**
         * Directed links, each with an address (4 bytes), a navi link (2) and a
         * length (1), and an intersection (1) unless the tail is missing; 149 to
         * 6,328 in the original files.
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
         * for free; every entry of the original files is area 65535, node 0.
         */
        public function reservedLinks() { return $this->_m_reservedLinks; }

        /**
         * The navi node of each link, which both directions of an edge share; 0, and
         * without a meaning, on the links of pedestrian nodes.
         */
        public function naviLinks() { return $this->_m_naviLinks; }

        /**
         * Length of each link in whole units, rounded down, at least 1: the cost of
         * the route search. 1 to 165 in the original files.
         */
        public function linkLengths() { return $this->_m_linkLengths; }

        /**
         * Room for the lengths of the links in `reserved_links`; zeros in the
         * original files.
         */
        public function reservedLinkLengths() { return $this->_m_reservedLinkLengths; }

        /**
         * How each link crosses roads; all bits are 0 on the links of vehicle nodes.
         */
        public function intersections() { return $this->_m_intersections; }

        /**
         * Room for the intersections of the links in `reserved_links`; zeros in the
         * original files.
         */
        public function reservedIntersections() { return $this->_m_reservedIntersections; }

        /**
         * Bytes after the layout, which the game does not read: nothing in loose
         * files, zeros up to a multiple of 2,048 bytes in an archive. A file without
         * links may have a link reserve here, 192 times FF FF 00 00.
         */
        public function trailing() { return $this->_m_trailing; }

        public function __toString() {
            return strval($this->numNodes()) . " path nodes, " . strval($this->numNaviNodes()) . " navi nodes, " . strval($this->numLinks()) . " links";
        }
    }
}

/**
 * How a link of a pedestrian node crosses a road.
 */

namespace Navspec\GtaSaPaths {
    class Intersection extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPaths $_parent = null, ?\Navspec\GtaSaPaths $_root = null) {
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

namespace Navspec\GtaSaPaths {
    class LaneBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPaths\NaviNode $_parent = null, ?\Navspec\GtaSaPaths $_root = null) {
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

namespace Navspec\GtaSaPaths {
    class LightBits extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPaths\NaviNode $_parent = null, ?\Navspec\GtaSaPaths $_root = null) {
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

namespace Navspec\GtaSaPaths {
    class Link extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPaths $_parent = null, ?\Navspec\GtaSaPaths $_root = null) {
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
 * Address of a navi node. The word 0xffff means none to the engine, so area
 * 63 can use no more than 1,023 navi nodes.
 */

namespace Navspec\GtaSaPaths {
    class NaviLink extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPaths $_parent = null, ?\Navspec\GtaSaPaths $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_naviId = $this->_io->readBitsIntLe(10);
            $this->_m_naviAreaId = $this->_io->readBitsIntLe(6);
        }
        protected $_m_naviId;
        protected $_m_naviAreaId;

        /**
         * Row of the navi node in the file of `navi_area_id`.
         */
        public function naviId() { return $this->_m_naviId; }

        /**
         * Area of the file that holds the navi node; 0 to 63.
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

namespace Navspec\GtaSaPaths {
    class NaviNode extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPaths $_parent = null, ?\Navspec\GtaSaPaths $_root = null) {
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
            $this->_m_lanes = new \Navspec\GtaSaPaths\LaneBits($this->_io, $this, $this->_root);
            $this->_m_trafficLight = new \Navspec\GtaSaPaths\LightBits($this->_io, $this, $this->_root);
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

namespace Navspec\GtaSaPaths {
    class NodeFlags extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPaths\PathNode $_parent = null, ?\Navspec\GtaSaPaths $_root = null) {
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

namespace Navspec\GtaSaPaths {
    class PathNode extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\GtaSaPaths $_parent = null, ?\Navspec\GtaSaPaths $_root = null) {
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
            $this->_m_flags = new \Navspec\GtaSaPaths\NodeFlags($this->_io, $this, $this->_root);
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

namespace Navspec\GtaSaPaths {
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

namespace Navspec\GtaSaPaths {
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

namespace Navspec\GtaSaPaths {
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
