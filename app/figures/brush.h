// SPDX-License-Identifier: Apache-2.0
#pragma once
// Points of lines and markers that the user has framed. The search reads elements where they are;
// on the engine's thread.
#include "figures/plot_view.h"

#include <QPointF>
#include <QString>
#include <vector>

namespace vitrine::app {

/// A rectangle of the data, which is closed.
struct BrushBox {
    double x0 = 0, x1 = 0, y0 = 0, y1 = 0;
    [[nodiscard]] bool holds(double x, double y) const {
        return x >= x0 && x <= x1 && y >= y0 && y <= y1;
    }
};

struct Brushed {
    int64_t count = 0;
    std::vector<QPointF> points; ///< places of the data; not all of very many
};

[[nodiscard]] Brushed brushedPoints(const AxesSnapshot& axes, const std::vector<BrushBox>& boxes);
/// The statement that makes a variable of the points, of the axes with a number in a figure.
[[nodiscard]] QString brushStatement(const QString& variable, int figure, int axes,
                                     const std::vector<BrushBox>& boxes);

} // namespace vitrine::app
