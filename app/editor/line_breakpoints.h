// SPDX-License-Identifier: Apache-2.0
#pragma once
// The breakpoints of one text; they follow its lines through edits, and are found again by the
// lines' text when the text is opened another time. Interface thread.
#include <QObject>
#include <QPointer>
#include <QTextCursor>
#include <QTextDocument>

namespace vitrine::app {

struct LineBreakpoint {
    int line = 0;      ///< from 1
    QString condition; ///< "": always
    QString message;   ///< "": it stops; else it prints this and goes on

    friend bool operator==(const LineBreakpoint&, const LineBreakpoint&) = default;
};

class LineBreakpoints : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// A breakpoint with the text of its line.
    using Saved = std::pair<LineBreakpoint, QString>;

    /// From now on they follow the edits of this text; what was restored before is found in it.
    void attach(QTextDocument* document);
    /// Sorted by line.
    [[nodiscard]] const std::vector<LineBreakpoint>& list() const { return m_told; }
    [[nodiscard]] const LineBreakpoint* at(int line) const;
    void toggle(int line);
    /// Puts it on its line in place of what is there.
    void put(const LineBreakpoint& breakpoint);
    void set(const std::vector<LineBreakpoint>& all);

    [[nodiscard]] std::vector<Saved> saved() const;
    /// Puts saved ones on the lines they were made for: the nearest with that text, or the line of
    /// that number where none is known. Those whose line is gone are dropped.
    void restore(const std::vector<Saved>& saved);

Q_SIGNALS:
    /// Some came, went, or moved to another line.
    void changed();

private:
    struct Held {
        QTextCursor line; ///< selects the line's text, and moves with it
        LineBreakpoint breakpoint;
    };
    [[nodiscard]] Held held(const QTextBlock& block, const LineBreakpoint& breakpoint) const;
    [[nodiscard]] QTextBlock blockOf(const Held& held) const;
    void follow();

    QPointer<QTextDocument> m_document;
    std::vector<Held> m_held;
    std::vector<LineBreakpoint> m_told; ///< as announced last
    std::vector<Saved> m_waiting;       ///< restored before there was a text
    int m_blocks = 0;
};

} // namespace vitrine::app
