// SPDX-License-Identifier: Apache-2.0
#pragma once
// The device buffers that published figures are drawn from. The engine thread prepares them when a
// snapshot is published; any thread finds them, without touching engine or device.
#include "figure/figure_snapshot.h"
#include "session/session.h"

#include <mutex>
#include <unordered_map>
#include <unordered_set>

namespace vitrine {

class AccelState;
class Provider;

class DisplayBuffers {
public:
    /// Engine thread: makes every array of the snapshot drawable. Data on the device is not copied;
    /// data on the host goes up once. What could not be prepared is found as its error.
    void prepare(const FigureSnapshot& figures, AccelState& accel, Provider& device);
    /// Without a device that draws: computes what is pending, for readers on other threads.
    static void prepareOnHost(const FigureSnapshot& figures);
    /// Any thread; never waits for the engine. Invalid when the array is in no recent snapshot.
    [[nodiscard]] Result<DisplayBuffer> find(const Ref<Tensor>& tensor) const;
    /// Gives up what only snapshots before this one draw: nobody looks at them any more.
    void forgetBefore(uint64_t revision);
    /// Engine thread: the buffers that recent snapshots are drawn from.
    [[nodiscard]] std::unordered_set<uint64_t> bufferIds() const;

private:
    struct Entry {
        Ref<Tensor> tensor; ///< keeps the key's address from being used again
        Result<DisplayBuffer> buffer;
        uint64_t revision = 0;
    };
    mutable std::mutex m_mutex;
    std::unordered_map<const Tensor*, Entry> m_entries;
};

} // namespace vitrine
