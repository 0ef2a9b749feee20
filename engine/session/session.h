// SPDX-License-Identifier: Apache-2.0
#pragma once
// The façade: all that app/ and app/cli see of the engine. A Session owns everything that a
// workspace lives in. Functions are for the engine thread unless they say "any thread".
#include "accel/graph/graph_snapshot.h"
#include "advice/run_comparison.h"
#include "base/desktop.h"
#include "base/pins.h"
#include "base/ref.h"
#include "base/result.h"
#include "base/script_error.h"
#include "base/settings.h"
#include "drawing/graph_layout.h"
#include "figure/axes_room.h"
#include "figure/colormap.h"
#include "figure/dialog.h"
#include "figure/picture.h"
#include "figure/ruler_numbers.h"
#include "figure/time_ruler.h"
#include "session/text_services.h"
#include "session/value_page.h"
#include "trace/trace_log.h"

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

struct OutputText {
    std::string text; ///< UTF-8
    bool isError = false;
};

/// How a run ended. `error` is set when it ended by an uncaught error.
struct RunOutcome {
    bool ok = true;
    bool interrupted = false;
    std::string errorText; ///< "error: … " with file:line:col, as the console prints it
    std::string identifier;
    std::string message;
    std::string file;
    uint32_t line = 0, column = 0;
    std::vector<StackEntry> stack;
    double seconds = 0;
    bool exitRequested = false; ///< by exit or quit
    int exitStatus = 0;
};

struct VariableInfo {
    std::string name;
    std::string className;
    std::string shape; ///< "3x4"
    uint64_t bytes = 0;
    std::string livesOn; ///< "host", "device", "host+device", "pending", "shared"
    std::string preview; ///< one line; never computes or downloads: "1024x1 single" when that would
                         ///< be needed
    uint64_t buffer = 0; ///< residency row, 0: none
    std::vector<std::string> fields; ///< of a structure and, as "a.b", of those in it; sorted
};

struct FileProblem {
    std::string file;
    Problem problem;
};

struct Completion {
    enum class Kind : uint8_t { Variable, Field, Function };
    std::string name;
    Kind kind = Kind::Function;
    std::string detail; ///< size and class of a variable, what a function does
};

struct BreakpointInfo {
    std::string file;      ///< path, or a file's name without folder and .m
    uint32_t line = 0;     ///< from 1; 0: the file's first statement
    std::string condition; ///< "": always
    /// Not "": printed instead of stopping; "{expression}" in it stands for a value.
    std::string message{};
};

/// Whether code stops where an error happens: one that nothing catches, one that something does.
struct ErrorStops {
    bool uncaught = false, caught = false;
};

/// Code that stands still: where, and how it came there. Frames from the innermost outwards.
struct StoppedCode {
    enum class Reason { Breakpoint, Step, Error, Keyboard } reason = Reason::Breakpoint;
    std::string message; ///< of the error
    struct Frame {
        std::string function; ///< "" for typed code
        std::string file;
        uint32_t line = 0, column = 0;
    };
    std::vector<Frame> frames;
    int selected = 0; ///< the frame whose variables the prompt sees
};

enum class Resume { Continue, StepOver, StepIn, StepOut, Quit };

struct HighlightSpan {
    uint32_t begin = 0, end = 0; ///< byte offsets
    uint8_t kind = 0; ///< lang::TokenKind group: 0 plain 1 keyword 2 number 3 string 4 comment 5
                      ///< operator 6 command text 7 error
};

struct DeviceSummary {
    std::string name, api, driver, type;
    bool current = false;
    bool float64 = false;
    uint64_t memoryBytes = 0;
};

/// The Vulkan objects that the interface shares with the engine (FACTS: one device for both).
struct GraphicsHandles {
    void* instance = nullptr;
    void* physicalDevice = nullptr;
    void* device = nullptr;
    uint32_t queueFamily = 0;
    uint32_t queueIndex = 0;
    uint32_t apiVersion = 0;
    std::vector<std::string> instanceExtensions;
    bool sharedQueue = false; ///< engine and interface use one VkQueue
    std::recursive_mutex* queueMutex =
        nullptr; ///< hold around every queue call and vkDeviceWaitIdle
};

/// A device buffer that the figure renderer may bind: complete, not written while the Ref is held.
struct DisplayBuffer {
    uint64_t vkBuffer = 0;
    uint64_t offset = 0;
    uint64_t bytes = 0;
    Ref<RefCounted> keepAlive;
};

