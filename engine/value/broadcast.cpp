// SPDX-License-Identifier: Apache-2.0
#include "value/broadcast.h"

#include <cstring>
#include <vector>

namespace vitrine {

void broadcastStrides(const Shape& operand, const Shape& domain, std::span<int64_t> strides) {
    int64_t stride = 1;
    for (int d = 0; d < domain.rank(); ++d) {
        strides[static_cast<std::size_t>(d)] = operand[d] == 1 ? 0 : stride;
        stride *= operand[d];
    }
}

void broadcastElements(const std::byte* from, const Shape& operand, std::size_t size,
                       const Shape& domain, std::byte* to) {
    const int rank = domain.rank();
    std::vector<int64_t> at(static_cast<std::size_t>(rank), 0), strides(at);
    broadcastStrides(operand, domain, strides);
    int64_t position = 0;
    for (int64_t i = 0; i < domain.count(); ++i) {
        std::memcpy(to + static_cast<std::size_t>(i) * size,
                    from + static_cast<std::size_t>(position) * size, size);
        for (int d = 0; d < rank; ++d) {
            const auto k = static_cast<std::size_t>(d);
            position += strides[k];
            if (++at[k] < domain[d]) break;
            position -= strides[k] * domain[d];
            at[k] = 0;
        }
    }
}

} // namespace vitrine
