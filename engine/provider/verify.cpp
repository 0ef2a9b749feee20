// SPDX-License-Identifier: Apache-2.0
#include "provider/verify.h"

#include "base/enum_rows.h"
#include "provider/routine.h"

#include <algorithm>
#include <array>

namespace vitrine {

namespace {

using enum ProgramRule;
constexpr ProgramRuleRow kRules[] = {
    {Rank, "a domain has one to six dimensions"},
    {ArgumentsBefore, "arguments are earlier steps of the same list"},
    {ArgumentCount, "a step has as many arguments as its kind or operation takes"},
    {ArgumentClass, "arguments have the class that the operation computes in"},
    {ResultClass, "a result has the class that the operation returns"},
    {HasOperation, "steps that apply an operation have one, others have none"},
    {SlotExists, "a slot is one of the operands, parameters, streams, boxes, columns or results"},
    {SlotClass, "a step has the class of what its slot names"},
    {GuardIsLogical, "a guard is an earlier logical step of the same list"},
    {LoopInBody, "a loop is a part of an element-wise body"},
    {CarriedFirst, "a loop starts with its carried steps, whose first values stand before it"},
    {CarriedNext, "a carried step becomes a step of its loop of the same class"},
    {TableInLoop, "columns of the table are read in the loop"},
    {PartsOfKind, "a program has the parts of its kind and no others"},
    {ReducedStep, "a reduction is one of a step of the body"},
    {ScanCombine, "a scan adds, multiplies or takes extremes, and has one result of its own"},
    {OutputStep, "what is stored is a step"},
    {OutputClass, "what is stored has the class of its step"},
    {PerElementLast, "steps of a reduction's or scan's body are stored after its results"},
    {PerIterationInLoop, "what is stored in each iteration stands in the loop or before it"},
    {LaunchCounts, "a launch has a map, a value, a stream and a box for each that is named"},
    {LaunchTable, "a launch's table has a number for each column and iteration"},
    {LaunchLines, "lines of a reduction or scan make up its domain"},
    {LaunchExtents, "a launch has no negative size, and a routine knows those of its operands"},
    {LaunchSizes, "a routine has the sizes that its row names"},
};

static_assert(rowsInOrder(kRules, &ProgramRuleRow::rule),
              "the rows stand in the order of the enumeration");

constexpr int kMostDimensions = 6;

std::size_t argumentsOf(const Step& s) {
    switch (s.kind) {
    case StepKind::Apply:
        return s.op ? static_cast<std::size_t>(s.op->arity) : 0;
    case StepKind::Convert:
    case StepKind::Carried:
        return 1;
    default:
        return 0;
    }
}

bool takesLogical(const Step& s, std::size_t argument) {
    return s.op->rule == TypeRule::Logic || (s.op->rule == TypeRule::Select && argument == 0);
}

/// One list of steps; keeps the first violation.
class Verifier {
public:
    explicit Verifier(const Program& program) : m_program(program) {}

    std::optional<Violation> run() {
        const Program& p = m_program;
        if (p.rank < 1 || p.rank > kMostDimensions) no(Rank, -1);
        parts();
        loop();
        for (m_epilogue = false; !m_found; m_epilogue = true) {
            const std::vector<Step>& steps = m_epilogue ? p.epilogue : p.body;
            for (std::size_t i = 0; i < steps.size() && !m_found; ++i)
                step(steps, i);
            if (m_epilogue) break;
        }
        outputs();
        return m_found;
    }

private:
    void no(ProgramRule rule, std::size_t at) { no(rule, static_cast<int>(at)); }
    void no(ProgramRule rule, int at) {
        if (!m_found) m_found = Violation{rule, at};
    }
    static bool before(int16_t argument, std::size_t step) {
        return argument >= 0 && static_cast<std::size_t>(argument) < step;
    }

    void parts() {
        const Program& p = m_program;
        const bool reduction = p.kind == ProgramKind::Reduction;
        const bool routine = p.kind == ProgramKind::Routine;
        if (reduction == p.reductions.empty() || (routine && !p.body.empty()) ||
            (!reduction && !routine && !p.epilogue.empty()) || p.outputs.empty())
            no(PartsOfKind, -1);
        for (std::size_t r = 0; r < p.reductions.size(); ++r) {
            if (!before(p.reductions[r].step, p.body.size())) no(ReducedStep, r);
        }
        if (p.kind == ProgramKind::Scan && (p.scan > Combine::Max || p.ownOutputs() != 1))
            no(ScanCombine, -1);
    }

