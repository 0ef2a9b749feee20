// SPDX-License-Identifier: Apache-2.0
// Sorts on a device: long lines by the digits of keys (routine_digits.cpp); others in runs of 512
// in shared memory, then merged in pairs.
#include "provider/codegen/routine_plan.h"
#include "provider/routine.h"

#include <bit>

namespace vitrine::codegen {

namespace {

constexpr int64_t kRun = 512;

bool isWide(DType t) {
    return sizeOf(t) == 8;
}

/// KEY name(WORD bits): as sortKey in host/sort_keys.h. narrow: small integers need the right order
/// in as many lower bits as they have, otherwise in the whole word.
std::string keyFunction(DType t, const char* name, bool narrow, bool descending,
                        bool missingFirst) {
    const std::string type = isWide(t) ? "uint64_t" : "uint";
    const std::string end = isWide(t) ? "ul" : "u";
    const std::string top = isWide(t) ? "0x8000000000000000ul" : "0x80000000u";
    const std::string all = isWide(t) ? "0xfffffffffffffffful" : "0xffffffffu";
    std::string text = type + " " + name + "(" + type + " bits) {\n";
    if (isFloat(t)) {
        const std::string magnitude = "(bits & ~" + top + ")";
        const std::string infinity = isWide(t) ? "0x7ff0000000000000ul" : "0x7f800000u";
        text += "    if (" + magnitude + " > " + infinity + ") return " +
                (missingFirst ? "0" + end : all) + ";\n";
        text += "    if (" + magnitude + " == 0" + end + ") bits = 0" + end + ";\n";
        text += "    " + type + " key = (bits & " + top + ") != 0" + end + " ? ~bits : bits | " +
                top + ";\n";
    } else {
        const std::string sign = narrow && sizeOf(t) == 1   ? "0x80u"
                                 : narrow && sizeOf(t) == 2 ? "0x8000u"
                                                            : top;
        text += "    " + type + " key = bits" + (isSigned(t) ? " ^ " + sign : "") + ";\n";
    }
    return text + "    return " + (descending ? "~key" : "key") + ";\n}\n\n";
}

/// source[e] as a word, where integers keep their value.
std::string elementText(DType t) {
    if (isFloat(t)) return "source[e]";
    if (isWide(t)) return "uint64_t(source[e])";
    return isSigned(t) ? "uint(int(source[e]))" : "uint(source[e])";
}

/// A word as an element of a buffer of words.
std::string storedText(DType t) {
    switch (sizeOf(t)) {
    case 1:
        return "uint8_t(item[j])";
    case 2:
        return "uint16_t(item[j])";
    default:
        return "item[j]";
    }
}

bool byDigits(const RoutinePlan& plan, int64_t length, int bits) {
    return length > plan.traits.sortDigitsFrom * std::max(1, bits / 32) &&
           canSortByDigits(plan.traits);
}

} // namespace

SortedLines planSortedLines(RoutinePlan& plan, const SortRequest& r) {
    const auto word = [](int64_t n) { return static_cast<uint32_t>(n); };
    const int64_t length = r.length, lines = r.inner * r.outer, count = lines * length;
    const uint64_t keyBytes = r.wide ? 8 : 4;
    const std::string key = r.wide ? "uint64_t" : "uint";
    const auto slot = static_cast<int64_t>(
        std::bit_ceil(static_cast<uint64_t>(std::clamp<int64_t>(length, 2, kRun))));
    const int64_t runs = groupsOf(length, slot);
    const int64_t tiles = groupsOf(runs * lines, kRun / slot);
    SortedLines from{plan.temporary(static_cast<uint64_t>(count) * keyBytes),
                     plan.temporary(static_cast<uint64_t>(count) * 4)};
    RoutinePass tile;
    tile.file = "sort_tiles.glsl";
    tile.title = "runs";
    tile.buffers = {inputBuffer(r.input, r.element, "source"),
                    temporaryBuffer(from.keys, key, "sortedKeys", true),
                    temporaryBuffer(from.order, "uint", "order", true)};
    tile.arguments = {{"tiles", word(tiles)},   {"slot", word(slot)},
                      {"runs", word(runs)},     {"lines", word(lines)},
                      {"inner", word(r.inner)}, {"rowLength", word(length)}};
    tile.accessors = r.keyFunction;
    tile.words = {{"KEY", key}, {"LAST", r.wide ? "0xfffffffffffffffful" : "0xffffffffu"}};
    tile.groups = tiles;
    plan.add(tile);
    if (runs == 1) return from;
    SortedLines to{plan.temporary(static_cast<uint64_t>(count) * keyBytes),
                   plan.temporary(static_cast<uint64_t>(count) * 4)};
    for (int64_t run = slot; run < length; run *= 2) {
        RoutinePass merge;
        merge.file = "sort_merge.glsl";
        merge.title = "merge";
        merge.buffers = {temporaryBuffer(from.keys, key, "keysIn", false),
                         temporaryBuffer(from.order, "uint", "orderIn", false),
                         temporaryBuffer(to.keys, key, "keysOut", true),
                         temporaryBuffer(to.order, "uint", "orderOut", true)};
        merge.arguments = {{"count", word(count)}, {"rowLength", word(length)}, {"run", word(run)}};
        merge.words = {{"KEY", key}};
        merge.groups = groupsOf(count);
        plan.add(merge);
        std::swap(from, to);
    }
    return from;
}

void planSort(RoutinePlan& plan) {
    const auto size = plan.sizes<sizes::Lines>();
    const int64_t inner = size.inner, length = size.length,
                  count = size.inner * size.length * size.outer;
    const DType t = plan.dtype(0);
    const auto word = [](int64_t n) { return static_cast<uint32_t>(n); };
    const bool values = plan.program.routine.op == RoutineOp::Sort;
    const bool descending = plan.flag(kDescending), missingFirst = plan.flag(kMissingFirst);
    // Floating-point elements are read as bits.
    const std::string element = isWide(t) ? "uint64_t" : "uint";
    const std::string source = isFloat(t) ? element : storageType(t);
    const int bits = static_cast<int>(8 * sizeOf(t));
    if (byDigits(plan, length, bits)) {
        DigitSort digits;
        digits.inner = inner;
        digits.length = length;
        digits.outer = size.outer;
        digits.bits = bits;
        digits.source = source;
        digits.element = element;
        digits.fetch = elementText(t);
        digits.keyFunction = keyFunction(t, "keyOf", true, descending, missingFirst);
        if (!values) digits.load = "uint";
        const char* stored = isWide(t) ? "uint64_t" : wordType(t);
        digits.result = outputBuffer(values ? stored : "double", "result");
        digits.store = values ? storedText(t) : "double(load[j] + 1u)";
        planDigitSort(plan, digits);
        return;
    }
    SortRequest request;
    request.inner = inner;
    request.length = length;
    request.outer = size.outer;
    request.wide = isWide(t);
    request.element = source;
    request.keyFunction = keyFunction(t, "keyOfWord", false, descending, missingFirst) + element +
                          " keyOf(uint e) { return keyOfWord(" + elementText(t) + "); }\n\n";
    const SortedLines sorted = planSortedLines(plan, request);
    RoutinePass finish;
    finish.file = "sort_finish.glsl";
    finish.buffers = {temporaryBuffer(sorted.order, "uint", "order", false),
                      outputBuffer(values ? wordType(t) : "double", "result")};
    if (values) finish.buffers.push_back(inputBuffer(0, wordType(t), "source"));
    finish.arguments = {
        {"count", word(count)}, {"inner", word(inner)}, {"rowLength", word(length)}};
    finish.words = {
        {"VALUE", values ? "source[i + inner * (from + rowLength * o)]" : "double(from + 1u)"}};
    finish.groups = groupsOf(count);
    plan.add(finish);
}

} // namespace vitrine::codegen
