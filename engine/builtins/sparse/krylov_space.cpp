// SPDX-License-Identifier: Apache-2.0
// private/orthogonalise: the next vector of a Krylov space against those before it, for methods
// whose matrices are sparse. On the host, where sparse products are. Engine thread.
#include "builtins/core/support.h"

#include <array>
#include <cstring>

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

constexpr std::size_t kSums = 8;

/// Adds the products of Count vectors' first elements with w's, a multiple of kSums of them, to
/// sums that are taken in turn.
template <std::size_t Count, typename T>
void addProducts(const T* const* vectors, const T* w, std::size_t n,
                 std::array<std::array<T, kSums>, Count>& sums) {
    for (std::size_t i = 0; i < n; i += kSums)
        for (std::size_t j = 0; j < Count; ++j)
            for (std::size_t k = 0; k < kSums; ++k)
                sums[j][k] += product(conjugate(vectors[j][i + k]), w[i + k]);
}
/// The same in registers of two: left to itself the compiler turns elements about.
template <std::size_t Count>
void addProducts(const double* const* vectors, const double* w, std::size_t n,
                 std::array<std::array<double, kSums>, Count>& sums) {
    using Pair = double __attribute__((vector_size(16)));
    constexpr std::size_t kPairs = kSums / 2;
    const auto pairAt = [](const double* at) {
        Pair pair;
        std::memcpy(&pair, at, sizeof pair);
        return pair;
    };
    Pair taken[Count][kPairs] = {};
    for (std::size_t i = 0; i < n; i += kSums) {
        for (std::size_t k = 0; k < kPairs; ++k) {
            const Pair right = pairAt(w + i + 2 * k);
            for (std::size_t j = 0; j < Count; ++j)
                taken[j][k] += pairAt(vectors[j] + i + 2 * k) * right;
        }
    }
    std::memcpy(sums.data(), taken, sizeof taken);
}

/// v'*w for each of Count vectors, in eight sums each, so that the order of additions does not hang
/// on the instructions used.
template <std::size_t Count, typename T>
void innerProducts(const T* const* vectors, const T* w, std::size_t n, T* out) {
    std::array<std::array<T, kSums>, Count> sums{};
    const std::size_t whole = n / kSums * kSums;
    addProducts<Count>(vectors, w, whole, sums);
    for (std::size_t j = 0; j < Count; ++j) {
        for (std::size_t rest = whole; rest < n; ++rest)
            sums[j][0] += product(conjugate(vectors[j][rest]), w[rest]);
        for (std::size_t half = kSums / 2; half > 0; half /= 2)
            for (std::size_t k = 0; k < half; ++k)
                sums[j][k] += sums[j][k + half];
        out[j] = sums[j][0];
    }
}

/// w less Count vectors times their parts, one after the other.
template <std::size_t Count, typename T>
void subtract(const T* const* vectors, const T* parts, std::size_t n, T* w) {
    std::array<T, Count> part;
    std::copy_n(parts, Count, part.begin());
    for (std::size_t i = 0; i < n; ++i) {
        T left = w[i];
        for (std::size_t j = 0; j < Count; ++j)
            left -= product(vectors[j][i], part[j]);
        w[i] = left;
    }
}

template <typename T>
double lengthOf(const T* w, std::size_t n) {
    T square;
    innerProducts<1>(&w, w, n, &square);
    return std::sqrt(std::abs(square));
}

