// SPDX-License-Identifier: Apache-2.0
#pragma once
// What axes have beyond the plane: surfaces, patches, lights, the third axis and the camera. Part
// of an AxesObject; engine thread only.
#include "figure/surface_objects.h"

namespace vitrine {

struct AxesSpace {
    std::vector<Ref<SurfaceObject>> surfaces;
    std::vector<Ref<PatchObject>> patches;
    std::vector<Ref<LightObject>> lights;
    Limits zlimits;
    bool reverseX = false, reverseZ = false, logZ = false;
    bool box = false;
    CameraSnapshot camera;
    std::optional<Vector3> dataAspect, boxAspect;
    bool steady = false;
    std::optional<bool> turns; ///< rotate3d; nothing: where there is depth
    std::optional<std::vector<double>> zticks;
    std::vector<std::string> ztickLabels;
    std::string zlabel;

    /// Removes the content and resets the rest.
    void clear();
    [[nodiscard]] bool hasContent() const;
    /// What surfaces and patches cover along x, y or z (0, 1, 2).
    [[nodiscard]] Range extent(int dimension, const RangeReader& read, RangeOf of) const;
    [[nodiscard]] Range colorRange(const RangeReader& read, RangeOf of) const;
    /// Cells of a chart in the plane (pcolor) fill the axes.
    [[nodiscard]] bool exactLimits() const;
    void addContent(std::vector<Ref<GraphicsObject>>& all) const;
    void remove(const GraphicsObject& object);
    /// Turns the camera; one that was placed is given up.
    void look(double azimuth, double elevation);
};

/// A box of axes in space: where it begins, how long its sides are in the data's units and, as it
/// is drawn, in units of its own.
struct AxesBox {
    Vector3 low{}, range{1, 1, 1}, size{1, 1, 1};
};
/// The ratio of the sides that the aspects ask for; dataAspect goes first.
[[nodiscard]] Vector3 boxSize(const Vector3& range, const std::optional<Vector3>& dataAspect,
                              const std::optional<Vector3>& boxAspect);
/// Where the camera stands, in units of the data.
[[nodiscard]] Vector3 cameraPosition(const CameraSnapshot& camera, const AxesBox& box);
[[nodiscard]] Vector3 cameraTarget(const CameraSnapshot& camera, const AxesBox& box);
/// From the target to the camera, a unit vector where x, y and z are the box's sides.
[[nodiscard]] Vector3 cameraDirection(const CameraSnapshot& camera, const AxesBox& box);
/// The angles of a direction.
[[nodiscard]] std::pair<double, double> viewAngles(const Vector3& direction);

} // namespace vitrine
