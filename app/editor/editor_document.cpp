// SPDX-License-Identifier: Apache-2.0
#include "editor/editor_document.h"

#include "editor/code_highlighter.h"
#include "theme.h"

#include <QElapsedTimer>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTextBlock>
#include <QTextCursor>
#include <QThreadPool>

namespace vitrine::app {
namespace {

constexpr int kCheckDelay = 150; ///< ms after the last key
constexpr int kIndent = 4;

QString indentOf(const QString& line) {
    qsizetype n = 0;
    while (n < line.size() && (line[n] == QLatin1Char(' ') || line[n] == QLatin1Char('\t')))
        ++n;
    return line.left(n);
}

} // namespace

EditorDocument::EditorDocument(QString title, QString path, QString text, bool modified,
                               const Theme& theme, QObject* parent)
    : QObject(parent), m_title(std::move(title)), m_path(std::move(path)),
      m_initialText(std::move(text)), m_initiallyModified(modified), m_theme(theme),
      m_checkTimer(kCheckDelay) {
    connect(&m_checkTimer, &QTimer::timeout, this, &EditorDocument::check);
}

void EditorDocument::attach(QQuickTextDocument* document) {
    m_document = document->textDocument();
    // Before the text: what is coloured while it comes in is laid out once, with all of it; block
    // after block afterwards the rest of the text would be laid out for each.
    m_highlighter = new CodeHighlighter(m_document, m_theme);
    m_document->setPlainText(m_initialText);
    m_document->clearUndoRedoStacks();
    m_document->setModified(m_initiallyModified);
    connect(m_document, &QTextDocument::modificationChanged, this,
            &EditorDocument::modifiedChanged);
    connect(m_document, &QTextDocument::contentsChanged, this, [this] {
        m_checkTimer.start();
        setFailure(0, {});
        Q_EMIT textEdited();
    });
    connect(m_document, &QTextDocument::blockCountChanged, this, &EditorDocument::lineCountChanged);
    m_pins.attach(m_document);
    m_breakpoints.attach(m_document);
    m_names.attach(m_document);
    m_folds.attach(m_document);
    m_checkTimer.start();
    Q_EMIT lineCountChanged();
    Q_EMIT attached();
}

const CodeHighlighter* EditorDocument::highlighter() const {
    return m_highlighter;
}

QString EditorDocument::title() const {
    return m_path.isEmpty() ? m_title : QFileInfo(m_path).fileName();
}

bool EditorDocument::modified() const {
    return m_document ? m_document->isModified() : m_initiallyModified;
}

QString EditorDocument::text() const {
    return m_document ? m_document->toPlainText() : m_initialText;
}

QString EditorDocument::save(const QString& path) {
    // What another program has written is lost only by the user's own word.
    if (path == m_path) lookAtFile();
    if (path == m_path && m_outdated)
        return tr("%1 was changed by another program. Below its text you choose which holds.")
            .arg(title());
    if (const QString failure = m_file.write(path, text()); !failure.isEmpty()) return failure;
    setOutdated(false);
    if (m_document) m_document->setModified(false);
    if (path != m_path) {
        m_path = path;
        Q_EMIT pathChanged();
    }
    return {};
}

void EditorDocument::setOutdated(bool outdated) {
    if (outdated == m_outdated) return;
    m_outdated = outdated;
    Q_EMIT outdatedChanged();
}

bool EditorDocument::lookAtFile() {
    if (m_path.isEmpty() || m_outdated || !m_file.isOlderThan(m_path)) return false;
    TextFile now;
    QString there;
    // Half written, or no text any more: that is seen later, or when it is opened.
    if (!now.read(m_path, there).isEmpty()) return false;
    if (there != text() && modified()) {
        setOutdated(true);
        return false;
    }
    m_file = now;
    if (there == text()) {
        if (m_document) m_document->setModified(false);
        return false;
    }
    replaceText(there);
    return true;
}

QString EditorDocument::readAgain() {
    TextFile now;
    QString there;
    if (QString failure = now.read(m_path, there); !failure.isEmpty()) return failure;
    m_file = now;
    replaceText(there);
    setOutdated(false);
    return {};
}

void EditorDocument::keepText() {
    m_file.take(m_path);
    if (m_document) m_document->setModified(true);
    setOutdated(false);
}

/// Changes what differs, so that carets, breakpoints and folds outside of it stay with their lines.
void EditorDocument::replaceText(const QString& text) {
    if (!m_document) {
        m_initialText = text;
        m_initiallyModified = false;
        return;
    }
    const QString before = this->text();
    const auto most = std::min(before.size(), text.size());
    qsizetype head = 0, tail = 0;
    while (head < most && before[head] == text[head])
        ++head;
    while (tail < most - head && before[before.size() - 1 - tail] == text[text.size() - 1 - tail])
        ++tail;
    // Not between the halves of a letter.
    if (head > 0 && before[head - 1].isHighSurrogate()) --head;
    if (tail > 0 && before[before.size() - tail].isLowSurrogate()) --tail;
    QTextCursor cursor(m_document);
    cursor.beginEditBlock();
    cursor.setPosition(static_cast<int>(head));
    cursor.setPosition(static_cast<int>(before.size() - tail), QTextCursor::KeepAnchor);
    cursor.insertText(text.mid(head, text.size() - tail - head));
    cursor.endEditBlock();
    m_document->setModified(false);
}

void EditorDocument::check() {
    const QByteArray text = this->text().toUtf8();
    const QByteArray name = title().toUtf8();
    const int revision = m_document ? m_document->revision() : 0;
    const QString folder = m_path.isEmpty() ? QString() : QFileInfo(m_path).path();
    const QPointer<EditorDocument> self(this);
    QThreadPool::globalInstance()->start([self, text, name, folder, revision] {
        QElapsedTimer clock;
        clock.start();
        const std::string code = text.toStdString();
        TextFindings findings = findingsIn(name.toStdString(), code, folder.toStdString());
        std::vector<FoldableLines> blocks = foldableLines(code);
        QMetaObject::invokeMethod(QCoreApplication::instance(),
                                  [self, findings = std::move(findings), blocks = std::move(blocks),
                                   revision, took = clock.elapsed()] {
                                      if (!self) return;
                                      self->m_checkTimer.setTook(took);
                                      // A newer text has a check of its own under way.
                                      if (self->m_document &&
                                          self->m_document->revision() != revision)
                                          return;
                                      self->m_findings = findings;
                                      self->m_checkedRevision = revision;
                                      self->gatherProblems();
                                      self->m_folds.setBlocks(blocks, self->m_caret);
                                  });
    });
}

/// Names that the workspace has are known to a script, not to a function.
void EditorDocument::gatherProblems() {
    m_problems = m_findings.mistakes;
    m_problems.insert(m_problems.end(), m_findings.doubts.begin(), m_findings.doubts.end());
    for (const UnknownName& unknown : m_findings.unknown) {
        const QString name = QString::fromStdString(unknown.name);
        if (unknown.inScript && m_workspaceNames.contains(name)) continue;
        m_problems.push_back({unknown.line,
                              unknown.column,
                              unknown.line,
                              unknown.endColumn,
                              "Unrecognized function or variable '" + unknown.name + "'.",
                              {},
                              false});
    }
    std::stable_sort(m_problems.begin(), m_problems.end(), [](const Problem& a, const Problem& b) {
        return std::pair(a.line, a.column) < std::pair(b.line, b.column);
    });
    Q_EMIT problemsChanged();
}

void EditorDocument::setWorkspaceNames(const QSet<QString>& names) {
    if (names == m_workspaceNames) return;
    m_workspaceNames = names;
    if (!m_findings.unknown.empty()) gatherProblems();
}

void EditorDocument::setCaret(int position) {
    if (position == m_caret) return;
    m_caret = position;
    Q_EMIT caretChanged();
}

void EditorDocument::setFailure(int line, const QString& message) {
    if (line == 0 && m_failedLine == 0) return;
    m_failedLine = line;
    m_failure = message;
    Q_EMIT problemsChanged();
}

void EditorDocument::setStopped(int line, StoppedLine kind) {
    if (m_stoppedLine == line && m_stoppedKind == kind) return;
    m_stoppedLine = line;
    m_stoppedKind = kind;
    Q_EMIT stoppedLineChanged();
}

int EditorDocument::lineCount() const {
    return m_document ? m_document->blockCount() : 1;
}

bool EditorDocument::checked() const {
    return m_document && m_document->revision() == m_checkedRevision;
}

int EditorDocument::lineAt(int position) const {
    return m_document ? m_document->findBlock(position).blockNumber() + 1 : 0;
}

int EditorDocument::columnAt(int position) const {
    return m_document ? position - m_document->findBlock(position).position() + 1 : 0;
}

int EditorDocument::positionOf(int line, int column) const {
    if (!m_document) return 0;
    const QTextBlock block =
        m_document->findBlockByNumber(std::clamp(line, 1, m_document->blockCount()) - 1);
    return block.position() + std::clamp(column - 1, 0, std::max(block.length() - 1, 0));
}

QString EditorDocument::problemAt(int position) const {
    const auto line = static_cast<uint32_t>(lineAt(position));
    const auto column = static_cast<uint32_t>(columnAt(position));
    for (const Problem& p : m_problems) {
        const bool behindStart = line > p.line || (line == p.line && column >= p.column);
        const bool beforeEnd = line < p.endLine || (line == p.endLine && column <= p.endColumn);
        if (!behindStart || !beforeEnd) continue;
        const QString message = QString::fromStdString(p.message);
        return p.hint.empty() ? message
                              : message + QLatin1Char('\n') + QString::fromStdString(p.hint);
    }
    return m_failedLine != 0 && lineAt(position) == m_failedLine ? m_failure : QString();
}

int EditorDocument::problemLine(int from, bool before) const {
    int nearest = 0, end = 0; // in the direction, and from the other end
    const auto further = [before](int a, int b) { return before ? a > b : a < b; };
    for (const Problem& problem : m_problems) {
        const auto line = static_cast<int>(problem.line);
        if (end == 0 || further(line, end)) end = line;
        const bool ahead = before ? line < from : line > from;
        if (ahead && (nearest == 0 || further(line, nearest))) nearest = line;
    }
    return nearest != 0 ? nearest : end;
}

int EditorDocument::breakLine(int position) {
    QTextCursor cursor(m_document);
    cursor.setPosition(position);
    const QString before = cursor.block().text().left(position - cursor.block().position());
    QString indent = indentOf(before);
    static const QRegularExpression kOpens(QStringLiteral(
        "^\\s*(if|for|parfor|while|switch|case|otherwise|else|elseif|function|try|catch|do|spmd|"
        "unwind_protect)\\b(?!.*\\bend\\w*\\s*;?\\s*$)"));
    if (kOpens.match(before).hasMatch()) indent += QString(kIndent, QLatin1Char(' '));
    cursor.insertText(QLatin1Char('\n') + indent);
    return cursor.position();
}

void EditorDocument::indent(int start, int end, bool less) {
    QTextCursor cursor(m_document);
    cursor.beginEditBlock();
    const int last = m_document->findBlock(end).blockNumber();
    for (QTextBlock block = m_document->findBlock(start);
         block.isValid() && block.blockNumber() <= last; block = block.next()) {
        cursor.setPosition(block.position());
        if (!less) {
            cursor.insertText(QString(kIndent, QLatin1Char(' ')));
            continue;
        }
        const auto present = static_cast<int>(indentOf(block.text()).size());
        for (int i = 0; i < std::min(present, kIndent); ++i)
            cursor.deleteChar();
    }
    cursor.endEditBlock();
}

void EditorDocument::toggleComment(int start, int end) {
    QTextCursor cursor(m_document);
    const int last = m_document->findBlock(end).blockNumber();
    const QTextBlock first = m_document->findBlock(start);
    bool all = true;
    for (QTextBlock b = first; b.isValid() && b.blockNumber() <= last; b = b.next()) {
        const QString text = b.text().trimmed();
        all = all && (text.isEmpty() || text.startsWith(QLatin1Char('%')));
    }
    cursor.beginEditBlock();
    for (QTextBlock b = first; b.isValid() && b.blockNumber() <= last; b = b.next()) {
        const auto column = static_cast<int>(indentOf(b.text()).size());
        cursor.setPosition(b.position() + column);
        if (!all) {
            if (!b.text().trimmed().isEmpty()) cursor.insertText(QStringLiteral("% "));
        } else if (b.text().mid(column).startsWith(QLatin1Char('%'))) {
            cursor.deleteChar();
            if (b.text().mid(column).startsWith(QLatin1Char(' '))) cursor.deleteChar();
        }
    }
    cursor.endEditBlock();
}

QPoint EditorDocument::moveLines(int start, int end, bool up) {
    if (!m_document) return {start, end};
    const QTextBlock first = m_document->findBlock(start), last = m_document->findBlock(end);
    const QTextBlock other = up ? first.previous() : last.next();
    if (!other.isValid()) return {start, end};
    const QString text = other.text();
    const int step = static_cast<int>(text.size()) + 1;
    QTextCursor cursor(m_document);
    cursor.beginEditBlock();
    if (up) {
        cursor.setPosition(last.position() + last.length() - 1);
        cursor.insertText(QLatin1Char('\n') + text);
        cursor.setPosition(other.position());
        cursor.setPosition(first.position(), QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
    } else {
        cursor.setPosition(last.position() + last.length() - 1);
        cursor.setPosition(other.position() + other.length() - 1, QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        // Behind the line before, so that the lines stay the blocks that they are.
        const bool begins = !first.previous().isValid();
        cursor.setPosition(first.position() - (begins ? 0 : 1));
        cursor.insertText(begins ? text + QLatin1Char('\n') : QLatin1Char('\n') + text);
    }
    cursor.endEditBlock();
    return up ? QPoint(start - step, end - step) : QPoint(start + step, end + step);
}

QPoint EditorDocument::repeatLines(int start, int end) {
    if (!m_document) return {start, end};
    const QTextBlock first = m_document->findBlock(start), last = m_document->findBlock(end);
    QStringList lines;
    for (QTextBlock b = first; b.isValid() && b.blockNumber() <= last.blockNumber(); b = b.next())
        lines << b.text();
    const QString text = QLatin1Char('\n') + lines.join(QLatin1Char('\n'));
    const auto step = static_cast<int>(text.size());
    QTextCursor cursor(m_document);
    cursor.setPosition(last.position() + last.length() - 1);
    cursor.insertText(text);
    return {start + step, end + step};
}

QString EditorDocument::partOf(int start, int end) const {
    if (!m_document) return {};
    const QTextBlock first = m_document->findBlock(start);
    QTextCursor cursor(m_document);
    cursor.setPosition(start == end ? first.position() : start);
    const QString blank = QString(first.blockNumber(), QLatin1Char('\n')) +
                          QString(cursor.positionInBlock(), QLatin1Char(' '));
    cursor.setPosition(start == end ? first.position() + first.length() - 1 : end,
                       QTextCursor::KeepAnchor);
    QString text = cursor.selectedText();
    text.replace(QChar::ParagraphSeparator, QLatin1Char('\n'));
    return text.trimmed().isEmpty() ? QString() : blank + text;
}

QString EditorDocument::sectionAt(int position) const {
    if (!m_document) return {};
    const auto opens = [](const QTextBlock& b) {
        return b.text().trimmed().startsWith(QLatin1String("%%"));
    };
    QTextBlock first = m_document->findBlock(position);
    while (first.previous().isValid() && !opens(first))
        first = first.previous();
    // Empty lines in front keep the line numbers of messages and graph nodes right.
    QString text(first.blockNumber(), QLatin1Char('\n'));
    for (QTextBlock b = first; b.isValid() && (b == first || !opens(b)); b = b.next())
        text += b.text() + QLatin1Char('\n');
    return text;
}

} // namespace vitrine::app

#include "moc_editor_document.cpp"
