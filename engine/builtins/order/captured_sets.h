// SPDX-License-Identifier: Apache-2.0
#pragma once
// union, intersect, setdiff, setxor and ismember of captured arrays, all of it where they are.
// Engine thread.
#include "builtins/core/captured_ops.h"

namespace vitrine {

enum class SetOp : uint8_t { Union, Intersect, Difference, Xor };

/// Which of all items are the result's, and which items of a and b they are (from 1), in columns.
struct CapturedSets {
    Value chosen;
    Value fromA;
    Value fromB;
};
/// `all` holds the items of a (split of them) and then those of b; last: of equal items the last
/// one is named, otherwise the first; fromLater: a union names those of b where both have them.
[[nodiscard]] CapturedSets setsOfCaptured(const CapturedOps& ops, SetOp op, const Value& all,
                                          int64_t split, bool stable, bool last, bool fromLater);
/// For each item after `split`, the first (or last) equal one before, from 1; 0 where there is
/// none.
[[nodiscard]] Value placesInCaptured(const CapturedOps& ops, const Value& all, int64_t split,
                                     bool last);

} // namespace vitrine
