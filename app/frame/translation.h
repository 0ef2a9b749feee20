// SPDX-License-Identifier: Apache-2.0
#pragma once
// The interface in another language: texts of a file of Qt Linguist (vitrine_de.ts), read as it is,
// or of what lrelease made of one (vitrine_de.qm). Installed before anything is shown. Interface
// thread.
#include <QHash>
#include <QTranslator>

namespace vitrine::app {

class Translation : public QTranslator {
public:
    using QTranslator::QTranslator;

    /// Beside the program, and the user's own, which goes before.
    [[nodiscard]] static QStringList standardFolders();
    /// Languages ("de") that a file of the folders has, sorted; English, which needs none, too.
    [[nodiscard]] static QStringList languages(const QStringList& folders = standardFolders());
    /// The one to use: what was chosen, or for "" the first of the user's that there is.
    [[nodiscard]] static QString languageFor(const QString& chosen, const QStringList& there);

    /// Takes the texts of a language; "", or what is wrong with its file.
    [[nodiscard]] QString use(const QString& language,
                              const QStringList& folders = standardFolders());
    [[nodiscard]] QString translate(const char* context, const char* source,
                                    const char* disambiguation, int n) const override;
    [[nodiscard]] bool isEmpty() const override;
    /// How many texts it has.
    [[nodiscard]] int count() const { return static_cast<int>(m_byContext.size()); }

private:
    [[nodiscard]] QString read(const QString& path);

    QHash<std::pair<QString, QString>, QString> m_byContext;
    QHash<QString, QString> m_byText; ///< for texts that have moved to another context
};

} // namespace vitrine::app
