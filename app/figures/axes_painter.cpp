// SPDX-License-Identifier: Apache-2.0
#include "figures/axes_painter.h"

#include <cmath>

namespace vitrine::app {
namespace {

constexpr qreal kTick = 5;
constexpr qreal kPixelsOfPoint = 4.0 / 3;
constexpr qreal kTickPixels = 11, kLabelPixels = 12, kTitlePixels = 13;

qreal tickPixels(const AxesStyle& style) {
    return style.size > 0 ? static_cast<qreal>(style.size) * kPixelsOfPoint : kTickPixels;
}

/// Of a tick outwards; negative is inwards.
qreal tickLength(const AxesStyle& style, const QRectF& box) {
    qreal length = kTick;
    if (style.tickLength)
        length = static_cast<qreal>((*style.tickLength)[0]) * std::max(box.width(), box.height());
    return style.ticksHidden ? 0 : style.ticksOutside ? length : -length;
}

/// Titles and labels follow the axes' font, by a factor of their own.
qreal labelPixels(const AxesStyle& style, qreal usual, bool title) {
    const auto factor = static_cast<qreal>(title ? style.titleFactor : style.labelFactor);
    if (style.size > 0) return static_cast<qreal>(style.size) * kPixelsOfPoint * factor;
    return usual * factor / static_cast<qreal>(kLabelFactor);
}

/// Ticks where the script wants them, with its labels in turn.
std::vector<Tick> rulerTicks(const RulerStyle& ruler, const Range& range, bool logarithmic,
                             qreal length, int room) {
    const int most = std::max(3, static_cast<int>(length / room));
    std::vector<Tick> ticks;
    if (ruler.ticks) {
        const double low = dataAt(range.low, logarithmic), high = dataAt(range.high, logarithmic);
        const double slack = (high - low) * 1e-9;
        std::size_t number = 0;
        for (const double value : *ruler.ticks) {
            const std::size_t at = number++;
            if (!(value >= low - slack && value <= high + slack)) continue;
            ticks.push_back({value, QString::number(value, 'g', 5)});
            if (ruler.labels) {
                ticks.back().label =
                    ruler.labels->empty()
                        ? QString()
                        : QString::fromStdString((*ruler.labels)[at % ruler.labels->size()]);
            }
        }
        return ticks;
    }
    ticks = logarithmic ? logarithmicTicks(range.low, range.high, most)
                        : axisTicks(range.low, range.high, most, ruler.leastStep);
    if (!logarithmic && ticks.size() < 3)
        ticks = axisTicks(range.low, range.high, 2 * most, ruler.leastStep);
    if (ruler.labels) {
        std::size_t number = 0;
        for (Tick& tick : ticks) {
            if (tick.minor) continue;
            tick.label =
                ruler.labels->empty()
                    ? QString()
                    : QString::fromStdString((*ruler.labels)[number++ % ruler.labels->size()]);
        }
    }
    if ((ruler.minorTicks || ruler.minorGrid) && !logarithmic)
        addMinorTicks(ticks, range.low, range.high);
    return ticks;
}

} // namespace

Qt::PenStyle penStyle(const std::string& style) {
    return style == "--"     ? Qt::DashLine
           : style == ":"    ? Qt::DotLine
           : style == "-."   ? Qt::DashDotLine
           : style == "none" ? Qt::NoPen
                             : Qt::SolidLine;
}

AxesPainter::Ticks AxesPainter::ticksOf(const AxesSnapshot& axes, const PlotView& view) {
    const qreal scale = tickPixels(axes.style) / kTickPixels;
    return {
        rulerTicks(axes.style.x, view.x, view.logX, view.box.width(), static_cast<int>(50 * scale)),
        rulerTicks(axes.style.y, view.y, view.logY, view.box.height(),
                   static_cast<int>(40 * scale))};
}

void AxesPainter::paintBelow(const AxesSnapshot& axes, const PlotView& view) {
    if (view.solid()) return; // box and grid are drawn with what is in them
    m_painter.setRenderHint(QPainter::Antialiasing);
    if (axes.polar.on) {
        if (axes.visible) paintPolarGrid(axes, view);
        return;
    }
    if (axes.visible && axes.style.ground)
        m_painter.fillRect(view.box, m_palette.shown(axes.style.ground));
    if (axes.visible && !axes.style.layerTop && axes.images.empty()) paintGrid(axes, view);
}

void AxesPainter::paintAbove(const AxesSnapshot& axes, const PlotView& view) {
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_below = m_beside = 0;
    if (view.solid()) {
        if (axes.visible) paintSpace(axes, view);
        paintLabels(axes, view);
        paintTexts(axes, view);
        if (axes.colorbar) paintColorbar(axes, view);
        if (axes.legend) paintLegend(axes, view);
        return;
    }
    if (axes.visible && !axes.polar.on && (axes.style.layerTop || !axes.images.empty()))
        paintGrid(axes, view);
    paintConstants(axes, view);
    if (axes.visible && axes.polar.on) {
        paintPolarNumbers(axes, view);
    } else if (axes.visible) {
        paintFrame(axes, view);
        paintTicks(axes, view);
    }
    paintLabels(axes, view);
    paintTexts(axes, view);
    if (axes.colorbar) paintColorbar(axes, view);
    if (axes.legend) paintLegend(axes, view);
}

void AxesPainter::paintGrid(const AxesSnapshot& axes, const PlotView& view) {
    const AxesStyle& style = axes.style;
    const QRectF& box = view.box;
    const Ticks ticks = ticksOf(axes, view);
    const auto along = [&](const std::vector<Tick>& all, const RulerStyle& ruler, bool logarithmic,
                           const auto& line) {
        const bool major = axes.grid || ruler.grid;
        for (const Tick& tick : all) {
            const bool minor = ruler.minorGrid || (logarithmic && major);
            if (tick.minor ? !minor : !major) continue;
            m_painter.setPen(gridPen(style, tick.minor, logarithmic));
            if (m_painter.pen().style() != Qt::NoPen) line(tick.value);
        }
    };
    along(ticks.x, style.x, view.logX, [&](double value) {
        const qreal x = view.pixelX(value);
        m_painter.drawLine(QPointF(x, box.top()), QPointF(x, box.bottom()));
    });
    along(ticks.y, style.y, view.logY, [&](double value) {
        const qreal y = view.pixelY(value);
        m_painter.drawLine(QPointF(box.left(), y), QPointF(box.right(), y));
    });
}

QPen AxesPainter::gridPen(const AxesStyle& style, bool minor, bool logarithmic) const {
    const std::optional<float>& points = minor ? style.minorGridWidth : style.gridWidth;
    const qreal width = points ? static_cast<qreal>(*points) * kPixelsOfPoint : minor ? 0.5 : 1;
    // Between the marks of a logarithmic axis lines are as those at its powers.
    const bool dotted = minor && !(logarithmic && style.minorGridStyle == ":");
    return {m_palette.gridOf(style, minor), width,
            penStyle(dotted ? style.minorGridStyle : style.gridStyle)};
}

void AxesPainter::paintFrame(const AxesSnapshot& axes, const PlotView& view) {
    const AxesStyle& style = axes.style;
    const QRectF& box = view.box;
    const qreal width = std::max(1.0, static_cast<qreal>(style.lineWidth) * kPixelsOfPoint);
    const auto pen = [&](const ThemeColor& color) {
        return QPen(color ? m_palette.shown(color) : m_palette.faint, width, Qt::SolidLine,
                    Qt::SquareCap);
    };
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(pen(style.x.color));
    if (style.box || !style.x.opposite) m_painter.drawLine(box.bottomLeft(), box.bottomRight());
    if (style.box || style.x.opposite) m_painter.drawLine(box.topLeft(), box.topRight());
    m_painter.setPen(pen(style.y.color));
    if (style.box || !style.y.opposite) m_painter.drawLine(box.topLeft(), box.bottomLeft());
    if (style.box || style.y.opposite) m_painter.drawLine(box.topRight(), box.bottomRight());
}

FigureText AxesPainter::tickText(const AxesStyle& style, const QString& label) const {
    return {m_palette,
            label.toStdString(),
            tickPixels(style),
            textMarks(style.interpreter),
            style.bold.value_or(false),
            style.italic,
            QString::fromStdString(style.font)};
}

void AxesPainter::paintTicks(const AxesSnapshot& axes, const PlotView& view) {
    const Ticks ticks = ticksOf(axes, view);
    paintTicksX(axes.style, view, ticks.x);
    paintTicksY(axes.style, view, ticks.y);
}

QPen AxesPainter::tickPen(const AxesStyle& style, const RulerStyle& ruler) const {
    return {ruler.color ? m_palette.shown(ruler.color) : m_palette.faint,
            std::max(1.0, static_cast<qreal>(style.lineWidth) * kPixelsOfPoint)};
}

void AxesPainter::paintTicksX(const AxesStyle& style, const PlotView& view,
                              const std::vector<Tick>& ticks) {
    const RulerStyle& ruler = style.x;
    const qreal out = tickLength(style, view.box);
    const qreal gap = std::max(out, 0.0) + 3;
    const qreal edge = ruler.opposite ? view.box.top() : view.box.bottom();
    const qreal down = ruler.opposite ? -1 : 1;
    const QColor color = ruler.color ? m_palette.shown(ruler.color) : m_palette.muted;
    const double turn = ruler.angle * M_PI / 180;
    for (const Tick& tick : ticks) {
        if (tick.minor && !view.logX && !ruler.minorTicks) continue;
        const qreal x = view.pixelX(tick.value);
        const qreal length = tick.minor ? out / 2 : out;
        m_painter.setPen(tickPen(style, ruler));
        if (out != 0)
            m_painter.drawLine(QPointF(x, edge - (style.ticksBoth ? down * length : 0)),
                               QPointF(x, edge + down * length));
        const FigureText label = tickText(style, tick.label);
        if (label.isEmpty()) continue;
        const QSizeF size = label.size();
        m_below = std::max(m_below, std::abs(std::sin(turn)) * size.width() +
                                        std::abs(std::cos(turn)) * size.height() + gap);
        if (ruler.angle == 0) {
            const qreal top = down > 0 ? edge + gap : edge - gap - size.height();
            label.paint(m_painter, QRectF(x - 100, top, 200, size.height()), Qt::AlignCenter,
                        color);
            continue;
        }
        // Turned labels end, or begin, at their tick.
        m_painter.save();
        m_painter.translate(x, edge + down * gap);
        m_painter.rotate(-ruler.angle);
        const bool steep = std::abs(std::sin(turn)) > 0.999;
        const bool ends = (ruler.angle > 0) == (down > 0);
        label.paint(m_painter,
                    QRectF(ends ? -size.width() : 0, -size.height() * (steep ? 0.5 : 0.3),
                           size.width(), size.height()),
                    Qt::AlignCenter, color);
        m_painter.restore();
    }
}

void AxesPainter::paintTicksY(const AxesStyle& style, const PlotView& view,
                              const std::vector<Tick>& ticks) {
    const RulerStyle& ruler = style.y;
    const qreal out = tickLength(style, view.box);
    const qreal gap = std::max(out, 0.0) + 3;
    const qreal edge = ruler.opposite ? view.box.right() : view.box.left();
    const qreal away = ruler.opposite ? 1 : -1;
    for (const Tick& tick : ticks) {
        if (tick.minor && !view.logY && !ruler.minorTicks) continue;
        const qreal y = view.pixelY(tick.value);
        const qreal length = tick.minor ? out / 2 : out;
        m_painter.setPen(tickPen(style, ruler));
        if (out != 0)
            m_painter.drawLine(QPointF(edge - (style.ticksBoth ? away * length : 0), y),
                               QPointF(edge + away * length, y));
        const FigureText label = tickText(style, tick.label);
        if (label.isEmpty()) continue;
        m_beside = std::max(m_beside, label.size().width() + gap);
        m_painter.save();
        m_painter.translate(edge + away * gap, y);
        m_painter.rotate(-ruler.angle);
        const qreal half = label.size().height() / 2;
        label.paint(m_painter,
                    away < 0 ? QRectF(-400, -half, 400, 2 * half) : QRectF(0, -half, 400, 2 * half),
                    (away < 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter,
                    ruler.color ? m_palette.shown(ruler.color) : m_palette.muted);
        m_painter.restore();
    }
}

void AxesPainter::paintLabel(const std::string& text, const LabelStyle& style,
                             const AxesStyle& axes, qreal pixels, const QRectF& box,
                             Qt::Alignment alignment) {
    if (text.empty() || !style.visible) return;
    const qreal size = style.size > 0 ? static_cast<qreal>(style.size) * kPixelsOfPoint
                                      : labelPixels(axes, pixels, &style == &axes.title);
    FigureText(m_palette, text, size, textMarks(style.interpreter),
               style.bold.value_or(axes.bold.value_or(false)), style.italic || axes.italic,
               QString::fromStdString(style.font.empty() ? axes.font : style.font))
        .paint(m_painter, box, alignment, m_palette.shown(style.color));
}

void AxesPainter::paintLabels(const AxesSnapshot& axes, const PlotView& view) {
    const AxesStyle& style = axes.style;
    const QRectF& box = view.box;
    qreal top = box.top() - 6;
    if (axes.visible && style.x.opposite) top -= m_below + 20;
    if (!style.subtitle.empty()) {
        paintLabel(style.subtitle, style.subtitleStyle, style, kLabelPixels,
                   QRectF(box.left(), top - 200, box.width(), 200),
                   Qt::AlignHCenter | Qt::AlignBottom);
        top -= labelPixels(style, kLabelPixels, false) * 1.3;
    }
    paintLabel(axes.title, style.title, style, kTitlePixels,
               QRectF(box.left(), top - 200, box.width(), 200), Qt::AlignHCenter | Qt::AlignBottom);
    if (!axes.visible || view.solid() || axes.polar.on) return;
    const bool above = style.x.opposite;
    LabelStyle below = style.xlabel;
    if (!below.color) below.color = style.x.color;
    paintLabel(axes.xlabel, below, style, kLabelPixels,
               above ? QRectF(box.left(), box.top() - m_below - 204, box.width(), 200)
                     : QRectF(box.left(), box.bottom() + m_below + 4, box.width(), 200),
               Qt::AlignHCenter | (above ? Qt::AlignBottom : Qt::AlignTop));
    if (axes.ylabel.empty()) return;
    m_painter.save();
    const qreal aside = m_beside + 5;
    m_painter.translate(style.y.opposite ? box.right() + aside : box.left() - aside,
                        box.center().y());
    m_painter.rotate(-90);
    LabelStyle label = style.ylabel;
    if (!label.color) label.color = style.y.color; // two axes tell by it which is theirs
    paintLabel(axes.ylabel, label, style, kLabelPixels,
               QRectF(-box.height() / 2, style.y.opposite ? 0 : -200, box.height(), 200),
               Qt::AlignHCenter | (style.y.opposite ? Qt::AlignTop : Qt::AlignBottom));
    m_painter.restore();
}

void AxesPainter::paintTitles(const OneFigureSnapshot& figure, const QSizeF& size) {
    constexpr qreal kFigureTitlePixels = 15, kFigureLabelPixels = 13;
    paintLabel(figure.title.text, figure.title.style, {}, kFigureTitlePixels,
               QRectF(0, 6, size.width(), 26), Qt::AlignHCenter | Qt::AlignVCenter);
    paintLabel(figure.xlabel.text, figure.xlabel.style, {}, kFigureLabelPixels,
               QRectF(0, size.height() - 26, size.width(), 22),
               Qt::AlignHCenter | Qt::AlignVCenter);
    m_painter.save();
    m_painter.translate(4, size.height() / 2);
    m_painter.rotate(-90);
    paintLabel(figure.ylabel.text, figure.ylabel.style, {}, kFigureLabelPixels,
               QRectF(-size.height() / 2, 0, size.height(), 22),
               Qt::AlignHCenter | Qt::AlignVCenter);
    m_painter.restore();
}

void AxesPainter::paintConstants(const AxesSnapshot& axes, const PlotView& view) {
    m_painter.save();
    m_painter.setClipRect(view.box);
    for (const ConstantLineSnapshot& line : axes.constants) {
        const double at = line.vertical ? view.pixelX(line.value) : view.pixelY(line.value);
        if (!std::isfinite(at)) continue;
        QColor color = m_palette.shown(line.color);
        const QColor textColor = line.labelColor ? m_palette.shown(line.labelColor) : color;
        const FigureText label(m_palette, line.label,
                               static_cast<qreal>(line.size) * kPixelsOfPoint);
        color.setAlphaF(line.alpha);
        m_painter.setPen(QPen(color, std::max(line.width * 1.3f, 1.0f), penStyle(line.style)));
        if (line.vertical)
            m_painter.drawLine(QPointF(at, view.box.top()), QPointF(at, view.box.bottom()));
        else
            m_painter.drawLine(QPointF(view.box.left(), at), QPointF(view.box.right(), at));
        if (label.isEmpty()) continue;
        const bool turned = line.vertical && line.aligned;
        const QSizeF size = turned ? label.size().transposed() : label.size();
        constexpr qreal kBeside = 3, kFromEnd = 6;
        // Along the line the label is at an end or in the middle, across it beside or on it.
        const auto place = [&](qreal low, qreal high, qreal own, int third) {
            return third == 0   ? low + kFromEnd
                   : third == 1 ? (low + high - own) / 2
                                : high - own - kFromEnd;
        };
        const auto beside = [&](qreal own, int third) {
            return third == 0 ? at - own - kBeside : third == 1 ? at - own / 2 : at + kBeside;
        };
        const int acrossThird = line.across == "left" ? 0 : line.across == "center" ? 1 : 2;
        const int alongThird = line.along == "top" ? 0 : line.along == "middle" ? 1 : 2;
        const QPointF corner =
            line.vertical
                ? QPointF(beside(size.width(), acrossThird),
                          place(view.box.top(), view.box.bottom(), size.height(), alongThird))
                : QPointF(place(view.box.left(), view.box.right(), size.width(), acrossThird),
                          beside(size.height(), alongThird));
        m_painter.save();
        m_painter.translate(QRectF(corner, size).center());
        if (turned) m_painter.rotate(-90);
        const QSizeF own = label.size();
        label.paint(m_painter, QRectF(QPointF(-own.width() / 2, -own.height() / 2), own),
                    Qt::AlignCenter, textColor);
        m_painter.restore();
    }
    m_painter.restore();
}

QColor AxesPainter::textOn(const TextSnapshot& text) const {
    // A text of the theme's colour may stand on a ground of its own, which is light or dark.
    if (text.color || !text.ground) return m_palette.shown(text.color);
    return onGround(m_palette, text.ground).text;
}

void AxesPainter::paintTexts(const AxesSnapshot& axes, const PlotView& view) {
    for (const TextSnapshot& text : axes.texts) {
        const QPointF at = text.normalized ? QPointF(view.box.left() + text.x * view.box.width(),
                                                     view.box.bottom() - text.y * view.box.height())
                                           : view.toPixel(text.x, text.y, text.z);
        if (!std::isfinite(at.x()) || !std::isfinite(at.y())) continue;
        const FigureText set(m_palette, text.text, static_cast<qreal>(text.size) * kPixelsOfPoint,
                             textMarks(text.interpreter), text.bold, text.italic,
                             QString::fromStdString(text.font));
        const QSizeF size = set.size();
        const qreal left = text.across == "left"    ? 0
                           : text.across == "right" ? -size.width()
                                                    : -size.width() / 2;
        const qreal top = text.along == "top" || text.along == "cap" ? 0
                          : text.along == "bottom"                   ? -size.height()
                          : text.along == "baseline"                 ? -set.ascent()
                                                                     : -size.height() / 2;
        m_painter.save();
        m_painter.translate(at);
        m_painter.rotate(-static_cast<qreal>(text.rotation));
        const QRectF box(QPointF(left, top), size);
        if (text.plate) m_painter.fillRect(box.adjusted(-2, 1, 2, -1), m_palette.ground);
        if (text.ground || text.edge) {
            const qreal margin = static_cast<qreal>(text.margin) * kPixelsOfPoint;
            m_painter.setBrush(text.ground ? QBrush(m_palette.shown(text.ground))
                                           : QBrush(Qt::NoBrush));
            m_painter.setPen(text.edge ? QPen(m_palette.shown(text.edge), 1) : QPen(Qt::NoPen));
            m_painter.drawRect(box.adjusted(-margin, -margin, margin, margin));
        }
        const Qt::Alignment across = text.across == "left"    ? Qt::AlignLeft
                                     : text.across == "right" ? Qt::AlignRight
                                                              : Qt::AlignHCenter;
        set.paint(m_painter, box, across | Qt::AlignTop, textOn(text));
        m_painter.restore();
    }
}

void AxesPainter::paintColorbar(const AxesSnapshot& axes, const PlotView& view) {
    const ColorbarStyle& style = axes.style.colorbar;
    const QRectF& bar = view.colorbar;
    const bool lies = bar.width() > bar.height();
    const std::size_t count = axes.colors.size();
    AxesStyle texts = axes.style;
    if (style.size > 0) texts.size = style.size;
    const QColor edges = style.color ? m_palette.shown(style.color) : m_palette.faint;
    const QColor numbers = style.color ? m_palette.shown(style.color) : m_palette.muted;
    m_painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t i = 0; i < count; ++i) {
        const auto [red, green, blue] = axes.colors[style.reverse ? count - 1 - i : i];
        const qreal length = lies ? bar.width() : bar.height();
        const qreal step = length / static_cast<qreal>(count);
        const qreal from = static_cast<qreal>(i) * step;
        // Neighbours overlap, so that no ground shows between them.
        const qreal size = std::min(step + 0.6, length - from);
        m_painter.fillRect(lies ? QRectF(bar.left() + from, bar.top(), size, bar.height())
                                : QRectF(bar.left(), bar.bottom() - from - size, bar.width(), size),
                           QColor::fromRgbF(red, green, blue));
    }
    m_painter.setRenderHint(QPainter::Antialiasing);
    m_painter.setBrush(Qt::NoBrush);
    m_painter.setPen(QPen(edges, 1));
    m_painter.drawRect(bar);
    RulerStyle ruler;
    ruler.ticks = style.ticks;
    ruler.labels = style.labels;
    const Range range{axes.climits.low, axes.climits.high};
    qreal room = 0;
    for (const Tick& tick :
         rulerTicks(ruler, range, false, lies ? bar.width() : bar.height(), 44)) {
        const qreal up = (tick.value - range.low) / range.size();
        const qreal share = style.reverse ? 1 - up : up;
        m_painter.setPen(edges);
        const FigureText label = tickText(texts, tick.label);
        if (lies) {
            const qreal x = bar.left() + share * bar.width();
            m_painter.drawLine(QPointF(x, bar.bottom()), QPointF(x, bar.bottom() + 4));
            label.paint(m_painter, QRectF(x - 60, bar.bottom() + 6, 120, label.size().height()),
                        Qt::AlignCenter, numbers);
            room = std::max(room, label.size().height() + 6);
        } else {
            const qreal y = bar.bottom() - share * bar.height();
            m_painter.drawLine(QPointF(bar.right(), y), QPointF(bar.right() + 4, y));
            label.paint(m_painter, QRectF(bar.right() + 7, y - 8, 60, 16),
                        Qt::AlignLeft | Qt::AlignVCenter, numbers);
            room = std::max(room, label.size().width() + 7);
        }
    }
    if (lies)
        return paintLabel(style.label, style.labelStyle, texts, kLabelPixels,
                          QRectF(bar.left(), bar.bottom() + room + 3, bar.width(), 100),
                          Qt::AlignHCenter | Qt::AlignTop);
    m_painter.save();
    m_painter.translate(bar.right() + room + 4, bar.center().y());
    m_painter.rotate(-90);
    paintLabel(style.label, style.labelStyle, texts, kLabelPixels,
               QRectF(-bar.height() / 2, 0, bar.height(), 100), Qt::AlignHCenter | Qt::AlignTop);
    m_painter.restore();
}

} // namespace vitrine::app
