// SPDX-License-Identifier: Apache-2.0
// Finding in a text: patterns, brackets, names.
#include "editor/code_highlighter.h"
#include "editor/editor_document.h"

#include <QTextBlock>
#include <QTextCursor>

namespace vitrine::app {
namespace {

bool isNamePart(QChar c) {
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}

/// Replacement text of a pattern's match: $1 … $9 are its groups, $$ is a dollar.
QString expanded(const QString& with, const QRegularExpressionMatch& match) {
    QString out;
    for (qsizetype i = 0; i < with.size(); ++i) {
        const bool more = with[i] == QLatin1Char('$') && i + 1 < with.size();
        if (more && with[i + 1].isDigit()) {
            out += match.captured(with[++i].digitValue());
        } else if (more && with[i + 1] == QLatin1Char('$')) {
            out += with[++i];
        } else {
            out += with[i];
        }
    }
    return out;
}

} // namespace

QRegularExpression EditorDocument::patternOf(const QString& what, bool matchCase, bool regex) {
    QRegularExpression::PatternOptions options = QRegularExpression::MultilineOption;
    if (!matchCase) options |= QRegularExpression::CaseInsensitiveOption;
    return QRegularExpression(regex ? what : QRegularExpression::escape(what), options);
}

QPoint EditorDocument::find(const QString& what, int from, bool backward, bool matchCase,
                            bool regex) const {
    if (!m_document || what.isEmpty()) return {-1, -1};
    QTextDocument::FindFlags flags;
    if (backward) flags |= QTextDocument::FindBackward;
    if (matchCase) flags |= QTextDocument::FindCaseSensitively;
    const QRegularExpression pattern(what, matchCase ? QRegularExpression::NoPatternOption
                                                     : QRegularExpression::CaseInsensitiveOption);
    if (regex && !pattern.isValid()) return {-1, -1};
    const auto search = [&](int start) {
        return regex ? m_document->find(pattern, start, flags)
                     : m_document->find(what, start, flags);
    };
    QTextCursor found = search(from);
    if (found.isNull()) found = search(backward ? m_document->characterCount() - 1 : 0);
    if (found.isNull()) return {-1, -1};
    return {found.selectionStart(), found.selectionEnd()};
}

int EditorDocument::countMatches(const QString& what, bool matchCase, bool regex) const {
    const QRegularExpression pattern = patternOf(what, matchCase, regex);
    if (!m_document || what.isEmpty() || !pattern.isValid()) return 0;
    int count = 0;
    auto match = pattern.globalMatch(text());
    while (match.hasNext())
        count += match.next().capturedLength() > 0 ? 1 : 0;
    return count;
}

int EditorDocument::replaceMatch(int start, int end, const QString& what, const QString& with,
                                 bool matchCase, bool regex) {
    const QRegularExpression pattern = patternOf(what, matchCase, regex);
    if (!m_document || what.isEmpty() || !pattern.isValid() || start >= end) return -1;
    // The whole text, so that anchors and look-arounds see what is beside the selection.
    const QRegularExpressionMatch match = pattern.match(text(), start);
    if (match.capturedStart() != start || match.capturedEnd() != end) return -1;
    QTextCursor cursor(m_document);
    cursor.setPosition(start);
    cursor.setPosition(end, QTextCursor::KeepAnchor);
    cursor.insertText(regex ? expanded(with, match) : with);
    return cursor.position();
}

int EditorDocument::replaceAll(const QString& what, const QString& with, bool matchCase,
                               bool regex) {
    const QRegularExpression pattern = patternOf(what, matchCase, regex);
    if (!m_document || what.isEmpty() || !pattern.isValid()) return 0;
    std::vector<QRegularExpressionMatch> matches;
    auto all = pattern.globalMatch(text());
    while (all.hasNext()) {
        QRegularExpressionMatch match = all.next();
        if (match.capturedLength() > 0) matches.push_back(std::move(match));
    }
    if (matches.empty()) return 0;
    QTextCursor cursor(m_document);
    cursor.beginEditBlock();
    // From the end, so that places in front stay where they are.
    for (auto match = matches.rbegin(); match != matches.rend(); ++match) {
        cursor.setPosition(static_cast<int>(match->capturedStart()));
        cursor.setPosition(static_cast<int>(match->capturedEnd()), QTextCursor::KeepAnchor);
        cursor.insertText(regex ? expanded(with, *match) : with);
    }
    cursor.endEditBlock();
    return static_cast<int>(matches.size());
}

int EditorDocument::matchingBracket(int position) const {
    static const QString kOpen = QStringLiteral("([{");
    static const QString kClose = QStringLiteral(")]}");
    constexpr int kFar = 20000;
    if (!m_document || position < 0) return -1;
    const auto codeAt = [this](int p) {
        return !m_highlighter || !m_highlighter->isProse(m_document->findBlock(p), p);
    };
    const QChar own = m_document->characterAt(position);
    const bool forward = kOpen.contains(own);
    if ((!forward && !kClose.contains(own)) || !codeAt(position)) return -1;
    const QString& same = forward ? kOpen : kClose;
    const QString& other = forward ? kClose : kOpen;
    int depth = 0;
    for (int i = 0, p = position; i < kFar && p >= 0 && p < m_document->characterCount(); ++i) {
        const QChar c = m_document->characterAt(p);
        const bool opens = same.contains(c);
        if ((opens || other.contains(c)) && codeAt(p)) {
            depth += opens ? 1 : -1;
            if (depth == 0) return p;
        }
        p += forward ? 1 : -1;
    }
    return -1;
}

QString EditorDocument::wordAt(int position) const {
    if (!m_document || position < 0) return {};
    const QTextBlock block = m_document->findBlock(position);
    const QString line = block.text();
    auto begin = static_cast<qsizetype>(position - block.position());
    if (begin >= line.size() || !isNamePart(line[begin])) return {};
    if (m_highlighter && m_highlighter->isProse(block, position)) return {};
    qsizetype end = begin;
    while (begin > 0 && isNamePart(line[begin - 1]))
        --begin;
    while (end < line.size() && isNamePart(line[end]))
        ++end;
    return line[begin].isDigit() ? QString() : line.mid(begin, end - begin);
}

int EditorDocument::complete(int start, int position, const QString& name) {
    QTextCursor cursor(m_document);
    cursor.setPosition(start);
    cursor.setPosition(position, QTextCursor::KeepAnchor);
    cursor.insertText(name);
    return cursor.position();
}

} // namespace vitrine::app
