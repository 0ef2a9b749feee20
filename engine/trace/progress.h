// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where a run is: the statement that runs, the counted loop around it, and how far the work at hand
// has come. Written by the engine's thread with plain stores, read by anybody at display rate; what
// is read together may be of two moments that lie microseconds apart. Owned by the Trace.
#include "base/source.h"

#include <algorithm>
#include <atomic>
#include <cstdint>

namespace vitrine {

struct ProgressReading {
    Span at;                        ///< its end is not known; invalid before the first statement
    Span loop;                      ///< the outermost loop with a count, where all > 0
    uint64_t done = 0, all = 0;     ///< iterations of it
    uint32_t group = 0, groups = 0; ///< of the plan that runs: those that are over
    uint64_t part = 0, parts = 0;   ///< of the device's kernel, where it takes several dispatches
};

class Progress {
public:
    void clear() {
        store(m_at, 0);
        leaveLoop();
        setGroup(0, 0);
        setPart(0, 0);
    }
    void atStatement(const Span& span) {
        if (span.valid()) store(m_at, packed(span));
    }
    void inLoop(const Span& span, uint64_t done, uint64_t all) {
        store(m_loop, packed(span));
        store(m_done, done);
        store(m_all, all);
    }
    void leaveLoop() { store(m_all, 0); }
    void setGroup(uint32_t done, uint32_t all) {
        store(m_group, static_cast<uint64_t>(done) << 32 | all);
    }
    void setPart(uint64_t done, uint64_t all) {
        store(m_part, done);
        store(m_parts, all);
    }

    /// Any thread.
    [[nodiscard]] ProgressReading read() const {
        ProgressReading out;
        out.at = unpacked(load(m_at));
        out.loop = unpacked(load(m_loop));
        out.all = load(m_all);
        out.done = out.all == 0 ? 0 : std::min(load(m_done), out.all);
        const uint64_t group = load(m_group);
        out.group = static_cast<uint32_t>(group >> 32);
        out.groups = static_cast<uint32_t>(group);
        out.parts = load(m_parts);
        out.part = std::min(load(m_part), out.parts);
        return out;
    }

private:
    using Word = std::atomic<uint64_t>;
    static void store(Word& word, uint64_t value) { word.store(value, std::memory_order_relaxed); }
    static uint64_t load(const Word& word) { return word.load(std::memory_order_relaxed); }
    static uint64_t packed(const Span& span) {
        return static_cast<uint64_t>(span.file) << 32 | span.begin;
    }
    static Span unpacked(uint64_t word) {
        const auto begin = static_cast<uint32_t>(word);
        return {static_cast<uint32_t>(word >> 32), begin, begin};
    }

    Word m_at{0}, m_loop{0}, m_done{0}, m_all{0}, m_group{0}, m_part{0}, m_parts{0};
};

/// The plan that runs has so many groups, until the scope ends.
class GroupsScope {
public:
    GroupsScope(Progress& progress, std::size_t groups)
        : m_progress(progress), m_groups(static_cast<uint32_t>(groups)) {
        m_progress.setGroup(0, m_groups);
    }
    ~GroupsScope() { m_progress.setGroup(0, 0); }
    GroupsScope(const GroupsScope&) = delete;
    GroupsScope& operator=(const GroupsScope&) = delete;

    void over() { m_progress.setGroup(++m_over, m_groups); }

private:
    Progress& m_progress;
    uint32_t m_groups, m_over = 0;
};

} // namespace vitrine
