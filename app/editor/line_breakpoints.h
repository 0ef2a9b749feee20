// SPDX-License-Identifier: Apache-2.0
#pragma once
// The breakpoints of one text; they follow its lines through edits. Interface thread.
#include <QObject>
#include <QPointer>
#include <QTextCursor>
#include <QTextDocument>

namespace vitrine::app {

struct LineBreakpoint {
    int line = 0;      ///< from 1
    QString condition; ///< "": always

    friend bool operator==(const LineBreakpoint&, const LineBreakpoint&) = default;
};

class LineBreakpoints : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// From now on they follow the edits of this text.
    void attach(QTextDocument* document);
    /// Sorted by line.
    [[nodiscard]] const std::vector<LineBreakpoint>& list() const { return m_told; }
    [[nodiscard]] const LineBreakpoint* at(int line) const;
    void toggle(int line);
    void set(const std::vector<LineBreakpoint>& all);

Q_SIGNALS:
    /// Some came, went, or moved to another line.
    void changed();

private:
    struct Held {
        QTextCursor start; ///< of the line, and moves with it
        QString condition;
    };
    void follow();

    QPointer<QTextDocument> m_document;
    std::vector<Held> m_held;
    std::vector<LineBreakpoint> m_told; ///< as announced last
};

} // namespace vitrine::app
