// SPDX-License-Identifier: Apache-2.0
#include "builtins/files/mat_objects.h"

#include "builtins/containers/library_object.h"
#include "builtins/core/nesting.h"
#include "builtins/core/support.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr std::string_view kClassField = "VitrineClass";
constexpr std::string_view kClasses[] = {"table", "timetable", "categorical", "datetime",
                                         "duration"};

/// The class whose saved form a value is; "" for all else.
std::string savedClass(const Value& value) {
    if (!value.isStruct() || value.structure().count() != 1) return "";
    const Value* name = value.structure().find(kClassField);
    if (!name || !name->isTextScalar()) return "";
    std::string text = name->toText();
    const bool known =
        std::find(std::begin(kClasses), std::end(kClasses), text) != std::end(kClasses);
    return known ? text : "";
}

/// The value with `change` made of all parts; the same value where nothing changed.
template <typename Change>
Value withParts(const Value& value, const Change& change) {
    const NestingLevel level;
    if (value.isCell()) {
        Ref<Cell> out;
        const std::vector<Value>& elements = value.cell().elements;
        for (std::size_t i = 0; i < elements.size(); ++i) {
            if (!elements[i].isCell() && !elements[i].isStruct() &&
                elements[i].kind() != Kind::Object)
                continue;
            Value part = change(elements[i]);
            if (part.identity() == elements[i].identity()) continue;
            if (!out) out = makeRef<Cell>(value.cell());
            out->elements[i] = std::move(part);
        }
        return out ? Value(out) : value;
    }
    if (value.isStruct()) {
        Ref<StructArray> out;
        const StructArray& s = value.structure();
        for (int64_t i = 0; i < s.count(); ++i) {
            for (int f = 0; f < s.fieldCount(); ++f) {
                const Value& old = s.at(f, i);
                if (!old.isCell() && !old.isStruct() && old.kind() != Kind::Object) continue;
                Value part = change(old);
                if (part.identity() == old.identity()) continue;
                if (!out) out = makeRef<StructArray>(s);
                out->at(f, i) = std::move(part);
            }
        }
        return out ? Value(out) : value;
    }
    return value;
}

} // namespace

Value savedForm(Interpreter& vm, const Value& value) {
    if (const Value own = objectFunction(value, "saved"); !own.isNothing())
        return savedForm(vm, vm.call(own, {&value, 1}, 1).at(0));
    return withParts(value, [&](const Value& part) { return savedForm(vm, part); });
}

Value restoredForm(Interpreter& vm, const Value& value) {
    const Value whole = withParts(value, [&](const Value& part) { return restoredForm(vm, part); });
    const std::string name = savedClass(whole);
    if (name.empty()) return whole;
    auto maker = makeRef<FunctionHandle>();
    maker->name = name;
    const Value handle(std::move(maker));
    return vm.call(handle, {&whole, 1}, 1).at(0);
}

} // namespace vitrine
