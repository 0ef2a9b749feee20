// SPDX-License-Identifier: Apache-2.0
#pragma once
// A fixed set of worker threads for data-parallel loops. Owned by the host provider (one per
// session). parallelFor may be called from one thread at a time; the caller works too.
#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>

namespace vitrine {

class ThreadPool {
public:
    /// threads ≥ 1 counts the caller; 0 takes the hardware's number.
    explicit ThreadPool(unsigned threads = 0);
    ~ThreadPool();
    ThreadPool(const ThreadPool&) = delete;
    ThreadPool& operator=(const ThreadPool&) = delete;

    [[nodiscard]] unsigned threadCount() const;
    /// Calls body(task, worker) once for each task in [0, count), worker < threadCount(), and
    /// returns when all are done. Which worker gets which task is not determined: results must not
    /// depend on it.
    void parallelFor(int64_t count, const std::function<void(int64_t task, unsigned worker)>& body);

    /// Any thread: tasks that were begun, and all, of the loop that runs or ran last.
    struct Tasks {
        int64_t begun = 0, all = 0;
    };
    [[nodiscard]] Tasks tasks() const;

    /// Thrown by parallelFor on its caller's thread when the flag is set; no task runs any more.
    struct Stopped {};
    /// While it lives, parallelFor begins no task once the flag is set. Null: never.
    class StopScope {
    public:
        StopScope(ThreadPool& pool, const std::atomic<bool>* flag);
        ~StopScope();
        StopScope(const StopScope&) = delete;
        StopScope& operator=(const StopScope&) = delete;

    private:
        ThreadPool& m_pool;
    };
    /// Any thread: long tasks may look and end early within a StopScope.
    [[nodiscard]] bool stopping() const;

private:
    struct State;
    std::unique_ptr<State> m_state;
};

} // namespace vitrine
