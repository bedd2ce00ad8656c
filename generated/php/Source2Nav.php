<?php
// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

/**
 * The surface of one map on which bots walk: convex polygons ("areas") for each
 * size of body ("hull"), and the links over their edges.
 * 
 * World units are those of the map, about an inch (0.0254 m) each; z points up.
 * In version 30 an area has corners of its own, later it names a polygon of a
 * pool. The areas are followed by the parameters they were generated with, whose
 * layout has a version of its own. Blocks of KV3, a container for key and value
 * pairs, start at multiples of eight bytes and are kept as they are.
 */

namespace Navspec {
    class Source2Nav extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root === null ? $this : $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_magic = $this->_io->readU4le();
            if (!($this->_m_magic == 4277009102)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(4277009102, $this->_m_magic, $this->_io, "/seq/0");
            }
            $this->_m_version = $this->_io->readU4le();
            if (!($this->_m_version >= 30)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(30, $this->_m_version, $this->_io, "/seq/1");
            }
            if (!($this->_m_version <= 36)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(36, $this->_m_version, $this->_io, "/seq/1");
            }
            $this->_m_subVersion = $this->_io->readU4le();
            $this->_m_isAnalyzed = $this->_io->readU1();
            $this->_m_numPlaces = $this->_io->readU2le();
            $this->_m_places = [];
            $n = $this->numPlaces();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_places[] = new \Navspec\Source2Nav\Place($this->_io, $this, $this->_root);
            }
            $this->_m_hasUnnamedAreas = $this->_io->readU1();
            if ($this->hasKv3Blocks()) {
                $this->_m_movableMeshPadding = $this->_io->readBytes(\Kaitai\Struct\Stream::mod(8 - \Kaitai\Struct\Stream::mod($this->_io()->pos(), 8), 8));
            }
            if ($this->hasKv3Blocks()) {
                $this->_m_movableMeshSettings = new \Navspec\Source2Nav\Kv3Block($this->_io, $this, $this->_root);
            }
            if ($this->hasPolygons()) {
                $this->_m_numCorners = $this->_io->readU4le();
                if (!($this->_m_numCorners <= intval(($this->_io()->size() - $this->_io()->pos()) / 12))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 12), $this->_m_numCorners, $this->_io, "/seq/9");
                }
            }
            if ($this->hasPolygons()) {
                $this->_m_corners = [];
                $n = $this->numCorners();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_corners[] = new \Navspec\Source2Nav\Vec3($this->_io, $this, $this->_root);
                }
            }
            if ($this->hasPolygons()) {
                $this->_m_numPolygons = $this->_io->readU4le();
                if (!($this->_m_numPolygons <= ($this->_io()->size() - $this->_io()->pos()))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_numPolygons, $this->_io, "/seq/11");
                }
            }
            if ($this->hasPolygons()) {
                $this->_m_polygons = [];
                $n = $this->numPolygons();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_polygons[] = new \Navspec\Source2Nav\Polygon($this->_io, $this, $this->_root);
                }
            }
            if ($this->hasGravityFlags()) {
                $this->_m_gravityFlags = $this->_io->readU4le();
            }
            if ($this->hasGravity()) {
                $this->_m_numGravity = $this->_io->readU4le();
                if (!($this->_m_numGravity <= intval(($this->_io()->size() - $this->_io()->pos()) / 12))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 12), $this->_m_numGravity, $this->_io, "/seq/14");
                }
            }
            if ($this->hasGravity()) {
                $this->_m_gravity = [];
                $n = $this->numGravity();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_gravity[] = new \Navspec\Source2Nav\Vec3($this->_io, $this, $this->_root);
                }
            }
            if ($this->hasMovableMeshes()) {
                $this->_m_numMovableMeshes = $this->_io->readU4le();
                if (!($this->_m_numMovableMeshes <= intval(($this->_io()->size() - $this->_io()->pos()) / 49))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 49), $this->_m_numMovableMeshes, $this->_io, "/seq/16");
                }
            }
            if ($this->hasMovableMeshes()) {
                $this->_m_movableMeshes = [];
                $n = $this->numMovableMeshes();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_movableMeshes[] = new \Navspec\Source2Nav\MovableMesh($this->_io, $this, $this->_root);
                }
            }
            if ($this->hasKv3Blocks()) {
                $this->_m_gameDataPadding = $this->_io->readBytes(\Kaitai\Struct\Stream::mod(8 - \Kaitai\Struct\Stream::mod($this->_io()->pos(), 8), 8));
            }
            if ($this->hasKv3Blocks()) {
                $this->_m_gameDataKv3 = new \Navspec\Source2Nav\Kv3Block($this->_io, $this, $this->_root);
            }
            $this->_m_numAreas = $this->_io->readU4le();
            if (!($this->_m_numAreas <= intval(($this->_io()->size() - $this->_io()->pos()) / 34))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 34), $this->_m_numAreas, $this->_io, "/seq/20");
            }
            $this->_m_areas = [];
            $n = $this->numAreas();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_areas[] = new \Navspec\Source2Nav\NavArea($this->_io, $this, $this->_root);
            }
            $this->_m_numLadders = $this->_io->readU4le();
            if (!($this->_m_numLadders <= intval(($this->_io()->size() - $this->_io()->pos()) / 60))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 60), $this->_m_numLadders, $this->_io, "/seq/22");
            }
            $this->_m_ladders = [];
            $n = $this->numLadders();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_ladders[] = new \Navspec\Source2Nav\NavLadder($this->_io, $this, $this->_root);
            }
            $this->_m_numTransformedBounds = $this->_io->readS4le();
            if (!($this->_m_numTransformedBounds >= 0)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(0, $this->_m_numTransformedBounds, $this->_io, "/seq/24");
            }
            if (!($this->_m_numTransformedBounds <= intval(($this->_io()->size() - $this->_io()->pos()) / 72))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 72), $this->_m_numTransformedBounds, $this->_io, "/seq/24");
            }
            $this->_m_transformedBounds = [];
            $n = $this->numTransformedBounds();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_transformedBounds[] = new \Navspec\Source2Nav\TransformedBox($this->_io, $this, $this->_root);
            }
            $this->_m_generationParams = new \Navspec\Source2Nav\GenerationSettings($this->_io, $this, $this->_root);
            if ($this->hasKv3Blocks()) {
                $this->_m_extraGenerationPadding = $this->_io->readBytes(\Kaitai\Struct\Stream::mod(8 - \Kaitai\Struct\Stream::mod($this->_io()->pos(), 8), 8));
            }
            if ($this->hasKv3Blocks()) {
                $this->_m_extraGenerationParams = new \Navspec\Source2Nav\Kv3Block($this->_io, $this, $this->_root);
            }
            if ($this->hasCustomData()) {
                $this->_m_customDataPadding = $this->_io->readBytes(\Kaitai\Struct\Stream::mod(8 - \Kaitai\Struct\Stream::mod($this->_io()->pos(), 8), 8));
            }
            if ($this->hasCustomData()) {
                $this->_m_customData = new \Navspec\Source2Nav\Kv3Block($this->_io, $this, $this->_root);
            }
            $this->_m_tail = $this->_io->readBytesFull();
        }
        protected $_m_hasCustomData;

        /**
         * Whether `custom_data` is stored.
         */
        public function hasCustomData() {
            if ($this->_m_hasCustomData !== null)
                return $this->_m_hasCustomData;
            $this->_m_hasCustomData = $this->subVersion() > 0;
            return $this->_m_hasCustomData;
        }
        protected $_m_hasGravity;

        /**
         * Whether a direction of gravity is stored for each corner.
         */
        public function hasGravity() {
            if ($this->_m_hasGravity !== null)
                return $this->_m_hasGravity;
            $this->_m_hasGravity =  (($this->hasGravityFlags()) && (($this->gravityFlags() & 1) == 1)) ;
            return $this->_m_hasGravity;
        }
        protected $_m_hasGravityFlags;

        /**
         * Whether `gravity_flags` is stored.
         */
        public function hasGravityFlags() {
            if ($this->_m_hasGravityFlags !== null)
                return $this->_m_hasGravityFlags;
            $this->_m_hasGravityFlags = $this->version() >= 32;
            return $this->_m_hasGravityFlags;
        }
        protected $_m_hasKv3Blocks;

        /**
         * Whether blocks of KV3 are stored between the parts of the mesh.
         */
        public function hasKv3Blocks() {
            if ($this->_m_hasKv3Blocks !== null)
                return $this->_m_hasKv3Blocks;
            $this->_m_hasKv3Blocks = $this->version() >= 36;
            return $this->_m_hasKv3Blocks;
        }
        protected $_m_hasMovableMeshes;

        /**
         * Whether meshes that move are stored.
         */
        public function hasMovableMeshes() {
            if ($this->_m_hasMovableMeshes !== null)
                return $this->_m_hasMovableMeshes;
            $this->_m_hasMovableMeshes = $this->version() >= 35;
            return $this->_m_hasMovableMeshes;
        }
        protected $_m_hasPolygons;

        /**
         * Whether areas name polygons instead of having corners.
         */
        public function hasPolygons() {
            if ($this->_m_hasPolygons !== null)
                return $this->_m_hasPolygons;
            $this->_m_hasPolygons = $this->version() >= 31;
            return $this->_m_hasPolygons;
        }
        protected $_m_magic;
        protected $_m_version;
        protected $_m_subVersion;
        protected $_m_isAnalyzed;
        protected $_m_numPlaces;
        protected $_m_places;
        protected $_m_hasUnnamedAreas;
        protected $_m_movableMeshPadding;
        protected $_m_movableMeshSettings;
        protected $_m_numCorners;
        protected $_m_corners;
        protected $_m_numPolygons;
        protected $_m_polygons;
        protected $_m_gravityFlags;
        protected $_m_numGravity;
        protected $_m_gravity;
        protected $_m_numMovableMeshes;
        protected $_m_movableMeshes;
        protected $_m_gameDataPadding;
        protected $_m_gameDataKv3;
        protected $_m_numAreas;
        protected $_m_areas;
        protected $_m_numLadders;
        protected $_m_ladders;
        protected $_m_numTransformedBounds;
        protected $_m_transformedBounds;
        protected $_m_generationParams;
        protected $_m_extraGenerationPadding;
        protected $_m_extraGenerationParams;
        protected $_m_customDataPadding;
        protected $_m_customData;
        protected $_m_tail;

        /**
         * Marks a navigation mesh; the bytes CE FA ED FE.
         */
        public function magic() { return $this->_m_magic; }

        /**
         * Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
         * earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
         */
        public function version() { return $this->_m_version; }

        /**
         * Layout of what the game adds after the mesh, 0 for nothing; 0 in version
         * 30, 1 in 35 and 36.
         */
        public function subVersion() { return $this->_m_subVersion; }

        /**
         * Whether the mesh has been analysed, 0 or 1.
         */
        public function isAnalyzed() { return $this->_m_isAnalyzed; }

        /**
         * Names of places that follow; 0 in the known files.
         */
        public function numPlaces() { return $this->_m_numPlaces; }

        /**
         * Names of places.
         */
        public function places() { return $this->_m_places; }

        /**
         * Whether some area belongs to no place, 0 or 1.
         */
        public function hasUnnamedAreas() { return $this->_m_hasUnnamedAreas; }

        /**
         * Zeros up to a multiple of eight bytes.
         */
        public function movableMeshPadding() { return $this->_m_movableMeshPadding; }

        /**
         * Settings of meshes that move.
         */
        public function movableMeshSettings() { return $this->_m_movableMeshSettings; }

        /**
         * Corners that follow.
         */
        public function numCorners() { return $this->_m_numCorners; }

        /**
         * Corners, which polygons share.
         */
        public function corners() { return $this->_m_corners; }

        /**
         * Polygons that follow.
         */
        public function numPolygons() { return $this->_m_numPolygons; }

        /**
         * Polygons, one for each area in the known files.
         */
        public function polygons() { return $this->_m_polygons; }

        /**
         * Whether directions of gravity are stored; 0 in the known files.
         * 
         * - `has_gravity`: The list `gravity` follows.
         */
        public function gravityFlags() { return $this->_m_gravityFlags; }

        /**
         * Directions that follow, one for each corner.
         */
        public function numGravity() { return $this->_m_numGravity; }

        /**
         * Direction of gravity at each corner.
         */
        public function gravity() { return $this->_m_gravity; }

        /**
         * Meshes that move; 0 in the known files.
         */
        public function numMovableMeshes() { return $this->_m_numMovableMeshes; }

        /**
         * Meshes that move, each with polygons of its own.
         */
        public function movableMeshes() { return $this->_m_movableMeshes; }

        /**
         * Zeros up to a multiple of eight bytes.
         */
        public function gameDataPadding() { return $this->_m_gameDataPadding; }

        /**
         * Data of the game; an empty table in the known file.
         */
        public function gameDataKv3() { return $this->_m_gameDataKv3; }

        /**
         * Areas that follow; 0 to 7,258 in the known files.
         */
        public function numAreas() { return $this->_m_numAreas; }

        /**
         * The areas of all hulls.
         */
        public function areas() { return $this->_m_areas; }

        /**
         * Ladders that follow; 0 to 2 in the known files.
         */
        public function numLadders() { return $this->_m_numLadders; }

        /**
         * Ladders of the map.
         */
        public function ladders() { return $this->_m_ladders; }

        /**
         * Boxes that follow; 0 to 2 in the known files.
         */
        public function numTransformedBounds() { return $this->_m_numTransformedBounds; }

        /**
         * Volumes of markup that were given to the generator, with their places in
         * the world.
         */
        public function transformedBounds() { return $this->_m_transformedBounds; }

        /**
         * Settings with which the mesh was generated.
         */
        public function generationParams() { return $this->_m_generationParams; }

        /**
         * Zeros up to a multiple of eight bytes.
         */
        public function extraGenerationPadding() { return $this->_m_extraGenerationPadding; }

        /**
         * More about how the mesh was generated.
         */
        public function extraGenerationParams() { return $this->_m_extraGenerationParams; }

        /**
         * Zeros up to a multiple of eight bytes.
         */
        public function customDataPadding() { return $this->_m_customDataPadding; }

        /**
         * What the game adds: in Counter-Strike 2 hiding spots, encounters,
         * approaches and times for each area.
         */
        public function customData() { return $this->_m_customData; }

        /**
         * Bytes after the mesh; nothing in the known files.
         */
        public function tail() { return $this->_m_tail; }

        public function __toString() {
            return "version " . strval($this->version()) . ": " . strval($this->numAreas()) . " areas";
        }
    }
}

