// SPDX-License-Identifier: Apache-2.0
#pragma once
// The language of every compute shader of the engine. glslang builds its symbol tables once for
// each version that it meets, which takes longer than most kernels: there is one.
namespace vitrine {

inline constexpr int kGlslVersion = 450;
inline constexpr const char* kGlslVersionLine = "#version 450\n";

} // namespace vitrine
