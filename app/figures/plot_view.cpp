// SPDX-License-Identifier: Apache-2.0
#include "figures/plot_view.h"

#include <algorithm>
#include <cmath>
#include <QMarginsF>

namespace vitrine::app {
namespace {

constexpr qreal kColorbarWidth = 16;
constexpr qreal kNumbersAside = 32; ///< that numbers of axes in space reach beyond their box

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

/// Room for labels around the box.
QMarginsF marginsOf(const AxesSnapshot& axes, bool solid) {
    const AxesStyle& style = axes.style;
    const auto has = [](const std::string& place, const char* word) {
        return place.starts_with(word) && place.ends_with("outside");
    };
    // Larger fonts take more room.
    const qreal scale = style.size > 0 ? std::max(1.0, static_cast<qreal>(style.size) / 8.25) : 1;
    QMarginsF room(14, 14, 22, 14);
    if (axes.visible) {
        room.setLeft((axes.ylabel.empty() ? 56 : 76) * scale);
        room.setBottom((axes.xlabel.empty() ? 30 : 48) * scale);
        if (style.twoSides) room.setRight(76 * scale);
        if (style.y.opposite) {
            room.setRight(room.left());
            room.setLeft(20);
        }
        if (style.x.opposite) {
            room.setTop(room.bottom());
            room.setBottom(14);
        }
        if (style.x.angle != 0) room.setBottom(room.bottom() + 26);
        if (solid) {
            const bool labels = !axes.xlabel.empty() || !axes.ylabel.empty();
            room = QMarginsF((axes.space.zlabel.empty() ? 60 : 80) * scale, 20, 40 * scale,
                             (labels ? 54 : 34) * scale);
        }
    }
    if (!axes.title.empty()) {
        const auto lines = 1 + std::count(axes.title.begin(), axes.title.end(), '\n');
        room.setTop(room.top() + 20 * scale * static_cast<qreal>(lines));
    }
    if (!style.subtitle.empty()) room.setTop(room.top() + 18 * scale);
    if (axes.colorbar) {
        const std::string& place = style.colorbar.location;
        if (has(place, "east"))
            room.setRight((style.colorbar.label.empty() ? 84 : 104) + (solid ? kNumbersAside : 0));
        if (has(place, "west")) room.setLeft(room.left() + 84);
        if (has(place, "south")) room.setBottom(room.bottom() + 60);
        if (has(place, "north")) room.setTop(room.top() + 40);
    }
    if (axes.legend) {
        const std::string& place = style.legend.location;
        if (has(place, "east") || place.ends_with("eastoutside")) room.setRight(130);
        if (has(place, "west") || place.ends_with("westoutside")) room.setLeft(room.left() + 120);
        if (place == "southoutside") room.setBottom(room.bottom() + 34);
        if (place == "northoutside") room.setTop(room.top() + 34);
    }
    return room;
}

/// Beside the box, or inside it.
QRectF colorbarBox(const AxesSnapshot& axes, const QRectF& box) {
    constexpr qreal kAway = 14;
    const std::string& place = axes.style.colorbar.location;
    const bool outside = place.ends_with("outside");
    const qreal below = axes.visible ? (axes.xlabel.empty() ? 28 : 46) : 0;
    if (place.starts_with("east"))
        return {outside ? box.right() + kAway : box.right() - 64, box.top() + (outside ? 0 : 12),
                kColorbarWidth, box.height() - (outside ? 0 : 24)};
    if (place.starts_with("west"))
        return {outside ? box.left() - 140 : box.left() + 12, box.top() + (outside ? 0 : 12),
                kColorbarWidth, box.height() - (outside ? 0 : 24)};
    const qreal left = box.left() + (outside ? 0 : 12);
    const qreal width = box.width() - (outside ? 0 : 24);
    if (place.starts_with("south"))
        return {left, outside ? box.bottom() + kAway + below : box.bottom() - 44, width,
                kColorbarWidth};
    return {left, outside ? box.top() - kColorbarWidth - 26 : box.top() + 10, width,
            kColorbarWidth};
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

} // namespace

double placeOf(double data, bool logarithmic) {
    return logarithmic ? std::log10(data) : data;
}

double dataAt(double place, bool logarithmic) {
    return logarithmic ? std::pow(10.0, place) : place;
}

double PlotView::pixelX(double data) const {
    return box.left() + (placeOf(data, logX) - x.low) / x.size() * box.width();
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
    const double u = (pixel.x() - box.left()) / box.width();
    const double v = reverseY ? (pixel.y() - box.top()) / box.height()
                              : (box.bottom() - pixel.y()) / box.height();
    return {x.low + u * x.size(), y.low + v * y.size()};
}

PlotView makePlotView(const AxesSnapshot& axes, bool onlyAxes, QSizeF size, const Range* x,
                      const Range* y, const SpaceTurn* turn) {
    PlotView view;
    view.axes = axes.id;
    view.reverseY = axes.reverseY;
    view.logX = axes.logX;
    view.logY = axes.logY;
    view.x = x ? *x : sensible(axes.xlimits, axes.logX);
    view.y = y ? *y : sensible(axes.ylimits, axes.logY);

    // One axes gets all the room unless it was given its own; several keep their places, with the
    // labels inside their cells.
    QRectF cell(0, 0, size.width(), size.height());
    if (!onlyAxes && axes.style.cell) {
        const auto [left, bottom, width, height] = *axes.style.cell;
        cell = QRectF(static_cast<qreal>(left) * size.width(),
                      (1 - static_cast<qreal>(bottom + height)) * size.height(),
                      static_cast<qreal>(width) * size.width(),
                      static_cast<qreal>(height) * size.height());
    } else if (!onlyAxes) {
        const auto [left, bottom, width, height] = axes.position;
        const auto w = static_cast<qreal>(width) / 0.775;
        const auto h = static_cast<qreal>(height) / 0.815;
        cell = QRectF((static_cast<qreal>(left) - 0.13 * w) * size.width(),
                      (1 - static_cast<qreal>(bottom) - 0.89 * h) * size.height(), w * size.width(),
                      h * size.height());
    }
    view.cell = cell;
    const bool flat =
        turn && turn->turned ? turn->azimuth == 0 && turn->elevation == 90 : axes.space.flat();
    const bool active = axes.space.active || (turn && turn->turned);
    const bool solid = active && !flat;
    if (axes.style.placed) {
        const auto [left, bottom, width, height] = axes.position;
        view.box = QRectF(static_cast<qreal>(left) * size.width(),
                          (1 - static_cast<qreal>(bottom + height)) * size.height(),
                          static_cast<qreal>(width) * size.width(),
                          static_cast<qreal>(height) * size.height());
    } else {
        view.box = cell.marginsRemoved(marginsOf(axes, solid));
    }
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
    if (axes.colorbar) {
        view.colorbar = colorbarBox(axes, view.box);
        const std::string& place = axes.style.colorbar.location;
        if (solid && place == "eastoutside") view.colorbar.translate(kNumbersAside, 0);
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
    constexpr qreal kTitleRoom = 30;
    const qreal top = figure.title.text.empty() ? 0 : kTitleRoom;
    PlotView view = makePlotView(*place, others == 1, size - QSizeF(0, top), x, y, turn);
    view.box.translate(0, top);
    view.cell.translate(0, top);
    if (view.space.active) view.space = makeSpaceView(*place, view.x, view.y, view.box, turn);
    view.colorbar.translate(0, top);
    if (place == &axes) return view;
    // The right side shares the box and x with the left one.
    const PlotView own = makePlotView(axes, true, size, x, y);
    view.axes = axes.id;
    view.y = own.y;
    view.logY = own.logY;
    view.reverseY = own.reverseY;
    return view;
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
