// SPDX-License-Identifier: Apache-2.0
// The properties of lines, fills, texts and constant lines.
#include "figure/axes_parts.h"
#include "figure/axes_style_properties.h"
#include "figure/units.h"

#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

const char* lineClass(LineForm form) {
    switch (form) {
    case LineForm::Stairs:
        return "matlab.graphics.chart.primitive.Stair";
    case LineForm::Stem:
        return "matlab.graphics.chart.primitive.Stem";
    case LineForm::ErrorBar:
        return "matlab.graphics.chart.primitive.ErrorBar";
    case LineForm::Scatter:
        return "matlab.graphics.chart.primitive.Scatter";
    case LineForm::Line:
        break;
    }
    return "matlab.graphics.chart.primitive.Line";
}

bool isBaseline(std::string_view key) {
    return same(key, "baseline") || same(key, "showbaseline");
}

/// BaseLine is an object of its own, and ShowBaseLine whether it is visible.
Value baselineProperty(const GraphicsObject& object, std::string_view key) {
    const Ref<GraphicsObject> self(const_cast<GraphicsObject*>(&object));
    const auto line = makeRef<BaselineObject>(self);
    return same(key, "baseline") ? Value(line) : line->property("visible");
}

bool setBaselineProperty(GraphicsObject& object, std::string_view key, const Value& value) {
    if (same(key, "baseline"))
        return value.kind() == Kind::Object && dynamic_cast<BaselineObject*>(&value.objectValue());
    return BaselineObject(Ref<GraphicsObject>(&object)).setProperty("visible", value);
}

const char* lineType(LineForm form) {
    constexpr const char* kTypes[] = {"line", "stair", "stem", "errorbar", "scatter"};
    return kTypes[static_cast<std::size_t>(form)];
}

} // namespace

LineObject::LineObject(LineForm of) : GraphicsObject(lineClass(of), lineType(of)), form(of) {
    if (form == LineForm::Scatter) {
        style = "none";
        marker = "o";
        edge.mode = MarkerColor::Mode::Flat;
    }
    if (form == LineForm::Stem) marker = "o";
}

Value LineObject::property(std::string_view key) const {
    const bool scatter = form == LineForm::Scatter;
    if (same(key, "ydata")) return rowOfData(y);
    if (same(key, "xdata")) return x.tensor() ? rowOfData(x) : countingRow(count());
    if (same(key, "zdata")) return rowOfData(z);
    if (theta && same(key, "thetadata"))
        return Value(theta->reshaped(Shape(1, theta->count()))).simplified();
    if (rho && same(key, "rdata")) return Value(rho->reshaped(Shape(1, rho->count()))).simplified();
    if (same(key, "linewidth")) return decimal(width);
    if (same(key, "marker")) return Value::text(marker);
    if (same(key, "displayname")) return Value::text(name);
    if (same(key, "markerfacecolor")) return markerColorValue(face);
    if (same(key, "markeredgecolor")) return markerColorValue(edge);
    if (scatter && same(key, "markerfacealpha"))
        return flatFaceAlpha ? Value::text("flat") : Value(decimal(faceAlpha));
    if (scatter && same(key, "markeredgealpha"))
        return flatEdgeAlpha ? Value::text("flat") : Value(decimal(edgeAlpha));
    if (scatter) {
        if (Value value = alphaProperty(alpha, key); !value.isNothing()) return value;
    }
    if (scatter && same(key, "sizedata")) return sizes ? Value(sizes).simplified() : Value(36.0);
    if (scatter && same(key, "cdata"))
        return colorData.tensor() ? dataValue(colorData) : colorValue(color);
    if (!scatter) {
        if (same(key, "color") && colorAlpha < 1)
            return rowValue(
                {decimal(color[0]), decimal(color[1]), decimal(color[2]), decimal(colorAlpha)});
        if (same(key, "color")) return colorValue(color);
        if (same(key, "linestyle")) return Value::text(style);
        if (same(key, "markersize")) return decimal(markerSize);
        if (form == LineForm::Line && same(key, "markerindices"))
            return marked ? Value(marked->reshaped(Shape(1, marked->count()))).simplified()
                          : countingRow(count());
    }
    if (form == LineForm::ErrorBar) {
        if (Value value = errorProperty(key); !value.isNothing()) return value;
    }
    if (same(key, "seriesindex")) return static_cast<double>(series);
    if (form == LineForm::Stem && same(key, "basevalue")) return base;
    if (form == LineForm::Stem && isBaseline(key)) return baselineProperty(*this, key);
    return GraphicsObject::property(key);
}

