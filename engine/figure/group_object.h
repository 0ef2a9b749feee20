// SPDX-License-Identifier: Apache-2.0
#pragma once
// hggroup and hgtransform: objects of axes that are shown, moved and deleted together. The objects
// lie in the axes' own lists and have the group as their parent. Owned by the axes; engine thread
// only.
#include "figure/graphics_base.h"

namespace vitrine {

class AxesObject;
class ChartObject;
class FillObject;
class LineObject;
class ShadedObject;
struct AxesSnapshot;

/// Four by four, by rows; places are columns.
using Matrix4 = std::array<double, 16>;
constexpr Matrix4 kUnmoved{1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};

class GroupObject final : public GraphicsObject {
public:
    /// transform: an hgtransform, which moves its objects.
    explicit GroupObject(bool transform);
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;

    const bool isTransform;
    Matrix4 matrix = kUnmoved;
};

/// The axes that an object lies in, through groups; null: none.
[[nodiscard]] AxesObject* axesOf(const GraphicsObject& object);
/// False when the object or a group around it is hidden.
[[nodiscard]] bool isShown(const GraphicsObject& object);
/// How the groups around an object move it.
[[nodiscard]] Matrix4 motionOf(const GraphicsObject& object);
[[nodiscard]] bool isMoved(const GraphicsObject& object);
/// Moved out of the plane that it lies in.
[[nodiscard]] bool isLifted(const GraphicsObject& object);
/// What objects that groups move cover along x, y or z (0, 1, 2), by their points; of charts and
/// bars, by the corners of what they cover unmoved.
[[nodiscard]] Range movedExtent(const LineObject& line, int dimension);
[[nodiscard]] Range movedExtent(const FillObject& fill, int dimension, const RangeReader& read);
[[nodiscard]] Range movedExtent(const ShadedObject& shaded, int dimension);
[[nodiscard]] Range movedExtent(const ChartObject& chart, int dimension);
/// The same of what covers a box.
[[nodiscard]] Range movedBox(const GraphicsObject& object, const std::array<Range, 3>& box,
                             int dimension);
/// Of a surface, places in vectors become grids.
void spreadGrid(SurfaceSnapshot& surface);
/// Moves what lies in groups that move it; images become surfaces. Places are computed on the host.
void moveGrouped(AxesSnapshot& snapshot, const AxesObject& axes);

} // namespace vitrine
