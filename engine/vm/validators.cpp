// SPDX-License-Identifier: Apache-2.0
// The mustBe… functions of arguments blocks.
#include "vm/vm_functions.h"

#include "builtins/operators.h"
#include "builtins/support.h"

#include <cmath>

namespace vitrine {

namespace {

[[noreturn]] void refuse(const char* validator, const std::string& text) {
    throw ScriptError(std::string("MATLAB:validators:") + validator, "Value must " + text + ".");
}

/// All elements satisfy the test; complex and non-numeric values do not.
template <typename Test>
bool all(const Value& value, Test&& test) {
    if (!value.isArray() || value.isComplex()) return false;
    const std::vector<double> elements = doublesOf(value);
    return std::all_of(elements.begin(), elements.end(), test);
}

std::string numberText(const Value& limit) {
    const double x = limit.toDouble();
    char text[32];
    std::snprintf(text, sizeof text, "%g", x);
    return text;
}

void positive(Call& c) {
    if (!all(c[0], [](double x) { return x > 0; })) refuse("mustBePositive", "be positive");
}
void nonpositive(Call& c) {
    if (!all(c[0], [](double x) { return x <= 0; })) refuse("mustBeNonpositive", "not be positive");
}
void negative(Call& c) {
    if (!all(c[0], [](double x) { return x < 0; })) refuse("mustBeNegative", "be negative");
}
void nonnegative(Call& c) {
    if (!all(c[0], [](double x) { return x >= 0; })) refuse("mustBeNonnegative", "be nonnegative");
}
void nonzero(Call& c) {
    if (!all(c[0], [](double x) { return x != 0; })) refuse("mustBeNonzero", "not be zero");
}
void finite(Call& c) {
    if (!all(c[0], [](double x) { return std::isfinite(x); })) refuse("mustBeFinite", "be finite");
}
void nonNan(Call& c) {
    if (!all(c[0], [](double x) { return !std::isnan(x); })) refuse("mustBeNonNan", "not be NaN");
}
void integer(Call& c) {
    if (!all(c[0], [](double x) { return std::isfinite(x) && x == std::floor(x); }))
        refuse("mustBeInteger", "be integer");
}
void real(Call& c) {
    if (!c[0].isArray() || c[0].isComplex()) refuse("mustBeReal", "be real");
}
void numeric(Call& c) {
    if (!c[0].isNumericClass()) refuse("mustBeNumeric", "be numeric");
}
void numericOrLogical(Call& c) {
    if (!c[0].isNumericClass() && !c[0].isLogical())
        refuse("mustBeNumericOrLogical", "be numeric or logical");
}
void floating(Call& c) {
    if (!c[0].isArray() || !isFloat(c[0].dtype()))
        refuse("mustBeFloat", "be a floating-point array");
}
void nonempty(Call& c) {
    if (c[0].count() == 0) refuse("mustBeNonempty", "not be empty");
}
void vector(Call& c) {
    if (!c[0].shape().isVector()) refuse("mustBeVector", "be a vector");
}
void textScalar(Call& c) {
    if (!c[0].isTextScalar()) refuse("mustBeTextScalar", "be a character vector or string scalar");
}
void text(Call& c) {
    if (!c[0].isChar() && !c[0].isString() && !c[0].isCell())
        refuse("mustBeText", "be a character array, string array or cell array of texts");
}
void nonzeroLengthText(Call& c) {
    if (!c[0].isTextScalar() || c[0].toText().empty())
        refuse("mustBeNonzeroLengthText", "be text with at least one character");
}
void greater(Call& c) {
    const double limit = c[1].toDouble();
    if (!all(c[0], [&](double x) { return x > limit; }))
        refuse("mustBeGreaterThan", "be greater than " + numberText(c[1]));
}
void greaterOrEqual(Call& c) {
    const double limit = c[1].toDouble();
    if (!all(c[0], [&](double x) { return x >= limit; }))
        refuse("mustBeGreaterThanOrEqual", "be greater than or equal to " + numberText(c[1]));
}
void less(Call& c) {
    const double limit = c[1].toDouble();
    if (!all(c[0], [&](double x) { return x < limit; }))
        refuse("mustBeLessThan", "be less than " + numberText(c[1]));
}
void lessOrEqual(Call& c) {
    const double limit = c[1].toDouble();
    if (!all(c[0], [&](double x) { return x <= limit; }))
        refuse("mustBeLessThanOrEqual", "be less than or equal to " + numberText(c[1]));
}
void inRange(Call& c) {
    const double low = c[1].toDouble(), high = c[2].toDouble();
    bool openLow = false, openHigh = false;
    for (int i = 3; i < c.count(); ++i) {
        const std::string option = c[i].toText();
        openLow = openLow || option == "exclusive" || option == "exclude-lower";
        openHigh = openHigh || option == "exclusive" || option == "exclude-upper";
    }
    if (!all(c[0], [&](double x) {
            return (openLow ? x > low : x >= low) && (openHigh ? x < high : x <= high);
        }))
        refuse("mustBeInRange",
               "be in the range from " + numberText(c[1]) + " to " + numberText(c[2]));
}
void member(Call& c) {
    const Value args[] = {c[0], c[1]};
    const std::vector<Value> found = c.vm.call(Value::text("ismember"), args, 1);
    if (found.empty() || !isTrue(c.vm, found[0], c.span))
        refuse("mustBeMember", "be a member of the given set");
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
/// Nothing is sparse here.
void nonsparse(Call&) {}
void sparse(Call&) {
    refuse("mustBeSparse", "be sparse");
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
void ofClass(Call& c) {
    const std::vector<std::string> classes = textsOf(c[1]);
    std::string list;
    for (const std::string& name : classes) {
        const Value args[] = {c[0], Value::text(name)};
        const std::vector<Value> is = c.vm.call(Value::text("isa"), args, 1);
        if (!is.empty() && isTrue(c.vm, is[0], c.span)) return;
        list += (list.empty() ? "'" : " or '") + name + "'";
    }
    refuse("mustBeA",
           (classes.size() > 1 ? "be one of the following types: " : "be of the following type: ") +
               list);
}
void underlyingType(Call& c) {
    for (const std::string& name : textsOf(c[1])) {
        if (c[0].className() == name || (c[0].isArray() && className(c[0].dtype()) == name)) return;
    }
    refuse("mustBeUnderlyingType", "have the underlying type " + textsOf(c[1]).front());
}
/// Every text is a path of which the test function holds.
void paths(Call& c, const char* test, const char* validator, const char* what) {
    for (const std::string& name : textsOf(c[0])) {
        const Value args[] = {Value::text(name)};
        const std::vector<Value> is = c.vm.call(Value::text(test), args, 1);
        if (is.empty() || !isTrue(c.vm, is[0], c.span))
            refuse(validator, std::string("specify ") + what);
    }
}
void variableName(Call& c) {
    for (const std::string& name : textsOf(c[0])) {
        const Value args[] = {Value::text(name)};
        const std::vector<Value> is = c.vm.call(Value::text("isvarname"), args, 1);
        if (is.empty() || !isTrue(c.vm, is[0], c.span))
            refuse("mustBeValidVariableName", "be a valid variable name");
    }
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
    {"mustBeNumeric", 1, 1, 0, numeric, "mustBeNumeric(x)", "Error unless x is numeric."},
    {"mustBeNumericOrLogical", 1, 1, 0, numericOrLogical, "mustBeNumericOrLogical(x)",
     "Error unless x is numeric or logical."},
    {"mustBeFloat", 1, 1, 0, floating, "mustBeFloat(x)", "Error unless x is double or single."},
    {"mustBeNonempty", 1, 1, 0, nonempty, "mustBeNonempty(x)", "Error if x is empty."},
    {"mustBeVector", 1, 1, 0, vector, "mustBeVector(x)", "Error unless x is 1-by-n or n-by-1."},
    {"mustBeTextScalar", 1, 1, 0, textScalar, "mustBeTextScalar(x)", "Error unless x is one text."},
    {"mustBeText", 1, 1, 0, text, "mustBeText(x)", "Error unless x is text."},
    {"mustBeNonzeroLengthText", 1, 1, 0, nonzeroLengthText, "mustBeNonzeroLengthText(x)",
     "Error unless x is text with a character."},
    {"mustBeScalarOrEmpty", 1, 1, 0, scalarOrEmpty, "mustBeScalarOrEmpty(x)",
     "Error if x has more than one element."},
    {"mustBeMatrix", 1, 1, 0, matrix, "mustBeMatrix(x)", "Error unless x has two dimensions."},
    {"mustBeRow", 1, 1, 0, row, "mustBeRow(x)", "Error unless x is 1-by-n."},
    {"mustBeColumn", 1, 1, 0, column, "mustBeColumn(x)", "Error unless x is n-by-1."},
    {"mustBeNonsparse", 1, 1, 0, nonsparse, "mustBeNonsparse(x)", "Error if x is sparse."},
    {"mustBeSparse", 1, 1, 0, sparse, "mustBeSparse(x)", "Error unless x is sparse."},
    {"mustBeA", 2, 2, 0, ofClass, "mustBeA(x,classes)",
     "Error unless x is of one of the classes or categories."},
    {"mustBeUnderlyingType", 2, 2, 0, underlyingType, "mustBeUnderlyingType(x,types)",
     "Error unless the elements of x are of one of the types."},
    {"mustBeFile", 1, 1, 0, [](Call& c) { paths(c, "isfile", "mustBeFile", "valid file names"); },
     "mustBeFile(path)", "Error unless the path is a file."},
    {"mustBeFolder", 1, 1, 0,
     [](Call& c) { paths(c, "isfolder", "mustBeFolder", "valid folder names"); },
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
