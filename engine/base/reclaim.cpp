// SPDX-License-Identifier: Apache-2.0
#include "base/reclaim.h"

#include "base/stop.h"

#include <condition_variable>
#include <deque>
#include <mutex>
#include <sys/resource.h>
#include <system_error>
#include <thread>

namespace vitrine::reclaim {

namespace {

thread_local bool t_on = false;
thread_local bool t_reclaimer = false;
std::atomic<bool> g_ending{false};

struct Queue {
    std::mutex mutex;
    std::condition_variable idle;
    std::deque<std::function<void()>> tasks;
    int pending = 0; ///< with the one that runs
    bool running = false;
};

/// Never destroyed: its thread may outlive main.
Queue& queue() {
    static Queue* const queue = new Queue;
    return *queue;
}

void work() {
    t_reclaimer = true;
    constexpr int kLow = 10;
    (void)setpriority(PRIO_PROCESS, 0, kLow); // of this thread alone
    Queue& q = queue();
    std::unique_lock lock(q.mutex);
    while (!q.tasks.empty()) {
        std::function<void()> task = std::move(q.tasks.front());
        q.tasks.pop_front();
        lock.unlock();
        task();
        task = nullptr;
        lock.lock();
        --q.pending;
    }
    q.running = false;
    q.idle.notify_all();
}

} // namespace

void setOn(bool on) {
    t_on = on;
}

bool isOn() {
    return t_on || stopRequested();
}

void later(std::function<void()> destroy) {
    Queue& q = queue();
    {
        const std::lock_guard lock(q.mutex);
        if (!q.running) {
            try {
                std::thread(work).detach();
                q.running = true;
            } catch (const std::system_error&) {
            }
        }
        if (q.running) {
            q.tasks.push_back(std::move(destroy));
            ++q.pending;
            return;
        }
    }
    destroy();
}

bool onItsThread() {
    return t_reclaimer;
}

void wait() {
    Queue& q = queue();
    std::unique_lock lock(q.mutex);
    q.idle.wait(lock, [&] { return !q.running; });
}

int pending() {
    const std::lock_guard lock(queue().mutex);
    return queue().pending;
}

void processEnds() {
    g_ending = true;
}

bool processEnding() {
    return g_ending;
}

} // namespace vitrine::reclaim
