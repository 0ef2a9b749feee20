// SPDX-License-Identifier: Apache-2.0
// Polynomials and interpolation: polyval, polyfit, roots, poly, conv, deconv, interp1.
#include "builtins/aside.h"
#include "builtins/captured_ops.h"
#include "builtins/elementwise.h"
#include "builtins/matrix_solve.h"
#include "builtins/matrix_support.h"
#include "builtins/signal.h"
#include "provider/host/lapack.h"

namespace vitrine {

namespace {

using Z = std::complex<double>;

Value complexRow(const std::vector<Z>& x, bool column) {
    const auto n = static_cast<int64_t>(x.size());
    Ref<Tensor> out = Tensor::make(DType::Double, column ? Shape(n, 1) : Shape(1, n), true, false);
    std::copy(x.begin(), x.end(), out->mutableComplexData<double>());
    return narrowComplex(std::move(out));
}

/// Horner's scheme on whole arrays: captured when x is.
void polyval(Call& c) {
    requireArray("polyval", c[0]);
    requireArray("polyval", c[1]);
    Value x = c[1];
    if (c.count() > 3) {
        const std::vector<double> mu = doublesOf(c[3]);
        x = binaryOperation(c.vm, BinaryOp::Minus, x, Value(mu.at(0)), c.span);
        x = binaryOperation(c.vm, BinaryOp::RDivide, x, Value(mu.at(1)), c.span);
    }
    const std::vector<Z> p = complexesOf(c[0]);
    if (p.empty()) {
        c.result(binaryOperation(c.vm, BinaryOp::Times, x, Value(0.0), c.span));
        return;
    }
    Value y = binaryOperation(c.vm, BinaryOp::Plus,
                              binaryOperation(c.vm, BinaryOp::Times, x, Value(0.0), c.span),
                              complexScalar(p[0]), c.span);
    for (std::size_t k = 1; k < p.size(); ++k) {
        y = binaryOperation(c.vm, BinaryOp::Times, y, x, c.span);
        y = binaryOperation(c.vm, BinaryOp::Plus, y, complexScalar(p[k]), c.span);
    }
    c.result(std::move(y));
}

/// [p,S,mu] = polyfit(x,y,n): least squares on the Vandermonde matrix.
/// Columns x^n … x^0.
Value powersOf(const std::vector<double>& x, int64_t n) {
    const auto m = static_cast<int64_t>(x.size());
    std::vector<double> a(static_cast<std::size_t>(m * (n + 1)), 1.0);
    for (int64_t j = n - 1; j >= 0; --j) {
        checkStop();
        for (int64_t i = 0; i < m; ++i)
            a[static_cast<std::size_t>(j * m + i)] =
                a[static_cast<std::size_t>((j + 1) * m + i)] * x[static_cast<std::size_t>(i)];
    }
    return arrayOf(a, Shape(m, n + 1));
}

void polyfit(Call& c) {
    requireArray("polyfit", c[1]);
    std::vector<double> x = doublesOf(c[0]);
    const int64_t n = integerArgument(c[2], "N");
    if (x.size() != static_cast<std::size_t>(c[1].count()))
        throwError("MATLAB:polyfit:XYSizeMismatch",
                   "The first two inputs must have the same number of elements.");
    double mean = 0, deviation = 1;
    if (c.nargout > 2) {
        for (double v : x)
            mean += v;
        mean /= static_cast<double>(x.size());
        double squares = 0;
        for (double v : x)
            squares += (v - mean) * (v - mean);
        deviation = std::sqrt(squares / std::max(1.0, static_cast<double>(x.size()) - 1));
        for (double& v : x)
            v = (v - mean) / deviation;
    }
    const auto m = static_cast<int64_t>(x.size());
    const Value points = columnOf(x);
    const Value matrix =
        computeAside({&points, 1}, static_cast<double>(m), [n](std::span<const Value> values) {
            return powersOf(doublesOf(values[0]), n);
        });
    const Value y = wrap(c[1].toTensor()->reshaped(Shape(m, 1)));
    const Value p =
        solveLinear(c.vm, matrix,
                    isFloat(y.dtype()) ? y : convertValue(c.vm, y, DType::Double, c.span), c.span);
    c.result(transposeValue(c.vm, p, false, c.span));
    if (c.nargout < 2) return;
    const Value fitted = binaryOperation(c.vm, BinaryOp::MTimes, matrix, p, c.span);
    const std::vector<double> f = doublesOf(fitted), g = doublesOf(y);
    double residual = 0;
    for (std::size_t i = 0; i < f.size(); ++i)
        residual += (g[i] - f[i]) * (g[i] - f[i]);
    auto info = makeRef<StructArray>();
    info->set("normr", Value(std::sqrt(residual)));
    info->set("df", Value(static_cast<double>(std::max<int64_t>(0, m - n - 1))));
    c.result(info);
    c.result(columnOf(std::vector<double>{mean, deviation}));
}

/// Eigenvalues of the companion matrix.
void roots(Call& c) {
    requireArray("roots", c[0]);
    std::vector<Z> p = complexesOf(c[0]);
    while (!p.empty() && p.front() == 0.0)
        p.erase(p.begin());
    std::size_t zeros = 0;
    while (!p.empty() && p.back() == 0.0) {
        p.pop_back();
        ++zeros;
    }
    std::vector<Z> found;
    const auto n = static_cast<int64_t>(p.size()) - 1;
    if (n >= 1) {
        Ref<Tensor> companion = Tensor::make(DType::Double, Shape(n, n), true);
        Z* m = companion->mutableComplexData<double>();
        for (int64_t j = 0; j < n; ++j) {
            m[j * n] = -p[static_cast<std::size_t>(j) + 1] / p[0];
            if (j + 1 < n) m[j * n + j + 1] = 1.0;
        }
        found = complexesOf(eigenOf(narrowComplex(std::move(companion)), false).values);
    }
    found.insert(found.end(), zeros, Z(0));
    if (found.empty()) return c.result(Value::emptyMatrix());
    c.result(complexRow(found, true));
}

/// Coefficients of the polynomial with given roots, or of a matrix's characteristic polynomial.
void poly(Call& c) {
    requireArray("poly", c[0]);
    const Shape shape = c[0].shape();
    const bool matrix = shape.rows() == shape.columns() && shape.count() > 1;
    const std::vector<Z> r = complexesOf(matrix ? eigenOf(c[0], false).values : c[0]);
    std::vector<Z> p{1.0};
    for (Z root : r) {
        p.push_back(0.0);
        for (std::size_t k = p.size() - 1; k > 0; --k)
            p[k] -= root * p[k - 1];
    }
    // Roots in conjugate pairs make real coefficients.
    bool paired = true;
    for (Z root : r)
        paired = paired &&
                 (root.imag() == 0 || std::find(r.begin(), r.end(), std::conj(root)) != r.end());
    if (paired) {
        for (Z& z : p)
            z = z.real();
    }
    c.result(complexRow(p, false));
}

std::vector<Z> convolve(const std::vector<Z>& a, const std::vector<Z>& b) {
    if (a.empty() || b.empty()) return {};
    std::vector<Z> out(a.size() + b.size() - 1);
    const bool real = std::all_of(a.begin(), a.end(), [](Z z) { return z.imag() == 0; }) &&
                      std::all_of(b.begin(), b.end(), [](Z z) { return z.imag() == 0; });
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < b.size(); ++j)
            out[i + j] += real ? Z(a[i].real() * b[j].real()) : a[i] * b[j];
    }
    return out;
}

