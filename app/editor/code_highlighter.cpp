// SPDX-License-Identifier: Apache-2.0
#include "editor/code_highlighter.h"

#include "theme.h"
#include "workbench.h"

#include <algorithm>
#include <QRegularExpression>
#include <QTextBlock>

namespace vitrine::app {
namespace {

constexpr uint8_t kString = 3, kComment = 4; // of HighlightSpan

} // namespace

CodeHighlighter::CodeHighlighter(QTextDocument* document, const Theme& theme)
    : QSyntaxHighlighter(document), m_theme(theme) {
    makeFormats();
    connect(&theme, &Theme::changed, this, [this] {
        makeFormats();
        rehighlight();
    });
}

void CodeHighlighter::makeFormats() {
    static constexpr const char* kNames[8] = {"text",    "keyword",  "number",  "string",
                                              "comment", "operator", "command", "error"};
    for (std::size_t kind = 0; kind < 8; ++kind) {
        m_formats[kind] = QTextCharFormat();
        m_formats[kind].setForeground(m_theme.color(kNames[kind]));
    }
}

void CodeHighlighter::lex() {
    m_revision = document()->revision();
    const QString text = document()->toPlainText();
    const QByteArray bytes = text.toUtf8();
    const std::vector<HighlightSpan> spans = Session::highlight(
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    m_lines.assign(static_cast<std::size_t>(document()->blockCount()), {});
    m_open.assign(m_lines.size(), false);

    // One walk over the text: byte offset, line and column advance together.
    std::size_t line = 0;
    int column = 0;
    uint32_t byte = 0;
    qsizetype at = 0;
    const auto advance = [&](uint32_t target, std::vector<Piece>* pieces, uint8_t kind) {
        int begin = column;
        while (byte < target && at < text.size()) {
            const QChar c = text[at++];
            if (c == QLatin1Char('\n')) {
                if (pieces && line < m_lines.size()) {
                    if (column > begin) m_lines[line].push_back({begin, column - begin, kind});
                    m_open[line] = true;
                }
                ++line;
                column = begin = 0;
                ++byte;
                continue;
            }
            const auto unit = c.unicode();
            byte += unit < 0x80 ? 1u : unit < 0x800 ? 2u : c.isSurrogate() ? 2u : 3u;
            ++column;
        }
        if (pieces && column > begin && line < m_lines.size())
            m_lines[line].push_back({begin, column - begin, kind});
    };
    std::vector<Piece> mark;
    for (const HighlightSpan& span : spans) {
        advance(span.begin, nullptr, 0);
        advance(span.end, &mark, span.kind);
    }
}

bool CodeHighlighter::isProse(const QTextBlock& block, int position) const {
    const auto line = static_cast<std::size_t>(block.blockNumber());
    if (line >= m_lines.size()) return false;
    const int column = position - block.position();
    return std::any_of(m_lines[line].begin(), m_lines[line].end(), [column](const Piece& piece) {
        return (piece.kind == kString || piece.kind == kComment) && column >= piece.begin &&
               column < piece.begin + piece.length;
    });
}

void CodeHighlighter::highlightBlock(const QString&) {
    if (document()->revision() != m_revision ||
        static_cast<int>(m_lines.size()) != document()->blockCount()) {
        lex();
    }
    const auto line = static_cast<std::size_t>(currentBlock().blockNumber());
    if (line >= m_lines.size()) return;
    for (const Piece& piece : m_lines[line]) {
        if (piece.kind > 0 && piece.kind < 8)
            setFormat(piece.begin, piece.length, m_formats[piece.kind]);
    }
    // A changed state makes Qt colour the next line too: an opened block comment runs on.
    setCurrentBlockState(m_open[line] ? 1 : 0);
}

KernelHighlighter::KernelHighlighter(QTextDocument* document, const Theme& theme)
    : QSyntaxHighlighter(document), m_theme(theme) {
    connect(&theme, &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void KernelHighlighter::highlightBlock(const QString& text) {
    static const QRegularExpression kTokens(QStringLiteral(
        "(?<comment>//.*$)|(?<directive>^\\s*#\\w+.*$)|(?<number>\\b(0x[0-9a-fA-F]+|\\d+\\.?\\d*"
        "([eE][-+]?\\d+)?)(lf|LF|[uUfF])?\\b)|(?<word>\\b(void|bool|int|uint|float|double|int64_t|"
        "uint64_t|vec[234]|uvec[234]|layout|buffer|uniform|in|out|inout|const|for|while|if|else|"
        "return|precise|shared|readonly|writeonly|restrict|struct|push_constant|std430|set|"
        "binding|local_size_x|barrier)\\b)"));
    auto it = kTokens.globalMatch(text);
    while (it.hasNext()) {
        const QRegularExpressionMatch match = it.next();
        QTextCharFormat format;
        const char* color = !match.captured(QStringLiteral("comment")).isEmpty()     ? "comment"
                            : !match.captured(QStringLiteral("directive")).isEmpty() ? "command"
                            : !match.captured(QStringLiteral("number")).isEmpty()    ? "number"
                                                                                     : "keyword";
        format.setForeground(m_theme.color(color));
        setFormat(static_cast<int>(match.capturedStart()), static_cast<int>(match.capturedLength()),
                  format);
    }
}

void KernelColors::setTextDocument(QQuickTextDocument* text) {
    m_text = text;
    if (Workbench* workbench = Workbench::of(this); workbench && text)
        new KernelHighlighter(text->textDocument(), workbench->theme()); // owned by the document
}

} // namespace vitrine::app
