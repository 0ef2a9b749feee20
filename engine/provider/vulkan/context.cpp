// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/context.h"

#include "base/log.h"

#include <algorithm>

namespace vitrine::vulkan {

Result<std::unique_ptr<Context>> Context::create(const ContextOptions& options) {
    std::unique_ptr<Context> self(new Context);
    VITRINE_TRY(self->m_instance, Instance::create(options.instance));
    VITRINE_TRY(std::vector<DeviceDescription> devices, enumerateDevices(*self->m_instance));
    const std::vector<size_t> preferred = preferredDevices(devices);
    const auto indexOf = [&](size_t device) {
        return static_cast<size_t>(std::find(preferred.begin(), preferred.end(), device) -
                                   preferred.begin());
    };
    Result<size_t> wished = selectDevice(devices, options.wish);
    if (options.index && *options.index >= preferred.size())
        return fail(ErrorCode::Unsupported,
                    "there is no Vulkan device " + std::to_string(*options.index + 1));
    if (options.index && !wished) wished = preferred.front();
    VITRINE_TRY(const size_t first, std::move(wished));
    const size_t chosen = options.index ? preferred[*options.index] : first;
    std::string list;
    for (const size_t i : preferred) {
        self->m_candidates.push_back(devices[i]);
        list +=
            (list.empty() ? "" : ", ") + devices[i].name + " (" + typeName(devices[i].type) + ")";
    }
    const bool byKind = options.wish.empty() || options.wish == "auto" || options.wish == "gpu";
    self->m_because = options.index ? "it was selected by its index"
                      : byKind      ? "it is the first of the best kind there is"
                      : options.wish == "low-power"
                          ? "it is the first of the kind that takes least power"
                          : "its name has '" + options.wish + "' in it";
    log::info("vulkan",
              "devices: " + list + "; " + devices[chosen].name + " is taken: " + self->m_because);
    self->m_index = indexOf(chosen);
    self->m_firstIndex = indexOf(first);
    VITRINE_TRY(self->m_device,
                Device::create(self->m_instance, std::move(devices[chosen]), options.device));
    VITRINE_TRY(self->m_memory, MemoryPool::create(self->m_device, options.memory));
    VITRINE_TRY(self->m_pipelines, PipelineCache::create(self->m_device, options.pipelines));
    VITRINE_TRY(self->m_stream, Stream::create(self->m_device, options.stream));
    VITRINE_TRY(self->m_transfers,
                Transfers::create(self->m_device, *self->m_stream, options.transfers));
    if (self->m_device->presentation() && self->m_device->sharesGraphicsQueue() &&
        self->description().software())
        self->m_ahead = std::make_unique<AheadCompiler>(self->m_instance, self->description(),
                                                        options.pipelines);
    return self;
}

Context::~Context() {
    // Work that was recorded but never asked for is not submitted; what was submitted must end
    // before pipelines and staging memory go. The parts wait for it themselves in their
    // destructors.
    m_ahead.reset();
    m_transfers.reset();
    m_stream.reset();
    m_pipelines.reset();
}

Status Context::compileAhead(const PipelineDesc& desc, const CompileRecord& made,
                             const std::atomic<bool>* interrupt) {
    if (!m_ahead || made.outcome != CacheOutcome::Miss) return {};
    return m_ahead->compile(desc, m_pipelines->defines(), interrupt);
}

Result<Ref<DeviceBuffer>> Context::allocate(uint64_t bytes) {
    Result<Ref<DeviceBuffer>> buffer = m_memory->allocate(bytes);
    if (buffer || buffer.error().code != ErrorCode::OutOfMemory || !m_memory->hasRetired())
        return buffer;
    VITRINE_CHECK(m_stream->waitIdle());
    m_memory->trim();
    return m_memory->allocate(bytes);
}

Result<Ref<DeviceBuffer>> Context::allocateInParts(uint64_t bytes, uint64_t partBytes) {
    std::vector<Ref<DeviceBuffer>> parts;
    for (uint64_t begin = 0; begin < bytes; begin += partBytes) {
        VITRINE_TRY(Ref<DeviceBuffer> part, allocate(std::min(partBytes, bytes - begin)));
        parts.push_back(std::move(part));
    }
    return m_memory->join(bytes, partBytes, std::move(parts));
}

Result<DeviceBuffer*> Context::addressTable(DeviceBuffer& buffer, uint64_t partBytes) {
    if (buffer.addresses) return buffer.addresses.get();
    std::vector<uint64_t> table;
    for (const Ref<DeviceBuffer>& part : buffer.parts())
        table.push_back(m_memory->address(*part));
    if (table.empty()) {
        const uint64_t first = m_memory->address(buffer);
        for (uint64_t begin = 0; begin < buffer.bytes(); begin += partBytes)
            table.push_back(first + begin);
    }
    const uint64_t bytes = table.size() * sizeof(uint64_t);
    VITRINE_TRY(Ref<DeviceBuffer> made, allocate(bytes));
    VITRINE_CHECK(m_transfers->upload(*made, 0, table.data(), bytes));
    buffer.addresses = std::move(made);
    return buffer.addresses.get();
}

} // namespace vitrine::vulkan
