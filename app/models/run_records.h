// SPDX-License-Identifier: Apache-2.0
#pragma once
// Which record the panels show: that of the newest run, or, when it failed or had no operation on
// a large array, the last complete one of the text. Interface thread.
#include "session/session.h"

#include <map>
#include <memory>
#include <QString>
#include <QStringList>

namespace vitrine::app {

/// Do two snapshots of a session say the same of what ran? What the device holds is not compared.
/// Both share what neither has changed, so this looks at no element.
[[nodiscard]] bool sameRecord(const GraphSnapshot& a, const GraphSnapshot& b);

class RunRecords {
public:
    using Graph = std::shared_ptr<const GraphSnapshot>;

    /// A text begins to run; an empty source: a command, which adds to what there is.
    void begin(const QString& source);
    /// The engine's newest record.
    void take(const Graph& newest);
    void finish(bool ok);
    /// That of an earlier run, until something runs.
    void showEarlier(const Graph& graph, const QString& name);
    /// What is of the newest run, or the last complete one.
    void showNewest();
    /// Another text is current: its record, unless what is shown has to do with it already.
    void showTextOf(const QString& source);
    void clear();

    [[nodiscard]] const Graph& shown() const { return m_shown; }
    /// What is shown is not of the newest run, but of the last complete one of this text; else "".
    [[nodiscard]] const QString& keptOf() const { return m_keptOf; }
    /// What showEarlier() shows, by its name; else "".
    [[nodiscard]] const QString& earlier() const { return m_earlier; }

private:
    void show(const Graph& graph, const QString& keptOf);
    /// The record of a text, if there is one.
    bool showKept(const QString& source);
    /// Of a text's last complete run, of the texts that ran last.
    void keep(const QString& source, const Graph& graph);

    static constexpr qsizetype kMostTexts = 32;

    std::map<QString, Graph> m_kept; ///< by text
    QStringList m_order;             ///< of these, the latest last
    Graph m_newest, m_shown;
    QString m_source; ///< of the text that ran last
    QString m_keptOf, m_earlier;
    std::size_t m_before = 0; ///< nodes when the command began
    bool m_running = false, m_isCommand = false;
    bool m_complete = false; ///< the newest record is that of m_source's last complete run
};

} // namespace vitrine::app
