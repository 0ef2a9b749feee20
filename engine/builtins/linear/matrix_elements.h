// SPDX-License-Identifier: Apache-2.0
#pragma once
// Square matrices as LAPACK's arrays of doubles and back, for builtins that compute on the host.
// Engine thread.
#include "builtins/linear/matrix_support.h"

namespace vitrine::matrix_elements {

using Z = std::complex<double>;

template <typename T>
[[nodiscard]] std::vector<T> elementsOf(const Value& v) {
    if constexpr (std::is_same_v<T, double>)
        return doublesOf(v);
    else
        return complexesOf(v);
}

/// Of double or single; real where no imaginary part is left.
template <typename T>
[[nodiscard]] Value matrixOf(const std::vector<T>& elements, int64_t rows, int64_t columns,
                             DType type) {
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(rows, columns), !std::is_same_v<T, double>, false);
    if constexpr (std::is_same_v<T, double>)
        std::copy_n(elements.begin(), rows * columns, out->mutableData<double>());
    else
        std::copy_n(elements.begin(), rows * columns, out->mutableComplexData<double>());
    if (type == DType::Single) out = convertOnHost(*out, DType::Single);
    return out->isComplex() ? narrowComplex(std::move(out)) : wrap(std::move(out));
}

template <typename T>
[[nodiscard]] std::vector<T> identity(std::size_t n) {
    std::vector<T> out(n * n, T(0));
    for (std::size_t i = 0; i < n; ++i)
        out[i * (n + 1)] = T(1);
    return out;
}

/// The conjugate transpose of an n-by-n matrix.
template <typename T>
[[nodiscard]] std::vector<T> adjoint(const std::vector<T>& a, std::size_t n) {
    std::vector<T> out(n * n);
    for (std::size_t j = 0; j < n; ++j) {
        for (std::size_t i = 0; i < n; ++i) {
            if constexpr (std::is_same_v<T, double>)
                out[j * n + i] = a[i * n + j];
            else
                out[j * n + i] = std::conj(a[i * n + j]);
        }
    }
    return out;
}

/// Clears what is below the `below`-th diagonal under the main one.
template <typename T>
void clearBelow(std::vector<T>& a, std::size_t n, std::size_t below) {
    for (std::size_t j = 0; j < n; ++j)
        for (std::size_t i = j + below + 1; i < n; ++i)
            a[j * n + i] = T(0);
}

/// Square, of floating-point numbers that are finite: what these factorisations take. `name` in
/// small letters.
inline void requireFiniteSquare(const char* name, const Value& v) {
    requireArray(name, v);
    if (isInteger(v.dtype())) throwUndefinedFor(name, v);
    requireSquare(v);
    for (const Z& z : complexesOf(v)) {
        if (std::isfinite(z.real()) && std::isfinite(z.imag())) continue;
        std::string upper = name;
        for (char& ch : upper)
            ch = static_cast<char>(std::toupper(ch));
        throwError(("MATLAB:" + std::string(name) + ":matrixWithNaNInf").c_str(),
                   "Input to %s must not contain NaN or Inf.", upper.c_str());
    }
}

} // namespace vitrine::matrix_elements
