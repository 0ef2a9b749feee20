// SPDX-License-Identifier: Apache-2.0
#include "accel/fusion/group_order.h"

#include <algorithm>

namespace vitrine {

void GroupOrder::append() {
    const std::size_t g = m_links.size();
    const uint64_t label = m_back == kNone ? kGap : m_links[m_back].label + kGap;
    m_links.push_back({m_back, kNone, label});
    (m_back == kNone ? m_front : m_links[m_back].after) = g;
    m_back = g;
}

void GroupOrder::moveBefore(std::size_t at, std::vector<std::size_t> groups) {
    std::sort(groups.begin(), groups.end(),
              [&](std::size_t a, std::size_t b) { return isBefore(a, b); });
    for (const std::size_t g : groups) {
        remove(g);
        insertBefore(at, g);
    }
}

void GroupOrder::remove(std::size_t g) {
    const Link& link = m_links[g];
    (link.before == kNone ? m_front : m_links[link.before].after) = link.after;
    (link.after == kNone ? m_back : m_links[link.after].before) = link.before;
}

void GroupOrder::insertBefore(std::size_t at, std::size_t g) {
    const auto labelBefore = [&] {
        const std::size_t before = m_links[at].before;
        return before == kNone ? 0 : m_links[before].label;
    };
    if (m_links[at].label - labelBefore() < 2) spread();
    const uint64_t low = labelBefore();
    const std::size_t before = m_links[at].before;
    // Closer to the one before: more is likely to come between this and `at`.
    m_links[g] = {before, at, low + std::max<uint64_t>(1, (m_links[at].label - low) / 16)};
    (before == kNone ? m_front : m_links[before].after) = g;
    m_links[at].before = g;
}

void GroupOrder::spread() {
    uint64_t label = 0;
    for (std::size_t g = m_front; g != kNone; g = m_links[g].after)
        m_links[g].label = label += kGap;
}

} // namespace vitrine
