// SPDX-License-Identifier: Apache-2.0
// Polynomials: polyval, polyfit, roots, poly, conv, deconv.
#include "builtins/core/captured_ops.h"
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/linear/matrix_solve.h"
#include "builtins/linear/matrix_support.h"
#include "builtins/signal/filtering.h"
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

/// A result of computing with doubles in the class of the arguments.
void give(Call& c, Value result) {
    const bool single = std::any_of(c.args.begin(), c.args.end(), [](const Value& v) {
        return v.isArray() && v.dtype() == DType::Single;
    });
    c.result(single ? convertValue(c.vm, result, DType::Single, c.span) : std::move(result));
}

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

/// Half the width of the interval that holds a new observation with about 50 percent, from what
/// polyfit says of its data: normr/sqrt(df)*sqrt(1 + norms of the rows of V/R).
Value errorOfFit(Call& c, const Value& x, int64_t degree) {
    if (c.count() < 3 || !c[2].isStruct())
        throwError("MATLAB:polyval:requiresS", "S is required to compute error estimates.");
    const Value *factor = c[2].structure().find("R"), *freedom = c[2].structure().find("df"),
                *residual = c[2].structure().find("normr");
    if (!factor || !freedom || !residual)
        throwError("MATLAB:polyval:requiresS", "S must be a structure that polyfit returned.");
    const auto op = [&](BinaryOp which, const Value& a, const Value& b) {
        return binaryOperation(c.vm, which, a, b, c.span);
    };
    const Value rows = op(BinaryOp::MRDivide, powersOf(doublesOf(x), degree), *factor);
    const Value sums = callByName(c, "sum", {op(BinaryOp::Times, rows, rows), Value(2.0)});
    const Value root = callByName(c, "sqrt", {op(BinaryOp::Plus, sums, Value(1.0))});
    const Value size[] = {root, callByName(c, "size", {x})};
    return op(BinaryOp::Times, c.vm.call(Value::text("reshape"), size, 1).at(0),
              Value(residual->toDouble() / std::sqrt(freedom->toDouble())));
}

/// Horner's scheme on whole arrays: captured when x is.
void polyval(Call& c) {
    requireArray("polyval", c[0]);
    requireArray("polyval", c[1]);
    if (c[0].isArray() && isInteger(c[0].dtype()))
        throwError("MATLAB:datatypes:superiorfloat",
                   "Inputs must be floats, namely single or double.");
    Value x = c[1];
    if (c.count() > 3) {
        if (!c[3].isArray() || c[3].count() != 2)
            throwError("MATLAB:polyval:InvalidMU", "Fourth argument must be [mean, scale].");
        const std::vector<double> mu = doublesOf(c[3]);
        x = binaryOperation(c.vm, BinaryOp::Minus, x, Value(mu.at(0)), c.span);
        x = binaryOperation(c.vm, BinaryOp::RDivide, x, Value(mu.at(1)), c.span);
    }
    if (c[0].dtype() == DType::Single && x.dtype() == DType::Double)
        x = convertValue(c.vm, x, DType::Single, c.span);
    const std::vector<Z> p = complexesOf(c[0]);
    if (!p.empty() && !c[0].shape().isVector())
        throwError("MATLAB:polyval:InvalidP", "First argument must be a vector.");
    if (p.empty()) {
        const bool single = c[0].dtype() == DType::Single;
        const Value zero = single ? convertValue(c.vm, Value(0.0), DType::Single, c.span) : 0.0;
        c.result(binaryOperation(c.vm, BinaryOp::Times, x, zero, c.span));
        return;
    }
    if (p.size() == 1) {
        const Value sizes[] = {x};
        const Value size = c.vm.call(Value::text("size"), sizes, 1).at(0);
        Value first = complexScalar(p[0]);
        if (x.dtype() == DType::Single) first = convertValue(c.vm, first, DType::Single, c.span);
        const Value args[] = {first, size};
        c.result(c.vm.call(Value::text("repmat"), args, 1).at(0));
        if (c.nargout > 1) c.result(errorOfFit(c, x, 0));
        return;
    }
    // Horner's rule; the first product is with the coefficient itself, so Inf stays Inf.
    Value y = complexScalar(p[0]);
    for (std::size_t k = 1; k < p.size(); ++k) {
        y = binaryOperation(c.vm, BinaryOp::Times, y, x, c.span);
        y = binaryOperation(c.vm, BinaryOp::Plus, y, complexScalar(p[k]), c.span);
    }
    c.result(std::move(y));
    if (c.nargout > 1) c.result(errorOfFit(c, x, static_cast<int64_t>(p.size()) - 1));
}

