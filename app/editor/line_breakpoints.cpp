// SPDX-License-Identifier: Apache-2.0
#include "editor/line_breakpoints.h"

#include <algorithm>
#include <QTextBlock>

namespace vitrine::app {

void LineBreakpoints::attach(QTextDocument* document) {
    m_document = document;
    connect(document, &QTextDocument::contentsChanged, this, &LineBreakpoints::follow);
    set(std::exchange(m_told, {}));
}

const LineBreakpoint* LineBreakpoints::at(int line) const {
    const auto found = std::find_if(m_told.begin(), m_told.end(),
                                    [line](const LineBreakpoint& b) { return b.line == line; });
    return found == m_told.end() ? nullptr : &*found;
}

void LineBreakpoints::toggle(int line) {
    std::vector<LineBreakpoint> all = m_told;
    if (std::erase_if(all, [line](const LineBreakpoint& b) { return b.line == line; }) == 0)
        all.push_back({line, {}});
    set(all);
}

void LineBreakpoints::set(const std::vector<LineBreakpoint>& all) {
    if (!m_document) {
        m_told = all; // until there is a text
        return;
    }
    m_held.clear();
    for (const LineBreakpoint& b : all) {
        const QTextBlock block = m_document->findBlockByNumber(b.line - 1);
        if (!block.isValid()) continue;
        QTextCursor start(m_document);
        start.setPosition(block.position());
        m_held.push_back({start, b.condition});
    }
    follow();
}

void LineBreakpoints::follow() {
    if (m_held.empty() && m_told.empty()) return;
    std::vector<LineBreakpoint> now;
    std::erase_if(m_held, [&](const Held& held) {
        const int line = held.start.block().blockNumber() + 1;
        const bool taken = std::any_of(now.begin(), now.end(),
                                       [line](const LineBreakpoint& b) { return b.line == line; });
        if (!taken) now.push_back({line, held.condition});
        return taken;
    });
    std::sort(now.begin(), now.end(),
              [](const LineBreakpoint& a, const LineBreakpoint& b) { return a.line < b.line; });
    if (now == m_told) return;
    m_told = std::move(now);
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_line_breakpoints.cpp"
