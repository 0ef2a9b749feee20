// SPDX-License-Identifier: Apache-2.0
#pragma once
// Block functions over interleaved complex numbers, for arrays that are evaluated at once: they
// call the real functions of shaders/lib that a captured array's parts go through
// (complex_operations.h), so both ways give the same bits.
#include "builtins/elementwise/block_functions.h"
#include "builtins/elementwise/by_parts.h"

#include <algorithm>
#include <complex>
#include <vector>

namespace vitrine {

/// A function's name as a template argument.
template <std::size_t N>
struct FunctionName {
    char text[N]{};
    constexpr FunctionName(const char (&name)[N]) { std::copy_n(name, N, text); }
};

namespace detail {

inline constexpr int64_t kPartsBlock = 256;

template <typename F>
struct EachPart {
    template <typename T>
    static std::complex<T> apply(std::complex<T> z) {
        return {F::apply(z.real()), F::apply(z.imag())};
    }
};

template <typename From, typename To>
void splitParts(const void* from, int64_t first, int64_t n, To* re, To* im) {
    const auto* z = static_cast<const std::complex<From>*>(from) + first;
    for (int64_t i = 0; i < n; ++i) {
        re[i] = static_cast<To>(z[i].real());
        im[i] = static_cast<To>(z[i].imag());
    }
}

template <typename From, typename To>
void joinParts(const From* re, const From* im, int64_t n, void* to, int64_t first) {
    auto* z = static_cast<std::complex<To>*>(to) + first;
    for (int64_t i = 0; i < n; ++i)
        z[i] = {canonicalNan(static_cast<To>(re[i])), canonicalNan(static_cast<To>(im[i]))};
}

} // namespace detail

/// z → the real function `Name` of its parts, imaginary part first when Turned (atan2).
template <FunctionName Name, bool Turned, typename T>
void complexToRealBlock(const void* const* args, void* out, int64_t n) {
    static const BlockFunction function = mathFunction(Name.text, 2, kDTypeOf<T>);
    T re[detail::kPartsBlock], im[detail::kPartsBlock];
    for (int64_t first = 0; first < n; first += detail::kPartsBlock) {
        const int64_t m = std::min(n - first, detail::kPartsBlock);
        detail::splitParts<T>(args[0], first, m, re, im);
        const void* parts[] = {Turned ? im : re, Turned ? re : im};
        function(parts, static_cast<T*>(out) + first, m);
    }
}

/// z → the complex function whose parts are Name_re and Name_im in shaders/lib.
template <FunctionName Name, typename T>
void complexFunctionBlock(const void* const* args, void* out, int64_t n) {
    static const BlockFunction real = mathFunction(std::string(Name.text) + "_re", 2, kDTypeOf<T>);
    static const BlockFunction imaginary =
        mathFunction(std::string(Name.text) + "_im", 2, kDTypeOf<T>);
    T re[detail::kPartsBlock], im[detail::kPartsBlock];
    T u[detail::kPartsBlock], v[detail::kPartsBlock];
    for (int64_t first = 0; first < n; first += detail::kPartsBlock) {
        const int64_t m = std::min(n - first, detail::kPartsBlock);
        detail::splitParts<T>(args[0], first, m, re, im);
        const void* parts[] = {re, im};
        real(parts, u, m);
        imaginary(parts, v, m);
        detail::joinParts<T, T>(u, v, m, out, first);
    }
}

/// Functions of two complex numbers, computed in double for either class.
template <FunctionName Name, typename T>
void complexBinaryBlock(const void* const* args, void* out, int64_t n) {
    static const BlockFunction real =
        mathFunction(std::string(Name.text) + "_re", 4, DType::Double);
    static const BlockFunction imaginary =
        mathFunction(std::string(Name.text) + "_im", 4, DType::Double);
    double a[detail::kPartsBlock], b[detail::kPartsBlock];
    double c[detail::kPartsBlock], d[detail::kPartsBlock];
    double u[detail::kPartsBlock], v[detail::kPartsBlock];
    for (int64_t first = 0; first < n; first += detail::kPartsBlock) {
        const int64_t m = std::min(n - first, detail::kPartsBlock);
        detail::splitParts<T>(args[0], first, m, a, b);
        detail::splitParts<T>(args[1], first, m, c, d);
        const void* parts[] = {a, b, c, d};
        real(parts, u, m);
        imaginary(parts, v, m);
        detail::joinParts<double, T>(u, v, m, out, first);
    }
}

/// 1/Name(z), with First Name(1/z); the quotient is computed in double for either class.
template <FunctionName Name, bool First, typename T>
void complexReciprocalBlock(const void* const* args, void* out, int64_t n) {
    const std::vector<std::complex<T>> ones(static_cast<std::size_t>(detail::kPartsBlock), T(1));
    std::complex<T> between[detail::kPartsBlock];
    for (int64_t first = 0; first < n; first += detail::kPartsBlock) {
        const int64_t m = std::min(n - first, detail::kPartsBlock);
        const void* from[] = {static_cast<const std::complex<T>*>(args[0]) + first};
        void* const to = static_cast<std::complex<T>*>(out) + first;
        if (!First) complexFunctionBlock<Name, T>(from, between, m);
        const void* quotient[] = {ones.data(), First ? from[0] : between};
        complexBinaryBlock<"cdiv", T>(quotient, First ? between : to, m);
        // That of a real number is real.
        const auto* z = static_cast<const std::complex<T>*>(from[0]);
        for (int64_t i = 0; First && i < m; ++i)
            between[i].imag(z[i].imag() == 0 ? T(0) : between[i].imag());
        const void* last[] = {between};
        if (First) complexFunctionBlock<Name, T>(last, to, m);
    }
}

// --- complex forms (provider/op.h)

/// vt_NAME_re and vt_NAME_im of shaders/lib; cost in operations an element.
template <FunctionName Name>
[[nodiscard]] constexpr ComplexForm fromLibrary(float cost) {
    return {complexFunctionBlock<Name, double>,
            complexFunctionBlock<Name, float>,
            false,
            by_parts::fromLibrary,
            Name.text,
            cost};
}
/// 1/Name(z).
template <FunctionName Name>
[[nodiscard]] constexpr ComplexForm reciprocalOf(float cost) {
    return {complexReciprocalBlock<Name, false, double>,
            complexReciprocalBlock<Name, false, float>,
            false,
            by_parts::reciprocalOf,
            Name.text,
            cost};
}
/// Name(1/z).
template <FunctionName Name>
[[nodiscard]] constexpr ComplexForm ofReciprocal(float cost) {
    return {complexReciprocalBlock<Name, true, double>,
            complexReciprocalBlock<Name, true, float>,
            false,
            by_parts::ofReciprocal,
            Name.text,
            cost};
}
/// F::apply of complex numbers, evaluated at once.
template <typename F>
[[nodiscard]] constexpr ComplexForm atOnce() {
    return {detail::complexFunction<F, double>(), detail::complexFunction<F, float>()};
}
/// F::apply of real numbers, for each part by itself.
template <typename F>
[[nodiscard]] constexpr ComplexForm eachPart() {
    ComplexForm form = atOnce<detail::EachPart<F>>();
    form.byParts = by_parts::eachPart;
    return form;
}

} // namespace vitrine
