// SPDX-License-Identifier: Apache-2.0
#pragma once
// Units of positions: of figures on the screen and of axes in their figure. Private to figure/.
#include "value/value.h"

#include <array>
#include <string>

namespace vitrine::units {

/// Left, bottom, width, height.
using Box = std::array<double, 4>;

/// One of the units' names in full; false when the value is none or stands for several.
bool set(std::string& slot, const Value& value);
[[nodiscard]] std::string choices();
/// From pixels, of which the first is 1, to a unit and back; whole: width and height in pixels of
/// what the box lies in.
[[nodiscard]] Box fromPixels(const Box& pixels, const std::string& unit,
                             const std::array<double, 2>& whole);
[[nodiscard]] Box toPixels(const Box& box, const std::string& unit,
                           const std::array<double, 2>& whole);
/// Pixels of one along a dimension, 0 or 1.
[[nodiscard]] double pixelsOf(const std::string& unit, std::size_t dimension,
                              const std::array<double, 2>& whole);
/// Four finite numbers; false when the value is something else.
bool setBox(Box& slot, const Value& value);

} // namespace vitrine::units
