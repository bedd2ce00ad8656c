#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif
namespace navspec {

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
     * \sa https://github.com/AxioDL/metaforce Source
     * \sa https://github.com/PrimeDecomp/echoes Source
     * \sa https://wiki.axiodl.com/w/PATH_(File_Format) Source
     */

    class metroid_prime_path_t : public kaitai::kstruct {

    public:
        class corner_t;
        class free_point_t;
        class octree_node_t;
        class region_t;
        class region_link_t;
        class vector_t;

        metroid_prime_path_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, metroid_prime_path_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~metroid_prime_path_t();

        /**
         * A corner of a region, with the edge that leads to the next one.
         */

        class corner_t : public kaitai::kstruct {

        public:

            corner_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent = nullptr, metroid_prime_path_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~corner_t();

        private:
            std::unique_ptr<vector_t> m_position;
            std::unique_ptr<vector_t> m_edge_normal;
            metroid_prime_path_t* m__root;
            metroid_prime_path_t* m__parent;

        public:

            /**
             * Place of the corner.
             */
            vector_t* position() const { return m_position.get(); }

            /**
             * Horizontal direction of length 1 from the edge into the region, which
             * is to the right of the way to the next corner.
             */
            vector_t* edge_normal() const { return m_edge_normal.get(); }
            metroid_prime_path_t* _root() const { return m__root; }
            metroid_prime_path_t* _parent() const { return m__parent; }
        };

        /**
         * A point of the second graph.
         */

        class free_point_t : public kaitai::kstruct {

        public:

            free_point_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent = nullptr, metroid_prime_path_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~free_point_t();

        private:
            std::unique_ptr<vector_t> m_position;
            uint32_t m_flags;
            uint32_t m_num_links;
            uint32_t m_first_link;
            uint32_t m_first_cost;
            metroid_prime_path_t* m__root;
            metroid_prime_path_t* m__parent;

        public:

            /**
             * Place of the point.
             */
            vector_t* position() const { return m_position.get(); }

            /**
             * What the point is for; the meaning of the bits is not known. A search
             * requests points with one of a set of bits, or for all.
             */
            uint32_t flags() const { return m_flags; }

            /**
             * Links, and as many costs.
             */
            uint32_t num_links() const { return m_num_links; }

            /**
             * First link in `point_links`; a slot.
             */
            uint32_t first_link() const { return m_first_link; }

            /**
             * First cost in `point_costs`; a slot.
             */
            uint32_t first_cost() const { return m_first_cost; }
            metroid_prime_path_t* _root() const { return m__root; }
            metroid_prime_path_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const metroid_prime_path_t::free_point_t& obj);
        };

        /**
         * A box of the octree, either a leaf with regions or split into eight.
         */

        class octree_node_t : public kaitai::kstruct {

        public:

            octree_node_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent = nullptr, metroid_prime_path_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~octree_node_t();

        private:
            uint32_t m_is_leaf;
            std::unique_ptr<vector_t> m_aabb_min;
            std::unique_ptr<vector_t> m_aabb_max;
            std::unique_ptr<vector_t> m_center;
            std::unique_ptr<std::vector<int32_t>> m_children;
            uint32_t m_num_regions;
            uint32_t m_first_lookup;
            metroid_prime_path_t* m__root;
            metroid_prime_path_t* m__parent;

        public:

            /**
             * 0 for a box that is split, anything else for a leaf.
             */
            uint32_t is_leaf() const { return m_is_leaf; }

            /**
             * Lowest corner of the box.
             */
            vector_t* aabb_min() const { return m_aabb_min.get(); }

            /**
             * Highest corner of the box.
             */
            vector_t* aabb_max() const { return m_aabb_max.get(); }

            /**
             * Point at which the box is split.
             */
            vector_t* center() const { return m_center.get(); }

            /**
             * Boxes inside, by their place in the table; slots. Bit 0 of the number
             * of a child is set where x lies above the centre, bit 1 for y, bit 2 for
             * z. -1 in a leaf.
             */
            std::vector<int32_t>* children() const { return m_children.get(); }

