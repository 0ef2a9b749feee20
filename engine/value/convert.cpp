// SPDX-License-Identifier: Apache-2.0
#include "value/convert.h"

#include <cstring>

namespace vitrine {

void convertElements(DType fromType, const void* from, DType toType, void* to, int64_t n) {
    if (n == 0) return; // of nothing there need not be an address
    if (fromType == toType) {
        std::memcpy(to, from, static_cast<std::size_t>(n) * sizeOf(fromType));
        return;
    }
    visitDType(fromType, [&](auto source) {
        visitDType(toType, [&](auto target) {
            using From = decltype(source);
            using To = decltype(target);
            const auto* in = static_cast<const From*>(from);
            auto* out = static_cast<To*>(to);
            for (int64_t i = 0; i < n; ++i)
                out[i] = convertElement<To>(in[i]);
        });
    });
}

} // namespace vitrine
