// SPDX-License-Identifier: Apache-2.0
#pragma once
// Names of variables chosen by pattern, and what MAT files list. Any thread.
#include <string_view>

namespace vitrine {

/// "a*" matches names that begin with a; no other wildcard.
[[nodiscard]] inline bool matchesWildcard(std::string_view pattern, std::string_view name) {
    if (pattern.empty()) return name.empty();
    if (pattern[0] == '*') {
        for (std::size_t skip = 0; skip <= name.size(); ++skip) {
            if (matchesWildcard(pattern.substr(1), name.substr(skip))) return true;
        }
        return false;
    }
    return !name.empty() && pattern[0] == name[0] &&
           matchesWildcard(pattern.substr(1), name.substr(1));
}

} // namespace vitrine
