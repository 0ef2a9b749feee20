// SPDX-License-Identifier: Apache-2.0
#include "builtins/containers/dictionary.h"

#include "builtins/containers/library_object.h"
#include "builtins/containers/object_elements.h"
#include "builtins/elementwise/operators.h"
#include "builtins/functions/apply.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/number_text.h"
#include "builtins/text/text_values.h"
#include "value/object_array.h"
#include "value/tensor.h"

namespace vitrine {

namespace {

/// The class that a key or value is held in: text becomes string.
std::string heldClass(const Value& v) {
    if (v.isChar()) return "string";
    return v.className();
}

/// A scalar in the class of the dictionary; throws when it cannot be converted.
Value inClass(const Value& v, const std::string& type, const char* what) {
    const auto fail = [&] {
        throwError("MATLAB:dictionary:InvalidConversion",
                   "Unable to use '%s' as %s for dictionary with '%s' %s type.",
                   v.className().c_str(), what, type.c_str(), what);
    };
    if (type == "string") {
        if (v.isString()) return v;
        if (v.isTextScalar()) return Value::string(v.toText());
        if (v.isArray() && v.count() == 1) return Value::string(shortNumberText(v, 0));
        fail();
    }
    if (const std::optional<DType> dtype = dtypeFromName(type)) {
        if (!v.isArray() || v.isChar() || v.count() != 1) fail();
        if (v.dtype() == *dtype) return v;
        return wrap(convertOnHost(*v.toTensor(), *dtype));
    }
    if (v.className() == type) return v;
    if (type == "cell") return makeRef<Cell>(Shape(1, 1), std::vector<Value>{v});
    fail();
    return {};
}

/// A text that is the same for equal values: what an object of a class is a key by.
std::string partText(const Value& part) {
    std::string text = part.className() + sizeText(part.shape()) + ':';
    if (part.isArray() || part.isSparse()) {
        const Ref<Tensor> t = fullValue(part).toTensor();
        for (int64_t i = 0; i < t->count(); ++i) {
            const double x = t->asDouble(i);
            text.append(reinterpret_cast<const char*>(&x), sizeof x);
        }
        if (part.isComplex()) text += dispText(part, DisplayFormat{DisplayFormat::Style::LongG});
        return text;
    }
    const auto add = [&](const std::string& name, const Value& value) {
        const std::string one = partText(value);
        text += name + '=' + std::to_string(one.size()) + '=' + one;
    };
    if (part.isString()) {
        for (const std::optional<std::string>& element : part.strings().elements)
            text += element ? std::to_string(element->size()) + '=' + *element : "missing";
    } else if (part.isCell()) {
        for (const Value& element : part.cell().elements)
            add("", element);
    } else if (part.isStruct()) {
        const StructArray& s = part.structure();
        for (int64_t i = 0; i < s.count() * s.fieldCount(); ++i) {
            const int field = static_cast<int>(i % s.fieldCount());
            add(s.fieldNames()[static_cast<std::size_t>(field)], s.at(field, i / s.fieldCount()));
        }
    } else if (const ClassObject* object = classObject(part)) {
        text += object->member;
        if (object->isHandle()) return text + std::to_string(reinterpret_cast<uintptr_t>(object));
        if (!object->base.isNothing()) add("", object->base);
        for (const auto& [name, value] : object->properties)
            add(name, value);
    } else {
        text += dispText(part, DisplayFormat{});
    }
    return text;
}

/// A text that is the same for equal keys of one class.
std::string keyText(const Value& key) {
    if (key.isString()) {
        const auto& text = key.strings().elements[0];
        return text ? "s" + *text : "missing";
    }
    if (key.isArray()) {
        if (key.isComplex()) {
            const std::complex<double> z = complexesOf(key)[0];
            return std::to_string(z.real()) + "," + std::to_string(z.imag());
        }
        return visitDType(key.dtype(), [&](auto tag) {
            using T = decltype(tag);
            T x = elementOf(key, 0).scalarAs<T>();
            if (x == T(0)) x = T(0); // -0 is 0
            return std::string(reinterpret_cast<const char*>(&x), sizeof x);
        });
    }
    if (key.isCell()) {
        std::string text = "{";
        for (const Value& e : key.cell().elements)
            text += e.className() + sizeText(e.shape()) + dispText(e, DisplayFormat{});
        return text;
    }
    if (key.isStruct() || key.isFunctionHandle()) return dispText(key, DisplayFormat{});
    if (hasObjectElements(key)) return elementKey(key);
    if (classObject(key)) return partText(key);
    throwError("MATLAB:dictionary:UnsupportedKey", "Keys of class '%s' are not supported.",
               key.className().c_str());
}

/// Scalars of an argument: a char row is one, arrays have many.
std::vector<Value> scalarsOf(const Value& v) {
    if (v.isChar()) return {Value::string(v.toText())};
    if (hasObjectElements(v)) return objectElements(v);
    if (classInfoOf(v)) return cellOfObjects(v)->elements;
    if (v.kind() == Kind::Object || v.kind() == Kind::Map || v.isFunctionHandle()) return {v};
    std::vector<Value> out;
    for (int64_t i = 0; i < v.count(); ++i)
        out.push_back(elementOf(v, i));
    return out;
}

Shape shapeOfKeys(const Value& v) {
    return v.isChar() ? Shape(1, 1) : hasObjectElements(v) ? shownShape(v) : v.shape();
}

/// Scalars of one class joined in a shape.
Value joined(const std::vector<Value>& scalars, const Shape& shape, const std::string& type) {
    if (type == "cell" || type == "function_handle") {
        auto out = makeRef<Cell>(shape);
        for (std::size_t i = 0; i < scalars.size(); ++i)
            out->elements[i] = scalars[i].isCell() ? scalars[i].cell().elements[0] : scalars[i];
        return out;
    }
    if (scalars.size() == 1 && shape.isScalar()) return scalars[0];
    if (!scalars.empty() && hasObjectElements(scalars[0])) return joinedElements(scalars, shape);
    if (!scalars.empty() && classObject(scalars[0])) {
        const Cell cells(shape, scalars);
        return objectsOf(cells, classObject(scalars[0])->infoRef(), {});
    }
    if (type == "struct") {
        auto out = makeRef<StructArray>(shape);
        for (std::size_t i = 0; i < scalars.size(); ++i) {
            const StructArray& s = scalars[i].structure();
            for (int f = 0; f < s.fieldCount(); ++f)
                out->set(s.fieldNames()[static_cast<std::size_t>(f)], s.at(f),
                         static_cast<int64_t>(i));
        }
        return out;
    }
    if (scalars.empty()) {
        if (type == "string") return makeRef<StringArray>(shape);
        if (const std::optional<DType> dtype = dtypeFromName(type))
            return wrap(Tensor::make(*dtype, shape));
    }
    return joinScalars(scalars, shape, "dictionary", 1);
}

Dictionary& dictionaryOf(const Value& v) {
    return static_cast<Dictionary&>(v.objectValue());
}

const Dictionary& configuredDictionary(const Value& v) {
    const Dictionary& d = dictionaryOf(v);
    if (!d.configured()) {
        throwError("MATLAB:dictionary:UnconfiguredLookupNotSupported",
                   "Unable to perform a lookup in a dictionary with unset key and value types.");
    }
    return d;
}

void requireDictionary(const Call& call, const char* function) {
    if (!isDictionary(call[0])) throwUndefinedFor(function, call[0]);
}

void noKey() {
    throwError("MATLAB:dictionary:ScalarKeyNotFound", "Key not found.");
}

/// Sets many entries; a scalar value serves all keys.
void insertAll(Dictionary& d, const Value& keys, const Value& values, bool overwrite) {
    const std::vector<Value> k = scalarsOf(keys), v = scalarsOf(values);
    if (v.size() != k.size() && v.size() != 1) {
        throwError("MATLAB:dictionary:KeyValueDimsMustMatch",
                   "Dimensions of the key and value must be compatible, or the value must be "
                   "scalar.");
    }
    for (std::size_t i = 0; i < k.size(); ++i)
        d.set(k[i], v[v.size() == 1 ? 0 : i], overwrite);
}

} // namespace

bool isDictionary(const Value& v) {
    return v.kind() == Kind::Object && dynamic_cast<const Dictionary*>(&v.objectValue());
}

Dictionary::Dictionary(const Dictionary& other)
    : ObjectValue("dictionary"), keyType(other.keyType), valueType(other.valueType),
      m_keys(other.m_keys), m_values(other.m_values), m_index(other.m_index) {}

Value Dictionary::keys() const {
    return joined(m_keys, Shape(static_cast<int64_t>(count()), 1), keyType);
}

Value Dictionary::values() const {
    return joined(m_values, Shape(static_cast<int64_t>(count()), 1), valueType);
}

int64_t Dictionary::find(const Value& key) const {
    const auto it = m_index.find(keyText(inClass(key, keyType, "key")));
    return it == m_index.end() ? -1 : static_cast<int64_t>(it->second);
}

void Dictionary::set(const Value& key, const Value& value, bool overwrite) {
    if (!configured()) {
        keyType = heldClass(key);
        valueType = heldClass(value);
    }
    const Value k = inClass(key, keyType, "key"), v = inClass(value, valueType, "value");
    const auto [it, fresh] = m_index.emplace(keyText(k), m_keys.size());
    if (fresh) {
        m_keys.push_back(k);
        m_values.push_back(v);
    } else if (overwrite) {
        m_values[it->second] = v;
    }
}

void Dictionary::erase(std::size_t position) {
    const auto at = static_cast<std::ptrdiff_t>(position);
    m_keys.erase(m_keys.begin() + at);
    m_values.erase(m_values.begin() + at);
    m_index.clear();
    for (std::size_t i = 0; i < m_keys.size(); ++i)
        m_index.emplace(keyText(m_keys[i]), i);
}

Value Dictionary::indexed(std::span<const Value> subscripts) const {
    if (subscripts.size() != 1) {
        throwError("MATLAB:dictionary:OneKeyArgument",
                   "Only one key argument can be used to index a dictionary.");
    }
    if (!configured()) {
        throwError("MATLAB:dictionary:UnconfiguredLookupNotSupported",
                   "Unable to perform a lookup in a dictionary with unset key and value types.");
    }
    std::vector<Value> found;
    for (const Value& key : scalarsOf(subscripts[0])) {
        const int64_t at = find(key);
        if (at < 0) noKey();
        found.push_back(m_values[static_cast<std::size_t>(at)]);
    }
    if (valueType == "function_handle" && found.size() == 1) return found[0];
    return joined(found, shapeOfKeys(subscripts[0]), valueType);
}

bool Dictionary::assignIndexed(std::span<const Value> subscripts, const Value& value) {
    if (subscripts.size() != 1) {
        throwError("MATLAB:dictionary:OneKeyArgument",
                   "Only one key argument can be used to index a dictionary.");
    }
    if (!value.isNothing()) {
        insertAll(*this, subscripts[0], value, true);
        return true;
    }
    for (const Value& key : scalarsOf(subscripts[0])) {
        const int64_t at = find(key);
        if (at < 0) noKey();
        erase(static_cast<std::size_t>(at));
    }
    return true;
}

bool Dictionary::equals(const ObjectValue& other) const {
    const auto* d = dynamic_cast<const Dictionary*>(&other);
    if (!d || d->count() != count() || d->keyType != keyType || d->valueType != valueType)
        return false;
    for (std::size_t i = 0; i < count(); ++i) {
        const int64_t at = d->find(m_keys[i]);
        if (at < 0 || keyText(d->m_values[static_cast<std::size_t>(at)]) != keyText(m_values[i]))
            return false;
    }
    return true;
}

namespace {

/// A key or value as a line of the dictionary has it; times and categories as their texts.
std::string entryText(const Value& v, const DisplayFormat& format) {
    if (v.isCell()) return "{" + cellElementText(v.cell().elements[0], format) + "}";
    if (!format.vm || !hasObjectElements(v)) return fieldText(v, format, format.width);
    const Value texts = format.vm->call(objectFunction(v, "cellstr"), {&v, 1}, 1).at(0);
    return texts.cell().elements[0].toText();
}

} // namespace

std::string Dictionary::text(const DisplayFormat& format) const {
    if (!configured()) return "  dictionary with unset key and value types.\n";
    std::string head = "  dictionary (" + keyType + " ⟼ " + valueType + ") with ";
    if (count() == 0) return head + "no entries.\n";
    head += std::to_string(count()) + (count() == 1 ? " entry:\n" : " entries:\n");
    std::vector<std::string> shown;
    std::size_t width = 0;
    for (const Value& key : m_keys) {
        shown.push_back(entryText(key, format));
        width = std::max(width, toUtf16(shown.back()).size());
    }
    std::string lines;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const std::size_t pad = width - toUtf16(shown[i]).size();
        const std::string padding(pad, ' ');
        // Texts start and numbers end in one column.
        const Value& value = m_values[i];
        lines += "    " + (keyType == "string" ? shown[i] + padding : padding + shown[i]) + " ⟼ " +
                 entryText(value, format) + "\n";
    }
    return head + (format.compact ? "" : "\n") + lines;
}

