// SPDX-License-Identifier: Apache-2.0
// What helps while a text is written: brackets that close, the call whose arguments are typed,
// names that change everywhere, indentation.
#include "editor/code_highlighter.h"
#include "editor/editor_document.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTextBlock>
#include <QTextCursor>

namespace vitrine::app {
namespace {

constexpr int kStatementLines = 40; ///< a call that began earlier is not looked for

/// The partner of an opening bracket or a quote; null for others.
QChar closerOf(QChar c) {
    static const QString kOpen = QStringLiteral("([{'\"");
    static const QString kClose = QStringLiteral(")]}'\"");
    const auto at = kOpen.indexOf(c);
    return at < 0 ? QChar() : kClose[at];
}

bool isQuote(QChar c) {
    return c == QLatin1Char('\'') || c == QLatin1Char('"');
}

/// Text may be typed in front of what follows only where nothing would be torn apart.
bool mayCloseBefore(const QString& line, int column) {
    static const QString kEnds = QStringLiteral(" \t)]},;");
    return column >= line.size() || kEnds.contains(line[column]);
}

/// A quote there begins a text and is no transpose.
bool quoteBegins(const QString& line, int column) {
    static const QString kBefore = QStringLiteral(" \t([{,;=+-*/^<>~&|:");
    return column == 0 || kBefore.contains(line[column - 1]);
}

/// Has a text that this quote begins not ended before the column?
bool inQuotes(const QString& line, int column, QChar quote) {
    static const QString kTransposed = QStringLiteral("_)]}.'");
    bool open = false;
    for (int i = 0; i < column; ++i) {
        if (line[i] != quote) continue;
        const bool transposes =
            !open && quote == QLatin1Char('\'') && i > 0 &&
            (line[i - 1].isLetterOrNumber() || kTransposed.contains(line[i - 1]));
        if (!transposes) open = !open;
    }
    return open;
}

QString escaped(const QString& text) {
    return text.toHtmlEscaped();
}

/// The signature with one of its arguments in bold.
QString withArgument(const QString& signature, int argument) {
    const auto open = signature.indexOf(QLatin1Char('('));
    const auto close = signature.lastIndexOf(QLatin1Char(')'));
    if (open < 0 || close < open) return escaped(signature);
    QStringList arguments = signature.mid(open + 1, close - open - 1).split(QLatin1Char(','));
    const auto last = static_cast<int>(arguments.size()) - 1;
    for (int i = 0; i <= last; ++i) {
        // One that stands for several is meant by all that follow.
        const bool several = i == last && (arguments[i].contains(QStringLiteral("…")) ||
                                           arguments[i].contains(QStringLiteral("...")) ||
                                           arguments[i].contains(QStringLiteral("varargin")));
        const bool meant = i == argument || (several && argument > i);
        arguments[i] =
            meant ? QStringLiteral("<b>%1</b>").arg(escaped(arguments[i])) : escaped(arguments[i]);
    }
    return escaped(signature.left(open + 1)) + arguments.join(QStringLiteral(", ")) +
           escaped(signature.mid(close));
}

bool isName(const QString& text) {
    static const QRegularExpression kName(QStringLiteral("^[A-Za-z][A-Za-z_0-9]{0,62}$"));
    return kName.match(text).hasMatch();
}

} // namespace

bool EditorDocument::inProse(int position) const {
    return position >= 0 && m_highlighter &&
           m_highlighter->isProse(m_document->findBlock(position), position);
}

/// Closing brackets of a kind are as many as opening ones in the line's code.
bool EditorDocument::isBalanced(const QTextBlock& block, QChar close) const {
    static const QString kOpen = QStringLiteral("([{");
    static const QString kClose = QStringLiteral(")]}");
    const auto at = kClose.indexOf(close);
    if (at < 0) return false;
    const QString line = block.text();
    int open = 0;
    for (int i = 0; i < line.size(); ++i) {
        const int step = line[i] == kOpen[at] ? 1 : line[i] == close ? -1 : 0;
        if (step != 0 && !inProse(block.position() + i)) open += step;
    }
    return open <= 0;
}

int EditorDocument::typeBracket(const QString& typed, int start, int end) {
    if (!m_document || typed.size() != 1) return -1;
    const QChar c = typed[0], closer = closerOf(c);
    const QTextBlock block = m_document->findBlock(start);
    const QString line = block.text();
    const int column = start - block.position();
    QTextCursor cursor(m_document);
    if (start != end) { // what is selected comes between
        if (closer.isNull()) return -1;
        cursor.beginEditBlock();
        cursor.setPosition(end);
        cursor.insertText(closer);
        cursor.setPosition(start);
        cursor.insertText(c);
        cursor.endEditBlock();
        return end + 2;
    }
    const bool nextIsSame = column < line.size() && line[column] == c;
    if (isQuote(c)) {
        if (nextIsSame && inQuotes(line, column, c)) return start + 1;
        const bool opens = !inProse(start - 1) && !inQuotes(line, column, c) &&
                           quoteBegins(line, column) && mayCloseBefore(line, column);
        if (!opens) return -1;
    } else if (closer.isNull()) {
        return nextIsSame && isBalanced(block, c) && !inProse(start) ? start + 1 : -1;
    } else if (inProse(start - 1) || !mayCloseBefore(line, column)) {
        return -1;
    }
    cursor.setPosition(start);
    cursor.insertText(QString(c) + closer);
    return start + 1;
}

bool EditorDocument::eraseBrackets(int position) {
    if (!m_document || position < 1) return false;
    const QChar before = m_document->characterAt(position - 1);
    const QChar closer = closerOf(before);
    if (closer.isNull() || m_document->characterAt(position) != closer) return false;
    QTextCursor cursor(m_document);
    cursor.setPosition(position - 1);
    cursor.setPosition(position + 1, QTextCursor::KeepAnchor);
    cursor.removeSelectedText();
    return true;
}

QString EditorDocument::signatureAt(int position) const {
    if (!m_document) return {};
    QTextBlock block = m_document->findBlock(position);
    QString before = block.text().left(position - block.position());
    // An earlier line belongs to it where it is continued, or a bracket of it is open.
    for (int i = 0; i < kStatementLines && block.previous().isValid(); ++i) {
        block = block.previous();
        const QString line = block.text();
        const bool continues = line.contains(QStringLiteral("...")) ||
                               line.count(QLatin1Char('(')) > line.count(QLatin1Char(')')) ||
                               line.trimmed().endsWith(QLatin1Char(','));
        if (!continues) break;
        before.prepend(line + QLatin1Char('\n'));
    }
    const std::optional<OpenCall> call = openCallOf(before.toStdString());
    if (!call) return {};
    const QString name = QString::fromStdString(call->function);
    const bool inWorkspace = m_workspaceNames.contains(name);
    const QString about = QString::fromStdString(Session::documentation(call->function));
    QString signature = QString::fromStdString(
        signatureInText(names().headerOf(name).toStdString(), call->function));
    QString does;
    if (signature.isEmpty() && !m_path.isEmpty()) {
        QFile file(QFileInfo(m_path).dir().filePath(name + QStringLiteral(".m")));
        if (file.open(QIODevice::ReadOnly))
            signature = QString::fromStdString(
                signatureInText(file.readAll().toStdString(), call->function));
    }
    if (signature.isEmpty() && !inWorkspace) {
        signature = about.section(QLatin1Char('\n'), 0, 0);
        does = about.section(QLatin1Char('\n'), 1, 1);
    }
    // An index of a variable is no call.
    if (signature.isEmpty() || names().isAssigned(name)) return {};
    const QString head = withArgument(signature, call->argument);
    return does.isEmpty() ? head : head + QStringLiteral("<br>") + escaped(does);
}

std::vector<std::pair<int, int>> EditorDocument::placesAt(int position) const {
    const QString all = text();
    const QByteArray bytes = all.toUtf8();
    const auto offset = static_cast<uint32_t>(all.left(position).toUtf8().size());
    std::vector<std::pair<int, int>> places;
    for (const TextRange& range :
         placesOfVariable({bytes.constData(), static_cast<std::size_t>(bytes.size())}, offset)) {
        const auto begin = static_cast<int>(QString::fromUtf8(bytes.left(range.begin)).size());
        places.emplace_back(begin, begin + static_cast<int>(range.end - range.begin));
    }
    return places;
}

int EditorDocument::definitionAt(int position) const {
    const QString all = text();
    const QByteArray bytes = all.toUtf8();
    const auto offset = static_cast<uint32_t>(all.left(position).toUtf8().size());
    const std::optional<uint32_t> at =
        definitionInText({bytes.constData(), static_cast<std::size_t>(bytes.size())}, offset);
    return at ? static_cast<int>(QString::fromUtf8(bytes.left(*at)).size()) : -1;
}

QString EditorDocument::variableAt(int position) const {
    const auto places = placesAt(position);
    return places.empty() ? QString()
                          : text().mid(places[0].first, places[0].second - places[0].first);
}

int EditorDocument::countPlaces(int position) const {
    return static_cast<int>(placesAt(position).size());
}

QString EditorDocument::rename(int position, const QString& name) {
    const auto places = placesAt(position);
    if (!m_document || places.empty()) return tr("There is no variable here.");
    if (!isName(name)) return tr("%1 is no name of a variable.").arg(name);
    const QString before = text().mid(places[0].first, places[0].second - places[0].first);
    if (name == before) return {};
    // It would become one with another variable of the same function.
    const QString probe = QString(text()).replace(places[0].first, before.size(), name);
    const auto at = static_cast<uint32_t>(probe.left(places[0].first).toUtf8().size());
    if (placesOfVariable(probe.toStdString(), at).size() > 1)
        return tr("%1 is another variable here.").arg(name);
    QTextCursor cursor(m_document);
    cursor.beginEditBlock();
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        cursor.setPosition(place->first);
        cursor.setPosition(place->second, QTextCursor::KeepAnchor);
        cursor.insertText(name);
    }
    cursor.endEditBlock();
    return {};
}

void EditorDocument::format() {
    if (!m_document) return;
    const QStringList lines =
        QString::fromStdString(indentedText(text().toStdString())).split(QLatin1Char('\n'));
    QTextCursor cursor(m_document);
    cursor.beginEditBlock();
    for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next()) {
        const QString before = block.text(), after = lines.value(block.blockNumber(), before);
        if (before == after) continue;
        // The ends alone change, so that carets and marks within a line stay with their words.
        const QString core = after.trimmed();
        const auto from = static_cast<int>(before.indexOf(core));
        cursor.setPosition(block.position() + from + static_cast<int>(core.size()));
        cursor.setPosition(block.position() + static_cast<int>(before.size()),
                           QTextCursor::KeepAnchor);
        cursor.removeSelectedText();
        cursor.setPosition(block.position());
        cursor.setPosition(block.position() + from, QTextCursor::KeepAnchor);
        cursor.insertText(after.left(after.size() - core.size()));
    }
    cursor.endEditBlock();
}

} // namespace vitrine::app
