// SPDX-License-Identifier: Apache-2.0
#pragma once
// What polar axes have: their reach, circles and rays, and where angles begin. Part of an
// AxesObject; engine thread only.
#include "figure/figure_snapshot.h"
#include "value/value.h"

#include <string_view>

namespace vitrine {

class PolarAxes {
public:
    bool on = false;
    /// What the data reach.
    void hold(double reach, bool more);
    /// From the distance in the middle to that of the outer circle.
    [[nodiscard]] double reach() const { return high() - low(); }
    /// The distance that lies in the middle; those below it, too, when it is not 0.
    [[nodiscard]] double low() const { return m_limits ? (*m_limits)[0] : 0; }
    /// Limits of x or y: of the circle or sector with room for the numbers around it.
    [[nodiscard]] Limits limits(bool alongX) const;
    /// Nothing and false for names that polar axes do not have.
    [[nodiscard]] Value property(std::string_view name) const;
    bool setProperty(std::string_view name, const Value& value);
    [[nodiscard]] std::string choices(std::string_view name) const;
    [[nodiscard]] static std::vector<std::string> propertyNames();
    /// Adds circles and rays, and turns what lies in the axes as the angles do.
    void draw(AxesSnapshot& axes) const;

private:
    [[nodiscard]] double high() const;
    /// The place of the angle 0 in quarters, and which of x and y go the other way or change
    /// places.
    struct Turn {
        int quarter = 0;
        bool swapped = false, reverseX = false, reverseY = false;
    };
    [[nodiscard]] Turn turn() const;
    [[nodiscard]] std::vector<double> distances() const;
    [[nodiscard]] std::vector<double> angles() const; ///< of rays, degrees
    [[nodiscard]] std::vector<std::string> angleTexts() const;
    double m_data = 0;                              ///< the greatest distance
    std::optional<std::array<double, 2>> m_limits;  ///< 'RLim'
    std::optional<std::array<double, 2>> m_sector;  ///< 'ThetaLim' of less than a circle, degrees
    std::optional<std::vector<double>> m_distances; ///< 'RTick'
    std::optional<std::vector<double>> m_angles;    ///< 'ThetaTick', degrees
    std::optional<std::vector<std::string>> m_distanceLabels, m_angleLabels;
    bool m_circles = true, m_rays = true;
    bool m_clockwise = false;
    bool m_radians = false; ///< in which scripts give angles, and numbers are written
    std::string m_zero = "right";
    std::optional<double> m_numbersAt; ///< 'RAxisLocation', degrees
};

} // namespace vitrine
