// SPDX-License-Identifier: Apache-2.0
#include "value/containers.h"

#include "base/host_memory.h"
#include "base/reclaim.h"
#include "base/result.h"
#include "value/dlarray.h"
#include "value/given_back.h"
#include "value/memory_limit.h"
#include "value/sparse.h"
#include "value/tensor.h"
#include "value/utf.h"

#include <algorithm>
#include <memory>

namespace vitrine {

namespace {
constexpr int kLinearSearch = 8; // below this a scan beats a hash table

constexpr int kDirectLevels = 64; // freed by plain recursion, which is faster

// What is being freed on this thread: how deep the recursion is, and what waits for its outermost
// level to take it apart.
thread_local int t_level = 0;
thread_local std::vector<Value>* t_waiting = nullptr;

/// On the reclaimer's thread: what refers to the engine goes back to the engine's thread.
void giveBack(std::vector<Value>& values) {
    for (Value& value : values) {
        const bool engines = value.kind() >= Kind::FunctionHandle ||
                             (value.kind() == Kind::Tensor && value.tensor().remote()) ||
                             (value.kind() == Kind::Sparse && value.sparse().values()->remote());
        if (engines) returnToEngine(std::move(value));
    }
}

} // namespace

void releaseNested(std::vector<Value>& values) noexcept {
    if (values.empty()) return;
    // Giving up takes lists of its own for a moment.
    const memory::Scope always(memory::Requests::RefuseNone);
    if (reclaim::onItsThread()) {
        giveBack(values);
    } else if (values.size() >= reclaim::kManyElements && reclaim::isOn()) {
        return reclaim::later([held = std::make_shared<std::vector<Value>>(std::move(values))] {
            releaseNested(*held);
        });
    }
    if (t_level >= kDirectLevels) {
        for (Value& value : values) {
            if (value.kind() > Kind::Tensor && value.kind() != Kind::String)
                t_waiting->push_back(std::move(value));
        }
        values.clear();
        return;
    }
    if (t_level > 0) {
        ++t_level;
        values.clear();
        --t_level;
        return;
    }
    std::vector<Value> waiting;
    t_waiting = &waiting;
    t_level = 1;
    values.clear();
    while (!waiting.empty()) {
        // Its destructor may add to the list, so it leaves it first.
        const Value last = std::move(waiting.back());
        waiting.pop_back();
    }
    t_level = 0;
    t_waiting = nullptr;
}

uint64_t byteCount(const Value& value, int64_t limit) {
    constexpr uint64_t kHeader = 104;
    constexpr uint64_t kName = 64;
    constexpr uint64_t kString = 54;
    uint64_t total = 0;
    std::vector<const Value*> waiting{&value};
    const auto add = [&](const Value& element) {
        total += kHeader;
        if (--limit >= 0) waiting.push_back(&element);
    };
    while (!waiting.empty()) {
        const Value& v = *waiting.back();
        waiting.pop_back();
        switch (v.kind()) {
        case Kind::Scalar:
            total += sizeOf(v.dtype());
            break;
        case Kind::Tensor:
            total += v.tensor().storedBytes();
            break;
        case Kind::Sparse:
            total += v.sparse().byteSize();
            break;
        case Kind::Cell:
            for (const Value& element : v.cell().elements)
                add(element);
            break;
        case Kind::Struct: {
            const StructArray& s = v.structure();
            total += kName * static_cast<uint64_t>(s.fieldCount());
            for (int64_t e = 0; e < s.count(); ++e) {
                for (int f = 0; f < s.fieldCount(); ++f)
                    add(s.at(f, e));
            }
            break;
        }
        case Kind::DlArray:
            waiting.push_back(&v.dlarray().data());
            break;
        case Kind::String:
            for (const auto& element : v.strings().elements)
                total += kString + 2 * (element ? utf16Length(*element) : 0);
            break;
        case Kind::FunctionHandle:
            total += 32;
            break;
        default:
            total += 8;
            break;
        }
    }
    return total;
}

Cell::Cell(Shape shape) : HeapObject(Kind::Cell), m_shape(std::move(shape)) {
    requireElements(m_shape, sizeof(Value));
    elements.resize(static_cast<std::size_t>(m_shape.count()), Value::emptyMatrix());
}

Cell::Cell(Shape shape, std::vector<Value> values)
    : HeapObject(Kind::Cell), elements(std::move(values)), m_shape(std::move(shape)) {
    VITRINE_ASSERT(m_shape.count() == count());
}

int FieldNames::find(std::string_view name) const {
    if (count() <= kLinearSearch) {
        for (int i = 0; i < count(); ++i) {
            if (m_names[static_cast<std::size_t>(i)] == name) return i;
        }
        return -1;
    }
    const auto found = m_index.find(std::string(name));
    return found == m_index.end() ? -1 : found->second;
}

void FieldNames::reindex() {
    m_index.clear();
    if (count() <= kLinearSearch) return;
    for (int i = 0; i < count(); ++i)
        m_index[m_names[static_cast<std::size_t>(i)]] = i;
}

void FieldNames::add(std::string name) {
    m_names.push_back(std::move(name));
    try {
        if (count() == kLinearSearch + 1)
            reindex();
        else if (count() > kLinearSearch)
            m_index[m_names.back()] = count() - 1;
    } catch (...) {
        m_names.pop_back();
        throw;
    }
}

void FieldNames::remove(int position) {
    m_names.erase(m_names.begin() + position);
    reindex();
}

void FieldNames::rename(int position, std::string name) {
    m_names[static_cast<std::size_t>(position)] = std::move(name);
    reindex();
}

StructArray::StructArray(Shape shape)
    : HeapObject(Kind::Struct), m_fields(makeRef<FieldNames>()), m_shape(std::move(shape)),
      m_count(m_shape.count()) {}

const Value* StructArray::find(std::string_view name, int64_t element) const {
    const int field = findField(name);
    return field < 0 ? nullptr : &at(field, element);
}

int StructArray::addField(std::string_view name) {
    const int found = findField(name);
    if (found >= 0) return found;
    if (!m_fields->unique()) m_fields = makeRef<FieldNames>(*m_fields);
    // Names and values change together: what can fail comes first.
    const std::size_t old = stride();
    const Value none = Value::emptyMatrix();
    if (m_count == 1) {
        m_values.push_back(none);
        try {
            m_fields->add(std::string(name));
        } catch (...) {
            m_values.pop_back();
            throw;
        }
    } else {
        std::vector<Value> grown(static_cast<std::size_t>(m_count) * (old + 1));
        m_fields->add(std::string(name));
        for (std::size_t e = 0; e < static_cast<std::size_t>(m_count); ++e) {
            for (std::size_t f = 0; f < old; ++f)
                grown[e * (old + 1) + f] = std::move(m_values[e * old + f]);
            grown[e * (old + 1) + old] = none;
        }
        m_values = std::move(grown);
    }
    return fieldCount() - 1;
}

void StructArray::removeField(int field) {
    Ref<FieldNames> names = makeRef<FieldNames>(*m_fields);
    names->remove(field);
    const std::size_t old = stride();
    std::vector<Value> kept;
    kept.reserve(static_cast<std::size_t>(m_count) * (old - 1));
    for (std::size_t i = 0; i < m_values.size(); ++i) {
        if (i % old != static_cast<std::size_t>(field)) kept.push_back(std::move(m_values[i]));
    }
    m_fields = std::move(names);
    m_values = std::move(kept);
}

void StructArray::renameField(int field, std::string name) {
    Ref<FieldNames> names = makeRef<FieldNames>(*m_fields);
    names->rename(field, std::move(name));
    m_fields = std::move(names);
}

void StructArray::set(std::string_view name, Value value, int64_t element) {
    at(addField(name), element) = std::move(value);
}

void StructArray::resize(const Shape& shape) {
    const int64_t count = shape.count();
    requireElements(shape, (stride() + 1) * sizeof(Value));
    std::vector<Value> grown(static_cast<std::size_t>(count) * stride());
    const Value none = Value::emptyMatrix();
    std::vector<int64_t> subscripts(
        static_cast<std::size_t>(std::max(shape.rank(), m_shape.rank())), 0);
    for (int64_t to = 0; to < count; ++to) {
        int64_t from = 0;
        int64_t step = 1;
        bool inside = true;
        for (std::size_t d = 0; d < subscripts.size(); ++d) {
            inside = inside && subscripts[d] < m_shape[static_cast<int>(d)];
            from += subscripts[d] * step;
            step *= m_shape[static_cast<int>(d)];
        }
        for (std::size_t f = 0; f < stride(); ++f) {
            Value& slot = grown[static_cast<std::size_t>(to) * stride() + f];
            slot = inside ? m_values[static_cast<std::size_t>(from) * stride() + f] : none;
        }
        for (std::size_t d = 0; d < subscripts.size(); ++d) {
            if (++subscripts[d] < shape[static_cast<int>(d)]) break;
            subscripts[d] = 0;
        }
    }
    Shape next = shape;
    m_values = std::move(grown);
    m_shape = std::move(next);
    m_count = count;
}

StringArray::StringArray(Shape shape) : HeapObject(Kind::String), m_shape(std::move(shape)) {
    requireElements(m_shape, sizeof(elements[0]));
    elements.resize(static_cast<std::size_t>(m_shape.count()), std::string());
}

StringArray::StringArray(std::string text)
    : HeapObject(Kind::String), elements{std::optional<std::string>(std::move(text))},
      m_shape(1, 1) {}

MapObject::~MapObject() {
    const memory::Scope always(memory::Requests::RefuseNone);
    // In parts: a map that fills the memory has no room for a list of all its values.
    constexpr auto kPart = static_cast<int64_t>(reclaim::kManyElements);
    std::vector<Value> values;
    values.reserve(static_cast<std::size_t>(std::min(count(), kPart)));
    const auto release = [&values](auto& elements) {
        for (auto& [key, value] : elements) {
            values.push_back(std::move(value));
            if (values.size() == reclaim::kManyElements) releaseNested(values);
        }
    };
    release(byText);
    release(byNumber);
    releaseNested(values);
}

ObjectValue::~ObjectValue() {
    std::vector<Value> values;
    values.reserve(properties.size());
    for (auto& [name, value] : properties)
        values.push_back(std::move(value));
    releaseNested(values);
}

Value ObjectValue::indexed(std::span<const Value>) const {
    return {};
}

bool ObjectValue::assignIndexed(std::span<const Value>, const Value&) {
    return false;
}

Value ObjectValue::property(std::string_view name) const {
    for (const auto& [key, value] : properties) {
        if (key == name) return value;
    }
    return {};
}

bool ObjectValue::setProperty(std::string_view name, const Value& value) {
    for (auto& [key, slot] : properties) {
        if (key == name) return slot = value, true;
    }
    return false;
}

std::vector<std::string> ObjectValue::propertyNames() const {
    std::vector<std::string> names;
    for (const auto& entry : properties)
        names.push_back(entry.first);
    return names;
}

Ref<ObjectValue> ObjectValue::copy() const {
    return makeRef<ObjectValue>(*this);
}

Value cellOfTexts(const std::vector<std::string>& texts, bool column) {
    const auto n = static_cast<int64_t>(texts.size());
    auto cell = makeRef<Cell>(column ? Shape(n, 1) : Shape(1, n));
    for (std::size_t i = 0; i < texts.size(); ++i)
        cell->elements[i] = Value::text(texts[i]);
    return cell;
}

} // namespace vitrine
