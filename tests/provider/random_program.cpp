// SPDX-License-Identifier: Apache-2.0
#include "provider/random_program.h"

#include "base/hash.h"
#include "provider/launch_work.h"

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

namespace vitrine::test {

namespace {

class Generator {
public:
    explicit Generator(uint64_t seed) : m_state(mixBits(seed + 1)) {}
    uint64_t next() { return m_state = mixBits(m_state + 0x9e3779b97f4a7c15ULL); }
    int64_t below(int64_t n) { return static_cast<int64_t>(next() % static_cast<uint64_t>(n)); }
    bool chance(int percent) { return below(100) < percent; }
    template <typename T, std::size_t N>
    T pick(const T (&list)[N]) {
        return list[below(static_cast<int64_t>(N))];
    }
    double real() { return static_cast<double>(next() >> 11) * 0x1p-53; }
    double number() {
        static constexpr double special[] = {0.0,
                                             -0.0,
                                             1.0,
                                             -1.0,
                                             0.5,
                                             2.5,
                                             -3.5,
                                             1e10,
                                             std::numeric_limits<double>::infinity(),
                                             -std::numeric_limits<double>::infinity(),
                                             std::numeric_limits<double>::quiet_NaN()};
        if (chance(5)) return pick(special);
        return (real() - 0.5) * (chance(20) ? 1e4 : 4.0);
    }

private:
    uint64_t m_state;
};

constexpr int64_t kLengths[] = {0,    1,    2,    3,    31,   32,   33,   255,   256,   257,
                                1000, 1023, 1024, 1025, 4095, 4096, 4097, 16384, 16385, 20011};

Bytes randomData(Generator& g, DType t, int64_t count) {
    Bytes bytes(static_cast<std::size_t>(count) * sizeOf(t));
    for (int64_t i = 0; i < count; ++i) {
        std::byte* to = bytes.data() + static_cast<std::size_t>(i) * sizeOf(t);
        uint64_t bits = g.next();
        if (t == DType::Double) {
            bits = std::bit_cast<uint64_t>(g.number());
        } else if (t == DType::Single) {
            bits = std::bit_cast<uint32_t>(static_cast<float>(g.number()));
        } else if (t == DType::Logical) {
            bits &= 1;
        }
        std::memcpy(to, &bits, sizeOf(t));
    }
    return bytes;
}

/// A body of random steps over a given domain. The last step of each class is remembered.
class BodyMaker {
public:
    BodyMaker(Generator& g, ProgramBuilder& b, Case& c, int rank)
        : m_g(g), m_b(b), m_c(c), m_rank(rank) {}

    void make(int operands, int steps) {
        const DType classes[] = {DType::Double, DType::Single, DType::Logical, DType::Double,
                                 DType::Single};
        for (int i = 0; i < operands; ++i)
            addOperand(m_g.pick(classes));
        for (int i = 0; i < steps; ++i)
            addStep();
    }

