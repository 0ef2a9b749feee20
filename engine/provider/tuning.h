// SPDX-License-Identifier: Apache-2.0
#pragma once
// What `calibrate --sweep` found to be fastest on a device, from session to session: a small text
// file of the cache folder for each device and driver. Settings go before it. Any thread.
#include "base/result.h"
#include "base/settings.h"

#include <string_view>

namespace vitrine {

struct ProviderInfo;

struct Tuning {
    int64_t reductionWorkgroup = 0; ///< threads; 0: the provider's choice
};

/// What is kept for the device; all zeros where nothing is, or nothing that can be read.
[[nodiscard]] Tuning readTuning(const Settings& settings, std::string_view device,
                                std::string_view driver);
/// Keeps it; the file's path.
Result<std::string> writeTuning(const Settings& settings, const ProviderInfo& device,
                                const Tuning& tuning);

} // namespace vitrine
