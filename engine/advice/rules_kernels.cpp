// SPDX-License-Identifier: Apache-2.0
// Rules about kernels and about where they ran.
#include "advice/rules.h"

#include <algorithm>
#include <cstdio>
#include <map>

namespace vitrine::advice {

namespace {

constexpr std::size_t kLongestName = 60;

bool isOnHost(const RunRecord& run, const KernelRecord& kernel) {
    return kernel.provider == run.hostName;
}

const ProviderRates& ratesOf(const RunRecord& run, const KernelRecord& kernel) {
    return isOnHost(run, kernel) ? run.host : run.device;
}

/// What a run of median length reaches: the first one may hold the driver's own compiling.
struct Reached {
    double share = 0;   ///< of the side's measured bandwidth or arithmetic rate, the nearer one
    std::string amount; ///< "12.3 of 40 GB/s"
};

Reached reachedBy(const RunRecord& run, const KernelRecord& kernel) {
    const ProviderRates& rates = ratesOf(run, kernel);
    const double seconds = static_cast<double>(kernel.medianNs) * 1e-9 * kernel.count;
    const double bytes = static_cast<double>(kernel.bytes) / seconds;
    const double flops = static_cast<double>(kernel.flops) / seconds;
    const double most = kernel.doublePrecision ? rates.flopsDouble : rates.flopsSingle;
    const bool memory = bytes / rates.bandwidth >= flops / most;
    Reached out;
    out.share = memory ? bytes / rates.bandwidth : flops / most;
    char text[64];
    std::snprintf(text, sizeof text, "%.3g of %.3g %s", (memory ? bytes : flops) * 1e-9,
                  (memory ? rates.bandwidth : most) * 1e-9, memory ? "GB/s" : "GFLOP/s");
    out.amount = text;
    return out;
}

bool isTimed(const KernelRecord& kernel) {
    return kernel.count > 0 && kernel.medianNs > 0 && (kernel.count > 1 || kernel.cacheMisses == 0);
}

bool isLaunchBound(const RunRecord& run, const KernelRecord& kernel) {
    constexpr double kStarts = 3;
    return static_cast<double>(kernel.medianNs) * 1e-9 <
           kStarts * ratesOf(run, kernel).launchSeconds;
}

Finding findingFor(const RunRecord& run, const KernelRecord& kernel) {
    Finding f;
    for (const GraphGroup& group : run.graph.groups) {
        if (group.id == kernel.group) placeAtGroup(run.graph, group, f);
    }
    if (f.line == 0) placeAtLine(run.graph, kernel.line, f);
    f.measured = true;
    return f;
}

/// What the user did that put the group where it is, undone.
std::string undo(const Decision& d) {
    if (d.rule == "gpuArray")
        return "Leave out gpuArray: what pays on the GPU gets there by itself.";
    if (d.rule == "threshold")
        return "Take the number of elements (VITRINE_MIN_ELEMENTS_…) out of the settings.";
    if (d.rule == "device setting") return "Set the device to auto.";
    if (d.rule.starts_with("pinned")) return "Take the pin away.";
    return {};
}

/// Work that is not where it is predicted to be fastest, though the user and not the cost decided.
void onSlowerSide(const RunRecord& run, bool onDevice, Findings& out) {
    constexpr double kClearly = 1.2;
    for (const GraphGroup& group : run.graph.groups) {
        const Decision& d = group.decision;
        if (group.onDevice != onDevice || undo(d).empty()) continue;
        if (d.hostMicroseconds <= 0 || d.deviceMicroseconds <= 0) continue;
        const double here = onDevice ? d.deviceMicroseconds : d.hostMicroseconds;
        const double there = onDevice ? d.hostMicroseconds : d.deviceMicroseconds;
        if (here < kClearly * there) continue;
        Finding f;
        placeAtGroup(run.graph, group, f);
        f.microseconds = (here - there) * group.iterations;
        f.text = "Computing " + cutText(group.makes, kLongestName) +
                 (onDevice ? " is too little work for the GPU: " : " waits for the CPU: ") +
                 durationText(here) + " predicted " +
                 (onDevice ? "there, transfers included, against " : "there against ") +
                 durationText(there) + (onDevice ? " on the CPU." : " on the GPU.");
        f.advice = undo(d);
        out.push_back(std::move(f));
    }
}

/// The first line of a text that another one has not.
std::string firstDifference(const std::string& a, const std::string& b) {
    constexpr std::size_t kLongest = 60;
    const auto at = std::mismatch(a.begin(), a.end(), b.begin(), b.end()).first;
    const auto place = static_cast<std::size_t>(at - a.begin());
    if (place >= a.size()) return {};
    const std::size_t begin =
        a.rfind('\n', place) == std::string::npos || place == 0 ? 0 : a.rfind('\n', place - 1) + 1;
    std::string line = a.substr(begin, std::min(a.find('\n', place), a.size()) - begin);
    line.erase(0, line.find_first_not_of(' '));
    return cutText(line, kLongest);
}

} // namespace

void belowCeiling(const RunRecord& run, Findings& out) {
    constexpr double kGood = 0.5;
    for (const KernelRecord& kernel : run.graph.kernels) {
        if (!isTimed(kernel) || isLaunchBound(run, kernel)) continue;
        const Reached reached = reachedBy(run, kernel);
        if (reached.share <= 0 || reached.share >= kGood) continue;
        Finding f = findingFor(run, kernel);
        f.microseconds =
            static_cast<double>(kernel.medianNs) / 1e3 * kernel.count * (1 - reached.share);
        char percent[16];
        std::snprintf(percent, sizeof percent, "%.2g %%", 100 * reached.share);
        f.text = "The kernel of " + cutText(kernel.makes, kLongestName) + " runs at " + percent +
                 " of what " + (isOnHost(run, kernel) ? "the CPU" : run.deviceName) + " can do (" +
                 reached.amount + ").";
        out.push_back(std::move(f));
    }
}

void launchBound(const RunRecord& run, Findings& out) {
    constexpr uint32_t kOften = 10;
    for (const KernelRecord& kernel : run.graph.kernels) {
        if (isOnHost(run, kernel) || !isTimed(kernel) || kernel.count < kOften ||
            !isLaunchBound(run, kernel))
            continue;
        Finding f = findingFor(run, kernel);
        f.microseconds = run.device.launchSeconds * 1e6 * kernel.count;
        f.measured = false;
        f.text = "The kernel of " + cutText(kernel.makes, kLongestName) + " was started " +
                 std::to_string(kernel.count) + " times for " +
                 durationText(static_cast<double>(kernel.medianNs) / 1e3) +
                 " each, hardly more than a start takes (" +
                 durationText(run.device.launchSeconds * 1e6) + ").";
        f.advice = "Give it more at once: work on several columns or steps in one operation.";
        out.push_back(std::move(f));
    }
}

void tooSmall(const RunRecord& run, Findings& out) {
    onSlowerSide(run, true, out);
}

void keptOnHost(const RunRecord& run, Findings& out) {
    onSlowerSide(run, false, out);
}

void refused(const RunRecord& run, Findings& out) {
    if (!run.hasDevice()) return;
    for (const GraphGroup& group : run.graph.groups) {
        const Decision& d = group.decision;
        if (group.onDevice || d.rule != "not possible") continue;
        Finding f;
        placeAtGroup(run.graph, group, f);
        f.measured = d.measuredRuns > 0;
        f.microseconds =
            f.measured ? d.measuredTotalMicroseconds : d.hostMicroseconds * group.iterations;
        f.text =
            "Computing " + cutText(group.makes, kLongestName) + " stays on the CPU. " + d.reason;
        out.push_back(std::move(f));
    }
}

void compiledAgain(const RunRecord& run, Findings& out) {
    // By title and line: passes of one launch belong to one group, so the groups are told apart.
    std::map<std::pair<std::string, uint32_t>, std::vector<const KernelRecord*>> places;
    for (const KernelRecord& kernel : run.graph.kernels) {
        if (kernel.cacheMisses == 0 || kernel.line == 0) continue;
        auto& made = places[{kernel.title, kernel.line}];
        if (std::none_of(made.begin(), made.end(), [&](const KernelRecord* k) {
                return k->group == kernel.group || k->kernel == kernel.kernel;
            }))
            made.push_back(&kernel);
    }
    for (const auto& [place, made] : places) {
        if (made.size() < 2) continue;
        Finding f = findingFor(run, *made.back());
        for (std::size_t i = 1; i < made.size(); ++i)
            f.microseconds += made[i]->compileMs * 1e3;
        f.text = "The kernel of " + cutText(made.back()->makes, kLongestName) + " was made " +
                 std::to_string(made.size()) +
                 " times for this line: a class, a shape or what is fused with it changes.";
        if (const std::string line = firstDifference(made[1]->source.str(), made[0]->source.str());
            !line.empty())
            f.text.insert(f.text.size() - 1, ", first in `" + line + "`");
        f.advice = "Keep classes and orientations the same from one run of the line to the next.";
        out.push_back(std::move(f));
    }
}

} // namespace vitrine::advice
