// SPDX-License-Identifier: Apache-2.0
#pragma once
// The sizes of routines by name: LaunchGeometry::sizes is a list of whole numbers, and the struct
// that a row of routines.def names says what they are, in its order. A struct with kRest has more
// behind its fields. Pure functions.
#include "base/result.h"

#include <cstdint>
#include <cstring>
#include <type_traits>
#include <vector>

namespace vitrine::sizes {

struct None {};
struct Lines {
    int64_t inner, length, outer;
};
struct TakeAlong {
    int64_t inner, length, outer, taken;
};
/// A length and the distance of neighbours along it.
struct Axis {
    int64_t length, stride;
};
/// An Axis for each index, then, where the value is a scalar, its bits.
struct Places {
    static constexpr bool kRest = true;
};
/// Then an Axis for each dimension of the result.
struct Permute {
    static constexpr bool kRest = true;
    int64_t offset;
};
struct Product {
    static constexpr bool kRest = true; ///< sizes::Diagonal
    int64_t m, n, k, pages;
    int64_t leftDistance, rightDistance; ///< of pages; 0: all the same one
};
/// Of a Product with kDiagonal.
struct Diagonal {
    Product product;
    int64_t down, across;
};
struct Convolve {
    int64_t rows, columns, kernelRows, kernelColumns, firstRow, firstColumn, resultRows;
};
struct Interpolate {
    int64_t points, columns; ///< of y
    int64_t outside;         ///< bits of a double
};
struct Matrix {
    int64_t m, n;
};
struct Square {
    int64_t n;
};
struct QrApply {
    int64_t m, n, columns;
};
struct Solve {
    int64_t n, columns, lead;
};
struct Triangle {
    int64_t rows, columns, lead, diagonal;
};
/// Of a transform, whose passes fourierRadices(length) are.
struct FourierRoots {
    int64_t length;
};
struct Fourier {
    int64_t inner, length, outer, source;
};
/// A length for each dimension.
struct Lengths {
    static constexpr bool kRest = true;
};
/// Then the bits of each parameter.
struct ScalarFunction {
    static constexpr bool kRest = true;
    int64_t elements, budget;
};

template <typename Sizes>
inline constexpr std::size_t kFields = std::is_empty_v<Sizes> ? 0 : sizeof(Sizes) / sizeof(int64_t);
template <typename Sizes>
inline constexpr bool kHasRest = requires {
    Sizes::kRest;
};

/// The fields from list[first] on.
template <typename Sizes>
[[nodiscard]] Sizes of(const std::vector<int64_t>& list, std::size_t first = 0) {
    static_assert(std::is_trivially_copyable_v<Sizes> && kFields<Sizes> > 0);
    VITRINE_ASSERT(list.size() >= first + kFields<Sizes>);
    Sizes out;
    std::memcpy(&out, list.data() + first, sizeof out);
    return out;
}

/// The list with the fields alone.
template <typename Sizes>
[[nodiscard]] std::vector<int64_t> list(const Sizes& fields) {
    static_assert(std::is_trivially_copyable_v<Sizes> && kFields<Sizes> > 0);
    std::vector<int64_t> out(kFields<Sizes>);
    std::memcpy(out.data(), &fields, sizeof fields);
    return out;
}

inline void append(std::vector<int64_t>& list, Axis axis) {
    list.push_back(axis.length);
    list.push_back(axis.stride);
}

/// The axes behind the fields of Places or Permute.
template <typename Sizes>
[[nodiscard]] std::vector<Axis> axes(const std::vector<int64_t>& list) {
    std::vector<Axis> out;
    for (std::size_t at = kFields<Sizes>; at + kFields<Axis> <= list.size(); at += kFields<Axis>)
        out.push_back(of<Axis>(list, at));
    return out;
}

} // namespace vitrine::sizes
