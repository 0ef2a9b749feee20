// SPDX-License-Identifier: Apache-2.0
#pragma once
// The argument block of a pass: sizes, strides, boxes, random counters and the user's scalars as
// named, typed members. Members of eight bytes come first and those of four after them, so that
// std430 needs no padding and the words can be filled in one run. The block is push constants when
// it fits, a read-only storage buffer after the last binding otherwise.
#include "provider/kernel_ir.h"

#include <string>
#include <vector>

namespace vitrine::codegen {

/// Sizes of one pass; the launch has the rest.
struct PassSizes {
    int64_t count = 0; ///< invocations or elements, as the kernel's kind defines
    int64_t inner = 1;
    int64_t length = 1; ///< of this pass
    int64_t outer = 1;
    int64_t blocks = 1;  ///< along length
    int64_t threads = 1; ///< invocations that share one output
    int64_t origin = 0;  ///< first element of the pass
};

enum class ArgumentKind : uint8_t {
    Count,
    Inner,
    Length,
    Outer,
    Blocks,
    Threads,
    Dim,
    ReducedDim,
    DimDivisor, ///< of Dim, for vt_over
    ReducedDimDivisor,
    Parameter,
    Reciprocal, ///< of a Parameter, in its class
    MapOffset,
    MapStride,
    BoxFirst,
    BoxStep,
    BoxSpan, ///< count*step
    RandomSeed,
    RandomCounter,
    RandomLow,
    RandomRange, ///< high-low+1, low word
    Trips,
    MapAdvance,
    RandomAdvance,
    Origin,   ///< element at which the pass's window begins
    LineStep, ///< line_maps.h
};

/// What vt_over (shaders/lib/index.glsl) takes for a divisor from 1 to 2^32 - 1: the factor in the
/// lower word, in the upper how far to shift first (5 bits) and last.
[[nodiscard]] uint64_t divisorWords(int64_t divisor);

struct Argument {
    std::string name;
    std::string type; ///< GLSL
    ArgumentKind kind = ArgumentKind::Count;
    int16_t slot = 0;
    int16_t dimension = 0;
    DType dtype = DType::Double; ///< Parameter
    bool wide = false;           ///< eight bytes
};

class Arguments {
public:
    /// Adds a member once; the same (kind, slot, dimension) gives the same name again. `wish` must
    /// be unique in the kernel.
    std::string add(Argument argument);
    [[nodiscard]] const Argument* find(ArgumentKind kind, int slot, int dimension) const;
    /// Adds the launch's table as an array of words at the end, row after row; the columns' classes
    /// give the layout. The block is then always a buffer.
    void addTable(const std::string& name, const std::vector<DType>& columns);
    [[nodiscard]] bool hasTable() const { return !m_columns.empty(); }
    /// Call when complete: fixes the order.
    void seal();
    [[nodiscard]] uint32_t bytes() const { return m_words * 4; }
    /// In the order of the block once it is sealed.
    [[nodiscard]] const std::vector<Argument>& list() const { return m_list; }
    /// The members' declarations, one a line.
    [[nodiscard]] std::string members() const;
    /// The words of one pass of a launch.
    [[nodiscard]] std::vector<uint32_t> fill(const LaunchGeometry& geometry,
                                             const PassSizes& sizes) const;
    /// Frees the names and types, which only the text needs.
    void dropText();

private:
    std::vector<Argument> m_list;
    uint32_t m_words = 0;
    std::string m_table;
    std::vector<DType> m_columns;
};

} // namespace vitrine::codegen
