// SPDX-License-Identifier: Apache-2.0
#pragma once
// The retained graphics objects: figures hold axes, axes hold images and lines. They are handle
// objects of the language (h.CData, set(h,…)); data stay where they are, only limits are computed,
// when a snapshot is made. Owned by the FigureStore; engine thread only.
#include "figure/axes_space.h"
#include "figure/figure_layout.h"
#include "figure/figure_snapshot.h"
#include "figure/group_object.h"
#include "figure/paper.h"
#include "figure/polar_axes.h"
#include "figure/property_link.h"

namespace vitrine {

class ImageObject final : public GraphicsObject {
public:
    ImageObject() : GraphicsObject("matlab.graphics.primitive.Image", "image") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] int64_t rows() const;
    [[nodiscard]] int64_t columns() const;
    [[nodiscard]] int64_t channels() const;
    /// Of numbers beyond the second dimension, those that are not colours.
    [[nodiscard]] int64_t slices() const;
    /// Centres of the first and last pixel; after one place alone pixels are one unit apart.
    [[nodiscard]] Limits centres(bool alongX) const;

    RangedData data;
    Value complexData;                ///< CData when it is complex; data has its real parts
    Ref<Tensor> imaginary;            ///< its imaginary parts
    std::array<Limits, 4> partLimits; ///< of its parts, by ImagePart
    AlphaValues alpha;
    bool scaled = true;
    bool interpolate = false;
    Limits xdata, ydata; ///< centres of the first and last pixel; automatic: 1 … n
    std::string variable;
    uint32_t line = 0;
};

/// What is drawn along points: plot, stairs, stem, errorbar and scatter.
class LineObject final : public GraphicsObject {
public:
    explicit LineObject(LineForm form = LineForm::Line);
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] int64_t count() const { return y.tensor() ? y.tensor()->count() : 0; }
    /// Of error bars: their ends move with the places or values.
    bool moveBars(bool places, const Value& values);

    const LineForm form;
    RangedData x; ///< without a tensor: 1 … n
    RangedData y;
    RangedData z;           ///< without a tensor: 0
    Ref<Tensor> theta, rho; ///< in polar axes, of which x and y are made
    double polarLow = 0;    ///< the distance that x and y have in the middle
    RangedData low, high;   ///< error bars: their ends; without a tensor: none
    RangedData left, right; ///< the same along x
    float capSize = 6;      ///< points
    Ref<Tensor> marked;     ///< 'MarkerIndices': numbers of points with markers; null: all
    Ref<Tensor> sizes;      ///< scatter: areas in square points, one or one a point
    RangedData colorData;   ///< scatter: values for the colormap, or n × 3
    double base = 0;        ///< stem: where stems begin
    Color color{};
    float colorAlpha = 1;
    float width = 0.5f;
    std::string style = "-";
    std::string marker = "none";
    float markerSize = 6;
    int series = 0; ///< which of the axes' colours it has, from 1; 0: one of its own
    MarkerColor face, edge{MarkerColor::Mode::Auto, {}};
    float faceAlpha = 1, edgeAlpha = 1;                ///< of markers of a scatter
    bool flatFaceAlpha = false, flatEdgeAlpha = false; ///< theirs are the points' own
    AlphaValues alpha{AlphaValues::Mapping::Scaled, {}};
    std::string name;
    uint32_t line = 0;

private:
    [[nodiscard]] Value errorProperty(std::string_view key) const;
    bool setErrorProperty(std::string_view key, const Value& value);
    bool setColor(const Value& value);
    bool setMarked(const Value& value);
};

/// Filled areas: bar and histogram, area, patch and fill.
class FillObject final : public GraphicsObject {
public:
    /// Bars with edges of bins are a histogram.
    explicit FillObject(FillForm form, Ref<Tensor> edges = nullptr);
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    /// What the fill covers along x or y before limits are rounded.
    [[nodiscard]] Range extent(bool alongX, const RangeReader& read, RangeOf of) const;

    /// Finds the triangles of polygons if their corners have changed.
    void triangulatePolygons() const;
    /// A histogram's; an infinite one is as far out as its neighbour's bin is wide.
    [[nodiscard]] std::vector<double> drawnEdges() const;
    /// A histogram whose bins are not all of one width.
    [[nodiscard]] bool hasUnequalBins() const;
    /// The corners of what a histogram is drawn as: along its steps, or four of each bar.
    struct Corners {
        Ref<Tensor> x, y;
    };
    [[nodiscard]] Corners stepCorners() const;
    [[nodiscard]] Corners barCorners() const;

