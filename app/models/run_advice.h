// SPDX-License-Identifier: Apache-2.0
#pragma once
// What there is to say of the last run of a text: how its time was spent, against the last complete
// run of the same text, and the findings, each of which selects its line. Interface thread.
#include "models/selection_model.h"
#include "session/session.h"

#include <map>
#include <memory>
#include <QObject>
#include <qqmlregistration.h>

namespace vitrine::app {

/// A part of a run's time.
struct TimeShare {
    Q_GADGET
    QML_VALUE_TYPE(timeShare)
    /// "interpreter", "plan", "compile", "transfer", "cpu", "gpu", "wait", "other".
    Q_PROPERTY(QString kind MEMBER kind CONSTANT)
    Q_PROPERTY(QString label MEMBER label CONSTANT)
    Q_PROPERTY(QString value MEMBER value CONSTANT)
    Q_PROPERTY(double share MEMBER share CONSTANT)
    /// What it is, how much of the run, and what it was in the last one.
    Q_PROPERTY(QString hint MEMBER hint CONSTANT)

public:
    QString kind, label, value, hint;
    double share = 0;
};

struct FindingFact {
    Q_GADGET
    QML_VALUE_TYPE(findingFact)
    Q_PROPERTY(QString cost MEMBER cost CONSTANT)
    /// Of the run's time, at most 1.
    Q_PROPERTY(double share MEMBER share CONSTANT)
    /// "line 12", "heat.m:12" where findings are in several files; "" where it is about the run.
    Q_PROPERTY(QString place MEMBER place CONSTANT)
    Q_PROPERTY(QString text MEMBER text CONSTANT)
    Q_PROPERTY(QString advice MEMBER advice CONSTANT)
    Q_PROPERTY(QString rule MEMBER rule CONSTANT)

public:
    QString cost, place, text, advice, rule;
    double share = 0;
};

class RunAdvice : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    /// "128 ms"; "" before the first run.
    Q_PROPERTY(QString total READ total NOTIFY changed)
    /// Against the last complete run of the same text: "12 % less than the run before", or "".
    Q_PROPERTY(QString change READ change NOTIFY changed)
    Q_PROPERTY(bool slower READ slower NOTIFY changed)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// In a fixed order; those that took no time are left out.
    Q_PROPERTY(QList<vitrine::app::TimeShare> parts READ parts NOTIFY changed)
    /// Those of a hundredth of the run and more, the largest first.
    Q_PROPERTY(QList<vitrine::app::TimeShare> legend READ legend NOTIFY changed)
    Q_PROPERTY(QList<vitrine::app::FindingFact> findings READ findings NOTIFY findingsChanged)
    /// What was left out for its small cost, or "".
    Q_PROPERTY(QString remark READ remark NOTIFY findingsChanged)
    /// The finding whose line is selected because of it, or -1.
    Q_PROPERTY(int selected READ selected NOTIFY selectedChanged)

public:
    RunAdvice(SelectionModel& selection, SourceNames& names, QObject* parent = nullptr);

    /// A text begins to run; the key tells it from others, and its parts from the whole.
    void begin(const QString& key);
    /// The time of the run so far; nothing while no text runs.
    void showTime(const TimeSplit& time);
    /// The run is over. A complete one is what the next one of the same text is compared with.
    void finish(const TimeSplit& time, const std::shared_ptr<const Advice>& advice, bool complete);
    void clear();
    /// An earlier run, until a text runs.
    void showEarlier(const TimeSplit& time, const std::shared_ptr<const Advice>& advice);

    [[nodiscard]] QString total() const;
    [[nodiscard]] QString change() const;
    [[nodiscard]] bool slower() const { return m_before && m_time.total > m_before->total; }
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] const QList<TimeShare>& parts() const { return m_parts; }
    [[nodiscard]] QList<TimeShare> legend() const;
    [[nodiscard]] const QList<FindingFact>& findings() const { return m_findings; }
    [[nodiscard]] QString remark() const;
    [[nodiscard]] int selected() const { return m_selected; }
    /// Selects what a finding is about: its operation, or its line.
    Q_INVOKABLE void select(int finding);

Q_SIGNALS:
    void changed();
    void findingsChanged();
    void selectedChanged();

private:
    void tell();
    [[nodiscard]] QList<TimeShare> partsOfTime() const;
    void setAdvice(std::shared_ptr<const Advice> advice);
    void setSelected(int finding);
    void selectionMoved();

    SelectionModel& m_selection;
    SourceNames& m_names;
    QString m_key; ///< of the text that runs or ran last
    std::map<QString, TimeSplit> m_complete;
    TimeSplit m_time;
    std::optional<TimeSplit> m_before;
    std::shared_ptr<const Advice> m_advice;
    QList<TimeShare> m_parts; ///< of m_time
    QList<FindingFact> m_findings;
    int m_selected = -1;
    bool m_running = false;
    bool m_selecting = false; ///< what moves the selection is select()
};

} // namespace vitrine::app
