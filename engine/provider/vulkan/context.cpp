// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/context.h"

namespace vitrine::vulkan {

Result<std::unique_ptr<Context>> Context::create(const ContextOptions& options) {
    std::unique_ptr<Context> self(new Context);
    VITRINE_TRY(self->m_instance, Instance::create(options.instance));
    VITRINE_TRY(std::vector<DeviceDescription> devices, enumerateDevices(*self->m_instance));
    VITRINE_TRY(const size_t chosen, selectDevice(devices, options.wish));
    VITRINE_TRY(self->m_device,
                Device::create(self->m_instance, std::move(devices[chosen]), options.device));
    VITRINE_TRY(self->m_memory, MemoryPool::create(self->m_device, options.memory));
    VITRINE_TRY(self->m_pipelines, PipelineCache::create(self->m_device, options.pipelines));
    VITRINE_TRY(self->m_stream, Stream::create(self->m_device, options.stream));
    VITRINE_TRY(self->m_transfers,
                Transfers::create(self->m_device, *self->m_stream, options.transfers));
    return self;
}

Context::~Context() {
    // Work that was recorded but never asked for is not submitted; what was submitted must end
    // before pipelines and staging memory go. The parts wait for it themselves in their
    // destructors.
    m_transfers.reset();
    m_stream.reset();
    m_pipelines.reset();
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