    /// A random step of a class, converted when there is none.
    int16_t valueOf(DType t) {
        std::vector<int16_t> fitting;
        for (std::size_t i = 0; i < m_classes.size(); ++i) {
            if (m_classes[i] == t) fitting.push_back(static_cast<int16_t>(i));
        }
        if (!fitting.empty())
            return fitting[static_cast<std::size_t>(
                m_g.below(static_cast<int64_t>(fitting.size())))];
        return note(
            m_b.convert(static_cast<int16_t>(m_g.below(static_cast<int64_t>(m_classes.size()))), t),
            t);
    }
    /// The value of an epilogue step at the element's line, and something made of it.
    void addLine(int16_t epilogueStep) {
        const DType t = m_b.program().epilogue[static_cast<std::size_t>(epilogueStep)].dtype;
        const int16_t other = valueOf(t);
        const int16_t line = note(m_b.line(epilogueStep), t);
        note(m_b.apply(m_g.chance(50) ? kMinus : kTimes, {other, line}), t);
    }
    /// The steps that follow run in each of so many iterations.
    void beginLoop(int64_t trips) {
        m_c.geometry.trips = m_trips = trips;
        std::vector<int16_t> first;
        const int64_t carried = m_g.below(4);
        for (int64_t i = 0; i < carried; ++i) {
            const int16_t step = anyStep();
            first.push_back(step);
        }
        m_loopBegin = m_b.beginLoop(first);
        m_carried = first.size();
        for (int16_t from : first)
            m_classes.push_back(classOf(from));
        const DType classes[] = {DType::Double, DType::Single, DType::Logical};
        for (int64_t i = m_g.below(3); i > 0; --i) {
            const DType t = m_g.pick(classes);
            for (int64_t k = 0; k < trips; ++k) {
                const Bytes value = randomData(m_g, t, 1);
                uint64_t bits = 0;
                std::memcpy(&bits, value.data(), value.size());
                m_c.geometry.table.push_back(bits);
            }
            note(m_b.table(t), t);
        }
        for (int64_t i = m_g.below(3); i > 0; --i)
            addOperand(m_g.pick(classes));
    }
    /// Each carried value continues with a step of the loop, perhaps another carried value.
    void endLoop() {
        std::vector<int16_t> next;
        for (std::size_t i = 0; i < m_carried; ++i) {
            const DType t = classOf(static_cast<int16_t>(m_loopBegin + static_cast<int16_t>(i)));
            std::vector<int16_t> fitting;
            for (std::size_t k = static_cast<std::size_t>(m_loopBegin); k < m_classes.size(); ++k) {
                if (m_classes[k] == t) fitting.push_back(static_cast<int16_t>(k));
            }
            next.push_back(
                fitting[static_cast<std::size_t>(m_g.below(static_cast<int64_t>(fitting.size())))]);
        }
        m_b.endLoop(next);
        m_trips = 1;
    }
    void addSteps(int64_t n) {
        for (int64_t i = 0; i < n; ++i)
            addStep();
    }

    int16_t last() const { return static_cast<int16_t>(m_classes.size() - 1); }
    DType classOf(int16_t step) const { return m_classes[static_cast<std::size_t>(step)]; }
    int16_t anyStep() {
        return static_cast<int16_t>(m_g.below(static_cast<int64_t>(m_classes.size())));
    }

private:
    int16_t note(int16_t step, DType t) {
        m_classes.push_back(t);
        return step;
    }

    void addOperand(DType t) {
        const LaunchGeometry& geometry = m_c.geometry;
        if (m_g.chance(12)) {
            m_c.geometry.parameters.push_back(0);
            const Bytes value = randomData(m_g, t, 1);
            std::memcpy(&m_c.geometry.parameters.back(), value.data(), value.size());
            note(m_b.parameter(t), t);
            return;
        }
        const int64_t kind = m_g.below(10);
        const MapKind map = kind < 5   ? MapKind::Linear
                            : kind < 6 ? MapKind::Scalar
                                       : MapKind::Strided;
        OperandMap affine;
        bool advances = false;
        int64_t extent = map == MapKind::Linear ? geometry.elements() : 1;
        if (map == MapKind::Strided) {
            affine.offset = m_g.below(3);
            int64_t stride = 1;
            extent = affine.offset;
            const bool flip = m_g.chance(20);
            for (int k = 0; k < m_rank; ++k) {
                const std::size_t d = static_cast<std::size_t>(flip ? m_rank - 1 - k : k);
                if (m_g.chance(30)) continue;
                affine.stride[d] = stride * (1 + m_g.below(2));
                extent += affine.stride[d] * std::max<int64_t>(0, geometry.dims[d] - 1);
                stride = affine.stride[d] * std::max<int64_t>(1, geometry.dims[d]);
            }
            ++extent;
            if (m_trips > 1 && m_g.chance(70)) {
                affine.advance = 1 + m_g.below(5);
                extent += affine.advance * (m_trips - 1);
                advances = true;
                if (m_g.chance(30)) {
                    affine.offset += affine.advance * (m_trips - 1);
                    affine.advance = -affine.advance;
                }
            }
        }
        const int16_t guard = m_g.chance(15) ? valueIfAny(DType::Logical) : int16_t{-1};
        m_c.inputs.push_back(randomData(m_g, t, extent));
        m_c.geometry.maps.push_back(affine);
        const int16_t slot = m_b.input(t, map);
        m_b.program().inputs[static_cast<std::size_t>(slot)].advances = advances;
        note(m_b.load(slot, {}, guard), t);
    }

