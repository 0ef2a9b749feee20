// SPDX-License-Identifier: Apache-2.0
// jsonencode and jsondecode.
#include "builtins/apply.h"
#include "builtins/aside.h"
#include "builtins/nesting.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text_values.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kDeepest = 512; // a hostile text may nest without end

/// Nested arrays, the first dimension outermost.
Json encodeDimensions(const Shape& s, int dimension, int64_t offset, int64_t step,
                      const std::function<Json(int64_t)>& element) {
    if (dimension == s.rank()) return element(offset);
    checkStop();
    Json out = Json::array();
    for (int64_t i = 0; i < s[dimension]; ++i)
        out.push_back(
            encodeDimensions(s, dimension + 1, offset + i * step, step * s[dimension], element));
    return out;
}

Json encodeArray(const Shape& s, const std::function<Json(int64_t)>& element) {
    if (s.isScalar()) return element(0);
    if (s.isVector() || s.empty()) {
        Json out = Json::array();
        StopCheck stop;
        for (int64_t i = 0; i < s.count(); ++i, stop())
            out.push_back(element(i));
        return out;
    }
    return encodeDimensions(s, 0, 0, 1, element);
}

/// What stands for a number that JSON does not know until the text is written.
constexpr char kNotANumber[] = "\001NaN", kInfinity[] = "\001Infinity",
               kMinusInfinity[] = "\001-Infinity";

/// Values as JSON; numbers that are not finite as null, or by name when keepNonFinite.
struct Encoder {
    bool keepNonFinite = false;

    [[nodiscard]] Json number(double x) const;
    [[nodiscard]] Json object(const StructArray& s, int64_t index) const;
    [[nodiscard]] Json encode(const Value& v) const;
};

Json Encoder::number(double x) const {
    if (!std::isfinite(x)) {
        if (!keepNonFinite) return nullptr;
        return std::isnan(x) ? kNotANumber : x > 0 ? kInfinity : kMinusInfinity;
    }
    if (x == std::trunc(x) && std::abs(x) < 1e15) return static_cast<int64_t>(x);
    return x;
}

Json Encoder::object(const StructArray& s, int64_t index) const {
    Json out = Json::object();
    for (int f = 0; f < s.fieldCount(); ++f)
        out[s.fieldNames()[static_cast<std::size_t>(f)]] = encode(s.at(f, index));
    return out;
}

Json Encoder::encode(const Value& v) const {
    const NestingLevel level;
    switch (v.kind()) {
    case Kind::Sparse:
        return encode(fullValue(v));
    case Kind::Scalar:
    case Kind::Tensor: {
        if (v.isChar()) {
            const TextList rows = textList(v, "jsonencode");
            if (rows.size() == 1) return toUtf8(rows.texts[0]);
            Json out = Json::array();
            for (const std::u16string& row : rows.texts)
                out.push_back(toUtf8(row));
            return out;
        }
        if (v.isComplex()) {
            throwError("MATLAB:json:UnsupportedType", "Complex numbers have no JSON form.");
        }
        const Ref<Tensor> t = v.toTensor();
        return encodeArray(t->shape(), [&](int64_t i) -> Json {
            if (t->dtype() == DType::Logical) return t->asDouble(i) != 0;
            if (t->dtype() == DType::UInt64) return t->data<uint64_t>()[i];
            if (t->dtype() == DType::Int64) return t->data<int64_t>()[i];
            return number(t->asDouble(i));
        });
    }
    case Kind::String:
        return encodeArray(v.shape(), [&](int64_t i) -> Json {
            const auto& e = v.strings().elements[static_cast<std::size_t>(i)];
            return e ? Json(*e) : Json(nullptr);
        });
    case Kind::Cell: {
        Json out = Json::array();
        for (const Value& e : v.cell().elements)
            out.push_back(encode(e));
        return out;
    }
    case Kind::Struct:
        return encodeArray(v.shape(), [&](int64_t i) { return object(v.structure(), i); });
    case Kind::Map: {
        Json out = Json::object();
        for (const auto& [key, value] : v.map().byText)
            out[key] = encode(value);
        for (const auto& [key, value] : v.map().byNumber)
            out[std::to_string(key)] = encode(value);
        return out;
    }
    default:
        throwError("MATLAB:json:UnsupportedType", "Values of class %s have no JSON form.",
                   v.className().c_str());
    }
}

Value decode(const Json& j, int depth);

bool sameFields(const std::vector<Value>& values) {
    for (const Value& v : values) {
        if (!v.isStruct() || v.count() != 1 ||
            v.structure().fieldNames() != values[0].structure().fieldNames())
            return false;
    }
    return true;
}

/// Rows of equal numeric arrays become one array with one more dimension in front.
std::optional<Value> stacked(const std::vector<Value>& values) {
    for (const Value& v : values) {
        if (!v.isArray() || v.isChar() || v.count() == 0 || !(v.shape() == values[0].shape()) ||
            v.dtype() != values[0].dtype())
            return std::nullopt;
    }
    const Shape inner = values[0].shape();
    const auto n = static_cast<int64_t>(values.size());
    std::vector<int64_t> dims{n};
    if (!inner.isScalar()) {
        for (int64_t d : inner.dims())
            dims.push_back(d);
        if (inner.isColumn()) dims.pop_back();
    }
    if (dims.size() == 1) dims.push_back(1);
    const bool logical = values[0].isLogical();
    std::vector<double> data(static_cast<std::size_t>(n * inner.count()));
    StopCheck stop;
    for (int64_t i = 0; i < n; ++i, stop()) {
        const std::vector<double> one = doublesOf(values[static_cast<std::size_t>(i)]);
        for (std::size_t k = 0; k < one.size(); ++k)
            data[k * static_cast<std::size_t>(n) + static_cast<std::size_t>(i)] = one[k];
    }
    const Value out = arrayOf(data, Shape(std::span<const int64_t>(dims)));
    return logical ? wrap(convertOnHost(*out.toTensor(), DType::Logical)) : out;
}

