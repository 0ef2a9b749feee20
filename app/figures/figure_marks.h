// SPDX-License-Identifier: Apache-2.0
#pragma once
// Markers and dashes as paths: the shapes that shaders/figures/marker.frag draws on the device.
// Pure; any thread.
#include <QPainterPath>
#include <QPen>
#include <string>

namespace vitrine::app {

struct MarkerShape {
    QPainterPath path;
    bool open = false; ///< strokes without an inside
    bool dot = false;  ///< filled with the edge's colour
    [[nodiscard]] bool isEmpty() const { return path.isEmpty(); }
};

/// Around the origin; empty for "none".
[[nodiscard]] MarkerShape markerShape(const std::string& marker, qreal radius);
/// A line's pen; NoPen for "none".
[[nodiscard]] QPen linePen(const QColor& color, const std::string& style, qreal width);
/// Pixels of a width in points.
[[nodiscard]] qreal strokeWidth(float points);
/// Paints one marker at the painter's origin.
void paintMarker(QPainter& painter, const MarkerShape& shape, const QColor& face,
                 const QColor& edge, qreal width);

} // namespace vitrine::app
