// SPDX-License-Identifier: Apache-2.0
#pragma once
// Operations with kernels of their own: whole arrays in, one array out. A routine is a hard edge of
// the graph (nothing is fused into it), its result stays where it was made, and host and devices
// give the same bits. The host's code is host/routine_*.cpp, the devices' codegen/routines.cpp with
// the texts of shaders/routines.
//
// Indices are doubles or any other numeric class, whole numbers from 1 within bounds: the caller
// has checked them. Sizes are those of LaunchGeometry::sizes.
//   Find         x → positions (from 1) of its nonzero elements, ascending. NaN is not zero.
//   Compact      x, mask → elements of x where mask is true. mask and x are equally long.
//   Gather       x, index1 … indexK → x at the product of the indices, the first one running
//                fastest. sizes: count1, stride1, …, countK, strideK; the element of x is at
//                Σ (index − 1)·stride.
//   Scatter      base, index1 … indexK, values → base with values at those places; of several
//   values
//                for one place the last stays. sizes as Gather. kScalarValue: no values; the bits
//                of the one value are the last of sizes.
//   Order        x → for each line along [inner, length, outer] (sizes) the stable order of its
//                elements, from 1. kDescending: from the largest. NaN comes last, with
//                kMissingFirst first. −0 and +0 are equal.
//   Sort         x → its elements in that order.
//   Product      a, b → a*b, or a page of them each: sizes m, n, k, pages, and the distance from
//   page
//                to page of a and of b (0: the same one). kTransposeLeft: a is k-by-m;
//                kTransposeRight: b is n-by-k. An element's k terms are cut into blocks of 2048. A
//                block is one chain s = fma(a, b, s) from +0 with k ascending. The blocks' results
//                are added one after another, starting from the first, in runs of 2048; the runs'
//                results again by the same rule. NaN is stored as the one quiet NaN.
//   Permute      x → its elements with other strides: sizes offset, then length and stride in x of
//                each dimension of the result.
//   Bin          x, edges (ascending) → the bin (from 1) of each element as a double: the last edge
//                that is not above it; 0 outside and for NaN. x and edges are doubles. The last
//                edge is a bin of its own, with kClosed it belongs to the bin before.
//   Count        bins (doubles, 0 is none) → how many there are of each, as doubles.
//   Accumulate   bins in ascending order (doubles from 1), values → for each bin the sum of its
//   values
//                one after another from +0, or with kLeast, kGreatest their minimum or maximum (NaN
//                where there is none but NaN). A bin without values has 0.
//   Convolve     x, kernel → s = fma(kernel(p,q), x(i−p, j−q), s) from +0 for the elements of x
//   that
//                exist, q and within it p descending. sizes: rows and columns of x and of the
//                kernel, first row and column of the full result that is wanted, rows of the
//                result.
//   Filter       b, a, x → along each line the direct form II transposed, states from +0:
//                y = fma(b0, x, z0), z(i) = fma(−a(i+1), y, fma(b(i+1), x, z(i+1))). a(0) is 1; the
//                flags are the number of coefficients, which b and a both have. kNotRecursive:
//                there are no terms with a. sizes: inner, length, outer.
//   Interpolate  x (ascending), y, q → between neighbours of q, y0 + s/h·(y1 − y0), products
//   rounded
//                by themselves; exactly y at a point. Doubles. sizes: points, columns of y, the
//                bits of the value outside. kExtrapolate: the outermost lines go on instead. NaN
//                gives NaN.
//   TakeAlong    x, index → out[i,k,o] = x[i, index[i,k,o], o]. sizes: inner, length of x, outer,
//                length of index.
#include "provider/kernel_ir.h"

#include <string_view>

namespace vitrine {

enum class RoutineOp : uint8_t {
    Find,
    Compact,
    Gather,
    Scatter,
    Order,
    Sort,
    TakeAlong,
    Product,
    Permute,
    Bin,
    Count,
    Accumulate,
    Convolve,
    Filter,
    Interpolate,
};

inline constexpr uint32_t kScalarValue = 1;
inline constexpr uint32_t kDescending = 1;
inline constexpr uint32_t kMissingFirst = 2;
inline constexpr uint32_t kTransposeLeft = 1;
inline constexpr uint32_t kTransposeRight = 2;
inline constexpr uint32_t kClosed = 1;
inline constexpr uint32_t kLeast = 1;
inline constexpr uint32_t kGreatest = 2;
inline constexpr uint32_t kExtrapolate = 1;
/// Coefficients of a Filter that a device keeps in registers.
inline constexpr uint32_t kMostCoefficients = 32;
inline constexpr uint32_t kNotRecursive = 1u << 31;

inline constexpr int64_t kProductBlock = 2048;

/// MATLAB's name of what it does: "find", "sort".
[[nodiscard]] std::string_view routineName(RoutineOp op);
/// Operations of a launch, for the cost model.
[[nodiscard]] uint64_t routineOperations(const Program& program, const LaunchGeometry& geometry);

/// The indices of a Gather or Scatter: how many inputs they are.
[[nodiscard]] inline std::size_t indexCount(const Program& program,
                                            const LaunchGeometry& geometry) {
    const bool scalar =
        program.routine.op == RoutineOp::Scatter && (program.routine.flags & kScalarValue);
    return (geometry.sizes.size() - (scalar ? 1 : 0)) / 2;
}

} // namespace vitrine
