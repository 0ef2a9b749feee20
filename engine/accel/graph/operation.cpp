// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/operation.h"

#include "accel/loops/loop.h"
#include "provider/routine.h"

namespace vitrine {

static_assert(std::variant_size_v<payload::Any> == static_cast<int>(NodeKind::Routine) + 1);

namespace payload {

Loop::Loop() = default;
Loop::Loop(Ref<LoopBody> whose, uint32_t which) : body(std::move(whose)), value(which) {}
Loop::Loop(const Loop&) = default;
Loop::Loop(Loop&&) noexcept = default;
Loop& Loop::operator=(const Loop&) = default;
Loop& Loop::operator=(Loop&&) noexcept = default;
Loop::~Loop() = default;

} // namespace payload

namespace {

struct Name {
    DType dtype;

    std::string_view operator()(const payload::Apply& p) const { return p.op->name; }
    std::string_view operator()(const payload::Convert&) const { return className(dtype); }
    std::string_view operator()(const payload::Fill&) const { return "fill"; }
    std::string_view operator()(const payload::Ramp&) const { return "colon"; }
    std::string_view operator()(const payload::Random& p) const {
        constexpr std::string_view names[] = {"rand", "randn", "randi"};
        return names[static_cast<int>(p.distribution)];
    }
    std::string_view operator()(const payload::View&) const { return "slice"; }
    std::string_view operator()(const payload::AssignSlice&) const { return "assign"; }
    std::string_view operator()(const payload::Loop&) const { return "loop"; }
    std::string_view operator()(const payload::Reduce& p) const {
        constexpr std::string_view names[] = {"sum", "prod", "min", "max", "any", "all"};
        return names[static_cast<int>(p.combine)];
    }
    std::string_view operator()(const payload::Scan& p) const {
        constexpr std::string_view names[] = {"cumsum", "cumprod", "cummin", "cummax"};
        return names[static_cast<int>(p.combine)];
    }
    std::string_view operator()(const payload::Routine& p) const { return routineName(p.call.op); }
};

/// Compares payloads of one kind. Results of loops and routines are never taken for the same.
struct Same {
    bool advancing;

    bool operator()(const payload::Apply& a, const payload::Apply& b) const { return a.op == b.op; }
    bool operator()(const payload::Convert&, const payload::Convert&) const { return true; }
    bool operator()(const payload::Fill&, const payload::Fill&) const { return true; }
    bool operator()(const payload::Ramp&, const payload::Ramp&) const { return true; }
    bool operator()(const payload::Random& a, const payload::Random& b) const {
        return a.distribution == b.distribution && a.source.seed == b.source.seed &&
               a.source.low == b.source.low && a.source.high == b.source.high &&
               (advancing || a.source.counter == b.source.counter);
    }
    bool operator()(const payload::View& a, const payload::View& b) const {
        return a.map.stride == b.map.stride && (advancing || a.map.offset == b.map.offset);
    }
    bool operator()(const payload::AssignSlice& a, const payload::AssignSlice& b) const {
        return a.box.count == b.box.count &&
               (advancing || (a.box.first == b.box.first && a.box.step == b.box.step));
    }
    bool operator()(const payload::Reduce& a, const payload::Reduce& b) const {
        return a.combine == b.combine && a.lines == b.lines;
    }
    bool operator()(const payload::Scan& a, const payload::Scan& b) const {
        return a.combine == b.combine && a.lines == b.lines && a.reverse == b.reverse;
    }
    template <typename A, typename B>
    bool operator()(const A&, const B&) const {
        return false;
    }
};

} // namespace

std::string_view operationName(const payload::Any& what, DType dtype) {
    return std::visit(Name{dtype}, what);
}

bool sameComputation(const Operation& a, const Operation& b, bool advancing) {
    return a.what.index() == b.what.index() && a.dtype == b.dtype && a.compute == b.compute &&
           a.shape == b.shape && a.gpuArray == b.gpuArray && a.pin == b.pin &&
           std::visit(Same{advancing}, a.what, b.what);
}

double operationCost(const Operation& operation) {
    constexpr double kRandomCost = 30;
    if (operation.is(NodeKind::Random)) return kRandomCost;
    return static_cast<double>(functionCost(operation));
}

float functionCost(const Operation& operation) {
    const auto* apply = operation.whenIs<payload::Apply>();
    return apply ? apply->op->cost : 1.0f;
}

const Lines& linesOf(const Operation& pass) {
    const auto* reduce = pass.whenIs<payload::Reduce>();
    return reduce ? reduce->lines : pass.as<payload::Scan>().lines;
}

} // namespace vitrine
