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
     * An archive such as `gta3.img`, from which the game streams models, textures
     * and path nodes. It consists of sectors of 2,048 bytes: a directory at the
     * start, then the files, each filled with zeros up to the end of its last
     * sector. No field has the real length of a file.
     * 
     * The directory is all that this spec describes. It can be read from its own
     * 8 + 32 * `num_entries` bytes; when a whole archive is handed over, the files
     * are part of `trailing`, and `ofs_body` and `len_body` of an entry say where
     * each of them lies, counted from the start of the archive.
     * \sa https://gtamods.com/wiki/IMG_archive Source
     */

    class gta_img_t : public kaitai::kstruct {

    public:
        class directory_entry_t;

        gta_img_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, gta_img_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~gta_img_t();

        /**
         * Where a file lies, and its name.
         */

        class directory_entry_t : public kaitai::kstruct {

        public:

            directory_entry_t(kaitai::kstream* p__io, gta_img_t* p__parent = nullptr, gta_img_t* p__root = nullptr);

        private:
            void _read();
            void _clean_up();

        public:
            ~directory_entry_t();

        private:
            bool f_len_body;
            int64_t m_len_body;

        public:

            /**
             * How much of the archive the file takes, with the zeros that fill its last sector.
             */
            int64_t len_body();

        private:
            bool f_ofs_body;
            int64_t m_ofs_body;

        public:

            /**
             * Where the file begins in the archive.
             */
            int64_t ofs_body();

        private:
            uint32_t m_sector;
            uint16_t m_num_sectors;
            uint16_t m_num_sectors_archive;
            std::string m_name;
            gta_img_t* m__root;
            gta_img_t* m__parent;

        public:

            /**
             * First sector of the file, counted from the start of the archive; at
             * least 2, after the directory, in the archive that was measured.
             */
            uint32_t sector() const { return m_sector; }

            /**
             * Sectors that the game reads for the file; at least 1 in the archive
             * that was measured.
             */
            uint16_t num_sectors() const { return m_num_sectors; }

            /**
             * 0 in the archive that was measured. Some tools take it as the number
             * of sectors where it is not 0.
             */
            uint16_t num_sectors_archive() const { return m_num_sectors_archive; }

            /**
             * File name, ended by a zero and filled with zeros, so 23 characters at
             * most, such as `Nodes12.dat`. Case does not matter.
             */
            std::string name() const { return m_name; }
            gta_img_t* _root() const { return m__root; }
            gta_img_t* _parent() const { return m__parent; }
            std::string _to_string() const;
            friend std::ostream& operator<<(std::ostream& os, const gta_img_t::directory_entry_t& obj);
        };

    private:
        std::string m_magic;
        uint32_t m_num_entries;
        std::unique_ptr<std::vector<std::unique_ptr<directory_entry_t>>> m_entries;
        std::string m_trailing;
        gta_img_t* m__root;
        kaitai::kstruct* m__parent;

    public:

        /**
         * Version 2 of the format. The archives of earlier games have no magic;
         * their directory is a file of its own.
         */
        std::string magic() const { return m_magic; }

        /**
         * Entries of the directory. About 16,000 in the `gta3.img` of the original
         * game; 64 in the modified archive that was measured.
         */
        uint32_t num_entries() const { return m_num_entries; }

        /**
         * The files, in any order. Bytes after the last entry, up to the first
         * sector that a file takes, do not count, whatever they hold: one archive
         * has a 65th entry there that `num_entries` leaves out.
         */
        std::vector<std::unique_ptr<directory_entry_t>>* entries() const { return m_entries.get(); }

        /**
         * What follows the directory: nothing where only the directory was read,
         * otherwise the rest of the archive, with all files.
         */
        std::string trailing() const { return m_trailing; }
        gta_img_t* _root() const { return m__root; }
        kaitai::kstruct* _parent() const { return m__parent; }
        std::string _to_string() const;
        friend std::ostream& operator<<(std::ostream& os, const gta_img_t& obj);
    };
}
