// SPDX-License-Identifier: Apache-2.0
#pragma once
// Sparse matrices: double, complex double or logical, always of rank 2. Compressed columns, and
// only of the columns that hold something, so that the memory depends on the entries alone:
// sparse(1e9,1e9) takes a few bytes. Entries lie in column-major order, no position occurs twice
// and no stored value is zero. Immutable; whoever changes one makes another (the pattern is shared
// between matrices that have the same). Engine thread.
#include "value/tensor.h"

#include <algorithm>
#include <vector>

namespace vitrine {

/// Where the entries are.
struct SparsePattern : public RefCounted {
    std::vector<int64_t> columns; ///< the columns that hold something, ascending, from 0
    std::vector<int64_t> starts;  ///< first entry of each of them, and the entry count at the end
    std::vector<int64_t> rows;    ///< of each entry, ascending within its column, from 0
};

class SparseMatrix final : public HeapObject {
public:
    /// All zero.
    SparseMatrix(int64_t rows, int64_t columns, DType dtype = DType::Double);
    /// Entry k stands at (entryRows[k], entryColumns[k]) with values[k]; the positions are in
    /// column-major order and differ. values: a host tensor of double (complex or not) or logical;
    /// zeros in it are left out.
    SparseMatrix(int64_t rows, int64_t columns, std::vector<int64_t> entryRows,
                 const std::vector<int64_t>& entryColumns, Ref<Tensor> values);
    /// Another's pattern with values that are not zero, one for each of its entries.
    SparseMatrix(int64_t rows, int64_t columns, Ref<SparsePattern> pattern, Ref<Tensor> values);

    [[nodiscard]] int64_t rows() const { return m_rows; }
    [[nodiscard]] int64_t columns() const { return m_columns; }
    [[nodiscard]] Shape shape() const { return Shape(m_rows, m_columns); }
    [[nodiscard]] int64_t entryCount() const {
        return static_cast<int64_t>(m_pattern->rows.size());
    }
    [[nodiscard]] DType dtype() const { return m_values->dtype(); }
    [[nodiscard]] bool isComplex() const { return m_values->isComplex(); }
    [[nodiscard]] const Ref<SparsePattern>& pattern() const { return m_pattern; }
    /// Entries in their order, a column.
    [[nodiscard]] const Ref<Tensor>& values() const { return m_values; }
    [[nodiscard]] const std::vector<int64_t>& entryRows() const { return m_pattern->rows; }
    /// The column of each entry.
    [[nodiscard]] std::vector<int64_t> entryColumns() const;
    /// Entries [first, last) of a column.
    struct Range {
        int64_t first = 0;
        int64_t last = 0;
    };
    [[nodiscard]] Range column(int64_t column) const;
    /// The entry at a position, or -1.
    [[nodiscard]] int64_t find(int64_t row, int64_t column) const;

    /// Room that nzmax reports: what was asked for, and never less than the entries.
    [[nodiscard]] int64_t room() const { return std::max(m_room, entryCount()); }
    void setRoom(int64_t entries) { m_room = entries; }
    /// MATLAB's figure for `whos`: 64-bit indices for the room, a pointer for each column.
    [[nodiscard]] uint64_t byteSize() const;

private:
    int64_t m_rows;
    int64_t m_columns;
    int64_t m_room = 1;
    Ref<SparsePattern> m_pattern;
    Ref<Tensor> m_values;
};

/// values[positions], 0 where a position is -1; always of the class and complexity of values.
[[nodiscard]] Ref<Tensor> gatherEntries(const Tensor& values,
                                        const std::vector<int64_t>& positions);
/// The same matrix in full storage. Throws MATLAB:nomem.
[[nodiscard]] Ref<Tensor> fullTensor(const SparseMatrix& sparse);
/// A full matrix of double or logical class and rank 2 in sparse storage.
[[nodiscard]] Ref<SparseMatrix> sparseFrom(const Tensor& full);

} // namespace vitrine