    /// A histogram's data, how its bins are chosen (names and values of histcounts), and who counts
    /// again.
    struct Counting {
        Value data;
        std::map<std::string, Value, std::less<>> options;
        std::function<void(FillObject&)> count;
    };

    const FillForm form;
    Ref<Tensor> edges;  ///< of a histogram's bins; null: none
    bool steps = false; ///< 'DisplayStyle' 'stairs': a line around the bars
    std::shared_ptr<Counting> counting;
    RangedData x, y;      ///< places and values; polygons: corners, a polygon a column
    bool stacked = false; ///< bars: 'BarLayout'
    Ref<Tensor> values;   ///< what y was before it was stacked
    RangedData bottom;    ///< where bars and areas begin; without a tensor: base
    mutable Ref<Tensor> triangleX, triangleY; ///< polygons: three corners a triangle, when wanted
    double base = 0;
    double width = 0.8; ///< bars: in units of x
    double share = 0.8; ///< bars: of the room that each has
    double shift = 0;   ///< bars of a group: from x
    double spacing = 1; ///< between neighbours
    bool horizontal = false;
    MarkerColor face{MarkerColor::Mode::Fixed, {}};
    MarkerColor edge{MarkerColor::Mode::Fixed, {}};
    RangedData colorData; ///< bars whose face is flat: values for the colormap, or n × 3
    float alpha = 1, edgeAlpha = 1;
    float edgeWidth = 0.5f;
    std::string edgeStyle = "-";
    VertexMarks marks; ///< of polygons
    int series = 0;    ///< which of the axes' colours it has, from 1; 0: one of its own
    std::string name;
    uint32_t line = 0;

private:
    /// The colours of the bars: those given, or the face's for each.
    [[nodiscard]] Value colorsOfBars() const;
    /// Where the tips of the bars are, along their places or their values.
    [[nodiscard]] Value barEnds(bool places) const;
    bool setColorsOfBars(const Value& value);
    [[nodiscard]] Value binProperty(std::string_view name) const;
    bool setBinProperty(std::string_view name, const Value& value);
    /// Places or values; false where what lies above would have to move, too.
    bool setCoordinates(bool places, const Value& value);
    void respace();
};

/// A text at a place of the data.
class TextObject final : public GraphicsObject {
public:
    TextObject() : GraphicsObject("matlab.graphics.primitive.Text", "text") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] Value extent() const;

    TextSnapshot text;
};

/// xline and yline.
class ConstantLineObject final : public GraphicsObject {
public:
    ConstantLineObject()
        : GraphicsObject("matlab.graphics.chart.decoration.ConstantLine", "constantline") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;

    ConstantLineSnapshot constant;
};

/// Who draws a snapshot: the device from its own memory, or the host into a file.
enum class DrawnBy : uint8_t { Device, Host };

/// What is drawn as lines, fills and texts of its own making.
class ChartObject : public GraphicsObject {
public:
    using GraphicsObject::GraphicsObject;
    /// What the object covers along x or y.
    [[nodiscard]] virtual Range extent(bool alongX) const = 0;
    /// What it covers along z; nothing for what lies in the plane.
    [[nodiscard]] virtual Range heights() const { return {}; }
    /// Drawn into space, at heights of its own or those of the axes' limits.
    [[nodiscard]] virtual bool hasDepth() const { return false; }
    /// Values that the colormap shows.
    [[nodiscard]] virtual Range colorRange() const { return {}; }
    /// Limits along x or y end where the object does, not at round numbers beyond it.
    [[nodiscard]] virtual bool hasExactLimits(bool alongX) const {
        (void)alongX;
        return false;
    }
    /// One with the same data; its other properties are as new.
    [[nodiscard]] virtual Ref<ChartObject> another() const = 0;
    /// The next colour of the axes' order.
    virtual void takeColor(const Color& color) { (void)color; }
    /// Adds what is drawn to axes whose limits and colours are known.
    virtual void draw(AxesSnapshot& axes, DrawnBy by) const = 0;