bool LineObject::setProperty(std::string_view key, const Value& value) {
    const bool scatter = form == LineForm::Scatter;
    const bool bars = form == LineForm::ErrorBar;
    if (same(key, "ydata")) return bars ? moveBars(false, value) : setData(y, value);
    if (same(key, "xdata")) return bars && x.tensor() ? moveBars(true, value) : setData(x, value);
    if ((theta && same(key, "thetadata")) || (rho && same(key, "rdata"))) {
        if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
        (same(key, "rdata") ? rho : theta) = value.toTensor();
        return true;
    }
    if (bars && !errorProperty(key).isNothing()) return setErrorProperty(key, value);
    if (same(key, "zdata")) {
        if (value.isArray() && value.count() == 0) return z.set(nullptr), true;
        return form != LineForm::ErrorBar && setData(z, value);
    }
    if (same(key, "linewidth")) return setNumber(width, value, 1e-3f);
    if (same(key, "marker")) return setMarker(marker, value);
    if (same(key, "displayname")) return setText(name, value);
    if (same(key, "markerfacecolor")) return setMarkerColor(face, value, scatter);
    if (same(key, "markeredgecolor")) return setMarkerColor(edge, value, scatter);
    if (scatter && (same(key, "markerfacealpha") || same(key, "markeredgealpha"))) {
        const bool ofFace = same(key, "markerfacealpha");
        bool& flat = ofFace ? flatFaceAlpha : flatEdgeAlpha;
        float& whole = ofFace ? faceAlpha : edgeAlpha;
        if (value.isTextScalar()) {
            if (lower(value.toText()) != "flat") return false;
            whole = 1;
            return flat = true;
        }
        if (!setShare(whole, value)) return false;
        flat = false;
        return true;
    }
    if (scatter && !alphaProperty(alpha, key).isNothing()) {
        const bool data = same(key, "alphadata");
        const bool fits = value.isArray() && !value.isTextScalar() &&
                          (value.count() == 1 || value.count() == count());
        return (!data || fits) && setAlphaProperty(alpha, key, value);
    }
    if (scatter && same(key, "sizedata")) {
        if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
        if (value.count() != 1 && value.count() != count()) return false;
        sizes = value.toTensor();
        return true;
    }
    if (scatter && same(key, "cdata")) {
        // Three points with a column have values, with a row one colour.
        const bool column = value.isArray() && value.shape().columns() == 1 && count() == 3;
        if (!column && colorFromValue(value, color)) {
            series = 0;
            return colorData.set(nullptr), true;
        }
        if (!value.isArray() || value.isTextScalar()) return false;
        const bool fits = value.count() == count() ||
                          (value.count() == 3 * count() && value.shape().columns() == 3);
        return fits && setData(colorData, value);
    }
    if (!scatter) {
        if (same(key, "color")) return setColor(value);
        if (form == LineForm::Line && same(key, "markerindices")) return setMarked(value);
        if (same(key, "linestyle")) return setChoice(style, value, kLineStyles);
        if (same(key, "markersize")) return setNumber(markerSize, value, 1e-3f);
    }
    if (form == LineForm::Stem && same(key, "basevalue")) return setNumber(base, value);
    if (form == LineForm::Stem && isBaseline(key)) return setBaselineProperty(*this, key, value);
    if (same(key, "seriesindex")) return setSeries(series, color, *this, value);
    return GraphicsObject::setProperty(key, value);
}

