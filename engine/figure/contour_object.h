// SPDX-License-Identifier: Apache-2.0
#pragma once
// Contours: lines of equal height and the areas between them, found once. Engine thread.
#include "figure/graphics_objects.h"

#include <memory>

namespace vitrine {

struct ContourGrid;

/// Where the lines lie: in the plane, at the heights of their levels (contour3), at one height, or
/// on the floor or ceiling of the axes.
enum class ContourPlace : uint8_t { Plane, Levels, Fixed, Floor, Ceiling };

/// contour, contourf and contour3.
class ContourObject final : public ChartObject {
public:
    /// A place on the line of a level, and which way the line goes there.
    struct LinePlace {
        std::size_t level = 0;
        double x = 0, y = 0, alongX = 0, alongY = 0;
    };
    using LinePlaces = std::function<std::vector<LinePlace>(const ContourObject&)>;
    ContourObject(bool filled, RangeReader read)
        : ChartObject("matlab.graphics.chart.primitive.Contour", "contour"), fill(filled),
          m_read(std::move(read)) {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] Range extent(bool alongX) const override;
    [[nodiscard]] Range heights() const override;
    [[nodiscard]] bool hasDepth() const override { return place != ContourPlace::Plane; }
    [[nodiscard]] Range colorRange() const override;
    [[nodiscard]] bool hasExactLimits(bool) const override { return true; }
    [[nodiscard]] Ref<ChartObject> another() const override;
    void draw(AxesSnapshot& axes, DrawnBy by) const override;
    /// Levels as they were given, or chosen; a level's lines are found once.
    void setGrid(Value x, Value y, Value z);
    void setLevels(std::vector<double> levels, bool given);
    [[nodiscard]] const std::vector<double>& levels() const { return m_levels; }
    /// Of the finite heights.
    [[nodiscard]] Range range() const;
    [[nodiscard]] Value matrix() const; ///< MATLAB's contour matrix

    LinePlaces findPlaces; ///< for numbers on the lines of heights that are on the device
    bool fill;
    ContourPlace place = ContourPlace::Plane;
    double fixedHeight = 0; ///< of ContourPlace::Fixed
    bool showText = false;
    float textSize = 7.5f;
    ThemeColor textColor;
    bool textBold = false;
    std::string textFormat = "%.5g"; ///< 'LabelFormat'
    double textSpacing = 144;        ///< 'LabelSpacing', points
    float lineAlpha = 1;             ///< 'EdgeAlpha'
    float faceAlpha = 1;             ///< 'FaceAlpha', of the areas
    MarkerColor color{MarkerColor::Mode::Flat, {}};
    float width = 0.5f;
    std::string style = "-";
    std::string name;
    uint32_t line = 0;

private:
    struct Level;
    [[nodiscard]] const ContourGrid& grid() const;
    /// A number on a line: where, how long it is and along which way.
    struct Number {
        double x = 0, y = 0, degrees = 0;
        double halfX = 0, halfY = 0; ///< of the room that it takes along the line, in data units
    };
    /// For who finds lines and areas in the heights' own memory.
    void addWhole(AxesSnapshot& axes, const std::vector<std::vector<Number>>& numbers) const;
    void addFills(AxesSnapshot& axes) const;
    /// The box in pixels, its sides in the data's units, and half the length of a level's number.
    struct Room {
        double wide = 0, tall = 0, spanX = 1, spanY = 1;
    };
    [[nodiscard]] Room roomOf(const AxesSnapshot& axes) const;
    [[nodiscard]] double halfLength(std::size_t level) const;
    [[nodiscard]] std::string numberOf(std::size_t level) const;
    /// A number at a place, along a way.
    [[nodiscard]] Number numberAt(const AxesSnapshot& axes, const Room& room, std::size_t level,
                                  const LinePlace& at) const;
    [[nodiscard]] std::vector<Number> numbersOn(const AxesSnapshot& axes, std::size_t level,
                                                int& count) const;
    /// The same for all levels, of the places that are found on the device.
    [[nodiscard]] std::vector<std::vector<Number>> numbersFound(const AxesSnapshot& axes) const;
    void addLines(AxesSnapshot& axes, const std::vector<std::vector<Number>>& numbers) const;
    void addLabels(AxesSnapshot& axes, const std::vector<std::vector<Number>>& numbers) const;
    /// The lines of a level without what lies under its numbers.
    void cut(LineSnapshot& lines, std::size_t level, const std::vector<Number>& numbers) const;
    bool setHeight(const Value& value);
    [[nodiscard]] Rgba lineColor(const AxesSnapshot& axes, double level) const;
    [[nodiscard]] double heightOf(double level, const AxesSnapshot& axes) const;
    [[nodiscard]] const Level& level(std::size_t number) const;
    [[nodiscard]] std::vector<double> automaticLevels() const;

    Value m_x, m_y, m_z;
    RangeReader m_read;
    RangedData m_xs, m_ys, m_zs;                       ///< the same
    mutable std::shared_ptr<const ContourGrid> m_grid; ///< read when lines are traced
    double m_low = 0, m_high = 0;                      ///< of the heights
    std::vector<double> m_levels;
    bool m_given = false; ///< the levels; what lies below the lowest then stays empty
    mutable std::vector<std::shared_ptr<const Level>> m_found;
    mutable std::optional<std::vector<LinePlace>> m_places;
};

} // namespace vitrine
