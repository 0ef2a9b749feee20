// SPDX-License-Identifier: Apache-2.0
#pragma once
// Makes block functions (provider/op.h) and ElementwiseOp constants from small function objects.
// Operations that are exact in IEEE arithmetic are written here; functions with an algorithm of
// their own come from the shared library of elementary functions by name (mathFunction). Results
// are stored with the canonical NaN (value/nan.h).
#include "builtins/core/support.h"
#include "value/nan.h"

namespace vitrine {

template <typename T>
[[nodiscard]] inline std::complex<T> canonicalNan(std::complex<T> z) {
    return {canonicalNan(z.real()), canonicalNan(z.imag())};
}

/// The block function of an elementary function of shaders/lib for double or single; null when the
/// library has none of that name.
[[nodiscard]] BlockFunction mathFunction(std::string_view name, int arity, DType dtype);

template <typename F, typename T>
void unaryBlock(const void* const* args, void* out, int64_t n) {
    using R = decltype(F::apply(T{}));
    const T* x = static_cast<const T*>(args[0]);
    R* y = static_cast<R*>(out);
    for (int64_t i = 0; i < n; ++i)
        y[i] = canonicalNan(F::apply(x[i]));
}

template <typename F, typename T>
void binaryBlock(const void* const* args, void* out, int64_t n) {
    using R = decltype(F::apply(T{}, T{}));
    const T* a = static_cast<const T*>(args[0]);
    const T* b = static_cast<const T*>(args[1]);
    R* y = static_cast<R*>(out);
    for (int64_t i = 0; i < n; ++i)
        y[i] = canonicalNan(F::apply(a[i], b[i]));
}

namespace detail {

template <typename F, typename T>
constexpr bool kUnary = requires {
    F::apply(T{});
};
template <typename F, typename T>
constexpr bool kBinary = requires {
    F::apply(T{}, T{});
};

template <typename F, typename T>
void fillOne(ElementwiseOp& op) {
    if constexpr (kUnary<F, T>) op.host[static_cast<int>(kDTypeOf<T>)] = unaryBlock<F, T>;
    if constexpr (kBinary<F, T>) op.host[static_cast<int>(kDTypeOf<T>)] = binaryBlock<F, T>;
}

template <typename F, typename... Ts>
void fillHost(ElementwiseOp& op) {
    (fillOne<F, Ts>(op), ...);
}

template <typename F, typename T>
constexpr BlockFunction complexFunction() {
    using C = std::complex<T>;
    if constexpr (kUnary<F, C>) return unaryBlock<F, C>;
    if constexpr (kBinary<F, C>) return binaryBlock<F, C>;
    return nullptr;
}

} // namespace detail

template <typename F>
void fillComplex(ElementwiseOp& op) {
    op.complex.inDouble = detail::complexFunction<F, double>();
    op.complex.inSingle = detail::complexFunction<F, float>();
}

/// F::apply is overloaded (or a template) for the classes that it supports, complex included.
template <typename F>
[[nodiscard]] ElementwiseOp exactOp(const char* name, int arity, TypeRule rule, const char* glsl,
                                    float cost = 1.0f) {
    ElementwiseOp op{name, arity, rule, glsl};
    detail::fillHost<F, double, float, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t,
                     int64_t, uint64_t, bool, char16_t>(op);
    fillComplex<F>(op);
    op.cost = cost;
    return op;
}

/// An elementary function of shaders/lib: `glsl` calls vt_NAME.
[[nodiscard]] ElementwiseOp libraryOp(const char* name, int arity, TypeRule rule, const char* glsl,
                                      float cost);

/// Sums, differences, products and quotients of double and single for this processor.
[[nodiscard]] ElementwiseOp withArithmetic(ElementwiseOp op);

/// The integer classes of an operation from F::apply.
template <typename F>
void ofIntegers(ElementwiseOp& op) {
    detail::fillHost<F, int8_t, uint8_t, int16_t, uint16_t, int32_t, uint32_t, int64_t, uint64_t>(
        op);
}

/// The 64-bit classes alone: double holds the others.
template <typename F>
void ofIntegers64(ElementwiseOp& op) {
    detail::fillHost<F, int64_t, uint64_t>(op);
}

} // namespace vitrine
