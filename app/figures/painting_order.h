// SPDX-License-Identifier: Apache-2.0
#pragma once
// In which order pieces of a scene are painted so that what is nearer covers what is farther away.
// Pure; any thread.
#include <array>
#include <cstddef>
#include <vector>

namespace vitrine::app {

/// A polygon, a line or a mark: corners as x and y of the picture and the distance from the eye.
struct ScenePiece {
    std::vector<std::array<double, 3>> corners;
    double depth = 0; ///< of its middle
};

/// Numbers of the pieces, the first to be painted first. Few pieces are compared with each other:
/// one that lies behind the plane of another is painted before it, however far away their middles
/// are. Many are ordered by their middles.
[[nodiscard]] std::vector<std::size_t> paintingOrder(const std::vector<ScenePiece>& pieces);

} // namespace vitrine::app
