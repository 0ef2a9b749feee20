// SPDX-License-Identifier: Apache-2.0
// What matrix functions of the library need of a Schur form: the square root of a triangle, and
// S*Y + Y*T = F with Schur forms S and T. Columns are walked, not elements of rows.
#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"
#include "provider/host/lapack_forms.h"

namespace vitrine {

namespace {

using Complex = std::complex<double>;

/// Products of finite numbers: what C99 adds for infinities costs more than the product.
Complex product(Complex a, Complex b) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

/// y += a*x
void add(Complex* y, const Complex* x, Complex a, std::size_t n) {
    for (std::size_t i = 0; i < n; ++i)
        y[i] += product(a, x[i]);
}

/// R = triangularRoot(T): upper triangular with R*R = T, column by column (Bjorck and Hammarling
/// 1983); elements where the roots of the diagonal cancel out are not finite.
void triangularRoot(PlainCall& c) {
    const Ref<Tensor> t = toComplex(*c[0].toTensor(), DType::Double);
    const auto n = static_cast<std::size_t>(t->shape()[0]);
    Ref<Tensor> out = Tensor::make(DType::Double, t->shape(), true);
    const Complex* T = t->complexData<double>();
    Complex* R = out->mutableComplexData<double>();
    std::vector<Complex> rest(n);
    for (std::size_t j = 0; j < n; ++j) {
        if (j % 16 == 0) checkStop();
        R[j * n + j] = std::sqrt(T[j * n + j]);
        std::copy(T + j * n, T + j * n + j, rest.begin());
        for (std::size_t i = j; i-- > 0;) {
            const Complex r = rest[i] / (R[i * n + i] + R[j * n + j]);
            R[j * n + i] = r;
            // What column i of R takes from the elements above.
            add(rest.data(), R + i * n, -r, i);
        }
    }
    c.result(wrap(std::move(out)));
}

/// The same with real Schur forms.
void realSylvester(PlainCall& c) {
    const Ref<Tensor> s = convertOnHost(*c[0].toTensor(), DType::Double);
    const Ref<Tensor> t = convertOnHost(*c[1].toTensor(), DType::Double);
    const Ref<Tensor> f = convertOnHost(*c[2].toTensor(), DType::Double);
    Ref<Tensor> out = Tensor::make(DType::Double, f->shape());
    double* y = out->mutableData<double>();
    std::copy_n(f->data<double>(), f->shape().count(), y);
    double scale = 1;
    lapack::trsyl(static_cast<int>(s->shape()[0]), static_cast<int>(t->shape()[0]),
                  s->data<double>(), t->data<double>(), y, &scale);
    if (scale != 1)
        for (int64_t i = 0; i < f->shape().count(); ++i)
            y[i] /= scale;
    c.result(wrap(std::move(out)));
}

/// Y = triangularSylvester(S,T,F): S*Y + Y*T = F with Schur forms S and T, all real or complex.
void triangularSylvester(PlainCall& c) {
    if (!c[0].isComplex() && !c[1].isComplex() && !c[2].isComplex()) return realSylvester(c);
    const Ref<Tensor> s = toComplex(*c[0].toTensor(), DType::Double);
    const Ref<Tensor> t = toComplex(*c[1].toTensor(), DType::Double);
    const Ref<Tensor> f = toComplex(*c[2].toTensor(), DType::Double);
    const auto m = static_cast<std::size_t>(s->shape()[0]);
    const auto n = static_cast<std::size_t>(t->shape()[0]);
    Ref<Tensor> out = Tensor::make(DType::Double, f->shape(), true);
    const Complex* S = s->complexData<double>();
    const Complex* T = t->complexData<double>();
    const Complex* F = f->complexData<double>();
    Complex* Y = out->mutableComplexData<double>();
    for (std::size_t k = 0; k < n; ++k) {
        if (k % 16 == 0) checkStop();
        Complex* y = Y + k * m;
        std::copy(F + k * m, F + k * m + m, y);
        for (std::size_t j = 0; j < k; ++j)
            add(y, Y + j * m, -T[k * n + j], m);
        for (std::size_t i = m; i-- > 0;) {
            y[i] /= S[i * m + i] + T[k * n + k];
            add(y, S + i * m, -y[i], i);
        }
    }
    c.result(wrap(std::move(out)));
}

constexpr Builtin kRows[] = {
    {"private/triangularRoot", 1, 1, 1, onOwnThread<triangularRoot>, "R = triangularRoot(T)",
     "Upper triangular square root of an upper triangle."},
    {"private/triangularSylvester", 3, 3, 1, onOwnThread<triangularSylvester>,
     "Y = triangularSylvester(S,T,F)", "S*Y + Y*T = F with Schur forms S and T."},
};

} // namespace

std::span<const Builtin> triangularFormTable() {
    return kRows;
}

} // namespace vitrine
