// SPDX-License-Identifier: Apache-2.0
#pragma once
// Implicit expansion: where an operand's elements stand in a result's. Dimensions of length 1 are
// read again and again, at stride 0. What is captured takes the strides, what runs on the host the
// copy; nothing else knows the rule. Any thread.
#include "value/shape.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace vitrine {

/// Elements of an operand of shape `operand` from one element of `domain` to the next along each
/// dimension; strides has at least domain.rank() entries.
void broadcastStrides(const Shape& operand, const Shape& domain, std::span<int64_t> strides);

/// Copies the operand's elements of `size` bytes to where they stand in domain.count() elements.
void broadcastElements(const std::byte* from, const Shape& operand, std::size_t size,
                       const Shape& domain, std::byte* to);

} // namespace vitrine
