// SPDX-License-Identifier: Apache-2.0
#pragma once
// Draws of contours whose lines and areas the device finds in the heights' own memory, one a level.
#include "figures/draw_params.h"
#include "figures/plot_view.h"

#include <functional>
#include <optional>

namespace vitrine::app {

/// The kinds of draws in the plane or in space. Translucent areas are drawn from high to low, each
/// where none was before: `once` keeps to that, and where it is said in a mask `unmask` empties it.
struct ContourKinds {
    FigureDraw::Kind areas, lines, once;
    std::optional<FigureDraw::Kind> unmask;
};

/// Areas and lines from low to high. begin: what the draws of a kind begin with; shown: colours,
/// premultiplied, as the theme shows them; view: what of the plane is seen, or null.
[[nodiscard]] std::vector<FigureDraw>
contourDraws(const ContourSnapshot& contour, const ContourKinds& kinds, const PlotView* view,
             const std::function<FigureDraw(FigureDraw::Kind)>& begin,
             const std::function<DisplayBuffer(const FigureData&)>& bufferOf,
             const std::function<Rgba(const Rgba&)>& shown);

} // namespace vitrine::app
