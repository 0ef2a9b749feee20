// SPDX-License-Identifier: Apache-2.0
#pragma once
// Paints the data of axes with QPainter, for files: the geometry, strokes and colours that the
// shaders of shaders/figures draw in the window. Reads elements through a function of its caller;
// the thread on which that may be called.
#include "figures/figure_marks.h"
#include "figures/figure_palette.h"
#include "figures/plot_view.h"

#include <functional>
#include <QPainter>

namespace vitrine::app {

/// Elements as doubles, in the array's order; empty for data that is not there.
using ElementReader = std::function<std::vector<double>(const FigureData&)>;

class DataPainter {
public:
    /// ratio: pixels of the device to one of the painter's, for what is painted as an image.
    DataPainter(QPainter& painter, const FigurePalette& palette, const ElementReader& read,
                qreal ratio)
        : m_painter(painter), m_palette(palette), m_read(read), m_ratio(ratio) {}

    void paint(const AxesSnapshot& axes, const PlotView& view);

private:
    void paintImage(const AxesSnapshot& axes, const PlotView& view, const ImageSnapshot& image);
    void paintLine(const AxesSnapshot& axes, const PlotView& view, const LineSnapshot& line);
    void paintMarkers(const AxesSnapshot& axes, const PlotView& view, const LineSnapshot& line,
                      const std::vector<QPointF>& points);
    void paintFill(const AxesSnapshot& axes, const PlotView& view, const FillSnapshot& fill);
    void paintBars(const AxesSnapshot& axes, const PlotView& view, const FillSnapshot& fill);
    void paintArea(const PlotView& view, const FillSnapshot& fill);
    void paintPolygons(const PlotView& view, const FillSnapshot& fill);
    /// Places in pixels; NaN where there is none.
    [[nodiscard]] std::vector<QPointF> pointsOf(const PlotView& view, const FigureData& x,
                                                const FigureData& y, int64_t count) const;
    /// Runs a painting into an image of the box, which is put in its place.
    void paintAsImage(const PlotView& view, const std::function<void(QPainter&)>& paint);

    QPainter& m_painter;
    const FigurePalette& m_palette;
    const ElementReader& m_read;
    qreal m_ratio;
};

} // namespace vitrine::app
