// SPDX-License-Identifier: Apache-2.0
// Text functions that keep or compare whole texts: case, blanks, joining, comparing, classes of
// characters.
#include "builtins/core/nesting.h"
#include "builtins/core/own_thread.h"
#include "builtins/text/text_values.h"

namespace vitrine {

namespace {

// --- case and blanks

Value mapCharacters(const Value& v, const char* function, char16_t (*f)(char16_t)) {
    const NestingLevel level;
    // Numbers pass through upper and lower unchanged, as in MATLAB.
    if (v.isArray() && !v.isChar()) return v;
    if (v.isCell()) {
        auto out = makeRef<Cell>(v.shape());
        StopCheck stop;
        for (std::size_t i = 0; i < out->elements.size(); ++i, stop())
            out->elements[i] = mapCharacters(v.cell().elements[i], function, f);
        return out;
    }
    if (v.isChar() && v.kind() == Kind::Tensor) {
        Ref<Tensor> out = v.tensor().clone();
        char16_t* data = out->mutableData<char16_t>();
        StopCheck stop;
        for (int64_t i = 0; i < out->count(); ++i, stop())
            data[i] = f(data[i]);
        return Value(std::move(out));
    }
    return mapText(v, function, [f](std::u16string_view text) {
        std::u16string out(text);
        for (char16_t& c : out)
            c = f(c);
        return out;
    });
}

void upperFunction(PlainCall& call) {
    call.result(mapCharacters(call[0], "upper", upper16));
}

void lowerFunction(PlainCall& call) {
    call.result(mapCharacters(call[0], "lower", lower16));
}

bool isTrimmed(char16_t c) {
    return isSpace16(c) || c == 0;
}

/// Drops the columns of blanks that all rows share at the ends asked for.
Value trimMatrix(const Value& v, bool front) {
    const Ref<Tensor> t = v.toTensor();
    std::vector<std::u16string> rows;
    std::size_t first = std::u16string::npos;
    std::size_t last = 0;
    for (int64_t r = 0; r < t->shape().rows(); ++r) {
        rows.push_back(charMatrixRow(*t, r));
        const std::u16string& row = rows.back();
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (isTrimmed(row[i])) continue;
            first = std::min(first, i);
            last = std::max(last, i + 1);
        }
    }
    if (first == std::u16string::npos || !front) first = 0;
    for (std::u16string& row : rows)
        row = row.substr(first, last > first ? last - first : 0);
    return charMatrix(rows);
}

Value trim(const Value& v, const char* function, bool front) {
    const NestingLevel level;
    if (v.isArray() && !v.isChar()) {
        throwError("MATLAB:strtrim:InputType",
                   "Input to %s must be a character vector, string array, or cell array of "
                   "character vectors.",
                   function);
    }
    if (v.isChar() && v.shape().rows() > 1) return trimMatrix(v, front);
    if (v.isCell()) {
        auto out = makeRef<Cell>(v.shape());
        StopCheck stop;
        for (std::size_t i = 0; i < out->elements.size(); ++i, stop()) {
            const Value& element = v.cell().elements[i];
            const bool empty = element.isArray() && element.count() == 0;
            out->elements[i] = empty ? element : trim(element, function, front);
        }
        return out;
    }
    return mapText(v, function, [front](std::u16string_view text) {
        while (front && !text.empty() && isTrimmed(text.front()))
            text.remove_prefix(1);
        while (!text.empty() && isTrimmed(text.back()))
            text.remove_suffix(1);
        return std::u16string(text);
    });
}

void strtrim(PlainCall& call) {
    call.result(trim(call[0], "strtrim", true));
}

void deblank(PlainCall& call) {
    if (call[0].isArray() && !call[0].isChar() && call[0].count() == 0) return call.result(call[0]);
    call.result(trim(call[0], "deblank", false));
}

void blanks(Call& call) {
    const int64_t n = integerArgument(call[0], "Number of blanks");
    requireMemory(static_cast<double>(n), sizeof(char16_t));
    call.result(
        charRow(std::u16string(static_cast<std::size_t>(std::max<int64_t>(n, 0)), u' '), true));
}

// --- joining

/// The rows of an argument of char() or strvcat(); numbers are code units.
void appendRows(const Value& v, std::vector<std::u16string>& rows, bool keepEmpty) {
    if (v.isCell()) {
        for (const Value& e : v.cell().elements)
            appendRows(e, rows, keepEmpty);
        return;
    }
    if (v.isString()) {
        for (const auto& text : v.strings().elements)
            rows.push_back(toUtf16(text.value_or("")));
        return;
    }
    if (!v.isArray()) throwUndefinedFor("char", v);
    const Ref<Tensor> t = v.isChar() ? v.toTensor() : convertOnHost(*v.toTensor(), DType::Char);
    if (t->count() == 0) {
        if (keepEmpty) rows.emplace_back();
        return;
    }
    for (int64_t r = 0; r < t->shape().rows(); ++r)
        rows.push_back(charMatrixRow(*t, r));
}

void strvcat(PlainCall& call) {
    std::vector<std::u16string> rows;
    for (const Value& arg : call.args)
        appendRows(arg, rows, false);
    call.result(rows.empty() ? charRow(u"") : charMatrix(rows));
}

void strcatFunction(PlainCall& call) {
    if (call.count() == 0) return call.result(Value::text(""));
    bool anyCell = false;
    bool anyString = false;
    for (const Value& v : call.args) {
        anyCell = anyCell || v.isCell();
        anyString = anyString || v.isString();
        if (!v.isCell() && !v.isString() && !v.isChar() && v.count() != 0) {
            throwError("MATLAB:strcat:InvalidInputType",
                       "Inputs must be character vectors, cell arrays of character vectors, or "
                       "string arrays.");
        }
    }
    TextList out;
    out.from = anyCell     ? TextList::From::Cell
               : anyString ? TextList::From::String
                           : TextList::From::Char;
    out.texts = {u""};
    for (const Value& v : call.args) {
        TextList part;
        if (v.isArray() && v.count() == 0)
            part.texts = {u""};
        else
            part = textList(v, "strcat");
        for (std::u16string& text : part.texts) {
            // Trailing blanks of char arguments are dropped; cells and strings keep theirs, and a
            // string among the arguments keeps those of all.
            while (v.isChar() && !anyString && !text.empty() && isSpace16(text.back()))
                text.pop_back();
        }
        if (part.size() == 1 && v.isCell() && out.size() == 1 && !out.shape.isScalar())
            out.shape = part.shape;
        if (part.size() != 1) {
            if (out.size() == 1) {
                out.texts.assign(part.size(), std::u16string(out.texts[0]));
                out.shape = part.shape;
            } else if (!(out.shape == part.shape)) {
                throwError("MATLAB:strcat:NumberOfInputRows",
                           "All the inputs must be the same size or scalars.");
            }
        }
        for (std::size_t i = 0; i < out.size(); ++i)
            out.texts[i] += part.texts[part.size() == 1 ? 0 : i];
    }
    call.result(textValue(out));
}

// --- comparing

struct Comparison {
    bool ignoreCase = false;
    std::optional<std::size_t> length;
    [[nodiscard]] bool operator()(std::u16string_view a, std::u16string_view b) const {
        if (length) {
            a = a.substr(0, *length);
            b = b.substr(0, *length);
        }
        if (a.size() != b.size()) return false;
        if (!ignoreCase) return a == b;
        return std::equal(a.begin(), a.end(), b.begin(),
                          [](char16_t x, char16_t y) { return lower16(x) == lower16(y); });
    }
};

/// One side of strcmp: texts, with elements that are no text never equal.
struct Side {
    std::vector<std::optional<std::u16string>> texts;
    Shape shape{1, 1};
    std::optional<Shape> charShape; ///< of a lone char array, whose shape must agree
};

Side sideOf(const Value& v) {
    Side side;
    if (v.isCell()) {
        side.shape = v.shape();
        StopCheck stop;
        for (const Value& e : v.cell().elements) {
            stop();
            side.texts.push_back(e.isTextScalar() ? std::optional(text16(e)) : std::nullopt);
        }
    } else if (v.isString()) {
        side.shape = v.shape();
        for (const auto& e : v.strings().elements)
            side.texts.push_back(e ? std::optional(toUtf16(*e)) : std::nullopt);
    } else if (v.isChar()) {
        const Ref<Tensor> t = v.toTensor();
        side.texts.push_back(
            std::u16string(t->data<char16_t>(), static_cast<std::size_t>(t->count())));
        side.charShape = t->shape();
    } else {
        side.texts.emplace_back(std::nullopt);
    }
    return side;
}

/// A char matrix beside a cell array stands for its rows.
void splitRows(Side& side, const Value& v, const Value& other) {
    if (!other.isCell() || !v.isChar() || v.shape().rows() < 2 || v.shape().rank() > 2) return;
    const Ref<Tensor> t = v.toTensor();
    side = Side();
    for (int64_t r = 0; r < t->shape().rows(); ++r)
        side.texts.push_back(charMatrixRow(*t, r));
    side.shape = other.count() == t->shape().rows() ? other.shape() : Shape(t->shape().rows(), 1);
}

void compare(PlainCall& call, const Comparison& same) {
    Side a = sideOf(call[0]);
    Side b = sideOf(call[1]);
    splitRows(a, call[0], call[1]);
    splitRows(b, call[1], call[0]);
    const bool scalarA = a.texts.size() == 1;
    const bool scalarB = b.texts.size() == 1;
    const auto equal = [&](std::size_t i) {
        const auto& x = a.texts[scalarA ? 0 : i];
        const auto& y = b.texts[scalarB ? 0 : i];
        return x && y && same(*x, *y);
    };
    if (scalarA && scalarB) {
        const bool shapes =
            !a.charShape || !b.charShape || same.length || *a.charShape == *b.charShape ||
            (a.charShape->empty() && b.charShape->empty() && a.charShape->rank() == 2 &&
             a.charShape->rows() <= 1 && b.charShape->rows() <= 1 && *a.charShape == *b.charShape);
        const bool result = shapes && equal(0);
        return call.result(Value::logical(result));
    }
    if (!scalarA && !scalarB && !(a.shape == b.shape)) {
        if (call[0].isCell() && call[1].isCell()) {
            throwError("MATLAB:strcmp:InputsSizeMismatch",
                       "Inputs must be the same size or either one can be a scalar.");
        }
        return call.result(Value::logical(false));
    }
    Ref<Tensor> out = Tensor::make(DType::Logical, scalarA ? b.shape : a.shape, false, false);
    StopCheck stop;
    for (int64_t i = 0; i < out->count(); ++i, stop())
        out->mutableData<bool>()[i] = equal(static_cast<std::size_t>(i));
    call.result(wrap(std::move(out)));
}

void strcmpFunction(PlainCall& call) {
    compare(call, {});
}
void strcmpiFunction(PlainCall& call) {
    compare(call, {true, {}});
}

std::size_t lengthArgument(const PlainCall& call) {
    const int64_t n = integerArgument(call[2], "Number of characters");
    if (n < 0) throwError("MATLAB:strncmp:InvalidLength", "N must be greater than or equal to 0.");
    return static_cast<std::size_t>(n);
}

void strncmpFunction(PlainCall& call) {
    compare(call, {false, lengthArgument(call)});
}
void strncmpiFunction(PlainCall& call) {
    compare(call, {true, lengthArgument(call)});
}

// --- classes of characters

using CharacterTest = bool (*)(char16_t);

bool isDigit(char16_t c) {
    return c >= '0' && c <= '9';
}
bool isUpper(char16_t c) {
    return lower16(c) != c;
}
bool isLower(char16_t c) {
    return upper16(c) != c;
}
bool isLetter(char16_t c) {
    if (c < 128) return isUpper(c) || isLower(c);
    return (c >= 0xC0 && c != 0xD7 && c != 0xF7 && c < 0x2000) || c == 0xAA || c == 0xB5 ||
           c == 0xBA || (c >= 0x3040 && c < 0xD7A4);
}

Value classify(const Value& v, CharacterTest test) {
    const NestingLevel level;
    if (v.isCell()) {
        auto out = makeRef<Cell>(v.shape());
        for (std::size_t i = 0; i < v.cell().elements.size(); ++i)
            out->elements[i] = classify(v.cell().elements[i], test);
        return out;
    }
    if (v.isString() && v.count() == 1) return classify(Value::text(v.toText()), test);
    Ref<Tensor> out = Tensor::make(DType::Logical, v.shape());
    if (v.isChar()) {
        const Ref<Tensor> t = v.toTensor();
        for (int64_t i = 0; i < t->count(); ++i)
            out->mutableData<bool>()[i] = test(t->data<char16_t>()[i]);
    }
    return wrap(std::move(out));
}

void isspaceFunction(PlainCall& call) {
    call.result(classify(call[0], isSpace16));
}
void isletterFunction(PlainCall& call) {
    call.result(classify(call[0], isLetter));
}
void isdigitFunction(PlainCall& call) {
    call.result(classify(call[0], isDigit));
}
void isupperFunction(PlainCall& call) {
    call.result(classify(call[0], isUpper));
}
void islowerFunction(PlainCall& call) {
    call.result(classify(call[0], isLower));
}
void isalnumFunction(PlainCall& call) {
    call.result(classify(call[0], [](char16_t c) { return isLetter(c) || isDigit(c); }));
}
void ispunctFunction(PlainCall& call) {
    call.result(classify(
        call[0], [](char16_t c) { return c > 32 && c < 127 && !isLetter(c) && !isDigit(c); }));
}

void isstrprop(PlainCall& call) {
    static constexpr std::pair<std::string_view, CharacterTest> kTests[] = {
        {"alpha", isLetter},
        {"alphanum", [](char16_t c) { return isLetter(c) || isDigit(c); }},
        {"alnum", [](char16_t c) { return isLetter(c) || isDigit(c); }},
        {"cntrl", [](char16_t c) { return c < 32 || c == 127; }},
        {"digit", isDigit},
        {"graphic", [](char16_t c) { return c > 32 && c != 127; }},
        {"graph", [](char16_t c) { return c > 32 && c != 127; }},
        {"lower", isLower},
        {"print", [](char16_t c) { return c >= 32 && c != 127; }},
        {"punct", [](char16_t c) { return c > 32 && c < 127 && !isLetter(c) && !isDigit(c); }},
        {"wspace", isSpace16},
        {"space", isSpace16},
        {"upper", isUpper},
        {"xdigit",
         [](char16_t c) { return isDigit(c) || (lower16(c) >= 'a' && lower16(c) <= 'f'); }},
    };
    const std::string name = lowerCase(textArgument(call[1], "isstrprop"));
    for (const auto& [key, test] : kTests) {
        if (key != name) continue;
        if (call[0].isNumericClass())
            return call.result(
                classify(Value(convertOnHost(*call[0].toTensor(), DType::Char)), test));
        return call.result(classify(call[0], test));
    }
    throwError("MATLAB:isstrprop:unknownCategory", "Unknown category '%s'.", name.c_str());
}

void strjust(PlainCall& call) {
    if (!call[0].isChar())
        throwError("MATLAB:strjust:InputType", "Input to strjust must be a character array.");
    const std::string side = call.count() > 1 ? lowerCase(call[1].toText()) : "right";
    const Ref<Tensor> t = call[0].toTensor();
    const auto width = static_cast<std::size_t>(t->shape().columns());
    std::vector<std::u16string> rows;
    for (int64_t r = 0; r < t->shape().rows(); ++r) {
        const std::u16string text = trimmed16(charMatrixRow(*t, r));
        const std::size_t missing = width - text.size();
        const std::size_t front = side == "left" ? 0 : side == "center" ? missing / 2 : missing;
        std::u16string row(front, u' ');
        row += text;
        row.resize(width, u' ');
        rows.push_back(row);
    }
    call.result(charMatrix(rows));
}

void toascii(PlainCall& call) {
    requireArray("toascii", call[0]);
    call.result(wrap(convertOnHost(*call[0].toTensor(), DType::Double)));
}

constexpr Builtin kRows[] = {
    {"upper", 1, 1, 1, onOwnThread<upperFunction>, "s = upper(text)", "Letters in upper case.",
     nullptr, Dot::Strings},
    {"toupper", 1, 1, 1, onOwnThread<upperFunction>, "s = toupper(text)", "Letters in upper case."},
    {"lower", 1, 1, 1, onOwnThread<lowerFunction>, "s = lower(text)", "Letters in lower case.",
     nullptr, Dot::Strings},
    {"tolower", 1, 1, 1, onOwnThread<lowerFunction>, "s = tolower(text)", "Letters in lower case."},
    {"strtrim", 1, 1, 1, onOwnThread<strtrim>, "s = strtrim(text)",
     "Without leading and trailing white space.", nullptr, Dot::Strings},
    {"deblank", 1, 1, 1, onOwnThread<deblank>, "s = deblank(text)",
     "Without trailing white space."},
    {"blanks", 1, 1, 1, blanks, "s = blanks(n)", "n blanks."},
    {"strvcat", 0, -1, 1, onOwnThread<strvcat>, "s = strvcat(A1,…)",
     "Rows of texts padded to a char matrix; empty texts are left out."},
    {"strcat", 0, -1, 1, onOwnThread<strcatFunction>, "s = strcat(A1,…)",
     "Joins texts; trailing white space of char arguments is dropped."},
    {"strcmp", 2, 2, 1, onOwnThread<strcmpFunction>, "tf = strcmp(a,b)",
     "True where the texts are equal."},
    {"strcmpi", 2, 2, 1, onOwnThread<strcmpiFunction>, "tf = strcmpi(a,b)",
     "True where the texts are equal, letter case ignored."},
    {"strncmp", 3, 3, 1, onOwnThread<strncmpFunction>, "tf = strncmp(a,b,n)",
     "True where the first n characters are equal."},
    {"strncmpi", 3, 3, 1, onOwnThread<strncmpiFunction>, "tf = strncmpi(a,b,n)",
     "True where the first n characters are equal, letter case ignored."},
    {"isspace", 1, 1, 1, onOwnThread<isspaceFunction>, "tf = isspace(text)",
     "True for white space."},
    {"isletter", 1, 1, 1, onOwnThread<isletterFunction>, "tf = isletter(text)",
     "True for letters."},
    {"isalpha", 1, 1, 1, onOwnThread<isletterFunction>, "tf = isalpha(text)", "True for letters."},
    {"isdigit", 1, 1, 1, onOwnThread<isdigitFunction>, "tf = isdigit(text)",
     "True for decimal digits."},
    {"isupper", 1, 1, 1, onOwnThread<isupperFunction>, "tf = isupper(text)",
     "True for upper-case letters."},
    {"islower", 1, 1, 1, onOwnThread<islowerFunction>, "tf = islower(text)",
     "True for lower-case letters."},
    {"isalnum", 1, 1, 1, onOwnThread<isalnumFunction>, "tf = isalnum(text)",
     "True for letters and digits."},
    {"ispunct", 1, 1, 1, onOwnThread<ispunctFunction>, "tf = ispunct(text)",
     "True for punctuation."},
    {"isstrprop", 2, 2, 1, onOwnThread<isstrprop>, "tf = isstrprop(text,category)",
     "True for characters of a category: alpha, alphanum, digit, lower, upper, wspace, punct, "
     "xdigit, cntrl, graphic, print."},
    {"strjust", 1, 2, 1, onOwnThread<strjust>, "s = strjust(text,side)",
     "Rows aligned 'right', 'left' or 'center'."},
    {"toascii", 1, 1, 1, onOwnThread<toascii>, "x = toascii(text)", "Code units as doubles."},
};

} // namespace

std::span<const Builtin> textBasicTable() {
    return kRows;
}

} // namespace vitrine
