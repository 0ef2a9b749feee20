// SPDX-License-Identifier: Apache-2.0
#pragma once
// Draws the kernels below their roofs: operations a second over operations a byte, both by powers
// of ten. The roof of the selected kernel's side and class is drawn full, others faint; a click
// selects a kernel. Interface thread; painted on the render thread while the interface waits.
#include "kernels/kernel_details.h"
#include "painted_item.h"

#include <qqmlregistration.h>

namespace vitrine::app {

class Workbench;

/// The part of the plane that is shown, as powers of ten.
struct RooflineScale {
    double left = -2, right = 2, bottom = 0, top = 3;

    [[nodiscard]] static RooflineScale of(const std::vector<Roof>& roofs,
                                          const std::vector<RooflinePoint>& points);
    /// Of intensity and rate, within a rectangle.
    [[nodiscard]] QPointF place(const QRectF& plot, double intensity, double rate) const;
};

class RooflineItem : public vitrine::app::PaintedItem {
    Q_OBJECT
    QML_ELEMENT

public:
    explicit RooflineItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;
    void componentComplete() override;
    /// Where a kernel's point is; (-1, -1) when it has none.
    [[nodiscard]] Q_INVOKABLE QPointF pointOf(const QString& key) const;

protected:
    void mousePressEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] double unit() const;
    [[nodiscard]] QRectF plot() const;
    [[nodiscard]] RooflineScale scale() const;
    void paintAxes(QPainter& painter, const RooflineScale& scale) const;
    void paintRoof(QPainter& painter, const RooflineScale& scale, const Roof& roof, bool own) const;

    Workbench* m_workbench = nullptr;
};

} // namespace vitrine::app
