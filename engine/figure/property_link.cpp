// SPDX-License-Identifier: Apache-2.0
#include "figure/property_link.h"

#include "figure/property_values.h"

namespace vitrine {

using namespace properties;

PropertyLink::PropertyLink(std::vector<GraphicsObject*> objects, std::vector<std::string> names)
    : ObjectValue("matlab.graphics.internal.LinkProp", true), m_objects(std::move(objects)),
      m_names(std::move(names)), m_group(m_objects.empty() ? 0 : m_objects.front()->id()) {
    for (GraphicsObject* object : m_objects)
        object->links.push_back(this);
    if (m_objects.empty()) return;
    for (const std::string& name : m_names)
        spread(*m_objects.front(), name);
}

PropertyLink::~PropertyLink() {
    for (GraphicsObject* object : m_objects)
        std::erase(object->links, this);
}

Ref<ObjectValue> PropertyLink::copy() const {
    return Ref<ObjectValue>(const_cast<PropertyLink*>(this));
}

Value PropertyLink::property(std::string_view name) const {
    const bool targets = same(name, "targets");
    if (!targets && !same(name, "propertynames")) return {};
    const std::size_t count = targets ? m_objects.size() : m_names.size();
    auto cell = makeRef<Cell>(Shape(1, static_cast<int64_t>(count)));
    for (std::size_t i = 0; i < count; ++i)
        cell->elements[i] =
            targets ? Value(Ref<ObjectValue>(m_objects[i])) : Value::text(m_names[i]);
    return Value(cell);
}

std::vector<std::string> PropertyLink::propertyNames() const {
    return {"Targets", "PropertyNames"};
}

bool PropertyLink::covers(std::string_view name) const {
    return std::any_of(m_names.begin(), m_names.end(),
                       [&](const std::string& known) { return lower(known) == lower(name); });
}

void PropertyLink::spread(const GraphicsObject& from, std::string_view name) {
    const Value value = from.property(name);
    for (GraphicsObject* object : m_objects) {
        if (object != &from) (void)object->setProperty(name, value);
    }
}

void PropertyLink::forget(const GraphicsObject& object) {
    std::erase(m_objects, &object);
}

void spreadProperty(const GraphicsObject& object, std::string_view name) {
    for (PropertyLink* link : object.links) {
        if (link->covers(name)) link->spread(object, name);
    }
}

} // namespace vitrine
