// SPDX-License-Identifier: Apache-2.0
#include "editor/code_layout.h"

#include <QTextDocument>
#include <QTextLayout>

#include <algorithm>
#include <cmath>

namespace vitrine::app {
namespace {

constexpr qreal kEndless = 1e6;     ///< a line's width, in pixels
constexpr qreal kOutOfSight = -1e7; ///< where lines lie that are hidden

} // namespace

CodeLayout::CodeLayout(QTextDocument* document)
    : QAbstractTextDocumentLayout(document), m_metrics(document->defaultFont()) {
    takeStyle();
}

void CodeLayout::draw(QPainter*, const PaintContext&) {}

bool CodeLayout::takeStyle() {
    QTextOption option = document()->defaultTextOption();
    option.setWrapMode(QTextOption::NoWrap);
    option.setAlignment(Qt::AlignLeft | Qt::AlignAbsolute);
    const QFont font = document()->defaultFont();
    const qreal margin = document()->documentMargin();
    const bool same = font == m_font && margin == m_margin &&
                      option.tabStopDistance() == m_option.tabStopDistance() &&
                      option.flags() == m_option.flags() &&
                      option.textDirection() == m_option.textDirection();
    m_option = option;
    if (same) return false;
    m_font = font;
    m_margin = margin;
    m_metrics = QFontMetricsF(font);
    m_lineHeight = std::ceil(m_metrics.ascent() + m_metrics.descent());
    const qreal advance = m_metrics.horizontalAdvance(QLatin1Char('M'));
    m_advance = m_metrics.horizontalAdvance(QLatin1Char('i')) == advance ? advance : 0;
    return true;
}

float CodeLayout::widthOf(const QString& text) const {
    const bool plain = m_advance > 0 && std::all_of(text.begin(), text.end(),
                                                    [](QChar c) { return c.unicode() < 0x80; });
    if (!plain) return static_cast<float>(m_metrics.horizontalAdvance(text));
    const qreal stop = m_option.tabStopDistance();
    qreal x = 0;
    for (const QChar c : text) {
        const bool tab = c == QLatin1Char('\t') && stop > 0;
        x = tab ? (std::floor(x / stop) + 1) * stop : x + m_advance;
    }
    return static_cast<float>(x);
}

/// A line of the text may have separators of lines in it.
void CodeLayout::measure(QTextBlock block) {
    block.clearLayout();
    const QString text = block.text();
    const int lines =
        block.isVisible() ? static_cast<int>(text.count(QChar::LineSeparator)) + 1 : 0;
    block.setLineCount(lines);
    m_widths[static_cast<std::size_t>(block.blockNumber())] = widthOf(text);
}

void CodeLayout::documentChanged(int from, int removed, int added) {
    const auto blocks = static_cast<std::size_t>(document()->blockCount());
    const bool styled = takeStyle();
    // The width that the area has for its text changes no line.
    if (document()->pageSize() != m_pageSize) {
        m_pageSize = document()->pageSize();
        const bool all = from == 0 && removed == 0 && added == document()->characterCount();
        if (all && !styled && blocks == m_widths.size()) return;
    }
    QTextBlock first = document()->findBlock(from);
    QTextBlock last = document()->findBlock(std::max(0, from + added));
    if (!first.isValid()) first = document()->firstBlock();
    if (!last.isValid()) last = document()->lastBlock();
    if (styled) {
        first = document()->firstBlock();
        last = document()->lastBlock();
    }
    const auto old = std::ssize(m_widths), now = static_cast<std::ptrdiff_t>(blocks);
    const auto at = m_widths.begin() + std::min<std::ptrdiff_t>(first.blockNumber(), old);
    if (now > old)
        m_widths.insert(at, blocks - m_widths.size(), 0);
    else
        m_widths.erase(at, at + std::min(old - now, m_widths.end() - at));
    m_widths.resize(blocks);
    for (QTextBlock block = first; block.isValid(); block = block.next()) {
        measure(block);
        if (block == last) break;
    }
    Q_EMIT documentSizeChanged(documentSize());
    Q_EMIT update();
}

QSizeF CodeLayout::documentSize() const {
    const float widest = m_widths.empty() ? 0 : *std::max_element(m_widths.begin(), m_widths.end());
    return {2 * m_margin + std::ceil(widest),
            2 * m_margin + document()->lineCount() * m_lineHeight};
}

QRectF CodeLayout::frameBoundingRect(QTextFrame*) const {
    return {QPointF(), documentSize()};
}

QRectF CodeLayout::blockBoundingRect(const QTextBlock& block) const {
    if (!block.isValid()) return {};
    const auto number = static_cast<std::size_t>(block.blockNumber());
    const qreal width = number < m_widths.size() ? m_widths[number] : 0;
    const QRectF rect(m_margin, m_margin + block.firstLineNumber() * m_lineHeight, width,
                      block.lineCount() * m_lineHeight);
    if (block.layout()->lineCount() == 0) layOut(block);
    return rect;
}

void CodeLayout::layOut(const QTextBlock& block) const {
    QTextLayout& layout = *block.layout();
    QTextOption option = m_option;
    option.setTextDirection(block.textDirection());
    layout.setTextOption(option);
    layout.beginLayout();
    qreal y = block.isVisible() ? 0 : kOutOfSight;
    for (QTextLine line = layout.createLine(); line.isValid(); line = layout.createLine()) {
        line.setLineWidth(kEndless);
        // Characters of other fonts stand on the same line.
        line.setPosition({0, y + m_metrics.ascent() - line.ascent()});
        y += m_lineHeight;
        ++m_linesLaidOut;
    }
    layout.endLayout();
}

int CodeLayout::hitTest(const QPointF& point, Qt::HitTestAccuracy accuracy) const {
    const int lines = document()->lineCount();
    const qreal place = std::floor((point.y() - m_margin) / m_lineHeight);
    const int number = static_cast<int>(std::clamp<qreal>(place, 0, std::max(lines - 1, 0)));
    const QTextBlock block = document()->findBlockByLineNumber(number);
    if (!block.isValid()) return -1;
    const QRectF rect = blockBoundingRect(block);
    const QTextLine line = block.layout()->lineAt(
        std::clamp(number - block.firstLineNumber(), 0, block.layout()->lineCount() - 1));
    const qreal x = point.x() - rect.left();
    const bool beside = place != number || x < 0 || x > line.naturalTextWidth();
    if (accuracy == Qt::ExactHit && beside) return -1;
    return block.position() + line.xToCursor(x);
}

} // namespace vitrine::app

#include "moc_code_layout.cpp"
