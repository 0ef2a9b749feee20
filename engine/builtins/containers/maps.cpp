// SPDX-License-Identifier: Apache-2.0
// containers.Map and its methods.
#include "builtins/containers/maps.h"

#include "builtins/containers/dictionary.h"
#include "builtins/functions/apply.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

void requireMap(const Call& call, const char* function) {
    if (call[0].kind() != Kind::Map) throwUndefinedFor(function, call[0]);
}

void checkKey(const MapObject& m, const Value& key) {
    const bool good =
        m.numericKeys ? key.isArray() && !key.isChar() && key.count() == 1 : key.isTextScalar();
    if (!good) {
        throwError("MATLAB:Containers:Map:TypeMismatch",
                   "Specified key type does not match the type expected for this container.");
    }
}

Value keyValue(const MapObject& m, double number) {
    if (m.keyType == "double") return number;
    const std::optional<DType> type = dtypeFromName(m.keyType);
    return wrap(convertOnHost(*Value(number).toTensor(), type.value_or(DType::Double)));
}

Value convertedValue(const MapObject& m, const Value& v) {
    if (m.valueType == "any") return v;
    if (m.valueType == "char") {
        if (!v.isTextScalar()) {
            throwError("MATLAB:Containers:Map:TypeMismatch",
                       "Specified value type does not match the type expected for this container.");
        }
        return v.isString() ? Value::text(v.toText()) : v;
    }
    const std::optional<DType> type = dtypeFromName(m.valueType);
    if (!type || !v.isArray() || v.isChar() || v.count() != 1) {
        throwError("MATLAB:Containers:Map:TypeMismatch",
                   "Specified value type does not match the type expected for this container.");
    }
    return v.dtype() == *type ? v : wrap(convertOnHost(*v.toTensor(), *type));
}

/// The keys of a constructor or method argument, one Value each.
std::vector<Value> keyList(const Value& keys) {
    std::vector<Value> list;
    if (keys.isCell()) return keys.cell().elements;
    if (keys.isString() || (keys.isArray() && !keys.isChar())) {
        for (int64_t i = 0; i < keys.count(); ++i)
            list.push_back(elementOf(keys, i));
        return list;
    }
    return {keys};
}

void setTypes(MapObject& m, const std::string& keyType, const std::string& valueType) {
    static constexpr std::string_view kKeyTypes[] = {"char",  "string", "double", "single",
                                                     "int8",  "uint8",  "int16",  "uint16",
                                                     "int32", "uint32", "int64",  "uint64"};
    if (std::find(std::begin(kKeyTypes), std::end(kKeyTypes), keyType) == std::end(kKeyTypes)) {
        throwError("MATLAB:Containers:Map:InvalidKeyType", "Unsupported KeyType '%s' specified.",
                   keyType.c_str());
    }
    m.keyType = keyType;
    m.numericKeys = keyType != "char" && keyType != "string";
    m.valueType = valueType;
}

/// Name-value pairs from position `from`.
struct MapOptions {
    std::optional<std::string> keyType;
    std::optional<std::string> valueType;
    bool uniform = true;
};

bool isMapOption(const Value& v) {
    return isOption(v, "KeyType") || isOption(v, "ValueType") || isOption(v, "UniformValues");
}

MapOptions mapOptions(const Call& call, int from) {
    MapOptions o;
    for (int i = from; i < call.count(); i += 2) {
        if (isMapOption(call[i]) && i + 1 == call.count()) throwNotEnoughInputs();
        if (isOption(call[i], "KeyType"))
            o.keyType = call[i + 1].toText();
        else if (isOption(call[i], "ValueType"))
            o.valueType = call[i + 1].toText();
        else if (isOption(call[i], "UniformValues")) {
            if (!call[i + 1].isArray() || call[i + 1].count() != 1) {
                throwError("MATLAB:Containers:Map:InvalidUniformValues",
                           "UniformValues must be a logical scalar.");
            }
            o.uniform = call[i + 1].toDouble() != 0;
        } else
            throwError("MATLAB:Containers:Map:InvalidParameter", "Invalid parameter name.");
    }
    return o;
}

/// The class of values that are all scalar numbers of one class, else 'any'.
std::string commonNumberClass(const std::vector<Value>& values) {
    const auto fits = [&](const Value& v) {
        return v.isArray() && isNumeric(v.dtype()) && v.count() == 1 &&
               v.dtype() == values[0].dtype();
    };
    if (values.empty() || !std::all_of(values.begin(), values.end(), fits)) return "any";
    return std::string(className(values[0].dtype()));
}

