// SPDX-License-Identifier: Apache-2.0
#include "value/class_object.h"

#include "value/object_array.h"

#include <algorithm>

namespace vitrine {

const ClassProperty* ClassInfo::findProperty(std::string_view property) const {
    for (const ClassProperty& p : properties) {
        if (p.name == property) return &p;
    }
    return nullptr;
}

const ClassMethod* ClassInfo::findMethod(std::string_view method) const {
    const auto found = methods.find(method);
    return found == methods.end() ? nullptr : &found->second;
}

const ClassEvent* ClassInfo::findEvent(std::string_view event) const {
    for (const ClassEvent& e : events) {
        if (e.name == event) return &e;
    }
    return nullptr;
}

Listener::~Listener() {
    if (loose) std::erase(loose->looseListeners, this);
}

bool ClassInfo::isA(std::string_view other) const {
    return name == other || std::find(ancestors.begin(), ancestors.end(), other) != ancestors.end();
}

bool ClassInfo::joins(const ClassInfo& other) const {
    constexpr std::string_view kMixed = "matlab.mixin.Heterogeneous";
    return name == other.name || (isA(kMixed) && other.isA(kMixed));
}

std::vector<std::string> ClassInfo::shownProperties() const {
    std::vector<std::string> names;
    for (const ClassProperty& p : properties) {
        if (p.get.kind == MemberAccess::Kind::Public && !p.hidden) names.push_back(p.name);
    }
    return names;
}

ClassObject::~ClassObject() {
    if (isHandle() && !finished) m_info->destroyed(*this);
}

Value ClassObject::property(std::string_view name) const {
    const ClassProperty* p = m_info->findProperty(name);
    if (p && p->constant) return m_info->constant(*p);
    if (p && p->slot < 0) return {};
    return ObjectValue::property(name);
}

std::vector<std::string> ClassObject::propertyNames() const {
    std::vector<std::string> names = m_info->shownProperties();
    for (const auto& [name, value] : properties) {
        const DynamicProperty* own = added(name);
        if (own && (own->isOn("Hidden") || !own->isPublic("GetAccess"))) continue;
        if (!m_info->findProperty(name) && name != kTestCase) names.push_back(name);
    }
    return names;
}

DynamicProperty* ClassObject::added(std::string_view name) const {
    for (const Ref<DynamicProperty>& addition : additions) {
        if (addition->property("Name").toText() == name) return addition.get();
    }
    return nullptr;
}

bool DynamicProperty::isOn(std::string_view attribute) const {
    const Value value = property(attribute);
    return value.isArray() && value.count() == 1 && value.toDouble() != 0;
}

bool DynamicProperty::isPublic(std::string_view access) const {
    const Value value = property(access);
    return !value.isTextScalar() || value.toText() == "public";
}

bool ClassObject::equals(const ObjectValue& other) const {
    const auto* object = dynamic_cast<const ClassObject*>(&other);
    if (this == &other) return true;
    return object && !member.empty() && object->className() == className() &&
           object->member == member;
}

bool MetaClass::equals(const ObjectValue& other) const {
    return dynamic_cast<const MetaClass*>(&other) &&
           other.property("Name").toText() == property("Name").toText();
}

bool MetaClass::isA(const std::string& name) const {
    return info ? info->isA(name) : property("Name").toText() == name;
}

ClassObject* classObject(const Value& value) {
    if (value.kind() != Kind::Object) return nullptr;
    return dynamic_cast<ClassObject*>(&value.objectValue());
}

const ClassInfo* classInfoOf(const Value& value) {
    if (value.kind() != Kind::Object) return nullptr;
    if (const auto* object = dynamic_cast<const ClassObject*>(&value.objectValue()))
        return &object->info();
    const ObjectArray* array = objectArray(value);
    return array ? array->classInfo().get() : nullptr;
}

const Value* dominantObject(std::span<const Value> args) {
    const Value* first = nullptr;
    for (const Value& v : args) {
        const ClassInfo* info = classInfoOf(v);
        if (!info) continue;
        const ClassInfo* before = first ? classInfoOf(*first) : nullptr;
        const auto& below = info->inferior;
        if (!first || std::find(below.begin(), below.end(), before->name) != below.end())
            first = &v;
    }
    return first;
}

} // namespace vitrine
