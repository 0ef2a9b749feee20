// SPDX-License-Identifier: Apache-2.0
#pragma once
// Draws the acceleration graph: only the visible part, texts only where they can be read. Pan by
// dragging or on the overview map, zoom by wheel or + and −, select by click or arrow keys, close a
// group by a double click or Space and a loop by L, search by /, fit by F.
// Interface thread; painted on the render thread while the interface waits.
#include "graph/graph_painter.h"
#include "painted_item.h"

#include <QImage>
#include <qqmlregistration.h>

namespace vitrine::app {

class Theme;
class Workbench;

class GraphItem : public vitrine::app::PaintedItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(qreal zoom READ zoom NOTIFY viewChanged)
    Q_PROPERTY(QString selectionText READ selectionText NOTIFY selectionTextChanged)

public:
    explicit GraphItem(QQuickItem* parent = nullptr);

    [[nodiscard]] qreal zoom() const { return m_zoom; }
    /// The selected node in words, for screen readers.
    [[nodiscard]] QString selectionText() const;
    Q_INVOKABLE void fit();
    Q_INVOKABLE void zoomBy(qreal factor);
    /// Selects the next operation that the search finds, and brings it into view.
    Q_INVOKABLE void showMatch(int step);
    /// The whole graph as a PNG, twice as large as at zoom 1 where that is not beyond measure.
    Q_INVOKABLE void savePicture(const QUrl& url);
    [[nodiscard]] QImage picture(qreal scale) const;
    /// Where the overview map is; empty while all of the graph is in view.
    [[nodiscard]] QRectF mapRect() const;
    /// Centre of a node in this item's coordinates; (-1, -1) when there is none.
    [[nodiscard]] Q_INVOKABLE QPointF nodeCenter(int node) const;

    void paint(QPainter* painter) override;
    void componentComplete() override;

Q_SIGNALS:
    void viewChanged();
    void selectionTextChanged();
    /// A menu for what is selected should open here; by the right button or a key.
    void menuWanted(qreal x, qreal y);
    void searchWanted();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;

private:
    void takeGraph();
    void showSelection();
    void zoomAt(QPointF place, qreal factor);
    void select(QPointF place);
    void step(int dx, int dy);
    void paintMap(QPainter& painter, const GraphPainter& graph);
    void moveByMap(QPointF place);
    [[nodiscard]] GraphView view() const;
    /// A presenter's graph is larger as a whole.
    [[nodiscard]] qreal unit() const;

    Workbench* m_workbench = nullptr;
    std::shared_ptr<const DrawnGraph> m_drawn;
    qreal m_zoom = 1;
    QPointF m_origin; ///< graph coordinates at the item's top left corner
    QPointF m_pressed, m_last;
    QImage m_map; ///< made when it is first shown
    bool m_dragging = false;
    bool m_onMap = false; ///< the map was pressed
    bool m_fitted = true; ///< the view follows the graph until the user moves it
    bool m_ownSelection = false;
};

} // namespace vitrine::app
