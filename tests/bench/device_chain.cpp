// SPDX-License-Identifier: Apache-2.0
// Fused chain against the copy bandwidth of the same device in the same run:
//     device_chain [--device NAME] [--log2 N]
// runs y = sin(x).*x + 0.5 on 2^28 singles and 2^27 doubles (or 2^N and 2^(N-1)) as a script
// through the whole engine, checks samples against the C library in double precision, then prints
// device times.
#include "session/session.h"

#include <nlohmann/json.hpp>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <sstream>

namespace {

using vitrine::Session;

struct Case {
    const char* name;
    const char* suffix; // of rand(n,1…)
    int log2;
    double bytes;   // of one element
    double epsilon; // spacing of numbers near 1
};

/// The largest error of y over samples, in spacings of the result.
double worstSample(const std::string& text, double epsilon) {
    std::istringstream in(text);
    double worst = -1, x = 0, y = 0;
    while (in >> x >> y) {
        const double exact = std::sin(x) * x + 0.5;
        worst = std::max(worst, std::abs(y - exact) / (epsilon * std::max(0.5, std::abs(exact))));
    }
    return worst;
}

} // namespace

int main(int argc, char** argv) {
    vitrine::Settings settings = vitrine::settingsFromEnvironment();
    settings.device = "gpu";
    int log2 = 28;
    for (int i = 1; i + 1 < argc; i += 2) {
        if (std::string(argv[i]) == "--device") settings.device = argv[i + 1];
        if (std::string(argv[i]) == "--log2") log2 = std::atoi(argv[i + 1]);
    }
    // An empty cache folder makes the copy bandwidth a measurement of this run.
    const auto folder =
        std::filesystem::temp_directory_path() / ("vitrine-bench-" + std::to_string(std::rand()));
    settings.pipelineCacheDir = folder.string();
    const Case cases[] = {{"chain3_f32", ",'single'", log2, 4, std::ldexp(1.0, -23)},
                          {"chain3_f64", "", log2 - 1, 8, std::ldexp(1.0, -52)}};
    bool good = true;
    for (const Case& c : cases) {
        Session session(settings);
        std::string printed;
        session.setOutput([&](const vitrine::OutputText& text) { printed += text.text; });
        session.setChanged([] {});
        const std::string setup =
            "x = rand(2^" + std::to_string(c.log2) + ",1" + c.suffix + ");\n" +
            "y = sin(x).*x + 0.5;\nwait(gpuDevice);\n"
            "a = x(1:4096); b = y(1:4096);\nfprintf('%.17g %.17g\\n', [double(a) double(b)].');\n";
        const auto ran = session.runText(setup, "setup");
        if (!ran.ok) {
            std::fprintf(stderr, "%s: %s", c.name, ran.errorText.c_str());
            return 1;
        }
        const double worst = worstSample(printed, c.epsilon);
        const auto loop = session.runText(
            "for r = 1:11\n  y = sin(x).*x + 0.5;\n  wait(gpuDevice);\nend\n", "loop");
        const auto info = nlohmann::json::parse(session.infoJson());
        const double copy = info["current"]["rates"]["bandwidth_gb_s"].get<double>();
        double best = 0, median = 0;
        for (const auto& k : session.snapshot()->graph->kernels) {
            if (k.count < 11) continue;
            median = static_cast<double>(k.medianNs) * 1e-6;
            best = static_cast<double>(k.minNs) * 1e-6;
        }
        const double gigabytes = 2 * std::ldexp(c.bytes, c.log2) * 1e-9;
        const double rate = gigabytes / (median * 1e-3);
        // sin and the product and the sum may each be off by about half a spacing.
        const bool right = loop.ok && worst >= 0 && worst < 2.5;
        good = good && right && median > 0;
        std::printf("{\"name\": \"%s\", \"device\": \"%s\", \"check\": \"%s\", \"worst_ulp\": "
                    "%.2f, \"ms\": %.4f, "
                    "\"min_ms\": %.4f, \"gb_s\": %.0f, \"copy_gb_s\": %.0f, \"of_copy\": %.3f}\n",
                    c.name, info["current"]["name"].get<std::string>().c_str(),
                    right ? "ok" : "WRONG", worst, median, best, rate, copy, rate / copy);
    }
    std::filesystem::remove_all(folder);
    return good ? 0 : 1;
}
