// SPDX-License-Identifier: Apache-2.0
#pragma once
// Small line icons, painted from paths so that they are sharp at every scale and follow the theme.
// Interface thread; painted on the render thread while the interface waits.
#include "painted_item.h"

#include <QColor>
#include <qqmlregistration.h>

namespace vitrine::app {

class IconItem : public vitrine::app::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    /// run, stop, new, open, save, close, find, up, down, fit, plus, minus, settings, clear, theme,
    /// warning, export, section
    Q_PROPERTY(QString name MEMBER m_name NOTIFY changed)
    Q_PROPERTY(QColor color MEMBER m_color NOTIFY changed)

public:
    explicit IconItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

Q_SIGNALS:
    void changed();

private:
    QString m_name;
    QColor m_color;
};

} // namespace vitrine::app
