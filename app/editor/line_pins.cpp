// SPDX-License-Identifier: Apache-2.0
#include "editor/line_pins.h"

#include "editor/saved_line.h"

#include <algorithm>
#include <QTextBlock>

namespace vitrine::app {
namespace {

const auto kSeparator = QLatin1Char('\t');

QString sideText(PinSide side) {
    return side == PinSide::Device ? QStringLiteral("gpu")
           : side == PinSide::Host ? QStringLiteral("cpu")
                                   : QStringLiteral("auto");
}

QString fusionText(PinFusion fusion) {
    return fusion == PinFusion::Apart      ? QStringLiteral("unfused")
           : fusion == PinFusion::Together ? QStringLiteral("fused")
                                           : QStringLiteral("free");
}

PinFusion fusionOf(const QString& text) {
    return text == QLatin1String("unfused") ? PinFusion::Apart
           : text == QLatin1String("fused") ? PinFusion::Together
                                            : PinFusion::Free;
}

} // namespace

void LinePins::attach(QTextDocument* document) {
    m_document = document;
    m_blocks = document->blockCount();
    connect(document, &QTextDocument::contentsChanged, this, &LinePins::follow);
    restore(std::exchange(m_waiting, {}));
}

LinePins::Held LinePins::held(const QTextBlock& block, PinSide side, PinFusion fusion) const {
    Held out{QTextCursor(m_document), side, fusion};
    out.line.setPosition(block.position());
    out.line.setPosition(block.position() + block.length() - 1, QTextCursor::KeepAnchor);
    return out;
}

std::vector<LinePin> LinePins::list() const {
    std::vector<LinePin> out;
    if (!m_document) return out;
    for (const Held& pin : m_pins) {
        out.push_back({m_document->findBlock(pin.line.selectionStart()).blockNumber() + 1, pin.side,
                       pin.fusion});
    }
    std::sort(out.begin(), out.end(),
              [](const LinePin& a, const LinePin& b) { return a.line < b.line; });
    return out;
}

LinePin LinePins::at(int line) const {
    for (const LinePin& pin : m_told) {
        if (pin.line == line) return pin;
    }
    return {line, PinSide::Free, PinFusion::Free};
}

void LinePins::set(const LinePin& pin) {
    if (!m_document) return;
    const QTextBlock block = m_document->findBlockByNumber(pin.line - 1);
    if (!block.isValid()) return;
    std::erase_if(m_pins, [&](const Held& h) {
        return m_document->findBlock(h.line.selectionStart()) == block;
    });
    if (!pin.isFree()) m_pins.push_back(held(block, pin.side, pin.fusion));
    announce();
}

void LinePins::clear() {
    m_pins.clear();
    announce();
}

QStringList LinePins::saved() const {
    if (!m_document) return m_waiting;
    QStringList out;
    for (const LinePin& pin : list()) {
        const QString text = m_document->findBlockByNumber(pin.line - 1).text().trimmed();
        const QStringList parts{QString::number(pin.line), sideText(pin.side),
                                fusionText(pin.fusion), text};
        out << parts.join(kSeparator);
    }
    return out;
}

void LinePins::restore(const QStringList& saved) {
    if (!m_document) {
        m_waiting = saved;
        return;
    }
    for (const QString& entry : saved) {
        constexpr int kText = 3; // where the line's own text begins; it may have tabs
        const int line = entry.section(kSeparator, 0, 0).toInt();
        const QString side = entry.section(kSeparator, 1, 1);
        const QTextBlock block =
            nearestLine(*m_document, line, entry.section(kSeparator, kText).trimmed());
        if (!block.isValid()) continue;
        m_pins.push_back(held(block,
                              side == QLatin1String("gpu")   ? PinSide::Device
                              : side == QLatin1String("cpu") ? PinSide::Host
                                                             : PinSide::Free,
                              fusionOf(entry.section(kSeparator, 2, 2))));
    }
    announce();
}

void LinePins::follow() {
    const bool fewer = m_document->blockCount() < m_blocks;
    m_blocks = m_document->blockCount();
    if (m_pins.empty()) return;
    std::vector<Held> kept;
    for (const Held& pin : m_pins) {
        const QTextBlock block = m_document->findBlock(pin.line.selectionStart());
        // Nothing of the line is left, and not because it was emptied: it was deleted.
        if (fewer && !pin.line.hasSelection() && block.length() > 1) continue;
        const bool taken = std::any_of(kept.begin(), kept.end(), [&](const Held& other) {
            return m_document->findBlock(other.line.selectionStart()) == block;
        });
        if (!taken) kept.push_back(held(block, pin.side, pin.fusion));
    }
    m_pins = std::move(kept);
    announce();
}

void LinePins::announce() {
    std::vector<LinePin> now = list();
    if (now == m_told) return;
    m_told = std::move(now);
    Q_EMIT changed();
}

} // namespace vitrine::app

#include "moc_line_pins.cpp"
