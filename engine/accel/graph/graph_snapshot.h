// SPDX-License-Identifier: Apache-2.0
#pragma once
// What happened in a run, as immutable records: nodes, groups with their decisions, edges, resident
// buffers, kernels. Built by accel/ as things happen (nothing is reconstructed), read by the
// console's --graph and by the interface. What grows with the script is shared between the
// snapshots of a run. Plain values; any thread.
#include "base/shared_list.h"
#include "base/shared_text.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace vitrine {

/// What kind of work an operation is, for the shape that it is drawn with.
enum class NodeCategory : uint8_t {
    Element, ///< each element by itself
    Reduce,  ///< along lines: sums, scans
    Routine, ///< complete arrays by kernels of their own
    Move,    ///< elements from here to there
    Source   ///< data from outside, constants, random numbers
};
[[nodiscard]] constexpr std::string_view categoryName(NodeCategory category) {
    constexpr std::string_view kNames[] = {"element", "reduce", "routine", "move", "source"};
    return kNames[static_cast<std::size_t>(category)];
}

struct GraphNode {
    uint32_t id = 0;      ///< from 1, in order of capture
    std::string op;       ///< "times", "sum", "upload", "slice"
    std::string dtype;    ///< MATLAB class
    std::string shape;    ///< "1024x1"
    std::string variable; ///< or ""
    NodeCategory category = NodeCategory::Element;
    uint32_t file = 0;
    uint32_t line = 0;
    uint32_t column = 0;
    uint32_t group = 0; ///< 0: an input that no group computed
    uint64_t bytes = 0;
    uint32_t loop = 0;               ///< loop it was captured in, 0: none
    int64_t iteration = -1;          ///< first iteration it stands for
    uint32_t repeats = 1;            ///< iterations folded into this record
    std::vector<double> constants{}; ///< its operands that are single numbers, in order
    bool constantsVary = false;      ///< others in other iterations
};

struct GraphEdge {
    uint32_t from = 0;
    uint32_t to = 0;
    uint64_t bytes = 0;
    std::string shape;
    bool transfer = false; ///< the data crossed between host and device
};

/// A value that the group gets from memory though another group of the same plan makes it.
struct NotFusedValue {
    std::string from, to; ///< the operation that makes it and the one that reads it
    std::string rule;     ///< what is in the way, by its name (accel/fusion/fusion_obstacles.h)
    std::string reason;   ///< a sentence without a full stop
    uint32_t fromNode = 0, toNode = 0; ///< the same operations as records

    /// "plus → sort: it has a kernel of its own, …"
    [[nodiscard]] std::string text() const { return from + " → " + to + ": " + reason; }
};

struct Decision {
    std::string target;                   ///< "host" or the device's name
    double hostMicroseconds = 0;          ///< predicted
    double deviceMicroseconds = 0;        ///< predicted; < 0: not possible, see reason
    uint64_t transferBytes = 0;           ///< that the chosen side needs moved
    double measuredMicroseconds = -1;     ///< of one run, the mean over measuredRuns; < 0: none yet
    double measuredTotalMicroseconds = 0; ///< over measuredRuns
    uint32_t measuredRuns = 0;            ///< runs that were measured so far
    std::string rule;   ///< what decided: "pinned by you", "pinned by environment", "pinned by
                        ///< chance", "device setting", "gpuArray", "threshold", "cost", "not
                        ///< possible", "internal error"
    std::string reason; ///< one sentence a user understands
    std::vector<std::string> fused; ///< rules that made the group: "name: reason"
    std::vector<NotFusedValue> notFused;
};

struct GraphGroup {
    uint32_t id = 0;
    std::string title;    ///< its operations: "sin·times·plus"
    std::string makes;    ///< "y, z": its variables, or the operation that ends it (group_names.h)
    std::string name;     ///< what people read: "y, z · 60 iterations · lines 9–22"
    std::string provider; ///< name
    bool onDevice = false;
    uint64_t kernel = 0;
    Decision decision;
    uint32_t iterations = 1; ///< how many runs of it this record stands for
    int64_t trips = 0; ///< iterations of the loop that a run computes; 0: none, < 0: it varies
    uint64_t bytesSaved = 0; ///< traffic of intermediates that fusion avoided
    std::vector<uint32_t> nodes;
    std::vector<uint32_t> lines; ///< source lines, sorted
};

