// SPDX-License-Identifier: Apache-2.0
#pragma once
// Bytes on the device over time: every allocation and release, the largest value of any stretch of
// time by way of a pyramid, and which buffers were there at a moment. Immutable once built; any
// thread.
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace vitrine::app {

class MemoryCurve {
public:
    static constexpr uint32_t kNoEvent = UINT32_MAX;
    struct Held {
        uint64_t buffer = 0;
        uint64_t bytes = 0;
        int64_t since = 0;         ///< 0: before the record begins
        uint32_t event = kNoEvent; ///< that made it, for TimelineIndex::event
    };

    /// Takes the steps in the order of their times.
    class Builder {
    public:
        /// In use when the record begins.
        void before(uint64_t buffer, uint64_t bytes, uint32_t event = kNoEvent);
        /// It was released again before that.
        void notBefore(uint64_t buffer);
        void alloc(int64_t time, uint64_t buffer, uint64_t bytes, uint32_t event);
        /// Buffers that were never seen are passed over.
        void free(int64_t time, uint64_t buffer);
        [[nodiscard]] MemoryCurve take();

    private:
        struct Step {
            int64_t time = 0;
            Held held;
            bool made = false;
        };
        std::unordered_map<uint64_t, Held> m_before;
        std::vector<Step> m_steps;
        std::unordered_map<uint64_t, Held> m_live;
        friend class MemoryCurve;
    };

    [[nodiscard]] bool empty() const { return m_time.empty() && m_base == 0; }
    [[nodiscard]] std::size_t steps() const { return m_time.size(); }
    /// In use at a moment, that moment's own steps done.
    [[nodiscard]] uint64_t at(int64_t time) const;
    /// The most at any moment of from…to.
    [[nodiscard]] uint64_t most(int64_t from, int64_t to) const;
    [[nodiscard]] uint64_t peak() const { return m_peak; }
    [[nodiscard]] int64_t peakTime() const { return m_peakTime; }
    /// The buffers of a moment, the largest first.
    [[nodiscard]] std::vector<Held> heldAt(int64_t time) const;

private:
    static constexpr std::size_t kFan = 16;     ///< steps of one level for one of the next
    static constexpr std::size_t kApart = 4096; ///< steps from one full list of buffers to the next

    [[nodiscard]] std::size_t stepsUntil(int64_t time) const;

    std::vector<Builder::Step> m_steps;
    std::vector<int64_t> m_time;
    std::vector<std::vector<uint64_t>> m_levels; ///< [0]: bytes after each step; then maxima
    std::vector<std::vector<Held>> m_lists;      ///< what was held before step i * kApart
    uint64_t m_base = 0, m_peak = 0;
    int64_t m_peakTime = 0;
};

} // namespace vitrine::app
