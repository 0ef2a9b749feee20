// SPDX-License-Identifier: Apache-2.0
// Bins, sums by bin, convolutions, filters and interpolation on a device.
#include "provider/codegen/routine_plan.h"
#include "provider/routine.h"

#include <bit>

namespace vitrine::codegen {

namespace {

uint32_t word(int64_t n) {
    return static_cast<uint32_t>(n);
}

} // namespace

void planBin(RoutinePlan& plan) {
    const int64_t count = plan.geometry.elements(), edges = plan.geometry.extents[1];
    RoutinePass pass;
    pass.file = "bin.glsl";
    pass.buffers = {inputBuffer(0, "double", "x"), inputBuffer(1, "double", "edges"),
                    outputBuffer("double", "result")};
    pass.arguments = {{"count", word(count)},
                      {"edgeCount", word(edges)},
                      {"most", word(plan.flag(kClosed) ? edges - 1 : edges)}};
    pass.groups = groupsOf(count);
    plan.add(pass);
}

void planCount(RoutinePlan& plan) {
    const int64_t bins = plan.geometry.elements(), count = plan.geometry.extents[0];
    const std::size_t totals = plan.temporary(static_cast<uint64_t>(bins) * 4);
    RoutinePass start;
    start.file = "count_start.glsl";
    start.title = "start";
    start.buffers = {temporaryBuffer(totals, "uint", "totals", true)};
    start.arguments = {{"count", word(bins)}};
    start.groups = groupsOf(bins);
    plan.add(start);
    RoutinePass add;
    add.file = "count_add.glsl";
    add.buffers = {inputBuffer(0, "double", "bins"),
                   temporaryBuffer(totals, "uint", "totals", true)};
    add.arguments = {{"count", word(count)}};
    add.groups = groupsOf(count);
    plan.add(add);
    RoutinePass finish;
    finish.file = "count_finish.glsl";
    finish.title = "finish";
    finish.buffers = {temporaryBuffer(totals, "uint", "totals", false),
                      outputBuffer("double", "result")};
    finish.arguments = {{"count", word(bins)}};
    finish.groups = groupsOf(bins);
    plan.add(finish);
}

void planAccumulate(RoutinePlan& plan) {
    const DType t = plan.dtype(1);
    const std::string type = valueType(t);
    const std::string none = identityOf(Combine::Min, t);
    const bool extreme = plan.flag(kLeast | kGreatest);
    const std::string better = plan.flag(kLeast) ? "value < total" : "value > total";
    const int64_t terms = plan.geometry.extents[0], bins = plan.geometry.elements();
    RoutinePass pass;
    std::string value = "values[k]";
    constexpr int64_t kLongBin = 256; // values of a bin that are worth a workgroup
    if (terms > plan.traits.sortDigitsFrom && canSortByDigits(plan.traits)) {
        DigitSort sort;
        sort.length = terms;
        sort.bits = static_cast<int>(std::bit_width(static_cast<uint64_t>(bins)));
        sort.source = "double";
        sort.element = "uint";
        sort.fetch = "uint(source[e])";
        sort.keyFunction = "uint keyOf(uint x) { return x; }\n\n";
        sort.load = t == DType::Single ? "uint" : "uint64_t";
        sort.loadInput = 1;
        const SortedLines sorted = planDigitSort(plan, sort);
        pass.buffers = {temporaryBuffer(sorted.keys, "uint", "bins", false),
                        temporaryBuffer(sorted.order, type, "values", false),
                        outputBuffer(type, "result")};
        pass.file = terms / kLongBin >= bins ? "accumulate_long.glsl" : "accumulate.glsl";
        pass.title = terms / kLongBin >= bins ? "long bins" : "bins";
    } else {
        SortRequest sort;
        sort.length = terms;
        sort.element = "double";
        sort.keyFunction = "uint keyOf(uint e) { return uint(source[e]); }\n\n";
        const SortedLines sorted = planSortedLines(plan, sort);
        pass.file = "accumulate.glsl";
        pass.buffers = {temporaryBuffer(sorted.keys, "uint", "bins", false),
                        temporaryBuffer(sorted.order, "uint", "order", false),
                        inputBuffer(1, type, "values"), outputBuffer(type, "result")};
        value = "values[order[k]]";
    }
    pass.arguments = {{"count", word(bins)}, {"terms", word(terms)}};
    const std::string start = extreme ? none : plan.flag(kMultiplied) ? type + "(1)" : zeroOf(t);
    const std::string zero = zeroOf(t);
    pass.words = {{"ZERO", start == zero ? zero : "first < last ? " + start + " : " + zero},
                  {"COMBINE", extreme ? "if (!vt_isnan(value) && (vt_isnan(total) || " + better +
                                            ")) total = value;"
                              : plan.flag(kMultiplied) ? "total = total * value;"
                                                       : "total = total + value;"},
                  {"VALUE", value},
                  {"T", type}};
    pass.groups = pass.title == "long bins" ? bins : groupsOf(bins);
    plan.add(pass);
}

void planConvolve(RoutinePlan& plan) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const std::string type = valueType(plan.dtype(0));
    const int64_t count = plan.geometry.elements();
    RoutinePass pass;
    pass.file = "convolve.glsl";
    pass.buffers = {inputBuffer(0, type, "x"), inputBuffer(1, type, "kernel"),
                    outputBuffer(type, "result")};
    pass.arguments = {{"count", word(count)},        {"xRows", word(s[0])},
                      {"xColumns", word(s[1])},      {"kernelRows", word(s[2])},
                      {"kernelColumns", word(s[3])}, {"firstRow", word(s[4])},
                      {"firstColumn", word(s[5])},   {"rows", word(s[6])}};
    pass.words = {{"FMA", fmaOf(plan)}, {"ZERO", zeroOf(plan.dtype(0))}, {"T", type}};
    pass.groups = groupsOf(count);
    plan.add(pass);
}

