// SPDX-License-Identifier: Apache-2.0
#pragma once
// What the user's choices of appearance and layout are, kept between starts. Interface thread.
#include <memory>
#include <QObject>
#include <qqmlregistration.h>
#include <QSettings>
#include <QStringList>
#include <QVariant>

namespace vitrine::app {

class AppSettings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The workbench owns it.")
    Q_PROPERTY(bool dark READ dark WRITE setDark NOTIFY darkChanged)
    Q_PROPERTY(int codeSize READ codeSize WRITE setCodeSize NOTIFY codeSizeChanged)

public:
    /// Not persistent: nothing is read or written outside the program, for tests and pictures.
    explicit AppSettings(bool persistent, QObject* parent = nullptr);

    [[nodiscard]] bool dark() const { return m_dark; }
    void setDark(bool dark);
    /// For this time; the choice that is kept stays.
    void useLightNow();
    [[nodiscard]] int codeSize() const { return m_codeSize; }
    void setCodeSize(int pixels);

    [[nodiscard]] Q_INVOKABLE QVariant value(const QString& key, const QVariant& fallback) const;
    /// An invalid value removes the key.
    Q_INVOKABLE void setValue(const QString& key, const QVariant& value);

Q_SIGNALS:
    void darkChanged();
    void codeSizeChanged();

private:
    std::unique_ptr<QSettings> m_store;
    QVariantMap m_values; ///< what is kept when there is no store
    bool m_dark = true;
    int m_codeSize = 13;
};

} // namespace vitrine::app
