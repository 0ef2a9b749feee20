// SPDX-License-Identifier: Apache-2.0
// Kernels of incomplete factorisations, for ilu and ichol of the library, and lu and chol:
// left-looking over columns (Gilbert and Peierls, SIAM J. Sci. Stat. Comput. 9, 1988) and Crout's
// form (Li, Saad and Chow, SIAM J. Sci. Comput. 25, 2003).
#include "base/stop.h"
#include "builtins/core/own_thread.h"
#include "builtins/core/support.h"
#include "builtins/sparse/sparse.h"
#include "builtins/sparse/sparse_graph.h"
#include "builtins/sparse/sparse_own.h"

#include <complex>
#include <numeric>
#include <queue>

namespace vitrine {

namespace {

using Complex = std::complex<double>;
using Index = std::size_t;

template <typename T>
struct Entry {
    Index at = 0; ///< the row in a list of a column, the column in a list of a row
    T value{};
};
template <typename T>
using Lists = std::vector<std::vector<Entry<T>>>;

template <typename T>
Lists<T> columnsOf(const SparseMatrix& s) {
    Lists<T> out(static_cast<Index>(s.columns()));
    const Ref<Tensor> values = std::is_same_v<T, Complex>
                                   ? toComplex(*s.values(), DType::Double)
                                   : convertOnHost(*s.values(), DType::Double);
    const T* x = reinterpret_cast<const T*>(values->hostBytes());
    const std::vector<int64_t> columns = s.entryColumns();
    for (Index k = 0; k < columns.size(); ++k)
        out[static_cast<Index>(columns[k])].push_back({static_cast<Index>(s.entryRows()[k]), x[k]});
    return out;
}

template <typename T>
Value matrixOf(Lists<T>& columns, Index rows) {
    std::vector<int64_t> r, c;
    std::vector<T> all;
    for (Index j = 0; j < columns.size(); ++j) {
        std::sort(columns[j].begin(), columns[j].end(),
                  [](const Entry<T>& a, const Entry<T>& b) { return a.at < b.at; });
        for (const Entry<T>& e : columns[j]) {
            r.push_back(static_cast<int64_t>(e.at));
            c.push_back(static_cast<int64_t>(j));
            all.push_back(e.value);
        }
    }
    Ref<Tensor> values = Tensor::make(DType::Double, Shape(static_cast<int64_t>(all.size()), 1),
                                      std::is_same_v<T, Complex>, false);
    std::copy(all.begin(), all.end(), reinterpret_cast<T*>(values->mutableHostBytes()));
    return makeRef<SparseMatrix>(static_cast<int64_t>(rows), static_cast<int64_t>(columns.size()),
                                 std::move(r), c, entryTensor(narrowComplex(std::move(values))));
}

template <typename T>
double norm2(const std::vector<Entry<T>>& column) {
    double sum = 0;
    for (const Entry<T>& e : column)
        sum += std::norm(e.value);
    return std::sqrt(sum);
}

enum class Sums : uint8_t { Free, Column, Row };

struct Rules {
    double dropTolerance = 0;
    double threshold = 1; ///< of pivoting; 0 keeps the diagonal
    Sums sums = Sums::Free;
    bool replaceZeroPivots = false;
    bool allowZeroPivots = false;
    bool keepPattern = false;
};

template <typename T>
struct Factors {
    Lists<T> lower, upper;    ///< the columns of L without its ones, and of U
    std::vector<Index> order; ///< the row of A that stands in each row of L*U
};

[[noreturn]] void throwZeroPivot(const char* function) {
    if (std::string_view(function) == "ichol")
        throwError("MATLAB:ichol:Breakdown", "Encountered nonpositive pivot.");
    throwError("MATLAB:ilu:ZeroPivot",
               "There is a zero on the diagonal of the upper triangular factor. Consider using the "
               "'udiag' option.");
}

template <typename T>
T pivotOr(T pivot, double replacement, const Rules& rules) {
    if (pivot != T(0) || rules.allowZeroPivots) return pivot;
    if (!rules.replaceZeroPivots || replacement == 0) throwZeroPivot("ilu");
    return T(replacement);
}

/// A column being worked on: its values by row and the rows that were touched.
template <typename T>
struct Work {
    std::vector<T> value;
    std::vector<char> touched;
    std::vector<Index> rows;

