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
    [[nodiscard]] const Counts& counts() const { return *m_counts; }
    /// Work done so far.
    [[nodiscard]] int64_t linesRead() const { return m_linesRead; }

private:
    void read(int from, int to);

    QTextDocument* m_document = nullptr;
    std::shared_ptr<Counts> m_counts = std::make_shared<Counts>();
    int64_t m_linesRead = 0;
};

} // namespace vitrine::app
