// SPDX-License-Identifier: Apache-2.0
// jsonencode and jsondecode.
#include "base/host_memory.h"
#include "builtins/core/nesting.h"
#include "builtins/core/own_thread.h"
#include "builtins/functions/apply.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/text_values.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kDeepest = 512; // a hostile text may nest without end

/// A whole text's values. The library's destructor asks for memory and can't be refused it.
struct Tree {
    explicit Tree(Json values) : json(std::move(values)) {}
    ~Tree() {
        const memory::Scope always(memory::Requests::RefuseNone);
        json = Json();
    }
    Tree(const Tree&) = delete;
    Tree& operator=(const Tree&) = delete;
    Json json;
};

/// Writes values as JSON, straight to the text: a tree of them would take many times as much
/// memory. Numbers that are not finite are null, or named when keepNonFinite.
class Encoder {
public:
    int indent = -1; ///< blanks a level; negative: all on one line
    bool keepNonFinite = false;

    void encode(const Value& v);
    [[nodiscard]] std::string take() { return std::move(m_text); }

private:
    using Element = std::function<void(int64_t)>;

    void newLine();
    void list(char open, char close, int64_t count, const Element& element);
    void dimensions(const Shape& s, int dimension, int64_t offset, int64_t step,
                    const Element& element);
    void array(const Shape& s, const Element& element);
    void numbers(const Tensor& t);
    void number(double x);
    void quoted(const std::string& text);
    void key(const std::string& name);
    void object(const StructArray& s, int64_t index);
    void map(const MapObject& m);

    std::string m_text;
    int m_depth = 0;
};

void Encoder::newLine() {
    if (indent < 0) return;
    m_text += '\n';
    m_text.append(static_cast<std::size_t>(m_depth * indent), ' ');
}

void Encoder::list(char open, char close, int64_t count, const Element& element) {
    m_text += open;
    ++m_depth;
    StopCheck stop;
    for (int64_t i = 0; i < count; ++i, stop()) {
        if (i > 0) m_text += ',';
        newLine();
        element(i);
    }
    --m_depth;
    if (count > 0) newLine();
    m_text += close;
}

/// Nested arrays, the first dimension outermost.
void Encoder::dimensions(const Shape& s, int dimension, int64_t offset, int64_t step,
                         const Element& element) {
    if (dimension == s.rank()) return element(offset);
    list('[', ']', s[dimension], [&](int64_t i) {
        dimensions(s, dimension + 1, offset + i * step, step * s[dimension], element);
    });
}

void Encoder::array(const Shape& s, const Element& element) {
    if (s.isScalar()) return element(0);
    if (s.isVector() || s.empty()) return list('[', ']', s.count(), element);
    dimensions(s, 0, 0, 1, element);
}

void Encoder::number(double x) {
    if (!std::isfinite(x)) {
        m_text += !keepNonFinite  ? "null"
                  : std::isnan(x) ? "NaN"
                  : x > 0         ? "Infinity"
                                  : "-Infinity";
        return;
    }
    const bool whole = x == std::trunc(x) && std::abs(x) < 1e15;
    m_text += whole ? std::to_string(static_cast<int64_t>(x)) : Json(x).dump();
}

void Encoder::quoted(const std::string& text) {
    m_text += Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
}

void Encoder::key(const std::string& name) {
    quoted(name);
    m_text += indent < 0 ? ":" : ": ";
}

void Encoder::object(const StructArray& s, int64_t index) {
    list('{', '}', s.fieldCount(), [&](int64_t f) {
        key(s.fieldNames()[static_cast<std::size_t>(f)]);
        encode(s.at(static_cast<int>(f), index));
    });
}

void Encoder::map(const MapObject& m) {
    auto text = m.byText.begin();
    auto number = m.byNumber.begin();
    list('{', '}', m.count(), [&](int64_t) {
        if (m.numericKeys) {
            key(std::to_string(number->first));
            encode((number++)->second);
        } else {
            key(text->first);
            encode((text++)->second);
        }
    });
}

void Encoder::numbers(const Tensor& t) {
    array(t.shape(), [&](int64_t i) {
        if (t.dtype() == DType::Logical)
            m_text += t.asDouble(i) != 0 ? "true" : "false";
        else if (t.dtype() == DType::UInt64)
            m_text += std::to_string(t.data<uint64_t>()[i]);
        else if (t.dtype() == DType::Int64)
            m_text += std::to_string(t.data<int64_t>()[i]);
        else
            number(t.asDouble(i));
    });
}

void Encoder::encode(const Value& v) {
    const NestingLevel level;
    switch (v.kind()) {
    case Kind::Sparse:
        return encode(fullValue(v));
    case Kind::Scalar:
    case Kind::Tensor: {
        if (v.isChar()) {
            const TextList rows = textList(v, "jsonencode");
            if (rows.size() == 1) return quoted(toUtf8(rows.texts[0]));
            return list('[', ']', static_cast<int64_t>(rows.size()), [&](int64_t i) {
                quoted(toUtf8(rows.texts[static_cast<std::size_t>(i)]));
            });
        }
        if (v.isComplex()) {
            throwError("MATLAB:json:UnsupportedType", "Complex numbers have no JSON form.");
        }
        return numbers(*v.toTensor());
    }
    case Kind::String:
        return array(v.shape(), [&](int64_t i) {
            const auto& e = v.strings().elements[static_cast<std::size_t>(i)];
            if (e)
                quoted(*e);
            else
                m_text += "null";
        });
    case Kind::Cell:
        return list('[', ']', v.count(),
                    [&](int64_t i) { encode(v.cell().elements[static_cast<std::size_t>(i)]); });
    case Kind::Struct:
        return array(v.shape(), [&](int64_t i) { object(v.structure(), i); });
    case Kind::Map:
        return map(v.map());
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

void jsonencode(PlainCall& call) {
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
            encoder.indent = on ? 2 : -1;
        else
            encoder.keepNonFinite = !on;
    }
    encoder.encode(call[0]);
    call.result(Value::text(encoder.take()));
}

/// Where a text stops being JSON, as MATLAB says it.
[[noreturn]] void throwSyntaxError(const std::string& text) {
    std::size_t at = text.size() + 1;
    try {
        [[maybe_unused]] const Json j = Json::parse(text);
    } catch (const Json::parse_error& e) {
        at = std::min(std::max<std::size_t>(e.byte, 1), at);
    } catch (const Json::out_of_range&) {
        throwError("MATLAB:json:NumberOutOfRange",
                   "JSON text has a number beyond the range of double.");
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
    const Tree tree(Json::parse(
        text,
        [&](int level, Json::parse_event_t, Json&) {
            depth = std::max(depth, level);
            tooDeep = tooDeep || level > kDeepest;
            return !tooDeep;
        },
        false));
    const Json& j = tree.json;
    if (tooDeep) throwError("MATLAB:json:TooDeep", "JSON text is nested too deeply.");
    if (j.is_discarded()) throwSyntaxError(text);
    call.result(decode(j, 0));
}

constexpr Builtin kRows[] = {
    {"jsonencode", 1, -1, 1, onOwnThread<jsonencode>,
     "text = jsonencode(A,'PrettyPrint',tf,'ConvertInfAndNaN',tf)", "A value as JSON."},
    {"jsondecode", 1, -1, 1, onOwnThread<jsondecode>, "A = jsondecode(text)",
     "The value that a JSON text stands for: objects as structs, arrays of one kind as arrays."},
};

} // namespace

std::span<const Builtin> jsonTable() {
    return kRows;
}

} // namespace vitrine
