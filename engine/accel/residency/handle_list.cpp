// SPDX-License-Identifier: Apache-2.0
#include "accel/residency/handle_list.h"

#include "accel/graph/node.h"

#include <algorithm>

namespace vitrine {

void HandleList::add(ArrayHandle& handle) {
    std::lock_guard lock(m_mutex);
    handle.listIndex = m_handles.size();
    m_handles.push_back(&handle);
}

void HandleList::remove(ArrayHandle& handle) {
    std::lock_guard lock(m_mutex);
    if (handle.listIndex >= m_handles.size() || m_handles[handle.listIndex] != &handle) return;
    ArrayHandle* last = m_handles.back();
    m_handles[handle.listIndex] = last;
    last->listIndex = handle.listIndex;
    m_handles.pop_back();
}

void HandleList::orphanAll() {
    std::lock_guard lock(m_mutex);
    for (ArrayHandle* h : m_handles)
        h->owner = nullptr;
    m_handles.clear();
}

Ref<ArrayHandle> HandleList::find(const ArrayHandle* handle, uint64_t serial) const {
    std::lock_guard lock(m_mutex);
    const auto found = std::ranges::find(m_handles, handle);
    if (found == m_handles.end() || (*found)->serial != serial) return nullptr;
    return Ref<ArrayHandle>::ifAlive(*found);
}

std::vector<Ref<ArrayHandle>> HandleList::onDevice(const Provider* device) const {
    std::vector<Ref<ArrayHandle>> there;
    std::lock_guard lock(m_mutex);
    for (ArrayHandle* h : m_handles) {
        const auto isThere = [&](const Ref<Buffer>& copy) { return copy->home() == device; };
        if (!h->device || (device && !isThere(h->device) &&
                           std::none_of(h->copies.begin(), h->copies.end(), isThere)))
            continue;
        // Who dies meanwhile on another thread takes its buffer along.
        if (Ref<ArrayHandle> alive = Ref<ArrayHandle>::ifAlive(h))
            there.push_back(std::move(alive));
    }
    return there;
}

Ref<ArrayHandle> HandleList::leastRecentlyUsed(bool onHostToo, const Provider& device) const {
    std::lock_guard lock(m_mutex);
    while (true) {
        // References are taken of the one that is given back alone: letting one go in here could
        // be the end of the array, which needs the lock.
        ArrayHandle* oldest = nullptr;
        for (ArrayHandle* h : m_handles) {
            // What a launch or a figure holds gives nothing back, and what is dying will soon.
            if (!h->device || h->node || h->device->refCount() > 1 || h->refCount() == 0) continue;
            if (onHostToo != static_cast<bool>(h->host) || h->device->home() != &device) continue;
            if (!oldest || h->lastUse < oldest->lastUse ||
                (h->lastUse == oldest->lastUse && h->serial < oldest->serial))
                oldest = h;
        }
        Ref<ArrayHandle> alive = Ref<ArrayHandle>::ifAlive(oldest);
        if (alive || !oldest) return alive;
    }
}

} // namespace vitrine