void dictionaryKeys(Call& call) {
    const Dictionary& d = dictionaryOf(call[0]);
    if (call.count() > 1 && isOption(call[1], "cell")) {
        auto out = makeRef<Cell>(Shape(static_cast<int64_t>(d.count()), 1));
        for (std::size_t i = 0; i < d.count(); ++i)
            out->elements[i] = d.keyAt(i);
        return call.result(out);
    }
    call.result(d.keys());
}

void dictionaryValues(Call& call) {
    const Dictionary& d = dictionaryOf(call[0]);
    const bool cells = call.count() > 1 && isOption(call[call.count() - 1], "cell");
    if (call.count() > 1 && !cells) {
        const Value keys[] = {call[1]};
        return call.result(d.indexed(keys));
    }
    if (cells) {
        auto out = makeRef<Cell>(Shape(static_cast<int64_t>(d.count()), 1));
        for (std::size_t i = 0; i < d.count(); ++i)
            out->elements[i] = d.valueAt(i);
        return call.result(out);
    }
    call.result(d.values());
}

void dictionaryHas(Call& call) {
    const Dictionary& d = configuredDictionary(call[0]);
    const std::vector<Value> keys = scalarsOf(call[1]);
    Ref<Tensor> out = Tensor::make(DType::Logical, shapeOfKeys(call[1]), false, false);
    for (std::size_t i = 0; i < keys.size(); ++i) {
        bool found = false;
        try {
            found = d.find(keys[i]) >= 0;
        } catch (const ScriptError& error) {
            if (isUncatchable(error)) throw;
            found = false; // of another class: no key
        }
        out->mutableData<bool>()[i] = found;
    }
    call.result(wrap(std::move(out)));
}

