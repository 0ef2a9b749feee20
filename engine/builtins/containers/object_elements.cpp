// SPDX-License-Identifier: Apache-2.0
#include "builtins/containers/object_elements.h"

#include "builtins/containers/library_object.h"
#include "builtins/core/support.h"
#include "builtins/functions/apply.h"

#include <algorithm>

namespace vitrine {

namespace {

constexpr const char* kCategorical = "categorical";

const LibraryObject& libraryObject(const Value& v) {
    return static_cast<const LibraryObject&>(v.objectValue());
}

Value withState(const LibraryObject& like, Value state) {
    auto out = makeRef<LibraryObject>(like);
    out->setState(std::move(state));
    return Value(std::move(out));
}

/// The state of a categorical array with other codes.
Value categoryState(const Value& like, const Value& codes) {
    auto state = makeRef<StructArray>(like.structure());
    state->set("codes", codes);
    std::vector<double> lengths;
    for (int64_t d : codes.shape().dims())
        lengths.push_back(static_cast<double>(d));
    state->set("extent", rowOf(lengths));
    return Value(std::move(state));
}

const Value& categoryNames(const Value& element) {
    return *libraryObject(element).state().structure().find("names");
}

double categoryCode(const Value& element) {
    return libraryObject(element).state().structure().find("codes")->toDouble();
}

Value joinedCategories(const std::vector<Value>& elements, const Shape& shape) {
    std::vector<Value> names = categoryNames(elements[0]).cell().elements;
    std::vector<double> codes;
    for (const Value& element : elements) {
        const double code = categoryCode(element);
        if (code == 0) {
            codes.push_back(0);
            continue;
        }
        const Value& name =
            categoryNames(element).cell().elements[static_cast<std::size_t>(code) - 1];
        auto at = std::find_if(names.begin(), names.end(),
                               [&](const Value& n) { return n.toText() == name.toText(); });
        if (at == names.end()) at = names.insert(names.end(), name);
        codes.push_back(static_cast<double>(at - names.begin() + 1));
    }
    const Value state = categoryState(libraryObject(elements[0]).state(), arrayOf(codes, shape));
    const auto count = static_cast<int64_t>(names.size());
    auto all = makeRef<StructArray>(state.structure());
    all->set("names", Value(makeRef<Cell>(Shape(count, 1), std::move(names))));
    return withState(libraryObject(elements[0]), Value(std::move(all)));
}

} // namespace

bool hasObjectElements(const Value& v) {
    if (v.kind() != Kind::Object || !dynamic_cast<const LibraryObject*>(&v.objectValue()))
        return false;
    const std::string& name = v.objectValue().className();
    return name == "datetime" || name == "duration" || name == kCategorical;
}

std::vector<Value> objectElements(const Value& v) {
    const LibraryObject& object = libraryObject(v);
    const bool categories = object.className() == kCategorical;
    const Value& state = object.state();
    const Value& data = categories ? *state.structure().find("codes") : state;
    std::vector<Value> out;
    for (int64_t i = 0; i < data.count(); ++i) {
        const Value one = elementOf(data, i);
        out.push_back(withState(object, categories ? categoryState(state, one) : one));
    }
    return out;
}

Value joinedElements(const std::vector<Value>& elements, const Shape& shape) {
    const LibraryObject& first = libraryObject(elements.at(0));
    if (first.className() == kCategorical) return joinedCategories(elements, shape);
    std::vector<double> numbers;
    for (const Value& element : elements)
        numbers.push_back(libraryObject(element).state().toDouble());
    return withState(first, arrayOf(numbers, shape));
}

std::string elementKey(const Value& element) {
    const LibraryObject& object = libraryObject(element);
    if (object.className() != kCategorical) {
        const double x = object.state().toDouble() + 0.0; // -0 is 0
        return std::string(reinterpret_cast<const char*>(&x), sizeof x);
    }
    const double code = categoryCode(element);
    if (code == 0) return "undefined";
    return "c" +
           categoryNames(element).cell().elements[static_cast<std::size_t>(code) - 1].toText();
}

} // namespace vitrine
