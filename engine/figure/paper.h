// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where print and saveas put a figure: MATLAB's Paper… properties. Of the place on the page only
// the size is seen: files end where the figure does. Private to figure/ but for the size.
#include "value/value.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

class Paper {
public:
    /// Is it one of the properties that are known here?
    [[nodiscard]] static bool isName(std::string_view key);
    /// figure: width and height in pixels, which the place follows while its mode is auto.
    [[nodiscard]] Value property(std::string_view key, const std::array<double, 2>& figure) const;
    /// False when the value is none of the property.
    bool set(std::string_view key, const Value& value, const std::array<double, 2>& figure);
    [[nodiscard]] static std::string choices(std::string_view key);
    /// Width and height of the picture in pixels where the script said them; else nothing.
    [[nodiscard]] std::optional<std::array<double, 2>> pixels() const;

private:
    using Box = std::array<double, 4>; ///< left, bottom, width, height in inches
    [[nodiscard]] Box box(const std::array<double, 2>& figure) const;
    [[nodiscard]] double unit(std::size_t dimension) const; ///< inches of one
    [[nodiscard]] std::array<double, 2> page() const;       ///< inches

    std::string m_units = "inches", m_orientation = "portrait", m_type = "usletter";
    std::array<double, 2> m_custom{8.5, 11}; ///< of type <custom>, as it lies
    std::optional<Box> m_box;                ///< nothing: PaperPositionMode is auto
};

} // namespace vitrine
