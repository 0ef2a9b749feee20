// SPDX-License-Identifier: Apache-2.0
#pragma once
// Digests of values, by which the answers of two runs are compared. Engine thread.
#include "value/value.h"

#include <cstdint>
#include <limits>
#include <optional>

namespace vitrine {

struct DigestLimits {
    /// Copies what is on a device alone to the host; else a value that holds such has no digest.
    bool readDevice = true;
    uint64_t bytes = std::numeric_limits<uint64_t>::max(); ///< of all values together
};

class ValueDigests {
public:
    explicit ValueDigests(DigestLimits limits) : m_limits(limits) {}
    /// Of class, shape and bits; of an object its class and shape alone. None where the limits do
    /// not allow it. Computes what is pending; throws ScriptError where that fails.
    [[nodiscard]] std::optional<uint64_t> of(const Value& value);

private:
    uint64_t add(const Value& value, uint64_t h);
    uint64_t add(const Tensor& tensor, uint64_t h);

    DigestLimits m_limits;
    uint64_t m_bytes = 0;
    bool m_known = true; ///< of the value that is gone through
};

} // namespace vitrine
