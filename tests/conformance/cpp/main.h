#pragma once

// Canonical JSON; see conformance/README.md for what is read and printed.

#include "kaitai/exceptions.h"
#include <cstring>
#include <functional>
#include <map>
#include <string>

/// Appends canonical JSON; a comma goes before all but the first.
class Writer {
public:
    std::string text;

    void next() {
        if (text.back() != '{' && text.back() != '[') text += ',';
    }
    void key(const char* name) { next(), text += name; }
    void number(int64_t value) { text += std::to_string(value); }
    /// The number that an enum is made of: C++ forgets the sign of one that is no member.
    template <typename Enum, typename Number> void name(Enum value, Number from) {
        number(value == static_cast<Enum>(from) ? static_cast<int64_t>(from) : static_cast<int64_t>(value));
    }
    void unsigned_(uint64_t value) {
        bool exact = value < uint64_t(1) << 53;
        text += exact ? std::to_string(value) : '"' + std::to_string(value) + '"';
    }
    void truth(bool value) { text += value ? "true" : "false"; }
    void real(double value) {
        if (value != value) {
            text += "\"f8:nan\"";
            return;
        }
        uint64_t bits;
        std::memcpy(&bits, &value, sizeof bits);
        text += "\"f8:";
        for (int shift = 56; shift >= 0; shift -= 8) hex(bits >> shift & 255);
        text += '"';
    }
    void bytes(const std::string& value) {
        text += "\"hex:";
        for (unsigned char each : value) hex(each);
        text += '"';
    }

private:
    void hex(unsigned value) { text += "0123456789abcdef"[value >> 4], text += "0123456789abcdef"[value & 15]; }
};

using Dump = std::function<void(Writer&)>;

/// By format: reads a file, and gives what dumps it.
extern const std::map<std::string, std::function<Dump(kaitai::kstream&)>> readers;
