// SPDX-License-Identifier: Apache-2.0
#pragma once
// The two painted parts of the editor that are not text: what lies under it (current line, linked
// lines, brackets, waves under problems) and the gutter beside it (numbers, CPU/GPU marks,
// problems). Both paint only the lines that are visible. Interface thread; painted on the render
// thread while the interface waits.
#include "editor/editor_document.h"
#include "painted_item.h"

#include <qqmlregistration.h>

namespace vitrine::app {

class Workbench;

class TextGround : public vitrine::app::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(vitrine::app::EditorDocument* document READ document WRITE setDocument NOTIFY
                   documentChanged)
    Q_PROPERTY(qreal contentX MEMBER m_contentX NOTIFY scrolled)
    Q_PROPERTY(qreal contentY MEMBER m_contentY NOTIFY scrolled)
    Q_PROPERTY(qreal padding MEMBER m_padding NOTIFY scrolled)
    Q_PROPERTY(int cursorPosition MEMBER m_cursor NOTIFY scrolled)
    Q_PROPERTY(int cursorLine READ cursorLine NOTIFY scrolled)

public:
    explicit TextGround(QQuickItem* parent = nullptr);
    [[nodiscard]] EditorDocument* document() const { return m_document; }
    void setDocument(EditorDocument* document);
    [[nodiscard]] int cursorLine() const;
    void paint(QPainter* painter) override;
    void componentComplete() override;

Q_SIGNALS:
    void documentChanged();
    void scrolled();

protected:
    /// Calls visit(block, rectangle in this item) for each visible line.
    template <typename Visit>
    void visibleLines(Visit&& visit) const;
    QPointer<EditorDocument> m_document;
    Workbench* m_workbench = nullptr;
    qreal m_contentX = 0, m_contentY = 0, m_padding = 0;
    int m_cursor = 0;

private:
    void paintWaves(QPainter& painter) const;
    void paintBrackets(QPainter& painter) const;
    void paintFolded(QPainter& painter, const QTextBlock& block, int lines) const;
    [[nodiscard]] QRectF characterRect(int position, int length) const;
};

/// The base class is named in full for the list of types that QML tools read.
class LineGutter : public vitrine::app::TextGround {
    Q_OBJECT
    QML_ELEMENT

public:
    using TextGround::TextGround;
    void paint(QPainter* painter) override;
    void mousePressEvent(QMouseEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void componentComplete() override;
    /// The upper edge of a line in this item, within it.
    [[nodiscard]] Q_INVOKABLE qreal lineTop(int line) const;

Q_SIGNALS:
    void lineClicked(int line);
    void foldClicked(int line);
    void menuWanted(int line, qreal x, qreal y);

private:
    void hover(int line);
    [[nodiscard]] qreal unit() const;
    [[nodiscard]] bool hasBreakpointWithin(int first, int last) const;
    int m_hovered = 0; ///< line under the pointer where a click sets a breakpoint; 0: none
};

} // namespace vitrine::app
