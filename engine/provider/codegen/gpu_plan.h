// SPDX-License-Identifier: Apache-2.0
#pragma once
// From a group program to the compute passes that run it: GLSL text, bindings, arguments,
// workgroups. Pure text work, no device: golden tests run anywhere. Called by device providers.
#include "base/result.h"
#include "base/shared_text.h"
#include "provider/kernel_ir.h"

#include <array>
#include <bit>
#include <cstdint>
#include <string>
#include <vector>

namespace vitrine {

/// What the text depends on besides the program; fixed for a device (probe results, limits,
/// settings).
struct DeviceTraits {
    bool float64 = true;
    bool int64 = true;
    bool storage8 = true; ///< 8-bit storage buffers (logical, int8)
    bool storage16 = true;
    bool fmaExact = true;    ///< VT_FMA_EXACT
    bool div32Exact = false; ///< VT_DIV32_EXACT
    /// Single precision with subnormals: kept at all (+ − × and conversion from double), and kept
    /// by comparisons (VT_COMPARE32_EXACT), by conversion to double (VT_WIDEN_EXACT) and by fma
    /// (VT_FMA32_KEEPS), which kernels otherwise do without.
    bool subnormals32 = true;
    bool compare32Exact = true;
    bool widenExact = true;
    bool fma32Keeps = true;
    /// Arithmetic with constants that the device's compiler knows or derives is exact
    /// (VT_DERIVED_EXACT); otherwise kernels hide them from it.
    bool derivedExact = true;
    uint32_t subgroupSize = 32; ///< 0: don't use subgroup operations
    uint32_t ballotSize = 32;   ///< threads that vote together, 8 to 64; 0: none do
    uint32_t maxWorkgroup = 1024;
    uint32_t workgroup = 256;
    uint32_t reductionGroup = 256; ///< threads of a reduction's workgroup: 256, 512 or 1024
    uint32_t maxGroupsX = 65535;
    uint32_t maxPushBytes = 128;
    uint32_t maxShared = 16384;      ///< bytes of a workgroup's shared memory
    uint64_t maxBindingBytes = 0;    ///< maxStorageBufferRange; 0: no limit
    uint64_t storageAlignment = 256; ///< of a bound range's offset
    int64_t sortDigitsFrom = 2048;   ///< lines sorted by digits, not by merging; of 32-bit keys
    uint32_t sortItems = 16;         ///< elements of a thread there; half as many of 64 bits
    int64_t productAhead = 32;       ///< terms that a thread of a thin product reads ahead
    int64_t fourierMeeting = 4096;   ///< elements of a transform that meet in shared memory at most
    /// Iterations of all loops of one invocation together, after which the device's compiler ends
    /// them whether they are through or not; 0: any number.
    int64_t maxIterations = 0;
    bool addresses = false; ///< kernels may reach the parts of arrays by their addresses
    /// Columns and chunks below which a workgroup shares those of a strided reduction; above there
    /// are threads enough with one each.
    int64_t columnTeamsBelow = 131072;
    /// Operations an element from which the text of a program stands once in a kernel, not once for
    /// each of the elements that a thread takes. Above the default arithmetic, not memory, sets the
    /// time.
    float heavyCost = 120;
    /// Bodies of few operations come first, with one exit to the complete ones (VT_…_fast).
    bool fastBodies = false;
    /// heavyCost holds for reductions too, whose four lanes a thread are otherwise always apart.
    bool compactReductions = false;
    /// Reductions have such bodies, too, and hold lines in registers from sweep to sweep, which
    /// is written out for each pass over a line: texts for a compiler that is fast.
    bool longReductions = true;

    /// Arrays larger than a binding lie on the device in parts of so many bytes, a power of two.
    [[nodiscard]] uint64_t partBytes() const {
        return maxBindingBytes ? std::bit_floor(maxBindingBytes) : 0;
    }
};

struct GpuBinding {
    enum class Kind : uint8_t { Input, Output, Temporary } kind = Kind::Input;
    uint16_t slot = 0; ///< index of the input, output or temporary
    bool write = false;
    uint64_t offset = 0; ///< bytes; of the whole array where it lies in parts
    uint64_t bytes = 0;  ///< 0: to the end
    /// What is bound is the table of the addresses of the buffer's parts.
    bool inParts = false;
};

/// Operands and results of a launch that lie in parts; bit i is that of slot i.
struct InParts {
    uint64_t inputs = 0;
    uint64_t outputs = 0;
    [[nodiscard]] bool input(std::size_t slot) const { return slot < 64 && (inputs >> slot & 1); }
    [[nodiscard]] bool output(std::size_t slot) const { return slot < 64 && (outputs >> slot & 1); }
    [[nodiscard]] bool none() const { return (inputs | outputs) == 0; }
};

struct GpuPass {
    std::string name; ///< "sin·times·plus", "… (partials)"
    /// As it is shown, made when somebody reads it; owned by the code generator, stable.
    const SharedText* glsl = nullptr;
    /// What a compiler gets of it: no comments, no names and lines of a script, so that a function
    /// that is called from two lines, or from a line that moved, is compiled once. As glsl is
    /// owned.
    const SharedText* compiled = nullptr;
    uint64_t key = 0; ///< of what glsl is made from
    std::array<uint32_t, 3> groups{1, 1, 1};
    std::vector<GpuBinding> bindings; ///< binding number = index, descriptor set 0, storage buffers
    std::vector<uint32_t> arguments; ///< push constants, or a storage buffer after the last binding
    bool argumentsInBuffer = false;
    uint64_t bytes = 0; ///< least bytes read and written
    uint64_t flops = 0;
    double seconds = 0; ///< it takes some at least: a chain of steps that no other thread can take
};

struct GpuPlan {
    std::vector<GpuPass> passes;       ///< in order, each sees the writes of those before it
    std::vector<uint64_t> temporaries; ///< bytes of each
};

/// Owns the texts that it made, by program hash. One per device; engine thread.
class CodeGenerator {
public:
    explicit CodeGenerator(DeviceTraits traits);
    ~CodeGenerator();
    /// Unsupported with a reason when the device lacks something the program needs.
    Result<GpuPlan> plan(const Program& program, const LaunchGeometry& geometry,
                         InParts places = {});
    /// As plan() would answer, without making text. Cheap.
    [[nodiscard]] Status supports(const Program& program, const LaunchGeometry& geometry) const;

private:
    struct State;
    State* m_state;
};

} // namespace vitrine
