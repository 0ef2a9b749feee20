// SPDX-License-Identifier: Apache-2.0
#pragma once
// Paints all of axes but the data: grid, frame, ticks, labels, texts, constant lines, legend and
// colour bar. The window and files paint with the same. Any thread that may paint.
#include "figures/figure_text.h"
#include "figures/plot_view.h"
#include "figures/ruler_ticks.h"

namespace vitrine::app {

class AxesPainter {
public:
    AxesPainter(QPainter& painter, const FigurePalette& palette)
        : m_painter(painter), m_palette(palette) {}

    /// The ground of the box and the grid.
    void paintBelow(const AxesSnapshot& axes, const PlotView& view);
    /// What stands over the data.
    void paintAbove(const AxesSnapshot& axes, const PlotView& view);
    /// The title above all axes of a figure, and the labels that they share.
    void paintTitles(const OneFigureSnapshot& figure, const QSizeF& size);

private:
    /// Where a text lies that a script has not moved.
    struct TextPlace {
        QPointF at;
        std::string across = "center", along = "middle";
        qreal degrees = 0; ///< counterclockwise
    };
    /// The ground and frame of a text.
    struct TextBox {
        ThemeColor ground, edge;
        float margin = 0, width = 0.5f; ///< points
        std::string style = "-";
    };
    void paintGrid(const AxesSnapshot& axes, const PlotView& view);
    void paintFrame(const AxesSnapshot& axes, const PlotView& view);
    void paintTicks(const AxesSnapshot& axes, const PlotView& view);
    void paintTicksX(const AxesStyle& style, const PlotView& view, const std::vector<Tick>& ticks);
    void paintTicksY(const AxesStyle& style, const PlotView& view, const std::vector<Tick>& ticks);
    [[nodiscard]] QPen gridPen(const AxesStyle& style, bool minor, bool logarithmic) const;
    [[nodiscard]] QPen tickPen(const AxesStyle& style, const RulerStyle& ruler) const;
    [[nodiscard]] FigureText commonText(const AxesStyle& style, const RulerTicks& ticks) const;
    void paintCommon(const AxesStyle& style, const PlotView& view, bool alongX,
                     const RulerTicks& ticks);
    void paintLabels(const AxesSnapshot& axes, const PlotView& view);
    void paintConstants(const AxesSnapshot& axes, const PlotView& view);
    [[nodiscard]] QColor textOn(const TextSnapshot& text) const;
    void paintTexts(const AxesSnapshot& axes, const PlotView& view);
    void paintColorbar(const AxesSnapshot& axes, const PlotView& view);
    /// Marks and numbers along the axes of a box in space, and their labels
    /// (axes_space_painter.cpp).
    void paintSpace(const AxesSnapshot& axes, const PlotView& view);
    /// Circles, rays and their numbers (polar_painter.cpp).
    void paintPolarGrid(const AxesSnapshot& axes, const PlotView& view);
    void paintPolarNumbers(const AxesSnapshot& axes, const PlotView& view);
    void cutPolar(const AxesSnapshot& axes, const PlotView& view);
    void paintLegend(const AxesSnapshot& axes, const PlotView& view);
    [[nodiscard]] FigureText labelText(const std::string& text, const LabelStyle& style,
                                       const AxesStyle& axes, qreal pixels) const;
    /// A title or label where the script has put it, or at its usual place.
    void paintLabel(const std::string& text, const LabelStyle& style, const AxesStyle& axes,
                    qreal pixels, const PlotView& view, TextPlace usual);
    void paintText(const FigureText& text, const TextPlace& place, const TextBox& box,
                   const QColor& color);
    void paintColorbarLabel(const AxesSnapshot& axes, const PlotView& view, qreal room,
                            bool outwards);
    [[nodiscard]] FigureText tickText(const AxesStyle& style, const QString& label) const;

    QPainter& m_painter;
    const FigurePalette& m_palette;
    qreal m_below = 0, m_beside = 0; ///< room that the ticks' labels take, of the axes at hand
};

/// Qt's style for MATLAB's; "none" is no pen.
[[nodiscard]] Qt::PenStyle penStyle(const std::string& style);

} // namespace vitrine::app
