// SPDX-License-Identifier: Apache-2.0
// Bins, sums by bin, convolutions, filters and interpolation on a device.
#include "provider/codegen/routine_plan.h"
#include "provider/routine.h"

#include <algorithm>
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
    constexpr int64_t kFewBins = 1024, kPassTerms = int64_t{1} << 22;
    constexpr double kTermSeconds = 5e-9;
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
    const bool longBins = pass.title == "long bins";
    pass.groups = longBins ? bins : groupsOf(bins);
    // One bin may have all values. Where that takes long, or ends early, passes take some of each.
    int64_t most = longBins && bins <= kFewBins ? kPassTerms : terms;
    if (plan.traits.maxIterations) most = std::min(most, plan.traits.maxIterations / 2);
    for (int64_t begin = 0; begin == 0 || begin < terms; begin += most) {
        RoutinePass part = pass;
        if (begin > 0) part.title += part.title.empty() ? "more" : ", more";
        part.words.insert(part.words.begin(),
                          {"START", begin > 0 ? "result[e]" : part.words.front().second});
        part.arguments.insert(part.arguments.end(),
                              {{"begin", word(begin)}, {"most", word(std::min(most, terms))}});
        part.seconds = kTermSeconds * static_cast<double>(std::min(most, terms - begin)) /
                       static_cast<double>(bins);
        plan.add(std::move(part));
    }
}

namespace {

/// Of convolve_tiles.glsl: 64 rows of 32 columns a workgroup.
struct ConvolveTiles {
    static constexpr int64_t kRows = 64, kColumns = 32;
    static constexpr int64_t kSpan = 16; ///< columns of the kernel that meet a tile at once
    /// Below, each sum by itself is as fast; where each of its steps takes care, far fewer are not.
    static constexpr int64_t kLeastTerms = 16, kLeastCarefulTerms = 4;

    ConvolveTiles(const sizes::Convolve& size, int64_t columns)
        : terms((size.kernelRows + 7) / 8 * 8), lead(kRows + terms + 1),
          groups(groupsOf(size.resultRows, kRows) * groupsOf(columns, kColumns)) {}
    [[nodiscard]] int64_t places() const { return (kColumns - 1 + kSpan) * lead + kSpan * terms; }

    int64_t terms; ///< rows of the kernel, filled up to whole windows
    int64_t lead;  ///< of a tile's column; odd, against conflicts
    int64_t groups;
};

/// Where the device's fma loses subnormal numbers, as in routine_tiles.cpp: the least magnitudes of
/// what a tile has met so far tell whether any could matter; then the column's terms are added with
/// care.
constexpr std::pair<const char*, const char*> kKeptTiles[] = {
    {"KEPTSHARED", "shared uint least[2];\n"},
    {"KEPTSTART", "    uint leastValue = 0xffffffffu;\n"
                  "    uint leastWeight = 0xffffffffu;\n"
                  "    if (lane < 2u) least[lane] = 0xffffffffu;\n"
                  "    barrier();\n"},
    {"KEPTVALUE", "            leastValue = vt_least(leastValue, value);\n"},
    {"KEPTWEIGHT", "            leastWeight = vt_least(leastWeight, value);\n"},
    {"KEPTMEETING", "        atomicMin(least[0], leastValue);\n"
                    "        atomicMin(least[1], leastWeight);\n"},
    {"KEPTCOLUMN", R"(            if (vt_fma_loses(least[0], least[1])) {
                for (uint s = 0u; s < kernelRows; ++s) {
                    for (uint r = 0u; r < 8u; ++r) {
                        if (uint(top + int(band + s + r)) < xRows)
                            sums[r] = vt_fma_kept(weights[q * $TERMSu + s],
                                                  tile[(mine + q) * $LEADu + band + s + r], sums[r]);
                    }
                }
                continue;
            }
)"}};

} // namespace

void planConvolve(RoutinePlan& plan) {
    const auto size = plan.sizes<sizes::Convolve>();
    const std::string type = valueType(plan.dtype(0));
    const int64_t count = plan.geometry.elements();
    const int64_t columns = count / std::max<int64_t>(size.resultRows, 1);
    const ConvolveTiles tiles(size, columns);
    const bool tiled =
        size.resultRows >= ConvolveTiles::kRows && columns >= ConvolveTiles::kColumns &&
        size.kernelRows * size.kernelColumns >= (losesSubnormals(plan)
                                                     ? ConvolveTiles::kLeastCarefulTerms
                                                     : ConvolveTiles::kLeastTerms) &&
        static_cast<uint64_t>(tiles.places()) * sizeOf(plan.dtype(0)) + 8 <= plan.traits.maxShared;
    RoutinePass pass;
    pass.file = tiled ? "convolve_tiles.glsl" : "convolve.glsl";
    // The title says what the text depends on.
    if (tiled) pass.title = "tiles, windows of " + std::to_string(tiles.terms) + " rows";
    pass.buffers = {inputBuffer(0, type, "x"), inputBuffer(1, type, "kernel"),
                    outputBuffer(type, "result")};
    pass.arguments = {{"count", word(count)},
                      {"xRows", word(size.rows)},
                      {"xColumns", word(size.columns)},
                      {"kernelRows", word(size.kernelRows)},
                      {"kernelColumns", word(size.kernelColumns)},
                      {"firstRow", word(size.firstRow)},
                      {"firstColumn", word(size.firstColumn)},
                      {"rows", word(size.resultRows)}};
    const bool kept = tiled && losesSubnormals(plan) && plan.traits.fmaExact;
    // Words that hold others come first.
    if (tiled) {
        for (const auto& [name, text] : kKeptTiles)
            pass.words.emplace_back(name, kept ? text : "");
    }
    // Where a step is a function of many, the text of 128 of them takes long to compile.
    if (tiled)
        pass.words.emplace_back("UNROLL", plan.traits.fmaExact ? "[[unroll]]" : "[[dont_unroll]]");
    pass.words.emplace_back("FMA", kept ? "fma" : fmaOf(plan));
    pass.words.emplace_back("ZERO", zeroOf(plan.dtype(0)));
    pass.groups = groupsOf(count);
    if (tiled) {
        pass.arguments.emplace_back("columns", word(columns));
        pass.words.insert(pass.words.end(), {{"SPAN", std::to_string(ConvolveTiles::kSpan)},
                                             {"LEAD", std::to_string(tiles.lead)},
                                             {"TERMS", std::to_string(tiles.terms)}});
        pass.groups = tiles.groups;
    }
    pass.words.emplace_back("T", type);
    plan.add(pass);
}

