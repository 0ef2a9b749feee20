// SPDX-License-Identifier: Apache-2.0
// What a compiler gets of a kernel's text.
#include "provider/codegen/buffer_text.h"
#include "provider/codegen/gpu_plan.h"
#include "provider/random_program.h"
#include "provider/shader_check.h"

#include <array>
#include <gtest/gtest.h>

namespace vitrine {
namespace {

using namespace test;

/// The program as it would be of a script with other names of variables, some lines further down.
Ref<const Program> renamed(const Program& program, const std::string& other) {
    Ref<Program> copy = makeRef<Program>(program);
    for (std::vector<Step>* steps : {&copy->body, &copy->epilogue}) {
        for (Step& s : *steps) {
            s.line += 7;
            s.name = other;
        }
    }
    for (OperandInfo& o : copy->inputs)
        o.name = other + "_in";
    for (OutputInfo& o : copy->outputs)
        o.name = other + "_out";
    sealProgram(*copy);
    return copy;
}

TEST(CompiledText, NamesAndLinesOfTheScriptMakeNoOtherKernel) {
    constexpr std::array kKinds{randomElementwise, randomLoop, randomReduction, randomRounds,
                                randomScan};
    CodeGenerator generator(DeviceTraits{});
    for (uint64_t i = 0; i < 200; ++i) {
        const Case made = kKinds[i % kKinds.size()](i);
        const Ref<const Program> other = renamed(*made.program, "other");
        EXPECT_EQ(made.program->structure, other->structure);
        EXPECT_NE(made.program->hash, other->hash);
        const Result<GpuPlan> plan = generator.plan(*made.program, made.geometry);
        const Result<GpuPlan> again = generator.plan(*other, made.geometry);
        ASSERT_EQ(plan.has_value(), again.has_value());
        if (!plan || plan->passes.empty()) continue;
        ASSERT_EQ(plan->passes.size(), again->passes.size());
        for (std::size_t k = 0; k < plan->passes.size(); ++k) {
            EXPECT_EQ(plan->passes[k].compiled->str(), again->passes[k].compiled->str());
            EXPECT_EQ(plan->passes[k].compiled->str().find("//"), std::string::npos);
        }
        // What is shown has them.
        EXPECT_NE(*plan->passes[0].glsl, *again->passes[0].glsl);
        EXPECT_NE(plan->passes[0].key, again->passes[0].key);
        EXPECT_EQ(shaderProblems(again->passes[0].compiled->str()), "");
    }
}

TEST(CompiledText, CommentsGoAndLinesStay) {
    EXPECT_EQ(codegen::withoutComments("int a; // one\n// two\n  b = 1 / 2;\nc"),
              "int a;\n\n  b = 1 / 2;\nc\n");
}

} // namespace
} // namespace vitrine
