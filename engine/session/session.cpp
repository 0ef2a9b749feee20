// SPDX-License-Identifier: Apache-2.0
#include "session/session.h"

#include "accel/graph/complex_values.h"
#include "base/fault.h"
#include "base/host_memory.h"
#include "base/log.h"
#include "base/reclaim.h"
#include "base/stop.h"
#include "base/stop_error.h"
#include "base/waiting_file.h"
#include "base/whole_file.h"
#include "builtins/arrays/twister.h"
#include "builtins/containers/library_object.h"
#include "builtins/core/catalogue.h"
#include "builtins/files/file_table.h"
#include "lang/check.h"
#include "provider/backends/builtin_backends.h"
#include "session/internal_report.h"
#include "session/session_state.h"
#include "value/class_object.h"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

namespace {

constexpr int64_t kCountedElements = 10'000;    // of a container, for its size in the table
constexpr int64_t kPublishEveryNs = 33'000'000; // twice a display frame
constexpr int64_t kPublishShare = 10;           // of a run, one part in so many

/// Where a value's elements are beside the host; of a complex array the real parts.
const ArrayHandle* handleOf(const Value& value) {
    if (value.kind() != Kind::Tensor) return nullptr;
    if (value.mayBeComplex()) return complexes::realPartHandle(value);
    return static_cast<const ArrayHandle*>(value.tensor().remote().get());
}

std::string livesOn(const Value& value) {
    const ArrayHandle* found = handleOf(value);
    if (!found) return "host";
    const ArrayHandle& handle = *found;
    if (handle.lost) return "lost";
    if (handle.node) return "pending";
    const bool host = handle.host || value.tensor().onHost();
    if (handle.device) return host ? "host+device" : "device";
    return "host";
}

std::string previewOf(const Value& value) {
    if (value.isScalarInline()) {
        if (value.dtype() == DType::Char) return "'" + value.toText() + "'";
        if (value.dtype() == DType::Logical) return value.toDouble() != 0 ? "true" : "false";
        std::ostringstream text;
        text << value.toDouble();
        return text.str();
    }
    const std::string shape = shownShape(value).text() + " " + value.className();
    if (value.kind() == Kind::Tensor && !value.tensor().onHost()) {
        // Past the tensor: a look at a table is no reading that would move work to the host.
        const ArrayHandle* handle = handleOf(value);
        if (value.mayBeComplex() || !handle || !handle->host || handle->node) return shape;
        return previewOf(Value(makeRef<Tensor>(value.dtype(), value.shape(), handle->host)));
    }
    constexpr int64_t kShown = 60;
    const auto isShort = [&] {
        if (!value.isString()) return value.count() <= kShown;
        const auto& text = value.strings().elements[0]; // not copied: it may be half of the memory
        return !text || text->size() <= kShown;
    };
    if (value.isTextScalar() && isShort()) {
        const char quote = value.isString() ? '"' : '\'';
        return quote + value.toText() + quote;
    }
    if (value.kind() == Kind::Tensor && value.shape().isRow() && value.count() <= 8 &&
        !value.isComplex()) {
        std::ostringstream text;
        const bool scalar = value.count() == 1;
        if (!scalar) text << '[';
        for (int64_t i = 0; i < value.count(); ++i)
            text << (i ? " " : "") << value.tensor().asDouble(i);
        if (!scalar) text << ']';
        return text.str();
    }
    if (value.isFunctionHandle())
        return value.handle().text.empty() ? "@" + value.handle().name : value.handle().text;
    return shape;
}

} // namespace

Session::State::State(Settings initial)
    : settings(std::move(initial)), providers(settings, makeHostProvider(trace)),
      accelerator(settings, trace, sources, providers, coreOps()) {
    seedGenerator(random, settings.randomGenerator, 0);
    vm = std::make_unique<Vm>(
        VmOptions{settings, sources, accelerator, figures, random,
                  [this](std::string_view text) {
                      noteOutput(text);
                      if (output) output({std::string(text), false});
                      publishSometimes();
                  },
                  [this](std::string_view text) {
                      noteOutput(text);
                      if (output) output({std::string(text), true});
                  },
                  [this](std::string_view prompt, std::string& line) { return ask(prompt, line); },
                  [this](DesktopRequest request, const std::string& subject) {
                      if (desktop) desktop(request, subject);
                      return desktop != nullptr;
                  }});
    memory::start(static_cast<uint64_t>(settings.hostMemory));
    providers.host().setStopFlag(&vm->interruptFlag());
    addBuiltinBackends(providers, settings, trace, &vm->interruptFlag());
    figures.onPublished([this] { publish(); });
    published = std::make_shared<SessionSnapshot>();
}