void conv(Call& c) {
    requireArray("conv", c[0]);
    requireArray("conv", c[1]);
    if (!c[0].shape().isVector() || !c[1].shape().isVector())
        throwError("MATLAB:conv:AorBNotVector", "A and B must be vectors.");
    const auto na = static_cast<std::size_t>(c[0].count()),
               nb = static_cast<std::size_t>(c[1].count());
    const bool real = !c[0].isComplex() && !c[1].isComplex() && na > 0 && nb > 0;
    std::vector<Z> out;
    if (!real) out = convolve(complexesOf(c[0]), complexesOf(c[1]));
    std::size_t first = 0, length = real ? na + nb - 1 : out.size();
    if (c.count() > 2) {
        if (isOption(c[2], "same")) {
            first = nb / 2;
            length = na;
        } else if (isOption(c[2], "valid")) {
            first = nb - 1;
            length = na >= nb ? na - nb + 1 : 0;
        } else if (!isOption(c[2], "full")) {
            throwError("MATLAB:conv:unknownShapeParameter",
                       "Shape must be 'full', 'same' or 'valid'.");
        }
        if (!real)
            out = std::vector<Z>(
                out.begin() + static_cast<std::ptrdiff_t>(std::min(first, out.size())),
                out.begin() + static_cast<std::ptrdiff_t>(std::min(first + length, out.size())));
    }
    const bool column = c[0].count() > 1 ? c[0].shape().isColumn() : c[1].shape().isColumn();
    if (real && length > 0) {
        const Value sums = convolveVectors(c.vm, c[0], c[1], static_cast<int64_t>(first),
                                           static_cast<int64_t>(length), c.span);
        const auto n = static_cast<int64_t>(length);
        return c.result(column ? sums : c.vm.accelerator().reshape(sums, Shape(1, n)));
    }
    Value result = complexRow(out, column && out.size() != 1);
    const bool single = c[0].dtype() == DType::Single || c[1].dtype() == DType::Single;
    c.result(single ? convertValue(c.vm, result, DType::Single, c.span) : result);
}

