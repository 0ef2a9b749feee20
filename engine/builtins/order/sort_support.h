// SPDX-License-Identifier: Apache-2.0
#pragma once
// MATLAB's orders: NaN after all numbers, complex by magnitude then angle, text by code unit.
#include "builtins/core/support.h"

namespace vitrine {

/// A text of a cell or string array; nothing is <missing>.
using Text = std::optional<std::string>;

/// How sort compares: complex by magnitude, then angle; Real by real, then imaginary part;
/// Magnitude by magnitude (then angle) also where all is real.
enum class Comparison : uint8_t { Auto, Real, Magnitude };

template <typename T>
[[nodiscard]] bool isMissing(const T& x) {
    if constexpr (std::is_floating_point_v<T>)
        return std::isnan(x);
    else if constexpr (std::is_same_v<T, std::complex<double>>)
        return std::isnan(x.real()) || std::isnan(x.imag());
    else if constexpr (std::is_same_v<T, Text>)
        return !x.has_value();
    else
        return false;
}

/// Strictly before in ascending order, missing elements last.
template <typename T>
[[nodiscard]] bool sortsBefore(const T& a, const T& b) {
    if (isMissing(a) || isMissing(b)) return !isMissing(a) && isMissing(b);
    if constexpr (std::is_same_v<T, std::complex<double>>) {
        const double x = std::abs(a), y = std::abs(b);
        return x < y || (x == y && std::arg(a) < std::arg(b));
    } else {
        return a < b;
    }
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
    if constexpr (std::is_same_v<T, std::complex<double>>) {
        if (by == Comparison::Real)
            return a.real() < b.real() || (a.real() == b.real() && a.imag() < b.imag());
        return sortsBefore(a, b);
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

/// The elements of a value as T (char, logical and every number as they are; complex as double).
template <typename F>
decltype(auto) withElements(const Value& v, F&& f) {
    if (v.isComplex()) return f(complexesOf(v));
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
    if constexpr (std::is_same_v<E, std::complex<double>>) {
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
