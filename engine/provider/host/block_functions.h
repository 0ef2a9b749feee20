// SPDX-License-Identifier: Apache-2.0
#pragma once
// Block functions that belong to the evaluator itself: conversion, fills, gathers along affine
// maps, boxes and ramps. Everything works on at most one block; nothing allocates. Any thread.
#include "provider/kernel_ir.h"
#include "provider/op.h"

namespace vitrine::host {

/// Elements evaluated at a time. Equal to the lanes of the canonical reduction, so that a block of
/// the domain is one row of lanes; small enough that a handful of registers stays in the L1 cache.
inline constexpr int64_t kBlock = 1024;

/// args[0] of class from to out of class to.
[[nodiscard]] BlockFunction convertFunction(DType from, DType to);

/// out[0 … n) = the element of `size` bytes at value.
void fillBlock(void* out, const void* value, std::size_t size, int64_t n);

/// Coordinates of an element in a domain.
struct Coordinates {
    std::array<int64_t, 6> c{};
    static Coordinates of(int64_t element, const int64_t* dims, int rank);
};

/// Elements of the operand at the map of `n` consecutive elements of the domain, the first at
/// `at`. Returns out, or a pointer into the operand when they lie there in a row.
const std::byte* gatherBlock(const std::byte* operand, const OperandMap& map, const int64_t* dims,
                             int rank, const Coordinates& at, std::size_t size, std::byte* out,
                             int64_t n);
/// The same where guard is true, zero elsewhere; the operand is not touched there.
void gatherGuarded(const std::byte* operand, const OperandMap& map, const int64_t* dims, int rank,
                   const Coordinates& at, std::size_t size, const uint8_t* guard, std::byte* out,
                   int64_t n);
void insideBlock(const IndexBox& box, const int64_t* dims, int rank, const Coordinates& at,
                 uint8_t* out, int64_t n);
/// out[i] = first + (e0 + i) * step, rounded after each operation.
void rampBlock(DType dtype, uint64_t firstBits, uint64_t stepBits, int64_t e0, void* out,
               int64_t n);

/// Elements e0 … of a random stream in class dtype (double or single; integers also in any class).
void randomBlock(const RandomSource& source, RandomDistribution distribution, DType dtype,
                 int64_t e0, void* out, int64_t n);

} // namespace vitrine::host
