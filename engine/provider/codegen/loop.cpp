// SPDX-License-Identifier: Apache-2.0
// Text of element-wise kernels with an inner loop. What iterations hand on lives in registers; an
// invocation works on several elements when they can share the blocks of a random stream or when
// their loads should overlap. The statements of one element follow those of another, with names of
// their own.
#include "provider/codegen/glsl_types.h"
#include "provider/codegen/kernel_text.h"

#include <algorithm>

namespace vitrine::codegen {

namespace {

constexpr const char* kComponents[] = {"x", "y", "z", "w"};

std::size_t at(int i) {
    return static_cast<std::size_t>(i);
}

class LoopText {
public:
    LoopText(KernelText& kernel, int width)
        : m_kernel(kernel), m_program(kernel.program()), m_lanes(at(width)), m_width(width) {
        for (const OutputInfo& o : m_program.outputs)
            m_roots.push_back(o.step);
        m_needed = neededSteps(m_program, m_program.body, m_roots);
        m_begin = at(m_program.loopBegin);
        m_end = at(m_program.loopEnd);
        m_counter = m_kernel.unique("t");
        findInPlace();
        findVisible();
    }

    std::string text() {
        Slots slots = m_kernel.slots(m_kernel.traits().workgroup);
        const std::string count = m_kernel.size(ArgumentKind::Count, "count");
        slots.text("COUNT", count)
            .text("WIDTH", std::to_string(m_width))
            .text("ITERATION", m_counter)
            .flag("ALONE", m_width == 1)
            .rows("LANE", lanes(count));
        std::string before, body, after;
        for (Lane& lane : m_lanes)
            before += statementsBefore(lane);
        findStreams();
        slots.text("TRIPS", m_kernel.word(ArgumentKind::Trips, "trips"));
        const std::vector<KernelText::Draw> draws = loopDraws();
        const auto counter = [&](int slot) { return m_streams[at(slot)]; };
        slots.rows("DRAW",
                   m_kernel.drawRows(draws, m_width, m_width == 1 ? "e" : "first", counter));
        for (std::size_t c = 0; c < m_lanes.size(); ++c)
            body += iterate(m_lanes[c], draws, c, count);
        slots.rows("STREAM", streamRows());
        for (std::size_t c = 0; c < m_lanes.size(); ++c)
            after += statementsAfter(m_lanes[c], c, count);
        slots.text("BEFORE", before).text("BODY", body).text("AFTER", after);
        return filledSkeleton("loop.glsl", slots);
    }

private:
    struct Lane {
        std::string index;
        Statements statements;
        std::vector<std::string> coordinates;
    };

    const Step& step(std::size_t i) const { return m_program.body[i]; }

    /// The elements of an invocation that has several.
    std::vector<Slots> lanes(const std::string& count) {
        std::vector<Slots> rows;
        if (m_width == 1) m_lanes[0].index = "e";
        for (int c = 0; m_width > 1 && c < m_width; ++c) {
            Lane& lane = m_lanes[at(c)];
            lane.index = m_kernel.unique("e" + std::to_string(c));
            const std::string place = "first + " + std::to_string(c);
            rows.emplace_back()
                .text("ELEMENT", lane.index)
                .text("PLACE", c == 0 ? "first" : "min(" + place + ", " + count + " - 1)");
        }
        return rows;
    }

    /// Is a step of the loop read after it?
    bool outlives(std::size_t i) const {
        for (std::size_t k = m_end; k < m_program.body.size(); ++k) {
            if (!m_needed[k]) continue;
            for (int16_t a : step(k).args) {
                if (a >= 0 && step(k).kind != StepKind::Ramp && at(a) == i) return true;
            }
            if (step(k).guard >= 0 && at(step(k).guard) == i) return true;
        }
        for (std::size_t r = 0; r < m_roots.size(); ++r) {
            if (at(m_roots[r]) == i && !m_program.outputs[r].perIteration) return true;
        }
        return false;
    }

