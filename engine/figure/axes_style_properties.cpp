// SPDX-License-Identifier: Apache-2.0
#include "figure/axes_style_properties.h"

#include <algorithm>
#include <cmath>
#include <cstdio>

namespace vitrine::properties {

Value themeColor(const ThemeColor& color, float usual) {
    return colorValue(color.value_or(Color{usual, usual, usual}));
}

bool setOwnColor(ThemeColor& slot, const Value& value) {
    Color color{};
    if (!colorFromValue(value, color)) return false;
    slot = color;
    return true;
}

bool setWord(bool& slot, const Value& value, std::span<const std::string_view> words) {
    std::string word;
    if (!setChoice(word, value, words)) return false;
    slot = word == words.back();
    return true;
}

namespace {

constexpr std::string_view kTickDirs[] = {"in", "out", "both", "none"};
constexpr std::string_view kLayers[] = {"bottom", "top"};
constexpr std::string_view kXPlaces[] = {"bottom", "top", "origin"};
constexpr std::string_view kYPlaces[] = {"left", "right", "origin"};
constexpr std::string_view kModes[] = {"auto", "manual"};
constexpr std::string_view kInterpreters[] = {"tex", "latex", "none"};

/// 'none' is no colour, 'auto' and 'factory' that of the theme.
bool setThemeColor(ThemeColor& slot, const Value& value) {
    if (value.isTextScalar() && same(value.toText(), "auto")) return slot.reset(), true;
    return setOwnColor(slot, value);
}

/// "xtick" and "ytick" are the same of two rulers; "" where the name is none of a ruler's.
struct RulerName {
    const RulerStyle* ruler = nullptr;
    std::string name;
};

RulerName rulerName(const AxesStyle& style, std::string_view name) {
    const std::string key = lower(name);
    if (key == "zcolor" || key == "zminortick" || key == "zminorgrid")
        return {&style.z, key.substr(1)};
    if (key.size() < 3 || (key[0] != 'x' && key[0] != 'y')) return {};
    return {key[0] == 'x' ? &style.x : &style.y, key.substr(1)};
}

Value rulerProperty(const RulerStyle& ruler, const std::string& name, bool x) {
    if (name == "tick") return ticksValue(ruler.ticks);
    if (name == "tickmode") return Value::text(ruler.ticks ? "manual" : "auto");
    if (name == "ticklabel") return textsValue(ruler.labels.value_or(std::vector<std::string>()));
    if (name == "ticklabelmode") return Value::text(ruler.labels ? "manual" : "auto");
    if (name == "ticklabelrotation") return ruler.angle.value_or(0);
    if (name == "ticklabelrotationmode") return Value::text(ruler.angle ? "manual" : "auto");
    if (name == "minortick") return onOff(ruler.minorTicks);
    if (name == "minorgrid") return onOff(ruler.minorGrid);
    if (name == "color") return ruler.clear ? Value::text("none") : themeColor(ruler.color, 0.15f);
    if (name == "axislocation")
        return Value::text(ruler.atOrigin ? "origin"
                           : x            ? (ruler.opposite ? "top" : "bottom")
                                          : (ruler.opposite ? "right" : "left"));
    return {};
}

bool setRulerProperty(RulerStyle& ruler, const std::string& name, bool x, const Value& value) {
    if (name == "tick") return ticksFromValue(ruler.ticks, value);
    if (name == "ticklabel") {
        std::vector<std::string> texts;
        if (!textsFromValue(texts, value)) return false;
        ruler.labels = std::move(texts);
        return true;
    }
    if (name == "tickmode" || name == "ticklabelmode" || name == "ticklabelrotationmode") {
        bool manual = false;
        if (!setWord(manual, value, kModes)) return false;
        if (!manual && name == "tickmode") ruler.ticks.reset();
        if (!manual && name == "ticklabelmode") ruler.labels.reset();
        if (name == "ticklabelrotationmode")
            manual ? void(ruler.angle = ruler.angle.value_or(0)) : ruler.angle.reset();
        return true;
    }
    if (name == "ticklabelrotation") {
        double angle = 0;
        if (!setNumber(angle, value)) return false;
        ruler.angle = angle;
        return true;
    }
    if (name == "minortick") return setTruth(ruler.minorTicks, value);
    if (name == "minorgrid") return setTruth(ruler.minorGrid, value);
    if (name == "color") {
        const bool clear = value.isTextScalar() && same(value.toText(), "none");
        if (!clear && !setThemeColor(ruler.color, value)) return false;
        if (clear != ruler.clear) ruler.hidden = clear;
        ruler.clear = clear;
        return true;
    }
    if (name == "axislocation") {
        std::string word;
        if (!setChoice(word, value, x ? kXPlaces : kYPlaces)) return false;
        ruler.atOrigin = word == "origin";
        ruler.opposite = word == "top" || word == "right";
        return true;
    }
    return false;
}

constexpr std::array<float, 2> kTickLength{0.01f, 0.025f};
constexpr float kGridAlpha = 0.15f, kMinorGridAlpha = 0.25f;

bool setTickLength(AxesStyle& style, const Value& value) {
    if (!value.isArray() || value.isComplex() || value.isTextScalar() || value.count() != 2)
        return false;
    const Ref<Tensor> t = value.toTensor();
    std::array<float, 2> given{};
    for (std::size_t i = 0; i < 2; ++i) {
        given[i] = static_cast<float>(t->asDouble(static_cast<int64_t>(i)));
        if (!(given[i] >= 0 && given[i] <= 1)) return false;
    }
    style.tickLength = given;
    return true;
}

} // namespace

Value ticksValue(const std::optional<std::vector<double>>& ticks) {
    const std::vector<double> none;
    const std::vector<double>& given = ticks ? *ticks : none;
    Ref<Tensor> out = Tensor::make(DType::Double,
                                   Shape(given.empty() ? 0 : 1, static_cast<int64_t>(given.size())),
                                   false, false);
    std::copy(given.begin(), given.end(), out->mutableData<double>());
    return Value(std::move(out));
}

bool textsFromValue(std::vector<std::string>& texts, const Value& value) {
    texts.clear();
    if (value.isCell()) {
        for (const Value& element : value.cell().elements) {
            std::vector<std::string> one;
            if (!textsFromValue(one, element) || one.size() > 1) return false;
            texts.push_back(one.empty() ? "" : one[0]);
        }
        return true;
    }
    if (value.isTextScalar()) {
        // One text may hold several, as char matrices once had to.
        std::string text = value.toText();
        for (std::size_t bar = text.find('|'); bar != std::string::npos; bar = text.find('|')) {
            texts.push_back(text.substr(0, bar));
            text.erase(0, bar + 1);
        }
        texts.push_back(text);
        return true;
    }
    if (value.isString()) {
        for (const auto& text : value.strings().elements)
            texts.push_back(text.value_or(""));
        return true;
    }
    if (!value.isArray() || value.isComplex()) return false;
    const Ref<Tensor> t = value.toTensor();
    if (t->dtype() == DType::Char) {
        const int64_t rows = t->shape().rows(), columns = t->count() / std::max<int64_t>(rows, 1);
        for (int64_t row = 0; row < rows; ++row) {
            std::u16string line;
            for (int64_t column = 0; column < columns; ++column)
                line += static_cast<char16_t>(t->asDouble(column * rows + row));
            while (!line.empty() && line.back() == u' ')
                line.pop_back();
            texts.push_back(toUtf8(line));
        }
        return true;
    }
    std::vector<double> numbers;
    for (int64_t i = 0; i < t->count(); ++i)
        numbers.push_back(t->asDouble(i));
    texts = numberTexts(numbers);
    return true;
}

bool setLines(std::string& slot, const Value& value) {
    // A bar in a text is a bar, unlike in lists of tick labels.
    if (value.isTextScalar()) return setText(slot, value);
    std::vector<std::string> lines;
    if (!textsFromValue(lines, value)) return false;
    slot.clear();
    for (std::size_t i = 0; i < lines.size(); ++i)
        slot += (i > 0 ? "\n" : "") + lines[i];
    return true;
}

bool ticksFromValue(std::optional<std::vector<double>>& ticks, const Value& value) {
    if (!value.isArray() || value.isComplex() || value.isTextScalar()) return false;
    const Ref<Tensor> t = value.toTensor();
    std::vector<double> given;
    for (int64_t i = 0; i < t->count(); ++i) {
        given.push_back(t->asDouble(i));
        if (!std::isfinite(given.back())) return false;
        if (i > 0 && !(given[given.size() - 2] < given.back())) return false;
    }
    ticks = std::move(given);
    return true;
}

Value textsValue(const std::vector<std::string>& texts) {
    auto cell = makeRef<Cell>(Shape(static_cast<int64_t>(texts.size()), texts.empty() ? 0 : 1));
    for (std::size_t i = 0; i < texts.size(); ++i)
        cell->elements[i] = Value::text(texts[i]);
    return cell;
}

std::vector<std::string> numberTexts(const std::vector<double>& numbers) {
    std::vector<std::string> texts;
    for (const double number : numbers) {
        char text[32];
        std::snprintf(text, sizeof text, "%.5g", number);
        texts.emplace_back(text);
    }
    return texts;
}

Value styleProperty(const AxesStyle& style, std::string_view name) {
    if (const RulerName of = rulerName(style, name); of.ruler) {
        if (Value value = rulerProperty(*of.ruler, of.name, of.ruler == &style.x);
            !value.isNothing())
            return value;
    }
    if (same(name, "box")) return onOff(style.box);
    if (same(name, "tickdir"))
        return Value::text(style.ticksHidden    ? "none"
                           : style.ticksBoth    ? "both"
                           : style.ticksOutside ? "out"
                                                : "in");
    if (same(name, "layer")) return Value::text(style.layerTop ? "top" : "bottom");
    if (same(name, "colorscale")) return Value::text(style.logColors ? "log" : "linear");
    if (same(name, "fontsize")) return style.size > 0 ? decimal(style.size) : 8.25;
    if (same(name, "fontname")) return Value::text(style.font);
    if (same(name, "fontweight"))
        return Value::text(style.bold.value_or(false) ? "bold" : "normal");
    if (same(name, "fontangle")) return Value::text(style.italic ? "italic" : "normal");
    if (same(name, "titlefontweight"))
        return Value::text(style.title.bold.value_or(false) ? "bold" : "normal");
    if (same(name, "titlehorizontalalignment")) return Value::text(style.titleSide);
    if (same(name, "titlefontsizemultiplier")) return decimal(style.titleFactor);
    if (same(name, "labelfontsizemultiplier")) return decimal(style.labelFactor);
    if (same(name, "linewidth")) return decimal(style.lineWidth);
    if (same(name, "ticklength")) {
        const auto length = style.tickLength.value_or(kTickLength);
        return rowValue({decimal(length[0]), decimal(length[1])});
    }
    if (same(name, "gridlinestyle")) return Value::text(style.gridStyle);
    if (same(name, "minorgridlinestyle")) return Value::text(style.minorGridStyle);
    if (same(name, "gridcolor")) return themeColor(style.gridColor, 0.15f);
    if (same(name, "minorgridcolor")) return themeColor(style.minorGridColor, 0.1f);
    if (same(name, "gridalpha")) return decimal(style.gridAlpha.value_or(kGridAlpha));
    if (same(name, "minorgridalpha"))
        return decimal(style.minorGridAlpha.value_or(kMinorGridAlpha));
    if (same(name, "gridlinewidth")) return decimal(style.gridWidth.value_or(0.5f));
    if (same(name, "minorgridlinewidth")) return decimal(style.minorGridWidth.value_or(0.5f));
    if (same(name, "color")) return style.clear ? Value::text("none") : themeColor(style.ground, 1);
    if (same(name, "ticklabelinterpreter")) return Value::text(style.interpreter);
    return {};
}

bool setStyleProperty(AxesStyle& style, std::string_view name, const Value& value) {
    if (const RulerName of = rulerName(style, name); of.ruler) {
        RulerStyle& ruler = of.ruler == &style.x   ? style.x
                            : of.ruler == &style.y ? style.y
                                                   : style.z;
        if (setRulerProperty(ruler, of.name, of.ruler == &style.x, value)) return true;
    }
    if (same(name, "box")) return setTruth(style.box, value);
    if (same(name, "tickdir")) {
        std::string word;
        if (!setChoice(word, value, kTickDirs)) return false;
        style.ticksHidden = word == "none";
        style.ticksOutside = word != "in";
        style.ticksBoth = word == "both";
        return true;
    }
    if (same(name, "layer")) return setWord(style.layerTop, value, kLayers);
    if (same(name, "colorscale")) return setWord(style.logColors, value, kScales);
    if (same(name, "fontsize")) return setNumber(style.size, value, 0.1f);
    if (same(name, "fontname")) return setText(style.font, value);
    if (same(name, "fontweight")) {
        bool bold = false;
        if (!setWord(bold, value, kWeights)) return false;
        style.bold = bold;
        return true;
    }
    if (same(name, "fontangle")) return setWord(style.italic, value, kAngles);
    if (same(name, "titlefontweight")) {
        bool bold = false;
        if (!setWord(bold, value, kWeights)) return false;
        style.title.bold = bold;
        return true;
    }
    if (same(name, "titlehorizontalalignment")) return setChoice(style.titleSide, value, kAcross);
    if (same(name, "titlefontsizemultiplier")) return setNumber(style.titleFactor, value, 1e-3f);
    if (same(name, "labelfontsizemultiplier")) return setNumber(style.labelFactor, value, 1e-3f);
    if (same(name, "linewidth")) return setNumber(style.lineWidth, value, 1e-3f);
    if (same(name, "ticklength")) return setTickLength(style, value);
    if (same(name, "gridlinestyle")) return setChoice(style.gridStyle, value, kLineStyles);
    if (same(name, "minorgridlinestyle"))
        return setChoice(style.minorGridStyle, value, kLineStyles);
    if (same(name, "gridcolor")) return setThemeColor(style.gridColor, value);
    if (same(name, "minorgridcolor")) return setThemeColor(style.minorGridColor, value);
    if (same(name, "gridalpha") || same(name, "minorgridalpha")) {
        float alpha = 0;
        if (!setShare(alpha, value)) return false;
        (same(name, "gridalpha") ? style.gridAlpha : style.minorGridAlpha) = alpha;
        return true;
    }
    if (same(name, "gridlinewidth") || same(name, "minorgridlinewidth")) {
        float width = 0;
        if (!setNumber(width, value, 1e-3f)) return false;
        (same(name, "gridlinewidth") ? style.gridWidth : style.minorGridWidth) = width;
        return true;
    }
    if (same(name, "color")) {
        if (value.isTextScalar() && same(value.toText(), "none")) {
            style.ground.reset();
            return style.clear = true;
        }
        style.clear = false;
        return setThemeColor(style.ground, value);
    }
    if (same(name, "ticklabelinterpreter"))
        return setChoice(style.interpreter, value, kInterpreters);
    return false;
}

std::string styleChoices(std::string_view name) {
    if (same(name, "tickdir")) return listed(kTickDirs);
    if (same(name, "layer")) return listed(kLayers);
    if (same(name, "colorscale")) return listed(kScales);
    if (same(name, "fontweight") || same(name, "titlefontweight")) return listed(kWeights);
    if (same(name, "fontangle")) return listed(kAngles);
    if (same(name, "titlehorizontalalignment")) return listed(kAcross);
    if (same(name, "gridlinestyle") || same(name, "minorgridlinestyle")) return listed(kLineStyles);
    if (same(name, "ticklabelinterpreter")) return listed(kInterpreters);
    if (same(name, "xaxislocation")) return listed(kXPlaces);
    if (same(name, "yaxislocation")) return listed(kYPlaces);
    if (same(name, "box")) return listed(kOnOff);
    return "";
}

std::vector<std::string> stylePropertyNames() {
    std::vector<std::string> names{"Box",
                                   "TickDir",
                                   "Layer",
                                   "ColorScale",
                                   "FontSize",
                                   "FontName",
                                   "FontWeight",
                                   "LineWidth",
                                   "Color",
                                   "GridColor",
                                   "GridLineStyle",
                                   "GridAlpha",
                                   "GridLineWidth",
                                   "MinorGridColor",
                                   "MinorGridLineStyle",
                                   "MinorGridAlpha",
                                   "MinorGridLineWidth",
                                   "TickLength",
                                   "FontAngle",
                                   "TitleFontWeight",
                                   "TitleFontSizeMultiplier",
                                   "TitleHorizontalAlignment",
                                   "LabelFontSizeMultiplier",
                                   "TickLabelInterpreter"};
    for (const char* of :
         {"Tick", "TickMode", "TickLabel", "TickLabelMode", "TickLabelRotation",
          "TickLabelRotationMode", "MinorTick", "MinorGrid", "Color", "AxisLocation"}) {
        names.push_back(std::string("X") + of);
        names.push_back(std::string("Y") + of);
    }
    for (const char* of : {"ZColor", "ZMinorTick", "ZMinorGrid"})
        names.emplace_back(of);
    return names;
}

Value labelProperty(const LabelStyle& style, std::string_view name) {
    if (same(name, "fontsize")) return style.size > 0 ? decimal(style.size) : 9.0;
    if (same(name, "fontweight"))
        return Value::text(style.bold.value_or(false) ? "bold" : "normal");
    if (same(name, "fontangle")) return Value::text(style.italic ? "italic" : "normal");
    if (same(name, "fontname")) return Value::text(style.font);
    if (same(name, "color")) return themeColor(style.color, 0);
    if (same(name, "interpreter")) return Value::text(style.interpreter);
    if (same(name, "visible")) return onOff(style.visible);
    return {};
}

bool setLabelProperty(LabelStyle& style, std::string_view name, const Value& value) {
    bool word = false;
    if (same(name, "fontsize")) return setNumber(style.size, value, 0.1f);
    if (same(name, "fontweight")) {
        if (!setWord(word, value, kWeights)) return false;
        style.bold = word;
        return true;
    }
    if (same(name, "fontangle")) return setWord(style.italic, value, kAngles);
    if (same(name, "fontname")) return setText(style.font, value);
    if (same(name, "color")) return setThemeColor(style.color, value);
    if (same(name, "interpreter")) return setChoice(style.interpreter, value, kInterpreters);
    if (same(name, "visible")) return setTruth(style.visible, value);
    return false;
}

} // namespace vitrine::properties
