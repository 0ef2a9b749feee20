// SPDX-License-Identifier: Apache-2.0
// Titles, labels and texts of axes, and of figures.
#include "figures/axes_painter.h"

#include <cmath>

namespace vitrine::app {
namespace {

constexpr qreal kPixelsOfPoint = 4.0 / 3;
constexpr qreal kLabelPixels = 12, kTitlePixels = 13;

/// Titles and labels follow the axes' font, by a factor of their own.
qreal labelPixels(const AxesStyle& style, qreal usual, bool title) {
    const auto factor = static_cast<qreal>(title ? style.titleFactor : style.labelFactor);
    if (style.size > 0) return static_cast<qreal>(style.size) * kPixelsOfPoint * factor;
    return usual * factor / static_cast<qreal>(kLabelFactor);
}

/// The pixel of a place in one of the units of texts, all but data's from the box's corner.
QPointF pixelOf(const PlotView& view, const std::string& units, double x, double y, double z) {
    if (units == "data") return view.toPixel(x, y, z);
    QPointF unit(1, 1);
    if (units == "normalized") unit = {view.box.width(), view.box.height()};
    if (units == "points") unit = {kPixelsOfPoint, kPixelsOfPoint};
    if (units == "inches") unit = {96, 96};
    if (units == "centimeters") unit = {96 / 2.54, 96 / 2.54};
    if (units == "characters") unit = {7, 15};
    return {view.box.left() + x * unit.x(), view.box.bottom() - y * unit.y()};
}

} // namespace

void AxesPainter::paintText(const FigureText& text, const TextPlace& place, const TextBox& around,
                            const QColor& color) {
    const QSizeF size = text.size();
    const qreal left = place.across == "left"    ? 0
                       : place.across == "right" ? -size.width()
                                                 : -size.width() / 2;
    const qreal top = place.along == "top" || place.along == "cap" ? 0
                      : place.along == "bottom"                    ? -size.height()
                      : place.along == "baseline"                  ? -text.ascent()
                                                                   : -size.height() / 2;
    m_painter.save();
    m_painter.translate(place.at);
    m_painter.rotate(-place.degrees);
    const QRectF box(QPointF(left, top), size);
    if (around.ground || around.edge) {
        const qreal margin = static_cast<qreal>(around.margin) * kPixelsOfPoint;
        m_painter.setBrush(around.ground ? QBrush(m_palette.shown(around.ground))
                                         : QBrush(Qt::NoBrush));
        const qreal width = std::max(1.0, static_cast<qreal>(around.width) * kPixelsOfPoint);
        m_painter.setPen(around.edge
                             ? QPen(m_palette.shown(around.edge), width, penStyle(around.style))
                             : QPen(Qt::NoPen));
        m_painter.drawRect(box.adjusted(-margin, -margin, margin, margin));
    }
    const Qt::Alignment across = place.across == "left"    ? Qt::AlignLeft
                                 : place.across == "right" ? Qt::AlignRight
                                                           : Qt::AlignHCenter;
    text.paint(m_painter, box, across | Qt::AlignTop, color);
    m_painter.restore();
}

FigureText AxesPainter::labelText(const std::string& text, const LabelStyle& style,
                                  const AxesStyle& axes, qreal pixels) const {
    const qreal size = style.size > 0 ? static_cast<qreal>(style.size) * kPixelsOfPoint
                                      : labelPixels(axes, pixels, &style == &axes.title);
    return {m_palette,
            text,
            size,
            textMarks(style.interpreter),
            style.bold.value_or(axes.bold.value_or(false)),
            style.italic || axes.italic,
            QString::fromStdString(style.font.empty() ? axes.font : style.font)};
}

void AxesPainter::paintLabel(const std::string& text, const LabelStyle& style,
                             const AxesStyle& axes, qreal pixels, const PlotView& view,
                             TextPlace place) {
    if (text.empty() || !style.visible) return;
    if (style.place) {
        const auto [x, y, z] = *style.place;
        place.at = pixelOf(view, style.units, x, y, z);
    }
    if (style.angle) place.degrees = *style.angle;
    if (!style.across.empty()) place.across = style.across;
    if (!style.along.empty()) place.along = style.along;
    const ThemeColor& ground = style.ground;
    const QColor color =
        style.color || !ground ? m_palette.shown(style.color) : onGround(m_palette, ground).text;
    paintText(labelText(text, style, axes, pixels), place,
              {ground, style.edge, style.margin, 0.5f, "-"}, color);
}

void AxesPainter::paintLabels(const AxesSnapshot& axes, const PlotView& view) {
    const AxesStyle& style = axes.style;
    const QRectF& box = view.box;
    qreal top = box.top() - 6;
    if (axes.visible && style.x.opposite) top -= m_below + 20;
    const ColorbarStyle& bar = style.colorbar;
    if (axes.colorbar && !bar.position && bar.tile.empty() && bar.location == "northoutside")
        top -= kColorbarAbove + colorbarTall(bar);
    const std::string& side = style.titleSide;
    const qreal middle = side == "left"    ? box.left()
                         : side == "right" ? box.right()
                                           : box.center().x();
    if (!style.subtitle.empty()) {
        paintLabel(style.subtitle, style.subtitleStyle, style, kLabelPixels, view,
                   {{middle, top}, side, "bottom", 0});
        top -= labelPixels(style, kLabelPixels, false) * 1.3;
    }
    paintLabel(axes.title, style.title, style, kTitlePixels, view,
               {{middle, top}, side, "bottom", 0});
    if (!axes.visible || view.solid() || axes.polar.on) return;
    if (!style.x.hidden) {
        const bool above = style.x.opposite;
        LabelStyle label = style.xlabel;
        if (!label.color) label.color = style.x.color;
        paintLabel(
            axes.xlabel, label, style, kLabelPixels, view,
            {{box.center().x(), above ? box.top() - m_below - 4 : box.bottom() + m_below + 4},
             "center",
             above ? "bottom" : "top",
             0});
    }
    if (style.y.hidden) return;
    LabelStyle label = style.ylabel;
    if (!label.color) label.color = style.y.color; // two axes tell by it which is theirs
    const qreal aside = m_beside + 5;
    const bool beyond = style.y.opposite;
    TextPlace place{{beyond ? box.right() + aside : box.left() - aside, box.center().y()},
                    "center",
                    beyond ? "top" : "bottom",
                    90};
    // Turned, it stays beside the numbers.
    const qreal turn = label.angle.value_or(90) * M_PI / 180;
    if (std::abs(std::sin(turn)) < 0.5) {
        place.across = beyond ? "left" : "right";
        place.along = "middle";
    } else if (std::sin(turn) < 0) {
        place.along = beyond ? "bottom" : "top";
    }
    paintLabel(axes.ylabel, label, style, kLabelPixels, view, place);
}

void AxesPainter::paintTitles(const OneFigureSnapshot& figure, const QSizeF& size) {
    constexpr qreal kFigureTitlePixels = 15, kFigureLabelPixels = 13;
    const PlotView none;
    const auto paint = [&](const FigureTitle& text, qreal pixels, const TextPlace& place) {
        paintLabel(text.text, text.style, {}, pixels, none, place);
    };
    const FigureTitles& texts = figure.titles;
    const qreal below = texts.title.text.empty() ? 15 : 40;
    paint(texts.title, kFigureTitlePixels, {{size.width() / 2, 19}});
    paint(texts.subtitle, kFigureLabelPixels, {{size.width() / 2, below}});
    paint(texts.xlabel, kFigureLabelPixels, {{size.width() / 2, size.height() - 15}});
    paint(texts.ylabel, kFigureLabelPixels, {{15, size.height() / 2}, "center", "middle", 90});
    if (figure.inner.empty()) return;
    const QRectF room = tilesRoom(figure, size);
    for (const InnerTitles& inner : figure.inner) {
        const auto [left, top, right, bottom] = inner.cell;
        const QRectF part(
            QPointF(room.left() + left * room.width(), room.top() + top * room.height()),
            QPointF(room.left() + right * room.width(), room.top() + bottom * room.height()));
        const FigureTitles& own = inner.titles;
        const qreal second = part.top() + (own.title.text.empty() ? 12 : 34);
        paint(own.title, kFigureLabelPixels + 1, {{part.center().x(), part.top() + 14}});
        paint(own.subtitle, kFigureLabelPixels - 1, {{part.center().x(), second}});
        paint(own.xlabel, kFigureLabelPixels, {{part.center().x(), part.bottom() - 12}});
        paint(own.ylabel, kFigureLabelPixels,
              {{part.left() + 13, part.center().y()}, "center", "middle", 90});
    }
}

void AxesPainter::paintColorbarLabel(const AxesSnapshot& axes, const PlotView& view, qreal room,
                                     bool outwards) {
    const ColorbarStyle& style = axes.style.colorbar;
    AxesStyle texts = axes.style;
    if (style.size > 0) texts.size = style.size;
    const QRectF& bar = view.colorbar;
    const bool lies = bar.width() > bar.height();
    const qreal turn = style.labelStyle.angle.value_or(lies ? 0 : 90) * M_PI / 180;
    TextPlace place;
    if (lies) {
        place.at = {bar.center().x(), outwards ? bar.bottom() + room + 3 : bar.top() - room - 3};
        place.along = outwards ? "top" : "bottom";
    } else {
        place.at = {outwards ? bar.right() + room + 4 : bar.left() - room - 4, bar.center().y()};
        // What runs down has its feet where what runs up has its head.
        place.along = (std::sin(turn) > 0) == outwards ? "top" : "bottom";
        place.degrees = 90;
        if (std::abs(std::sin(turn)) < 0.5) {
            place.across = outwards ? "left" : "right";
            place.along = "middle";
        }
    }
    LabelStyle label = style.labelStyle;
    if (label.place && label.units == "data") {
        // Across the bar from 0 to 1, along it by its values.
        const auto [x, y, z] = *label.place;
        const double along = colorShare(axes, lies ? x : y), across = lies ? y : x;
        const double share = style.reverse ? 1 - along : along;
        place.at =
            lies ? QPointF(bar.left() + share * bar.width(), bar.bottom() - across * bar.height())
                 : QPointF(bar.left() + across * bar.width(), bar.bottom() - share * bar.height());
        label.place.reset();
    }
    PlotView around = view;
    around.box = bar;
    paintLabel(style.label, label, texts, kLabelPixels, around, place);
}

QColor AxesPainter::textOn(const TextSnapshot& text) const {
    // A text of the theme's colour may stand on a ground of its own, which is light or dark.
    if (text.color || !text.ground) return m_palette.shown(text.color);
    return onGround(m_palette, text.ground).text;
}

void AxesPainter::paintTexts(const AxesSnapshot& axes, const PlotView& view) {
    for (const TextSnapshot& text : axes.texts) {
        const QPointF at = pixelOf(view, text.units, text.x, text.y, text.z);
        if (!std::isfinite(at.x()) || !std::isfinite(at.y())) continue;
        paintText(FigureText(m_palette, text.text, static_cast<qreal>(text.size) * kPixelsOfPoint,
                             textMarks(text.interpreter), text.bold, text.italic,
                             QString::fromStdString(text.font)),
                  {at, text.across, text.along, static_cast<qreal>(text.rotation)},
                  {text.ground, text.edge, text.margin, text.edgeWidth, text.edgeStyle},
                  textOn(text));
    }
}

} // namespace vitrine::app
