// SPDX-License-Identifier: Apache-2.0
#pragma once
// Handles of what belongs to axes: title and labels, colour bar, legend. They hold the axes and
// nothing of their own; each question makes a new one. Engine thread.
#include "figure/tile_places.h"

namespace vitrine {

/// A title or label.
class LabelObject final : public GraphicsObject {
public:
    /// The text and its style lie in the owner.
    LabelObject(Ref<GraphicsObject> owner, std::string* text, LabelStyle* style)
        : GraphicsObject("matlab.graphics.primitive.Text", "label"), m_owner(std::move(owner)),
          m_text(text), m_style(style) {}
    [[nodiscard]] Value parentValue() const override { return m_owner; }
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] bool hasNoEffect(std::string_view name) const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] bool equals(const ObjectValue& other) const override {
        const auto* label = dynamic_cast<const LabelObject*>(&other);
        return label && label->m_text == m_text;
    }

private:
    /// Null when it belongs to a figure, which places its texts itself.
    [[nodiscard]] AxesObject* axes() const;
    [[nodiscard]] bool isOfColorbar() const;
    /// From below to above, unless it is turned.
    [[nodiscard]] bool runsUp() const;
    [[nodiscard]] std::array<double, 3> usualPlace() const;
    [[nodiscard]] std::array<double, 3> converted(const std::array<double, 3>& place,
                                                  const std::string& from,
                                                  const std::string& to) const;
    /// Place, alignment and box; nothing for other names and labels of figures.
    [[nodiscard]] Value placeProperty(std::string_view name) const;
    bool setPlaceProperty(std::string_view name, const Value& value);
    Ref<GraphicsObject> m_owner;
    std::string* m_text;
    LabelStyle* m_style;
};

[[nodiscard]] inline bool isLabel(const Value& value) {
    return value.kind() == Kind::Object && dynamic_cast<LabelObject*>(&value.objectValue());
}

/// ax.XAxis, ax.YAxis, ax.ZAxis: the properties of one axis, which are the axes' own.
class RulerObject final : public GraphicsObject {
public:
    /// letter: x, y or z.
    RulerObject(Ref<AxesObject> axes, char letter)
        : GraphicsObject("matlab.graphics.axis.decorator.NumericRuler", "numericruler"),
          m_axes(std::move(axes)), m_letter(letter) {}
    [[nodiscard]] AxesObject& axes() const { return *m_axes; }
    [[nodiscard]] char letter() const { return m_letter; }
    [[nodiscard]] Value parentValue() const override { return m_axes; }
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] bool hasNoEffect(std::string_view name) const override;
    [[nodiscard]] bool equals(const ObjectValue& other) const override {
        const auto* ruler = dynamic_cast<const RulerObject*>(&other);
        return ruler && ruler->m_axes.get() == m_axes.get() && ruler->m_letter == m_letter;
    }

private:
    [[nodiscard]] RulerStyle& ruler() const;
    [[nodiscard]] int exponent() const;
    /// What the axes call it; "" for a name that no ruler has.
    [[nodiscard]] std::string nameInAxes(std::string_view name) const;
    Ref<AxesObject> m_axes;
    char m_letter;
};

class ColorbarObject final : public GraphicsObject {
public:
    explicit ColorbarObject(Ref<AxesObject> axes)
        : GraphicsObject("matlab.graphics.illustration.ColorBar", "colorbar"),
          m_axes(std::move(axes)) {}
    [[nodiscard]] Value parentValue() const override { return m_axes->parentValue(); }
    [[nodiscard]] AxesObject& axes() const { return *m_axes; }
    [[nodiscard]] Ref<LabelObject> label() const;
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;

private:
    [[nodiscard]] std::array<double, 4> box() const;
    bool setPosition(const Value& value);
    /// Place, marks and fonts; nothing and false for other names.
    [[nodiscard]] Value lookProperty(std::string_view name) const;
    bool setLookProperty(std::string_view name, const Value& value);
    Ref<AxesObject> m_axes;
};

