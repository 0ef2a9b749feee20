// SPDX-License-Identifier: Apache-2.0
#pragma once
// The inside of the Accelerator: pending nodes, handles, flush. Engine thread, except the list of
// handles, which has a lock because the interface may drop the last reference to a finished array.
#include "accel/fusion/fusion.h"
#include "accel/graph/node.h"
#include "accel/graph/random_state.h"
#include "accel/graph/recorder.h"
#include "accel/loops/loop_roller.h"
#include "accel/placement/placer.h"
#include "accel/placement/strict.h"
#include "accel/run/program_builder.h"
#include "base/internal_error.h"
#include "base/log.h"
#include "base/script_error.h"
#include "base/settings.h"
#include "provider/registry.h"
#include "trace/trace.h"

#include <functional>
#include <mutex>
#include <unordered_set>
#include <utility>

namespace vitrine {

/// What is done when a device's memory is full, in this order; each is tried before the next. That
/// unused memory of the pool goes first ("free caches") is the provider's own doing.
enum class MemoryStep : uint8_t {
    DropCopy,  ///< the device copy of an array that has a host copy
    Spill,     ///< the least recently used of the others goes to the host
    RunOnHost, ///< the operation, or the gpuArray, stays on the host
    OutOfMemory
};

/// The error with the array that it is about, for the script's message.
[[nodiscard]] Error naming(Error error, const ArrayHandle& handle);

class AccelState {
public:
    AccelState(const Settings& settings, Trace& trace, SourceMap& sources,
               ProviderRegistry& providers);
    ~AccelState();

    const Settings& settings;
    const SourceMap& sources;
    Trace& trace;
    ProviderRegistry& providers;
    Recorder recorder;
    Placer placer;
    StrictMode strict;

    // --- capture (capture.cpp)
    /// Adds the node to the graph; the result is a tensor of its shape.
    Value capture(Ref<Node> node, Span at, bool gpuArray);
    /// Throws MATLAB:array:SizeLimitExceeded for an array that neither the host nor a device with
    /// memory of its own can ever hold.
    void requireHome(DType dtype, const Shape& shape, Span at);
    /// The argument as an operand; scalars are converted to `scalarClass`.
    Operand operandOf(const Value& v, DType scalarClass);
    /// The argument as an array, scalars too: elements that are stored before they are read.
    Operand arrayOperandOf(const Value& v);
    /// The pending array that the operation would make again, or null; key is what to remember a
    /// new one by (0: not at all).
    ArrayHandle* findCommon(const Node& node, uint64_t& key);
    void rememberCommon(ArrayHandle& handle, uint64_t key);
    void forgetCommon(ArrayHandle& handle);
    /// What the last iteration stored into the result of a running loop, or null.
    Ref<ArrayHandle> storedLast(Node& store);
    /// An array of one number that is none of the present iteration's operations.
    Ref<ArrayHandle> fillBefore(const Node& like, const Operand& number, const Shape& shape);
    /// A handle for a node that no operation of the script made; the caller gives it its place.
    Ref<ArrayHandle> newPending(Ref<Node> node);
    /// Number of pending nodes; the VM's loop hook is free when it is 0.
    [[nodiscard]] std::size_t pendingCount() const { return m_pendingCount - m_leftCount; }
    /// So many pending nodes are flushed.
    static constexpr std::size_t kNodeBudget = 4096;
    std::size_t m_nodeBudget = kNodeBudget;
    /// Length of the list of pending nodes, with the places of those that died unused.
    [[nodiscard]] std::size_t pendingPlaces() const { return m_pending.size(); }
    /// See Accelerator::leavePending.
    void leavePending();

    // --- flush (flush.cpp)
    /// Computes pending nodes; with `only`, the error of that array is the result. hostReads: bytes
    /// of it that the host reads next.
    Status flush(ArrayHandle* only, uint64_t hostReads = 0);
    /// Takes out the groups that a stop left and that neither `only` nor another group needs.
    void dropLeft(std::vector<Group>& groups, const ArrayHandle* only) const;
    /// The array's host copy, computing or downloading when there is none. planned: placement knows
    /// of it, because a group that it put on the host reads it.
    Result<Ref<HostBuffer>> toHost(ArrayHandle& handle, bool planned = false);
    Status readElements(ArrayHandle& handle, int64_t first, int64_t count, void* out);
    /// The array's device copy, uploading when there is none.
    Result<Ref<Buffer>> toDevice(ArrayHandle& handle, Provider& device, LaunchTag tag);
    /// Runs one node at once on the host (operands are host data or scalars).
    Value runNow(Ref<Node> node, Span at);
    /// Notes an operation that was evaluated at once.
    void recordEager(const char* name, DType dtype, const Shape& shape, Span at);

    // --- handles
    void addHandle(ArrayHandle& handle);
    void removeHandle(ArrayHandle& handle);
    void forgetPending(ArrayHandle& handle);
    [[nodiscard]] std::vector<ResidentBuffer> residency();
    [[nodiscard]] GraphSnapshot snapshot();

    // --- memory (memory_steps.cpp)
    /// Says in the trace that the step was taken, for what, and what it gave back.
    void noteMemoryStep(MemoryStep step, std::string_view what, uint64_t bytes,
                        const LaunchTag& tag);

