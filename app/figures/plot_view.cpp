// SPDX-License-Identifier: Apache-2.0
#include "figures/plot_view.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

constexpr qreal kColorbarWidth = 16;

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
                      const Range* y) {
    PlotView view;
    view.axes = axes.id;
    view.reverseY = axes.reverseY;
    view.logX = axes.logX;
    view.logY = axes.logY;
    view.x = x ? *x : sensible(axes.xlimits, axes.logX);
    view.y = y ? *y : sensible(axes.ylimits, axes.logY);

    // One axes gets all the room; several keep their places, with the labels inside their cells.
    QRectF cell(0, 0, size.width(), size.height());
    if (!onlyAxes) {
        const auto [left, bottom, width, height] = axes.position;
        const auto w = static_cast<qreal>(width) / 0.775;
        const auto h = static_cast<qreal>(height) / 0.815;
        cell = QRectF((static_cast<qreal>(left) - 0.13 * w) * size.width(),
                      (1 - static_cast<qreal>(bottom) - 0.925 * h) * size.height(),
                      w * size.width(), h * size.height());
    }
    qreal left = 14, right = 16, top = 14, bottom = 14;
    if (axes.visible) {
        left = axes.ylabel.empty() ? 56 : 76;
        bottom = axes.xlabel.empty() ? 30 : 48;
    }
    if (!axes.title.empty()) top = 34;
    if (axes.colorbar) right = 84;
    view.box = cell.adjusted(left, top, -right, -bottom);
    if (view.box.width() < 20) view.box.setWidth(20);
    if (view.box.height() < 20) view.box.setHeight(20);
    if (axes.equal) {
        const double scale =
            std::min(view.box.width() / view.x.size(), view.box.height() / view.y.size());
        const QSizeF wanted(scale * view.x.size(), scale * view.y.size());
        const QPointF center = view.box.center();
        view.box = QRectF(center.x() - wanted.width() / 2, center.y() - wanted.height() / 2,
                          wanted.width(), wanted.height());
    }
    if (axes.colorbar) {
        view.colorbar =
            QRectF(view.box.right() + 14, view.box.top(), kColorbarWidth, view.box.height());
    }
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
