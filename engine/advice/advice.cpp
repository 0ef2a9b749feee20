// SPDX-License-Identifier: Apache-2.0
#include "advice/advice.h"

#include "advice/rules.h"

#include <algorithm>

namespace vitrine {

namespace advice {

namespace {

constexpr Rule kRules[] = {
    {"not-fused", "a value is stored by one kernel and read by the next", notFused},
    {"loop-not-rolled", "a loop is planned and run iteration by iteration", loopNotRolled},
    {"per-element", "arrayfun calls its function for each element", perElement},
    {"many-small", "operations on few elements run one by one in the interpreter", manySmall},
    {"host-read", "an array is copied to the CPU because something reads it there", hostRead},
    {"upload", "an array is made on the CPU and copied to the GPU", upload},
    {"memory-short", "arrays had to leave the device's memory", memoryShort},
    {"below-ceiling", "a kernel reaches less than half of what its side can do", belowCeiling},
    {"launch-bound", "a kernel takes hardly longer than its start", launchBound},
    {"too-small", "work runs on the GPU that the CPU is predicted to do faster", tooSmall},
    {"kept-on-cpu", "work runs on the CPU that the GPU is predicted to do faster", keptOnHost},
    {"not-on-device", "the device cannot take an operation", refused},
    {"compiled-again", "a kernel was made several times for one place", compiledAgain},
    {"compiled", "kernels were made, which a second run finds in the cache", compiled},
    {"waited", "the run stood still while the device did not compute", waited},
    {"device-start", "the device was started, or what a side can do was measured", deviceStart},
    {"note", "the engine had something to say whose cost is not known", noteWithoutCost},
};

} // namespace

std::span<const Rule> rules() {
    return kRules;
}

} // namespace advice

namespace {

constexpr double kToldShare = 0.01;        // of the run's time
constexpr double kToldMicroseconds = 1000; // what costs this much is told in any run
constexpr std::size_t kMostFindings = 50;

} // namespace

TimeSplit timeSplit(const PhaseTimes& phases) {
    const auto us = [](int64_t ns) { return static_cast<double>(ns) / 1e3; };
    const int64_t awaited = std::min(phases.deviceAwaited, phases.of(Phase::Wait));
    TimeSplit t;
    t.total = us(phases.total());
    t.interpreter = us(phases.of(Phase::Script));
    t.plan = us(phases.of(Phase::Plan));
    t.compile = us(phases.of(Phase::Compile));
    t.transfer = us(phases.of(Phase::Transfer));
    t.cpu = us(phases.of(Phase::Host));
    t.gpu = us(awaited);
    t.wait = us(phases.of(Phase::Wait) - awaited + phases.of(Phase::Paused));
    t.other = us(phases.of(Phase::Start) + phases.of(Phase::Show));
    t.gpuBusy = us(phases.deviceBusy);
    return t;
}

const std::vector<TimePart>& timeParts() {
    static const std::vector<TimePart> parts = {{"interpreter", &TimeSplit::interpreter},
                                                {"plan", &TimeSplit::plan},
                                                {"compile", &TimeSplit::compile},
                                                {"transfer", &TimeSplit::transfer},
                                                {"cpu", &TimeSplit::cpu},
                                                {"gpu", &TimeSplit::gpu},
                                                {"wait", &TimeSplit::wait},
                                                {"other", &TimeSplit::other}};
    return parts;
}

Advice advise(const RunRecord& run) {
    Advice out;
    out.time = timeSplit(run.phases);
    for (const advice::Rule& rule : advice::rules()) {
        const std::size_t before = out.findings.size();
        rule.find(run, out.findings);
        for (std::size_t i = before; i < out.findings.size(); ++i)
            out.findings[i].rule = rule.id;
    }
    std::stable_sort(
        out.findings.begin(), out.findings.end(),
        [](const Finding& a, const Finding& b) { return a.microseconds > b.microseconds; });
    const double least = std::min(kToldMicroseconds, kToldShare * out.time.total);
    const std::size_t found = out.findings.size();
    std::erase_if(out.findings, [least](const Finding& f) {
        return f.microseconds != 0 && f.microseconds < least;
    });
    if (out.findings.size() > kMostFindings) out.findings.resize(kMostFindings);
    out.omitted = static_cast<uint32_t>(found - out.findings.size());
    return out;
}

} // namespace vitrine