/// Red, green, blue and, of lines, how much of what lies below they cover.
bool LineObject::setColor(const Value& value) {
    Color given{};
    float opacity = 1;
    if (value.isArray() && !value.isTextScalar() && !value.isComplex() && value.count() == 4) {
        const Ref<Tensor> t = value.toTensor();
        opacity = static_cast<float>(t->asDouble(3));
        if (!(opacity >= 0 && opacity <= 1)) return false;
        if (!colorFromValue(rowValue({t->asDouble(0), t->asDouble(1), t->asDouble(2)}), given))
            return false;
    } else if (!colorFromValue(value, given)) {
        return false;
    }
    color = given;
    colorAlpha = opacity;
    series = 0;
    return true;
}

std::vector<std::string> LineObject::propertyNames() const {
    if (form == LineForm::Scatter) {
        return {"SizeData",
                "CData",
                "Marker",
                "MarkerEdgeColor",
                "MarkerFaceColor",
                "MarkerFaceAlpha",
                "MarkerEdgeAlpha",
                "AlphaData",
                "AlphaDataMapping",
                "LineWidth",
                "DisplayName",
                "XData",
                "YData",
                "ZData",
                "SeriesIndex",
                "Visible",
                "Tag",
                "Type"};
    }
    std::vector<std::string> names{
        "Color",      "LineStyle",       "LineWidth",       "Marker",
        "MarkerSize", "MarkerEdgeColor", "MarkerFaceColor", "DisplayName",
        "XData",      "YData",           "Visible",         "Tag",
        "Type"};
    if (form == LineForm::Line || form == LineForm::Stem) names.emplace_back("ZData");
    if (form == LineForm::Stem) {
        names.emplace_back("BaseValue");
        names.emplace_back("ShowBaseLine");
    }
    if (form == LineForm::Line) names.emplace_back("MarkerIndices");
    if (form == LineForm::ErrorBar) {
        for (const char* own :
             {"CapSize", "YNegativeDelta", "YPositiveDelta", "XNegativeDelta", "XPositiveDelta"})
            names.emplace_back(own);
    }
    names.emplace_back("SeriesIndex");
    return names;
}

std::string LineObject::choices(std::string_view key) const {
    if (same(key, "marker")) return markerChoices();
    if (same(key, "linestyle")) return listed(kLineStyles);
    if (form == LineForm::Scatter && same(key, "alphadatamapping")) return listed(kAlphaMappings);
    return GraphicsObject::choices(key);
}

// --- fills

namespace {

const char* fillClass(FillForm form, bool histogram) {
    if (histogram) return "matlab.graphics.chart.primitive.Histogram";
    return form == FillForm::Bars   ? "matlab.graphics.chart.primitive.Bar"
           : form == FillForm::Area ? "matlab.graphics.chart.primitive.Area"
                                    : "matlab.graphics.primitive.Patch";
}

const char* fillType(FillForm form, bool histogram) {
    if (histogram) return "histogram";
    return form == FillForm::Bars ? "bar" : form == FillForm::Area ? "area" : "patch";
}

} // namespace

FillObject::FillObject(FillForm of, Ref<Tensor> binEdges)
    : GraphicsObject(fillClass(of, static_cast<bool>(binEdges)),
                     fillType(of, static_cast<bool>(binEdges))),
      form(of), edges(std::move(binEdges)) {}

