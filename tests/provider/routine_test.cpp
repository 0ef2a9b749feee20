// SPDX-License-Identifier: Apache-2.0
// Routines: the host against plain loops written here, and the device against the host, bit for
// bit.
#include "provider/host/host_provider.h"
#include "provider/routine.h"
#include "provider/run_case.h"
#include "provider/vulkan/vulkan_provider.h"
#include "trace/trace.h"

#include <cstring>
#include <gtest/gtest.h>
#include <random>

namespace vitrine {
namespace {

using namespace test;

/// A routine's launch in the making.
struct RoutineCase {
    RoutineCase(RoutineOp op, uint32_t flags) {
        m_program->kind = ProgramKind::Routine;
        m_program->routine.op = op;
        m_program->routine.flags = flags;
        m_program->title = routineName(op);
    }
    template <typename T>
    RoutineCase& input(const std::vector<T>& x, DType dtype) {
        m_program->inputs.push_back({dtype, MapKind::Linear, ""});
        m_geometry.maps.push_back({});
        m_geometry.extents.push_back(static_cast<int64_t>(x.size()));
        const auto* bytes = reinterpret_cast<const std::byte*>(x.data());
        m_inputs.emplace_back(bytes, bytes + x.size() * sizeof(T));
        return *this;
    }
    RoutineCase& sizes(std::vector<int64_t> sizes) {
        m_geometry.sizes = std::move(sizes);
        return *this;
    }
    RoutineCase& output(int64_t elements, DType dtype) {
        m_program->outputs.push_back({0, dtype, ""});
        m_geometry.dims[0] = elements;
        sealProgram(*m_program);
        return *this;
    }
    Bytes run(Provider& provider) const {
        Launch launch;
        launch.program = m_program;
        launch.geometry = m_geometry;
        for (const Bytes& b : m_inputs)
            launch.inputs.push_back(uploadBytes(provider, b));
        const std::size_t bytes =
            static_cast<std::size_t>(m_geometry.dims[0]) * sizeOf(m_program->outputs[0].dtype);
        auto out = provider.allocate(bytes, "out");
        EXPECT_TRUE(out);
        launch.outputs.push_back(*out);
        const Status status = provider.run(launch);
        EXPECT_TRUE(status) << (status ? "" : status.error().message);
        Bytes result(bytes);
        EXPECT_TRUE(provider.download(**out, 0, result.data(), bytes, {}));
        return result;
    }

private:
    Ref<Program> m_program = makeRef<Program>();
    LaunchGeometry m_geometry;
    std::vector<Bytes> m_inputs;
};

class Routine : public testing::Test {
protected:
    static void SetUpTestSuite() { open({}); }
    static void open(const VulkanOptions& options) {
        s_trace = new Trace;
        s_host = new HostProvider(*s_trace, 2);
        Settings settings = settingsFromEnvironment();
        settings.device = "gpu";
        Result<std::unique_ptr<VulkanProvider>> made =
            VulkanProvider::create(settings, *s_trace, options);
        s_device = made ? made->release() : nullptr;
    }
    static void TearDownTestSuite() {
        delete s_device;
        delete s_host;
        delete s_trace;
    }
    void SetUp() override { ASSERT_NE(s_device, nullptr) << "no Vulkan device"; }
    void TearDown() override { EXPECT_EQ(s_device->report().validationMessages, 0u); }

    /// The host's result as T, after the device's was found to have the same bytes.
    template <typename T>
    std::vector<T> same(const RoutineCase& c) {
        const Bytes host = c.run(*s_host);
        EXPECT_TRUE(host == c.run(*s_device)) << "host and device differ";
        std::vector<T> out(host.size() / sizeof(T));
        std::memcpy(out.data(), host.data(), host.size());
        return out;
    }

    int64_t number(int64_t low, int64_t high) {
        return std::uniform_int_distribution<int64_t>(low, high)(m_random);
    }
    /// Few different values, NaN and zeros of both signs among them.
    template <typename T>
    std::vector<T> values(int64_t n) {
        std::vector<T> out(static_cast<std::size_t>(n));
        for (T& x : out) {
            x = static_cast<T>(number(0, 40)) - static_cast<T>(std::is_signed_v<T> ? 20 : 0);
            if constexpr (std::is_floating_point_v<T>) {
                const int64_t special = number(0, 20);
                if (special == 0) x = std::numeric_limits<T>::quiet_NaN();
                if (special == 1) x = -T(0);
                if (special == 2) x = std::numeric_limits<T>::infinity();
                if (special == 3) x = std::numeric_limits<T>::denorm_min();
            }
        }
        return out;
    }
    std::vector<double> positions(int64_t n, int64_t limit) {
        std::vector<double> out(static_cast<std::size_t>(n));
        for (double& x : out)
            x = static_cast<double>(number(1, limit));
        return out;
    }

