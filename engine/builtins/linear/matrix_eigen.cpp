// SPDX-License-Identifier: Apache-2.0
// Eigenvalues, singular values, and functions of matrices that need them.
#include "builtins/elementwise/operator_ops.h"
#include "builtins/linear/matrix_solve.h"
#include "provider/host/lapack.h"

namespace vitrine {

namespace {

using Z = std::complex<double>;

bool hermitian(const std::vector<Z>& a, std::size_t n) {
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t i = 0; i <= j; ++i) {
            if (a[j * n + i] != std::conj(a[i * n + j])) return false;
        }
    }
    return true;
}

Ref<Tensor> complexTensor(const std::vector<Z>& elements, const Shape& shape) {
    Ref<Tensor> out = Tensor::make(DType::Double, shape, true, false);
    std::copy(elements.begin(), elements.end(), out->mutableComplexData<double>());
    return out;
}

[[noreturn]] void throwNoConvergence(const char* function) {
    throwError("MATLAB:eig:NoConvergence", "%s did not converge.", function);
}

void requireFinite(const Value& a, const char* function) {
    for (const Z& z : complexesOf(a)) {
        if (!std::isfinite(z.real()) || !std::isfinite(z.imag()))
            throwError("MATLAB:eig:matrixWithNaNInf", "Input to %s must not contain NaN or Inf.",
                       function);
    }
}

Value inClassOf(const Value& a, Value v) {
    if (a.dtype() != DType::Single || !v.isArray()) return v;
    return wrap(convertOnHost(*v.toTensor(), DType::Single));
}

} // namespace

Eigen eigenOf(const Value& a, bool vectors) {
    requireSquare(a);
    requireFinite(a, "EIG");
    const int n = matrixSize(a.shape().rows());
    const auto size = static_cast<std::size_t>(n);
    Eigen out;
    if (n == 0) {
        out.values = Tensor::make(DType::Double, Shape(0, 1));
        out.vectors = Value::emptyMatrix();
        return out;
    }
    const std::vector<Z> elements = complexesOf(a);
    const char job = vectors ? 'V' : 'N';
    const Shape square(n, n);
    if (hermitian(elements, size)) {
        std::vector<double> w(size);
        if (a.isComplex()) {
            std::vector<Z> m = elements;
            if (lapack::syev(job, n, m.data(), n, w.data()) != 0) throwNoConvergence("EIG");
            if (vectors) out.vectors = narrowComplex(complexTensor(m, square));
        } else {
            std::vector<double> m = doublesOf(a);
            if (lapack::syev(job, n, m.data(), n, w.data()) != 0) throwNoConvergence("EIG");
            if (vectors) out.vectors = arrayOf(m, square);
        }
        out.values = columnOf(w);
    } else if (a.isComplex()) {
        std::vector<Z> m = elements, w(size), v(size * size);
        if (lapack::geev(job, n, m.data(), w.data(), v.data()) != 0) throwNoConvergence("EIG");
        out.values = narrowComplex(complexTensor(w, Shape(n, 1)));
        if (vectors) out.vectors = narrowComplex(complexTensor(v, square));
    } else {
        std::vector<double> m = doublesOf(a), re(size), im(size), v(size * size);
        if (lapack::geev(job, n, m.data(), re.data(), im.data(), v.data()) != 0)
            throwNoConvergence("EIG");
        std::vector<Z> w(size), z(size * size);
        for (std::size_t j = 0; j < size; ++j) {
            w[j] = {re[j], im[j]};
            for (std::size_t i = 0; i < size; ++i) {
                // Conjugate pairs share two columns: real and imaginary parts.
                if (im[j] == 0)
                    z[j * size + i] = v[j * size + i];
                else if (im[j] > 0)
                    z[j * size + i] = {v[j * size + i], v[(j + 1) * size + i]};
                else
                    z[j * size + i] = {v[(j - 1) * size + i], -v[j * size + i]};
            }
        }
        out.values = narrowComplex(complexTensor(w, Shape(n, 1)));
        if (vectors) out.vectors = narrowComplex(complexTensor(z, square));
    }
    out.values = inClassOf(a, out.values);
    out.vectors = inClassOf(a, out.vectors);
    return out;
}

Singular singularOf(const Value& a, bool vectors, bool economy) {
    requireMatrix(a, "Input must be 2-D.");
    requireFinite(a, "SVD");
    const int m = matrixSize(a.shape().rows()), n = matrixSize(a.shape().columns());
    const int k = std::min(m, n);
    Singular out;
    if (k == 0) {
        out.values = Tensor::make(DType::Double, Shape(0, 1));
        if (vectors) {
            out.u = identityMatrix(m, DType::Double);
            out.v = identityMatrix(n, DType::Double);
        }
        return out;
    }
    const char job = !vectors ? 'N' : (economy ? 'S' : 'A');
    const int uColumns = economy ? k : m, vRows = economy ? k : n;
    std::vector<double> s(static_cast<std::size_t>(k));
    const auto run = [&](auto tag) {
        using T = decltype(tag);
        std::vector<T> x(static_cast<std::size_t>(m) * static_cast<std::size_t>(n));
        if constexpr (std::is_same_v<T, double>)
            x = doublesOf(a);
        else
            x = complexesOf(a);
        std::vector<T> u(static_cast<std::size_t>(m) * static_cast<std::size_t>(uColumns));
        std::vector<T> vt(static_cast<std::size_t>(vRows) * static_cast<std::size_t>(n));
        if (lapack::gesdd(job, m, n, x.data(), m, s.data(), u.data(), m, vt.data(), vRows) != 0)
            throwNoConvergence("SVD");
        if (!vectors) return;
        std::vector<T> v(vt.size());
        for (int i = 0; i < vRows; ++i) {
            for (int j = 0; j < n; ++j) {
                const T e = vt[static_cast<std::size_t>(j) * static_cast<std::size_t>(vRows) +
                               static_cast<std::size_t>(i)];
                T& to = v[static_cast<std::size_t>(i) * static_cast<std::size_t>(n) +
                          static_cast<std::size_t>(j)];
                if constexpr (std::is_same_v<T, double>)
                    to = e;
                else
                    to = std::conj(e);
            }
        }
        if constexpr (std::is_same_v<T, double>) {
            out.u = arrayOf(u, Shape(m, uColumns));
            out.v = arrayOf(v, Shape(n, vRows));
        } else {
            out.u = narrowComplex(complexTensor(u, Shape(m, uColumns)));
            out.v = narrowComplex(complexTensor(v, Shape(n, vRows)));
        }
    };
    a.isComplex() ? run(Z{}) : run(double{});
    out.values = inClassOf(a, columnOf(s));
    out.u = inClassOf(a, out.u);
    out.v = inClassOf(a, out.v);
    return out;
}

std::vector<double> singularValuesOf(const Value& a) {
    return doublesOf(singularOf(a, false, false).values);
}

Value powerByEigenvalues(Interpreter& vm, const Value& a, const Value& b, Span span) {
    // A^p = V*diag(d.^p)/V and s^A = V*diag(s.^d)/V.
    const bool scalarBase = a.count() == 1;
    const Value& matrix = scalarBase ? b : a;
    const Eigen eigen = eigenOf(matrix, true);
    const Value powers = scalarBase ? powerOperation(vm, a, eigen.values, span)
                                    : powerOperation(vm, eigen.values, b, span);
    const Value row = transposeValue(vm, powers, false, span);
    const Value scaled = binaryOperation(vm, BinaryOp::Times, eigen.vectors, row, span);
    return binaryOperation(vm, BinaryOp::MRDivide, scaled, eigen.vectors, span);
}

} // namespace vitrine
