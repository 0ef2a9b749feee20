// SPDX-License-Identifier: Apache-2.0
// The worst error of every function of shaders/lib over many arguments, on a Vulkan device and on
// the host: random ones of every scale, bit patterns, neighbours of poles and zeros. Both providers
// must give the same bits; the error is estimated in long double, and MPFR decides each new worst
// one. --help has the options.
#include "numerics/arguments.h"
#include "numerics/device_kernel.h"
#include "numerics/options.h"
#include "numerics/ulps.h"
#include "numerics/vulkan_compute.h"
#include "numerics/wide_functions.h"
#include "provider/host/math/math_table.h"

#include <atomic>
#include <chrono>
#include <cstring>
#include <map>
#include <memory>
#include <mutex>
#include <thread>

using namespace vitrine::hostmath;

namespace {

constexpr uint32_t kBatch = 1u << 20;
constexpr uint32_t kChunk = 1u << 14;

struct Options : numerics::KernelOptions {
    uint64_t first = 0; ///< where the streams of arguments begin
    uint64_t count = 100'000'000;
    unsigned threads = std::max(1u, std::thread::hardware_concurrency());
    std::string device;
    std::string only;
    bool everySingle = false;
};

/// One function in one class. A function of one argument leaves the second alone.
template <typename T>
struct Subject {
    std::string name;
    std::string call;
    double bound = 0;
    numerics::Domain domain = numerics::Domain::All;
    std::size_t step = 1; ///< of the samples that MPFR alone must judge
    const UnaryEntry* unary = nullptr;
    const BinaryEntry* binary = nullptr;
    numerics::Mpfr1 exact1 = nullptr;
    numerics::Mpfr2 exact2 = nullptr;
    numerics::Wide1 wide1 = nullptr;
    numerics::Wide2 wide2 = nullptr;

