// SPDX-License-Identifier: Apache-2.0
#pragma once
// The room that ticks, labels, titles, colour bars and legends take around the box of axes. Pure;
// any thread.
#include "figure/figure_snapshot.h"

namespace vitrine {

/// Pixels of a figure.
struct AxesRoom {
    double left = 0, bottom = 0, right = 0, top = 0;
};

/// That numbers of axes in space reach beyond their box.
constexpr double kNumbersBesideBox = 32;

/// What stands at the ticks of axes: how long the longest label of each axis is, in pixels of the
/// usual font, and by how many degrees those of x are turned.
struct TickLabels {
    double x = 0, y = 0, turn = 0;
};

/// solid: axes in space that are not seen from above. size: of the figure.
[[nodiscard]] AxesRoom axesRoom(const AxesSnapshot& axes, bool solid,
                                const std::array<double, 2>& size, const TickLabels& labels);
/// The same without what is left for looks.
[[nodiscard]] AxesRoom tightRoom(const AxesSnapshot& axes, bool solid);

/// Between the box and a colour bar above it, and what bar, numbers and label take there.
constexpr double kColorbarAbove = 10;
[[nodiscard]] double colorbarTall(const ColorbarStyle& style);
/// Between the box and a legend above or below it, pixels: ticks, labels and titles lie there.
[[nodiscard]] double legendGap(const AxesSnapshot& axes, bool above, const TickLabels& labels);
/// About how wide and high a legend of the names is, in pixels.
[[nodiscard]] std::array<double, 2> legendSize(const std::vector<std::string>& names,
                                               const LegendStyle& style);

} // namespace vitrine
