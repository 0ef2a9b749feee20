// SPDX-License-Identifier: Apache-2.0
#include "base/stop.h"

#include "base/host_memory.h"
#include "base/reclaim.h"
#include "base/script_error.h"
#include "base/stop_error.h"

#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <system_error>
#include <thread>

namespace vitrine {

namespace {

thread_local const std::atomic<bool>* g_flag = nullptr;
std::atomic<int> g_abandoned{0};

struct Work {
    std::function<void()> run;
    const memory::Requests requests = memory::requests(); ///< of the thread that waits
    std::mutex mutex;
    std::condition_variable ended;
    std::exception_ptr thrown;
    bool done = false;
    std::atomic<bool> left{false};
};

void runOnItsThread(const std::shared_ptr<Work>& work) {
    std::exception_ptr thrown;
    {
        const memory::Scope asItsCaller(work->requests);
        // Work that looks ends soon after it was left.
        const StopScope scope(&work->left);
        try {
            work->run();
        } catch (...) {
            thrown = std::current_exception();
        }
        work->run = nullptr; // gives back what it holds before anybody goes on
    }
    const std::lock_guard lock(work->mutex);
    work->thrown = thrown;
    work->done = true;
    if (work->left) g_abandoned.fetch_sub(1);
    work->ended.notify_one();
}

} // namespace

void throwStopped() {
    throw ScriptError(kStopIdentifier, kStopText);
}

StopScope::StopScope(const std::atomic<bool>* flag) : m_before(g_flag) {
    g_flag = flag;
}

StopScope::~StopScope() {
    g_flag = m_before;
}

bool stopRequested() {
    return g_flag && g_flag->load(std::memory_order_relaxed);
}

void checkStop() {
    if (stopRequested()) throwStopped();
}

void runAbandonable(std::function<void()> work) {
    if (!g_flag) return work();
    const auto shared = std::make_shared<Work>();
    shared->run = std::move(work);
    try {
        std::thread(runOnItsThread, shared).detach();
    } catch (const std::system_error&) {
        // No thread to be had: here, then, and not to be stopped.
        return shared->run();
    }
    std::unique_lock lock(shared->mutex);
    constexpr std::chrono::milliseconds kLookUp(5);
    while (!shared->ended.wait_for(lock, kLookUp, [&] { return shared->done; })) {
        if (!stopRequested()) continue;
        shared->left = true;
        g_abandoned.fetch_add(1);
        lock.unlock();
        throwStopped();
    }
    if (shared->thrown) std::rethrow_exception(shared->thrown);
}

int abandonedWork() {
    return g_abandoned.load() + reclaim::pending();
}

} // namespace vitrine
