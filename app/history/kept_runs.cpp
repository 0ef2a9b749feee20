// SPDX-License-Identifier: Apache-2.0
#include "history/kept_runs.h"

#include <algorithm>
#include <vector>

namespace vitrine::app {

const KeptRun& KeptRuns::add(KeptRun run) {
    run.number = ++m_newest;
    std::deque<KeptRun>& runs = m_runs[run.source];
    runs.push_back(std::move(run));
    if (runs.size() > kMostRuns) runs.pop_front();
    letTextsGo();
    letTracesGo();
    return runs.back();
}

void KeptRuns::letTextsGo() {
    while (m_runs.size() > kMostTexts) {
        const auto oldest =
            std::min_element(m_runs.begin(), m_runs.end(), [](const auto& a, const auto& b) {
                return a.second.back().number < b.second.back().number;
            });
        m_runs.erase(oldest);
    }
}

/// The newest traces that fit stay, and that of the newest run in any case.
void KeptRuns::letTracesGo() {
    std::vector<KeptRun*> all;
    for (auto& [source, runs] : m_runs) {
        for (KeptRun& run : runs)
            all.push_back(&run);
    }
    std::sort(all.begin(), all.end(),
              [](const KeptRun* a, const KeptRun* b) { return a->number > b->number; });
    std::size_t events = 0;
    for (KeptRun* run : all) {
        if (!run->trace) continue;
        events += run->trace->count();
        if (events > m_mostEvents && run->number != m_newest) run->trace.reset();
    }
}

const std::deque<KeptRun>& KeptRuns::of(const QString& source) const {
    static const std::deque<KeptRun> kNone;
    const auto found = m_runs.find(source);
    return found == m_runs.end() ? kNone : found->second;
}

const KeptRun* KeptRuns::find(int number) const {
    for (const auto& [source, runs] : m_runs) {
        for (const KeptRun& run : runs) {
            if (run.number == number) return &run;
        }
    }
    return nullptr;
}

} // namespace vitrine::app
