// SPDX-License-Identifier: Apache-2.0
// Where an array's elements are and how they get to the other side: host and device copies, single
// elements, and fills, which are made where they are needed.
#include "accel/residency/residency.h"

#include "accel/graph/recorder.h"
#include "accel/placement/placer.h"
#include "provider/host/host_buffer.h"
#include "provider/registry.h"
#include "trace/interpreter_spans.h"
#include "trace/phases.h"
#include "trace/trace.h"

#include <algorithm>
#include <cstring>
#include <optional>

namespace vitrine {

Result<Ref<Buffer>> Residency::operandBuffer(ArrayHandle& handle, Provider& provider,
                                             LaunchTag tag) {
    handle.lastUse = m_trace.now();
    if (provider.info().kind == ProviderKind::Host) {
        m_hostLine = tag.line;
        m_hostFile = tag.span.file;
        VITRINE_TRY(Ref<HostBuffer> host, toHost(handle, true));
        return HostDeviceBuffer::wrap(std::move(host));
    }
    return toDevice(handle, provider, tag);
}

Ref<Buffer> Residency::copyOn(const ArrayHandle& handle, const Provider& device) {
    if (handle.device && handle.device->home() == &device) return handle.device;
    for (const Ref<Buffer>& copy : handle.copies)
        if (copy->home() == &device) return copy;
    return nullptr;
}

void Residency::forgetCopyOn(ArrayHandle& handle, const Provider& device) {
    std::erase_if(handle.copies, [&](const Ref<Buffer>& copy) { return copy->home() == &device; });
    if (!handle.device || handle.device->home() != &device) return;
    handle.device = nullptr;
    if (handle.copies.empty()) return;
    handle.device = std::move(handle.copies.back());
    handle.copies.pop_back();
}

Result<Ref<Buffer>> Residency::toDevice(ArrayHandle& handle, Provider& device, LaunchTag tag) {
    if (Ref<Buffer> there = copyOn(handle, device)) return there;
    if (handle.node)
        VITRINE_CHECK(handle.node->is(NodeKind::Fill) ? fillHost(handle)
                                                      : m_pending.flush(&handle, 0));
    if (Ref<Buffer> there = copyOn(handle, device)) return there;
    const Provider* from = handle.device ? m_providers.holder(*handle.device) : nullptr;
    const std::string fromName = from ? from->info().name : "";
    if (handle.device && !handle.host) VITRINE_CHECK(toHost(handle, true));
    if (!handle.host) {
        VITRINE_CHECK(computeAgain(handle));
        if (Ref<Buffer> there = copyOn(handle, device)) return there;
        if (handle.device && !handle.host)
            return tl::unexpected<Error>(lostError(handle)); // made again elsewhere
    }
    VITRINE_TRY(Ref<Buffer> buffer, allocateOn(device, handle));
    const PhaseTimes before = PhaseClock::current();
    // Copying may need memory of its own.
    Status copied = withRoom(device, 0, [&] {
        return device.upload(*buffer, 0, handle.host->data(), handle.bytes(), tag);
    });
    if (!copied) return tl::unexpected<Error>(naming(std::move(copied.error()), handle));
    const bool stays = from && m_settings.device == "all";
    if (stays)
        handle.copies.push_back(buffer);
    else
        handle.device = buffer;
    handle.savings = 0;
    ++handle.uploads;
    CopyRecord copy;
    copy.file = tag.span.file;
    copy.line = tag.line;
    copy.fromDevice = fromName;
    copy.device = device.info().name;
    copy.buffer = buffer->id();
    noteCopy(handle, handle.bytes(), before, std::move(copy));
    if (from)
        m_recorder.addNote({tag.line, "moved between devices",
                            (handle.variable.empty() ? "an array" : "'" + handle.variable + "'") +
                                " of " + std::to_string(handle.bytes()) +
                                (stays ? " bytes copied from " : " bytes moved from ") + fromName +
                                " to " + device.info().name + ", where it is used"});
    return buffer;
}

Result<Ref<Buffer>> Residency::elementsOn(ArrayHandle& handle, Provider& device) {
    if (!handle.device || isOn(handle, device)) return toDevice(handle, device, {});
    VITRINE_TRY(const Ref<HostBuffer> host, toHost(handle, true));
    VITRINE_TRY(Ref<Buffer> buffer, allocateOn(device, handle));
    VITRINE_CHECK(withRoom(
        device, 0, [&] { return device.upload(*buffer, 0, host->data(), handle.bytes(), {}); }));
    return buffer;
}

Status Residency::fillHost(ArrayHandle& handle) {
    const Node& fill = *handle.node;
    Result<Ref<HostBuffer>> memory =
        HostBuffer::allocate(handle.bytes(), fill.operands[0].bits == 0);
    if (!memory) return tl::unexpected<Error>(outOfMemory(handle));
    Ref<HostBuffer> host = std::move(*memory);
    const std::size_t size = sizeOf(handle.dtype);
    if (fill.operands[0].bits != 0) {
        for (std::size_t i = 0; i < handle.bytes(); i += size)
            std::memcpy(host->data() + i, &fill.operands[0].bits, size);
    }
    handle.host = std::move(host);
    Ref<Node> done = std::move(handle.node);
    m_pending.forgetPending(handle);
    return {};
}

class Residency::Sink {
public:
    Sink(Residency& residency, const ArrayHandle& handle, uint64_t bytes)
        : m_trace(residency.m_trace), m_away(m_trace) {
        const HostReader* by = residency.reader;
        m_event.kind = EventKind::Sink;
        const InterpreterSpans::Place place =
            by ? InterpreterSpans::Place{by->at.file, residency.m_recorder.lineOf(by->at)}
               : m_trace.interpreter().place();
        m_event.line = place.line;
        m_event.file = place.file;
        m_event.node = handle.record;
        m_event.bytes = bytes;
        m_event.start = m_trace.now();
        m_event.setLabel(by ? by->name : "read");
        residency.m_recorder.addSink(
            {handle.record, place.file, place.line, by ? std::string(by->name) : "read", 0, bytes});
    }
    ~Sink() {
        m_event.end = m_trace.now();
        m_trace.write(m_event);
    }
    Sink(const Sink&) = delete;
    Sink& operator=(const Sink&) = delete;

private:
    Trace& m_trace;
    const InterpreterSpans::Away m_away;
    Event m_event;
};

Result<Ref<HostBuffer>> Residency::toHost(ArrayHandle& handle, bool planned) {
    if (handle.node && handle.node->is(NodeKind::Fill)) {
        VITRINE_CHECK(fillHost(handle));
        return handle.host;
    }
    const bool expected = static_cast<bool>(handle.node);
    std::optional<Sink> sink;
    if (!planned && (expected || !handle.host)) sink.emplace(*this, handle, handle.bytes());
    if (handle.node) {
        handle.node->mustStore = true;
        VITRINE_CHECK(m_pending.flush(&handle, handle.bytes()));
    }
    if (handle.madeBy && !planned) m_placer.noteHostRead(handle, handle.bytes(), expected);
    if (handle.host) return handle.host;
    if (!handle.device) VITRINE_CHECK(computeAgain(handle));
    if (handle.host) return handle.host;
    Provider* device = handle.device ? m_providers.holder(*handle.device) : nullptr;
    if (!device) return tl::unexpected<Error>(lostError(handle));
    LaunchTag tag;
    tag.node = handle.record;
    tag.line = handle.line;
    Result<Ref<HostBuffer>> memory = HostBuffer::allocate(handle.bytes(), false);
    if (!memory) return tl::unexpected<Error>(outOfMemory(handle));
    const Ref<HostBuffer> host = std::move(*memory);
    const PhaseTimes before = PhaseClock::current();
    if (Status read = device->download(*handle.device, 0, host->data(), handle.bytes(), tag);
        !read) {
        if (recoverDevice()) return toHost(handle);
        return tl::unexpected<Error>(naming(std::move(read.error()), handle));
    }
    handle.host = host;
    handle.savings = 0;
    ++handle.downloads;
    noteRead(handle, handle.bytes(), before, planned);
    handle.lastUse = m_trace.now();
    m_placer.collect();
    return host;
}

void Residency::noteRead(const ArrayHandle& handle, uint64_t bytes, const PhaseTimes& before,
                         bool planned) {
    CopyRecord copy;
    copy.toHost = true;
    if (planned) {
        copy.line = m_hostLine;
        copy.file = m_hostFile;
    } else if (reader) {
        copy.reader = reader->name;
        copy.line = m_recorder.lineOf(reader->at);
        copy.file = reader->at.file;
    } else {
        copy.reader = "read";
    }
    noteCopy(handle, bytes, before, std::move(copy));
}

void Residency::noteCopy(const ArrayHandle& handle, uint64_t bytes, const PhaseTimes& before,
                         CopyRecord copy) {
    const PhaseTimes after = PhaseClock::current();
    copy.node = handle.record;
    copy.variable = handle.variable;
    if (copy.device.empty()) {
        copy.buffer = handle.device ? handle.device->id() : 0;
        if (const Provider* on = handle.device ? m_providers.holder(*handle.device) : nullptr)
            copy.device = on->info().name;
    }
    copy.shape = handle.shape.text() + " " + std::string(className(handle.dtype));
    copy.count = 1;
    copy.bytes = bytes;
    copy.copyNs = after.of(Phase::Transfer) - before.of(Phase::Transfer);
    const int64_t waited = after.of(Phase::Wait) - before.of(Phase::Wait);
    copy.waitNs = std::max<int64_t>(waited - (after.deviceAwaited - before.deviceAwaited), 0);
    m_recorder.addCopy(std::move(copy));
}

Status Residency::readElements(ArrayHandle& handle, int64_t first, int64_t count, void* out) {
    const std::size_t size = sizeOf(handle.dtype);
    if (first < 0 || count < 0 || first + count > handle.shape.count())
        return fail(ErrorCode::Invalid, "elements outside the array");
    const bool expected = static_cast<bool>(handle.node);
    std::optional<Sink> sink;
    if (expected || !handle.host) sink.emplace(*this, handle, size * static_cast<uint64_t>(count));
    if (handle.node)
        VITRINE_CHECK(handle.node->is(NodeKind::Fill)
                          ? fillHost(handle)
                          : m_pending.flush(&handle, size * static_cast<uint64_t>(count)));
    if (handle.madeBy) m_placer.noteHostRead(handle, static_cast<uint64_t>(count) * size, expected);
    if (handle.host) {
        std::memcpy(out, handle.host->data() + static_cast<std::size_t>(first) * size,
                    static_cast<std::size_t>(count) * size);
        return {};
    }
    Provider* device = handle.device ? m_providers.holder(*handle.device) : nullptr;
    if (!device) {
        VITRINE_CHECK(toHost(handle));
        return readElements(handle, first, count, out);
    }
    const PhaseTimes before = PhaseClock::current();
    Status read = device->download(*handle.device, static_cast<uint64_t>(first) * size, out,
                                   static_cast<uint64_t>(count) * size, {});
    if (!read && recoverDevice()) {
        VITRINE_CHECK(toHost(handle));
        return readElements(handle, first, count, out);
    }
    if (!read) return tl::unexpected<Error>(naming(std::move(read.error()), handle));
    noteRead(handle, static_cast<uint64_t>(count) * size, before, false);
    return read;
}

} // namespace vitrine
