// SPDX-License-Identifier: Apache-2.0
#include "provider/reference.h"

#include "provider/sweeps.h"

#include "provider/host/math/math_table.h"
#include "value/convert.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <functional>
#include <limits>

namespace vitrine::test {

namespace {

using Bits = uint64_t;

std::size_t at(int64_t i) {
    return static_cast<std::size_t>(i);
}

template <typename T>
T as(Bits bits) {
    T value;
    std::memcpy(&value, &bits, sizeof(T));
    return value;
}

template <typename T>
Bits bitsOf(T value) {
    Bits bits = 0;
    std::memcpy(&bits, &value, sizeof(T));
    return bits;
}

Bits convertBits(Bits bits, DType from, DType to) {
    Bits out = 0;
    visitDType(from, [&](auto source) {
        visitDType(to, [&](auto target) {
            out = bitsOf(convertElement<decltype(target)>(as<decltype(source)>(bits)));
        });
    });
    return out;
}

Bits readElement(const Bytes& buffer, DType t, int64_t index) {
    Bits bits = 0;
    std::memcpy(&bits, buffer.data() + at(index) * sizeOf(t), sizeOf(t));
    return bits;
}

void writeElement(Bytes& buffer, DType t, int64_t index, Bits bits) {
    std::memcpy(buffer.data() + at(index) * sizeOf(t), &bits, sizeOf(t));
}

class Interpreter {
public:
    /// Called when an iteration of a loop is over, with the values of its steps.
    using EachIteration = std::function<void(int64_t iteration, const std::vector<Bits>& values)>;

    Interpreter(const Program& program, const LaunchGeometry& geometry,
                const std::vector<Bytes>& inputs)
        : m_program(program), m_geometry(geometry), m_inputs(inputs) {}

    /// Values of all steps at element e of a domain.
    std::vector<Bits> evaluate(const std::vector<Step>& steps, const std::array<int64_t, 6>& dims,
                               int64_t e, const std::vector<Bits>& reduced,
                               const EachIteration& each = {}) const {
        std::vector<Bits> v(steps.size());
        std::array<int64_t, 6> c{};
        for (int64_t d = 0, rest = e; d < m_program.rank; ++d) {
            c[at(d)] = d + 1 < m_program.rank ? rest % dims[at(d)] : rest;
            rest /= dims[at(d)];
        }
        const auto run = [&](std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i)
                v[i] = step(steps, steps[i], v, c, e, reduced);
        };
        if (!m_program.hasLoop() || &steps != &m_program.body) {
            run(0, steps.size());
            return v;
        }
        const std::size_t begin = at(m_program.loopBegin);
        const std::size_t after = at(m_program.loopEnd);
        m_iteration = 0;
        run(0, begin);
        std::vector<Bits> carried;
        for (const CarriedInfo& k : m_program.carried)
            carried.push_back(v[at(steps[at(k.step)].args[0])]);
        for (; m_iteration < m_geometry.trips; ++m_iteration) {
            for (std::size_t k = 0; k < carried.size(); ++k)
                v[at(m_program.carried[k].step)] = carried[k];
            run(begin + carried.size(), after);
            if (each) each(m_iteration, v);
            for (std::size_t k = 0; k < carried.size(); ++k)
                carried[k] = v[at(m_program.carried[k].next)];
        }
        for (std::size_t k = 0; k < carried.size(); ++k)
            v[at(m_program.carried[k].step)] = carried[k];
        m_iteration = 0;
        run(after, steps.size());
        return v;
    }

private:
    Bits step(const std::vector<Step>& steps, const Step& s, const std::vector<Bits>& v,
              const std::array<int64_t, 6>& c, int64_t e, const std::vector<Bits>& reduced) const {
        switch (s.kind) {
        case StepKind::Load: {
            if (s.guard >= 0 && v[at(s.guard)] == 0) return 0;
            const OperandInfo& info = m_program.inputs[at(s.slot)];
            int64_t index = info.map == MapKind::Linear ? e : 0;
            if (info.map == MapKind::Strided) {
                const OperandMap& map = m_geometry.maps[at(s.slot)];
                index = map.offset + map.advance * m_iteration;
                for (int d = 0; d < m_program.rank; ++d)
                    index += map.stride[at(d)] * c[at(d)];
            }
            return convertBits(readElement(m_inputs[at(s.slot)], info.dtype, index), info.dtype,
                               s.dtype);
        }
        case StepKind::Parameter:
            return m_geometry.parameters[at(s.slot)];
        case StepKind::Convert:
            return convertBits(v[at(s.args[0])], steps[at(s.args[0])].dtype, s.dtype);
        case StepKind::Apply: {
            Bits values[kMaxArity] = {};
            const void* pointers[kMaxArity] = {values, values + 1, values + 2, values + 3};
            for (int a = 0; a < s.op->arity; ++a)
                values[a] = v[at(s.args[at(a)])];
            Bits out = 0;
            s.op->hostFor(s.compute)(pointers, &out, 1);
            return out;
        }
        case StepKind::Random:
            return random(s, e);
        case StepKind::Ramp: {
            const Bits first = m_geometry.parameters[at(s.slot)];
            const Bits increment = m_geometry.parameters[at(s.slot) + 1];
            if (s.dtype == DType::Single)
                return bitsOf(as<float>(first) + static_cast<float>(e) * as<float>(increment));
            return bitsOf(as<double>(first) + static_cast<double>(e) * as<double>(increment));
        }
        case StepKind::Inside: {
            const IndexBox& box = m_geometry.boxes[at(s.slot)];
            for (int d = 0; d < m_program.rank; ++d) {
                const int64_t distance = c[at(d)] - box.first[at(d)];
                if (distance < 0 || distance >= box.count[at(d)] * box.step[at(d)] ||
                    distance % box.step[at(d)] != 0)
                    return 0;
            }
            return 1;
        }
        case StepKind::Table:
            return m_geometry.table[at(s.slot * m_geometry.trips + m_iteration)];
        case StepKind::Carried:
        case StepKind::Reduced:
            break;
        }
        return reduced[at(s.slot)];
    }

