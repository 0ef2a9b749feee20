// SPDX-License-Identifier: Apache-2.0
#pragma once
// The events of a run as a timeline reads them: sorted by their start, one series a kind, with sums
// that answer for any stretch of time how many events it has and how long the lane was busy,
// without looking at them one by one. So a picture costs its pixels, never its events, and no event
// is left out of a count. Made off the interface's thread, immutable; any thread.
#include "session/session.h"
#include "timeline/memory_curve.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace vitrine::app {

enum class Lane : uint8_t { Interpreter, Plan, Compile, Upload, Gpu, Cpu, Download, Wait };
constexpr std::size_t kLanes = 8;

/// What is drawn in one colour, in the order in which a lane's own are drawn.
enum class Series : uint8_t {
    Interpreter,
    Plan,
    Capture,
    Compile,
    Upload,
    Gpu,
    Cpu,
    Download,
    Sink,
    Wait
};
constexpr std::size_t kSeries = 10;
[[nodiscard]] Lane laneOf(Series series);

/// What joins an event with the rest: see Event. The last is its number, for TimelineIndex::event.
struct EventLink {
    uint32_t node = 0, group = 0, line = 0, event = 0;
};

/// Events of one kind by their start.
class EventSeries {
public:
    struct Item {
        int64_t start = 0, end = 0;
        EventLink link;
    };
    /// Takes them in any order.
    void assign(std::vector<Item>& items);

    [[nodiscard]] std::size_t size() const { return m_start.size(); }
    [[nodiscard]] int64_t start(std::size_t i) const { return m_start[i]; }
    [[nodiscard]] int64_t end(std::size_t i) const { return m_end[i]; }
    [[nodiscard]] const EventLink& link(std::size_t i) const { return m_link[i]; }

    /// Those that have any of from…to, which may be one moment.
    [[nodiscard]] std::size_t countIn(int64_t from, int64_t to) const;
    /// The numbers [first, second) among which all those are; others that ended before may be, too.
    [[nodiscard]] std::pair<std::size_t, std::size_t> rangeIn(int64_t from, int64_t to) const;
    /// The first that starts at `time` or later; a search that begins at `hint`, which is no later.
    [[nodiscard]] std::size_t firstFrom(int64_t time, std::size_t hint = 0) const;
    /// Time until `time` in which at least one of them was under way; hint: a place in the sums,
    /// which is moved on.
    [[nodiscard]] int64_t busyUntil(int64_t time, std::size_t& hint) const;

private:
    std::vector<int64_t> m_start, m_end;
    std::vector<EventLink> m_link;
    bool m_overlaps = false;
    std::vector<int64_t> m_latestEnd;            ///< of those up to each, where they overlap
    std::vector<int64_t> m_sortedEnds;           ///< likewise
    std::vector<int64_t> m_busyStart, m_busyEnd; ///< their union, where they overlap
    std::vector<int64_t> m_busyBefore;           ///< length of the union before each of its pieces
    [[nodiscard]] const std::vector<int64_t>& latestEnd() const {
        return m_overlaps ? m_latestEnd : m_end;
    }
    [[nodiscard]] const std::vector<int64_t>& sortedEnds() const {
        return m_overlaps ? m_sortedEnds : m_end;
    }
    [[nodiscard]] const std::vector<int64_t>& busyStart() const {
        return m_overlaps ? m_busyStart : m_start;
    }
    [[nodiscard]] const std::vector<int64_t>& busyEnd() const {
        return m_overlaps ? m_busyEnd : m_end;
    }
};

/// A bar: a series and a number in it.
struct BarId {
    Series series = Series::Interpreter;
    std::size_t at = 0;
    friend bool operator==(const BarId&, const BarId&) = default;
};

class TimelineIndex {
public:
    explicit TimelineIndex(TraceEvents events);

    [[nodiscard]] const EventSeries& series(Series s) const {
        return m_series[static_cast<std::size_t>(s)];
    }
    [[nodiscard]] const MemoryCurve& memory() const { return m_memory; }
    [[nodiscard]] const Event& event(uint32_t number) const;
    [[nodiscard]] const Event& event(const BarId& bar) const;
    /// Name of a provider; "" when there is none of this number.
    [[nodiscard]] const std::string& provider(uint8_t number) const;
    /// All bars; memory events are in the curve.
    [[nodiscard]] std::size_t count() const { return m_count; }
    [[nodiscard]] std::size_t countIn(int64_t from, int64_t to) const;
    [[nodiscard]] uint64_t dropped() const { return m_events.dropped; }
    /// The record's first and last moment, in ns on the trace's clock.
    [[nodiscard]] int64_t begin() const { return m_begin; }
    [[nodiscard]] int64_t end() const { return m_end; }

    /// The bar of a lane at a moment, or up to `reach` ns beside it: the one that was drawn last of
    /// those that are there, the longest where many share the place.
    [[nodiscard]] std::optional<BarId> barAt(Lane lane, int64_t time, int64_t reach) const;
    /// The group that ran at a moment, on either side; 0: none.
    [[nodiscard]] uint32_t groupAt(int64_t time) const;

private:
    TraceEvents m_events;
    std::vector<std::size_t> m_firstOfChunk;
    std::array<EventSeries, kSeries> m_series;
    MemoryCurve m_memory;
    std::size_t m_count = 0;
    int64_t m_begin = 0, m_end = 0;
};

} // namespace vitrine::app
