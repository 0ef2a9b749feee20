// SPDX-License-Identifier: Apache-2.0
// The legend: samples and names in a box, inside the axes or beside them.
#include "figures/axes_painter.h"
#include "figures/figure_marks.h"
#include "session/session.h"

#include <map>

namespace vitrine::app {
namespace {

constexpr qreal kPixelsOfPoint = 4.0 / 3;
constexpr qreal kSample = 22, kGap = 6, kInside = 8, kAway = 8;

struct LegendRow {
    FigureText name;
    std::function<void(QPainter&, const QRectF&)> sample;
    ThemeColor color; ///< of the name; nothing: of all
};

void lineSample(QPainter& painter, const QRectF& room, const QPen& pen) {
    painter.setPen(pen);
    painter.drawLine(QPointF(room.left(), room.center().y()),
                     QPointF(room.right(), room.center().y()));
}

Rgba recolored(const Rgba& from, const ThemeColor& color) {
    return color ? Rgba{(*color)[0], (*color)[1], (*color)[2], 1} : from;
}

/// The sample as a script has changed it.
LineSnapshot changed(const LineSnapshot& line, const LegendStyle& style) {
    const auto found = style.icons.find(line.id);
    if (found == style.icons.end()) return line;
    const LegendIcon& icon = found->second;
    LineSnapshot out = line;
    out.color = recolored(out.color, icon.color);
    out.edge.color = recolored(out.edge.color, icon.color);
    out.face.color = recolored(out.face.color, icon.face);
    out.width = icon.width.value_or(out.width);
    out.markerSize = icon.markerSize.value_or(out.markerSize);
    if (!icon.style.empty()) out.style = icon.style;
    if (!icon.marker.empty()) out.marker = icon.marker;
    return out;
}

FillSnapshot changed(const FillSnapshot& fill, const LegendStyle& style) {
    const auto found = style.icons.find(fill.id);
    if (found == style.icons.end()) return fill;
    const LegendIcon& icon = found->second;
    FillSnapshot out = fill;
    const float alpha = icon.faceAlpha.value_or(fill.face[3]);
    out.face = recolored(out.face, icon.face);
    out.face[3] = alpha;
    out.edge = recolored(out.edge, icon.color);
    return out;
}

std::vector<LegendRow> legendRows(const AxesSnapshot& axes, const FigurePalette& palette,
                                  qreal pixels) {
    std::map<uint64_t, LegendRow> rows;
    const LegendStyle& style = axes.style.legend;
    const TextMarks marks = textMarks(style.interpreter);
    const auto add = [&](uint64_t id, const std::string& name, auto sample) {
        if (name.empty()) return;
        const auto icon = style.icons.find(id);
        const bool own = icon != style.icons.end();
        const qreal size = own && icon->second.textSize
                               ? static_cast<qreal>(*icon->second.textSize) * kPixelsOfPoint
                               : pixels;
        FigureText text(palette, name, size, marks, style.bold.value_or(false), style.italic,
                        QString::fromStdString(style.font));
        rows.emplace(
            id, LegendRow{std::move(text), sample, own ? icon->second.textColor : ThemeColor()});
    };
    const auto addLine = [&](const LineSnapshot& given) {
        add(given.id, given.name, [&](QPainter& painter, const QRectF& room) {
            const LineSnapshot line = changed(given, style);
            const QColor color = palette.shown(line.color);
            if (line.form != LineForm::Scatter)
                lineSample(painter, room, linePen(color, line.style, strokeWidth(line.width)));
            const qreal radius = std::min(static_cast<qreal>(line.markerSize) * kPixelsOfPoint / 2,
                                          room.height() / 2);
            painter.save();
            painter.translate(room.center());
            paintMarker(painter, markerShape(line.marker, radius), palette.shown(line.face.color),
                        palette.shown(line.edge.color), strokeWidth(line.width));
            painter.restore();
        });
    };
    for (const LineSnapshot& line : axes.lines)
        addLine(line);
    for (const LineSnapshot& line : axes.alsoNamed)
        addLine(line);
    for (const ContourSnapshot& contour : axes.contours) {
        add(contour.id, contour.name, [&](QPainter& painter, const QRectF& room) {
            if (contour.lines.empty()) return;
            lineSample(painter, room,
                       linePen(palette.shown(contour.lines.front().color), contour.style,
                               strokeWidth(contour.width)));
        });
    }
    for (const FillSnapshot& given : axes.fills) {
        add(given.id, given.name, [&](QPainter& painter, const QRectF& room) {
            const FillSnapshot fill = changed(given, style);
            const QColor edge = palette.shown(fill.edge);
            painter.setPen(edge.alpha() > 0 ? QPen(edge, 1) : QPen(Qt::NoPen));
            painter.setBrush(palette.filled(fill.face));
            painter.drawRect(QRectF(room.left(), room.center().y() - 5, room.width(), 10));
        });
    }
    const auto shaded = [&](uint64_t id, const std::string& name, const ShadingSnapshot& shading) {
        add(id, name, [&](QPainter& painter, const QRectF& room) {
            auto [red, green, blue, alpha] = shading.faceColor;
            const std::size_t middle = axes.colors.size() / 2;
            if (shading.faces != PaintMode::Fixed && middle < axes.colors.size()) {
                red = axes.colors[middle][0];
                green = axes.colors[middle][1];
                blue = axes.colors[middle][2];
            }
            painter.fillRect(QRectF(room.left(), room.center().y() - 5, room.width(), 10),
                             QColor::fromRgbF(red, green, blue, shading.faceAlpha));
        });
    };
    for (const SurfaceSnapshot& surface : axes.space.surfaces)
        shaded(surface.id, surface.name, surface.shading);
    for (const PatchSnapshot& patch : axes.space.patches)
        shaded(patch.id, patch.name, patch.shading);
    for (const ConstantLineSnapshot& line : axes.constants) {
        add(line.id, line.name, [&](QPainter& painter, const QRectF& room) {
            lineSample(painter, room,
                       linePen(palette.shown(line.color), line.style, strokeWidth(line.width)));
        });
    }
    std::vector<LegendRow> out;
    for (const uint64_t first : style.order) {
        const auto found = rows.find(first);
        if (found == rows.end()) continue;
        out.push_back(std::move(found->second));
        rows.erase(found);
    }
    for (auto& [id, row] : rows) {
        if (!style.only) out.push_back(std::move(row));
    }
    return out;
}

/// Where a box of the size lies by MATLAB's names of places.
QRectF legendBox(const AxesSnapshot& of, const QSizeF& size, const PlotView& view) {
    const QRectF& axes = view.box;
    const std::string& location = of.style.legend.location;
    const bool outside = location.ends_with("outside");
    const auto has = [&](const char* word) { return location.find(word) != std::string::npos; };
    qreal x = axes.center().x() - size.width() / 2;
    qreal y = axes.center().y() - size.height() / 2;
    if (has("north")) y = axes.top() + kAway;
    if (has("south")) y = axes.bottom() - kAway - size.height();
    if (has("east")) x = axes.right() - kAway - size.width();
    if (has("west")) x = axes.left() + kAway;
    if (outside && has("east"))
        x = axes.right() + 2 * kAway;
    else if (outside && has("west"))
        x = axes.left() - size.width() - 64;
    else if (outside && has("north"))
        y = axes.top() - size.height() - legendGap(of, true, view.labels);
    else if (outside && has("south"))
        y = axes.bottom() + legendGap(of, false, view.labels);
    if (outside && has("east")) y = has("south") ? axes.bottom() - size.height() : axes.top();
    return {QPointF(x, y), size};
}

} // namespace

void AxesPainter::paintLegend(const AxesSnapshot& axes, const PlotView& view) {
    const LegendStyle& style = axes.style.legend;
    const qreal pixels = style.size > 0 ? static_cast<qreal>(style.size) * kPixelsOfPoint : 11;
    const std::vector<LegendRow> rows = legendRows(axes, m_palette, pixels);
    if (rows.empty()) return;
    const auto count = static_cast<int>(rows.size());
    const int columns = std::clamp(style.horizontal ? count : style.columns, 1, count);
    const int lines = (count + columns - 1) / columns;
    qreal name = 0, height = pixels + 7;
    for (const LegendRow& row : rows) {
        name = std::max(name, row.name.size().width());
        height = std::max(height, row.name.size().height() + 3);
    }
    const LabelStyle& heading = style.titleStyle;
    const FigureText title(
        m_palette, heading.visible ? style.title : std::string(),
        heading.size > 0 ? static_cast<qreal>(heading.size) * kPixelsOfPoint : pixels,
        textMarks(heading.interpreter == "tex" ? style.interpreter : heading.interpreter),
        heading.bold.value_or(true), heading.italic,
        QString::fromStdString(heading.font.empty() ? style.font : heading.font));
    const qreal head = title.isEmpty() ? 0 : title.size().height() + 4;
    const qreal sample = style.sample > 0
                             ? static_cast<qreal>(style.sample) * kPixelsOfPoint * kSample / 40
                             : kSample;
    const qreal cell = sample + kGap + name + 2 * kInside;
    QSizeF size(std::max(cell * columns, title.size().width() + 2 * kInside),
                height * lines + head + 8);
    QRectF box = legendBox(axes, size, view);
    if (!style.tile.empty()) {
        // In the room that the layout leaves there.
        const QMarginsF& room = view.around;
        QPointF corner((view.figure.width() - size.width()) / 2,
                       (view.figure.height() - size.height()) / 2);
        if (style.tile == "north") corner.setY(room.top() - size.height() - 4);
        if (style.tile == "south") corner.setY(view.figure.height() - room.bottom() + 4);
        if (style.tile == "east") corner.setX(view.figure.width() - room.right() + 8);
        if (style.tile == "west") corner.setX(room.left() - size.width() - 8);
        box = QRectF(corner, size);
    } else if (style.position) {
        // As large as told, and as the names need at least; what is told is the lower left corner.
        const auto [left, bottom, wide, tall] = *style.position;
        size = size.expandedTo({static_cast<qreal>(wide) * view.figure.width(),
                                static_cast<qreal>(tall) * view.figure.height()});
        box =
            QRectF(QPointF(static_cast<qreal>(left) * view.figure.width(),
                           (1 - static_cast<qreal>(bottom)) * view.figure.height() - size.height()),
                   size);
    }
    const QColor text = style.textColor ? m_palette.shown(style.textColor) : m_palette.text;
    if (style.box) {
        const QColor ground = style.color ? m_palette.shown(style.color) : m_palette.panel;
        const qreal width = std::max(1.0, static_cast<qreal>(style.lineWidth) * kPixelsOfPoint);
        m_painter.setBrush(style.clear ? QBrush(Qt::NoBrush) : QBrush(ground));
        const QColor edge = style.edgeColor ? m_palette.shown(style.edgeColor) : m_palette.border;
        m_painter.setPen(style.edgeless ? QPen(Qt::NoPen) : QPen(edge, width));
        m_painter.drawRoundedRect(box, 3, 3);
    }
    title.paint(m_painter, QRectF(box.left(), box.top() + 4, box.width(), head), Qt::AlignCenter,
                heading.color ? m_palette.shown(heading.color) : text);
    for (int i = 0; i < count; ++i) {
        const LegendRow& row = rows[static_cast<std::size_t>(i)];
        // Names go down the columns, or along the line where there is one.
        const qreal x = box.left() + kInside + cell * (i / lines);
        const qreal y = box.top() + 4 + head + height * (i % lines);
        row.sample(m_painter, QRectF(x, y + 2, sample, height - 4));
        row.name.paint(m_painter, QRectF(x + sample + kGap, y, name, height),
                       Qt::AlignLeft | Qt::AlignVCenter,
                       row.color ? m_palette.shown(row.color) : text);
    }
}

} // namespace vitrine::app