void planFilter(RoutinePlan& plan) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const DType t = plan.dtype(2);
    const std::string type = valueType(t);
    const int64_t lines = s[0] * s[2];
    const std::string step = fmaOf(plan) + "(b[i + 1u], value, states[i + 1u])";
    RoutinePass pass;
    pass.file = "filter.glsl";
    pass.buffers = {inputBuffer(0, type, "b"), inputBuffer(1, type, "a"), inputBuffer(2, type, "x"),
                    outputBuffer(type, "result")};
    pass.arguments = {{"count", word(lines)}, {"inner", word(s[0])}, {"rowLength", word(s[1])}};
    const int64_t order = coefficientsOf(plan.program.routine.flags);
    const bool states = plan.flag(kWithStates);
    const std::string own = " + " + std::to_string(order - 1) + "u * e]";
    if (states) {
        pass.buffers.insert(pass.buffers.begin() + 3, inputBuffer(3, type, "initial"));
        pass.arguments.emplace_back("size", word(lines * s[1]));
    }
    pass.words = {
        {"ORDER", std::to_string(order)},
        {"START",
         states ? "i + 1u < " + std::to_string(order) + "u ? initial[i" + own + " : " + zeroOf(t)
                : zeroOf(t)},
        {"FINISH", states ? "\n    for (uint i = 0u; i + 1u < " + std::to_string(order) +
                                "u; ++i)\n        result[size + i" + own +
                                " = vt_canonical(states[i]);"
                          : ""},
        {"NEXT", plan.flag(kNotRecursive) ? step : fmaOf(plan) + "(-a[i + 1u], sum, " + step + ")"},
        {"FMA", fmaOf(plan)},
        {"ZERO", zeroOf(t)},
        {"T", type}};
    pass.groups = groupsOf(lines);
    plan.add(pass);
}

void planInterpolate(RoutinePlan& plan) {
    const std::vector<int64_t>& s = plan.geometry.sizes;
    const int64_t count = plan.geometry.elements();
    const auto outside = static_cast<uint64_t>(s[2]);
    RoutinePass pass;
    pass.file = "interpolate.glsl";
    pass.buffers = {inputBuffer(0, "double", "x"), inputBuffer(1, "double", "y"),
                    inputBuffer(2, "double", "queries"), outputBuffer("double", "result")};
    pass.arguments = {{"count", word(count)},
                      {"points", word(s[0])},
                      {"queryCount", word(plan.geometry.extents[2])},
                      {"outsideLow", static_cast<uint32_t>(outside)},
                      {"outsideHigh", static_cast<uint32_t>(outside >> 32)}};
    pass.words = {
        {"INSIDE", plan.flag(kExtrapolate) ? "true" : "q >= x[0] && q <= x[points - 1u]"}};
    pass.groups = groupsOf(count);
    plan.add(pass);
}

} // namespace vitrine::codegen