    template <typename T>
    void checkSelection(int64_t n) {
        const std::vector<T> x = values<T>(n);
        std::vector<uint8_t> mask(x.size());
        std::vector<double> where;
        std::vector<T> kept;
        for (std::size_t i = 0; i < x.size(); ++i) {
            mask[i] = number(0, 2) == 0 ? 1 : 0;
            if (x[i] != T(0)) where.push_back(static_cast<double>(i + 1));
            if (mask[i]) kept.push_back(x[i]);
        }
        if (!where.empty()) {
            const auto found =
                same<double>(RoutineCase(RoutineOp::Find, 0)
                                 .input(x, kDTypeOf<T>)
                                 .output(static_cast<int64_t>(where.size()), DType::Double));
            EXPECT_EQ(found, where);
        }
        if (kept.empty()) return;
        const auto out = same<T>(RoutineCase(RoutineOp::Compact, 0)
                                     .input(x, kDTypeOf<T>)
                                     .input(mask, DType::Logical)
                                     .output(static_cast<int64_t>(kept.size()), kDTypeOf<T>));
        EXPECT_EQ(std::memcmp(out.data(), kept.data(), kept.size() * sizeof(T)), 0);
    }

    template <typename T>
    void checkSort(int64_t inner, int64_t length, int64_t outer, uint32_t flags) {
        const std::vector<T> x = values<T>(inner * length * outer);
        const bool descending = flags & kDescending, first = flags & kMissingFirst;
        std::vector<double> order(x.size());
        for (int64_t l = 0; l < inner * outer; ++l) {
            const int64_t start = l % inner + inner * length * (l / inner);
            const auto at = [&](int64_t k) { return static_cast<std::size_t>(start + inner * k); };
            std::vector<int64_t> line(static_cast<std::size_t>(length));
            for (std::size_t k = 0; k < line.size(); ++k)
                line[k] = static_cast<int64_t>(k);
            std::stable_sort(line.begin(), line.end(), [&](int64_t a, int64_t b) {
                const T u = x[at(a)], v = x[at(b)];
                const bool missingU = u != u, missingV = v != v;
                if (missingU || missingV)
                    return first ? missingU && !missingV : !missingU && missingV;
                return descending ? u > v : u < v;
            });
            for (std::size_t k = 0; k < line.size(); ++k)
                order[at(static_cast<int64_t>(k))] = static_cast<double>(line[k] + 1);
        }
        const auto sized = [&](RoutineOp op) {
            return RoutineCase(op, flags).input(x, kDTypeOf<T>).sizes({inner, length, outer});
        };
        const auto count = static_cast<int64_t>(x.size());
        EXPECT_EQ(same<double>(sized(RoutineOp::Order).output(count, DType::Double)), order)
            << className(kDTypeOf<T>) << ' ' << inner << ' ' << length << ' ' << outer << ' '
            << flags;
        const auto sorted = same<T>(sized(RoutineOp::Sort).output(count, kDTypeOf<T>));
        const auto taken = same<T>(RoutineCase(RoutineOp::TakeAlong, 0)
                                       .input(x, kDTypeOf<T>)
                                       .input(order, DType::Double)
                                       .sizes({inner, length, outer, length})
                                       .output(count, kDTypeOf<T>));
        EXPECT_EQ(std::memcmp(sorted.data(), taken.data(), x.size() * sizeof(T)), 0);
    }

