// SPDX-License-Identifier: Apache-2.0
#pragma once
// Formatted input, shared by sscanf and fscanf.
#include "builtins/core/support.h"

namespace vitrine {

struct ScanResult {
    Value value;         ///< column, sized as asked; char when only text was read
    int64_t count = 0;   ///< conversions that succeeded
    std::size_t end = 0; ///< code units consumed
    bool failed = false; ///< a literal or conversion did not match before the end of the text
};

/// Reads text by a format that is recycled until the text ends or stops matching. `size` may be
/// Nothing, n, Inf or [m n].
[[nodiscard]] ScanResult scanText(std::u16string_view text, std::u16string_view format,
                                  const Value& size);

} // namespace vitrine
