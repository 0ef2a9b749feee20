// SPDX-License-Identifier: Apache-2.0
#pragma once
// What to say after a run: where its time went, and findings by what they cost. Made from the
// record of the run alone, by a table of rules (rules.h). Values and pure functions; any thread.
#include "accel/graph/graph_snapshot.h"
#include "provider/provider.h"
#include "trace/phases.h"
#include "trace/trace.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// A run's time in microseconds; the parts add up to the total.
struct TimeSplit {
    double total = 0;
    double interpreter = 0; ///< the script itself and built-in functions without a kernel
    double plan = 0;        ///< capture, fusion, placement
    double compile = 0;     ///< kernels made, or taken from the cache on disk
    double transfer = 0;    ///< copies between CPU and GPU
    double cpu = 0;         ///< kernels on the CPU
    double gpu = 0;         ///< the run stood still while the GPU computed
    double wait = 0;        ///< it stood still otherwise: latency of the device, pause, input
    double other = 0;       ///< the device's start, snapshots and figures for the window
    double gpuBusy = 0;     ///< no part: the GPU computed, beside the run's other work too
};
[[nodiscard]] TimeSplit timeSplit(const PhaseTimes& phases);

/// A part of the split, by the name that JSON and the workbench use.
struct TimePart {
    std::string_view name; ///< "interpreter"
    double TimeSplit::*value;
};
[[nodiscard]] const std::vector<TimePart>& timeParts();

struct Finding {
    std::string rule;
    uint32_t file = 0, line = 0;  ///< 0: about the run
    uint32_t node = 0, group = 0; ///< of the record, 0: none
    double microseconds = 0;      ///< that it cost, or that doing without it would save; 0: unknown
    bool measured = false;        ///< on the clock; else predicted from measured rates
    std::string text;             ///< one sentence
    std::string advice;           ///< what to do, or ""
};

struct Advice {
    TimeSplit time;
    std::vector<Finding> findings; ///< the costliest first
    uint32_t omitted = 0;          ///< that cost too little to be told
};

/// What the rules look at.
struct RunRecord {
    GraphSnapshot graph;
    PhaseTimes phases;
    TraceTotals totals; ///< of the run alone
    ProviderRates host, device;
    std::string deviceName; ///< "": none was started
    std::string hostName;

    [[nodiscard]] bool hasDevice() const { return !deviceName.empty(); }
};

[[nodiscard]] Advice advise(const RunRecord& run);

using FileNames = std::function<std::string(uint32_t file)>;
/// A table for people, and JSON; resources/docs/formats.md has its fields.
[[nodiscard]] std::string adviceText(const Advice& advice, const FileNames& nameOf);
[[nodiscard]] std::string adviceJson(const Advice& advice, const FileNames& nameOf);

} // namespace vitrine
