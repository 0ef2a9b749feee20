// SPDX-License-Identifier: Apache-2.0
#pragma once
// Panels of factorisations of complex matrices, whose real and imaginary parts alternate along a
// column, operation by operation as shaders/routines/lu_complex_panel.glsl and
// qr_complex_panel.glsl make them. For double and float; any thread.
#include <cstdint>
#include <vector>

namespace vitrine::host {

/// Columns [first, first + width) of an m-by-n matrix from row `first` on; the exchanges of rows go
/// to `pivots` and to the packed factors' tail (RoutineOp::LuFactor with kComplex).
template <typename T>
void factorComplexPanel(T* a, int64_t m, int64_t n, int64_t first, int64_t width, int64_t* pivots);

/// Householder reflectors of columns [first, first + width) and, in `factor` (zeros before), the
/// triangle T of their product (RoutineOp::QrFactor with kComplex).
template <typename T>
void reflectComplexPanel(T* a, int64_t m, int64_t first, int64_t width, T* factor);

/// The unit lower part of a panel as a real matrix of twice as many rows and columns, [re -im; im
/// re] for an element.
template <typename T>
[[nodiscard]] std::vector<T> complexVectors(const T* factors, int64_t m, int64_t first,
                                            int64_t width);

} // namespace vitrine::host
