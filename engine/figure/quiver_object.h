// SPDX-License-Identifier: Apache-2.0
#pragma once
// quiver and quiver3: arrows at places, whose strokes are computed where the data are. Engine
// thread.
#include "figure/graphics_objects.h"

namespace vitrine {

class QuiverObject final : public ChartObject {
public:
    /// The strokes of all arrows, with NaN between them: x, y and, in space, z; null where places
    /// and components do not fit each other.
    using Strokes = std::function<std::array<Ref<Tensor>, 3>(const QuiverObject&)>;
    QuiverObject(bool inSpace, RangeReader read, Strokes strokes);
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] Range extent(bool alongX) const override;
    [[nodiscard]] Range heights() const override;
    [[nodiscard]] bool hasDepth() const override { return inSpace; }
    [[nodiscard]] Ref<ChartObject> another() const override;
    void takeColor(const Color& given) override { color = given; }
    void draw(AxesSnapshot& axes, DrawnBy by) const override;
    /// Makes the strokes anew; after places, components or how arrows look were changed.
    void arrange();

    const bool inSpace;
    /// Places x, y, z and components u, v, w; x and y without a tensor: 1 … n.
    std::array<RangedData, 6> data;
    bool fitted = true;    ///< 'AutoScale': lengths follow the distance of the places
    double factor = 0.9;   ///< 'AutoScaleFactor'
    double headSize = 0.2; ///< 'MaxHeadSize'
    bool hasHeads = true;  ///< 'ShowArrowHead'
    std::string alignment = "tail";
    Color color{};
    float width = 0.5f;
    std::string style = "-";
    std::string marker = "none"; ///< at the places
    float markerSize = 6;
    MarkerColor face, edge{MarkerColor::Mode::Auto, {}};
    std::string name;
    uint32_t line = 0;

private:
    /// Where the markers are among the strokes' points.
    [[nodiscard]] Ref<Tensor> marked(int64_t points) const;
    RangeReader m_read;
    Strokes m_strokes;
    std::array<RangedData, 3> m_paths;
};

} // namespace vitrine
