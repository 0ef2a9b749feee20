// SPDX-License-Identifier: Apache-2.0
#pragma once
// Axes in space as they are drawn: from data to the unit cube of the box, and from there to pixels
// and depth. Pure data and arithmetic; interface thread.
#include "session/session.h"

#include <QPointF>
#include <QRectF>

namespace vitrine::app {

struct Range {
    double low = 0, high = 1;
    [[nodiscard]] double size() const { return high - low; }
};

/// How the user has turned, enlarged and moved axes in space.
struct SpaceTurn {
    double azimuth = 0, elevation = 90;
    bool turned = false; ///< the angles replace those of the axes
    double zoom = 1;
    QPointF shift; ///< pixels
};

struct SpaceView {
    bool active = false;         ///< drawn in space
    bool flat = true;            ///< seen from above: decorated like axes of the plane
    std::array<Range, 3> places; ///< at the box's ends: data, or their log10
    std::array<bool, 3> logarithmic{}, reverse{};
    Vector3 size{1, 1, 1};      ///< sides of the box, the longest is 1
    Vector3 direction{0, 0, 1}; ///< from the box to the viewer; perspective: where the eye is
    bool perspective = false;
    double azimuth = 0, elevation = 90;
    /// From the unit cube (x, y, z, 1) to pixel x, pixel y, depth (0 near, 1 far) and w.
    std::array<std::array<double, 4>, 4> rows{};

    /// Where data lie in the cube; NaN where they have no place.
    [[nodiscard]] Vector3 toCube(double x, double y, double z) const;
    /// Pixels and depth of a place in the cube.
    [[nodiscard]] Vector3 project(const Vector3& cube) const;
    [[nodiscard]] QPointF toPixel(const Vector3& cube) const;
    /// Positive where the face of the cube at `end` of the dimension looks at the viewer.
    [[nodiscard]] bool facesViewer(int dimension, int end) const;
};

/// x and y: the places of the axes' plane. The box's picture fills `area`, or fits into it where
/// the axes ask for an aspect.
[[nodiscard]] SpaceView makeSpaceView(const AxesSnapshot& axes, const Range& x, const Range& y,
                                      const QRectF& area, const SpaceTurn* turn);

} // namespace vitrine::app
