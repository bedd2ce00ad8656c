// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "source_nav.h"
#include "kaitai/exceptions.h"
namespace navspec {
    const std::set<source_nav_t::corner_t> source_nav_t::_values_corner_t{
        source_nav_t::CORNER_NORTH_WEST,
        source_nav_t::CORNER_NORTH_EAST,
        source_nav_t::CORNER_SOUTH_EAST,
        source_nav_t::CORNER_SOUTH_WEST,
    };
    bool source_nav_t::_is_defined_corner_t(source_nav_t::corner_t v) {
        return source_nav_t::_values_corner_t.find(v) != source_nav_t::_values_corner_t.end();
    }
    const std::set<source_nav_t::game_kind_t> source_nav_t::_values_game_kind_t{
        source_nav_t::GAME_KIND_BASE,
        source_nav_t::GAME_KIND_CS,
        source_nav_t::GAME_KIND_TF,
        source_nav_t::GAME_KIND_INS,
        source_nav_t::GAME_KIND_L4D,
        source_nav_t::GAME_KIND_TFC,
    };
    bool source_nav_t::_is_defined_game_kind_t(source_nav_t::game_kind_t v) {
        return source_nav_t::_values_game_kind_t.find(v) != source_nav_t::_values_game_kind_t.end();
    }
    const std::set<source_nav_t::side_t> source_nav_t::_values_side_t{
        source_nav_t::SIDE_NORTH,
        source_nav_t::SIDE_EAST,
        source_nav_t::SIDE_SOUTH,
        source_nav_t::SIDE_WEST,
    };
    bool source_nav_t::_is_defined_side_t(source_nav_t::side_t v) {
        return source_nav_t::_values_side_t.find(v) != source_nav_t::_values_side_t.end();
    }
    const std::set<source_nav_t::way_t> source_nav_t::_values_way_t{
        source_nav_t::WAY_GO_NORTH,
        source_nav_t::WAY_GO_EAST,
        source_nav_t::WAY_GO_SOUTH,
        source_nav_t::WAY_GO_WEST,
        source_nav_t::WAY_LADDER_UP,
        source_nav_t::WAY_LADDER_DOWN,
        source_nav_t::WAY_JUMP,
        source_nav_t::WAY_ELEVATOR_UP,
        source_nav_t::WAY_ELEVATOR_DOWN,
        source_nav_t::WAY_NONE,
        source_nav_t::WAY_NO_SUCH_WAY,
    };
    bool source_nav_t::_is_defined_way_t(source_nav_t::way_t v) {
        return source_nav_t::_values_way_t.find(v) != source_nav_t::_values_way_t.end();
    }

