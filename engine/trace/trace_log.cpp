// SPDX-License-Identifier: Apache-2.0
#include "trace/trace_log.h"

#include "base/host_memory.h"

#include <algorithm>
#include <utility>

namespace vitrine {

std::size_t TraceEvents::count() const {
    std::size_t sum = 0;
    for (const Chunk& chunk : chunks)
        sum += chunk->size();
    return sum;
}

TraceLog::TraceLog(Trace& trace, std::size_t bound)
    : m_trace(trace), m_mostChunks(std::max<std::size_t>(bound / kChunk, 1)) {}

TraceLog::~TraceLog() {
    {
        const std::lock_guard lock(m_stateMutex);
        m_quit = true;
    }
    m_wake.notify_one();
    if (m_thread.joinable()) m_thread.join();
}

void TraceLog::setBound(std::size_t events) {
    const std::lock_guard lock(m_mutex);
    m_mostChunks = std::max<std::size_t>(events / kChunk, 1);
}

void TraceLog::pull() {
    const std::unique_lock lock(m_mutex, std::try_to_lock);
    if (lock.owns_lock()) take();
}

/// With m_mutex.
bool TraceLog::take() {
    // A script that fills the memory is told so by its own arrays, not by the record of them.
    const memory::Scope always(memory::Requests::RefuseNone);
    m_drained.clear();
    m_trace.drain(m_drained);
    for (const Event& event : m_drained) {
        if (m_open.capacity() == 0) m_open.reserve(kChunk);
        m_open.push_back(event);
        if (m_open.size() < kChunk) continue;
        m_chunks.push_back(std::make_shared<const std::vector<Event>>(
            std::exchange(m_open, std::vector<Event>())));
        while (m_chunks.size() > m_mostChunks) {
            forget(*m_chunks.front());
            m_forgotten += m_chunks.front()->size();
            m_chunks.pop_front();
        }
    }
    return !m_drained.empty();
}

/// With m_mutex: the events go, what they allocated and did not free stays known.
void TraceLog::forget(const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (event.kind == EventKind::Alloc) m_live.insert_or_assign(event.buffer, event);
        if (event.kind == EventKind::Free) m_live.erase(event.buffer);
    }
}

TraceEvents TraceLog::events() {
    TraceEvents out;
    const std::lock_guard lock(m_mutex);
    take();
    out.chunks.assign(m_chunks.begin(), m_chunks.end());
    if (!m_open.empty()) out.chunks.push_back(std::make_shared<const std::vector<Event>>(m_open));
    for (const auto& [buffer, event] : m_live)
        out.liveBefore.push_back(event);
    out.providers = m_trace.providers();
    out.begin = m_begin;
    out.dropped = m_forgotten + m_trace.totals().lost - m_lostBefore;
    return out;
}

void TraceLog::clear() {
    const std::lock_guard lock(m_mutex);
    take();
    for (const TraceEvents::Chunk& chunk : m_chunks)
        forget(*chunk);
    forget(m_open);
    m_chunks.clear();
    m_open.clear();
    m_begin = m_trace.now();
    m_forgotten = 0;
    m_lostBefore = m_trace.totals().lost;
}

TraceLog::Collecting::Collecting(TraceLog& log) : m_log(log) {
    if (!log.m_trace.keepsEvents()) {
        // Counted all the same: events may be wanted before it ends.
        const std::lock_guard lock(log.m_stateMutex);
        ++log.m_collecting;
        return;
    }
    {
        const std::lock_guard lock(log.m_stateMutex);
        ++log.m_collecting;
        if (!log.m_thread.joinable()) log.m_thread = std::thread([&log] { log.collect(); });
    }
    log.m_wake.notify_one();
}

TraceLog::Collecting::~Collecting() {
    const std::lock_guard lock(m_log.m_stateMutex);
    --m_log.m_collecting;
}

void TraceLog::collect() {
    std::chrono::milliseconds interval = kInterval;
    std::unique_lock lock(m_stateMutex);
    while (!m_quit) {
        if (m_collecting == 0) {
            m_wake.wait(lock, [this] { return m_quit || m_collecting > 0; });
            continue;
        }
        lock.unlock();
        {
            const std::lock_guard mine(m_mutex);
            interval = take() ? kInterval : std::min(2 * interval, kLongest);
        }
        lock.lock();
        m_wake.wait_for(lock, interval, [this] { return m_quit; });
    }
}

} // namespace vitrine
