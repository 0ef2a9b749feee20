// SPDX-License-Identifier: Apache-2.0
#include "provider/shader_check.h"

#include <glslang/Public/ResourceLimits.h>
#include <glslang/Public/ShaderLang.h>
#include <glslang/SPIRV/GlslangToSpv.h>
#include <spirv-tools/libspirv.hpp>

namespace vitrine::test {

std::string shaderProblems(const std::string& glsl) {
    static const bool ready = glslang::InitializeProcess();
    if (!ready) return "glslang did not start";
    glslang::TShader shader(EShLangCompute);
    const char* text = glsl.c_str();
    shader.setStrings(&text, 1);
    shader.setEnvInput(glslang::EShSourceGlsl, EShLangCompute, glslang::EShClientVulkan, 100);
    shader.setEnvClient(glslang::EShClientVulkan, glslang::EShTargetVulkan_1_2);
    shader.setEnvTarget(glslang::EShTargetSpv, glslang::EShTargetSpv_1_5);
    const EShMessages rules = static_cast<EShMessages>(EShMsgSpvRules | EShMsgVulkanRules);
    if (!shader.parse(&*GetDefaultResources(), 450, false, rules)) return shader.getInfoLog();
    glslang::TProgram program;
    program.addShader(&shader);
    if (!program.link(rules)) return program.getInfoLog();
    std::vector<unsigned> words;
    glslang::GlslangToSpv(*program.getIntermediate(EShLangCompute), words);
    std::string messages;
    spvtools::SpirvTools tools(SPV_ENV_VULKAN_1_2);
    tools.SetMessageConsumer([&](spv_message_level_t, const char*, const spv_position_t&,
                                 const char* message) { messages += std::string(message) + "\n"; });
    if (!tools.Validate(words) && messages.empty()) return "the SPIR-V is not valid";
    return messages;
}

} // namespace vitrine::test
