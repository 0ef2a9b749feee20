// SPDX-License-Identifier: Apache-2.0
// cumsum, cumprod, cummin, cummax, diff, trapz, cumtrapz.
#include "builtins/elementwise/block_functions.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/index/indexing.h"
#include "builtins/linear/matrix_support.h"
#include "builtins/order/captured_order.h"
#include "builtins/reduce/reduce_support.h"

namespace vitrine {

namespace {

int scanDimension(const ReduceArgs& args, const Shape& shape) {
    if (args.dims.size() > 1)
        throwError("MATLAB:getdimarg:dimensionMustBePositiveInteger",
                   "Dimension argument must be a positive integer scalar within indexing range.");
    return args.dims.empty() ? defaultDimension(shape) : args.dims[0];
}

/// Calls f(indices) for each line along the dimension; indices are positions in scan order.
template <typename F>
void forScanLines(const Shape& shape, int dimension, bool reverse, F&& f) {
    const Strides s = stridesAround(shape, dimension);
    std::vector<int64_t> at(static_cast<std::size_t>(s.length));
    for (int64_t o = 0; o < s.after; ++o) {
        for (int64_t i = 0; i < s.before; ++i) {
            for (int64_t k = 0; k < s.length; ++k) {
                const int64_t step = reverse ? s.length - 1 - k : k;
                at[static_cast<std::size_t>(k)] = i + s.before * (step + s.length * o);
            }
            f(at);
        }
    }
}

template <typename T, typename F>
Ref<Tensor> scanHost(const Ref<Tensor>& x, DType type, bool complex, int dimension, bool reverse,
                     F combine) {
    Ref<Tensor> out = Tensor::make(type, x->shape(), complex, false);
    const T* from = reinterpret_cast<const T*>(x->hostBytes());
    T* to = reinterpret_cast<T*>(out->mutableHostBytes());
    forScanLines(x->shape(), dimension, reverse, [&](const std::vector<int64_t>& at) {
        for (std::size_t k = 0; k < at.size(); ++k)
            to[at[k]] = k == 0 ? from[at[k]] : combine(to[at[k - 1]], from[at[k]]);
    });
    return out;
}

/// Running sums and products of captured integers up to 32 bits, in double. Saturation goes on with
/// the bound, so it is left to the host; where all results are within bounds they are exact, being
/// differences and quotients of one another in between.
template <ScanOp Op>
std::optional<Value> scanSmallIntegers(Call& c, const Value& x, int dimension, bool reverse) {
    constexpr int64_t kLongest = int64_t{1} << 21; // sums of so many have 53 bits
    if (!isInteger(x.dtype()) || sizeOf(x.dtype()) > 4 || !captured(c.vm, x) ||
        x.shape()[dimension] > kLongest)
        return std::nullopt;
    Accelerator& accel = c.vm.accelerator();
    const Value wide = convertValue(c.vm, x, DType::Double, c.span);
    const Value results = accel.scan(Op, wide, dimension, reverse, c.span);
    const auto [low, high] = visitDType(x.dtype(), [](auto tag) {
        using L = std::numeric_limits<decltype(tag)>;
        return std::pair(static_cast<double>(L::lowest()), static_cast<double>(L::max()));
    });
    const Value below[] = {results, Value(low)}, above[] = {results, Value(high)};
    const Value within[] = {applyElementwise(c.vm, kGeOp, below, c.span),
                            applyElementwise(c.vm, kLeOp, above, c.span)};
    ReduceOptions options;
    options.resultClass = DType::Logical;
    const Value all =
        accel.reduce(ReduceOp::All, accel.apply(kAndOp, within, DType::Logical, c.span), 0,
                     x.shape().rank(), options, c.span);
    if (all.toDouble() == 0) return std::nullopt;
    return convertValue(c.vm, results, x.dtype(), c.span);
}

template <ScanOp Op>
void accumulate(Call& c) {
    requireArray(Op == ScanOp::Sum ? "cumsum" : "cumprod", c[0]);
    ReduceArgs args = readReduceArgs(c, 1, 0);
    Value x = c[0];
    if (!isNumeric(x.dtype())) x = convertValue(c.vm, x, DType::Double, c.span);
    const Shape shape = x.shape();
    const int dimension = scanDimension(args, shape);
    if (shape.count() == 0 || dimension >= shape.rank()) return c.result(x);
    if (Op == ScanOp::Sum && !args.omitNan && x.mayBeComplex()) {
        return c.result(mapParts(c.vm, x, true, [&](const Value& part) {
            return c.vm.accelerator().scan(Op, part, dimension, args.reverse, c.span);
        }));
    }
    if (args.omitNan && isFloat(x.dtype()) && !x.isComplex()) {
        const Value one[] = {x};
        const Value missing = applyElementwise(c.vm, kIsNanOp, one, c.span);
        const Value neutral =
            convertValue(c.vm, Value(Op == ScanOp::Sum ? 0.0 : 1.0), x.dtype(), c.span);
        x = c.vm.accelerator().assignMasked(x, missing, neutral, c.span);
    }
    if (isFloat(x.dtype()) && !x.isComplex()) {
        Value out = c.vm.accelerator().scan(Op, x, dimension, args.reverse, c.span);
        if (signBoundOf(x) == SignBound::SignClear) noteSign(out, SignBound::SignClear);
        return c.result(std::move(out));
    }
    if (x.isComplex()) {
        using Z = std::complex<double>;
        const Ref<Tensor> wide = toComplex(*x.toTensor(), DType::Double);
        const Ref<Tensor> out =
            scanHost<Z>(wide, DType::Double, true, dimension, args.reverse, [](Z a, Z b) {
                if (Op == ScanOp::Sum) return canonicalNan(a + b);
                return canonicalNan(Z(a.real() * b.real() - a.imag() * b.imag(),
                                      a.real() * b.imag() + a.imag() * b.real()));
            });
        return c.result(narrowComplex(convertOnHost(*out, x.dtype())));
    }
    if (std::optional<Value> out = scanSmallIntegers<Op>(c, x, dimension, args.reverse))
        return c.result(std::move(*out));
    c.result(visitDType(x.dtype(), [&](auto tag) -> Value {
        using T = decltype(tag);
        return wrap(
            scanHost<T>(x.toTensor(), x.dtype(), false, dimension, args.reverse, [](T a, T b) {
                if constexpr (std::is_integral_v<T> && !std::is_same_v<T, bool>)
                    return Op == ScanOp::Sum ? saturatedSum(a, b) : saturatedProduct(a, b);
                else
                    return static_cast<T>(Op == ScanOp::Sum ? a + b : a * b);
            }));
    }));
}

/// Running extremes skip NaN; the index is that of the element in force.
template <bool Largest>
void runningExtreme(Call& c) {
    requireArray(Largest ? "cummax" : "cummin", c[0]);
    ReduceArgs args = readReduceArgs(c, 1, 0);
    Value x = c[0];
    if (!isNumeric(x.dtype())) x = convertValue(c.vm, x, DType::Double, c.span);
    const Shape shape = x.shape();
    const int dimension = scanDimension(args, shape);
    if (c.nargout < 2 && isFloat(x.dtype()) && !x.isComplex() && shape.count() > 0 &&
        dimension < shape.rank())
        return c.result(c.vm.accelerator().scan(Largest ? ScanOp::Max : ScanOp::Min, x, dimension,
                                                args.reverse, c.span));
    // The general way below knows real numbers only.
    const bool complex = x.isComplex() && shape.count() > 0;
    if ((complex || capturedNumbers(c.vm, x)) && dimension < shape.rank()) {
        const CapturedOps ops(c.vm, c.span);
        const CapturedLines lines = linesOf(ops, x, dimension, dimension + 1);
        const Positioned both = complex || !comparesAsFloat(x.dtype())
                                    ? orderedRunningExtremes(ops, lines, Largest, args.reverse)
                                    : runningExtremesCaptured(ops, lines, Largest, args.reverse);
        c.result(ops.accel().reshape(both.values, shape));
        if (c.nargout > 1) c.result(ops.accel().reshape(both.positions, shape));
        return;
    }
    std::vector<double> index(static_cast<std::size_t>(shape.count()), 1);
    Ref<Tensor> out = x.toTensor()->clone();
    visitDType(x.dtype(), [&](auto tag) {
        using T = decltype(tag);
        T* data = out->mutableData<T>();
        forScanLines(shape, dimension, args.reverse, [&](const std::vector<int64_t>& at) {
            std::size_t best = 0;
            for (std::size_t k = 0; k < at.size(); ++k) {
                const T held = data[at[best]], now = data[at[k]];
                bool take = Largest ? now > held : now < held;
                if constexpr (std::is_floating_point_v<T>)
                    take = take || (std::isnan(held) && !std::isnan(now));
                if (take) best = k;
                data[at[k]] = data[at[best]];
                const std::size_t position = args.reverse ? at.size() - best : best + 1;
                index[static_cast<std::size_t>(at[k])] = static_cast<double>(position);
            }
        });
    });
    c.result(wrap(std::move(out)));
    if (c.nargout > 1) c.result(arrayOf(index, shape));
}

Value sliceAlong(Interpreter& vm, const Value& a, int dimension, int64_t first, int64_t last,
                 Span span) {
    std::vector<Value> subs(static_cast<std::size_t>(std::max(a.shape().rank(), dimension + 1)),
                            Value::scalar(u':'));
    subs[static_cast<std::size_t>(dimension)] = rangeOperation(
        vm, Value(static_cast<double>(first)), Value(), Value(static_cast<double>(last)), span);
    return indexValue(vm, a, subs, span);
}

void diff(Call& c) {
    requireArray("diff", c[0]);
    const int64_t order = c.count() > 1 && c[1].count() > 0 ? integerArgument(c[1], "N") : 1;
    if (order < 0)
        throwError("MATLAB:diff:differenceOrderMustBePositive",
                   "Difference order N must be a positive integer scalar.");
    Value x = isNumeric(c[0].dtype()) ? c[0] : convertValue(c.vm, c[0], DType::Double, c.span);
    for (int64_t k = 0; k < order; ++k) {
        const Shape shape = x.shape();
        const int d = c.count() > 2 ? dimensionArgument(c[2]) : defaultDimension(shape);
        const int64_t n = shape[d];
        if (shape.rank() == 2 && shape.rows() <= 1 && shape.columns() <= 1 && c.count() < 3) {
            x = wrap(Tensor::make(x.dtype(), Shape(0, 0)));
            break;
        }
        if (n == 0) break;
        x = binaryOperation(c.vm, BinaryOp::Minus, sliceAlong(c.vm, x, d, 2, n, c.span),
                            sliceAlong(c.vm, x, d, 1, n - 1, c.span), c.span);
    }
    c.result(std::move(x));
}

/// The areas of the trapezoids between neighbours along a dimension.
Value trapezoids(Call& c, int& dimension) {
    const bool spaced = c.count() > 1 && c[1].count() != 0 &&
                        !(c.count() == 2 && c[1].count() == 1 && c[0].count() != 1);
    const Value& y = spaced ? c[1] : c[0];
    requireArray("trapz", y);
    dimension = c.count() > 2 ? dimensionArgument(c[2])
                              : (c.count() == 2 && !spaced ? dimensionArgument(c[1])
                                                           : defaultDimension(y.shape()));
    const int64_t n = y.shape()[dimension];
    const Value sum =
        binaryOperation(c.vm, BinaryOp::Plus, sliceAlong(c.vm, y, dimension, 2, n, c.span),
                        sliceAlong(c.vm, y, dimension, 1, n - 1, c.span), c.span);
    Value width(1.0);
    if (spaced) {
        if (c[0].count() == 1) {
            width = c[0];
        } else {
            Value x = c[0];
            if (x.shape().isVector() && x.count() == n) {
                std::vector<int64_t> dims(static_cast<std::size_t>(std::max(2, dimension + 1)), 1);
                dims[static_cast<std::size_t>(dimension)] = n;
                x = c.vm.accelerator().reshape(x, Shape(dims));
            } else if (x.shape() != y.shape()) {
                throwError(
                    "MATLAB:trapz:LengthXmismatchY",
                    "Point spacing must be a scalar or have a length that matches the input.");
            }
            width =
                binaryOperation(c.vm, BinaryOp::Minus, sliceAlong(c.vm, x, dimension, 2, n, c.span),
                                sliceAlong(c.vm, x, dimension, 1, n - 1, c.span), c.span);
        }
    }
    const Value area = binaryOperation(c.vm, BinaryOp::Times, width, sum, c.span);
    return binaryOperation(c.vm, BinaryOp::Times, area, Value(0.5), c.span);
}

/// Zeros for so many points of each line.
Value noAreas(const Value& areas, int dimension, int64_t points = 1) {
    return wrap(Tensor::make(areas.dtype(), areas.shape().with(dimension, points)));
}

void trapz(Call& c) {
    int d = 0;
    const Value areas = trapezoids(c, d);
    if (areas.count() == 0) {
        const bool nothing = c.count() == 1 && c[0].shape() == Shape(0, 0);
        return c.result(nothing ? convertValue(c.vm, Value(0.0), areas.dtype(), c.span)
                                : noAreas(areas, d));
    }
    c.result(callByName(c, "sum", {areas, Value(static_cast<double>(d + 1))}));
}

void cumtrapz(Call& c) {
    int d = 0;
    const Value areas = trapezoids(c, d);
    if (areas.count() == 0) return c.result(noAreas(areas, d, areas.shape()[d] + 1));
    const Value zero = noAreas(areas, d);
    const Value sums = callByName(c, "cumsum", {areas, Value(static_cast<double>(d + 1))});
    const Value parts[] = {zero, sums};
    c.result(concatenateAlong(c.vm, d, parts, c.span));
}

constexpr Builtin kRows[] = {
    {"cumsum", 1, -1, 1, accumulate<ScanOp::Sum>, "B = cumsum(A,dim,direction)",
     "Running sum; 'reverse' runs from the end.", nullptr, SparseRule::Keep},
    {"cumprod", 1, -1, 1, accumulate<ScanOp::Prod>, "B = cumprod(A,dim,direction)",
     "Running product.", nullptr, SparseRule::Keep},
    {"cummax", 1, -1, 2, runningExtreme<true>, "[M,I] = cummax(A,dim)", "Running maximum.", nullptr,
     SparseRule::Keep | BuiltinRules(SignRule::OfArgument)},
    {"cummin", 1, -1, 2, runningExtreme<false>, "[M,I] = cummin(A,dim)", "Running minimum.",
     nullptr, SparseRule::Keep | BuiltinRules(SignRule::OfArgument)},
    {"diff", 1, 3, 1, diff, "Y = diff(X,n,dim)", "Differences of neighbours, n times.", nullptr,
     SparseRule::Keep},
    {"trapz", 1, 3, 1, trapz, "Q = trapz(X,Y,dim)", "Integral by the trapezoidal rule."},
    {"cumtrapz", 1, 3, 1, cumtrapz, "Q = cumtrapz(X,Y,dim)",
     "Running integral by the trapezoidal rule.", nullptr, SparseRule::Keep | GpuRule::Keep},
};

} // namespace

std::span<const Builtin> cumulativeTable() {
    return kRows;
}

} // namespace vitrine