    /// The order that routine.h states, written down directly.
    template <typename T>
    static T summed(std::vector<T> terms) {
        while (terms.size() > 1) {
            std::vector<T> sums;
            for (std::size_t i = 0; i < terms.size(); ++i) {
                if (i % static_cast<std::size_t>(kProductBlock) == 0)
                    sums.push_back(terms[i]);
                else
                    sums.back() += terms[i];
            }
            terms = std::move(sums);
        }
        return terms[0];
    }
    template <typename T>
    void checkProduct(int64_t m, int64_t n, int64_t k, int64_t pages, uint32_t flags) {
        const auto noise = [&](int64_t count) {
            std::vector<T> x(static_cast<std::size_t>(count));
            for (T& v : x) {
                v = m_whole ? static_cast<T>(number(-8, 8))
                            : std::uniform_real_distribution<T>(-1, 1)(m_random);
                if (m_spread) v = std::ldexp(v, -static_cast<int>(number(0, m_spread)));
            }
            return x;
        };
        const bool symmetric = (flags & kSymmetric) != 0;
        const std::vector<T> a = noise(m * k * pages), b = symmetric ? a : noise(k * n);
        std::vector<T> expected;
        for (int64_t e = 0; e < m * n * pages; ++e) {
            const int64_t i = e % m, j = e / m % n, p = e / m / n;
            std::vector<T> blocks;
            for (int64_t q = 0; q < k; ++q) {
                if (q % kProductBlock == 0) blocks.push_back(0);
                const T u = a[static_cast<std::size_t>(
                    p * m * k + (flags & kTransposeLeft ? q + k * i : i + m * q))];
                const T v =
                    b[static_cast<std::size_t>((symmetric ? p * m * k : 0) +
                                               (flags & kTransposeRight ? j + n * q : q + k * j))];
                blocks.back() = std::fma(u, v, blocks.back());
            }
            expected.push_back(summed(std::move(blocks)));
        }
        const DType t = kDTypeOf<T>;
        EXPECT_EQ(same<T>(RoutineCase(RoutineOp::Product, flags)
                              .input(a, t)
                              .input(b, t)
                              .sizes({m, n, k, pages, m * k, symmetric ? m * k : 0})
                              .output(m * n * pages, t)),
                  expected)
            << m << ' ' << n << ' ' << k << ' ' << pages << ' ' << flags;
    }

    /// A diagonal has the bits of the whole product's.
    template <typename T>
    void checkDiagonal(int64_t m, int64_t n, int64_t k, int64_t down, int64_t across,
                       uint32_t flags) {
        std::vector<T> a(static_cast<std::size_t>(m * k)), b(static_cast<std::size_t>(k * n));
        for (std::vector<T>* x : {&a, &b}) {
            for (T& v : *x)
                v = std::uniform_real_distribution<T>(-1, 1)(m_random);
        }
        const DType t = kDTypeOf<T>;
        const Bytes bytes = RoutineCase(RoutineOp::Product, flags)
                                .input(a, t)
                                .input(b, t)
                                .sizes({m, n, k, 1, m * k, k * n})
                                .output(m * n, t)
                                .run(*s_host);
        const int64_t count = std::min(m - down, n - across);
        std::vector<T> expected(static_cast<std::size_t>(count));
        for (int64_t i = 0; i < count; ++i)
            std::memcpy(&expected[static_cast<std::size_t>(i)],
                        bytes.data() +
                            static_cast<std::size_t>(down + i + m * (across + i)) * sizeof(T),
                        sizeof(T));
        EXPECT_EQ(same<T>(RoutineCase(RoutineOp::Product, flags | kDiagonal)
                              .input(a, t)
                              .input(b, t)
                              .sizes({m, n, k, 1, m * k, k * n, down, across})
                              .output(count, t)),
                  expected)
            << m << ' ' << n << ' ' << k << ' ' << flags;
    }

