// SPDX-License-Identifier: Apache-2.0
#pragma once
// Draws the lines of a code text that are in view, in place of its text area, which goes over all
// lines of a text for each picture. A child of the area, below what else it has. Interface thread,
// but for the taking over of a scene.
#include <QPointer>
#include <qqmlregistration.h>
#include <QQuickItem>
#include <QTextDocument>

class QQuickTextEdit;

namespace vitrine::app {

class CodeLines : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    /// The text area, set once and without a text: it draws nothing any more, needs a delegate for
    /// its caret, and its lines have a CodeLayout.
    Q_PROPERTY(QQuickItem* area READ area WRITE setArea NOTIFY areaChanged)
    /// What is in view, in the area's pixels.
    Q_PROPERTY(qreal viewTop MEMBER m_viewTop NOTIFY viewChanged)
    Q_PROPERTY(qreal viewHeight MEMBER m_viewHeight NOTIFY viewChanged)
    /// Of all lines, without the area's padding.
    Q_PROPERTY(QSizeF textSize READ textSize NOTIFY textSizeChanged)

public:
    explicit CodeLines(QQuickItem* parent = nullptr);
    [[nodiscard]] QQuickItem* area() const;
    void setArea(QQuickItem* area);
    [[nodiscard]] QSizeF textSize() const { return m_textSize; }

Q_SIGNALS:
    void areaChanged();
    void viewChanged();
    void textSizeChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;

private:
    QPointer<QQuickTextEdit> m_area;
    QPointer<QTextDocument> m_document;
    qreal m_viewTop = 0, m_viewHeight = 0;
    QSizeF m_textSize;
};

} // namespace vitrine::app