/**
 * Links over one edge of an area.
 */

namespace Navspec\Source2Nav {
    class AreaEdge extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav\NavArea $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numLinks = $this->_io->readU4le();
            if (!($this->_m_numLinks <= intval(($this->_io()->size() - $this->_io()->pos()) / 8))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 8), $this->_m_numLinks, $this->_io, "/types/area_edge/seq/0");
            }
            $this->_m_links = [];
            $n = $this->numLinks();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_links[] = new \Navspec\Source2Nav\EdgeLink($this->_io, $this, $this->_root);
            }
        }
        protected $_m_numLinks;
        protected $_m_links;

        /**
         * Links that follow.
         */
        public function numLinks() { return $this->_m_numLinks; }

        /**
         * Links over the edge into other areas.
         */
        public function links() { return $this->_m_links; }
    }
}

/**
 * A way over an edge into another area.
 */

namespace Navspec\Source2Nav {
    class EdgeLink extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav\AreaEdge $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_areaId = $this->_io->readU4le();
            $this->_m_edgeIndex = $this->_io->readU4le();
        }
        protected $_m_areaId;
        protected $_m_edgeIndex;

        /**
         * Id of the area that is entered.
         */
        public function areaId() { return $this->_m_areaId; }

        /**
         * Edge of that area over which it is entered.
         */
        public function edgeIndex() { return $this->_m_edgeIndex; }
    }
}

