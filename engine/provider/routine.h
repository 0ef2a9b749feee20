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
    Permute
};

inline constexpr uint32_t kScalarValue = 1;
inline constexpr uint32_t kDescending = 1;
inline constexpr uint32_t kMissingFirst = 2;
inline constexpr uint32_t kTransposeLeft = 1;
inline constexpr uint32_t kTransposeRight = 2;

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
