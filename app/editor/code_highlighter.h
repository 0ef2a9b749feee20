// SPDX-License-Identifier: Apache-2.0
#pragma once
// Colours MATLAB code with the spans of the engine's own lexer, which sees the whole text; the
// spans are kept by line and made anew when the document's revision changed. Interface thread.
#include "session/session.h"

#include <QQuickTextDocument>
#include <QSyntaxHighlighter>

namespace vitrine::app {

class Theme;

class CodeHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    CodeHighlighter(QTextDocument* document, const Theme& theme);
    /// Is the character of a line part of a text or a comment?
    [[nodiscard]] bool isProse(const QTextBlock& block, int position) const;

protected:
    void highlightBlock(const QString& text) override;

private:
    struct Piece {
        int begin = 0, length = 0;
        uint8_t kind = 0;
    };
    void lex();
    void makeFormats();

    const Theme& m_theme;
    int m_revision = -1;
    std::vector<std::vector<Piece>> m_lines; ///< by block number
    std::vector<bool> m_open;                ///< a span continues behind the end of the line
    QTextCharFormat m_formats[8];
};

/// Colours a kernel's GLSL: keywords, numbers, comments with the source lines they name.
class KernelHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    KernelHighlighter(QTextDocument* document, const Theme& theme);

protected:
    void highlightBlock(const QString& text) override;

private:
    const Theme& m_theme;
};

/// Lets QML colour a text area that shows a kernel.
class KernelColors : public QObject {
    Q_OBJECT
    Q_PROPERTY(QQuickTextDocument* textDocument READ textDocument WRITE setTextDocument)

public:
    using QObject::QObject;
    [[nodiscard]] QQuickTextDocument* textDocument() const { return m_text; }
    void setTextDocument(QQuickTextDocument* text);

private:
    QQuickTextDocument* m_text = nullptr;
};

} // namespace vitrine::app
