// SPDX-License-Identifier: Apache-2.0
#pragma once
// rectangle: with straight or round corners, up to an ellipse. Engine thread.
#include "figure/graphics_objects.h"

namespace vitrine {

class RectangleObject final : public ChartObject {
public:
    RectangleObject() : ChartObject("matlab.graphics.primitive.Rectangle", "rectangle") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] Range extent(bool alongX) const override;
    [[nodiscard]] Ref<ChartObject> another() const override;
    void draw(AxesSnapshot& axes, DrawnBy by) const override;

    std::array<double, 4> position{0, 0, 1, 1}; ///< left, bottom, width, height
    /// Shares of width and height that the corners take; one: of the shorter side.
    std::vector<double> curvature{0, 0};
    MarkerColor face, edge{MarkerColor::Mode::Fixed, {0, 0, 0}};
    float faceAlpha = 1;
    float width = 0.5f;
    std::string style = "-";
    uint32_t line = 0;
};

} // namespace vitrine
