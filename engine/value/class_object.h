// SPDX-License-Identifier: Apache-2.0
#pragma once
// Objects of classes that a user defines with classdef, and what is known of such a class. Methods
// are function handles; who may use what is checked by the interpreter (vm/objects.cpp), which
// knows whose code runs. Engine thread.
#include "value/containers.h"

#include <map>

namespace vitrine {

class ClassInfo;
class ClassObject;
class Listener;

/// Who may read, write or call a member.
struct MemberAccess {
    enum class Kind : uint8_t { Public, Protected, Private, Listed, Immutable } kind = Kind::Public;
    std::vector<std::string> classes; ///< Listed: these and those derived from them
};

struct ClassProperty {
    std::string name;
    const ClassInfo* owner = nullptr; ///< the class that declares it
    MemberAccess get, set;
    bool constant = false, dependent = false, hidden = false, abstract = false;
    bool observable = false;    ///< SetObservable: PostSet and PreSet are told
    bool getObservable = false; ///< GetObservable: PreGet and PostGet are told
    bool abortSet = false;      ///< AbortSet: an equal value is not set
    bool transient = false, copyable = true;
    bool parameter = false; ///< TestParameter
    int slot = -1;          ///< in ObjectValue::properties; -1: nothing is stored in the object
    Value getter, setter;   ///< handles of get.name and set.name, or Nothing
    Value check; ///< a handle that returns the value as its declaration wants it, or Nothing

    /// Reading and writing is what the slot holds, for who has access.
    [[nodiscard]] bool isPlain() const {
        return slot >= 0 && getter.isNothing() && setter.isNothing() && check.isNothing() &&
               !observable && !getObservable && !abortSet;
    }
};

struct ClassMethod {
    std::string name;
    const ClassInfo* owner = nullptr;
    MemberAccess access;
    bool isStatic = false, abstract = false, hidden = false, sealed = false;
    int order = 0; ///< among those that the class declares
    std::vector<std::string>
        marks; ///< attributes that say what tests do with it: Test, TestMethodSetup, …
    std::vector<std::string> inputs; ///< names of its parameters
    Value handle;                    ///< Nothing: only declared
};

struct ClassEvent {
    std::string name;
    const ClassInfo* owner = nullptr;
    MemberAccess notify, listen;
};

class ClassInfo : public RefCounted {
public:
    std::string name; ///< with its packages
    bool handle = false;
    bool abstract = false;
    bool enumerates = false;
    bool fromFolder =
        false;             ///< of the kind before classdef: what objects hold is for methods alone
    std::string baseClass; ///< "int32" of classdef Level < int32; else empty
    std::vector<Ref<ClassInfo>> supers;
    std::vector<std::string> ancestors; ///< names of all classes above, built-in ones too
    std::vector<ClassProperty> properties;
    std::map<std::string, ClassMethod, std::less<>> methods;
    std::vector<ClassEvent> events;
    std::vector<std::string> members;  ///< of an enumeration, in order
    std::vector<std::string> inferior; ///< classes whose methods come after its own

    [[nodiscard]] const ClassProperty* findProperty(std::string_view property) const;
    [[nodiscard]] const ClassMethod* findMethod(std::string_view method) const;
    [[nodiscard]] const ClassEvent* findEvent(std::string_view event) const;
    [[nodiscard]] bool isA(std::string_view other) const;
    /// May objects of the two be elements of one array?
    [[nodiscard]] bool joins(const ClassInfo& other) const;
    /// Names that everybody may read, as they are shown.
    [[nodiscard]] std::vector<std::string> shownProperties() const;
    /// The last reference to an object of the class went; runs its delete method.
    virtual void destroyed(ClassObject& object) const = 0;
    /// The value of a constant property.
    virtual Value constant(const ClassProperty& property) const = 0;
    /// An object whose properties are what they are at first; no constructor runs.
    [[nodiscard]] virtual Value made() const = 0;
};

/// A name that no script can write: what a test of a class derived from matlab.unittest.TestCase
/// tells its qualifications to.
inline constexpr const char* kTestCase = "matlab.unittest.TestCase";

inline constexpr const char* kCustomDisplay = "matlab.mixin.CustomDisplay";

/// What addprop returns: who may use a property that one object alone has, and how. A handle.
class DynamicProperty final : public ObjectValue {
public:
    DynamicProperty() : ObjectValue("meta.DynamicProperty", true) {}

    /// "Hidden" and its like.
    [[nodiscard]] bool isOn(std::string_view attribute) const;
    /// Of "GetAccess" and "SetAccess".
    [[nodiscard]] bool isPublic(std::string_view access) const;

    bool running = false; ///< its GetMethod or SetMethod, which reads and writes what is stored
};

class ClassObject final : public ObjectValue {
public:
    explicit ClassObject(Ref<ClassInfo> info)
        : ObjectValue(info->name, info->handle), m_info(std::move(info)) {}
    ClassObject(const ClassObject&) = default;
    ~ClassObject() override;

    [[nodiscard]] const ClassInfo& info() const { return *m_info; }
    [[nodiscard]] const Ref<ClassInfo>& infoRef() const { return m_info; }
    [[nodiscard]] Value property(std::string_view name) const override;
    [[nodiscard]] std::vector<std::string> propertyNames() const override;
    [[nodiscard]] Ref<ObjectValue> copy() const override { return makeRef<ClassObject>(*this); }
    [[nodiscard]] bool equals(const ObjectValue& other) const override;

    std::string member; ///< of an enumeration
    /// Of properties that addprop has given the object; null of others.
    [[nodiscard]] DynamicProperty* added(std::string_view name) const;

    std::vector<Ref<DynamicProperty>> additions;
    Value base; ///< the number that an object of a class derived from one is
    std::vector<Value> listeners;
    std::vector<Listener*> looseListeners; ///< of listener(): they end with their variable
    bool deleted = false;
    bool finished = false; ///< its delete method has run, or must not

private:
    Ref<ClassInfo> m_info;
};

/// What addlistener and listener return. The object that it listens to is a property of it.
class Listener final : public ObjectValue {
public:
    explicit Listener(const std::string& className) : ObjectValue(className, true) {}
    ~Listener() override;

    bool deleted = false;
    bool running = false;         ///< its callback
    ClassObject* loose = nullptr; ///< of listener(): the object that knows of it
};

/// What ?Name and metaclass give. Two of one class are equal, also where it was looked at twice.
class MetaClass final : public ObjectValue {
public:
    explicit MetaClass(Ref<ClassInfo> of) : ObjectValue("meta.class", true), info(std::move(of)) {}
    [[nodiscard]] bool equals(const ObjectValue& other) const override;
    /// Is it the class of that name or derived from it?
    [[nodiscard]] bool isA(const std::string& name) const;

    Ref<ClassInfo> info; ///< null for classes of the language
};

/// The object that a value is; null for arrays of them and all else.
[[nodiscard]] ClassObject* classObject(const Value& value);
/// The class of an object or of the elements of an array of objects; null for all else.
[[nodiscard]] const ClassInfo* classInfoOf(const Value& value);
/// Whose methods come first among arguments: the first object's, but for one whose class calls the
/// other's inferior. Null: there is none of a class with classdef.
[[nodiscard]] const Value* dominantObject(std::span<const Value> args);

} // namespace vitrine
