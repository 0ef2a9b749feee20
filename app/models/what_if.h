// SPDX-License-Identifier: Apache-2.0
#pragma once
// What would happen if: pins of lines to a side or apart from others, made from the why card, the
// graph or the gutter, and the runs without and with them beside each other. Each text keeps its
// own pins (LinePins); those of all open texts hold. Interface thread.
#include "app_settings.h"
#include "editor/editor_tabs_model.h"
#include "engine_thread.h"
#include "models/fact.h"
#include "models/selection_model.h"

#include <map>
#include <qqmlregistration.h>

namespace vitrine::app {

class WhatIf : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// What a pin would be made for: all lines of the selected group, or the selected line alone.
    Q_PROPERTY(bool wholeGroup READ wholeGroup WRITE setWholeGroup NOTIFY changed)
    /// A line of a group of several is selected, so that wholeGroup makes a difference.
    Q_PROPERTY(bool hasScopes READ hasScopes NOTIFY changed)
    Q_PROPERTY(int lineCount READ lineCount NOTIFY changed)
    /// "line 12" or "lines 12, 14 … (5)": what a pin would be made for.
    Q_PROPERTY(QString scopeText READ scopeText NOTIFY changed)
    Q_PROPERTY(bool canPin READ canPin NOTIFY changed)
    /// Of these lines: "gpu", "cpu", "auto", or "mixed".
    Q_PROPERTY(QString side READ side NOTIFY changed)
    /// Likewise "unfused", "fused", "free", or "mixed".
    Q_PROPERTY(QString fusion READ fusion NOTIFY changed)
    /// Fusion is on in the settings: to ask for it would change nothing.
    Q_PROPERTY(bool fuses READ fuses NOTIFY changed)
    Q_PROPERTY(QList<vitrine::app::PinFact> pins READ pins NOTIFY changed)
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// Empty until pins were compared.
    Q_PROPERTY(QList<vitrine::app::ComparedFact> comparison READ comparison NOTIFY changed)
    /// What the first column of the comparison ran: without pins, or on the opposite side.
    Q_PROPERTY(QString beforeText READ beforeText NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    Q_PROPERTY(bool sameAnswers READ sameAnswers NOTIFY changed)

public:
    WhatIf(EngineThread& engine, SourceNames& names, SelectionModel& selection,
           EditorTabsModel& texts, AppSettings& settings);

    [[nodiscard]] bool wholeGroup() const { return m_wholeGroup; }
    void setWholeGroup(bool whole);
    [[nodiscard]] bool hasScopes() const {
        return m_selection.place().valid() && m_selection.places().size() > 1;
    }
    [[nodiscard]] int lineCount() const { return static_cast<int>(m_selection.places().size()); }
    [[nodiscard]] QString scopeText() const;
    [[nodiscard]] bool canPin() const;
    [[nodiscard]] QString side() const;
    [[nodiscard]] QString fusion() const;
    [[nodiscard]] bool fuses() const { return m_fuses; }
    void setFuses(bool fuses);
    [[nodiscard]] QList<PinFact> pins() const;
    [[nodiscard]] int count() const { return static_cast<int>(m_pins.size()); }
    [[nodiscard]] QList<ComparedFact> comparison() const { return m_rows; }
    [[nodiscard]] QString beforeText() const {
        return m_opposite ? tr("Other side") : tr("Without pins");
    }
    [[nodiscard]] QString verdict() const { return m_verdict; }
    [[nodiscard]] bool sameAnswers() const { return m_same; }
    /// The pin of a line, or null.
    [[nodiscard]] const LinePin* pinOf(const SourcePlace& place) const;

    /// "gpu", "cpu", or "auto" to let Vitrine decide; of the lines of the scope.
    Q_INVOKABLE void runOn(const QString& side);
    /// "unfused" for kernels of their own, "fused" for shared ones although fusion is off, "free".
    Q_INVOKABLE void fuse(const QString& fusion);
    /// Takes away the pin of a row of pins().
    Q_INVOKABLE void remove(int index);
    Q_INVOKABLE void clear();
    /// The result of Session::comparePins.
    void setComparison(const PinComparison& result);

Q_SIGNALS:
    void changed();
    void pinsChanged();

private:
    [[nodiscard]] std::vector<SourcePlace> scope() const;
    template <typename Change>
    void change(Change&& change);
    void watch(int first, int last);
    void store(const EditorDocument& text);
    void collect();
    [[nodiscard]] QString pinnedTime(const GraphSnapshot* graph) const;

    EngineThread& m_engine;
    SourceNames& m_names;
    SelectionModel& m_selection;
    EditorTabsModel& m_texts;
    AppSettings& m_settings;
    std::map<SourcePlace, LinePin> m_pins; ///< of all open texts
    bool m_wholeGroup = true;
    bool m_fuses = true;
    QList<ComparedFact> m_rows;
    QString m_verdict;
    bool m_same = true;
    bool m_opposite = false;
};

} // namespace vitrine::app
