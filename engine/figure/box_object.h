// SPDX-License-Identifier: Apache-2.0
#pragma once
// boxchart: boxes from the first to the third quartile of the data at each place, with medians,
// whiskers and outliers. They are computed on the host. Engine thread.
#include "figure/graphics_objects.h"

namespace vitrine {

class BoxObject final : public ChartObject {
public:
    BoxObject() : ChartObject("matlab.graphics.chart.primitive.BoxChart", "boxchart") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] Range extent(bool alongX) const override;
    [[nodiscard]] bool hasExactLimits(bool alongX) const override { return alongX != lying; }
    [[nodiscard]] Ref<ChartObject> another() const override;
    void takeColor(const Color& color) override;
    void draw(AxesSnapshot& axes, DrawnBy by) const override;

    RangedData x, y;             ///< as many places as values; x without a tensor: all at 1
    int64_t peer = 1, peers = 1; ///< boxes of a place that stand side by side
    Value group;                 ///< 'GroupByColor': what the peers differ in
    double boxWidth = 0.5;       ///< in units of the places
    bool notched = false;        ///< the box is narrow where the median may lie
    bool lying = false;          ///< 'Orientation' 'horizontal'
    bool scattered = false;      ///< 'JitterOutliers'
    MarkerColor face, edge, median, whisker, outlier; ///< None: of the series, or of the box
    float faceAlpha = 0.2f;
    float width = 1; ///< points
    std::string whiskerStyle = "-";
    std::string marker = "o";
    float markerSize = 6;
    std::string name;
    uint32_t line = 0;

private:
    /// What is drawn at one place.
    struct Box {
        double at = 0, low = 0, median = 0, high = 0; ///< the quartiles
        double from = 0, to = 0;                      ///< where whiskers end
        double notch = 0;                             ///< half its height
        std::vector<double> outliers;
    };
    [[nodiscard]] const std::vector<Box>& boxes() const;
    [[nodiscard]] double spacing() const;
    /// The half of a box across, where its middle is.
    [[nodiscard]] double halfWidth() const;
    [[nodiscard]] double middleOf(const Box& box) const;
    [[nodiscard]] MarkerColor* colorSlot(std::string_view name);
    Color m_color{0, 0.447f, 0.741f};
    mutable std::optional<std::vector<Box>> m_boxes;
};

} // namespace vitrine
