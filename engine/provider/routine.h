// SPDX-License-Identifier: Apache-2.0
#pragma once
// Operations with kernels of their own: whole arrays in, one array out. A routine is a hard edge of
// the graph (what it reads is stored; a Product's result may be used at once), its result stays
// where it was made, and host and devices give the same bits. The host's code is
// host/routine_*.cpp, the devices' codegen/routines.cpp with the texts of shaders/routines.
//
// Indices are doubles or any other numeric class, whole numbers from 1 within bounds: the caller
// has checked them. Sizes are those of LaunchGeometry::sizes.
#include "provider/kernel_ir.h"

#include <string_view>

namespace vitrine {

enum class RoutineOp : uint8_t {
    /// x → positions (from 1) of its nonzero elements, ascending. NaN is not zero.
    Find,
    /// x, mask → elements of x where mask is true. Both are equally long.
    Compact,
    /// x, index1 … indexK → x at the product of the indices, the first one running fastest. sizes:
    /// count1, stride1, …, countK, strideK; the element of x is at Σ (index − 1)·stride.
    Gather,
    /// base, index1 … indexK, values → base with values at those places; of several values for one
    /// place the last stays. sizes as Gather. kScalarValue: no values, the bits of the one value
    /// are
    /// the last of sizes.
    Scatter,
    /// x → for each line along [inner, length, outer] (sizes) the stable order of its elements,
    /// from
    /// 1. kDescending: from the largest. NaN comes last, with kMissingFirst first. −0 equals +0.
    Order,
    /// x → its elements in that order.
    Sort,
    /// x, index → out[i,k,o] = x[i, index[i,k,o], o]. sizes: inner, length of x, outer, length of
    /// index.
    TakeAlong,
    /// a, b → a*b, or a page of them each. sizes: m, n, k, pages, distance of pages of a, of b (0:
    /// the same one). kTransposeLeft: a is k-by-m; kTransposeRight: b is n-by-k. An element's k
    /// terms are cut into blocks of 2048. A block is one chain s = fma(a, b, s) from +0, k
    /// ascending. The blocks' results are added one after another, starting from the first, in runs
    /// of 2048; the runs' results again by the same rule. NaN is stored as the one quiet NaN.
    /// kSymmetric: b is a, and one of them is transposed; element (i, j) has the bits of (j, i),
    /// since the order of the factors does not matter to fma. kDiagonal: one page, of which only
    /// elements (down + i, across + i) are computed; sizes end with down, across. The one routine
    /// with an epilogue
    /// (Program::epilogue): Reduced steps are its elements, of the class of a, over the domain.
    Product,
    /// x → its elements with other strides. sizes: offset, then length and stride in x of each
    /// dimension of the result.
    Permute,
    /// x, edges (ascending, doubles both) → the bin (from 1) of each element as a double: the last
    /// edge that is not above it; 0 outside and for NaN. The last edge is a bin of its own, with
    /// kClosed it belongs to the bin before.
    Bin,
    /// bins (doubles, 0 is none) → how many there are of each, as doubles.
    Count,
    /// bins (doubles from 1), values → for each bin the sum of its values in their order, one after
    /// another from +0, with kMultiplied their product from 1, or with kLeast, kGreatest their
    /// minimum or maximum (NaN where there is nothing but NaN). A bin without values has 0.
    Accumulate,
    /// x, kernel → s = fma(kernel(p,q), x(i−p, j−q), s) from +0 for the elements of x that exist, q
    /// descending and within it p. sizes: rows and columns of x and of the kernel, first row and
    /// column of the full result that is wanted, rows of the result.
    Convolve,
    /// b, a, x → along each line (sizes: inner, length, outer) the direct form II transposed,
    /// states
    /// from +0: y = fma(b0, x, z0), z(i) = fma(−a(i+1), y, fma(b(i+1), x, z(i+1))). a(0) is 1. The
    /// flags are the number of coefficients, which b and a both have; kNotRecursive: no terms with
    /// a. kWithStates: a fourth input has the states that the lines start from, one line after
    /// another; the result is a column that ends with those that they leave. kComplex (with
    /// kWithStates): b, a and states have the imaginary part after each real one, x is followed by
    /// its imaginary parts as an input of their own; the real parts of the elements come first in
    /// the result, then their imaginary parts, then the states.
    Filter,
    /// x (ascending), y, q (doubles) → between neighbours of q, y0 + s/h·(y1 − y0), each operation
    /// rounded; exactly y at a point. sizes: points, columns of y, the bits of the value outside.
    /// kExtrapolate: the outermost lines go on instead. NaN gives NaN.
    Interpolate,

    // Factorisations and solutions, in blocks of 32 columns. All arrays are double or all single.
    /// a (m-by-n) → one column: m·n elements with U on and above the diagonal and the multipliers
    /// of L below it, the row of a (from 1) that each row of P*a is, the determinant of P, and the
    /// number of the first zero pivot or 0. sizes: m, n. kComplex: of the complex matrix with real
    /// parts a and imaginary parts b (a second input); each of the m·n elements is followed by its
    /// imaginary part, and the pivot is the element with the largest |re| + |im|.
    LuFactor,
    /// a (n-by-n; one triangle is read) → its upper Cholesky factor (kLower: the lower one), zeros
    /// beside it, then the order of the first leading minor that is not positive or 0. sizes: n.
    CholeskyFactor,
    /// a (m-by-n) → R on and above the diagonal and Householder vectors (without their leading 1)
    /// below it, then for each kReflectorBlock of them the upper triangular T of their product
    /// I − V·T·V' (kReflectorBlock² elements). sizes: m, n. kComplex: as for LuFactor, with a real
    /// diagonal of R; the triangles are real ones of twice the size, [re −im; im re] for an
    /// element.
    QrFactor,
    /// factors, c → Q*c, with kAdjoint Q'*c. sizes: m, n of the factors, columns of c. kIdentity:
    /// c are the first columns of the identity, and no input. kComplex (with kIdentity): complex
    /// factors; each element is followed by its imaginary part.
    QrApply,
    /// t, b → x with T*x = b (kTransposed: T'*x = b), T the upper or (kLower) lower triangle of the
    /// first n rows and columns of t, kUnit: with ones on its diagonal. sizes: n, columns of b,
    /// rows
    /// of t.
    TriangularSolve,
    /// LU factors, 1-norm of the matrix → an estimate of its reciprocal condition. sizes: n.
    Condition,
    /// x → part of a matrix in it on and above a diagonal (kLower: on and below), zeros elsewhere;
    /// kUnit: with ones on the main diagonal. sizes: rows, columns, rows in x, diagonal.
    Triangle,
    /// a (n-by-n) → the sum of 1: upper triangular, 2: lower triangular, 4: symmetric with a
    /// positive diagonal. sizes: n.
    Structure,

