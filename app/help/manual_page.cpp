// SPDX-License-Identifier: Apache-2.0
#include "help/manual_page.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextList>
#include <QTextTable>
#include <vector>

namespace vitrine::app {
namespace {

constexpr qreal kAboveHeading = 14, kAboveParagraph = 6, kAboveItem = 2, kInCell = 4;

/// What links stand on.
std::vector<std::pair<int, int>> linksOf(const QTextDocument& text) {
    std::vector<std::pair<int, int>> found;
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        for (auto at = block.begin(); !at.atEnd(); ++at) {
            const QTextFragment part = at.fragment();
            if (part.isValid() && part.charFormat().isAnchor())
                found.emplace_back(part.position(), part.position() + part.length());
        }
    }
    return found;
}

} // namespace

ManualPage::ManualPage(QObject* parent) : QObject(parent) {
    connect(this, &ManualPage::changed, this, &ManualPage::arrange);
}

void ManualPage::arrange() {
    if (!m_document || !m_document->textDocument() || m_arranging) return;
    m_arranging = true; // a format is a change of the text, too
    QTextDocument& text = *m_document->textDocument();
    QTextCursor cursor(&text);
    cursor.beginEditBlock();
    for (QTextBlock block = text.begin(); block.isValid(); block = block.next()) {
        cursor.setPosition(block.position());
        if (cursor.currentTable()) continue;
        QTextBlockFormat format;
        format.setTopMargin(block.blockFormat().headingLevel() > 0 ? kAboveHeading
                            : block.textList()                     ? kAboveItem
                                                                   : kAboveParagraph);
        cursor.mergeBlockFormat(format);
    }
    QTextCharFormat link;
    link.setForeground(m_links);
    for (const auto& [begin, end] : linksOf(text)) {
        cursor.setPosition(begin);
        cursor.setPosition(end, QTextCursor::KeepAnchor);
        cursor.mergeCharFormat(link);
    }
    for (QTextFrame* frame : text.rootFrame()->childFrames()) {
        auto* table = qobject_cast<QTextTable*>(frame);
        if (!table) continue;
        QTextTableFormat format = table->format();
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorderBrush(m_lines);
        format.setBorderCollapse(true);
        format.setBorder(1);
        format.setCellSpacing(0);
        format.setCellPadding(kInCell);
        format.setTopMargin(kAboveParagraph);
        table->setFormat(format);
    }
    cursor.endEditBlock();
    m_arranging = false;
}

} // namespace vitrine::app

#include "moc_manual_page.cpp"
