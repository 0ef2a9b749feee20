// SPDX-License-Identifier: Apache-2.0
// Polynomials: polyval, polyfit, roots, poly, conv, deconv.
#include "builtins/aside.h"
#include "builtins/captured_ops.h"
#include "builtins/complex_operations.h"
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
    if (p.size() == 1) {
        const Value sizes[] = {x};
        const Value size = c.vm.call(Value::text("size"), sizes, 1).at(0);
        Value first = complexScalar(p[0]);
        if (x.dtype() == DType::Single) first = convertValue(c.vm, first, DType::Single, c.span);
        const Value args[] = {first, size};
        return c.result(c.vm.call(Value::text("repmat"), args, 1).at(0));
    }
    // Horner's rule; the first product is with the coefficient itself, so Inf stays Inf.
    Value y = complexScalar(p[0]);
    for (std::size_t k = 1; k < p.size(); ++k) {
        y = binaryOperation(c.vm, BinaryOp::Times, y, x, c.span);
        y = binaryOperation(c.vm, BinaryOp::Plus, y, complexScalar(p[k]), c.span);
    }
    c.result(std::move(y));
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

/// [p,S,mu] = polyfit(x,y,n): least squares on the Vandermonde matrix.
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
    const bool column = c[0].count() > 1 ? c[0].shape().isColumn() : c[1].shape().isColumn();
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

constexpr Builtin kRows[] = {
    {"polyval", 2, 4, 1, polyval, "y = polyval(p,x,S,mu)",
     "Value of a polynomial by Horner's scheme.", nullptr, GpuRule::Keep},
    {"polyfit", 3, 3, 3, polyfit, "[p,S,mu] = polyfit(x,y,n)",
     "Polynomial of degree n in least squares.", nullptr, GpuRule::Keep},
    {"roots", 1, 1, 1, roots, "r = roots(p)", "Roots of a polynomial."},
    {"poly", 1, 1, 1, poly, "p = poly(r)",
     "Polynomial with given roots, or characteristic polynomial."},
    {"conv", 2, 3, 1, conv, "w = conv(u,v,shape)",
     "Convolution of vectors; product of polynomials.", nullptr, GpuRule::Keep},
    {"deconv", 2, 2, 2, deconv, "[q,r] = deconv(y,h)", "Division of polynomials with remainder."},
    {"polyder", 1, 2, 1, polyder, "k = polyder(p)", "Derivative of a polynomial."},
    {"polyint", 1, 2, 1, polyint, "q = polyint(p,k)", "Integral of a polynomial."},
};

} // namespace

std::span<const Builtin> polynomialTable() {
    return kRows;
}

} // namespace vitrine
