// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "gta_img.h"
#include "kaitai/exceptions.h"
namespace navspec {

    gta_img_t::gta_img_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, gta_img_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root ? p__root : this;
        m_entries = nullptr;
        _read();
    }

    void gta_img_t::_read() {
        m_magic = m__io->read_bytes(4);
        if (!(m_magic == std::string("\x56\x45\x52\x32", 4))) {
            throw kaitai::validation_not_equal_error<std::string>(std::string("\x56\x45\x52\x32", 4), m_magic, m__io, std::string("/seq/0"));
        }
        m_num_entries = m__io->read_u4le();
        if (!(m_num_entries <= static_cast<uint32_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) / static_cast<int64_t>(32)))) {
            throw kaitai::validation_greater_than_error<uint32_t>(static_cast<uint32_t>(static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(_io()->pos())) / static_cast<int64_t>(32)), m_num_entries, m__io, std::string("/seq/1"));
        }
        m_entries = std::unique_ptr<std::vector<std::unique_ptr<directory_entry_t>>>(new std::vector<std::unique_ptr<directory_entry_t>>());
        const int l_entries = num_entries();
        for (int i = 0; i < l_entries; i++) {
            m_entries->push_back(std::move(std::unique_ptr<directory_entry_t>(new directory_entry_t(m__io, this, m__root))));
        }
        m_trailing = m__io->read_bytes_full();
    }

    gta_img_t::~gta_img_t() {
        _clean_up();
    }

    void gta_img_t::_clean_up() {
    }

    gta_img_t::directory_entry_t::directory_entry_t(kaitai::kstream* p__io, gta_img_t* p__parent, gta_img_t* p__root) : kaitai::kstruct(p__io) {
        m__parent = p__parent;
        m__root = p__root;
        f_len_body = false;
        f_ofs_body = false;
        _read();
    }

    void gta_img_t::directory_entry_t::_read() {
        m_sector = m__io->read_u4le();
        m_num_sectors = m__io->read_u2le();
        m_num_sectors_archive = m__io->read_u2le();
        m_name = m__io->read_bytes(24);
    }

    gta_img_t::directory_entry_t::~directory_entry_t() {
        _clean_up();
    }

    void gta_img_t::directory_entry_t::_clean_up() {
    }

    int64_t gta_img_t::directory_entry_t::len_body() {
        if (f_len_body)
            return m_len_body;
        f_len_body = true;
        m_len_body = static_cast<int64_t>(((num_sectors_archive() != 0) ? (static_cast<int64_t>(num_sectors_archive())) : (static_cast<int64_t>(num_sectors()))) * static_cast<int64_t>(2048));
        return m_len_body;
    }

    int64_t gta_img_t::directory_entry_t::ofs_body() {
        if (f_ofs_body)
            return m_ofs_body;
        f_ofs_body = true;
        m_ofs_body = static_cast<int64_t>(static_cast<int64_t>(sector()) * static_cast<int64_t>(2048));
        return m_ofs_body;
    }

    std::string gta_img_t::directory_entry_t::_to_string() const {
        return kaitai::kstream::to_string(num_sectors()) + std::string(" sectors from sector ") + kaitai::kstream::to_string(sector());
    }

    std::ostream& operator<<(std::ostream& os, const gta_img_t::directory_entry_t& obj) {
        os << obj._to_string();
        return os;
    }

    std::string gta_img_t::_to_string() const {
        return kaitai::kstream::to_string(num_entries()) + std::string(" entries");
    }

    std::ostream& operator<<(std::ostream& os, const gta_img_t& obj) {
        os << obj._to_string();
        return os;
    }
}