Session::State::~State() = default;

bool Session::State::ask(std::string_view prompt, std::string& line) {
    if (!input) return false;
    bool answered = false;
    waitForUser([&] { answered = input(prompt, line); });
    return answered;
}

void Session::State::waitForUser(const std::function<void()>& wait) {
    const PhaseScope paused(Phase::Paused);
    const InterpreterSpans::Away away(trace);
    Event event;
    event.kind = EventKind::Wait;
    event.line = sources.position(vm->currentSpan()).line;
    event.file = vm->currentSpan().file;
    event.start = trace.now();
    event.setLabel("for the user");
    wait();
    event.end = trace.now();
    trace.write(event);
}

void Session::State::describeError(const ScriptError& error, RunOutcome& outcome) {
    outcome.ok = false;
    outcome.interrupted = error.identifier == kStopIdentifier;
    outcome.identifier = error.identifier;
    outcome.message = error.message;
    outcome.stack = error.stack;
    const LineColumn at = sources.position(error.span);
    outcome.line = at.line;
    outcome.column = at.column;
    if (const SourceFile* file = sources.find(error.span.file)) outcome.file = file->name();
    if (outcome.interrupted) {
        accelerator.leavePending();
        outcome.errorText = std::string(kStopText) + "\n";
        return;
    }
    outcome.errorText = "error: " + error.message + "\n";
    if (error.span.valid()) outcome.errorText += "    at " + sources.describe(error.span) + "\n";
    if (error.identifier == kInternalIdentifier) {
        reportInternal({error.message, takeLastInternalCalls(), outcome.errorText, {}}, outcome);
        return;
    }
    if (error.identifier == "MATLAB:m_invalid_syntax") {
        // The text has its mistakes all at once: say them all.
        if (const SourceFile* file = sources.find(error.span.file)) {
            const auto all = lang::checkText(file->name(), file->text());
            for (std::size_t i = 1; i < all.size(); ++i)
                outcome.errorText += "    also " + all[i] + "\n";
        }
        return;
    }
    for (const StackEntry& entry : error.stack) {
        if (entry.span == error.span) continue;
        outcome.errorText += "    called from " +
                             (entry.function.empty() ? std::string("script") : entry.function) +
                             " at " + sources.describe(entry.span) + "\n";
    }
    if (!vm->suggestion().empty() && error.identifier == "MATLAB:UndefinedFunction")
        outcome.errorText += "    " + vm->suggestion() + "\n";
}

void Session::State::reportInternal(InternalReport report, RunOutcome& outcome) {
    const Provider* device = providers.startedDevice();
    report.device = device ? device->info().name : providers.why();
    const std::string path =
        writeInternalReport(cacheDirectory(settings) + "/reports", report, settings);
    outcome.errorText +=
        "    This is a fault of Vitrine, not of the script; the variables are kept.";
    if (!path.empty()) outcome.errorText += " Report: " + path;
    outcome.errorText += "\n";
}

void Session::State::tellAvoided(const RunOutcome& outcome) {
    for (const InternalError& error : accelerator.state().runner.takeInternalErrors()) {
        if (outcome.message == error.what()) continue; // it ended the run
        RunOutcome avoided;
        reportInternal({error.what(), error.calls(), {}, {}}, avoided);
        if (output)
            output({"Warning: " + std::string(error.what()) +
                        "\n    The operations were run in a simpler way instead.\n" +
                        avoided.errorText,
                    true});
    }
}

