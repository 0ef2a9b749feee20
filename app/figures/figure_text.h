// SPDX-License-Identifier: Apache-2.0
#pragma once
// A text of a figure with MATLAB's TeX marks: Greek letters and symbols, ^ and _, \bf \it \rm,
// \fontsize, \color. Measured when it is made; any thread that may paint.
#include "figures/figure_palette.h"

#include <QPainter>
#include <vector>

namespace vitrine::app {

enum class TextMarks : uint8_t { Tex, Latex, None };
[[nodiscard]] TextMarks textMarks(const std::string& interpreter);

class FigureText {
public:
    /// Lines stand under one another.
    FigureText(const FigurePalette& palette, const std::string& utf8, qreal pixels,
               TextMarks marks = TextMarks::Tex, bool bold = false, bool italic = false,
               const QString& family = {});

    [[nodiscard]] bool isEmpty() const { return m_lines.empty(); }
    [[nodiscard]] QSizeF size() const { return m_size; }
    /// From the top to the first line's baseline.
    [[nodiscard]] qreal ascent() const;
    /// In a box by Qt::Align…; lines follow the horizontal one.
    void paint(QPainter& painter, const QRectF& box, Qt::Alignment alignment,
               const QColor& color) const;

private:
    struct Piece {
        QString text;
        QFont font;
        QPointF at; ///< from the line's start and baseline
        QColor color;
    };
    struct Line {
        std::vector<Piece> pieces;
        qreal width = 0, ascent = 0, descent = 0;
    };
    friend class TextSetter;

    std::vector<Line> m_lines;
    QSizeF m_size;
};

} // namespace vitrine::app
