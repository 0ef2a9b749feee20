// SPDX-License-Identifier: Apache-2.0
#pragma once
// A figure on screen: data by FigureNode, axes and texts by a painted child above it, and the
// user's zoom, pan and read-out. Interface thread; updatePaintNode on the render thread while the
// interface waits.
#include "figures/brush.h"
#include "figures/color_range.h"
#include "figures/data_tips.h"
#include "figures/draw_params.h"
#include "figures/figure_palette.h"
#include "figures/figures_model.h"
#include "figures/plot_view.h"
#include "painted_item.h"

#include <atomic>
#include <functional>
#include <map>
#include <qqmlregistration.h>

namespace vitrine::app {

class Workbench;
class FigureItem;

/// What is painted below the data (grounds, grids) or above them (ticks, texts, legends).
class AxesItem : public vitrine::app::PaintedItem {
    Q_OBJECT

public:
    AxesItem(FigureItem* figure, bool below);
    void paint(QPainter* painter) override;

private:
    void paintMarks(QPainter& painter) const;
    void paintBrushed(QPainter& painter, const QColor& accent) const;
    FigureItem* m_figure;
    bool m_below;
};

class FigureItem : public QQuickItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QString readout READ readout NOTIFY readoutChanged)
    Q_PROPERTY(bool zoomedIn READ zoomedIn NOTIFY viewChanged)
    Q_PROPERTY(vitrine::app::ColorRange* colorRange READ colorRange CONSTANT)
    Q_PROPERTY(int tipCount READ tipCount NOTIFY tipsChanged)
    /// A drag frames what is to be shown; otherwise it moves the view, unless Shift is held.
    Q_PROPERTY(bool boxMode MEMBER m_boxMode NOTIFY boxModeChanged)
    /// A drag frames points of lines and markers, with Shift more of them.
    Q_PROPERTY(bool brushMode MEMBER m_brushMode NOTIFY brushModeChanged)
    /// Slices of the figure's images, from 1, and what is shown of complex numbers: ImagePart.
    Q_PROPERTY(int sliceCount READ sliceCount NOTIFY choicesChanged)
    Q_PROPERTY(int slice READ slice WRITE setSlice NOTIFY choicesChanged)
    Q_PROPERTY(bool complexImage READ complexImage NOTIFY choicesChanged)
    Q_PROPERTY(int part READ part WRITE setPart NOTIFY choicesChanged)
    Q_PROPERTY(int brushedCount READ brushedCount NOTIFY brushChanged)

public:
    explicit FigureItem(QQuickItem* parent = nullptr);

    [[nodiscard]] QString readout() const { return m_readout; }
    [[nodiscard]] bool zoomedIn() const { return !m_zoom.empty() || !m_turns.empty(); }
    Q_INVOKABLE void restore();
    /// Zooms the first axes about its centre, for the keyboard.
    Q_INVOKABLE void zoomBy(double factor);
    /// Moves the view of the first axes by tenths of it, or turns axes in space.
    void moveView(double across, double up);

    /// Pinned data tips, the oldest first.
    [[nodiscard]] const std::vector<DataTip>& tips() const { return m_tips; }
    [[nodiscard]] ColorRange* colorRange() { return &m_colorRange; }
    /// Opens the colour range of the first axes that have a colour bar.
    Q_INVOKABLE void showColorRange();
    [[nodiscard]] int tipCount() const { return static_cast<int>(m_tips.size()); }
    Q_INVOKABLE void removeTips();
    /// Pins the element nearest to the middle of the first axes, for the keyboard.
    Q_INVOKABLE void pinInTheMiddle();

    [[nodiscard]] int sliceCount() const;
    [[nodiscard]] int slice() const;
    void setSlice(int number);
    [[nodiscard]] bool complexImage() const;
    [[nodiscard]] int part() const;
    void setPart(int number);

    [[nodiscard]] const Brushed& brushed() const { return m_brushed; }
    [[nodiscard]] uint64_t brushedAxes() const { return m_brushAxes; }
    [[nodiscard]] int brushedCount() const { return static_cast<int>(m_brushed.count); }
    Q_INVOKABLE void clearBrush();
    /// Runs the statement that makes the variable `brushed` of the points, for all to see.
    Q_INVOKABLE void brushToVariable();

    /// The frame that is being drawn in item pixels, or an empty one.
    [[nodiscard]] QRectF frameRect() const { return m_frameRect; }

    [[nodiscard]] const OneFigureSnapshot* figure() const;
    /// Colours of the theme, or those that fit the figure's own ground.
    [[nodiscard]] FigurePalette palette() const;
    [[nodiscard]] const std::vector<PlotView>& views() const { return m_views; }
    [[nodiscard]] Workbench* workbench() const { return m_workbench; }
    /// How often the data were drawn; any thread.
    [[nodiscard]] int drawnTimes() const { return *m_drawn; }
    void componentComplete() override;

