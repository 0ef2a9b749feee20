// SPDX-License-Identifier: Apache-2.0
#pragma once
// Where the lines of a code text lie: all are equally high and none is wrapped, so that a line's
// place follows from its number, and a change touches the lines it is in alone. A line is laid out
// when somebody looks at it. Qt's own layout walks all lines of a text from a change on.
//
// Interface thread, and that of the scene graph while it takes a scene over.
#include <QAbstractTextDocumentLayout>
#include <QFontMetricsF>
#include <QTextBlock>

#include <vector>

namespace vitrine::app {

class CodeLayout : public QAbstractTextDocumentLayout {
    Q_OBJECT

public:
    explicit CodeLayout(QTextDocument* document);

    /// Nothing: CodeLines makes nodes of the lines.
    void draw(QPainter* painter, const PaintContext& context) override;
    [[nodiscard]] int hitTest(const QPointF& point, Qt::HitTestAccuracy accuracy) const override;
    [[nodiscard]] int pageCount() const override { return 1; }
    [[nodiscard]] QSizeF documentSize() const override;
    [[nodiscard]] QRectF frameBoundingRect(QTextFrame* frame) const override;
    /// Its lines are laid out then.
    [[nodiscard]] QRectF blockBoundingRect(const QTextBlock& block) const override;
    /// Lines that were laid out so far.
    [[nodiscard]] int64_t linesLaidOut() const { return m_linesLaidOut; }

protected:
    void documentChanged(int from, int removed, int added) override;

private:
    /// Takes over what lines look like; false when it has not changed.
    bool takeStyle();
    void measure(QTextBlock block);
    [[nodiscard]] float widthOf(const QString& text) const;
    void layOut(const QTextBlock& block) const;

    QFont m_font;
    QFontMetricsF m_metrics;
    QTextOption m_option;
    QSizeF m_pageSize; ///< of the document, which has none
    qreal m_margin = 0, m_lineHeight = 1, m_advance = 0;
    std::vector<float> m_widths; ///< of the blocks, in pixels
    mutable int64_t m_linesLaidOut = 0;
};

} // namespace vitrine::app
