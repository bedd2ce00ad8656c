<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * Where the creatures of one room can go: convex pieces of floor with a height
 * ("regions"), links over the edges that two of them share, two matrices that
 * show at once whether there is a way at all, and an octree that finds the
 * regions at a point. From Echoes on there may be a second, independent graph
 * of free points.
 * 
 * There is no magic: the first word is the version, 4 in Metroid Prime, 6 in
 * Echoes, 7 in Corruption. Numbers have the highest byte first. Coordinates are
 * units of the game, about a metre, in the space of the room; z points up.
 * Corners run clockwise as seen from above.
 * 
 * The game writes addresses over some fields when it loads the mesh ("slots");
 * the file has positions in tables there. No file of a game is public: the
 * layout is that of the loaders, where nothing else is said.
 */

namespace Navspec {
    class MetroidPrimePath extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\MetroidPrimePath $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_version = $this->_io->readU4be();
            if (!($this->_m_version >= 4)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(4, $this->_m_version, $this->_io, "/seq/0");
            }
            if (!($this->_m_version <= 7)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(7, $this->_m_version, $this->_io, "/seq/0");
            }
            $this->_m_numNodes = $this->_io->readU4be();
            if (!($this->_m_numNodes <= intval(($this->_io()->size() - $this->_io()->pos()) / 24))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 24), $this->_m_numNodes, $this->_io, "/seq/1");
            }
            $this->_m_nodes = [];
            $n = $this->numNodes();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_nodes[] = new \Navspec\MetroidPrimePath\Corner($this->_io, $this, $this->_root);
            }
            $this->_m_numLinks = $this->_io->readU4be();
            if (!($this->_m_numLinks <= intval(($this->_io()->size() - $this->_io()->pos()) / 16))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 16), $this->_m_numLinks, $this->_io, "/seq/3");
            }
            $this->_m_links = [];
            $n = $this->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_links[] = new \Navspec\MetroidPrimePath\RegionLink($this->_io, $this, $this->_root);
            }
            $this->_m_numRegions = $this->_io->readU4be();
            if (!($this->_m_numRegions <= (intval(($this->_io()->size() - $this->_io()->pos()) / 80) > 65535 ? 65535 : intval(($this->_io()->size() - $this->_io()->pos()) / 80)))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError((intval(($this->_io()->size() - $this->_io()->pos()) / 80) > 65535 ? 65535 : intval(($this->_io()->size() - $this->_io()->pos()) / 80)), $this->_m_numRegions, $this->_io, "/seq/5");
            }
            $this->_m_regions = [];
            $n = $this->numRegions();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_regions[] = new \Navspec\MetroidPrimePath\Region($this->_io, $this, $this->_root);
            }
            $this->_m_groundConnections = [];
            $n = intval((intval(($this->numRegions() * $this->numRegions() - $this->numRegions()) / 2) + 31) / 32);
            for ($i = 0; $i < $n; $i++) {
                $this->_m_groundConnections[] = $this->_io->readU4be();
            }
            $this->_m_flyerConnections = [];
            $n = intval((intval(($this->numRegions() * $this->numRegions() - $this->numRegions()) / 2) + 31) / 32) + 0;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_flyerConnections[] = $this->_io->readU4be();
            }
            if ($this->hasReservedConnections()) {
                $this->_m_reservedConnections = [];
                $n = 2 * (intval(($this->numRegions() * $this->numRegions() + 31) / 32) - intval((intval(($this->numRegions() * $this->numRegions() - $this->numRegions()) / 2) + 31) / 32));
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_reservedConnections[] = $this->_io->readU4be();
                }
            }
            $this->_m_numOctreeLookup = $this->_io->readU4be();
            if (!($this->_m_numOctreeLookup <= intval(($this->_io()->size() - $this->_io()->pos()) / 4))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 4), $this->_m_numOctreeLookup, $this->_io, "/seq/10");
            }
            $this->_m_octreeLookup = [];
            $n = $this->numOctreeLookup();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_octreeLookup[] = $this->_io->readU4be();
            }
            $this->_m_numOctreeNodes = $this->_io->readU4be();
            if (!($this->_m_numOctreeNodes <= intval(($this->_io()->size() - $this->_io()->pos()) / 80))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 80), $this->_m_numOctreeNodes, $this->_io, "/seq/12");
            }
            $this->_m_octreeNodes = [];
            $n = $this->numOctreeNodes();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_octreeNodes[] = new \Navspec\MetroidPrimePath\OctreeNode($this->_io, $this, $this->_root);
            }
            if ($this->hasPointCount()) {
                $this->_m_numPoints = $this->_io->readS4be();
                if (!($this->_m_numPoints >= -1)) {
                    throw new \Kaitai\Struct\Error\ValidationLessThanError(-1, $this->_m_numPoints, $this->_io, "/seq/14");
                }
                if (!($this->_m_numPoints <= (intval(($this->_io()->size() - $this->_io()->pos()) / 28) > 46340 ? 46340 : intval(($this->_io()->size() - $this->_io()->pos()) / 28)))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError((intval(($this->_io()->size() - $this->_io()->pos()) / 28) > 46340 ? 46340 : intval(($this->_io()->size() - $this->_io()->pos()) / 28)), $this->_m_numPoints, $this->_io, "/seq/14");
                }
            }
            if ($this->hasPoints()) {
                $this->_m_points = [];
                $n = $this->numPoints();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_points[] = new \Navspec\MetroidPrimePath\FreePoint($this->_io, $this, $this->_root);
                }
            }
            if ($this->hasPoints()) {
                $this->_m_numPointLinks = $this->_io->readU4be();
                if (!($this->_m_numPointLinks <= intval(($this->_io()->size() - $this->_io()->pos()) / 4))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 4), $this->_m_numPointLinks, $this->_io, "/seq/16");
                }
            }
            if ($this->hasPoints()) {
                $this->_m_pointLinks = [];
                $n = $this->numPointLinks();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_pointLinks[] = $this->_io->readU4be();
                }
            }
            if ($this->hasPoints()) {
                $this->_m_numPointCosts = $this->_io->readU4be();
                if (!($this->_m_numPointCosts <= intval(($this->_io()->size() - $this->_io()->pos()) / 4))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 4), $this->_m_numPointCosts, $this->_io, "/seq/18");
                }
            }
            if ($this->hasPoints()) {
                $this->_m_pointCosts = [];
                $n = $this->numPointCosts();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_pointCosts[] = $this->_io->readF4be();
                }
            }
            if ($this->hasPoints()) {
                $this->_m_pointConnections = [];
                $n = intval((intval(($this->numPoints() * $this->numPoints() - $this->numPoints()) / 2) + 31) / 32);
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_pointConnections[] = $this->_io->readU4be();
                }
            }
            $this->_m_padding = $this->_io->readBytesFull();
        }
        protected $_m_hasPointCount;

        /**
         * Whether the number of points follows. In version 7 this is likely, but not
         * proven; without it the padding follows at once.
         */
        public function hasPointCount() {
            if ($this->_m_hasPointCount !== null)
                return $this->_m_hasPointCount;
            $this->_m_hasPointCount =  (($this->version() > 4) && ( (($this->version() < 7) || ($this->_io()->size() >= ((((((28 + 24 * $this->numNodes()) + 16 * $this->numLinks()) + 92 * $this->numRegions()) + 8 * intval((intval(($this->numRegions() * $this->numRegions() - $this->numRegions()) / 2) + 31) / 32)) + 4 * $this->numOctreeLookup()) + 80 * $this->numOctreeNodes()))) )) ;
            return $this->_m_hasPointCount;
        }
        protected $_m_hasPoints;

        /**
         * Whether there are points.
         */
        public function hasPoints() {
            if ($this->_m_hasPoints !== null)
                return $this->_m_hasPoints;
            $this->_m_hasPoints = ($this->hasPointCount() ? $this->numPoints() > 0 : false);
            return $this->_m_hasPoints;
        }
        protected $_m_hasReservedConnections;

        /**
         * Whether words follow the matrices that no game reads.
         */
        public function hasReservedConnections() {
            if ($this->_m_hasReservedConnections !== null)
                return $this->_m_hasReservedConnections;
            $this->_m_hasReservedConnections = $this->version() < 7;
            return $this->_m_hasReservedConnections;
        }
        protected $_m_version;
        protected $_m_numNodes;
        protected $_m_nodes;
        protected $_m_numLinks;
        protected $_m_links;
        protected $_m_numRegions;
        protected $_m_regions;
        protected $_m_groundConnections;
        protected $_m_flyerConnections;
        protected $_m_reservedConnections;
        protected $_m_numOctreeLookup;
        protected $_m_octreeLookup;
        protected $_m_numOctreeNodes;
        protected $_m_octreeNodes;
        protected $_m_numPoints;
        protected $_m_points;
        protected $_m_numPointLinks;
        protected $_m_pointLinks;
        protected $_m_numPointCosts;
        protected $_m_pointCosts;
        protected $_m_pointConnections;
        protected $_m_padding;

        /**
         * Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
         * seen; the game would read it like 6.
         */
        public function version() { return $this->_m_version; }

        /**
         * Corners of all regions.
         */
        public function numNodes() { return $this->_m_numNodes; }

        /**
         * Corners, region by region; none belongs to two regions.
         */
        public function nodes() { return $this->_m_nodes; }

        /**
         * Links of all regions.
         */
        public function numLinks() { return $this->_m_numLinks; }

        /**
         * Links, region by region.
         */
        public function links() { return $this->_m_links; }

        /**
         * Regions; the game searches no mesh with more than 512.
         */
        public function numRegions() { return $this->_m_numRegions; }

        /**
         * Pieces of floor, with the room above them.
         */
        public function regions() { return $this->_m_regions; }

        /**
         * Whether walkers have a way between two regions: a bit for each pair i < j
         * of `region_index`, first all pairs of region 0, then of region 1, the
         * lowest bit of a word first.
         */
        public function groundConnections() { return $this->_m_groundConnections; }

        /**
         * Connections between regions for creatures that fly; bits as in
         * `ground_connections`.
         */
        public function flyerConnections() { return $this->_m_flyerConnections; }

        /**
         * Words that no game reads: what two full matrices would take more. The only
         * public writer has zeros here.
         */
        public function reservedConnections() { return $this->_m_reservedConnections; }

        /**
         * Entries of the lists of regions.
         */
        public function numOctreeLookup() { return $this->_m_numOctreeLookup; }

        /**
         * Regions of the leaves of the octree, by their place in the table.
         */
        public function octreeLookup() { return $this->_m_octreeLookup; }

        /**
         * Boxes of the octree; at least 1.
         */
        public function numOctreeNodes() { return $this->_m_numOctreeNodes; }

        /**
         * Boxes, children before their parents, so that the root is the last.
         */
        public function octreeNodes() { return $this->_m_octreeNodes; }

        /**
         * Free points. Where version 7 has none and the bytes in order do not show it,
         * the first word of the padding, -1, may be counted as one.
         */
        public function numPoints() { return $this->_m_numPoints; }

        /**
         * Free points.
         */
        public function points() { return $this->_m_points; }

        /**
         * Links of all points.
         */
        public function numPointLinks() { return $this->_m_numPointLinks; }

        /**
         * Points that links lead to.
         */
        public function pointLinks() { return $this->_m_pointLinks; }

        /**
         * Costs of all links of points.
         */
        public function numPointCosts() { return $this->_m_numPointCosts; }

        /**
         * Costs of the links, as a rule their length.
         */
        public function pointCosts() { return $this->_m_pointCosts; }

        /**
         * Whether there is a way between two points, as in `ground_connections`.
         */
        public function pointConnections() { return $this->_m_pointConnections; }

        /**
         * Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
         * in the archive includes them.
         */
        public function padding() { return $this->_m_padding; }

        public function __toString() {
            return "version " . strval($this->version()) . ": " . strval($this->numRegions()) . " regions";
        }
    }
}

