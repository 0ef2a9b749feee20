// SPDX-License-Identifier: Apache-2.0
#include "provider/host/scan.h"

#include <algorithm>
#include <cstring>

namespace vitrine::host {

namespace {

constexpr int64_t kSegments = kScanTile / kScanSegment;

/// Row-major [rows, columns] to [columns, rows].
template <typename T>
void transposeTyped(const std::byte* from, std::byte* to, int64_t rows, int64_t columns) {
    const T* in = reinterpret_cast<const T*>(from);
    T* out = reinterpret_cast<T*>(to);
    for (int64_t c = 0; c < columns; ++c) {
        for (int64_t r = 0; r < rows; ++r)
            out[c * rows + r] = in[r * columns + c];
    }
}

void transpose(std::size_t size, const std::byte* from, std::byte* to, int64_t rows,
               int64_t columns) {
    if (size == 4)
        transposeTyped<uint32_t>(from, to, rows, columns);
    else
        transposeTyped<uint64_t>(from, to, rows, columns);
}

void reverseElements(std::size_t size, std::byte* elements, int64_t n) {
    if (size == 4)
        std::reverse(reinterpret_cast<uint32_t*>(elements),
                     reinterpret_cast<uint32_t*>(elements) + n);
    else
        std::reverse(reinterpret_cast<uint64_t*>(elements),
                     reinterpret_cast<uint64_t*>(elements) + n);
}

} // namespace

void ScanWorker::start(const ScanLevel& level, const Combiner& combiner) {
    m_level = &level;
    m_combiner = combiner;
    m_memory.resize(static_cast<std::size_t>(2 * kScanTile + 2 * kSegments) * 8);
    if (level.body) m_body.start(*level.body, *level.operands, kBlock);
}

const std::byte* ScanWorker::fetch(int64_t e0, int64_t n) {
    if (!m_level->body) return m_level->values + static_cast<std::size_t>(e0) * m_combiner.size;
    m_body.block(e0, n);
    return m_body.root(0);
}

void ScanWorker::tile(int64_t row, int64_t tile) {
    const ScanLevel& level = *m_level;
    const std::size_t size = m_combiner.size;
    const int64_t begin = tile * kScanTile;
    const int64_t n = std::min(kScanTile, level.length - begin);
    std::byte* const elements = m_memory.data();
    std::byte* const columns = elements + static_cast<std::size_t>(kScanTile) * 8;
    std::byte* totals = columns + static_cast<std::size_t>(kScanTile) * 8;
    std::byte* before = totals + static_cast<std::size_t>(kSegments) * 8;

    const int64_t first = level.length * row + (level.reverse ? level.length - begin - n : begin);
    for (int64_t k = 0; k < n; k += kBlock) {
        const int64_t count = std::min(kBlock, n - k);
        std::memcpy(elements + static_cast<std::size_t>(k) * size, fetch(first + k, count),
                    static_cast<std::size_t>(count) * size);
    }
    if (level.reverse) reverseElements(size, elements, n);
    // Nothing depends on what follows the last element; the rest of its segment only must be
    // initialised.
    const int64_t segments = (n + kScanSegment - 1) / kScanSegment;
    m_combiner.fill(elements + static_cast<std::size_t>(n) * size, segments * kScanSegment - n);

    // With one segment a column, every step works on whole rows of segments.
    transpose(size, elements, columns, segments, kScanSegment);
    const auto rowOf = [&](int64_t k) {
        return columns + static_cast<std::size_t>(k * segments) * size;
    };
    for (int64_t k = 1; k < kScanSegment; ++k)
        m_combiner.combine(rowOf(k - 1), rowOf(k), rowOf(k), segments);
    std::memcpy(totals, rowOf(kScanSegment - 1), static_cast<std::size_t>(segments) * size);
    for (int64_t d = 1; d < segments; d *= 2) {
        const std::size_t shift = static_cast<std::size_t>(d) * size;
        std::memcpy(before, totals, shift);
        m_combiner.combine(totals, totals + shift, before + shift, segments - d);
        std::swap(totals, before);
    }
    for (int64_t k = 0; segments > 1 && k < kScanSegment; ++k)
        m_combiner.combine(totals, rowOf(k) + size, rowOf(k) + size, segments - 1);
    // The last tile's is nobody's prefix.
    if (level.totals)
        std::memcpy(level.totals + static_cast<std::size_t>(row * level.groups() + tile) * size,
                    totals + static_cast<std::size_t>(segments - 1) * size, size);
    transpose(size, columns, elements, kScanSegment, segments);
    if (level.reverse) reverseElements(size, elements, n);
    finish(elements, n);
    std::memcpy(level.out + static_cast<std::size_t>(first) * size, elements,
                static_cast<std::size_t>(n) * size);
}

void ScanWorker::chunk(int64_t outer, int64_t chunk, int64_t i0, int64_t i1) {
    const ScanLevel& level = *m_level;
    const std::size_t size = m_combiner.size;
    const int64_t begin = chunk * kScanChunk;
    const int64_t end = std::min(level.length, begin + kScanChunk);
    const int64_t width = i1 - i0;
    const std::byte* previous = nullptr;
    for (int64_t k = begin; k < end; ++k) {
        const int64_t e = i0 + level.inner * (position(k) + level.length * outer);
        std::byte* to = level.out + static_cast<std::size_t>(e) * size;
        const std::byte* value = fetch(e, width);
        if (previous)
            m_combiner.combine(previous, value, to, width);
        else
            std::memmove(to, value, static_cast<std::size_t>(width) * size);
        finish(to, width);
        previous = to;
    }
    if (!level.totals) return;
    const int64_t place = i0 + level.inner * (chunk + level.groups() * outer);
    std::memcpy(level.totals + static_cast<std::size_t>(place) * size, previous,
                static_cast<std::size_t>(width) * size);
}

void ScanWorker::addPrefix(int64_t outer, int64_t group, int64_t i0, int64_t i1) {
    const ScanLevel& level = *m_level;
    const std::size_t size = m_combiner.size;
    const int64_t begin = group * level.groupSize();
    const int64_t end = std::min(level.length, begin + level.groupSize());
    const std::byte* prefix =
        level.totals +
        static_cast<std::size_t>(i0 + level.inner * (group - 1 + level.groups() * outer)) * size;
    if (level.strided) {
        for (int64_t k = begin; k < end; ++k) {
            const int64_t e = i0 + level.inner * (position(k) + level.length * outer);
            std::byte* at = level.out + static_cast<std::size_t>(e) * size;
            m_combiner.combine(prefix, at, at, i1 - i0);
            finish(at, i1 - i0);
        }
        return;
    }
    std::byte* same = m_memory.data();
    fillBlock(same, prefix, size, kBlock);
    const int64_t first = level.length * outer + (level.reverse ? level.length - end : begin);
    for (int64_t k = 0; k < end - begin; k += kBlock) {
        std::byte* at = level.out + static_cast<std::size_t>(first + k) * size;
        const int64_t n = std::min(kBlock, end - begin - k);
        m_combiner.combine(same, at, at, n);
        finish(at, n);
    }
}

} // namespace vitrine::host
