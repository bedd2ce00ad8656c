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
     * \sa https://github.com/fastman92/fastman92_limit_adjuster/blob/646abb1/fastman92%20limit%20adjuster/fastman92%20limit%20adjuster/Source%20files/Modules/MapLimits.cpp CPathFind_extended::LoadPathFindData
     * \sa https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h Source
     */

    class gta_sa_paths_fla_t : public kaitai::kstruct {

    public:
        class extended_navi_node_t;
        class extended_path_node_t;
        class intersection_t;
        class lane_bits_t;
        class light_bits_t;
        class link_t;
        class navi_address_t;
        class navi_node_t;
        class node_flags_t;
        class path_node_t;

        enum light_cycle_t {
            LIGHT_CYCLE_NO_LIGHT = 0,
            LIGHT_CYCLE_NORTH_SOUTH = 1,
            LIGHT_CYCLE_WEST_EAST = 2,
            LIGHT_CYCLE_CYCLE_3 = 3
        };
        static bool _is_defined_light_cycle_t(light_cycle_t v);

    private:
        static const std::set<light_cycle_t> _values_light_cycle_t;

    public:

        enum node_speed_t {
            NODE_SPEED_SLOW = 0,
            NODE_SPEED_NORMAL = 1,
            NODE_SPEED_FAST = 2,
            NODE_SPEED_SPEED_3 = 3
        };
        static bool _is_defined_node_speed_t(node_speed_t v);

    private:
        static const std::set<node_speed_t> _values_node_speed_t;

    public:

        enum special_use_t {
            SPECIAL_USE_NO_SPECIAL_USE = 0,
            SPECIAL_USE_PARKING_PARALLEL = 1,
            SPECIAL_USE_PARKING_PERPENDICULAR = 2,
            SPECIAL_USE_VALET = 3,
            SPECIAL_USE_NIGHTCLUB = 4,
            SPECIAL_USE_DELIVERIES = 5,
            SPECIAL_USE_VALET_UNLOAD = 6,
            SPECIAL_USE_NIGHTCLUB_UNLOAD = 7,
            SPECIAL_USE_DRIVE_THROUGH = 8,
            SPECIAL_USE_DRIVE_THROUGH_WINDOW = 9,
            SPECIAL_USE_DELIVERIES_UNLOAD = 10,
            SPECIAL_USE_SPECIAL_11 = 11,
            SPECIAL_USE_SPECIAL_12 = 12,
            SPECIAL_USE_SPECIAL_13 = 13,
            SPECIAL_USE_SPECIAL_14 = 14,
            SPECIAL_USE_SPECIAL_15 = 15
        };
        static bool _is_defined_special_use_t(special_use_t v);

    private:
        static const std::set<special_use_t> _values_special_use_t;

    public:

        gta_sa_paths_fla_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~gta_sa_paths_fla_t();

        /**
         * An edge between two vehicle nodes: the record of the game's own format and
         * the coordinates that replace those in it.
         */

        class extended_navi_node_t : public kaitai::kstruct {

        public:

            extended_navi_node_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~extended_navi_node_t();

        private:
            bool f_has_padding;
            bool m_has_padding;

        public:

            /**
             * Whether the record is aligned.
             */
            bool has_padding();

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
            std::unique_ptr<navi_node_t> m_classic;
            uint16_t m_padding;
            bool n_padding;

        public:
            bool _is_null_padding() { padding(); return n_padding; };

        private:
            int32_t m_x_ext;
            int32_t m_y_ext;
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t* m__parent;

        public:

            /**
             * The record of the game's own format. Its `x` and `y` are not used;
             * tools write 0, 32760, or the low 16 bits of what replaces them.
             */
            navi_node_t* classic() const { return m_classic.get(); }

            /**
             * Not used; it aligns the coordinates.
             */
            uint16_t padding() const { return m_padding; }

            /**
             * East, in eighths of a unit.
             */
            int32_t x_ext() const { return m_x_ext; }

            /**
             * North, in eighths of a unit.
             */
            int32_t y_ext() const { return m_y_ext; }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::extended_navi_node_t& obj);
        };

        /**
         * A point of the graph, for vehicles or for pedestrians: the record of the
         * game's own format and what replaces some of its fields.
         */

        class extended_path_node_t : public kaitai::kstruct {

        public:

            extended_path_node_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~extended_path_node_t();

        private:
            bool f_has_flood_id_ext;
            bool m_has_flood_id_ext;

        public:

            /**
             * Whether flood ids have 16 bits.
             */
            bool has_flood_id_ext();

        private:
            bool f_has_padding;
            bool m_has_padding;

        public:

            /**
             * Whether the record is aligned.
             */
            bool has_padding();

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
            std::unique_ptr<path_node_t> m_classic;
            int32_t m_x_ext;
            int32_t m_y_ext;
            int32_t m_z_ext;
            uint16_t m_flood_id_ext;
            bool n_flood_id_ext;

        public:
            bool _is_null_flood_id_ext() { flood_id_ext(); return n_flood_id_ext; };

        private:
            uint16_t m_padding;
            bool n_padding;

        public:
            bool _is_null_padding() { padding(); return n_padding; };

        private:
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t* m__parent;

        public:

            /**
             * The record of the game's own format. Its `x`, `y` and `z` are not
             * used; tools write 0, 32760, or the low 16 bits of what replaces them.
             * From version 3 on its `flood_id` is not used, either.
             */
            path_node_t* classic() const { return m_classic.get(); }

            /**
             * East, in eighths of a unit, truncated towards zero.
             */
            int32_t x_ext() const { return m_x_ext; }

            /**
             * North, in eighths of a unit, truncated towards zero.
             */
            int32_t y_ext() const { return m_y_ext; }

            /**
             * Up, in eighths of a unit, truncated towards zero.
             */
            int32_t z_ext() const { return m_z_ext; }

            /**
             * Number of the connected part of the graph that the node belongs to,
             * counted from 1, for vehicles and pedestrians apart.
             */
            uint16_t flood_id_ext() const { return m_flood_id_ext; }

            /**
             * Not used; it aligns the record.
             */
            uint16_t padding() const { return m_padding; }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::extended_path_node_t& obj);
        };

        /**
         * How a link of a pedestrian node crosses a road.
         * \sa https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L74-L83 Source
         */

        class intersection_t : public kaitai::kstruct {

        public:

            intersection_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~intersection_t();

        private:
            bool m_road_cross;
            bool m_ped_traffic_light;
            uint64_t m_reserved;
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t* m__parent;

        public:

            /**
             * The link crosses a road, pedestrians look before they go; set on 1,812
             * original links.
             */
            bool road_cross() const { return m_road_cross; }

            /**
             * Pedestrians wait for a light. Set on 1,346 original links that have
             * `road_cross`: those that are near a lamp on the map.
             */
            bool ped_traffic_light() const { return m_ped_traffic_light; }

            /**
             * Not used; 0 in the original files.
             */
            uint64_t reserved() const { return m_reserved; }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t* _parent() const { return m__parent; }
        };

        /**
         * Lanes of an edge, seen along the direction of its navi node.
         */

        class lane_bits_t : public kaitai::kstruct {

        public:

            lane_bits_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::navi_node_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~lane_bits_t();

        private:
            uint64_t m_left_lanes;
            uint64_t m_right_lanes;
            bool m_traffic_light_at_target;
            bool m_reserved;
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t::navi_node_t* m__parent;

        public:

            /**
             * Lanes against the direction; 0 to 2 in the original files.
             */
            uint64_t left_lanes() const { return m_left_lanes; }

            /**
             * Lanes along the direction; 0 to 2 in the original files.
             */
            uint64_t right_lanes() const { return m_right_lanes; }

            /**
             * The light is at the target, not at the other end: the end that is more
             * of a junction. Set on 1,213 original navi nodes, which all have a
             * light.
             */
            bool traffic_light_at_target() const { return m_traffic_light_at_target; }

            /**
             * Not used; 0 in the original files.
             */
            bool reserved() const { return m_reserved; }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t::navi_node_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::lane_bits_t& obj);
        };

        /**
         * Traffic light of an edge.
         */

        class light_bits_t : public kaitai::kstruct {

        public:

            light_bits_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::navi_node_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~light_bits_t();

        private:
            bool f_state_name;
            light_cycle_t m_state_name;

        public:

            /**
             * Meaning of `state`.
             */
            light_cycle_t state_name();

        private:
            uint64_t m_state;
            bool m_bridge_lights;
            uint64_t m_reserved;
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t::navi_node_t* m__parent;

        public:

            /**
             * Which cycle the light follows, see `light_cycle`; in the original
             * files 0 on 29,777 navi nodes, 1 on 823, 2 on 866, all computed from
             * the lamps on the map.
             */
            uint64_t state() const { return m_state; }

            /**
             * Switched by scripts at run time, at bridges and crossings; 0 in the
             * original files.
             */
            bool bridge_lights() const { return m_bridge_lights; }

            /**
             * Not used; 0 in the original files.
             */
            uint64_t reserved() const { return m_reserved; }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t::navi_node_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::light_bits_t& obj);
        };

        /**
         * Address of a path node.
         */

        class link_t : public kaitai::kstruct {

        public:

            link_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~link_t();

        private:
            uint16_t m_area_id;
            uint16_t m_node_id;
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t* m__parent;

        public:

            /**
             * Area of the node; 0 to 63. 65535 means none and occurs only in the
             * reserve.
             */
            uint16_t area_id() const { return m_area_id; }

            /**
             * Row of the node in the file of that area.
             */
            uint16_t node_id() const { return m_node_id; }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::link_t& obj);
        };

        /**
         * Address of a navi node.
         */

        class navi_address_t : public kaitai::kstruct {

        public:

            navi_address_t(kaitai::kstream* p__io, gta_sa_paths_fla_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~navi_address_t();

        private:
            uint16_t m_navi_id;
            uint16_t m_navi_area_id;
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t* m__parent;

        public:

            /**
             * Row of the navi node in the file of `navi_area_id`.
             */
            uint16_t navi_id() const { return m_navi_id; }

            /**
             * Area of the file that holds the navi node.
             */
            uint16_t navi_area_id() const { return m_navi_area_id; }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::navi_address_t& obj);
        };

        /**
         * An edge between two vehicle nodes: its target is one of the ends, its
         * direction points to the target. Travelling towards the target uses the
         * right lanes, away from it the left lanes. In the original files the
         * target is the end with the lower address, and the file is the one of the
         * area where the navi node lies.
         * \sa https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L85-L118 Source
         */

        class navi_node_t : public kaitai::kstruct {

        public:

            navi_node_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::extended_navi_node_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~navi_node_t();

        private:
            bool f_direction_x;
            double m_direction_x;

        public:

            /**
             * East part of the vector of length 1 that points to the target.
             */
            double direction_x();

        private:
            bool f_direction_y;
            double m_direction_y;

        public:

            /**
             * North part of the vector of length 1 that points to the target.
             */
            double direction_y();

        private:
            bool f_full_width;
            double m_full_width;

        public:

            /**
             * From side to side of the median strip.
             */
            double full_width();

        private:
            bool f_half_width;
            double m_half_width;

        public:

            /**
             * From the middle of the median strip to one side.
             */
            double half_width();

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
            int16_t m_x;
            int16_t m_y;
            uint16_t m_target_area_id;
            uint16_t m_target_node_id;
            int8_t m_dir_x;
            int8_t m_dir_y;
            uint8_t m_path_width;
            std::unique_ptr<lane_bits_t> m_lanes;
            std::unique_ptr<light_bits_t> m_traffic_light;
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t::extended_navi_node_t* m__parent;

        public:

            /**
             * East, in eighths of a unit. Cars wait about here at a light. In the
             * original files it is the mean of both ends of the edge, or of the
             * ends of two pieces of road that were joined in the edge; at most 45.2
             * units from the middle of the edge.
             */
            int16_t x() const { return m_x; }

            /**
             * North, in eighths of a unit.
             */
            int16_t y() const { return m_y; }

            /**
             * Area of the end that the direction points to; 0 to 63.
             */
            uint16_t target_area_id() const { return m_target_area_id; }

            /**
             * Node of the end that the direction points to; always a vehicle node in
             * the original files.
             */
            uint16_t target_node_id() const { return m_target_node_id; }

            /**
             * East part of the direction in hundredths, -100 to 100, cut toward 0
             * after a division that can be one step too low or too high; the length
             * of the vector is 98.6 to 100 in the original files.
             */
            int8_t dir_x() const { return m_dir_x; }

            /**
             * North part of the direction in hundredths, -100 to 100.
             */
            int8_t dir_y() const { return m_dir_y; }

            /**
             * Half of the width of the median strip in sixteenths of a unit: the
             * larger width of both ends of a piece of road, or of the ends of two
             * pieces that were joined, which the files do not have. It is the width
             * of one of the ends of the edge on all but 22 edges; 0 to 120 in the
             * original files. The engine takes the byte for signed.
             */
            uint8_t path_width() const { return m_path_width; }

            /**
             * Lanes in both directions, and the end that has the light.
             */
            lane_bits_t* lanes() const { return m_lanes.get(); }

            /**
             * State of the light.
             */
            light_bits_t* traffic_light() const { return m_traffic_light.get(); }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t::extended_navi_node_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::navi_node_t& obj);
        };

        /**
         * Number of links and properties of a path node.
         * \sa https://github.com/fastman92/fastman92-include/blob/039f83da280c56ea1306145d185a46853b63c9fe/PathStructures.h#L73-L117 Source
         */

        class node_flags_t : public kaitai::kstruct {

        public:

            node_flags_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::path_node_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~node_flags_t();

        private:
            bool f_special_function_name;
            special_use_t m_special_function_name;

        public:

            /**
             * Meaning of `special_function`.
             */
            special_use_t special_function_name();

        private:
            bool f_speed_name;
            node_speed_t m_speed_name;

        public:

            /**
             * Meaning of `speed`.
             */
            node_speed_t speed_name();

        private:
            uint64_t m_link_count;
            bool m_on_dead_end;
            bool m_switched_off;
            bool m_road_block;
            bool m_water_node;
            bool m_switched_off_original;
            bool m_already_found;
            bool m_dont_wander;
            bool m_interior_node;
            uint64_t m_speed;
            uint64_t m_dummy;
            uint64_t m_density;
            uint64_t m_special_function;
            uint64_t m_padding;
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t::path_node_t* m__parent;

        public:

            /**
             * Links of the node; 1 to 4 at vehicle nodes and 1 to 6 at pedestrian
             * nodes of the original files.
             */
            uint64_t link_count() const { return m_link_count; }

            /**
             * The vehicle node lies on a branch that leads nowhere; set on 2,594 of
             * 30,587 original vehicle nodes, never on pedestrian nodes.
             */
            bool on_dead_end() const { return m_on_dead_end; }

            /**
             * Little or no traffic until a script switches the node on; set on a
             * quarter of the original vehicle nodes and a sixth of the pedestrian
             * nodes. The commands 01E7 and 022A clear it for vehicles and for
             * pedestrians in a box, 01E8 and 022B set it.
             */
            bool switched_off() const { return m_switched_off; }

            /**
             * The police may build a road block here; set on 391 original vehicle
             * nodes, never on pedestrian nodes.
             */
            bool road_block() const { return m_road_block; }

            /**
             * A node for boats; set on 1,596 original vehicle nodes, never on
             * pedestrian nodes.
             */
            bool water_node() const { return m_water_node; }

            /**
             * Copy of `switched_off` that the loader makes, from which the commands
             * 091D and 091E put it back; the stored value has no effect, and equals
             * it in the original files.
             */
            bool switched_off_original() const { return m_switched_off_original; }

            /**
             * Scratch bit of a search; 0 in the original files.
             */
            bool already_found() const { return m_already_found; }

            /**
             * Wandering pedestrians keep away; set on 17 original pedestrian
             * nodes.
             */
            bool dont_wander() const { return m_dont_wander; }

            /**
             * Marks nodes of interiors at run time; 0 in the original files.
             */
            bool interior_node() const { return m_interior_node; }

            /**
             * How fast cars drive, see `node_speed`. Vehicle nodes of the original
             * files: 0 on 112, 1 on 27,936, 2 on 2,539; 0 on all pedestrian nodes.
             */
            uint64_t speed() const { return m_speed; }

            /**
             * Not used; 0 in the original files.
             */
            uint64_t dummy() const { return m_dummy; }

            /**
             * How likely traffic appears here, 0 to 15; 15 on 97.7 % of the
             * original nodes.
             */
            uint64_t density() const { return m_density; }

            /**
             * What cars do here, see `special_use`; 0 on all but 232 original
             * nodes, which are vehicle nodes.
             */
            uint64_t special_function() const { return m_special_function; }

            /**
             * Not used; 0 in the original files.
             */
            uint64_t padding() const { return m_padding; }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t::path_node_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::node_flags_t& obj);
        };

        /**
         * A point of the graph, for vehicles or for pedestrians.
         * \sa https://github.com/gta-reversed/gta-reversed/blob/430c0e2d69797be4b4d9575a166635f8489cdf0d/source/game_sa/PathFind.h#L120-L150 Source
         */

        class path_node_t : public kaitai::kstruct {

        public:

            path_node_t(kaitai::kstream* p__io, gta_sa_paths_fla_t::extended_path_node_t* p__parent = nullptr, gta_sa_paths_fla_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~path_node_t();

        private:
            bool f_full_width;
            double m_full_width;

        public:

            /**
             * From side to side.
             */
            double full_width();

        private:
            bool f_half_width;
            double m_half_width;

        public:

            /**
             * From the middle to one side, as the engine uses the width.
             */
            double half_width();

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
            int16_t m_x;
            int16_t m_y;
            int16_t m_z;
            int16_t m_search_distance;
            int16_t m_base_link;
            uint16_t m_area_id;
            uint16_t m_node_id;
            uint8_t m_path_width;
            uint8_t m_flood_id;
            std::unique_ptr<node_flags_t> m_flags;
            gta_sa_paths_fla_t* m__root;
            gta_sa_paths_fla_t::extended_path_node_t* m__parent;

        public:

            /**
             * Address in the memory of the original compiler: that of the node below
             * this one on the stack of the flood fill that numbers the parts of the
             * graph, 0 for the lowest one. The engine overwrites it. Any value; write
             * 0 for a new node.
             */
            uint32_t next_ptr() const { return m_next_ptr; }

            /**
             * Overwritten by the engine; 0 in the original files.
             */
            uint32_t prev_ptr() const { return m_prev_ptr; }

            /**
             * East, in eighths of a unit, truncated towards zero; -2992 to 2946.25
             * units in the original files.
             */
            int16_t x() const { return m_x; }

            /**
             * North, in eighths of a unit, truncated towards zero; -2932.5 to
             * 2853.625 units in the original files.
             */
            int16_t y() const { return m_y; }

            /**
             * Up, in eighths of a unit, truncated towards zero; -46 to 2023.25 units
             * in the original files.
             */
            int16_t z() const { return m_z; }

            /**
             * Scratch value of the route search, which takes 32766 (0x7ffe) for a
             * node that it has not touched; 32766 in the original files.
             */
            int16_t search_distance() const { return m_search_distance; }

            /**
             * Row of the node's first link; the sum of the link counts of the nodes
             * before it, 0 to 6,326 in the original files.
             */
            int16_t base_link() const { return m_base_link; }

            /**
             * Area of the node's own address, which is the number of the file;
             * 0 to 63.
             */
            uint16_t area_id() const { return m_area_id; }

            /**
             * Node of the node's own address, which is its row in the file; 0 to
             * 2,888 in the original files.
             */
            uint16_t node_id() const { return m_node_id; }

            /**
             * Half of a width in sixteenths of a unit: of the median strip at a
             * vehicle node, of the path at a pedestrian node. In the original
             * files 0 to 120 at vehicle nodes, mostly 0, and 1 to 169 at pedestrian
             * nodes, mostly 16.
             */
            uint8_t path_width() const { return m_path_width; }

            /**
             * Number of the connected part of the graph that the node belongs to,
             * counted from 1, for vehicles and pedestrians apart; 1 to 33 at vehicle
             * nodes and 1 to 179 at pedestrian nodes of the original files.
             */
            uint8_t flood_id() const { return m_flood_id; }

            /**
             * Number of links and properties, 32 bits.
             */
            node_flags_t* flags() const { return m_flags.get(); }
            gta_sa_paths_fla_t* _root() const { return m__root; }
            gta_sa_paths_fla_t::extended_path_node_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t::path_node_t& obj);
        };

    private:
        bool f_has_links;
        bool m_has_links;

    public:

        /**
         * Whether the reserves are stored.
         */
        bool has_links();

    private:
        bool f_has_name;
        bool m_has_name;

    public:

        /**
         * Whether a name and a version are stored between the magic and the counts.
         */
        bool has_name();

    private:
        bool f_is_fla4;
        bool m_is_fla4;

    public:

        /**
         * Whether the counts follow the magic directly, and records are aligned.
         */
        bool is_fla4();

    private:
        bool f_version;
        int8_t m_version;

    public:

        /**
         * 2, 3 or 4, for `VER2`, `VER3` and `FLA4`.
         */
        int8_t version();

    private:
        std::string m_marker;
        uint32_t m_magic;
        uint8_t m_len_name;
        bool n_len_name;

    public:
        bool _is_null_len_name() { len_name(); return n_len_name; };

    private:
        std::string m_name;
        bool n_name;

    public:
        bool _is_null_name() { name(); return n_name; };

    private:
        uint32_t m_version_word;
        bool n_version_word;

    public:
        bool _is_null_version_word() { version_word(); return n_version_word; };

    private:
        uint32_t m_num_nodes;
        uint32_t m_num_vehicle_nodes;
        uint32_t m_num_ped_nodes;
        uint32_t m_num_navi_nodes;
        uint32_t m_num_links;
        std::unique_ptr<std::vector<std::unique_ptr<extended_path_node_t>>> m_nodes;
        std::unique_ptr<std::vector<std::unique_ptr<extended_navi_node_t>>> m_navi_nodes;
        std::unique_ptr<std::vector<std::unique_ptr<link_t>>> m_links;
        std::unique_ptr<std::vector<std::unique_ptr<link_t>>> m_reserved_links;
        bool n_reserved_links;

    public:
        bool _is_null_reserved_links() { reserved_links(); return n_reserved_links; };

    private:
        std::unique_ptr<std::vector<std::unique_ptr<navi_address_t>>> m_navi_links;
        std::unique_ptr<std::vector<uint8_t>> m_link_lengths;
        std::string m_reserved_link_lengths;
        bool n_reserved_link_lengths;

    public:
        bool _is_null_reserved_link_lengths() { reserved_link_lengths(); return n_reserved_link_lengths; };

    private:
        std::unique_ptr<std::vector<std::unique_ptr<intersection_t>>> m_intersections;
        std::string m_reserved_intersections;
        bool n_reserved_intersections;

    public:
        bool _is_null_reserved_intersections() { reserved_intersections(); return n_reserved_intersections; };

    private:
        uint32_t m_eof_mark;
        std::string m_trailing;
        gta_sa_paths_fla_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Is stored where the game's own format has its number of path nodes, which
         * can never be as large.
         */
        std::string marker() const { return m_marker; }

        /**
         * The bytes `FM92`, after which a name and a version follow, or `FLA4`, after
         * which the counts do.
         */
        uint32_t magic() const { return m_magic; }

        /**
         * Bytes of the name; 11.
         */
        uint8_t len_name() const { return m_len_name; }

        /**
         * The name of the author between two zeros.
         */
        std::string name() const { return m_name; }

        /**
         * The bytes `VER2` or `VER3`.
         */
        uint32_t version_word() const { return m_version_word; }

        /**
         * Path nodes, vehicle and pedestrian nodes together.
         */
        uint32_t num_nodes() const { return m_num_nodes; }

        /**
         * Nodes for cars and boats, which come first.
         */
        uint32_t num_vehicle_nodes() const { return m_num_vehicle_nodes; }

        /**
         * Nodes for pedestrians, which follow.
         */
        uint32_t num_ped_nodes() const { return m_num_ped_nodes; }

        /**
         * Navi nodes, which describe edges between vehicle nodes.
         */
        uint32_t num_navi_nodes() const { return m_num_navi_nodes; }

        /**
         * Directed links, each with an address (4 bytes), a navi link (4), a length
         * (1) and an intersection (1).
         */
        uint32_t num_links() const { return m_num_links; }

        /**
         * Path nodes, first those for vehicles, then those for pedestrians.
         */
        std::vector<std::unique_ptr<extended_path_node_t>>* nodes() const { return m_nodes.get(); }

        /**
         * Data of the edges between vehicle nodes, one row for each.
         */
        std::vector<std::unique_ptr<extended_navi_node_t>>* navi_nodes() const { return m_navi_nodes.get(); }

        /**
         * Addresses of the neighbours, in the order of the nodes that own them.
         */
        std::vector<std::unique_ptr<link_t>>* links() const { return m_links.get(); }

        /**
         * Room for 16 nodes that get a link into an interior at run time, 12
         * addresses for each. The engine takes a group whose first area id is 65535
         * for free; write area 65535, node 0 everywhere.
         */
        std::vector<std::unique_ptr<link_t>>* reserved_links() const { return m_reserved_links.get(); }

        /**
         * The navi node of each link, which both directions of an edge share; 0, and
         * without a meaning, on the links of pedestrian nodes.
         */
        std::vector<std::unique_ptr<navi_address_t>>* navi_links() const { return m_navi_links.get(); }

        /**
         * Length of each link in whole units, rounded down, at least 1: the cost of
         * the route search.
         */
        std::vector<uint8_t>* link_lengths() const { return m_link_lengths.get(); }

        /**
         * Room for the lengths of the links in `reserved_links`; write zeros.
         */
        std::string reserved_link_lengths() const { return m_reserved_link_lengths; }

        /**
         * How each link crosses roads; all bits are 0 on the links of vehicle nodes.
         * One editor writes them right after the link lengths, where the adjuster
         * does not look for them.
         */
        std::vector<std::unique_ptr<intersection_t>>* intersections() const { return m_intersections.get(); }

        /**
         * Room for the intersections of the links in `reserved_links`; write zeros.
         */
        std::string reserved_intersections() const { return m_reserved_intersections; }

        /**
         * The bytes `EOF` and a zero, with or without links before them; with any
         * others the adjuster loads nothing of the file.
         */
        uint32_t eof_mark() const { return m_eof_mark; }

        /**
         * Bytes after the layout, which nothing reads: nothing in loose files, zeros
         * up to a multiple of 2,048 bytes in an archive.
         */
        std::string trailing() const { return m_trailing; }
        gta_sa_paths_fla_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _to_string() const;
        friend std::ostream& operator<<(std::ostream& os, const gta_sa_paths_fla_t& obj);
    };
}
