#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <set>
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif
namespace navspec {

    /**
     * The surface of one map on which bots walk: convex polygons ("areas") for each
     * size of body ("hull"), and the links over their edges.
     * 
     * World units are those of the map, about an inch (0.0254 m) each; z points up.
     * In version 30 an area has corners of its own, later it names a polygon of a
     * pool. The areas are followed by the parameters they were generated with, whose
     * layout has a version of its own. Blocks of KV3, a container for key and value
     * pairs, start at multiples of eight bytes and are kept as they are.
     * \sa https://github.com/ValveResourceFormat/ValveResourceFormat/tree/f503e9ff71/ValveResourceFormat/NavMesh Source
     * \sa https://github.com/pnxenopoulos/awpy/blob/fec27b97b2/awpy/nav.py Source
     */

    class source2_nav_t : public kaitai::kstruct {

    public:
        class area_edge_t;
        class edge_link_t;
        class generation_settings_t;
        class hiding_spot_t;
        class hull_t;
        class id_list_t;
        class kv3_block_t;
        class kv3_buffers_t;
        class movable_mesh_t;
        class nav_area_t;
        class nav_ladder_t;
        class place_t;
        class polygon_t;
        class transformed_box_t;
        class vec3_t;

        enum side_t {
            SIDE_NORTH = 0,
            SIDE_EAST = 1,
            SIDE_SOUTH = 2,
            SIDE_WEST = 3
        };
        static bool _is_defined_side_t(side_t v);

    private:
        static const std::set<side_t> _values_side_t;

    public:

        source2_nav_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, source2_nav_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~source2_nav_t();

        /**
         * Links over one edge of an area.
         */

        class area_edge_t : public kaitai::kstruct {

        public:

