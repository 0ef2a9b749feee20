// SPDX-License-Identifier: Apache-2.0
#pragma once
// The pins of one text: which of its lines run where the user says. They follow the lines through
// edits, and are found again by the lines' text when the text is opened another time. Interface
// thread.
#include "session/session.h"

#include <QObject>
#include <QPointer>
#include <QStringList>
#include <QTextCursor>
#include <QTextDocument>

namespace vitrine::app {

struct LinePin {
    int line = 0; ///< from 1
    PinSide side = PinSide::Free;
    PinFusion fusion = PinFusion::Free;

    /// Leaves everything to the planner, as no pin does.
    [[nodiscard]] bool isFree() const { return side == PinSide::Free && fusion == PinFusion::Free; }

    friend bool operator==(const LinePin&, const LinePin&) = default;
};

class LinePins : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// From now on the pins follow the edits of this text; what was restored before is found in it.
    void attach(QTextDocument* document);
    /// Sorted by line.
    [[nodiscard]] std::vector<LinePin> list() const;
    /// Of a line; a free one when it has none.
    [[nodiscard]] LinePin at(int line) const;
    /// Pins a line, or takes its pin away when the new one says nothing.
    void set(const LinePin& pin);
    void clear();

    /// One entry a pin: line, side, "unfused", "fused" or "free", and the line's text, parted by
    /// tabs.
    [[nodiscard]] QStringList saved() const;
    /// Puts saved pins on the lines they were made for: the nearest with that text. A pin whose
    /// line is gone is dropped.
    void restore(const QStringList& saved);

Q_SIGNALS:
    /// Pins came, went, or moved to another line.
    void changed();

private:
    struct Held {
        QTextCursor line; ///< selects the line's text, and moves with it
        PinSide side;
        PinFusion fusion;
    };
    [[nodiscard]] Held held(const QTextBlock& block, PinSide side, PinFusion fusion) const;
    void follow();
    void announce();

    QPointer<QTextDocument> m_document;
    std::vector<Held> m_pins;
    std::vector<LinePin> m_told; ///< as announced last
    QStringList m_waiting;       ///< restored before there was a text
    int m_blocks = 0;
};

} // namespace vitrine::app