    // Fourier transforms of packed arrays: the real parts of all elements, then the imaginary ones.
    // Lines lie along [inner, length, outer].
    /// x, table → the transform of each line, in the passes of fourierRadices(length), operation by
    /// operation the same bits everywhere. x is packed, with kRealInput real; its lines have
    /// sourceLength elements, of which the first `length` count, or zeros follow. table: packed,
    /// the powers 0 … length−1 of exp(−2πi/length). kInverse: conjugates go in and come out,
    /// divided by length. sizes: inner, length, outer, sourceLength.
    Fourier,
    /// packed → the same with each element whose place of the negated frequencies comes before its
    /// own replaced by the conjugate of the one there; elements that are their own partner are
    /// real. sizes: the lengths of all dimensions, negative for those that were not transformed.
    FourierMirror,
    /// arrays of one length → the program's results for each element (scalar_program.h), as columns
    /// of its container class, and the elements' states as one more where it can stop. sizes:
    /// elements, budget, bits of each parameter.
    ScalarFunction,
};

inline constexpr uint32_t kComplex = 1u << 29; ///< LuFactor, QrFactor, QrApply, Filter
inline constexpr uint32_t kScalarValue = 1;
inline constexpr uint32_t kDescending = 1;
inline constexpr uint32_t kMissingFirst = 2;
inline constexpr uint32_t kTransposeLeft = 1;
inline constexpr uint32_t kTransposeRight = 2;
inline constexpr uint32_t kSymmetric = 4;
inline constexpr uint32_t kDiagonal = 8;
inline constexpr uint32_t kClosed = 1;
inline constexpr uint32_t kLeast = 1;
inline constexpr uint32_t kGreatest = 2;
inline constexpr uint32_t kMultiplied = 4;
inline constexpr uint32_t kExtrapolate = 1;
/// Coefficients of a Filter that a device keeps in registers.
inline constexpr uint32_t kMostCoefficients = 32;
inline constexpr uint32_t kNotRecursive = 1u << 31;
inline constexpr uint32_t kWithStates = 1u << 30;
[[nodiscard]] constexpr uint32_t coefficientsOf(uint32_t filterFlags) {
    return filterFlags & ~(kNotRecursive | kWithStates | kComplex);
}

inline constexpr uint32_t kLower = 1;
inline constexpr uint32_t kUnit = 2;
inline constexpr uint32_t kTransposed = 4;
inline constexpr uint32_t kAdjoint = 1;
inline constexpr uint32_t kIdentity = 2;

inline constexpr uint32_t kInverse = 1;
inline constexpr uint32_t kRealInput = 2;
inline constexpr int64_t kLargestRadix = 13;

inline constexpr int64_t kProductBlock = 2048;
inline constexpr int64_t kReflectorBlock = 32;
/// Partial sums of which the length of a Householder vector of so many rows is made, one element
/// after another each, then added in pairs; a product of two columns has a 32nd of them.
[[nodiscard]] constexpr int64_t reflectorLanes(int64_t rows) {
    return rows > 512 ? 1024 : 256;
}

/// MATLAB's name of what it does: "find", "sort".
[[nodiscard]] std::string_view routineName(RoutineOp op);
/// Operations of a launch, for the cost model.
[[nodiscard]] uint64_t routineOperations(const Program& program, const LaunchGeometry& geometry);

/// Passes of a launch on a device that wait for one another, a panel of a factorisation counting as
/// several, for the cost model.
[[nodiscard]] double routineLaunches(const Program& program, const LaunchGeometry& geometry);
/// Elements of the results of LuFactor and QrFactor; parts: 2 of complex matrices.
[[nodiscard]] inline int64_t luElements(int64_t m, int64_t n, int64_t parts = 1) {
    return parts * m * n + m + 2;
}
[[nodiscard]] inline int64_t qrElements(int64_t m, int64_t n, int64_t parts = 1) {
    const int64_t blocks = ((m < n ? m : n) + kReflectorBlock - 1) / kReflectorBlock;
    return parts * m * n + blocks * parts * parts * kReflectorBlock * kReflectorBlock;
}

/// The radices of a transform's passes; none when the length has a prime factor above
/// kLargestRadix.
[[nodiscard]] std::vector<int64_t> fourierRadices(int64_t length);

/// The indices of a Gather or Scatter: how many inputs they are.
[[nodiscard]] inline std::size_t indexCount(const Program& program,
                                            const LaunchGeometry& geometry) {
    const bool scalar =
        program.routine.op == RoutineOp::Scatter && (program.routine.flags & kScalarValue);
    return (geometry.sizes.size() - (scalar ? 1 : 0)) / 2;
}

} // namespace vitrine
