// SPDX-License-Identifier: Apache-2.0
#include "figures/axes_margins.h"

#include "figures/ruler_ticks.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

constexpr double kMostLetters = 36; ///< of a label that get room

double longest(const std::vector<Tick>& ticks) {
    int letters = 0;
    for (const Tick& tick : ticks)
        letters = std::max(letters, tick.minor ? 0 : lettersOf(tick.label));
    return kTickLetter * std::min<double>(letters, kMostLetters);
}

/// By the room of labels whose turn is not known, then by that of turned ones.
QMarginsF ownMargins(const AxesSnapshot& axes, PlotView view, QSizeF size) {
    const auto margins = [&](const TickLabels& labels) {
        const AxesRoom room = axesRoom(axes, view.solid(), {size.width(), size.height()}, labels);
        return QMarginsF(room.left, room.top, room.right, room.bottom);
    };
    view.box = view.cell.marginsRemoved(margins({}));
    TickLabels labels = tickLabels(axes, view);
    const QMarginsF first = margins(labels);
    if (axes.style.x.angle || labels.turn == 0) return first;
    view.box = view.cell.marginsRemoved(first);
    return margins(tickLabels(axes, view));
}

/// Whether the axes have a cell of a grid that others may be in line with.
bool inGrid(const AxesSnapshot& axes) {
    return axes.style.cell && !axes.style.placed && !axes.style.told && !axes.style.overlay &&
           !axes.style.beside && !(axes.space.active && !axes.space.flat());
}

} // namespace

TickLabels tickLabels(const AxesSnapshot& axes, const PlotView& view) {
    const AxesStyle& style = axes.style;
    TickLabels labels;
    if (!axes.visible || axes.polar.on || view.solid()) return labels;
    labels.turn = style.x.angle.value_or(0);
    const AxesTicks ticks = axesTicks(axes, view);
    if (!style.y.hidden) labels.y = longest(ticks.y.ticks);
    if (style.x.hidden) return labels;
    labels.x = longest(ticks.x.ticks);
    const bool given = style.x.ticks || style.x.labels;
    if (style.x.angle || !given) return labels;
    std::vector<qreal> pixels;
    pixels.reserve(ticks.x.ticks.size());
    for (const Tick& tick : ticks.x.ticks)
        pixels.push_back(view.pixelX(tick.value));
    labels.turn = fittingTurn(ticks.x.ticks, pixels, kTickLetter * tickPixels(style) / kTickPixels);
    return labels;
}

QRectF cellOf(const AxesSnapshot& axes, bool onlyAxes, QSizeF size) {
    if (const auto& share = axes.style.cell) {
        const auto [left, bottom, width, height] = *share;
        return {static_cast<qreal>(left) * size.width(),
                (1 - static_cast<qreal>(bottom + height)) * size.height(),
                static_cast<qreal>(width) * size.width(),
                static_cast<qreal>(height) * size.height()};
    }
    if (onlyAxes) return {QPointF(0, 0), size};
    const auto [left, bottom, width, height] = axes.position;
    const auto w = static_cast<qreal>(width) / 0.775;
    const auto h = static_cast<qreal>(height) / 0.815;
    return {(static_cast<qreal>(left) - 0.13 * w) * size.width(),
            (1 - static_cast<qreal>(bottom) - 0.89 * h) * size.height(), w * size.width(),
            h * size.height()};
}

QMarginsF axesMargins(const AxesSnapshot& axes, const PlotView& view, QSizeF size,
                      const OneFigureSnapshot* others) {
    QMarginsF margins = ownMargins(axes, view, size);
    if (!others || !inGrid(axes)) return margins;
    for (const AxesSnapshot& other : others->axes) {
        if (other.id == axes.id || !inGrid(other)) continue;
        const QRectF cell = cellOf(other, false, size);
        const auto near = [](qreal a, qreal b) { return std::abs(a - b) < 1; };
        const bool left = near(cell.left(), view.cell.left());
        const bool right = near(cell.right(), view.cell.right());
        const bool top = near(cell.top(), view.cell.top());
        const bool bottom = near(cell.bottom(), view.cell.bottom());
        if (!left && !right && !top && !bottom) continue;
        const QMarginsF its = ownMargins(other, placesView(other, cell), size);
        if (left) margins.setLeft(std::max(margins.left(), its.left()));
        if (right) margins.setRight(std::max(margins.right(), its.right()));
        if (top) margins.setTop(std::max(margins.top(), its.top()));
        if (bottom) margins.setBottom(std::max(margins.bottom(), its.bottom()));
    }
    return margins;
}

} // namespace vitrine::app
