// SPDX-License-Identifier: Apache-2.0
#pragma once
// The events that were drained from a Trace, in chunks that never change once they are full: the
// newest ones up to a bound, with what older ones leave behind of the memory that is in use. Any
// thread; whoever comes second while somebody drains goes on without, so a script never waits.
#include "trace/trace.h"

#include <chrono>
#include <condition_variable>
#include <deque>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace vitrine {

/// What a reader holds: it stays as it is while the log goes on.
struct TraceEvents {
    using Chunk = std::shared_ptr<const std::vector<Event>>;

    std::vector<Chunk> chunks;     ///< about in the order in which the events ended
    std::vector<Event> liveBefore; ///< the `alloc` events of what was in use before the first chunk
    std::vector<std::string> providers;
    int64_t begin = 0;    ///< Trace::now() when the log was cleared last
    uint64_t dropped = 0; ///< events since then that are no longer here, or never were

    [[nodiscard]] std::size_t count() const;
};

class TraceLog {
public:
    /// Of events kept: some hundred megabytes.
    static constexpr std::size_t kBound = std::size_t{1} << 20;

    /// The trace outlives it.
    explicit TraceLog(Trace& trace, std::size_t bound = kBound);
    ~TraceLog();
    TraceLog(const TraceLog&) = delete;
    TraceLog& operator=(const TraceLog&) = delete;

    /// About so many events are kept from now on; at least a chunk.
    void setBound(std::size_t events);
    /// Takes what was written since. Costs nothing to speak of when there is nothing new.
    void pull();
    /// All that there is, after a pull that does not stand back.
    [[nodiscard]] TraceEvents events();
    /// Forgets the events so far; what they left in use is kept.
    void clear();

    /// While one lives, a thread pulls often enough for the ring not to run over.
    class Collecting {
    public:
        explicit Collecting(TraceLog& log);
        ~Collecting();
        Collecting(const Collecting&) = delete;
        Collecting& operator=(const Collecting&) = delete;

    private:
        TraceLog& m_log;
    };

private:
    static constexpr std::size_t kChunk = 4096;
    static constexpr std::chrono::milliseconds kInterval{4};
    /// While nothing comes, as when stopped code waits for the user.
    static constexpr std::chrono::milliseconds kLongest{50};

    /// Was there anything new?
    bool take();
    void forget(const std::vector<Event>& events);
    void collect();

    Trace& m_trace;
    std::mutex m_mutex; ///< of all up to m_lostBefore
    std::size_t m_mostChunks;
    std::vector<Event> m_drained;
    std::vector<Event> m_open;
    std::deque<TraceEvents::Chunk> m_chunks;
    std::map<uint64_t, Event> m_live; ///< by buffer
    int64_t m_begin = 0;
    uint64_t m_forgotten = 0, m_lostBefore = 0;

    std::mutex m_stateMutex; ///< of the next two
    std::condition_variable m_wake;
    int m_collecting = 0;
    bool m_quit = false;
    std::thread m_thread; ///< made by the first Collecting
};

} // namespace vitrine