    explicit Work(Index n) : value(n, T(0)), touched(n, 0) {}
    bool touch(Index row) {
        if (touched[row]) return false;
        touched[row] = 1;
        rows.push_back(row);
        return true;
    }
    void clear() {
        for (Index row : rows) {
            value[row] = T(0);
            touched[row] = 0;
        }
        rows.clear();
    }
};

using Ascending = std::priority_queue<Index, std::vector<Index>, std::greater<>>;

/// Left-looking LU of columns: with `keepPattern` nothing but A's positions, else by tolerance and
/// with pivots. What is dropped is added to the diagonal of its column where sums are kept.
template <typename T>
class ColumnLu {
public:
    ColumnLu(const Lists<T>& columns, Index rows, const Rules& rules)
        : m_columns(columns), m_rules(rules), m_pivots(std::min(rows, columns.size())),
          m_work(rows), m_where(rows) {
        m_out.lower.resize(m_pivots);
        m_out.upper.resize(columns.size());
        m_out.order.resize(rows);
        for (Index i = 0; i < rows; ++i)
            m_out.order[i] = m_where[i] = i;
    }

    Factors<T> run() {
        StopCheck stop;
        for (Index j = 0; j < m_columns.size(); ++j) {
            stop();
            column(j);
        }
        for (std::vector<Entry<T>>& entries : m_out.lower) {
            for (Entry<T>& e : entries)
                e.at = m_where[e.at];
        }
        return std::move(m_out);
    }

private:
    void column(Index j) {
        const double least = m_rules.dropTolerance * norm2(m_columns[j]);
        m_dropped = T(0);
        m_work.clear();
        Ascending earlier;
        const Index done = std::min(j, m_pivots);
        for (const Entry<T>& e : m_columns[j]) {
            m_work.touch(e.at);
            m_work.value[e.at] = e.value;
            if (m_where[e.at] < done) earlier.push(m_where[e.at]);
        }
        if (j < m_pivots) m_work.touch(m_out.order[j]);
        while (!earlier.empty()) {
            const Index k = earlier.top();
            earlier.pop();
            const T u = m_work.value[m_out.order[k]];
            if (u == T(0)) continue;
            if (std::abs(u) < least) {
                m_dropped += u;
                continue;
            }
            m_out.upper[j].push_back({k, u});
            eliminate(k, u, done, earlier);
        }
        if (j < m_pivots) pivot(j, least);
    }

    void eliminate(Index k, T u, Index done, Ascending& earlier) {
        for (const Entry<T>& l : m_out.lower[k]) {
            if (m_rules.keepPattern && !m_work.touched[l.at]) {
                m_dropped -= l.value * u;
                continue;
            }
            if (m_work.touch(l.at) && m_where[l.at] < done) earlier.push(m_where[l.at]);
            m_work.value[l.at] -= l.value * u;
        }
    }

    void pivot(Index j, double least) {
        Index best = m_out.order[j];
        double most = std::abs(m_work.value[best]);
        const double diagonal = most;
        for (Index row : m_work.rows) {
            if (m_where[row] <= j) continue;
            const double size = std::abs(m_work.value[row]);
            if (size < least) {
                m_dropped += m_work.value[row];
                m_work.value[row] = T(0);
            } else if (size > most) {
                most = size;
                best = row;
            }
        }
        if (diagonal < m_rules.threshold * most) {
            const Index other = m_out.order[j];
            std::swap(m_out.order[j], m_out.order[m_where[best]]);
            std::swap(m_where[best], m_where[other]);
        }
        T value = m_work.value[m_out.order[j]];
        if (m_rules.sums == Sums::Column) value += m_dropped;
        value = pivotOr(value, least, m_rules);
        if (value == T(0)) return;
        m_out.upper[j].push_back({j, value});
        for (Index row : m_work.rows) {
            if (m_where[row] > j && m_work.value[row] != T(0))
                m_out.lower[j].push_back({row, m_work.value[row] / value});
        }
    }

