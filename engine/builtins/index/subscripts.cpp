// SPDX-License-Identifier: Apache-2.0
#include "builtins/index/subscripts.h"

#include "accel/run/routines.h"
#include "builtins/gradients/tape.h"
#include "builtins/sparse/sparse.h"
#include "value/memory_limit.h"

namespace vitrine {

bool isColon(const Value& v) {
    if (v.kind() == Kind::String)
        return v.count() == 1 && v.strings().elements[0] && *v.strings().elements[0] == ":";
    if (!v.isChar() || v.count() != 1) return false;
    return v.toDouble() == ':';
}

namespace {

/// The only dimension whose length is not 1, along which a vector of any rank lies; -1: none.
int vectorDimension(const Shape& shape) {
    int found = -1;
    for (int d = 0; d < shape.rank(); ++d) {
        if (shape[d] == 1) continue;
        if (found >= 0) return -1;
        found = d;
    }
    return found;
}

Shape vectorOf(int64_t count, int dimension) {
    std::vector<int64_t> dims(static_cast<std::size_t>(std::max(2, dimension + 1)), 1);
    dims[static_cast<std::size_t>(dimension)] = count;
    return Shape(dims);
}

int64_t checkedPosition(double x, int position, int count) {
    if (!(x >= 1) || x != std::floor(x)) {
        if (count > 1) {
            throwError("MATLAB:badsubscript",
                       "Index in position %d is invalid. Array indices must be positive integers "
                       "or logical values.",
                       position);
        }
        throwError("MATLAB:badsubscript",
                   "Array indices must be positive integers or logical values.");
    }
    if (x > 9e18) throwBeyondMaxSize();
    return static_cast<int64_t>(x) - 1;
}

void readMask(const Value& v, Subscript& s) {
    s.mask = true;
    s.form = Subscript::Form::List;
    const Ref<Tensor> t = v.toTensor();
    const bool* on = t->data<bool>();
    for (int64_t i = 0; i < t->count(); ++i) {
        if (on[i]) s.list.push_back(i);
    }
    s.count = static_cast<int64_t>(s.list.size());
    const Shape shape = v.shape();
    // The positions lie along the mask where that is a vector, else they are a column.
    s.shape = vectorOf(s.count, std::max(0, vectorDimension(shape)));
    if (shape.isScalar()) s.shape = s.count == 1 ? Shape(1, 1) : Shape(0, 0);
    s.largest = s.list.empty() ? -1 : s.list.back();
}

/// The same from the entries alone.
Subscript readSparseMask(const SparseMatrix& mask) {
    Subscript s;
    s.mask = true;
    s.form = Subscript::Form::List;
    s.list = mask.entryColumns();
    for (std::size_t k = 0; k < s.list.size(); ++k)
        s.list[k] = s.list[k] * mask.rows() + mask.entryRows()[k];
    s.count = mask.entryCount();
    s.shape = vectorOf(s.count, std::max(0, vectorDimension(mask.shape())));
    if (mask.shape().isScalar()) s.shape = s.count == 1 ? Shape(1, 1) : Shape(0, 0);
    s.largest = s.list.empty() ? -1 : s.list.back();
    return s;
}

/// Positions that turn out to be evenly spaced, as those of an evaluated colon are, as a range from
/// 0, which the accelerator can map; false of others and of what is no position.
template <typename T>
bool evenlySpaced(const T* x, int64_t count, RangeIndex& range) {
    constexpr double kExact = 9007199254740992.0; // up to here sums of integers are exact
    if (count < 1) return false;
    const auto at = [&](int64_t i) { return static_cast<double>(x[i]); };
    const double first = at(0), step = count > 1 ? at(1) - first : 1;
    const double last = first + step * static_cast<double>(count - 1);
    const auto isPosition = [](double p) { return p >= 1 && p < kExact && p == std::floor(p); };
    if (!isPosition(first) || !isPosition(last) || step == 0 || step != std::floor(step))
        return false;
    constexpr int64_t kBlock = 64;
    for (int64_t begin = 0; begin < count; begin += kBlock) {
        bool even = true;
        for (int64_t i = begin; i < std::min(count, begin + kBlock); ++i)
            even &= at(i) == first + step * static_cast<double>(i);
        if (!even) return false;
    }
    range = {static_cast<int64_t>(first) - 1, static_cast<int64_t>(step), count};
    return true;
}

/// The positions from 0, in any order; returns the largest.
template <typename T>
int64_t readPositions(const T* x, std::vector<int64_t>& list, int position, int count) {
    int64_t largest = -1;
    bool valid = true;
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto p = static_cast<double>(x[i]);
        const bool known = p >= 1 && p <= 9e18;
        list[i] = known ? static_cast<int64_t>(p) - 1 : 0;
        valid &= known && static_cast<double>(list[i] + 1) == p;
        largest = std::max(largest, list[i]);
    }
    for (std::size_t i = 0; !valid && i < list.size(); ++i)
        checkedPosition(static_cast<double>(x[i]), position, count);
    return largest;
}

} // namespace