/**
 * How a mesh was generated.
 */

namespace Navspec\Source2Nav {
    class GenerationSettings extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_genVersion = $this->_io->readS4le();
            if (!($this->_m_genVersion >= 6)) {
                throw new \Kaitai\Struct\Error\ValidationLessThanError(6, $this->_m_genVersion, $this->_io, "/types/generation_settings/seq/0");
            }
            if (!($this->_m_genVersion <= 13)) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(13, $this->_m_genVersion, $this->_io, "/types/generation_settings/seq/0");
            }
            $this->_m_useProjectDefaults = $this->_io->readU4le();
            $this->_m_tileSize = $this->_io->readF4le();
            $this->_m_cellSize = $this->_io->readF4le();
            $this->_m_cellHeight = $this->_io->readF4le();
            $this->_m_minRegionSize = $this->_io->readS4le();
            $this->_m_mergedRegionSize = $this->_io->readS4le();
            $this->_m_meshSampleDistance = $this->_io->readF4le();
            $this->_m_maxSampleError = $this->_io->readF4le();
            $this->_m_maxEdgeLength = $this->_io->readS4le();
            $this->_m_maxEdgeError = $this->_io->readF4le();
            $this->_m_vertsPerPoly = $this->_io->readS4le();
            if ($this->hasEdgeRemoval()) {
                $this->_m_smallAreaOnEdgeRemoval = $this->_io->readF4le();
            }
            if ($this->hasHullNames()) {
                $this->_m_hullPresetName = $this->_io->readBytesTerm(0, false, true, true);
            }
            if ($this->hasHullNames()) {
                $this->_m_hullDefinitionsFile = $this->_io->readBytesTerm(0, false, true, true);
            }
            $this->_m_numHulls = $this->_io->readU4le();
            if (!($this->_m_numHulls <= ($this->genVersion() < 12 ? $this->numHulls() : intval(($this->_io()->size() - $this->_io()->pos()) / 38)))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->genVersion() < 12 ? $this->numHulls() : intval(($this->_io()->size() - $this->_io()->pos()) / 38)), $this->_m_numHulls, $this->_io, "/types/generation_settings/seq/15");
            }
            $this->_m_hulls = [];
            $n = ($this->genVersion() < 12 ? 3 : $this->numHulls());
            for ($i = 0; $i < $n; $i++) {
                $this->_m_hulls[] = new \Navspec\Source2Nav\Hull($this->_io, $this, $this->_root);
            }
            if ($this->hasGravityFlag()) {
                $this->_m_gravityFlag = $this->_io->readU1();
            }
        }
        protected $_m_hasEdgeRemoval;

        /**
         * Whether `small_area_on_edge_removal` is stored.
         */
        public function hasEdgeRemoval() {
            if ($this->_m_hasEdgeRemoval !== null)
                return $this->_m_hasEdgeRemoval;
            $this->_m_hasEdgeRemoval = $this->genVersion() >= 7;
            return $this->_m_hasEdgeRemoval;
        }
        protected $_m_hasGravityFlag;

        /**
         * Whether `gravity_flag` is stored.
         */
        public function hasGravityFlag() {
            if ($this->_m_hasGravityFlag !== null)
                return $this->_m_hasGravityFlag;
            $this->_m_hasGravityFlag = $this->genVersion() >= 10;
            return $this->_m_hasGravityFlag;
        }
        protected $_m_hasHullNames;

        /**
         * Whether names of hulls are stored.
         */
        public function hasHullNames() {
            if ($this->_m_hasHullNames !== null)
                return $this->_m_hasHullNames;
            $this->_m_hasHullNames = $this->genVersion() >= 12;
            return $this->_m_hasHullNames;
        }
        protected $_m_genVersion;
        protected $_m_useProjectDefaults;
        protected $_m_tileSize;
        protected $_m_cellSize;
        protected $_m_cellHeight;
        protected $_m_minRegionSize;
        protected $_m_mergedRegionSize;
        protected $_m_meshSampleDistance;
        protected $_m_maxSampleError;
        protected $_m_maxEdgeLength;
        protected $_m_maxEdgeError;
        protected $_m_vertsPerPoly;
        protected $_m_smallAreaOnEdgeRemoval;
        protected $_m_hullPresetName;
        protected $_m_hullDefinitionsFile;
        protected $_m_numHulls;
        protected $_m_hulls;
        protected $_m_gravityFlag;

        /**
         * Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
         * in 36. That of hulls before 6 is not known.
         */
        public function genVersion() { return $this->_m_genVersion; }

        /**
         * Whether the settings are to be those of the project: with 1 the game
         * warns when they differ. 1 in the known files.
         */
        public function useProjectDefaults() { return $this->_m_useProjectDefaults; }

        /**
         * Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
         * 192 units there.
         */
        public function tileSize() { return $this->_m_tileSize; }

        /**
         * Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
         */
        public function cellSize() { return $this->_m_cellSize; }

        /**
         * Size of a cell along z (Recast: `ch`); 2 in the known files.
         */
        public function cellHeight() { return $this->_m_cellHeight; }

        /**
         * Smallest region, as the side of a square in cells (Recast:
         * `regionMinSize`); 8 in the known files.
         */
        public function minRegionSize() { return $this->_m_minRegionSize; }

        /**
         * Regions up to this size are merged, as the side of a square in cells
         * (Recast: `regionMergeSize`); 20 in the known files.
         */
        public function mergedRegionSize() { return $this->_m_mergedRegionSize; }

        /**
         * Distance of the samples of the height (Recast: `detailSampleDist`);
         * 120 in the known files.
         */
        public function meshSampleDistance() { return $this->_m_meshSampleDistance; }

        /**
         * Largest error of a sample of the height (Recast:
         * `detailSampleMaxError`); 2 in the known files.
         */
        public function maxSampleError() { return $this->_m_maxSampleError; }

        /**
         * Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
         * files.
         */
        public function maxEdgeLength() { return $this->_m_maxEdgeLength; }

        /**
         * Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
         * 45 in the known files.
         */
        public function maxEdgeError() { return $this->_m_maxEdgeError; }

        /**
         * Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
         * files, which is also the most that the game stores.
         */
        public function vertsPerPoly() { return $this->_m_vertsPerPoly; }

        /**
         * Size up to which areas at edges are dropped; -1, in the known files,
         * selects the default.
         */
        public function smallAreaOnEdgeRemoval() { return $this->_m_smallAreaOnEdgeRemoval; }

        /**
         * Name of a set of hulls; empty in the known files.
         */
        public function hullPresetName() { return $this->_m_hullPresetName; }

        /**
         * File with the hulls; empty in the known files.
         */
        public function hullDefinitionsFile() { return $this->_m_hullDefinitionsFile; }

        /**
         * Hulls that follow, from generator version 12 on; before, three follow
         * whatever the number, so that the number is its own bound. 3 or 1 in
         * the known files.
         */
        public function numHulls() { return $this->_m_numHulls; }

        /**
         * Sizes of bodies that the mesh was generated for.
         */
        public function hulls() { return $this->_m_hulls; }

        /**
         * Whether gravity follows the rotation, probably; 0 in the known files.
         */
        public function gravityFlag() { return $this->_m_gravityFlag; }
    }
}