Value decodeArray(const Json& j, int depth) {
    if (j.empty()) return Value::emptyMatrix();
    std::vector<Value> values;
    bool numbers = true;
    StopCheck stop;
    for (const Json& e : j) {
        stop();
        // null among numbers is NaN.
        numbers = numbers && (e.is_number() || e.is_null());
        values.push_back(decode(e, depth + 1));
    }
    if (numbers) {
        for (Value& v : values) {
            if (v.count() == 0) v = std::numeric_limits<double>::quiet_NaN();
        }
    }
    if (std::optional<Value> joined = stacked(values)) return *joined;
    const auto n = static_cast<int64_t>(values.size());
    if (values[0].isStruct() && sameFields(values)) {
        auto out = makeRef<StructArray>(Shape(n, 1));
        const StructArray& first = values[0].structure();
        for (int f = 0; f < first.fieldCount(); ++f) {
            const int field = out->addField(first.fieldNames()[static_cast<std::size_t>(f)]);
            for (int64_t i = 0; i < n; ++i)
                out->at(field, i) = values[static_cast<std::size_t>(i)].structure().at(f);
        }
        return out;
    }
    return makeRef<Cell>(Shape(n, 1), std::move(values));
}

Value decode(const Json& j, int depth) {
    if (depth > kDeepest) throwError("MATLAB:json:TooDeep", "JSON text is nested too deeply.");
    if (j.is_null()) return Value::emptyMatrix();
    if (j.is_boolean()) return Value::logical(j.get<bool>());
    if (j.is_number()) return j.get<double>();
    if (j.is_string()) return Value::text(j.get<std::string>());
    if (j.is_array()) return decodeArray(j, depth);
    auto out = makeRef<StructArray>();
    for (const auto& [key, value] : j.items())
        out->set(validVariableName(toUtf16(key)), decode(value, depth + 1));
    return out;
}

/// The names of numbers that are not finite, without the quotes around them.
void nameNonFinite(std::string& text) {
    for (const char* name : {kNotANumber, kInfinity, kMinusInfinity}) {
        const std::string written = std::string("\"\\u0001") + (name + 1) + '"';
        for (std::size_t at = text.find(written); at != std::string::npos;
             at = text.find(written, at))
            text.replace(at, written.size(), name + 1);
    }
}

void jsonencode(PlainCall& call) {
    int indent = -1;
    Encoder encoder;
    for (int i = 1; i < call.count(); i += 2) {
        const bool pretty = isOption(call[i], "PrettyPrint");
        if (!pretty && !isOption(call[i], "ConvertInfAndNaN")) {
            throwError("MATLAB:json:UnmatchedParameter",
                       "'%s' is not a recognized parameter of jsonencode.",
                       call[i].toText().c_str());
        }
        if (i + 1 == call.count()) {
            throwError("MATLAB:InputParser:ParamMissingValue",
                       "No value was given for '%s'. Name-value pair arguments require a name "
                       "followed by a value.",
                       call[i].toText().c_str());
        }
        const bool on = call[i + 1].toDouble() != 0;
        if (pretty)
            indent = on ? 2 : -1;
        else
            encoder.keepNonFinite = !on;
    }
    std::string text =
        encoder.encode(call[0]).dump(indent, ' ', false, Json::error_handler_t::replace);
    if (encoder.keepNonFinite) nameNonFinite(text);
    call.result(Value::text(text));
}

/// Where a text stops being JSON, as MATLAB says it.
[[noreturn]] void throwSyntaxError(const std::string& text) {
    std::size_t at = text.size() + 1;
    try {
        [[maybe_unused]] const Json j = Json::parse(text);
    } catch (const Json::parse_error& e) {
        at = std::min(std::max<std::size_t>(e.byte, 1), at);
    }
    const std::string before = text.substr(0, at - 1);
    const auto line = std::count(before.begin(), before.end(), '\n') + 1;
    const std::size_t lineEnd = before.rfind('\n');
    const std::size_t column = lineEnd == std::string::npos ? at : at - 1 - lineEnd;
    throwError("MATLAB:json:ExpectedLiteral",
               "JSON syntax error at line %lld, column %zu (character %zu): %s.",
               static_cast<long long>(line), column, at,
               at > text.size() ? "the text ends too early" : "unexpected text");
}

void jsondecode(PlainCall& call) {
    const std::string text = textArgument(call[0], "jsondecode");
    // A parser that counts depth before building: deep nesting must not exhaust the stack.
    int depth = 0;
    bool tooDeep = false;
    const Json j = Json::parse(
        text,
        [&](int level, Json::parse_event_t, Json&) {
            depth = std::max(depth, level);
            tooDeep = tooDeep || level > kDeepest;
            return !tooDeep;
        },
        false);
    if (tooDeep) throwError("MATLAB:json:TooDeep", "JSON text is nested too deeply.");
    if (j.is_discarded()) throwSyntaxError(text);
    call.result(decode(j, 0));
}

constexpr Builtin kRows[] = {
    {"jsonencode", 1, -1, 1, aside<jsonencode>,
     "text = jsonencode(A,'PrettyPrint',tf,'ConvertInfAndNaN',tf)", "A value as JSON."},
    {"jsondecode", 1, -1, 1, aside<jsondecode>, "A = jsondecode(text)",
     "The value that a JSON text stands for: objects as structs, arrays of one kind as arrays."},
};

} // namespace

std::span<const Builtin> jsonTable() {
    return kRows;
}

} // namespace vitrine
