// SPDX-License-Identifier: Apache-2.0
// The order in which lines get colours and styles, and how limits are found.
#include "figure/property_values.h"
#include "figure/root_object.h"

#include <algorithm>
#include <cmath>

namespace vitrine {

using namespace properties;

namespace {

constexpr std::string_view kMethodNames[] = {"xlimitmethod", "ylimitmethod", "zlimitmethod"};
constexpr std::string_view kStyleMarkers = "+o*.xsd^v><ph|_";

/// "--o": a style, a marker or both.
bool isStyle(std::string_view text) {
    for (const std::string_view style : {"--", "-.", "-", ":"}) {
        if (!text.starts_with(style)) continue;
        text.remove_prefix(style.size());
        return text.empty() || (text.size() == 1 && kStyleMarkers.find(text[0]) != text.npos);
    }
    return text == "none" || (text.size() == 1 && kStyleMarkers.find(text[0]) != text.npos);
}

/// A cell, strings, or one text with bars between the styles.
bool stylesFromValue(std::vector<std::string>& styles, const Value& value) {
    std::vector<std::string> given;
    if (value.isCell()) {
        for (const Value& element : value.cell().elements) {
            if (!element.isTextScalar()) return false;
            given.push_back(element.toText());
        }
    } else if (value.isString()) {
        for (const auto& text : value.strings().elements)
            given.push_back(text.value_or(""));
    } else if (value.isTextScalar()) {
        std::string text = value.toText();
        for (std::size_t bar = text.find('|'); bar != text.npos; bar = text.find('|')) {
            given.push_back(text.substr(0, bar));
            text.erase(0, bar + 1);
        }
        given.push_back(text);
    }
    if (given.empty()) return false;
    for (const std::string& style : given) {
        if (!isStyle(style)) return false;
    }
    styles = std::move(given);
    return true;
}

std::string markerCalled(char letter) {
    switch (letter) {
    case 's':
        return "square";
    case 'd':
        return "diamond";
    case 'p':
        return "pentagram";
    case 'h':
        return "hexagram";
    default:
        return {letter};
    }
}

} // namespace

Color AxesObject::colorOf(int series) const {
    const auto at = static_cast<std::size_t>(std::max(series, 1) - 1);
    return order.empty() ? lineColor(static_cast<int>(at)) : order[at % order.size()];
}

void AxesObject::giveColor(LineObject& line) {
    line.series = ++m_nextColor;
    line.color = colorOf(line.series);
    giveStyle(line);
}

void AxesObject::giveStyle(LineObject& line) const {
    if (styleOrder.empty() || line.form != LineForm::Line) return;
    const auto count = order.empty() ? kLineColors : static_cast<int>(order.size());
    const auto turn = static_cast<std::size_t>((line.series - 1) / count);
    std::string own = styleOrder[turn % styleOrder.size()];
    const std::size_t marker = own.find_last_of(kStyleMarkers);
    if (own != "none" && marker != own.npos && marker + 1 == own.size() &&
        !(own == "-." && marker == 1)) {
        line.marker = markerCalled(own.back());
        own.pop_back();
    }
    line.style = own.empty() ? "none" : own;
}

void AxesObject::giveColor(FillObject& fill) {
    fill.series = ++m_nextColor;
    fill.face.color = colorOf(fill.series);
}

void AxesObject::giveColor(ChartObject& chart) {
    chart.series = ++m_nextColor;
    chart.takeColor(colorOf(chart.series));
}

void AxesObject::setColorOrder(std::vector<Color> given) {
    order = std::move(given);
    for (const auto& line : lines) {
        if (line->series > 0) line->color = colorOf(line->series);
    }
    for (const auto& fill : fills) {
        if (fill->series > 0) fill->face.color = colorOf(fill->series);
    }
    for (const auto& chart : charts) {
        if (chart->series > 0) chart->takeColor(colorOf(chart->series));
    }
    // The two sides of yyaxis have the first two.
    if (twin) style.y.color = colorOf(1);
    if (left) style.y.color = colorOf(2);
}

void AxesObject::resetOrder() {
    styleOrder.clear();
    order.clear();
    const AxesObject& main = left ? *left : *this;
    if (const auto* figure = dynamic_cast<const FigureObject*>(main.parent()))
        order = figure->order;
}

Value AxesObject::orderProperty(std::string_view name) const {
    if (same(name, "colororder")) {
        std::vector<Color> all = order;
        for (int i = 0; order.empty() && i < kLineColors; ++i)
            all.push_back(lineColor(i));
        return colorsValue(all);
    }
    if (same(name, "linestyleorder")) {
        if (styleOrder.size() < 2) return Value::text(styleOrder.empty() ? "-" : styleOrder[0]);
        auto cell = makeRef<Cell>(Shape(static_cast<int64_t>(styleOrder.size()), 1));
        for (std::size_t i = 0; i < styleOrder.size(); ++i)
            cell->elements[i] = Value::text(styleOrder[i]);
        return cell;
    }
    for (std::size_t d = 0; d < limitMethods.size(); ++d) {
        if (same(name, kMethodNames[d]))
            return Value::text(
                std::string(kLimitMethods[static_cast<std::size_t>(limitMethods[d])]));
    }
    if (GraphicsDefaults::isName(name) && defaults) return defaults->findOrFactory(name);
    return {};
}

bool AxesObject::setOrderProperty(std::string_view name, const Value& value) {
    if (same(name, "colororder")) {
        std::vector<Color> given;
        if (!colorsFromValue(given, value)) return false;
        setColorOrder(std::move(given));
        return true;
    }
    if (same(name, "linestyleorder")) {
        if (!stylesFromValue(styleOrder, value)) return false;
        // Lines that have no style of their own follow.
        for (const auto& line : lines) {
            if (line->series > 0 && line->style == "-" && line->marker == "none") giveStyle(*line);
        }
        return true;
    }
    for (std::size_t d = 0; d < limitMethods.size(); ++d) {
        if (!same(name, kMethodNames[d])) continue;
        std::string word;
        if (!setChoice(word, value, kLimitMethods)) return false;
        limitMethods[d] = word == "tight"    ? LimitMethod::Tight
                          : word == "padded" ? LimitMethod::Padded
                                             : LimitMethod::TickAligned;
        return true;
    }
    return defaults && defaults->set(name, value);
}

} // namespace vitrine