/**
 * A point at which a bot hides, or from which it shoots.
 */

namespace Navspec\Source2Nav {
    class HidingSpot extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav\NavArea $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_id = $this->_io->readU4le();
            $this->_m_position = new \Navspec\Source2Nav\Vec3($this->_io, $this, $this->_root);
            $this->_m_flags = $this->_io->readU1();
        }
        protected $_m_id;
        protected $_m_position;
        protected $_m_flags;

        /**
         * Number by which encounters name the spot.
         */
        public function id() { return $this->_m_id; }

        /**
         * On the floor.
         */
        public function position() { return $this->_m_position; }

        /**
         * Quality of the spot.
         * 
         * - `in_cover`: A corner with hard cover.
         * - `good_sniper_spot`: A sniper can fire well along a line.
         * - `ideal_sniper_spot`: A sniper sees far or much from here.
         * - `exposed`: In the open, mostly on a ledge.
         */
        public function flags() { return $this->_m_flags; }
    }
}

/**
 * Size and skill of a body.
 */

namespace Navspec\Source2Nav {
    class Hull extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav\GenerationSettings $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            if ($this->hasEnabled()) {
                $this->_m_enabled = $this->_io->readU1();
            }
            $this->_m_radius = $this->_io->readF4le();
            $this->_m_height = $this->_io->readF4le();
            if ($this->hasShortHeight()) {
                $this->_m_shortHeightEnabled = $this->_io->readU1();
            }
            if ($this->hasShortHeight()) {
                $this->_m_shortHeight = $this->_io->readF4le();
            }
            if ($this->hasCrawlHeight()) {
                $this->_m_crawlEnabled = $this->_io->readU1();
            }
            if ($this->hasCrawlHeight()) {
                $this->_m_crawlHeight = $this->_io->readF4le();
            }
            $this->_m_maxClimb = $this->_io->readF4le();
            $this->_m_maxSlope = $this->_io->readS4le();
            $this->_m_maxJumpDown = $this->_io->readF4le();
            $this->_m_maxJumpHorizontal = $this->_io->readF4le();
            $this->_m_maxJumpUp = $this->_io->readF4le();
            if ($this->hasBorderErosion()) {
                $this->_m_borderErosion = $this->_io->readS4le();
            }
        }
        protected $_m_hasBorderErosion;

        /**
         * Whether `border_erosion` is stored.
         */
        public function hasBorderErosion() {
            if ($this->_m_hasBorderErosion !== null)
                return $this->_m_hasBorderErosion;
            $this->_m_hasBorderErosion = $this->_parent()->genVersion() >= 11;
            return $this->_m_hasBorderErosion;
        }
        protected $_m_hasCrawlHeight;

        /**
         * Whether the height crawling is stored.
         */
        public function hasCrawlHeight() {
            if ($this->_m_hasCrawlHeight !== null)
                return $this->_m_hasCrawlHeight;
            $this->_m_hasCrawlHeight = $this->_parent()->genVersion() >= 13;
            return $this->_m_hasCrawlHeight;
        }
        protected $_m_hasEnabled;

        /**
         * Whether `enabled` is stored.
         */
        public function hasEnabled() {
            if ($this->_m_hasEnabled !== null)
                return $this->_m_hasEnabled;
            $this->_m_hasEnabled = $this->_parent()->genVersion() >= 9;
            return $this->_m_hasEnabled;
        }
        protected $_m_hasShortHeight;

        /**
         * Whether the height crouched is stored.
         */
        public function hasShortHeight() {
            if ($this->_m_hasShortHeight !== null)
                return $this->_m_hasShortHeight;
            $this->_m_hasShortHeight = $this->_parent()->genVersion() >= 8;
            return $this->_m_hasShortHeight;
        }
        protected $_m_enabled;
        protected $_m_radius;
        protected $_m_height;
        protected $_m_shortHeightEnabled;
        protected $_m_shortHeight;
        protected $_m_crawlEnabled;
        protected $_m_crawlHeight;
        protected $_m_maxClimb;
        protected $_m_maxSlope;
        protected $_m_maxJumpDown;
        protected $_m_maxJumpHorizontal;
        protected $_m_maxJumpUp;
        protected $_m_borderErosion;

        /**
         * Whether the hull is used; 1 in the known files.
         */
        public function enabled() { return $this->_m_enabled; }

        /**
         * Half of the width; 12 to 23 in the known files.
         */
        public function radius() { return $this->_m_radius; }

        /**
         * Height upright; 24 to 79 in the known files.
         */
        public function height() { return $this->_m_height; }

        /**
         * Whether the body can crouch; 1 in the known files.
         */
        public function shortHeightEnabled() { return $this->_m_shortHeightEnabled; }

        /**
         * Height crouched; 35.5 in the known files.
         */
        public function shortHeight() { return $this->_m_shortHeight; }

        /**
         * Whether the body can crawl; 0 in the known file.
         */
        public function crawlEnabled() { return $this->_m_crawlEnabled; }

        /**
         * Height crawling; 17.5 in the known file.
         */
        public function crawlHeight() { return $this->_m_crawlHeight; }

        /**
         * Highest step; 15.5 or 16 in the known files.
         */
        public function maxClimb() { return $this->_m_maxClimb; }

        /**
         * Steepest slope; 50 in the known files.
         */
        public function maxSlope() { return $this->_m_maxSlope; }

        /**
         * Deepest jump; 0 to 240 in the known files.
         */
        public function maxJumpDown() { return $this->_m_maxJumpDown; }

        /**
         * Longest jump; 64 in the known files.
         */
        public function maxJumpHorizontal() { return $this->_m_maxJumpHorizontal; }

        /**
         * Highest jump; 0 to 240 in the known files.
         */
        public function maxJumpUp() { return $this->_m_maxJumpUp; }

        /**
         * Cells that are taken off at borders, -1 for the radius; 0 in the known files.
         */
        public function borderErosion() { return $this->_m_borderErosion; }
    }
}

