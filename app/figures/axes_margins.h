// SPDX-License-Identifier: Apache-2.0
#pragma once
// The margins between the cell of axes and their box, by what stands at their ticks; the same for
// axes above and beside each other, so that their boxes are in line. Pure; interface thread.
#include "figures/plot_view.h"

namespace vitrine::app {

/// What stands at the ticks of a view whose box is known, its turn decided.
[[nodiscard]] TickLabels tickLabels(const AxesSnapshot& axes, const PlotView& view);

/// The part of an item of the size that axes and their labels share.
[[nodiscard]] QRectF cellOf(const AxesSnapshot& axes, bool onlyAxes, QSizeF size);

/// Of a view without a box: its cell and places are known. others: of the same figure, or null.
[[nodiscard]] QMarginsF axesMargins(const AxesSnapshot& axes, const PlotView& view, QSizeF size,
                                    const OneFigureSnapshot* others);

} // namespace vitrine::app
