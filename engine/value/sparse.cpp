// SPDX-License-Identifier: Apache-2.0
#include "value/sparse.h"

#include <algorithm>

namespace vitrine {

namespace {

/// Calls f with the elements of a host tensor of double, complex double or logical class.
template <typename F>
decltype(auto) withElements(const Tensor& t, F&& f) {
    if (t.dtype() == DType::Logical) return f(t.data<bool>());
    if (t.isComplex()) return f(t.complexData<double>());
    return f(t.data<double>());
}

template <typename T>
T* elementsOf(Tensor& t) {
    return reinterpret_cast<T*>(t.mutableHostBytes());
}

/// The real part when no imaginary part is left.
Ref<Tensor> narrowed(Ref<Tensor> t) {
    if (!t->isComplex()) return t;
    const double* x = t->data<double>();
    const int64_t n = t->count();
    for (int64_t k = 0; k < n; ++k) {
        if (x[2 * k + 1] != 0) return t;
    }
    Ref<Tensor> real = Tensor::make(DType::Double, Shape(n, 1), false, false);
    for (int64_t k = 0; k < n; ++k)
        real->mutableData<double>()[k] = x[2 * k];
    return real;
}

Ref<SparsePattern> compress(std::vector<int64_t> rows, const std::vector<int64_t>& columns) {
    auto pattern = makeRef<SparsePattern>();
    pattern->rows = std::move(rows);
    for (std::size_t k = 0; k < columns.size(); ++k) {
        if (k > 0 && columns[k] == columns[k - 1]) continue;
        pattern->columns.push_back(columns[k]);
        pattern->starts.push_back(static_cast<int64_t>(k));
    }
    pattern->starts.push_back(static_cast<int64_t>(columns.size()));
    return pattern;
}

} // namespace

SparseMatrix::SparseMatrix(int64_t rows, int64_t columns, DType dtype)
    : HeapObject(Kind::Sparse), m_rows(rows), m_columns(columns), m_pattern(compress({}, {})),
      m_values(Tensor::make(dtype, Shape(0, 1))) {}

SparseMatrix::SparseMatrix(int64_t rows, int64_t columns, std::vector<int64_t> entryRows,
                           const std::vector<int64_t>& entryColumns, Ref<Tensor> values)
    : HeapObject(Kind::Sparse), m_rows(rows), m_columns(columns) {
    VITRINE_ASSERT(values->count() == static_cast<int64_t>(entryRows.size()));
    VITRINE_ASSERT(entryRows.size() == entryColumns.size());
    std::vector<int64_t> kept;
    withElements(*values, [&](const auto* x) {
        using T = std::remove_cvref_t<decltype(*x)>;
        const int64_t n = values->count();
        if (std::find(x, x + n, T(0)) == x + n) return;
        kept.reserve(entryRows.size());
        for (int64_t k = 0; k < n; ++k) {
            if (x[k] != T(0)) kept.push_back(k);
        }
    });
    const bool whole = kept.empty() && [&] {
        return withElements(*values, [&](const auto* x) {
            using T = std::remove_cvref_t<decltype(*x)>;
            return values->count() == 0 || x[0] != T(0);
        });
    }();
    if (whole) {
        m_values = values->reshaped(Shape(values->count(), 1));
        m_pattern = compress(std::move(entryRows), entryColumns);
    } else {
        std::vector<int64_t> r, c;
        r.reserve(kept.size());
        c.reserve(kept.size());
        for (int64_t k : kept) {
            r.push_back(entryRows[static_cast<std::size_t>(k)]);
            c.push_back(entryColumns[static_cast<std::size_t>(k)]);
        }
        m_values = gatherEntries(*values, kept);
        m_pattern = compress(std::move(r), c);
    }
    m_values = narrowed(std::move(m_values));
    m_values->setGpuArray(false);
}

SparseMatrix::SparseMatrix(int64_t rows, int64_t columns, Ref<SparsePattern> pattern,
                           Ref<Tensor> values)
    : HeapObject(Kind::Sparse), m_rows(rows), m_columns(columns), m_pattern(std::move(pattern)),
      m_values(std::move(values)) {
    VITRINE_ASSERT(m_values->count() == entryCount());
}

std::vector<int64_t> SparseMatrix::entryColumns() const {
    std::vector<int64_t> out(m_pattern->rows.size());
    for (std::size_t c = 0; c < m_pattern->columns.size(); ++c) {
        std::fill(out.begin() + m_pattern->starts[c], out.begin() + m_pattern->starts[c + 1],
                  m_pattern->columns[c]);
    }
    return out;
}

SparseMatrix::Range SparseMatrix::column(int64_t column) const {
    const auto at = std::lower_bound(m_pattern->columns.begin(), m_pattern->columns.end(), column);
    if (at == m_pattern->columns.end() || *at != column) return {};
    const auto c = static_cast<std::size_t>(at - m_pattern->columns.begin());
    return {m_pattern->starts[c], m_pattern->starts[c + 1]};
}

int64_t SparseMatrix::find(int64_t row, int64_t inColumn) const {
    const Range range = column(inColumn);
    const auto first = m_pattern->rows.begin() + range.first;
    const auto last = m_pattern->rows.begin() + range.last;
    const auto at = std::lower_bound(first, last, row);
    return at == last || *at != row ? -1 : at - m_pattern->rows.begin();
}

uint64_t SparseMatrix::byteSize() const {
    const auto entry = 8 + m_values->elementSize();
    return static_cast<uint64_t>(std::max<int64_t>(1, room())) * entry +
           8 * (static_cast<uint64_t>(m_columns) + 1);
}

Ref<Tensor> gatherEntries(const Tensor& values, const std::vector<int64_t>& positions) {
    const Shape shape(static_cast<int64_t>(positions.size()), 1);
    Ref<Tensor> out = Tensor::make(values.dtype(), shape, values.isComplex(), false);
    withElements(values, [&](const auto* x) {
        using T = std::remove_cvref_t<decltype(*x)>;
        T* y = elementsOf<T>(*out);
        for (std::size_t k = 0; k < positions.size(); ++k)
            y[k] = positions[k] < 0 ? T(0) : x[positions[k]];
    });
    return out;
}

Ref<Tensor> fullTensor(const SparseMatrix& sparse) {
    Ref<Tensor> out = Tensor::make(sparse.dtype(), sparse.shape(), sparse.isComplex(), true);
    const SparsePattern& pattern = *sparse.pattern();
    withElements(*sparse.values(), [&](const auto* x) {
        using T = std::remove_cvref_t<decltype(*x)>;
        T* y = elementsOf<T>(*out);
        for (std::size_t c = 0; c < pattern.columns.size(); ++c) {
            T* to = y + pattern.columns[c] * sparse.rows();
            for (int64_t k = pattern.starts[c]; k < pattern.starts[c + 1]; ++k)
                to[pattern.rows[static_cast<std::size_t>(k)]] = x[k];
        }
    });
    return out;
}

Ref<SparseMatrix> sparseFrom(const Tensor& full) {
    const int64_t m = full.shape().rows(), n = full.shape().columns();
    std::vector<int64_t> rows, columns, positions;
    withElements(full, [&](const auto* x) {
        using T = std::remove_cvref_t<decltype(*x)>;
        for (int64_t j = 0; j < n; ++j) {
            for (int64_t i = 0; i < m; ++i) {
                if (x[j * m + i] == T(0)) continue;
                rows.push_back(i);
                columns.push_back(j);
                positions.push_back(j * m + i);
            }
        }
    });
    return makeRef<SparseMatrix>(m, n, std::move(rows), columns, gatherEntries(full, positions));
}

} // namespace vitrine
