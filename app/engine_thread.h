// SPDX-License-Identifier: Apache-2.0
#pragma once
// The thread that the Session lives on. Jobs run in the order in which they were posted; a job may
// take as long as a script does. The interface never waits for it, but for start and end.
#include "session/session.h"

#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

namespace vitrine::app {

class EngineThread {
public:
    using Job = std::function<void(Session&)>;

    /// Returns when the session stands.
    explicit EngineThread(Settings settings);
    /// Interrupts what runs, drops jobs that have not begun, and waits.
    ~EngineThread();
    EngineThread(const EngineThread&) = delete;
    EngineThread& operator=(const EngineThread&) = delete;

    void post(Job job);
    /// Runs the job on the engine's thread and waits for it; for start-up only.
    void call(const Job& job);
    /// Engine thread, inside a job: does the jobs that are posted meanwhile, until done() says so.
    /// False when the thread is to end.
    bool serveUntil(const std::function<bool()>& done);
    /// For the functions that Session allows on any thread.
    [[nodiscard]] Session& session() { return *m_session; }

private:
    void loop(Settings settings);
    /// The next job, waited for, or one that does nothing when a callback has run meanwhile; null
    /// when the thread is to end.
    [[nodiscard]] Job take();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::deque<Job> m_jobs;
    bool m_quit = false;
    std::unique_ptr<Session> m_session;
    std::thread m_thread;
};

} // namespace vitrine::app