    int series = 0; ///< which of the axes' colours it has, from 1; 0: one of its own
};

class GraphicsDefaults;

/// How limits are found from data: at round numbers, at the data's ends, or a little beyond.
enum class LimitMethod : uint8_t { TickAligned, Tight, Padded };

class AxesObject final : public GraphicsObject {
public:
    AxesObject() : GraphicsObject("matlab.graphics.axis.Axes", "axes") {}
    ~AxesObject() override;
    AxesObject(const AxesObject&) = delete;
    AxesObject& operator=(const AxesObject&) = delete;
    /// Adds an object to one of the lists below.
    template <typename T, typename U>
    void adopt(std::vector<Ref<T>>& list, const Ref<U>& object) {
        object->setParent(this);
        list.push_back(object);
        beginWithDefaults(*object);
    }
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    void wasRead(std::string_view name) const override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    /// Removes the content and resets limits, labels and directions; the place and colormap stay.
    void clear();
    /// Removes the content alone.
    void clearContent();
    /// Everything that the others have but for their content, links and sides.
    void takeLook(const AxesObject& of);
    [[nodiscard]] std::string choices(std::string_view name) const override;
    /// All that is in the axes, the newest first.
    [[nodiscard]] std::vector<Ref<GraphicsObject>> content() const;
    /// Removes one object; nothing happens when it is elsewhere.
    void remove(const GraphicsObject& object);
    /// Gives an object of these axes to others or to a group that lies in some; false when it is
    /// none.
    bool give(GraphicsObject& object, GraphicsObject& parent);
    /// Limits that the content asks for, or those that were set.
    [[nodiscard]] Limits limitsOfX(const RangeReader& read) const;
    [[nodiscard]] Limits limitsOfY(const RangeReader& read) const;
    [[nodiscard]] Limits limitsOfZ(const RangeReader& read) const;
    [[nodiscard]] Limits limitsOfColor(const RangeReader& read) const;
    [[nodiscard]] Limits limitsOfAlpha(const RangeReader& read) const;
    /// The box around the data as it is drawn.
    [[nodiscard]] AxesBox box(const RangeReader& read) const;
    /// Drawn in space: something has depth, or the view is not from above.
    [[nodiscard]] bool inSpace() const;
    /// Gives the object the next of the axes' colours, and lines the style that goes with it.
    void giveColor(LineObject& line);
    void giveColor(FillObject& fill);
    void giveColor(ChartObject& chart);
    void skipColor() { ++m_nextColor; }
    /// Number from 1 in the order of colours.
    [[nodiscard]] Color colorOf(int series) const;
    /// Another order: what has a colour of it follows.
    void setColorOrder(std::vector<Color> given);
    /// Width and height of the figure in pixels.
    [[nodiscard]] std::array<double, 2> figureSize() const;
    void setLimitMethod(LimitMethod method) { limitMethods.fill(method); }

    std::shared_ptr<GraphicsDefaults> defaults; ///< of what is adopted; null: none
    RangeReader reader;                         ///< for limits that are asked for as properties

    std::array<float, 4> position{0.13f, 0.11f, 0.775f, 0.815f};
    std::vector<Ref<ImageObject>> images;
    std::vector<Ref<LineObject>> lines;
    std::vector<Ref<FillObject>> fills;
    std::vector<Ref<TextObject>> texts;
    std::vector<Ref<ConstantLineObject>> constants;
    std::vector<Ref<ChartObject>> charts;
    std::vector<Ref<GroupObject>> groups;
    PolarAxes polar;
    AxesSpace space; ///< surfaces, lights, the camera and the third axis
    Limits xlimits, ylimits, climits;
    Limits alimits;                            ///< 'ALim': numbers that are transparent and opaque
    std::array<LimitMethod, 3> limitMethods{}; ///< of x, y and z
    bool reverseY = false;
    bool logX = false, logY = false;
    bool equal = false;
    bool grid = false;
    bool colorbar = false;
    bool legend = false;
    bool hold = false;
    /// What x, y and z of the plot at hand are, which begins with emptied axes.
    struct RulerTime {
        TimeKind kind = TimeKind::None;
        std::string format;
    };
    std::array<RulerTime, 3> comingTimes;
    bool intoGroup = false;   ///< what is drawn next goes into a group, and empties nothing
    bool keepsStyle = false;  ///< 'NextPlot' 'replacechildren': plots replace the content alone
    std::vector<Color> order; ///< 'ColorOrder'; empty: the usual one
    std::vector<std::string> styleOrder; ///< 'LineStyleOrder', followed when colours repeat
    std::string colormap = "parula";
    std::vector<Color> colors = colormapColors("parula");
    std::string title, xlabel, ylabel;
    AxesStyle style;
    Ref<PropertyLink> limitsLink; ///< linkaxes
    Ref<AxesObject> twin;         ///< yyaxis: the right side of these axes
    AxesObject* left = nullptr;   ///< yyaxis: the axes whose right side these are