/**
 * Ids of ladders.
 */

namespace Navspec\Source2Nav {
    class IdList extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav\NavArea $_parent = null, ?\Navspec\Source2Nav $_root = null) {
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
         * Ids that follow.
         */
        public function numIds() { return $this->_m_numIds; }

        /**
         * Ids of the ladders in the list.
         */
        public function ids() { return $this->_m_ids; }
    }
}

/**
 * Keys and values in a binary form, whose header has their length. Their
 * content is kept unchanged.
 */

namespace Navspec\Source2Nav {
    class Kv3Block extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_kv3Version = $this->_io->readU1();
            if (!( (($this->_m_kv3Version == 4) || ($this->_m_kv3Version == 5)) )) {
                throw new \Kaitai\Struct\Error\ValidationNotAnyOfError($this->_m_kv3Version, $this->_io, "/types/kv3_block/seq/0");
            }
            $this->_m_kv3Magic = $this->_io->readBytes(3);
            if (!($this->_m_kv3Magic == "\x33\x56\x4B")) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError("\x33\x56\x4B", $this->_m_kv3Magic, $this->_io, "/types/kv3_block/seq/1");
            }
            $this->_m_formatGuid = $this->_io->readBytes(16);
            $this->_m_compression = $this->_io->readU4le();
            $this->_m_dictionaryId = $this->_io->readU2le();
            $this->_m_frameSize = $this->_io->readU2le();
            $this->_m_bytes1Count = $this->_io->readU4le();
            $this->_m_bytes4Count = $this->_io->readU4le();
            $this->_m_bytes8Count = $this->_io->readU4le();
            $this->_m_typeCount = $this->_io->readU4le();
            $this->_m_objectCount = $this->_io->readU2le();
            $this->_m_arrayCount = $this->_io->readU2le();
            $this->_m_sizeUncompressed = $this->_io->readU4le();
            $this->_m_sizeCompressed = $this->_io->readU4le();
            if (!($this->_m_sizeCompressed <= ($this->_io()->size() - $this->_io()->pos()))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_io()->size() - $this->_io()->pos()), $this->_m_sizeCompressed, $this->_io, "/types/kv3_block/seq/13");
            }
            $this->_m_numBlobs = $this->_io->readU4le();
            if (!($this->_m_numBlobs == 0)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(0, $this->_m_numBlobs, $this->_io, "/types/kv3_block/seq/14");
            }
            $this->_m_sizeBlobs = $this->_io->readU4le();
            $this->_m_bytes2Count = $this->_io->readU4le();
            $this->_m_sizeBlobTable = $this->_io->readU4le();
            if ($this->hasBuffers()) {
                $this->_m_buffers = new \Navspec\Source2Nav\Kv3Buffers($this->_io, $this, $this->_root);
            }
            $this->_m_content = $this->_io->readBytes($this->lenContent());
        }
        protected $_m_hasBuffers;

        /**
         * Whether the content is two buffers.
         */
        public function hasBuffers() {
            if ($this->_m_hasBuffers !== null)
                return $this->_m_hasBuffers;
            $this->_m_hasBuffers = $this->kv3Version() >= 5;
            return $this->_m_hasBuffers;
        }
        protected $_m_lenContent;

        /**
         * Bytes of the content as it is stored.
         */
        public function lenContent() {
            if ($this->_m_lenContent !== null)
                return $this->_m_lenContent;
            $this->_m_lenContent = ($this->hasBuffers() ? $this->buffers()->lenStored() : $this->sizeCompressed());
            return $this->_m_lenContent;
        }
        protected $_m_kv3Version;
        protected $_m_kv3Magic;
        protected $_m_formatGuid;
        protected $_m_compression;
        protected $_m_dictionaryId;
        protected $_m_frameSize;
        protected $_m_bytes1Count;
        protected $_m_bytes4Count;
        protected $_m_bytes8Count;
        protected $_m_typeCount;
        protected $_m_objectCount;
        protected $_m_arrayCount;
        protected $_m_sizeUncompressed;
        protected $_m_sizeCompressed;
        protected $_m_numBlobs;
        protected $_m_sizeBlobs;
        protected $_m_bytes2Count;
        protected $_m_sizeBlobTable;
        protected $_m_buffers;
        protected $_m_content;

        /**
         * Version of the container; how others end is not known.
         */
        public function kv3Version() { return $this->_m_kv3Version; }

        /**
         * Marks the container.
         */
        public function kv3Magic() { return $this->_m_kv3Magic; }

        /**
         * Kind of content of the block.
         */
        public function formatGuid() { return $this->_m_formatGuid; }

        /**
         * 0 none, 1 LZ4, 2 zstd.
         */
        public function compression() { return $this->_m_compression; }

        /**
         * 0 in the known files.
         */
        public function dictionaryId() { return $this->_m_dictionaryId; }

        /**
         * 16384 for LZ4, 0 otherwise.
         */
        public function frameSize() { return $this->_m_frameSize; }

        /**
         * Number of values of one byte.
         */
        public function bytes1Count() { return $this->_m_bytes1Count; }

        /**
         * Values of four bytes.
         */
        public function bytes4Count() { return $this->_m_bytes4Count; }

        /**
         * Values of eight bytes.
         */
        public function bytes8Count() { return $this->_m_bytes8Count; }

        /**
         * Types of values.
         */
        public function typeCount() { return $this->_m_typeCount; }

        /**
         * Number of objects in the data.
         */
        public function objectCount() { return $this->_m_objectCount; }

        /**
         * Number of arrays in the data.
         */
        public function arrayCount() { return $this->_m_arrayCount; }

        /**
         * Bytes of the content.
         */
        public function sizeUncompressed() { return $this->_m_sizeUncompressed; }

        /**
         * Bytes of the content as it is stored.
         */
        public function sizeCompressed() { return $this->_m_sizeCompressed; }

        /**
         * Always 0; the layout with blobs is not used in meshes.
         */
        public function numBlobs() { return $this->_m_numBlobs; }

        /**
         * Bytes of all blobs.
         */
        public function sizeBlobs() { return $this->_m_sizeBlobs; }

        /**
         * Values of two bytes.
         */
        public function bytes2Count() { return $this->_m_bytes2Count; }

        /**
         * Bytes of the table of blobs.
         */
        public function sizeBlobTable() { return $this->_m_sizeBlobTable; }

        /**
         * Sizes of two buffers, from version 5 on.
         */
        public function buffers() { return $this->_m_buffers; }

        /**
         * Keys and values, compressed as `compression` says.
         */
        public function content() { return $this->_m_content; }
    }
}

