// SPDX-License-Identifier: Apache-2.0
#pragma once
// Draws the timeline: one geometry of coloured rectangles in the scene graph, and a layer of texts
// above it. Wheel zooms at the pointer, dragging pans, a drag along the axis or the memory curve
// moves the cursor, a click selects. Interface thread; the node is made on the render thread while
// the interface waits.
#include "painted_item.h"
#include "timeline/timeline_geometry.h"

#include <qqmlregistration.h>

namespace vitrine::app {

class TimelineItem;
class Workbench;

/// Names of lanes and bars, and the axis.
class TimelineTexts : public vitrine::app::PaintedItem {
    Q_OBJECT

public:
    explicit TimelineTexts(TimelineItem& item);
    void paint(QPainter* painter) override;

private:
    TimelineItem& m_item;
};

class TimelineItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString hoverText READ hoverText NOTIFY hoverChanged)
    Q_PROPERTY(QPointF hoverPlace READ hoverPlace NOTIFY hoverChanged)

public:
    explicit TimelineItem(QQuickItem* parent = nullptr);

    [[nodiscard]] const TimelineLayout& layout() const { return m_layout; }
    [[nodiscard]] const TimelinePicture& picture() const { return m_picture; }
    [[nodiscard]] QColor colorOf(Series series) const {
        return m_palette.series[static_cast<std::size_t>(series)];
    }
    [[nodiscard]] Workbench* workbench() const { return m_workbench; }
    /// What is under the pointer, in a few lines, or "".
    [[nodiscard]] QString hoverText() const { return m_hoverText; }
    [[nodiscard]] QPointF hoverPlace() const { return m_pointer; }
    /// Middle of a bar as it is drawn, for tests and screen readers; (-1, -1) out of view.
    [[nodiscard]] QPointF barCenter(const BarId& bar) const;

    void componentComplete() override;
    void updatePolish() override;

Q_SIGNALS:
    void hoverChanged();
    /// Of the selected bar, at a place of this item.
    void menuWanted(QPointF at);

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void layOut();
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void refresh();
    void lookUnder(QPointF place);
    void setMomentAt(double x);
    [[nodiscard]] std::optional<BarId> barAt(QPointF place) const;
    [[nodiscard]] bool movesCursor(QPointF place) const;

    Workbench* m_workbench = nullptr;
    TimelineTexts* m_texts = nullptr;
    TimelineLayout m_layout;
    TimelinePalette m_palette;
    TimelinePicture m_picture;
    QString m_hoverText;
    QPointF m_pointer, m_pressed, m_last;
    bool m_dragging = false, m_scrubbing = false;
};

} // namespace vitrine::app
