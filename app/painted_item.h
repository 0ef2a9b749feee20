// SPDX-License-Identifier: Apache-2.0
#pragma once
// What items that are painted have in common. Interface thread; updatePaintNode on the render
// thread while the interface waits.
#include <qqmlregistration.h>
#include <QQuickPaintedItem>

namespace vitrine::app {

/// Qt uploads a picture of the item's size in whole pixels, for which an item that is narrower than
/// half of one has none: a buffer without bytes. Such an item shows nothing.
/// Items name it with its namespaces: Qt's registrar finds the base of a type for QML by that text.
class PaintedItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_ANONYMOUS

public:
    using QQuickPaintedItem::QQuickPaintedItem;

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
};

} // namespace vitrine::app
