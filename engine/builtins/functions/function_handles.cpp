// SPDX-License-Identifier: Apache-2.0
// Function handles, calling by name, argument counts and their checks.
#include "builtins/functions/apply.h"
#include "builtins/functions/function_source.h"
#include "builtins/functions/inline_functions.h"
#include "builtins/sparse/sparse_own.h"
#include "builtins/text/text_values.h"
#include "value/class_object.h"

namespace vitrine {

namespace {

void func2str(Call& call) {
    if (!call[0].isFunctionHandle()) throwUndefinedFor("func2str", call[0]);
    const FunctionHandle& f = call[0].handle();
    call.result(Value::text(f.name.empty() ? f.text : f.name));
}

void feval(Call& call) {
    if (!call[0].isFunctionHandle() && !call[0].isTextScalar() &&
        inlineHandle(call[0]).isNothing()) {
        throwError("MATLAB:feval:argMustBeStringOrHandle",
                   "First argument must be a function handle or a function name.");
    }
    for (Value& v : call.vm.call(call[0], call.args.subspan(1), call.nargout))
        call.result(std::move(v));
}

void isFunctionHandle(Call& call) {
    call.result(Value::logical(call[0].isFunctionHandle()));
}

void isenum(Call& call) {
    const ClassInfo* info = classInfoOf(call[0]);
    call.result(Value::logical(info && info->enumerates));
}

void isobject(Call& call) {
    call.result(Value::logical(call[0].kind() == Kind::Object || call[0].kind() == Kind::Map));
}

void nthargout(Call& call) {
    const auto n = static_cast<int>(integerArgument(call[0], "N"));
    const bool counted = call.count() > 2 && !call[1].isFunctionHandle() && !call[1].isTextScalar();
    const int wanted = counted ? static_cast<int>(integerArgument(call[1], "NTOT")) : n;
    const std::size_t at = counted ? 2 : 1;
    std::vector<Value> out = call.vm.call(call.args[at], call.args.subspan(at + 1), wanted);
    if (n < 1 || static_cast<std::size_t>(n) > out.size()) {
        throwError("MATLAB:maxlhs", "Too many output arguments.");
    }
    call.result(out[static_cast<std::size_t>(n) - 1]);
}

void functionsFunction(Call& call) {
    if (!call[0].isFunctionHandle()) throwUndefinedFor("functions", call[0]);
    const FunctionHandle& f = call[0].handle();
    auto out = makeRef<StructArray>();
    out->set("function", Value::text(f.name.empty() ? f.text : f.name));
    out->set("type", Value::text(f.name.empty() ? "anonymous" : "simple"));
    std::string path;
    if (!f.name.empty()) call.vm.functionKind(f.name, &path);
    out->set("file", Value::text(path));
    if (f.name.empty()) {
        // The values that the function took over from where it was made.
        auto workspace = makeRef<StructArray>();
        FunctionSource source;
        auto* sources = dynamic_cast<FunctionSources*>(&call.vm);
        if (sources && sources->functionSource(call[0], source)) {
            for (const auto& [name, value] : source.captures) {
                if (!value.isNothing()) workspace->set(name, value);
            }
        }
        out->set("workspace",
                 makeRef<Cell>(Shape(1, 1), std::vector<Value>{Value(std::move(workspace))}));
        out->set("within_file_path", Value::text(""));
    }
    call.result(out);
}

void countOf(Call& call, bool outputs) {
    if (call.count() == 0) return call.result(static_cast<double>(call.vm.frameCount(outputs)));
    call.result(static_cast<double>(call.vm.declaredCount(call[0], outputs)));
}

void narginFunction(Call& call) {
    countOf(call, false);
}
void nargoutFunction(Call& call) {
    countOf(call, true);
}

void checkCount(Call& call, bool outputs) {
    // The three-argument form passes the count itself (nargchk's order).
    const bool explicitCount = call.count() == 3;
    const double low = call[0].toDouble();
    const double high = call[1].toDouble();
    const double count =
        explicitCount ? call[2].toDouble() : static_cast<double>(call.vm.frameCount(outputs));
    if (count < low) {
        throwError(outputs ? "MATLAB:nargoutchk:notEnoughOutputs"
                           : "MATLAB:narginchk:notEnoughInputs",
                   outputs ? "Not enough output arguments." : "Not enough input arguments.");
    }
    if (count > high) {
        throwError(outputs ? "MATLAB:nargoutchk:tooManyOutputs" : "MATLAB:narginchk:tooManyInputs",
                   outputs ? "Too many output arguments." : "Too many input arguments.");
    }
}

void narginchk(Call& call) {
    checkCount(call, false);
}
void nargoutchk(Call& call) {
    checkCount(call, true);
}

void inputname(Call& call) {
    const int64_t position = integerArgument(call[0], "Argument number");
    if (position < 1)
        throwError("MATLAB:inputname:argNumberNotValid", "Argument number must be positive.");
    const std::string name = call.vm.argumentName(static_cast<int>(position));
    call.result(Value::text(name));
}

// --- validateattributes

/// MATLAB:function:mnemonic, or MATLAB:mnemonic when no function was named.
std::string validationId(const std::string& function, const char* mnemonic) {
    return "MATLAB:" + (function.empty() ? "" : function + ":") + mnemonic;
}

struct Validation {
    const Value& value;
    std::string name;
    std::string function;
    [[noreturn]] void fail(const char* identifier, const std::string& what) const {
        throw ScriptError(validationId(function, identifier),
                          "Expected " + name + " to be " + what + ".");
    }
};

bool isOfClass(const Value& v, const std::string& name) {
    if (name == "numeric") return v.isNumericClass();
    if (name == "float") return v.isArray() && isFloat(v.dtype());
    return v.className() == name || (v.isArray() && className(v.dtype()) == std::string_view(name));
}

bool everyElement(const Value& v, const std::function<bool(double)>& test) {
    if (!v.isArray()) return false;
    for (double x : doublesOf(v)) {
        if (!test(x)) return false;
    }
    return true;
}

bool isDiagonal(const Value& v) {
    if (!v.isArray() || v.shape().rank() != 2) return false;
    const std::vector<std::complex<double>> x = complexesOf(v);
    const auto rows = static_cast<std::size_t>(v.shape().rows());
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (i % rows != i / rows && x[i] != 0.0) return false;
    }
    return true;
}

bool ordered(const Value& v, const std::function<bool(double, double)>& pair) {
    const std::vector<double> x = doublesOf(v);
    for (std::size_t i = 1; i < x.size(); ++i) {
        if (!pair(x[i - 1], x[i])) return false;
    }
    return true;
}

struct SimpleAttribute {
    const char* name;
    const char* identifier;
    const char* wording;
    bool (*holds)(const Value&);
};

constexpr SimpleAttribute kSimple[] = {
    {"scalar", "expectedScalar", "a scalar", [](const Value& v) { return v.count() == 1; }},
    {"vector", "expectedVector", "a vector",
     [](const Value& v) { return v.shape().isVector() && v.count() > 0; }},
    {"row", "expectedRow", "a row vector", [](const Value& v) { return v.shape().isRow(); }},
    {"column", "expectedColumn", "a column vector",
     [](const Value& v) { return v.shape().isColumn(); }},
    {"2d", "expected2D", "two-dimensional", [](const Value& v) { return v.shape().rank() == 2; }},
    {"3d", "expected3D", "three-dimensional", [](const Value& v) { return v.shape().rank() <= 3; }},
    {"square", "expectedSquare", "a square matrix",
     [](const Value& v) {
         return v.shape().rank() == 2 && v.shape().rows() == v.shape().columns();
     }},
    {"nonsparse", "expectedNonsparse", "nonsparse", [](const Value& v) { return !v.isSparse(); }},
    {"nonempty", "expectedNonempty", "nonempty", [](const Value& v) { return v.count() > 0; }},
    {"real", "expectedReal", "real", [](const Value& v) { return !v.isComplex(); }},
    {"finite", "expectedFinite", "finite",
     [](const Value& v) { return everyElement(v, [](double x) { return std::isfinite(x); }); }},
    {"nonnan", "expectedNonNaN", "non-NaN",
     [](const Value& v) { return everyElement(v, [](double x) { return !std::isnan(x); }); }},
    {"integer", "expectedInteger", "integer-valued",
     [](const Value& v) {
         return everyElement(v, [](double x) { return std::isfinite(x) && x == std::trunc(x); });
     }},
    {"positive", "expectedPositive", "positive",
     [](const Value& v) { return everyElement(v, [](double x) { return x > 0; }); }},
    {"nonnegative", "expectedNonnegative", "nonnegative",
     [](const Value& v) { return everyElement(v, [](double x) { return x >= 0; }); }},
    {"nonzero", "expectedNonZero", "nonzero",
     [](const Value& v) { return everyElement(v, [](double x) { return x != 0; }); }},
    {"even", "expectedEven", "even",
     [](const Value& v) { return everyElement(v, [](double x) { return std::fmod(x, 2) == 0; }); }},
    {"odd", "expectedOdd", "odd",
     [](const Value& v) {
         return everyElement(v, [](double x) { return std::abs(std::fmod(x, 2)) == 1; });
     }},
    {"binary", "expectedBinary", "binary",
     [](const Value& v) { return everyElement(v, [](double x) { return x == 0 || x == 1; }); }},
    {"increasing", "expectedIncreasing", "increasing",
     [](const Value& v) { return ordered(v, [](double a, double b) { return a < b; }); }},
    {"decreasing", "expectedDecreasing", "decreasing",
     [](const Value& v) { return ordered(v, [](double a, double b) { return a > b; }); }},
    {"nondecreasing", "expectedNonDecreasing", "nondecreasing",
     [](const Value& v) { return ordered(v, [](double a, double b) { return a <= b; }); }},
    {"nonincreasing", "expectedNonIncreasing", "nonincreasing",
     [](const Value& v) { return ordered(v, [](double a, double b) { return a >= b; }); }},
};

/// Attributes with a parameter; false when the name is none of them.
bool checkWithParameter(const Validation& check, const std::string& name, const Value& parameter) {
    const double limit = parameter.toDouble();
    char number[40];
    std::snprintf(number, sizeof number, "%g", limit);
    const auto bound = [&](const char* identifier, const char* relation,
                           const std::function<bool(double)>& test) {
        if (!everyElement(check.value, test))
            check.fail(identifier,
                       "an array with all of the values " + std::string(relation) + ' ' + number);
    };
    if (name == ">")
        bound("notGreater", ">", [=](double x) { return x > limit; });
    else if (name == ">=")
        bound("notGreaterEqual", ">=", [=](double x) { return x >= limit; });
    else if (name == "<")
        bound("notLess", "<", [=](double x) { return x < limit; });
    else if (name == "<=")
        bound("notLessEqual", "<=", [=](double x) { return x <= limit; });
    else if (name == "numel") {
        if (static_cast<double>(check.value.count()) != limit)
            check.fail("incorrectNumel",
                       "an array with number of elements equal to " + std::string(number));
    } else if (name == "nrows") {
        if (static_cast<double>(check.value.shape().rows()) != limit)
            check.fail("incorrectNumrows",
                       "an array with number of rows equal to " + std::string(number));
    } else if (name == "ncols") {
        if (static_cast<double>(check.value.shape().columns()) != limit)
            check.fail("incorrectNumcols",
                       "an array with number of columns equal to " + std::string(number));
    } else if (name == "ndims") {
        if (static_cast<double>(check.value.shape().rank()) != limit)
            check.fail("incorrectNumdims",
                       "an array with number of dimensions equal to " + std::string(number));
    } else if (name == "size") {
        const std::vector<double> size = doublesOf(parameter);
        const Shape s = check.value.shape();
        bool same = static_cast<int>(size.size()) >= s.rank();
        std::string wanted;
        for (std::size_t d = 0; d < size.size(); ++d) {
            same = same &&
                   (std::isnan(size[d]) || static_cast<double>(s[static_cast<int>(d)]) == size[d]);
            wanted += (d > 0 ? "x" : "") + (std::isnan(size[d]) ? "M"
                                            : std::abs(size[d]) < 9e15
                                                ? std::to_string(static_cast<int64_t>(size[d]))
                                                : std::string("Inf"));
        }
        if (!same) check.fail("incorrectSize", "of size " + wanted);
    } else {
        return false;
    }
    return true;
}

void validateattributes(Call& call) {
    std::string name = "input";
    int position = 3;
    if (call.count() > 3 && !call[3].isTextScalar() && call[3].count() == 1) {
        name = "input number " + std::to_string(integerArgument(call[3], "ArgIndex"));
        position = 4;
    }
    if (call.count() > position + 1 && !call[position + 1].toText().empty())
        name = call[position + 1].toText();
    if (call.count() > position + 2) {
        name = "input number " + std::to_string(integerArgument(call[position + 2], "ArgIndex")) +
               (name == "input" ? "" : ", " + name + ",");
    }
    const std::string function =
        call.count() > 3 && call[3].isTextScalar() ? call[3].toText() : std::string();
    const Validation check{call[0], name, function};
    const TextList classes = textList(call[1], "validateattributes");
    bool fits = classes.size() == 0;
    std::string wanted;
    for (const std::u16string& c : classes.texts) {
        const std::string text = toUtf8(c);
        fits = fits || text.empty() || isOfClass(call[0], text);
        wanted += (wanted.empty() ? "" : ", ") + text;
    }
    if (!fits) {
        throw ScriptError(validationId(function, "invalidType"),
                          "Expected " + name + " to be one of these types:\n\n" + wanted +
                              "\n\nInstead its type was " + call[0].className() + ".");
    }
    if (!call[2].isCell()) return;
    const std::vector<Value>& attributes = call[2].cell().elements;
    for (std::size_t i = 0; i < attributes.size(); ++i) {
        const std::string attribute = lowerCase(attributes[i].toText());
        const auto* simple =
            std::find_if(std::begin(kSimple), std::end(kSimple),
                         [&](const SimpleAttribute& a) { return attribute == a.name; });
        if (simple != std::end(kSimple)) {
            if (!simple->holds(call[0])) check.fail(simple->identifier, simple->wording);
            continue;
        }
        if (i + 1 < attributes.size() && checkWithParameter(check, attribute, attributes[i + 1])) {
            ++i;
            continue;
        }
        if (attribute == "diag") {
            if (!isDiagonal(call[0])) check.fail("expectedDiag", "a diagonal matrix");
            continue;
        }
        if (attribute != "nonsparse") {
            throwError("MATLAB:validateattributes:badattribute", "Unknown attribute '%s'.",
                       attribute.c_str());
        }
    }
}

/// (text, choices, function, variable, position): names from the third on, a position at the end.
void validatestring(Call& call) {
    const std::string given = textArgument(call[0], "validatestring");
    if (!call[1].isCell() && !call[1].isString()) {
        throwError("MATLAB:validatestring:invalidStrings",
                   "The valid texts must be a cell array of character vectors or a string array.");
    }
    const TextList choices = textList(call[1], "validatestring");
    std::string function, name = "input";
    for (int i = 2; i < call.count(); ++i) {
        const bool last = i + 1 == call.count();
        if (call[i].isTextScalar() && i < 4) {
            if (i == 2) function = call[i].toText();
            if (i == 3 && !call[i].toText().empty()) name = call[i].toText();
        } else if (last && call[i].isNumericClass() && call[i].count() == 1 &&
                   call[i].toDouble() >= 1 &&
                   call[i].toDouble() == std::floor(call[i].toDouble())) {
            name = "input number " + std::to_string(integerArgument(call[i], "ArgIndex")) +
                   (name == "input" ? "" : ", " + name + ",");
        } else {
            throwError("MATLAB:validatestring:invalidName",
                       "Names must be character vectors, the position a positive whole number.");
        }
    }
    std::vector<std::string> found;
    std::string list;
    for (const std::u16string& c : choices.texts) {
        const std::string choice = toUtf8(c);
        list += (list.empty() ? "'" : ", '") + choice + "'";
        if (lowerCase(choice) == lowerCase(given)) return call.result(Value::text(choice));
        if (lowerCase(choice).starts_with(lowerCase(given)) && !given.empty())
            found.push_back(choice);
    }
    // Several matches are fine when the shortest begins all others.
    std::sort(found.begin(), found.end(),
              [](const std::string& a, const std::string& b) { return a.size() < b.size(); });
    bool unambiguous = !found.empty();
    for (const std::string& f : found)
        unambiguous = unambiguous && lowerCase(f).starts_with(lowerCase(found[0]));
    if (unambiguous) return call.result(Value::text(found[0]));
    throw ScriptError(validationId(function, found.empty() ? "unrecognizedStringChoice"
                                                           : "ambiguousStringChoice"),
                      "Expected " + name + " to match one of these values:\n\n" + list +
                          "\n\nThe input, '" + given + "', " +
                          (found.empty() ? "did not match any of the valid values."
                                         : "matched more than one valid value."));
}

constexpr Builtin kRows[] = {
    {"func2str", 1, 1, 1, func2str, "s = func2str(f)", "Text of a function handle.", nullptr,
     SparseRule::Pass},
    {"feval", 1, -1, -1, feval, "[y1,…] = feval(f,x1,…)",
     "Calls a function given by handle or name.", nullptr, SparseRule::Pass},
    {"is_function_handle", 1, 1, 1, isFunctionHandle, "tf = is_function_handle(x)",
     "True for a function handle.", nullptr, SparseRule::Pass},
    {"isenum", 1, 1, 1, isenum, "tf = isenum(x)", "True for members of an enumeration class."},
    {"isobject", 1, 1, 1, isobject, "tf = isobject(x)", "True for objects and maps.", nullptr,
     SparseRule::Pass},
    {"nthargout", 2, -1, 1, nthargout, "y = nthargout(n,f,x1,…)", "Output n of a function call.",
     nullptr, SparseRule::Pass},
    {"functions", 1, 1, 1, functionsFunction, "s = functions(f)",
     "What is known of a function handle: function, type, file."},
    {"nargin", 0, 1, 1, narginFunction, "n = nargin | n = nargin(f)",
     "Arguments of this call, or those that a function declares (negative with varargin)."},
    {"nargout", 0, 1, 1, nargoutFunction, "n = nargout | n = nargout(f)",
     "Outputs asked of this call, or those that a function declares (negative with varargout)."},
    {"narginchk", 2, 3, 0, narginchk, "narginchk(low,high)",
     "Throws unless the number of arguments is in the range."},
    {"nargoutchk", 2, 3, 0, nargoutchk, "nargoutchk(low,high)",
     "Throws unless the number of outputs is in the range."},
    {"inputname", 1, 2, 1, inputname, "name = inputname(k)",
     "The caller's variable that argument k is, '' when it is none."},
    {"validateattributes", 3, 6, 0, validateattributes,
     "validateattributes(A,classes,attributes,function,name,position)",
     "Throws unless the class is one of those given and all attributes hold.", nullptr,
     BuiltinRules{SparseRule::Full, sparse_own::validateattributes}},
    {"validatestring", 2, 5, 1, validatestring, "s = validatestring(text,choices)",
     "The choice that the text begins, letter case ignored; throws when none or several match."},
};

} // namespace

std::span<const Builtin> functionHandleTable() {
    return kRows;
}

} // namespace vitrine
