// SPDX-License-Identifier: Apache-2.0
#include "provider/reference.h"

#include "provider/host/math/math_table.h"
#include "value/convert.h"

#include <cmath>
#include <cstring>
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
    Interpreter(const Program& program, const LaunchGeometry& geometry,
                const std::vector<Bytes>& inputs)
        : m_program(program), m_geometry(geometry), m_inputs(inputs) {}

    /// Values of all steps at element e of a domain.
    std::vector<Bits> evaluate(const std::vector<Step>& steps, const std::array<int64_t, 6>& dims,
                               int64_t e, const std::vector<Bits>& reduced) const {
        std::vector<Bits> v(steps.size());
        std::array<int64_t, 6> c{};
        for (int64_t d = 0, rest = e; d < m_program.rank; ++d) {
            c[at(d)] = d + 1 < m_program.rank ? rest % dims[at(d)] : rest;
            rest /= dims[at(d)];
        }
        for (std::size_t i = 0; i < steps.size(); ++i)
            v[i] = step(steps, steps[i], v, c, e, reduced);
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
                index = map.offset;
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
            Bits values[3] = {};
            const void* pointers[3] = {values, values + 1, values + 2};
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
            const Box& box = m_geometry.boxes[at(s.slot)];
            for (int d = 0; d < m_program.rank; ++d) {
                const int64_t distance = c[at(d)] - box.first[at(d)];
                if (distance < 0 || distance >= box.count[at(d)] * box.step[at(d)] ||
                    distance % box.step[at(d)] != 0)
                    return 0;
            }
            return 1;
        }
        case StepKind::Reduced:
            break;
        }
        return reduced[at(s.slot)];
    }

    Bits random(const Step& s, int64_t e) const;

    const Program& m_program;
    const LaunchGeometry& m_geometry;
    const std::vector<Bytes>& m_inputs;
};

Bits Interpreter::random(const Step& s, int64_t e) const {
    const RandomSource& source = m_geometry.randoms[at(s.slot)];
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

} // namespace

std::vector<Bytes> interpret(const Program& program, const LaunchGeometry& geometry,
                             const std::vector<Bytes>& inputs) {
    const Interpreter interpreter(program, geometry, inputs);
    const int64_t n = geometry.elements();
    std::vector<Bytes> outputs;
    for (const OutputInfo& o : program.outputs)
        outputs.emplace_back(at(n) * sizeOf(o.dtype));
    for (int64_t e = 0; e < n; ++e) {
        const std::vector<Bits> v = interpreter.evaluate(program.body, geometry.dims, e, {});
        for (std::size_t k = 0; k < outputs.size(); ++k)
            writeElement(outputs[k], program.outputs[k].dtype, e, v[at(program.outputs[k].step)]);
    }
    return outputs;
}

} // namespace vitrine::test
