// SPDX-License-Identifier: Apache-2.0
#include "provider/tuning.h"

#include "base/hash.h"
#include "base/whole_file.h"
#include "provider/provider.h"

#include <charconv>
#include <filesystem>
#include <fstream>
#include <string>

namespace vitrine {

namespace {

constexpr std::string_view kReduction = "reduction_workgroup=";

std::string pathFor(const Settings& settings, std::string_view device, std::string_view driver) {
    const uint64_t key = hashCombine(hashBytes(device), hashBytes(driver));
    return cacheDirectory(settings) + "/tuning-" + std::to_string(key) + ".txt";
}

} // namespace

Tuning readTuning(const Settings& settings, std::string_view device, std::string_view driver) {
    Tuning tuning;
    std::ifstream file(pathFor(settings, device, driver));
    for (std::string line; std::getline(file, line);) {
        if (!line.starts_with(kReduction)) continue;
        int64_t threads = 0;
        const char* end = line.data() + line.size();
        const auto [last, error] = std::from_chars(line.data() + kReduction.size(), end, threads);
        if (error == std::errc() && last == end && threads > 0) tuning.reductionWorkgroup = threads;
    }
    return tuning;
}

Result<std::string> writeTuning(const Settings& settings, const ProviderInfo& device,
                                const Tuning& tuning) {
    const std::string path = pathFor(settings, device.name, device.driver);
    std::error_code failed;
    std::filesystem::create_directories(cacheDirectory(settings), failed);
    VITRINE_CHECK(writeWholeFile(
        path, std::string(kReduction) + std::to_string(tuning.reductionWorkgroup) + "\n",
        WholeFile::Durability::Cache));
    return path;
}

} // namespace vitrine
