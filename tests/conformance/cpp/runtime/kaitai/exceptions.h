#pragma once

#include "kaitai/kaitaistruct.h"
#include <stdexcept>

namespace kaitai {

struct validation_failed_error : std::runtime_error {
    explicit validation_failed_error(const std::string& path) : std::runtime_error(path) {}
};

template <typename T> struct validation_not_equal_error : validation_failed_error {
    validation_not_equal_error(const T&, const T&, kstream*, const std::string& path) : validation_failed_error(path) {}
};
template <typename T> struct validation_less_than_error : validation_failed_error {
    validation_less_than_error(const T&, const T&, kstream*, const std::string& path) : validation_failed_error(path) {}
};
template <typename T> struct validation_greater_than_error : validation_failed_error {
    validation_greater_than_error(const T&, const T&, kstream*, const std::string& path) : validation_failed_error(path) {}
};
template <typename T> struct validation_not_any_of_error : validation_failed_error {
    validation_not_any_of_error(const T&, kstream*, const std::string& path) : validation_failed_error(path) {}
};

}
