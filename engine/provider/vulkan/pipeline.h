// SPDX-License-Identifier: Apache-2.0
#pragma once
// Compute pipelines made from GLSL text, kept in memory by what they were made from and on disk as
// SPIR-V and the driver's own blob. Engine's thread; statistics may be read from any. Several may
// be made at once, on threads of the cache's own.
#include "base/shared_text.h"
#include "base/thread_pool.h"
#include "provider/vulkan/device.h"
#include "provider/vulkan/spirv_pass.h"

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace vitrine::vulkan {

constexpr size_t kMaxBindings = 64;

struct PipelineDesc {
    std::string name;  ///< for messages
    SharedText source; ///< GLSL; entry point main; storage buffers at set 0, bindings 0 … n-1
    uint32_t bindings = 0;
    uint32_t pushBytes = 0;
    std::vector<uint32_t> constants; ///< specialisation constants 0, 1, … as bits

    [[nodiscard]] uint64_t hash() const;
};

class Pipeline {
public:
    ~Pipeline();
    Pipeline(const Pipeline&) = delete;
    Pipeline& operator=(const Pipeline&) = delete;

    [[nodiscard]] VkPipeline handle() const { return m_pipeline; }
    [[nodiscard]] VkPipelineLayout layout() const { return m_layout; }
    [[nodiscard]] VkDescriptorSetLayout setLayout() const { return m_setLayout; }
    [[nodiscard]] const std::string& name() const { return m_name; }
    [[nodiscard]] uint32_t bindings() const { return m_bindings; }
    [[nodiscard]] uint32_t pushBytes() const { return m_pushBytes; }

private:
    friend class PipelineCache;
    Pipeline() = default;
    std::shared_ptr<Device> m_device;
    VkPipeline m_pipeline = VK_NULL_HANDLE;
    VkPipelineLayout m_layout = VK_NULL_HANDLE;         ///< owned by the cache
    VkDescriptorSetLayout m_setLayout = VK_NULL_HANDLE; ///< owned by the cache
    std::string m_name;
    uint32_t m_bindings = 0;
    uint32_t m_pushBytes = 0;
};

enum class CacheOutcome : uint8_t { Memory, Disk, Miss };

struct PipelineStatistics {
    uint64_t memoryHits = 0;
    uint64_t diskHits = 0;
    uint64_t misses = 0;
    uint64_t failures = 0;
    double compileMs = 0;  ///< GLSL to SPIR-V
    double pipelineMs = 0; ///< in the driver
};

struct CompileRecord {
    CacheOutcome outcome = CacheOutcome::Memory;
    int64_t startNs = 0, endNs = 0; ///< steady clock; equal when it came from memory

    [[nodiscard]] double milliseconds() const {
        return static_cast<double>(endNs - startNs) * 1e-6;
    }
};

struct PipelineCacheOptions {
    std::string directory; ///< "" keeps nothing on disk
    bool validateSpirv = false;
    bool readOnly = false; ///< another cache keeps the directory
    /// Kernels in the directory: when there are more, those read longest ago are removed.
    std::size_t mostFiles = 4096;
};

class PipelineCache {
public:
    static Result<std::unique_ptr<PipelineCache>> create(std::shared_ptr<Device> device,
                                                         const PipelineCacheOptions& options);
    /// Writes the driver's blob. The device must have finished with the pipelines.
    ~PipelineCache();
    PipelineCache(const PipelineCache&) = delete;
    PipelineCache& operator=(const PipelineCache&) = delete;

    /// The macros that every kernel sees (VT_FMA_EXACT and the like); part of the key.
    void setDefines(std::string defines);
    [[nodiscard]] const std::string& defines() const { return m_defines.str(); }

    /// The pipeline, which is kept until it is dropped, shared by all that ask for the same text.
    /// Compile with the compiler's or driver's message; Unsupported when the device has fewer
    /// bindings or parameter bytes.
    Result<std::shared_ptr<const Pipeline>> get(const PipelineDesc& desc,
                                                CompileRecord* record = nullptr);
    /// Makes those that are not there all at once, on as many threads as the machine has for it.
    /// The first get() of each has its record, or its error. Ends early, with some of them, when
    /// the flag is set; null: never.
    void prepare(std::span<const PipelineDesc> wanted, const std::atomic<bool>* interrupt);
    /// Destroys the pipeline, unless somebody holds it; the device must have finished with it.
    /// get() makes it again.
    void drop(const PipelineDesc& desc);
    [[nodiscard]] std::size_t count() const { return m_pipelines.size(); }
    /// The text of the SPIR-V that get() would make of the GLSL, made when it is first read; the
    /// cache and the device may be gone by then.
    [[nodiscard]] SharedText assembly(SharedText source) const;
    /// Writes the driver's blob if pipelines were made since it was last written.
    void save();
    [[nodiscard]] PipelineStatistics statistics() const;

private:
    PipelineCache() = default;
    struct Layout {
        VkDescriptorSetLayout set = VK_NULL_HANDLE;
        VkPipelineLayout pipeline = VK_NULL_HANDLE;
    };
    /// blob: what the driver wrote before, if anything.
    Status createDriverCache(const std::optional<std::vector<std::byte>>& blob);
    /// A pipeline on its way into the cache.
    struct Making {
        PipelineDesc desc;
        uint64_t id = 0;
        Layout layout;
        Result<std::shared_ptr<const Pipeline>> pipeline;
        CompileRecord record;
        double compileMs = 0, pipelineMs = 0;
    };
    Result<Making> begin(const PipelineDesc& desc, uint64_t id);
    /// Any thread, as all that it calls.
    void make(Making& making);
    Result<std::vector<uint32_t>> loadOrCompile(const PipelineDesc& desc, uint64_t id,
                                                CacheOutcome& outcome);
    Result<std::shared_ptr<const Pipeline>> build(const PipelineDesc& desc, const Layout& layout,
                                                  std::span<const uint32_t> words);
    void keep(const Making& made);
    Result<Layout> layout(uint32_t bindings, uint32_t pushBytes);
    void removeOldFiles() const;
    [[nodiscard]] uint64_t key(const PipelineDesc& desc) const;
    [[nodiscard]] std::string spirvPath(uint64_t key) const;
    [[nodiscard]] std::string driverPath() const;

    std::shared_ptr<Device> m_device;
    PipelineCacheOptions m_options;
    ExactOptions m_exact;
    SharedText m_defines;
    VkPipelineCache m_cache = VK_NULL_HANDLE;
    std::unordered_map<uint64_t, std::shared_ptr<const Pipeline>> m_pipelines;
    std::unordered_map<uint64_t, Layout> m_layouts;
    uint64_t m_unsaved = 0;
    std::atomic<uint64_t> m_written = 0; ///< files of SPIR-V
    uint64_t m_dropped = 0;              ///< pipelines that the driver's cache may still know
    struct Prepared {
        CompileRecord record;
        std::optional<Error> error;
    };
    std::unordered_map<uint64_t, Prepared> m_prepared; ///< that nobody asked for yet
    std::unique_ptr<ThreadPool> m_compilers;           ///< made by the first prepare()
    mutable std::mutex m_statisticsMutex;
    PipelineStatistics m_statistics;
};

} // namespace vitrine::vulkan
