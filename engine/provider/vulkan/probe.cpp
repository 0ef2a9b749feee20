// SPDX-License-Identifier: Apache-2.0
#include "provider/vulkan/probe.h"

#include "base/hash.h"
#include "base/log.h"
#include "provider/vulkan/cache_file.h"
#include "provider/vulkan/compiler.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace vitrine::vulkan {
namespace {

constexpr uint64_t kFormat = 7;
constexpr uint32_t kNormal = 16384;
constexpr uint32_t kSubnormal = 1024;
constexpr uint32_t kGroup = 64;
/// 2^100, which makes every subnormal float normal, and a factor that makes most integers a
/// subnormal float.
constexpr double kHuge = 1.2676506002282294015e+30;
constexpr double kTiny = 2.0039364028840381e-48;

/// Results of one triple, in the order in which the kernel writes them.
enum Slot : uint32_t {
    Sum,
    Difference,
    Product,
    MulAdd,
    Fused,
    Quotient,
    Root,
    FromInt,
    Narrowed,
    Least,
    Most,
    Less,
    Equal,
    Negative,
    Widened,
    NarrowedTiny,
    ZeroOver, ///< an operand of these is a zero that the compiler can derive
    ZeroTimes,
    PlusZero,
    ZeroInteger,
};
constexpr uint32_t kSlots = 20;

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
    r[20 * i] = a + b;
    r[20 * i + 1] = a - b;
    r[20 * i + 2] = a * b;
    r[20 * i + 3] = a * b + c;
    r[20 * i + 4] = fma(a, b, c);
    r[20 * i + 5] = a / b;
    r[20 * i + 6] = sqrt(a);
    r[20 * i + 7] = T(k[i]);
    r[20 * i + 8] = NARROW(a, k[i]);
    r[20 * i + 9] = b < a ? b : a;
    r[20 * i + 10] = b > a ? b : a;
    r[20 * i + 11] = T(a < b ? 1 : 0);
    r[20 * i + 12] = T(a == T(0) ? 1 : 0);
    r[20 * i + 13] = -a;
    r[20 * i + 14] = WIDEN(a);
    r[20 * i + 15] = NARROW_TINY(k[i]);
    T zero = T((a < b) != (a < b));
    r[20 * i + 16] = zero / b;
    r[20 * i + 17] = zero * b;
    r[20 * i + 18] = b + zero;
    r[20 * i + 19] = T(k[i] - k[i]) * b;
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
        const bool products = same(r[Product], product);
        const bool mulAdd = same(r[MulAdd], expectedMulAdd);
        const bool fused = same(r[Fused], std::fma(a, b, c));
        const bool quotient = same(r[Quotient], a / b);
        const bool root = same(r[Root], std::sqrt(a));
        bool converted = same(r[FromInt], static_cast<T>(in.integers[i]));
        if constexpr (sizeof(T) == 4) {
            const double wide = static_cast<double>(in.integers[i]) * 1.0000000011;
            if (hasNarrow) converted = converted && same(r[Narrowed], static_cast<float>(wide));
        }
        const bool extremes = same(r[Least], b < a ? b : a) && same(r[Most], b > a ? b : a);
        const bool compared = r[Less] == T(a < b ? 1 : 0) && r[Equal] == T(a == T(0) ? 1 : 0);
        const bool negated = same(r[Negative], -a);
        const T zero{0};
        const bool derived = same(r[ZeroOver], zero / b) && same(r[ZeroTimes], zero * b) &&
                             same(r[PlusZero], b + zero) && same(r[ZeroInteger], zero * b);
        bool widened = true;
        bool narrowed = true;
        if constexpr (sizeof(T) == 4) {
            const double tiny = static_cast<double>(in.integers[i]) * kTiny;
            widened =
                !hasNarrow || same(r[Widened], static_cast<float>(static_cast<double>(a) * kHuge));
            narrowed = !hasNarrow || same(r[NarrowedTiny], static_cast<float>(tiny));
        }
        if (i < kNormal) {
            w.basic += !(sums && products && mulAdd && extremes && compared && negated);
            w.fma += !fused;
            w.division += !quotient;
            w.squareRoot += !root;
            w.conversion += !converted;
            w.derived += !derived;
        } else {
            const bool right[kSubnormalOperations] = {sums,     products, mulAdd,   fused,
                                                      quotient, root,     extremes, compared,
                                                      negated,  widened,  narrowed};
            for (std::size_t k = 0; k < kSubnormalOperations; ++k)
                w.subnormal[k] += !right[k];
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
    std::string glsl = shaderText(sizeof(T) == 8 ? "#define T double\n" : "#define T float\n");
    glsl += sizeof(T) == 4 && doubles
                ? "#define NARROW(a, k) float(double(k) * 1.0000000011lf)\n"
                  "#define WIDEN(a) float(double(a) * 1.2676506002282294015e+30lf)\n"
                  "#define NARROW_TINY(k) float(double(k) * 2.0039364028840381e-48lf)\n"
                : "#define NARROW(a, k) (a)\n"
                  "#define WIDEN(a) (a)\n"
                  "#define NARROW_TINY(k) T(k)\n";
    desc.source = glsl + kKernel;

    const Operands<T> operands = makeOperands<T>();
    constexpr uint32_t kCount = kNormal + kSubnormal;
    std::vector<T> results(size_t{kSlots} * kCount);
    VITRINE_TRY(std::shared_ptr<const Pipeline> pipeline, context.pipelines().get(desc));
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
    std::string text = std::string(Traits<T>::kName) + ": of " + std::to_string(w.operands) +
                       " operands differ in basic " + std::to_string(w.basic) + ", fma " +
                       std::to_string(w.fma) + ", division " + std::to_string(w.division) +
                       ", square root " + std::to_string(w.squareRoot) + ", conversion " +
                       std::to_string(w.conversion) + ", derived zeros " +
                       std::to_string(w.derived) + "; of " + std::to_string(kSubnormal) +
                       " with subnormals:";
    for (std::size_t k = 0; k < kSubnormalOperations; ++k)
        text += ' ' + std::string(nameOf(static_cast<SubnormalOperation>(k))) + ' ' +
                std::to_string(w.subnormal[k]);
    log::info("vulkan", text);
    return w;
}

} // namespace