    int16_t valueIfAny(DType t) {
        for (std::size_t i = 0; i < m_classes.size(); ++i) {
            if (m_classes[i] == t) return static_cast<int16_t>(i);
        }
        return -1;
    }

    void addStep() {
        const DType t = m_g.chance(50) ? DType::Double : DType::Single;
        switch (m_g.below(13)) {
        case 12: {
            static constexpr RandomDistribution list[] = {RandomDistribution::Uniform,
                                                          RandomDistribution::Normal,
                                                          RandomDistribution::Integer};
            RandomSource source;
            source.seed = m_g.next();
            source.counter = m_g.chance(20) ? 0xfffffff0u : m_g.next() >> 20;
            if (m_g.chance(60)) source.counter &= ~uint64_t{3};
            source.low = m_g.below(10) - 5;
            source.high = source.low + m_g.below(1000);
            if (m_trips > 1)
                source.advance =
                    static_cast<uint64_t>(m_g.chance(70) ? m_g.below(40) * 4 : m_g.below(999));
            m_c.geometry.randoms.push_back(source);
            note(m_b.random(m_g.pick(list), t), t);
            break;
        }
        case 0:
            note(m_b.apply(kLess, {valueOf(t), valueOf(t)}), DType::Logical);
            break;
        case 1:
            note(m_b.apply(kEqual, {valueOf(t), valueOf(t)}), DType::Logical);
            break;
        case 2: {
            const int16_t c = valueOf(DType::Logical);
            const int16_t a = valueOf(t);
            note(m_b.apply(kSelect, {c, a, valueOf(t)}), t);
            break;
        }
        case 3: {
            const int16_t a = valueOf(DType::Logical);
            note(m_b.apply(kAnd, {a, valueOf(DType::Logical)}), DType::Logical);
            break;
        }
        case 4: {
            IndexBox box;
            for (int k = 0; k < m_rank; ++k) {
                const std::size_t d = static_cast<std::size_t>(k);
                box.first[d] = m_g.below(std::max<int64_t>(1, m_c.geometry.dims[d]));
                box.step[d] = m_g.chance(70) ? 1 : 1 + m_g.below(3);
                box.count[d] = 1 + m_g.below(20);
            }
            m_c.geometry.boxes.push_back(box);
            note(m_b.inside(), DType::Logical);
            break;
        }
        case 5: {
            if (m_c.geometry.elements() > 4096) break;
            m_c.geometry.parameters.push_back(0);
            m_c.geometry.parameters.push_back(0);
            const std::size_t n = m_c.geometry.parameters.size();
            const Bytes values = randomData(m_g, t, 2);
            std::memcpy(&m_c.geometry.parameters[n - 2], values.data(), sizeOf(t));
            std::memcpy(&m_c.geometry.parameters[n - 1], values.data() + sizeOf(t), sizeOf(t));
            note(m_b.ramp(t), t);
            break;
        }
        case 6: {
            const int16_t from = anyStep();
            note(m_b.convert(from, t), t);
            break;
        }
        case 7:
            note(m_b.apply(kSqrt, {valueOf(t)}), t);
            break;
        case 8: {
            const int16_t a = valueOf(t);
            note(m_b.apply(kDivide, {a, valueOf(t)}), t);
            break;
        }
        default: {
            const ElementwiseOp* list[] = {&kPlus, &kMinus, &kTimes};
            const ElementwiseOp& op = *m_g.pick(list);
            const int16_t a = valueOf(t);
            note(m_b.apply(op, {a, valueOf(t)}), t);
            break;
        }
        }
    }