    /// The style that right sides keep whatever is drawn.
    void resetSide();

private:
    /// Adds what lines and fills cover; true when something of the kind wants its exact edges.
    [[nodiscard]] Range contentRange(bool alongX, const RangeReader& read) const;
    /// The properties of the third axis and the camera; false or nothing for all others.
    [[nodiscard]] Value spaceProperty(std::string_view name) const;
    bool setSpaceProperty(std::string_view name, const Value& value);
    [[nodiscard]] std::string spaceChoices(std::string_view name) const;
    [[nodiscard]] Limits limitsAlong(bool alongX, const RangeReader& read) const;
    [[nodiscard]] Value labelOf(std::string_view name) const;
    /// In the axes' units; outer: with the room for labels.
    [[nodiscard]] Value positionValue(bool outer) const;
    bool setPosition(const Value& value, bool outer);
    /// TightInset and LooseInset, in the axes' units; nothing for all others.
    [[nodiscard]] Value insetValue(std::string_view name) const;
    bool setLooseInset(const Value& value);
    void beginWithDefaults(GraphicsObject& object);
    /// 'Children' in another order: what comes first lies above the others.
    bool setChildren(const Value& value);
    /// Limit methods, orders of colours and styles; false or nothing for all others.
    /// The style that goes with the line's number.
    void giveStyle(LineObject& line) const;
    [[nodiscard]] Value orderProperty(std::string_view name) const;
    bool setOrderProperty(std::string_view name, const Value& value);
    /// Starts the order of colours anew.
    void resetOrder();
    int m_nextColor = 0;
};

class FigureObject final : public GraphicsObject {
public:
    FigureObject(int number, RangeReader read,
                 const std::shared_ptr<const GraphicsDefaults>& defaults = nullptr);
    [[nodiscard]] int number() const { return m_number; }
    ~FigureObject() override;
    FigureObject(const FigureObject&) = delete;
    FigureObject& operator=(const FigureObject&) = delete;
    /// Makes axes its youngest child.
    void adopt(const Ref<AxesObject>& axes);
    /// Axes with the figure's colours, which are none of its children yet.
    [[nodiscard]] Ref<AxesObject> makeAxes() const;
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    void clear();
    /// The current axes; made when there are none.
    AxesObject& axes();
    /// Axes of the whole figure from 0 to 1 above all others, for annotations.
    AxesObject& overlayAxes();

    std::string name;
    std::array<double, 4> position{100, 100, 560, 420}; ///< pixels; the size is that of pictures
    std::string units = "pixels";                       ///< in which scripts give the position
    std::array<double, 2> screen{1024, 768};            ///< pixels
    ThemeColor ground;                                  ///< 'Color'; nothing: of the theme
    bool seeThrough = false; ///< 'Color' is 'none': files have no ground where they can do without
    Paper paper;
    std::vector<Ref<AxesObject>> children;
    Ref<AxesObject> current;
    Ref<AxesObject> overlay;
    FigureTitles titles; ///< of all axes together
    TileGrid tiles;
    bool numbered = true;            ///< 'NumberTitle'
    bool linked = false;             ///< linkdata: data follow their sources
    std::string toolbar = "auto";    ///< 'ToolBar': "none" hides the tools
    std::string colormap = "parula"; ///< of new axes
    std::vector<Color> colors = colormapColors("parula");
    std::vector<Color> order; ///< of lines in new axes; empty: the usual one

    void setColormap(std::string name, std::vector<Color> map);

private:
    bool setPosition(const Value& value);
    int m_number;
    RangeReader m_read;
    std::shared_ptr<GraphicsDefaults> m_defaults; ///< its own, then those of the root
};

} // namespace vitrine
