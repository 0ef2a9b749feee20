// SPDX-License-Identifier: Apache-2.0
// sum, prod, mean, var, std, any, all. The order of additions is the Accelerator's canonical one
// for every size, so that host and device agree to the bit.
#include "builtins/elementwise/block_functions.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/reduce/reduce_support.h"
#include "builtins/sparse/sparse_own.h"

namespace vitrine {

namespace {

double identityOf(ReduceOp op) {
    switch (op) {
    case ReduceOp::Prod:
    case ReduceOp::All:
        return 1;
    case ReduceOp::Mean:
    case ReduceOp::Var:
    case ReduceOp::Std:
        return std::numeric_limits<double>::quiet_NaN();
    default:
        return 0;
    }
}

Value constantArray(DType type, const Shape& shape, double x) {
    Ref<Tensor> out = Tensor::make(type, shape);
    visitDType(type, [&](auto tag) {
        using T = decltype(tag);
        std::fill_n(out->mutableData<T>(), shape.count(), convertElement<T>(x));
    });
    return wrap(std::move(out));
}

/// The class of the result of op by MATLAB's rule and the 'native'/'double' flag.
DType resultClass(ReduceOp op, DType input, const std::string& flag) {
    if (op == ReduceOp::Any || op == ReduceOp::All) return DType::Logical;
    if (flag == "double") return DType::Double;
    if (flag == "native") return input == DType::Char ? DType::Double : input;
    return input == DType::Single ? DType::Single : DType::Double;
}

/// The product in the order that captured arrays have it (productOfParts): halves by halves, the
/// odd ones that are left over last.
template <typename Z>
Z foldedProduct(std::vector<Z> line) {
    const auto times = [](Z a, Z b) {
        return Z(a.real() * b.real() - a.imag() * b.imag(),
                 a.real() * b.imag() + a.imag() * b.real());
    };
    if (line.empty()) return Z(1);
    std::optional<Z> rest;
    std::size_t n = line.size();
    for (; n > 1; n /= 2) {
        if (n % 2 == 1) rest = rest ? times(*rest, line[n - 1]) : line[n - 1];
        for (std::size_t i = 0; i < n / 2; ++i)
            line[i] = times(line[i], line[n / 2 + i]);
    }
    return rest ? times(line[0], *rest) : line[0];
}

Value reduceValue(Call& c, ReduceOp op, const Value& x, ReduceArgs args, double weight);

Value reduceComplex(ReduceOp op, const Value& x, const Gathered& g, const ReduceArgs& args,
                    double weight) {
    using Z = std::complex<double>;
    const bool flag = op == ReduceOp::Any || op == ReduceOp::All;
    const bool real = flag || op == ReduceOp::Var || op == ReduceOp::Std;
    Gathered wide = g;
    wide.data = Value(toComplex(*g.data.toTensor(), DType::Double));
    std::vector<Z> out(static_cast<std::size_t>(g.shape.count()));
    forLines<Z>(wide, [&](std::vector<Z>& line, int64_t i) {
        if (args.omitNan) {
            std::erase_if(line, [](Z z) { return std::isnan(z.real()) || std::isnan(z.imag()); });
        }
        const auto n = static_cast<double>(line.size());
        Z sum = 0;
        bool any = false, all = true;
        for (Z z : line) {
            sum += z;
            any = any || std::abs(z) > 0;
            all = all && z != Z(0);
        }
        Z& to = out[static_cast<std::size_t>(i)];
        switch (op) {
        case ReduceOp::Sum:
            to = sum;
            break;
        case ReduceOp::Prod:
            if (x.dtype() == DType::Single && args.outputClass != "double")
                to = foldedProduct(std::vector<std::complex<float>>(line.begin(), line.end()));
            else
                to = foldedProduct(line);
            break;
        case ReduceOp::Mean:
            to = sum / n;
            break;
        case ReduceOp::Any:
            to = any;
            break;
        case ReduceOp::All:
            to = all;
            break;
        default: {
            double squares = 0;
            for (Z z : line)
                squares += std::norm(z - sum / n);
            const double variance = squares / (weight == 0 ? std::max(1.0, n - 1) : n);
            to = op == ReduceOp::Std ? std::sqrt(variance) : variance;
            break;
        }
        }
    });
    for (Z& z : out)
        z = canonicalNan(z);
    const DType type = flag                           ? DType::Logical
                       : args.outputClass == "double" ? DType::Double
                                                      : x.dtype();
    if (real) {
        std::vector<double> parts;
        for (Z z : out)
            parts.push_back(z.real());
        return wrap(convertOnHost(*arrayOf(parts, g.shape).toTensor(), type));
    }
    Ref<Tensor> t = Tensor::make(DType::Double, g.shape, true, false);
    std::copy(out.begin(), out.end(), t->mutableComplexData<double>());
    return narrowComplex(convertOnHost(*t, type));
}

/// The sum of captured integers of at most 32 bits in their own class: high and low halves add up
/// exactly in double, and what is too large for that saturates in any case.
Value sumNative(Call& c, const Gathered& g, DType type) {
    constexpr double kHalf = 65536;
    Accelerator& accel = c.vm.accelerator();
    const auto apply = [&](const ElementwiseOp& op, const Value& a, const Value& b) {
        const Value args[] = {a, b};
        return accel.apply(op, args, DType::Double, c.span);
    };
    const auto sum = [&](const Value& x) {
        return accel.reduce(ReduceOp::Sum, x, g.from, g.to, {}, c.span);
    };
    const Value x = convertValue(c.vm, g.data, DType::Double, c.span);
    const Value scaled[] = {apply(kTimesOp, x, Value(1 / kHalf))};
    const Value high = accel.apply(elementary::floor, scaled, DType::Double, c.span);
    const Value low = apply(kMinusOp, x, apply(kTimesOp, high, Value(kHalf)));
    const Value total = apply(kPlusOp, apply(kTimesOp, sum(high), Value(kHalf)), sum(low));
    return convertValue(c.vm, total, type, c.span);
}

template <typename T>
Int128 wideSum(const std::vector<T>& line) {
    Int128 total = 0;
    for (const T x : line)
        total += static_cast<Int128>(x);
    return total;
}

/// Exact up to 2^64; beyond that only the sign and a zero to come matter.
template <typename T>
Int128 wideProduct(const std::vector<T>& line) {
    constexpr Int128 kFar = static_cast<Int128>(1) << 64;
    Int128 total = 1;
    for (const T x : line) {
        const bool negative = (total < 0) != (static_cast<Int128>(x) < 0);
        if (__builtin_mul_overflow(total, static_cast<Int128>(x), &total))
            total = negative ? -kFar : kFar;
        total = std::clamp(total, -kFar, kFar);
    }
    return total;
}

/// sum and prod of integers in their own class: accumulated wide, saturated at the end.
Value reduceNative(ReduceOp op, const Gathered& g, DType type) {
    Ref<Tensor> out = Tensor::make(type, g.shape);
    visitDType(type, [&](auto tag) {
        using T = decltype(tag);
        forLines<T>(g, [&](std::vector<T>& line, int64_t i) {
            if constexpr (std::is_integral_v<T>) {
                const Int128 total = op == ReduceOp::Prod ? wideProduct(line) : wideSum(line);
                out->mutableData<T>()[i] = saturated<T>(total);
            }
        });
    });
    return wrap(std::move(out));
}

/// The product along [g.from, g.to) of a captured complex array: one product of halves after the
/// other, each a kernel over half as many elements.
Value productOfParts(Call& c, const Gathered& g) {
    const Shape shape = g.data.shape();
    int64_t inner = 1, length = 1, outer = 1;
    for (int d = 0; d < shape.rank(); ++d)
        (d < g.from ? inner : d < g.to ? length : outer) *= shape[d];
    const int64_t dims[] = {inner, length, outer};
    Value all = Value(g.data.tensor().reshaped(Shape(std::span<const int64_t>(dims))));
    const auto lines = [&](int64_t first, int64_t count) {
        const RangeIndex ranges[] = {{0, 1, inner}, {first, 1, count}, {0, 1, outer}};
        return mapParts(c.vm, all, true, [&](const Value& part) {
            return c.vm.accelerator().slice(part, ranges, c.span);
        });
    };
    // Of whole lines, as the host's loop takes them: none becomes real on the way.
    const auto times = [&](const Value& a, const Value& b) {
        return complexProduct(c.vm, a, b, c.span);
    };
    std::optional<Value> rest;
    for (int64_t n = length; n > 1; n /= 2) {
        if (n % 2 == 1) rest = rest ? times(*rest, lines(n - 1, 1)) : lines(n - 1, 1);
        all = times(lines(0, n / 2), lines(n / 2, n / 2));
    }
    if (rest) all = times(all, *rest);
    return all.isScalarInline() ? all : Value(all.toTensor()->reshaped(g.shape));
}

/// What reduces part by part, or by way of a real or logical array; nothing for other operations.
std::optional<Value> reduceParts(Call& c, ReduceOp op, const Value& x, const ReduceArgs& args,
                                 double weight) {
    if (args.omitNan) return std::nullopt;
    const auto part = [&](const Value& half) { return reduceValue(c, op, half, args, weight); };
    const Value one[] = {x};
    const Value against[] = {x, Value(0.0)};
    switch (op) {
    case ReduceOp::Sum:
    case ReduceOp::Mean:
        return mapParts(c.vm, x, true, part);
    case ReduceOp::Var:
    case ReduceOp::Std: {
        const complexes::Parts halves = complexes::parts(c.vm.accelerator(), x);
        const auto variance = [&](const Value& half) {
            return reduceValue(c, ReduceOp::Var, half, args, weight);
        };
        const Value total =
            binaryOperation(c.vm, BinaryOp::Plus, variance(halves.re), variance(halves.im), c.span);
        const Value root[] = {total};
        return op == ReduceOp::Var ? total : applyElementwise(c.vm, elementary::sqrt, root, c.span);
    }
    case ReduceOp::Any: {
        const Value size[] = {applyElementwise(c.vm, kAbsOp, one, c.span), Value(0.0)};
        return part(applyElementwise(c.vm, kGtOp, size, c.span));
    }
    case ReduceOp::All:
        return part(applyElementwise(c.vm, kNeOp, against, c.span));
    default:
        return std::nullopt;
    }
}

Value reduceValue(Call& c, ReduceOp op, const Value& x, ReduceArgs args, double weight) {
    // Products of real numbers have an order of their own: which it is has to be known.
    if (op == ReduceOp::Prod && x.mayBeComplex()) (void)x.isComplex();
    if (x.mayBeComplex() && x.count() > 0) {
        if (std::optional<Value> out = reduceParts(c, op, x, args, weight)) return *out;
    }
    const Shape shape = x.shape();
    const DType type = resultClass(op, x.dtype(), args.outputClass);
    if (isBareEmpty(args, shape)) return constantArray(type, Shape(1, 1), identityOf(op));
    resolveDims(args, shape);
    if (shape.count() == 0)
        return constantArray(type, reducedShape(shape, args.dims, 1), identityOf(op));
    const Gathered g = gatherDims(c.vm, x, args, c.span);
    Value out;
    const Value gathered[] = {g.data};
    if (op == ReduceOp::Prod && !args.omitNan && complexCaptured(c.vm, gathered))
        return productOfParts(c, g);
    if (x.isComplex()) {
        out = reduceComplex(op, x, g, args, weight);
    } else if (isInteger(type) && op == ReduceOp::Sum && sizeOf(type) <= 4 &&
               captured(c.vm, g.data)) {
        out = sumNative(c, g, type);
    } else if (isInteger(type)) {
        out = reduceNative(op, g, type);
    } else {
        Value data = g.data;
        const bool flag = op == ReduceOp::Any || op == ReduceOp::All;
        // any() ignores NaN, all() takes it as true.
        if (op == ReduceOp::Any && isFloat(data.dtype())) {
            const Value one[] = {data};
            const Value pair[] = {applyElementwise(c.vm, kAbsOp, one, c.span), Value(0.0)};
            data = applyElementwise(c.vm, kGtOp, pair, c.span);
        }
        if (flag && !isFloat(data.dtype()) && data.dtype() != DType::Logical)
            data = convertValue(c.vm, data, DType::Double, c.span);
        else if (!flag && data.dtype() != DType::Logical && data.dtype() != type)
            data = convertValue(c.vm, data, isFloat(type) ? type : DType::Double, c.span);
        ReduceOptions options;
        options.omitNan = args.omitNan;
        options.weight = weight;
        options.resultClass = type == DType::Logical && !flag ? DType::Double : type;
        out = c.vm.accelerator().reduce(op, data, g.from, g.to, options, c.span);
        if (type == DType::Logical && !flag) out = convertValue(c.vm, out, type, c.span);
    }
    if (out.isArray() && out.shape() != g.shape) {
        out = out.isScalarInline() ? out : c.vm.accelerator().reshape(out, g.shape);
    }
    if (out.kind() == Kind::Tensor && !out.isComplex()) {
        const bool nonNegative =
            op == ReduceOp::Var || op == ReduceOp::Std || signBoundOf(x) == SignBound::SignClear;
        if (nonNegative) noteSign(out, SignBound::SignClear);
        return c.vm.accelerator().wantsCapture(out) ? out : out.simplified();
    }
    return out;
}

template <ReduceOp Op>
void reduction(Call& c) {
    constexpr const char* names[] = {"sum", "prod", "min", "max", "any",
                                     "all", "mean", "var", "std"};
    requireArray(names[static_cast<int>(Op)], c[0]);
    c.result(reduceValue(c, Op, c[0], readReduceArgs(c, 1, 0), 0));
}

/// mean(A,dim,…,Weights=W): W has a weight a line's element or one an element of A.
Value weightedMean(Call& c, const ReduceArgs& given, Value weights) {
    const auto refuse = [] {
        throwError("MATLAB:weights:InvalidWeights",
                   "Weights must be a real, nonnegative vector or array that fits the data.");
    };
    const Value& x = c[0];
    if (!weights.isArray() || weights.isComplex() || weights.isChar()) refuse();
    const std::vector<double> all = doublesOf(weights);
    if (std::any_of(all.begin(), all.end(), [](double w) { return !(w >= 0); })) refuse();
    ReduceArgs args = given;
    resolveDims(args, x.shape());
    const auto binary = [&](BinaryOp op, const Value& a, const Value& b) {
        return binaryOperation(c.vm, op, a, b, c.span);
    };
    if (weights.shape() != x.shape()) {
        const int d = args.dims[0];
        if (args.dims.size() > 1 || !weights.shape().isVector() || weights.count() != x.shape()[d])
            refuse();
        weights = arrayOf(all, Shape(1, 1).with(d, weights.count()));
    }
    const bool narrow = x.dtype() == DType::Single;
    const Value numbers = narrow ? x : convertValue(c.vm, x, DType::Double, c.span);
    weights = convertValue(c.vm, weights, narrow ? DType::Single : DType::Double, c.span);
    // Every element has its weight, so that those left out take theirs along.
    const Value ones =
        arrayOf(std::vector<double>(static_cast<std::size_t>(x.count()), 1), x.shape());
    weights = convertValue(c.vm, binary(BinaryOp::Times, weights, ones), weights.dtype(), c.span);
    Value products = binary(BinaryOp::Times, numbers, weights);
    args.outputClass.clear();
    if (args.omitNan) {
        // NaN where the datum is: both sums leave it out.
        const Value none = binary(BinaryOp::Times, numbers, Value(0.0));
        weights = binary(BinaryOp::Plus, weights, none);
    }
    return binary(BinaryOp::RDivide, reduceValue(c, ReduceOp::Sum, products, args, 0),
                  reduceValue(c, ReduceOp::Sum, weights, args, 0));
}

void mean(Call& c) {
    requireArray("mean", c[0]);
    for (int i = 1; i + 1 < c.count(); ++i) {
        if (!c[i].isTextScalar() || lowerCase(c[i].toText()) != "weights") continue;
        std::vector<Value> rest(c.args.begin(), c.args.end());
        rest.erase(rest.begin() + i, rest.begin() + i + 2);
        Call plain{c.vm, rest, c.nargout, c.out, c.span};
        return c.result(weightedMean(c, readReduceArgs(plain, 1, 0), c[i + 1]));
    }
    c.result(reduceValue(c, ReduceOp::Mean, c[0], readReduceArgs(c, 1, 0), 0));
}

/// [V,M] = var(A,w,dim): w is 0, 1 or a vector of weights; M, the averages, are asked for or null.
Value spread(Call& c, ReduceOp op, Value* averages) {
    const char* const name = op == ReduceOp::Var ? "var" : "std";
    requireArray(name, c[0]);
    if (c[0].isChar())
        throwError(("MATLAB:" + std::string(name) + ":invalidInput").c_str(),
                   "First argument must be numeric or logical.");
    ReduceArgs args = readReduceArgs(c, 1, 1);
    if (args.all && !args.rest.empty() && args.rest[0].count() > 1)
        throwError(("MATLAB:" + std::string(name) + ":vectorWgtsAll").c_str(),
                   "The weights of all elements must be 0 or 1.");
    if (args.rest.empty() || args.rest[0].count() <= 1) {
        const bool given = !args.rest.empty() && args.rest[0].count() == 1;
        const double w = given ? args.rest[0].toDouble() : 0;
        if (w != 0 && w != 1)
            throwError("MATLAB:var:invalidWgts",
                       "W must be 0, 1, or a vector of nonnegative weights.");
        if (averages) *averages = reduceValue(c, ReduceOp::Mean, c[0], args, 0);
        return reduceValue(c, op, c[0], args, w);
    }
    resolveDims(args, c[0].shape());
    const std::vector<double> w = doublesOf(args.rest[0]);
    if (std::any_of(w.begin(), w.end(), [](double x) { return !(x >= 0); }))
        throwError("MATLAB:var:invalidWgts", "W must be 0, 1, or a vector of nonnegative weights.");
    const Gathered g =
        gatherDims(c.vm, convertValue(c.vm, c[0], DType::Double, c.span), args, c.span);
    std::vector<double> out(static_cast<std::size_t>(g.shape.count())), means(out.size());
    forLines<double>(g, [&](std::vector<double>& line, int64_t i) {
        if (line.size() != w.size())
            throwError("MATLAB:var:invalidSizeWgts",
                       "The length of W must be compatible with the data.");
        double total = 0, mean = 0, squares = 0;
        const auto isLeftOut = [&](std::size_t k) { return args.omitNan && std::isnan(line[k]); };
        for (std::size_t k = 0; k < w.size(); ++k) {
            if (isLeftOut(k)) continue;
            total += w[k];
            mean += w[k] * line[k];
        }
        mean /= total;
        for (std::size_t k = 0; k < w.size(); ++k) {
            if (!isLeftOut(k)) squares += w[k] * (line[k] - mean) * (line[k] - mean);
        }
        const double variance = squares / total;
        means[static_cast<std::size_t>(i)] = mean;
        out[static_cast<std::size_t>(i)] = op == ReduceOp::Std ? std::sqrt(variance) : variance;
    });
    const auto made = [&](const std::vector<double>& elements) {
        const DType type = c[0].dtype() == DType::Single ? DType::Single : DType::Double;
        return convertValue(c.vm, arrayOf(elements, g.shape), type, c.span);
    };
    if (averages) *averages = made(means);
    return made(out);
}

template <ReduceOp Op>
void spreadAndMean(Call& c) {
    Value averages;
    c.result(spread(c, Op, c.nargout > 1 ? &averages : nullptr));
    if (c.nargout > 1) c.result(averages);
}

void sumOfSquares(Call& c) {
    requireArray("sumsq", c[0]);
    const Value magnitude[] = {c[0]};
    const Value size = c[0].isComplex() ? applyElementwise(c.vm, kAbsOp, magnitude, c.span) : c[0];
    const Value square = binaryOperation(c.vm, BinaryOp::Times, size, size, c.span);
    c.result(reduceValue(c, ReduceOp::Sum, square, readReduceArgs(c, 1, 0), 0));
}

void countNonzero(Call& c) {
    if (!c[0].isArray())
        throwError("MATLAB:nnz:InvalidInput",
                   "The argument must be a numeric, logical or character array.");
    const Value both[] = {c[0], Value(0.0)};
    const Value test = applyElementwise(c.vm, kNeOp, both, c.span);
    ReduceArgs all;
    all.all = true;
    c.result(reduceValue(c, ReduceOp::Sum, test, all, 0));
}

constexpr Builtin kRows[] = {
    {"sum", 1, -1, 1, reduction<ReduceOp::Sum>, "S = sum(A,dim,outtype,nanflag)",
     "Sum along a dimension, several ([1 2]) or 'all'; 'omitnan' leaves NaN out.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::sum} | Effects::None},
    {"prod", 1, -1, 1, reduction<ReduceOp::Prod>, "B = prod(A,dim,outtype,nanflag)",
     "Product along a dimension.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::prod} | Effects::None},
    {"mean", 1, -1, 1, mean, "M = mean(A,dim,outtype,nanflag,Weights=W)",
     "Average along a dimension, of weighted elements too.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::mean} | Effects::None},
    {"any", 1, 2, 1, reduction<ReduceOp::Any>, "TF = any(A,dim)",
     "True where any element is nonzero.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::any}},
    {"all", 1, 2, 1, reduction<ReduceOp::All>, "TF = all(A,dim)",
     "True where all elements are nonzero.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::all}},
    {"var", 1, -1, 2, spreadAndMean<ReduceOp::Var>, "[V,M] = var(A,w,dim,nanflag)",
     "Variance, normalised by N-1 (w=0), N (w=1) or weights.", nullptr, SparseRule::Keep},
    {"std", 1, -1, 2, spreadAndMean<ReduceOp::Std>, "[S,M] = std(A,w,dim,nanflag)",
     "Standard deviation.", nullptr, SparseRule::Keep},
    {"sumsq", 1, 2, 1, sumOfSquares, "S = sumsq(A,dim)", "Sum of squares of magnitudes.", nullptr,
     SparseRule::Keep},
    {"nnz", 1, 1, 1, countNonzero, "N = nnz(X)", "Number of nonzero elements.", nullptr,
     BuiltinRules{SparseRule::Full, sparse_own::nnz}},
};

} // namespace

std::span<const Builtin> reductionTable() {
    return kRows;
}

} // namespace vitrine
