// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/probe.h"

#include "base/hash.h"
#include "base/log.h"
#include "provider/vulkan/cache_file.h"

#include <cstring>

namespace vitrine::vulkan {
namespace {

constexpr uint64_t kFormat = 4;
constexpr uint32_t kNormal = 16384;
constexpr uint32_t kSubnormal = 1024;
constexpr uint32_t kGroup = 64;

/// Results of one triple, in the order in which the kernel writes them.
enum Slot : uint32_t { Sum, Difference, Product, MulAdd, Fused, Quotient, Root, FromInt, Narrowed };
constexpr uint32_t kSlots = 9;

// T is the width under test, B its bits. `narrow` exercises float(double) where doubles exist.
constexpr const char* kKernel = R"(layout(local_size_x = 64) in;
layout(std430, binding = 0) readonly buffer Operands { T x[]; };
layout(std430, binding = 1) readonly buffer Integers { int k[]; };
layout(std430, binding = 2) writeonly buffer Results { T r[]; };
layout(push_constant) uniform P { uint n; };
void main() {
    uint i = gl_GlobalInvocationID.x;
    if (i >= n) return;
    T a = x[3 * i];
    T b = x[3 * i + 1];
    T c = x[3 * i + 2];
    r[9 * i] = a + b;
    r[9 * i + 1] = a - b;
    r[9 * i + 2] = a * b;
    r[9 * i + 3] = a * b + c;
    r[9 * i + 4] = fma(a, b, c);
    r[9 * i + 5] = a / b;
    r[9 * i + 6] = sqrt(a);
    r[9 * i + 7] = T(k[i]);
    r[9 * i + 8] = NARROW(a, k[i]);
}
)";

uint64_t nextRandom(uint64_t& state) {
    return mixBits(state += 0x9e3779b97f4a7c15ULL);
}

template <typename T>
struct Traits;
template <>
struct Traits<float> {
    using Bits = uint32_t;
    static constexpr int kMantissa = 23;
    static constexpr int kBias = 127;
    static constexpr const char* kName = "float32";
};
template <>
struct Traits<double> {
    using Bits = uint64_t;
    static constexpr int kMantissa = 52;
    static constexpr int kBias = 1023;
    static constexpr const char* kName = "float64";
};

/// A number of random sign and mantissa with an exponent in [low, high]; low = -bias is subnormal.
template <typename T>
T randomNumber(uint64_t& state, int low, int high) {
    using Bits = typename Traits<T>::Bits;
    const uint64_t random = nextRandom(state);
    const int range = high - low + 1;
    const int exponent =
        low + static_cast<int>((random >> 32) % static_cast<uint64_t>(range)) + Traits<T>::kBias;
    const uint64_t mantissa = nextRandom(state) & ((uint64_t{1} << Traits<T>::kMantissa) - 1);
    const uint64_t sign = (random & 1) << (sizeof(T) * 8 - 1);
    return std::bit_cast<T>(static_cast<Bits>(
        sign | (static_cast<uint64_t>(exponent) << Traits<T>::kMantissa) | mantissa));
}

template <typename T>
struct Operands {
    std::vector<T> values; ///< triples, kNormal of normal ones and then kSubnormal
    std::vector<int32_t> integers;
};

template <typename T>
Operands<T> makeOperands() {
    Operands<T> out;
    uint64_t state = 0x5eed;
    constexpr T kInf = std::numeric_limits<T>::infinity();
    constexpr T kNan = std::numeric_limits<T>::quiet_NaN();
    const std::array<T, 8> special{T(0), T(-0.0), T(1), T(-1), kInf, -kInf, kNan, T(0.1)};
    for (uint32_t i = 0; i < kNormal; ++i) {
        T a, b, c;
        if (i < 512) {
            a = special[i % 8];
            b = special[i / 8 % 8];
            c = special[i / 64];
        } else {
            a = randomNumber<T>(state, -30, 30);
            b = randomNumber<T>(state, -30, 30);
            // Close to −ab in every second triple, so that only a fused result keeps the low bits.
            c = i % 2 ? -(a * b) : randomNumber<T>(state, -30, 30);
        }
        out.values.insert(out.values.end(), {a, b, c});
        out.integers.push_back(static_cast<int32_t>(nextRandom(state)));
    }
    constexpr int kLeast = -Traits<T>::kBias;
    for (uint32_t i = 0; i < kSubnormal; ++i) {
        const T a = randomNumber<T>(state, kLeast, i % 2 ? kLeast : kLeast + 3);
        const T b =
            i % 4 < 2 ? randomNumber<T>(state, kLeast, kLeast + 2) : randomNumber<T>(state, -4, 4);
        const T c = randomNumber<T>(state, kLeast, kLeast + 1);
        out.values.insert(out.values.end(), {a, b, c});
        out.integers.push_back(static_cast<int32_t>(nextRandom(state)));
    }
    return out;
}

template <typename T>
bool same(T a, T b) {
    if (a != a && b != b) return true;
    return std::memcmp(&a, &b, sizeof(T)) == 0;
}

template <typename T>
WidthConformance compare(const Operands<T>& in, const std::vector<T>& results, bool hasNarrow) {
    WidthConformance w;
    w.operands = kNormal;
    for (uint32_t i = 0; i < kNormal + kSubnormal; ++i) {
        const T a = in.values[3 * i];
        const T b = in.values[3 * i + 1];
        const T c = in.values[3 * i + 2];
        const T* r = &results[size_t{kSlots} * i];
        const T product = a * b;
        const T expectedMulAdd = product + c;
        const bool sums = same(r[Sum], a + b) && same(r[Difference], a - b);
        const bool products = same(r[Product], product) && same(r[MulAdd], expectedMulAdd);
        const bool fused = same(r[Fused], std::fma(a, b, c));
        const bool quotient = same(r[Quotient], a / b);
        const bool root = same(r[Root], std::sqrt(a));
        bool converted = same(r[FromInt], static_cast<T>(in.integers[i]));
        if constexpr (sizeof(T) == 4) {
            const double wide = static_cast<double>(in.integers[i]) * 1.0000000011;
            if (hasNarrow) converted = converted && same(r[Narrowed], static_cast<float>(wide));
        }
        if (i < kNormal) {
            w.basic += !(sums && products);
            w.fma += !fused;
            w.division += !quotient;
            w.squareRoot += !root;
            w.conversion += !converted;
        } else {
            w.subnormal += !(sums && products);
            w.subnormalFma += !fused;
            w.subnormalDivision += !quotient;
            w.subnormalRoot += !root;
        }
    }
    return w;
}

template <typename T>
Result<WidthConformance> probeWidth(Context& context) {
    const bool doubles = context.description().features.float64;
    PipelineDesc desc;
    desc.name = std::string("probe ") + Traits<T>::kName;
    desc.bindings = 3;
    desc.pushBytes = 4;
    desc.source = "#version 460\n";
    desc.source += sizeof(T) == 8 ? "#define T double\n" : "#define T float\n";
    desc.source += sizeof(T) == 4 && doubles
                       ? "#define NARROW(a, k) float(double(k) * 1.0000000011lf)\n"
                       : "#define NARROW(a, k) (a)\n";
    desc.source += kKernel;

    const Operands<T> operands = makeOperands<T>();
    constexpr uint32_t kCount = kNormal + kSubnormal;
    std::vector<T> results(size_t{kSlots} * kCount);
    VITRINE_TRY(const Pipeline* pipeline, context.pipelines().get(desc));
    VITRINE_TRY(const Ref<DeviceBuffer> in, context.allocate(operands.values.size() * sizeof(T)));
    VITRINE_TRY(const Ref<DeviceBuffer> integers,
                context.allocate(operands.integers.size() * sizeof(int32_t)));
    VITRINE_TRY(const Ref<DeviceBuffer> out, context.allocate(results.size() * sizeof(T)));
    Transfers& transfers = context.transfers();
    VITRINE_CHECK(transfers.upload(*in, 0, operands.values.data(), in->bytes()));
    VITRINE_CHECK(transfers.upload(*integers, 0, operands.integers.data(), integers->bytes()));
    const std::array<BufferBinding, 3> bindings{BufferBinding{in.get(), Access::Read},
                                                BufferBinding{integers.get(), Access::Read},
                                                BufferBinding{out.get(), Access::Write}};
    VITRINE_CHECK(context.stream().dispatch(*pipeline, bindings,
                                            std::as_bytes(std::span(&kCount, 1)),
                                            {(kCount + kGroup - 1) / kGroup, 1, 1}));
    VITRINE_CHECK(transfers.download(*out, 0, results.data(), out->bytes()));
    const WidthConformance w = compare(operands, results, sizeof(T) == 4 && doubles);
    log::info("vulkan", std::string(Traits<T>::kName) + ": of " + std::to_string(w.operands) +
                            " operands differ in basic " + std::to_string(w.basic) + ", fma " +
                            std::to_string(w.fma) + ", division " + std::to_string(w.division) +
                            ", square root " + std::to_string(w.squareRoot) + ", conversion " +
                            std::to_string(w.conversion) + "; with subnormals: basic " +
                            std::to_string(w.subnormal) + ", fma " +
                            std::to_string(w.subnormalFma) + ", division " +
                            std::to_string(w.subnormalDivision) + ", square root " +
                            std::to_string(w.subnormalRoot));
    return w;
}

} // namespace

