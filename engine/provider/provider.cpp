// SPDX-License-Identifier: Apache-2.0
#include "provider/provider.h"

namespace vitrine {

uint64_t nextBufferId() {
    static std::atomic<uint64_t> next{1};
    return next.fetch_add(1, std::memory_order_relaxed);
}

} // namespace vitrine
