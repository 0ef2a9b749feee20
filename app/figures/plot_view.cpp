// SPDX-License-Identifier: Apache-2.0
#include "figures/plot_view.h"

#include "figures/axes_margins.h"
#include "figures/ruler_ticks.h"

#include <algorithm>
#include <cmath>
#include <QMarginsF>

namespace vitrine::app {
namespace {

constexpr qreal kColorbarWidth = 16;
constexpr qreal kLayoutLabelRoom = 26; ///< for labels that all axes of a layout share

Range sensible(const Limits& limits, bool logarithmic) {
    if (logarithmic) {
        // Limits that reach zero or below show the decades under the upper one.
        if (!std::isfinite(limits.high) || limits.high <= 0) return {-1, 0};
        const double high = std::log10(limits.high);
        const double low = limits.low > 0 ? std::log10(limits.low) : high - 3;
        return {low, high > low ? high : low + 1};
    }
    if (std::isfinite(limits.low) && std::isfinite(limits.high) && limits.high > limits.low)
        return {limits.low, limits.high};
    if (std::isfinite(limits.low)) return {limits.low - 0.5, limits.low + 0.5};
    return {0, 1};
}

/// Between the box and what stands to the left of its numbers.
qreal besideNumbers(const AxesSnapshot& axes, const PlotView& view) {
    constexpr qreal kClose = 14, kLabel = 20;
    if (!axes.visible || axes.style.y.opposite || axes.style.y.hidden) return kClose;
    return kClose + kClose + view.labels.y * tickPixels(axes.style) / kTickPixels +
           (axes.ylabel.empty() ? 0 : kLabel);
}

/// Beside the box, or inside it.
QRectF colorbarBox(const AxesSnapshot& axes, const PlotView& view) {
    const QRectF& box = view.box;
    constexpr qreal kAway = 14;
    const std::string& place = axes.style.colorbar.location;
    const bool outside = place.ends_with("outside");
    const AxesStyle& style = axes.style;
    if (place.starts_with("east"))
        return {outside ? box.right() + kAway : box.right() - 64, box.top() + (outside ? 0 : 12),
                kColorbarWidth, box.height() - (outside ? 0 : 24)};
    if (place.starts_with("west"))
        return {outside ? box.left() - kColorbarWidth - besideNumbers(axes, view) : box.left() + 12,
                box.top() + (outside ? 0 : 12), kColorbarWidth, box.height() - (outside ? 0 : 24)};
    const qreal left = box.left() + (outside ? 0 : 12);
    const qreal width = box.width() - (outside ? 0 : 24);
    if (place.starts_with("south"))
        return {left,
                outside ? box.bottom() + legendGap(axes, false, view.labels) + 4
                        : box.bottom() - 44,
                width, kColorbarWidth};
    const qreal numbers = axes.visible && style.x.opposite ? 22 : 0;
    return {left, outside ? box.top() - kColorbarWidth - kColorbarAbove - numbers : box.top() + 10,
            width, kColorbarWidth};
}

/// What a layout leaves around its tiles: titles, and legends and colour bars at its edges.
QMarginsF roomAround(const OneFigureSnapshot& figure) {
    constexpr qreal kTitleRoom = 30, kSubtitleRoom = 18, kBarBeside = 84, kBarBelow = 60,
                    kLegendRow = 34;
    const auto roomFor = [](const FigureTitle& text, qreal pixels) {
        return text.text.empty() ? 0 : pixels;
    };
    const FigureTitles& texts = figure.titles;
    QMarginsF room(roomFor(texts.ylabel, kLayoutLabelRoom),
                   roomFor(texts.title, kTitleRoom) + roomFor(texts.subtitle, kSubtitleRoom), 0,
                   roomFor(texts.xlabel, kLayoutLabelRoom));
    const auto add = [&](const std::string& edge, qreal beside, qreal below) {
        if (edge == "east") room.setRight(room.right() + beside);
        if (edge == "west") room.setLeft(room.left() + beside);
        if (edge == "south") room.setBottom(room.bottom() + below);
        if (edge == "north") room.setTop(room.top() + below);
    };
    for (const AxesSnapshot& axes : figure.axes) {
        const AxesStyle& style = axes.style;
        if (axes.colorbar)
            add(style.colorbar.tile, kBarBeside + (style.colorbar.label.empty() ? 0 : 20),
                kBarBelow);
        if (!axes.legend || style.legend.tile.empty()) continue;
        std::vector<std::string> names;
        for (const LineSnapshot& line : axes.lines)
            names.push_back(line.name);
        for (const FillSnapshot& fill : axes.fills)
            names.push_back(fill.name);
        const std::array<double, 2> own = legendSize(names, style.legend);
        add(style.legend.tile, own[0] + 24, std::max(kLegendRow, own[1] + 10));
    }
    return room;
}

/// A colour bar along the edge of a layout.
QRectF edgeColorbar(const std::string& edge, const QRectF& figure, const QMarginsF& around) {
    constexpr qreal kAway = 10, kEnds = 24;
    const QRectF tiles = figure.marginsRemoved(around);
    if (edge == "east" || edge == "west")
        return {edge == "east" ? tiles.right() + kAway : figure.left() + kAway, tiles.top() + kEnds,
                kColorbarWidth, tiles.height() - 2 * kEnds};
    return {tiles.left() + kEnds, edge == "south" ? tiles.bottom() + kAway : tiles.top() - 44,
            tiles.width() - 2 * kEnds, kColorbarWidth};
}

/// How wide and high the box is to be, in units of its own: as data have equal units, or as told.
std::optional<QSizeF> boxRatio(const AxesSnapshot& axes, const PlotView& view) {
    if (axes.space.dataAspect) {
        const Vector3& unit = *axes.space.dataAspect;
        return QSizeF(view.x.size() / unit[0], view.y.size() / unit[1]);
    }
    if (axes.equal) return QSizeF(view.x.size(), view.y.size());
    if (axes.space.boxAspect) return QSizeF((*axes.space.boxAspect)[0], (*axes.space.boxAspect)[1]);
    return {};
}

/// Whether the box is the position itself: what stands outside of it takes none of its room.
bool isAtPosition(const AxesSnapshot& axes) {
    const AxesStyle& style = axes.style;
    if (style.placed) return true;
    const auto outside = [](bool there, const std::string& place) {
        return there && place.ends_with("outside");
    };
    return style.told && !axes.polar.on && style.edges == std::array<TileRoom, 4>{} &&
           !outside(axes.colorbar, style.colorbar.location) &&
           !outside(axes.legend, style.legend.location);
}

} // namespace

double placeOf(double data, bool logarithmic) {
    return logarithmic ? std::log10(data) : data;
}

double dataAt(double place, bool logarithmic) {
    return logarithmic ? std::pow(10.0, place) : place;
}

double PlotView::pixelX(double data) const {
    const double u = (placeOf(data, logX) - x.low) / x.size();
    return reverseX ? box.right() - u * box.width() : box.left() + u * box.width();
}

double PlotView::pixelY(double data) const {
    const double v = (placeOf(data, logY) - y.low) / y.size();
    return reverseY ? box.top() + v * box.height() : box.bottom() - v * box.height();
}

QPointF PlotView::toPixel(double dataX, double dataY) const {
    return {pixelX(dataX), pixelY(dataY)};
}

QPointF PlotView::toPixel(double dataX, double dataY, double dataZ) const {
    return solid() ? space.toPixel(space.toCube(dataX, dataY, dataZ)) : toPixel(dataX, dataY);
}

QPointF PlotView::toData(QPointF pixel) const {
    const QPointF place = toPlace(pixel);
    return {dataAt(place.x(), logX), dataAt(place.y(), logY)};
}

QPointF PlotView::toPlace(QPointF pixel) const {
    const double u = (reverseX ? box.right() - pixel.x() : pixel.x() - box.left()) / box.width();
    const double v = reverseY ? (pixel.y() - box.top()) / box.height()
                              : (box.bottom() - pixel.y()) / box.height();
    return {x.low + u * x.size(), y.low + v * y.size()};
}

PlotView placesView(const AxesSnapshot& axes, const QRectF& cell) {
    PlotView view;
    view.axes = axes.id;
    view.cell = cell;
    view.reverseX = axes.space.reverseX;
    view.reverseY = axes.reverseY;
    view.logX = axes.logX;
    view.logY = axes.logY;
    view.x = sensible(axes.xlimits, axes.logX);
    view.y = sensible(axes.ylimits, axes.logY);
    return view;
}

PlotView makePlotView(const AxesSnapshot& axes, bool onlyAxes, QSizeF size, const Range* x,
                      const Range* y, const SpaceTurn* turn, const OneFigureSnapshot* others) {
    // Those of a grid keep their cells, with the labels inside; others get all the room when they
    // are alone and were not placed.
    PlotView view = placesView(axes, cellOf(axes, onlyAxes, size));
    const auto inFigure = [&](const std::array<float, 4>& share) {
        const auto [left, bottom, width, height] = share;
        return QRectF(static_cast<qreal>(left) * size.width(),
                      (1 - static_cast<qreal>(bottom + height)) * size.height(),
                      static_cast<qreal>(width) * size.width(),
                      static_cast<qreal>(height) * size.height());
    };
    const bool flat =
        turn && turn->turned ? turn->azimuth == 0 && turn->elevation == 90 : axes.space.flat();
    const bool active = axes.space.active || (turn && turn->turned);
    const bool solid = active && !flat;
    if (isAtPosition(axes)) {
        view.box = inFigure(axes.position);
    } else {
        // Margins do not change while the user zooms.
        PlotView whole = view;
        whole.space.active = active;
        whole.space.flat = flat;
        view.box = view.cell.marginsRemoved(axesMargins(axes, whole, size, others));
    }
    if (x) view.x = *x;
    if (y) view.y = *y;
    if (view.box.width() < 20) view.box.setWidth(20);
    if (view.box.height() < 20) view.box.setHeight(20);
    if (const std::optional<QSizeF> ratio = solid ? std::nullopt : boxRatio(axes, view)) {
        const double scale =
            std::min(view.box.width() / ratio->width(), view.box.height() / ratio->height());
        const QSizeF wanted = *ratio * scale;
        const QPointF center = view.box.center();
        view.box = QRectF(center.x() - wanted.width() / 2, center.y() - wanted.height() / 2,
                          wanted.width(), wanted.height());
    }
    if (!active || flat) view.labels = tickLabels(axes, view);
    if (axes.colorbar && axes.style.colorbar.position) {
        view.colorbar = inFigure(*axes.style.colorbar.position);
    } else if (axes.colorbar) {
        view.colorbar = colorbarBox(axes, view);
        const std::string& place = axes.style.colorbar.location;
        if (solid && place == "eastoutside") view.colorbar.translate(kNumbersBesideBox, 0);
    }
    if (active) view.space = makeSpaceView(axes, view.x, view.y, view.box, turn);
    return view;
}

PlotView figureView(const OneFigureSnapshot& figure, const AxesSnapshot& axes, QSizeF size,
                    const Range* x, const Range* y, const SpaceTurn* turn) {
    if (axes.style.overlay) return makePlotView(axes, false, size, x, y);
    const AxesSnapshot* place = &axes;
    int others = 0;
    for (const AxesSnapshot& other : figure.axes) {
        if (other.id == axes.left) place = &other;
        others += other.style.overlay || other.style.beside ? 0 : 1;
    }
    const QMarginsF around = roomAround(figure);
    const QSizeF inner(size.width() - around.left() - around.right(),
                       size.height() - around.top() - around.bottom());
    PlotView view = makePlotView(*place, others == 1, inner, x, y, turn, &figure);
    view.figure = size;
    view.around = around;
    for (QRectF* part : {&view.box, &view.cell, &view.colorbar})
        part->translate(around.left(), around.top());
    if (axes.colorbar && !axes.style.colorbar.tile.empty())
        view.colorbar = edgeColorbar(axes.style.colorbar.tile, QRectF({0, 0}, size), around);
    if (view.space.active) view.space = makeSpaceView(*place, view.x, view.y, view.box, turn);
    if (place == &axes) return view;
    // The right side shares the box and x with the left one.
    const PlotView own = makePlotView(axes, true, size, x, y);
    view.axes = axes.id;
    view.y = own.y;
    view.logY = own.logY;
    view.reverseY = own.reverseY;
    return view;
}

QRectF tilesRoom(const OneFigureSnapshot& figure, QSizeF size) {
    return QRectF({0, 0}, size).marginsRemoved(roomAround(figure));
}

Range zoomed(const Range& range, double about, double factor) {
    return {about + (range.low - about) * factor, about + (range.high - about) * factor};
}

PixelGrid pixelGrid(const Limits& centres, int64_t count) {
    PixelGrid grid;
    const double span = centres.high - centres.low;
    if (count > 1 && std::isfinite(span) && span != 0)
        grid.step = span / static_cast<double>(count - 1);
    grid.first = (centres.automatic && span == 0 ? 1.0 : centres.low) - grid.step / 2;
    return grid;
}

} // namespace vitrine::app
