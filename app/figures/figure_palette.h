// SPDX-License-Identifier: Apache-2.0
#pragma once
// Colours and font of a figure: those of the window's theme, or of paper. Plain data; any thread.
#include "session/session.h"

#include <QColor>
#include <QFont>

namespace vitrine::app {

struct FigurePalette {
    QColor text, muted, faint, grid, panel, border, ground, nan;
    QString family;
    bool dark = false; ///< the ground is dark: black is shown in the colour of texts

    [[nodiscard]] QFont font(qreal pixels, bool bold = false, bool italic = false) const;
    /// Black is the colour of texts, which are light on a dark ground.
    [[nodiscard]] QColor shown(const Rgba& color) const;
    /// Of areas, whose black stays black. The colours that lines and areas have by themselves are
    /// lighter on a dark ground, where some would hardly be seen.
    [[nodiscard]] QColor filled(const Rgba& color) const;
    [[nodiscard]] QColor shown(const std::optional<std::array<float, 3>>& color) const;
    /// Of the lines of a grid, those at ticks or between them.
    [[nodiscard]] QColor gridOf(const AxesStyle& style, bool minor) const;
};

/// From 1 for the same colour to 21 for black and white (WCAG 2).
[[nodiscard]] double contrast(const QColor& a, const QColor& b);

/// Black on white, for files.
[[nodiscard]] FigurePalette paperPalette();

/// The palette on a ground that the script chose: with dark texts on a light one.
[[nodiscard]] FigurePalette onGround(FigurePalette palette, const ThemeColor& ground);

} // namespace vitrine::app