    /// Is a step before the loop a variable of its own, read once: as a first value?
    bool isOwn(std::size_t i, DType t) const {
        const StepKind kind = step(i).kind;
        if (step(i).dtype != t || step(i).guard >= 0 ||
            (kind != StepKind::Load && kind != StepKind::Apply))
            return false;
        int uses = std::count(m_roots.begin(), m_roots.end(), static_cast<int16_t>(i)) > 0 ? 2 : 0;
        for (std::size_t k = 0; k < m_program.body.size(); ++k) {
            if (!m_needed[k] || step(k).kind == StepKind::Ramp) continue;
            for (int16_t a : step(k).args)
                uses += a >= 0 && at(a) == i;
            uses += step(k).guard >= 0 && at(step(k).guard) == i;
        }
        return uses == 1;
    }

    /// A carried variable takes its next value where that is computed when nothing reads the old
    /// one afterwards.
    void findInPlace() {
        m_inPlace.assign(m_program.carried.size(), false);
        for (std::size_t c = 0; c < m_program.carried.size(); ++c) {
            const CarriedInfo& info = m_program.carried[c];
            bool free = step(at(info.next)).kind != StepKind::Carried;
            for (std::size_t d = 0; d < m_program.carried.size(); ++d) {
                if (d == c) continue;
                free = free && m_program.carried[d].next != info.next &&
                       m_program.carried[d].next != info.step;
            }
            for (std::size_t k = at(info.next) + 1; k < m_end; ++k) {
                for (int16_t a : step(k).args)
                    free = free && a != info.step;
                free = free && step(k).guard != info.step;
            }
            m_inPlace[c] = free;
        }
    }

    /// A result that the loop itself computes gets its canonical NaN once, when it is stored, and
    /// not in each iteration, unless it can also be seen in another way.
    void findVisible() {
        std::vector<int16_t> others;
        for (int16_t r : m_roots) {
            const Step& s = step(at(r));
            const bool late = at(r) >= m_begin && at(r) < m_end && s.kind == StepKind::Apply &&
                              makesNan(m_program, m_program.body, s);
            if (!late) others.push_back(r);
        }
        m_visible = visibleSteps(m_program, m_program.body, others);
    }

    std::string storedValue(std::size_t i, const Lane& lane) const {
        int16_t r = m_roots[i];
        if (m_program.outputs[i].perIteration && beganWith(at(r))) r = carriedBehind(r);
        const std::string& value = lane.statements.values[at(r)];
        const bool late = !m_visible[at(r)] && makesNan(m_program, m_program.body, step(at(r)));
        return late ? "vt_canonical(" + value + ")" : value;
    }

    KernelText::Sources sources(const Lane& lane) {
        KernelText::Sources s;
        s.index = lane.index;
        s.linear = [this, index = lane.index](int slot) { return m_kernel.element(slot, index); };
        return s;
    }

    std::string declare(DType t, const std::string& name) const {
        return std::string(valueType(t)) + " " + name;
    }

    std::string statementsBefore(Lane& lane) {
        lane.statements.values.resize(m_program.body.size());
        KernelText::Sources from = sources(lane);
        m_kernel.declareCoordinates(m_program.body, m_needed, from, lane.statements.text);
        lane.coordinates = m_kernel.coordinateNames();
        m_results.assign(m_program.body.size(), "");
        m_kernel.emit(lane.statements, m_program.body, m_needed, m_visible, 0, m_begin, m_results,
                      from);
        std::string& text = lane.statements.text;
        std::vector<std::string>& values = lane.statements.values;
        for (const CarriedInfo& c : m_program.carried) {
            const Step& s = step(at(c.step));
            const std::size_t first = at(s.args[0]);
            if (isOwn(first, s.dtype)) {
                // A variable that nothing else reads goes on as the carried one.
                values[at(c.step)] = values[first];
                continue;
            }
            std::string name = s.name;
            if (name.empty()) name = step(at(c.next)).name;
            values[at(c.step)] = m_kernel.unique(name.empty() ? "carried" : name);
            const bool plain = values[first].find_first_of(" ([") == std::string::npos;
            text += declare(s.dtype, values[at(c.step)]) + " = " +
                    convertValue(step(first).dtype, s.dtype,
                                 plain ? values[first] : "(" + values[first] + ")") +
                    ";\n";
        }
        for (std::size_t i = m_begin; i < m_end; ++i) {
            if (!m_needed[i] || step(i).kind == StepKind::Carried || !outlives(i)) continue;
            bool carried = false;
            for (std::size_t c = 0; c < m_program.carried.size(); ++c)
                carried = carried || (m_inPlace[c] && at(m_program.carried[c].next) == i);
            if (carried) continue;
            // Its value must be seen outside: declared here, set in the loop.
            values[i] = m_kernel.unique(step(i).name.empty() ? "last" : step(i).name);
            text += declare(step(i).dtype, values[i]) + ";\n";
        }
        return std::exchange(text, {});
    }

