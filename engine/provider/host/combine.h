// SPDX-License-Identifier: Apache-2.0
#pragma once
// The associative operations of reductions and scans on runs of elements, and the tree of
// neighbours. Nothing allocates. Any thread.
#include "base/result.h"
#include "provider/kernel_ir.h"

namespace vitrine::host {

/// One operation in one class.
struct Combiner {
    /// out[i] = a[i] ∘ b[i]; out may be a or b.
    void (*combine)(const void* a, const void* b, void* out, int64_t n) = nullptr;
    /// Gives every NaN of n elements the canonical bits; null for classes without NaN. Partial
    /// results may hold any NaN, what is stored for good may not.
    void (*canonicalise)(void* x, int64_t n) = nullptr;
    uint64_t identity = 0; ///< bits, low bytes
    std::size_t size = 8;

    /// Unsupported for classes that have no canonical reduction.
    static Result<Combiner> of(Combine op, DType t);
    void fill(void* out, int64_t n) const;
};

/// Combines neighbours `levels` times: count elements become count >> levels, in place. scratch has
/// room for count elements.
void treeReduce(const Combiner& combiner, std::byte* elements, int64_t count, int levels,
                std::byte* scratch);

} // namespace vitrine::host
