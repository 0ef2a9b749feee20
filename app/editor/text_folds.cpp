// SPDX-License-Identifier: Apache-2.0
#include "editor/text_folds.h"

#include <QTextBlock>

#include <algorithm>

namespace vitrine::app {
namespace {

int lineOf(const QTextCursor& cursor) {
    return cursor.block().blockNumber() + 1;
}

} // namespace

void TextFolds::attach(QTextDocument* document) {
    m_document = document;
}

QTextBlock TextFolds::lineBlock(int line) const {
    return m_document ? m_document->findBlockByNumber(line - 1) : QTextBlock();
}

const FoldableLines* TextFolds::blockFrom(int line) const {
    const auto found = std::lower_bound(
        m_blocks.begin(), m_blocks.end(), line,
        [](const FoldableLines& block, int at) { return static_cast<int>(block.first) < at; });
    const bool exact = found != m_blocks.end() && static_cast<int>(found->first) == line;
    return exact ? &*found : nullptr;
}

const FoldableLines* TextFolds::blockAround(int line) const {
    const FoldableLines* best = nullptr;
    for (const FoldableLines& block : m_blocks) {
        if (static_cast<int>(block.first) > line) break;
        if (static_cast<int>(block.last) >= line) best = &block; // later ones begin further in
    }
    return best;
}

bool TextFolds::folded(int line) const {
    return std::any_of(m_folded.begin(), m_folded.end(),
                       [line](const QTextCursor& at) { return lineOf(at) == line; });
}

bool TextFolds::hidden(int line) const {
    const QTextBlock block = lineBlock(line);
    return block.isValid() && !block.isVisible();
}

int TextFolds::lastLineOf(int line) const {
    const FoldableLines* block = folded(line) ? blockFrom(line) : nullptr;
    return block ? static_cast<int>(block->last) : line;
}

void TextFolds::fold(int line) {
    const QTextBlock block = lineBlock(line);
    if (block.isValid() && !folded(line)) m_folded.emplace_back(block);
}

bool TextFolds::open(int line) {
    return std::erase_if(m_folded, [line](const QTextCursor& at) { return lineOf(at) == line; }) >
           0;
}

void TextFolds::setBlocks(const std::vector<FoldableLines>& blocks, int caret) {
    m_blocks = blocks;
    for (const int line : std::exchange(m_waiting, {}))
        fold(line);
    if (!m_document || m_folded.empty()) return Q_EMIT changed();
    const int at = m_document->findBlock(caret).blockNumber() + 1;
    std::vector<int> known;
    std::erase_if(m_folded, [&](const QTextCursor& head) {
        const int line = lineOf(head);
        const FoldableLines* block = blockFrom(line);
        const bool twice = std::find(known.begin(), known.end(), line) != known.end();
        known.push_back(line);
        return twice || !block || (at > line && at <= static_cast<int>(block->last));
    });
    apply();
}

void TextFolds::apply() {
    if (!m_document) return;
    std::vector<bool> hide(static_cast<std::size_t>(m_document->blockCount()), false);
    for (const QTextCursor& head : m_folded) {
        const FoldableLines* block = blockFrom(lineOf(head));
        if (!block) continue;
        for (std::size_t line = block->first; line < block->last && line < hide.size(); ++line)
            hide[line] = true;
    }
    QTextBlock first, last;
    std::size_t at = 0;
    for (QTextBlock block = m_document->begin(); block.isValid(); block = block.next(), ++at) {
        const bool hidden = at < hide.size() && hide[at];
        if (block.isVisible() != hidden) continue;
        block.setVisible(!hidden);
        if (!first.isValid()) first = block;
        last = block;
    }
    m_anyHidden = std::find(hide.begin(), hide.end(), true) != hide.end();
    ++m_revision;
    if (first.isValid())
        m_document->markContentsDirty(first.position(),
                                      last.position() + last.length() - first.position());
    Q_EMIT changed();
}

void TextFolds::toggle(int line) {
    if (!foldable(line)) return;
    if (!open(line)) fold(line);
    apply();
}

int TextFolds::toggleAround(int line) {
    const FoldableLines* block = folded(line) ? blockFrom(line) : blockAround(line);
    if (!block) return line;
    const auto first = static_cast<int>(block->first);
    toggle(first);
    return first;
}

int TextFolds::foldAll(int line) {
    for (const FoldableLines& block : m_blocks)
        fold(static_cast<int>(block.first));
    int outermost = line;
    for (const FoldableLines& block : m_blocks) {
        if (static_cast<int>(block.first) < outermost &&
            static_cast<int>(block.last) >= outermost) {
            outermost = static_cast<int>(block.first);
            break; // none begins before it that would not have come first
        }
    }
    apply();
    return outermost;
}

void TextFolds::openAll() {
    if (m_folded.empty()) return;
    m_folded.clear();
    apply();
}

void TextFolds::reveal(int position) {
    if (!m_anyHidden || !m_document) return;
    const QTextBlock place = m_document->findBlock(position);
    if (!place.isValid() || place.isVisible()) return;
    const int line = place.blockNumber() + 1;
    std::erase_if(m_folded, [&](const QTextCursor& head) {
        const int first = lineOf(head);
        const FoldableLines* block = blockFrom(first);
        return !block || (first < line && line <= static_cast<int>(block->last));
    });
    apply();
}

int TextFolds::stepOver(int position, int step) const {
    if (!m_anyHidden || !m_document) return -1;
    const QTextBlock here = m_document->findBlock(position);
    const bool atEdge =
        step > 0 ? position == here.position() + here.length() - 1 : position == here.position();
    QTextBlock block = step > 0 ? here.next() : here.previous();
    if (!atEdge || !block.isValid() || block.isVisible()) return -1;
    while (block.isValid() && !block.isVisible())
        block = step > 0 ? block.next() : block.previous();
    if (!block.isValid()) return position;
    return step > 0 ? block.position() : block.position() + block.length() - 1;
}

QList<int> TextFolds::lines() const {
    if (!m_waiting.isEmpty()) return m_waiting;
    QList<int> lines;
    for (const QTextCursor& head : m_folded)
        lines << lineOf(head);
    std::sort(lines.begin(), lines.end());
    return lines;
}

void TextFolds::restore(const QList<int>& lines) {
    m_waiting = lines;
}

} // namespace vitrine::app

#include "moc_text_folds.cpp"