Value FillObject::property(std::string_view key) const {
    if (same(key, "facecolor")) return markerColorValue(face);
    if (same(key, "edgecolor")) return markerColorValue(edge);
    if (same(key, "facealpha")) return decimal(alpha);
    if (same(key, "edgealpha")) return decimal(edgeAlpha);
    if (same(key, "linestyle")) return Value::text(edgeStyle);
    if (form == FillForm::Polygons) {
        if (Value value = marksProperty(marks, key); !value.isNothing()) return value;
    }
    if (same(key, "linewidth")) return decimal(edgeWidth);
    if (same(key, "displayname")) return Value::text(name);
    if (edges && (same(key, "xdata") || same(key, "ydata"))) return GraphicsObject::property(key);
    const bool polygons = form == FillForm::Polygons;
    if (same(key, "ydata")) {
        if (values) return Value(values).simplified();
        return polygons ? dataValue(y) : rowOfData(y);
    }
    if (same(key, "xdata") && x.tensor()) return polygons ? dataValue(x) : rowOfData(x);
    if (same(key, "xdata")) return countingRow(y.tensor() ? y.tensor()->count() : 0);
    if (edges) {
        if (same(key, "values")) return dataValue(y);
        if (same(key, "binedges")) return Value(edges).simplified();
        if (same(key, "binwidth")) return width;
        if (same(key, "binlimits"))
            return rowValue({edges->asDouble(0), edges->asDouble(edges->count() - 1)});
        if (same(key, "numbins")) return static_cast<double>(edges->count() - 1);
        if (Value value = binProperty(key); !value.isNothing()) return value;
    } else if (form == FillForm::Bars) {
        if (same(key, "cdata")) return colorsOfBars();
        if (same(key, "xendpoints") || same(key, "yendpoints"))
            return barEnds(same(key, "xendpoints"));
        if (same(key, "barwidth")) return share;
        if (same(key, "barlayout")) return Value::text(stacked ? "stacked" : "grouped");
        if (same(key, "horizontal")) return onOff(horizontal);
    }
    if (form != FillForm::Polygons && !edges && same(key, "basevalue")) return base;
    if (form != FillForm::Polygons && !edges && isBaseline(key))
        return baselineProperty(*this, key);
    if (form != FillForm::Polygons && same(key, "seriesindex")) return static_cast<double>(series);
    return GraphicsObject::property(key);
}

bool FillObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "facecolor") || same(key, "edgecolor")) {
        MarkerColor given;
        const bool ofFace = same(key, "facecolor"), bars = form == FillForm::Bars && !edges;
        if (!setMarkerColor(given, value, ofFace && bars)) return false;
        // A histogram has one of the axes' colours, and of it its edges.
        if (given.mode == MarkerColor::Mode::Auto) return edges && (ofFace || (edge = given, true));
        if (given.mode == MarkerColor::Mode::Flat)
            face.mode = given.mode; // bars without colours of their own keep that of the face
        else
            (ofFace ? face : edge) = given;
        if (ofFace && given.mode == MarkerColor::Mode::Fixed) series = 0;
        return true;
    }
    if (form == FillForm::Bars && !edges && same(key, "cdata")) return setColorsOfBars(value);
    if (form != FillForm::Polygons && same(key, "seriesindex"))
        return setSeries(series, face.color, *this, value);
    if (same(key, "facealpha")) {
        float given = 0;
        if (!setNumber(given, value, 0) || given > 1) return false;
        alpha = given;
        return true;
    }
    if (same(key, "edgealpha")) return setShare(edgeAlpha, value);
    if (same(key, "linestyle")) return setChoice(edgeStyle, value, kLineStyles);
    if (form == FillForm::Polygons && !marksProperty(marks, key).isNothing())
        return setMarksProperty(marks, key, value);
    if (edges && (setBinProperty(key, value))) return true;
    if (same(key, "xdata") || same(key, "ydata")) return setCoordinates(same(key, "xdata"), value);
    if (same(key, "linewidth")) return setNumber(edgeWidth, value, 1e-3f);
    if (same(key, "displayname")) return setText(name, value);
    if (form == FillForm::Bars && !edges && same(key, "horizontal"))
        return setTruth(horizontal, value);
    if (form != FillForm::Polygons && !edges && isBaseline(key))
        return setBaselineProperty(*this, key, value);
    if (form != FillForm::Polygons && same(key, "basevalue"))
        return !bottom.tensor() && setNumber(base, value);
    if (form == FillForm::Bars && !edges && same(key, "barwidth")) {
        double given = 0;
        if (!setNumber(given, value) || given <= 0) return false;
        width *= given / share;
        share = given;
        return true;
    }
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> FillObject::propertyNames() const {
    std::vector<std::string> names{"FaceColor", "EdgeColor", "FaceAlpha",   "EdgeAlpha",
                                   "LineWidth", "LineStyle", "DisplayName", "Visible",
                                   "Tag",       "Type"};
    if (form == FillForm::Polygons) {
        for (const char* own : {"Marker", "MarkerSize", "MarkerEdgeColor", "MarkerFaceColor"})
            names.emplace_back(own);
    }
    if (!edges) {
        names.emplace_back("XData");
        names.emplace_back("YData");
        if (form != FillForm::Polygons) {
            names.emplace_back("BaseValue");
            names.emplace_back("ShowBaseLine");
        }
    }
    if (edges) {
        for (const char* own : {"Values", "BinEdges", "BinLimits", "BinWidth", "NumBins", "Data",
                                "BinCounts", "Normalization", "Orientation", "DisplayStyle"})
            names.emplace_back(own);
    } else if (form == FillForm::Bars) {
        names.emplace_back("CData");
        names.emplace_back("BarLayout");
        names.emplace_back("BarWidth");
        names.emplace_back("Horizontal");
    }
    return names;
}

