// SPDX-License-Identifier: Apache-2.0
#pragma once
// Cumulative operations in the canonical order (kernel_ir.h), level after level: the program's body
// feeds the first, the totals of tiles or chunks the following ones. Used by the evaluator.
#include "provider/host/block_program.h"
#include "provider/host/combine.h"

namespace vitrine::host {

inline constexpr int64_t kScanTile = 4096;
inline constexpr int64_t kScanSegment = 16;
inline constexpr int64_t kScanChunk = 256;

/// One level. Elements come from body's root, or from `values`, and go to `out`.
struct ScanLevel {
    const BlockProgram* body = nullptr;
    const BlockOperands* operands = nullptr;
    const std::byte* values = nullptr;
    std::byte* out = nullptr;    ///< may be values
    std::byte* totals = nullptr; ///< of each group, where there is more than one
    bool strided = false;
    bool reverse = false;
    int64_t inner = 1;
    int64_t length = 1;
    int64_t outer = 1;

    [[nodiscard]] int64_t groupSize() const { return strided ? kScanChunk : kScanTile; }
    [[nodiscard]] int64_t groups() const { return (length + groupSize() - 1) / groupSize(); }
};

/// Registers of one thread.
class ScanWorker {
public:
    void start(const ScanLevel& level, const Combiner& combiner);
    /// Tile `tile` of row `row`, without what comes before the tile.
    void tile(int64_t row, int64_t tile);
    /// A chunk for elements [i0, i1) of inner, i1 - i0 ≤ kBlock.
    void chunk(int64_t outer, int64_t chunk, int64_t i0, int64_t i1);
    /// Puts the scanned totals in front of the elements of a group after the first.
    void addPrefix(int64_t outer, int64_t group, int64_t i0, int64_t i1);

private:
    [[nodiscard]] const std::byte* fetch(int64_t e0, int64_t n);
    /// The elements of the first level are results; those of the others are totals.
    void finish(std::byte* elements, int64_t n) {
        if (m_level->body && m_combiner.canonicalise) m_combiner.canonicalise(elements, n);
    }
    /// Place in memory of position k along a row in scan order.
    [[nodiscard]] int64_t position(int64_t k) const {
        return m_level->reverse ? m_level->length - 1 - k : k;
    }

    const ScanLevel* m_level = nullptr;
    Combiner m_combiner;
    BlockWorker m_body;
    std::vector<std::byte> m_memory; ///< the tile, its transpose and two rows of totals
};

} // namespace vitrine::host