using S = SubnormalOperation;

bool Conformance::fmaExact() const {
    return float32.fma == 0 && (!float64.present() || float64.fma == 0);
}

bool Conformance::division32Exact() const {
    return float32.division == 0 && float32.squareRoot == 0 && float32.keeps(S::Division) &&
           float32.keeps(S::SquareRoot);
}

bool Conformance::division64Exact() const {
    return float64.present() && float64.division == 0 && float64.squareRoot == 0;
}

std::string_view nameOf(SubnormalOperation operation) {
    constexpr std::string_view kNames[kSubnormalOperations] = {
        "plus",    "times",   "times_plus", "fma",   "divide", "sqrt",
        "min_max", "compare", "negate",     "widen", "narrow"};
    return kNames[static_cast<std::size_t>(operation)];
}

namespace {

bool keepsAll(const WidthConformance& w, std::initializer_list<SubnormalOperation> operations) {
    return w.present() && std::all_of(operations.begin(), operations.end(),
                                      [&](SubnormalOperation o) { return w.keeps(o); });
}

} // namespace

bool Conformance::subnormals32() const {
    return keepsAll(float32, {S::Sum, S::Product, S::MulAdd, S::Negate, S::Narrow});
}

bool Conformance::subnormals64() const {
    return keepsAll(float64, {S::Sum, S::Product, S::MulAdd, S::Negate, S::Extreme, S::Compare,
                              S::Division, S::SquareRoot});
}

bool Conformance::compare32Exact() const {
    return keepsAll(float32, {S::Extreme, S::Compare});
}

bool Conformance::widenExact() const {
    return float32.keeps(S::Widen);
}

bool Conformance::derivedExact() const {
    return float32.derived == 0 && float64.derived == 0;
}

bool Conformance::fma32Keeps() const {
    return float32.keeps(S::Fma);
}

std::string Conformance::defines(const DeviceDescription& device) const {
    std::string text;
    const auto add = [&](const char* name, bool value) {
        text += std::string("#define ") + name + (value ? " 1\n" : " 0\n");
    };
    add("VT_FMA_EXACT", fmaExact());
    add("VT_DIV32_EXACT", division32Exact());
    add("VT_COMPARE32_EXACT", compare32Exact());
    add("VT_WIDEN_EXACT", widenExact());
    add("VT_FMA32_KEEPS", fma32Keeps());
    add("VT_DERIVED_EXACT", derivedExact());
    add("VT_HAS_FLOAT64", usable64());
    add("VT_HAS_INT64", device.features.int64);
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
