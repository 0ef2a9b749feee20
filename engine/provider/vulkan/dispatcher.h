// SPDX-License-Identifier: Apache-2.0
#pragma once
// The passes of a launch become dispatches: their kernels are made once, a pass that would keep the
// device for too long is cut, and what the dispatches took comes back as events and records.
// Engine's thread.
#include "provider/codegen/gpu_plan.h"
#include "provider/provider.h"
#include "provider/vulkan/context.h"
#include "trace/trace.h"

#include <atomic>
#include <deque>
#include <list>
#include <unordered_map>

namespace vitrine::vulkan {

struct DispatcherOptions {
    const std::atomic<bool>* interrupt = nullptr; ///< VulkanOptions'
    double longestDispatch = 0;                   ///< seconds
    uint64_t maxBinding = 0;                      ///< bytes; larger arrays lie in parts
    std::size_t mostPipelines = 0;                ///< VulkanOptions'
    std::size_t mostPipelineText = 0;             ///< bytes; 0: any number
    uint8_t traceIndex = 0;
};

/// What a pass needs a pipeline of.
[[nodiscard]] PipelineDesc pipelineOf(const GpuPass& pass);

class Dispatcher {
public:
    /// All outlive it.
    Dispatcher(Context& context, Trace& trace, const DispatcherOptions& options);

    /// Whole, or in parts where it is larger than a binding.
    [[nodiscard]] Result<Ref<DeviceBuffer>> allocate(uint64_t bytes) const;
    /// Kernels of plans that run soon, those that are new at once. What does not compile says so
    /// when it runs.
    void prepare(std::span<const GpuPlan* const> plans);
    Status run(const GpuPlan& plan, const Launch& launch);
    Status copy(DeviceBuffer& from, uint64_t fromOffset, DeviceBuffer& to, uint64_t toOffset,
                uint64_t bytes, const LaunchTag& tag);
    /// Before a copy that cannot be stopped: waits, unless the user stops it, until little is left
    /// of what the copy waits for. Short work is not waited for: that would be a submission more.
    Status waitForLongWork(const DeviceBuffer& read);

    /// Writes the events of what has completed.
    void takeTimings();
    /// After the device was waited for: what has not come back by now was dropped.
    void forgetRunning() { m_running.clear(); }
    /// Appends the records of what has completed since the last call.
    void collect(std::vector<DispatchRecord>& out);
    [[nodiscard]] std::vector<KernelSource> kernels() const;

    /// Says in the trace that the engine's thread stood still since then, if it did for long enough
    /// to tell. Gives the present time.
    int64_t noteWait(std::string_view what, const LaunchTag& tag, int64_t startNs) const;
    /// When the last of the dispatches ended whose times were taken, on the trace's clock.
    [[nodiscard]] int64_t lastEnd() const { return m_lastEnd; }
    /// An event with the tag's places.
    [[nodiscard]] Event event(EventKind kind, const LaunchTag& tag) const;
    [[nodiscard]] int64_t traceTime(int64_t steadyNs) const {
        return steadyNs - m_trace.originSteadyNs();
    }

private:
    /// A kernel as it was first made.
    struct Kernel {
        uint64_t key = 0;
        PipelineDesc desc;
        SharedText text;                          ///< as it is shown
        std::shared_ptr<const Pipeline> pipeline; ///< null: others were used since
        uint64_t lastUse = 0;                     ///< value of the device's timeline
        std::list<Kernel*>::iterator ready;       ///< in m_ready, with a pipeline
        SharedText assembly;
        double slowness = 0; ///< seconds measured for one that was estimated; 0: never measured
        bool ran = false;
    };
    /// What a dispatch's timing needs when it comes back.
    struct Running {
        LaunchTag tag;
        Kernel* kernel = nullptr; ///< null: a copy
        DispatchRecord record;    ///< what is known before it has run
        bool first = false;       ///< the kernel's first run, in which a driver may compile it
    };

    /// How far off the estimate was; dispatches that are too short tell nothing.
    void learn(Kernel& kernel, const DispatchTiming& timing) const;
    /// Gives up the pipelines that were used longest ago, of those with which the device has
    /// finished.
    void dropPipelines();
    [[nodiscard]] bool holdsTooMuch() const;
    [[nodiscard]] bool isReady(const GpuPass& pass) const;
    /// Notes in `made` how the kernel came.
    Result<Kernel*> kernelFor(const GpuPass& pass, const LaunchTag& tag, DispatchRecord& made);
    /// The range of a binding; of an array that lies in parts, the part that it falls into, or the
    /// table of all parts.
    Result<BufferBinding> bind(DeviceBuffer& buffer, const GpuBinding& binding);
    Status runPass(const GpuPass& pass, uint32_t number, bool last, const Launch& launch,
                   const std::vector<Ref<DeviceBuffer>>& temporaries);
    /// One dispatch, or several when it is expected to keep the device for too long. A heavy kernel
    /// that was never measured starts with one workgroup, which a driver may need for compiling
    /// it, and goes on with more until one part took long enough to tell.
    Status dispatchInParts(const GpuPass& pass, Kernel& kernel,
                           std::span<const BufferBinding> bindings, std::span<const std::byte> push,
                           const LaunchTag& tag, DispatchRecord record);

    Context& m_context;
    Trace& m_trace;
    const DispatcherOptions m_options;
    std::unordered_map<uint64_t, Kernel*> m_kernelByKey;
    std::deque<Kernel> m_kernels; ///< in the order in which they were made; their texts stay
    std::list<Kernel*> m_ready;   ///< with a pipeline, the latest used first
    std::size_t m_readyText = 0;  ///< bytes of their texts
    uint64_t m_nextDispatch = 1;
    int64_t m_lastEnd = 0;
    std::unordered_map<uint64_t, Running> m_running;
    std::vector<DispatchRecord> m_done;
};

} // namespace vitrine::vulkan
