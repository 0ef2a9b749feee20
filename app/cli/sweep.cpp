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
rng(1); x = gpuArray.rand(m^2, 1); X = reshape(x, m, m); wait(gpuDevice);
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

/// Work of each kind; the second line runs on the CPU, the third on the GPU, by pins.
constexpr const char* kWork = R"(
onHost = {@(x) sin(x).*x + 0.5, @(x) x + 1, @(x) sum(x), @(x) sum(reshape(x, 100, [])), @(x) sum(reshape(x, [], 100), 2), @(x) cumsum(x), @(x) sort(x), @(A) A*A};
onDevice = {@(x) sin(x).*x + 0.5, @(x) x + 1, @(x) sum(x), @(x) sum(reshape(x, 100, [])), @(x) sum(reshape(x, [], 100), 2), @(x) cumsum(x), @(x) sort(x), @(A) A*A};
names = {'sin(x).*x + 0.5', 'x + 1', 'sum', 'sum of columns', 'sum of rows', 'cumsum', 'sort', 'A*A'};
rng(1);
for class = {'single', 'double'}
    for k = 1:numel(names)
        from = Inf;
        for n = lengths
            x = rand(n, 1, class{1});
            if k == numel(names), m = 64*min(12, ceil(sqrt(n)/64)); x = rand(m, m, class{1}); end
            s = x(end); g = gpuArray(x);
            f = onHost{k}; h = onDevice{k};
            a = f(x); b = h(g);
            if ~isequal(a, gather(b)), error('sweep:bits', '%s of %d %s has other bits on the GPU', names{k}, n, class{1}); end
            tic; a = f(x); s = a(end); b = h(g); s = gather(b(end)); once = toc;
            reps = max(2, min(30, round(0.1/once)));
            tic; for r = 1:reps, a = f(x); s = a(end); end, cpu = toc/reps*1e3;
            tic; for r = 1:reps, b = h(g); s = gather(b(end)); end, gpu = toc/reps*1e3;
            if gpu < cpu, from = min(from, numel(x)); else, from = Inf; end
            fprintf('%-16s %-6s %9d %10.4f %10.4f\n', names{k}, class{1}, numel(x), cpu, gpu);
            if once > 0.5, break, end
        end
        if isfinite(from), fprintf('%-16s %-6s faster on the GPU from %d elements\n', names{k}, class{1}, from);
        else, fprintf('%-16s %-6s faster on the CPU up to %d elements\n', names{k}, class{1}, numel(x)); end
    end
end
)";

bool timeWork(Settings settings, bool quick) {
    settings.pins = "2=cpu,3=gpu";
    Session session(settings);
    session.setOutput([&](const OutputText& text) {
        std::fputs(text.text.c_str(), stdout);
        std::fflush(stdout);
    });
    const std::string lengths = quick ? "lengths = [1e4 1e6];" : "lengths = [1e3 1e4 1e5 1e6 4e6];";
    std::printf("\n                       elements     CPU ms     GPU ms, data there\n");
    const RunOutcome outcome = session.runText(lengths + kWork, "sweep");
    if (!outcome.ok) std::fputs(outcome.errorText.c_str(), stderr);
    return outcome.ok;
}

} // namespace

int runSweep(Settings settings, bool quick) {
    if (settings.device == "auto") settings.device = "gpu";
    const Settings given = settings;
    std::printf("ms for   sum of all   of columns    of rows    max\n");
    std::string bits;
    int best = 0;
    double bestTime = 0;
    for (const int size : kSizes) {
        settings.reductionWorkgroup = size;
        Session session(settings);
        std::string output;
        session.setOutput([&](const OutputText& text) { output += text.text; });
        const RunOutcome outcome =
            session.runText((quick ? "m = 500;" : "m = 2000;") + std::string(kScript), "sweep");
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
    const Result<std::string> kept = Session(given).keepReductionWorkgroup(best);
    if (!kept) {
        std::fprintf(stderr, "error: %s\n", kept.error().message.c_str());
        return 1;
    }
    std::printf("Kept in %s, where VITRINE_REDUCTION_WG says nothing else.\n", kept->c_str());
    if (!timeWork(given, quick)) return 1;
    std::printf("Kept: the planner goes by these times from now on.\n");
    return 0;
}

} // namespace vitrine::cli
