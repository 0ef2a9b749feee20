// SPDX-License-Identifier: Apache-2.0
// find, nnz, diag, tril, triu, reshape, repmat, kron, norms and questions of structure.
#include "builtins/core/own_thread.h"
#include "builtins/elementwise/operator_ops.h"
#include "builtins/sparse/sparse.h"
#include "builtins/sparse/sparse_own.h"

#include <numeric>

namespace vitrine {

namespace {

Value doubles(const std::vector<int64_t>& x, const Shape& shape, int64_t add) {
    std::vector<double> out(x.size());
    for (std::size_t k = 0; k < x.size(); ++k)
        out[k] = static_cast<double>(x[k] + add);
    return arrayOf(out, shape);
}

/// Positions, or rows, columns and values, of the entries [first, last).
std::vector<Value> entriesFound(const SparseMatrix& s, int64_t first, int64_t last, int outputs) {
    const int64_t n = last - first;
    std::vector<int64_t> rows(s.entryRows().begin() + first, s.entryRows().begin() + last);
    std::vector<int64_t> columns = s.entryColumns();
    columns = {columns.begin() + first, columns.begin() + last};
    Shape shape = s.rows() == 1 && s.columns() != 1 ? Shape(1, n) : Shape(n, 1);
    if (n == 0 && (s.shape().isScalar() || s.shape() == Shape(0, 0))) shape = Shape(0, 0);
    if (outputs < 2) {
        for (std::size_t k = 0; k < rows.size(); ++k)
            rows[k] += columns[k] * s.rows();
        return {doubles(rows, shape, 1)};
    }
    std::vector<Value> out{doubles(rows, shape, 1), doubles(columns, shape, 1)};
    std::vector<int64_t> entries(static_cast<std::size_t>(n));
    std::iota(entries.begin(), entries.end(), first);
    if (outputs > 2) out.push_back(wrap(gatherEntries(*s.values(), entries)->reshaped(shape)));
    return out;
}

bool find(Call& c) {
    if (!c[0].isSparse()) return false;
    const SparseMatrix& s = c[0].sparse();
    int64_t first = 0, last = s.entryCount();
    if (c.count() > 1) {
        const double n =
            fullValue(c[1]).isArray() && c[1].count() == 1 ? fullValue(c[1]).toDouble() : 0;
        if (!(n >= 1) || n != std::floor(n)) return false; // the general way reports it
        const auto limit = static_cast<int64_t>(std::min(n, 9e15));
        const bool fromEnd = c.count() > 2 && isOption(c[2], "last");
        if (c.count() > 2 && !fromEnd && !isOption(c[2], "first")) return false;
        if (fromEnd)
            first = std::max<int64_t>(0, last - limit);
        else
            last = std::min(last, limit);
    }
    const auto entries = static_cast<double>(last - first);
    const auto found = [=, outputs = c.nargout](std::span<const Value> values) {
        return entriesFound(values[0].sparse(), first, last, outputs);
    };
    for (Value& v : computeOnOwnThread(c.args.first(1), entries, found))
        c.result(std::move(v));
    return true;
}

bool nnz(Call& c) {
    c.result(Value(static_cast<double>(c[0].sparse().entryCount())));
    return true;
}

/// The k of diag(S,k), tril(S,k), …; nothing when it is no whole number.
std::optional<int64_t> offsetOf(const Call& c) {
    if (c.count() < 2) return 0;
    const Value k = fullValue(c[1]);
    if (c.count() > 2 || !k.isArray() || k.count() != 1 || k.isChar()) return std::nullopt;
    const double x = k.toDouble();
    if (x != std::floor(x) || !(std::abs(x) < 9e15)) return std::nullopt;
    return static_cast<int64_t>(x);
}

/// The entries for which keep(row, column) holds, at move(row, column).
template <typename Keep, typename Move>
Value selected(const SparseMatrix& s, const Shape& shape, Keep&& keep, Move&& move) {
    const std::vector<int64_t> from = s.entryColumns();
    std::vector<int64_t> rows, columns, source;
    for (std::size_t k = 0; k < from.size(); ++k) {
        if (!keep(s.entryRows()[k], from[k])) continue;
        const std::pair<int64_t, int64_t> to = move(s.entryRows()[k], from[k]);
        rows.push_back(to.first);
        columns.push_back(to.second);
        source.push_back(static_cast<int64_t>(k));
    }
    return rearrangedSparse(s, shape.rows(), shape.columns(), rows, columns, source);
}

bool diag(Call& c) {
    const std::optional<int64_t> offset = offsetOf(c);
    if (!offset || !c[0].isSparse()) return false;
    const SparseMatrix& s = c[0].sparse();
    const int64_t k = *offset, down = std::max<int64_t>(0, -k), right = std::max<int64_t>(0, k);
    if (s.shape().isVector()) {
        const int64_t n = s.shape().count() + std::abs(k);
        requireSparseSize(n, n);
        c.result(selected(
            s, Shape(n, n), [](int64_t, int64_t) { return true; },
            [&](int64_t i, int64_t j) { return std::pair(i + j + down, i + j + right); }));
        return true;
    }
    const int64_t length = std::max<int64_t>(0, std::min(s.rows() - down, s.columns() - right));
    c.result(selected(
        s, Shape(length, 1), [&](int64_t i, int64_t j) { return j - i == k; },
        [&](int64_t i, int64_t) { return std::pair(i - down, int64_t{0}); }));
    return true;
}

template <bool Lower>
bool triangle(Call& c) {
    const std::optional<int64_t> k = offsetOf(c);
    if (!k || !c[0].isSparse()) return false;
    const SparseMatrix& s = c[0].sparse();
    c.result(selected(
        s, s.shape(), [&](int64_t i, int64_t j) { return Lower ? j - i <= *k : j - i >= *k; },
        [](int64_t i, int64_t j) { return std::pair(i, j); }));
    return true;
}

bool reshape(Call& c) {
    if (!c[0].isSparse()) return false;
    const std::vector<Value> args = fullValues(c.args.subspan(1));
    const SparseMatrix& s = c[0].sparse();
    const double total = static_cast<double>(s.shape().count());
    std::vector<double> sizes;
    std::optional<std::size_t> open;
    if (args.size() == 1 && args[0].isArray()) {
        sizes = doublesOf(args[0]);
    } else {
        for (const Value& v : args) {
            if (v.isArray() && v.count() == 0 && !open) {
                open = sizes.size();
                sizes.push_back(1);
            } else if (v.isArray() && v.count() == 1) {
                sizes.push_back(v.toDouble());
            } else {
                return false;
            }
        }
    }
    if (sizes.size() < 2) return false;
    double product = 1;
    for (double x : sizes) {
        if (!(x >= 0) || x != std::floor(x) || x > 9e15) return false;
        product *= x;
    }
    if (open) {
        if (product == 0 || std::fmod(total, product) != 0) return false;
        sizes[*open] = total / product;
        product = total;
    }
    if (product != total) return false; // the general way reports it
    // What goes beyond two dimensions belongs to the second.
    double columns = 1;
    for (std::size_t d = 1; d < sizes.size(); ++d)
        columns *= sizes[d];
    c.result(reshapedSparse(s, static_cast<int64_t>(sizes[0]), static_cast<int64_t>(columns)));
    return true;
}

bool repmat(Call& c) {
    if (!c[0].isSparse()) return false;
    const Shape times = shapeArguments(fullValues(c.args.subspan(1)));
    if (times.rank() > 2) {
        throwError("MATLAB:sparse:ND",
                   "Sparse arrays of more than two dimensions are not supported.");
    }
    const SparseMatrix& s = c[0].sparse();
    const int64_t down = times.rows(), across = times.columns();
    requireSparseSize(std::max<int64_t>(1, s.rows()), down);
    requireSparseSize(std::max<int64_t>(1, s.columns()), across);
    requireSparseSize(s.rows() * down, s.columns() * across);
    if (s.entryCount() > 0) {
        requireEntries(down);
        requireEntries(across);
        requireEntries(down * across);
        requireEntries(s.entryCount() * std::max<int64_t>(1, down * across));
    }
    std::vector<int64_t> rows, columns, source;
    const std::vector<int64_t> from = s.entryColumns();
    // Copies of nothing may be any number.
    for (int64_t b = 0; b < across && !from.empty(); ++b) {
        for (int64_t a = 0; a < down; ++a) {
            for (std::size_t k = 0; k < from.size(); ++k) {
                rows.push_back(s.entryRows()[k] + a * s.rows());
                columns.push_back(from[k] + b * s.columns());
                source.push_back(static_cast<int64_t>(k));
            }
        }
    }
    c.result(rearrangedSparse(s, s.rows() * down, s.columns() * across, rows, columns, source));
    return true;
}

/// kron of two matrices of which one at least is sparse.
Value kronOf(Call& c, const Value& left, const Value& right) {
    const Value x = sparseValue(left), y = sparseValue(right);
    const SparseMatrix &a = x.sparse(), &b = y.sparse();
    requireSparseSize(std::max<int64_t>(1, a.rows()), b.rows());
    requireSparseSize(std::max<int64_t>(1, a.columns()), b.columns());
    requireSparseSize(a.rows() * b.rows(), a.columns() * b.columns());
    const int64_t na = a.entryCount(), nb = b.entryCount();
    if (na > 0) requireEntries(nb);
    requireEntries(na * nb);
    std::vector<int64_t> rows, columns, fromA, fromB;
    const std::vector<int64_t> columnsA = a.entryColumns(), columnsB = b.entryColumns();
    for (int64_t i = 0; i < na; ++i) {
        const auto p = static_cast<std::size_t>(i);
        for (int64_t j = 0; j < nb; ++j) {
            const auto q = static_cast<std::size_t>(j);
            rows.push_back(a.entryRows()[p] * b.rows() + b.entryRows()[q]);
            columns.push_back(columnsA[p] * b.columns() + columnsB[q]);
            fromA.push_back(i);
            fromB.push_back(j);
        }
    }
    const Value values = binaryOperation(
        c.vm, BinaryOp::Times, Value(gatherEntries(*a.values(), fromA)).simplified(),
        Value(gatherEntries(*b.values(), fromB)).simplified(), c.span);
    return assembleSparse(a.rows() * b.rows(), a.columns() * b.columns(), rows, columns,
                          entryTensor(values));
}

bool kron(Call& c) {
    if (!std::all_of(c.args.begin(), c.args.end(), canBeSparse)) return false;
    Value result = c[0];
    for (int i = 1; i < c.count(); ++i)
        result = kronOf(c, result, c[i]);
    c.result(result);
    return true;
}

/// norm(S,1), norm(S,Inf) and norm(S,'fro') from the entries.
bool norm(Call& c) {
    if (c.count() != 2 || !c[0].isSparse() || c[0].shape().isVector()) return false;
    const SparseMatrix& s = c[0].sparse();
    const Value values(s.values());
    if (s.entryCount() == 0) return false;
    if (isOption(c[1], "fro")) {
        const Value args[] = {values, Value::text("fro")};
        c.result(c.vm.call(Value::text("norm"), args, 1).at(0));
        return true;
    }
    const bool inf =
        isOption(c[1], "inf") ||
        (c[1].isDoubleInline() && std::isinf(c[1].doubleInline()) && c[1].doubleInline() > 0);
    if (!inf && !(c[1].isDoubleInline() && c[1].doubleInline() == 1)) return false;
    const auto call = [&](const char* name, std::vector<Value> args) {
        return c.vm.call(Value::text(name), args, 1).at(0);
    };
    const Value sums = call("sum", {call("abs", {c[0]}), Value(inf ? 2.0 : 1.0)});
    c.result(fullValue(call("max", {sums})));
    return true;
}

bool trace(Call& c) {
    const SparseMatrix& s = c[0].sparse();
    if (s.rows() != s.columns()) return false;
    const Value args[] = {c[0]};
    const Value diagonal = c.vm.call(Value::text("diag"), args, 1).at(0);
    const Value sum[] = {diagonal};
    c.result(fullValue(c.vm.call(Value::text("sum"), sum, 1).at(0)));
    return true;
}

template <typename F>
bool structure(Call& c, F&& fits) {
    if (c.count() != 1) return false;
    const SparseMatrix& s = c[0].sparse();
    const std::vector<int64_t> columns = s.entryColumns();
    bool all = true;
    for (std::size_t k = 0; k < columns.size() && all; ++k)
        all = fits(s.entryRows()[k], columns[k]);
    c.result(Value::logical(all));
    return true;
}

bool isdiag(Call& c) {
    return structure(c, [](int64_t i, int64_t j) { return i == j; });
}
bool istril(Call& c) {
    return structure(c, [](int64_t i, int64_t j) { return i >= j; });
}
bool istriu(Call& c) {
    return structure(c, [](int64_t i, int64_t j) { return i <= j; });
}

/// issymmetric and ishermitian: the matrix is its own transpose, turned over or not.
template <UnaryOp Op>
bool isOwnTranspose(Call& c) {
    if (c.count() != 1) return false;
    const SparseMatrix& s = c[0].sparse();
    const Value turned = sparseUnary(c.vm, Op, c[0], c.span);
    const SparseMatrix& t = turned.sparse();
    const auto elements = [](const SparseMatrix& m) { return complexesOf(Value(m.values())); };
    c.result(Value::logical(s.rows() == s.columns() && s.entryRows() == t.entryRows() &&
                            s.entryColumns() == t.entryColumns() && elements(s) == elements(t)));
    return true;
}

/// Only here is it known that the first argument is sparse; the rest is as for full arrays.
bool validateattributes(Call& c) {
    if (c.count() < 3 || !c[2].isCell() || !c[0].isSparse()) return false;
    for (const Value& attribute : c[2].cell().elements) {
        if (isOption(attribute, "nonsparse"))
            throwError("MATLAB:expectedNonsparse", "Expected input to be nonsparse.");
    }
    return false;
}

bool power(Call& c) {
    c.result(sparseBinary(c.vm, BinaryOp::Power, c[0], c[1], c.span));
    return true;
}

/// zeros(…,'like',S), and false(…,'like',S) of a logical S: no entries at all.
template <bool Logical>
bool zerosLike(Call& c) {
    const std::size_t n = c.args.size();
    if (n < 2 || !c.args[n - 1].isSparse() || !isOption(c.args[n - 2], "like")) return false;
    const DType dtype = c.args[n - 1].dtype();
    if (Logical && dtype != DType::Logical) return false;
    const std::vector<Value> sizes = fullValues(c.args.first(n - 2));
    const Shape shape = shapeArguments(sizes);
    if (shape.rank() != 2) return false;
    requireSparseSize(shape.rows(), shape.columns());
    c.result(makeRef<SparseMatrix>(shape.rows(), shape.columns(), dtype));
    return true;
}

} // namespace

namespace sparse_own {

bool diag(Call& c) {
    return vitrine::diag(c);
}
bool find(Call& c) {
    return vitrine::find(c);
}
bool isdiag(Call& c) {
    return vitrine::isdiag(c);
}
bool ishermitian(Call& c) {
    return isOwnTranspose<UnaryOp::CTranspose>(c);
}
bool issymmetric(Call& c) {
    return isOwnTranspose<UnaryOp::Transpose>(c);
}
bool istril(Call& c) {
    return vitrine::istril(c);
}
bool istriu(Call& c) {
    return vitrine::istriu(c);
}
bool kron(Call& c) {
    return vitrine::kron(c);
}
bool nnz(Call& c) {
    return vitrine::nnz(c);
}
bool norm(Call& c) {
    return vitrine::norm(c);
}
bool power(Call& c) {
    return vitrine::power(c);
}
bool repmat(Call& c) {
    return vitrine::repmat(c);
}
bool reshape(Call& c) {
    return vitrine::reshape(c);
}
bool trace(Call& c) {
    return vitrine::trace(c);
}
bool tril(Call& c) {
    return triangle<true>(c);
}
bool triu(Call& c) {
    return triangle<false>(c);
}
bool validateattributes(Call& c) {
    return vitrine::validateattributes(c);
}
bool zeros(Call& c) {
    return zerosLike<false>(c);
}
bool falses(Call& c) {
    return zerosLike<true>(c);
}

} // namespace sparse_own

} // namespace vitrine
