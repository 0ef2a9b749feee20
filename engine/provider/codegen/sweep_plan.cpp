// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/sweep_plan.h"

#include "provider/codegen/kernel_text.h"

#include <algorithm>
#include <bit>

namespace vitrine::codegen {

namespace {

/// Operations from which on a step of a held line is held itself.
constexpr float kWorthHolding = 4;

/// The steps that a sweep computes for reductions and for outputs with elements of lines.
std::vector<int16_t> rootsOf(const Program& program, const Sweeps& sweeps, int sweep) {
    std::vector<int16_t> roots;
    const auto add = [&](int16_t step) {
        if (sweeps.body[static_cast<std::size_t>(step)] == sweep) roots.push_back(step);
    };
    for (const ReductionInfo& r : program.reductions)
        add(r.step);
    for (std::size_t i = program.ownOutputs(); i < program.outputs.size(); ++i)
        add(program.outputs[i].step);
    return roots;
}

} // namespace

SweepPlan::SweepPlan(const Program& program, const Library& library, bool values)
    : sweeps(sweepsOf(program)), first(program.inputs.size(), -1), last(program.inputs.size(), -1) {
    const std::size_t steps = program.body.size();
    for (int r = 0; r < sweeps.count; ++r) {
        const std::vector<int16_t> roots = rootsOf(program, sweeps, r);
        std::vector<bool> before(steps); // computed in an earlier sweep, and worth holding
        for (std::size_t i = 0; i < steps; ++i) {
            if (!values || fastCost(program.body[i], library) < kWorthHolding) continue;
            for (int e = 0; e < r; ++e)
                before[i] = before[i] || needed[static_cast<std::size_t>(e)][i];
        }
        needed.push_back(neededSteps(program, program.body, roots, before));
        known.emplace_back(steps);
        keeps.emplace_back(steps);
        for (std::size_t i = 0; i < steps; ++i) {
            known.back()[i] = needed.back()[i] && before[i];
            for (std::size_t e = 0; known.back()[i]; ++e) {
                if (!needed[e][i]) continue;
                keeps[e][i] = true;
                break;
            }
        }
        for (int slot : linearInputs(program, program.body, needed.back())) {
            const auto s = static_cast<std::size_t>(slot);
            last[s] = r;
            if (first[s] < 0) first[s] = r;
        }
    }
}

int64_t SweepPlan::registers(const Program& program) const {
    const auto of = [](DType t) { return sizeOf(t) == 8 ? 8 : 4; };
    int64_t sum = 0;
    for (std::size_t slot = 0; slot < last.size(); ++slot) {
        if (last[slot] > first[slot]) sum += of(program.inputs[slot].dtype);
    }
    for (const std::vector<bool>& sweep : keeps) {
        for (std::size_t i = 0; i < sweep.size(); ++i) {
            if (sweep[i]) sum += of(program.body[i].dtype);
        }
    }
    return sum;
}

HeldLine heldLine(const Program& program, const DeviceTraits& traits, const Library& library,
                  int64_t length) {
    constexpr int64_t kMostRegisters = 64;
    constexpr float kMostOperations = 48;
    float operations = 0;
    for (const Step& s : program.body) {
        if (s.kind == StepKind::Random) return {};
        if (s.kind == StepKind::Apply)
            operations += traits.fastBodies ? fastCost(s, library) : s.op->cost;
    }
    if (operations > kMostOperations || program.inputs.size() > 3) return {};
    const auto passes = static_cast<int64_t>(
        std::bit_ceil(static_cast<uint64_t>(std::max<int64_t>(1, length) + 1023) / 1024));
    for (const bool values : {true, false}) {
        const SweepPlan plan(program, library, values);
        const int64_t registers = plan.registers(program);
        if (registers > 0 && registers * passes <= kMostRegisters)
            return {static_cast<int>(passes), values};
    }
    return {};
}

} // namespace vitrine::codegen
