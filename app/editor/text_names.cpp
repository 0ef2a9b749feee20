// SPDX-License-Identifier: Apache-2.0
#include "editor/text_names.h"

#include <algorithm>
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

/// Dies with its line, and takes the line's names out of the counts.
class LineNames : public QTextBlockUserData {
public:
    LineNames(std::shared_ptr<TextNames::Counts> counts, QStringList names)
        : m_counts(std::move(counts)), m_names(std::move(names)) {
        for (const QString& name : m_names)
            ++(*m_counts)[name];
    }
    ~LineNames() override {
        for (const QString& name : m_names) {
            const auto found = m_counts->find(name);
            if (--found->second == 0) m_counts->erase(found);
        }
    }
    LineNames(const LineNames&) = delete;
    LineNames& operator=(const LineNames&) = delete;

private:
    std::shared_ptr<TextNames::Counts> m_counts;
    QStringList m_names;
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
        block.setUserData(new LineNames(m_counts, namesIn(block.text()))); // owned by the block
    }
}

} // namespace vitrine::app

#include "moc_text_names.cpp"
