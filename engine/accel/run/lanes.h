// SPDX-License-Identifier: Apache-2.0
#pragma once
// Launches on several devices side by side. A provider takes a long launch in parts and waits for
// room in the device's queue between them, and compiles what is new; meanwhile the other devices
// are to have work, too. So each device has a lane: a thread that runs one launch at a time. Lanes
// are used within a flush only, and are empty when it is over. Engine thread.
#include "provider/provider.h"

#include <memory>
#include <vector>

namespace vitrine {

class Lanes {
public:
    Lanes();
    ~Lanes();

    /// Begins to run the launch; an earlier one of the device must be finished.
    void start(Provider& device, Launch launch);
    /// A launch was started there and not finished.
    [[nodiscard]] bool isBusy(const Provider& device) const;
    /// Waits until the provider has taken the launch and gives what it said, or throws what it
    /// threw. Ok for a lane that is idle.
    Status finish(const Provider& device);
    /// Waits for all lanes; what their launches gave is lost.
    void abandon();

private:
    class Lane;
    [[nodiscard]] Lane* find(const Provider& device) const;
    std::vector<std::unique_ptr<Lane>> m_lanes;
};

} // namespace vitrine