bool Conformance::fmaExact() const {
    return float32.fma == 0 && (!float64.present() || float64.fma == 0);
}

bool Conformance::division32Exact() const {
    return float32.division == 0 && float32.squareRoot == 0;
}

bool Conformance::division64Exact() const {
    return float64.present() && float64.division == 0 && float64.squareRoot == 0;
}

bool Conformance::subnormals32() const {
    return float32.subnormal == 0;
}
bool Conformance::subnormals64() const {
    return float64.present() && float64.subnormal == 0;
}

std::string Conformance::defines(const DeviceDescription& device) const {
    std::string text;
    const auto add = [&](const char* name, bool value) {
        text += std::string("#define ") + name + (value ? " 1\n" : " 0\n");
    };
    add("VT_FMA_EXACT", fmaExact());
    add("VT_DIV32_EXACT", division32Exact());
    add("VT_HAS_FLOAT64", usable64());
    add("VT_HAS_INT64", device.features.int64);
    add("VT_SUBNORMALS32", subnormals32());
    add("VT_FMA_SUBNORMALS32", float32.subnormalFma == 0);
    add("VT_SUBNORMALS64", subnormals64());
    return text;
}

Result<Conformance> probeDevice(Context& context, const std::string& folder) {
    static_assert(std::is_trivially_copyable_v<Conformance>);
    const uint64_t key = hashCombine(context.description().identity(), kFormat);
    const std::string path = folder + "/conformance-" + std::to_string(key) + ".bin";
    Conformance conformance;
    if (!folder.empty()) {
        const auto kept = readCacheFile(path, key);
        if (kept && kept->size() == sizeof conformance) {
            std::memcpy(&conformance, kept->data(), sizeof conformance);
            return conformance;
        }
    }
    VITRINE_TRY(conformance.float32, probeWidth<float>(context));
    if (context.description().features.float64) {
        VITRINE_TRY(conformance.float64, probeWidth<double>(context));
    }
    if (!folder.empty()) writeCacheFile(path, key, std::as_bytes(std::span(&conformance, 1)));
    return conformance;
}

} // namespace vitrine::vulkan