void deconv(Call& c) {
    std::vector<Z> rest = complexesOf(c[0]);
    const std::vector<Z> d = complexesOf(c[1]);
    if (d.empty() || d[0] == 0.0)
        throwError("MATLAB:deconv:ZeroCoef1", "First coefficient of A must be non-zero.");
    std::vector<Z> quotient;
    for (std::size_t k = 0; k + d.size() <= rest.size(); ++k) {
        const Z q = rest[k] / d[0];
        quotient.push_back(q);
        for (std::size_t j = 0; j < d.size(); ++j)
            rest[k + j] -= q * d[j];
    }
    if (quotient.empty()) quotient.push_back(0.0);
    const bool column = c[0].shape().isColumn() && c[0].count() > 1;
    c.result(complexRow(quotient, column));
    c.result(complexRow(rest, column));
}

void polyder(Call& c) {
    std::vector<Z> p = complexesOf(c[0]);
    if (c.count() > 1) p = convolve(p, complexesOf(c[1]));
    const std::size_t n = p.size();
    std::vector<Z> out;
    for (std::size_t k = 0; k + 1 < n; ++k)
        out.push_back(p[k] * static_cast<double>(n - 1 - k));
    while (out.size() > 1 && out.front() == 0.0)
        out.erase(out.begin());
    if (out.empty()) out.push_back(0.0);
    c.result(complexRow(out, false));
}

void polyint(Call& c) {
    const std::vector<Z> p = complexesOf(c[0]);
    std::vector<Z> out;
    for (std::size_t k = 0; k < p.size(); ++k)
        out.push_back(p[k] / static_cast<double>(p.size() - k));
    out.push_back(c.count() > 1 ? c[1].toDouble() : 0.0);
    c.result(complexRow(out, false));
}

enum class Method : uint8_t { Linear, Nearest, Previous, Next, Pchip, Spline };

struct Table {
    std::vector<double> x, y, slope; ///< slope: of pchip and spline at the points
};

/// Slopes that keep monotony (F. N. Fritsch and J. Butland, SIAM J. Sci. Stat. Comput. 5, 1984).
void pchipSlopes(Table& t) {
    const std::size_t n = t.x.size();
    t.slope.assign(n, 0);
    std::vector<double> h(n - 1), d(n - 1);
    for (std::size_t i = 0; i + 1 < n; ++i) {
        h[i] = t.x[i + 1] - t.x[i];
        d[i] = (t.y[i + 1] - t.y[i]) / h[i];
    }
    if (n == 2) {
        t.slope = {d[0], d[0]};
        return;
    }
    for (std::size_t i = 1; i + 1 < n; ++i) {
        if (d[i - 1] * d[i] <= 0) continue;
        const double w1 = 2 * h[i] + h[i - 1], w2 = h[i] + 2 * h[i - 1];
        t.slope[i] = (w1 + w2) / (w1 / d[i - 1] + w2 / d[i]);
    }
    const auto end = [](double h0, double h1, double d0, double d1) {
        double s = ((2 * h0 + h1) * d0 - h0 * d1) / (h0 + h1);
        if (s * d0 <= 0)
            s = 0;
        else if (d0 * d1 <= 0 && std::abs(s) > 3 * std::abs(d0))
            s = 3 * d0;
        return s;
    };
    t.slope[0] = end(h[0], h[1], d[0], d[1]);
    t.slope[n - 1] = end(h[n - 2], h[n - 3], d[n - 2], d[n - 3]);
}