/**
 * A corner of a region, with the edge that leads to the next one.
 */

namespace Navspec\MetroidPrimePath {
    class Corner extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\MetroidPrimePath $_parent = null, ?\Navspec\MetroidPrimePath $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
            $this->_m_edgeNormal = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
        }
        protected $_m_position;
        protected $_m_edgeNormal;

        /**
         * Place of the corner.
         */
        public function position() { return $this->_m_position; }

        /**
         * Horizontal direction of length 1 from the edge into the region, which
         * is to the right of the way to the next corner.
         */
        public function edgeNormal() { return $this->_m_edgeNormal; }
    }
}

/**
 * A point of the second graph.
 */

namespace Navspec\MetroidPrimePath {
    class FreePoint extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\MetroidPrimePath $_parent = null, ?\Navspec\MetroidPrimePath $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_position = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
            $this->_m_flags = $this->_io->readU4be();
            $this->_m_numLinks = $this->_io->readU4be();
            $this->_m_firstLink = $this->_io->readU4be();
            $this->_m_firstCost = $this->_io->readU4be();
        }
        protected $_m_position;
        protected $_m_flags;
        protected $_m_numLinks;
        protected $_m_firstLink;
        protected $_m_firstCost;

        /**
         * Place of the point.
         */
        public function position() { return $this->_m_position; }

        /**
         * What the point is for; the meaning of the bits is not known. A search
         * requests points with one of a set of bits, or for all.
         */
        public function flags() { return $this->_m_flags; }

        /**
         * Links, and as many costs.
         */
        public function numLinks() { return $this->_m_numLinks; }

        /**
         * First link in `point_links`; a slot.
         */
        public function firstLink() { return $this->_m_firstLink; }

        /**
         * First cost in `point_costs`; a slot.
         */
        public function firstCost() { return $this->_m_firstCost; }

        public function __toString() {
            return strval($this->numLinks()) . " links";
        }
    }
}