Range FillObject::extent(bool alongX, const RangeReader& read, RangeOf of) const {
    if (form == FillForm::Polygons) return (alongX ? x : y).range(read, of);
    const bool places = alongX != horizontal;
    if (places && edges && edges->count() > 1 && of == RangeOf::Finite)
        return std::pair{drawnEdges().front(), drawnEdges().back()};
    if (!places) {
        Range range = joined(y.range(read, of), bottom.range(read, of));
        if (!bottom.tensor() && (of == RangeOf::Finite || base > 0))
            range = joined(range, std::pair{base, base});
        return range;
    }
    const auto n = static_cast<double>(y.tensor() ? y.tensor()->count() : 0);
    Range range = x.tensor() ? x.range(read, of) : Range{};
    if (!x.tensor() && n > 0) range = std::pair{1.0, n};
    if (!range || form == FillForm::Area) return range;
    const double room = edges ? width / 2 : spacing * 0.6;
    if (of == RangeOf::Positive && range->first <= room) return range;
    return std::pair{range->first - room, range->second + room};
}

// --- texts and constant lines

namespace {

constexpr std::string_view kInterpreters[] = {"tex", "latex", "none"};

constexpr std::string_view kLabelAcross[] = {"left", "center", "right"};
constexpr std::string_view kLabelAlong[] = {"top", "middle", "bottom"};
constexpr std::string_view kLabelWays[] = {"horizontal", "aligned"};

Value themeColorValue(const std::optional<Color>& color) {
    return colorValue(color.value_or(Color{0, 0, 0}));
}

} // namespace

Value TextObject::property(std::string_view key) const {
    if (same(key, "string")) return Value::text(text.text);
    if (same(key, "position")) return rowValue({text.x, text.y, text.z});
    if (same(key, "color")) return themeColorValue(text.color);
    if (same(key, "fontsize")) return decimal(text.size);
    if (same(key, "fontweight")) return Value::text(text.bold ? "bold" : "normal");
    if (same(key, "rotation")) return static_cast<double>(text.rotation);
    if (same(key, "horizontalalignment")) return Value::text(text.across);
    if (same(key, "verticalalignment")) return Value::text(text.along);
    if (same(key, "fontname")) return Value::text(text.font);
    if (same(key, "fontangle")) return Value::text(text.italic ? "italic" : "normal");
    if (same(key, "interpreter")) return Value::text(text.interpreter);
    if (same(key, "units")) return Value::text(text.units);
    if (same(key, "margin")) return static_cast<double>(text.margin);
    if (same(key, "linewidth")) return decimal(text.edgeWidth);
    if (same(key, "linestyle")) return Value::text(text.edgeStyle);
    if (same(key, "fontunits")) return Value::text("points");
    if (same(key, "extent")) return extent();
    if (same(key, "backgroundcolor"))
        return text.ground ? themeColorValue(text.ground) : Value::text("none");
    if (same(key, "edgecolor")) return text.edge ? themeColorValue(text.edge) : Value::text("none");
    return GraphicsObject::property(key);
}

