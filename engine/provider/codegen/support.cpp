// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/support.h"

#include "provider/codegen/routines.h"
#include "provider/codegen/windows.h"
#include "provider/launch_work.h"
#include "provider/sweeps.h"

#include <algorithm>
#include <cstdio>

namespace vitrine::codegen {

namespace {

std::string classObstacle(DType t, const DeviceTraits& traits, bool stored) {
    // The function library handles double bit patterns as 64-bit integers.
    if (t == DType::Single && !traits.subnormals32)
        return "this device loses subnormal numbers of class single";
    if (t == DType::Double && !traits.float64) return "no float64 on this device";
    if (t == DType::Double && !traits.int64) return "no 64-bit integers on this device";
    if (sizeOf(t) == 8 && !traits.int64) return "no 64-bit integers on this device";
    if (stored && sizeOf(t) == 1 && !traits.storage8)
        return "no 8-bit storage (" + std::string(className(t)) + ") on this device";
    if (stored && sizeOf(t) == 2 && !traits.storage16)
        return "no 16-bit storage (" + std::string(className(t)) + ") on this device";
    return {};
}

std::string stepsObstacle(const std::vector<Step>& steps, const DeviceTraits& traits) {
    for (const Step& s : steps) {
        std::string reason = classObstacle(s.dtype, traits, false);
        if (reason.empty()) reason = classObstacle(s.compute, traits, false);
        if (s.kind != StepKind::Apply) reason = classObstacle(s.dtype, traits, false);
        if (!reason.empty()) return reason;
        if (s.kind == StepKind::Random && !isFloat(s.dtype))
            return "random numbers are made as double or single";
        if (s.kind != StepKind::Apply) continue;
        if (s.compute == DType::Char || !s.op->glsl)
            return std::string(s.op->name) + " has no kernel";
        if (isInteger(s.compute) && !s.op->glslInteger)
            return std::string(s.op->name) + " has no kernel for " +
                   std::string(className(s.compute));
    }
    return {};
}

std::string sizeText(uint64_t bytes) {
    char text[32];
    std::snprintf(text, sizeof text, "%.1f GiB", static_cast<double>(bytes) / 1073741824.0);
    return text;
}

} // namespace

std::string programObstacle(const Program& p, const DeviceTraits& traits) {
    for (const OperandInfo& i : p.inputs) {
        std::string reason = classObstacle(i.dtype, traits, true);
        if (!reason.empty()) return reason;
    }
    for (const OutputInfo& o : p.outputs) {
        std::string reason = classObstacle(o.dtype, traits, true);
        if (!reason.empty()) return reason;
    }
    for (DType t : p.parameters) {
        std::string reason = classObstacle(t, traits, false);
        if (!reason.empty()) return reason;
    }
    if (p.kind == ProgramKind::Routine) {
        std::string reason = routineObstacle(p, traits);
        return reason.empty() ? stepsObstacle(p.epilogue, traits) : reason;
    }
    for (DType t : p.tables) {
        std::string reason = classObstacle(t, traits, false);
        if (!reason.empty()) return reason;
    }
    std::string reason = stepsObstacle(p.body, traits);
    if (reason.empty()) reason = stepsObstacle(p.epilogue, traits);
    if (!reason.empty()) return reason;
    const auto accumulates = [&](Combine c, int16_t step) {
        const DType t = p.body[static_cast<std::size_t>(step)].dtype;
        return c == Combine::Any || c == Combine::All ? t == DType::Logical : isFloat(t);
    };
    if (p.kind != ProgramKind::Elementwise && traits.maxWorkgroup < 256)
        return "workgroups of this device are too small for reductions";
    if (!p.randoms.empty() && !traits.int64) return "no 64-bit integers on this device";
    for (const ReductionInfo& r : p.reductions) {
        if (!accumulates(r.combine, r.step))
            return "reductions of " +
                   std::string(className(p.body[static_cast<std::size_t>(r.step)].dtype)) +
                   " run on the CPU";
    }
    if (p.kind == ProgramKind::Scan && !accumulates(p.scan, p.outputs[0].step))
        return "cumulative operations on this class run on the CPU";
    return {};
}

bool needsWideIndex(const Program& p, const LaunchGeometry& g) {
    constexpr int64_t kLimit = int64_t{1} << 31;
    // Threads of the last workgroups reach past the end; the sum must not wrap.
    constexpr int64_t kSlack = int64_t{1} << 28;
    if (g.elements() >= kLimit - kSlack) return true;
    for (const OutputInfo& o : p.outputs) {
        if (outputElements(p, g, o) >= kLimit - kSlack) return true;
    }
    for (std::size_t i = 0; i < p.inputs.size(); ++i) {
        if (p.inputs[i].map != MapKind::Strided) continue;
        // Guarded loads may compute indices far outside; those are not used.
        const OperandMap& map = g.maps[i];
        if (operandExtent(p, g, i) >= kLimit || map.offset <= -kLimit ||
            map.offset + map.advance * (g.trips - 1) <= -kLimit)
            return true;
    }
    return false;
}

std::string launchObstacle(const Program& p, const LaunchGeometry& g, const DeviceTraits& traits) {
    if (p.kind == ProgramKind::Routine) {
        constexpr int64_t kMost = (int64_t{1} << 31) - (int64_t{1} << 20);
        for (int64_t n : g.extents) {
            if (n > kMost || g.elements() > kMost) return "its kernels count with 31 bits";
        }
        std::string reason = routineLaunchObstacle(p, g, traits);
        if (!reason.empty()) return reason;
    }
    if (hasSweeps(p) && g.length > (p.strided ? kLongestStridedLine : kLongestLine))
        return "its lines are too long to be gone over by one workgroup";
    if (!traits.int64 && needsWideIndex(p, g))
        return "more than 2^31 elements need 64-bit integers, which this device lacks";
    for (const RandomSource& source : g.randoms) {
        if (source.high - source.low >= int64_t{1} << 32)
            return "random integers span at most 2^32 values";
    }
    if (traits.addresses) return {}; // what is larger than a binding is reached by addresses
    if (p.kind != ProgramKind::Routine) return windowsOf(p, g, traits).obstacle;
    // Subscripts have 32 bits.
    constexpr uint64_t kMostElements = uint64_t{1} << 32;
    const uint64_t most = traits.maxBindingBytes ? traits.maxBindingBytes : kMostElements;
    const auto check = [&](int64_t elements, DType t, const std::string& name) {
        const uint64_t bytes = static_cast<uint64_t>(elements) * sizeOf(t);
        if (bytes <= most) return std::string();
        return (name.empty() ? "an operand" : name) + " has " + sizeText(bytes) +
               ", a kernel of this device takes " + sizeText(most);
    };
    for (std::size_t i = 0; i < p.inputs.size(); ++i) {
        std::string reason = check(operandExtent(p, g, i), p.inputs[i].dtype, p.inputs[i].name);
        if (!reason.empty()) return reason;
    }
    for (const OutputInfo& o : p.outputs) {
        std::string reason = check(outputElements(p, g, o), o.dtype, o.name);
        if (!reason.empty()) return reason;
    }
    return {};
}

} // namespace vitrine::codegen
