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
    kFlatFaceFlag = 256
};

/// How points become segments or areas; the numbers of shaders/figures.
enum class LineShape : uint32_t { Polyline, Stairs, Stems, ErrorBars, Outlines };

/// Rows of a colour map as the shader reads them.
using ColorRows = std::vector<std::array<float, 4>>;

struct FigureDraw {
    enum class Kind : uint8_t { Image, Line, Marker, Fill } kind = Kind::Image;
    DrawParams params;
    DisplayBuffer x, y;          ///< image: x holds the data
    DisplayBuffer second, third; ///< bottoms or sizes; upper ends or colours
    uint64_t rangeBegin = 0;     ///< image: first byte of x to bind, aligned for the device
    uint64_t rangeBytes = 0;
    uint32_t vertices = 4;
    std::shared_ptr<const ColorRows> colors;
};

/// A double as two floats whose sum is it.
[[nodiscard]] inline std::array<float, 2> splitDouble(double value) {
    const auto high = static_cast<float>(value);
    return {high, static_cast<float>(value - static_cast<double>(high))};
}

} // namespace vitrine::app