/// [p,S,mu] = polyfit(x,y,n): least squares on the Vandermonde matrix.
void polyfit(Call& c) {
    requireArray("polyfit", c[1]);
    std::vector<double> x = doublesOf(c[0]);
    const int64_t n = integerArgument(c[2], "N");
    if (n < 0)
        throwError("MATLAB:polyfit:InvalidDegree", "N must be a real nonnegative integer scalar.");
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
    const Value matrix = computeOnOwnThread(
        {&points, 1}, static_cast<double>(m),
        [n](std::span<const Value> values) { return powersOf(doublesOf(values[0]), n); });
    const Value y = wrap(c[1].toTensor()->reshaped(Shape(m, 1)));
    const Value p =
        solveLinear(c.vm, matrix,
                    isFloat(y.dtype()) ? y : convertValue(c.vm, y, DType::Double, c.span), c.span);
    c.result(transposeValue(c.vm, p, false, c.span));
    if (n >= m)
        c.vm.warn("MATLAB:polyfit:PolyNotUnique",
                  "Polynomial is not unique; degree >= number of data points.");
    if (c.nargout < 2) return;
    const Value fitted = binaryOperation(c.vm, BinaryOp::MTimes, matrix, p, c.span);
    const std::vector<double> f = doublesOf(fitted), g = doublesOf(y);
    double residual = 0;
    for (std::size_t i = 0; i < f.size(); ++i)
        residual += (g[i] - f[i]) * (g[i] - f[i]);
    double mean0 = 0, spread = 0;
    for (double v : g)
        mean0 += v / static_cast<double>(g.size());
    for (double v : g)
        spread += (v - mean0) * (v - mean0);
    const Value factor[] = {matrix, Value::text("econ")};
    auto info = makeRef<StructArray>();
    info->set("R", c.vm.call(Value::text("qr"), factor, 2).at(1));
    info->set("df", Value(static_cast<double>(std::max<int64_t>(0, m - n - 1))));
    info->set("normr", Value(std::sqrt(residual)));
    info->set("rsquared", Value(1 - residual / spread));
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
    // A leading coefficient so small that the ratios to it overflow counts as none.
    const auto overflows = [&p](Z z) { return !std::isfinite(std::abs(z / p.front())); };
    const bool finite = std::all_of(
        p.begin(), p.end(), [](Z z) { return std::isfinite(z.real()) && std::isfinite(z.imag()); });
    while (finite && std::any_of(p.begin(), p.end(), overflows))
        p.erase(p.begin());
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
    if (found.empty()) return give(c, Value::emptyMatrix());
    give(c, complexRow(found, true));
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
    // Roots in conjugate pairs make real coefficients; each root needs a partner of its own.
    const auto below = [](Z x, Z y) {
        return x.real() != y.real() ? x.real() < y.real() : x.imag() < y.imag();
    };
    std::vector<Z> upper, lower;
    for (Z root : r) {
        if (root.imag() > 0) upper.push_back(root);
        if (root.imag() < 0) lower.push_back(std::conj(root));
    }
    std::sort(upper.begin(), upper.end(), below);
    std::sort(lower.begin(), lower.end(), below);
    const bool paired = upper == lower &&
                        std::none_of(r.begin(), r.end(), [](Z z) { return std::isnan(z.imag()); });
    if (paired) {
        for (Z& z : p)
            z = z.real();
    }
    give(c, complexRow(p, false));
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
    std::size_t first = 0, length = na > 0 && nb > 0 ? na + nb - 1 : 0;
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
    }
    // The longer vector gives the full product its orientation, the second one if they are equal.
    const bool full = c.count() < 3 || isOption(c[2], "full");
    const Value& model = full && na <= nb ? c[1] : c[0];
    const bool column = model.count() > 1 && model.shape().isColumn();
    if (na > 0 && nb > 0 && length > 0) {
        const auto sums = [&](const Value& a, const Value& b) {
            return convolveVectors(c.vm, a, b, static_cast<int64_t>(first),
                                   static_cast<int64_t>(length), c.span);
        };
        const Value out = c[0].isComplex() || c[1].isComplex()
                              ? joinedProducts(c.vm, c[0], c[1], c.span, sums)
                              : sums(c[0], c[1]);
        const auto n = static_cast<int64_t>(length);
        return c.result(column ? out : c.vm.accelerator().reshape(out, Shape(1, n)));
    }
    Value result = complexRow({}, false);
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
    give(c, complexRow(quotient, column));
    give(c, complexRow(rest, column));
}

