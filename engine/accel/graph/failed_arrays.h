// SPDX-License-Identifier: Apache-2.0
#pragma once
// The pending arrays whose computation failed, and why: whoever needs one of them gets its error
// until the array is dropped. Engine thread.
#include "base/result.h"

#include <unordered_map>

namespace vitrine {

class ArrayHandle;

class FailedArrays {
public:
    [[nodiscard]] bool empty() const { return m_errors.empty(); }
    /// Null when the array has not failed.
    [[nodiscard]] const Error* find(const ArrayHandle* array) const;
    /// The first error of an array stays.
    void add(const ArrayHandle* array, const Error& error) {
        if (array) m_errors.emplace(array, error);
    }
    /// A pending array fails with what it is computed from. True when it has failed.
    bool spreadTo(const ArrayHandle& array);
    void forget(const ArrayHandle& array) { m_errors.erase(&array); }

private:
    std::unordered_map<const ArrayHandle*, Error> m_errors;
};

} // namespace vitrine
