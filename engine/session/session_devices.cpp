// SPDX-License-Identifier: Apache-2.0
// Devices: the list, the report of `info`, sharing with the interface, buffers for drawing and
// those moved by hand; and exports.
#include "base/host_memory.h"
#include "drawing/graph_json.h"
#include "provider/backends/builtin_backends.h"
#include "provider/drawing_device.h"
#include "provider/tuning.h"
#include "session/session_state.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sys/resource.h>

namespace vitrine {

namespace {

using Json = nlohmann::ordered_json;

/// Measured: four digits are more than it is good for.
double measured(double x) {
    char text[32];
    std::snprintf(text, sizeof text, "%.4g", x);
    return std::strtod(text, nullptr);
}

Json ratesJson(const ProviderRates& r) {
    return {{"measured", r.measured},
            {"launch_us", measured(r.launchSeconds * 1e6)},
            {"sync_us", measured(r.syncSeconds * 1e6)},
            {"bandwidth_gb_s", measured(r.bandwidth / 1e9)},
            {"gflops_single", measured(r.flopsSingle / 1e9)},
            {"gflops_double", measured(r.flopsDouble / 1e9)},
            {"upload_gb_s", measured(r.uploadBandwidth / 1e9)},
            {"download_gb_s", measured(r.downloadBandwidth / 1e9)},
            {"compile_ms", measured(r.compileSeconds * 1e3)}};
}

Json infoOf(const ProviderInfo& i) {
    return {{"name", i.name},
            {"api", i.api},
            {"driver", i.driver},
            {"vendor", i.vendor},
            {"type", i.type},
            {"float64", i.float64},
            {"int64", i.int64},
            {"memory_bytes", i.memoryBytes},
            {"max_buffer_bytes", i.maxBufferBytes},
            {"compute_units", i.computeUnits}};
}

/// The value, and what a 0 that stands for no value means.
std::string shownSetting(const Settings& settings, const SettingInfo& row) {
    const std::string text = settingText(settings, row.variable);
    const std::string_view about = row.description;
    const std::size_t zero = about.find("0: ");
    if (text != "0" || zero == about.npos) return text;
    return "0 (" + std::string(about.substr(zero + 3, about.rfind('.') - zero - 3)) + ")";
}

/// What earlier runs left in the folder: this one has compiled nothing.
Json keptKernels(const std::string& folder) {
    uint64_t files = 0, bytes = 0;
    std::error_code failed;
    std::filesystem::recursive_directory_iterator walk(folder, failed), end;
    for (; !failed && walk != end; walk.increment(failed)) {
        std::error_code gone;
        if (!walk->is_regular_file(gone)) continue;
        const uint64_t size = walk->file_size(gone);
        if (gone) continue;
        ++files;
        bytes += size;
    }
    return {{"folder", folder}, {"files", files}, {"bytes", bytes}};
}

} // namespace

std::string Session::deviceProblem(std::string_view wish) {
    if (isDeviceKind(wish)) return "";
    const auto lowered = [](std::string_view text) {
        std::string out(text);
        std::transform(out.begin(), out.end(), out.begin(),
                       [](unsigned char c) { return std::tolower(c); });
        return out;
    };
    std::string names;
    for (const BuiltinDevice& device : builtinDevices()) {
        if (lowered(device.info.name).find(lowered(wish)) != std::string::npos ||
            device.backend == wish)
            return "";
        names += "\n  " + device.info.name;
    }
    return "no device is called '" + std::string(wish) +
           "'. A part of a name is enough; auto, cpu and gpu choose by kind.\n" +
           (names.empty() ? "There is no device here." : "Devices here:" + names);
}

std::vector<DeviceSummary> Session::devices() {
    std::vector<DeviceSummary> rows;
    for (const ProviderRegistry::Device& d : m_state->providers.devices())
        rows.push_back({d.info.name, d.info.api, d.info.driver, d.info.type, d.current,
                        d.info.float64, d.info.memoryBytes});
    return rows;
}

uint64_t Session::validationMessages() const {
    uint64_t all = 0;
    for (const Provider* device : m_state->providers.startedDevices())
        all += device->complaints();
    return all;
}

std::string Session::infoJson() {
    State& s = *m_state;
    Json out;
    out["host"] = infoOf(s.providers.host().info());
    const memory::Ceiling most = memory::ceiling();
    out["host"]["memory"] = {
        {"in_use", memory::inUse()}, {"most", most.bytes}, {"set_by", most.from}};
    out["host"]["rates"] = ratesJson(s.providers.host().rates());
    out["devices"] = Json::array();
    out["providers"] = s.providers.backends();
    Provider* device = s.wantedDevice(); // started before the list says what is
    for (const ProviderRegistry::Device& d : s.providers.devices()) {
        Json row = infoOf(d.info);
        row["provider"] = d.backend;
        row["current"] = d.current;
        out["devices"].push_back(std::move(row));
    }
    if (device) {
        out["current"] = infoOf(device->info());
        out["current"]["rates"] = ratesJson(device->rates());
        for (const ProviderFacts& facts : device->facts()) {
            Json& section = out["current"][facts.section];
            for (const auto& [name, value] : facts.values)
                std::visit([&, key = name](const auto& fact) { section[key] = fact; }, value);
        }
        if (const std::string folder = device->kernelFolder(); !folder.empty())
            out["current"]["pipeline_cache"] = keptKernels(folder);
        out["current"]["memory"] = {{"in_use", device->bytesInUse()},
                                    {"peak", device->peakBytes()},
                                    {"budget", device->budgetBytes()}};
    } else {
        out["current"] = nullptr;
        out["why_no_device"] = s.whyNoDevice();
    }
    Placer& placer = s.accelerator.state().placer;
    if (device) placer.recallCosts(*device);
    out["measured_costs"] = {{"file", placer.costFile()}, {"rows", placer.costs().known()}};
    Json settings = Json::object();
    for (const SettingInfo& row : settingTable())
        settings[row.variable] = shownSetting(s.settings, row);
    out["settings"] = settings;
    return out.dump(2) + "\n";
}

Result<std::string> Session::calibrate() {
    State& s = *m_state;
    Provider* device = s.wantedDevice();
    if (!device) return fail(ErrorCode::Unsupported, s.whyNoDevice());
    const int64_t start = s.trace.now();
    VITRINE_TRY(const ProviderRates rates, device->calibrate());
    Json out;
    out["device"] = device->info().name;
    out["driver"] = device->info().driver;
    out["seconds"] = static_cast<double>(s.trace.now() - start) * 1e-9;
    out["rates"] = ratesJson(rates);
    out["host"] = ratesJson(s.providers.host().rates());
    return out.dump(2) + "\n";
}

Result<std::string> Session::keepReductionWorkgroup(int64_t threads) {
    State& s = *m_state;
    Provider* device = s.wantedDevice();
    if (!device) return fail(ErrorCode::Unsupported, s.whyNoDevice());
    return writeTuning(s.settings, device->info(), {threads});
}

Result<GraphicsHandles> Session::openGraphics(const std::vector<std::string>& instanceExtensions) {
    State& s = *m_state;
    if (s.providers.startedDevice())
        return fail(ErrorCode::Invalid, "the device was started before the window asked for it");
    s.providers.openFor(instanceExtensions);
    Provider* device = s.providers.device();
    if (!device) return fail(ErrorCode::Unsupported, s.providers.why());
    if (!device->drawing())
        return fail(ErrorCode::Unsupported, device->info().name + " does not draw");
    const DrawingHandles h = device->drawing()->handles();
    GraphicsHandles out;
    out.instance = h.instance;
    out.physicalDevice = h.physicalDevice;
    out.device = h.device;
    out.queueFamily = h.queueFamily;
    out.queueIndex = h.queueIndex;
    out.apiVersion = h.apiVersion;
    out.instanceExtensions = h.instanceExtensions;
    out.sharedQueue = h.sharedQueue;
    out.queueMutex = h.queueMutex;
    if (!h.canDraw) return fail(ErrorCode::Unsupported, "the device has no queue that draws");
    return out;
}

Result<DisplayBuffer> Session::displayBuffer(const FigureData& data) {
    if (!data.valid()) return fail(ErrorCode::Invalid, "the figure has no data");
    return m_state->displays.find(data.tensor);
}

Status Session::gatherBuffer(uint64_t buffer) {
    Status done = m_state->accelerator.state().residency.gather(buffer);
    m_state->publish();
    return done;
}
Status Session::evictBuffer(uint64_t buffer) {
    Status done = m_state->accelerator.state().residency.evict(buffer);
    m_state->publish();
    return done;
}

std::string Session::graphJsonText() {
    return graphJson(m_state->graph(), m_state->trace.now());
}
std::string Session::graphSvgText() {
    return graphSvg(m_state->graph());
}

std::string Session::traceJsonText(AnswerReading reading) {
    const TraceEvents kept = m_state->log.events();
    std::vector<Event> events;
    events.reserve(kept.count());
    for (const TraceEvents::Chunk& chunk : kept.chunks)
        events.insert(events.end(), chunk->begin(), chunk->end());
    TraceTotals totals = m_state->trace.totals();
    totals.lost = kept.dropped;
    return chromeTraceJson(events, kept.providers, totals, runProfileJson(reading));
}

std::string Session::timingsText() {
    const GraphSnapshot graph = m_state->accelerator.state().snapshot();
    std::string out =
        "  total ms   count  median us      GB/s  % ceiling  compile ms  cache hits  where"
        "             line  kernel\n";
    std::vector<const KernelRecord*> rows;
    for (const KernelRecord& k : graph.kernels)
        rows.push_back(&k);
    std::sort(rows.begin(), rows.end(), [](auto* a, auto* b) { return a->totalNs > b->totalNs; });
    for (const KernelRecord* k : rows) {
        char line[300];
        const double seconds = static_cast<double>(k->totalNs) * 1e-9;
        std::string compiled = "-", cached = "-"; // the host's kernels are not compiled
        if (const uint32_t launches = k->cacheHits + k->cacheMisses; launches > 0) {
            char number[32];
            std::snprintf(number, sizeof number, "%.1f", k->compileMs);
            compiled = number;
            cached = std::to_string(k->cacheHits) + "/" + std::to_string(launches);
        }
        std::snprintf(
            line, sizeof line, "%10.3f %7u %10.1f %9.2f %10.1f  %10s  %10s  %-16.16s %5u  %.100s\n",
            seconds * 1e3, k->count, static_cast<double>(k->medianNs) / 1e3,
            seconds > 0 ? static_cast<double>(k->bytes) / seconds / 1e9 : 0.0, k->percentOfCeiling,
            compiled.c_str(), cached.c_str(), k->provider.c_str(), k->line, k->title.c_str());
        out += line;
    }
    const TraceTotals t = m_state->trace.totals();
    auto of = [&](EventKind kind) { return static_cast<std::size_t>(kind); };
    char line[256];
    std::snprintf(line, sizeof line,
                  "captured %llu, planned %llu times in %.3f ms, compiled %llu (%llu hits), up "
                  "%.3f MB, down %.3f MB\n",
                  static_cast<unsigned long long>(t.count[of(EventKind::Capture)]),
                  static_cast<unsigned long long>(t.count[of(EventKind::Plan)]),
                  static_cast<double>(t.nanoseconds[of(EventKind::Plan)]) / 1e6,
                  static_cast<unsigned long long>(t.cacheMisses),
                  static_cast<unsigned long long>(t.cacheHits),
                  static_cast<double>(t.bytes[of(EventKind::Upload)]) / 1e6,
                  static_cast<double>(t.bytes[of(EventKind::Download)]) / 1e6);
    return out + line;
}

namespace {

Json countersJson(const TraceTotals& t) {
    Json out = Json::object();
    for (std::size_t k = 0; k < kEventKinds; ++k) {
        Json& row = out[std::string(eventName(static_cast<EventKind>(k)))];
        row["count"] = t.count[k];
        row["bytes"] = t.bytes[k];
        row["us"] = static_cast<double>(t.nanoseconds[k]) / 1e3;
    }
    out["cache_hits"] = t.cacheHits;
    out["cache_misses"] = t.cacheMisses;
    return out;
}

Json kernelRow(const KernelRecord& k) {
    return {{"title", k.title},
            {"name", k.name},
            {"provider", k.provider},
            {"line", k.line},
            {"count", k.count},
            {"total_us", static_cast<double>(k.totalNs) / 1e3},
            {"median_us", static_cast<double>(k.medianNs) / 1e3},
            {"bytes", k.bytes},
            {"flops", k.flops},
            {"percent_of_ceiling", k.percentOfCeiling},
            {"compile_ms", k.compileMs},
            {"cache_hits", k.cacheHits},
            {"cache_misses", k.cacheMisses}};
}

} // namespace

std::string Session::timingsJson() {
    State& s = *m_state;
    const GraphSnapshot graph = s.accelerator.state().snapshot();
    Json out;
    out["providers"] = Json::array();
    TraceTotals all;
    const auto add = [&](const Provider& provider) {
        const uint8_t index = provider.info().traceIndex;
        const TraceTotals since = s.trace.totalsOf(index).since(
            s.cleared[std::min<std::size_t>(index, kCountedProviders - 1)]);
        all.add(since);
        out["providers"].push_back({{"name", provider.info().name},
                                    {"counters", countersJson(since)},
                                    {"memory",
                                     {{"in_use", provider.bytesInUse()},
                                      {"peak", provider.peakBytes()},
                                      {"budget", provider.budgetBytes()}}}});
    };
    add(s.providers.host());
    for (const Provider* device : s.providers.startedDevices())
        add(*device);
    out["counters"] = countersJson(all);
    struct rusage usage = {};
    ::getrusage(RUSAGE_SELF, &usage);
    out["memory"] = {{"process_in_use", memory::inUse()},
                     {"process_peak", static_cast<uint64_t>(usage.ru_maxrss) * 1024}};
    uint64_t avoided = 0;
    for (const GraphGroup& group : graph.groups)
        avoided += group.bytesSaved;
    out["bytes_avoided_by_fusion"] = avoided;
    out["kernels"] = Json::array();
    for (const KernelRecord& k : graph.kernels)
        out["kernels"].push_back(kernelRow(k));
    return out.dump(1, ' ', false, Json::error_handler_t::replace) + "\n";
}

} // namespace vitrine