class LegendObject final : public GraphicsObject {
public:
    explicit LegendObject(Ref<AxesObject> axes)
        : GraphicsObject("matlab.graphics.illustration.Legend", "legend"), m_axes(std::move(axes)) {
    }
    [[nodiscard]] Value parentValue() const override { return m_axes->parentValue(); }
    [[nodiscard]] AxesObject& axes() const { return *m_axes; }
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    /// What a legend lists, the oldest first.
    [[nodiscard]] static std::vector<Ref<GraphicsObject>> entries(const AxesObject& axes);
    /// Names of the entries in turn; those without one are data1, data2, …
    static void name(const AxesObject& axes, const std::vector<std::string>& names);

private:
    /// In shares of the figure; near where it is painted when the script did not place it.
    [[nodiscard]] std::array<double, 4> box() const;
    [[nodiscard]] Value lookProperty(std::string_view name) const;
    bool setLookProperty(std::string_view name, const Value& value);
    bool setPosition(const Value& value);
    Ref<AxesObject> m_axes;
};

/// Of [l,icons] = legend(…): the name of an entry, or what stands before it.
class LegendIconObject final : public GraphicsObject {
public:
    enum class Part : uint8_t { Name, Line, Mark, Face };
    LegendIconObject(Ref<AxesObject> axes, Ref<GraphicsObject> of, Part part);
    [[nodiscard]] Value parentValue() const override { return makeRef<LegendObject>(m_axes); }
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] bool hasNoEffect(std::string_view name) const override;
    /// The name and what stands before it, for each entry.
    [[nodiscard]] static std::vector<Ref<GraphicsObject>> all(const Ref<AxesObject>& axes);

private:
    [[nodiscard]] LegendIcon& icon() const;
    Ref<AxesObject> m_axes;
    Ref<GraphicsObject> m_of;
    Part m_part;
};

/// h.Annotation.LegendInformation: whether legends name the object.
class LegendEntryObject final : public GraphicsObject {
public:
    explicit LegendEntryObject(Ref<GraphicsObject> of)
        : GraphicsObject("matlab.graphics.eventdata.LegendEntry", "legendentry"),
          m_of(std::move(of)) {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override {
        return {"IconDisplayStyle"};
    }

private:
    Ref<GraphicsObject> m_of;
};

/// h.Annotation, which holds the entry above.
class AnnotationObject final : public GraphicsObject {
public:
    explicit AnnotationObject(Ref<GraphicsObject> of)
        : GraphicsObject("matlab.graphics.eventdata.Annotation", "annotation"),
          m_of(std::move(of)) {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override {
        return {"LegendInformation"};
    }

private:
    Ref<GraphicsObject> m_of;
};

/// h.BaseLine of stems, bars and areas.
class BaselineObject final : public GraphicsObject {
public:
    explicit BaselineObject(Ref<GraphicsObject> of)
        : GraphicsObject("matlab.graphics.axis.decorator.Baseline", "baseline"),
          m_of(std::move(of)) {}
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override {
        return {"BaseValue", "Color", "LineStyle", "LineWidth", "Visible"};
    }
    [[nodiscard]] bool equals(const ObjectValue& other) const override {
        const auto* line = dynamic_cast<const BaselineObject*>(&other);
        return line && line->m_of.get() == m_of.get();
    }

private:
    [[nodiscard]] double* base() const;
    /// Null when the object lies in no axes.
    [[nodiscard]] BaselineStyle* style() const;
    Ref<GraphicsObject> m_of;
};

/// ax.Toolbar: whether tools are offered.
class ToolbarObject final : public GraphicsObject {
public:
    explicit ToolbarObject(Ref<AxesObject> axes)
        : GraphicsObject("matlab.ui.controls.AxesToolbar", "axestoolbar"), m_axes(std::move(axes)) {
    }
    [[nodiscard]] Value parentValue() const override { return m_axes; }
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] bool equals(const ObjectValue& other) const override {
        const auto* toolbar = dynamic_cast<const ToolbarObject*>(&other);
        return toolbar && toolbar->m_axes.get() == m_axes.get();
    }

private:
    Ref<AxesObject> m_axes;
};

/// lgd.Title: the legend's first line.
class LegendTitleObject final : public GraphicsObject {
public:
    explicit LegendTitleObject(Ref<AxesObject> axes)
        : GraphicsObject("matlab.graphics.illustration.legend.Text", "legendtitle"),
          m_axes(std::move(axes)) {}
    [[nodiscard]] Value parentValue() const override { return makeRef<LegendObject>(m_axes); }
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] bool equals(const ObjectValue& other) const override {
        const auto* title = dynamic_cast<const LegendTitleObject*>(&other);
        return title && title->m_axes.get() == m_axes.get();
    }

private:
    Ref<AxesObject> m_axes;
};