    const Lists<T>& m_columns;
    const Rules& m_rules;
    Index m_pivots;
    Work<T> m_work;
    std::vector<Index> m_where; ///< the place of each row of A
    Factors<T> m_out;
    T m_dropped{};
};

/// Crout's form: a row of U and a column of L at each step.
template <typename T>
class CroutLu {
public:
    CroutLu(const Lists<T>& columns, const Rules& rules)
        : m_columns(columns), m_rules(rules), m_n(columns.size()), m_byRow(m_n), m_rowsOfU(m_n),
          m_columnsOfU(m_n), m_rowsOfL(m_n), m_columnsOfL(m_n), m_least(m_n), m_kept(m_n, T(0)) {
        for (Index j = 0; j < m_n; ++j) {
            m_least[j] = rules.dropTolerance * norm2(columns[j]);
            for (const Entry<T>& e : columns[j])
                m_byRow[e.at].push_back({j, e.value});
        }
    }

    Factors<T> run() {
        StopCheck stop;
        Work<T> row(m_n), column(m_n);
        for (Index k = 0; k < m_n; ++k) {
            stop();
            gather(row, m_byRow[k], m_rowsOfL[k], m_rowsOfU, k);
            gather(column, m_columns[k], m_columnsOfU[k], m_columnsOfL, k + 1);
            step(k, row, column);
        }
        return {std::move(m_columnsOfL), std::move(m_columnsOfU), {}};
    }

private:
    /// The entries from `first` on, less what the finished part makes of them.
    static void gather(Work<T>& work, const std::vector<Entry<T>>& of,
                       const std::vector<Entry<T>>& factors, const Lists<T>& lists, Index first) {
        work.clear();
        for (const Entry<T>& e : of) {
            if (e.at < first) continue;
            work.touch(e.at);
            work.value[e.at] = e.value;
        }
        for (const Entry<T>& f : factors) {
            for (const Entry<T>& e : lists[f.at]) {
                if (e.at < first) continue;
                work.touch(e.at);
                work.value[e.at] -= f.value * e.value;
            }
        }
    }

    void drop(Index row, Index column, T value) {
        if (m_rules.sums == Sums::Free) return;
        m_kept[m_rules.sums == Sums::Row ? row : column] += value;
    }

    void step(Index k, Work<T>& row, Work<T>& column) {
        std::vector<Entry<T>> u, l;
        T pivot = row.value[k];
        for (Index j : row.rows) {
            if (j == k || row.value[j] == T(0)) continue;
            if (std::abs(row.value[j]) < m_least[j])
                drop(k, j, row.value[j]);
            else
                u.push_back({j, row.value[j]});
        }
        for (Index i : column.rows) {
            if (column.value[i] == T(0)) continue;
            if (std::abs(column.value[i]) < m_least[k])
                drop(i, k, column.value[i]);
            else
                l.push_back({i, column.value[i]});
        }
        pivot = pivotOr(pivot + m_kept[k], m_least[k], m_rules);
        m_columnsOfU[k].push_back({k, pivot});
        for (const Entry<T>& e : u)
            m_columnsOfU[e.at].push_back({k, e.value});
        for (Entry<T>& e : l) {
            e.value /= pivot;
            m_rowsOfL[e.at].push_back({k, e.value});
        }
        m_rowsOfU[k] = std::move(u);
        m_columnsOfL[k] = std::move(l);
    }

