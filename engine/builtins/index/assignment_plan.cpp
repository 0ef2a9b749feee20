// SPDX-License-Identifier: Apache-2.0
// What a(subscripts…) = b writes and how far it grows a, whatever a stores.
#include "builtins/index/subscripts.h"

namespace vitrine {

namespace {

std::string byText(std::span<const int64_t> dims) {
    std::string out;
    for (int64_t d : dims)
        out += (out.empty() ? "" : "-by-") + std::to_string(d);
    return out;
}

Shape grownForLinear(const Shape& shape, int64_t needed) {
    if (shape.count() == 0 && shape.rank() == 2 && (shape[0] == 0 || shape[0] == 1))
        return shape[1] == 1 && shape[0] == 0 ? Shape(needed, 1) : Shape(1, needed);
    if (shape.isRow()) return Shape(1, needed);
    if (shape.isColumn()) return Shape(needed, 1);
    throwError("MATLAB:matrix:resize", "Attempt to grow array along ambiguous dimension.");
}

/// The lengths that colons get when a variable without any size is assigned to: from b's dimensions
/// one by one when there are as many as subscripts that are no scalars, else from those that are
/// not 1.
void sizeAllColons(std::vector<Subscript>& subs, const Shape& right) {
    const std::vector<int64_t> rightDims = right.dims();
    const auto give = [](Subscript& s, int64_t n) {
        s.form = Subscript::Form::Range;
        s.range = {0, 1, n};
        s.count = n;
        s.largest = n - 1;
    };
    std::size_t open = 0;
    bool all = true;
    for (const Subscript& s : subs) {
        const bool colon = s.form == Subscript::Form::Colon;
        open += colon || s.count != 1 ? 1 : 0;
        all = all && colon;
    }
    std::vector<int64_t> lengths;
    for (int64_t n : rightDims) {
        if (all || open == rightDims.size() || n != 1) lengths.push_back(n);
    }
    if (all) {
        // What has no subscript of its own goes into the last one.
        while (lengths.size() > subs.size()) {
            lengths[lengths.size() - 2] *= lengths.back();
            lengths.pop_back();
        }
    }
    std::size_t next = 0;
    for (Subscript& s : subs) {
        const bool colon = s.form == Subscript::Form::Colon;
        if (!colon && s.count == 1) continue;
        if (colon) give(s, next < lengths.size() ? lengths[next] : 1);
        ++next;
    }
}

AssignmentPlan planLinear(const Shape& shape, const Value& subscript, const Shape& right) {
    AssignmentPlan plan;
    plan.shape = shape;
    plan.dims = {shape.count()};
    const Subscript& s = plan.subs.emplace_back(readSubscript(subscript, shape.count(), 1, 1));
    plan.count = s.count;
    if (right.count() != 1 && right.count() != s.count) {
        throwError("MATLAB:matrix:singleSubscriptNumelMismatch",
                   "Unable to perform assignment because the left and right sides have a different "
                   "number of elements.");
    }
    if (s.largest >= shape.count()) plan.shape = grownForLinear(shape, s.largest + 1);
    return plan;
}

} // namespace

AssignmentPlan planAssignment(const Shape& shape, std::span<const Value> subscripts,
                              const Shape& right) {
    const int count = static_cast<int>(subscripts.size());
    if (count == 1) return planLinear(shape, subscripts[0], right);
    AssignmentPlan plan;
    plan.shape = shape;
    plan.dims = foldedDims(shape, count);
    for (int d = 0; d < count; ++d) {
        const auto k = static_cast<std::size_t>(d);
        plan.subs.push_back(readSubscript(subscripts[k], plan.dims[k], d + 1, count));
    }
    // A scalar fills what is there; only a variable without any size takes one from it.
    const std::vector<int64_t> old = shape.dims();
    const bool none = std::all_of(old.begin(), old.end(), [](int64_t n) { return n == 0; });
    if (none) sizeAllColons(plan.subs, right);
    std::vector<int64_t> left, leftLong, rightLong;
    plan.count = 1;
    for (const Subscript& s : plan.subs) {
        left.push_back(s.count);
        plan.count *= s.count;
        if (s.count != 1) leftLong.push_back(s.count);
    }
    const std::vector<int64_t> rightDims = right.dims();
    for (int64_t n : rightDims) {
        if (n != 1) rightLong.push_back(n);
    }
    if (right.count() != 1 && leftLong != rightLong) {
        throwError("MATLAB:subsassigndimmismatch",
                   "Unable to perform assignment because the size of the left side is %s and the "
                   "size of the right side is %s.",
                   byText(left).c_str(), byText(rightDims).c_str());
    }
    bool grows = false;
    std::vector<int64_t> grown = plan.dims;
    for (std::size_t d = 0; d < plan.subs.size(); ++d) {
        if (plan.subs[d].largest >= plan.dims[d]) {
            grows = true;
            grown[d] = plan.subs[d].largest + 1;
        }
    }
    if (grows) {
        if (count < shape.rank()) {
            throwError("MATLAB:matrix:resize", "Attempt to grow array along ambiguous dimension.");
        }
        plan.shape = Shape(grown);
        plan.dims = grown;
    }
    return plan;
}

} // namespace vitrine