    std::mt19937_64 m_random{20240611};
    int64_t m_spread = 0; ///< powers of two that a product's factors span below 1
    bool m_whole = false; ///< a product's factors are small integers
    static Trace* s_trace;
    static HostProvider* s_host;
    static VulkanProvider* s_device;
};

Trace* Routine::s_trace = nullptr;
HostProvider* Routine::s_host = nullptr;
VulkanProvider* Routine::s_device = nullptr;

TEST_F(Routine, FindAndCompactKeepTheOrderOfElements) {
    for (const int64_t n : {1, 7, 2048, 2049, 70001}) {
        checkSelection<double>(n);
        checkSelection<float>(n);
        checkSelection<int8_t>(n);
        checkSelection<uint16_t>(n);
        checkSelection<int64_t>(n);
    }
}

TEST_F(Routine, GatherAndScatterFollowProductsOfIndices) {
    for (int round = 0; round < 12; ++round) {
        const int64_t rows = number(1, 60), columns = number(1, 50), m = number(1, 80),
                      n = number(1, 40);
        const auto x = values<float>(rows * columns);
        const auto i = positions(m, rows), j = positions(n, columns);
        const auto v = values<float>(m * n);
        std::vector<float> gathered(static_cast<std::size_t>(m * n)), scattered = x, filled = x;
        const float seven = 7;
        for (int64_t c = 0; c < n; ++c) {
            for (int64_t r = 0; r < m; ++r) {
                const auto from = static_cast<std::size_t>(
                    i[static_cast<std::size_t>(r)] - 1 +
                    static_cast<double>(rows) * (j[static_cast<std::size_t>(c)] - 1));
                gathered[static_cast<std::size_t>(r + m * c)] = x[from];
                scattered[from] = v[static_cast<std::size_t>(r + m * c)];
                filled[from] = seven;
            }
        }
        const auto equal = [](const std::vector<float>& a, const std::vector<float>& b) {
            return a.size() == b.size() && std::memcmp(a.data(), b.data(), a.size() * 4) == 0;
        };
        EXPECT_TRUE(equal(gathered, same<float>(RoutineCase(RoutineOp::Gather, 0)
                                                    .input(x, DType::Single)
                                                    .input(i, DType::Double)
                                                    .input(j, DType::Double)
                                                    .sizes({m, 1, n, rows})
                                                    .output(m * n, DType::Single))));
        EXPECT_TRUE(equal(scattered, same<float>(RoutineCase(RoutineOp::Scatter, 0)
                                                     .input(x, DType::Single)
                                                     .input(i, DType::Double)
                                                     .input(j, DType::Double)
                                                     .input(v, DType::Single)
                                                     .sizes({m, 1, n, rows})
                                                     .output(rows * columns, DType::Single))));
        int64_t bits = 0;
        std::memcpy(&bits, &seven, sizeof seven);
        EXPECT_TRUE(equal(filled, same<float>(RoutineCase(RoutineOp::Scatter, kScalarValue)
                                                  .input(x, DType::Single)
                                                  .input(i, DType::Double)
                                                  .input(j, DType::Double)
                                                  .sizes({m, 1, n, rows, bits})
                                                  .output(rows * columns, DType::Single))));
    }
}

TEST_F(Routine, SortsAreStableAlongEveryDimensionAndPutNanWhereItBelongs) {
    for (const uint32_t flags : {0u, kDescending, kMissingFirst, kDescending | kMissingFirst}) {
        checkSort<double>(1, 5000, 1, flags);
        checkSort<float>(3, 1100, 2, flags);
        checkSort<float>(7, 5, 11, flags);
        checkSort<double>(1, 1, 9, flags);
        checkSort<int8_t>(2, 600, 1, flags);
        checkSort<uint8_t>(1, 513, 3, flags);
        checkSort<int32_t>(1, 3, 700, flags);
        checkSort<uint64_t>(5, 33, 2, flags);
        checkSort<int64_t>(1, 1500, 1, flags);
    }
}

/// The sort of long lines, for lines of every length.
class RoutineByDigits : public Routine {
protected:
    static void SetUpTestSuite() {
        VulkanOptions options;
        options.sortDigitsFrom = 1;
        open(options);
    }
};

TEST_F(RoutineByDigits, SortsAreStableWithOneSpanAndWithMany) {
    // Software devices take seconds to compile each of these kernels: a few classes stand for all.
    for (const uint32_t flags : {0u, kDescending | kMissingFirst})
        checkSort<float>(1, 70001, 1, flags);
    checkSort<float>(3, 1100, 2, 0);
    checkSort<double>(1, 20000, 1, kDescending);
    checkSort<int16_t>(2, 513, 3, kDescending);
    checkSort<uint8_t>(1, 5, 2, 0);
}

TEST_F(RoutineByDigits, SumsByBinTakeValuesInTheirOrder) {
    for (const int64_t bins : {1, 3, 700, 70000}) {
        const int64_t n = 9000;
        const std::vector<double> keys = positions(n, bins);
        std::vector<double> v(static_cast<std::size_t>(n));
        for (double& x : v)
            x = std::uniform_real_distribution<double>(-1, 1)(m_random);
        const std::vector<float> single(v.begin(), v.end());
        const auto sum = [&](const auto& values) {
            std::vector<double> sums(static_cast<std::size_t>(bins), 0);
            for (std::size_t i = 0; i < keys.size(); ++i) {
                double& s = sums[static_cast<std::size_t>(keys[i]) - 1];
                s = static_cast<std::decay_t<decltype(values[0])>>(s + values[i]);
            }
            return sums;
        };
        const auto asked = [&](const auto& values, DType t) {
            return RoutineCase(RoutineOp::Accumulate, 0)
                .input(keys, DType::Double)
                .input(values, t)
                .output(bins, t);
        };
        EXPECT_EQ(same<double>(asked(v, DType::Double)), sum(v)) << bins;
        const std::vector<float> sums = same<float>(asked(single, DType::Single));
        EXPECT_EQ(std::vector<double>(sums.begin(), sums.end()), sum(single)) << bins;
    }
}

/// Half of x'*x is computed; every element has the bits that it would have alone.
TEST_F(Routine, SymmetricProductsHaveTheBitsOfFullOnes) {
    for (const uint32_t turned : {kTransposeLeft, kTransposeRight}) {
        const uint32_t flags = turned | kSymmetric;
        checkProduct<double>(1, 1, 40, 1, flags);
        checkProduct<double>(5, 5, 300, 2, flags);
        checkProduct<double>(31, 31, 70, 1, flags);
        checkProduct<float>(70, 70, 33, 1, flags);
        checkProduct<double>(200, 200, 20, 1, flags);
    }
    constexpr uint32_t flags = kTransposeLeft | kSymmetric;
    checkProduct<float>(65, 65, 4097, 1, flags);  // blocks apart
    checkProduct<double>(9, 9, 2050, 130, flags); // blocks one after another
    checkProduct<double>(130, 130, 5, 43, flags); // large tiles
    checkProduct<float>(40, 40, 100, 3, flags);
}

TEST_F(Routine, DiagonalsOfProductsHaveTheBitsOfTheWhole) {
    for (const uint32_t flags :
         {0u, kTransposeLeft, kTransposeRight, kTransposeLeft | kTransposeRight}) {
        checkDiagonal<double>(2, 2, 1, 0, 0, flags);
        checkDiagonal<double>(70, 90, 300, 0, 0, flags);
        checkDiagonal<float>(130, 90, 33, 20, 0, flags);
        checkDiagonal<double>(40, 60, 4099, 0, 7, flags);
        checkDiagonal<float>(9, 9, 2050, 1, 3, flags);
    }
}

TEST_F(Routine, ProductsSumInTheStatedOrder) {
    for (const uint32_t flags :
         {0u, kTransposeLeft, kTransposeRight, kTransposeLeft | kTransposeRight}) {
        checkProduct<double>(1, 1, 1, 1, flags);
        checkProduct<double>(70, 65, 33, 1, flags);
        checkProduct<float>(130, 9, 300, 1, flags);
        checkProduct<float>(3, 50, 40, 4, flags);
        checkProduct<double>(1, 37, 100, 1, flags);
        checkProduct<double>(37, 1, 100, 2, flags);
        checkProduct<double>(9, 8, 4099, 1, flags);
        checkProduct<float>(20, 30, 70, 3, flags);
        checkProduct<double>(1, 1, 5000, 1, flags); // blocks apart, both factors turned
        checkProduct<float>(1, 2, 4100, 3, flags);
        checkProduct<double>(7, 200, 65, 2, flags);
        checkProduct<float>(100, 6, 2049, 1, flags);
        checkProduct<double>(67, 66, 4097, 1, flags);
        checkProduct<float>(16, 9, 16, 5, flags);
        checkProduct<double>(8, 40, 31, 2, flags);
    }
    for (const uint32_t flags : {0u, kTransposeLeft | kTransposeRight}) { // large tiles
        checkProduct<float>(130, 140, 35, 32, flags);
        checkProduct<double>(129, 130, 33, 32, flags);
        checkProduct<double>(129, 70, 33, 48, flags);
        checkProduct<float>(130, 140, 19, 3, flags); // few terms
    }
    checkProduct<float>(10, 10, 2100, 128, 0); // blocks that a tile adds up itself
    checkProduct<double>(1, 1, 2048 * 2048 + 5000, 1, 0);
}

/// The code for devices that lose subnormal numbers, on numbers where that could show.
class RoutineWithCare : public Routine {
protected:
    static void SetUpTestSuite() {
        VulkanOptions options;
        options.avoidSubnormals = true;
        open(options);
    }
};

TEST_F(RoutineWithCare, ProductsKeepSubnormalNumbers) {
    for (const int64_t spread : {30, 150}) {
        m_spread = spread;
        for (const uint32_t flags :
             {0u, kTransposeLeft, kTransposeRight, kTransposeLeft | kTransposeRight}) {
            checkProduct<float>(3, 50, 40, 4, flags);
            checkProduct<float>(1, 2, 4100, 3, flags);
            checkProduct<float>(100, 6, 2049, 1, flags);
            checkProduct<float>(20, 30, 70, 3, flags);
            checkProduct<float>(16, 9, 16, 5, flags);
        }
        checkProduct<float>(130, 140, 35, 32, 0);  // large tiles
        checkProduct<float>(40, 50, 4100, 1, 0);   // blocks apart
        checkProduct<float>(10, 10, 2100, 128, 0); // blocks that a tile adds up itself
        checkProduct<float>(70, 70, 33, 1, kTransposeLeft | kSymmetric);
    }
}

/// The code for devices with an exact fma, which software ones lack: on integers, whose products
/// and sums are exact with any.
class RoutineInRegisters : public Routine {
protected:
    static void SetUpTestSuite() {
        VulkanOptions options;
        options.takeFmaForExact = true;
        open(options);
    }
};

TEST_F(RoutineInRegisters, ProductsAreThoseOfTiles) {
    constexpr uint32_t turned = kTransposeLeft | kTransposeRight;
    m_whole = true;
    checkProduct<float>(132, 136, 36, 32, 0); // large tiles in whole vectors
    checkProduct<double>(130, 132, 34, 32, turned);
    checkProduct<float>(130, 133, 37, 32, turned);        // large tiles, not in vectors
    checkProduct<float>(68, 200, 40, 48, kTransposeLeft); // tiles of 64 by 128
    checkProduct<double>(66, 70, 34, 1, kTransposeRight);
    checkProduct<double>(20, 40, 17, 3, turned);
    checkProduct<float>(16, 9, 16, 5, 0);
    checkProduct<double>(68, 66, 4100, 1, 0);  // blocks apart
    checkProduct<float>(12, 12, 2100, 128, 0); // blocks that a tile adds up itself
    for (const uint32_t flags :
         {0u, kTransposeLeft, kTransposeRight, turned}) { // more terms at a time
        checkProduct<float>(10, 40, 1100, 1, flags);
        checkProduct<double>(20, 32, 601, 2, flags);
        checkProduct<float>(68, 72, 296, 1, flags);
    }
    checkProduct<float>(68, 68, 36, 1, kTransposeLeft | kSymmetric);
    checkProduct<float>(65, 65, 4097, 1, kTransposeLeft | kSymmetric); // blocks apart
}

/// Systems of few unknowns an equation: what is found stays small, and products are taken from
/// sides.
TEST_F(RoutineInRegisters, UpdatesOfTriangularSystemsAreThoseOfTiles) {
    constexpr int64_t n = 150, sides = 40;
    const auto check = [&]<typename T>(T, uint32_t flags) {
        std::vector<T> t(n * n), b(n * sides);
        for (T& x : t)
            x = static_cast<T>(number(0, 60) == 0 ? number(-1, 1) : 0);
        for (T& x : b)
            x = static_cast<T>(number(-8, 8));
        same<T>(RoutineCase(RoutineOp::TriangularSolve, flags | kUnit)
                    .input(t, kDTypeOf<T>)
                    .input(b, kDTypeOf<T>)
                    .sizes({n, sides, n})
                    .output(n * sides, kDTypeOf<T>));
    };
    check(1.0, kLower);
    check(1.0f, 0);
    check(1.0f, kLower | kTransposed);
}

/// The same where the device loses subnormal numbers.
class RoutineInRegistersWithCare : public RoutineInRegisters {
protected:
    static void SetUpTestSuite() {
        VulkanOptions options;
        options.takeFmaForExact = true;
        options.avoidSubnormals = true;
        open(options);
    }
};

TEST_F(RoutineInRegistersWithCare, ProductsAreThoseOfTiles) {
    m_whole = true;
    checkProduct<float>(68, 72, 20, 1, 0);
    checkProduct<float>(70, 65, 33, 1, kTransposeLeft | kTransposeRight);
}

TEST_F(Routine, PermutationsMoveEveryElement) {
    for (int round = 0; round < 12; ++round) {
        const std::vector<int64_t> dims{number(1, 70), number(1, 70), number(1, 5)};
        const std::vector<int64_t> strides{1, dims[0], dims[0] * dims[1]};
        const int64_t count = dims[0] * dims[1] * dims[2];
        const std::vector<uint16_t> x = values<uint16_t>(count);
        const auto turn = [&](int a, int b, int c) {
            std::vector<uint16_t> expected;
            const auto at = [](const std::vector<int64_t>& v, int d) {
                return v[static_cast<std::size_t>(d)];
            };
            for (int64_t p = 0; p < at(dims, c); ++p) {
                for (int64_t q = 0; q < at(dims, b); ++q) {
                    for (int64_t r = 0; r < at(dims, a); ++r)
                        expected.push_back(x[static_cast<std::size_t>(
                            r * at(strides, a) + q * at(strides, b) + p * at(strides, c))]);
                }
            }
            EXPECT_EQ(same<uint16_t>(RoutineCase(RoutineOp::Permute, 0)
                                         .input(x, DType::UInt16)
                                         .sizes({0, at(dims, a), at(strides, a), at(dims, b),
                                                 at(strides, b), at(dims, c), at(strides, c)})
                                         .output(count, DType::UInt16)),
                      expected);
        };
        turn(1, 0, 2);
        turn(2, 0, 1);
        turn(2, 1, 0);
        turn(1, 2, 0);
    }
}

TEST_F(Routine, BinsAreFoundCountedAndSummedInOrder) {
    for (const int64_t n : {1, 300, 5000}) {
        const std::vector<double> x = values<double>(n);
        const std::vector<double> edges{-15, -3, 0, 0.5, 8, 19};
        for (const uint32_t flags : {0u, kClosed}) {
            std::vector<double> bins, counts(6, 0);
            for (const double v : x) {
                double bin = 0;
                for (std::size_t e = 0; e < edges.size(); ++e) {
                    if (v >= edges[e] && v <= edges.back()) bin = static_cast<double>(e + 1);
                }
                if (flags == kClosed) bin = std::min(bin, 5.0);
                bins.push_back(bin);
                if (bin > 0) ++counts[static_cast<std::size_t>(bin) - 1];
            }
            EXPECT_EQ(same<double>(RoutineCase(RoutineOp::Bin, flags)
                                       .input(x, DType::Double)
                                       .input(edges, DType::Double)
                                       .output(n, DType::Double)),
                      bins);
            EXPECT_EQ(same<double>(RoutineCase(RoutineOp::Count, 0)
                                       .input(bins, DType::Double)
                                       .output(6, DType::Double)),
                      counts);
        }
        const std::vector<double> keys = positions(n, 9);
        const std::vector<float> v = values<float>(n);
        for (const uint32_t flags : {0u, kLeast, kGreatest}) {
            const auto out = same<float>(RoutineCase(RoutineOp::Accumulate, flags)
                                             .input(keys, DType::Double)
                                             .input(v, DType::Single)
                                             .output(11, DType::Single));
            EXPECT_EQ(out[10], 0.0f);
            float expected = 0;
            bool any = false;
            for (std::size_t i = 0; i < keys.size(); ++i) {
                if (keys[i] != 4) continue;
                if (flags == 0)
                    expected += v[i];
                else if (v[i] == v[i] &&
                         (!any || (flags == kLeast ? v[i] < expected : v[i] > expected)))
                    expected = v[i], any = true;
            }
            EXPECT_TRUE(out[3] == expected || (out[3] != out[3] && (!any || flags == 0)));
        }
    }
}

TEST_F(Routine, ConvolutionsAndFiltersAddFromTheLastCoefficient) {
    for (int round = 0; round < 10; ++round) {
        const int64_t rows = number(1, 40), columns = number(1, 30), high = number(1, 7),
                      wide = number(1, 5), i0 = number(0, high - 1), j0 = number(0, wide - 1);
        const auto x = values<double>(rows * columns), k = values<double>(high * wide);
        std::vector<double> full;
        for (int64_t j = j0; j < j0 + columns; ++j) {
            for (int64_t i = i0; i < i0 + rows; ++i) {
                double s = 0;
                for (int64_t q = wide - 1; q >= 0; --q) {
                    for (int64_t p = high - 1; p >= 0; --p) {
                        const int64_t r = i - p, c = j - q;
                        if (r >= 0 && r < rows && c >= 0 && c < columns)
                            s = std::fma(k[static_cast<std::size_t>(p + high * q)],
                                         x[static_cast<std::size_t>(r + rows * c)], s);
                    }
                }
                full.push_back(s != s ? std::numeric_limits<double>::quiet_NaN() : s);
            }
        }
        const auto out = same<double>(RoutineCase(RoutineOp::Convolve, 0)
                                          .input(x, DType::Double)
                                          .input(k, DType::Double)
                                          .sizes({rows, columns, high, wide, i0, j0, rows})
                                          .output(rows * columns, DType::Double));
        EXPECT_EQ(std::memcmp(out.data(), full.data(), full.size() * sizeof(double)), 0);
    }
    // Without feedback a filter is a convolution, to the bit; with it, it decays.
    const std::vector<float> x = values<float>(900), b{0.5f, -1.25f, 3.0f}, a{1.0f, 0.0f, 0.0f};
    const auto straight = same<float>(RoutineCase(RoutineOp::Filter, 3 | kNotRecursive)
                                          .input(b, DType::Single)
                                          .input(a, DType::Single)
                                          .input(x, DType::Single)
                                          .sizes({1, 300, 3})
                                          .output(900, DType::Single));
    const auto convolved = same<float>(RoutineCase(RoutineOp::Convolve, 0)
                                           .input(x, DType::Single)
                                           .input(b, DType::Single)
                                           .sizes({300, 3, 3, 1, 0, 0, 300})
                                           .output(900, DType::Single));
    EXPECT_EQ(std::memcmp(straight.data(), convolved.data(), 900 * sizeof(float)), 0);
    const std::vector<double> pulse{1, 0, 0, 0, 0, 0}, gain{1, 0}, back{1, -0.5};
    EXPECT_EQ(same<double>(RoutineCase(RoutineOp::Filter, 2)
                               .input(gain, DType::Double)
                               .input(back, DType::Double)
                               .input(pulse, DType::Double)
                               .sizes({1, 6, 1})
                               .output(6, DType::Double)),
              (std::vector<double>{1, 0.5, 0.25, 0.125, 0.0625, 0.03125}));
}

TEST_F(Routine, AFilterInTwoPiecesIsTheFilterOfTheWhole) {
    const std::vector<double> b{0.5, -1.25, 3.0, 0.75}, a{1.0, -0.5, 0.25, 0.125};
    const int64_t inner = 5, outer = 7, length = 60, half = 23, states = 3, lines = inner * outer;
    const auto x = values<double>(inner * length * outer);
    const auto filtered = [&](int64_t from, int64_t to, const std::vector<double>& start) {
        std::vector<double> part;
        for (int64_t o = 0; o < outer; ++o)
            for (int64_t k = from; k < to; ++k)
                for (int64_t i = 0; i < inner; ++i)
                    part.push_back(x[static_cast<std::size_t>(i + inner * (k + length * o))]);
        const int64_t n = lines * (to - from);
        return same<double>(RoutineCase(RoutineOp::Filter, 4 | kWithStates)
                                .input(b, DType::Double)
                                .input(a, DType::Double)
                                .input(part, DType::Double)
                                .input(start, DType::Double)
                                .sizes({inner, to - from, outer})
                                .output(n + states * lines, DType::Double));
    };
    const std::vector<double> none(static_cast<std::size_t>(states * lines));
    const auto whole = filtered(0, length, none), first = filtered(0, half, none);
    const auto second = filtered(half, length, {first.end() - states * lines, first.end()});
    const auto plain = same<double>(RoutineCase(RoutineOp::Filter, 4)
                                        .input(b, DType::Double)
                                        .input(a, DType::Double)
                                        .input(x, DType::Double)
                                        .sizes({inner, length, outer})
                                        .output(lines * length, DType::Double));
    EXPECT_EQ(std::memcmp(whole.data(), plain.data(), plain.size() * sizeof(double)), 0);
    EXPECT_EQ(std::memcmp(&*(whole.end() - states * lines), &*(second.end() - states * lines),
                          static_cast<std::size_t>(states * lines) * sizeof(double)),
              0);
    for (int64_t o = 0; o < outer; ++o) {
        const auto at = static_cast<std::size_t>(inner * (half + length * o));
        const auto from = static_cast<std::size_t>(inner * (length - half) * o);
        EXPECT_EQ(std::memcmp(&whole[at], &second[from],
                              static_cast<std::size_t>(inner * (length - half)) * sizeof(double)),
                  0);
    }
}

TEST_F(Routine, InterpolationHitsPointsAndStaysInside) {
    const std::vector<double> x{-2, 0, 0.5, 3}, y{1, 5, -1, 2, 10, 20, 30, 40};
    std::vector<double> q = values<double>(400);
    for (double& v : q)
        v /= 6;
    q[0] = -2, q[1] = 0.5, q[2] = 3, q[3] = 1.75;
    int64_t outside = 0;
    const double seven = 7;
    std::memcpy(&outside, &seven, sizeof outside);
    for (const uint32_t flags : {0u, kExtrapolate}) {
        const auto out = same<double>(RoutineCase(RoutineOp::Interpolate, flags)
                                          .input(x, DType::Double)
                                          .input(y, DType::Double)
                                          .input(q, DType::Double)
                                          .sizes({4, 2, outside})
                                          .output(800, DType::Double));
        EXPECT_EQ(out[0], 1);
        EXPECT_EQ(out[1], -1);
        EXPECT_EQ(out[2], 2);
        EXPECT_EQ(out[3], 0.5);
        EXPECT_EQ(out[403], 35);
        for (std::size_t i = 0; i < q.size(); ++i) {
            if (flags == 0 && (q[i] < -2 || q[i] > 3)) {
                EXPECT_EQ(out[i], 7);
            }
        }
    }
}

} // namespace
} // namespace vitrine
