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
    Q_PROPERTY(Scheme scheme READ scheme WRITE setScheme NOTIFY schemeChanged)
    /// For a projector: large type. Not kept.
    Q_PROPERTY(bool presenting READ presenting WRITE setPresenting NOTIFY presentingChanged)
    /// Of everything in the window, 1 to 2; seen at the next start.
    Q_PROPERTY(double scale READ scale WRITE setScale NOTIFY scaleChanged)
    /// The editor closes brackets and quotes that are opened.
    Q_PROPERTY(bool closesBrackets READ closesBrackets WRITE setClosesBrackets NOTIFY
                   closesBracketsChanged)
    /// Of the interface, "de"; "": the system's. Seen at the next start.
    Q_PROPERTY(QString language READ language WRITE setLanguage NOTIFY languageChanged)
    Q_PROPERTY(QString startLanguage READ startLanguage CONSTANT)
    /// The scale that this start has.
    Q_PROPERTY(double startScale READ startScale CONSTANT)
    Q_PROPERTY(int codeSize READ codeSize WRITE setCodeSize NOTIFY codeSizeChanged)

public:
    enum Scheme { Dark, Light, Contrast };
    Q_ENUM(Scheme)
    static constexpr int kStandardCodeSize = 13;

    /// Not persistent: nothing is read or written outside the program, for tests and pictures.
    explicit AppSettings(bool persistent, QObject* parent = nullptr);
    /// A file of settings that cannot be read is set aside, so that the next ones begin with the
    /// defaults; says so, or "". Before the first AppSettings.
    [[nodiscard]] static QString setAsideBroken();

    [[nodiscard]] Scheme scheme() const { return m_scheme; }
    void setScheme(Scheme scheme);
    /// The ground is dark.
    [[nodiscard]] bool dark() const { return m_scheme != Light; }
    /// For this time; the choice that is kept stays.
    void useNow(Scheme scheme);
    [[nodiscard]] bool presenting() const { return m_presenting; }
    void setPresenting(bool presenting);
    [[nodiscard]] double scale() const { return m_scale; }
    void setScale(double scale);
    [[nodiscard]] double startScale() const { return m_startScale; }
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString& language);
    /// What was chosen when the program began.
    [[nodiscard]] QString startLanguage() const { return m_startLanguage; }
    /// What can be chosen, the system's first, and what each calls itself.
    [[nodiscard]] Q_INVOKABLE QStringList languages() const;
    [[nodiscard]] Q_INVOKABLE QString languageName(const QString& language) const;
    [[nodiscard]] bool closesBrackets() const { return m_closesBrackets; }
    void setClosesBrackets(bool on);
    /// Pixels, as the user has chosen it; a presenter shows it larger (Theme).
    [[nodiscard]] int codeSize() const { return m_codeSize; }
    void setCodeSize(int pixels);

    [[nodiscard]] Q_INVOKABLE QVariant value(const QString& key, const QVariant& fallback) const;
    /// An invalid value removes the key.
    Q_INVOKABLE void setValue(const QString& key, const QVariant& value);

Q_SIGNALS:
    void schemeChanged();
    void presentingChanged();
    void scaleChanged();
    void closesBracketsChanged();
    void languageChanged();
    void codeSizeChanged();

private:
    std::unique_ptr<QSettings> m_store;
    QVariantMap m_values; ///< what is kept when there is no store
    Scheme m_scheme = Dark;
    bool m_presenting = false;
    double m_scale = 1, m_startScale = 1;
    bool m_closesBrackets = true;
    QString m_language, m_startLanguage;
    int m_codeSize = kStandardCodeSize;
};

} // namespace vitrine::app
