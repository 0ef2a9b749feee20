// SPDX-License-Identifier: Apache-2.0
#pragma once
// Cells, struct arrays, string arrays, function handles, maps and plain objects. Copy on write
// through Value::mutable…; MapObject and handle-like ObjectValues are shared.
#include "base/source.h"
#include "value/value.h"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

namespace vitrine {

/// Gives up values that a dying container holds. Containers nested however deep are freed level
/// by level from a list, not by recursion: a script may nest more of them than the stack has room.
void releaseNested(std::vector<Value>& values) noexcept;

/// Bytes that the value's elements take, with MATLAB's 104 for the header of each element of a
/// container and 64 for each field's name. Stops after `limit` elements of containers: sharing
/// makes a small value look exponentially large.
[[nodiscard]] uint64_t byteCount(const Value& value, int64_t limit = 1'000'000);

class Cell final : public HeapObject {
public:
    /// Every element is [] (0-by-0 double).
    explicit Cell(Shape shape = Shape(0, 0));
    Cell(Shape shape, std::vector<Value> elements);
    Cell(const Cell&) = default;
    ~Cell() override { releaseNested(elements); }

    [[nodiscard]] const Shape& shape() const { return m_shape; }
    [[nodiscard]] int64_t count() const { return static_cast<int64_t>(elements.size()); }
    /// The element count must stay elements.size().
    void setShape(Shape shape) { m_shape = std::move(shape); }

    std::vector<Value> elements; ///< column-major

private:
    Shape m_shape;
};

/// Names of fields in their order; shared between structs made alike.
class FieldNames : public RefCounted {
public:
    /// Position of a field, or -1.
    [[nodiscard]] int find(std::string_view name) const;
    [[nodiscard]] const std::vector<std::string>& names() const { return m_names; }
    [[nodiscard]] int count() const { return static_cast<int>(m_names.size()); }
    void add(std::string name);
    void remove(int position);
    void rename(int position, std::string name);

private:
    void reindex();
    std::vector<std::string> m_names;
    std::unordered_map<std::string, int> m_index; // only when there are more than a few
};

class StructArray final : public HeapObject {
public:
    /// 1-by-1 without fields unless another shape is given. Unset fields are [].
    explicit StructArray(Shape shape = Shape(1, 1));
    StructArray(const StructArray&) = default;
    ~StructArray() override { releaseNested(m_values); }

    [[nodiscard]] const Shape& shape() const { return m_shape; }
    [[nodiscard]] int64_t count() const { return m_count; }
    [[nodiscard]] const std::vector<std::string>& fieldNames() const { return m_fields->names(); }
    [[nodiscard]] int fieldCount() const { return m_fields->count(); }
    [[nodiscard]] int findField(std::string_view name) const { return m_fields->find(name); }
    /// Identity of the field layout, for inline caches.
    [[nodiscard]] const FieldNames* layout() const { return m_fields.get(); }

    [[nodiscard]] const Value& at(int field, int64_t element = 0) const {
        return m_values[static_cast<std::size_t>(element) * stride() +
                        static_cast<std::size_t>(field)];
    }
    Value& at(int field, int64_t element = 0) {
        return m_values[static_cast<std::size_t>(element) * stride() +
                        static_cast<std::size_t>(field)];
    }
    /// The field's value of one element, or null when there is no such field.
    [[nodiscard]] const Value* find(std::string_view name, int64_t element = 0) const;
    /// Adds the field when missing (all elements []); returns its position.
    int addField(std::string_view name);
    void removeField(int field);
    void renameField(int field, std::string name);
    /// Sets one element's field, adding it when missing.
    void set(std::string_view name, Value value, int64_t element = 0);
    /// A new shape; elements keep their subscripts, new ones are [].
    void resize(const Shape& shape);
    /// The element count must stay the same.
    void reshape(Shape shape) { m_shape = std::move(shape); }

private:
    [[nodiscard]] std::size_t stride() const { return static_cast<std::size_t>(m_fields->count()); }
    Ref<FieldNames> m_fields;
    Shape m_shape;
    int64_t m_count;
    std::vector<Value> m_values; // element-major
};

class StringArray final : public HeapObject {
public:
    explicit StringArray(Shape shape = Shape(1, 1));
    explicit StringArray(std::string text);

    [[nodiscard]] const Shape& shape() const { return m_shape; }
    [[nodiscard]] int64_t count() const { return static_cast<int64_t>(elements.size()); }
    void setShape(Shape shape) { m_shape = std::move(shape); }

    std::vector<std::optional<std::string>> elements; ///< UTF-8; nullopt is <missing>

private:
    Shape m_shape;
};

/// What a handle to user code points at; the VM's compiled function derives from it.
class Callable : public RefCounted {};

class FunctionHandle final : public HeapObject {
public:
    FunctionHandle() : HeapObject(Kind::FunctionHandle) {}
    FunctionHandle(const FunctionHandle&) = default;
    ~FunctionHandle() override { releaseNested(captures); }

    std::string name;            ///< "sin"; empty for an anonymous function
    std::string text;            ///< "@(x)x+1" for an anonymous function
    Ref<Callable> code;          ///< null for a name that is resolved at each call
    std::vector<Value> captures; ///< values taken over from the place where it was made
    Ref<RefCounted> scope;       ///< frame shared with a nested function, if any
};

/// containers.Map: keys are text or numbers, in sorted order.
class MapObject final : public HeapObject {
public:
    MapObject() : HeapObject(Kind::Map) {}
    MapObject(const MapObject&) = default;
    ~MapObject() override;

    bool numericKeys = false;
    std::string keyType = "char"; ///< as MATLAB reports it
    std::string valueType = "any";
    std::map<std::string, Value> byText;
    std::map<double, Value> byNumber;

    [[nodiscard]] int64_t count() const {
        return static_cast<int64_t>(numericKeys ? byNumber.size() : byText.size());
    }
};

/// An object of a class built into the engine (MException, graphics handles, gpuDevice, …).
/// Derive for native state; plain ones are a class name and properties.
class ObjectValue : public HeapObject {
public:
    explicit ObjectValue(std::string className, bool handleSemantics = false)
        : HeapObject(Kind::Object), m_class(std::move(className)), m_handle(handleSemantics) {}
    ObjectValue(const ObjectValue&) = default;
    ~ObjectValue() override;
    [[nodiscard]] const std::string& className() const { return m_class; }
    /// Shared by all copies, like MATLAB's handle classes.
    [[nodiscard]] bool isHandle() const { return m_handle; }
    /// Nothing when there is no such property.
    [[nodiscard]] virtual Value property(std::string_view name) const;
    /// False when there is no such property or it is read-only.
    virtual bool setProperty(std::string_view name, const Value& value);
    [[nodiscard]] virtual std::vector<std::string> propertyNames() const;
    [[nodiscard]] virtual Ref<ObjectValue> copy() const;
    [[nodiscard]] virtual bool equals(const ObjectValue& other) const { return this == &other; }
    /// A class that gives () and {} a meaning of its own (dictionary): what obj(subscripts…) reads,
    /// and obj(subscripts…) = value, where Nothing removes. Nothing and false: it has none.
    [[nodiscard]] virtual Value indexed(std::span<const Value> subscripts) const;
    virtual bool assignIndexed(std::span<const Value> subscripts, const Value& value);

    std::vector<std::pair<std::string, Value>> properties;

private:
    std::string m_class;
    bool m_handle;
};

/// A column cell or row cell of texts.
[[nodiscard]] Value cellOfTexts(const std::vector<std::string>& texts, bool column = true);

} // namespace vitrine
