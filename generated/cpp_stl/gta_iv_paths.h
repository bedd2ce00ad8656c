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
     * \sa https://github.com/gta-reversed/gta-reversed Source
     * \sa https://github.com/Swoorup/paths-visualizer Source
     * \sa https://gtamods.com/wiki/Paths_(GTA4) Source
     */

    class gta_iv_paths_t : public kaitai::kstruct {

    public:
        class lane_counts_t;
        class node_flags_t;
        class path_link_t;
        class path_node_t;

        gta_iv_paths_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_iv_paths_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~gta_iv_paths_t();

        /**
         * Lanes of both directions. That the lower number is that of the way back is
         * not proven; the link back has both numbers exchanged.
         */

        class lane_counts_t : public kaitai::kstruct {

        public:

            lane_counts_t(kaitai::kstream* p__io, gta_iv_paths_t::path_link_t* p__parent = nullptr, gta_iv_paths_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~lane_counts_t();

        private:
            uint64_t m_lanes_0_2;
            uint64_t m_lanes_3_5;
            uint64_t m_unused;
            gta_iv_paths_t* m__root;
            gta_iv_paths_t::path_link_t* m__parent;

        public:

            /**
             * Lanes of one direction, probably of the way back.
             */
            uint64_t lanes_0_2() const { return m_lanes_0_2; }

            /**
             * Lanes of the other direction, probably of this link.
             */
            uint64_t lanes_3_5() const { return m_lanes_3_5; }

            /**
             * Unknown.
             */
            uint64_t unused() const { return m_unused; }
            gta_iv_paths_t* _root() const { return m__root; }
            gta_iv_paths_t::path_link_t* _parent() const { return m__parent; }
        };

        /**
         * Bits of a node, the lowest first. The wiki numbers them from the highest:
         * its flag n is bit 31 - n.
         */

        class node_flags_t : public kaitai::kstruct {

        public:

            node_flags_t(kaitai::kstream* p__io, gta_iv_paths_t::path_node_t* p__parent = nullptr, gta_iv_paths_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~node_flags_t();

        private:
            uint64_t m_spawn_density;
            uint64_t m_behaviour;
            bool m_flag_8;
            bool m_flag_9;
            bool m_boat_movement;
            bool m_flag_11;
            bool m_dirt_road;
            bool m_highway;
            bool m_slow_traffic;
            bool m_unlinked;
            uint64_t m_num_own_links;
            bool m_flag_20;
            bool m_flag_21;
            bool m_flag_22;
            bool m_flag_23;
            bool m_flag_24;
            bool m_water;
            bool m_flag_26;
            bool m_ignored;
            bool m_dont_wander;
            bool m_flag_29;
            bool m_flag_30;
            bool m_flag_31;
            gta_iv_paths_t* m__root;
            gta_iv_paths_t::path_node_t* m__parent;

        public:

            /**
             * How much traffic appears, 0 to 15.
             */
            uint64_t spawn_density() const { return m_spawn_density; }

            /**
             * A special use of the node; the values are not known.
             */
            uint64_t behaviour() const { return m_behaviour; }

            /**
             * Unknown; only in Manhattan, as the wiki supposes.
             */
            bool flag_8() const { return m_flag_8; }

            /**
             * Unknown.
             */
            bool flag_9() const { return m_flag_9; }

            /**
             * Boats go here.
             */
            bool boat_movement() const { return m_boat_movement; }

            /**
             * Unknown; by its name in the wiki, whose flag 20 it is ("unknown ped
             * flag"), it is about people on foot, who do not use these files.
             */
            bool flag_11() const { return m_flag_11; }

            /**
             * Traffic goes about 50 km/h.
             */
            bool dirt_road() const { return m_dirt_road; }

            /**
             * Traffic goes about 70 km/h.
             */
            bool highway() const { return m_highway; }

            /**
             * Traffic goes about 30 km/h.
             */
            bool slow_traffic() const { return m_slow_traffic; }

            /**
             * Set exactly in nodes without links.
             */
            bool unlinked() const { return m_unlinked; }

            /**
             * Number of links that begin at the node, 0 to 15.
             */
            uint64_t num_own_links() const { return m_num_own_links; }

            /**
             * Meaning not known. The one tool that names the bit contradicts itself:
             * it takes bit 20 for a dead end and again for the lowest bit of a speed
             * limit. Not the wiki's flag 20, which is bit 11.
             */
            bool flag_20() const { return m_flag_20; }

            /**
             * Meaning not known. Guess of one tool that contradicts itself: part of
             * a speed limit.
             */
            bool flag_21() const { return m_flag_21; }

            /**
             * Meaning not known. Guesses of one tool that contradicts itself: part
             * of a speed limit, or a road block.
             */
            bool flag_22() const { return m_flag_22; }

            /**
             * Meaning not known. Guesses of one tool that contradicts itself:
             * restricted, or ignored.
             */
            bool flag_23() const { return m_flag_23; }

            /**
             * Meaning not known. Guess of one tool that contradicts itself: a node
             * for emergency vehicles.
             */
            bool flag_24() const { return m_flag_24; }

            /**
             * A node of a water way.
             */
            bool water() const { return m_water; }

            /**
             * Meaning not known. Guess of the wiki: only for emergency vehicles,
             * which another tool reads in bit 24.
             */
            bool flag_26() const { return m_flag_26; }

            /**
             * The node is not used.
             */
            bool ignored() const { return m_ignored; }

            /**
             * Traffic that wanders does not come here.
             */
            bool dont_wander() const { return m_dont_wander; }

            /**
             * Unknown.
             */
            bool flag_29() const { return m_flag_29; }

            /**
             * Unknown.
             */
            bool flag_30() const { return m_flag_30; }

            /**
             * Unknown, but used.
             */
            bool flag_31() const { return m_flag_31; }
            gta_iv_paths_t* _root() const { return m__root; }
            gta_iv_paths_t::path_node_t* _parent() const { return m__parent; }
        };

        /**
         * A way to another node, which may be one of another file.
         */

        class path_link_t : public kaitai::kstruct {

        public:

            path_link_t(kaitai::kstream* p__io, gta_iv_paths_t* p__parent = nullptr, gta_iv_paths_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~path_link_t();

        private:
            uint16_t m_area_id;
            uint16_t m_node_id;
            uint8_t m_length;
            std::unique_ptr<lane_counts_t> m_lanes;
            uint16_t m_link_flags;
            gta_iv_paths_t* m__root;
            gta_iv_paths_t* m__parent;

        public:

            /**
             * File of the other node.
             */
            uint16_t area_id() const { return m_area_id; }

            /**
             * Number of the other node in its file.
             */
            uint16_t node_id() const { return m_node_id; }

            /**
             * Distance between both nodes without the fraction, 255 at most. The
             * fraction is cut off rather than rounded.
             */
            uint8_t length() const { return m_length; }

            /**
             * Lanes in both directions.
             */
            lane_counts_t* lanes() const { return m_lanes.get(); }

            /**
             * Unknown; most often 0xC040.
             */
            uint16_t link_flags() const { return m_link_flags; }
            gta_iv_paths_t* _root() const { return m__root; }
            gta_iv_paths_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_iv_paths_t::path_link_t& obj);
        };

        /**
         * A point of a road or of a water way.
         */

        class path_node_t : public kaitai::kstruct {

        public:

            path_node_t(kaitai::kstream* p__io, gta_iv_paths_t* p__parent = nullptr, gta_iv_paths_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~path_node_t();

        private:
            bool f_position_x;
            double m_position_x;

        public:

            /**
             * East.
             */
            double position_x();

        private:
            bool f_position_y;
            double m_position_y;

        public:

            /**
             * North.
             */
            double position_y();

        private:
            bool f_position_z;
            double m_position_z;

        public:

            /**
             * Up.
             */
            double position_z();

        private:
            uint32_t m_next_ptr;
            uint32_t m_prev_ptr;
            uint16_t m_area_id;
            uint16_t m_node_id;
            uint32_t m_street_name_hash;
            uint16_t m_search_distance;
            uint16_t m_first_link;
            int16_t m_x;
            int16_t m_y;
            int16_t m_z;
            uint8_t m_path_width;
            uint8_t m_flood_group;
            std::unique_ptr<node_flags_t> m_flags;
            gta_iv_paths_t* m__root;
            gta_iv_paths_t* m__parent;

        public:

            /**
             * An address of the program that made the file; 0 in nodes without links
             * and in most dead ends.
             */
            uint32_t next_ptr() const { return m_next_ptr; }

            /**
             * An address as well; 0.
             */
            uint32_t prev_ptr() const { return m_prev_ptr; }

            /**
             * Number of the file.
             */
            uint16_t area_id() const { return m_area_id; }

            /**
             * Number of the node in its file, each once; probably its place in the
             * table.
             */
            uint16_t node_id() const { return m_node_id; }

            /**
             * Name of the street as a hash, 0 for none.
             */
            uint32_t street_name_hash() const { return m_street_name_hash; }

            /**
             * Where the search for a route keeps its distance; 0x7FFE means that it
             * was not here.
             */
            uint16_t search_distance() const { return m_search_distance; }

            /**
             * First own link; never less than that of the node before, 0 at first.
             */
            uint16_t first_link() const { return m_first_link; }

            /**
             * Towards the east.
             */
            int16_t x() const { return m_x; }

            /**
             * Towards the north.
             */
            int16_t y() const { return m_y; }

            /**
             * Up.
             */
            int16_t z() const { return m_z; }

            /**
             * Room between the lanes of both directions.
             */
            uint8_t path_width() const { return m_path_width; }

            /**
             * Number of the connected part of the network: between different numbers
             * there is no route. The wiki calls it a path type, which is always 1
             * for boats; both are true if the water ways are group 1.
             */
            uint8_t flood_group() const { return m_flood_group; }

            /**
             * Properties of the node, one bit each.
             */
            node_flags_t* flags() const { return m_flags.get(); }
            gta_iv_paths_t* _root() const { return m__root; }
            gta_iv_paths_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_iv_paths_t::path_node_t& obj);
        };

    private:
        uint32_t m_num_nodes;
        uint32_t m_num_vehicle_nodes;
        uint32_t m_num_intersection_nodes;
        uint32_t m_num_links;
        std::unique_ptr<std::vector<std::unique_ptr<path_node_t>>> m_nodes;
        std::unique_ptr<std::vector<std::unique_ptr<path_link_t>>> m_links;
        std::string m_trailing;
        gta_iv_paths_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Nodes of both kinds.
         */
        uint32_t num_nodes() const { return m_num_nodes; }

        /**
         * Nodes at the front of the table that have links: those of roads and of
         * water ways.
         */
        uint32_t num_vehicle_nodes() const { return m_num_vehicle_nodes; }

        /**
         * Nodes after them, which have no links; what they are for is not known.
         * The name is that of the wiki. Both numbers add up to `num_nodes`.
         */
        uint32_t num_intersection_nodes() const { return m_num_intersection_nodes; }

        /**
         * Links of all nodes.
         */
        uint32_t num_links() const { return m_num_links; }

        /**
         * Nodes with links, then those without.
         */
        std::vector<std::unique_ptr<path_node_t>>* nodes() const { return m_nodes.get(); }

        /**
         * Links, node by node.
         */
        std::vector<std::unique_ptr<path_link_t>>* links() const { return m_links.get(); }

        /**
         * Nothing, unless a tool has cut the file out of its archive with the zeros
         * that fill the last block of 2,048 bytes.
         */
        std::string trailing() const { return m_trailing; }
        gta_iv_paths_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _to_string() const;
        friend std::ostream& operator<<(std::ostream& os, const gta_iv_paths_t& obj);
    };
}