Subscript readSubscript(const Value& v, int64_t length, int position, int count) {
    Subscript s;
    if (isColon(v)) {
        s.range = {0, 1, length};
        s.count = length;
        s.shape = Shape(length, 1);
        s.largest = length - 1;
        return s;
    }
    if (v.isDlArray()) return readSubscript(plainValue(v), length, position, count);
    if (v.isSparse()) {
        if (v.dtype() == DType::Logical) return readSparseMask(v.sparse());
        return readSubscript(fullValue(v), length, position, count);
    }
    if (!v.isArray()) {
        throwError("MATLAB:UnableToConvert", "Unable to use a value of type %s as an index.",
                   v.className().c_str());
    }
    if (v.isComplex())
        throwError("MATLAB:badsubscript",
                   "Array indices must be positive integers or logical values.");
    if (v.isScalarInline() && v.dtype() != DType::Logical) {
        s.form = Subscript::Form::Range;
        s.range = {checkedPosition(v.toDouble(), position, count), 1, 1};
        s.count = 1;
        s.largest = s.range.first;
        s.shape = Shape(1, 1);
        return s;
    }
    if (v.dtype() == DType::Logical) {
        readMask(v, s);
        return s;
    }
    if (const auto range = routines::pendingRange(v)) {
        const int64_t last = range->first + range->step * (range->count - 1);
        for (const int64_t end : {range->first, last})
            checkedPosition(static_cast<double>(end + 1), position, count);
        s.form = Subscript::Form::Range;
        s.range = *range;
        s.shape = v.shape();
        s.count = range->count;
        s.largest = std::max(range->first, last);
        return s;
    }
    s.shape = v.shape();
    s.count = v.count();
    visitDType(v.dtype(), [&](auto tag) {
        const auto* x = v.tensor().data<decltype(tag)>();
        if (evenlySpaced(x, s.count, s.range)) {
            s.form = Subscript::Form::Range;
            s.largest = std::max(s.range.first, s.range.first + s.range.step * (s.count - 1));
            return;
        }
        s.form = Subscript::Form::List;
        s.list.resize(static_cast<std::size_t>(s.count));
        s.largest = readPositions(x, s.list, position, count);
    });
    return s;
}

void checkBounds(const Subscript& s, int64_t length, int position, int count) {
    if (s.largest < length || s.form == Subscript::Form::Colon) return;
    if (count == 1) {
        if (s.mask) {
            throwError("MATLAB:badsubscript",
                       "The logical indices contain a true value outside of the array bounds.");
        }
        throwError("MATLAB:badsubscript",
                   "Index exceeds the number of array elements. Index must not exceed %lld.",
                   static_cast<long long>(length));
    }
    if (s.mask) {
        throwError("MATLAB:badsubscript",
                   "The logical indices in position %d contain a true value outside of the array "
                   "bounds.",
                   position);
    }
    throwError("MATLAB:badsubscript",
               "Index in position %d exceeds array bounds. Index must not exceed %lld.", position,
               static_cast<long long>(length));
}

std::vector<int64_t> foldedDims(const Shape& shape, int count) {
    std::vector<int64_t> dims(static_cast<std::size_t>(count), 1);
    for (int d = 0; d < std::max(shape.rank(), count); ++d)
        dims[static_cast<std::size_t>(std::min(d, count - 1))] *= shape[d];
    return dims;
}

Shape linearResultShape(const Shape& of, const Subscript& sub) {
    if (sub.form == Subscript::Form::Colon) return Shape(of.count(), 1);
    // Vectors indexed by vectors keep the direction of the source; all else follows the index (a
    // mask counts as the row or column of its positions).
    const int along = vectorDimension(of);
    if (along < 0 || sub.count == 1 || vectorDimension(sub.shape) < 0) return sub.shape;
    return vectorOf(sub.count, along);
}

void requireIndexable(const Value& a) {
    if (a.isArray() || a.isCell() || a.isStruct() || a.isString()) return;
    throwError("MATLAB:index:UnsupportedType", "Unable to index a value of type '%s'.",
               a.className().c_str());
}

