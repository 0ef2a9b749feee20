// SPDX-License-Identifier: Apache-2.0
#pragma once
// Blocks of a text that are folded to their first line. What is hidden stays part of the text: it
// runs, is searched and saved; the caret is never in it. Interface thread.
#include "session/text_services.h"

#include <QObject>
#include <QPointer>
#include <qqmlregistration.h>
#include <QTextCursor>
#include <QTextDocument>

namespace vitrine::app {

class TextFolds : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A text owns it.")
    /// Another one whenever lines were hidden or shown.
    Q_PROPERTY(int revision READ revision NOTIFY changed)

public:
    using QObject::QObject;

    void attach(QTextDocument* document);
    /// What can be folded as the text stands now; what was folded and still can be stays so, but
    /// for what the caret is in.
    void setBlocks(const std::vector<FoldableLines>& blocks, int caret);
    [[nodiscard]] int revision() const { return m_revision; }

    /// The line begins something that can be folded; is it?
    [[nodiscard]] bool foldable(int line) const { return blockFrom(line) != nullptr; }
    [[nodiscard]] bool folded(int line) const;
    [[nodiscard]] bool hidden(int line) const;
    /// The last line that a folded one stands for: its own where nothing is folded.
    [[nodiscard]] int lastLineOf(int line) const;

    /// Folds what begins in a line, or opens it.
    Q_INVOKABLE void toggle(int line);
    /// Folds the innermost block around a line, or opens what is folded there; the line where the
    /// caret may stand then.
    Q_INVOKABLE int toggleAround(int line);
    /// The line where the caret may stand then.
    Q_INVOKABLE int foldAll(int line);
    Q_INVOKABLE void openAll();
    /// Opens whatever hides a place.
    Q_INVOKABLE void reveal(int position);
    /// Where a step left (-1) or right (1) leads that would go into hidden text; else -1.
    [[nodiscard]] Q_INVOKABLE int stepOver(int position, int step) const;

    /// Lines that are folded, for the next time that the text is opened.
    [[nodiscard]] QList<int> lines() const;
    void restore(const QList<int>& lines);

Q_SIGNALS:
    void changed();

private:
    [[nodiscard]] const FoldableLines* blockFrom(int line) const;
    /// The innermost that fills the line too.
    [[nodiscard]] const FoldableLines* blockAround(int line) const;
    [[nodiscard]] QTextBlock lineBlock(int line) const;
    void fold(int line);
    bool open(int line);
    /// Hides what the folded lines say, and shows all else.
    void apply();

    QPointer<QTextDocument> m_document;
    std::vector<FoldableLines> m_blocks;
    std::vector<QTextCursor> m_folded; ///< in the lines that stand for their blocks
    QList<int> m_waiting;              ///< restored before the blocks were known
    int m_revision = 0;
    bool m_anyHidden = false;
};

} // namespace vitrine::app
