// SPDX-License-Identifier: Apache-2.0
// The profile of a run as JSON, alone and within a trace file.
#include "advice/run_profile.h"

#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

constexpr int kFormat = 1;
constexpr const char* kMember = "vitrine"; ///< of a trace file

/// JSON's readers take numbers for doubles: 64 bits are told as text.
std::string hexText(uint64_t number) {
    char text[20];
    std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(number));
    return text;
}

uint64_t numberOf(const std::string& hex) {
    return std::strtoull(hex.c_str(), nullptr, 16);
}

Json timeJson(const TimeSplit& time) {
    Json out = {{"total_us", time.total}};
    for (const TimePart& part : timeParts())
        out[std::string(part.name) + "_us"] = time.*part.value;
    out["gpu_busy_us"] = time.gpuBusy;
    return out;
}

TimeSplit timeOf(const Json& json) {
    TimeSplit time;
    time.total = json.at("total_us");
    for (const TimePart& part : timeParts())
        time.*part.value = json.value(std::string(part.name) + "_us", 0.0);
    time.gpuBusy = json.value("gpu_busy_us", 0.0);
    return time;
}

Json lineJson(const LineCost& line) {
    Json decisions = Json::array();
    for (const LineDecision& d : line.decisions)
        decisions.push_back({{"device", d.onDevice},
                             {"title", d.title},
                             {"reason", d.reason},
                             {"lines", d.lines},
                             {"makes", d.makes}});
    return {{"file", line.file},   {"line", line.line},     {"text", line.text},
            {"cpu_us", line.cpu},  {"gpu_us", line.gpu},    {"copy_us", line.copy},
            {"bytes", line.bytes}, {"shared", line.shared}, {"decisions", decisions}};
}

LineCost lineOf(const Json& json) {
    LineCost line;
    line.file = json.at("file");
    line.line = json.at("line");
    line.text = json.value("text", "");
    line.cpu = json.at("cpu_us");
    line.gpu = json.at("gpu_us");
    line.copy = json.at("copy_us");
    line.bytes = json.at("bytes");
    line.shared = json.value("shared", false);
    for (const Json& d : json.at("decisions"))
        line.decisions.push_back({d.at("device"), d.at("title"), d.value("reason", ""),
                                  d.at("lines"), d.value("makes", "")});
    return line;
}

Json kernelJson(const KernelCost& k) {
    return {{"kernel", hexText(k.kernel)},
            {"title", k.title},
            {"name", k.name},
            {"provider", k.provider},
            {"line", k.line},
            {"count", k.count},
            {"total_us", k.total},
            {"median_us", k.median},
            {"bytes", k.bytes},
            {"percent_of_ceiling", k.percentOfCeiling}};
}

KernelCost kernelOf(const Json& json) {
    KernelCost k;
    k.kernel = numberOf(json.at("kernel"));
    k.title = json.at("title");
    k.name = json.value("name", k.title);
    k.provider = json.at("provider");
    k.line = json.at("line");
    k.count = json.at("count");
    k.total = json.at("total_us");
    k.median = json.at("median_us");
    k.bytes = json.at("bytes");
    k.percentOfCeiling = json.value("percent_of_ceiling", 0.0);
    return k;
}

Json objectOf(const RunProfile& p) {
    Json out = {
        {"format", kFormat},          {"script", p.script},        {"state", p.state},
        {"device", p.device},         {"time", timeJson(p.time)},  {"kernel_runs", p.kernelRuns},
        {"bytes_up", p.bytesUp},      {"bytes_down", p.bytesDown}, {"compiled", p.compiled},
        {"settings", Json::object()}, {"lines", Json::array()},    {"kernels", Json::array()},
        {"answers", Json::array()}};
    for (const auto& [name, value] : p.settings)
        out["settings"][name] = value;
    for (const LineCost& line : p.lines)
        out["lines"].push_back(lineJson(line));
    for (const KernelCost& k : p.kernels)
        out["kernels"].push_back(kernelJson(k));
    for (const AnswerDigest& a : p.answers) {
        Json row = {{"name", a.name}, {"kind", a.kind}, {"digest", nullptr}};
        if (a.known) row["digest"] = hexText(a.digest);
        out["answers"].push_back(std::move(row));
    }
    return out;
}

RunProfile profileOfObject(const Json& json) {
    RunProfile p;
    p.script = json.at("script");
    p.state = json.at("state");
    p.device = json.value("device", "");
    p.time = timeOf(json.at("time"));
    p.kernelRuns = json.at("kernel_runs");
    p.bytesUp = json.at("bytes_up");
    p.bytesDown = json.at("bytes_down");
    p.compiled = json.value("compiled", uint64_t{0});
    for (const auto& [name, value] : json.at("settings").items())
        p.settings.emplace_back(name, value.get<std::string>());
    for (const Json& line : json.at("lines"))
        p.lines.push_back(lineOf(line));
    for (const Json& kernel : json.at("kernels"))
        p.kernels.push_back(kernelOf(kernel));
    for (const Json& a : json.at("answers")) {
        AnswerDigest answer{a.at("name"), a.value("kind", ""), !a.at("digest").is_null(), 0};
        if (answer.known) answer.digest = numberOf(a.at("digest"));
        p.answers.push_back(std::move(answer));
    }
    return p;
}

} // namespace

std::string profileJson(const RunProfile& profile) {
    return objectOf(profile).dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

Result<RunProfile> profileOfTrace(std::string_view json) {
    // Millions of events, of which none is needed.
    const auto wanted = [](int depth, Json::parse_event_t event, const Json& key) {
        return depth != 1 || event != Json::parse_event_t::key || key != "traceEvents";
    };
    const Json whole = Json::parse(json, wanted, false);
    if (whole.is_discarded() || !whole.is_object())
        return fail(ErrorCode::Invalid, "it is no JSON object");
    const bool alone = whole.contains("format") && whole.contains("kernel_runs");
    if (!alone && !whole.contains(kMember))
        return fail(ErrorCode::Invalid, "it has no record of a run: an earlier version of Vitrine, "
                                        "or another program, wrote it");
    const Json& object = alone ? whole : whole[kMember];
    const auto format = object.is_object() ? object.find("format") : object.end();
    if (format == object.end() || *format != kFormat)
        return fail(ErrorCode::Invalid,
                    "it is of format " +
                        (format == object.end() ? std::string("unknown") : format->dump()) +
                        "; this version of Vitrine reads format " + std::to_string(kFormat));
    try {
        return profileOfObject(object);
    } catch (const Json::exception& error) {
        return fail(ErrorCode::Invalid,
                    std::string("its record of the run is damaged: ") + error.what());
    }
}

} // namespace vitrine
