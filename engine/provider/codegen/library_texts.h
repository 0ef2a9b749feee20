// SPDX-License-Identifier: Apache-2.0
#pragma once
// The shader library as text, put into the binary by embed_glsl.cmake when it is built.
#include <span>

namespace vitrine::codegen {

struct LibraryText {
    const char* file; ///< "arith.glsl"
    const char* text;
};

/// Sorted by file name.
[[nodiscard]] std::span<const LibraryText> libraryTexts();
/// The routines' kernels (shaders/routines), likewise.
[[nodiscard]] std::span<const LibraryText> routineTexts();
/// The skeletons of all other kernels (shaders/kernels), likewise.
[[nodiscard]] std::span<const LibraryText> kernelTexts();

} // namespace vitrine::codegen
