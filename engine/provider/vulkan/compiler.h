// SPDX-License-Identifier: Apache-2.0
#pragma once
// GLSL text to SPIR-V 1.5 for Vulkan 1.2, through glslang. Any thread.
#include "base/result.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

namespace vitrine::vulkan {

/// A shader in the version of the language that all have.
[[nodiscard]] std::string shaderText(std::string_view body);

/// Compiles a compute shader. `defines` is text of #define lines that is seen right after #version.
/// Compile with glslang's messages, which name lines of the source.
Result<std::vector<uint32_t>> compileGlsl(std::string_view source, std::string_view defines);

/// Makes glslang ready on a thread of its own: its first compilation costs some 250 ms. Joins when
/// destroyed.
class CompilerWarmUp {
public:
    CompilerWarmUp();
    ~CompilerWarmUp();
    CompilerWarmUp(const CompilerWarmUp&) = delete;
    CompilerWarmUp& operator=(const CompilerWarmUp&) = delete;

private:
    std::thread m_thread;
};

/// spirv-val for Vulkan 1.2; Compile with its message.
Status validateSpirv(std::span<const uint32_t> words);
/// Assembly text, for the inspector.
[[nodiscard]] std::string disassembleSpirv(std::span<const uint32_t> words);

} // namespace vitrine::vulkan
