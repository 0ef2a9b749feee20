// SPDX-License-Identifier: Apache-2.0
#include "bench.h"

#include "session/session.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <fstream>
#include <map>
#include <vector>

namespace vitrine::cli {

namespace {

using Json = nlohmann::ordered_json;

// Times of the steady state: at least this many, unless one alone is long.
constexpr int kFewestRuns = 7;
constexpr int kFewestLongRuns = 3;
constexpr double kLongMilliseconds = 2000;
constexpr double kWarmMilliseconds = 200;
// Automatic placement may move data after a few runs; so long it is waited for.
constexpr double kSettleMilliseconds = 10000;

struct Sections {
    std::string data, run, check, work;
};

Sections split(std::string_view text) {
    Sections out;
    std::string* into = nullptr;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        const std::string_view line = text.substr(0, end);
        text.remove_prefix(end);
        if (line.starts_with("%% Data"))
            into = &out.data;
        else if (line.starts_with("%% Run"))
            into = &out.run;
        else if (line.starts_with("%% Check"))
            into = &out.check;
        else if (line.starts_with("%% Work"))
            into = &out.work;
        else if (into)
            into->append(line);
    }
    return out;
}

struct Result {
    std::string error; ///< empty: right
    double check = 0, tolerance = 0;
    double coldMs = 0, ms = 0, kernelMs = 0;
    double bestMs = 0, cpuMs = 0; ///< the least of the runs; cpuMs: of all threads
    double gb = 0, gflop = 0;
    uint64_t kernels = 0; ///< dispatches of one run
    int runs = 0;
};

class Bench {
public:
    Bench(Session& session, const Options& options) : m_session(session), m_options(options) {
        session.setOutput([this](const OutputText& text) { m_text += text.text; });
        const auto devices = session.devices();
        // The device takes part unless it is switched off; then its end is part of the time.
        m_wait = options.settings.device != "cpu" && !devices.empty()
                     ? "if gpuDeviceCount > 0, wait(gpuDevice); end\n"
                     : "";
    }

    Result measure(const BenchFile& file) {
        Result result;
        const Sections sections = split(file.text);
        m_session.clearWorkspace();
        const std::string begin = "scale = " + std::to_string(m_options.benchScale) + ";\n";
        if (!run(begin + sections.data + m_wait, result)) return result;
        if (!timed(sections.run, result.coldMs, result)) return result;
        if (!run(sections.check + sections.work +
                     "fprintf('%.9g %.9g %.9g %.9g', double(check), tolerance, gb, gflop);",
                 result))
            return result;
        if (std::sscanf(m_text.c_str(), "%lf %lf %lf %lf", &result.check, &result.tolerance,
                        &result.gb, &result.gflop) != 4) {
            result.error = "the check printed '" + m_text + "'";
            return result;
        }
        if (!(result.check <= result.tolerance)) {
            result.error = "the check failed";
            return result;
        }
        // A device that idled runs at a fraction of its clock; it needs a while of work to come up.
        bool settled = false;
        for (double warm = 0; warm < (settled ? kWarmMilliseconds : kSettleMilliseconds);) {
            double ms = 0;
            static_cast<void>(m_session.takeUnsettled());
            if (!timed(sections.run, ms, result)) return result;
            settled = !m_session.takeUnsettled();
            warm += std::max(ms, 0.01);
        }
        std::vector<double> kernelTimes, cpuTimes;
        double spent = 0;
        while (static_cast<int>(cpuTimes.size()) < kFewestLongRuns ||
               (static_cast<int>(cpuTimes.size()) < kFewestRuns && spent < kLongMilliseconds)) {
            const TraceTotals before = m_session.trace().totals();
            double ms = 0;
            const std::clock_t cpu = std::clock();
            if (!timed(sections.run, ms, result)) return result;
            cpuTimes.push_back(1e3 * static_cast<double>(std::clock() - cpu) / CLOCKS_PER_SEC);
            const TraceTotals after = m_session.trace().totals();
            constexpr auto kDispatch = static_cast<std::size_t>(EventKind::Dispatch);
            kernelTimes.push_back(
                static_cast<double>(after.nanoseconds[kDispatch] - before.nanoseconds[kDispatch]) *
                1e-6);
            result.kernels = after.count[kDispatch] - before.count[kDispatch];
            spent += ms;
        }
        result.runs = static_cast<int>(cpuTimes.size());
        std::sort(kernelTimes.begin(), kernelTimes.end());
        if (!timedInLoop(sections.run, result.runs, result)) return result;
        result.cpuMs = *std::min_element(cpuTimes.begin(), cpuTimes.end());
        result.kernelMs = kernelTimes[kernelTimes.size() / 2];
        return result;
    }

private:
    bool run(const std::string& text, Result& result) {
        m_text.clear();
        const RunOutcome outcome = m_session.runText(text, "bench");
        if (!outcome.ok) result.error = outcome.message;
        return outcome.ok;
    }

