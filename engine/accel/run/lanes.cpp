// SPDX-License-Identifier: Apache-2.0
#include "accel/run/lanes.h"

#include "base/host_memory.h"

#include <algorithm>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <optional>
#include <thread>
#include <utility>

namespace vitrine {

class Lanes::Lane {
public:
    explicit Lane(Provider& provider) : device(&provider), m_thread([this] { work(); }) {}
    ~Lane() {
        {
            const std::lock_guard lock(m_mutex);
            m_over = true;
        }
        m_wake.notify_one();
        m_thread.join();
    }
    Lane(const Lane&) = delete;
    Lane& operator=(const Lane&) = delete;

    void start(Launch launch) {
        {
            const std::lock_guard lock(m_mutex);
            m_launch = std::move(launch);
            m_status = {};
            m_thrown = nullptr;
        }
        busy = true;
        m_wake.notify_one();
    }
    Status finish() {
        std::unique_lock lock(m_mutex);
        m_idle.wait(lock, [this] { return !m_launch; });
        busy = false;
        if (m_thrown) std::rethrow_exception(std::exchange(m_thrown, nullptr));
        return std::exchange(m_status, {});
    }
    void abandon() {
        std::unique_lock lock(m_mutex);
        m_idle.wait(lock, [this] { return !m_launch; });
        busy = false;
    }

    Provider* const device;
    bool busy = false; ///< the engine thread's own

private:
    void work() {
        const memory::Scope buffersOnly(memory::Requests::RefuseBuffers);
        std::unique_lock lock(m_mutex);
        for (;;) {
            m_wake.wait(lock, [this] { return m_over || m_launch; });
            if (m_over) return;
            Status status;
            std::exception_ptr thrown;
            lock.unlock();
            try {
                status = device->run(*m_launch);
            } catch (...) {
                thrown = std::current_exception();
            }
            lock.lock();
            m_launch.reset();
            m_status = std::move(status);
            m_thrown = thrown;
            m_idle.notify_one();
        }
    }

    std::mutex m_mutex;
    std::condition_variable m_wake, m_idle;
    std::optional<Launch> m_launch; ///< that runs, or is to
    Status m_status;
    std::exception_ptr m_thrown;
    bool m_over = false;
    std::thread m_thread; ///< last: it uses the others
};

Lanes::Lanes() = default;
Lanes::~Lanes() = default;

Lanes::Lane* Lanes::find(const Provider& device) const {
    const auto found = std::find_if(m_lanes.begin(), m_lanes.end(),
                                    [&](const auto& lane) { return lane->device == &device; });
    return found == m_lanes.end() ? nullptr : found->get();
}

void Lanes::start(Provider& device, Launch launch) {
    Lane* lane = find(device);
    if (!lane) lane = m_lanes.emplace_back(std::make_unique<Lane>(device)).get();
    lane->start(std::move(launch));
}

bool Lanes::isBusy(const Provider& device) const {
    const Lane* lane = find(device);
    return lane && lane->busy;
}

Status Lanes::finish(const Provider& device) {
    Lane* lane = find(device);
    return lane && lane->busy ? lane->finish() : Status();
}

void Lanes::abandon() {
    for (const auto& lane : m_lanes)
        if (lane->busy) lane->abandon();
}

} // namespace vitrine