    const Lists<T>& m_columns;
    const Rules& m_rules;
    Index m_n;
    Lists<T> m_byRow, m_rowsOfU, m_columnsOfU, m_rowsOfL, m_columnsOfL;
    std::vector<double> m_least;
    std::vector<T> m_kept; ///< what is added to each pivot
};

template <typename T>
T conjugate(T x) {
    if constexpr (std::is_same_v<T, Complex>)
        return std::conj(x);
    else
        return x;
}

/// Cholesky factor of the lower triangle in `columns`, incomplete by the rules; it ends before the
/// first column whose pivot is not positive.
template <typename T>
Lists<T> cholesky(const Lists<T>& columns, const Rules& rules) {
    const Index n = columns.size();
    Lists<T> factor(n), rowsOf(n);
    std::vector<T> kept(n, T(0));
    Work<T> work(n);
    StopCheck stop;
    for (Index k = 0; k < n; ++k) {
        stop();
        work.clear();
        double norm = 0;
        work.touch(k);
        for (const Entry<T>& e : columns[k]) {
            work.touch(e.at);
            work.value[e.at] = e.value;
            norm += std::abs(e.value);
        }
        const auto drop = [&](Index row, T value) {
            if (rules.sums == Sums::Free) return;
            kept[row] += value;
            kept[k] += conjugate(value);
        };
        for (const Entry<T>& j : rowsOf[k]) {
            for (const Entry<T>& e : factor[j.at]) {
                if (e.at < k) continue;
                const T update = e.value * conjugate(j.value);
                if (rules.keepPattern && !work.touched[e.at]) {
                    drop(e.at, -update);
                    continue;
                }
                work.touch(e.at);
                work.value[e.at] -= update;
            }
        }
        std::vector<Entry<T>>& column = factor[k];
        column.push_back({k, T(0)});
        for (Index i : work.rows) {
            if (i == k || work.value[i] == T(0)) continue;
            if (std::abs(work.value[i]) < rules.dropTolerance * norm)
                drop(i, work.value[i]);
            else
                column.push_back({i, work.value[i]});
        }
        const T square = work.value[k] + kept[k];
        if (!(std::real(square) > 0) || std::imag(square) != 0) {
            factor.resize(k);
            break;
        }
        const double pivot = std::sqrt(std::real(square));
        column[0].value = T(pivot);
        for (Index e = 1; e < column.size(); ++e) {
            column[e].value /= pivot;
            rowsOf[column[e].at].push_back({k, column[e].value});
        }
    }
    return factor;
}

template <typename T>
void setFactors(PlainCall& c, Factors<T> factors, Index rows) {
    for (Index j = 0; j < factors.lower.size(); ++j)
        factors.lower[j].push_back({j, T(1)});
    const Index pivots = factors.lower.size();
    c.result(matrixOf(factors.lower, rows));
    c.result(matrixOf(factors.upper, pivots));
    std::vector<double> order(factors.order.begin(), factors.order.end());
    for (double& x : order)
        x += 1;
    c.result(rowOf(order));
}

Rules rulesOf(const PlainCall& c) {
    Rules rules;
    rules.dropTolerance = c[2].toDouble();
    const double sums = c[3].toDouble();
    rules.sums = sums > 0 ? Sums::Column : sums < 0 ? Sums::Row : Sums::Free;
    if (c.count() > 4) rules.threshold = c[4].toDouble();
    if (c.count() > 5) rules.replaceZeroPivots = c[5].toDouble() != 0;
    return rules;
}

template <typename T>
void incompleteLuOf(PlainCall& c, const std::string& kind) {
    const SparseMatrix& a = c[0].sparse();
    const Lists<T> columns = columnsOf<T>(a);
    const auto rows = static_cast<Index>(a.rows());
    Rules rules = rulesOf(c);
    if (kind == "crout") return setFactors(c, CroutLu<T>(columns, rules).run(), rows);
    rules.keepPattern = kind == "nofill";
    rules.allowZeroPivots = kind == "complete";
    setFactors(c, ColumnLu<T>(columns, rows, rules).run(), rows);
}

void incompleteLu(PlainCall& c) {
    const std::string kind = c[1].toText();
    if (c[0].sparse().isComplex())
        incompleteLuOf<Complex>(c, kind);
    else
        incompleteLuOf<double>(c, kind);
}

void incompleteCholesky(PlainCall& c) {
    const SparseMatrix& a = c[0].sparse();
    Rules rules = rulesOf(c);
    rules.keepPattern = c[1].toText() == "nofill";
    const auto rows = static_cast<Index>(a.rows());
    const auto give = [&](auto factor) {
        if (factor.size() < rows) throwZeroPivot("ichol");
        c.result(matrixOf(factor, rows));
    };
    if (a.isComplex())
        give(cholesky(columnsOf<Complex>(a), rules));
    else
        give(cholesky(columnsOf<double>(a), rules));
}

/// A permutation in the form asked for: a row, or a sparse matrix with ones at (k, order[k]).
Value permutationOf(const std::vector<Index>& order, bool asVector, bool byColumn) {
    const auto n = static_cast<int64_t>(order.size());
    std::vector<int64_t> place, of;
    std::vector<double> numbers;
    for (Index k = 0; k < order.size(); ++k) {
        place.push_back(static_cast<int64_t>(k));
        of.push_back(static_cast<int64_t>(order[k]));
        numbers.push_back(static_cast<double>(order[k]) + 1);
    }
    if (asVector) return rowOf(numbers);
    Ref<Tensor> ones = Tensor::make(DType::Double, Shape(n, 1), false, false);
    std::fill_n(ones->mutableData<double>(), order.size(), 1.0);
    return byColumn ? assembleSparse(n, n, of, place, ones) : assembleSparse(n, n, place, of, ones);
}

Value diagonalOf(const std::vector<double>& numbers) {
    Lists<double> columns(numbers.size());
    for (Index k = 0; k < numbers.size(); ++k)
        columns[k] = {{k, numbers[k]}};
    return matrixOf(columns, numbers.size());
}

/// Divides every row by the sum of its magnitudes, and gives the sums.
template <typename T>
std::vector<double> scaleRows(Lists<T>& columns, Index rows) {
    std::vector<double> sums(rows, 0);
    for (const auto& column : columns)
        for (const Entry<T>& e : column)
            sums[e.at] += std::abs(e.value);
    for (double& sum : sums)
        if (!(sum > 0) || std::isinf(sum)) sum = 1;
    for (auto& column : columns)
        for (Entry<T>& e : column)
            e.value /= sums[e.at];
    return sums;
}

/// [L,U,P,Q,D] = lu(S): columns by approximate minimum degree, rows by partial pivoting; with D,
/// of rows that are scaled before: P*(D\S)*Q is L*U.
template <typename T>
void completeLu(Call& c) {
    const SparseMatrix& a = c[0].sparse();
    const bool asVector = c.count() > 1 && isOption(c[c.count() - 1], "vector");
    const std::vector<Index> order = sparse_graph::columnOrder(a);
    const auto rows = static_cast<Index>(a.rows());
    Lists<T> all = columnsOf<T>(a), columns(all.size());
    std::vector<double> scale;
    if (c.nargout > 4) scale = scaleRows(all, rows);
    for (Index k = 0; k < order.size(); ++k)
        columns[k] = std::move(all[order[k]]);
    Rules rules;
    rules.allowZeroPivots = true;
    Factors<T> factors = ColumnLu<T>(columns, rows, rules).run();
    for (Index j = 0; j < factors.lower.size(); ++j)
        factors.lower[j].push_back({j, T(1)});
    c.result(matrixOf(factors.lower, rows));
    c.result(matrixOf(factors.upper, factors.lower.size()));
    c.result(permutationOf(factors.order, asVector, false));
    c.result(permutationOf(order, asVector, true));
    if (c.nargout > 4) c.result(diagonalOf(scale));
}

/// The lower triangle of S(order,order), of which S has the upper or lower triangle.
template <typename T>
Lists<T> orderedTriangle(const SparseMatrix& s, const std::vector<Index>& order, bool lower) {
    std::vector<Index> place(order.size());
    for (Index k = 0; k < order.size(); ++k)
        place[order[k]] = k;
    const Lists<T> all = columnsOf<T>(s);
    Lists<T> out(all.size());
    for (Index j = 0; j < all.size(); ++j) {
        for (const Entry<T>& e : all[j]) {
            if (lower ? e.at < j : e.at > j) continue;
            if (place[e.at] >= place[j])
                out[place[j]].push_back({place[e.at], e.value});
            else
                out[place[e.at]].push_back({place[j], conjugate(e.value)});
        }
    }
    return out;
}

/// [R,flag,P] = chol(S,triangle,form): where S is not positive definite, the first rows of R.
template <typename T>
void completeCholesky(Call& c, bool lower, bool asVector) {
    const SparseMatrix& a = c[0].sparse();
    const auto n = static_cast<Index>(a.rows());
    std::vector<Index> order(n);
    std::iota(order.begin(), order.end(), Index(0));
    if (c.nargout > 2) order = sparse_graph::symmetricOrder(a);
    Lists<T> factor = cholesky(orderedTriangle<T>(a, order, lower), Rules());
    const Index found = factor.size();
    if (found < n && c.nargout < 2)
        throwError("MATLAB:posdef", "Matrix must be positive definite.");
    if (lower) {
        c.result(matrixOf(factor, n));
    } else {
        Lists<T> upper(n);
        for (Index k = 0; k < found; ++k)
            for (const Entry<T>& e : factor[k])
                upper[e.at].push_back({k, conjugate(e.value)});
        c.result(matrixOf(upper, found));
    }
    c.result(Value(found < n ? static_cast<double>(found + 1) : 0.0));
    c.result(permutationOf(order, asVector, true));
}

constexpr Builtin kRows[] = {
    {"private/incompleteLu", 4, 6, 3, onOwnThread<incompleteLu>,
     "[L,U,p] = incompleteLu(A,kind,droptol,sums,thresh,udiag)",
     "L*U near A(p,:); kind is 'nofill', 'crout', 'ilutp' or 'complete', sums 1 keeps those of "
     "columns and -1 (Crout's form only) those of rows.",
     nullptr, SparseRule::Pass},
    {"private/incompleteCholesky", 4, 4, 1, onOwnThread<incompleteCholesky>,
     "L = incompleteCholesky(A,kind,droptol,sums)",
     "L*L' near A, of which the lower triangle is given; kind is 'nofill' or 'ict'.", nullptr,
     SparseRule::Pass},
};

} // namespace

bool sparse_own::lu(Call& c) {
    if (c.nargout < 4 || !c[0].isSparse()) return false;
    if (c[0].sparse().isComplex())
        completeLu<Complex>(c);
    else
        completeLu<double>(c);
    return true;
}

bool sparse_own::chol(Call& c) {
    if (!c[0].isSparse() || c[0].sparse().rows() != c[0].sparse().columns()) return false;
    bool lower = false, asVector = false;
    for (int i = 1; i < c.count(); ++i) {
        if (isOption(c[i], "lower") || isOption(c[i], "upper"))
            lower = isOption(c[i], "lower");
        else if (isOption(c[i], "vector") || isOption(c[i], "matrix"))
            asVector = isOption(c[i], "vector");
        else
            return false;
    }
    if (c[0].sparse().isComplex())
        completeCholesky<Complex>(c, lower, asVector);
    else
        completeCholesky<double>(c, lower, asVector);
    return true;
}

std::span<const Builtin> sparseIncompleteTable() {
    return kRows;
}

} // namespace vitrine