Ref<Tensor> takeTensorElements(const Tensor& from, const Shape& shape,
                               const std::vector<int64_t>& positions) {
    Ref<Tensor> out = Tensor::make(from.dtype(), shape, from.isComplex(), false);
    const std::byte* x = from.hostBytes();
    std::byte* y = out->mutableHostBytes();
    const auto copy = [&](auto tag) {
        using T = decltype(tag);
        for (std::size_t i = 0; i < positions.size(); ++i)
            reinterpret_cast<T*>(y)[i] = reinterpret_cast<const T*>(x)[positions[i]];
    };
    switch (from.elementSize()) {
    case 1:
        copy(uint8_t{});
        break;
    case 2:
        copy(uint16_t{});
        break;
    case 4:
        copy(uint32_t{});
        break;
    case 8:
        copy(uint64_t{});
        break;
    default:
        copy(std::complex<double>{});
        break;
    }
    out->setGpuArray(from.isGpuArray());
    return out;
}

Value takeElements(const Value& a, const Shape& shape, const std::vector<int64_t>& positions) {
    switch (a.kind()) {
    case Kind::Cell: {
        std::vector<Value> elements;
        elements.reserve(positions.size());
        for (int64_t p : positions)
            elements.push_back(a.cell().elements[static_cast<std::size_t>(p)]);
        return makeRef<Cell>(shape, std::move(elements));
    }
    case Kind::String: {
        auto out = makeRef<StringArray>(shape);
        for (std::size_t i = 0; i < positions.size(); ++i)
            out->elements[i] = a.strings().elements[static_cast<std::size_t>(positions[i])];
        return out;
    }
    case Kind::Struct: {
        const StructArray& from = a.structure();
        auto out = makeRef<StructArray>(shape);
        for (const std::string& name : from.fieldNames())
            out->addField(name);
        for (std::size_t i = 0; i < positions.size(); ++i) {
            for (int f = 0; f < from.fieldCount(); ++f)
                out->at(f, static_cast<int64_t>(i)) = from.at(f, positions[i]);
        }
        return out;
    }
    default:
        break;
    }
    Ref<Tensor> out = takeTensorElements(*a.toTensor(), shape, positions);
    return out->isComplex() ? narrowComplex(std::move(out)) : wrap(std::move(out));
}

void resizeValue(Value& a, const Shape& shape) {
    const Shape old = a.shape();
    if (old == shape) return;
    if (a.isArray() && !a.isGpuArray() && (a.isScalarInline() || a.tensor().onHost())) {
        // Appending to a vector or adding columns keeps the elements where they are.
        Tensor& t = a.mutableTensor();
        if (t.growInPlace(shape)) return;
    }
    const int rank = std::max(old.rank(), shape.rank());
    std::vector<int64_t> stride(static_cast<std::size_t>(rank), 1),
        at(static_cast<std::size_t>(rank), 0);
    for (int d = 1; d < rank; ++d)
        stride[static_cast<std::size_t>(d)] =
            stride[static_cast<std::size_t>(d - 1)] * shape[d - 1];
    // Calls move(from, to) for each old element.
    const auto each = [&](auto&& move) {
        int64_t to = 0;
        for (int64_t i = 0; i < old.count(); ++i) {
            move(i, to);
            for (int d = 0; d < rank; ++d) {
                const auto k = static_cast<std::size_t>(d);
                to += stride[k];
                if (++at[k] < old[d]) break;
                to -= stride[k] * old[d];
                at[k] = 0;
            }
        }
    };
    switch (a.kind()) {
    case Kind::Cell: {
        auto out = makeRef<Cell>(shape);
        each([&](int64_t i, int64_t to) {
            out->elements[static_cast<std::size_t>(to)] =
                a.cell().elements[static_cast<std::size_t>(i)];
        });
        a = out;
        return;
    }
    case Kind::String: {
        auto out = makeRef<StringArray>(shape);
        for (auto& e : out->elements)
            e = std::nullopt;
        each([&](int64_t i, int64_t to) {
            out->elements[static_cast<std::size_t>(to)] =
                a.strings().elements[static_cast<std::size_t>(i)];
        });
        a = out;
        return;
    }
    case Kind::Struct:
        a.mutableStruct().resize(shape);
        return;
    default:
        break;
    }
    const Ref<Tensor> from = a.toTensor();
    Ref<Tensor> out = Tensor::make(from->dtype(), shape, from->isComplex(), true);
    const std::size_t size = from->elementSize();
    const std::byte* x = from->hostBytes();
    std::byte* y = out->mutableHostBytes();
    each([&](int64_t i, int64_t to) {
        std::memcpy(y + static_cast<std::size_t>(to) * size, x + static_cast<std::size_t>(i) * size,
                    size);
    });
    out->setGpuArray(from->isGpuArray());
    a = Value(std::move(out));
}

} // namespace vitrine
