// SPDX-License-Identifier: Apache-2.0
#include "provider/host/host_buffer.h"

#include "trace/trace.h"

namespace vitrine {

HostDeviceBuffer::HostDeviceBuffer(Ref<HostBuffer> memory, std::shared_ptr<HostUsage> usage)
    : Buffer(nextBufferId(), memory->size()), m_memory(std::move(memory)),
      m_usage(std::move(usage)) {
    if (!m_usage) return;
    const uint64_t now = m_usage->bytes.fetch_add(bytes(), std::memory_order_relaxed) + bytes();
    uint64_t most = m_usage->peak.load(std::memory_order_relaxed);
    while (most < now && !m_usage->peak.compare_exchange_weak(most, now)) {
    }
}

HostDeviceBuffer::~HostDeviceBuffer() {
    if (!m_usage) return;
    m_usage->bytes.fetch_sub(bytes(), std::memory_order_relaxed);
    Trace* trace = m_usage->trace.load();
    if (!trace) return;
    Event event;
    event.kind = EventKind::Free;
    event.provider = m_usage->provider;
    event.bytes = bytes();
    event.buffer = id();
    event.start = event.end = trace->now();
    trace->write(event);
}

Ref<Buffer> HostDeviceBuffer::wrap(Ref<HostBuffer> memory) {
    return makeRef<HostDeviceBuffer>(std::move(memory));
}

const Ref<HostBuffer>& HostDeviceBuffer::hostBuffer(const Buffer& buffer) {
    VITRINE_ASSERT(buffer.hostPointer() != nullptr);
    return static_cast<const HostDeviceBuffer&>(buffer).m_memory;
}

} // namespace vitrine