    /// The random streams that the loop draws from have running counters.
    void findStreams() {
        m_streams.assign(m_program.randoms.size(), "");
        m_counters.assign(m_program.randoms.size(), "");
        for (std::size_t i = m_begin; i < m_end; ++i) {
            if (!m_needed[i] || step(i).kind != StepKind::Random) continue;
            const int slot = step(i).slot;
            if (!m_streams[at(slot)].empty()) continue;
            m_streams[at(slot)] = m_kernel.unique("stream" + std::to_string(slot));
            m_counters[at(slot)] = m_kernel.streamArgument(slot, ArgumentKind::RandomCounter,
                                                           "counter", "uvec2", true);
        }
    }

    std::vector<Slots> streamRows() {
        std::vector<Slots> rows;
        for (std::size_t slot = 0; slot < m_streams.size(); ++slot) {
            if (m_streams[slot].empty()) continue;
            rows.emplace_back()
                .text("NAME", m_streams[slot])
                .text("COUNTER", m_counters[slot])
                .text("STEP",
                      m_kernel.streamArgument(static_cast<int>(slot), ArgumentKind::RandomAdvance,
                                              "advance", "uvec2", true));
        }
        return rows;
    }

    std::vector<KernelText::Draw> loopDraws() {
        std::vector<KernelText::Draw> draws;
        for (KernelText::Draw& d : m_kernel.sharedDraws(m_program.body, m_roots)) {
            if (m_program.inLoop(d.step)) draws.push_back(std::move(d));
        }
        return draws;
    }

    /// Statement for an output; an element past the end is none.
    std::string store(std::size_t i, const Lane& lane, std::size_t c, const std::string& count,
                      const std::string& place) {
        const std::string guard =
            c == 0 ? "" : "if (first + " + std::to_string(c) + " < " + count + ") ";
        return guard + m_kernel.store(static_cast<int>(i), place, storedValue(i, lane));
    }

    /// Is a step a value that the iteration begins with, under whatever name?
    bool beganWith(std::size_t i) const {
        return step(at(carriedBehind(static_cast<int16_t>(i)))).kind == StepKind::Carried;
    }

    int16_t carriedBehind(int16_t i) const {
        while (step(at(i)).kind == StepKind::Convert &&
               step(at(step(at(i)).args[0])).dtype == step(at(i)).dtype)
            i = step(at(i)).args[0];
        return i;
    }

    /// Stores of this iteration: what it began with, or what it computed.
    std::string storesOfIteration(bool begin, const Lane& lane, std::size_t c,
                                  const std::string& count) {
        std::string text;
        for (std::size_t i = 0; i < m_roots.size(); ++i) {
            if (!m_program.outputs[i].perIteration || beganWith(at(m_roots[i])) != begin) continue;
            text += store(i, lane, c, count, lane.index + " + " + count + " * " + m_counter);
        }
        return text;
    }

