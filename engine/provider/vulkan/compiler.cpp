// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/compiler.h"
#include "provider/codegen/glsl_version.h"

#include <glslang/Public/ResourceLimits.h>
#include <glslang/Public/ShaderLang.h>
#include <glslang/SPIRV/GlslangToSpv.h>
#include <mutex>
#include <spirv-tools/libspirv.hpp>

namespace vitrine::vulkan {
namespace {

void initializeOnce() {
    static std::once_flag once;
    std::call_once(once, [] { glslang::InitializeProcess(); });
}

Error compileError(const char* stage, const char* log) {
    std::string text = std::string("kernel does not ") + stage + ": " + log;
    while (!text.empty() && text.back() == '\n')
        text.pop_back();
    return {ErrorCode::Compile, std::move(text)};
}

} // namespace

std::string shaderText(std::string_view body) {
    std::string text(kGlslVersionLine);
    text += body;
    return text;
}

Result<std::vector<uint32_t>> compileGlsl(std::string_view source, std::string_view defines) {
    initializeOnce();
    const std::string preamble(defines);
    const char* text = source.data();
    const int length = static_cast<int>(source.size());
    glslang::TShader shader(EShLangCompute);
    shader.setStringsWithLengths(&text, &length, 1);
    shader.setPreamble(preamble.c_str());
    shader.setEnvInput(glslang::EShSourceGlsl, EShLangCompute, glslang::EShClientVulkan, 100);
    shader.setEnvClient(glslang::EShClientVulkan, glslang::EShTargetVulkan_1_2);
    shader.setEnvTarget(glslang::EShTargetSpv, glslang::EShTargetSpv_1_5);
    const EShMessages messages = static_cast<EShMessages>(EShMsgSpvRules | EShMsgVulkanRules);
    if (!shader.parse(GetDefaultResources(), kGlslVersion, false, messages))
        return tl::unexpected<Error>(compileError("compile", shader.getInfoLog()));
    glslang::TProgram program;
    program.addShader(&shader);
    if (!program.link(messages))
        return tl::unexpected<Error>(compileError("link", program.getInfoLog()));
    std::vector<uint32_t> words;
    glslang::SpvOptions options;
    options.disableOptimizer = true;
    options.generateDebugInfo = false;
    glslang::GlslangToSpv(*program.getIntermediate(EShLangCompute), words, &options);
    if (words.empty()) return fail(ErrorCode::Compile, "kernel gave no SPIR-V");
    return words;
}

CompilerWarmUp::CompilerWarmUp()
    : m_thread([] {
          // The symbol tables of a profile are built when something is first compiled for it.
          static_cast<void>(
              compileGlsl(shaderText("layout(local_size_x = 1) in;\nvoid main() {}\n"), {}));
      }) {}

CompilerWarmUp::~CompilerWarmUp() {
    m_thread.join();
}

Status validateSpirv(std::span<const uint32_t> words) {
    std::string message;
    spvtools::SpirvTools checker(SPV_ENV_VULKAN_1_2);
    checker.SetMessageConsumer(
        [&](spv_message_level_t, const char*, const spv_position_t& where, const char* text) {
            message +=
                (message.empty() ? "word " : "; word ") + std::to_string(where.index) + ": " + text;
        });
    spvtools::ValidatorOptions options;
    options.SetScalarBlockLayout(true);
    if (checker.Validate(words.data(), words.size(), options)) return {};
    return fail(ErrorCode::Compile, "spirv-val: " + message);
}

std::string disassembleSpirv(std::span<const uint32_t> words) {
    const spvtools::SpirvTools tools(SPV_ENV_VULKAN_1_2);
    std::string text;
    if (!tools.Disassemble(words.data(), words.size(), &text,
                           SPV_BINARY_TO_TEXT_OPTION_FRIENDLY_NAMES |
                               SPV_BINARY_TO_TEXT_OPTION_INDENT))
        return {};
    return text;
}

} // namespace vitrine::vulkan
