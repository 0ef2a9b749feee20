// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_palette.h"

#include <cmath>

namespace vitrine::app {
namespace {

constexpr double kLeastContrast = 3; ///< that graphics need to be told from their ground (WCAG 2)

/// Relative luminance of sRGB.
double luminance(const QColor& color) {
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) +
           0.0722 * linear(color.blueF());
}

} // namespace

double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a), other = luminance(b);
    return (std::max(one, other) + 0.05) / (std::min(one, other) + 0.05);
}

QFont FigurePalette::font(qreal pixels, bool bold, bool italic) const {
    QFont font(family);
    font.setPixelSize(std::max(1, qRound(pixels)));
    font.setBold(bold);
    font.setItalic(italic);
    // Hinted glyphs would have other widths at each resolution, and texts would move.
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

QColor FigurePalette::shown(const Rgba& color) const {
    const auto [red, green, blue, alpha] = color;
    if (!dark || red + green + blue >= 0.3f) return filled(color);
    QColor out = text;
    out.setAlphaF(alpha);
    return out;
}

QColor FigurePalette::filled(const Rgba& color) const {
    const auto [red, green, blue, alpha] = color;
    QColor out = QColor::fromRgbF(red, green, blue, alpha);
    if (!dark) return out;
    for (int i = 0; i < kLineColors; ++i) {
        const Color usual = lineColor(i);
        if (red != usual[0] || green != usual[1] || blue != usual[2]) continue;
        // Of the same hue, as much lighter as a dark ground needs.
        for (int step = 1; contrast(out, ground) < kLeastContrast && step <= 20; ++step) {
            const float white = static_cast<float>(step) / 20;
            const auto lighter = [&](float part) { return part + white * (1 - part); };
            out = QColor::fromRgbF(lighter(red), lighter(green), lighter(blue), alpha);
        }
    }
    return out;
}

QColor FigurePalette::shown(const std::optional<std::array<float, 3>>& color) const {
    if (!color) return text;
    const auto [red, green, blue] = *color;
    return shown(Rgba{red, green, blue, 1});
}

QColor FigurePalette::gridOf(const AxesStyle& style, bool minor) const {
    const ThemeColor& given =
        minor && style.minorGridColor ? style.minorGridColor : style.gridColor;
    const std::optional<float>& alpha = minor ? style.minorGridAlpha : style.gridAlpha;
    if (!given && !alpha) return grid;
    constexpr float kUsualAlpha = 0.15f, kUsualMinorAlpha = 0.25f;
    QColor color = shown(given);
    color.setAlphaF(alpha.value_or(minor ? kUsualMinorAlpha : kUsualAlpha));
    return color;
}

FigurePalette paperPalette() {
    FigurePalette palette;
    palette.text = QColor(0x17, 0x20, 0x2b);
    palette.muted = QColor(0x3a, 0x46, 0x53);
    palette.faint = QColor(0x6b, 0x78, 0x86);
    palette.grid = QColor(0xdf, 0xe4, 0xe9);
    palette.panel = palette.ground = Qt::white;
    palette.border = QColor(0xcb, 0xd3, 0xdc);
    palette.nan = QColor(0xc0, 0x4e, 0xc0);
    palette.family = QStringLiteral("DejaVu Sans");
    return palette;
}

FigurePalette onGround(FigurePalette palette, const ThemeColor& ground) {
    if (!ground) return palette;
    const auto [red, green, blue] = *ground;
    const bool dark = 0.3f * red + 0.59f * green + 0.11f * blue < 0.45f;
    if (!dark && palette.dark) {
        const QString family = palette.family;
        palette = paperPalette();
        palette.family = family;
    } else if (dark && !palette.dark) {
        palette.text = QColor(0xe4, 0xea, 0xf1);
        palette.muted = QColor(0x9a, 0xa8, 0xb7);
        palette.faint = QColor(0x7d, 0x8b, 0x9a);
        palette.grid = QColor(0x40, 0x48, 0x52);
        palette.border = QColor(0x2d, 0x36, 0x41);
        palette.dark = true;
    }
    palette.ground = palette.panel = QColor::fromRgbF(red, green, blue);
    return palette;
}

} // namespace vitrine::app
