// SPDX-License-Identifier: Apache-2.0
// matlab.mixin.indexing: what () {} and . mean of classes derived from RedefinesParen,
// RedefinesBrace and RedefinesDot, and the operations that their methods are given.
#include "builtins/containers/library_object.h"
#include "builtins/index/indexing.h"
#include "value/object_array.h"
#include "vm/user_class.h"
#include "vm/vm.h"
#include "vm/vm_functions.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr const char* kOperation = "matlab.indexing.IndexingOperation";
constexpr const char* kParen = "matlab.mixin.indexing.RedefinesParen";

/// "paren", "brace" or "dot" of "()", "{}" and ".".
std::string wordOf(const char* type) {
    return *type == '(' ? "paren" : *type == '{' ? "brace" : "dot";
}

std::string mixinOf(const char* type) {
    const char* word = *type == '(' ? "Paren" : *type == '{' ? "Brace" : "Dot";
    return std::string("matlab.mixin.indexing.Redefines") + word;
}

/// The operations as subsref takes them; Nothing of a value that is none.
Value stepsOf(const Value& operations, bool* deletes = nullptr) {
    if (operations.kind() != Kind::Object || operations.className() != kOperation) return {};
    const Ref<Cell> cells = cellOfObjects(operations);
    std::vector<SubscriptStep> steps;
    for (const Value& element : cells->elements) {
        const ObjectValue& operation = element.objectValue();
        const std::string type = operation.property("Type").toText();
        if (type == "Dot") {
            steps.push_back({".", operation.property("Name")});
            continue;
        }
        if (deletes) *deletes = type == "ParenDelete";
        steps.push_back({type == "Brace" ? "{}" : "()", operation.property("Indices")});
    }
    return subscriptStruct(steps);
}

} // namespace

Value indexingOperations(std::span<const SubscriptStep> steps, bool deletes) {
    Cell cell(Shape(1, static_cast<int64_t>(steps.size())));
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const SubscriptStep& step = steps[i];
        const bool last = i + 1 == steps.size();
        auto operation = makeRef<ObjectValue>(kOperation);
        const char* type = *step.type == '.'   ? "Dot"
                           : *step.type == '{' ? "Brace"
                           : deletes && last   ? "ParenDelete"
                                               : "Paren";
        operation->properties = {{"Type", Value::string(type)},
                                 {*step.type == '.' ? "Name" : "Indices", step.subscripts}};
        cell.elements[i] = Value(std::move(operation));
    }
    return objectsOf(cell);
}

/// The method parenReference and its like, where the class redefines that kind of indexing.
const ClassMethod* Vm::redefined(const Value& object, const char* type, const char* verb) const {
    const ClassInfo* info = classInfoOf(object);
    const auto mixes = [](const std::string& name) {
        return name.starts_with("matlab.mixin.indexing.");
    };
    if (!info || std::none_of(info->ancestors.begin(), info->ancestors.end(), mixes) ||
        !info->isA(mixinOf(type)))
        return nullptr;
    const ClassMethod* method = info->findMethod(wordOf(type) + verb);
    return method && !method->handle.isNothing() ? method : nullptr;
}

/// object(…) = [] by the class's parenDelete; false: it has none.
bool Vm::deleteByMethod(Value& target, std::span<const Value> subscripts) {
    const ClassMethod* own = redefined(target, "()", "Delete");
    if (!own) return false;
    const SubscriptStep step{"()", cellOfSubscripts(subscripts)};
    const Value args[] = {target, indexingOperations({&step, 1}, true)};
    target = call(own->handle, args, 1).at(0);
    return true;
}

/// object.(operations): what they select one after another; false: they are none.
bool Vm::applyOperations(const Value& object, const Value& operations, std::vector<Value>& out) {
    const Value steps = stepsOf(operations);
    if (steps.isNothing()) return false;
    for (Value& v : subsref(object, steps))
        out.push_back(std::move(v));
    return true;
}

/// object.(operations) = value.
bool Vm::assignOperations(Value& target, const Value& operations, const Value& value) {
    bool deletes = false;
    const Value steps = stepsOf(operations, &deletes);
    if (steps.isNothing()) return false;
    target = subsasgn(std::move(target), steps, deletes ? Value::emptyMatrix() : value);
    return true;
}

/// numel, isempty and their like by the size that the class says.
bool Vm::sizeOfRedefined(std::string_view name, std::span<const Value> args, Value& result) {
    const ClassInfo* info = classInfoOf(args[0]);
    if (!info || !info->isA(kParen)) return false;
    if (!info->findMethod("size") || args.size() != 1) return false;
    const Shape shape = shapeOf(*this, args[0]);
    if (name == "numel")
        result = Value(static_cast<double>(shape.count()));
    else if (name == "ndims")
        result = Value(static_cast<double>(shape.rank()));
    else if (name == "isempty")
        result = Value::logical(shape.count() == 0);
    else if (name == "isscalar")
        result = Value::logical(shape.count() == 1);
    else if (name == "length") {
        int64_t longest = 0;
        for (int d = 0; d < shape.rank(); ++d)
            longest = std::max(longest, shape[d]);
        result = Value(static_cast<double>(shape.count() == 0 ? 0 : longest));
    } else {
        return false;
    }
    return true;
}

namespace {

/// How many values x.(operations) lists.
void listLength(Call& call) {
    std::vector<Value> values;
    if (!static_cast<Vm&>(call.vm).applyOperations(call[0], call[1], values))
        throwError("MATLAB:index:InvalidIndexingOperation",
                   "The second input must be an array of indexing operations.");
    call.result(static_cast<double>(values.size()));
}

constexpr Builtin kRows[] = {
    {"listLength", 2, 3, 1, listLength, "n = listLength(x,operations,context)",
     "How many values the indexing operations that a method of matlab.mixin.indexing is given "
     "select "
     "of a value."},
};

} // namespace

std::span<const Builtin> redefinedIndexingFunctions() {
    return kRows;
}

} // namespace vitrine
