// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a kernel's text depends on besides the program and the device: few bits of a launch's sizes
// and numbers. A program has a kernel for each variant. Pure values.
#include "provider/codegen/gpu_plan.h"
#include "provider/codegen/line_maps.h"

#include <cstdint>
#include <optional>

namespace vitrine::codegen {

/// Sweeps along rows: what a thread holds in registers from one to the next.
struct HeldLine {
    int passes = 0;      ///< over its elements, which are held; 0: none
    bool values = false; ///< what was computed of them, too
};

/// What a text knows of its parameters' numbers, because few operations are enough for them:
/// exponents for which vt_pow has a short form, divisors that are powers of two, which their
/// reciprocals are multiplied by, and those near enough to their reciprocals for vt_div_by. The
/// first two stand in the text.
struct KnownNumbers {
    uint64_t exponents = 0;   ///< six bits for each of the first ten parameters: 2 y + 32
    uint64_t divisors = 0;    ///< likewise k + 32 of 2^k
    uint64_t reciprocals = 0; ///< a bit for each of the first ten parameters

    static KnownNumbers of(const Program& program, const LaunchGeometry& geometry);
    friend bool operator==(const KnownNumbers&, const KnownNumbers&) = default;
    /// Twice the exponent, or 0.
    [[nodiscard]] int twice(int parameter) const {
        const int field = fieldOf(exponents, parameter);
        return field ? field - 32 : 0;
    }
    [[nodiscard]] std::optional<int> divisorExponent(int parameter) const {
        const int field = fieldOf(divisors, parameter);
        return field ? std::optional<int>(field - 32) : std::nullopt;
    }

    [[nodiscard]] bool dividesByReciprocal(int parameter) const {
        return parameter < 10 && (reciprocals >> parameter & 1) != 0;
    }

private:
    static int fieldOf(uint64_t bits, int parameter) {
        return parameter < 10 ? static_cast<int>(bits >> (6 * parameter) & 63) : 0;
    }
};

/// Is x / y what vt_div_by (shaders/lib/arith.glsl) makes of the reciprocal of y in its class?
[[nodiscard]] bool hasNearReciprocal(DType t, double y);

/// What a text depends on besides program and device.
struct Variant {
    bool wide = false;       ///< element indices of 64 bits
    bool unitBoxes = true;   ///< all boxes have step 1
    bool aligned = false;    ///< reductions: rows start at multiples of four elements
    bool partials = false;   ///< reductions, scans: input is the previous pass's temporaries
    bool last = true;        ///< reductions: runs the epilogue; scans: has no totals
    bool serial = false;     ///< reductions: one thread an output
    bool totalsOnly = false; ///< scans along rows: nothing but the tiles' totals
    bool prefixed = false;   ///< scans along rows: with the totals of the tiles before
    /// Random streams start at multiples of four, so that a thread's elements share the
    /// generator's blocks; needs threads that own aligned groups of elements.
    bool sharedDraws = false;
    /// Strided reductions by a workgroup together: elements that a thread computes before the
    /// columns' threads combine them; 0: a thread a chunk.
    uint8_t columnAhead = 0;
    HeldLine held;
    bool windowed = false; ///< element-wise: element e is one of a window, which is told its place
    InParts inParts;       ///< reached by their parts' addresses
    LineMaps lineMaps;     ///< where a kernel is one of elements, not of partial results
    KnownNumbers numbers;
    [[nodiscard]] uint64_t hash() const;

private:
    [[nodiscard]] uint32_t bits() const {
        return static_cast<uint32_t>(wide) | static_cast<uint32_t>(unitBoxes) << 1 |
               static_cast<uint32_t>(aligned) << 2 | static_cast<uint32_t>(partials) << 3 |
               static_cast<uint32_t>(last) << 4 | static_cast<uint32_t>(sharedDraws) << 5 |
               static_cast<uint32_t>(totalsOnly) << 6 | static_cast<uint32_t>(prefixed) << 7 |
               static_cast<uint32_t>(windowed) << 8 | static_cast<uint32_t>(held.values) << 9 |
               static_cast<uint32_t>(held.passes) << 10;
    }
};

} // namespace vitrine::codegen