            area_edge_t(kaitai::kstream* p__io, source2_nav_t::nav_area_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~area_edge_t();

        private:
            uint32_t m_num_links;
            std::unique_ptr<std::vector<std::unique_ptr<edge_link_t>>> m_links;
            source2_nav_t* m__root;
            source2_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Links that follow.
             */
            uint32_t num_links() const { return m_num_links; }

            /**
             * Links over the edge into other areas.
             */
            std::vector<std::unique_ptr<edge_link_t>>* links() const { return m_links.get(); }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * A way over an edge into another area.
         */

        class edge_link_t : public kaitai::kstruct {

        public:

            edge_link_t(kaitai::kstream* p__io, source2_nav_t::area_edge_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~edge_link_t();

        private:
            uint32_t m_area_id;
            uint32_t m_edge_index;
            source2_nav_t* m__root;
            source2_nav_t::area_edge_t* m__parent;

        public:

            /**
             * Id of the area that is entered.
             */
            uint32_t area_id() const { return m_area_id; }

            /**
             * Edge of that area over which it is entered.
             */
            uint32_t edge_index() const { return m_edge_index; }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t::area_edge_t* _parent() const { return m__parent; }
        };

        /**
         * How a mesh was generated.
         */

        class generation_settings_t : public kaitai::kstruct {

        public:

            generation_settings_t(kaitai::kstream* p__io, source2_nav_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~generation_settings_t();

        private:
            bool f_has_edge_removal;
            bool m_has_edge_removal;

        public:

            /**
             * Whether `small_area_on_edge_removal` is stored.
             */
            bool has_edge_removal();

        private:
            bool f_has_gravity_flag;
            bool m_has_gravity_flag;

        public:

            /**
             * Whether `gravity_flag` is stored.
             */
            bool has_gravity_flag();

        private:
            bool f_has_hull_names;
            bool m_has_hull_names;

        public:

            /**
             * Whether names of hulls are stored.
             */
            bool has_hull_names();

        private:
            int32_t m_gen_version;
            uint32_t m_use_project_defaults;
            float m_tile_size;
            float m_cell_size;
            float m_cell_height;
            int32_t m_min_region_size;
            int32_t m_merged_region_size;
            float m_mesh_sample_distance;
            float m_max_sample_error;
            int32_t m_max_edge_length;
            float m_max_edge_error;
            int32_t m_verts_per_poly;
            float m_small_area_on_edge_removal;
            bool n_small_area_on_edge_removal;

        public:
            bool _is_null_small_area_on_edge_removal() { small_area_on_edge_removal(); return n_small_area_on_edge_removal; };

        private:
            std::string m_hull_preset_name;
            bool n_hull_preset_name;

        public:
            bool _is_null_hull_preset_name() { hull_preset_name(); return n_hull_preset_name; };

        private:
            std::string m_hull_definitions_file;
            bool n_hull_definitions_file;

        public:
            bool _is_null_hull_definitions_file() { hull_definitions_file(); return n_hull_definitions_file; };

        private:
            uint32_t m_num_hulls;
            std::unique_ptr<std::vector<std::unique_ptr<hull_t>>> m_hulls;
            uint8_t m_gravity_flag;
            bool n_gravity_flag;

        public:
            bool _is_null_gravity_flag() { gravity_flag(); return n_gravity_flag; };

        private:
            source2_nav_t* m__root;
            source2_nav_t* m__parent;

        public:

            /**
             * Layout of these settings: 6 and 7 in files of version 30, 12 in 35, 13
             * in 36. That of hulls before 6 is not known.
             */
            int32_t gen_version() const { return m_gen_version; }

            /**
             * Whether the settings are to be those of the project: with 1 the game
             * warns when they differ. 1 in the known files.
             */
            uint32_t use_project_defaults() const { return m_use_project_defaults; }

            /**
             * Side of a tile in cells (Recast: `tileSize`); 128 in the known files,
             * 192 units there.
             */
            float tile_size() const { return m_tile_size; }

            /**
             * Size of a cell along x and y (Recast: `cs`); 1.5 in the known files.
             */
            float cell_size() const { return m_cell_size; }

            /**
             * Size of a cell along z (Recast: `ch`); 2 in the known files.
             */
            float cell_height() const { return m_cell_height; }

            /**
             * Smallest region, as the side of a square in cells (Recast:
             * `regionMinSize`); 8 in the known files.
             */
            int32_t min_region_size() const { return m_min_region_size; }

            /**
             * Regions up to this size are merged, as the side of a square in cells
             * (Recast: `regionMergeSize`); 20 in the known files.
             */
            int32_t merged_region_size() const { return m_merged_region_size; }

            /**
             * Distance of the samples of the height (Recast: `detailSampleDist`);
             * 120 in the known files.
             */
            float mesh_sample_distance() const { return m_mesh_sample_distance; }

            /**
             * Largest error of a sample of the height (Recast:
             * `detailSampleMaxError`); 2 in the known files.
             */
            float max_sample_error() const { return m_max_sample_error; }

            /**
             * Longest edge of an outline (Recast: `edgeMaxLen`); 1200 in the known
             * files.
             */
            int32_t max_edge_length() const { return m_max_edge_length; }

            /**
             * Largest error of an edge of an outline (Recast: `edgeMaxError`); 51 or
             * 45 in the known files.
             */
            float max_edge_error() const { return m_max_edge_error; }

            /**
             * Most corners of a polygon (Recast: `vertsPerPoly`); 4 in the known
             * files, which is also the most that the game stores.
             */
            int32_t verts_per_poly() const { return m_verts_per_poly; }

            /**
             * Size up to which areas at edges are dropped; -1, in the known files,
             * selects the default.
             */
            float small_area_on_edge_removal() const { return m_small_area_on_edge_removal; }

            /**
             * Name of a set of hulls; empty in the known files.
             */
            std::string hull_preset_name() const { return m_hull_preset_name; }

            /**
             * File with the hulls; empty in the known files.
             */
            std::string hull_definitions_file() const { return m_hull_definitions_file; }

            /**
             * Hulls that follow, from generator version 12 on; before, three follow
             * whatever the number, so that the number is its own bound. 3 or 1 in
             * the known files.
             */
            uint32_t num_hulls() const { return m_num_hulls; }

            /**
             * Sizes of bodies that the mesh was generated for.
             */
            std::vector<std::unique_ptr<hull_t>>* hulls() const { return m_hulls.get(); }

            /**
             * Whether gravity follows the rotation, probably; 0 in the known files.
             */
            uint8_t gravity_flag() const { return m_gravity_flag; }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t* _parent() const { return m__parent; }
        };

        /**
         * A point at which a bot hides, or from which it shoots.
         */

        class hiding_spot_t : public kaitai::kstruct {

        public:

            hiding_spot_t(kaitai::kstream* p__io, source2_nav_t::nav_area_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~hiding_spot_t();

        private:
            uint32_t m_id;
            std::unique_ptr<vec3_t> m_position;
            uint8_t m_flags;
            source2_nav_t* m__root;
            source2_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Number by which encounters name the spot.
             */
            uint32_t id() const { return m_id; }

            /**
             * On the floor.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Quality of the spot.
             * 
             * - `in_cover`: A corner with hard cover.
             * - `good_sniper_spot`: A sniper can fire well along a line.
             * - `ideal_sniper_spot`: A sniper sees far or much from here.
             * - `exposed`: In the open, mostly on a ledge.
             */
            uint8_t flags() const { return m_flags; }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * Size and skill of a body.
         */

        class hull_t : public kaitai::kstruct {

        public:

            hull_t(kaitai::kstream* p__io, source2_nav_t::generation_settings_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~hull_t();

        private:
            bool f_has_border_erosion;
            bool m_has_border_erosion;

        public:

            /**
             * Whether `border_erosion` is stored.
             */
            bool has_border_erosion();

        private:
            bool f_has_crawl_height;
            bool m_has_crawl_height;

        public:

            /**
             * Whether the height crawling is stored.
             */
            bool has_crawl_height();

        private:
            bool f_has_enabled;
            bool m_has_enabled;

        public:

            /**
             * Whether `enabled` is stored.
             */
            bool has_enabled();

        private:
            bool f_has_short_height;
            bool m_has_short_height;

        public:

            /**
             * Whether the height crouched is stored.
             */
            bool has_short_height();

        private:
            uint8_t m_enabled;
            bool n_enabled;

        public:
            bool _is_null_enabled() { enabled(); return n_enabled; };

        private:
            float m_radius;
            float m_height;
            uint8_t m_short_height_enabled;
            bool n_short_height_enabled;

        public:
            bool _is_null_short_height_enabled() { short_height_enabled(); return n_short_height_enabled; };

        private:
            float m_short_height;
            bool n_short_height;

        public:
            bool _is_null_short_height() { short_height(); return n_short_height; };

        private:
            uint8_t m_crawl_enabled;
            bool n_crawl_enabled;

        public:
            bool _is_null_crawl_enabled() { crawl_enabled(); return n_crawl_enabled; };

        private:
            float m_crawl_height;
            bool n_crawl_height;

        public:
            bool _is_null_crawl_height() { crawl_height(); return n_crawl_height; };

        private:
            float m_max_climb;
            int32_t m_max_slope;
            float m_max_jump_down;
            float m_max_jump_horizontal;
            float m_max_jump_up;
            int32_t m_border_erosion;
            bool n_border_erosion;

        public:
            bool _is_null_border_erosion() { border_erosion(); return n_border_erosion; };

        private:
            source2_nav_t* m__root;
            source2_nav_t::generation_settings_t* m__parent;

        public:

            /**
             * Whether the hull is used; 1 in the known files.
             */
            uint8_t enabled() const { return m_enabled; }

            /**
             * Half of the width; 12 to 23 in the known files.
             */
            float radius() const { return m_radius; }

            /**
             * Height upright; 24 to 79 in the known files.
             */
            float height() const { return m_height; }

            /**
             * Whether the body can crouch; 1 in the known files.
             */
            uint8_t short_height_enabled() const { return m_short_height_enabled; }

            /**
             * Height crouched; 35.5 in the known files.
             */
            float short_height() const { return m_short_height; }

            /**
             * Whether the body can crawl; 0 in the known file.
             */
            uint8_t crawl_enabled() const { return m_crawl_enabled; }

            /**
             * Height crawling; 17.5 in the known file.
             */
            float crawl_height() const { return m_crawl_height; }

            /**
             * Highest step; 15.5 or 16 in the known files.
             */
            float max_climb() const { return m_max_climb; }

            /**
             * Steepest slope; 50 in the known files.
             */
            int32_t max_slope() const { return m_max_slope; }

            /**
             * Deepest jump; 0 to 240 in the known files.
             */
            float max_jump_down() const { return m_max_jump_down; }

            /**
             * Longest jump; 64 in the known files.
             */
            float max_jump_horizontal() const { return m_max_jump_horizontal; }

            /**
             * Highest jump; 0 to 240 in the known files.
             */
            float max_jump_up() const { return m_max_jump_up; }

            /**
             * Cells that are taken off at borders, -1 for the radius; 0 in the known files.
             */
            int32_t border_erosion() const { return m_border_erosion; }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t::generation_settings_t* _parent() const { return m__parent; }
        };

        /**
         * Ids of ladders.
         */

        class id_list_t : public kaitai::kstruct {

        public:

            id_list_t(kaitai::kstream* p__io, source2_nav_t::nav_area_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~id_list_t();

        private:
            uint32_t m_num_ids;
            std::unique_ptr<std::vector<uint32_t>> m_ids;
            source2_nav_t* m__root;
            source2_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Ids that follow.
             */
            uint32_t num_ids() const { return m_num_ids; }

            /**
             * Ids of the ladders in the list.
             */
            std::vector<uint32_t>* ids() const { return m_ids.get(); }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * Keys and values in a binary form, whose header has their length. Their
         * content is kept unchanged.
         */

        class kv3_block_t : public kaitai::kstruct {

        public:

            kv3_block_t(kaitai::kstream* p__io, source2_nav_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~kv3_block_t();

        private:
            bool f_has_buffers;
            bool m_has_buffers;

        public:

            /**
             * Whether the content is two buffers.
             */
            bool has_buffers();

        private:
            bool f_len_content;
            int64_t m_len_content;

        public:

            /**
             * Bytes of the content as it is stored.
             */
            int64_t len_content();

        private:
            uint8_t m_kv3_version;
            std::string m_kv3_magic;
            std::string m_format_guid;
            uint32_t m_compression;
            uint16_t m_dictionary_id;
            uint16_t m_frame_size;
            uint32_t m_bytes1_count;
            uint32_t m_bytes4_count;
            uint32_t m_bytes8_count;
            uint32_t m_type_count;
            uint16_t m_object_count;
            uint16_t m_array_count;
            uint32_t m_size_uncompressed;
            uint32_t m_size_compressed;
            uint32_t m_num_blobs;
            uint32_t m_size_blobs;
            uint32_t m_bytes2_count;
            uint32_t m_size_blob_table;
            std::unique_ptr<kv3_buffers_t> m_buffers;
            bool n_buffers;

        public:
            bool _is_null_buffers() { buffers(); return n_buffers; };

        private:
            std::string m_content;
            source2_nav_t* m__root;
            source2_nav_t* m__parent;

        public:

            /**
             * Version of the container; how others end is not known.
             */
            uint8_t kv3_version() const { return m_kv3_version; }

            /**
             * Marks the container.
             */
            std::string kv3_magic() const { return m_kv3_magic; }

            /**
             * Kind of content of the block.
             */
            std::string format_guid() const { return m_format_guid; }

            /**
             * 0 none, 1 LZ4, 2 zstd.
             */
            uint32_t compression() const { return m_compression; }

            /**
             * 0 in the known files.
             */
            uint16_t dictionary_id() const { return m_dictionary_id; }

            /**
             * 16384 for LZ4, 0 otherwise.
             */
            uint16_t frame_size() const { return m_frame_size; }

            /**
             * Number of values of one byte.
             */
            uint32_t bytes1_count() const { return m_bytes1_count; }

            /**
             * Values of four bytes.
             */
            uint32_t bytes4_count() const { return m_bytes4_count; }

            /**
             * Values of eight bytes.
             */
            uint32_t bytes8_count() const { return m_bytes8_count; }

            /**
             * Types of values.
             */
            uint32_t type_count() const { return m_type_count; }

            /**
             * Number of objects in the data.
             */
            uint16_t object_count() const { return m_object_count; }

            /**
             * Number of arrays in the data.
             */
            uint16_t array_count() const { return m_array_count; }

            /**
             * Bytes of the content.
             */
            uint32_t size_uncompressed() const { return m_size_uncompressed; }

            /**
             * Bytes of the content as it is stored.
             */
            uint32_t size_compressed() const { return m_size_compressed; }

            /**
             * Always 0; the layout with blobs is not used in meshes.
             */
            uint32_t num_blobs() const { return m_num_blobs; }

            /**
             * Bytes of all blobs.
             */
            uint32_t size_blobs() const { return m_size_blobs; }

            /**
             * Values of two bytes.
             */
            uint32_t bytes2_count() const { return m_bytes2_count; }

            /**
             * Bytes of the table of blobs.
             */
            uint32_t size_blob_table() const { return m_size_blob_table; }

            /**
             * Sizes of two buffers, from version 5 on.
             */
            kv3_buffers_t* buffers() const { return m_buffers.get(); }

            /**
             * Keys and values, compressed as `compression` says.
             */
            std::string content() const { return m_content; }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t* _parent() const { return m__parent; }
        };

        /**
         * Sizes of the two buffers of a container of version 5.
         */

        class kv3_buffers_t : public kaitai::kstruct {

        public:

            kv3_buffers_t(kaitai::kstream* p__io, source2_nav_t::kv3_block_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~kv3_buffers_t();

        private:
            bool f_len_stored;
            int64_t m_len_stored;

        public:

            /**
             * Bytes of both buffers as they are stored.
             */
            int64_t len_stored();

        private:
            uint32_t m_uncompressed_1;
            uint32_t m_compressed_1;
            uint32_t m_uncompressed_2;
            uint32_t m_compressed_2;
            std::unique_ptr<std::vector<uint32_t>> m_counts;
            source2_nav_t* m__root;
            source2_nav_t::kv3_block_t* m__parent;

        public:

            /**
             * Bytes of the first buffer.
             */
            uint32_t uncompressed_1() const { return m_uncompressed_1; }

            /**
             * Bytes of the first buffer as it is stored.
             */
            uint32_t compressed_1() const { return m_compressed_1; }

            /**
             * Bytes of the second buffer.
             */
            uint32_t uncompressed_2() const { return m_uncompressed_2; }

            /**
             * Bytes of the second buffer as it is stored.
             */
            uint32_t compressed_2() const { return m_compressed_2; }

            /**
             * More counts.
             */
            std::vector<uint32_t>* counts() const { return m_counts.get(); }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t::kv3_block_t* _parent() const { return m__parent; }
        };

        /**
         * A mesh that moves.
         */

        class movable_mesh_t : public kaitai::kstruct {

        public:

            movable_mesh_t(kaitai::kstream* p__io, source2_nav_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~movable_mesh_t();

        private:
            std::string m_id;
            std::unique_ptr<std::vector<float>> m_transform;
            source2_nav_t* m__root;
            source2_nav_t* m__parent;

        public:

            /**
             * Whole numbers with colons between them.
             */
            std::string id() const { return m_id; }

            /**
             * Three rows of three numbers for the rotation and one for the place.
             */
            std::vector<float>* transform() const { return m_transform.get(); }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t* _parent() const { return m__parent; }
        };

        /**
         * A convex polygon on which a hull can walk.
         */

        class nav_area_t : public kaitai::kstruct {

        public:

            nav_area_t(kaitai::kstream* p__io, source2_nav_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~nav_area_t();

        private:
            bool f_has_corners;
            bool m_has_corners;

        public:

            /**
             * Whether the area has corners of its own.
             */
            bool has_corners();

        private:
            bool f_has_polygon;
            bool m_has_polygon;

        public:

            /**
             * Whether the area names a polygon.
             */
            bool has_polygon();

        private:
            bool f_num_edges;
            uint32_t m_num_edges;

        public:

            /**
             * Edges of the area, as many as it has corners.
             */
            uint32_t num_edges();

        private:
            uint32_t m_id;
            uint64_t m_attributes;
            uint8_t m_hull_index;
            uint32_t m_polygon_index;
            bool n_polygon_index;

        public:
            bool _is_null_polygon_index() { polygon_index(); return n_polygon_index; };

        private:
            uint32_t m_num_corners;
            bool n_num_corners;

        public:
            bool _is_null_num_corners() { num_corners(); return n_num_corners; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<vec3_t>>> m_corners;
            bool n_corners;

        public:
            bool _is_null_corners() { corners(); return n_corners; };

        private:
            float m_unused;
            std::unique_ptr<std::vector<std::unique_ptr<area_edge_t>>> m_edges;
            uint8_t m_num_hiding_spots;
            std::unique_ptr<std::vector<std::unique_ptr<hiding_spot_t>>> m_hiding_spots;
            uint32_t m_num_encounters;
            std::unique_ptr<id_list_t> m_ladders_above;
            std::unique_ptr<id_list_t> m_ladders_below;
            source2_nav_t* m__root;
            source2_nav_t* m__parent;

        public:

            /**
             * Id of the area; 1, 2, 3 and so on in the known files.
             */
            uint32_t id() const { return m_id; }

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
            uint64_t attributes() const { return m_attributes; }

            /**
             * Row of `generation_params.hulls`.
             */
            uint8_t hull_index() const { return m_hull_index; }

            /**
             * Row of `polygons`.
             */
            uint32_t polygon_index() const { return m_polygon_index; }

            /**
             * Corners that follow; 3 or 4 in the known files.
             */
            uint32_t num_corners() const { return m_num_corners; }

            /**
             * Corners, counter-clockwise seen from above.
             */
            std::vector<std::unique_ptr<vec3_t>>* corners() const { return m_corners.get(); }

            /**
             * Not known; 0 but in three areas of the oldest file.
             */
            float unused() const { return m_unused; }

            /**
             * Links over each edge; edge i leads from corner i to the next one.
             */
            std::vector<std::unique_ptr<area_edge_t>>* edges() const { return m_edges.get(); }

            /**
             * Hiding spots that follow; 0 in the known files.
             */
            uint8_t num_hiding_spots() const { return m_num_hiding_spots; }

            /**
             * Points in the area at which bots hide.
             */
            std::vector<std::unique_ptr<hiding_spot_t>>* hiding_spots() const { return m_hiding_spots.get(); }

            /**
             * Always 0; the layout of what would follow is not known.
             */
            uint32_t num_encounters() const { return m_num_encounters; }

            /**
             * Ladders that lead up from here.
             */
            id_list_t* ladders_above() const { return m_ladders_above.get(); }

            /**
             * Ladders that lead down from here.
             */
            id_list_t* ladders_below() const { return m_ladders_below.get(); }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const source2_nav_t::nav_area_t& obj);
        };

        /**
         * A ladder, and the areas at its ends.
         */

        class nav_ladder_t : public kaitai::kstruct {

        public:

            nav_ladder_t(kaitai::kstream* p__io, source2_nav_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~nav_ladder_t();

        private:
            bool f_direction_name;
            side_t m_direction_name;

        public:

            /**
             * Meaning of `direction`.
             */
            side_t direction_name();

        private:
            bool f_has_bottom_sides;
            bool m_has_bottom_sides;

        public:

            /**
             * Whether the areas beside the lower end are stored.
             */
            bool has_bottom_sides();

        private:
            uint32_t m_id;
            float m_width;
            std::unique_ptr<vec3_t> m_top;
            std::unique_ptr<vec3_t> m_bottom;
            float m_length;
            uint32_t m_direction;
            uint32_t m_top_forward_area;
            uint32_t m_top_left_area;
            uint32_t m_top_right_area;
            uint32_t m_top_behind_area;
            uint32_t m_bottom_area;
            uint32_t m_bottom_left_area;
            bool n_bottom_left_area;

        public:
            bool _is_null_bottom_left_area() { bottom_left_area(); return n_bottom_left_area; };

        private:
            uint32_t m_bottom_right_area;
            bool n_bottom_right_area;

        public:
            bool _is_null_bottom_right_area() { bottom_right_area(); return n_bottom_right_area; };

        private:
            source2_nav_t* m__root;
            source2_nav_t* m__parent;

        public:

            /**
             * Number by which areas name the ladder.
             */
            uint32_t id() const { return m_id; }

            /**
             * Size of the ladder from side to side.
             */
            float width() const { return m_width; }

            /**
             * Upper end.
             */
            vec3_t* top() const { return m_top.get(); }

            /**
             * Lower end.
             */
            vec3_t* bottom() const { return m_bottom.get(); }

            /**
             * Cost of the climb.
             */
            float length() const { return m_length; }

            /**
             * Side to which the face of the ladder looks.
             */
            uint32_t direction() const { return m_direction; }

            /**
             * Id of the area straight on over the top, 0 for none.
             */
            uint32_t top_forward_area() const { return m_top_forward_area; }

            /**
             * Id of the area to the left, 0 for none.
             */
            uint32_t top_left_area() const { return m_top_left_area; }

            /**
             * Id of the area to the right, 0 for none.
             */
            uint32_t top_right_area() const { return m_top_right_area; }

            /**
             * Id of the area behind the climber, 0 for none.
             */
            uint32_t top_behind_area() const { return m_top_behind_area; }

            /**
             * Id of the area at the lower end, 0 for none.
             */
            uint32_t bottom_area() const { return m_bottom_area; }

            /**
             * Id of the area to the left of the lower end, 0 for none.
             */
            uint32_t bottom_left_area() const { return m_bottom_left_area; }

            /**
             * Id of the area to the right of the lower end, 0 for none.
             */
            uint32_t bottom_right_area() const { return m_bottom_right_area; }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const source2_nav_t::nav_ladder_t& obj);
        };

        /**
         * A name of a place.
         */

        class place_t : public kaitai::kstruct {

        public:

            place_t(kaitai::kstream* p__io, source2_nav_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~place_t();

        private:
            uint16_t m_len_name;
            std::string m_name;
            source2_nav_t* m__root;
            source2_nav_t* m__parent;

        public:

            /**
             * Bytes of the name.
             */
            uint16_t len_name() const { return m_len_name; }

            /**
             * ASCII with a zero at its end.
             */
            std::string name() const { return m_name; }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t* _parent() const { return m__parent; }
        };

        /**
         * The outline of an area.
         */

        class polygon_t : public kaitai::kstruct {

        public:

            polygon_t(kaitai::kstream* p__io, source2_nav_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~polygon_t();

        private:
            bool f_has_movable_mesh;
            bool m_has_movable_mesh;

        public:

            /**
             * Whether `movable_mesh_index` is stored.
             */
            bool has_movable_mesh();

        private:
            uint8_t m_num_corner_indices;
            std::unique_ptr<std::vector<uint32_t>> m_corner_indices;
            uint32_t m_movable_mesh_index;
            bool n_movable_mesh_index;

        public:
            bool _is_null_movable_mesh_index() { movable_mesh_index(); return n_movable_mesh_index; };

        private:
            source2_nav_t* m__root;
            source2_nav_t* m__parent;

        public:

            /**
             * Corners of the polygon; 3 or 4 in the known files.
             */
            uint8_t num_corner_indices() const { return m_num_corner_indices; }

            /**
             * Rows of `corners`, counter-clockwise seen from above.
             */
            std::vector<uint32_t>* corner_indices() const { return m_corner_indices.get(); }

            /**
             * Row of `movable_meshes`, 0xffffffff for the world itself.
             */
            uint32_t movable_mesh_index() const { return m_movable_mesh_index; }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t* _parent() const { return m__parent; }
        };

        /**
         * A box with a place in the world.
         */

        class transformed_box_t : public kaitai::kstruct {

        public:

            transformed_box_t(kaitai::kstream* p__io, source2_nav_t* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~transformed_box_t();

        private:
            std::unique_ptr<vec3_t> m_mins;
            std::unique_ptr<vec3_t> m_maxs;
            std::unique_ptr<std::vector<float>> m_transform;
            source2_nav_t* m__root;
            source2_nav_t* m__parent;

        public:

            /**
             * Corner of the lowest coordinates.
             */
            vec3_t* mins() const { return m_mins.get(); }

            /**
             * Corner of the highest coordinates.
             */
            vec3_t* maxs() const { return m_maxs.get(); }

            /**
             * Three rows of three numbers for the rotation and one for the place.
             */
            std::vector<float>* transform() const { return m_transform.get(); }
            source2_nav_t* _root() const { return m__root; }
            source2_nav_t* _parent() const { return m__parent; }
        };

        /**
         * A point or a direction.
         */

        class vec3_t : public kaitai::kstruct {

        public:

            vec3_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, source2_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~vec3_t();

        private:
            float m_x;
            float m_y;
            float m_z;
            source2_nav_t* m__root;
            kaitai::kstruct* m__parent;

        public:

            /**
             * First axis.
             */
            float x() const { return m_x; }

            /**
             * Second axis.
             */
            float y() const { return m_y; }

            /**
             * Up.
             */
            float z() const { return m_z; }
            source2_nav_t* _root() const { return m__root; }
            kaitai::kstruct* _parent() const { return m__parent; }
        };

    private:
        bool f_has_custom_data;
        bool m_has_custom_data;

    public:

        /**
         * Whether `custom_data` is stored.
         */
        bool has_custom_data();

    private:
        bool f_has_gravity;
        bool m_has_gravity;

    public:

        /**
         * Whether a direction of gravity is stored for each corner.
         */
        bool has_gravity();

    private:
        bool f_has_gravity_flags;
        bool m_has_gravity_flags;

    public:

        /**
         * Whether `gravity_flags` is stored.
         */
        bool has_gravity_flags();

    private:
        bool f_has_kv3_blocks;
        bool m_has_kv3_blocks;

    public:

        /**
         * Whether blocks of KV3 are stored between the parts of the mesh.
         */
        bool has_kv3_blocks();

    private:
        bool f_has_movable_meshes;
        bool m_has_movable_meshes;

    public:

        /**
         * Whether meshes that move are stored.
         */
        bool has_movable_meshes();

    private:
        bool f_has_polygons;
        bool m_has_polygons;

    public:

        /**
         * Whether areas name polygons instead of having corners.
         */
        bool has_polygons();

    private:
        uint32_t m_magic;
        uint32_t m_version;
        uint32_t m_sub_version;
        uint8_t m_is_analyzed;
        uint16_t m_num_places;
        std::unique_ptr<std::vector<std::unique_ptr<place_t>>> m_places;
        uint8_t m_has_unnamed_areas;
        std::string m_movable_mesh_padding;
        bool n_movable_mesh_padding;

    public:
        bool _is_null_movable_mesh_padding() { movable_mesh_padding(); return n_movable_mesh_padding; };

    private:
        std::unique_ptr<kv3_block_t> m_movable_mesh_settings;
        bool n_movable_mesh_settings;

    public:
        bool _is_null_movable_mesh_settings() { movable_mesh_settings(); return n_movable_mesh_settings; };

    private:
        uint32_t m_num_corners;
        bool n_num_corners;

    public:
        bool _is_null_num_corners() { num_corners(); return n_num_corners; };

    private:
        std::unique_ptr<std::vector<std::unique_ptr<vec3_t>>> m_corners;
        bool n_corners;

    public:
        bool _is_null_corners() { corners(); return n_corners; };

    private:
        uint32_t m_num_polygons;
        bool n_num_polygons;

    public:
        bool _is_null_num_polygons() { num_polygons(); return n_num_polygons; };

    private:
        std::unique_ptr<std::vector<std::unique_ptr<polygon_t>>> m_polygons;
        bool n_polygons;

    public:
        bool _is_null_polygons() { polygons(); return n_polygons; };

    private:
        uint32_t m_gravity_flags;
        bool n_gravity_flags;

    public:
        bool _is_null_gravity_flags() { gravity_flags(); return n_gravity_flags; };

    private:
        uint32_t m_num_gravity;
        bool n_num_gravity;

    public:
        bool _is_null_num_gravity() { num_gravity(); return n_num_gravity; };

    private:
        std::unique_ptr<std::vector<std::unique_ptr<vec3_t>>> m_gravity;
        bool n_gravity;

    public:
        bool _is_null_gravity() { gravity(); return n_gravity; };

    private:
        uint32_t m_num_movable_meshes;
        bool n_num_movable_meshes;

    public:
        bool _is_null_num_movable_meshes() { num_movable_meshes(); return n_num_movable_meshes; };

    private:
        std::unique_ptr<std::vector<std::unique_ptr<movable_mesh_t>>> m_movable_meshes;
        bool n_movable_meshes;

    public:
        bool _is_null_movable_meshes() { movable_meshes(); return n_movable_meshes; };

    private:
        std::string m_game_data_padding;
        bool n_game_data_padding;

    public:
        bool _is_null_game_data_padding() { game_data_padding(); return n_game_data_padding; };

    private:
        std::unique_ptr<kv3_block_t> m_game_data_kv3;
        bool n_game_data_kv3;

    public:
        bool _is_null_game_data_kv3() { game_data_kv3(); return n_game_data_kv3; };

    private:
        uint32_t m_num_areas;
        std::unique_ptr<std::vector<std::unique_ptr<nav_area_t>>> m_areas;
        uint32_t m_num_ladders;
        std::unique_ptr<std::vector<std::unique_ptr<nav_ladder_t>>> m_ladders;
        int32_t m_num_transformed_bounds;
        std::unique_ptr<std::vector<std::unique_ptr<transformed_box_t>>> m_transformed_bounds;
        std::unique_ptr<generation_settings_t> m_generation_params;
        std::string m_extra_generation_padding;
        bool n_extra_generation_padding;

    public:
        bool _is_null_extra_generation_padding() { extra_generation_padding(); return n_extra_generation_padding; };

    private:
        std::unique_ptr<kv3_block_t> m_extra_generation_params;
        bool n_extra_generation_params;

    public:
        bool _is_null_extra_generation_params() { extra_generation_params(); return n_extra_generation_params; };

    private:
        std::string m_custom_data_padding;
        bool n_custom_data_padding;

    public:
        bool _is_null_custom_data_padding() { custom_data_padding(); return n_custom_data_padding; };

    private:
        std::unique_ptr<kv3_block_t> m_custom_data;
        bool n_custom_data;

    public:
        bool _is_null_custom_data() { custom_data(); return n_custom_data; };

    private:
        std::string m_tail;
        source2_nav_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Marks a navigation mesh; the bytes CE FA ED FE.
         */
        uint32_t magic() const { return m_magic; }

        /**
         * Layout of the engine: 30 Half-Life Alyx, 31 to 35 Counter-Strike 2 in
         * earlier years, 36 Counter-Strike 2 of 2026 and Deadlock.
         */
        uint32_t version() const { return m_version; }

        /**
         * Layout of what the game adds after the mesh, 0 for nothing; 0 in version
         * 30, 1 in 35 and 36.
         */
        uint32_t sub_version() const { return m_sub_version; }

        /**
         * Whether the mesh has been analysed, 0 or 1.
         */
        uint8_t is_analyzed() const { return m_is_analyzed; }

        /**
         * Names of places that follow; 0 in the known files.
         */
        uint16_t num_places() const { return m_num_places; }

        /**
         * Names of places.
         */
        std::vector<std::unique_ptr<place_t>>* places() const { return m_places.get(); }

        /**
         * Whether some area belongs to no place, 0 or 1.
         */
        uint8_t has_unnamed_areas() const { return m_has_unnamed_areas; }

        /**
         * Zeros up to a multiple of eight bytes.
         */
        std::string movable_mesh_padding() const { return m_movable_mesh_padding; }

        /**
         * Settings of meshes that move.
         */
        kv3_block_t* movable_mesh_settings() const { return m_movable_mesh_settings.get(); }

        /**
         * Corners that follow.
         */
        uint32_t num_corners() const { return m_num_corners; }

        /**
         * Corners, which polygons share.
         */
        std::vector<std::unique_ptr<vec3_t>>* corners() const { return m_corners.get(); }

        /**
         * Polygons that follow.
         */
        uint32_t num_polygons() const { return m_num_polygons; }

        /**
         * Polygons, one for each area in the known files.
         */
        std::vector<std::unique_ptr<polygon_t>>* polygons() const { return m_polygons.get(); }

        /**
         * Whether directions of gravity are stored; 0 in the known files.
         * 
         * - `has_gravity`: The list `gravity` follows.
         */
        uint32_t gravity_flags() const { return m_gravity_flags; }

        /**
         * Directions that follow, one for each corner.
         */
        uint32_t num_gravity() const { return m_num_gravity; }

        /**
         * Direction of gravity at each corner.
         */
        std::vector<std::unique_ptr<vec3_t>>* gravity() const { return m_gravity.get(); }

        /**
         * Meshes that move; 0 in the known files.
         */
        uint32_t num_movable_meshes() const { return m_num_movable_meshes; }

        /**
         * Meshes that move, each with polygons of its own.
         */
        std::vector<std::unique_ptr<movable_mesh_t>>* movable_meshes() const { return m_movable_meshes.get(); }

        /**
         * Zeros up to a multiple of eight bytes.
         */
        std::string game_data_padding() const { return m_game_data_padding; }

        /**
         * Data of the game; an empty table in the known file.
         */
        kv3_block_t* game_data_kv3() const { return m_game_data_kv3.get(); }

        /**
         * Areas that follow; 0 to 7,258 in the known files.
         */
        uint32_t num_areas() const { return m_num_areas; }

        /**
         * The areas of all hulls.
         */
        std::vector<std::unique_ptr<nav_area_t>>* areas() const { return m_areas.get(); }

        /**
         * Ladders that follow; 0 to 2 in the known files.
         */
        uint32_t num_ladders() const { return m_num_ladders; }

        /**
         * Ladders of the map.
         */
        std::vector<std::unique_ptr<nav_ladder_t>>* ladders() const { return m_ladders.get(); }

        /**
         * Boxes that follow; 0 to 2 in the known files.
         */
        int32_t num_transformed_bounds() const { return m_num_transformed_bounds; }

        /**
         * Volumes of markup that were given to the generator, with their places in
         * the world.
         */
        std::vector<std::unique_ptr<transformed_box_t>>* transformed_bounds() const { return m_transformed_bounds.get(); }

        /**
         * Settings with which the mesh was generated.
         */
        generation_settings_t* generation_params() const { return m_generation_params.get(); }

        /**
         * Zeros up to a multiple of eight bytes.
         */
        std::string extra_generation_padding() const { return m_extra_generation_padding; }

        /**
         * More about how the mesh was generated.
         */
        kv3_block_t* extra_generation_params() const { return m_extra_generation_params.get(); }

        /**
         * Zeros up to a multiple of eight bytes.
         */
        std::string custom_data_padding() const { return m_custom_data_padding; }

        /**
         * What the game adds: in Counter-Strike 2 hiding spots, encounters,
         * approaches and times for each area.
         */
        kv3_block_t* custom_data() const { return m_custom_data.get(); }

        /**
         * Bytes after the mesh; nothing in the known files.
         */
        std::string tail() const { return m_tail; }
        source2_nav_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _to_string() const;
        friend std::ostream& operator<<(std::ostream& os, const source2_nav_t& obj);
    };
}