/// Gram and Schmidt's process: w becomes orthogonal to the vectors, h what it had of them; the
/// length of w. Repeated where little of w is left, as rounding leaves parts of the vectors in it
/// then (Daniel, Gragg, Kaufman and Stewart, Math. Comp. 30, 1976). Several vectors are met while a
/// part of w is near.
template <typename T>
double orthogonaliseAgain(const std::vector<const T*>& vectors, std::size_t n, T* w, T* h) {
    constexpr std::size_t kTogether = 2; // as many sums as there are registers
    constexpr double kEnough = 0.717;    // of its length: ARPACK's bound
    const std::size_t count = vectors.size();
    std::vector<T> part(count);
    // Of a Hermitian matrix w has parts of the last two alone, but for rounding: once is enough for
    // the others when these are gone.
    for (std::size_t j = count; j > 0 && j + 2 > count; --j) {
        innerProducts<1>(&vectors[j - 1], w, n, &h[j - 1]);
        subtract<1>(&vectors[j - 1], &h[j - 1], n, w);
    }
    double before = lengthOf(w, n);
    for (int turn = 0; turn < 2; ++turn) {
        std::size_t j = 0;
        for (; j + kTogether <= count; j += kTogether)
            innerProducts<kTogether>(&vectors[j], w, n, &part[j]);
        for (; j < count; ++j)
            innerProducts<1>(&vectors[j], w, n, &part[j]);
        for (j = 0; j + kTogether <= count; j += kTogether)
            subtract<kTogether>(&vectors[j], &part[j], n, w);
        for (; j < count; ++j)
            subtract<1>(&vectors[j], &part[j], n, w);
        for (j = 0; j < count; ++j)
            h[j] += part[j];
        const double after = lengthOf(w, n);
        const bool enough = after > kEnough * before;
        before = after;
        if (enough) break;
    }
    return before;
}

/// [v,h,size,before] = orthogonalise(V,w,j): w less what it has of the first j columns in the cell
/// V, which are orthonormal, divided by its norm; these parts, its norm, and the norm that it had.
/// Doubles, real or complex.
void orthogonalise(Call& call) {
    const Cell& cell = call[0].cell();
    const auto columns = static_cast<std::size_t>(call[2].toDouble());
    VITRINE_ASSERT(cell.elements.size() >= columns);
    bool complex = call[1].isComplex();
    for (std::size_t j = 0; j < columns; ++j)
        complex = complex || cell.elements[j].isComplex();
    const auto asked = [&](const Value& v) {
        return complex ? toComplex(*v.toTensor(), DType::Double)
                       : convertOnHost(*v.toTensor(), DType::Double);
    };
    const Ref<Tensor> from = asked(call[1]);
    const auto n = static_cast<std::size_t>(from->count());
    std::vector<Ref<Tensor>> V;
    for (std::size_t j = 0; j < columns; ++j) {
        V.push_back(asked(cell.elements[j]));
        VITRINE_ASSERT(V.back()->count() == from->count());
    }
    Ref<Tensor> w = Tensor::make(DType::Double, Shape(from->count(), 1), complex);
    Ref<Tensor> h = Tensor::make(DType::Double, Shape(static_cast<int64_t>(columns), 1), complex);
    double size = 0, before = 0;
    const auto run = [&](auto* to, const auto* start, auto* parts, auto&& dataOf) {
        using T = std::remove_pointer_t<decltype(to)>;
        std::vector<const T*> vectors;
        for (const Ref<Tensor>& v : V)
            vectors.push_back(dataOf(*v));
        std::copy_n(start, n, to);
        before = lengthOf(to, n);
        size = orthogonaliseAgain(vectors, n, to, parts);
        for (std::size_t i = 0; size > 0 && i < n; ++i)
            to[i] /= size;
    };
    if (complex)
        run(w->mutableComplexData<double>(), from->complexData<double>(),
            h->mutableComplexData<double>(),
            [](const Tensor& t) { return t.complexData<double>(); });
    else
        run(w->mutableData<double>(), from->data<double>(), h->mutableData<double>(),
            [](const Tensor& t) { return t.data<double>(); });
    call.result(wrap(std::move(w)));
    call.result(wrap(std::move(h)));
    call.result(size);
    call.result(before);
}

constexpr Builtin kRows[] = {
    {"private/orthogonalise", 3, 3, 4, orthogonalise, "[v,h,size,before] = orthogonalise(V,w,j)",
     "The direction of a vector less its parts along the first columns in V, and these parts."},
};

} // namespace

std::span<const Builtin> krylovSpaceTable() {
    return kRows;
}

} // namespace vitrine