/// Not-a-knot cubic spline: slopes from a tridiagonal system.
void splineSlopes(Table& t) {
    const auto n = static_cast<int64_t>(t.x.size());
    if (n < 4) {
        // A parabola through three points, a line through two.
        const std::size_t last = t.x.size() - 1;
        t.slope.assign(t.x.size(), (t.y[last] - t.y[0]) / (t.x[last] - t.x[0]));
        if (n == 3) {
            const double h0 = t.x[1] - t.x[0], h1 = t.x[2] - t.x[1];
            const double d0 = (t.y[1] - t.y[0]) / h0, d1 = (t.y[2] - t.y[1]) / h1;
            const double second = (d1 - d0) / (h0 + h1);
            t.slope = {d0 - second * h0, d0 + second * h0, d1 + second * h1};
        }
        return;
    }
    const auto rows = static_cast<std::size_t>(n);
    std::vector<double> below(rows - 1), diagonal(rows), above(rows - 1), b(rows);
    const auto at = [&](int64_t i, int64_t j) -> double& {
        std::vector<double>& line = i == j ? diagonal : i > j ? below : above;
        return line[static_cast<std::size_t>(std::min(i, j))];
    };
    const auto h = [&](int64_t i) {
        return t.x[static_cast<std::size_t>(i) + 1] - t.x[static_cast<std::size_t>(i)];
    };
    const auto d = [&](int64_t i) {
        return (t.y[static_cast<std::size_t>(i) + 1] - t.y[static_cast<std::size_t>(i)]) / h(i);
    };
    at(0, 0) = h(1);
    at(0, 1) = h(0) + h(1);
    b[0] = ((h(0) + 2 * (h(0) + h(1))) * h(1) * d(0) + h(0) * h(0) * d(1)) / (h(0) + h(1));
    for (int64_t i = 1; i + 1 < n; ++i) {
        at(i, i - 1) = h(i);
        at(i, i) = 2 * (h(i - 1) + h(i));
        at(i, i + 1) = h(i - 1);
        b[static_cast<std::size_t>(i)] = 3 * (h(i) * d(i - 1) + h(i - 1) * d(i));
    }
    const int64_t m = n - 2;
    at(n - 1, n - 1) = h(m - 1);
    at(n - 1, n - 2) = h(m) + h(m - 1);
    b[static_cast<std::size_t>(n - 1)] =
        (h(m) * h(m) * d(m - 1) + (2 * (h(m) + h(m - 1)) + h(m)) * h(m - 1) * d(m)) /
        (h(m) + h(m - 1));
    lapack::gtsv(matrixSize(n), below.data(), diagonal.data(), above.data(), b.data());
    t.slope = std::move(b);
}

double interpolate(const Table& t, Method method, double q) {
    const std::size_t n = t.x.size();
    std::size_t k =
        static_cast<std::size_t>(std::upper_bound(t.x.begin(), t.x.end(), q) - t.x.begin());
    k = std::clamp<std::size_t>(k, 1, n - 1) - 1;
    const double h = t.x[k + 1] - t.x[k], s = q - t.x[k];
    switch (method) {
    case Method::Nearest:
        return s < h / 2 ? t.y[k] : t.y[k + 1];
    case Method::Previous:
        return q >= t.x[k + 1] ? t.y[k + 1] : t.y[k];
    case Method::Next:
        return q <= t.x[k] ? t.y[k] : t.y[k + 1];
    case Method::Linear:
        if (s == 0) return t.y[k];
        if (q == t.x[k + 1]) return t.y[k + 1];
        return t.y[k] + s / h * (t.y[k + 1] - t.y[k]);
    default:
        break;
    }
    const double d = (t.y[k + 1] - t.y[k]) / h;
    const double c2 = (3 * d - 2 * t.slope[k] - t.slope[k + 1]) / h;
    const double c3 = (t.slope[k] - 2 * d + t.slope[k + 1]) / (h * h);
    return t.y[k] + s * (t.slope[k] + s * (c2 + s * c3));
}

