// SPDX-License-Identifier: Apache-2.0
// Advice as text for a terminal and as JSON.
#include "advice/advice.h"

#include "advice/rules.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kFormat = 1;

std::string placeOf(const Finding& f, const FileNames& nameOf) {
    if (f.line == 0) return "run";
    const std::string file =
        f.file ? std::filesystem::path(nameOf(f.file)).filename().string() : "";
    return (file.empty() ? "line " : file + ":") + std::to_string(f.line);
}

/// In lines of at most the width, each indented.
std::string wrapped(const std::string& text, std::size_t indent, std::size_t width) {
    std::string out(indent, ' ');
    std::size_t column = indent;
    std::size_t at = 0;
    while (at < text.size()) {
        std::size_t end = std::min(text.find(' ', at), text.size());
        if (column > indent && column + 1 + (end - at) > width) {
            out += "\n" + std::string(indent, ' ');
            column = indent;
        }
        if (column > indent) {
            out += ' ';
            ++column;
        }
        out.append(text, at, end - at);
        column += end - at;
        at = end + 1;
    }
    return out + "\n";
}

} // namespace

std::string adviceText(const Advice& advice, const FileNames& nameOf) {
    const TimeSplit& time = advice.time;
    const auto row = [](std::string_view name, double value, const std::string& what) {
        // µ is two bytes, which the width of a field counts.
        const std::string text = advice::durationText(value);
        const std::size_t wide = text.size() - (text.find("µ") != std::string::npos ? 1 : 0);
        return "  " + std::string(name) + std::string(13 - name.size(), ' ') +
               std::string(10 - std::min<std::size_t>(wide, 10), ' ') + text +
               (what.empty() ? "" : "  " + what) + "\n";
    };
    std::string out = "Where the time went\n" + row("run", time.total, "");
    for (const TimePart& part : timeParts()) {
        const double value = time.*part.value;
        if (value <= 0) continue;
        char share[32];
        std::snprintf(share, sizeof share, "%5.1f %%", 100 * value / std::max(time.total, 1e-9));
        out += row(part.name, value, share);
    }
    if (time.gpuBusy > 0) out += row("(gpu busy)", time.gpuBusy, "beside the other work, too");
    out += "\nFindings\n";
    if (advice.findings.empty()) out += "  Nothing stands out.\n";
    for (const Finding& f : advice.findings) {
        const std::string cost =
            f.microseconds > 0 ? (f.measured ? "" : "~") + advice::durationText(f.microseconds)
                               : "-";
        const std::size_t wide = cost.size() - (cost.find("µ") != std::string::npos ? 1 : 0);
        out += std::string(10 - std::min<std::size_t>(wide, 10), ' ') + cost + "  " +
               placeOf(f, nameOf) + "  [" + f.rule + "]\n";
        constexpr std::size_t kIndent = 12, kWidth = 100;
        out += wrapped(f.text, kIndent, kWidth);
        if (!f.advice.empty()) out += wrapped("> " + f.advice, kIndent, kWidth);
    }
    if (advice.omitted > 0)
        out += std::to_string(advice.omitted) + " more cost too little to be told.\n";
    return out;
}

std::string adviceJson(const Advice& advice, const FileNames& nameOf) {
    Json time = {{"total_us", advice.time.total}};
    for (const TimePart& part : timeParts())
        time[std::string(part.name) + "_us"] = advice.time.*part.value;
    time["gpu_busy_us"] = advice.time.gpuBusy;
    Json findings = Json::array();
    for (const Finding& f : advice.findings) {
        Json row = {{"rule", f.rule}, {"line", f.line}};
        if (f.file) row["file"] = nameOf(f.file);
        if (f.node) row["node"] = f.node;
        if (f.group) row["group"] = f.group;
        row["cost_us"] = f.microseconds;
        row["measured"] = f.measured;
        row["text"] = f.text;
        if (!f.advice.empty()) row["advice"] = f.advice;
        findings.push_back(std::move(row));
    }
    const Json out = {
        {"format", kFormat}, {"time", time}, {"findings", findings}, {"omitted", advice.omitted}};
    return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace vitrine
