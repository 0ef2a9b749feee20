// SPDX-License-Identifier: Apache-2.0
#pragma once
// xregion and yregion: a band across the whole axes, below what lies in them. Engine thread.
#include "figure/graphics_objects.h"

namespace vitrine {

class BandObject final : public ChartObject {
public:
    /// upright: between two places of x.
    explicit BandObject(bool upright)
        : ChartObject("matlab.graphics.chart.decoration.ConstantRegion", "constantregion"),
          m_upright(upright) {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] Range extent(bool alongX) const override;
    [[nodiscard]] Ref<ChartObject> another() const override;
    void draw(AxesSnapshot& axes, DrawnBy by) const override;

    std::array<double, 2> ends{0, 1}; ///< either may be infinite
    MarkerColor face{MarkerColor::Mode::Fixed, {0.5f, 0.5f, 0.5f}}, edge;
    float faceAlpha = 0.3f;
    float width = 0.5f;
    std::string style = "-";
    std::string name;
    bool above = false; ///< 'Layer' 'top'
    uint32_t line = 0;

private:
    bool m_upright;
};

} // namespace vitrine
