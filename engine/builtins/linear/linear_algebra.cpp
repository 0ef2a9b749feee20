// SPDX-License-Identifier: Apache-2.0
// Everyday linear algebra: inv, det, trace, rank, norm, dot, cross, kron, triu, tril, …
#include "builtins/core/captured_ops.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/operators.h"
#include "builtins/index/indexing.h"
#include "builtins/linear/captured_linear.h"
#include "builtins/linear/matrix_solve.h"
#include "builtins/linear/small_solve.h"
#include "builtins/reduce/reduce_support.h"
#include "builtins/sparse/sparse_own.h"
#include "value/memory_limit.h"

namespace vitrine {

namespace {

/// [Y,r]: r = 1/(norm(X,1)*norm(Y,1)), 0 for a singular X.
void inv(Call& c) {
    requireArray("inv", c[0]);
    const Value inverse = inverseOf(c.vm, c[0], c.span);
    c.result(inverse);
    if (c.nargout < 2) return;
    const double norm = callByName(c, "norm", {c[0], Value(1.0)}).toDouble(),
                 other = callByName(c, "norm", {inverse, Value(1.0)}).toDouble();
    double rcond = 1 / (norm * other);
    if (c[0].count() == 0)
        rcond = std::numeric_limits<double>::infinity();
    else if (std::isinf(norm) || std::isinf(other))
        rcond = 0;
    else if (c[0].count() == 1 && !std::isnan(rcond))
        rcond = 1;
    const Value r(rcond);
    c.result(c[0].dtype() == DType::Single ? convertValue(c.vm, r, DType::Single, c.span) : r);
}

void det(Call& c) {
    requireArray("det", c[0]);
    requireSquare(c[0]);
    if (isInteger(c[0].dtype())) throwUndefinedFor("det", c[0]);
    if (c[0].count() == 0)
        return c.result(convertValue(c.vm, Value(1.0), floatClass(c[0]), c.span));
    const auto pivots = small_solve::pivotsOf(c[0]);
    if (!pivots) return c.result(captured_linear::determinant(c));
    const Value product = callByName(c, "prod", {pivots->values});
    c.result(binaryOperation(c.vm, BinaryOp::Times, product, Value(pivots->sign), c.span));
}

void trace(Call& c) {
    requireArray("trace", c[0]);
    requireSquare(c[0]);
    if (c[0].count() == 0) return c.result(0.0);
    c.result(callByName(c, "sum", {callByName(c, "diag", {c[0]})}));
}

double rankTolerance(const Value& a, const std::vector<double>& s) {
    const double largest = s.empty() ? 0 : s[0];
    const auto size = static_cast<double>(std::max(a.shape().rows(), a.shape().columns()));
    const double spacing =
        a.dtype() == DType::Single
            ? static_cast<double>(std::nextafter(static_cast<float>(largest), INFINITY)) - largest
            : std::nextafter(largest, std::numeric_limits<double>::infinity()) - largest;
    return size * spacing;
}

void rank(Call& c) {
    requireArray("rank", c[0]);
    const std::vector<double> s = singularValuesOf(c[0]);
    const double tolerance = c.count() > 1 ? c[1].toDouble() : rankTolerance(c[0], s);
    c.result(static_cast<double>(
        std::count_if(s.begin(), s.end(), [&](double x) { return x > tolerance; })));
}

void condition(Call& c) {
    requireArray("cond", c[0]);
    if (c.count() > 1 && !(c[1].isNumericClass() && c[1].toDouble() == 2)) {
        const Value a = callByName(c, "norm", {c[0], c[1]});
        const Value b = callByName(c, "norm", {inverseOf(c.vm, c[0], c.span), c[1]});
        return c.result(binaryOperation(c.vm, BinaryOp::Times, a, b, c.span));
    }
    const std::vector<double> s = singularValuesOf(c[0]);
    const Value ratio(s.empty()       ? 0.0
                      : s.back() == 0 ? std::numeric_limits<double>::infinity()
                                      : s.front() / s.back());
    c.result(convertValue(c.vm, ratio, floatClass(c[0]), c.span));
}

void pseudoInverse(Call& c) {
    requireArray("pinv", c[0]);
    requireMatrix(c[0], "Input must be 2-D.");
    if (c[0].count() == 0 && !isInteger(c[0].dtype()))
        return c.result(transposeValue(c.vm, c[0], true, c.span));
    const Singular svd = singularOf(c[0], true, true);
    const std::vector<double> s = doublesOf(svd.values);
    const double tolerance = c.count() > 1 ? c[1].toDouble() : rankTolerance(c[0], s);
    std::vector<double> inverse;
    for (double x : s)
        inverse.push_back(x > tolerance ? 1 / x : 0);
    const Value scaled = binaryOperation(c.vm, BinaryOp::Times, svd.v, rowOf(inverse), c.span);
    c.result(binaryOperation(c.vm, BinaryOp::MTimes, scaled,
                             transposeValue(c.vm, svd.u, true, c.span), c.span));
}

/// The columns of u or v that span the range or the null space.
void spanOf(Call& c, bool null) {
    requireArray(null ? "null" : "orth", c[0]);
    const Singular svd = singularOf(c[0], true, false);
    const std::vector<double> s = doublesOf(svd.values);
    const double tolerance = c.count() > 1 ? c[1].toDouble() : rankTolerance(c[0], s);
    const auto r = std::count_if(s.begin(), s.end(), [&](double x) { return x > tolerance; });
    const Value& basis = null ? svd.v : svd.u;
    const int64_t columns = basis.shape().columns();
    const Value range = rangeOperation(c.vm, Value(static_cast<double>(null ? r + 1 : 1)), Value(),
                                       Value(static_cast<double>(null ? columns : r)), c.span);
    const Value subs[] = {Value::scalar(u':'), range};
    c.result(indexValue(c.vm, basis, subs, c.span));
}

/// A basis of the null space from the reduced row echelon form: ratios of small whole numbers stay
/// such.
Value rationalNullSpace(Call& c) {
    const Value args[] = {c[0]};
    const std::vector<Value> reduced = c.vm.call(Value::text("rref"), args, 2);
    const std::vector<std::complex<double>> rows = complexesOf(reduced.at(0));
    const std::vector<double> pivots = doublesOf(reduced.at(1));
    const int64_t m = c[0].shape().rows(), n = c[0].shape().columns();
    const auto rank = static_cast<int64_t>(pivots.size());
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(n, n - rank), true);
    auto* z = out->mutableComplexData<double>();
    int64_t column = 0;
    for (int64_t j = 0; j < n; ++j) {
        if (std::find(pivots.begin(), pivots.end(), static_cast<double>(j + 1)) != pivots.end())
            continue;
        z[column * n + j] = 1;
        for (int64_t i = 0; i < rank; ++i)
            z[column * n + static_cast<int64_t>(pivots[static_cast<std::size_t>(i)]) - 1] =
                0.0 - rows[static_cast<std::size_t>(j * m + i)];
        ++column;
    }
    return convertValue(c.vm, narrowComplex(std::move(out)), floatClass(c[0]), c.span);
}

void nullSpace(Call& c) {
    if (c.count() < 2 || !c[1].isTextScalar() || c[1].isNumericClass()) return spanOf(c, true);
    if (!isOption(c[1], "r") && !isOption(c[1], "rational"))
        throwError("MATLAB:null:InvalidSecondInput",
                   "Second input must be a tolerance or 'rational'.");
    requireArray("null", c[0]);
    requireMatrix(c[0], "Input must be 2-D.");
    c.result(rationalNullSpace(c));
}
void orth(Call& c) {
    spanOf(c, false);
}

/// Square root of the sum of squares; scaled only where the plain form leaves the range.
Value euclidean(Call& c, const Value& x) {
    const Value magnitude[] = {x};
    const Value a = x.isComplex() ? applyElementwise(c.vm, kAbsOp, magnitude, c.span) : x;
    const Value total = callByName(
        c, "sum", {binaryOperation(c.vm, BinaryOp::Times, a, a, c.span), Value::text("all")});
    const Value one[] = {total};
    const Value plain = applyElementwise(c.vm, elementary::sqrt, one, c.span);
    const double value = plain.toDouble();
    if (value != 0 && std::isfinite(value) && value > 1e-140) return plain;
    const Value size[] = {a};
    const Value largest = callByName(
        c, "max",
        {applyElementwise(c.vm, kAbsOp, size, c.span), Value::emptyMatrix(), Value::text("all")});
    const double scale = largest.toDouble();
    if (scale == 0 || !std::isfinite(scale) || std::isnan(value))
        return std::isfinite(scale) ? plain : largest;
    const Value scaled = binaryOperation(c.vm, BinaryOp::RDivide, a, largest, c.span);
    const Value squares = callByName(
        c, "sum",
        {binaryOperation(c.vm, BinaryOp::Times, scaled, scaled, c.span), Value::text("all")});
    const Value args[] = {squares};
    return binaryOperation(c.vm, BinaryOp::Times,
                           applyElementwise(c.vm, elementary::sqrt, args, c.span), largest, c.span);
}

void norm(Call& c) {
    requireArray("norm", c[0]);
    Value x = c[0];
    if (isInteger(x.dtype())) throwUndefinedFor("norm", x);
    if (!isFloat(x.dtype())) x = convertValue(c.vm, x, DType::Double, c.span);
    requireMatrix(x, "Input must be 2-D.");
    if (x.count() == 0) return c.result(0.0);
    constexpr double kInf = std::numeric_limits<double>::infinity();
    double p = 2;
    if (c.count() > 1) {
        if (isOption(c[1], "fro")) return c.result(euclidean(c, x).simplified());
        if (isOption(c[1], "inf"))
            p = kInf;
        else if (c[1].isTextScalar() && !c[1].isNumericClass())
            throwError("MATLAB:norm:unknownNorm", "The only norm names are 'fro' and 'inf'.");
        else
            p = c[1].toDouble();
    }
    const Value one[] = {x};
    const Value a = applyElementwise(c.vm, kAbsOp, one, c.span);
    const Value all = Value::text("all");
    // NaN if there is any, which max and min leave out: 0/0 is added to the number then.
    const auto extreme = [&](const char* which, const Value& of) {
        const Value nans = callByName(c, "sum", {callByName(c, "ne", {of, of}), all});
        const Value none = callByName(c, "eq", {nans, Value(0.0)});
        const Value nanOrZero = binaryOperation(c.vm, BinaryOp::RDivide, Value(0.0), none, c.span);
        const Value most = callByName(c, which, {of, Value::emptyMatrix(), all});
        return binaryOperation(c.vm, BinaryOp::Plus, most, nanOrZero, c.span);
    };
    if (x.shape().isVector()) {
        if (p == 2) return c.result(euclidean(c, x).simplified());
        if (p == 1) return c.result(callByName(c, "sum", {a, all}));
        if (p == kInf) return c.result(extreme("max", a));
        if (p == -kInf) return c.result(extreme("min", a));
        const Value powers = powerOperation(c.vm, a, Value(p), c.span);
        return c.result(
            powerOperation(c.vm, callByName(c, "sum", {powers, all}), Value(1 / p), c.span));
    }
    if (p == 1) return c.result(extreme("max", callByName(c, "sum", {a, Value(1.0)})));
    if (p == kInf) return c.result(extreme("max", callByName(c, "sum", {a, Value(2.0)})));
    if (p != 2)
        throwError("MATLAB:norm:unknownNorm",
                   "The only matrix norms available are 1, 2, inf, and 'fro'.");
    // Singular values are those of finite matrices.
    const Value most = extreme("max", a);
    if (!std::isfinite(most.toDouble())) return c.result(most);
    const Value s = singularOf(x, false, false).values;
    const Value first[] = {Value(1.0)};
    c.result(indexValue(c.vm, s, first, c.span));
}

void dot(Call& c) {
    requireArray("dot", c[0]);
    requireArray("dot", c[1]);
    Value a = c[0], b = c[1];
    if (a.shape().isVector() && b.shape().isVector() && c.count() < 3) {
        if (a.count() != b.count())
            throwError("MATLAB:dot:InputSizeMismatch", "A and B must be same size.");
        a = callByName(c, "reshape", {a, Value(static_cast<double>(a.count())), Value(1.0)});
        b = callByName(c, "reshape", {b, Value(static_cast<double>(b.count())), Value(1.0)});
    }
    if (a.shape() != b.shape())
        throwError("MATLAB:dot:InputSizeMismatch", "A and B must be same size.");
    const Value product = binaryOperation(
        c.vm, BinaryOp::Times, a.isComplex() ? callByName(c, "conj", {a}) : a, b, c.span);
    c.result(c.count() > 2 ? callByName(c, "sum", {product, c[2]})
                           : callByName(c, "sum", {product}));
}

void cross(Call& c) {
    requireArray("cross", c[0]);
    requireArray("cross", c[1]);
    Value a = c[0], b = c[1];
    if (a.shape().isVector() && b.shape().isVector() && a.shape() != b.shape() &&
        a.count() == b.count()) {
        a = callByName(c, "reshape", {a, Value(3.0), Value(1.0)});
        b = callByName(c, "reshape", {b, Value(3.0), Value(1.0)});
    }
    if (a.shape() != b.shape())
        throwError("MATLAB:cross:InputSizeMismatch", "A and B must be same size.");
    int d = 0;
    if (c.count() > 2) {
        d = dimensionArgument(c[2]);
    } else {
        while (d < a.shape().rank() && a.shape()[d] != 3)
            ++d;
    }
    if (a.shape()[d] != 3)
        throwError(
            "MATLAB:cross:InvalidDimAorB",
            "A and B must be of length 3 in the dimension in which the cross product is taken.");
    const auto part = [&](const Value& v, int k) {
        std::vector<Value> subs(static_cast<std::size_t>(std::max(v.shape().rank(), d + 1)),
                                Value::scalar(u':'));
        subs[static_cast<std::size_t>(d)] = Value(static_cast<double>(k + 1));
        return indexValue(c.vm, v, subs, c.span);
    };
    std::vector<Value> parts;
    for (int k = 0; k < 3; ++k) {
        const int u = (k + 1) % 3, v = (k + 2) % 3;
        const Value left = binaryOperation(c.vm, BinaryOp::Times, part(a, u), part(b, v), c.span);
        const Value right = binaryOperation(c.vm, BinaryOp::Times, part(a, v), part(b, u), c.span);
        parts.push_back(binaryOperation(c.vm, BinaryOp::Minus, left, right, c.span));
    }
    c.result(concatenateAlong(c.vm, d, parts, c.span));
}

void kron(Call& c) {
    for (const Value& v : c.args)
        requireArray("kron", v);
    Value out = c[0];
    for (int k = 1; k < c.count(); ++k) {
        requireMatrix(out, "Inputs must be 2-D.");
        requireMatrix(c[k], "Inputs must be 2-D.");
        const Shape a = out.shape(), b = c[k].shape();
        requireElements(Shape(a.rows() * b.rows(), a.columns() * b.columns()),
                        std::min(out.toTensor()->elementSize(), c[k].toTensor()->elementSize()));
        // [b.rows, a.rows, b.columns, a.columns] and back to two dimensions.
        const Value left = wrap(out.toTensor()->reshaped(Shape({1, a.rows(), 1, a.columns()})));
        const Value right = wrap(c[k].toTensor()->reshaped(Shape({b.rows(), 1, b.columns(), 1})));
        const Value product = binaryOperation(c.vm, BinaryOp::Times, left, right, c.span);
        out = wrap(
            product.toTensor()->reshaped(Shape(a.rows() * b.rows(), a.columns() * b.columns())));
    }
    c.result(std::move(out));
}

/// Keeps the part above (or below) a diagonal.
void triangle(Call& c, bool upper) {
    requireArray(upper ? "triu" : "tril", c[0]);
    requireMatrix(c[0], "First input must be 2-D.");
    const int64_t k = c.count() > 1 ? integerArgument(c[1], "K") : 0;
    const bool parts = complexCaptured(c.vm, c.args.first(1));
    if (parts || capturedNumbers(c.vm, c[0])) {
        // Column minus row decides.
        const CapturedOps ops(c.vm, c.span);
        const Shape shape = c[0].shape();
        const Value apart =
            ops.op(BinaryOp::Minus, ops.accel().reshape(ops.ramp(shape[1]), Shape(1, shape[1])),
                   ops.ramp(shape[0]));
        const Value gone = ops.apply(upper ? kLtOp : kGtOp, apart, Value(static_cast<double>(k)));
        const Value zero = Value(Tensor::make(c[0].dtype(), Shape(1, 1))).simplified();
        const auto kept = [&](const Value& part) {
            return ops.accel().assignMasked(part, gone, zero, c.span);
        };
        if (!parts) return c.result(kept(c[0]));
        const bool allGone = upper ? k >= shape[1] : k <= -shape[0]; // what is left is real
        if (allGone) return c.result(kept(complexes::parts(ops.accel(), c[0]).re));
        return c.result(mapParts(c.vm, c[0], true, kept));
    }
    Ref<Tensor> out = c[0].toTensor()->clone();
    const int64_t rows = out->shape().rows(), columns = out->shape().columns();
    const std::size_t size = out->elementSize();
    std::byte* data = out->mutableHostBytes();
    const int64_t diagonal = std::clamp(k, -rows - 1, columns + 1);
    for (int64_t j = 0; j < columns; ++j) {
        // The elements above row j - k, or those below it.
        const int64_t at = std::clamp<int64_t>(j - diagonal + (upper ? 1 : 0), 0, rows);
        const int64_t gone = upper ? rows - at : at;
        if (gone == 0) continue;
        std::memset(data + static_cast<std::size_t>(j * rows + (upper ? at : 0)) * size, 0,
                    static_cast<std::size_t>(gone) * size);
    }
    out->setGpuArray(c[0].isGpuArray());
    c.result(out->isComplex() ? narrowComplex(std::move(out)) : wrap(std::move(out)));
}
void triu(Call& c) {
    triangle(c, true);
}
void tril(Call& c) {
    triangle(c, false);
}

template <typename Keep>
void structureTest(Call& c, Keep keep) {
    const Value& a = c[0];
    if (!a.isArray() || a.shape().rank() > 2) return c.result(Value::logical(false));
    const std::vector<std::complex<double>> x = complexesOf(a);
    const int64_t rows = a.shape().rows(), columns = a.shape().columns();
    bool ok = true;
    for (int64_t j = 0; j < columns && ok; ++j) {
        for (int64_t i = 0; i < rows && ok; ++i)
            ok = keep(x, i, j, rows, columns);
    }
    c.result(Value::logical(ok));
}
using Elements = std::vector<std::complex<double>>;
bool zeroAt(const Elements& x, int64_t i, int64_t j, int64_t rows) {
    return x[static_cast<std::size_t>(j * rows + i)] == 0.0;
}
void isdiag(Call& c) {
    structureTest(c, [](const Elements& x, int64_t i, int64_t j, int64_t rows, int64_t) {
        return i == j || zeroAt(x, i, j, rows);
    });
}
void istriu(Call& c) {
    structureTest(c, [](const Elements& x, int64_t i, int64_t j, int64_t rows, int64_t) {
        return i <= j || zeroAt(x, i, j, rows);
    });
}
void istril(Call& c) {
    structureTest(c, [](const Elements& x, int64_t i, int64_t j, int64_t rows, int64_t) {
        return i >= j || zeroAt(x, i, j, rows);
    });
}
/// 'skew' or 'nonskew', the second argument of issymmetric and ishermitian.
bool asksForSkew(const Call& c, const char* name) {
    if (c.count() < 2) return false;
    if (isOption(c[1], "skew")) return true;
    if (isOption(c[1], "nonskew")) return false;
    throwError(("MATLAB:" + std::string(name) + ":inputType").c_str(),
               "Second input must be 'skew' or 'nonskew'.");
}
void symmetryTest(Call& c, bool skew, bool conjugate) {
    const double sign = skew ? -1 : 1;
    if (c[0].isArray() && c[0].shape().rows() != c[0].shape().columns())
        return c.result(Value::logical(false));
    structureTest(c, [=](const Elements& x, int64_t i, int64_t j, int64_t rows, int64_t) {
        const std::complex<double> a = x[static_cast<std::size_t>(j * rows + i)],
                                   b = x[static_cast<std::size_t>(i * rows + j)];
        return a == sign * (conjugate ? std::conj(b) : b);
    });
}
void issymmetric(Call& c) {
    symmetryTest(c, asksForSkew(c, "issymmetric"), false);
}
void ishermitian(Call& c) {
    symmetryTest(c, asksForSkew(c, "ishermitian"), true);
}

constexpr Builtin kRows[] = {
    {"inv", 1, 1, 2, inv, "[Y,r] = inv(X)",
     "Inverse of a square matrix; warns when nearly singular. r is the reciprocal condition "
     "number.",
     nullptr, SparseRule::Keep | GpuRule::Keep},
    {"det", 1, 1, 1, det, "d = det(A)", "Determinant.", nullptr, GpuRule::Keep},
    {"trace", 1, 1, 1, trace, "b = trace(A)", "Sum of the diagonal.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::trace}},
    {"rank", 1, 2, 1, rank, "k = rank(A,tol)", "Number of singular values above the tolerance.",
     nullptr, GpuRule::Keep},
    {"cond", 1, 2, 1, condition, "c = cond(A,p)", "Condition number."},
    {"pinv", 1, 2, 1, pseudoInverse, "B = pinv(A,tol)", "Moore-Penrose pseudoinverse.", nullptr,
     SparseRule::Keep | GpuRule::Keep},
    {"null", 1, 2, 1, nullSpace, "Z = null(A,tol)",
     "Orthonormal basis of the null space; null(A,'rational') has ratios of small whole numbers "
     "where A has.",
     nullptr, GpuRule::Keep},
    {"orth", 1, 2, 1, orth, "Q = orth(A,tol)", "Orthonormal basis of the range.", nullptr,
     GpuRule::Keep},
    {"norm", 1, 2, 1, norm, "n = norm(X,p)",
     "Vector or matrix norm: 1, 2, Inf, 'fro', or p of a vector.", nullptr,
     BuiltinRules{SparseRule::Full, sparse_own::norm}},
    {"dot", 2, 3, 1, dot, "C = dot(A,B,dim)", "Scalar product; conjugates A.", nullptr,
     SparseRule::Keep},
    {"cross", 2, 3, 1, cross, "C = cross(A,B,dim)", "Vector product of 3-element vectors.", nullptr,
     SparseRule::Keep},
    {"kron", 2, -1, 1, kron, "K = kron(A,B)", "Kronecker product.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::kron} | BuiltinRules(SignRule::Weaker)},
    {"triu", 1, 2, 1, triu, "U = triu(A,k)", "Part on and above the k-th diagonal.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::triu} | BuiltinRules(SignRule::OfArgument)},
    {"tril", 1, 2, 1, tril, "L = tril(A,k)", "Part on and below the k-th diagonal.", nullptr,
     BuiltinRules{SparseRule::Keep, sparse_own::tril} | BuiltinRules(SignRule::OfArgument)},
    {"isdiag", 1, 1, 1, isdiag, "TF = isdiag(A)", "True for diagonal matrices.", nullptr,
     BuiltinRules{SparseRule::Full, sparse_own::isdiag}},
    {"istriu", 1, 1, 1, istriu, "TF = istriu(A)", "True for upper triangular matrices.", nullptr,
     BuiltinRules{SparseRule::Full, sparse_own::istriu}},
    {"istril", 1, 1, 1, istril, "TF = istril(A)", "True for lower triangular matrices.", nullptr,
     BuiltinRules{SparseRule::Full, sparse_own::istril}},
    {"issymmetric", 1, 2, 1, issymmetric, "TF = issymmetric(A,skew)",
     "True when A equals A.', or -A.' with 'skew'.", nullptr,
     BuiltinRules{SparseRule::Full, sparse_own::issymmetric}},
    {"ishermitian", 1, 2, 1, ishermitian, "TF = ishermitian(A,skew)",
     "True when A equals A', or -A' with 'skew'.", nullptr,
     BuiltinRules{SparseRule::Full, sparse_own::ishermitian}},
};

} // namespace

std::span<const Builtin> linearAlgebraTable() {
    return kRows;
}

} // namespace vitrine
