// SPDX-License-Identifier: Apache-2.0
// When device memory is full: unused memory of the pool goes first (the provider does that itself),
// then device copies of arrays that the host has, too, then the least recently used of the others
// are copied to the host, one array at a time until there is room; then the work runs on the host;
// and what the host has no room for is the script's error. Each step is an event of the trace.
#include "accel/residency/residency.h"

#include "base/device_error.h"
#include "provider/registry.h"
#include "trace/trace.h"

#include <algorithm>

namespace vitrine {

namespace {

std::string nameOf(const ArrayHandle& handle) {
    return handle.variable.empty() ? std::string("a temporary array") : "'" + handle.variable + "'";
}

std::string_view stepName(MemoryStep step) {
    switch (step) {
    case MemoryStep::DropCopy:
        return "drop copy of ";
    case MemoryStep::Spill:
        return "spill ";
    case MemoryStep::RunOnHost:
        return "run on CPU: ";
    case MemoryStep::ByHand:
        return "by hand: ";
    case MemoryStep::OutOfMemory:
        break;
    }
    return "out of memory: ";
}

/// "'x' of size 3x4 (double, 96 bytes)"
std::string described(const ArrayHandle& handle) {
    return nameOf(handle) + " of size " + handle.shape.text() + " (" +
           std::string(className(handle.dtype)) + ", " + std::to_string(handle.bytes()) + " bytes)";
}

} // namespace

Error naming(Error error, const ArrayHandle& handle) {
    return withArray(std::move(error), described(handle));
}

void Residency::noteMemoryStep(MemoryStep step, std::string_view what, uint64_t bytes,
                               const LaunchTag& tag, const Provider* device) {
    Event event;
    event.kind = EventKind::Evict;
    if (!device) device = m_providers.startedDevice();
    if (device) event.provider = device->info().traceIndex;
    event.bytes = bytes;
    event.node = tag.node;
    event.group = tag.group;
    event.line = tag.line;
    event.start = event.end = m_trace.now();
    event.setLabel(std::string(stepName(step)) + std::string(what));
    m_trace.write(event);
}

Error Residency::outOfMemory(const ArrayHandle& handle) {
    LaunchTag tag;
    tag.node = handle.record;
    tag.line = handle.line;
    noteMemoryStep(MemoryStep::OutOfMemory, nameOf(handle), handle.bytes(), tag);
    return {ErrorCode::OutOfMemory, "Out of memory: " + described(handle) + "."};
}

bool Residency::dropOneCopy(const Provider& device) {
    Ref<ArrayHandle> oldest;
    for (Ref<ArrayHandle>& h : handles.onDevice(&device)) {
        if (h->copies.empty() || h->node) continue;
        const Ref<Buffer> there = copyOn(*h, device);
        if (there && there->refCount() <= 2 && (!oldest || h->lastUse < oldest->lastUse))
            oldest = std::move(h);
    }
    if (!oldest) return false;
    forgetCopyOn(*oldest, device);
    LaunchTag tag;
    tag.node = oldest->record;
    tag.line = oldest->line;
    noteMemoryStep(MemoryStep::DropCopy, nameOf(*oldest), oldest->bytes(), tag, &device);
    return true;
}

bool Residency::evictOne(MemoryStep step, const Provider& device) {
    if (step == MemoryStep::DropCopy && dropOneCopy(device)) return true;
    const Ref<ArrayHandle> oldest = handles.leastRecentlyUsed(step == MemoryStep::DropCopy, device);
    if (!oldest || (!oldest->host && !toHost(*oldest, true))) return false;
    if (!oldest->device) return false; // lost while it was copied
    forgetCopyOn(*oldest, device);
    LaunchTag tag;
    tag.node = oldest->record;
    tag.line = oldest->line;
    noteMemoryStep(step, nameOf(*oldest), oldest->bytes(), tag, &device);
    return true;
}

Status Residency::withRoom(Provider& provider, uint64_t bytes,
                           const std::function<Status()>& attempt) {
    Status done = attempt();
    const auto isFull = [&] { return !done && done.error().code == ErrorCode::OutOfMemory; };
    if (!isFull() || provider.info().kind == ProviderKind::Host) return done;
    provider.trim();
    done = attempt();
    if (bytes > provider.budgetBytes()) return done;
    for (const MemoryStep step : {MemoryStep::DropCopy, MemoryStep::Spill}) {
        while (isFull() && evictOne(step, provider))
            done = attempt();
    }
    return done;
}

Result<Ref<Buffer>> Residency::allocateOn(Provider& provider, const ArrayHandle& handle) {
    Ref<Buffer> made;
    const Status done = withRoom(provider, handle.bytes(), [&]() -> Status {
        VITRINE_TRY(made, provider.allocate(handle.bytes(), handle.variable));
        if (provider.info().kind != ProviderKind::Host) made->setHome(provider);
        return {};
    });
    if (done) return made;
    if (done.error().code == ErrorCode::OutOfMemory && provider.info().kind == ProviderKind::Host)
        return tl::unexpected<Error>(outOfMemory(handle));
    return tl::unexpected<Error>(naming(done.error(), handle));
}

} // namespace vitrine
