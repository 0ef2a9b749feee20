// SPDX-License-Identifier: Apache-2.0
// Questions about size and kind: size, numel, isvector, isa, isequal, … and subscripts arithmetic.
#include "builtins/containers/library_object.h"
#include "builtins/core/captured_ops.h"
#include "builtins/elementwise/elementary.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/gradients/tape.h"
#include "builtins/reduce/reduce_support.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/strings_of.h"
#include "value/object_array.h"

#include <set>

namespace vitrine {

namespace {

double number(int64_t n) {
    return static_cast<double>(n);
}

void size(Call& c) {
    if (const Value own = objectFunction(c[0], "size"); !own.isNothing()) {
        c.out = c.vm.call(own, c.args, c.nargout);
        return;
    }
    const Shape shape = c[0].shape();
    if (c.count() > 1) {
        std::vector<double> out;
        for (int i = 1; i < c.count(); ++i) {
            if (!c[i].isArray() || c[i].count() == 0)
                static_cast<void>(dimensionArgument(Value(0.0)));
            for (double d : doublesOf(c[i]))
                out.push_back(number(shape[dimensionArgument(Value(d))]));
        }
        if (c.nargout <= 1) return c.result(rowOf(out));
        if (static_cast<int>(out.size()) != c.nargout) {
            throwError(
                "MATLAB:size:dimensionsMismatchNargout",
                "Incorrect number of output arguments. Number of output arguments must equal "
                "the number of input dimension arguments.");
        }
        for (double d : out)
            c.result(d);
        return;
    }
    if (c.nargout <= 1) {
        std::vector<double> out;
        for (int64_t d : shape.dims())
            out.push_back(number(d));
        return c.result(rowOf(out));
    }
    for (int d = 0; d < c.nargout; ++d) {
        int64_t n = shape[d];
        // The last output takes all remaining dimensions.
        for (int more = d + 1; d == c.nargout - 1 && more < shape.rank(); ++more)
            n *= shape[more];
        c.result(number(n));
    }
}

void numel(Call& c) {
    c.result(number(c[0].count()));
}
void ndims(Call& c) {
    c.result(number(c[0].shape().rank()));
}
void length(Call& c) {
    int64_t longest = 0;
    for (int64_t d : c[0].shape().dims())
        longest = std::max(longest, d);
    c.result(number(c[0].count() == 0 ? 0 : longest));
}
void height(Call& c) {
    c.result(number(c[0].shape().rows()));
}
void width(Call& c) {
    c.result(number(c[0].shape().columns()));
}

template <typename Test>
void answer(Call& c, Test test) {
    c.result(Value::logical(test(c[0])));
}

void isempty(Call& c) {
    answer(c, [](const Value& v) { return v.count() == 0; });
}
void isscalar(Call& c) {
    answer(c, [](const Value& v) { return v.shape().isScalar(); });
}
void isvector(Call& c) {
    answer(c, [](const Value& v) { return v.shape().isVector(); });
}
void isrow(Call& c) {
    answer(c, [](const Value& v) { return v.shape().isRow(); });
}
void iscolumn(Call& c) {
    answer(c, [](const Value& v) { return v.shape().isColumn(); });
}
void ismatrix(Call& c) {
    answer(c, [](const Value& v) { return v.shape().rank() == 2; });
}
void issquare(Call& c) {
    answer(c, [](const Value& v) {
        return v.shape().rank() == 2 && v.shape().rows() == v.shape().columns();
    });
}
void isnumeric(Call& c) {
    answer(c, [](const Value& v) { return v.isNumericClass(); });
}
void isreal(Call& c) {
    answer(c, [](const Value& v) { return v.isArray() && !v.isComplex(); });
}
void iscomplex(Call& c) {
    answer(c, [](const Value& v) { return v.isComplex(); });
}
void islogical(Call& c) {
    answer(c, [](const Value& v) { return v.isLogical(); });
}
void ischar(Call& c) {
    answer(c, [](const Value& v) { return v.isChar(); });
}
void iscell(Call& c) {
    answer(c, [](const Value& v) { return v.isCell(); });
}
void isstruct(Call& c) {
    answer(c, [](const Value& v) { return v.isStruct(); });
}
void isfloat(Call& c) {
    answer(c, [](const Value& v) { return v.isArray() && isFloat(v.dtype()); });
}
void isinteger(Call& c) {
    answer(c, [](const Value& v) { return v.isArray() && isInteger(v.dtype()); });
}

bool isOfClass(const Value& v, const std::string& name) {
    if (v.className() == name) return true;
    if (const ClassInfo* info = classInfoOf(v)) return info->isA(name);
    if (!v.isArray()) return v.kind() == Kind::Map && name == "handle";
    if (className(v.dtype()) == name) return !v.isGpuArray();
    if (name == "numeric") return isNumeric(v.dtype());
    if (name == "float") return isFloat(v.dtype());
    return name == "integer" && isInteger(v.dtype());
}

void isa(Call& c) {
    if (c[1].isCell()) {
        Ref<Tensor> result = Tensor::make(DType::Logical, c[1].shape());
        for (int64_t i = 0; i < c[1].count(); ++i)
            result->mutableData<bool>()[i] =
                isOfClass(c[0], c[1].cell().elements[static_cast<std::size_t>(i)].toText());
        return c.result(wrap(std::move(result)));
    }
    c.result(Value::logical(isOfClass(c[0], c[1].toText())));
}

bool equalArrays(Interpreter& vm, const Value& a, const Value& b, bool nanEqual, Span span) {
    if (!nanEqual && !a.isComplex() && !b.isComplex() && (captured(vm, a) || captured(vm, b)) &&
        isFloat(a.dtype()) && isFloat(b.dtype())) {
        const Value both[] = {a, b};
        return isTrue(vm, applyElementwise(vm, kEqOp, both, span), span);
    }
    if (isInteger(a.dtype()) && sizeOf(a.dtype()) == 8 && a.dtype() == b.dtype()) {
        const Ref<Tensor> x = a.toTensor(), y = b.toTensor();
        return std::memcmp(x->hostBytes(), y->hostBytes(), x->byteSize()) == 0;
    }
    const auto same = [&](double x, double y) {
        return x == y || (nanEqual && std::isnan(x) && std::isnan(y));
    };
    const std::vector<std::complex<double>> x = complexesOf(a), y = complexesOf(b);
    for (std::size_t i = 0; i < x.size(); ++i) {
        if (!same(x[i].real(), y[i].real()) || !same(x[i].imag(), y[i].imag())) return false;
    }
    return true;
}

/// Pairs that have still to be compared: containers put their elements here, so that deep nesting
/// needs no stack.
using Pairs = std::vector<std::pair<const Value*, const Value*>>;

/// Two objects of one class of the library, or with classdef: their properties are compared.
bool objectsAlike(const Value& a, const Value& b, Pairs& rest) {
    const ObjectArray *many = objectArray(a), *others = objectArray(b);
    if (many && others && many->classInfo()) {
        for (std::size_t i = 0; i < many->elements().size(); ++i)
            rest.emplace_back(&many->elements()[i], &others->elements()[i]);
        return true;
    }
    const ObjectValue *x = &a.objectValue(), *y = &b.objectValue();
    const bool library =
        dynamic_cast<const LibraryObject*>(x) && dynamic_cast<const LibraryObject*>(y);
    const ClassObject *own = classObject(a), *other = classObject(b);
    if (!(library || (own && other)) || x->className() != y->className()) return false;
    if (own && own->member != other->member) return false;
    if (x->properties.size() != y->properties.size()) return false;
    for (std::size_t i = 0; i < x->properties.size(); ++i) {
        if (x->properties[i].first != y->properties[i].first) return false;
        rest.emplace_back(&x->properties[i].second, &y->properties[i].second);
    }
    return true;
}

bool structsAlike(const StructArray& a, const StructArray& b, Pairs& rest) {
    if (a.fieldCount() != b.fieldCount()) return false;
    for (int f = 0; f < a.fieldCount(); ++f) {
        const int g = b.findField(a.fieldNames()[static_cast<std::size_t>(f)]);
        if (g < 0) return false;
        for (int64_t i = 0; i < a.count(); ++i)
            rest.emplace_back(&a.at(f, i), &b.at(g, i));
    }
    return true;
}

bool stringsEqual(const StringArray& a, const StringArray& b, bool nanEqual) {
    for (std::size_t i = 0; i < a.elements.size(); ++i) {
        const auto &x = a.elements[i], &y = b.elements[i];
        if (!x || !y) {
            if (!(nanEqual && !x && !y)) return false;
        } else if (*x != *y) {
            return false;
        }
    }
    return true;
}

/// True as far as the two go themselves; their elements are added to the rest.
bool alike(Interpreter& vm, const Value& a, const Value& b, bool nanEqual, Span span, Pairs& rest) {
    if (a.isString() != b.isString()) {
        // A string equals the char row with the same text.
        const Value& other = a.isString() ? b : a;
        const Value& string = a.isString() ? a : b;
        return other.isChar() && other.isTextScalar() && string.isTextScalar() &&
               other.toText() == string.toText();
    }
    if (a.shape() != b.shape() && a.kind() != Kind::Map) return false;
    if (a.isDlArray() || b.isDlArray())
        return plainValue(a).isArray() && plainValue(b).isArray() &&
               equalArrays(vm, plainValue(a), plainValue(b), nanEqual, span);
    if (a.isSparse() && b.isSparse() && a.shape() == b.shape()) {
        // Equal patterns, and equal values in one order.
        const SparseMatrix &x = a.sparse(), &y = b.sparse();
        return x.entryRows() == y.entryRows() && x.entryColumns() == y.entryColumns() &&
               equalArrays(vm, Value(x.values()), Value(y.values()), nanEqual, span);
    }
    if (a.isSparse() || b.isSparse())
        return (a.isSparse() || a.isArray()) && (b.isSparse() || b.isArray()) &&
               equalArrays(vm, fullValue(a), fullValue(b), nanEqual, span);
    if (a.isArray() && b.isArray()) return equalArrays(vm, a, b, nanEqual, span);
    if (a.kind() != b.kind()) return false;
    switch (a.kind()) {
    case Kind::Cell:
        for (std::size_t i = 0; i < a.cell().elements.size(); ++i)
            rest.emplace_back(&a.cell().elements[i], &b.cell().elements[i]);
        return true;
    case Kind::String:
        return stringsEqual(a.strings(), b.strings(), nanEqual);
    case Kind::Struct:
        return structsAlike(a.structure(), b.structure(), rest);
    case Kind::FunctionHandle:
        return a.identity() == b.identity() ||
               (!a.handle().name.empty() && a.handle().name == b.handle().name);
    case Kind::Object:
        return a.identity() == b.identity() || a.objectValue().equals(b.objectValue()) ||
               objectsAlike(a, b, rest);
    default:
        return a.identity() == b.identity();
    }
}

bool equalValues(Interpreter& vm, const Value& a, const Value& b, bool nanEqual, Span span) {
    Pairs rest{{&a, &b}};
    std::set<std::pair<const HeapObject*, const HeapObject*>> compared; // handles may go in circles
    while (!rest.empty()) {
        const auto [x, y] = rest.back();
        rest.pop_back();
        const bool handles = classObject(*x) && classObject(*y) && x->objectValue().isHandle();
        if (handles && !compared.emplace(x->identity(), y->identity()).second) continue;
        if (!alike(vm, *x, *y, nanEqual, span, rest)) return false;
        if (rest.size() % 64 == 1) checkStop();
    }
    return true;
}

template <bool NanEqual>
void isequal(Call& c) {
    for (int i = 1; i < c.count(); ++i) {
        if (!equalValues(c.vm, c[0], c[i], NanEqual, c.span))
            return c.result(Value::logical(false));
    }
    c.result(Value::logical(true));
}

/// The greatest element of captured whole numbers from 1, as doubles in `as`; 0: the general way.
double greatestPlace(const CapturedOps& ops, const Value& v, Value& as) {
    if (!capturedNumbers(ops.vm(), v) || !isNumeric(v.dtype())) return 0;
    as = ops.toDouble(v);
    if (checkedLimit(ops.vm(), as, ops.at()) < 1) return 0;
    ReduceOptions options;
    options.resultClass = DType::Double;
    return ops.accel().reduce(ReduceOp::Max, ops.column(as), 0, 1, options, ops.at()).toDouble();
}

/// sub2ind of captured subscripts within bounds, where they are.
bool sub2indCaptured(Call& c, const std::vector<double>& lengths) {
    const CapturedOps ops(c.vm, c.span);
    Value out;
    double stride = 1;
    for (int d = 0; d + 1 < c.count(); ++d) {
        const double length = lengths[static_cast<std::size_t>(d)];
        Value sub;
        const double most = greatestPlace(ops, c[d + 1], sub);
        if (most < 1 || most > length || c[d + 1].shape() != c[1].shape()) return false;
        const Value part = d == 0 ? sub
                                  : ops.op(BinaryOp::Times,
                                           ops.op(BinaryOp::Minus, sub, Value(1.0)), Value(stride));
        out = d == 0 ? part : ops.op(BinaryOp::Plus, out, part);
        stride *= length;
    }
    c.result(out);
    return true;
}

void sub2ind(Call& c) {
    const std::vector<double> dims = doublesOf(c[0]);
    for (double n : dims) {
        if (n < 0 || n != std::floor(n))
            throwError("MATLAB:sub2ind:InvalidSize",
                       "Size vector must be a row vector of nonnegative integers.");
    }
    const int given = c.count() - 1;
    std::vector<double> lengths;
    for (int d = 0; d < given; ++d) {
        lengths.push_back(d < static_cast<int>(dims.size()) ? dims[static_cast<std::size_t>(d)]
                                                            : 1);
        for (std::size_t more = static_cast<std::size_t>(d) + 1;
             d == given - 1 && more < dims.size(); ++more)
            lengths.back() *= dims[more];
    }
    if (sub2indCaptured(c, lengths)) return;
    const Shape shape = c[1].shape();
    std::vector<double> out(static_cast<std::size_t>(c[1].count()), 1);
    double stride = 1;
    for (int d = 0; d < given; ++d) {
        const Value& sub = c[d + 1];
        if (sub.shape() != shape)
            throwError("MATLAB:sub2ind:SubscriptVectorSize",
                       "The subscript vectors must all be of the same size.");
        const double length = lengths[static_cast<std::size_t>(d)];
        const std::vector<double> s = doublesOf(sub);
        for (std::size_t i = 0; i < s.size(); ++i) {
            if (s[i] != std::floor(s[i]))
                throwError("MATLAB:badsubscript",
                           "Array indices must be positive integers or logical values.");
            if (s[i] < 1 || s[i] > length)
                throwError("MATLAB:sub2ind:IndexOutOfRange", "Out of range subscript.");
            out[i] += (s[i] - 1) * stride;
        }
        stride *= length;
    }
    c.result(arrayOf(out, shape));
}

/// ind2sub of captured indices within bounds, where they are.
bool ind2subCaptured(Call& c, const std::vector<double>& dims, double total, int outputs) {
    const CapturedOps ops(c.vm, c.span);
    Value index;
    const double most = greatestPlace(ops, c[1], index);
    if (most < 1 || most > total) return false;
    const auto op = [&](BinaryOp which, const Value& x, double y) {
        return ops.op(which, x, Value(y));
    };
    Value rest = op(BinaryOp::Minus, index, 1);
    for (int d = 0; d < outputs; ++d) {
        if (d == outputs - 1) {
            c.result(op(BinaryOp::Plus, rest, 1));
            break;
        }
        const double length =
            d < static_cast<int>(dims.size()) ? dims[static_cast<std::size_t>(d)] : 1;
        const Value whole = ops.apply(elementary::floor, op(BinaryOp::RDivide, rest, length));
        const Value under = op(BinaryOp::Times, whole, length);
        c.result(op(BinaryOp::Plus, ops.op(BinaryOp::Minus, rest, under), 1));
        rest = whole;
    }
    return true;
}

void ind2sub(Call& c) {
    const std::vector<double> dims = doublesOf(c[0]);
    const int n = std::max(c.nargout, 1);
    double total = 1;
    for (double d : dims)
        total *= d;
    if (ind2subCaptured(c, dims, total, n)) return;
    const std::vector<double> index = doublesOf(c[1]);
    for (double i : index) {
        if (i < 1 || i != std::floor(i))
            throwError("MATLAB:badsubscript",
                       "Array indices must be positive integers or logical values.");
        if (i > total) throwError("MATLAB:ind2sub:IndexOutOfRange", "Index out of range.");
    }
    double stride = 1;
    for (int d = 0; d < n; ++d) {
        const double length =
            d < static_cast<int>(dims.size()) ? dims[static_cast<std::size_t>(d)] : 1;
        std::vector<double> sub;
        for (double i : index) {
            const double rest = std::floor((i - 1) / stride);
            sub.push_back((d == n - 1 ? rest : std::fmod(rest, length)) + 1);
        }
        stride *= length;
        c.result(arrayOf(sub, c[1].shape()));
    }
}

constexpr Builtin kRows[] = {
    {"size", 1, -1, -1, size, "sz = size(A,dim)  |  [m,n,...] = size(A)", "Lengths of dimensions.",
     nullptr, SparseRule::Pass | Effects::None | Dot::Strings},
    {"numel", 1, -1, 1, numel, "n = numel(A)", "Number of elements.", nullptr,
     SparseRule::Pass | Effects::None | Dot::Strings},
    {"ndims", 1, 1, 1, ndims, "N = ndims(A)", "Number of dimensions, at least 2.", nullptr,
     SparseRule::Pass},
    {"length", 1, 1, 1, length, "L = length(X)", "Length of the longest dimension; 0 when empty.",
     nullptr, SparseRule::Pass | Dot::Strings},
    {"height", 1, 1, 1, height, "H = height(X)", "Number of rows.", nullptr, SparseRule::Pass},
    {"width", 1, 1, 1, width, "W = width(X)", "Number of columns.", nullptr, SparseRule::Pass},
    {"rows", 1, 1, 1, height, "n = rows(X)", "Number of rows.", nullptr, SparseRule::Pass},
    {"columns", 1, 1, 1, width, "n = columns(X)", "Number of columns.", nullptr, SparseRule::Pass},
    {"isempty", 1, 1, 1, isempty, "TF = isempty(A)", "True when A has no elements.", nullptr,
     SparseRule::Pass | Dot::Strings},
    {"isscalar", 1, 1, 1, isscalar, "TF = isscalar(A)", "True for 1-by-1.", nullptr,
     SparseRule::Pass},
    {"isvector", 1, 1, 1, isvector, "TF = isvector(A)", "True for 1-by-n or n-by-1, n may be 0.",
     nullptr, SparseRule::Pass},
    {"isrow", 1, 1, 1, isrow, "TF = isrow(A)", "True for 1-by-n.", nullptr, SparseRule::Pass},
    {"iscolumn", 1, 1, 1, iscolumn, "TF = iscolumn(A)", "True for n-by-1.", nullptr,
     SparseRule::Pass},
    {"ismatrix", 1, 1, 1, ismatrix, "TF = ismatrix(A)", "True for two dimensions.", nullptr,
     SparseRule::Pass},
    {"issquare", 1, 1, 1, issquare, "TF = issquare(A)", "True for as many rows as columns.",
     nullptr, SparseRule::Pass},
    {"isnumeric", 1, 1, 1, isnumeric, "TF = isnumeric(A)", "True for double, single and integers.",
     nullptr, SparseRule::Class},
    {"isreal", 1, 1, 1, isreal, "TF = isreal(A)", "True for arrays without an imaginary part.",
     nullptr, SparseRule::Class},
    {"iscomplex", 1, 1, 1, iscomplex, "TF = iscomplex(A)", "True for complex arrays.", nullptr,
     SparseRule::Class},
    {"islogical", 1, 1, 1, islogical, "TF = islogical(A)", "True for logical arrays.", nullptr,
     SparseRule::Class},
    {"isbool", 1, 1, 1, islogical, "TF = isbool(A)", "True for logical arrays.", nullptr,
     SparseRule::Class},
    {"ischar", 1, 1, 1, ischar, "TF = ischar(A)", "True for character arrays.", nullptr,
     SparseRule::Pass},
    {"iscell", 1, 1, 1, iscell, "TF = iscell(A)", "True for cell arrays.", nullptr,
     SparseRule::Pass},
    {"isstruct", 1, 1, 1, isstruct, "TF = isstruct(A)", "True for structures.", nullptr,
     SparseRule::Pass},
    {"isfloat", 1, 1, 1, isfloat, "TF = isfloat(A)", "True for double and single.", nullptr,
     SparseRule::Class},
    {"isinteger", 1, 1, 1, isinteger, "TF = isinteger(A)", "True for integer classes.", nullptr,
     SparseRule::Class},
    {"isa", 2, 2, 1, isa, "TF = isa(A,class)",
     "True when A is of the class or category 'numeric', 'float', 'integer'.", nullptr,
     SparseRule::Class},
    {"isequal", 2, -1, 1, isequal<false>, "TF = isequal(A,B,...)",
     "True when all are equal in size and value; NaN differs from itself.", nullptr,
     SparseRule::Pass},
    {"isequaln", 2, -1, 1, isequal<true>, "TF = isequaln(A,B,...)",
     "As isequal with NaN equal to NaN.", nullptr, SparseRule::Pass},
    {"sub2ind", 2, -1, 1, sub2ind, "ind = sub2ind(sz,I1,...,In)", "Linear index of subscripts.",
     nullptr, GpuRule::Keep},
    {"ind2sub", 2, 2, -1, ind2sub, "[I1,...,In] = ind2sub(sz,ind)", "Subscripts of a linear index.",
     nullptr, GpuRule::Keep},
};

} // namespace

std::span<const Builtin> shapeQueryTable() {
    return kRows;
}

} // namespace vitrine
