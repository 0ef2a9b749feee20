// SPDX-License-Identifier: Apache-2.0
#pragma once
// Colormaps by name. Any thread.
#include <array>
#include <string_view>
#include <vector>

namespace vitrine {

using Color = std::array<float, 3>;
constexpr int kColormapRows = 256;
constexpr int kLineColors = 7; ///< in the order that lines have by themselves

/// `rows` colours from low to high; empty when there is no map of this name (case ignored).
[[nodiscard]] std::vector<Color> colormapColors(std::string_view name, int rows = kColormapRows);
/// The names, in the order in which they are offered.
[[nodiscard]] const std::vector<std::string_view>& colormapNames();
/// The colour of line `index` (from 0) in plots without a colour of their own.
[[nodiscard]] Color lineColor(int index);
/// "r", "red", "#ff0000"; false when unknown.
bool parseColor(std::string_view text, Color& color);

} // namespace vitrine
