// SPDX-License-Identifier: Apache-2.0
#include "provider/codegen/routines.h"

#include "provider/codegen/routine_epilogue.h"
#include "provider/codegen/routine_plan.h"
#include "provider/routine.h"

namespace vitrine::codegen {

const RoutineEpilogue& RoutinePlan::addEpilogue(RoutinePass& pass) {
    const RoutineEpilogue& epilogue = m_texts.epilogue(program, pass);
    pass.buffers.insert(pass.buffers.end(), epilogue.buffers.begin(), epilogue.buffers.end());
    const std::vector<uint32_t> words = epilogue.arguments.fill(geometry, {});
    for (std::size_t i = 0; i < words.size(); ++i)
        pass.arguments.emplace_back(epilogue.words[i], words[i]);
    pass.accessors += epilogue.function;
    return epilogue;
}

const char* wordType(DType t) {
    switch (sizeOf(t)) {
    case 1:
        return "uint8_t";
    case 2:
        return "uint16_t";
    case 4:
        return "uint";
    default:
        return "uvec2";
    }
}

namespace {

/// bool selected(uint e): is the element of `buffer` not zero? By its bits, so that no device's
/// comparison of NaN or of subnormals matters.
std::string selectedFunction(DType t, const char* buffer) {
    const std::string element = std::string(buffer) + "[e]";
    std::string test = "uint(" + element + ") != 0u";
    if (t == DType::Single) test = "(" + element + " << 1) != 0u";
    if (t == DType::Double) test = "(" + element + ".x | " + element + ".y << 1) != 0u";
    if (t == DType::Int64 || t == DType::UInt64)
        test = "(" + element + ".x | " + element + ".y) != 0u";
    return "bool selected(uint e) { return " + test + "; }\n\n";
}

/// uint place(uint e) over the index buffers index0, index1, …
std::string placeFunction(std::size_t count) {
    std::string text = "uint place(uint e) {\n    uint to = 0u;\n";
    for (std::size_t d = 0; d < count; ++d) {
        const std::string k = std::to_string(d);
        const bool last = d + 1 == count;
        text += "    to += (uint(index" + k + "[" + (last ? "e" : "e % count" + k) +
                "]) - 1u) * stride" + k + ";\n";
        if (!last) text += "    e /= count" + k + ";\n";
    }
    return text + "    return to;\n}\n\n";
}

constexpr const char* kIndexNames[] = {"index0", "index1", "index2", "index3", "index4", "index5"};

void addIndices(RoutinePass& pass, const RoutinePlan& plan) {
    const std::vector<sizes::Axis> axes = sizes::axes<sizes::Places>(plan.geometry.sizes);
    for (std::size_t d = 0; d < axes.size(); ++d) {
        pass.buffers.push_back(inputBuffer(1 + d, storageType(plan.dtype(1 + d)), kIndexNames[d]));
        const std::string k = std::to_string(d);
        pass.arguments.emplace_back("count" + k, static_cast<uint32_t>(axes[d].length));
        pass.arguments.emplace_back("stride" + k, static_cast<uint32_t>(axes[d].stride));
    }
    pass.accessors = placeFunction(axes.size());
}

int64_t indexedElements(const RoutinePlan& plan) {
    int64_t total = 1;
    for (const sizes::Axis& axis : sizes::axes<sizes::Places>(plan.geometry.sizes))
        total *= axis.length;
    return total;
}

uint32_t word(int64_t n) {
    return static_cast<uint32_t>(n);
}

} // namespace

void planSelection(RoutinePlan& plan) {
    constexpr int64_t kTile = 2048;
    const bool compact = plan.program.routine.op == RoutineOp::Compact;
    const std::size_t mask = compact ? 1 : 0;
    const int64_t count = plan.geometry.extents[mask];
    const int64_t tiles = groupsOf(count, kTile);
    const std::size_t totals = plan.temporary(static_cast<uint64_t>(tiles) * 4);
    const std::string selected = selectedFunction(plan.dtype(mask), "mask");
    RoutinePass pass;
    pass.file = "tile_count.glsl";
    pass.title = "count";
    pass.buffers = {inputBuffer(mask, wordType(plan.dtype(mask)), "mask"),
                    temporaryBuffer(totals, "uint", "totals", true)};
    pass.arguments = {{"count", word(count)}, {"tiles", word(tiles)}};
    pass.accessors = selected;
    pass.groups = tiles;
    plan.add(pass);
    RoutinePass scan;
    scan.file = "totals_scan.glsl";
    scan.title = "places";
    scan.buffers = {temporaryBuffer(totals, "uint", "totals", true)};
    scan.arguments = {{"count", word(tiles)}};
    plan.add(scan);
    pass.file = "tile_write.glsl";
    pass.title = "";
    pass.buffers[1].write = false;
    if (compact) pass.buffers.push_back(inputBuffer(0, wordType(plan.dtype(0)), "source"));
    pass.buffers.push_back(
        outputBuffer(compact ? wordType(plan.dtype(0)) : storageType(DType::Double), "result"));
    pass.words = {{"VALUE", compact ? "source[first + j]" : "double(first + j + 1u)"}};
    plan.add(pass);
}

void planGather(RoutinePlan& plan) {
    const int64_t count = indexedElements(plan);
    RoutinePass pass;
    pass.file = "gather.glsl";
    pass.buffers = {inputBuffer(0, wordType(plan.dtype(0)), "source"),
                    outputBuffer(wordType(plan.dtype(0)), "result")};
    pass.arguments = {{"count", word(count)}};
    addIndices(pass, plan);
    pass.groups = groupsOf(count);
    plan.add(pass);
}

void planScatter(RoutinePlan& plan) {
    const bool scalar = plan.flag(kScalarValue);
    const int64_t elements = plan.geometry.extents[0];
    const int64_t count = indexedElements(plan);
    const DType t = plan.dtype(0);
    const std::size_t claims = scalar ? 0 : plan.temporary(static_cast<uint64_t>(elements) * 4);
    RoutinePass pass;
    pass.file = "scatter_start.glsl";
    pass.title = "start";
    pass.buffers = {inputBuffer(0, wordType(t), "base"), outputBuffer(wordType(t), "result")};
    if (!scalar) pass.buffers.push_back(temporaryBuffer(claims, "uint", "claims", true));
    pass.arguments = {{"count", word(elements)}};
    pass.words = {{"CLEAR", scalar ? "" : "claims[e] = 0u;"}};
    pass.groups = groupsOf(elements);
    plan.add(pass);
    if (!scalar) {
        RoutinePass claim;
        claim.file = "scatter_claim.glsl";
        claim.title = "claim";
        claim.buffers = {temporaryBuffer(claims, "uint", "claims", true)};
        claim.arguments = {{"count", word(count)}};
        addIndices(claim, plan);
        claim.groups = groupsOf(count);
        plan.add(claim);
    }
    RoutinePass store;
    store.file = "scatter_store.glsl";
    store.buffers = {outputBuffer(wordType(t), "result")};
    store.arguments = {{"count", word(count)}};
    if (scalar) {
        const auto bits = static_cast<uint64_t>(plan.geometry.sizes.back());
        store.arguments.emplace_back("value", static_cast<uint32_t>(bits));
        store.arguments.emplace_back("valueHigh", static_cast<uint32_t>(bits >> 32));
        const std::string value =
            sizeOf(t) == 8 ? "uvec2(value, valueHigh)" : std::string(wordType(t)) + "(value)";
        store.words = {{"STORE", "result[to] = " + value + ";"}};
    } else {
        store.buffers.push_back(temporaryBuffer(claims, "uint", "claims", false));
        store.buffers.push_back(inputBuffer(plan.program.inputs.size() - 1, wordType(t), "values"));
        store.words = {{"STORE", "if (claims[to] == e + 1u) result[to] = values[e];"}};
    }
    addIndices(store, plan);
    store.groups = groupsOf(count);
    plan.add(store);
}

void planTakeAlong(RoutinePlan& plan) {
    const auto size = plan.sizes<sizes::TakeAlong>();
    const int64_t count = plan.geometry.elements();
    RoutinePass pass;
    pass.file = "take_along.glsl";
    pass.buffers = {inputBuffer(0, wordType(plan.dtype(0)), "source"),
                    inputBuffer(1, storageType(plan.dtype(1)), "index"),
                    outputBuffer(wordType(plan.dtype(0)), "result")};
    pass.arguments = {{"count", word(count)},
                      {"inner", word(size.inner)},
                      {"rowLength", word(size.length)},
                      {"taken", word(size.taken)}};
    pass.groups = groupsOf(count);
    plan.add(pass);
}

std::string noObstacle(const Program&, const DeviceTraits&) {
    return {};
}

std::string manyIndices(const Program& p, const DeviceTraits&) {
    return p.inputs.size() > 8 ? "indices in more than six dimensions" : "";
}

std::string manyCoefficients(const Program& p, const DeviceTraits&) {
    if (coefficientsOf(p.routine.flags) <= kMostCoefficients) return {};
    return "a filter of more than " + std::to_string(kMostCoefficients) + " coefficients";
}

namespace {

/// What a device knows of a row of routines.def.
struct RoutineRow {
    void (*plan)(RoutinePlan&);
    std::string (*obstacle)(const Program&, const DeviceTraits&);
};

constexpr RoutineRow kRows[] = {
#define ROUTINE(op, name, Fields, operations, passes, iterations, host, device, obstacle)          \
    {device, obstacle},
#include "provider/routines.def"
};

const RoutineRow& rowOf(const Program& p) {
    return kRows[static_cast<std::size_t>(p.routine.op)];
}

} // namespace

std::string routineObstacle(const Program& p, const DeviceTraits& traits) {
    return rowOf(p).obstacle(p, traits);
}

std::string routineLaunchObstacle(const Program& p, const LaunchGeometry& g,
                                  const DeviceTraits& traits) {
    if (!traits.maxIterations || routineIterations(p, g) <= traits.maxIterations * 4 / 5) return {};
    return "loops of this device end after " + std::to_string(traits.maxIterations) + " iterations";
}

GpuPlan Routines::plan(const Program& program, const LaunchGeometry& geometry, InParts places) {
    const auto planOf = [&](const Program& p) {
        RoutinePlan plan(m_texts, m_traits, p, geometry, places);
        rowOf(p).plan(plan);
        return plan.take();
    };
    GpuPlan plan = planOf(program);
    // Names and lines of a script stand in epilogues alone, and are not compiled.
    if (program.epilogue.empty()) return plan;
    const GpuPlan plain = planOf(withoutNames(program));
    VITRINE_ASSERT(plain.passes.size() == plan.passes.size());
    for (std::size_t i = 0; i < plan.passes.size(); ++i)
        plan.passes[i].compiled = plain.passes[i].compiled;
    return plan;
}

} // namespace vitrine::codegen