    /// After a failed call: when the device was lost, forgets it and what only it held. True when
    /// it was; device() may then start it once more.
    bool recoverDevice();

    /// The internal errors since the last call that flushes have met, and got by or not.
    [[nodiscard]] std::vector<InternalError> takeInternalErrors() {
        return std::exchange(m_internalErrors, {});
    }

    /// Waits until all device work is done.
    Status waitForDevice();
    /// A host read of elements that are pending or on a device alone, in the trace.
    void noteSink(const ArrayHandle& handle, uint64_t bytes);
    const HostReader* reader = nullptr;
    uint32_t currentLoop = 0;
    int64_t currentIteration = -1;

    [[nodiscard]] uint32_t lineOf(Span span);
    /// The start of an iteration, or the end of a loop (-1).
    void enterIteration(uint32_t loop, int64_t iteration);
    /// Whether loops are rolled makes no difference to it.
    [[nodiscard]] bool isInLoop() const { return !m_loops.empty(); }

private:
    void noteLoop(uint32_t loop, int64_t iteration);
    [[nodiscard]] Operand handleOf(const Tensor& t);
    struct Failure {
        Error error;
        Span span;
    };

    std::vector<Node*> collectNodes();
    /// Takes the places of what died unused out of m_pending, when they are many.
    void compactPending();
    void dropEmptyPlaces();
    /// Loops with passes over what their iterations compute become two with the passes between.
    void splitLoops();
    /// Loops that store into arrays become what computes those.
    void assembleStores();
    Ref<Node> assembleStore(ArrayHandle& x, std::vector<ArrayHandle*>& order);
    Status flushOnce(ArrayHandle* only, uint64_t hostReads);
    Status runGroups(std::vector<Group> groups, ArrayHandle* only, uint64_t hostReads);
    /// Builds, places and runs the groups, which become `placed`. The first error, unless a stop
    /// comes: that at once.
    Status runInOrder(std::vector<Group> groups, std::vector<PlacedGroup>& placed,
                      const HostRead& sink);
    Status runPlaced(PlacedGroup& p);
    /// The inner nodes of what is over go, once nothing that is not needs them.
    void releaseInner(std::vector<PlacedGroup>& placed);
    // --- internal errors (internal_errors.cpp)
    /// How pending nodes are planned: each way does with less of the planner than the one before.
    enum class Way : uint8_t { Usual, Unfused, OnHost };
    /// After an internal error of a flush: notes it, and takes the next way. False after the last.
    bool simplify(const InternalError& error);
    Status runGroup(PlacedGroup& placed);
    Status runOn(Provider& provider, PlacedGroup& placed, LaunchTag tag);
    Result<Ref<Buffer>> operandBuffer(ArrayHandle& handle, Provider& provider, LaunchTag tag);
    Result<Ref<Buffer>> allocateOn(Provider& provider, const ArrayHandle& handle);
    /// Tries; while device memory is short, takes the steps that make room and tries again.
    /// `bytes` is what is asked for, where it is known: what can never fit moves nothing.
    Status withRoom(Provider& provider, uint64_t bytes, const std::function<Status()>& attempt);
    /// Takes one array off the device: the least recently used that the step may take. False when
    /// there is none.
    bool evictOne(MemoryStep step);
    /// The one that evictOne takes.
    [[nodiscard]] Ref<ArrayHandle> leastRecentlyUsed(MemoryStep step) const;
    /// The script's error, naming variable and size.
    Error outOfMemory(const ArrayHandle& handle);
    uint32_t recordGroup(const PlacedGroup& placed);
    /// Lets what the group read go, unless one of the kept nodes reads it, too.
    void releaseRead(PlacedGroup& p, const std::unordered_set<const Node*>& kept);
    void failGroup(const PlacedGroup& placed, const Error& error);
    Status fillHost(ArrayHandle& handle);
    [[nodiscard]] Error lostError(const ArrayHandle& handle) const;
    void keepRecipe(const PlacedGroup& placed, const Launch& launch);
    /// Can the values still be had: from the host, or by computing them again?
    [[nodiscard]] bool recoverable(const Recipe* recipe,
                                   std::unordered_set<const Recipe*>& seen) const;
    class Recovery;
    /// After a loss: computes the values again, on the device if there is one.
    Status computeAgain(ArrayHandle& handle);
    /// Null when the array has gone, or is going on another thread.
    [[nodiscard]] Ref<ArrayHandle> findHandle(const ArrayHandle* handle, uint64_t serial) const;

    LoopRoller m_roller{*this};
    std::vector<uint32_t> m_loops; ///< of the script that iterations were announced of
    std::unordered_map<uint64_t, ArrayHandle*> m_common; ///< pending operations, see findCommon
    std::vector<ArrayHandle*> m_pending;                 ///< in capture order; null where one died
    std::size_t m_pendingCount = 0;
    std::size_t m_leftCount = 0; ///< of the pending ones
    bool m_flushing = false;
    Way m_way = Way::Usual;
    std::string m_wayReason;                     ///< why it is not the usual one
    std::vector<InternalError> m_internalErrors; ///< since they were taken
    std::unordered_map<const ArrayHandle*, Failure> m_failures;
    mutable std::mutex m_handlesMutex;
    std::unordered_set<ArrayHandle*> m_handles;
    Span m_lastSpan;
    uint32_t m_lastLine = 0;
};

} // namespace vitrine
