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

/// Shared memory of digit_move.glsl.
constexpr uint32_t kSharedBytes = 29 * 1024;

/// Through shared memory, from where the elements of a thread were to where they are.
std::string exchange(const char* to, const char* from) {
    return std::string("barrier();\n"
                       "        [[unroll]] for (uint j = 0u; j < kItems; ++j)\n"
                       "            staged[padded(") +
           to +
           ")] = $STAGED(load[j]);\n"
           "        barrier();\n"
           "        [[unroll]] for (uint j = 0u; j < kItems; ++j)\n"
           "            load[j] = $LOAD(staged[padded(" +
           from + ")]);\n";
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

constexpr const char* kStriped = "j * 256u + t";
constexpr const char* kBlocked = "t * kItems + j";

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
    [[nodiscard]] std::string firstLoad() const {
        if (m_sort.load.empty()) return {};
        if (!m_from && m_sort.positions())
            return "[[unroll]] for (uint j = 0u; j < kItems; ++j)\n"
                   "            load[j] = tile + t * kItems + j;\n";
        const std::string source = m_from ? "loadsIn[line * rowLength + tile + j * 256u + t]"
                                          : "loadSource[tile + j * 256u + t]";
        return "[[unroll]] for (uint j = 0u; j < kItems; ++j)\n"
               "            if (j * 256u + t < count) load[j] = " +
               source + ";\n        " + exchange(kStriped, kBlocked);
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
    return traits.maxShared >= kSharedBytes && traits.maxWorkgroup >= 256;
}

SortedLines planDigitSort(RoutinePlan& plan, const DigitSort& sort) {
    const int64_t length = sort.length, lines = sort.inner * sort.outer, count = lines * length;
    const bool loads = !sort.load.empty();
    const auto bytesOf = [](const std::string& type) { return type == "uint64_t" ? 8u : 4u; };
    const bool wide = bytesOf(sort.element) == 8 || (loads && bytesOf(sort.load) == 8);
    const int64_t tile = 256 * std::max<int64_t>(1, plan.traits.sortItems / (wide ? 2 : 1));
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
            store =
                "result[line % inner + inner * (to + rowLength * (line / inner))] = " + sort.store +
                ";";
        } else {
            move.buffers.push_back(temporaryBuffer(to.keys, sort.element, "elementsOut", true));
            store = "elementsOut[line * rowLength + to] = item[j];";
            if (loads) {
                move.buffers.push_back(temporaryBuffer(to.order, sort.load, "loadsOut", true));
                store += "\n            loadsOut[line * rowLength + to] = load[j];";
            }
        }
        move.arguments = std::move(arguments);
        move.accessors = digit.accessors();
        move.words = {{"LOAD_DECLARATION", loads ? "$LOAD load[kItems];" : ""},
                      {"LOAD_FIRST", digit.firstLoad()},
                      {"LOAD_SECOND", loads ? exchange("place[j]", kBlocked) : ""},
                      {"LOAD_THIRD", loads ? exchange("place[j]", kStriped) : ""},
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