    void loop() {
        const Program& p = m_program;
        const auto size = static_cast<int>(p.body.size());
        if (p.loopBegin < 0 || p.loopEnd < p.loopBegin || p.loopEnd > size ||
            (p.hasLoop() && p.kind != ProgramKind::Elementwise))
            return no(LoopInBody, -1);
        if (!p.hasLoop() && !p.carried.empty()) return no(CarriedFirst, -1);
        for (std::size_t k = 0; k < p.carried.size(); ++k) {
            const auto at = static_cast<std::size_t>(p.loopBegin) + k;
            const CarriedInfo& c = p.carried[k];
            if (static_cast<std::size_t>(c.step) != at || !p.inLoop(at) ||
                p.body[at].kind != StepKind::Carried)
                return no(CarriedFirst, k);
            if (c.next < 0 || !p.inLoop(static_cast<std::size_t>(c.next)) ||
                p.body[static_cast<std::size_t>(c.next)].dtype != p.body[at].dtype)
                return no(CarriedNext, k);
        }
    }

    void step(const std::vector<Step>& steps, std::size_t i) {
        const Step& s = steps[i];
        if ((s.op != nullptr) != (s.kind == StepKind::Apply)) return no(HasOperation, i);
        const std::size_t count = argumentsOf(s);
        for (std::size_t k = 0; k < s.args.size(); ++k) {
            if ((s.args[k] >= 0) != (k < count)) return no(ArgumentCount, i);
            if (k < count && !before(s.args[k], i)) return no(ArgumentsBefore, i);
        }
        if (s.guard >= 0 && (s.kind != StepKind::Load || !before(s.guard, i) ||
                             steps[static_cast<std::size_t>(s.guard)].dtype != DType::Logical))
            return no(GuardIsLogical, i);
        if (s.kind == StepKind::Apply) return apply(steps, i);
        slot(s, i);
    }

    void apply(const std::vector<Step>& steps, std::size_t i) {
        const Step& s = steps[i];
        for (std::size_t k = 0; k < argumentsOf(s); ++k) {
            const DType wanted = takesLogical(s, k) ? DType::Logical : s.compute;
            if (steps[static_cast<std::size_t>(s.args[k])].dtype != wanted)
                return no(ArgumentClass, i);
        }
        if (s.dtype != (s.op->returnsLogical() ? DType::Logical : s.compute)) no(ResultClass, i);
    }

    /// The class of what slot `k` of a list names; nothing when there is none.
    template <typename List, typename F>
    void named(const List& list, int16_t k, DType dtype, std::size_t i, const F& classOf) {
        if (k < 0 || static_cast<std::size_t>(k) >= list.size()) return no(SlotExists, i);
        if (classOf(list[static_cast<std::size_t>(k)]) != dtype) no(SlotClass, i);
    }

    void slot(const Step& s, std::size_t i) {
        const Program& p = m_program;
        const auto itself = [](DType t) { return t; };
        switch (s.kind) {
        case StepKind::Load:
            return named(p.inputs, s.slot, s.dtype, i,
                         [](const OperandInfo& o) { return o.dtype; });
        case StepKind::Parameter:
            return named(p.parameters, s.slot, s.dtype, i, itself);
        case StepKind::Ramp:
            named(p.parameters, s.slot, s.dtype, i, itself);
            return named(p.parameters, static_cast<int16_t>(s.slot + 1), s.dtype, i, itself);
        case StepKind::Random:
            return named(p.randoms, s.slot, s.dtype, i,
                         [&](RandomDistribution) { return s.dtype; });
        case StepKind::Inside:
            if (s.slot < 0 || s.slot >= p.boxes) return no(SlotExists, i);
            if (s.dtype != DType::Logical) no(SlotClass, i);
            return;
        case StepKind::Table:
            if (m_epilogue || !p.inLoop(i)) return no(TableInLoop, i);
            return named(p.tables, s.slot, s.dtype, i, itself);
        case StepKind::Carried:
            return carried(s, i);
        case StepKind::Reduced:
            return reduced(s, i);
        case StepKind::Convert:
        case StepKind::Apply:
            return;
        }
    }

