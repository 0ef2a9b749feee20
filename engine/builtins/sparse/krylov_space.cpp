// SPDX-License-Identifier: Apache-2.0
// private/orthogonalise: the next vector of a Krylov space against those before it, for methods
// whose matrices are sparse. On the host, where sparse products are. Engine thread.
#include "builtins/core/support.h"

#include <array>

namespace vitrine {

namespace {

double conjugate(double x) {
    return x;
}
std::complex<double> conjugate(std::complex<double> z) {
    return std::conj(z);
}
double product(double a, double b) {
    return a * b;
}
std::complex<double> product(std::complex<double> a, std::complex<double> b) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

/// x'*y in eight sums, so that the order of additions does not hang on the instructions used.
template <typename T>
T innerProduct(const T* x, const T* y, std::size_t n) {
    constexpr std::size_t kSums = 8;
    std::array<T, kSums> sums{};
    std::size_t i = 0;
    for (; i + kSums <= n; i += kSums)
        for (std::size_t k = 0; k < kSums; ++k)
            sums[k] += product(conjugate(x[i + k]), y[i + k]);
    for (; i < n; ++i)
        sums[0] += product(conjugate(x[i]), y[i]);
    for (std::size_t half = kSums / 2; half > 0; half /= 2)
        for (std::size_t k = 0; k < half; ++k)
            sums[k] += sums[k + half];
    return sums[0];
}

/// Gram and Schmidt's process, twice; w becomes orthogonal to the columns of V, h what it had of
/// them.
template <typename T>
void orthogonaliseTwice(const T* V, std::size_t n, std::size_t columns, T* w, T* h) {
    std::vector<T> part(columns);
    for (int turn = 0; turn < 2; ++turn) {
        for (std::size_t j = 0; j < columns; ++j)
            part[j] = innerProduct(V + j * n, w, n);
        for (std::size_t j = 0; j < columns; ++j) {
            for (std::size_t i = 0; i < n; ++i)
                w[i] -= product(V[j * n + i], part[j]);
            h[j] += part[j];
        }
    }
}

/// [w,h,size] = orthogonalise(V,w,j): w less what it has of the first j columns of V, which are
/// orthonormal, in h; its norm. Doubles, real or complex.
void orthogonalise(Call& call) {
    const bool complex = call[0].isComplex() || call[1].isComplex();
    const auto asked = [&](const Value& v) {
        return complex ? toComplex(*v.toTensor(), DType::Double)
                       : convertOnHost(*v.toTensor(), DType::Double);
    };
    const Ref<Tensor> V = asked(call[0]), from = asked(call[1]);
    const auto n = static_cast<std::size_t>(from->count());
    const auto columns = static_cast<std::size_t>(call[2].toDouble());
    VITRINE_ASSERT(V->shape()[0] == from->count() &&
                   static_cast<std::size_t>(V->shape()[1]) >= columns);
    Ref<Tensor> w = Tensor::make(DType::Double, Shape(from->count(), 1), complex);
    Ref<Tensor> h = Tensor::make(DType::Double, Shape(static_cast<int64_t>(columns), 1), complex);
    double size = 0;
    const auto run = [&](auto* to, const auto* start, const auto* space, auto* parts) {
        std::copy_n(start, n, to);
        orthogonaliseTwice(space, n, columns, to, parts);
        size = std::sqrt(std::abs(innerProduct(to, to, n)));
    };
    if (complex)
        run(w->mutableComplexData<double>(), from->complexData<double>(), V->complexData<double>(),
            h->mutableComplexData<double>());
    else
        run(w->mutableData<double>(), from->data<double>(), V->data<double>(),
            h->mutableData<double>());
    call.result(wrap(std::move(w)));
    call.result(wrap(std::move(h)));
    call.result(size);
}

constexpr Builtin kRows[] = {
    {"private/orthogonalise", 3, 3, 3, orthogonalise, "[w,h,size] = orthogonalise(V,w,j)",
     "A vector less its parts along the first columns of V, these parts, and its norm."},
};

} // namespace

std::span<const Builtin> krylovSpaceTable() {
    return kRows;
}

} // namespace vitrine
