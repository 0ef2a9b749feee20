// SPDX-License-Identifier: Apache-2.0
#include "base/device_error.h"

namespace vitrine {

namespace {

// MATLAB's wording.
constexpr std::string_view kOutOfMemory = "Out of memory on device";
constexpr std::string_view kAdvice =
    ". To view more detail about available memory on the GPU, use 'gpuDevice()'. If the problem "
    "persists, reset the GPU by calling 'gpuDevice(1)'.";

/// "VK_ERROR_… (vkQueueSubmit)" of "vkQueueSubmit failed: VK_ERROR_…", or "".
std::string driverCode(std::string_view message) {
    const std::size_t at = message.find(kDriverFailed);
    if (at == std::string_view::npos) return "";
    const std::size_t call = message.rfind(' ', at - 1) + 1; // 0 where nothing stands before it
    const std::size_t code = at + kDriverFailed.size() - std::string_view("VK_").size();
    return std::string(message.substr(code)) + " (" + std::string(message.substr(call, at - call)) +
           ")";
}

} // namespace

std::optional<DeviceErrorText> deviceErrorText(const Error& error) {
    const std::string_view message = error.message;
    const std::string code = driverCode(message);
    if (error.code == ErrorCode::OutOfMemory) {
        if (message.starts_with(kOutOfMemory)) // withArray's
            return DeviceErrorText{"parallel:gpu:array:OOM", error.message};
        if (code.empty() && !message.starts_with(kDeviceMemory)) return {};
        return DeviceErrorText{"parallel:gpu:array:OOM",
                               std::string(kOutOfMemory) + std::string(kAdvice)};
    }
    if (code.empty()) return {};
    if (error.code == ErrorCode::DeviceLost)
        return DeviceErrorText{"parallel:gpu:device:DeviceLost",
                               "The device stopped working. What only it held was lost with the "
                               "device."};
    return DeviceErrorText{"parallel:gpu:device:UnexpectedError",
                           "An unexpected error occurred on the device. The error was: " + code};
}

Error withArray(Error error, std::string_view array) {
    const bool known = std::string_view(error.message).starts_with(kOutOfMemory);
    if (error.code == ErrorCode::OutOfMemory && !known && deviceErrorText(error))
        error.message.assign(kOutOfMemory).append(": ").append(array).append(kAdvice);
    return error;
}

} // namespace vitrine
