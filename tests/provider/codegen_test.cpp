// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/arguments.h"
#include "provider/codegen/text_log.h"
#include "provider/programs.h"
#include "provider/random_program.h"
#include "provider/routine.h"
#include "provider/shader_check.h"

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <gtest/gtest.h>
#include <random>
#include <sstream>

namespace shared_index {
#include "glsl_cpp.h"
// clang-format off
#include "index.glsl"
// clang-format on
} // namespace shared_index

namespace vitrine {
namespace {

using namespace test;

LaunchGeometry flat(int64_t n, const Program& program) {
    LaunchGeometry g;
    g.dims[0] = n;
    g.length = n;
    g.maps.resize(program.inputs.size());
    g.parameters.resize(program.parameters.size());
    g.randoms.resize(program.randoms.size());
    g.boxes.resize(static_cast<std::size_t>(program.boxes));
    return g;
}

/// All texts of a plan, one after another. The functions of the library are left out: they have
/// tests of their own.
std::string textsOf(const GpuPlan& plan) {
    std::string all;
    for (const GpuPass& pass : plan.passes) {
        all += (all.empty() ? "" : "\n") + withoutLibrary(pass.glsl->str());
    }
    return all;
}

/// Compares with tests/provider/golden/NAME.glsl; VITRINE_UPDATE_GOLDEN=1 writes it instead.
void expectGolden(const std::string& name, const GpuPlan& plan) {
    for (const GpuPass& pass : plan.passes) {
        EXPECT_EQ(shaderProblems(pass.glsl->str()), "") << pass.glsl->str();
        EXPECT_EQ(shaderProblems(pass.compiled->str()), "") << pass.compiled->str();
    }
    const std::string path = "tests/provider/golden/" + name + ".glsl";
    const std::string text = textsOf(plan);
    if (std::getenv("VITRINE_UPDATE_GOLDEN")) {
        std::ofstream(path) << text;
        return;
    }
    std::ifstream file(path);
    std::stringstream golden;
    golden << file.rdbuf();
    EXPECT_EQ(text, golden.str()) << "see " << path << "; VITRINE_UPDATE_GOLDEN=1 accepts it";
}

void expectGolden(const std::string& name, const Ref<const Program>& program,
                  const LaunchGeometry& geometry, DeviceTraits traits = {}) {
    CodeGenerator generator(traits);
    Result<GpuPlan> plan = generator.plan(*program, geometry);
    ASSERT_TRUE(plan) << plan.error().message;
    expectGolden(name, *plan);
}

Ref<const Program> axpy(DType t) {
    ProgramBuilder b(ProgramKind::Elementwise, 1, "times·plus");
    b.onLine(12);
    const int16_t x = b.operand(t, MapKind::Linear, "x");
    const int16_t y = b.operand(t, MapKind::Linear, "y");
    const int16_t a = b.parameter(t, "a");
    const int16_t ax = b.apply(kTimes, {a, x});
    b.output(b.onLine(13).apply(kPlus, {ax, y}, "z"), "z");
    return b.seal();
}

TEST(CodeGenerator, WritesLinearSingleProgramsWithFourElementsAThread) {
    const Ref<const Program> p = axpy(DType::Single);
    expectGolden("axpy_single", p, flat(1000, *p));
}

TEST(CodeGenerator, WritesLinearDoubleProgramsWithTwoElementsAThread) {
    const Ref<const Program> p = axpy(DType::Double);
    expectGolden("axpy_double", p, flat(1000, *p));
}

TEST(CodeGenerator, TakesOneElementAThreadWhenArithmeticSetsTheTime) {
    ProgramBuilder b(ProgramKind::Elementwise, 1, "exp");
    b.output(b.onLine(3).apply(kSine, {b.operand(DType::Single, MapKind::Linear, "x")}, "y"), "y");
    const Ref<const Program> p = b.seal();
    expectGolden("heavy_single", p, flat(1000, *p));
}

/// Few operations for most elements, and the complete functions behind one exit.
TEST(CodeGenerator, WritesAFastBodyBeforeTheCompleteOne) {
    for (const bool exact : {true, false}) {
        ProgramBuilder b(ProgramKind::Elementwise, 1, "sqrt·rdivide·plus");
        const int16_t x = b.operand(DType::Single, MapKind::Linear, "x");
        const int16_t root = b.onLine(3).apply(kSqrt, {x}, "careful");
        const int16_t part = b.onLine(4).apply(kDivide, {root, b.parameter(DType::Single, "one")});
        b.output(b.apply(kPlus, {part, x}, "y"), "y");
        b.output(b.onLine(5).apply(kLess, {x, part}, "less"), "less");
        const Ref<const Program> p = b.seal();
        DeviceTraits traits;
        traits.fastBodies = true;
        traits.div32Exact = exact;
        expectGolden(exact ? "fast_body_exact" : "fast_body", p, flat(1000, *p), traits);
    }
}

/// The texts of one program, x / d, for the divisors it is called with.
class DivisionTexts {
public:
    explicit DivisionTexts(const DeviceTraits& traits) : m_generator(traits) {
        ProgramBuilder b(ProgramKind::Elementwise, 1, "rdivide");
        const int16_t x = b.operand(DType::Single, MapKind::Linear, "x");
        b.output(b.apply(kDivide, {x, b.parameter(DType::Single, "d")}, "y"), "y");
        m_program = b.seal();
    }
    std::string operator()(float divisor) {
        LaunchGeometry g = flat(1000, *m_program);
        g.parameters = {std::bit_cast<uint32_t>(divisor)};
        const Result<GpuPlan> plan = m_generator.plan(*m_program, g);
        EXPECT_TRUE(plan);
        EXPECT_EQ(shaderProblems(plan->passes[0].glsl->str()), "");
        return plan->passes[0].glsl->str();
    }

private:
    CodeGenerator m_generator;
    Ref<const Program> m_program;
};

/// A divisor with a near reciprocal comes with it, whatever it is; where one has none, all others
/// come alone.
TEST(CodeGenerator, DividesByReciprocalsThatAreNear) {
    for (const bool derived : {true, false}) {
        DeviceTraits traits;
        traits.derivedExact = derived;
        DivisionTexts textFor(traits);
        const std::string ten = textFor(10);
        EXPECT_NE(ten.find("vt_div_by(x, d, r0)"), std::string::npos) << ten;
        EXPECT_EQ(textFor(0.1f), ten);
        for (const float other : {0.0f, 1.9999999f, 1e30f, -10.0f})
            EXPECT_NE(textFor(other).find("vt_div(x, d)"), std::string::npos) << textFor(other);
        EXPECT_EQ(textFor(10), ten);
    }
    DeviceTraits exact;
    exact.div32Exact = true;
    EXPECT_NE(DivisionTexts(exact)(10).find("vt_div(x, d)"), std::string::npos);
}

/// A divisor that is a power of two stands in the text; where it changes, all others are arguments.
TEST(CodeGenerator, MultipliesByTheReciprocalOfAKnownPowerOfTwo) {
    DivisionTexts textFor{DeviceTraits{}};
    const std::string four = textFor(4);
    EXPECT_NE(four.find("x * 2.50000000000000000e-01"), std::string::npos) << four;
    EXPECT_EQ(four.find("vt_div"), std::string::npos) << four;
    for (const float other : {8.0f, 3.0f, 0.0f})
        EXPECT_NE(textFor(other).find("vt_div(x, d)"), std::string::npos) << textFor(other);
    EXPECT_EQ(textFor(4), four);
}

TEST(CodeGenerator, KeepsViewsOfNamelessOperandsApartFromLaterOperands) {
    for (const DType t : {DType::Single, DType::Double}) {
        ProgramBuilder b(ProgramKind::Elementwise, 1, "sum of many");
        int16_t sum = b.operand(t, MapKind::Linear);
        for (int i = 1; i < 14; ++i)
            sum = b.apply(kPlus, {sum, b.operand(t, MapKind::Linear)});
        b.output(sum);
        const Ref<const Program> p = b.seal();
        CodeGenerator generator(DeviceTraits{});
        const Result<GpuPlan> plan = generator.plan(*p, flat(1000, *p));
        ASSERT_TRUE(plan);
        EXPECT_EQ(shaderProblems(plan->passes[0].glsl->str()), "") << plan->passes[0].glsl->str();
    }
}

TEST(CodeGenerator, StoresLogicalResultsAsBytes) {
    ProgramBuilder b(ProgramKind::Elementwise, 1, "lt·and·not");
    const int16_t x = b.operand(DType::Single, MapKind::Linear, "x");
    const int16_t m = b.operand(DType::Logical, MapKind::Linear, "mask");
    const int16_t less = b.onLine(4).apply(kLess, {x, b.parameter(DType::Single, "limit")});
    const int16_t both = b.apply(kAnd, {less, m}, "small");
    b.output(both, "small");
    b.output(b.onLine(5).apply(kNot, {both}, "large"), "large");
    const Ref<const Program> p = b.seal();
    expectGolden("logical", p, flat(1000, *p));
}

/// What NVIDIA's driver does without denormPreserve: comparisons and widening lose subnormals.
TEST(CodeGenerator, DoesWithoutOperationsThatLoseSubnormals) {
    ProgramBuilder b(ProgramKind::Elementwise, 1, "le·and·select");
    const int16_t x = b.operand(DType::Single, MapKind::Linear, "x");
    const int16_t y = b.operand(DType::Single, MapKind::Linear, "y");
    const int16_t less = b.onLine(4).apply(kLess, {x, y});
    b.output(b.apply(kAnd, {less, b.convert(x, DType::Logical)}, "both"), "both");
    b.output(b.onLine(5).convert(y, DType::Double), "wide");
    const Ref<const Program> p = b.seal();
    DeviceTraits flushing;
    flushing.compare32Exact = false;
    flushing.widenExact = false;
    expectGolden("flushing_device", p, flat(1000, *p), flushing);
    DeviceTraits lossy;
    lossy.subnormals32 = false;
    CodeGenerator generator(lossy);
    const Status status = generator.supports(*p, flat(1000, *p));
    ASSERT_FALSE(status);
    EXPECT_NE(status.error().message.find("subnormal"), std::string::npos);
}

TEST(CodeGenerator, StoresTheCanonicalNanWhereItComputesAndMovesTheRest) {
    ProgramBuilder b(ProgramKind::Elementwise, 1, "plus·times·select");
    const int16_t x = b.operand(DType::Single, MapKind::Linear, "x");
    const int16_t mask = b.operand(DType::Logical, MapKind::Linear, "mask");
    const int16_t inner = b.onLine(1).apply(kPlus, {x, x}, "inner");
    const int16_t product = b.onLine(2).apply(kTimes, {inner, x}, "product");
    b.output(b.onLine(3).apply(kSelect, {mask, product, x}, "picked"), "picked");
    b.output(x, "copy");
    const Ref<const Program> p = b.seal();
    expectGolden("canonical_nan", p, flat(1000, *p));
}

TEST(CodeGenerator, BroadcastsThroughStridedMaps) {
    ProgramBuilder b(ProgramKind::Elementwise, 2, "minus·rdivide");
    const int16_t x = b.operand(DType::Double, MapKind::Linear, "X");
    const int16_t mean = b.operand(DType::Double, MapKind::Strided, "mu");
    const int16_t scale = b.operand(DType::Double, MapKind::Scalar, "sigma");
    const int16_t centred = b.onLine(7).apply(kMinus, {x, mean});
    b.output(b.apply(kDivide, {centred, scale}, "Z"), "Z");
    const Ref<const Program> p = b.seal();
    LaunchGeometry g = flat(300, *p);
    g.dims = {300, 20, 1, 1, 1, 1};
    g.maps[1].stride = {0, 1, 0, 0, 0, 0};
    expectGolden("broadcast", p, g);
}

TEST(CodeGenerator, AssignsIntoABoxWithAGuardedLoad) {
    ProgramBuilder b(ProgramKind::Elementwise, 2, "assign");
    const int16_t base = b.onLine(9).operand(DType::Single, MapKind::Linear, "A");
    const int16_t in = b.inside();
    const int16_t value = b.load(b.input(DType::Single, MapKind::Strided, "v"), "v", in);
    b.output(b.apply(kSelect, {in, value, base}, "A"), "A");
    const Ref<const Program> p = b.seal();
    LaunchGeometry g = flat(300, *p);
    g.dims = {300, 20, 1, 1, 1, 1};
    g.boxes[0].first = {5, 3, 0, 0, 0, 0};
    g.boxes[0].count = {10, 4, 1, 1, 1, 1};
    g.maps[1].stride = {1, 10, 0, 0, 0, 0};
    g.maps[1].offset = -35;
    expectGolden("assign_box", p, g);
    g.boxes[0].step = {2, 1, 1, 1, 1, 1};
    expectGolden("assign_strided_box", p, g);
}

TEST(CodeGenerator, ConvertsByMatlabsRules) {
    ProgramBuilder b(ProgramKind::Elementwise, 1, "convert");
    const int16_t x = b.operand(DType::Double, MapKind::Linear, "x");
    const DType classes[] = {DType::Single, DType::Int8,    DType::UInt8,  DType::Int16,
                             DType::UInt16, DType::Int32,   DType::UInt32, DType::Int64,
                             DType::UInt64, DType::Logical, DType::Char};
    for (DType t : classes)
        b.output(b.convert(x, t), std::string("to_") + std::string(className(t)));
    const Ref<const Program> p = b.seal();
    expectGolden("convert", p, flat(1000, *p));
}

TEST(CodeGenerator, ConvertsBetweenAllClasses) {
    for (int from = 0; from < kDTypeCount; ++from) {
        ProgramBuilder b(ProgramKind::Elementwise, 1, "convert");
        const int16_t x = b.operand(static_cast<DType>(from), MapKind::Linear, "x");
        for (int to = 0; to < kDTypeCount; ++to)
            b.output(b.convert(x, static_cast<DType>(to)));
        const Ref<const Program> p = b.seal();
        CodeGenerator generator({});
        const Result<GpuPlan> plan = generator.plan(*p, flat(1000, *p));
        ASSERT_TRUE(plan) << plan.error().message;
        EXPECT_EQ(shaderProblems(plan->passes[0].glsl->str()), "") << plan->passes[0].glsl->str();
    }
}

TEST(CodeGenerator, MakesNamesThatGlslTakes) {
    ProgramBuilder b(ProgramKind::Elementwise, 1, "names");
    const int16_t x = b.operand(DType::Single, MapKind::Linear, "sample");
    int16_t y = b.onLine(1).apply(kPlus, {x, x}, "a__b");
    y = b.onLine(2).apply(kTimes, {y, y}, "a__b");
    y = b.onLine(3).apply(kTimes, {y, x}, "float");
    y = b.onLine(4).apply(kPlus, {y, x}, "gl_x");
    b.output(b.onLine(5).apply(kTimes, {y, y}, "count"), "count");
    const Ref<const Program> p = b.seal();
    expectGolden("names", p, flat(1000, *p));
}

TEST(CodeGenerator, UsesWideIndicesAndSecondGroupDimensionForHugeLaunches) {
    const Ref<const Program> p = axpy(DType::Single);
    DeviceTraits traits;
    traits.maxBindingBytes = uint64_t{1} << 40;
    CodeGenerator generator(traits);
    const Result<GpuPlan> small = generator.plan(*p, flat(1 << 20, *p));
    const Result<GpuPlan> large = generator.plan(*p, flat(int64_t{1} << 31, *p));
    ASSERT_TRUE(small && large);
    EXPECT_EQ(small->passes[0].groups, (std::array<uint32_t, 3>{1024, 1, 1}));
    EXPECT_EQ(large->passes[0].groups[0], 65535u);
    EXPECT_GE(int64_t{large->passes[0].groups[1]} * 65535 * 1024, int64_t{1} << 31);
    expectGolden("axpy_wide", *large);
}

TEST(CodeGenerator, GivesTheSameTextObjectForACachedProgram) {
    const Ref<const Program> p = axpy(DType::Single);
    CodeGenerator generator({});
    const Result<GpuPlan> first = generator.plan(*p, flat(1000, *p));
    const Result<GpuPlan> second = generator.plan(*p, flat(5000, *p));
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->passes[0].glsl, second->passes[0].glsl);
    EXPECT_EQ(first->passes[0].key, second->passes[0].key);
}

TEST(CodeGenerator, PutsArgumentsInABufferWhenTheyDontFitPushConstants) {
    DeviceTraits traits;
    traits.maxPushBytes = 8;
    const Ref<const Program> p = axpy(DType::Double);
    CodeGenerator generator(traits);
    const Result<GpuPlan> plan = generator.plan(*p, flat(1000, *p));
    ASSERT_TRUE(plan);
    EXPECT_TRUE(plan->passes[0].argumentsInBuffer);
    EXPECT_EQ(shaderProblems(plan->passes[0].glsl->str()), "");
}

void expectValidTexts(Case (*make)(uint64_t), const DeviceTraits& traits) {
    CodeGenerator generator(traits);
    for (uint64_t seed = 1; seed <= 60; ++seed) {
        const Case c = make(seed);
        const Result<GpuPlan> plan = generator.plan(*c.program, c.geometry);
        ASSERT_TRUE(plan) << plan.error().message;
        for (const GpuPass& pass : plan->passes)
            ASSERT_EQ(shaderProblems(pass.glsl->str()), "") << pass.glsl->str();
    }
}

TEST(CodeGenerator, WritesValidTextForRandomPrograms) {
    expectValidTexts(randomElementwise, {});
}

TEST(CodeGenerator, WritesValidTextForRandomLoops) {
    expectValidTexts(randomLoop, {});
}

/// y = a*y + X(:,k) + c(k), and a second value that keeps the y before.
Ref<const Program> filterLoop(bool drawn) {
    ProgramBuilder b(ProgramKind::Elementwise);
    const int16_t y0 = b.onLine(3).operand(DType::Single, MapKind::Linear, "y");
    const int16_t old0 = b.parameter(DType::Single, "");
    const int16_t y = b.beginLoop({y0, old0});
    const int16_t gain = b.table(DType::Single);
    const int16_t x = drawn ? b.random(RandomDistribution::Normal, DType::Single)
                            : b.operand(DType::Single, MapKind::Strided, "X");
    if (!drawn) b.program().inputs.back().advances = true;
    const int16_t sum = b.onLine(5).apply(kPlus, {b.apply(kTimes, {gain, y}), x}, "y");
    b.endLoop({sum, y});
    b.onLine(7);
    b.output(sum, "y");
    b.output(b.apply(kMinus, {sum, static_cast<int16_t>(y + 1)}, "d"), "d");
    return b.seal();
}

TEST(CodeGenerator, KeepsCarriedValuesInVariables) {
    for (const bool drawn : {false, true}) {
        const Ref<const Program> p = filterLoop(drawn);
        LaunchGeometry g = flat(1000, *p);
        g.trips = 4;
        g.table = {1, 2, 3, 4};
        if (drawn)
            g.randoms = {{1, 8, 0, 0, 1000}};
        else
            g.maps[1] = {0, {1}, 1000};
        expectGolden(drawn ? "loop_drawn" : "loop_columns", p, g);
    }
}

TEST(CodeGenerator, MakesOneTextForAnyNumberOfIterations) {
    CodeGenerator generator({});
    const Ref<const Program> p = filterLoop(true);
    LaunchGeometry g = flat(1000, *p);
    g.randoms = {{1, 8, 0, 0, 1000}};
    std::vector<uint64_t> keys;
    for (const int64_t trips : {1, 3, 500}) {
        g.trips = trips;
        g.table.assign(static_cast<std::size_t>(trips), 0);
        const Result<GpuPlan> plan = generator.plan(*p, g);
        ASSERT_TRUE(plan);
        keys.push_back(plan->passes[0].key);
        // Counter, seed, step of the stream, the two sizes, one parameter; then a word a row.
        EXPECT_EQ(plan->passes[0].arguments.size(), 9 + static_cast<std::size_t>(trips));
    }
    EXPECT_EQ(keys[0], keys[1]);
    EXPECT_EQ(keys[0], keys[2]);
}

TEST(CodeGenerator, WritesValidTextForRandomReductions) {
    expectValidTexts(randomReduction, {});
    DeviceTraits noSubgroups;
    noSubgroups.subgroupSize = 0;
    noSubgroups.fmaExact = false;
    expectValidTexts(randomReduction, noSubgroups);
    DeviceTraits fast;
    fast.fastBodies = true;
    expectValidTexts(randomReduction, fast);
    expectValidTexts(randomRounds, fast);
    expectValidTexts(randomElementwise, fast);
}

Ref<const Program> meanAndDeviation(DType t, bool strided) {
    ProgramBuilder b(ProgramKind::Reduction, 3, "sum·sum");
    b.program().strided = strided;
    const int16_t x = b.onLine(20).operand(t, MapKind::Linear, "x");
    const int16_t sum = b.reduce(Combine::Sum, x);
    const int16_t squares = b.reduce(Combine::Sum, b.apply(kTimes, {x, x}));
    b.inEpilogue();
    const int16_t scale = b.parameter(t, "scale");
    b.output(b.apply(kTimes, {b.reduced(sum), scale}, "mu"), "mu");
    b.output(b.onLine(21).apply(kTimes, {b.reduced(squares), scale}, "power"), "power");
    return b.seal();
}

LaunchGeometry rows(const Program& p, int64_t inner, int64_t length, int64_t outer) {
    LaunchGeometry g = flat(1, p);
    g.inner = inner;
    g.length = length;
    g.outer = outer;
    g.dims = {inner, length, outer, 1, 1, 1};
    g.reducedDims = {inner, 1, outer, 1, 1, 1};
    return g;
}

TEST(CodeGenerator, ReducesLongRowsInPasses) {
    const Ref<const Program> p = meanAndDeviation(DType::Single, false);
    expectGolden("reduce_rows", p, rows(*p, 1, 1000000, 1));
    DeviceTraits noSubgroups;
    noSubgroups.subgroupSize = 0;
    expectGolden("reduce_rows_shared", p, rows(*p, 1, 1000, 7), noSubgroups);
}

/// Indices of 64 bits; any() and all() meet as words in shared memory.
TEST(CodeGenerator, ReducesHugeRowsOfConditions) {
    ProgramBuilder b(ProgramKind::Reduction, 3, "lt·any·all");
    const int16_t x = b.onLine(3).operand(DType::Single, MapKind::Linear, "x");
    const int16_t low = b.apply(kLess, {x, b.parameter(DType::Single, "limit")});
    const int16_t some = b.reduce(Combine::Any, low);
    const int16_t every = b.reduce(Combine::All, low);
    b.inEpilogue();
    b.output(b.reduced(some), "some");
    b.output(b.onLine(4).reduced(every), "every");
    const Ref<const Program> p = b.seal();
    DeviceTraits traits;
    traits.maxBindingBytes = uint64_t{1} << 40;
    expectGolden("reduce_rows_wide", p, rows(*p, 1, int64_t{1} << 31, 1), traits);
}

TEST(CodeGenerator, HasOneTextForHeavyBodiesOfReductions) {
    DeviceTraits compact;
    compact.compactReductions = true;
    compact.heavyCost = 0;
    const Ref<const Program> p = meanAndDeviation(DType::Single, false);
    expectGolden("reduce_rows_compact", p, rows(*p, 1, 1000, 7), compact);
}

/// What the user calls his variables has nothing to do with the names in a skeleton.
TEST(CodeGenerator, KeepsNamesOfSkeletonsApartFromTheUsers) {
    for (const bool strided : {false, true}) {
        ProgramBuilder b(ProgramKind::Reduction, 3, "times·sum");
        b.program().strided = strided;
        const int16_t x = b.onLine(1).operand(DType::Single, MapKind::Linear, "threads");
        const int16_t y = b.onLine(2).apply(kTimes, {x, x}, "lane");
        const int16_t z = b.onLine(3).apply(kPlus, {y, b.parameter(DType::Single, "at")}, "k");
        const int16_t sum = b.reduce(Combine::Sum, z);
        b.inEpilogue();
        b.output(b.onLine(4).reduced(sum), "end");
        b.perElement(y, "row");
        b.perElement(z, "column");
        const Ref<const Program> p = b.seal();
        expectGolden(strided ? "names_columns" : "names_rows", p,
                     rows(*p, strided ? 10 : 1, 4096, strided ? 1 : 6));
    }
    ProgramBuilder b(ProgramKind::Scan, 3, "cumsum");
    b.output(b.onLine(1).operand(DType::Single, MapKind::Linear, "segmentTotals"), "staged");
    const Ref<const Program> p = b.seal();
    expectGolden("names_scan", p, rows(*p, 1, 3000, 1));
}

TEST(CodeGenerator, ReducesColumnsInChunks) {
    const Ref<const Program> p = meanAndDeviation(DType::Double, true);
    expectGolden("reduce_columns", p, rows(*p, 100, 1000, 1));
}

/// Operands of every kind of map, with few elements and with more than 32 bits can number.
TEST(CodeGenerator, FindsOperandsOfReductionsWithoutCoordinates) {
    for (const bool strided : {false, true}) {
        for (const int64_t pages : {int64_t{6}, int64_t{1} << 20}) {
            ProgramBuilder b(ProgramKind::Reduction, 3, "minus·sqrt·rdivide·sum");
            b.program().strided = strided;
            const int16_t x = b.onLine(5).operand(DType::Single, MapKind::Linear, "x");
            const int16_t mean = b.operand(DType::Single, MapKind::Strided, "mean");
            const int16_t next = b.operand(DType::Single, MapKind::Strided, "next");
            const int16_t page = b.operand(DType::Single, MapKind::Strided, "page");
            const int16_t root = b.apply(kSqrt, {b.apply(kMinus, {x, mean})});
            const int16_t part = b.apply(kDivide, {b.apply(kDivide, {root, next}), page});
            b.inEpilogue();
            b.output(b.reduced(b.reduce(Combine::Sum, part)), "s");
            const Ref<const Program> p = b.seal();
            LaunchGeometry g = rows(*p, strided ? 8 : 1, strided ? 200 : 4096, pages);
            g.dims = {8, strided ? int64_t{200} : int64_t{512}, pages, 1, 1, 1};
            // One for each line; a step along the line; one for each page, four in a row the same.
            g.maps[1].stride = {strided ? 1 : 0, 0, 1, 0, 0, 0};
            g.maps[2].stride = {strided ? 0 : 1, strided ? 1 : 8, 0, 0, 0, 0};
            g.maps[3].stride = {0, 3, 1, 0, 0, 0};
            DeviceTraits fast;
            fast.fastBodies = true;
            fast.maxBindingBytes = uint64_t{1} << 40;
            CodeGenerator generator(fast);
            const Result<GpuPlan> plan = generator.plan(*p, g);
            ASSERT_TRUE(plan) << plan.error().message;
            const std::string& text = plan->passes[0].glsl->str();
            EXPECT_EQ(shaderProblems(text), "") << text;
            EXPECT_NE(text.find("mean_line = "), std::string::npos) << text;
            EXPECT_NE(text.find("next_first = "), std::string::npos) << text;
            EXPECT_EQ(text.find("page_line = ") != std::string::npos, !strided) << text;
        }
    }
}

TEST(CodeGenerator, StoresWhatIsKeptInThePassThatReducesIt) {
    for (const bool strided : {false, true}) {
        ProgramBuilder b(ProgramKind::Reduction, 3, "times·lt·sum");
        b.program().strided = strided;
        const int16_t x = b.onLine(5).operand(DType::Double, MapKind::Linear, "x");
        const int16_t y = b.apply(kTimes, {x, x});
        const int16_t low = b.onLine(6).apply(kLess, {y, b.parameter(DType::Double, "limit")});
        const int16_t sum = b.reduce(Combine::Sum, y);
        b.inEpilogue();
        b.output(b.reduced(sum), "s");
        b.perElement(y, "y");
        b.perElement(low, "low");
        const Ref<const Program> p = b.seal();
        expectGolden(strided ? "reduce_columns_kept" : "reduce_rows_kept", p,
                     rows(*p, strided ? 10 : 1, 4096, strided ? 1 : 6));
    }
}

TEST(CodeGenerator, GoesOverALineAgainWhileItIsAtHand) {
    for (const bool strided : {false, true}) {
        ProgramBuilder b(ProgramKind::Reduction, 3, "max·minus·sum·rdivide");
        b.program().strided = strided;
        const DType t = DType::Single;
        const int16_t x = b.onLine(5).operand(t, MapKind::Linear, "x");
        b.inEpilogue();
        const int16_t most = b.reduced(b.reduce(Combine::Max, x));
        const int16_t low = b.onLine(6).apply(kMinus, {x, b.line(most)});
        b.inEpilogue();
        const int16_t sum = b.reduced(b.reduce(Combine::Sum, low));
        b.output(b.apply(kTimes, {sum, most}), "s");
        b.perElement(b.onLine(7).apply(kDivide, {low, b.line(sum)}), "y");
        const Ref<const Program> p = b.seal();
        const LaunchGeometry g = rows(*p, strided ? 10 : 1, strided ? 200 : 4096, 6);
        expectGolden(strided ? "sweeps_columns" : "sweeps_rows", p, g);
        DeviceTraits noSubgroups;
        noSubgroups.subgroupSize = 0;
        if (!strided) expectGolden("sweeps_rows_shared", p, g, noSubgroups);
        CodeGenerator generator(DeviceTraits{});
        EXPECT_FALSE(generator.supports(*p, rows(*p, strided ? 10 : 1, 16385, 6)));
    }
    expectValidTexts(randomRounds, {});
}

TEST(CodeGenerator, StoresWhatIsKeptInThePassThatAccumulatesIt) {
    ProgramBuilder b(ProgramKind::Scan, 3, "times·cumsum");
    const int16_t x = b.onLine(8).operand(DType::Single, MapKind::Linear, "x");
    const int16_t y = b.apply(kTimes, {x, x});
    b.output(y, "c");
    b.perElement(y, "y");
    const Ref<const Program> p = b.seal();
    expectGolden("scan_rows_kept", p, rows(*p, 1, 10000, 2));
}

TEST(CodeGenerator, WritesValidTextForRandomScans) {
    expectValidTexts(randomScan, {});
}

TEST(CodeGenerator, ScansRowsAndColumnsWithTotals) {
    for (const bool strided : {false, true}) {
        ProgramBuilder b(ProgramKind::Scan, 3, "times·cumsum");
        b.program().strided = strided;
        b.program().reverse = strided;
        const int16_t x = b.onLine(8).operand(DType::Single, MapKind::Linear, "x");
        b.output(b.apply(kTimes, {x, x}), "y");
        const Ref<const Program> p = b.seal();
        expectGolden(strided ? "scan_columns" : "scan_rows", p,
                     rows(*p, strided ? 10 : 1, 10000, 2));
    }
}

TEST(CodeGenerator, DrawsRandomNumbers) {
    ProgramBuilder b(ProgramKind::Elementwise, 1, "randn·randi");
    b.output(b.onLine(2).random(RandomDistribution::Normal, DType::Double), "z");
    b.output(b.onLine(3).random(RandomDistribution::Integer, DType::Double), "n");
    const Ref<const Program> p = b.seal();
    LaunchGeometry g = flat(1000, *p);
    expectGolden("random_shared_blocks", p, g);
    g.randoms[1].counter = 1;
    expectGolden("random", p, g);
}

TEST(CodeGenerator, SaysWhyAProgramHasNoKernel) {
    DeviceTraits traits;
    traits.float64 = false;
    traits.maxBindingBytes = 1 << 20;
    CodeGenerator generator(traits);
    const Ref<const Program> wide = axpy(DType::Double);
    const Result<GpuPlan> none = generator.plan(*wide, flat(1000, *wide));
    ASSERT_FALSE(none);
    EXPECT_EQ(none.error().code, ErrorCode::Unsupported);
    EXPECT_EQ(none.error().message, "no float64 on this device");
    ProgramBuilder b(ProgramKind::Scan, 3, "cumsum");
    b.output(b.operand(DType::Single, MapKind::Linear, "x"), "y");
    const Ref<const Program> p = b.seal();
    EXPECT_TRUE(generator.supports(*p, rows(*p, 1, 1 << 18, 1)));
    const Status large = generator.supports(*p, rows(*p, 1, 1 << 19, 1));
    ASSERT_FALSE(large);
    EXPECT_EQ(large.error().message, "x has 2.0 MiB, a kernel of this device takes 1.0 MiB");
}

DeviceTraits smallBindings() {
    DeviceTraits traits;
    traits.maxBindingBytes = (2 << 20) - 1; // parts of 1 MiB
    traits.storageAlignment = 16;
    return traits;
}

TEST(CodeGenerator, GoesOverLargeArraysWindowByWindow) {
    CodeGenerator generator(smallBindings());
    const Ref<const Program> p = axpy(DType::Single);
    const int64_t n = (1 << 19) + 1000; // two windows of 2^18 elements and a short one
    const Result<GpuPlan> plan = generator.plan(*p, flat(n, *p));
    ASSERT_TRUE(plan) << plan.error().message;
    ASSERT_EQ(plan->passes.size(), 3u);
    uint64_t bytes = 0;
    for (std::size_t w = 0; w < 3; ++w) {
        const GpuPass& pass = plan->passes[w];
        EXPECT_EQ(pass.key, generator.plan(*p, flat(1000, *p))->passes[0].key) << "one kernel";
        for (const GpuBinding& b : pass.bindings) {
            EXPECT_EQ(b.offset, w << 20);
            EXPECT_EQ(b.bytes, w < 2 ? 1u << 20 : 4000u);
        }
        bytes += pass.bytes;
    }
    EXPECT_EQ(bytes, static_cast<uint64_t>(n) * 12);
}

TEST(CodeGenerator, TellsAWindowItsPlaceWhereItCounts) {
    CodeGenerator generator(smallBindings());
    ProgramBuilder b(ProgramKind::Elementwise, 1, "colon·plus");
    const int16_t x = b.onLine(3).operand(DType::Double, MapKind::Linear, "x");
    b.output(b.apply(kPlus, {x, b.ramp(DType::Double)}, "y"), "y");
    const Ref<const Program> p = b.seal();
    LaunchGeometry g = flat(300000, *p);
    const Result<GpuPlan> plan = generator.plan(*p, g);
    ASSERT_TRUE(plan) << plan.error().message;
    ASSERT_EQ(plan->passes.size(), 3u);
    GpuPlan first = *plan;
    first.passes.resize(1);
    expectGolden("window_ramp", first);
    EXPECT_NE(plan->passes[1].arguments, plan->passes[0].arguments);
}

TEST(CodeGenerator, ReducesLargeArraysByWindowsOfWholeBlocks) {
    CodeGenerator generator(smallBindings());
    const Ref<const Program> p = meanAndDeviation(DType::Double, false);
    const int64_t n = 3 * (1 << 17) + 5;
    const Result<GpuPlan> plan = generator.plan(*p, rows(*p, 1, n, 1));
    ASSERT_TRUE(plan) << plan.error().message;
    ASSERT_EQ(plan->passes.size(), 5u) << "four windows, and their partial results";
    for (std::size_t w = 0; w < 4; ++w) {
        for (const GpuBinding& b : plan->passes[w].bindings) {
            const bool partial = b.kind == GpuBinding::Kind::Temporary;
            EXPECT_EQ(b.offset, w * (partial ? 64 : 1 << 20));
            EXPECT_EQ(b.bytes, w < 3 ? (partial ? 64u : 1u << 20) : partial ? 8u : 40u);
        }
    }
    ASSERT_EQ(plan->temporaries.size(), 2u);
    EXPECT_EQ(plan->temporaries[0], 25u * 8);
    EXPECT_FALSE(generator.supports(*p, rows(*p, 1, n / 2, 2))) << "rows of their own";
}

TEST(CodeGenerator, TakesTheOnePartThatASliceLiesIn) {
    CodeGenerator generator(smallBindings());
    ProgramBuilder b(ProgramKind::Elementwise, 1, "sqrt");
    b.output(b.apply(kSqrt, {b.operand(DType::Double, MapKind::Strided, "x")}), "y");
    const Ref<const Program> p = b.seal();
    LaunchGeometry g = flat(1000, *p);
    g.maps[0].stride[0] = 1;
    g.maps[0].offset = 5 << 17;
    EXPECT_TRUE(generator.supports(*p, g)) << "in the sixth part";
    g.maps[0].offset = (5 << 17) - 500;
    EXPECT_FALSE(generator.supports(*p, g)) << "in two parts";
    g = flat(400000, *p);
    g.maps[0].stride[0] = 1;
    const Result<GpuPlan> plan = generator.plan(*p, g);
    ASSERT_TRUE(plan) << plan.error().message;
    EXPECT_EQ(plan->passes[2].bindings[0].offset, 2u << 20) << "each window its part";
}

TEST(CodeGenerator, ReachesThePartsOfArraysByTheirAddresses) {
    DeviceTraits traits = smallBindings();
    traits.addresses = true;
    CodeGenerator generator(traits);
    ProgramBuilder b(ProgramKind::Elementwise, 1, "minus");
    const int16_t later = b.operand(DType::Single, MapKind::Strided, "x");
    const int16_t y = b.operand(DType::Single, MapKind::Linear, "y");
    b.output(b.onLine(4).apply(kMinus, {later, y}, "d"), "d");
    const Ref<const Program> p = b.seal();
    LaunchGeometry g = flat(600000, *p);
    g.maps[0].stride[0] = -1; // from part to part while y goes the other way
    g.maps[0].offset = 599999;
    ASSERT_TRUE(generator.supports(*p, g));
    const Result<GpuPlan> plan = generator.plan(*p, g, {3, 1});
    ASSERT_TRUE(plan) << plan.error().message;
    ASSERT_EQ(plan->passes.size(), 1u);
    for (const GpuBinding& binding : plan->passes[0].bindings)
        EXPECT_TRUE(binding.inParts);
    expectGolden("parts_reversed", *plan);
    const Result<GpuPlan> some = generator.plan(*p, g, {2, 0});
    ASSERT_TRUE(some) << some.error().message;
    EXPECT_NE(some->passes[0].key, plan->passes[0].key) << "only y lies in parts";
    EXPECT_EQ(std::count_if(some->passes[0].bindings.begin(), some->passes[0].bindings.end(),
                            [](const GpuBinding& binding) { return binding.inParts; }),
              1);
}

/// scale * (A*B) + bias, with names that the product's own text has as well; and something else.
Ref<const Program> layer(DType t, uint32_t flags, const ElementwiseOp* activation, bool logical) {
    ProgramBuilder b(ProgramKind::Routine, 2, "mtimes·times·plus");
    b.program().routine = {RoutineOp::Product, flags, nullptr};
    b.input(t, MapKind::Linear, "A");
    b.input(t, MapKind::Linear, "B");
    b.inEpilogue();
    const int16_t scaled =
        b.onLine(7).apply(kTimes, {b.parameter(t, "rows"), b.reduced(0)}, "sums");
    int16_t y =
        b.onLine(8).apply(kPlus, {scaled, b.operand(t, MapKind::Strided, "left")}, "finish");
    y = b.apply(kMin, {y, b.operand(t, MapKind::Linear)});
    if (activation) y = b.onLine(9).apply(*activation, {y}, "e");
    if (logical) y = b.apply(kLess, {y, b.parameter(t)});
    b.output(y, "result");
    return b.seal();
}

LaunchGeometry layerSizes(const Program& p, int64_t m, int64_t n, int64_t k) {
    LaunchGeometry g = flat(1, p);
    g.dims = {m, n, 1, 1, 1, 1};
    g.maps[2].stride[0] = 1;
    g.sizes = {m, n, k, 1, m * k, k * n};
    g.extents = {m * k, k * n, m, m * n};
    return g;
}

TEST(CodeGenerator, MakesElementsOfAProductBeforeTheyAreStored) {
    const Ref<const Program> p = layer(DType::Double, 0, nullptr, false);
    DeviceTraits traits;
    traits.maxShared = 48 << 10;
    expectGolden("product_epilogue", p, layerSizes(*p, 100, 40, 30), traits);
}

TEST(CodeGenerator, HasOneTextForLongEpiloguesOfAllElementsOfAThread) {
    const Ref<const Program> p = layer(DType::Single, kTransposeLeft, &kSine, false);
    DeviceTraits traits;
    traits.maxShared = 48 << 10;
    expectGolden("product_long_epilogue", p, layerSizes(*p, 100, 40, 30), traits);
}

TEST(CodeGenerator, ComputesHalfOfASymmetricProduct) {
    ProgramBuilder b(ProgramKind::Routine, 1, "mtimes");
    b.program().routine = {RoutineOp::Product, kTransposeLeft | kSymmetric, nullptr};
    b.input(DType::Double, MapKind::Linear, "A");
    b.input(DType::Double, MapKind::Linear, "A");
    b.program().outputs.push_back({0, DType::Double, "G"});
    const Ref<const Program> p = b.seal();
    LaunchGeometry g = flat(1, *p);
    g.dims[0] = 300 * 300;
    g.sizes = {300, 300, 50, 1, 15000, 15000};
    g.extents = {15000, 15000};
    DeviceTraits traits;
    traits.maxShared = 48 << 10;
    expectGolden("product_symmetric", p, g, traits);
}

TEST(CodeGenerator, EpiloguesCompileInEveryKernelOfAProduct) {
    struct {
        int64_t m, n, k;
    } const sizes[] = {{3, 40, 30},      {40, 1, 30},       {1, 1, 5000},   {40, 3, 5000},
                       {16, 16, 5000},   {100, 100, 5000},  {30, 5000, 20}, {4000, 2000, 20},
                       {2000, 1000, 30}, {4000, 2000, 5000}};
    for (const DType t : {DType::Single, DType::Double}) {
        for (const auto& [exact, keeps] : {std::pair(true, true), {true, false}, {false, true}}) {
            for (const bool logical : {true, false}) {
                for (const ElementwiseOp* activation : {&kSine, &kSqrt}) {
                    DeviceTraits traits;
                    traits.fmaExact = exact;
                    traits.fma32Keeps = keeps;
                    if (exact) traits.maxShared = 48 << 10;
                    traits.maxPushBytes = logical ? 64 : 128;
                    CodeGenerator generator(traits);
                    const Ref<const Program> p = layer(t, 0, activation, logical);
                    for (const auto& s : sizes) {
                        const Result<GpuPlan> plan =
                            generator.plan(*p, layerSizes(*p, s.m, s.n, s.k));
                        ASSERT_TRUE(plan) << plan.error().message;
                        // The result alone is stored, unless blocks of terms are added later.
                        EXPECT_EQ(plan->passes.size() == 1, s.k <= 2048 || s.m * s.n > 1000000)
                            << s.m << ' ' << s.k;
                        for (const GpuPass& pass : plan->passes) {
                            EXPECT_EQ(shaderProblems(pass.glsl->str()), "") << pass.glsl->str();
                            EXPECT_EQ(pass.argumentsInBuffer,
                                      pass.arguments.size() * 4 > traits.maxPushBytes);
                        }
                    }
                }
            }
        }
    }
}

TEST(CodeGenerator, TransformsLookAtBoundsWhereWorkgroupsAreTooMany) {
    ProgramBuilder b(ProgramKind::Routine, 1, "fft");
    b.program().routine = {RoutineOp::Fourier, 0, nullptr};
    b.input(DType::Single, MapKind::Linear, "x");
    b.input(DType::Single, MapKind::Linear, "roots");
    b.program().outputs.push_back({0, DType::Single, "y"});
    const Ref<const Program> p = b.seal();
    const auto bounds = [&](int64_t length, int64_t lines, uint32_t most, uint32_t threads) {
        LaunchGeometry g = flat(1, *p);
        g.dims[0] = 2 * length * lines;
        g.sizes = {1, length, lines, length};
        g.extents = {2 * length * lines, 2 * length};
        DeviceTraits traits;
        traits.maxGroupsX = most;
        traits.maxWorkgroup = threads;
        CodeGenerator generator(traits);
        const Result<GpuPlan> plan = generator.plan(*p, g);
        EXPECT_TRUE(plan) << plan.error().message;
        const GpuPass& pass = plan->passes.front();
        EXPECT_EQ(shaderProblems(pass.glsl->str()), "") << pass.glsl->str();
        const std::string size = "local_size_x = ";
        EXPECT_LE(std::stoul(pass.glsl->str().substr(pass.glsl->str().find(size) + size.size())),
                  threads);
        return pass.glsl->str().find("number < sets") != std::string::npos;
    };
    EXPECT_FALSE(bounds(64, 64, 65535, 1024)) << "4 workgroups of 16 lines";
    EXPECT_FALSE(bounds(64, 64, 2, 1024)) << "two rows of them";
    EXPECT_TRUE(bounds(64, 64, 3, 1024)) << "six workgroups for four";
    EXPECT_TRUE(bounds(64, 65, 65535, 1024));
    EXPECT_FALSE(bounds(2, 1024, 65535, 128)) << "no more lines than threads";
}

TEST(Divisor, MultipliesToTheExactQuotient) {
    std::mt19937 source(7);
    const auto random = [&] { return static_cast<uint32_t>(source()); };
    const uint32_t most = ~uint32_t{0};
    for (int i = 0; i < 200000; ++i) {
        // Divisors of all lengths, and numbers around their multiples.
        const uint32_t d = std::max<uint32_t>(1, (i % 3 ? random() : most) >> random() % 32);
        const uint64_t words = codegen::divisorWords(d);
        const uint32_t multiple = random() / d * d;
        for (const uint32_t e : {random(), multiple, multiple - 1, uint32_t{0}, d, d - 1, most})
            ASSERT_EQ(shared_index::vt_over(e, static_cast<uint32_t>(words),
                                            static_cast<uint32_t>(words >> 32)),
                      e / d)
                << e << " / " << d;
    }
}

} // namespace
} // namespace vitrine