void planFilter(RoutinePlan& plan) {
    const auto [inner, length, outer] = plan.sizes<sizes::Lines>();
    const DType t = plan.dtype(2);
    const std::string type = valueType(t);
    const bool complex = plan.flag(kComplex), states = plan.flag(kWithStates);
    const int64_t lines = inner * outer, order = coefficientsOf(plan.program.routine.flags),
                  kept = (complex ? 2 : 1) * (order - 1);
    // A line is one chain of steps, which passes share so that none takes long.
    constexpr double kTermSeconds = 5e-8, kPassSeconds = 0.02;
    const double step = kTermSeconds * static_cast<double>(order) * (complex ? 2 : 1);
    const int64_t limit =
                      plan.traits.maxIterations ? plan.traits.maxIterations / (order + 1) : length,
                  most = std::clamp<int64_t>(static_cast<int64_t>(kPassSeconds / step), 1, limit);
    const bool cut = length > most;
    const std::string own = " + " + std::to_string(kept) + "u * e";
    std::size_t slot = 0;
    if (cut) slot = plan.temporary(static_cast<uint64_t>(kept * lines) * sizeOf(t));
    for (int64_t begin = 0; begin < length; begin += most) {
        const bool first = begin == 0, last = begin + most >= length;
        const int64_t steps = std::min(most, length - begin);
        RoutinePass pass;
        pass.file = complex ? "filter_complex.glsl" : "filter.glsl";
        pass.title = !cut ? "" : first ? "first steps" : last ? "last steps" : "steps";
        pass.buffers = {inputBuffer(0, type, "b"), inputBuffer(1, type, "a"),
                        inputBuffer(2, type, "x")};
        if (complex) pass.buffers.push_back(inputBuffer(3, type, "y"));
        if (states) pass.buffers.push_back(inputBuffer(complex ? 4 : 3, type, "initial"));
        if (cut) pass.buffers.push_back(temporaryBuffer(slot, type, "kept", true));
        pass.buffers.push_back(outputBuffer(type, "result"));
        pass.arguments = {{"count", word(lines)},      {"inner", word(inner)},
                          {"rowLength", word(length)}, {"begin", word(begin)},
                          {"steps", word(steps)},      {"size", word(lines * length)}};
        const std::string from = !first ? "kept[$AT]" : states ? "initial[$AT]" : zeroOf(t);
        const std::string to = !last    ? "kept[$AT] = $STATE;"
                               : states ? "result[$SIZE + $AT] = vt_canonical($STATE);"
                                        : "";
        const std::string size = complex ? "2u * size" : "size";
        const std::string at = (complex ? "2u * i" : "i") + own;
        const auto placed = [&](std::string text, const char* place, const char* state) {
            for (const auto& [name, value] : {std::pair<std::string, std::string>{"$AT", place},
                                              {"$STATE", state},
                                              {"$SIZE", size}}) {
                for (std::size_t p; (p = text.find(name)) != std::string::npos;)
                    text.replace(p, name.size(), value);
            }
            return text;
        };
        const std::string next = at + " + 1u";
        pass.words = {{"ORDER", std::to_string(order)},
                      {"STARTRE", placed(from, at.c_str(), "")},
                      {"STARTIM", placed(from, next.c_str(), "")},
                      {"FINISHRE", placed(to, at.c_str(), "states[i]")},
                      {"FINISHIM", placed(to, next.c_str(), "imaginary[i]")},
                      {"RECURSIVE", plan.flag(kNotRecursive) ? "false" : "true"},
                      {"FMA", fmaOf(plan)},
                      {"ZERO", zeroOf(t)},
                      {"T", type}};
        pass.seconds = step * static_cast<double>(steps);
        pass.groups = groupsOf(lines);
        plan.add(pass);
    }
}

void planInterpolate(RoutinePlan& plan) {
    const auto size = plan.sizes<sizes::Interpolate>();
    const int64_t count = plan.geometry.elements();
    const auto outside = static_cast<uint64_t>(size.outside);
    RoutinePass pass;
    pass.file = "interpolate.glsl";
    pass.buffers = {inputBuffer(0, "double", "x"), inputBuffer(1, "double", "y"),
                    inputBuffer(2, "double", "queries"), outputBuffer("double", "result")};
    pass.arguments = {{"count", word(count)},
                      {"points", word(size.points)},
                      {"queryCount", word(plan.geometry.extents[2])},
                      {"outsideLow", static_cast<uint32_t>(outside)},
                      {"outsideHigh", static_cast<uint32_t>(outside >> 32)}};
    pass.words = {
        {"INSIDE", plan.flag(kExtrapolate) ? "true" : "q >= x[0] && q <= x[points - 1u]"}};
    pass.groups = groupsOf(count);
    plan.add(pass);
}

} // namespace vitrine::codegen