/**
 * Sizes of the two buffers of a container of version 5.
 */

namespace Navspec\Source2Nav {
    class Kv3Buffers extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav\Kv3Block $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_uncompressed1 = $this->_io->readU4le();
            if (!($this->_m_uncompressed1 <= ($this->_parent()->compression() == 0 ? ($this->_io()->size() - $this->_io()->pos()) : 1073741823))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_parent()->compression() == 0 ? ($this->_io()->size() - $this->_io()->pos()) : 1073741823), $this->_m_uncompressed1, $this->_io, "/types/kv3_buffers/seq/0");
            }
            $this->_m_compressed1 = $this->_io->readU4le();
            if (!($this->_m_compressed1 <= ($this->_parent()->compression() == 0 ? 1073741823 : ($this->_io()->size() - $this->_io()->pos())))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_parent()->compression() == 0 ? 1073741823 : ($this->_io()->size() - $this->_io()->pos())), $this->_m_compressed1, $this->_io, "/types/kv3_buffers/seq/1");
            }
            $this->_m_uncompressed2 = $this->_io->readU4le();
            if (!($this->_m_uncompressed2 <= ($this->_parent()->compression() == 0 ? ($this->_io()->size() - $this->_io()->pos()) : 1073741823))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_parent()->compression() == 0 ? ($this->_io()->size() - $this->_io()->pos()) : 1073741823), $this->_m_uncompressed2, $this->_io, "/types/kv3_buffers/seq/2");
            }
            $this->_m_compressed2 = $this->_io->readU4le();
            if (!($this->_m_compressed2 <= ($this->_parent()->compression() == 0 ? 1073741823 : ($this->_io()->size() - $this->_io()->pos())))) {
                throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_parent()->compression() == 0 ? 1073741823 : ($this->_io()->size() - $this->_io()->pos())), $this->_m_compressed2, $this->_io, "/types/kv3_buffers/seq/3");
            }
            $this->_m_counts = [];
            $n = 8;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_counts[] = $this->_io->readU4le();
            }
        }
        protected $_m_lenStored;

        /**
         * Bytes of both buffers as they are stored.
         */
        public function lenStored() {
            if ($this->_m_lenStored !== null)
                return $this->_m_lenStored;
            $this->_m_lenStored = ($this->_parent()->compression() == 0 ? ($this->uncompressed1() + $this->uncompressed2()) : ($this->compressed1() + $this->compressed2()));
            return $this->_m_lenStored;
        }
        protected $_m_uncompressed1;
        protected $_m_compressed1;
        protected $_m_uncompressed2;
        protected $_m_compressed2;
        protected $_m_counts;

        /**
         * Bytes of the first buffer.
         */
        public function uncompressed1() { return $this->_m_uncompressed1; }

        /**
         * Bytes of the first buffer as it is stored.
         */
        public function compressed1() { return $this->_m_compressed1; }

        /**
         * Bytes of the second buffer.
         */
        public function uncompressed2() { return $this->_m_uncompressed2; }

        /**
         * Bytes of the second buffer as it is stored.
         */
        public function compressed2() { return $this->_m_compressed2; }

        /**
         * More counts.
         */
        public function counts() { return $this->_m_counts; }
    }
}

/**
 * A mesh that moves.
 */

namespace Navspec\Source2Nav {
    class MovableMesh extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_id = $this->_io->readBytesTerm(0, false, true, true);
            $this->_m_transform = [];
            $n = 12;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_transform[] = $this->_io->readF4le();
            }
        }
        protected $_m_id;
        protected $_m_transform;

        /**
         * Whole numbers with colons between them.
         */
        public function id() { return $this->_m_id; }

        /**
         * Three rows of three numbers for the rotation and one for the place.
         */
        public function transform() { return $this->_m_transform; }
    }
}

/**
 * A convex polygon on which a hull can walk.
 */