std::vector<Z> derivative(const std::vector<Z>& p) {
    std::vector<Z> out;
    for (std::size_t k = 0; k + 1 < p.size(); ++k)
        out.push_back(p[k] * static_cast<double>(p.size() - 1 - k));
    return out;
}

std::vector<Z> withoutLeadingZeros(std::vector<Z> p) {
    while (p.size() > 1 && p.front() == 0.0)
        p.erase(p.begin());
    if (p.empty()) p.push_back(0.0);
    return p;
}

/// Of a polynomial or a product; with two outputs of a quotient b/a.
/// polyder and polyint take vectors, as polyval does.
void requirePolynomial(const char* function, const Value& p) {
    requireArray(function, p);
    if (p.count() > 0 && !p.shape().isVector() && p.count() != 1)
        throwError((std::string("MATLAB:") + function + ":NonVectorInput").c_str(),
                   "Input must be a vector.");
}

void polyder(Call& c) {
    for (const Value& p : c.args)
        requirePolynomial("polyder", p);
    const std::vector<Z> p = complexesOf(c[0]);
    if (c.count() < 2) return give(c, complexRow(withoutLeadingZeros(derivative(p)), false));
    const std::vector<Z> a = complexesOf(c[1]);
    if (c.nargout < 2)
        return give(c, complexRow(withoutLeadingZeros(derivative(convolve(p, a))), false));
    std::vector<Z> up = convolve(derivative(p), a), down = convolve(p, derivative(a));
    const std::size_t size = std::max(up.size(), down.size());
    up.insert(up.begin(), size - up.size(), Z(0));
    down.insert(down.begin(), size - down.size(), Z(0));
    for (std::size_t k = 0; k < size; ++k)
        up[k] -= down[k];
    give(c, complexRow(withoutLeadingZeros(std::move(up)), false));
    give(c, complexRow(withoutLeadingZeros(convolve(a, a)), false));
}

void polyint(Call& c) {
    requirePolynomial("polyint", c[0]);
    const std::vector<Z> p = complexesOf(c[0]);
    std::vector<Z> out;
    for (std::size_t k = 0; k < p.size(); ++k)
        out.push_back(p[k] / static_cast<double>(p.size() - k));
    out.push_back(c.count() > 1 ? c[1].toDouble() : 0.0);
    give(c, complexRow(out, false));
}

constexpr Builtin kRows[] = {
    {"polyval", 2, 4, 2, polyval, "[y,delta] = polyval(p,x,S,mu)",
     "Value of a polynomial by Horner's scheme; delta estimates the standard error of a "
     "prediction from what polyfit gave with p.",
     nullptr, GpuRule::Keep},
    {"polyfit", 3, 3, 3, polyfit, "[p,S,mu] = polyfit(x,y,n)",
     "Polynomial of degree n in least squares. S has the triangular factor R, the degrees of "
     "freedom df, the norm of the residuals normr and rsquared; mu centres and scales x.",
     nullptr, GpuRule::Keep},
    {"roots", 1, 1, 1, roots, "r = roots(p)", "Roots of a polynomial."},
    {"poly", 1, 1, 1, poly, "p = poly(r)",
     "Polynomial with given roots, or characteristic polynomial."},
    {"conv", 2, 3, 1, conv, "w = conv(u,v,shape)",
     "Convolution of vectors; product of polynomials.", nullptr, GpuRule::Keep},
    {"deconv", 2, 2, 2, deconv, "[q,r] = deconv(y,h)", "Division of polynomials with remainder."},
    {"polyder", 1, 2, 2, polyder, "[q,d] = polyder(b,a)",
     "Derivative of a polynomial, of the product of two, or, with two outputs, of the quotient "
     "b/a as q/d."},
    {"polyint", 1, 2, 1, polyint, "q = polyint(p,k)", "Integral of a polynomial."},
};

} // namespace

std::span<const Builtin> polynomialTable() {
    return kRows;
}

} // namespace vitrine