/// Everything the panels show, made at sinks, flushes and the end of a run. Immutable.
struct SessionSnapshot {
    uint64_t revision = 0;
    bool running = false;
    uint32_t runningLine = 0;
    std::vector<VariableInfo> variables;
    std::shared_ptr<const GraphSnapshot> graph;
    std::shared_ptr<const FigureSnapshot> figures;
    TraceTotals totals;
    TimeSplit time;                       ///< of the run so far, or of the last one
    std::shared_ptr<const Advice> advice; ///< on the last run; null while one runs
    uint64_t deviceBytes = 0, deviceBudget = 0;
    std::string deviceName;
};

/// One of the two sides of Session::comparePins: of several runs the one whose time is the median.
struct PinnedRun {
    RunOutcome outcome;
    double seconds = 0;
    double compileSeconds = 0; ///< of these, for making kernels
    uint64_t kernels = 0;      ///< times that a kernel was started
    uint64_t bytesMoved = 0;   ///< between host and device
    std::shared_ptr<const GraphSnapshot> graph;
    std::shared_ptr<const RunProfile> profile; ///< with its answers, where the run is complete
};

struct PinComparison {
    PinnedRun without, with;
    uint32_t rounds = 0; ///< both sides ran that often
    /// Lines that run on their pin's side anyway were pinned to the other one in `without`.
    bool opposite = false;
    /// Variables whose bits differ, and "output" for what was printed; meant when both runs are ok.
    std::vector<std::string> differing;
};

/// Where the running code is.
struct RunProgress {
    uint32_t file = 0, line = 0;    ///< the statement that runs; 0: none yet
    uint32_t loopLine = 0;          ///< of the outermost loop with a count, where all > 0
    uint64_t done = 0, all = 0;     ///< iterations of it
    Phase phase = Phase::Script;    ///< what the run is doing
    uint32_t group = 0, groups = 0; ///< of the plan that runs: those that are over
    double share = -1;              ///< of the kernel that runs; < 0: unknown
};

/// Which answers of a run are read for its profile: none, what is on the host, or, by copying it
/// there, what is on a device alone, too. Within a bound; what is not read says so.
enum class AnswerReading : uint8_t { None, Host, All };

class Backend;

class Session {
public:
    explicit Session(Settings settings);
    ~Session();
    /// Last in main: gives status back. When a stop has left work behind that still goes on, ends
    /// the process with it at once, for such work can't be waited for.
    static int leave(int status);
    /// The sessions that there are end with the process: their memory need not be given back.
    static void processEnds();

    /// Another way to reach devices (provider/backend.h), after those that are built in; before
    /// anything runs.
    Status addBackend(const std::function<std::unique_ptr<Backend>(Trace&)>& make);

    /// Called with script output as it comes; engine thread.
    void setOutput(std::function<void(const OutputText&)> sink);
    /// For input() and keyboard; false at end of input.
    void setInput(std::function<bool(std::string_view prompt, std::string& line)> source);
    /// What shows dialogs of scripts; null: asking for one is an error. It outlives the session, or
    /// is taken back before.
    void setDialogs(DialogHost* host);
    /// Runs timers that are due, and what dialogs want to run; while nothing runs, too. Seconds
    /// until the next timer, if there is one.
    std::optional<double> runCallbacks();
    /// Called on the engine thread whenever a new snapshot was published.
    void setChanged(std::function<void()> changed);

    /// What runs from now on is looked at for the first NaN and the first Inf, one operation after
    /// the other, and stops once both are found: for a session that replays what another one ran.
    void watchNonFinite();
    /// Where those came from: a line each, and as JSON (resources/docs/formats.md).
    [[nodiscard]] std::string nonFiniteText();
    [[nodiscard]] std::string nonFiniteJson();

    RunOutcome runFile(const std::string& path);
    /// name stands in error messages ("command" for typed code); when it is a path, functions are
    /// looked for in its folder.
    RunOutcome runText(std::string text, const std::string& name);
    /// Refuses what only Octave's syntax has in all code that is read from now on.
    void setStrictSyntax(bool on);
    /// Any thread, while nothing runs: a run is about to be begun on the engine thread, and an
    /// interrupt from now on stops it. Else one that comes before the run begins is lost.
    void expectRun();
    /// Stops the running code within 100 ms; any thread.
    void interrupt();
    /// Any thread, also while code runs: where it is. Asks what runs to say so again, which the
    /// next call sees; a script that nobody watches pays nothing for it.
    [[nodiscard]] RunProgress progress();
    /// Closes the files that scripts left open; the names and reasons of those that could not be
    /// written to their end.
    [[nodiscard]] std::vector<std::string> closeFiles();
    /// Engine thread: the user wants what runs to stop; for a source of input that waits.
    [[nodiscard]] static bool stopRequested();

