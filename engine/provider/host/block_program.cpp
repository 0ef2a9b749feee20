// SPDX-License-Identifier: Apache-2.0
// Compilation of step lists: conversions made explicit, uniform values hoisted, registers assigned.
#include "provider/host/block_program.h"

#include <algorithm>
#include <string>

namespace vitrine::host {

namespace {

using Instruction = BlockProgram::Instruction;
using Code = BlockProgram::Code;
using Moving = BlockProgram::Moving;

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

uint8_t bytesOf(DType t) {
    return static_cast<uint8_t>(sizeOf(t));
}

class Compiler {
public:
    Compiler(const Program& program, const std::vector<Step>& steps,
             const std::vector<int16_t>& roots, bool stored, bool aliased)
        : m_program(program), m_steps(steps), m_roots(roots), m_stored(stored), m_aliased(aliased) {
        m_out.rank = program.rank;
    }

    Result<BlockProgram> run() {
        markNeeded();
        m_valueOf.assign(m_steps.size(), -1);
        const bool loop = m_program.hasLoop() && &m_steps == &m_program.body;
        for (std::size_t i = 0; i < m_steps.size(); ++i) {
            if (loop && i == at(m_program.loopBegin)) beginLoop();
            if (m_needed[i]) VITRINE_CHECK(emit(i));
            if (loop && i + 1 == at(m_program.loopEnd)) endLoop();
        }
        for (std::size_t r = 0; r < m_roots.size(); ++r) {
            m_out.rootValues.push_back(m_valueOf[at(m_roots[r])]);
            m_out.rootSizes.push_back(bytesOf(m_steps[at(m_roots[r])].dtype));
        }
        if (m_stored)
            placeRoots();
        else
            storeWhole();
        assignRegisters();
        m_out.values = static_cast<int>(m_uniform.size());
        return std::move(m_out);
    }

private:
    void markNeeded() {
        m_needed.assign(m_steps.size(), false);
        for (int16_t r : m_roots)
            m_needed[at(r)] = true;
        if (!m_stored) {
            for (std::size_t i = m_program.ownOutputs(); i < m_program.outputs.size(); ++i)
                m_needed[at(m_program.outputs[i].step)] = true;
        }
        if (&m_steps == &m_program.body) {
            for (const CarriedInfo& c : m_program.carried)
                m_needed[at(c.step)] = m_needed[at(c.next)] = true;
        }
        for (std::size_t i = m_steps.size(); i-- > 0;) {
            if (!m_needed[i]) continue;
            for (int16_t a : m_steps[i].args) {
                if (a >= 0) m_needed[at(a)] = true;
            }
            if (m_steps[i].guard >= 0) m_needed[at(m_steps[i].guard)] = true;
        }
    }

    int16_t newValue(DType t, bool uniform, bool inRegister) {
        m_uniform.push_back(uniform);
        m_size.push_back(bytesOf(t));
        m_inRegister.push_back(inRegister);
        return static_cast<int16_t>(m_uniform.size() - 1);
    }

    /// Carried values get registers of their own, which start with a copy of the first value.
    void beginLoop() {
        for (const CarriedInfo& c : m_program.carried) {
            const Step& s = m_steps[at(c.step)];
            Instruction copy;
            copy.code = Code::Copy;
            copy.args[0] = convert(m_valueOf[at(s.args[0])], m_steps[at(s.args[0])].dtype, s.dtype);
            m_valueOf[at(c.step)] = push(copy, s.dtype, false);
        }
        m_out.loopBegin = m_out.body.size();
    }

