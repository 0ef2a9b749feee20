// SPDX-License-Identifier: Apache-2.0
#pragma once
// Everything that the rest of the engine calls of sparse matrices: conversion, operators, indexing,
// concatenation and the dispatch of builtins. Values of an operation come from the code that full
// arrays use, run on the column of stored elements, so both storages give the same bits. Where the
// result would be denser than the operands (cos(S), S==0), MATLAB's rule still says sparse: it is
// computed in full and compressed. Engine thread.
#include "builtins/core/support.h"
#include "builtins/elementwise/operators.h"
#include "value/sparse.h"

namespace vitrine {

[[nodiscard]] inline bool anySparse(std::span<const Value> values) {
    return std::any_of(values.begin(), values.end(), [](const Value& v) { return v.isSparse(); });
}

// --- conversion (sparse_values.cpp)

/// A sparse matrix in full storage; every other value unchanged. Throws MATLAB:nomem.
[[nodiscard]] Value fullValue(const Value& v);
[[nodiscard]] std::vector<Value> fullValues(std::span<const Value> values);
/// A full array of double or logical class and rank 2 in sparse storage, every other value
/// unchanged.
[[nodiscard]] Value sparseValue(const Value& v);
/// True for what sparse storage can hold: double or logical of rank 2, or sparse already.
[[nodiscard]] bool canBeSparse(const Value& v);
/// Throws MATLAB:nomem when this many entries cannot be held.
void requireEntries(int64_t count);
/// Throws unless rows*columns positions can be counted.
void requireSparseSize(int64_t rows, int64_t columns);
/// The elements of a numeric or logical array as an n-by-1 host tensor of double (complex or not)
/// or logical class.
[[nodiscard]] Ref<Tensor> entryTensor(const Value& v);
/// Entries in any order; those with the same position are added up (logical: any). Positions from
/// 0, in range.
[[nodiscard]] Ref<SparseMatrix> assembleSparse(int64_t rows, int64_t columns,
                                               const std::vector<int64_t>& entryRows,
                                               const std::vector<int64_t>& entryColumns,
                                               const Ref<Tensor>& values);
/// Entry k of the result is entry source[k] of s, at another place; any order, no place twice.
[[nodiscard]] Ref<SparseMatrix> rearrangedSparse(const SparseMatrix& s, int64_t rows,
                                                 int64_t columns,
                                                 const std::vector<int64_t>& entryRows,
                                                 const std::vector<int64_t>& entryColumns,
                                                 const std::vector<int64_t>& source);
/// The same entries with other values (of which zeros are dropped).
[[nodiscard]] Value withValues(const SparseMatrix& s, const Value& values);
[[nodiscard]] Ref<SparseMatrix> transposedSparse(const SparseMatrix& s);
[[nodiscard]] Ref<SparseMatrix> reshapedSparse(const SparseMatrix& s, int64_t rows,
                                               int64_t columns);

// --- operators (sparse_operators.cpp, sparse_product.cpp, sparse_solve.cpp)

/// One operand at least is sparse.
[[nodiscard]] Value sparseBinary(Interpreter& vm, BinaryOp op, const Value& a, const Value& b,
                                 Span span);
[[nodiscard]] Value sparseUnary(Interpreter& vm, UnaryOp op, const Value& a, Span span);
[[nodiscard]] Value sparseProduct(const Value& a, const Value& b);
/// A\B; one of them at least is sparse.
[[nodiscard]] Value sparseLeftDivide(Interpreter& vm, const Value& a, const Value& b, Span span);
[[nodiscard]] bool isTrueSparse(const SparseMatrix& s);
/// f of each element, where f is called with the column of stored values and with 0.
[[nodiscard]] Value mapSparse(const SparseMatrix& s,
                              const std::function<Value(const Value&)>& function);

// --- indexing (sparse_index.cpp)

[[nodiscard]] Value indexSparse(const Value& a, std::span<const Value> subscripts);
/// a(subscripts…) = b for a sparse a; b is numeric, logical or char in any storage.
void assignSparse(Value& a, std::span<const Value> subscripts, const Value& b);
void deleteSparse(Value& a, std::span<const Value> subscripts);
/// Parts of classes that sparse storage holds, joined along dimension 0 or 1; shape is the result's
/// and `used` names the parts that are in it.
[[nodiscard]] Value joinSparse(int dimension, std::span<const Value> parts,
                               std::span<const std::size_t> used, const Shape& shape);

// --- builtins (sparse_dispatch.cpp)

/// Runs a builtin of whose arguments one at least is sparse: its own way for sparse matrices where
/// it has one, else on full arrays, and the result is made sparse again where MATLAB's is.
void callWithSparse(Call& c, const Builtin& builtin);

} // namespace vitrine
