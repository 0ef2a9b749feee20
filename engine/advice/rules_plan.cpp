// SPDX-License-Identifier: Apache-2.0
// Rules about what was planned: fusion, loops, and what never got as far as a plan.
#include "advice/rules.h"

#include <algorithm>
#include <unordered_set>

namespace vitrine::advice {

namespace {

/// What a user can do about an obstacle of fusion (accel/fusion/fusion_obstacles.cpp). What is not
/// in the list is in the nature of the operations.
constexpr std::pair<std::string_view, std::string_view> kFusionAdvice[] = {
    {"pinned apart", "Take the pin away."},
    {"fusion off", "Turn fusion on (VITRINE_FUSION)."},
    {"pinned sides", "Pin both to the same side, or neither."},
    {"buffers", "Use fewer different arrays in one expression."},
    {"assigned places", "Assign the whole array instead of a part of it."},
    {"result between", "Compute what is needed between them earlier."},
    {"loop order", "Keep the array in the shape that the loop works in."},
    {"stored each time", "Store once after the loop, if the last value is all that is wanted."},
    {"other shape", "Keep both in one shape; reshape or transpose at the end."},
};

/// The same for a loop that is not rolled (accel/loops/loop_obstacles.cpp).
constexpr std::pair<std::string_view, std::string_view> kLoopAdvice[] = {
    {"iterations differ", "Move the iterations that differ before or after the loop."},
    {"many operations", "Split the loop, or shorten what it computes."},
    {"pinned apart", "Take the pin away."},
    {"pinned sides", "Pin the whole loop to one side, or none of it."},
    {"class or size", "Give the value its final class and size before the loop."},
    {"different sizes", "Work on arrays of one size in a loop."},
    {"earlier value kept", "Keep a copy of what is wanted in an array, a column an iteration."},
    {"stores twice", "Store once an iteration: join what is stored first."},
    {"stores by steps", "Store whole columns, one beside the other."},
    {"stores apart", "Store the columns in order: x(:,k) for k = 1:n."},
    {"stores other size", "Store parts as large as what the loop works on."},
    {"value needed",
     "Look at it after the loop, or only every n-th iteration in a loop around it."},
    {"realness needed", "Use real(x) or complex(x) where it is known."},
};

std::string_view adviceFor(std::span<const std::pair<std::string_view, std::string_view>> table,
                           std::string_view name) {
    const auto row =
        std::find_if(table.begin(), table.end(), [&](const auto& r) { return r.first == name; });
    return row == table.end() ? std::string_view() : row->second;
}

uint64_t groupRuns(const GraphSnapshot& graph) {
    uint64_t runs = 0;
    for (const GraphGroup& group : graph.groups)
        runs += group.iterations;
    return runs;
}

} // namespace

void notFused(const RunRecord& run, Findings& out) {
    for (const GraphGroup& group : run.graph.groups) {
        std::unordered_set<uint32_t> seen; // a value is read once for the whole group
        for (const NotFusedValue& value : group.decision.notFused) {
            const GraphNode* from = nodeOf(run.graph, value.fromNode);
            if (!from || !seen.insert(value.fromNode).second) continue;
            const double rate = (group.onDevice ? run.device : run.host).bandwidth;
            // A value that a variable holds is stored in any case.
            const double moves = from->variable.empty() ? 2 : 1;
            Finding f;
            placeAtGroup(run.graph, group, f);
            if (const GraphNode* to = nodeOf(run.graph, value.toNode)) {
                f.node = to->id;
                f.file = to->file;
                f.line = to->line;
            }
            f.microseconds =
                moves * static_cast<double>(from->bytes) * group.iterations / rate * 1e6;
            const bool other = from->line != f.line || from->file != f.file;
            f.text = "Not fused with " +
                     (other ? "line " + std::to_string(from->line) : "the same line") + ": " +
                     value.to + " reads the result of " + value.from + " (" +
                     bytesText(from->bytes) + ") from memory, because " + value.reason + ".";
            f.advice = adviceFor(kFusionAdvice, value.rule);
            out.push_back(std::move(f));
        }
    }
}

void loopNotRolled(const RunRecord& run, Findings& out) {
    constexpr std::string_view kPrefix = "loop: ";
    const uint64_t all = groupRuns(run.graph);
    for (const GraphNote& note : run.graph.notes) {
        if (!note.rule.starts_with(kPrefix)) continue;
        Finding f;
        placeAtLine(run.graph, note.line, f);
        uint32_t loop = 0;
        for (const GraphNode& node : run.graph.nodes) {
            if (node.line == note.line && node.loop != 0) loop = node.loop;
        }
        // One kernel would be planned and started once instead of in each iteration.
        double starts = 0;
        uint64_t runs = 0;
        for (const GraphGroup& group : run.graph.groups) {
            const bool inside =
                loop != 0 && std::any_of(group.nodes.begin(), group.nodes.end(), [&](uint32_t id) {
                    const GraphNode* node = nodeOf(run.graph, id);
                    return node && node->loop == loop;
                });
            if (!inside) continue;
            runs += group.iterations - 1;
            starts += (group.onDevice ? run.device : run.host).launchSeconds * 1e6 *
                      (group.iterations - 1);
        }
        if (runs > 0 && all > 0)
            f.microseconds = starts + static_cast<double>(run.phases.of(Phase::Plan)) / 1e3 *
                                          static_cast<double>(runs) / static_cast<double>(all);
        f.text = "Loop not rolled into one kernel: " + note.text;
        // The note's own words begin with the same; what is behind the colon is the reason.
        if (const std::size_t colon = note.text.find(": "); colon != std::string::npos)
            f.text = "Loop not rolled into one kernel: " + note.text.substr(colon + 2);
        f.advice = adviceFor(kLoopAdvice, std::string_view(note.rule).substr(kPrefix.size()));
        out.push_back(std::move(f));
    }
}

void perElement(const RunRecord& run, Findings& out) {
    for (const GraphNote& note : run.graph.notes) {
        if (note.rule != "arrayfun") continue;
        Finding f;
        placeAtLine(run.graph, note.line, f);
        f.text = note.text;
        f.advice = "Write it with operations on whole arrays, or with what a kernel can do: "
                   "arithmetic, if, loops on real scalars.";
        out.push_back(std::move(f));
    }
}

void manySmall(const RunRecord& run, Findings& out) {
    constexpr uint32_t kMany = 1000;
    constexpr double kOneMicroseconds = 0.3; // about what one takes beside the arithmetic
    const double interpreter = static_cast<double>(run.phases.of(Phase::Script)) / 1e3;
    for (const GraphNode& node : run.graph.nodes) {
        if (node.group != 0 || node.op == "input" || node.repeats < kMany) continue;
        Finding f;
        f.file = node.file;
        f.line = node.line;
        f.node = node.id;
        f.microseconds = std::min(kOneMicroseconds * node.repeats, interpreter);
        f.text = node.op + " of " + node.shape + " elements ran " + std::to_string(node.repeats) +
                 " times in the interpreter: so few are not worth a kernel each.";
        f.advice = "Compute all of them at once, as one array.";
        out.push_back(std::move(f));
    }
}

} // namespace vitrine::advice