void constructMap(Call& call) {
    auto map = makeRef<MapObject>();
    const Value result(map);
    if (call.count() == 0) return call.result(result);
    // One pair of 'KeyType' or 'ValueType' alone is a key and its value.
    const bool options = call.count() == 2 ? isOption(call[0], "UniformValues")
                                           : call.count() > 2 && isMapOption(call[0]);
    if (options) {
        const MapOptions o = mapOptions(call, 0);
        setTypes(*map, o.keyType.value_or("char"), o.valueType.value_or("any"));
        return call.result(result);
    }
    const std::vector<Value> keys = keyList(call[0]);
    const MapOptions o = mapOptions(call, 2);
    std::string keyType = "char";
    if (!keys.empty() && keys[0].isArray() && !keys[0].isChar()) {
        keyType = keys[0].isLogical() ? "double" : std::string(className(keys[0].dtype()));
        // Keys of several classes are held as doubles.
        for (const Value& k : keys) {
            if (!k.isArray() || k.className() != keyType) keyType = "double";
        }
    }
    std::vector<Value> values;
    std::string valueType = "any";
    if (call.count() >= 2) {
        const bool single = !call[0].isCell() && keys.size() == 1;
        if (single)
            values = {call[1].isCell() && call[1].count() == 1 && call[0].isCell()
                          ? call[1].cell().elements[0]
                          : call[1]};
        else
            values = keyList(call[1]);
        if (!single && call[1].isCell() && o.uniform) valueType = commonNumberClass(values);
        if (!single && call[1].isArray() && !call[1].isChar() && o.uniform)
            valueType = call[1].isLogical() ? "logical" : std::string(className(call[1].dtype()));
        if (single && o.uniform && call[1].isNumericClass() && call[1].count() == 1)
            valueType = std::string(className(call[1].dtype()));
        if (single && o.uniform && call[1].isChar()) valueType = "char";
    } else {
        values.assign(keys.size(), Value::emptyMatrix());
    }
    if (values.size() != keys.size()) {
        throwError("MATLAB:Containers:Map:NumOfKeysValuesMismatch",
                   "The number of keys and values must match.");
    }
    setTypes(*map, o.keyType.value_or(keyType), o.valueType.value_or(valueType));
    for (std::size_t i = 0; i < keys.size(); ++i)
        mapSet(result, keys[i], values[i]);
    call.result(result);
}

std::vector<Value> allKeys(const MapObject& m) {
    std::vector<Value> keys;
    if (m.numericKeys) {
        for (const auto& [k, v] : m.byNumber)
            keys.push_back(keyValue(m, k));
    } else {
        for (const auto& [k, v] : m.byText)
            keys.push_back(Value::text(k));
    }
    return keys;
}

Value cellRow(std::vector<Value> values) {
    const auto n = static_cast<int64_t>(values.size());
    return makeRef<Cell>(Shape(1, n), std::move(values));
}

void keysFunction(Call& call) {
    if (isDictionary(call[0])) return dictionaryKeys(call);
    if (call.count() > 1) throwError("MATLAB:TooManyInputs", "Too many input arguments.");
    requireMap(call, "keys");
    call.result(cellRow(allKeys(call[0].map())));
}

void valuesFunction(Call& call) {
    if (isDictionary(call[0])) return dictionaryValues(call);
    requireMap(call, "values");
    const MapObject& m = call[0].map();
    std::vector<Value> values;
    if (call.count() > 1) {
        if (!call[1].isCell()) {
            throwError("MATLAB:Containers:Map:KeysMustBeCell",
                       "Specified keys must be in a cell array.");
        }
        for (const Value& key : keyList(call[1]))
            values.push_back(mapGet(call[0], key));
    } else {
        for (const auto& [k, v] : m.byNumber)
            values.push_back(v);
        for (const auto& [k, v] : m.byText)
            values.push_back(v);
    }
    call.result(cellRow(std::move(values)));
}

