// SPDX-License-Identifier: Apache-2.0
#pragma once
// The provider of a Vulkan device: group programs become generated kernels, recorded in batches.
// Owned by the session's registry; engine's thread, but for what says otherwise. No Vulkan header
// needed.
#include "base/settings.h"
#include "provider/backend.h"
#include "provider/drawing_device.h"

#include <atomic>
#include <memory>

namespace vitrine {

struct VulkanOptions {
    std::optional<std::string> wish;  ///< as Settings::device, which holds when there is none
    std::optional<std::size_t> index; ///< in listVulkanDevices(); comes before the wish
    std::vector<std::string> instanceExtensions; ///< for window surfaces (VK_KHR_surface, …)
    bool presentation = false;                   ///< the device will show windows
    /// Set by any thread when the user asks to stop: waits for the device then end. May be null.
    const std::atomic<bool>* interrupt = nullptr;
    double longestDispatch = 0.04; ///< seconds, estimated; what takes longer is cut
    /// Made kernels that stay: those used longest ago are made again, from the cache on disk.
    std::size_t mostPipelines = 512;
    /// Bytes of text of these. 0: what suits the device; a software one holds some 350 bytes for
    /// each, 3 MiB of a kernel with functions in double precision.
    std::size_t mostPipelineText = 0;
    int64_t sortDigitsFrom = 0; ///< DeviceTraits'; 0: what suits the device
    /// The code for devices whose fma, comparisons and widening lose subnormal numbers, anywhere.
    bool avoidSubnormals = false;
    /// The code for devices with an exact fma, anywhere: right for numbers whose products and sums
    /// are exact. For tests.
    bool takeFmaForExact = false;
};

/// What the device was found to be, for `info`.
struct VulkanReport {
    uint32_t subgroupSize = 0;
    uint64_t maxStorageBufferRange = 0;
    uint64_t maxAllocation = 0;
    uint32_t maxSharedMemory = 0;
    bool pushDescriptors = false;
    bool memoryBudget = false;
    bool calibratedTimestamps = false;
    bool separateTransferQueue = false;
    bool sharedGraphicsQueue = false;
    // Conformance probe
    bool fmaExact = false;
    bool division32Exact = false;
    bool division64Exact = false;
    bool derivedExact = false; ///< what kernels derive of exact operations keeps their bits
    std::vector<std::string> flushes32; ///< operations that lose subnormals, "plus" … "narrow"
    std::vector<std::string> flushes64;
    bool denormPreserve32 = false;     ///< the device offers the mode, and every kernel declares it
    std::size_t functionsCompared = 0; ///< elementary ones, a class each, ever on this device
    std::vector<std::string> functionsWrong; ///< which of them stay on the host, and why
    // Kernels
    std::string cacheDirectory;
    // Work and memory
    uint64_t dispatches = 0;
    uint64_t submissions = 0;
    uint64_t barriers = 0;
    uint64_t bytesReserved = 0;
    uint64_t bytesPeak = 0;
    uint64_t validationMessages = 0;
};

class VulkanProvider : public Provider, public DrawingDevice {
public:
    /// Starts instance and device and runs the conformance probe (kept on disk), some 50 ms;
    /// nothing of Vulkan is touched before. The trace must outlive the provider. Unsupported when
    /// no device fits the settings. VITRINE_VULKAN_VALIDATION=1 loads the validation layer.
    static Result<std::unique_ptr<VulkanProvider>> create(const Settings& settings, Trace& trace,
                                                          const VulkanOptions& options = {});
    ~VulkanProvider() override;

    [[nodiscard]] const ProviderInfo& info() const override;
    /// Measured on the first call and kept on disk.
    [[nodiscard]] ProviderRates rates() override;
    [[nodiscard]] Status supports(const Program& program, const LaunchGeometry& geometry) override;
    Result<Ref<Buffer>> allocate(uint64_t bytes, std::string_view label) override;
    Status upload(Buffer& to, uint64_t offset, const void* data, uint64_t bytes,
                  LaunchTag tag) override;
    Status download(const Buffer& from, uint64_t offset, void* data, uint64_t bytes,
                    LaunchTag tag) override;
    void prepare(std::span<const ComingLaunch> launches) override;
    Status run(const Launch& launch) override;
    Status submit() override;
    Status wait() override;
    void collect(std::vector<DispatchRecord>& out) override;
    [[nodiscard]] std::vector<KernelSource> kernels() const override;
    [[nodiscard]] uint64_t bytesInUse() const override;
    [[nodiscard]] uint64_t peakBytes() const override;
    [[nodiscard]] uint64_t budgetBytes() const override;
    void trim() override;

    /// Copies within the device, ordered with the other calls.
    Status copy(const Buffer& from, uint64_t fromOffset, Buffer& to, uint64_t toOffset,
                uint64_t bytes, LaunchTag tag);
    Result<ProviderRates> calibrate() override;
    /// What an earlier session since the last boot measured; touches nothing of Vulkan.
    [[nodiscard]] static std::optional<RememberedDevice> remembered(const Settings& settings);
    [[nodiscard]] DrawingHandles handles() const override;
    Result<DrawingRange> rangeForDisplay(const Buffer& buffer) override;
    [[nodiscard]] VulkanReport report() const;
    /// What listVulkanDevices() would say, from when it was started.
    [[nodiscard]] std::vector<ProviderInfo> candidates() const;
    [[nodiscard]] std::vector<ProviderFacts> facts() const override;
    [[nodiscard]] std::string kernelFolder() const override;
    [[nodiscard]] uint64_t complaints() const override;
    [[nodiscard]] DrawingDevice* drawing() override { return this; }
    /// The device was lost: every call fails; only a new provider helps. Any thread.
    [[nodiscard]] bool lost() const override;

private:
    /// run() once operands that lie in parts are chosen.
    Status runWhole(const Launch& launch);
    struct State;
    explicit VulkanProvider(std::unique_ptr<State> state);
    Status finish();
    void measureRates();
    std::unique_ptr<State> m_state;
};

/// Every usable Vulkan device, the best first, without starting one.
Result<std::vector<ProviderInfo>> listVulkanDevices();

/// Devices of Vulkan for a registry. Settings and trace must outlive it; so must the flag.
class VulkanBackend final : public Backend {
public:
    VulkanBackend(const Settings& settings, Trace& trace, const std::atomic<bool>* interrupt)
        : m_settings(settings), m_trace(trace), m_interrupt(interrupt) {}
    [[nodiscard]] std::string_view name() const override { return "vulkan"; }
    /// Once a device is started, from what its start has seen: another instance takes its time.
    [[nodiscard]] Result<std::vector<ProviderInfo>> devices() override;
    Result<std::unique_ptr<Provider>> start(const DeviceRequest& request) override;
    [[nodiscard]] std::optional<RememberedDevice> remembered() override;

private:
    const Settings& m_settings;
    Trace& m_trace;
    const std::atomic<bool>* m_interrupt;
    std::vector<ProviderInfo> m_seen;
};

} // namespace vitrine
