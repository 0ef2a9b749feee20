// SPDX-License-Identifier: Apache-2.0
#pragma once
// A plain interpreter of programs, one element at a time, written from the definitions in
// kernel_ir.h: what every provider's results are compared with.
#include "provider/kernel_ir.h"

#include <vector>

namespace vitrine::test {

using Bytes = std::vector<std::byte>;

/// The outputs of a launch on these inputs.
[[nodiscard]] std::vector<Bytes> interpret(const Program& program, const LaunchGeometry& geometry,
                                           const std::vector<Bytes>& inputs);

} // namespace vitrine::test
