// SPDX-License-Identifier: Apache-2.0
#pragma once
// Compiles GLSL with glslang and validates the SPIR-V, for tests of generated kernels.
#include <string>

namespace vitrine::test {

/// "" when the compute shader compiles for Vulkan 1.2 and validates; the messages otherwise.
[[nodiscard]] std::string shaderProblems(const std::string& glsl);

} // namespace vitrine::test
