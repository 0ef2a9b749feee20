// SPDX-License-Identifier: Apache-2.0
#include "editor/text_names.h"

#include "session/text_services.h"

#include <algorithm>
#include <optional>
#include <QRegularExpression>
#include <QStringList>
#include <QTextBlock>

namespace vitrine::app {
namespace {

bool isAscii(QChar c, char first, char last) {
    return c >= QLatin1Char(first) && c <= QLatin1Char(last);
}

bool startsName(QChar c) {
    return isAscii(c, 'a', 'z') || isAscii(c, 'A', 'Z') || c == QLatin1Char('_');
}

bool continuesName(QChar c) {
    return startsName(c) || isAscii(c, '0', '9');
}

QStringList namesIn(const QString& line) {
    QStringList out;
    for (qsizetype at = 0; at < line.size();) {
        const qsizetype begin = at;
        // What starts with a digit (1e3, 0xFF) or another alphabet's letter is no name.
        while (at < line.size() && (continuesName(line[at]) || line[at].isLetterOrNumber()))
            ++at;
        const QString word = line.mid(begin, at - begin);
        if (!word.isEmpty() && startsName(word[0]) &&
            std::all_of(word.begin(), word.end(), continuesName))
            out << word;
        if (at == begin) ++at;
    }
    return out;
}

/// The variable that a line begins to assign; "" where it does not.
QString assignedIn(const QString& line) {
    static const QRegularExpression kAssignment(
        QStringLiteral("^\\s*([A-Za-z_][A-Za-z0-9_]*)\\s*=(?:[^=]|$)"));
    return line.contains(QLatin1Char('=')) ? kAssignment.match(line).captured(1) : QString();
}

/// The function that a line begins; "" where it begins none.
QString functionIn(const QString& line, const QStringList& names) {
    if (!line.trimmed().startsWith(QLatin1String("function"))) return {};
    const std::string text = line.toStdString();
    for (const QString& name : names) {
        if (!signatureInText(text, name.toStdString()).empty()) return name;
    }
    return {};
}

void forget(TextNames::Counts& counts, const QString& name) {
    const auto found = counts.find(name);
    if (--found->second == 0) counts.erase(found);
}

/// Dies with its line, and takes what the line said out of what all say.
class LineNames : public QTextBlockUserData {
public:
    LineNames(std::shared_ptr<TextNames::Known> known, const QString& line)
        : m_known(std::move(known)), m_names(namesIn(line)), m_assigned(assignedIn(line)) {
        for (const QString& name : m_names)
            ++m_known->counts[name];
        if (!m_assigned.isEmpty()) ++m_known->assigned[m_assigned];
        if (const QString function = functionIn(line, m_names); !function.isEmpty())
            m_header = m_known->headers.emplace(function, line);
    }
    ~LineNames() override {
        for (const QString& name : m_names)
            forget(m_known->counts, name);
        if (!m_assigned.isEmpty()) forget(m_known->assigned, m_assigned);
        if (m_header) m_known->headers.erase(*m_header);
    }
    LineNames(const LineNames&) = delete;
    LineNames& operator=(const LineNames&) = delete;

private:
    std::shared_ptr<TextNames::Known> m_known;
    QStringList m_names;
    QString m_assigned;
    std::optional<std::multimap<QString, QString>::iterator> m_header;
};

} // namespace

void TextNames::attach(QTextDocument* document) {
    m_document = document;
    connect(document, &QTextDocument::contentsChange, this,
            [this](int position, int, int added) { read(position, position + added); });
    read(0, document->characterCount());
}

void TextNames::read(int from, int to) {
    for (QTextBlock block = m_document->findBlock(from); block.isValid() && block.position() <= to;
         block = block.next()) {
        ++m_linesRead;
        block.setUserData(new LineNames(m_known, block.text())); // owned by the block
    }
}

QString TextNames::headerOf(const QString& function) const {
    const auto found = m_known->headers.find(function);
    return found == m_known->headers.end() ? QString() : found->second;
}

bool TextNames::isAssigned(const QString& name) const {
    return m_known->assigned.count(name) > 0;
}

} // namespace vitrine::app

#include "moc_text_names.cpp"
