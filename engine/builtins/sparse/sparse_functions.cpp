// SPDX-License-Identifier: Apache-2.0
// sparse, full, nnz, nonzeros, nzmax and issparse: making sparse matrices and asking about them.
#include "builtins/core/own_thread.h"
#include "builtins/index/indexing.h"
#include "builtins/sparse/sparse.h"
#include "value/memory_limit.h"

namespace vitrine {

namespace {

/// Subscripts of sparse(i,j,…), from 0.
std::vector<int64_t> indexArgument(const Value& v) {
    if (!v.isArray() || v.isChar() || v.isComplex()) {
        throwError("MATLAB:sparse:InvalidInput",
                   "Subscripts must be real numeric or logical vectors.");
    }
    std::vector<int64_t> out;
    for (double x : doublesOf(v)) {
        if (!(x == std::floor(x)) || std::isinf(x)) {
            throwError("MATLAB:sparse:indexNotInteger", "Index into matrix must be an integer.");
        }
        if (x < 1) {
            throwError("MATLAB:sparse:indexNotPositive", "Index into matrix must be positive.");
        }
        if (x > 281474976710655.0) throwBeyondMaxSize();
        out.push_back(static_cast<int64_t>(x) - 1);
    }
    return out;
}

int64_t sizeArgumentOf(const Value& v) {
    if (!v.isArray() || v.isChar() || v.isComplex() || v.count() != 1)
        throwError("MATLAB:sparse:sizeNotScalar", "Sparse matrix sizes must be real scalars.");
    const double x = v.toDouble();
    if (!(x == std::floor(x)) || x < 0 || x > 281474976710655.0) {
        throwError("MATLAB:sparse:sizeNotNonnegative",
                   "Sparse matrix sizes must be non-negative integers less than MAXSIZE as defined "
                   "by COMPUTER. Use HELP COMPUTER for more details.");
    }
    return static_cast<int64_t>(x);
}

void requireStorable(const Value& v) {
    if (!v.isArray() || (v.dtype() != DType::Double && v.dtype() != DType::Logical))
        throwUndefinedFor("sparse", v);
}

Value sparseOf(const Value& v) {
    if (v.isSparse()) return v;
    requireStorable(v);
    if (v.shape().rank() > 2)
        throwError("MATLAB:sparse:NDimsNotSupported", "Sparse matrices must be two-dimensional.");
    return sparseValue(v);
}

/// One element for each entry, a scalar repeated.
void spread(std::vector<int64_t>& x, std::size_t n) {
    if (x.size() == 1) x.resize(n, x[0]);
}

void sparseFromEntries(PlainCall& c, std::span<const Value> args) {
    std::vector<int64_t> rows = indexArgument(args[0]), columns = indexArgument(args[1]);
    requireStorable(args[2]);
    Ref<Tensor> values = entryTensor(args[2]);
    const auto count = static_cast<std::size_t>(values->count());
    std::size_t n = 1;
    for (std::size_t length : {rows.size(), columns.size(), count}) {
        if (length != 1) n = length;
    }
    for (std::size_t length : {rows.size(), columns.size(), count}) {
        if (length != 1 && length != n) {
            throwError("MATLAB:sparse:vectorLengthMismatch", "Vectors must be the same length.");
        }
    }
    spread(rows, n);
    spread(columns, n);
    if (count == 1 && n != 1) values = gatherEntries(*values, std::vector<int64_t>(n, 0));
    const auto largest = [](const std::vector<int64_t>& x) {
        return x.empty() ? int64_t{0} : *std::max_element(x.begin(), x.end()) + 1;
    };
    int64_t m = largest(rows), k = largest(columns);
    if (args.size() > 3) {
        const int64_t height = sizeArgumentOf(args[3]), width = sizeArgumentOf(args[4]);
        if (m > height || k > width)
            throwError("MATLAB:badsubscript", "Index exceeds matrix dimensions.");
        m = height;
        k = width;
    }
    requireSparseSize(m, k);
    Ref<SparseMatrix> out = assembleSparse(m, k, rows, columns, values);
    int64_t room = static_cast<int64_t>(n);
    if (args.size() > 5) {
        room = sizeArgumentOf(args[5]);
        if (room < static_cast<int64_t>(n)) {
            throwError("MATLAB:sparse:nzmaxTooSmall",
                       "Number of nonzeros exceeds the space that NZMAX allows.");
        }
    }
    out->setRoom(std::max<int64_t>(1, room));
    c.result(std::move(out));
}

/// sparse(A), sparse(m,n), sparse(i,j,v), sparse(i,j,v,m,n), sparse(i,j,v,m,n,nzmax).
void sparse(PlainCall& c) {
    if (c.count() == 1) return c.result(sparseOf(c[0]));
    const std::vector<Value> args = fullValues(c.args);
    if (c.count() == 2) {
        const int64_t m = sizeArgumentOf(args[0]), n = sizeArgumentOf(args[1]);
        requireSparseSize(m, n);
        return c.result(makeRef<SparseMatrix>(m, n));
    }
    if (c.count() == 4) throwNotEnoughInputs();
    sparseFromEntries(c, args);
}

void full(Call& c) {
    c.result(fullValue(c[0]));
}

void issparse(Call& c) {
    c.result(Value::logical(c[0].isSparse()));
}

void nzmax(Call& c) {
    if (!c[0].isSparse()) {
        requireArray("nzmax", c[0]);
        return c.result(Value(static_cast<double>(c[0].count())));
    }
    c.result(Value(static_cast<double>(c[0].sparse().room())));
}

void nonzeros(Call& c) {
    const Value& a = c[0];
    if (a.isSparse()) return c.result(wrap(a.sparse().values()));
    requireArray("nonzeros", a);
    const Value zero(0.0);
    const Value all[] = {Value::scalar(u':')};
    const Value column = indexValue(c.vm, a, all, c.span);
    const Value mask[] = {binaryOperation(c.vm, BinaryOp::Ne, column, zero, c.span)};
    c.result(indexValue(c.vm, column, mask, c.span));
}

constexpr Builtin kRows[] = {
    {"sparse", 1, 6, 1, onOwnThread<sparse>,
     "S = sparse(A)  |  S = sparse(m,n)  |  S = sparse(i,j,v,m,n,nzmax)",
     "Sparse matrix of double or logical class: A in sparse storage, all zeros, or the values v at "
     "rows i and columns j; values at the same position are added up.",
     nullptr, SparseRule::Pass},
    {"full", 1, 1, 1, full, "A = full(S)", "A sparse matrix in full storage; full arrays as is.",
     nullptr, SparseRule::Pass},
    {"issparse", 1, 1, 1, issparse, "TF = issparse(A)", "True for a sparse matrix.", nullptr,
     SparseRule::Pass},
    {"nzmax", 1, 1, 1, nzmax, "n = nzmax(S)",
     "Elements for which a sparse matrix has room; the number of elements of a full array.",
     nullptr, SparseRule::Pass},
    {"nonzeros", 1, 1, 1, nonzeros, "v = nonzeros(A)", "The nonzero elements as a full column.",
     nullptr, SparseRule::Pass},
};

} // namespace

std::span<const Builtin> sparseTable() {
    return kRows;
}

} // namespace vitrine