    Bits random(const Step& s, int64_t e) const;
    /// The four words of a Philox4x32-10 block, from the paper's definition; element e takes word
    /// e mod 4, scaled to the range by multiply and shift.
    static Bits integer(const Step& s, const RandomSource& source, int64_t e) {
        const uint64_t element = source.counter + static_cast<uint64_t>(e);
        uint64_t key0 = source.seed & 0xffffffffu;
        uint64_t key1 = source.seed >> 32;
        uint64_t c[4] = {(element >> 2) & 0xffffffffu, element >> 34, 4, 0};
        for (int i = 0; i < 10; ++i) {
            const uint64_t p0 = 0xd2511f53u * c[0];
            const uint64_t p1 = 0xcd9e8d57u * c[2];
            c[0] = (p1 >> 32) ^ c[1] ^ key0;
            c[1] = p1 & 0xffffffffu;
            c[2] = (p0 >> 32) ^ c[3] ^ key1;
            c[3] = p0 & 0xffffffffu;
            key0 = (key0 + 0x9e3779b9u) & 0xffffffffu;
            key1 = (key1 + 0xbb67ae85u) & 0xffffffffu;
        }
        const uint64_t range = static_cast<uint64_t>(source.high - source.low + 1);
        const int64_t value = source.low + static_cast<int64_t>(c[element & 3] * range >> 32);
        return convertBits(bitsOf(value), DType::Int64, s.dtype);
    }

