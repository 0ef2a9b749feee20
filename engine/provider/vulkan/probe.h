// SPDX-License-Identifier: Apache-2.0
#pragma once
// Runs small kernels over known operands and compares each result with the exactly rounded one:
// what a device really does decides which code it is given. Engine's thread; once a device and
// driver.
#include "provider/vulkan/context.h"

namespace vitrine::vulkan {

/// What can lose subnormal numbers, each by itself: a device may flush one and keep another.
enum class SubnormalOperation : uint8_t {
    Sum,
    Product,
    MulAdd, ///< x*y+z, uncontracted
    Fma,
    Division,
    SquareRoot,
    Extreme, ///< min, max
    Compare, ///< <, ==
    Negate,
    Widen,  ///< float to double
    Narrow, ///< double to float
};
inline constexpr std::size_t kSubnormalOperations = 11;
[[nodiscard]] std::string_view nameOf(SubnormalOperation operation);

/// How one width of floating-point numbers behaves. Counts are operands with a wrong result.
struct WidthConformance {
    uint32_t operands = 0; ///< triples tried with normal results; 0: the device lacks the width
    uint32_t basic = 0;    ///< +, −, × and x*y+z, signed zeros, infinities and NaN included
    uint32_t fma = 0;      ///< not fused, or not rounded once
    uint32_t division = 0;
    uint32_t squareRoot = 0;
    uint32_t conversion = 0; ///< from integers and from the other width, to nearest even
    /// + × / with a zero that the compiler can derive: some take 0/x and 0*x for 0, x+0 for x.
    uint32_t derived = 0;
    /// The same operations with subnormal operands or results, by SubnormalOperation.
    std::array<uint32_t, kSubnormalOperations> subnormal{};

    [[nodiscard]] bool present() const { return operands != 0; }
    [[nodiscard]] bool keeps(SubnormalOperation operation) const {
        return subnormal[static_cast<std::size_t>(operation)] == 0;
    }
};

struct Conformance {
    WidthConformance float32;
    WidthConformance float64;

    [[nodiscard]] bool fmaExact() const;
    [[nodiscard]] bool division32Exact() const; ///< division and square root
    [[nodiscard]] bool division64Exact() const;
    /// Kept by + − × and the conversion between the widths: without that, kernels of a width do
    /// not give the host's bits and are not made.
    [[nodiscard]] bool subnormals32() const;
    [[nodiscard]] bool subnormals64() const;
    [[nodiscard]] bool compare32Exact() const; ///< with subnormals
    [[nodiscard]] bool widenExact() const;
    [[nodiscard]] bool fma32Keeps() const; ///< subnormals
    [[nodiscard]] bool derivedExact() const;
    /// +, − and × of a present width are exact: without that the width is not used at all.
    [[nodiscard]] bool usable32() const { return float32.present() && float32.basic == 0; }
    [[nodiscard]] bool usable64() const {
        return float64.present() && float64.basic == 0 && subnormals64();
    }
    /// The same as #define lines, for kernels that include the shader library as it is.
    [[nodiscard]] std::string defines(const DeviceDescription& device) const;
};

/// Measures, or reads what was measured earlier for this device and driver from the folder ("" does
/// neither read nor write).
Result<Conformance> probeDevice(Context& context, const std::string& folder);

} // namespace vitrine::vulkan
