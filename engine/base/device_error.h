// SPDX-License-Identifier: Apache-2.0
#pragma once
// What a device's refusal means to a script. A driver's answer ("vkQueueSubmit failed: VK_ERROR_…")
// stays as it is in the record and the log; the sentence that a user reads is made here and nowhere
// else. Any thread.
#include "base/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace vitrine {

/// Between the call and the code in a driver's answer: what makes one sets it, what translates one
/// looks for it.
inline constexpr std::string_view kDriverFailed = " failed: VK_";
/// How an error begins that a device's own limit makes, not its driver.
inline constexpr std::string_view kDeviceMemory = "device memory: ";

struct DeviceErrorText {
    const char* identifier;
    std::string message;
};

/// Identifier and sentence of an error that a device made; nothing for every other error.
[[nodiscard]] std::optional<DeviceErrorText> deviceErrorText(const Error& error);
/// The error with the array that it is about ("'x' of size 3x4 (double, 96 bytes)"), where memory
/// was short for it; every other error as it is.
[[nodiscard]] Error withArray(Error error, std::string_view array);

} // namespace vitrine
