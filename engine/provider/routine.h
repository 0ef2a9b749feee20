// SPDX-License-Identifier: Apache-2.0
#pragma once
// Operations with kernels of their own: whole arrays in, one array out. A routine is a hard edge of
// the graph (what it reads is stored; a Product's result may be used at once), its result stays
// where it was made, and host and devices give the same bits. routines.def has a row for each: what
// it computes, its sizes, costs and functions. The host's code is host/routine_*.cpp, the devices'
// codegen/routine_*.cpp with the texts of shaders/routines.
//
// Indices are doubles or any other numeric class, whole numbers from 1 within bounds: the caller
// has checked them.
#include "provider/kernel_ir.h"
#include "provider/routine_sizes.h"

#include <string_view>

namespace vitrine {

enum class RoutineOp : uint8_t {
#define ROUTINE(op, ...) op,
#include "provider/routines.def"
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
inline constexpr uint32_t kSplitInput = 4;
/// Fourier, FourierMirror: the parts of the result are outputs of their own. OutputInfo::step says
/// which an output is: 0 the real one, 1 the imaginary one.
inline constexpr uint32_t kSplitOutput = 8;
inline constexpr int64_t kLargestRadix = 13;

inline constexpr int64_t kProductBlock = 2048;
inline constexpr int64_t kReflectorBlock = 32;
/// Unknowns of a triangular system, or columns of a factorisation, that are worked off one by one.
/// What many need is halved until they are so few: the bits don't tell where.
inline constexpr int64_t kFactorBlock = 32;
[[nodiscard]] constexpr int64_t halfOf(int64_t n) {
    return (n + kFactorBlock - 1) / kFactorBlock / 2 * kFactorBlock;
}
/// Partial sums of which the length of a Householder vector of so many rows is made, one element
/// after another each, then added in pairs; a product of two columns has a 32nd of them.
[[nodiscard]] constexpr int64_t reflectorLanes(int64_t rows) {
    return rows > 512 ? 1024 : 256;
}

/// MATLAB's name of what it does: "find", "sort".
[[nodiscard]] std::string_view routineName(RoutineOp op);

// What the rows of routines.def say of a launch.
[[nodiscard]] uint64_t routineOperations(const Program& program, const LaunchGeometry& geometry);
[[nodiscard]] double routineLaunches(const Program& program, const LaunchGeometry& geometry);
[[nodiscard]] int64_t routineIterations(const Program& program, const LaunchGeometry& geometry);
/// Are there as many sizes as the row names?
[[nodiscard]] bool hasRoutineSizes(const Program& program, const LaunchGeometry& geometry);

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
/// A pass of a transform: its radix, and the product of those before.
struct FourierPass {
    int64_t radix, done;
};
[[nodiscard]] std::vector<FourierPass> fourierPasses(int64_t length);
/// The radices whose butterflies multiply by roots of unity of their own.
inline constexpr int64_t kOddRadices[] = {3, 5, 7, 11, kLargestRadix};
/// Where FourierRoots has the powers of exp(-2*pi*i/radix), behind the `length` roots of the
/// passes.
[[nodiscard]] int64_t fourierTurns(int64_t radix);
/// The number of FourierRoots.
[[nodiscard]] int64_t fourierRootCount(int64_t length);

} // namespace vitrine
