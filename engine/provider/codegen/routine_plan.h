// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the families of routines share while they plan. Lives for one plan.
#include "provider/codegen/glsl_types.h"
#include "provider/codegen/routines.h"
#include "provider/routine_sizes.h"

namespace vitrine::codegen {

/// A plan in the making.
class RoutinePlan {
public:
    RoutinePlan(RoutineTexts& texts, const DeviceTraits& t, const Program& p,
                const LaunchGeometry& g, InParts places)
        : traits(t), program(p), geometry(g), m_texts(texts), m_places(places) {}

    /// Bytes of a temporary; gives its slot.
    std::size_t temporary(uint64_t bytes) {
        m_plan.temporaries.push_back(std::max<uint64_t>(bytes, 4));
        return m_plan.temporaries.size() - 1;
    }
    [[nodiscard]] bool hasEpilogue() const { return !program.epilogue.empty(); }
    /// Gives the pass the function finish(e, product) with what it reads and writes. Everything
    /// else of the pass is there already.
    const RoutineEpilogue& addEpilogue(RoutinePass& pass);
    /// `words`: as of RoutineTexts::pass().
    void add(RoutinePass pass, const std::function<void(RoutinePass&)>& words = {}) {
        pass.title = program.title + (pass.title.empty() ? "" : " (" + pass.title + ")");
        for (RoutineBuffer& b : pass.buffers)
            b.inParts = inParts(b);
        m_plan.passes.push_back(m_texts.pass(program, pass, words));
    }
    [[nodiscard]] GpuPlan take() { return std::move(m_plan); }

    [[nodiscard]] DType dtype(std::size_t input) const { return program.inputs[input].dtype; }
    [[nodiscard]] bool flag(uint32_t bit) const { return (program.routine.flags & bit) != 0; }
    template <typename Sizes>
    [[nodiscard]] Sizes sizes() const {
        return sizes::of<Sizes>(geometry.sizes);
    }

    const DeviceTraits& traits;
    const Program& program;
    const LaunchGeometry& geometry;

private:
    [[nodiscard]] bool inParts(const RoutineBuffer& b) const {
        switch (b.kind) {
        case GpuBinding::Kind::Input:
            return m_places.input(b.slot);
        case GpuBinding::Kind::Output:
            return m_places.output(b.slot);
        case GpuBinding::Kind::Temporary:
            break;
        }
        return traits.addresses && m_plan.temporaries[b.slot] > traits.maxBindingBytes;
    }

    RoutineTexts& m_texts;
    InParts m_places;
    GpuPlan m_plan;
};

/// Elements that are only moved, as bits: no class of numbers changes a NaN on the way.
[[nodiscard]] const char* wordType(DType t);
[[nodiscard]] inline int64_t groupsOf(int64_t count, int64_t perGroup = 256) {
    return (count + perGroup - 1) / perGroup;
}
/// Does the device's own fma take subnormal numbers of the class for zero?
[[nodiscard]] inline bool losesSubnormals(const RoutinePlan& plan) {
    return plan.dtype(0) == DType::Single && !plan.traits.fma32Keeps;
}
/// The exact fma of numbers of a user, which may be subnormal.
[[nodiscard]] inline std::string fmaOf(const RoutinePlan& plan) {
    if (losesSubnormals(plan)) return "vt_fma_kept";
    return plan.traits.fmaExact ? "fma" : "vt_fma";
}
[[nodiscard]] inline RoutineBuffer inputBuffer(std::size_t slot, std::string type,
                                               const char* name) {
    return {GpuBinding::Kind::Input, slot, std::move(type), name, false};
}
[[nodiscard]] inline RoutineBuffer outputBuffer(std::string type, const char* name,
                                                std::size_t slot = 0) {
    return {GpuBinding::Kind::Output, slot, std::move(type), name, true};
}
[[nodiscard]] inline RoutineBuffer temporaryBuffer(std::size_t slot, std::string type,
                                                   const char* name, bool write) {
    return {GpuBinding::Kind::Temporary, slot, std::move(type), name, write};
}

/// Lines of an input to be sorted by the keys that the GLSL function keyOf(e) gives.
struct SortRequest {
    std::size_t input = 0;
    int64_t inner = 1, length = 1, outer = 1;
    bool wide = false; ///< keys of 64 bits
    std::string element;
    std::string keyFunction;
};
/// Temporaries with the sorted keys and where each came from in its line, line after line.
struct SortedLines {
    std::size_t keys = 0, order = 0;
};
SortedLines planSortedLines(RoutinePlan& plan, const SortRequest& request);

/// Long lines of an input to be sorted by the digits of the keys that the GLSL function keyOf(x)
/// gives for an element; elements move as they are, each with a load where one is wanted.
struct DigitSort {
    std::size_t input = 0;
    int64_t inner = 1, length = 1, outer = 1;
    int bits = 32;       ///< of the keys
    std::string source;  ///< type of the input's buffer
    std::string element; ///< "uint" or "uint64_t": an element while it is sorted
    std::string fetch;   ///< an element from source[e]
    std::string keyFunction;
    std::string load; ///< "", "uint" or "uint64_t"
    /// Input that is the load of one line's elements; none: positions in the line.
    std::size_t loadInput = kNoInput;
    RoutineBuffer result; ///< where store goes; unused without
    std::string store;    ///< of item[j] and load[j]; "": both stay in temporaries
    static constexpr std::size_t kNoInput = SIZE_MAX;
    [[nodiscard]] bool positions() const { return loadInput == kNoInput; }
};
[[nodiscard]] bool canSortByDigits(const DeviceTraits& traits);
/// The temporaries are filled where nothing is stored.
SortedLines planDigitSort(RoutinePlan& plan, const DigitSort& sort);

// The passes of a launch, and why no kernel can compute what the program asks for; "" when one can.
// One function may serve several rows.
#define ROUTINE(op, name, Fields, operations, passes, iterations, host, device, obstacle)          \
    void device(RoutinePlan& plan);                                                                \
    [[nodiscard]] std::string obstacle(const Program& program, const DeviceTraits& traits);
#include "provider/routines.def"

} // namespace vitrine::codegen
