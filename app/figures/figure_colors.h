// SPDX-License-Identifier: Apache-2.0
#pragma once
// Values as colours on the host, as shaders/figures/image.frag and marker.vert have them. Pure.
#include "session/session.h"

#include <functional>
#include <QColor>
#include <QImage>

namespace vitrine::app {

/// Each element as a pixel, row by row from the first; NaN in a colour of its own.
[[nodiscard]] QImage imageColors(const AxesSnapshot& axes, const ImageSnapshot& image,
                                 const std::vector<double>& values, const QColor& nan);

/// The numbers of the slice and part that are shown; true colours as they are.
[[nodiscard]] std::vector<double>
shownNumbers(const ImageSnapshot& image,
             const std::function<std::vector<double>(const FigureData&)>& read);

/// Own colours of points or bars: values for the colormap, or count × 3.
class PointColors {
public:
    PointColors(const AxesSnapshot& axes, const FigureData& colors, int64_t count,
                std::vector<double> values);
    [[nodiscard]] bool valid() const { return !m_values.empty(); }
    /// Transparent where the value is NaN.
    [[nodiscard]] QColor at(std::size_t point, float alpha = 1) const;

private:
    const AxesSnapshot& m_axes;
    std::vector<double> m_values;
    std::size_t m_count;
    double m_scale = 1;
};

/// Gives a point's mark the opacity that its number stands for.
void fade(const LineSnapshot& line, double number, QColor& face, QColor& edge);
/// Gives a picture the opacity of the image's elements.
void makeTranslucent(QImage& picture, const ImageSnapshot& image,
                     const std::function<std::vector<double>(const FigureData&)>& read);
/// What a class's largest value is in true colour, as a factor.
[[nodiscard]] double channelScale(const FigureData& data);

} // namespace vitrine::app