    /// All carried values change at once: one that takes another's value first keeps it.
    void endLoop() {
        for (std::size_t r = 0; m_stored && r < m_roots.size(); ++r) {
            if (!m_program.outputs[r].perIteration) continue;
            Instruction store;
            store.code = Code::StoreEach;
            store.slot = static_cast<int16_t>(r);
            store.size = bytesOf(m_program.outputs[r].dtype);
            store.args[0] = m_valueOf[at(m_roots[r])];
            m_out.body.push_back(store);
        }
        std::vector<std::pair<int16_t, int16_t>> copies; // from, to
        for (const CarriedInfo& c : m_program.carried) {
            int16_t from = m_valueOf[at(c.next)];
            if (m_steps[at(c.next)].kind == StepKind::Carried) {
                Instruction before;
                before.code = Code::Copy;
                before.args[0] = from;
                from = push(before, m_steps[at(c.next)].dtype, false);
            }
            copies.emplace_back(from, m_valueOf[at(c.step)]);
        }
        for (const auto& [from, to] : copies) {
            Instruction copy;
            copy.code = Code::Copy;
            copy.args[0] = from;
            copy.out = to;
            copy.size = m_size[at(to)];
            m_out.body.push_back(copy);
        }
        m_out.loopEnd = m_out.body.size();
    }

    int16_t push(Instruction instruction, DType t, bool uniform) {
        instruction.out = newValue(t, uniform, true);
        instruction.dtype = t;
        instruction.size = bytesOf(t);
        (uniform ? m_out.prologue : m_out.body).push_back(instruction);
        return instruction.out;
    }

    int16_t convert(int16_t value, DType from, DType to) {
        if (from == to) return value;
        Instruction i;
        i.function = convertFunction(from, to);
        i.args[0] = value;
        return push(i, to, m_uniform[at(value)]);
    }

    Status emit(std::size_t index) {
        const Step& s = m_steps[index];
        int16_t& value = m_valueOf[index];
        switch (s.kind) {
        case StepKind::Load:
            value = load(s);
            break;
        case StepKind::Parameter: {
            const DType t = m_program.parameters[at(s.slot)];
            value = newValue(t, true, true);
            m_out.uniforms.push_back({true, value, s.slot, bytesOf(t)});
            value = convert(value, t, s.dtype);
            break;
        }
        case StepKind::Convert:
            value = convert(m_valueOf[at(s.args[0])], m_steps[at(s.args[0])].dtype, s.dtype);
            break;
        case StepKind::Apply: {
            VITRINE_TRY(value, apply(s));
            break;
        }
        case StepKind::Random:
        case StepKind::Ramp:
        case StepKind::Inside: {
            Instruction i;
            i.code = s.kind == StepKind::Random ? Code::Random
                     : s.kind == StepKind::Ramp ? Code::Ramp
                                                : Code::Inside;
            i.slot = s.slot;
            if (s.kind == StepKind::Random) {
                i.distribution = m_program.randoms[at(s.slot)];
                if (i.distribution != RandomDistribution::Integer && !isFloat(s.dtype))
                    return fail(ErrorCode::Unsupported,
                                "random numbers are made as double or single");
            }
            m_out.coordinates = m_out.coordinates || s.kind == StepKind::Inside;
            value = push(i, s.dtype, false);
            break;
        }
        case StepKind::Table: {
            Instruction i;
            i.code = Code::Table;
            i.slot = s.slot;
            const DType t = m_program.tables[at(s.slot)];
            value = convert(push(i, t, false), t, s.dtype);
            break;
        }
        case StepKind::Carried:
            break; // made by beginLoop
        case StepKind::Reduced:
            value = newValue(s.dtype, false, false);
            m_out.moving.push_back({Moving::Kind::Reduced, value, s.slot, bytesOf(s.dtype)});
            break;
        }
        return {};
    }

    int16_t load(const Step& s) {
        const OperandInfo& info = m_program.inputs[at(s.slot)];
        int16_t value = -1;
        if (s.guard >= 0) {
            Instruction i;
            i.code = Code::Guarded;
            i.slot = s.slot;
            i.map = info.map;
            i.args[0] = m_valueOf[at(s.guard)];
            m_out.coordinates = true;
            value = push(i, info.dtype, false);
        } else if (info.map == MapKind::Scalar) {
            value = newValue(info.dtype, true, true);
            m_out.uniforms.push_back({false, value, s.slot, bytesOf(info.dtype)});
        } else if (info.map == MapKind::Linear) {
            value = newValue(info.dtype, false, false);
            m_out.moving.push_back({Moving::Kind::Input, value, s.slot, bytesOf(info.dtype)});
        } else {
            Instruction i;
            i.code = Code::Gather;
            i.slot = s.slot;
            m_out.coordinates = true;
            value = push(i, info.dtype, false);
        }
        return convert(value, info.dtype, s.dtype);
    }

