// SPDX-License-Identifier: Apache-2.0
#include "editor/code_highlighter.h"

#include "theme.h"
#include "workbench.h"

#include <algorithm>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QPointer>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextLayout>
#include <QThreadPool>

namespace vitrine::app {
namespace {

constexpr std::size_t kLongText = 1000;      ///< lines; shorter ones are read whole for each key
constexpr std::size_t kFewLines = 100;       ///< that may come or go without a reading of the whole
constexpr int kRest = 100;                   ///< ms after the last key
constexpr uint8_t kString = 3, kComment = 4; // of HighlightSpan

} // namespace

CodeHighlighter::CodeHighlighter(QTextDocument* document, const Theme& theme)
    : QSyntaxHighlighter(document), m_theme(theme), m_rest(kRest) {
    makeFormats();
    connect(&m_rest, &QTimer::timeout, this, &CodeHighlighter::readBeside);
    connect(&theme, &Theme::changed, this, [this] {
        makeFormats();
        recolour();
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

CodeHighlighter::Reading CodeHighlighter::read(const QString& text) {
    const QByteArray bytes = text.toUtf8();
    const std::vector<HighlightSpan> spans = Session::highlight(
        std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
    Reading reading;
    auto& lines = reading.lines;
    auto& open = reading.open;
    lines.resize(static_cast<std::size_t>(text.count(QLatin1Char('\n'))) + 1);
    open.assign(lines.size(), false);

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
                if (pieces && line < lines.size()) {
                    if (column > begin) lines[line].push_back({begin, column - begin, kind});
                    open[line] = true;
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
        if (pieces && column > begin && line < lines.size())
            lines[line].push_back({begin, column - begin, kind});
    };
    std::vector<Piece> mark;
    for (const HighlightSpan& span : spans) {
        advance(span.begin, nullptr, 0);
        advance(span.end, &mark, span.kind);
    }
    return reading;
}

void CodeHighlighter::lex() {
    ++m_readings;
    take(read(document()->toPlainText()), document()->revision());
}

void CodeHighlighter::take(Reading reading, int revision) {
    m_revision = revision;
    m_lines = std::move(reading.lines);
    m_open = std::move(reading.open);
}

bool CodeHighlighter::readLine(std::size_t line, const QString& text) {
    const auto blocks = static_cast<std::size_t>(document()->blockCount());
    const std::size_t most = std::max(blocks, m_lines.size()),
                      least = std::min(blocks, m_lines.size());
    if (least < kLongText || most - least > kFewLines || line >= blocks) return false;
    const auto at = static_cast<std::ptrdiff_t>(std::min(line, least));
    if (blocks > m_lines.size()) {
        m_lines.insert(m_lines.begin() + at, most - least, {});
        m_open.insert(m_open.begin() + at, most - least, false);
    } else {
        const auto gone =
            static_cast<std::ptrdiff_t>(std::min(most - least, m_lines.size() - line));
        m_lines.erase(m_lines.begin() + at, m_lines.begin() + at + gone);
        m_open.erase(m_open.begin() + at, m_open.begin() + at + gone);
        m_lines.resize(blocks);
        m_open.resize(blocks);
    }
    // Inside a comment or text of several lines it goes on; what else changes is found later.
    if (line == 0 || !m_open[line - 1]) m_lines[line] = read(text).lines.front();
    m_rest.start();
    return true;
}

void CodeHighlighter::readBeside() {
    const QPointer<CodeHighlighter> self(this);
    const int revision = document()->revision();
    QThreadPool::globalInstance()->start([self, revision, text = document()->toPlainText()] {
        QElapsedTimer clock;
        clock.start();
        Reading reading = read(text);
        QMetaObject::invokeMethod(
            QCoreApplication::instance(),
            [self, revision, took = clock.elapsed(), reading = std::move(reading)] {
                if (!self) return;
                self->m_rest.setTook(took);
                if (self->document()->revision() != revision) return;
                const auto before = std::exchange(self->m_lines, {});
                self->take(reading, revision);
                if (before != self->m_lines) self->recolour();
            });
    });
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

QList<QTextLayout::FormatRange> CodeHighlighter::formatsOf(std::size_t line) const {
    QList<QTextLayout::FormatRange> ranges;
    if (line >= m_lines.size()) return ranges;
    for (const Piece& piece : m_lines[line]) {
        if (piece.kind > 0 && piece.kind < 8)
            ranges.append({piece.begin, piece.length, m_formats[piece.kind]});
    }
    return ranges;
}

/// rehighlight() would lay the text out anew for each block.
void CodeHighlighter::recolour() {
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        block.layout()->setFormats(formatsOf(static_cast<std::size_t>(block.blockNumber())));
    document()->markContentsDirty(0, document()->characterCount());
}

void CodeHighlighter::highlightBlock(const QString& text) {
    ++m_blocksColoured;
    const auto line = static_cast<std::size_t>(currentBlock().blockNumber());
    const bool stale = document()->revision() != m_revision ||
                       static_cast<int>(m_lines.size()) != document()->blockCount();
    if (stale && !readLine(line, text)) lex();
    for (const QTextLayout::FormatRange& range : formatsOf(line))
        setFormat(range.start, range.length, range.format);
    // A changed state makes Qt colour the next line too: an opened block comment runs on.
    setCurrentBlockState(line < m_open.size() && m_open[line] ? 1 : 0);
}

KernelHighlighter::KernelHighlighter(QTextDocument* document, const Theme& theme)
    : QSyntaxHighlighter(document), m_theme(theme) {
    connect(&theme, &Theme::changed, this, &QSyntaxHighlighter::rehighlight);
}

void KernelHighlighter::setSteps(bool steps) {
    if (steps == m_steps) return;
    m_steps = steps;
    rehighlight();
}

void KernelHighlighter::highlightBlock(const QString& text) {
    // Names of variables stand in the steps of the CPU as they are: a word means something only
    // where a step's does.
    static const QRegularExpression kStepTokens(QStringLiteral(
        "(?<comment>//.*$)|(?<directive>^\\w+ rank \\d+.*$)|(?<number>(?<![\\w.])(\\d+\\.?\\d*"
        "([eE][-+]?\\d+)?)\\b)|(?<word>(?<== )(load|param|convert|apply|random|ramp|inside|"
        "reduced|table|carried|move|call)\\b|(?<= : )(double|single|logical|char|u?int(8|16|32|"
        "64))\\b|^\\s*(for each iteration|end|else|store|if|loop|break unless|break|continue|"
        "return|stop if new|stop if|stop)\\b|\\bbecomes\\b)"));
    static const QRegularExpression kShaderTokens(QStringLiteral(
        "(?<comment>//.*$)|(?<directive>^\\s*#\\w+.*$)|(?<number>\\b(0x[0-9a-fA-F]+|\\d+\\.?\\d*"
        "([eE][-+]?\\d+)?)(lf|LF|[uUfF])?\\b)|(?<word>\\b(void|bool|int|uint|float|double|int64_t|"
        "uint64_t|vec[234]|uvec[234]|layout|buffer|uniform|in|out|inout|const|for|while|if|else|"
        "return|precise|shared|readonly|writeonly|restrict|struct|push_constant|std430|set|"
        "binding|local_size_x|barrier)\\b)"));
    auto it = (m_steps ? kStepTokens : kShaderTokens).globalMatch(text);
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
    if (Workbench* workbench = Workbench::of(this); workbench && text) {
        // Owned by the document.
        m_highlighter = new KernelHighlighter(text->textDocument(), workbench->theme());
        m_highlighter->setSteps(m_steps);
    }
}

void KernelColors::setSteps(bool steps) {
    m_steps = steps;
    if (m_highlighter) m_highlighter->setSteps(steps);
}

} // namespace vitrine::app

#include "moc_code_highlighter.cpp"