namespace Navspec\Source2Nav {
    class NavArea extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_id = $this->_io->readU4le();
            $this->_m_attributes = $this->_io->readU8le();
            $this->_m_hullIndex = $this->_io->readU1();
            if ($this->hasPolygon()) {
                $this->_m_polygonIndex = $this->_io->readU4le();
                if (!($this->_m_polygonIndex >= ($this->_root()->numPolygons() > 0 ? 0 : 1))) {
                    throw new \Kaitai\Struct\Error\ValidationLessThanError(($this->_root()->numPolygons() > 0 ? 0 : 1), $this->_m_polygonIndex, $this->_io, "/types/nav_area/seq/3");
                }
                if (!($this->_m_polygonIndex <= ($this->_root()->numPolygons() > 0 ? ($this->_root()->numPolygons() - 1) : 0))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(($this->_root()->numPolygons() > 0 ? ($this->_root()->numPolygons() - 1) : 0), $this->_m_polygonIndex, $this->_io, "/types/nav_area/seq/3");
                }
            }
            if ($this->hasCorners()) {
                $this->_m_numCorners = $this->_io->readU4le();
                if (!($this->_m_numCorners <= intval(($this->_io()->size() - $this->_io()->pos()) / 16))) {
                    throw new \Kaitai\Struct\Error\ValidationGreaterThanError(intval(($this->_io()->size() - $this->_io()->pos()) / 16), $this->_m_numCorners, $this->_io, "/types/nav_area/seq/4");
                }
            }
            if ($this->hasCorners()) {
                $this->_m_corners = [];
                $n = $this->numCorners();
                for ($i = 0; $i < $n; $i++) {
                    $this->_m_corners[] = new \Navspec\Source2Nav\Vec3($this->_io, $this, $this->_root);
                }
            }
            $this->_m_unused = $this->_io->readF4le();
            $this->_m_edges = [];
            $n = $this->numEdges();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_edges[] = new \Navspec\Source2Nav\AreaEdge($this->_io, $this, $this->_root);
            }
            $this->_m_numHidingSpots = $this->_io->readU1();
            $this->_m_hidingSpots = [];
            $n = $this->numHidingSpots();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_hidingSpots[] = new \Navspec\Source2Nav\HidingSpot($this->_io, $this, $this->_root);
            }
            $this->_m_numEncounters = $this->_io->readU4le();
            if (!($this->_m_numEncounters == 0)) {
                throw new \Kaitai\Struct\Error\ValidationNotEqualError(0, $this->_m_numEncounters, $this->_io, "/types/nav_area/seq/10");
            }
            $this->_m_laddersAbove = new \Navspec\Source2Nav\IdList($this->_io, $this, $this->_root);
            $this->_m_laddersBelow = new \Navspec\Source2Nav\IdList($this->_io, $this, $this->_root);
        }
        protected $_m_hasCorners;

        /**
         * Whether the area has corners of its own.
         */
        public function hasCorners() {
            if ($this->_m_hasCorners !== null)
                return $this->_m_hasCorners;
            $this->_m_hasCorners = !($this->_root()->hasPolygons());
            return $this->_m_hasCorners;
        }
        protected $_m_hasPolygon;

        /**
         * Whether the area names a polygon.
         */
        public function hasPolygon() {
            if ($this->_m_hasPolygon !== null)
                return $this->_m_hasPolygon;
            $this->_m_hasPolygon = $this->_root()->hasPolygons();
            return $this->_m_hasPolygon;
        }
        protected $_m_numEdges;

        /**
         * Edges of the area, as many as it has corners.
         */
        public function numEdges() {
            if ($this->_m_numEdges !== null)
                return $this->_m_numEdges;
            $this->_m_numEdges = ($this->_root()->version() < 31 ? $this->numCorners() : ($this->polygonIndex() < $this->_root()->numPolygons() ? $this->_root()->polygons()[$this->polygonIndex()]->numCornerIndices() : 0));
            return $this->_m_numEdges;
        }
        protected $_m_id;
        protected $_m_attributes;
        protected $_m_hullIndex;
        protected $_m_polygonIndex;
        protected $_m_numCorners;
        protected $_m_corners;
        protected $_m_unused;
        protected $_m_edges;
        protected $_m_numHidingSpots;
        protected $_m_hidingSpots;
        protected $_m_numEncounters;
        protected $_m_laddersAbove;
        protected $_m_laddersBelow;

        /**
         * Id of the area; 1, 2, 3 and so on in the known files.
         */
        public function id() { return $this->_m_id; }

        /**
         * Properties, one bit each. The names, which are those of public tools,
         * hold from version 35 on; bits 19 to 63 belong to the game.
         * 
         * - `jump`: Bots jump to pass.
         * - `no_jump`: Bots do not jump here.
         * - `stop`: Bots stop on entering.
         * - `run`: Bots run here.
         * - `walk`: Bots walk here.
         * - `avoid`: Used only where the alternatives are worse.
         * - `transient`: May become blocked.
         * - `dont_hide`: No hiding spots.
         * - `stand`: Bots that hide here do not crouch.
         * - `no_hostages`: Hostages keep out.
         * - `stairs`: Steps that bots walk up without jumping.
         * - `no_merge`: The editor never merges the area.
         * - `obstacle_top`: The floor is the top of an obstacle.
         * - `non_z_up`: The floor does not face up.
         * - `crouch_height`: Room only for crouching; 78 of 2,519 areas of
         *   `de_mirage`.
         * - `non_z_up_transition`: Between floors that face up and others.
         * - `crawl_height`: Room only for crawling.
         */
        public function attributes() { return $this->_m_attributes; }

        /**
         * Row of `generation_params.hulls`.
         */
        public function hullIndex() { return $this->_m_hullIndex; }

        /**
         * Row of `polygons`.
         */
        public function polygonIndex() { return $this->_m_polygonIndex; }

        /**
         * Corners that follow; 3 or 4 in the known files.
         */
        public function numCorners() { return $this->_m_numCorners; }

        /**
         * Corners, counter-clockwise seen from above.
         */
        public function corners() { return $this->_m_corners; }

        /**
         * Not known; 0 but in three areas of the oldest file.
         */
        public function unused() { return $this->_m_unused; }

        /**
         * Links over each edge; edge i leads from corner i to the next one.
         */
        public function edges() { return $this->_m_edges; }

        /**
         * Hiding spots that follow; 0 in the known files.
         */
        public function numHidingSpots() { return $this->_m_numHidingSpots; }

        /**
         * Points in the area at which bots hide.
         */
        public function hidingSpots() { return $this->_m_hidingSpots; }

        /**
         * Always 0; the layout of what would follow is not known.
         */
        public function numEncounters() { return $this->_m_numEncounters; }

        /**
         * Ladders that lead up from here.
         */
        public function laddersAbove() { return $this->_m_laddersAbove; }

        /**
         * Ladders that lead down from here.
         */
        public function laddersBelow() { return $this->_m_laddersBelow; }

        public function __toString() {
            return "area " . strval($this->id());
        }
    }
}

/**
 * A ladder, and the areas at its ends.
 */

