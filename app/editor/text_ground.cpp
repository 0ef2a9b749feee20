// SPDX-License-Identifier: Apache-2.0
#include "editor/text_ground.h"

#include "pin_mark.h"
#include "theme.h"
#include "workbench.h"

#include <QAbstractTextDocumentLayout>
#include <QPainter>
#include <QPainterPath>
#include <QTextBlock>
#include <QTextLayout>

namespace vitrine::app {
namespace {

constexpr qreal kMarkX = 8;      ///< centre of what stands in front of the numbers
constexpr qreal kFoldWidth = 14; ///< of the marks of what can be folded, at the right end
constexpr qreal kMarksWidth = 40 + kFoldWidth; ///< with the CPU and GPU marks before them

/// A circle stops always, a ring on a condition, a diamond prints.
void paintBreakpoint(QPainter& painter, QPointF at, const QColor& color,
                     const LineBreakpoint& breakpoint) {
    constexpr qreal kRadius = 5;
    constexpr qreal kRing = 2.2;
    if (!breakpoint.message.isEmpty()) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(color);
        const qreal r = kRadius + 0.5;
        painter.drawPolygon(QPolygonF(
            {at + QPointF(0, -r), at + QPointF(r, 0), at + QPointF(0, r), at + QPointF(-r, 0)}));
        return;
    }
    const bool always = breakpoint.condition.isEmpty();
    painter.setPen(always ? QPen(Qt::NoPen) : QPen(color, kRing));
    painter.setBrush(always ? QBrush(color) : QBrush(Qt::NoBrush));
    const qreal radius = always ? kRadius : kRadius - kRing / 2;
    painter.drawEllipse(at, radius, radius);
}

/// Where code stands still: full where it goes on, an outline where a caller of that stands.
void paintArrow(QPainter& painter, QPointF tip, const QColor& color, bool full) {
    painter.setPen(QPen(color, 1.2));
    painter.setBrush(full ? QBrush(color) : QBrush(Qt::NoBrush));
    painter.drawPolygon(
        QPolygonF({tip, tip + QPointF(-6, -5), tip + QPointF(-6, -2), tip + QPointF(-12, -2),
                   tip + QPointF(-12, 2), tip + QPointF(-6, 2), tip + QPointF(-6, 5)}));
}

/// A breakpoint at which code stands still.
void paintReached(QPainter& painter, QPointF at, const QColor& color, const QColor& inside) {
    constexpr qreal kRadius = 7;
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawEllipse(at, kRadius, kRadius);
    painter.setBrush(inside);
    painter.drawPolygon(
        QPolygonF({at + QPointF(5, 0), at + QPointF(-2.5, -4.2), at + QPointF(-2.5, 4.2)}));
}

/// What a line begins can be folded (points down) or is (points right).
void paintFold(QPainter& painter, QPointF at, const QColor& color, bool folded) {
    painter.setPen(QPen(color, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    if (folded)
        painter.drawPolyline(
            QPolygonF({at + QPointF(-2, -4), at + QPointF(2, 0), at + QPointF(-2, 4)}));
    else
        painter.drawPolyline(
            QPolygonF({at + QPointF(-4, -2), at + QPointF(0, 2), at + QPointF(4, -2)}));
}

/// A problem of the text, or where the run failed: no circle, for those are breakpoints.
void paintProblem(QPainter& painter, QPointF at, const QColor& color) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(color);
    painter.drawPolygon(
        QPolygonF({at + QPointF(0, -4.5), at + QPointF(4.5, 3.5), at + QPointF(-4.5, 3.5)}));
}

/// The engine has something to say about the line.
void paintNote(QPainter& painter, QPointF at, const QColor& color, const QFont& letter) {
    painter.setPen(QPen(color, 1.1));
    painter.setBrush(Qt::NoBrush);
    const QRectF box = QRectF(-5, -5, 10, 10).translated(at);
    painter.drawRoundedRect(box, 2, 2);
    painter.setFont(letter);
    painter.drawText(box, Qt::AlignCenter, QStringLiteral("i"));
}

} // namespace

TextGround::TextGround(QQuickItem* parent) : PaintedItem(parent) {
    connect(this, &TextGround::scrolled, this, [this] { update(); });
}

void TextGround::componentComplete() {
    PaintedItem::componentComplete();
    m_workbench = Workbench::of(this);
    if (!m_workbench) return;
    const auto repaint = [this] { update(); };
    connect(&m_workbench->theme(), &Theme::changed, this, repaint);
    connect(m_workbench->selection(), &SelectionModel::changed, this, repaint);
    connect(m_workbench->graph(), &GraphModel::marksChanged, this, repaint);
}

void TextGround::setDocument(EditorDocument* document) {
    m_document = document;
    Q_EMIT documentChanged();
    if (!document) return;
    const auto repaint = [this] { update(); };
    connect(document, &EditorDocument::textEdited, this, repaint);
    connect(document, &EditorDocument::problemsChanged, this, repaint);
    connect(document, &EditorDocument::attached, this, repaint);
    connect(document, &EditorDocument::stoppedLineChanged, this, repaint);
    connect(document->breakpoints(), &LineBreakpoints::changed, this, repaint);
    connect(document->folds(), &TextFolds::changed, this, repaint);
}

int TextGround::cursorLine() const {
    return m_document ? m_document->lineAt(m_cursor) : 0;
}

template <typename Visit>
void TextGround::visibleLines(Visit&& visit) const {
    if (!m_document || !m_document->document()) return;
    const QTextDocument* text = m_document->document();
    const QAbstractTextDocumentLayout* layout = text->documentLayout();
    const qreal top = m_contentY - m_padding;
    const int hit = layout->hitTest(QPointF(0, std::max(top, 0.0)), Qt::FuzzyHit);
    QTextBlock block = text->findBlock(std::max(hit, 0));
    while (block.isValid()) {
        if (!block.isVisible()) {
            block = block.next();
            continue;
        }
        QRectF rect = layout->blockBoundingRect(block).translated(0, -top);
        if (rect.top() > height()) break;
        rect.setLeft(0);
        rect.setWidth(width());
        visit(block, rect);
        block = block.next();
    }
}

QRectF TextGround::characterRect(int position, int length) const {
    const QTextDocument* text = m_document->document();
    const QTextBlock block = text->findBlock(position);
    const QTextLayout* layout = block.layout();
    if (!layout || layout->lineCount() == 0 || !block.isVisible()) return {};
    const int inBlock = position - block.position();
    const QTextLine line = layout->lineForTextPosition(std::max(inBlock, 0));
    if (!line.isValid()) return {};
    const QRectF area = text->documentLayout()->blockBoundingRect(block);
    const qreal left = line.cursorToX(inBlock);
    const qreal right = line.cursorToX(std::min(inBlock + length, block.length() - 1));
    return QRectF(area.left() + left - m_contentX + m_padding, area.top() - m_contentY + m_padding,
                  std::max(right - left, 7.0), area.height());
}

void TextGround::paintWaves(QPainter& painter) const {
    const Theme& theme = m_workbench->theme();
    // Where a problem is can be told only of a line that is laid out: of few, not of the whole
    // text.
    int first = 0, last = -1;
    visibleLines([&](const QTextBlock& block, const QRectF&) {
        if (last < 0) first = block.blockNumber() + 1;
        last = block.blockNumber() + 1;
    });
    for (const Problem& problem : m_document->problems()) {
        const auto line = static_cast<int>(problem.line);
        if (line < first || line > last) continue;
        const int begin = m_document->positionOf(static_cast<int>(problem.line),
                                                 static_cast<int>(problem.column));
        const int end = problem.endLine == problem.line
                            ? m_document->positionOf(static_cast<int>(problem.endLine),
                                                     static_cast<int>(problem.endColumn))
                            : m_document->positionOf(static_cast<int>(problem.line), 1 << 20);
        const QRectF rect = characterRect(begin, std::max(end - begin, 1));
        if (rect.isEmpty() || rect.bottom() < 0 || rect.top() > height()) continue;
        QPainterPath wave;
        const qreal y = rect.bottom() - 2.5;
        wave.moveTo(rect.left(), y);
        int step = 0;
        for (qreal x = rect.left() + 2; x <= rect.right() + 1; x += 2, ++step)
            wave.lineTo(x, y + (step % 2 == 0 ? 2 : 0));
        painter.setPen(QPen(theme.color(problem.isError ? "error" : "warning"), 1.3));
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(wave);
    }
}

void TextGround::paintBrackets(QPainter& painter) const {
    for (const int at : {m_cursor, m_cursor - 1}) {
        const int other = m_document->matchingBracket(at);
        if (other < 0 || characterRect(other, 1).isEmpty()) continue;
        painter.setPen(m_workbench->theme().color("faint"));
        painter.setBrush(m_workbench->theme().color("hover"));
        painter.drawRect(characterRect(at, 1).adjusted(0, 1, -1, -2));
        painter.drawRect(characterRect(other, 1).adjusted(0, 1, -1, -2));
        return;
    }
}

/// Behind the text of a folded line: how much it stands for.
void TextGround::paintFolded(QPainter& painter, const QTextBlock& block, int lines) const {
    const Theme& theme = m_workbench->theme();
    const QString text = lines == 1 ? tr("1 line") : tr("%1 lines").arg(lines);
    painter.setFont(
        theme.plainFont(std::max(theme.codeFont().pixelSize() - (theme.unit() > 1 ? 2 : 3), 9)));
    const QRectF end = characterRect(block.position() + block.length() - 1, 1);
    const qreal width = painter.fontMetrics().horizontalAdvance(text) + 14;
    const QRectF box(end.left() + 10, end.top() + 2, width, end.height() - 4);
    painter.setPen(theme.color("faint"));
    painter.setBrush(theme.color("hover"));
    painter.drawRoundedRect(box, 4, 4);
    painter.setPen(theme.color("muted"));
    painter.drawText(box, Qt::AlignCenter, text);
}

void TextGround::paint(QPainter* painter) {
    if (!m_document || !m_document->document() || !m_workbench) return;
    const Theme& theme = m_workbench->theme();
    painter->setRenderHint(QPainter::Antialiasing);
    const int current = cursorLine();
    const QString source = m_document->source();
    visibleLines([&](const QTextBlock& block, const QRectF& rect) {
        const int line = block.blockNumber() + 1;
        // A folded line stands for those behind it.
        const int last = m_document->folds()->lastLineOf(line);
        const auto within = [&](int wanted) { return line <= wanted && wanted <= last; };
        bool isLinked = false;
        for (int at = line; at <= last && !isLinked; ++at)
            isLinked = m_workbench->selection()->links(source, at);
        if (last > line) paintFolded(*painter, block, last - line);
        if (within(m_document->failedLine())) {
            painter->fillRect(rect, theme.color("errorFill"));
            painter->fillRect(QRectF(0, rect.top(), 3, rect.height()), theme.color("error"));
            return;
        }
        if (within(m_document->stoppedLine())) {
            const bool error = m_document->stoppedKind() == StoppedLine::Error;
            painter->fillRect(rect, theme.color(error ? "errorFill" : "stoppedFill"));
        } else if (line == current) {
            painter->fillRect(rect, theme.color("currentLine"));
        } else if (isLinked) {
            painter->fillRect(rect, theme.color("linked"));
        }
        if (isLinked) {
            const bool gpu = m_workbench->inspector()->onDevice();
            painter->fillRect(QRectF(0, rect.top(), 3, rect.height()),
                              theme.color(gpu ? "gpu" : "cpu"));
        }
    });
    paintBrackets(*painter);
    paintWaves(*painter);
}

void LineGutter::componentComplete() {
    TextGround::componentComplete();
    setAcceptedMouseButtons(Qt::LeftButton | Qt::RightButton);
    setAcceptHoverEvents(true);
    if (m_workbench)
        connect(m_workbench->whatIf(), &WhatIf::pinsChanged, this, [this] { update(); });
}

void LineGutter::paint(QPainter* painter) {
    if (!m_document || !m_document->document() || !m_workbench) return;
    const Theme& theme = m_workbench->theme();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->fillRect(boundingRect(), theme.color("gutter"));
    const int current = cursorLine();
    const QString source = m_document->source();
    // Marks are painted in their own size, which a presenter has larger.
    const qreal unit = theme.unit();
    painter->scale(unit, unit);
    const qreal right = width() / unit;
    QFont numbers = theme.codeFont();
    numbers.setPixelSize(std::max(qRound(numbers.pixelSize() / unit) - (unit > 1 ? 1 : 2), 8));
    QFont letters = theme.plainFont(unit > 1 ? 12 : 9);
    letters.setBold(true);
    visibleLines([&](const QTextBlock& block, const QRectF& place) {
        const int line = block.blockNumber() + 1;
        const int last = m_document->folds()->lastLineOf(line);
        const LineBreakpoint* stop = m_document->breakpoints()->at(line);
        const QRectF rect(place.topLeft() / unit, place.size() / unit);
        const QPointF mark(kMarkX, rect.center().y());
        const bool reached =
            line == m_document->stoppedLine() && m_document->stoppedKind() == StoppedLine::Next;
        if (stop && reached) {
            paintReached(*painter, mark, theme.color("error"), theme.color("gutter"));
        } else if (line == m_document->stoppedLine()) {
            const StoppedLine kind = m_document->stoppedKind();
            paintArrow(*painter, mark + QPointF(6, 0),
                       theme.color(kind == StoppedLine::Error ? "error" : "ok"),
                       kind != StoppedLine::Caller);
        } else if (stop) {
            paintBreakpoint(*painter, mark, theme.color("error"), *stop);
        } else if (hasBreakpointWithin(line + 1, last)) {
            painter->setOpacity(0.5); // of a line behind this one
            paintBreakpoint(*painter, mark, theme.color("error"), {});
            painter->setOpacity(1);
        } else if (line == m_hovered) {
            painter->setOpacity(0.35);
            paintBreakpoint(*painter, mark, theme.color("error"), {});
            painter->setOpacity(1);
        }
        painter->setFont(numbers);
        painter->setPen(theme.color(line == current ? "text" : "faint"));
        painter->drawText(rect.adjusted(0, 0, -kMarksWidth - 4, 0),
                          Qt::AlignRight | Qt::AlignVCenter, QString::number(line));
        LineMark ran;
        for (int at = line; at <= last; ++at) {
            const LineMark one = m_workbench->graph()->lineMark(source, at);
            ran.host = ran.host || one.host;
            ran.device = ran.device || one.device;
        }
        if (m_document->folds()->foldable(line))
            paintFold(*painter, QPointF(right - kFoldWidth / 2 - 1, rect.center().y()),
                      theme.color(last > line ? "text" : "faint"), last > line);
        painter->setFont(letters);
        const auto badge = [&](qreal x, const char* letter, const char* color, qreal radius) {
            const QRectF box(x, rect.center().y() - 7, 14, 14);
            painter->setPen(Qt::NoPen);
            painter->setBrush(theme.color(color));
            painter->drawRoundedRect(box, radius, radius);
            painter->setPen(theme.color("window"));
            painter->drawText(box, Qt::AlignCenter, QString::fromLatin1(letter));
        };
        if (ran.host) badge(right - 37 - kFoldWidth, "C", "cpu", 1);
        if (ran.device) badge(right - 20 - kFoldWidth, "G", "gpu", 7);
        if (const LinePin pin = m_document->pins()->at(line); !pin.isFree()) {
            const bool obeyed = pin.side == PinSide::Device ? ran.device && !ran.host
                                : pin.side == PinSide::Host ? ran.host && !ran.device
                                                            : true;
            paintPin(*painter, QPointF(8, rect.center().y() + 7), theme, pin, !obeyed);
        }
        if (stop || line == m_document->stoppedLine()) return;
        if (line == m_document->failedLine())
            return paintProblem(*painter, mark, theme.color("error"));
        for (const Problem& problem : m_document->problems()) {
            const auto at = static_cast<int>(problem.line);
            if (at < line || at > last) continue;
            return paintProblem(*painter, mark, theme.color(problem.isError ? "error" : "warning"));
        }
        bool noted = false;
        for (int at = line; at <= last && !noted; ++at)
            noted = !m_workbench->graph()->notesAt(source, at).isEmpty();
        if (noted) paintNote(*painter, mark, theme.color("warning"), letters);
    });
}

bool LineGutter::hasBreakpointWithin(int first, int last) const {
    const auto& all = m_document->breakpoints()->list();
    return std::any_of(all.begin(), all.end(), [&](const LineBreakpoint& breakpoint) {
        return first <= breakpoint.line && breakpoint.line <= last;
    });
}

qreal LineGutter::lineTop(int line) const {
    qreal top = 0;
    visibleLines([&](const QTextBlock& block, const QRectF& rect) {
        if (block.blockNumber() + 1 <= line) top = std::max(rect.top(), 0.0);
    });
    return top;
}

qreal LineGutter::unit() const {
    return m_workbench ? m_workbench->theme().unit() : 1;
}

/// What a click there would set is shown before it.
void LineGutter::hoverMoveEvent(QHoverEvent* event) {
    int hovered = 0;
    if (event->position().x() < width() - kMarksWidth * unit()) {
        visibleLines([&](const QTextBlock& block, const QRectF& rect) {
            if (rect.contains(event->position())) hovered = block.blockNumber() + 1;
        });
    }
    hover(hovered);
}

void LineGutter::hoverLeaveEvent(QHoverEvent*) {
    hover(0);
}

void LineGutter::hover(int line) {
    if (line == m_hovered) return;
    m_hovered = line;
    update();
}

void LineGutter::mousePressEvent(QMouseEvent* event) {
    int fold = 0; // after the walk over the lines, of which it changes which are visible
    visibleLines([&](const QTextBlock& block, const QRectF& rect) {
        if (!rect.contains(event->position())) return;
        const int line = block.blockNumber() + 1;
        if (event->button() == Qt::RightButton)
            Q_EMIT menuWanted(line, event->position().x(), event->position().y());
        else if (event->position().x() > width() - kFoldWidth * unit() &&
                 m_document->folds()->foldable(line))
            fold = line;
        else if (event->position().x() < width() - kMarksWidth * unit())
            m_document->toggleBreakpoint(line);
        else
            Q_EMIT lineClicked(line);
    });
    if (fold > 0) Q_EMIT foldClicked(fold);
}

} // namespace vitrine::app

#include "moc_text_ground.cpp"