void isKeyFunction(Call& call) {
    if (isDictionary(call[0])) return dictionaryHas(call);
    requireMap(call, "isKey");
    const auto has = [&](const Value& key) { return mapHas(call[0], key); };
    if (!call[1].isCell() && !(call[1].isString() && call[1].count() != 1)) {
        return call.result(Value::logical(has(call[1])));
    }
    Ref<Tensor> out = Tensor::make(DType::Logical, call[1].shape(), false, false);
    const std::vector<Value> keys = keyList(call[1]);
    for (std::size_t i = 0; i < keys.size(); ++i)
        out->mutableData<bool>()[i] = has(keys[i]);
    call.result(wrap(std::move(out)));
}

void removeFunction(Call& call) {
    if (isDictionary(call[0])) return dictionaryRemove(call);
    requireMap(call, "remove");
    MapObject& m = call[0].map();
    for (const Value& key : keyList(call[1])) {
        checkKey(m, key);
        const bool gone =
            m.numericKeys ? m.byNumber.erase(key.toDouble()) > 0 : m.byText.erase(key.toText()) > 0;
        if (!gone) {
            throwError("MATLAB:Containers:Map:NoKey",
                       "The specified key is not present in this container.");
        }
    }
    call.result(call[0]);
}

constexpr Builtin kRows[] = {
    {"containers.Map", 0, -1, 1, constructMap,
     "M = containers.Map(keys,values) | containers.Map('KeyType',kt,'ValueType',vt)",
     "A map from texts or numbers to values. Copies share their content.", nullptr,
     SparseRule::Pass},
    {"keys", 1, 2, 1, keysFunction, "k = keys(M)",
     "The keys of a map, sorted, as a cell row; those of a dictionary as a column."},
    {"values", 1, 2, 1, valuesFunction, "v = values(M,keys)",
     "The values of a map in the order of its keys, or those of the given keys."},
    {"isKey", 2, 2, 1, isKeyFunction, "tf = isKey(M,keys)", "True for keys that the map has."},
    {"remove", 2, 2, 1, removeFunction, "M = remove(M,keys)", "Removes keys and their values."},
};

} // namespace

std::span<const Builtin> mapTable() {
    return kRows;
}

Value mapGet(const Value& map, const Value& key) {
    const MapObject& m = map.map();
    checkKey(m, key);
    const Value* found = nullptr;
    if (m.numericKeys) {
        const auto it = m.byNumber.find(key.toDouble());
        if (it != m.byNumber.end()) found = &it->second;
    } else {
        const auto it = m.byText.find(key.toText());
        if (it != m.byText.end()) found = &it->second;
    }
    if (!found) {
        throwError("MATLAB:Containers:Map:NoKey",
                   "The specified key is not present in this container.");
    }
    return *found;
}

void mapSet(const Value& map, const Value& key, const Value& value) {
    MapObject& m = map.map();
    checkKey(m, key);
    const Value converted = convertedValue(m, value);
    if (m.numericKeys)
        m.byNumber[key.toDouble()] = converted;
    else
        m.byText[key.toText()] = converted;
}

Value mapsJoined(std::span<const Value> maps) {
    auto joined = makeRef<MapObject>();
    for (const Value& v : maps) {
        if (v.kind() != Kind::Map) {
            throwError("MATLAB:Containers:Map:OnlyMaps",
                       "Only containers.Map objects can be concatenated with a containers.Map.");
        }
        const MapObject& m = v.map();
        if (&v == maps.data()) {
            joined->numericKeys = m.numericKeys;
            joined->keyType = m.keyType;
            joined->valueType = m.valueType;
        }
        if (m.numericKeys != joined->numericKeys) {
            throwError("MATLAB:Containers:Map:MixedKeys",
                       "Maps can be concatenated only when their keys are of compatible types.");
        }
        if (m.valueType != joined->valueType) joined->valueType = "any";
        for (const auto& [key, value] : m.byText)
            joined->byText[key] = value;
        for (const auto& [key, value] : m.byNumber)
            joined->byNumber[key] = value;
    }
    return joined;
}

bool mapHas(const Value& map, const Value& key) {
    const MapObject& m = map.map();
    if (m.numericKeys)
        return key.isArray() && !key.isChar() && key.count() == 1 &&
               m.byNumber.contains(key.toDouble());
    return key.isTextScalar() && m.byText.contains(key.toText());
}

Value mapProperty(const Value& map, std::string_view name) {
    const MapObject& m = map.map();
    if (name == "Count") return Value::scalar(static_cast<uint64_t>(m.count()));
    if (name == "KeyType") return Value::text(m.keyType);
    if (name == "ValueType") return Value::text(m.valueType);
    return {};
}

} // namespace vitrine
