// SPDX-License-Identifier: Apache-2.0
// sum, prod, any, all, max and min of sparse matrices along one dimension. Elements of a column
// are added from the top; elements that are not stored add nothing.
#include "builtins/order/sort_support.h"
#include "builtins/sparse/sparse.h"
#include "builtins/sparse/sparse_own.h"

namespace vitrine {

namespace {

using Complex = std::complex<double>;

/// f(S), f(S,dim) with dimension 1 or 2, and no other argument: the dimension from 0; else -1.
int plainDimension(const Call& c, int position) {
    if (!c[0].isSparse()) return -1;
    const SparseMatrix& s = c[0].sparse();
    if (c.count() <= position) {
        if (s.rows() == 0 && s.columns() == 0) return -1;
        return s.rows() == 1 ? 1 : 0;
    }
    const Value& d = c[position];
    if (c.count() > position + 1 || !d.isArray() || d.isChar() || d.count() != 1) return -1;
    const double x = d.toDouble();
    return x == 1 || x == 2 ? static_cast<int>(x) - 1 : -1;
}

/// One result for each column that `column(first, last, length)` says something of: its entries
/// [first, last) and its length. Columns without entries are asked once, for all.
template <typename T, typename F>
Value alongColumns(const SparseMatrix& s, F&& column) {
    const SparsePattern& p = *s.pattern();
    std::vector<int64_t> columns;
    std::vector<T> values;
    const T none = column(0, 0, s.rows());
    if (none != T(0)) {
        // Every column has a result.
        requireEntries(s.columns());
        values.assign(static_cast<std::size_t>(s.columns()), none);
        for (int64_t j = 0; j < s.columns(); ++j)
            columns.push_back(j);
    }
    for (std::size_t c = 0; c < p.columns.size(); ++c) {
        const T value = column(p.starts[c], p.starts[c + 1], s.rows());
        if (none != T(0)) {
            values[static_cast<std::size_t>(p.columns[c])] = value;
            continue;
        }
        columns.push_back(p.columns[c]);
        values.push_back(value);
    }
    constexpr bool complex = std::is_same_v<T, Complex>;
    const DType dtype = std::is_same_v<T, bool> ? DType::Logical : DType::Double;
    Ref<Tensor> out =
        Tensor::make(dtype, Shape(static_cast<int64_t>(values.size()), 1), complex, false);
    T* to = reinterpret_cast<T*>(out->mutableHostBytes());
    for (std::size_t k = 0; k < values.size(); ++k)
        to[k] = values[k];
    if (dtype == DType::Double)
        canonicaliseNans(out->mutableData<double>(), out->count() * (complex ? 2 : 1));
    return makeRef<SparseMatrix>(1, s.columns(), std::vector<int64_t>(columns.size(), 0), columns,
                                 entryTensor(narrowComplex(std::move(out))));
}

/// The same along a dimension: rows are the columns of the transpose.
template <typename T, typename F>
Value along(const SparseMatrix& s, int dimension, F&& makeColumn) {
    if (dimension == 0) return alongColumns<T>(s, makeColumn(s));
    const Ref<SparseMatrix> turned = transposedSparse(s);
    return transposedSparse(alongColumns<T>(*turned, makeColumn(*turned)).sparse());
}

template <typename T>
const T* elements(const SparseMatrix& s) {
    return reinterpret_cast<const T*>(s.values()->hostBytes());
}

/// Stored values as T; logical ones count as 1.
template <typename T>
Ref<Tensor> numbers(const SparseMatrix& s) {
    if constexpr (std::is_same_v<T, Complex>) return s.values();
    return convertOnHost(*s.values(), DType::Double);
}

template <typename T>
Value sumAlong(const SparseMatrix& s, int dimension) {
    return along<T>(s, dimension, [](const SparseMatrix& m) {
        return [values = numbers<T>(m)](int64_t first, int64_t last, int64_t) {
            const T* x = reinterpret_cast<const T*>(values->hostBytes());
            T sum(0);
            for (int64_t k = first; k < last; ++k)
                sum += x[k];
            return sum;
        };
    });
}

bool sum(Call& c) {
    const int d = plainDimension(c, 1);
    if (d < 0) return false;
    const SparseMatrix& s = c[0].sparse();
    c.result(s.isComplex() ? sumAlong<Complex>(s, d) : sumAlong<double>(s, d));
    return true;
}

bool mean(Call& c) {
    const int d = plainDimension(c, 1);
    if (d < 0 || c[0].shape().count() == 0) return false;
    const SparseMatrix& s = c[0].sparse();
    const Value total = s.isComplex() ? sumAlong<Complex>(s, d) : sumAlong<double>(s, d);
    const Value length(static_cast<double>(s.shape()[d]));
    c.result(sparseBinary(c.vm, BinaryOp::RDivide, total, length, c.span));
    return true;
}

bool prod(Call& c) {
    const int d = plainDimension(c, 1);
    if (d < 0 || c[0].isComplex()) return false;
    c.result(along<double>(c[0].sparse(), d, [](const SparseMatrix& m) {
        return [values = numbers<double>(m)](int64_t first, int64_t last, int64_t length) {
            if (length > 0 && last - first < length) {
                // Zero, unless something that is not finite meets it.
                const double* x = values->data<double>();
                const bool finite =
                    std::all_of(x + first, x + last, [](double e) { return std::isfinite(e); });
                return finite ? 0.0 : std::numeric_limits<double>::quiet_NaN();
            }
            double product = 1;
            for (int64_t k = first; k < last; ++k)
                product *= values->data<double>()[k];
            return product;
        };
    }));
    return true;
}

bool hasNan(const SparseMatrix& s) {
    if (s.dtype() == DType::Logical) return false;
    const double* x = s.values()->data<double>();
    return std::any_of(x, x + s.entryCount() * (s.isComplex() ? 2 : 1),
                       [](double e) { return std::isnan(e); });
}

template <bool All>
bool anyOrAll(Call& c) {
    const int d = plainDimension(c, 1);
    if (d < 0 || hasNan(c[0].sparse())) return false;
    c.result(along<bool>(c[0].sparse(), d, [](const SparseMatrix&) {
        return [](int64_t first, int64_t last, int64_t length) {
            return All ? last - first == length : last > first;
        };
    }));
    return true;
}

bool isNan(double x) {
    return std::isnan(x);
}
bool isNan(Complex z) {
    return std::isnan(z.real()) || std::isnan(z.imag());
}
bool isLess(double a, double b) {
    return a < b;
}
/// By magnitude, then by angle, as sort orders complex numbers.
bool isLess(Complex a, Complex b) {
    const double x = magnitudeOf(a), y = magnitudeOf(b);
    return x != y ? x < y : angleOf(a) < angleOf(b);
}

template <bool Max, typename T>
Value extremesAlong(const SparseMatrix& s, int dimension) {
    return along<T>(s, dimension, [](const SparseMatrix& m) {
        return [values = numbers<T>(m)](int64_t first, int64_t last, int64_t length) {
            const T* x = reinterpret_cast<const T*>(values->hostBytes());
            T best(std::numeric_limits<double>::quiet_NaN());
            if (last - first < length) best = T(0);
            for (int64_t k = first; k < last; ++k) {
                if (isNan(x[k])) continue;
                if (isNan(best) || (Max ? isLess(best, x[k]) : isLess(x[k], best))) best = x[k];
            }
            return best;
        };
    });
}

/// max(S) and max(S,[],dim) with one output.
template <bool Max>
bool extreme(Call& c) {
    if (c.nargout > 1 || c.count() == 2 || !c[0].isSparse()) return false;
    if (c.count() == 3 && c[1].count() != 0) return false;
    const int d = plainDimension(c, c.count() == 1 ? 1 : 2);
    const SparseMatrix& s = c[0].sparse();
    if (d < 0 || s.shape().count() == 0) return false;
    c.result(s.isComplex() ? extremesAlong<Max, Complex>(s, d) : extremesAlong<Max, double>(s, d));
    // Of a logical matrix max is logical.
    if (c[0].dtype() == DType::Logical) {
        c.out[0] = withValues(c.out[0].sparse(),
                              wrap(convertOnHost(*c.out[0].sparse().values(), DType::Logical)));
    }
    return true;
}

} // namespace

namespace sparse_own {

bool all(Call& c) {
    return anyOrAll<true>(c);
}
bool any(Call& c) {
    return anyOrAll<false>(c);
}
bool max(Call& c) {
    return extreme<true>(c);
}
bool mean(Call& c) {
    return vitrine::mean(c);
}
bool min(Call& c) {
    return extreme<false>(c);
}
bool prod(Call& c) {
    return vitrine::prod(c);
}
bool sum(Call& c) {
    return vitrine::sum(c);
}

} // namespace sparse_own

} // namespace vitrine
