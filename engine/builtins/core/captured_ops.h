// SPDX-License-Identifier: Apache-2.0
#pragma once
// Array operations on captured values, written short: what sets, order statistics and the like are
// put together from. Nothing here brings elements to the host but count(). Engine thread.
#include "accel/run/routines.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/index/captured_indexing.h"

namespace vitrine {

/// May an operation on v be put together from routines: captured, real, of a class with an order?
[[nodiscard]] bool capturedNumbers(Interpreter& vm, const Value& v);
/// Is v, a number or elements, at hand on the host, and no device there that could take it? What
/// routines do in several passes the host then does in one, with the same result.
[[nodiscard]] bool isHostWork(Interpreter& vm, const Value& v);
/// A real array of numbers or logicals that routines take, captured or not.
[[nodiscard]] bool takesRoutines(const Value& v);

class CapturedOps {
public:
    CapturedOps(Interpreter& vm, Span at) : m_vm(vm), m_at(at) {}

    [[nodiscard]] Accelerator& accel() const { return m_vm.accelerator(); }
    [[nodiscard]] Value op(BinaryOp which, const Value& a, const Value& b) const {
        return binaryOperation(m_vm, which, a, b, m_at);
    }
    [[nodiscard]] Value apply(const ElementwiseOp& op, const Value& a, const Value& b) const;
    [[nodiscard]] Value apply(const ElementwiseOp& op, const Value& a) const;
    [[nodiscard]] Value toDouble(const Value& x) const;
    /// 1 … n, from `first` with steps of ±1, as a column.
    [[nodiscard]] Value ramp(int64_t n) const { return ramp(1, 1, n); }
    [[nodiscard]] Value ramp(int64_t first, int64_t step, int64_t n) const;
    [[nodiscard]] Value fill(const Value& scalar, const Shape& shape) const {
        return accel().fill(scalar, shape, m_at);
    }
    [[nodiscard]] Value column(const Value& x) const {
        return accel().reshape(x, Shape(x.count(), 1));
    }
    /// Rows first … first+n-1 (from 0) of a matrix, or every step-th.
    [[nodiscard]] Value rows(const Value& x, int64_t first, int64_t n, int64_t step = 1) const;
    [[nodiscard]] Value columnAt(const Value& x, int64_t j) const;
    /// x(index) of a column, or rows of a matrix.
    [[nodiscard]] Value take(const Value& x, const Value& index) const;
    /// base(index) = values, the last of several staying.
    [[nodiscard]] Value put(const Value& base, const Value& index, const Value& values) const;
    [[nodiscard]] Value compact(const Value& x, const Value& mask, int64_t found) const;
    [[nodiscard]] int64_t count(const Value& mask) const { return countNonzero(m_vm, mask, m_at); }
    /// Stable order of a column's elements.
    [[nodiscard]] Value order(const Value& x, bool descending = false,
                              bool missingFirst = false) const;
    [[nodiscard]] Value runningSum(const Value& x) const {
        return accel().scan(ScanOp::Sum, x, 0, false, m_at);
    }
    /// Of the n rows of a matrix, or elements of a column, in this order: true where one differs
    /// from the one before it, and for the first.
    [[nodiscard]] Value startsOfRuns(const Value& sorted) const;

    /// How one column of a table of rows is ordered.
    struct Key {
        int64_t column = 0;
        bool descending = false;
        bool missingFirst = false;
    };
    /// Stable order of rows by several columns, the first one deciding.
    [[nodiscard]] Value rowOrder(const Value& x, std::span<const Key> keys) const;

    [[nodiscard]] Interpreter& vm() const { return m_vm; }
    [[nodiscard]] Span at() const { return m_at; }

private:
    Interpreter& m_vm;
    Span m_at;
};

/// Items (elements of a column, rows of a matrix) that are equal form a group; groups are numbered
/// in ascending order or in that of their first items. NaN equals nothing.
struct CapturedGroups {
    Value chosen;  ///< first (or last) item of each group, from 1, a column
    Value groupOf; ///< group of each item, from 1, a column
    int64_t found = 0;
};
[[nodiscard]] CapturedGroups groupCaptured(const CapturedOps& ops, const Value& items, bool stable,
                                           bool last);

} // namespace vitrine
