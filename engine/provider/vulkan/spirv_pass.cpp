// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/spirv_pass.h"

#include "provider/vulkan/physical_device.h"

#include <unordered_set>

namespace vitrine::vulkan {
namespace {

// Numbers of the SPIR-V specification, version 1.5, sections 3.6, 3.20, 3.31 and 3.37.
constexpr uint32_t kMagic = 0x07230203;
constexpr size_t kHeaderWords = 5;
constexpr uint32_t kNoContraction = 42;
enum Capability : uint32_t {
    CapabilityDenormPreserve = 4464,
    CapabilitySignedZeroInfNanPreserve = 4466,
    CapabilityRoundingModeRTE = 4467,
};
enum Mode : uint32_t {
    ModeDenormPreserve = 4459,
    ModeSignedZeroInfNanPreserve = 4461,
    ModeRoundingModeRTE = 4462,
};
enum Op : uint32_t {
    OpEntryPoint = 15,
    OpExecutionMode = 16,
    OpCapability = 17,
    OpTypeVoid = 19,
    OpTypeFloat = 22,
    OpTypeForwardPointer = 39,
    OpDecorate = 71,
    OpExecutionModeId = 331,
};

bool isFloatArithmetic(uint32_t op) {
    switch (op) {
    case 127: // OpFNegate
    case 129: // OpFAdd
    case 131: // OpFSub
    case 133: // OpFMul
    case 136: // OpFDiv
    case 140: // OpFRem
    case 141: // OpFMod
    case 142: // OpVectorTimesScalar
    case 143: // OpMatrixTimesScalar
    case 144: // OpVectorTimesMatrix
    case 145: // OpMatrixTimesVector
    case 146: // OpMatrixTimesMatrix
    case 147: // OpOuterProduct
    case 148: // OpDot
        return true;
    default:
        return false;
    }
}

bool isType(uint32_t op) {
    return op >= OpTypeVoid && op <= OpTypeForwardPointer;
}

void append(std::vector<uint32_t>& out, Op op, std::initializer_list<uint32_t> operands) {
    out.push_back(static_cast<uint32_t>((operands.size() + 1) << 16) | op);
    out.insert(out.end(), operands);
}

/// What the first walk over a module learns.
struct ModuleFacts {
    std::vector<uint32_t> results;          ///< of floating-point arithmetic, in order
    std::unordered_set<uint32_t> decorated; ///< already NoContraction
    std::vector<uint32_t> entryPoints;
    std::unordered_set<uint32_t> capabilities;
    bool width32 = false;
    bool width64 = false;
    size_t capabilitiesEnd = kHeaderWords;
    size_t modesBegin = 0; ///< just after the last entry point or execution mode
    size_t typesBegin = 0; ///< where annotations end
};

Result<ModuleFacts> study(std::span<const uint32_t> words) {
    ModuleFacts facts;
    for (size_t at = kHeaderWords; at < words.size();) {
        const uint32_t op = words[at] & 0xffffu;
        const size_t length = words[at] >> 16;
        if (length == 0 || at + length > words.size())
            return fail(ErrorCode::Compile, "damaged SPIR-V: an instruction runs past the end");
        const size_t end = at + length;
        if (op == OpCapability) {
            facts.capabilities.insert(words[at + 1]);
            facts.capabilitiesEnd = end;
        } else if (op == OpEntryPoint) {
            facts.entryPoints.push_back(words[at + 2]);
            facts.modesBegin = end;
        } else if (op == OpExecutionMode || op == OpExecutionModeId) {
            facts.modesBegin = end;
        } else if (op == OpDecorate && length == 3 && words[at + 2] == kNoContraction) {
            facts.decorated.insert(words[at + 1]);
        } else if (isType(op) && !facts.typesBegin) {
            facts.typesBegin = at;
        }
        if (op == OpTypeFloat) {
            facts.width32 = facts.width32 || words[at + 2] == 32;
            facts.width64 = facts.width64 || words[at + 2] == 64;
        }
        if (isFloatArithmetic(op) && length >= 3) facts.results.push_back(words[at + 2]);
        at = end;
    }
    if (!facts.modesBegin || facts.typesBegin < facts.modesBegin)
        return fail(ErrorCode::Compile, "damaged SPIR-V: no entry point");
    return facts;
}

struct Insertions {
    std::vector<uint32_t> capabilities;
    std::vector<uint32_t> modes;
    std::vector<uint32_t> decorations;
};

void addMode(const ModuleFacts& facts, Insertions& add, Capability capability, Mode mode, bool at32,
             bool at64) {
    const bool use32 = at32 && facts.width32;
    const bool use64 = at64 && facts.width64;
    if (!use32 && !use64) return;
    if (!facts.capabilities.contains(capability))
        append(add.capabilities, OpCapability, {capability});
    for (const uint32_t entry : facts.entryPoints) {
        if (use32) append(add.modes, OpExecutionMode, {entry, mode, 32});
        if (use64) append(add.modes, OpExecutionMode, {entry, mode, 64});
    }
}

} // namespace

ExactOptions exactOptions(const DeviceDescription& device) {
    ExactOptions options;
    options.float32 = {device.float32.signedZeroInfNanPreserve, device.float32.roundToNearestEven,
                       device.float32.denormPreserve};
    options.float64 = {device.float64.signedZeroInfNanPreserve, device.float64.roundToNearestEven,
                       device.float64.denormPreserve};
    // Where widths must agree, a mode is declared only if both have it.
    if (!device.independentRounding && device.features.float64) {
        const bool both = options.float32.roundToNearestEven && options.float64.roundToNearestEven;
        options.float32.roundToNearestEven = options.float64.roundToNearestEven = both;
    }
    if (!device.independentDenormals && device.features.float64) {
        const bool both = options.float32.denormPreserve && options.float64.denormPreserve;
        options.float32.denormPreserve = options.float64.denormPreserve = both;
    }
    return options;
}

Result<std::vector<uint32_t>> makeExact(std::span<const uint32_t> words,
                                        const ExactOptions& options) {
    if (words.size() < kHeaderWords || words[0] != kMagic)
        return fail(ErrorCode::Compile, "damaged SPIR-V: no module header");
    VITRINE_TRY(const ModuleFacts facts, study(words));

    Insertions add;
    addMode(facts, add, CapabilitySignedZeroInfNanPreserve, ModeSignedZeroInfNanPreserve,
            options.float32.signedZeroInfNanPreserve, options.float64.signedZeroInfNanPreserve);
    addMode(facts, add, CapabilityRoundingModeRTE, ModeRoundingModeRTE,
            options.float32.roundToNearestEven, options.float64.roundToNearestEven);
    addMode(facts, add, CapabilityDenormPreserve, ModeDenormPreserve,
            options.float32.denormPreserve, options.float64.denormPreserve);
    for (const uint32_t result : facts.results)
        if (!facts.decorated.contains(result))
            append(add.decorations, OpDecorate, {result, kNoContraction});

    std::vector<uint32_t> out;
    out.reserve(words.size() + add.capabilities.size() + add.modes.size() + add.decorations.size());
    const auto take = [&](size_t begin, size_t end) {
        out.insert(out.end(), words.begin() + static_cast<std::ptrdiff_t>(begin),
                   words.begin() + static_cast<std::ptrdiff_t>(end));
    };
    const auto insert = [&](const std::vector<uint32_t>& extra) {
        out.insert(out.end(), extra.begin(), extra.end());
    };
    take(0, facts.capabilitiesEnd);
    insert(add.capabilities);
    take(facts.capabilitiesEnd, facts.modesBegin);
    insert(add.modes);
    take(facts.modesBegin, facts.typesBegin);
    insert(add.decorations);
    take(facts.typesBegin, words.size());
    return out;
}

} // namespace vitrine::vulkan
