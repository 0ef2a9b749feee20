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
    [[nodiscard]] double reach() const;
    /// Limits of x and y.
    [[nodiscard]] Limits limits() const;
    /// Nothing and false for names that polar axes do not have.
    [[nodiscard]] Value property(std::string_view name) const;
    bool setProperty(std::string_view name, const Value& value);
    [[nodiscard]] std::string choices(std::string_view name) const;
    [[nodiscard]] static std::vector<std::string> propertyNames();
    /// Adds circles and rays, and turns what lies in the axes as the angles do.
    void draw(AxesSnapshot& axes) const;

private:
    [[nodiscard]] std::vector<double> distances() const;
    [[nodiscard]] std::vector<double> angles() const; ///< of rays, degrees
    [[nodiscard]] std::vector<std::string> angleTexts() const;
    double m_data = 0;                              ///< the greatest distance
    std::optional<double> m_reach;                  ///< 'RLim'
    std::optional<std::vector<double>> m_distances; ///< 'RTick'
    std::optional<std::vector<double>> m_angles;    ///< 'ThetaTick', degrees
    std::optional<std::vector<std::string>> m_distanceLabels, m_angleLabels;
    bool m_circles = true, m_rays = true;
    bool m_clockwise = false;
    bool m_radians = false; ///< in which scripts give angles, and numbers are written
    std::string m_zero = "right";
    double m_numbersAt = 80;
};

} // namespace vitrine
