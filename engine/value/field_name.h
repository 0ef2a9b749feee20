// SPDX-License-Identifier: Apache-2.0
// What may name a field of a struct. Any thread.
#pragma once

#include <algorithm>
#include <cctype>
#include <string_view>

namespace vitrine {

/// Whether `name` starts with a letter and goes on with letters, digits and underscores.
inline bool isFieldName(std::string_view name) {
    const auto isPart = [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '_';
    };
    return !name.empty() && std::isalpha(static_cast<unsigned char>(name[0])) &&
           std::all_of(name.begin(), name.end(), isPart);
}

} // namespace vitrine
