// SPDX-License-Identifier: Apache-2.0
#pragma once
// The device that an earlier session measured, kept on disk beside the kernels, so that a session
// can judge it without starting it. Any thread.
#include "provider/backend.h"

#include <optional>
#include <string>

namespace vitrine::vulkan {

/// Nothing when no folder is given, or another device may be there now: the machine was booted
/// since, or other drivers are named.
[[nodiscard]] std::optional<RememberedDevice> recallDevice(const std::string& cacheFolder);
void rememberDevice(const std::string& cacheFolder, const RememberedDevice& device);

} // namespace vitrine::vulkan
