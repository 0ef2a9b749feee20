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
    const std::size_t count = indexCount(plan.program, plan.geometry);
    for (std::size_t d = 0; d < count; ++d) {
        pass.buffers.push_back(inputBuffer(1 + d, storageType(plan.dtype(1 + d)), kIndexNames[d]));
        const std::string k = std::to_string(d);
        pass.arguments.emplace_back("count" + k, static_cast<uint32_t>(plan.geometry.sizes[2 * d]));
        pass.arguments.emplace_back("stride" + k,
                                    static_cast<uint32_t>(plan.geometry.sizes[2 * d + 1]));
    }
    pass.accessors = placeFunction(count);
}

int64_t indexedElements(const RoutinePlan& plan) {
    int64_t total = 1;
    for (std::size_t d = 0; d < indexCount(plan.program, plan.geometry); ++d)
        total *= plan.geometry.sizes[2 * d];
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
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const int64_t count = plan.geometry.elements();
    RoutinePass pass;
    pass.file = "take_along.glsl";
    pass.buffers = {inputBuffer(0, wordType(plan.dtype(0)), "source"),
                    inputBuffer(1, storageType(plan.dtype(1)), "index"),
                    outputBuffer(wordType(plan.dtype(0)), "result")};
    pass.arguments = {{"count", word(count)},
                      {"inner", word(s[0])},
                      {"rowLength", word(s[1])},
                      {"taken", word(s[3])}};
    pass.groups = groupsOf(count);
    plan.add(pass);
}

std::string routineObstacle(const Program& p, const DeviceTraits& traits) {
    if (p.routine.scalar) return scalarObstacle(*p.routine.scalar, traits);
    if ((p.routine.op == RoutineOp::Gather || p.routine.op == RoutineOp::Scatter) &&
        p.inputs.size() > 8)
        return "indices in more than six dimensions";
    if (p.routine.op == RoutineOp::Filter && coefficientsOf(p.routine.flags) > kMostCoefficients)
        return "a filter of more than " + std::to_string(kMostCoefficients) + " coefficients";
    return {};
}

std::string routineLaunchObstacle(const Program& p, const LaunchGeometry& g,
                                  const DeviceTraits& traits) {
    if (!traits.maxIterations) return {};
    // Iterations of an invocation, at most about so many: panels are passed through several times.
    const auto iterations = [&]() -> int64_t {
        const std::vector<int64_t>& s = g.sizes;
        constexpr int64_t kPanel = kReflectorBlock;
        switch (p.routine.op) {
        case RoutineOp::Convolve:
            return s[2] * (s[3] + 1);
        case RoutineOp::LuFactor:
            return s[0] / (s[0] > 512 ? 1024 : 256) * std::min(kPanel, s[1]) * (kPanel + 5) / 2;
        case RoutineOp::QrFactor:
            return std::max(s[0] * std::min(kPanel, s[1]) / 12, s[1] > kPanel ? s[0] * 5 / 4 : 0);
        case RoutineOp::QrApply:
            return s[0] * 5 / 4;
        default:
            return 0;
        }
    }();
    if (iterations <= traits.maxIterations * 4 / 5) return {};
    return "loops of this device end after " + std::to_string(traits.maxIterations) + " iterations";
}

GpuPlan Routines::plan(const Program& program, const LaunchGeometry& geometry, InParts places) {
    RoutinePlan plan(m_texts, m_traits, program, geometry, places);
    switch (program.routine.op) {
    case RoutineOp::Find:
    case RoutineOp::Compact:
        planSelection(plan);
        break;
    case RoutineOp::Gather:
        planGather(plan);
        break;
    case RoutineOp::Scatter:
        planScatter(plan);
        break;
    case RoutineOp::TakeAlong:
        planTakeAlong(plan);
        break;
    case RoutineOp::Product:
        planProduct(plan);
        break;
    case RoutineOp::Bin:
        planBin(plan);
        break;
    case RoutineOp::Count:
        planCount(plan);
        break;
    case RoutineOp::Accumulate:
        planAccumulate(plan);
        break;
    case RoutineOp::Convolve:
        planConvolve(plan);
        break;
    case RoutineOp::Filter:
        planFilter(plan);
        break;
    case RoutineOp::Interpolate:
        planInterpolate(plan);
        break;
    case RoutineOp::LuFactor:
        planLuFactor(plan);
        break;
    case RoutineOp::CholeskyFactor:
        planCholeskyFactor(plan);
        break;
    case RoutineOp::QrFactor:
        planQrFactor(plan);
        break;
    case RoutineOp::QrApply:
        planQrApply(plan);
        break;
    case RoutineOp::TriangularSolve:
        planTriangularSolve(plan);
        break;
    case RoutineOp::Condition:
        planCondition(plan);
        break;
    case RoutineOp::Triangle:
        planTriangle(plan);
        break;
    case RoutineOp::Structure:
        planStructure(plan);
        break;
    case RoutineOp::Fourier:
        planFourier(plan);
        break;
    case RoutineOp::FourierMirror:
        planFourierMirror(plan);
        break;
    case RoutineOp::Permute:
        planPermute(plan);
        break;
    case RoutineOp::ScalarFunction:
        planScalarFunction(plan);
        break;
    case RoutineOp::Order:
    case RoutineOp::Sort:
        planSort(plan);
        break;
    }
    return plan.take();
}

} // namespace vitrine::codegen