    void carried(const Step& s, std::size_t i) {
        const Program& p = m_program;
        const bool first = !m_epilogue && p.hasLoop() && s.args[0] < p.loopBegin &&
                           i < static_cast<std::size_t>(p.loopBegin) + p.carried.size();
        if (!first || !p.inLoop(i)) return no(CarriedFirst, i);
        if (p.body[static_cast<std::size_t>(s.args[0])].dtype != s.dtype) no(SlotClass, i);
    }

    void reduced(const Step& s, std::size_t i) {
        const Program& p = m_program;
        if (!m_epilogue) // for a later sweep: a step of the epilogue
            return named(p.epilogue, s.slot, s.dtype, i, [](const Step& of) { return of.dtype; });
        const std::size_t results = p.kind == ProgramKind::Routine ? 1 : p.reductions.size();
        if (s.slot < 0 || static_cast<std::size_t>(s.slot) >= results) no(SlotExists, i);
    }

    void outputs() {
        const Program& p = m_program;
        const std::size_t own = p.ownOutputs();
        for (std::size_t k = 0; k < p.outputs.size() && !m_found; ++k) {
            const OutputInfo& o = p.outputs[k];
            const bool pass = p.kind == ProgramKind::Reduction || p.kind == ProgramKind::Scan;
            if (o.perElement && (!pass || k < own)) return no(PerElementLast, k);
            if (p.kind == ProgramKind::Routine && p.epilogue.empty()) continue;
            const bool ends = !o.perElement &&
                              (p.kind == ProgramKind::Reduction || p.kind == ProgramKind::Routine);
            const std::vector<Step>& steps = ends ? p.epilogue : p.body;
            if (!before(o.step, steps.size())) return no(OutputStep, k);
            if (steps[static_cast<std::size_t>(o.step)].dtype != o.dtype) return no(OutputClass, k);
            if (o.perIteration && (!p.hasLoop() || o.step >= p.loopEnd))
                return no(PerIterationInLoop, k);
        }
    }

    const Program& m_program;
    bool m_epilogue = false;
    std::optional<Violation> m_found;
};

} // namespace

std::span<const ProgramRuleRow> programRules() {
    return kRules;
}

std::string Violation::text() const {
    std::string out(rowOf(kRules, rule).statement);
    return step < 0 ? out : out + " (at " + std::to_string(step) + ")";
}

std::optional<Violation> verify(const Program& program) {
    return Verifier(program).run();
}

std::optional<Violation> verify(const Program& p, const LaunchGeometry& g) {
    const auto boxes = static_cast<std::size_t>(p.boxes);
    if (g.maps.size() != p.inputs.size() || g.parameters.size() != p.parameters.size() ||
        g.randoms.size() != p.randoms.size() || g.boxes.size() != boxes)
        return Violation{LaunchCounts};
    if (g.trips < 1 || g.table.size() != p.tables.size() * static_cast<std::size_t>(g.trips))
        return Violation{LaunchTable};
    const bool pass = p.kind == ProgramKind::Reduction || p.kind == ProgramKind::Scan;
    if (pass && (g.elements() != g.inner * g.length * g.outer || (g.inner > 1) != p.strided))
        return Violation{LaunchLines};
    if (std::any_of(g.dims.begin(), g.dims.end(), [](int64_t n) { return n < 0; }) ||
        (p.kind == ProgramKind::Routine && g.extents.size() != p.inputs.size()))
        return Violation{LaunchExtents};
    if (p.kind == ProgramKind::Routine && !hasRoutineSizes(p, g)) return Violation{LaunchSizes};
    return std::nullopt;
}

void requireVerified(const Program& program, const LaunchGeometry& geometry) {
    // Loops run the same few programs again and again.
    constexpr std::size_t kRemembered = 256;
    thread_local std::array<uint64_t, kRemembered> passed{};
    uint64_t& known = passed[program.structure % kRemembered];
    std::optional<Violation> broken;
    if (known != program.structure || program.structure == 0) broken = verify(program);
    if (!broken) broken = verify(program, geometry);
    if (!broken) known = program.structure;
    if (broken) assertionFailed(broken->text().c_str(), __FILE__, __LINE__);
}

} // namespace vitrine
