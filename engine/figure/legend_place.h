// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where a legend covers the least ('Location','best'), and where the ticks of bars stand. Engine
// thread; data are read only where they are on the host already.
#include "figure/graphics_objects.h"

namespace vitrine {

/// One of MATLAB's eight places inside the box; northeast where nothing is in the way, or all
/// data are on a device. `size` is the figure's, in pixels.
[[nodiscard]] std::string bestLegendPlace(const AxesSnapshot& axes,
                                          const std::array<double, 2>& size);

/// The middles of bars along the axis on which they stand, when there are few; nothing otherwise.
[[nodiscard]] std::optional<std::vector<double>> barTicks(const AxesObject& axes, bool alongX);
/// The distance of bars on that axis: ticks are not closer; 0 without bars.
[[nodiscard]] double barSpacing(const AxesObject& axes, bool alongX);

} // namespace vitrine
