// SPDX-License-Identifier: Apache-2.0
#include "figures/scene_drawing.h"
#include "figures/color_scale.h"

#include "figures/box_lines.h"
#include "figures/contour_drawing.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>

namespace vitrine::app {
namespace {

using Kind = FigureDraw::Kind;
constexpr float kPixelsOfPoint = 4.0f / 3;
constexpr int64_t kLargeGrid = 1 << 16;  ///< points that a kernel makes before they are drawn
constexpr int64_t kMostPoints = 1 << 22; ///< of 32 bytes, that it makes

uint32_t typeOf(const FigureData& data) {
    return data.valid() ? static_cast<uint32_t>(data.tensor->dtype()) : 0;
}

float strokeOf(float points) {
    return std::max(points * 1.3f, 1.0f);
}

std::array<float, 4> solid(const QColor& color) {
    return {color.redF(), color.greenF(), color.blueF(), 1};
}

/// Shades of shaders/figures/surface.frag.
enum Shade : uint32_t { kFixedShade, kFlatShade, kInterpShade };

/// Where light comes from, in units in which the box is drawn.
std::array<float, 4> lightAt(const LightSnapshot& light, const SpaceView& view) {
    std::array<float, 4> at{0, 0, 0, light.local ? 1.0f : 0.0f};
    for (std::size_t i = 0; i < 3; ++i) {
        const Range& range = view.places[i];
        const double middle = light.local ? range.low + range.size() / 2 : 0;
        double place = (light.position[i] - middle) / range.size() * view.size[i];
        if (view.reverse[i]) place = -place;
        at[i] = static_cast<float>(place);
    }
    return at;
}

SceneParams sceneOf(const AxesSnapshot& axes, const SpaceView& view, const SceneArea& area) {
    SceneParams scene;
    const auto& [px, py, depth, w] = view.rows;
    for (std::size_t i = 0; i < 4; ++i) {
        const double x = 2 * (px[i] - area.rect.left() * w[i]) / area.rect.width() - w[i];
        const double y = 2 * (py[i] - area.rect.top() * w[i]) / area.rect.height() - w[i];
        scene.clip[4 * i] = static_cast<float>(x);
        scene.clip[4 * i + 1] = static_cast<float>(y);
        scene.clip[4 * i + 2] = static_cast<float>(depth[i]);
        scene.clip[4 * i + 3] = static_cast<float>(w[i]);
    }
    scene.region = {static_cast<float>(area.size.width()), static_cast<float>(area.size.height()),
                    static_cast<float>(area.ratio), 0};
    for (std::size_t i = 0; i < 3; ++i) {
        const auto low = splitDouble(view.places[i].low);
        scene.axes[i] = {low[0], low[1], static_cast<float>(1 / view.places[i].size()),
                         view.reverse[i] ? 1.0f : 0.0f};
        scene.size[i] = static_cast<float>(view.size[i]);
        scene.eye[i] = static_cast<float>(view.direction[i]);
    }
    scene.eye[3] = view.perspective ? 1 : 0;
    const std::size_t count = std::min(axes.space.lights.size(), kMostLights);
    scene.lights[0] = static_cast<float>(count);
    for (std::size_t i = 0; i < count; ++i) {
        const LightSnapshot& light = axes.space.lights[i];
        scene.lightAt[i] = lightAt(light, view);
        scene.lightColor[i] = {light.color[0], light.color[1], light.color[2], 1};
    }
    return scene;
}

} // namespace

float markerKind(const std::string& marker) {
    static const std::map<std::string, float> kKinds{
        {"o", 1.0f},         {".", 2.0f},       {"+", 3.0f},  {"x", 4.0f},
        {"square", 5.0f},    {"diamond", 6.0f}, {"*", 7.0f},  {"^", 8.0f},
        {"v", 9.0f},         {"<", 10.0f},      {">", 11.0f}, {"pentagram", 12.0f},
        {"hexagram", 13.0f}, {"|", 14.0f},      {"_", 15.0f}};
    const auto found = kKinds.find(marker);
    return found == kKinds.end() ? 0.0f : found->second;
}

float dashLength(const std::string& style) {
    return style == "--" ? 14.0f : style == ":" ? 4.0f : style == "-." ? -20.0f : 0.0f;
}

SceneArea sceneArea(const std::vector<PlotView>& views, const QSizeF& item, double ratio) {
    SceneArea area;
    area.ratio = ratio;
    QRectF all;
    for (const PlotView& view : views) {
        if (view.space.active) all |= view.solid() ? view.cell : view.box;
    }
    all &= QRectF(QPointF(), item);
    if (all.isEmpty()) return area;
    const QRect pixels = QRectF(all.topLeft() * ratio, all.size() * ratio).toAlignedRect();
    area.size = pixels.size();
    area.rect = QRectF(QPointF(pixels.topLeft()) / ratio, QSizeF(pixels.size()) / ratio);
    return area;
}

FigureDraw SceneDrawing::begin(Kind kind) const {
    FigureDraw draw;
    draw.kind = kind;
    draw.scene = m_scene;
    draw.scissor = m_scissor;
    draw.params.counts = {0, 0, m_flags, static_cast<uint32_t>(m_area.ratio * 16)};
    draw.params.limits = m_climits;
    return draw;
}

void SceneDrawing::put(FigureDraw draw) {
    if (draw.vertices == 0 || draw.instances == 0) return;
    (draw.translucent ? m_translucent : m_opaque).push_back(std::move(draw));
}

std::vector<FigureDraw> SceneDrawing::take() {
    std::move(m_translucent.begin(), m_translucent.end(), std::back_inserter(m_opaque));
    m_translucent.clear();
    return std::move(m_opaque);
}

FigureDraw SceneDrawing::show(const PlotView& view) const {
    FigureDraw draw;
    draw.kind = Kind::Scene;
    const QRectF part = (view.solid() ? view.cell : view.box) & m_area.rect;
    const auto across = [&](double x) {
        return static_cast<float>((x - m_area.rect.left()) / m_area.rect.width());
    };
    const auto down = [&](double y) {
        return static_cast<float>((y - m_area.rect.top()) / m_area.rect.height());
    };
    draw.params.rect = {static_cast<float>(part.x()), static_cast<float>(part.y()),
                        static_cast<float>(part.width()), static_cast<float>(part.height())};
    draw.params.view = {across(part.left()), down(part.top()), across(part.right()),
                        down(part.bottom())};
    draw.params.limits = {0, 0, 0, 1};
    return draw;
}

void SceneDrawing::add(const AxesSnapshot& axes, const PlotView& view) {
    m_scene = std::make_shared<SceneParams>(sceneOf(axes, view.space, m_area));
    auto rows = std::make_shared<ColorRows>();
    for (const auto& [red, green, blue] : axes.colors)
        rows->push_back({red, green, blue, 1});
    if (rows->empty()) rows->push_back({0.5f, 0.5f, 0.5f, 1});
    m_rows = rows;
    m_climits = colorLimits(axes);
    m_flags = colorFlags(axes) | (axes.logX ? kLogXFlag : 0u) | (axes.logY ? kLogYFlag : 0u) |
              (axes.space.logZ ? kLogZFlag : 0u);
    const QRectF part =
        ((view.solid() ? view.cell : view.box) & m_area.rect).translated(-m_area.rect.topLeft());
    const QRect pixels = QRectF(part.topLeft() * m_area.ratio, part.size() * m_area.ratio).toRect();
    m_scissor = {std::max(pixels.x(), 0), std::max(pixels.y(), 0), pixels.width(), pixels.height()};

    const SpaceView& space = view.space;
    double unit = 0; // pixels of the box's unit as it would be seen from its front
    for (std::size_t i = 0; i < 3; ++i)
        unit += std::pow(std::hypot(space.rows[0][i], space.rows[1][i]) / space.size[i], 2) / 2;
    for (std::size_t i = 0; i < 3; ++i)
        m_pixels[i] = std::sqrt(unit) * space.size[i] * m_area.ratio;
    const auto whole = [](const Limits& limits, const Range& seen, bool logarithmic) {
        return limits.automatic && !logarithmic && seen.low <= limits.low &&
               seen.high >= limits.high;
    };
    m_wholeSide = {whole(axes.xlimits, view.x, axes.logX), whole(axes.ylimits, view.y, axes.logY)};

    if (view.solid() && axes.visible) addBox(axes, view);
    // What is newer lies above where the depth is the same; a contour's lines have one identity.
    std::multimap<uint64_t, std::function<void()>> order;
    for (const SurfaceSnapshot& surface : axes.space.surfaces)
        order.emplace(surface.id, [&] { addSurface(surface); });
    for (const PatchSnapshot& patch : axes.space.patches)
        order.emplace(patch.id, [&] { addPatch(patch); });
    for (const LineSnapshot& line : axes.lines) {
        if (line.z.valid() || view.solid()) order.emplace(line.id, [&] { addLine(line); });
    }
    for (const FillSnapshot& fill : axes.fills) {
        if (view.solid()) order.emplace(fill.id, [&] { addPolygons(fill); });
    }
    for (const ContourSnapshot& contour : axes.contours) {
        if (contour.inSpace || view.solid())
            order.emplace(contour.id, [&] { addContour(contour); });
    }
    for (const auto& [id, draw] : order)
        draw();
}

void SceneDrawing::addBox(const AxesSnapshot& axes, const PlotView& view) {
    const auto put4 = [](const Vector3& v) {
        return std::array<float, 4>{static_cast<float>(v[0]), static_cast<float>(v[1]),
                                    static_cast<float>(v[2]), 0};
    };
    // Lines of one look in a draw: the minor grid, the grid, the edges along x, y and z.
    constexpr std::size_t kMinor = 0, kMajor = 1, kEdges = 2;
    std::array<std::shared_ptr<ColorRows>, 5> looks;
    for (const BoxLine& line : boxLines(axes, view)) {
        const std::size_t look = line.grid ? (line.minor ? kMinor : kMajor)
                                           : kEdges + static_cast<std::size_t>(line.dimension);
        if (!looks[look]) looks[look] = std::make_shared<ColorRows>();
        looks[look]->push_back(put4(line.from));
        looks[look]->push_back(put4(line.to));
    }
    for (std::size_t look = 0; look < looks.size(); ++look) {
        if (!looks[look]) continue;
        FigureDraw draw = begin(Kind::Box);
        draw.colors = looks[look];
        draw.params.stroke = {1, 0, 0, 0};
        if (look < kEdges) {
            const bool minor = look == kMinor;
            const std::string& style = minor ? axes.style.minorGridStyle : axes.style.gridStyle;
            if (style == "none") continue;
            // What shines through is the ground, for the box is drawn first.
            const QColor grid = m_colors.grid(axes.style, minor);
            const Rgba over = solid(grid), under = solid(m_colors.ground);
            const float alpha = grid.alphaF();
            for (std::size_t i = 0; i < 3; ++i)
                draw.params.color[i] = alpha * over[i] + (1 - alpha) * under[i];
            draw.params.color[3] = 1;
            draw.params.stroke[1] = dashLength(style);
        } else {
            const ThemeColor& given = rulerOf(axes, static_cast<int>(look - kEdges)).color;
            draw.params.color = solid(m_colors.axis);
            if (given)
                draw.params.color = m_colors.shown({(*given)[0], (*given)[1], (*given)[2], 1});
        }
        draw.vertices = 6 * static_cast<uint32_t>(looks[look]->size() / 2);
        put(std::move(draw));
    }
}

bool SceneDrawing::paint(FigureDraw& draw, const ShadingSnapshot& shading, bool faces) const {
    DrawParams& p = draw.params;
    const PaintMode mode = faces ? shading.faces : shading.edges;
    const float alpha = faces ? shading.faceAlpha : shading.edgeAlpha;
    if (mode == PaintMode::None || alpha <= 0) return false;
    if (!faces && shading.style == "none") return false;
    const Material& m = shading.material;
    p.view = {m.ambient, m.diffuse, m.specular, m.exponent};
    const Lighting lighting = faces ? shading.faceLighting : shading.edgeLighting;
    p.rect = {m.reflectance, alpha, static_cast<float>(lighting), shading.reverseLit ? 1.0f : 0.0f};
    // Thin edges let faces be seen between them.
    p.stroke = {std::max(shading.width * 1.3f, 0.75f), faces ? 0 : dashLength(shading.style), 0, 0};
    draw.translucent = alpha < 1;
    draw.colors = m_rows;
    p.counts[1] = static_cast<uint32_t>(m_rows->size());
    if (mode == PaintMode::Ground) {
        p.color = solid(m_colors.ground);
        return true;
    }
    if (mode == PaintMode::Fixed) {
        const Rgba& given = faces ? shading.faceColor : shading.edgeColor;
        p.color = faces ? given : m_colors.shown(given);
        // Black edges on dark ground would be lines of light on coloured faces.
        if (!faces && shading.faces != PaintMode::None && shading.faces != PaintMode::Ground)
            p.color = given;
        return true;
    }
    draw.third = m_buffers(shading.colors);
    if (!draw.third.vkBuffer) return false;
    p.types[3] = typeOf(shading.colors);
    p.dims[2] = mode == PaintMode::Interp ? kInterpShade : kFlatShade;
    if (shading.colorPer == ColorPer::Face) p.counts[2] |= kPerFaceFlag;
    if (shading.colorKind == ColorKind::Rgb) p.counts[2] |= kRgbFlag;
    if (shading.colorKind == ColorKind::Direct) p.counts[2] |= kDirectFlag;
    if (faces && shading.textureRows > 0) {
        p.counts[2] |= kTextureFlag;
        p.dims[2] = kInterpShade;
        p.nanColor = {std::bit_cast<float>(static_cast<uint32_t>(shading.textureRows)),
                      std::bit_cast<float>(static_cast<uint32_t>(shading.textureColumns)), 0, 0};
    }
    return true;
}

bool SceneDrawing::takeAlpha(FigureDraw& draw, const ShadingSnapshot& shading, AlphaMode mode,
                             bool ofPatch) const {
    if (mode == AlphaMode::Whole) return true;
    // What a surface has there are the faces of a patch.
    DisplayBuffer& numbers = ofPatch ? draw.alphas : draw.second;
    numbers = m_buffers(shading.alphas.data);
    if (!numbers.vkBuffer) return false;
    const uint32_t type = typeOf(shading.alphas.data);
    if (!ofPatch) draw.params.types[2] = type;
    draw.params.yform = {static_cast<float>(shading.alphas.factor),
                         static_cast<float>(shading.alphas.offset),
                         ofPatch ? static_cast<float>(type) : 0, 0};
    draw.params.counts[2] |= kAlphaFlag | (mode == AlphaMode::Interp ? kBlendAlphaFlag : 0u) |
                             (shading.alphaPer == ColorPer::Face ? kFaceAlphaFlag : 0u);
    draw.params.rect[1] = 1;
    draw.translucent = true;
    return true;
}

void SceneDrawing::addSurface(const SurfaceSnapshot& surface) {
    if (surface.rows < 2 || surface.columns < 2) return;
    FigureDraw draw = begin(Kind::Surface);
    draw.x = m_buffers(surface.x);
    draw.y = m_buffers(surface.y);
    draw.z = m_buffers(surface.z);
    const std::pair<const FigureData*, const DisplayBuffer*> needed[] = {
        {&surface.x, &draw.x}, {&surface.y, &draw.y}, {&surface.z, &draw.z}};
    for (const auto& [data, buffer] : needed) {
        if (data->valid() && !buffer->vkBuffer) return;
    }
    const auto vector = [&](const FigureData& data, int64_t length) {
        return data.valid() && data.tensor->count() == length;
    };
    DrawParams& p = draw.params;
    p.dims = {static_cast<uint32_t>(surface.rows), static_cast<uint32_t>(surface.columns), 0,
              typeOf(surface.z)};
    p.types = {typeOf(surface.x), typeOf(surface.y), 0, 0};
    p.counts[2] |= (surface.x.valid() ? kHasXFlag : 0u) | (surface.y.valid() ? kSecondFlag : 0u) |
                   (surface.z.valid() ? kHasZFlag : 0u) |
                   (vector(surface.x, surface.columns) ? kVectorXFlag : 0u) |
                   (vector(surface.y, surface.rows) ? kVectorYFlag : 0u);
    reduceGrid(draw, surface);
    const bool reduced = draw.reduction != Reduction::None;
    const uint32_t rows = reduced ? draw.reducedTo[0] : p.dims[0];
    const uint32_t columns = reduced ? draw.reducedTo[1] : p.dims[1];
    FigureDraw faces = draw;
    faces.vertices = 2 * rows;
    faces.instances = columns - 1;
    if (paint(faces, surface.shading, true) &&
        takeAlpha(faces, surface.shading, surface.shading.faceAlphas, false))
        put(std::move(faces));
    draw.kind = Kind::SurfaceEdges;
    if (!paint(draw, surface.shading, false) ||
        !takeAlpha(draw, surface.shading, surface.shading.edgeAlphas, false))
        return;
    const uint32_t along = surface.alongRows ? rows * (columns - 1) : 0;
    draw.params.counts[0] = along;
    draw.vertices = 6 * (along + (surface.alongColumns ? columns * (rows - 1) : 0));
    put(std::move(draw));
}

void SceneDrawing::reduceGrid(FigureDraw& draw, const SurfaceSnapshot& surface) const {
    if (surface.rows * surface.columns < kLargeGrid) return;
    const bool wholeX = m_wholeSide[0], wholeY = m_wholeSide[1];
    // A grid of its own may run anywhere in the box.
    const bool anywhere = surface.x.valid() && surface.x.tensor->count() != surface.columns;
    const double most = std::max({m_pixels[0], m_pixels[1], anywhere ? m_pixels[2] : 0.0});
    const auto width = [&](int64_t count, double pixels) {
        const double cells = std::floor(static_cast<double>(count) / std::max(pixels, 64.0));
        return wholeX && wholeY ? static_cast<uint32_t>(std::max(cells, 1.0)) : 1u;
    };
    const uint32_t down = width(surface.rows, anywhere ? most : m_pixels[1]);
    const uint32_t across = width(surface.columns, anywhere ? most : m_pixels[0]);
    const auto points = [](int64_t count, uint32_t each) {
        return 2 + (static_cast<uint32_t>(count) - 2 + each - 1) / each;
    };
    const uint32_t rows = points(surface.rows, down), columns = points(surface.columns, across);
    // Where all points are drawn, making them first pays as long as memory is small.
    if (static_cast<int64_t>(rows) * columns > kMostPoints) return;
    draw.reduction = Reduction::Grid;
    draw.reducedTo = {rows, columns, down, across};
    draw.params.counts[2] |= kReducedFlag;
    draw.params.xform = {std::bit_cast<float>(rows), std::bit_cast<float>(columns),
                         static_cast<float>(1 / std::max(m_pixels[2], 1.0)), 0};
}

void SceneDrawing::addPatch(const PatchSnapshot& patch) {
    if (patch.vertices < 1 || patch.faceCount < 1 || patch.corners < 2 || !patch.y.valid()) return;
    FigureDraw draw = begin(Kind::Patch);
    draw.x = m_buffers(patch.x);
    draw.y = m_buffers(patch.y);
    draw.z = m_buffers(patch.z);
    draw.second = m_buffers(patch.faces);
    if (!draw.x.vkBuffer || !draw.y.vkBuffer || (patch.z.valid() && !draw.z.vkBuffer) ||
        (patch.faces.valid() && !draw.second.vkBuffer))
        return;
    DrawParams& p = draw.params;
    p.dims = {static_cast<uint32_t>(patch.corners), static_cast<uint32_t>(patch.faceCount), 0,
              typeOf(patch.z)};
    p.types = {typeOf(patch.x), typeOf(patch.y), typeOf(patch.faces), 0};
    p.counts[0] = static_cast<uint32_t>(patch.vertices);
    p.counts[2] |= (patch.z.valid() ? kHasZFlag : 0u) | (patch.faces.valid() ? kFacesFlag : 0u);
    FigureDraw faces = draw;
    faces.vertices = 3 * p.dims[1] * (p.dims[0] - std::min(p.dims[0], 2u));
    if (patch.triangles.valid()) {
        faces.second = m_buffers(patch.triangles);
        const auto count = static_cast<uint32_t>(patch.triangles.tensor->shape().rows());
        faces.params.types[2] = typeOf(patch.triangles);
        faces.params.counts[2] |= kTrianglesFlag;
        faces.params.xform[0] = std::bit_cast<float>(count);
        faces.vertices = faces.second.vkBuffer ? 3 * count : 0;
    }
    const ShadingSnapshot& shading = patch.shading;
    if (paint(faces, shading, true) && takeAlpha(faces, shading, shading.faceAlphas, true))
        put(std::move(faces));
    draw.kind = Kind::PatchEdges;
    draw.vertices = 6 * p.dims[0] * p.dims[1];
    if (paint(draw, shading, false) && takeAlpha(draw, shading, shading.edgeAlphas, true))
        put(std::move(draw));
}

/// Filled polygons of the plane, seen from the side.
void SceneDrawing::addPolygons(const FillSnapshot& fill) {
    if (fill.form != FillForm::Polygons) return;
    PatchSnapshot patch;
    patch.x = fill.x;
    patch.y = fill.y;
    patch.vertices = fill.count;
    patch.faceCount = fill.count / 3;
    patch.shading.faces = fill.face[3] > 0 ? PaintMode::Fixed : PaintMode::None;
    patch.shading.faceColor = fill.face;
    patch.shading.faceAlpha = fill.face[3];
    patch.shading.edges = PaintMode::None;
    addPatch(patch);
    if (!fill.outlineX.valid() || fill.edge[3] <= 0) return;
    patch.x = fill.outlineX;
    patch.y = fill.outlineY;
    patch.vertices = fill.outlineX.tensor->count();
    patch.corners = fill.corners;
    patch.faceCount = fill.corners > 0 ? patch.vertices / fill.corners : 0;
    patch.shading.faces = PaintMode::None;
    patch.shading.edges = PaintMode::Fixed;
    patch.shading.edgeColor = fill.edge;
    patch.shading.width = fill.edgeWidth;
    patch.shading.style = fill.edgeStyle;
    addPatch(patch);
}

void SceneDrawing::addContour(const ContourSnapshot& contour) {
    for (FigureDraw& draw : contourDraws(
             contour, {Kind::SpaceContourArea, Kind::SpaceContour, Kind::SpaceContourArea, {}},
             nullptr, [this](Kind kind) { return begin(kind); }, m_buffers, m_colors.shown))
        put(std::move(draw));
}

void SceneDrawing::addLine(const LineSnapshot& line) {
    FigureDraw draw = begin(Kind::SpaceLine);
    draw.x = m_buffers(line.x);
    draw.y = m_buffers(line.y);
    draw.z = m_buffers(line.z);
    if (!draw.y.vkBuffer || line.count < 1 || (line.x.valid() && !draw.x.vkBuffer) ||
        (line.z.valid() && !draw.z.vkBuffer))
        return;
    DrawParams& p = draw.params;
    p.stroke = {strokeOf(line.width), dashLength(line.style), 0, 0};
    p.types = {typeOf(line.x), typeOf(line.y), 0, 0};
    p.dims = {0, 0, 0, typeOf(line.z)};
    p.counts[0] = static_cast<uint32_t>(line.count);
    p.counts[2] |= (line.x.valid() ? kHasXFlag : 0u) | (line.z.valid() ? kHasZFlag : 0u);
    p.color = m_colors.shown(line.color);
    if (line.style != "none" && line.form != LineForm::Scatter) {
        FigureDraw strokes = draw;
        const auto n = static_cast<uint32_t>(line.count);
        const bool stems = line.form == LineForm::Stem;
        const auto base = splitDouble(line.base);
        strokes.params.view = {base[0], base[1], 0, 0};
        strokes.params.dims[0] =
            static_cast<uint32_t>(stems ? LineShape::Stems : LineShape::Polyline);
        strokes.vertices = 6 * (stems ? n : n - 1);
        strokes.translucent = line.color[3] < 1;
        put(std::move(strokes));
    }
    if (markerKind(line.marker) > 0) addMarkers(std::move(draw), line);
}

void SceneDrawing::addMarkers(FigureDraw draw, const LineSnapshot& line) {
    draw.kind = Kind::SpaceMarker;
    DrawParams& p = draw.params;
    const uint32_t heights = p.dims[3];
    p.dims = {0, 0, 0, heights};
    if (line.form == LineForm::Scatter && line.sizes.valid()) {
        draw.second = m_buffers(line.sizes);
        if (!draw.second.vkBuffer) return;
        p.types[2] = typeOf(line.sizes);
        p.dims[2] = line.sizes.tensor->count() == line.count ? 2 : 1;
    }
    if (line.colors.valid()) {
        draw.third = m_buffers(line.colors);
        if (!draw.third.vkBuffer) return;
        p.types[3] = typeOf(line.colors);
        p.dims[1] = line.colors.tensor->count() == line.count ? 1 : 2;
        draw.colors = m_rows;
        p.counts[1] = static_cast<uint32_t>(m_rows->size());
        if (line.edge.flat) p.counts[2] |= kFlatEdgeFlag;
        if (line.face.flat) p.counts[2] |= kFlatFaceFlag;
    }
    if (line.alpha.data.valid()) {
        draw.alphas = m_buffers(line.alpha.data);
        if (!draw.alphas.vkBuffer) return;
        setAlphas(p, line);
    }
    auto count = static_cast<uint32_t>(line.count);
    if (line.marked.valid()) {
        draw.second = m_buffers(line.marked);
        count = static_cast<uint32_t>(line.marked.tensor->count());
        if (!draw.second.vkBuffer) return;
        p.types[2] = typeOf(line.marked);
        p.dims[2] = static_cast<uint32_t>(line.count);
        p.counts[2] |= kMarkedFlag;
    }
    p.color = m_colors.shown(line.edge.color);
    p.nanColor = m_colors.shown(line.face.color);
    p.stroke[1] = 0;
    p.stroke[2] = markerKind(line.marker);
    p.stroke[3] = line.markerSize * kPixelsOfPoint / 2;
    draw.vertices = 6 * count;
    put(std::move(draw));
}

} // namespace vitrine::app
