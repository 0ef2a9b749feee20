// SPDX-License-Identifier: Apache-2.0
#include "timeline/timeline_index.h"

#include <algorithm>
#include <limits>

namespace vitrine::app {
namespace {

/// The first place from `hint` on whose value is not before `time`: in steps that double, so that
/// one pass over the columns of a picture costs little more than its columns.
std::size_t gallop(const std::vector<int64_t>& sorted, int64_t time, std::size_t hint) {
    std::size_t step = 1;
    std::size_t low = std::min(hint, sorted.size());
    std::size_t high = low;
    while (high < sorted.size() && sorted[high] < time) {
        low = high + 1;
        high += step;
        step *= 2;
    }
    high = std::min(high, sorted.size());
    const auto at = [&sorted](std::size_t i) {
        return sorted.begin() + static_cast<std::ptrdiff_t>(i);
    };
    return static_cast<std::size_t>(std::lower_bound(at(low), at(high), time) - sorted.begin());
}

std::optional<Series> seriesOf(const Event& event, const std::vector<bool>& isHost) {
    switch (event.kind) {
    case EventKind::Interpret:
        return Series::Interpreter;
    case EventKind::Capture:
        return Series::Capture;
    case EventKind::Plan:
        return Series::Plan;
    case EventKind::Compile:
        return Series::Compile;
    case EventKind::Upload:
        return Series::Upload;
    case EventKind::Download:
        return Series::Download;
    case EventKind::Sink:
        return Series::Sink;
    case EventKind::Wait:
        return Series::Wait;
    case EventKind::Dispatch:
        return event.provider < isHost.size() && !isHost[event.provider] ? Series::Gpu
                                                                         : Series::Cpu;
    case EventKind::Alloc:
    case EventKind::Free:
    case EventKind::Evict:
        break;
    }
    return std::nullopt;
}

} // namespace

Lane laneOf(Series series) {
    switch (series) {
    case Series::Interpreter:
        return Lane::Interpreter;
    case Series::Plan:
    case Series::Capture:
        return Lane::Plan;
    case Series::Compile:
        return Lane::Compile;
    case Series::Upload:
        return Lane::Upload;
    case Series::Gpu:
        return Lane::Gpu;
    case Series::Cpu:
        return Lane::Cpu;
    case Series::Download:
        return Lane::Download;
    case Series::Sink:
    case Series::Wait:
        break;
    }
    return Lane::Wait;
}

void EventSeries::assign(std::vector<Item>& items) {
    const auto earlier = [](const Item& a, const Item& b) {
        return a.start != b.start ? a.start < b.start : a.end > b.end;
    };
    if (!std::is_sorted(items.begin(), items.end(), earlier))
        std::stable_sort(items.begin(), items.end(), earlier);
    m_start.reserve(items.size());
    m_end.reserve(items.size());
    m_link.reserve(items.size());
    for (const Item& item : items) {
        m_overlaps = m_overlaps || (!m_end.empty() && item.start < m_end.back());
        m_start.push_back(item.start);
        m_end.push_back(std::max(item.start, item.end));
        m_link.push_back(item.link);
    }
    if (m_overlaps) {
        m_latestEnd.reserve(size());
        for (std::size_t i = 0; i < size(); ++i) {
            const int64_t latest = m_latestEnd.empty() ? m_end[i] : m_latestEnd.back();
            m_latestEnd.push_back(std::max(latest, m_end[i]));
            if (i == 0 || m_start[i] > m_busyEnd.back()) {
                m_busyStart.push_back(m_start[i]);
                m_busyEnd.push_back(m_end[i]);
            }
            m_busyEnd.back() = std::max(m_busyEnd.back(), m_end[i]);
        }
        m_sortedEnds = m_end;
        std::sort(m_sortedEnds.begin(), m_sortedEnds.end());
    }
    m_busyBefore.reserve(busyStart().size());
    int64_t sum = 0;
    for (std::size_t i = 0; i < busyStart().size(); ++i) {
        m_busyBefore.push_back(sum);
        sum += busyEnd()[i] - busyStart()[i];
    }
}

std::size_t EventSeries::countIn(int64_t from, int64_t to) const {
    const auto begun = std::upper_bound(m_start.begin(), m_start.end(), to) - m_start.begin();
    const auto over =
        std::lower_bound(sortedEnds().begin(), sortedEnds().end(), from) - sortedEnds().begin();
    return static_cast<std::size_t>(std::max<std::ptrdiff_t>(begun - over, 0));
}

std::pair<std::size_t, std::size_t> EventSeries::rangeIn(int64_t from, int64_t to) const {
    const auto first = std::lower_bound(latestEnd().begin(), latestEnd().end(), from);
    const auto last = std::upper_bound(m_start.begin(), m_start.end(), to);
    const auto a = static_cast<std::size_t>(first - latestEnd().begin());
    const auto b = static_cast<std::size_t>(last - m_start.begin());
    return {std::min(a, b), b};
}

std::size_t EventSeries::firstFrom(int64_t time, std::size_t hint) const {
    return gallop(m_start, time, hint);
}

int64_t EventSeries::busyUntil(int64_t time, std::size_t& hint) const {
    hint = gallop(busyStart(), time, hint);
    if (hint == 0) return 0;
    const std::size_t piece = hint - 1;
    return m_busyBefore[piece] + std::min(time, busyEnd()[piece]) - busyStart()[piece];
}

TimelineIndex::TimelineIndex(TraceEvents events) : m_events(std::move(events)) {
    std::vector<bool> isHost;
    for (const std::string& name : m_events.providers)
        isHost.push_back(name == "host");
    std::array<std::vector<EventSeries::Item>, kSeries> items;
    MemoryCurve::Builder memory;
    for (const Event& event : m_events.liveBefore) {
        if (event.provider < isHost.size() && !isHost[event.provider])
            memory.before(event.buffer, event.bytes);
    }
    m_begin = m_events.begin;
    m_end = m_begin;
    uint32_t number = 0;
    for (const TraceEvents::Chunk& chunk : m_events.chunks) {
        m_firstOfChunk.push_back(number);
        for (const Event& event : *chunk) {
            const uint32_t mine = number++;
            m_end = std::max(m_end, event.end);
            if (const auto series = seriesOf(event, isHost)) {
                items[static_cast<std::size_t>(*series)].push_back(
                    {event.start, event.end, {event.node, event.group, event.line, mine}});
                ++m_count;
            } else if (event.provider < isHost.size() && !isHost[event.provider]) {
                const bool early = event.start < m_begin;
                if (event.kind == EventKind::Alloc && early)
                    memory.before(event.buffer, event.bytes, mine);
                else if (event.kind == EventKind::Alloc)
                    memory.alloc(event.start, event.buffer, event.bytes, mine);
                else if (event.kind == EventKind::Free && early)
                    memory.notBefore(event.buffer);
                else if (event.kind == EventKind::Free)
                    memory.free(event.start, event.buffer);
            }
        }
    }
    for (std::size_t s = 0; s < kSeries; ++s) {
        // What the device still did for an earlier run is no part of this one.
        std::erase_if(items[s],
                      [this](const EventSeries::Item& item) { return item.end < m_begin; });
        m_series[s].assign(items[s]);
        items[s] = {};
    }
    m_count = 0;
    for (const EventSeries& s : m_series)
        m_count += s.size();
    if (m_events.dropped > 0) {
        // The first stretch is not in the record: the picture begins with what is.
        int64_t first = std::numeric_limits<int64_t>::max();
        for (const EventSeries& s : m_series)
            first = s.size() == 0 ? first : std::min(first, s.start(0));
        m_begin = std::max(m_begin, std::min(first, m_end));
    }
    m_memory = memory.take();
}

const Event& TimelineIndex::event(uint32_t number) const {
    const auto after = std::upper_bound(m_firstOfChunk.begin(), m_firstOfChunk.end(),
                                        static_cast<std::size_t>(number));
    const auto chunk = static_cast<std::size_t>(after - m_firstOfChunk.begin()) - 1;
    return (*m_events.chunks[chunk])[number - m_firstOfChunk[chunk]];
}

const Event& TimelineIndex::event(const BarId& bar) const {
    return event(series(bar.series).link(bar.at).event);
}

const std::string& TimelineIndex::provider(uint8_t number) const {
    static const std::string kNone;
    return number < m_events.providers.size() ? m_events.providers[number] : kNone;
}

std::size_t TimelineIndex::countIn(int64_t from, int64_t to) const {
    std::size_t sum = 0;
    for (const EventSeries& s : m_series)
        sum += s.countIn(from, to);
    return sum;
}

std::optional<BarId> TimelineIndex::barAt(Lane lane, int64_t time, int64_t reach) const {
    std::optional<BarId> beside;
    int64_t beside_ns = 0;
    for (std::size_t k = kSeries; k-- > 0;) {
        const auto kind = static_cast<Series>(k);
        if (laneOf(kind) != lane) continue;
        const EventSeries& s = series(kind);
        std::optional<BarId> here;
        int64_t length = 0;
        const auto [first, last] = s.rangeIn(time - reach, time + reach);
        for (std::size_t i = first; i < last; ++i) {
            if (s.end(i) < time - reach) continue;
            const int64_t own = s.end(i) - s.start(i);
            const bool under = s.start(i) <= time && time <= s.end(i);
            if (under && (!here || own >= length)) {
                here = BarId{kind, i};
                length = own;
            } else if (!under && (!beside || own > beside_ns)) {
                beside = BarId{kind, i};
                beside_ns = own;
            }
        }
        if (here) return here;
    }
    return beside;
}

uint32_t TimelineIndex::groupAt(int64_t time) const {
    for (const Series kind : {Series::Gpu, Series::Cpu}) {
        const EventSeries& s = series(kind);
        const auto [first, last] = s.rangeIn(time, time);
        for (std::size_t i = last; i-- > first;) {
            if (s.end(i) >= time && s.link(i).group != 0) return s.link(i).group;
        }
    }
    return 0;
}

} // namespace vitrine::app
