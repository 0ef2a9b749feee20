// SPDX-License-Identifier: Apache-2.0
// The line on which the stems, bars and areas of axes stand.
#include "figure/axes_parts.h"
#include "figure/axes_style_properties.h"

namespace vitrine {

using namespace properties;

double* BaselineObject::base() const {
    if (auto* line = dynamic_cast<LineObject*>(m_of.get())) return &line->base;
    return &dynamic_cast<FillObject&>(*m_of).base;
}

BaselineStyle* BaselineObject::style() const {
    AxesObject* axes = axesOf(*m_of);
    return axes ? &axes->style.baseline : nullptr;
}

Value BaselineObject::property(std::string_view name) const {
    const BaselineStyle* look = style();
    if (!look) return GraphicsObject::property(name);
    if (same(name, "basevalue")) return *base();
    if (same(name, "color")) return themeColor(look->color, 0.15f);
    if (same(name, "linestyle")) return Value::text(look->line);
    if (same(name, "linewidth")) return decimal(look->width);
    if (same(name, "visible")) return onOff(look->shown);
    return GraphicsObject::property(name);
}

bool BaselineObject::setProperty(std::string_view name, const Value& value) {
    BaselineStyle* look = style();
    if (!look) return false;
    if (same(name, "basevalue")) return setNumber(*base(), value);
    if (same(name, "color")) return setOwnColor(look->color, value);
    if (same(name, "linestyle")) return setChoice(look->line, value, kLineStyles);
    if (same(name, "linewidth")) return setNumber(look->width, value, 1e-3f);
    if (same(name, "visible")) return setTruth(look->shown, value);
    return GraphicsObject::setProperty(name, value);
}

std::string BaselineObject::choices(std::string_view name) const {
    return same(name, "linestyle") ? listed(kLineStyles) : GraphicsObject::choices(name);
}

} // namespace vitrine
