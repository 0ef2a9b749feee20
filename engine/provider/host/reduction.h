// SPDX-License-Identifier: Apache-2.0
#pragma once
// Reductions in the canonical order (kernel_ir.h), level after level: the program's body feeds the
// first, partial results the following ones. Used by the evaluator.
#include "provider/host/block_program.h"
#include "provider/host/combine.h"

namespace vitrine::host {

/// One level: where its elements come from, and how they lie.
struct ReductionLevel {
    const BlockProgram* body = nullptr; ///< its roots are reduced; null: elements are in arrays
    const BlockOperands* operands = nullptr;
    std::vector<const std::byte*> arrays;
    int64_t inner = 1;
    int64_t length = 1;
    int64_t outer = 1;

    /// Results along length that one level leaves.
    [[nodiscard]] int64_t groups(bool strided) const;
};

/// Registers of one thread: lanes and scratch for each reduction.
class ReductionWorker {
public:
    void start(const ReductionLevel& level, const std::vector<Combiner>& combiners);
    /// Rows [first, last) of up to 1024 elements each, contiguous; one result a row.
    void shortRows(int64_t first, int64_t last, std::byte* const* results);
    /// Block `block` of row `row`; one result.
    void longBlock(int64_t row, int64_t block, int64_t blocks, std::byte* const* results);
    /// Chunk of 256 along length for elements [i0, i1) of inner.
    void stridedChunk(int64_t outer, int64_t chunk, int64_t chunks, int64_t i0, int64_t i1,
                      std::byte* const* results);

private:
    /// Pointers to `n` elements from e0 on of reduction r, after fetch().
    void fetch(int64_t e0, int64_t n);
    [[nodiscard]] const std::byte* element(std::size_t r) const { return m_elements[r]; }
    [[nodiscard]] std::byte* lanes(std::size_t r) {
        return m_memory.data() + 2 * r * static_cast<std::size_t>(kBlock) * 8;
    }
    [[nodiscard]] std::byte* scratch(std::size_t r) {
        return lanes(r) + static_cast<std::size_t>(kBlock) * 8;
    }

    const ReductionLevel* m_level = nullptr;
    const std::vector<Combiner>* m_combiners = nullptr;
    BlockWorker m_body;
    std::vector<const std::byte*> m_elements;
    std::vector<std::byte> m_memory;
};

/// Elements of a block, and of a chunk when strided.
inline constexpr int64_t kReductionBlock = 16384;
inline constexpr int64_t kReductionChunk = 256;

} // namespace vitrine::host
