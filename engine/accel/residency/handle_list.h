// SPDX-License-Identifier: Apache-2.0
#pragma once
// All arrays that are pending or on a device, or were. Any thread: the interface may drop the last
// reference to a finished array while the engine thread looks through the list.
#include "base/ref.h"

#include <cstdint>
#include <mutex>
#include <vector>

namespace vitrine {

class ArrayHandle;
class Provider;

class HandleList {
public:
    void add(ArrayHandle& handle);
    void remove(ArrayHandle& handle);

    /// Their owner is over: what is left of them belongs to nobody.
    void orphanAll();

    /// Null when the array has gone, or is going on another thread.
    [[nodiscard]] Ref<ArrayHandle> find(const ArrayHandle* handle, uint64_t serial) const;
    /// Those that have a copy on this device, or on any.
    [[nodiscard]] std::vector<Ref<ArrayHandle>> onDevice(const Provider* device = nullptr) const;
    /// Of the arrays whose copy on this device nothing else holds: with a host copy, or without.
    [[nodiscard]] Ref<ArrayHandle> leastRecentlyUsed(bool onHostToo, const Provider& device) const;
    /// f must drop no reference to an array: that could be its end, which needs the lock.
    template <typename F>
    void forEach(const F& f) const {
        std::lock_guard lock(m_mutex);
        for (const ArrayHandle* handle : m_handles)
            f(*handle);
    }

private:
    mutable std::mutex m_mutex;
    std::vector<ArrayHandle*> m_handles; ///< each knows its index
};

} // namespace vitrine
