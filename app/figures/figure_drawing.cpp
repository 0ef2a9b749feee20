// SPDX-License-Identifier: Apache-2.0
#include "figures/figure_drawing.h"
#include "figures/color_scale.h"

#include "figures/contour_drawing.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <map>

namespace vitrine::app {
namespace {

constexpr float kPixelsOfPoint = 4.0f / 3;
/// Of an image: elements, and those in a pixel, from which on a kernel averages them.
constexpr int64_t kLargeImage = 1 << 16;
constexpr double kElementsOfPixel = 4;
/// Points of a line in a column of pixels from which on they become one stroke; where places are
/// given, of a line as long as this.
constexpr double kPointsOfColumn = 4;
constexpr uint32_t kLongLine = 1 << 14;
/// Marks, and how often they could cover the box, from which on the hidden ones are looked for.
constexpr uint32_t kManyMarks = 1 << 16;
constexpr double kLayers = 4;
constexpr uint32_t kMarkMargin = 16; ///< pixels around the box, as in marker_pixels.glsl

std::array<float, 4> boxOf(const PlotView& view) {
    return {static_cast<float>(view.box.x()), static_cast<float>(view.box.y()),
            static_cast<float>(view.box.width()), static_cast<float>(view.box.height())};
}

std::shared_ptr<const ColorRows> colorRows(const AxesSnapshot& axes) {
    auto colors = std::make_shared<ColorRows>();
    for (const auto& [red, green, blue] : axes.colors)
        colors->push_back({red, green, blue, 1});
    if (colors->empty()) colors->push_back({0.5f, 0.5f, 0.5f, 1});
    return colors;
}

uint32_t typeOf(const FigureData& data) {
    return data.valid() ? static_cast<uint32_t>(data.tensor->dtype()) : 0;
}

Rgba rgbaOf(const QColor& color) {
    return {color.redF(), color.greenF(), color.blueF(), color.alphaF()};
}

Rgba premultiplied(const Rgba& color) {
    return {color[0] * color[3], color[1] * color[3], color[2] * color[3], color[3]};
}

float strokeOf(float points) {
    return std::max(points * 1.3f, 1.0f);
}

/// Pixels of the device that a box touches; `ratio` of them are one of the item.
struct PixelBox {
    double left, top;
    uint32_t columns, rows;
};
PixelBox pixelsOf(const QRectF& box, double ratio) {
    const double left = std::floor(box.left() * ratio), top = std::floor(box.top() * ratio);
    return {left, top, static_cast<uint32_t>(std::ceil(box.right() * ratio) - left),
            static_cast<uint32_t>(std::ceil(box.bottom() * ratio) - top)};
}

/// As shaders are told.
double shaderRatio(double ratio) {
    return std::floor(ratio * 16) / 16;
}

} // namespace

FigureDrawing::FigureDrawing(FigurePalette palette, const FigureFrame* frame, const Limits& limits,
                             const SceneArea& scene)
    : m_palette(std::move(palette)), m_frame(frame), m_limits(limits),
      m_scene(
          scene, [this](const FigureData& data) { return bufferOf(data); },
          {m_palette.ground, m_palette.faint,
           [this](const AxesStyle& style, bool minor) { return m_palette.gridOf(style, minor); },
           [this](const Rgba& color) { return shown(color); }}) {}

std::vector<FigureDraw> FigureDrawing::take() {
    std::vector<FigureDraw> inSpace = m_scene.take();
    std::move(inSpace.begin(), inSpace.end(), std::back_inserter(m_draws));
    return std::move(m_draws);
}

DisplayBuffer FigureDrawing::bufferOf(const FigureData& data) const {
    if (!m_frame || !data.valid()) return {};
    const auto found = m_frame->buffers.find(data.tensor.get());
    // Without elements there is nothing to bind.
    return found == m_frame->buffers.end() || found->second.bytes == 0 ? DisplayBuffer{}
                                                                       : found->second;
}

/// Premultiplied. Black would vanish on the dark ground; it takes the colour of the text instead.
std::array<float, 4> FigureDrawing::shown(const Rgba& color) const {
    const QColor shown = m_palette.shown(color);
    const float alpha = shown.alphaF();
    return {shown.redF() * alpha, shown.greenF() * alpha, shown.blueF() * alpha, alpha};
}

void FigureDrawing::add(const AxesSnapshot& axes, const PlotView& view) {
    // Identities grow with time, and what is newer lies above.
    std::multimap<uint64_t, std::function<void()>> order;
    if (view.space.active) {
        m_scene.add(axes, view);
        uint64_t first = UINT64_MAX;
        for (const SurfaceSnapshot& surface : axes.space.surfaces)
            first = std::min(first, surface.id);
        for (const PatchSnapshot& patch : axes.space.patches)
            first = std::min(first, patch.id);
        for (const LineSnapshot& line : axes.lines) {
            if (line.z.valid()) first = std::min(first, line.id);
        }
        for (const ContourSnapshot& contour : axes.contours) {
            if (contour.inSpace) first = std::min(first, contour.id);
        }
        order.emplace(first, [&] { m_draws.push_back(m_scene.show(view)); });
    }
    // What lies in the plane is part of the scene when that is seen from the side.
    if (view.solid()) return order.begin()->second();
    for (const ImageSnapshot& image : axes.images)
        order.emplace(image.id, [&] { addImage(axes, view, image); });
    for (const FillSnapshot& fill : axes.fills)
        order.emplace(fill.id, [&] { addFill(axes, view, fill); });
    for (const ContourSnapshot& contour : axes.contours) {
        if (!contour.inSpace) order.emplace(contour.id, [&] { addContour(view, contour); });
    }
    for (const LineSnapshot& line : axes.lines) {
        if (!line.z.valid()) order.emplace(line.id, [&] { addLine(axes, view, line); });
    }
    for (const auto& [id, draw] : order)
        draw();
}

FigureDraw FigureDrawing::begin(FigureDraw::Kind kind, const PlotView& view) const {
    FigureDraw draw;
    draw.kind = kind;
    DrawParams& p = draw.params;
    p.rect = boxOf(view);
    const auto x = splitDouble(view.reverseX ? view.x.high : view.x.low);
    const double perX = view.box.width() / view.x.size() * (view.reverseX ? -1 : 1);
    const auto y = splitDouble(view.reverseY ? view.y.high : view.y.low);
    const double perY = view.box.height() / view.y.size() * (view.reverseY ? -1 : 1);
    p.xform = {x[0], x[1], static_cast<float>(perX), 0};
    p.yform = {y[0], y[1], static_cast<float>(perY), 0};
    p.counts = {0, 0, (view.logX ? kLogXFlag : 0u) | (view.logY ? kLogYFlag : 0u),
                static_cast<uint32_t>(m_limits.ratio * 16)};
    return draw;
}

void FigureDrawing::addImage(const AxesSnapshot& axes, const PlotView& view,
                             const ImageSnapshot& image) {
    FigureDraw draw;
    draw.x = bufferOf(image.data);
    if (!draw.x.vkBuffer || image.rows <= 0 || image.columns <= 0) return;
    const PixelGrid across = pixelGrid(image.xdata, image.columns);
    const PixelGrid down = pixelGrid(image.ydata, image.rows);
    double u0 = (view.x.low - across.first) / across.step;
    double u1 = (view.x.high - across.first) / across.step;
    if (view.reverseX) std::swap(u0, u1);
    double v0 = (view.y.high - down.first) / down.step;
    double v1 = (view.y.low - down.first) / down.step;
    if (view.reverseY) std::swap(v0, v1);

    DrawParams& p = draw.params;
    p.rect = boxOf(view);
    p.view = {static_cast<float>(u0), static_cast<float>(v0), static_cast<float>(u1),
              static_cast<float>(v1)};
    const QColor nan = m_palette.nan;
    p.nanColor = {nan.redF(), nan.greenF(), nan.blueF(), 1};
    p.limits = colorLimits(axes);

    // Columns are contiguous, so the visible ones are a range; arrays beyond a device's limit for
    // one binding can still be looked at part by part.
    const std::size_t size = image.data.tensor->elementSize();
    const auto slice = static_cast<uint64_t>(image.firstElement());
    uint64_t first = slice * size / 256 * 256;
    uint64_t bytes = draw.x.bytes - first;
    if (bytes > m_limits.maxRange && image.channels == 1) {
        const auto left = static_cast<uint64_t>(
            std::clamp(std::floor(std::min(u0, u1)) - 1, 0.0, static_cast<double>(image.columns)));
        first = (slice + left * static_cast<uint64_t>(image.rows)) * size / 256 * 256;
        bytes = draw.x.bytes - first;
    }
    draw.rangeBegin = first;
    draw.rangeBytes = std::min(bytes, m_limits.maxRange);
    if (image.imaginary.valid()) {
        draw.second = bufferOf(image.imaginary);
        if (!draw.second.vkBuffer) return;
        draw.second.offset += first;
        draw.second.bytes = draw.rangeBytes;
    }
    p.dims = {static_cast<uint32_t>(image.rows), static_cast<uint32_t>(image.columns),
              static_cast<uint32_t>(image.channels), static_cast<uint32_t>(first / size)};

    const std::shared_ptr<const ColorRows> colors = colorRows(axes);
    p.types = {static_cast<uint32_t>(image.data.tensor->dtype()), static_cast<uint32_t>(slice),
               static_cast<uint32_t>(colors->size()), m_limits.taps};
    const ImagePart part = image.imaginary.valid() ? image.part : ImagePart::Real;
    p.counts = {static_cast<uint32_t>(part), 0,
                (image.scaled ? kScaledFlag : 0u) | (image.interpolate ? kInterpolateFlag : 0u) |
                    colorFlags(axes),
                static_cast<uint32_t>(m_limits.ratio * 16)};
    draw.colors = colors;
    draw.opacity = image.opacity;
    if (image.alpha.data.valid()) {
        draw.third = bufferOf(image.alpha.data);
        if (!draw.third.vkBuffer) return;
        const std::size_t each = image.alpha.data.tensor->elementSize();
        // Of more than one binding holds, the columns from the first visible one on.
        const auto left = static_cast<uint64_t>(
            std::clamp(std::floor(std::min(u0, u1)) - 1, 0.0, static_cast<double>(image.columns)));
        const uint64_t skipped = draw.third.bytes > m_limits.maxRange
                                     ? left * static_cast<uint64_t>(image.rows) * each / 256 * 256
                                     : 0;
        draw.third.offset += skipped;
        draw.third.bytes = std::min(draw.third.bytes - skipped, m_limits.maxRange);
        p.counts[1] = static_cast<uint32_t>(image.alpha.data.tensor->dtype());
        p.counts[2] |= kAlphaFlag;
        p.yform = {static_cast<float>(image.alpha.factor), static_cast<float>(image.alpha.offset),
                   std::bit_cast<float>(static_cast<uint32_t>(skipped / each)), 0};
    }
    const double ratio = shaderRatio(m_limits.ratio);
    const double across1 = std::max(std::abs(u1 - u0) / (view.box.width() * ratio), 1e-9);
    const double down1 = std::max(std::abs(v1 - v0) / (view.box.height() * ratio), 1e-9);
    const bool minified = across1 > 1 || down1 > 1;
    if (minified && across1 * down1 >= kElementsOfPixel &&
        image.rows * image.columns >= kLargeImage) {
        const PixelBox pixels = pixelsOf(view.box, ratio);
        draw.reduction = Reduction::Picture;
        draw.reducedTo = {pixels.columns, pixels.rows, 0, 0};
        p.counts[2] |= kReducedFlag;
        p.xform = {static_cast<float>(view.box.left() * ratio - pixels.left),
                   static_cast<float>(view.box.top() * ratio - pixels.top),
                   static_cast<float>(pixels.columns), static_cast<float>(pixels.rows)};
    }
    m_draws.push_back(std::move(draw));
}

void FigureDrawing::addLine(const AxesSnapshot& axes, const PlotView& view,
                            const LineSnapshot& line) {
    FigureDraw draw = begin(FigureDraw::Kind::Line, view);
    draw.x = bufferOf(line.x);
    draw.y = bufferOf(line.y);
    if (!draw.y.vkBuffer || line.count < 1 || (line.x.valid() && !draw.x.vkBuffer)) return;
    DrawParams& p = draw.params;
    p.stroke = {strokeOf(line.width), dashLength(line.style), 0, 0};
    p.types = {typeOf(line.x), typeOf(line.y), 0, 0};
    p.counts[0] = static_cast<uint32_t>(line.count);
    if (line.x.valid()) p.counts[2] |= kHasXFlag;
    addSegments(draw, line, view);
    if (markerKind(line.marker) > 0) addMarkers(std::move(draw), axes, view, line);
}

void FigureDrawing::addSegments(FigureDraw draw, const LineSnapshot& line, const PlotView& view) {
    DrawParams& p = draw.params;
    p.color = shown(line.color);
    const auto n = static_cast<uint32_t>(line.count);
    const auto addBars = [&](const FigureData& from, const FigureData& to, bool lying) {
        FigureDraw bars = draw;
        bars.second = bufferOf(from);
        bars.third = bufferOf(to);
        bars.params.types[2] = typeOf(from);
        bars.params.types[3] = typeOf(to);
        bars.params.dims[0] = static_cast<uint32_t>(LineShape::ErrorBars);
        bars.params.view[2] = line.capSize / 2 * kPixelsOfPoint;
        bars.params.stroke[1] = 0;
        if (lying) bars.params.counts[2] |= kHorizontalFlag;
        bars.vertices = 18 * n;
        if (bars.second.vkBuffer && bars.third.vkBuffer) m_draws.push_back(std::move(bars));
    };
    if (line.form == LineForm::ErrorBar) {
        addBars(line.low, line.high, false);
        addBars(line.left, line.right, true);
    }
    if (line.style == "none" || line.form == LineForm::Scatter) return;
    if (line.form == LineForm::Stem) {
        const auto base = splitDouble(line.base);
        p.view = {base[0], base[1], 0, 0};
        p.dims[0] = static_cast<uint32_t>(LineShape::Stems);
        draw.vertices = 6 * n;
    } else if (line.form == LineForm::Stairs) {
        p.dims[0] = static_cast<uint32_t>(LineShape::Stairs);
        draw.vertices = 12 * (n - 1);
    } else {
        placeSegments(draw, line, view);
    }
    if (draw.vertices > 0) m_draws.push_back(std::move(draw));
}

/// Those of a line: all, the visible ones where points are counted, or what it reaches in columns.
void FigureDrawing::placeSegments(FigureDraw& draw, const LineSnapshot& line,
                                  const PlotView& view) const {
    DrawParams& p = draw.params;
    const auto n = static_cast<uint32_t>(line.count);
    const bool counted = !line.x.valid() && !view.logX;
    const auto columns =
        static_cast<uint32_t>(std::max(std::floor(view.box.width() * m_limits.ratio), 1.0));
    draw.vertices = 6 * (n - 1);
    if (counted) {
        const double most = n - 1;
        const double first = std::clamp(std::floor(view.x.low) - 2, 0.0, most);
        const double last = std::clamp(std::ceil(view.x.high) + 1, first, most);
        draw.firstVertex = 6 * static_cast<uint32_t>(first);
        draw.vertices = 6 * static_cast<uint32_t>(last - first);
    }
    const double pointsShown = draw.vertices / 6;
    // Columns are looked for from left to right.
    if (n < kLongLine || view.reverseX || pointsShown <= kPointsOfColumn * columns) return;
    draw.reduction = Reduction::Columns;
    draw.reducedTo = {columns, 0, 0, 0};
    draw.firstVertex = 0;
    p.counts[1] = columns;
    p.counts[2] |= kReducedFlag;
}

void FigureDrawing::addMarkers(FigureDraw draw, const AxesSnapshot& axes, const PlotView& view,
                               const LineSnapshot& line) {
    draw.kind = FigureDraw::Kind::Marker;
    DrawParams& p = draw.params;
    const bool scatter = line.form == LineForm::Scatter;
    float size = line.markerSize;
    if (scatter && line.sizes.valid()) {
        draw.second = bufferOf(line.sizes);
        if (!draw.second.vkBuffer) return;
        p.types[2] = typeOf(line.sizes);
        p.dims[2] = line.sizes.tensor->count() == line.count ? 2 : 1;
    }
    if (line.colors.valid()) {
        draw.third = bufferOf(line.colors);
        if (!draw.third.vkBuffer) return;
        p.types[3] = typeOf(line.colors);
        p.dims[1] = line.colors.tensor->count() == line.count ? 1 : 2;
        draw.colors = colorRows(axes);
        p.counts[1] = static_cast<uint32_t>(draw.colors->size());
        if (line.edge.flat) p.counts[2] |= kFlatEdgeFlag;
        if (line.face.flat) p.counts[2] |= kFlatFaceFlag;
    }
    if (line.alpha.data.valid()) {
        draw.alphas = bufferOf(line.alpha.data);
        if (!draw.alphas.vkBuffer) return;
        setAlphas(p, line);
    }
    auto count = static_cast<uint32_t>(line.count);
    if (line.marked.valid()) {
        draw.second = bufferOf(line.marked);
        count = static_cast<uint32_t>(line.marked.tensor->count());
        if (!draw.second.vkBuffer || count == 0) return;
        p.types[2] = typeOf(line.marked);
        p.dims[2] = static_cast<uint32_t>(line.count);
        p.counts[0] = count;
        p.counts[2] |= kMarkedFlag;
    }
    p.limits = colorLimits(axes);
    p.counts[2] |= colorFlags(axes);
    p.color = shown(line.edge.color);
    p.nanColor = shown(line.face.color);
    p.stroke[2] = markerKind(line.marker);
    p.stroke[3] = size * kPixelsOfPoint / 2;
    draw.vertices = 6 * count;
    const double ratio = shaderRatio(m_limits.ratio);
    const PixelBox pixels = pixelsOf(view.box, ratio);
    const double side = 2 * static_cast<double>(p.stroke[3]) * ratio;
    const double layers = static_cast<double>(count) * side * side /
                          (static_cast<double>(pixels.columns) * pixels.rows);
    // Marks that let others shine through hide nothing.
    const bool opaque = !line.alpha.data.valid() &&
                        (line.edge.color[3] >= 1 || line.face.color[3] >= 1) &&
                        (line.edge.color[3] >= 1 || line.edge.color[3] <= 0) &&
                        (line.face.color[3] >= 1 || line.face.color[3] <= 0);
    // What it takes is a word a mark, a word a pixel and a little more.
    const bool fits = static_cast<uint64_t>(count) * 5 < m_limits.maxRange;
    if (count >= kManyMarks && (layers >= kLayers || line.sizes.valid()) && opaque && fits) {
        draw.reduction = Reduction::Marks;
        draw.reducedTo = {pixels.columns + 2 * kMarkMargin, pixels.rows + 2 * kMarkMargin, 0, 0};
        p.counts[2] |= kReducedFlag;
    }
    m_draws.push_back(std::move(draw));
}

void FigureDrawing::addFill(const AxesSnapshot& axes, const PlotView& view,
                            const FillSnapshot& fill) {
    FigureDraw draw = begin(FigureDraw::Kind::Fill, view);
    const bool outlines = fill.form == FillForm::Polygons && !fill.x.valid();
    draw.x = bufferOf(outlines ? fill.outlineX : fill.x);
    draw.y = bufferOf(outlines ? fill.outlineY : fill.y);
    draw.second = bufferOf(fill.bottom);
    if (!draw.y.vkBuffer || (fill.x.valid() && !draw.x.vkBuffer) ||
        (fill.bottom.valid() && !draw.second.vkBuffer))
        return addOutlines(view, fill);
    DrawParams& p = draw.params;
    p.types = {typeOf(fill.x), typeOf(fill.y), typeOf(fill.bottom), 0};
    p.counts[0] = static_cast<uint32_t>(fill.count);
    p.counts[2] |= (fill.x.valid() ? kHasXFlag : 0u) | (fill.bottom.valid() ? kSecondFlag : 0u) |
                   (fill.horizontal ? kHorizontalFlag : 0u);
    p.dims[0] = static_cast<uint32_t>(fill.form);
    const auto base = splitDouble(fill.base);
    p.view = {base[0], base[1], static_cast<float>(fill.width / 2), static_cast<float>(fill.shift)};
    p.color = fill.face[3] > 0 ? premultiplied(rgbaOf(m_palette.filled(fill.face))) : Rgba{};
    p.nanColor = fill.edge[3] > 0 ? shown(fill.edge) : Rgba{};
    p.stroke = {strokeOf(fill.edgeWidth), dashLength(fill.edgeStyle), 0, 0};
    if (fill.form == FillForm::Bars && fill.colors.valid()) {
        draw.third = bufferOf(fill.colors);
        if (!draw.third.vkBuffer) return;
        draw.colors = colorRows(axes);
        p.types[3] = typeOf(fill.colors);
        p.dims[1] = fill.colors.tensor->count() == fill.count ? 1 : 2;
        p.counts[1] = static_cast<uint32_t>(draw.colors->size());
        p.limits = colorLimits(axes);
        p.counts[2] |= colorFlags(axes);
        draw.opacity = fill.face[3];
    }
    if (outlines) {
        if (draw.x.vkBuffer) addPolygons(std::move(draw), fill);
        return addOutlines(view, fill);
    }
    const auto n = static_cast<uint32_t>(fill.count);
    draw.vertices = fill.form == FillForm::Bars   ? 6 * n
                    : fill.form == FillForm::Area ? 6 * (n - std::min(n, 1u))
                                                  : n;
    const bool area = fill.form == FillForm::Area && fill.edge[3] > 0 && n > 1;
    FigureDraw top = draw;
    if (draw.vertices > 0) m_draws.push_back(std::move(draw));
    if (area) {
        top.kind = FigureDraw::Kind::Line;
        top.params.color = shown(fill.edge);
        top.params.dims = {};
        top.vertices = 6 * (n - 1);
        m_draws.push_back(std::move(top));
    }
    addOutlines(view, fill);
}

void FigureDrawing::addPolygons(FigureDraw draw, const FillSnapshot& fill) {
    if (fill.corners < 3 || fill.face[3] <= 0) return;
    DrawParams& p = draw.params;
    const auto corners = static_cast<uint32_t>(fill.corners);
    const auto polygons = static_cast<uint32_t>(fill.outlineX.tensor->count() / fill.corners);
    p.types = {typeOf(fill.outlineX), typeOf(fill.outlineY), 0, 0};
    p.dims = {kOutlineShape, corners, 0, 0};
    if (corners <= 4) {
        draw.vertices = 3 * (corners - 2) * polygons;
        return m_draws.push_back(std::move(draw));
    }
    draw.vertices = 3 * (corners - 2);
    for (uint32_t i = 0; i < polygons; ++i) {
        p.dims[2] = i * corners;
        for (const auto kind : {FigureDraw::Kind::OutlineMask, FigureDraw::Kind::OutlineFill}) {
            draw.kind = kind;
            m_draws.push_back(draw);
        }
    }
}

void FigureDrawing::addContour(const PlotView& view, const ContourSnapshot& contour) {
    std::vector<FigureDraw> draws = contourDraws(
        contour,
        {FigureDraw::Kind::ContourArea, FigureDraw::Kind::Contour, FigureDraw::Kind::ContourOnce,
         FigureDraw::Kind::ContourUnmask},
        &view, [&](FigureDraw::Kind kind) { return begin(kind, view); },
        [this](const FigureData& data) { return bufferOf(data); },
        [this](const Rgba& color) { return shown(color); });
    std::move(draws.begin(), draws.end(), std::back_inserter(m_draws));
}

void FigureDrawing::addOutlines(const PlotView& view, const FillSnapshot& fill) {
    if (fill.corners < 2 || fill.edge[3] <= 0) return;
    FigureDraw draw = begin(FigureDraw::Kind::Line, view);
    draw.x = bufferOf(fill.outlineX);
    draw.y = bufferOf(fill.outlineY);
    if (!draw.x.vkBuffer || !draw.y.vkBuffer) return;
    DrawParams& p = draw.params;
    p.types = {typeOf(fill.outlineX), typeOf(fill.outlineY), 0, 0};
    p.counts[0] = static_cast<uint32_t>(fill.outlineX.tensor->count());
    p.counts[2] |= kHasXFlag;
    p.dims = {static_cast<uint32_t>(LineShape::Outlines), static_cast<uint32_t>(fill.corners), 0,
              0};
    p.color = shown(fill.edge);
    p.stroke = {strokeOf(fill.edgeWidth), dashLength(fill.edgeStyle), 0, 0};
    draw.vertices = 6 * p.counts[0];
    m_draws.push_back(std::move(draw));
}

} // namespace vitrine::app
