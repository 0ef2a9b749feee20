// SPDX-License-Identifier: Apache-2.0
// Rules about copies between CPU and GPU.
#include "advice/rules.h"

#include <algorithm>

namespace vitrine::advice {

namespace {

constexpr uint64_t kMuch = 1 << 20; // bytes

double cost(const CopyRecord& copy) {
    return static_cast<double>(copy.copyNs + copy.waitNs) / 1e3;
}

/// "x (1000000x1 double, 7.6 MiB)".
std::string arrayText(const RunRecord& run, const CopyRecord& copy) {
    const GraphNode* node = nodeOf(run.graph, copy.node);
    const std::string name = !copy.variable.empty()            ? copy.variable
                             : node && !node->variable.empty() ? node->variable
                             : copy.made && node               ? "The result of " + node->op
                                                               : "An array";
    return name + " (" + copy.shape + ", " + bytesText(copy.bytes / std::max(copy.count, 1u)) + ")";
}

Finding findingFor(const CopyRecord& copy) {
    Finding f;
    f.file = copy.file;
    f.line = copy.line;
    f.node = copy.node;
    f.microseconds = cost(copy);
    f.measured = true;
    return f;
}

std::string readAdvice(const CopyRecord& copy) {
    const bool often = copy.count > 1;
    if (copy.reader.empty()) return {};
    if (copy.reader == "condition")
        return often ? "Decide less often, or for all elements at once with a mask." : "";
    const bool shows = copy.reader == "display" || copy.reader == "disp" ||
                       copy.reader == "fprintf" || copy.reader == "sprintf";
    if (shows && copy.bytes / std::max(copy.count, 1u) >= kMuch)
        return "Show a part or a summary of it (x(1:10), mean(x), max(x)).";
    if (often) return "Collect the results in an array and read them once after the loop.";
    return {};
}

} // namespace

void hostRead(const RunRecord& run, Findings& out) {
    for (const CopyRecord& copy : run.graph.copies) {
        if (!copy.toHost) continue;
        Finding f = findingFor(copy);
        const std::string because = copy.reader.empty()          ? "what reads it runs there"
                                    : copy.reader == "condition" ? "a condition asks for its value"
                                    : copy.reader == "display"   ? "it is displayed"
                                    : copy.reader == "read"      ? "its elements are read there"
                                                                 : copy.reader + " reads it";
        f.text = arrayText(run, copy) + " is copied to the CPU" + timesText(copy.count) +
                 " because " + because + ".";
        f.advice = readAdvice(copy);
        out.push_back(std::move(f));
    }
}

void upload(const RunRecord& run, Findings& out) {
    for (const CopyRecord& copy : run.graph.copies) {
        if (copy.toHost) continue;
        Finding f = findingFor(copy);
        f.text = arrayText(run, copy) +
                 (copy.made ? " is computed on the CPU" : " is made on the CPU") +
                 " and copied to the GPU" + timesText(copy.count) + ".";
        if (copy.count > 1)
            f.advice = "It changes on the CPU between its uses; change it with operations that run "
                       "on the GPU, or copy it once before the loop.";
        else if (!copy.made)
            f.advice =
                "Make it there if it can be computed (zeros, rand, linspace, a:b); data from "
                "a file need the one copy.";
        out.push_back(std::move(f));
    }
}

void memoryShort(const RunRecord& run, Findings& out) {
    constexpr auto kEvict = static_cast<std::size_t>(EventKind::Evict);
    const uint64_t bytes = run.totals.bytes[kEvict];
    if (run.totals.count[kEvict] == 0 || bytes == 0) return;
    Finding f;
    f.microseconds = static_cast<double>(bytes) / run.device.downloadBandwidth * 1e6;
    f.text = "The device's memory was short: " + bytesText(bytes) +
             " had to make room for other arrays.";
    f.advice = "Clear arrays that are not needed any more, or work through the data in parts.";
    out.push_back(std::move(f));
}

} // namespace vitrine::advice