    source_nav_t::source_nav_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root ? p__root : this;
        m_places = nullptr;
        m_l4d_prologue = nullptr;
        m_areas = nullptr;
        m_ladders = nullptr;
        f_game = false;
        f_game_version = false;
        f_has_analysis_flag = false;
        f_has_bsp_size = false;
        f_has_l4d_prologue = false;
        f_has_ladders = false;
        f_has_places = false;
        f_has_row_targets = false;
        f_has_sub_version = false;
        f_has_tf2c_tag = false;
        f_has_unnamed_flag = false;
        f_is_base = false;
        f_is_cs = false;
        f_is_ins = false;
        f_is_l4d = false;
        f_is_tagged = false;
        f_is_tf = false;
        f_is_tfc = false;
        f_l4d_version = false;
        f_len_attributes = false;
        f_num_teams = false;
        _read();
    }

    void source_nav_t::_read() {
        m_magic = m__io->read_u4le();
        if (!(m_magic == 4277009102UL)) {
            throw kaitai::validation_not_equal_error<uint32_t>(4277009102UL, m_magic, m__io, std::string("/seq/0"));
        }
        m_version = m__io->read_u4le();
        if (!(m_version >= 1)) {
            throw kaitai::validation_less_than_error<uint32_t>(1, m_version, m__io, std::string("/seq/1"));
        }
        if (!(m_version <= 16)) {
            throw kaitai::validation_greater_than_error<uint32_t>(16, m_version, m__io, std::string("/seq/1"));
        }
        n_sub_version = true;
        if (has_sub_version()) {
            n_sub_version = false;
            m_sub_version = m__io->read_u4le();
        }
        n_bsp_size = true;
        if (has_bsp_size()) {
            n_bsp_size = false;
            m_bsp_size = m__io->read_u4le();
        }
        n_is_analyzed = true;
        if (has_analysis_flag()) {
            n_is_analyzed = false;
            m_is_analyzed = m__io->read_u1();
        }
        n_num_places = true;
        if (has_places()) {
            n_num_places = false;
            m_num_places = m__io->read_u2le();
        }
        n_places = true;
        if (has_places()) {
            n_places = false;
            m_places = std::unique_ptr<std::vector<std::unique_ptr<place_t>>>(new std::vector<std::unique_ptr<place_t>>());
            const int l_places = num_places();
            for (int i = 0; i < l_places; i++) {
                m_places->push_back(std::move(std::unique_ptr<place_t>(new place_t(m__io, this, m__root))));
            }
        }
        n_has_unnamed_areas = true;
        if (has_unnamed_flag()) {
            n_has_unnamed_areas = false;
            m_has_unnamed_areas = m__io->read_u1();
        }
        n_l4d_prologue = true;
        if (has_l4d_prologue()) {
            n_l4d_prologue = false;
            m_l4d_prologue = std::unique_ptr<l4d_header_t>(new l4d_header_t(m__io, this, m__root));
        }
        n_tf2c_tag = true;
        if (is_tagged()) {
            n_tf2c_tag = false;
            m_tf2c_tag = m__io->read_bytes(4);
            if (!(m_tf2c_tag == std::string("\x54\x46\x32\x43", 4))) {
                throw kaitai::validation_not_equal_error<std::string>(std::string("\x54\x46\x32\x43", 4), m_tf2c_tag, m__io, std::string("/seq/9"));
            }
        }
        m_num_areas = m__io->read_u4le();
        if (!(m_num_areas <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 59))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 59), m_num_areas, m__io, std::string("/seq/10"));
        }
        m_areas = std::unique_ptr<std::vector<std::unique_ptr<nav_area_t>>>(new std::vector<std::unique_ptr<nav_area_t>>());
        const int l_areas = num_areas();
        for (int i = 0; i < l_areas; i++) {
            m_areas->push_back(std::move(std::unique_ptr<nav_area_t>(new nav_area_t(m__io, this, m__root))));
        }
        n_num_ladders = true;
        if (has_ladders()) {
            n_num_ladders = false;
            m_num_ladders = m__io->read_u4le();
            if (!(m_num_ladders <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 60))) {
                throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 60), m_num_ladders, m__io, std::string("/seq/12"));
            }
        }
        n_ladders = true;
        if (has_ladders()) {
            n_ladders = false;
            m_ladders = std::unique_ptr<std::vector<std::unique_ptr<nav_ladder_t>>>(new std::vector<std::unique_ptr<nav_ladder_t>>());
            const int l_ladders = num_ladders();
            for (int i = 0; i < l_ladders; i++) {
                m_ladders->push_back(std::move(std::unique_ptr<nav_ladder_t>(new nav_ladder_t(m__io, this, m__root))));
            }
        }
        n_max_view_distance = true;
        if (is_l4d()) {
            n_max_view_distance = false;
            m_max_view_distance = m__io->read_f4le();
        }
        m_tail = m__io->read_bytes_full();
    }

    source_nav_t::~source_nav_t() {
        _clean_up();
    }

    void source_nav_t::_clean_up() {
        if (!n_sub_version) {
        }
        if (!n_bsp_size) {
        }
        if (!n_is_analyzed) {
        }
        if (!n_num_places) {
        }
        if (!n_places) {
        }
        if (!n_has_unnamed_areas) {
        }
        if (!n_l4d_prologue) {
        }
        if (!n_tf2c_tag) {
        }
        if (!n_num_ladders) {
        }
        if (!n_ladders) {
        }
        if (!n_max_view_distance) {
        }
    }

    source_nav_t::approach_t::approach_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_here_to_next_way = false;
        f_prev_to_here_way = false;
        _read();
    }

    void source_nav_t::approach_t::_read() {
        m_here_area = m__io->read_u4le();
        m_prev_area = m__io->read_u4le();
        m_prev_to_here_how = m__io->read_u1();
        m_next_area = m__io->read_u4le();
        m_here_to_next_how = m__io->read_u1();
    }

    source_nav_t::approach_t::~approach_t() {
        _clean_up();
    }

    void source_nav_t::approach_t::_clean_up() {
    }

    source_nav_t::way_t source_nav_t::approach_t::here_to_next_way() {
        if (f_here_to_next_way)
            return m_here_to_next_way;
        f_here_to_next_way = true;
        m_here_to_next_way = ((here_to_next_how() == 0) ? (source_nav_t::WAY_GO_NORTH) : (((here_to_next_how() == 1) ? (source_nav_t::WAY_GO_EAST) : (((here_to_next_how() == 2) ? (source_nav_t::WAY_GO_SOUTH) : (((here_to_next_how() == 3) ? (source_nav_t::WAY_GO_WEST) : (((here_to_next_how() == 4) ? (source_nav_t::WAY_LADDER_UP) : (((here_to_next_how() == 5) ? (source_nav_t::WAY_LADDER_DOWN) : (((here_to_next_how() == 6) ? (source_nav_t::WAY_JUMP) : (((_root()->version() <= 9) ? (((here_to_next_how() == 7) ? (source_nav_t::WAY_NONE) : (source_nav_t::WAY_NO_SUCH_WAY))) : (((here_to_next_how() == 7) ? (source_nav_t::WAY_ELEVATOR_UP) : (((here_to_next_how() == 8) ? (source_nav_t::WAY_ELEVATOR_DOWN) : (((here_to_next_how() == 9) ? (source_nav_t::WAY_NONE) : (source_nav_t::WAY_NO_SUCH_WAY))))))))))))))))))))));
        return m_here_to_next_way;
    }

    source_nav_t::way_t source_nav_t::approach_t::prev_to_here_way() {
        if (f_prev_to_here_way)
            return m_prev_to_here_way;
        f_prev_to_here_way = true;
        m_prev_to_here_way = ((prev_to_here_how() == 0) ? (source_nav_t::WAY_GO_NORTH) : (((prev_to_here_how() == 1) ? (source_nav_t::WAY_GO_EAST) : (((prev_to_here_how() == 2) ? (source_nav_t::WAY_GO_SOUTH) : (((prev_to_here_how() == 3) ? (source_nav_t::WAY_GO_WEST) : (((prev_to_here_how() == 4) ? (source_nav_t::WAY_LADDER_UP) : (((prev_to_here_how() == 5) ? (source_nav_t::WAY_LADDER_DOWN) : (((prev_to_here_how() == 6) ? (source_nav_t::WAY_JUMP) : (((_root()->version() <= 9) ? (((prev_to_here_how() == 7) ? (source_nav_t::WAY_NONE) : (source_nav_t::WAY_NO_SUCH_WAY))) : (((prev_to_here_how() == 7) ? (source_nav_t::WAY_ELEVATOR_UP) : (((prev_to_here_how() == 8) ? (source_nav_t::WAY_ELEVATOR_DOWN) : (((prev_to_here_how() == 9) ? (source_nav_t::WAY_NONE) : (source_nav_t::WAY_NO_SUCH_WAY))))))))))))))))))))));
        return m_prev_to_here_way;
    }

    source_nav_t::encounter_t::encounter_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_path_from = nullptr;
        m_path_to = nullptr;
        m_spots = nullptr;
        m_old_spots = nullptr;
        f_from_dir_name = false;
        f_has_sides = false;
        f_is_old = false;
        f_to_dir_name = false;
        _read();
    }

    void source_nav_t::encounter_t::_read() {
        m_from_area = m__io->read_u4le();
        n_from_dir = true;
        if (has_sides()) {
            n_from_dir = false;
            m_from_dir = m__io->read_u1();
        }
        m_to_area = m__io->read_u4le();
        n_to_dir = true;
        if (has_sides()) {
            n_to_dir = false;
            m_to_dir = m__io->read_u1();
        }
        n_path_from = true;
        if (is_old()) {
            n_path_from = false;
            m_path_from = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        }
        n_path_to = true;
        if (is_old()) {
            n_path_to = false;
            m_path_to = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        }
        m_num_spots = m__io->read_u1();
        n_spots = true;
        if (has_sides()) {
            n_spots = false;
            m_spots = std::unique_ptr<std::vector<std::unique_ptr<encounter_spot_t>>>(new std::vector<std::unique_ptr<encounter_spot_t>>());
            const int l_spots = num_spots();
            for (int i = 0; i < l_spots; i++) {
                m_spots->push_back(std::move(std::unique_ptr<encounter_spot_t>(new encounter_spot_t(m__io, this, m__root))));
            }
        }
        n_old_spots = true;
        if (is_old()) {
            n_old_spots = false;
            m_old_spots = std::unique_ptr<std::vector<std::unique_ptr<old_encounter_spot_t>>>(new std::vector<std::unique_ptr<old_encounter_spot_t>>());
            const int l_old_spots = num_spots() + 0;
            for (int i = 0; i < l_old_spots; i++) {
                m_old_spots->push_back(std::move(std::unique_ptr<old_encounter_spot_t>(new old_encounter_spot_t(m__io, this, m__root))));
            }
        }
    }

    source_nav_t::encounter_t::~encounter_t() {
        _clean_up();
    }

    void source_nav_t::encounter_t::_clean_up() {
        if (!n_from_dir) {
        }
        if (!n_to_dir) {
        }
        if (!n_path_from) {
        }
        if (!n_path_to) {
        }
        if (!n_spots) {
        }
        if (!n_old_spots) {
        }
    }

    source_nav_t::side_t source_nav_t::encounter_t::from_dir_name() {
        if (f_from_dir_name)
            return m_from_dir_name;
        f_from_dir_name = true;
        m_from_dir_name = static_cast<source_nav_t::side_t>(from_dir());
        return m_from_dir_name;
    }

    bool source_nav_t::encounter_t::has_sides() {
        if (f_has_sides)
            return m_has_sides;
        f_has_sides = true;
        m_has_sides = _root()->version() >= 3;
        return m_has_sides;
    }

    bool source_nav_t::encounter_t::is_old() {
        if (f_is_old)
            return m_is_old;
        f_is_old = true;
        m_is_old = _root()->version() < 3;
        return m_is_old;
    }

    source_nav_t::side_t source_nav_t::encounter_t::to_dir_name() {
        if (f_to_dir_name)
            return m_to_dir_name;
        f_to_dir_name = true;
        m_to_dir_name = static_cast<source_nav_t::side_t>(to_dir());
        return m_to_dir_name;
    }

    source_nav_t::encounter_spot_t::encounter_spot_t(kaitai::kstream* p__io, source_nav_t::encounter_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_fraction = false;
        _read();
    }

    void source_nav_t::encounter_spot_t::_read() {
        m_spot_id = m__io->read_u4le();
        m_t = m__io->read_u1();
    }

    source_nav_t::encounter_spot_t::~encounter_spot_t() {
        _clean_up();
    }

    void source_nav_t::encounter_spot_t::_clean_up() {
    }

    double source_nav_t::encounter_spot_t::fraction() {
        if (f_fraction)
            return m_fraction;
        f_fraction = true;
        m_fraction = static_cast<double>(t()) * 0.00392156862745098;
        return m_fraction;
    }

    source_nav_t::hiding_spot_t::hiding_spot_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        m_flags = nullptr;
        f_has_identity = false;
        _read();
    }

    void source_nav_t::hiding_spot_t::_read() {
        n_id = true;
        if (has_identity()) {
            n_id = false;
            m_id = m__io->read_u4le();
        }
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        n_flags = true;
        if (has_identity()) {
            n_flags = false;
            m_flags = std::unique_ptr<hiding_spot_bits_t>(new hiding_spot_bits_t(m__io, this, m__root));
        }
    }

    source_nav_t::hiding_spot_t::~hiding_spot_t() {
        _clean_up();
    }

    void source_nav_t::hiding_spot_t::_clean_up() {
        if (!n_id) {
        }
        if (!n_flags) {
        }
    }

    bool source_nav_t::hiding_spot_t::has_identity() {
        if (f_has_identity)
            return m_has_identity;
        f_has_identity = true;
        m_has_identity = _root()->version() >= 2;
        return m_has_identity;
    }

    source_nav_t::hiding_spot_bits_t::hiding_spot_bits_t(kaitai::kstream* p__io, source_nav_t::hiding_spot_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void source_nav_t::hiding_spot_bits_t::_read() {
        m_in_cover = m__io->read_bits_int_le(1);
        m_good_sniper_spot = m__io->read_bits_int_le(1);
        m_ideal_sniper_spot = m__io->read_bits_int_le(1);
        m_exposed = m__io->read_bits_int_le(1);
        m_reserved = m__io->read_bits_int_le(4);
    }

    source_nav_t::hiding_spot_bits_t::~hiding_spot_bits_t() {
        _clean_up();
    }

    void source_nav_t::hiding_spot_bits_t::_clean_up() {
    }

    source_nav_t::id_list_t::id_list_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_ids = nullptr;
        _read();
    }

    void source_nav_t::id_list_t::_read() {
        m_num_ids = m__io->read_u4le();
        if (!(m_num_ids <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4), m_num_ids, m__io, std::string("/types/id_list/seq/0"));
        }
        m_ids = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_ids = num_ids();
        for (int i = 0; i < l_ids; i++) {
            m_ids->push_back(std::move(m__io->read_u4le()));
        }
    }

    source_nav_t::id_list_t::~id_list_t() {
        _clean_up();
    }

    void source_nav_t::id_list_t::_clean_up() {
    }

    source_nav_t::l4d_header_t::l4d_header_t(kaitai::kstream* p__io, source_nav_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_fog_places = nullptr;
        f_has_population = false;
        _read();
    }

    void source_nav_t::l4d_header_t::_read() {
        n_population = true;
        if (has_population()) {
            n_population = false;
            m_population = m__io->read_bytes_term(0, false, true, true);
        }
        m_num_fog_places = m__io->read_u2le();
        m_fog_places = std::unique_ptr<std::vector<std::unique_ptr<place_t>>>(new std::vector<std::unique_ptr<place_t>>());
        const int l_fog_places = num_fog_places();
        for (int i = 0; i < l_fog_places; i++) {
            m_fog_places->push_back(std::move(std::unique_ptr<place_t>(new place_t(m__io, this, m__root))));
        }
    }

    source_nav_t::l4d_header_t::~l4d_header_t() {
        _clean_up();
    }

    void source_nav_t::l4d_header_t::_clean_up() {
        if (!n_population) {
        }
    }

    bool source_nav_t::l4d_header_t::has_population() {
        if (f_has_population)
            return m_has_population;
        f_has_population = true;
        m_has_population = _root()->l4d_version() >= 12;
        return m_has_population;
    }

    source_nav_t::l4d_old_block_t::l4d_old_block_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void source_nav_t::l4d_old_block_t::_read() {
        m_unknown_d1 = m__io->read_u4le();
        m_unknown_d2 = m__io->read_u4le();
        m_unknown_d3 = m__io->read_f4le();
        m_unknown_d4 = m__io->read_f4le();
        m_unknown_d5 = m__io->read_u4le();
    }

    source_nav_t::l4d_old_block_t::~l4d_old_block_t() {
        _clean_up();
    }

    void source_nav_t::l4d_old_block_t::_clean_up() {
    }

    source_nav_t::l4d_spawn_bits_t::l4d_spawn_bits_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void source_nav_t::l4d_spawn_bits_t::_read() {
        m_reserved1 = m__io->read_bits_int_le(1);
        m_empty = m__io->read_bits_int_le(1);
        m_stop_scan = m__io->read_bits_int_le(1);
        m_has_old_block = m__io->read_bits_int_le(1);
        m_reserved2 = m__io->read_bits_int_le(1);
        m_battlestation = m__io->read_bits_int_le(1);
        m_finale = m__io->read_bits_int_le(1);
        m_player_start = m__io->read_bits_int_le(1);
        m_battlefield = m__io->read_bits_int_le(1);
        m_ignore_visibility = m__io->read_bits_int_le(1);
        m_not_clearable = m__io->read_bits_int_le(1);
        m_checkpoint = m__io->read_bits_int_le(1);
        m_obscured = m__io->read_bits_int_le(1);
        m_no_mobs = m__io->read_bits_int_le(1);
        m_threat = m__io->read_bits_int_le(1);
        m_rescue_vehicle = m__io->read_bits_int_le(1);
        m_rescue_closet = m__io->read_bits_int_le(1);
        m_escape_route = m__io->read_bits_int_le(1);
        m_destroyed_door = m__io->read_bits_int_le(1);
        m_nothreat = m__io->read_bits_int_le(1);
        m_lyingdown = m__io->read_bits_int_le(1);
        m_reserved3 = m__io->read_bits_int_le(3);
        m_compass_north = m__io->read_bits_int_le(1);
        m_compass_northeast = m__io->read_bits_int_le(1);
        m_compass_east = m__io->read_bits_int_le(1);
        m_compass_southeast = m__io->read_bits_int_le(1);
        m_compass_south = m__io->read_bits_int_le(1);
        m_compass_southwest = m__io->read_bits_int_le(1);
        m_compass_west = m__io->read_bits_int_le(1);
        m_compass_northwest = m__io->read_bits_int_le(1);
    }

    source_nav_t::l4d_spawn_bits_t::~l4d_spawn_bits_t() {
        _clean_up();
    }

    void source_nav_t::l4d_spawn_bits_t::_clean_up() {
    }

    source_nav_t::nav_area_t::nav_area_t(kaitai::kstream* p__io, source_nav_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_nw = nullptr;
        m_se = nullptr;
        m_connections = nullptr;
        m_hiding_spots = nullptr;
        m_approaches = nullptr;
        m_encounters = nullptr;
        m_ladders_up = nullptr;
        m_ladders_down = nullptr;
        m_earliest_occupy_time = nullptr;
        m_light_intensity = nullptr;
        m_spawn_attributes = nullptr;
        m_unknown_d = nullptr;
        m_unknown_e = nullptr;
        m_visible = nullptr;
        m_cs_approaches = nullptr;
        m_tf_attributes = nullptr;
        f_has_approaches = false;
        f_has_cs_approaches = false;
        f_has_fog_place_index = false;
        f_has_inherited_visibility = false;
        f_has_ins_attributes = false;
        f_has_ladder_lists = false;
        f_has_light = false;
        f_has_occupy_times = false;
        f_has_place_index = false;
        f_has_spawn_attributes = false;
        f_has_tf_attributes = false;
        f_has_tfc_attributes = false;
        f_has_unknown_a = false;
        f_has_unknown_b = false;
        f_has_unknown_c = false;
        f_has_unknown_d = false;
        f_has_unknown_e = false;
        f_has_visible = false;
        _read();
    }

    void source_nav_t::nav_area_t::_read() {
        m_id = m__io->read_u4le();
        switch (_root()->len_attributes()) {
        case 1: {
            m_attributes = m__io->read_u1();
            break;
        }
        case 2: {
            m_attributes = m__io->read_u2le();
            break;
        }
        default: {
            m_attributes = m__io->read_u4le();
            break;
        }
        }
        m_nw = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_se = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_ne_z = m__io->read_f4le();
        m_sw_z = m__io->read_f4le();
        m_connections = std::unique_ptr<std::vector<std::unique_ptr<id_list_t>>>(new std::vector<std::unique_ptr<id_list_t>>());
        const int l_connections = 4;
        for (int i = 0; i < l_connections; i++) {
            m_connections->push_back(std::move(std::unique_ptr<id_list_t>(new id_list_t(m__io, this, m__root))));
        }
        m_num_hiding_spots = m__io->read_u1();
        m_hiding_spots = std::unique_ptr<std::vector<std::unique_ptr<hiding_spot_t>>>(new std::vector<std::unique_ptr<hiding_spot_t>>());
        const int l_hiding_spots = num_hiding_spots();
        for (int i = 0; i < l_hiding_spots; i++) {
            m_hiding_spots->push_back(std::move(std::unique_ptr<hiding_spot_t>(new hiding_spot_t(m__io, this, m__root))));
        }
        n_num_approaches = true;
        if (has_approaches()) {
            n_num_approaches = false;
            m_num_approaches = m__io->read_u1();
        }
        n_approaches = true;
        if (has_approaches()) {
            n_approaches = false;
            m_approaches = std::unique_ptr<std::vector<std::unique_ptr<approach_t>>>(new std::vector<std::unique_ptr<approach_t>>());
            const int l_approaches = num_approaches();
            for (int i = 0; i < l_approaches; i++) {
                m_approaches->push_back(std::move(std::unique_ptr<approach_t>(new approach_t(m__io, this, m__root))));
            }
        }
        m_num_encounters = m__io->read_u4le();
        if (!(m_num_encounters <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 11))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 11), m_num_encounters, m__io, std::string("/types/nav_area/seq/11"));
        }
        m_encounters = std::unique_ptr<std::vector<std::unique_ptr<encounter_t>>>(new std::vector<std::unique_ptr<encounter_t>>());
        const int l_encounters = num_encounters();
        for (int i = 0; i < l_encounters; i++) {
            m_encounters->push_back(std::move(std::unique_ptr<encounter_t>(new encounter_t(m__io, this, m__root))));
        }
        n_place_index = true;
        if (has_place_index()) {
            n_place_index = false;
            m_place_index = m__io->read_u2le();
        }
        n_ladders_up = true;
        if (has_ladder_lists()) {
            n_ladders_up = false;
            m_ladders_up = std::unique_ptr<id_list_t>(new id_list_t(m__io, this, m__root));
        }
        n_ladders_down = true;
        if (has_ladder_lists()) {
            n_ladders_down = false;
            m_ladders_down = std::unique_ptr<id_list_t>(new id_list_t(m__io, this, m__root));
        }
        n_earliest_occupy_time = true;
        if (has_occupy_times()) {
            n_earliest_occupy_time = false;
            m_earliest_occupy_time = std::unique_ptr<std::vector<float>>(new std::vector<float>());
            const int l_earliest_occupy_time = _root()->num_teams();
            for (int i = 0; i < l_earliest_occupy_time; i++) {
                m_earliest_occupy_time->push_back(std::move(m__io->read_f4le()));
            }
        }
        n_light_intensity = true;
        if (has_light()) {
            n_light_intensity = false;
            m_light_intensity = std::unique_ptr<std::vector<float>>(new std::vector<float>());
            const int l_light_intensity = 4;
            for (int i = 0; i < l_light_intensity; i++) {
                m_light_intensity->push_back(std::move(m__io->read_f4le()));
            }
        }
        n_spawn_attributes = true;
        if (has_spawn_attributes()) {
            n_spawn_attributes = false;
            m_spawn_attributes = std::unique_ptr<l4d_spawn_bits_t>(new l4d_spawn_bits_t(m__io, this, m__root));
        }
        n_unknown_a = true;
        if (has_unknown_a()) {
            n_unknown_a = false;
            m_unknown_a = m__io->read_u4le();
        }
        n_unknown_b = true;
        if (has_unknown_b()) {
            n_unknown_b = false;
            m_unknown_b = m__io->read_u4le();
        }
        n_unknown_c = true;
        if (has_unknown_c()) {
            n_unknown_c = false;
            m_unknown_c = m__io->read_u4le();
        }
        n_fog_place_index = true;
        if (has_fog_place_index()) {
            n_fog_place_index = false;
            m_fog_place_index = m__io->read_u2le();
        }
        n_unknown_d = true;
        if (has_unknown_d()) {
            n_unknown_d = false;
            m_unknown_d = std::unique_ptr<l4d_old_block_t>(new l4d_old_block_t(m__io, this, m__root));
        }
        n_num_unknown_e = true;
        if (has_unknown_e()) {
            n_num_unknown_e = false;
            m_num_unknown_e = m__io->read_u1();
        }
        n_unknown_e = true;
        if (has_unknown_e()) {
            n_unknown_e = false;
            m_unknown_e = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
            const int l_unknown_e = num_unknown_e();
            for (int i = 0; i < l_unknown_e; i++) {
                m_unknown_e->push_back(std::move(m__io->read_u4le()));
            }
        }
        n_num_visible = true;
        if (has_visible()) {
            n_num_visible = false;
            m_num_visible = m__io->read_u4le();
            if (!(m_num_visible <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4))) {
                throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 4), m_num_visible, m__io, std::string("/types/nav_area/seq/26"));
            }
        }
        n_visible = true;
        if (has_visible()) {
            n_visible = false;
            m_visible = std::unique_ptr<std::vector<std::unique_ptr<visible_area_t>>>(new std::vector<std::unique_ptr<visible_area_t>>());
            const int l_visible = num_visible();
            for (int i = 0; i < l_visible; i++) {
                m_visible->push_back(std::move(std::unique_ptr<visible_area_t>(new visible_area_t(m__io, this, m__root))));
            }
        }
        n_inherit_visibility_from = true;
        if (has_inherited_visibility()) {
            n_inherit_visibility_from = false;
            m_inherit_visibility_from = m__io->read_u4le();
        }
        n_num_cs_approaches = true;
        if (has_cs_approaches()) {
            n_num_cs_approaches = false;
            m_num_cs_approaches = m__io->read_u1();
        }
        n_cs_approaches = true;
        if (has_cs_approaches()) {
            n_cs_approaches = false;
            m_cs_approaches = std::unique_ptr<std::vector<std::unique_ptr<approach_t>>>(new std::vector<std::unique_ptr<approach_t>>());
            const int l_cs_approaches = num_cs_approaches();
            for (int i = 0; i < l_cs_approaches; i++) {
                m_cs_approaches->push_back(std::move(std::unique_ptr<approach_t>(new approach_t(m__io, this, m__root))));
            }
        }
        n_tf_attributes = true;
        if (has_tf_attributes()) {
            n_tf_attributes = false;
            m_tf_attributes = std::unique_ptr<tf_area_bits_t>(new tf_area_bits_t(m__io, this, m__root));
        }
        n_tfc_attributes = true;
        if (has_tfc_attributes()) {
            n_tfc_attributes = false;
            m_tfc_attributes = m__io->read_u8le();
        }
        n_ins_attributes = true;
        if (has_ins_attributes()) {
            n_ins_attributes = false;
            m_ins_attributes = m__io->read_u4le();
        }
    }

    source_nav_t::nav_area_t::~nav_area_t() {
        _clean_up();
    }

    void source_nav_t::nav_area_t::_clean_up() {
        if (!n_num_approaches) {
        }
        if (!n_approaches) {
        }
        if (!n_place_index) {
        }
        if (!n_ladders_up) {
        }
        if (!n_ladders_down) {
        }
        if (!n_earliest_occupy_time) {
        }
        if (!n_light_intensity) {
        }
        if (!n_spawn_attributes) {
        }
        if (!n_unknown_a) {
        }
        if (!n_unknown_b) {
        }
        if (!n_unknown_c) {
        }
        if (!n_fog_place_index) {
        }
        if (!n_unknown_d) {
        }
        if (!n_num_unknown_e) {
        }
        if (!n_unknown_e) {
        }
        if (!n_num_visible) {
        }
        if (!n_visible) {
        }
        if (!n_inherit_visibility_from) {
        }
        if (!n_num_cs_approaches) {
        }
        if (!n_cs_approaches) {
        }
        if (!n_tf_attributes) {
        }
        if (!n_tfc_attributes) {
        }
        if (!n_ins_attributes) {
        }
    }

    bool source_nav_t::nav_area_t::has_approaches() {
        if (f_has_approaches)
            return m_has_approaches;
        f_has_approaches = true;
        m_has_approaches = _root()->version() < 15;
        return m_has_approaches;
    }

    bool source_nav_t::nav_area_t::has_cs_approaches() {
        if (f_has_cs_approaches)
            return m_has_cs_approaches;
        f_has_cs_approaches = true;
        m_has_cs_approaches = _root()->is_cs();
        return m_has_cs_approaches;
    }

    bool source_nav_t::nav_area_t::has_fog_place_index() {
        if (f_has_fog_place_index)
            return m_has_fog_place_index;
        f_has_fog_place_index = true;
        m_has_fog_place_index = _root()->l4d_version() >= 8;
        return m_has_fog_place_index;
    }

    bool source_nav_t::nav_area_t::has_inherited_visibility() {
        if (f_has_inherited_visibility)
            return m_has_inherited_visibility;
        f_has_inherited_visibility = true;
        m_has_inherited_visibility = ((_root()->is_l4d()) ? (_root()->l4d_version() >= 11) : (_root()->version() >= 16));
        return m_has_inherited_visibility;
    }

    bool source_nav_t::nav_area_t::has_ins_attributes() {
        if (f_has_ins_attributes)
            return m_has_ins_attributes;
        f_has_ins_attributes = true;
        m_has_ins_attributes = _root()->is_ins();
        return m_has_ins_attributes;
    }

    bool source_nav_t::nav_area_t::has_ladder_lists() {
        if (f_has_ladder_lists)
            return m_has_ladder_lists;
        f_has_ladder_lists = true;
        m_has_ladder_lists = _root()->version() >= 7;
        return m_has_ladder_lists;
    }

    bool source_nav_t::nav_area_t::has_light() {
        if (f_has_light)
            return m_has_light;
        f_has_light = true;
        m_has_light = _root()->version() >= 11;
        return m_has_light;
    }

    bool source_nav_t::nav_area_t::has_occupy_times() {
        if (f_has_occupy_times)
            return m_has_occupy_times;
        f_has_occupy_times = true;
        m_has_occupy_times = _root()->version() >= 8;
        return m_has_occupy_times;
    }

    bool source_nav_t::nav_area_t::has_place_index() {
        if (f_has_place_index)
            return m_has_place_index;
        f_has_place_index = true;
        m_has_place_index = _root()->version() >= 5;
        return m_has_place_index;
    }

    bool source_nav_t::nav_area_t::has_spawn_attributes() {
        if (f_has_spawn_attributes)
            return m_has_spawn_attributes;
        f_has_spawn_attributes = true;
        m_has_spawn_attributes = _root()->l4d_version() >= 1;
        return m_has_spawn_attributes;
    }

    bool source_nav_t::nav_area_t::has_tf_attributes() {
        if (f_has_tf_attributes)
            return m_has_tf_attributes;
        f_has_tf_attributes = true;
        m_has_tf_attributes = _root()->is_tf();
        return m_has_tf_attributes;
    }

    bool source_nav_t::nav_area_t::has_tfc_attributes() {
        if (f_has_tfc_attributes)
            return m_has_tfc_attributes;
        f_has_tfc_attributes = true;
        m_has_tfc_attributes = _root()->is_tfc();
        return m_has_tfc_attributes;
    }

    bool source_nav_t::nav_area_t::has_unknown_a() {
        if (f_has_unknown_a)
            return m_has_unknown_a;
        f_has_unknown_a = true;
        m_has_unknown_a =  ((_root()->l4d_version() >= 2) && (_root()->l4d_version() <= 9)) ;
        return m_has_unknown_a;
    }

    bool source_nav_t::nav_area_t::has_unknown_b() {
        if (f_has_unknown_b)
            return m_has_unknown_b;
        f_has_unknown_b = true;
        m_has_unknown_b =  ((_root()->l4d_version() >= 4) && (_root()->l4d_version() <= 9)) ;
        return m_has_unknown_b;
    }

    bool source_nav_t::nav_area_t::has_unknown_c() {
        if (f_has_unknown_c)
            return m_has_unknown_c;
        f_has_unknown_c = true;
        m_has_unknown_c =  ((_root()->l4d_version() >= 5) && (_root()->l4d_version() <= 12)) ;
        return m_has_unknown_c;
    }

    bool source_nav_t::nav_area_t::has_unknown_d() {
        if (f_has_unknown_d)
            return m_has_unknown_d;
        f_has_unknown_d = true;
        m_has_unknown_d =  ((_root()->l4d_version() >= 1) && (_root()->l4d_version() <= 9) && (spawn_attributes()->has_old_block())) ;
        return m_has_unknown_d;
    }

    bool source_nav_t::nav_area_t::has_unknown_e() {
        if (f_has_unknown_e)
            return m_has_unknown_e;
        f_has_unknown_e = true;
        m_has_unknown_e =  ((_root()->l4d_version() >= 3) && (_root()->l4d_version() <= 9)) ;
        return m_has_unknown_e;
    }

    bool source_nav_t::nav_area_t::has_visible() {
        if (f_has_visible)
            return m_has_visible;
        f_has_visible = true;
        m_has_visible = ((_root()->is_l4d()) ? (_root()->l4d_version() >= 5) : (_root()->version() >= 16));
        return m_has_visible;
    }

    std::string source_nav_t::nav_area_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(id());
    }

    std::ostream& operator<<(std::ostream& os, const source_nav_t::nav_area_t& obj) {
        os << obj._to_string();
        return os;
    }

    source_nav_t::nav_ladder_t::nav_ladder_t(kaitai::kstream* p__io, source_nav_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_top = nullptr;
        m_bottom = nullptr;
        f_direction_name = false;
        f_has_dangling_flag = false;
        _read();
    }

    void source_nav_t::nav_ladder_t::_read() {
        m_id = m__io->read_u4le();
        m_width = m__io->read_f4le();
        m_top = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_bottom = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_length = m__io->read_f4le();
        m_direction = m__io->read_u4le();
        n_is_dangling = true;
        if (has_dangling_flag()) {
            n_is_dangling = false;
            m_is_dangling = m__io->read_u1();
        }
        m_top_forward_area = m__io->read_u4le();
        m_top_left_area = m__io->read_u4le();
        m_top_right_area = m__io->read_u4le();
        m_top_behind_area = m__io->read_u4le();
        m_bottom_area = m__io->read_u4le();
    }

    source_nav_t::nav_ladder_t::~nav_ladder_t() {
        _clean_up();
    }

    void source_nav_t::nav_ladder_t::_clean_up() {
        if (!n_is_dangling) {
        }
    }

    source_nav_t::side_t source_nav_t::nav_ladder_t::direction_name() {
        if (f_direction_name)
            return m_direction_name;
        f_direction_name = true;
        m_direction_name = static_cast<source_nav_t::side_t>(direction());
        return m_direction_name;
    }

    bool source_nav_t::nav_ladder_t::has_dangling_flag() {
        if (f_has_dangling_flag)
            return m_has_dangling_flag;
        f_has_dangling_flag = true;
        m_has_dangling_flag = _root()->version() == 6;
        return m_has_dangling_flag;
    }

    std::string source_nav_t::nav_ladder_t::_to_string() const {
        return std::string("ladder ") + kaitai::kstream::to_string(id());
    }

    std::ostream& operator<<(std::ostream& os, const source_nav_t::nav_ladder_t& obj) {
        os << obj._to_string();
        return os;
    }

    source_nav_t::old_encounter_spot_t::old_encounter_spot_t(kaitai::kstream* p__io, source_nav_t::encounter_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        _read();
    }

    void source_nav_t::old_encounter_spot_t::_read() {
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_t = m__io->read_f4le();
    }

    source_nav_t::old_encounter_spot_t::~old_encounter_spot_t() {
        _clean_up();
    }

    void source_nav_t::old_encounter_spot_t::_clean_up() {
    }

    source_nav_t::place_t::place_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void source_nav_t::place_t::_read() {
        m_len_name = m__io->read_u2le();
        m_name = m__io->read_bytes(len_name());
    }

    source_nav_t::place_t::~place_t() {
        _clean_up();
    }

    void source_nav_t::place_t::_clean_up() {
    }

    source_nav_t::tf_area_bits_t::tf_area_bits_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void source_nav_t::tf_area_bits_t::_read() {
        m_blocked = m__io->read_bits_int_le(1);
        m_spawn_room_red = m__io->read_bits_int_le(1);
        m_spawn_room_blue = m__io->read_bits_int_le(1);
        m_spawn_room_exit = m__io->read_bits_int_le(1);
        m_has_ammo = m__io->read_bits_int_le(1);
        m_has_health = m__io->read_bits_int_le(1);
        m_control_point = m__io->read_bits_int_le(1);
        m_blue_sentry_danger = m__io->read_bits_int_le(1);
        m_red_sentry_danger = m__io->read_bits_int_le(1);
        m_reserved1 = m__io->read_bits_int_le(2);
        m_blue_setup_gate = m__io->read_bits_int_le(1);
        m_red_setup_gate = m__io->read_bits_int_le(1);
        m_blocked_after_point_capture = m__io->read_bits_int_le(1);
        m_blocked_until_point_capture = m__io->read_bits_int_le(1);
        m_blue_one_way_door = m__io->read_bits_int_le(1);
        m_red_one_way_door = m__io->read_bits_int_le(1);
        m_with_second_point = m__io->read_bits_int_le(1);
        m_with_third_point = m__io->read_bits_int_le(1);
        m_with_fourth_point = m__io->read_bits_int_le(1);
        m_with_fifth_point = m__io->read_bits_int_le(1);
        m_sniper_spot = m__io->read_bits_int_le(1);
        m_sentry_spot = m__io->read_bits_int_le(1);
        m_escape_route = m__io->read_bits_int_le(1);
        m_escape_route_visible = m__io->read_bits_int_le(1);
        m_no_spawning = m__io->read_bits_int_le(1);
        m_rescue_closet = m__io->read_bits_int_le(1);
        m_bomb_can_drop_here = m__io->read_bits_int_le(1);
        m_door_never_blocks = m__io->read_bits_int_le(1);
        m_door_always_blocks = m__io->read_bits_int_le(1);
        m_unblockable = m__io->read_bits_int_le(1);
        m_reserved2 = m__io->read_bits_int_le(1);
    }

    source_nav_t::tf_area_bits_t::~tf_area_bits_t() {
        _clean_up();
    }

    void source_nav_t::tf_area_bits_t::_clean_up() {
    }

    source_nav_t::vec3_t::vec3_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void source_nav_t::vec3_t::_read() {
        m_x = m__io->read_f4le();
        m_y = m__io->read_f4le();
        m_z = m__io->read_f4le();
    }

    source_nav_t::vec3_t::~vec3_t() {
        _clean_up();
    }

    void source_nav_t::vec3_t::_clean_up() {
    }

    source_nav_t::visible_area_t::visible_area_t(kaitai::kstream* p__io, source_nav_t::nav_area_t* p__parent, source_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_has_flags = false;
        _read();
    }

    void source_nav_t::visible_area_t::_read() {
        m_target = m__io->read_u4le();
        n_flags = true;
        if (has_flags()) {
            n_flags = false;
            m_flags = m__io->read_u1();
        }
    }

    source_nav_t::visible_area_t::~visible_area_t() {
        _clean_up();
    }

    void source_nav_t::visible_area_t::_clean_up() {
        if (!n_flags) {
        }
    }

    bool source_nav_t::visible_area_t::has_flags() {
        if (f_has_flags)
            return m_has_flags;
        f_has_flags = true;
        m_has_flags =  ((!(_root()->is_l4d())) || (_root()->l4d_version() >= 9)) ;
        return m_has_flags;
    }

    source_nav_t::game_kind_t source_nav_t::game() {
        if (f_game)
            return m_game;
        f_game = true;
        m_game = ((version() < 10) ? (source_nav_t::GAME_KIND_BASE) : (((sub_version() == 1) ? (source_nav_t::GAME_KIND_CS) : (((sub_version() == 2) ? (source_nav_t::GAME_KIND_TF) : ((( ((sub_version() == 3) || (sub_version() == 4)) ) ? (source_nav_t::GAME_KIND_INS) : ((( ((sub_version() >= 5) && (sub_version() <= 14)) ) ? (source_nav_t::GAME_KIND_L4D) : ((( ((sub_version() == 256) || (sub_version() == 257)) ) ? (source_nav_t::GAME_KIND_TFC) : (source_nav_t::GAME_KIND_BASE))))))))))));
        return m_game;
    }

    uint32_t source_nav_t::game_version() {
        if (f_game_version)
            return m_game_version;
        f_game_version = true;
        m_game_version = ((has_sub_version()) ? (static_cast<uint32_t>(sub_version())) : (0));
        return m_game_version;
    }

    bool source_nav_t::has_analysis_flag() {
        if (f_has_analysis_flag)
            return m_has_analysis_flag;
        f_has_analysis_flag = true;
        m_has_analysis_flag = version() >= 14;
        return m_has_analysis_flag;
    }

    bool source_nav_t::has_bsp_size() {
        if (f_has_bsp_size)
            return m_has_bsp_size;
        f_has_bsp_size = true;
        m_has_bsp_size = version() >= 4;
        return m_has_bsp_size;
    }

    bool source_nav_t::has_l4d_prologue() {
        if (f_has_l4d_prologue)
            return m_has_l4d_prologue;
        f_has_l4d_prologue = true;
        m_has_l4d_prologue = l4d_version() >= 8;
        return m_has_l4d_prologue;
    }

    bool source_nav_t::has_ladders() {
        if (f_has_ladders)
            return m_has_ladders;
        f_has_ladders = true;
        m_has_ladders = version() >= 6;
        return m_has_ladders;
    }

    bool source_nav_t::has_places() {
        if (f_has_places)
            return m_has_places;
        f_has_places = true;
        m_has_places = version() >= 5;
        return m_has_places;
    }

    bool source_nav_t::has_row_targets() {
        if (f_has_row_targets)
            return m_has_row_targets;
        f_has_row_targets = true;
        m_has_row_targets = l4d_version() >= 14;
        return m_has_row_targets;
    }

    bool source_nav_t::has_sub_version() {
        if (f_has_sub_version)
            return m_has_sub_version;
        f_has_sub_version = true;
        m_has_sub_version = version() >= 10;
        return m_has_sub_version;
    }

    bool source_nav_t::has_tf2c_tag() {
        if (f_has_tf2c_tag)
            return m_has_tf2c_tag;
        f_has_tf2c_tag = true;
        m_has_tf2c_tag =  ((has_sub_version()) && (sub_version() == 256)) ;
        return m_has_tf2c_tag;
    }

    bool source_nav_t::has_unnamed_flag() {
        if (f_has_unnamed_flag)
            return m_has_unnamed_flag;
        f_has_unnamed_flag = true;
        m_has_unnamed_flag = version() >= 12;
        return m_has_unnamed_flag;
    }

    bool source_nav_t::is_base() {
        if (f_is_base)
            return m_is_base;
        f_is_base = true;
        m_is_base = game() == source_nav_t::GAME_KIND_BASE;
        return m_is_base;
    }

    bool source_nav_t::is_cs() {
        if (f_is_cs)
            return m_is_cs;
        f_is_cs = true;
        m_is_cs =  ((game() == source_nav_t::GAME_KIND_CS) && (game_version() >= 1)) ;
        return m_is_cs;
    }

    bool source_nav_t::is_ins() {
        if (f_is_ins)
            return m_is_ins;
        f_is_ins = true;
        m_is_ins =  ((game() == source_nav_t::GAME_KIND_INS) && (game_version() >= 2)) ;
        return m_is_ins;
    }

    bool source_nav_t::is_l4d() {
        if (f_is_l4d)
            return m_is_l4d;
        f_is_l4d = true;
        m_is_l4d = game() == source_nav_t::GAME_KIND_L4D;
        return m_is_l4d;
    }

    bool source_nav_t::is_tagged() {
        if (f_is_tagged)
            return m_is_tagged;
        f_is_tagged = true;
        m_is_tagged =  ((is_tfc()) && (has_tf2c_tag())) ;
        return m_is_tagged;
    }

    bool source_nav_t::is_tf() {
        if (f_is_tf)
            return m_is_tf;
        f_is_tf = true;
        m_is_tf =  ((game() == source_nav_t::GAME_KIND_TF) && (game_version() >= 2)) ;
        return m_is_tf;
    }

    bool source_nav_t::is_tfc() {
        if (f_is_tfc)
            return m_is_tfc;
        f_is_tfc = true;
        m_is_tfc = game() == source_nav_t::GAME_KIND_TFC;
        return m_is_tfc;
    }

    uint32_t source_nav_t::l4d_version() {
        if (f_l4d_version)
            return m_l4d_version;
        f_l4d_version = true;
        m_l4d_version = ((is_l4d()) ? (static_cast<uint32_t>(game_version())) : (0));
        return m_l4d_version;
    }

    int8_t source_nav_t::len_attributes() {
        if (f_len_attributes)
            return m_len_attributes;
        f_len_attributes = true;
        m_len_attributes = ((version() >= 13) ? (4) : (((version() >= 9) ? (2) : (1))));
        return m_len_attributes;
    }

    int8_t source_nav_t::num_teams() {
        if (f_num_teams)
            return m_num_teams;
        f_num_teams = true;
        m_num_teams = ((is_tfc()) ? (4) : (2));
        return m_num_teams;
    }

    std::string source_nav_t::_to_string() const {
        return std::string("version ") + kaitai::kstream::to_string(version()) + std::string(": ") + kaitai::kstream::to_string(num_areas()) + std::string(" areas");
    }

    std::ostream& operator<<(std::ostream& os, const source_nav_t& obj) {
        os << obj._to_string();
        return os;
    }
}
