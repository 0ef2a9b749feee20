// SPDX-License-Identifier: Apache-2.0
#include "provider/host/block_program.h"

#include <algorithm>
#include <cstring>

namespace vitrine::host {

namespace {

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

} // namespace

void BlockWorker::start(const BlockProgram& program, const BlockOperands& operands,
                        int64_t longest) {
    constexpr std::size_t kAlign = 64;
    constexpr std::size_t kRegister = static_cast<std::size_t>(kBlock) * 8;
    m_program = &program;
    m_operands = operands;
    const std::size_t bytes = at(program.registers) * kRegister + kAlign;
    if (bytes > m_bytes) {
        m_memory.reset(new std::byte[bytes]);
        m_bytes = bytes;
    }
    const std::uintptr_t raw = reinterpret_cast<std::uintptr_t>(m_memory.get());
    m_registers = m_memory.get() + (kAlign - raw % kAlign) % kAlign;
    m_table.resize(at(program.values));
    for (std::size_t v = 0; v < m_table.size(); ++v) {
        if (program.registerOf[v] >= 0)
            m_table[v] = m_registers + at(program.registerOf[v]) * kRegister;
    }
    const int64_t n = std::min(longest, kBlock);
    for (const BlockProgram::Uniform& u : program.uniforms) {
        const void* value =
            u.parameter ? static_cast<const void*>(&operands.geometry->parameters[at(u.slot)])
                        : operands.inputs[u.slot];
        fillBlock(m_table[at(u.value)], value, u.size, n);
    }
    for (const BlockProgram::Instruction& i : program.prologue)
        execute(i, 0, n, {}, 0);
}

void BlockWorker::block(int64_t e0, int64_t n) {
    for (const BlockProgram::Moving& m : m_program->moving) {
        std::byte* base = nullptr;
        switch (m.kind) {
        case BlockProgram::Moving::Kind::Input:
            base = const_cast<std::byte*>(m_operands.inputs[m.slot]);
            break;
        case BlockProgram::Moving::Kind::Output:
            base = m_operands.outputs[m.slot];
            break;
        case BlockProgram::Moving::Kind::Reduced:
            base = const_cast<std::byte*>(m_operands.reduced[m.slot]);
            break;
        }
        m_table[at(m.value)] = base + e0 * m.size;
    }
    Coordinates here;
    if (m_program->coordinates) here = Coordinates::of(e0, m_operands.dims, m_program->rank);
    const auto& body = m_program->body;
    for (std::size_t k = 0; k < m_program->loopBegin; ++k)
        execute(body[k], e0, n, here, 0);
    if (m_program->loopEnd > m_program->loopBegin) {
        constexpr int64_t kBetweenLooks = 64;
        for (int64_t t = 0; t < m_operands.geometry->trips; ++t) {
            if (t % kBetweenLooks == kBetweenLooks - 1 && m_operands.pool &&
                m_operands.pool->stopping())
                return;
            for (std::size_t k = m_program->loopBegin; k < m_program->loopEnd; ++k)
                execute(body[k], e0, n, here, t);
        }
    }
    for (std::size_t k = m_program->loopEnd; k < body.size(); ++k)
        execute(body[k], e0, n, here, 0);
}

void BlockWorker::execute(const BlockProgram::Instruction& i, int64_t e0, int64_t n,
                          const Coordinates& here, int64_t iteration) {
    using Code = BlockProgram::Code;
    const LaunchGeometry& g = *m_operands.geometry;
    switch (i.code) {
    case Code::Call: {
        const void* args[kMaxArity] = {};
        for (std::size_t a = 0; a < i.args.size() && i.args[a] >= 0; ++a)
            args[a] = m_table[at(i.args[a])];
        i.function(args, m_table[at(i.out)], n);
        break;
    }
    case Code::Gather: {
        // A row of the operand is read where it lies: the table then points there for this block.
        constexpr std::size_t kRegister = static_cast<std::size_t>(kBlock) * 8;
        std::byte* place = m_registers + at(m_program->registerOf[at(i.out)]) * kRegister;
        OperandMap map = g.maps[at(i.slot)];
        map.offset += map.advance * iteration;
        m_table[at(i.out)] =
            const_cast<std::byte*>(gatherBlock(m_operands.inputs[i.slot], map, m_operands.dims,
                                               m_program->rank, here, i.size, place, n));
        break;
    }
    case Code::Guarded: {
        OperandMap map;
        if (i.map == MapKind::Strided) map = g.maps[at(i.slot)];
        map.offset += map.advance * iteration;
        if (i.map == MapKind::Linear) {
            int64_t stride = 1;
            for (std::size_t d = 0; d < at(m_program->rank); ++d) {
                map.stride[d] = stride;
                stride *= m_operands.dims[d];
            }
        }
        gatherGuarded(m_operands.inputs[i.slot], map, m_operands.dims, m_program->rank, here,
                      i.size, reinterpret_cast<const uint8_t*>(m_table[at(i.args[0])]),
                      m_table[at(i.out)], n);
        break;
    }
    case Code::Ramp:
        rampBlock(i.dtype, g.parameters[at(i.slot)], g.parameters[at(i.slot) + 1], e0,
                  m_table[at(i.out)], n);
        break;
    case Code::Inside:
        insideBlock(g.boxes[at(i.slot)], m_operands.dims, m_program->rank, here,
                    reinterpret_cast<uint8_t*>(m_table[at(i.out)]), n);
        break;
    case Code::Random: {
        RandomSource source = g.randoms[at(i.slot)];
        source.counter += source.advance * static_cast<uint64_t>(iteration);
        randomBlock(source, i.distribution, i.dtype, e0, m_table[at(i.out)], n);
        break;
    }
    case Code::Table:
        fillBlock(m_table[at(i.out)],
                  &g.table[at(i.slot) * static_cast<std::size_t>(g.trips) +
                           static_cast<std::size_t>(iteration)],
                  i.size, n);
        break;
    case Code::Copy:
        std::memcpy(m_table[at(i.out)], m_table[at(i.args[0])],
                    static_cast<std::size_t>(n) * i.size);
        break;
    case Code::StoreEach:
        std::memcpy(m_operands.outputs[i.slot] + (e0 + m_operands.count * iteration) * i.size,
                    m_table[at(i.args[0])], static_cast<std::size_t>(n) * i.size);
        break;
    case Code::Store:
        std::memcpy(m_operands.outputs[i.slot] + e0 * i.size, m_table[at(i.args[0])],
                    static_cast<std::size_t>(n) * i.size);
        break;
    }
}

} // namespace vitrine::host
