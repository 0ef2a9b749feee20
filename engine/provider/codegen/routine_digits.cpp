// SPDX-License-Identifier: Apache-2.0
// Stable sorts of long lines by the digits of keys, from the least one. A line is cut into spans;
// for each digit of eight bits the spans' counts become places, then the elements move.
#include "provider/codegen/routine_plan.h"

namespace vitrine::codegen {

namespace {

constexpr int64_t kSpans = 1024; ///< workgroups that keep a large device busy

uint32_t word(int64_t n) {
    return static_cast<uint32_t>(n);
}

/// Through shared memory, from where the elements of a thread were to where they are.
constexpr const char* kExchange = "barrier();\n"
                                  "        [[unroll]] for (uint j = 0u; j < kItems; ++j)\n"
                                  "            staged[place[j]] = $STAGED(load[j]);\n"
                                  "        barrier();\n"
                                  "        [[unroll]] for (uint j = 0u; j < kItems; ++j)\n"
                                  "            load[j] = $LOAD(staged[j * 256u + t]);";

/// Elements of a thread.
int64_t itemsOf(const DeviceTraits& traits, bool wide) {
    return std::max<int64_t>(1, traits.sortItems / (wide ? 2 : 1));
}

/// Shared memory of digit_move.glsl.
uint32_t sharedBytes(const DeviceTraits& traits, bool wide) {
    const auto staged = static_cast<uint32_t>(256 * itemsOf(traits, wide) * (wide ? 8 : 4));
    return staged + 256 / traits.ballotSize * 512 + 4 * (3 * 256 + 16);
}

/// sums[t] becomes the sum of sums[0 … t].
std::string runningSums(uint32_t subgroup) {
    if (subgroup < 16 || subgroup > 128)
        return "void runningSums(uint t) {\n"
               "    for (uint d = 1u; d < 256u; d *= 2u) {\n"
               "        uint before = t >= d ? sums[t - d] : 0u;\n"
               "        barrier();\n"
               "        sums[t] += before;\n"
               "        barrier();\n"
               "    }\n"
               "}\n";
    const std::string size = std::to_string(subgroup) + "u";
    return "void runningSums(uint t) {\n"
           "    uint lane = t % " +
           size +
           ";\n"
           "    uint own = sums[t];\n"
           "    [[unroll]] for (uint d = 1u; d < " +
           size +
           "; d *= 2u) {\n"
           "        uint before = subgroupShuffle(own, (lane - d) % " +
           size +
           ");\n"
           "        if (lane >= d) own += before;\n"
           "    }\n"
           "    if (lane == " +
           size + " - 1u) teams[t / " + size +
           "] = own;\n"
           "    barrier();\n"
           "    for (uint i = 0u; i < t / " +
           size +
           "; ++i)\n"
           "        own += teams[i];\n"
           "    sums[t] = own;\n"
           "    barrier();\n"
           "}\n";
}

/// One digit of a sort: what it reads, and where that goes.
class DigitPass {
public:
    DigitPass(const DigitSort& sort, const SortedLines* from) : m_sort(sort), m_from(from) {}

