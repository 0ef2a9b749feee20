// SPDX-License-Identifier: Apache-2.0
#include "engine_thread.h"

#include <future>
#include <malloc.h>

namespace vitrine::app {

EngineThread::EngineThread(Settings settings) {
    m_thread = std::thread(
        [this, settings = std::move(settings)]() mutable { loop(std::move(settings)); });
    call([](Session&) {});
}

EngineThread::~EngineThread() {
    {
        const std::lock_guard lock(m_mutex);
        m_quit = true;
        m_jobs.clear();
    }
    m_session->interrupt();
    m_wake.notify_one();
    m_thread.join();
}

void EngineThread::post(Job job) {
    {
        const std::lock_guard lock(m_mutex);
        if (m_quit) return;
        m_jobs.push_back(std::move(job));
    }
    m_wake.notify_one();
}

void EngineThread::call(const Job& job) {
    auto done = std::make_shared<std::promise<void>>();
    std::future<void> finished = done->get_future();
    post([&job, done](Session& session) {
        job(session);
        done->set_value();
    });
    finished.wait();
}

EngineThread::Job EngineThread::take() {
    std::unique_lock lock(m_mutex);
    const auto ready = [this] { return m_quit || !m_jobs.empty(); };
    constexpr std::chrono::seconds kIdle(2);
    bool tidy = false;
    while (!ready()) {
        // Timers run while nothing else does.
        lock.unlock();
        const std::optional<double> next = m_session->runCallbacks();
        lock.lock();
        if (ready()) break;
        if (!next && !tidy) {
            // A window stays open all day: what the last jobs left free goes back to the machine
            // when no other one has come for a while.
            tidy = !m_wake.wait_for(lock, kIdle, ready);
            if (!tidy) break;
            lock.unlock();
            m_session->tidyUp();
            malloc_trim(0);
            lock.lock();
        } else if (!next) {
            m_wake.wait(lock, ready);
        } else if (!m_wake.wait_for(lock, std::chrono::duration<double>(*next), ready)) {
            return [](Session&) {}; // the timer is due: who waits for what it does looks again
        }
    }
    if (m_quit) return nullptr;
    Job job = std::move(m_jobs.front());
    m_jobs.pop_front();
    return job;
}

bool EngineThread::serveUntil(const std::function<bool()>& done) {
    while (!done()) {
        const Job job = take();
        if (!job) return false;
        job(*m_session);
    }
    return true;
}

void EngineThread::loop(Settings settings) {
    m_session = std::make_unique<Session>(std::move(settings));
    while (const Job job = take())
        job(*m_session);
    m_session.reset();
}

} // namespace vitrine::app