/**
 * A box of the octree, either a leaf with regions or split into eight.
 */

namespace Navspec\MetroidPrimePath {
    class OctreeNode extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\MetroidPrimePath $_parent = null, ?\Navspec\MetroidPrimePath $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_isLeaf = $this->_io->readU4be();
            $this->_m_aabbMin = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
            $this->_m_aabbMax = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
            $this->_m_center = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
            $this->_m_children = [];
            $n = 8;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_children[] = $this->_io->readS4be();
            }
            $this->_m_numRegions = $this->_io->readU4be();
            $this->_m_firstLookup = $this->_io->readU4be();
        }
        protected $_m_isLeaf;
        protected $_m_aabbMin;
        protected $_m_aabbMax;
        protected $_m_center;
        protected $_m_children;
        protected $_m_numRegions;
        protected $_m_firstLookup;

        /**
         * 0 for a box that is split, anything else for a leaf.
         */
        public function isLeaf() { return $this->_m_isLeaf; }

        /**
         * Lowest corner of the box.
         */
        public function aabbMin() { return $this->_m_aabbMin; }

        /**
         * Highest corner of the box.
         */
        public function aabbMax() { return $this->_m_aabbMax; }

        /**
         * Point at which the box is split.
         */
        public function center() { return $this->_m_center; }

        /**
         * Boxes inside, by their place in the table; slots. Bit 0 of the number
         * of a child is set where x lies above the centre, bit 1 for y, bit 2 for
         * z. -1 in a leaf.
         */
        public function children() { return $this->_m_children; }

        /**
         * Regions of a leaf; 0 in a box that is split.
         */
        public function numRegions() { return $this->_m_numRegions; }

        /**
         * First entry of a leaf's regions in `octree_lookup`.
         */
        public function firstLookup() { return $this->_m_firstLookup; }
    }
}

