// SPDX-License-Identifier: Apache-2.0
// Deleting: a(subscripts…) = [].
#include "builtins/captured_indexing.h"

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

void deleteIndexed(Interpreter& vm, Value& a, std::span<const Value> subscripts, Span span) {
    requireIndexable(a);
    if (deleteCaptured(vm, a, subscripts, span)) return;
    const int count = static_cast<int>(subscripts.size());
    const Shape shape = a.shape();
    if (count == 0) return;
    const std::vector<int64_t> dims = foldedDims(shape, count);
    std::vector<Subscript> subs;
    for (int d = 0; d < count; ++d) {
        const auto k = static_cast<std::size_t>(d);
        subs.push_back(readSubscript(subscripts[k], dims[k], d + 1, count));
    }
    std::vector<int64_t> kept;
    if (count == 1) {
        if (subs[0].form == Subscript::Form::Colon) {
            a = takeElements(a, Shape(0, 0), {});
            return;
        }
        const std::vector<bool> gone = marks(subs[0], shape.count());
        if (subs[0].count == 0) return;
        for (int64_t i = 0; i < shape.count(); ++i) {
            if (!gone[static_cast<std::size_t>(i)]) kept.push_back(i);
        }
        const auto n = static_cast<int64_t>(kept.size());
        a = takeElements(a, shape.isColumn() && !shape.isScalar() ? Shape(n, 1) : Shape(1, n),
                         kept);
        return;
    }
    const auto selectsNothing = [](const Subscript& s) {
        return s.form != Subscript::Form::Colon && s.count == 0;
    };
    if (std::any_of(subs.begin(), subs.end(), selectsNothing)) return;
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
    std::vector<int64_t> folded = dims;
    const Strides s = stridesAround(Shape(folded), chosen);
    const int64_t length = dims[static_cast<std::size_t>(chosen)];
    for (int64_t o = 0; o < s.after; ++o) {
        for (int64_t k = 0; k < length; ++k) {
            if (gone[static_cast<std::size_t>(k)]) continue;
            for (int64_t i = 0; i < s.before; ++i)
                kept.push_back(i + s.before * (k + length * o));
        }
    }
    const int64_t left = std::count(gone.begin(), gone.end(), false);
    if (left == length) return;
    folded[static_cast<std::size_t>(chosen)] = left;
    a = takeElements(a, Shape(folded), kept);
}

} // namespace vitrine