/// Left, bottom, width and height in the text's units, about: fonts belong to who paints.
Value TextObject::extent() const {
    constexpr double kLetter = 0.6, kLine = 1.2, kPixelsOfPoint = 4.0 / 3;
    double longest = 0, lines = 1, own = 0;
    for (const char c : text.text) {
        if (c == '\n') {
            ++lines;
            own = 0;
        } else if ((static_cast<unsigned char>(c) & 0xc0) != 0x80) {
            longest = std::max(longest, ++own);
        }
    }
    const double size = static_cast<double>(text.size) * kPixelsOfPoint;
    const AxesObject* axes = axesOf(*this);
    std::array<double, 2> unit{1, 1}; // pixels of one
    const std::array<double, 2> whole = axes ? axes->figureSize() : std::array<double, 2>{560, 420};
    for (std::size_t d = 0; d < 2; ++d) {
        const double side = axes ? whole[d] * static_cast<double>(axes->position[d + 2]) : whole[d];
        unit[d] = units::pixelsOf(text.units, d, whole);
        if (text.units == "normalized") unit[d] = side;
        if (text.units != "data" || !axes) continue;
        const Limits limits =
            d == 0 ? axes->limitsOfX(axes->reader) : axes->limitsOfY(axes->reader);
        unit[d] = side / (limits.high - limits.low);
    }
    const double wide = longest * kLetter * size / unit[0], tall = lines * kLine * size / unit[1];
    const double left = text.across == "left" ? 0 : text.across == "right" ? wide : wide / 2;
    const bool top = text.along == "top" || text.along == "cap";
    const double down = top ? tall : text.along == "middle" ? tall / 2 : 0;
    return rowValue({text.x - left, text.y - down, wide, tall});
}

bool TextObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "string")) return setLines(text.text, value);
    if (same(key, "fontunits")) return value.isTextScalar() && same(value.toText(), "points");
    if (same(key, "position")) {
        // A text box of a figure has a place and a size; its text begins at the top.
        const auto* axes = axesOf(*this);
        units::Box box{};
        if (axes && axes->style.overlay && units::setBox(box, value)) {
            text.x = box[0];
            text.y = box[1] + box[3];
            return true;
        }
        std::array<double, 3> given{};
        if (!setPlace(given, value)) return false;
        text.x = given[0];
        text.y = given[1];
        text.z = given[2];
        return true;
    }
    if (same(key, "color")) return setOwnColor(text.color, value);
    if (same(key, "fontsize")) return setNumber(text.size, value, 0.1f);
    if (same(key, "fontweight")) {
        std::string weight;
        if (!setChoice(weight, value, kWeights)) return false;
        text.bold = weight == "bold";
        return true;
    }
    if (same(key, "rotation")) return setNumber(text.rotation, value, -1e6f);
    if (same(key, "horizontalalignment")) return setChoice(text.across, value, kAcross);
    if (same(key, "verticalalignment")) return setChoice(text.along, value, kAlong);
    if (same(key, "fontname")) return setText(text.font, value);
    if (same(key, "fontangle")) return setWord(text.italic, value, kAngles);
    if (same(key, "interpreter")) return setChoice(text.interpreter, value, kInterpreters);
    if (same(key, "units")) return setPlaceUnits(text.units, value);
    if (same(key, "linewidth")) return setNumber(text.edgeWidth, value, 1e-3f);
    if (same(key, "linestyle")) return setChoice(text.edgeStyle, value, kLineStyles);
    if (same(key, "margin")) return setNumber(text.margin, value, 0.1f);
    if (same(key, "backgroundcolor") || same(key, "edgecolor")) {
        ThemeColor& slot = same(key, "edgecolor") ? text.edge : text.ground;
        if (value.isTextScalar() && same(value.toText(), "none")) return slot.reset(), true;
        return setOwnColor(slot, value);
    }
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> TextObject::propertyNames() const {
    return {"String",
            "Position",
            "Color",
            "FontSize",
            "FontWeight",
            "Rotation",
            "HorizontalAlignment",
            "VerticalAlignment",
            "FontName",
            "FontAngle",
            "Interpreter",
            "Units",
            "BackgroundColor",
            "EdgeColor",
            "Margin",
            "LineWidth",
            "LineStyle",
            "Visible",
            "Tag",
            "Type"};
}

