// SPDX-License-Identifier: Apache-2.0
#pragma once
// TIFF 6.0 without compression, which Qt writes only with a plugin of its own. Pure; any thread.
#include <cstdint>
#include <string>

namespace vitrine::app {

/// Pixels as red, green, blue, row by row; dpi is kept as the resolution.
[[nodiscard]] std::string tiffFile(uint32_t width, uint32_t height, const std::string& pixels,
                                   double dpi);

} // namespace vitrine::app