    const Program& m_program;
    const LaunchGeometry& m_geometry;
    const std::vector<Bytes>& m_inputs;
    mutable int64_t m_iteration = 0; ///< of the loop that evaluate() is in
};

Bits Interpreter::random(const Step& s, int64_t e) const {
    RandomSource source = m_geometry.randoms[at(s.slot)];
    source.counter += source.advance * static_cast<uint64_t>(m_iteration);
    if (m_program.randoms[at(s.slot)] == RandomDistribution::Integer) return integer(s, source, e);
    const hostmath::MathTable& table = hostmath::mathTable();
    const hostmath::RandomEntry& entry =
        m_program.randoms[at(s.slot)] == RandomDistribution::Normal ? table.normal : table.uniform;
    const uint32_t key0 = static_cast<uint32_t>(source.seed);
    const uint32_t key1 = static_cast<uint32_t>(source.seed >> 32);
    const uint64_t first = source.counter + static_cast<uint64_t>(e);
    if (s.dtype == DType::Single) {
        float x = 0;
        entry.f32(key0, key1, first, &x, 1);
        return bitsOf(x);
    }
    double x = 0;
    entry.f64(key0, key1, first, &x, 1);
    return bitsOf(x);
}

Bits combineBits(Combine op, DType t, Bits a, Bits b) {
    const hostmath::MathTable& table = hostmath::mathTable();
    const char* name = op == Combine::Min ? "min" : "max";
    const auto floating = [&](auto tag) {
        using T = decltype(tag);
        const T x = as<T>(a);
        const T y = as<T>(b);
        if (op == Combine::Sum) return bitsOf(static_cast<T>(x + y));
        if (op == Combine::Prod) return bitsOf(static_cast<T>(x * y));
        T out = 0;
        if constexpr (std::is_same_v<T, double>)
            table.findBinary(name)->f64(&x, 1, &y, 1, &out, 1);
        else
            table.findBinary(name)->f32(&x, 1, &y, 1, &out, 1);
        return bitsOf(out);
    };
    if (op == Combine::Any) return a | b;
    if (op == Combine::All) return a & b;
    return t == DType::Double ? floating(double{}) : floating(float{});
}

Bits identityBits(Combine op, DType t) {
    if (op == Combine::Sum || op == Combine::Any) return 0;
    if (op == Combine::All) return 1;
    const double value = op == Combine::Prod ? 1.0 : std::numeric_limits<double>::quiet_NaN();
    return t == DType::Double ? bitsOf(value) : bitsOf(static_cast<float>(value));
}

using Row = std::vector<Bits>;

/// One row reduced along its length, element for element as kernel_ir.h says.
Bits reduceRow(Row row, Combine op, DType t, bool strided) {
    const std::size_t group = strided ? 256 : 16384;
    while (true) {
        Row results;
        for (std::size_t begin = 0; begin < row.size() || begin == 0; begin += group) {
            const std::size_t end = std::min(row.size(), begin + group);
            if (strided) {
                Bits total = identityBits(op, t);
                for (std::size_t k = begin; k < end; ++k)
                    total = combineBits(op, t, total, row[k]);
                results.push_back(total);
                continue;
            }
            Row lanes(1024, identityBits(op, t));
            for (std::size_t k = begin; k < end; ++k)
                lanes[(k - begin) % 1024] = combineBits(op, t, lanes[(k - begin) % 1024], row[k]);
            while (lanes.size() > 1) {
                for (std::size_t i = 0; i < lanes.size() / 2; ++i)
                    lanes[i] = combineBits(op, t, lanes[2 * i], lanes[2 * i + 1]);
                lanes.resize(lanes.size() / 2);
            }
            results.push_back(lanes[0]);
        }
        if (results.size() == 1) return results[0];
        row = results;
    }
}

/// Inclusive scan of one row.
Row scanRow(const Row& row, Combine op, DType t, bool strided) {
    Row out(row.size());
    Row totals;
    const std::size_t group = strided ? 256 : 4096;
    for (std::size_t begin = 0; begin < row.size(); begin += group) {
        const std::size_t end = std::min(row.size(), begin + group);
        const std::size_t segment = strided ? group : 16;
        Row prefixes;
        for (std::size_t s = begin; s < begin + group; s += segment) {
            // Segments past the end have no total; nothing after them needs one.
            if (s >= end) break;
            for (std::size_t k = s; k < std::min(end, s + segment); ++k)
                out[k] = k == s ? row[k] : combineBits(op, t, out[k - 1], row[k]);
            prefixes.push_back(out[std::min(end, s + segment) - 1]);
        }
        for (std::size_t d = 1; d < prefixes.size(); d *= 2) {
            const Row before = prefixes;
            for (std::size_t j = d; j < prefixes.size(); ++j)
                prefixes[j] = combineBits(op, t, before[j - d], before[j]);
        }
        for (std::size_t k = begin + segment; k < end; ++k)
            out[k] = combineBits(op, t, prefixes[(k - begin) / segment - 1], out[k]);
        totals.push_back(prefixes.back());
    }
    if (totals.size() > 1) {
        const Row scanned = scanRow(totals, op, t, strided);
        for (std::size_t k = group; k < row.size(); ++k)
            out[k] = combineBits(op, t, scanned[k / group - 1], out[k]);
    }
    return out;
}

} // namespace

