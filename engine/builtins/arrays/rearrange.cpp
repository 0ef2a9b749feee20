// SPDX-License-Identifier: Apache-2.0
// Functions that move elements: transpose, permute, reshape, repmat, flip, circshift, …
#include "builtins/arrays/rearrange.h"
#include "base/whole_number.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/index/subscripts.h"
#include "builtins/sparse/sparse_own.h"
#include "builtins/text/text_values.h"
#include "value/memory_limit.h"
#include "value/object_array.h"

namespace vitrine {

namespace {

/// For each element of the permuted array, its position in the source, in order.
std::vector<int64_t> permutedPositions(const Shape& from, std::span<const int> order) {
    const std::size_t rank = order.size();
    std::vector<int64_t> sourceStride(rank, 1), dims(rank), stride(rank), at(rank, 0);
    for (std::size_t d = 1; d < rank; ++d)
        sourceStride[d] = sourceStride[d - 1] * from[static_cast<int>(d) - 1];
    for (std::size_t d = 0; d < rank; ++d) {
        dims[d] = from[order[d]];
        stride[d] = sourceStride[static_cast<std::size_t>(order[d])];
    }
    std::vector<int64_t> out(static_cast<std::size_t>(from.count()));
    int64_t position = 0;
    for (int64_t& p : out) {
        p = position;
        for (std::size_t d = 0; d < rank; ++d) {
            position += stride[d];
            if (++at[d] < dims[d]) break;
            position -= stride[d] * dims[d];
            at[d] = 0;
        }
    }
    return out;
}

} // namespace

Value permuteValue(Interpreter& vm, const Value& a, std::span<const int> order, Span span) {
    requireIndexable(a);
    const Shape from = a.shape();
    Shape result;
    if (order.size() == 2) {
        result = Shape(from[order[0]], from[order[1]]);
    } else {
        std::vector<int64_t> dims;
        for (int d : order)
            dims.push_back(from[d]);
        result = Shape(dims);
    }
    // A permutation that only moves dimensions of length 1 keeps the order of elements.
    int last = -1;
    bool inOrder = true;
    for (int d : order) {
        if (from[d] == 1) continue;
        inOrder = inOrder && d > last;
        last = d;
    }
    if (inOrder && a.isArray() && result == from) return a;
    const Value one[] = {a};
    if (complexCaptured(vm, one))
        return mapParts(vm, a, a.tensor().isUndecided(),
                        [&](const Value& part) { return permuteValue(vm, part, order, span); });
    if (captured(vm, a) && result.count() > 0 && result.rank() <= kMaxRank) {
        Value out = inOrder ? vm.accelerator().reshape(a, result)
                            : vm.accelerator().permute(a, order, span);
        noteSign(out, signBoundOf(a));
        return out;
    }
    if (inOrder && a.isArray()) return wrap(a.toTensor()->reshaped(result));
    const std::vector<int64_t> positions = permutedPositions(from, order);
    if (a.isArray()) return wrap(takeTensorElements(*a.toTensor(), result, positions));
    return takeElements(a, result, positions);
}

namespace {

Value reshapeValue(Interpreter& vm, const Value& a, const Shape& shape) {
    if (objectArray(a)) return objectsOf(reshapeValue(vm, cellOfObjects(a), shape).cell());
    switch (a.kind()) {
    case Kind::Cell: {
        Value out = a;
        out.mutableCell().setShape(shape);
        return out;
    }
    case Kind::String: {
        Value out = a;
        out.mutableStrings().setShape(shape);
        return out;
    }
    case Kind::Struct: {
        Value out = a;
        out.mutableStruct().reshape(shape);
        return out;
    }
    default:
        break;
    }
    if (a.kind() == Kind::Object && a.count() == 1 && shape.isScalar()) return a;
    requireIndexable(a);
    if (a.isScalarInline()) return a;
    if (a.mayBeComplex()) return wrap(a.tensor().reshaped(shape));
    Value out =
        captured(vm, a) ? vm.accelerator().reshape(a, shape) : wrap(a.tensor().reshaped(shape));
    noteSign(out, signBoundOf(a));
    return out;
}

void reshapeFunction(Call& c) {
    if (c.count() < 2) throwNotEnoughInputs();
    const Value& a = c[0];
    const int64_t count = a.count();
    if (c.count() == 2) {
        if (c[1].count() < 2)
            throwError("MATLAB:getReshapeDims:sizeVector",
                       "Size vector must have at least two elements.");
        const Shape shape = shapeArguments(c.args.subspan(1));
        if (shape.count() != count) {
            throwError("MATLAB:getReshapeDims:notSameNumel",
                       "Number of elements must not change. Use [] as one of the size inputs to "
                       "automatically calculate the appropriate size for that dimension.");
        }
        return c.result(reshapeValue(c.vm, a, shape));
    }
    std::vector<int64_t> dims;
    int open = -1;
    for (int i = 1; i < c.count(); ++i) {
        if (c[i].count() == 0) {
            if (open >= 0)
                throwError("MATLAB:getReshapeDims:unknownDim",
                           "Size can only have one unknown dimension.");
            open = i - 1;
            dims.push_back(1);
            continue;
        }
        const int64_t n = integerArgument(c[i], "size");
        if (n < 0)
            throwError("MATLAB:checkDimCommon:nonnegativeSize",
                       "Size vector elements should be nonnegative.");
        dims.push_back(n);
    }
    if (open >= 0) {
        const int64_t known = Shape(dims).count();
        if (known == 0 ? count != 0 : count % known != 0) {
            throwError("MATLAB:getReshapeDims:notDivisible",
                       "Product of known dimensions, %lld, not divisible into total number of "
                       "elements, %lld.",
                       static_cast<long long>(known), static_cast<long long>(count));
        }
        dims[static_cast<std::size_t>(open)] = known == 0 ? 0 : count / known;
    }
    const Shape shape(dims);
    if (shape.count() != count) {
        throwError("MATLAB:getReshapeDims:notSameNumel",
                   "Number of elements must not change. Use [] as one of the size inputs to "
                   "automatically calculate the appropriate size for that dimension.");
    }
    c.result(reshapeValue(c.vm, a, shape));
}

std::vector<int> orderArgument(const Value& v, int rank) {
    const std::vector<double> given = doublesOf(v);
    std::vector<int> order;
    order.reserve(given.size());
    std::vector<bool> seen(std::max<std::size_t>(given.size(), 1), false);
    for (double x : given) {
        const int d = wholeNumber<int>(x - 1);
        if (x != std::floor(x) || d < 0 || d >= static_cast<int>(given.size()) ||
            seen[static_cast<std::size_t>(d)]) {
            throwError("MATLAB:permute:badIndex", "ORDER must contain unique, positive integers "
                                                  "from 1 to the number of its elements.");
        }
        seen[static_cast<std::size_t>(d)] = true;
        order.push_back(d);
    }
    if (static_cast<int>(order.size()) < rank) {
        throwError("MATLAB:permute:tooFewIndices",
                   "ORDER must have at least N elements for an N-D array.");
    }
    return order;
}

void permuteFunction(Call& c) {
    c.result(permuteValue(c.vm, c[0], orderArgument(c[1], c[0].shape().rank()), c.span));
}

void ipermute(Call& c) {
    const std::vector<int> order = orderArgument(c[1], c[0].shape().rank());
    std::vector<int> inverse(order.size());
    for (std::size_t i = 0; i < order.size(); ++i)
        inverse[static_cast<std::size_t>(order[i])] = static_cast<int>(i);
    c.result(permuteValue(c.vm, c[0], inverse, c.span));
}

void squeeze(Call& c) {
    const Shape shape = c[0].shape();
    if (shape.rank() <= 2) return c.result(c[0]);
    std::vector<int64_t> dims;
    for (int64_t d : shape.dims()) {
        if (d != 1) dims.push_back(d);
    }
    if (dims.size() == 1) dims.push_back(1);
    while (dims.size() < 2)
        dims.push_back(1);
    c.result(reshapeValue(c.vm, c[0], Shape(dims)));
}

void shiftdim(Call& c) {
    const Shape shape = c[0].shape();
    if (c.count() == 1) {
        const int lead = shape.firstNonSingleton();
        std::vector<int64_t> dims = shape.dims();
        dims.erase(dims.begin(), dims.begin() + lead);
        while (dims.size() < 2)
            dims.push_back(1);
        c.result(reshapeValue(c.vm, c[0], Shape(dims)));
        return c.result(Value(static_cast<double>(lead)));
    }
    const auto n = static_cast<int>(integerArgument(c[1], "N"));
    if (n < 0) {
        std::vector<int64_t> dims = shape.dims();
        dims.insert(dims.begin(), static_cast<std::size_t>(-n), 1);
        return c.result(reshapeValue(c.vm, c[0], Shape(dims)));
    }
    std::vector<int> order;
    for (int d = 0; d < shape.rank(); ++d)
        order.push_back((d + n) % shape.rank());
    c.result(permuteValue(c.vm, c[0], order, c.span));
}

/// Indexes one dimension by a list and keeps the others whole.
Value takeAlong(Interpreter& vm, const Value& a, int dimension, const Value& index, Span span) {
    std::vector<Value> subs(static_cast<std::size_t>(std::max(a.shape().rank(), dimension + 1)),
                            Value::scalar(u':'));
    subs[static_cast<std::size_t>(dimension)] = index;
    Value taken = indexValue(vm, a, subs, span);
    // Indexing narrows. An array whose elements are moved stays complex, with its signs of zero.
    if (!a.isComplex() || !taken.isArray() || taken.isComplex()) return taken;
    return mapParts(vm, a, false,
                    [&](const Value& part) { return indexValue(vm, part, subs, span); });
}

Value flipAlong(Interpreter& vm, const Value& a, int dimension, Span span) {
    if (objectArray(a)) return objectsOf(flipAlong(vm, cellOfObjects(a), dimension, span).cell());
    const int64_t n = a.shape()[dimension];
    if (n <= 1) return a;
    return takeAlong(
        vm, a, dimension,
        rangeOperation(vm, Value(static_cast<double>(n)), Value(-1.0), Value(1.0), span), span);
}

void flip(Call& c) {
    const int dimension = c.count() > 1 ? dimensionArgument(c[1]) : defaultDimension(c[0].shape());
    c.result(flipAlong(c.vm, c[0], dimension, c.span));
}
void fliplr(Call& c) {
    c.result(flipAlong(c.vm, c[0], 1, c.span));
}
void flipud(Call& c) {
    c.result(flipAlong(c.vm, c[0], 0, c.span));
}

void rot90(Call& c) {
    const int64_t turns = c.count() > 1 ? integerArgument(c[1], "K") : 1;
    std::vector<int> order;
    for (int d = 0; d < c[0].shape().rank(); ++d)
        order.push_back(d);
    std::swap(order[0], order[1]);
    Value a = c[0];
    switch (((turns % 4) + 4) % 4) {
    case 1:
        a = permuteValue(c.vm, flipAlong(c.vm, a, 1, c.span), order, c.span);
        break;
    case 2:
        a = flipAlong(c.vm, flipAlong(c.vm, a, 0, c.span), 1, c.span);
        break;
    case 3:
        a = flipAlong(c.vm, permuteValue(c.vm, a, order, c.span), 1, c.span);
        break;
    default:
        break;
    }
    c.result(std::move(a));
}

Value shiftAlong(Interpreter& vm, const Value& a, int dimension, int64_t by, Span span) {
    const int64_t n = a.shape()[dimension];
    if (n <= 1) return a;
    by = ((by % n) + n) % n;
    if (by == 0) return a;
    const auto range = [&](int64_t first, int64_t last) {
        return rangeOperation(vm, Value(static_cast<double>(first)), Value(),
                              Value(static_cast<double>(last)), span);
    };
    // Two slices stay captured; one permuted list would be gathered.
    const Value parts[] = {takeAlong(vm, a, dimension, range(n - by + 1, n), span),
                           takeAlong(vm, a, dimension, range(1, n - by), span)};
    return concatenateAlong(vm, dimension, parts, span);
}

void circshift(Call& c) {
    requireIndexable(c[0]);
    Value a = c[0];
    if (c.count() > 2)
        return c.result(
            shiftAlong(c.vm, a, dimensionArgument(c[2]), integerArgument(c[1], "K"), c.span));
    const std::vector<double> by = doublesOf(c[1]);
    if (by.size() == 1) {
        return c.result(
            shiftAlong(c.vm, a, defaultDimension(a.shape()), integerArgument(c[1], "K"), c.span));
    }
    for (std::size_t d = 0; d < by.size(); ++d)
        a = shiftAlong(c.vm, a, static_cast<int>(d), integerArgument(Value(by[d]), "K"), c.span);
    c.result(std::move(a));
}

/// Copies of elements that are on the host, a dimension after the other.
Value repeatedOnHost(const Value& a, const Shape& times) {
    Ref<Tensor> from = a.toTensor();
    for (int d = 0; d < times.rank(); ++d) {
        if (times[d] == 1) continue;
        const Shape& shape = from->shape();
        std::size_t chunk = from->elementSize();
        for (int k = 0; k <= d; ++k)
            chunk *= static_cast<std::size_t>(shape[k]);
        const std::size_t chunks = chunk == 0 ? 0 : from->byteSize() / chunk;
        Ref<Tensor> out = Tensor::make(from->dtype(), shape.with(d, shape[d] * times[d]),
                                       from->isComplex(), false);
        const std::byte* x = from->hostBytes();
        std::byte* y = out->mutableHostBytes();
        const std::size_t whole = chunk * static_cast<std::size_t>(times[d]);
        constexpr std::size_t kMost = std::size_t{1} << 20;
        for (std::size_t o = 0; o < chunks; ++o, y += whole) {
            std::memcpy(y, x + o * chunk, chunk);
            // What is there already is the source: fewer and longer copies.
            for (std::size_t done = chunk; done < whole;) {
                checkStop();
                const std::size_t most = std::max(chunk, kMost / chunk * chunk);
                const std::size_t next = std::min({done, most, whole - done});
                std::memcpy(y + done, y, next);
                done += next;
            }
        }
        from = std::move(out);
    }
    from->setGpuArray(a.isGpuArray());
    return from->isComplex() ? narrowComplex(std::move(from)) : wrap(std::move(from));
}

constexpr double kLargest = 1e15; ///< bytes; no array that is filled when it is needed has more

/// Positions of repmat: each dimension's index runs around `times` times.
Value repeated(Call& c, const Value& a, const Shape& times) {
    if (a.isArray() && a.count() == 1 && !a.isComplex() && a.isScalarInline()) {
        if (const double bytes = byteCount(times, sizeOf(a.dtype())); bytes > kLargest)
            throwTooLarge(times, bytes);
        return c.vm.accelerator().fill(a, times, c.span);
    }
    const Shape shape = a.shape();
    if (!(a.isArray() || a.isCell() || a.isStruct() || a.isString())) requireIndexable(a);
    const int rank = std::max(times.rank(), shape.rank());
    bool empty = false;
    for (int d = 0; d < rank; ++d)
        empty = empty || times[d] == 0;
    if (empty) {
        std::vector<int64_t> dims;
        for (int d = 0; d < rank; ++d)
            dims.push_back(shape[d] * times[d]);
        return takeElements(a, Shape(dims), {});
    }
    if (complexCaptured(c.vm, std::span(&a, 1)))
        return mapParts(c.vm, a, a.tensor().isUndecided(),
                        [&](const Value& part) { return repeated(c, part, times); });
    double count = static_cast<double>(a.count());
    for (int d = 0; d < times.rank(); ++d)
        count *= static_cast<double>(times[d]);
    if (!a.isArray()) requireMemory(count, sizeof(Value));
    if (count > kLargest) requireMemory(count, 1);
    if (a.isArray() && !captured(c.vm, a)) return repeatedOnHost(a, times);
    Value out = a;
    for (int d = 0; d < rank; ++d) {
        if (times[d] == 1) continue;
        std::vector<Value> parts(static_cast<std::size_t>(times[d]), out);
        const int seen = std::max(out.shape().rank(), d + 1);
        if (out.shape()[d] == 1 && seen <= kMaxRank && captured(c.vm, out)) {
            std::vector<RangeIndex> ranges;
            for (int k = 0; k < seen; ++k)
                ranges.push_back({0, 1, out.shape()[k]});
            ranges[static_cast<std::size_t>(d)] = {0, 0, times[d]};
            out = c.vm.accelerator().slice(out, ranges, c.span);
            continue;
        }
        // Repeating a large count one by one would be slow: index instead.
        if (parts.size() <= 8 && captured(c.vm, out)) {
            out = concatenateAlong(c.vm, d, parts, c.span);
            continue;
        }
        const int64_t n = out.shape()[d];
        std::vector<double> index;
        index.reserve(static_cast<std::size_t>(n * times[d]));
        for (int64_t k = 0; k < times[d]; ++k) {
            for (int64_t i = 0; i < n; ++i)
                index.push_back(static_cast<double>(i + 1));
        }
        out = takeAlong(c.vm, out, d, rowOf(index), c.span);
    }
    return out;
}

void repmat(Call& c) {
    if (c.count() < 2) throwNotEnoughInputs();
    c.result(repeated(c, c[0], shapeArguments(c.args.subspan(1))));
}

void repelem(Call& c) {
    if (c.count() < 2) throwNotEnoughInputs();
    Value a = c[0];
    const auto spread = [](const Value& counts, int64_t length) {
        const std::vector<double> n = doublesOf(counts);
        if (n.size() != 1 && static_cast<int64_t>(n.size()) != length) {
            throwError("MATLAB:repelem:mismatchedReplications",
                       "Replication factors must be a scalar or one for each element.");
        }
        double total = 0;
        for (int64_t i = 0; i < length; ++i)
            total += std::max(0.0, std::ceil(n[n.size() == 1 ? 0 : static_cast<std::size_t>(i)]));
        requireMemory(total, sizeof(double));
        std::vector<double> index;
        index.reserve(static_cast<std::size_t>(total) + 1);
        for (int64_t i = 0; i < length; ++i) {
            const double k = n[n.size() == 1 ? 0 : static_cast<std::size_t>(i)];
            for (double j = 0; j < k; ++j)
                index.push_back(static_cast<double>(i + 1));
        }
        return rowOf(index);
    };
    if (c.count() == 2) {
        const int d = a.shape().isColumn() && !a.shape().isScalar() ? 0 : 1;
        if (!a.shape().isVector())
            throwError("MATLAB:repelem:notVector",
                       "With one replication factor the input must be a vector.");
        return c.result(takeAlong(c.vm, a, d, spread(c[1], a.count()), c.span));
    }
    for (int i = 1; i < c.count(); ++i)
        a = takeAlong(c.vm, a, i - 1, spread(c[i], a.shape()[i - 1]), c.span);
    c.result(std::move(a));
}

void vectorise(Call& c) {
    c.result(reshapeValue(c.vm, c[0], Shape(c[0].count(), 1)));
}

constexpr Builtin kRows[] = {
    {"reshape", 2, -1, 1, reshapeFunction, "B = reshape(A,sz1,sz2,...)",
     "Same elements in another shape; one size may be [] and is computed.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::reshape}},
    {"permute", 2, 2, 1, permuteFunction, "B = permute(A,order)", "Rearranges dimensions.", nullptr,
     SparseRule::Keep},
    {"ipermute", 2, 2, 1, ipermute, "A = ipermute(B,order)", "Undoes permute.", nullptr,
     SparseRule::Keep},
    {"squeeze", 1, 1, 1, squeeze, "B = squeeze(A)", "Removes dimensions of length 1.", nullptr,
     SparseRule::Keep},
    {"shiftdim", 1, 2, 2, shiftdim, "B = shiftdim(A,n)", "Shifts dimensions to the left.", nullptr,
     SparseRule::Keep},
    {"flip", 1, 2, 1, flip, "B = flip(A,dim)", "Reverses the order of elements.", nullptr,
     SparseRule::Keep},
    {"fliplr", 1, 1, 1, fliplr, "B = fliplr(A)", "Reverses columns.", nullptr, SparseRule::Keep},
    {"flipud", 1, 1, 1, flipud, "B = flipud(A)", "Reverses rows.", nullptr, SparseRule::Keep},
    {"rot90", 1, 2, 1, rot90, "B = rot90(A,k)", "Turns by k times 90 degrees counterclockwise.",
     nullptr, SparseRule::Keep},
    {"circshift", 2, 3, 1, circshift, "B = circshift(A,k,dim)", "Shifts elements around.", nullptr,
     SparseRule::Keep | BuiltinRules(SignRule::OfArgument)},
    {"repmat", 2, -1, 1, repmat, "B = repmat(A,r1,...,rN)", "Repeats copies of an array.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::repmat} | BuiltinRules(SignRule::OfArgument)},
    {"repelem", 2, -1, 1, repelem, "B = repelem(A,r1,...,rN)", "Repeats elements of an array.",
     nullptr, SparseRule::Keep | BuiltinRules(SignRule::OfArgument)},
    {"vec", 1, 1, 1, vectorise, "B = vec(A)", "All elements as a column.", nullptr,
     SparseRule::Keep},
};

} // namespace

Value transposeValue(Interpreter& vm, const Value& a, bool conjugate, Span span) {
    if (a.isScalarInline()) return a;
    if (a.shape().rank() > 2) {
        throwError("MATLAB:transposeNotDefinedForNDArrays",
                   "TRANSPOSE does not support N-D arrays. Use PAGETRANSPOSE/PAGECTRANSPOSE to "
                   "transpose pages or PERMUTE to reorder dimensions of N-D arrays.");
    }
    if (objectArray(a)) return objectsOf(transposeValue(vm, cellOfObjects(a), false, span).cell());
    if (!(a.isArray() || a.isCell() || a.isStruct() || a.isString())) return a;
    const int order[] = {1, 0};
    Value out = permuteValue(vm, a, order, span);
    if (!conjugate || !out.mayBeComplex()) return out;
    const Value one[] = {out};
    if (complexCaptured(vm, one)) {
        complexes::Parts parts = complexes::parts(vm.accelerator(), out);
        parts.im = unaryOperation(vm, UnaryOp::Minus, parts.im, span);
        return complexes::join(vm.accelerator(), parts, out.tensor().isUndecided());
    }
    if (!out.isComplex()) return out;
    Tensor& t = out.mutableTensor();
    const auto negate = [&](auto tag) {
        auto* parts = t.mutableData<decltype(tag)>();
        for (int64_t i = 0; i < t.count(); ++i)
            parts[2 * i + 1] = -parts[2 * i + 1];
    };
    t.dtype() == DType::Single ? negate(float{}) : negate(double{});
    return out;
}

std::span<const Builtin> rearrangeTable() {
    return kRows;
}

} // namespace vitrine
