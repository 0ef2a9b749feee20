// SPDX-License-Identifier: Apache-2.0
#pragma once
// The size of an array: rank ≥ 2, column-major, trailing dimensions of 1 dropped. A small value
// type; ranks above kInline use the heap.
#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <vector>

namespace vitrine {

class Shape {
public:
    /// 0-by-0.
    Shape() = default;
    Shape(int64_t rows, int64_t columns) : m_dims{rows, columns, 1, 1} {}
    Shape(std::initializer_list<int64_t> dims) : Shape(std::span(dims.begin(), dims.size())) {}
    explicit Shape(std::span<const int64_t> dims);

    [[nodiscard]] int rank() const { return m_rank; }
    /// Length along a dimension counted from 0; 1 beyond the rank.
    [[nodiscard]] int64_t operator[](int dimension) const {
        if (dimension >= m_rank) return 1;
        return m_rank <= kInline ? m_dims[dimension] : m_more[static_cast<std::size_t>(dimension)];
    }
    [[nodiscard]] int64_t rows() const { return (*this)[0]; }
    [[nodiscard]] int64_t columns() const { return (*this)[1]; }
    /// The number of elements; the largest int64_t where it is beyond that.
    [[nodiscard]] int64_t count() const;
    [[nodiscard]] bool empty() const { return count() == 0; }
    [[nodiscard]] bool isScalar() const { return m_rank == 2 && m_dims[0] == 1 && m_dims[1] == 1; }
    /// 1-by-n or n-by-1 (n may be 0 or 1).
    [[nodiscard]] bool isVector() const {
        return m_rank == 2 && (m_dims[0] == 1 || m_dims[1] == 1);
    }
    [[nodiscard]] bool isRow() const { return m_rank == 2 && m_dims[0] == 1; }
    [[nodiscard]] bool isColumn() const { return m_rank == 2 && m_dims[1] == 1; }
    /// The first dimension whose length is not 1, from 0; 0 for a scalar (MATLAB's default
    /// dimension).
    [[nodiscard]] int firstNonSingleton() const;
    /// A copy with one dimension (from 0) changed.
    [[nodiscard]] Shape with(int dimension, int64_t length) const;
    /// "3x4x2", with the multiplication sign only in text for people elsewhere.
    [[nodiscard]] std::string text() const;
    [[nodiscard]] std::vector<int64_t> dims() const;

    friend bool operator==(const Shape& a, const Shape& b);

    static constexpr int kInline = 4; ///< dimensions that need no memory of their own

private:
    void assign(std::span<const int64_t> dims);

    int m_rank = 2;
    int64_t m_dims[kInline] = {0, 0, 1, 1};
    std::vector<int64_t> m_more; // all dimensions, when rank > kInline
};

/// The shape of a∘b under implicit expansion; false when the sizes are incompatible.
[[nodiscard]] bool broadcastShapes(const Shape& a, const Shape& b, Shape& out);

} // namespace vitrine