    Result<int16_t> apply(const Step& s) {
        const ElementwiseOp& op = *s.op;
        Instruction i;
        i.function = op.hostFor(s.compute);
        if (!i.function)
            return fail(ErrorCode::Unsupported, std::string(op.name) + " of " +
                                                    std::string(className(s.compute)) +
                                                    " has no function for the host's evaluator");
        bool uniform = true;
        for (std::size_t a = 0; a < at(op.arity); ++a) {
            const Step& from = m_steps[at(s.args[a])];
            const DType wanted = op.rule == TypeRule::Select && a == 0 ? DType::Logical : s.compute;
            i.args[a] = convert(m_valueOf[at(s.args[a])], from.dtype, wanted);
            uniform = uniform && m_uniform[at(i.args[a])];
        }
        const DType natural = op.returnsLogical() ? DType::Logical : s.compute;
        return convert(push(i, natural, uniform), natural, s.dtype);
    }

    /// Copies of the values that a reduction or scan stores besides its result.
    void storeWhole() {
        for (std::size_t i = m_program.ownOutputs(); i < m_program.outputs.size(); ++i) {
            Instruction store;
            store.code = Code::Store;
            store.slot = static_cast<int16_t>(i);
            store.size = bytesOf(m_program.outputs[i].dtype);
            store.args[0] = m_valueOf[at(m_program.outputs[i].step)];
            m_out.body.push_back(store);
        }
    }

    /// Lets instructions write results in place, or adds copies.
    void placeRoots() {
        std::vector<bool> placed(m_uniform.size());
        std::vector<Instruction> stores;
        for (std::size_t r = 0; r < m_roots.size(); ++r) {
            if (m_program.outputs[r].perIteration) continue; // the loop stores it
            const int16_t value = m_out.rootValues[r];
            const auto producer =
                std::find_if(m_out.body.begin(), m_out.body.end(), [&](const Instruction& i) {
                    return i.out == value && i.code != Code::Gather;
                });
            // What the loop writes again and again stays in registers until it is over.
            const bool inLoop =
                producer - m_out.body.begin() < static_cast<std::ptrdiff_t>(m_out.loopEnd);
            const bool direct = producer != m_out.body.end() && !placed[at(value)] && !m_aliased &&
                                !(m_out.loopEnd > 0 && inLoop);
            if (direct) {
                placed[at(value)] = true;
                m_inRegister[at(value)] = false;
                m_out.moving.push_back(
                    {Moving::Kind::Output, value, static_cast<int16_t>(r), m_out.rootSizes[r]});
                m_out.aliasSafe = m_out.aliasSafe && inputsReadBefore(producer, value);
                continue;
            }
            Instruction store;
            store.code = Code::Store;
            store.slot = static_cast<int16_t>(r);
            store.size = m_out.rootSizes[r];
            store.args[0] = value;
            stores.push_back(store);
        }
        // Copies of Linear operands come last as well, so they count as reads after the writes.
        if (!stores.empty() && !m_aliased) m_out.aliasSafe = m_out.aliasSafe && placedNone(placed);
        m_out.body.insert(m_out.body.end(), stores.begin(), stores.end());
    }

    static bool placedNone(const std::vector<bool>& placed) {
        return std::none_of(placed.begin(), placed.end(), [](bool p) { return p; });
    }

