#pragma once

// A stand-in for the official C++ runtime, with what the generated code of navspec's formats calls and no more.
// It is for these tests alone: programs use https://github.com/kaitai-io/kaitai_struct_cpp_stl_runtime.

#include <algorithm>
#include <cstdint>
#include <ios>
#include <string>
#include <utility>

#define KAITAI_STRUCT_VERSION 11000L

namespace kaitai {

class kstream {
public:
    explicit kstream(std::string data) : data_(std::move(data)) {}

    uint64_t size() const { return data_.size(); }
    uint64_t pos() const { return pos_; }
    bool is_eof() const { return pos_ >= data_.size(); }

    uint8_t read_u1() { return number<uint8_t>(); }
    uint16_t read_u2le() { return number<uint16_t>(); }
    uint32_t read_u4le() { return number<uint32_t>(); }
    uint64_t read_u8le() { return number<uint64_t>(); }
    uint16_t read_u2be() { return number<uint16_t>(true); }
    uint32_t read_u4be() { return number<uint32_t>(true); }
    uint64_t read_u8be() { return number<uint64_t>(true); }
    int8_t read_s1() { return static_cast<int8_t>(read_u1()); }
    int16_t read_s2le() { return static_cast<int16_t>(read_u2le()); }
    int32_t read_s4le() { return static_cast<int32_t>(read_u4le()); }
    int64_t read_s8le() { return static_cast<int64_t>(read_u8le()); }
    int16_t read_s2be() { return static_cast<int16_t>(read_u2be()); }
    int32_t read_s4be() { return static_cast<int32_t>(read_u4be()); }
    int64_t read_s8be() { return static_cast<int64_t>(read_u8be()); }
    float read_f4le() { return same_bits<float>(read_u4le()); }
    double read_f8le() { return same_bits<double>(read_u8le()); }
    float read_f4be() { return same_bits<float>(read_u4be()); }
    double read_f8be() { return same_bits<double>(read_u8be()); }

    uint64_t read_bits_int_le(int count) {
        while (num_bits_ < count) {
            bits_ |= static_cast<uint64_t>(byte_at(take(1))) << num_bits_;
            num_bits_ += 8;
        }
        uint64_t value = count == 64 ? bits_ : bits_ & ((uint64_t(1) << count) - 1);
        bits_ = count == 64 ? 0 : bits_ >> count;
        num_bits_ -= count;
        return value;
    }

    std::string read_bytes(uint64_t count) {
        align_to_byte();
        return data_.substr(take(count), count);
    }

    std::string read_bytes_full() { return read_bytes(data_.size() - pos_); }

    std::string read_bytes_term(char terminator, bool include, bool consume, bool must_be_there) {
        align_to_byte();
        uint64_t end = data_.find(terminator, pos_);
        if (end == std::string::npos) {
            if (must_be_there) throw std::ios_base::failure("the end comes before the terminator");
            return read_bytes_full();
        }
        std::string found = read_bytes(end - pos_ + include);
        if (consume && !include) ++pos_;
        return found;
    }

    void align_to_byte() { num_bits_ = 0, bits_ = 0; }

    /// What Kaitai means by `%`: never negative.
    static int64_t mod(int64_t a, int64_t b) { return a % b < 0 ? a % b + b : a % b; }

    template <typename T> static std::string to_string(T value) { return std::to_string(value); }

private:
    uint64_t take(uint64_t count) {
        if (count > data_.size() - pos_) throw std::ios_base::failure("the end of the file");
        pos_ += count;
        return pos_ - count;
    }

    uint8_t byte_at(uint64_t at) const { return static_cast<uint8_t>(data_[at]); }

    template <typename T> T number(bool highest_first = false) {
        align_to_byte();
        uint64_t at = take(sizeof(T)), value = 0;
        for (unsigned i = 0; i < sizeof(T); ++i) {
            unsigned place = highest_first ? sizeof(T) - 1 - i : i;
            value |= static_cast<uint64_t>(byte_at(at + i)) << 8 * place;
        }
        return static_cast<T>(value);
    }

    template <typename T, typename Bits> static T same_bits(Bits bits) {
        T value;
        const char* from = reinterpret_cast<const char*>(&bits);
        std::copy(from, from + sizeof value, reinterpret_cast<char*>(&value));
        return value;
    }

    std::string data_;
    uint64_t pos_ = 0, bits_ = 0;
    int num_bits_ = 0;
};

class kstruct {
public:
    explicit kstruct(kstream* io) : m__io(io) {}
    virtual ~kstruct() {}
    kstream* _io() { return m__io; }

protected:
    kstream* m__io;
};

}
