// SPDX-License-Identifier: Apache-2.0
// Scalar functions on the host: 64 elements run together, those that do not take part in a
// statement are masked. Every operation is the block function that arrays use, so that each element
// gets the bits that it gets alone.
#include "provider/host/routines.h"
#include "provider/routine.h"
#include "value/convert.h"
#include "value/nan.h"

#include <algorithm>
#include <cstring>

namespace vitrine::host {

namespace {

constexpr int64_t kLanes = 64;
using Mask = uint64_t;

class ScalarBlock {
public:
    ScalarBlock(const RoutineRun& run, const ScalarProgram& program)
        : m_run(run), m_program(program), m_slots(program.slots.size() * kLanes) {
        for (const auto& [slot, bits] : program.constants)
            fill(slot, bits);
        for (std::size_t k = 0; k < program.parameters.size(); ++k)
            fill(program.parameters[k],
                 static_cast<uint64_t>(
                     run.geometry.sizes[sizes::kFields<sizes::ScalarFunction> + k]));
    }

    void compute(int64_t begin, int64_t end) {
        const auto lanes = static_cast<std::size_t>(end - begin);
        for (std::size_t k = 0; k < m_program.inputs.size(); ++k) {
            const std::size_t size = sizeOf(dtype(m_program.inputs[k]));
            std::memcpy(at(m_program.inputs[k]),
                        m_run.operands.inputs[k] + static_cast<std::size_t>(begin) * size,
                        lanes * size);
        }
        m_stopped = m_refused = 0;
        m_spent.fill(0);
        const Mask all = lanes == kLanes ? ~Mask{0} : (Mask{1} << lanes) - 1;
        m_all = all;
        region(m_program.main, all);
        store(begin, end);
    }

private:
    struct Loop {
        Mask broke = 0, continued = 0;
    };

    [[nodiscard]] DType dtype(int16_t slot) const {
        return m_program.slots[static_cast<std::size_t>(slot)].dtype;
    }
    std::byte* at(int16_t slot) {
        return reinterpret_cast<std::byte*>(&m_slots[static_cast<std::size_t>(slot) * kLanes]);
    }
    void fill(int16_t slot, uint64_t bits) {
        visitDType(dtype(slot), [&](auto tag) {
            std::memcpy(&tag, &bits, sizeof tag);
            std::fill_n(reinterpret_cast<decltype(tag)*>(at(slot)), kLanes, tag);
        });
    }
    /// The lanes of `mask` from what was computed for all.
    void take(int16_t slot, const void* from, Mask mask) {
        if (mask == m_all) {
            std::memcpy(at(slot), from, kLanes * sizeOf(dtype(slot)));
            return;
        }
        visitDType(dtype(slot), [&](auto tag) {
            using T = decltype(tag);
            T* to = reinterpret_cast<T*>(at(slot));
            const T* values = static_cast<const T*>(from);
            for (Mask left = mask; left; left &= left - 1) {
                const int l = __builtin_ctzll(left);
                to[l] = values[l];
            }
        });
    }
    Mask truths(int16_t slot, Mask mask) {
        const auto* flags = reinterpret_cast<const uint8_t*>(at(slot));
        Mask out = 0;
        for (Mask left = mask; left; left &= left - 1) {
            const int l = __builtin_ctzll(left);
            if (flags[l]) out |= Mask{1} << l;
        }
        return out;
    }
    Mask nans(int16_t slot, Mask mask) {
        Mask out = 0;
        const auto look = [&](const auto* values) {
            for (Mask left = mask; left; left &= left - 1) {
                const int l = __builtin_ctzll(left);
                if (values[l] != values[l]) out |= Mask{1} << l;
            }
        };
        if (dtype(slot) == DType::Double) look(reinterpret_cast<const double*>(at(slot)));
        if (dtype(slot) == DType::Single) look(reinterpret_cast<const float*>(at(slot)));
        return out;
    }
    void stop(Mask lanes) {
        lanes &= ~m_stopped;
        m_stopped |= lanes;
        m_refused |= lanes;
    }

    void apply(const ScalarStatement& s, Mask mask) {
        alignas(64) std::array<uint64_t, kLanes> result;
        const void* args[3] = {};
        for (std::size_t a = 0; a < 3 && s.args[a] >= 0; ++a)
            args[a] = at(s.args[a]);
        s.op->hostFor(s.compute)(args, result.data(), kLanes);
        take(s.to, result.data(), mask);
    }

    void region(int16_t number, Mask mask) {
        const Mask outer = std::exchange(m_returned, 0);
        run(m_program.regions[static_cast<std::size_t>(number)].body, mask, nullptr);
        m_returned = outer;
    }

