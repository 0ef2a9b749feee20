// SPDX-License-Identifier: Apache-2.0
// Conversion between storages, and making matrices from entries in any order.
#include "builtins/sparse/sparse.h"

#include "base/host_memory.h"
#include "value/memory_limit.h"

#include <limits>
#include <numeric>

namespace vitrine {

Value fullValue(const Value& v) {
    return v.isSparse() ? wrap(fullTensor(v.sparse())) : v;
}

std::vector<Value> fullValues(std::span<const Value> values) {
    std::vector<Value> out;
    for (const Value& v : values)
        out.push_back(fullValue(v));
    return out;
}

bool canBeSparse(const Value& v) {
    if (v.isSparse()) return true;
    return v.isArray() && (v.dtype() == DType::Double || v.dtype() == DType::Logical) &&
           v.shape().rank() == 2;
}

Value sparseValue(const Value& v) {
    if (v.isSparse() || !canBeSparse(v)) return v;
    return sparseFrom(*v.toTensor());
}

void requireEntries(int64_t count) {
    // Positions and a value of each, once more while they are brought into order.
    constexpr uint64_t kBytes = 48;
    const auto n = static_cast<uint64_t>(count);
    if (n > std::numeric_limits<uint64_t>::max() / kBytes || !memory::fits(n * kBytes) ||
        !withinArrayLimit(n * kBytes)) {
        throwError("MATLAB:nomem",
                   "Out of memory. A sparse matrix with %lld nonzero elements is too large.",
                   static_cast<long long>(count));
    }
}

void requireSparseSize(int64_t rows, int64_t columns) {
    constexpr int64_t kLongest = (int64_t{1} << 48) - 1;
    constexpr int64_t kPositions = int64_t{1} << 62;
    if (rows > kLongest || columns > kLongest || (columns > 0 && rows > kPositions / columns))
        throwBeyondMaxSize();
}

Ref<Tensor> entryTensor(const Value& v) {
    Ref<Tensor> t = v.toTensor();
    if (t->dtype() != DType::Logical) t = convertOnHost(*t, DType::Double);
    (void)t->hostBytes();
    if (t->shape() != Shape(t->count(), 1)) t = t->reshaped(Shape(t->count(), 1));
    return t;
}

namespace {

std::vector<int64_t> orderOf(const std::vector<int64_t>& rows,
                             const std::vector<int64_t>& columns) {
    std::vector<int64_t> order(rows.size());
    std::iota(order.begin(), order.end(), int64_t{0});
    StopCheck stop;
    const auto before = [&](int64_t a, int64_t b) {
        stop();
        const auto i = static_cast<std::size_t>(a), j = static_cast<std::size_t>(b);
        return columns[i] != columns[j] ? columns[i] < columns[j] : rows[i] < rows[j];
    };
    if (!std::is_sorted(order.begin(), order.end(), before))
        std::stable_sort(order.begin(), order.end(), before);
    return order;
}

std::vector<int64_t> permuted(const std::vector<int64_t>& x, const std::vector<int64_t>& order) {
    std::vector<int64_t> out(order.size());
    for (std::size_t k = 0; k < order.size(); ++k)
        out[k] = x[static_cast<std::size_t>(order[k])];
    return out;
}

} // namespace

Ref<SparseMatrix> assembleSparse(int64_t rows, int64_t columns,
                                 const std::vector<int64_t>& entryRows,
                                 const std::vector<int64_t>& entryColumns,
                                 const Ref<Tensor>& values) {
    const std::vector<int64_t> order = orderOf(entryRows, entryColumns);
    std::vector<int64_t> r, c, first; // of each position: its first entry in `order`
    for (std::size_t k = 0; k < order.size(); ++k) {
        const auto e = static_cast<std::size_t>(order[k]);
        if (!r.empty() && r.back() == entryRows[e] && c.back() == entryColumns[e]) continue;
        r.push_back(entryRows[e]);
        c.push_back(entryColumns[e]);
        first.push_back(static_cast<int64_t>(k));
    }
    if (r.size() == order.size()) {
        return makeRef<SparseMatrix>(rows, columns, std::move(r), c, gatherEntries(*values, order));
    }
    first.push_back(static_cast<int64_t>(order.size()));
    const Shape shape(static_cast<int64_t>(r.size()), 1);
    Ref<Tensor> sums = Tensor::make(values->dtype(), shape, values->isComplex(), true);
    const auto add = [&](const auto* x, auto* y, int width) {
        using T = std::remove_cvref_t<decltype(*x)>;
        for (std::size_t p = 0; p < r.size(); ++p) {
            for (int64_t k = first[p]; k < first[p + 1]; ++k) {
                const int64_t e = order[static_cast<std::size_t>(k)];
                for (int part = 0; part < width; ++part) {
                    auto& to = y[static_cast<int64_t>(p) * width + part];
                    if constexpr (std::is_same_v<T, bool>)
                        to = to || x[e * width + part];
                    else
                        to = canonicalNan(to + x[e * width + part]);
                }
            }
        }
    };
    if (values->dtype() == DType::Logical)
        add(values->data<bool>(), sums->mutableData<bool>(), 1);
    else
        add(values->data<double>(), sums->mutableData<double>(), values->isComplex() ? 2 : 1);
    return makeRef<SparseMatrix>(rows, columns, std::move(r), c, entryTensor(narrowComplex(sums)));
}

Ref<SparseMatrix> rearrangedSparse(const SparseMatrix& s, int64_t rows, int64_t columns,
                                   const std::vector<int64_t>& entryRows,
                                   const std::vector<int64_t>& entryColumns,
                                   const std::vector<int64_t>& source) {
    const std::vector<int64_t> order = orderOf(entryRows, entryColumns);
    return makeRef<SparseMatrix>(rows, columns, permuted(entryRows, order),
                                 permuted(entryColumns, order),
                                 gatherEntries(*s.values(), permuted(source, order)));
}

Value withValues(const SparseMatrix& s, const Value& values) {
    return makeRef<SparseMatrix>(s.rows(), s.columns(), s.entryRows(), s.entryColumns(),
                                 entryTensor(values));
}

Ref<SparseMatrix> transposedSparse(const SparseMatrix& s) {
    const std::vector<int64_t> columns = s.entryColumns();
    std::vector<int64_t> source(columns.size());
    std::iota(source.begin(), source.end(), int64_t{0});
    return rearrangedSparse(s, s.columns(), s.rows(), columns, s.entryRows(), source);
}

Ref<SparseMatrix> reshapedSparse(const SparseMatrix& s, int64_t rows, int64_t columns) {
    std::vector<int64_t> r = s.entryRows(), c = s.entryColumns();
    for (std::size_t k = 0; k < r.size(); ++k) {
        const int64_t at = c[k] * s.rows() + r[k];
        r[k] = at % rows;
        c[k] = at / rows;
    }
    return makeRef<SparseMatrix>(rows, columns, std::move(r), c, s.values());
}

Value mapSparse(const SparseMatrix& s, const std::function<Value(const Value&)>& function) {
    const Value zero = s.dtype() == DType::Logical ? Value::logical(false) : Value(0.0);
    const Value atZero = function(zero);
    const bool dense = s.entryCount() < s.shape().count() &&
                       (!atZero.isArray() || atZero.isComplex() || atZero.toDouble() != 0);
    if (dense)
        return sparseValue(
            function(fullValue(Value(Ref<SparseMatrix>(const_cast<SparseMatrix*>(&s))))));
    // Functions of one argument may treat a row or an empty array in a way of their own: the
    // stored values are a column, and an empty matrix takes the class from that of 0.
    if (s.entryCount() == 0) {
        const DType dtype = atZero.isArray() ? atZero.dtype() : DType::Double;
        return makeRef<SparseMatrix>(s.rows(), s.columns(),
                                     dtype == DType::Logical ? dtype : DType::Double);
    }
    const Value values = function(Value(s.values()).simplified());
    return values.isArray() ? withValues(s, values) : values;
}

} // namespace vitrine