    std::string iterate(Lane& lane, const std::vector<KernelText::Draw>& draws, std::size_t c,
                        const std::string& count) {
        KernelText::Sources from = sources(lane);
        from.iteration = m_counter;
        from.counter = [this](int slot) { return m_streams[at(slot)]; };
        from.random = [&](std::size_t i) {
            for (const KernelText::Draw& d : draws) {
                if (d.step == i) return m_width == 1 ? d.vector : d.vector + "." + kComponents[c];
            }
            return std::string();
        };
        m_kernel.restoreCoordinates(lane.coordinates);
        std::vector<std::string>& values = lane.statements.values;
        m_results.assign(m_program.body.size(), "");
        for (std::size_t i = m_begin; i < m_end; ++i) {
            if (step(i).kind != StepKind::Carried) m_results[i] = values[i];
        }
        for (std::size_t k = 0; k < m_program.carried.size(); ++k) {
            const CarriedInfo& info = m_program.carried[k];
            if (m_inPlace[k]) m_results[at(info.next)] = values[at(info.step)];
        }
        std::string& text = lane.statements.text;
        text += storesOfIteration(true, lane, c, count);
        m_kernel.emit(lane.statements, m_program.body, m_needed, m_visible, m_begin, m_end,
                      m_results, from);
        text += storesOfIteration(false, lane, c, count);
        // Those that take another's old value first, through a copy.
        std::vector<std::pair<std::string, std::string>> moves;
        for (std::size_t k = 0; k < m_program.carried.size(); ++k) {
            const CarriedInfo& info = m_program.carried[k];
            if (m_inPlace[k]) continue;
            std::string value = values[at(info.next)];
            if (step(at(info.next)).kind == StepKind::Carried) {
                const std::string before = m_kernel.unique("before");
                text += declare(step(at(info.next)).dtype, before) + " = " + value + ";\n";
                value = before;
            }
            moves.emplace_back(values[at(info.step)], value);
        }
        for (const auto& [to, value] : moves)
            text += to + " = " + value + ";\n";
        return std::exchange(text, {});
    }

    std::string statementsAfter(Lane& lane, std::size_t c, const std::string& count) {
        KernelText::Sources from = sources(lane);
        m_kernel.restoreCoordinates(lane.coordinates);
        m_results.assign(m_program.body.size(), "");
        m_kernel.emit(lane.statements, m_program.body, m_needed, m_visible, m_end,
                      m_program.body.size(), m_results, from);
        std::string text = std::exchange(lane.statements.text, {});
        for (std::size_t i = 0; i < m_roots.size(); ++i) {
            if (!m_program.outputs[i].perIteration) text += store(i, lane, c, count, lane.index);
        }
        return text;
    }

    KernelText& m_kernel;
    const Program& m_program;
    std::vector<Lane> m_lanes;
    int m_width;
    std::vector<int16_t> m_roots;
    std::vector<bool> m_needed;
    std::vector<bool> m_visible;
    std::size_t m_begin = 0, m_end = 0;
    std::string m_counter;
    std::vector<bool> m_inPlace;         ///< of each carried value
    std::vector<std::string> m_streams;  ///< running counters, "" where a stream is not the loop's
    std::vector<std::string> m_counters; ///< what they begin with
    std::vector<std::string> m_results;
};

} // namespace

int loopWidth(const Program& program, bool sharedDraws) {
    bool draws = false;
    bool single = false;
    bool loads = false;
    std::size_t widest = 0;
    for (std::size_t i = 0; i < program.body.size(); ++i) {
        if (!program.inLoop(i)) continue;
        const Step& s = program.body[i];
        if (s.kind == StepKind::Random &&
            program.randoms[at(s.slot)] != RandomDistribution::Integer) {
            draws = true;
            single = single || s.dtype == DType::Single;
        }
        if (s.kind == StepKind::Load && program.inputs[at(s.slot)].advances) {
            loads = true;
            widest = std::max(widest, sizeOf(program.inputs[at(s.slot)].dtype));
        }
    }
    if (sharedDraws && draws) return single ? 4 : 2;
    if (loads) return widest == 8 ? 2 : 4;
    return 1;
}

std::string loopMain(KernelText& kernel, int width) {
    return LoopText(kernel, width).text();
}

} // namespace vitrine::codegen
