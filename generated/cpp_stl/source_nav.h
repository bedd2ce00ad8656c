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
     * \sa https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp Source
     * \sa https://github.com/rehlds/ReGameDLL_CS/blob/679973265e/regamedll/game_shared/bot/nav_file.cpp Source
     * \sa https://developer.valvesoftware.com/wiki/NAV_(file_format) Source
     */

    class source_nav_t : public kaitai::kstruct {

    public:
        class approach_t;
        class encounter_t;
        class encounter_spot_t;
        class hiding_spot_t;
        class hiding_spot_bits_t;
        class id_list_t;
        class l4d_header_t;
        class l4d_old_block_t;
        class l4d_spawn_bits_t;
        class nav_area_t;
        class nav_ladder_t;
        class old_encounter_spot_t;
        class place_t;
        class tf_area_bits_t;
        class vec3_t;
        class visible_area_t;

        enum corner_t {
            CORNER_NORTH_WEST = 0,
            CORNER_NORTH_EAST = 1,
            CORNER_SOUTH_EAST = 2,
            CORNER_SOUTH_WEST = 3
        };
        static bool _is_defined_corner_t(corner_t v);

    private:
        static const std::set<corner_t> _values_corner_t;

    public:

        enum game_kind_t {
            GAME_KIND_BASE = 0,
            GAME_KIND_CS = 1,
            GAME_KIND_TF = 2,
            GAME_KIND_INS = 3,
            GAME_KIND_L4D = 4,
            GAME_KIND_TFC = 5
        };
        static bool _is_defined_game_kind_t(game_kind_t v);

    private:
        static const std::set<game_kind_t> _values_game_kind_t;

    public:

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

        enum way_t {
            WAY_GO_NORTH = 0,
            WAY_GO_EAST = 1,
            WAY_GO_SOUTH = 2,
            WAY_GO_WEST = 3,
            WAY_LADDER_UP = 4,
            WAY_LADDER_DOWN = 5,
            WAY_JUMP = 6,
            WAY_ELEVATOR_UP = 7,
            WAY_ELEVATOR_DOWN = 8,
            WAY_NONE = 9,
            WAY_NO_SUCH_WAY = 255
        };
        static bool _is_defined_way_t(way_t v);

    private:
        static const std::set<way_t> _values_way_t;

    public:

        source_nav_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, source_nav_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~source_nav_t();

        /**
         * A way on which an enemy comes into view of an area: over `prev_area` into
         * `here_area`, the last area that is seen, and on to `next_area`. Codes of
         * how one goes are those of the enum `way`, but to version 9 the code 7 is
         * none. Which one it is in versions 10 to 15 is not known.
         */

        class approach_t : public kaitai::kstruct {

        public:

            approach_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~approach_t();

        private:
            bool f_here_to_next_way;
            way_t m_here_to_next_way;

        public:

            /**
             * Meaning of `here_to_next_how`, by the codes of the version.
             */
            way_t here_to_next_way();

        private:
            bool f_prev_to_here_way;
            way_t m_prev_to_here_way;

        public:

            /**
             * Meaning of `prev_to_here_how`, by the codes of the version.
             */
            way_t prev_to_here_way();

        private:
            uint32_t m_here_area;
            uint32_t m_prev_area;
            uint8_t m_prev_to_here_how;
            uint32_t m_next_area;
            uint8_t m_here_to_next_how;
            source_nav_t* m__root;
            source_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Id of the area that is approached.
             */
            uint32_t here_area() const { return m_here_area; }

            /**
             * Id of its neighbour on the near side; 0 exactly where `here_area` is
             * the area that holds the record.
             */
            uint32_t prev_area() const { return m_prev_area; }

            /**
             * How one goes from `prev_area` to `here_area`, or back.
             */
            uint8_t prev_to_here_how() const { return m_prev_to_here_how; }

            /**
             * Id of its neighbour on the far side, which is out of view.
             */
            uint32_t next_area() const { return m_next_area; }

            /**
             * How one goes from `here_area` to `next_area`, or back.
             */
            uint8_t here_to_next_how() const { return m_here_to_next_how; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * A straight path through an area, with the hiding spots seen from it.
         */

        class encounter_t : public kaitai::kstruct {

        public:

            encounter_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~encounter_t();

        private:
            bool f_from_dir_name;
            side_t m_from_dir_name;

        public:

            /**
             * Meaning of `from_dir`.
             */
            side_t from_dir_name();

        private:
            bool f_has_sides;
            bool m_has_sides;

        public:

            /**
             * Whether the form of version 3 and later is stored.
             */
            bool has_sides();

        private:
            bool f_is_old;
            bool m_is_old;

        public:

            /**
             * Whether the form of versions 1 and 2 is stored.
             */
            bool is_old();

        private:
            bool f_to_dir_name;
            side_t m_to_dir_name;

        public:

            /**
             * Meaning of `to_dir`.
             */
            side_t to_dir_name();

        private:
            uint32_t m_from_area;
            uint8_t m_from_dir;
            bool n_from_dir;

        public:
            bool _is_null_from_dir() { from_dir(); return n_from_dir; };

        private:
            uint32_t m_to_area;
            uint8_t m_to_dir;
            bool n_to_dir;

        public:
            bool _is_null_to_dir() { to_dir(); return n_to_dir; };

        private:
            std::unique_ptr<vec3_t> m_path_from;
            bool n_path_from;

        public:
            bool _is_null_path_from() { path_from(); return n_path_from; };

        private:
            std::unique_ptr<vec3_t> m_path_to;
            bool n_path_to;

        public:
            bool _is_null_path_to() { path_to(); return n_path_to; };

        private:
            uint8_t m_num_spots;
            std::unique_ptr<std::vector<std::unique_ptr<encounter_spot_t>>> m_spots;
            bool n_spots;

        public:
            bool _is_null_spots() { spots(); return n_spots; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<old_encounter_spot_t>>> m_old_spots;
            bool n_old_spots;

        public:
            bool _is_null_old_spots() { old_spots(); return n_old_spots; };

        private:
            source_nav_t* m__root;
            source_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Id of the area from which one comes; 0 where it is lost.
             */
            uint32_t from_area() const { return m_from_area; }

            /**
             * Side of this area on which `from_area` is connected.
             */
            uint8_t from_dir() const { return m_from_dir; }

            /**
             * Id of the area into which one goes; 0 where it is lost.
             */
            uint32_t to_area() const { return m_to_area; }

            /**
             * Side of this area on which `to_area` is connected.
             */
            uint8_t to_dir() const { return m_to_dir; }

            /**
             * Begin of the path; the engine discards it.
             */
            vec3_t* path_from() const { return m_path_from.get(); }

            /**
             * End of the path; the engine discards it.
             */
            vec3_t* path_to() const { return m_path_to.get(); }

            /**
             * Spots that follow; 0 to 233 in the measured files.
             */
            uint8_t num_spots() const { return m_num_spots; }

            /**
             * Spots in the order in which they come into view.
             */
            std::vector<std::unique_ptr<encounter_spot_t>>* spots() const { return m_spots.get(); }

            /**
             * Spots of versions 1 and 2; the engine discards them.
             */
            std::vector<std::unique_ptr<old_encounter_spot_t>>* old_spots() const { return m_old_spots.get(); }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * A hiding spot that is seen from a path.
         */

        class encounter_spot_t : public kaitai::kstruct {

        public:

            encounter_spot_t(kaitai::kstream* p__io, source_nav_t::encounter_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~encounter_spot_t();

        private:
            bool f_fraction;
            double m_fraction;

        public:

            /**
             * The same as a part of the path, 0 to 1.
             */
            double fraction();

        private:
            uint32_t m_spot_id;
            uint8_t m_t;
            source_nav_t* m__root;
            source_nav_t::encounter_t* m__parent;

        public:

            /**
             * Id of a hiding spot of any area; also 0 where the spot is lost.
             */
            uint32_t spot_id() const { return m_spot_id; }

            /**
             * Part of the path at which the spot comes into view; 255 is the end.
             */
            uint8_t t() const { return m_t; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::encounter_t* _parent() const { return m__parent; }
        };

        /**
         * A point at which a bot hides, or from which it shoots.
         */

        class hiding_spot_t : public kaitai::kstruct {

        public:

            hiding_spot_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~hiding_spot_t();

        private:
            bool f_has_identity;
            bool m_has_identity;

        public:

            /**
             * Whether id and flags are stored.
             */
            bool has_identity();

        private:
            uint32_t m_id;
            bool n_id;

        public:
            bool _is_null_id() { id(); return n_id; };

        private:
            std::unique_ptr<vec3_t> m_position;
            std::unique_ptr<hiding_spot_bits_t> m_flags;
            bool n_flags;

        public:
            bool _is_null_flags() { flags(); return n_flags; };

        private:
            source_nav_t* m__root;
            source_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Id of the spot, unique in the file; counted from 0 in the order of the
             * measured files.
             */
            uint32_t id() const { return m_id; }

            /**
             * On the floor.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Quality of the spot; version 1 takes all spots for cover.
             */
            hiding_spot_bits_t* flags() const { return m_flags.get(); }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * What a hiding spot is good for.
         */

        class hiding_spot_bits_t : public kaitai::kstruct {

        public:

            hiding_spot_bits_t(kaitai::kstream* p__io, source_nav_t::hiding_spot_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~hiding_spot_bits_t();

        private:
            bool m_in_cover;
            bool m_good_sniper_spot;
            bool m_ideal_sniper_spot;
            bool m_exposed;
            uint64_t m_reserved;
            source_nav_t* m__root;
            source_nav_t::hiding_spot_t* m__parent;

        public:

            /**
             * In a corner with hard cover.
             */
            bool in_cover() const { return m_in_cover; }

            /**
             * A sniper can fire well along a line.
             */
            bool good_sniper_spot() const { return m_good_sniper_spot; }

            /**
             * A sniper sees far or much from here.
             */
            bool ideal_sniper_spot() const { return m_ideal_sniper_spot; }

            /**
             * In the open, mostly on a ledge; not known to GoldSrc.
             */
            bool exposed() const { return m_exposed; }

            /**
             * Not used; 0 in the measured files.
             */
            uint64_t reserved() const { return m_reserved; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::hiding_spot_t* _parent() const { return m__parent; }
        };

        /**
         * Ids of areas or of ladders.
         */

        class id_list_t : public kaitai::kstruct {

        public:

            id_list_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~id_list_t();

        private:
            uint32_t m_num_ids;
            std::unique_ptr<std::vector<uint32_t>> m_ids;
            source_nav_t* m__root;
            source_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Ids that follow; 0 to 24 in the measured files.
             */
            uint32_t num_ids() const { return m_num_ids; }

            /**
             * Ids of the areas or ladders in the list.
             */
            std::vector<uint32_t>* ids() const { return m_ids.get(); }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * What Left 4 Dead stores between the place directory and the areas.
         * \sa https://github.com/KitRifty/sourcepawn-navmesh/blob/2179f82ea5/addons/sourcemod/scripting/navmesh.sp Source
         */

        class l4d_header_t : public kaitai::kstruct {

        public:

            l4d_header_t(kaitai::kstream* p__io, source_nav_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~l4d_header_t();

        private:
            bool f_has_population;
            bool m_has_population;

        public:

            /**
             * Whether `population` is stored.
             */
            bool has_population();

        private:
            std::string m_population;
            bool n_population;

        public:
            bool _is_null_population() { population(); return n_population; };

        private:
            uint16_t m_num_fog_places;
            std::unique_ptr<std::vector<std::unique_ptr<place_t>>> m_fog_places;
            source_nav_t* m__root;
            source_nav_t* m__parent;

        public:

            /**
             * Name of the population that areas without one of their own take, such
             * as default or c1streets.
             */
            std::string population() const { return m_population; }

            /**
             * Names that follow; 0 in the measured files.
             */
            uint16_t num_fog_places() const { return m_num_fog_places; }

            /**
             * Names of places with fog of their own.
             */
            std::vector<std::unique_ptr<place_t>>* fog_places() const { return m_fog_places.get(); }
            source_nav_t* _root() const { return m__root; }
            source_nav_t* _parent() const { return m__parent; }
        };

        /**
         * Twenty bytes of early sub-versions of Left 4 Dead.
         */

        class l4d_old_block_t : public kaitai::kstruct {

        public:

            l4d_old_block_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~l4d_old_block_t();

        private:
            uint32_t m_unknown_d1;
            uint32_t m_unknown_d2;
            float m_unknown_d3;
            float m_unknown_d4;
            uint32_t m_unknown_d5;
            source_nav_t* m__root;
            source_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Not known.
             */
            uint32_t unknown_d1() const { return m_unknown_d1; }

            /**
             * Not known.
             */
            uint32_t unknown_d2() const { return m_unknown_d2; }

            /**
             * Not known.
             */
            float unknown_d3() const { return m_unknown_d3; }

            /**
             * Not known.
             */
            float unknown_d4() const { return m_unknown_d4; }

            /**
             * Not known.
             */
            uint32_t unknown_d5() const { return m_unknown_d5; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * What the director of Left 4 Dead may do in an area, 32 bits.
         */

        class l4d_spawn_bits_t : public kaitai::kstruct {

        public:

            l4d_spawn_bits_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~l4d_spawn_bits_t();

        private:
            bool m_reserved1;
            bool m_empty;
            bool m_stop_scan;
            bool m_has_old_block;
            bool m_reserved2;
            bool m_battlestation;
            bool m_finale;
            bool m_player_start;
            bool m_battlefield;
            bool m_ignore_visibility;
            bool m_not_clearable;
            bool m_checkpoint;
            bool m_obscured;
            bool m_no_mobs;
            bool m_threat;
            bool m_rescue_vehicle;
            bool m_rescue_closet;
            bool m_escape_route;
            bool m_destroyed_door;
            bool m_nothreat;
            bool m_lyingdown;
            uint64_t m_reserved3;
            bool m_compass_north;
            bool m_compass_northeast;
            bool m_compass_east;
            bool m_compass_southeast;
            bool m_compass_south;
            bool m_compass_southwest;
            bool m_compass_west;
            bool m_compass_northwest;
            source_nav_t* m__root;
            source_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Not used; 0 in the measured files.
             */
            bool reserved1() const { return m_reserved1; }

            /**
             * No wandering infected are placed here.
             */
            bool empty() const { return m_empty; }

            /**
             * Not known.
             */
            bool stop_scan() const { return m_stop_scan; }

            /**
             * Whether `unknown_d` follows, in sub-versions 1 to 9; 0 in the
             * measured files.
             */
            bool has_old_block() const { return m_has_old_block; }

            /**
             * Not used; 0 in the measured files.
             */
            bool reserved2() const { return m_reserved2; }

            /**
             * A strong place for survivor bots to defend.
             */
            bool battlestation() const { return m_battlestation; }

            /**
             * Infected come from here during the finale.
             */
            bool finale() const { return m_finale; }

            /**
             * Survivors start here.
             */
            bool player_start() const { return m_player_start; }

            /**
             * Region of an event, to which spawning is limited.
             */
            bool battlefield() const { return m_battlefield; }

            /**
             * Infected come although survivors see the area.
             */
            bool ignore_visibility() const { return m_ignore_visibility; }

            /**
             * Never counts as cleared.
             */
            bool not_clearable() const { return m_not_clearable; }

            /**
             * Safe room.
             */
            bool checkpoint() const { return m_checkpoint; }

            /**
             * Infected may come in view, out of fog, water or plants.
             */
            bool obscured() const { return m_obscured; }

            /**
             * No mob comes from here.
             */
            bool no_mobs() const { return m_no_mobs; }

            /**
             * Preferred for Tank or Witch.
             */
            bool threat() const { return m_threat; }

            /**
             * Region of the rescue vehicle.
             */
            bool rescue_vehicle() const { return m_rescue_vehicle; }

            /**
             * The dead come back here.
             */
            bool rescue_closet() const { return m_rescue_closet; }

            /**
             * On the way from start to end, as the analysis finds it; 0 in the
             * measured files.
             */
            bool escape_route() const { return m_escape_route; }

            /**
             * Set while the game runs; 0 in the measured files.
             */
            bool destroyed_door() const { return m_destroyed_door; }

            /**
             * Neither Tank nor Witch.
             */
            bool nothreat() const { return m_nothreat; }

            /**
             * Infected may lie here.
             */
            bool lyingdown() const { return m_lyingdown; }

            /**
             * Not used; 0 in the measured files.
             */
            uint64_t reserved3() const { return m_reserved3; }

            /**
             * Not known; 0 in the measured files.
             */
            bool compass_north() const { return m_compass_north; }

            /**
             * Not known; 0 in the measured files.
             */
            bool compass_northeast() const { return m_compass_northeast; }

            /**
             * Not known; 0 in the measured files.
             */
            bool compass_east() const { return m_compass_east; }

            /**
             * Not known; 0 in the measured files.
             */
            bool compass_southeast() const { return m_compass_southeast; }

            /**
             * Not known; 0 in the measured files.
             */
            bool compass_south() const { return m_compass_south; }

            /**
             * Not known; 0 in the measured files.
             */
            bool compass_southwest() const { return m_compass_southwest; }

            /**
             * Not known; 0 in the measured files.
             */
            bool compass_west() const { return m_compass_west; }

            /**
             * Not known; 0 in the measured files.
             */
            bool compass_northwest() const { return m_compass_northwest; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * A rectangle on which one can walk, and its properties.
         * \sa https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/nav_file.cpp Source
         */

        class nav_area_t : public kaitai::kstruct {

        public:

            nav_area_t(kaitai::kstream* p__io, source_nav_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~nav_area_t();

        private:
            bool f_has_approaches;
            bool m_has_approaches;

        public:

            /**
             * Whether approach records are stored here for every game.
             */
            bool has_approaches();

        private:
            bool f_has_cs_approaches;
            bool m_has_cs_approaches;

        public:

            /**
             * Whether approach records of Counter-Strike are stored.
             */
            bool has_cs_approaches();

        private:
            bool f_has_fog_place_index;
            bool m_has_fog_place_index;

        public:

            /**
             * Whether `fog_place_index` is stored.
             */
            bool has_fog_place_index();

        private:
            bool f_has_inherited_visibility;
            bool m_has_inherited_visibility;

        public:

            /**
             * Whether `inherit_visibility_from` is stored.
             */
            bool has_inherited_visibility();

        private:
            bool f_has_ins_attributes;
            bool m_has_ins_attributes;

        public:

            /**
             * Whether `ins_attributes` is stored.
             */
            bool has_ins_attributes();

        private:
            bool f_has_ladder_lists;
            bool m_has_ladder_lists;

        public:

            /**
             * Whether ids of ladders are stored.
             */
            bool has_ladder_lists();

        private:
            bool f_has_light;
            bool m_has_light;

        public:

            /**
             * Whether `light_intensity` is stored.
             */
            bool has_light();

        private:
            bool f_has_occupy_times;
            bool m_has_occupy_times;

        public:

            /**
             * Whether `earliest_occupy_time` is stored.
             */
            bool has_occupy_times();

        private:
            bool f_has_place_index;
            bool m_has_place_index;

        public:

            /**
             * Whether `place_index` is stored.
             */
            bool has_place_index();

        private:
            bool f_has_spawn_attributes;
            bool m_has_spawn_attributes;

        public:

            /**
             * Whether `spawn_attributes` is stored.
             */
            bool has_spawn_attributes();

        private:
            bool f_has_tf_attributes;
            bool m_has_tf_attributes;

        public:

            /**
             * Whether `tf_attributes` is stored.
             */
            bool has_tf_attributes();

        private:
            bool f_has_tfc_attributes;
            bool m_has_tfc_attributes;

        public:

            /**
             * Whether `tfc_attributes` is stored.
             */
            bool has_tfc_attributes();

        private:
            bool f_has_unknown_a;
            bool m_has_unknown_a;

        public:

            /**
             * Whether `unknown_a` is stored.
             */
            bool has_unknown_a();

        private:
            bool f_has_unknown_b;
            bool m_has_unknown_b;

        public:

            /**
             * Whether `unknown_b` is stored.
             */
            bool has_unknown_b();

        private:
            bool f_has_unknown_c;
            bool m_has_unknown_c;

        public:

            /**
             * Whether `unknown_c` is stored.
             */
            bool has_unknown_c();

        private:
            bool f_has_unknown_d;
            bool m_has_unknown_d;

        public:

            /**
             * Whether `unknown_d` is stored.
             */
            bool has_unknown_d();

        private:
            bool f_has_unknown_e;
            bool m_has_unknown_e;

        public:

            /**
             * Whether `unknown_e` is stored.
             */
            bool has_unknown_e();

        private:
            bool f_has_visible;
            bool m_has_visible;

        public:

            /**
             * Whether a list of visible areas is stored.
             */
            bool has_visible();

        private:
            uint32_t m_id;
            uint32_t m_attributes;
            std::unique_ptr<vec3_t> m_nw;
            std::unique_ptr<vec3_t> m_se;
            float m_ne_z;
            float m_sw_z;
            std::unique_ptr<std::vector<std::unique_ptr<id_list_t>>> m_connections;
            uint8_t m_num_hiding_spots;
            std::unique_ptr<std::vector<std::unique_ptr<hiding_spot_t>>> m_hiding_spots;
            uint8_t m_num_approaches;
            bool n_num_approaches;

        public:
            bool _is_null_num_approaches() { num_approaches(); return n_num_approaches; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<approach_t>>> m_approaches;
            bool n_approaches;

        public:
            bool _is_null_approaches() { approaches(); return n_approaches; };

        private:
            uint32_t m_num_encounters;
            std::unique_ptr<std::vector<std::unique_ptr<encounter_t>>> m_encounters;
            uint16_t m_place_index;
            bool n_place_index;

        public:
            bool _is_null_place_index() { place_index(); return n_place_index; };

        private:
            std::unique_ptr<id_list_t> m_ladders_up;
            bool n_ladders_up;

        public:
            bool _is_null_ladders_up() { ladders_up(); return n_ladders_up; };

        private:
            std::unique_ptr<id_list_t> m_ladders_down;
            bool n_ladders_down;

        public:
            bool _is_null_ladders_down() { ladders_down(); return n_ladders_down; };

        private:
            std::unique_ptr<std::vector<float>> m_earliest_occupy_time;
            bool n_earliest_occupy_time;

        public:
            bool _is_null_earliest_occupy_time() { earliest_occupy_time(); return n_earliest_occupy_time; };

        private:
            std::unique_ptr<std::vector<float>> m_light_intensity;
            bool n_light_intensity;

        public:
            bool _is_null_light_intensity() { light_intensity(); return n_light_intensity; };

        private:
            std::unique_ptr<l4d_spawn_bits_t> m_spawn_attributes;
            bool n_spawn_attributes;

        public:
            bool _is_null_spawn_attributes() { spawn_attributes(); return n_spawn_attributes; };

        private:
            uint32_t m_unknown_a;
            bool n_unknown_a;

        public:
            bool _is_null_unknown_a() { unknown_a(); return n_unknown_a; };

        private:
            uint32_t m_unknown_b;
            bool n_unknown_b;

        public:
            bool _is_null_unknown_b() { unknown_b(); return n_unknown_b; };

        private:
            uint32_t m_unknown_c;
            bool n_unknown_c;

        public:
            bool _is_null_unknown_c() { unknown_c(); return n_unknown_c; };

        private:
            uint16_t m_fog_place_index;
            bool n_fog_place_index;

        public:
            bool _is_null_fog_place_index() { fog_place_index(); return n_fog_place_index; };

        private:
            std::unique_ptr<l4d_old_block_t> m_unknown_d;
            bool n_unknown_d;

        public:
            bool _is_null_unknown_d() { unknown_d(); return n_unknown_d; };

        private:
            uint8_t m_num_unknown_e;
            bool n_num_unknown_e;

        public:
            bool _is_null_num_unknown_e() { num_unknown_e(); return n_num_unknown_e; };

        private:
            std::unique_ptr<std::vector<uint32_t>> m_unknown_e;
            bool n_unknown_e;

        public:
            bool _is_null_unknown_e() { unknown_e(); return n_unknown_e; };

        private:
            uint32_t m_num_visible;
            bool n_num_visible;

        public:
            bool _is_null_num_visible() { num_visible(); return n_num_visible; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<visible_area_t>>> m_visible;
            bool n_visible;

        public:
            bool _is_null_visible() { visible(); return n_visible; };

        private:
            uint32_t m_inherit_visibility_from;
            bool n_inherit_visibility_from;

        public:
            bool _is_null_inherit_visibility_from() { inherit_visibility_from(); return n_inherit_visibility_from; };

        private:
            uint8_t m_num_cs_approaches;
            bool n_num_cs_approaches;

        public:
            bool _is_null_num_cs_approaches() { num_cs_approaches(); return n_num_cs_approaches; };

        private:
            std::unique_ptr<std::vector<std::unique_ptr<approach_t>>> m_cs_approaches;
            bool n_cs_approaches;

        public:
            bool _is_null_cs_approaches() { cs_approaches(); return n_cs_approaches; };

        private:
            std::unique_ptr<tf_area_bits_t> m_tf_attributes;
            bool n_tf_attributes;

        public:
            bool _is_null_tf_attributes() { tf_attributes(); return n_tf_attributes; };

        private:
            uint64_t m_tfc_attributes;
            bool n_tfc_attributes;

        public:
            bool _is_null_tfc_attributes() { tfc_attributes(); return n_tfc_attributes; };

        private:
            uint32_t m_ins_attributes;
            bool n_ins_attributes;

        public:
            bool _is_null_ins_attributes() { ins_attributes(); return n_ins_attributes; };

        private:
            source_nav_t* m__root;
            source_nav_t* m__parent;

        public:

            /**
             * Id of the area, which is not 0 and unique in the file; 1 to 820,337
             * in the measured files, with gaps.
             */
            uint32_t id() const { return m_id; }

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
            uint32_t attributes() const { return m_attributes; }

            /**
             * The corner of the lowest x and y, with its height.
             */
            vec3_t* nw() const { return m_nw.get(); }

            /**
             * The corner of the highest x and y, with its height.
             */
            vec3_t* se() const { return m_se.get(); }

            /**
             * Height of the corner at the x of `se` and the y of `nw`.
             */
            float ne_z() const { return m_ne_z; }

            /**
             * Height of the corner at the x of `nw` and the y of `se`.
             */
            float sw_z() const { return m_sw_z; }

            /**
             * For each side the areas into which one gets over it; the way back is a
             * connection of its own.
             */
            std::vector<std::unique_ptr<id_list_t>>* connections() const { return m_connections.get(); }

            /**
             * Hiding spots that follow; 0 to 4 in the measured files.
             */
            uint8_t num_hiding_spots() const { return m_num_hiding_spots; }

            /**
             * Points in the area at which bots hide.
             */
            std::vector<std::unique_ptr<hiding_spot_t>>* hiding_spots() const { return m_hiding_spots.get(); }

            /**
             * Approach records that follow; 0 to 16 in the measured files, and
             * GoldSrc has room for no more.
             */
            uint8_t num_approaches() const { return m_num_approaches; }

            /**
             * Ways by which enemies come into view.
             */
            std::vector<std::unique_ptr<approach_t>>* approaches() const { return m_approaches.get(); }

            /**
             * Paths that follow; 0 to 1,722 in the measured files.
             */
            uint32_t num_encounters() const { return m_num_encounters; }

            /**
             * Straight paths through the area, with the spots seen from them.
             */
            std::vector<std::unique_ptr<encounter_t>>* encounters() const { return m_encounters.get(); }

            /**
             * Place of the area: 1 is the first of `places`, 0 means none.
             */
            uint16_t place_index() const { return m_place_index; }

            /**
             * Ladders that lead up from here.
             */
            id_list_t* ladders_up() const { return m_ladders_up.get(); }

            /**
             * Ladders that lead down from here.
             */
            id_list_t* ladders_down() const { return m_ladders_down.get(); }

            /**
             * When the first of each team can be here; the team's number modulo 2 is
             * the index, so that Terrorists come before Counter-Terrorists. Team
             * Fortress 2 Classic and Classified have one for each of four teams. 0
             * to 120 in the measured files; 0 everywhere in Team Fortress 2,
             * Classic and Classified, 120 in Left 4 Dead and Left 4 Dead 2.
             */
            std::vector<float>* earliest_occupy_time() const { return m_earliest_occupy_time.get(); }

            /**
             * Light at the corners; 0.075 to 1 in Left 4 Dead and Left 4 Dead 2, and
             * 1 in all other measured files.
             */
            std::vector<float>* light_intensity() const { return m_light_intensity.get(); }

            /**
             * Actions that the director of Left 4 Dead may take here.
             */
            l4d_spawn_bits_t* spawn_attributes() const { return m_spawn_attributes.get(); }

            /**
             * Not known; sub-versions 2 to 9 of Left 4 Dead.
             */
            uint32_t unknown_a() const { return m_unknown_a; }

            /**
             * Not known; sub-versions 4 to 9 of Left 4 Dead.
             */
            uint32_t unknown_b() const { return m_unknown_b; }

            /**
             * Not known; sub-versions 5 to 12 of Left 4 Dead. 0 in the only area of
             * the only measured file.
             */
            uint32_t unknown_c() const { return m_unknown_c; }

            /**
             * Entry of `fog_places`, probably counted from 1; 0 in the measured files.
             */
            uint16_t fog_place_index() const { return m_fog_place_index; }

            /**
             * Not known; sub-versions 1 to 9 of Left 4 Dead, where a bit announces it.
             */
            l4d_old_block_t* unknown_d() const { return m_unknown_d.get(); }

            /**
             * Numbers that follow; sub-versions 3 to 9 of Left 4 Dead.
             */
            uint8_t num_unknown_e() const { return m_num_unknown_e; }

            /**
             * Not known; sub-versions 3 to 9 of Left 4 Dead.
             */
            std::vector<uint32_t>* unknown_e() const { return m_unknown_e.get(); }

            /**
             * Entries that follow; 0 to 1,196 in the measured files.
             */
            uint32_t num_visible() const { return m_num_visible; }

            /**
             * Areas that can be seen from here, or how they differ from those of the
             * area in `inherit_visibility_from`.
             */
            std::vector<std::unique_ptr<visible_area_t>>* visible() const { return m_visible.get(); }

            /**
             * Id of the area whose list holds for this one too, 0 for none. An entry
             * of the own list comes before one of that list, and only one step is
             * taken.
             */
            uint32_t inherit_visibility_from() const { return m_inherit_visibility_from; }

            /**
             * Approach records that follow; 0 to 16 in the measured files.
             */
            uint8_t num_cs_approaches() const { return m_num_cs_approaches; }

            /**
             * Ways by which enemies come into view, in Counter-Strike on Source.
             */
            std::vector<std::unique_ptr<approach_t>>* cs_approaches() const { return m_cs_approaches.get(); }

            /**
             * Properties that Team Fortress 2 adds.
             */
            tf_area_bits_t* tf_attributes() const { return m_tf_attributes.get(); }

            /**
             * Properties that Team Fortress 2 Classic and Classified add, 64 bits.
             * What they mean is not known; they are not those of Team Fortress 2. 0
             * in nearly all areas of the measured files; bits 1, 11, 20, 21, 30
             * and 32 are set in few areas of Classic.
             */
            uint64_t tfc_attributes() const { return m_tfc_attributes; }

            /**
             * Properties that Insurgency adds; what the bits mean is not known.
             */
            uint32_t ins_attributes() const { return m_ins_attributes; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const source_nav_t::nav_area_t& obj);
        };

        /**
         * A ladder, and the areas at its ends.
         */

        class nav_ladder_t : public kaitai::kstruct {

        public:

            nav_ladder_t(kaitai::kstream* p__io, source_nav_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

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
            bool f_has_dangling_flag;
            bool m_has_dangling_flag;

        public:

            /**
             * Whether `is_dangling` is stored.
             */
            bool has_dangling_flag();

        private:
            uint32_t m_id;
            float m_width;
            std::unique_ptr<vec3_t> m_top;
            std::unique_ptr<vec3_t> m_bottom;
            float m_length;
            uint32_t m_direction;
            uint8_t m_is_dangling;
            bool n_is_dangling;

        public:
            bool _is_null_is_dangling() { is_dangling(); return n_is_dangling; };

        private:
            uint32_t m_top_forward_area;
            uint32_t m_top_left_area;
            uint32_t m_top_right_area;
            uint32_t m_top_behind_area;
            uint32_t m_bottom_area;
            source_nav_t* m__root;
            source_nav_t* m__parent;

        public:

            /**
             * Id of the ladder, not 0 and unique in the file; 1 to 265 in the
             * measured files.
             */
            uint32_t id() const { return m_id; }

            /**
             * Width; 3.2 to 124 in the measured files.
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
             * Cost of the climb, which is not always the distance of the ends; 6.4
             * to 1,109 in the measured files.
             */
            float length() const { return m_length; }

            /**
             * Side to which the face of the ladder looks.
             */
            uint32_t direction() const { return m_direction; }

            /**
             * Whether the lower end hangs in the air; only version 6 stores it.
             */
            uint8_t is_dangling() const { return m_is_dangling; }

            /**
             * Id of the area straight on over the top, 0 for none.
             */
            uint32_t top_forward_area() const { return m_top_forward_area; }

            /**
             * Id of the area to the left of `direction`, 0 for none.
             */
            uint32_t top_left_area() const { return m_top_left_area; }

            /**
             * Id of the area to the right, 0 for none.
             */
            uint32_t top_right_area() const { return m_top_right_area; }

            /**
             * Id of the area behind the climber, from which one only gets down; 0 for none.
             */
            uint32_t top_behind_area() const { return m_top_behind_area; }

            /**
             * Id of the area at the lower end; 0 on a broken ladder.
             */
            uint32_t bottom_area() const { return m_bottom_area; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const source_nav_t::nav_ladder_t& obj);
        };

        /**
         * A point that is seen from a path, in versions 1 and 2.
         */

        class old_encounter_spot_t : public kaitai::kstruct {

        public:

            old_encounter_spot_t(kaitai::kstream* p__io, source_nav_t::encounter_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~old_encounter_spot_t();

        private:
            std::unique_ptr<vec3_t> m_position;
            float m_t;
            source_nav_t* m__root;
            source_nav_t::encounter_t* m__parent;

        public:

            /**
             * The point.
             */
            vec3_t* position() const { return m_position.get(); }

            /**
             * Part of the path at which the spot comes into view, 0 to 1.
             */
            float t() const { return m_t; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::encounter_t* _parent() const { return m__parent; }
        };

        /**
         * An entry of the place directory.
         */

        class place_t : public kaitai::kstruct {

        public:

            place_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~place_t();

        private:
            uint16_t m_len_name;
            std::string m_name;
            source_nav_t* m__root;
            kaitai::kstruct* m__parent;

        public:

            /**
             * Bytes of the name with the zero that ends it; 4 to 26 in the
             * measured files. The engines have room for 256.
             */
            uint16_t len_name() const { return m_len_name; }

            /**
             * ASCII with a zero at its end.
             */
            std::string name() const { return m_name; }
            source_nav_t* _root() const { return m__root; }
            kaitai::kstruct* _parent() const { return m__parent; }
        };

        /**
         * Properties that Team Fortress 2 adds, 32 bits. The game saves bits 11 to
         * 22, 25, 26 and 28 to 30.
         * \sa https://github.com/ValveSoftware/source-sdk-2013/blob/aea94b32cb/src/game/server/tf/nav_mesh/tf_nav_area.h Source
         */

        class tf_area_bits_t : public kaitai::kstruct {

        public:

            tf_area_bits_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~tf_area_bits_t();

        private:
            bool m_blocked;
            bool m_spawn_room_red;
            bool m_spawn_room_blue;
            bool m_spawn_room_exit;
            bool m_has_ammo;
            bool m_has_health;
            bool m_control_point;
            bool m_blue_sentry_danger;
            bool m_red_sentry_danger;
            uint64_t m_reserved1;
            bool m_blue_setup_gate;
            bool m_red_setup_gate;
            bool m_blocked_after_point_capture;
            bool m_blocked_until_point_capture;
            bool m_blue_one_way_door;
            bool m_red_one_way_door;
            bool m_with_second_point;
            bool m_with_third_point;
            bool m_with_fourth_point;
            bool m_with_fifth_point;
            bool m_sniper_spot;
            bool m_sentry_spot;
            bool m_escape_route;
            bool m_escape_route_visible;
            bool m_no_spawning;
            bool m_rescue_closet;
            bool m_bomb_can_drop_here;
            bool m_door_never_blocks;
            bool m_door_always_blocks;
            bool m_unblockable;
            bool m_reserved2;
            source_nav_t* m__root;
            source_nav_t::nav_area_t* m__parent;

        public:

            /**
             * The area is blocked; set while the game runs, 0 in the measured
             * files.
             */
            bool blocked() const { return m_blocked; }

            /**
             * In the spawn room of red; set while the game runs, 0 in the
             * measured files.
             */
            bool spawn_room_red() const { return m_spawn_room_red; }

            /**
             * In the spawn room of blue; set while the game runs, 0 in the
             * measured files.
             */
            bool spawn_room_blue() const { return m_spawn_room_blue; }

            /**
             * At an exit of a spawn room; set while the game runs, 0 in the
             * measured files.
             */
            bool spawn_room_exit() const { return m_spawn_room_exit; }

            /**
             * Ammunition lies here; set while the game runs, 0 in the measured
             * files.
             */
            bool has_ammo() const { return m_has_ammo; }

            /**
             * Health lies here; set while the game runs, 0 in the measured
             * files.
             */
            bool has_health() const { return m_has_health; }

            /**
             * At a control point; set while the game runs, 0 in the measured
             * files.
             */
            bool control_point() const { return m_control_point; }

            /**
             * A sentry gun of blue fires here; set while the game runs, 0 in the
             * measured files.
             */
            bool blue_sentry_danger() const { return m_blue_sentry_danger; }

            /**
             * A sentry gun of red fires here; set while the game runs, 0 in the
             * measured files.
             */
            bool red_sentry_danger() const { return m_red_sentry_danger; }

            /**
             * Not used; 0 in the measured files.
             */
            uint64_t reserved1() const { return m_reserved1; }

            /**
             * Closes nothing: the distances of both teams lead through the area even
             * where something else blocks it.
             */
            bool blue_setup_gate() const { return m_blue_setup_gate; }

            /**
             * Closes nothing: the distances of both teams lead through the area even
             * where something else blocks it.
             */
            bool red_setup_gate() const { return m_red_setup_gate; }

            /**
             * Closes when a control point is captured, any, or one of the index that
             * bits 17 to 20 name or higher. Not checked beside bit 14.
             */
            bool blocked_after_point_capture() const { return m_blocked_after_point_capture; }

            /**
             * Closed from the start of the round until any control point is captured.
             */
            bool blocked_until_point_capture() const { return m_blocked_until_point_capture; }

            /**
             * Closed to red.
             */
            bool blue_one_way_door() const { return m_blue_one_way_door; }

            /**
             * Closed to blue.
             */
            bool red_one_way_door() const { return m_red_one_way_door; }

            /**
             * Bit 13 waits for the control point of index 1 of the map; bit 14 and
             * an area without bit 13 ignore it.
             */
            bool with_second_point() const { return m_with_second_point; }

            /**
             * Bit 13 waits for the control point of index 2 of the map; bit 14 and
             * an area without bit 13 ignore it.
             */
            bool with_third_point() const { return m_with_third_point; }

            /**
             * Bit 13 waits for the control point of index 3 of the map; bit 14 and
             * an area without bit 13 ignore it.
             */
            bool with_fourth_point() const { return m_with_fourth_point; }

            /**
             * Bit 13 waits for the control point of index 4 of the map; bit 14 and
             * an area without bit 13 ignore it.
             */
            bool with_fifth_point() const { return m_with_fifth_point; }

            /**
             * Good for a sniper.
             */
            bool sniper_spot() const { return m_sniper_spot; }

            /**
             * Good for a sentry gun.
             */
            bool sentry_spot() const { return m_sentry_spot; }

            /**
             * On an escape route; set while the game runs, 0 in the measured
             * files.
             */
            bool escape_route() const { return m_escape_route; }

            /**
             * In view of an escape route; set while the game runs, 0 in the
             * measured files.
             */
            bool escape_route_visible() const { return m_escape_route_visible; }

            /**
             * Bots do not appear here; 0 in the measured files.
             */
            bool no_spawning() const { return m_no_spawning; }

            /**
             * Where the dead come back in Raid mode; 0 in the measured files.
             */
            bool rescue_closet() const { return m_rescue_closet; }

            /**
             * The bomb may be dropped here; set while the game runs, 0 in the
             * measured files.
             */
            bool bomb_can_drop_here() const { return m_bomb_can_drop_here; }

            /**
             * A door here never blocks, whatever bit 29 says.
             */
            bool door_never_blocks() const { return m_door_never_blocks; }

            /**
             * A door here always blocks.
             */
            bool door_always_blocks() const { return m_door_always_blocks; }

            /**
             * Can never be blocked.
             */
            bool unblockable() const { return m_unblockable; }

            /**
             * Not used; 0 in the measured files.
             */
            bool reserved2() const { return m_reserved2; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

        /**
         * A point of the map.
         */

        class vec3_t : public kaitai::kstruct {

        public:

            vec3_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~vec3_t();

        private:
            float m_x;
            float m_y;
            float m_z;
            source_nav_t* m__root;
            kaitai::kstruct* m__parent;

        public:

            /**
             * East; -15,475 to 15,475 in the measured files.
             */
            float x() const { return m_x; }

            /**
             * South; -15,475 to 15,475 in the measured files.
             */
            float y() const { return m_y; }

            /**
             * Up; -4,626 to 11,908 in the measured files.
             */
            float z() const { return m_z; }
            source_nav_t* _root() const { return m__root; }
            kaitai::kstruct* _parent() const { return m__parent; }
        };

        /**
         * An area that is seen, or one that is not although the list inherited says so.
         */

        class visible_area_t : public kaitai::kstruct {

        public:

            visible_area_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent = nullptr, source_nav_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~visible_area_t();

        private:
            bool f_has_flags;
            bool m_has_flags;

        public:

            /**
             * Whether `flags` is stored.
             */
            bool has_flags();

        private:
            uint32_t m_target;
            uint8_t m_flags;
            bool n_flags;

        public:
            bool _is_null_flags() { flags(); return n_flags; };

        private:
            source_nav_t* m__root;
            source_nav_t::nav_area_t* m__parent;

        public:

            /**
             * Id of the area; in Left 4 Dead from sub-version 14 on its row in
             * `areas`, counted from 0. All 79,876 targets in 11 files of sub-versions
             * 12 and 13 are ids, all 9,551,145 in 27 files of sub-version 14 are rows.
             */
            uint32_t target() const { return m_target; }

            /**
             * How it is seen; 0 takes back an entry of the list inherited. 0 to 3 in
             * the measured files. An entry for the area itself always has the value
             * 2; in Left 4 Dead every area has one, in Left 4 Dead 2 it may be in
             * the list inherited.
             * 
             * - `potentially_visible`: Some part of the area can be seen.
             * - `completely_visible`: All of the area can be seen.
             */
            uint8_t flags() const { return m_flags; }
            source_nav_t* _root() const { return m__root; }
            source_nav_t::nav_area_t* _parent() const { return m__parent; }
        };

    private:
        bool f_game;
        game_kind_t m_game;

    public:

        /**
         * The game that wrote the file, which says what `sub_version` means. Right
         * for all known files; reading to the last byte is the proof.
         */
        game_kind_t game();

    private:
        bool f_game_version;
        uint32_t m_game_version;

    public:

        /**
         * The `sub_version`, 0 where none is stored.
         */
        uint32_t game_version();

    private:
        bool f_has_analysis_flag;
        bool m_has_analysis_flag;

    public:

        /**
         * Whether `is_analyzed` is stored.
         */
        bool has_analysis_flag();

    private:
        bool f_has_bsp_size;
        bool m_has_bsp_size;

    public:

        /**
         * Whether `bsp_size` is stored.
         */
        bool has_bsp_size();

    private:
        bool f_has_l4d_prologue;
        bool m_has_l4d_prologue;

    public:

        /**
         * Whether anything is stored between the places and the areas.
         */
        bool has_l4d_prologue();

    private:
        bool f_has_ladders;
        bool m_has_ladders;

    public:

        /**
         * Whether ladders are stored.
         */
        bool has_ladders();

    private:
        bool f_has_places;
        bool m_has_places;

    public:

        /**
         * Whether the place directory is stored.
         */
        bool has_places();

    private:
        bool f_has_row_targets;
        bool m_has_row_targets;

    public:

        /**
         * Whether `visible_area` names areas by their row, as Left 4 Dead 2 does,
         * and not by their id, as all other games do, Left 4 Dead among them.
         */
        bool has_row_targets();

    private:
        bool f_has_sub_version;
        bool m_has_sub_version;

    public:

        /**
         * Whether `sub_version` is stored.
         */
        bool has_sub_version();

    private:
        bool f_has_tf2c_tag;
        bool m_has_tf2c_tag;

    public:

        /**
         * Whether a mesh of Team Fortress 2 Classic or Classified has `tf2c_tag`.
         * Right for all known files; reading to the last byte is the proof.
         */
        bool has_tf2c_tag();

    private:
        bool f_has_unnamed_flag;
        bool m_has_unnamed_flag;

    public:

        /**
         * Whether `has_unnamed_areas` is stored.
         */
        bool has_unnamed_flag();

    private:
        bool f_is_base;
        bool m_is_base;

    public:

        /**
         * Whether the game adds nothing.
         */
        bool is_base();

    private:
        bool f_is_cs;
        bool m_is_cs;

    public:

        /**
         * Whether Counter-Strike has added approach records.
         */
        bool is_cs();

    private:
        bool f_is_ins;
        bool m_is_ins;

    public:

        /**
         * Whether Insurgency has added attributes.
         */
        bool is_ins();

    private:
        bool f_is_l4d;
        bool m_is_l4d;

    public:

        /**
         * Whether a game of the Left 4 Dead family wrote the file.
         */
        bool is_l4d();

    private:
        bool f_is_tagged;
        bool m_is_tagged;

    public:

        /**
         * Whether `tf2c_tag` is stored.
         */
        bool is_tagged();

    private:
        bool f_is_tf;
        bool m_is_tf;

    public:

        /**
         * Whether Team Fortress 2 has added attributes.
         */
        bool is_tf();

    private:
        bool f_is_tfc;
        bool m_is_tfc;

    public:

        /**
         * Whether Team Fortress 2 Classic or Classified has added attributes.
         */
        bool is_tfc();

    private:
        bool f_l4d_version;
        uint32_t m_l4d_version;

    public:

        /**
         * The `sub_version` of the Left 4 Dead family, 0 for other games.
         */
        uint32_t l4d_version();

    private:
        bool f_len_attributes;
        int8_t m_len_attributes;

    public:

        /**
         * Bytes of the attributes of an area.
         */
        int8_t len_attributes();

    private:
        bool f_num_teams;
        int8_t m_num_teams;

    public:

        /**
         * Times that an area has in `earliest_occupy_time`.
         */
        int8_t num_teams();

    private:
        uint32_t m_magic;
        uint32_t m_version;
        uint32_t m_sub_version;
        bool n_sub_version;

    public:
        bool _is_null_sub_version() { sub_version(); return n_sub_version; };

    private:
        uint32_t m_bsp_size;
        bool n_bsp_size;

    public:
        bool _is_null_bsp_size() { bsp_size(); return n_bsp_size; };

    private:
        uint8_t m_is_analyzed;
        bool n_is_analyzed;

    public:
        bool _is_null_is_analyzed() { is_analyzed(); return n_is_analyzed; };

    private:
        uint16_t m_num_places;
        bool n_num_places;

    public:
        bool _is_null_num_places() { num_places(); return n_num_places; };

    private:
        std::unique_ptr<std::vector<std::unique_ptr<place_t>>> m_places;
        bool n_places;

    public:
        bool _is_null_places() { places(); return n_places; };

    private:
        uint8_t m_has_unnamed_areas;
        bool n_has_unnamed_areas;

    public:
        bool _is_null_has_unnamed_areas() { has_unnamed_areas(); return n_has_unnamed_areas; };

    private:
        std::unique_ptr<l4d_header_t> m_l4d_prologue;
        bool n_l4d_prologue;

    public:
        bool _is_null_l4d_prologue() { l4d_prologue(); return n_l4d_prologue; };

    private:
        std::string m_tf2c_tag;
        bool n_tf2c_tag;

    public:
        bool _is_null_tf2c_tag() { tf2c_tag(); return n_tf2c_tag; };

    private:
        uint32_t m_num_areas;
        std::unique_ptr<std::vector<std::unique_ptr<nav_area_t>>> m_areas;
        uint32_t m_num_ladders;
        bool n_num_ladders;

    public:
        bool _is_null_num_ladders() { num_ladders(); return n_num_ladders; };

    private:
        std::unique_ptr<std::vector<std::unique_ptr<nav_ladder_t>>> m_ladders;
        bool n_ladders;

    public:
        bool _is_null_ladders() { ladders(); return n_ladders; };

    private:
        float m_max_view_distance;
        bool n_max_view_distance;

    public:
        bool _is_null_max_view_distance() { max_view_distance(); return n_max_view_distance; };

    private:
        std::string m_tail;
        source_nav_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Marks a navigation mesh; the bytes CE FA ED FE.
         */
        uint32_t magic() const { return m_magic; }

        /**
         * Layout of the engine: to 5 GoldSrc, from 6 on Source. 3 to 5, 9, 12 and 14
         * to 16 in the measured files; 30 and above is another format.
         */
        uint32_t version() const { return m_version; }

        /**
         * Layout of what the game adds, by a count of its own: 0 nothing (Garry's
         * Mod, Half-Life 2), 1 Counter-Strike, 2 Team Fortress 2, 3 and 4
         * Insurgency, 12 and 13 Left 4 Dead, 14 Left 4 Dead 2, 256 Team Fortress 2
         * Classic, 257 Team Fortress 2 Classified.
         */
        uint32_t sub_version() const { return m_sub_version; }

        /**
         * Size of the map's file when the mesh was saved; the engine calls the mesh
         * out of date when they differ. 525,252 to 765,058,988 in the measured
         * files.
         */
        uint32_t bsp_size() const { return m_bsp_size; }

        /**
         * Whether the mesh has been analysed, 0 or 1.
         */
        uint8_t is_analyzed() const { return m_is_analyzed; }

        /**
         * Entries of the place directory; 0 to 60 in the measured files.
         */
        uint16_t num_places() const { return m_num_places; }

        /**
         * Names of places: call-outs such as BombsiteA in Counter-Strike, names of
         * populations in Left 4 Dead and Left 4 Dead 2.
         */
        std::vector<std::unique_ptr<place_t>>* places() const { return m_places.get(); }

        /**
         * Whether some area belongs to no place, 0 or 1.
         */
        uint8_t has_unnamed_areas() const { return m_has_unnamed_areas; }

        /**
         * Data that Left 4 Dead stores before the areas.
         */
        l4d_header_t* l4d_prologue() const { return m_l4d_prologue.get(); }

        /**
         * What Team Fortress 2 Classic stores before the areas, by the same hook of
         * the engine; its successor Classified stores nothing there.
         */
        std::string tf2c_tag() const { return m_tf2c_tag; }

        /**
         * Areas that follow; the smallest has 59 bytes. 19 to 5,095 in the
         * measured files; both engines refuse 0.
         */
        uint32_t num_areas() const { return m_num_areas; }

        /**
         * The areas. Left 4 Dead 2 names visible areas by their row in this list, so
         * that the order counts there.
         */
        std::vector<std::unique_ptr<nav_area_t>>* areas() const { return m_areas.get(); }

        /**
         * Ladders that follow; 0 to 95 in the measured files.
         */
        uint32_t num_ladders() const { return m_num_ladders; }

        /**
         * The ladders; GoldSrc makes them from the map instead.
         */
        std::vector<std::unique_ptr<nav_ladder_t>>* ladders() const { return m_ladders.get(); }

        /**
         * How far areas are tested for being seen, probably; 0 selects the
         * engine's own choice. 0, 1000, 1500, 1800 and 3250 in the measured files.
         */
        float max_view_distance() const { return m_max_view_distance; }

        /**
         * Bytes after the mesh, which the engines do not read. GoldSrc does not
         * shorten a file when it saves a smaller mesh over a larger one, so that 42
         * of 140 files of versions 3 to 5 end with parts of older meshes; nothing in
         * all other files.
         */
        std::string tail() const { return m_tail; }
        source_nav_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _to_string() const;
        friend std::ostream& operator<<(std::ostream& os, const source_nav_t& obj);
    };
}