    [[nodiscard]] RoutineBuffer elements() const {
        return m_from ? temporaryBuffer(m_from->keys, m_sort.element, "elementsIn", false)
                      : inputBuffer(m_sort.input, m_sort.source, "source");
    }
    /// fetch(line, k) and keyOf(x).
    [[nodiscard]] std::string accessors() const {
        const std::string head = m_sort.element + " fetch(uint line, uint k) {\n    ";
        const std::string body =
            m_from ? "return elementsIn[line * rowLength + k];\n}\n\n"
                   : "uint e = line % inner + inner * (k + rowLength * (line / inner));\n    "
                     "return " +
                         m_sort.fetch + ";\n}\n\n";
        return m_sort.keyFunction + head + body;
    }
    /// load[j] of the element k of a tile.
    [[nodiscard]] std::string firstLoad() const {
        if (m_sort.load.empty()) return {};
        if (!m_from && m_sort.positions()) return "load[j] = tile + k;";
        return std::string("load[j] = ") +
               (m_from ? "loadsIn[line * rowLength + " : "loadSource[") +
               "tile + min(k, count - 1u)];";
    }
    [[nodiscard]] std::vector<RoutineBuffer> loads() const {
        if (m_sort.load.empty() || (!m_from && m_sort.positions())) return {};
        if (m_from) return {temporaryBuffer(m_from->order, m_sort.load, "loadsIn", false)};
        return {inputBuffer(m_sort.loadInput, m_sort.load, "loadSource")};
    }

private:
    const DigitSort& m_sort;
    const SortedLines* m_from;
};

} // namespace

bool canSortByDigits(const DeviceTraits& traits) {
    return traits.ballotSize > 0 && traits.maxWorkgroup >= 256 &&
           traits.maxShared >= std::max(sharedBytes(traits, false), sharedBytes(traits, true));
}

SortedLines planDigitSort(RoutinePlan& plan, const DigitSort& sort) {
    const int64_t length = sort.length, lines = sort.inner * sort.outer, count = lines * length;
    const bool loads = !sort.load.empty();
    const auto bytesOf = [](const std::string& type) { return type == "uint64_t" ? 8u : 4u; };
    const bool wide = bytesOf(sort.element) == 8 || (loads && bytesOf(sort.load) == 8);
    const int64_t tile = 256 * itemsOf(plan.traits, wide);
    const bool wideVotes = plan.traits.ballotSize > 32;
    const int64_t most = std::max<int64_t>(1, kSpans / lines);
    const int64_t spanLength = groupsOf(groupsOf(length, most), tile) * tile;
    const int64_t spans = groupsOf(length, spanLength);
    const int passes = (sort.bits + 7) / 8;
    const bool stores = !sort.store.empty();

    const auto some = static_cast<uint64_t>(count);
    SortedLines sets[2];
    const auto reserve = [&](SortedLines& set) {
        set.keys = plan.temporary(some * bytesOf(sort.element));
        if (loads) set.order = plan.temporary(some * bytesOf(sort.load));
    };
    // The last pass stores into the result where it is wanted.
    const int kept = stores ? passes - 1 : passes;
    for (int i = 0; i < std::min(kept, 2); ++i)
        reserve(sets[i]);
    const auto totalCount = static_cast<uint64_t>(lines * 256);
    const std::size_t totals = plan.temporary(totalCount * static_cast<uint64_t>(spans) * 4);
    const std::size_t digitTotals = spans > 1 ? plan.temporary(totalCount * 4) : totals;

    for (int p = 0; p < passes; ++p) {
        const SortedLines* from = p == 0 ? nullptr : &sets[(p - 1) % 2];
        const SortedLines& to = sets[p % 2];
        const bool last = p + 1 == passes;
        const DigitPass digit(sort, from);
        // A text of its own where the buffers or what is stored differ.
        const std::string stage = p == 0 ? "first digit" : last ? "last digit" : "digit";
        std::vector<std::pair<std::string, uint32_t>> arguments = {
            {"lines", word(lines)},           {"spans", word(spans)},
            {"spanLength", word(spanLength)}, {"rowLength", word(length)},
            {"inner", word(sort.inner)},      {"shift", word(8 * p)}};
        RoutinePass counts;
        counts.file = "digit_count.glsl";
        counts.title = "count, " + stage;
        counts.buffers = {digit.elements(), temporaryBuffer(totals, "uint", "totals", true)};
        counts.arguments = arguments;
        counts.accessors = digit.accessors();
        counts.groups = spans * lines;
        plan.add(counts);
        if (spans > 1) {
            RoutinePass places;
            places.file = "digit_places.glsl";
            places.title = "places";
            places.buffers = {temporaryBuffer(totals, "uint", "totals", true),
                              temporaryBuffer(digitTotals, "uint", "digitTotals", true)};
            places.arguments = {{"lines", word(lines)}, {"spans", word(spans)}};
            places.groups = lines * 256;
            plan.add(places);
        }
        RoutinePass move;
        move.file = "digit_move.glsl";
        move.title = last && stores ? (p == 0 ? "only digit" : "") : stage;
        move.buffers = {digit.elements(), temporaryBuffer(totals, "uint", "totals", false),
                        temporaryBuffer(digitTotals, "uint", "digitTotals", false)};
        for (const RoutineBuffer& b : digit.loads())
            move.buffers.push_back(b);
        std::string store;
        if (last && stores) {
            move.buffers.push_back(sort.result);
            store = "result[line % inner + inner * (to[j] + rowLength * (line / inner))] = " +
                    sort.store + ";";
        } else {
            move.buffers.push_back(temporaryBuffer(to.keys, sort.element, "elementsOut", true));
            store = "elementsOut[line * rowLength + to[j]] = item[j];";
            if (loads) {
                move.buffers.push_back(temporaryBuffer(to.order, sort.load, "loadsOut", true));
                store += "\n            loadsOut[line * rowLength + to[j]] = load[j];";
            }
        }
        move.arguments = std::move(arguments);
        move.accessors = digit.accessors();
        move.words = {{"LOAD_DECLARATION", loads ? "$LOAD load[kItems];" : ""},
                      {"LOAD_FIRST", digit.firstLoad()},
                      {"LOAD_SECOND", loads ? kExchange : ""},
                      {"VOTES", wideVotes ? "uvec2" : "uint"},
                      {"ONES", wideVotes ? "uint(bitCount(votes.x) + bitCount(votes.y))"
                                         : "uint(bitCount(votes))"},
                      {"PART", wideVotes ? "xy" : "x"},
                      {"SIZE", std::to_string(plan.traits.ballotSize)},
                      {"STORE", store},
                      {"RUNNING_SUMS", runningSums(plan.traits.subgroupSize)},
                      {"STAGED", wide ? "uint64_t" : "uint"},
                      {"ELEMENT", sort.element},
                      {"LOAD", sort.load},
                      {"ITEMS", std::to_string(tile / 256)}};
        move.groups = spans * lines;
        plan.add(move);
    }
    return sets[(passes - 1) % 2];
}

} // namespace vitrine::codegen
