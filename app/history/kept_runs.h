// SPDX-License-Identifier: Apache-2.0
#pragma once
// The last runs of each text: what they cost, their records and, within a bound of memory over all
// of them, the events of their traces. Interface thread.
#include "session/session.h"

#include <deque>
#include <map>
#include <memory>
#include <QString>
#include <QTime>

namespace vitrine::app {

struct KeptRun {
    int number = 0; ///< from 1, over all texts
    QString source; ///< of the text
    QString title;  ///< of the text
    QTime when;
    QString remark; ///< "with pins", or ""
    std::shared_ptr<const RunProfile> profile;
    std::shared_ptr<const GraphSnapshot> graph;
    std::shared_ptr<const Advice> advice;
    std::shared_ptr<const TraceEvents> trace; ///< null: let go, or never there
};

class KeptRuns {
public:
    static constexpr std::size_t kMostRuns = 10;  ///< of a text
    static constexpr std::size_t kMostTexts = 32; ///< those that ran last
    /// Of events, over all runs: some hundred megabytes. The newest run's are the log's own.
    static constexpr std::size_t kMostEvents = std::size_t{1} << 19;

    explicit KeptRuns(std::size_t mostEvents = kMostEvents) : m_mostEvents(mostEvents) {}

    /// Gives the run its number.
    const KeptRun& add(KeptRun run);
    /// The runs of a text, the oldest first.
    [[nodiscard]] const std::deque<KeptRun>& of(const QString& source) const;
    /// Null when it was let go.
    [[nodiscard]] const KeptRun* find(int number) const;
    [[nodiscard]] int newest() const { return m_newest; }
    void clear() { m_runs.clear(); }

private:
    void letTracesGo();
    void letTextsGo();

    std::size_t m_mostEvents;
    std::map<QString, std::deque<KeptRun>> m_runs; ///< by source
    int m_newest = 0;
};

} // namespace vitrine::app