/// What tiledlayout gives back: the arrangement of a figure, or one inside of it, which has a
/// title.
class LayoutObject final : public GraphicsObject {
public:
    /// inner: null for the figure's own.
    explicit LayoutObject(Ref<FigureObject> figure, std::shared_ptr<TileGrid::Inner> inner = {})
        : GraphicsObject("matlab.graphics.layout.TiledChartLayout", "tiledlayout"),
          m_figure(std::move(figure)), m_inner(std::move(inner)) {}
    [[nodiscard]] Value parentValue() const override { return m_figure; }
    [[nodiscard]] FigureObject& figure() const { return *m_figure; }
    [[nodiscard]] TileGrid& tiles() const { return m_inner ? m_inner->tiles : m_figure->tiles; }
    /// Its number among the members of the layout that it lies in; 0: it is the figure's own.
    [[nodiscard]] uint64_t member() const { return m_inner ? m_inner->id : 0; }
    [[nodiscard]] FigureTitles& titles() const {
        return m_inner ? m_inner->titles : m_figure->titles;
    }
    /// The text behind 'Title', 'Subtitle', 'XLabel' or 'YLabel', in any case; null for others.
    [[nodiscard]] FigureTitle* text(std::string_view property) const;
    /// One of them as an object that keeps them.
    [[nodiscard]] Ref<LabelObject> label(FigureTitle& text) const {
        return makeRef<LabelObject>(makeRef<LayoutObject>(m_figure, m_inner), &text.text,
                                    &text.style);
    }
    [[nodiscard]] bool equals(const ObjectValue& other) const override {
        const auto* layout = dynamic_cast<const LayoutObject*>(&other);
        return layout && layout->m_figure.get() == m_figure.get() && layout->m_inner == m_inner;
    }
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] std::string choices(std::string_view name) const override;

private:
    Ref<FigureObject> m_figure;
    std::shared_ptr<TileGrid::Inner> m_inner;
};

/// ax.Layout and those of legends and colour bars: the tile, or the edge of the layout.
class TileOptionsObject final : public GraphicsObject {
public:
    explicit TileOptionsObject(Ref<GraphicsObject> of);
    [[nodiscard]] Value property(std::string_view name) const override;
    bool setProperty(std::string_view name, const Value& value) override;
    [[nodiscard]] std::string choices(std::string_view name) const override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override {
        return {"Tile", "TileSpan"};
    }
    [[nodiscard]] bool equals(const ObjectValue& other) const override {
        const auto* options = dynamic_cast<const TileOptionsObject*>(&other);
        return options && options->m_of->equals(*m_of);
    }

private:
    /// Of a layout null.
    [[nodiscard]] AxesObject* axes() const;
    /// Null where it lies in none.
    [[nodiscard]] FigureObject* figure() const;
    /// Of a legend or colour bar; null for axes and layouts.
    [[nodiscard]] std::string* edge() const;
    [[nodiscard]] TilesOf tiles() const;
    Ref<GraphicsObject> m_of;
};

[[nodiscard]] inline bool isTileOptions(const Value& value) {
    return value.kind() == Kind::Object && dynamic_cast<TileOptionsObject*>(&value.objectValue());
}

/// "NorthEastOutside" as the painter knows it; false for a place that there is none of.
[[nodiscard]] bool legendPlace(std::string& place, const Value& value);
/// Gives the tiles of a layout their places.
void placeTiles(const FigureObject& figure);

} // namespace vitrine
