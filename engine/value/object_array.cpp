// SPDX-License-Identifier: Apache-2.0
#include "value/object_array.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr const char* kPlaceholder = "matlab.graphics.GraphicsPlaceholder";

std::string classOf(const std::vector<Value>& elements) {
    if (elements.empty()) return kPlaceholder;
    const std::string& first = elements[0].objectValue().className();
    const bool same = std::all_of(elements.begin(), elements.end(), [&](const Value& v) {
        return v.objectValue().className() == first;
    });
    return same ? first : "matlab.graphics.Graphics";
}

} // namespace

ObjectArray::ObjectArray(Shape shape, std::vector<Value> elements)
    : ObjectValue(classOf(elements)), m_shape(std::move(shape)), m_elements(std::move(elements)) {}

Ref<ObjectValue> ObjectArray::copy() const {
    return makeRef<ObjectArray>(*this);
}

bool ObjectArray::equals(const ObjectValue& other) const {
    const auto* array = dynamic_cast<const ObjectArray*>(&other);
    if (!array || !(array->m_shape == m_shape)) return false;
    for (std::size_t i = 0; i < m_elements.size(); ++i) {
        if (m_elements[i].identity() != array->m_elements[i].identity()) return false;
    }
    return true;
}

const ObjectArray* objectArray(const Value& value) {
    if (value.kind() != Kind::Object) return nullptr;
    return dynamic_cast<const ObjectArray*>(&value.objectValue());
}

bool joinsObjects(const Value& value) {
    if (value.kind() != Kind::Object) return false;
    const std::string& name = value.objectValue().className();
    return name.starts_with("matlab.graphics.") || name == "matlab.ui.Figure" ||
           name.starts_with("matlab.unittest.") || objectArray(value);
}

Ref<Cell> cellOfObjects(const Value& value) {
    if (const ObjectArray* array = objectArray(value))
        return makeRef<Cell>(array->shape(), array->elements());
    return makeRef<Cell>(Shape(1, 1), std::vector<Value>{value});
}

Value objectsOf(const Cell& cell) {
    if (cell.count() == 1 && cell.elements[0].kind() == Kind::Object) return cell.elements[0];
    std::vector<Value> elements = cell.elements;
    for (Value& element : elements) {
        if (element.kind() != Kind::Object)
            element = Value(makeRef<ObjectValue>(std::string(kPlaceholder)));
    }
    if (elements.size() == 1) return elements[0];
    return Value(makeRef<ObjectArray>(cell.shape(), std::move(elements)));
}

} // namespace vitrine
