// SPDX-License-Identifier: Apache-2.0
#include "painted_item.h"

#include <QSGNode>

namespace vitrine::app {

QSGNode* PaintedItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) {
    if (!size().toSize().isEmpty()) return QQuickPaintedItem::updatePaintNode(old, data);
    delete old;
    return nullptr;
}

} // namespace vitrine::app
