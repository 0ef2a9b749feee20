// SPDX-License-Identifier: Apache-2.0
#include "figures/color_scale.h"

#include "figures/draw_params.h"
#include "figures/figure_palette.h"

#include <cmath>

namespace vitrine::app {

std::array<float, 4> colorLimits(const AxesSnapshot& axes) {
    auto [low, high] = colorEnds(axes);
    if (axes.style.logColors) {
        low = std::log2(low);
        high = std::log2(high);
    }
    const auto parts = splitDouble(low);
    return {parts[0], parts[1], static_cast<float>(high > low ? 1 / (high - low) : 1), 1};
}

uint32_t colorFlags(const AxesSnapshot& axes) {
    return axes.style.logColors ? uint32_t{kLogColorsFlag} : 0U;
}

} // namespace vitrine::app