RunOutcome Session::State::run(const std::function<void()>& body) {
    RunOutcome outcome;
    const auto start = std::chrono::steady_clock::now();
    const PhaseClock::Running timed(clock);
    trace.progress().clear();
    const TraceTotals before = trace.totals();
    outputDigest = 0xcbf29ce484222325ULL;
    running = true;
    const TraceLog::Collecting collecting(log);
    trace.interpreter().begin([this]() -> InterpreterSpans::Place {
        const Span at = vm->currentSpan();
        return {at.file, sources.position(at).line};
    });
    memory::beginCommand();
    try {
        publish();
        const memory::Scope bounded(memory::Requests::RefuseAll);
        body();
        accelerator.flush({});
    } catch (const ExitRequest& request) {
        outcome.exitRequested = true;
        outcome.exitStatus = request.status;
    } catch (const std::exception& error) {
        describeError(scriptErrorOf(error), outcome);
    }
    trace.interpreter().end();
    accelerator.enterIteration(0, -1);
    vm->endDebugging();
    stoppedFrame.reset();
    // A stop is at once: what is pending is computed when it is read.
    if ((!outcome.ok && !outcome.interrupted) || outcome.exitRequested) {
        // What is still pending after an error is computed too, so that the variables are whole.
        try {
            accelerator.flush({});
        } catch (const std::exception&) {
            // Its own error is reported when the value is read.
        }
    }
    const auto finish = [&](const auto& step) {
        try {
            step();
        } catch (const std::exception& error) {
            if (outcome.ok) describeError(scriptErrorOf(error), outcome);
        }
    };
    if (!outcome.interrupted) {
        finish([&] { figures.publish(acceleratedRange(accelerator)); });
        finish([&] { orThrow(accelerator.state().residency.waitForDevice()); });
    }
    finish([&] {
        if (providers.startedDevice()) accelerator.state().placer.collect();
    });
    tellAvoided(outcome);
    vm->dropCopiesOfConstants();
    running = false;
    log.pull();
    outcome.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    totals = trace.totals().since(before);
    lastState = outcome.interrupted ? "stopped" : outcome.ok ? "complete" : "error";
    finish([&] { publish(); });
    return outcome;
}

std::vector<VariableInfo> Session::State::variableInfos() {
    std::vector<VariableInfo> rows;
    const auto variables =
        stoppedFrame ? vm->debugger().variables(*stoppedFrame) : vm->baseVariables();
    for (const auto& [name, value] : variables) {
        if (!value.isNothing()) rows.push_back(describe(name, value));
    }
    return rows;
}

GraphSnapshot Session::State::graph(const std::vector<VariableInfo>& variables) {
    GraphSnapshot graph = accelerator.state().snapshot();
    const std::unordered_set<uint64_t> shown = displays.bufferIds();
    std::unordered_map<uint64_t, std::string> names; // of what variables hold now
    for (const VariableInfo& v : variables)
        names.emplace(v.buffer, v.name);
    for (ResidentBuffer& row : graph.residency) {
        const auto held = row.id == 0 ? names.end() : names.find(row.id);
        if (held != names.end()) row.variable = held->second;
        row.figure = held == names.end() && shown.count(row.id) != 0;
    }
    for (CopyRecord& copy : graph.copies) {
        const auto held = copy.buffer == 0 ? names.end() : names.find(copy.buffer);
        if (copy.variable.empty() && held != names.end()) copy.variable = held->second;
    }
    // Earlier pictures of a variable are one row beside the variable's own.
    std::vector<ResidentBuffer> rows;
    for (ResidentBuffer& row : graph.residency) {
        const auto same =
            !row.figure ? rows.end()
                        : std::find_if(rows.begin(), rows.end(), [&row](const ResidentBuffer& r) {
                              return r.figure && r.variable == row.variable;
                          });
        if (same == rows.end()) {
            rows.push_back(std::move(row));
            continue;
        }
        row.bytes += same->bytes;
        row.buffers += same->buffers;
        row.uploads += same->uploads;
        row.downloads += same->downloads;
        *same = std::move(row);
    }
    std::stable_partition(rows.begin(), rows.end(),
                          [](const ResidentBuffer& row) { return !row.figure; });
    graph.residency = std::move(rows);
    return graph;
}

/// Names of the fields and of those of structures in them: for completion, so not endlessly many.
static void listFields(const StructArray& s, const std::string& path,
                       std::vector<std::string>& names) {
    constexpr std::size_t kMostNames = 400;
    for (int f = 0; f < s.fieldCount(); ++f) {
        const std::string name = path + s.fieldNames()[static_cast<std::size_t>(f)];
        names.push_back(name);
        if (names.size() >= kMostNames) return;
        if (s.count() > 0 && s.at(f, 0).isStruct())
            listFields(s.at(f, 0).structure(), name + ".", names);
    }
}

