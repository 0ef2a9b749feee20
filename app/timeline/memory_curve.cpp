// SPDX-License-Identifier: Apache-2.0
#include "timeline/memory_curve.h"

#include <algorithm>

namespace vitrine::app {

void MemoryCurve::Builder::before(uint64_t buffer, uint64_t bytes, uint32_t event) {
    m_before[buffer] = m_live[buffer] = Held{buffer, bytes, 0, event};
}

void MemoryCurve::Builder::notBefore(uint64_t buffer) {
    m_before.erase(buffer);
    m_live.erase(buffer);
}

void MemoryCurve::Builder::alloc(int64_t time, uint64_t buffer, uint64_t bytes, uint32_t event) {
    const Held held{buffer, bytes, time, event};
    m_live[buffer] = held;
    m_steps.push_back({time, held, true});
}

void MemoryCurve::Builder::free(int64_t time, uint64_t buffer) {
    const auto known = m_live.find(buffer);
    if (known == m_live.end()) return;
    m_steps.push_back({time, known->second, false});
    m_live.erase(known);
}

MemoryCurve MemoryCurve::Builder::take() {
    // Several threads release; what each wrote may stand a little out of order.
    std::stable_sort(m_steps.begin(), m_steps.end(),
                     [](const Step& a, const Step& b) { return a.time < b.time; });
    MemoryCurve curve;
    curve.m_steps = std::move(m_steps);
    std::unordered_map<uint64_t, Held> live = m_before;
    for (const auto& [buffer, held] : m_before)
        curve.m_base += held.bytes;
    uint64_t now = curve.m_peak = curve.m_base;
    std::vector<uint64_t> values;
    curve.m_time.reserve(curve.m_steps.size());
    values.reserve(curve.m_steps.size());
    for (std::size_t i = 0; i < curve.m_steps.size(); ++i) {
        const Step& step = curve.m_steps[i];
        if (i % kApart == 0) {
            auto& list = curve.m_lists.emplace_back();
            for (const auto& [buffer, held] : live)
                list.push_back(held);
        }
        if (step.made) {
            now += step.held.bytes;
            live[step.held.buffer] = step.held;
        } else {
            now -= std::min(now, step.held.bytes);
            live.erase(step.held.buffer);
        }
        curve.m_time.push_back(step.time);
        values.push_back(now);
        if (now > curve.m_peak) {
            curve.m_peak = now;
            curve.m_peakTime = step.time;
        }
    }
    if (curve.m_lists.empty()) {
        auto& list = curve.m_lists.emplace_back();
        for (const auto& [buffer, held] : m_before)
            list.push_back(held);
    }
    curve.m_levels.push_back(std::move(values));
    while (curve.m_levels.back().size() > kFan) {
        const auto& below = curve.m_levels.back();
        std::vector<uint64_t> level;
        level.reserve(below.size() / kFan + 1);
        for (std::size_t i = 0; i < below.size(); i += kFan) {
            const std::size_t end = std::min(i + kFan, below.size());
            level.push_back(*std::max_element(below.begin() + static_cast<std::ptrdiff_t>(i),
                                              below.begin() + static_cast<std::ptrdiff_t>(end)));
        }
        curve.m_levels.push_back(std::move(level));
    }
    return curve;
}

std::size_t MemoryCurve::stepsUntil(int64_t time) const {
    return static_cast<std::size_t>(std::upper_bound(m_time.begin(), m_time.end(), time) -
                                    m_time.begin());
}

uint64_t MemoryCurve::at(int64_t time) const {
    const std::size_t done = stepsUntil(time);
    return done == 0 ? m_base : m_levels[0][done - 1];
}

uint64_t MemoryCurve::most(int64_t from, int64_t to) const {
    std::size_t first = stepsUntil(from);
    std::size_t last = stepsUntil(to);
    uint64_t most = first == 0 ? m_base : m_levels[0][first - 1];
    // Up the pyramid: the ends that are no full block at their own level.
    for (std::size_t level = 0; first < last; ++level) {
        const auto& values = m_levels[level];
        const bool top = level + 1 == m_levels.size();
        while (first < last && (top || first % kFan != 0))
            most = std::max(most, values[first++]);
        while (first < last && last % kFan != 0)
            most = std::max(most, values[--last]);
        first /= kFan;
        last /= kFan;
    }
    return most;
}

std::vector<MemoryCurve::Held> MemoryCurve::heldAt(int64_t time) const {
    if (m_lists.empty()) return {};
    const std::size_t done = stepsUntil(time);
    const std::size_t list = std::min(done / kApart, m_lists.size() - 1);
    std::unordered_map<uint64_t, Held> live;
    for (const Held& held : m_lists[list])
        live[held.buffer] = held;
    for (std::size_t i = list * kApart; i < done; ++i) {
        if (m_steps[i].made)
            live[m_steps[i].held.buffer] = m_steps[i].held;
        else
            live.erase(m_steps[i].held.buffer);
    }
    std::vector<Held> rows;
    for (const auto& [buffer, held] : live)
        rows.push_back(held);
    std::sort(rows.begin(), rows.end(), [](const Held& a, const Held& b) {
        return a.bytes != b.bytes ? a.bytes > b.bytes : a.buffer < b.buffer;
    });
    return rows;
}

} // namespace vitrine::app
