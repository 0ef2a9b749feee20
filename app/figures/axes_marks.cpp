// SPDX-License-Identifier: Apache-2.0
// What axes hold beside data: texts, constant lines and the legend.
#include "figures/figure_item.h"
#include "theme.h"
#include "workbench.h"

#include <cmath>
#include <map>
#include <QPainter>

namespace vitrine::app {
namespace {

constexpr qreal kPixelsOfPoint = 4.0 / 3;

/// Black is the colour of text, which is light on the dark ground.
QColor shownColor(const std::optional<std::array<float, 3>>& color, const QColor& text) {
    if (!color) return text;
    const auto [red, green, blue] = *color;
    return red + green + blue < 0.3f ? text : QColor::fromRgbF(red, green, blue);
}

Qt::PenStyle penStyle(const std::string& style) {
    return style == "--"   ? Qt::DashLine
           : style == ":"  ? Qt::DotLine
           : style == "-." ? Qt::DashDotLine
                           : Qt::SolidLine;
}

} // namespace

void AxesItem::paintConstants(QPainter& painter, const AxesSnapshot& axes,
                              const PlotView& view) const {
    const Theme& theme = m_figure->workbench()->theme();
    painter.save();
    painter.setClipRect(view.box);
    painter.setFont(theme.labelFont(12));
    for (const ConstantLineSnapshot& line : axes.constants) {
        const double at = line.vertical ? view.pixelX(line.value) : view.pixelY(line.value);
        if (!std::isfinite(at)) continue;
        const QColor color = shownColor(line.color, theme.color("text"));
        const QString label = QString::fromStdString(line.label);
        painter.setPen(QPen(color, std::max(line.width * 1.3f, 1.0f), penStyle(line.style)));
        if (line.vertical) {
            if (line.style != "none")
                painter.drawLine(QPointF(at, view.box.top()), QPointF(at, view.box.bottom()));
            painter.save();
            painter.setPen(color);
            painter.translate(at - 3, view.box.top() + 6);
            painter.rotate(-90);
            painter.drawText(QRectF(-view.box.height(), -18, view.box.height(), 18),
                             Qt::AlignRight | Qt::AlignBottom, label);
            painter.restore();
        } else {
            if (line.style != "none")
                painter.drawLine(QPointF(view.box.left(), at), QPointF(view.box.right(), at));
            painter.setPen(color);
            painter.drawText(QRectF(view.box.left(), at - 20, view.box.width() - 6, 18),
                             Qt::AlignRight | Qt::AlignBottom, label);
        }
    }
    painter.restore();
}

void AxesItem::paintTexts(QPainter& painter, const AxesSnapshot& axes, const PlotView& view) const {
    const Theme& theme = m_figure->workbench()->theme();
    for (const TextSnapshot& text : axes.texts) {
        const QPointF at = view.toPixel(text.x, text.y);
        if (!std::isfinite(at.x()) || !std::isfinite(at.y())) continue;
        QFont font = theme.labelFont(
            static_cast<int>(std::lround(static_cast<qreal>(text.size) * kPixelsOfPoint)));
        font.setBold(text.bold);
        const QString string = QString::fromStdString(text.text);
        painter.save();
        painter.setFont(font);
        painter.setPen(shownColor(text.color, theme.color("text")));
        const QSizeF size = QFontMetricsF(font).size(0, string);
        const qreal left = text.across == "left"    ? 0
                           : text.across == "right" ? -size.width()
                                                    : -size.width() / 2;
        const qreal ascent = QFontMetricsF(font).ascent();
        const qreal top = text.along == "top" || text.along == "cap" ? 0
                          : text.along == "bottom"                   ? -size.height()
                          : text.along == "baseline"                 ? -ascent
                                                                     : -size.height() / 2;
        painter.translate(at);
        painter.rotate(-static_cast<qreal>(text.rotation));
        painter.drawText(QRectF(QPointF(left, top), size + QSizeF(2, 2)), Qt::AlignLeft, string);
        painter.restore();
    }
}

namespace {

/// One row of a legend: a line's stroke, or a fill's patch.
struct LegendRow {
    QString name;
    QColor color;
    qreal width = 2;
    Qt::PenStyle style = Qt::SolidLine;
    bool filled = false;
};

std::vector<LegendRow> legendRows(const AxesSnapshot& axes, const QColor& text) {
    std::map<uint64_t, LegendRow> rows;
    const auto color = [&](const Rgba& c) {
        return shownColor(std::array<float, 3>{c[0], c[1], c[2]}, text);
    };
    for (const LineSnapshot& line : axes.lines) {
        LegendRow row{QString::fromStdString(line.name), color(line.color)};
        row.style = penStyle(line.style);
        rows[line.id] = row;
    }
    for (const FillSnapshot& fill : axes.fills) {
        LegendRow row{QString::fromStdString(fill.name), color(fill.face)};
        row.color.setAlphaF(fill.face[3]);
        row.filled = true;
        rows[fill.id] = row;
    }
    for (const ConstantLineSnapshot& line : axes.constants) {
        if (line.name.empty()) continue;
        LegendRow row{QString::fromStdString(line.name), shownColor(line.color, text)};
        row.style = penStyle(line.style);
        rows[line.id] = row;
    }
    std::vector<LegendRow> out;
    for (auto& [id, row] : rows)
        out.push_back(std::move(row));
    return out;
}

} // namespace

void AxesItem::paintLegend(QPainter& painter, const AxesSnapshot& axes,
                           const PlotView& view) const {
    const Theme& theme = m_figure->workbench()->theme();
    painter.setFont(theme.labelFont(11));
    const std::vector<LegendRow> rows = legendRows(axes, theme.color("text"));
    if (rows.empty()) return;
    qreal width = 0;
    for (const LegendRow& row : rows) {
        width =
            std::max(width, static_cast<qreal>(painter.fontMetrics().horizontalAdvance(row.name)));
    }
    const qreal rowHeight = 18;
    const QRectF box(view.box.right() - width - 54, view.box.top() + 8, width + 46,
                     rowHeight * static_cast<qreal>(rows.size()) + 8);
    painter.setBrush(theme.color("panel"));
    painter.setPen(theme.color("border"));
    painter.drawRoundedRect(box, 3, 3);
    qreal y = box.top() + 4 + rowHeight / 2;
    for (const LegendRow& row : rows) {
        if (row.filled) {
            painter.fillRect(QRectF(box.left() + 8, y - 5, 22, 10), row.color);
        } else {
            painter.setPen(QPen(row.color, row.width, row.style));
            painter.drawLine(QPointF(box.left() + 8, y), QPointF(box.left() + 30, y));
        }
        painter.setPen(theme.color("text"));
        painter.drawText(QRectF(box.left() + 36, y - 9, width + 8, 18),
                         Qt::AlignLeft | Qt::AlignVCenter, row.name);
        y += rowHeight;
    }
}

} // namespace vitrine::app
