// SPDX-License-Identifier: Apache-2.0
// Reading: a(subscripts…).
#include "builtins/index/indexing.h"
#include "base/settings.h"

#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/gradients/dlarrays.h"
#include "builtins/index/captured_indexing.h"
#include "builtins/index/subscripts.h"
#include "builtins/sparse/sparse.h"

namespace vitrine {

namespace {

/// One real double subscript of a host array: no allocation.
bool fastElement(const Value& a, std::span<const Value> subs, Value& out) {
    if (a.kind() != Kind::Tensor || subs.empty() || subs.size() > 2) return false;
    const Tensor& t = a.tensor();
    if (!t.onHost() || t.isComplex() || t.isGpuArray()) return false;
    int64_t position = 0;
    if (!subs[0].isDoubleInline()) return false;
    const double i = subs[0].doubleInline();
    if (subs.size() == 1) {
        if (!(i >= 1 && i <= static_cast<double>(t.count()))) return false;
        position = static_cast<int64_t>(i) - 1;
        if (static_cast<double>(position + 1) != i) return false;
    } else {
        if (!subs[1].isDoubleInline() || t.shape().rank() != 2) return false;
        const double j = subs[1].doubleInline();
        const int64_t rows = t.shape().rows(), columns = t.shape().columns();
        if (!(i >= 1 && i <= static_cast<double>(rows) && j >= 1 &&
              j <= static_cast<double>(columns)))
            return false;
        const auto wholeI = static_cast<int64_t>(i), wholeJ = static_cast<int64_t>(j);
        if (static_cast<double>(wholeI) != i || static_cast<double>(wholeJ) != j) return false;
        position = (wholeJ - 1) * rows + wholeI - 1;
    }
    out = visitDType(t.dtype(),
                     [&](auto tag) { return Value::scalar(t.data<decltype(tag)>()[position]); });
    return true;
}

/// A few elements of an array that is on the host, or one of an array that a loop may well read
/// element by element, are copied at once.
bool readsOnHost(Interpreter& vm, const Tensor& a, int64_t count) {
    constexpr std::size_t kGatherBytes = std::size_t{32} << 20;
    if (a.isGpuArray()) return false;
    if (a.onHost()) return vm.accelerator().runsAtOnce({}, count);
    return count == 1 && a.byteSize() <= kGatherBytes;
}

/// Ranges of a captured array become an index map of the accelerator.
bool sliceCaptured(Interpreter& vm, const Value& a, std::span<const Subscript> subs,
                   const Shape& result, Span span, Value& out) {
    if (!captured(vm, a) || a.isComplex() || result.count() == 0) return false;
    if (std::min(static_cast<int>(subs.size()), a.shape().rank()) > kMaxRank) return false;
    if (readsOnHost(vm, a.tensor(), result.count())) return false;
    for (const Subscript& s : subs) {
        if (s.form == Subscript::Form::List) return false;
    }
    std::vector<RangeIndex> ranges;
    for (const Subscript& s : subs)
        ranges.push_back(s.range);
    Value source = a;
    const std::vector<int64_t> dims = foldedDims(a.shape(), static_cast<int>(subs.size()));
    if (subs.size() == 1) {
        source = vm.accelerator().reshape(a, Shape(a.count(), 1));
        ranges.push_back({0, 1, 1});
    } else if (static_cast<int>(subs.size()) < a.shape().rank()) {
        source = vm.accelerator().reshape(a, Shape(dims));
    }
    while (static_cast<int>(ranges.size()) > std::max(2, source.shape().rank()))
        ranges.pop_back();
    out = vm.accelerator().slice(source, ranges, span);
    if (out.isArray() && out.shape() != result) out = vm.accelerator().reshape(out, result);
    return true;
}

} // namespace

int64_t endValue(const Shape& shape, int position, int count) {
    if (position < count - 1) return shape[position];
    int64_t length = 1; // the last subscript runs over what is left
    for (int d = position; d < shape.rank(); ++d)
        length *= shape[d];
    return length;
}

Selection selectPositions(const Shape& of, std::span<const Value> subscripts, Span) {
    Selection selection;
    if (subscripts.empty()) {
        selection.shape = of;
        selection.positions.resize(static_cast<std::size_t>(of.count()));
        for (std::size_t i = 0; i < selection.positions.size(); ++i)
            selection.positions[i] = static_cast<int64_t>(i);
        return selection;
    }
    const int count = static_cast<int>(subscripts.size());
    const std::vector<int64_t> dims = foldedDims(of, count);
    std::vector<Subscript> subs;
    std::vector<int64_t> lengths;
    for (int d = 0; d < count; ++d) {
        const auto k = static_cast<std::size_t>(d);
        subs.push_back(readSubscript(fullValue(subscripts[k]), dims[k], d + 1, count));
        checkBounds(subs.back(), dims[k], d + 1, count);
        lengths.push_back(subs.back().count);
    }
    selection.shape = count == 1 ? linearResultShape(of, subs[0]) : Shape(lengths);
    selection.positions.resize(static_cast<std::size_t>(selection.shape.count()));
    forPositions(subs, dims, [&](int64_t i, int64_t p) {
        selection.positions[static_cast<std::size_t>(i)] = p;
    });
    return selection;
}

namespace {

Value elementsAt(Interpreter& vm, const Value& a, std::span<const Value> subscripts, Span span) {
    if (a.isSparse()) return indexSparse(a, subscripts);
    if (a.isDlArray()) return dlIndex(vm, a, subscripts, span);
    if (anySparse(subscripts)) return indexValue(vm, a, fullValues(subscripts), span);
    if (anyDlArray(subscripts)) return dlIndex(vm, a, subscripts, span);
    requireIndexable(a);
    if (subscripts.empty()) return a;
    const auto isWhole = [](const Value& s) { return isColon(s); };
    if (complexes::isRemote(a) && !std::all_of(subscripts.begin(), subscripts.end(), isWhole))
        return mapParts(vm, a, true,
                        [&](const Value& part) { return indexValue(vm, part, subscripts, span); });
    Value out;
    if (gatherCaptured(vm, a, subscripts, span, out)) return out;
    const int count = static_cast<int>(subscripts.size());
    const Shape shape = a.shape();
    const std::vector<int64_t> dims = foldedDims(shape, count);
    std::vector<Subscript> subs;
    std::vector<int64_t> lengths;
    for (int d = 0; d < count; ++d) {
        const auto k = static_cast<std::size_t>(d);
        subs.push_back(readSubscript(subscripts[k], dims[k], d + 1, count));
        checkBounds(subs.back(), dims[k], d + 1, count);
        lengths.push_back(subs.back().count);
    }
    const Shape result = count == 1 ? linearResultShape(shape, subs[0]) : Shape(lengths);
    // All colons: the same elements.
    const bool whole = std::all_of(subs.begin(), subs.end(), [](const Subscript& s) {
        return s.form == Subscript::Form::Colon;
    });
    if (whole && a.isArray()) {
        if (result == shape) return a;
        if (a.mayBeComplex()) return Value(a.tensor().reshaped(result));
        return captured(vm, a) ? vm.accelerator().reshape(a, result)
                               : Value(a.toTensor()->reshaped(result));
    }
    if (sliceCaptured(vm, a, subs, result, span, out)) return out;
    if (captured(vm, a) && !readsOnHost(vm, a.tensor(), result.count()) &&
        gatherListed(vm, a, subs, result, span, out))
        return out;
    std::vector<int64_t> positions(static_cast<std::size_t>(result.count()));
    forPositions(subs, dims,
                 [&](int64_t i, int64_t p) { positions[static_cast<std::size_t>(i)] = p; });
    return takeElements(a, result, positions);
}

} // namespace

Value indexValue(Interpreter& vm, const Value& a, std::span<const Value> subscripts, Span span) {
    Value out;
    if (fastElement(a, subscripts, out)) return out;
    out = elementsAt(vm, a, subscripts, span);
    noteSign(out, signBoundOf(a));
    return out;
}

} // namespace vitrine
