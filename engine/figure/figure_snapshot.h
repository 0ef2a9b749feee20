// SPDX-License-Identifier: Apache-2.0
#pragma once
// Immutable picture of all figures, handed from the engine thread to the interface. Data stays
// where it lives: a FigureData holds the tensor by reference and never its elements.
#include "base/ref.h"
#include "value/tensor.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace vitrine {

/// A real tensor (double, single, logical or integer), complete at the time of the snapshot.
struct FigureData {
    Ref<Tensor> tensor;
    [[nodiscard]] bool valid() const { return static_cast<bool>(tensor); }
};

struct Limits {
    double low = 0, high = 1;
    bool automatic = true;
};

struct ImageSnapshot {
    uint64_t id = 0;
    FigureData data; ///< rows × columns, or rows × columns × 3 (true colour)
    int64_t rows = 0, columns = 0, channels = 1;
    bool scaled = true; ///< imagesc: values through climits; else direct index / true colour
    bool interpolate = false;
    Limits xdata, ydata;  ///< centres of the first and last pixel
    std::string variable; ///< for the read-out and the links to graph and residency
    uint32_t line = 0;
};

struct LineSnapshot {
    uint64_t id = 0;
    FigureData x, y; ///< x may be invalid: 1 … n
    int64_t count = 0;
    std::array<float, 4> color{0, 0.447f, 0.741f, 1};
    float width = 1.0f;
    std::string style = "-"; ///< "-", "--", ":", "-.", "none"
    std::string marker = "none";
    std::string name; ///< legend text
    uint32_t line = 0;
};

struct AxesSnapshot {
    uint64_t id = 0;
    std::array<float, 4> position{0.13f, 0.11f, 0.775f,
                                  0.815f}; ///< in the figure, from bottom left
    std::vector<ImageSnapshot> images;
    std::vector<LineSnapshot> lines;
    Limits xlimits, ylimits, climits;
    bool reverseY = false; ///< axis ij
    bool equal = false;    ///< axis equal / image
    bool visible = true;   ///< axis off
    bool grid = false;
    bool colorbar = false;
    bool legend = false;
    std::string colormap = "parula";
    std::vector<std::array<float, 3>> colors; ///< the map's rows
    std::string title, xlabel, ylabel;
};

struct OneFigureSnapshot {
    int number = 1;
    std::string name;
    std::vector<AxesSnapshot> axes;
};

struct FigureSnapshot {
    uint64_t revision = 0;
    std::vector<OneFigureSnapshot> figures;
    int current = 0; ///< number of the current figure, 0: none
};

} // namespace vitrine