/**
 * A convex piece of floor and the space above it up to a height: 80 bytes in
 * version 4, 92 from version 5 on.
 */

namespace Navspec\MetroidPrimePath {
    class Region extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\MetroidPrimePath $_parent = null, ?\Navspec\MetroidPrimePath $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numNodes = $this->_io->readU4be();
            $this->_m_firstNode = $this->_io->readU4be();
            $this->_m_numLinks = $this->_io->readU4be();
            $this->_m_firstLink = $this->_io->readU4be();
            $this->_m_indexMask = $this->_io->readU2be();
            $this->_m_typeMask = $this->_io->readU2be();
            $this->_m_height = $this->_io->readF4be();
            $this->_m_planeNormal = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
            $this->_m_regionIndex = $this->_io->readU4be();
            $this->_m_centroid = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
            $this->_m_aabbMin = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
            $this->_m_aabbMax = new \Navspec\MetroidPrimePath\Vector($this->_io, $this, $this->_root);
            if ($this->hasObstructionCounts()) {
                $this->_m_obstructionCounts = [];
                $n = 3;
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_obstructionCounts[] = $this->_io->readU4be();
                }
            }
            $this->_m_runTimeSlot = $this->_io->readU4be();
        }
        protected $_m_hasObstructionCounts;

        /**
         * Whether the region can be blocked.
         */
        public function hasObstructionCounts() {
            if ($this->_m_hasObstructionCounts !== null)
                return $this->_m_hasObstructionCounts;
            $this->_m_hasObstructionCounts = $this->_root()->version() > 4;
            return $this->_m_hasObstructionCounts;
        }
        protected $_m_numNodes;
        protected $_m_firstNode;
        protected $_m_numLinks;
        protected $_m_firstLink;
        protected $_m_indexMask;
        protected $_m_typeMask;
        protected $_m_height;
        protected $_m_planeNormal;
        protected $_m_regionIndex;
        protected $_m_centroid;
        protected $_m_aabbMin;
        protected $_m_aabbMax;
        protected $_m_obstructionCounts;
        protected $_m_runTimeSlot;

        /**
         * Corners; at least 1 for the game, 3 for a shape.
         */
        public function numNodes() { return $this->_m_numNodes; }

        /**
         * First corner; a slot.
         */
        public function firstNode() { return $this->_m_firstNode; }

        /**
         * Number of links that begin at the region.
         */
        public function numLinks() { return $this->_m_numLinks; }

        /**
         * First link; a slot. Without links it does not count.
         */
        public function firstLink() { return $this->_m_firstLink; }

        /**
         * Creatures that may be here, by their path index; 1 to 7 in Metroid
         * Prime, as the wiki says. The game reads the low byte.
         * 
         * - `index_0`: Creatures of path index 0.
         * - `index_1`: Creatures of path index 1.
         * - `index_2`: Creatures of path index 2.
         * - `index_3`: Creatures of path index 3.
         * - `index_4`: Creatures of path index 4.
         * - `index_5`: Creatures of path index 5.
         * - `index_6`: Creatures of path index 6.
         * - `index_7`: Creatures of path index 7.
         */
        public function indexMask() { return $this->_m_indexMask; }

        /**
         * Kinds of creatures that may be here; one of 1, 2 and 4 in Metroid
         * Prime, as the wiki says. The game reads the low byte, and compares all
         * of it with the kind that a search requests.
         * 
         * - `ground`: Walkers; a search lifts the point, leaves out regions
         *   whose floor is 3 units or more below, and uses `ground_connections`.
         * - `flyer`: Flyers; a search uses `flyer_connections`.
         * - `swimmer`: Swimmers; a search uses no matrix.
         * - `unknown_3`: No known search uses the bit.
         * - `no_matrix`: In Echoes a search for it uses no matrix; probably a
         *   fourth kind.
         * - `unknown_5`: No known search uses the bit.
         * - `unknown_6`: No known search uses the bit.
         * - `unknown_7`: No known search uses the bit.
         * - `unused_8`: The game ignores the bit.
         * - `unused_9`: The game ignores the bit.
         * - `unused_10`: The game ignores the bit.
         * - `unused_11`: The game ignores the bit.
         * - `unused_12`: The game ignores the bit.
         * - `unused_13`: The game ignores the bit.
         * - `unused_14`: The game ignores the bit.
         * - `unused_15`: The game ignores the bit.
         */
        public function typeMask() { return $this->_m_typeMask; }

        /**
         * Height of the room above the floor.
         */
        public function height() { return $this->_m_height; }

        /**
         * Direction of length 1 up from the floor.
         */
        public function planeNormal() { return $this->_m_planeNormal; }

        /**
         * Number by which the matrices know the region; its place in the table,
         * in all files known.
         */
        public function regionIndex() { return $this->_m_regionIndex; }

        /**
         * A point of the floor at which the search for a route is.
         */
        public function centroid() { return $this->_m_centroid; }

        /**
         * Lowest corner of the box around the region and the room above it.
         */
        public function aabbMin() { return $this->_m_aabbMin; }

        /**
         * Highest corner of that box.
         */
        public function aabbMax() { return $this->_m_aabbMax; }

        /**
         * What blocks the region while the game runs, in three kinds; 0 in a
         * file, in all files known.
         */
        public function obstructionCounts() { return $this->_m_obstructionCounts; }

        /**
         * A slot; repeats `region_index`.
         */
        public function runTimeSlot() { return $this->_m_runTimeSlot; }

        public function __toString() {
            return "region " . strval($this->regionIndex()) . ": " . strval($this->numNodes()) . " corners";
        }
    }
}

