// SPDX-License-Identifier: Apache-2.0
#pragma once
// The names that a text uses, kept by line: a key costs the line that it changes, however long the
// text is. Interface thread.
#include <map>
#include <memory>
#include <QObject>
#include <QString>
#include <QTextDocument>

namespace vitrine::app {

class TextNames : public QObject {
    Q_OBJECT

public:
    using Counts = std::map<QString, int>; ///< how often each name occurs, sorted

    using QObject::QObject;
    void attach(QTextDocument* document);
    [[nodiscard]] const Counts& counts() const { return m_known->counts; }
    /// The line that begins a function of the text; "" where it has none of the name.
    [[nodiscard]] QString headerOf(const QString& function) const;
    /// Does a line begin with an assignment to the whole variable?
    [[nodiscard]] bool isAssigned(const QString& name) const;
    /// Work done so far.
    [[nodiscard]] int64_t linesRead() const { return m_linesRead; }

    /// What all lines say together.
    struct Known {
        Counts counts, assigned;
        std::multimap<QString, QString> headers; ///< by the function's name
    };

private:
    void read(int from, int to);

    QTextDocument* m_document = nullptr;
    std::shared_ptr<Known> m_known = std::make_shared<Known>();
    int64_t m_linesRead = 0;
};

} // namespace vitrine::app
