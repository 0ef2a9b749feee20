// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a Session owns, in the order in which it must be destroyed backwards. Engine thread, except
// the published snapshot, which has a lock of its own.
#include "accel/accel_state.h"
#include "accel/accelerator.h"
#include "accel/graph/random_state.h"
#include "base/source.h"
#include "figure/figure_store.h"
#include "provider/registry.h"
#include "session/display_buffers.h"
#include "session/internal_report.h"
#include "session/session.h"
#include "trace/interpreter_spans.h"
#include "trace/phases.h"
#include "vm/vm.h"

#include <array>

namespace vitrine {

struct DigestLimits;

struct Session::State {
    /// A tenth of a second of the fastest capturing there is, should nobody get to read.
    static constexpr std::size_t kTraceRing = std::size_t{1} << 17;

    explicit State(Settings initial);
    ~State();

    RunOutcome run(const std::function<void()>& body);
    void describeError(const ScriptError& error, RunOutcome& outcome);
    /// A line from the user, for input() and the prompt of stopped code.
    bool ask(std::string_view prompt, std::string& line);
    /// What the user is asked, as an event of the trace that has its length.
    void waitForUser(const std::function<void()>& wait);
    /// Writes the report of an internal error and adds to the text where it is.
    void reportInternal(InternalReport report, RunOutcome& outcome);
    /// Says which internal errors the run got by, once it is over.
    void tellAvoided(const RunOutcome& outcome);
    /// Publishes unless the last one is younger than a display frame, or a tenth would be spent so.
    void publishSometimes();
    void publish();
    void publishStop();
    /// Fills the snapshot with what the panels show.
    void show(SessionSnapshot& next);
    /// The record of the run, with the names of what the variables hold; arrays that only figures
    /// hold say so.
    [[nodiscard]] GraphSnapshot graph(const std::vector<VariableInfo>& variables);
    [[nodiscard]] GraphSnapshot graph() { return graph(variableInfos()); }
    [[nodiscard]] std::vector<VariableInfo> variableInfos();
    /// What the rules and the profile look at.
    [[nodiscard]] RunRecord record(GraphSnapshot graph);
    /// What is to be said of the last run, from the record as it is now.
    [[nodiscard]] Advice advice(GraphSnapshot graph);
    /// What the last run cost; without its answers.
    [[nodiscard]] RunProfile profile();
    /// Of the variables and of what was printed. Throws ScriptError where a value can't be
    /// computed.
    [[nodiscard]] std::vector<AnswerDigest> answers(const DigestLimits& limits);
    void noteOutput(std::string_view text);
    /// A variable of the selected frame while the prompt of stopped code reads, else of the
    /// workspace; Nothing when there is none.
    [[nodiscard]] Value valueNamed(const std::string& name) const;
    /// The current device, started if it was not; null, and why() tells, when there is none.
    Provider* wantedDevice() { return settings.device == "cpu" ? nullptr : providers.device(); }
    [[nodiscard]] std::string whyNoDevice() const {
        return settings.device == "cpu" ? "the device setting is cpu" : providers.why();
    }
    [[nodiscard]] static VariableInfo describe(const std::string& name, const Value& value);
    [[nodiscard]] StoppedCode describe(const DebugStop& stop);
    Settings settings;
    SourceMap sources;
    Trace trace{kTraceRing};
    TraceLog log{trace};
    PhaseClock clock;   ///< of the run, or of the last one
    TraceTotals totals; ///< of the last run
    /// Of each provider, what its counters had when the record was cleared.
    std::array<TraceTotals, kCountedProviders> cleared{};
    std::string lastScript, lastState; ///< as in RunProfile
    uint64_t outputDigest = 0;         ///< of what the last run printed
    ProviderRegistry providers;
    Accelerator accelerator;
    RandomState random;
    FigureStore figures;
    DisplayBuffers displays;
    std::function<void(const OutputText&)> output;
    std::function<bool(std::string_view, std::string&)> input;
    std::function<void()> changed;
    std::unique_ptr<DialogHost> dialogs; ///< writes what the window's host does to the trace
    std::unique_ptr<Vm> vm;
    const SourceFile* idleSource = nullptr; ///< what runs timers while nothing runs

    std::function<void(DesktopRequest, const std::string&)> desktop;
    std::optional<int> stoppedFrame; ///< its variables are published in place of the workspace's
    bool running = false;
    uint64_t revision = 0;
    int64_t lastPublish = 0;
    int64_t publishNs = 0; ///< that the last one took
    mutable std::mutex snapshotMutex;
    std::shared_ptr<const SessionSnapshot> published;
};

} // namespace vitrine