            /**
             * Regions of a leaf; 0 in a box that is split.
             */
            uint32_t num_regions() const { return m_num_regions; }

            /**
             * First entry of a leaf's regions in `octree_lookup`.
             */
            uint32_t first_lookup() const { return m_first_lookup; }
            metroid_prime_path_t* _root() const { return m__root; }
            metroid_prime_path_t* _parent() const { return m__parent; }
        };

        /**
         * A convex piece of floor and the space above it up to a height: 80 bytes in
         * version 4, 92 from version 5 on.
         */

        class region_t : public kaitai::kstruct {

        public:

            region_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent = nullptr, metroid_prime_path_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~region_t();

        private:
            bool f_has_obstruction_counts;
            bool m_has_obstruction_counts;

        public:

            /**
             * Whether the region can be blocked.
             */
            bool has_obstruction_counts();

        private:
            uint32_t m_num_nodes;
            uint32_t m_first_node;
            uint32_t m_num_links;
            uint32_t m_first_link;
            uint16_t m_index_mask;
            uint16_t m_type_mask;
            float m_height;
            std::unique_ptr<vector_t> m_plane_normal;
            uint32_t m_region_index;
            std::unique_ptr<vector_t> m_centroid;
            std::unique_ptr<vector_t> m_aabb_min;
            std::unique_ptr<vector_t> m_aabb_max;
            std::unique_ptr<std::vector<uint32_t>> m_obstruction_counts;
            bool n_obstruction_counts;

        public:
            bool _is_null_obstruction_counts() { obstruction_counts(); return n_obstruction_counts; };

        private:
            uint32_t m_run_time_slot;
            metroid_prime_path_t* m__root;
            metroid_prime_path_t* m__parent;

        public:

            /**
             * Corners; at least 1 for the game, 3 for a shape.
             */
            uint32_t num_nodes() const { return m_num_nodes; }

            /**
             * First corner; a slot.
             */
            uint32_t first_node() const { return m_first_node; }

            /**
             * Number of links that begin at the region.
             */
            uint32_t num_links() const { return m_num_links; }

            /**
             * First link; a slot. Without links it does not count.
             */
            uint32_t first_link() const { return m_first_link; }

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
            uint16_t index_mask() const { return m_index_mask; }

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
            uint16_t type_mask() const { return m_type_mask; }

            /**
             * Height of the room above the floor.
             */
            float height() const { return m_height; }

            /**
             * Direction of length 1 up from the floor.
             */
            vector_t* plane_normal() const { return m_plane_normal.get(); }

            /**
             * Number by which the matrices know the region; its place in the table,
             * in all files known.
             */
            uint32_t region_index() const { return m_region_index; }

            /**
             * A point of the floor at which the search for a route is.
             */
            vector_t* centroid() const { return m_centroid.get(); }

            /**
             * Lowest corner of the box around the region and the room above it.
             */
            vector_t* aabb_min() const { return m_aabb_min.get(); }

            /**
             * Highest corner of that box.
             */
            vector_t* aabb_max() const { return m_aabb_max.get(); }

            /**
             * What blocks the region while the game runs, in three kinds; 0 in a
             * file, in all files known.
             */
            std::vector<uint32_t>* obstruction_counts() const { return m_obstruction_counts.get(); }

