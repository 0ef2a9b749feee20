// SPDX-License-Identifier: Apache-2.0
#pragma once
// The box of axes in space: which of its edges carry the axes, where ticks and grid lines are.
// Pure; interface thread.
#include "figures/axis_ticks.h"
#include "figures/plot_view.h"

namespace vitrine::app {

struct BoxLine {
    Vector3 from, to; ///< in the unit cube
    bool grid = false, minor = false;
    int dimension = 0; ///< of an edge, the axis that runs along it
};

/// An edge of the box with an axis: x, y or z (0, 1, 2) runs along it.
struct BoxAxis {
    int dimension = 0;
    Vector3 from{}, to{}; ///< in the unit cube
    Vector3 outward{};    ///< away from the box, along another dimension
    std::vector<Tick> ticks;
    QString date; ///< what the times at the ticks have in common; empty: nothing
};

/// The three axes, at edges of the outline: x and y below, z at the left.
[[nodiscard]] std::array<BoxAxis, 3> boxAxes(const AxesSnapshot& axes, const PlotView& view);
/// How the axis along x, y or z (0, 1, 2) is decorated.
[[nodiscard]] const RulerStyle& rulerOf(const AxesSnapshot& axes, int dimension);
/// Where a tick is on its edge.
[[nodiscard]] Vector3 tickPlace(const BoxAxis& axis, const SpaceView& view, double value);
/// Edges and grid of the sides that look away from the viewer, the grid first.
[[nodiscard]] std::vector<BoxLine> boxLines(const AxesSnapshot& axes, const PlotView& view);

} // namespace vitrine::app
