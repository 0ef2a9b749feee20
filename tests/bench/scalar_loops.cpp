// SPDX-License-Identifier: Apache-2.0
// Time of one iteration of small loops, in ns; beside it Octave's where octave-cli is installed,
// and how many times longer that is. Each loop's result is checked first: a wrong one ends the
// program.
#include "accel/accelerator.h"
#include "base/settings.h"
#include "builtins/core/catalogue.h"
#include "figure/figure_store.h"
#include "provider/host/host_provider.h"
#include "provider/registry.h"
#include "trace/trace.h"
#include "vm/vm.h"

#include <chrono>
#include <cstdio>

namespace {

struct Case {
    const char* name;
    const char* setup;
    const char* body;  ///< of a loop over i
    const char* holds; ///< after n rounds, with n the number of iterations
    int iterations;
    int octaveIterations;
};

constexpr Case kCases[] = {
    {"s=s+i*0.5", "s=0;", "s=s+i*0.5;", "s==n*(n+1)/4", 10000000, 200000},
    {"while-like count", "k=0;", "if i>5, k=k+1; end", "k==n-5", 10000000, 200000},
    {"y(i)=sin(i)*0.5", "y=zeros(1,3000000);", "y(i)=sin(i)*0.5;",
     "y(7)==sin(7)*0.5&&y(n)==sin(n)*0.5", 3000000, 100000},
    {"y(i)=y(i)+x(i)", "y=zeros(1,3000000);x=y;", "y(i)=y(i)+x(i);", "all(y(1:n)==0)", 3000000,
     100000},
    {"y(end+1)=i", "y=[];", "y(end+1)=i;", "numel(y)==n&&y(n)==n", 2000000, 20000},
    {"s=add(s,i)", "s=0;", "s=add(s,i);", "s==n*(n+1)/2", 2000000, 30000},
    {"s=s+f(i)", "s=0;f=@(x)x*2;", "s=s+f(i);", "s==n*(n+1)", 2000000, 30000},
    {"s.x=s.x+i", "s.x=0;", "s.x=s.x+i;", "s.x==n*(n+1)/2", 2000000, 100000},
    {"s.big(k)=s.big(k)+1, 1e5 long", "s.big=zeros(1,100000);",
     "k=mod(i,100000)+1; s.big(k)=s.big(k)+1;", "sum(s.big)==n", 1000000, 1000},
    {"c{1}=c{1}+i", "c={0};", "c{1}=c{1}+i;", "c{1}==n*(n+1)/2", 2000000, 100000},
    {"s=s+sqrt(i)*mod(i,7)", "s=0;", "s=s+sqrt(i)*mod(i,7);", "s>0", 3000000, 100000},
};
constexpr const char* kFunction = "\nfunction r=add(a,b)\nr=a+b;\nend\n";

std::string script(const Case& c, int iterations) {
    return std::string(c.setup) + "\nfor i=1:" + std::to_string(iterations) + ", " + c.body +
           " end\n";
}

double octaveTime(const Case& c) {
    const std::string file = "/tmp/vitrine_scalar_loops.m";
    std::FILE* out = std::fopen(file.c_str(), "w");
    if (!out) return -1;
    std::fprintf(out,
                 "1;\nfunction r=add(a,b)\nr=a+b;\nend\n%s\nt=tic;\nfor i=1:%d, %s end\n"
                 "printf('%%.1f', toc(t)/%d*1e9);\n",
                 c.setup, c.octaveIterations, c.body, c.octaveIterations);
    std::fclose(out);
    double ns = -1;
    if (std::FILE* in = ::popen(("octave-cli -q --norc " + file + " 2>/dev/null").c_str(), "r")) {
        if (std::fscanf(in, "%lf", &ns) != 1) ns = -1;
        ::pclose(in);
    }
    std::remove(file.c_str());
    return ns;
}

} // namespace

int main() {
    using namespace vitrine;
    Settings settings;
    settings.device = "cpu";
    SourceMap sources;
    Trace trace;
    ProviderRegistry providers(std::make_unique<HostProvider>(trace), {});
    Accelerator accelerator(settings, trace, sources, providers, coreOps());
    FigureStore figures;
    RandomState random;
    std::printf("%-32s %12s %12s %8s\n", "loop body", "vitrine ns", "octave ns", "ratio");
    for (const Case& c : kCases) {
        Vm vm({settings, sources, accelerator, figures, random, {}, {}, {}});
        double best = 1e30;
        for (int round = 0; round < 3; ++round) {
            const auto begin = std::chrono::steady_clock::now();
            vm.runText(script(c, c.iterations) + kFunction, "bench");
            const std::chrono::duration<double, std::nano> spent =
                std::chrono::steady_clock::now() - begin;
            best = std::min(best, spent.count() / c.iterations);
            vm.runText("n=" + std::to_string(c.iterations) + "; ok=" + c.holds + ";", "check");
            const Value* ok = vm.baseVariable("ok");
            if (!ok || ok->toDouble() == 0) {
                std::printf("%s: wrong result\n", c.name);
                return 1;
            }
        }
        const double octave = octaveTime(c);
        std::printf("%-32s %12.1f %12.1f %8.0f\n", c.name, best, octave, octave / best);
    }
    return 0;
}