std::vector<Bytes> interpret(const Program& program, const LaunchGeometry& geometry,
                             const std::vector<Bytes>& inputs) {
    const Interpreter interpreter(program, geometry, inputs);
    const int64_t n = geometry.elements();
    const int64_t stored =
        program.kind == ProgramKind::Reduction ? geometry.inner * geometry.outer : n;
    std::vector<Bytes> outputs;
    for (const OutputInfo& o : program.outputs)
        outputs.emplace_back(at(o.perIteration ? n * geometry.trips
                                : o.perElement ? n
                                               : stored) *
                             sizeOf(o.dtype));
    const auto store = [&](int64_t e, const std::vector<Bits>& v, bool each = false) {
        for (std::size_t k = 0; k < outputs.size(); ++k) {
            const OutputInfo& o = program.outputs[k];
            if (o.perIteration == each && !o.perElement)
                writeElement(outputs[k], o.dtype, e, v[at(o.step)]);
        }
    };
    if (program.kind == ProgramKind::Elementwise) {
        for (int64_t e = 0; e < n; ++e) {
            const auto each = [&](int64_t iteration, const std::vector<Bits>& v) {
                store(e + n * iteration, v, true);
            };
            store(e, interpreter.evaluate(program.body, geometry.dims, e, {}, each));
        }
        return outputs;
    }
    for (int64_t r = 0; r < geometry.inner * geometry.outer; ++r) {
        const auto element = [&](int64_t k) {
            return r % geometry.inner +
                   geometry.inner * (k + geometry.length * (r / geometry.inner));
        };
        std::vector<std::vector<Bits>> values;
        const auto evaluateLine = [&](const std::vector<Bits>& line) {
            values.clear();
            for (int64_t k = 0; k < geometry.length; ++k)
                values.push_back(
                    interpreter.evaluate(program.body, geometry.dims, element(k), line));
        };
        evaluateLine(std::vector<Bits>(program.epilogue.size()));
        const auto row = [&](int16_t step) {
            Row out;
            for (const std::vector<Bits>& v : values)
                out.push_back(v[at(step)]);
            return out;
        };
        if (program.kind == ProgramKind::Reduction) {
            // Each time around, one more sweep has what it needs of the sweeps before.
            std::vector<Bits> line;
            for (std::size_t sweep = 0; sweep <= program.reductions.size(); ++sweep) {
                if (sweep > 0) evaluateLine(line);
                std::vector<Bits> reduced;
                for (const ReductionInfo& info : program.reductions)
                    reduced.push_back(reduceRow(row(info.step), info.combine,
                                                program.body[at(info.step)].dtype,
                                                program.strided));
                line = interpreter.evaluate(program.epilogue, geometry.reducedDims, r, reduced);
                if (!hasSweeps(program)) break;
            }
            store(r, line);
            for (std::size_t o = program.ownOutputs(); o < outputs.size(); ++o) {
                for (int64_t k = 0; k < geometry.length; ++k)
                    writeElement(outputs[o], program.outputs[o].dtype, element(k),
                                 values[at(k)][at(program.outputs[o].step)]);
            }
            continue;
        }
        const OutputInfo& o = program.outputs[0];
        Row in = row(o.step);
        if (program.reverse) std::reverse(in.begin(), in.end());
        Row out = scanRow(in, program.scan, o.dtype, program.strided);
        if (program.reverse) std::reverse(out.begin(), out.end());
        for (std::size_t k = 0; k < out.size(); ++k)
            writeElement(outputs[0], o.dtype, element(static_cast<int64_t>(k)), out[k]);
    }
    return outputs;
}

} // namespace vitrine::test
