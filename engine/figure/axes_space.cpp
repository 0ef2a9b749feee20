// SPDX-License-Identifier: Apache-2.0
// Axes in space: their content, their limits and where the camera stands.
#include "figure/graphics_objects.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace vitrine {

namespace {

constexpr double kDegree = std::numbers::pi / 180;
/// The camera's distance from its target in diagonals of the box, as MATLAB places it.
constexpr double kDistance = 5;

Vector3 directionOf(double azimuth, double elevation) {
    const double a = azimuth * kDegree, e = elevation * kDegree;
    return {std::sin(a) * std::cos(e), -std::cos(a) * std::cos(e), std::sin(e)};
}

double lengthOf(const Vector3& v) {
    return std::hypot(v[0], v[1], v[2]);
}

template <typename F>
void eachVisible(const AxesSpace& space, F use) {
    for (const auto& surface : space.surfaces) {
        if (surface->visible) use(static_cast<const ShadedObject&>(*surface));
    }
    for (const auto& patch : space.patches) {
        if (patch->visible) use(static_cast<const ShadedObject&>(*patch));
    }
}

} // namespace

void AxesSpace::clear() {
    *this = AxesSpace();
}

bool AxesSpace::hasContent() const {
    bool any = false;
    eachVisible(*this, [&](const ShadedObject&) { any = true; });
    return any;
}

Range AxesSpace::extent(int dimension, const RangeReader& read, RangeOf of) const {
    Range range;
    eachVisible(*this, [&](const ShadedObject& object) {
        range = joined(range, isMoved(object) ? movedExtent(object, dimension)
                                              : object.extent(dimension, read, of));
    });
    return range;
}

Range AxesSpace::colorRange(const RangeReader& read, RangeOf of) const {
    Range range;
    eachVisible(*this, [&](const ShadedObject& object) {
        range = joined(range, object.colorRange(read, of));
    });
    return range;
}

bool AxesSpace::exactLimits() const {
    return std::any_of(surfaces.begin(), surfaces.end(),
                       [](const auto& surface) { return surface->visible && surface->plane; });
}

void AxesSpace::addContent(std::vector<Ref<GraphicsObject>>& all) const {
    all.insert(all.end(), surfaces.begin(), surfaces.end());
    all.insert(all.end(), patches.begin(), patches.end());
    all.insert(all.end(), lights.begin(), lights.end());
}

void AxesSpace::remove(const GraphicsObject& object) {
    const auto is = [&](const auto& ref) { return ref.get() == &object; };
    std::erase_if(surfaces, is);
    std::erase_if(patches, is);
    std::erase_if(lights, is);
}

void AxesSpace::look(double azimuth, double elevation) {
    camera.azimuth = azimuth;
    camera.elevation = elevation;
    camera.position.reset();
    camera.target.reset();
    camera.up.reset();
}

Vector3 boxSize(const Vector3& range, const std::optional<Vector3>& dataAspect,
                const std::optional<Vector3>& boxAspect) {
    Vector3 size{1, 1, 1};
    for (std::size_t i = 0; i < 3; ++i)
        size[i] = dataAspect ? range[i] / (*dataAspect)[i] : boxAspect ? (*boxAspect)[i] : 1;
    const double largest = std::max({size[0], size[1], size[2]});
    for (double& side : size)
        side = largest > 0 ? std::max(side / largest, 1e-6) : 1;
    return size;
}

Vector3 cameraTarget(const CameraSnapshot& camera, const AxesBox& box) {
    if (camera.target) return *camera.target;
    Vector3 center{};
    for (std::size_t i = 0; i < 3; ++i)
        center[i] = box.low[i] + box.range[i] / 2;
    return center;
}

Vector3 cameraPosition(const CameraSnapshot& camera, const AxesBox& box) {
    if (camera.position) return *camera.position;
    Vector3 at = cameraTarget(camera, box);
    const Vector3 direction = directionOf(camera.azimuth, camera.elevation);
    for (std::size_t i = 0; i < 3; ++i)
        at[i] += direction[i] * kDistance * lengthOf(box.size) * box.range[i] / box.size[i];
    return at;
}

Vector3 cameraDirection(const CameraSnapshot& camera, const AxesBox& box) {
    if (!camera.position) return directionOf(camera.azimuth, camera.elevation);
    const Vector3 target = cameraTarget(camera, box);
    Vector3 direction{};
    for (std::size_t i = 0; i < 3; ++i)
        direction[i] = ((*camera.position)[i] - target[i]) * box.size[i] / box.range[i];
    const double length = lengthOf(direction);
    if (length == 0) return {0, 0, 1};
    for (double& component : direction)
        component /= length;
    return direction;
}

std::pair<double, double> viewAngles(const Vector3& direction) {
    const double across = std::hypot(direction[0], direction[1]);
    const double azimuth = across > 0 ? std::atan2(direction[0], -direction[1]) / kDegree : 0;
    return {azimuth, std::atan2(direction[2], across) / kDegree};
}

} // namespace vitrine
