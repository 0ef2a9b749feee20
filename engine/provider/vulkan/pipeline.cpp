// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/pipeline.h"

#include "base/hash.h"
#include "base/log.h"
#include "provider/vulkan/cache_file.h"
#include "provider/vulkan/compiler.h"
#include "provider/vulkan/timestamps.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <thread>

namespace vitrine::vulkan {
namespace {

/// Raised when the compiler, the pass or the cache's contents change their meaning.
constexpr uint64_t kFormat = 1;
constexpr uint64_t kSaveEvery = 16;   ///< kernels, at first;
constexpr uint64_t kSaveFraction = 4; ///< a part of all later, as each save writes all of them

std::string hex(uint64_t value) {
    constexpr char kDigits[] = "0123456789abcdef";
    std::string text(16, '0');
    for (size_t i = 0; i < 16; ++i)
        text[15 - i] = kDigits[(value >> (4 * i)) & 15];
    return text;
}

std::optional<std::vector<uint32_t>> readModule(const std::string& path, uint64_t id) {
    const auto bytes = readCacheFile(path, id);
    if (!bytes || bytes->size() % sizeof(uint32_t) != 0) return std::nullopt;
    std::vector<uint32_t> words(bytes->size() / sizeof(uint32_t));
    std::memcpy(words.data(), bytes->data(), bytes->size());
    return words;
}

Result<std::vector<uint32_t>> makeModule(std::string_view source, std::string_view defines,
                                         const ExactOptions& exact) {
    VITRINE_TRY(const std::vector<uint32_t> plain, compileGlsl(source, defines));
    return makeExact(plain, exact);
}

} // namespace

uint64_t PipelineDesc::hash() const {
    uint64_t h = hashCombine(source.hash(), kFormat);
    h = hashCombine(h, (uint64_t{bindings} << 32) | pushBytes);
    for (const uint32_t constant : constants)
        h = hashCombine(h, constant);
    return h;
}

Pipeline::~Pipeline() {
    if (m_pipeline) vkDestroyPipeline(m_device->handle(), m_pipeline, nullptr);
}

Result<std::unique_ptr<PipelineCache>> PipelineCache::create(std::shared_ptr<Device> device,
                                                             const PipelineCacheOptions& options) {
    std::unique_ptr<PipelineCache> self(new PipelineCache);
    self->m_device = std::move(device);
    self->m_options = options;
    self->m_exact = exactOptions(self->m_device->description());
    std::optional<std::vector<std::byte>> blob;
    if (!options.directory.empty())
        blob = readCacheFile(self->driverPath(), self->m_device->description().identity());
    VITRINE_CHECK(self->createDriverCache(blob));
    return self;
}

Status PipelineCache::createDriverCache(const std::optional<std::vector<std::byte>>& blob) {
    auto info = structure<VkPipelineCacheCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
    if (blob) {
        // The driver checks its own header and starts empty where that does not fit.
        info.initialDataSize = blob->size();
        info.pInitialData = blob->data();
    }
    return m_device->call("vkCreatePipelineCache", [&] {
        return vkCreatePipelineCache(m_device->handle(), &info, nullptr, &m_cache);
    });
}

PipelineCache::~PipelineCache() {
    save();
    if (m_written > 0) removeOldFiles();
    m_pipelines.clear();
    for (const auto& [id, layout] : m_layouts) {
        if (layout.pipeline) vkDestroyPipelineLayout(m_device->handle(), layout.pipeline, nullptr);
        if (layout.set) vkDestroyDescriptorSetLayout(m_device->handle(), layout.set, nullptr);
    }
    if (m_cache) vkDestroyPipelineCache(m_device->handle(), m_cache, nullptr);
}

void PipelineCache::setDefines(std::string defines) {
    m_defines = std::move(defines);
}

uint64_t PipelineCache::key(const PipelineDesc& desc) const {
    const uint64_t device = m_device->description().identity();
    return hashCombine(hashCombine(desc.hash(), m_defines.hash()), device);
}

std::string PipelineCache::spirvPath(uint64_t key) const {
    return m_options.directory + "/spirv/" + hex(key) + ".spv";
}

std::string PipelineCache::driverPath() const {
    return m_options.directory + "/pipelines-" + hex(m_device->description().identity()) + ".bin";
}

Result<std::vector<uint32_t>> PipelineCache::loadOrCompile(const PipelineDesc& desc, uint64_t id,
                                                           CacheOutcome& outcome) {
    // Specialisation constants do not change the module, but a shared file saves next to nothing.
    if (!m_options.directory.empty()) {
        if (std::optional<std::vector<uint32_t>> kept = readModule(spirvPath(id), id)) {
            outcome = CacheOutcome::Disk;
            std::error_code unmarked; // then it counts as old as it was
            std::filesystem::last_write_time(
                spirvPath(id), std::filesystem::file_time_type::clock::now(), unmarked);
            return std::move(*kept);
        }
    }
    outcome = CacheOutcome::Miss;
    VITRINE_TRY(std::vector<uint32_t> words, makeModule(desc.source, m_defines, m_exact));
    if (m_options.validateSpirv) VITRINE_CHECK(validateSpirv(words));
    if (!m_options.directory.empty() && !m_options.readOnly &&
        writeCacheFile(spirvPath(id), id, std::as_bytes(std::span(words))))
        ++m_written;
    return words;
}

/// Another program may do the same meanwhile: what is gone already is nobody's mistake.
void PipelineCache::removeOldFiles() const {
    namespace fs = std::filesystem;
    std::error_code error;
    std::vector<std::pair<fs::file_time_type, fs::path>> files;
    for (fs::directory_iterator at(m_options.directory + "/spirv", error), end; !error && at != end;
         at.increment(error)) {
        const fs::file_time_type time = at->last_write_time(error);
        if (!error && at->path().extension() == ".spv") files.emplace_back(time, at->path());
        error.clear();
    }
    if (files.size() <= m_options.mostFiles) return;
    const std::size_t kept = m_options.mostFiles - m_options.mostFiles / 4;
    const auto last = files.begin() + static_cast<std::ptrdiff_t>(files.size() - kept);
    std::nth_element(files.begin(), last, files.end());
    for (auto file = files.begin(); file != last; ++file)
        fs::remove(file->second, error);
}

SharedText PipelineCache::assembly(SharedText source) const {
    return SharedText::deferred(
        [source = std::move(source), defines = m_defines, exact = m_exact]() -> std::string {
            const auto words = makeModule(source, defines, exact);
            return words ? disassembleSpirv(*words) : std::string();
        });
}

Result<PipelineCache::Layout> PipelineCache::layout(uint32_t bindings, uint32_t pushBytes) {
    const DeviceLimits& limits = m_device->description().limits;
    if (bindings > limits.maxStorageBuffers || bindings > kMaxBindings)
        return fail(ErrorCode::Unsupported,
                    "a kernel with " + std::to_string(bindings) +
                        " arrays: the device binds at most " +
                        std::to_string(std::min<size_t>(limits.maxStorageBuffers, kMaxBindings)));
    if (pushBytes > limits.maxPushConstants)
        return fail(ErrorCode::Unsupported, "a kernel with " + std::to_string(pushBytes) +
                                                " bytes of parameters: the device takes " +
                                                std::to_string(limits.maxPushConstants));
    Layout& layout = m_layouts[(uint64_t{bindings} << 32) | pushBytes];
    if (layout.pipeline) return layout;
    std::vector<VkDescriptorSetLayoutBinding> slots(bindings);
    for (uint32_t i = 0; i < bindings; ++i)
        slots[i] = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr};
    auto set = structure<VkDescriptorSetLayoutCreateInfo>(
        VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    if (m_device->cmdPushDescriptorSet)
        set.flags = VK_DESCRIPTOR_SET_LAYOUT_CREATE_PUSH_DESCRIPTOR_BIT_KHR;
    set.bindingCount = bindings;
    set.pBindings = slots.data();
    if (!layout.set)
        VITRINE_CHECK(m_device->call("vkCreateDescriptorSetLayout", [&] {
            return vkCreateDescriptorSetLayout(m_device->handle(), &set, nullptr, &layout.set);
        }));
    const VkPushConstantRange range{VK_SHADER_STAGE_COMPUTE_BIT, 0, (pushBytes + 3) / 4 * 4};
    auto info =
        structure<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    info.setLayoutCount = 1;
    info.pSetLayouts = &layout.set;
    info.pushConstantRangeCount = pushBytes ? 1 : 0;
    info.pPushConstantRanges = &range;
    VITRINE_CHECK(m_device->call("vkCreatePipelineLayout", [&] {
        return vkCreatePipelineLayout(m_device->handle(), &info, nullptr, &layout.pipeline);
    }));
    return layout;
}

Result<std::shared_ptr<const Pipeline>> PipelineCache::build(const PipelineDesc& desc,
                                                             const Layout& layout,
                                                             std::span<const uint32_t> words) {
    auto code = structure<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    code.codeSize = words.size_bytes();
    code.pCode = words.data();
    VkShaderModule module = VK_NULL_HANDLE;
    VITRINE_CHECK(m_device->call("vkCreateShaderModule", [&] {
        return vkCreateShaderModule(m_device->handle(), &code, nullptr, &module);
    }));
    std::vector<VkSpecializationMapEntry> entries;
    for (uint32_t i = 0; i < desc.constants.size(); ++i)
        entries.push_back({i, i * static_cast<uint32_t>(sizeof(uint32_t)), sizeof(uint32_t)});
    VkSpecializationInfo constants{static_cast<uint32_t>(entries.size()), entries.data(),
                                   desc.constants.size() * sizeof(uint32_t), desc.constants.data()};
    auto info =
        structure<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    info.flags = VK_PIPELINE_CREATE_DISPATCH_BASE_BIT; // long dispatches are cut
    info.layout = layout.pipeline;
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "main";
    info.stage.pSpecializationInfo = entries.empty() ? nullptr : &constants;
    std::shared_ptr<Pipeline> pipeline(new Pipeline);
    pipeline->m_device = m_device;
    const Status status = m_device->call("vkCreateComputePipelines", [&] {
        return vkCreateComputePipelines(m_device->handle(), m_cache, 1, &info, nullptr,
                                        &pipeline->m_pipeline);
    });
    vkDestroyShaderModule(m_device->handle(), module, nullptr);
    if (!status) {
        Error error = status.error();
        if (error.code == ErrorCode::Invalid || error.code == ErrorCode::Unsupported)
            error.code = ErrorCode::Compile;
        error.message = "kernel " + desc.name + ": " + error.message;
        return tl::unexpected<Error>(std::move(error));
    }
    pipeline->m_layout = layout.pipeline;
    pipeline->m_setLayout = layout.set;
    pipeline->m_name = desc.name;
    pipeline->m_bindings = desc.bindings;
    pipeline->m_pushBytes = desc.pushBytes;
    return pipeline;
}

Result<std::shared_ptr<const Pipeline>> PipelineCache::get(const PipelineDesc& desc,
                                                           CompileRecord* record) {
    const uint64_t id = key(desc);
    const auto news = m_prepared.extract(id);
    if (news && news.mapped().error) return tl::unexpected<Error>(*news.mapped().error);
    if (const auto known = m_pipelines.find(id); known != m_pipelines.end()) {
        if (record) *record = news ? news.mapped().record : CompileRecord();
        if (news) return known->second;
        const std::scoped_lock lock(m_statisticsMutex);
        ++m_statistics.memoryHits;
        return known->second;
    }
    VITRINE_TRY(Making making, begin(desc, id));
    make(making);
    keep(making);
    if (record) *record = making.record;
    return std::move(making.pipeline);
}

Result<PipelineCache::Making> PipelineCache::begin(const PipelineDesc& desc, uint64_t id) {
    VITRINE_TRY(const Layout made, layout(desc.bindings, desc.pushBytes));
    Making making;
    making.desc = desc;
    making.id = id;
    making.layout = made;
    return making;
}

void PipelineCache::make(Making& making) {
    CompileRecord& record = making.record;
    record.startNs = steadyNow();
    record.outcome = CacheOutcome::Miss;
    Result<std::vector<uint32_t>> words = loadOrCompile(making.desc, making.id, record.outcome);
    making.compileMs = static_cast<double>(steadyNow() - record.startNs) * 1e-6;
    if (words) {
        making.pipeline = build(making.desc, making.layout, *words);
    } else {
        words.error().message = "kernel " + making.desc.name + ": " + words.error().message;
        making.pipeline = tl::unexpected<Error>(std::move(words.error()));
    }
    record.endNs = steadyNow();
    making.pipelineMs = record.milliseconds() - making.compileMs;
}

void PipelineCache::keep(const Making& made) {
    {
        const std::scoped_lock lock(m_statisticsMutex);
        m_statistics.compileMs += made.compileMs;
        m_statistics.pipelineMs += made.pipelineMs;
        ++(!made.pipeline                              ? m_statistics.failures
           : made.record.outcome == CacheOutcome::Disk ? m_statistics.diskHits
                                                       : m_statistics.misses);
    }
    if (!made.pipeline) return;
    m_pipelines.emplace(made.id, *made.pipeline);
    if (++m_unsaved >= std::max<uint64_t>(kSaveEvery, m_pipelines.size() / kSaveFraction)) save();
}

void PipelineCache::prepare(std::span<const PipelineDesc> wanted,
                            const std::atomic<bool>* interrupt) {
    constexpr unsigned kMostThreads = 16;
    std::vector<Making> list;
    for (const PipelineDesc& desc : wanted) {
        const uint64_t id = key(desc);
        const bool known =
            m_pipelines.contains(id) ||
            std::any_of(list.begin(), list.end(), [&](const Making& m) { return m.id == id; });
        if (known) continue;
        if (Result<Making> making = begin(desc, id)) list.push_back(std::move(*making));
    }
    if (list.size() < 2) return;
    if (!m_compilers)
        m_compilers = std::make_unique<ThreadPool>(
            std::clamp(std::thread::hardware_concurrency(), 1u, kMostThreads));
    const ThreadPool::StopScope stoppable(*m_compilers, interrupt);
    try {
        m_compilers->parallelFor(static_cast<int64_t>(list.size()), [&](int64_t i, unsigned) {
            make(list[static_cast<std::size_t>(i)]);
        });
    } catch (const ThreadPool::Stopped&) {
        // What is not there yet nobody will ask for.
    }
    for (const Making& made : list) {
        if (made.pipeline && !*made.pipeline) continue; // it was not begun
        keep(made);
        std::optional<Error> error;
        if (!made.pipeline) error = made.pipeline.error();
        m_prepared.emplace(made.id, Prepared{made.record, std::move(error)});
    }
}

void PipelineCache::drop(const PipelineDesc& desc) {
    // The driver's cache has no way to forget one: when most of it is of pipelines that are gone,
    // another one begins.
    constexpr uint64_t kMostGone = 512;
    const auto known = m_pipelines.find(key(desc));
    if (known == m_pipelines.end() || known->second.use_count() > 1) return;
    m_pipelines.erase(known);
    m_prepared.erase(key(desc));
    if (++m_dropped < kMostGone) return;
    save();
    m_dropped = 0;
    if (m_cache) vkDestroyPipelineCache(m_device->handle(), m_cache, nullptr);
    m_cache = VK_NULL_HANDLE;
    // Without one pipelines are made all the same.
    if (const Status made = createDriverCache(std::nullopt); !made)
        log::warn("vulkan", "pipeline cache: " + made.error().message);
}

void PipelineCache::save() {
    if (!m_unsaved || m_options.directory.empty() || m_options.readOnly || !m_cache ||
        m_device->lost())
        return;
    size_t bytes = 0;
    if (!m_device->call("vkGetPipelineCacheData", [&] {
            return vkGetPipelineCacheData(m_device->handle(), m_cache, &bytes, nullptr);
        }))
        return;
    std::vector<std::byte> blob(bytes);
    if (!m_device->call("vkGetPipelineCacheData", [&] {
            return vkGetPipelineCacheData(m_device->handle(), m_cache, &bytes, blob.data());
        }))
        return;
    blob.resize(bytes);
    if (writeCacheFile(driverPath(), m_device->description().identity(), blob)) m_unsaved = 0;
}

PipelineStatistics PipelineCache::statistics() const {
    const std::scoped_lock lock(m_statisticsMutex);
    return m_statistics;
}

} // namespace vitrine::vulkan
