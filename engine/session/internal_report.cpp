// SPDX-License-Identifier: Apache-2.0
#include "session/internal_report.h"

#include "base/settings.h"

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <unistd.h>
#include <vector>

namespace vitrine {

namespace {

namespace fs = std::filesystem;

constexpr std::size_t kKept = 20;

std::string nowText(const char* format) {
    const std::time_t now = std::time(nullptr);
    std::tm utc{};
    gmtime_r(&now, &utc);
    char text[64];
    text[std::strftime(text, sizeof text, format, &utc)] = 0;
    return text;
}

void dropOldest(const fs::path& folder) {
    std::error_code error;
    std::vector<fs::path> reports; // their names begin with their time
    for (const auto& entry : fs::directory_iterator(folder, error)) {
        if (entry.path().filename().string().starts_with("internal-"))
            reports.push_back(entry.path());
    }
    std::sort(reports.begin(), reports.end());
    for (std::size_t i = 0; i + kKept < reports.size(); ++i)
        fs::remove(reports[i], error);
}

std::string textOf(const InternalReport& report, const Settings& settings) {
    std::string text = "Vitrine " VITRINE_VERSION ", " + nowText("%Y-%m-%d %H:%M:%S") + " UTC\n\n" +
                       report.message + "\n";
    if (!report.at.empty()) text += "\nIn the script\n" + report.at + "\n";
    text += "\nDevice: " + report.device + "\n\nSettings\n";
    for (const SettingInfo& row : settingTable())
        text += "  " + std::string(row.variable) + "=" + settingText(settings, row.variable) + "\n";
    return text + "\nCalls\n" + report.calls;
}

} // namespace

std::string writeInternalReport(const std::string& folder, const InternalReport& report,
                                const Settings& settings) {
    std::error_code error;
    fs::create_directories(folder, error);
    std::string path = folder + "/internal-" + nowText("%Y%m%d-%H%M%S") + "-XXXXXX.txt";
    const int file = mkstemps(path.data(), 4);
    if (file < 0) return {};
    const std::string text = textOf(report, settings);
    const bool whole = ::write(file, text.data(), text.size()) == static_cast<ssize_t>(text.size());
    if (::close(file) != 0 || !whole) {
        fs::remove(path, error);
        return {};
    }
    dropOldest(folder);
    return path;
}

} // namespace vitrine
