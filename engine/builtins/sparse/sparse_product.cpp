// SPDX-License-Identifier: Apache-2.0
// Matrix products with a sparse factor. Products of one element of the result are added in the
// order of the inner dimension; zeros that are not stored take no part.
#include "builtins/linear/matrix_support.h"
#include "builtins/sparse/sparse.h"

namespace vitrine {

namespace {

using Complex = std::complex<double>;

double product(double a, double b) {
    return a * b;
}
// Without the repair of infinities that std::complex's operator does.
Complex product(Complex a, Complex b) {
    return {a.real() * b.real() - a.imag() * b.imag(), a.real() * b.imag() + a.imag() * b.real()};
}

template <typename T>
const T* elements(const Tensor& t) {
    return reinterpret_cast<const T*>(t.hostBytes());
}

/// Elements of a value as a tensor of T (double or complex).
template <typename T>
Ref<Tensor> loaded(const Value& v) {
    const Ref<Tensor> t = v.isSparse() ? v.sparse().values() : v.toTensor();
    if constexpr (std::is_same_v<T, Complex>) return toComplex(*t, DType::Double);
    return convertOnHost(*t, DType::Double);
}

template <typename T>
Value finished(Ref<Tensor> out) {
    canonicaliseNans(out->mutableData<double>(),
                     out->count() * (std::is_same_v<T, Complex> ? 2 : 1));
    return narrowComplex(std::move(out));
}

template <typename T>
Value sparseTimesFull(const SparseMatrix& a, const Ref<Tensor>& valuesA, const Tensor& b) {
    const int64_t m = a.rows(), n = b.shape().columns(), inner = b.shape().rows();
    constexpr bool complex = std::is_same_v<T, Complex>;
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(m, n), complex, true);
    T* y = reinterpret_cast<T*>(out->mutableHostBytes());
    const T* va = elements<T>(*valuesA);
    const T* x = elements<T>(b);
    const SparsePattern& p = *a.pattern();
    for (int64_t j = 0; j < n; ++j) {
        checkStop();
        for (std::size_t c = 0; c < p.columns.size(); ++c) {
            const T factor = x[j * inner + p.columns[c]];
            for (int64_t k = p.starts[c]; k < p.starts[c + 1]; ++k)
                y[j * m + p.rows[static_cast<std::size_t>(k)]] += product(va[k], factor);
        }
    }
    return finished<T>(std::move(out));
}

template <typename T>
Value fullTimesSparse(const Tensor& a, const SparseMatrix& b, const Ref<Tensor>& valuesB) {
    const int64_t m = a.shape().rows(), n = b.columns();
    constexpr bool complex = std::is_same_v<T, Complex>;
    Ref<Tensor> out = Tensor::make(DType::Double, Shape(m, n), complex, true);
    T* y = reinterpret_cast<T*>(out->mutableHostBytes());
    const T* x = elements<T>(a);
    const T* vb = elements<T>(*valuesB);
    const SparsePattern& p = *b.pattern();
    for (std::size_t c = 0; c < p.columns.size(); ++c) {
        T* to = y + p.columns[c] * m;
        for (int64_t k = p.starts[c]; k < p.starts[c + 1]; ++k) {
            const T* from = x + p.rows[static_cast<std::size_t>(k)] * m;
            for (int64_t i = 0; i < m; ++i)
                to[i] += product(from[i], vb[k]);
        }
    }
    return finished<T>(std::move(out));
}

/// Column by column (Gustavson 1978), over the rows of a that hold anything.
template <typename T>
Value sparseTimesSparse(const SparseMatrix& a, const Ref<Tensor>& valuesA, const SparseMatrix& b,
                        const Ref<Tensor>& valuesB) {
    std::vector<int64_t> used = a.entryRows();
    std::sort(used.begin(), used.end());
    used.erase(std::unique(used.begin(), used.end()), used.end());
    std::vector<std::size_t> place(a.entryRows().size());
    for (std::size_t k = 0; k < place.size(); ++k) {
        place[k] = static_cast<std::size_t>(
            std::lower_bound(used.begin(), used.end(), a.entryRows()[k]) - used.begin());
    }
    const T* va = elements<T>(*valuesA);
    const T* vb = elements<T>(*valuesB);
    const SparsePattern& p = *b.pattern();
    std::vector<T> sums(used.size());
    std::vector<bool> touched(used.size(), false);
    std::vector<std::size_t> here;
    std::vector<int64_t> rows, columns;
    std::vector<T> values;
    for (std::size_t c = 0; c < p.columns.size(); ++c) {
        here.clear();
        for (int64_t k = p.starts[c]; k < p.starts[c + 1]; ++k) {
            const SparseMatrix::Range range = a.column(p.rows[static_cast<std::size_t>(k)]);
            for (int64_t e = range.first; e < range.last; ++e) {
                const std::size_t at = place[static_cast<std::size_t>(e)];
                if (!touched[at]) {
                    touched[at] = true;
                    sums[at] = T(0);
                    here.push_back(at);
                }
                sums[at] += product(va[e], vb[k]);
            }
        }
        checkStop();
        std::sort(here.begin(), here.end());
        for (std::size_t at : here) {
            touched[at] = false;
            rows.push_back(used[at]);
            columns.push_back(p.columns[c]);
            values.push_back(sums[at]);
        }
        requireEntries(static_cast<int64_t>(rows.size()));
    }
    constexpr bool complex = std::is_same_v<T, Complex>;
    Ref<Tensor> out =
        Tensor::make(DType::Double, Shape(static_cast<int64_t>(values.size()), 1), complex, false);
    std::copy(values.begin(), values.end(), reinterpret_cast<T*>(out->mutableHostBytes()));
    return makeRef<SparseMatrix>(a.rows(), b.columns(), std::move(rows), columns,
                                 entryTensor(finished<T>(std::move(out))));
}

template <typename T>
Value multiplied(const Value& a, const Value& b) {
    const Ref<Tensor> x = loaded<T>(a), y = loaded<T>(b);
    if (a.isSparse() && b.isSparse()) return sparseTimesSparse<T>(a.sparse(), x, b.sparse(), y);
    return a.isSparse() ? sparseTimesFull<T>(a.sparse(), x, *y)
                        : fullTimesSparse<T>(*x, b.sparse(), y);
}

} // namespace

Value sparseProduct(const Value& a, const Value& b) {
    if (a.shape().columns() != b.shape().rows()) throwInnerDimensions();
    return a.isComplex() || b.isComplex() ? multiplied<Complex>(a, b) : multiplied<double>(a, b);
}

} // namespace vitrine