    Generator& m_g;
    ProgramBuilder& m_b;
    Case& m_c;
    int m_rank;
    std::vector<DType> m_classes;
    int64_t m_trips = 1;
    int16_t m_loopBegin = 0;
    std::size_t m_carried = 0;
};

} // namespace

std::size_t Case::outputBytes(std::size_t output) const {
    const OutputInfo& info = program->outputs[output];
    return static_cast<std::size_t>(vitrine::outputElements(*program, geometry, info)) *
           sizeOf(info.dtype);
}

Case randomElementwise(uint64_t seed) {
    Generator g(seed);
    Case c;
    const int rank = static_cast<int>(1 + g.below(4));
    if (rank == 1) {
        c.geometry.dims[0] = g.pick(kLengths);
    } else {
        for (int d = 0; d < rank; ++d) {
            static constexpr int64_t sizes[] = {1, 2, 3, 7, 16, 33};
            c.geometry.dims[static_cast<std::size_t>(d)] = g.pick(sizes);
        }
        if (g.chance(30)) c.geometry.dims[0] = 1 + g.below(3000) / (rank * rank);
    }
    ProgramBuilder b(ProgramKind::Elementwise, rank, "random " + std::to_string(seed));
    BodyMaker body(g, b, c, rank);
    body.make(static_cast<int>(1 + g.below(4)), static_cast<int>(g.below(12)));
    const int64_t outputs = 1 + g.below(3);
    b.output(body.last());
    for (int64_t i = 1; i < outputs; ++i)
        b.output(body.anyStep());
    c.program = b.seal();
    return c;
}

Case randomLoop(uint64_t seed) {
    Generator g(seed * 7 + 3);
    Case c;
    const int rank = static_cast<int>(1 + g.below(3));
    for (int d = 0; d < rank; ++d) {
        static constexpr int64_t sizes[] = {1, 2, 3, 7, 16, 33};
        c.geometry.dims[static_cast<std::size_t>(d)] = g.pick(sizes);
    }
    if (g.chance(50)) c.geometry.dims[0] = 1 + g.below(3000) / (rank * rank);
    ProgramBuilder b(ProgramKind::Elementwise, rank, "loop " + std::to_string(seed));
    BodyMaker body(g, b, c, rank);
    body.make(static_cast<int>(1 + g.below(3)), static_cast<int>(g.below(5)));
    body.beginLoop(1 + g.below(9));
    body.addSteps(1 + g.below(9));
    std::vector<int16_t> kept;
    for (int64_t i = g.below(3); i > 0; --i)
        kept.push_back(body.anyStep());
    body.endLoop();
    body.addSteps(g.below(4));
    b.output(body.last());
    for (int16_t step : kept) {
        b.output(step);
        b.program().outputs.back().perIteration = true;
    }
    for (int64_t i = g.below(3); i > 0; --i)
        b.output(body.anyStep());
    c.program = b.seal();
    return c;
}

namespace {

/// Sizes of a domain [inner, length, outer]; at most some 100000 elements.
void shapeRows(Generator& g, Case& c, bool strided) {
    LaunchGeometry& geometry = c.geometry;
    static constexpr int64_t long_[] = {49151, 100003, 65536};
    static constexpr int64_t inners[] = {2, 3, 16, 64, 100, 1023, 1025};
    geometry.inner = strided ? g.pick(inners) : 1;
    const bool large = !strided && g.chance(10);
    geometry.length = large ? g.pick(long_) : g.pick(kLengths);
    if (g.chance(40)) geometry.length = 1 + g.below(70);
    while (geometry.inner * geometry.length > 60000 && strided)
        geometry.length = (geometry.length + 2) / 3;
    geometry.outer = 1 + g.below(3);
    if (geometry.length * geometry.inner < 100) geometry.outer = 1 + g.below(300);
    if (large) geometry.outer = 1;
    geometry.dims = {geometry.inner, geometry.length, geometry.outer, 1, 1, 1};
    geometry.reducedDims = {geometry.inner, 1, geometry.outer, 1, 1, 1};
}

} // namespace

Case randomReduction(uint64_t seed) {
    Generator g(seed * 3 + 1);
    Case c;
    const bool strided = g.chance(45);
    shapeRows(g, c, strided);
    ProgramBuilder b(ProgramKind::Reduction, 3, "reduction " + std::to_string(seed));
    b.program().strided = strided;
    BodyMaker body(g, b, c, 3);
    body.make(static_cast<int>(1 + g.below(2)), static_cast<int>(g.below(4)));
    const int64_t count = 1 + g.below(3);
    std::vector<int16_t> reductions;
    for (int64_t i = 0; i < count; ++i) {
        static constexpr Combine list[] = {Combine::Sum, Combine::Prod, Combine::Min,
                                           Combine::Max, Combine::Any,  Combine::All};
        const Combine op = g.pick(list);
        const bool logic = op == Combine::Any || op == Combine::All;
        const DType t = logic ? DType::Logical : g.chance(50) ? DType::Double : DType::Single;
        reductions.push_back(b.reduce(op, body.valueOf(t)));
    }
    b.inEpilogue();
    for (std::size_t i = 0; i < reductions.size(); ++i) {
        int16_t value = b.reduced(reductions[i]);
        const bool floating = isFloat(b.program().epilogue[static_cast<std::size_t>(value)].dtype);
        if (floating && g.chance(40)) value = b.apply(kTimes, {value, value});
        b.output(value);
    }
    c.program = b.seal();
    return c;
}

Case randomRounds(uint64_t seed) {
    Generator g(seed * 7 + 3);
    Case c;
    const bool strided = g.chance(45);
    shapeRows(g, c, strided);
    c.geometry.length = std::min<int64_t>(c.geometry.length, strided ? 256 : 16384);
    c.geometry.dims[1] = c.geometry.length;
    ProgramBuilder b(ProgramKind::Reduction, 3, "sweeps " + std::to_string(seed));
    b.program().strided = strided;
    BodyMaker body(g, b, c, 3);
    body.make(static_cast<int>(1 + g.below(2)), static_cast<int>(g.below(4)));
    const int64_t sweeps = 1 + g.below(3);
    int16_t before = -1;
    for (int64_t i = 0; i < sweeps; ++i) {
        static constexpr Combine list[] = {Combine::Sum, Combine::Min, Combine::Max};
        const DType t = g.chance(50) ? DType::Double : DType::Single;
        const int16_t reduction = b.reduce(g.pick(list), body.valueOf(t));
        b.inEpilogue();
        int16_t value = b.reduced(reduction);
        const bool sameClass =
            before >= 0 && b.program().epilogue[static_cast<std::size_t>(before)].dtype == t;
        if (g.chance(40)) value = b.apply(kPlus, {value, sameClass ? before : value});
        if (g.chance(40)) b.output(value);
        before = value;
        body.addLine(value);
    }
    const DType t = g.chance(50) ? DType::Double : DType::Single;
    b.perElement(body.valueOf(t), "y");
    c.program = b.seal();
    return c;
}

Case randomScan(uint64_t seed) {
    Generator g(seed * 5 + 2);
    Case c;
    const bool strided = g.chance(45);
    shapeRows(g, c, strided);
    ProgramBuilder b(ProgramKind::Scan, 3, "scan " + std::to_string(seed));
    static constexpr Combine list[] = {Combine::Sum, Combine::Prod, Combine::Min, Combine::Max};
    b.program().strided = strided;
    b.program().scan = g.pick(list);
    b.program().reverse = g.chance(40);
    BodyMaker body(g, b, c, 3);
    body.make(static_cast<int>(1 + g.below(2)), static_cast<int>(g.below(4)));
    b.output(body.valueOf(g.chance(50) ? DType::Double : DType::Single));
    c.program = b.seal();
    return c;
}

std::string differences(const Case& c, const std::vector<Bytes>& expected,
                        const std::vector<Bytes>& got) {
    for (std::size_t k = 0; k < expected.size(); ++k) {
        const DType t = c.program->outputs[k].dtype;
        const std::size_t size = sizeOf(t);
        for (std::size_t i = 0; i + size <= expected[k].size(); i += size) {
            if (std::memcmp(expected[k].data() + i, got[k].data() + i, size) == 0) continue;
            double a = 0;
            double b = 0;
            visitDType(t, [&](auto tag) {
                decltype(tag) x;
                std::memcpy(&x, expected[k].data() + i, size);
                a = static_cast<double>(x);
                std::memcpy(&x, got[k].data() + i, size);
                b = static_cast<double>(x);
            });
            if (std::isnan(a) && std::isnan(b)) continue;
            char text[160];
            std::snprintf(text, sizeof text,
                          "output %zu element %zu: expected %.17g (%a), got %.17g (%a)\n", k,
                          i / size, a, a, b, b);
            std::string dims = "dims";
            for (int64_t d : c.geometry.dims)
                dims += " " + std::to_string(d);
            return text + dims + "\n" + programText(*c.program);
        }
    }
    return {};
}

} // namespace vitrine::test