std::string TextObject::choices(std::string_view key) const {
    if (same(key, "horizontalalignment")) return listed(kAcross);
    if (same(key, "verticalalignment")) return listed(kAlong);
    if (same(key, "fontweight")) return listed(kWeights);
    if (same(key, "units")) return listed(kPlaceUnits);
    if (same(key, "linestyle")) return listed(kLineStyles);
    return GraphicsObject::choices(key);
}

Value ConstantLineObject::property(std::string_view key) const {
    if (same(key, "value")) return constant.value;
    if (same(key, "color")) return themeColorValue(constant.color);
    if (same(key, "linewidth")) return static_cast<double>(constant.width);
    if (same(key, "linestyle")) return Value::text(constant.style);
    if (same(key, "label")) return Value::text(constant.label);
    if (same(key, "displayname")) return Value::text(constant.name);
    if (same(key, "interceptaxis")) return Value::text(constant.vertical ? "x" : "y");
    if (same(key, "alpha")) return decimal(constant.alpha);
    if (same(key, "labelhorizontalalignment")) return Value::text(constant.across);
    if (same(key, "labelverticalalignment")) return Value::text(constant.along);
    if (same(key, "labelorientation"))
        return Value::text(constant.aligned ? "aligned" : "horizontal");
    if (same(key, "fontsize")) return decimal(constant.size);
    if (same(key, "labelcolor"))
        return themeColorValue(constant.labelColor ? constant.labelColor : constant.color);
    return GraphicsObject::property(key);
}

bool ConstantLineObject::setProperty(std::string_view key, const Value& value) {
    if (same(key, "value")) return setNumber(constant.value, value);
    if (same(key, "color")) return setOwnColor(constant.color, value);
    if (same(key, "linewidth")) return setNumber(constant.width, value, 1e-3f);
    if (same(key, "linestyle")) return setChoice(constant.style, value, kLineStyles);
    if (same(key, "label")) return setLines(constant.label, value);
    if (same(key, "displayname")) return setText(constant.name, value);
    if (same(key, "alpha")) return setShare(constant.alpha, value);
    if (same(key, "labelhorizontalalignment"))
        return setChoice(constant.across, value, kLabelAcross);
    if (same(key, "labelverticalalignment")) return setChoice(constant.along, value, kLabelAlong);
    if (same(key, "labelorientation")) return setWord(constant.aligned, value, kLabelWays);
    if (same(key, "fontsize")) return setNumber(constant.size, value, 0.1f);
    if (same(key, "labelcolor")) return setOwnColor(constant.labelColor, value);
    return GraphicsObject::setProperty(key, value);
}

std::vector<std::string> ConstantLineObject::propertyNames() const {
    return {"Value",
            "Color",
            "LineWidth",
            "LineStyle",
            "Alpha",
            "Label",
            "LabelHorizontalAlignment",
            "LabelVerticalAlignment",
            "LabelOrientation",
            "LabelColor",
            "FontSize",
            "DisplayName",
            "InterceptAxis",
            "Visible",
            "Tag",
            "Type"};
}

std::string ConstantLineObject::choices(std::string_view key) const {
    return same(key, "linestyle") ? listed(kLineStyles) : GraphicsObject::choices(key);
}

} // namespace vitrine