Q_SIGNALS:
    void readoutChanged();
    void viewChanged();
    void boxModeChanged();
    void brushModeChanged();
    void choicesChanged();
    void brushChanged();
    void tipsChanged();

protected:
    QSGNode* updatePaintNode(QSGNode* old, UpdatePaintNodeData* data) override;
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void itemChange(ItemChange change, const ItemChangeData& data) override;
    void wheelEvent(QWheelEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void hoverLeaveEvent(QHoverEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    /// Places that the user chose, with the scales that they are places of.
    struct Zoom {
        Range x, y;
        bool logX = false, logY = false;
    };
    void takeFrame();
    /// What the user chose to see of a figure's images.
    struct Choice {
        int64_t slice = 0;
        ImagePart part = ImagePart::Magnitude;
    };
    // --- (figure_choices.cpp)
    /// Puts what the user chose in place of the script's.
    void applyChoices();
    void choiceMade();
    Choice& choiceOf(int figure);
    [[nodiscard]] const ImageSnapshot* choiceImage(bool complex) const;
    void makeViews();
    void viewMoved();
    void show(const PlotView& view, const Range& x, const Range& y);
    void zoomToFrame();
    /// Turns axes by a drag, or moves them when they are not to turn.
    void turn(const PlotView& view, QPointF moved);
    /// The turn of axes, made from how they are seen now.
    SpaceTurn& turnOf(const PlotView& view);
    void brushFrame(const PlotView& view, const QRectF& frame);
    void renewBrush();
    // --- data tips (figure_tips.cpp)
    /// Pins the element at the place, or takes away the tip there.
    void clickTip(QPointF place);
    void pinNearest(QPointF place, double radius);
    /// The newest tip goes to the next element, or to one before it.
    void moveTip(int64_t by);
    void removeTip(std::size_t number);
    /// Tips of what is gone go, those of what has changed are read again.
    void renewTips();
    void addTip(DataTip tip);
    void replaceTip(const DataTip& before, const std::optional<DataTip>& now);
    void hoverTip(QPointF place);
    /// Runs the search on the engine's thread and gives what it found here.
    void askTip(std::function<std::optional<DataTip>()> search,
                std::function<void(const std::optional<DataTip>&)> then);
    [[nodiscard]] PlotView* viewAt(QPointF place);
    [[nodiscard]] const AxesSnapshot* axesOf(uint64_t id) const;
    void setReadout(const QString& text);
    /// The script wants clicks on figures or keys: the cursor is a cross and keys come here.
    void followPicking();
    /// Gives the place to the script that waits for it; false when none does.
    bool pick(QPointF place, int button, bool key);
    void readAt(QPointF place);
    void readElement(const FigureData& data, int64_t index, const QString& label,
                     const FigureData& imaginary = {});

    std::shared_ptr<std::atomic<int>> m_drawn = std::make_shared<std::atomic<int>>(0);
    Workbench* m_workbench = nullptr;
    AxesItem* m_below = nullptr;
    AxesItem* m_axes = nullptr;
    std::shared_ptr<const FigureFrame> m_frame;
    ColorRange m_colorRange{this};
    std::optional<OneFigureSnapshot> m_recolored; ///< the figure with choices of the user's
    std::map<int, Choice> m_choices;              ///< by figures
    std::vector<PlotView> m_views;
    std::map<uint64_t, Zoom> m_zoom;       ///< by axes; present when the user moved the view
    std::map<uint64_t, SpaceTurn> m_turns; ///< the same of axes in space
    QPointF m_last;
    QPointF m_pointer{-1, -1}; ///< on the screen, when last seen
    QPointF m_hovered;         ///< the same in the item
    uint64_t m_dragged = 0;
    bool m_boxMode = false;
    bool m_framing = false; ///< this drag draws a frame
    bool m_brushMode = false;
    bool m_brushAdds = false; ///< this drag frames more points
    uint64_t m_brushAxes = 0;
    std::vector<BrushBox> m_brushBoxes;
    Brushed m_brushed;
    int m_brushNumber = 0; ///< of the newest search
    QPointF m_pressed;
    QRectF m_frameRect;
    std::vector<DataTip> m_tips;
    bool m_clicked = false;       ///< this press may become a click
    std::size_t m_tipsBefore = 0; ///< at the last click, for a double click
    std::shared_ptr<std::atomic<int>> m_hoverNumber = std::make_shared<std::atomic<int>>(0);
    QString m_readout, m_wanted;
    int m_readNumber = 0;
    uint64_t m_maxRange = uint64_t(1) << 27;
    uint32_t m_taps = 4;
};

} // namespace vitrine::app
