// SPDX-License-Identifier: Apache-2.0
#include "trace/trace.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Json arguments(const Event& e, const std::vector<std::string>& providers) {
    Json a = Json::object();
    if (e.provider < providers.size()) a["provider"] = providers[e.provider];
    if (e.line) a["line"] = e.line;
    if (e.node) a["node"] = e.node;
    if (e.group) a["group"] = e.group;
    if (e.kernel) a["kernel"] = e.kernel;
    if (e.buffer) a["buffer"] = e.buffer;
    if (e.bytes) a["bytes"] = e.bytes;
    if (e.flops) a["flops"] = e.flops;
    if (e.label[0]) a["label"] = e.label;
    if (e.cache != CacheResult::None) a["cache"] = e.cache == CacheResult::Miss ? "miss" : "hit";
    return a;
}

// Lanes of the timeline: interpreter, plan, compile, upload, compute (one a provider), download,
// wait.
int lane(const Event& e) {
    switch (e.kind) {
    case EventKind::Capture:
    case EventKind::Sink:
    case EventKind::Interpret:
        return 1;
    case EventKind::Plan:
        return 2;
    case EventKind::Compile:
        return 3;
    case EventKind::Upload:
        return 4;
    case EventKind::Download:
        return 5;
    case EventKind::Alloc:
    case EventKind::Free:
    case EventKind::Evict:
        return 6;
    case EventKind::Wait:
        return 7;
    case EventKind::Dispatch:
        break;
    }
    return 10 + e.provider;
}

} // namespace

std::string chromeTraceJson(const std::vector<Event>& events,
                            const std::vector<std::string>& providers, const TraceTotals& totals,
                            std::string_view run) {
    constexpr const char* lanes[] = {"",       "interpreter", "plan",   "compile",
                                     "upload", "download",    "memory", "wait"};
    Json list = Json::array();
    auto nameLane = [&](int id, const std::string& name) {
        list.push_back({{"name", "thread_name"},
                        {"ph", "M"},
                        {"pid", 1},
                        {"tid", id},
                        {"args", {{"name", name}}}});
    };
    for (int i = 1; i <= 7; ++i)
        nameLane(i, lanes[i]);
    for (std::size_t i = 0; i < providers.size(); ++i)
        nameLane(10 + static_cast<int>(i), "compute: " + providers[i]);
    int64_t last = 0;
    for (const Event& e : events) {
        Json entry = {{"name", eventName(e.kind)},
                      {"cat", "vitrine"},
                      {"pid", 1},
                      {"tid", lane(e)},
                      {"ts", static_cast<double>(e.start) / 1000.0}};
        if (e.end > e.start) {
            entry["ph"] = "X";
            entry["dur"] = static_cast<double>(e.end - e.start) / 1000.0;
        } else {
            entry["ph"] = "i";
            entry["s"] = "t";
        }
        entry["args"] = arguments(e, providers);
        list.push_back(std::move(entry));
        last = std::max(last, e.end);
    }
    Json sums = Json::object();
    for (std::size_t k = 0; k < totals.count.size(); ++k) {
        const auto kind = static_cast<EventKind>(k);
        sums[std::string(eventName(kind))] = {
            {"count", totals.count[k]},
            {"bytes", totals.bytes[k]},
            {"us", static_cast<double>(totals.nanoseconds[k]) / 1000.0}};
    }
    sums["cache_hits"] = totals.cacheHits;
    sums["cache_misses"] = totals.cacheMisses;
    sums["events_lost"] = totals.lost;
    list.push_back({{"name", "summary"},
                    {"cat", "vitrine"},
                    {"ph", "i"},
                    {"s", "g"},
                    {"pid", 1},
                    {"tid", 1},
                    {"ts", static_cast<double>(last) / 1000.0},
                    {"args", sums}});
    Json out = Json::object();
    if (!run.empty()) out["vitrine"] = Json::parse(run);
    out["traceEvents"] = std::move(list);
    out["displayTimeUnit"] = "ns";
    return out.dump(1, ' ', false, Json::error_handler_t::replace);
}

} // namespace vitrine
