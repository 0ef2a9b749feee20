// SPDX-License-Identifier: Apache-2.0
#pragma once
// hggroup and hgtransform: objects of axes that are shown, moved and deleted together. The objects
// lie in the axes' own lists and have the group as their parent. Owned by the axes; engine thread
// only.
#include "figure/graphics_base.h"

namespace vitrine {

class AxesObject;
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
/// Moves what lies in groups that move it: lines, polygons, patches, surfaces and texts. Their
/// places are computed on the host.
void moveGrouped(AxesSnapshot& snapshot, const AxesObject& axes);

} // namespace vitrine
