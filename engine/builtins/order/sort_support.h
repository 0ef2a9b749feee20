// SPDX-License-Identifier: Apache-2.0
#pragma once
// MATLAB's orders: NaN after all numbers, complex by magnitude then angle, text by code unit.
#include "builtins/core/support.h"
#include "builtins/elementwise/block_functions.h"

#include <numeric>

namespace vitrine {

/// A text of a cell or string array; nothing is <missing>.
using Text = std::optional<std::string>;

/// How sort compares: complex by magnitude, then angle; Real by real, then imaginary part;
/// Magnitude by magnitude (then angle) also where all is real.
enum class Comparison : uint8_t { Auto, Real, Magnitude };

template <typename T>
inline constexpr bool kIsComplex =
    std::is_same_v<T, std::complex<double>> || std::is_same_v<T, std::complex<float>>;

/// |z| and the angle of z as abs and angle give them, in the class of z: what captured arrays are
/// ordered by.
template <typename T>
[[nodiscard]] T magnitudeOf(const std::complex<T>& z) {
    static const BlockFunction hypot = mathFunction("hypot", 2, kDTypeOf<T>);
    const T re = z.real(), im = z.imag();
    const void* const parts[] = {&re, &im};
    T out;
    hypot(parts, &out, 1);
    return out;
}
/// Of many at once, which is several times as fast.
template <typename T>
[[nodiscard]] std::vector<T> magnitudesOf(const std::vector<std::complex<T>>& all) {
    static const BlockFunction hypot = mathFunction("hypot", 2, kDTypeOf<T>);
    std::vector<T> re(all.size()), im(all.size()), out(all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        re[i] = all[i].real();
        im[i] = all[i].imag();
    }
    const void* const parts[] = {re.data(), im.data()};
    hypot(parts, out.data(), static_cast<int64_t>(all.size()));
    return out;
}
template <typename T>
[[nodiscard]] T angleOf(const std::complex<T>& z) {
    static const BlockFunction atan2 = mathFunction("atan2", 2, kDTypeOf<T>);
    const T re = z.real(), im = z.imag();
    const void* const parts[] = {&im, &re};
    T out;
    atan2(parts, &out, 1);
    return out;
}

template <typename T>
[[nodiscard]] bool isMissing(const T& x) {
    if constexpr (std::is_floating_point_v<T>)
        return std::isnan(x);
    else if constexpr (kIsComplex<T>)
        return std::isnan(x.real()) || std::isnan(x.imag());
    else if constexpr (std::is_same_v<T, Text>)
        return !x.has_value();
    else
        return false;
}

/// |x|; of integers without a sign, which holds the least one's too.
template <typename T>
[[nodiscard]] auto magnitudeOf(T x) {
    if constexpr (std::is_integral_v<T>) {
        const auto bits = static_cast<uint64_t>(x);
        return x < 0 ? uint64_t{0} - bits : bits;
    } else {
        return std::abs(x);
    }
}

/// Strictly before in ascending order under a comparison; neither is missing.
template <typename T>
[[nodiscard]] bool comesBefore(const T& a, const T& b, Comparison by) {
    if constexpr (kIsComplex<T>) {
        if (by == Comparison::Real)
            return a.real() < b.real() || (a.real() == b.real() && a.imag() < b.imag());
        const auto x = magnitudeOf(a), y = magnitudeOf(b);
        return x < y || (x == y && angleOf(a) < angleOf(b));
    } else {
        if constexpr (std::is_arithmetic_v<T>) {
            if (by == Comparison::Magnitude && std::is_signed_v<T>) {
                const auto x = magnitudeOf(a), y = magnitudeOf(b);
                return x < y || (x == y && a > b);
            }
        }
        return a < b;
    }
}

/// Strictly before in ascending order among elements none of which is missing, by their places.
template <typename E>
class PlaceOrder {
public:
    explicit PlaceOrder(const std::vector<E>& all, Comparison by = Comparison::Auto)
        : m_all(all), m_by(by) {
        if constexpr (kIsComplex<E>) {
            if (by != Comparison::Real) m_magnitudes = magnitudesOf(all);
        }
    }
    [[nodiscard]] bool operator()(std::size_t a, std::size_t b) const {
        if constexpr (kIsComplex<E>) {
            if (m_by != Comparison::Real) {
                const auto x = m_magnitudes[a], y = m_magnitudes[b];
                return x < y || (x == y && angleOf(m_all[a]) < angleOf(m_all[b]));
            }
        }
        return comesBefore(m_all[a], m_all[b], m_by);
    }

private:
    template <typename T>
    struct RealOf {
        using Type = T;
    };
    template <typename T>
    struct RealOf<std::complex<T>> {
        using Type = T;
    };
    const std::vector<E>& m_all;
    Comparison m_by;
    std::vector<typename RealOf<E>::Type> m_magnitudes; ///< of complex elements
};

/// In ascending order; none is missing.
template <typename E>
void sortPresent(std::vector<E>& all) {
    std::vector<std::size_t> order(all.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), PlaceOrder(all));
    std::vector<E> sorted;
    sorted.reserve(all.size());
    for (const std::size_t i : order)
        sorted.push_back(std::move(all[i]));
    all = std::move(sorted);
}

/// The elements of a value as T (char, logical and every number as they are).
template <typename F>
decltype(auto) withElements(const Value& v, F&& f) {
    if (v.isComplex()) {
        const std::vector<std::complex<double>> all = complexesOf(v);
        if (v.dtype() == DType::Double) return f(all);
        return f(std::vector<std::complex<float>>(all.begin(), all.end()));
    }
    return visitDType(v.dtype(), [&](auto tag) {
        using T = decltype(tag);
        // Logical elements as bytes: a vector<bool> has no elements to point at.
        using E = std::conditional_t<std::is_same_v<T, bool>, uint8_t, T>;
        const Ref<Tensor> t = v.toTensor();
        const E* data = reinterpret_cast<const E*>(t->hostBytes());
        return f(std::vector<E>(data, data + t->count()));
    });
}

/// Elements back in the class of `like`.
template <typename E>
[[nodiscard]] Value elementsLike(const std::vector<E>& elements, const Shape& shape,
                                 const Value& like) {
    if constexpr (kIsComplex<E>) {
        Ref<Tensor> out = Tensor::make(DType::Double, shape, true, false);
        std::copy(elements.begin(), elements.end(), out->mutableComplexData<double>());
        return narrowComplex(convertOnHost(*out, like.dtype()));
    } else {
        Ref<Tensor> out = Tensor::make(like.dtype(), shape, false, false);
        if (!elements.empty())
            std::memcpy(out->mutableHostBytes(), elements.data(), elements.size() * sizeof(E));
        return wrap(std::move(out), like.isGpuArray());
    }
}

/// Texts of a cell of char rows or of a string array.
[[nodiscard]] bool isTextList(const Value& v);
[[nodiscard]] std::vector<std::string> textsOf(const Value& v);
/// The same, with missing strings told from empty ones.
[[nodiscard]] std::vector<Text> optionalTextsOf(const Value& v);
[[nodiscard]] Value textsLike(const std::vector<Text>& texts, const Shape& shape,
                              const Value& like);
/// The texts as the same kind as `like` (cell or string), as column or in a shape.
[[nodiscard]] Value textsLike(const std::vector<std::string>& texts, const Shape& shape,
                              const Value& like);

} // namespace vitrine