            /**
             * A slot; repeats `region_index`.
             */
            uint32_t run_time_slot() const { return m_run_time_slot; }
            metroid_prime_path_t* _root() const { return m__root; }
            metroid_prime_path_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const metroid_prime_path_t::region_t& obj);
        };

        /**
         * A way from a region into another, over one of its edges.
         */

        class region_link_t : public kaitai::kstruct {

        public:

            region_link_t(kaitai::kstream* p__io, metroid_prime_path_t* p__parent = nullptr, metroid_prime_path_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~region_link_t();

        private:
            uint32_t m_edge;
            uint32_t m_region_row;
            float m_width_2d;
            float m_inv_width_2d;
            metroid_prime_path_t* m__root;
            metroid_prime_path_t* m__parent;

        public:

            /**
             * Edge of the owner, from its corner of this number to the next one.
             */
            uint32_t edge() const { return m_edge; }

            /**
             * The other region, by its place in the table.
             */
            uint32_t region_row() const { return m_region_row; }

            /**
             * Length of the edge as seen from above; one writer had its length in
             * space.
             */
            float width_2d() const { return m_width_2d; }

            /**
             * 1 divided by `width_2d`.
             */
            float inv_width_2d() const { return m_inv_width_2d; }
            metroid_prime_path_t* _root() const { return m__root; }
            metroid_prime_path_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const metroid_prime_path_t::region_link_t& obj);
        };

        /**
         * A point or a direction.
         */

        class vector_t : public kaitai::kstruct {

        public:

            vector_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, metroid_prime_path_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~vector_t();

        private:
            float m_x;
            float m_y;
            float m_z;
            metroid_prime_path_t* m__root;
            kaitai::kstruct* m__parent;

        public:

            /**
             * First axis of the room, level.
             */
            float x() const { return m_x; }

            /**
             * Second axis of the room, level.
             */
            float y() const { return m_y; }

            /**
             * Up.
             */
            float z() const { return m_z; }
            metroid_prime_path_t* _root() const { return m__root; }
            kaitai::kstruct* _parent() const { return m__parent; }
        };

    private:
        bool f_has_point_count;
        bool m_has_point_count;

    public:

        /**
         * Whether the number of points follows. In version 7 this is likely, but not
         * proven; without it the padding follows at once.
         */
        bool has_point_count();

    private:
        bool f_has_points;
        bool m_has_points;

    public:

        /**
         * Whether there are points.
         */
        bool has_points();

    private:
        bool f_has_reserved_connections;
        bool m_has_reserved_connections;

    public:

        /**
         * Whether words follow the matrices that no game reads.
         */
        bool has_reserved_connections();

    private:
        uint32_t m_version;
        uint32_t m_num_nodes;
        std::unique_ptr<std::vector<std::unique_ptr<corner_t>>> m_nodes;
        uint32_t m_num_links;
        std::unique_ptr<std::vector<std::unique_ptr<region_link_t>>> m_links;
        uint32_t m_num_regions;
        std::unique_ptr<std::vector<std::unique_ptr<region_t>>> m_regions;
        std::unique_ptr<std::vector<uint32_t>> m_ground_connections;
        std::unique_ptr<std::vector<uint32_t>> m_flyer_connections;
        std::unique_ptr<std::vector<uint32_t>> m_reserved_connections;
        bool n_reserved_connections;

    public:
        bool _is_null_reserved_connections() { reserved_connections(); return n_reserved_connections; };

    private:
        uint32_t m_num_octree_lookup;
        std::unique_ptr<std::vector<uint32_t>> m_octree_lookup;
        uint32_t m_num_octree_nodes;
        std::unique_ptr<std::vector<std::unique_ptr<octree_node_t>>> m_octree_nodes;
        int32_t m_num_points;
        bool n_num_points;

    public:
        bool _is_null_num_points() { num_points(); return n_num_points; };

    private:
        std::unique_ptr<std::vector<std::unique_ptr<free_point_t>>> m_points;
        bool n_points;

    public:
        bool _is_null_points() { points(); return n_points; };

    private:
        uint32_t m_num_point_links;
        bool n_num_point_links;

    public:
        bool _is_null_num_point_links() { num_point_links(); return n_num_point_links; };

    private:
        std::unique_ptr<std::vector<uint32_t>> m_point_links;
        bool n_point_links;

    public:
        bool _is_null_point_links() { point_links(); return n_point_links; };

    private:
        uint32_t m_num_point_costs;
        bool n_num_point_costs;

    public:
        bool _is_null_num_point_costs() { num_point_costs(); return n_num_point_costs; };

    private:
        std::unique_ptr<std::vector<float>> m_point_costs;
        bool n_point_costs;

    public:
        bool _is_null_point_costs() { point_costs(); return n_point_costs; };

    private:
        std::unique_ptr<std::vector<uint32_t>> m_point_connections;
        bool n_point_connections;

    public:
        bool _is_null_point_connections() { point_connections(); return n_point_connections; };

    private:
        std::string m_padding;
        metroid_prime_path_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Layout of the file: 4 Metroid Prime, 6 Echoes, 7 Corruption. 5 was never
         * seen; the game would read it like 6.
         */
        uint32_t version() const { return m_version; }

        /**
         * Corners of all regions.
         */
        uint32_t num_nodes() const { return m_num_nodes; }

        /**
         * Corners, region by region; none belongs to two regions.
         */
        std::vector<std::unique_ptr<corner_t>>* nodes() const { return m_nodes.get(); }

        /**
         * Links of all regions.
         */
        uint32_t num_links() const { return m_num_links; }

        /**
         * Links, region by region.
         */
        std::vector<std::unique_ptr<region_link_t>>* links() const { return m_links.get(); }

        /**
         * Regions; the game searches no mesh with more than 512.
         */
        uint32_t num_regions() const { return m_num_regions; }

        /**
         * Pieces of floor, with the room above them.
         */
        std::vector<std::unique_ptr<region_t>>* regions() const { return m_regions.get(); }

        /**
         * Whether walkers have a way between two regions: a bit for each pair i < j
         * of `region_index`, first all pairs of region 0, then of region 1, the
         * lowest bit of a word first.
         */
        std::vector<uint32_t>* ground_connections() const { return m_ground_connections.get(); }

        /**
         * Connections between regions for creatures that fly; bits as in
         * `ground_connections`.
         */
        std::vector<uint32_t>* flyer_connections() const { return m_flyer_connections.get(); }

        /**
         * Words that no game reads: what two full matrices would take more. The only
         * public writer has zeros here.
         */
        std::vector<uint32_t>* reserved_connections() const { return m_reserved_connections.get(); }

        /**
         * Entries of the lists of regions.
         */
        uint32_t num_octree_lookup() const { return m_num_octree_lookup; }

        /**
         * Regions of the leaves of the octree, by their place in the table.
         */
        std::vector<uint32_t>* octree_lookup() const { return m_octree_lookup.get(); }

        /**
         * Boxes of the octree; at least 1.
         */
        uint32_t num_octree_nodes() const { return m_num_octree_nodes; }

        /**
         * Boxes, children before their parents, so that the root is the last.
         */
        std::vector<std::unique_ptr<octree_node_t>>* octree_nodes() const { return m_octree_nodes.get(); }

        /**
         * Free points. Where version 7 has none and the bytes in order do not show it,
         * the first word of the padding, -1, may be counted as one.
         */
        int32_t num_points() const { return m_num_points; }

        /**
         * Free points.
         */
        std::vector<std::unique_ptr<free_point_t>>* points() const { return m_points.get(); }

        /**
         * Links of all points.
         */
        uint32_t num_point_links() const { return m_num_point_links; }

        /**
         * Points that links lead to.
         */
        std::vector<uint32_t>* point_links() const { return m_point_links.get(); }

        /**
         * Costs of all links of points.
         */
        uint32_t num_point_costs() const { return m_num_point_costs; }

        /**
         * Costs of the links, as a rule their length.
         */
        std::vector<float>* point_costs() const { return m_point_costs.get(); }

        /**
         * Whether there is a way between two points, as in `ground_connections`.
         */
        std::vector<uint32_t>* point_connections() const { return m_point_connections.get(); }

        /**
         * Bytes 0xFF up to a multiple of 32 (GameCube) or 64 (Corruption). The size
         * in the archive includes them.
         */
        std::string padding() const { return m_padding; }
        metroid_prime_path_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _to_string() const;
        friend std::ostream& operator<<(std::ostream& os, const metroid_prime_path_t& obj);
    };
}