    VkPipeline pipeline = VK_NULL_HANDLE;
    double worst = 0;
    T where[2] = {};
    std::atomic<uint64_t> judged = 0;
    std::atomic<uint64_t> differ = 0;
};

std::mutex& oneThread() {
    static std::mutex mutex;
    return mutex;
}

/// MPFR's word on one result; keeps the worst.
template <typename T>
void judge(Subject<T>& subject, T x, T y, T got) {
    const std::lock_guard lock(oneThread());
    static numerics::Real a;
    static numerics::Real b;
    static numerics::Real exact;
    mpfr_set_d(*a, static_cast<double>(x), MPFR_RNDN);
    mpfr_set_d(*b, static_cast<double>(y), MPFR_RNDN);
    if (subject.unary)
        subject.exact1(*exact, *a, MPFR_RNDN);
    else
        subject.exact2(*exact, *a, *b, MPFR_RNDN);
    const double error = numerics::errorInUlps(*exact, got);
    if (error > subject.worst) subject.worst = error, subject.where[0] = x, subject.where[1] = y;
}

/// Compares n results with the host's bits and with the wide reference.
template <typename T>
void check(Subject<T>& subject, const T* x, const T* y, const T* device, uint32_t n) {
    T host[kChunk];
    if (subject.unary) {
        if constexpr (sizeof(T) == 8)
            subject.unary->f64(x, host, n);
        else
            subject.unary->f32(x, host, n);
    } else if constexpr (sizeof(T) == 8) {
        subject.binary->f64(x, 1, y, 1, host, n);
    } else {
        subject.binary->f32(x, 1, y, 1, host, n);
    }
    if (std::memcmp(host, device, n * sizeof(T)) != 0)
        for (uint32_t i = 0; i < n; ++i)
            subject.differ += std::memcmp(&host[i], &device[i], sizeof(T)) != 0;
    if (!subject.wide1 && !subject.wide2) {
        for (uint32_t i = 0; i < n; i += static_cast<uint32_t>(64 * subject.step))
            judge(subject, x[i], y[i], host[i]), ++subject.judged;
        return;
    }
    double worst = 0;
    uint32_t at = n;
    int special = 0;
    for (uint32_t i = 0; i < n; ++i) {
        const long double exact = subject.wide1 ? subject.wide1(x[i]) : subject.wide2(x[i], y[i]);
        const double error = numerics::estimatedUlps(exact, host[i]);
        if (std::isinf(error)) {
            if (special++ < 8) judge(subject, x[i], y[i], host[i]);
        } else if (error > worst) {
            worst = error, at = i;
        }
    }
    subject.judged += n;
    if (at < n) judge(subject, x[at], y[at], host[at]);
}

template <typename T>
struct Arguments {
    std::vector<T> x = std::vector<T>(kBatch);
    std::vector<T> y = std::vector<T>(kBatch);
};

/// The pairs of a domain from any pairs.
template <typename T>
void restrict(numerics::Domain domain, Arguments<T>& to, std::size_t i) {
    if (domain == numerics::Domain::Positive) {
        to.x[i] = numerics::positiveArgument(to.x[i], i);
        to.y[i] = numerics::positiveArgument(to.y[i], i / 2);
    }
    if (domain == numerics::Domain::Root) {
        const int n = static_cast<int>(i * 7919 % 101) - 50;
        to.y[i] = static_cast<T>(n == 0 ? 3 : n);
    }
}

/// Runs body(begin, end) over [0, kBatch) in chunks on all threads.
template <typename Body>
void inParallel(unsigned threads, const Body& body) {
    std::atomic<uint32_t> next = 0;
    std::vector<std::thread> workers;
    for (unsigned t = 0; t < threads; ++t)
        workers.emplace_back([&] {
            for (uint32_t begin = next.fetch_add(kChunk); begin < kBatch;
                 begin = next.fetch_add(kChunk))
                body(begin, begin + kChunk);
        });
    for (std::thread& worker : workers)
        worker.join();
}

template <typename T>
using Subjects = std::vector<std::unique_ptr<Subject<T>>>;

template <typename T>
Subjects<T> subjects(const Options& options) {
    Subjects<T> list;
    for (const numerics::UnaryCase& c : numerics::unaryCases()) {
        auto s = std::make_unique<Subject<T>>();
        s->name = c.name;
        s->call = s->name == "abs" ? "vt_canonical(vt_abs(a[i]))" : "vt_" + s->name + "(a[i])";
        s->bound = sizeof(T) == 8 ? c.bound : c.boundSingle;
        s->step = c.step;
        s->unary = findUnary(c.name);
        s->exact1 = c.exact;
        s->wide1 = numerics::wideUnary(c.name);
        if (options.only.empty() || options.only == s->name) list.push_back(std::move(s));
    }
    for (const numerics::BinaryCase& c : numerics::binaryCases()) {
        if (options.everySingle) break;
        auto s = std::make_unique<Subject<T>>();
        s->name = c.name;
        s->call = "vt_" + s->name + "(a[i], b[i])";
        s->bound = sizeof(T) == 8 ? c.bound : c.boundSingle;
        s->step = c.step;
        s->domain = c.domain;
        s->binary = findBinary(c.name);
        s->exact2 = c.exact;
        s->wide2 = numerics::wideBinary(c.name);
        if (options.only.empty() || options.only == s->name) list.push_back(std::move(s));
    }
    return list;
}

template <typename T>
Subjects<T> sweep(numerics::Compute& gpu, const Options& options) {
    Subjects<T> list = subjects<T>(options);
    const std::string lib = numerics::library(options);
    for (auto& s : list)
        s->pipeline = gpu.pipeline(numerics::kernel<T>(lib, s->call));
    Arguments<T> all;
    Arguments<T> own;
    for (uint64_t done = options.first; done < options.first + options.count; done += kBatch) {
        inParallel(options.threads, [&](uint32_t begin, uint32_t end) {
            if constexpr (sizeof(T) == 4) {
                for (uint32_t i = begin; options.everySingle && i < end; ++i)
                    all.x[i] = std::bit_cast<float>(static_cast<uint32_t>(done) + i);
            }
            if (options.everySingle) return;
            // Each chunk has its own stream; the special values lead the first chunk only.
            const auto x = numerics::testArguments<T>(kChunk + 45, 2 * (done + begin) + 1);
            const auto y = numerics::testArguments<T>(kChunk + 45, 2 * (done + begin) + 2);
            const uint32_t skip = done + begin == 0 ? 0 : 45;
            for (uint32_t i = begin; i < end; ++i) {
                all.x[i] = x[i - begin + skip];
                all.y[i] = i % 3 == 0 ? all.x[i] * T(0.37) : y[i - begin + skip];
                if (i % 16 == 9) all.x[i] = numerics::nearSubnormal(all.x[i], i);
            }
        });
        const Arguments<T>* uploaded = nullptr;
        for (auto& s : list) {
            const Arguments<T>* arguments = &all;
            if (s->domain != numerics::Domain::All) {
                own = all;
                for (std::size_t i = 0; i < kBatch; ++i)
                    restrict(s->domain, own, i);
                arguments = &own;
            }
            if (uploaded != arguments) {
                std::memcpy(gpu.map(0), arguments->x.data(), kBatch * sizeof(T));
                std::memcpy(gpu.map(1), arguments->y.data(), kBatch * sizeof(T));
            }
            uploaded = arguments == &all ? arguments : nullptr;
            gpu.run(s->pipeline, kBatch, {kBatch, 0, 0, 0});
            const T* device = static_cast<const T*>(gpu.map(2));
            inParallel(options.threads, [&](uint32_t begin, uint32_t end) {
                check(*s, arguments->x.data() + begin, arguments->y.data() + begin, device + begin,
                      end - begin);
            });
        }
    }
    for (auto& s : list)
        gpu.destroy(s->pipeline);
    return list;
}

/// True when nothing differs and no bound is exceeded.
bool report(const Subjects<double>& wide, const Subjects<float>& single) {
    bool right = true;
    const auto cell = [&](const auto& s) {
        right = right && s.differ == 0 && s.worst <= s.bound && s.judged > 0;
        std::printf(" %.4f | %g | %.3g | %llu |", s.worst, s.bound,
                    static_cast<double>(s.judged.load()),
                    static_cast<unsigned long long>(s.differ.load()));
    };
    if (wide.empty())
        std::printf("| function | single | bound | judged | differ |\n|---|---|---|---|---|\n");
    else
        std::printf(
            "| function | double | bound | judged | differ | single | bound | judged | differ |\n"
            "|---|---|---|---|---|---|---|---|---|\n");
    for (std::size_t i = 0; i < single.size(); ++i) {
        std::printf("| %s |", single[i]->name.c_str());
        if (!wide.empty()) cell(*wide[i]);
        cell(*single[i]);
        std::printf("\n");
    }
    for (const auto& s : wide)
        std::printf("%s worst double at %a, %a\n", s->name.c_str(), s->where[0], s->where[1]);
    for (const auto& s : single)
        std::printf("%s worst single at %a, %a\n", s->name.c_str(),
                    static_cast<double>(s->where[0]), static_cast<double>(s->where[1]));
    return right;
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    numerics::readOptions(
        argc, argv,
        "Writes the worst error of every function of shaders/lib, on a device and on the host, to\n"
        "standard output as a table. Exit status 1 when a bit differs or a bound is exceeded.\n",
        {{"--first", "N", "where the streams of arguments begin (0)", &options.first},
         {"--count", "N", "arguments a function and class (100000000)", &options.count},
         {"--threads", "N", "that judge (all of the machine)", &options.threads},
         {"--device", "NAME", "the first device whose name has it (the first one)",
          &options.device},
         {"--only", "FUNCTION", "this function alone", &options.only},
         {"--lib", "DIR", "the functions' sources (shaders/lib)", &options.lib},
         {"--every-single", "0|1", "all 2^32 arguments of functions of one single argument",
          &options.everySingle},
         {"--fma", "0|1", "the device's fma is exact (1, 0 on a software device)", &options.fma},
         {"--div32", "0|1", "likewise its divisions of singles (0, 1)", &options.div32},
         {"--compare32", "0|1", "likewise its comparisons of singles (0, 1)", &options.compare32}});
    if (options.count == 0 || options.threads == 0)
        numerics::refuse(argv[0], "--count and --threads are at least 1");
    if (!options.only.empty() && subjects<float>(options).empty())
        numerics::refuse(argv[0], "there is no function '" + options.only + "'");
    numerics::Compute gpu(options.device, kBatch * sizeof(double), 3);
    options.complete(gpu.isSoftware());
    std::printf("%s, host variant %s, %llu arguments a function and class\n\n", gpu.name().c_str(),
                mathTable().variant, static_cast<unsigned long long>(options.count));
    const auto begin = std::chrono::steady_clock::now();
    if (options.everySingle) options.first = 0, options.count = uint64_t{1} << 32;
    const Subjects<double> wide =
        options.everySingle ? Subjects<double>{} : sweep<double>(gpu, options);
    const Subjects<float> single = sweep<float>(gpu, options);
    const bool right = report(wide, single);
    const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
    std::printf("%.0f s; %s\n", time.count(),
                right ? "the same bits everywhere, every bound holds"
                      : "A BIT DIFFERS OR A BOUND FAILS");
    return right ? 0 : 1;
}
