// SPDX-License-Identifier: Apache-2.0
// The one place that decides what a builtin does with a sparse argument. A function that is not
// named here gets full arrays and gives full results.
#include "builtins/elementwise.h"
#include "builtins/sparse/sparse.h"
#include "builtins/sparse/sparse_own.h"

#include <unordered_map>

namespace vitrine {

namespace {

enum class Rule : uint8_t {
    Full,       ///< full arrays, full results
    Pass,       ///< knows sparse matrices itself, or does not look at elements
    Class,      ///< asks about the class only: gets a full scalar of the same class
    EachEntry,  ///< element by element: entries alone when f(0) is 0
    Keep,       ///< own code if there is some, else full arrays; the first result is sparse again
    KeepAll,    ///< the same with all results
    BothSparse, ///< as Keep if all arrays are sparse, else a full result
    Like,       ///< sparse result where the prototype after 'like' is sparse
};

struct Handling {
    Rule rule = Rule::Full;
    /// The function's own way for sparse matrices; false: not for these arguments.
    bool (*own)(Call&) = nullptr;
};

using Handlings = std::unordered_map<std::string_view, Handling>;

const Handlings& handlings() {
    static const Handlings table = [] {
        Handlings t;
        const auto all = [&](Rule rule, std::initializer_list<const char*> names) {
            for (const char* name : names)
                t[name] = {rule, nullptr};
        };
        all(Rule::Pass, {"sparse",
                         "full",
                         "issparse",
                         "mustBeSparse",
                         "mustBeNonsparse",
                         "nzmax",
                         "nonzeros",
                         "size",
                         "numel",
                         "ndims",
                         "length",
                         "height",
                         "width",
                         "rows",
                         "columns",
                         "isempty",
                         "isscalar",
                         "isvector",
                         "isrow",
                         "iscolumn",
                         "ismatrix",
                         "issquare",
                         "iscell",
                         "isstruct",
                         "class",
                         "display",
                         "disp",
                         "struct",
                         "setfield",
                         "getfield",
                         "deal",
                         "feval",
                         "cellfun",
                         "cell",
                         "horzcat",
                         "vertcat",
                         "cat",
                         "plus",
                         "minus",
                         "times",
                         "rdivide",
                         "ldivide",

                         "mtimes",
                         "mrdivide",
                         "mldivide",
                         "mpower",
                         "eq",
                         "ne",
                         "lt",
                         "le",
                         "gt",
                         "ge",
                         "and",
                         "or",
                         "not",
                         "uminus",
                         "uplus",
                         "transpose",
                         "ctranspose",
                         "isequal",
                         "isequaln",
                         "assignin",
                         "nthargout",
                         "func2str",
                         "whos",
                         "gather",
                         "insert",
                         "evalc",
                         "isobject",
                         "isstring",
                         "ischar",
                         "iscellstr",
                         "isfield",
                         "is_function_handle",
                         "ishandle",
                         "isgraphics",
                         "containers.Map",
                         "dictionary",
                         "addParameter",
                         "addOptional",
                         "parse",
                         "append",
                         "colon",
                         "underlyingType"});
        all(Rule::Class, {"isnumeric", "isreal", "iscomplex", "islogical", "isbool", "isfloat",
                          "isinteger", "isa", "isUnderlyingType", "classUnderlying",
                          "mustBeNumeric", "mustBeFloat", "mustBeNumericOrLogical", "mustBeA"});
        all(Rule::EachEntry,
            {"abs",       "sign",   "sqrt",    "real",     "imag",     "conj",    "angle",
             "arg",       "isnan",  "isinf",   "isfinite", "round",    "floor",   "ceil",
             "fix",       "double", "logical", "exp",      "log",      "log2",    "log10",
             "gamma",     "sin",    "cos",     "tan",      "asin",     "acos",    "atan",
             "expm1",     "log1p",  "cbrt",    "nthroot",  "realsqrt", "reallog", "isprime",
             "ismissing", "erf",    "deg2rad", "rad2deg",  "complex"});
        all(Rule::Keep,
            {"cumsum",   "cumprod",   "cummax",   "cummin", "sort",    "sortrows", "unique",
             "mean",     "median",    "mode",     "var",    "std",     "diff",     "circshift",
             "flip",     "fliplr",    "flipud",   "rot90",  "permute", "ipermute", "squeeze",
             "resize",   "vec",       "sumsq",    "dot",    "cross",   "inv",      "expm",
             "union",    "intersect", "setdiff",  "setxor", "expm1",   "realpow",  "range",
             "cumtrapz", "repelem",   "shiftdim", "pinv",   "xor"});
        all(Rule::KeepAll, {"lu", "qr", "chol"});
        all(Rule::BothSparse, {"mod", "rem", "atan2", "hypot", "bitand", "gcd", "lcm"});
        all(Rule::Like, {"zeros", "ones", "eye", "true", "false", "rand", "randn", "randi", "Inf",
                         "inf", "NaN", "nan", "cast"});
        for (const auto rows : {sparseReductions(), sparseParts()}) {
            for (const SparseOwn& row : rows)
                t[row.name] = {row.keeps ? Rule::Keep : Rule::Full, row.function};
        }
        return t;
    }();
    return table;
}

void runBody(Call& c, const Builtin& builtin) {
    if (builtin.function)
        builtin.function(c);
    else
        c.result(applyElementwise(c.vm, *builtin.op, c.args, c.span));
}

Handling handlingOf(const Builtin& builtin) {
    const auto it = handlings().find(builtin.name);
    if (it != handlings().end()) return it->second;
    const bool unary = builtin.op && builtin.op->arity == 1;
    return {unary ? Rule::EachEntry : Rule::Full, nullptr};
}

/// The body with other arguments; results go to the same place.
void runWith(Call& c, const Builtin& builtin, std::span<const Value> args) {
    Call inner{c.vm, args, c.nargout, c.out, c.span};
    runBody(inner, builtin);
}

/// A full 1-by-1 of the same class and complexity.
Value representative(const Value& v) {
    if (!v.isSparse()) return v;
    if (v.isComplex()) {
        Ref<Tensor> one = Tensor::make(DType::Double, Shape(1, 1), true);
        one->mutableComplexData<double>()[0] = {1, 1};
        return Value(std::move(one));
    }
    return v.dtype() == DType::Logical ? Value::logical(true) : Value(1.0);
}

void eachEntry(Call& c, const Builtin& builtin) {
    std::vector<Value> args = fullValues(c.args.subspan(1));
    args.insert(args.begin(), Value());
    if (!c[0].isSparse()) {
        args[0] = c[0];
        return runWith(c, builtin, args);
    }
    c.result(mapSparse(c[0].sparse(), [&](const Value& v) {
        args[0] = v;
        std::vector<Value> out;
        Call inner{c.vm, args, 1, out, c.span};
        runBody(inner, builtin);
        return out.empty() ? Value() : out[0];
    }));
}

/// zeros(…,'like',S) and cast(A,'like',S).
void likeSparse(Call& c, const Builtin& builtin) {
    const std::size_t n = c.args.size();
    const bool like = n >= 2 && c.args[n - 1].isSparse() && isOption(c.args[n - 2], "like");
    if (!like) return runWith(c, builtin, fullValues(c.args));
    std::vector<Value> args = fullValues(c.args.first(n - 1));
    const std::string_view name = builtin.name;
    const DType dtype = c.args[n - 1].dtype();
    if (name == "zeros" || (name == "false" && dtype == DType::Logical)) {
        const Shape shape = shapeArguments(std::span(args).first(n - 2));
        if (shape.rank() == 2) {
            requireSparseSize(shape.rows(), shape.columns());
            return c.result(makeRef<SparseMatrix>(shape.rows(), shape.columns(), dtype));
        }
    }
    args.push_back(representative(c.args[n - 1]));
    runWith(c, builtin, args);
    c.out[0] = sparseValue(c.out[0]);
}

} // namespace

void callWithSparse(Call& c, const Builtin& builtin) {
    const Handling handling = handlingOf(builtin);
    if (handling.own && handling.own(c)) return;
    switch (handling.rule) {
    case Rule::Pass:
        return runBody(c, builtin);
    case Rule::EachEntry: {
        // Entries alone will do where every other argument is one number; round takes words.
        const auto others = c.args.subspan(1);
        if (builtin.name == std::string_view("round") ||
            std::all_of(others.begin(), others.end(),
                        [](const Value& v) { return v.count() == 1; }))
            return eachEntry(c, builtin);
        break;
    }
    case Rule::Like:
        return likeSparse(c, builtin);
    case Rule::Class: {
        std::vector<Value> args;
        for (const Value& v : c.args)
            args.push_back(representative(v));
        return runWith(c, builtin, args);
    }
    default:
        break;
    }
    runWith(c, builtin, fullValues(c.args));
    const bool all = std::all_of(c.args.begin(), c.args.end(),
                                 [](const Value& v) { return v.isSparse() || !v.isArray(); });
    const bool keeps = handling.rule == Rule::Keep || handling.rule == Rule::KeepAll ||
                       (handling.rule == Rule::BothSparse && all);
    for (std::size_t i = 0; keeps && i < c.out.size(); ++i) {
        if (i == 0 || handling.rule == Rule::KeepAll) c.out[i] = sparseValue(c.out[i]);
    }
}

} // namespace vitrine
