// SPDX-License-Identifier: Apache-2.0
#include "editor/line_breakpoints.h"

#include "editor/saved_line.h"

#include <algorithm>

namespace vitrine::app {

void LineBreakpoints::attach(QTextDocument* document) {
    m_document = document;
    m_blocks = document->blockCount();
    connect(document, &QTextDocument::contentsChanged, this, &LineBreakpoints::follow);
    restore(std::exchange(m_waiting, {}));
}

LineBreakpoints::Held LineBreakpoints::held(const QTextBlock& block,
                                            const LineBreakpoint& breakpoint) const {
    Held out{QTextCursor(m_document), breakpoint};
    out.line.setPosition(block.position());
    out.line.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
    return out;
}

QTextBlock LineBreakpoints::blockOf(const Held& held) const {
    return m_document->findBlock(held.line.selectionStart());
}

const LineBreakpoint* LineBreakpoints::at(int line) const {
    const auto found = std::find_if(m_told.begin(), m_told.end(),
                                    [line](const LineBreakpoint& b) { return b.line == line; });
    return found == m_told.end() ? nullptr : &*found;
}

void LineBreakpoints::toggle(int line) {
    std::vector<LineBreakpoint> all = m_told;
    if (std::erase_if(all, [line](const LineBreakpoint& b) { return b.line == line; }) == 0)
        all.push_back({line, {}, {}});
    set(all);
}

void LineBreakpoints::put(const LineBreakpoint& breakpoint) {
    std::vector<LineBreakpoint> all = m_told;
    std::erase_if(all, [&](const LineBreakpoint& b) { return b.line == breakpoint.line; });
    all.push_back(breakpoint);
    set(all);
}

void LineBreakpoints::set(const std::vector<LineBreakpoint>& all) {
    std::vector<Saved> saved;
    for (const LineBreakpoint& b : all)
        saved.emplace_back(b, QString());
    m_held.clear();
    m_waiting.clear();
    restore(saved);
}

std::vector<LineBreakpoints::Saved> LineBreakpoints::saved() const {
    if (!m_document) return m_waiting;
    std::vector<Saved> out;
    for (const LineBreakpoint& b : m_told)
        out.emplace_back(b, m_document->findBlockByNumber(b.line - 1).text().trimmed());
    return out;
}

void LineBreakpoints::restore(const std::vector<Saved>& saved) {
    if (!m_document) {
        m_waiting.insert(m_waiting.end(), saved.begin(), saved.end());
        m_told.clear();
        for (const auto& [breakpoint, text] : m_waiting)
            m_told.push_back(breakpoint);
        return;
    }
    for (const auto& [breakpoint, text] : saved) {
        QTextBlock block = m_document->findBlockByNumber(breakpoint.line - 1);
        if (!text.isEmpty() && block.text().trimmed() != text)
            block = nearestLine(*m_document, breakpoint.line, text);
        if (block.isValid()) m_held.push_back(held(block, breakpoint));
    }
    follow();
}

void LineBreakpoints::follow() {
    const bool fewer = m_document->blockCount() < m_blocks;
    m_blocks = m_document->blockCount();
    if (m_held.empty() && m_told.empty()) return;
    std::vector<LineBreakpoint> now;
    std::vector<Held> kept;
    for (const Held& one : m_held) {
        const QTextBlock block = blockOf(one);
        // Nothing of the line is left, and not because it was emptied: it was deleted.
        if (fewer && !one.line.hasSelection() && block.length() > 1) continue;
        LineBreakpoint breakpoint = one.breakpoint;
        breakpoint.line = block.blockNumber() + 1;
        const bool taken = std::any_of(now.begin(), now.end(), [&](const LineBreakpoint& b) {
            return b.line == breakpoint.line;
        });
        if (taken) continue;
        now.push_back(breakpoint);
        kept.push_back(held(block, breakpoint));
    }
    m_held = std::move(kept);
    std::sort(now.begin(), now.end(),
              [](const LineBreakpoint& a, const LineBreakpoint& b) { return a.line < b.line; });
    if (now == m_told) return;
    m_told = std::move(now);
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_line_breakpoints.cpp"
