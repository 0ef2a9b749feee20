// SPDX-License-Identifier: Apache-2.0
#pragma once
// Colours MATLAB code with the spans of the engine's own lexer, which sees the whole text; the
// spans are kept by line and made anew when the document's revision changed. In a long text a
// changed line is read alone at once, and the whole text on a pool thread when the keys rest.
// Interface thread.
#include "editor/rest_timer.h"
#include "session/session.h"

#include <QPointer>
#include <qqmlregistration.h>
#include <QQuickTextDocument>
#include <QSyntaxHighlighter>
#include <QTextLayout>

namespace vitrine::app {

class Theme;

class CodeHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    CodeHighlighter(QTextDocument* document, const Theme& theme);
    /// Work done so far: blocks that were coloured, and readings of the whole text.
    [[nodiscard]] int64_t blocksColoured() const { return m_blocksColoured; }
    [[nodiscard]] int64_t readings() const { return m_readings; }
    /// Is the character of a line part of a text or a comment?
    [[nodiscard]] bool isProse(const QTextBlock& block, int position) const;

protected:
    void highlightBlock(const QString& text) override;

private:
    struct Piece {
        int begin = 0, length = 0;
        uint8_t kind = 0;
        friend bool operator==(const Piece&, const Piece&) = default;
    };
    /// What the lexer found, by line.
    struct Reading {
        std::vector<std::vector<Piece>> lines;
        std::vector<bool> open; ///< a span continues behind the end of the line
    };
    [[nodiscard]] static Reading read(const QString& text);
    void lex();
    /// Makes place for lines that came and reads a changed line alone; false when that won't do.
    bool readLine(std::size_t line, const QString& text);
    void readBeside();
    void take(Reading reading, int revision);
    [[nodiscard]] QList<QTextLayout::FormatRange> formatsOf(std::size_t line) const;
    /// With other colours, without reading the text again.
    void recolour();
    void makeFormats();

    const Theme& m_theme;
    int m_revision = -1;
    int64_t m_blocksColoured = 0, m_readings = 0;
    std::vector<std::vector<Piece>> m_lines; ///< by block number
    std::vector<bool> m_open;
    RestTimer m_rest;
    QTextCharFormat m_formats[8];
};

/// Colours a kernel, GLSL or the steps of the CPU: keywords, numbers, comments with the source
/// lines they name.
class KernelHighlighter : public QSyntaxHighlighter {
    Q_OBJECT

public:
    KernelHighlighter(QTextDocument* document, const Theme& theme);
    /// The steps of the CPU instead of GLSL.
    void setSteps(bool steps);

protected:
    void highlightBlock(const QString& text) override;

private:
    const Theme& m_theme;
    bool m_steps = false;
};

/// Lets QML colour a text area that shows a kernel.
class KernelColors : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QQuickTextDocument* textDocument READ textDocument WRITE setTextDocument)
    Q_PROPERTY(bool steps READ steps WRITE setSteps)

public:
    using QObject::QObject;
    [[nodiscard]] QQuickTextDocument* textDocument() const { return m_text; }
    void setTextDocument(QQuickTextDocument* text);
    [[nodiscard]] bool steps() const { return m_steps; }
    void setSteps(bool steps);

private:
    QQuickTextDocument* m_text = nullptr;
    QPointer<KernelHighlighter> m_highlighter;
    bool m_steps = false;
};

} // namespace vitrine::app
