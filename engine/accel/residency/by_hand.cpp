// SPDX-License-Identifier: Apache-2.0
// What the user moves between host and device from the residency table.
#include "accel/residency/residency.h"

#include "provider/registry.h"
#include "trace/trace.h"

namespace vitrine {

namespace {

Ref<ArrayHandle> holderOf(const HandleList& handles, uint64_t buffer) {
    for (Ref<ArrayHandle>& handle : handles.onDevice()) {
        if (handle->device && handle->device->id() == buffer) return std::move(handle);
    }
    return nullptr;
}

tl::unexpected<Error> gone() {
    return fail(ErrorCode::Invalid, "no variable or intermediate result holds this buffer now");
}

} // namespace

Status Residency::gather(uint64_t buffer) {
    const Ref<ArrayHandle> handle = holderOf(handles, buffer);
    if (!handle) return gone();
    // Not planned for any operation, but no reader of the script's either.
    VITRINE_CHECK(toHost(*handle, true));
    return {};
}

Status Residency::evict(uint64_t buffer) {
    const Ref<ArrayHandle> handle = holderOf(handles, buffer);
    if (!handle) return gone();
    if (handle->node || handle->device->refCount() > 1)
        return fail(ErrorCode::Invalid, "a figure or an operation still holds the buffer");
    VITRINE_CHECK(toHost(*handle, true));
    if (!handle->device) return {}; // lost while it was copied
    const Provider* device = m_providers.holder(*handle->device);
    handle->copies.clear();
    handle->device = nullptr;
    LaunchTag tag;
    tag.node = handle->record;
    tag.line = handle->line;
    noteMemoryStep(MemoryStep::ByHand,
                   handle->variable.empty() ? "a temporary array" : "'" + handle->variable + "'",
                   handle->bytes(), tag, device);
    return {};
}

} // namespace vitrine
