// SPDX-License-Identifier: Apache-2.0
#pragma once
// A class that a file with classdef defines, as the interpreter knows it, or a folder @Name of the
// kind before classdef. Made by Vm::classIn; what a property is at first is evaluated when the
// first object is made. Engine thread.
#include "lang/ast.h"
#include "value/class_object.h"
#include "vm/frame.h"

#include <optional>
#include <span>

namespace vitrine {

class Vm;

/// Attributes of methods of tests.
inline constexpr const char* kTestMarks[] = {"Test", "TestMethodSetup", "TestMethodTeardown",
                                             "TestClassSetup", "TestClassTeardown"};

class UserClass final : public ClassInfo {
public:
    explicit UserClass(std::shared_ptr<Vm*> vm) : m_vm(std::move(vm)) {}

    void destroyed(ClassObject& object) const override;
    Value constant(const ClassProperty& property) const override;
    [[nodiscard]] Value made() const override;

    Ref<CodeUnit> unit;
    std::vector<Ref<CodeUnit>> files; ///< of its folder @Name: methods with a file of their own
    Ref<Function> constructor;        ///< null: there is none
    MemberAccess constructorAccess;
    bool sealed = false;
    bool complete =
        false;  ///< what it inherits is known; of a folder's class what objects hold, too
    Value meta; ///< what ?Name gives, once it was asked for
    uint32_t generation = 0; ///< in which its superclasses were looked at
    /// Of the properties that it declares itself.
    std::map<std::string, const lang::ArgumentDecl*, std::less<>> declarations;
    std::map<std::string, const lang::EnumerationMember*, std::less<>> enumerated;

    // --- what was evaluated once
    std::map<std::string, Value, std::less<>> initial;   ///< of properties, and constants
    std::map<std::string, Value, std::less<>> instances; ///< members of the enumeration
    std::optional<std::vector<std::pair<std::string, Value>>> prototype;

private:
    std::shared_ptr<Vm*> m_vm;
};

/// The class, as classes with classdef always are the interpreter's.
[[nodiscard]] inline UserClass& userClass(const ClassInfo& info) {
    return static_cast<UserClass&>(const_cast<ClassInfo&>(info));
}

/// a.b. of a folder /x/+a/+b/@Name; "" outside of packages.
[[nodiscard]] std::string packagesOf(const std::string& folder);
/// The folder that stands beside the code of a file for it: files of a class's folder @Name, and
/// of a folder private in it, see the functions around that folder. Its methods go by objects.
[[nodiscard]] std::string folderOutsideClass(const std::string& folder);

/// One step of what subsref and subsasgn are given.
struct SubscriptStep {
    const char* type; ///< "()", "{}" or "."
    Value subscripts; ///< a cell of them, or the name
};
[[nodiscard]] Value cellOfSubscripts(std::span<const Value> subscripts);
[[nodiscard]] Value subscriptStruct(std::span<const SubscriptStep> steps);
/// The same for methods of matlab.mixin.indexing.
[[nodiscard]] Value indexingOperations(std::span<const SubscriptStep> steps, bool deletes = false);

} // namespace vitrine
