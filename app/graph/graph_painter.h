// SPDX-License-Identifier: Apache-2.0
#pragma once
// Paints a drawn graph at a zoom: all of it where it can be read, names where the rest would be
// smaller than 9 pixels, titles and places where names would be, and for thousands of nodes what
// they cover. Texts that are not to scale stand in the item's pixels. Any thread that paints.
#include "graph/graph_model.h"

#include <QColor>
#include <QRectF>
#include <QTransform>
#include <vector>

class QPainter;

namespace vitrine::app {

class Theme;
class WhatIf;

/// What of the graph is seen, and what is marked in it.
struct GraphView {
    qreal zoom = 1;
    QPointF origin; ///< graph coordinates at the top left corner
    QSizeF size;    ///< of the item
    int node = 0, group = 0;
    SourcePlace place;
    uint32_t runningGroup = 0; ///< at the moment of the timeline's cursor

    [[nodiscard]] QRectF visible() const { return {origin, size / zoom}; }
    [[nodiscard]] QRectF onItem(const QRectF& rect) const {
        return {(rect.topLeft() - origin) * zoom, rect.size() * zoom};
    }
};

class GraphPainter {
public:
    static constexpr qreal kReadable = 9; ///< pixels of type below which texts are left out
    static constexpr qreal kNodeText = 11;

    /// How much of a node is told at a zoom.
    enum class Detail { Places, Titles, Names, All };
    [[nodiscard]] static Detail detailAt(qreal zoom);

    GraphPainter(const DrawnGraph& drawn, const GraphModel& model, const Theme& theme,
                 const WhatIf& whatIf, SourceNames& names)
        : m_drawn(drawn), m_model(model), m_theme(theme), m_whatIf(whatIf), m_names(names) {}

    void paint(QPainter& painter, const GraphView& view);
    /// The whole graph in little, as large as fits.
    [[nodiscard]] QImage map(QSize most, qreal ratio) const;
    [[nodiscard]] static QRectF toRect(const LayoutRect& r) {
        return {static_cast<qreal>(r.x), static_cast<qreal>(r.y), static_cast<qreal>(r.width),
                static_cast<qreal>(r.height)};
    }

private:
    void paintGroups(QPainter& painter);
    void paintTitles(QPainter& painter);
    void paintTitle(QPainter& painter, const QRectF& box, const QString& text,
                    const GraphGroup* group);
    void paintLoops(QPainter& painter);
    void paintEdges(QPainter& painter);
    void paintSinkEdges(QPainter& painter);
    void paintEdge(QPainter& painter, const GraphLayout::Path& path, const QColor& color,
                   qreal width, bool dashed, bool plain);
    void paintEdgeText(QPainter& painter, const GraphLayout::Path& path, const GraphEdge& edge);
    void paintNodes(QPainter& painter);
    void paintNodePin(QPainter& painter, const QRectF& rect, const GraphNode& node);
    void paintNodeText(QPainter& painter, const QRectF& rect, const QString& name,
                       const QString& detail);
    void paintSinks(QPainter& painter);
    void paintBadge(QPainter& painter, QPointF place, qreal width, bool onDevice) const;
    [[nodiscard]] bool isWithinGroup(const GraphEdge& edge) const;
    [[nodiscard]] bool isOnDevice(uint32_t node) const;
    [[nodiscard]] QColor fillOf(const GraphGroup& group) const;
    /// In the item's pixels until the end of its life.
    class Unscaled;

    const DrawnGraph& m_drawn;
    const GraphModel& m_model;
    const Theme& m_theme;
    const WhatIf& m_whatIf;
    SourceNames& m_names;
    GraphView m_view;
    QTransform m_item;
    Detail m_detail = Detail::All;
    std::vector<QRectF> m_taken; ///< places of boxes and texts that no edge's text may cover
};

} // namespace vitrine::app
