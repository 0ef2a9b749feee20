// SPDX-License-Identifier: Apache-2.0
#pragma once
// Operators on values, as the VM calls them when its fast path for real double scalars does not
// apply. Class rules, implicit expansion and errors are MATLAB's; large real arrays go to the
// Accelerator.
#include "builtins/core/builtin.h"

namespace vitrine {

enum class BinaryOp : uint8_t {
    Plus,
    Minus,
    Times,
    RDivide,
    LDivide,
    Power, // element-wise
    MTimes,
    MRDivide,
    MLDivide,
    MPower, // matrix
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
    And,
    Or,
};
enum class UnaryOp : uint8_t { Plus, Minus, Not, Transpose, CTranspose };

[[nodiscard]] Value binaryOperation(Interpreter& vm, BinaryOp op, const Value& a, const Value& b,
                                    Span span);
[[nodiscard]] Value unaryOperation(Interpreter& vm, UnaryOp op, const Value& a, Span span);
/// first:step:last with MATLAB's end-point rule and class; pass Nothing for step 1.
[[nodiscard]] Value rangeOperation(Interpreter& vm, const Value& first, const Value& step,
                                   const Value& last, Span span);
/// [a, b; c, d]: rows of values; classes as MATLAB combines them (char wins, integers over floats,
/// cells and structs and strings absorb). Errors: MATLAB:catenate:dimensionMismatch.
[[nodiscard]] Value concatenate(Interpreter& vm, std::span<const std::vector<Value>> rows,
                                Span span);
/// cat(dim, …), dimension from 0.
[[nodiscard]] Value concatenateAlong(Interpreter& vm, int dimension, std::span<const Value> parts,
                                     Span span);
/// MATLAB's truth of an `if` or `while` condition: all elements non-zero and not empty. Gathers.
[[nodiscard]] bool isTrue(Interpreter& vm, const Value& condition, Span span);

/// The numbers that objects of a class derived from a numeric one are, one or an array; Nothing of
/// all else.
[[nodiscard]] Value numbersOfObjects(const Value& value);

} // namespace vitrine
