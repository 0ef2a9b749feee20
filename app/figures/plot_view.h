// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where an axes lies in the figure item and what part of the data it shows, with the user's zoom
// and pan. Pure data and arithmetic; interface thread.
#include "figures/space_view.h"

#include <QMarginsF>

namespace vitrine::app {

/// An axes as it is drawn.
struct PlotView {
    uint64_t axes = 0;
    QRectF box;       ///< plot box in item pixels
    QRectF cell;      ///< the room that axes and labels share
    QMarginsF around; ///< of a layout, the room for what lies at its edges
    QRectF colorbar;  ///< empty when there is none
    QSizeF figure;    ///< the item's or picture's
    Range x, y;       ///< places at the box's edges: data, or their log10 on a logarithmic axis
    bool reverseX = false, reverseY = false;
    bool logX = false, logY = false;
    TickLabels labels; ///< of axes in the plane
    SpaceView space;

    /// Drawn in space and not from above: decorated and moved in other ways.
    [[nodiscard]] bool solid() const { return space.active && !space.flat; }
    [[nodiscard]] double pixelX(double data) const;
    [[nodiscard]] double pixelY(double data) const;
    [[nodiscard]] QPointF toPixel(double dataX, double dataY) const;
    /// The same of a place with a height.
    [[nodiscard]] QPointF toPixel(double dataX, double dataY, double dataZ) const;
    [[nodiscard]] QPointF toData(QPointF pixel) const;
    /// Where a pixel is between the places x and y, which zoom and pan move.
    [[nodiscard]] QPointF toPlace(QPointF pixel) const;
};

/// Where data lie along an axis: log10 of them on a logarithmic one.
[[nodiscard]] double placeOf(double data, bool logarithmic);
[[nodiscard]] double dataAt(double place, bool logarithmic);

/// The limits of axes at the edges of a box that is not known yet.
[[nodiscard]] PlotView placesView(const AxesSnapshot& axes, const QRectF& cell);
/// The view of axes in an item of the given size; the places `x` and `y` override the axes' own
/// limits when they are not null (the user has zoomed). others: of the figure, with which boxes of
/// a grid are in line.
[[nodiscard]] PlotView makePlotView(const AxesSnapshot& axes, bool onlyAxes, QSizeF size,
                                    const Range* x, const Range* y, const SpaceTurn* turn = nullptr,
                                    const OneFigureSnapshot* others = nullptr);
/// The view of one of a figure's axes: below the figure's title, at the place of its other side.
[[nodiscard]] PlotView figureView(const OneFigureSnapshot& figure, const AxesSnapshot& axes,
                                  QSizeF size, const Range* x = nullptr, const Range* y = nullptr,
                                  const SpaceTurn* turn = nullptr);
/// The room of the tiles: the picture without the figure's titles and what lies at its edges.
[[nodiscard]] QRectF tilesRoom(const OneFigureSnapshot& figure, QSizeF size);
/// Scales ranges about a place; factor < 1 zooms in.
[[nodiscard]] Range zoomed(const Range& range, double about, double factor);
/// Column (x) or row (y) edges of an image in data coordinates: where pixel 0 begins, and the size
/// of one pixel.
struct PixelGrid {
    double first = 0.5, step = 1;
};
[[nodiscard]] PixelGrid pixelGrid(const Limits& centres, int64_t count);

} // namespace vitrine::app