namespace Navspec\Source2Nav {
    class NavLadder extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_id = $this->_io->readU4le();
            $this->_m_width = $this->_io->readF4le();
            $this->_m_top = new \Navspec\Source2Nav\Vec3($this->_io, $this, $this->_root);
            $this->_m_bottom = new \Navspec\Source2Nav\Vec3($this->_io, $this, $this->_root);
            $this->_m_length = $this->_io->readF4le();
            $this->_m_direction = $this->_io->readU4le();
            $this->_m_topForwardArea = $this->_io->readU4le();
            $this->_m_topLeftArea = $this->_io->readU4le();
            $this->_m_topRightArea = $this->_io->readU4le();
            $this->_m_topBehindArea = $this->_io->readU4le();
            $this->_m_bottomArea = $this->_io->readU4le();
            if ($this->hasBottomSides()) {
                $this->_m_bottomLeftArea = $this->_io->readU4le();
            }
            if ($this->hasBottomSides()) {
                $this->_m_bottomRightArea = $this->_io->readU4le();
            }
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
        protected $_m_hasBottomSides;

        /**
         * Whether the areas beside the lower end are stored.
         */
        public function hasBottomSides() {
            if ($this->_m_hasBottomSides !== null)
                return $this->_m_hasBottomSides;
            $this->_m_hasBottomSides = $this->_root()->version() >= 35;
            return $this->_m_hasBottomSides;
        }
        protected $_m_id;
        protected $_m_width;
        protected $_m_top;
        protected $_m_bottom;
        protected $_m_length;
        protected $_m_direction;
        protected $_m_topForwardArea;
        protected $_m_topLeftArea;
        protected $_m_topRightArea;
        protected $_m_topBehindArea;
        protected $_m_bottomArea;
        protected $_m_bottomLeftArea;
        protected $_m_bottomRightArea;

        /**
         * Number by which areas name the ladder.
         */
        public function id() { return $this->_m_id; }

        /**
         * Size of the ladder from side to side.
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
         * Cost of the climb.
         */
        public function length() { return $this->_m_length; }

        /**
         * Side to which the face of the ladder looks.
         */
        public function direction() { return $this->_m_direction; }

        /**
         * Id of the area straight on over the top, 0 for none.
         */
        public function topForwardArea() { return $this->_m_topForwardArea; }

        /**
         * Id of the area to the left, 0 for none.
         */
        public function topLeftArea() { return $this->_m_topLeftArea; }

        /**
         * Id of the area to the right, 0 for none.
         */
        public function topRightArea() { return $this->_m_topRightArea; }

        /**
         * Id of the area behind the climber, 0 for none.
         */
        public function topBehindArea() { return $this->_m_topBehindArea; }

        /**
         * Id of the area at the lower end, 0 for none.
         */
        public function bottomArea() { return $this->_m_bottomArea; }

        /**
         * Id of the area to the left of the lower end, 0 for none.
         */
        public function bottomLeftArea() { return $this->_m_bottomLeftArea; }

        /**
         * Id of the area to the right of the lower end, 0 for none.
         */
        public function bottomRightArea() { return $this->_m_bottomRightArea; }

        public function __toString() {
            return "ladder " . strval($this->id());
        }
    }
}

/**
 * A name of a place.
 */

namespace Navspec\Source2Nav {
    class Place extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav $_parent = null, ?\Navspec\Source2Nav $_root = null) {
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
         * Bytes of the name.
         */
        public function lenName() { return $this->_m_lenName; }

        /**
         * ASCII with a zero at its end.
         */
        public function name() { return $this->_m_name; }
    }
}

/**
 * The outline of an area.
 */

namespace Navspec\Source2Nav {
    class Polygon extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_numCornerIndices = $this->_io->readU1();
            $this->_m_cornerIndices = [];
            $n = $this->numCornerIndices();
            for ($i = 0; $i < $n; $i++) {
                $this->_m_cornerIndices[] = $this->_io->readU4le();
            }
            if ($this->hasMovableMesh()) {
                $this->_m_movableMeshIndex = $this->_io->readU4le();
            }
        }
        protected $_m_hasMovableMesh;

        /**
         * Whether `movable_mesh_index` is stored.
         */
        public function hasMovableMesh() {
            if ($this->_m_hasMovableMesh !== null)
                return $this->_m_hasMovableMesh;
            $this->_m_hasMovableMesh = $this->_root()->version() >= 35;
            return $this->_m_hasMovableMesh;
        }
        protected $_m_numCornerIndices;
        protected $_m_cornerIndices;
        protected $_m_movableMeshIndex;

        /**
         * Corners of the polygon; 3 or 4 in the known files.
         */
        public function numCornerIndices() { return $this->_m_numCornerIndices; }

        /**
         * Rows of `corners`, counter-clockwise seen from above.
         */
        public function cornerIndices() { return $this->_m_cornerIndices; }

        /**
         * Row of `movable_meshes`, 0xffffffff for the world itself.
         */
        public function movableMeshIndex() { return $this->_m_movableMeshIndex; }
    }
}

/**
 * A box with a place in the world.
 */

namespace Navspec\Source2Nav {
    class TransformedBox extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Navspec\Source2Nav $_parent = null, ?\Navspec\Source2Nav $_root = null) {
            parent::__construct($_io, $_parent, $_root);
            $this->_read();
        }

        private function _read() {
            $this->_m_mins = new \Navspec\Source2Nav\Vec3($this->_io, $this, $this->_root);
            $this->_m_maxs = new \Navspec\Source2Nav\Vec3($this->_io, $this, $this->_root);
            $this->_m_transform = [];
            $n = 12;
            for ($i = 0; $i < $n; $i++) {
                $this->_m_transform[] = $this->_io->readF4le();
            }
        }
        protected $_m_mins;
        protected $_m_maxs;
        protected $_m_transform;

        /**
         * Corner of the lowest coordinates.
         */
        public function mins() { return $this->_m_mins; }

        /**
         * Corner of the highest coordinates.
         */
        public function maxs() { return $this->_m_maxs; }

        /**
         * Three rows of three numbers for the rotation and one for the place.
         */
        public function transform() { return $this->_m_transform; }
    }
}

/**
 * A point or a direction.
 */

namespace Navspec\Source2Nav {
    class Vec3 extends \Kaitai\Struct\Struct {
        public function __construct(\Kaitai\Struct\Stream $_io, ?\Kaitai\Struct\Struct $_parent = null, ?\Navspec\Source2Nav $_root = null) {
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
         * First axis.
         */
        public function x() { return $this->_m_x; }

        /**
         * Second axis.
         */
        public function y() { return $this->_m_y; }

        /**
         * Up.
         */
        public function z() { return $this->_m_z; }
    }
}

namespace Navspec\Source2Nav {
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