VariableInfo Session::State::describe(const std::string& name, const Value& value) {
    VariableInfo info;
    info.name = name;
    info.className = value.className();
    info.shape = shownShape(value).text();
    info.bytes = shownBytes(value, kCountedElements);
    info.livesOn = livesOn(value);
    info.preview = previewOf(value);
    if (value.isStruct()) {
        listFields(value.structure(), "", info.fields);
        std::sort(info.fields.begin(), info.fields.end());
    } else if (const ClassInfo* known = classInfoOf(value)) {
        info.fields = known->shownProperties();
        for (const auto& [method, what] : known->methods) {
            const bool called = what.access.kind == MemberAccess::Kind::Public && !what.hidden;
            if (called) info.fields.push_back(method);
        }
        std::sort(info.fields.begin(), info.fields.end());
    }
    if (const ArrayHandle* handle = handleOf(value); handle && handle->device)
        info.buffer = handle->device->id();
    return info;
}

void Session::State::publishSometimes() {
    log.pull();
    const int64_t pause = std::max(kPublishEveryNs, kPublishShare * publishNs);
    if (changed && trace.now() - lastPublish > pause) publish();
}

void Session::State::publish() {
    const PhaseScope showing(Phase::Show);
    const int64_t begin = trace.now();
    // What has no room for its description is there all the same.
    const memory::Scope always(memory::Requests::RefuseNone);
    try {
        auto next = std::make_shared<SessionSnapshot>();
        next->revision = ++revision;
        next->running = running;
        try {
            show(*next);
        } catch (const std::bad_alloc& error) {
            log::warn("session", std::string("The variables cannot be shown: ") + error.what());
        }
        const std::lock_guard lock(snapshotMutex);
        published = std::move(next);
    } catch (const std::bad_alloc&) {
        log::warn("session", "There is no memory to show anything.");
    }
    lastPublish = trace.now();
    publishNs = lastPublish - begin;
    if (changed) changed();
}

void Session::State::show(SessionSnapshot& next) {
    if (running) next.runningLine = sources.position(vm->currentSpan()).line;
    next.figures = figures.snapshot();
    // Before anybody can see the snapshot, its arrays are where they are drawn from, and the
    // tables below tell so.
    if (changed && next.figures) {
        if (Provider* device = providers.drawingDevice())
            displays.prepare(*next.figures, accelerator.state(), *device);
        else
            DisplayBuffers::prepareOnHost(*next.figures);
    }
    next.variables = variableInfos();
    // Without a listener nobody looks at graph and kernels: the exports build them when asked.
    if (changed) {
        next.graph = std::make_shared<GraphSnapshot>(graph(next.variables));
    } else {
        next.graph = std::make_shared<GraphSnapshot>();
    }
    next.totals = trace.totals();
    next.time = timeSplit(clock.times());
    if (changed && !running) next.advice = std::make_shared<Advice>(advice(*next.graph));
    if (Provider* device = providers.startedDevice()) {
        next.deviceBytes = device->bytesInUse();
        next.deviceBudget = device->budgetBytes();
        next.deviceName = device->info().name;
    }
}

Session::Session(Settings settings) : m_state(std::make_unique<State>(std::move(settings))) {}
Session::~Session() = default;

Status Session::addBackend(const std::function<std::unique_ptr<Backend>(Trace&)>& make) {
    return m_state->providers.add(make(m_state->trace));
}

void Session::setOutput(std::function<void(const OutputText&)> sink) {
    m_state->output = std::move(sink);
}
void Session::setPictureMaker(PictureMaker maker) {
    m_state->figures.setPictureMaker(std::move(maker));
}
void Session::setInput(std::function<bool(std::string_view, std::string&)> source) {
    m_state->input = std::move(source);
}
void Session::setChanged(std::function<void()> changed) {
    m_state->changed = std::move(changed);
}

RunOutcome Session::runFile(const std::string& path) {
    Result<std::string> text = fail(ErrorCode::Io, "Input/output error");
    if (!fault::take(fault::Domain::File)) {
        const std::atomic<bool>& stop = m_state->vm->interruptFlag();
        text = readTextFile(path, [&] { return stop.load(std::memory_order_relaxed); });
    }
    if (!text) {
        RunOutcome outcome;
        outcome.ok = false;
        outcome.identifier = "MATLAB:FileIO:InvalidFid";
        outcome.message = "Unable to read file '" + path + "'. " + text.error().message + ".";
        if (m_state->vm->interruptFlag()) {
            outcome.identifier = kStopIdentifier;
            outcome.message = kStopText;
        }
        outcome.errorText = "error: " + outcome.message + "\n";
        return outcome;
    }
    const std::size_t slash = path.rfind('/');
    m_state->vm->setFolder(slash == std::string::npos ? "." : path.substr(0, slash + 1));
    m_state->lastScript = path;
    const std::string whole = std::filesystem::absolute(path).lexically_normal().string();
    return m_state->run(
        [&] { m_state->vm->run(m_state->sources.add(path, std::move(*text), whole)); });
}

