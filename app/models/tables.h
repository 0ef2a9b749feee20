// SPDX-License-Identifier: Apache-2.0
#pragma once
// The table panels' models: each turns the part of a snapshot that it shows into records.
// Interface thread. A base class is named in full for the list of types that QML tools read.
#include "models/record_model.h"
#include "session/session.h"

#include <qqmlregistration.h>
#include <QTimer>

namespace vitrine::app {

class WorkspaceModel : public vitrine::app::RecordModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")

public:
    explicit WorkspaceModel(QObject* parent = nullptr);
    void update(const SessionSnapshot& snapshot);

private:
    std::vector<VariableInfo> m_variables; ///< of the rows
};

/// What was on the device at some moment of a run.
struct HeldBuffer {
    uint64_t buffer = 0, bytes = 0;
    QString variable, shape, className, device; ///< "" where it is not known
    uint32_t line = 0;
    int64_t age = -1; ///< ns; < 0: from before the run
};

class ResidencyModel : public vitrine::app::RecordModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(QString total READ total NOTIFY totalChanged)
    /// Somebody looks: ages go on by themselves.
    Q_PROPERTY(bool watched READ watched WRITE setWatched NOTIFY watchedChanged)
    /// Another one whenever the rows were made again, for what canGather() and canEvict() say.
    Q_PROPERTY(int revision READ revision NOTIFY renewed)

public:
    explicit ResidencyModel(QObject* parent = nullptr);
    /// now: ns on the trace's clock, for ages.
    void update(const GraphSnapshot& graph, int64_t now);
    /// Shows a moment of the run in place of the present; when says which.
    void showMoment(const QVector<HeldBuffer>& held, const QString& when);
    [[nodiscard]] QString total() const { return m_total; }
    [[nodiscard]] bool watched() const { return m_clock.isActive(); }
    void setWatched(bool watched);
    [[nodiscard]] int revision() const { return m_revision; }
    /// Has the row an array on the device that could be copied to the CPU, or moved there?
    [[nodiscard]] Q_INVOKABLE bool canGather(const QString& buffer) const;
    [[nodiscard]] Q_INVOKABLE bool canEvict(const QString& buffer) const;

Q_SIGNALS:
    void totalChanged();
    void watchedChanged();
    void renewed();
    /// A second has gone by: the rows are to be made again.
    void aged();

private:
    void setTotal(const QString& total, bool past);
    [[nodiscard]] bool isArray(int row) const;

    QString m_total;
    QTimer m_clock;
    int m_revision = 0;
    bool m_past = false; ///< the rows are of a moment of the run, at which nothing can be moved
};

class KernelsModel : public vitrine::app::RecordModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")

public:
    explicit KernelsModel(QObject* parent = nullptr);
    void update(const GraphSnapshot& graph);
};

/// Problems of the text in the editor, as the engine's parser finds them.
class ProblemsModel : public vitrine::app::RecordModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")

public:
    explicit ProblemsModel(QObject* parent = nullptr);
    void update(const std::vector<Problem>& problems);
};

/// Kernels are named by 64-bit hashes; QML numbers hold 53 bits, so they travel as text.
[[nodiscard]] QString kernelKey(uint64_t kernel);

} // namespace vitrine::app
