// SPDX-License-Identifier: Apache-2.0
#pragma once
// Several objects in one array, as plot gives lines and brackets join them. One object alone is no
// array. Elements are objects; where nothing was put in, MATLAB's object for no handle.
#include "value/class_object.h"

#include <functional>

namespace vitrine {

class ObjectArray final : public ObjectValue {
public:
    /// The class is that of all elements, or what graphics objects have in common.
    ObjectArray(Shape shape, std::vector<Value> elements);
    /// Of a class with classdef, whose arrays have a class also when they are empty.
    ObjectArray(Shape shape, std::vector<Value> elements, Ref<ClassInfo> info);
    [[nodiscard]] const Shape& shape() const { return m_shape; }
    [[nodiscard]] const std::vector<Value>& elements() const { return m_elements; }
    /// Null for graphics objects and their like.
    [[nodiscard]] const Ref<ClassInfo>& classInfo() const { return m_info; }
    [[nodiscard]] Ref<ObjectValue> copy() const override;
    [[nodiscard]] bool equals(const ObjectValue& other) const override;

private:
    Shape m_shape;
    std::vector<Value> m_elements;
    Ref<ClassInfo> m_info;
};

/// The array that a value is; null for all else, one object too.
[[nodiscard]] const ObjectArray* objectArray(const Value& value);
/// Graphics objects, those for no handle too, and objects of classes with classdef, one or an
/// array: what can be an element.
[[nodiscard]] bool joinsObjects(const Value& value);
/// Objects as cells of them, which index, grow and join as arrays do; joinsObjects(value).
[[nodiscard]] Ref<Cell> cellOfObjects(const Value& value);
/// The opposite. What is no object becomes that for no handle, one element is that element.
[[nodiscard]] Value objectsOf(const Cell& cell);
/// Elements of a class with classdef; those that are no objects become copies of the filler.
[[nodiscard]] Value objectsOf(const Cell& cell, const Ref<ClassInfo>& info,
                              const std::function<Value()>& filler);
/// A column of objects, or the one.
template <typename T>
[[nodiscard]] Value columnOfObjects(const std::vector<Ref<T>>& objects) {
    Cell cell(Shape(static_cast<int64_t>(objects.size()), objects.empty() ? 0 : 1));
    for (std::size_t i = 0; i < objects.size(); ++i)
        cell.elements[i] = Value(objects[i]);
    return objectsOf(cell);
}

} // namespace vitrine
