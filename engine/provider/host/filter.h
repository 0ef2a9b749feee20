// SPDX-License-Identifier: Apache-2.0
#pragma once
// One line of a filter (provider/routine.h, Filter), for the routine and for calls that pass states
// in or out. Any thread.
#include <cstddef>
#include <cstdint>

namespace vitrine::host {

/// order coefficients in b and in a (a[0] is 1), order - 1 states that are read and left behind;
/// elements are
/// `step` apart; recursive false: a has no terms. T is double or float.
template <typename T>
void filterLine(const T* b, const T* a, std::size_t order, bool recursive, T* states, const T* x,
                T* y, int64_t step, int64_t length);

} // namespace vitrine::host
