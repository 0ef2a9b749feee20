// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/remembered_device.h"

#include "base/hash.h"
#include "base/settings.h"
#include "provider/vulkan/cache_file.h"

#include <cstring>
#include <fstream>

namespace vitrine::vulkan {

namespace {

constexpr std::size_t kHead = sizeof(ProviderRates) + sizeof(double); // then the name

std::string pathIn(const std::string& folder) {
    return folder + "/last-device.bin";
}

uint64_t keyNow() {
    std::string text;
    std::ifstream boot("/proc/sys/kernel/random/boot_id");
    std::getline(boot, text);
    text += "\n2"; // of the layout
    for (const char* name : {"VK_DRIVER_FILES", "VK_ICD_FILENAMES", "VITRINE_DEVICE"})
        text += '\n' + environmentText(name).value_or("");
    return hashBytes(text);
}

} // namespace

std::optional<RememberedDevice> recallDevice(const std::string& cacheFolder) {
    if (cacheFolder.empty()) return std::nullopt;
    const auto kept = readCacheFile(pathIn(cacheFolder), keyNow());
    if (!kept || kept->size() <= kHead) return std::nullopt;
    RememberedDevice out;
    std::memcpy(&out.rates, kept->data(), sizeof out.rates);
    std::memcpy(&out.startSeconds, kept->data() + sizeof out.rates, sizeof out.startSeconds);
    out.name.assign(reinterpret_cast<const char*>(kept->data()) + kHead, kept->size() - kHead);
    return out;
}

void rememberDevice(const std::string& cacheFolder, const RememberedDevice& device) {
    if (cacheFolder.empty()) return;
    std::vector<std::byte> contents(kHead + device.name.size());
    std::memcpy(contents.data(), &device.rates, sizeof device.rates);
    std::memcpy(contents.data() + sizeof device.rates, &device.startSeconds,
                sizeof device.startSeconds);
    std::memcpy(contents.data() + kHead, device.name.data(), device.name.size());
    writeCacheFile(pathIn(cacheFolder), keyNow(), contents);
}

} // namespace vitrine::vulkan
