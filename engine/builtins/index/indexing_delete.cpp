// SPDX-License-Identifier: Apache-2.0
// Deleting: a(subscripts…) = [].
#include "builtins/gradients/dlarrays.h"
#include "builtins/index/captured_indexing.h"
#include "builtins/index/subscripts.h"
#include "builtins/sparse/sparse.h"

namespace vitrine {

namespace {

std::vector<bool> marks(const Subscript& s, int64_t length) {
    std::vector<bool> gone(static_cast<std::size_t>(length), false);
    for (int64_t i = 0; i < s.count; ++i) {
        const int64_t p = s.at(i);
        if (p >= length) {
            throwError("MATLAB:subsdeldimmismatch", "Matrix index is out of range for deletion.");
        }
        gone[static_cast<std::size_t>(p)] = true;
    }
    return gone;
}

} // namespace

DeletionPlan planDeletion(const Shape& shape, std::span<const Value> subscripts) {
    DeletionPlan plan;
    const int count = static_cast<int>(subscripts.size());
    if (count == 0) return plan;
    plan.dims = foldedDims(shape, count);
    const std::vector<int64_t>& dims = plan.dims;
    std::vector<Subscript> subs;
    for (int d = 0; d < count; ++d) {
        const auto k = static_cast<std::size_t>(d);
        subs.push_back(readSubscript(subscripts[k], dims[k], d + 1, count));
    }
    const auto keep = [&](const std::vector<bool>& gone) {
        for (std::size_t i = 0; i < gone.size(); ++i) {
            if (!gone[i]) plan.kept.push_back(static_cast<int64_t>(i));
        }
        return static_cast<int64_t>(plan.kept.size());
    };
    if (count == 1) {
        if (subs[0].form == Subscript::Form::Colon) {
            plan.form = DeletionPlan::Form::Everything;
            return plan;
        }
        const std::vector<bool> gone = marks(subs[0], shape.count());
        if (subs[0].count == 0) return plan;
        plan.form = DeletionPlan::Form::Linear;
        const int64_t n = keep(gone);
        plan.shape = shape.isColumn() && !shape.isScalar() ? Shape(n, 1) : Shape(1, n);
        return plan;
    }
    const auto selectsNothing = [](const Subscript& s) {
        return s.form != Subscript::Form::Colon && s.count == 0;
    };
    if (std::any_of(subs.begin(), subs.end(), selectsNothing)) return plan;
    // Exactly one subscript may leave something; the others must cover their dimension.
    int chosen = -1;
    std::vector<bool> gone;
    for (int d = 0; d < count; ++d) {
        const auto k = static_cast<std::size_t>(d);
        if (subs[k].form == Subscript::Form::Colon) continue;
        std::vector<bool> here = marks(subs[k], dims[k]);
        if (std::all_of(here.begin(), here.end(), [](bool b) { return b; }) && chosen >= 0)
            continue;
        const bool full = std::all_of(here.begin(), here.end(), [](bool b) { return b; });
        if (chosen >= 0) {
            const bool oldFull = std::all_of(gone.begin(), gone.end(), [](bool b) { return b; });
            if (!oldFull && !full) {
                throwError("MATLAB:subsdeldimmismatch",
                           "A null assignment can have only one non-colon index.");
            }
            if (full) continue;
        }
        chosen = d;
        gone = std::move(here);
    }
    if (chosen < 0) {
        chosen = 0;
        gone.assign(static_cast<std::size_t>(dims[0]), true);
    }
    const int64_t left = keep(gone);
    if (left == dims[static_cast<std::size_t>(chosen)]) return plan;
    plan.form = DeletionPlan::Form::Dimension;
    plan.dimension = chosen;
    std::vector<int64_t> remaining = dims;
    remaining[static_cast<std::size_t>(chosen)] = left;
    plan.shape = Shape(remaining);
    return plan;
}

void deleteIndexed(Interpreter& vm, Value& a, std::span<const Value> subscripts, Span span) {
    if (a.isDlArray() || anyDlArray(subscripts)) return dlDelete(vm, a, subscripts, span);
    if (a.isSparse()) return deleteSparse(a, subscripts);
    requireIndexable(a);
    if (deleteCaptured(vm, a, subscripts, span)) return;
    const DeletionPlan plan = planDeletion(a.shape(), subscripts);
    switch (plan.form) {
    case DeletionPlan::Form::Nothing:
        return;
    case DeletionPlan::Form::Everything:
        a = takeElements(a, Shape(0, 0), {});
        return;
    case DeletionPlan::Form::Linear:
        a = takeElements(a, plan.shape, plan.kept);
        return;
    case DeletionPlan::Form::Dimension:
        break;
    }
    const Strides s = stridesAround(Shape(plan.dims), plan.dimension);
    const int64_t length = plan.dims[static_cast<std::size_t>(plan.dimension)];
    std::vector<int64_t> positions;
    positions.reserve(static_cast<std::size_t>(plan.shape.count()));
    for (int64_t o = 0; o < s.after; ++o) {
        for (int64_t k : plan.kept) {
            for (int64_t i = 0; i < s.before; ++i)
                positions.push_back(i + s.before * (k + length * o));
        }
    }
    a = takeElements(a, plan.shape, positions);
}

} // namespace vitrine
