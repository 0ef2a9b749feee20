// SPDX-License-Identifier: Apache-2.0
#include "figures/contour_drawing.h"

#include "figures/scene_drawing.h"

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

/// Cells that are looked at; of larger grids, cells that are drawn as one are wider.
constexpr double kMostCells = 1 << 20;
constexpr float kNearer = 2e-5f;                           ///< of the depth
constexpr uint32_t kLineVertices = 12, kAreaVertices = 12; ///< of a cell, as in contour.glsl

struct Cells {
    uint32_t first = 0, count = 0; ///< along one dimension
};

/// Those between two places where points are counted from 1.
Cells cellsWithin(int64_t points, const Range* seen) {
    const auto most = static_cast<double>(points - 1);
    double low = 0, high = most;
    if (seen) {
        low = std::clamp(std::floor(seen->low) - 2, 0.0, most);
        high = std::clamp(std::ceil(seen->high) + 1, low, most);
    }
    return {static_cast<uint32_t>(low), static_cast<uint32_t>(high - low)};
}

float strokeOf(float points) {
    return std::max(points * 1.3f, 1.0f);
}

} // namespace

std::vector<FigureDraw>
contourDraws(const ContourSnapshot& contour, const ContourKinds& kinds, const PlotView* view,
             const std::function<FigureDraw(FigureDraw::Kind)>& begin,
             const std::function<DisplayBuffer(const FigureData&)>& bufferOf,
             const std::function<Rgba(const Rgba&)>& shown) {
    std::vector<FigureDraw> draws;
    const DisplayBuffer x = bufferOf(contour.x), y = bufferOf(contour.y), z = bufferOf(contour.z);
    const auto missing = [](const FigureData& data, const DisplayBuffer& buffer) {
        return data.valid() && !buffer.vkBuffer;
    };
    if (!z.vkBuffer || missing(contour.x, x) || missing(contour.y, y) || contour.rows < 2 ||
        contour.columns < 2)
        return draws;
    const auto typeOf = [](const FigureData& data) {
        return data.valid() ? static_cast<uint32_t>(data.tensor->dtype()) : 0;
    };
    const auto vector = [](const FigureData& data, int64_t length) {
        return data.valid() && data.tensor->count() == length;
    };
    const bool countedX = view && !contour.x.valid() && !view->logX;
    const bool countedY = view && !contour.y.valid() && !view->logY;
    const Cells down = cellsWithin(contour.rows, countedY ? &view->y : nullptr);
    const Cells across = cellsWithin(contour.columns, countedX ? &view->x : nullptr);
    const double all = static_cast<double>(down.count) * across.count;
    const auto wide = static_cast<uint32_t>(std::max(std::ceil(std::sqrt(all / kMostCells)), 1.0));
    const uint32_t rows = (down.count + wide - 1) / wide;
    const uint32_t columns = (across.count + wide - 1) / wide;
    const auto add = [&](FigureDraw::Kind kind, const ContourSnapshot::Level& level,
                         std::size_t above) {
        FigureDraw draw = begin(kind);
        draw.x = x;
        draw.y = y;
        draw.z = z;
        DrawParams& p = draw.params;
        const auto at = splitDouble(level.level), height = splitDouble(level.height);
        p.view = {at[0], at[1], height[0], height[1]};
        p.dims = {static_cast<uint32_t>(contour.rows), static_cast<uint32_t>(contour.columns), wide,
                  typeOf(contour.z)};
        p.types = {typeOf(contour.x), typeOf(contour.y), rows, columns};
        p.counts[0] = down.first;
        p.counts[1] = across.first;
        p.counts[2] |= (contour.x.valid() ? kHasXFlag : 0u) |
                       (contour.y.valid() ? kSecondFlag : 0u) |
                       (vector(contour.x, contour.columns) ? kVectorXFlag : 0u) |
                       (vector(contour.y, contour.rows) ? kVectorYFlag : 0u);
        const bool area = kind != kinds.lines;
        p.color = area ? level.color : shown(level.color);
        for (float& part : p.color)
            part *= area ? contour.areaAlpha : 1;
        p.stroke = {strokeOf(contour.width), area ? 0 : dashLength(contour.style), 0, 0};
        if (view && !level.gaps.empty()) {
            auto gaps = std::make_shared<ColorRows>();
            for (const ContourSnapshot::Gap& gap : level.gaps) {
                const QPointF middle = view->toPixel(gap.x, gap.y);
                gaps->push_back({static_cast<float>(middle.x()), static_cast<float>(middle.y()),
                                 gap.radius, 0});
            }
            p.limits[0] = static_cast<float>(gaps->size());
            p.counts[2] |= kGapsFlag;
            draw.colors = std::move(gaps);
        }
        // What covers something in the same plane lies a little nearer to the viewer.
        if (!view) p.xform[0] = kNearer * static_cast<float>(above);
        draw.vertices = (area ? kAreaVertices : kLineVertices) * rows * columns;
        if (draw.vertices > 0) draws.push_back(std::move(draw));
    };
    const std::size_t areas = contour.areas.size();
    const bool translucent = contour.areaAlpha < 1;
    for (std::size_t i = 0; i < areas; ++i) {
        const std::size_t number = translucent ? areas - 1 - i : i;
        add(translucent ? kinds.once : kinds.areas, contour.areas[number], number);
    }
    // The lowest area holds all others.
    if (translucent && areas > 0 && kinds.unmask) add(*kinds.unmask, contour.areas[0], 0);
    for (const ContourSnapshot::Level& level : contour.lines)
        add(kinds.lines, level, areas);
    return draws;
}

} // namespace vitrine::app