    /// The newest snapshot; any thread, never waits.
    [[nodiscard]] std::shared_ptr<const SessionSnapshot> snapshot() const;
    /// Publishes a snapshot now.
    void publish();
    [[nodiscard]] Trace& trace();
    /// The events since the start or since clearRecord(), while trace().keepEvents(); any thread.
    [[nodiscard]] TraceLog& traceLog();
    /// Engine thread: did automatic placement, since the last call, run anything away from where it
    /// is faster because its data lie there? If that goes on, the data will be moved: times of such
    /// runs are not yet those of later ones.
    [[nodiscard]] bool takeUnsettled();
    [[nodiscard]] const Settings& settings() const;
    /// Takes effect at once where possible; the device at the next run.
    void changeSetting(std::string_view variable, std::string_view value);

    /// Replaces the user's pins; they hold for what is captured from now on, and before those of
    /// VITRINE_PINS. Answers never depend on them.
    void setPins(std::vector<Pin> pins);
    [[nodiscard]] const std::vector<Pin>& pins() const;
    /// Runs twice, without and with the user's pins, from the same variables and random numbers;
    /// twice more when kernels had to be made and that is cheap. Variables, record and output are
    /// those of the last run. Handles, files and figures are not put back between the runs.
    PinComparison comparePins(const std::function<RunOutcome()>& run);

    /// While nothing runs, or stopped code waits: a row of the residency table gets a host copy, or
    /// leaves the device for the host. Publishes. An error says why not.
    Status gatherBuffer(uint64_t buffer);
    Status evictBuffer(uint64_t buffer);
    /// Removes variables and graph records, as `clear` and a new session would.
    void clearWorkspace();
    /// When nothing has run for a while: memory of the devices goes back to the machine once no
    /// array is there. What a picture held while the workspace was cleared is free by then.
    void tidyUp();
    /// Closes figures, clears everything and says what arrays are left all the same; "" when none.
    [[nodiscard]] std::string leftAfterClear();
    /// Forgets graph, kernel times and events of earlier runs: what follows is shown on its own.
    void clearRecord();

    // --- debugging. Costs nothing until a breakpoint is set.
    void setBreakpoints(const std::vector<BreakpointInfo>& breakpoints);
    [[nodiscard]] std::vector<BreakpointInfo> breakpoints() const;
    /// Stop where an error happens: one that nothing catches, or one that something does.
    void stopOnError(bool uncaught, bool caught);
    [[nodiscard]] ErrorStops errorStops() const;
    /// Stops at the next statement of what runs next.
    void stopAtNextStatement();
    /// What runs next, or goes on, stops at the line too; forgotten at the next stop and at the
    /// run's end.
    void runTo(const std::string& file, uint32_t line);
    /// Called on the engine thread when code stops; its answer makes the code go on. Meanwhile the
    /// two functions below work. Null: the console's own prompt.
    void setStopped(std::function<Resume(const StoppedCode&)> handler);
    /// Without setStopped(): called on the engine thread where code stops before the prompt (the
    /// source of setInput) is asked for commands, again after each, and with null when the code
    /// goes on. Meanwhile snapshots show the variables of the selected frame.
    void watchStops(std::function<void(const StoppedCode*)> watcher);
    /// While the prompt of stopped code reads: selects a frame, 0 the innermost, and tells the
    /// watcher. False: there is none.
    bool selectFrame(int frame);
    /// Variables of a frame of stopped code, 0 the innermost.
    [[nodiscard]] std::vector<VariableInfo> variablesOfFrame(int frame);
    /// A variable's value as the command window shows it, of a large one the first rows and
    /// columns: of the selected frame while the prompt of stopped code reads, else of the
    /// workspace. Computes it if it is pending; of what is on a device only what is shown is
    /// copied. "" when there is no such variable.
    [[nodiscard]] std::string valueText(const std::string& name);
    /// How many columns there are where output is shown; 80 without.
    void setColumns(int columns);
    /// A part of a value as a grid of texts, of the variables that valueText() sees. Computes what
    /// is pending; of what is on a device only the part is copied.
    [[nodiscard]] ValuePage valuePage(const PageRequest& request);
    /// Called on the engine thread when a script asks for something in the window (openvar, edit,
    /// doc). Without one, what cannot be had in another way is an error.
    void setDesktop(std::function<void(DesktopRequest request, const std::string& subject)> show);
    /// The file that a function or script by that name comes from, where scripts look for it now;
    /// "" for those that are built in and for none.
    [[nodiscard]] std::string fileOfFunction(const std::string& name);
    /// As `cd` does it, for the whole process; an error says why not.
    Status changeFolder(const std::string& path);
    /// Runs text in the workspace of a frame of stopped code; output goes to the usual place.
    RunOutcome runInFrame(int frame, const std::string& text);

