// SPDX-License-Identifier: Apache-2.0
#include "value/broadcast.h"

#include <algorithm>
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
    const std::size_t run = static_cast<std::size_t>(domain[0]) * size;
    int64_t position = 0;
    for (int64_t columns = run > 0 ? domain.count() / domain[0] : 0; columns > 0; --columns) {
        const std::byte* x = from + static_cast<std::size_t>(position) * size;
        if (strides[0] == 1) {
            std::memcpy(to, x, run);
        } else { // one element, doubled until the column is full
            std::memcpy(to, x, size);
            for (std::size_t done = size; done < run; done *= 2)
                std::memcpy(to + done, to, std::min(done, run - done));
        }
        to += run;
        for (int d = 1; d < rank; ++d) {
            const auto k = static_cast<std::size_t>(d);
            position += strides[k];
            if (++at[k] < domain[d]) break;
            position -= strides[k] * domain[d];
            at[k] = 0;
        }
    }
}

} // namespace vitrine