void dictionaryRemove(Call& call) {
    (void)configuredDictionary(call[0]);
    const Ref<Dictionary> d = makeRef<Dictionary>(dictionaryOf(call[0]));
    const Value keys[] = {call[1]};
    d->assignIndexed(keys, Value());
    call.result(d);
}

namespace {

void construct(Call& call) {
    const Ref<Dictionary> d = makeRef<Dictionary>();
    if (call.count() == 1) {
        throwError("MATLAB:dictionary:KeyValueMustBePairs",
                   "Keys and values must be specified in pairs.");
    }
    if (call.count() % 2 != 0) {
        throwError("MATLAB:dictionary:KeyValueMustBePairs",
                   "Keys and values must be specified in pairs.");
    }
    for (int i = 0; i < call.count(); i += 2) {
        if (i == 0) {
            // The class of empty keys and values is known too.
            d->keyType = heldClass(call[0]);
            d->valueType = heldClass(call[1]);
        }
        insertAll(*d, call[i], call[i + 1], true);
    }
    call.result(d);
}

void configure(Call& call) {
    const Ref<Dictionary> d = makeRef<Dictionary>();
    d->keyType = textArgument(call[0], "configureDictionary");
    d->valueType = textArgument(call[1], "configureDictionary");
    if (d->keyType == "char") d->keyType = "string";
    if (d->valueType == "char") d->valueType = "string";
    call.result(d);
}

void insert(Call& call) {
    requireDictionary(call, "insert");
    bool overwrite = true;
    if (call.count() == 5) {
        if (!isOption(call[3], "Overwrite"))
            throwError("MATLAB:dictionary:UnknownOption", "Invalid argument name.");
        overwrite = call[4].toDouble() != 0;
    }
    const Ref<Dictionary> d = makeRef<Dictionary>(dictionaryOf(call[0]));
    insertAll(*d, call[1], call[2], overwrite);
    call.result(d);
}

void lookup(Call& call) {
    if (!isDictionary(call[0])) throwUndefinedFor("lookup", call[0]);
    const Dictionary& d = configuredDictionary(call[0]);
    if (call.count() < 4) {
        const Value keys[] = {call[1]};
        return call.result(d.indexed(keys));
    }
    if (!isOption(call[2], "FallbackValue"))
        throwError("MATLAB:dictionary:UnknownOption", "Invalid argument name.");
    std::vector<Value> found;
    for (const Value& key : scalarsOf(call[1])) {
        const int64_t at = d.find(key);
        found.push_back(at < 0 ? inClass(scalarsOf(call[3]).at(0), d.valueType, "value")
                               : d.valueAt(static_cast<std::size_t>(at)));
    }
    call.result(joined(found, shapeOfKeys(call[1]), d.valueType));
}

void entries(Call& call) {
    requireDictionary(call, "entries");
    const Dictionary& d = dictionaryOf(call[0]);
    const auto n = static_cast<int64_t>(d.count());
    if (call.count() < 2 || isOption(call[1], "table")) {
        const auto column = [&](const char* function) {
            const Value whole[] = {call[0]};
            return call.vm.call(Value::text(function), whole, 1).at(0);
        };
        auto names = makeRef<Cell>(Shape(1, 2));
        names->elements = {Value::text("Key"), Value::text("Value")};
        const Value args[] = {column("keys"), column("values"), Value::text("VariableNames"),
                              Value(names)};
        return call.result(call.vm.call(Value::text("table"), args, 1).at(0));
    }
    if (isOption(call[1], "cell")) {
        auto out = makeRef<Cell>(Shape(n, 2));
        for (std::size_t i = 0; i < d.count(); ++i) {
            out->elements[i] = d.keyAt(i);
            out->elements[i + d.count()] = d.valueAt(i);
        }
        return call.result(out);
    }
    if (!isOption(call[1], "struct"))
        throwError("MATLAB:dictionary:InvalidEntriesFormat",
                   "Format must be 'table', 'struct', or 'cell'.");
    auto out = makeRef<StructArray>(Shape(n, 1));
    (void)out->addField("Key");
    (void)out->addField("Value");
    for (std::size_t i = 0; i < d.count(); ++i) {
        out->set("Key", d.keyAt(i), static_cast<int64_t>(i));
        out->set("Value", d.valueAt(i), static_cast<int64_t>(i));
    }
    call.result(out);
}

void numEntries(Call& call) {
    requireDictionary(call, "numEntries");
    call.result(static_cast<double>(dictionaryOf(call[0]).count()));
}

void isConfigured(Call& call) {
    requireDictionary(call, "isConfigured");
    call.result(Value::logical(dictionaryOf(call[0]).configured()));
}

void types(Call& call) {
    requireDictionary(call, "types");
    const Dictionary& d = dictionaryOf(call[0]);
    const auto text = [](const std::string& type) {
        if (!type.empty()) return Value::string(type);
        auto missing = makeRef<StringArray>(Shape(1, 1));
        missing->elements[0] = std::nullopt;
        return Value(missing);
    };
    call.result(text(d.keyType));
    call.result(text(d.valueType));
}

constexpr Builtin kRows[] = {
    {"dictionary", 0, -1, 1, construct, "d = dictionary(keys,values) | dictionary(k1,v1,…)",
     "Maps keys of one class to values of one class, in the order of insertion; d(key) reads, "
     "d(key) = value sets and d(key) = [] removes. Copies are independent.",
     nullptr, SparseRule::Pass},
    {"configureDictionary", 2, 2, 1, configure, "d = configureDictionary(keyType,valueType)",
     "An empty dictionary with these classes."},
    {"insert", 3, 5, 1, insert, "d = insert(d,keys,values,'Overwrite',tf)",
     "A dictionary with these entries set.", nullptr, SparseRule::Pass},
    {"lookup", 2, 4, 1, lookup, "v = lookup(d,keys,'FallbackValue',v0)",
     "Values of keys of a dictionary, v0 for keys that it has not."},
    {"entries", 1, 2, 1, entries, "T = entries(d,'table'|'struct'|'cell')",
     "Keys and values of a dictionary as a table or a struct array with Key and Value, or as a "
     "cell array of two columns."},
    {"numEntries", 1, 1, 1, numEntries, "n = numEntries(d)", "The number of entries."},
    {"isConfigured", 1, 1, 1, isConfigured, "tf = isConfigured(d)",
     "True when the classes of keys and values are set."},
    {"types", 1, 1, 2, types, "[kt,vt] = types(d)", "The classes of keys and values."},
};

} // namespace

std::span<const Builtin> dictionaryTable() {
    return kRows;
}

} // namespace vitrine
