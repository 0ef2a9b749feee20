// SPDX-License-Identifier: Apache-2.0
// The operators by name: plus(a,b), times(a,b,…), colon, horzcat, min and max of two arrays.
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/mixed_integers.h"
#include "builtins/elementwise/operator_ops.h"

namespace vitrine {

namespace {

template <BinaryOp Op>
void binary(Call& c) {
    c.result(binaryOperation(c.vm, Op, c[0], c[1], c.span));
}

/// plus, times, mtimes, and, or take any number of arguments from the left.
template <BinaryOp Op>
void folded(Call& c) {
    Value result = binaryOperation(c.vm, Op, c[0], c[1], c.span);
    for (int i = 2; i < c.count(); ++i)
        result = binaryOperation(c.vm, Op, result, c[i], c.span);
    c.result(std::move(result));
}

template <UnaryOp Op>
void unary(Call& c) {
    c.result(unaryOperation(c.vm, Op, c[0], c.span));
}

void exclusiveOr(Call& c) {
    if (!mixedIntegers(c[0], c[1])) return c.result(applyElementwise(c.vm, kXorOp, c.args, c.span));
    const Value flags[] = {isNonzero(c.vm, c[0], c.span), isNonzero(c.vm, c[1], c.span)};
    c.result(applyElementwise(c.vm, kXorOp, flags, c.span));
}

void colon(Call& c) {
    c.result(c.count() == 2 ? rangeOperation(c.vm, c[0], Value(), c[1], c.span)
                            : rangeOperation(c.vm, c[0], c[1], c[2], c.span));
}

void horzcat(Call& c) {
    c.result(concatenateAlong(c.vm, 1, c.args, c.span));
}

void vertcat(Call& c) {
    c.result(concatenateAlong(c.vm, 0, c.args, c.span));
}

void cat(Call& c) {
    c.result(concatenateAlong(c.vm, dimensionArgument(c[0]), c.args.subspan(1), c.span));
}

constexpr Builtin kRows[] = {
    {"plus", 2, -1, 1, folded<BinaryOp::Plus>, "C = plus(A,B)", "A + B.", &kPlusOp,
     SparseRule::Pass | Dot::Strings},
    {"minus", 2, 2, 1, binary<BinaryOp::Minus>, "C = minus(A,B)", "A - B.", &kMinusOp,
     SparseRule::Pass},
    {"times", 2, -1, 1, folded<BinaryOp::Times>, "C = times(A,B)", "A .* B.", &kTimesOp,
     SparseRule::Pass},
    {"rdivide", 2, 2, 1, binary<BinaryOp::RDivide>, "C = rdivide(A,B)", "A ./ B.", &kRDivideOp,
     SparseRule::Pass},
    {"ldivide", 2, 2, 1, binary<BinaryOp::LDivide>, "C = ldivide(B,A)", "B .\\ A.", nullptr,
     SparseRule::Pass},
    {"mtimes", 2, -1, 1, folded<BinaryOp::MTimes>, "C = mtimes(A,B)", "Matrix product A * B.",
     nullptr, SparseRule::Pass | kTimesOp},
    {"mrdivide", 2, 2, 1, binary<BinaryOp::MRDivide>, "X = mrdivide(B,A)", "Solves X*A = B: B / A.",
     nullptr, SparseRule::Pass | kRDivideOp},
    {"mldivide", 2, 2, 1, binary<BinaryOp::MLDivide>, "X = mldivide(A,B)",
     "Solves A*X = B: A \\ B.", nullptr, SparseRule::Pass},
    {"mpower", 2, 2, 1, binary<BinaryOp::MPower>, "C = mpower(A,B)", "Matrix power A ^ B.", nullptr,
     SparseRule::Pass | kPowerOp},
    {"eq", 2, 2, 1, binary<BinaryOp::Eq>, "TF = eq(A,B)", "A == B.", &kEqOp,
     SparseRule::Pass | Dot::Strings},
    {"ne", 2, 2, 1, binary<BinaryOp::Ne>, "TF = ne(A,B)", "A ~= B.", &kNeOp,
     SparseRule::Pass | Dot::Strings},
    {"lt", 2, 2, 1, binary<BinaryOp::Lt>, "TF = lt(A,B)", "A < B.", &kLtOp,
     SparseRule::Pass | Dot::Strings},
    {"le", 2, 2, 1, binary<BinaryOp::Le>, "TF = le(A,B)", "A <= B.", &kLeOp,
     SparseRule::Pass | Dot::Strings},
    {"gt", 2, 2, 1, binary<BinaryOp::Gt>, "TF = gt(A,B)", "A > B.", &kGtOp,
     SparseRule::Pass | Dot::Strings},
    {"ge", 2, 2, 1, binary<BinaryOp::Ge>, "TF = ge(A,B)", "A >= B.", &kGeOp,
     SparseRule::Pass | Dot::Strings},
    {"and", 2, -1, 1, folded<BinaryOp::And>, "TF = and(A,B)", "A & B.", &kAndOp, SparseRule::Pass},
    {"or", 2, -1, 1, folded<BinaryOp::Or>, "TF = or(A,B)", "A | B.", &kOrOp, SparseRule::Pass},
    {"xor", 2, 2, 1, exclusiveOr, "TF = xor(A,B)", "True where exactly one of A and B is nonzero.",
     &kXorOp, SparseRule::Keep},
    {"not", 1, 1, 1, unary<UnaryOp::Not>, "TF = not(A)", "~A.", &kNotOp, SparseRule::Pass},
    {"uminus", 1, 1, 1, unary<UnaryOp::Minus>, "C = uminus(A)", "-A.", &kUMinusOp,
     SparseRule::Pass},
    {"uplus", 1, 1, 1, unary<UnaryOp::Plus>, "C = uplus(A)", "+A.", nullptr, SparseRule::Pass},
    {"transpose", 1, 1, 1, unary<UnaryOp::Transpose>, "B = transpose(A)", "A.'.", nullptr,
     SparseRule::Pass},
    {"ctranspose", 1, 1, 1, unary<UnaryOp::CTranspose>, "B = ctranspose(A)",
     "Complex conjugate transpose A'.", nullptr, SparseRule::Pass},
    {"colon", 2, 3, 1, colon, "x = colon(first,step,last)",
     "Row of evenly spaced values, first:step:last.", nullptr, SparseRule::Pass},
    {"horzcat", 0, -1, 1, horzcat, "C = horzcat(A1,A2,...)", "[A1, A2, ...].", nullptr,
     SparseRule::Pass},
    {"vertcat", 0, -1, 1, vertcat, "C = vertcat(A1,A2,...)", "[A1; A2; ...].", nullptr,
     SparseRule::Pass},
    {"cat", 1, -1, 1, cat, "C = cat(dim,A1,A2,...)", "Joins arrays along a dimension.", nullptr,
     SparseRule::Pass},
};

} // namespace

std::span<const Builtin> operatorTable() {
    return kRows;
}

} // namespace vitrine