    /// True when no instruction after `producer` reads a Linear operand, and the producer reads
    /// only operands of the size that it writes.
    bool inputsReadBefore(std::vector<Instruction>::iterator producer, int16_t value) const {
        const auto isInput = [&](int16_t v) {
            return std::any_of(m_out.moving.begin(), m_out.moving.end(), [&](const Moving& m) {
                return m.value == v && m.kind == Moving::Kind::Input;
            });
        };
        for (auto i = producer; i != m_out.body.end(); ++i) {
            if (i->code == Code::Guarded && i->map == MapKind::Linear) return false;
            for (int16_t a : i->args) {
                if (a < 0 || !isInput(a)) continue;
                if (i != producer || m_size[at(a)] != m_size[at(value)]) return false;
            }
        }
        return true;
    }

    /// What was made before the loop and is read in it is read in every iteration.
    void liveThroughLoop(std::vector<std::size_t>& lastUse) const {
        if (m_out.loopEnd == 0) return;
        for (std::size_t k = 0; k < m_out.loopBegin; ++k) {
            const int16_t v = m_out.body[k].out;
            if (v >= 0 && lastUse[at(v)] >= m_out.loopBegin)
                lastUse[at(v)] = std::max(lastUse[at(v)], m_out.loopEnd);
        }
        for (const CarriedInfo& c : m_program.carried) {
            std::size_t& last = lastUse[at(m_valueOf[at(c.step)])];
            last = std::max(last, m_out.loopEnd);
        }
    }

    void assignRegisters() {
        const std::size_t count = m_uniform.size();
        std::vector<std::size_t> lastUse(count, 0);
        for (std::size_t k = 0; k < m_out.body.size(); ++k) {
            for (int16_t a : m_out.body[k].args) {
                if (a >= 0) lastUse[at(a)] = k;
            }
        }
        if (!m_stored) {
            for (int16_t v : m_out.rootValues)
                lastUse[at(v)] = m_out.body.size();
        }
        liveThroughLoop(lastUse);
        m_out.registerOf.assign(count, -1);
        // Uniform values live through the whole run.
        for (std::size_t v = 0; v < count; ++v) {
            if (m_uniform[v] && m_inRegister[v])
                m_out.registerOf[v] = static_cast<int16_t>(m_out.registers++);
        }
        std::vector<int16_t> free;
        for (std::size_t k = 0; k < m_out.body.size(); ++k) {
            const Instruction& i = m_out.body[k];
            // An argument that dies here passes its register to a result of the same size.
            std::vector<int16_t> dying;
            for (int16_t a : i.args) {
                const bool dies = a >= 0 && m_out.registerOf[at(a)] >= 0 && !m_uniform[at(a)] &&
                                  lastUse[at(a)] == k;
                if (dies && std::find(dying.begin(), dying.end(), a) == dying.end())
                    dying.push_back(a);
            }
            if (i.out >= 0 && m_inRegister[at(i.out)] && m_out.registerOf[at(i.out)] < 0) {
                int16_t& place = m_out.registerOf[at(i.out)];
                const auto heir = std::find_if(dying.begin(), dying.end(), [&](int16_t a) {
                    return i.code == Code::Call && m_size[at(a)] == m_size[at(i.out)];
                });
                if (heir != dying.end()) {
                    place = m_out.registerOf[at(*heir)];
                    dying.erase(heir);
                } else if (!free.empty()) {
                    place = free.back();
                    free.pop_back();
                } else {
                    place = static_cast<int16_t>(m_out.registers++);
                }
            }
            for (int16_t a : dying)
                free.push_back(m_out.registerOf[at(a)]);
        }
    }

    const Program& m_program;
    const std::vector<Step>& m_steps;
    const std::vector<int16_t>& m_roots;
    bool m_stored;
    bool m_aliased;
    BlockProgram m_out;
    std::vector<bool> m_needed;
    std::vector<int16_t> m_valueOf; ///< of each step
    std::vector<bool> m_uniform;    ///< of each value
    std::vector<uint8_t> m_size;
    std::vector<bool> m_inRegister;
};

} // namespace

Result<BlockProgram> BlockProgram::compile(const Program& program, const std::vector<Step>& steps,
                                           const std::vector<int16_t>& roots, bool stored,
                                           bool aliased) {
    return Compiler(program, steps, roots, stored, aliased).run();
}

} // namespace vitrine::host
