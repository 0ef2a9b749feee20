// SPDX-License-Identifier: Apache-2.0
// interp1: piecewise linear, constant and cubic interpolation between sample points.
#include "builtins/core/captured_ops.h"
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/linear/matrix_support.h"
#include "provider/host/lapack.h"

namespace vitrine {

namespace {

enum class Method : uint8_t { Linear, Nearest, Previous, Next, Convolution, Pchip, Spline, Makima };

/// Cubic between the points, with slopes at them.
bool hasSlopes(Method method) {
    return method >= Method::Convolution;
}

/// Those that go on beyond the points unless a value is given for there.
bool goesOn(Method method) {
    return method >= Method::Pchip;
}

struct Table {
    std::vector<double> x, y, slope; ///< slope: of the cubic methods at the points

    /// Of the cubic y + s·(slope + s·(second + s·third)) after point k.
    struct Piece {
        double second, third;
    };
    [[nodiscard]] Piece piece(std::size_t k) const {
        const double h = x[k + 1] - x[k];
        const double d = (y[k + 1] - y[k]) / h;
        return {(3 * d - 2 * slope[k] - slope[k + 1]) / h,
                (slope[k] - 2 * d + slope[k + 1]) / (h * h)};
    }
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

/// Slopes by the neighbouring differences, each weighted by how much the other side bends
/// (H. Akima, J. ACM 17, 1970, with the weights of MATLAB's makima, which keep flat pieces flat).
void makimaSlopes(Table& t) {
    const std::size_t n = t.x.size();
    t.slope.assign(n, (t.y[1] - t.y[0]) / (t.x[1] - t.x[0]));
    if (n == 2) return;
    // Two differences more at either end, on a parabola.
    std::vector<double> d(n + 3);
    for (std::size_t i = 0; i + 1 < n; ++i)
        d[i + 2] = (t.y[i + 1] - t.y[i]) / (t.x[i + 1] - t.x[i]);
    d[1] = 2 * d[2] - d[3];
    d[0] = 2 * d[1] - d[2];
    d[n + 1] = 2 * d[n] - d[n - 1];
    d[n + 2] = 2 * d[n + 1] - d[n];
    const auto weight = [&](std::size_t i) {
        return std::abs(d[i + 1] - d[i]) + std::abs((d[i + 1] + d[i]) / 2);
    };
    for (std::size_t i = 0; i < n; ++i) {
        const double before = weight(i), after = weight(i + 2), both = before + after;
        t.slope[i] = both == 0 ? 0 : after / both * d[i + 1] + before / both * d[i + 2];
    }
}

/// Cubic convolution (R. G. Keys, IEEE Trans. ASSP 29, 1981), for points of equal distances; others
/// get a spline, as in MATLAB. Central differences, and at the ends those of a cubic without a
/// fourth difference.
void convolutionSlopes(Table& t) {
    const std::size_t n = t.x.size();
    const double h = (t.x[n - 1] - t.x[0]) / static_cast<double>(n - 1);
    const double tolerance = 1e-10 * std::max(std::abs(t.x[0]), std::abs(t.x[n - 1]));
    bool even = n > 2;
    for (std::size_t i = 1; i < n; ++i)
        even = even && std::abs(t.x[i] - t.x[i - 1] - h) <= std::min(tolerance, h / 1000);
    if (!even) return splineSlopes(t);
    t.slope.resize(n);
    for (std::size_t i = 1; i + 1 < n; ++i)
        t.slope[i] = (t.y[i + 1] - t.y[i - 1]) / (2 * h);
    t.slope[0] = (4 * t.y[1] - 3 * t.y[0] - t.y[2]) / (2 * h);
    t.slope[n - 1] = (3 * t.y[n - 1] - 4 * t.y[n - 2] + t.y[n - 3]) / (2 * h);
}

void slopesOf(Table& t, Method method) {
    if (method == Method::Convolution) convolutionSlopes(t);
    if (method == Method::Pchip) pchipSlopes(t);
    if (method == Method::Spline) splineSlopes(t);
    if (method == Method::Makima) makimaSlopes(t);
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
    const Table::Piece c = t.piece(k);
    return t.y[k] + s * (t.slope[k] + s * (c.second + s * c.third));
}

/// A star before the name used to say that the points have equal distances.
Method methodOf(const std::string& name) {
    const std::string word = name.substr(0, 1) == "*" ? name.substr(1) : name;
    if (word == "linear") return Method::Linear;
    if (word == "nearest") return Method::Nearest;
    if (word == "previous") return Method::Previous;
    if (word == "next") return Method::Next;
    if (word == "cubic" || word == "v5cubic") return Method::Convolution;
    if (word == "pchip") return Method::Pchip;
    if (word == "spline") return Method::Spline;
    if (word == "makima") return Method::Makima;
    throwError("MATLAB:interp1:InvalidMethod", "Invalid interpolation method '%s'.", name.c_str());
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

/// Where captured queries are among the sample points.
struct Places {
    Value q;     ///< a column
    Value piece; ///< the point before each, 1 … n-1: the outermost pieces go on
    Value left;  ///< that point
    Value below, above;
};

Places placesOf(const CapturedOps& ops, const Value& x, const Value& queries) {
    const int64_t n = x.count();
    const ElementwiseOp& min = minimumOp();
    const ElementwiseOp& max = maximumOp();
    const Value last(static_cast<double>(n));
    Places p;
    p.q = ops.column(queries);
    const Value bin = routines::bin(ops.accel(), p.q, x, false, ops.at());
    const Value first = ops.take(x, Value(1.0)), end = ops.take(x, last);
    p.below = ops.apply(kLtOp, p.q, first);
    p.above = ops.apply(kGtOp, p.q, end);
    const Value k =
        ops.op(BinaryOp::Plus, bin, ops.op(BinaryOp::Times, ops.toDouble(p.above), last));
    p.piece = ops.apply(min, ops.apply(max, k, Value(1.0)), Value(static_cast<double>(n - 1)));
    routines::noteIndexLimit(p.piece, n);
    p.left = ops.take(x, p.piece);
    return p;
}

/// The results with what lies outside of the points and NaN put in.
Value withOutside(const CapturedOps& ops, const Places& p, Value out, int64_t columns,
                  const Interpolation& how) {
    const auto masked = [&](const Value& mask, double value) {
        const Value wide =
            columns == 1
                ? mask
                : ops.apply(kAndOp, mask, ops.fill(Value::logical(true), Shape(1, columns)));
        out = ops.accel().assignMasked(out, wide, Value(value), ops.at());
    };
    if (!how.extrapolate) masked(ops.apply(kOrOp, p.below, p.above), how.outside);
    masked(ops.apply(kIsNanOp, p.q), std::numeric_limits<double>::quiet_NaN());
    return out;
}

/// Captured queries between sample points that may be captured themselves: the neighbour that the
/// method takes is found among the points, its value gathered.
Value stepsCaptured(const CapturedOps& ops, const Samples& s, const Value& queries,
                    const Interpolation& how) {
    const int64_t n = s.x.count(), columns = s.y.shape()[1];
    const Places p = placesOf(ops, s.x, queries);
    const Value after = ops.op(BinaryOp::Plus, p.piece, Value(1.0));
    routines::noteIndexLimit(after, n);
    const Value right = ops.take(s.x, after);
    Value further;
    if (how.method == Method::Nearest)
        further = ops.apply(
            kGeOp, ops.op(BinaryOp::Minus, p.q, p.left),
            ops.op(BinaryOp::RDivide, ops.op(BinaryOp::Minus, right, p.left), Value(2.0)));
    else if (how.method == Method::Previous)
        further = ops.apply(kGeOp, p.q, right);
    else
        further = ops.apply(kGtOp, p.q, p.left);
    const Value place = ops.op(BinaryOp::Plus, p.piece, ops.toDouble(further));
    routines::noteIndexLimit(place, n);
    return withOutside(ops, p, ops.take(s.y, place), columns, how);
}

/// Captured queries on cubics between sample points of the host: the coefficients of a query's
/// piece are gathered. The slopes are made here, of as many numbers as there are points.
Value cubicsCaptured(const CapturedOps& ops, const Samples& s, const Value& queries,
                     const Interpolation& how) {
    const int64_t n = s.x.count(), columns = s.y.shape()[1];
    const std::vector<double> values = doublesOf(s.y);
    Table t;
    t.x = doublesOf(s.x);
    const auto rows = static_cast<std::size_t>(n);
    std::vector<double> slope, second, third;
    for (std::size_t first = 0; first < values.size(); first += rows) {
        t.y.assign(values.begin() + static_cast<std::ptrdiff_t>(first),
                   values.begin() + static_cast<std::ptrdiff_t>(first + rows));
        slopesOf(t, how.method);
        slope.insert(slope.end(), t.slope.begin(), t.slope.end());
        for (std::size_t k = 0; k < rows; ++k) {
            // The last point begins no piece.
            const Table::Piece c = k + 1 < rows ? t.piece(k) : Table::Piece{0, 0};
            second.push_back(c.second);
            third.push_back(c.third);
        }
    }
    const Places p = placesOf(ops, s.x, queries);
    const auto ofPiece = [&](const Value& table) { return ops.take(table, p.piece); };
    const auto table = [&](const std::vector<double>& column) {
        return ofPiece(arrayOf(column, Shape(n, columns)));
    };
    const Value at = ops.op(BinaryOp::Minus, p.q, p.left);
    const auto onwards = [&](const Value& coefficient, const Value& rest) {
        return ops.op(BinaryOp::Plus, coefficient, ops.op(BinaryOp::Times, at, rest));
    };
    const Value out =
        onwards(ofPiece(s.y), onwards(table(slope), onwards(table(second), table(third))));
    return withOutside(ops, p, out, columns, how);
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

/// interp1 of captured queries or points; slopes are made here, of points that are gpuArrays too,
/// and what lies between them there. False: the general way, which also reports what is wrong.
bool interpolateCaptured(Call& c, const Value& x, const Value& v, const Value& queries,
                         const Interpolation& how) {
    const bool captured = capturedNumbers(c.vm, queries);
    const bool cubic = hasSlopes(how.method);
    const bool remote = !cubic && (capturedNumbers(c.vm, x) || capturedNumbers(c.vm, v));
    const bool sent = cubic && !captured && (x.isGpuArray() || v.isGpuArray());
    if (!remote && !captured && !sent) return false;
    if (!takesRoutines(queries) || !takesRoutines(x) || !takesRoutines(v)) return false;
    const CapturedOps ops(c.vm, c.span);
    const std::optional<Samples> found = remote ? samplesCaptured(ops, x, v) : samplesHere(x, v);
    if (!found) return false;
    const Samples& s = *found;
    const Value wide = ops.toDouble(sent ? ops.accel().toGpuArray(queries, c.span) : queries);
    const Value out = how.method == Method::Linear
                          ? routines::interpolate(ops.accel(), s.x, s.y, wide, how.outside,
                                                  how.extrapolate, how.result, c.span)
                      : cubic ? cubicsCaptured(ops, s, wide, how)
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
    const std::vector<double> q = doublesOf(numbers[2]);
    std::vector<double> out(q.size() * columns);
    for (std::size_t k = 0; k < columns; ++k) {
        t.y.clear();
        for (std::size_t i : order)
            t.y.push_back(v[k * n + i]);
        slopesOf(t, method);
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

Value polynomialPieces(const std::vector<double>& breaks, const Value& coefficients,
                       int64_t columns) {
    auto pp = makeRef<StructArray>();
    pp->set("form", Value::text("pp"));
    pp->set("breaks", arrayOf(breaks, Shape(1, static_cast<int64_t>(breaks.size()))));
    pp->set("coefs", coefficients);
    pp->set("pieces", static_cast<double>(breaks.size() - 1));
    pp->set("order", static_cast<double>(coefficients.shape().columns()));
    pp->set("dim", static_cast<double>(columns));
    return Value(pp);
}

/// The breaks between which a step function has the value of each point. A piece has its left end,
/// so those of 'next' begin just beyond the point before.
std::vector<double> stepBreaks(const std::vector<double>& x, Method method) {
    const std::size_t n = x.size();
    std::vector<double> breaks;
    if (method == Method::Next) breaks.push_back(2 * x[0] - x[1]);
    if (method == Method::Nearest) breaks.push_back(x[0]);
    for (std::size_t k = 0; k + 1 < n; ++k) {
        if (method == Method::Previous) breaks.push_back(x[k]);
        if (method == Method::Nearest) breaks.push_back((x[k] + x[k + 1]) / 2);
        if (method == Method::Next)
            breaks.push_back(std::nextafter(x[k], std::numeric_limits<double>::infinity()));
    }
    breaks.push_back(x[n - 1]);
    if (method == Method::Previous) breaks.push_back(2 * x[n - 1] - x[n - 2]);
    return breaks;
}

/// pp = interp1(x,v,method,'pp'): the piecewise polynomial of each column of v.
Value piecewise(const Value& x, const Value& v, Method method) {
    const std::optional<Samples> s = samplesHere(x, v);
    if (!s)
        throwError("MATLAB:griddedInterpolant:NonUniqueCompVecsPtsErrId",
                   "Sample points must be unique.");
    const std::vector<double> values = doublesOf(s->y);
    Table t;
    t.x = doublesOf(s->x);
    if (method != Method::Linear && !hasSlopes(method)) {
        const auto columns = static_cast<int64_t>(values.size() / t.x.size());
        const std::vector<double> breaks = stepBreaks(t.x, method);
        // A row a piece and column, columns together.
        const auto pieces = static_cast<int64_t>(t.x.size());
        std::vector<double> steps(values.size());
        for (std::size_t i = 0; i < steps.size(); ++i)
            steps[i] = values[i % static_cast<std::size_t>(columns) * t.x.size() +
                              i / static_cast<std::size_t>(columns)];
        return polynomialPieces(breaks, arrayOf(steps, Shape(columns * pieces, 1)), columns);
    }
    const std::size_t n = t.x.size(), columns = values.size() / n, pieces = n - 1;
    const std::size_t order = method == Method::Linear ? 2 : 4;
    // One row a piece and column, columns together.
    std::vector<double> coefficients(columns * pieces * order);
    for (std::size_t j = 0; j < columns; ++j) {
        const auto first = values.begin() + static_cast<std::ptrdiff_t>(j * n);
        t.y.assign(first, first + static_cast<std::ptrdiff_t>(n));
        slopesOf(t, method);
        for (std::size_t k = 0; k < pieces; ++k) {
            const auto put = [&](std::size_t power, double value) {
                coefficients[(order - 1 - power) * columns * pieces + k * columns + j] = value;
            };
            put(0, t.y[k]);
            if (method == Method::Linear) {
                put(1, (t.y[k + 1] - t.y[k]) / (t.x[k + 1] - t.x[k]));
                continue;
            }
            const Table::Piece c = t.piece(k);
            put(1, t.slope[k]);
            put(2, c.second);
            put(3, c.third);
        }
    }
    return polynomialPieces(t.x,
                            arrayOf(coefficients, Shape(static_cast<int64_t>(columns * pieces),
                                                        static_cast<int64_t>(order))),
                            static_cast<int64_t>(columns));
}

/// interp1(x,v,xq,method,extrapolation), columns of v interpolated each; the parts of complex ones
/// one by one.
void interp1(Call& c) {
    const int values = c.count() > 2 && c[2].isNumericClass() ? 1 : 0;
    if (c.count() > 1 && c[values].isArray() && c[values].isComplex()) {
        return c.result(mapParts(c.vm, c[values], true, [&](const Value& part) {
            std::vector<Value> args(c.args.begin(), c.args.end());
            args[static_cast<std::size_t>(values)] = part;
            std::vector<Value> out;
            Call real{c.vm, args, 1, out, c.span};
            interp1(real);
            return out.at(0);
        }));
    }
    std::vector<Value> numbers;
    bool polynomial = false;
    Method method = Method::Linear;
    bool extrapolate = false;
    double outside = std::numeric_limits<double>::quiet_NaN();
    for (int i = 0; i < c.count(); ++i) {
        if (c[i].isTextScalar() && !c[i].isNumericClass()) {
            const std::string word = lowerCase(c[i].toText());
            if (word == "extrap")
                extrapolate = true;
            else if (word == "pp")
                polynomial = true;
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
    if (polynomial && numbers.size() == 2 && numbers[0].count() > 1 &&
        numbers[1].count() % numbers[0].count() == 0) {
        if (!numbers[1].isComplex()) return c.result(piecewise(numbers[0], numbers[1], method));
        // The parts of complex values are two polynomials.
        const auto call = [&](const char* name, const std::vector<Value>& args) {
            return c.vm.call(Value::text(name), args, 1).at(0);
        };
        const Value coefficients = Value::text("coefs");
        const Value real = piecewise(numbers[0], call("real", {numbers[1]}), method);
        const Value imaginary = piecewise(numbers[0], call("imag", {numbers[1]}), method);
        const Value both = call("complex", {call("getfield", {real, coefficients}),
                                            call("getfield", {imaginary, coefficients})});
        return c.result(call("setfield", {real, coefficients, both}));
    }
    if (numbers.size() == 2) {
        // interp1(v,xq): the points are 1 … n.
        std::vector<double> x;
        const int64_t n =
            numbers[0].shape().isVector() ? numbers[0].count() : numbers[0].shape().rows();
        for (int64_t i = 1; i <= n; ++i)
            x.push_back(static_cast<double>(i));
        numbers.insert(numbers.begin(), columnOf(x));
    }
    if (goesOn(method)) extrapolate = extrapolate || std::isnan(outside);
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
    const Value out = computeOnOwnThread(numbers, elements, [=](std::span<const Value> given) {
        return interpolated(given, method, vector, extrapolate, outside);
    });
    c.result(convertValue(c.vm, out, single ? DType::Single : DType::Double, c.span));
}

constexpr Builtin kRows[] = {
    {"interp1", 2, -1, 1, interp1, "vq = interp1(x,v,xq,method,extrapolation)",
     "Interpolation in one dimension: linear, nearest, previous, next, cubic, pchip, spline, "
     "makima.",
     nullptr, GpuRule::Keep},
};

} // namespace

std::span<const Builtin> interpolationTable() {
    return kRows;
}

} // namespace vitrine
