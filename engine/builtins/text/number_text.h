// SPDX-License-Identifier: Apache-2.0
#pragma once
// Numbers to text and back, for num2str, str2double, string() and the like.
#include "value/value.h"

#include <complex>
#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// num2str of a real or complex scalar.
[[nodiscard]] std::string numberToText(double x);
[[nodiscard]] std::string numberToText(std::complex<double> z);
/// What string(x) and "text" + x give: shortest text of up to 15 significant digits.
[[nodiscard]] std::string shortNumberText(const Value& x, int64_t index);
/// str2double of one text; nothing when it is no number.
[[nodiscard]] std::optional<std::complex<double>> textToNumber(std::string_view text);
/// num2str of any numeric array: rows of text.
[[nodiscard]] Value numberArrayText(const Value& x);

} // namespace vitrine
