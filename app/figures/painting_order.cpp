// SPDX-License-Identifier: Apache-2.0
#include "figures/painting_order.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <queue>

namespace vitrine::app {
namespace {

constexpr std::size_t kMostCompared = 1500;
/// Of a distance, in units of the box: what touches a plane is on neither side of it.
constexpr double kTouching = 1e-6;

/// Distance from the eye as a plane over the picture.
struct Plane {
    double ofX = 0, ofY = 0, constant = 0;
};

struct Extent {
    std::array<double, 2> low{HUGE_VAL, HUGE_VAL}, high{-HUGE_VAL, -HUGE_VAL};
    [[nodiscard]] bool meets(const Extent& other) const {
        constexpr double kInside = 1e-3; // pixels; neighbours that share an edge do not meet
        for (std::size_t i = 0; i < 2; ++i) {
            if (!(low[i] + kInside < other.high[i] && other.low[i] + kInside < high[i]))
                return false;
        }
        return true;
    }
};

/// Nothing for lines, marks and polygons that are seen from their edge.
std::optional<Plane> planeOf(const ScenePiece& piece) {
    if (piece.corners.size() < 3) return {};
    // The sum over the outline (Newell) serves quadrilaterals that are not quite flat.
    std::array<double, 3> n{}, middle{};
    for (std::size_t i = 0; i < piece.corners.size(); ++i) {
        const auto& a = piece.corners[i];
        const auto& b = piece.corners[(i + 1) % piece.corners.size()];
        n[0] += (a[1] - b[1]) * (a[2] + b[2]);
        n[1] += (a[2] - b[2]) * (a[0] + b[0]);
        n[2] += (a[0] - b[0]) * (a[1] + b[1]);
        for (std::size_t k = 0; k < 3; ++k)
            middle[k] += a[k] / static_cast<double>(piece.corners.size());
    }
    if (std::abs(n[2]) < 1e-3) return {}; // twice the area in the picture
    Plane plane{-n[0] / n[2], -n[1] / n[2], 0};
    plane.constant = middle[2] - plane.ofX * middle[0] - plane.ofY * middle[1];
    return plane;
}

/// 1: all of the piece is behind the plane, -1: all is before it, 0: neither, or all touches it.
int sideOf(const ScenePiece& piece, const Plane& plane) {
    bool behind = false, before = false;
    for (const auto& corner : piece.corners) {
        const double over =
            corner[2] - (plane.ofX * corner[0] + plane.ofY * corner[1] + plane.constant);
        behind = behind || over > kTouching;
        before = before || over < -kTouching;
    }
    return behind == before ? 0 : behind ? 1 : -1;
}

/// 1: a is painted before b, -1: after it, 0: either.
int orderOf(const ScenePiece& a, const std::optional<Plane>& planeA, const ScenePiece& b,
            const std::optional<Plane>& planeB) {
    if (planeB) {
        if (const int side = sideOf(a, *planeB)) return side;
    }
    return planeA ? -sideOf(b, *planeA) : 0;
}

std::vector<std::size_t> byDepth(const std::vector<ScenePiece>& pieces) {
    std::vector<std::size_t> order(pieces.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return pieces[a].depth > pieces[b].depth;
    });
    return order;
}

} // namespace

std::vector<std::size_t> paintingOrder(const std::vector<ScenePiece>& pieces) {
    const std::vector<std::size_t> deep = byDepth(pieces);
    const std::size_t n = pieces.size();
    if (n > kMostCompared) return deep;
    std::vector<Extent> extents(n);
    std::vector<std::optional<Plane>> planes(n);
    for (std::size_t i = 0; i < n; ++i) {
        for (const auto& corner : pieces[i].corners) {
            for (std::size_t k = 0; k < 2; ++k) {
                extents[i].low[k] = std::min(extents[i].low[k], corner[k]);
                extents[i].high[k] = std::max(extents[i].high[k], corner[k]);
            }
        }
        planes[i] = planeOf(pieces[i]);
    }
    std::vector<std::vector<std::size_t>> after(n);
    std::vector<std::size_t> waiting(n, 0);
    for (std::size_t a = 0; a < n; ++a) {
        for (std::size_t b = a + 1; b < n; ++b) {
            if (!extents[a].meets(extents[b])) continue;
            const int order = orderOf(pieces[a], planes[a], pieces[b], planes[b]);
            if (order == 0) continue;
            after[order > 0 ? a : b].push_back(order > 0 ? b : a);
            ++waiting[order > 0 ? b : a];
        }
    }
    // The farthest of those that wait for nothing; where all wait for each other, the farthest.
    std::vector<std::size_t> rank(n);
    for (std::size_t i = 0; i < n; ++i)
        rank[deep[i]] = i;
    std::priority_queue<std::size_t, std::vector<std::size_t>, std::greater<>> free;
    for (std::size_t i = 0; i < n; ++i) {
        if (waiting[i] == 0) free.push(rank[i]);
    }
    std::vector<bool> done(n, false);
    std::vector<std::size_t> order;
    std::size_t next = 0;
    while (order.size() < n) {
        if (free.empty()) {
            while (done[deep[next]])
                ++next;
            free.push(next);
        }
        const std::size_t now = deep[free.top()];
        free.pop();
        if (done[now]) continue;
        done[now] = true;
        order.push_back(now);
        for (const std::size_t later : after[now]) {
            if (--waiting[later] == 0 && !done[later]) free.push(rank[later]);
        }
    }
    return order;
}

} // namespace vitrine::app
