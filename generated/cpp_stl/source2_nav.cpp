// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "source2_nav.h"
#include "kaitai/exceptions.h"
namespace navspec {
    const std::set<source2_nav_t::side_t> source2_nav_t::_values_side_t{
        source2_nav_t::SIDE_NORTH,
        source2_nav_t::SIDE_EAST,
        source2_nav_t::SIDE_SOUTH,
        source2_nav_t::SIDE_WEST,
    };
    bool source2_nav_t::_is_defined_side_t(source2_nav_t::side_t v) {
        return source2_nav_t::_values_side_t.find(v) != source2_nav_t::_values_side_t.end();
    }

    source2_nav_t::source2_nav_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root ? p__root : this;
        m_places = nullptr;
        m_movable_mesh_settings = nullptr;
        m_corners = nullptr;
        m_polygons = nullptr;
        m_gravity = nullptr;
        m_movable_meshes = nullptr;
        m_game_data_kv3 = nullptr;
        m_areas = nullptr;
        m_ladders = nullptr;
        m_transformed_bounds = nullptr;
        m_generation_params = nullptr;
        m_extra_generation_params = nullptr;
        m_custom_data = nullptr;
        f_has_custom_data = false;
        f_has_gravity = false;
        f_has_gravity_flags = false;
        f_has_kv3_blocks = false;
        f_has_movable_meshes = false;
        f_has_polygons = false;
        _read();
    }

    void source2_nav_t::_read() {
        m_magic = m__io->read_u4le();
        if (!(m_magic == 4277009102UL)) {
            throw kaitai::validation_not_equal_error<uint32_t>(4277009102UL, m_magic, m__io, std::string("/seq/0"));
        }
        m_version = m__io->read_u4le();
        if (!(m_version >= 30)) {
            throw kaitai::validation_less_than_error<uint32_t>(30, m_version, m__io, std::string("/seq/1"));
        }
        if (!(m_version <= 36)) {
            throw kaitai::validation_greater_than_error<uint32_t>(36, m_version, m__io, std::string("/seq/1"));
        }
        m_sub_version = m__io->read_u4le();
        m_is_analyzed = m__io->read_u1();
        m_num_places = m__io->read_u2le();
        m_places = std::unique_ptr<std::vector<std::unique_ptr<place_t>>>(new std::vector<std::unique_ptr<place_t>>());
        const int l_places = num_places();
        for (int i = 0; i < l_places; i++) {
            m_places->push_back(std::move(std::unique_ptr<place_t>(new place_t(m__io, this, m__root))));
        }
        m_has_unnamed_areas = m__io->read_u1();
        n_movable_mesh_padding = true;
        if (has_kv3_blocks()) {
            n_movable_mesh_padding = false;
            m_movable_mesh_padding = m__io->read_bytes(kaitai::kstream::mod(8 - kaitai::kstream::mod(_io()->pos(), 8), 8));
        }
        n_movable_mesh_settings = true;
        if (has_kv3_blocks()) {
            n_movable_mesh_settings = false;
            m_movable_mesh_settings = std::unique_ptr<kv3_block_t>(new kv3_block_t(m__io, this, m__root));
        }
        n_num_corners = true;
        if (has_polygons()) {
            n_num_corners = false;
            m_num_corners = m__io->read_u4le();
            if (!(m_num_corners <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 12))) {
                throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 12), m_num_corners, m__io, std::string("/seq/9"));
            }
        }
        n_corners = true;
        if (has_polygons()) {
            n_corners = false;
            m_corners = std::unique_ptr<std::vector<std::unique_ptr<vec3_t>>>(new std::vector<std::unique_ptr<vec3_t>>());
            const int l_corners = num_corners();
            for (int i = 0; i < l_corners; i++) {
                m_corners->push_back(std::move(std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root))));
            }
        }
        n_num_polygons = true;
        if (has_polygons()) {
            n_num_polygons = false;
            m_num_polygons = m__io->read_u4le();
            if (!(m_num_polygons <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
                throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_num_polygons, m__io, std::string("/seq/11"));
            }
        }
        n_polygons = true;
        if (has_polygons()) {
            n_polygons = false;
            m_polygons = std::unique_ptr<std::vector<std::unique_ptr<polygon_t>>>(new std::vector<std::unique_ptr<polygon_t>>());
            const int l_polygons = num_polygons();
            for (int i = 0; i < l_polygons; i++) {
                m_polygons->push_back(std::move(std::unique_ptr<polygon_t>(new polygon_t(m__io, this, m__root))));
            }
        }
        n_gravity_flags = true;
        if (has_gravity_flags()) {
            n_gravity_flags = false;
            m_gravity_flags = m__io->read_u4le();
        }
        n_num_gravity = true;
        if (has_gravity()) {
            n_num_gravity = false;
            m_num_gravity = m__io->read_u4le();
            if (!(m_num_gravity <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 12))) {
                throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 12), m_num_gravity, m__io, std::string("/seq/14"));
            }
        }
        n_gravity = true;
        if (has_gravity()) {
            n_gravity = false;
            m_gravity = std::unique_ptr<std::vector<std::unique_ptr<vec3_t>>>(new std::vector<std::unique_ptr<vec3_t>>());
            const int l_gravity = num_gravity();
            for (int i = 0; i < l_gravity; i++) {
                m_gravity->push_back(std::move(std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root))));
            }
        }
        n_num_movable_meshes = true;
        if (has_movable_meshes()) {
            n_num_movable_meshes = false;
            m_num_movable_meshes = m__io->read_u4le();
            if (!(m_num_movable_meshes <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 49))) {
                throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 49), m_num_movable_meshes, m__io, std::string("/seq/16"));
            }
        }
        n_movable_meshes = true;
        if (has_movable_meshes()) {
            n_movable_meshes = false;
            m_movable_meshes = std::unique_ptr<std::vector<std::unique_ptr<movable_mesh_t>>>(new std::vector<std::unique_ptr<movable_mesh_t>>());
            const int l_movable_meshes = num_movable_meshes();
            for (int i = 0; i < l_movable_meshes; i++) {
                m_movable_meshes->push_back(std::move(std::unique_ptr<movable_mesh_t>(new movable_mesh_t(m__io, this, m__root))));
            }
        }
        n_game_data_padding = true;
        if (has_kv3_blocks()) {
            n_game_data_padding = false;
            m_game_data_padding = m__io->read_bytes(kaitai::kstream::mod(8 - kaitai::kstream::mod(_io()->pos(), 8), 8));
        }
        n_game_data_kv3 = true;
        if (has_kv3_blocks()) {
            n_game_data_kv3 = false;
            m_game_data_kv3 = std::unique_ptr<kv3_block_t>(new kv3_block_t(m__io, this, m__root));
        }
        m_num_areas = m__io->read_u4le();
        if (!(m_num_areas <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 34))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 34), m_num_areas, m__io, std::string("/seq/20"));
        }
        m_areas = std::unique_ptr<std::vector<std::unique_ptr<nav_area_t>>>(new std::vector<std::unique_ptr<nav_area_t>>());
        const int l_areas = num_areas();
        for (int i = 0; i < l_areas; i++) {
            m_areas->push_back(std::move(std::unique_ptr<nav_area_t>(new nav_area_t(m__io, this, m__root))));
        }
        m_num_ladders = m__io->read_u4le();
        if (!(m_num_ladders <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 60))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 60), m_num_ladders, m__io, std::string("/seq/22"));
        }
        m_ladders = std::unique_ptr<std::vector<std::unique_ptr<nav_ladder_t>>>(new std::vector<std::unique_ptr<nav_ladder_t>>());
        const int l_ladders = num_ladders();
        for (int i = 0; i < l_ladders; i++) {
            m_ladders->push_back(std::move(std::unique_ptr<nav_ladder_t>(new nav_ladder_t(m__io, this, m__root))));
        }
        m_num_transformed_bounds = m__io->read_s4le();
        if (!(m_num_transformed_bounds >= 0)) {
            throw kaitai::validation_less_than_error<int32_t>(0, m_num_transformed_bounds, m__io, std::string("/seq/24"));
        }
        if (!(m_num_transformed_bounds <= static_cast<int32_t>((_io()->size() - _io()->pos()) / 72))) {
            throw kaitai::validation_greater_than_error<int32_t>(static_cast<int32_t>((_io()->size() - _io()->pos()) / 72), m_num_transformed_bounds, m__io, std::string("/seq/24"));
        }
        m_transformed_bounds = std::unique_ptr<std::vector<std::unique_ptr<transformed_box_t>>>(new std::vector<std::unique_ptr<transformed_box_t>>());
        const int l_transformed_bounds = num_transformed_bounds();
        for (int i = 0; i < l_transformed_bounds; i++) {
            m_transformed_bounds->push_back(std::move(std::unique_ptr<transformed_box_t>(new transformed_box_t(m__io, this, m__root))));
        }
        m_generation_params = std::unique_ptr<generation_settings_t>(new generation_settings_t(m__io, this, m__root));
        n_extra_generation_padding = true;
        if (has_kv3_blocks()) {
            n_extra_generation_padding = false;
            m_extra_generation_padding = m__io->read_bytes(kaitai::kstream::mod(8 - kaitai::kstream::mod(_io()->pos(), 8), 8));
        }
        n_extra_generation_params = true;
        if (has_kv3_blocks()) {
            n_extra_generation_params = false;
            m_extra_generation_params = std::unique_ptr<kv3_block_t>(new kv3_block_t(m__io, this, m__root));
        }
        n_custom_data_padding = true;
        if (has_custom_data()) {
            n_custom_data_padding = false;
            m_custom_data_padding = m__io->read_bytes(kaitai::kstream::mod(8 - kaitai::kstream::mod(_io()->pos(), 8), 8));
        }
        n_custom_data = true;
        if (has_custom_data()) {
            n_custom_data = false;
            m_custom_data = std::unique_ptr<kv3_block_t>(new kv3_block_t(m__io, this, m__root));
        }
        m_tail = m__io->read_bytes_full();
    }

    source2_nav_t::~source2_nav_t() {
        _clean_up();
    }

    void source2_nav_t::_clean_up() {
        if (!n_movable_mesh_padding) {
        }
        if (!n_movable_mesh_settings) {
        }
        if (!n_num_corners) {
        }
        if (!n_corners) {
        }
        if (!n_num_polygons) {
        }
        if (!n_polygons) {
        }
        if (!n_gravity_flags) {
        }
        if (!n_num_gravity) {
        }
        if (!n_gravity) {
        }
        if (!n_num_movable_meshes) {
        }
        if (!n_movable_meshes) {
        }
        if (!n_game_data_padding) {
        }
        if (!n_game_data_kv3) {
        }
        if (!n_extra_generation_padding) {
        }
        if (!n_extra_generation_params) {
        }
        if (!n_custom_data_padding) {
        }
        if (!n_custom_data) {
        }
    }

    source2_nav_t::area_edge_t::area_edge_t(kaitai::kstream* p__io, source2_nav_t::nav_area_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_links = nullptr;
        _read();
    }

    void source2_nav_t::area_edge_t::_read() {
        m_num_links = m__io->read_u4le();
        if (!(m_num_links <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 8))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 8), m_num_links, m__io, std::string("/types/area_edge/seq/0"));
        }
        m_links = std::unique_ptr<std::vector<std::unique_ptr<edge_link_t>>>(new std::vector<std::unique_ptr<edge_link_t>>());
        const int l_links = num_links();
        for (int i = 0; i < l_links; i++) {
            m_links->push_back(std::move(std::unique_ptr<edge_link_t>(new edge_link_t(m__io, this, m__root))));
        }
    }

    source2_nav_t::area_edge_t::~area_edge_t() {
        _clean_up();
    }

    void source2_nav_t::area_edge_t::_clean_up() {
    }

    source2_nav_t::edge_link_t::edge_link_t(kaitai::kstream* p__io, source2_nav_t::area_edge_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void source2_nav_t::edge_link_t::_read() {
        m_area_id = m__io->read_u4le();
        m_edge_index = m__io->read_u4le();
    }

    source2_nav_t::edge_link_t::~edge_link_t() {
        _clean_up();
    }

    void source2_nav_t::edge_link_t::_clean_up() {
    }

    source2_nav_t::generation_settings_t::generation_settings_t(kaitai::kstream* p__io, source2_nav_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_hulls = nullptr;
        f_has_edge_removal = false;
        f_has_gravity_flag = false;
        f_has_hull_names = false;
        _read();
    }

    void source2_nav_t::generation_settings_t::_read() {
        m_gen_version = m__io->read_s4le();
        if (!(m_gen_version >= 6)) {
            throw kaitai::validation_less_than_error<int32_t>(6, m_gen_version, m__io, std::string("/types/generation_settings/seq/0"));
        }
        if (!(m_gen_version <= 13)) {
            throw kaitai::validation_greater_than_error<int32_t>(13, m_gen_version, m__io, std::string("/types/generation_settings/seq/0"));
        }
        m_use_project_defaults = m__io->read_u4le();
        m_tile_size = m__io->read_f4le();
        m_cell_size = m__io->read_f4le();
        m_cell_height = m__io->read_f4le();
        m_min_region_size = m__io->read_s4le();
        m_merged_region_size = m__io->read_s4le();
        m_mesh_sample_distance = m__io->read_f4le();
        m_max_sample_error = m__io->read_f4le();
        m_max_edge_length = m__io->read_s4le();
        m_max_edge_error = m__io->read_f4le();
        m_verts_per_poly = m__io->read_s4le();
        n_small_area_on_edge_removal = true;
        if (has_edge_removal()) {
            n_small_area_on_edge_removal = false;
            m_small_area_on_edge_removal = m__io->read_f4le();
        }
        n_hull_preset_name = true;
        if (has_hull_names()) {
            n_hull_preset_name = false;
            m_hull_preset_name = m__io->read_bytes_term(0, false, true, true);
        }
        n_hull_definitions_file = true;
        if (has_hull_names()) {
            n_hull_definitions_file = false;
            m_hull_definitions_file = m__io->read_bytes_term(0, false, true, true);
        }
        m_num_hulls = m__io->read_u4le();
        if (!(m_num_hulls <= static_cast<uint32_t>(((gen_version() < 12) ? (static_cast<uint32_t>(num_hulls())) : (static_cast<uint32_t>((_io()->size() - _io()->pos()) / 38)))))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(((gen_version() < 12) ? (static_cast<uint32_t>(num_hulls())) : (static_cast<uint32_t>((_io()->size() - _io()->pos()) / 38)))), m_num_hulls, m__io, std::string("/types/generation_settings/seq/15"));
        }
        m_hulls = std::unique_ptr<std::vector<std::unique_ptr<hull_t>>>(new std::vector<std::unique_ptr<hull_t>>());
        const int l_hulls = ((gen_version() < 12) ? (static_cast<uint32_t>(3)) : (static_cast<uint32_t>(num_hulls())));
        for (int i = 0; i < l_hulls; i++) {
            m_hulls->push_back(std::move(std::unique_ptr<hull_t>(new hull_t(m__io, this, m__root))));
        }
        n_gravity_flag = true;
        if (has_gravity_flag()) {
            n_gravity_flag = false;
            m_gravity_flag = m__io->read_u1();
        }
    }

    source2_nav_t::generation_settings_t::~generation_settings_t() {
        _clean_up();
    }

    void source2_nav_t::generation_settings_t::_clean_up() {
        if (!n_small_area_on_edge_removal) {
        }
        if (!n_hull_preset_name) {
        }
        if (!n_hull_definitions_file) {
        }
        if (!n_gravity_flag) {
        }
    }

    bool source2_nav_t::generation_settings_t::has_edge_removal() {
        if (f_has_edge_removal)
            return m_has_edge_removal;
        f_has_edge_removal = true;
        m_has_edge_removal = gen_version() >= 7;
        return m_has_edge_removal;
    }

    bool source2_nav_t::generation_settings_t::has_gravity_flag() {
        if (f_has_gravity_flag)
            return m_has_gravity_flag;
        f_has_gravity_flag = true;
        m_has_gravity_flag = gen_version() >= 10;
        return m_has_gravity_flag;
    }

    bool source2_nav_t::generation_settings_t::has_hull_names() {
        if (f_has_hull_names)
            return m_has_hull_names;
        f_has_hull_names = true;
        m_has_hull_names = gen_version() >= 12;
        return m_has_hull_names;
    }

    source2_nav_t::hiding_spot_t::hiding_spot_t(kaitai::kstream* p__io, source2_nav_t::nav_area_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_position = nullptr;
        _read();
    }

    void source2_nav_t::hiding_spot_t::_read() {
        m_id = m__io->read_u4le();
        m_position = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_flags = m__io->read_u1();
    }

    source2_nav_t::hiding_spot_t::~hiding_spot_t() {
        _clean_up();
    }

    void source2_nav_t::hiding_spot_t::_clean_up() {
    }

    source2_nav_t::hull_t::hull_t(kaitai::kstream* p__io, source2_nav_t::generation_settings_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_has_border_erosion = false;
        f_has_crawl_height = false;
        f_has_enabled = false;
        f_has_short_height = false;
        _read();
    }

    void source2_nav_t::hull_t::_read() {
        n_enabled = true;
        if (has_enabled()) {
            n_enabled = false;
            m_enabled = m__io->read_u1();
        }
        m_radius = m__io->read_f4le();
        m_height = m__io->read_f4le();
        n_short_height_enabled = true;
        if (has_short_height()) {
            n_short_height_enabled = false;
            m_short_height_enabled = m__io->read_u1();
        }
        n_short_height = true;
        if (has_short_height()) {
            n_short_height = false;
            m_short_height = m__io->read_f4le();
        }
        n_crawl_enabled = true;
        if (has_crawl_height()) {
            n_crawl_enabled = false;
            m_crawl_enabled = m__io->read_u1();
        }
        n_crawl_height = true;
        if (has_crawl_height()) {
            n_crawl_height = false;
            m_crawl_height = m__io->read_f4le();
        }
        m_max_climb = m__io->read_f4le();
        m_max_slope = m__io->read_s4le();
        m_max_jump_down = m__io->read_f4le();
        m_max_jump_horizontal = m__io->read_f4le();
        m_max_jump_up = m__io->read_f4le();
        n_border_erosion = true;
        if (has_border_erosion()) {
            n_border_erosion = false;
            m_border_erosion = m__io->read_s4le();
        }
    }

    source2_nav_t::hull_t::~hull_t() {
        _clean_up();
    }

    void source2_nav_t::hull_t::_clean_up() {
        if (!n_enabled) {
        }
        if (!n_short_height_enabled) {
        }
        if (!n_short_height) {
        }
        if (!n_crawl_enabled) {
        }
        if (!n_crawl_height) {
        }
        if (!n_border_erosion) {
        }
    }

    bool source2_nav_t::hull_t::has_border_erosion() {
        if (f_has_border_erosion)
            return m_has_border_erosion;
        f_has_border_erosion = true;
        m_has_border_erosion = _parent()->gen_version() >= 11;
        return m_has_border_erosion;
    }

    bool source2_nav_t::hull_t::has_crawl_height() {
        if (f_has_crawl_height)
            return m_has_crawl_height;
        f_has_crawl_height = true;
        m_has_crawl_height = _parent()->gen_version() >= 13;
        return m_has_crawl_height;
    }

    bool source2_nav_t::hull_t::has_enabled() {
        if (f_has_enabled)
            return m_has_enabled;
        f_has_enabled = true;
        m_has_enabled = _parent()->gen_version() >= 9;
        return m_has_enabled;
    }

    bool source2_nav_t::hull_t::has_short_height() {
        if (f_has_short_height)
            return m_has_short_height;
        f_has_short_height = true;
        m_has_short_height = _parent()->gen_version() >= 8;
        return m_has_short_height;
    }

    source2_nav_t::id_list_t::id_list_t(kaitai::kstream* p__io, source2_nav_t::nav_area_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_ids = nullptr;
        _read();
    }

    void source2_nav_t::id_list_t::_read() {
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

    source2_nav_t::id_list_t::~id_list_t() {
        _clean_up();
    }

    void source2_nav_t::id_list_t::_clean_up() {
    }

    source2_nav_t::kv3_block_t::kv3_block_t(kaitai::kstream* p__io, source2_nav_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_buffers = nullptr;
        f_has_buffers = false;
        f_len_content = false;
        _read();
    }

    void source2_nav_t::kv3_block_t::_read() {
        m_kv3_version = m__io->read_u1();
        if (!( ((m_kv3_version == 4) || (m_kv3_version == 5)) )) {
            throw kaitai::validation_not_any_of_error<uint8_t>(m_kv3_version, m__io, std::string("/types/kv3_block/seq/0"));
        }
        m_kv3_magic = m__io->read_bytes(3);
        if (!(m_kv3_magic == std::string("\x33\x56\x4B", 3))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x33\x56\x4B", 3), m_kv3_magic, m__io, std::string("/types/kv3_block/seq/1"));
        }
        m_format_guid = m__io->read_bytes(16);
        m_compression = m__io->read_u4le();
        m_dictionary_id = m__io->read_u2le();
        m_frame_size = m__io->read_u2le();
        m_bytes1_count = m__io->read_u4le();
        m_bytes4_count = m__io->read_u4le();
        m_bytes8_count = m__io->read_u4le();
        m_type_count = m__io->read_u4le();
        m_object_count = m__io->read_u2le();
        m_array_count = m__io->read_u2le();
        m_size_uncompressed = m__io->read_u4le();
        m_size_compressed = m__io->read_u4le();
        if (!(m_size_compressed <= static_cast<uint32_t>(_io()->size() - _io()->pos()))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(_io()->size() - _io()->pos()), m_size_compressed, m__io, std::string("/types/kv3_block/seq/13"));
        }
        m_num_blobs = m__io->read_u4le();
        if (!(m_num_blobs == 0)) {
            throw kaitai::validation_not_equal_error<uint32_t>(0, m_num_blobs, m__io, std::string("/types/kv3_block/seq/14"));
        }
        m_size_blobs = m__io->read_u4le();
        m_bytes2_count = m__io->read_u4le();
        m_size_blob_table = m__io->read_u4le();
        n_buffers = true;
        if (has_buffers()) {
            n_buffers = false;
            m_buffers = std::unique_ptr<kv3_buffers_t>(new kv3_buffers_t(m__io, this, m__root));
        }
        m_content = m__io->read_bytes(len_content());
    }

    source2_nav_t::kv3_block_t::~kv3_block_t() {
        _clean_up();
    }

    void source2_nav_t::kv3_block_t::_clean_up() {
        if (!n_buffers) {
        }
    }

    bool source2_nav_t::kv3_block_t::has_buffers() {
        if (f_has_buffers)
            return m_has_buffers;
        f_has_buffers = true;
        m_has_buffers = kv3_version() >= 5;
        return m_has_buffers;
    }

    int64_t source2_nav_t::kv3_block_t::len_content() {
        if (f_len_content)
            return m_len_content;
        f_len_content = true;
        m_len_content = ((has_buffers()) ? (static_cast<int64_t>(buffers()->len_stored())) : (static_cast<int64_t>(size_compressed())));
        return m_len_content;
    }

    source2_nav_t::kv3_buffers_t::kv3_buffers_t(kaitai::kstream* p__io, source2_nav_t::kv3_block_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_counts = nullptr;
        f_len_stored = false;
        _read();
    }

    void source2_nav_t::kv3_buffers_t::_read() {
        m_uncompressed_1 = m__io->read_u4le();
        if (!(m_uncompressed_1 <= static_cast<uint32_t>(((_parent()->compression() == 0) ? (static_cast<uint32_t>(_io()->size() - _io()->pos())) : (static_cast<uint32_t>(1073741823)))))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(((_parent()->compression() == 0) ? (static_cast<uint32_t>(_io()->size() - _io()->pos())) : (static_cast<uint32_t>(1073741823)))), m_uncompressed_1, m__io, std::string("/types/kv3_buffers/seq/0"));
        }
        m_compressed_1 = m__io->read_u4le();
        if (!(m_compressed_1 <= static_cast<uint32_t>(((_parent()->compression() == 0) ? (static_cast<uint32_t>(1073741823)) : (static_cast<uint32_t>(_io()->size() - _io()->pos())))))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(((_parent()->compression() == 0) ? (static_cast<uint32_t>(1073741823)) : (static_cast<uint32_t>(_io()->size() - _io()->pos())))), m_compressed_1, m__io, std::string("/types/kv3_buffers/seq/1"));
        }
        m_uncompressed_2 = m__io->read_u4le();
        if (!(m_uncompressed_2 <= static_cast<uint32_t>(((_parent()->compression() == 0) ? (static_cast<uint32_t>(_io()->size() - _io()->pos())) : (static_cast<uint32_t>(1073741823)))))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(((_parent()->compression() == 0) ? (static_cast<uint32_t>(_io()->size() - _io()->pos())) : (static_cast<uint32_t>(1073741823)))), m_uncompressed_2, m__io, std::string("/types/kv3_buffers/seq/2"));
        }
        m_compressed_2 = m__io->read_u4le();
        if (!(m_compressed_2 <= static_cast<uint32_t>(((_parent()->compression() == 0) ? (static_cast<uint32_t>(1073741823)) : (static_cast<uint32_t>(_io()->size() - _io()->pos())))))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(((_parent()->compression() == 0) ? (static_cast<uint32_t>(1073741823)) : (static_cast<uint32_t>(_io()->size() - _io()->pos())))), m_compressed_2, m__io, std::string("/types/kv3_buffers/seq/3"));
        }
        m_counts = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_counts = 8;
        for (int i = 0; i < l_counts; i++) {
            m_counts->push_back(std::move(m__io->read_u4le()));
        }
    }

    source2_nav_t::kv3_buffers_t::~kv3_buffers_t() {
        _clean_up();
    }

    void source2_nav_t::kv3_buffers_t::_clean_up() {
    }

    int64_t source2_nav_t::kv3_buffers_t::len_stored() {
        if (f_len_stored)
            return m_len_stored;
        f_len_stored = true;
        m_len_stored = ((_parent()->compression() == 0) ? (static_cast<int64_t>(static_cast<int64_t>(uncompressed_1()) + static_cast<int64_t>(uncompressed_2()))) : (static_cast<int64_t>(static_cast<int64_t>(compressed_1()) + static_cast<int64_t>(compressed_2()))));
        return m_len_stored;
    }

    source2_nav_t::movable_mesh_t::movable_mesh_t(kaitai::kstream* p__io, source2_nav_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_transform = nullptr;
        _read();
    }

    void source2_nav_t::movable_mesh_t::_read() {
        m_id = m__io->read_bytes_term(0, false, true, true);
        m_transform = std::unique_ptr<std::vector<float>>(new std::vector<float>());
        const int l_transform = 12;
        for (int i = 0; i < l_transform; i++) {
            m_transform->push_back(std::move(m__io->read_f4le()));
        }
    }

    source2_nav_t::movable_mesh_t::~movable_mesh_t() {
        _clean_up();
    }

    void source2_nav_t::movable_mesh_t::_clean_up() {
    }

    source2_nav_t::nav_area_t::nav_area_t(kaitai::kstream* p__io, source2_nav_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_corners = nullptr;
        m_edges = nullptr;
        m_hiding_spots = nullptr;
        m_ladders_above = nullptr;
        m_ladders_below = nullptr;
        f_has_corners = false;
        f_has_polygon = false;
        f_num_edges = false;
        _read();
    }

    void source2_nav_t::nav_area_t::_read() {
        m_id = m__io->read_u4le();
        m_attributes = m__io->read_u8le();
        m_hull_index = m__io->read_u1();
        n_polygon_index = true;
        if (has_polygon()) {
            n_polygon_index = false;
            m_polygon_index = m__io->read_u4le();
            if (!(m_polygon_index >= static_cast<uint32_t>(((_root()->num_polygons() > 0) ? (0) : (1))))) {
                throw kaitai::validation_less_than_error<uint32_t>(static_cast<uint32_t>(((_root()->num_polygons() > 0) ? (0) : (1))), m_polygon_index, m__io, std::string("/types/nav_area/seq/3"));
            }
            if (!(m_polygon_index <= ((_root()->num_polygons() > 0) ? (static_cast<uint32_t>(_root()->num_polygons() - 1)) : (0)))) {
                throw kaitai::validation_greater_than_error<uint32_t>(((_root()->num_polygons() > 0) ? (static_cast<uint32_t>(_root()->num_polygons() - 1)) : (0)), m_polygon_index, m__io, std::string("/types/nav_area/seq/3"));
            }
        }
        n_num_corners = true;
        if (has_corners()) {
            n_num_corners = false;
            m_num_corners = m__io->read_u4le();
            if (!(m_num_corners <= static_cast<uint32_t>((_io()->size() - _io()->pos()) / 16))) {
                throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>((_io()->size() - _io()->pos()) / 16), m_num_corners, m__io, std::string("/types/nav_area/seq/4"));
            }
        }
        n_corners = true;
        if (has_corners()) {
            n_corners = false;
            m_corners = std::unique_ptr<std::vector<std::unique_ptr<vec3_t>>>(new std::vector<std::unique_ptr<vec3_t>>());
            const int l_corners = num_corners();
            for (int i = 0; i < l_corners; i++) {
                m_corners->push_back(std::move(std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root))));
            }
        }
        m_unused = m__io->read_f4le();
        m_edges = std::unique_ptr<std::vector<std::unique_ptr<area_edge_t>>>(new std::vector<std::unique_ptr<area_edge_t>>());
        const int l_edges = num_edges();
        for (int i = 0; i < l_edges; i++) {
            m_edges->push_back(std::move(std::unique_ptr<area_edge_t>(new area_edge_t(m__io, this, m__root))));
        }
        m_num_hiding_spots = m__io->read_u1();
        m_hiding_spots = std::unique_ptr<std::vector<std::unique_ptr<hiding_spot_t>>>(new std::vector<std::unique_ptr<hiding_spot_t>>());
        const int l_hiding_spots = num_hiding_spots();
        for (int i = 0; i < l_hiding_spots; i++) {
            m_hiding_spots->push_back(std::move(std::unique_ptr<hiding_spot_t>(new hiding_spot_t(m__io, this, m__root))));
        }
        m_num_encounters = m__io->read_u4le();
        if (!(m_num_encounters == 0)) {
            throw kaitai::validation_not_equal_error<uint32_t>(0, m_num_encounters, m__io, std::string("/types/nav_area/seq/10"));
        }
        m_ladders_above = std::unique_ptr<id_list_t>(new id_list_t(m__io, this, m__root));
        m_ladders_below = std::unique_ptr<id_list_t>(new id_list_t(m__io, this, m__root));
    }

    source2_nav_t::nav_area_t::~nav_area_t() {
        _clean_up();
    }

    void source2_nav_t::nav_area_t::_clean_up() {
        if (!n_polygon_index) {
        }
        if (!n_num_corners) {
        }
        if (!n_corners) {
        }
    }

    bool source2_nav_t::nav_area_t::has_corners() {
        if (f_has_corners)
            return m_has_corners;
        f_has_corners = true;
        m_has_corners = !(_root()->has_polygons());
        return m_has_corners;
    }

    bool source2_nav_t::nav_area_t::has_polygon() {
        if (f_has_polygon)
            return m_has_polygon;
        f_has_polygon = true;
        m_has_polygon = _root()->has_polygons();
        return m_has_polygon;
    }

    uint32_t source2_nav_t::nav_area_t::num_edges() {
        if (f_num_edges)
            return m_num_edges;
        f_num_edges = true;
        m_num_edges = ((_root()->version() < 31) ? (static_cast<uint32_t>(num_corners())) : (((polygon_index() < _root()->num_polygons()) ? (static_cast<uint32_t>(_root()->polygons()->at(static_cast<int32_t>(polygon_index()))->num_corner_indices())) : (0))));
        return m_num_edges;
    }

    std::string source2_nav_t::nav_area_t::_to_string() const {
        return std::string("area ") + kaitai::kstream::to_string(id());
    }

    std::ostream& operator<<(std::ostream& os, const source2_nav_t::nav_area_t& obj) {
        os << obj._to_string();
        return os;
    }

    source2_nav_t::nav_ladder_t::nav_ladder_t(kaitai::kstream* p__io, source2_nav_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_top = nullptr;
        m_bottom = nullptr;
        f_direction_name = false;
        f_has_bottom_sides = false;
        _read();
    }

    void source2_nav_t::nav_ladder_t::_read() {
        m_id = m__io->read_u4le();
        m_width = m__io->read_f4le();
        m_top = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_bottom = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_length = m__io->read_f4le();
        m_direction = m__io->read_u4le();
        m_top_forward_area = m__io->read_u4le();
        m_top_left_area = m__io->read_u4le();
        m_top_right_area = m__io->read_u4le();
        m_top_behind_area = m__io->read_u4le();
        m_bottom_area = m__io->read_u4le();
        n_bottom_left_area = true;
        if (has_bottom_sides()) {
            n_bottom_left_area = false;
            m_bottom_left_area = m__io->read_u4le();
        }
        n_bottom_right_area = true;
        if (has_bottom_sides()) {
            n_bottom_right_area = false;
            m_bottom_right_area = m__io->read_u4le();
        }
    }

    source2_nav_t::nav_ladder_t::~nav_ladder_t() {
        _clean_up();
    }

    void source2_nav_t::nav_ladder_t::_clean_up() {
        if (!n_bottom_left_area) {
        }
        if (!n_bottom_right_area) {
        }
    }

    source2_nav_t::side_t source2_nav_t::nav_ladder_t::direction_name() {
        if (f_direction_name)
            return m_direction_name;
        f_direction_name = true;
        m_direction_name = static_cast<source2_nav_t::side_t>(direction());
        return m_direction_name;
    }

    bool source2_nav_t::nav_ladder_t::has_bottom_sides() {
        if (f_has_bottom_sides)
            return m_has_bottom_sides;
        f_has_bottom_sides = true;
        m_has_bottom_sides = _root()->version() >= 35;
        return m_has_bottom_sides;
    }

    std::string source2_nav_t::nav_ladder_t::_to_string() const {
        return std::string("ladder ") + kaitai::kstream::to_string(id());
    }

    std::ostream& operator<<(std::ostream& os, const source2_nav_t::nav_ladder_t& obj) {
        os << obj._to_string();
        return os;
    }

    source2_nav_t::place_t::place_t(kaitai::kstream* p__io, source2_nav_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void source2_nav_t::place_t::_read() {
        m_len_name = m__io->read_u2le();
        m_name = m__io->read_bytes(len_name());
    }

    source2_nav_t::place_t::~place_t() {
        _clean_up();
    }

    void source2_nav_t::place_t::_clean_up() {
    }

    source2_nav_t::polygon_t::polygon_t(kaitai::kstream* p__io, source2_nav_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_corner_indices = nullptr;
        f_has_movable_mesh = false;
        _read();
    }

    void source2_nav_t::polygon_t::_read() {
        m_num_corner_indices = m__io->read_u1();
        m_corner_indices = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_corner_indices = num_corner_indices();
        for (int i = 0; i < l_corner_indices; i++) {
            m_corner_indices->push_back(std::move(m__io->read_u4le()));
        }
        n_movable_mesh_index = true;
        if (has_movable_mesh()) {
            n_movable_mesh_index = false;
            m_movable_mesh_index = m__io->read_u4le();
        }
    }

    source2_nav_t::polygon_t::~polygon_t() {
        _clean_up();
    }

    void source2_nav_t::polygon_t::_clean_up() {
        if (!n_movable_mesh_index) {
        }
    }

    bool source2_nav_t::polygon_t::has_movable_mesh() {
        if (f_has_movable_mesh)
            return m_has_movable_mesh;
        f_has_movable_mesh = true;
        m_has_movable_mesh = _root()->version() >= 35;
        return m_has_movable_mesh;
    }

    source2_nav_t::transformed_box_t::transformed_box_t(kaitai::kstream* p__io, source2_nav_t* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        m_mins = nullptr;
        m_maxs = nullptr;
        m_transform = nullptr;
        _read();
    }

    void source2_nav_t::transformed_box_t::_read() {
        m_mins = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_maxs = std::unique_ptr<vec3_t>(new vec3_t(m__io, this, m__root));
        m_transform = std::unique_ptr<std::vector<float>>(new std::vector<float>());
        const int l_transform = 12;
        for (int i = 0; i < l_transform; i++) {
            m_transform->push_back(std::move(m__io->read_f4le()));
        }
    }

    source2_nav_t::transformed_box_t::~transformed_box_t() {
        _clean_up();
    }

    void source2_nav_t::transformed_box_t::_clean_up() {
    }

    source2_nav_t::vec3_t::vec3_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, source2_nav_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        _read();
    }

    void source2_nav_t::vec3_t::_read() {
        m_x = m__io->read_f4le();
        m_y = m__io->read_f4le();
        m_z = m__io->read_f4le();
    }

    source2_nav_t::vec3_t::~vec3_t() {
        _clean_up();
    }

    void source2_nav_t::vec3_t::_clean_up() {
    }

    bool source2_nav_t::has_custom_data() {
        if (f_has_custom_data)
            return m_has_custom_data;
        f_has_custom_data = true;
        m_has_custom_data = sub_version() > 0;
        return m_has_custom_data;
    }

    bool source2_nav_t::has_gravity() {
        if (f_has_gravity)
            return m_has_gravity;
        f_has_gravity = true;
        m_has_gravity =  ((has_gravity_flags()) && ((gravity_flags() & 1) == 1)) ;
        return m_has_gravity;
    }

    bool source2_nav_t::has_gravity_flags() {
        if (f_has_gravity_flags)
            return m_has_gravity_flags;
        f_has_gravity_flags = true;
        m_has_gravity_flags = version() >= 32;
        return m_has_gravity_flags;
    }

    bool source2_nav_t::has_kv3_blocks() {
        if (f_has_kv3_blocks)
            return m_has_kv3_blocks;
        f_has_kv3_blocks = true;
        m_has_kv3_blocks = version() >= 36;
        return m_has_kv3_blocks;
    }

    bool source2_nav_t::has_movable_meshes() {
        if (f_has_movable_meshes)
            return m_has_movable_meshes;
        f_has_movable_meshes = true;
        m_has_movable_meshes = version() >= 35;
        return m_has_movable_meshes;
    }

    bool source2_nav_t::has_polygons() {
        if (f_has_polygons)
            return m_has_polygons;
        f_has_polygons = true;
        m_has_polygons = version() >= 31;
        return m_has_polygons;
    }

    std::string source2_nav_t::_to_string() const {
        return std::string("version ") + kaitai::kstream::to_string(version()) + std::string(": ") + kaitai::kstream::to_string(num_areas()) + std::string(" areas");
    }

    std::ostream& operator<<(std::ostream& os, const source2_nav_t& obj) {
        os << obj._to_string();
        return os;
    }
}
