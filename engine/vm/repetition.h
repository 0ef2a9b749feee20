// SPDX-License-Identifier: Apache-2.0
#pragma once
// Rounds of a for loop that need not run. A body without jumps, made of operators and of functions
// without effects, does in every round what it did in the one before, if that left the same numbers
// and its arrays are results of the rolled loop: the rounds that are left are added to those. The
// variable of the loop may only choose a slice of an array from before the loop. Engine thread.
#include "value/tensor.h"
#include "vm/frame.h"

#include <optional>
#include <vector>

namespace vitrine {

/// What the code of a round reads and leaves, as far as registers say.
class RoundCode {
public:
    /// The code of [begin, end) of a loop with the variable `target`; nothing when rounds may
    /// differ by more than a slice. `generation` of the call sites that are up to date.
    static std::optional<RoundCode> of(const lang::Proto& proto, std::size_t begin, std::size_t end,
                                       int target, uint32_t generation);

    /// a(:,…,variable + offset,…,:)
    struct Slice {
        uint16_t array = 0;
        uint8_t dimension = 0, dimensions = 0;
        double offset = 0;
    };
    std::vector<uint16_t> written; ///< variables that a round sets
    std::vector<uint16_t> read;    ///< others that it reads
    std::vector<Slice> slices;
    bool draws = false; ///< takes random numbers

private:
    RoundCode() = default;
    friend class RoundReader;
};

/// What a round left, to be compared with what the next one leaves.
class RoundEnd {
public:
    RoundEnd(const Frame& frame, const RoundCode& code);

    /// Did it leave numbers and arrays only?
    [[nodiscard]] bool isPlain() const { return m_plain; }
    /// The same numbers, and arrays of the same size, class and sign?
    [[nodiscard]] bool operator==(const RoundEnd& other) const = default;

private:
    struct Left {
        bool array = false;
        DType dtype = DType::Double;
        uint64_t bits = 0; ///< of a number
        Shape shape;
        SignBound sign = SignBound::Unknown;
        bool complex = false;

        bool operator==(const Left&) const = default;
    };
    std::vector<Left> m_left; ///< of each written variable
    bool m_plain = true;
};

/// A loop whose rounds are being watched.
struct Repetition {
    const lang::Instruction* loop = nullptr; ///< its ForNext; null: none is watched
    int64_t iteration = 0;                   ///< that began when `end` was taken, of all loops
    uint64_t drawn = 0;                      ///< random numbers until then
    std::optional<RoundCode> code;
    std::optional<RoundEnd> end;
};

} // namespace vitrine
