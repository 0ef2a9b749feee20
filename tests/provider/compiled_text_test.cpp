// SPDX-License-Identifier: Apache-2.0
// What a compiler gets of a kernel's text.
#include "provider/codegen/buffer_text.h"
#include "provider/codegen/gpu_plan.h"
#include "provider/random_program.h"
#include "provider/routine.h"
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
        EXPECT_NE(plan->passes[0].glsl->str(), again->passes[0].glsl->str());
        EXPECT_NE(plan->passes[0].key, again->passes[0].key);
        EXPECT_EQ(shaderProblems(again->passes[0].compiled->str()), "");
    }
}

TEST(CompiledText, NamesOfWhatIsDoneToAProductMakeNoOtherKernel) {
    ProgramBuilder b(ProgramKind::Routine, 2, "mtimes·plus");
    b.program().routine = {RoutineOp::Product, 0, nullptr};
    b.input(DType::Single, MapKind::Linear, "A");
    b.input(DType::Single, MapKind::Linear, "B");
    b.inEpilogue();
    const int16_t bias = b.operand(DType::Single, MapKind::Linear, "bias");
    b.output(b.onLine(3).apply(kPlus, {b.reduced(0), bias}, "y"), "y");
    const Ref<const Program> p = b.seal();
    LaunchGeometry g;
    g.maps.resize(p->inputs.size());
    g.dims = {100, 40, 1, 1, 1, 1};
    g.sizes = {100, 40, 30, 1, 3000, 1200};
    g.extents = {3000, 1200, 4000, 4000};
    CodeGenerator generator(DeviceTraits{});
    const Result<GpuPlan> plan = generator.plan(*p, g);
    const Result<GpuPlan> again = generator.plan(*renamed(*p, "other"), g);
    ASSERT_TRUE(plan && again);
    ASSERT_EQ(plan->passes.size(), again->passes.size());
    EXPECT_EQ(plan->passes.back().compiled->str(), again->passes.back().compiled->str());
    EXPECT_NE(plan->passes.back().glsl->str(), again->passes.back().glsl->str());
    EXPECT_EQ(shaderProblems(again->passes.back().compiled->str()), "");
}

TEST(CompiledText, IsWhatIsShownOfAProgramWithoutNames) {
    for (uint64_t i = 0; i < 40; ++i) {
        const Case made = (i % 2 ? randomReduction : randomElementwise)(i);
        const Program plain = withoutNames(*made.program);
        std::vector<SharedText> shown, compiled;
        {
            CodeGenerator generator(DeviceTraits{});
            const Result<GpuPlan> plan = generator.plan(plain, made.geometry);
            ASSERT_TRUE(plan) << plan.error().message;
            for (const GpuPass& pass : plan->passes) {
                shown.push_back(*pass.glsl);
                compiled.push_back(*pass.compiled);
            }
        }
        // The first reader may come when the generator is gone.
        for (std::size_t k = 0; k < shown.size(); ++k)
            EXPECT_EQ(codegen::withoutComments(shown[k].str()), compiled[k].str());
    }
}

TEST(CompiledText, CommentsGoAndLinesStay) {
    EXPECT_EQ(codegen::withoutComments("int a; // one\n// two\n  b = 1 / 2;\nc"),
              "int a;\n\n  b = 1 / 2;\nc\n");
}

} // namespace
} // namespace vitrine
