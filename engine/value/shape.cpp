// SPDX-License-Identifier: Apache-2.0
#include "value/shape.h"

#include <algorithm>
#include <limits>

namespace vitrine {

Shape::Shape(std::span<const int64_t> dims) {
    assign(dims);
}

void Shape::assign(std::span<const int64_t> dims) {
    std::size_t rank = dims.size();
    while (rank > 2 && dims[rank - 1] == 1)
        --rank;
    m_rank = static_cast<int>(std::max<std::size_t>(rank, 2));
    m_more.clear();
    for (std::size_t i = 0; i < kInline; ++i)
        m_dims[i] = i < dims.size() ? dims[i] : 1;
    if (m_rank > kInline) m_more.assign(dims.begin(), dims.begin() + m_rank);
}

int64_t Shape::count() const {
    constexpr int64_t kMost = std::numeric_limits<int64_t>::max();
    int64_t n = 1;
    if (m_rank == 2) return __builtin_mul_overflow(m_dims[0], m_dims[1], &n) ? kMost : n;
    bool beyond = false;
    for (int i = 0; i < m_rank; ++i) {
        if ((*this)[i] == 0) return 0;
        beyond |= __builtin_mul_overflow(n, (*this)[i], &n);
    }
    return beyond ? kMost : n;
}

int Shape::firstNonSingleton() const {
    for (int i = 0; i < m_rank; ++i) {
        if ((*this)[i] != 1) return i;
    }
    return 0;
}

Shape Shape::with(int dimension, int64_t length) const {
    std::vector<int64_t> all = dims();
    if (dimension >= static_cast<int>(all.size()))
        all.resize(static_cast<std::size_t>(dimension) + 1, 1);
    all[static_cast<std::size_t>(dimension)] = length;
    return Shape(all);
}

std::string Shape::text() const {
    std::string out = std::to_string((*this)[0]);
    for (int i = 1; i < m_rank; ++i)
        out += 'x' + std::to_string((*this)[i]);
    return out;
}

std::vector<int64_t> Shape::dims() const {
    std::vector<int64_t> all(static_cast<std::size_t>(m_rank));
    for (int i = 0; i < m_rank; ++i)
        all[static_cast<std::size_t>(i)] = (*this)[i];
    return all;
}

bool operator==(const Shape& a, const Shape& b) {
    if (a.m_rank != b.m_rank) return false;
    for (int i = 0; i < a.m_rank; ++i) {
        if (a[i] != b[i]) return false;
    }
    return true;
}

bool broadcastShapes(const Shape& a, const Shape& b, Shape& out) {
    const int rank = std::max(a.rank(), b.rank());
    for (int i = 0; i < rank; ++i) {
        if (a[i] != b[i] && a[i] != 1 && b[i] != 1) return false;
    }
    if (rank <= Shape::kInline) { // of every array operation: takes no memory
        int64_t dims[Shape::kInline];
        for (int i = 0; i < rank; ++i)
            dims[i] = a[i] == 1 ? b[i] : a[i];
        out = Shape(std::span<const int64_t>(dims, static_cast<std::size_t>(rank)));
        return true;
    }
    std::vector<int64_t> dims(static_cast<std::size_t>(rank));
    for (int i = 0; i < rank; ++i)
        dims[static_cast<std::size_t>(i)] = a[i] == 1 ? b[i] : a[i];
    out = Shape(dims);
    return true;
}

} // namespace vitrine