    /// Is the device setting a kind (auto, cpu, gpu) and no part of a device's name?
    [[nodiscard]] static bool isDeviceKind(std::string_view setting);
    /// A script's text, or what is in the way; waits for what comes through a pipe.
    [[nodiscard]] static Result<std::string> readScript(const std::string& path);

    // --- services for editors; any thread
    /// The path, or the name given to runText(), of a graph node's `file`; "" for 0.
    [[nodiscard]] std::string fileName(uint32_t file) const;
    [[nodiscard]] static std::string problemsJson(const std::vector<FileProblem>& problems);
    /// Why a line of the text has no kernel, "is a comment.", after the line's name: from its
    /// words, what its variables are now, and the least elements of an operation that gets one.
    [[nodiscard]] static std::string lineReason(std::string_view text, uint32_t line,
                                                const std::vector<VariableInfo>& variables,
                                                int64_t leastElements);
    [[nodiscard]] static std::vector<HighlightSpan> highlight(std::string_view text);
    /// Is the text only the beginning of something (an open block, bracket or continuation)?
    [[nodiscard]] static bool needsMoreLines(std::string_view text);
    /// Names that complete the text before the cursor, best first.
    [[nodiscard]] std::vector<std::string> complete(std::string_view textBeforeCursor) const;
    /// The same with what each name is; variables and fields first, then functions by name.
    [[nodiscard]] std::vector<Completion> completions(std::string_view textBeforeCursor) const;
    /// Signature and documentation of a builtin, or "".
    [[nodiscard]] static std::string documentation(std::string_view name);
    /// All functions that there are, sorted.
    [[nodiscard]] static std::vector<std::string> functionNames();

    // --- devices
    /// Starts the Vulkan instance if needed.
    [[nodiscard]] std::vector<DeviceSummary> devices();
    /// What is wrong with a value of Settings::device, and what there is instead; "" when nothing
    /// is. Any thread.
    [[nodiscard]] static std::string deviceProblem(std::string_view wish);
    /// Messages of the Vulkan validation layer so far (VITRINE_VULKAN_VALIDATION=1); tests fail on
    /// any.
    [[nodiscard]] uint64_t validationMessages() const;
    /// Console `info --json`: devices, capabilities, probe, caches, thresholds, rates.
    [[nodiscard]] std::string infoJson();
    /// Measures the device again, keeps the result, and gives it as JSON (`calibrate`).
    Result<std::string> calibrate();
    /// Keeps the number of threads with which this device reduces fastest; the file's path.
    Result<std::string> keepReductionWorkgroup(int64_t threads);
    /// Creates instance and device with the extensions that the window system needs.
    Result<GraphicsHandles> openGraphics(const std::vector<std::string>& instanceExtensions);
    /// What draws figures for exportgraphics, print and getframe; before anything runs.
    void setPictureMaker(PictureMaker maker);
    /// For copygraphics; called on the engine thread. Null: there is no clipboard.
    void setClipboard(std::function<void(const std::string& png)> put);
    /// The buffer to draw an array of a published figure from; any thread, never waits. Data that
    /// is on the device is not copied, data of the host went up once when the figure was published.
    Result<DisplayBuffer> displayBuffer(const FigureData& data);

    // --- exports
    /// The variables as the workspace shows them; nothing is computed or copied for it.
    [[nodiscard]] std::string variablesJsonText();
    [[nodiscard]] std::string graphJsonText();
    [[nodiscard]] std::string graphSvgText();
    /// Chrome trace of what traceLog() has (trace().keepEvents(true) before the run), with the
    /// run's profile. All copies answers to the host, after the events were read.
    [[nodiscard]] std::string traceJsonText(AnswerReading reading = AnswerReading::Host);
    /// Where the time of the last run went and what can be done about it, from the record since
    /// clearRecord().
    [[nodiscard]] Advice advice();
    /// The same as text, and as JSON (resources/docs/formats.md).
    [[nodiscard]] std::string adviceText();
    [[nodiscard]] std::string adviceJsonText();
    /// What the last run cost, with digests of its answers: to compare it with another run
    /// (compareRuns), or to keep it (the same as JSON).
    [[nodiscard]] RunProfile runProfile(AnswerReading reading);
    [[nodiscard]] std::string runProfileJson(AnswerReading reading);
    /// Table for --timings.
    [[nodiscard]] std::string timingsText();
    /// The same as JSON, with what each provider did since clearRecord(), memory, and what fusion
    /// avoided (resources/docs/formats.md).
    [[nodiscard]] std::string timingsJson();

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace vitrine
