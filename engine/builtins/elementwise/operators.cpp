// SPDX-License-Identifier: Apache-2.0
#include "builtins/elementwise/operators.h"

#include "builtins/containers/library_object.h"
#include "builtins/elementwise/complex_operations.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/mixed_integers.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/gradients/dlarrays.h"
#include "builtins/sparse/sparse.h"
#include "builtins/text/strings_of.h"
#include "value/nan.h"
#include "value/object_array.h"

namespace vitrine {

namespace {

const ElementwiseOp& elementwiseOf(BinaryOp op) {
    switch (op) {
    case BinaryOp::Plus:
        return kPlusOp;
    case BinaryOp::Minus:
        return kMinusOp;
    case BinaryOp::Times:
    case BinaryOp::MTimes:
        return kTimesOp;
    case BinaryOp::RDivide:
    case BinaryOp::LDivide:
    case BinaryOp::MRDivide:
    case BinaryOp::MLDivide:
        return kRDivideOp;
    case BinaryOp::Power:
    case BinaryOp::MPower:
        return kPowerOp;
    case BinaryOp::Eq:
        return kEqOp;
    case BinaryOp::Ne:
        return kNeOp;
    case BinaryOp::Lt:
        return kLtOp;
    case BinaryOp::Le:
        return kLeOp;
    case BinaryOp::Gt:
        return kGtOp;
    case BinaryOp::Ge:
        return kGeOp;
    case BinaryOp::And:
        return kAndOp;
    case BinaryOp::Or:
        break;
    }
    return kOrOp;
}

bool isComparison(BinaryOp op) {
    return op >= BinaryOp::Eq && op <= BinaryOp::Ge;
}

[[noreturn]] void throwUnsupported(BinaryOp op, const Value& a, const Value& b) {
    const Value& culprit = a.isArray() || (a.isString() && !b.isArray()) ? b : a;
    throwError("MATLAB:UndefinedFunction",
               "Operator '%s' is not supported for operands of type '%s'.", operatorText(op),
               culprit.className().c_str());
}

template <typename F>
void forStringPairs(const Value& a, const Value& b, const Shape& shape, F&& f) {
    // Only scalar expansion and equal sizes go the fast way; other expansions by subscripts.
    const int64_t n = shape.count();
    const Shape sa = a.shape(), sb = b.shape();
    for (int64_t i = 0; i < n; ++i) {
        int64_t rest = i, ia = 0, ib = 0, stepA = 1, stepB = 1;
        for (int d = 0; d < shape.rank(); ++d) {
            const int64_t k = rest % shape[d];
            rest /= shape[d];
            if (sa[d] != 1) ia += k * stepA;
            if (sb[d] != 1) ib += k * stepB;
            stepA *= sa[d];
            stepB *= sb[d];
        }
        f(i, a.strings().elements[static_cast<std::size_t>(ia)],
          b.strings().elements[static_cast<std::size_t>(ib)]);
    }
}

Value stringOperation(BinaryOp op, const Value& a, const Value& b) {
    // Cells of texts join and compare as the strings they hold.
    const auto fits = [](const Value& v) {
        if (!v.isCell()) return v.isString() || v.isArray();
        return std::all_of(v.cell().elements.begin(), v.cell().elements.end(),
                           [](const Value& e) { return e.isChar(); });
    };
    if (!fits(a) || !fits(b) || (op != BinaryOp::Plus && !isComparison(op)))
        throwUnsupported(op, a, b);
    const Value both[] = {stringsOf(a), stringsOf(b)};
    const Shape shape = expandedShape(both);
    if (op == BinaryOp::Plus) {
        auto out = makeRef<StringArray>(shape);
        forStringPairs(both[0], both[1], shape, [&](int64_t i, const auto& x, const auto& y) {
            auto& to = out->elements[static_cast<std::size_t>(i)];
            to = x && y ? std::optional<std::string>(*x + *y) : std::nullopt;
        });
        return out;
    }
    Ref<Tensor> out = Tensor::make(DType::Logical, shape);
    bool* to = out->mutableData<bool>();
    forStringPairs(both[0], both[1], shape, [&](int64_t i, const auto& x, const auto& y) {
        if (!x || !y) {
            to[i] = op == BinaryOp::Ne;
            return;
        }
        const int order = x->compare(*y);
        switch (op) {
        case BinaryOp::Eq:
            to[i] = order == 0;
            break;
        case BinaryOp::Ne:
            to[i] = order != 0;
            break;
        case BinaryOp::Lt:
            to[i] = order < 0;
            break;
        case BinaryOp::Le:
            to[i] = order <= 0;
            break;
        case BinaryOp::Gt:
            to[i] = order > 0;
            break;
        default:
            to[i] = order >= 0;
            break;
        }
    });
    return wrap(std::move(out));
}

/// Elements of arrays of objects by their identity; one is compared with each.
Value identitiesOf(BinaryOp op, const Value& a, const Value& b) {
    const Ref<Cell> left = cellOfObjects(a), right = cellOfObjects(b);
    const bool each = left->count() != 1;
    if (each && right->count() != 1 && !(left->shape() == right->shape())) {
        throwError("MATLAB:sizeDimensionsMustMatch",
                   "Arrays have incompatible sizes for this operation.");
    }
    Ref<Tensor> out =
        Tensor::make(DType::Logical, each ? left->shape() : right->shape(), false, false);
    for (int64_t i = 0; i < out->count(); ++i) {
        const auto at = static_cast<std::size_t>(i);
        const bool same = left->elements[each ? at : 0].identity() ==
                          right->elements[right->count() == 1 ? 0 : at].identity();
        out->mutableData<uint8_t>()[at] = same == (op == BinaryOp::Eq) ? 1 : 0;
    }
    return Value(std::move(out));
}

/// < and its like of ?Name say whether a class is derived from another; Nothing: others.
Value classComparison(BinaryOp op, const Value& a, const Value& b) {
    if (a.kind() != Kind::Object || b.kind() != Kind::Object) return {};
    const auto* x = dynamic_cast<const MetaClass*>(&a.objectValue());
    const auto* y = dynamic_cast<const MetaClass*>(&b.objectValue());
    if (!x || !y) return {};
    const bool same = x->equals(*y);
    switch (op) {
    case BinaryOp::Lt:
        return Value::logical(!same && x->isA(y->property("Name").toText()));
    case BinaryOp::Le:
        return Value::logical(x->isA(y->property("Name").toText()));
    case BinaryOp::Gt:
        return Value::logical(!same && y->isA(x->property("Name").toText()));
    case BinaryOp::Ge:
        return Value::logical(y->isA(x->property("Name").toText()));
    default:
        return {};
    }
}

/// == and ~= of handles and objects compare identity; nothing else is defined for them.
Value identityOperation(BinaryOp op, const Value& a, const Value& b) {
    const bool comparable =
        a.kind() == b.kind() &&
        (a.isFunctionHandle() || a.kind() == Kind::Object || a.kind() == Kind::Map);
    if (const Value derived = classComparison(op, a, b); !derived.isNothing()) return derived;
    if (!comparable || (op != BinaryOp::Eq && op != BinaryOp::Ne)) throwUnsupported(op, a, b);
    const ClassInfo* info = classInfoOf(a);
    if (info && !info->handle && !info->enumerates) throwUnsupported(op, a, b);
    if (objectArray(a) || objectArray(b)) return identitiesOf(op, a, b);
    bool same = a.identity() == b.identity();
    if (!same && a.kind() == Kind::Object) same = a.objectValue().equals(b.objectValue());
    if (!same && a.isFunctionHandle())
        same = !a.handle().name.empty() && a.handle().name == b.handle().name;
    return Value::logical(same == (op == BinaryOp::Eq));
}

const char* functionOf(BinaryOp op) {
    constexpr const char* names[] = {
        "plus",   "minus", "times", "rdivide", "ldivide", "power", "mtimes", "mrdivide", "mldivide",
        "mpower", "eq",    "ne",    "lt",      "le",      "gt",    "ge",     "and",      "or"};
    return names[static_cast<int>(op)];
}

/// What a class of the library makes of an operator; Nothing: it has none.
Value ownOperation(Interpreter& vm, const char* name, std::span<const Value> args) {
    if (const Value* first = dominantObject(args)) {
        const Value own = objectFunction(*first, name);
        if (!own.isNothing()) return vm.call(own, args, 1).at(0);
    }
    for (const Value& v : args) {
        if (v.kind() != Kind::Object) continue;
        if (const Value own = objectFunction(v, name); !own.isNothing())
            return vm.call(own, args, 1).at(0);
    }
    return {};
}

/// Names of members, or texts, as a string array; Nothing of all else.
Value namesToCompare(const Value& v) {
    if (v.isString()) return v;
    if (v.isTextScalar()) return Value::string(v.toText());
    const ClassInfo* info = classInfoOf(v);
    const bool members = info && info->enumerates;
    if (!members && !v.isCell()) return {};
    const Ref<Cell> cells = members ? cellOfObjects(v) : makeRef<Cell>(v.cell());
    auto out = makeRef<StringArray>(cells->shape());
    for (std::size_t i = 0; i < cells->elements.size(); ++i) {
        if (!members && !cells->elements[i].isTextScalar()) return {};
        out->elements[i] =
            members ? classObject(cells->elements[i])->member : cells->elements[i].toText();
    }
    return Value(std::move(out));
}

/// == and ~= of members of an enumeration and texts of their names.
Value memberComparison(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, Span span) {
    const ClassInfo *left = classInfoOf(a), *right = classInfoOf(b);
    const bool member = (left && left->enumerates) != (right && right->enumerates);
    if (!member || (op != BinaryOp::Eq && op != BinaryOp::Ne)) return {};
    const Value first = namesToCompare(a), second = namesToCompare(b);
    if (first.isNothing() || second.isNothing()) return {};
    return binaryOperation(vm, op, first, second, span);
}

/// A complex number times or divided by a real one works on the parts, so that Inf stays clean.
Value scaleComplex(const Value& z, const Value& r, bool divide) {
    const bool single = z.dtype() == DType::Single || r.dtype() == DType::Single;
    const DType compute = single ? DType::Single : DType::Double;
    const Value both[] = {z, r};
    const Shape shape = expandedShape(both);
    const Ref<Tensor> a = expandTo(toComplex(*z.toTensor(), compute), shape);
    const Ref<Tensor> b = expandTo(convertOnHost(*r.toTensor(), compute), shape);
    Ref<Tensor> out = Tensor::make(compute, shape, true, false);
    const auto run = [&](auto tag) {
        using T = decltype(tag);
        const T* x = a->data<T>();
        const T* y = b->data<T>();
        T* to = out->mutableData<T>();
        for (int64_t i = 0; i < shape.count(); ++i) {
            to[2 * i] = canonicalNan(divide ? x[2 * i] / y[i] : x[2 * i] * y[i]);
            to[2 * i + 1] = canonicalNan(divide ? x[2 * i + 1] / y[i] : x[2 * i + 1] * y[i]);
        }
    };
    single ? run(float{}) : run(double{});
    out->setGpuArray(anyGpuArray(both));
    return narrowComplex(std::move(out));
}

/// Arithmetic of integers takes no singles, and of doubles either operand must be a scalar.
void refuseMixedClasses(BinaryOp op, const Value& a, const Value& b) {
    const bool arithmetic = op == BinaryOp::Plus || op == BinaryOp::Minus ||
                            op == BinaryOp::Times || op == BinaryOp::RDivide ||
                            op == BinaryOp::Power;
    const bool left = isInteger(a.dtype());
    if (!arithmetic || left == isInteger(b.dtype())) return;
    const Value& other = left ? b : a;
    const bool scalar = a.count() == 1 || b.count() == 1;
    if (!isFloat(other.dtype()) || (other.dtype() == DType::Double && scalar)) return;
    throwError("MATLAB:mixedClasses", "Integers can only be combined with integers of the same "
                                      "class, or scalar doubles.");
}

} // namespace

Value numbersOfObjects(const Value& value) {
    if (const ClassObject* own = classObject(value)) return own->base;
    const ObjectArray* many = classInfoOf(value) ? objectArray(value) : nullptr;
    if (!many || many->elements().empty()) return {};
    const Value first = classObject(many->elements()[0])->base;
    if (first.isNothing()) return {};
    Ref<Tensor> out = Tensor::make(DType::Double, many->shape(), false, false);
    for (std::size_t i = 0; i < many->elements().size(); ++i)
        out->mutableData<double>()[i] = classObject(many->elements()[i])->base.toDouble();
    return Value(convertOnHost(*out, first.dtype()));
}

Value isNonzero(Interpreter& vm, const Value& a, Span span) {
    const Value args[] = {a, Value(0.0)};
    return applyElementwise(vm, kNeOp, args, span);
}

namespace {

Value arrayOperation(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, Span span) {
    refuseMixedClasses(op, a, b);
    if ((op == BinaryOp::And || op == BinaryOp::Or) && mixedIntegers(a, b)) {
        const Value flags[] = {isNonzero(vm, a, span), isNonzero(vm, b, span)};
        return applyElementwise(vm, elementwiseOf(op), flags, span);
    }
    const Value args[] = {a, b};
    const ElementwiseOp& spec = elementwiseOf(op);
    if (&spec == &kPowerOp) return powerOperation(vm, a, b, span);
    if (std::optional<Value> out = applyComplexCaptured(vm, spec, args, span)) return *out;
    if (a.isComplex() != b.isComplex() && !isInteger(a.dtype()) && !isInteger(b.dtype())) {
        if (op == BinaryOp::Times)
            return a.isComplex() ? scaleComplex(a, b, false) : scaleComplex(b, a, false);
        if (op == BinaryOp::RDivide && a.isComplex()) return scaleComplex(a, b, true);
    }
    return applyElementwise(vm, spec, args, span);
}

} // namespace

Value binaryOperation(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, Span span) {
    if (!a.isArray() || !b.isArray()) {
        if (a.isDlArray() || b.isDlArray()) return dlBinary(vm, op, a, b, span);
        const Value both[] = {a, b};
        if (Value own = ownOperation(vm, functionOf(op), both); !own.isNothing()) return own;
        if (const Value member = memberComparison(vm, op, a, b, span); !member.isNothing())
            return member;
        const Value left = numbersOfObjects(a), right = numbersOfObjects(b);
        const bool numbers =
            (!left.isNothing() || a.isArray()) && (!right.isNothing() || b.isArray());
        if (numbers)
            return binaryOperation(vm, op, left.isNothing() ? a : left,
                                   right.isNothing() ? b : right, span);
        if (a.isSparse() || b.isSparse()) return sparseBinary(vm, op, a, b, span);
        if (a.isString() || b.isString()) return stringOperation(op, a, b);
        return identityOperation(op, a, b);
    }
    const bool scalarOperand = a.count() == 1 || b.count() == 1;
    switch (op) {
    case BinaryOp::LDivide:
        return binaryOperation(vm, BinaryOp::RDivide, b, a, span);
    case BinaryOp::MTimes:
        if (!scalarOperand) return matrixMultiply(vm, a, b, span);
        return arrayOperation(vm, BinaryOp::Times, a, b, span);
    case BinaryOp::MRDivide:
        if (b.count() != 1) return matrixRightDivide(vm, a, b, span);
        return arrayOperation(vm, BinaryOp::RDivide, a, b, span);
    case BinaryOp::MLDivide:
        if (a.count() != 1) return matrixLeftDivide(vm, a, b, span);
        return arrayOperation(vm, BinaryOp::RDivide, b, a, span);
    case BinaryOp::MPower:
        if (a.count() != 1 || b.count() != 1) return matrixPower(vm, a, b, span);
        return arrayOperation(vm, BinaryOp::Power, a, b, span);
    default:
        return arrayOperation(vm, op, a, b, span);
    }
}

Value unaryOperation(Interpreter& vm, UnaryOp op, const Value& a, Span span) {
    if (a.isDlArray()) return dlUnary(vm, op, a, span);
    if (a.isSparse()) return sparseUnary(vm, op, a, span);
    if (a.kind() == Kind::Object) {
        const char* name = op == UnaryOp::Transpose    ? "transpose"
                           : op == UnaryOp::CTranspose ? "ctranspose"
                           : op == UnaryOp::Plus       ? "uplus"
                           : op == UnaryOp::Minus      ? "uminus"
                                                       : "not";
        if (Value own = ownOperation(vm, name, {&a, 1}); !own.isNothing()) return own;
    }
    if (op == UnaryOp::Transpose || op == UnaryOp::CTranspose)
        return transposeValue(vm, a, op == UnaryOp::CTranspose, span);
    const char* text = op == UnaryOp::Plus ? "+" : op == UnaryOp::Minus ? "-" : "~";
    if (!a.isArray()) {
        throwError("MATLAB:UndefinedFunction",
                   "Unary operator '%s' is not supported for operand of type '%s'.", text,
                   a.className().c_str());
    }
    const Value args[] = {a};
    switch (op) {
    case UnaryOp::Minus:
        return applyElementwise(vm, kUMinusOp, args, span);
    case UnaryOp::Not:
        return applyElementwise(vm, kNotOp, args, span);
    default:
        return isNumeric(a.dtype()) ? a : convertValue(vm, a, DType::Double, span);
    }
}

bool isTrue(Interpreter& vm, const Value& condition, Span span) {
    if (condition.isScalarInline()) {
        const double x = condition.toDouble();
        if (std::isnan(x))
            throwError("MATLAB:nologicalnan", "NaN values cannot be converted to logicals.");
        return x != 0;
    }
    if (condition.isDlArray()) return isTrue(vm, plainValue(condition), span);
    if (condition.isSparse()) return isTrueSparse(condition.sparse());
    if (condition.isString()) {
        throwError("MATLAB:string:CannotConvertToLogical",
                   "Conversion to logical from string is not possible.");
    }
    if (!condition.isArray()) {
        throwError("MATLAB:UnableToConvert", "Conversion to logical from %s is not possible.",
                   condition.className().c_str());
    }
    const Reading reading(vm.accelerator(), {"condition", span});
    if (condition.isComplex())
        throwError("MATLAB:logicalConversion", "Complex values cannot be converted to logicals.");
    if (condition.count() == 0) return false;
    if (captured(vm, condition) &&
        (condition.dtype() == DType::Logical || isFloat(condition.dtype()))) {
        const Value all = vm.accelerator().reduce(ReduceOp::All, condition, 0,
                                                  condition.shape().rank(), {}, span);
        return all.toDouble() != 0;
    }
    return visitDType(condition.dtype(), [&](auto tag) {
        using T = decltype(tag);
        const T* x = condition.tensor().data<T>();
        return std::all_of(x, x + condition.count(), [](T e) { return e != T(0); });
    });
}

} // namespace vitrine
