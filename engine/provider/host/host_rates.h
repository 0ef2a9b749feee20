// SPDX-License-Identifier: Apache-2.0
#pragma once
// Measures what the host provider reaches on this machine, for the cost model. Engine thread.
#include "base/thread_pool.h"
#include "provider/provider.h"

namespace vitrine::host {

/// At most 50 ms.
[[nodiscard]] ProviderRates measureHostRates(ThreadPool& pool);

} // namespace vitrine::host
