// SPDX-License-Identifier: Apache-2.0
#pragma once
// Dimension labels: S (spatial), C (channel), B (batch), T (time), U (unspecified), always in that
// order. Engine thread.
#include "builtins/gradients/backward.h"

#include <string>
#include <string_view>

namespace vitrine {

/// The labels of a dlarray, "" for everything else.
[[nodiscard]] std::string labelsOf(const Value& v);
/// X with these labels: dimensions are brought into their order. Throws for other letters, repeated
/// C, B or T, and fewer labels than dimensions.
[[nodiscard]] Value formatted(const GradientOps& ops, const Value& x, std::string_view labels);
/// The same data and trace with other labels.
[[nodiscard]] Value withLabels(const Value& x, std::string labels);
/// Labels without single unspecified dimensions at the end, beyond the second.
[[nodiscard]] std::string trimmedLabels(std::string labels, const Shape& shape);
/// Brings two operands to the dimensions of both; gives the labels of the result.
[[nodiscard]] std::string alignLabels(const GradientOps& ops, Value& a, Value& b);
/// Sizes as size() gives them: one for each label.
[[nodiscard]] std::vector<int64_t> labelledSizes(const Value& x);

} // namespace vitrine
