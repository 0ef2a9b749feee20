// SPDX-License-Identifier: Apache-2.0
#include "provider/host/reduction.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace vitrine::host {

int64_t ReductionLevel::groups(bool strided) const {
    const int64_t size = strided ? kReductionChunk : kReductionBlock;
    return std::max<int64_t>(1, (length + size - 1) / size);
}

void ReductionWorker::start(const ReductionLevel& level, const std::vector<Combiner>& combiners) {
    m_level = &level;
    m_combiners = &combiners;
    m_elements.resize(combiners.size());
    m_memory.resize(2 * combiners.size() * static_cast<std::size_t>(kBlock) * 8);
    if (level.body) m_body.start(*level.body, *level.operands, kBlock);
}

void ReductionWorker::fetch(int64_t e0, int64_t n) {
    if (m_level->body) {
        m_body.block(e0, n);
        for (std::size_t r = 0; r < m_elements.size(); ++r)
            m_elements[r] = m_body.root(r);
        return;
    }
    for (std::size_t r = 0; r < m_elements.size(); ++r)
        m_elements[r] = m_level->arrays[r] + static_cast<std::size_t>(e0) * (*m_combiners)[r].size;
}

void ReductionWorker::shortRows(int64_t first, int64_t last, std::byte* const* results) {
    const int64_t length = m_level->length;
    // Every row is padded with identities to a power of two; halving the whole buffer then halves
    // each row.
    const int64_t padded =
        static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(std::max<int64_t>(1, length))));
    const int levels = std::countr_zero(static_cast<uint64_t>(padded));
    const int64_t rowsAtOnce = kBlock / padded;
    for (int64_t row = first; row < last; row += rowsAtOnce) {
        const int64_t rows = std::min(rowsAtOnce, last - row);
        if (length > 0) fetch(row * length, rows * length);
        for (std::size_t r = 0; r < m_combiners->size(); ++r) {
            const Combiner& c = (*m_combiners)[r];
            std::byte* place = lanes(r);
            c.fill(place, rows * padded);
            if (length == padded) {
                c.combine(place, element(r), place, rows * length);
            } else if (length > 0) {
                for (int64_t k = 0; k < rows; ++k) {
                    std::byte* to = place + static_cast<std::size_t>(k * padded) * c.size;
                    c.combine(to, element(r) + static_cast<std::size_t>(k * length) * c.size, to,
                              length);
                }
            }
            treeReduce(c, place, rows * padded, levels, scratch(r));
            std::memcpy(results[r] + static_cast<std::size_t>(row) * c.size, place,
                        static_cast<std::size_t>(rows) * c.size);
        }
    }
}

void ReductionWorker::longBlock(int64_t row, int64_t block, int64_t blocks,
                                std::byte* const* results) {
    const int64_t length = m_level->length;
    const int64_t begin = block * kReductionBlock;
    const int64_t end = std::min(length, begin + kReductionBlock);
    for (std::size_t r = 0; r < m_combiners->size(); ++r)
        (*m_combiners)[r].fill(lanes(r), kBlock);
    for (int64_t k = begin; k < end; k += kBlock) {
        const int64_t n = std::min(kBlock, end - k);
        fetch(row * length + k, n);
        for (std::size_t r = 0; r < m_combiners->size(); ++r)
            (*m_combiners)[r].combine(lanes(r), element(r), lanes(r), n);
    }
    constexpr int kLevels = std::countr_zero(static_cast<uint64_t>(kBlock));
    for (std::size_t r = 0; r < m_combiners->size(); ++r) {
        const Combiner& c = (*m_combiners)[r];
        treeReduce(c, lanes(r), kBlock, kLevels, scratch(r));
        std::memcpy(results[r] + static_cast<std::size_t>(row * blocks + block) * c.size, lanes(r),
                    c.size);
    }
}

void ReductionWorker::stridedChunk(int64_t outer, int64_t chunk, int64_t chunks, int64_t i0,
                                   int64_t i1, std::byte* const* results) {
    const int64_t inner = m_level->inner;
    const int64_t length = m_level->length;
    const int64_t begin = chunk * kReductionChunk;
    const int64_t end = std::min(length, begin + kReductionChunk);
    const int64_t width = i1 - i0;
    for (std::size_t r = 0; r < m_combiners->size(); ++r)
        (*m_combiners)[r].fill(lanes(r), width);
    // Whole rows of inner are contiguous: several fit one block when inner is small.
    const int64_t rowsAtOnce = width == inner ? std::max<int64_t>(1, kBlock / inner) : 1;
    for (int64_t k = begin; k < end; k += rowsAtOnce) {
        const int64_t rows = std::min(rowsAtOnce, end - k);
        fetch(i0 + inner * (k + length * outer), rows * width);
        for (std::size_t r = 0; r < m_combiners->size(); ++r) {
            const Combiner& c = (*m_combiners)[r];
            for (int64_t row = 0; row < rows; ++row)
                c.combine(lanes(r), element(r) + static_cast<std::size_t>(row * width) * c.size,
                          lanes(r), width);
        }
    }
    for (std::size_t r = 0; r < m_combiners->size(); ++r) {
        const Combiner& c = (*m_combiners)[r];
        std::memcpy(results[r] +
                        static_cast<std::size_t>(i0 + inner * (chunk + chunks * outer)) * c.size,
                    lanes(r), static_cast<std::size_t>(width) * c.size);
    }
}

} // namespace vitrine::host
