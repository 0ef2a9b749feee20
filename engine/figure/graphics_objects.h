// SPDX-License-Identifier: Apache-2.0
#pragma once
// The retained graphics objects: figures hold axes, axes hold images and lines. They are handle
// objects of the language (h.CData, set(h,…)); data stay where they are, only limits are computed,
// when a snapshot is made. Owned by the FigureStore; engine thread only.
#include "figure/colormap.h"
#include "figure/figure_snapshot.h"
#include "value/containers.h"

#include <functional>

namespace vitrine {

/// Smallest and largest finite element of an array, wherever it lives; nothing when there is none.
using Range = std::optional<std::pair<double, double>>;
using RangeReader = std::function<Range(const Ref<Tensor>&)>;

class GraphicsObject : public ObjectValue {
public:
    GraphicsObject(std::string className, std::string type);
    [[nodiscard]] uint64_t id() const { return m_id; }
    /// False after close, clf or delete: the object is in no figure any more.
    [[nodiscard]] bool isValid() const { return m_valid; }
    void invalidate() { m_valid = false; }
    [[nodiscard]] Ref<ObjectValue> copy() const override;
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;

    bool visible = true;
    Value userData;
    std::string tag;

private:
    uint64_t m_id;
    std::string m_type;
    bool m_valid = true;
};

/// Data and its range, read once per array.
class RangedData {
public:
    void set(Ref<Tensor> tensor);
    [[nodiscard]] const Ref<Tensor>& tensor() const { return m_tensor; }
    /// Nothing while nobody can read.
    [[nodiscard]] Range range(const RangeReader& read) const;

private:
    Ref<Tensor> m_tensor;
    mutable bool m_known = false;
    mutable Range m_range;
};

class ImageObject final : public GraphicsObject {
public:
    ImageObject() : GraphicsObject("matlab.graphics.primitive.Image", "image") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] int64_t rows() const;
    [[nodiscard]] int64_t columns() const;
    [[nodiscard]] int64_t channels() const;

    RangedData data;
    bool scaled = true;
    bool interpolate = false;
    Limits xdata, ydata; ///< centres of the first and last pixel; automatic: 1 … n
    std::string variable;
    uint32_t line = 0;
};

class LineObject final : public GraphicsObject {
public:
    LineObject() : GraphicsObject("matlab.graphics.chart.primitive.Line", "line") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;

    RangedData x; ///< without a tensor: 1 … n
    RangedData y;
    Color color{};
    float width = 0.5f;
    std::string style = "-";
    std::string marker = "none";
    float markerSize = 6;
    std::string name;
    uint32_t line = 0;
};

class AxesObject final : public GraphicsObject {
public:
    AxesObject() : GraphicsObject("matlab.graphics.axis.Axes", "axes") {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    /// Removes the content and resets limits, labels and directions; the place and colormap stay.
    void clear();
    /// Limits that the content asks for, or those that were set.
    [[nodiscard]] Limits limitsOfX(const RangeReader& read) const;
    [[nodiscard]] Limits limitsOfY(const RangeReader& read) const;
    [[nodiscard]] Limits limitsOfColor(const RangeReader& read) const;
    [[nodiscard]] int takeColorIndex() { return m_nextColor++; }

    RangeReader reader; ///< for limits that are asked for as properties

    std::array<float, 4> position{0.13f, 0.11f, 0.775f, 0.815f};
    std::vector<Ref<ImageObject>> images;
    std::vector<Ref<LineObject>> lines;
    Limits xlimits, ylimits, climits;
    bool tight = false;
    bool reverseY = false;
    bool equal = false;
    bool grid = false;
    bool colorbar = false;
    bool legend = false;
    bool hold = false;
    std::string colormap = "parula";
    std::vector<Color> colors = colormapColors("parula");
    std::string title, xlabel, ylabel;

private:
    int m_nextColor = 0;
};

class FigureObject final : public GraphicsObject {
public:
    FigureObject(int number, RangeReader read)
        : GraphicsObject("matlab.ui.Figure", "figure"), m_number(number), m_read(std::move(read)) {}
    [[nodiscard]] int number() const { return m_number; }
    /// Axes with the figure's colours, which are none of its children yet.
    [[nodiscard]] Ref<AxesObject> makeAxes() const;
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    void clear();
    /// The current axes; made when there are none.
    AxesObject& axes();

    std::string name;
    std::vector<Ref<AxesObject>> children;
    Ref<AxesObject> current;
    std::string colormap = "parula"; ///< of new axes
    std::vector<Color> colors = colormapColors("parula");

private:
    int m_number;
    RangeReader m_read;
};

/// A colour from "r", "#ff8000" or [r g b]; false when it is none.
bool colorFromValue(const Value& value, Color& color);
[[nodiscard]] Value colorValue(const Color& color);

} // namespace vitrine