Method methodOf(const std::string& word) {
    if (word == "linear") return Method::Linear;
    if (word == "nearest") return Method::Nearest;
    if (word == "previous") return Method::Previous;
    if (word == "next") return Method::Next;
    if (word == "pchip" || word == "cubic") return Method::Pchip;
    if (word == "spline") return Method::Spline;
    throwError("MATLAB:interp1:InvalidMethod", "Invalid interpolation method '%s'.", word.c_str());
}

/// How interp1 was asked.
struct Interpolation {
    Method method = Method::Linear;
    bool extrapolate = false;
    double outside = std::numeric_limits<double>::quiet_NaN();
    bool vector = false; ///< v is a vector
    Shape result;
    bool narrow = false; ///< the result is single
};

/// Sample points in ascending order, and their values in columns.
struct Samples {
    Value x, y;
};

/// Captured queries between sample points that may be captured themselves: the neighbour that the
/// method takes is found among the points, its value gathered.
Value stepsCaptured(const CapturedOps& ops, const Samples& s, const Value& queries,
                    const Interpolation& how) {
    const int64_t n = s.x.count(), columns = s.y.shape()[1];
    const ElementwiseOp& min = *findBuiltin("min")->op;
    const ElementwiseOp& max = *findBuiltin("max")->op;
    const Value last(static_cast<double>(n));
    const Value q = ops.column(queries);
    const Value bin = routines::bin(ops.accel(), q, s.x, false, ops.at());
    const Value first = ops.take(s.x, Value(1.0)), end = ops.take(s.x, last);
    const Value above = ops.apply(kGtOp, q, end);
    // Points 1 … n-1 begin a piece; beyond the last point the last piece goes on.
    Value k = ops.op(BinaryOp::Plus, bin, ops.op(BinaryOp::Times, ops.toDouble(above), last));
    k = ops.apply(min, ops.apply(max, k, Value(1.0)), Value(static_cast<double>(n - 1)));
    routines::noteIndexLimit(k, n);
    const Value after = ops.op(BinaryOp::Plus, k, Value(1.0));
    routines::noteIndexLimit(after, n);
    const Value left = ops.take(s.x, k), right = ops.take(s.x, after);
    Value further;
    if (how.method == Method::Nearest)
        further =
            ops.apply(kGeOp, ops.op(BinaryOp::Minus, q, left),
                      ops.op(BinaryOp::RDivide, ops.op(BinaryOp::Minus, right, left), Value(2.0)));
    else if (how.method == Method::Previous)
        further = ops.apply(kGeOp, q, right);
    else
        further = ops.apply(kGtOp, q, left);
    const Value place = ops.op(BinaryOp::Plus, k, ops.toDouble(further));
    routines::noteIndexLimit(place, n);
    Value out = ops.take(s.y, place);
    const auto masked = [&](const Value& mask, double value) {
        const Value wide =
            columns == 1
                ? mask
                : ops.apply(kAndOp, mask, ops.fill(Value::logical(true), Shape(1, columns)));
        out = ops.accel().assignMasked(out, wide, Value(value), ops.at());
    };
    if (!how.extrapolate) masked(ops.apply(kOrOp, ops.apply(kLtOp, q, first), above), how.outside);
    masked(ops.apply(kIsNanOp, q), std::numeric_limits<double>::quiet_NaN());
    return out;
}

