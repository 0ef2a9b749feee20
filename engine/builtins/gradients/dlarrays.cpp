// SPDX-License-Identifier: Apache-2.0
#include "builtins/gradients/dlarrays.h"

#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/gradients/checkpoints.h"
#include "builtins/gradients/derivative.h"
#include "builtins/gradients/gradient_rules.h"
#include "builtins/gradients/labels.h"
#include "builtins/index/indexing.h"

#include <algorithm>

namespace vitrine {

// ------------------------------------------------------------------------------ element-wise

void throwNoDerivative(std::string_view function) {
    throwError("deep:dlarray:NotDifferentiable",
               "Function '%s' is not supported for traced dlarray objects: it has no derivative.",
               std::string(function).c_str());
}

Value recordElementwise(const GradientOps& ops, const ElementwiseOp& op,
                        std::span<const Value> args, const Value& result, std::string labels,
                        const Forward& forward) {
    if (op.returnsLogical() || !anyTraced(args)) return makeRef<DlArray>(result, std::move(labels));
    const char* texts[] = {op.derivative, op.derivative2};
    unsigned reads = kReadsNothing;
    for (std::size_t i = 0; i < args.size(); ++i) {
        if (!isTraced(args[i])) continue;
        if (i >= 2 || !texts[i]) throwNoDerivative(op.name);
        if (derivativeReads(texts[i], 'x')) reads |= 1u;
        if (derivativeReads(texts[i], 'z')) reads |= 2u;
        if (derivativeReads(texts[i], 'y')) reads |= kReadsResult;
    }
    return traced({op.name, elementwiseBackward, reads, &op, forward}, args, result,
                  std::move(labels), ops.at());
}

std::vector<Value> runBuiltin(Call& c, const Builtin& builtin, std::span<const Value> args) {
    std::vector<Value> out;
    if (!builtin.function) {
        out.push_back(applyElementwise(c.vm, *builtin.op, args, c.span));
        return out;
    }
    Call inner{c.vm, args, c.nargout, out, c.span};
    builtin.function(inner);
    if (builtin.rules.gpu == GpuRule::Keep && anyGpuArray(args)) {
        for (Value& v : out) {
            if (v.isArray() && v.dtype() != DType::Char)
                v = c.vm.accelerator().toGpuArray(v, c.span);
        }
    }
    return out;
}

std::vector<Value> plainResults(DlCall& c) {
    return runBuiltin(c, c.builtin, plainValues(c.args));
}

namespace {

void callElementwise(Call& c, const Builtin& builtin) {
    const GradientOps ops(c.vm, c.span);
    const auto arity = static_cast<std::size_t>(builtin.op->arity);
    if (c.nargout > 1 && anyTraced(c.args)) throwNoDerivative(builtin.name);
    std::vector<Value> args(c.args.begin(), c.args.end());
    std::string labels = labelsOf(args[0]);
    if (arity == 2 && args.size() == 2) labels = alignLabels(ops, args[0], args[1]);
    std::vector<Value> out = runBuiltin(c, builtin, plainValues(args));
    if (args.size() != arity && anyTraced(args) &&
        std::string_view(builtin.op->derivative ? builtin.op->derivative : "") != "0")
        throwNoDerivative(builtin.name);
    if (!out.empty()) {
        const auto operands = std::span<const Value>(args).first(std::min(arity, args.size()));
        const Forward forward =
            args.size() == operands.size() ? Forward{builtinAgain, &builtin} : Forward{};
        out[0] = recordElementwise(ops, *builtin.op, operands, out[0], std::move(labels), forward);
    }
    for (Value& v : out)
        c.result(std::move(v));
}

/// Labels of a result that has the dimensions of the first argument.
std::string keptLabels(const DlRow& row, const Value& first, const Value& result) {
    if (row.labels == LabelRule::Drop) return {};
    std::string labels = labelsOf(first);
    if (static_cast<int>(labels.size()) < result.shape().rank()) return {};
    return labels;
}

void callDerived(Call& c, const Builtin& builtin, const DlRow& row) {
    std::vector<Value> out = runBuiltin(c, builtin, plainValues(c.args));
    if (!out.empty() && out[0].isArray())
        out[0] = traced({builtin.name, row.backward, row.reads, nullptr, {builtinAgain, &builtin}},
                        c.args, out[0], keptLabels(row, c[0], out[0]), c.span);
    for (Value& v : out)
        c.result(std::move(v));
}

void callConstant(Call& c, const Builtin& builtin, const DlRow& row) {
    for (Value& v : runBuiltin(c, builtin, plainValues(c.args))) {
        if (v.isArray() && v.dtype() != DType::Char)
            v = makeRef<DlArray>(v, keptLabels(row, c[0], v));
        c.result(std::move(v));
    }
}

} // namespace

void callWithDlArray(Call& c, const Builtin& builtin) {
    const DlRow& row = dlRuleOf(builtin);
    switch (row.rule) {
    case DlRule::Refuse:
        for (const Value& v : c.args) {
            if (v.isDlArray()) throwUndefinedFor(builtin.name, v);
        }
        break;
    case DlRule::Pass:
        break;
    case DlRule::Plain:
        for (Value& v : runBuiltin(c, builtin, plainValues(c.args)))
            c.result(std::move(v));
        return;
    case DlRule::Constant:
        return callConstant(c, builtin, row);
    case DlRule::Elementwise:
        return callElementwise(c, builtin);
    case DlRule::Derived:
        return callDerived(c, builtin, row);
    case DlRule::Own: {
        DlCall own{c, builtin};
        return row.own(own);
    }
    }
    for (Value& v : runBuiltin(c, builtin, c.args))
        c.result(std::move(v));
}

// --------------------------------------------------------------------------------- operators

namespace {

const ElementwiseOp& elementwiseOf(BinaryOp op) {
    constexpr const ElementwiseOp* ops[] = {
        &kPlusOp,  &kMinusOp,   &kTimesOp,   &kRDivideOp, &kRDivideOp, &kPowerOp,
        &kTimesOp, &kRDivideOp, &kRDivideOp, &kPowerOp,   &kEqOp,      &kNeOp,
        &kLtOp,    &kLeOp,      &kGtOp,      &kGeOp,      &kAndOp,     &kOrOp};
    return *ops[static_cast<int>(op)];
}

bool isMatrixOperator(BinaryOp op) {
    return op == BinaryOp::MTimes || op == BinaryOp::MRDivide || op == BinaryOp::MLDivide ||
           op == BinaryOp::MPower;
}

BackwardFunction matrixBackward(BinaryOp op) {
    switch (op) {
    case BinaryOp::MTimes:
        return mtimesBackward;
    case BinaryOp::MRDivide:
        return mrdivideBackward;
    case BinaryOp::MLDivide:
        return mldivideBackward;
    default:
        break;
    }
    return nullptr;
}

Value matrixOperation(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, Span span) {
    const std::string text = operatorText(op);
    for (const Value* v : {&a, &b}) {
        const std::string labels = labelsOf(*v);
        if (labels.find_first_not_of('U') != std::string::npos)
            throwError("deep:dlarray:FormattedMatrixOperation",
                       "Operator '%s' is not supported for formatted dlarray objects with "
                       "dimensions other than 'U'. Use stripdims or fullyconnect.",
                       text.c_str());
    }
    const Value args[] = {a, b};
    const BackwardFunction backward = matrixBackward(op);
    if (!backward && anyTraced(args)) throwNoDerivative("mpower");
    const Value result = binaryOperation(vm, op, plainValue(a), plainValue(b), span);
    const bool square = a.shape().rows() == a.shape().columns();
    const bool squareRight = b.shape().rows() == b.shape().columns();
    if (anyTraced(args) &&
        ((op == BinaryOp::MLDivide && !square) || (op == BinaryOp::MRDivide && !squareRight)))
        throwNoDerivative(op == BinaryOp::MLDivide ? "mldivide" : "mrdivide");
    return traced({operatorText(op),
                   backward,
                   kReadsAll,
                   nullptr,
                   {binaryAgain, nullptr, static_cast<int>(op)}},
                  args, result, {}, span);
}

} // namespace

Value dlBinary(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, Span span) {
    const Value& other = a.isDlArray() ? b : a;
    if (!other.isDlArray() && !other.isArray())
        throwError("MATLAB:UndefinedFunction",
                   "Operator '%s' is not supported for operands of type '%s'.", operatorText(op),
                   other.className().c_str());
    if (op == BinaryOp::LDivide) return dlBinary(vm, BinaryOp::RDivide, b, a, span);
    const bool byElements = op == BinaryOp::MTimes     ? a.count() == 1 || b.count() == 1
                            : op == BinaryOp::MRDivide ? b.count() == 1
                            : op == BinaryOp::MLDivide ? a.count() == 1
                            : op == BinaryOp::MPower   ? a.count() == 1 && b.count() == 1
                                                       : true;
    if (isMatrixOperator(op) && !byElements) return matrixOperation(vm, op, a, b, span);
    if (op == BinaryOp::MLDivide) return dlBinary(vm, BinaryOp::RDivide, b, a, span);
    const GradientOps ops(vm, span);
    Value args[] = {a, b};
    std::string labels = alignLabels(ops, args[0], args[1]);
    const Value result = binaryOperation(vm, op, plainValue(args[0]), plainValue(args[1]), span);
    return recordElementwise(ops, elementwiseOf(op), args, result, std::move(labels),
                             {binaryAgain, nullptr, static_cast<int>(op)});
}

Value dlUnary(Interpreter& vm, UnaryOp op, const Value& a, Span span) {
    const Value args[] = {a};
    if (op == UnaryOp::Plus) return a;
    const Value result = unaryOperation(vm, op, plainValue(a), span);
    const Forward again{unaryAgain, nullptr, static_cast<int>(op)};
    if (op == UnaryOp::Transpose || op == UnaryOp::CTranspose) {
        const bool conjugate = op == UnaryOp::CTranspose;
        return traced({conjugate ? "ctranspose" : "transpose",
                       conjugate ? ctransposeBackward : transposeBackward, kReadsNothing, nullptr,
                       again},
                      args, result, {}, span);
    }
    return recordElementwise(GradientOps(vm, span), op == UnaryOp::Not ? kNotOp : kUMinusOp, args,
                             result, labelsOf(a), again);
}

// ---------------------------------------------------------------------------------- indexing

Value dlIndex(Interpreter& vm, const Value& a, std::span<const Value> subscripts, Span span) {
    const std::vector<Value> plain = plainValues(subscripts);
    const Value result = indexValue(vm, plainValue(a), plain, span);
    if (!a.isDlArray()) return result;
    std::string labels = labelsOf(a);
    if (labels.size() != subscripts.size()) labels.clear();
    std::vector<Value> args{a};
    args.insert(args.end(), plain.begin(), plain.end());
    return traced({"indexing", indexBackward, kReadsArguments & ~1u, nullptr, {indexAgain}}, args,
                  result, std::move(labels), span);
}

void dlAssign(Interpreter& vm, Value& a, std::span<const Value> subscripts, const Value& b,
              Span span) {
    const std::vector<Value> plain = plainValues(subscripts);
    std::vector<Value> args{a, b};
    args.insert(args.end(), plain.begin(), plain.end());
    Value data = plainValue(a);
    const std::string labels = labelsOf(a);
    const bool tracing = anyTraced(args);
    if (!tracing) {
        // Nobody else needs the array as it was, so that it can be changed in place.
        args.clear();
        a = Value();
    }
    try {
        assignIndexed(vm, data, plain, plainValue(b), span);
    } catch (...) {
        if (!tracing) a = makeRef<DlArray>(data, labels);
        throw;
    }
    const bool fits = static_cast<int>(labels.size()) >= data.shape().rank();
    a = tracing ? traced({"indexed assignment",
                          assignBackward,
                          kReadsArguments & ~3u,
                          nullptr,
                          {assignAgain}},
                         args, data, fits ? labels : std::string(), span)
                : Value(makeRef<DlArray>(data, fits ? labels : std::string()));
}

void dlDelete(Interpreter& vm, Value& a, std::span<const Value> subscripts, Span span) {
    Value left = positionsOf(a.shape());
    const std::vector<Value> plain = plainValues(subscripts);
    deleteIndexed(vm, left, plain, span);
    const GradientOps ops(vm, span);
    const Value subscript[] = {left};
    std::string labels = labelsOf(a);
    if (static_cast<int>(labels.size()) < left.shape().rank()) labels.clear();
    a = withLabels(ops.reshape(dlIndex(vm, a, subscript, span), left.shape()), std::move(labels));
}

Value dlConcatenate(Interpreter& vm, int dimension, std::span<const Value> parts, Span span) {
    std::string labels;
    for (const Value& v : parts) {
        if (labels.empty()) labels = labelsOf(v);
    }
    const Value result = concatenateAlong(vm, dimension, plainValues(parts), span);
    if (static_cast<int>(labels.size()) < result.shape().rank()) labels.clear();
    std::vector<Value> args(parts.begin(), parts.end());
    args.insert(args.begin(), Value(static_cast<double>(dimension)));
    return traced({"concatenation", concatenateBackward, 1u, nullptr, {concatenateAgain}}, args,
                  result, std::move(labels), span);
}

} // namespace vitrine
