// SPDX-License-Identifier: Apache-2.0
// The rules of the intermediate form: programs that keep them pass, and each rule has a program
// that breaks it alone.
#include "provider/verify.h"

#include "base/internal_error.h"
#include "provider/random_program.h"
#include "provider/routine.h"

#include <functional>
#include <gtest/gtest.h>
#include <set>

namespace vitrine {
namespace {

using test::kLess;
using test::kPlus;
using test::kTimes;
using test::ProgramBuilder;
using enum ProgramRule;

struct Made {
    Ref<Program> program;
    LaunchGeometry geometry;
};

Made made(ProgramBuilder& b) {
    Made out{Ref<Program>(&b.program()), {}};
    const Program& p = *out.program;
    LaunchGeometry& g = out.geometry;
    g.maps.resize(p.inputs.size());
    g.parameters.resize(p.parameters.size());
    g.randoms.resize(p.randoms.size());
    g.boxes.resize(static_cast<std::size_t>(p.boxes));
    g.table.resize(p.tables.size());
    return out;
}

/// (x + p) * x, where box 0 is, by a guard.
Made elementwise() {
    ProgramBuilder b(ProgramKind::Elementwise);
    const int16_t guard = b.inside();
    const int16_t slot = b.input(DType::Double, MapKind::Strided);
    const int16_t x = b.load(slot, "x", guard);
    const int16_t sum = b.apply(kPlus, {x, b.parameter(DType::Double)});
    b.output(b.apply(kTimes, {sum, x}), "y");
    return made(b);
}

/// y carried through a loop that adds a table's number.
Made loop() {
    ProgramBuilder b(ProgramKind::Elementwise);
    const int16_t x = b.operand(DType::Double, MapKind::Linear);
    const int16_t y = b.beginLoop({x});
    const int16_t next = b.apply(kPlus, {y, b.table(DType::Double)});
    b.endLoop({next});
    b.output(y, "y");
    return made(b);
}

/// The sum of x, and x + x for each element.
Made reduction() {
    ProgramBuilder b(ProgramKind::Reduction);
    const int16_t x = b.operand(DType::Double, MapKind::Linear);
    const int16_t twice = b.apply(kPlus, {x, x});
    const int16_t sum = b.reduce(Combine::Sum, x);
    b.inEpilogue();
    b.output(b.reduced(sum), "s");
    b.perElement(twice, "t");
    return made(b);
}

Made scan() {
    ProgramBuilder b(ProgramKind::Scan);
    b.output(b.operand(DType::Double, MapKind::Linear), "c");
    return made(b);
}

/// x sorted along three lines.
Made routine() {
    ProgramBuilder b(ProgramKind::Routine);
    b.program().routine.op = RoutineOp::Sort;
    b.input(DType::Double, MapKind::Linear);
    b.program().outputs.push_back({0, DType::Double, "y"});
    Made out = made(b);
    out.geometry.dims[0] = 12;
    out.geometry.extents = {12};
    out.geometry.sizes = sizes::list(sizes::Lines{.inner = 1, .length = 4, .outer = 3});
    return out;
}

struct Breach {
    ProgramRule rule;
    Made (*make)();
    std::function<void(Program&, LaunchGeometry&)> change;
};

/// The element-wise program has guard 0, x 1, the parameter 2, the sum 3, the product 4; the loop
/// x 0, y 1, the table 2, the sum 3.
std::vector<Breach> breaches() {
    using P = Program&;
    using G = LaunchGeometry&;
    return {
        {Rank, elementwise, [](P p, G) { p.rank = 7; }},
        {ArgumentsBefore, elementwise, [](P p, G) { p.body[3].args[1] = 4; }},
        {ArgumentCount, elementwise, [](P p, G) { p.body[3].args[1] = -1; }},
        {ArgumentCount, elementwise, [](P p, G) { p.body[3].args[2] = 1; }},
        {ArgumentClass, elementwise, [](P p, G) { p.body[3].args[0] = 0; }},
        {ResultClass, elementwise, [](P p, G) { p.body[4].op = &kLess; }},
        {HasOperation, elementwise, [](P p, G) { p.body[4].op = nullptr; }},
        {HasOperation, elementwise, [](P p, G) { p.body[1].op = &kPlus; }},
        {SlotExists, elementwise, [](P p, G) { p.body[1].slot = 1; }},
        {SlotExists, elementwise, [](P p, G) { p.boxes = 0; }},
        {SlotClass, elementwise, [](P p, G) { p.inputs[0].dtype = DType::Single; }},
        {SlotClass, loop, [](P p, G) { p.tables[0] = DType::Single; }},
        {GuardIsLogical, elementwise, [](P p, G) { p.body[1].guard = 1; }},
        {LoopInBody, loop, [](P p, G) { p.loopEnd = 9; }},
        {CarriedFirst, loop, [](P p, G) { p.loopBegin = 0; }},
        {CarriedFirst, loop,
         [](P p, G) {
             p.body[1].args[0] = 1;
             p.body[1].kind = StepKind::Load;
         }},
        {CarriedNext, loop, [](P p, G) { p.carried[0].next = 0; }},
        {TableInLoop, elementwise,
         [](P p, G) {
             p.body[2].kind = StepKind::Table;
             p.tables = {DType::Double};
         }},
        {PartsOfKind, elementwise, [](P p, G) { p.kind = ProgramKind::Reduction; }},
        {PartsOfKind, reduction, [](P p, G) { p.reductions.clear(); }},
        {ReducedStep, reduction, [](P p, G) { p.reductions[0].step = 5; }},
        {ScanCombine, scan, [](P p, G) { p.scan = Combine::Any; }},
        {OutputStep, elementwise, [](P p, G) { p.outputs[0].step = 5; }},
        {OutputClass, elementwise, [](P p, G) { p.outputs[0].step = 0; }},
        {PerElementLast, reduction, [](P p, G) { std::swap(p.outputs[0], p.outputs[1]); }},
        {PerElementLast, elementwise, [](P p, G) { p.outputs[0].perElement = true; }},
        {PerIterationInLoop, elementwise, [](P p, G) { p.outputs[0].perIteration = true; }},
        {LaunchCounts, elementwise, [](P, G g) { g.parameters.clear(); }},
        {LaunchTable, loop, [](P, G g) { g.trips = 2; }},
        {LaunchTable, elementwise, [](P, G g) { g.trips = 0; }},
        {LaunchLines, reduction, [](P, G g) { g.dims[0] = 5; }},
        {LaunchExtents, elementwise, [](P, G g) { g.dims[0] = -1; }},
        {LaunchExtents, routine, [](P, G g) { g.extents.pop_back(); }},
        {LaunchSizes, routine, [](P, G g) { g.sizes.pop_back(); }},
        {LaunchSizes, routine, [](P, G g) { g.sizes.push_back(1); }},
    };
}

std::optional<Violation> verifyBoth(const Made& m) {
    const std::optional<Violation> broken = verify(*m.program);
    return broken ? broken : verify(*m.program, m.geometry);
}

TEST(Verify, ProgramsThatKeepTheRulesPass) {
    for (Made (*make)() : {elementwise, loop, reduction, scan, routine}) {
        const Made m = make();
        const std::optional<Violation> broken = verifyBoth(m);
        EXPECT_FALSE(broken) << broken->text() << '\n' << programText(*m.program);
        EXPECT_NO_THROW(requireVerified(*m.program, m.geometry));
    }
    for (uint64_t seed = 1; seed <= 300; ++seed) {
        for (test::Case (*make)(uint64_t) :
             {test::randomElementwise, test::randomLoop, test::randomReduction, test::randomRounds,
              test::randomScan}) {
            const test::Case c = make(seed);
            std::optional<Violation> broken = verify(*c.program);
            if (!broken) broken = verify(*c.program, c.geometry);
            ASSERT_FALSE(broken) << seed << ": " << broken->text() << '\n'
                                 << programText(*c.program);
        }
    }
}

TEST(Verify, EachRuleFires) {
    std::set<ProgramRule> fired;
    for (const Breach& b : breaches()) {
        Made m = b.make();
        b.change(*m.program, m.geometry);
        const std::optional<Violation> broken = verifyBoth(m);
        ASSERT_TRUE(broken) << static_cast<int>(b.rule);
        EXPECT_EQ(broken->rule, b.rule) << broken->text() << '\n' << programText(*m.program);
        EXPECT_THROW(requireVerified(*m.program, m.geometry), InternalError);
        fired.insert(b.rule);
    }
    for (const ProgramRuleRow& row : programRules())
        EXPECT_TRUE(fired.contains(row.rule)) << row.statement;
}

} // namespace
} // namespace vitrine