/// Points and values that are here, in order; nothing when two points are equal.
std::optional<Samples> samplesHere(const Value& x, const Value& v) {
    const std::vector<double> points = doublesOf(x), values = doublesOf(v);
    const std::size_t n = points.size();
    std::vector<std::size_t> order(n);
    for (std::size_t i = 0; i < n; ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return points[a] < points[b]; });
    std::vector<double> sorted, columns;
    for (std::size_t i : order)
        sorted.push_back(points[i]);
    if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return std::nullopt;
    for (std::size_t first = 0; first < values.size(); first += n) {
        for (std::size_t i : order)
            columns.push_back(values[first + i]);
    }
    const auto rows = static_cast<int64_t>(n);
    return Samples{columnOf(sorted),
                   arrayOf(columns, Shape(rows, static_cast<int64_t>(values.size() / n)))};
}

/// The same where points or values are captured.
std::optional<Samples> samplesCaptured(const CapturedOps& ops, const Value& x, const Value& v) {
    const int64_t n = x.count();
    const Value points = ops.toDouble(ops.column(x));
    const Value order = ops.order(points);
    Samples s{ops.take(points, order),
              ops.take(ops.toDouble(ops.accel().reshape(v, Shape(n, v.count() / n))), order)};
    if (ops.count(ops.apply(kEqOp, ops.rows(s.x, 1, n - 1), ops.rows(s.x, 0, n - 1))) > 0)
        return std::nullopt;
    return s;
}

/// interp1 of captured queries (or points) by the methods that need no slopes; false: the general
/// way, which also reports what is wrong.
bool interpolateCaptured(Call& c, const Value& x, const Value& v, const Value& queries,
                         const Interpolation& how) {
    if (how.method == Method::Pchip || how.method == Method::Spline) return false;
    const bool remote = capturedNumbers(c.vm, x) || capturedNumbers(c.vm, v);
    if (!remote && !capturedNumbers(c.vm, queries)) return false;
    if (!takesRoutines(queries) || !takesRoutines(x) || !takesRoutines(v)) return false;
    const CapturedOps ops(c.vm, c.span);
    const std::optional<Samples> found = remote ? samplesCaptured(ops, x, v) : samplesHere(x, v);
    if (!found) return false;
    const Samples& s = *found;
    const Value wide = ops.toDouble(queries);
    const Value out = how.method == Method::Linear
                          ? routines::interpolate(ops.accel(), s.x, s.y, wide, how.outside,
                                                  how.extrapolate, how.result, c.span)
                          : stepsCaptured(ops, s, wide, how);
    c.result(convertValue(c.vm, ops.accel().reshape(out, how.result),
                          how.narrow ? DType::Single : DType::Double, c.span));
    return true;
}

/// interp1 on the host; numbers: points, values, queries.
Value interpolated(std::span<const Value> numbers, Method method, bool vector, bool extrapolate,
                   double outside) {
    const std::vector<double> x = doublesOf(numbers[0]), v = doublesOf(numbers[1]);
    const std::size_t n = x.size();
    if (n < 2)
        throwError("MATLAB:interp1:NotEnoughPts",
                   "Interpolation requires at least two sample points for each grid dimension.");
    const std::size_t columns = vector ? 1 : v.size() / n;
    if ((vector && v.size() != n) ||
        (!vector && static_cast<std::size_t>(numbers[1].shape().rows()) != n))
        throwError("MATLAB:interp1:YInvalidNumRows",
                   "The sample points and values must have the same number of points.");
    std::vector<std::size_t> order(n);
    for (std::size_t i = 0; i < n; ++i)
        order[i] = i;
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return x[a] < x[b]; });
    Table t;
    for (std::size_t i : order)
        t.x.push_back(x[i]);
    if (std::adjacent_find(t.x.begin(), t.x.end()) != t.x.end())
        throwError("MATLAB:griddedInterpolant:NonUniqueCompVecsPtsErrId",
                   "Sample points must be unique.");
    if (method == Method::Spline || method == Method::Pchip)
        extrapolate = extrapolate || std::isnan(outside);
    const std::vector<double> q = doublesOf(numbers[2]);
    std::vector<double> out(q.size() * columns);
    for (std::size_t k = 0; k < columns; ++k) {
        t.y.clear();
        for (std::size_t i : order)
            t.y.push_back(v[k * n + i]);
        if (method == Method::Pchip) pchipSlopes(t);
        if (method == Method::Spline) splineSlopes(t);
        StopCheck stop;
        for (std::size_t i = 0; i < q.size(); ++i, stop()) {
            const bool inside = q[i] >= t.x.front() && q[i] <= t.x.back();
            out[k * q.size() + i] = std::isnan(q[i])        ? q[i]
                                    : inside || extrapolate ? interpolate(t, method, q[i])
                                                            : outside;
        }
    }
    Shape shape = numbers[2].shape();
    if (!vector) shape = Shape(static_cast<int64_t>(q.size()), static_cast<int64_t>(columns));
    // A vector of points keeps its own orientation for queries that are vectors.
    return arrayOf(out, shape);
}

