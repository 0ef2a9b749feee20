// SPDX-License-Identifier: Apache-2.0
#pragma once
// The interface of a provider: memory, transfers, and running group programs. Two exist: host/
// (in-process) and vulkan/; what makes others is a Backend of the registry (backend.h), and nothing
// above provider/ knows a class of provider. A provider refuses what it cannot do (Unsupported) and
// the planner places it elsewhere. Called from the engine thread only, but Buffers may be held and
// released anywhere. Providers write their own trace events: compile, dispatch, upload, download,
// alloc, free.
#include "base/ref.h"
#include "base/result.h"
#include "base/shared_text.h"
#include "provider/kernel_ir.h"
#include "trace/trace.h"

#include <array>
#include <atomic>
#include <span>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace vitrine {

enum class ProviderKind : uint8_t { Host, Device };

class DrawingDevice;
class Provider;

struct ProviderInfo {
    ProviderKind kind = ProviderKind::Host;
    std::string name; ///< "host", or the device's name
    std::string api;  ///< "in-process", "Vulkan 1.3.230"
    std::string driver;
    std::string vendor; ///< "NVIDIA", "Mesa"; "" of the host
    std::string type;   ///< "cpu", "discrete", "integrated", "virtual", "software"
    bool float64 = true;
    bool int64 = true;
    uint64_t memoryBytes = 0;
    uint64_t maxBufferBytes = 0; ///< largest operand a kernel can take
    uint32_t computeUnits = 0;   ///< multiprocessors, threads of the host; 0: not told
    uint32_t groupThreads = 1;   ///< of a workgroup
    uint64_t groupMemory = 0;    ///< bytes that a workgroup shares
    std::array<uint32_t, 3> groupSize{1, 1, 1}; ///< of a workgroup, a dimension
    std::array<uint32_t, 3> gridSize{1, 1, 1};  ///< workgroups of a dispatch, a dimension
    uint32_t subgroupSize = 1;
    bool overlapsTransfers = false; ///< uploads have a queue of their own
    bool mapsMemory = true;         ///< the host reads and writes it without copies
    uint8_t traceIndex = 0;         ///< of Trace::addProvider
    std::size_t index = 0;          ///< in its backend's list of devices
};

/// What the cost model knows; seconds and bytes per second. Measured where `measured` is true.
struct ProviderRates {
    double launchSeconds = 5e-6; ///< one dispatch or group start
    double syncSeconds = 2e-5;   ///< waiting for completion and reading a scalar back
    double bandwidth = 1e10;     ///< bytes read + written by an element-wise kernel
    double flopsSingle = 1e10;
    double flopsDouble = 5e9;
    double uploadBandwidth = 5e9;   ///< host → device
    double downloadBandwidth = 5e9; ///< device → host
    double compileSeconds = 0.01;   ///< a kernel not seen before
    bool measured = false;
};

/// Memory of one provider. Freed when the last Ref goes and the device has finished with it.
class Buffer : public RefCounted {
public:
    Buffer(uint64_t id, uint64_t bytes) : m_id(id), m_bytes(bytes) {}
    /// Unique over all providers for the life of the process; the `buffer` of trace events.
    [[nodiscard]] uint64_t id() const { return m_id; }
    [[nodiscard]] uint64_t bytes() const { return m_bytes; }
    /// Bytes the owner can read and write directly, or null (device memory).
    [[nodiscard]] virtual std::byte* hostPointer() const { return nullptr; }
    /// The device that an array's buffer lies on, to be compared and no more: it may be gone. Null
    /// in the host's memory. Set by who asked for the memory.
    [[nodiscard]] const Provider* home() const { return m_home; }
    void setHome(const Provider& device) { m_home = &device; }

private:
    const Provider* m_home = nullptr;
    uint64_t m_id;
    uint64_t m_bytes;
};

/// Where a launch comes from: written into its trace events.
struct LaunchTag {
    uint32_t group = 0;
    uint32_t node = 0;
    uint32_t line = 0;
    Span span;
    uint32_t run = 0; ///< of the group, for DispatchRecord; 0: nobody asks
};

struct Launch {
    Ref<const Program> program;
    LaunchGeometry geometry;
    std::vector<Ref<Buffer>> inputs;
    std::vector<Ref<Buffer>>
        outputs; ///< an output may be the same buffer as a Linear input (in place)
    LaunchTag tag;
};

/// A kernel as the interface shows it.
struct KernelSource {
    uint64_t kernel = 0; ///< the `kernel` of trace events
    std::string title;
    std::string language; ///< "GLSL"; "steps" for the host
    SharedText text;
    SharedText assembly; ///< SPIR-V text, or ""
};

