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

/// The class that objects of several classes have in common, the most special one.
Ref<ClassInfo> commonClass(const std::vector<Value>& elements, const Ref<ClassInfo>& info) {
    const ClassObject* first = elements.empty() ? nullptr : classObject(elements[0]);
    if (!first) return info;
    std::vector<Ref<ClassInfo>> candidates{first->infoRef()};
    for (std::size_t i = 0; i < candidates.size(); ++i) {
        const bool ofAll = std::all_of(elements.begin(), elements.end(), [&](const Value& v) {
            const ClassObject* own = classObject(v);
            return own && own->info().isA(candidates[i]->name);
        });
        if (ofAll) return candidates[i];
        const std::vector<Ref<ClassInfo>> supers = candidates[i]->supers;
        candidates.insert(candidates.end(), supers.begin(), supers.end());
    }
    return info;
}

} // namespace

ObjectArray::ObjectArray(Shape shape, std::vector<Value> elements)
    : ObjectValue(classOf(elements)), m_shape(std::move(shape)), m_elements(std::move(elements)) {}

ObjectArray::ObjectArray(Shape shape, std::vector<Value> elements, Ref<ClassInfo> info)
    : ObjectValue(info->name, info->handle), m_shape(std::move(shape)),
      m_elements(std::move(elements)), m_info(std::move(info)) {}

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
           name.starts_with("matlab.unittest.") || name.starts_with("meta.") ||
           name.starts_with("event.") || name == "matlab.mixin.util.PropertyGroup" ||
           name == "matlab.indexing.IndexingOperation" || objectArray(value) || classObject(value);
}

Ref<Cell> cellOfObjects(const Value& value) {
    if (const ObjectArray* array = objectArray(value))
        return makeRef<Cell>(array->shape(), array->elements());
    return makeRef<Cell>(Shape(1, 1), std::vector<Value>{value});
}

Value objectsOf(const Cell& cell) {
    if (cell.count() == 1 && cell.elements[0].kind() == Kind::Object) return cell.elements[0];
    for (const Value& element : cell.elements) {
        if (const ClassObject* object = classObject(element))
            return Value(makeRef<ObjectArray>(cell.shape(), cell.elements, object->infoRef()));
    }
    std::vector<Value> elements = cell.elements;
    for (Value& element : elements) {
        if (element.kind() != Kind::Object)
            element = Value(makeRef<ObjectValue>(std::string(kPlaceholder)));
    }
    if (elements.size() == 1) return elements[0];
    return Value(makeRef<ObjectArray>(cell.shape(), std::move(elements)));
}

Value objectsOf(const Cell& cell, const Ref<ClassInfo>& info,
                const std::function<Value()>& filler) {
    std::vector<Value> elements = cell.elements;
    for (Value& element : elements) {
        if (element.kind() != Kind::Object) element = filler();
    }
    if (elements.size() == 1) return elements[0];
    const Ref<ClassInfo> common = commonClass(elements, info);
    return Value(makeRef<ObjectArray>(cell.shape(), std::move(elements), common));
}

} // namespace vitrine
