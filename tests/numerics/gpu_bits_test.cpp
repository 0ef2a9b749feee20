// SPDX-License-Identifier: Apache-2.0
// Compares every function of shaders/lib between a Vulkan device and the host, bit for bit.
// --help has the options.
#include "numerics/arguments.h"
#include "numerics/device_kernel.h"
#include "numerics/options.h"
#include "numerics/vulkan_compute.h"
#include "provider/host/math/math_table.h"

#include <chrono>
#include <cstdio>
#include <cstring>
#include <fstream>
#include <sstream>
#include <string>

using namespace vitrine::hostmath;

namespace {

struct Options : numerics::KernelOptions {
    uint32_t count = 1u << 17;
    std::string device;
    std::string only;
    bool throughput = false;
};

struct Totals {
    long functions = 0;
    long differ = 0;
};

constexpr uint32_t kBatch = 1u << 20;

template <typename T>
std::string throughputKernel(const std::string& lib, std::string expression) {
    const std::string type = sizeof(T) == 8 ? "double" : "float";
    for (const char* array : {"a[i]", "b[i]"})
        for (size_t at = expression.find(array); at != std::string::npos;
             at = expression.find(array))
            expression.replace(at, 4, array[0] == 'a' ? "x" : "y");
    return lib + "layout(std430, binding = 0) readonly buffer A { " + type + " a[]; };\n" +
           "layout(std430, binding = 1) readonly buffer B { " + type + " b[]; };\n" +
           "layout(std430, binding = 2) writeonly buffer R { " + type + " r[]; };\n" +
           "void main() {\n    uint i = gl_GlobalInvocationID.x;\n    " + type +
           " x = a[i], y = b[i], s = " + type + "(0);\n    for (uint j = 0u; j < first; ++j) {\n" +
           "        s += " + expression + ";\n        x += " + type + "(0.0009765625);\n    }\n" +
           "    r[i] = s;\n}\n";
}

/// Picoseconds an element, the loop's two additions included.
template <typename T>
void measure(numerics::Compute& gpu, const Options& options, const std::string& lib,
             const char* name, const char* expression) {
    if (!options.only.empty() && options.only != name) return;
    VkPipeline pipeline = gpu.pipeline(throughputKernel<T>(lib, expression));
    for (uint32_t i = 0; i < kBatch; ++i) {
        static_cast<T*>(gpu.map(0))[i] = T(0.25) + T(i) / T(2 * kBatch);
        static_cast<T*>(gpu.map(1))[i] = T(1.25) + T(i) / T(2 * kBatch);
    }
    double best = 1e30;
    const uint32_t loops = gpu.isSoftware() ? 1 : 256;
    for (int round = 0; round < 4; ++round) {
        const auto begin = std::chrono::steady_clock::now();
        gpu.run(pipeline, kBatch, {kBatch, loops, 1, 2});
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - begin;
        best = std::min(best, time.count());
    }
    gpu.destroy(pipeline);
    std::printf("%-8s %s  %.3f ps an element\n", name, sizeof(T) == 8 ? "float64" : "float32",
                best * 1e12 / (static_cast<double>(kBatch) * loops));
}

void measureAll(numerics::Compute& gpu, const Options& options) {
    const std::string lib = numerics::library(options);
    const auto both = [&](const char* name, const std::string& call) {
        measure<float>(gpu, options, lib, name, call.c_str());
        measure<double>(gpu, options, lib, name, call.c_str());
    };
    both("loop", "x");
    for (const UnaryEntry& entry : mathTable().unary)
        both(entry.name, std::string(entry.name) == "abs"
                             ? "vt_abs(a[i])"
                             : std::string("vt_") + entry.name + "(a[i])");
    for (const BinaryEntry& entry : mathTable().binary)
        both(entry.name, std::string("vt_") + entry.name + "(a[i], b[i])");
    both("chain", "(vt_sin(x) * x + y)");
    measure<float>(gpu, options, lib, "rand", "vt_rand32(k0, k1, i, j)");
    measure<float>(gpu, options, lib, "randn", "vt_randn32(k0, k1, i, j)");
    measure<double>(gpu, options, lib, "rand", "vt_rand64(k0, k1, i, j)");
    measure<double>(gpu, options, lib, "randn", "vt_randn64(k0, k1, i, j)");
}

template <typename T, typename Host>
void compare(numerics::Compute& gpu, const Options& options, const std::string& lib,
             const char* name, const char* expression, Host host, Totals& totals) {
    if (!options.only.empty() && options.only != name) return;
    const auto begin = std::chrono::steady_clock::now();
    VkPipeline pipeline = gpu.pipeline(numerics::kernel<T>(lib, expression));
    long differ = 0;
    std::string example;
    std::vector<T> expected(kBatch);
    for (uint32_t done = 0; done < options.count; done += kBatch) {
        const uint32_t n = std::min(kBatch, options.count - done);
        auto* a = static_cast<T*>(gpu.map(0));
        auto* b = static_cast<T*>(gpu.map(1));
        const auto* r = static_cast<const T*>(gpu.map(2));
        std::vector<T> x = numerics::testArguments<T>(n, 1 + done);
        std::vector<T> y = numerics::testArguments<T>(n, 2 + done);
        for (uint32_t i = 50; i < n; i += 4) {
            x[i] = numerics::nearSubnormal(x[i], i);
            if (i % 8 == 2) y[i] = numerics::nearSubnormal(y[i], i / 3);
        }
        // Specials meet specials: the head of y is turned, and some pairs are close.
        for (uint32_t i = 0; i < n; ++i) {
            const uint32_t j = i < 2048 ? (i * 7 + i / 45) % 45 : i;
            if (i < 2048) y[i] = numerics::testArguments<T>(45, 3)[j];
            if (i >= 2048 && i % 5 == 0) y[i] = x[i] * T(0.37);
        }
        std::memcpy(a, x.data(), n * sizeof(T));
        std::memcpy(b, y.data(), n * sizeof(T));
        gpu.run(pipeline, n, {n, done, 0x12345678u, 0x9abcdef0u});
        host(x.data(), y.data(), expected.data(), n, done);
        for (uint32_t i = 0; i < n; ++i) {
            if (std::memcmp(&expected[i], &r[i], sizeof(T)) == 0) continue;
            differ += 1;
            if (example.empty()) {
                char line[200];
                std::snprintf(line, sizeof line, " e.g. (%a, %a): host %a, device %a",
                              static_cast<double>(x[i]), static_cast<double>(y[i]),
                              static_cast<double>(expected[i]), static_cast<double>(r[i]));
                example = line;
            }
        }
    }
    gpu.destroy(pipeline);
    const double ms =
        std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    std::printf("%-8s %s  differ %ld  (%.0f ms)%s\n", name, sizeof(T) == 8 ? "float64" : "float32",
                differ, ms, example.c_str());
    std::fflush(stdout);
    totals.functions += 1;
    totals.differ += differ;
}

void compareAll(numerics::Compute& gpu, const Options& options, Totals& totals) {
    const std::string lib = numerics::library(options);
    const MathTable& table = mathTable();
    for (const UnaryEntry& entry : table.unary) {
        std::string call = std::string("vt_") + entry.name + "(a[i])";
        if (call == "vt_abs(a[i])") call = "vt_canonical(vt_abs(a[i]))";
        compare<double>(
            gpu, options, lib, entry.name, call.c_str(),
            [&](const double* a, const double*, double* out, uint32_t n, uint32_t) {
                entry.f64(a, out, n);
            },
            totals);
        compare<float>(
            gpu, options, lib, entry.name, call.c_str(),
            [&](const float* a, const float*, float* out, uint32_t n, uint32_t) {
                entry.f32(a, out, n);
            },
            totals);
    }
    for (const BinaryEntry& entry : table.binary) {
        const std::string call = std::string("vt_") + entry.name + "(a[i], b[i])";
        compare<double>(
            gpu, options, lib, entry.name, call.c_str(),
            [&](const double* a, const double* b, double* out, uint32_t n, uint32_t) {
                entry.f64(a, 1, b, 1, out, n);
            },
            totals);
        compare<float>(
            gpu, options, lib, entry.name, call.c_str(),
            [&](const float* a, const float* b, float* out, uint32_t n, uint32_t) {
                entry.f32(a, 1, b, 1, out, n);
            },
            totals);
    }
    const struct {
        const char* name;
        const char* call64;
        const char* call32;
        RandomEntry entry;
    } streams[] = {{"rand", "vt_rand64(k0, k1, first + i, 0u)", "vt_rand32(k0, k1, first + i, 0u)",
                    table.uniform},
                   {"randn", "vt_randn64(k0, k1, first + i, 0u)",
                    "vt_randn32(k0, k1, first + i, 0u)", table.normal}};
    for (const auto& stream : streams) {
        compare<double>(
            gpu, options, lib, stream.name, stream.call64,
            [&](const double*, const double*, double* out, uint32_t n, uint32_t first) {
                stream.entry.f64(0x12345678u, 0x9abcdef0u, first, out, n);
            },
            totals);
        compare<float>(
            gpu, options, lib, stream.name, stream.call32,
            [&](const float*, const float*, float* out, uint32_t n, uint32_t first) {
                stream.entry.f32(0x12345678u, 0x9abcdef0u, first, out, n);
            },
            totals);
    }
}

} // namespace

