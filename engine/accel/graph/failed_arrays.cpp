// SPDX-License-Identifier: Apache-2.0
#include "accel/graph/failed_arrays.h"

#include "accel/graph/node.h"

namespace vitrine {

const Error* FailedArrays::find(const ArrayHandle* array) const {
    const auto found = m_errors.find(array);
    return found == m_errors.end() ? nullptr : &found->second;
}

bool FailedArrays::spreadTo(const ArrayHandle& array) {
    if (m_errors.empty()) return false;
    if (find(&array)) return true;
    for (const Operand& o : array.node->operands) {
        const Error* error = o.array ? find(o.array.get()) : nullptr;
        if (!error) continue;
        add(&array, *error);
        return true;
    }
    return false;
}

} // namespace vitrine
