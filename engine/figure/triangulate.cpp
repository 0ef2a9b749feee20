// SPDX-License-Identifier: Apache-2.0
#include "figure/triangulate.h"

#include <cmath>

namespace vitrine {

namespace {

struct Corners {
    std::span<const double> x, y;
    double sense = 1; ///< of the whole polygon: 1 counterclockwise

    /// Twice the area of a triangle, positive when it turns as the polygon does.
    [[nodiscard]] double turn(std::size_t a, std::size_t b, std::size_t c) const {
        return sense * ((x[b] - x[a]) * (y[c] - y[a]) - (x[c] - x[a]) * (y[b] - y[a]));
    }
    [[nodiscard]] bool inside(std::size_t p, std::size_t a, std::size_t b, std::size_t c) const {
        return turn(a, b, p) >= 0 && turn(b, c, p) >= 0 && turn(c, a, p) >= 0;
    }
    [[nodiscard]] bool samePlace(std::size_t a, std::size_t b) const {
        return x[a] == x[b] && y[a] == y[b];
    }
};

bool isEar(const Corners& corners, std::span<const std::size_t> left, std::size_t at) {
    const std::size_t n = left.size();
    const std::size_t a = left[(at + n - 1) % n], b = left[at], c = left[(at + 1) % n];
    if (corners.turn(a, b, c) <= 0) return false;
    for (const std::size_t p : left) {
        const bool own =
            corners.samePlace(p, a) || corners.samePlace(p, b) || corners.samePlace(p, c);
        if (!own && corners.inside(p, a, b, c)) return false;
    }
    return true;
}

} // namespace

std::vector<std::size_t> triangulate(std::span<const double> x, std::span<const double> y) {
    Corners corners{x, y};
    std::vector<std::size_t> left;
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (!std::isfinite(x[i]) || !std::isfinite(y[i])) return {};
        if (left.empty() || !corners.samePlace(left.back(), i)) left.push_back(i);
    }
    while (left.size() > 1 && corners.samePlace(left.front(), left.back()))
        left.pop_back();
    if (left.size() < 3) return {};
    double area = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
        const std::size_t a = left[i], b = left[(i + 1) % left.size()];
        area += x[a] * y[b] - x[b] * y[a];
    }
    corners.sense = area < 0 ? -1 : 1;
    std::vector<std::size_t> triangles;
    std::size_t at = 0, refused = 0;
    while (left.size() > 3) {
        const std::size_t n = left.size();
        at %= n;
        // After a whole round without an ear the polygon crosses itself: any corner goes.
        if (refused < n && !isEar(corners, left, at)) {
            ++at;
            ++refused;
            continue;
        }
        for (const std::size_t corner : {left[(at + n - 1) % n], left[at], left[(at + 1) % n]})
            triangles.push_back(corner);
        left.erase(left.begin() + static_cast<std::ptrdiff_t>(at));
        refused = 0;
    }
    triangles.insert(triangles.end(), left.begin(), left.end());
    return triangles;
}

} // namespace vitrine
