// SPDX-License-Identifier: Apache-2.0
#include "sweep.h"

#include "session/session.h"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace vitrine::cli {

namespace {

constexpr int kSizes[] = {256, 512, 1024};

/// Sums of a long row, of rows and of columns: the bits of each, then milliseconds of each and of
/// all.
constexpr const char* kScript = R"(
rng(1); x = gpuArray.rand(4e6, 1); X = reshape(x, 2000, 2000); wait(gpuDevice);
cases = {@() sum(x), @() sum(X), @() sum(X, 2), @() max(x)};
total = 0; text = ''; bits = '';
for k = 1:numel(cases)
    f = cases{k};
    bits = [bits sprintf('%bx', gather(sum(f())))];
    t = gputimeit(f) * 1e3;
    total = total + t;
    text = [text sprintf(' %10.3f', t)];
end
fprintf('%s|%s|%.6f', bits, text, total);
)";

} // namespace

int runSweep(Settings settings) {
    if (settings.device == "auto") settings.device = "gpu";
    std::printf("ms for   sum of 4e6   of columns    of rows    max\n");
    std::string bits;
    int best = 0;
    double bestTime = 0;
    for (const int size : kSizes) {
        settings.reductionWorkgroup = size;
        Session session(settings);
        std::string output;
        session.setOutput([&](const OutputText& text) { output += text.text; });
        const RunOutcome outcome = session.runText(kScript, "sweep");
        if (!outcome.ok) {
            std::fputs(outcome.errorText.c_str(), stderr);
            return 1;
        }
        const std::size_t first = output.find('|');
        const std::size_t second = output.find('|', first + 1);
        if (first == std::string::npos || second == std::string::npos) {
            std::fprintf(stderr, "error: %s\n", output.c_str());
            return 1;
        }
        if (bits.empty()) bits = output.substr(0, first);
        if (bits != output.substr(0, first)) {
            std::fprintf(stderr, "error: %d threads give other bits\n", size);
            return 1;
        }
        const double time = std::strtod(output.c_str() + second + 1, nullptr);
        std::printf("%4d  %s\n", size, output.substr(first + 1, second - first - 1).c_str());
        if (best == 0 || time < bestTime) {
            best = size;
            bestTime = time;
        }
    }
    std::printf("VITRINE_REDUCTION_WG=%d is the fastest here; all give the same bits.\n", best);
    return 0;
}

} // namespace vitrine::cli