    /// The lanes that go on behind the list.
    Mask run(const std::vector<ScalarStatement>& list, Mask mask, Loop* loop) {
        for (const ScalarStatement& s : list) {
            if (mask == 0) return 0;
            switch (s.kind) {
            case ScalarKind::Move:
                take(s.to, at(s.args[0]), mask);
                break;
            case ScalarKind::Convert: {
                alignas(64) std::array<uint64_t, kLanes> result;
                convertElements(dtype(s.args[0]), at(s.args[0]), dtype(s.to), result.data(),
                                kLanes);
                take(s.to, result.data(), mask);
                break;
            }
            case ScalarKind::Apply:
                apply(s, mask);
                break;
            case ScalarKind::If: {
                const Mask yes = truths(s.args[0], mask);
                mask = run(s.body, yes, loop) | run(s.otherwise, mask & ~yes, loop);
                break;
            }
            case ScalarKind::Loop:
                mask = repeat(s, mask);
                break;
            case ScalarKind::Break:
                loop->broke |= mask;
                return 0;
            case ScalarKind::BreakUnless: {
                const Mask stay = truths(s.args[0], mask);
                loop->broke |= mask & ~stay;
                mask = stay;
                break;
            }
            case ScalarKind::Continue:
                loop->continued |= mask;
                return 0;
            case ScalarKind::Call:
                region(s.region, mask);
                break;
            case ScalarKind::Return:
                m_returned |= mask;
                return 0;
            case ScalarKind::Stop:
                stop(mask);
                break;
            case ScalarKind::StopIf:
                stop(truths(s.args[0], mask));
                break;
            case ScalarKind::StopIfNew: {
                Mask fresh = nans(s.args[0], mask);
                for (std::size_t a = 1; a < 3 && s.args[a] >= 0; ++a)
                    fresh &= ~nans(s.args[a], mask);
                stop(fresh);
                break;
            }
            }
        }
        return mask;
    }

    Mask repeat(const ScalarStatement& s, Mask mask) {
        const auto budget = static_cast<uint64_t>(m_run.sizes<sizes::ScalarFunction>().budget);
        Loop loop;
        while (mask) {
            for (Mask left = mask & ~m_stopped; left; left &= left - 1) {
                const auto l = static_cast<std::size_t>(__builtin_ctzll(left));
                if (m_spent[l] >= budget)
                    m_stopped |= Mask{1} << l;
                else
                    ++m_spent[l];
            }
            loop.broke |= mask & m_stopped;
            mask = run(s.body, mask & ~m_stopped, &loop);
            mask |= std::exchange(loop.continued, 0);
        }
        return loop.broke;
    }

    void store(int64_t begin, int64_t end) {
        const DType to = m_program.container();
        const std::size_t size = sizeOf(to);
        const int64_t count = m_run.sizes<sizes::ScalarFunction>().elements;
        alignas(64) std::array<uint64_t, kLanes> result;
        const auto column = [&](std::size_t k) {
            return m_run.operands.outputs[0] +
                   static_cast<std::size_t>(begin + count * static_cast<int64_t>(k)) * size;
        };
        for (std::size_t k = 0; k < m_program.outputs.size(); ++k) {
            const int16_t slot = m_program.outputs[k];
            convertElements(dtype(slot), at(slot), to, result.data(), end - begin);
            if (to == DType::Double)
                canonicaliseNans(reinterpret_cast<double*>(result.data()), end - begin);
            if (to == DType::Single)
                canonicaliseNans(reinterpret_cast<float*>(result.data()), end - begin);
            std::memcpy(column(k), result.data(), static_cast<std::size_t>(end - begin) * size);
        }
        if (!m_program.canStop) return;
        std::array<double, kLanes> states{};
        for (std::size_t l = 0; l < kLanes; ++l) {
            const Mask bit = Mask{1} << l;
            states[l] = m_refused & bit ? 2 : m_stopped & bit ? 1 : 0;
        }
        convertElements(DType::Double, states.data(), to, column(m_program.outputs.size()),
                        end - begin);
    }

    const RoutineRun& m_run;
    const ScalarProgram& m_program;
    std::vector<uint64_t> m_slots;
    Mask m_all = 0, m_stopped = 0, m_refused = 0, m_returned = 0;
    std::array<uint64_t, kLanes> m_spent{};
};

} // namespace

void runScalarFunction(const RoutineRun& run) {
    const ScalarProgram& program = *run.program.routine.scalar;
    const int64_t count = run.sizes<sizes::ScalarFunction>().elements;
    const int64_t blocks = (count + kLanes - 1) / kLanes;
    const int64_t perTask = program.loops ? 4 : 64;
    const auto task = [&](int64_t t, unsigned) {
        ScalarBlock block(run, program);
        for (int64_t b = t * perTask; b < std::min(blocks, (t + 1) * perTask); ++b)
            block.compute(b * kLanes, std::min(count, (b + 1) * kLanes));
    };
    const int64_t tasks = (blocks + perTask - 1) / perTask;
    if (tasks <= 1)
        task(0, 0);
    else
        run.pool.parallelFor(tasks, task);
}

} // namespace vitrine::host
