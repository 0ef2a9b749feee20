// SPDX-License-Identifier: Apache-2.0
// Triangular systems and what is asked of a matrix before and after: its structure, its condition,
// a triangle of it.
#include "provider/codegen/routine_tiles.h"
#include "provider/routine.h"

namespace vitrine::codegen {

namespace {

std::string elementType(const RoutinePlan& plan) {
    return valueType(plan.program.outputs[0].dtype);
}

std::vector<std::pair<const char*, std::string>>
withTypes(const RoutinePlan& plan, std::pair<const char*, std::string> one) {
    return {
        std::move(one), {"ZERO", zeroOf(plan.program.outputs[0].dtype)}, {"T", elementType(plan)}};
}

} // namespace

void planTriangularSolve(RoutinePlan& plan) {
    const auto [n, sides, lead] = plan.sizes<sizes::Solve>();
    const std::string type = elementType(plan);
    const RoutineBuffer result = outputBuffer(type, "result");
    RoutinePass start;
    start.file = "copy_or_identity.glsl";
    start.title = "start";
    start.buffers = {inputBuffer(1, type, "source"), result};
    start.arguments = {{"count", word(n * sides)}};
    start.words = withTypes(plan, {"VALUE", "vt_canonical(source[e])"});
    start.groups = groupsOf(n * sides);
    plan.add(std::move(start));
    const bool turned = plan.flag(kTransposed);
    MatrixPart t{inputBuffer(0, type, "matrix"), 0, 1, lead};
    if (turned) t = t.turned();
    addTriangularSolve(plan, "solve", t, {result, 0, 1, n}, n, sides,
                       {plan.flag(kLower) != turned, plan.flag(kUnit)});
}

void planCondition(RoutinePlan& plan) {
    const int64_t n = plan.sizes<sizes::Square>().n;
    const std::string type = elementType(plan);
    const uint64_t size = sizeOf(plan.program.outputs[0].dtype);
    const RoutineBuffer x =
        temporaryBuffer(plan.temporary(static_cast<uint64_t>(n) * size), type, "trial", false);
    const std::size_t state = plan.temporary(size);
    const auto step = [&](const char* title, const char* text) {
        RoutinePass pass;
        pass.file = "condition_step.glsl";
        pass.title = title;
        pass.buffers = {temporaryBuffer(x.slot, type, "trial", true),
                        temporaryBuffer(state, type, "state", true), inputBuffer(1, type, "norm"),
                        outputBuffer(type, "result")};
        pass.arguments = {{"rows", word(n)}};
        pass.words = withTypes(plan, {"STEP", text});
        plan.add(std::move(pass));
    };
    const MatrixPart a{inputBuffer(0, type, "matrix"), 0, 1, n}, side{x, 0, 1, n};
    const auto solve = [&] {
        addTriangularSolve(plan, "L", a, side, n, 1, {true, true});
        addTriangularSolve(plan, "U", a, side, n, 1, {false, false});
    };
    const auto solveTurned = [&] {
        addTriangularSolve(plan, "U'", a.turned(), side, n, 1, {true, false});
        addTriangularSolve(plan, "L'", a.turned(), side, n, 1, {false, true});
    };
    step("start", "    for (uint i = t; i < rows; i += 256u)\n"
                  "        trial[i] = vt_div($T(1), $T(rows));\n"
                  "    if (t == 0u) state[0] = $ZERO;");
    solve();
    constexpr int kRounds = 2;
    for (int round = 0; round < kRounds; ++round) {
        step("signs", "    $T size = sizes();\n"
                      "    for (uint i = t; i < rows; i += 256u)\n"
                      "        trial[i] = vt_less(trial[i], $ZERO) ? -$T(1) : $T(1);\n"
                      "    if (t == 0u && !(size <= state[0])) state[0] = size;");
        solveTurned();
        step("peak", "    uint at = peak();\n"
                     "    for (uint i = t; i < rows; i += 256u)\n"
                     "        trial[i] = i == at ? $T(1) : $ZERO;");
        solve();
    }
    // The other trial vector, against exact cancellation in the first.
    step("alternating", "    $T size = sizes();\n"
                        "    for (uint i = t; i < rows; i += 256u) {\n"
                        "        $T part = rows == 1u ? $ZERO : vt_div($T(i), $T(rows - 1u));\n"
                        "        trial[i] = i % 2u == 0u ? $T(1) + part : -$T(1) - part;\n"
                        "    }\n"
                        "    if (t == 0u && !(size <= state[0])) state[0] = size;");
    solve();
    step("estimate", "    $T size = vt_div(sizes() * $T(2), $T(3) * $T(rows));\n"
                     "    if (t == 0u) {\n"
                     "        if (!(size <= state[0])) state[0] = size;\n"
                     "        result[0] = state[0] == $ZERO ? $ZERO : vt_div(vt_div($T(1), "
                     "state[0]), norm[0]);\n"
                     "    }");
}

void planTriangle(RoutinePlan& plan) {
    const auto size = plan.sizes<sizes::Triangle>();
    const std::string type = elementType(plan);
    const std::string kept = plan.flag(kLower) ? "above <= 0" : "above >= 0";
    RoutinePass pass;
    pass.file = "triangle.glsl";
    pass.buffers = {inputBuffer(0, type, "source"), outputBuffer(type, "result")};
    pass.arguments = {{"rows", word(size.rows)},
                      {"columns", word(size.columns)},
                      {"lead", word(size.lead)},
                      {"diagonal", word(size.diagonal)}};
    pass.words =
        withTypes(plan, {"VALUE", std::string(plan.flag(kUnit) ? "i == j ? $T(1) : " : "") + kept +
                                      " ? source[i + lead * j] : $ZERO"});
    pass.groups = groupsOf(size.rows * size.columns);
    plan.add(std::move(pass));
}

void planStructure(RoutinePlan& plan) {
    const int64_t n = plan.sizes<sizes::Square>().n;
    const std::string type = elementType(plan);
    const std::size_t flags = plan.temporary(4);
    const RoutineBuffer word32 = temporaryBuffer(flags, "uint", "flags", true);
    const auto one = [&](const char* title, const char* text, std::vector<RoutineBuffer> buffers) {
        RoutinePass pass;
        pass.file = "structure_finish.glsl";
        pass.title = title;
        pass.buffers = std::move(buffers);
        pass.words = withTypes(plan, {"STEP", text});
        plan.add(std::move(pass));
    };
    one("start", "flags[0] = 7u;", {word32});
    RoutinePass check;
    check.file = "structure_check.glsl";
    check.title = "check";
    check.buffers = {inputBuffer(0, type, "source"), word32};
    check.arguments = {{"rows", word(n)}};
    check.words = withTypes(plan, {"ELEMENT", type});
    check.groups = groupsOf(n * n);
    plan.add(std::move(check));
    one("", "result[0] = $T(flags[0]);",
        {temporaryBuffer(flags, "uint", "flags", false), outputBuffer(type, "result")});
}

} // namespace vitrine::codegen