/// interp1(x,v,xq,method,extrapolation), columns of v interpolated each.
void interp1(Call& c) {
    std::vector<Value> numbers;
    Method method = Method::Linear;
    bool extrapolate = false;
    double outside = std::numeric_limits<double>::quiet_NaN();
    for (int i = 0; i < c.count(); ++i) {
        if (c[i].isTextScalar() && !c[i].isNumericClass()) {
            const std::string word = lowerCase(c[i].toText());
            if (word == "extrap")
                extrapolate = true;
            else
                method = methodOf(word);
        } else if (numbers.size() == 3 || (i > 0 && !c[i - 1].isNumericClass())) {
            outside = c[i].toDouble();
        } else {
            requireArray("interp1", c[i]);
            numbers.push_back(c[i]);
        }
    }
    if (numbers.size() < 2) throwNotEnoughInputs();
    if (numbers.size() == 2) {
        // interp1(v,xq): the points are 1 … n.
        std::vector<double> x;
        const int64_t n =
            numbers[0].shape().isVector() ? numbers[0].count() : numbers[0].shape().rows();
        for (int64_t i = 1; i <= n; ++i)
            x.push_back(static_cast<double>(i));
        numbers.insert(numbers.begin(), columnOf(x));
    }
    const bool vector = numbers[1].shape().isVector();
    const auto points = numbers[0].count();
    if (points > 1 &&
        (vector ? numbers[1].count() == points : numbers[1].shape().rows() == points)) {
        Interpolation how{method, extrapolate, outside, vector, numbers[2].shape(), false};
        if (!vector) how.result = Shape(numbers[2].count(), numbers[1].count() / points);
        how.narrow = numbers[1].dtype() == DType::Single || numbers[2].dtype() == DType::Single;
        if (interpolateCaptured(c, numbers[0], numbers[1], numbers[2], how)) return;
    }
    const bool single = numbers[1].dtype() == DType::Single || numbers[2].dtype() == DType::Single;
    const double elements = elementsOf(numbers);
    const Value out = computeAside(numbers, elements, [=](std::span<const Value> values) {
        return interpolated(values, method, vector, extrapolate, outside);
    });
    c.result(convertValue(c.vm, out, single ? DType::Single : DType::Double, c.span));
}

constexpr Builtin kRows[] = {
    {"polyval", 2, 4, 1, polyval, "y = polyval(p,x,S,mu)",
     "Value of a polynomial by Horner's scheme."},
    {"polyfit", 3, 3, 3, polyfit, "[p,S,mu] = polyfit(x,y,n)",
     "Polynomial of degree n in least squares."},
    {"roots", 1, 1, 1, roots, "r = roots(p)", "Roots of a polynomial."},
    {"poly", 1, 1, 1, poly, "p = poly(r)",
     "Polynomial with given roots, or characteristic polynomial."},
    {"conv", 2, 3, 1, conv, "w = conv(u,v,shape)",
     "Convolution of vectors; product of polynomials."},
    {"deconv", 2, 2, 2, deconv, "[q,r] = deconv(y,h)", "Division of polynomials with remainder."},
    {"polyder", 1, 2, 1, polyder, "k = polyder(p)", "Derivative of a polynomial."},
    {"polyint", 1, 2, 1, polyint, "q = polyint(p,k)", "Integral of a polynomial."},
    {"interp1", 2, -1, 1, interp1, "vq = interp1(x,v,xq,method,extrapolation)",
     "Interpolation in one dimension: linear, nearest, previous, next, pchip, spline."},
};

} // namespace

std::span<const Builtin> polynomialTable() {
    return kRows;
}

} // namespace vitrine
