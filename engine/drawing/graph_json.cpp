// SPDX-License-Identifier: Apache-2.0
#include "drawing/graph_json.h"

#include <nlohmann/json.hpp>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

Json nodeJson(const GraphNode& n, const GraphSnapshot& graph) {
    Json j = {{"id", n.id}, {"op", n.op}, {"class", n.dtype}, {"shape", n.shape}, {"line", n.line}};
    j["category"] = categoryName(n.category);
    if (n.column) j["column"] = n.column;
    if (!n.variable.empty()) j["variable"] = n.variable;
    if (!n.constants.empty()) j["constants"] = n.constants;
    if (n.constantsVary) j["constants_vary"] = true;
    j["group"] = n.group;
    j["bytes"] = n.bytes;
    if (n.group)
        j["provider"] = graph.groups[n.group - graph.groups.front().id].provider;
    else
        j["provider"] = n.op == "input" ? "input" : "host";
    if (n.loop) j["loop"] = n.loop;
    if (n.repeats > 1) j["repeats"] = n.repeats;
    return j;
}

Json notFusedJson(const Decision& d) {
    Json all = Json::array();
    for (const NotFusedValue& v : d.notFused)
        all.push_back({{"from", v.from},
                       {"to", v.to},
                       {"rule", v.rule},
                       {"reason", v.reason},
                       {"from_node", v.fromNode},
                       {"to_node", v.toNode}});
    return all;
}

Json groupJson(const GraphGroup& g) {
    const Decision& d = g.decision;
    Json decision = {{"target", d.target},          {"host_us", d.hostMicroseconds},
                     {"device_us", nullptr},        {"transfer_bytes", d.transferBytes},
                     {"measured_us", nullptr},      {"rule", d.rule},
                     {"reason", d.reason},          {"fused", d.fused},
                     {"not_fused", notFusedJson(d)}};
    if (d.deviceMicroseconds >= 0) decision["device_us"] = d.deviceMicroseconds;
    if (d.measuredMicroseconds >= 0) decision["measured_us"] = d.measuredMicroseconds;
    decision["measured_runs"] = d.measuredRuns;
    decision["measured_total_us"] = d.measuredTotalMicroseconds;
    return {{"id", g.id},
            {"title", g.title},
            {"name", g.name},
            {"provider", g.provider},
            {"device", g.onDevice},
            {"kernel", g.kernel},
            {"decision", decision},
            {"iterations", g.iterations},
            {"bytes_saved", g.bytesSaved},
            {"nodes", g.nodes},
            {"lines", g.lines}};
}

Json timesJson(const KernelRecord& k) {
    Json all = Json::array();
    for (const int64_t ns : k.times)
        all.push_back(static_cast<double>(ns) / 1e3);
    return all;
}

} // namespace

std::string graphJson(const GraphSnapshot& graph, int64_t now) {
    const auto microseconds = [](int64_t ns) { return static_cast<double>(ns) / 1e3; };
    Json out = {{"nodes", Json::array()},     {"edges", Json::array()},   {"groups", Json::array()},
                {"residency", Json::array()}, {"kernels", Json::array()}, {"notes", Json::array()},
                {"copies", Json::array()},    {"sinks", Json::array()}};
    for (const SinkRecord& s : graph.sinks)
        out["sinks"].push_back({{"node", s.node},
                                {"reader", s.reader},
                                {"line", s.line},
                                {"count", s.count},
                                {"bytes", s.bytes}});
    for (const GraphNode& n : graph.nodes)
        out["nodes"].push_back(nodeJson(n, graph));
    for (const GraphEdge& e : graph.edges)
        out["edges"].push_back({{"from", e.from},
                                {"to", e.to},
                                {"bytes", e.bytes},
                                {"shape", e.shape},
                                {"transfer", e.transfer}});
    for (const GraphGroup& g : graph.groups)
        out["groups"].push_back(groupJson(g));
    for (const ResidentBuffer& b : graph.residency)
        out["residency"].push_back({{"id", b.id},
                                    {"variable", b.variable},
                                    {"class", b.dtype},
                                    {"shape", b.shape},
                                    {"bytes", b.bytes},
                                    {"buffers", b.buffers},
                                    {"figure", b.figure},
                                    {"state", b.state},
                                    {"device", b.device},
                                    {"uploads", b.uploads},
                                    {"downloads", b.downloads},
                                    {"line", b.line},
                                    {"created_us", microseconds(b.created)},
                                    {"age_us", microseconds(now - b.created)},
                                    {"last_use_age_us", microseconds(now - b.lastUse)}});
    for (const KernelRecord& k : graph.kernels)
        out["kernels"].push_back({{"kernel", k.kernel},
                                  {"title", k.title},
                                  {"name", k.name},
                                  {"provider", k.provider},
                                  {"language", k.language},
                                  {"line", k.line},
                                  {"count", k.count},
                                  {"total_us", microseconds(k.totalNs)},
                                  {"min_us", microseconds(k.minNs)},
                                  {"median_us", microseconds(k.medianNs)},
                                  {"max_us", microseconds(k.maxNs)},
                                  {"times_us", timesJson(k)},
                                  {"bytes", k.bytes},
                                  {"flops", k.flops},
                                  {"class", k.doublePrecision ? "double" : "single"},
                                  {"percent_of_ceiling", k.percentOfCeiling},
                                  {"bandwidth_ceiling_gb_s", k.bandwidthCeiling / 1e9},
                                  {"arithmetic_ceiling_gflops", k.arithmeticCeiling / 1e9},
                                  {"compile_ms", k.compileMs},
                                  {"cache_hits", k.cacheHits},
                                  {"cache_misses", k.cacheMisses},
                                  {"source", k.source.str()},
                                  {"assembly", k.assembly.str()}});
    for (const GraphNote& n : graph.notes)
        out["notes"].push_back({{"line", n.line}, {"rule", n.rule}, {"text", n.text}});
    for (const CopyRecord& c : graph.copies)
        out["copies"].push_back({{"to_cpu", c.toHost},
                                 {"node", c.node},
                                 {"line", c.line},
                                 {"reader", c.reader},
                                 {"variable", c.variable},
                                 {"shape", c.shape},
                                 {"device", c.device},
                                 {"from_device", c.fromDevice},
                                 {"count", c.count},
                                 {"bytes", c.bytes},
                                 {"copy_us", microseconds(c.copyNs)},
                                 {"wait_us", microseconds(c.waitNs)}});
    return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace vitrine
