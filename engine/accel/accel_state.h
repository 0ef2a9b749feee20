// SPDX-License-Identifier: Apache-2.0
#pragma once
// The inside of the Accelerator: its rooms, one class each, and what they ask of one another. A
// room knows those before it in this list, and the later ones by the two interfaces only. Owned by
// the Accelerator; engine thread, except the list of handles (residency/handle_list.h).
#include "accel/graph/pending_graph.h"
#include "accel/graph/recorder.h"
#include "accel/placement/placer.h"
#include "accel/placement/strict.h"
#include "accel/residency/residency.h"
#include "accel/run/runner.h"
#include "base/settings.h"
#include "provider/registry.h"
#include "trace/trace.h"

namespace vitrine {

class AccelState final : public ArrayOwner, private PendingArrays {
public:
    AccelState(const Settings& settings, Trace& trace, SourceMap& sources,
               ProviderRegistry& providers);
    ~AccelState();

    const Settings& settings;
    Trace& trace;
    ProviderRegistry& providers;
    Recorder recorder;
    Placer placer;
    StrictMode strict;
    Residency residency;
    PendingGraph graph;
    Runner runner;
    /// What gpuDevice gives, and of which device: scripts ask in each round of a loop.
    Value deviceObject;
    const Provider* describedDevice = nullptr;

    /// Is what reads these arrays, and has so many elements at most, evaluated at once on the host?
    /// Everything else is captured. Nothing else decides it.
    [[nodiscard]] bool runsAtOnce(std::span<const Value> inputs, int64_t elements) const;
    /// Runs the node now or captures it; the class of the result follows the inputs.
    Value submit(Ref<Node> node, std::span<const Value> inputs, Span at);
    /// Adds the node to the graph, which is computed when it is full.
    Value capture(Ref<Node> node, Span at, bool gpuArray);
    /// The start of an iteration, or the end of a loop (-1).
    void enterIteration(uint32_t loop, int64_t iteration);
    int64_t repeatIteration(uint32_t loop, int64_t most, std::span<const Value> left);
    [[nodiscard]] GraphSnapshot snapshot();

    void addHandle(ArrayHandle& handle) override;
    void removeHandle(ArrayHandle& handle) override;
    void forgetPending(ArrayHandle& handle) override;
    Result<Ref<HostBuffer>> hostCopy(ArrayHandle& handle) override;
    Status readElements(ArrayHandle& handle, int64_t first, int64_t count, void* out) override;

private:
    Status flush(ArrayHandle* only, uint64_t hostReads) override;
};

} // namespace vitrine
