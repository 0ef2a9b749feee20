// SPDX-License-Identifier: Apache-2.0
#pragma once
// How numbers are written at ticks and on contour lines: by a format of the script, and with a
// power of ten that all of an axis have in common. Pure; any thread.
#include "figure/axes_style.h"

#include <string_view>

namespace vitrine {

/// A text with one number: "%.2f", "%,.0f km", "%g%%"; without it, or with a second one, false.
[[nodiscard]] bool isNumberFormat(std::string_view format);
/// The number in a format that was checked.
[[nodiscard]] std::string formatNumber(std::string_view format, double number);

/// The power of ten that stands once at the end of an axis between two values, since its numbers
/// would be long; 0 where they are written whole.
[[nodiscard]] int tickExponent(const RulerStyle& ruler, double low, double high);
/// What stands at a tick of an axis with that power.
[[nodiscard]] std::string tickNumber(const RulerStyle& ruler, double value, int exponent);

} // namespace vitrine