struct ResidentBuffer {
    uint64_t id = 0; ///< of the newest buffer
    std::string variable;
    std::string shape;
    std::string dtype;
    uint64_t bytes = 0;   ///< of all the row's buffers
    uint32_t buffers = 1; ///< more than 1: earlier pictures that a figure still holds
    bool figure = false;  ///< only figures hold it: the picture, no longer the variable
    std::string state;    ///< "device", "host+device", "pending"
    std::string device;
    uint32_t uploads = 0;
    uint32_t downloads = 0;
    uint32_t file = 0; ///< where it was made
    uint32_t line = 0;
    int64_t lastUse = 0; ///< ns on the trace's clock
    int64_t created = 0;
};

struct KernelRecord {
    uint64_t kernel = 0;
    std::string title;       ///< operations and pass: "sin·sum (partials)"
    std::string makes, name; ///< of its group, with the pass
    std::string provider;
    uint8_t traceIndex = 0; ///< of the provider that ran it
    std::string language;
    SharedText source; ///< one for all snapshots of a run
    SharedText assembly;
    uint32_t line = 0;
    uint32_t group = 0; ///< that ran it last
    uint32_t count = 0;
    int64_t totalNs = 0, minNs = 0, medianNs = 0, maxNs = 0;
    std::vector<int64_t> times; ///< ns of the newest runs, the last one last
    uint64_t bytes = 0;         ///< sum over all runs
    uint64_t flops = 0;
    bool doublePrecision = false; ///< which of the provider's arithmetic rates is its ceiling
    double compileMs = 0;         ///< that getting it took: from source, or from the cache on disk
    uint32_t cacheHits = 0;       ///< launches that found it made, in memory or on disk
    uint32_t cacheMisses = 0;     ///< launches that had to compile it; both 0: nothing to compile
    double percentOfCeiling = 0;  ///< of the provider's measured bandwidth or arithmetic rate
    double bandwidthCeiling = 0;  ///< bytes a second that the provider was measured to do
    double arithmeticCeiling = 0; ///< likewise operations of the kernel's class
};

/// What a user should know of a line, for the why card.
struct GraphNote {
    uint32_t line = 0; ///< 0: about the run
    std::string rule;  ///< what made it, by its name
    std::string text;  ///< a sentence that begins with a small letter

    /// "Line 4: plus of 3 elements …", or the sentence alone.
    [[nodiscard]] std::string sentence() const;

    friend bool operator==(const GraphNote&, const GraphNote&) = default;
};

/// Copies of an array between host and device that one place of the script asked for.
struct CopyRecord {
    bool toHost = false;
    uint32_t node = 0; ///< whose result is copied; an input's record too
    uint32_t file = 0;
    uint32_t line = 0;  ///< that asked for it
    std::string reader; ///< a function, "display", "condition"; "": an operation that runs there
    std::string variable;
    std::string shape;
    std::string device;     ///< that the copy goes to or comes from
    std::string fromDevice; ///< of a copy to a device: another one, where the array was before
    uint64_t buffer = 0;    ///< of the device, the newest one
    bool made = false;      ///< by an operation of the record; else data from outside
    uint32_t count = 0;
    uint64_t bytes = 0; ///< of all copies
    int64_t copyNs = 0; ///< that they took, on the clock of the run
    int64_t waitNs = 0; ///< that the run stood still for them besides, while the device was idle
};

/// Who on the host read what an operation computed.
struct SinkRecord {
    uint32_t node = 0; ///< whose result was read
    uint32_t file = 0;
    uint32_t line = 0;
    std::string reader; ///< "display", "condition", a function
    uint32_t count = 0;
    uint64_t bytes = 0; ///< of one reading
};

class GraphSnapshot {
public:
    SharedList<GraphNode> nodes;
    SharedList<GraphEdge> edges;
    SharedList<GraphGroup> groups;
    std::vector<ResidentBuffer> residency;
    std::vector<KernelRecord> kernels;
    std::vector<GraphNote> notes;
    std::vector<CopyRecord> copies;
    SharedList<SinkRecord> sinks;
};

} // namespace vitrine
