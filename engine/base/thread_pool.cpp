// SPDX-License-Identifier: Apache-2.0
#include "base/thread_pool.h"

#include <algorithm>
#include <atomic>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace vitrine {

struct ThreadPool::State {
    std::mutex mutex;
    std::condition_variable wake;
    std::condition_variable done;
    const std::function<void(int64_t, unsigned)>* body = nullptr;
    std::atomic<int64_t> count{0};
    std::atomic<int64_t> next{0};
    uint64_t generation = 0;
    unsigned active = 0;
    bool stop = false;
    std::exception_ptr thrown;                           ///< by the first task that failed
    std::atomic<const std::atomic<bool>*> flag{nullptr}; ///< of a StopScope
    std::vector<std::thread> threads;

    [[nodiscard]] bool stopping() const {
        const std::atomic<bool>* wanted = flag.load(std::memory_order_relaxed);
        return wanted && wanted->load(std::memory_order_relaxed);
    }

    void drain(unsigned worker) {
        try {
            for (int64_t i = next.fetch_add(1); i < count && !stopping(); i = next.fetch_add(1))
                (*body)(i, worker);
        } catch (...) {
            next = count.load(); // nobody begins another
            const std::lock_guard lock(mutex);
            if (!thrown) thrown = std::current_exception();
        }
    }

    void run(unsigned worker) {
        uint64_t seen = 0;
        std::unique_lock lock(mutex);
        while (true) {
            wake.wait(lock, [&] { return stop || generation != seen; });
            if (stop) return;
            seen = generation;
            lock.unlock();
            drain(worker);
            lock.lock();
            if (--active == 0) done.notify_one();
        }
    }
};

ThreadPool::ThreadPool(unsigned threads) : m_state(std::make_unique<State>()) {
    if (threads == 0) threads = std::max(1u, std::thread::hardware_concurrency());
    for (unsigned i = 1; i < threads; ++i)
        m_state->threads.emplace_back([state = m_state.get(), i] { state->run(i); });
}

ThreadPool::~ThreadPool() {
    {
        std::lock_guard lock(m_state->mutex);
        m_state->stop = true;
    }
    m_state->wake.notify_all();
    for (std::thread& thread : m_state->threads)
        thread.join();
}

unsigned ThreadPool::threadCount() const {
    return static_cast<unsigned>(m_state->threads.size()) + 1;
}

void ThreadPool::parallelFor(int64_t count, const std::function<void(int64_t, unsigned)>& body) {
    if (count <= 0) return;
    if (count == 1 || m_state->threads.empty()) {
        m_state->count = count;
        for (int64_t i = 0; i < count && !stopping(); ++i) {
            m_state->next.store(i + 1, std::memory_order_relaxed);
            body(i, 0);
        }
        if (stopping()) throw Stopped{};
        return;
    }
    {
        std::lock_guard lock(m_state->mutex);
        m_state->body = &body;
        m_state->count = count;
        m_state->next = 0;
        m_state->active = static_cast<unsigned>(m_state->threads.size());
        ++m_state->generation;
    }
    m_state->wake.notify_all();
    m_state->drain(0);
    std::unique_lock lock(m_state->mutex);
    m_state->done.wait(lock, [&] { return m_state->active == 0; });
    if (const std::exception_ptr thrown = std::exchange(m_state->thrown, nullptr))
        std::rethrow_exception(thrown);
    if (stopping()) throw Stopped{};
}

ThreadPool::Tasks ThreadPool::tasks() const {
    const int64_t all = m_state->count.load(std::memory_order_relaxed);
    return {std::min(m_state->next.load(std::memory_order_relaxed), all), all};
}

bool ThreadPool::stopping() const {
    return m_state->stopping();
}

ThreadPool::StopScope::StopScope(ThreadPool& pool, const std::atomic<bool>* flag) : m_pool(pool) {
    pool.m_state->flag.store(flag, std::memory_order_relaxed);
}

ThreadPool::StopScope::~StopScope() {
    m_pool.m_state->flag.store(nullptr, std::memory_order_relaxed);
}

} // namespace vitrine
