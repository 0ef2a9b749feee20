// SPDX-License-Identifier: Apache-2.0
#pragma once
// One dialog of a script as the window shows it: what it asks, and what the user says to that.
// Interface thread.
#include "session/session.h"

#include <QObject>
#include <qqmlregistration.h>
#include <QUrl>

namespace vitrine::app {

class ScriptDialog : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Scripts open it.")
    Q_PROPERTY(vitrine::app::ScriptDialog::Kind kind READ kind CONSTANT)
    Q_PROPERTY(QString title READ title NOTIFY changed)
    Q_PROPERTY(QString text READ text NOTIFY changed)
    Q_PROPERTY(QString icon READ icon NOTIFY changed)
    Q_PROPERTY(QStringList items READ items NOTIFY changed)
    Q_PROPERTY(QStringList answers READ answers CONSTANT)
    Q_PROPERTY(QList<int> lines READ lines CONSTANT)
    Q_PROPERTY(int standard READ standard CONSTANT)
    Q_PROPERTY(QList<int> chosen READ chosen NOTIFY chosenChanged)
    Q_PROPERTY(bool several READ several CONSTANT)
    Q_PROPERTY(QString accept READ accept CONSTANT)
    Q_PROPERTY(QString refuse READ refuse CONSTANT)
    Q_PROPERTY(double fraction READ fraction NOTIFY changed)
    Q_PROPERTY(bool cancellable READ cancellable NOTIFY changed)
    Q_PROPERTY(bool modal READ modal NOTIFY changed)
    /// The script waits for it.
    Q_PROPERTY(bool awaited READ awaited CONSTANT)
    Q_PROPERTY(QUrl folder READ folder CONSTANT)
    Q_PROPERTY(QString file READ file CONSTANT)
    /// Names of the filters, and their patterns.
    Q_PROPERTY(QStringList filters READ filters CONSTANT)

public:
    enum class Kind { Message, Progress, Question, Inputs, List, OpenFile, SaveFile, Folder };
    Q_ENUM(Kind)

    explicit ScriptDialog(DialogRequest request, QObject* parent = nullptr)
        : QObject(parent), m_request(std::move(request)), m_chosen(m_request.chosen) {}

    [[nodiscard]] const DialogRequest& request() const { return m_request; }
    void update(DialogRequest request);

    [[nodiscard]] Kind kind() const { return static_cast<Kind>(m_request.kind); }
    [[nodiscard]] QString title() const { return QString::fromStdString(m_request.title); }
    [[nodiscard]] QString text() const { return QString::fromStdString(m_request.text); }
    [[nodiscard]] QString icon() const { return QString::fromStdString(m_request.icon); }
    [[nodiscard]] QStringList items() const { return listOf(m_request.items); }
    [[nodiscard]] QStringList answers() const { return listOf(m_request.answers); }
    [[nodiscard]] QList<int> lines() const {
        return {m_request.lines.begin(), m_request.lines.end()};
    }
    /// The button that Return presses.
    [[nodiscard]] int standard() const {
        return m_request.chosen.empty() ? 0 : m_request.chosen[0];
    }
    [[nodiscard]] QList<int> chosen() const { return {m_chosen.begin(), m_chosen.end()}; }
    [[nodiscard]] bool several() const { return m_request.several; }
    [[nodiscard]] QString accept() const { return QString::fromStdString(m_request.accept); }
    [[nodiscard]] QString refuse() const { return QString::fromStdString(m_request.refuse); }
    [[nodiscard]] double fraction() const { return m_request.fraction; }
    [[nodiscard]] bool cancellable() const { return m_request.cancellable; }
    [[nodiscard]] bool modal() const { return m_request.modal; }
    [[nodiscard]] bool awaited() const { return m_request.link == nullptr; }
    [[nodiscard]] QUrl folder() const {
        return QUrl::fromLocalFile(QString::fromStdString(m_request.folder));
    }
    [[nodiscard]] QString file() const { return QString::fromStdString(m_request.file); }
    [[nodiscard]] QStringList filters() const;
    [[nodiscard]] Q_INVOKABLE QStringList patternsOf(int filter) const;

    /// A click on a row of a list; extend adds to what is chosen, or takes it away.
    Q_INVOKABLE void chooseRow(int row, bool extend);
    Q_INVOKABLE void chooseAll();
    /// A click on a button, or on the button that accepts what was typed or chosen.
    Q_INVOKABLE void press(int button);
    Q_INVOKABLE void acceptTexts(const QStringList& texts);
    Q_INVOKABLE void acceptRows();
    Q_INVOKABLE void acceptFiles(const QUrl& folder, const QStringList& names, int filter);
    /// Closes it without an answer; what a script waits for is cancelled.
    Q_INVOKABLE void dismiss();
    /// The Cancel of a progress bar.
    Q_INVOKABLE void cancel();

Q_SIGNALS:
    void changed();
    void chosenChanged();
    void answered(const vitrine::DialogAnswer& answer);
    void cancelled();

private:
    [[nodiscard]] static QStringList listOf(const std::vector<std::string>& texts);

    DialogRequest m_request;
    std::vector<int> m_chosen;
};

} // namespace vitrine::app
