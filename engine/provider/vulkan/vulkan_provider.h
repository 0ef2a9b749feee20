// SPDX-License-Identifier: Apache-2.0
#pragma once
// The provider of a Vulkan device: group programs become generated kernels, recorded in batches.
// Owned by the session's registry; engine's thread, but for what says otherwise. No Vulkan header
// needed.
#include "base/settings.h"
#include "provider/provider.h"
#include "provider/registry.h"

#include <atomic>
#include <memory>
#include <mutex>

namespace vitrine {

struct VulkanOptions {
    std::vector<std::string> instanceExtensions; ///< for window surfaces (VK_KHR_surface, …)
    bool presentation = false;                   ///< the device will show windows
    /// Set by any thread when the user asks to stop: waits for the device then end. May be null.
    const std::atomic<bool>* interrupt = nullptr;
    double longestDispatch = 0.04; ///< seconds, estimated; what takes longer is cut
    int64_t sortDigitsFrom = 0;    ///< DeviceTraits'; 0: what suits the device
    /// The code for devices whose fma, comparisons and widening lose subnormal numbers, anywhere.
    bool avoidSubnormals = false;
};

/// The objects that the interface shares (as void*, so that nobody needs Vulkan's headers).
struct VulkanHandles {
    void* instance = nullptr;
    void* physicalDevice = nullptr;
    void* device = nullptr;
    uint32_t queueFamily = 0; ///< for drawing
    uint32_t queueIndex = 0;
    uint32_t apiVersion = 0;
    std::vector<std::string> instanceExtensions;
    bool canDraw = false;
    bool sharedQueue = false; ///< drawing and computing use one VkQueue
    /// Hold around every call on any queue and around vkDeviceWaitIdle.
    std::recursive_mutex* queueMutex = nullptr;
};

/// Where a buffer's bytes are for somebody who binds it.
struct VulkanRange {
    uint64_t buffer = 0; ///< VkBuffer
    uint64_t offset = 0;
    uint64_t bytes = 0;
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

class VulkanProvider : public Provider {
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
    Status run(const Launch& launch) override;
    Status submit() override;
    Status wait() override;
    void collect(std::vector<DispatchRecord>& out) override;
    [[nodiscard]] std::vector<KernelSource> kernels() const override;
    [[nodiscard]] uint64_t bytesInUse() const override;
    [[nodiscard]] uint64_t budgetBytes() const override;
    void trim() override;

    /// Copies within the device, ordered with the other calls.
    Status copy(const Buffer& from, uint64_t fromOffset, Buffer& to, uint64_t toOffset,
                uint64_t bytes, LaunchTag tag);
    /// Measures the rates again, whatever is on disk.
    Result<ProviderRates> calibrate();
    /// What an earlier session since the last boot measured; touches nothing of Vulkan.
    [[nodiscard]] static std::optional<RememberedDevice> remembered(const Settings& settings);
    [[nodiscard]] VulkanHandles handles() const;
    /// Submits what writes the buffer and waits for it; then the range may be bound on any queue as
    /// long as the caller keeps a Ref of the buffer.
    Result<VulkanRange> rangeForDisplay(const Buffer& buffer);
    [[nodiscard]] VulkanReport report() const;
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

/// Every usable Vulkan device, without starting one.
Result<std::vector<ProviderInfo>> listVulkanDevices();

} // namespace vitrine
