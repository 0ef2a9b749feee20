// SPDX-License-Identifier: Apache-2.0
#pragma once
// Operations with kernels of their own (provider/routine.h) as the builtins call them: each becomes
// a node, or is computed at once when all its data is on the host and small. Sizes, classes and
// indices were checked by the caller; arrays are real. Engine thread.
#include "accel/accelerator.h"
#include "accel/graph/complex_values.h"
#include "accel/graph/lines.h"
#include "provider/scalar_program.h"

#include <optional>

namespace vitrine::routines {

/// One index of a gather or scatter: an array of whole numbers from 1, and the distance of
/// neighbours that it chooses from.
struct Index {
    Value positions;
    int64_t stride = 1;
};

/// Can an array of this size be an operand?
[[nodiscard]] bool fits(const Value& x);

/// Positions (from 1) of the `found` nonzero elements of x.
[[nodiscard]] Value find(Accelerator& accel, const Value& x, int64_t found, const Shape& result,
                         Span at);
/// The `found` elements of x where the mask (as many elements, logical) is true.
[[nodiscard]] Value compact(Accelerator& accel, const Value& x, const Value& mask, int64_t found,
                            const Shape& result, Span at);
/// x at the product of the indices, the first running fastest.
[[nodiscard]] Value gather(Accelerator& accel, const Value& x, std::span<const Index> indices,
                           const Shape& result, Span at);
/// base with the values (a scalar, or one an index; of base's class) at those places.
[[nodiscard]] Value scatter(Accelerator& accel, const Value& base, std::span<const Index> indices,
                            const Value& values, Span at);
/// Stable order of each line, from 1, or the elements in that order.
[[nodiscard]] Value order(Accelerator& accel, const Value& x, const Lines& lines, bool descending,
                          bool missingFirst, Span at);
[[nodiscard]] Value sort(Accelerator& accel, const Value& x, const Lines& lines, bool descending,
                         bool missingFirst, Span at);
/// out[i,k,o] = x[i, index[i,k,o], o].
[[nodiscard]] Value takeAlong(Accelerator& accel, const Value& x, const Lines& lines,
                              const Value& index, Span at);

/// Pages of matrix products: page p of the result is page p (or the only one) of each factor. Both
/// are double or both single; a transpose that nobody has computed is read through. Not empty.
struct ProductSizes {
    int64_t m = 0, n = 0, k = 0, pages = 1;
    bool onePageLeft = true, onePageRight = true;
    bool transposeLeft = false, transposeRight = false;
};
[[nodiscard]] Value product(Accelerator& accel, const Value& a, const Value& b,
                            const ProductSizes& sizes, const Shape& result, Span at);

/// The bin (from 1, 0: none) of each element between ascending edges; a double array like x.
[[nodiscard]] Value bin(Accelerator& accel, const Value& x, const Value& edges, bool closed,
                        Span at);
/// How often each of bins 1 … count occurs in an array of bins.
[[nodiscard]] Value count(Accelerator& accel, const Value& bins, const Shape& result, Span at);
enum class Accumulation : uint8_t { Sum, Product, Least, Greatest };
/// Values (one a bin, double or single) brought together by their bins (doubles from 1, noted as
/// indices); 0 where there is none.
[[nodiscard]] Value accumulate(Accelerator& accel, const Value& bins, const Value& values,
                               Accumulation how, const Shape& result, Span at);
/// Part of the full convolution of two matrices: `result` elements from (firstRow, firstColumn) on.
[[nodiscard]] Value convolve(Accelerator& accel, const Value& x, const Value& kernel,
                             int64_t firstRow, int64_t firstColumn, const Shape& result, Span at);
/// b and a have one length, a(1) is 1, all are of x's class; recursive false: a has no more.
[[nodiscard]] Value filter(Accelerator& accel, const Value& b, const Value& a, bool recursive,
                           const Value& x, const Lines& lines, Span at);
/// The same from states, b.count() - 1 a line: a column of the elements and then the states left.
[[nodiscard]] Value filterFrom(Accelerator& accel, const Value& b, const Value& a, bool recursive,
                               const Value& x, const Lines& lines, const Value& states, Span at);
/// The same of complex x; b, a and the states are columns with the imaginary part after each real
/// one. A column of the elements' real parts, of their imaginary parts, and of the states left.
[[nodiscard]] Value filterComplex(Accelerator& accel, const Value& b, const Value& a,
                                  const complexes::Parts& x, const Lines& lines,
                                  const Value& states, Span at);
/// Linear interpolation of y (points in columns) at q; doubles, x ascending.
[[nodiscard]] Value interpolate(Accelerator& accel, const Value& x, const Value& y, const Value& q,
                                double outside, bool extrapolate, const Shape& result, Span at);

// Linear algebra; arrays are double or all single, not empty. What the packed factors hold is
// stated in provider/routine.h.

/// The factors of an m-by-n matrix with row exchanges, packed in a column.
[[nodiscard]] Value luFactor(Accelerator& accel, const Value& a, Span at);
[[nodiscard]] Value luFactor(Accelerator& accel, const complexes::Parts& a, Span at);
/// The Cholesky factor of an n-by-n matrix and the order of the minor that failed, in a column.
[[nodiscard]] Value choleskyFactor(Accelerator& accel, const Value& a, bool lower, Span at);
/// R and the reflectors of an m-by-n matrix, packed in a column.
[[nodiscard]] Value qrFactor(Accelerator& accel, const Value& a, Span at);
[[nodiscard]] Value qrFactor(Accelerator& accel, const complexes::Parts& a, Span at);
/// Q*c or (adjoint) Q'*c for a packed factorisation of an m-by-n matrix; c has m rows.
[[nodiscard]] Value qrApply(Accelerator& accel, const Value& factors, int64_t m, int64_t n,
                            const Value& c, bool adjoint, Span at);
/// The first columns of Q; of a complex one with the imaginary part after each real one.
[[nodiscard]] Value qrColumns(Accelerator& accel, const Value& factors, int64_t m, int64_t n,
                              int64_t columns, bool complex, Span at);
/// Which triangle of the first rows and columns of an array.
struct TriangleKind {
    bool lower = false, unit = false, transposed = false;
};
/// T*x = b for the triangle of the leading n rows and columns of `t`, which has `lead` rows; b has
/// n rows.
[[nodiscard]] Value triangularSolve(Accelerator& accel, const Value& t, int64_t lead,
                                    const Value& b, TriangleKind kind, Span at);
/// The reciprocal condition (1-by-1) that follows from packed LU factors and a 1-norm (1-by-1).
[[nodiscard]] Value conditionOf(Accelerator& accel, const Value& factors, int64_t n,
                                const Value& norm, Span at);
/// The part of the leading rows of x (it has `lead` rows) on and above a diagonal, or below it.
[[nodiscard]] Value triangleOf(Accelerator& accel, const Value& x, int64_t lead,
                               const Shape& result, bool lower, bool unit, int64_t diagonal,
                               Span at);
/// The flags of RoutineOp::Structure for a square matrix, 1-by-1.
[[nodiscard]] Value structureOf(Accelerator& accel, const Value& a, Span at);

/// What is transformed: a packed array, a real one, or real and imaginary parts.
struct FourierInput {
    Value elements; ///< where im is given, the real parts
    bool real = false;
    std::optional<Value> im{};
};
/// Roots of unity for transforms of that length as RoutineOp::FourierRoots has them, a column.
[[nodiscard]] Value fourierRoots(Accelerator& accel, const Value& powers, int64_t length, Span at);
/// The Fourier transform of each line (of `source` elements); roots and result as
/// RoutineOp::Fourier has them, the result a column.
[[nodiscard]] Value fourier(Accelerator& accel, const FourierInput& x, const Lines& lines,
                            int64_t source, const Value& roots, bool inverse, Span at);
/// A packed transform with exactly conjugate halves; lengths as RoutineOp::FourierMirror.
[[nodiscard]] Value fourierMirror(Accelerator& accel, const Value& packed,
                                  std::span<const int64_t> lengths, Span at);

/// A scalar function of the elements of arrays of one length, with loops of at most `budget`
/// iterations an element: its results as columns (provider/scalar_program.h).
[[nodiscard]] Value scalarFunction(Accelerator& accel, const Ref<const ScalarProgram>& program,
                                   std::span<const Value> inputs, std::span<const Value> parameters,
                                   int64_t count, int64_t budget, Span at);

/// A note for the why card; each is kept once. See GraphNote.
void note(Accelerator& accel, uint32_t line, std::string rule, std::string text);
[[nodiscard]] uint32_t lineOf(Accelerator& accel, Span at);
/// Operations a second of the side that work of this kind is likely to run on.
[[nodiscard]] double arithmeticRate(Accelerator& accel, bool onDevice);

/// A colon range that nothing has computed yet, when its elements are whole: no flush is needed.
[[nodiscard]] std::optional<RangeIndex> pendingRange(const Value& v);
/// > 0: all elements are known to be whole numbers in [1, limit].
[[nodiscard]] int64_t indexLimit(const Value& v);
void noteIndexLimit(const Value& v, int64_t limit);

} // namespace vitrine::routines
