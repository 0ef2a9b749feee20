// SPDX-License-Identifier: Apache-2.0
#include "figures/space_view.h"

#include "figures/vector3.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace vitrine::app {
namespace {

constexpr double kDegree = std::numbers::pi / 180;
constexpr double kDistance = 5; ///< of the camera in diagonals of the box, as MATLAB has it

/// Directions of the screen in the box's own units.
struct Camera {
    Vector3 right{1, 0, 0}, up{0, 1, 0}, back{0, 0, 1};
    Vector3 target{}; ///< from the box's middle
    double distance = 0;
};

Camera cameraAt(double azimuth, double elevation) {
    const double ca = std::cos(azimuth * kDegree), sa = std::sin(azimuth * kDegree);
    const double ce = std::cos(elevation * kDegree), se = std::sin(elevation * kDegree);
    Camera camera;
    camera.back = {sa * ce, -ca * ce, se};
    camera.right = {ca, sa, 0};
    camera.up = {-se * sa, se * ca, ce};
    return camera;
}

/// Turns the camera about its axis until `up` points up on the screen.
void setUp(Camera& camera, const Vector3& up) {
    Vector3 right = cross(up, camera.back);
    if (lengthOf(right) < 1e-9 * std::max(lengthOf(up), 1e-300)) return;
    right = scaled(right, 1 / lengthOf(right));
    camera.right = right;
    camera.up = cross(camera.back, right);
}

Camera cameraOf(const CameraSnapshot& from, const SpaceView& view, const SpaceTurn* turn) {
    const bool turned = turn && turn->turned;
    Camera camera =
        turned ? cameraAt(turn->azimuth, turn->elevation) : cameraAt(from.azimuth, from.elevation);
    camera.distance = kDistance * lengthOf(view.size);
    if (turned) return camera;
    const auto boxed = [&](const Vector3& data, bool direction) {
        Vector3 out{};
        for (std::size_t i = 0; i < 3; ++i) {
            const Range& range = view.places[i];
            const double middle = direction ? 0 : range.low + range.size() / 2;
            out[i] = (data[i] - middle) / range.size() * view.size[i];
            if (view.reverse[i]) out[i] = -out[i];
        }
        return out;
    };
    if (from.target) camera.target = boxed(*from.target, false);
    if (from.position) {
        const Vector3 at = boxed(*from.position, false);
        const Vector3 away{at[0] - camera.target[0], at[1] - camera.target[1],
                           at[2] - camera.target[2]};
        if (lengthOf(away) > 0) {
            camera.distance = lengthOf(away);
            camera.back = scaled(away, 1 / camera.distance);
            const bool above = std::abs(camera.back[2]) > 1 - 1e-12;
            setUp(camera, above ? Vector3{0, 1, 0} : Vector3{0, 0, 1});
        }
    }
    if (from.up) setUp(camera, boxed(*from.up, true));
    return camera;
}

Range placesOf(const Limits& limits, bool logarithmic) {
    if (!logarithmic) return {limits.low, limits.high};
    const double high = limits.high > 0 ? std::log10(limits.high) : 0;
    const double low = limits.low > 0 ? std::log10(limits.low) : high - 3;
    return {low, high > low ? high : low + 1};
}

/// A linear function of the cube from one of the box: direction · place + constant.
std::array<double, 4> rowOf(const SpaceView& view, const Vector3& direction, double constant) {
    std::array<double, 4> row{0, 0, 0, constant};
    for (std::size_t i = 0; i < 3; ++i) {
        row[i] = view.size[i] * direction[i];
        row[3] -= row[i] / 2;
    }
    return row;
}

std::array<double, 4> scaledRow(std::array<double, 4> row, double factor) {
    for (double& number : row)
        number *= factor;
    return row;
}

} // namespace

Vector3 SpaceView::toCube(double x, double y, double z) const {
    Vector3 cube{x, y, z};
    for (std::size_t i = 0; i < 3; ++i) {
        const double place = logarithmic[i] ? std::log10(cube[i]) : cube[i];
        cube[i] = (place - places[i].low) / places[i].size();
        if (reverse[i]) cube[i] = 1 - cube[i];
    }
    return cube;
}

Vector3 SpaceView::project(const Vector3& cube) const {
    std::array<double, 4> out{};
    for (std::size_t r = 0; r < 4; ++r)
        out[r] = rows[r][0] * cube[0] + rows[r][1] * cube[1] + rows[r][2] * cube[2] + rows[r][3];
    return {out[0] / out[3], out[1] / out[3], out[2] / out[3]};
}

QPointF SpaceView::toPixel(const Vector3& cube) const {
    const Vector3 at = project(cube);
    return {at[0], at[1]};
}

