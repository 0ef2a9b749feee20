// SPDX-License-Identifier: Apache-2.0
#pragma once
// From pending nodes to results: groups them, has them placed, builds and runs them, on the host
// where a device cannot. What is too small to wait is run at once. Owned by AccelState; engine
// thread only.
#include "accel/accelerator.h"
#include "accel/fusion/fusion.h"
#include "accel/fusion/fusion_memory.h"
#include "accel/graph/node.h"
#include "accel/placement/placed_group.h"
#include "accel/placement/placement.h"
#include "accel/run/lanes.h"
#include "accel/run/spared_arrays.h"
#include "base/internal_error.h"

#include <optional>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace vitrine {

class PendingGraph;
class Placer;
class Provider;
class ProviderRegistry;
class Recorder;
class Residency;
class StrictMode;
class Trace;
struct Settings;

class Runner {
public:
    /// What the other rooms give it to work with.
    struct Rooms {
        const Settings& settings;
        Trace& trace;
        ProviderRegistry& providers;
        Recorder& recorder;
        Placer& placer;
        StrictMode& strict;
        PendingGraph& graph;
        Residency& residency;
        ArrayOwner& owner; ///< of the arrays that it makes
    };
    explicit Runner(const Rooms& rooms) : m_rooms(rooms) {}

    /// See PendingArrays::flush.
    Status flush(ArrayHandle* only, uint64_t hostReads);
    /// The internal errors since the last call that flushes have met, and got by or not.
    [[nodiscard]] std::vector<InternalError> takeInternalErrors() {
        return std::exchange(m_internalErrors, {});
    }

    [[nodiscard]] const FusionMemory& fusions() const { return m_fusions; }

    // --- at once (eager.cpp)
    /// Runs one node at once on the host (operands are host data or scalars).
    Value runNow(Ref<Node> node, Span at);
    /// Notes an operation that was evaluated at once.
    void recordEager(std::string_view name, DType dtype, const Shape& shape, Span at);

private:
    Status flushOnce(ArrayHandle* only, uint64_t hostReads);
    Status runGroups(std::vector<Group> groups, ArrayHandle* only, uint64_t hostReads);
    /// Builds, places and runs the groups, which become `placed`. The first error, unless a stop
    /// comes: that at once.
    Status runInOrder(std::vector<Group> groups, std::vector<PlacedGroup>& placed,
                      const HostRead& sink);
    Status runPlaced(PlacedGroup& p);
    Status runGroup(PlacedGroup& placed);
    /// What the device refused goes to the host, unless the script wants none of that.
    Status moveToHost(PlacedGroup& placed, const Error& refused, const LaunchTag& tag);
    /// Operands and memory of the group's results on a provider.
    Result<Launch> launchOn(Provider& provider, const PlacedGroup& placed, LaunchTag tag);
    Status runOn(Provider& provider, const PlacedGroup& placed, LaunchTag tag);
    /// Tells the devices what is new to them of what they are about to run.
    void prepareKernels(const std::vector<PlacedGroup>& placed) const;
    /// On its device, or where that refuses, on the host.
    Status runOnDevice(PlacedGroup& placed, Provider* device, const LaunchTag& tag);
    /// The launch was given to a provider: the group's results have their memory now.
    void settle(const PlacedGroup& placed, const Launch& launch, int64_t start, bool onHost);
    uint32_t recordGroup(const PlacedGroup& placed);
    /// The device that runs the group if it is to run on one; the current one where the group's own
    /// was lost.
    [[nodiscard]] Provider* deviceOf(const PlacedGroup& placed) const;
    void failGroup(const PlacedGroup& placed, const Error& error);
    /// Lets what the group read go, unless one of the kept nodes reads it, too.
    void releaseRead(PlacedGroup& p, const std::unordered_set<const Node*>& kept);
    /// The inner nodes of what is over go, once nothing that is not needs them.
    void releaseInner(std::vector<PlacedGroup>& placed);

    // --- groups whose launches are on their way, each by the lane of its device
    struct Started {
        PlacedGroup* group = nullptr;
        Provider* device = nullptr;
        Launch launch;
        LaunchTag tag;
        int64_t start = 0;
    };
    /// Whatever ends the flush, no lane works after it.
    class StartedScope {
    public:
        explicit StartedScope(Runner& runner) : m_runner(runner) {}
        ~StartedScope();
        StartedScope(const StartedScope&) = delete;
        StartedScope& operator=(const StartedScope&) = delete;

    private:
        Runner& m_runner;
    };
    [[nodiscard]] bool isStarted(const PlacedGroup& p) const;
    /// The index of one that has to be finished before p: of the same device, or read by p.
    [[nodiscard]] std::optional<std::size_t> startedBefore(const PlacedGroup& p) const;
    /// Waits until its launch is taken, and runs it otherwise where that failed.
    Status finishStarted(std::size_t index);

    // --- internal errors (internal_errors.cpp)
    /// How pending nodes are planned: each way does with less of the planner than the one before.
    enum class Way : uint8_t { Usual, Unfused, OnHost };
    /// After an internal error of a flush: notes it, and takes the next way. False after the last.
    bool simplify(const InternalError& error);

    const Rooms m_rooms;
    Lanes m_lanes;
    std::vector<Started> m_started;
    FusionMemory m_fusions;
    AskedPlaces m_asked;
    std::unordered_set<const Node*> m_kept; ///< of the flush: nodes that what stays pending reads
    Way m_way = Way::Usual;
    std::string m_wayReason;                     ///< why it is not the usual one
    std::vector<InternalError> m_internalErrors; ///< since they were taken
};

} // namespace vitrine