int main(int argc, char** argv) {
    Options options;
    numerics::readOptions(
        argc, argv,
        "Compares every function of shaders/lib between a Vulkan device and the host, bit for "
        "bit,\n"
        "subnormal results included. Exit status 1 when a result differs.\n",
        {{"--count", "N", "arguments a function and class (131072)", &options.count},
         {"--device", "NAME", "the first device whose name has it (the first one)",
          &options.device},
         {"--only", "FUNCTION", "this function alone", &options.only},
         {"--lib", "DIR", "the functions' sources (shaders/lib)", &options.lib},
         {"--fma", "0|1", "the device's fma is exact (1, 0 on a software device)", &options.fma},
         {"--div32", "0|1", "likewise its divisions of singles (0, 1)", &options.div32},
         {"--compare32", "0|1", "likewise its comparisons of singles (0, 1)", &options.compare32},
         {"--throughput", "0|1",
          "measure instead: the time of an element inside a long loop, for the costs of\n"
          "                            provider/functions.def",
          &options.throughput}});
    numerics::Compute gpu(options.device, kBatch * sizeof(double), 3);
    options.complete(gpu.isSoftware());
    std::printf("%s, VT_FMA_EXACT %d, VT_DIV32_EXACT %d, %u arguments, host variant %s\n",
                gpu.name().c_str(), options.fma, options.div32, options.count, mathTable().variant);
    if (options.throughput) {
        measureAll(gpu, options);
        return 0;
    }
    Totals totals;
    compareAll(gpu, options, totals);
    std::printf("%ld functions, %ld results differ\n", totals.functions, totals.differ);
    return totals.functions > 0 && totals.differ == 0 ? 0 : 1;
}