RunOutcome Session::runText(std::string text, const std::string& name) {
    if (const std::size_t slash = name.rfind('/'); slash != std::string::npos)
        m_state->vm->setFolder(name.substr(0, slash + 1));
    m_state->lastScript = name;
    return m_state->run([&] { m_state->vm->runText(std::move(text), name); });
}

void Session::setStrictSyntax(bool on) {
    m_state->vm->setStrictSyntax(on);
}

void Session::expectRun() {
    m_state->vm->expectRun();
}

void Session::interrupt() {
    m_state->vm->interrupt();
}

std::vector<std::string> Session::closeFiles() {
    return closeAllFiles(*m_state->vm);
}

bool Session::stopRequested() {
    return vitrine::stopRequested();
}

void Session::processEnds() {
    reclaim::processEnds();
}

int Session::leave(int status) {
    removeUnfinishedFiles();
    if (abandonedWork() > 0) { // what a stop left, and what is being given back
        std::fflush(nullptr);
        std::_Exit(status);
    }
    return status;
}

std::shared_ptr<const SessionSnapshot> Session::snapshot() const {
    std::lock_guard lock(m_state->snapshotMutex);
    return m_state->published;
}

void Session::publish() {
    m_state->publish();
}
Trace& Session::trace() {
    return m_state->trace;
}
TraceLog& Session::traceLog() {
    return m_state->log;
}
bool Session::takeUnsettled() {
    return m_state->accelerator.state().placer.takeUnsettled();
}
const Settings& Session::settings() const {
    return m_state->settings;
}

void Session::changeSetting(std::string_view variable, std::string_view value) {
    applySetting(m_state->settings, variable, value);
    if (variable == "VITRINE_LOG") log::setLevel(value);
    if (variable == "VITRINE_HOST_MEMORY")
        memory::start(static_cast<uint64_t>(m_state->settings.hostMemory));
    if (variable == "VITRINE_DEVICE") {
        if (const Status taken = m_state->providers.takeWish(); !taken)
            log::warn("session", "VITRINE_DEVICE: " + taken.error().message + ".");
    }
    if (variable == "VITRINE_PINS") m_state->accelerator.state().placer.readPins();
}

void Session::setPins(std::vector<Pin> pins) {
    m_state->accelerator.state().placer.pins.setUser(std::move(pins));
}

const std::vector<Pin>& Session::pins() const {
    return m_state->accelerator.state().placer.pins.user();
}

namespace {

void trim(const ProviderRegistry& providers) {
    for (Provider* device : providers.startedDevices())
        device->trim();
}

} // namespace

void Session::clearWorkspace() {
    m_state->vm->clearBase();
    clearRecord();
    m_state->publish();
    // Blocks of device memory that hold nothing any more are others' again; pictures before the
    // newest one hold arrays, too.
    if (const auto figures = m_state->figures.snapshot())
        m_state->displays.forgetBefore(figures->revision);
    trim(m_state->providers);
}

void Session::tidyUp() {
    if (m_state->accelerator.state().residency.table().empty()) trim(m_state->providers);
}

std::string Session::leftAfterClear() {
    static_cast<void>(runText("close all; clear all; clear global;", "clear"));
    clearWorkspace();
    AccelState& state = m_state->accelerator.state();
    static_cast<void>(state.residency.waitForDevice());
    std::string text;
    for (const ResidentBuffer& row : state.residency.table())
        text += row.shape + " " + row.dtype + " " + row.state + " of line " +
                std::to_string(row.line) +
                (row.variable.empty() ? "" : " ('" + row.variable + "')") + "\n";
    for (const Provider* device : m_state->providers.startedDevices()) {
        if (const uint64_t bytes = device->lost() ? 0 : device->bytesInUse())
            text += std::to_string(bytes) + " bytes of the device are in use\n";
    }
    return text;
}

void Session::clearRecord() {
    m_state->accelerator.state().recorder.clear();
    for (std::size_t k = 0; k < m_state->cleared.size(); ++k)
        m_state->cleared[k] = m_state->trace.totalsOf(static_cast<uint8_t>(k));
    m_state->log.clear();
}

} // namespace vitrine
