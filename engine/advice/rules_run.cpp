// SPDX-License-Identifier: Apache-2.0
// Rules about the run as a whole.
#include "advice/rules.h"

#include <algorithm>

namespace vitrine::advice {

namespace {

double microseconds(int64_t ns) {
    return static_cast<double>(ns) / 1e3;
}

} // namespace

void compiled(const RunRecord& run, Findings& out) {
    uint32_t made = 0;
    const KernelRecord* longest = nullptr;
    for (const KernelRecord& kernel : run.graph.kernels) {
        if (kernel.cacheMisses == 0) continue;
        ++made;
        if (!longest || kernel.compileMs > longest->compileMs) longest = &kernel;
    }
    if (!longest) return;
    Finding f;
    placeAtLine(run.graph, longest->line, f);
    f.microseconds = microseconds(run.phases.of(Phase::Compile));
    f.measured = true;
    f.text = made == 1 ? "A kernel had to be made from source."
                       : std::to_string(made) +
                             " kernels had to be made from source, the longest for this line.";
    f.advice = "The next run finds them in the cache; measure that one.";
    out.push_back(std::move(f));
}

void waited(const RunRecord& run, Findings& out) {
    constexpr double kShare = 0.1; // below, it is the price of using a device at all
    const double idle =
        microseconds(run.phases.of(Phase::Wait) -
                     std::min(run.phases.deviceAwaited, run.phases.of(Phase::Wait)));
    if (idle <= 0 || idle < kShare * microseconds(run.phases.total())) return;
    uint64_t reads = 0;
    const CopyRecord* most = nullptr;
    for (const CopyRecord& copy : run.graph.copies) {
        if (!copy.toHost) continue;
        reads += copy.count;
        if (!most || copy.waitNs > most->waitNs) most = &copy;
    }
    Finding f;
    if (most) {
        f.file = most->file;
        f.line = most->line;
        f.node = most->node;
    }
    f.microseconds = idle;
    f.measured = true;
    f.text = "The run stood still while the device did not compute: commands on their way to it "
             "and answers on their way back";
    f.text += reads > 1 ? ", for " + std::to_string(reads) + " reads of results." : ".";
    f.advice = reads > 1 ? "Read results together at the end instead of one at a time." : "";
    out.push_back(std::move(f));
}

void deviceStart(const RunRecord& run, Findings& out) {
    if (run.phases.of(Phase::Start) == 0) return;
    Finding f;
    f.microseconds = microseconds(run.phases.of(Phase::Start));
    f.measured = true;
    f.text = run.hasDevice() ? "Starting the device and measuring both sides came first (" +
                                   run.deviceName + ")."
                             : "Measuring what the CPU can do came first.";
    f.advice = "That is once a session; a second run does without.";
    out.push_back(std::move(f));
}

void noteWithoutCost(const RunRecord& run, Findings& out) {
    for (const GraphNote& note : run.graph.notes) {
        // These have rules of their own, which know what they cost.
        if (note.rule.starts_with("loop: ") || note.rule == "arrayfun") continue;
        Finding f;
        placeAtLine(run.graph, note.line, f);
        f.text = note.text;
        out.push_back(std::move(f));
    }
}

} // namespace vitrine::advice
