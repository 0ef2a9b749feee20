// SPDX-License-Identifier: Apache-2.0
#include "editor/code_lines.h"

#include "editor/code_layout.h"

#include <QQuickTextDocument>
#include <QTextBlock>
#include <QtGui/private/qtextengine_p.h>
#include <QtQuick/private/qquicktextedit_p.h>
#include <QtQuick/private/qquicktextnode_p.h>

#include <algorithm>
#include <vector>

namespace vitrine::app {

CodeLines::CodeLines(QQuickItem* parent) : QQuickItem(parent) {
    setFlag(ItemHasContents);
    connect(this, &CodeLines::viewChanged, this, &QQuickItem::update);
}

QQuickItem* CodeLines::area() const {
    return m_area;
}

void CodeLines::setArea(QQuickItem* area) {
    m_area = qobject_cast<QQuickTextEdit*>(area);
    Q_EMIT areaChanged();
    if (!m_area) return;
    m_area->setFlag(ItemHasContents, false);
    m_document = m_area->textDocument()->textDocument();
    const auto repaint = [this] { update(); };
    connect(m_area, &QQuickTextEdit::selectionStartChanged, this, repaint);
    connect(m_area, &QQuickTextEdit::selectionEndChanged, this, repaint);
    connect(m_area, &QQuickTextEdit::colorChanged, this, repaint);
    connect(m_area, &QQuickTextEdit::selectionColorChanged, this, repaint);
    connect(m_area, &QQuickTextEdit::selectedTextColorChanged, this, repaint);
    connect(m_area, &QQuickTextEdit::topPaddingChanged, this, repaint);
    connect(m_area, &QQuickTextEdit::leftPaddingChanged, this, repaint);
    auto* layout = new CodeLayout(m_document);
    connect(layout, &QAbstractTextDocumentLayout::documentSizeChanged, this,
            [this](const QSizeF& size) {
                if (size == m_textSize) return;
                m_textSize = size;
                Q_EMIT textSizeChanged();
            });
    m_document->setDocumentLayout(layout); // owns it
    connect(layout, &QAbstractTextDocumentLayout::update, this, repaint);
}

QSGNode* CodeLines::updatePaintNode(QSGNode* old, UpdatePaintNodeData*) {
    delete old;
    if (!m_area || !m_document) return nullptr;
    const QAbstractTextDocumentLayout* layout = m_document->documentLayout();
    auto* node = new QQuickTextNode(this);
    node->setUseNativeRenderer(m_area->renderType() == QQuickTextEdit::NativeRendering);
    const QPointF corner(m_area->leftPadding(), m_area->topPadding());
    const qreal top = std::max(m_viewTop - corner.y(), 0.0);
    // Fonts that one thread looked up are not another's.
    std::vector<QTextEngine*> engines;
    QTextBlock block = m_document->findBlock(std::max(layout->hitTest({0, top}, Qt::FuzzyHit), 0));
    for (; block.isValid(); block = block.next()) {
        if (!block.isVisible()) continue;
        const QRectF rect = layout->blockBoundingRect(block);
        if (rect.top() > m_viewTop + m_viewHeight) break;
        engines.push_back(block.layout()->engine());
        engines.back()->resetFontEngineCache();
        const int first = std::max(m_area->selectionStart() - block.position(), 0);
        const int last =
            std::min(m_area->selectionEnd() - block.position(), block.length() - 1) - 1;
        const bool selected = first <= last;
        node->addTextLayout(corner + rect.topLeft(), block.layout(), m_area->color(),
                            QQuickText::Normal, QColor(), QColor(), m_area->selectionColor(),
                            m_area->selectedTextColor(), selected ? first : -1,
                            selected ? last : -1);
    }
    for (QTextEngine* engine : engines)
        engine->resetFontEngineCache();
    return node;
}

} // namespace vitrine::app

#include "moc_code_lines.cpp"
