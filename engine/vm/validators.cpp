// SPDX-License-Identifier: Apache-2.0
// The mustBe… functions of arguments blocks.
#include "vm/vm_functions.h"

#include "builtins/core/support.h"
#include "builtins/elementwise/operators.h"

#include <cmath>

namespace vitrine {

namespace {

[[noreturn]] void refuse(const char* validator, const std::string& text) {
    throw ScriptError(std::string("MATLAB:validators:") + validator, "Value must " + text + ".");
}

/// Arrays of numbers or logicals only, real ones where the validator orders elements.
void needNumbers(Call& c, bool real = true) {
    if (!c[0].isNumericClass() && !c[0].isLogical())
        refuse("mustBeNumericOrLogical", "be numeric or logical");
    if (real && c[0].isComplex()) refuse("mustBeReal", "be real");
}

/// The numbers of argument 0; of complex ones both parts.
std::vector<double> numbersOf(Call& c) {
    Value whole = c[0];
    if (whole.isSparse()) {
        const Value args[] = {c[0]};
        whole = c.vm.call(Value::text("full"), args, 1).at(0);
    }
    if (!whole.isComplex()) return doublesOf(whole);
    std::vector<double> out;
    for (const std::complex<double>& z : complexesOf(whole)) {
        out.push_back(z.real());
        out.push_back(z.imag());
    }
    return out;
}

template <typename Test>
bool all(Call& c, Test&& test) {
    const std::vector<double> numbers = numbersOf(c);
    return std::all_of(numbers.begin(), numbers.end(), test);
}

std::string numberText(const Value& limit) {
    const double x = limit.toDouble();
    char text[32];
    std::snprintf(text, sizeof text, "%.15g", x);
    return text;
}

void positive(Call& c) {
    needNumbers(c);
    if (!all(c, [](double x) { return x > 0; })) refuse("mustBePositive", "be positive");
}
void nonpositive(Call& c) {
    needNumbers(c);
    if (!all(c, [](double x) { return x <= 0; })) refuse("mustBeNonpositive", "not be positive");
}
void negative(Call& c) {
    needNumbers(c);
    if (!all(c, [](double x) { return x < 0; })) refuse("mustBeNegative", "be negative");
}
void nonnegative(Call& c) {
    needNumbers(c);
    if (!all(c, [](double x) { return x >= 0; })) refuse("mustBeNonnegative", "be nonnegative");
}
void nonzero(Call& c) {
    needNumbers(c, false);
    const std::vector<double> numbers = numbersOf(c);
    const std::size_t parts = c[0].isComplex() ? 2 : 1;
    for (std::size_t i = 0; i < numbers.size(); i += parts) {
        if (numbers[i] == 0 && numbers[i + parts - 1] == 0) refuse("mustBeNonzero", "not be zero");
    }
}
/// Of text all is finite and no NaN.
void finite(Call& c) {
    if (!c[0].isChar()) needNumbers(c, false);
    if (!all(c, [](double x) { return std::isfinite(x); })) refuse("mustBeFinite", "be finite");
}
void nonNan(Call& c) {
    if (!c[0].isChar()) needNumbers(c, false);
    if (!all(c, [](double x) { return !std::isnan(x); })) refuse("mustBeNonNan", "not be NaN");
}
void integer(Call& c) {
    needNumbers(c);
    if (!all(c, [](double x) { return std::isfinite(x) && x == std::floor(x); }))
        refuse("mustBeInteger", "be integer");
}
void real(Call& c) {
    if (!(c[0].isArray() || c[0].isSparse()) || c[0].isComplex()) refuse("mustBeReal", "be real");
}
void numeric(Call& c) {
    if (!c[0].isNumericClass()) refuse("mustBeNumeric", "be numeric");
}
void numericOrLogical(Call& c) {
    if (!c[0].isNumericClass() && !c[0].isLogical())
        refuse("mustBeNumericOrLogical", "be numeric or logical");
}
void floating(Call& c) {
    const std::string name = c[0].className();
    if (name != "double" && name != "single") refuse("mustBeFloat", "be a floating-point array");
}
void nonempty(Call& c) {
    if (c[0].count() == 0) refuse("mustBeNonempty", "not be empty");
}
void vector(Call& c) {
    const Shape shape = c[0].shape();
    if (c.count() > 1) {
        if (!c[1].isTextScalar() || c[1].toText() != "allows-all-empties")
            throw ScriptError("MATLAB:validators:mustBeVectorWrongFlag",
                              "Second argument must be 'allows-all-empties'.");
        if (shape.count() == 0) return;
    }
    if (!shape.isVector()) refuse("mustBeVector", "be a 1-by-n vector or an n-by-1 vector");
}
void textScalar(Call& c) {
    if (!c[0].isTextScalar()) refuse("mustBeTextScalar", "be a character vector or string scalar");
}
bool isText(const Value& v) {
    if (v.isChar() || v.isString()) return true;
    if (!v.isCell()) return false;
    const std::vector<Value>& elements = v.cell().elements;
    return std::all_of(elements.begin(), elements.end(), [](const Value& e) {
        return e.isChar() && (e.count() == 0 || e.shape().isRow());
    });
}
constexpr const char* kText =
    "be a character vector, string array, or cell array of character vectors";
void text(Call& c) {
    if (!isText(c[0])) refuse("mustBeText", kText);
}
std::vector<std::string> textsOf(const Value& v) {
    std::vector<std::string> out;
    if (v.isString()) {
        for (const auto& element : v.strings().elements)
            out.push_back(element.value_or(""));
    } else if (v.isCell()) {
        for (const Value& element : v.cell().elements)
            out.push_back(element.toText());
    } else {
        out.push_back(v.toText());
    }
    return out;
}
void nonzeroLengthText(Call& c) {
    if (!isText(c[0])) refuse("mustBeNonzeroLengthText", kText);
    for (const std::string& text : textsOf(c[0])) {
        if (text.empty()) refuse("mustBeNonzeroLengthText", "be text with one or more characters");
    }
}
void nonmissing(Call& c) {
    const Value args[] = {c[0]};
    const Value missing = c.vm.call(Value::text("ismissing"), args, 1).at(0);
    const std::vector<double> flags = doublesOf(missing);
    if (std::any_of(flags.begin(), flags.end(), [](double x) { return x != 0; }))
        refuse("mustBeNonmissing", "not have missing data");
}
void greater(Call& c) {
    needNumbers(c);
    const double limit = c[1].toDouble();
    if (!all(c, [&](double x) { return x > limit; }))
        refuse("mustBeGreaterThan", "be greater than " + numberText(c[1]));
}
void greaterOrEqual(Call& c) {
    needNumbers(c);
    const double limit = c[1].toDouble();
    if (!all(c, [&](double x) { return x >= limit; }))
        refuse("mustBeGreaterThanOrEqual", "be greater than or equal to " + numberText(c[1]));
}
void less(Call& c) {
    needNumbers(c);
    const double limit = c[1].toDouble();
    if (!all(c, [&](double x) { return x < limit; }))
        refuse("mustBeLessThan", "be less than " + numberText(c[1]));
}
void lessOrEqual(Call& c) {
    needNumbers(c);
    const double limit = c[1].toDouble();
    if (!all(c, [&](double x) { return x <= limit; }))
        refuse("mustBeLessThanOrEqual", "be less than or equal to " + numberText(c[1]));
}
void inRange(Call& c) {
    needNumbers(c);
    const double low = c[1].toDouble(), high = c[2].toDouble();
    bool openLow = false, openHigh = false;
    for (int i = 3; i < c.count(); ++i) {
        const std::string option = c[i].toText();
        openLow = openLow || option == "exclusive" || option == "exclude-lower";
        openHigh = openHigh || option == "exclusive" || option == "exclude-upper";
    }
    if (!all(c, [&](double x) {
            return (openLow ? x > low : x >= low) && (openHigh ? x < high : x <= high);
        }))
        refuse("mustBeInRange", std::string("be greater than ") + (openLow ? "" : "or equal to ") +
                                    numberText(c[1]) + ", and less than " +
                                    (openHigh ? "" : "or equal to ") + numberText(c[2]));
}
/// What is no member of any set of another kind is no member.
bool isMember(Call& c) {
    const Value args[] = {c[0], c[1]};
    try {
        const std::vector<Value> found = c.vm.call(Value::text("ismember"), args, 1);
        return !found.empty() && (found[0].count() == 0 || isTrue(c.vm, found[0], c.span));
    } catch (const ScriptError& error) {
        if (error.identifier.find("ismember") == std::string::npos &&
            error.identifier.find("ISMEMBER") == std::string::npos)
            throw;
        return false;
    }
}
void member(Call& c) {
    if (isMember(c)) return;
    std::string list;
    if (isText(c[1])) {
        for (const std::string& text : textsOf(c[1]))
            list += "\n    '" + text + "'";
    } else if (c[1].isArray()) {
        for (double x : doublesOf(c[1]))
            list += "\n    " + numberText(Value(x));
    }
    throw ScriptError("MATLAB:validators:mustBeMember",
                      "Value must be a member of this set:" + list);
}

void scalarOrEmpty(Call& c) {
    if (c[0].count() > 1) refuse("mustBeScalarOrEmpty", "be scalar or empty");
}
void matrix(Call& c) {
    if (c[0].shape().rank() != 2) refuse("mustBeMatrix", "be a matrix");
}
void row(Call& c) {
    if (!c[0].shape().isRow()) refuse("mustBeRow", "be a row vector");
}
void column(Call& c) {
    if (!c[0].shape().isColumn()) refuse("mustBeColumn", "be a column vector");
}
void nonsparse(Call& c) {
    if (c[0].isSparse()) refuse("mustBeNonsparse", "not be sparse");
}
void sparse(Call& c) {
    if (!c[0].isSparse()) refuse("mustBeSparse", "be sparse");
}
/// 'a', 'b', or 'c'
std::string alternatives(const std::vector<std::string>& names) {
    std::string list;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const bool last = i + 1 == names.size();
        if (i > 0) list += names.size() == 2 ? " or " : last ? ", or " : ", ";
        list += "'" + names[i] + "'";
    }
    return list;
}
void ofClass(Call& c) {
    const std::vector<std::string> classes = textsOf(c[1]);
    for (const std::string& name : classes) {
        const Value args[] = {c[0], Value::text(name)};
        const std::vector<Value> is = c.vm.call(Value::text("isa"), args, 1);
        if (!is.empty() && isTrue(c.vm, is[0], c.span)) return;
    }
    refuse("mustBeA", "be one of the following types: " + alternatives(classes));
}
void underlyingType(Call& c) {
    std::string list;
    for (const std::string& name : textsOf(c[1])) {
        if (c[0].className() == name || (c[0].isArray() && className(c[0].dtype()) == name)) return;
        list += (list.empty() ? "" : ", ") + name;
    }
    refuse("mustBeUnderlyingType", "have one of these underlying types: " + list);
}
/// Of all texts the test function must hold; the others are listed.
void eachText(Call& c, const char* test, const char* validator, const char* what) {
    nonzeroLengthText(c);
    std::string list;
    for (const std::string& name : textsOf(c[0])) {
        const Value args[] = {Value::text(name)};
        const std::vector<Value> is = c.vm.call(Value::text(test), args, 1);
        if (is.empty() || !isTrue(c.vm, is[0], c.span))
            list += (list.empty() ? "'" : ", '") + name + "'";
    }
    if (list.empty()) return;
    throw ScriptError(std::string("MATLAB:validators:") + validator,
                      std::string("The following ") + what + ": " + list + ".");
}
void variableName(Call& c) {
    eachText(c, "isvarname", "mustBeValidVariableName", "are not valid variable names");
}

constexpr Builtin kValidators[] = {
    {"mustBePositive", 1, 1, 0, positive, "mustBePositive(x)", "Error unless all x > 0."},
    {"mustBeNonpositive", 1, 1, 0, nonpositive, "mustBeNonpositive(x)", "Error unless all x <= 0."},
    {"mustBeNegative", 1, 1, 0, negative, "mustBeNegative(x)", "Error unless all x < 0."},
    {"mustBeNonnegative", 1, 1, 0, nonnegative, "mustBeNonnegative(x)", "Error unless all x >= 0."},
    {"mustBeNonzero", 1, 1, 0, nonzero, "mustBeNonzero(x)", "Error unless all x ~= 0."},
    {"mustBeFinite", 1, 1, 0, finite, "mustBeFinite(x)", "Error unless all x are finite."},
    {"mustBeNonNan", 1, 1, 0, nonNan, "mustBeNonNan(x)", "Error if any x is NaN."},
    {"mustBeInteger", 1, 1, 0, integer, "mustBeInteger(x)", "Error unless all x are whole."},
    {"mustBeReal", 1, 1, 0, real, "mustBeReal(x)", "Error if x is complex."},
    {"mustBeNumeric", 1, 1, 0, numeric, "mustBeNumeric(x)", "Error unless x is numeric.", nullptr,
     SparseRule::Class},
    {"mustBeNumericOrLogical", 1, 1, 0, numericOrLogical, "mustBeNumericOrLogical(x)",
     "Error unless x is numeric or logical.", nullptr, SparseRule::Class},
    {"mustBeFloat", 1, 1, 0, floating, "mustBeFloat(x)", "Error unless x is double or single.",
     nullptr, SparseRule::Class},
    {"mustBeNonempty", 1, 1, 0, nonempty, "mustBeNonempty(x)", "Error if x is empty."},
    {"mustBeVector", 1, 2, 0, vector, "mustBeVector(x,'allows-all-empties')",
     "Error unless x is 1-by-n or n-by-1."},
    {"mustBeNonmissing", 1, 1, 0, nonmissing, "mustBeNonmissing(x)",
     "Error if x has missing elements."},
    {"mustBeTextScalar", 1, 1, 0, textScalar, "mustBeTextScalar(x)", "Error unless x is one text."},
    {"mustBeText", 1, 1, 0, text, "mustBeText(x)", "Error unless x is text."},
    {"mustBeNonzeroLengthText", 1, 1, 0, nonzeroLengthText, "mustBeNonzeroLengthText(x)",
     "Error unless x is text with a character."},
    {"mustBeScalarOrEmpty", 1, 1, 0, scalarOrEmpty, "mustBeScalarOrEmpty(x)",
     "Error if x has more than one element."},
    {"mustBeMatrix", 1, 1, 0, matrix, "mustBeMatrix(x)", "Error unless x has two dimensions."},
    {"mustBeRow", 1, 1, 0, row, "mustBeRow(x)", "Error unless x is 1-by-n."},
    {"mustBeColumn", 1, 1, 0, column, "mustBeColumn(x)", "Error unless x is n-by-1."},
    {"mustBeNonsparse", 1, 1, 0, nonsparse, "mustBeNonsparse(x)", "Error if x is sparse.", nullptr,
     SparseRule::Pass},
    {"mustBeSparse", 1, 1, 0, sparse, "mustBeSparse(x)", "Error unless x is sparse.", nullptr,
     SparseRule::Pass},
    {"mustBeA", 2, 2, 0, ofClass, "mustBeA(x,classes)",
     "Error unless x is of one of the classes or categories.", nullptr, SparseRule::Class},
    {"mustBeUnderlyingType", 2, 2, 0, underlyingType, "mustBeUnderlyingType(x,types)",
     "Error unless the elements of x are of one of the types."},
    {"mustBeFile", 1, 1, 0,
     [](Call& c) { eachText(c, "isfile", "mustBeFile", "files do not exist"); }, "mustBeFile(path)",
     "Error unless the path is a file."},
    {"mustBeFolder", 1, 1, 0,
     [](Call& c) { eachText(c, "isfolder", "mustBeFolder", "folders do not exist"); },
     "mustBeFolder(path)", "Error unless the path is a folder."},
    {"mustBeValidVariableName", 1, 1, 0, variableName, "mustBeValidVariableName(name)",
     "Error unless the text can name a variable."},
    {"mustBeGreaterThan", 2, 2, 0, greater, "mustBeGreaterThan(x,c)", "Error unless all x > c."},
    {"mustBeGreaterThanOrEqual", 2, 2, 0, greaterOrEqual, "mustBeGreaterThanOrEqual(x,c)",
     "Error unless all x >= c."},
    {"mustBeLessThan", 2, 2, 0, less, "mustBeLessThan(x,c)", "Error unless all x < c."},
    {"mustBeLessThanOrEqual", 2, 2, 0, lessOrEqual, "mustBeLessThanOrEqual(x,c)",
     "Error unless all x <= c."},
    {"mustBeInRange", 3, 5, 0, inRange, "mustBeInRange(x,low,high,boundflag)",
     "Error unless all x lie in the range."},
    {"mustBeMember", 2, 2, 0, member, "mustBeMember(x,set)",
     "Error unless all x are elements of the set."},
};

} // namespace

std::span<const Builtin> validatorFunctions() {
    return kValidators;
}

} // namespace vitrine