bool SpaceView::facesViewer(int dimension, int end) const {
    const auto d = static_cast<std::size_t>(dimension);
    if (perspective) {
        const double side = end == 0 ? -size[d] / 2 : size[d] / 2;
        return end == 0 ? direction[d] < side : direction[d] > side;
    }
    return end == 0 ? direction[d] < -1e-9 : direction[d] > 1e-9;
}

SpaceView makeSpaceView(const AxesSnapshot& axes, const Range& x, const Range& y,
                        const QRectF& area, const SpaceTurn* turn) {
    const SpaceSnapshot& space = axes.space;
    SpaceView view;
    const bool turned = turn && turn->turned;
    view.active = space.active || turned;
    view.flat = turned ? turn->azimuth == 0 && turn->elevation == 90 : space.flat();
    view.places = {x, y, placesOf(space.zlimits, space.logZ)};
    view.logarithmic = {axes.logX, axes.logY, space.logZ};
    view.reverse = {space.reverseX, axes.reverseY, space.reverseZ};
    view.azimuth = turned ? turn->azimuth : space.camera.azimuth;
    view.elevation = turned ? turn->elevation : space.camera.elevation;

    double largest = 0;
    for (std::size_t i = 0; i < 3; ++i) {
        view.size[i] = space.dataAspect  ? view.places[i].size() / (*space.dataAspect)[i]
                       : space.boxAspect ? (*space.boxAspect)[i]
                                         : 1;
        largest = std::max(largest, view.size[i]);
    }
    for (double& side : view.size)
        side = largest > 0 ? std::max(side / largest, 1e-6) : 1;

    const Camera camera = cameraOf(space.camera, view, turn);
    view.perspective = space.camera.perspective;
    const double radius = lengthOf(view.size) / 2;
    // Of places from the box's middle; w falls towards the viewer.
    const double toTarget = dot(camera.target, camera.back);
    const auto across = rowOf(view, camera.right, -dot(camera.target, camera.right));
    const auto along = rowOf(view, camera.up, -dot(camera.target, camera.up));
    std::array<double, 4> w{0, 0, 0, 1};
    std::array<double, 4> depth = rowOf(view, scaled(camera.back, -0.5 / (1.01 * radius)), 0.5);
    view.direction = camera.back;
    if (view.perspective) {
        w = rowOf(view, scaled(camera.back, -1 / camera.distance), 1 + toTarget / camera.distance);
        const double middle = 1 + toTarget / camera.distance;
        const double near = std::max(middle - 1.01 * radius / camera.distance, 0.01);
        const double far = std::max(middle + 1.01 * radius / camera.distance, near + 0.01);
        depth = scaledRow(w, far / (far - near));
        depth[3] -= far * near / (far - near);
        for (std::size_t i = 0; i < 3; ++i)
            view.direction[i] = camera.target[i] + camera.back[i] * camera.distance;
    }

    // What the corners cover decides the scale.
    view.rows = {across, along, depth, w};
    double left = 1e300, right = -1e300, low = 1e300, high = -1e300;
    for (int corner = 0; corner < 8; ++corner) {
        const Vector3 at =
            view.project({static_cast<double>(corner & 1), static_cast<double>((corner >> 1) & 1),
                          static_cast<double>(corner >> 2)});
        left = std::min(left, at[0]);
        right = std::max(right, at[0]);
        low = std::min(low, at[1]);
        high = std::max(high, at[1]);
    }
    double scaleX = area.width() / std::max(right - left, 1e-9);
    double scaleY = area.height() / std::max(high - low, 1e-9);
    double middleX = (left + right) / 2, middleY = (low + high) / 2;
    const bool placed = space.camera.viewAngle && !turned;
    if (space.steady || placed) {
        const double distance = camera.distance;
        scaleX = scaleY =
            placed
                ? area.height() / (2 * distance * std::tan(*space.camera.viewAngle * kDegree / 2))
                : std::min(area.width(), area.height()) / (2 * radius);
        middleX = middleY = 0;
    } else if (space.dataAspect || space.boxAspect || view.perspective || space.camera.position) {
        scaleX = scaleY = std::min(scaleX, scaleY);
    }
    const double zoom = turn ? turn->zoom : 1;
    const QPointF center = area.center() + (turn ? turn->shift : QPointF());
    scaleX *= zoom;
    scaleY *= zoom;
    for (std::size_t i = 0; i < 4; ++i) {
        view.rows[0][i] = scaleX * across[i] + (center.x() - scaleX * middleX) * w[i];
        view.rows[1][i] = -scaleY * along[i] + (center.y() + scaleY * middleY) * w[i];
    }
    return view;
}

} // namespace vitrine::app
