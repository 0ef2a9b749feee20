// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/compiler.h"
#include "provider/vulkan/spirv_pass.h"
#include "provider_vulkan/rig.h"

using namespace vitrine;
using namespace vitrine::vulkan;
using namespace vitrine::vulkan::test;

namespace {

constexpr const char* kMixed = R"(#version 460
layout(local_size_x = 1) in;
layout(std430, binding = 0) buffer A { double d[]; };
layout(std430, binding = 1) buffer B { float f[]; };
void main() {
    precise float already = f[0] * f[1];
    f[2] = already + f[3] / f[4] - (-f[5]);
    vec3 v = vec3(f[0], f[1], f[2]) * 2.0;
    f[6] = dot(v, v) + mod(f[7], f[8]);
    d[2] = d[0] * d[1] + 1.0lf;
}
)";

size_t countOf(const std::string& text, std::string_view part) {
    size_t count = 0;
    for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
        ++count;
    return count;
}

} // namespace

TEST(SpirvPass, EveryFloatingPointResultIsDecoratedOnce) {
    const std::vector<uint32_t> plain = take(compileGlsl(kMixed, ""));
    const ExactOptions options{{true, true, false}, {true, true, false}};
    const std::vector<uint32_t> exact = take(makeExact(plain, options));
    expectOk(validateSpirv(exact));
    const std::string text = disassembleSpirv(exact);
    size_t arithmetic = 0;
    for (const char* op : {"OpFNegate", "OpFAdd", "OpFSub", "OpFMul", "OpFDiv", "OpFRem", "OpFMod",
                           "OpVectorTimesScalar", "OpDot"})
        arithmetic += countOf(text, std::string("= ") + op);
    EXPECT_GE(arithmetic, 9u) << text;
    EXPECT_EQ(countOf(text, "NoContraction"), arithmetic) << text;
}

TEST(SpirvPass, ExecutionModesAreDeclaredForTheWidthsInUse) {
    const std::vector<uint32_t> plain = take(compileGlsl(kMixed, ""));
    const ExactOptions options{{true, true, true}, {true, true, false}};
    const std::string text = disassembleSpirv(take(makeExact(plain, options)));
    EXPECT_EQ(countOf(text, "OpCapability SignedZeroInfNanPreserve"), 1u);
    EXPECT_EQ(countOf(text, "SignedZeroInfNanPreserve 32"), 1u);
    EXPECT_EQ(countOf(text, "SignedZeroInfNanPreserve 64"), 1u);
    EXPECT_EQ(countOf(text, "RoundingModeRTE 64"), 1u);
    EXPECT_EQ(countOf(text, "DenormPreserve 32"), 1u);
    EXPECT_EQ(countOf(text, "DenormPreserve 64"), 0u);
    const std::string none = disassembleSpirv(take(makeExact(plain, {})));
    EXPECT_EQ(countOf(none, "OpCapability SignedZeroInfNanPreserve"), 0u);
}

TEST(SpirvPass, ModesForDoublesAreLeftOutOfKernelsWithoutDoubles) {
    const std::vector<uint32_t> plain = take(compileGlsl(scaleKernel().source, ""));
    const ExactOptions options{{true, true, false}, {true, true, false}};
    const std::vector<uint32_t> exact = take(makeExact(plain, options));
    expectOk(validateSpirv(exact));
    const std::string text = disassembleSpirv(exact);
    EXPECT_EQ(countOf(text, "SignedZeroInfNanPreserve 32"), 1u);
    EXPECT_EQ(countOf(text, "SignedZeroInfNanPreserve 64"), 0u);
}

TEST(SpirvPass, DamagedWordsAreRefusedAndNeverRead) {
    std::vector<uint32_t> words = take(compileGlsl(kMixed, ""));
    EXPECT_FALSE(makeExact(std::span(words).first(3), {}));
    EXPECT_FALSE(makeExact(std::span(words).first(6), {}));
    words[5] = 0; // an instruction of no length
    EXPECT_FALSE(makeExact(words, {}));
    words[0] = 1;
    EXPECT_FALSE(makeExact(words, {}));
}

TEST(Compiler, DefinesAreSeenAfterTheVersion) {
    const char* source = "#version 460\n#ifndef VT_SPEED\n#error undefined\n#endif\n"
                         "layout(local_size_x = VT_SPEED) in;\nvoid main() {}\n";
    EXPECT_FALSE(compileGlsl(source, ""));
    EXPECT_TRUE(compileGlsl(source, "#define VT_SPEED 32\n"));
}

TEST(Compiler, ManyThreadsCompileAtOnce) {
    const CompilerWarmUp warm;
    std::atomic<int> good{0};
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t)
        threads.emplace_back([&] {
            for (int i = 0; i < 5; ++i)
                if (compileGlsl(kMixed, "")) ++good;
        });
    for (std::thread& thread : threads)
        thread.join();
    EXPECT_EQ(good, 20);
}
