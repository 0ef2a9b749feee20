// SPDX-License-Identifier: Apache-2.0
// Operators with a sparse operand. The result is sparse when both operands are; with a full one
// when the operation keeps zeros (.* ./ & and comparisons, .^ of a sparse base), else full.
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/elementwise.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/sparse/sparse.h"

namespace vitrine {

namespace {

Value zeroOf(const Value& v) {
    return v.dtype() == DType::Logical ? Value::logical(false) : Value(0.0);
}

bool isZero(const Value& v) {
    return !v.isComplex() && v.toDouble() == 0; // NaN is not
}

/// The positions of both matrices in one order, and the entry of each there (-1: none).
struct Union {
    std::vector<int64_t> rows, columns, fromA, fromB;
};

Union unionOf(const SparseMatrix& a, const SparseMatrix& b) {
    Union u;
    const std::vector<int64_t> columnsA = a.entryColumns(), columnsB = b.entryColumns();
    const std::vector<int64_t>&rowsA = a.entryRows(), &rowsB = b.entryRows();
    std::size_t i = 0, j = 0;
    while (i < rowsA.size() || j < rowsB.size()) {
        const bool noA = i == rowsA.size(), noB = j == rowsB.size();
        const bool same = !noA && !noB && columnsA[i] == columnsB[j] && rowsA[i] == rowsB[j];
        const bool takeA = same || noB ||
                           (!noA && (columnsA[i] != columnsB[j] ? columnsA[i] < columnsB[j]
                                                                : rowsA[i] < rowsB[j]));
        const bool takeB = same || !takeA;
        u.rows.push_back(takeA ? rowsA[i] : rowsB[j]);
        u.columns.push_back(takeA ? columnsA[i] : columnsB[j]);
        u.fromA.push_back(takeA ? static_cast<int64_t>(i++) : -1);
        u.fromB.push_back(takeB ? static_cast<int64_t>(j++) : -1);
    }
    return u;
}

/// A row, column or single element repeated to a size (implicit expansion).
Ref<SparseMatrix> expandSparse(const SparseMatrix& s, const Shape& shape) {
    const int64_t down = s.rows() == 1 ? shape.rows() : 1;
    const int64_t across = s.columns() == 1 ? shape.columns() : 1;
    if (s.shape() == shape) return Ref<SparseMatrix>(const_cast<SparseMatrix*>(&s));
    if (s.entryCount() > 0) requireEntries(s.entryCount() * std::max<int64_t>(1, down * across));
    std::vector<int64_t> rows, columns, source;
    const std::vector<int64_t> from = s.entryColumns();
    for (int64_t c = 0; c < across; ++c) {
        for (std::size_t k = 0; k < from.size(); ++k) {
            for (int64_t r = 0; r < down; ++r) {
                rows.push_back(s.entryRows()[k] + r);
                columns.push_back(from[k] + c);
                source.push_back(static_cast<int64_t>(k));
            }
        }
    }
    return rearrangedSparse(s, shape.rows(), shape.columns(), rows, columns, source);
}

Value operateInFull(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, Span span) {
    return binaryOperation(vm, op, fullValue(a), fullValue(b), span);
}

Value bothSparse(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, const Shape& shape,
                 Span span) {
    const Value atZero = binaryOperation(vm, op, zeroOf(a), zeroOf(b), span);
    if (!isZero(atZero)) return sparseValue(operateInFull(vm, op, a, b, span));
    struct Met {
        Union places;
        Value ofA, ofB; ///< the values at these places
    };
    const Value both[] = {a, b};
    const double elements = elementsOf(both);
    Met met = computeOnOwnThread(both, elements, [shape](std::span<const Value> factors) {
        const Ref<SparseMatrix> x = expandSparse(factors[0].sparse(), shape);
        const Ref<SparseMatrix> y = expandSparse(factors[1].sparse(), shape);
        Met out{unionOf(*x, *y), {}, {}};
        out.ofA = Value(gatherEntries(*x->values(), out.places.fromA)).simplified();
        out.ofB = Value(gatherEntries(*y->values(), out.places.fromB)).simplified();
        return out;
    });
    if (met.places.rows.empty())
        return makeRef<SparseMatrix>(shape.rows(), shape.columns(), atZero.dtype());
    const Value values = binaryOperation(vm, op, met.ofA, met.ofB, span);
    return computeOnOwnThread({&values, 1}, elements,
                              [shape, places = std::move(met.places)](std::span<const Value> own) {
                                  return Value(makeRef<SparseMatrix>(shape.rows(), shape.columns(),
                                                                     places.rows, places.columns,
                                                                     entryTensor(own[0])));
                              });
}

/// The elements of a full array of rank 2 where the entries of s stand, the array expanded.
Ref<Tensor> elementsAt(const Value& full, const SparseMatrix& s) {
    const Ref<Tensor> t = entryTensor(full);
    const Shape shape = full.shape();
    std::vector<int64_t> at = s.entryColumns();
    for (std::size_t k = 0; k < at.size(); ++k) {
        const int64_t row = shape.rows() == 1 ? 0 : s.entryRows()[k];
        at[k] = row + shape.rows() * (shape.columns() == 1 ? 0 : at[k]);
    }
    return gatherEntries(*t, at);
}

/// One operand is full. Zeros of the sparse one meet each element of the full one: when all these
/// give zero, the entries are enough.
Value mixed(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, const Shape& shape,
            Span span) {
    const bool left = a.isSparse();
    const Value& sparse = left ? a : b;
    const Value& full = left ? b : a;
    const Value zero = zeroOf(sparse);
    const Value atZero = binaryOperation(vm, op, left ? zero : full, left ? full : zero, span);
    bool keeps = !atZero.isComplex();
    if (keeps && atZero.count() > 0) {
        const std::vector<double> x = doublesOf(atZero);
        keeps = std::all_of(x.begin(), x.end(), [](double e) { return e == 0; });
    }
    if (!keeps) return sparseValue(operateInFull(vm, op, a, b, span));
    const Ref<SparseMatrix> s = expandSparse(sparse.sparse(), shape);
    if (s->entryCount() == 0)
        return makeRef<SparseMatrix>(shape.rows(), shape.columns(), atZero.dtype());
    const Value values = Value(s->values()).simplified();
    const Value others = full.count() == 1 ? full : Value(elementsAt(full, *s)).simplified();
    return withValues(
        *s, binaryOperation(vm, op, left ? values : others, left ? others : values, span));
}

/// Whether a∘b of a sparse and a full operand is sparse.
bool staysSparse(BinaryOp op, const Value& a, const Value& b) {
    const bool left = a.isSparse();
    const bool scalar = (left ? b : a).count() == 1;
    switch (op) {
    case BinaryOp::Plus:
    case BinaryOp::Minus:
        return false;
    case BinaryOp::RDivide:
    case BinaryOp::Power:
        return left || !scalar;
    default:
        return true;
    }
}

Value elementwise(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, Span span) {
    Shape shape;
    if (!broadcastShapes(a.shape(), b.shape(), shape)) {
        throwError("MATLAB:sizeDimensionsMustMatch",
                   "Arrays have incompatible sizes for this operation.");
    }
    if (a.isSparse() && b.isSparse()) return bothSparse(vm, op, a, b, shape, span);
    // Other classes than double and logical, and more dimensions, have no sparse form.
    const Value& full = a.isSparse() ? b : a;
    if (!canBeSparse(full) || !staysSparse(op, a, b)) return operateInFull(vm, op, a, b, span);
    return mixed(vm, op, a, b, shape, span);
}

Value integerPower(Interpreter& vm, Value base, int64_t exponent, Span span) {
    Value result;
    for (; exponent > 0; exponent >>= 1) {
        if ((exponent & 1) != 0) result = result.isNothing() ? base : sparseProduct(result, base);
        if (exponent > 1) base = sparseProduct(base, base);
        checkStop();
    }
    return sparseBinary(vm, BinaryOp::Times, result, Value(1.0), span); // double, of logical ones
}

Value matrixPowerSparse(Interpreter& vm, const Value& a, const Value& b, Span span) {
    const Shape shape = a.shape();
    const double p = b.isArray() && b.count() == 1 && !b.isComplex() ? b.toDouble() : 0.5;
    if (a.isSparse() && shape.rows() == shape.columns() && p >= 1 && p == std::floor(p) && p < 1e9)
        return integerPower(vm, a, static_cast<int64_t>(p), span);
    const Value result = operateInFull(vm, BinaryOp::MPower, a, b, span);
    return a.isSparse() ? sparseValue(result) : result;
}

} // namespace

Value sparseBinary(Interpreter& vm, BinaryOp op, const Value& a, const Value& b, Span span) {
    const auto numeric = [](const Value& v) { return v.isArray() || v.isSparse(); };
    if (!numeric(a) || !numeric(b)) return operateInFull(vm, op, a, b, span);
    const bool scalarA = a.count() == 1, scalarB = b.count() == 1;
    switch (op) {
    case BinaryOp::LDivide:
        return sparseBinary(vm, BinaryOp::RDivide, b, a, span);
    case BinaryOp::MTimes: {
        if (scalarA || scalarB) {
            // A sparse scalar does not make a full matrix sparse.
            const bool full = (a.isSparse() && scalarA && !b.isSparse() && !scalarB) ||
                              (b.isSparse() && scalarB && !a.isSparse() && !scalarA);
            if (full) return operateInFull(vm, op, a, b, span);
            return sparseBinary(vm, BinaryOp::Times, a, b, span);
        }
        if (!canBeSparse(a) || !canBeSparse(b)) return operateInFull(vm, op, a, b, span);
        return sparseProduct(a, b);
    }
    case BinaryOp::MRDivide: {
        if (scalarB) {
            if (b.isSparse() && !a.isSparse()) return operateInFull(vm, op, a, b, span);
            return sparseBinary(vm, BinaryOp::RDivide, a, b, span);
        }
        const Value left = sparseLeftDivide(vm, unaryOperation(vm, UnaryOp::CTranspose, b, span),
                                            unaryOperation(vm, UnaryOp::CTranspose, a, span), span);
        return unaryOperation(vm, UnaryOp::CTranspose, left, span);
    }
    case BinaryOp::MLDivide:
        if (scalarA) {
            if (a.isSparse() && !b.isSparse()) return operateInFull(vm, op, a, b, span);
            return sparseBinary(vm, BinaryOp::RDivide, b, a, span);
        }
        return sparseLeftDivide(vm, a, b, span);
    case BinaryOp::MPower:
        if (scalarA && scalarB) return sparseBinary(vm, BinaryOp::Power, a, b, span);
        return matrixPowerSparse(vm, a, b, span);
    default:
        return elementwise(vm, op, a, b, span);
    }
}

/// The transpose of a sparse matrix, where a stop can leave it.
static Value transposedOnOwnThread(const Value& a) {
    return computeOnOwnThread({&a, 1}, elementsOf({&a, 1}), [](std::span<const Value> values) {
        return Value(transposedSparse(values[0].sparse()));
    });
}

Value sparseUnary(Interpreter& vm, UnaryOp op, const Value& a, Span span) {
    const SparseMatrix& s = a.sparse();
    switch (op) {
    case UnaryOp::Transpose:
        return transposedOnOwnThread(a);
    case UnaryOp::CTranspose: {
        const Value result = transposedOnOwnThread(a);
        if (!s.isComplex()) return result;
        const SparseMatrix* turned = &result.sparse();
        Ref<Tensor> values = turned->values()->clone();
        auto* z = values->mutableComplexData<double>();
        for (int64_t k = 0; k < values->count(); ++k)
            z[k] = std::conj(z[k]);
        return makeRef<SparseMatrix>(turned->rows(), turned->columns(), turned->pattern(),
                                     std::move(values));
    }
    case UnaryOp::Plus:
        if (s.dtype() == DType::Double) return a;
        break;
    default:
        break;
    }
    return mapSparse(s, [&](const Value& v) { return unaryOperation(vm, op, v, span); });
}

bool isTrueSparse(const SparseMatrix& s) {
    if (s.isComplex())
        throwError("MATLAB:logicalConversion", "Complex values cannot be converted to logicals.");
    const int64_t count = s.shape().count();
    if (count == 1 && s.entryCount() == 1 && std::isnan(Value(s.values()).toDouble()))
        throwError("MATLAB:nologicalnan", "NaN values cannot be converted to logicals.");
    return count > 0 && s.entryCount() == count;
}

} // namespace vitrine
