// SPDX-License-Identifier: Apache-2.0
#pragma once
// boxchart: boxes from the first to the third quartile of the data at each place, with medians,
// whiskers and outliers. They are computed where the data are. Engine thread.
#include "figure/graphics_objects.h"

namespace vitrine {

class BoxObject final : public ChartObject {
public:
    /// What is drawn of data y at places x (null: all at 1), of the same count.
    struct Summary {
        Ref<Tensor> boxes; ///< a row a place: the place, three quartiles, whiskers' ends, the count
        Ref<Tensor> places, outliers; ///< of each value that lies far outside
    };
    using Summarise = std::function<Summary(const Ref<Tensor>& x, const Ref<Tensor>& y)>;
    using Sum = std::function<Ref<Tensor>(const Ref<Tensor>&, const Ref<Tensor>&)>;
    BoxObject(RangeReader read, Summarise summarise, Sum sum);
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] Range extent(bool alongX) const override;
    [[nodiscard]] bool hasExactLimits(bool alongX) const override { return alongX != lying; }
    [[nodiscard]] Ref<ChartObject> another() const override;
    void takeColor(const Color& color) override;
    void draw(AxesSnapshot& axes, DrawnBy by) const override;
    /// Finds the boxes anew; after the data were changed.
    void arrange();

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
    };
    [[nodiscard]] double spacing() const;
    /// The half of a box across, where its middle is.
    [[nodiscard]] double halfWidth() const;
    /// From a place to the middle of its box.
    [[nodiscard]] double shift() const;
    /// Where outliers are drawn across.
    [[nodiscard]] Ref<Tensor> outliersAcross() const;
    [[nodiscard]] MarkerColor* colorSlot(std::string_view name);
    Color m_color{0, 0.447f, 0.741f};
    RangeReader m_read;
    Summarise m_summarise;
    Sum m_sum;
    std::vector<Box> m_boxes;
    Ref<Tensor> m_outlierPlaces;
    RangedData m_outliers;
};

} // namespace vitrine
