// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_colors.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

/// The colour at a share of the map.
QRgb mapped(const std::vector<std::array<float, 3>>& colors, double t) {
    if (colors.empty()) return qRgb(128, 128, 128);
    const auto top = static_cast<double>(colors.size());
    const auto row = static_cast<std::size_t>(std::clamp(std::floor(t * top), 0.0, top - 1));
    const auto [red, green, blue] = colors[row];
    return QColor::fromRgbF(red, green, blue).rgb();
}

int channel(double value, double scale) {
    const double share = value * scale;
    return share > 0 ? static_cast<int>(std::lround(std::min(share, 1.0) * 255)) : 0;
}

} // namespace

double channelScale(const FigureData& data) {
    if (!data.valid()) return 1;
    return data.tensor->dtype() == DType::UInt8    ? 1 / 255.0
           : data.tensor->dtype() == DType::UInt16 ? 1 / 65535.0
                                                   : 1;
}

std::vector<double>
shownNumbers(const ImageSnapshot& image,
             const std::function<std::vector<double>(const FigureData&)>& read) {
    std::vector<double> numbers = read(image.data);
    if (image.slices > 1) {
        const auto plane = static_cast<std::size_t>(image.rows * image.columns);
        const auto first = static_cast<std::size_t>(image.firstElement());
        if (first + plane > numbers.size()) return {};
        numbers = {numbers.begin() + static_cast<std::ptrdiff_t>(first),
                   numbers.begin() + static_cast<std::ptrdiff_t>(first + plane)};
    }
    if (!image.imaginary.valid() || image.part == ImagePart::Real) return numbers;
    const std::vector<double> imaginary = read(image.imaginary);
    const auto first = static_cast<std::size_t>(image.firstElement());
    for (std::size_t i = 0; i < numbers.size() && first + i < imaginary.size(); ++i) {
        const double im = imaginary[first + i];
        numbers[i] = image.part == ImagePart::Imaginary   ? im
                     : image.part == ImagePart::Magnitude ? std::hypot(numbers[i], im)
                                                          : std::atan2(im, numbers[i]);
    }
    return numbers;
}

QImage imageColors(const AxesSnapshot& axes, const ImageSnapshot& image,
                   const std::vector<double>& values, const QColor& nan) {
    const auto rows = static_cast<std::size_t>(image.rows);
    const auto columns = static_cast<std::size_t>(image.columns);
    QImage picture(static_cast<int>(columns), static_cast<int>(rows), QImage::Format_RGB32);
    picture.fill(nan);
    const std::size_t plane = rows * columns;
    if (values.size() < plane * static_cast<std::size_t>(image.channels)) return picture;
    const double scale = channelScale(image.data);
    const bool floats = isFloat(image.data.tensor->dtype());
    for (std::size_t row = 0; row < rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(static_cast<int>(row)));
        for (std::size_t column = 0; column < columns; ++column) {
            const std::size_t at = column * rows + row;
            if (image.channels == 3) {
                line[column] = qRgb(channel(values[at], scale), channel(values[at + plane], scale),
                                    channel(values[at + 2 * plane], scale));
            } else if (std::isnan(values[at])) {
                line[column] = nan.rgb();
            } else if (image.scaled) {
                line[column] = mapped(axes.colors, colorShare(axes, values[at]));
            } else {
                // Direct colours: logical and integer classes count from 0, others from 1.
                const double index = values[at] - (floats ? 1 : 0) + 0.5;
                line[column] = mapped(axes.colors, index / static_cast<double>(axes.colors.size()));
            }
        }
    }
    return picture;
}

void fade(const LineSnapshot& line, double number, QColor& face, QColor& edge) {
    const auto own = static_cast<float>(line.alpha.at(number));
    if (line.faceAlphas) face.setAlphaF(face.alphaF() * own);
    if (line.edgeAlphas) edge.setAlphaF(edge.alphaF() * own);
}

void makeTranslucent(QImage& picture, const ImageSnapshot& image,
                     const std::function<std::vector<double>(const FigureData&)>& read) {
    if (!image.alpha.data.valid() && image.opacity >= 1) return;
    const std::vector<double> alphas = read(image.alpha.data);
    picture = picture.convertToFormat(QImage::Format_ARGB32);
    const auto rows = static_cast<std::size_t>(picture.height());
    const auto opacity = static_cast<double>(image.opacity);
    for (std::size_t row = 0; row < rows; ++row) {
        auto* line = reinterpret_cast<QRgb*>(picture.scanLine(static_cast<int>(row)));
        for (std::size_t column = 0; column < static_cast<std::size_t>(picture.width()); ++column) {
            const std::size_t at = column * rows + row;
            const double alpha = at < alphas.size() ? image.alpha.at(alphas[at]) : opacity;
            line[column] = qRgba(qRed(line[column]), qGreen(line[column]), qBlue(line[column]),
                                 static_cast<int>(std::lround(alpha * 255)));
        }
    }
    picture = picture.convertToFormat(QImage::Format_ARGB32_Premultiplied);
}

PointColors::PointColors(const AxesSnapshot& axes, const FigureData& colors, int64_t count,
                         std::vector<double> values)
    : m_axes(axes), m_values(std::move(values)), m_count(static_cast<std::size_t>(count)),
      m_scale(channelScale(colors)) {}

QColor PointColors::at(std::size_t point, float alpha) const {
    if (m_values.size() >= 3 * m_count && m_count > 0) {
        QColor own(channel(m_values[point], m_scale), channel(m_values[point + m_count], m_scale),
                   channel(m_values[point + 2 * m_count], m_scale));
        own.setAlphaF(alpha);
        return own;
    }
    const double value = point < m_values.size() ? m_values[point] : NAN;
    if (std::isnan(value)) return Qt::transparent;
    QColor own = QColor::fromRgb(mapped(m_axes.colors, colorShare(m_axes, value)));
    own.setAlphaF(alpha);
    return own;
}

} // namespace vitrine::app
