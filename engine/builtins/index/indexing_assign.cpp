// SPDX-License-Identifier: Apache-2.0
// Writing: a(subscripts…) = b. The left side keeps its class; an empty 0-by-0 double takes the
// right side's.
#include "accel/run/routines.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/gradients/dlarrays.h"
#include "builtins/index/captured_indexing.h"
#include "builtins/index/subscripts.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/strings_of.h"

namespace vitrine {

namespace {

[[noreturn]] void throwConversion(std::string_view to, const Value& from) {
    throwError("MATLAB:UnableToConvert", "Conversion to %s from %s is not possible.",
               std::string(to).c_str(), from.className().c_str());
}

Value emptyLike(const Value& b) {
    switch (b.kind()) {
    case Kind::Cell:
        return makeRef<Cell>(Shape(0, 0));
    case Kind::Struct: {
        auto out = makeRef<StructArray>(Shape(0, 0));
        for (const std::string& name : b.structure().fieldNames())
            out->addField(name);
        return out;
    }
    case Kind::String:
        return makeRef<StringArray>(Shape(0, 0));
    case Kind::Scalar:
    case Kind::Tensor:
        return Tensor::make(b.dtype(), Shape(0, 0));
    default:
        return Value::emptyMatrix();
    }
}

/// Brings a and b to one kind and class; b's elements can then be copied into a's.
void unify(Interpreter& vm, Value& a, Value& b, Span span) {
    const bool blank =
        a.isNothing() || (a.isArray() && a.dtype() == DType::Double && a.shape() == Shape(0, 0));
    if (blank && !b.isNothing()) a = emptyLike(b);
    if (a.isCell()) {
        // MATLAB refuses what is no cell; Octave's programs rely on it.
        if (!b.isCell()) b = makeRef<Cell>(Shape(1, 1), std::vector<Value>{b});
        return;
    }
    if (a.isStruct()) {
        if (!b.isStruct()) throwConversion("struct", b);
        StructArray& to = a.mutableStruct();
        for (const std::string& name : b.structure().fieldNames()) {
            if (to.findField(name) < 0) {
                if (to.count() > 0 && to.fieldCount() > 0 &&
                    b.structure().fieldCount() != to.fieldCount()) {
                    throwError("MATLAB:heterogeneousStrucAssignment",
                               "Subscripted assignment between dissimilar structures.");
                }
                to.addField(name);
            }
        }
        for (const std::string& name : to.fieldNames()) {
            if (b.structure().findField(name) < 0) {
                if (to.count() > 0) {
                    throwError("MATLAB:heterogeneousStrucAssignment",
                               "Subscripted assignment between dissimilar structures.");
                }
                b.mutableStruct().addField(name);
            }
        }
        return;
    }
    if (a.isString()) {
        b = stringsOf(b);
        return;
    }
    if (!a.isArray()) throwConversion(a.className(), b);
    if (b.isString()) throwConversion(a.className(), b);
    if (!b.isArray()) throwConversion(className(a.dtype()), b);
    if (a.dtype() == b.dtype()) return;
    if (b.isComplex() && !isFloat(a.dtype())) {
        if (a.dtype() != DType::Logical) throwConversion(className(a.dtype()), b);
        a = convertValue(vm, a, DType::Double, span);
    }
    b = convertValue(vm, b, a.dtype(), span);
}

/// Copies b's elements to the positions of a, which exist; both are of one kind.
void storeElements(Value& a, const std::vector<int64_t>& positions, const Value& b) {
    const bool one = b.count() == 1;
    const auto from = [&](std::size_t i) { return one ? std::size_t{0} : i; };
    if (a.isCell()) {
        Cell& to = a.mutableCell();
        for (std::size_t i = 0; i < positions.size(); ++i)
            to.elements[static_cast<std::size_t>(positions[i])] = b.cell().elements[from(i)];
        return;
    }
    if (a.isString()) {
        StringArray& to = a.mutableStrings();
        for (std::size_t i = 0; i < positions.size(); ++i)
            to.elements[static_cast<std::size_t>(positions[i])] = b.strings().elements[from(i)];
        return;
    }
    if (a.isStruct()) {
        StructArray& to = a.mutableStruct();
        const StructArray& source = b.structure();
        for (int f = 0; f < to.fieldCount(); ++f) {
            const int g = source.findField(to.fieldNames()[static_cast<std::size_t>(f)]);
            for (std::size_t i = 0; i < positions.size(); ++i)
                to.at(f, positions[i]) = source.at(g, static_cast<int64_t>(from(i)));
        }
        return;
    }
    Ref<Tensor> source = b.toTensor();
    if (source->isComplex() && !a.isComplex()) {
        const bool gpu = a.isGpuArray();
        a = Value(toComplex(*a.toTensor(), a.dtype()));
        a.mutableTensor().setGpuArray(gpu);
    }
    if (a.isComplex() && !source->isComplex()) source = toComplex(*source, a.dtype());
    Tensor& to = a.mutableTensor();
    const std::size_t size = to.elementSize();
    std::byte* y = to.mutableHostBytes();
    const std::byte* x = source->hostBytes();
    const auto copy = [&](auto tag) {
        using T = decltype(tag);
        for (std::size_t i = 0; i < positions.size(); ++i)
            reinterpret_cast<T*>(y)[positions[i]] = reinterpret_cast<const T*>(x)[from(i)];
    };
    if (b.isGpuArray() && !positions.empty()) to.setGpuArray(true);
    switch (size) {
    case 1:
        return copy(uint8_t{});
    case 2:
        return copy(uint16_t{});
    case 4:
        return copy(uint32_t{});
    case 8:
        return copy(uint64_t{});
    default:
        return copy(std::complex<double>{});
    }
}

/// x(i)=v and x(i,j)=v of a real host array that nobody else holds, also one past the end of a
/// vector.
bool fastStore(Value& a, std::span<const Value> subs, const Value& b) {
    if (a.kind() != Kind::Tensor || !b.isScalarInline() || subs.empty() || subs.size() > 2)
        return false;
    const Tensor& t = a.tensor();
    if (!t.onHost() || t.isComplex() || t.isGpuArray() || t.dtype() != b.dtype()) return false;
    for (const Value& s : subs) {
        if (!s.isDoubleInline() || !(s.doubleInline() >= 1) || s.doubleInline() > 4e15)
            return false;
    }
    const auto i = static_cast<int64_t>(subs[0].doubleInline());
    if (static_cast<double>(i) != subs[0].doubleInline()) return false;
    int64_t position = i - 1;
    if (subs.size() == 2) {
        const auto j = static_cast<int64_t>(subs[1].doubleInline());
        if (static_cast<double>(j) != subs[1].doubleInline() || t.shape().rank() != 2 ||
            i > t.shape().rows() || j > t.shape().columns())
            return false;
        position += (j - 1) * t.shape().rows();
    } else if (i > t.count()) {
        const Shape& s = t.shape();
        if (i != t.count() + 1 || !s.isVector() || s.count() == 0) return false;
        resizeValue(a, s.isRow() ? Shape(1, i) : Shape(i, 1));
    }
    Tensor& to = a.mutableTensor();
    visitDType(to.dtype(), [&](auto tag) {
        using T = decltype(tag);
        to.mutableData<T>()[position] = b.scalarAs<T>();
    });
    return true;
}

/// A node copies the whole array unless the planner finds it in place: single elements, and parts
/// of arrays whose elements are on the host anyway, are cheaper to write there.
bool writesInPlace(const Value& a, const Value& b, int64_t count) {
    const Tensor& to = a.tensor();
    if (to.isGpuArray() || b.isGpuArray()) return false;
    const bool valueOnHost = b.isScalarInline() || b.tensor().onHost();
    return valueOnHost && (count == 1 || to.onHost());
}

/// Masks and ranges of captured arrays become nodes of the accelerator.
/// x(mask) = y of gpuArrays of one element: the mask decides which of them x is.
bool chooseCaptured(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
                    Span span) {
    if (!a.isGpuArray() || a.count() != 1 || subscripts.size() != 1 || !subscripts[0].isLogical() ||
        subscripts[0].count() != 1 || !b.isGpuArray() || b.count() > 1 || a.isComplex() ||
        b.isComplex())
        return false;
    if (subscripts[0].toDouble() == 0) return true;
    if (b.count() == 0) return false;
    a = vm.accelerator().reshape(convertValue(vm, b, a.dtype(), span), a.shape());
    return true;
}

bool assignCaptured(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
                    Span span) {
    const bool wants = captured(vm, a) || (a.kind() == Kind::Tensor && captured(vm, b));
    if (!wants || a.isComplex() || a.isChar() || !b.isArray() || b.isComplex() || b.count() == 0 ||
        a.count() == 0)
        return false;
    const int count = static_cast<int>(subscripts.size());
    const bool scalar = b.count() == 1 && b.isScalarInline();
    if (count == 1 && subscripts[0].isLogical() && subscripts[0].shape() == a.shape()) {
        if (!scalar) return false;
        a = vm.accelerator().assignMasked(a, subscripts[0], convertValue(vm, b, a.dtype(), span),
                                          span);
        return true;
    }
    for (const Value& s : subscripts) {
        // Masks and lists that are elsewhere are scattered through instead of being read here.
        if (s.isLogical()) return false;
        if (s.kind() == Kind::Tensor && !s.tensor().onHost() && !routines::pendingRange(s))
            return false;
    }
    const Shape shape = a.shape();
    if (std::min(count, shape.rank()) > kMaxRank) return false;
    const std::vector<int64_t> dims = foldedDims(shape, count);
    std::vector<RangeIndex> ranges;
    std::vector<int64_t> lengths;
    for (int d = 0; d < count; ++d) {
        const auto k = static_cast<std::size_t>(d);
        const Subscript s = readSubscript(subscripts[k], dims[k], d + 1, count);
        if (s.form == Subscript::Form::List || s.largest >= dims[k] || s.count == 0) return false;
        ranges.push_back(s.range);
        lengths.push_back(s.count);
    }
    Shape base(shape);
    if (count == 1) {
        base = Shape(a.count(), 1);
        ranges.push_back({0, 1, 1});
        lengths.push_back(1);
    } else if (count < shape.rank()) {
        base = Shape(dims);
    }
    while (static_cast<int>(ranges.size()) > std::max(2, base.rank())) {
        ranges.pop_back();
        lengths.pop_back();
    }
    const Shape target(lengths);
    if (writesInPlace(a, b, target.count())) return false;
    Value value = convertValue(vm, b, a.dtype(), span);
    if (b.count() != 1) {
        if (b.count() != target.count()) return false; // the general way reports it
        const Shape right = b.shape();
        if (count > 1) {
            // Lengths must agree but for ones.
            std::vector<int64_t> l, r;
            for (int64_t n : lengths) {
                if (n != 1) l.push_back(n);
            }
            for (int64_t n : right.dims()) {
                if (n != 1) r.push_back(n);
            }
            if (l != r) return false;
        }
        if (right != target) value = vm.accelerator().reshape(value, target);
    }
    if (base != shape) a = vm.accelerator().reshape(a, base);
    a = vm.accelerator().assignSlice(a, ranges, value, span);
    if (base != shape) a = vm.accelerator().reshape(a, shape);
    return true;
}

void assignLinear(Value& a, const Value& subscript, const Value& b, bool fresh) {
    if (fresh && isColon(subscript)) {
        a = b;
        return;
    }
    const AssignmentPlan plan = planAssignment(a.shape(), {&subscript, 1}, b.shape());
    const Subscript& s = plan.subs[0];
    if (plan.shape != a.shape()) resizeValue(a, plan.shape);
    std::vector<int64_t> positions(static_cast<std::size_t>(s.count));
    for (std::size_t i = 0; i < positions.size(); ++i)
        positions[i] = s.at(static_cast<int64_t>(i));
    storeElements(a, positions, b);
}

void assignDimensions(Value& a, std::span<const Value> subscripts, const Value& b) {
    const AssignmentPlan plan = planAssignment(a.shape(), subscripts, b.shape());
    if (plan.shape != a.shape()) resizeValue(a, plan.shape);
    if (plan.count == 0) return;
    std::vector<int64_t> positions(static_cast<std::size_t>(plan.count));
    forPositions(plan.subs, plan.dims,
                 [&](int64_t i, int64_t p) { positions[static_cast<std::size_t>(i)] = p; });
    storeElements(a, positions, b);
}

/// Do the subscripts name as many places as a has? Then a may be what was assigned alone.
bool namesAll(const Value& a, std::span<const Value> subscripts) {
    const std::vector<int64_t> dims = foldedDims(a.shape(), static_cast<int>(subscripts.size()));
    int64_t places = 1;
    for (std::size_t d = 0; d < subscripts.size(); ++d)
        places *= isColon(subscripts[d]) ? dims[d] : subscripts[d].count();
    return places >= a.count();
}

/// Complex arrays that are not on the host: part by part.
bool assignParts(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
                 Span span) {
    if (!a.isArray() || !b.isArray() || !isFloat(a.dtype()) || a.count() == 0 || b.count() == 0 ||
        !(a.mayBeComplex() || b.mayBeComplex()))
        return false;
    const auto elsewhere = [](const Value& v) {
        return v.kind() == Kind::Tensor && (!v.tensor().onHost() || v.isGpuArray());
    };
    if (!elsewhere(a) && !elsewhere(b) &&
        std::none_of(subscripts.begin(), subscripts.end(), elsewhere))
        return false;
    const auto partsOf = [&](const Value& v) -> complexes::Parts {
        if (v.mayBeComplex()) return complexes::parts(vm.accelerator(), v);
        const Value zero = v.dtype() == DType::Single ? Value::scalar(0.0f) : Value(0.0);
        return {v, v.count() == 1 ? zero : vm.accelerator().fill(zero, v.shape(), span)};
    };
    // Beside complex numbers one that is real after all has an imaginary part of 0 without a sign.
    if (a.mayBeComplex() && b.mayBeComplex() && complexes::mayAsk(vm.accelerator()))
        static_cast<void>(a.isComplex() && b.isComplex());
    // Every number may be replaced by a real one, or none of real ones by one that is complex.
    const bool likelyReal =
        b.mayBeComplex()
            ? !a.mayBeComplex() && std::any_of(subscripts.begin(), subscripts.end(),
                                               [](const Value& s) { return s.isLogical(); })
            : namesAll(a, subscripts);
    complexes::Parts to = partsOf(a);
    const complexes::Parts from = partsOf(b);
    a = Value(); // so that the parts are nobody else's and can be changed in place
    try {
        assignIndexed(vm, to.re, subscripts, from.re, span);
        assignIndexed(vm, to.im, subscripts, from.im, span);
    } catch (...) {
        // A subscript or size is refused by the first of them, before anything has changed.
        a = complexes::join(vm.accelerator(), to, true);
        throw;
    }
    a = complexes::join(vm.accelerator(), to, true, {likelyReal});
    return true;
}

/// An array whose last imaginary part was overwritten is real.
void narrowAssigned(Value& a) {
    if (a.kind() != Kind::Tensor || !a.tensor().onHost() || !a.tensor().isComplex()) return;
    if (!a.tensor().hasImaginaryPart()) a = narrowComplex(a.toTensor());
}

} // namespace

void assignIndexed(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
                   Span span) {
    if (fastStore(a, subscripts, b)) return;
    if (b.isNothing()) throwError("MATLAB:UndefinedFunction", "The right side has no value.");
    const bool fresh = a.isNothing();
    if (a.isDlArray() || (b.isDlArray() && (fresh || a.isArray())) || anyDlArray(subscripts))
        return dlAssign(vm, a, subscripts, b, span);
    if (b.isSparse() && fresh && subscripts.size() == 1 && isColon(subscripts[0])) {
        a = b;
        return;
    }
    if (b.isSparse() && fresh) a = makeRef<SparseMatrix>(0, 0, b.dtype());
    if (a.isSparse() && (b.isArray() || b.isSparse())) return assignSparse(a, subscripts, b);
    if (a.isSparse()) a = fullValue(a);
    if ((b.isSparse() && !a.isCell()) || anySparse(subscripts)) {
        const Value right = a.isCell() ? b : fullValue(b);
        return assignIndexed(vm, a, fullValues(subscripts), right, span);
    }
    // f(1) = @sin and the like: a value that has no arrays of itself.
    const bool single = !(b.isArray() || b.isCell() || b.isStruct() || b.isString());
    if (single && (fresh || a.count() == 0 || a.kind() == b.kind()) && !a.isCell()) {
        for (const Value& s : subscripts) {
            if (!s.isArray() || s.count() != 1 || s.toDouble() != 1)
                throwConversion(fresh ? "double" : a.className(), b);
        }
        a = b;
        return;
    }
    if (!fresh) requireIndexable(a);
    Value right = b;
    if (subscripts.empty()) {
        a = right;
        return;
    }
    unify(vm, a, right, span);
    if (assignParts(vm, a, subscripts, right, span)) return;
    const SignBound sign = std::min(signBoundOf(a), signBoundOf(right));
    growCaptured(vm, a, subscripts, right, span);
    if (chooseCaptured(vm, a, subscripts, right, span) ||
        assignCaptured(vm, a, subscripts, right, span) ||
        scatterCaptured(vm, a, subscripts, right, span))
        return noteSign(a, sign);
    if (a.isScalarInline()) a = Value(a.toTensor());
    if (subscripts.size() == 1)
        assignLinear(a, subscripts[0], right, fresh);
    else
        assignDimensions(a, subscripts, right);
    narrowAssigned(a);
    a = a.simplified();
}

} // namespace vitrine
