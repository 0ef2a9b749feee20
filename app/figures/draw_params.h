// SPDX-License-Identifier: Apache-2.0
#pragma once
// One draw of a figure as the renderer takes it from the item. The block of parameters has the
// layout of shaders/figures/params.glsl (std140).
#include "session/session.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace vitrine::app {

struct DrawParams {
    std::array<float, 16> matrix{};
    std::array<float, 4> rect{};
    std::array<float, 4> view{};
    std::array<float, 4> color{};
    std::array<float, 4> nanColor{};
    std::array<float, 4> xform{};
    std::array<float, 4> yform{};
    std::array<float, 4> limits{};
    std::array<float, 4> stroke{};
    std::array<uint32_t, 4> dims{};
    std::array<uint32_t, 4> types{};
    std::array<uint32_t, 4> counts{};
};
static_assert(sizeof(DrawParams) == 240);

enum DrawFlag : uint32_t {
    kScaledFlag = 1,
    kInterpolateFlag = 2,
    kHasXFlag = 4,
    kLogXFlag = 8,
    kLogYFlag = 16,
    kHorizontalFlag = 32,
    kSecondFlag = 64,
    kFlatEdgeFlag = 128,
    kFlatFaceFlag = 256,
    kVectorXFlag = 512,
    kVectorYFlag = 1024,
    kHasZFlag = 2048,
    kLogZFlag = 4096,
    kPerFaceFlag = 8192,
    kRgbFlag = 16384,
    kDirectFlag = 32768,
    kFacesFlag = 65536,
    kTrianglesFlag = 131072,
    kReducedFlag = 262144,
    kMarkedFlag = 524288,
    kAlphaFlag = 1048576,
    kBlendAlphaFlag = 2097152,
    kGapsFlag = 4194304,
    kTextureFlag = 8388608,
    kFaceAlphaFlag = 16777216,
    kLogColorsFlag = 33554432
};

constexpr std::size_t kMostLights = 8;

/// What all draws of axes in space share; the layout of shaders/figures/scene.glsl (std140).
struct SceneParams {
    std::array<float, 16> clip{};               ///< from the unit cube, by columns
    std::array<float, 4> region{};              ///< width, height and pixel ratio of the picture
    std::array<std::array<float, 4>, 3> axes{}; ///< low (two parts), 1 / range, reversed
    std::array<float, 4> size{};                ///< sides of the box
    std::array<float, 4> eye{};                 ///< direction, or place when the last is 1
    std::array<float, 4> lights{};              ///< their number
    std::array<std::array<float, 4>, kMostLights> lightAt{}; ///< direction, or place (last: 1)
    std::array<std::array<float, 4>, kMostLights> lightColor{};
};
static_assert(sizeof(SceneParams) == 64 + 16 + 48 + 48 + 2 * 16 * kMostLights);

/// How points become segments or areas; the numbers of shaders/figures.
enum class LineShape : uint32_t { Polyline, Stairs, Stems, ErrorBars, Outlines };
constexpr uint32_t kOutlineShape = 3; ///< of fills: polygons from their corners

/// Rows of a colour map as the shader reads them.
using ColorRows = std::vector<std::array<float, 4>>;

/// What kernels make of data that would be too much to draw (FigureReduction).
enum class Reduction : uint8_t {
    None,
    Picture, ///< an image's colours by pixels
    Columns, ///< a line's lowest and highest value by columns of pixels
    Marks,   ///< the numbers of marks of which something is seen
    Grid     ///< a surface's points, as many as pixels tell apart
};

struct FigureDraw {
    /// From Surface on: into the picture of what is in space, which Scene shows in the plane.
    enum class Kind : uint8_t {
        Image,
        Line,
        Marker,
        Fill,
        Contour,
        ContourArea,
        ContourOnce,   ///< an area where the stencil says that none was; says that one is
        ContourUnmask, ///< empties what it says
        OutlineMask,   ///< into the stencil
        OutlineFill,   ///< where the stencil says so; empties it
        Scene,
        Surface,
        SurfaceEdges,
        Patch,
        PatchEdges,
        SpaceLine,
        SpaceMarker,
        Box,
        SpaceContour,
        SpaceContourArea
    } kind = Kind::Image;
    [[nodiscard]] bool inSpace() const { return kind >= Kind::Surface; }
    DrawParams params;
    DisplayBuffer x, y;          ///< image: x holds the data
    DisplayBuffer second, third; ///< bottoms, sizes or faces; upper ends or colours
    DisplayBuffer z;
    DisplayBuffer alphas; ///< of markers and patches
    std::shared_ptr<const SceneParams> scene;
    std::array<int32_t, 4> scissor{}; ///< x, y, width, height in the picture; empty: all
    float opacity = 1;                ///< of its own, beside that of the item
    bool translucent = false;         ///< does not hide what is drawn after it
    uint64_t rangeBegin = 0;          ///< image: first byte of x to bind, aligned for the device
    uint64_t rangeBytes = 0;
    uint32_t vertices = 4, instances = 1, firstVertex = 0;
    Reduction reduction = Reduction::None;
    std::array<uint32_t, 4> reducedTo{}; ///< sizes of what the reduction makes
    DisplayBuffer reduced;               ///< what it made
    uint64_t argumentsAt = 0; ///< where in that buffer the draw's counts are; 0: those above hold
    std::shared_ptr<const ColorRows> colors;
};

/// How the points' opacities are read, as shaders/figures/marker_alpha.glsl has it.
inline void setAlphas(DrawParams& p, const LineSnapshot& line) {
    p.view = {static_cast<float>(line.alpha.factor), static_cast<float>(line.alpha.offset),
              static_cast<float>(line.alpha.data.tensor->dtype()), 0};
    p.counts[2] |= (line.faceAlphas ? kAlphaFlag : 0u) | (line.edgeAlphas ? kBlendAlphaFlag : 0u);
}

/// A double as two floats whose sum is it.
[[nodiscard]] inline std::array<float, 2> splitDouble(double value) {
    const auto high = static_cast<float>(value);
    return {high, static_cast<float>(value - static_cast<double>(high))};
}

} // namespace vitrine::app
