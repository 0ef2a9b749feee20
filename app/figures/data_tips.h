// SPDX-License-Identifier: Apache-2.0
#pragma once
// Data tips: which element of what axes show lies nearest to a place, and what is said of it. The
// search runs where arrays may be read, on the engine's thread; painting on the interface's.
#include "figures/figure_palette.h"
#include "figures/plot_view.h"

#include <QString>

class QPainter;

namespace vitrine::app {

/// One element that the user asked about; it stays with its index when the data change.
struct DataTip {
    uint64_t axes = 0, object = 0;
    int64_t index = 0; ///< from 0, column by column
    double x = 0, y = 0, z = 0;
    QString text; ///< lines
};

/// What of an object can be pointed at: arrays by reference.
struct PointSet {
    enum class Form : uint8_t { Points, Grid, Bars, Image };
    uint64_t axes = 0, object = 0;
    Form form = Form::Points;
    QString name;
    FigureData x, y, z;                          ///< x invalid: 1 … n; z invalid: 0
    FigureData values, sizes;                    ///< colours and areas of points
    FigureData imaginary;                        ///< of images of complex numbers
    int64_t first = 0;                           ///< element of an image's slice
    FigureData low, high;                        ///< ends of error bars
    FigureData bottom;                           ///< of bars; invalid: base
    int64_t count = 0;                           ///< elements
    int64_t rows = 0, columns = 0, channels = 1; ///< of grids and images
    Limits xdata, ydata;                         ///< of images
    double base = 0, width = 0, shift = 0;
    bool horizontal = false;
    std::vector<TipRow> told;        ///< what the script wants told; empty: as usual
    TimeKind timeX = TimeKind::None; ///< what places stand for
    TimeKind timeY = TimeKind::None, timeZ = TimeKind::None;
};
[[nodiscard]] std::vector<PointSet> pointSets(const AxesSnapshot& axes);

/// The element nearest to the pixel, no farther than `radius` pixels; in space the one in front
/// where several are near. Nothing when there is none, or arrays cannot be read. Linear in the
/// elements but for images and for lines without x of their own; sets of more than 2^25 elements
/// are passed over.
[[nodiscard]] std::optional<DataTip> nearestTip(const std::vector<PointSet>& sets,
                                                const PlotView& view, QPointF pixel, double radius);
/// The tip of one element; nothing for an index beyond the data.
[[nodiscard]] std::optional<DataTip> tipAt(const PointSet& set, int64_t index);

/// Where a tip points; not finite when its axes do not show it.
[[nodiscard]] QPointF tipPixel(const DataTip& tip, const PlotView& view);
/// The box of its text beside the pixel, inside the item.
[[nodiscard]] QRectF tipBox(const DataTip& tip, QPointF pixel, const FigurePalette& palette,
                            QSizeF item);
void paintTip(QPainter& painter, const DataTip& tip, QPointF pixel, const QRectF& box,
              const FigurePalette& palette, const QColor& accent);

} // namespace vitrine::app
