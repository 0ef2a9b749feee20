// SPDX-License-Identifier: Apache-2.0
#include "builtins/linear/small_solve.h"

#include "provider/host/blocks.h"
#include "provider/host/factors.h"
#include "provider/routine.h"
#include "value/nan.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace vitrine::small_solve {

namespace {

constexpr int64_t kMostRows = 32; // one block of the canonical order

/// Real numbers on the host, not a gpuArray.
bool isHere(const Value& v) {
    if (v.isScalarInline() || v.isComplex() || v.shape().rank() != 2) return false;
    if (v.dtype() != DType::Double && v.dtype() != DType::Single) return false;
    const Tensor& t = v.tensor();
    return !t.isGpuArray() && (!t.remote() || t.onHost());
}

template <typename T>
struct System {
    const T* a;
    int64_t n;
    T* x; ///< the right sides, n-by-sides, which become the solution
    int64_t sides;

    void substitute(const T* triangle, bool transposed, host::Triangular kind) const {
        std::transform(x, x + n * sides, x, canonicalNan<T>);
        host::solveTriangle(host::Factor<T>{triangle, n, transposed}, x, n, n, sides, kind,
                            nullptr);
    }

    /// False where a pivot is zero or the condition might be worth a warning.
    bool byElimination() const {
        std::vector<T> factors(static_cast<std::size_t>(luElements(n, n)));
        host::factorLu(a, n, n, factors.data(), nullptr);
        const T* order = factors.data() + n * n;
        if (order[n + 1] > T(0)) return false;
        T norm = 0;
        for (int64_t j = 0; j < n; ++j) {
            T sum = 0;
            for (int64_t i = 0; i < n; ++i)
                sum += std::abs(a[i + n * j]);
            norm = std::max(norm, sum);
        }
        // This norm's last digits are not those of the canonical sum, which the warning prints.
        constexpr T kDoubtful = 4 * std::numeric_limits<T>::epsilon();
        if (!(host::reciprocalCondition<T>(factors.data(), n, norm, nullptr) > kDoubtful))
            return false;
        T right[kMostRows];
        for (int64_t k = 0; k < sides; ++k) {
            std::copy_n(x + n * k, n, right);
            for (int64_t i = 0; i < n; ++i)
                x[i + n * k] = right[static_cast<int64_t>(order[i]) - 1];
        }
        substitute(factors.data(), false, {true, true});
        substitute(factors.data(), false, {false, false});
        return true;
    }

    [[nodiscard]] bool solve() const {
        constexpr unsigned kUpper = 1, kLower = 2, kPositive = 4;
        const unsigned structure = host::structureOf(a, n);
        if (structure & (kUpper | kLower)) {
            T least = std::numeric_limits<T>::infinity(), most = 0;
            for (int64_t i = 0; i < n; ++i) {
                const T size = std::abs(a[i * (n + 1)]);
                if (!std::isfinite(size)) return false;
                least = std::min(least, size);
                most = std::max(most, size);
            }
            if (!(least / most > 4 * std::numeric_limits<T>::epsilon())) return false;
            substitute(a, false, {!(structure & kUpper), false});
            return true;
        }
        if (structure & kPositive) {
            std::vector<T> factor(static_cast<std::size_t>(n * n + 1));
            host::factorCholesky(a, n, false, factor.data(), nullptr);
            if (factor.back() == T(0)) {
                substitute(factor.data(), true, {true, false});
                substitute(factor.data(), false, {false, false});
                return true;
            }
        }
        return byElimination();
    }
};

/// n-by-sides, filled by `fill` and then solved by `method`; null where that gives up.
template <typename F, typename M>
std::optional<Value> solved(const Value& a, int64_t sides, F&& fill, M&& method) {
    const int64_t n = a.shape().rows();
    Ref<Tensor> x = Tensor::make(a.dtype(), Shape(n, sides));
    const auto run = [&](auto tag) {
        using T = decltype(tag);
        T* to = x->mutableData<T>();
        fill(to);
        return method(System<T>{reinterpret_cast<const T*>(a.tensor().hostBytes()), n, to, sides});
    };
    if (!(a.dtype() == DType::Single ? run(float{}) : run(double{}))) return std::nullopt;
    return Value(std::move(x)).simplified();
}

} // namespace

std::optional<Value> solve(const Value& a, const Value& b) {
    if (!isHere(a) || !isHere(b) || a.dtype() != b.dtype()) return std::nullopt;
    const int64_t n = a.shape().rows(), sides = b.shape().columns();
    if (n != a.shape().columns() || n > kMostRows || sides > kMostRows) return std::nullopt;
    return solved(
        a, sides,
        [&]<typename T>(T* to) {
            std::copy_n(reinterpret_cast<const T*>(b.tensor().hostBytes()), n * sides, to);
        },
        [](const auto& system) { return system.solve(); });
}

std::optional<Value> inverse(const Value& a) {
    if (!isHere(a)) return std::nullopt;
    const int64_t n = a.shape().rows();
    if (n != a.shape().columns() || n > kMostRows) return std::nullopt;
    return solved(
        a, n,
        [&]<typename T>(T* to) {
            std::fill_n(to, n * n, T(0));
            for (int64_t i = 0; i < n; ++i)
                to[i * (n + 1)] = 1;
        },
        [](const auto& system) { return system.byElimination(); });
}

std::optional<Pivots> pivotsOf(const Value& a) {
    if (!isHere(a)) return std::nullopt;
    const int64_t n = a.shape().rows();
    if (n != a.shape().columns() || n > kMostRows) return std::nullopt;
    Ref<Tensor> diagonal = Tensor::make(a.dtype(), Shape(n, 1));
    Pivots out;
    const auto factor = [&](auto tag) {
        using T = decltype(tag);
        std::vector<T> factors(static_cast<std::size_t>(luElements(n, n)));
        host::factorLu(reinterpret_cast<const T*>(a.tensor().hostBytes()), n, n, factors.data(),
                       nullptr);
        T* to = diagonal->mutableData<T>();
        for (int64_t i = 0; i < n; ++i)
            to[i] = factors[static_cast<std::size_t>(i * (n + 1))];
        out.sign = static_cast<double>(factors[static_cast<std::size_t>(n * n + n)]);
    };
    if (a.dtype() == DType::Single)
        factor(float{});
    else
        factor(double{});
    out.values = Value(std::move(diagonal));
    return out;
}

} // namespace vitrine::small_solve
