// SPDX-License-Identifier: Apache-2.0
#pragma once
// Measures of text that need no copy of it.
#include <cstddef>
#include <string_view>

namespace vitrine {

/// The number of UTF-16 code units that toUtf16 would give.
[[nodiscard]] std::size_t utf16Length(std::string_view utf8);

} // namespace vitrine
