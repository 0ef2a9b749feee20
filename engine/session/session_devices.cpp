// SPDX-License-Identifier: Apache-2.0
// Devices: the list, the report of `info`, sharing with the interface, buffers for drawing and
// those moved by hand; and exports.
#include "base/host_memory.h"
#include "drawing/graph_json.h"
#include "session/session_state.h"

#include <nlohmann/json.hpp>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

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
    if (const auto found = listVulkanDevices()) {
        for (const ProviderInfo& i : *found) {
            if (lowered(i.name).find(lowered(wish)) != std::string::npos) return "";
            names += "\n  " + i.name;
        }
    }
    return "no device is called '" + std::string(wish) +
           "'. A part of a name is enough; auto, cpu and gpu choose by kind.\n" +
           (names.empty() ? "There is no device here." : "Devices here:" + names);
}

std::vector<DeviceSummary> Session::devices() {
    std::vector<DeviceSummary> rows;
    const auto found = listVulkanDevices();
    const Provider* started = m_state->providers.startedDevice();
    if (!found) return rows;
    for (const ProviderInfo& i : *found)
        rows.push_back({i.name, i.api, i.driver, i.type, started && started->info().name == i.name,
                        i.float64, i.memoryBytes});
    return rows;
}

uint64_t Session::validationMessages() const {
    const auto* device = static_cast<const VulkanProvider*>(m_state->providers.startedDevice());
    return device ? device->report().validationMessages : 0;
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
    if (const auto found = listVulkanDevices()) {
        for (const ProviderInfo& i : *found)
            out["devices"].push_back(infoOf(i));
    }
    if (VulkanProvider* device = s.settings.device == "cpu" ? nullptr : s.vulkan()) {
        const VulkanReport r = device->report();
        out["current"] = infoOf(device->info());
        out["current"]["rates"] = ratesJson(device->rates());
        out["current"]["capabilities"] = {{"subgroup_size", r.subgroupSize},
                                          {"max_storage_buffer_bytes", r.maxStorageBufferRange},
                                          {"max_allocation_bytes", r.maxAllocation},
                                          {"shared_memory_bytes", r.maxSharedMemory},
                                          {"push_descriptors", r.pushDescriptors},
                                          {"memory_budget", r.memoryBudget},
                                          {"calibrated_timestamps", r.calibratedTimestamps},
                                          {"separate_transfer_queue", r.separateTransferQueue}};
        out["current"]["probe"] = {{"fma_exact", r.fmaExact},
                                   {"division32_exact", r.division32Exact},
                                   {"division64_exact", r.division64Exact},
                                   {"derived_exact", r.derivedExact},
                                   {"denorm_preserve32", r.denormPreserve32},
                                   {"subnormals32_flushed_by", r.flushes32},
                                   {"subnormals64_flushed_by", r.flushes64},
                                   {"functions_compared", r.functionsCompared},
                                   {"functions_on_host", r.functionsWrong}};
        out["current"]["pipeline_cache"] = keptKernels(r.cacheDirectory);
        out["current"]["memory"] = {{"in_use", device->bytesInUse()},
                                    {"budget", device->budgetBytes()}};
    } else {
        out["current"] = nullptr;
        out["why_no_device"] =
            s.settings.device == "cpu" ? "the device setting is cpu" : s.providers.why();
    }
    Json settings = Json::object();
    for (const SettingInfo& row : settingTable())
        settings[row.variable] = shownSetting(s.settings, row);
    out["settings"] = settings;
    return out.dump(2) + "\n";
}

Result<std::string> Session::calibrate() {
    State& s = *m_state;
    VulkanProvider* device = s.settings.device == "cpu" ? nullptr : s.vulkan();
    if (!device)
        return fail(ErrorCode::Unsupported,
                    s.settings.device == "cpu" ? "the device setting is cpu" : s.providers.why());
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

Result<GraphicsHandles> Session::openGraphics(const std::vector<std::string>& instanceExtensions) {
    State& s = *m_state;
    if (s.providers.startedDevice())
        return fail(ErrorCode::Invalid, "the device was started before the window asked for it");
    s.vulkanOptions.instanceExtensions = instanceExtensions;
    s.vulkanOptions.presentation = !instanceExtensions.empty();
    s.providers.mayRestart = instanceExtensions.empty();
    VulkanProvider* device = s.vulkan();
    if (!device) return fail(ErrorCode::Unsupported, s.providers.why());
    const VulkanHandles h = device->handles();
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

} // namespace vitrine
