// SPDX-License-Identifier: Apache-2.0
#pragma once
#include <string_view>

namespace vitrine {

/// The value that a property of objects of this type has until it is set, when nothing that is
/// drawn depends on it; null for all other properties. Names in any case.
[[nodiscard]] const char* usualUnseen(std::string_view type, std::string_view name);

} // namespace vitrine