/**
 * A way from a region into another, over one of its edges.
 */

namespace Navspec\MetroidPrimePath {
    class RegionLink extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\MetroidPrimePath $_parent = null, ?\Navspec\MetroidPrimePath $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_edge = $this->_io->readU4be();
            $this->_m_regionRow = $this->_io->readU4be();
            $this->_m_width2d = $this->_io->readF4be();
            $this->_m_invWidth2d = $this->_io->readF4be();
        }
        protected $_m_edge;
        protected $_m_regionRow;
        protected $_m_width2d;
        protected $_m_invWidth2d;

        /**
         * Edge of the owner, from its corner of this number to the next one.
         */
        public function edge() { return $this->_m_edge; }

        /**
         * The other region, by its place in the table.
         */
        public function regionRow() { return $this->_m_regionRow; }

        /**
         * Length of the edge as seen from above; one writer had its length in
         * space.
         */
        public function width2d() { return $this->_m_width2d; }

        /**
         * 1 divided by `width_2d`.
         */
        public function invWidth2d() { return $this->_m_invWidth2d; }

        public function __toString() {
            return "over edge " . strval($this->edge()) . " to region " . strval($this->regionRow());
        }
    }
}

/**
 * A point or a direction.
 */

namespace Navspec\MetroidPrimePath {
    class Vector extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\MetroidPrimePath $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_x = $this->_io->readF4be();
            $this->_m_y = $this->_io->readF4be();
            $this->_m_z = $this->_io->readF4be();
        }
        protected $_m_x;
        protected $_m_y;
        protected $_m_z;

        /**
         * First axis of the room, level.
         */
        public function x() { return $this->_m_x; }

        /**
         * Second axis of the room, level.
         */
        public function y() { return $this->_m_y; }

        /**
         * Up.
         */
        public function z() { return $this->_m_z; }
    }
}
