// SPDX-License-Identifier: Apache-2.0
#pragma once
// Triangles of simple polygons by cutting ears. Pure; any thread.
#include <cstddef>
#include <span>
#include <vector>

namespace vitrine {

/// Corner numbers, three a triangle, of the polygon through the points in order. Repeated corners
/// and a polygon with a corner that is not finite are left out; where a polygon crosses itself the
/// triangles cover its corners in order. Quadratic in the corners for polygons that are not convex.
[[nodiscard]] std::vector<std::size_t> triangulate(std::span<const double> x,
                                                   std::span<const double> y);

} // namespace vitrine