    /// Runs the section once; its time ends when its results are complete on their device.
    bool timed(const std::string& section, double& ms, Result& result) {
        if (!run("bench_start = tic;\n" + section + m_wait +
                     "fprintf('%.9g', 1000*toc(bench_start));",
                 result))
            return false;
        ms = std::atof(m_text.c_str());
        return true;
    }

    /// The median and the least time of rounds of a loop, as a script that repeats its work has
    /// them; `timed` has what begins with a run in it, too.
    bool timedInLoop(const std::string& section, int rounds, Result& result) {
        const std::string count = std::to_string(rounds);
        if (!run("bench_times = zeros(1, " + count + ");\nfor bench_k = 1:" + count +
                     "\nbench_start = tic;\n" + section + m_wait +
                     "bench_times(bench_k) = 1000*toc(bench_start);\nend\n"
                     "fprintf('%.9g %.9g', median(bench_times), min(bench_times));",
                 result))
            return false;
        return std::sscanf(m_text.c_str(), "%lf %lf", &result.ms, &result.bestMs) == 2;
    }

    Session& m_session;
    const Options& m_options;
    std::string m_wait;
    std::string m_text;
};

/// name → mode → milliseconds, from JSON lines with name, mode and ms.
std::map<std::string, std::map<std::string, double>> readPeer(const std::string& path) {
    std::map<std::string, std::map<std::string, double>> out;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);) {
        const Json row = Json::parse(line, nullptr, false);
        if (!row.is_object() || !row.contains("name") || !row.contains("ms") ||
            !row["ms"].is_number())
            continue;
        out[row["name"]][row.value("mode", "peer")] = row["ms"];
    }
    return out;
}

std::string deviceName(Session& session) {
    const auto snapshot = session.snapshot();
    return snapshot && !snapshot->deviceName.empty() ? snapshot->deviceName : "host";
}

} // namespace

int runBench(Session& session, const Options& options) {
    std::vector<const BenchFile*> chosen;
    for (const BenchFile& file : benchFiles()) {
        if (options.benchNames.empty() ||
            std::find(options.benchNames.begin(), options.benchNames.end(), file.name) !=
                options.benchNames.end())
            chosen.push_back(&file);
    }
    for (const std::string& name : options.benchNames) {
        if (std::none_of(chosen.begin(), chosen.end(),
                         [&](const BenchFile* f) { return f->name == name; })) {
            std::fprintf(stderr, "error: there is no benchmark '%s'; `bench --list` names them\n",
                         name.c_str());
            return 2;
        }
    }
    if (options.benchList) {
        for (const BenchFile* file : chosen) {
            const std::string_view title = file->text.substr(2, file->text.find('\n') - 2);
            std::printf("%-28.*s %.*s\n", static_cast<int>(file->name.size()), file->name.data(),
                        static_cast<int>(title.size()), title.data());
        }
        return 0;
    }
    const auto peer = readPeer(options.benchPeer);
    Bench bench(session, options);
    int status = 0;
    if (!options.json)
        std::printf("%-28s %10s %10s %10s %8s %8s %8s  %s\n", "case", "ms", "kernels ms", "cold ms",
                    "kernels", "GB/s", "GFLOP/s", peer.empty() ? "" : "against the peer");
    for (const BenchFile* file : chosen) {
        const Result r = bench.measure(*file);
        const std::string name(file->name);
        if (!r.error.empty()) status = 1;
        if (options.json) {
            Json row = {{"name", name}, {"device", deviceName(session)}};
            if (r.error.empty())
                row.update({{"ms", r.ms},
                            {"best_ms", r.bestMs},
                            {"cpu_ms", r.cpuMs},
                            {"kernel_ms", r.kernelMs},
                            {"cold_ms", r.coldMs}});
            else
                row["error"] = r.error;
            row.update({{"kernels", r.kernels},
                        {"runs", r.runs},
                        {"gb", r.gb},
                        {"gflop", r.gflop},
                        {"scale", options.benchScale},
                        {"check", r.check},
                        {"tolerance", r.tolerance}});
            std::printf("%s\n", row.dump().c_str());
        } else if (!r.error.empty()) {
            std::printf("%-28s failed: %s (check %.3g, allowed %.3g)\n", name.c_str(),
                        r.error.c_str(), r.check, r.tolerance);
        } else {
            std::string ratios;
            if (const auto row = peer.find(name); row != peer.end()) {
                for (const auto& [mode, ms] : row->second) {
                    char text[64];
                    std::snprintf(text, sizeof text, "%s %.3g ms, %.2fx  ", mode.c_str(), ms,
                                  ms / r.ms);
                    ratios += text;
                }
            }
            std::printf("%-28s %10.4g %10.4g %10.4g %8llu %8.4g %8.4g  %s\n", name.c_str(), r.ms,
                        r.kernelMs, r.coldMs, static_cast<unsigned long long>(r.kernels),
                        r.gb / r.ms * 1e3, r.gflop / r.ms * 1e3, ratios.c_str());
        }
        std::fflush(stdout);
    }
    return status;
}

} // namespace vitrine::cli
