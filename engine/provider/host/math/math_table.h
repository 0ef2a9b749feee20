// SPDX-License-Identifier: Apache-2.0
#pragma once
// The elementary functions as block functions for the host: every function of shaders/lib compiled
// three times (x86-64 baseline, AVX2 with FMA, AVX-512) and the best variant for this processor
// chosen once. All variants, and the GPU, give the same bits. Tables are constants; any thread.
#include "base/ivdep.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <type_traits>
#include <utility>

namespace vitrine::hostmath {

/// out[i] = f(a[i]); out may be a.
struct UnaryEntry {
    const char* name; ///< as in shaders/lib without the prefix: "sin" for vt_sin
    void (*f64)(const double* a, double* out, int64_t n);
    void (*f32)(const float* a, float* out, int64_t n);
};

/// out[i] = f(a[i * strideA], b[i * strideB]) with strides 0 or 1; out may be a or b.
struct BinaryEntry {
    const char* name;
    void (*f64)(const double* a, int64_t strideA, const double* b, int64_t strideB, double* out,
                int64_t n);
    void (*f32)(const float* a, int64_t strideA, const float* b, int64_t strideB, float* out,
                int64_t n);
};

/// out[i] = f(args[0][i], … args[3][i]); out may be one of them.
struct QuaternaryEntry {
    const char* name;
    void (*f64)(const double* const* args, double* out, int64_t n);
};

/// Elements first … first+n-1 of the stream (key, counter); see shaders/lib/random.glsl.
struct RandomEntry {
    void (*f64)(uint32_t key0, uint32_t key1, uint64_t first, double* out, int64_t n);
    void (*f32)(uint32_t key0, uint32_t key1, uint64_t first, float* out, int64_t n);
};

/// The bins from 0 of n subscripts from 1. Returns how many bins that needs; -1: one of them is no
/// positive whole number, or takes more than 31 bits.
using BinsFunction = int64_t (*)(const double* subscripts, int64_t n, int32_t* bins);

struct MathTable {
    const char* variant; ///< "baseline", "avx2", "avx512"
    std::span<const UnaryEntry> unary;
    std::span<const BinaryEntry> binary;
    std::span<const BinaryEntry> arithmetic; ///< "plus", "minus", "times", "rdivide"
    std::span<const QuaternaryEntry> quaternary;
    RandomEntry uniform;
    RandomEntry normal;
    BinsFunction bins;

    /// Null when there is no such function.
    [[nodiscard]] const UnaryEntry* findUnary(std::string_view name) const;
    [[nodiscard]] const BinaryEntry* findBinary(std::string_view name) const;
};

/// The table for this processor. VITRINE_HOST_SIMD=baseline|avx2|avx512 lowers the choice.
const MathTable& mathTable();
/// Every table that this processor can run, baseline first.
std::span<const MathTable* const> runnableMathTables();

inline const UnaryEntry* findUnary(std::string_view name) {
    return mathTable().findUnary(name);
}
inline const BinaryEntry* findBinary(std::string_view name) {
    return mathTable().findBinary(name);
}

const MathTable& baselineMathTable();
const MathTable& avx2MathTable();
const MathTable& avx512MathTable();

} // namespace vitrine::hostmath