/// Completed work, for the cost model and the decision record.
struct DispatchRecord {
    uint32_t group = 0;
    uint32_t pass = 0;  ///< of its launch, from 0
    uint32_t part = 0;  ///< of its pass, when a long one was cut
    uint32_t run = 0;   ///< the launch's tag's
    bool last = true;   ///< of its launch
    bool first = false; ///< of its kernel: a driver may have compiled it meanwhile
    uint64_t kernel = 0;
    int64_t nanoseconds = 0; ///< on the device's own clock, transfers excluded
    uint64_t bytes = 0;
    uint64_t flops = 0;
    CacheResult cache = CacheResult::None; ///< how its kernel came; None: nothing to compile
    double compileMs = 0;                  ///< that getting the kernel took
};

/// What a provider found out about its device, for `info`: named values in named sections.
using ProviderFact = std::variant<bool, uint64_t, std::vector<std::string>>;
struct ProviderFacts {
    std::string section;
    std::vector<std::pair<std::string, ProviderFact>> values;
};

/// What is about to run, as far as its kernels depend on it. Pointers of the caller's.
struct ComingLaunch {
    const Program* program = nullptr;
    const LaunchGeometry* geometry = nullptr;
};

class Provider {
public:
    virtual ~Provider() = default;

    [[nodiscard]] virtual const ProviderInfo& info() const = 0;
    [[nodiscard]] virtual ProviderRates rates() = 0;
    /// Measures the rates again, whatever an earlier session kept.
    virtual Result<ProviderRates> calibrate() {
        return fail(ErrorCode::Unsupported, info().name + " has nothing to measure");
    }
    /// Ok, or Unsupported with a reason a user understands ("no float64 on this device").
    [[nodiscard]] virtual Status supports(const Program& program,
                                          const LaunchGeometry& geometry) = 0;

    /// Uninitialised memory; label is for the residency table.
    virtual Result<Ref<Buffer>> allocate(uint64_t bytes, std::string_view label) = 0;
    /// data may be reused when this returns.
    virtual Status upload(Buffer& to, uint64_t offset, const void* data, uint64_t bytes,
                          LaunchTag tag) = 0;
    /// Waits for the work that writes the buffer, then copies.
    virtual Status download(const Buffer& from, uint64_t offset, void* data, uint64_t bytes,
                            LaunchTag tag) = 0;

    /// Launches that come soon: where kernels are compiled, all of theirs may be at once. What
    /// fails says so when it runs.
    virtual void prepare(std::span<const ComingLaunch>) {}
    /// Starts the group; it sees the effects of all earlier calls. May return before it is done.
    virtual Status run(const Launch& launch) = 0;
    /// Hands what was started to the device without waiting.
    virtual Status submit() = 0;
    /// Waits until everything that was started is done.
    virtual Status wait() = 0;

    /// Appends what completed since the last call; does not wait.
    virtual void collect(std::vector<DispatchRecord>& out) = 0;
    /// Kernels made so far; their texts are shared, not copied.
    [[nodiscard]] virtual std::vector<KernelSource> kernels() const = 0;

    [[nodiscard]] virtual uint64_t bytesInUse() const = 0;
    /// The most that was in use at once since it started.
    [[nodiscard]] virtual uint64_t peakBytes() const = 0;
    [[nodiscard]] virtual uint64_t budgetBytes() const = 0;
    /// Gives pooled but unused memory back.
    virtual void trim() = 0;
    /// It is gone for good: every call fails, and only a new provider helps. Any thread.
    [[nodiscard]] virtual bool lost() const { return false; }

    /// Work ends with Interrupted when the flag, which any thread sets, is true; null: never. The
    /// flag must outlive the provider.
    virtual void setStopFlag(const std::atomic<bool>*) {}

    /// Of what it runs now, how much is begun; < 0: unknown. Any thread.
    [[nodiscard]] virtual double share() const { return -1; }

    /// For `info`; empty when there is nothing to tell beside info() and rates().
    [[nodiscard]] virtual std::vector<ProviderFacts> facts() const { return {}; }
    /// The folder in which it keeps compiled kernels; "" when it keeps none.
    [[nodiscard]] virtual std::string kernelFolder() const { return {}; }
    /// Messages of a checking layer beneath it so far.
    [[nodiscard]] virtual uint64_t complaints() const { return 0; }
    /// What a window draws with, where it can.
    [[nodiscard]] virtual DrawingDevice* drawing() { return nullptr; }
};

/// The next Buffer id.
[[nodiscard]] uint64_t nextBufferId();

} // namespace vitrine
