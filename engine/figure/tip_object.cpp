// SPDX-License-Identifier: Apache-2.0
#include "figure/tip_object.h"

#include "figure/axes_style_properties.h"
#include "figure/figure_snapshot.h"
#include "figure/property_values.h"
#include "figure/ruler_numbers.h"
#include "value/object_array.h"

#include <algorithm>

namespace vitrine {

using namespace properties;

namespace {

/// Formats that have names.
constexpr std::pair<std::string_view, const char*> kFormats[] = {
    {"usd", "$%,.2f"},    {"eur", "\u20ac%,.2f"}, {"gbp", "\u00a3%,.2f"},
    {"jpy", "\u00a5%,d"}, {"percentage", "%g%%"}, {"degrees", "%g\u00b0"}};

bool isTipText(const Value& value) {
    return value.isString() || value.isCell() || value.isTextScalar();
}

} // namespace

Value TipRowObject::property(std::string_view key) const {
    if (same(key, "label")) return Value::text(label);
    if (same(key, "value")) return value;
    if (same(key, "format")) return Value::text(format);
    return GraphicsObject::property(key);
}

bool TipRowObject::setProperty(std::string_view key, const Value& given) {
    if (same(key, "label")) return setText(label, given);
    if (same(key, "value")) {
        const bool numbers = given.isArray() && !given.isComplex();
        if (!numbers && !isTipText(given)) return false;
        value = given;
        return true;
    }
    if (same(key, "format")) {
        if (!given.isTextScalar()) return false;
        const std::string word = lower(given.toText());
        const bool hasName = std::any_of(std::begin(kFormats), std::end(kFormats),
                                         [&](const auto& known) { return known.first == word; });
        if (word != "auto" && !hasName && !isNumberFormat(given.toText())) return false;
        format = given.toText();
        return true;
    }
    return GraphicsObject::setProperty(key, given);
}

TipRow TipRowObject::rowOf(const GraphicsObject& object) const {
    TipRow row;
    row.label = label;
    const std::string word = lower(format);
    if (word != "auto") row.format = format;
    for (const auto& [name, meant] : kFormats) {
        if (word == name) row.format = meant;
    }
    Value of = value;
    if (value.isTextScalar()) {
        row.property = lower(value.toText());
        // Places are told where the point is.
        if (row.property == "xdata" || row.property == "ydata" || row.property == "zdata")
            return row;
        of = object.property(value.toText());
    }
    if (isTipText(of)) {
        (void)textsFromValue(row.texts, of);
    } else if (of.isArray() && !of.isComplex() && of.count() > 0) {
        row.values.tensor = of.toTensor();
    }
    return row;
}

Value TipTemplateObject::property(std::string_view key) const {
    if (!same(key, "datatiprows")) return GraphicsObject::property(key);
    if (!m_of->tipRows.empty()) return columnOfObjects(m_of->tipRows);
    std::vector<Ref<GraphicsObject>> usual;
    for (const char* name : {"XData", "YData", "ZData"}) {
        const Value places = m_of->property(name);
        if (places.isNothing() || (name[0] == 'Z' && places.count() == 0)) continue;
        auto row = makeRef<TipRowObject>();
        row->label = std::string(1, name[0]);
        row->value = Value::text(name);
        usual.emplace_back(row);
    }
    return columnOfObjects(usual);
}

bool TipTemplateObject::setProperty(std::string_view key, const Value& given) {
    if (!same(key, "datatiprows")) return GraphicsObject::setProperty(key, given);
    std::vector<Ref<GraphicsObject>> rows;
    const auto take = [&](const Value& one) {
        auto* row =
            one.kind() == Kind::Object ? dynamic_cast<TipRowObject*>(&one.objectValue()) : nullptr;
        if (row) rows.emplace_back(row);
        return row != nullptr;
    };
    if (const ObjectArray* many = objectArray(given)) {
        const std::vector<Value> all = many->elements();
        if (!std::all_of(all.begin(), all.end(), take)) return false;
    } else if (!(given.isArray() && given.count() == 0) && !take(given)) {
        return false;
    }
    m_of->tipRows = std::move(rows);
    return true;
}

bool TipTemplateObject::hasNoEffect(std::string_view name) const {
    return same(name, "interpreter") || same(name, "fontsize") || same(name, "fontname") ||
           same(name, "fontangle") || same(name, "fontweight") || GraphicsObject::hasNoEffect(name);
}

} // namespace vitrine
