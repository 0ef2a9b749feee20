// SPDX-License-Identifier: Apache-2.0
#pragma once
// The panel of runs: the last ones of the current text, and two of them side by side, by line, by
// kernel, in all, and by their answers. Each run is compared with the one before unless others are
// chosen. Interface thread.
#include "app_settings.h"
#include "history/kept_runs.h"
#include "models/record_model.h"
#include "models/selection_model.h"

#include <qqmlregistration.h>

namespace vitrine::app {

class RunHistory : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// Cells: key, name, when, took, remark, state; the newest run first.
    Q_PROPERTY(vitrine::app::RecordModel* runs READ runs CONSTANT)
    Q_PROPERTY(vitrine::app::RecordModel* lines READ lines CONSTANT)
    Q_PROPERTY(vitrine::app::RecordModel* kernels READ kernels CONSTANT)
    Q_PROPERTY(vitrine::app::RecordModel* figures READ figures CONSTANT)
    Q_PROPERTY(vitrine::app::RecordModel* answers READ answers CONSTANT)
    /// Keys of the two runs that are compared, or "".
    Q_PROPERTY(QString before READ before NOTIFY changed)
    Q_PROPERTY(QString after READ after NOTIFY changed)
    /// "Run 2" and "Run 3"; "" where there is none.
    Q_PROPERTY(QString beforeName READ beforeName NOTIFY changed)
    Q_PROPERTY(QString afterName READ afterName NOTIFY changed)
    Q_PROPERTY(bool comparing READ comparing NOTIFY changed)
    /// "20.3 ms → 50.1 ms, 2.5 times".
    Q_PROPERTY(QString summary READ summary NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// None differs of those that were read; all were.
    Q_PROPERTY(bool sameAnswers READ sameAnswers NOTIFY changed)
    Q_PROPERTY(bool allRead READ allRead NOTIFY changed)
    /// The run whose record the panels show, or "" for the newest.
    Q_PROPERTY(QString shown READ shown NOTIFY changed)
    /// Arrays that are on the GPU alone are copied after each run to compare them.
    Q_PROPERTY(bool readsDevice READ readsDevice WRITE setReadsDevice NOTIFY readsDeviceChanged)

public:
    RunHistory(SelectionModel& selection, AppSettings& settings);

    [[nodiscard]] RecordModel* runs() { return &m_runs; }
    [[nodiscard]] RecordModel* lines() { return &m_lines; }
    [[nodiscard]] RecordModel* kernels() { return &m_kernels; }
    [[nodiscard]] RecordModel* figures() { return &m_figures; }
    [[nodiscard]] RecordModel* answers() { return &m_answers; }
    [[nodiscard]] QString before() const { return keyOf(m_before); }
    [[nodiscard]] QString after() const { return keyOf(m_after); }
    [[nodiscard]] QString beforeName() const { return nameOf(m_before); }
    [[nodiscard]] QString afterName() const { return nameOf(m_after); }
    [[nodiscard]] bool comparing() const { return m_comparison.has_value(); }
    [[nodiscard]] QString summary() const;
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] bool sameAnswers() const;
    [[nodiscard]] bool allRead() const {
        return m_comparison && m_comparison->count(ComparedAnswer::Verdict::NotRead) == 0;
    }
    [[nodiscard]] QString shown() const { return keyOf(m_shown); }
    [[nodiscard]] bool readsDevice() const { return m_readsDevice; }
    void setReadsDevice(bool reads);

    /// A run is over. It is compared with the one that was chosen, or with the one before.
    void add(KeptRun run);
    /// Another text is current.
    void setSource(const QString& source);
    void clear();
    [[nodiscard]] const KeptRun* find(const QString& key) const;
    /// "Run 2 of heat.m, 14:03:12".
    [[nodiscard]] static QString describe(const KeptRun& run);
    /// Of the run before the one that the panels show, of the same text; null without one.
    [[nodiscard]] std::shared_ptr<const GraphSnapshot> graphBefore() const;
    [[nodiscard]] const std::optional<RunComparison>& comparison() const { return m_comparison; }

    Q_INVOKABLE void setBefore(const QString& key);
    Q_INVOKABLE void setAfter(const QString& key);
    /// The panels are to show the record of that run; the newest one's is the live one.
    Q_INVOKABLE void show(const QString& key);
    /// A run has begun: the panels follow it.
    void showNewest();
    /// Shows the line of a row of lines() or kernels().
    Q_INVOKABLE void selectLine(const QString& key);
    Q_INVOKABLE void selectKernel(const QString& key);

Q_SIGNALS:
    void changed();
    void readsDeviceChanged();
    /// Null: the newest.
    void showWanted(const vitrine::app::KeptRun* run);

private:
    [[nodiscard]] static QString keyOf(int number) {
        return number == 0 ? QString() : QString::number(number);
    }
    [[nodiscard]] static QString nameOf(int number) {
        return number == 0 ? QString() : tr("Run %1").arg(number);
    }
    void chooseLatest();
    void compare();
    void fillRuns();
    void fillLines();
    void fillKernels();
    void fillFigures();
    void fillAnswers();

    SelectionModel& m_selection;
    AppSettings& m_settings;
    KeptRuns m_kept;
    QString m_source;
    int m_before = 0, m_after = 0, m_shown = 0; ///< numbers of runs, 0: none
    bool m_chosen = false; ///< the user chose m_before, which stays when the next run comes
    bool m_readsDevice = false;
    std::optional<RunComparison> m_comparison;
    RecordModel m_runs, m_lines, m_kernels, m_figures, m_answers;
};

} // namespace vitrine::app
